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
lobby-mine-finished = Finished
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

lobby-games = Five games
lobby-games-hint = Pick one and you are playing a minute from now.
lobby-minutes = { $count } min
lobby-players-label = Players
lobby-weight = Weight
lobby-weight-of = Weight: { $weight } of 5
lobby-play-now = Play now
lobby-play-now-game = Play now: { $game }
lobby-options = Options
lobby-options-game = New table with options: { $game }
lobby-later = Coming later
lobby-later-why = This game is still being built and cannot be played yet.
lobby-against = Against
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-level = Level of the bots
lobby-start = Start
lobby-starting = Laying out the table …

lobby-lockup-title = Lockup
lobby-lockup-tag = Send your crew through the prison and come out as its boss.
lobby-lockup-mode-1 = Solo
lobby-lockup-mode-2 = Expert crews
lobby-viscounts-title = Viscounts of the West Kingdom
lobby-viscounts-tag = Ride the round board, hire townsfolk, climb into the castle.
lobby-viscounts-mode-1 = Solo, 4 automas
lobby-viscounts-mode-2 = 2 board sides
lobby-kingdom-title = It's a Wonderful Kingdom
lobby-kingdom-tag = Offer cards, set traps, build a duchy that feeds itself.
lobby-kingdom-mode-1 = Solo
lobby-kingdom-mode-2 = 6 scenarios
lobby-kingdom-mode-3 = 3 modules
lobby-tyrants-title = Tyrants of the Underdark
lobby-tyrants-tag = Build a deck of spies and assassins, seize the caverns.
lobby-tyrants-mode-1 = 15 deck pairs
lobby-tyrants-mode-2 = 4 maps
lobby-wistar-title = Rats of Wistar
lobby-wistar-tag = Dig the burrow, search the farm, invent your way to freedom.
lobby-wistar-mode-1 = Solo
lobby-wistar-mode-2 = Inventions

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
lobby-new-seed-text = The same number with the same setup gives the same deal. Leave it empty for a fair one that nobody knows.
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
lobby-account-logged-out = You are logged out. Your games are kept; log in to see them.
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

## Parts of the rules: by the beginning of the rules' ids, with the name of the game where games differ

