"""What people do at a table besides playing: take back, pause, go away, claim, ask why, play again, look back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from random import Random
from typing import Any

import pytest

from covo import games
from covo.kernel import CHANCE, Match, Move, parse, replay
from covo.server import dice
from covo.server.consent import Consent, own_last, unnoticed
from covo.server.desk import PAD
from tests.server.conftest import Player, Running

Run = Callable[[Any], Any]
NAMES = ("Ada", "Bea", "Carlo")


@asynccontextmanager
async def conclave(server: Running, people: int = 3, **wanted: Any) -> Any:
    """A table of Conclave with three chairs, so many of them people, started; all have the first ballot before them."""
    table = server.open(**{"game": "conclave", "seats": 3, "pace": "none"} | wanted)
    tokens = [table["token"], *(server.sit(table["code"], name)["token"] for name in NAMES[1:people])]
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(server.player(table["code"], token)) for token in tokens]
        for player in players:
            await player.next("lobby")
        await players[0].send(t="start")
        for player in players:
            await player.until(lambda player: bool(player.table.get("question")))
        yield table["code"], tokens, players


def log(server: Running, code: str) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(server.url.removeprefix("sqlite:///"))) as database:
        return database.execute("select seat, move from plies where code = ? order by ply", (code,)).fetchall()


# ── Undo ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_secret_vote_is_taken_back_without_asking(running: Running, run: Run) -> None:
    async def evening() -> None:
        async with conclave(running) as (code, _, (ada, bea, _)):
            assert ada.table["undo"] is False
            await ada.play("name 1")
            await ada.until(lambda _: ada.table["question"] is None)
            assert ada.table["undo"] is True
            await ada.send(t="undo")
            await ada.until(lambda _: ada.table["question"] is not None)
            await ada.play("abstain")
            await ada.until(lambda _: ada.table["question"] is None)
            assert [line for seat, line in log(running, code) if seat == 0] == ["name 1", "/undo 1", "abstain"]
            assert bea.lobby["proposal"] is None

    run(evening())


def test_a_move_others_have_seen_is_taken_back_if_all_agree(running: Running, run: Run) -> None:
    async def evening() -> None:
        async with conclave(running) as (_, _, (ada, bea, carlo)):
            await ada.play("name 1")
            await bea.until(lambda _: not bea.table["scene"]["chairs"][0].get("awaited"))
            await bea.play("name 2")  # since then somebody has moved
            await bea.until(lambda _: bea.table["question"] is None)
            await ada.until(lambda _: not ada.table["scene"]["chairs"][1].get("awaited"))
            await ada.send(t="undo")
            await carlo.until(lambda _: bool(carlo.lobby["proposal"]))
            assert carlo.lobby["proposal"] == {"what": "undo", "by": 0, "seat": 0, "open": [1, 2]}
            await carlo.send(t="agree", yes=True)
            await ada.until(lambda _: ada.lobby["proposal"] is not None and ada.lobby["proposal"]["open"] == [1])
            assert ada.table["question"] is None
            await bea.send(t="agree", yes=True)
            await ada.until(lambda _: ada.table["question"] is not None)
            await bea.until(lambda _: bea.table["question"] is not None)  # her vote came after his
            assert bea.table["first"] == 0
            assert bea.lobby["proposal"] is None

    run(evening())


def test_one_no_is_enough_and_a_new_move_ends_the_asking(running: Running, run: Run) -> None:
    async def evening() -> None:
        async with conclave(running) as (_, _, (ada, bea, carlo)):
            await ada.play("name 1")
            await bea.until(lambda _: not bea.table["scene"]["chairs"][0].get("awaited"))
            await bea.play("name 2")
            await ada.until(lambda _: not ada.table["scene"]["chairs"][1].get("awaited"))
            await ada.send(t="undo")
            await carlo.until(lambda _: bool(carlo.lobby["proposal"]))
            await carlo.send(t="agree", yes=False)
            await ada.until(lambda _: ada.lobby["proposal"] is None)
            assert ada.table["question"] is None
            await ada.send(t="undo")
            await carlo.until(lambda _: bool(carlo.lobby["proposal"]))
            await carlo.play("name 0")
            await ada.until(lambda _: len(ada.events) > 1)
            await carlo.send(t="agree", yes=True)  # to nothing
            await ada.send(t="look", thing="seat1")
            await ada.next("looked")
            assert ada.table["question"] is not None, "the second ballot goes on"

    run(evening())


def test_dice_after_an_undo_fall_as_before(running: Running, run: Run) -> None:
    """Nobody fishes for better luck."""
    table = running.open(game="lupusburg", seats=4, pace="none")

    async def evening() -> list[tuple[int, str]]:
        async with running.player(table["code"], table["token"]) as ada:
            await ada.next("lobby")
            await ada.send(t="start")
            await ada.until(lambda _: bool(ada.table.get("question")))
            for side in ("L", "L"):
                await ada.play(f"chest {side}")
                await ada.until(lambda _: any(event["kind"] == "dealt" for event in ada.events))
                await ada.send(t="undo")  # against bots nobody has to be asked
                await ada.until(lambda _: (ada.table["question"] or {"moves": [""]})["moves"][0].startswith("chest"))
            return log(running, table["code"])

    lines = run(evening())
    undone = [at for at, (_, line) in enumerate(lines) if line.startswith("/undo ")]
    assert len(undone) == 2
    before, after = lines[: undone[0]], lines[undone[0] + 1 : undone[1]]
    deals = [[line for seat, line in part if seat == CHANCE] for part in (before, after)]
    fell = min(map(len, deals))  # how many had fallen when the undo came
    assert fell > 0
    assert deals[0][:fell] == deals[1][:fell]


def test_there_is_nothing_to_take_back_at_first_nor_for_a_watcher(running: Running, run: Run) -> None:
    async def evening() -> None:
        async with conclave(running) as (code, _, (ada, *_)), running.player(code, None) as watcher:
            await ada.send(t="undo")
            assert (await ada.next("problem"))["why"] == "nothing-to-undo"
            await watcher.send(t="undo")
            assert (await watcher.next("problem"))["why"] == "not-yours"

    run(evening())


def test_what_counts_as_unnoticed() -> None:
    game = games.load("lupusburg")
    match = Match(game, 4)
    assert own_last(match, 0) is None
    assert unnoticed(game, match.state, 0, Move("chest", "L"), "seed")
    match.play(0, Move("chest", "L"))
    assert own_last(match, 0) == 0
    for seat in (1, 2, 3):
        match.play(seat, Move("chest", "R"))
    match.play(CHANCE, Move("deal", 2, 1))
    while match.state.night:
        for ask in match.state.asks:
            match.play(ask.seat, ask.moves[-1])
    assert not unnoticed(game, match.state, 0, Move("pass"), "seed"), "all see what the mayor does"


def test_consent_of_those_who_are_asked_alone() -> None:
    consent = Consent()
    assert consent.propose("pause", 0, 0, {0, 1, 2})
    assert consent.answer(3, True) is None
    assert consent.proposal is not None
    assert consent.answer(1, True) is None
    done = consent.answer(2, True)
    assert done is not None
    assert done.what == "pause"
    assert consent.proposal is None
    assert not consent.propose("pause", 0, 0, {0})
    consent.propose("undo", 0, 0, {0, 1})
    assert consent.answer(0, False) is None
    assert consent.proposal is None, "withdrawn"


# ── Pause ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_pause_stops_clocks_and_moves_till_somebody_goes_on(database: str, run: Run) -> None:
    server = Running(database, tempo=0.02)  # 120 s for a ballot become 2.4

    async def evening() -> None:
        async with conclave(server, pace="printed") as (_, _, (ada, bea, carlo)):
            await ada.send(t="pause", on=True)
            for person in (bea, carlo):
                await person.until(lambda person: bool(person.lobby["proposal"]))
                await person.send(t="agree", yes=True)
            await ada.until(lambda _: ada.lobby["paused"])
            await ada.until(lambda _: ada.table["clock"]["stopped"])
            await ada.play("abstain")
            assert (await ada.next("refused"))["why"] == "paused"
            await asyncio.sleep(3)
            await ada.send(t="look", thing="seat1")
            await ada.next("looked")
            assert ada.table["question"] is not None, "no clock has run out"
            await carlo.send(t="pause", on=False)
            await ada.until(lambda _: not ada.lobby["paused"])
            await ada.until(lambda _: ada.table["question"] is not None and not ada.table["clock"]["stopped"])
            await ada.play("abstain")
            await ada.until(lambda _: ada.table["question"] is None)

    try:
        run(evening())
    finally:
        server.stop()


def test_a_paused_table_is_paused_after_a_restart(database: str, run: Run) -> None:
    first = Running(database)

    async def pause() -> tuple[str, str]:
        async with conclave(first, people=1) as (code, tokens, (ada,)):
            await ada.send(t="pause", on=True)  # alone, nobody has to be asked
            await ada.until(lambda _: ada.lobby["paused"])
            return code, tokens[0]

    code, token = run(pause())
    first.stop()
    second = Running(database)

    async def go_on() -> None:
        async with second.player(code, token) as ada:
            await ada.next("table")
            assert ada.lobby["paused"]
            await ada.send(t="pause", on=False)
            await ada.answer_all(lambda moves: moves[0])

    try:
        run(go_on())
    finally:
        second.stop()


# ── Stand-ins ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_stands_in_and_gives_the_chair_back(running: Running, run: Run) -> None:
    async def evening() -> None:
        async with conclave(running, people=2) as (_, _, (ada, bea)):
            await ada.send(t="standin", seat=0)
            await ada.until(lambda _: ada.lobby["chairs"][0]["bot"] is not None)
            assert ada.lobby["chairs"][0]["person"]
            await bea.until(lambda _: not bea.table["scene"]["chairs"][0].get("awaited"))
            await ada.until(lambda _: ada.table["question"] is None)
            await ada.play("abstain")
            assert (await ada.next("refused"))["why"] == "bot-plays"
            await ada.send(t="standin", seat=0, on=False)
            await ada.until(lambda _: ada.lobby["chairs"][0]["bot"] is None)
            await bea.play("abstain")
            await ada.until(lambda _: bool(ada.table["question"]))
            await ada.play("abstain")
            await ada.until(lambda _: ada.table["question"] is None)

    run(evening())


def test_the_chair_of_somebody_who_is_gone_goes_to_a_bot_if_all_agree(running: Running, run: Run) -> None:
    async def evening() -> None:
        async with conclave(running) as (_, _, (ada, bea, carlo)):
            await ada.send(t="standin", seat=2)
            assert (await ada.next("problem"))["why"] == "not-yours"
            await carlo.link.close()
            await ada.until(lambda _: not ada.lobby["chairs"][2]["here"])
            await ada.send(t="standin", seat=2)
            await bea.until(lambda _: bool(bea.lobby["proposal"]))
            assert bea.lobby["proposal"]["open"] == [1]
            await bea.send(t="agree", yes=True)
            await ada.until(lambda _: ada.lobby["chairs"][2]["bot"] is not None)
            await ada.until(lambda _: not ada.table["scene"]["chairs"][2].get("awaited"))

    run(evening())


# ── Claims ───────────────────────────────────────────────────────────────────────────────────────────────


def test_claims_by_day_reach_all_and_bots_answer_them(running: Running, run: Run) -> None:
    table = running.open(game="lupusburg", seats=5)

    async def evening() -> None:
        async with running.player(table["code"], table["token"]) as ada, running.player(table["code"], None) as watcher:
            await ada.next("lobby")
            assert ada.lobby["claims"]
            await ada.send(t="claim", claim="suspect 1")
            assert (await ada.next("problem"))["why"] == "no-claims"
            await ada.send(t="start")
            answered = 0
            rng = Random(2)
            accused = False
            while not accused:
                await ada.next()
                question = ada.table.get("question")
                if not question or question["answered"] is not None or ada.table["n"] == answered:
                    continue
                if question["moves"] == ["ready"]:
                    await ada.send(t="offers")
                    offered = (await ada.next("offered"))["choices"]
                    assert "suspect 3" in [offer["move"] for offer in offered]
                    await ada.send(t="claim", claim="suspect 0")
                    assert (await ada.next("problem"))["why"] == "not-understood"
                    await ada.send(t="claim", claim="suspect 3")
                    accused = True
                else:
                    answered = ada.table["n"]
                    await ada.play(rng.choice(question["moves"]))
            claims: list[dict[str, Any]] = []
            while not any(claim["id"] == "claim-am" and claim["args"]["seat"] == 3 for claim in claims):
                message = await ada.next("words")
                claims.append(message["claim"])
            assert {"id": "claim-suspect", "args": {"seat": 0, "target": 3}} in claims
            while (await watcher.next("words"))["claim"] != {"id": "claim-suspect", "args": {"seat": 0, "target": 3}}:
                pass

    run(evening())


def test_at_night_nothing_is_claimed(together: Running, run: Run) -> None:
    table = together.open(game="lupusburg", seats=4)

    async def evening() -> None:
        async with together.player(table["code"], table["token"]) as ada:
            await ada.next("lobby")
            await ada.send(t="start")
            await ada.until(lambda _: bool(ada.table.get("question")))
            await ada.play("chest L")
            await ada.until(lambda _: ada.table["scene"].get("mood") == "night" and bool(ada.table["question"]))
            await ada.send(t="offers")
            assert (await ada.next("offered"))["choices"] == []
            await ada.send(t="claim", claim="suspect 1")
            assert (await ada.next("problem"))["why"] == "not-understood"

    run(evening())


def test_an_aside_is_heard_by_those_it_is_for(running: Running, run: Run) -> None:
    table = running.open(game="lupin", seats=5, pace="none")
    code = table["code"]
    bea, carl = running.sit(code, "Bea"), running.sit(code, "Carl")

    async def evening() -> None:
        async with (
            running.player(code, table["token"]) as zenigata,
            running.player(code, bea["token"]) as lupin,
            running.player(code, carl["token"]) as jigen,
            running.player(code, None) as watcher,
        ):
            await zenigata.next("lobby")
            await zenigata.send(t="start")
            await lupin.until(lambda _: bool(lupin.table.get("asides")))
            assert lupin.table["asides"] == [{"name": "gang", "seats": [1, 2, 3, 4]}]
            await zenigata.until(lambda _: "asides" in zenigata.table)
            assert (zenigata.table["asides"], zenigata.table["talk"]) == ([], True)
            for nobody in ([1, 2], [0, 1], [1, 2, 3]):
                await lupin.send(t="say", text="psst", to=nobody)
                assert (await lupin.next("problem"))["why"] == "no-talk-now"
            await lupin.send(t="say", text="by the bridge", to=[1, 2, 3, 4])
            heard = await jigen.next("words")
            assert (heard["text"], heard["to"]) == ("by the bridge", [1, 2, 3, 4])
            await lupin.send(t="say", text="good evening")
            for outsider in (zenigata, watcher):
                first = await outsider.next("words")
                assert (first["text"], first["to"]) == ("good evening", [])

    run(evening())


def test_what_was_said_is_there_after_a_restart(database: str, run: Run) -> None:
    first = Running(database)

    async def say() -> tuple[str, str]:
        table = first.open(game="conclave", seats=3)
        async with first.player(table["code"], table["token"]) as ada:
            await ada.next("lobby")
            await ada.send(t="say", text="buonasera")
            await ada.next("words")
        return table["code"], table["token"]

    code, token = run(say())
    first.stop()
    second = Running(database)

    async def hear() -> None:
        async with second.player(code, token) as ada:
            assert (await ada.next("words"))["text"] == "buonasera"

    try:
        run(hear())
    finally:
        second.stop()


# ── Why, and look ────────────────────────────────────────────────────────────────────────────────────────


def test_why_is_answered_with_the_rule_and_changes_nothing(running: Running, run: Run) -> None:
    table = running.open(game="lupusburg", seats=4, pace="none")
    bea = running.sit(table["code"], "Bea")

    async def evening() -> None:
        async with running.player(table["code"], table["token"]) as ada, running.player(table["code"], bea["token"]):
            await ada.next("lobby")
            await ada.send(t="start")
            await ada.until(lambda _: bool(ada.table.get("question")))
            before = ada.table
            await ada.send(t="why", move="vote 1R")
            refused = await ada.next("refused")
            assert refused["rule"].startswith("LBG-")
            assert refused["why"] == "only-in-first-vote"
            await ada.send(t="why", move="chest L")  # it may be had: nothing to say, and nothing is played
            await ada.send(t="why", clicks=["nothing"])
            await ada.send(t="why", move="'")
            assert (await ada.next("refused"))["why"] == "unclear"
            assert ada.table == before
            assert log(running, table["code"]) == [line for line in log(running, table["code"]) if line[0] in (2, 3)]

    run(evening())


# ── Pace, and the size of what is sent at night ──────────────────────────────────────────────────────────


def test_without_clocks_a_call_of_the_night_ends_when_all_have_answered(running: Running, run: Run) -> None:
    table = running.open(game="lupusburg", seats=4, pace="none", others=["Bea", "Carlo"])
    assert [other["seat"] for other in table["others"]] == [1, 2]
    tokens = [table["token"], *(other["token"] for other in table["others"])]

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(running.player(table["code"], token)) for token in tokens]
            for person in people:
                await person.next("lobby")
            await people[0].send(t="start")
            for person in people:
                await person.until(lambda person: bool(person.table.get("question")))
                assert person.table["clock"] is None
                await person.play("chest L")
            for person in people:
                await person.until(lambda person: person.table["scene"].get("mood") == "night")
            for person in people[:2]:
                await person.play(person.table["question"]["moves"][0])
                await person.until(lambda person: bool(person.table["question"]["answered"]))
            await asyncio.sleep(0.3)
            await people[0].send(t="look", thing="seat1")
            await people[0].next("looked")
            assert people[0].table["question"]["answered"] is not None, "one has not answered: the call goes on"
            await people[2].play(people[2].table["question"]["moves"][0])
            for person in people:
                await person.until(lambda person: person.table["question"]["answered"] is None)

    run(evening())


def test_at_night_all_get_messages_of_one_size(unhurried: Running, run: Run) -> None:
    """Whoever counts bytes cannot tell the werewolf from a sleeper."""
    table = unhurried.open(game="lupusburg", seats=4, others=["Bea", "Carlo", "Dino"])
    tokens = [table["token"], *(other["token"] for other in table["others"])]

    async def evening() -> list[int]:
        sizes = []
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(unhurried.player(table["code"], token)) for token in tokens]
            for person in people:
                await person.next("lobby")
            await people[0].send(t="start")
            for person in people:
                await person.until(lambda person: bool(person.table.get("question")))
                await person.play("chest L")
            for person in people:
                while person.table["scene"].get("mood") != "night" or not person.table["question"]:
                    person.size = 0
                    await person.next()
                sizes.append(person.size)
        return sizes

    sizes = run(evening())
    assert len(set(sizes)) == 1
    assert sizes[0] % PAD == 0


# ── Again, and looking back ──────────────────────────────────────────────────────────────────────────────


def test_a_rematch_has_the_same_people_and_counts_the_wins(running: Running, run: Run) -> None:
    async def evening() -> None:
        async with conclave(running, people=2) as (_, tokens, (ada, bea)):
            await ada.send(t="rematch")
            assert (await ada.next("problem"))["why"] == "not-over"
            await asyncio.gather(*(person.answer_all(lambda moves: moves[0]) for person in (ada, bea)))
            assert ada.lobby["series"]["games"] == 1
            await bea.send(t="rematch")
            await ada.until(lambda _: bool(ada.lobby["next"]))
            again = ada.lobby["next"]
            await bea.send(t="rematch")  # asked for twice, it is the same table
            async with running.player(again, tokens[0]) as ada, running.player(again, tokens[1]) as bea:
                await ada.next("lobby")
                assert [chair["name"] for chair in ada.lobby["chairs"]][:2] == ["Ada", "Bea"]
                assert ada.lobby["you"] == 0
                assert ada.lobby["series"]["games"] == 1
                assert sum(ada.lobby["series"]["totals"]) == pytest.approx(1)
                await ada.send(t="start")
                await asyncio.gather(*(person.answer_all(lambda moves: moves[0]) for person in (ada, bea)))
                assert ada.lobby["series"]["games"] == 2
                assert sum(ada.lobby["series"]["totals"]) == pytest.approx(2)

    run(evening())


def test_alone_against_bots_a_rematch_begins_at_once(running: Running, run: Run) -> None:
    async def evening() -> None:
        async with conclave(running, people=1) as (_, tokens, (ada,)):
            await ada.answer_all(lambda moves: moves[0])
            await ada.send(t="rematch")
            await ada.until(lambda _: bool(ada.lobby["next"]))
            async with running.player(ada.lobby["next"], tokens[0]) as again:
                await again.until(lambda _: bool(again.table.get("question")))

    run(evening())


def test_a_finished_game_is_looked_at_as_any_seat_saw_it(running: Running, run: Run) -> None:
    table = running.open(game="lupusburg", seats=4)
    code = table["code"]

    async def evening() -> Player:
        async with running.player(code, table["token"]) as ada:
            await ada.next("lobby")
            assert running.http.get(f"/api/tables/{code}/replay").status_code == 403
            await ada.send(t="start")
            assert running.http.get(f"/api/tables/{code}/replay/3?as=all").status_code == 403
            rng = Random(1)
            await ada.answer_all(rng.choice)
            return ada

    ada = run(evening())
    film = running.http.get(f"/api/tables/{code}/replay?as=0").json()
    assert film["moments"][0] == 0
    assert film["moments"] == sorted(set(film["moments"]))
    assert film["names"][0] == "Ada"
    last = running.http.get(f"/api/tables/{code}/replay/{film['moments'][-1]}?as=0").json()
    assert last["scene"]["result"] == ada.table["scene"]["result"]
    seen = [event["kind"] for message in ada.got for event in message.get("events", ())]
    assert [event["kind"] for event in last["events"]] == seen
    middle = film["moments"][len(film["moments"]) // 2]

    def hidden(who: str) -> int:
        scene = running.http.get(f"/api/tables/{code}/replay/{middle}?as={who}").json()["scene"]
        assert not scene.get("choices")
        return sum(piece.get("hidden", False) for piece in scene["pieces"])

    assert hidden("watcher") > hidden("0") > hidden("all") == 0
    assert running.http.get(f"/api/tables/{code}/replay/9999?as=0").status_code == 404
    for who in ("7", "-1", "x"):
        assert running.http.get(f"/api/tables/{code}/replay?as={who}").json() == {"why": "no-such-viewer"}


def test_the_dice_of_a_finished_game_can_be_checked(running: Running, run: Run) -> None:
    async def evening() -> tuple[str, str]:
        async with conclave(running, people=1) as (code, _, (ada,)):
            published = ada.lobby["dice"]
            assert ada.lobby["secret"] is None
            assert running.http.get(f"/api/tables/{code}/dice").json() == {"why": "not-over"}
            await ada.answer_all(lambda moves: moves[0])
            return code, published

    code, published = run(evening())
    checked = running.http.get(f"/api/tables/{code}/dice").json()
    assert checked["dice"] == published == dice.commitment(checked["secret"])
    assert checked["chance"] == 1
    assert checked["wrong"] == []
    record = parse(running.http.get(f"/api/tables/{code}/record").text)
    assert (record.table, record.secret) == (code, checked["secret"])
    *_, match = replay(games.load("conclave"), record)
    assert match.state.outcome is not None


def test_a_map_nobody_has_is_not_found(running: Running) -> None:
    assert running.http.get("/api/games/conclave/maps/moon").status_code == 404
    assert running.http.get("/api/games/chess/maps/moon").status_code == 400


def test_a_map_is_sent_in_the_language_that_is_asked_for(running: Running) -> None:
    sent = {
        language: running.http.get(f"/api/games/fuga/maps/fuga-small?language={language}").json()["drawing"]
        for language in ("it", "en")
    }
    assert "Cala di Ponente" in sent["it"]
    assert "West cove" in sent["en"]
    assert running.http.get("/api/games/rogue/maps/nu-earth?language=en").status_code == 200  # its names are the same


# ── Standing answers ─────────────────────────────────────────────────────────────────────────────────────


def test_a_standing_answer_passes_for_one_and_nobody_else_sees_it(running: Running, run: Run) -> None:
    """A bet may be let pass, a chest must be hidden."""
    table = running.open(game="lupusburg", seats=4, pace="none")

    async def evening() -> None:
        async with running.player(table["code"], table["token"]) as ada, running.player(table["code"], None) as watcher:
            await ada.next("lobby")
            await ada.send(t="start")
            await ada.until(lambda _: bool(ada.table.get("question")))
            assert ada.table["question"]["standing"] is None
            while (question := ada.table["question"]) is None or question["rule"] != "LBG-BET-01":
                if question and question["answered"] is None:
                    await ada.play(question["moves"][0])
                await ada.next("table")
            assert question["standing"] == "never"
            await ada.send(t="stand", rule="LBG-BET-01", when="nothing")  # there is something: a bet
            await ada.until(lambda _: (ada.table["question"] or {}).get("standing") == "nothing")
            await ada.send(t="stand", rule="LBG-BET-01", when="always")
            await ada.until(lambda _: any(event["kind"] == "no-bet" for event in ada.events))
            await watcher.until(lambda _: any(event["kind"] == "no-bet" for event in watcher.events))
            assert "standing" not in str(watcher.got)
            await ada.send(t="stand", rule="LBG-BET-01", when="sometimes")
            assert (await ada.next("problem"))["why"] == "not-understood"

    run(evening())
