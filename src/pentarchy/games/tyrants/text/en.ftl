# Tyrants of the Underdark in English. The keys are the same in every language.
#
# $card is the name of a card, $site of a site, $place of a site or a space of a route. $owner is the player whose troop or
# spy it is; for a white troop $white is "yes". The text of a card is made of the messages do-*, one for each step.

## Words that sentences share

troop = { $white ->
    [yes] a white troop
   *[no] a troop of { $owner }
}
card = { $known ->
    [no] a face-down card
   *[yes] { $card }
}
place-road = { $spaces ->
    [1] route { $one } – { $other }
   *[other] route { $one } – { $other }, space { $number }
}
aspect = { $aspect ->
    [ambition] Ambition
    [conquest] Conquest
    [malice] Malice
    [guile] Guile
    [obedience] Obedience
   *[none] no aspect
}
# What is counted: "for every 3 ..."
counted = { $of ->
    [trophies] { $every ->
        [1] for each troop in your trophy hall
       *[other] for every { $every } troops in your trophy hall
    }
    [white_trophies] { $every ->
        [1] for each white troop in your trophy hall
       *[other] for every { $every } white troops in your trophy hall
    }
    [player_trophies] { $every ->
        [1] for each player's troop in your trophy hall
       *[other] for every { $every } players' troops in your trophy hall
    }
    [inner_circle] { $every ->
        [1] for each card in your inner circle
       *[other] for every { $every } cards in your inner circle
    }
    [controlled_sites] { $every ->
        [1] for each site you control
       *[other] for every { $every } sites you control
    }
    [total_control_sites] { $every ->
        [1] for each site under your total control
       *[other] for every { $every } sites under your total control
    }
    [control_markers] { $every ->
        [1] for each control marker you hold
       *[other] for every { $every } control markers you hold
    }
    [own_spies] { $every ->
        [1] for each of your spies on the board
       *[other] for every { $every } of your spies on the board
    }
   *[troops_removed] { $every ->
        [1] for each troop removed by this card
       *[other] for every { $every } troops removed by this card
    }
}
# Where an effect strikes.
reach = { $where ->
    [anywhere] anywhere on the board
    [that_site] at that site
    [one_site] at a single site
    [each_returned_spy] at the site of each spy returned
   *[presence] where you have presence
}
target = { $target ->
    [white] { $count ->
        [1] a white troop
       *[other] { $count } white troops
    }
   *[enemy] { $count ->
        [1] an enemy troop
       *[other] { $count } enemy troops
    }
}

## Signs of the terminal, explained

sign-white = white troop
sign-empty = empty space
sign-spy = spy
sign-marker = control marker
sign-total = total control

## Phases of a turn

phase-setup = Setup
phase-actions = Actions
phase-end_of_turn = End of the turn
phase-end = End of the game
where = { $last ->
    [yes] Round { $round }, the last · { $phase }
   *[no] Round { $round } · { $phase }
}

## What cards do

