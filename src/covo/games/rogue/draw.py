# ruff: noqa: E501 -- shapes are long words
"""Nu-Earth and Milli-com draw themselves: one SVG each, and the middle of every sector in the same units.

Colour never stands alone: a side also has its pattern of border and its emblem, a terrain its texture.
"""

from __future__ import annotations

from html import escape
from math import cos, radians, sin, sqrt
from typing import Final

from covo.games.rogue.board import Place
from covo.games.rogue.box import EARTH, ID, NEAR, PLACES, ZONE
from covo.kernel import Cell, Map, Words

SIDE: Final = 72.0  # of a hex on Nu-Earth
DECK: Final = 84.0  # and on Milli-com
MARGIN: Final = 34.0
NIGHT, STEEL, BONE, ACID, PHOSPHOR = "#0c1214", "#4b6373", "#eef3da", "#a6d71c", "#9dff57"
ORANGE, BLUE, RED, YELLOW = "#f08a24", "#4d9be0", "#e2463f", "#f2c230"
COLOUR: Final = {"souther": ORANGE, "nort": BLUE, "neutral": RED, "front": BONE, "": STEEL}
GROUND: Final = {
    "city": ("#5d6068", "#3a3d45"),
    "scum_sea": ("#8aa32a", "#3f5a10"),
    "swamp": ("#4f6b4a", "#2c4236"),
    "jungle": ("#3f7a44", "#1d4629"),
    "mountain": ("#8b8f98", "#555b66"),
    "plains": ("#b98a55", "#8a5f37"),
    "glass_zone": ("#b9dcd6", "#6ea3a3"),
    "": ("#44596a", "#2a3945"),
}
# What a terrain looks like, drawn once and used in every sector of it; around 0, 0 within 44 either way.
TEXTURE: Final = {
    "city": '<path d="M-40 22v-26h14v26M-22 22v-40h13v40M-4 22v-30h12v30M13 22v-46h13v46M30 22v-22h12v22" fill="#24272d"'
    ' stroke="#9aa0aa" stroke-width="1.2"/><path d="M-36 2h5M-36 9h5M-18-10h5M-18-2h5M-18 6h5M0 0h4M0 8h4M17-16h5M17-8h5'
    'M17 0h5M34 8h4" stroke="#f2c230" stroke-width="2"/>',
    "scum_sea": '<path d="M-40-14q7-7 14 0t14 0t14 0t14 0t14 0t14 0M-46 4q7-7 14 0t14 0t14 0t14 0t14 0t14 0M-38 22q7-7'
    ' 14 0t14 0t14 0t14 0t14 0" fill="none" stroke="#e2f58a" stroke-width="2" opacity=".7"/><g fill="#cfe75c">'
    '<circle cx="-22" cy="-26" r="4"/><circle cx="24" cy="-4" r="5"/><circle cx="-8" cy="12" r="3"/></g>',
    "swamp": '<g fill="#243a3a"><ellipse cx="-22" cy="-8" rx="18" ry="6"/><ellipse cx="20" cy="8" rx="20" ry="6"/>'
    '<ellipse cx="-14" cy="22" rx="15" ry="5"/></g><path d="M-30-10l-3-16M-26-10v-20M-22-10l4-15M18 6l-3-15M22 6v-20'
    'M26 6l4-14M-12 20l-3-12M-8 20v-15" stroke="#a3b25c" stroke-width="2.2" fill="none"/>',
    "jungle": '<g fill="#57994f" stroke="#10301c" stroke-width="1"><circle cx="-26" cy="-12" r="13"/>'
    '<circle cx="4" cy="-20" r="14"/><circle cx="30" cy="-8" r="12"/><circle cx="-12" cy="8" r="14"/>'
    '<circle cx="18" cy="12" r="13"/></g><path d="M-26-12v14M4-20v16M30-8v13M-12 8v14M18 12v13" stroke="#10301c"'
    ' stroke-width="2.4"/>',
    "mountain": '<g stroke="#2b313b" stroke-width="1"><path d="M-44 20L-20-24L4 20Z" fill="#98a0ac"/><path d="M-8 24L18-30'
    'L44 24Z" fill="#737b88"/></g><path d="M-20-24l-7 13l7-3l6 4ZM18-30l-8 16l8-4l8 5Z" fill="#f4efe0"/>',
    "plains": '<path d="M-38-16l12 5l10-3l14 6M4 16l12-5l14 7l8-3M-30 12l9 4" stroke="#5f3620" stroke-width="1.8"'
    ' fill="none"/><ellipse cx="20" cy="-18" rx="13" ry="5" fill="#5b3520"/><path d="M-8 0l-3-8M-8 0v-10M-8 0l4-8'
    'M34 4l-3-7M34 4v-9" stroke="#e5c486" stroke-width="1.6"/>',
    "glass_zone": '<g stroke="#3d6a6d" stroke-width="1"><path d="M-36 18l6-34l8 34Z" fill="#effff9"/><path d="M-14 22l10-46'
    'l9 46Z" fill="#d8f0ea"/><path d="M14 20l9-32l8 32Z" fill="#effff9"/></g><path d="M-42 24h84M-30-22l10 4'
    'M22-24l8 6" stroke="#f5fffb" stroke-width="1.6"/>',
}
SIGN: Final = {
    "supply": '<path d="M-8-6h16v12h-16Z" fill="#c9e26a"/><path d="M-8-1h16M-2-6v12" stroke="#0c1214" stroke-width="1.5"/>',
    "no_supply": '<path d="M-8-6h16v12h-16Z" fill="#b9b7a8"/><path d="M-10 9L10-9" stroke="#e2463f" stroke-width="3"/>',
    "recovery": '<path d="M-3-9h6v6h6v6h-6v6h-6v-6h-6v-6h6Z" fill="#e2463f" stroke="#eef3da" stroke-width="1.4"/>',
    "prison": '<path d="M-8-8v16M-3-9v18M3-9v18M8-8v16M-10-4h20M-10 4h20" stroke="#eef3da" stroke-width="1.8"/>',
    "shuttle": '<path d="M0-10q4 4 4 9l6 6v3l-6-2l-1 3h-6l-1-3l-6 2v-3l6-6q0-5 4-9Z" fill="#9fd3e8"/>',
    "traitor_place": '<path d="M-10-3q10-8 20 0q-2 9-7 8l-3-3l-3 3q-5 1-7-8Z" fill="#e2463f"/>',
    "traitor_start": '<path d="M-10-3q10-8 20 0q-2 9-7 8l-3-3l-3 3q-5 1-7-8Z" fill="#f2c230"/>',
    "clearance": '<path d="M-5-1v-4a5 5 0 0 1 10 0v4" fill="none" stroke="#f2c230" stroke-width="2.4"/><path d="M-8-2h16v11'
    'h-16Z" fill="#f2c230"/>',
    "clue_search": '<circle cx="-2" cy="-2" r="6" fill="none" stroke="#9dff57" stroke-width="2.4"/><path d="M3 3l7 7"'
    ' stroke="#9dff57" stroke-width="3"/>',
    "lifepods": '<path d="M0-11q8 6 8 13q0 5-4 8h-8q-4-3-4-8q0-7 8-13Z" fill="#e39a55"/>',
    "drop_zone": '<path d="M-11 0a11 10 0 0 1 22 0q-4-3-7 0q-4-3-8 0q-4-3-7 0Z" fill="#f2c230"/><path d="M-10 0L0 10L10 0"'
    ' fill="none" stroke="#f2c230" stroke-width="1.6"/>',
    "genie": '<path d="M-5-9q11 4 5 9t5 9M5-9q-11 4-5 9t-5 9" fill="none" stroke="#8fd6c0" stroke-width="2"/>',
    "mission": '<path d="M-6 9v-17h13l-4 4l4 4h-13" fill="#d3c9a0"/>',
}


