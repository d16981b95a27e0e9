"""The scene: what is drawn for each viewer, and that it is made of that viewer's view and ask alone."""

from __future__ import annotations

from collections import Counter
from inspect import signature
from itertools import islice
from random import Random

import pytest

from covo.games.lupusburg.box import SLOT_NAMES
from covo.games.lupusburg.game import GAME
from covo.games.lupusburg.scene import scene
from covo.games.lupusburg.state import Lupus
from covo.kernel import WATCHER, Cell, Chair, Move, Piece, Scene, Seat, Words, encode, place
from tests.lupusburg.table import Played, Table, table


def drawn(at: Table | Lupus, viewer: Seat) -> Scene:
    state = at.state if isinstance(at, Table) else at
    return GAME.scene(GAME.view(state, viewer), state.ask(viewer))


def cell(of: Scene, name: str) -> Cell:
    return next(cell for cell in of.boards[0].cells if cell.id == name)


def on(of: Scene, name: str) -> list[str]:
    """The icons of what lies on a place; `?` for what shows its back."""
    return ["?" if piece.hidden else piece.icon for piece in of.pieces if piece.place == name]


def piece(of: Scene, name: str) -> Piece:
    return next(piece for piece in of.pieces if piece.id == name)


def note(of: Scene, message: str) -> list[dict[str, object]]:
    return [dict(words.args) for words in of.notes if words.id == message]


def sample(played: list[Played]) -> list[Lupus]:
    return [
        state
        for number, (match, positions) in enumerate(played)
        for state in (*islice(positions, number % 7, None, 7), match.state)
    ]


# ── Of every position ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_scene_is_given_no_state() -> None:
    assert list(signature(scene).parameters) == ["view", "ask"]
    assert GAME.scene is scene


def test_worlds_one_cannot_tell_apart_look_the_same(played: list[Played]) -> None:
    rng = Random(5)
    for state in sample(played):
        for viewer in (WATCHER, *range(state.seats)):
            world = GAME.imagine(GAME.view(state, viewer), rng)
            assert encode(drawn(world, viewer)) == encode(drawn(state, viewer))


def test_no_card_shows_that_the_viewer_does_not_know(played: list[Played]) -> None:
    for state in sample(played):
        for viewer in (WATCHER, *range(state.seats)):
            view, seen = GAME.view(state, viewer), drawn(state, viewer)
            for slot, face in enumerate(view.characters if view.round else ()):
                card = piece(seen, f"character-{SLOT_NAMES[slot]}")
                assert card.hidden is (face is None)
                assert card.icon == ("character" if face is None else ("citizen", "werewolf", "thief")[face])
            coins = [one for one in seen.pieces if one.icon == "bet" and one.badges]
            assert view.outcome or {one.side for one in coins} <= {viewer}
            assert view.outcome or {words.id for words in seen.result} == set()


def test_every_move_is_a_choice_that_can_be_clicked(played: list[Played]) -> None:
    verbs = Counter[str]()
    for state in sample(played):
        for viewer in range(state.seats):
            ask, seen = state.ask(viewer), drawn(state, viewer)
            assert [choice.move for choice in seen.choices] == [str(move) for move in (ask.moves if ask else ())]
            there = {one.id for one in seen.boards[0].cells} | {one.id for one in seen.pieces}
            there |= set(map(place, range(state.seats)))
            for choice in seen.choices:
                move = Move.parse(choice.move)
                verbs[move.verb] += 1
                assert set(choice.targets) <= there
                assert bool(choice.targets) is bool(move.args)
            clicks = [choice.targets for choice in seen.choices if choice.targets]
            assert len(set(clicks)) == len(clicks)
        assert drawn(state, WATCHER).choices == ()
    assert len(verbs) == 14


def test_everything_lies_somewhere_and_is_there_once(played: list[Played]) -> None:
    for state in sample(played):
        for viewer in (WATCHER, 0):
            seen = drawn(state, viewer)
            cells = [one.id for one in seen.boards[0].cells]
            assert cells == ["square", *SLOT_NAMES[: 2 * state.seats]]
            places = {*cells, *map(place, range(state.seats))}
            assert {one.place for one in seen.pieces} <= places
            assert len({one.id for one in seen.pieces}) == len(seen.pieces)


def test_who_is_awaited(played: list[Played]) -> None:
    for state in sample(played):
        seen = drawn(state, 0)
        assert tuple(chair.seat for chair in seen.chairs if chair.awaited) == GAME.view(state, 0).awaited
        assert seen.mood == ("night" if state.night else "day")
        assert seen.rule.startswith("LBG-") or state.outcome


# ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-SET-02")
def test_every_player_has_a_colour_of_their_own() -> None:
    colours = [chair.colour for chair in drawn(table(8), 0).chairs]
    assert len(set(colours)) == 8
    assert all(colours)


