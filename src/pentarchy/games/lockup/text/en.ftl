# Lockup: A Roll Player Tale in English. The keys are the same in every language.
#
# $card is the name of a piece, $known is "no" when its face is hidden from the reader. $owner is a player or the guards,
# $location a location, $resource scrap, potion, iron or gold. The text of a card is made of the messages do-* and goal-*.

## Words that sentences share

# Who does something, at the start of a sentence and inside it; "-other" is the second one that an event names.
subject = { $side ->
    [guards] The guards
   *[player] { $owner }
}
person = { $side ->
    [guards] the guards
   *[player] { $owner }
}
person-other = { $side_2 ->
    [guards] the guards
   *[player] { $owner_2 }
}
guards = the guards
face-down = a face-down card or token
empty = empty
cards-drawn = drawn: { $cards }
guards-unseen = Guard cards not seen yet this round
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
one-cube = 1 { $resource ->
    [potion] potion
   *[other] { resource }
}
two-cubes = 2 { $resource ->
    [potion] potions
   *[other] { resource }
}
resource-two = 1 { $resource_2 ->
    [scrap] scrap
    [potion] potion
    [iron] iron
   *[gold] gold
}
resource-three = 1 { $resource_3 ->
    [scrap] scrap
    [potion] potion
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
paid = { amount }
star-count = { $count ->
    [1] { $count } star
   *[other] { $count } stars
}
stars-gained = { star-count }
power-cubes = { $count ->
    [1] 1 power cube
   *[other] { $count } power cubes
}
suspicion-cubes = { $count ->
    [1] 1 suspicion cube
   *[other] { $count } suspicion cubes
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
# What tells goons of one type apart
detail-brings = brings { $resource ->
    [potion] a potion
   *[other] { resource }
} every patrol
detail-demon = { stars } per { goal-symbol } at the end
detail-suspicion = { $count ->
    [0] no suspicion
   *[other] suspicion { $count }
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

do-gain = { $short ->
    [yes] { gain-short }
   *[no] +{ $count } { what }
}
# A reward for which the supply does not suffice
gain-short = { $count ->
    [0] no { what } left in the supply
   *[other] +{ $count } { what } (no more in the supply)
}
do-power = +{ power-cubes }
do-stars = +{ star-count }
do-storage = storage limit +{ $count }
do-drop_suspicion = discard { suspicion-cubes }
do-add_suspicion = +{ suspicion-cubes }
do-give_suspicion = give { suspicion-cubes } to an opponent
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
do-trade = you may exchange any { $give } resources for { $take } of your choice
do-recruit = { $goons ->
    [1] recruit a goon for { price }
   *[other] recruit { $goons } goons for { price }
}
price = { $price ->
    [0] nothing
    [1] 1 resource of any type
   *[other] { $price } resources of any types
}
do-craft = craft an item
do-reserve = reserve an item for 1 resource of any type
do-choose = { $first }; or { $second }
do-reserve_item = { $count ->
    [1] reserve an item for free
   *[other] reserve { $count } items for free
}
do-pick_goon = reveal { $shown } goons, keep { $kept }
do-hidden_limit = you may place { $count } more tokens face down this round
do-peek_hidden = { $mode ->
    [solo] turn up a face-down guard card
    [several] look at a face-down token of an opponent
   *[any] look at a face-down token of an opponent (alone: turn up a guard card)
}
do-add_strength = +{ $count } strength in this location
do-act_as_lookout = you count as having a lookout here
do-take_spent = take up to { $count } of the cubes just paid
do-recruit_discount = { $count ->
    [1] recruiting costs 1 resource less
   *[other] recruiting costs { $count } resources less
}
do-craft_discount = { $count ->
    [1] ignore 1 symbol of the cost
   *[other] ignore { $count } symbols of the cost
}

## Conditions of achievements, scores of goons

# A metric: "goons" (plain), "most goons" (of), "for each goon" (each)
goal-attr = { $form ->
    [of] { $which ->
        [shield] shields
        [gem] gems
       *[magic] magic symbols
    }
    [each] { $which ->
        [shield] shield
        [gem] gem
       *[magic] magic symbol
    }
   *[plain] { $which ->
        [shield] shields
        [gem] gems
       *[magic] magic symbols
    }
}
goal-attr_sets = { $form ->
    [of] sets of shield, gem and magic
    [each] set of shield, gem and magic
   *[plain] sets of shield, gem and magic
}
goal-items = { $form ->
    [of] crafted items
    [each] crafted item
   *[plain] crafted items
}
goal-items_with = { $form ->
    [of] { $which ->
        [scrap] items with scrap in their cost
        [potion] items with a potion in their cost
        [iron] items with iron in their cost
       *[gold] items with gold in their cost
    }
    [each] { $which ->
        [scrap] item with scrap in its cost
        [potion] item with a potion in its cost
        [iron] item with iron in its cost
       *[gold] item with gold in its cost
    }
   *[plain] { $which ->
        [scrap] items with scrap in their cost
        [potion] items with a potion in their cost
        [iron] items with iron in their cost
       *[gold] items with gold in their cost
    }
}
goal-cost_types = { $form ->
    [of] resource types in the costs of items
    [each] resource type in the costs of your items
   *[plain] resource types in the costs of your items
}
goal-goons = { $form ->
    [of] goons
    [each] goon
   *[plain] goons
}
goal-goons_of = { $form ->
    [of] { $which ->
        [dwarf] Dwarves
        [ratfolk] Ratfolk
        [flayer] Flayers
        [bandit] Bandits
        [cultist] Cultists
        [demon] Demons
       *[hobgoblin] Hobgoblins
    }
    [each] { $which ->
        [dwarf] Dwarf
        [ratfolk] Ratfolk
        [flayer] Flayer
        [bandit] Bandit
        [cultist] Cultist
        [demon] Demon
       *[hobgoblin] Hobgoblin
    }
   *[plain] { $which ->
        [dwarf] Dwarves
        [ratfolk] Ratfolk
        [flayer] Flayers
        [bandit] Bandits
        [cultist] Cultists
        [demon] Demons
       *[hobgoblin] Hobgoblins
    }
}
goal-goon_types = { $form ->
    [of] types of goons
    [each] type of goons
   *[plain] types of goons
}
goal-power = { $form ->
    [of] power cubes
    [each] power cube
   *[plain] power cubes
}
goal-books = { $form ->
    [of] unplayed books
    [each] unplayed book
   *[plain] unplayed books
}
goal-most = most { $metric }, at least { $least }
goal-at_least = { $metric }: { $least } or more
goal-both = { $conditions }
goal-majority = { $metric }
goal-for_each = { stars } for each { $metric }
stars = { $stars ->
    [1] { $stars } star
   *[other] { $stars } stars
}
goal-type = { $type ->
    [supremacy] Supremacy
    [rush] Rush
   *[end_game] End game
}
goal-flat = { stars }
goal-table = { $stars } stars for 1, 2, … of this type
goal-per = { $what ->
    [items] { stars } per crafted item
    [power] { stars } per power cube
   *[demon] { stars } per symbol of the attribute named on it
}

## What components do, in the small room of a card: few words, and signs in brackets

short-gain = { $what ->
    [scrap] +{ $count }[scrap]
    [potion] +{ $count }[potion]
    [iron] +{ $count }[iron]
    [gold] +{ $count }[gold]
   *[any] +{ $count }[any]
}
short-power = +{ $count }[power]
short-stars = +{ $count }[star]
short-storage = +{ $count }[storage]
short-drop_suspicion = −{ $count }[suspicion]
short-add_suspicion = +{ $count }[suspicion]
short-give_suspicion = { $count }[suspicion] to an opponent
short-exchange = { $count ->
    [1] [exchange]you may exchange 1[any]
   *[other] [exchange]you may exchange up to { $count }[any]
}
short-draw_book = +{ $count }[book]
short-pick_book = [book]draw { $drawn }, keep { $kept }
short-first_player = [first]be first player
short-trade = { $give }[any] [pay] +{ $take }[any]
short-recruit = { $price ->
    [0] [goon]recruit { $goons } for free
   *[other] { $price }[any] [pay] [goon]recruit { $goons }
}
short-craft = [item]craft 1
short-reserve = 1[any] [pay] [reserve]reserve 1[item]
short-choose = { $first } [or] { $second }
short-reserve_item = [reserve]reserve { $count }[item] for free
short-pick_goon = [goon]draw { $shown }, keep { $kept }
short-hidden_limit = { $count ->
    [1] [hidden]1 more token face down this round
   *[other] [hidden]{ $count } more tokens face down this round
}
short-peek_hidden = [look]look at an opponent's hidden token (alone: turn up a guard)
short-add_strength = +{ $count }[strength] here
short-act_as_lookout = [lookout]you count as having one here
short-take_spent = [take]take up to { $count } of the cubes just paid
short-recruit_discount = [goon]recruit { $count }[any] cheaper
short-craft_discount = { $count ->
    [1] [item]ignore 1 symbol of the cost
   *[other] [item]ignore { $count } symbols of the cost
}
short-goal-attr = { $which ->
    [shield] [shield]
    [gem] [gem]
   *[magic] [magic]
}
short-goal-attr_sets = [shield][gem][magic]
short-goal-items = [item]
short-goal-items_with = { $which ->
    [scrap] [item] with [scrap]
    [potion] [item] with [potion]
    [iron] [item] with [iron]
   *[gold] [item] with [gold]
}
short-goal-cost_types = { $form ->
    [each] resource type on [item]
   *[other] resource types on [item]
}
short-goal-goons = [goon]
short-goal-goons_of = { goal-goons_of }
short-goal-goon_types = { $form ->
    [each] type of [goon]
   *[other] types of [goon]
}
short-goal-power = [power]
short-goal-books = unplayed [book]
short-goal-most = most { $metric }, { $least }+
short-goal-at_least = { $metric }: { $least }+
short-goal-both = { $conditions }
short-goal-majority = most { $metric }
short-goal-for_each = { $stars }[star] per { $metric }
short-goal-flat = { $stars }[star]
short-goal-table = { $stars }[star] by number
short-goal-per = { $what ->
    [items] { $stars }[star] per [item]
    [power] { $stars }[star] per [power]
   *[demon] { $stars }[star] per its attribute
}
short-demon = { $attribute ->
    [shield] { $stars }[star] per [shield]
    [gem] { $stars }[star] per [gem]
   *[magic] { $stars }[star] per [magic]
}
short-final = [final]{ $score }
short-brings = { $resource ->
    [scrap] [patrol]+1[scrap] to its location
    [potion] [patrol]+1[potion] to its location
    [iron] [patrol]+1[iron] to its location
   *[gold] [patrol]+1[gold] to its location
}
short-rank = { $rank ->
    [first] 1st
    [second] 2nd
    [third] 3rd
    [last] last
    [others] others
   *[each] all
}
short-reward = { $players ->
    [any] { short-rank }: { $effect }
   *[other] { $players }[players] { short-rank }: { $effect }
}

## What is asked

ask-crew_choice = { $mode ->
    [expert] Choose your crew. It starts with what its board shows.
   *[normal] Choose your crew. All crews start alike.
}
ask-place_or_pass = { $tokens ->
    [0] You have no tokens left. Play a book that fits, or pass for this phase.
   *[other] Place crew tokens in one location, or pass for this phase. Tokens left: { $tokens }; of these you may lay face down: { $hidden }.
}
ask-place_more = Place another token in the same location ({ $location }), or end your turn. Tokens left: { $tokens }; of these you may lay face down: { $hidden }.
ask-book_or_not = { $window ->
    [before_location] Next to be checked: { $location }. Play a book that fits, or go on.
    [on_suspicion] Suspicion is about to be dealt out ({ $location }). Play a book that fits, or go on.
    [on_opponent_craft] An opponent ({ $crew }) is paying for { $item }: { $paid }. Play a book for this very moment, or go on.
    [first_turn] The game begins, roll call comes next. Play a book that fits, or go on.
    [turn_over] A turn of roll call is over. Play a book that fits, or go on.
    [reward_next] The rewards come next ({ $location }). Play a book that fits, or go on.
    [reward_over] After a reward ({ $location }). Play a book that fits, or go on.
    [items_next] Patrol: the item display is refilled next. Play a book that fits, or go on.
    [goons_next] Patrol: the goons move up next. Play a book that fits, or go on.
    [cubes_next] Patrol: suspicion is placed next, or a raid comes if the supply is too small. Play a book that fits, or go on.
    [patrol_over] The patrol is over, a new round comes next. Play a book that fits, or go on.
    [raid_next] A raid comes next. Play a book that fits, or go on.
    [raid_over] The raid is over. Play a book that fits, or go on.
    [final_raid] The final raid comes next. Play a book that fits, or go on.
    [scoring] The last moment for books before the final scoring: play one that fits, or go on.
   *[any_time] A moment for books: play one that fits, or go on.
}
ask-reward_choice = { $location }, place { $place }. Your reward: { $effect }{ bandits-too }. Take it if you can, or go without it: then your tokens move to the Library.
bandits-too = { $brought ->
    [no] { "" }
   *[yes] { " " }and { $bandits } that bandits brought
}
ask-spend_which = Choose the cube to pay with. Still to pay: { $count }.
ask-waive_which = Choose the symbol of the cost that your book pays.
ask-hire_which = Choose a goon to recruit.
ask-keep_which = Choose the book to keep.
ask-peek_where = Choose the face-down token that you look at.
ask-grab_which = Take one of the cubes just paid, or none. You may still take: { $left }.
ask-gain_which = Choose a resource to take from the supply.
ask-accuse_whom = Choose who gets your suspicion cube.
ask-exchange_which = Exchange a resource for another, or do not. Exchanges left: { $left }.
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
move-adopt = { $there ->
    [yes] Keep { $card }: { $effect }
   *[no] Keep { $card }
}
move-claim = Reserve { $card } for free (cost { $cost }; { $value })
move-hire_shown = Keep { $card } ({ $details })
move-place = { $face ->
    [down] { $card } face down: { $location }
   *[up] { $card }: { $location }
}
move-stay = End the turn
move-leave = { $mode ->
    [solo] Pass: roll call ends at once
   *[several] Pass for this phase
}
move-turn_up = Turn up: { $location }
move-book = { $there ->
    [yes] Play { $card }: { $effect }
   *[no] Play { $card }
}
move-keep = { $there ->
    [yes] Keep { $card }: { $effect }
   *[no] Keep { $card }
}
move-skip = No book now
move-quiet = { $until ->
    [location] No book until the next location
    [phase] No book until the next phase
    [final] No book until the final raid
   *[round] No book until the next round
}
move-peek = Token of { person }: { $location }
move-peek_at = Token of { person }: { $location }, number { $number } as laid
move-take = { $there ->
    [yes] Take the reward: { $effect }{ bandits-too }
   *[no] Take the reward
}
move-decline = Without the reward: to the Library
move-gain_cube = Take { one-cube }
move-swap = Give { one-cube }, take { resource-two }
move-barter = Give { both-cubes }, take { resource-three }
move-enlist = { $there ->
    [yes] { $goons ->
        [1] Recruit a goon for { price }
       *[other] Recruit { $goons } goons for { price }
    }
   *[no] { $goons ->
        [1] Recruit a goon
       *[other] Recruit { $goons } goons
    }
}
move-hire = { $there ->
    [yes] Recruit { $card } ({ $location }): { $details }
   *[no] Recruit { $card }: { $details }
}
move-make = { $free ->
    [yes] Craft { $card } for free: +{ $value }
   *[no] { $discount ->
        [0] Craft { $card } for { $cost }: +{ $value }
        [1] Craft { $card } for { $cost }, less 1 symbol of your choice: +{ $value }
       *[other] Craft { $card } for { $cost }, less { $discount } symbols of your choice: +{ $value }
    }
}
move-set_aside = Reserve { $card } for { price } (cost { $cost }; { $value })
move-spend = Pay { one-cube }
move-waive = Ignore: { symbol }
move-accuse = Give it to { person }
move-grab = Take { one-cube }
move-drop = Return { one-cube }
move-done = { $what ->
    [take] Take none
   *[exchange] Do not exchange
}

## What happened

event-crew_taken = { subject } chose the { $crew }.
event-started = { subject } leads the { $crew }: reputation { $count }, power { $count_2 }, suspicion { $count_3 }, storage limit { $count_4 }.
event-guards_started = The guards start with reputation { $count } and power { $count_2 }.
event-goal_shown = Achievement in play: { card } ({ goal-type }, { goal-award }: { $goal }).
# $count: stars for the first place, $second: for the second
goal-award = { $type ->
    [supremacy] { star-count } at the end
    [rush] { star-count } at once
   *[end_game] { $count ->
        [0] for everybody at the end
       *[other] { $second ->
            [0] { star-count } for the most
           *[other] { star-count } for the most, { $second } for the second most
        }
    }
}
event-goes_first = The first player token starts with { person }.
event-trait_kept = { subject } kept the trait { card }: { $effect }.
event-goon_revealed = { subject } revealed { card } ({ $details }).
event-round_started = Round { $count } begins.
event-placed = { $known ->
    [no] { subject } placed a face-down token in the { $location }.
   *[yes] { $face ->
        [down] { subject } placed { card } face down in the { $location }.
       *[up] { subject } placed { card } in the { $location }.
    }
}
event-passed = { subject } passed.
event-guard_dealt = { $known ->
    [no] The guards sent a face-down card to the { $location }.
   *[yes] { $face ->
        [down] The guards sent { $card } face down to the { $location }.
       *[up] The guards sent { $card } to the { $location }.
    }
}
event-guard_turned_up = A guard card was turned up in the { $location }: { card }.
event-location_card = { $leads ->
    [no] Location card: { card }. No guard comes.
   *[yes] Location card: { card }.
}
event-location_checked = Next to be checked: { $location }.
event-revealed = { subject } revealed { card } in the { $location }.
event-ranked = { $count_2 ->
    [0] { $tie ->
        [yes] { $location }, place { $count_3 }: { person }, strength { $count } (a tie, ahead by turn order).
       *[no] { $location }, place { $count_3 }: { person }, strength { $count }.
    }
   *[other] { $tie ->
        [yes] { $location }, place { $count_3 }: { person }, strength { $count }, { $count_2 } of it by books (a tie, ahead by turn order).
       *[no] { $location }, place { $count_3 }: { person }, strength { $count }, { $count_2 } of it by books.
    }
}
event-avoided_suspicion = { $escape ->
    [book] { subject } avoided suspicion in the { $location } by a book.
   *[lookout] { subject } avoided suspicion in the { $location }: a lookout is there.
}
event-took_suspicion = { subject } took { suspicion-cubes } in the { $location }, as the strongest without a lookout.
event-suspicion_stays = Left in the { $location }: { suspicion-cubes }.
event-declined = { subject } went without the reward of the { $location } and on to the Library.
event-to_library = { subject } got no reward in the { $location } and moved on to the Library.
event-took_bandit_cube = { subject } also took { cubes } that a bandit had brought ({ $location }).
event-bartered = { subject } gave { both-cubes } for { resource-three } ({ $location }).
both-cubes = { $alike ->
    [yes] { two-cubes }
   *[no] { one-cube } and { resource-two }
}
event-paid_for_goons = { $free ->
    [yes] { subject } paid nothing to recruit { goon-count }.
   *[no] { subject } paid { $cost } to recruit { goon-count }.
}
goon-count = { $count ->
    [1] 1 goon
   *[other] { $count } goons
}
event-recruited = { subject } recruited { card } ({ $details }): { $source }.
event-crafted = { $free ->
    [yes] { subject } crafted { card } for nothing: +{ $value }.
   *[no] { subject } crafted { card } for { $cost }: +{ $value }.
}
event-reserved = { $free ->
    [yes] { subject } reserved { card } for free ({ $source }).
   *[no] { subject } reserved { card } for { $cost } ({ $source }).
}
event-gained = { subject } gained { cubes } ({ $source }).
event-exchanged = { subject } exchanged { one-cube } for { resource-two } ({ $source }).
event-got_power = { subject } gained { power-cubes } ({ $source }).
event-got_stars = { subject } gained { stars-gained } ({ $source }).
event-got_suspicion = { subject } took { suspicion-cubes } from the supply ({ $source }).
event-dropped_suspicion = { subject } returned { suspicion-cubes } to the supply ({ $source }).
event-gave_suspicion = { subject } gave { suspicion-cubes } to { person-other } ({ $source }).
event-storage_grew = { subject } raised the storage limit by { $count } to { $count_2 } ({ $source }).
event-first_player = { $held ->
    [kept] { subject } kept the first player token ({ $source }).
   *[taken] { subject } took the first player token ({ $source }).
}
event-drew_book = { $known ->
    [no] { subject } took a face-down card of the book deck ({ $source }).
   *[yes] { subject } drew the book { card } ({ $source }).
}
event-returned_book = { $known ->
    [no] { subject } returned a face-down card under the book deck.
   *[yes] { subject } returned the book { card } under the deck.
}
event-played_book = { $there ->
    [yes] { subject } played { card }: { $effect }.
   *[no] { subject } played { card }.
}
event-peeked = { $known ->
    [no] { subject } looked at a face-down token of { person-other } in the { $location }{ which-of-several }.
   *[yes] { subject } looked at a face-down token of { person-other } in the { $location }{ which-of-several }: { card }.
}
which-of-several = { $count ->
    [0] { "" }
   *[other] , number { $count } as laid
}
event-goal_taken = { $type ->
    [rush] { subject } took the Rush card { card } ({ $goal }): +{ star-count }.
   *[supremacy] { subject } took the Supremacy card { card } ({ $goal }), having { $count }.
}
event-goal_passed = { subject } took the Supremacy card { card } from { person-other } ({ $goal }), having { $count }.
event-dropped = { subject } returned { cubes } to the supply: over the storage limit.
event-item_shown = New item in the display: { card } (cost { $cost }; { $value }).
event-goon_shown = New goon in the { $location }: { card } ({ $details }).
event-goon_left = Discarded from the Chow Hall: { card }.
event-goon_moved = { card } moved on to the { $location }.
event-suspicion_placed = Placed in the { $location }: { suspicion-cubes } ({ card }).
event-bandit_cube = A bandit brought { one-cube } to the { $location }.
event-raid = A raid: { suspicion-cubes } should be placed, and the supply holds { $count_2 }.
event-final_raid = The final raid.
stars-lost = { $count_2 ->
    [1] 1 star
   *[other] { $count_2 } stars
}
event-raided = { $verdict ->
    [most] { subject } had the most suspicion ({ $count }) and lost { stars-lost }{ raid-floor }.
    [most_tied] { subject } tied for the most suspicion ({ $count }) and lost { stars-lost }{ raid-floor }.
    [second] { subject } had the second most suspicion ({ $count }) and lost { stars-lost }{ raid-floor }.
    [second_tied] { subject } tied for the second most suspicion ({ $count }) and lost { stars-lost }{ raid-floor }.
    [even] { subject } had suspicion { $count }, as much as the other side: nothing is lost.
    [less] { subject } had less suspicion ({ $count }) and lost nothing.
   *[clean] { subject } had no suspicion and lost nothing.
}
raid-floor = { $floor ->
    [yes] { " " }(of { $count_3 }: reputation cannot drop below 0)
   *[no] { "" }
}
event-suspicion_returned = Suspicion cubes back to the supply: { $count } from the boards, { $count_2 } from the locations.
event-suspicion_kept = { subject } kept { suspicion-cubes }.
event-scored = Final scoring, { person }. { score-name }: { $count ->
    [1] { $amount } star
   *[other] { $amount } stars
}.
score-name = { $score ->
    [reputation] { score-reputation }
    [total] Total
    [supremacy] { score-supremacy }
    [end_goal] { score-end_goal }
    [goons] { score-goons }
    [resources] { score-resources }
    [books] { score-books }
   *[first_player] { score-first_player }
}
event-game_ended = The game is over.

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
zone-returned = Tokens back in their cells
zone-answered = Players who want no book now
zone-quiet = Not asked about books
zone-ranking = Order of strength
zone-sums = Strengths as ranked
zone-caught = Who got the suspicion
zone-extra = Strength by books
zone-disguised = Disguised sides
zone-discount = Discount
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
help-power = Strength: as many as its owner has power cubes.
help-lookout = Lookout: its owner takes no suspicion there.
help-item = Item: { $value } when crafted.
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
help-supremacy = Supremacy: { star-count } for its holder at the end ({ $two } with one or two players).
help-rush = Rush: { star-count } at once for the first who fulfils it.
help-end_game = { $count ->
    [0] End game: counted for everybody in the final scoring.
   *[other] End game: { star-count } for the most, { $second } for the second most (with one or two players { $two } for the most only).
}
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
help-raid = Suspicion cubes on the boards are compared; the numbers are stars lost.
help-awards = Stars for achievement cards; the places are those of the End game card.

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
field-rewards_small = rewards with one or two players

## What a small picture of a component shows; names of values

face-number = { $count }
face-strength = Strength
face-power = { $whose ->
    [guards] their power cubes
   *[crew] your power cubes
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

## In the lobby, and parts of the rules by the beginning of their ids

about = Send your crew through the prison and come out as its boss.
about-1 = Solo
about-2 = Expert crews
part-overview = The game
part-board = The board
part-tokens = Crew tokens
part-holding_cell = Holding cells
part-crew_board = Crew boards
part-power = Power
part-suspicion = Suspicion
part-items = Item cards
part-attributes = Attributes
part-goons = Goon cards
part-expert = Expert mode
part-expert-crew = Crews in expert mode
part-roll_call = Roll call phase
part-lights_out = Lights out phase
part-lights_out-suspicion = Dealing out suspicion
part-lights_out-rewards = Taking rewards
part-lights_out-losers = Moving to the Library
part-lights_out-decline = Declining a reward
part-location = Rewards of the locations
part-location-exercise_yard = 1. Exercise Yard
part-location-sewers = 2. Sewers
part-location-infirmary = 3. Infirmary
part-location-smithy = 4. Smithy
part-location-commissary = 5. Commissary
part-location-chow_hall = 6. Chow Hall
part-location-cell_block = 7. Cell Block
part-location-library = 8. Library
part-craft = Crafting items
part-reserve = Reserving items
part-effect = Special effects
part-recruit = Recruiting goons
part-bandit = Bandits
part-book = Books
part-achievement = Achievements
part-supremacy = Supremacy achievement
part-rush = Rush achievement
part-end_goal = End game achievement
part-patrol = Patrol phase
part-patrol-storage = Storage limit
part-patrol-items = Refilling the items
part-patrol-goons = Moving the goons
part-patrol-suspicion = Placing suspicion
part-raid = Raid
part-scoring = Final scoring
part-goon = Stars for goons
part-solo = Solo mode
part-solo-setup = Solo mode: setup
part-solo-difficulty = Solo mode: difficulty
part-solo-special = Solo mode: the special guard card
part-solo-roll_call = Solo mode: roll call
part-solo-guard_turn = Solo mode: the guard turn
part-solo-lights_out = Solo mode: lights out
part-solo-commissary = Solo mode: the guards in the Commissary
part-solo-chow_hall = Solo mode: the guards in the Chow Hall
part-solo-cell_block = Solo mode: the guards in the Cell Block
part-solo-library = Solo mode: the guards in the Library
part-solo-patrol = Solo mode: patrol
part-solo-raid = Solo mode: raid
part-solo-refresh = Solo mode: refreshing the decks
part-solo-effect = Solo mode: effects for the guards
part-solo-end = Solo mode: end of the game
