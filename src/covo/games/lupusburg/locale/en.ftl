### LupusBURG in English. Sides: 0 right, 1 left. Faces: 0 citizen, 1 werewolf, 2 thief.

game-blurb = A ring of houses with a werewolf behind one of the doors. By night it kills and a thief peeks; by day you talk, bet and vote. Find the werewolf, unless it is you.

## Options

option-mayor = First mayor
option-mayor-host = the host
option-mayor-random = drawn by lot
option-games = Games in a row
option-games-1 = one game
option-games-2 = two games, points added up
option-games-3 = three games, points added up
option-games-4 = four games, points added up
option-games-5 = five games, points added up
option-games-6 = six games, points added up
option-games-7 = seven games, points added up
option-games-8 = eight games, points added up
option-series_tie = When a series ends level
option-series_tie-nearest = whoever sits nearest to the last mayor wins
option-series_tie-shared = the win is shared

## Parts of sentences

on-side = { $side ->
    [0] right
   *[1] left
}
house = { ME($owner) ->
    [yes] your { on-side } house
   *[no] { NAME($owner) }’s { on-side } house
}
character = { ME($owner) ->
    [yes] your { on-side } character
   *[no] { NAME($owner) }’s { on-side } character
}
face = { $face ->
    [1] the werewolf
    [2] the thief
   *[0] a citizen
}
slot-label = { ME($owner) ->
    [yes] You, { on-side }
   *[no] { NAME($owner) }, { on-side }
}
paw-suspect = { ME($paw_owner) ->
    [yes] { $paw_side ->
        [0] your right character
       *[1] your left character
    }
   *[no] { $paw_side ->
        [0] { NAME($paw_owner) }’s right character
       *[1] { NAME($paw_owner) }’s left character
    }
}
tuft-suspect = { ME($tuft_owner) ->
    [yes] { $tuft_side ->
        [0] your right character
       *[1] your left character
    }
   *[no] { $tuft_side ->
        [0] { NAME($tuft_owner) }’s right character
       *[1] { NAME($tuft_owner) }’s left character
    }
}
votes-cast = { $paws ->
    [0] { $tufts ->
        [1] the tuft
       *[2] the tuft, twice
    }
    [1] { $tufts ->
        [0] the paw
       *[1] the paw and the tuft
    }
   *[2] the paw, twice
}

## On the table

icon-character = face-down character
icon-citizen = citizen
icon-werewolf = werewolf
icon-thief = thief
icon-chest = chest
icon-mayor = mayor
icon-claw = claw
icon-seal = seal not used yet
icon-bet = bet
icon-vote = vote
icon-paw = paw
icon-tuft = tuft
icon-coin = coin
icon-out = no characters left
icon-gone = no longer in the circle
glyph-character = ?
glyph-claw = ///
glyph-chest = ▣
glyph-mayor = ♛
glyph-seal = ◇
glyph-bet = ◆
glyph-vote = •
glyph-gone = ✝

house-label = { ME($owner) ->
    [yes] Your { on-side } house
   *[no] { NAME($owner) }’s { on-side } house
}

title-setup = Before the first night
title-night = Night { $round }
title-day = Day { $round }
title-end = The end

step-thief = thief’s call
step-wolf = werewolf’s call
step-privilege = privilege
step-bets = bets
step-discussion = discussion
step-vote = first vote
step-defence = defence
step-run-off = run-off

track-living = living characters
track-bag = coins in the bag
track-round = round
track-game = game
track-total = total

sheet-points = Points
sheet-series = The series
column-lives = living
column-chest = chest
column-seal = seal
column-points = points
column-game = game { $game }
column-total = total

## What happens

