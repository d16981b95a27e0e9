"""The decks as readable files: data/*.toml, one [[card]] a kind, effects from a small set of verbs.

Whoever owns the box can transcribe his own cards there. What is wrong is told with file and line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Container, Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from covo.kernel import CovoError
from covo.numbers import overlaid

SIDES: Final = ("nort", "souther", "neutral", "front")
TERRAINS: Final = ("city", "scum_sea", "swamp", "jungle", "mountain", "plains", "glass_zone")
TYPES: Final = ("airborne", "coastal", "hazard", "fortification", "armour", "personnel", "sealed")
AMMO: Final = ("gp", "plasma", "seal", "mine")
MAPS: Final = ("nu-earth", "milli-com")
DECKS: Final = ("encounter", "supply", "mission", "rogue", "clue")

# What each verb needs, and what it may have besides.
VERBS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "extra_move": (("n", "mode"), ("same_side",)),
    "teleport": (("sector",), ()),
    "prevent_move": ((), ()),
    "random_move": ((), ()),
    "immobilise": ((), ()),
    "lose_turn": (("n",), ()),
    "grant_entry": (("sector",), ()),
    "permit_sea_stop": ((), ()),
    "escape_prison": (("roll",), ()),
    "imprison": (("sector",), ()),
    "surrender_to": (("sector",), ()),
    "prevent_surrender": ((), ()),
    "add_encounters": (("n",), ("side",)),
    "reduce_encounters": (("n",), ()),
    "discard_encounter": ((), ("side", "without")),
    "modify_evade": (("delta",), ("side", "terrains")),
    "prevent_evade": ((), ()),
    "weapon": (("role", "dice"), ("rifle", "targets", "better", "better_types")),
    "restrict_weapon": ((), ("without", "only")),
    "modify_firepower": (("who", "dice"), ("scope", "types")),
    "lose_life": (("n",), ()),
    "gain_life": (("n",), ()),
    "draw_supply": ((), ("n", "dice", "otherwise")),
    "lose_supply": (("ammo",), ()),
    "lose_item": (("n",), ()),
    "gain_biochip": (("n",), ()),
    "steal_companion": ((), ()),
    "lose_companion": (("companion",), ()),
    "draw_clue": (("n",), ()),
    "block_mission": ((), ()),
    "fail_mission": ((), ()),
    "delay_mission": ((), ()),
    "no_clue": ((), ()),
    "move_traitor": (("sector",), ()),
    "traitor_shield": ((), ()),
    "cancel_traitor_fight": ((), ()),
}

# Which fields a kind of card has besides id, name, count, kind: needed, and allowed.
KINDS: Final[dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]]] = {
    "enemy": (
        "encounter",
        ("side", "types", "initiative", "firepower"),
        ("double_damage", "reinforcements", "effects", "on_defeat", "on_loss"),
    ),
    "companion": (
        "encounter",
        ("side", "initiative", "firepower"),
        ("destination", "bride", "evadable", "effects", "on_arrival", "each_end"),
    ),
    "item": ("encounter supply", ("effects",), ("side", "initiative", "at_once", "kept", "same_as")),
    "standard": ("supply", ("ammo", "amount"), ()),
    "contact": ("mission", ("destination",), ()),
    "computer": ("mission", ("destination",), ()),
    "genie": ("mission", ("task",), ("destination",)),
    "wedding": ("mission", ("companion",), ()),
    "rogue": ("rogue", ("phase", "target", "solo", "effects"), ("immediate", "when", "sheds")),
    "clue": ("clue", ("quarter",), ()),
}
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "side": SIDES,
    "types": TYPES,
    "targets": TYPES,
    "better_types": TYPES,
    "terrains": TERRAINS,
    "terrain": TERRAINS,
    "ammo": AMMO,
    "map": MAPS,
    "mode": ("land", "air"),
    "role": ("main", "secondary"),
    "who": ("gi", "traitor"),
    "scope": ("first", "every"),
    "phase": ("movement", "encounter", "end", "any"),
    "target": ("self", "any"),
    "solo": ("good", "bad", "traitor", "end"),
    "task": ("attack", "attack_strongest", "kidnap", "deliver"),
    "mission": ("contact", "computer"),
}


class DataError(CovoError):
    """A file of the box that cannot be used: which, in which line, and why."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}, line {line}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """A verb and what it is done with."""

    verb: str
    n: int = 0
    dice: int = 0
    delta: int = 0
    roll: int = 0
    better: int = 0
    sector: str = ""
    mode: str = ""
    side: str = ""
    who: str = ""
    scope: str = ""
    role: str = ""
    companion: str = ""
    same_side: bool = False
    rifle: bool = False
    otherwise: bool = False  # only where the effect before it could not be done
    types: tuple[str, ...] = ()
    terrains: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    better_types: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    ammo: tuple[str, ...] = ()


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """The condition without which a Rogue card cannot be played (RGT-Q-11)."""

    map: str = ""
    side: tuple[str, ...] = ()
    terrain: tuple[str, ...] = ()
    number: int = 0
    mission: tuple[str, ...] = ()
    companion: str = ""
    prisoner: bool = False
    traitor: str = ""
    confronting: bool = False


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card; which fields it has depends on `kind`."""

    id: str
    name: str
    count: int
    kind: str
    # Encounter cards (RGT-ECD-03, 10, 11)
    side: str = ""
    types: tuple[str, ...] = ()
    initiative: int = 0
    firepower: int = 0
    double_damage: bool = False
    reinforcements: int = 0
    destination: str = ""
    bride: bool = False
    evadable: bool = False
    # Special items and standard issue
    at_once: bool = False
    kept: bool = False
    same_as: str = ""
    ammo: str = ""
    amount: int = 0
    # Missions
    task: str = ""
    companion: str = ""
    # Rogue cards
    phase: str = ""
    immediate: bool = False
    target: str = ""
    solo: str = ""
    when: When = When()
    sheds: str = ""
    # Clues
    quarter: int = 0
    # What they do
    effects: tuple[Effect, ...] = ()
    on_defeat: tuple[Effect, ...] = ()
    on_loss: tuple[Effect, ...] = ()
    on_arrival: tuple[Effect, ...] = ()
    each_end: tuple[Effect, ...] = ()

    def effect(self, verb: str) -> Effect | None:
        return next((effect for effect in self.effects if effect.verb == verb), None)


