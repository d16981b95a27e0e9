"""What to draw: the ring of houses, what lies on it, whom it waits for, what is asked. Made of view and ask alone."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Any, Final

from covo.games.lupusburg import steps
from covo.games.lupusburg.box import (
    CHARACTERS,
    CHEST,
    CITIZEN,
    COINS,
    COLOURS,
    EVIDENCE,
    SIDES,
    SLOT_NAMES,
    WEREWOLF,
    Slot,
    house,
    lives,
    owner,
    side,
    slot_of,
)
from covo.games.lupusburg.imagine import imagine
from covo.games.lupusburg.state import Past
from covo.games.lupusburg.view import View
from covo.kernel import (
    PASS,
    Ask,
    Board,
    Cell,
    Chair,
    Choice,
    Frame,
    Move,
    Piece,
    Row,
    Scene,
    Seat,
    Sheet,
    Together,
    Track,
    Words,
    place,
)

SQUARE: Final = "square"  # the middle of the ring
APART: Final = 0.2  # how far a house lies from the middle of its owner's place, in places

# LBG-PHS-02: the steps of a round that wait for somebody, and which step on the agenda belongs to which.
STEPS: Final = ("thief", "wolf", "privilege", "bets", "discussion", "vote", "defence", "run-off")
STEP_OF: Final[dict[type[Frame[Any]], str]] = {
    steps.ThiefCall: "thief",
    steps.WolfCall: "wolf",
    steps.UsePrivilege: "privilege",
    steps.ShowInReturn: "privilege",
    steps.Bets: "bets",
    steps.DrawCoins: "bets",
    steps.KeepCoin: "bets",
    steps.PlaceSeal: "bets",
    steps.Discussion: "discussion",
    steps.FirstVote: "vote",
    steps.Defence: "defence",
    steps.RunOff: "run-off",
}


def scene(view: View, ask: Ask | None) -> Scene:
    top = view.agenda[0] if view.agenda else None
    step = STEP_OF.get(type(top)) if top else None
    mood = "night" if view.night else "day"
    return Scene(
        theme="lupusburg",
        title=_title(view),
        prompt=_asked(view, ask) if ask else _waiting(view),
        mood=mood,
        rule=ask.rule if ask else top.rule if top else "",
        steps=tuple(Words(f"step-{name}") for name in STEPS),
        step=STEPS.index(step) if step else None,
        boards=(_board(view, mood),),
        pieces=_pieces(view),
        chairs=tuple(_chair(view, seat) for seat in range(view.seats)),
        tracks=_tracks(view),
        notes=_notes(view),
        choices=tuple(_choice(view, ask, move) for move in ask.moves) if ask else (),
        closed=_closed(ask) if ask else (),
        result=_result(view),
        sheets=_sheets(view),
    )


def _title(view: View) -> Words:
    if view.outcome:
        return Words("title-end")
    if not view.round:
        return Words("title-setup")
    return Words("title-night" if view.night else "title-day", {"round": view.round})


# ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────


def _board(view: View, mood: str) -> Board:
    """The viewer sits at the bottom, the others follow clockwise; of two houses the right comes first (LBG-Q-44)."""
    cells = [Cell(SQUARE, 0, 0, kind="square")]
    for slot in range(2 * view.seats):
        turn = owner(slot) - max(view.viewer, 0) + (APART if side(slot) else -APART)
        angle = 2 * pi * turn / view.seats
        gone = not view.alive >> slot & 1
        cells.append(
            Cell(
                SLOT_NAMES[slot],
                round(-sin(angle), 3),
                round(cos(angle), 3),
                kind="house",
                side=owner(slot),
                state="gone" if gone else "suspect" if slot in view.suspects else "alive",
                words=Words("house-label", dict(house(slot))),
            )
        )
    return Board("town", "ring", tuple(cells), mood)


def _pieces(view: View) -> tuple[Piece, ...]:
    pieces = [_piece("mayor", place(view.mayor))]
    for slot, face in enumerate(view.characters if view.round else ()):
        name = "character" if face is None else CHARACTERS[face]
        pieces.append(_piece(name, SLOT_NAMES[slot], f"character-{SLOT_NAMES[slot]}", hidden=face is None))
    pieces += [
        _piece("chest", SLOT_NAMES[2 * seat + chest], f"chest-{seat}")
        for seat in range(view.seats)
        if (chest := _chest(view, seat)) is not None
    ]
    pieces.append(_piece("claw", _claw(view)))
    for seat, bet in enumerate(view.bets):
        if bet is not None:  # LBG-BET-09, LBG-BET-13
            badges = () if bet.coin is None else (str(bet.coin),)
            pieces.append(_piece("bet", place(bet.target), f"bet-{seat}", side=seat, badges=badges))
    for number, (seat, slot) in enumerate(_todays_votes(view)):
        pieces.append(_piece("vote", SLOT_NAMES[slot], f"vote-{number}", side=seat))
    for evidence, slot in zip(EVIDENCE, view.suspects, strict=False):
        pieces.append(_piece(evidence, SLOT_NAMES[slot]))
    for number, coin in enumerate(_hand(view)):
        pieces.append(_piece("coin", place(view.viewer), f"coin-{number}", badges=(str(coin),)))
    return tuple(pieces)


def _piece(
    icon: str,
    at: str,
    name: str = "",
    *,
    side: Seat | None = None,
    hidden: bool = False,
    badges: tuple[str, ...] = (),
) -> Piece:
    return Piece(name or icon, at, icon, Words(f"icon-{icon}"), side, hidden, badges=badges)


def _claw(view: View) -> str:
    """LBG-DAY-02: at the victim's house till the next night takes it back to the middle (LBG-Q-19)."""
    victims = (SLOT_NAMES[death.slot] for death in view.deaths if death.by_night and death.round == view.round)
    return next(victims, SQUARE)


