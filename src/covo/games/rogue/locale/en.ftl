### Rogue Trooper in English. Cards go by their ids.

game-blurb = Six survivors of a massacre on a poisoned planet look for the general who betrayed them. Walk, fight, slip away, finish missions, piece his face together, and be the one who takes his last Life. One to six players.

## Options

option-owner = Who begins
option-owner-host = the host
option-owner-random = drawn by lot
option-rounds = The Traitor gets away after
option-rounds-20 = 20 rounds
option-rounds-40 = 40 rounds
option-rounds-60 = 60 rounds
option-rounds-100 = 100 rounds
option-hunt = The hunt for the Traitor
option-hunt-printed = as printed
option-hunt-spent = a card that moves him is spent for good
option-hunt-tired = he loses a Life every five rounds of it, never the last
option-evaded_fixed = An evaded Hazard or Fortification
option-evaded_fixed-discarded = is discarded
option-evaded_fixed-stay = stays on the board
option-companions = Companions fire
option-companions-turn = once a turn
option-companions-combat = once in each combat

## Cards and parts of sentences

card = { $card ->
    [E01] Nort Patrol
    [E02] Nort Assault Squad
    [E03] Nort Heavy Weapons Team
    [E04] Kashan Legionnaires
    [E05] Nort Sniper
    [E06] Nort Officer
    [E07] Nort Combat Engineers
    [E08] Nort Light Tank
    [E09] Nort Siege Tank
    [E10] Nort Scout Car
    [E11] Nort War Droid
    [E12] Nort Gunship
    [E13] Hellstreak
    [E14] Nort Drop Troops
    [E15] Nort Spy Drone
    [E16] Nort Bunker
    [E17] Nort Gun Tower
    [E18] Nort Strongpoint
    [E19] Nort Minefield
    [E20] Nort Patrol Boat
    [E21] Nort Submersible
    [E22] Scum Marines
    [E23] Souther Patrol
    [E24] Millifuzz
    [E25] Souther Supply Convoy
    [E26] Souther Hover Tank
    [E27] Souther Sky Patrol
    [E28] Souther Coast Guard
    [E29] Souther Checkpoint
    [E30] Acid Bog
    [E31] Razor Creeper
    [E32] Old Minefield
    [E33] Body Looters
    [E34] Deserter Band
    [E35] Mutant Pack
    [E36] Sea Mutant
    [E37] Fume Bats
    [E38] Berserk Droid
    [C01] K for Ken
    [C02] Sister Sledge
    [C03] Azure
    [C04] Venus Bluegenes
    [C05] Lost Private
    [C06] Field Medic
    [C07] Nort Defector
    [C08] War Orphan
    [C09] Colonist Guide
    [C10] Sapper
    [C11] Robo-Hound
    [C12] Runaway Geneticist
    [I01] Dead GI
    [I02] Supply Dump
    [I03] Wrecked Drop Pod
    [I04] Lazooka
    [I05] Sea Survival Kit
    [I06] Nort Code Book
    [I07] Micro-nuke
    [I08] Stealth Cape
    [I09] Med-pack
    [S01] GP Mag
    [S02] 2 GP Mags
    [S03] 3 GP Mags
    [S04] Plasma Grenade
    [S05] 2 Plasma Grenades
    [S06] Sealburster
    [S07] 2 Sealbursters
    [S08] Micro-mines, 1 set
    [S09] Sammy
    [S10] Lazooka
    [S11] Micro-nuke
    [S12] Sea Survival Kit
    [S13] Smoke Discharger
    [S14] Med-pack
    [S15] Las-pistol
    [S16] Combat Knife
    [S17] Flame Unit
    [S18] Decoy Beacon
    [S19] Forged Papers
    [M01] The Colonist’s Tale
    [M02] Word from the Marsh
    [M03] Inside the Wire
    [M04] The General’s Valet
    [M05] Pole Station Log
    [M06] Loose Lips
    [M07] Return to the Massacre
    [M08] Radio in the Rubble
    [M09] Nobody Home
    [M10] The Harbour Master
    [M11] Fortress Gossip
    [M12] Kashan Paymaster
    [M13] Hermit on the Peak
    [M14] Salvage Rights
    [M15] Ticket Clerk
    [M16] A Bar at the End
    [M17] Foundry Saboteur
    [M18] The Stone Garden
    [M19] Deathbed Confession
    [M20] Signals Archive
    [M21] Drop Orders
    [M22] Erased Files
    [M23] Field Sample
    [M24] Pedigree Test
    [M25] Control Subject
    [M26] Specimen Delivery
    [M27] Blue Wedding
    [M28] White Wedding
    [R01] Flight to the Magnopole
    [R02] Nort Protection
    [R03] Safe House
    [R04] Back to the Bridge
    [R05] Traitor at the Magnopole
    [R06] Traitor at Nort Command
    [R07] Hired Guns
    [R08] Body Double
    [R09] Alarm Bells
    [R10] Atmocraft
    [R11] Shuttle Journey
    [R12] Hover Sled
    [R13] Forced March
    [R14] Tunnel Network
    [R15] Security Clearance
    [R16] Mantrap
    [R17] Dust Storm
    [R18] Lost Bearings
    [R19] Fatigue
    [R20] Reinforcements
    [R21] Nort Offensive
    [R22] Ambush
    [R23] Jammed Rifle
    [R24] Turncoat
    [R25] Covering Fire
    [R26] Chem Cloud
    [R27] Quiet Sector
    [R28] Biochip Brainwave
    [R29] Escape
    [R30] Sister Sledge
    [R31] Contact Killed
    [R32] False Contact
    [R33] Contact Moved On
    [R34] Interrogation
    [R35] Double Agent
    [R36] System Crash
    [R37] Millifuzz Raid
    [R38] Blown Cover
    [R39] Talkative Contact
    [K1] Quarter 1, top left
    [K2] Quarter 2, top right
    [K3] Quarter 3, bottom right
    [K4] Quarter 4, bottom left
   *[none] a card
}
text = { $card ->
    [E04] You cannot surrender to them.
    [E05] Double damage. No Plasma Grenades or Micro-mines.
    [E06] Calls 2 reinforcements. Beaten: draw 1 Supply card.
    [E07] Calls 1 reinforcement.
    [E09] Double damage.
    [E10] Calls 1 reinforcement.
    [E11] You cannot surrender to it.
    [E13] Double damage. You cannot surrender to it.
    [E14] Calls 1 reinforcement.
    [E15] Calls 1 reinforcement. You cannot surrender to it.
    [E17] It cannot be evaded.
    [E18] Double damage.
    [E19] You cannot surrender to it.
    [E21] Double damage.
    [E24] Surrender leads to the Brig.
    [E25] Beaten: draw 3 Supply cards.
    [E30] Only Plasma Grenades, the Flame Unit or a Micro-nuke hurt it.
    [E32] Double damage.
    [E33] If they win you also lose a Special Item of your choice.
    [C01] The only Companion you may evade. Evade −2. Goes nowhere.
    [C02] Goes to Nu-Memphis. 1 Life at the end of a turn in which you fought nothing.
    [C03] Goes to Magnopole. A bride.
    [C04] Goes to Officers’ Quarters. A bride.
    [C05] Goes to Nu-Salem.
    [C06] Goes to Fort Defiance: there all Lives come back.
    [C07] Goes to Shuttle Base: there 2 Supply cards.
    [C08] Goes to Nu-Arcady: there 4 Supply cards.
    [C09] Goes to Ghost Town. Evade +2 in swamp, jungle and mountain.
    [C10] Goes to Sandbag Ridge. 3 more dice against Fortifications and Hazards.
    [C11] Goes nowhere. Evade +1.
    [C12] Goes to Gene Labs: there a Clue.
    [I01] A Biochip for an empty slot; otherwise 2 Supply cards.
    [I02] Roll a die and draw that many Supply cards.
    [I03] Draw 2 Supply cards.
    [I04] Main weapon: 4 dice, 8 against Armour, Fortifications and Airborne. One shot.
    [I05] You may enter Scum Sea and stop there. Kept.
    [I06] Evade +3 for one roll against a Nort card.
    [I07] Main weapon: 12 dice. One shot.
    [I08] Evade +1. Kept.
    [I09] 2 Lives back, at any moment of your turn.
    [S09] Rifle ammunition: 6 dice against Airborne. One shot.
    [S13] Evade +2 for one roll.
    [S15] Secondary weapon: 1 die. Kept.
    [S16] Secondary weapon: 2 dice against Personnel. Kept.
    [S17] Secondary weapon: 4 dice against Personnel or Hazards. One shot.
    [S18] Discards an enemy that comes up, but no Fortification or Hazard.
    [S19] Discards a Souther enemy that comes up.
    [M01] Meet the informer in Nu-Arcady.
    [M02] Meet the informer in Swamp Base.
    [M03] Meet the informer in Glasshouse.
    [M04] Meet the informer in Nort Command Post.
    [M05] Meet the informer in Magnopole.
    [M06] Meet the informer in Furlow.
    [M07] Meet the informer in Quartz Zone.
    [M08] Meet the informer in Shatter City.
    [M09] Meet the informer in Ghost Town.
    [M10] Meet the informer in Port Carrion.
    [M11] Meet the informer in Fort Defiance.
    [M12] Meet the informer in Kashan Barracks.
    [M13] Meet the informer on Widow Peak.
    [M14] Meet the informer on Wreckers’ Strand.
    [M15] Meet the informer in Shuttle Base.
    [M16] Meet the informer in Last Chance.
    [M17] Meet the informer in Ostwerk.
    [M18] Meet the informer in Stone Forest.
    [M19] Meet the informer in Sick Bay.
    [M20] Go to the Battle Computer, with Helm.
    [M21] Go to the Battle Computer, with Helm.
    [M22] Go to the Battle Computer, with Helm.
    [M23] Genie: attack another GI.
    [M24] Genie: attack the GI with most Lives.
    [M25] Genie: win a kidnap against another GI.
    [M26] Genie: end a move in Gene Labs with a Companion, who stays there.
    [M27] Wedding Bells: have Azure as your Companion.
    [M28] Wedding Bells: have Venus Bluegenes as your Companion.
    [R01] At once: the Traitor goes to Magnopole.
    [R02] At once: the Traitor goes to Nort Command Post.
    [R03] At once: the Traitor goes to Nu-Salem.
    [R04] At once: the Traitor goes to Bridge.
    [R05] While he is at Magnopole: 4 more dice for the Traitor, one round.
    [R06] While he is at Nort Command Post: 4 more dice for the Traitor, one round.
    [R07] While he is in a City: 2 more dice for the Traitor, one round.
    [R08] On Nu-Earth: a Life the Traitor would lose in this round is not lost.
    [R09] On Milli-com: no round with the Traitor, and the GI goes to the Brig.
    [R10] On yourself, on Nu-Earth: fly up to 7 sectors.
    [R11] On yourself, in a Souther City: go to Shuttle Bay.
    [R12] On yourself, on Nu-Earth: up to 4 sectors over land.
    [R13] On yourself: up to 2 sectors.
    [R14] On yourself: up to 5 sectors of the side where you start.
    [R15] On yourself, on Milli-com: you may enter the Security Zone this turn.
    [R16] No move, no Rogue card in the Encounter phase, no End phase.
    [R17] On Nu-Earth: no move.
    [R18] On Nu-Earth: a die gives the direction of the move.
    [R19] The next turn is lost.
    [R20] 2 more Encounter cards.
    [R21] 3 more cards, of which only Norts are met, in any sector.
    [R22] No evading in this phase.
    [R23] No GP Mags, Sealbursters or Sammy in this phase.
    [R24] A Companion changes over to whoever plays this.
    [R25] On yourself: 4 more dice in the first salvo of this phase.
    [R26] On yourself: evade +2 in this phase.
    [R27] On yourself: 2 cards fewer are drawn.
    [R28] On yourself: 2 more dice in every first salvo of this phase.
    [R29] On yourself, a prisoner: escape at once as with a 6.
    [R30] On a GI with Sister Sledge: she goes, with 1 Life, the Plasma Grenades and the Micro-mines.
    [R31] Contact in a Front Line or Neutral sector: the Mission fails.
    [R32] Contact in a City: the Mission fails.
    [R33] Contact on Nu-Earth outside a City: not completed now.
    [R34] Any Mission: completed in the next turn, which is lost.
    [R35] Contact in a Nort or Front Line sector: not completed, and the GI goes to Glasshouse.
    [R36] Battle Computer Mission: not completed now.
    [R37] Mission on Milli-com: not completed, and the GI goes to the Brig.
    [R38] Contact in a Souther sector: completed, but no Clue.
    [R39] On yourself, Contact: 2 Clues instead of 1.
   *[none] {""}
}
weapon = { $weapon ->
    [gp] GP Mags
    [plasma] Plasma Grenades
    [seal] Sealbursters
    [mine] Micro-mines
    [I04] Lazooka
    [I07] Micro-nuke
    [S09] Sammy
    [S15] Las-pistol
    [S16] Combat Knife
    [S17] Flame Unit
   *[none] nothing
}
beside = { $beside ->
    [S15] {" "}and Las-pistol
    [S16] {" "}and Combat Knife
    [S17] {" "}and Flame Unit
   *[none] {""}
}
salvo = { $n ->
    [0] no main weapon{ beside }
   *[other] { $n } × { weapon }{ beside }
}
card-hidden = a face-down card
sector-name = { $name }
figure = { ME($seat) ->
    [yes] your GI
   *[no] { NAME($seat) }’s GI
}
slot-gunnar = Gunnar: rifle dice count 2 more
slot-helm = Helm: doubled against Armour; opens the Security Zone
slot-bagman = Bagman: a second salvo

