### The house's own words in English. A game's messages come on top of these.

## What is drawn where there is no picture

glyph-night = ☾
glyph-day = ☀

## A game in the terminal

play-welcome = { $title }: { $players } at the table. You are { $name }, the others are bots.
play-watch = { $title }: { $players } at the table, all of them bots. You look over { $name }’s shoulder.
play-options = Type a number, or ? for help.
play-you = you
play-player = player

play-enter = Enter: { $choice }
play-range = Choose a number from 1 to { $count }.
play-unclear = “{ $text }” is not clear to me. Type a number from 1 to { $count }, a move, or ? for help.

play-help =
    Type the number of a choice, or the move itself as written beside it.
    Where there is only one thing to do, Enter does it.
    The labels on the table are those that moves use.

      ?            this help
      table        the table again
      look NAME    what a piece may reach, on the map
      know         what you know
      log          all that has happened
      rules        the rule behind the question
      rules ID     another rule
      quit         leave the game; you can save it first

play-whose = { $thing } ({ $letter }: { $name })
play-look-nothing = There is nothing to lay over the map for “{ $thing }”.
play-know = What you know
play-know-nothing = You know nothing the others do not.
play-log = So far
play-log-nothing = Nothing has happened yet.
play-no-rule = There is no rule called “{ $id }”.
play-no-rule-here = No rule is behind this question.

play-leave = You leave the table. To save the game type a file name; Enter leaves it unsaved.
play-abandoned = The game was left unfinished and is not saved.
play-no-more-input = There is no more input.
play-saved = Saved in { $file }.
play-not-saved = { $file } cannot be written: { $problem }.
play-continue = To go on: { $command }
play-look-back = To see it again: { $command }
play-all-shown = All is shown

ground-sea = sea
ground-scum_sea = scum sea
ground-water = water
ground-river = river
ground-basin = basin
ground-road = road
ground-crossing = crossing
ground-bridge = bridge
ground-concrete = concrete
ground-square = square
ground-meadow = meadow
ground-plains = plains
ground-ground = open ground
ground-beach = beach
ground-park = park
ground-wood = wood
ground-jungle = jungle
ground-swamp = swamp
ground-mountain = mountain
ground-glass_zone = glass zone
ground-building = building
ground-house = house
ground-city = city
ground-inside = inside
ground-roof = roof
ground-wall = wall
ground-quay = quay
ground-deck = deck
