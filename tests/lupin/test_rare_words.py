"""Questions and news that random games seldom come to can be said as well, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from covo.games.lupin.game import GAME
from covo.kernel import WATCHER
from covo.words import LANGUAGES, Phrases
from tests.lupin.heist import Heist, heist
from tests.lupin.test_words import check
from tests.messages import everything

TRAITOR: dict[str, Any] = {"hands": {"fujiko": "forgive"}, "traitor": True, "marked": 8, "tiles": "fujiko+ 2 3 4"}
RARE: dict[str, Callable[[], Heist]] = {
    "a fight won": lambda: (
        heist(**TRAITOR, fujiko="K5!", lupin="K4!", done=8).act("lupin").do("rob fujiko").roll(6, 6).roll(6)
    ),
    "a shot in the gang": lambda: (
        heist(**TRAITOR, fujiko="K4!", jigen="K1!", done=8).act("jigen").do("rob fujiko").roll(6, 6)
    ),
    "taken": lambda: (
        heist(**TRAITOR, fujiko="K4!", jigen="K1!", done=8).act("jigen").do("rob fujiko").roll(6, 6).do("take tile 1")
    ),
    "robbed all against all": lambda: (
        heist(variant="free-for-all", lupin="K4", jigen="K5!", tiles="jigen- jigen+ 3 4")
        .act("lupin")
        .do("rob jigen")
        .roll(6, 6)
        .roll(6)
    ),
    "an impostor attacked": lambda: (
        heist(lupin="K4", jigen="K3", agents="K1", hands={"lupin": "disguise"})
        .act("lupin")
        .do("card disguise 1")
        .act("jigen")
        .do("shoot 1")
    ),
    "put back": lambda: heist(jigen="K4", zenigata="K1", zwounds=3).act("jigen").do("shoot zenigata").roll(6, 6),
    "arrest by choice": lambda: (
        heist(phase="police", lupin="K4!", agents="K2 M4", wounds={"lupin": 3}).do("shoot 1 lupin").roll(6, 6)
    ),
    "confiscated": lambda: (
        heist(
            phase="police",
            lupin="K4!",
            agents="K1",
            wounds={"lupin": 3},
            tiles="lupin+ 2 3 4",
            hands={"goemon": "nobody"},
        )
        .do("shoot 1 lupin")
        .roll(6, 6)
        .do("put J4", "deal 1 2 3 4")
    ),
    "a balloon": lambda: (
        heist(lupin="K4!", agents="K1", devices={"lupin": "balloon"})
        .act("lupin")
        .do("balloon")
        .next_turn("GangPhase")
        .act("lupin")
    ),
    "dear Lupin": lambda: heist(phase="plan", turn=0, hands={"fujiko": "dear"}),
    "for her": lambda: heist(phase="plan", turn=0, hands={"fujiko": "dear"}).do("dear"),
    "shopping": lambda: heist(phase="shop", turn=0, variant="free-for-all").do("order jigen lupin fujiko goemon"),
    "a prisoner": lambda: heist(lupin="K4!", agents="K5", held={"lupin": 1}, wounds={"lupin": 4}).act("lupin"),
    "a car lost": lambda: heist(
        phase="police", agents={1: "car1"}, cars="G3", traps=((heist().place.node["G5"], 1),)
    ).do("drive car1 G7"),
    "charmed": lambda: (
        heist(phase="police", fujiko="K4!", agents="K1", table={"fujiko": "charm"}).do("shoot 1 fujiko").roll(1)
    ),
    "a cigarette": lambda: (
        heist(jigen="K4", agents="K1", hands={"jigen": "cigarette"}, devices={"jigen": "rifle"})
        .act("jigen")
        .do("rifle 1")
    ),
    "a wreck": lambda: (
        heist(
            phase="police",
            vehicles={"bike1": "G4!"},
            rides={"lupin": "bike1", "jigen": "bike1"},
            agents="G8",
            vhits=(0, 0, 1, 0, 0, 0),
        )
        .do("shoot 1 bike1")
        .roll(6, 6)
    ),
    "three on a square": lambda: heist(
        phase="police", lupin="H3", jigen="H3", goemon="H3", fujiko="F4", agents="H7"
    ).do("walk 1 H6"),
    "points": lambda: (
        heist(variant="free-for-all", lupin="A1", gone={"jigen": 1}, tiles="lupin+ 2 3 4").act("lupin").do("leave")
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RARE)
def test_it_can_be_said(name: str, language: str) -> None:
    h = RARE[name]()
    phrases = Phrases(language, "lupin", ("Ada", "Bruno", "Carla", "Dario", "Elisa"), WATCHER)
    for events in h.match.events:
        for event in events:
            check(event.kind, phrases.say(f"event-{event.kind}", event.data))
    for viewer in (WATCHER, *range(h.state.seats)):
        ask = h.state.ask(viewer)
        drawn = GAME.scene(h.view(viewer), ask)
        for words in everything(drawn):
            check(words.id, phrases.say(words.id, words.args))
        assert len(drawn.choices) >= (1 if ask else 0)
