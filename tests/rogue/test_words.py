"""Messages: everything the game can say has its words in both languages, made of the same arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as fluent

from covo.games.rogue import refusals
from covo.games.rogue.box import CARDS
from covo.games.rogue.game import GAME
from covo.games.rogue.meta import META
from covo.games.rogue.scene import kebab
from covo.kernel import CHANCE, WATCHER, Match, Move, Scene, Words
from covo.words import LANGUAGES, Phrases
from tests.messages import arguments, calls, everything, messages, nodes, options

PACKAGE = "covo.games.rogue"
NAMES = ("Ada", "Bruno", "Carla", "Dario", "Elisa", "Fabio")
SOURCE = Path(refusals.__file__).parent


def test_both_languages_have_the_same_messages_of_the_same_arguments() -> None:
    assert list(messages(PACKAGE, "it")) == list(messages(PACKAGE, "en"))
    for message in messages(PACKAGE, "it"):
        assert arguments(PACKAGE, "it", message) == arguments(PACKAGE, "en", message), message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["card", "text"])
def test_every_card_has_its_name_and_its_text(language: str, message: str) -> None:
    keys = {
        variant.key.name
        for node in nodes(messages(PACKAGE, language)[message].value)
        if isinstance(node, fluent.SelectExpression)
        for variant in node.variants
        if isinstance(variant.key, fluent.Identifier)
    }
    wanted = {card.id for card in CARDS}
    if message == "text":
        wanted = {card.id for card in CARDS if card.effects and not card.same_as}
    assert wanted <= keys
    assert keys - {"none"} <= {card.id for card in CARDS}


def test_the_english_names_are_those_of_the_files() -> None:
    say = Phrases("en", "rogue")
    for card in CARDS:
        if card.kind not in ("standard", "clue"):
            assert say.say("card", {"card": card.id}).replace("’", "'") == card.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_refusals_have_words(language: str) -> None:
    known = messages(PACKAGE, language)
    assert [message for message in options(META) if message not in known] == []
    reasons = {*calls(refusals, "Refusal", 1), *[why for _, why in refusals.WHEN.values()]}
    assert {f"refusal-{why}" for why in reasons} == {name for name in known if name.startswith("refusal-")}
    told = {
        str(node.args[0].value)
        for path in (SOURCE / "steps").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", "") == "tell"
        and isinstance(node.args[0], ast.Constant)
    }
    assert {f"event-{kind}" for kind in told} <= set(known)
    assert all(f"prompt-{kebab(frame.__name__)}" in known for frame in ASKING)


ASKING = [
    frame for frame in GAME.frames if frame.__name__ in {"MoveOn", "RogueWindow", "MeetEnemy", "Confront", "LayPile"}
]


def words_of(scene: Scene) -> Iterator[Words]:
    yield from everything(scene)
    badges = {badge for piece in scene.pieces for badge in piece.badges}
    yield from (Words(f"icon-{badge}") for badge in badges if not badge[-1].isdigit())


@pytest.mark.parametrize(("seats", "quick"), [(1, True), (1, False), (2, False), (3, True), (5, False)])
def test_whatever_is_said_in_a_game_has_words(seats: int, quick: bool) -> None:
    rng = Random(seats)
    match = Match(GAME, seats, {"rounds": 20})
    viewers = (WATCHER, *range(seats))
    say = {(viewer, lang): Phrases(lang, "rogue", NAMES, viewer) for viewer in viewers for lang in LANGUAGES}
    probes = [Move(verb) for verb in refusals.WHEN] + [Move("play", "R01"), Move("go", "N00"), Move("fire", "gp", 9)]
    while match.state.asks:
        ask = rng.choice(match.state.asks)
        move = ask.pick(rng)
        if quick and ask.seat != CHANCE:
            move = GAME.quick(GAME.view(match.state, ask.seat), ask, rng)
        events = match.play(ask.seat, move)
        for event in events:
            for viewer in viewers:
                if event.heard_by(viewer):
                    for lang in LANGUAGES:
                        assert say[viewer, lang].say(f"event-{event.kind}", event.data)
        if rng.random() < 0.15:
            viewer = rng.choice(viewers)
            view, asked = GAME.view(match.state, viewer), match.state.ask(viewer)
            spoken = list(words_of(GAME.scene(view, asked)))
            if viewer >= 0:
                for probe in rng.sample(probes, 4):
                    if asked is None or not asked.allows(probe):
                        refusal = GAME.refuse(view, asked, probe)
                        spoken.append(Words(f"refusal-{refusal.why}", refusal.args))
            for words in spoken:
                for lang in LANGUAGES:
                    text = say[viewer, lang].say(words.id, words.args)
                    assert text or words.id == "text"
