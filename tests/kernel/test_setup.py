"""Setting up a table: seats, options, and the box that knows its games without their rules."""

import pytest

from covo import games
from covo.kernel import Meta, Option, SetupError

TOY = Meta(
    "toy", "Toy", 1, (2,), 10, ("over",), "TOY", (Option("speed", 1, (1, 2)), Option("night", False, (False, True)))
)


def test_options_are_completed_and_checked() -> None:
    assert TOY.complete({}) == {"speed": 1, "night": False}
    assert TOY.complete({"speed": "2", "night": "TRUE"}) == {"speed": 2, "night": True}
    with pytest.raises(SetupError, match=r"^option speed: expected 1 or 2, got '3'$"):
        TOY.complete({"speed": 3})
    with pytest.raises(SetupError, match=r"^Toy has no option 'size'; it has: speed, night$"):
        TOY.complete({"size": 3})
    with pytest.raises(SetupError, match=r"it has: none$"):
        Meta("toy", "Toy", 1, (2,), 10, (), "TOY").complete({"size": 3})


def test_the_number_of_players_is_checked() -> None:
    with pytest.raises(SetupError, match=r"^Toy is for 2 players, got 3$"):
        TOY.check_seats(3)
    with pytest.raises(SetupError, match=r"^LupusBURG is for 4 to 8 players, got 3$"):
        games.load("lupusburg").new(3)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(SetupError, match=r"^unknown game 'lupusberg'; did you mean lupusburg\?$"):
        games.meta("lupusberg")
    with pytest.raises(SetupError, match=r"^unknown game 'chess'; there are: .*lupusburg"):
        games.load("chess")