event-mayor = { ME($seat) ->
    [yes] You are the mayor now.
   *[no] { NAME($seat) } is the mayor now.
}
event-laid = The houses stand in their circle. Where each chest is, only its owner knows.
event-dealt = { $right ->
    [1] You look at your characters: the werewolf on the right, a citizen on the left.
    [2] You look at your characters: the thief on the right, a citizen on the left.
   *[0] { $left ->
        [1] You look at your characters: a citizen on the right, the werewolf on the left.
        [2] You look at your characters: a citizen on the right, the thief on the left.
       *[0] You look at your characters: two citizens.
    }
}
event-night-falls = Night { $round } falls. All eyes close.
event-thief-wakes = The thief is called.
event-thief-sleeps = { $chest ->
    [true] You peek into { house }: the chest is there.
    [false] You peek into { house }: no chest, so it is in the other one.
   *[none] The thief’s time is over.
}
event-wolf-wakes = The werewolf is called.
event-wolf-sleeps = The werewolf’s time is over.
event-day-breaks = Day { $round } dawns. The claw points at { house }: whoever lived there is gone.
event-privilege-unused = { ME($seat) ->
    [yes] You do without the mayor’s privilege today.
   *[no] { NAME($seat) } does without the mayor’s privilege today.
}
event-privilege = { ME($seat) ->
    [yes] You use the mayor’s privilege on { character }.
   *[no] { NAME($seat) } uses the mayor’s privilege on { character }.
}
event-privilege-face = You alone are shown it: { face }.
event-shown = { ME($seat) ->
    [yes] In return you show your { on-side } character.
   *[no] In return { NAME($seat) } shows a character, the { on-side } one.
}
event-shown-face = You alone see it: { face }.
event-bets = { ME($seat) ->
    [yes] You bet.
   *[no] { NAME($seat) } bets.
}
event-no-bet = { ME($seat) ->
    [yes] You do not bet today.
   *[no] { NAME($seat) } does not bet.
}
event-drew = You look at the coins you drew.
event-placed = { ME($seat) ->
    [yes] You put your seal in front of { NAME($target) }.
   *[no] { ME($target) ->
        [yes] { NAME($seat) } puts the seal in front of you.
       *[no] { NAME($seat) } puts the seal in front of { NAME($target) }.
    }
}
event-discussed = The talk is over, the vote begins.
event-votes = { ME($seat) ->
    [yes] { ME($owner) ->
        [yes] You vote against your own { on-side } character.
       *[no] You vote against { NAME($owner) } ({ on-side }).
    }
   *[no] { ME($owner) ->
        [yes] { NAME($seat) } votes against you ({ on-side }).
       *[no] { NAME($seat) } votes against { NAME($owner) } ({ on-side }).
    }
}
event-suspects = The suspects: { paw-suspect }, marked with the paw print ({ $paw_votes ->
    [0] no votes
    [one] 1 vote
   *[other] { $paw_votes } votes
}), and { tuft-suspect }, with the tuft of fur ({ $tuft_votes ->
    [0] no votes
    [one] 1 vote
   *[other] { $tuft_votes } votes
}).
event-defended = { ME($seat) ->
    [yes] You have spoken.
   *[no] { NAME($seat) } has spoken.
}
event-cast = { ME($seat) ->
    [yes] You chose { votes-cast }.
   *[no] { NAME($seat) } chose { votes-cast }.
}
event-run-off = The run-off: { $paw_votes } against { paw-suspect } (paw), { $tuft_votes } against { tuft-suspect } (tuft).
event-lynched = The town lynches { character }, which leaves the circle face down.
thief-was = { ME($thief) ->
    [yes] You were the thief.
   *[no] The thief was { NAME($thief) }.
}
event-end = { $reason ->
    [parity] { ME($wolf) ->
        [yes] You have won: you are the werewolf, and as many of your characters live as of all the others together. { thief-was }
       *[no] { NAME($wolf) } is the werewolf and wins, with as many living characters as all the others together. { thief-was }
    }
   *[lynched] { ME($wolf) ->
        [yes] You, the werewolf, have lost both characters. { thief-was } The best score is { NAME($winner) }’s, who wins the game.
       *[no] { NAME($wolf) } was the werewolf and has lost both characters. { thief-was } { ME($winner) ->
            [yes] The best score is yours: you win the game!
           *[no] The best score is { NAME($winner) }’s, who wins the game.
        }
    }
}
event-points = The points are counted.
event-next-game = Game { $game } begins. { ME($mayor) ->
    [yes] You are the mayor.
   *[no] { NAME($mayor) } is the mayor.
}

## What you are asked

prompt-chest = In which of your two houses do you hide the chest?
prompt-sleep-thief = Keep your eyes closed while the thief is called.
prompt-sleep-wolf = Keep your eyes closed while the werewolf is called.
prompt-look = You are the thief, and everyone sleeps. Which house do you peek into?
prompt-bite = You are the werewolf, and everyone sleeps. Which house does the claw point at?
prompt-point = You are the mayor. Whose character do you want to see? You will show one of yours in return.
prompt-show = You saw { NAME($owner) }’s { on-side } character: { face }. Which of yours do you show in return?
prompt-bet = Do you bet your seal on who the werewolf is? There { $coins ->
    [one] is 1 coin
   *[other] are { $coins } coins
} in the bag.
prompt-keep = You drew { $coins }. Which coin do you bet?
prompt-accuse = Coin { $coin } is in your hand. Who is the werewolf?
prompt-ready = Talk it over: who is the werewolf? Say when you are ready to vote.
prompt-vote = { $turn ->
    [1] First of your two votes: which character is under suspicion?
   *[2] Second of your two votes: which character is under suspicion?
}
prompt-done = You are suspected. Speak up for yourself, then let the vote go on.
prompt-cast = { $votes ->
    [1] You have one vote. Who shall be lynched: { paw-suspect } (paw) or { tuft-suspect } (tuft)?
   *[2] You have two votes. Who shall be lynched: { paw-suspect } (paw) or { tuft-suspect } (tuft)?
}
prompt-over = The game is over.