def nu_earth() -> Map:
    return _draw("nu-earth", range(EARTH), SIDE)


def milli_com() -> Map:
    return _draw("milli-com", range(EARTH, len(PLACES)), DECK)


def _middle(place: Place, side: float) -> tuple[float, float]:
    return side * sqrt(3) * (place.q + place.r / 2), side * 1.5 * place.r


def hexagon(x: float, y: float, side: float) -> str:
    """Corners of a hex standing on a corner."""
    points = [(x + side * sin(radians(60 * k)), y - side * cos(radians(60 * k))) for k in range(6)]
    return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points) + "Z"


def _draw(area: str, sectors: range, side: float) -> Map:
    spots = {sector: _middle(PLACES[sector], side) for sector in sectors}
    left = min(x for x, _ in spots.values()) - side - MARGIN
    above = min(y for _, y in spots.values()) - side - MARGIN
    spots = {sector: (x - left, y - above) for sector, (x, y) in spots.items()}
    width = max(x for x, _ in spots.values()) + side + MARGIN
    height = max(y for _, y in spots.values()) + side + MARGIN
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}">',
        f"<defs>{_defs()}</defs>",
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="{NIGHT}"/>',
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="url(#grid)"/>',
    ]
    for sector, (x, y) in spots.items():
        out += _sector(sector, x, y, side)
    if area == "milli-com":
        out += _doors(spots)
    out.append("</svg>")
    cells = tuple(
        Cell(ID[sector], round(x, 1), round(y, 1), PLACES[sector].terrain or "deck", words=name_of(sector))
        for sector, (x, y) in spots.items()
    )
    return Map(area, "hex", round(width), round(height), round(side * sqrt(3), 1), cells, "\n".join(out))


