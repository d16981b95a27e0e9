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

## Reports of the lab

lab-title = { $title }: { $games } games
lab-table = { $seats ->
    [one] One player
   *[other] { $seats } players
}. Bots: { $bots }. Seed { $seed }.
lab-options = Options: { $options }.
lab-numbers = Played with other numbers than those of the box:
lab-seat = seat { $seat }

lab-fair = Is it fair?
lab-fair-side = { $side }: { $rate } of the games won, between { $low } and { $high } (95 %).
lab-fair-even = No seat wins more or less often than an equal share, beyond chance.
lab-fair-more = { $seat } wins more often than an equal share of { $level }: { $rate }, at least { $low }.
lab-fair-less = { $seat } wins less often than an equal share of { $level }: { $rate }, at most { $high }.
lab-fair-draws = { $rate } of the games have no winner.
lab-fair-short = { $games } games say little: a share is known to some { $error } points only.

lab-by-seat = Wins by seat
lab-by-seat-note = Alone or together with others. The dashed line is where all seats would be alike.
lab-by-side = Wins by side
lab-by-side-note = Of the games in which somebody was on that side.
lab-by-bot = Wins by bot
lab-by-bot-note = Of all seats that a bot held.
lab-ends = How games end
lab-length = How long games are
lab-length-note = { $mean } moves on average, chance included; half of the games between { $low } and { $high }.
lab-drama = Who leads, and when it is decided
lab-drama-note = How often the later winner is ahead, by the game’s own evaluation. Halfway it is { $half }; the lead changes { $changes } times a game.
lab-no-drama = This game has no evaluation of a position yet, so nobody can say who leads.
lab-heat = Where figures stand
lab-heat-of = { $who } on { $map }
lab-heat-note = At the end of each turn; the darker, the more often.
lab-no-heat = This game has no board that draws itself.
lab-not-observed = These games were not looked at while they were played; with --observe or --report there are pictures of cards, leads and boards too.
lab-cards = Cards and wins
lab-cards-note = Of those who played a card at least once, how many won. The dashed line is the share of all who played cards. The { $count } cards played most.
lab-no-cards = No cards are played in this game.

lab-axis-won = won
lab-axis-games = games
lab-axis-moves = moves
lab-axis-gone = of the game played
lab-axis-ahead = later winner ahead
lab-figures = The numbers
lab-column-name = what
lab-column-count = count
lab-column-of = of
lab-column-share = share
lab-column-interval = 95 % interval
lab-again = The same games again
