"""The lab's report in a real browser without a network: nothing is fetched, nothing is wider than a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from covo.lab.report import write
from tests.browser.conftest import DESKTOP, PHONE
from tests.lab.test_report import ROWS, SETUP


@pytest.mark.parametrize(("size", "light"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_the_report_opens_offline(browser: Browser, tmp_path: Path, size: ViewportSize, light: str) -> None:
    file = tmp_path / "report.html"
    write(file, SETUP, ROWS, "it")
    dark = light == "dark"
    context = browser.new_context(viewport=size, offline=True, color_scheme="dark" if dark else "light")
    page = context.new_page()
    asked: list[str] = []
    told: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition(",")[0]))
    page.on("console", lambda message: told.append(message.text))
    page.goto(file.as_uri())
    assert {url for url in asked if not url.startswith("data:image/svg+xml")} == {file.as_uri()}
    assert told == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("h2").all_inner_texts()[0] == "È equo?"
    board = page.locator(".board").first.bounding_box()
    chart = page.locator("section svg").first.bounding_box()
    assert board is not None
    assert chart is not None
    assert board["width"] > 250
    assert chart["x"] >= 0
    assert chart["x"] + chart["width"] <= size["width"]
    ground, ink = page.evaluate(
        "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"
    )
    assert (sum(map(int, ground[4:-1].split(", "))) < sum(map(int, ink[4:-1].split(", ")))) is dark
    page.locator("summary").first.click()
    assert page.locator("table").first.is_visible()
    context.close()
