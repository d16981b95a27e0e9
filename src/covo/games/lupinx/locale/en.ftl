### Lupin the 3rd, Expansion 1, English. What is not here is said as in the base game.

## Parts of sentences: those of the base game, and what the expansion adds

figure = { $code ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
    [3] Fujiko
    [4] Zenigata
    [5] agent 1
    [6] agent 2
    [7] agent 3
    [8] agent 4
    [9] agent 5
    [10] agent 6
    [11] agent 7
    [12] agent 8
    [13] agent 9
    [14] agent 10
    [15] police car 1
    [16] police car 2
    [17] the helicopter
    [18] the Alfa Romeo
    [19] Fujiko’s motorbike
    [20] the second motorbike
    [21] the yellow Fiat 500
    [22] the boat
    [23] the Jeep
    [24] the tank lorry
    [25] the rowboat
   *[other] a guard
}
by = { $by ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
    [3] Fujiko
    [4] Zenigata
    [5] agent 1
    [6] agent 2
    [7] agent 3
    [8] agent 4
    [9] agent 5
    [10] agent 6
    [11] agent 7
    [12] agent 8
    [13] agent 9
    [14] agent 10
    [15] police car 1
    [16] police car 2
    [17] the helicopter
    [18] the Alfa Romeo
    [19] Fujiko’s motorbike
    [20] the second motorbike
    [21] the yellow Fiat 500
    [22] the boat
    [23] the Jeep
    [24] the tank lorry
    [25] the rowboat
   *[other] a guard
}
target = { $target ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
    [3] Fujiko
    [4] Zenigata
    [5] agent 1
    [6] agent 2
    [7] agent 3
    [8] agent 4
    [9] agent 5
    [10] agent 6
    [11] agent 7
    [12] agent 8
    [13] agent 9
    [14] agent 10
    [15] police car 1
    [16] police car 2
    [17] the helicopter
    [18] the Alfa Romeo
    [19] Fujiko’s motorbike
    [20] the second motorbike
    [21] the yellow Fiat 500
    [22] the boat
    [23] the Jeep
    [24] the tank lorry
    [25] the rowboat
   *[other] a guard
}
piece = { $piece ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
    [3] Fujiko
    [4] Zenigata
    [5] agent 1
    [6] agent 2
    [7] agent 3
    [8] agent 4
    [9] agent 5
    [10] agent 6
    [11] agent 7
    [12] agent 8
    [13] agent 9
    [14] agent 10
    [15] police car 1
    [16] police car 2
    [17] the helicopter
    [18] the Alfa Romeo
    [19] Fujiko’s motorbike
    [20] the second motorbike
    [21] the yellow Fiat 500
    [22] the boat
    [23] the Jeep
    [24] the tank lorry
    [25] the rowboat
   *[other] a guard
}
walker = { $figure ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
    [3] Fujiko
    [4] Zenigata
    [5] agent 1
    [6] agent 2
    [7] agent 3
    [8] agent 4
    [9] agent 5
    [10] agent 6
    [11] agent 7
    [12] agent 8
    [13] agent 9
    [14] agent 10
    [15] police car 1
    [16] police car 2
    [17] the helicopter
    [18] the Alfa Romeo
    [19] Fujiko’s motorbike
    [20] the second motorbike
    [21] the yellow Fiat 500
    [22] the boat
    [23] the Jeep
    [24] the tank lorry
    [25] the rowboat
   *[other] a guard
}
veh = { $vehicle ->
    [0] the helicopter
    [1] the Alfa Romeo
    [2] Fujiko’s motorbike
    [3] the second motorbike
    [4] the yellow Fiat 500
    [5] the boat
    [6] the Jeep
    [7] the tank lorry
   *[other] the rowboat
}
thing = { $thing ->
    [glider] hang-glider
    [rucksack] rucksack
    [radio] radio
    [grenade] hand grenade
    [kit] medical kit
    [knife] knife
    [shovel] shovel
    [balloon] decoy balloon
    [rifle] rifle
    [heli] helicopter
    [alfa] Alfa Romeo 2300
    [bike1] sports motorbike (Fujiko’s)
    [bike2] sports motorbike
    [fiat] yellow Fiat 500
    [boat] boat
    [wetsuit] wetsuit
    [jeep] Jeep
    [lorry] tank lorry aspirator
    [rowboat] rowboat
   *[other] treasure tile { $thing }
}
card = { $card ->
    [aim] Unerring Aim
    [hat] My Hat Slipped
    [cover] Go, I’ll Cover You
    [bullets] Out of Bullets
    [cigarette] Cigarette Break
    [whisky] One Whisky Too Many
    [double] Double Bull’s-eye
    [magnum] Twin Magnum
    [mask] Perfect Disguise
    [dear] Oh My Dear Lupin
    [forgive] Forgive Me, Lupin
    [getaway] Motorbike Getaway
    [stiletto] Hidden Knife
    [charm] Charming Infiltrator
    [zantetsu] Invincible Zantetsu
    [nobody] No One Left Behind
    [withjigen] Teamed with Jigen
    [withlupin] Teamed with Lupin
    [blade] Blade of Justice
    [leap] Incredible Leap
    [wind] Like the Blowing Wind
    [pray] Time to Pray
    [think] Let Me Think
    [p38] My Trusty P38
    [adored] My Adored Fujiko
    [disguise] Perfect Disguise
    [darling] Here I Come, Darling
    [pedal] Pedal to the Metal
    [flat] Flat Tyre
    [plan] Perfect Plan
    [cuffs] Slipped Cuffs
    [forget] Forget That Woman
    [hole] Hole in the Rucksack
    [loyalty] Prove Your Loyalty
    [shrug] Bullets Mean Nothing
    [scorn] Treasure Means Nothing
    [redeem] Redeemed by Justice
    [gun] Hidden Gun
    [magic] Lupin the Magician
    [marvel] Amazing Shot
    [slash] Amazing Zantetsu
    [love] Lupin, I Love You
    [lights] You Will Not Escape
   *[other] ?
}
card-text = { $card ->
    [aim] One shot hits without dice.
    [hat] Your next pistol shot counts 3 instead of 6.
    [cover] Lupin cannot be attacked till the end of the next police phase.
    [bullets] In the turn after a shot you cannot fire.
    [cigarette] The next time you want to shoot, you smoke instead.
    [whisky] Your next pistol shot counts 2 instead of 6.
    [double] Two enemies you can see are hit without dice.
    [magnum] From now on two pistol shots a turn.
    [mask] Become an agent at most 5 squares away.
    [dear] While planning: devices of your choice. Later: Lupin hands you the loot and you go first.
    [forgive] You must get away with the loot alone. 600 dollars are yours.
    [getaway] With a motorbike to any road square.
    [stiletto] A thrown knife surely hits; not hand to hand.
    [charm] Agents must roll a 1 for you to be attacked.
    [zantetsu] A blow hand to hand succeeds without dice.
    [nobody] You may free whoever is held, and must not leave before.
    [withjigen] Two attacks a turn while Jigen is within 4 squares and both are seen.
    [withlupin] Two attacks a turn while Lupin is within 4 squares and both are seen.
    [blade] Your knife surely hits; both are discarded.
    [leap] From the ground onto a roof, or from roof to roof.
    [wind] You move unseen, wherever you arrive.
    [pray] Your next activation: no movement, no attack.
    [think] Your next activation: no movement, no shot.
    [p38] One shot hits without dice.
    [adored] Half the movement, no shot, visible for a turn.
    [disguise] Become an agent at most 8 squares of walking away.
    [darling] With Fujiko at most 5 squares away both move double.
    [pedal] With a car to any road square.
    [flat] At the wheel of a car you lose a round.
    [plan] Among your first cards: 100 dollars more for the gang.
    [cuffs] Under arrest: you are free again, without wounds.
    [forget] Cancels My Adored Fujiko; may be handed to Lupin.
    [hole] You lose the dearest device in your rucksack.
    [loyalty] Look at one card of Fujiko’s hand, at random.
    [shrug] Cancels a wound by a firearm in this round.
    [scorn] You drop the treasure and never take it again.
    [redeem] You stand with Zenigata, in secret.
    [gun] One more pistol shot this turn.
    [magic] Look at the top 5 cards of your deck and keep one.
    [marvel] A sure hit at any distance, unless covered; from then on you are seen.
    [slash] A sure blow: an enemy, a police car, or two wounds for Zenigata; from then on you are seen.
    [love] One square more a turn; Lupin comes to you, healed; from then on you are seen.
    [lights] Two rounds long the whole gang is in view.
   *[other] ?
}

