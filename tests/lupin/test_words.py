"""Messages: everything the game can say has its words in both languages, made of the same arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import covo.games.lupin
from covo.games.lupin.game import GAME
from covo.games.lupin.meta import META
from covo.games.lupin.refusals import WHEN
from covo.kernel import WATCHER, Scene, Words
from covo.words import LANGUAGES, Phrases
from tests.lupin.conftest import Played
from tests.messages import arguments, messages

PACKAGE = "covo.games.lupin"
NAMES = ("Ada", "Bruno", "Carla", "Dario", "Elisa")
FOLDER = Path(covo.games.lupin.__file__).parent


def told() -> set[str]:
    """The kinds of events the code tells."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
                assert isinstance(node.args[0], ast.Constant)
                found.add(str(node.args[0].value))
    return found


def test_both_languages_have_the_same_messages_of_the_same_arguments() -> None:
    assert list(messages(PACKAGE, "it")) == list(messages(PACKAGE, "en"))
    for message in messages(PACKAGE, "en"):
        assert arguments(PACKAGE, "it", message) == arguments(PACKAGE, "en", message), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_code_names_has_a_message(language: str) -> None:
    wanted = [f"event-{kind}" for kind in told()]
    source = (FOLDER / "refusals.py").read_text("utf-8")
    reasons = set(re.findall(r'Refusal\([^,]+, "([a-z-]+)"', source)) | {why for _, why in WHEN.values()}
    wanted += [f"refusal-{why}" for why in reasons]
    wanted += [f"option-{option.name}" for option in META.options]
    wanted += [f"option-{option.name}-{choice}" for option in META.options for choice in option.choices]
    wanted += [f"result-{reason}" for reason in META.reasons] + ["game-blurb"]
    there = messages(PACKAGE, language)
    assert [message for message in wanted if message not in there] == []
    assert {m for m in there if m.startswith("event-")} == {f"event-{kind}" for kind in told()}


def everything(drawn: Scene) -> Iterator[Words]:
    """All words of a scene, and the names of its icons."""
    yield from (drawn.title, drawn.prompt, *drawn.steps, *drawn.notes, *drawn.result)
    yield from (choice.words for choice in drawn.choices)
    yield from (odd.words for choice in drawn.choices for odd in choice.odds)
    yield from (track.words for track in drawn.tracks)
    yield from (zone.words for zone in drawn.zones)
    yield from (dice.words for dice in drawn.dice if dice.words)
    yield from (layer.words for board in drawn.boards for layer in board.layers)
    yield from (words for sheet in drawn.sheets for words in (sheet.words, *sheet.columns))
    for piece in drawn.pieces:
        yield from (words for words in (piece.words, piece.text) if words)
        yield Words(f"icon-{piece.icon}")
        yield from (Words(f"icon-{badge}") for badge in piece.badges if badge[0].isalpha())
    yield from (Words(f"icon-{mark}") for chair in drawn.chairs for mark in chair.marks)


def check(message: str, text: str) -> None:
    assert text == text.strip() or message == "move-card", (message, text)
    assert not re.search(r"\{|\}|\bnone\b|\bNone\b|\bTrue\b|\bFalse\b|\?$|-1\b", text) or text.endswith("?"), (
        message,
        text,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_scenes_and_events_can_be_said(language: str, played: list[Played]) -> None:
    phrases = Phrases(language, "lupin", NAMES, WATCHER)
    said: set[str] = set()
    for match, positions in played:
        for events in match.events:
            for event in events:
                message = f"event-{event.kind}"
                assert arguments(PACKAGE, language, message) <= set(event.data), (message, event)
                said.add(message)
                check(message, phrases.say(message, event.data))
        for state in positions[::3]:
            for viewer in (WATCHER, *range(state.seats)):
                for words in everything(GAME.scene(GAME.view(state, viewer), state.ask(viewer))):
                    said.add(words.id)
                    check(words.id, phrases.say(words.id, words.args))
    assert len(said) > 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_points_at_is_explained(language: str, played: list[Played]) -> None:
    phrases = Phrases(language, "lupin", NAMES, WATCHER)
    reasons = set()
    for _, positions in played[:6]:
        state = positions[len(positions) // 2]
        view = GAME.view(state, 0)
        for thing in ("zenigata", "agent1", "agent2", "lupin", "car1", *(f"guard-{n}" for n in ("JP1", "PP2", "LH3"))):
            for layer in GAME.look(view, thing):
                check(layer.words.id, phrases.say(layer.words.id, layer.words.args))
                for words in layer.reasons.values():
                    reasons.add(words.id)
                    check(words.id, phrases.say(words.id, words.args))
    assert {"sight-blocked", "sight-no-line", "sight-wood"} <= reasons


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["event-found", "event-tile-looked"])
def test_what_a_tile_shows_is_told_apart(language: str, message: str) -> None:
    phrases = Phrases(language, "lupin", NAMES, WATCHER)
    assert phrases.say(message, {"member": 0, "real": True}) != phrases.say(message, {"member": 0, "real": False})
