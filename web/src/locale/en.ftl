### The page's own words in English. The house's and the game's messages come on top of these.

page-tagline = board games with secrets
page-language = Language
page-home = All games
page-menu = Menu
page-rules = rules
page-clock-left = time left
page-skip = Skip to your move
page-close = Close
page-copy = Copy
page-copied = Copied
page-retry = Try again

## Lobby

page-what-tonight = What shall we play tonight?
page-chosen = chosen
page-players = { $few ->
    [true] { $from } players
   *[false] { $from }–{ $to } players
}
page-set-table = Set the table
page-your-name = Your name
page-name-hint = as the others will see it
page-name-missing = Write a name first, so that the others know who you are.
page-seats = Seats
page-seats-range = { $from } to { $to }
page-fewer = one fewer
page-more = one more
page-you-host = you, your table
page-free = Free
page-send-link = send the link
page-bots-play = Bots play
page-bots-quick = thinking
page-bots-search = thinking ahead
page-bots-random = at random
page-bots-hint = Chairs nobody takes are filled with bots when you start.
page-open-table = Open the table
page-join = Join a table
page-join-hint = Somebody gave you a code? Type it here.
page-code = Code of the table
page-go = Go
page-recent = Pick up where you left
page-recent-none = Tables you sit at or watch appear here.
page-forget = Forget this table
page-resume = Resume
page-look = Look
page-status-open = not started yet
page-status-playing = being played
page-status-over = over
page-yes = yes
page-no = no
page-no-games = The games cannot be loaded.
page-credits = Icons by the authors of game-icons.net, CC BY 3.0.

## Before the game

page-table-of = Table { $code }
page-waiting-room = Who is coming?
page-invite = Invite
page-invite-hint = Whoever opens the link sits down, or watches. No sign-up.
page-your-link = Your own link
page-your-link-hint = Opens your seat on another device. Keep it to yourself.
page-start = Start the game
page-start-with-bots = { $free ->
    [0] Start the game
    [one] Start: a bot takes the free chair
   *[other] Start: bots take the { $free } free chairs
}
page-wait-for-host = { $name } starts the game.
page-sit-here = Sit here
page-sit-down = Sit down
page-watch = Watch
page-watching = You are watching
page-watchers = { $count ->
    [0] nobody watches
    [one] 1 watches
   *[other] { $count } watch
}
page-full = All chairs are taken. You can watch.
page-running = The game is being played. You can watch.
page-take-seat = Take a chair
page-bot = bot
page-here = here
page-away = away
page-you = you
page-settings = Settings of this table
page-dice = Fair dice
page-dice-hint = The dice follow from a secret. This is its fingerprint; the secret is shown when the game is over, and anyone can check every roll.
page-secret = The secret

## The table

page-at-table = At the table
page-side = Log, talk and rules
page-waiting-for = Waiting for { $names }
page-waiting-all = Waiting for everybody
page-waiting-me = you
page-no-wait = Nobody is awaited
page-night-all = It is night: everybody sees this page.
page-is-choosing = is choosing…
page-your-turn = your turn
page-seat-lives = { $lives } alive
page-seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-your-move = Your move
page-wait = Wait
page-over = The end
page-why = why?
page-let-go = Let go
page-do-it = Do it
page-confirm = Do it: { $choice }
page-then = then
page-choices = Choices
page-pick-more = Go on: choose on the board, or among the buttons.
page-answered = Your answer: { $choice }. You can change it until the time is up.
page-sending = On its way…
page-seconds = { $seconds ->
    [one] second
   *[other] seconds
}
page-yours = Yours
page-for-your-eyes = For your eyes only
page-cover = Cover
page-show = Show
page-covered = covered
page-nothing-known = You know nothing the others do not.
page-log = Log
page-log-empty = Nothing has happened yet.
page-since = since you last looked
page-talk = Talk
page-talk-empty = Nobody has said anything yet.
page-talk-write = Say something to the table
page-talk-send = Send
page-talk-to = To whom
page-talk-all = Everybody
page-talk-closed = One does not talk now.
page-talk-closed-why = It opens again when the rules allow it.
page-talk-watching = Those who watch listen.
page-rules-tab = Rules
page-rules-search = Search the rules
page-rules-none = No rule speaks of “{ $text }”.
page-rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
page-board = Board
page-board-words = The board in words
page-on-it = { $place }: { $things }
page-table-tab = Table
page-seats-tab = Seats
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-reset = Whole board
page-steps = Steps of the round
page-result = How it ended
page-see-board = See the board
page-see-result = See the result
page-player = player
page-new-table = A new table
page-track = { $what }: { $value }
page-track-of = { $what }: { $value } of { $of }
page-piece-of = { $thing } ({ $name })
page-several = { $thing } × { $count }

## Trouble

page-lost = The connection is lost. Trying again…
page-lost-in = The connection is lost. Trying again in { $seconds } s.
page-gone = This table cannot be reached any more.
page-connecting = Coming to the table…
page-no-connection = The server does not answer. Are you online?
page-something-wrong = That did not work. Try again, or load the page anew.
page-refused = That is not possible now.
problem-no-such-table = There is no table with this code. Look at the link again.
problem-rules-changed = This game began under older rules, and under those of today it cannot go on or be shown again. Its record is kept.
problem-bad-token = This link does not hold a seat at this table. You can take a free chair, or watch.
problem-not-understood = The server did not understand the page. Load it anew.
problem-no-talk-now = One does not talk now.
problem-not-yours = Only who sits there can do that.
problem-too-long = That is too long.
problem-seat-taken = Somebody was faster: that chair is taken.
problem-bad-name = This name cannot be used. Write letters, up to 40 of them.
problem-already-started = The game has begun. You can watch.
problem-name-taken = Somebody here already has that name. Choose another.

