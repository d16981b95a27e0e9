### Fuga sul mare in English. Sides: 0 the law, 1 the criminals.

game-blurb = Two criminals, an island, a ferry and the police. The ones must meet, exchange and vanish before the ferry is home; the others tail them, gather clues and wait for their chance to strike.

## Options

option-map = Map
option-map-fuga = the gulf of Altariva, 15 turns
option-map-fuga-small = the strait of Pomice, 11 turns, about twenty minutes
option-combined = Combined arrests
option-combined-False = one stack for each attack
option-combined-True = law stacks may attack together
option-wounds = Lasting wounds
option-wounds-False = a wound costs the vehicle only
option-wounds-True = a second wound on foot is the end
option-persons = Victims
option-persons-False = one point a counter
option-persons-True = as many points as persons
option-obfuscation = Obfuscation of riders
option-obfuscation-own = their own
option-obfuscation-vehicle = their vehicle’s
option-obfuscation-sum = both added
option-patrols = Patrols at the start
option-patrols-True = two
option-patrols-False = none
option-stop = Stop at the mainland
option-stop-False = none
option-stop-True = one turn at the landing
option-unarmed = The second criminal
option-unarmed-True = may attack
option-unarmed-False = never attacks
option-room = Room on the ferry
option-room-False = one unit or one stack
option-room-True = for all

## Counters

unit = { $unit ->
    [launch] patrol boat
    [swat] SWAT
    [squad] special squad
    [patrol] patrol
    [police] police car
    [ferry] ferry
    [first] first criminal
    [second] second criminal
    [boat] boat
    [walker] suspect on foot
    [fast] fast car
   *[car] car
}{ $number ->
    [0] {""}
   *[other] { " " }{ $number }
}
target = { $target_unit ->
    [launch] patrol boat
    [swat] SWAT
    [squad] special squad
    [patrol] patrol
    [police] police car
    [ferry] ferry
    [first] first criminal
    [second] second criminal
    [boat] boat
    [walker] suspect on foot
    [fast] fast car
   *[car] car
}{ $target_number ->
    [0] {""}
   *[other] { " " }{ $target_number }
}
edge = { $edge ->
    [north] north
    [south] south
    [west] west
   *[east] east
}
counter = { unit }, { $printed }

icon-launch = patrol boat
icon-swat = SWAT
icon-squad = special squad
icon-patrol = patrol
icon-police = police car
icon-ferry = ferry
icon-first = first criminal, armed
icon-second = second criminal
icon-boat = boat
icon-walker = suspect on foot
icon-fast = fast car
icon-car = car
icon-hooked = held by a suspect
icon-hooking = holds somebody
icon-wounded = wounded
icon-done = has moved
icon-stolen = stolen
icon-killed = killed
icon-arrested = arrested
icon-escaped = escaped
glyph-launch = ⛴
glyph-swat = S
glyph-squad = Q
glyph-patrol = P
glyph-police = ▣
glyph-ferry = ◈
glyph-first = ①
glyph-second = ②
glyph-boat = △
glyph-walker = ?
glyph-fast = ▶
glyph-car = ▷
glyph-hooked = ⚓
glyph-hooking = ⚭
glyph-wounded = ✚
glyph-done = ·
glyph-stolen = !
glyph-killed = ✝
glyph-arrested = ▦
glyph-escaped = ↗

## On the table

title-deploy = Deployment
title-turn = Turn { $turn } of { $of }
title-end = The end

step-deploy = deployment
step-crime-moves = criminals move
step-crime-attacks = criminals attack
step-law-moves = the law moves
step-law-attacks = the law attacks
step-exchange = exchange

zone-stock-law = Stock of the law
zone-stock-crime = Stock of the criminals
zone-lost = Victims, and who is out
track-turn = turn
track-deadline = turns left for the exchange
track-alert = alert
track-victims = victims
sheet-points = Points
column-arrests = arrests
column-kills = killings
column-exchange = exchange
column-victims = victims
column-points = points
layer-course = where the ferry goes next
layer-hooked = held by a suspect
layer-zone = Zone of control of the { unit }
layer-reach = Reach of the { unit }, with what it costs
layer-barred = One may pass here, but not stop.

