"""Messages: everything the expansion can say has its words in both languages, made of the same arguments."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

import covo.games.lupinx
from covo.games.lupinx.game import GAME
from covo.games.lupinx.meta import META
from covo.games.lupinx.refusals import NOT_NOW, WHEN
from covo.games.lupinx.state import Lupinx
from covo.kernel import CHANCE, WATCHER, Match
from covo.words import LANGUAGES, Phrases
from tests.lupin.test_words import check
from tests.messages import arguments, everything, messages

PACKAGE, BASE = "covo.games.lupinx", "covo.games.lupin"
NAMES = ("Ada", "Bruno", "Carla", "Dario", "Elisa")
FOLDER = Path(covo.games.lupinx.__file__).parent
Played = tuple[Match, list[Lupinx]]


@pytest.fixture(scope="module")
def played() -> list[Played]:
    """Games of the quick player, now and then a move at random; a copy of every fifth position."""
    found = []
    for number in range(8):
        rng = Random(number)
        options = {"mission": ("cagliostro", "stonehenge")[number % 2], "level": ("expert", "novice")[number // 4]}
        match = Match(GAME, 2 + number // 2, options)
        positions = []
        while asks := match.state.asks:
            if rng.random() < 0.2:
                positions.append(match.state.copy())
            ask = asks[0]
            wild = ask.seat == CHANCE or (number > 3 and rng.random() < 0.15)
            move = ask.pick(rng) if wild else GAME.quick(GAME.view(match.state, ask.seat), ask, rng)
            match.play(ask.seat, move)
        found.append((match, [*positions, match.state]))
    return found


def told() -> set[str]:
    """The kinds of events the code tells that the base game does not."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
                assert isinstance(node.args[0], ast.Constant)
                found.add(str(node.args[0].value))
    return found - {m.removeprefix("event-") for m in messages(BASE, "en")}


def test_both_languages_have_the_same_messages_of_the_same_arguments() -> None:
    assert list(messages(PACKAGE, "it")) == list(messages(PACKAGE, "en"))
    for message in messages(PACKAGE, "en"):
        assert arguments(PACKAGE, "it", message, BASE) == arguments(PACKAGE, "en", message, BASE), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_code_names_has_a_message(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in FOLDER.glob("refusals*.py"))
    reasons = set(re.findall(r'Refusal\([^,]+, "([a-z-]+)"', source)) | {
        why for _, why in (*WHEN.values(), *NOT_NOW.values())
    }
    wanted = [f"event-{kind}" for kind in told()]
    wanted += [f"refusal-{why}" for why in reasons]
    wanted += [f"option-{option.name}" for option in META.options]
    wanted += [f"option-{option.name}-{choice}" for option in META.options for choice in option.choices]
    wanted += [f"result-{reason}" for reason in META.reasons] + ["game-blurb"]
    there = {*messages(PACKAGE, language), *messages(BASE, language)}
    assert [message for message in wanted if message not in there] == []
    assert {m for m in messages(PACKAGE, language) if m.startswith("event-")} == {f"event-{kind}" for kind in told()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_device_and_vehicle_has_its_name(language: str) -> None:
    phrases = Phrases(language, "lupinx", NAMES, WATCHER)
    from covo.games.lupinx.box import CARDS, GADGETS, VEHICLES

    for card in CARDS:
        for message in ("card", "card-text"):
            assert phrases.say(message, {"card": card.name}) != "?"
    things = [phrases.say("thing", {"thing": name}) for name in (*GADGETS, *(v.name for v in VEHICLES))]
    assert len(set(things)) == len(things)
    assert not any(name in text for name in ("lorry", "wetsuit") for text in things if language == "it")
    vehicles = [phrases.say("veh", {"vehicle": number}) for number in range(len(VEHICLES))]
    assert len(set(vehicles)) == len(vehicles)
    for message, argument in (
        ("figure", "code"),
        ("by", "by"),
        ("target", "target"),
        ("piece", "piece"),
        ("walker", "figure"),
    ):
        named = [phrases.say(message, {argument: 17 + number}) for number in range(len(VEHICLES))]
        assert named == vehicles


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_scenes_and_events_can_be_said(language: str, played: list[Played]) -> None:
    phrases = Phrases(language, "lupinx", NAMES, WATCHER)
    said: set[str] = set()
    for match, positions in played:
        for events in match.events:
            for event in events:
                message = f"event-{event.kind}"
                assert arguments(PACKAGE, language, message, BASE) <= set(event.data), (message, event)
                said.add(message)
                check(message, phrases.say(message, event.data))
        for state in positions:
            for viewer in (WATCHER, *range(state.seats)):
                for words in everything(GAME.scene(GAME.view(state, viewer), state.ask(viewer))):
                    said.add(words.id)
                    check(words.id, phrases.say(words.id, words.args))
    assert {
        "event-pit",
        "event-stolen",
        "event-discovered",
        "layer-aim",
        "note-aim",
        "track-busts",
        "move-swim",
    } <= said