def read_deck(file: str, text: str) -> tuple[Card, ...]:
    """The cards of a file, each looked at; DataError names the line of the first that will not do."""
    raw = overlaid("rogue", file.removesuffix(".toml"), parse(file, text))
    deck = raw.get("deck")
    if deck not in DECKS:
        raise DataError(file, line_of(text, "deck"), f"deck: expected one of {', '.join(DECKS)}, got {deck!r}")
    for key in raw:
        if key not in ("deck", "card"):
            raise DataError(file, line_of(text, key), f"{key}: unknown; a deck has `deck` and [[card]]")
    cards: list[Card] = []
    lines: dict[str, int] = {}
    for number, entry in enumerate(raw.get("card", ())):
        where = block_line(text, "card", number)

        def wrong(problem: str, key: str = "", number: int = number, entry: Any = entry) -> DataError:
            name = entry.get("id", "a card") if isinstance(entry, dict) else "a card"
            return DataError(file, block_line(text, "card", number, key), f"{name}: {problem}")

        card = _card(entry, str(deck), wrong)
        if card.id in lines:
            raise wrong(f"is there twice, first in line {lines[card.id]}", "id")
        lines[card.id] = where
        cards.append(card)
    if not cards:
        raise DataError(file, 1, "no [[card]] in this file")
    return tuple(cards)


