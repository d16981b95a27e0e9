"""Rogue Trooper put together."""

from __future__ import annotations

from covo.games.rogue.bot import quick
from covo.games.rogue.box import BRIDES, CARDS, ENC, ENDS, FIRST, FULL, KINDS, MIS, ROG, TRAITORS
from covo.games.rogue.check import check, conserved, secrets
from covo.games.rogue.draw import milli_com, nu_earth
from covo.games.rogue.imagine import imagine
from covo.games.rogue.meta import META
from covo.games.rogue.mind import MIND
from covo.games.rogue.refusals import refuse
from covo.games.rogue.scene import look, meant, scene
from covo.games.rogue.state import GI, Rogue
from covo.games.rogue.steps import FRAMES
from covo.games.rogue.steps.turn import Owner
from covo.games.rogue.view import View, view
from covo.kernel import Game, Options


def begin(seats: int, options: Options) -> Rogue:
    decks = [list(deck) for deck in FULL] + [[0] * KINDS[ROG], [0] * KINDS[ROG]]
    removed: list[int] = []
    brides: list[tuple[int, int]] = []
    if seats == 1:
        for at in range(KINDS[ROG]):  # RGT-SOL-01..04
            home = {"traitor": TRAITORS, "end": ENDS}.get(CARDS[FIRST[ROG] + at].solo)
            if home is not None:
                decks[home][at], decks[ROG][at] = decks[ROG][at], 0
        for at in range(KINDS[MIS]):  # RGT-SOL-05
            card = FIRST[MIS] + at
            if CARDS[card].kind == "genie":
                removed += [card] * decks[MIS][at]
                decks[MIS][at] = 0
        for bride in BRIDES:  # RGT-SOL-06
            decks[ENC][bride - FIRST[ENC]] -= 1
            brides.append((-1, bride))
    return Rogue(
        seats=seats,
        random_owner=options["owner"] == "random",
        rounds=int(options["rounds"]),
        hunt=str(options["hunt"]),
        fixed_stay=options["evaded_fixed"] == "stay",
        each_combat=options["companions"] == "combat",
        gis=(GI(),) * seats,
        decks=tuple(map(tuple, decks)),
        discards=tuple((0,) * n for n in KINDS),
        removed=tuple(sorted(removed)),
        brides=tuple(sorted(brides)),
        stack=(Owner(),),
    )


GAME: Game[Rogue, View] = Game(
    meta=META,
    state=Rogue,
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
    maps={"nu-earth": nu_earth, "milli-com": milli_com},
    look=look,
    meant=meant,
)
