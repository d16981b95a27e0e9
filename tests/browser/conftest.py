"""The page in a real Chromium against a real server. No Chromium or no page is a failure, never a skip."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, sync_playwright

from tests.server.conftest import Running
from tools import browser as chromium

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "dist"
SHOTS = ROOT / "build" / "screenshots"  # what a run has to show, for whoever wants to look
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

# Plays whatever the page asks, by clicking its buttons: a random choice, then the confirmation; but for some moves.
CLICKER = """
([seed, but]) => {
  let state = seed * 2654435761 % 4294967296;
  const random = (n) => { state = (1664525 * state + 1013904223) % 4294967296; return Math.floor(state / 4294967296 * n); };
  window.covoClicks = 0;
  window.covoClicker = setInterval(() => {
    const confirm = document.querySelector('[data-testid=confirm]:not([disabled])');
    if (confirm) { confirm.click(); window.covoClicks++; return; }
    const choices = [...document.querySelectorAll('[data-testid=choice]:not([disabled])')].filter((one) => !but.includes(one.dataset.move));
    if (choices.length === 0 || choices.some((one) => one.getAttribute('aria-pressed') === 'true')) return;
    choices[random(choices.length)].click();
    window.covoClicks++;
  }, 120);
}
"""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium.find()
    if found is None:
        pytest.fail("no Chromium: python tools/browser.py finds or installs one (make test does)")
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: make web (make test does)")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def quick_table(tmp_path: Path) -> Iterator[Running]:
    """A table whose clocks and bots run ten times as fast."""
    server = Running(f"sqlite:///{tmp_path / 'covo.db'}", tempo=0.1, page=PAGE)
    yield server
    server.stop()


Open = Callable[..., "Visitor"]


class Visitor:
    """One person with a browser of their own."""

    def __init__(self, context: BrowserContext, server: Running) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.home = f"http://127.0.0.1:{server.port}"
        self.frames: list[str] = []  # every text the server sent over a socket
        self.troubles: list[str] = []  # what the page complained about
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda line: self.troubles.append(line.text) if line.type == "error" else None)
        self.page.set_default_timeout(20_000)

    def _listen(self, socket: WebSocket) -> None:
        def keep(payload: str | bytes) -> None:
            self.frames.append(payload if isinstance(payload, str) else payload.decode())

        socket.on("framereceived", keep)

    def go(self, path: str) -> Visitor:
        self.page.goto(self.home + path)
        return self

    def at(self, testid: str) -> Any:
        return self.page.get_by_test_id(testid)

    def click(self, testid: str) -> None:
        self.at(testid).first.click()

    def open(self, game: str, name: str) -> str:
        """Open a table from the lobby, as a stranger would: its code."""
        self.go("/").click(f"game-{game}")
        self.at("name").first.fill(name)
        self.click("open")
        self.page.wait_for_url(re.compile(r"/t/\w+"))
        return self.page.url.split("/t/")[1].split("#")[0].split("?")[0]

    def sit(self, code: str, name: str) -> None:
        self.go(f"/t/{code}")
        self.at("name").first.fill(name)
        self.click("sit")
        self.at("sit").first.wait_for(state="detached")

    def play_by_itself(self, seed: int, but: tuple[str, ...] = ()) -> None:
        self.page.evaluate(CLICKER, [seed, but])

    def until_over(self, patience: float = 120) -> None:
        self.at("result").first.wait_for(timeout=patience * 1000)

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def sideways(self) -> int:
        """By how many pixels the page is wider than the screen."""
        wider: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return wider


@pytest.fixture
def visit(browser: Browser, quick_table: Running) -> Iterator[Open]:
    visitors: list[Visitor] = []

    def open_one(*, phone: bool = False, language: str = "en-GB") -> Visitor:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]  # two numbers are a size
            has_touch=phone,
            locale=language,
            reduced_motion="reduce",
        )
        visitors.append(Visitor(context, quick_table))
        return visitors[-1]

    yield open_one
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.context.close()
    assert troubles == [], "the page complained"
