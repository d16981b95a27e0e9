"""La lama di Stonehenge: the constraints of its board and of its aim cards."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from covo.games.lupin.board import bits, expand, mask_of, sides, square
from covo.games.lupinx.board import OFFROAD
from covo.games.lupinx.shape import ROWS
from covo.games.lupinx.survey import FAR, Survey, check

HERE: Final = "stonehenge"
TOMBS: Final = ("uther", "constantine", "druid")


@check("LUX-BRD-50", HERE)
def exits(look: Survey) -> None:
    look.need(look.file.start.cells == ("B25", "C25"), "the gang starts on B25 and C25", "start", "cells")
    look.need("road" in (look.kind("B25"), look.kind("C25")), "neither B25 nor C25 is a road", "B25")


@check("LUX-BRD-51", HERE)
def room_for_police(look: Survey) -> None:
    place = look.place
    look.need(look.file.police.columns == (1, 17), "the police deploy in columns 1 to 17", "police", "columns")
    look.need(place.deploy.bit_count() >= 7, "no room for seven agents", "terrain")
    look.need(place.inspector_deploy.bit_count() >= 8, "no room for Zenigata", "terrain")
    look.fact(f"{place.deploy.bit_count()} squares for agents, {place.inspector_deploy.bit_count()} for Zenigata")


@check("LUX-BRD-52", HERE)
def underpass(look: Survey) -> None:
    place = look.place
    node = place.under.get(square("B4", ROWS), -1)
    look.need(node >= 0, "B4 has no lower floor", "layer")
    ends = {square("A4", ROWS), square("C4", ROWS)}
    look.need(set(place.near[0].get(node, {})) == ends, "below B4 one goes from A4 to C4 and back", "layer")
    over = ends & set(place.near[0].get(square("B4", ROWS), {}))
    look.need(not over, f"from the road on B4 one steps to {look.names(sorted(over))}", "B4")


@check("LUX-BRD-53", HERE, soft=True)
def road_over(look: Survey) -> None:
    roads = all(look.kind(cell) == "road" for cell in ("B3", "B4", "B5"))
    near = set(look.place.near[0].get(square("B4", ROWS), {}))
    look.need(roads and near == {square("B3", ROWS), square("B5", ROWS)}, "a road should run over B4, from B3 to B5")


@check("LUX-BRD-54", HERE)
def car_park(look: Survey) -> None:
    place, e9 = look.place, square("E9", ROWS)
    look.need(look.file.police.zenigata_returns == ("E9",), "Zenigata comes back on E9", "police", "zenigata_returns")
    look.need(place.police_ends >> e9 & 1, "Zenigata cannot stand on E9", "E9")
    joined = place.drive(mask_of(place.starts), FAR, 0) >> e9 & 1
    look.advise(joined and e9 in look.cells("car_park", "cells"), "E9 had better be a car park joined to the road")


@check("LUX-BRD-55", HERE)
def closed_outline(look: Survey) -> None:
    place = look.place
    look.need(look.together(place.coloured), "the coloured squares are in pieces", "terrain")
    for cell in bits(place.coloured):
        for other in sides(cell, ROWS):
            inside = place.coloured >> other & 1 or place.kinds[other] == "stone"
            name = place.names[cell]
            good = inside or other in place.arrows.get(cell, ())
            look.need(good, f"the ring of stones is open between {name} and {place.names[other]}", name)


@check("LUX-BRD-56", HERE)
def arrows(look: Survey) -> None:
    place = look.place
    look.need(place.arrows, "no arrow leads among the stones", "arrow")
    look.advise(len(place.arrows) >= 2, "two arrows or more")
    listed, drawn = mask_of(place.arrows), mask_of(place.of_kind("arrow"))
    look.need(listed == drawn, f"listed or drawn only: {look.names(bits(listed ^ drawn))}", "arrow")
    for number, (cell, outside) in enumerate(place.arrows.items()):
        good = outside and all(n in sides(cell, ROWS) and place.stand & ~place.coloured & 1 << n for n in outside)
        look.need(good, f"nobody enters {place.names[cell]} from there", "arrow", number, "from")


@check("LUX-BRD-57", HERE)
def ruins_in_reach(look: Survey) -> None:
    inside = look.place.coloured & look.place.inspector_deploy
    look.need(inside, "Zenigata can be deployed on no coloured square", "terrain")


@check("LUX-BRD-58", HERE)
def solid_stones(look: Survey) -> None:
    place = look.place
    stone = place.table.get("stone")
    good = stone is not None and not stone.walk and stone.blocks_sight
    look.need(good, "stones stop feet and eyes", "kinds", "stone")
    groups = look.source.data["stones"].values()
    listed, drawn = mask_of(expand((c for group in groups for c in group), ROWS)), mask_of(place.of_kind("stone"))
    look.need(listed == drawn, f"listed or drawn only: {look.names(bits(listed ^ drawn))}", "stones")
    look.fact(f"{drawn.bit_count()} stones")


@check("LUX-BRD-59", HERE)
def ditch(look: Survey) -> None:
    place = look.place
    low = mask_of(cell for cell in range(place.squares) if place.height[cell] == -1)
    look.need(place.ditch, "there is no ditch", "terrain")
    look.need(low == place.ditch, f"ditch or level -1 alone: {look.names(bits(low ^ place.ditch))}", "level")
    reached = mask_of(look.walks(mask_of(place.starts), 0))
    look.need(not place.ditch & ~reached, f"nobody walks into {look.names(bits(place.ditch & ~reached))}", "terrain")


@check("LUX-BRD-60", HERE, soft=True)
def causeways(look: Survey) -> None:
    place = look.place
    gaps = [cell for group in look.source.data["ditch"]["causeways"] for cell in expand(group, ROWS)]
    look.need(gaps and all(place.jeep_ends >> cell & 1 for cell in gaps), "the Jeep should pass the causeways")
    gates = mask_of(cell for outside in place.arrows.values() for cell in outside)
    jeep = place.drive(mask_of(place.starts), FAR, 0, OFFROAD)
    look.need(jeep & gates, "the Jeep should get as far as the stones")


@check("LUX-BRD-61", HERE)
def aim_cards(look: Survey) -> None:
    """The aim cards belong to the board: one square of each kind in each picture, all of them on it."""
    for number, aim in enumerate(look.place.aims):
        for cell in aim:
            name = look.place.names[cell]
            look.need(look.place.gang_ends >> cell & 1, f"nobody can stop on {name}", "aim", number)


@check("LUX-BRD-62", HERE)
def no_mans_land(look: Survey) -> None:
    last = (look.file.police.columns or (1, 25))[1]
    gap = min(int(cell[1:]) for cell in look.file.start.cells) - last
    look.need(gap >= 8, f"only {gap} columns between start and deployment", "police", "columns")


@check("LUX-AIMD-01", HERE)
def pictures(look: Survey) -> None:
    found = [aim.picture for aim in look.file.aim]
    look.need(found == ["I", "II", "III", "IV"], f"pictures I to IV, not {', '.join(found)}", "aim")
    for number, cells in enumerate(look.place.aims):
        look.need(len(set(cells)) == 4, f"picture {found[number]} names a square twice", "aim", number)


@check("LUX-AIMD-02", HERE)
def stoppable(look: Survey) -> None:
    place = look.place
    far = look.walks(mask_of(place.starts), 0)
    banned = place.escapes | 1 << square("B4", ROWS)
    for number, cells in enumerate(place.aims):
        for cell in cells:
            good = cell in far and not banned >> cell & 1
            look.need(good, f"{place.names[cell]} is no square to dig on", "aim", number)


@check("LUX-AIMD-03", HERE, soft=True)
def all_different(look: Survey) -> None:
    cells = [cell for aim in look.place.aims for cell in aim]
    look.need(len(set(cells)) == len(cells), "two pictures share a square")


@check("LUX-AIMD-04", HERE, soft=True)
def aim_distances(look: Survey) -> None:
    far = look.walks(mask_of(look.place.starts), 0)
    for aim, (*tombs, sword) in zip(look.file.aim, look.place.aims, strict=True):
        farthest, there = max(far.get(cell, FAR) for cell in tombs), far.get(sword, FAR)
        look.need(
            farthest <= 20 and there <= 22, f"picture {aim.picture}: {farthest} steps to a tomb, {there} to the sword"
        )


@check("LUX-AIMD-05", HERE, soft=True)
def tombs_apart(look: Survey) -> None:
    for aim, (*tombs, _) in zip(look.file.aim, look.place.aims, strict=True):
        gap = min(look.walks(1 << a, 0).get(b, FAR) for a, b in combinations(tombs, 2))
        look.need(gap >= 5, f"picture {aim.picture}: two tombs {gap} steps apart")


@check("LUX-AIMD-06", HERE, soft=True)
def swords_inside(look: Survey) -> None:
    inside = sum(look.place.coloured >> aim[-1] & 1 for aim in look.place.aims)
    look.need(1 <= inside <= 2, f"{inside} swords among the stones")