## Cagliostro and Stonehenge

token = { $token ->
    [bust] a bust
    [owl] the owl
    [lance] the lance
    [trident] the trident
    [alpha] trapdoor α
   *[beta] trapdoor β
}
pool = { $zone ->
    [red] the baths
    [yellow] the fish pond
   *[blue] Neptune’s pool
}

## Names of what is drawn

icon-jeep = Jeep
icon-lorry = tank lorry
icon-rowboat = rowboat
icon-wetsuit = wetsuit
icon-question = discovery token
icon-bust = bust of an emperor
icon-owl = owl: Minerva’s temple
icon-lance = lance: the temple of Mars
icon-trident = trident: Neptune’s temple
icon-alpha = trapdoor α: Apollo’s temple
icon-beta = trapdoor β: the temple of Janus
icon-wheel = handwheel
icon-loot = the treasure, on the ground
icon-down = waiting for Lupin
icon-carrier = has the treasure

## game

game-blurb = Two new heists: Roman gold below the castle of Cagliostro, with Fujiko playing for herself, and Excalibur under the stones of Stonehenge. The gang slips in unseen, Zenigata waits.

## option

option-mission-cagliostro = Back to Cagliostro (18 rounds)
option-mission-stonehenge = Stonehenge’s Blade (11 rounds)
option-level-novice = Novice: the gang is always in view
option-level-late = Novice of the base game, in its missions: in view from turn 6
option-wetsuit = Wetsuits (Ruby Red)
option-wetsuit-on = for sale
option-wetsuit-off = in the box
option-jeep = Jeep (missions of the base game)
option-jeep-on = for sale
option-jeep-off = in the box
option-rowboat = Rowboat (Ruby Red)
option-rowboat-on = for sale
option-rowboat-off = in the box
option-cards = New mission cards (missions of the base game)
option-cards-on = in the decks
option-cards-off = in the box
option-specials = Special cards (missions of the base game)
option-specials-on = one for each character
option-specials-off = in the box

