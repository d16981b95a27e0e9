### Lupin the 3rd, English.

## Parts of sentences

mem = { $member ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
   *[other] Fujiko
}
giver = { $giver ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
   *[other] Fujiko
}
to = { $to_member ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
   *[other] Fujiko
}
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
   *[other] a guard
}
veh = { $vehicle ->
    [0] the helicopter
    [1] the Alfa Romeo
    [2] Fujiko’s motorbike
    [3] the second motorbike
    [4] the yellow Fiat 500
   *[other] the boat
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
   *[other] ?
}
res = { $result ->
    [hit] hit
    [miss] missed
    [dodged] dodged
    [charmed] charmed
    [not-dodged] not dodged
    [spell-broken] the spell is broken
   *[other] ?
}

## Names of what is drawn

icon-lupin = Lupin
icon-jigen = Jigen
icon-goemon = Goemon
icon-fujiko = Fujiko
icon-zenigata = Zenigata
icon-agent = agent
icon-guard = guard
icon-policecar = police car
icon-heli = helicopter
icon-alfa = Alfa Romeo
icon-bike = motorbike
icon-fiat = Fiat 500
icon-boat = boat
icon-bus = bus
icon-trap = trap
icon-card = mission card
icon-tile = treasure tile
icon-treasure = the treasure
icon-empty = empty safe
icon-arrested = under arrest
icon-aboard = in a vehicle
icon-open = open
icon-glider = hang-glider
icon-rucksack = rucksack
icon-radio = radio
icon-grenade = hand grenade
icon-kit = medical kit
icon-knife = knife
icon-shovel = shovel
icon-balloon = decoy balloon
icon-rifle = rifle
icon-wound1 = wounds: 1
icon-hit1 = hits: 1
icon-wound2 = wounds: 2
icon-hit2 = hits: 2
icon-wound3 = wounds: 3
icon-hit3 = hits: 3
icon-wound4 = wounds: 4
icon-hit4 = hits: 4

## game

game-blurb = Lupin’s gang slips unseen across the board, finds the treasure and gets away; Inspector Zenigata and his men look, shoot and arrest. And Fujiko may have plans of her own.

## option

option-mission = Mission
option-mission-ruby = Ruby Red
option-mission-bank = The Great Bank Job
option-level = Level
option-level-novice = Novice: from turn 6 the gang is in view
option-level-expert = Expert: hidden to the end
option-variant = The gang
option-variant-together = plays together
option-variant-free-for-all = all against all (3 players or more)
option-helicopter = The helicopter
option-helicopter-return = must be back at the heliport
option-helicopter-anywhere = may stay where it is
option-clock = Planning clock
option-clock-on = 15 minutes
option-clock-off = off

## title

title-end = The game is over
title-setup = Setting up
title-turn = Turn { $turn } of { $limit }

## prompt

prompt-over = Everything lies open.
prompt-crew = Choose whom you play
prompt-deploy = Place { $what ->
    [zenigata] Zenigata
    [agent] an agent
   *[guard] a guard
}
prompt-dearlupin = Will you ask your dear Lupin for a present?
prompt-planning = Buy devices: { $money } dollars left
prompt-variantshop = Buy a device or pass
prompt-startsquares = Where does { mem } start?
prompt-call = Call reinforcements?
prompt-patrol = Move and attack with your figures
prompt-unmask = Will { mem } drop the disguise?
prompt-gangphase = Who acts next?
prompt-activation = { mem } acts
prompt-accept = { giver } offers { thing }
prompt-setdown = Choose the square it is moved to
prompt-putback = Where does Zenigata come back?
prompt-arrest = Which agent makes the arrest?
prompt-taketile = Take a tile?
prompt-makeway = { mem } wants to pass: will you make way?

## wait

wait-chance = The dice roll
wait-player = Waiting for { NAME($seat) }

## step

step-setup = setting up
step-police = police
step-gang = gang
step-environment = surroundings
step-treasure = treasure

## layer

layer-spots = Where { mem } can be
layer-sight = What it sees
layer-loud = Roofs it sees if somebody shot there
layer-reach = How far it gets
layer-hidden = Unseen there
layer-exposed = Seen there

## sight