@pytest.mark.rule("LBG-Q-44")
@pytest.mark.parametrize("viewer", [0, 2, WATCHER])
def test_the_viewer_sits_at_the_bottom_and_the_others_clockwise(viewer: Seat) -> None:
    seen = drawn(table(4), viewer)
    me = max(viewer, 0)
    right, left = (cell(seen, f"{me}{side}") for side in "RL")
    assert right.x == -left.x > 0
    assert right.y == left.y > 0.9
    assert cell(seen, f"{(me + 1) % 4}R").x < -0.9  # the neighbour on the left
    assert cell(seen, f"{(me + 1) % 4}R").y > cell(seen, f"{(me + 1) % 4}L").y  # whose right house comes first
    assert cell(seen, f"{(me + 2) % 4}R").y < -0.9
    assert (cell(seen, "square").x, cell(seen, "square").y) == (0, 0)


def test_before_the_deal_there_are_houses_and_one_s_own_chest() -> None:
    t = Table(4)
    assert drawn(t, 1).pieces == drawn(t, 0).pieces
    t.play(1, "chest L")
    assert on(drawn(t, 1), "1L") == ["chest"]
    assert "chest" not in {one.icon for one in drawn(t, 0).pieces}
    assert drawn(t, 1).prompt == Words("wait-chests")
    assert drawn(t, 1).title == Words("title-setup")
    assert note(drawn(t, 1), "note-chest") == [{"side": 1, "gone": False}]


def test_own_cards_are_face_up() -> None:
    t = table(5, wolf=0, thief=1, chests="RLRLR")
    assert on(drawn(t, 0), "0R") == ["citizen", "chest"]
    assert on(drawn(t, 0), "0L") == ["werewolf"]
    assert on(drawn(t, 1), "1R") == ["thief"]
    assert on(drawn(t, 1), "0L") == ["?"]
    assert on(drawn(t, WATCHER), "0L") == ["?"]
    assert note(drawn(t, 0), "note-werewolf") == [{"side": 1, "lives": 2}]
    assert note(drawn(t, 0), "note-count") == [{"own": 2, "others": 8}]
    assert note(drawn(t, 1), "note-thief") == [{"side": 0, "lives": 2}]
    assert note(drawn(t, 2), "note-citizens") == [{"lives": 2}]


def test_what_the_thief_saw_is_the_thief_s() -> None:
    t = table(5, thief=1, chests="RRLRR").thief_call("2R")
    assert on(drawn(t, 1), "2L") == ["?", "chest"]
    looked = {"night": 1, "slot": 4, "owner": 2, "side": 0, "chest": False}
    assert note(drawn(t, 1), "note-look") == [looked]
    assert note(drawn(t, 0), "note-look") == []
    assert on(drawn(t, 0), "2L") == ["?"]


@pytest.mark.rule("LBG-DAY-02", "LBG-Q-19")
def test_the_claw_points_at_the_victim_till_night_falls() -> None:
    t = table(5)
    assert piece(drawn(t, 3), "claw").place == "square"
    t.night("2R")
    assert piece(drawn(t, 3), "claw").place == "2R"
    assert cell(drawn(t, 3), "2R").state == "gone"
    assert cell(drawn(t, 3), "2L").state == "alive"
    t.day("2L")
    assert piece(drawn(t, 3), "claw").place == "square"
    gone = drawn(t, 3).chairs[2]
    assert (gone.lives, gone.marks) == (0, ("seal", "out"))
    assert note(drawn(t, 3), "note-cleared") == [{"seat": 2}]


def test_the_mayor_s_figure_and_what_the_privilege_showed() -> None:
    t = table(5, wolf=0, thief=1, mayor=3).night("2R")
    assert piece(drawn(t, 0), "mayor").place == place(3)
    assert "mayor" in drawn(t, 0).chairs[3].marks
    t.play(3, "point 0L")
    assert on(drawn(t, 3), "0L") == ["werewolf"]
    prompt = drawn(t, 3).prompt
    assert (prompt.id, prompt.args["face"], prompt.args["owner"]) == ("prompt-show", 1, 0)
    t.play(3, "show L")
    assert on(drawn(t, 0), "3L") == ["citizen"]
    assert on(drawn(t, 1), "3L") == ["?"]
    assert note(drawn(t, 3), "note-seen") == [{"day": 1, "slot": 1, "owner": 0, "side": 1, "face": 1}]
    assert note(drawn(t, 0), "note-seen") == [{"day": 1, "slot": 7, "owner": 3, "side": 1, "face": 0}]
    assert note(drawn(t, 1), "note-seen") == []