## prompt

prompt-heist = Buy devices for the three of you: { $money } dollars left
prompt-leftovers = Buy from what is left, for yourself alone: { $money } dollars
prompt-shrug = Bullets Mean Nothing?
prompt-ashore = Out of the water: where to?
prompt-topcards = Which card do you keep?
prompt-forget = Will you make Lupin forget her?
prompt-hole = A hole in the rucksack: what falls out?
prompt-grab = The treasure falls at your feet: take it?
prompt-slip = Jigen wants to give you a card

## layer

layer-drained = Drained
layer-open = Open temples
layer-ground = The treasure lies here
layer-aim = The aim card
aim-tomb = { $tomb ->
    [uther] the tomb of Uther Pendragon
    [constantine] the tomb of Constantine III
   *[druid] the tomb of a druid
}
aim-sword = here the sword appears

## track

track-pits = pits
track-busts = busts
track-pumps = rounds of pumping
track-leftmoney = Fujiko’s dollars

## note

note-aim = Aim card { $picture }: three tombs to dig, then the sword.
note-appeared = Excalibur has appeared.
note-side = { $side ->
    [1] You play for yourself: away with the coins, by T1 or T25.
    [2] You are loyal again: away with the gang, by A1, A2 or A4.
    [3] You stand with Zenigata, in secret.
   *[4] You stand with Zenigata.
}
note-turncoat = Fujiko stands with Zenigata.
note-declared = Fujiko is loyal.
note-down = Fujiko is down: Lupin must go to her.
note-lights = Searchlights till round { $turn }: the gang is in view.
note-ready = Zenigata still holds { card }.
note-lost = Lupin sits out round { $turn }.
note-pumping = The lorry pumps { pool }: { $count } of 3.
note-ground = The treasure lies on { $at }.
note-carrier = { figure } has the treasure.

