"""LupusBURG: what one may know without loading the rules."""

from covo.kernel.game import Meta, Option

META = Meta(
    id="lupusburg",
    title="LupusBURG",
    version=1,
    seats=(4, 5, 6, 7, 8),
    max_moves=4000,  # a series of eight games of seven rounds, some 60 moves each
    reasons=("parity", "lynched", "series"),
    rule_prefix="LBG",
    options=(
        # LBG-SET-01, LBG-Q-02: the host's seat is 0; a series hands the role on by itself.
        Option("mayor", "host", ("host", "random")),
        # LBG-SER-01: how many games are played in a row; the advice is as many as there are players.
        Option("games", 1, (1, 2, 3, 4, 5, 6, 7, 8)),
        # LBG-Q-65: who wins a series that ends level.
        Option("series_tie", "nearest", ("nearest", "shared")),
    ),
)
