"""What a lobby needs to know."""

from covo.kernel.game import Meta, Option

META = Meta(
    id="coin",
    title="Coin",
    version=1,
    seats=(2,),
    max_moves=3,
    reasons=("heads", "tails", "edge"),
    rule_prefix="CON",
    options=(Option("edge", False, (False, True)), Option("called", False, (False, True))),
)
