"""What a lobby needs to know of the game."""

from covo.kernel.game import Meta

META = Meta(
    id="cells",
    title="Nine cells",
    version=1,
    seats=(2,),
    max_moves=1_000_000,
    reasons=("never",),
    rule_prefix="CELL",
)