sight-seen = in sight
sight-inside = inside a building nobody is seen
sight-no-line = on no straight line, diagonal or knight’s leap
sight-too-far = out of range
sight-house = inside the gang’s house
sight-wall-hugging = too close to the wall, on another level
sight-blocked = { $at ->
    [none] the line is blocked
   *[other] the line is blocked { $at }
}
sight-wood = the wood hides it
sight-roof = on a roof, till a shot is fired from it
sight-far-side = on the far side of the roof
sight-vehicle = { $at ->
    [none] a vehicle is in the way
   *[other] a vehicle is in the way { $at }
}

## zone

zone-hand = { mem }: mission cards
zone-bag = { mem }: devices
zone-tiles = { mem }: treasure tiles
zone-vaults = Treasure tiles
zone-out = Carried off the map
zone-reserve = Agents in reserve
zone-shop = Devices for sale

## track

track-turn = turn
track-agents = agents in play
track-guards = guards
track-kills = { mem }: eliminations
track-money = dollars
track-purse = { mem }: dollars
track-credit = Fujiko’s own dollars
dice = { by }: { $faces } and { $value } make { $total }, { $need } needed: { res }

## odds

odds-hit = hits

## note

note-alarm = The alarm has sounded: the treasure is gone.
note-traitor = Fujiko has betrayed the gang.
note-covered = Jigen covers Lupin.
note-wind = Goemon is like the wind.
note-radio = The gang is on the radio.
note-disguised = { mem } is disguised as an agent.
note-held = { mem } is held by agent { $agent }.
note-gone = { mem } left in turn { $turn }.
note-agent = { mem } is agent { $agent }.
note-balloon = { mem }’s piece is a balloon.
note-row = { mem }, turn { $turn }: { $start } to { $end } ({ $deeds }), eliminated { $kills }, wounds { $wounds }
note-met = { mem } was met on { $at } in turn { $turn }.

## result

result-escape = The gang is away with the treasure.
result-betrayal = Fujiko got away with the treasure, alone.
result-loyal = Lupin, Jigen and Goemon are away with the treasure, without Fujiko.
result-arrests = Zenigata has arrested the whole gang.
result-time = Time is up and somebody is still there: Zenigata wins.
result-emptyhanded = All are away without the treasure: Zenigata wins.
result-points = The treasure is out: { NAME($seat) } has most points.
result-foiled = The treasure never left: Zenigata wins.

## sheet

sheet-points = All against all

## column

column-kills = eliminated
column-treasure = away
column-lost = lost
column-total = points

## move

move-piece = { $verb ->
    [drive] Drive
    [out] Let out
   *[walk] Move
} { figure } to { $at }
move-attack = { $verb ->
    [fight] Fight
    [rifle] Fire the rifle at
    [knife] Throw a knife at
   *[shoot] Shoot at
} { target }
move-walk = Walk to { $at }
move-drive = Drive to { $at }
move-off = Get off on { $at }
move-glide = Glide to { $at }
move-dig = Dig a trap on { $at }
move-grenade = Throw a grenade at { $at }
move-disclose = It was a balloon: you are on { $at }
move-unmask = Drop the disguise on { $at }
move-shift = { mem } to { $at } instead
move-put = To { $at }
move-place = On { $at }
move-card = Play { card } { $on }
move-buy = Buy { thing } for { mem }
move-give = Give { thing } to { mem }
move-hand = Hand tile { $tile } to { mem }
move-heal = Heal { mem }
move-rob = Attack { mem }
move-ask = Ask { mem } to make way
move-activate = { mem }
move-take = Play { mem }
move-take-tile = Take tile { $tile }
move-board = Get into: { thing }
move-spend = Take { thing } with your own money
move-start = Start on { $at }, vehicles on { $garage }
move-call = { $count } agents by car to { $at }
move-arrest = Agent { $agent }
move-release = Free yourself: { $price ->
    [turn] the game is one turn shorter
   *[devices] give up all devices
}
move-end = End the activation
move-done = Done
move-pass = No
move-accept = Accept
move-dear = Oh my dear Lupin…
move-radio = Call by radio
move-balloon = Put up the balloon in your place
move-search = Take a treasure tile in phase 4
move-leave = Leave the map

## event

