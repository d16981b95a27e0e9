"""Lupin the 3rd put together."""

from __future__ import annotations

from functools import partial

from covo.games.lupin.board import board
from covo.games.lupin.bot import quick
from covo.games.lupin.box import BIKE1, CREDIT, FUJIKO, VARIANT_BUDGET
from covo.games.lupin.check import check, conserved, secrets
from covo.games.lupin.deeds.common import beside
from covo.games.lupin.draw import map_of
from covo.games.lupin.imagine import imagine
from covo.games.lupin.looking import look, meant
from covo.games.lupin.meta import META
from covo.games.lupin.mind import MIND
from covo.games.lupin.missions import RUBIES, VAULTS
from covo.games.lupin.refusals import refuse
from covo.games.lupin.scene import scene
from covo.games.lupin.state import OFF, Lupin
from covo.games.lupin.steps import FRAMES
from covo.games.lupin.view import View, view
from covo.kernel import EVERYONE, Channel, Game, Options


def talk(state: Lupin) -> tuple[Channel, ...]:
    """LUP-TLK-01..07: what the table hears is open to all; the gang by itself while planning and by radio; two players
    whose members are side by side or in one vehicle, of which nobody else need know.
    """
    table = Channel("table", tuple(range(state.seats)), EVERYONE)
    if state.outcome is not None or not state.gang_seats():
        return (table,)
    gang = state.circle()
    if (state.turn == 0 and not state.free) or state.radio:
        return (table, Channel("gang", gang, gang))
    pairs = set()
    for member in range(4):
        for other in beside(state, member):
            if state.crew[other] != state.crew[member]:
                pairs.add(tuple(sorted((state.crew[member], state.crew[other]))))
    return (table, *(Channel("aside", pair, pair) for pair in sorted(pairs)))


def begin(seats: int, options: Options) -> Lupin:
    free = options["variant"] == "free-for-all" and seats > 2  # LUP-Q-128
    quest = RUBIES if options["mission"] == RUBIES.name else VAULTS
    place = board(quest.number)
    state = Lupin(
        seats=seats,
        mission=quest.number,
        bus=place.timetable.get(1, -1),  # LUP-SET-02: before the police are deployed
        cars=tuple(place.parking) or (OFF, OFF),  # LUP-POL-08, LUP-POL-09
        expert=options["level"] == "expert",
        free=free,
        duty=options["helicopter"] == "return",
        clock=options["clock"] == "on",
        limit=quest.turns,
        credit=CREDIT,
        money=(VARIANT_BUDGET,) * 4 if free else (quest.budget, 0, 0, 0),
        owners=tuple(FUJIKO if vehicle == BIKE1 else -1 for vehicle in range(len(quest.kit.vehicles))),  # LUP-EQP-25
    )
    state.stack = quest.setup(state)
    return state


GAME: Game[Lupin, View] = Game(
    meta=META,
    state=Lupin,
    frames=FRAMES,
    begin=begin,
    check=check,
    view=view,
    imagine=imagine,
    refuse=refuse,
    scene=scene,
    talk=talk,
    secrets=secrets,
    conserved=conserved,
    quick=quick,
    mind=MIND,
    maps={"ruby": partial(map_of, 0), "bank": partial(map_of, 1)},
    look=look,
    meant=meant,
)