note-locked = The law may not attack yet: the criminals have neither exchanged nor attacked.
note-unlocked = The law may attack.
note-exchanged = The exchange is made.
note-too-late = It is too late for the exchange.
note-hijacked = The ferry is stolen and goes where the criminals want.
note-escaped = The { unit } left by the { edge }; the other may only leave by the opposite edge.

dice-clue = { unit }: { $one } + { $two } = { $sum } against { $goal }: { $result ->
    [yes] a clue on the { target }
   *[no] no clue
}
dice-misdirection = { unit }: { $one } + { $two } = { $sum } against { $goal }: { $result ->
    [yes] the { target } is misled
   *[no] the { target } sees through it
}
dice-theft = { unit }: { $one } + { $two } = { $sum } against { $goal }: { $result ->
    [yes] the { target } is stolen
   *[no] the theft fails
}
dice-law = { unit } rolls { $die } against the { target }: { code }
dice-crime = { unit } rolls { $die } against the { target }: { code }
code = { $result ->
    [ae] attacker eliminated
    [AF] attacker’s transport hit
    [DF] defender’s transport hit
    [de] defender eliminated
    [da] arrested
    [oe] a hostage is lost
   *[other] no effect
}

## What is asked

prompt-over = The game is over.
wait-dice = The dice are rolling.
wait-side = { $side ->
    [0] The law is thinking.
   *[1] The criminals are thinking.
}
prompt-place = Where does the { unit } start?
prompt-crime-moves = Move your people: pick a counter, then a hex. The ferry sails by itself at the end if you leave it.
prompt-law-moves = Move your units: pick a counter, then a hex. Pass beside a criminal to look for clues.
prompt-crime-attacks = Attack somebody beside a criminal, or end the half-turn.
prompt-law-attacks = Attack a criminal beside one of your stacks, or end the half-turn.
prompt-exchange = The two are side by side. Do they exchange?
prompt-investigate = The { unit } passed a criminal. Look for clues?
prompt-call = The alert has risen. What comes to help?
prompt-misdirect = The { unit } passed the law. Whom does he mislead?
prompt-steal = The { unit } is unobserved. What does he steal?
prompt-enter = The { unit } is misled. Where does a false suspect turn up?
prompt-hook = The { unit } is beside the law. Whom does it hold?
prompt-shift = The { unit } must make room. Where to?
prompt-way = Several ways lead there. Past whom did the { unit } go?
prompt-drive-on = The { unit } took somebody up and has { $left } points left. Where to?
prompt-join = Who joins in against the { unit }?
prompt-give = Which hostage of the { unit } is lost?

move-place = { unit } starts in { $hex }
move-go = { unit } to { $hex }
move-shift = { unit } gives way to { $hex }
move-stay = { unit } stays, and looks around
move-leave = { unit } leaves the map by the { edge }
move-sail = the ferry sails
move-sail-to = the ferry sails to { $hex }
move-end = done
move-pass = no
move-stop = stop here
move-quiet = unseen, past nobody
move-via = past the { unit }{ $count ->
    [1] {""}
   *[other] { " " }and others
}
move-investigate = look for clues on the { unit }
move-misdirect = mislead the { unit }
move-steal = steal a { unit }
move-call = call: { unit }
move-enter = a { unit } turns up in { $hex }
move-hook = hold the { unit }
move-give = lose the { unit }
move-join = the { unit } joins in
move-roll = roll the die
move-attack = { unit } attacks the { target }
move-exchange = exchange