## result

result-alliance = Zenigata wins, and Fujiko with him.

## move

move-swim = Swim to { $at }
move-pump = Pump out { pool }
move-restore = Give the treasure back
move-declare = Show that you are loyal
move-announce = Tell all that the treasure is stolen
move-slip = Slip Lupin the card
move-shrug = Bullets mean nothing
move-forget = Make him forget her
move-keep = Keep { card }
move-lose = { thing }
move-grab = Take the treasure
move-lights = Play { card }
move-unearth = Dig up the tomb

## event

event-aimed = Aim card { $picture }: tombs on { $tombs }, the sword on { $at }.
event-appeared = Excalibur has appeared!
event-digging = { mem } digs up the tomb on { $at }.
event-pit = { mem } has dug up a tomb: pit { $pits } of 3.
event-stolen = { mem } has Excalibur!
event-sword-square = The sword belongs on { $at }.
event-discovered = On { $at }: { token }.
event-wheel = The handwheel on { $at } is turned.
event-drained = The water runs off: { pool }.
event-down = Fujiko is down and waits for Lupin.
event-dropped = The treasure lies on { $at }.
event-fetched = Lupin is fetched to { $at }.
event-flat = A flat tyre: Lupin loses round { $turn }.
event-forgotten = Jigen makes Lupin forget her.
event-hole = A hole in the rucksack: { thing } is lost.
event-inspected = Fujiko holds { card }.
event-lights = Searchlights: the whole gang is in view.
event-loyal = Fujiko is loyal.
event-picked-up = { walker } picks up the treasure on { $at }.
event-pumps = { mem } pumps out { pool }.
event-put-back-treasure = The treasure is back in its place.
event-slipped = { mem } slips { to } a card.
event-swims = { by } takes to the water.
event-taken = { mem } has the treasure.
event-turncoat = Fujiko stands with Zenigata!

## refusal

refusal-always-seen = You stay in view: nothing can hide you now.
refusal-card-stays = This card works by itself and is kept to the end.
refusal-covered-target = The target is covered, or none of yours.
refusal-cuffs-free = Only under arrest, before anything else in your activation.
refusal-dig-on-foot = One digs on foot.
refusal-empty-deck = Your deck is empty.
refusal-empty-hand = Fujiko holds no card.
refusal-lights-novice = At the Novice level the card means nothing: all are in view.
refusal-no-bullet = No firearm has hit you.
refusal-no-cut = The sword needs an enemy on a neighbouring square.
refusal-no-leap = You leap to a free square on another level within your movement.
refusal-no-lights = The card has been played, or means nothing at this level.
refusal-no-pumping = The driver pumps, beside a flooded zone; one zone in a game.
refusal-no-shot = A pistol shot: in range and sight, not at a neighbour.
refusal-no-shovel = Digging needs a shovel.
refusal-no-stop-below = Nobody stops below { $at }.
refusal-no-suit = Water is for wetsuits.
refusal-no-tomb = There is no tomb of yours here.
refusal-not-beside-her = Lupin comes to a free square beside you.
refusal-not-for-agents = { $at } lies among the stones: agents keep out.
refusal-nothing-to-restore = You have no treasure to give back here.
refusal-nothing-to-declare = You have nothing to show.
refusal-nothing-to-announce = You know of no theft that has not been told.
refusal-nothing-to-forget = There is nothing to forget.
refusal-nothing-to-grab = No carrier has fallen before you.
refusal-nothing-to-keep = There is no card to keep.
refusal-nothing-to-lose = Nothing falls out.
refusal-nothing-to-slip = You have no such card, or Lupin is not beside you.
refusal-reacted = You have already played your card of this round in reply.
refusal-tomb-dug = This tomb has been dug.
refusal-too-far-east = The police deploy in columns 1 to 17; { $at } lies farther east.
end-alliance = Zenigata and Fujiko win together
