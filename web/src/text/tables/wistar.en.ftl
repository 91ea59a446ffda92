# The Wistar table. Sentences of the game itself (prompts, moves, events, rules, cards) come from the server.

wistar-player = Player { $number }
wistar-you = You
wistar-or = or
wistar-free = free
wistar-lacks = lacks
wistar-sum = Total

wistar-round = Round { $round } of { $of }
wistar-order = Order
wistar-opponents = Other players
wistar-opponent = { $name }: { $points } points, chiefs { $chiefs }, wood { $wood }, metal { $metal }, cards { $cards }
wistar-chiefs = Chiefs to place: { $count }
wistar-cards-in-hand = Cards in hand
wistar-mice = Mice
wistar-missions-done = Missions done
wistar-rooms-left = free rooms: { $count }
wistar-helpers = Heroes and skill tokens
wistar-emptied = Marker spaces emptied

wistar-wheel = Wheel
wistar-area-0 = Forest
wistar-area-1 = Burrow
wistar-area-2 = Farm
wistar-entrance = Entrance
wistar-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
wistar-strength = Strength { $strength }
wistar-no-workers = no workers
wistar-slot-free = Free slot
wistar-slot-of = Chief: { $name }
wistar-bonus = Bonus { $number }
wistar-round-mouse = Mouse of the round
wistar-hut = Alchemist's hut
wistar-hut-queue = The queue is the order of the next round
wistar-hut-empty = Nobody is here

wistar-farm = Farm
wistar-outside = Yard
wistar-unexplored = Unexplored
wistar-mouse-hidden = Mouse, face down
wistar-mice-here = Mice here: { $count }
wistar-door = Closed door
wistar-passage = { $from } – { $to }
wistar-explorer-of = Explorer: { $name }
wistar-tent-of = Tent: { $name }
wistar-pitch = Pitch a tent here
wistar-missions-of = Missions: { $place }, { $name }
wistar-row-done = Done: { $name }
wistar-row-locked = Locked
wistar-way-open = Open the door, { $points } points in all
wistar-way-walk_to = Go to: { $place }, { $points } points in all
wistar-way-reveal_at = Turn up the mission card: { $place }, { $points } points in all
wistar-way-fetch = Take a mouse: { $place }, { $points } points in all
wistar-way-fetch_cheese = Take the cheese, { $points } points in all

wistar-burrow = Your burrow
wistar-beds = Beds
wistar-bed = Bed
wistar-bed-built = Bed { $number }, built: { $vp } VP
wistar-bed-open = Bed { $number }: { $vp } VP
wistar-rooms = Rooms
wistar-rooms-free = free
wistar-room-open = Underground room { $number }: { $vp } VP
wistar-underground = Underground
wistar-veranda-shut = The veranda opens with its marker space
wistar-spaces-brown = Any mission
wistar-spaces-grey = Basement
wistar-pair = Both empty: extra points
wistar-pair-more = Both “Points”: +{ $vp } more
wistar-space-bed-discount = Bed −1
wistar-space-dig-discount = Dig −1
wistar-space-veranda = Veranda
wistar-space-double-move = Move ×2
wistar-space-skill-token = Skill
wistar-space-vp-three = Points
wistar-space-vp-six = Points
wistar-space-free-invention = Free card
wistar-space-main-action = Action
wistar-space-hero = Hero

wistar-good-wood = Wood
wistar-good-metal = Metal
wistar-good-move = Move tokens
wistar-good-joker = Jokers
wistar-good-current = Current
wistar-current-0 = off
wistar-current-1 = on
wistar-current-2 = boosted
wistar-sign-wit = Wit
wistar-sign-agility = Agility
wistar-sign-observation = Observation
wistar-sign-strength = Strength
wistar-sign-endurance = Endurance
wistar-sign-energy = Energy
wistar-sign-tool = Tools
wistar-sign-robot = Robots
wistar-sign-structure = Structures
wistar-sign-door = Doors opened
wistar-sign-tent = Tents in hand

wistar-cards = Your cards
wistar-hand = Your hand
wistar-hand-of = Hand of { $name }
wistar-hand-empty = No cards in hand.
wistar-hidden-card = A card face down
wistar-in-play = In play
wistar-none-in-play = No inventions in play yet.
wistar-discounts = Discounts
wistar-kind-once = Once a round
wistar-kind-income = Income
wistar-kind-final = At the end
wistar-kind-ongoing = Ongoing
wistar-kind-aggressive = Attack

wistar-goals = Goals
wistar-count-rooms-dug = rooms dug
wistar-count-beds = beds built
wistar-count-mice = mice
wistar-count-markers = missions done
wistar-count-doors = doors opened
wistar-count-tools = tools in play
wistar-count-robots = robots in play
wistar-count-structures = structures in play
wistar-count-skill-wit = wit symbols
wistar-count-skill-agility = agility symbols
wistar-count-skill-observation = observation symbols
wistar-count-skill-strength = strength symbols
wistar-count-skill-endurance = endurance symbols
wistar-supply-mouse = House mice left: { $count }
wistar-supply-mousebase = Basement mice left: { $count }
wistar-supply-hero = Heroes left: { $count }
wistar-supply-skill = Skill tokens left: { $count }

wistar-market = Market
wistar-basic = Basic
wistar-advanced = Advanced
wistar-deck-basic = Basic deck
wistar-deck-advanced = Advanced deck
wistar-deck-left = Cards left in the deck
wistar-project-left = Project points left: { $points }

wistar-rival-pace = +{ $vp } VP a round
wistar-state-card = Last state card
wistar-no-state-card = No state card yet

wistar-tray-pairs = Starting pairs
wistar-tray-keep_which = Cards looked at
wistar-tray-salvage_which = Discarded cards
wistar-tray-hero_which = Heroes
wistar-tray-token_which = Skill tokens
wistar-tray-keep_goal_which = Goals looked at
wistar-tray-copy_which = Cards to copy
wistar-show-farm = Look at the farm
wistar-show-tray = Back to the choice
wistar-show-points = Back to the points
wistar-final = Final points

wistar-tabs = Boards
wistar-tab-wheel = Wheel
wistar-tab-farm = Farm
wistar-tab-burrow = Burrow
wistar-tab-cards = Cards
wistar-tab-market = Market
wistar-has-targets = Something can be done here

wistar-brew-play = Play an invention
wistar-brew-mission = Do a mission
wistar-brew-metal = Metal
wistar-brew-wood = Wood

wistar-hint-rat = Choose the area for the worker. Esc puts it back.
wistar-hint-rat-touch = Choose an area. Tap the worker again to put it back.
wistar-hint-tent = Choose the room for the tent. Esc puts it back.
wistar-hint-tent-touch = Choose a room. Tap the tent again to put it back.
wistar-hint-swap = Choose what you get for it. Esc puts it back.
wistar-hint-swap-touch = Choose what you want for it. Tap it again to cancel.
wistar-hint-place = { $entrance ->
    [0] The numbers at the actions are what you would get now.
   *[other] Workers at the entrance: { $entrance }. Choose them, then an area. The numbers at the actions are what you would get now.
}
wistar-hint-entrance = Workers at the entrance: { $count }. Choose them, then an area.
wistar-hint-explore = Solid ring: one step now. Dotted ring: several steps; the number is what they cost in all.
wistar-hint-explore-touch = The number is what a step or a way costs in all.
wistar-hint-mission = Lit rows can be done now; a padlock opens when the row with its key is done.
wistar-hint-marker = The space is emptied for good: its ability is yours from now on.