do-power = { $of ->
    [none] +{ $count } power
   *[other] +{ $count } power { counted }
}
do-influence = { $of ->
    [none] +{ $count } influence
   *[other] +{ $count } influence { counted }
}
do-vp = { $of ->
    [none] +{ $count } VP
   *[other] +{ $count } VP { counted }
}
do-draw = { $of ->
    [none] { $count ->
        [1] draw a card
       *[other] draw { $count } cards
    }
   *[other] { $count ->
        [1] draw a card { counted }
       *[other] draw { $count } cards { counted }
    }
}
do-deploy = { $count ->
    [1] deploy a troop
   *[other] deploy { $count } troops
}
do-assassinate = { $of ->
    [none] { $up_to ->
        [yes] assassinate up to { $count } { $target ->
            [white] white troops
           *[enemy] enemy troops
        } { reach }
       *[no] { $where ->
            [presence] assassinate { target }
           *[other] assassinate { target } { reach }
        }
    }
   *[other] assassinate { target } { counted }
}
do-supplant = { $where ->
    [presence] supplant { target }
   *[other] supplant { target } { reach }
}
do-move_enemy = { $up_to ->
    [yes] move up to { $count } enemy troops
   *[no] { $count ->
        [1] move an enemy troop
       *[other] move { $count } enemy troops
    }
}
do-return_enemy_spy = return a spy of another player
do-return_piece = { $whose ->
    [anybody] return up to { $count } troops or spies of any player
   *[others] return a troop or a spy of another player
}
do-place_spy = { $count ->
    [1] place a spy
   *[other] place { $count } spies
}
do-place_trophy = { $hall ->
    [of_a_player_at_that_site] put up to { $count } troops from the trophy hall of a player with a troop there on empty spaces { reach }
   *[any] { $colour ->
        [white] put a white troop from any trophy hall on an empty space { reach }
       *[any] put up to { $count } troops from any trophy halls on empty spaces { reach }
    }
}
do-promote_another = { $up_to ->
    [yes] promote up to { $count } other cards played this turn
   *[no] { $count ->
        [1] promote another card played this turn
       *[other] promote { $count } other cards played this turn
    }
}
do-promote_played = promote a card of { aspect } played this turn
do-promote_any_played = you may promote any number of { $minion_type ->
    [undead] Undead
   *[other] { $minion_type }
} cards played this turn
do-promote_top = promote the top card of your deck
do-promote_this = promote this card
do-promote_from = { $zones ->
    [discard] promote a card from your discard pile
   *[other] promote this card, or one from your hand or discard pile
}
do-devour_market = { $may ->
    [yes] you may devour a card of the market
   *[no] devour a card of the market
}
do-take_place_in_market = devour a card of the market and put this card in its place
do-recruit_free = { $supply ->
    [yes] recruit up to { $count } cards that cost { $max_cost } or less each without paying
   *[no] recruit a { aspect } card of the market that costs { $max_cost } or less without paying
}
do-recruit_outcast = { $who ->
    [you] you recruit { outcasts }
    [an_opponent] an opponent of your choice recruits { outcasts }
    [an_adjacent_opponent] an opponent with a troop next to one of these recruits { outcasts }
   *[each_opponent] each opponent recruits { outcasts }
}
outcasts = { $count ->
    [1] an Insane Outcast
   *[other] { $count } Insane Outcasts
}
do-discard = { $who ->
    [an_opponent] an opponent of your choice { discards }
    [each_opponent] each opponent { discards }
    [opponents_at_that_site] each opponent with a troop at that site { discards }
    [owner_of_that_troop] the owner of that troop { discards }
   *[whoever_caused_it] the opponent who caused it { discards }
}
discards = { $more_than ->
    [0] discards a card
   *[other] with more than { $more_than } cards in hand discards one
}
do-deck_to_discard = put your deck on your discard pile
do-play_from_inner_circle = play a card of your inner circle as if from your hand; it stays there
do-play_from_market = play a market card that costs { $max_cost } or less as if from your hand, then devour it
do-devoured_joins_market = until the end of the turn the top devoured card counts as a market card
do-return_this_to_supply = return this card to the supply
do-choose = { $count ->
    [3] choose one: { $first }; or { $second }; or { $third }
   *[other] choose one: { $first }; or { $second }
}
do-repeat = { $times } times: { $what }
do-all_of = { $what }
do-may = you may { $what }
do-pay = { $cost } ► { $then }
do-return_own_spy = return one of your spies
do-return_own_spies = return any number of your spies
do-devour_from_hand = devour a card in your hand
do-devour_from_inner_circle = devour a card of your inner circle
do-devour_this = devour this card
do-discard_from_hand = discard a card from your hand
do-if_at_that_site = { $what ->
    [other_player_spy] if another player's spy is at that site: { $then }
   *[other_player_troop] if another player's troop is at that site: { $then }
}
do-if_at_least = { $of ->
    [inner_circle] if you have { $least } or more cards in your inner circle: { $then }
    [player_trophies] if you have { $least } or more players' troops in your trophy hall: { $then }
    [trophies] if you have { $least } or more troops in your trophy hall: { $then }
   *[other] if you have { $least } or more: { $then }
}
do-focus = Focus: { $then }
do-at_end_of_turn = at the end of the turn: { $then }

## What is asked

