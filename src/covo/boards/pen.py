"""A pen for SVG, and the curves a chart needs."""

from __future__ import annotations

from collections import defaultdict
from html import escape

Point = tuple[float, float]
Attr = str | float | None

INK = "#22303a"
SANS = "'DejaVu Sans Condensed','Jost','DejaVu Sans',sans-serif"


class Pen:
    """Collects SVG elements. An attribute `stroke_width` is written `stroke-width`; None leaves it out."""

    ink: str = INK
    font: str = SANS

    def __init__(self) -> None:
        self.out: list[str] = []

    def tag(self, name: str, text: str | None = None, /, **attrs: Attr) -> None:
        given = [
            f'{key.replace("_", "-")}="{round(value, 2) if isinstance(value, float) else escape(str(value))}"'
            for key, value in attrs.items()
            if value is not None
        ]
        body = " ".join([name, *given])
        self.out.append(f"<{body}/>" if text is None else f"<{body}>{escape(text)}</{name}>")

    def rect(self, x: float, y: float, w: float, h: float, fill: str, **attrs: Attr) -> None:
        self.tag("rect", x=x, y=y, width=w, height=h, fill=fill, **attrs)

    def path(self, d: str, fill: str = "none", **attrs: Attr) -> None:
        if d:
            self.tag("path", d=d, fill=fill, **attrs)

    def circle(self, x: float, y: float, r: float, fill: str, **attrs: Attr) -> None:
        self.tag("circle", cx=x, cy=y, r=r, fill=fill, **attrs)

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 1.0, **attrs: Attr) -> None:
        self.tag("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=width, **attrs)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 11.0,
        fill: str = "",
        anchor: str = "middle",
        weight: str = "normal",
        family: str = "",
        halo: str | None = None,
        wide: float = 3.0,
        **attrs: Attr,
    ) -> None:
        """Words, with a halo of another colour around them where the ground is busy."""
        common: dict[str, Attr] = {
            "x": x,
            "y": y,
            "font_size": size,
            "text_anchor": anchor,
            "font_weight": weight,
            "font_family": family or self.font,
            **attrs,
        }
        if halo:
            self.tag("text", words, fill=halo, stroke=halo, stroke_width=wide, stroke_linejoin="round", **common)
        self.tag("text", words, fill=fill or self.ink, **common)

    def open(self, attrs: str = "") -> None:
        self.out.append(f"<g {attrs}>" if attrs else "<g>")

    def close(self) -> None:
        self.out.append("</g>")

    def clip(self, name: str, d: str) -> None:
        self.out.append(f'<clipPath id="{name}"><path d="{d}" clip-rule="evenodd"/></clipPath>')

    def svg(self, width: float, height: float, title: str = "", defs: str = "") -> str:
        """All that was drawn, as a file."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
            f'width="{width:.0f}" height="{height:.0f}">'
        )
        named = f"<title>{escape(title)}</title>" if title else ""
        return "\n".join([head + named + (f"<defs>{defs}</defs>" if defs else ""), *self.out, "</svg>", ""])


def polygon(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def closed(points: list[Point]) -> str:
    """A closed curve that uses the points as handles and passes half-way between them."""
    mids = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in zip(points, points[1:] + points[:1], strict=True)]
    d = [f"M{mids[-1][0]:.1f} {mids[-1][1]:.1f}"]
    d += [f"Q{x:.1f} {y:.1f} {u:.1f} {v:.1f}" for (x, y), (u, v) in zip(points, mids, strict=True)]
    return "".join(d) + "Z"


def through(points: list[Point]) -> str:
    """An open curve through all the points."""
    p = [points[0], *points, points[-1]]
    d = [f"M{p[1][0]:.1f} {p[1][1]:.1f}"]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(p, p[1:], p[2:], p[3:], strict=False):
        one = f"{bx + (cx - ax) / 6:.1f} {by + (cy - ay) / 6:.1f}"
        two = f"{cx - (dx - bx) / 6:.1f} {cy - (dy - by) / 6:.1f}"
        d.append(f"C{one} {two} {cx:.1f} {cy:.1f}")
    return "".join(d)


def chain(pieces: list[tuple[Point, Point]]) -> list[list[Point]]:
    """Joins directed pieces of line into closed loops."""
    ahead: dict[Point, list[Point]] = defaultdict(list)
    for a, b in pieces:
        ahead[a].append(b)
    found = []
    while ahead:
        here = next(iter(ahead))
        loop = []
        while here in ahead:
            loop.append(here)
            there = ahead[here].pop()
            if not ahead[here]:
                del ahead[here]
            here = there
        found.append(loop)
    return found