def name_of(sector: int) -> Words:
    return Words("sector-name", {"name": PLACES[sector].name})


def _defs() -> str:
    grounds = "".join(
        f'<linearGradient id="g-{name or "deck"}" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="{one}"/>'
        f'<stop offset="1" stop-color="{two}"/></linearGradient>'
        for name, (one, two) in GROUND.items()
    )
    symbols = "".join(f'<g id="t-{name}">{shape}</g>' for name, shape in TEXTURE.items())
    signs = "".join(f'<g id="s-{name}">{shape}</g>' for name, shape in SIGN.items())
    grid = (
        '<pattern id="grid" width="28" height="28" patternUnits="userSpaceOnUse">'
        '<path d="M28 0H0V28" fill="none" stroke="#1d3a2a" stroke-width=".8"/></pattern>'
    )
    return grounds + symbols + signs + grid


def _sector(sector: int, x: float, y: float, side: float) -> list[str]:
    place = PLACES[sector]
    kind = place.terrain or "deck"
    out = [f'<g><title>{escape(place.name)}</title><path d="{hexagon(x, y, side - 1)}" fill="url(#g-{kind})"/>']
    if place.terrain:
        out.append(f'<use href="#t-{kind}" x="{x:.1f}" y="{y - 4:.1f}" opacity=".85"/>')
    out += _border(place.side, hexagon(x, y, side - 5), sector == ZONE)
    out.append(_number(place, x, y - side * 0.62) if place.side else "")
    out += _signs(sector, x, y + side * 0.2)
    out += _name(place.name, x, y + side * 0.5)
    return [*out, "</g>"]


def _border(side: str, ring: str, locked: bool) -> list[str]:
    """RGT-BRD-03: orange Souther, blue double Nort, red dashed Neutral, orange and blue by turns the Front Line."""
    colour = YELLOW if locked else ORANGE if side == "front" else COLOUR[side]
    dash = ' stroke-dasharray="13 6"' if side == "neutral" or locked else ""
    out = [
        f'<path d="{ring}" fill="none" stroke="{NIGHT}" stroke-width="9"/>',
        f'<path d="{ring}" fill="none" stroke="{colour}" stroke-width="6"{dash}/>',
    ]
    if side == "nort":
        out.append(f'<path d="{ring}" fill="none" stroke="#0e2a4a" stroke-width="2"/>')
    if side == "front":
        out.append(f'<path d="{ring}" fill="none" stroke="{BLUE}" stroke-width="6" stroke-dasharray="11 11"/>')
    return out


