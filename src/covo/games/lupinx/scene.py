"""What to draw with the expansion: the base game's scene, and water, temples and tokens."""

from __future__ import annotations

from covo.games.lupin import scene as base
from covo.games.lupinx.scene_stonehenge import with_tombs
from covo.games.lupinx.view import View
from covo.kernel import Ask, Scene


def scene(view: View, ask: Ask | None) -> Scene:
    drawn = base.scene(view, ask)
    return with_tombs(view, drawn) if view.stonehenge else drawn
