"""LupusBURG put together."""

from __future__ import annotations

from covo.games.lupusburg.bot import quick
from covo.games.lupusburg.check import check, conserved, secrets
from covo.games.lupusburg.claims import CLAIMS
from covo.games.lupusburg.imagine import imagine
from covo.games.lupusburg.meta import META
from covo.games.lupusburg.mind import MIND
from covo.games.lupusburg.refusals import refuse
from covo.games.lupusburg.scene import meant, scene
from covo.games.lupusburg.state import Lupus
from covo.games.lupusburg.steps import FRAMES, FirstMayor, new_game
from covo.games.lupusburg.view import View, view
from covo.kernel import Channel, Game, Options, everyone_talks


def begin(seats: int, options: Options) -> Lupus:
    state = Lupus(
        seats=seats,
        random_mayor=options["mayor"] == "random",
        games=int(options["games"]),
        shared=options["series_tie"] == "shared",
        alive=0,
        totals=(0,) * seats,
        bets=(),
        stack=(FirstMayor(),),
    )
    new_game(state, mayor=0)
    return state


def talk(state: Lupus) -> tuple[Channel, ...]:
    """LBG-DSC-01, LBG-DSC-03, LBG-DSC-05, LBG-Q-50: one channel for all, living or not. LBG-Q-21: closed at night."""
    return () if state.night else (everyone_talks(state.seats),)


GAME: Game[Lupus, View] = Game(
    meta=META,
    state=Lupus,
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
    claims=CLAIMS,
    mind=MIND,
    meant=meant,
)