def _card(entry: Any, deck: str, wrong: Callable[..., DataError]) -> Card:
    for key in ("id", "name", "count", "kind"):
        if key not in entry:
            raise wrong(f"{key} is missing")
    kind = entry["kind"]
    if kind not in KINDS or deck not in KINDS[kind][0].split():
        raise wrong(f"kind: {kind!r} is no kind of card of the {deck} deck", "kind")
    _, needed, allowed = KINDS[kind]
    for key in needed:
        if key not in entry:
            raise wrong(f"{key} is missing: a card of kind {kind} needs it")
    for key in entry:
        if key not in ("id", "name", "count", "kind", *needed, *allowed):
            raise wrong(f"{key}: a card of kind {kind} has none", key)
    try:
        card = msgspec.convert(entry, Card)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        key = re.split(r"[.\[`]", path.lstrip("."))[0]
        raise wrong(f"{path.strip('.`')}: {problem}", key) from None
    if not re.fullmatch(r"[A-Z]\d\d?", card.id):
        raise wrong("id: expected a letter and a number, such as E07", "id")
    for key, low in (("count", 1), ("initiative", 0), ("firepower", 0), ("reinforcements", 0), ("amount", 0)):
        if getattr(card, key) < low:
            raise wrong(f"{key}: expected {low} or more, got {getattr(card, key)}", key)
    if card.kind == "clue" and not 1 <= card.quarter <= 4:
        raise wrong(f"quarter: expected 1 to 4, got {card.quarter}", "quarter")
    for key, value in _worded(card):
        if value not in WORDS[key]:
            raise wrong(f"{key}: expected one of {', '.join(WORDS[key])}, got {value!r}", key)
    for key in ("effects", "on_defeat", "on_loss", "on_arrival", "each_end"):
        for effect in getattr(card, key):
            if (fault := _effect(effect)) is not None:
                raise wrong(f"{key}: {fault}", key)
    return card


def _worded(card: Card) -> Iterator[tuple[str, str]]:
    """The words of a card that must be known, each with the field it stands in."""
    for key in ("side", "ammo", "phase", "target", "solo", "task"):
        if value := getattr(card, key):
            yield key, value
    for value in card.types:
        yield "types", value
    for key in ("side", "terrain", "mission"):
        for value in getattr(card.when, key):
            yield key, value
    if card.when.map:
        yield "map", card.when.map


def _effect(effect: Effect) -> str | None:
    """What is wrong with an effect, if anything."""
    if effect.verb not in VERBS:
        return f"unknown verb {effect.verb!r}; there are: {', '.join(VERBS)}"
    needed, allowed = VERBS[effect.verb]
    given = {key for key in Effect.__struct_fields__ if key != "verb" and getattr(effect, key)}
    for key in needed:
        if key not in given:
            return f"{effect.verb} needs {key}"
    for key in sorted(given):
        if key not in (*needed, *allowed):
            return f"{effect.verb} has no {key}"
        value = getattr(effect, key)
        for word in (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ():
            known = WORDS.get(key)
            if known and word not in known:
                return f"{effect.verb}: {key}: expected one of {', '.join(known)}, got {word!r}"
    return None


def consistent(cards: Iterable[Card], sectors: Container[str]) -> None:
    """What no file can know alone: ids that differ, and names of sectors and cards that exist."""
    by_id: dict[str, Card] = {}
    for card in cards:
        if card.id in by_id:
            raise DataError(f"{card.kind} {card.id}", 1, "the same id is in two decks")
        by_id[card.id] = card
    for card in by_id.values():
        effects = (*card.effects, *card.on_defeat, *card.on_loss, *card.on_arrival, *card.each_end)
        for name in (card.destination, *[effect.sector for effect in effects]):
            if name and name not in sectors:
                raise DataError(f"{card.kind} {card.id}", 1, f"no sector is called {name}")
        for name in (card.companion, card.same_as, card.sheds, *[effect.companion for effect in effects]):
            if name and name not in by_id:
                raise DataError(f"{card.kind} {card.id}", 1, f"no card is called {name}")


# ── Where things stand in a file ─────────────────────────────────────────────────────────────────────────────────


def parse(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise DataError(file, line, f"not TOML: {error}") from None


def line_of(text: str, key: str) -> int:
    """The first line that sets a key; 1 where none does."""
    for number, line in enumerate(text.splitlines(), 1):
        if re.match(rf"\s*{re.escape(key)}\s*=", line):
            return number
    return 1


def block_line(text: str, name: str, index: int, key: str = "") -> int:
    """The line of the n-th [[name]], or of a key in it."""
    seen = -1
    head = 1
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("["):
            if seen == index and line.lstrip().startswith("[["):
                return head
            if line.strip().startswith(f"[[{name}]]"):
                seen += 1
                head = number
        elif seen == index and key and re.match(rf"\s*{re.escape(key)}\s*=", line):
            return number
    return head