## Icons

icon-gi = a Genetic Infantryman
icon-biochip = the Biochip of a dead GI
icon-traitor = the Traitor
icon-face = the Traitor’s whole face
icon-card = a card
icon-enemy = an enemy
icon-companion = a Companion
icon-item = a Special Item
icon-standard = standard issue
icon-contact = a Contact Mission
icon-computer = a Battle Computer Mission
icon-genie = a Genie Mission
icon-wedding = a Wedding Bells Mission
icon-rogue = a Rogue card
icon-clue = a Clue
icon-gunnar = Gunnar
icon-helm = Helm
icon-bagman = Bagman
icon-turn = whose turn it is
icon-prisoner = a prisoner
icon-dead = dead
icon-lost = loses a turn
icon-full = has the whole face
glyph-gi = ♟
glyph-biochip = ▣
glyph-traitor = ☠
glyph-card = ▯
glyph-enemy = ✹
glyph-companion = ☺
glyph-item = ✚
glyph-turn = ▶
glyph-prisoner = ▦
glyph-dead = ✝
glyph-face = ◉
glyph-lost = ⧗

## The table

board-nu-earth = Nu-Earth
board-milli-com = Milli-com
deck-encounter = Encounter
deck-supply = Supply
deck-mission = Missions
deck-rogue = Rogue
deck-clue = Clues
deck-traitor = Traitor
deck-end = End cards
zone-pile = The pile
zone-sheet = { ME($seat) ->
    [yes] your sheet
   *[no] { NAME($seat) }’s sheet
}
zone-hand = { ME($seat) ->
    [yes] your hand
   *[no] { NAME($seat) }’s hand
}
track-lives = Lives
track-gp = GP Mags
track-plasma = Plasma Grenades
track-seal = Sealbursters
track-mine = Micro-mines
track-traitor = The Traitor’s Lives
track-round = Round
track-time = Rogue cards left
layer-duty = where { NAME($seat) } must fetch a Biochip
layer-mission = your Mission
layer-reach = where { NAME($seat) } may go in one move, with the Encounter number
layer-refuges = where cards may send him
dice-pool = { $what ->
    [salvo] Salvo
    [support] Support
    [enemy] Enemy
    [traitor] Traitor
    [hands] Bare hands
    [evade-roll] Evade
    [escape-roll] Escape
    [supply-roll] Supply
   *[other] Roll
}: { $sum } = { $total }
odds-win = wins
odds-lose = loses
odds-evade = slips away
odds-escape = gets out
step-rogue = Rogue
step-movement = Movement
step-encounter = Encounter
step-end = End
title-setup = Set-up
title-end = The end
title-turn = Round { $round }: { ME($seat) ->
    [yes] your turn
   *[no] { NAME($seat) }’s turn
}
wait-chance = The dice roll, the cards are dealt.
wait-seat = { NAME($seat) } is thinking.
prompt-over = The game is over.

