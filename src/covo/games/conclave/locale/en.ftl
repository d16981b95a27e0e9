### Conclave in English. $named is a seat, or none for a player who abstained.

game-blurb = One of you is an impostor, and one of you knows. Two votes to throw the impostor out; but who speaks too plainly pays for it.

title = { $read ->
    [0] First ballot
    [1] Second ballot
   *[2] The end
}

## What happens

event-dealt = { $impostor ->
    [none] You are loyal. Somebody here is not.
   *[other] { ME($impostor) ->
        [yes] You are the impostor. Somebody here knows.
       *[no] You are the witness: the impostor is { NAME($impostor) }. Do not give yourself away.
    }
}
event-voted = { ME($seat) ->
    [yes] { $named ->
        [none] You abstained.
       *[other] You named { NAME($named) }.
    }
   *[no] { $named ->
        [none] { NAME($seat) } abstained.
       *[other] { ME($named) ->
            [yes] { NAME($seat) } named you.
           *[no] { NAME($seat) } named { NAME($named) }.
        }
    }
}
event-end = { ME($impostor) ->
    [yes] { $reason ->
        [survived] You are the impostor, and nobody throws you out.
        [revenge] You are thrown out, and point at the witness as you go.
       *[expelled] You are thrown out, without having found the witness.
    }
   *[no] { $reason ->
        [survived] The impostor is { NAME($impostor) }, whom nobody throws out.
        [revenge] The impostor { NAME($impostor) } is thrown out, and points at the witness on the way.
       *[expelled] The impostor { NAME($impostor) } is thrown out, without having found the witness.
    }
} { ME($witness) ->
    [yes] The witness is you.
   *[no] The witness is { NAME($witness) }.
}

## What you are asked

prompt-name = Who has to go? Name a player, or abstain.
prompt-over = The game is over.
wait-votes = The votes are coming in.

## What you can do

move-name = { NAME($seat) }
move-abstain = Abstain

## What you know

note-impostor = { ME($seat) ->
    [yes] You are the impostor. The witness knows it: if you are thrown out, you win only by naming the witness.
   *[no] The impostor is { NAME($seat) }.
}
note-witness = { ME($seat) ->
    [yes] You are the witness. If the impostor finds out, being thrown out does not matter.
   *[no] The witness is { NAME($seat) }.
}

## How it ended

result-survived = { ME($impostor) ->
    [yes] You win: nobody stopped you.
   *[no] The impostor { NAME($impostor) } wins: nobody stopped them.
}
result-revenge = { ME($impostor) ->
    [yes] You win: you found the witness, { NAME($witness) }.
   *[no] The impostor { NAME($impostor) } wins, having found the witness: { ME($witness) ->
        [yes] you.
       *[no] { NAME($witness) }.
    }
}
result-expelled = { ME($impostor) ->
    [yes] The loyal win: you are out, and the witness, { NAME($witness) }, stayed hidden.
   *[no] The loyal win: the impostor { NAME($impostor) } is out, and the witness{ ME($witness) ->
        [yes] {" "}(you)
       *[no] , { NAME($witness) },
    } stayed hidden.
}

## Why a move is refused

refusal-game-over = The game is over: nobody moves any more.
refusal-not-asked = The table is not waiting for you: a vote once cast stays.
refusal-not-yourself = You cannot name yourself.
refusal-no-such-choice = You can name another player of this table, such as “name 0”, or “abstain”.

## In the lab's reports
side-impostor = the impostor
side-loyal = the others
end-survived = the impostor stays
end-revenge = the witness is thrown out
end-expelled = the impostor is thrown out
