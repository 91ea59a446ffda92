# The table that shows any game.

generic-shared = In the middle
generic-own = { $name } (you)
generic-waiting = to move
generic-points = { $count ->
    [one] point
   *[other] points
}
generic-worth = worth { $worth }
generic-facedown = face down for the others
generic-hidden = { $count ->
    [one] { $count } face-down card
   *[other] { $count } face-down cards
}
generic-empty = Empty: { $zones }
generic-zero = Zero or none: { $names }
generic-place = { $name } { $number }
generic-moves = List of moves ({ $count })
generic-show-lit = { $count ->
    [one] Show the lit card
   *[other] Show the lit cards
}
generic-map = Map
generic-ways = Routes
generic-ways-all = { $count ->
    [one] Show { $count } empty route
   *[other] Show { $count } empty routes
}
generic-ways-fewer = Hide empty routes
generic-neutral = white
generic-free = empty
generic-held = control
generic-owned = total control
generic-held-by = controlled by { $name }
generic-owned-by = under total control of { $name }
generic-agent = spy of { $name }
generic-copies = { $name }, { $count } copies
generic-facedown-pieces = { $count } face down
generic-stations = Places
generic-stations-location = Locations
generic-stations-segment = The board, clockwise
generic-spot-space = space { $name }
generic-spot-site = site { $name }
generic-spot-link = link
generic-spot-short-section = Castle
generic-of = { $name } of { $owner }
generic-figure = here stands { $name }
generic-below = { $count } more
generic-printed = Printed:
generic-station = { $number }. { $name }
generic-now = now
generic-strength = strength
generic-picked-up = { $name } is picked up: choose where to put it.
generic-show-places = Show the lit places
generic-which = { $name }: { $which }
generic-nobody = nobody
generic-wheel = The action wheel
generic-wheel-strength = your strength { $strength }
generic-slot = slot { $number }
generic-beside-hut = +1 move token and a potion; decides the turn order
generic-plan = The farm
generic-way-open = { $names }: open
generic-way-closed = { $names }: closed door
generic-room-hidden = { $name } face down
generic-camp = tent of { $name }
generic-row-done = done by { $name } ({ $thing })
generic-yards = Workers
generic-holes = Marker spaces
generic-hole-empty = empty: it counts
generic-hole-covered = still covered
generic-claim = { $needs }: reached by { $name }
generic-claim-free = { $needs }: free
generic-claim-closed = { $needs }: not used

## Fields of data files, as far as games share them

generic-field-cost = Cost
generic-field-price = Price
generic-field-production = Gives
generic-field-bonus = Once
generic-field-recycle = Recycled
generic-field-soldiers = Soldiers
generic-field-silver = Silver
generic-field-icons = Icons
generic-field-skills = Skills
generic-field-requires = Needs
generic-field-aspect = Aspect
generic-field-power = Power
generic-field-influence = Influence
generic-field-strength = Strength
generic-field-suspicion = Suspicion
generic-field-when = When
generic-field-vp = VP
generic-field-income = Income
generic-field-deck-vp = Deck VP
generic-field-inner-circle-vp = Circle VP
generic-field-marker-vp = Marker
generic-field-spies-left = Spies in supply
generic-field-markers = Control markers
generic-field-free-rooms = Free rooms
generic-field-symbols = Symbols

## Words of data files

generic-word-ambition = Ambition
generic-word-conquest = Conquest
generic-word-malice = Malice
generic-word-guile = Guile
generic-word-obedience = Obedience
generic-word-drow = Drow
generic-word-dragons = Dragons
generic-word-elementals = Elementals
generic-word-demons = Demons
generic-word-aberrations = Aberrations
generic-word-undead = Undead
generic-word-sections-center = Centre
generic-word-sections-left = Centre and left
generic-word-sections-right = Centre and right
generic-word-sections-all = All
generic-word-ending-last-troop = Last troop deployed
generic-word-ending-market-empty = Market deck empty
generic-word-merchant = merchants
generic-word-builder = builders
generic-word-noble = nobles
generic-word-cleric = clerics
generic-word-criminal = criminals
generic-word-wit = wit
generic-word-agility = agility
generic-word-observation = observation
generic-word-strength = strength
generic-word-endurance = endurance
generic-word-energy = energy
generic-word-current-normal = normal
generic-word-current-boosted = boosted
generic-word-doors = doors
generic-word-mice = mice
generic-word-rooms = rooms dug
generic-word-beds = beds
generic-word-markers = markers
generic-word-inventions = inventions
generic-word-tools = tools
generic-word-robots = robots
generic-word-structures = structures
generic-word-basic = basic
generic-word-advanced = advanced
generic-word-goals = goals

## Fields of a state beside what they belong to

generic-short-suspicion-at = Suspicion
generic-short-cubes-at = Lying here
generic-short-goon-row = Goon
generic-short-guards-at = Guards
generic-short-townsfolk = Townsfolk
generic-short-manuscripts = Manuscript
generic-short-tier-1 = Tier 1
generic-short-tier-2 = Tier 2
generic-short-built-left = Buildings left
generic-short-pair-cards = Pair
generic-short-mice-at = Mice
generic-short-missions = Mission
generic-short-used = 1× used this round
generic-short-claimed = reached
