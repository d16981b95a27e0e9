"""Covo: a table for board games with secrets."""

__version__ = "0.1.0"