odds-reach = { $goal } or more
result-law-attacker-lost = attacker lost
result-law-attacker-hit = attacker’s transport lost
result-law-nothing = nothing
result-law-defender-hit = criminal’s vehicle lost
result-law-defender-lost = criminal killed
result-law-arrested = arrest
result-crime-attacker-lost = the criminal dies
result-crime-attacker-hit = his vehicle lost
result-crime-defender-hit = their transport lost
result-crime-defender-lost = law unit lost
result-crime-hostage-lost = a hostage lost

## What happens

event-placed = The { unit } starts in { $hex }.
event-turn = Turn { $turn } of { $of }.
event-ferry-free = Nobody holds the ferry any more: it makes for its route.
event-moved = The { unit } goes from { $start } to { $hex }.
event-stays = The { unit } stays where it is.
event-escaped = The { unit } is off the map by the { edge }!
event-sailed = The ferry sails to { $hex }.
event-shifted = The { unit } gives way to { $hex }.
event-pushed = The { unit } moves up to { $hex }.
event-clue = { $done ->
    [true] The { unit } rolls { $sum } against { $goal } and finds a clue on the { target }.
   *[false] The { unit } rolls { $sum } against { $goal } and finds no clue on the { target }.
}
event-reinforcement = Alert { $alert }: the { unit } comes to help.
event-no-reinforcement = Alert { $alert }, but nobody is left to send.
event-misdirection = { $done ->
    [true] The { unit } rolls { $sum } against { $goal } and misleads the { target }.
   *[false] The { unit } rolls { $sum } against { $goal }: the { target } is not misled.
}
event-enters = A false suspect turns up: { unit }, in { $hex }.
event-nobody-enters = There is no room beside the { unit }, and nobody turns up.
event-hooked = The { unit } holds the { target }.
event-theft = { $done ->
    [true] The { unit } rolls { $sum } against { $goal } and steals the { target }.
   *[false] The { unit } rolls { $sum } against { $goal } and gets no vehicle.
}
event-hijacked = The { unit } takes over the ferry!
event-unlocked = From now on the law may attack.
event-law-attack = The { unit } attacks the { target } and rolls { $die }: { code }.
event-crime-attack = The { unit } attacks the { target } and rolls { $die }: { code }.
event-victim = A victim: { unit }.
event-burnt = Back to the stock: { unit }.
event-killed = The { unit } is dead.
event-arrested = The { unit } is under arrest!
event-wounded = The { unit } is wounded.
event-exchange = “I make the exchange.” The criminals have what they came for.
event-end = { $reason ->
    [cleared] No criminal is left on the map. The law has { $law }, the criminals { $crime }.
   *[home] The ferry is home. The law has { $law }, the criminals { $crime }.
}

result-home = The ferry is home: time is up.
result-cleared = No criminal is left on the map.
result-law = The law wins, { $law } to { $crime }.
result-crime = The criminals win, { $crime } to { $law }.
result-draw = A draw, { $law } all.

## Refusals

