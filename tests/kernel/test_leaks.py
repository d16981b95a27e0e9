"""The laws catch what they are there for: leaks put into a copy of a real game, one at a time."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import covo.games.lupusburg as original
from covo.kernel.laws import Failure, check


class Edit(NamedTuple):
    """`old` stands exactly once in the file; a copy of the game has `new` in its place."""

    file: str
    old: str
    new: str


# Some leaks need a game that cheats: it keeps the true state it was last asked to show, for its other parts.
CHEAT = Edit(
    "game.py",
    "    view=view,\n",
    "    view=lambda state, viewer: (LAST.__setitem__(0, state), view(state, viewer))[1],\n",
)
LAST = Edit("game.py", "def begin(", "LAST: list = [None]\n\n\ndef begin(")
# A sampler that cheats finds the truth by the view it is given: it keeps each with the state it shows.
TRUTH = Edit(
    "game.py",
    "def begin(",
    "TRUTH: dict = {}\n\n\n"
    "def remembering(state, viewer):\n"
    "    shown = view(state, viewer)\n"
    "    TRUTH[id(shown)] = shown, state.copy()\n"
    "    return shown\n\n\n"
    "def truth(view, rng):\n"
    "    return TRUTH[id(view)][1].copy()\n\n\n"
    "def half_truth(view, rng):\n"
    "    worlds = [imagine(view, rng) for _ in range(60)]\n"
    "    return next((world for world in worlds if world.wolf == truth(view, rng).wolf), worlds[0])\n\n\n"
    "def begin(",
)
REMEMBER = Edit("game.py", "    view=view,\n", "    view=remembering,\n")

LEAKS: dict[str, tuple[list[Edit], str, str]] = {
    "a secret in the view": (
        [Edit("view.py", "coins_in_bag=len(state.bag),", "coins_in_bag=len(state.bag) + (state.wolf == 0),")],
        "worlds",
        "the view",
    ),
    "a secret in an event": (
        [
            Edit(
                "steps.py",
                "        return bites(seat, state.alive) if seat == state.wolf else SLEEPERS[seat]\n",
                "        return bites(seat, state.alive) if seat == state.wolf else SLEEPERS[seat]\n\n"
                "    def answer(self, state, seat, move):\n"
                "        if seat == state.wolf:\n"
                "            state.tell('claw-turns', EVERYONE)\n"
                "        return super().answer(state, seat, move)\n",
            )
        ],
        "twins",
        "heard",
    ),
    "an event for too many": (
        [
            Edit(
                "steps.py",
                'state.tell("drew", (self.seat,), coins=things)',
                'state.tell("drew", EVERYONE, coins=things)',
            )
        ],
        "twins",
        "heard",
    ),
    "an event of chance for too many": (
        [Edit("steps.py", 'state.tell("dealt", (player,),', 'state.tell("dealt", EVERYONE,')],
        "twins",
        "heard",
    ),
    "a secret in a list of legal moves": (
        [
            Edit(
                "steps.py",
                "        return ballots(seat, state.alive)\n",
                "        return ballots(seat, state.alive & ~(3 << 2 * state.wolf))\n",
            )
        ],
        "twins",
        "the legal moves",
    ),
    "a draw that knows better than the list": (
        [
            Edit(
                "steps.py",
                '    return Ask(seat, tuple(VOTE[slot] for slot in living(alive)), "LBG-VOT-02")\n',
                "    class Lots(Parts):\n"
                "        open = lambda self, move: move[1] != '1L'\n"
                "        whole = lambda self: self()[0]\n"
                '    return Ask(seat, Lots(lambda: [tuple(VOTE[slot] for slot in living(alive))]), "LBG-VOT-02")\n',
            ),
            Edit("steps.py", "from covo.kernel import (\n", "from covo.kernel import (\n    Parts,\n"),
        ],
        "asks",
        "has other lots",
    ),
    "a rush that goes its own way": (
        [
            Edit(
                "steps.py",
                '    return Ask(seat, tuple(VOTE[slot] for slot in living(alive)), "LBG-VOT-02")\n',
                "    class Lots(Parts):\n"
                "        def rush(self, state, random):\n"
                "            state.advance(seat, self()[0][int(random() * 2)])\n"
                "            return 1\n"
                '    return Ask(seat, Lots(lambda: [tuple(VOTE[slot] for slot in living(alive))]), "LBG-VOT-02")\n',
            ),
            Edit("steps.py", "from covo.kernel import (\n", "from covo.kernel import (\n    Parts,\n"),
        ],
        "asks",
        "in a rush come to another position",
    ),
    "a secret in a refusal": (
        [
            LAST,
            CHEAT,
            Edit(
                "game.py",
                "    refuse=refuse,\n",
                "    refuse=lambda view, ask, move: Refusal('LBG-NGT-01', f'wolf-{LAST[0].wolf}'),\n",
            ),
            Edit("game.py", "from covo.kernel import ", "from covo.kernel import Refusal, "),
        ],
        "twins",
        "the refusal",
    ),
    "a secret in the scene": (
        [
            LAST,
            CHEAT,
            Edit(
                "game.py",
                "    scene=scene,\n",
                "    scene=lambda view, ask: Scene(f'wolf{LAST[0].wolf}', Words(''), Words('')),\n",
            ),
            Edit("game.py", "from covo.kernel import ", "from covo.kernel import Scene, Words, "),
        ],
        "twins",
        "the scene",
    ),
    "a secret in a message's size": (
        [
            LAST,
            CHEAT,
            Edit(
                "game.py",
                "    scene=scene,\n",
                "    scene=lambda view, ask: Scene(' ' * LAST[0].thief, Words(''), Words('')),\n",
            ),
            Edit("game.py", "from covo.kernel import ", "from covo.kernel import Scene, Words, "),
        ],
        "twins",
        "the size of the message",
    ),
    "a secret in the right to talk": (
        [Edit("game.py", "(everyone_talks(state.seats),)", "(everyone_talks(max(1, state.wolf)),)")],
        "twins",
        "the right to talk",
    ),
    "an imagine that deals the truth back": (
        [TRUTH, REMEMBER, Edit("game.py", "    imagine=imagine,\n", "    imagine=truth,\n")],
        "twins",
        "never differ from the truth in chests",
    ),
    "an imagine that knows one secret": (
        [TRUTH, REMEMBER, Edit("game.py", "    imagine=imagine,\n", "    imagine=half_truth,\n")],
        "twins",
        "never differ from the truth in werewolf",
    ),
    "a frame that remembers an object": (
        [
            Edit(
                "steps.py",
                '    rule: ClassVar = "LBG-THF-01"\n',
                '    rule: ClassVar = "LBG-THF-01"\n    memory: list[int] = []\n',
            )
        ],
        "copies",
        "ThiefCall.memory remembers list",
    ),
}


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in [name for name in sys.modules if name.split(".")[0] == "leaky"]:
        del sys.modules[name]


def failures_of_copy(folder: Path, edits: list[Edit]) -> list[Failure]:
    """What the laws say of a copy of LupusBURG with these edits."""
    shutil.copytree(Path(str(original.__file__)).parent, folder / "leaky", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / "leaky").glob("*.py"):
        path.write_text(path.read_text("utf-8").replace("covo.games.lupusburg", "leaky"), "utf-8")
    for file, old, new in edits:
        path = folder / "leaky" / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{file} has {old!r} {text.count(old)} times"
        path.write_text(text.replace(old, new), "utf-8")
    return check(import_module("leaky.game").GAME, seats=4, games=12).failures


def test_a_faithful_copy_keeps_the_laws(copies: Path) -> None:
    assert failures_of_copy(copies, []) == []


@pytest.mark.parametrize("leak", LEAKS)
def test_the_laws_catch(leak: str, copies: Path) -> None:
    edits, law, detail = LEAKS[leak]
    found = failures_of_copy(copies, edits)
    assert [failure for failure in found if failure.law == law and detail in failure.detail], found
