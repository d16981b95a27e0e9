"""Conclave besides its rules: worlds, saved positions, words, the quick bot, recorded games."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from covo.games.conclave.game import GAME
from covo.kernel import CHANCE, WATCHER, LoadError, Match, Together, Words, dump, load, parse, replay
from covo.kernel.laws import perft, reasons_recorded
from covo.words import LANGUAGES, Phrases
from tests.conclave.table import Table

RECORDS = sorted(Path(__file__).parent.glob("records/*.covo"))


# ── Recorded games ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_end_as_their_names_say(path: Path) -> None:
    *_, match = replay(GAME, parse(path.read_text("utf-8")))
    assert match.record.end == path.stem


def test_every_reason_has_a_recorded_game() -> None:
    assert reasons_recorded(GAME, [parse(path.read_text("utf-8")) for path in RECORDS]) == []


@pytest.mark.parametrize(("seats", "counts"), [(3, [6, 54, 324, 972]), (6, [30, 1080, 32400])])
def test_perft(seats: int, counts: list[int]) -> None:
    assert [perft(GAME.new(seats), depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_longest_game_is_as_long_as_meta_says() -> None:
    t = Table(6).ballot("- - - - - -").ballot("- - - - - -")
    assert len(t.match.record.lines) == GAME.meta.max_moves


# ── Worlds ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("viewer", "worlds"),
    [
        (WATCHER, {(i, w) for i in range(4) for w in range(4) if i != w}),
        (0, {(2, 0)}),  # the witness
        (1, {(i, w) for i in (0, 2, 3) for w in (0, 2, 3) if i != w}),  # a loyal player is neither
        (2, {(2, 0), (2, 1), (2, 3)}),  # the impostor
    ],
)
def test_imagine_deals_every_world_that_fits_the_view_alike(viewer: int, worlds: set[tuple[int, int]]) -> None:
    rng, view = Random(5), Table(4, "2 0").view(viewer)
    dealt = Counter((world.impostor, world.witness) for world in (GAME.imagine(view, rng) for _ in range(3000)))
    assert set(dealt) == worlds
    assert min(dealt.values()) > 0.75 * 3000 / len(worlds)


def test_before_the_deal_no_world_has_roles() -> None:
    world = GAME.imagine(GAME.view(GAME.new(4), 1), Random(5))
    assert (world.impostor, world.witness) == (-1, -1)


def test_imagine_fills_in_the_votes_that_are_marked_and_no_others() -> None:
    t = Table(4)
    t.vote(2, "0")
    t.vote(3, "-")
    rng, view = Random(5), t.view(3)
    filled: Counter[str] = Counter()
    for _ in range(400):
        top = GAME.imagine(view, rng).stack[0]
        assert isinstance(top, Together)
        assert [bool(vote) for vote in top.answers] == [False, False, True, True]
        assert str(top.answers[3]) == "abstain"
        filled[str(top.answers[2])] += 1
    assert set(filled) == {"abstain", "name 0", "name 1", "name 3"}
    assert min(filled.values()) > 70


# ── Saved positions ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("impostor", 4),
        ("impostor", 1),  # the witness
        ("impostor", -1),
        ("ballots", []),
        ("ballots", [[1, 0, 0]]),
        ("ballots", [[1, 0, 0, 4]]),
        ("ballots", [[1, 0, 0, 0], [1, 0, 0, 0]]),
        ("stack", [{"type": "Deal"}, {"type": "Ballot", "answers": []}, {"type": "Verdict"}]),
        ("stack", [{"type": "Ballot", "answers": []}]),
        ("stack", [{"type": "Ballot", "answers": []}, {"type": "Verdict"}, {"type": "Verdict"}]),
        ("stack", [{"type": "Ballot", "answers": []}] * 5 + [{"type": "Verdict"}]),
        ("stack", [{"type": "Ballot", "answers": ["abstain", None, None]}, {"type": "Verdict"}]),
        ("stack", [{"type": "Ballot", "answers": ["sleep", None, None, None]}, {"type": "Verdict"}]),
    ],
)
def test_a_position_no_game_comes_to_is_not_loaded_and_the_field_is_named(field: str, value: object) -> None:
    t = Table(4).ballot("1 0 0 0")
    saved = json.loads(dump(GAME, t.state))
    assert load(GAME, json.dumps(saved)) == t.state
    saved["state"][field] = value
    with pytest.raises(LoadError) as caught:
        load(GAME, json.dumps(saved))
    assert caught.value.field.startswith(f"state.{field}")


def test_roles_before_the_deal_are_not_loaded() -> None:
    saved = json.loads(dump(GAME, GAME.new(4)))
    saved["state"]["witness"] = 2
    with pytest.raises(LoadError, match=r"state\.impostor"):
        load(GAME, json.dumps(saved))


# ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_asked_and_drawn_can_be_said(language: str) -> None:
    for path in RECORDS:
        record = parse(path.read_text("utf-8"))
        for match in replay(GAME, record):
            for viewer in (WATCHER, *range(record.seats)):
                phrases = Phrases(language, "conclave", [f"P{seat}" for seat in range(record.seats)], viewer)
                drawn = GAME.scene(GAME.view(match.state, viewer), match.state.ask(viewer))
                told = [Words(f"event-{event.kind}", event.data) for event in match.heard(viewer)]
                told += [drawn.title, drawn.prompt, *drawn.notes, *drawn.result, *(c.words for c in drawn.choices)]
                said = [phrases.say(words.id, words.args) for words in told]
                assert all(said)
                assert not any("none" in text for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_refusals_can_be_said(language: str) -> None:
    source = files("covo.games.conclave").joinpath("game.py").read_text("utf-8")
    phrases = Phrases(language, "conclave")
    whys = re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source)
    assert sorted(whys) == ["game-over", "no-such-choice", "not-asked", "not-yourself"]
    assert all(phrases.say(f"refusal-{why}") for why in whys)
    assert phrases.say("game-blurb")


def test_the_languages_have_the_same_messages_and_the_same_rules() -> None:
    folder = files("covo.games.conclave")

    def ids(name: str, pattern: str) -> list[str]:
        return re.findall(pattern, folder.joinpath(name).read_text("utf-8"), re.MULTILINE)

    for english, italian, pattern in (
        ("locale/en.ftl", "locale/it.ftl", r"^([a-z-]+) ="),
        ("rules.md", "rules.it.md", r"^- `(CNC-\d+)`"),
    ):
        assert len(ids(english, pattern)) > 10
        assert ids(english, pattern) == ids(italian, pattern)


def test_a_choice_is_said_by_clicking_the_player_it_names() -> None:
    t = Table(3)
    drawn = GAME.scene(t.view(1), t.state.ask(1))
    assert {choice.move: choice.targets for choice in drawn.choices} == {
        "abstain": (),
        "name 0": ("seat0",),
        "name 2": ("seat2",),
    }
    assert [chair.awaited for chair in drawn.chairs] == [True, True, True]
    assert drawn.rule == "CNC-04"


# ── The quick bot ────────────────────────────────────────────────────────────────────────────────────────────────


def votes_of_quick(t: Table, seat: int) -> set[str]:
    ask = t.state.ask(seat)
    assert ask is not None
    return {str(GAME.quick(t.view(seat), ask, Random(seed))) for seed in range(60)}


def test_quick_names_whom_its_seat_has_reason_to_name() -> None:
    t = Table(5, "2 0")
    assert votes_of_quick(t, 0) == {"name 2"}  # the witness
    assert len(votes_of_quick(t, 1)) == len(votes_of_quick(t, 2)) == 5  # nothing to go by
    t.ballot("2 3 - 1 3")
    assert votes_of_quick(t, 0) == {"name 2"}
    assert votes_of_quick(t, 1) == votes_of_quick(t, 4) == {"name 3"}  # named most
    assert votes_of_quick(t, 3) == {"name 1", "name 2"}
    assert votes_of_quick(t, 2) == {"name 0"}  # the accuser


def test_with_quick_players_all_ends_come_about() -> None:
    ends = Counter(play_quick(seats, Random(seed)) for seats in GAME.meta.seats for seed in range(100))
    assert set(ends) == set(GAME.meta.reasons)
    assert min(ends.values()) > 40


def play_quick(seats: int, rng: Random) -> str:
    match = Match(GAME, seats)
    while asks := match.state.asks:
        ask = rng.choice(asks)
        move = ask.pick(rng) if ask.seat == CHANCE else GAME.quick(GAME.view(match.state, ask.seat), ask, rng)
        match.play(ask.seat, move)
    assert match.state.outcome is not None
    reason: str = match.state.outcome.reason
    return reason
