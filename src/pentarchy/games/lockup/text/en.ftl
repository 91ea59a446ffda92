# Lockup: A Roll Player Tale in English. The keys are the same in every language.
#
# $card is the name of a piece, $known is "no" when its face is hidden from the reader. $owner is a player or the guards,
# $location a location, $resource scrap, potion, iron or gold. The text of a card is made of the messages do-* and goal-*.

## Words that sentences share

guards = the guards
resource = { $resource ->
    [scrap] scrap
    [potion] potions
    [iron] iron
   *[gold] gold
}
cubes = { $count } { $resource ->
    [potion] { $count ->
        [1] potion
       *[other] potions
    }
   *[other] { resource }
}
one-cube = { $resource ->
    [potion] a potion
   *[other] { resource }
}
resource-two = { $resource_2 ->
    [scrap] scrap
    [potion] a potion
    [iron] iron
   *[gold] gold
}
resource-three = { $resource_3 ->
    [scrap] scrap
    [potion] a potion
    [iron] iron
   *[gold] gold
}
what = { $what ->
    [scrap] scrap
    [potion] { $count ->
        [1] potion
       *[other] potions
    }
    [iron] iron
    [gold] gold
   *[any] { $count ->
        [1] resource of your choice
       *[other] resources of your choice
    }
}
symbol = { $symbol ->
    [scrap] scrap
    [potion] potion
    [iron] iron
    [gold] gold
   *[any] any
}
amount = { $count } { $symbol ->
    [potion] { $count ->
        [1] potion
       *[other] potions
    }
   *[other] { symbol }
}
attribute = { $count } { $attribute ->
    [shield] { $count ->
        [1] shield
       *[other] shields
    }
    [gem] { $count ->
        [1] gem
       *[other] gems
    }
   *[magic] magic
}
goon-type = { $type ->
    [flayer] Flayer
    [bandit] Bandit
    [dwarf] Dwarf
    [ratfolk] Ratfolk
    [cultist] Cultist
    [demon] Demon
   *[hobgoblin] Hobgoblin
}
card = { $known ->
    [no] a face-down card
   *[yes] { $card }
}

## Phases of a round

phase-setup = Setup
phase-roll_call = Roll call
phase-lights_out = Lights out
phase-patrol = Patrol
phase-end = End of the game
where = Round { $round } of { $rounds } · { $phase }

## What cards and locations do

do-gain = +{ $count } { what }
do-power = +{ $count } power
do-stars = { $count ->
    [1] +{ $count } star
   *[other] +{ $count } stars
}
do-storage = storage limit +{ $count }
do-drop_suspicion = discard { $count } suspicion
do-add_suspicion = +{ $count } suspicion
do-give_suspicion = give { $count } suspicion to an opponent
do-exchange = { $count ->
    [1] you may exchange a resource for another
   *[other] you may exchange up to { $count } resources for others
}
do-draw_book = { $count ->
    [1] draw a book
   *[other] draw { $count } books
}
do-pick_book = draw { $drawn } books, keep { $kept }
do-first_player = take the first player token
do-trade = you may exchange { $give } resources for { $take } of your choice
do-recruit = { $goons ->
    [1] recruit a goon for { price }
   *[other] recruit { $goons } goons for { price }
}
price = { $price ->
    [1] any resource
   *[other] any { $price } resources
}
do-craft = craft an item
do-reserve = reserve an item for a resource
do-choose = { $first }; or { $second }
do-reserve_item = { $count ->
    [1] reserve an item for free
   *[other] reserve { $count } items for free
}
do-pick_goon = reveal { $shown } goons, keep { $kept }
do-hidden_limit = you may place { $count } more tokens face down this round
do-peek_hidden = look at a face-down token of an opponent (alone: turn up a guard card)
do-add_strength = +{ $count } strength in this location
do-act_as_lookout = you count as having a lookout here
do-take_spent = take up to { $count } of the cubes just paid
do-recruit_discount = recruiting costs { $count } less
do-craft_discount = ignore { $count } symbol of the cost

## Conditions of achievements, scores of goons

