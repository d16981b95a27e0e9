"""docs/adding-a-game.md tells the truth about the game it teaches with."""

from __future__ import annotations

import re
from pathlib import Path


def test_the_tutorial_quotes_the_code_as_it_is() -> None:
    root = Path(__file__).parents[2]
    folders = (root / "src/covo/games/conclave", root / "tests/conclave")
    sources = [path.read_text("utf-8") for folder in folders for path in folder.glob("*.py")]
    quotes = re.findall(r"```python\n(.*?)```", (root / "docs/adding-a-game.md").read_text("utf-8"), re.DOTALL)
    assert len(quotes) > 4
    assert [quote for quote in quotes if not any(quote in source for source in sources)] == []
