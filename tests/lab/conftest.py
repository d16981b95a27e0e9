"""`run` as for the commands, and a game in the box that only tests have."""

from __future__ import annotations

import pytest

import covo.cli.app  # the commands keep the box they first saw: the real one
import covo.games
from tests.cli.conftest import run

__all__ = ["coin", "run"]


@pytest.fixture
def coin(monkeypatch: pytest.MonkeyPatch) -> str:
    """In this process only, so with one worker."""
    box = {**covo.games.packages(), "coin": "tests.lab.coin"}
    monkeypatch.setattr(covo.games, "packages", lambda: box)
    return "coin"
