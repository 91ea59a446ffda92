# The lobby, and all pages that are no table and no replay.

## Frame of every page

lobby-skip = To the content
lobby-nav = Pages
lobby-nav-play = Play
lobby-nav-rules = Rules
lobby-me-nobody = Guest
lobby-me-guest = { $name } (guest)
lobby-me-open = Your name and account
lobby-unofficial = An unofficial fan implementation without the publishers' art.
lobby-credit-icons = Icons: game-icons.net, CC BY 3.0
lobby-credit-fonts = Fonts: Alegreya, Golos Text, Roboto Condensed, SIL Open Font License
lobby-offline = No connection to the server. The page goes on by itself as soon as there is one.

## Your games

lobby-mine = Your games
lobby-mine-turns = { $count ->
    [0] Nobody waits for you
    [one] Your turn in one of them
   *[other] Your turn in { $count } of them
}
lobby-mine-all = All { $count }
lobby-mine-fewer = Fewer
lobby-mine-turn = Your turn
lobby-mine-paused = Paused
lobby-mine-left = You left: a bot plays
lobby-mine-finished = Finished
lobby-mine-frozen = Frozen
lobby-mine-ended = Ended
lobby-mine-replay = Watch the replay
lobby-mine-open = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
lobby-mine-waits = { $name }, { $time }
lobby-mine-waits-now = Turn: { $name }
lobby-mine-running = Running
lobby-solo = Solo
lobby-hotseat-short = One screen
lobby-bot = bot

# How long ago, as short as it can be said.
lobby-time-minutes = { $count } min
lobby-time-hours = { $count } h
lobby-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
lobby-ago-now = just now
lobby-ago-minutes = { $count } min ago
lobby-ago-hours = { $count } h ago
lobby-ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}

## The five games

lobby-games = The games
lobby-games-hint = Pick one and you are playing a minute from now.
lobby-minutes = { $count } min
lobby-players-label = Players
lobby-weight = Weight
lobby-weight-of = Weight: { $weight } of 5
lobby-play-now = Play now
lobby-play-now-game = Play now: { $game }
lobby-options = Options
lobby-options-game = New table with options: { $game }
lobby-against = Against
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-level = Level of the bots
lobby-start = Start
lobby-starting = Laying out the table …

## Tables of others

lobby-open = Open tables
lobby-open-hint = Sit down, no account needed
lobby-open-none = Nobody is waiting for players right now.
lobby-open-none-hint = Make a table that is open to all: it appears here, and whoever comes by can sit down.
lobby-open-make = Make an open table
lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-waits = { $count ->
    [0] Nobody there yet
    [one] { $names } waits
   *[other] { $names } wait
}
lobby-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
lobby-join = Join
lobby-join-table = Join: { $table }
lobby-return = Go there
lobby-running = Running games
lobby-running-hint = Watch, hidden cards stay hidden
lobby-watch = Watch
lobby-watch-table = Watch: { $table }
lobby-undo-free-short = Undo up to what was revealed
lobby-undo-consent-short = Undo if all agree
lobby-undo-none-short = No undo

## With friends

lobby-friends = With friends
lobby-friends-hint = Make a table, send the link. Friends need no account.
lobby-friends-create = Create a table
lobby-friends-hotseat = Hot seat
lobby-friends-watch = Watch
lobby-friends-got = Got a link or a code?
lobby-friends-example = e.g. amber-fox-42
lobby-friends-go = Join
lobby-friends-unclear = This is neither a link of this site nor the code of a table. A code looks like amber-fox-42.
lobby-friends-unknown = There is no table “{ $code }” here, or it is private: then you need its link.

## A new table

lobby-new = New table
lobby-new-game = Game
lobby-new-unknown = This game cannot be played here yet.
lobby-new-players = Players
lobby-new-players-solo = 1, solo
lobby-new-setup = Setup
lobby-new-setup-hint = What the game is played with. The usual choice is already set.
lobby-new-seats = Seats
lobby-new-seats-hint = Several seats of yours make a hot-seat game: you hand the screen over.
lobby-new-seat = Seat { $number }
lobby-new-seat-me = Me
lobby-new-seat-open = Open for a friend
lobby-levels = The levels of bots
lobby-level-chosen = chosen
lobby-new-seat-bot = Bot: { $level }
lobby-new-hotseat = All at this screen
lobby-new-who = Who may come
lobby-new-private = Private
lobby-new-private-text = Only with the link that you send.
lobby-new-public = Open
lobby-new-public-text = In the lobby for everyone, to join or to watch.
lobby-new-undo = Taking moves back
lobby-undo-free = Free
lobby-undo-free-text = Your own moves, back to the last card turned up or die cast; further only if all agree.
lobby-undo-consent = By consent
lobby-undo-consent-text = Every time the others have to agree.
lobby-undo-none = Never
lobby-undo-none-text = A move made is a move made.
lobby-new-advanced = Advanced
lobby-new-seed = Number of the deal
lobby-new-seed-text = The same number with the same setup gives the same deal. Leave it empty for a fair one that nobody knows. With a number this is a practice table, and everybody sees that.
lobby-new-seed-wrong = The number of the deal is a whole number from 0 to { $most }.
lobby-new-create = Create the table
lobby-new-start = Create and play
lobby-new-creating = Laying out the table …
lobby-new-sum-open = { $count ->
    [one] The game begins when one friend has sat down. You get the link at the table.
   *[other] The game begins when { $count } friends have sat down. You get the link at the table.
}
lobby-new-sum-hotseat = The game begins at once. { $count } players share this screen.
lobby-new-sum-solo = The game begins at once, for you alone.
lobby-new-sum-bots = { $count ->
    [one] The game begins at once, against one bot.
   *[other] The game begins at once, against { $count } bots.
}
lobby-new-sum-watch = No seat is yours: you watch the bots play.

