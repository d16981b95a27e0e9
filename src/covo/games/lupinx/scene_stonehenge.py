"""What the scene of Stonehenge adds: where the aim card points, and how many pits have been turned up."""

from __future__ import annotations

from msgspec.structs import replace

from covo.games.lupinx.board import Site
from covo.games.lupinx.box import PICTURES, PITS, TOMBS
from covo.games.lupinx.view import View
from covo.kernel import Layer, Scene, Track, Words

DUG, TOMB, SWORD = "✓", "✝", "⚔"


def with_tombs(view: View, scene: Scene) -> Scene:
    """LUX-INF-06: the gang sees its aim on the board, everybody the pits."""
    board, *others = scene.boards
    tracks = (*scene.tracks, Track("pits", Words("track-pits"), view.pits, of=PITS))
    notes = scene.notes
    if view.pits == PITS and view.tiles[0].place == 4 and view.outcome is None:
        notes = (*notes, Words("note-appeared"))
    if view.aim is None or view.aim < 0:
        return replace(scene, tracks=tracks, notes=notes)
    if view.outcome is None:
        notes = (*notes, Words("note-aim", {"picture": PICTURES[view.aim]}))
    layers = (*board.layers, _aim(view))
    return replace(scene, boards=(replace(board, layers=layers), *others), tracks=tracks, notes=notes)


def _aim(view: View) -> Layer:
    place = view.place
    assert isinstance(place, Site)
    assert view.aim is not None
    *tombs, sword = place.aims[view.aim]
    names = tuple(place.names[cell] for cell in (*tombs, sword))
    marks = [DUG if cell in (view.tombs or ()) else TOMB for cell in tombs] + [SWORD]
    words = [Words("aim-tomb", {"tomb": tomb}) for tomb in TOMBS] + [Words("aim-sword")]
    labels = dict(zip(names, marks, strict=True))
    return Layer("aim", Words("layer-aim"), names, "good", labels, dict(zip(names, words, strict=True)))