lobby-part-game = The game
lobby-part-components = Components
lobby-part-card = Cards
lobby-part-modules = Modules
lobby-part-setup = Setup
lobby-part-resources = Resources
lobby-part-round = The round
lobby-part-turn = The turn
lobby-part-end = End of the game
lobby-part-score = Scoring
lobby-part-tie = Ties
lobby-part-solo = Solo mode
lobby-part-kingdom-draft = Draft
lobby-part-kingdom-trap = Traps
lobby-part-kingdom-planning = Planning
lobby-part-kingdom-treasure = Treasures
lobby-part-kingdom-calamity = Calamities
lobby-part-kingdom-production = Production
lobby-part-kingdom-supremacy = Supremacy
lobby-part-kingdom-soldiers = Soldiers
lobby-part-kingdom-construction = Construction
lobby-part-kingdom-bonus = Construction bonus
lobby-part-kingdom-alchemy = Alchemy
lobby-part-kingdom-krystallium = Krystallium
lobby-part-kingdom-tokens = Tokens
lobby-part-kingdom-discard = Discarding under construction
lobby-part-kingdom-menaces = Menaces module
lobby-part-kingdom-battle = Battle
lobby-part-kingdom-rats = Giant rats
lobby-part-kingdom-giants = Frost giants
lobby-part-kingdom-shadows = Shadows
lobby-part-kingdom-thieves = Thieves
lobby-part-kingdom-advisors = Advisors module
lobby-part-kingdom-quests = Quests module
lobby-part-kingdom-scenario = Solo scenarios
lobby-part-kingdom-scenario-1 = Scenario 1: Rat invasion
lobby-part-kingdom-scenario-2 = Scenario 2: The prophecy
lobby-part-kingdom-scenario-3 = Scenario 3: The frozen north
lobby-part-kingdom-scenario-4 = Scenario 4: The last battle
lobby-part-kingdom-scenario-5 = Scenario 5: The thieves' guild
lobby-part-kingdom-scenario-6 = Scenario 6: Under siege
lobby-part-tyrants-vp = Victory points
lobby-part-tyrants-play = Playing cards
lobby-part-tyrants-cost = Abilities with a cost
lobby-part-tyrants-focus = Focus
lobby-part-tyrants-map = The board
lobby-part-tyrants-presence = Presence
lobby-part-tyrants-term = Terms
lobby-part-tyrants-white = White troops
lobby-part-tyrants-control = Control of a site
lobby-part-tyrants-total_control = Total control
lobby-part-tyrants-marker = Control markers
lobby-part-tyrants-action = Actions
lobby-part-tyrants-assassinate = Assassinating troops
lobby-part-tyrants-deploy = Deploying troops
lobby-part-tyrants-devour = Devouring cards
lobby-part-tyrants-draw = Drawing cards
lobby-part-tyrants-move = Moving troops
lobby-part-tyrants-spy = Spies
lobby-part-tyrants-promote = Promoting minions
lobby-part-tyrants-recruit = Recruiting minions
lobby-part-tyrants-return = Returning troops and spies
lobby-part-tyrants-supplant = Supplanting troops
lobby-part-tyrants-trophy = Trophies
lobby-part-tyrants-dragons = Dragons and other cards with VP
lobby-part-tyrants-outcast = Insane Outcasts
lobby-part-tyrants-demons = Demon cards
lobby-part-tyrants-trophies = Troops from trophy halls
lobby-part-tyrants-discard = Forced discards
lobby-part-tyrants-borrow = Borrowed cards
lobby-part-tyrants-aberrations = Aberration cards
lobby-part-tyrants-undead = Undead cards
lobby-part-tyrants-end_turn = End of the turn
lobby-part-lockup-overview = The game
lobby-part-lockup-board = The board
lobby-part-lockup-tokens = Crew tokens
lobby-part-lockup-holding_cell = Holding cells
lobby-part-lockup-crew_board = Crew boards
lobby-part-lockup-power = Power
lobby-part-lockup-suspicion = Suspicion
lobby-part-lockup-items = Item cards
lobby-part-lockup-attributes = Attributes
lobby-part-lockup-goons = Goon cards
lobby-part-lockup-expert = Expert mode
lobby-part-lockup-expert-crew = Crews in expert mode
lobby-part-lockup-roll_call = Roll call phase
lobby-part-lockup-lights_out = Lights out phase
lobby-part-lockup-lights_out-suspicion = Dealing out suspicion
lobby-part-lockup-lights_out-rewards = Taking rewards
lobby-part-lockup-lights_out-losers = Moving to the Library
lobby-part-lockup-lights_out-decline = Declining a reward
lobby-part-lockup-location = Rewards of the locations
lobby-part-lockup-location-exercise_yard = 1. Exercise Yard
lobby-part-lockup-location-sewers = 2. Sewers
lobby-part-lockup-location-infirmary = 3. Infirmary
lobby-part-lockup-location-smithy = 4. Smithy
lobby-part-lockup-location-commissary = 5. Commissary
lobby-part-lockup-location-chow_hall = 6. Chow Hall
lobby-part-lockup-location-cell_block = 7. Cell Block
lobby-part-lockup-location-library = 8. Library
lobby-part-lockup-craft = Crafting items
lobby-part-lockup-reserve = Reserving items
lobby-part-lockup-effect = Special effects
lobby-part-lockup-recruit = Recruiting goons
lobby-part-lockup-bandit = Bandits
lobby-part-lockup-book = Books
lobby-part-lockup-achievement = Achievements
lobby-part-lockup-supremacy = Supremacy achievement
lobby-part-lockup-rush = Rush achievement
lobby-part-lockup-end_goal = End game achievement
lobby-part-lockup-patrol = Patrol phase
lobby-part-lockup-patrol-storage = Storage limit
lobby-part-lockup-patrol-items = Refilling the items
lobby-part-lockup-patrol-goons = Moving the goons
lobby-part-lockup-patrol-suspicion = Placing suspicion
lobby-part-lockup-raid = Raid
lobby-part-lockup-scoring = Final scoring
lobby-part-lockup-goon = Stars for goons
lobby-part-lockup-solo = Solo mode
lobby-part-lockup-solo-setup = Solo mode: setup
lobby-part-lockup-solo-difficulty = Solo mode: difficulty
lobby-part-lockup-solo-special = Solo mode: the special guard card
lobby-part-lockup-solo-roll_call = Solo mode: roll call
lobby-part-lockup-solo-guard_turn = Solo mode: the guard turn
lobby-part-lockup-solo-lights_out = Solo mode: lights out
lobby-part-lockup-solo-commissary = Solo mode: the guards in the Commissary
lobby-part-lockup-solo-chow_hall = Solo mode: the guards in the Chow Hall
lobby-part-lockup-solo-cell_block = Solo mode: the guards in the Cell Block
lobby-part-lockup-solo-library = Solo mode: the guards in the Library
lobby-part-lockup-solo-patrol = Solo mode: patrol
lobby-part-lockup-solo-raid = Solo mode: raid
lobby-part-lockup-solo-refresh = Solo mode: refreshing the decks
lobby-part-lockup-solo-effect = Solo mode: effects for the guards
lobby-part-lockup-solo-end = Solo mode: end of the game
lobby-part-viscounts-goal = Aim of the game
lobby-part-viscounts-comp = Components
lobby-part-viscounts-supply = Supply
lobby-part-viscounts-setup = Setup
lobby-part-viscounts-debts = Debts and deeds
lobby-part-viscounts-track = Virtue and corruption
lobby-part-viscounts-criminals = Criminals
lobby-part-viscounts-card = Townsfolk cards
lobby-part-viscounts-round = The round
lobby-part-viscounts-turn = The turn
lobby-part-viscounts-p1 = Phase 1: card management
lobby-part-viscounts-move = Phase 2: movement
lobby-part-viscounts-meet = Meeting viscounts
lobby-part-viscounts-act = Phase 3: primary action
lobby-part-viscounts-dismiss = Dismissing townsfolk
lobby-part-viscounts-trade = Trade
lobby-part-viscounts-build = Constructing buildings
lobby-part-viscounts-ability = Abilities of buildings
lobby-part-viscounts-workers = Placing workers
lobby-part-viscounts-castle = The castle
lobby-part-viscounts-ms = Transcribing manuscripts
lobby-part-viscounts-hire = Phase 4: recruit
lobby-part-viscounts-collision = Phase 5: resolve collision
lobby-part-viscounts-draw = Phase 6: draw cards
lobby-part-viscounts-end = End of the game
lobby-part-viscounts-score = Final scoring
lobby-part-viscounts-solo = Solo game
lobby-part-viscounts-solo-setup = Solo game: setup
lobby-part-viscounts-solo-build = Solo game: buildings
lobby-part-viscounts-solo-workers = Solo game: workers
lobby-part-viscounts-solo-ms = Solo game: manuscripts
lobby-part-viscounts-solo-ability = Solo game: building abilities
lobby-part-viscounts-solo-turn = Solo game: automa turn
lobby-part-viscounts-fx = Effects
lobby-part-wistar-game = The game
lobby-part-wistar-components = Components
lobby-part-wistar-general = General terms
lobby-part-wistar-farm = The farm
lobby-part-wistar-setup = Setup
lobby-part-wistar-round = The round
lobby-part-wistar-round-start = Start-of-round phase
lobby-part-wistar-turn = Action phase
lobby-part-wistar-wheel = The action wheel
lobby-part-wistar-main = Main actions
lobby-part-wistar-wood = Collecting wood
lobby-part-wistar-dig = Digging rooms
lobby-part-wistar-rooms = Rooms
lobby-part-wistar-metal = Collecting metal
lobby-part-wistar-beds = Building beds
lobby-part-wistar-projects = Working on projects
lobby-part-wistar-explore = Exploring
lobby-part-wistar-mouse = Mouse tokens
lobby-part-wistar-bonus = Bonus actions
lobby-part-wistar-joker = Jokers
lobby-part-wistar-play = Playing inventions
lobby-part-wistar-effect = Kinds of effects
lobby-part-wistar-current = Current
lobby-part-wistar-mission = Doing missions
lobby-part-wistar-ability = Abilities of the board
lobby-part-wistar-alchemist = The alchemist's hut
lobby-part-wistar-potion = The potion
lobby-part-wistar-quick = Quick actions
lobby-part-wistar-tent = Tents
lobby-part-wistar-goal = Goals
lobby-part-wistar-end = End of the game
lobby-part-wistar-score = Final scoring
lobby-part-wistar-symbol = Symbols
lobby-part-wistar-memo = Signs on inventions
lobby-part-wistar-card = Single inventions
lobby-part-wistar-solo = Solo: The Rival Clan
