"""Rogue Trooper: what one may know without loading the rules."""

from covo.kernel.game import Meta, Option

META = Meta(
    id="rogue",
    title="Rogue Trooper",
    version=1,
    seats=(1, 2, 3, 4, 5, 6),
    max_moves=60_000,  # a hundred rounds of six turns, each of them well below a hundred moves
    reasons=("traitor", "dead", "rounds", "deck"),
    rule_prefix="RGT",
    options=(
        # RGT-Q-22: who begins; the host's seat is 0.
        Option("owner", "host", ("host", "random")),
        # RGT-Q-131: after so many rounds the Traitor has got away.
        Option("rounds", 100, (20, 40, 60, 100)),
        # RGT-Q-133: how the hunt for the Traitor is played.
        Option("hunt", "printed", ("printed", "spent", "tired")),
        # RGT-Q-48: what becomes of a Hazard or Fortification that was evaded.
        Option("evaded_fixed", "discarded", ("discarded", "stay")),
        # RGT-Q-75: how often a Companion fires.
        Option("companions", "turn", ("turn", "combat")),
    ),
)