event-revealed = { mem } is seen on { $at }.
event-vehicle-revealed = { veh } is seen on { $at }.
event-aboard = { mem } is in { veh }.
event-moved = { mem } moves to { $at }.
event-entered = { mem } goes inside ({ $at }).
event-vanished = { mem } is out of sight.
event-freed = { mem } is free again.
event-eliminated = { target } is eliminated.
event-discarded = { mem } discards { card }.
event-laid = { mem } lays { card }.
event-put = { piece } is put on { $at }.
event-put-back = Zenigata comes back on { $at }.
event-arrested = { mem } is arrested by agent { $agent }.
event-confiscated = Zenigata confiscates { $tiles } treasure tiles of { mem }.
event-tile-looked = { $real ->
    [true] It was the treasure.
   *[other] It was empty.
}
event-card-drawn = { mem } draws a card.
event-drew = { mem } has drawn { card }.
event-wounded = { mem } is wounded ({ $wounds }).
event-wounded-inspector = Zenigata is wounded ({ $wounds }).
event-car-destroyed = Police car { $car } is destroyed.
event-vehicle-hit = { veh } is hit ({ $hits }).
event-vehicle-destroyed = { veh } is destroyed.
event-beaten = { by } beats { mem }.
event-asks-to-pass = { by } asks { mem } to make way.
event-makes-way = { $granted ->
    [true] { by } lets { mem } pass.
   *[other] { by } does not let { mem } pass.
}
event-tile-moved = { mem } has tile { $tile } now.
event-betrayal = Fujiko betrays the gang!
event-rolled = { by } rolls { $faces } with { $value }, { $need } needed: { res }.
event-bought = { thing } for { mem }.
event-started = { mem } starts on { $at }.
event-turn = Turn { $turn }.
event-reinforcements = Reinforcements: { $count } agents on { $at }.
event-walked = { walker } goes from { $start } to { $at }.
event-trap = A trap on { $at }, dug by { mem }!
event-drove = { walker } drives from { $start } to { $at }.
event-car-lost = Police car { $car } is lost.
event-got-out = { walker } gets out on { $at }.
event-attacks = { by } attacks { target }.
event-unmasked = { mem } was agent { $agent }!
event-stepped = { mem } is on { $at }.
event-fires = { by } fires at { target }.
event-fights = { by } fights { target }.
event-grenade = { by } throws a grenade at { $at }.
event-healed = { by } heals { mem }.
event-dug = { mem } has dug a trap on { $at }.
event-radio = { by } calls by radio.
event-ballooned = { mem }’s piece is a balloon now.
event-disclosed = It was a balloon: { mem } is gone.
event-glides = { by } takes off with a hang-glider.
event-drives = { veh } goes to { $at }.
event-vehicle-moved = { veh } goes to { $at }.
event-vehicle-vanished = { veh } is out of sight.
event-spent = Fujiko takes { thing }.
event-left = { mem } leaves the map.
event-releases-itself = { mem } gets free at a price.
event-card-played = { mem } plays { card }.
event-disguised = { mem } is somebody else now.
event-activation = { mem } acts.
event-handed = { mem } hands something to { to }.
event-bus = The bus goes on to { $at }.
event-searched = { mem } takes treasure tile { $tile }.
event-found = { $real ->
    [true] It is the treasure!
   *[other] It is empty.
}
event-alarm = The alarm: the treasure has been stolen!

## refusal