def _number(place: Place, x: float, y: float) -> str:
    """RGT-BRD-02: how many Encounter cards lie in wait, beside the emblem of the side."""
    colour = COLOUR[place.side]
    emblem = {
        "souther": f'<path d="M{x - 17:.1f} {y + 2:.1f}l7-6l7 6m-14 6l7-6l7 6" fill="none" stroke="{colour}" stroke-width="3"/>',
        "nort": f'<path d="M{x - 10:.1f} {y - 8:.1f}l3 6l6 3l-6 3l-3 6l-3-6l-6-3l6-3Z" fill="{colour}"/>',
        "neutral": f'<circle cx="{x - 10:.1f}" cy="{y + 1:.1f}" r="6" fill="none" stroke="{colour}" stroke-width="3"/>',
        "front": f'<path d="M{x - 16:.1f} {y - 5:.1f}l12 12" stroke="{ORANGE}" stroke-width="4"/>'
        f'<path d="M{x - 16:.1f} {y + 7:.1f}l12-12" stroke="{BLUE}" stroke-width="4"/>',
    }[place.side]
    return (
        f'<rect x="{x - 23:.1f}" y="{y - 13:.1f}" width="46" height="27" rx="5" fill="#08110b" stroke="{colour}"'
        f' stroke-width="1.6"/>{emblem}<text x="{x + 11:.1f}" y="{y + 8:.1f}" font-size="21" font-weight="bold"'
        f' font-family="monospace" text-anchor="middle" fill="{PHOSPHOR}">{place.number}</text>'
    )


def _signs(sector: int, x: float, y: float) -> list[str]:
    place = PLACES[sector]
    there = [flag for flag in place.flags if flag in SIGN]
    out = []
    for at, flag in enumerate(there):
        spot = x + 26 * (at - (len(there) - 1) / 2)
        out.append(f'<circle cx="{spot:.1f}" cy="{y:.1f}" r="13" fill="{NIGHT}" opacity=".8"/>')
        out.append(f'<use href="#s-{flag}" x="{spot:.1f}" y="{y:.1f}"/>')
        if flag == "drop_zone":
            out.append(_text(spot + 17, y + 5, str(place.drop_zone), 15, YELLOW))
    return out


def _name(name: str, x: float, y: float) -> list[str]:
    """In one line or two, on a dark plate."""
    words = name.split()
    lines = [name] if len(name) <= 13 or len(words) == 1 else [" ".join(words[:-1]), words[-1]]
    wide = 7.2 * max(map(len, lines)) + 8
    high = 13.5 * len(lines) + 3
    plate = f'<rect x="{x - wide / 2:.1f}" y="{y - 11:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="4" fill="{NIGHT}" opacity=".78"/>'
    return [plate, *[_text(x, y + 13 * at, line, 12, BONE) for at, line in enumerate(lines)]]


def _text(x: float, y: float, words: str, size: int, fill: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="bold" font-family="monospace"'
        f' text-anchor="middle" fill="{fill}">{escape(words)}</text>'
    )


def _doors(spots: dict[int, tuple[float, float]]) -> list[str]:
    """A door between any two sectors that touch; those of the Security Zone are locked."""
    out = []
    for here, (x, y) in spots.items():
        for there in NEAR[here]:
            if here < there:
                u, v = spots[there]
                colour = YELLOW if ZONE in (here, there) else ACID
                out.append(
                    f'<circle cx="{(x + u) / 2:.1f}" cy="{(y + v) / 2:.1f}" r="7" fill="{colour}" stroke="{NIGHT}"'
                    ' stroke-width="3"/>'
                )
    return out