refusal-game-over = The game is over.
refusal-no-such-move = “{ $verb }” is no move of this game.
refusal-no-such-choice = “{ $move }” is not among what you are asked.
refusal-not-your-turn = It is the other side’s turn.
refusal-not-yours = The { unit } is not yours to move.
refusal-not-on-map = The { unit } is not on the map.
refusal-only-deploying = Counters are placed at the start only.
refusal-only-when-moving = You are not moving counters now.
refusal-only-criminals-leave = Only criminals leave the map.
refusal-only-criminals-sail = The criminal player sails the ferry, in his own half-turn.
refusal-nothing-to-end = There is nothing to end now: choose.
refusal-nothing-to-stop = No ride is under way.
refusal-no-way-to-choose = There are no two ways to choose between.
refusal-nothing-to-shift = Nobody has to give way.
refusal-only-after-passing = One looks for clues at the end of a move past a criminal.
refusal-only-on-alert = Help comes when the alert rises.
refusal-only-after-passing-law = One misleads at the end of a move past a law unit.
refusal-only-after-misdirection = A false suspect turns up when somebody was misled.
refusal-only-on-arrival = A suspect holds somebody when it arrives beside him, not later.
refusal-only-at-end-of-move = A criminal steals at the end of his own move.
refusal-attacks-come-last = Attacks come after all moves of the half-turn.
refusal-nobody-to-join = There is no attack to join.
refusal-nothing-to-roll = There is nothing to roll now.
refusal-no-hostage-to-lose = No hostage is lost now.
refusal-nothing-to-pass = There is nothing to turn down now.
refusal-no-such-hex = There is no hex { $hex } on this map.
refusal-ferry-sails = The ferry does not move like a counter: it sails along its route.
refusal-finish-ride = First finish the ride of the { unit }.
refusal-hooked = A suspect holds the { unit }: this half-turn it neither moves nor fights.
refusal-just-came-in = The { unit } came in this turn and does not move yet.
refusal-has-moved = The { unit } has moved already.
refusal-rider-walked = The { target } has used up its move, so the { unit } does not carry it this turn.
refusal-is-there = The { unit } is in { $hex } already.
refusal-boat-on-ferry = A boat cannot board the ferry.
refusal-boat-on-land = A boat cannot enter { $hex }: it is land.
refusal-no-car-there = A car cannot enter { $hex }.
refusal-too-far = { $hex } is too far for the { unit }.
refusal-walks-two = On foot one goes two hexes a turn; { $hex } is farther.
refusal-swims-one = Swimming, one goes a single hex a turn; { $hex } is farther.
refusal-enemy-there = The { unit } may pass { $hex } but not stop there: an enemy is in it.
refusal-taken = The { unit } cannot stop in { $hex }: there is no room beside who is there.
refusal-nothing-to-stay-for = The { unit } would gain nothing by staying; just leave it.
refusal-opposite-edge = His partner left by the other side, so he may only leave by the { edge }.
refusal-edge-too-far = The { edge } edge is out of reach this turn.
refusal-has-sailed = The ferry has sailed this turn.
refusal-keeps-route = The ferry does not leave its route unless it was stolen in an earlier turn.
refusal-rests-in-port = The ferry lies in port this turn.
refusal-two-hexes = The stolen ferry goes up to two hexes, on water.
refusal-place-this-first = Now the { unit } is placed.
refusal-cannot-start-there = The { unit } cannot start in { $hex }.
refusal-law-locked = The law may not attack before the criminals have exchanged or attacked.
refusal-law-attacks-criminals = The law attacks criminals only, not the { unit }.
refusal-suspects-do-not-fight = False suspects never attack.
refusal-unarmed = By the option chosen the unarmed criminal does not attack.
refusal-has-fought = The { unit } has attacked this turn.
refusal-not-adjacent = The { target } is not beside the { unit }.
refusal-transport-alone = The { unit } cannot attack there by itself.
refusal-rider-attacks = A rider and its transport count as one: name the rider, not the { unit }.
refusal-law-is-near = He passed the law, so he cannot steal now.
refusal-not-aboard = To take over the ferry one must be on board, and nobody must hold it yet.
refusal-nothing-to-steal = That cannot be stolen here.
refusal-already-exchanged = The exchange is made; there is only one.
refusal-too-late = The last turn for the exchange was turn { $turn }.
refusal-not-side-by-side = For the exchange the two criminals must stand in adjacent hexes.
refusal-exchange-at-end = The exchange is made at the end of the turn, after the law has moved.
refusal-none-left = There is no { unit } left to call.
refusal-not-beside-it = { $hex } is not beside the unit that was misled.
refusal-hex-taken = { $hex } is taken.
refusal-wrong-form = Nobody of that kind can turn up in { $hex }.
refusal-not-beside-suspect = The { unit } is not beside the suspect.
refusal-not-passed = The { unit } was not passed on this move, or was tried already.
refusal-only-criminals = Only criminals are investigated, not the { unit }.
refusal-no-hostage = The { unit } is not one of his hostages.

## In the lab's reports
side-law = the law
side-crime = the criminals
end-home = the ferry is home
end-cleared = no criminal is left