wait-chests = The others are still hiding their chests.
wait-night = It is night. All eyes are closed.
wait-privilege = { NAME($seat) }, the mayor, may ask to see a character.
wait-show = { NAME($seat) }, the mayor, is choosing what to show in return.
wait-bet = { NAME($seat) } may bet.
wait-seal = { NAME($seat) } has drawn coins and is choosing whom to accuse.
wait-ready = The talk goes on until everyone is ready.
wait-vote = { NAME($seat) } is voting.
wait-defence = { NAME($seat) } speaks in defence.
wait-cast = The secret votes are coming in.
wait-without-votes = You have no vote in this run-off. The others are voting.
wait-chance = The cards are on their way.

## What you can do

move-chest = { $side ->
    [0] In the right one
   *[1] In the left one
}
move-sleep = Sleep on
move-look = { slot-label }
move-no-look = Peek nowhere tonight
move-no-bite = Bite nobody tonight
move-bite = { slot-label }
move-point = { slot-label }
move-no-point = Do without the privilege
own-card = { $side ->
    [0] The right one: { face }
   *[1] The left one: { face }
}
move-show = { $gone ->
    [true] { own-card } (no longer in the circle)
   *[false] { own-card }
}
move-bet = Bet
move-no-bet = Not today
move-no-vote = Do not vote
move-keep = Coin { $coin }
move-accuse = { NAME($seat) }
move-ready = Ready to vote
move-vote = { slot-label }
move-done = I have spoken
move-cast = { $paws ->
    [0] { $tufts ->
        [1] Tuft: { tuft-suspect }
       *[2] Tuft, twice: { tuft-suspect }
    }
    [1] { $tufts ->
        [0] Paw: { paw-suspect }
       *[1] One vote each
    }
   *[2] Paw, twice: { paw-suspect }
}

## What you know

note-game = Game { $game }: { ME($winner) ->
    [yes] you won
   *[no] { NAME($winner) } won
}; the werewolf was { ME($wolf) ->
    [yes] you
   *[no] { NAME($wolf) }
}, the thief { ME($thief) ->
    [yes] you
   *[no] { NAME($thief) }
}.
note-chest = { $gone ->
    [true] Your chest was in the { on-side } house, which is gone.
   *[false] Your chest is in the { on-side } house.
}
note-citizens = { $lives ->
    [0] Your characters were two citizens, and both are gone.
   *[other] Your characters are two citizens: at night you sleep.
}
note-werewolf = You are the werewolf, with both characters. The card itself is on the { on-side }; the other one looks like a citizen.
note-thief = { $lives ->
    [0] You are the thief, but without characters you peek no more.
   *[other] You are the thief, with both characters. The card itself is on the { on-side }; the other one looks like a citizen.
}
note-count = You win when as many of your characters live as of all the others. Now: { $own } of yours, { $others } of theirs.
note-look = Night { $night }, you peeked into { house }: { $chest ->
    [true] the chest is there.
   *[false] no chest, so it is in the other one.
}
note-seen = Day { $day }, you saw { character }: { face }.
note-cleared = { NAME($seat) } has no characters left and the game goes on: { NAME($seat) } is not the werewolf.
note-bet = You bet coin { $coin } that { NAME($target) } is the werewolf (you had drawn { $drawn }).
note-cast = In this run-off you chose { votes-cast }.

## How it ended