## Notes

note-mission = Your Mission: { card }. { text }
note-other-mission = { NAME($seat) } holds the Mission { card }.
note-team = { NAME($seat) } carries your Biochip: you see what { NAME($seat) } sees.
note-traitor = The Traitor is at { $sector } with { $lives } Lives.
note-totals = Firepower so far: { $mine } against { $theirs }.
note-offer = The offer: { NAME($seat) } gives { NAME($other) } { $n } × { goods }.
note-trace-one = { NAME($seat) } has the card { card }.
note-trace-two = { NAME($seat) } or { NAME($other) } has the card { card }.
note-trace-many = One of the others has the card { card }.
note-rescue = { NAME($seat) } must fetch { NAME($dead) }’s Biochip at { $sector }.

## Results

result-traitor = { ME($seat) ->
    [yes] You take the Traitor’s last Life: you win!
   *[no] { NAME($seat) } takes the Traitor’s last Life and wins.
}
result-second = { ME($seat) ->
    [yes] You get a new body and second place.
   *[no] { NAME($seat) } gets a new body and second place.
}
result-dead = All GIs are dead. The Traitor gets away, nobody wins.
result-rounds = Time is up. The Traitor gets away, nobody wins.
result-deck = No Rogue card is left: the Traitor has got away, you lose.

