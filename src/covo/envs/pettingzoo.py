"""Every game in the box as a PettingZoo AEC environment: `env("conclave", seats=5)`.

An action is the number of a move, or of a word of it (`covo.envs.vocabulary`). Chance follows from the seed.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from covo.envs import features
from covo.envs.spelled import Spelled
from covo.envs.vocabulary import vocabulary
from covo.games import meta
from covo.kernel import CovoError, Seat, Value, encode


def env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Value) -> Any:
    """The environment, which also says what is called out of order."""
    return OrderEnforcingWrapper(raw_env(game, seats, render_mode, **options))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name for it
    """One agent for each seat, `seat_0` and so on. An observation is a dict of `observation`, the seat's view as
    numbers, and `action_mask`, what it may say now. Rewards come at the end.
    """

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Value) -> None:
        super().__init__()
        about = meta(game)
        self.game, self.seats, self.render_mode = game, about.seats[0] if seats is None else seats, render_mode
        if render_mode not in (None, "ansi"):
            raise CovoError(f"render mode {render_mode!r}: there is 'ansi'")
        about.check_seats(self.seats)
        self.options = about.complete(options)
        self.metadata = {"name": f"covo_{game}_v{about.version}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        words = vocabulary(game).players
        looks = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (features.size(words),), np.float32),
                "action_mask": spaces.Box(0, 1, (len(words),), np.int8),
            }
        )
        # One each, for each is seeded by itself.
        self.observation_spaces = {agent: spaces.Dict(looks.spaces) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(words)) for agent in self.possible_agents}
        self._luck = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed its chance goes on from the last one's; options of PettingZoo are not used."""
        if seed is not None:
            self._luck = Random(int(seed))
        self.table = Spelled(self.game, self.seats, self.options, self._luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def step(self, action: int | None) -> None:
        """Say a move or a word of it; CovoError, and nothing changed, if it may not come now."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise CovoError(f"{self.agent_selection} is still in the game: its action is a number, not None")
        self.table.take(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        """Whose turn it is; at the end what each has won."""
        if self.table.seat is not None:
            self.agent_selection = self.possible_agents[self.table.seat]
            return
        self.agent_selection = self.agents[0]
        self.rewards = dict(zip(self.agents, self.table.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat(agent)
        mask: Any = np.zeros(len(self.table.vocabularies.players), np.int8)
        if seat == self.table.seat:
            mask[self.table.legal()] = 1
        return {"observation": features.tensor(self.table, seat).copy(), "action_mask": mask}

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """What the seat whose turn it is knows and may do, a line for each thing."""
        if self.render_mode is None:
            return None
        view = self.table.view(self._seat(self.agent_selection))
        lines = [f"{name}: {encode(getattr(view, name)).decode()}" for name in view.__struct_fields__]
        ask = self.table.ask()
        return "\n".join([*lines, *(f"  {move}" for move in (ask.texts if ask else ()))])

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return f"covo_{self.game}"
