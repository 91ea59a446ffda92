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
generic-moves = All other moves ({ $count })

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
generic-field-inner-circle-vp = Inner circle
generic-field-when = When
generic-field-vp = VP
generic-field-income = Income