## Marks the theme LupusBURG paints on a house

mark-house-0 = R
mark-house-1 = L

# boards, cards, dice

page-boards = Boards
page-board-keys = The arrow keys move the board, + and − bring it closer or farther, 0 shows all of it. Tab goes to what can be chosen; there the arrow keys go from one to the next and Enter chooses.
page-zoom = Closer and farther
page-zoom-lit = Where I can choose
page-map-coming = Unfolding the map…
page-map-lost = The map did not arrive.
page-layers = Over the board
page-at-cost = { $what }, cost { $cost }
page-ghost = only you see it here
page-zones = Off the board
page-zones-show = Show what lies off the board
page-zones-hide = Fold away what lies off the board
page-zone = { $zone }: { $count }
page-zone-empty = nothing
page-read-card = Read { $card }
page-roll = The roll
page-rolled = Rolled: { $faces }
page-odds = How likely it is
page-closed = not possible now; tap to see why
page-pick-on-board = Choose on the board: there are too many to list.

# table features

## Claims

page-claims = Who says what
page-claims-one = Claim
page-claim = Claim…
page-claim-what = What do you say to the table?
page-claim-hint = Everybody reads it in their own language. It need not be true.
page-claims-none = Nobody has claimed anything yet.
page-claims-none-now = There is nothing to claim now.
page-claims-before = { $count ->
    [one] before that
   *[other] before that ({ $count })
}
page-back = Back

## Undo, pause, bots that stand in

page-undo = Take your last move back
page-undo-short = undo
page-pause = Pause the game
page-paused = Paused
page-paused-hint = The clocks stand still and nobody moves. Whoever is ready goes on.
page-go-on = Go on
page-standin = Let a bot play for me
page-standin-other = let a bot play
page-take-back = Take my seat back
page-bot-for = a bot plays for { $name }
page-bot-stands-in = bot stands in
page-bot-plays-you = A bot is playing for you.
page-proposal = Everybody is asked
page-proposal-undo = { NAME($by) } would like to take the last move back.
page-proposal-pause = { NAME($by) } would like a pause.
page-proposal-standin = { NAME($by) } proposes that a bot plays for { NAME($seat) }.
page-proposal-open = Still to answer: { $names }
page-agree = Agree
page-agree-all = We agree
page-disagree = Rather not
page-withdraw = Withdraw
page-sound-on = Sound is on
page-sound-off = Sound is off
page-drum = Drum on the table

## Once more

page-rematch = Once more
page-follow = To the next game
page-next-waits = The next game is set up.
page-series = { $games ->
    [one] Evening so far: 1 game
   *[other] Evening so far: { $games } games
}

## People who share a device

page-hotseat = Several people on this device
page-hotseat-name = their name
page-hotseat-add = Add somebody
page-hotseat-drop = Remove
page-hotseat-hint = You hand the device around. Between two people everything is covered.
page-hotseat-clocks = The clocks run while you hand the device around. A table without clocks suits you better.
page-on-device = on this device
page-pass = pass on
page-pass-to = Pass the device to
page-pass-hint = The others look away.
page-pass-idle = Nobody here is awaited. Whoever wants may look at what they know.
page-pass-ready = I am { $name }: show me
page-pass-other = Somebody else wants to look?
page-pass-next = Next is { $name }. Pass the device on when you have read everything.

## Settings

page-pace = Clocks
page-pace-printed = by the book
page-pace-slow = unhurried
page-pace-none = none
page-pace-printed-hint = The times of the rulebook
page-pace-slow-hint = Three times as long as in the rulebook
page-pace-none-hint = Everybody takes as long as they like
page-qr = The link of the invitation, to photograph
page-share = Share
page-share-text = Come and play { $title }

## Looking at it again

page-replay = Look at it again
page-replay-short = again
page-replay-now = just now
page-replay-first = To the beginning
page-replay-prev = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-play = Let it run
page-replay-stop = Stop
page-replay-moment = Moment
page-replay-of = { $at } of { $of }
page-replay-eyes = Whose eyes
page-replay-all = Everything open
page-replay-watcher = A watcher’s eyes
page-replay-as = { $name }’s eyes
page-replay-copy = Copy link
page-replay-record = Record
page-to-table = To the table

## The dice

page-fingerprint = Fingerprint of the secret
page-verify-title = Were the dice fair?
page-verify = Check the dice
page-dice-fair = { $count ->
    [0] Chance had no part in this game.
    [one] The one move of chance follows from the secret.
   *[other] All { $count } moves of chance follow from the secret.
}
page-dice-wrong = Not all moves of chance follow from the secret. Wrong are moves { $wrong }.
page-dice-same = Your browser has computed it: the secret has exactly the fingerprint this device was shown at the start.
page-dice-matches = Your browser has computed it: the secret has exactly the published fingerprint.
page-dice-other = The secret does not have the fingerprint that was published at the start.
page-dice-unchecked = Your browser cannot compute the fingerprint on this connection; the server has compared it.

## More trouble

problem-not-over = This game is not over. It can be looked at again when it is.
problem-no-such-viewer = Nobody sat there.
problem-no-such-moment = The game was not that long.
problem-nothing-to-undo = There is no move of yours to take back now.
problem-not-now = That is not possible now.
problem-no-claims = This game has no claims.
refusal-paused = The table is paused. Go on first.
refusal-bot-plays = A bot is playing for you. Take your seat back first.
refusal-table-changed = The table has changed meanwhile. Look again.
refusal-not-started = The game has not begun.
refusal-unclear = The page asked for something the table does not know.

## Standing answers

page-standing = Next time:
page-standing-never = ask me
page-standing-nothing = pass when I have nothing to play
page-standing-always = always pass
page-standing-end = Ask me again
