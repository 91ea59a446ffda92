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
        [1] for each troop assassinated by this card
       *[other] for every { $every } troops assassinated by this card
    }
}
# Where an effect strikes.
reach = { $where ->
    [anywhere] anywhere on the board
    [that_site] at that spy's site
    [first_site] at a site where you have presence
    [same_site] at the same site
    [one_site] at a single site
    [each_returned_spy] at the site of each spy returned
   *[presence] where you have presence
}
# How often the same is still to be chosen, this time included.
left = { $left ->
    [1] { "" }
   *[other] { " " }({ $left } to go)
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
screen-card = Cost, name (aspect, type), VP in the deck/in the inner circle, effect:
screen-top = on top
sign-marker = control marker (at a site: its VP for total control; at a player: how many are held)
sign-total = total control
sign-control = who controls the site
sign-touching = sites that touch

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

power = { $count } power
influence = { $count } influence
cards = { $count ->
    [1] a card
   *[other] { $count } cards
}
do-power = { $of ->
    [none] gain { power }
   *[other] gain { power } { counted }
}
do-influence = { $of ->
    [none] gain { influence }
   *[other] gain { influence } { counted }
}
do-vp = { $of ->
    [none] gain { $count } VP
   *[other] gain { $count } VP { counted }
}
do-draw = { $of ->
    [none] draw { cards }
   *[other] draw { cards } { counted }
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
    [anybody] { $up_to ->
        [yes] return up to { $count } troops or spies in any combination, your own or of other players
       *[no] { $count ->
            [1] return a troop or a spy, your own or of another player
           *[other] return { $count } troops or spies in any combination, your own or of other players
        }
    }
   *[others] { $up_to ->
        [yes] return up to { $count } troops or spies of other players in any combination
       *[no] { $count ->
            [1] return a troop or a spy of another player
           *[other] return { $count } troops or spies of other players in any combination
        }
    }
}
do-place_spy = { $count ->
    [1] place a spy
   *[other] place { $count } spies
}
trophies-taken = { $up_to ->
    [yes] up to { $count } { $colour ->
        [white] white troops
       *[any] troops
    }
   *[no] { $colour ->
        [white] { $count ->
            [1] a white troop
           *[other] { $count } white troops
        }
       *[any] { $count ->
            [1] a troop
           *[other] { $count } troops
        }
    }
}
do-place_trophy = { $hall ->
    [of_a_player_at_that_site] deploy { trophies-taken } from the trophy hall of one player who has a troop at that site { reach }
   *[any] { $count ->
        [1] deploy { trophies-taken } from any trophy hall { reach }
       *[other] deploy { trophies-taken } from any trophy halls { reach }
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
    [hand] promote a card from your hand
    [this_card_or_hand_or_discard] promote this card, or a card from your hand or discard pile
   *[other] promote a card
}
do-devour_market = { $may ->
    [yes] you may devour a card from the market
   *[no] devour a card from the market
}
do-take_place_in_market = devour a card from the market and put this card in its place
recruits-free = { $up_to ->
    [yes] up to { $count } cards
   *[no] { cards }
}
at-that-cost = { $count ->
    [1] that costs { $max_cost } or less
   *[other] that cost { $max_cost } or less each
}
do-recruit_free = { $supply ->
    [yes] without paying, recruit from the market board { recruits-free } { at-that-cost }, House Guards and Priestesses of Lolth included
   *[no] { $aspect ->
        [none] without paying, recruit from the market { recruits-free } { at-that-cost }
       *[other] without paying, recruit from the market { recruits-free } of { aspect } { at-that-cost }
    }
}
do-recruit_outcast = { $who ->
    [you] recruit { outcasts }
    [an_opponent] an opponent of your choice recruits { outcasts }
    [an_adjacent_opponent] an opponent of your choice with a troop adjacent to a troop just deployed recruits { outcasts }
   *[each_opponent] each opponent recruits { outcasts }
}
outcasts = { $count ->
    [1] an Insane Outcast
   *[other] { $count } Insane Outcasts
}
do-discard = { $more_than ->
    [0] { $who ->
        [an_opponent] an opponent of your choice discards a card
        [each_opponent] each opponent discards a card
        [opponents_at_that_site] each opponent with a troop at that site discards a card
        [owner_of_that_troop] the owner of that troop discards a card
       *[whoever_caused_it] that opponent discards a card, too
    }
   *[other] { $who ->
        [an_opponent] an opponent of your choice with { more-in-hand } discards a card
        [each_opponent] each opponent with { more-in-hand } discards a card
        [opponents_at_that_site] each opponent with a troop at that site and { more-in-hand } discards a card
        [owner_of_that_troop] if that troop belongs to a player with { more-in-hand }, they discard a card
       *[whoever_caused_it] if that opponent has { more-in-hand }, they discard a card, too
    }
}
more-in-hand = { $more_than ->
    [1] more than 1 card in hand
   *[other] more than { $more_than } cards in hand
}
do-deck_to_discard = put your deck on your discard pile
do-play_from_inner_circle = play a card of your inner circle as if from your hand, then return it there
do-play_from_market = play a market card that costs { $max_cost } or less as if from your hand, then devour it
do-devoured_joins_market = until the end of the turn the top devoured card counts as a market card
do-return_this_to_supply = return this card to the supply
do-choose = { $count ->
    [3] choose one: { $first }; or { $second }; or { $third }
   *[other] choose one: { $first }; or { $second }
}
do-repeat = { $times ->
    [2] twice, { $what }
   *[other] { $times } times, { $what }
}
do-all_of = { $what }
# One thing after another; two gains at once; something for the end of the turn.
do-then = { $before }, then { $next }
do-and = { $before } and { $next }
do-later = { $before }; { $next }
more-influence = { influence }
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
do-focus = Focus ({ aspect }): { $then }
do-at_end_of_turn = at the end of the turn: { $then }
# What a card does in other moments.
when-discarded = when an opponent makes you discard this card: { $effect }
when-devoured = if this card is devoured or promoted, it returns to the supply instead

## What cards do, in the small room of a card: few words, and signs in brackets

short-per = { $of ->
    [trophies] { $every ->
        [1] per trophy
       *[other] per { $every } trophies
    }
    [white_trophies] { $every ->
        [1] per white trophy
       *[other] per { $every } white trophies
    }
    [player_trophies] { $every ->
        [1] per player trophy
       *[other] per { $every } player trophies
    }
    [inner_circle] { $every ->
        [1] per card in your circle
       *[other] per { $every } cards in your circle
    }
    [controlled_sites] { $every ->
        [1] per site you control
       *[other] per { $every } sites you control
    }
    [total_control_sites] { $every ->
        [1] per site in your total control
       *[other] per { $every } sites in your total control
    }
    [control_markers] { $every ->
        [1] per control marker
       *[other] per { $every } control markers
    }
    [own_spies] { $every ->
        [1] per own spy on the board
       *[other] per { $every } own spies on the board
    }
   *[troops_removed] { $every ->
        [1] per troop assassinated
       *[other] per { $every } troops assassinated
    }
}
short-target = { $target ->
    [white] { $count ->
        [1] a white troop
       *[other] { $count } white troops
    }
   *[enemy] { $count ->
        [1] an enemy
       *[other] { $count } enemies
    }
}
# Where an effect works; with presence goes without saying. Begins with a space.
short-where = { $where ->
    [presence] { "" }
    [anywhere] { " " }anywhere
    [that_site] { " " }there
    [one_site] { " " }at one site
   *[each_returned_spy] { " " }at each spy's site
}
short-power = { $of ->
    [none] +{ $count }[power]
   *[other] +{ $count }[power] { short-per }
}
short-influence = { $of ->
    [none] +{ $count }[influence]
   *[other] +{ $count }[influence] { short-per }
}
short-vp = { $of ->
    [none] +{ $count } VP
   *[other] +{ $count } VP { short-per }
}
short-draw = { $of ->
    [none] [deck]Draw { cards }
   *[other] [deck]Draw { cards } { short-per }
}
short-deploy = { $count ->
    [1] [troop]Deploy a troop
   *[other] [troop]Deploy { $count } troops
}
short-assassinate = { $of ->
    [none] { $up_to ->
        [yes] [kill]Assassinate up to { $count } { $target ->
            [white] white troops
           *[enemy] enemies
        }{ short-where }
       *[no] [kill]Assassinate { short-target }{ short-where }
    }
   *[other] [kill]Assassinate { short-target } { short-per }
}
short-supplant = [swap]Supplant { short-target }{ short-where }
short-move_enemy = { $up_to ->
    [yes] [move]Move up to { $count } enemies
   *[no] { $count ->
        [1] [move]Move an enemy
       *[other] [move]Move { $count } enemies
    }
}
short-return_enemy_spy = [spy][back]Return an opponent's spy
short-return_piece = { $whose ->
    [anybody] { $up_to ->
        [yes] [back]Return up to { $count } troops or spies, own ones too
       *[no] { $count ->
            [1] [back]Return a troop or spy, even your own
           *[other] [back]Return { $count } troops or spies, own ones too
        }
    }
   *[others] { $up_to ->
        [yes] [back]Return up to { $count } opponents' troops or spies
       *[no] { $count ->
            [1] [back]Return an opponent's troop or spy
           *[other] [back]Return { $count } opponents' troops or spies
        }
    }
}
short-place_spy = { $count ->
    [1] [spy]Place a spy
   *[other] [spy]Place { $count } spies
}
short-place_trophy = { $hall ->
    [of_a_player_at_that_site] [trophy]Deploy { trophies-taken } from the hall of a player there{ short-where }
   *[any] { $up_to ->
        [yes] [trophy]Deploy up to { $count } { $colour ->
            [white] white trophies
           *[any] trophies
        } of any hall{ short-where }
       *[no] { $count ->
            [1] [trophy]Deploy a { $colour ->
                [white] white trophy
               *[any] trophy
            } of any hall{ short-where }
           *[other] [trophy]Deploy { $count } { $colour ->
                [white] white trophies
               *[any] trophies
            } of any hall{ short-where }
        }
    }
}
short-promote_another = { $up_to ->
    [yes] [circle]Promote up to { $count } others
   *[no] { $count ->
        [1] [circle]Promote another card
       *[other] [circle]Promote { $count } others
    }
}
short-promote_played = [circle]Promote a played { aspect } card
short-promote_any_played = [circle]Promote any number of played { $minion_type ->
    [undead] Undead
   *[other] { $minion_type }
}
short-promote_top = [circle]Promote the top card of your deck
short-promote_this = [circle]Promote this card
short-promote_from = { $zones ->
    [discard] [circle]Promote a card from your discards
    [hand] [circle]Promote a card from your hand
    [this_card_or_hand_or_discard] [circle]Promote this card or one from hand or discards
   *[other] [circle]Promote a card
}
short-devour_market = { $may ->
    [yes] [devour]You may devour a market card
   *[no] [devour]Devour a market card
}
short-take_place_in_market = [devour]Devour a market card, put this one there
short-cost = { $count ->
    [1] ≤{ $max_cost }[influence]
   *[other] ≤{ $max_cost }[influence] each
}
short-recruit_free = { $supply ->
    [yes] [market]Recruit for free: { recruits-free } { short-cost }, stacks too
   *[no] { $aspect ->
        [none] [market]Recruit for free: { recruits-free } { short-cost }
       *[other] { $up_to ->
            [yes] [market]Recruit for free: up to { $count } { aspect } cards { short-cost }
           *[no] { $count ->
                [1] [market]Recruit for free: 1 { aspect } card { short-cost }
               *[other] [market]Recruit for free: { $count } { aspect } cards { short-cost }
            }
        }
    }
}
short-outcasts = { $count ->
    [1] an Outcast
   *[other] { $count } Outcasts
}
short-recruit_outcast = { $who ->
    [you] [outcast]You recruit { short-outcasts }
    [an_opponent] [outcast]An opponent recruits { short-outcasts }
    [an_adjacent_opponent] [outcast]An opponent next to these recruits { short-outcasts }
   *[each_opponent] [outcast]Each opponent recruits { short-outcasts }
}
# Whoever has more cards than that; begins with a space.
short-hand = { $more_than ->
    [0] { "" }
    [1] { " " }with >1 card
   *[other] { " " }with >{ $more_than } cards
}
short-lost = { $more_than ->
    [0] a card
   *[other] one
}
short-discard = { $who ->
    [an_opponent] [discard]An opponent{ short-hand } discards { short-lost }
    [each_opponent] [discard]Each opponent{ short-hand } discards { short-lost }
    [opponents_at_that_site] [discard]Each opponent there{ short-hand } discards { short-lost }
    [owner_of_that_troop] [discard]Its owner{ short-hand } discards { short-lost }
   *[whoever_caused_it] [discard]That opponent{ short-hand } discards { short-lost }, too
}
short-deck_to_discard = [deck]Put your deck on your discards
short-play_from_inner_circle = [circle]Play a card of your circle, then return it
short-play_from_market = [market]Play a market card ≤{ $max_cost }[influence], then devour it
short-devoured_joins_market = [market]The top devoured card joins the market this turn
short-return_this_to_supply = [back]This card to the supply
short-choose = { $inner ->
    [yes] { $count ->
        [3] one of: { $first } [or] { $second } [or] { $third }
       *[other] one of: { $first } [or] { $second }
    }
   *[no] { $count ->
        [3] { $first } [or] { $second } [or] { $third }
       *[other] { $first } [or] { $second }
    }
}
short-repeat = { $times }× { $what }
short-all_of = { $what }
short-then = { $before }. { $next }
short-and = { $before } { $next }
short-later = { $before } { $next }
short-may = { $what } (optional)
short-pay = { $cost } [pay] { $then }
short-return_own_spy = [spy][back]Return own spy
short-return_own_spies = [spy][back]Return any own spies
short-devour_from_hand = [devour]Devour a card in hand
short-devour_from_inner_circle = [devour]Devour a card in your circle
short-devour_this = [devour]Devour this card
short-discard_from_hand = [discard]Discard a card
short-if_at_that_site = { $what ->
    [other_player_spy] If an opponent's spy is there: { $then }
   *[other_player_troop] If an opponent's troop is there: { $then }
}
short-if_at_least = { $of ->
    [inner_circle] With { $least }+ cards in your circle: { $then }
    [player_trophies] With { $least }+ player trophies: { $then }
    [trophies] With { $least }+ trophies: { $then }
   *[other] With { $least }+: { $then }
}
short-focus = [focus]Focus: { $then }
short-at_end_of_turn = [end] { $then }
short-when-discarded = [discard]If forced to discard it: { $effect }
short-when-devoured = [back]If devoured or promoted: to the supply

## What is asked

ask-start_where = Choose the starting site for your first troop.
ask-act = { $can ->
    [both] Play a card, take a basic action, or end the turn. { pool }
    [play] Play a card or end the turn. { pool }
    [spend] You have no card in hand: take a basic action or end the turn. { pool }
   *[nothing] You have no card in hand and can pay for nothing: end the turn. { pool }
}
pool = Power: { $power }, influence: { $influence }.
ask-deploy_where = { $anywhere ->
    [yes] { $card }: deploy a troop{ left }. You have no troop on the board: choose any empty space.
   *[no] { $card }: deploy a troop{ left }. Choose an empty space where you have presence.
}
ask-kill_which = { $up_to ->
    [yes] { $card }: assassinate { target } { reach }{ left }, or stop.
   *[no] { $card }: assassinate { target } { reach }{ left }.
}
ask-supplant_which = { $barracks ->
    [0] { $card }: supplant { target } { reach }{ left }. Your barracks are empty: 1 VP instead of a troop.
   *[other] { $card }: supplant { target } { reach }{ left }.
}
ask-lift_which = { $up_to ->
    [yes] { $card }: choose an enemy troop where you have presence to move it{ left }, or stop.
   *[no] { $card }: choose an enemy troop where you have presence to move it{ left }.
}
ask-drop_where = { $card }: choose the empty space to which { chosen } from { $place } moves.
chosen = { $white ->
    [yes] the white troop
   *[no] the troop of { $owner }
}
ask-return_which = { $whose ->
    [anybody] { $up_to ->
        [yes] { $card }: return your own troop or spy from anywhere, or another player's from where you have presence{ left }, or stop.
       *[no] { $card }: return your own troop or spy from anywhere, or another player's from where you have presence{ left }.
    }
   *[others] { $up_to ->
        [yes] { $card }: return a troop or a spy of another player from where you have presence{ left }, or stop.
       *[no] { $card }: return a troop or a spy of another player from where you have presence{ left }.
    }
}
ask-return_which_spy = { $card }: return a spy of another player from where you have presence.
ask-spy_where = { $card }: place a spy{ left }. Choose a site without a spy of yours.
ask-recall_first = { $card }: place a spy{ left }. All your spies are on the board: return one to place it anew, or leave them.
ask-exhume_which = { $up_to ->
    [yes] { $card }: choose a troop of a trophy hall to deploy{ left }, or stop.
   *[no] { $card }: choose a troop of a trophy hall to deploy{ left }.
}
ask-lay_where = { $where ->
    [presence] { $card }: choose an empty space for { chosen } where you have presence.
    [no_troops] { $card }: choose any empty space for your troop: you have none on the board.
   *[anywhere] { $card }: choose an empty space for { chosen }, anywhere on the board.
}
ask-promote_which = { $up_to ->
    [yes] { $card }: promote another card played this turn{ left }, or stop.
   *[no] { $card }: promote another card played this turn{ left }.
}
ask-promote_of_aspect = { $card }: promote a card of { aspect } played this turn.
ask-promote_of_type = { $minion_type ->
    [undead] { $card }: promote an Undead card played this turn, or stop.
   *[other] { $card }: promote a card of this type played this turn, or stop.
}
ask-promote_from_where = { $card }: choose the card to promote.
ask-choose_one = { $card }: choose one.
ask-pay_with_spy = { $card }: return one of your spies for this: { $effect }. Or decline.
ask-pay_with_spies = { $paid ->
    [0] { $card }: return any number of your spies, one at a time, for this: { $effect }. Or decline.
   *[other] { $card }: return another of your spies for this: { $effect }. Or stop.
}
ask-devour_which = { $zone ->
    [inner_circles] { $card }: devour a card of your inner circle for this: { $effect }. Or decline.
   *[hands] { $card }: devour a card in your hand for this: { $effect }. Or decline.
}
ask-devour_it = { $anyway ->
    [yes] Devour { $card } itself for this: { $effect }. Or decline: { $card_2 } devours it anyway.
   *[no] Devour { $card } itself for this: { $effect }. Or keep it.
}
ask-discard_which = { $card }: discard a card from your hand for this: { $effect }. Or decline.
ask-accept_or_not = { $card }: you may { $effect }.
ask-reveal_which = { $fitting ->
    [yes] { $card }: show a card of { aspect } from your hand for its Focus ({ $effect }), or do not.
   *[no] { $card }: you hold no card of { aspect } to show for its Focus ({ $effect }). Others are not told why you go on.
}
ask-enlist_which = { $up_to ->
    [yes] { $card }: recruit { wanted } without paying{ left }, or stop.
   *[no] { $card }: recruit { wanted } without paying{ left }.
}
wanted = { $aspect ->
    [none] a card that costs { $cost } or less
   *[other] a card of { aspect } that costs { $cost } or less
}
ask-devour_from_row = { $may ->
    [yes] { $card }: devour a card from the market, or none.
   *[no] { $card }: devour a card from the market.
}
ask-replace_which = Choose the market card to devour; { $card } takes its place.
ask-who_gets_outcast = { $adjacent ->
    [yes] { $card }: choose an opponent with a troop adjacent to those just deployed. They recruit an Insane Outcast.
   *[no] { $card }: choose an opponent. They recruit an Insane Outcast.
}
ask-who_discards = { $count ->
    [0] { $card }: choose an opponent. They discard a card.
   *[other] { $card }: choose an opponent with more than { $count } cards in hand. They discard one.
}
ask-discard_one = { $card } of { $player } makes you discard a card: choose one from your hand.
ask-resolve_which = Choose which effect of the end of the turn comes next.
ask-borrow_from_inner_circle = { $card }: choose a card of your inner circle to play; then it returns there.
ask-borrow_from_market = { $card }: choose a market card that costs { $cost } or less to play; then it is devoured.

## Moves, on buttons and in lists

move-settle = Start: { $site }
move-play = Play { $card }
move-deploy = Deploy for 1 power: { $place }
move-surplus = Deploy for 1 power with empty barracks: 1 VP
move-assassinate = Assassinate for 3 power { troop }: { $place }
move-return_spy = Return for 3 power the spy of { $player }: { $site }
move-recruit = { $from ->
    [devoured] Recruit { $card } from the devoured cards for { influence }
   *[other] Recruit { $card } for { influence }
}
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
move-send_home = { $own ->
    [yes] Return your own troop: { $place }
   *[no] Return the troop of { $player }: { $place }
}
move-expose = { $own ->
    [yes] Return your own spy: { $site }
   *[no] Return the spy of { $player }: { $site }
}
move-spy = Place a spy: { $site }
move-recall = Return your spy: { $site }
move-exhume = From the trophy hall of { $player }: { troop }
move-lay = Onto: { $place }
move-promote = { $from ->
    [hand] Promote { $card } from your hand
    [discards] Promote { $card } from your discard pile
    [itself] Promote { $card } itself
   *[other] Promote { $card }
}
move-devour = { $from ->
    [hand] Devour { $card } from your hand
    [circle] Devour { $card } from your inner circle
    [row] Devour { $card } from the market
    [itself] Devour { $card } itself
   *[other] Devour { $card }
}
move-replace = { $there ->
    [yes] Devour { $card }; { $card_2 } takes its place
   *[no] Devour { $card } and take its place
}
move-discard = Discard { $card }
move-enlist = { $from ->
    [devoured] Recruit { $card } from the devoured cards without paying
    [supply] Recruit { $card } from the supply without paying
   *[other] Recruit { $card } without paying
}
move-borrow = { $from ->
    [circle] Play { $card } from your inner circle
    [devoured] Play { $card } from the devoured cards
    [row] Play { $card } from the market
   *[other] Play { $card }
}
move-reveal = Show { $card } ({ aspect })
move-target = { $what ->
    [discard] { $count ->
        [1] { $player } (1 card in hand)
       *[other] { $player } ({ $count } cards in hand)
    }
    [outcast] { $player }: an Insane Outcast
   *[none] Choose { $player }
}
move-resolve = { $there ->
    [yes] { $from ->
        [circle] { $card }, now in your inner circle: { $effect }
        [devoured] { $card }, devoured: { $effect }
        [discards] { $card }, now in your discard pile: { $effect }
        [row] { $card }, now in the market: { $effect }
       *[other] { $card }: { $effect }
    }
   *[no] { $card }
}
move-accept = Yes, do it
move-done = { $go_on ->
    [yes] Go on
   *[no] No, without it
}
move-enough = { $refuses ->
    [yes] No, without it
   *[no] No more
}

## Warnings before a move

warning-nothing = As things stand this would do nothing. Do it all the same?

## What happened

# What was counted for a gain.
counted-now = { $of ->
    [trophies] troops in the trophy hall: { $count_2 }
    [white_trophies] white troops in the trophy hall: { $count_2 }
    [player_trophies] players' troops in the trophy hall: { $count_2 }
    [inner_circle] cards in the inner circle: { $count_2 }
    [controlled_sites] sites under control: { $count_2 }
    [total_control_sites] sites under total control: { $count_2 }
    [control_markers] control markers: { $count_2 }
    [own_spies] spies on the board: { $count_2 }
   *[troops_removed] troops assassinated: { $count_2 }
}
by = { $of ->
    [none] ({ $card })
   *[other] ({ $card }; { counted-now })
}
event-laid_out = The market deck is made of { $deck } and { $deck_2 }. { $sections ->
    [center] Only the centre section of the board is in play.
    [left] The centre and left sections of the board are in play.
    [right] The centre and right sections of the board are in play.
   *[all] The whole board is in play.
}
event-hands_dealt = Everybody draws { cards }.
event-market_laid = In the market: { $card }, { $card_2 }, { $card_3 }, { $card_4 }, { $card_5 }, { $card_6 }.
event-first_player = { $player } is the first player.
event-settled = { $player } starts in { $site }.
event-round_started = Round { $count } begins.
event-turn_started = It is the turn of { $player }.
event-played = { $player } plays { card }.
event-played_for = { $count ->
    [0] { $player } plays { $card } and gains { influence-left }.
   *[other] { $count_2 ->
        [0] { $player } plays { $card } and gains { power }.
       *[other] { $player } plays { $card } and gains { power } and { influence-left }.
    }
}
event-cannot_pay = { $player } cannot pay for the ability of { $card }.
event-showed_nothing = { $player } shows no card for the Focus of { $card }.
event-declined = { $cost ->
    [option] { $player } chooses the ability with a cost but does not pay ({ $card }).
    [line] { $player } does not pay for the ability of { $card }.
   *[none] { $player } forgoes the ability of { $card }.
}
reason = { $rule ->
    [play-count_now] too few of what is counted
    [draw-nothing_left] deck and discard pile are empty
    [deploy-no_space] no empty space with presence
    [assassinate-presence] no such troop within reach
    [assassinate-single_site] no such troop at a site with presence
    [spy-that_site] no such troop at that site
    [spy-site_condition] nobody else is at that site
    [demons-grazzt] no enemy troop at the site of a returned spy
    [supplant-presence] no such troop within reach
    [move-from] no enemy troop within reach
    [return-other_player] nothing within reach to return
    [trophies-redeploy] no fitting troop in a trophy hall, or no space for it
    [promote-eot_eligible] no other card played this turn
    [promote-obedience] no such card played this turn
    [promote-undead_type] no such card played this turn
    [promote-from_discard] no card to promote
    [promote-this_card] the card is not in front of its player
    [promote-deck_top] deck and discard pile are empty
    [promote-matron_mother] the deck is empty
    [cost-in_full] the cost cannot be paid
    [devour-this_card] the card has left already
    [outcast-play] the card has left already
    [outcast-gibbering_mouther] no opponent is adjacent
    [undead-ghost] nothing is devoured, or the top devoured card is open already
    [undead-carrion_crawler] no card in the market, or the card has left
    [recruit-free] no fitting card in the market
    [recruit-market_deck_empty] the market is empty
    [recruit-stack_empty] no Insane Outcast is left
    [discard-more_than_three] nobody has enough cards in hand
    [discard-no_refill] nobody there has a card in hand
    [borrow-elder_brain] the inner circle is empty
    [borrow-ulitharid] no card in the market is cheap enough
   *[focus-condition] no other card of this aspect, and an empty hand
}
event-cannot = { $card }: cannot be done ({ reason }).
event-no_more = { $player } takes no more ({ $card }).
event-counted = { $card }: { counted-now }.
event-played_from = { $pile ->
    [circle] { $player } plays { $card } from the inner circle ({ $card_2 }).
    [devoured] { $player } plays { $card } from the devoured cards ({ $card_2 }).
   *[other] { $player } plays { $card } from the market ({ $card_2 }).
}
event-back_in_circle = { $player } returns { $card } to the inner circle.
event-chose = { $there ->
    [yes] { $player } chooses ({ $card }): “{ $effect }”.
   *[no] { $player } chooses ({ $card }): option { $number }.
}
event-chose_in_vain = { $there ->
    [yes] { $player } chooses ({ $card }): “{ $effect }”, to no effect: { reason }.
   *[no] { $player } chooses ({ $card }): option { $number }, to no effect: { reason }.
}
event-revealed = { $player } shows { $card } for the Focus of { $card_2 }.
event-focused = { $player } has the Focus of { $card_2 }: { $card } was played this turn.
event-got_power = { $player } gains { power } { by }.
event-got_influence = { $player } gains { influence } { by }.
event-got_vp = { $player } gains { $count } VP { by }.
event-drew_by = { $player } draws { cards } { by }.
event-pool_lost = { $count ->
    [0] { $player } does not spend { influence-left }: it is lost.
   *[other] { $count_2 ->
        [0] { $player } does not spend { power }: it is lost.
       *[other] { $player } does not spend { power } and { influence-left }: they are lost.
    }
}
influence-left = { $count_2 } influence
event-deployed = { $player } deploys a troop: { $place } ({ $card }).
event-deployed_for_power = { $player } deploys a troop for 1 power: { $place }.
event-barracks_empty = { $player } has empty barracks and gains 1 VP instead of deploying a troop ({ $card }).
event-barracks_empty_for_power = { $player } has empty barracks and gains 1 VP for 1 power instead of deploying a troop.
event-assassinated = { $player } assassinates { troop }: { $place } ({ $card }).
event-assassinated_for_power = { $player } assassinates { troop } for 3 power: { $place }.
event-supplanted = { $player } supplants { troop }: { $place } ({ $card }).
event-supplanted_for_vp = { $player } supplants { troop }: { $place } ({ $card }). The barracks are empty, so { $player } gains 1 VP instead of deploying a troop.
event-moved = { $same ->
    [yes] { $player } leaves { troop } where it is: { $place } ({ $card }).
   *[no] { $player } moves { troop }: { $place } → { $place_2 } ({ $card }).
}
event-troop_returned = { $own ->
    [yes] { $player } takes back a troop to the barracks: { $place } ({ $card }).
   *[no] { $player } returns a troop of { $player_2 } to the barracks: { $place } ({ $card }).
}
event-spy_placed = { $player } places a spy: { $site } ({ $card }).
event-spy_recalled = { $player } takes back a spy: { $site } ({ $card }).
event-spy_returned = { $own ->
    [yes] { $player } takes back a spy: { $site } ({ $card }).
   *[no] { $player } returns a spy of { $player_2 }: { $site } ({ $card }).
}
event-spy_returned_for_power = { $player } returns a spy of { $player_2 } for 3 power: { $site }.
event-trophy_placed = { $player } deploys { $own ->
    [yes] their own troop
   *[no] { troop }
} from { $own_hall ->
    [yes] their own trophy hall
   *[no] the trophy hall of { $player_2 }
}: { $place } ({ $card }).
event-control_gained = { $player } gains control of { $site }: { majority }.
event-control_lost = { $player } loses control of { $site }: { majority }.
majority = { $count ->
    [1] 1 troop against { $count_2 }
   *[other] { $count } troops against { $count_2 }
}
event-total_gained = { $player } gains total control of { $site }: { $count ->
    [1] its only space
    [2] both spaces
   *[other] all { $count } spaces
}.
event-total_regained = { $player } gains total control of { $site }: { $count ->
    [1] its only space
    [2] both spaces
   *[other] all { $count } spaces
}, and no other player's spy is left.
event-total_lost = { $spied ->
    [yes] { $player } loses total control of { $site }: another player's spy is there.
   *[no] { $player } loses total control of { $site }: { $count } of { $count_2 } spaces.
}
event-marker_paid = { $player } gains 1 influence from the control marker of { $site }.
event-marker_scored = { $player } gains { $count } VP from the control marker of { $site }: total control at the end of the turn.
event-recruited = { $pile ->
    [devoured] { $player } recruits { $card } from the devoured cards for { influence }.
   *[other] { $player } recruits { $card } for { influence }.
}
event-enlisted = { $pile ->
    [devoured] { $player } recruits { $card } from the devoured cards without paying ({ $card_2 }).
   *[other] { $player } recruits { $card } without paying ({ $card_2 }).
}
event-turned_up = New in the market: { card }.
event-outcast_joined = { $own ->
    [yes] { $player } recruits { outcasts } ({ $card }).
   *[no] { $player } recruits { outcasts } ({ $card } of { $player_2 }).
}
event-outcast_returned = { $player } returns an Insane Outcast to the supply.
event-outcast_not_devoured = { $player } devours an Insane Outcast ({ $card }): it returns to the supply.
event-outcast_not_promoted = { $player } promotes an Insane Outcast ({ $card }): it returns to the supply.
event-drew = { $player } draws { cards }.
event-reshuffled = { $player } shuffles the discard pile into a new deck.
event-discarded = { $player } discards { $card } to pay for { $card_2 }.
event-discard_forced = { $player } discards { $card }: forced by { $card_2 } of { $player_2 }.
event-deck_discarded = { $player } puts the deck on the discard pile, { cards } ({ $card }).
event-devoured = { $pile ->
    [row] { $player } devours { $card } from the market ({ $card_2 }).
    [devoured] { $card } stays devoured ({ $card_2 }).
    [hand] { $player } devours { $card } from hand ({ $card_2 }).
    [circle] { $player } devours { $card } from the inner circle ({ $card_2 }).
    [played] { $player } devours { $card } itself.
   *[other] { $player } devours { $card } ({ $card_2 }).
}
event-took_place = { $player } devours { $card } from the market; { $card_2 } takes its place.
event-devoured_opened = Until the end of the turn { $player } may treat the top devoured card as a market card ({ $card }).
event-promoted = { $pile ->
    [deck] { $player } promotes { $card }, the top card of the deck ({ $card_2 }).
    [hand] { $player } promotes { $card } from hand ({ $card_2 }).
    [discards] { $same ->
        [yes] { $player } promotes { $card } instead of leaving it in the discard pile.
       *[no] { $player } promotes { $card } from the discard pile ({ $card_2 }).
    }
   *[other] { $same ->
        [yes] { $player } promotes { $card } itself.
       *[no] { $player } promotes { $card } ({ $card_2 }).
    }
}
event-last_troop = { $player } has deployed the last troop of the barracks: this round is the last.
event-market_empty = The last card of the market deck is turned up: this round is the last.
event-game_ended = The game is over. The points are counted.
event-scored = { $player } has { $count } VP: sites { $count_2 }, total control { $count_3 }, trophies { $count_4 }, deck { $count_5 }, inner circle { $count_6 }, tokens { $count_7 }.

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
zone-lent = Card being played from the inner circle
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
screen-ghost = counts as a market card this turn
zone-acting = Card being carried out
zone-that_site = Site of the spy
zone-killed = Troops removed by the card
zone-landed = Troops deployed by the card
zone-returned = Spies returned for the card
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
    [starting] Starting card; type: { $type }.
    [supply] Card of the supply; type: { $type }.
    [drow] Card of the { -drow }; type: { $type }.
    [dragons] Card of the { -dragons }; type: { $type }.
    [elementals] Card of the { -elementals }; type: { $type }.
    [demons] Card of the { -demons }; type: { $type }.
    [aberrations] Card of the { -aberrations }; type: { $type }.
   *[undead] Card of the { -undead }; type: { $type }.
}
help-aspect = Aspect: { aspect }.
help-cost = Cost: { influence }.
help-no-cost = It cannot be recruited with influence.
help-effect = · { $effect }
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
help-site-total = With total control: 2 VP more at the end of the game.
help-site-marker = Control marker: 1 influence once on each of your turns; with total control also { $vp } VP at the end of each of your turns.
help-route = { $spaces ->
    [1] Route { $one } – { $other }, 1 troop space{ route-white }.
   *[other] Route { $one } – { $other }, { $spaces } troop spaces, counted from { $one }{ route-white }.
}
route-white = { $white ->
    [0] { "" }
    [1] ; a white troop starts on { $spaces ->
        [1] it
       *[other] space { $space }
    }
   *[other] ; white troops at the start: { $white }
}
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

## In the lobby, and parts of the rules by the beginning of their ids

about = Build a deck of spies and assassins, seize the caverns.
about-1 = 15 deck pairs
about-2 = 4 maps
part-vp = Victory points
part-play = Playing cards
part-cost = Abilities with a cost
part-focus = Focus
part-map = The board
part-presence = Presence
part-term = Terms
part-white = White troops
part-control = Control of a site
part-total_control = Total control
part-marker = Control markers
part-action = Actions
part-assassinate = Assassinating troops
part-deploy = Deploying troops
part-devour = Devouring cards
part-draw = Drawing cards
part-move = Moving troops
part-spy = Spies
part-promote = Promoting minions
part-recruit = Recruiting minions
part-return = Returning troops and spies
part-supplant = Supplanting troops
part-trophy = Trophies
part-dragons = Dragons and other cards with VP
part-outcast = Insane Outcasts
part-demons = Demon cards
part-trophies = Troops from trophy halls
part-discard = Forced discards
part-borrow = Borrowed cards
part-aberrations = Aberration cards
part-undead = Undead cards
part-end_turn = End of the turn
