"""A page about many games: one file with pictures that opens anywhere, without a network."""

from covo.lab.report.page import write

__all__ = ["write"]