def _chest(view: View, seat: Seat) -> int | None:
    """The side of a player's chest, if the viewer knows it; of one's own from the moment it is laid."""
    answer = _answer(view) if seat == view.viewer else None
    return CHEST.index(answer) if answer in CHEST else view.chests[seat]


def _answer(view: View) -> Move | None:
    """What the viewer has answered to a question the table still waits on."""
    top = view.agenda[0] if view.agenda else None
    return top.answers[view.viewer] if isinstance(top, Together) and top.answers and view.viewer >= 0 else None


def _todays_votes(view: View) -> list[tuple[Seat, Slot]]:
    return [(seat, slot) for day, seat, slot in view.votes if day == view.round and not view.outcome]


def _hand(view: View) -> tuple[int, ...]:
    """The coins a bettor holds who has not placed his seal yet; the viewer's own only."""
    top = view.agenda[0] if view.agenda else None
    if isinstance(top, steps.KeepCoin) and top.seat == view.viewer:
        return top.drawn
    return (top.coin,) if isinstance(top, steps.PlaceSeal) and top.seat == view.viewer else ()


def _chair(view: View, seat: Seat) -> Chair:
    left = lives(view.alive, seat)
    marks = (
        ("mayor", seat == view.mayor),
        ("seal", view.bets[seat] is None),
        ("out", left == 0),
    )
    return Chair(
        seat,
        awaited=seat in view.awaited,
        marks=tuple(mark for mark, there in marks if there),
        colour=COLOURS[seat],
        lives=left,
        points=view.points[seat] if view.points else None,
    )


def _tracks(view: View) -> tuple[Track, ...]:
    tracks = [
        Track("living", Words("track-living"), view.alive.bit_count(), of=2 * view.seats),
        Track("bag", Words("track-bag"), view.coins_in_bag, of=len(COINS)),
    ]
    if view.round:
        tracks.append(Track("round", Words("track-round"), view.round))
    if view.games > 1:
        game = len(view.past) if view.outcome else len(view.past) + 1
        tracks.append(Track("game", Words("track-game"), game, of=view.games))
        tracks += [
            Track(f"total-{seat}", Words("track-total"), total, side=seat) for seat, total in enumerate(view.totals)
        ]
    return tuple(tracks)


# ── What is asked ────────────────────────────────────────────────────────────────────────────────────────────────


def _asked(view: View, ask: Ask) -> Words:
    verb = ask.moves[-1].verb  # where one may sleep or pass, that is listed first
    match verb:
        case "sleep":
            return Words("prompt-sleep-thief" if isinstance(view.agenda[0], steps.ThiefCall) else "prompt-sleep-wolf")
        case "show":
            target = view.privileges[-1].target
            return Words("prompt-show", {**house(target), "face": view.characters[target]})
        case "bet":
            return Words("prompt-bet", {"coins": view.coins_in_bag})
        case "keep":
            return Words("prompt-keep", {"coins": _list(_hand(view))})
        case "accuse":
            return Words("prompt-accuse", {"coin": _hand(view)[0]})
        case "vote":
            second = len(view.agenda[0].queue) <= view.seats if isinstance(view.agenda[0], steps.FirstVote) else False
            return Words("prompt-vote", {"turn": 2 if second else 1})
        case "cast":
            return Words("prompt-cast", {"votes": len(ask.moves[0].args), **_suspects(view)})
    return Words(f"prompt-{verb}")


