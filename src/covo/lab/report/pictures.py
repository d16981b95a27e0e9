"""Charts as SVG, drawn by Vega. Colours are names of the page's style, so that they follow light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from covo.lab.needs import need

WIDTH: Final = 300  # fits a phone; side by side on wider screens
STEP: Final = 26  # height of a bar with its gap


class Bar(NamedTuple):
    """A share with its interval."""

    name: str
    rate: float
    low: float
    high: float


def shares(bars: Sequence[Bar], title: str, level: float | None = None) -> str:
    """Bars with their 95 % intervals, and a dashed line where all would be alike."""
    alt = _altair()
    data = alt.InlineData(values=[bar._asdict() for bar in bars])
    most = max([bar.high for bar in bars] + ([level] if level is not None else []))
    scale = alt.Scale(domain=[0, min(1.0, most * 1.05)], nice=False)
    across = alt.X("rate:Q", title=title, axis=alt.Axis(format="%", tickCount=5), scale=scale)
    base = alt.Chart(data).encode(y=alt.Y("name:N", title=None, sort=None, axis=alt.Axis(labelLimit=160)))
    layers = [
        base.mark_bar(color="var(--bar)", height=14).encode(x=across),
        base.mark_rule(color="var(--ink)", strokeWidth=2).encode(x=alt.X("low:Q", title=title), x2="high:Q"),
    ]
    if level is not None:
        where = alt.Chart(alt.InlineData(values=[{"level": level}]))
        layers.append(where.mark_rule(color="var(--accent)", strokeDash=[4, 3]).encode(x="level:Q"))
    return _svg(alt.layer(*layers).properties(width=WIDTH, height=alt.Step(STEP)))


def histogram(values: Sequence[int], across: str, up: str, bins: int = 20) -> str:
    """How often each length came."""
    alt = _altair()
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // bins))
    counts = [0] * (-(-(high - low + 1) // width))
    for value in values:
        counts[(value - low) // width] += 1
    data = alt.InlineData(
        values=[
            {"from": low + at * width, "to": low + (at + 1) * width, "n": n, "ground": 0} for at, n in enumerate(counts)
        ]
    )
    scale = alt.Scale(domain=[low, low + len(counts) * width], nice=False)
    x = alt.X("from:Q", title=across, scale=scale, axis=alt.Axis(tickCount=5, grid=False, format="d"))
    up_to = alt.Y("n:Q", title=up, axis=alt.Axis(tickCount=4))
    bars = alt.Chart(data).mark_rect(color="var(--bar)").encode(x=x, x2="to:Q", y=up_to, y2="ground:Q")
    return _svg(bars.properties(width=WIDTH, height=160))


def course(points: Sequence[Bar], across: str, up: str) -> str:
    """A share over the course of a game with a band for its interval; a point's name is how far the game has gone."""
    alt = _altair()
    data = alt.InlineData(values=[{**point._asdict(), "at": float(point.name)} for point in points])
    x = alt.X("at:Q", title=across, axis=alt.Axis(format="%", tickCount=5, grid=False), scale=alt.Scale(domain=[0, 1]))
    scale = alt.Scale(domain=[0, 1])
    band = (
        alt.Chart(data)
        .mark_area(color="var(--bar)", opacity=0.3)
        .encode(x=x, y=alt.Y("low:Q", title=up, axis=alt.Axis(format="%", tickCount=5), scale=scale), y2="high:Q")
    )
    line = alt.Chart(data).mark_line(color="var(--bar)", strokeWidth=2).encode(x=x, y="rate:Q")
    return _svg(alt.layer(band, line).properties(width=WIDTH, height=180))


def _altair() -> Any:
    need("vl_convert", "a report")
    return need("altair", "a report")


def _svg(chart: Any) -> str:
    ink = {"labelColor": "var(--ink)", "titleColor": "var(--ink-2)", "tickColor": "var(--line)"}
    lines = {"domainColor": "var(--line)", "gridColor": "var(--line)", "labelFontSize": 12, "titleFontSize": 12}
    styled = chart.configure(
        background="transparent",
        padding={"left": 14, "right": 14, "top": 5, "bottom": 5},
        font="sans-serif",
        view={"stroke": None},
        axis={**ink, **lines, "titleFontWeight": 400},
    )
    found: str = need("vl_convert", "a report").vegalite_to_svg(styled.to_dict())
    # Only as wide as there is room. Letters may be wider where the page is read than where it was drawn.
    return found.replace("<svg ", '<svg style="max-width:100%;height:auto;overflow:visible" ', 1)
