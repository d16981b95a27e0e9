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
    ada.page.get_by_text("Were the dice fair?").last.click()
    ada.click("verify")
    expect(ada.at("verified").first).to_be_visible()
    # looked at again, then played again
    ada.click("replay")
    ada.page.wait_for_url(re.compile(r"/r/\w+"))
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
            known = last(carlo, "table")["scene"]["notes"]
            carlo.page.reload()
            carlo.at("prompt").first.wait_for()
            assert last(carlo, "table")["scene"]["notes"][: len(known)] == known
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
    assert last(ada, "table")["scene"]["result"] == last(dino, "table")["scene"]["result"]
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


def test_what_is_not_offered_says_why_and_opens_the_rule(visit: Open, quick_table: Running) -> None:
    ada = visit()
    table = quick_table.open(game="lupusburg", seats=5, pace="none")
    ada.go(f"/t/{table['code']}#{table['token']}")
    ada.click("start")
    ada.click("choice")
    ada.click("confirm")
    ada.page.wait_for_function("document.documentElement.dataset.light === 'night'")
    role = str(last(ada, "table")["scene"]["notes"])
    if "note-citizens" not in role:  # whoever is called has other houses to choose from: their own are not offered
        ada.page.locator("[data-place='0R'], [data-target='0R']").first.click(force=True)
    else:
        ada.page.locator("[data-place='1R']").first.click(force=True)
    toast = ada.at("toasts").first
    expect(toast).to_contain_text("LBG-")
    ada.shot("why-not")
    toast.get_by_role("button").first.click()
    expect(ada.at("rules").first).to_contain_text("LBG-")
    ada.shot("rule")


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


def test_several_people_on_one_device_see_nothing_of_each_other(visit: Open) -> None:
    ada = visit(phone=True)
    ada.go("/").click("game-conclave")
    ada.at("name").first.fill("Ada")
    for name in ("Bea", "Carlo"):
        ada.click("hotseat-add")
        ada.at("hotseat-name").last.fill(name)
    ada.click("open")
    ada.click("start")
    shown: list[str] = []
    deadline = time.monotonic() + 90
    while not over(ada):
        assert time.monotonic() < deadline, "the game does not end"
        if ada.at("pass-device").count():
            cover = ada.at("pass-device").first
            assert not ada.page.locator("[data-testid=prompt], [data-testid=log], [data-testid=yours]").count()
            shown.append(cover.inner_text())
            if len(shown) == 2:
                ada.shot("pass-the-device")
            ada.click("pass-ready")
        elif ada.page.locator("[data-testid=confirm]:not([disabled])").count():
            ada.click("confirm")
        elif ada.page.locator("[data-testid=choice]:not([disabled])").count():
            ada.click("choice")
        ada.page.wait_for_timeout(60)
    for name in ("Ada", "Bea", "Carlo"):
        assert any(name in text for text in shown), f"the device was never passed to {name}"
    ada.shot("hot-seat-result")


def test_a_vote_is_taken_back_and_the_table_paused(visit: Open, quick_table: Running) -> None:
    ada, bea = visit(), visit(phone=True)
    table = quick_table.open(game="conclave", seats=3, pace="none", others=["Bea", "Carlo"])
    ada.go(f"/t/{table['code']}#{table['token']}")
    bea.go(f"/t/{table['code']}#{table['others'][0]['token']}")
    ada.click("start")
    ada.click("choice")
    ada.click("confirm")
    ada.at("choice").first.wait_for(state="detached")
    ada.click("undo")
    ada.at("choice").first.wait_for()
    ada.click("menu")
    ada.click("pause")
    bea.click("agree")
    expect(ada.at("paused").first).to_be_visible()
    expect(bea.at("paused").first).to_be_visible()
    bea.shot("phone-paused")
    bea.click("resume")
    expect(ada.at("paused")).to_have_count(0)
    ada.at("choice").first.wait_for()


def test_a_claim_is_read_by_others_in_their_language(visit: Open, quick_table: Running) -> None:
    ada, bea = visit(), visit(language="it-IT")
    table = quick_table.open(game="lupusburg", seats=4, pace="none", others=["Bea"])
    ada.go(f"/t/{table['code']}#{table['token']}")
    bea.go(f"/t/{table['code']}#{table['others'][0]['token']}")
    ada.click("start")
    for visitor in (ada, bea):
        visitor.at("prompt").first.wait_for()
        visitor.play_by_itself(7, but=("ready",))
    for visitor in (ada, bea):
        visitor.page.locator("[data-move=ready]").first.wait_for()
    ada.click("tab-talk")
    ada.click("claim-open")
    ada.click("claim-kind")
    ada.click("claim-choice")
    bea.click("tab-talk")
    expect(bea.at("talk").first).to_contain_text(re.compile("Ada (sospetta|si fida|dice)"))
    bea.shot("claims-it")


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
