"""What a screen reader or a keyboard needs of the page, as far as axe-core can tell by looking."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import ROOT, Open, Visitor

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK: Final = """
async () => (await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "best-practice"] })).violations.map(
  (one) => ({ id: one.id, where: one.nodes.map((node) => node.html) })
)
"""


def violations(visitor: Visitor) -> Any:
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(AXE.read_text("utf-8"))
    return visitor.page.evaluate(LOOK)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["lupusburg", "fuga", "lupin", "rogue"])
def test_nothing_stands_in_the_way(visit: Open, game: str, phone: bool) -> None:
    """In the lobby, the waiting room and at the table, with a question on the table."""
    ada = visit(phone=phone, language="it-IT" if phone else "en-GB")
    ada.go("/").at(f"game-{game}").first.wait_for()
    assert violations(ada) == []
    ada.open(game, "Ada")
    ada.at("start").first.wait_for()
    assert violations(ada) == []
    ada.click("start")
    ada.at("prompt").first.wait_for()
    assert violations(ada) == []


def test_axe_would_tell(visit: Open) -> None:
    ada = visit().go("/")
    ada.at("game-lupusburg").first.wait_for()
    ada.page.evaluate("document.body.append(document.createElement('button'))")
    assert "button-name" in [one["id"] for one in violations(ada)]