goal-attr = { $which ->
    [shield] shields
    [gem] gems
   *[magic] magic symbols
}
goal-attr_sets = set of shield, gem and magic
goal-items = crafted items
goal-items_with = { $which ->
    [scrap] items with scrap in their cost
    [potion] items with a potion in their cost
    [iron] items with iron in their cost
   *[gold] items with gold in their cost
}
goal-cost_types = resource types in the costs of your items
goal-goons = goons
goal-goons_of = { $which ->
    [dwarf] Dwarves
    [ratfolk] Ratfolk
    [flayer] Flayers
    [bandit] Bandits
    [cultist] Cultists
    [demon] Demons
   *[hobgoblin] Hobgoblins
}
goal-goon_types = types of goons
goal-power = power cubes
goal-books = unplayed books
goal-most = most { $metric }, at least { $least }
goal-at_least = { $metric }: { $least } or more
goal-both = { $conditions }
goal-majority = most and second most { $metric }
goal-for_each = { stars } for each: { $metric }
stars = { $stars ->
    [1] { $stars } star
   *[other] { $stars } stars
}
goal-flat = { stars }
goal-table = { $stars } stars for 1, 2, … of this type
goal-per = { $what ->
    [items] { stars } per crafted item
    [power] { stars } per power cube
   *[demon] { stars } per symbol of the attribute named on it
}

## What is asked

ask-crew_choice = { $mode ->
    [expert] Choose your crew. It starts with what its board shows.
   *[normal] Choose your crew. All crews start alike.
}
ask-place_or_pass = Place crew tokens in one location, or pass for this phase. Tokens you may still lay face down: { $hidden }.
ask-place_more = Place another token in the same location ({ $location }), or end your turn.
ask-book_or_not = { $window ->
    [before_location] Next to be checked: { $location }. Play a book, or go on.
    [on_suspicion] Suspicion is about to be dealt out ({ $location }). Play a book, or go on.
    [on_opponent_craft] An opponent has paid for an item. Play a book for this very moment, or go on.
   *[any_time] You may play a book now, or go on.
}
ask-reward_choice = { $location }: take your reward ({ $effect }), or decline and move to the Library.
ask-spend_which = Choose the cube to pay with. Still to pay: { $count }.
ask-waive_which = Choose the symbol of the cost that your book pays.
ask-hire_which = Choose a goon to recruit.
ask-keep_which = Choose the book to keep.
ask-peek_where = Choose whose face-down token you look at.
ask-grab_which = Take one of the cubes just paid, or no more.
ask-gain_which = Choose a resource.
ask-accuse_whom = Choose who gets your suspicion.
ask-exchange_which = Exchange a resource for another, or do not.
ask-drop_which = Over your storage limit: return cubes to the supply. Still to return: { $count }.
ask-turn_up_which = Choose a face-down guard card to turn up.
ask-keep_trait = Choose the trait of your crew.
ask-reserve_which = Choose an item to reserve for free.
ask-keep_goon = Choose the goon to keep.

## Moves, on buttons and in lists

move-lead = { $mode ->
    [expert] { $crew }: power { $power }, suspicion { $suspicion }, storage limit { $storage }; { $effect }
   *[normal] { $crew }
}
move-adopt = Keep { $card }
move-claim = Reserve { $card }
move-hire_shown = Keep { $card }
move-place = { $face ->
    [down] { $card } face down: { $location }
   *[up] { $card }: { $location }
}
move-stay = End the turn
move-leave = Pass for this phase
move-turn_up = Turn up: { $location }
move-book = { $there ->
    [yes] Play { $card }: { $effect }
   *[no] Play { $card }
}
move-keep = Keep { $card }
move-skip = No book now
move-quiet = { $until ->
    [location] No book until the next location
    [phase] No book until the next phase
   *[round] No book until the next round
}
move-peek = Token of { $owner }: { $location }
move-take = Take the reward
move-decline = Decline: to the Library
move-gain_cube = Take { one-cube }
move-swap = Give { one-cube }, take { resource-two }
move-barter = Give { one-cube } and { resource-two }, take { resource-three }
move-enlist = { $goons ->
    [1] Recruit a goon
   *[other] Recruit { $goons } goons
}
move-hire = Recruit { $card }
move-make = Craft { $card } ({ $cost }): { $value } stars
move-set_aside = Reserve { $card }
move-spend = Pay { one-cube }
move-waive = Ignore: { symbol }
move-accuse = To { $owner }
move-grab = Take { one-cube }
move-drop = Return { one-cube }
move-done = No, without it

## What happened