def _waiting(view: View) -> Words:
    """What a viewer reads who is not asked; `seat` is who is."""
    top = view.agenda[0] if view.agenda else None
    done = _answer(view) is not None
    match top:
        case None:
            return Words("prompt-over")
        case steps.LayHouses():
            return Words("wait-chests")
        case steps.ThiefCall() | steps.WolfCall():
            return Words("wait-night")
        case steps.UsePrivilege():
            return Words("wait-privilege", {"seat": view.mayor})
        case steps.ShowInReturn():
            return Words("wait-show", {"seat": view.mayor})
        case steps.Bets(queue):
            return Words("wait-bet", {"seat": queue[0]})
        case steps.DrawCoins(seat) | steps.KeepCoin(seat) | steps.PlaceSeal(seat):
            return Words("wait-seal", {"seat": seat})
        case steps.Discussion():
            return Words("wait-ready")
        case steps.FirstVote(queue):
            return Words("wait-vote", {"seat": queue[0]})
        case steps.Defence(queue):
            return Words("wait-defence", {"seat": queue[0]})
        case steps.RunOff():
            return Words("wait-cast" if done or view.viewer < 0 else "wait-without-votes")
    return Words("wait-chance")


def _choice(view: View, ask: Ask, move: Move) -> Choice:
    text = str(move)
    match move.verb:
        case "chest" | "show":
            slot = 2 * ask.seat + SIDES.index(str(move[1]))
            gone = not view.alive >> slot & 1
            known = {"face": view.characters[slot], "gone": gone} if move.verb == "show" else {}
            return Choice(text, Words(f"move-{move.verb}", {"side": side(slot), **known}), (SLOT_NAMES[slot],))
        case "look" | "bite" | "point" | "vote":
            slot = slot_of(move)
            return Choice(text, Words(f"move-{move.verb}", dict(house(slot))), (SLOT_NAMES[slot],))
        case "keep":
            return Choice(text, Words("move-keep", {"coin": move[1]}), (f"coin-{_hand(view).index(int(move[1]))}",))
        case "accuse":
            return Choice(text, Words("move-accuse", {"seat": move[1]}), (place(int(move[1])),))
        case "cast":
            targets = tuple(SLOT_NAMES[view.suspects[EVIDENCE.index(str(face))]] for face in move.args)
            return Choice(text, Words("move-cast", {**_votes(move), **_suspects(view)}), targets)
    if len(ask.moves) > 1 and move.verb in ("sleep", PASS.verb):  # to leave it, said by what one leaves
        return Choice(text, Words(f"move-no-{ask.moves[-1].verb}"))
    return Choice(text, Words(f"move-{move.verb}"))


def _closed(ask: Ask) -> tuple[Choice, ...]:
    """Where one must go through with it: the way out one might look for."""
    match ask.moves[-1].verb:
        case "bite":  # LBG-WLF-03
            return (Choice("sleep", Words("move-no-bite")),)
        case "keep" | "accuse":  # LBG-BET-16
            return (Choice(str(PASS), Words("move-no-bet")),)
        case "vote" | "cast":  # LBG-VOT-08, LBG-RUN-08
            return (Choice(str(PASS), Words("move-no-vote")),)
    return ()


# By step, what one does who clicks a house or a player's place.
CLICKS: Final[dict[type[Frame[Any]], str]] = {
    steps.ThiefCall: "look",
    steps.WolfCall: "bite",
    steps.UsePrivilege: "point",
    steps.ShowInReturn: "show",
    steps.PlaceSeal: "accuse",
    steps.FirstVote: "vote",
    steps.RunOff: "cast",
}


def meant(view: View, ask: Ask, clicks: tuple[str, ...]) -> Move | None:
    """The move of whoever clicks what is not offered: on a house or on the place of a player."""
    verb = CLICKS.get(type(view.agenda[0])) if view.agenda else None
    if verb is None or not clicks:
        return None
    thing = clicks[-1].rpartition("-")[2]  # a piece is named after its house
    if thing in SLOT_NAMES:
        at = thing if verb != "accuse" else int(thing[0])
        return Move(verb, at)
    if verb == "accuse" and thing.removeprefix("seat").isdecimal():
        return Move(verb, int(thing.removeprefix("seat")))
    return None


def _suspects(view: View) -> dict[str, int]:
    return {**house(view.suspects[0], "paw_"), **house(view.suspects[1], "tuft_")}


def _votes(cast: Move) -> dict[str, int]:
    return {"paws": cast.count(EVIDENCE[0]), "tufts": cast.count(EVIDENCE[1])}


def _list(numbers: tuple[int, ...]) -> str:
    return " · ".join(map(str, numbers))


# ── What the viewer knows ────────────────────────────────────────────────────────────────────────────────────────


