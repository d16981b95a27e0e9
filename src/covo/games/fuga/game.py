"""Fuga sul mare put together."""

from __future__ import annotations

from covo.games.fuga.bot import quick
from covo.games.fuga.box import FERRY, STOCK, UNITS
from covo.games.fuga.check import check, conserved, secrets
from covo.games.fuga.field import field
from covo.games.fuga.imagine import imagine
from covo.games.fuga.meta import META
from covo.games.fuga.mind import MIND
from covo.games.fuga.refusals import refuse
from covo.games.fuga.scene import MAPS, look, meant, scene
from covo.games.fuga.state import Fuga
from covo.games.fuga.steps import FRAMES
from covo.games.fuga.steps.turns import Deploy
from covo.games.fuga.view import View, view
from covo.kernel import Game, Options


def begin(seats: int, options: Options) -> Fuga:
    port = field(str(options["map"])).port
    return Fuga(
        seats=seats,
        map=str(options["map"]),
        combined=bool(options["combined"]),
        wounds=bool(options["wounds"]),
        persons=bool(options["persons"]),
        obfuscation=str(options["obfuscation"]),
        patrols=bool(options["patrols"]),
        stop=bool(options["stop"]),
        unarmed=bool(options["unarmed"]),
        room=bool(options["room"]),
        at=tuple(port if unit == FERRY else STOCK for unit in range(UNITS)),  # FSM-SET-10
        stack=(Deploy(),),
    )


GAME: Game[Fuga, View] = Game(
    meta=META,
    state=Fuga,
    frames=FRAMES,
    begin=begin,
    check=check,
    view=view,
    imagine=imagine,
    refuse=refuse,
    scene=scene,
    secrets=secrets,
    conserved=conserved,
    quick=quick,
    mind=MIND,
    maps=MAPS,
    look=look,
    meant=meant,
)