points-won = { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-series = { ME($seat) ->
    [yes] You win the series with { points-won }!
   *[no] { NAME($seat) } wins the series with { points-won }.
}
result-shared = { ME($seat) ->
    [yes] You share the win of the series, with { points-won }.
   *[no] { NAME($seat) } shares the win of the series, with { points-won }.
}
result-parity = { ME($winner) ->
    [yes] You win! Nobody stopped the werewolf.
   *[no] { NAME($winner) }, the werewolf, wins: nobody stopped it in time.
}
best-score = { $tied ->
    [true] { points-won } (as many as others, but nearest to the mayor)
   *[false] { points-won }
}
result-lynched = { ME($winner) ->
    [yes] You win with { best-score }! The werewolf, { NAME($wolf) }, is beaten.
   *[no] { ME($wolf) ->
        [yes] The town has found you out. { NAME($winner) } wins with { best-score }.
       *[no] The werewolf, { NAME($wolf) }, is beaten. { NAME($winner) } wins with { best-score }.
    }
}
result-thief = { ME($seat) ->
    [yes] You were the thief.
   *[no] { NAME($seat) } was the thief.
}
result-look = { ME($seat) ->
    [yes] Night { $night }, you peeked into { house }: { $chest ->
        [true] the chest was there.
       *[false] no chest.
    }
   *[no] Night { $night }, { NAME($seat) } peeked into { house }: { $chest ->
        [true] the chest was there.
       *[false] no chest.
    }
}
result-bet = { ME($seat) ->
    [yes] You drew { $drawn } and bet { $coin } on { NAME($target) }: { $right ->
        [true] right!
       *[false] wrong.
    }
   *[no] { NAME($seat) } drew { $drawn } and bet { $coin } on { ME($target) ->
        [yes] you
       *[no] { NAME($target) }
    }: { $right ->
        [true] right!
       *[false] wrong.
    }
}

## What may be claimed in the talk

claims-suspect = Accuse somebody
claims-trust = Speak up for somebody
claims-am = Say what you are
claims-saw = Say whose character you saw
claims-peeked = Say where you peeked
claim-suspect = { ME($seat) ->
    [yes] I suspect { NAME($target) }.
   *[no] { ME($target) ->
        [yes] { NAME($seat) } suspects you.
       *[no] { NAME($seat) } suspects { NAME($target) }.
    }
}
claim-trust = { ME($seat) ->
    [yes] I trust { NAME($target) }.
   *[no] { ME($target) ->
        [yes] { NAME($seat) } trusts you.
       *[no] { NAME($seat) } trusts { NAME($target) }.
    }
}
claim-am = { ME($seat) ->
    [yes] I am { face }.
   *[no] { NAME($seat) } claims to be { face }.
}
claim-saw = { ME($seat) ->
    [yes] I saw { character }: { face }.
   *[no] { NAME($seat) } claims to have seen { character }: { face }.
}
claim-peeked = { ME($seat) ->
    [yes] I peeked into { house }: { $chest ->
        [true] the chest is there.
       *[false] no chest.
    }
   *[no] { NAME($seat) } claims to have peeked into { house }: { $chest ->
        [true] the chest is there.
       *[false] no chest.
    }
}

## Why a move is refused

refusal-game-over = The game is over: nobody moves any more.
refusal-no-such-move = This game knows no move called “{ $verb }”.
refusal-no-such-choice = “{ $move }” is not among the choices you have now.
refusal-already-answered = You have answered already; the table waits for the others.
refusal-not-your-turn = It is not your turn yet.
refusal-only-while-laying = Chests are hidden before the first night, and stay where they are.
refusal-only-at-night = One sleeps at night, and it is day.
refusal-only-thief-called = Only the thief peeks into houses, and only when called at night.
refusal-only-wolf-called = Only the werewolf turns the claw, and only when called at night.
refusal-only-the-mayor = Only today’s mayor has the privilege.
refusal-only-mayor-after-dawn = Only the mayor asks to see a character, once a day, right after dawn.
refusal-only-after-pointing = Only the mayor shows a character, in return for the one just seen.
refusal-nothing-to-pass = There is nothing to pass on now.
refusal-only-in-betting = Bets are made in turn, after the privilege and before the talk.
refusal-only-after-drawing = You keep a coin when you have drawn for a bet.
refusal-only-with-coin = You put down your seal when you have chosen a coin for it.
refusal-only-in-discussion = You say that you are ready while the town is talking.
refusal-only-in-first-vote = Open votes are given in turn, after the talk.
refusal-only-when-suspected = Only the owner of a suspect speaks in defence, after the first vote.
refusal-only-in-run-off = Secret votes are given in the run-off, after the defence.
refusal-you-sleep = You are asleep: this call is not for you.
refusal-thief-without-characters = A thief with no characters left peeks no more.
refusal-wolf-must-choose = You cannot sleep this through: you are the werewolf, and somebody must fall.
refusal-last-character = That is your last character: the claw may not point at it.
refusal-not-in-circle = That character is no longer in the circle.
refusal-not-your-own = That one is yours: choose another player’s.
refusal-seal-used = Your seal is on the table already: there is one bet a game.
refusal-no-way-back = You have seen the coins: the bet must be made now.
refusal-not-drawn = That coin is not among those you drew.
refusal-not-yourself = You cannot bet on yourself.
refusal-must-vote = There is no abstaining: every vote must be given.
refusal-no-votes = You have no vote in this run-off: only living characters that are not suspects give one.
refusal-not-a-suspect = In the run-off one votes for one of the two suspects, those with the paw and the tuft.
refusal-cast-all = { $votes ->
    [1] You have one vote to give: “cast paw” or “cast tuft”.
   *[2] You have two votes to give, such as “cast paw tuft”.
}

## In the lab's reports
side-werewolf = the werewolf
side-thief = the thief
side-citizen = the citizens
end-parity = as many lives as all others
end-lynched = the werewolf is lynched
end-series = end of the series