refusal-game-over = The game is over.
refusal-no-such-move = There is no move “{ $verb }”.
refusal-malformed = “{ $verb }” needs other words.
refusal-not-your-turn = It is not your turn.
refusal-not-now = Not now.
refusal-only-setup = Only while setting up.
refusal-only-deploying = Only at the deployment.
refusal-only-planning = Only while planning.
refusal-only-call = Reinforcements are called at the start of the police phase, when few agents are left.
refusal-only-police = Only in the police phase.
refusal-arrest-follows = An arrest follows from the last wound.
refusal-only-gang = Only in the gang’s phase.
refusal-nothing-offered = Nobody offers you anything.
refusal-nothing-to-put = There is nothing to put down.
refusal-cannot-drive = You drive from inside, unmoved, once a turn.
refusal-no-target = Nobody is in range.
refusal-not-beside = Hand to hand needs a neighbouring square.
refusal-no-robbery = Companions are not attacked.
refusal-nobody-in-the-way = Nobody of the other side stands in your way within reach, or you have asked already.
refusal-no-device = The device is not at hand.
refusal-two-devices = Two devices a turn.
refusal-no-balloon = There is no balloon in your place.
refusal-no-flight = From here nobody can glide.
refusal-no-vehicle-near = No vehicle with room stands beside you.
refusal-not-aboard = You are in no vehicle.
refusal-nobody-beside = Nobody is beside you.
refusal-no-credit = Only Fujiko has money of her own, and only with a reason.
refusal-nothing-to-search = There is no tile to take here.
refusal-not-on-escape = The map is left from an escape square.
refusal-turn-one = In turn 1 you must have moved first.
refusal-on-duty = You are to free a companion first.
refusal-not-arrested = You are free.
refusal-not-disguised = You are not disguised.
refusal-card-not-now = The card cannot be played now.
refusal-no-such-card = You do not hold this card.
refusal-one-card = One card a turn.
refusal-occupied = { $at } is occupied.
refusal-guards-on-roofs = Guards stand on the roofs of the estate.
refusal-not-deployable = { $at } is no place for the deployment.
refusal-boat-only-ruby = The boat is for the ruby mission.
refusal-not-in-variant = Not in the game all against all.
refusal-fujikos-bike = The first motorbike is Fujiko’s own.
refusal-sold-out = No { thing } is left.
refusal-goemon-no-guns = Goemon uses no firearms.
refusal-one-rifle = One rifle each.
refusal-hands-full = { mem } cannot carry more.
refusal-too-expensive = It costs { $price }, and { $money } are left.
refusal-guards-stay = Guards stay on their roof.
refusal-not-on-board = It is not on the board.
refusal-zenigata-out = Zenigata is out for this turn.
refusal-holds-prisoner = This agent holds a prisoner.
refusal-already-moved = It has moved already.
refusal-already-acted = It has had its action.
refusal-already-attacked = One attack a turn.
refusal-too-far = { $at } cannot be reached with this movement.
refusal-escape-square = The police do not stop on { $at }.
refusal-police-inside = The police do not stop inside.
refusal-no-standing = Nobody stands on { $at }.
refusal-police-roof = This roof is for the police.
refusal-own-side = Not against your own side.
refusal-unseen = It is not in view.
refusal-prisoner-safe = A prisoner is not attacked.
refusal-in-vehicle = Only the vehicle can be hit.
refusal-covered = Jigen covers him.
refusal-too-near = Neighbours fight hand to hand.
refusal-aboard = First get off.
refusal-arrested = Under arrest.
refusal-disguised = In disguise one can only drop it.
refusal-bound-by-card = A card forbids it this turn.
refusal-not-the-rescuer = Somebody else must free this prisoner.
refusal-inside = From inside that cannot be done.
refusal-sight-seen = It is not in sight: in sight.
refusal-sight-inside = It is not in sight: inside a building nobody is seen.
refusal-sight-no-line = It is not in sight: on no straight line, diagonal or knight’s leap.
refusal-sight-too-far = It is not in sight: out of range.
refusal-sight-house = It is not in sight: inside the gang’s house.
refusal-sight-wall-hugging = It is not in sight: too close to the wall, on another level.
refusal-sight-blocked = { $at ->
    [none] It is not in sight: the line is blocked.
   *[other] It is not in sight: the line is blocked { $at }.
}
refusal-sight-wood = It is not in sight: the wood hides it.
refusal-sight-roof = It is not in sight: on a roof, till a shot is fired from it.
refusal-sight-far-side = It is not in sight: on the far side of the roof.
refusal-sight-vehicle = { $at ->
    [none] It is not in sight: a vehicle is in the way.
   *[other] It is not in sight: a vehicle is in the way { $at }.
}

## In the lab's reports
side-police = the police
side-gang = the gang
side-traitor = Fujiko alone
end-escape = the gang gets away
end-betrayal = Fujiko gets away alone
end-loyal = the others get away
end-arrests = all arrested
end-time = out of time
end-emptyhanded = gone with empty hands
end-points = points are counted
end-foiled = the treasure is still there
