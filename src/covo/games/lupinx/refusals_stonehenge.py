"""Why a move is not legal at Stonehenge: its ruins, its underpass, its tombs."""

from __future__ import annotations

from covo.games.lupin.box import SHOVEL
from covo.games.lupin.deeds.common import TOOLS
from covo.games.lupin.looking import known
from covo.games.lupin.steps.gang import Activation
from covo.games.lupin.steps.police import Patrol
from covo.games.lupin.steps.setup import Deploy
from covo.games.lupinx.board import Site
from covo.games.lupinx.box import PITS
from covo.games.lupinx.view import View
from covo.kernel import Move, Refusal


def on_the_down(view: View, move: Move) -> Refusal | None:
    """A reason that only this board gives; None where the rules of every board will tell."""
    place, top = view.place, view.agenda[0]
    assert isinstance(place, Site)
    node = place.node.get(str(move[-1]), -1)
    if isinstance(top, Deploy) and move.verb == "place" and node >= 0:
        return _deploy(view, place, node)
    if move.verb == "walk" and node in place.under.values():  # LUX-SMO-06, LUX-DIF-21
        return Refusal("LUX-SMO-06", "no-stop-below", {"at": place.names[place.below[node]]})
    if isinstance(top, Patrol) and move.verb == "walk" and isinstance(move[1], int) and place.no_agents >> node & 1:
        return Refusal("LUX-SMO-02", "not-for-agents", {"at": place.names[node]})
    if isinstance(top, Activation) and move.verb == "unearth":
        return _unearth(view, place, top)
    return None


def _deploy(view: View, place: Site, node: int) -> Refusal | None:
    if known(view).occupied() >> node & 1 or not place.stand >> node & 1:
        return None
    at = place.names[node]
    if not place.inspector_deploy >> node & 1:
        return Refusal("LUX-SSE-06", "too-far-east", {"at": at})
    return Refusal("LUX-SSE-08", "not-for-agents", {"at": at})


def _unearth(view: View, place: Site, act: Activation) -> Refusal:
    """LUX-SEN-01, LUX-SEN-04, LUX-SEN-09, LUX-Q-67. Told to who is in the gang, and so knows the aim."""
    member = act.member
    at, aim = view.at[member], view.aim
    if SHOVEL not in view.gadgets(member):
        return Refusal("LUX-SEN-09", "no-shovel")
    if act.tools >= TOOLS:
        return Refusal("LUP-DEV-01", "two-devices")
    if view.ride[member] is not None and view.ride[member] != -1:
        return Refusal("LUX-Q-67", "dig-on-foot")
    if aim is None or at not in place.aims[aim][:PITS]:
        return Refusal("LUX-SEN-01", "no-tomb")
    return Refusal("LUX-SEN-04", "tomb-dug")