## Questions

prompt-place-chips = Which slots get your Biochips?
prompt-keep-mission = Do you keep the Mission { card }?
prompt-rogue-window = Rogue cards, { $phase ->
    [movement] Movement
    [encounter] Encounter
   *[other] End
} phase of { ME($seat) ->
    [yes] your own turn
   *[no] { NAME($seat) }’s turn
}: play one, or pass?
prompt-escape = You are a prisoner. Do you try to escape?
prompt-leave-glasshouse = A 5: do you escape with 2 Supply cards?
prompt-lifepods = Do you take a Lifepod down to Nu-Earth?
prompt-move-on = Where do you go?
prompt-shuttle = The shuttle is ready.
prompt-deliver = Which Companion do you hand in?
prompt-offer-chip = Do you take { NAME($dead) }’s Biochip?
prompt-seat-chips = Which slot takes the Biochip?
prompt-fill-slots = Which empty slot takes a Biochip of the dead GI?
prompt-offer-companion = Do you take { card } along?
prompt-team-missions = Do you keep all Missions of the team?
prompt-too-many-items = Six Special Items at most: which one goes?
prompt-meet-or-save = Another GI and the Traitor are here: which of them?
prompt-steal-companion = Which Companion comes over to you?
prompt-lay-pile = In which order do you lay the cards?
prompt-meet-enemy = { card } bars your way.
prompt-meet-reporter = { card } wants to come along.
prompt-new-chip = Which slot takes the Biochip?
prompt-lose-items = Which Special Item do you lose?
prompt-second-salvo = Both have rolled. A second salvo?
prompt-choose-option = You meet another GI. What do you do?
prompt-evade-attack = { NAME($other) } attacks you. Do you try to slip away?
prompt-volley = Declare your salvo.
prompt-answer-volley = Declare your salvo.
prompt-take-companion = Which Companion do you take?
prompt-swap-companions = Do you hand over a Companion in return?
prompt-swap-missions = { NAME($other) } swaps Missions with you: which do you give?
prompt-propose-clues = { NAME($other) } proposes to swap a Clue. Do you agree?
prompt-swap-clues = Which Clue do you give?
prompt-trade = Make your offer.
prompt-trade-offer = { NAME($other) } offers a trade. Do you agree?
prompt-confront = The Traitor stands before you.
prompt-offer-supply = Do you draw Supply cards here?
prompt-search = Do you search the Clue deck?
prompt-take-clue = Which Clue do you take?
prompt-tidy-rogue = Discard Rogue cards you do not want.
prompt-clue-limit = Four Clues at most: which one goes?
prompt-keep-card = Do you keep { card }?
prompt-solo-movement-card = Do you play a Movement card?
prompt-solo-encounter-card = Do you play an Encounter card?
prompt-try-mission = You are at the destination. Do you try to complete the Mission?

