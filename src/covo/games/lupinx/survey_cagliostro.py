"""Ritorno a Cagliostro: the constraints of its board."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from covo.games.lupin.board import COLUMNS, bits, expand, mask_of, sides, square
from covo.games.lupin.sight import PISTOL, Eye
from covo.games.lupinx.board import EVERY, OFFROAD
from covo.games.lupinx.shape import ROWS
from covo.games.lupinx.survey import FAR, Survey, check

HERE: Final = "cagliostro"
KEYS: Final = {
    "minerva": "owl",
    "mars": "lance",
    "neptunus": "trident",
    "apollo": "trapdoor alpha",
    "caesar": "four busts",
}


def temple(look: Survey, name: str) -> int:
    """The floor of a temple; nothing if there is none of the name (LUX-BRD-19 tells)."""
    return next((t.floor for t in look.place.temples if t.id == name), 0)


@check("LUX-BRD-10", HERE)
def gang_squares(look: Survey) -> None:
    look.need(look.file.start.cells == ("A1", "A2", "A4"), "the gang starts on A1, A2 and A4", "start", "cells")
    for cell in look.file.start.cells:
        look.need(look.ring() >> square(cell, ROWS) & 1, f"{cell} is not on the ring road at level 2", cell)


@check("LUX-BRD-11", HERE, soft=True)
def bridge(look: Survey) -> None:
    a3 = square("A3", ROWS)
    look.need("A3" not in look.file.start.cells and look.kind("A3") == "bridge", "A3 should be a bridge", "A3")
    look.need(look.place.river >> look.place.under.get(a3, a3) & 1, "the river should pass under A3", "river", "cells")


@check("LUX-BRD-12", HERE)
def fujiko_squares(look: Survey) -> None:
    look.need(look.file.start.fujiko == ("T1", "T25"), "Fujiko starts on T1 or T25", "start", "fujiko")
    for cell in look.file.start.fujiko:
        look.need(look.ring() >> square(cell, ROWS) & 1, f"{cell} is not on the ring road", cell)


@check("LUX-BRD-13", HERE)
def ring_road(look: Survey) -> None:
    place, ring = look.place, look.ring()
    look.need(look.together(ring), "the ring road is in pieces", "terrain")
    edge = (place.first | place.last | (1 << COLUMNS) - 1 | ((1 << COLUMNS) - 1) << place.squares - COLUMNS) & ~ring
    while grown := place.beside_all(edge) & ~ring & ~edge:  # what is outside spreads, but not over the ring
        edge |= grown
    low = mask_of(cell for cell in range(place.squares) if place.stand >> cell & 1 and not place.height[cell])
    look.need(not edge & low, f"the ring road does not close around {look.names(bits(edge & low))}", "terrain")
    for cell in (*look.file.start.cells, *look.file.start.fujiko):
        look.need(ring >> square(cell, ROWS) & 1, f"start square {cell} is off the ring road", cell)


@check("LUX-BRD-14", HERE)
def ramp(look: Survey) -> None:
    for cell in expand(["D13:D19"], ROWS):
        name = look.place.names[cell]
        look.need(look.kind(name) == "ramp" and look.level(name) == 1, f"{name} is no ramp at level 1", name)
    (above, top), (bottom, below) = look.source.data["ramp"]["top"], look.source.data["ramp"]["bottom"]
    up, down = square(above, ROWS), square(below, ROWS)
    above_ok = top == "D19" and above in ("C19", "D20") and look.ring() >> up & 1
    look.need(above_ok, "the upper end is D19, beside a road at level 2 on C19 or D20", "ramp", "top")
    below_ok = bottom == "D13" and below in ("D12", "E13") and look.inner_roads() >> down & 1
    look.need(below_ok, "the lower end is D13, beside a road at level 0 on D12 or E13", "ramp", "bottom")


@check("LUX-BRD-15", HERE)
def ramp_walls(look: Survey) -> None:
    place, raw = look.place, look.source.data["ramp"]
    ends = [{square(cell, ROWS) for cell in raw[end]} for end in ("top", "bottom")]
    for cell in place.of_kind("ramp"):
        for other in place.near[0].get(cell, {}):
            inside = place.kinds[other] == "ramp" or {cell, other} in ends
            name = place.names[cell]
            look.need(inside, f"one steps off the ramp from {name} to {place.names[other]}", name)


@check("LUX-BRD-16", HERE)
def site(look: Survey) -> None:
    place = look.place
    look.need(look.inner_roads(), "the site has no road at level 0", "terrain")
    look.need(place.of_kind("dirt"), "the site has no dirt", "terrain")
    for cell in place.of_kind("dirt"):
        look.need(not place.height[cell], f"{place.names[cell]}: dirt lies at level 0", place.names[cell])


@check("LUX-BRD-17", HERE)
def named_dirt(look: Survey) -> None:
    for cell in ("I13", "F18"):
        good = look.kind(cell) == "dirt" and look.place.deploy >> square(cell, ROWS) & 1
        look.need(good, f"{cell} must be dry dirt at level 0", cell)


@check("LUX-BRD-18", HERE)
def room_for_police(look: Survey) -> None:
    room = look.place.deploy.bit_count()
    look.need(room >= 8, f"{room} squares for eight figures of the police", "terrain")
    look.advise(room >= 80, f"{room} squares to deploy on; 80 or more make a plan worth while")
    look.fact(f"{room} squares to deploy on")


@check("LUX-BRD-19", HERE)
def temples(look: Survey) -> None:
    place, raws = look.place, look.source.data["temple"]
    keys = {raw["id"]: raw.get("opened_by", "") for raw in raws if raw["colour"] == "red"}
    look.need(
        keys == KEYS, f"the red temples and what opens them: {', '.join(f'{k} {v}' for k, v in KEYS.items())}", "temple"
    )
    look.need(len(raws) == 8, f"eight temples, not {len(raws)}", "temple")
    for number, (raw, one) in enumerate(zip(raws, place.temples, strict=True)):
        kind = {"green": "open temple", "red": "closed temple"}[raw["colour"]]
        look.need(look.together(one.floor), f"{one.id} is in pieces", "temple", number, "cells")
        look.need(bool(one.key) == (raw["colour"] == "red"), f"{one.id}: red means closed", "temple", number, "colour")
        for cell in one.cells:
            name = place.names[cell]
            look.need(place.kinds[cell] == kind and not place.height[cell], f"{name} is no {kind} at level 0", name)
    for cell in place.of_kind("open temple", "closed temple"):
        look.need(cell in place.temple_at, f"{place.names[cell]} belongs to no temple", place.names[cell])


@check("LUX-BRD-20", HERE)
def steps(look: Survey) -> None:
    place = look.place
    known = 0
    for number, one in enumerate(place.temples):
        look.need(one.steps or one.id == "apollo", f"{one.id} has no steps", "temple", number, "steps")
        known |= one.steps
        for cell in bits(one.steps):
            near, name = place.near[0].get(cell, {}), place.names[cell]
            joins = any(one.floor >> n & 1 for n in near) and any(n not in place.temple_at for n in near)
            look.need(place.kinds[cell] == "steps" and joins, f"{name} does not join {one.id} to the site", name)
    for cell in place.of_kind("steps"):
        look.need(known >> cell & 1, f"the steps {place.names[cell]} belong to no temple", place.names[cell])


@check("LUX-BRD-21", HERE)
def apollo(look: Survey) -> None:
    for number, one in enumerate(look.place.temples):
        look.need(one.id != "apollo" or not one.steps, "nobody enters Apollo by steps", "temple", number, "steps")
    alpha = look.place.trapdoors.get("alpha", -1)
    look.need(alpha >= 0 and temple(look, "apollo") >> alpha & 1, "trapdoor alpha lies inside Apollo", "trapdoor")


@check("LUX-BRD-22", HERE)
def second_trapdoor(look: Survey) -> None:
    place = look.place
    look.need(sorted(place.trapdoors) == ["alpha", "beta"], "one trapdoor alpha and one beta", "trapdoor")
    look.need(not set(place.trapdoors.values()) & set(place.questions), "a trapdoor on a question mark", "trapdoor")
    if "beta" in place.trapdoors:
        beta = place.trapdoors["beta"]
        home, far = place.temple_at.get(beta), look.walks(temple(look, "caesar"), look.all_open()).get(beta, 0)
        good = home is not None and not home.key and far >= 10
        look.advise(good, "trapdoor beta had better lie in a green temple far from the centre")


@check("LUX-BRD-23", HERE)
def question_marks(look: Survey) -> None:
    marks = look.place.questions
    look.need(len(set(marks)) == 9 == len(marks), f"nine question marks, not {len(set(marks))}", "question", "cells")
    wet = look.place.flooded(0) & mask_of(marks)
    look.need(wet, "no question mark lies in a flooded zone", "question", "cells")


@check("LUX-BRD-24", HERE)
def question_places(look: Survey) -> None:
    homes = [look.home(cell) for cell in look.place.questions]
    for one in look.place.temples:
        most = 0 if one.id == "caesar" else 1 if one.key else 9
        number = homes.count(one.id)
        look.need(number <= most, f"{one.id} holds {number} question marks, at most {most}", "question", "cells")
    rest = sorted(set(homes) - {"caesar"})
    look.advise(
        len(rest) == 9 and "" not in rest, "one question mark in each of seven temples, one in each of two zones"
    )


@check("LUX-BRD-25", HERE)
def wheels(look: Survey) -> None:
    place = look.place
    cells = sorted(raw["wheel"] for raw in look.source.data["zone"])
    look.need(cells == ["P1", "P25", "S7"], "the handwheels are on P1, P25 and S7", "zone")
    dry = look.walks(1 << place.starts[0], place.shut())
    for number, zone in enumerate(place.zones):
        name = place.names[zone.wheel]
        look.need(zone.wheel in dry, f"nobody walks to the wheel {name}", "zone", number, "wheel")


@check("LUX-BRD-26", HERE)
def zones(look: Survey) -> None:
    place = look.place
    look.need(
        sorted(zone.colour for zone in place.zones) == ["blue", "red", "yellow"], "zones red, blue, yellow", "zone"
    )
    special = place.escapes | mask_of(zone.wheel for zone in place.zones) | mask_of(place.of_kind("ramp"))
    for number, zone in enumerate(place.zones):
        look.need(look.together(zone.cells), f"the {zone.colour} zone is in pieces", "zone", number, "cells")
        covered = look.names(bits(zone.cells & special))
        look.need(not covered, f"the {zone.colour} zone covers {covered}", "zone", number, "cells")
        for cell in bits(zone.cells):
            inside = not place.height[cell] and place.stand >> cell & 1 and cell not in place.temple_at
            look.need(
                inside, f"{place.names[cell]} of the {zone.colour} zone is outside the site", "zone", number, "cells"
            )
        look.advise(6 <= zone.cells.bit_count() <= 12, f"the {zone.colour} zone has {zone.cells.bit_count()} squares")


@check("LUX-BRD-27", HERE)
def pumps(look: Survey) -> None:
    place = look.place
    drive = place.drive(mask_of(place.starts), FAR, 0)
    for number, zone in enumerate(place.zones):
        beside = place.beside_all(zone.cells) & drive & ~zone.cells
        look.need(beside, f"the lorry cannot stand beside the {zone.colour} zone", "zone", number, "cells")


@check("LUX-BRD-28", HERE, soft=True)
def zone_purpose(look: Survey) -> None:
    marks = mask_of(look.place.questions)
    steps_under = next((t.steps for t in look.place.temples if t.id == "neptunus"), 0)
    marked = [zone for zone in look.place.zones if zone.cells & marks]
    covering = [zone for zone in look.place.zones if steps_under and not steps_under & ~zone.cells]
    good = len(marked) == 2 and len(covering) == 1 and covering[0] not in marked
    look.need(good, "two zones with a question mark, the third over the steps of Neptune")


@check("LUX-BRD-29", HERE)
def river(look: Survey) -> None:
    place, raw = look.place, look.source.data["river"]
    cells = mask_of(look.cells("river", "cells"))
    look.need(look.together(cells), "the river is in pieces", "river", "cells")
    beside = cells | place.beside_all(cells)
    look.need(not beside & place.flooded(0), "the river touches a flooded zone", "river", "cells")
    for node in bits(place.river):
        name = place.names[node]
        look.need(place.height[node] == 1, f"{name}: the river lies at level 1", place.names[place.below[node]])
        upper = node >= place.squares or place.kinds[node] == "river"
        look.need(upper, f"{name} is listed as river, not drawn as one", place.names[place.below[node]])
    for cell in place.of_kind("river"):
        look.need(cells >> cell & 1, f"{place.names[cell]} is drawn as river, not listed", place.names[cell])
    for number, (land, wet) in enumerate(raw["banks"]):
        good = square(wet, ROWS) in sides(square(land, ROWS), ROWS) and cells >> square(wet, ROWS) & 1
        look.need(good and place.stand >> square(land, ROWS) & 1, f"{land}-{wet} is no bank", "river", "banks", number)
    heights = {place.height[square(land, ROWS)] for land, _ in raw["banks"]}
    look.need({0, 2} <= heights, "banks lead to the road and to the site", "river", "banks")


@check("LUX-BRD-30", HERE)
def staircases(look: Survey) -> None:
    place, raws = look.place, look.source.data["stairs"]
    look.need(raws, "no staircase", "stairs")
    look.advise(len(raws) >= 2, "two staircases or more")
    listed = mask_of(square(raw["cell"], ROWS) for raw in raws)
    drawn = mask_of(place.of_kind("stairs"))
    look.need(listed == drawn, f"listed or drawn only: {look.names(bits(listed ^ drawn))}", "stairs")
    for number, raw in enumerate(raws):
        up, cell, down = (square(raw[key], ROWS) for key in ("up", "cell", "down"))
        heights = [place.height[n] for n in (up, cell, down)]
        look.need(heights == [2, 1, 0], f"{raw['cell']} does not lead from level 2 to level 0", "stairs", number)
        look.need(set(place.near[0].get(cell, {})) == {up, down}, f"{raw['cell']} leads elsewhere", "stairs", number)
        falls = place.drive(1 << up, 1, 0, OFFROAD) >> cell & 1
        climbs = place.drive(1 << down, 1, 0, OFFROAD) >> cell & 1
        look.need(falls and not climbs, f"the Jeep drives down {raw['cell']} and never up", "stairs", number)


@check("LUX-BRD-31", HERE)
def scenery(look: Survey) -> None:
    for kind in ("puddle", "column", "ruin"):
        allows = look.place.table.get(kind)
        look.need(look.place.of_kind(kind), f"no square is {kind}", "terrain")
        good = allows is not None and allows.walk and not allows.blocks_sight
        look.need(good, f"{kind}: one walks on it and sees over it", "kinds", kind)


@check("LUX-BRD-32", HERE)
def coin_place(look: Survey) -> None:
    rows = {look.place.names[cell][0] for cell in bits(temple(look, "caesar"))}
    look.need(look.source.data["coins"]["row"] in rows, "the coins lie level with Caesar's temple", "coins", "row")


@check("LUX-BRD-33", HERE, soft=True)
def caesar_distance(look: Survey) -> None:
    place = look.place
    flooded = place.shut(EVERY)
    far = look.walks(temple(look, "caesar"), flooded)
    for cell in (*place.starts, *place.fujiko_starts):
        look.need(16 <= far.get(cell, FAR) <= 24, f"{far.get(cell, FAR)} steps from {place.names[cell]} to Caesar")


@check("LUX-BRD-34", HERE)
def level_edges(look: Survey) -> None:
    """A cliff stops feet and no eye."""
    place = look.place
    slope = place.table.get("slope")
    look.need(slope is None or not slope.blocks_sight, "a slope blocks no sight", "kinds", "slope")
    for cell in bits(place.stand):
        for other in place.near[0].get(cell, {}):
            same = place.height[other] == place.height[cell] or place.river >> other & 1
            good = same or frozenset((cell, other)) in place.links
            look.need(good, f"{place.names[cell]} to {place.names[other]} changes level", place.names[cell])
    for pair in place.links:
        heights = sorted(place.height[cell] for cell in pair)
        near = all(other in sides(cell, ROWS) for cell in pair for other in pair - {cell})
        told = look.names(sorted(pair))
        look.need(near and heights[1] - heights[0] == 1, f"{told}: a link joins neighbours one level apart", "stairs")
    high = [cell for cell in bits(look.ring()) if Eye(place, cell).see[PISTOL] & place.deploy]
    look.need(high, "from the ring road one sees nobody in the site", "level")


@check("LUX-Q-27", HERE)
def every_deal(look: Survey) -> None:
    """Every way to lay the nine tokens: can all four busts be turned up?"""
    lock = [look.home(cell) if look.home(cell) in KEYS else "" for cell in look.place.questions]
    opens = {key: name for name, key in KEYS.items()}
    keys = ("owl", "lance", "trident", "trapdoor alpha", "trapdoor beta")
    hidden = shut = deals = 0
    for places in permutations(range(len(lock)), len(keys)):
        token = dict(zip(places, keys, strict=True))  # the others are busts
        unlocked, turned = {""}, 0
        while new := [n for n, name in enumerate(lock) if name in unlocked and not turned >> n & 1]:
            for n in new:
                turned |= 1 << n
                unlocked.add(opens.get(token.get(n, ""), ""))
        deals += 1
        hidden += any(not turned >> n & 1 for n in range(len(lock)) if n not in token)
        shut += turned != (1 << len(lock)) - 1
    look.need(not hidden, f"{hidden} of {deals} deals hide a bust for ever", "question", "cells")
    look.fact(f"every bust can be reached in all {deals} deals; in {shut} some temple stays shut")