event-round_started = Round { $count } begins.
event-placed = { $known ->
    [no] Placed by { $owner }: a face-down token, { $location }.
   *[yes] { $face ->
        [down] Placed face down by { $owner }: { $card }, { $location }.
       *[up] Placed by { $owner }: { $card }, { $location }.
    }
}
event-passed = Passing: { $owner }.
event-location_checked = Next to be checked: { $location }.
event-revealed = Revealed by { $owner }: { card }, { $location }.
event-ranked = Strength { $count }: { $owner }, { $location }.
event-took_suspicion = Suspicion ({ $count }) for { $owner }: { $location }.
event-suspicion_stays = Suspicion ({ $count }) stays: { $location }.
event-took_reward = Reward for { $owner }: { $location }.
event-declined = No reward for { $owner } by choice: { $location }.
event-to_library = To the Library: { $owner } (from: { $location }).
event-gained = Gained by { $owner }: { cubes }.
event-spent = Given up by { $owner }: { cubes }.
event-bandit_cube = A bandit brings { one-cube }: { $location }.
event-got_power = Power for { $owner }: +{ $count }.
event-got_stars = Stars for { $owner }: +{ $count }.
event-lost_stars = Stars lost by { $owner }: { $count }.
event-got_suspicion = Suspicion for { $owner }: +{ $count }.
event-dropped_suspicion = Suspicion discarded by { $owner }: { $count }.
event-gave_suspicion = Suspicion from { $owner } to { $owner_2 }: { $count }.
event-storage_grew = Storage limit of { $owner }: +{ $count }.
event-first_player = The first player token is with { $owner }.
event-drew_book = A book for { $owner }: { card }.
event-returned_book = Returned under the deck by { $owner }: { card }.
event-played_book = Book played by { $owner }: { card }.
event-peeked = Looked at by { $owner }: a token of { $owner_2 }, { $location }.
event-crafted = Crafted by { $owner }: { card }.
event-reserved = Reserved by { $owner }: { card }.
event-recruited = Recruited by { $owner }: { card }.
event-goal_taken = Achievement for { $owner }: { card }.
event-crew_taken = Crew of { $owner }: { $crew }.
event-trait_kept = Trait of { $owner }: { card }.
event-item_shown = New in the display: { card }.
event-goon_shown = New goon: { card }, { $location }.
event-goon_left = A goon leaves: { card }.
event-suspicion_placed = Suspicion ({ $count }) is placed: { $location }.
event-raid = A raid: the supply of suspicion does not suffice.
event-final_raid = The final raid.
event-guard_dealt = { $known ->
    [no] The guards send a face-down card: { $location }.
   *[yes] The guards send { $card }: { $location }.
}
event-guard_turned_up = A guard is turned up: { card }, { $location }.
event-location_card = Location card: { card }.
event-game_ended = The game is over. The stars are counted.

## How the game ended

ending-end-winner = { $winner } wins with the most stars.
ending-end-tie_items = Equal stars: { $winner } wins with more items.
ending-end-tie_shared = Equal stars and items: { $winner } share the victory.
ending-solo-end-win = { $winner } beats the guards.
ending-solo-end-scoring = Defeat: the guards have at least as many stars.

## Score lines

score-reputation = Reputation
score-supremacy = Supremacy
score-end_goal = End game achievement
score-goons = Goons
score-resources = Resources left
score-books = Unplayed books
score-first_player = First player token

## Zones and counters

zone-display = Item display
zone-goon_row = Goons on the board
zone-goon_discard = Goon discard pile
zone-book_discard = Book discard pile
zone-goals = Achievements
zone-guards_aside = Guards set aside
zone-location_discard = Location cards drawn
zone-box = Box
zone-shown_goons = Goons to choose from
zone-traits = Trait
zone-items = Items
zone-goons = Goons
zone-cells = Holding cell
zone-hands = Books
zone-drawn = Books to choose from
zone-dealt = Traits to choose from
zone-placed = Tokens in the locations
zone-reserved = Reserved items
zone-guards_at = Guards in the locations
zone-book_deck = Book deck
zone-item_deck = Item deck
zone-goon_deck = Goon deck
zone-trait_deck = Traits
zone-guard_deck = Guard deck
zone-location_deck = Location deck
zone-round = Round
zone-phase = Phase
zone-first = First player token
zone-location = Location being checked
zone-expert = Expert mode
zone-difficulty = Difficulty
zone-crews = Crew
zone-supply = Supply of resources
zone-power_supply = Power cubes left
zone-suspicion_supply = Suspicion cubes left
zone-suspicion_at = Suspicion in the locations
zone-cubes_at = Bandits' cubes in the locations
zone-resources = Resources
zone-power = Power
zone-suspicion = Suspicion
zone-stars = Reputation
zone-storage = Storage limit
zone-supremacy = Holder of Supremacy
zone-rush = Holder of Rush
zone-hidden_left = Tokens that may lie face down
zone-visited = Locations visited
zone-passed = Players who passed
zone-window = Moment for books
zone-answered = Players who want no book now
zone-quiet = Not asked about books
zone-ranking = Order of strength
zone-rewarded = Sides with a reward
zone-extra = Strength by books
zone-disguised = Disguised sides
zone-got = Reward taken
zone-due = Still to pay
zone-discount = Discount
zone-accused = Who is accused
zone-stopped = Stopped
zone-spent = Cubes just paid

## Options of a game