ask-start_where = Choose the starting site for your first troop.
ask-act = Play a card, take an action, or end the turn. Power: { $power }, influence: { $influence }.
ask-deploy_where = Deploy a troop: choose an empty space where you have presence.
ask-kill_which = { $up_to ->
    [yes] Assassinate { $target ->
        [white] a white troop
       *[enemy] an enemy troop
    } { reach }, or stop.
   *[no] Assassinate { $target ->
        [white] a white troop
       *[enemy] an enemy troop
    } { reach }.
}
ask-supplant_which = Supplant { $target ->
    [white] a white troop
   *[enemy] an enemy troop
} { reach }.
ask-lift_which = { $up_to ->
    [yes] Choose an enemy troop to move, or stop.
   *[no] Choose an enemy troop to move.
}
ask-drop_where = Choose the empty space to which the troop moves.
ask-return_which = { $whose ->
    [anybody] Return a troop or a spy of any player, or stop.
   *[others] Return a troop or a spy of another player.
}
ask-return_which_spy = Return a spy of another player.
ask-spy_where = Place a spy: choose a site.
ask-recall_first = All your spies are on the board. Take one back to place it anew, or leave them.
ask-exhume_which = { $up_to ->
    [yes] Choose a troop of a trophy hall to put on the board, or stop.
   *[no] Choose a troop of a trophy hall to put on the board.
}
ask-lay_where = Choose the empty space for the troop.
ask-promote_which = { $up_to ->
    [yes] { $card }: promote another card played this turn, or stop.
   *[no] { $card }: promote another card played this turn.
}
ask-promote_of_aspect = Promote a card of { aspect } played this turn.
ask-promote_of_type = { $minion_type ->
    [undead] Promote an Undead card played this turn, or stop.
   *[other] Promote a card of this type played this turn, or stop.
}
ask-promote_from_where = Choose the card to promote.
ask-choose_one = { $card }: choose one.
ask-pay_with_spy = { $card }: return one of your spies to { $effect }, or decline.
ask-pay_with_spies = { $card }: return any number of your spies, one at a time, to { $effect }.
ask-devour_which = { $zone ->
    [inner_circles] { $card }: devour a card of your inner circle for this: { $effect}. Or decline.
   *[hands] { $card }: devour a card in your hand for this: { $effect}. Or decline.
}
ask-devour_it = Devour { $card } itself for this: { $effect}. Or keep it.
ask-discard_which = { $card }: discard a card from your hand to { $effect }, or decline.
ask-accept_or_not = { $card } was discarded: you may { $effect } instead.
ask-reveal_which = { $card }: show a card of { aspect } from your hand for its Focus ({ $effect }), or do not.
ask-enlist_which = { $aspect ->
    [none] Recruit a card that costs { $cost } or less without paying, or stop.
   *[other] Recruit a { aspect } card of the market that costs { $cost } or less without paying.
}
ask-devour_from_row = { $may ->
    [yes] Devour a card of the market, or none.
   *[no] Devour a card of the market.
}
ask-replace_which = Choose the market card to devour; your card takes its place.
ask-who_gets_outcast = { $adjacent ->
    [yes] Choose an opponent with a troop next to those just deployed: they recruit an Insane Outcast.
   *[no] Choose an opponent: they recruit an Insane Outcast.
}
ask-who_discards = { $count ->
    [0] Choose an opponent: they discard a card.
   *[other] Choose an opponent with more than { $count } cards in hand: they discard one.
}
ask-discard_one = You must discard a card: choose one from your hand.
ask-resolve_which = Choose which effect of the end of the turn comes next.
ask-borrow_from_inner_circle = Choose a card of your inner circle to play.
ask-borrow_from_market = Choose a market card that costs { $cost } or less to play; it is devoured afterwards.

## Moves, on buttons and in lists

move-settle = Start: { $site }
move-play = Play { $card }
move-deploy = Deploy for 1 power: { $place }
move-surplus = Deploy for 1 power with empty barracks: 1 VP
move-assassinate = Assassinate for 3 power { troop }: { $place }
move-return_spy = Return for 3 power the spy of { $player }: { $site }
move-recruit = Recruit { $card } for { $cost } influence
move-end_turn = End the turn
move-pick = { $there ->
    [yes] { $card }: { $effect }
   *[no] { $card }: option { $number }
}
move-place = Deploy: { $place }
move-kill = Assassinate { troop }: { $place }
move-oust = Supplant { troop }: { $place }
move-lift = Move { troop } from: { $place }
move-drop = To: { $place }
move-send_home = Return the troop of { $player }: { $place }
move-expose = Return the spy of { $player }: { $site }
move-spy = Place a spy: { $site }
move-recall = Take back your spy: { $site }
move-exhume = From the trophy hall of { $player }: { troop }
move-lay = Onto: { $place }
move-promote = Promote { $card }
move-devour = Devour { $card }
move-replace = Devour { $card } and take its place
move-discard = Discard { $card }
move-enlist = Recruit { $card } without paying
move-borrow = Play { $card }
move-reveal = Show { $card }
move-target = { $player }
move-resolve = { $there ->
    [yes] { $card }: { $effect }
   *[no] { $card }
}
move-accept = Yes
move-done = No, without it
move-enough = No more

