"""Fuga sul mare: what one may know without loading the rules."""

from covo.kernel.game import Meta, Option

META = Meta(
    id="fuga",
    title="Fuga sul mare",
    version=1,
    seats=(2,),
    max_moves=12000,  # sixteen turns in which all counters move, try everything and are pushed about
    reasons=("home", "cleared"),
    rule_prefix="FSM",
    options=(
        # FSM-MAP-27, FSM-MAP-31: the standard map, or the small one for twenty minutes.
        Option("map", "fuga", ("fuga", "fuga-small")),
        Option("combined", False, (False, True)),  # FSM-OPT-01
        Option("wounds", False, (False, True)),  # FSM-OPT-02
        Option("persons", False, (False, True)),  # FSM-OPT-03
        Option("obfuscation", "own", ("own", "vehicle", "sum")),  # FSM-OPT-04
        Option("patrols", True, (True, False)),  # FSM-OPT-05
        Option("stop", False, (False, True)),  # FSM-OPT-06
        Option("unarmed", True, (True, False)),  # FSM-OPT-07
        Option("room", False, (False, True)),  # FSM-OPT-08
    ),
)