@pytest.mark.rule("LBG-BET-13")
def test_seals_lie_before_their_targets_and_only_the_bettor_reads_the_coin() -> None:
    t = table(5).night("2R").privilege().play(0, "bet").chance("draw 8 5 2")
    hand = drawn(t, 0)
    assert [one.badges for one in hand.pieces if one.icon == "coin"] == [("8",), ("5",), ("2",)]
    assert hand.prompt == Words("prompt-keep", {"coins": "8 · 5 · 2"})
    assert [choice.targets for choice in hand.choices] == [("coin-0",), ("coin-1",), ("coin-2",)]
    assert "coin" not in {one.icon for one in drawn(t, 1).pieces}
    assert drawn(t, 1).prompt == Words("wait-seal", {"seat": 0})
    t.play(0, "keep 5")
    assert drawn(t, 0).prompt == Words("prompt-accuse", {"coin": 5})
    t.play(0, "accuse 3")
    mine, other = piece(drawn(t, 0), "bet-0"), piece(drawn(t, 1), "bet-0")
    assert (mine.place, mine.side, mine.badges) == (place(3), 0, ("5",))
    assert (other.place, other.side, other.badges) == (place(3), 0, ())
    assert "seal" not in drawn(t, 1).chairs[0].marks
    assert note(drawn(t, 0), "note-bet") == [{"coin": 5, "drawn": "8 · 5 · 2", "target": 3}]
    bag = next(track for track in drawn(t, 1).tracks if track.id == "bag")
    assert (bag.value, bag.of) == (7, 8)


def test_votes_of_today_and_the_evidence() -> None:
    t = table(4).night("2R").privilege().bets().discuss()
    assert drawn(t, 0).prompt == Words("prompt-vote", {"turn": 1})
    t.votes("1R 1R 3L 1L")
    assert drawn(t, 0).prompt == Words("prompt-vote", {"turn": 2})
    assert drawn(t, 1).prompt == Words("wait-vote", {"seat": 0})
    assert [one.side for one in drawn(t, 0).pieces if one.place == "1R" and one.icon == "vote"] == [0, 1]
    t.votes("1R 1L 3L 3R")
    assert drawn(t, 1).prompt == Words("prompt-done")
    t.until("RunOff")
    seen = drawn(t, 0)
    assert on(seen, "1R") == ["?", *["vote"] * 3, "paw"]
    assert on(seen, "1L")[-1] == "tuft"
    assert cell(seen, "1L").state == cell(seen, "1R").state == "suspect"
    assert [choice.targets for choice in seen.choices] == [("1R", "1R"), ("1R", "1L"), ("1L", "1L")]
    assert seen.prompt.args["votes"] == 2
    assert drawn(t, 1).prompt == Words("wait-without-votes")
    t.play(0, "cast paw tuft")
    assert drawn(t, 0).prompt == Words("wait-cast")
    assert note(drawn(t, 0), "note-cast") == [{"paws": 1, "tufts": 1}]
    t.runoff()
    assert "vote" not in {one.icon for one in drawn(t, 0).pieces}


def test_the_steps_of_a_round_are_followed() -> None:
    t = table(4)
    names = ("thief", "wolf", "privilege", "bets", "discussion", "vote", "defence", "run-off")
    assert drawn(t, 0).steps == tuple(Words(f"step-{name}") for name in names)
    frames = ("ThiefCall", "WolfCall", "UsePrivilege", "Bets", "Discussion", "FirstVote", "Defence", "RunOff")
    seen = []
    for frame in frames:
        if frame == "WolfCall":
            t.thief_call()
        elif frame == "UsePrivilege":
            t.wolf_call("2R")
        t.until(frame)
        seen.append(drawn(t, 0).step)
    assert seen == list(range(8))
    assert drawn(Table(4), 0).step is None


@pytest.mark.parametrize(("seat", "prompt"), [(0, "prompt-sleep-thief"), (1, "prompt-look"), (2, "prompt-sleep-thief")])
def test_the_thief_s_call(seat: Seat, prompt: str) -> None:
    seen = drawn(table(4), seat)
    assert seen.prompt.id == prompt
    assert seen.choices[0].words.id == ("move-no-look" if seat == 1 else "move-sleep")
    assert [chair.awaited for chair in seen.chairs] == [True] * 4


@pytest.mark.parametrize(("seat", "prompt"), [(0, "prompt-bite"), (1, "prompt-sleep-wolf"), (2, "prompt-sleep-wolf")])
def test_the_werewolf_s_call(seat: Seat, prompt: str) -> None:
    seen = drawn(table(4).thief_call(), seat)
    assert seen.prompt.id == prompt
    if seat == 0:
        assert {choice.targets for choice in seen.choices} == {(name,) for name in SLOT_NAMES[:8]}


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────


def lynched() -> Table:
    """Seat 0, the werewolf, is lynched on the second day; seat 2 bet 8 on it, seat 3 lost a bet on seat 1."""
    t = table(5, wolf=0, thief=1).night("4R", "2L").privilege().bets({2: (8, 0), 3: (7, 1)}).discuss().lynch("0L")
    return t.night("4L").day("0R")


