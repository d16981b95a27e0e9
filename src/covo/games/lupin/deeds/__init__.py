"""What a member may do in its activation: for each verb which moves are legal, and what they do. An entry per deed."""

from typing import Final

from covo.games.lupin.box import BALLOON, GLIDER, GRENADE, KIT, KNIFE, RADIO, RIFLE_TILE, SHOVEL
from covo.games.lupin.deeds.bound import release, release_options, show_face, unmask_options
from covo.games.lupin.deeds.common import ABOARD, CLOSE, DECOY, FOOT, HERS, MARK, UNMOVED, Deed
from covo.games.lupin.deeds.gadgets import (
    balloon,
    balloon_options,
    dig,
    dig_options,
    disclose,
    disclose_options,
    glide,
    glide_options,
    heal,
    heal_options,
    radio,
    radio_options,
)
from covo.games.lupin.deeds.treasure import (
    give,
    give_options,
    leave,
    leave_options,
    search,
    search_options,
    spend,
    spend_options,
)
from covo.games.lupin.deeds.vehicles import board_options, drive, drive_options, get_in, get_off, off_options
from covo.games.lupin.deeds.walking import ask_options, ask_to_pass, walk, walk_options
from covo.games.lupin.deeds.weapons import (
    fight,
    fight_options,
    grenade,
    grenade_options,
    knife,
    knife_options,
    rifle,
    rifle_options,
    rob,
    rob_options,
    shoot,
    shoot_options,
)

DEEDS: Final[dict[str, Deed]] = {
    "disclose": Deed(disclose_options, disclose, "LUP-DEV-32", DECOY),
    "walk": Deed(walk_options, walk, "LUP-MOV-02", FOOT | UNMOVED),
    "ask": Deed(ask_options, ask_to_pass, "LUP-Q-27", FOOT | UNMOVED),
    "shoot": Deed(shoot_options, shoot, "LUP-ATK-01", MARK),
    "fight": Deed(fight_options, fight, "LUP-MEL-01", FOOT | CLOSE),
    "rob": Deed(rob_options, rob, "LUP-BET-02", FOOT),
    "rifle": Deed(rifle_options, rifle, "LUP-DEV-36", tool=RIFLE_TILE),
    "knife": Deed(knife_options, knife, "LUP-DEV-21", MARK, KNIFE),
    "grenade": Deed(grenade_options, grenade, "LUP-DEV-14", tool=GRENADE),
    "heal": Deed(heal_options, heal, "LUP-DEV-19", tool=KIT),
    "dig": Deed(dig_options, dig, "LUP-DEV-25", tool=SHOVEL),
    "radio": Deed(radio_options, radio, "LUP-DEV-12", tool=RADIO),
    "balloon": Deed(balloon_options, balloon, "LUP-DEV-31", FOOT, BALLOON),
    "glide": Deed(glide_options, glide, "LUP-DEV-05", FOOT | UNMOVED, GLIDER),
    "board": Deed(board_options, get_in, "LUP-VEH-01", FOOT),
    "off": Deed(off_options, get_off, "LUP-VEH-20", ABOARD),
    "drive": Deed(drive_options, drive, "LUP-VEH-02", ABOARD | UNMOVED),
    "give": Deed(give_options, give, "LUP-EQP-24"),
    "spend": Deed(spend_options, spend, "LUP-EQP-19", HERS),
    "search": Deed(search_options, search, "LUP-TRE-01"),
    "leave": Deed(leave_options, leave, "LUP-Q-119"),
}
PRISONER: Final = {
    "release": Deed(release_options, release, "LUP-REL-05"),
    "spend": DEEDS["spend"],  # LUP-EQP-20: at any moment; she may give it up at once
}
IMPOSTOR: Final = {"unmask": Deed(unmask_options, show_face, "LUP-CLU-07")}
