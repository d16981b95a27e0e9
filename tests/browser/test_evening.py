"""Evenings at the page: alone with bots, with friends on phones, by keyboard, on one device, over a restart."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PAGE, Open, Visitor
from tests.server.conftest import Running


def test_a_stranger_plays_a_whole_game_against_bots(visit: Open) -> None:
    ada = visit()
    ada.go("/").shot("lobby")
    ada.open("lupusburg", "Ada")
    ada.shot("waiting-room")
    ada.click("start")
    ada.at("choice").first.wait_for()
    ada.shot("laying")
    ada.play_by_itself(1)
    ada.page.wait_for_function("document.documentElement.dataset.light === 'night'")
    ada.shot("night")
    ada.until_over()
    ada.shot("result")
    ada.click("verify")
    expect(ada.at("verified").first).to_be_visible()
    # looked at again, then played again
    with ada.context.expect_page() if False else ada.page.expect_navigation(url=re.compile(r"/r/\w+")):
        ada.click("replay")
    expect(ada.at("replay-view").first).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    ada.click("replay-last")
    expect(ada.at("log").first).to_be_visible()
    ada.shot("replay")
    ada.page.go_back()
    ada.click("rematch")
    ada.at("choice").first.wait_for()
    expect(ada.at("result")).to_have_count(0)


def test_friends_with_a_phone_a_reload_and_a_keyboard(visit: Open) -> None:
    """Four people in browsers of their own play one whole game; each in their own way."""
    ada, bea, carlo, dino = visit(language="it-IT"), visit(phone=True), visit(), visit()
    code = ada.open("lupusburg", "Ada")
    for visitor, name in ((bea, "Bea"), (carlo, "Carlo"), (dino, "Dino")):
        visitor.sit(code, name)
    bea.shot("phone-waiting-room")
    ada.click("start")
    for visitor in (ada, bea, carlo, dino):
        visitor.at("prompt").first.wait_for()
    ada.play_by_itself(11)
    bea.play_by_itself(12)
    carlo.play_by_itself(13)
    reloaded = shot = False
    deadline = time.monotonic() + 240
    while not over(dino):
        assert time.monotonic() < deadline, "the game does not end"
        by_keyboard(dino)
        if not reloaded and day(carlo):
            before = carlo.page.locator("#prompt").inner_text()
            carlo.page.reload()
            carlo.at("prompt").first.wait_for()
            assert carlo.page.locator("#prompt").inner_text().split("\n")[0] != "" or before == ""
            carlo.play_by_itself(14)
            reloaded = True
        if not shot and day(bea):
            bea.shot("phone-day")
            assert bea.sideways() <= 0
            shot = True
    assert reloaded
    for visitor in (ada, bea, carlo, dino):
        visitor.until_over()
    bea.shot("phone-result")
    assert bea.sideways() <= 0
    ends = {tuple(last(visitor, "table")["scene"]["result"][0].items().__iter__().__next__()) for visitor in (ada, bea)}
    assert len(ends) == 1
    assert ada.page.evaluate("document.documentElement.lang") == "it"


def over(visitor: Visitor) -> bool:
    return bool(visitor.at("result").count())


def day(visitor: Visitor) -> bool:
    light: str = visitor.page.evaluate("document.documentElement.dataset.light || ''")
    return light == "day" and visitor.page.evaluate("(window.covoClicks || 0) > 3")


def last(visitor: Visitor, kind: str) -> dict[str, Any]:
    return next(frame for text in reversed(visitor.frames) if (frame := json.loads(text))["t"] == kind)


def by_keyboard(visitor: Visitor) -> None:
    """Answer what is asked, if anything, with Tab and Enter alone."""
    page = visitor.page
    focused = "document.activeElement?.dataset?.testid ?? ''"
    if not page.locator("[data-testid=choice]:not([disabled]):not([aria-pressed=true])").count():
        page.wait_for_timeout(100)
        return
    for wanted in ("choice", "confirm"):
        if wanted == "confirm" and not page.locator("[data-testid=confirm]:not([disabled])").count():
            return
        for _ in range(60):
            if page.evaluate(focused) == wanted:
                page.keyboard.press("Enter")
                page.wait_for_timeout(50)
                break
            page.keyboard.press("Tab")


def test_what_is_not_offered_says_why_and_opens_the_rule(visit: Open) -> None:
    ada = visit()
    ada.open("lupusburg", "Ada")
    ada.click("start")
    ada.at("choice").first.wait_for()
    other = ada.page.locator("[data-place='1R'], [data-place='1L']").first
    other.click(force=True)
    toast = ada.at("toasts").first
    ada.page.wait_for_timeout(300)
    ada.click("why")
    rules = ada.at("rules").first
    expect(rules).to_contain_text("LBG-")
    assert toast is not None


def test_the_language_changes_while_one_plays(visit: Open) -> None:
    ada = visit()
    ada.open("lupusburg", "Ada")
    ada.click("start")
    prompt = ada.at("prompt").first
    expect(prompt).to_contain_text("In which of your two houses")
    ada.click("language-it")
    expect(prompt).to_contain_text("In quale delle tue due case")
    ada.click("language-en")
    expect(prompt).to_contain_text("In which of your two houses")


def test_a_restarted_server_is_found_again_without_a_reload(visit: Open, quick_table: Running) -> None:
    ada = visit()
    ada.open("conclave", "Ada")
    ada.click("start")
    ada.at("choice").first.wait_for()
    ada.page.evaluate("window.covoSame = true")
    port, url = quick_table.port, quick_table.url
    quick_table.stop()
    ada.at("lost").first.wait_for()
    ada.shot("connection-lost")
    again = Running(url, tempo=0.1, page=PAGE, port=port)
    try:
        ada.at("lost").first.wait_for(state="detached", timeout=40_000)
        ada.play_by_itself(5)
        ada.until_over()
        assert ada.page.evaluate("window.covoSame") is True, "nobody had to reload"
    finally:
        again.stop()
    ada.troubles.clear()  # a browser tells of every connection it could not make


def test_two_tabs_of_one_seat_show_the_same(visit: Open) -> None:
    ada = visit()
    ada.open("conclave", "Ada")
    ada.click("start")
    ada.at("choice").first.wait_for()
    second = ada.context.new_page()
    second.goto(ada.page.url)
    second.get_by_test_id("choice").first.wait_for()
    ada.play_by_itself(3)
    expect(second.get_by_test_id("result").first).to_be_visible(timeout=60_000)
    ada.until_over()


def test_an_unknown_table_is_a_plain_message_and_a_way_home(visit: Open) -> None:
    ada = visit().go("/t/zzzzzz")
    expect(ada.page.locator("body")).to_contain_text(re.compile("no table|There is no", re.IGNORECASE))
    ada.page.get_by_role("link").first.click()
    expect(ada.at("game-lupusburg").first).to_be_visible()
    ada.troubles.clear()