option-mode = Mode
option-difficulty = Difficulty
option-crews = Crews
option-first = First player
-random = random
value-mode-normal = normal
value-mode-expert = expert
value-difficulty-normal = normal
value-difficulty-hard = hard
value-difficulty-extreme = extreme
value-crews-random = { -random }
value-crews-in_order = by seats
value-crews-choose = chosen in turn order
value-first-random = { -random }
value-first-1 = player 1
value-first-2 = player 2
value-first-3 = player 3
value-first-4 = player 4
value-first-5 = player 5

## Help of a component, line by line

help-token = Crew token.
help-strength = Strength: { $count }.
help-power = Strength: the power of its side.
help-lookout = Lookout: its side takes no suspicion there.
help-item = Item: { $value } stars when crafted.
help-cost = Cost: { $cost }.
help-attributes = Attributes: { $attributes }.
help-effect = · { $effect }
help-goon = Goon: { goon-type }.
help-suspicion = Suspicion symbols: { $count }.
help-scores = At the end: { $score }.
help-bandit = In every patrol phase it brings { one-cube } to its location.
help-demon = Its attribute: { attribute }.
help-book = Book: played once, then discarded.
help-when = { $window ->
    [roll_call_turn] When: on your turn in roll call.
    [before_location] When: before a location with your token is checked.
    [on_suspicion] When: before suspicion is dealt out where you have a token.
    [on_own_recruit] When: while you take your reward in the Chow Hall.
    [on_own_craft] When: while you take your reward in the Cell Block.
    [on_opponent_craft] When: right after an opponent has paid for an item.
   *[any_time] When: at any moment.
}
help-supremacy = Supremacy: scored at the end by its holder.
help-rush = Rush: stars at once for the first who fulfils it.
help-end_game = End game: judged in the final scoring.
help-trait = Trait of expert mode: starting bonuses.
help-guard = { $colour ->
    [blue] Guard card of every solo game.
    [green] Guard card, normal difficulty.
    [yellow] Guard card, hard difficulty.
   *[red] Guard card, extreme difficulty.
}
help-reinforce = Turned up in roll call it brings another guard face down.
help-off-duty = Location card: the guards are off duty.
help-location-card = Location card: another guard goes there ({ $location }).
help-copies = Copies in the box: { $count }.
help-crew = Crew. Expert mode: power { $power }, suspicion { $suspicion }, storage limit { $storage }.
help-location = Location { $number }.
help-reward = { $side ->
    [small] With 1-2 players, { rank }: { $effect }.
   *[large] { $players ->
        [1] With 3-5 players, { rank }: { $effect }.
       *[other] With { $players } players or more, { rank }: { $effect }.
    }
}
rank = { $rank ->
    [first] first place
    [second] second place
    [third] third place
    [last] last place
    [others] every other player there
   *[each] every player there
}
help-number = { $field }: { $count }.

field-rounds = rounds
field-reputation = reputation at the start
field-reputation_expert = reputation at the start of expert mode
field-power = power
field-storage = storage limit
field-hidden = face-down tokens
field-hidden_small = face-down tokens with two players
field-display = items more than players
field-reserve = price of reserving
field-scrap = scrap
field-potion = potions
field-iron = iron
field-gold = gold
field-suspicion = suspicion
field-first = first place
field-second = second place
field-tie_first = each in a tie for first
field-tie_second = each in a tie for second
field-two_first = with two players
field-two_tie = with two players, tie
field-supremacy = Supremacy
field-supremacy_two = Supremacy with two players
field-rush = Rush
field-book = book
field-first_player = first player token
field-library = Library
field-raid = raid

## What a small picture of a component shows; names of values

face-number = { $count }
face-strength = Strength
face-power = { $whose ->
    [guards] their power
   *[crew] your power
}
face-lookout = no suspicion
face-cost = Cost
face-suspicion = Suspicion
face-brings = Brings
face-end = At the end
face-demon = { stars } per { goal-symbol }
goal-symbol = { $attribute ->
    [shield] shield
    [gem] gem
   *[magic] magic symbol
}
face-when = { $window ->
    [roll_call_turn] On your turn in roll call
    [before_location] Before a location with your token is checked
    [on_suspicion] Before suspicion is dealt out where you are
    [on_own_recruit] With your reward in the Chow Hall
    [on_own_craft] With your reward in the Cell Block
    [on_opponent_craft] After an opponent has paid for an item
   *[any_time] At any moment
}
face-supremacy = Supremacy
face-rush = Rush
face-end_game = End game
face-rank-first = 1st
face-rank-second = 2nd
face-rank-third = 3rd
face-rank-last = Last
face-rank-others = Others
face-rank-each = Everyone
name-resource-scrap = scrap
name-resource-potion = potions
name-resource-iron = iron
name-resource-gold = gold
name-owner-guards = The guards
