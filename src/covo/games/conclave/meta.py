"""What a lobby needs to know of the game; it loads without the rules, so it imports none of them."""

from covo.kernel.game import Meta

META = Meta(
    id="conclave",
    title="Conclave",
    version=1,
    seats=(3, 4, 5, 6),  # CNC-01
    max_moves=13,  # the deal and two ballots of six
    reasons=("survived", "revenge", "expelled"),  # CNC-08, CNC-09, CNC-10
    rule_prefix="CNC",
)
