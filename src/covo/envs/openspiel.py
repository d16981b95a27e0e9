"""Every game in the box as an OpenSpiel game: after `import covo.envs.openspiel`, `pyspiel.load_game("covo_conclave")`.

Parameters are `players` and the game's own options: `covo_lupin(players=4,mission=bank)`. An action is the number of a
move, or of a word of it (`covo.envs.vocabulary`), and so are the outcomes of chance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from covo import games
from covo.envs import features
from covo.envs.recall import Recall
from covo.envs.spelled import Spelled
from covo.envs.vocabulary import Vocabulary
from covo.kernel import CHANCE, WATCHER, CovoError, Meta, Seat

WORDS: Final = 12  # more than a move has in any game, taken over a whole game
# The games in which one point is always won, by one or shared out
ONE_POINT: Final = {"conclave", "fuga", "lupin", "lupinx", "lupusburg"}


class CovoGame(pyspiel.Game):  # type: ignore[misc]
    about: ClassVar[Meta]
    kind: ClassVar[Any]  # pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        about = self.about
        given = {**self.kind.parameter_specification, **(params or {})}
        options = {option.name: given[option.name] for option in about.options}
        self.start = Spelled(about.id, given["players"], options)
        longest = about.max_moves * WORDS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.start.vocabularies.players),
            max_chance_outcomes=len(self.start.vocabularies.chance),
            num_players=given["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if about.id in ONE_POINT else None,
            max_game_length=longest,
        )
        self._longest = longest
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> CovoState:
        return CovoState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Of what one player knows, or of what everyone does; there is nobody who knows all or only what is secret."""
        if params:
            raise CovoError(f"observers take no parameters, got {params}")
        who = pyspiel.PrivateInfoType
        private = who.SINGLE_PLAYER if iig_obs_type is None else iig_obs_type.private_info
        if private == who.ALL_PLAYERS or not (iig_obs_type is None or iig_obs_type.public_info):
            return None
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.start.vocabularies.players, private == who.NONE, recall)


class CovoState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel clones it by copying its two attributes, and saves it by pickling them."""

    def __init__(self, game: CovoGame) -> None:
        super().__init__(game)
        self.table = game.start.copy()
        self.recall = Recall()

    def current_player(self) -> int:
        seat = self.table.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else pyspiel.PlayerId.CHANCE if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.table.seat is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.table.fork is not None
        return self.table.fork.odds()

    def _apply_action(self, action: int) -> None:
        if self.table.seat != CHANCE:
            self.recall.add(self.table, action)
        self.table.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        vocabularies = self.table.vocabularies
        lines = (vocabularies.chance if player == pyspiel.PlayerId.CHANCE else vocabularies.players).lines
        return lines[action] or "."

    def returns(self) -> list[float]:
        return list(self.table.returns())

    def rewards(self) -> list[float]:
        return self.returns()  # nothing before the end

    def __str__(self) -> str:
        said = self.table.fork.spelled if self.table.fork is not None else ()
        return " ".join([self.table.dump().decode(), *map(str, said)])

    def resample_from_infostate(self, player: Seat, luck: Callable[[], float]) -> CovoState:
        """A world `player` cannot tell from this one, as `imagine` deals it; its history is not this one's."""
        rng = Random(luck())
        new: CovoState = self.clone()
        new.table.imagine(player, rng)
        new.recall = self.recall.only(player)
        return new


class Observer:
    """What a player may know, as text and as numbers: the view, and in the text of an information state by what way he
    came to it. A watcher's is what is known to all.
    """

    def __init__(self, words: Vocabulary, watcher: bool, recall: bool) -> None:
        self.watcher, self.recall = watcher, recall and not watcher
        self.tensor: Any = np.zeros(features.size(words), np.float32)
        facts, numbers, said = np.split(self.tensor, [features.FACTS, features.FACTS + features.NUMBERS])
        self.dict = {"facts": facts, "numbers": numbers, "said": said}

    def set_from(self, state: CovoState, player: Seat) -> None:
        self.tensor[:] = features.tensor(state.table, WATCHER if self.watcher else player)

    def string_from(self, state: CovoState, player: Seat) -> str:
        text = features.text(state.table, WATCHER if self.watcher else player)
        return text + state.recall.text(player) if self.recall else text


def _kind(about: Meta) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"covo_{about.id}",
        long_name=about.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if about.id in ONE_POINT else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(about.seats),
        min_num_players=min(about.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": about.seats[0],
            **{option.name: option.default for option in about.options},
        },
    )


def _register(about: Meta) -> None:
    """A class for each game, under a name in this module, so that it can be pickled. (A function would not do:
    OpenSpiel keeps what it is given beyond the end of the interpreter, which only a class survives.)
    """
    name = f"Covo_{about.id}"
    kind = _kind(about)
    globals()[name] = type(name, (CovoGame,), {"about": about, "kind": kind, "__module__": __name__})
    pyspiel.register_game(kind, globals()[name])


for _game in games.packages():
    _register(games.meta(_game))
