"""Messages: everything the game can say has its words in both languages, made of the same arguments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from covo.games.fuga import refusals, scene
from covo.games.fuga.game import GAME
from covo.games.fuga.meta import META
from covo.games.fuga.steps import abilities, combat, ending, ferry, moving, turns
from covo.kernel import Move
from covo.words import LANGUAGES, Phrases
from tests.fuga.table import Played
from tests.messages import arguments, calls, everything, messages, options

PACKAGE = "covo.games.fuga"
SENTENCES = ("event-", "prompt-", "wait-", "note-", "refusal-")


def test_both_languages_have_the_same_messages() -> None:
    assert list(messages(PACKAGE, "it")) == list(messages(PACKAGE, "en"))
    for message in messages(PACKAGE, "it"):
        one, other = arguments(PACKAGE, "it", message), arguments(PACKAGE, "en", message)
        assert one == other or message.startswith("dice-"), message


STEPS = (abilities, combat, ending, ferry, moving, turns)
EVENTS = sorted(
    {kind for module in STEPS for kind in calls(module, "tell", 0)}
    | {"clue", "misdirection", "theft", "law-attack", "crime-attack"}
)
REASONS = sorted({*calls(refusals, "Refusal", 1), *[why for _, why in refusals.WHEN.values()]})
WORDS = sorted({*calls(scene, "Words", 0), *scene.PROMPTS.values(), *[f"step-{name}" for name in scene.STEPS]})
OPTIONS = options(META)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_code_names_has_a_message(language: str) -> None:
    there = messages(PACKAGE, language)
    wanted = [
        *[f"event-{kind}" for kind in EVENTS],
        *[f"refusal-{why}" for why in REASONS],
        *WORDS,
        *OPTIONS,
        "game-blurb",
    ]
    assert [message for message in wanted if message not in there] == []
    assert sorted(message for message in there if message.startswith("event-")) == [f"event-{kind}" for kind in EVENTS]
    assert sorted(message for message in there if message.startswith("refusal-")) == [
        f"refusal-{why}" for why in REASONS
    ]
    assert sorted(message for message in there if message.startswith("option-")) == OPTIONS


def said(phrases: Phrases, message: str, args: Mapping[str, Any]) -> str:
    text = phrases.say(message, args)
    assert text == text.strip()
    assert not re.search(r"\{|\}|\$|  |\bNone\b|\bnone\b| [.,;:!?](\s|$)", text), (message, text)
    if message.startswith(SENTENCES):
        assert text[0].isupper() or text[0] in "“«" or text[0].isupper(), (message, text)
        assert text[-1] in ".!?", (message, text)
    return text


def test_everything_in_a_game_can_be_said(played: list[Played]) -> None:
    readers = [Phrases(language, "fuga", ("Ada", "Bea"), seat) for language in LANGUAGES for seat in (-2, 0)]
    kinds: set[str] = set()
    for match, positions in played:
        for told in match.events:
            for event in told:
                kinds.add(event.kind)
                for phrases in readers:
                    said(phrases, f"event-{event.kind}", event.data)
        for state in positions[::29]:
            for seat in (0, 1):
                drawn = GAME.scene(GAME.view(state, seat), state.ask(seat))
                for words in everything(drawn):
                    for phrases in readers[::2]:
                        said(phrases, words.id, words.args)
                for badge in {badge for piece in drawn.pieces for badge in piece.badges[:-1]}:
                    assert readers[0].has(f"icon-{badge}")
    assert kinds >= {"turn", "moved", "clue", "misdirection", "theft", "victim", "sailed", "escaped", "end"}


PROBES = [
    "go police1 A1",
    "go first A1",
    "go launch1 W10",
    "go boat1 A1",
    "go ferry A1",
    "leave first north",
    "leave patrol1 east",
    "sail A1",
    "sail",
    "stay patrol1",
    "attack patrol1 first",
    "attack first patrol1",
    "exchange",
    "steal car",
    "steal ferry",
    "place patrol1 A1",
    "hook patrol1",
    "call swat",
    "enter car A1",
    "misdirect launch1",
    "investigate first",
    "give car1",
    "end",
    "pass",
    "xyzzy",
    "via first",
    "join patrol1",
    "go police1 ZZ9",
    "attack second launch1",
    "go second H9",
]


def test_every_refusal_can_be_said(played: list[Played]) -> None:
    readers = [Phrases(language, "fuga", ("Ada", "Bea"), 0) for language in LANGUAGES]
    reasons: set[str] = set()
    for _, positions in played:
        for state in positions[::13]:
            for seat in (0, 1):
                ask, view = state.ask(seat), GAME.view(state, seat)
                for text in PROBES:
                    move = Move.parse(text)
                    if ask is None or not ask.allows(move):
                        refusal = GAME.refuse(view, ask, move)
                        reasons.add(refusal.why)
                        for phrases in readers:
                            said(phrases, f"refusal-{refusal.why}", refusal.args)
    assert len(reasons) > 35