## Moves

goods = { $weapon ->
    [gp] GP Mags
    [plasma] Plasma Grenades
    [seal] Sealbursters
    [mine] Micro-mines
   *[other] { $weapon }
}
move-pass = Pass
move-yes = Yes
move-no = No
move-play-card = Play { card }
move-drop-card = Discard { card }
move-use-card = Use { card }
move-evade-card = Try to slip away with { card }
move-give-card = Give { card }
move-take-card = Take { card }
move-go = Go to { $sector } ({ $number })
move-stay = Stay
move-pod = Drop, wherever the token says
move-pod-to = Drop to zone { $zone }, { $sector }
move-shuttle = Take the shuttle to { $sector }
move-evade = Try to slip away
move-surrender = Surrender
move-meet = Meet the GI
move-save = Wait for the Traitor
move-take = Take him along
move-fire = Fire { salvo }
move-hold = Hold your fire
move-lay = Lay { $cards }
move-attack = Attack { NAME($other) }
move-kidnap = Kidnap a Companion of { NAME($other) }
move-hand = Hand { card } to { NAME($other) }
move-missions = Swap { card } for a Mission of { NAME($other) }
move-clues = Propose { NAME($other) } to swap a Clue
move-trade = Trade with { NAME($other) }
move-talk = Talk to { NAME($other) }
move-stand = Stand and fight
move-trade-give = Give { $n } × { goods }
move-trade-want = Ask for { $n } × { goods }
move-offer = Make this offer
move-confront = Fight the Traitor with bare hands
move-done = Done
move-chips = { $gunnar ->
    [true] Gunnar{" "}
   *[false] {""}
}{ $helm ->
    [true] Helm{" "}
   *[false] {""}
}{ $bagman ->
    [true] Bagman
   *[false] {""}
}
move-slot = { $gunnar ->
    [true] Gunnar{" "}
   *[false] {""}
}{ $helm ->
    [true] Helm{" "}
   *[false] {""}
}{ $bagman ->
    [true] Bagman
   *[false] {""}
}

## What happens

