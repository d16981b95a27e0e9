"""Maps as files: ours are good, and whatever is wrong with one is told with its line and column."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest

from covo.boards import BoardError, Problem
from covo.cli import main
from covo.games.fuga import field
from covo.games.fuga.board import check, draw, hex_name, packaged
from covo.games.fuga.box import EDGES, OPPOSITE, TERRAINS
from covo.games.fuga.draw import scene_map
from covo.games.fuga.game import GAME
from covo.kernel import encode
from tests.fuga.table import Table

BIG, SMALL = packaged("fuga"), packaged("fuga-small")
ROWS = BIG[BIG.index("terrain = '''\n") + 14 :].split("\n")
FIRST = BIG[: BIG.index(ROWS[0])].count("\n") + 1  # the line of the first row


def redrawn(changes: dict[str, str], text: str = BIG) -> str:
    """The big map with some hexes changed."""
    lines = text.split("\n")
    names = {hex_name((c, r)): (r, c) for r in range(20) for c in range(28)}
    for name, letter in changes.items():
        r, c = names[name]
        line = lines[FIRST - 1 + r]
        lines[FIRST - 1 + r] = line[:c] + letter + line[c + 1 :]
    return "\n".join(lines)


def at(name: str) -> tuple[int, int]:
    column = sum((ord(letter) - 64) * 26**power for power, letter in enumerate(reversed(re.sub(r"\d", "", name))))
    return FIRST - 1 + int(re.sub(r"\D", "", name)), column


def problems(text: str) -> list[Problem]:
    try:
        return list(check(text).problems)
    except BoardError as error:
        return [error.problem]


def told(text: str, rule_id: str) -> list[tuple[int, int, str]]:
    return [(one.line, one.column, one.text) for one in problems(text) if one.rule == rule_id]


def line(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize("text", [BIG, SMALL], ids=["fuga", "fuga-small"])
def test_our_maps_are_good(text: str) -> None:
    report = check(text)
    assert report.problems == ()
    assert len(report.facts) == 5


def test_what_one_learns_of_a_good_map() -> None:
    assert check(BIG).facts == (
        "28 by 20 hexes: island 39, mainland 182, water 339",
        "terrain: sea 322, river 4, basin 13, road 63, concrete 21, meadow 55, beach 27, park 19, building 23, wall 12, quay 1",
        "ferry: 14 steps, 15 turns; landing in turn 7, last exchange in turn 12, buoy in turn 13",
        "steps by boat from O11, half-way, off the map: north 11, south 10, west 15",
        "shortest swim between the shores: 12 turns",
    )
    assert check(SMALL).facts[3] == "steps by boat from K8, half-way, off the map: north 8, south 6, west 11"


@pytest.mark.rule("FSM-MAP-01", "FSM-MAP-28")
def test_a_hexagon_grid() -> None:
    t = Table()
    near = {
        t.state.field.names[h]: {t.state.field.names[n] for n in t.state.field.near[h]}
        for h in range(t.state.field.size)
    }
    assert near["C5"] == {"C4", "C6", "B4", "B5", "D4", "D5"}
    assert near["D5"] == {"D4", "D6", "C5", "C6", "E5", "E6"}
    assert near["A1"] == {"A2", "B1"}
    assert all(one in near[other] for one in near for other in near[one])
    assert told(BIG.replace('hexes = "flat-top"', 'hexes = "pointy"'), "FSM-MAP-28")[0][0] == line(BIG, "hexes =")
    assert told(BIG.replace("columns = 28", "columns = 27"), "") == [
        (FIRST, 28, "row 1 of terrain has 28 characters, expected 27")
    ]


@pytest.mark.rule("FSM-MAP-02", "FSM-MAP-29")
def test_four_edges_in_pairs() -> None:
    assert [EDGES[OPPOSITE[edge]] for edge in range(4)] == ["south", "north", "east", "west"]
    bad = BIG.replace('opposite = "south"', 'opposite = "east"')
    assert told(bad, "FSM-MAP-02") == [(line(BIG, 'opposite = "south"'), 12, "north faces south")]
    assert told(BIG.replace("row = 20", "row = 19"), "FSM-MAP-29") == [
        (line(BIG, "row = 20"), 7, "the south edge is row 20")
    ]
    f = Table().state.field
    assert f.edges[f.index["A1"]] == (0, 2)
    assert f.edges[f.index["AB20"]] == (1, 3)
    assert f.edges[f.index["H9"]] == ()
    assert [problem.text for problem in problems(BIG.replace("[edge.west]", "[edge.left]"))] == [
        "edge.west is missing: a table for each of the four edges"
    ]


@pytest.mark.rule("FSM-MAP-03", "FSM-MAP-04", "FSM-MAP-23")
def test_island_and_mainland() -> None:
    assert (*at("K3"), "K3 is land of no region") in told(redrawn({"K3": "m"}), "FSM-MAP-04")
    assert (*at("G5"), "G5 cannot be reached on foot from the rest of the island") in told(
        redrawn({"G5": "m"}), "FSM-MAP-03"
    )
    assert (*at("Q6"), "Q6 is joined to the mainland but outside its box") in told(
        redrawn({"R6": "s", "Q6": "s"}), "FSM-MAP-04"
    )
    bad = redrawn({"A8": "m"}).replace("box = [2, 5, 7, 14]", "box = [1, 5, 7, 14]", 1)
    assert (*at("A8"), "A8 is island land on the edge of the map") in told(bad, "FSM-MAP-23")
    assert (
        told(BIG.replace("box = [2, 5, 7, 14]", "box = [9, 1, 9, 2]", 1), "FSM-MAP-03")[0][2]
        == "there is no land in the box of the island"
    )


@pytest.mark.rule("FSM-MAP-05", "FSM-MAP-17")
def test_the_port() -> None:
    bad = redrawn({"G9": "E", "G10": "E", "G8": "E"})
    assert told(bad, "FSM-MAP-05") == [(line(BIG, "port = ["), 8, "no car can drive up to the port")]
    assert (line(BIG, "port = ["), 8, "no road leads to the port") in told(
        redrawn({"G9": "c", "G10": "c"}), "FSM-MAP-17"
    )
    assert [problem.text for problem in problems(BIG.replace("port = [8, 9]", "port = [80, 9]", 1))] == [
        "[80, 9] is not on the map"
    ]
    assert [problem.text for problem in problems(BIG.replace("port = [8, 9]", 'port = "H9"', 1))] == [
        "ferry.port: expected a hex [column, row], got 'H9'"
    ]
    missing = problems(BIG.replace("port = [8, 9]", "# none", 1))
    assert missing == [Problem(line(BIG, "[ferry]"), 1, "", "ferry.port is missing: a hex [column, row]")]


@pytest.mark.rule("FSM-MAP-06", "FSM-FRY-01")
def test_an_unbroken_route() -> None:
    bad = BIG.replace("[11, 10], [12, 10]", "[11, 10], [13, 12]")
    assert (line(BIG, "[8, 9], [9, 10]"), 41, "the route is broken: K10 and M12 do not touch") in told(
        bad, "FSM-MAP-06"
    )
    assert told(redrawn({"L10": "s"}), "FSM-MAP-06")[0][2] == "the route leads over beach at L10"
    texts = [text for _, _, text in told(BIG.replace("port = [8, 9]", "port = [8, 10]", 1), "FSM-MAP-06")]
    assert texts == ["the route does not begin in the port H10"]
    places = [place[:2] for place in told(BIG.replace("port = [8, 9]", "port = [8, 10]", 1), "FSM-MAP-06")]
    assert places == [(line(BIG, "[8, 9], [9, 10]"), 5)]
    texts = [text for _, _, text in told(BIG.replace("landing = [22, 12]", "landing = [22, 13]", 1), "FSM-MAP-06")]
    assert texts == ["the route does not end at the landing V13"]
    end = told(BIG.replace("landing = [22, 12]", "landing = [22, 13]", 1), "FSM-MAP-06")[0]
    assert BIG.split("\n")[end[0] - 1][end[1] - 1 :].startswith("[22, 12]")
    twice = BIG.replace("[14, 10], [15, 11],", "[14, 10], [13, 11],")
    assert "the route passes M11 twice" in [text for _, _, text in told(twice, "FSM-MAP-06")]


@pytest.mark.rule("FSM-MAP-07", "FSM-MAP-25")
def test_the_buoy() -> None:
    where = line(BIG, "buoy = [10, 9]"), 8
    assert told(BIG.replace("buoy = [10, 9]", "buoy = [10, 8]"), "FSM-MAP-07") == [
        (*where, "the buoy is not on the route")
    ]
    assert told(BIG.replace("buoy = [10, 9]", "buoy = [11, 10]"), "FSM-MAP-25") == [
        (*where, "the buoy stands 3 steps from the port, not 2")
    ]


@pytest.mark.rule("FSM-MAP-08", "FSM-MAP-09")
def test_the_police_hex() -> None:
    where = line(BIG, "hex = [23, 13]"), 7
    assert (*where, "the Police hex W13 is road, not a quay") in told(redrawn({"W13": "r"}), "FSM-MAP-08")
    assert (*at("K3"), "K3 is a second quay") in told(redrawn({"K3": "P"}), "FSM-MAP-08")
    dry = redrawn({"V12": "r", "V13": "r"})
    assert (*where, "no boat gets away from the Police hex") in told(dry, "FSM-MAP-09")
    assert (*where, "no road leaves the Police hex") in told(redrawn({"W12": "m", "X12": "m"}), "FSM-MAP-09")
    lost = redrawn({"Z12": "W", "AA12": "c", "AA13": "E"})
    assert (*at("AA12"), "AA12 cannot be reached by car from the Police hex") in told(lost, "FSM-MAP-09")


@pytest.mark.rule("FSM-MAP-10")
def test_the_lanes() -> None:
    short = told(BIG.replace(", [25, 7], [25, 6]]", "]"), "FSM-MAP-10")
    assert short == [(line(BIG, "car_lane ="), 12, "the lane has 8 hexes, 10 are needed")]
    texts = [
        text
        for _, _, text in told(
            BIG.replace("[22, 13], [21, 13], [20, 13]]", "[22, 13], [20, 13], [19, 13]]"), "FSM-MAP-10"
        )
    ]
    assert texts == ["the lane is broken before T13"]
    texts = [
        text
        for _, _, text in told(
            BIG.replace("[22, 13], [21, 13], [20, 13]]", "[22, 13], [22, 12], [21, 12]]"), "FSM-MAP-10"
        )
    ]
    assert texts == ["the lane leads over the ferry route at V12", "the lane leads over the ferry route at U12"]
    texts = [text for _, _, text in told(redrawn({"Y9": "c"}), "FSM-MAP-10")]
    assert texts == ["the lane leads over concrete at Y9"]
    start = BIG.replace("boat_lane = [[23, 13], [22, 13]", "boat_lane = [[22, 13], [21, 13]").replace(
        "[21, 13], [21, 13], [20, 13]", "[21, 13], [20, 13], [19, 13]"
    )
    assert told(start, "FSM-MAP-10") == [(line(BIG, "boat_lane ="), 14, "the lane does not begin at the Police hex")]


@pytest.mark.rule("FSM-MAP-10")
def test_a_boat_lane_of_three_is_too_short() -> None:
    texts = [
        text for _, _, text in told(BIG.replace("[22, 13], [21, 13], [20, 13]]", "[22, 13], [21, 13]]"), "FSM-MAP-10")
    ]
    assert texts == ["the lane has 3 hexes, 4 are needed"]


def test_a_hex_is_two_numbers() -> None:
    for wrong in ("[8, 9, 1]", "[8]", '[8, "9"]', "[8, 9.5]"):
        found = problems(BIG.replace("port = [8, 9]", f"port = {wrong}", 1))
        assert [(one.line, one.column) for one in found] == [(line(BIG, "port = ["), 8)]
        assert found[0].text.startswith("expected a hex [column, row], got [8")


@pytest.mark.rule("FSM-MAP-11", "FSM-MAP-14", "FSM-Q-16")
def test_all_terrains_and_no_others() -> None:
    assert len(TERRAINS) == 11
    walls = {hex_name((c, r)): "E" for r, row in enumerate(ROWS[:20]) for c, letter in enumerate(row) if letter == "W"}
    assert told(redrawn(walls), "FSM-MAP-11") == [(FIRST - 1, 11, "there is no wall on the map")]
    odd = problems(BIG.replace('"p" = "park"', '"p" = "swamp"'))
    assert (odd[0].rule, odd[0].line) == ("FSM-MAP-11", line(BIG, '"p" = "park"'))
    f = Table().state.field
    assert len(f.kind) == f.size == 560  # one kind a hex
    assert not f.wet[f.index["Y17"]]  # a bridge is a road, and closes the brook


@pytest.mark.rule("FSM-MAP-12")
def test_one_water() -> None:
    assert (*at("AA5"), "AA5 is water cut off from the port") in told(redrawn({"AA5": "~"}), "FSM-MAP-12")


@pytest.mark.rule("FSM-MAP-13")
def test_a_lonely_park_is_no_use() -> None:
    assert (*at("K3"), "K3 cannot be reached on foot") in told(redrawn({"K3": "p"}), "FSM-MAP-13")


@pytest.mark.rule("FSM-MAP-15", "FSM-MAP-16")
def test_boats_and_roads_reach_the_edges() -> None:
    wall = {f"{hex_name((c, 0))}": "s" for c in range(28) if BIG.split("\n")[FIRST - 1][c] == "~"}
    assert "no boat can reach the north edge" in [text for _, _, text in told(redrawn(wall), "FSM-MAP-15")]
    assert told(redrawn({"W1": "m"}), "FSM-MAP-16") == [
        (line(BIG, "[edge.north]"), 1, "no road reaches the north edge")
    ]


@pytest.mark.rule("FSM-MAP-17")
def test_what_the_island_needs() -> None:
    bare = redrawn({"C9": "m", "D8": "m", "E8": "m", "E13": "m"})
    assert [text for _, _, text in told(bare, "FSM-MAP-17")] == ["the island has no park"]
    cut = redrawn({"D12": "W", "E12": "W", "F12": "W"})
    assert (*at("D13"), "D13 cannot be reached by car from the port") in told(cut, "FSM-MAP-17")


@pytest.mark.rule("FSM-MAP-18", "FSM-MAP-19")
def test_the_landing_and_an_even_route() -> None:
    narrow = redrawn({"V11": "E", "W12": "E", "W13": "E"})
    assert told(narrow, "FSM-MAP-18")[0][2] == "the landing touches fewer than two hexes for cars"
    odd = BIG.replace("[21, 12], [22, 12],\n]", "[21, 12],\n]")
    assert told(odd, "FSM-MAP-19") == [(line(BIG, "route = ["), 9, "the route has 13 steps, an odd number")]


@pytest.mark.rule("FSM-MAP-20", "FSM-MAP-21", "FSM-MAP-22")
def test_distances() -> None:
    spit = {f"{letter}10": "m" for letter in "IJKLMN"}
    assert any(
        "turns, 12 wanted" in text
        for _, _, text in told(redrawn(spit).replace("box = [2, 5, 7, 14]", "box = [2, 5, 14, 14]"), "FSM-MAP-20")
    )
    assert (*at("AB1"), "AB1 is 14 steps from the landing, 12 allowed") in told(
        BIG.replace("[8, 9], [9, 10], [10, 9]", "[10, 9]"), "FSM-MAP-21"
    )
    f = Table().state.field
    middle = f.route[len(f.route) // 2]
    assert f.names[middle] == "O11"


@pytest.mark.rule("FSM-MAP-22")
def test_flight_from_the_middle_of_the_route() -> None:
    wall = {hex_name((c, 7)): "s" for c in range(8, 19)} | {
        hex_name((7, 5)): "s",
        hex_name((7, 6)): "s",
        hex_name((7, 7)): "s",
    }
    texts = [text for _, _, text in told(redrawn(wall), "FSM-MAP-22")]
    assert any(text.startswith("from the middle of the route the north edge is") for text in texts)


@pytest.mark.rule("FSM-MAP-24", "FSM-MAP-26")
def test_the_clock_of_the_file() -> None:
    assert told(BIG.replace("turns = 15", "turns = 14"), "FSM-MAP-24") == [
        (line(BIG, "turns = 15"), 9, "14 steps make 15 turns")
    ]
    assert (
        told(BIG.replace("last_exchange = 12", "last_exchange = 11"), "FSM-MAP-26")[0][2]
        == "the last exchange is in turn 12"
    )


@pytest.mark.rule("FSM-MAP-27", "FSM-MAP-30", "FSM-MAP-31", "FSM-MAP-32", "FSM-MAP-33", "FSM-MAP-34")
def test_the_numbers_of_the_standard_map() -> None:
    t = Table()
    f = t.state.field
    assert (f.columns, f.rows, t.state.last_turn, t.state.deadline, len(f.route) - 1) == (28, 20, 15, 12, 14)
    names = f.names
    assert [names[h] for h in (f.port, f.landing, f.buoy, f.police)] == ["H9", "V12", "J9", "W13"]
    assert " ".join(names[h] for h in f.route) == "H9 I10 J9 K10 L10 M11 N10 O11 P11 Q11 R11 S12 T12 U12 V12"
    assert " ".join(names[h] for h in f.car_lane) == "W13 W12 W11 W10 X10 Y10 Y9 Y8 Y7 Y6"
    assert " ".join(names[h] for h in f.boat_lane) == "W13 V13 U13 T13"
    small = Table(map="fuga-small")
    assert (small.state.last_turn, small.state.deadline) == (11, 8)


@pytest.mark.rule("FSM-MAP-01")
def test_a_bad_map_never_starts_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field, "packaged", lambda name: redrawn({"L10": "s"}))
    monkeypatch.setattr(field, "FIELDS", type(field.FIELDS)())
    with pytest.raises(BoardError, match=r"line \d+, column \d+: FSM-MAP-04: L10 is land of no region"):
        GAME.new(2)


@pytest.mark.parametrize(
    ("name", "digest"),
    [("fuga", "a77d74ec0a1a5d96"), ("fuga-small", "3c1b228bf739dca6")],
)
def test_the_pictures_of_our_maps(name: str, digest: str) -> None:
    """A change of these is a change of how the maps look: look at them, then write it down here."""
    picture = draw(packaged(name), "it")
    assert picture.startswith("<svg")
    assert "POLICE" in picture
    assert "script" not in picture
    assert sha256(picture.encode()).hexdigest()[:16] == digest


def test_the_map_of_the_scene_has_every_hex_in_its_drawing() -> None:
    drawn = scene_map("fuga-small", "it")
    assert len(drawn.cells) == 20 * 13
    assert {cell.kind for cell in drawn.cells} == set(TERRAINS)
    assert all(0 < cell.x < drawn.width and 0 < cell.y < drawn.height for cell in drawn.cells)
    assert (drawn.shape, drawn.id) == ("hex-flat", "fuga-small")
    assert drawn.size == pytest.approx(41 * 3**0.5, abs=0.01)
    by_id = {cell.id: cell for cell in drawn.cells}
    assert (by_id["A1"].x, by_id["B1"].x) == (74 + 41, 74 + 41 * 2.5)
    assert (by_id["A1"].y, by_id["B1"].y) == pytest.approx((74 + drawn.size / 2, 74 + drawn.size), abs=0.1)
    assert by_id["A2"].y - by_id["A1"].y == pytest.approx(drawn.size, abs=0.2)
    assert len(encode(drawn)) < 700_000
    assert GAME.maps["fuga-small"]() is drawn


def test_places_are_named_in_the_readers_language() -> None:
    italian, english = GAME.map("fuga-small", "it"), GAME.map("fuga-small", "en")
    assert italian
    assert english
    assert (english.id, english.cells) == (italian.id, italian.cells)
    for drawn, here, there in ((italian, "Cala Ginestra", "Broom cove"), (english, "Broom cove", "Cala Ginestra")):
        assert here in drawn.drawing
        assert there not in drawn.drawing
    assert GAME.map("fuga-small", "fr") is italian  # a language it has no words for
    assert GAME.map("moon", "en") is None


# ── covo board ───────────────────────────────────────────────────────────────────────────────────────────────────


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    out, err = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, out, err


def test_covo_board_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad, broken = (tmp_path / name for name in ("good.toml", "bad.toml", "broken.toml"))
    good.write_text(SMALL, "utf-8")
    bad.write_text(redrawn({"L10": "s"}), "utf-8")
    broken.write_text("a = = 1", "utf-8")
    code, out, err = run(capsys, "board", "check", str(good))
    assert (code, err) == (0, "")
    assert out.endswith("good.toml: good\n")
    assert "10 steps, 11 turns" in out
    code, out, _ = run(capsys, "board", "check", str(bad))
    assert code == 1
    assert f"{bad}:{line(BIG, '[8, 9], [9, 10]')}:41: FSM-MAP-06: the route leads over beach at L10" in out
    assert out.splitlines()[-1].endswith("problems")
    code, out, _ = run(capsys, "board", "check", str(broken), "--json")
    assert code == 1
    assert '"line": 1, "column": 5' in out


def test_covo_board_draw(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(SMALL, "utf-8")
    bad.write_text(redrawn({"L10": "s"}), "utf-8")
    code, out, _ = run(capsys, "board", "draw", str(good), "--lang", "en")
    assert (code, "good.svg" in out) == (0, True)
    assert "STRAIT OF POMICE" in (tmp_path / "good.svg").read_text("utf-8")
    code, out, err = run(capsys, "board", "draw", str(bad))
    assert (code, out) == (2, "")
    assert "FSM-MAP-04: L10 is land of no region" in err
    assert not (tmp_path / "bad.svg").exists()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('game = "chess"', "unknown game 'chess'"),
        ('game = "conclave"', "conclave has no boards of its own"),
    ],
)
def test_whose_board_is_it(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text, "utf-8")
    code, out, err = run(capsys, "board", "check", str(path))
    assert (code, out) == (2, "")
    assert told in err


def test_a_board_of_no_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text("a = 1", "utf-8")
    code, out, _ = run(capsys, "board", "check", str(path))
    assert code == 1
    assert "game is missing" in out
    (tmp_path / "b.toml").write_bytes(b"\xff\xfe")
    code, _, err = run(capsys, "board", "check", str(tmp_path / "b.toml"))
    assert (code, "not a text in UTF-8" in err) == (2, True)
    code, _, err = run(capsys, "board", "check", str(tmp_path / "none.toml"))
    assert code == 2
