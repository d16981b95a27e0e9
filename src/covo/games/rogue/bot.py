"""A quick sensible player: walks to his goals, weighs fights by their odds, plays his cards on whoever leads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Any, Final

from covo.games.rogue.aims import ammunition, goal
from covo.games.rogue.box import (
    ARMOUR,
    BASE,
    BAY,
    CARD,
    CARDS,
    DROP,
    GUNNAR,
    HOLD,
    NAMED,
    NUMBER,
    PERSONNEL,
    SECTOR,
    TYPE,
    WALK,
    WAY,
    CardNo,
    Salvo,
    verb,
)
from covo.games.rogue.hand import least_wanted, window_play
from covo.games.rogue.odds import (
    beats,
    evade_card_odds,
    evade_odds,
    hands_odds,
    second_odds,
    traitor_dice,
    traitor_odds,
)
from covo.games.rogue.state import GI, support_dice
from covo.games.rogue.steps import (
    barter,
    between,
    common,
    encounter,
    end,
    fight,
    missions,
    movement,
    pile,
    prison,
    rescue,
    solo,
    traitor,
    turn,
    window,
)
from covo.games.rogue.steps.between import initiative
from covo.games.rogue.steps.common import NO, YES
from covo.games.rogue.steps.encounter import prison_of
from covo.games.rogue.view import View
from covo.kernel import PASS, Ask, Frame, Move, Seat

PRICE: Final = {"gp": 0.1, "plasma": 0.16, "seal": 0.14, "mine": 0.16, "none": 0.0}
ITEM: Final = {"I04": 0.45, "I07": 0.7, "S09": 0.15, "S17": 0.2}
DEATH: Final = 4.0  # what the last Life is worth
LIFE: Final = (0.0, DEATH, 1.3, 0.9, 0.7)  # what a Life is worth to who has so many


def quick(view: View, ask: Ask, rng: Random) -> Move:
    if len(ask.moves) == 1:
        return ask.moves[0]
    top = view.agenda[0]
    answer = ANSWERS.get(type(top))
    move = answer(view, ask, top, rng) if answer else None
    return move if move is not None and ask.allows(move) else ask.pick(rng)


# ── Movement ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _use(ask: Ask) -> Move | None:
    """What heals, if there is something."""
    return next((move for move in ask.moves if move[0] == "use"), None)


def _move(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    seat = ask.seat
    gi = view.gis[seat]
    if gi.lives <= 2 and (heals := _use(ask)):
        return heals
    aim = goal(view, seat)
    risk = 0.1 + 0.13 * (4 - gi.lives) + (0.1 if ammunition(gi) < 4 else 0.0)
    company = {other.sector for s, other in enumerate(view.gis) if s != seat and other.free}
    way, random = WAY[gi.helm], rng.random
    best, most = ask.moves[0], -99.0
    for move in ask.moves:
        what = move[0]
        if what not in ("go", "stay"):
            continue
        there = gi.sector if what == "stay" else SECTOR[move[1]]  # type: ignore[index]
        worth = -way[there][aim] + random() * 0.05
        if what == "go":
            worth -= risk * NUMBER[there]
            if there in company:
                worth += 0.2 if aim != there else 0.0
        elif there != aim:
            worth -= 1.8
        if worth > most:
            best, most = move, worth
    return best


def _shuttle(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    gi = view.gis[ask.seat]
    aim = goal(view, ask.seat)
    other = BAY if gi.sector == BASE else BASE
    far = WALK[gi.helm]
    return movement.SHUTTLE if far[other][aim] < far[gi.sector][aim] else PASS


def _pods(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    gi = view.gis[ask.seat]
    aim = goal(view, ask.seat)
    far = WALK[gi.helm]
    zones = {zone: far[sector][aim] for zone, sector in DROP.items()}
    zone = min(zones, key=lambda z: zones[z])
    here = far[gi.sector][aim]
    if gi.helm:
        return Move("drop", zone) if zones[zone] + 1 < here else PASS
    return Move("drop") if sum(zones.values()) / len(zones) + 1 < here else PASS


# ── Fights ───────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def price(move: Move) -> float:
    """What the ammunition of a salvo is worth."""
    weapon, count = str(move[1]), int(move[2])
    each = PRICE.get(weapon, ITEM.get(weapon, 0.3))
    return each * count + sum(ITEM.get(str(name), 0.0) for name in move[3:])


def hurt(gi: GI, lives: int) -> float:
    """What losing so many Lives would cost."""
    return sum(LIFE[max(1, gi.lives - n)] for n in range(min(lives, gi.lives)))


def best_salvo(
    view: View, seat: Seat, kind: int, foe: int, pain: float, enemy: CardNo = -1, *, helped: bool = True
) -> tuple[float, Salvo]:
    """The first salvo that costs least, ammunition and what it hurts to lose taken together."""
    gi = view.gis[seat]
    factor = 2 if helped and gi.helm and kind & ARMOUR else 1
    support = support_dice(view, seat, kind, view.fired, (enemy,) if enemy >= 0 else ()) if helped else 0
    return _first(fight.arsenal(view, seat, kind, enemy), gi.slots[GUNNAR] > 0, factor, support, foe, pain)


@lru_cache(maxsize=1 << 14)  # the same weapons meet the same enemies in playout after playout
def _first(arms: fight.Arsenal, gunnar: bool, factor: int, support: int, foe: int, pain: float) -> tuple[float, Salvo]:
    def odds(salvo: Salvo) -> float:
        return beats(salvo.rifle + salvo.other, 2 * salvo.rifle * gunnar, factor, support, foe)

    return _cheapest(arms, odds, pain)


@lru_cache(maxsize=1 << 14)
def _second_to(arms: fight.Arsenal, gunnar: bool, factor: int, wanted: int, pain: float) -> tuple[float, Salvo]:
    """A second salvo that has to bring so much."""

    def odds(salvo: Salvo) -> float:
        return second_odds(0, wanted, salvo.rifle + salvo.other, 2 * salvo.rifle * gunnar, factor)

    return _cheapest(arms, odds, pain)


def _cheapest(arms: fight.Arsenal, odds: Callable[[Salvo], float], pain: float) -> tuple[float, Salvo]:
    found = fight.salvo_by_move(arms).values()
    return max([(-(1 - odds(salvo)) * pain - price(salvo.move), salvo) for salvo in found], key=lambda pair: pair[0])


def _enemy(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    seat, card = ask.seat, view.pile[0][0]
    gi = view.gis[seat]
    pain = hurt(gi, 2 if CARDS[card].double_damage else 1)
    if len(gi.companions):
        pain *= 0.9
    worth, salvo = best_salvo(view, seat, TYPE[card], CARDS[card].firepower, pain, card)
    if gi.bagman:
        worth *= 0.8
    best, most = salvo.move, worth
    others = [move for move in ask.moves if move[0] != "fire"]
    if encounter.SURRENDER in others:
        value = captivity(view, gi, prison_of(card))
        if value > most:
            best, most = encounter.SURRENDER, value
    for move in others:
        what = move[0]
        if what == "evade":
            item = CARD[str(move[1])] if len(move) > 1 else -1
            luck = evade_card_odds(view, seat, item, card)
            value = (1 - luck) * max(most, worth) - (0.25 if item >= 0 else 0.02)
            if value > most:
                best, most = move, value
        elif what == "use" and verb(CARD[str(move[1])], "gain_life"):
            if gi.lives <= 2:
                return move
        elif what == "use" and most < -0.5:
            return move
    return best


def captivity(view: View, gi: GI, prison: int) -> float:
    """What it would cost to surrender: time, things, the way back; Glasshouse heals."""
    things = 0.1 * ammunition(gi) + 0.25 * len(gi.items) + 0.15 * sum(CARDS[c].firepower for c in gi.companions)
    healed = sum(LIFE[lives] for lives in range(gi.lives, 4)) * 0.5 if NAMED["Glasshouse"] == prison else 0.0
    return healed - things - (1.3 if not view.solo else 1.5)


def _reporter(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    return encounter.EVADE if encounter.EVADE in ask.moves else encounter.TAKE


def _second(view: View, ask: Ask, top: fight.SecondSalvo, rng: Random) -> Move:
    seat = ask.seat
    gi = view.gis[seat]
    mine, theirs = view.totals[top.side], view.totals[1 - top.side]
    if mine >= theirs:
        return HOLD
    pain = hurt(gi, 2 if top.enemy >= 0 and CARDS[top.enemy].double_damage else 1)
    if view.phase == "end":
        pain += 1.0  # a Life of the Traitor besides
    factor = 2 if gi.helm and top.kind & ARMOUR else 1
    arms = fight.arsenal(view, seat, top.kind, top.enemy)
    worth, salvo = _second_to(arms, gi.slots[GUNNAR] > 0, factor, theirs - mine, pain)
    return salvo.move if worth > -pain and salvo.move in ask.moves else HOLD


def _volley(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    seat = ask.seat
    gi = view.gis[seat]
    return best_salvo(view, seat, PERSONNEL, 4, hurt(gi, 1) + 0.5, helped=False)[1].move


def _evade_attack(view: View, ask: Ask, top: between.EvadeAttack, rng: Random) -> Move:
    luck = evade_odds(view, ask.seat, -1, initiative(view.gis[top.seat]))
    return encounter.EVADE if luck > 0.15 and ammunition(view.gis[ask.seat]) < 6 else between.STAND


def _confront(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    seat = ask.seat
    gi = view.gis[seat]
    if gi.lives <= 2 and (heals := _use(ask)):
        return heals
    if traitor.CONFRONT in ask.moves:
        won, lost = hands_odds(gi.lives, view.traitor_lives)
        return traitor.CONFRONT if gi.lives > 1 or won >= lost or view.traitor_lives == 1 else PASS
    pain = hurt(gi, 1) + 1.6
    salvo = best_salvo(view, seat, PERSONNEL, traitor_dice(view), pain)[1]
    chance = traitor_odds(view, seat, salvo)
    if gi.bagman:
        chance = 1 - (1 - chance) * 0.6
    if chance > 0.45 or (gi.lives >= 3 and chance > 0.25):
        return salvo.move
    return PASS


# ── Other GIs ────────────────────────────────────────────────────────────────────────────────────────────────────


def _option(view: View, ask: Ask, top: Any, rng: Random) -> Move | None:
    seat = ask.seat
    gi = view.gis[seat]
    tasks = {CARDS[card].task for card, _ in gi.missions if card >= 0}
    brides = {CARD[CARDS[card].companion] for card, _ in gi.missions if card >= 0 and CARDS[card].companion}
    best, most = None, -1.0
    for move in ask.moves:
        if move.verb == "use":
            continue
        other = view.gis[int(move[1])]
        if move.verb == "attack":
            worth = 3.0 if tasks & {"attack", "attack_strongest"} else 0.0
            strong = ammunition(gi) - ammunition(other) + gi.lives - other.lives
            rich = len(other.clues) + (3 if other.full else 0)
            worth += 0.25 * rich + 0.15 * strong - 1.2 if gi.lives > 1 else -2.0
        elif move.verb == "kidnap":
            worth = 3.0 if "kidnap" in tasks or brides & set(other.companions) else -0.5
        elif move.verb == "clues":
            worth = 0.9 if len(other.clues) < 3 or len(gi.clues) >= 3 else 0.2
        elif move.verb == "hand":
            worth = 1.0 if CARDS[CARD[str(move[2])]].evadable else -1.0
        elif move.verb == "missions":
            mine = CARD[str(move[2])]
            worth = 0.3 if WALK[gi.helm][gi.sector][NAMED[CARDS[mine].destination]] > 7 else -0.5
        else:
            worth = 0.1 if move.verb == "talk" else -0.9
        worth += rng.random() * 0.05
        if worth > most:
            best, most = move, worth
    return best


def _clue_swap(view: View, ask: Ask, top: barter.ProposeClues, rng: Random) -> Move:
    mine, theirs = view.gis[ask.seat], view.gis[top.seat]
    return YES if len(theirs.clues) < 3 or len(mine.clues) >= len(theirs.clues) else NO


def _trade_offer(view: View, ask: Ask, top: barter.TradeOffer, rng: Random) -> Move:
    return YES if not top.want else NO


def _rid_of_reporter(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    for move in ask.moves:
        if move.verb == "give" and CARDS[CARD[str(move[1])]].evadable:
            return move
    return NO


# ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _window(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    return window_play(view, ask, top, rng)


def _tidy(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    gi = view.gis[ask.seat]
    if gi.lives <= 2 and (heals := _use(ask)):
        return heals
    drops = [move for move in ask.moves if move[0] == "drop"]
    least, worst = least_wanted(view, ask.seat, _cards(drops))
    return drops[worst] if least < 0.3 else end.DONE


def _cards(moves: Sequence[Move]) -> list[CardNo]:
    """That are named in these moves."""
    return [CARD[move[1]] for move in moves]  # type: ignore[index]


def _keep_card(view: View, ask: Ask, top: solo.KeepCard, rng: Random) -> Move:
    if YES in ask.moves:
        return YES
    return ask.moves[least_wanted(view, ask.seat, _cards(ask.moves))[1]]


def _mission(view: View, ask: Ask, top: missions.KeepMission, rng: Random) -> Move:
    kind, gi = CARDS[top.card], view.gis[ask.seat]
    if NO not in ask.moves:
        return YES
    if kind.kind == "genie":
        return NO
    far = WALK[gi.helm][gi.sector][NAMED[kind.destination]] if kind.destination else 6
    return YES if far <= 5 else NO


def _drop(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    return min(ask.moves, key=lambda move: item_worth(CARD[str(move[1])]) if len(move) > 1 else 9.0)


def _pick(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    return max(ask.moves, key=lambda move: item_worth(CARD[str(move[1])]) if len(move) > 1 else -9.0)


def item_worth(card: CardNo) -> float:
    kind = CARDS[card]
    if kind.kind == "companion":
        return kind.firepower - (2.0 if kind.evadable else 0.0) + (3.0 if kind.bride else 0.0)
    if kind.kind == "clue":
        return 1.0
    worth = {"I07": 3.0, "S11": 3.0, "I04": 2.5, "S10": 2.5, "I09": 2.4, "S14": 2.4, "S15": 2.0, "S16": 1.8}
    return worth.get(kind.id, 1.0)


def _clue_limit(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    held = [card for card, _ in view.gis[ask.seat].clues]
    return max(ask.moves, key=lambda move: held.count(CARD[str(move[1])]))


def _take_clue(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    held = [card for card, _ in view.gis[ask.seat].clues]
    return min(ask.moves, key=lambda move: held.count(CARD[str(move[1])]))


def _chips(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    wish = {"gunnar": 3, "bagman": 2, "helm": 1.5}
    return max(ask.moves, key=lambda move: sum(wish.get(str(name), 0) for name in move.args))


def _yes(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    return YES


def _no(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    return NO


def _companion(view: View, ask: Ask, top: rescue.OfferCompanion, rng: Random) -> Move:
    return NO if CARDS[top.card].evadable else YES


def _save(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    return encounter.SAVE


def _lay(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    """Among equals the stronger first, for oneself the weaker."""

    def strength(move: Move) -> tuple[int, ...]:
        return tuple(CARDS[CARD[str(name)]].firepower for name in move.args)

    return min(ask.moves, key=strength) if view.solo else max(ask.moves, key=strength)


ANSWERS: Final[dict[type[Frame[Any]], Callable[[View, Ask, Any, Random], Move | None]]] = {
    turn.PlaceChips: _chips,
    missions.KeepMission: _mission,
    common.TooManyItems: _drop,
    window.RogueWindow: _window,
    solo.SoloMovementCard: _window,
    solo.SoloEncounterCard: _window,
    solo.KeepCard: _keep_card,
    solo.TryMission: _yes,
    prison.Escape: _yes,
    prison.LeaveGlasshouse: _yes,
    movement.Lifepods: _pods,
    movement.MoveOn: _move,
    movement.Shuttle: _shuttle,
    movement.Deliver: _drop,
    rescue.OfferChip: _yes,
    rescue.SeatChips: _chips,
    rescue.FillSlots: _chips,
    rescue.OfferCompanion: _companion,
    rescue.TeamMissions: _yes,
    encounter.MeetOrSave: _save,
    encounter.StealCompanion: _pick,
    pile.LayPile: _lay,
    encounter.MeetEnemy: _enemy,
    encounter.MeetReporter: _reporter,
    pile.NewChip: _chips,
    encounter.LoseItems: _drop,
    fight.SecondSalvo: _second,
    between.ChooseOption: _option,
    between.EvadeAttack: _evade_attack,
    between.Volley: _volley,
    between.AnswerVolley: _volley,
    between.TakeCompanion: _pick,
    barter.SwapCompanions: _rid_of_reporter,
    barter.ProposeClues: _clue_swap,
    barter.Trade: _no,
    barter.TradeOffer: _trade_offer,
    traitor.Confront: _confront,
    end.OfferSupply: _yes,
    end.Search: _yes,
    end.TakeClue: _take_clue,
    end.TidyRogue: _tidy,
    end.ClueLimit: _clue_limit,
}