event-reshuffled = A deck is used up: its discard pile is shuffled.
event-owner = { ME($seat) ->
    [yes] You begin.
   *[no] { NAME($seat) } begins.
}
event-chips = { ME($seat) ->
    [yes] You get { $n ->
    [one] one Biochip
   *[other] { $n } Biochips
}.
   *[no] { NAME($seat) } gets { $n ->
    [one] one Biochip
   *[other] { $n } Biochips
}.
}
event-chips-placed = { ME($seat) ->
    [yes] You fill
   *[no] { NAME($seat) } fills
}: { $gunnar ->
    [true] Gunnar{" "}
   *[false] {""}
}{ $helm ->
    [true] Helm{" "}
   *[false] {""}
}{ $bagman ->
    [true] Bagman
   *[false] {""}
}
event-chip = { ME($seat) ->
    [yes] A Biochip goes into your slot.
   *[no] { NAME($seat) } puts a Biochip into a slot.
}{ $slot ->
    [0] {" "}(Gunnar)
    [1] {" "}(Helm)
   *[2] {" "}(Bagman)
}
event-supply-roll = { ME($seat) ->
    [yes] You roll { $total } for Supply.
   *[no] { NAME($seat) } rolls { $total } for Supply.
}
event-supply = { ME($seat) ->
    [yes] You draw { card }.
   *[no] { NAME($seat) } draws { card }.
}
event-drops = { ME($seat) ->
    [yes] You discard { card }.
   *[no] { NAME($seat) } discards { card }.
}
event-heals = { ME($seat) ->
    [yes] You are back to { $lives } Lives.
   *[no] { NAME($seat) } is back to { $lives } Lives.
}
event-gets-clue = { ME($seat) ->
    [yes] You get a Clue.
   *[no] { NAME($seat) } gets a Clue.
}
event-clue = The Clue is quarter { $quarter }.{ ME($seat) ->
    [yes] {""}
   *[no] {" "}({ NAME($seat) })
}
event-unmasks = { ME($seat) ->
    [yes] You have all four quarters: the Traitor is unmasked!
   *[no] { NAME($seat) } has all four quarters: the Traitor is unmasked!
}
event-traitor-appears = The Traitor is on { $sector }.
event-completes = { ME($seat) ->
    [yes] You complete the Mission { card }.
   *[no] { NAME($seat) } completes the Mission { card }.
}
event-impossible = { ME($seat) ->
    [yes] The Mission { card } is impossible for you and is replaced.
   *[no] { NAME($seat) } cannot complete the Mission { card }; it is replaced.
}
event-gets-mission = { ME($seat) ->
    [yes] You draw a Mission.
   *[no] { NAME($seat) } draws a Mission.
}
event-mission = The Mission is { card }.{ ME($seat) ->
    [yes] {""}
   *[no] {" "}({ NAME($seat) })
}
event-refuses = { ME($seat) ->
    [yes] You give up the Mission { card }.
   *[no] { NAME($seat) } gives up the Mission { card }.
}
event-bride-placed = { card } waits at { $sector }.
event-imprisoned = { ME($seat) ->
    [yes] You are a prisoner in { $sector }.
   *[no] { NAME($seat) } is a prisoner in { $sector }.
}
event-plays = { ME($seat) ->
    [yes] You play { card }.
   *[no] { NAME($seat) } plays { card }.
}
event-takes-effect = { card } takes effect.
event-traitor-moves = The Traitor goes to { $sector }.
event-loses-turn = { ME($seat) ->
    [yes] You will lose a turn.
   *[no] { NAME($seat) } will lose a turn.
}
event-escape-roll = { ME($seat) ->
    [yes] You roll a { $total } for your escape.
   *[no] { NAME($seat) } rolls a { $total } to escape.
}
event-escapes = { ME($seat) ->
    [yes] You escape from { $sector }.
   *[no] { NAME($seat) } escapes from { $sector }.
}
event-moves = { ME($seat) ->
    [yes] You are in { $sector }.
   *[no] { NAME($seat) } is in { $sector }.
}
event-stays = { ME($seat) ->
    [yes] You stay.
   *[no] { NAME($seat) } stays.
}
event-companion-leaves = { ME($seat) ->
    [yes] { card } leaves you.
   *[no] { NAME($seat) } is left by { card }.
}
event-companion-dies = { ME($seat) ->
    [yes] { card } dies in your place.
   *[no] { NAME($seat) } keeps a Life: { card } dies instead.
}
event-companion-goes = { card } goes from { NAME($seat) } to { NAME($other) }.
event-joins = { ME($seat) ->
    [yes] { card } joins you.
   *[no] { NAME($seat) } is joined by { card }.
}
event-finds = { ME($seat) ->
    [yes] You find { card }.
   *[no] { NAME($seat) } finds { card }.
}
event-meets = { ME($seat) ->
    [yes] You meet { card }.
   *[no] { NAME($seat) } meets { card }.
}
event-meets-gi = { ME($seat) ->
    [yes] You meet the GI.
   *[no] { NAME($seat) } meets the GI.
}
event-saves = { ME($seat) ->
    [yes] You wait for the Traitor.
   *[no] { NAME($seat) } waits for the Traitor.
}
event-draws-encounters = { $n ->
    [one] One Encounter card is drawn.
   *[other] { $n } Encounter cards are drawn.
}{ $seat ->
    [-1] {""}
   *[other] {" "}({ NAME($seat) })
}
event-reinforcements = { $n ->
    [one] A reinforcement is called.
   *[other] { $n } reinforcements are called.
}{ $seat ->
    [-1] {""}
   *[other] {" "}({ NAME($seat) })
}
event-encounter-drawn = You draw { card }, unseen by the others.
event-cannot-be-here = { card } cannot be at { $sector } and is discarded.
event-slips-away = { card } is lost with the card that was evaded.
event-shaken-off = { ME($seat) ->
    [yes] You shake off { card }.
   *[no] { NAME($seat) } shakes off { card }.
}
event-evades = { ME($seat) ->
    [yes] You slip away from { card } with { $score }.
   *[no] { NAME($seat) } slips away from { card } with { $score }.
}
event-fails-to-evade = { ME($seat) ->
    [yes] You do not slip away from { card }: only { $score }.
   *[no] { NAME($seat) } does not slip away from { card }: only { $score }.
}
event-evades-gi = { ME($seat) ->
    [yes] You slip away with { $score }.
   *[no] { NAME($seat) } slips away with { $score }.
}
event-fails-to-evade-gi = { ME($seat) ->
    [yes] You do not slip away: only { $score }.
   *[no] { NAME($seat) } does not slip away: only { $score }.
}
event-surrenders = { ME($seat) ->
    [yes] You surrender to { card }.
   *[no] { NAME($seat) } surrenders to { card }.
}
event-fires = { ME($seat) ->
    [yes] You fire { salvo }.
   *[no] { NAME($seat) } fires { salvo }.
}
event-wins = { ME($seat) ->
    [yes] You beat { card }, { $mine } to { $theirs }.
   *[no] { NAME($seat) } beats { card }, { $mine } to { $theirs }.
}
event-loses = { ME($seat) ->
    [yes] { card } beats you, { $theirs } to { $mine }.
   *[no] { NAME($seat) } is beaten by { card }, { $theirs } to { $mine }.
}
event-loses-life = { ME($seat) ->
    [yes] You lose a Life; { $lives } are left.
   *[no] { NAME($seat) } loses a Life; { $lives } are left.
}
event-dies = { ME($seat) ->
    [yes] Your GI dies at { $sector }.
   *[no] { NAME($seat) } loses the GI, who dies at { $sector }.
}
event-all-dead = No GI is left alive.
event-must-rescue = { NAME($seat) } must fetch { NAME($dead) }’s Biochip at { $sector }.
event-takes-chip = { NAME($seat) } takes { NAME($dead) }’s Biochip: they are a team.
event-time-lost = { $n } Rogue cards are turned over and lost.
event-option-attack = { NAME($seat) } attacks { NAME($other) }.
event-option-kidnap = { NAME($seat) } tries to take a Companion of { NAME($other) }.
event-option-hand = { NAME($seat) } hands a Companion to { NAME($other) }.
event-option-missions = { NAME($seat) } wants to swap Missions with { NAME($other) }.
event-option-clues = { NAME($seat) } proposes { NAME($other) } to swap a Clue.
event-option-trade = { NAME($seat) } wants to trade with { NAME($other) }.
event-option-talk = { NAME($seat) } talks to { NAME($other) }.
event-gis-fought = { NAME($seat) } { $mine }, { NAME($other) } { $theirs }.
event-kidnap-fought = { NAME($seat) } { $mine }, { NAME($other) } { $theirs }.
event-missions-stay = { NAME($seat) } and { NAME($other) }: the Missions cannot be swapped.
event-missions-swapped = { NAME($seat) } and { NAME($other) } have swapped Missions ({ $given } for { $got }).
event-clues-agreed = { NAME($other) } agrees to swap a Clue with { NAME($seat) }.
event-clues-declined = { NAME($other) } declines to swap a Clue with { NAME($seat) }.
event-clues-stay = { NAME($seat) } and { NAME($other) }: there is no Clue to swap.
event-clues-swapped = { NAME($seat) } and { NAME($other) } have swapped Clues ({ $given } for { $got }).
event-trade-done = { NAME($other) } agrees to the trade with { NAME($seat) }.
event-trade-declined = { NAME($other) } declines the trade with { NAME($seat) }.
event-declares = { ME($seat) ->
    [yes] You declare the Mission { card }.
   *[no] { NAME($seat) } declares the Mission { card }.
}
event-mission-fails = { ME($seat) ->
    [yes] Your Mission { card } fails.
   *[no] { NAME($seat) } fails in the Mission { card }.
}
event-mission-blocked = { ME($seat) ->
    [yes] Your Mission { card } is not completed now.
   *[no] { NAME($seat) } does not complete the Mission { card } now.
}
event-mission-delayed = { ME($seat) ->
    [yes] Your Mission { card } will be completed in your next turn, which is lost.
   *[no] { NAME($seat) } will complete the Mission { card } in a lost turn.
}
event-confronts = { ME($seat) ->
    [yes] You fight the Traitor.
   *[no] { NAME($seat) } fights the Traitor.
}
event-traitor-fought = { NAME($seat) } { $mine }, the Traitor { $theirs }.
event-body-double = It was only a body double: the Traitor loses no Life.
event-traitor-loses-life = The Traitor loses a Life; { $lives } are left.
event-traitor-dies = { ME($seat) ->
    [yes] You have killed the Traitor.
   *[no] { NAME($seat) } has killed the Traitor.
}
event-searches = { ME($seat) ->
    [yes] You search the Clue deck.
   *[no] { NAME($seat) } searches the Clue deck.
}
event-rogue-drawn = You draw the Rogue card { card }.{ ME($seat) ->
    [yes] {""}
   *[no] {" "}({ NAME($seat) })
}
event-turn = Round { $round }. { ME($seat) ->
    [yes] Your turn.
   *[no] { NAME($seat) } has the turn.
}
event-skips = { ME($seat) ->
    [yes] You skip this turn.
   *[no] { NAME($seat) } skips this turn.
}
event-rounds-over = The last round is over.
event-time-is-up = No Rogue card is left.
event-turns-up = { card } is turned up.

