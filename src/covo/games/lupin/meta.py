"""Lupin the 3rd: what one may know without loading the rules."""

from covo.kernel.game import Meta, Option

META = Meta(
    id="lupin",
    title="Lupin the 3rd",
    version=1,
    seats=(2, 3, 4, 5),
    max_moves=6000,  # thirteen turns of some twenty pieces, each with a few questions and rolls
    # The gang away with the treasure, Fujiko alone, the other three without her; all arrested, out of time, all gone
    # with empty hands; all against all: the treasure out and points counted, or the treasure still there.
    reasons=("escape", "betrayal", "loyal", "arrests", "time", "emptyhanded", "points", "foiled"),
    rule_prefix="LUP",
    options=(
        Option("mission", "ruby", ("ruby", "bank")),  # LUP-GEN-03
        Option("level", "novice", ("novice", "expert")),  # LUP-LVL-01, LUP-LVL-09
        # LUP-VAR-01, LUP-Q-128: all against all needs two members of the gang in two hands, three players
        Option("variant", "together", ("together", "free-for-all")),
        Option("helicopter", "return", ("return", "anywhere")),  # LUP-Q-61
        Option("clock", "on", ("on", "off")),  # LUP-Q-10
    ),
)
