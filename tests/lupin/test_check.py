"""What a loaded position must be like, and what there is to hide in one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from covo.games.lupin.box import ALFA, CARD, FUJIKO, GADGETS, JIGEN
from covo.games.lupin.check import conserved, secrets
from covo.games.lupin.game import GAME
from covo.games.lupin.state import Tile
from covo.kernel import LoadError, dump, load
from tests.lupin.heist import heist

RUBY_PLACES, BANK_PLACES = 481, 499  # squares, roofs, insides and the bus
BY_MEMBER = (
    *("crew", "wounds", "held", "gone", "kills", "shown", "discards", "table", "fresh", "masks", "spots", "at"),
    *("ride", "devices", "hands", "agent_of", "glides", "notes", "points_lost", "money"),
)
BY_VEHICLE = ("vhits", "vspots", "vat", "owners")


def saved(mission: str = "ruby") -> dict[str, Any]:
    raw: dict[str, Any] = json.loads(dump(GAME, heist(mission, agents="G16 Q20").state))
    return raw


def refused(raw: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(LoadError) as caught:
        load(GAME, json.dumps(raw))
    return caught.value.field, caught.value.problem


@pytest.mark.parametrize("field", [*BY_MEMBER, *BY_VEHICLE])
def test_there_is_one_for_each_member_or_vehicle(field: str) -> None:
    wanted = "expected one for each " + ("member" if field in BY_MEMBER else "vehicle")
    for change in (lambda values: values[:-1], lambda values: [*values, values[-1]]):
        raw = saved()
        raw["state"][field] = change(raw["state"][field])
        assert refused(raw) == (f"state.{field}", wanted)


@pytest.mark.parametrize(
    ("field", "value", "where", "wanted"),
    [
        ("agents", [-1] * 9, "agents", "ten agents"),
        ("agents", [-1] * 11, "agents", "ten agents"),
        ("cars", [-1], "cars", "two police cars"),
        ("car_hits", [0, 0, 0], "cars", "two police cars"),
        ("fuel", [0], "cars", "two police cars"),
        ("tiles", [{"place": 4, "real": None, "known": 0}] * 3, "tiles", "a tile for each place"),
        ("tiles", [{"place": 4, "real": None, "known": 0}] * 5, "tiles", "a tile for each place"),
        ("tiles", [{"place": n, "real": n < 2, "known": 0} for n in range(4)], "tiles", "one treasure"),
        ("turn", -1, "turn", "0 to 13"),
        ("turn", 14, "turn", "0 to 13"),
        ("limit", -1, "limit", "up to 13"),
        ("limit", 14, "limit", "up to 13"),
        ("zenigata", RUBY_PLACES, "zenigata", "a place of the board"),
        ("guards", 1, "guards", "posts on the roofs"),
        ("bus", -2, "bus", "a stop"),
        ("bus", 1, "bus", "a stop"),
    ],
)
def test_what_no_game_could_have(field: str, value: object, where: str, wanted: str) -> None:
    raw = saved()
    raw["state"][field] = value
    assert refused(raw) == (f"state.{where}", f"expected {wanted}")


@pytest.mark.parametrize(
    ("field", "number", "value", "wanted"),
    [
        ("crew", 0, 2, "seats"),
        ("at", 0, RUBY_PLACES, "places of the board"),
        ("vat", 5, RUBY_PLACES, "places of the board"),
        ("agents", 9, RUBY_PLACES, "places of the board"),
        ("ride", 0, 6, "vehicles"),
        ("ride", 3, -2, "vehicles"),
        ("held", 0, 10, "agents"),
        ("held", 3, -2, "agents"),
        ("agent_of", 0, 10, "agents"),
        ("agent_of", 3, -2, "agents"),
        ("hands", JIGEN, [CARD["hat"], CARD["hat"]], "cards of the deck"),  # there is one
        ("discards", JIGEN, [CARD["dear"]], "cards of the deck"),  # Fujiko's
        ("devices", 0, [len(GADGETS)], "devices"),
        ("devices", 3, [-1], "devices"),
    ],
)
def test_numbers_that_name_nothing(field: str, number: int, value: object, wanted: str) -> None:
    raw = json.loads(dump(GAME, heist(seats=2, agents="G16").state))
    raw["state"][field][number] = value
    assert refused(raw) == (f"state.{'hands' if field == 'discards' else field}", f"expected {wanted}")


def test_the_same_card_in_two_piles_is_one_too_many() -> None:
    for one, other in (("hands", "discards"), ("hands", "table"), ("discards", "table")):
        raw = saved()
        raw["state"][one][JIGEN], raw["state"][other][JIGEN] = [CARD["hat"]], [CARD["hat"]]
        assert refused(raw) == ("state.hands", "expected cards of the deck")


@pytest.mark.parametrize(
    ("mission", "field", "value"),
    [
        ("ruby", "turn", 13),
        ("ruby", "limit", 0),
        ("ruby", "bus", -1),
        ("bank", "bus", 6),
        ("ruby", "held", [0, -1, -1, 9]),
        ("ruby", "agent_of", [-1, 9, -1, -1]),
        ("ruby", "ride", [-1, -1, -1, 5]),
        ("ruby", "devices", [[0], [], [], [8]]),
        ("ruby", "hands", [[], [CARD["whisky"], CARD["whisky"]], [], []]),
        ("ruby", "crew", [1, 2, 3, 4]),
        ("ruby", "zenigata", 449),
        ("ruby", "vat", [449, 0, -1, -1, -1, -1]),
        ("ruby", "tiles", [{"place": n, "real": n == 3, "known": 0} for n in range(4)]),
    ],
)
def test_what_a_game_may_have(mission: str, field: str, value: object) -> None:
    raw = saved(mission)
    raw["state"][field] = value
    state = load(GAME, json.dumps(raw))
    assert json.loads(dump(GAME, state)) == raw
    state.turn = 14 if field != "turn" else 15
    with pytest.raises(LoadError, match=r"state\.turn"):  # it had been looked at
        GAME.check(state)


def test_the_bus_has_seven_stops() -> None:
    raw = saved("bank")
    raw["state"]["bus"] = 7
    assert refused(raw) == ("state.bus", "expected a stop")
    raw = saved("bank")
    raw["state"]["at"][2] = BANK_PLACES
    assert refused(raw) == ("state.at", "expected places of the board")


# ── What is kept ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_conserved_shows_when_something_is_lost_or_comes_twice() -> None:
    whole = conserved(heist(devices={"lupin": "rifle", "jigen": "rifle"}, hands={"jigen": "hat"}).state)
    assert whole == {"decks": (True,) * 4, "tiles": 4, "agents": 10, "stock": True, "one treasure": True}

    def broken(**fields: Any) -> set[str]:
        state = heist(devices={"lupin": "rifle"}, hands={"jigen": "hat"}).state
        for name, value in fields.items():
            setattr(state, name, value)
        now = conserved(state)
        return {name for name in whole if now[name] != whole[name]}

    rifle = GADGETS.index("rifle")
    assert broken() == broken(used=(rifle,)) == broken(extra=(rifle,)) == set()
    assert broken(used=(rifle,), extra=(rifle,)) == {"stock"}  # two lie in the box
    assert broken(devices=((rifle,), (rifle,), (rifle,), ())) == {"stock"}
    assert broken(discards=((), (CARD["hat"],), (), ())) == broken(table=((), (CARD["hat"],), (), ())) == {"decks"}
    assert broken(tiles=(Tile(4),) * 3) == {"tiles"}
    assert broken(agents=(-1,) * 9) == {"agents"}
    assert broken(tiles=(Tile(0, True), Tile(1, True), Tile(6), Tile(7))) == {"one treasure"}
    assert broken(tiles=(Tile(0, True), Tile(1, False), Tile(6), Tile(7))) == set()
    state = heist(hands={"goemon": "pray"}).state
    state.discards = ((), (), (CARD["pray"],), ())
    assert conserved(state)["decks"] == (True, True, False, True)


# ── What is hidden ───────────────────────────────────────────────────────────────────────────────────────────────


def test_nothing_is_hidden_where_all_is_seen() -> None:
    everyone = {"lupin": "A4!", "jigen": "B5!", "goemon": "C6!", "fujiko": "F4!"}
    assert secrets(heist(agents="Q20", **everyone).state) == {}


@pytest.mark.rule("LUP-INF-01", "LUP-INF-02", "LUP-INF-03", "LUP-INF-05", "LUP-INF-06", "LUP-INF-07", "LUP-INF-08")
@pytest.mark.parametrize(
    ("layout", "hidden"),
    [
        ({"lupin": "A1"}, {"squares": (0,)}),  # the square numbered 0 too
        ({"fujiko": "B1"}, {"squares": (25,)}),
        ({"lupin": "A1", "gone": {"lupin": 3}}, {}),
        ({"hands": {"jigen": "whisky hat"}}, {"hands": ((), (CARD["hat"], CARD["whisky"]), (), ())}),
        ({"devices": {"goemon": "knife"}}, {"devices": ((), (), (5,), ())}),
        ({"vehicles": {"heli": "A1"}}, {"vehicles": (0, -1, -1, -1, -1, -1)}),
        ({"vehicles": {"alfa": "B3"}}, {"vehicles": (-1, 27, -1, -1, -1, -1)}),
        ({"vehicles": {"alfa": "B3!"}}, {}),
        ({"vehicles": {"alfa": "B3!", "fiat": "C3"}}, {"vehicles": (-1, 27, -1, -1, 52, -1)}),
        ({"traps": ((60, 0),)}, {"traps": ((60, 0),)}),
        ({"tiles": "lupin- 2 3 4"}, {"tiles": (False, None, None, None)}),
        ({"tiles": "1 lupin+ 3 4"}, {"tiles": (None, True, None, None)}),
        ({"agent_of": (0, -1, -1, -1), "agents": "Q20"}, {"disguises": (0, -1, -1, -1)}),
        ({"agent_of": (-1, 9, -1, -1)}, {"disguises": (-1, 9, -1, -1)}),
        ({"extra": (3,)}, {"what Fujiko took": (3,)}),
        ({"balloon": 1}, {"balloons": 1}),
    ],
)
def test_each_secret_is_listed_while_there_is_one(layout: dict[str, Any], hidden: dict[str, object]) -> None:
    everyone = {"lupin": "A4!", "jigen": "B5!", "goemon": "C6!", "fujiko": "F4!"}
    assert secrets(heist(**{"agents": "Q20", **everyone, **layout}).state) == hidden


def test_who_is_seen_in_a_seen_vehicle_is_no_secret() -> None:
    layout: dict[str, Any] = {"lupin": "A4!", "goemon": "C6!", "fujiko": "F4!", "agents": "Q20"}
    seen = heist(vehicles={"alfa": "B3!"}, rides={"jigen": "alfa"}, **layout).state
    unseen = heist(vehicles={"alfa": "B3"}, rides={"jigen": "alfa"}, **layout).state
    assert (seen.ride[JIGEN], unseen.ride[JIGEN], unseen.owners[FUJIKO - 1]) == (ALFA, ALFA, FUJIKO)
    assert (set(secrets(seen)), set(secrets(unseen))) == (set(), {"squares", "vehicles"})
