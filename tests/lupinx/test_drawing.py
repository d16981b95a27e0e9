"""The drawings of the boards, and covo board on their files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from covo.cli.app import app
from covo.games.lupin.board import bits
from covo.games.lupinx.board import NAMES, draw, load
from covo.games.lupinx.draw import map_of


@pytest.mark.parametrize("name", NAMES)
def test_every_place_one_can_be_on_has_its_middle(name: str) -> None:
    place, drawn = load(name), map_of(name)
    cells = {cell.id: cell for cell in drawn.cells}
    assert set(cells) == {place.names[node] for node in bits(place.stand | place.river)} | {
        place.names[node] for node in place.under.values()
    }
    assert len({(cell.x, cell.y) for cell in drawn.cells}) == len(cells)
    assert all(0 < cell.x < drawn.width and 0 < cell.y < drawn.height for cell in drawn.cells)


@pytest.mark.parametrize("name", NAMES)
def test_the_drawing_is_an_svg_in_both_languages(name: str) -> None:
    text = (files("covo.games.lupinx") / "data" / f"{name}.toml").read_text(encoding="utf-8")
    title = load(name).data["title"]
    for language in ("it", "en"):
        picture = draw(text, language)
        root = ElementTree.fromstring(picture)
        assert root[0].text == title[language]
        assert "<script" not in picture
        assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    assert draw(text, "it") != draw(text, "en")


def test_the_flooded_zones_and_the_secret_squares_of_the_gang() -> None:
    """What opens in play is drawn as it is at the start; where the tombs lie is not drawn at all."""
    text = (files("covo.games.lupinx") / "data" / "stonehenge.toml").read_text(encoding="utf-8")
    moved = text.replace('uther = "A13"', 'uther = "A14"')
    assert moved != text
    assert draw(moved, "en") == draw(text, "en")


@pytest.mark.parametrize("name", NAMES)
def test_covo_board_checks_and_draws_the_file(name: str, tmp_path: Path) -> None:
    file = tmp_path / f"{name}.toml"
    text = (files("covo.games.lupinx") / "data" / f"{name}.toml").read_text(encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(app, ["board", "check", str(file)])
    assert (done.exit_code, done.output.splitlines()[-1]) == (0, f"{file}: good")
    assert CliRunner().invoke(app, ["board", "draw", str(file)]).exit_code == 0
    assert file.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
    file.write_text(text.replace("rounds = 1", "rounds = 2"), encoding="utf-8")
    broken = CliRunner().invoke(app, ["board", "check", str(file)])
    assert broken.exit_code == 1
    assert "LUX-BRD-03" in broken.output