## Warnings before a move

warning-nothing = As things stand this would do nothing. Do it all the same?

## What happened

event-round_started = Round { $count } begins.
event-turn_started = It is the turn of { $player }.
event-played = { $player } plays { card }.
event-borrowed = { $player } plays { card } without having it in hand.
event-revealed = { $player } shows { card }.
event-got_power = { $player } gains { $count } power.
event-got_influence = { $player } gains { $count } influence.
event-got_vp = { $player } gains { $count } VP.
event-deployed = { $player } deploys a troop: { $place }.
event-barracks_empty = { $player } has empty barracks and gains 1 VP instead of a troop.
event-assassinated = { $player } assassinates { troop }: { $place }.
event-moved = { $player } moves { troop }: { $place } → { $place_2 }.
event-troop_returned = { $player } returns a troop of { $player_2 } to the barracks: { $place }.
event-spy_placed = { $player } places a spy: { $site }.
event-spy_recalled = { $player } takes back a spy: { $site }.
event-spy_returned = { $player } returns a spy of { $player_2 }: { $site }.
event-trophy_placed = { $player } puts { troop } from the trophy hall of { $player_2 } on the board: { $place }.
event-control_gained = { $player } gains control: { $site }.
event-control_lost = { $player } loses control: { $site }.
event-total_gained = { $player } gains total control: { $site }.
event-total_lost = { $player } loses total control: { $site }.
event-marker_paid = { $player } gains 1 influence from the control marker: { $site }.
event-marker_scored = { $player } gains { $count } VP from the control marker: { $site }.
event-recruited = { $player } recruits { card }.
event-turned_up = New in the market: { card }.
event-outcast_joined = { $player } recruits an Insane Outcast.
event-outcast_left = An Insane Outcast of { $player } returns to the supply.
event-drew = { $count ->
    [one] { $player } draws { $count } card.
   *[other] { $player } draws { $count } cards.
}
event-reshuffled = { $player } shuffles the discard pile into a new deck.
event-discarded = { $player } discards { card }.
event-deck_discarded = { $count ->
    [one] { $player } puts the deck on the discard pile: { $count } card.
   *[other] { $player } puts the deck on the discard pile: { $count } cards.
}
event-devoured = { $player } devours { card }.
event-joined_market = { $player } puts { card } into the market.
event-promoted = { $player } promotes { card }.
event-last_troop = { $player } has deployed the last troop of the barracks: this round is the last.
event-market_empty = The last card of the market deck is turned up: this round is the last.
event-game_ended = The game is over. The points are counted.

## How the game ended

ending-score-winner = { $winner } wins with the most victory points.
ending-score-tie = Equal victory points: { $winner } share the victory.

## Score lines

score-sites = Sites under control
score-total_control = Total control
score-trophies = Trophies
score-deck = Deck
score-inner_circle = Inner circle
score-tokens = VP tokens

## Zones and counters

