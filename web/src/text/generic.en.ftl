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