def test_the_points_and_their_parts() -> None:
    seen = drawn(lynched(), 3)
    [sheet] = seen.sheets
    assert [column.id for column in sheet.columns] == ["column-lives", "column-chest", "column-seal", "column-points"]
    assert {row.side: row.values for row in sheet.rows} == {
        0: (0, 0, 0, 0),
        1: (4, 1, 1, 6),
        2: (4, 1, 8, 13),
        3: (4, 1, 0, 5),
        4: (0, 0, 1, 1),
    }
    assert [row.side for row in sheet.rows] == [2, 1, 3, 4, 0]
    assert [chair.points for chair in seen.chairs] == [0, 6, 13, 5, 1]


@pytest.mark.rule("LBG-Q-61")
def test_at_the_end_all_is_shown() -> None:
    seen = drawn(lynched(), WATCHER)
    assert not [one for one in seen.pieces if one.hidden]
    assert [one.icon for one in seen.pieces if one.id == "character-0L"] == ["werewolf"]
    assert sum(one.icon == "chest" for one in seen.pieces) == 5
    assert {one.id: one.badges for one in seen.pieces if one.icon == "bet"} == {"bet-2": ("8",), "bet-3": ("7",)}
    first, *rest = seen.result
    assert first == Words("result-lynched", {"winner": 2, "wolf": 0, "points": 13, "tied": False})
    assert [words.id for words in rest] == ["result-thief", "result-look", "result-bet", "result-bet"]
    assert [words.args["right"] for words in rest[2:]] == [True, False]
    assert (seen.title, seen.prompt, seen.notes) == (Words("title-end"), Words("prompt-over"), ())


@pytest.mark.rule("LBG-END-05")
def test_a_win_of_the_werewolf_has_no_points() -> None:
    seen = drawn(table(4).round("2R", "2L").round("3R", "3L"), 1)
    assert seen.result[0].id == "result-parity"
    assert seen.result[0].args["winner"] == 0
    assert seen.sheets == ()
    assert {chair.points for chair in seen.chairs} == {None}


@pytest.mark.rule("LBG-SER-01")
def test_a_series_shows_its_totals() -> None:
    t = table(4, games=2)
    tracks = {track.id: track for track in drawn(t, 1).tracks}
    assert (tracks["game"].value, tracks["game"].of) == (1, 2)
    assert [tracks[f"total-{seat}"].value for seat in range(4)] == [0] * 4
    assert [tracks[f"total-{seat}"].side for seat in range(4)] == [0, 1, 2, 3]
    t.round("2R", "2L").round("3R", "3L")  # the werewolf wins as many points as there are players
    seen = drawn(t, 1)
    assert {track.id: track.value for track in seen.tracks if track.id in ("game", "total-0")} == {
        "game": 2,
        "total-0": 4,
    }
    assert [words for words in seen.notes if words.id == "note-game"] == [
        Words("note-game", {"game": 1, "winner": 0, "wolf": 0, "thief": 1})
    ]
    [sheet] = seen.sheets
    assert [row.values for row in sheet.rows] == [(4, 4), (0, 0), (0, 0), (0, 0)]
    t.deal(1, 2)
    mayor = t.state.mayor
    assert drawn(t, mayor).chairs[mayor] == Chair(mayor, True, ("mayor", "seal"), drawn(t, 0).chairs[mayor].colour, 2)
    t.round("2R", "2L").round("3R", "3L")
    seen = drawn(t, 1)
    assert seen.result[0].id == "result-series"
    assert [words.id for words in seen.result].count("note-game") == 2
    assert [sheet.id for sheet in seen.sheets] == ["series"]
    assert next(track.value for track in seen.tracks if track.id == "game") == 2


@pytest.mark.rule("LBG-Q-61")
def test_between_the_games_of_a_series_the_last_one_is_shown() -> None:
    t = table(4, games=2).night("2R", "3L").privilege().bets({2: (8, 0)}).discuss().lynch("2L").round("3R", "3L")
    told = [words.id for words in drawn(t, WATCHER).notes]
    assert told == ["note-game", "result-look", "result-bet"]
    t.deal(1, 2)
    assert [words.id for words in drawn(t, WATCHER).notes] == ["note-game"]


@pytest.mark.rule("LBG-Q-65")
def test_a_shared_series_names_all_who_share_it() -> None:
    t = table(4, games=2, series_tie="shared").round("2R", "2L").round("3R", "3L")
    t.deal(1, 0).round("2R", "2L").round("3R", "3L")
    shared = [words.args["seat"] for words in drawn(t, 2).result if words.id == "result-shared"]
    assert shared == [0, 1]