zone-market = Market
zone-market_deck = Market deck
zone-priestesses = Priestesses of Lolth
zone-guards = House Guards
zone-outcasts = Insane Outcasts
zone-devoured = Devoured cards
zone-borrowed = Card being played from the market
zone-box = Box
zone-decks = Deck
zone-hands = Hand
zone-played = Played this turn
zone-discards = Discard pile
zone-inner_circles = Inner circle
zone-round = Round
zone-phase = Phase
zone-first = First player
zone-current = Player whose turn it is
zone-half_decks = Half-decks
zone-sections = Sections in play
zone-ending = What triggered the end
zone-garrisons = Troops in the sites
zone-camps = Sites with troops
zone-roads = Troops on the routes
zone-spies = Spies
zone-control = Control
zone-total_control = Total control
zone-barracks = Troops in the barracks
zone-trophies = Trophy hall
zone-vp = VP tokens
zone-power = Power
zone-influence = Influence
zone-paid_markers = Markers that have paid
zone-played_this_turn = Cards played this turn
zone-later = Effects of the end of the turn
zone-ghost = Top devoured card in the market
zone-that_site = Site of the spy
zone-kills = Troops removed by the card
zone-victim = Owner of the troop removed last
zone-kill_site = Site of the assassination
zone-landed = Troops deployed by the card
zone-returned = Spies returned for the card
zone-chosen = Troop chosen
zone-slot = Market space
zone-target = Opponent chosen
zone-paid = Cost paid
zone-stopped = Stopped
zone-cause = Who forces the discard

## Options of a game

option-deck_1 = First half-deck
option-deck_2 = Second half-deck
option-section = Outer section
option-first = First player

-random = random
-drow = Drow
-dragons = Dragons
-elementals = Elementals
-demons = Demons
-aberrations = Aberrations
-undead = Undead
value-deck_1-random = { -random }
value-deck_1-drow = { -drow }
value-deck_1-dragons = { -dragons }
value-deck_1-elementals = { -elementals }
value-deck_1-demons = { -demons }
value-deck_1-aberrations = { -aberrations }
value-deck_1-undead = { -undead }
value-deck_2-random = { -random }
value-deck_2-drow = { -drow }
value-deck_2-dragons = { -dragons }
value-deck_2-elementals = { -elementals }
value-deck_2-demons = { -demons }
value-deck_2-aberrations = { -aberrations }
value-deck_2-undead = { -undead }
value-section-random = { -random }
value-section-left = left
value-section-right = right
value-first-random = { -random }
value-first-1 = player 1
value-first-2 = player 2
value-first-3 = player 3
value-first-4 = player 4

## Help of a component, line by line

help-card = { $deck ->
    [starting] Starting card: { $type }.
    [supply] Card of the supply: { $type }.
    [drow] Card of the { -drow }: { $type }.
    [dragons] Card of the { -dragons }: { $type }.
    [elementals] Card of the { -elementals }: { $type }.
    [demons] Card of the { -demons }: { $type }.
    [aberrations] Card of the { -aberrations }: { $type }.
   *[undead] Card of the { -undead }: { $type }.
}
help-aspect = Aspect: { aspect }.
help-cost = Cost: { $cost } influence.
help-no-cost = It cannot be bought.
help-effect = · { $effect }
help-when-discarded = · when an opponent makes you discard it: { $effect }
help-outcast = · when devoured or promoted it returns to the supply instead
help-points = Victory points: { $deck } in the deck, { $circle } in the inner circle.
help-copies = Copies in the box: { $count }.
help-site = { $section ->
    [left] Site of the left section.
    [right] Site of the right section.
   *[center] Site of the centre section.
}
help-site-points = For control at the end of the game: { $vp } VP.
help-site-spaces = { $white ->
    [0] Troop spaces: { $spaces }.
   *[other] Troop spaces: { $spaces }; white troops at the start: { $white }.
}
help-site-start = Starting site.
help-site-marker = Control marker: 1 influence each turn; with total control also { $vp } VP.
help-route = Route { $one } – { $other }, troop spaces: { $spaces }.
help-touching = { $one } and { $other } touch each other: no troop space lies between them.

type-aberration = Aberration
type-beast = Beast
type-construct = Construct
type-derro = Derro
type-doppelganger = Doppelganger
type-dragon = Dragon
type-drow = Drow
type-dwarf = Dwarf
type-elemental = Elemental
type-elemental_prince = Elemental Prince
type-elf = Elf
type-fiend = Fiend
type-giant = Giant
type-grimlock = Grimlock
type-half_dragon = Half-dragon
type-human = Human
type-illithid = Illithid
type-kobold = Kobold
type-medusa = Medusa
type-monstrosity = Monstrosity
type-myconid = Myconid
type-quaggoth = Quaggoth
type-shapechanger = Shapechanger
type-tiefling = Tiefling
type-troglodyte = Troglodyte
type-undead = Undead
