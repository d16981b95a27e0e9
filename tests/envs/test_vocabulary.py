"""Every legal move of every game has its numbers, and they stay what they are."""

from __future__ import annotations

from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from covo import games
from covo.envs import collect
from covo.envs.vocabulary import FILE, PARTS, Vocabulary, VocabularyError, parts, vocabulary
from covo.kernel import CHANCE, Move, SetupError, encode
from tests.envs.conftest import GAMES, TABLES

# The lines of players and of chance that have been given out, how many and their CRC-32: they never change again.
GIVEN = {
    "conclave": ((7, 1392549251), (7, 79569714)),
    "fuga": ((648, 1264330603), (8, 3368174468)),
    "lupin": ((622, 724802498), (47, 144997772)),
    "lupinx": ((707, 3268424868), (70, 559452432)),
    "lupusburg": ((93, 1100180101), (12, 4205239882)),
    "rogue": ((270, 824203543), (163, 2435320548)),
}


@pytest.mark.parametrize("game", GAMES)
def test_each_line_stands_once_and_is_as_moves_are_written(game: str) -> None:
    for words in vocabulary(game):
        lines = words.lines[1:]
        assert len(lines) > 1
        assert len(set(lines)) == len(lines)
        assert all(str(Move.parse(line if words.whole else f"x {line}")) in (line, f"x {line}") for line in lines)


@pytest.mark.parametrize("game", GIVEN)
def test_numbers_keep_their_meaning(game: str) -> None:
    for words, (count, check) in zip(vocabulary(game), GIVEN[game], strict=True):
        assert crc32(encode(words.lines[1 : count + 1])) == check


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_moves_have_numbers_and_come_back_from_them(game: str, seats: int) -> None:
    """Random games, with options at random: no move is outside, none shares its numbers with another."""
    rules, rng = games.load(game), Random(f"other than collected {seats}")
    players, chance = vocabulary(game)
    for _ in range(2):
        state = rules.new(seats, {option.name: rng.choice(option.choices) for option in rules.meta.options})
        while state.asks:
            ask = rng.choice(state.asks)
            words = chance if ask.seat == CHANCE else players
            spelled = [words.spell(move) for move in ask.moves]
            assert len(set(spelled)) == len(spelled)
            at = rng.randrange(len(spelled))
            assert words.read(spelled[at]) == ask.moves[at]
            assert 0 <= min(spelled[at]) <= max(spelled[at]) < len(words)
            state.advance(ask.seat, ask.pick(rng))


@pytest.mark.parametrize("game", [game for game in GAMES if games.load(game).maps])
def test_every_place_of_every_board_has_a_number(game: str) -> None:
    players = vocabulary(game).players
    for board in games.load(game).maps.values():
        for cell in board().cells:
            assert players.lines[players.place(Move("go", cell.id), 1)] == cell.id


def test_few_moves_have_a_number_each() -> None:
    players, chance = vocabulary("conclave")
    assert players.lines == ("", "abstain", "name 0", "name 1", "name 2", "name 3", "name 4", "name 5")
    assert players.spell(Move("name", 2)) == (4,)
    assert chance.spell(Move("deal", 2, 0)) == (7, 3, 1, 0)
    assert len(players) == 8


def test_many_are_spelled() -> None:
    words = Vocabulary("x", ["0", "10", "C7", "shoot", "agent4"])
    assert words.spell(Move("shoot", "agent4", "C7")) == (4, 5, 3, 0)
    assert words.spell(Move("shoot", 10)) == (4, 2, 0)
    assert words.read((4, 5, 3, 0)) == words.read((4, 5, 3)) == Move("shoot", "agent4", "C7")
    assert words.read((4, 2)).args == (10,)


def test_what_has_no_number_says_so() -> None:
    words = Vocabulary("x", ["go", "C7"])
    with pytest.raises(VocabularyError, match=r"vocabulary\.txt of x lacks 'D7'; python -m covo\.envs\.collect x adds"):
        words.spell(Move("go", "D7"))
    with pytest.raises(VocabularyError, match="has no number 3; it has 1 to 2"):
        words.read([1, 3])
    with pytest.raises(VocabularyError, match="has no number 0"):
        words.read([0, 1])


def test_a_game_without_a_vocabulary_says_how_to_make_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("covo.envs.vocabulary.files", lambda package: tmp_path)
    with pytest.raises(SetupError, match=r"conclave has no vocabulary\.txt; python -m covo\.envs\.collect conclave"):
        vocabulary.__wrapped__("conclave")


def collected(monkeypatch: pytest.MonkeyPatch, folder: Path, game: str, games: int) -> str:
    monkeypatch.setattr(collect, "files", lambda package: folder)
    monkeypatch.setattr("sys.argv", ["collect", game, "--games", str(games)])
    collect.main()
    return (folder / FILE).read_text("utf-8")


def test_collecting_gives_what_is_in_the_box(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    players, chance = parts(collected(monkeypatch, tmp_path, "conclave", 60))
    assert ["", *players] == list(vocabulary("conclave").players.lines)
    assert ["", *chance] == list(vocabulary("conclave").chance.lines)


def test_collecting_again_only_adds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(f"{PARTS[0]}\nname 5\n{PARTS[1]}\n3\n", "utf-8")
    players, chance = parts(collected(monkeypatch, tmp_path, "conclave", 60))
    assert players == ["name 5", "abstain", "name 0", "name 1", "name 2", "name 3", "name 4"]
    assert chance == ["3", "0", "1", "2", "4", "5", "deal"]


def test_a_table_half_of_which_was_met_is_taken_whole() -> None:
    game = games.load("fuga")
    cells = [cell.id for cell in game.maps["fuga-small"]().cells]
    met = {Move("go", cell) for cell in cells[: len(cells) // 2]} | {Move("roll", 4)}
    words = collect.complete(game, met)
    assert words >= {*cells, "0", "1", "2", "3", "4"}
    assert "5" not in words
    assert not {*cells[1:]} & collect.complete(game, {Move("go", cells[0])})
