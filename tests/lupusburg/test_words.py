"""Messages: everything the game can say has its words in both languages, made of the same arguments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any

import pytest

from covo.games.lupusburg import refusals, scene, steps
from covo.games.lupusburg.game import GAME
from covo.games.lupusburg.meta import META
from covo.games.lupusburg.state import Lupus
from covo.kernel import WATCHER, Match, Move, encode
from covo.words import LANGUAGES, Phrases
from tests.lupusburg.table import Played, table
from tests.messages import arguments, calls, everything, messages, options

NAMES = ("Ada", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Gaia", "Ivo")
PACKAGES = ("covo", "covo.games.lupusburg")
SENTENCES = ("event-", "prompt-", "wait-", "note-", "result-", "refusal-")


# ── What the files hold ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_of_the_same_arguments(package: str) -> None:
    italian, english = (messages(package, language) for language in ("it", "en"))
    assert list(italian) == list(english)
    for message in italian:
        assert arguments(package, "it", message) == arguments(package, "en", message), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_takes_no_message_of_the_house(language: str) -> None:
    """A game may override one, but these would do so by accident."""
    assert not messages("covo", language).keys() & messages("covo.games.lupusburg", language).keys()


# ── What the code can say ────────────────────────────────────────────────────────────────────────────────────────


EVENTS = sorted(set(calls(steps, "tell", 0)))
REASONS = sorted(
    {*calls(refusals, "Refusal", 1), *calls(refusals, "_at_house", 2), *[why for _, why in refusals.WHEN.values()]}
)
WORDS = sorted(set(calls(scene, "Words", 0)))
OPTIONS = options(META)


def test_the_code_was_read() -> None:
    assert {"votes", "bets", "no-bet", "end"} <= set(EVENTS)
    assert {"you-sleep", "must-vote", "not-your-own", "only-at-night", "game-over"} <= set(REASONS)
    assert {"prompt-show", "note-look", "result-series", "result-shared"} <= set(WORDS)
    assert "option-series_tie-shared" in OPTIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_code_names_has_a_message(language: str) -> None:
    phrases = Phrases(language, "lupusburg")
    wanted = [f"event-{kind}" for kind in EVENTS] + [f"refusal-{why}" for why in REASONS] + WORDS + OPTIONS
    wanted += ["game-blurb"]
    assert [message for message in wanted if not phrases.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_for_nothing(language: str) -> None:
    there = messages("covo.games.lupusburg", language)
    assert sorted(message for message in there if message.startswith("event-")) == [f"event-{kind}" for kind in EVENTS]
    assert sorted(message for message in there if message.startswith("refusal-")) == [
        f"refusal-{why}" for why in REASONS
    ]
    assert sorted(message for message in there if message.startswith("option-")) == OPTIONS


# ── What is said in games ────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def readers() -> dict[tuple[str, int], Phrases]:
    return {
        (language, seat): Phrases(language, "lupusburg", NAMES, seat)
        for language in LANGUAGES
        for seat in (WATCHER, *range(8))
    }


@pytest.fixture(scope="module")
def series() -> list[Played]:
    """Short series, for what only a series says."""
    found = []
    for seed in range(24):
        rng = Random(seed)
        match = Match(GAME, 4, {"games": 2, "series_tie": "shared" if seed % 4 else "nearest"})
        positions = [match.state.copy()]
        while asks := match.state.asks:
            ask = rng.choice(asks)
            match.play(ask.seat, ask.pick(rng))
            positions.append(match.state.copy())
        found.append((match, positions))
    return found


def check_sentence(message: str, text: str) -> None:
    """Well formed at least: begun and ended like a sentence, no stray marks, no argument that came out as code."""
    assert text == text.strip()
    assert not re.search(r"\{|\}|\$|  |\bnone\b|\bNone\b|\btrue\b|\bfalse\b|-1|-2| [.,;:!?]|\.\.", text), (
        message,
        text,
    )
    if message.startswith(SENTENCES):
        assert text[0].isupper() or text[0] in "“«", (message, text)
        assert text[-1] in ".!?", (message, text)


def test_every_event_can_be_said_to_all_who_hear_it(
    played: list[Played], series: list[Played], readers: dict[tuple[str, int], Phrases]
) -> None:
    kinds: set[str] = set()
    for match, _ in [*played, *series]:
        for told in match.events:
            for event in told:
                kinds.add(event.kind)
                message = f"event-{event.kind}"
                used = arguments("covo.games.lupusburg", "it", message)
                assert used <= {name for name, value in event.data.items() if not isinstance(value, tuple)}
                for (_, seat), phrases in readers.items():
                    if event.heard_by(seat):
                        check_sentence(message, phrases.say(message, event.data))
    assert kinds == set(EVENTS)


def test_everything_drawn_can_be_said(
    played: list[Played], series: list[Played], readers: dict[tuple[str, int], Phrases]
) -> None:
    said: set[str] = set()
    known: set[bytes] = set()
    for match, positions in [*played, *series]:
        state: Lupus
        for state in islice(positions, len(match.record.lines) % 3, None, 3):
            said |= say_all(state, readers, known)
        said |= say_all(match.state, readers, known)
    for at in (table(4).night("2R"), table(5).night("2R").privilege().bets().discuss().suspect("0R", "0L")):
        said |= say_all(at.state, readers, known)
    drawn = ("prompt-", "wait-", "move-", "note-", "result-", "title-", "step-", "track-", "sheet-", "column-")
    there = {message for message in messages("covo.games.lupusburg", "en") if message.startswith(drawn)}
    assert there - said == set(), "messages that nothing drawn uses"
    assert {message for message in said if message.startswith(drawn)} == there


def say_all(state: Lupus, readers: Mapping[tuple[str, int], Phrases], known: set[bytes]) -> set[str]:
    """Say what a position draws for anyone, but nothing twice: there are few sentences and many positions."""
    said = set()
    for viewer in (WATCHER, *range(state.seats)):
        view, ask = GAME.view(state, viewer), state.ask(viewer)
        for words in everything(GAME.scene(view, ask)):
            said.add(words.id)
            if (sentence := encode((viewer, words))) in known:
                continue
            known.add(sentence)
            assert arguments("covo.games.lupusburg", "it", words.id) <= words.args.keys(), words
            for language in LANGUAGES:
                check_sentence(words.id, readers[language, viewer].say(words.id, words.args))
    return said


ODD = [
    "vote 0R", "vote 9L", "vote x", "bite 0R", "bite 1L", "look 0L", "look 2R", "point 0R", "point 3L", "sleep", "pass",
    "bet", "keep 8", "keep 1", "accuse 0", "accuse 3", "accuse 9", "ready", "done", "cast paw", "cast paw paw",
    "cast tuft paw tuft", "cast 1R", "chest R", "chest X", "show R", "show Z", "dance", "draw 8 7 6",
]  # fmt: skip


def test_every_refusal_can_be_said(played: list[Played], readers: dict[tuple[str, int], Phrases]) -> None:
    said: set[str] = set()
    moves = [Move.parse(text) for text in ODD]
    no_thief = table(5).round("1R", "1L").state  # seat 1 is the thief
    for match, positions in played[::3]:
        for state in (*positions[:: 1 + len(positions) // 60], match.state, no_thief):
            for viewer in range(state.seats):
                view, ask = GAME.view(state, viewer), state.ask(viewer)
                for move in moves:
                    if ask is None or not ask.allows(move):
                        refusal = GAME.refuse(view, ask, move)
                        message = f"refusal-{refusal.why}"
                        assert arguments("covo.games.lupusburg", "it", message) <= refusal.args.keys()
                        for language in LANGUAGES:
                            check_sentence(message, readers[language, viewer].say(message, refusal.args))
                        said.add(refusal.why)
    assert said == set(REASONS)


# ── How it sounds ────────────────────────────────────────────────────────────────────────────────────────────────

SOUNDS = [
    ("event-votes", {"seat": 1, "owner": 2, "side": 0}, "Bruno vota contro Carla (destra).", "Bruno votes against Carla (right)."),
    ("event-votes", {"seat": 1, "owner": 0, "side": 1}, "Bruno vota contro di te (sinistra).", "Bruno votes against you (left)."),
    ("event-votes", {"seat": 0, "owner": 2, "side": 1}, "Voti contro Carla (sinistra).", "You vote against Carla (left)."),
    ("event-votes", {"seat": 0, "owner": 0, "side": 0}, "Voti contro il tuo personaggio di destra.", "You vote against your own right character."),
    ("event-mayor", {"seat": 0}, "Ora il borgomastro sei tu.", "You are the mayor now."),
    ("event-mayor", {"seat": 3}, "Ora il borgomastro è Dario.", "Dario is the mayor now."),
    ("event-privilege", {"seat": 1, "owner": 0, "side": 0}, "Con il privilegio del borgomastro Bruno guarda il tuo personaggio di destra.", "Bruno uses the mayor’s privilege on your right character."),
    ("event-privilege-face", {"face": 1}, "Lo vedi solo tu: è il lupo mannaro.", "You alone are shown it: the werewolf."),
    ("event-shown-face", {"face": 0}, "Lo vedi solo tu: è un cittadino.", "You alone see it: a citizen."),
    ("event-placed", {"seat": 1, "target": 0}, "Bruno mette il sigillo davanti a te.", "Bruno puts the seal in front of you."),
    ("event-thief-sleeps", {"chest": None}, "Il tempo del ladro è finito.", "The thief’s time is over."),
    ("event-thief-sleeps", {"chest": True, "owner": 4, "side": 1}, "Sbirci la casa sinistra di Elisa: il forziere è lì.", "You peek into Elisa’s left house: the chest is there."),
    ("event-cast", {"seat": 2, "paws": 1, "tufts": 1}, "Carla ha scelto l’orma e il ciuffo.", "Carla chose the paw and the tuft."),
    ("event-cast", {"seat": 0, "paws": 0, "tufts": 2}, "Hai scelto due volte il ciuffo.", "You chose the tuft, twice."),
    ("prompt-bet", {"coins": 1}, "Scommetti su chi è il lupo mannaro? Nel sacchetto c’è 1 moneta.", "Do you bet your seal on who the werewolf is? There is 1 coin in the bag."),
    ("note-cleared", {"seat": 5}, "Fabio non ha più personaggi e si gioca ancora: non è il lupo mannaro.", "Fabio has no characters left and the game goes on: Fabio is not the werewolf."),
    ("refusal-cast-all", {"votes": 1}, "Hai un voto da dare: «cast paw» o «cast tuft».", "You have one vote to give: “cast paw” or “cast tuft”."),
    ("result-lynched", {"winner": 3, "wolf": 0, "points": 1, "tied": False}, "Il borgo ti ha smascherato. Vince Dario con 1 punto.", "The town has found you out. Dario wins with 1 point."),
]  # fmt: skip


@pytest.mark.parametrize(("message", "args", "italian", "english"), SOUNDS)
def test_how_it_sounds_to_ada(message: str, args: dict[str, Any], italian: str, english: str) -> None:
    assert Phrases("it", "lupusburg", NAMES, 0).say(message, args) == italian
    assert Phrases("en", "lupusburg", NAMES, 0).say(message, args) == english
