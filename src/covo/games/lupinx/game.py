"""Lupin the 3rd, Expansion 1, put together."""

from __future__ import annotations

from functools import partial

from covo.games.lupin.board import board
from covo.games.lupin.box import BIKE1, CREDIT, FIAT, FUJIKO, LUPIN
from covo.games.lupin.game import GAME as BASE
from covo.games.lupin.looking import look, meant
from covo.games.lupin.state import OFF, Tile
from covo.games.lupinx.board import NAMES
from covo.games.lupinx.bot import quick
from covo.games.lupinx.box import CAGLIOSTRO, FUJIKO_BUDGET, TOGETHER_BUDGET
from covo.games.lupinx.check import check, conserved, secrets
from covo.games.lupinx.draw import map_of
from covo.games.lupinx.frames import FRAMES
from covo.games.lupinx.imagine import imagine
from covo.games.lupinx.meta import META
from covo.games.lupinx.mind import MIND
from covo.games.lupinx.refusals import refuse
from covo.games.lupinx.revisited import chosen
from covo.games.lupinx.scene import scene
from covo.games.lupinx.state import FLEET, HOME, Lupinx
from covo.games.lupinx.view import View, view
from covo.kernel import Game, Options


def begin(seats: int, options: Options) -> Lupinx:
    quest = chosen(options)
    place, cagliostro, revisited = board(quest.number), quest.number == CAGLIOSTRO, quest.places > 1
    apart = cagliostro and seats > 2  # LUX-Q-01
    owners = [-1] * FLEET
    owners[BIKE1] = FUJIKO  # LUX-CPL-07, LUP-EQP-25
    if cagliostro:
        owners[FIAT] = LUPIN  # LUX-CPL-04
    money = quest.budget if apart or not cagliostro else TOGETHER_BUDGET
    state = Lupinx(
        seats=seats,
        mission=quest.number,
        expert=options["level"] == "expert",
        free=False,
        duty=revisited,
        clock=options["clock"] == "on",
        limit=quest.turns,
        credit=CREDIT if revisited else 0,  # LUX-Q-13
        cars=tuple(place.parking) or (OFF, OFF),
        bus=place.timetable.get(1, -1),
        late=revisited and options["level"] == "late",  # LUX-LVL-04, LUX-LVL-05
        special=revisited and options["specials"] == "on",
        tiles=tuple(Tile(HOME + n) for n in range(quest.places)),
        apart=apart,
        money=(money, 0, 0, FUJIKO_BUDGET if apart else 0),
        owners=tuple(owners),
    )
    state.tokens = (-1,) * (len(state.site.questions) if state.site and cagliostro else 0)
    state.opened = sum(1 << n for n, temple in enumerate(state.site.temples) if not temple.key) if state.site else 0
    state.stack = quest.setup(state)
    return state


GAME: Game[Lupinx, View] = Game(
    meta=META,
    state=Lupinx,
    frames=FRAMES,
    begin=begin,
    check=check,
    view=view,
    imagine=imagine,
    refuse=refuse,
    scene=scene,
    talk=BASE.talk,
    secrets=secrets,
    conserved=conserved,
    quick=quick,
    mind=MIND,
    look=look,
    meant=meant,
    maps={**{name: partial(map_of, name) for name in NAMES}, **BASE.maps},
)