## Why not

refusal-game-over = The game is over.
refusal-no-such-move = There is no move “{ $verb }”.
refusal-no-such-choice = “{ $move }” is not among the choices.
refusal-you-are-dead = Your GI is dead: who carries your Biochip decides.
refusal-nothing-to-pass = There is nothing to pass on now.
refusal-no-window = Rogue cards are played at the start of a phase, when you are asked.
refusal-nothing-asked = Nobody asks you that now.
refusal-nothing-to-drop = There is nothing to discard now.
refusal-not-moving = You move only in your own Movement phase.
refusal-no-use-now = This item cannot be used now.
refusal-no-shuttle = The shuttle leaves only from Shuttle Base and Shuttle Bay, at the end of a move, once a turn.
refusal-chips-stay = A Biochip once placed stays in its slot.
refusal-nothing-to-evade = There is nothing to evade now.
refusal-nobody-to-surrender-to = There is nobody to surrender to.
refusal-no-choice-of-foe = That choice is made on entering a sector with a GI and the Traitor.
refusal-nothing-to-take = There is nothing to take now.
refusal-no-fight = There is no fight now.
refusal-no-second-salvo = A second salvo is fired after both have rolled, with Bagman.
refusal-only-left-lays = Only the player on the left lays the pile.
refusal-no-gi-met = You have not just entered a sector with another GI.
refusal-not-attacked = Nobody attacks you.
refusal-nothing-to-give = There is nothing to give or to ask for now.
refusal-no-traitor-here = The Traitor is not in your sector.
refusal-played-already = You have played your card in this window.
refusal-not-your-turn-in-window = It goes clockwise from the left of the turn player: wait for your place.
refusal-turn-lost = You skip this turn: you can only play Rogue cards on others.
refusal-not-your-turn = It is not your turn.
refusal-not-in-hand = You do not hold { card }.
refusal-wrong-phase = { card } is played in the { $phase } phase.
refusal-only-on-yourself = { card } can be played only by the turn player on himself.
refusal-not-on-milli-com = { card } cannot be played on a GI on Milli-com.
refusal-not-between-gis = { card } cannot be played on a GI who meets another GI.
refusal-number-zero = { card } cannot be played in a sector with number zero.
refusal-only-traitor-cards = Before the Traitor only cards that name him may be played, not { card }.
refusal-no-traitor-yet = The Traitor is not unmasked yet: { card } has nothing to act on.
refusal-traitor-elsewhere = { card } needs the Traitor to be elsewhere, or somebody about to fight him.
refusal-traitor-there-already = The Traitor is there already: { card } would do nothing.
refusal-trapped = You are in the mantrap: no { card } now.
refusal-condition-fails = What { card } asks for is not so.
refusal-you-are-there = You are in { $sector } already; choose to stay.
refusal-other-map = { $sector } is on the other map.
refusal-scum-sea = { $sector } is Scum Sea: without a Survival Kit nobody goes in.
refusal-security-zone = { $sector } is closed without Helm or a Security Clearance.
refusal-rescue-first = You must go straight to { $sector }, where a Biochip lies.
refusal-too-far = { $sector } is too far: you have { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
refusal-leave-the-sea = Without a Survival Kit you cannot stay at sea.
refusal-evaded-once = You have tried to slip away: now fight or surrender.
refusal-glass-zone = In a Glass Zone there is nowhere to hide.
refusal-evade-forbidden = A card forbids to evade here.
refusal-not-from-traitor = The fight with the Traitor is your choice: pass if you do not want it.
refusal-evade-only-attack = Only an attack can be evaded.
refusal-takes-no-prisoners = { card } takes no prisoners.
refusal-surrender-only-norts = You cannot surrender to { card }: only to Norts and the Millifuzz.
refusal-not-to-traitor = Nobody surrenders to the Traitor.
refusal-not-to-gi = Nobody surrenders to another GI.
refusal-bare-hands = On Milli-com one fights with bare hands.
refusal-not-so-many = You have only { $have } × { weapon }.
refusal-not-at-airborne = Plasma Grenades do not reach what flies.
refusal-only-sealed = Sealbursters work on Sealed targets only.
refusal-only-personnel = Micro-mines work on Personnel only.
refusal-one-secondary = One secondary weapon in a salvo, no more.
refusal-weapon-forbidden = A card forbids { weapon } here.
refusal-no-such-weapon = You do not carry { weapon }.
refusal-no-full-set = Without the four quarters you do not know who the Traitor is.
refusal-not-here = { NAME($other) } is not here.
refusal-is-prisoner = { NAME($other) } is a prisoner and takes no part.
refusal-no-companion-there = { NAME($other) } has no Companion to kidnap.
refusal-cannot-swap-mission = Genie and Wedding Bells Missions cannot be swapped, and there must be one on either side.
refusal-no-clues-to-swap = Each of you must hold a Clue.
refusal-keep-mission = A Genie or Wedding Bells Mission drawn in the course of the game must be kept.
refusal-three-different = The Battle Computer is searched with three different Clues.

## In the lab's reports
end-traitor = the Traitor is dead
end-dead = all GIs are dead
end-rounds = the Traitor got away
end-deck = the deck ran out
