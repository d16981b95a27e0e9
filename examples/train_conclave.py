"""Trains a small agent on Conclave, the teaching game, and lets it play against players who vote at random.

It learns two linear guesses from what a voter saw: what he will win (row 0, an action nobody has), and for each vote
how much better than that it did. A point is shared out in every game, so at random one wins a third of it; the best
reply to players at random, as OpenSpiel computes it, wins 0.398.
"""

import sys

import numpy as np

from covo.envs.pettingzoo import env

SEATS, GAMES, TESTS, PACE = 3, int(sys.argv[1]) if len(sys.argv) > 1 else 2000, 3000, 0.05
table, rng = env("conclave", SEATS), np.random.default_rng(1)
worth = np.zeros((table.action_space("seat_0").n, table.observation_space("seat_0")["observation"].shape[0]))


def play(number: int, clever: str = "nobody") -> tuple[dict, dict]:
    """One game: what each saw and did, and what each won. All vote at random but one who is clever."""
    table.reset(seed=number)
    did, won = {agent: [] for agent in table.agents}, {}
    for agent in table.agent_iter():
        seen, won[agent], over, _, _ = table.last()
        value = worth @ seen["observation"] if agent == clever else rng.random(len(worth))
        action = None if over else np.argmax(np.where(seen["action_mask"], value, -np.inf))
        did[agent] += [] if over else [(seen["observation"], action)]
        table.step(action)
    return did, won


for number in range(GAMES):
    did, won = play(number)
    for agent, saw, action in ((agent, *step) for agent, steps in did.items() for step in steps):
        surprise = won[agent] - worth[0] @ saw
        worth[0] += PACE * surprise * saw / (saw @ saw)
        worth[action] += PACE * (surprise - worth[action] @ saw) * saw / (saw @ saw)
shares = [play(GAMES + number, chair)[1][chair] for number in range(TESTS) for chair in [f"seat_{number % SEATS}"]]
print(f"random {1 / SEATS:.3f}, trained {np.mean(shares):.3f} ± {1.96 * np.std(shares) / TESTS**0.5:.3f}")
