"""Lupin the 3rd, Expansion 1: what one may know without loading the rules."""

from covo.kernel.game import Meta, Option

META = Meta(
    id="lupinx",
    title="Lupin the 3rd, Expansion 1",
    version=1,
    seats=(2, 3, 4, 5),
    max_moves=9000,  # eighteen rounds of some twenty pieces
    # As in the base game; "alliance": Zenigata and Fujiko, who changed sides, have won together.
    reasons=("escape", "betrayal", "loyal", "arrests", "time", "emptyhanded", "alliance"),
    rule_prefix="LUX",
    builds_on="lupin",
    base_prefix="LUP",
    options=(
        Option("mission", "cagliostro", ("cagliostro", "stonehenge", "ruby", "bank")),  # LUX-GEN-02
        Option("level", "novice", ("novice", "expert")),  # LUX-LVL-01, LUX-LVL-10
        # LUX-BAS-01: what of the expansion is used in the base missions, ruby and bank
        Option("devices", "on", ("on", "off")),
        Option("cards", "on", ("on", "off")),
        Option("specials", "on", ("on", "off")),
        Option("clock", "on", ("on", "off")),  # LUX-Q-99
    ),
)