## Coming by a link

lobby-arrive-invited = You are invited to a table
lobby-arrive-host = { $name } invites you to a table
lobby-arrive-join = Join
lobby-arrive-as = What shall we call you?
lobby-arrive-as-hint = You can change your name at any time.
lobby-arrive-joining = Sitting down …
lobby-arrive-yours = You already sit at this table.
lobby-arrive-go = To the table
lobby-arrive-full = All seats are taken, but you can watch.
lobby-arrive-finished = This game is over. You can watch its replay.
lobby-arrive-replay = Watch the replay
lobby-arrive-gone = There is no such table, or this link is no longer valid.
lobby-arrive-gone-hint = Ask whoever sent it for a new one.
lobby-arrive-seat = Take a seat over
lobby-arrive-seat-text = This link stands for one seat of this table. Whoever takes it plays on there: you on another device, or somebody who steps in for you.
lobby-arrive-seat-warn = From then on the seat is yours in this browser. Pass the link on only to somebody who may play for you.
lobby-arrive-take = Take the seat
lobby-arrive-taking = Taking the seat …
lobby-arrive-home = To the lobby

## My name and account

lobby-account = You
lobby-account-name = Your name
lobby-account-name-label = Name
lobby-account-name-hint = The others at the table see it.
lobby-account-save = Save the name
lobby-account-saved = Your name is { $name } now.
lobby-account-kept = Your games are kept
lobby-account-kept-text = You are logged in as { $login }. Log in on any device and go on there.
lobby-account-logout = Log out
lobby-account-logout-everywhere = Log out everywhere
lobby-account-logged-out = You are logged out. Your games are kept; log in to see them.
lobby-account-logged-out-everywhere = You are logged out on all devices. Your games are kept; log in to see them.
lobby-account-keep = Keep your games
lobby-account-keep-text = Now your games live in this browser only. With a login and a password you find them on every device. No mail address is needed, so nobody can send you a new password: note it down.
lobby-account-login = Login
lobby-account-password = Password
lobby-account-password-hint = At least { $least } characters.
lobby-account-show = Show the password
lobby-account-register = Keep my games
lobby-account-registered = Done. Your games are now kept under { $login }.
lobby-account-have = Log in
lobby-account-have-text = You kept your games before? Then go on with them here.
lobby-account-have-warn = The games of the guest you are now stay behind in that case.
lobby-account-enter = Log in
lobby-account-entered = Welcome back, { $name }.
lobby-account-no-name = A name has at least one letter.
lobby-account-no-login = Type a login.
lobby-account-short = The password is too short: it has { $count } of at least { $least } characters.
lobby-account-no-password = Type your password.

## Rules in words

lobby-rules = Rules
lobby-rules-title = Rules: { $game }
lobby-rules-about = Every rule in our own words. The game cites them by these names when it says what is allowed and why not.
lobby-rules-games = Games
lobby-rules-contents = Contents
lobby-rules-search = Search the rules
lobby-rules-clear = Clear
lobby-rules-found = { $count ->
    [0] No rule contains this.
    [one] { $count } rule
   *[other] { $count } rules
}
lobby-rules-none-hint = Try another word or only its beginning.
lobby-rules-only = Only with our rulings
lobby-rules-here = Link to this rule: { $rule }
lobby-rules-missing = There is no rule “{ $rule }” here.
# How the server's lines begin that are ours and not the rulebook's; what begins so is marked.
lobby-rules-ruling = Our ruling:

## No such page

lobby-missing = There is nothing here
lobby-missing-text = This address belongs to no page. Perhaps a letter of the link was lost.
lobby-missing-home = To the lobby

## Friendly names of guests: one word of the first list, one of the second

lobby-guest-how = Amber Brave Bright Calm Clever Copper Curious Gentle Golden Hazel Jolly Keen Lucky Merry Misty Nimble Patient Quick Quiet Rusty Silver Sly Sunny Swift Velvet Wandering Wise Witty
lobby-guest-who = Badger Beaver Crane Falcon Fox Hare Hedgehog Heron Kestrel Lynx Marten Mole Moth Newt Otter Owl Raven Robin Salmon Seal Sparrow Stoat Stork Swan Toad Vole Weasel Wren