def _notes(view: View) -> tuple[Words, ...]:
    """LBG-SEC: own cards, what one was shown, what one saw as thief, one's own bet; and the games before."""
    notes = [] if view.outcome else _past(view)
    if view.past and not view.round:  # between two games of a series
        notes += _revealed(view.past[-1])
    seat = view.viewer
    if seat < 0 or view.outcome:
        return tuple(notes)
    if (chest := _chest(view, seat)) is not None:
        notes.append(Words("note-chest", {"side": chest, "gone": not view.alive >> 2 * seat + chest & 1}))
    if view.role is not None:
        notes.append(_own(view, view.role))
    if view.role == WEREWOLF:  # LBG-SEC-25
        own = lives(view.alive, seat)
        notes.append(Words("note-count", {"own": own, "others": view.alive.bit_count() - own}))
    for night, slot in view.looks:
        notes.append(
            Words("note-look", {"night": night, **house(slot), "chest": view.chests[owner(slot)] == side(slot)})
        )
    for look in view.privileges:
        seen = look.target if look.mayor == seat else look.shown if owner(look.target) == seat else None
        if seen is not None:
            notes.append(Words("note-seen", {"day": look.day, **house(seen), "face": view.characters[seen]}))
    for other in range(view.seats):  # LBG-END-02: or the game would be over
        if other != seat and not lives(view.alive, other):
            notes.append(Words("note-cleared", {"seat": other}))
    if bet := view.bets[seat]:
        notes.append(Words("note-bet", {"coin": bet.coin, "drawn": _list(bet.drawn), "target": bet.target}))
    if (cast := _answer(view)) and cast.verb == "cast":
        notes.append(Words("note-cast", {**_votes(cast)}))
    return tuple(notes)


def _past(view: View) -> list[Words]:
    return [
        Words("note-game", {"game": number, "winner": game.winner, "wolf": game.wolf, "thief": game.thief})
        for number, game in enumerate(view.past, 1)
    ]


def _own(view: View, role: int) -> Words:
    """The viewer's two characters: two citizens, or a role card on one side."""
    left = lives(view.alive, view.viewer)
    if role == CITIZEN:
        return Words("note-citizens", {"lives": left})
    slot = next(slot for slot in (2 * view.viewer, 2 * view.viewer + 1) if view.characters[slot])
    return Words(f"note-{CHARACTERS[role]}", {"side": side(slot), "lives": left})


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _result(view: View) -> tuple[Words, ...]:
    """LBG-OVR-06, LBG-SER-05: who has won; LBG-Q-61: then what was hidden and does not lie on the table."""
    if view.outcome is None:
        return ()
    last = view.past[-1]
    if view.games > 1:
        best = view.outcome.ranking[0]
        result = [
            Words("result-series" if len(best) == 1 else "result-shared", {"seat": seat, "points": view.totals[seat]})
            for seat in best
        ]
        result += _past(view)
    else:
        points = last.points[last.winner]
        who = {"winner": last.winner, "wolf": last.wolf, "points": points}
        result = [
            Words(f"result-{last.reason}", {**who, "tied": last.points.count(points) > 1}),
            Words("result-thief", {"seat": last.thief}),
        ]
    return (*result, *_revealed(last))


def _revealed(game: Past) -> list[Words]:
    """LBG-Q-61: where the thief looked, what the bettors drew and bet."""
    lines = []
    for night, slot in game.looks:
        chest = game.chests[owner(slot)] == side(slot)
        lines.append(Words("result-look", {"seat": game.thief, "night": night, **house(slot), "chest": chest}))
    for seat, bet in enumerate(game.bets):
        if bet is not None:
            told = {"seat": seat, "target": bet.target, "coin": bet.coin, "drawn": _list(bet.drawn)}
            lines.append(Words("result-bet", {**told, "right": bet.target == game.wolf}))
    return lines


def _sheets(view: View) -> tuple[Sheet, ...]:
    sheets = []
    if view.outcome and view.past[-1].reason == "lynched":  # LBG-END-05: else there are no points to explain
        parts = steps.scores(imagine(view, Random(0)))  # at its end a game has no secrets: there is one such world
        sheets.append(
            Sheet(
                "points",
                Words("sheet-points"),
                tuple(Words(f"column-{name}") for name in ("lives", "chest", "seal", "points")),
                tuple(Row(seat, (*parts[seat], sum(parts[seat]))) for seat in _by_points(view, view.points)),
            )
        )
    if view.games > 1 and view.past:  # LBG-SER-01
        sheets.append(
            Sheet(
                "series",
                Words("sheet-series"),
                (
                    *(Words("column-game", {"game": game}) for game in range(1, len(view.past) + 1)),
                    Words("column-total"),
                ),
                tuple(
                    Row(seat, (*(game.points[seat] for game in view.past), view.totals[seat]))
                    for seat in _by_points(view, view.totals)
                ),
            )
        )
    return tuple(sheets)


def _by_points(view: View, points: tuple[int, ...]) -> list[Seat]:
    """Best first; who has won leads those of as many points."""
    first = [seat for group in view.outcome.ranking for seat in group] if view.outcome else list(range(view.seats))
    return sorted(first, key=lambda seat: -points[seat])
