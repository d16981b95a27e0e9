"""What is in the box, read once from data/: cards and sectors as small numbers, and lists by number.

Cards are numbered through all decks: Encounter, Supply, Mission, Rogue, Clue. Moves name them by their ids (`R12`).
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from covo.games.rogue.board import Sector, join, read_map, walks
from covo.games.rogue.deck import AMMO, DECKS, TERRAINS, TYPES, Card, Effect, consistent, read_deck
from covo.kernel import Move

CardNo = int


def _text(name: str) -> str:
    return files(__package__).joinpath("data", name).read_text("utf-8")


# ── Boards ───────────────────────────────────────────────────────────────────────────────────────────────────────

BOARDS: Final = join(*(read_map(f"{area}.toml", _text(f"{area}.toml")) for area in ("nu-earth", "milli-com")))
PLACES: Final = BOARDS.places
SECTORS: Final = len(PLACES)
EARTH: Final = BOARDS.earth
NEAR: Final = BOARDS.near
SEA: Final = BOARDS.sea
NAMED: Final = BOARDS.by_name
SECTOR: Final = BOARDS.by_id
ID: Final = tuple(place.id for place in PLACES)
NUMBER: Final = tuple(place.number for place in PLACES)
GLASSHOUSE, FURLOW, ARCADY, BASE = (NAMED[name] for name in ("Glasshouse", "Furlow", "Nu-Arcady", "Shuttle Base"))
BRIDGE, BRIG, PODS, COMPUTER = (NAMED[name] for name in ("Bridge", "Brig", "Lifepods", "Battle Computer"))
ZONE, BAY, ARMOURY = (NAMED[name] for name in ("Security Zone", "Shuttle Bay", "GI Armoury"))
DROP: Final = {place.drop_zone: number for number, place in enumerate(PLACES) if place.drop_zone}  # RGT-BRD-17
RESTORES: Final = {  # RGT-SPC-01, 04, RGT-MIL-19: Lives that a whole turn gives back
    number: 4 if place.lives == "all" else int(place.lives)
    for number, place in enumerate(PLACES)
    if "recovery" in place.flags
}
SUPPLY_DICE: Final = {number: int(place.supply[0]) for number, place in enumerate(PLACES) if place.supply}
WALK: Final = (walks(BOARDS, False), walks(BOARDS, True))  # without and with Helm
_LINE: Final = {BASE: BAY, BAY: BASE}
WAY: Final = tuple(  # the same where the other end of the shuttle line is there in the same turn
    tuple(tuple(map(min, far[there], far[_LINE.get(there, there)])) for there in range(SECTORS)) for far in WALK
)


def on_earth(sector: Sector) -> bool:
    return sector < EARTH


@lru_cache(maxsize=8192)
def reach(start: Sector, steps: int, air: bool, kit: bool, zone: bool, same_side: bool) -> tuple[Sector, ...]:
    """Sectors a GI may end on, sorted, its own not among them.

    RGT-MOV-01, 03, 04, 10, RGT-Q-40, RGT-Q-46: Scum Sea needs a kit to enter on foot and to stop in; what flies
    crosses it. The Security Zone is neither entered nor passed without Helm or clearance (`zone`).
    """
    side = PLACES[start].side
    seen = {start}
    edge = [start]
    for _ in range(steps):
        ahead: list[Sector] = []
        for here in edge:
            for there in NEAR[here]:
                if there in seen or (there == ZONE and not zone):
                    continue
                if SEA[there] and not (air or kit):
                    continue
                if same_side and PLACES[there].side != side:
                    continue
                seen.add(there)
                ahead.append(there)
        edge = ahead
    return tuple(sorted(there for there in seen if there != start and (kit or not SEA[there])))


# ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

ENC, SUP, MIS, ROG, CLU, TRAITORS, ENDS = range(7)  # the last two are decks of the solo game, of Rogue cards
_DECKS: Final = tuple(read_deck(f"{name}.toml", _text(f"{name}.toml")) for name in DECKS)
CARDS: Final[tuple[Card, ...]] = tuple(card for deck in _DECKS for card in deck)
FIRST: Final = tuple(sum(map(len, _DECKS[:deck])) for deck in (ENC, SUP, MIS, ROG, CLU, ROG, ROG))  # card of a deck
KINDS: Final = tuple(len(_DECKS[deck]) for deck in (ENC, SUP, MIS, ROG, CLU, ROG, ROG))
DECK_OF: Final = tuple(deck for deck in range(5) for _ in _DECKS[deck])
CARD: Final = {card.id: number for number, card in enumerate(CARDS)}
consistent(CARDS, NAMED)
FULL: Final = tuple(tuple(card.count for card in deck) for deck in _DECKS)  # by deck, how many of each kind
DRAWS: Final = tuple(Move("draw", card.id) for card in CARDS)  # chance's moves

INITIATIVE: Final = tuple(card.initiative for card in CARDS)
BIT: Final = {name: 1 << number for number, name in enumerate(TYPES)}
TYPE: Final = tuple(sum(BIT[name] for name in card.types) for card in CARDS)  # RGT-Q-81: several types, treated as each
AIRBORNE, COASTAL, HAZARD, FORT, ARMOUR, PERSONNEL, SEALED = (BIT[name] for name in TYPES)
FIXED: Final = HAZARD | FORT
QUARTER: Final = tuple(card.quarter for card in CARDS)
DESTINATION: Final = tuple(NAMED.get(card.destination, -1) for card in CARDS)
BRIDES: Final = tuple(number for number, card in enumerate(CARDS) if card.bride)
CLUES: Final = tuple(range(FIRST[CLU], len(CARDS)))


_EFFECTS: Final = (*[{effect.verb: effect for effect in reversed(card.effects)} for card in CARDS], {})  # -1: no card


def verb(card: CardNo, name: str) -> Effect | None:
    """The effect of this verb that a card has, if it has one."""
    return _EFFECTS[card].get(name)


def having(name: str) -> frozenset[CardNo]:
    """The cards that have an effect of this verb."""
    return frozenset([card for card in range(len(CARDS)) if verb(card, name)])


WEAPONS, KITS, HEALERS = (having(name) for name in ("weapon", "permit_sea_stop", "gain_life"))


# ── Numbers of the rulebook ──────────────────────────────────────────────────────────────────────────────────────

LIVES: Final = 4  # RGT-SET-11, RGT-CMP-10
MOST_AMMO: Final = (6, 4, 4, 2)  # RGT-CMP-10: GP Mags, Plasma Grenades, Sealbursters, Micro-mine sets
MOST_ITEMS: Final = 6  # RGT-ECD-14, RGT-SUP-06
HAND: Final = 3  # RGT-ROG-01
MOST_CLUES: Final = 4  # RGT-CLU-04
CHIPS: Final = (7, 8, 7)  # RGT-Q-21: numbered Biochips with digits 1, 2, 3
SLOTS: Final = ("gunnar", "helm", "bagman")  # RGT-CMP-08
GUNNAR, HELM, BAGMAN = range(3)
GI_CHIP: Final = 4  # a slot holds 0 nothing, 1 to 3 a numbered chip, GI_CHIP + seat the chip of a dead GI
TRAITOR_DICE: Final = 8  # RGT-WIN-06
TIRES: Final = 5  # RGT-Q-133: rounds of the hunt that cost a tired Traitor a Life
THROW: Final = 6  # RGT-CMP-06: dice in the box
WEDDING: Final = tuple(  # solo: where a bride is placed, by the face of a die
    NAMED[name] for name in ("Nu-Arcady", "Glasshouse", "Nort Command Post", "Swamp Base", "Furlow", "Bridge")
)
EVADE: Final = dict(zip(TERRAINS, (0, 0, 1, 1, 1, -1, 0), strict=True))  # RGT-BRD-10..13, 15
GLASS: Final = tuple(place.terrain == "glass_zone" for place in PLACES)  # RGT-BRD-14
COUNTERS: Final = {"ammunition": 24, "lives": 12, "drop zones": 6, "GI chips": 6, "numbered chips": sum(CHIPS)}


# ── Where Encounter cards are used ───────────────────────────────────────────────────────────────────────────────


@cache
def usable(card: CardNo, sector: Sector, any_side: bool = False) -> bool:
    """RGT-BRD-04..09, RGT-Q-38: the filter of side, Scum Sea and coast."""
    here, kind, side = PLACES[sector], TYPE[card], CARDS[card].side
    if SEA[sector] and not kind & (COASTAL | AIRBORNE):
        return False
    if kind & COASTAL and not BOARDS.coast[sector]:
        return False
    if any_side or here.side == "front" or side == "neutral":
        return True
    if here.side == "neutral":
        return side == "nort" and bool(kind & AIRBORNE)
    return side == here.side or (here.side == "souther" and side == "nort" and bool(kind & AIRBORNE))


# ── Weapons ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Salvo(NamedTuple):
    """A declared salvo: dice of the Rifle (Gunnar adds 2 to each) and other dice."""

    move: Move
    rifle: int
    other: int


HOLD: Final = Move("hold")
NOTHING: Final = Move("fire", "none", 0)


def canon(card: CardNo) -> str:
    """The name of an item for salvos: the same thing from two decks is one kind (RGT-Q-86)."""
    return CARDS[card].same_as or CARDS[card].id


def _weapon(name: str) -> Effect:
    found = verb(CARD[name], "weapon")
    assert found is not None
    return found


def allowed(weapon: str, bans: tuple[CardNo, ...]) -> bool:
    """Whether no card in force (the enemy's own, a Rogue card) forbids this weapon."""
    for card in bans:
        ban = verb(card, "restrict_weapon")
        if ban and (weapon in ban.without or (ban.only and weapon not in ban.only)):
            return False
    return True


def dice_each(weapon: str, kind: int) -> int:
    """Dice of one unit against a target of these types; 0: it cannot be used (RGT-SAL-02..08)."""
    if weapon == "gp":
        return 1
    if weapon == "plasma":
        return 0 if kind & AIRBORNE else 4 if kind & FORT else 2
    if weapon == "seal":
        return 4 if kind & SEALED else 0
    if weapon == "mine":
        return 4 if kind & PERSONNEL else 0
    effect = _weapon(weapon)
    if effect.targets and not any(kind & BIT[name] for name in effect.targets):
        return 0
    return effect.better if effect.better and any(kind & BIT[name] for name in effect.better_types) else effect.dice


def is_rifle(weapon: str) -> bool:
    """RGT-SAL-10, RGT-BIO-02: GP Mags, Sealbursters, Sammy."""
    return weapon in ("gp", "seal") or (weapon not in AMMO and weapon != "none" and _weapon(weapon).rifle)


@lru_cache(maxsize=8192)
def salvos(ammo: tuple[int, ...], items: tuple[CardNo, ...], kind: int, bans: tuple[CardNo, ...]) -> tuple[Salvo, ...]:
    """RGT-SAL-01, 09..11, RGT-Q-83, 84, 86: one main weapon, any number of units of one type, one secondary at most."""
    stock = list(zip(AMMO, ammo, strict=True))
    carried: dict[str, int] = {}
    for item in items:
        if verb(item, "weapon"):
            carried[canon(item)] = carried.get(canon(item), 0) + 1
    stock += [(name, count) for name, count in sorted(carried.items()) if _weapon(name).role == "main"]
    mains = [("none", 0)]
    for name, count in stock:
        if dice_each(name, kind) and allowed(name, bans):
            mains += [(name, n) for n in range(1, count + 1)]
    beside = [name for name in sorted(carried) if _weapon(name).role == "secondary" and allowed(name, bans)]
    seconds = ["", *[name for name in beside if dice_each(name, kind)]]
    return tuple([_salvo(name, n, second, kind) for name, n in mains for second in seconds])


@cache
def _salvo(name: str, n: int, second: str, kind: int) -> Salvo:
    dice = n * dice_each(name, kind) if n else 0
    extra = dice_each(second, kind) if second else 0
    move = Move("fire", name, n, second) if second else Move("fire", name, n)
    return Salvo(move, dice, extra) if is_rifle(name) else Salvo(move, 0, dice + extra)
