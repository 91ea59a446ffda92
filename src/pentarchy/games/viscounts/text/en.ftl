# Viscounts of the West Kingdom in English. The keys are the same in every language.
#
# $card is the name of a piece, $known is "no" when its face is hidden from the reader. $owner is a player or the automa, $source is where
# something comes from, $space a
# space of the roads, $site a building site, $section a section of the castle. What cards do is made of the messages do-*.

## Words that sentences share

automa = the automa
printed-townsfolk = the printed townsfolk
because = { $from ->
    [none] {""}
   *[some] {" "}({ $source })
}
source = { $what ->
    [tier_2] { $section }, tier 2
    [tier_3] castle, tier 3
    [removed_1] worker removed from tier 1
    [removed_2] worker removed from tier 2
    [collision] collision on space { $space }
    [others] another’s collision on space { $space }
    [meeting] meeting of viscounts
    [trade] trade
    [paid_debt] for the flipped debt
    [criminals] criminals on the board
    [check_criminals] shuffled with criminals on the board
    [check_lawful] shuffled without criminals on the board
    [empty_deck] empty deck
    [workshop_1] workshop 1
    [workshop_2] workshop 2, no criminals at a collision
    [automa_board] automa board
    [printed_folk] printed townsfolk of { $segment }
    [printed_tile] printed manuscript of { $segment }
    [action] for { action }
    [automa_trading_post_1] trading post 1
    [automa_trading_post_2] trading post 2
    [automa_trading_post_3] trading post 3
    [automa_workshop_1] workshop 1
    [automa_workshop_2] workshop 2
    [automa_workshop_3] workshop 3
   *[card] { $card }
}
source-of-other = { $what ->
    [meeting] meeting of viscounts: { $who } has come to your space
    [others] { $who }’s collision on space { $space }
   *[link] { $source }; the builder is { $who }
}
moment = { $turn ->
    [own] {""}
    [collision] { $who }’s turn, collision.{" "}
   *[other] { $who }’s turn.{" "}
}
card-version = { $card } ({ $effect })
when-instant = when played: { $effect }
when-drop = when it slides off: { $effect }
when-trigger = { $trigger ->
    [after_trade] after trading
    [after_build] after constructing
    [after_workers] after placing workers
    [after_transcribe] after transcribing
    [collision] at every collision
    [flip_debt] each time you flip a debt
   *[gain_debt] each time you take a debt
}: { $effect }
card = { $known ->
    [no] a face-down card
   *[yes] { $card }
}
space-outer = space { $number } ({ $segment })
space-inner = the inner road ({ $segment })
site = { $segment }, site { $number }
link = { $segment }, link { $number }
for-silver = for { $count } silver
good = { $good ->
    [ink] ink
    [stone] stone
    [gold] gold
    [resource] resources
   *[silver] silver
}
amount = { $good ->
    [resource] { $count ->
        [1] { $count } resource
       *[other] { $count } resources
    }
   *[other] { $count } { good }
}
icons = { $count } { $icon ->
    [merchant] { $count ->
        [1] merchant
       *[other] merchants
    }
    [builder] { $count ->
        [1] builder
       *[other] builders
    }
    [noble] { $count ->
        [1] noble
       *[other] nobles
    }
    [cleric] { $count ->
        [1] cleric
       *[other] clerics
    }
   *[criminal] { $count ->
        [1] criminal
       *[other] criminals
    }
}
papers = { $count } { $paper ->
    [debt] { $count ->
        [1] debt
       *[other] debts
    }
   *[deed] { $count ->
        [1] deed
       *[other] deeds
    }
}
action = { $action ->
    [trade] trading
    [build] constructing
    [workers] placing workers
   *[transcribe] transcribing
}
building-type = { $what ->
    [trading_post] trading post
    [guildhall] guildhall
   *[workshop] workshop
}
ribbon = { $ribbon ->
    [grey] grey
    [black] black
    [yellow] yellow
   *[blue] blue
}
preference = { $count ->
    [0] { good }
   *[other] { good } up to { $count }
}

## Phases of a turn

phase-setup = Setup
phase-cards = Card management
phase-movement = Movement
phase-action = Primary action
phase-recruit = Recruit
phase-collision = Collision
phase-draw = Draw cards
phase-end = End of the game
where = { $last ->
    [yes] Last round ({ $round }) · { $phase }
   *[no] Round { $round } · { $phase }
}

## What cards, sites and the castle do

do-gain = +{ $count } { $what ->
    [ink] ink
    [stone] stone
    [gold] gold
   *[silver] silver
}
told-flip = { $count ->
    [1] a flip of a debt or deed
   *[other] { $count } flips of debts or deeds
}
told-destroy = { $count ->
    [1] a card to destroy
   *[other] up to { $count } cards to destroy
}
resource-of-choice = { $count ->
    [1] { $count } resource of your choice
   *[other] { $count } resources of your choice
}
resource-of-owner = { $count ->
    [1] +{ $count } resource of their choice
   *[other] +{ $count } resources of their choice
}
do-resource = { $count ->
    [1] +{ $count } resource of your choice
   *[other] +{ $count } resources of your choice
}
do-debt = { $count ->
    [1] take a debt
   *[other] take { $count } debts
}
do-deed = { $count ->
    [1] take a deed
   *[other] take { $count } deeds
}
do-flip = { $count ->
    [1] flip a debt or deed
   *[other] flip { $count } debts or deeds
}
do-flip_debt = flip a debt
do-flip_deed = flip a deed
do-corruption = +{ $count } corruption
do-virtue = +{ $count } virtue
do-rearrange = rearrange your cards
do-discard = { $count ->
    [1] discard a card
   *[other] discard up to { $count } cards
}
do-destroy = { $count ->
    [1] destroy a card
   *[other] destroy up to { $count } cards
}
do-destroy_own = destroy one of your cards
do-shuffle = shuffle your discard pile into your deck
do-hire = hire any townsfolk for free
do-castle_move = move a worker in the castle
do-workers = place { $count } workers for free
do-manuscript = take a manuscript of cost { $least } to { $most } for free
do-build = build a { building-type } for free
do-build_here = build a { building-type } for free at your viscount
do-both = { $parts }
do-choose = { $first } — or { $second }
do-scheme = gain a future scheme
do-dismiss = dismiss the adjacent townsfolk
do-focus = follow the focus
do-corrupt_criminals = corruption for each criminal on the board
do-act = { $what ->
    [build] construct
    [workers] place workers
   *[transcribe] transcribe
}
do-convert = { $action ->
    [build] when constructing
    [workers] when placing workers
   *[transcribe] when transcribing
}, { $what ->
    [merchant] every { $count } merchants
    [ink] { $count } ink
    [stone] { $count } stone
    [gold] { $count } gold
    [silver] every { $count } silver
   *[stone_gold] each stone or gold
} can count as { $icons } { $action ->
    [build] { $icons ->
        [1] builder
       *[other] builders
    }
    [workers] { $icons ->
        [1] noble
       *[other] nobles
    }
   *[transcribe] { $icons ->
        [1] cleric
       *[other] clerics
    }
}{ $once ->
    [yes] , once per action
   *[no] {""}
}
score-tile = { $each ->
    [1] { $points } VP per { $unit ->
        [resources] resource
        [builders] builder icon
        [nobles] noble icon
        [clerics] cleric icon
        [merchants] merchant icon
        [criminals] criminal icon
        [buildings] building
        [manuscripts] manuscript
        [approved] approved deed
        [paid] paid debt
       *[workers] castle worker
    }
   *[other] { $points } VP per { $each } { $unit ->
        [resources] resources
        [builders] builder icons
        [nobles] noble icons
        [clerics] cleric icons
        [merchants] merchant icons
        [criminals] criminal icons
        [buildings] buildings
        [manuscripts] manuscripts
        [approved] approved deeds
        [paid] paid debts
       *[workers] castle workers
    }
}

## What components do, in the small room of a card: few words, and signs in brackets

short-line = { $effect }
short-gain = { $what ->
    [ink] +{ $count }[ink]
    [stone] +{ $count }[stone]
    [gold] +{ $count }[gold]
   *[silver] +{ $count }[silver]
}
short-resource = +{ $count }[resource]
short-debt = +{ $count }[debt]
short-deed = +{ $count }[deed]
short-flip = { $count ->
    [1] [flip]flip 1[debt]/[deed]
   *[other] [flip]flip { $count } of [debt]/[deed]
}
short-flip_debt = [flip]flip 1[debt]
short-flip_deed = [flip]flip 1[deed]
short-corruption = +{ $count }[corruption]
short-virtue = +{ $count }[virtue]
short-rearrange = [order]rearrange your cards
short-discard = { $count ->
    [1] [discard]discard a card
   *[other] [discard]discard up to { $count } cards
}
short-destroy = { $count ->
    [1] [destroy]destroy a card
   *[other] [destroy]destroy up to { $count } cards
}
short-destroy_own = [destroy]destroy one of your cards
short-shuffle = [shuffle]shuffle discards into your deck
short-hire = [hire]hire anybody for free
short-castle_move = [castle]move a worker
short-workers = [castle]place { $count } workers for free
short-manuscript = [manuscript]take one of { $least }–{ $most }[cleric] for free
short-build = [building]build a { building-type } for free
short-build_here = [building]build a { building-type } for free at your viscount
short-both = { $parts }
short-choose = { $first } [or] { $second }
short-scheme = +1[scheme]
short-dismiss = [dismiss]dismiss the adjacent townsfolk
short-focus = [focus]follow the focus
short-corrupt_criminals = +1[corruption] per [criminal] on the board
short-act = { $what ->
    [build] [building]construct
    [workers] [castle]place workers
   *[transcribe] [manuscript]transcribe
}
short-convert = { $action ->
    [build] [building]construct
    [workers] [castle]place workers
   *[transcribe] [manuscript]transcribe
}: { $what ->
    [merchant] { $count }[merchant]
    [ink] { $count }[ink]
    [stone] { $count }[stone]
    [gold] { $count }[gold]
    [silver] { $count }[silver]
   *[stone_gold] { $count }[stone]/[gold]
} [pay] { $action ->
    [build] +{ $icons }[builder]
    [workers] +{ $icons }[noble]
   *[transcribe] +{ $icons }[cleric]
}{ $once ->
    [yes] , once
   *[no] {""}
}
short-instant = [play]{ $effect }
short-drop = [drop]{ $effect }
short-bonus = [hire]/[dismiss]: { $effect }
short-trigger = { $trigger ->
    [after_trade] after trading
    [after_build] after constructing
    [after_workers] after placing workers
    [after_transcribe] after transcribing
    [collision] at every [collision]
    [flip_debt] when you flip a [debt]
   *[gain_debt] when you take a [debt]
}: { $effect }
short-action = { $number }. { $effect }
short-trade = { $cost }[merchant] [pay] { $effect }
short-tile = [manuscript]{ $cost }[cleric] [pay] { $effect }
short-building = { $ability ->
    [step] [step]go 1 space more for free
    [dismiss] [dismiss]costs 1[silver]
    [hire] [hire]you may [discard]discard a card
    [collision] [collision]without [criminal]: +1[virtue]
   *[hand] [hand]hand limit +1
}
short-collision = [collision]{ $effect }
short-others = { $condition ->
    [criminals] others with [criminal]: { $effect }
    [no_criminals] others without [criminal]: { $effect }
   *[always] others: { $effect }
}
short-automa = [automa]{ $effect }
short-follow = [focus]{ $effect }
short-removed = [castle]removed from tier { $tier }: { $effect }
short-entered = [castle]on tier 3: { $effect }

## What is asked

ask-pair_which = Choose a player card with its hero.
ask-play_which = Play a townsfolk from your hand.
ask-move_where = Choose where your viscount goes: at least { $steps ->
    [1] { $steps } space
   *[other] { $steps } spaces
}; every space beyond { $free } costs 1 silver. Your silver: { $silver }.
ask-act = { $committed ->
    [trade] You dismissed a townsfolk: trade now.
    [build] You dismissed a townsfolk: construct now.
    [workers] You dismissed a townsfolk: place workers now.
    [transcribe] You dismissed a townsfolk: transcribe now.
   *[none] Take an action, or none.
}
ask-pay_which = Pay for { action }. Icons still missing: { $count }.
ask-recruit_or_not = Hire the adjacent townsfolk, or go on. Your silver: { $silver }.
ask-resource_which = { moment }Choose a resource{ because }.
ask-flip_which = { moment }Choose what to flip{ because }.
ask-choose_one = { moment }Choose one{ because }.
ask-react_first = { moment }{ $trigger ->
    [after_trade] You have traded
    [after_build] You have constructed
    [after_workers] You have placed workers
    [after_transcribe] You have transcribed
    [collision] There is a collision
    [flip_debt] You have flipped a debt
   *[gain_debt] You have taken a debt
}: several of your townsfolk answer, choose whose ability comes first.
ask-discard_which = { moment }{ $count ->
    [1] You may discard a card{ because }.
   *[other] You may discard up to { $count } cards, one by one{ because }.
}
ask-destroy_which = { moment }{ $count ->
    [1] You may destroy a card and gain its silver{ because }.
   *[other] You may destroy up to { $count } cards, one by one, and gain their silver{ because }.
}
ask-destroy_own_which = You may destroy one of your cards and gain its silver{ because }.
ask-new_order = { moment }You may rearrange your cards, here from left to right{ because }.
ask-hire_which = { moment }Choose the townsfolk to hire for free{ because }.
ask-settle_where = { moment }{ $count ->
    [1] Choose the castle section for { $count } worker{ because }.
   *[other] Choose the castle section for { $count } workers{ because }.
}
ask-shift_which = { moment }You may move a worker of the first tier to a neighbouring section{ because }.
ask-rise_which = { moment }Several sections hold { $count } or more of your workers: choose the one that moves first.
ask-expel_whom = { moment }{ $section }, tier { $tier }: more than { $room } workers. Choose whose worker leaves.
ask-build_where = { moment }Build a { building-type } for free{ because }: choose the building and its site.
ask-link_first = Your building completes several links: choose the one that pays first.
ask-copy_which = { moment }Choose a manuscript of cost { $least } to { $most } for free{ because }.

## Moves, on buttons and in lists

price = { $price ->
    [none] {""}
    [choice] , { $due ->
        [1] { $due } icon paid with goods of your choice
       *[other] { $due } icons paid with goods of your choice
    }
   *[good] , paying { amount }
}
move-choose_pair = { $there ->
    [yes] { $card } with { $hero }
   *[no] { $card }
}
move-remove = Destroy { $card }: +{ $silver } silver
move-play = Play { $card }
move-move = { $count ->
    [0] Go to { $space }
   *[other] Go to { $space }, { for-silver }
}
move-dismiss = Dismiss { $card }{ $count ->
    [0] {""}
   *[other] {" "}{ for-silver }
}, { $action ->
    [trade] to trade
    [build] to construct
    [workers] to place workers
   *[transcribe] to transcribe
}{ $there ->
    [yes] : { $gives }
   *[no] {""}
}
move-trade = { $there ->
    [yes] Trade { $cost ->
        [1] { $cost } merchant
       *[other] { $cost } merchants
    }{ $count ->
        [0] : { $effect }
       *[other] , paying { $count } silver: { $effect }
    }
   *[no] Trade { $times } times
}
move-construct = { $there ->
    [yes] { $building } ({ $needed } builders{ price }): { $site } — { $effect }
   *[no] { $building } ({ $needed } builders{ price }): { $site }
}
move-erect = { $there ->
    [yes] { $building } for free: { $site } — { $effect }
   *[no] { $building } for free: { $site }
}
move-station = { $helpers ->
    [1] Place { $helpers } worker
   *[other] Place { $helpers } workers
} ({ $needed ->
    [1] { $needed } noble
   *[other] { $needed } nobles
}{ price })
move-transcribe = { $there ->
    [yes] Transcribe { $card } ({ $needed } clerics{ price })
    [printed] Transcribe the printed manuscript ({ $needed } clerics{ price }): { $effect }
   *[no] Transcribe the manuscript
}
move-pay = { $there ->
    [yes] Pay { amount } for { $icons } { $action ->
        [trade] { $icons ->
            [1] merchant
           *[other] merchants
        }
        [build] { $icons ->
            [1] builder
           *[other] builders
        }
        [workers] { $icons ->
            [1] noble
           *[other] nobles
        }
       *[transcribe] { $icons ->
            [1] cleric
           *[other] clerics
        }
    }
   *[no] Pay with { good }
}
move-rest = No action
move-recruit = Hire { $card } for { $silver } silver
move-pass_by = Hire nobody
move-hire_free = { $there ->
    [yes] Hire for free in { $segment }: { $card }
   *[no] Hire { $card } for free
}
move-take_good = { $resource ->
    [ink] Take ink
    [stone] Take stone
   *[gold] Take gold
}
move-flip_one = { $paper ->
    [debt] Flip a debt: +1 resource of your choice
   *[deed] Flip a deed
}
move-pick = { $effect }
move-resolve = { $slot ->
    [left] First { $card } in the left slot
    [middle] First { $card } in the middle slot
    [right] First { $card } in the right slot
   *[none] First { $card }
}
move-arrange = { $there ->
    [yes] { $kept ->
        [yes] Leave them: { $cards }
       *[no] { $cards }
    }
   *[no] Order { $order }
}
move-discard_card = Discard { $card }
move-discard_top = { $deck ->
    [empty] Shuffle the discard pile, then discard the top card
   *[there] Discard the top card of your deck
}
move-destroy_card = Destroy { $card }: +{ $silver } silver
move-destroy_top = { $deck ->
    [empty] Shuffle the discard pile, then destroy the top card: + its silver
   *[there] Destroy the top card of your deck: + its silver
}
move-decline = No, without it
move-link = { $there ->
    [yes] First { $link }: { $effect }
   *[no] First { $link }
}
move-shift = Worker: { $section } to { $section_2 }
move-stay = Move no worker
move-settle = { $section }
move-climb = { $section }
move-expel = Worker of { $owner } on tier { $tier }: back to the supply{ $there ->
    [yes] ; for the owner { $effect }
   *[no] {""}
}
move-copy = { $there ->
    [yes] Take for free in { $segment }: { $card }
   *[no] Take { $card } for free
}

## What happened

event-began = { $owner } is the first player.
event-faced = The opponent is the { $automa }. Future schemes in its deck: { $difficulty ->
    [normal] none
    [plus_1] 1
    [plus_2] 2
   *[plus_3] 3
}.
event-scheme_removed = Not used against this opponent: { card }.
event-segment_laid = { $segment }, with this part of the castle: { $section }. Open: townsfolk { $card }; { $card_2 }.
event-pair_offered = To choose from: { $card } with { $card_2 }.
event-chose_pair = { $known ->
    [no] { $owner } chooses a face-down card.
   *[yes] { $owner } chooses { $card } with { $card_2 }.
}
event-placed = { $by ->
    [automa] The viscount of the automa begins on { $space } (not chosen: { $card }).
   *[player] { $owner } puts the viscount on { $space } ({ $card }).
}
event-stacks_counted = The stacks are counted: { $count } debts above the poverty card, { $count_2 } deeds above the prosperity card.
event-round_started = Round { $count } begins.
event-turn_started = { $owner } takes a turn.
event-dropped = { $by ->
    [automa] The automa slides its cards on: { card } goes to the discard pile.
   *[player] { $owner } slides the cards on: { card } goes to the discard pile.
}
event-played = { $owner } plays { card }.
event-played_blind = { $owner } plays the top card of the deck unseen: { card }.
event-moved = { $count ->
    [0] { $owner } moves the viscount to { $space }.
   *[other] { $owner } moves the viscount to { $space }, { for-silver }.
}
event-met = { $owner } ends the movement on the same space as { $owner_2 }’s viscount.
event-dismissed = { $count ->
    [0] { $owner } dismisses { card }{ because }.
   *[other] { $owner } dismisses { card } { for-silver }{ because }.
}
event-dismissed_printed = { $count ->
    [0] { $owner } dismisses the printed townsfolk of { $segment }{ because }.
   *[other] { $owner } dismisses the printed townsfolk of { $segment } { for-silver }{ because }.
}
event-traded = { $owner } trades { $count_2 ->
    [1] { $count_2 } merchant
   *[other] { $count_2 } merchants
} at { $space }: { $count ->
    [1] { $effect }
   *[other] { $effect }, { $count } times
}.
event-built = { $owner } builds { $building } on { $site }{ because }.
event-linked = { $own ->
    [yes] { $owner } completes { $link } between two buildings of their own.
   *[no] { $owner } completes { $link }; { $owner_2 } gets its effect, too.
}
event-stationed = { $count ->
    [1] { $owner } places { $count } worker: { $section }, tier 1{ because }.
   *[other] { $owner } places { $count } workers: { $section }, tier 1{ because }.
}
event-shifted = { $owner } moves a worker on tier 1: { $section } to { $section_2 }{ because }.
event-climbed = { $owner } has { $least } or more workers in one section: one rises to tier { $count } ({ $section }).
event-spread = { $owner } moves one of the workers left on tier 1 aside: { $section } to { $section_2 }.
event-expelled = { $own ->
    [yes] { $owner_2 } removes a worker of their own from tier { $count }: more than { $room } workers ({ $section }).
   *[no] { $owner_2 } removes a worker of { $owner } from tier { $count }: more than { $room } workers ({ $section }).
}
event-took_leader = { $owner } takes the castle leader card with { $count ->
    [1] { $count } worker
   *[other] { $count } workers
} on tier 3.
event-transcribed = { $from ->
    [none] { $owner } transcribes { card } ({ $needed } clerics).
   *[some] { $owner } takes { card } for free{ because }.
}
event-copied_printed = { $owner } transcribes the printed manuscript of { $segment } ({ $needed } clerics).
event-took_bonus = { $owner } takes the { card }: first with three manuscripts of this ribbon.
event-in_vain = { $owner } gets nothing: the effect has nothing to do{ because }.
event-rested = { $owner } takes no action.
event-picked_option = { $owner } chooses: { $effect }{ because }.
event-declined = { $refused ->
    [rearrange] { $owner } leaves the cards as they are{ because }.
    [discard] { $owner } discards no card{ because }.
    [destroy] { $owner } destroys no card{ because }.
    [discard_more] { $owner } discards no more cards{ because }.
    [destroy_more] { $owner } destroys no more cards{ because }.
   *[castle_move] { $owner } moves no worker{ because }.
}
event-spent = { $owner } pays { amount } for { action }.
event-gained = { $owner } gains { amount }{ because }.
steps-lost = { $all ->
    [some] , { $count_2 ->
        [1] { $count_2 } is lost
       *[other] { $count_2 } are lost
    } at the end of the track
   *[all] {""}
}
event-corrupted = { $all ->
    [none] { $owner } gains corruption{ because }, but the markers are at the end of the track and stay.
   *[other] { $owner } gains { $total } corruption{ because }{ steps-lost }.
}
event-improved = { $all ->
    [none] { $owner } gains virtue{ because }, but the markers are at the end of the track and stay.
   *[other] { $owner } gains { $total } virtue{ because }{ steps-lost }.
}
event-got_paper = { $owner } takes { papers }{ because }.
event-flipped = { $paper ->
    [debt] { $owner } flips a debt, which is now paid{ because }.
   *[deed] { $owner } flips a deed, which is now approved{ because }.
}
event-revealed_end = { $paper ->
    [debt] The poverty card lies open
   *[deed] The prosperity card lies open
}: { $count ->
    [0] this round is the last one.
   *[other] this round is finished, and one more is played.
}
event-rearranged = { $owner } rearranges the cards on the board{ because }.
event-discarded = { $owner } discards { card }{ because }.
event-destroyed = { $owner } destroys { card } and gains { $count } silver{ because }.
event-shuffled = { $owner } shuffles the discard pile into the deck{ because }.
event-hired = { $count ->
    [0] { $owner } hires { card } for free{ because }.
   *[other] { $owner } hires { card } { for-silver }.
}
event-townsfolk_shown = Now open in { $segment }: townsfolk { card }.
event-manuscript_shown = Now open in { $segment }: { card }.
event-collided = { $owner } resolves a collision: both markers are on space { $count } of the track.
event-separated = { $owner } moves the markers back to the ends of the track.
event-last_round = The last round.
event-game_ended = The game is over. The points are counted.
event-majority = { $paper ->
    [debt] Poverty card, approved deeds
   *[deed] Prosperity card, paid debts
}: { $owner } has { $count } and gains { $count_2 } VP{ $count_3 ->
    [0] {""}
    [1] {""}
   *[other] , shared by { $count_3 }
}.
event-scheme_shown = The automa reveals { card }.
event-scheme_gained = The automa gains { card }{ because }.
event-automa_counts = { $count_2 ->
    [0] The automa pays for { action } with icons: { $count }.
   *[other] The automa pays for { action } with icons: { $count }, and { $paid }.
}
event-automa_lacks = The automa passes over { action }: with icons and resources it has { $count }, it needs { $count_2 }.
event-automa_no_place = The automa passes over { action }: { $lack ->
    [workers] it has too few workers left
    [site] no site is free on its bank
   *[building] it has no building left
}.
event-automa_same = The automa passes over alternative { $count }, too: it is the same action as alternative { $count_2 }.
event-automa_option = Of several rewards the automa takes the first: { $effect }{ because }.
event-automa_no_flip = The automa passes over flipping: it has nothing to flip.
event-automa_focus = { $count ->
    [1] The automa carries out the first alternative of the scheme, its focus: { $effect }.
   *[other] The automa carries out alternative { $count } of the scheme, the first that is possible, its focus: { $effect }.
}
event-automa_line = { $count ->
    [1] The automa carries out the first alternative of { card }: { $effect }.
   *[other] The automa carries out alternative { $count } of { card }, the first that is possible: { $effect }.
}
event-automa_chooses = { $paper ->
    [debt] The automa chooses a debt: paid debts { $count }, approved deeds { $count_2 }.
   *[deed] The automa chooses a deed: paid debts { $count }, approved deeds { $count_2 }.
}
event-automa_links = Two links at once: for the automa the left one pays first, then the next one clockwise.
event-automa_ability = { $ability ->
    [trading_post_1] Trading post 1 brings the automa a future scheme.
    [trading_post_2] No criminal on its board: because of trading post 2 the automa has to flip a debt.
    [trading_post_3] Because of trading post 3 the automa dismisses a townsfolk for the flip.
   *[workshop_1] Because of workshop 1 the automa dismisses a townsfolk for the scheme.
}
event-automa_instead = { $instead ->
    [silver] The automa takes a resource instead of every 2 silver.
    [rearrange] The automa takes a resource instead of rearranging cards.
    [destroy] { $count ->
        [1] The automa flips a debt or deed instead of destroying a card.
       *[other] The automa flips as many debts or deeds instead of destroying { $count } cards.
    }
    [discard] { $count ->
        [1] The automa gains virtue instead of discarding a card.
       *[other] The automa gains as much virtue instead of discarding { $count } cards.
    }
    [castle_move] The automa gains virtue instead of a castle move.
    [hire] The automa gains a future scheme instead of hiring.
    [no_scheme] No future scheme is left: the automa flips a debt or deed instead.
    [no_paper] The automa has nothing to flip: it gains virtue instead.
    [no_debt] The automa has no debt to flip: it gains virtue instead.
    [no_deed] The automa has no deed to flip: it gains virtue instead.
    [no_shuffle] The automa has no discarded scheme to shuffle.
    [no_workers] The automa has no worker left to place.
    [no_manuscript] No visible manuscript fits: the automa takes none.
   *[no_building] The automa builds nothing: no such building is left, or no site is free.
}

## How the game ended

ending-goal-most_vp = { $winner } wins with the most points.
ending-score-tiebreak = Equal points: { $winner } wins with more silver and resources.
ending-score-shared_victory = Equal points and goods: { $winner } share the victory.
ending-solo-win = { $winner } beats the automa.
ending-solo-score-same = Defeat: the automa has at least as many points.

## Score lines

score-trading_posts = Trading posts
score-guildhalls = Guildhalls
score-workshops = Workshops
score-castle = Castle
score-sets = Sets of manuscripts
score-manuscripts = Points of manuscripts
score-leader = Castle leader
score-bonus_cards = Bonus cards
score-debts = Unpaid debts
score-deeds = Acquired and approved deeds
score-poverty = Poverty
score-prosperity = Prosperity
score-resources = Resources left

## Zones and counters

zone-round = Round
zone-phase = Phase
zone-first = Start player
zone-active = Whose turn it is
zone-last_round = Last round
zone-face = Face of the board
zone-ring = Segments clockwise
zone-castle = Castle sections of the segments
zone-automa = Automa
zone-difficulty = Difficulty
zone-townsfolk = Townsfolk of the board
zone-manuscripts = Manuscripts of the board
zone-pair_cards = Player cards to choose from
zone-pair_heroes = Heroes to choose from
zone-bonus_cards = Bonus cards left
zone-scheme_deck = Scheme deck
zone-scheme_discard = Schemes discarded
zone-future_deck = Future schemes
zone-box = Out of the game
zone-boards = Card slots
zone-hands = Hand
zone-decks = Deck
zone-discards = Discard pile
zone-scrolls = Manuscripts
zone-bonuses = Bonus cards
zone-goods = Goods
zone-debts = Unpaid debts
zone-paid = Paid debts
zone-deeds = Acquired deeds
zone-approved = Approved deeds
zone-corruption = Corruption marker
zone-virtue = Virtue marker
zone-poverty = Debts above poverty
zone-prosperity = Deeds above prosperity
zone-viscounts = Viscount
zone-built = Buildings built
zone-sites = Building sites
zone-workers = Workers in supply
zone-tier_1 = First tier of the castle
zone-tier_2 = Second tier of the castle
zone-tier_3 = Workers on the third tier
zone-leader = Castle leader
zone-committed = Action begun
zone-lent = Icons of the dismissed townsfolk
zone-used = Abilities used
zone-stride = Steps of the card played
zone-seen_schemes = Schemes seen
screen-icons = Icons
screen-sites = Sites [number: effect or owner] and links not complete yet (effect)
screen-turn = turn: { $who }
screen-slot = { $slot ->
    [left] left
    [middle] middle
   *[right] right
}
screen-open = lies open
screen-track = Corruption ▸, virtue ◂
screen-apart = { $count ->
    [1] · { $count } step to a collision
   *[other] · { $count } steps to a collision
}
screen-collision = · collision in phase 5: { $own }; every other player{ $condition ->
    [criminals] {" "}with criminals
    [no_criminals] {" "}without criminals
   *[always] {""}
}: { $others }
screen-left = left, with their cost
screen-limit = Hand limit
automa-slot = { $building ->
    [trading_post_1] a future scheme when built
    [trading_post_2] at every collision without criminals: flip a debt
    [trading_post_3] each flip: dismiss the adjacent townsfolk
    [workshop_1] each future scheme: dismiss the adjacent townsfolk
    [workshop_2] each shuffle: +1 virtue
    [workshop_3] each shuffle: +1 corruption
   *[other] { $icon }
}
screen-buildings = T trading post, G guildhall, W workshop

## Options of a game

option-automa = Automa
option-difficulty = Difficulty
option-first = Start player
-random = random
value-automa-cleric = Cleric
value-automa-builder = Builder
value-automa-noble = Noble
value-automa-cards = Card
value-difficulty-normal = normal
value-difficulty-plus_1 = 1 future scheme
value-difficulty-plus_2 = 2 future schemes
value-difficulty-plus_3 = 3 future schemes
value-first-random = { -random }
value-first-1 = player 1
value-first-2 = player 2
value-first-3 = player 3
value-first-4 = player 4

## Help of a component, line by line

help-townsfolk = { $group ->
    [starting] Townsfolk of every starting deck.
    [hero] Hero townsfolk.
   *[neutral] Townsfolk of the board.
}
help-silver = Silver value: { $count }.
help-icons = Icons: { $icons }.
help-bonus = When hired or dismissed: { $effect }.
help-instant = · when played: { $effect }
help-drop = · when it slides off: { $effect }
help-ongoing = · { $effect }
help-trigger = · { $trigger ->
    [after_trade] after trading
    [after_build] after constructing
    [after_workers] after placing workers
    [after_transcribe] after transcribing
    [collision] at every collision
    [flip_debt] each time you flip a debt
   *[gain_debt] each time you take a debt
}: { $effect }
help-effect = · { $effect }
help-manuscript = Manuscript, { ribbon } ribbon.
help-clerics = Clerics needed: { $count }.
help-player-card = Player card: the viscount starts on space { $number }.
help-gains = You take: { $gains }.
help-scheme = { $future ->
    [yes] Future scheme of the automa.
   *[no] Scheme of the automa.
}
help-steps = · its viscount goes { $count } on the outer road
help-action = · { $number ->
    [1] then: { $effect }
   *[other] or else: { $effect }
}
help-bonus-card = Bonus card for the first with three manuscripts of the { ribbon } ribbon: { $vp } VP.
help-trade = Space { $number }: { $cost ->
    [1] { $cost } merchant
   *[other] { $cost } merchants
} for { $effect }.
help-printed-townsfolk = Printed townsfolk: silver { $silver }, { $icons }, bonus: { $effect }.
help-printed-manuscript = Printed manuscript: { $cost } clerics: { $effect }.
help-site = Building site with { $players } players, { $bank ->
    [left] left bank
   *[right] right bank
}.
help-link = { $second ->
    [0] Link with { $players } players, from site { $first } to the next segment.
   *[other] Link with { $players } players, sites { $first } and { $second }.
}
help-section = Section of the castle. For a worker that reaches its second tier:
help-building = Builders needed: { $cost }.
help-building-vp = { $what ->
    [trading_post] VP for 1, 2, 3 trading posts: { $points }.
    [guildhall] VP for 1, 2, 3 guildhalls: { $points }.
   *[workshop] VP for 1, 2, 3 workshops: { $points }.
}
help-ability = { $ability ->
    [step] When moving you may go one space more for free.
    [dismiss] Dismissing costs 1 silver.
    [hire] Each time you hire you may discard a card.
    [collision] At every collision +1 virtue, if your board shows no criminal.
   *[hand] Hand limit +1.
}
help-own = Whose markers collide here: { $effect }.
help-others = { $condition ->
    [criminals] Every other player with criminals: { $effect }.
    [no_criminals] Every other player without criminals: { $effect }.
   *[always] Every other player: { $effect }.
}
help-automa = The automa, if its markers collide here: { $effect }.
help-focus = Focus: { $effect }.
help-prefers = Takes first: { $prefers }.
help-one-pool = All resources are one to it.
help-number = { $field }: { $value }.
help-printed-icons = Icons printed in the slots count until a card covers them.

field-hand = hand limit
field-least_cards = cards owned at least
field-extra_step = silver for an additional space
field-cheap_dismissal = silver for a dismissal, with the second trading post
field-workers = workers of a player
field-nobles = nobles for 1, 2, 3, 4 workers
field-automa_least = workers the automa places at least
field-threshold = own workers that start moving
field-room = room in a section
field-tiers = VP by tier
field-leader = VP of the castle leader
field-trading_post = VP for 0, 1, 2, 3 trading posts
field-guildhall = VP for 0, 1, 2, 3 guildhalls
field-workshop = VP for 0, 1, 2, 3 workshops
field-sets = VP for sets of 0 to 4 ribbons
field-bonus = manuscripts of a ribbon for the bonus card
field-debts = debts with 1, 2, 3, 4 players
field-deeds = deeds with 1, 2, 3, 4 players
field-unpaid = VP of an unpaid debt
field-acquired = VP of an acquired deed
field-approved = VP of an approved deed
field-large = VP with 3-4 players
field-small = VP with 1-2 players
field-townsfolk = townsfolk in the piles
field-length = spaces
field-bonus_track = virtue when hired
field-starter = that it lies on a pile at the start
field-removed = which schemes are removed
field-printed_small = townsfolk and manuscript printed on the face for 1-2 players

## What small pictures say

face-number = { $count }
face-silver = Silver
face-bonus = Bonus
face-clerics = Clerics
face-builders = Builders
face-start = Starts on space
face-trade = { $cost ->
    [1] { $cost } merchant: { $effect }
   *[other] { $cost } merchants: { $effect }
}
face-inner = workers, manuscripts
face-printed-townsfolk = Silver { $silver }, { $icons }; bonus: { $effect }
face-printed-manuscript = Clerics { $cost }: { $effect }
face-link = { $second ->
    [0] to the next segment: { $effect }
   *[other] { $effect }
}
name-space-lake_left = 1
name-space-lake_right = 2
name-space-lake_inner = Inner road
name-space-hills_left = 3
name-space-hills_right = 4
name-space-hills_inner = Inner road
name-space-forest_left = 5
name-space-forest_right = 6
name-space-forest_inner = Inner road
name-space-cliffs_left = 7
name-space-cliffs_right = 8
name-space-cliffs_inner = Inner road
name-space-mountains_left = 9
name-space-mountains_right = 10
name-space-mountains_inner = Inner road
name-good-ink = ink
name-good-stone = stone
name-good-gold = gold
name-good-silver = silver
name-owner-automa = The automa

## In the lobby, and parts of the rules by the beginning of their ids

about = Ride the round board, hire townsfolk, climb into the castle.
about-1 = Solo, 4 automas
about-2 = 2 board sides
part-goal = Aim of the game
part-comp = Components
part-supply = Supply
part-setup = Setup
part-debts = Debts and deeds
part-track = Virtue and corruption
part-criminals = Criminals
part-card = Townsfolk cards
part-round = The round
part-turn = The turn
part-p1 = Phase 1: card management
part-move = Phase 2: movement
part-meet = Meeting viscounts
part-act = Phase 3: primary action
part-dismiss = Dismissing townsfolk
part-trade = Trade
part-build = Constructing buildings
part-ability = Abilities of buildings
part-workers = Placing workers
part-castle = The castle
part-ms = Transcribing manuscripts
part-hire = Phase 4: recruit
part-collision = Phase 5: resolve collision
part-draw = Phase 6: draw cards
part-end = End of the game
part-score = Final scoring
part-solo = Solo game
part-solo-setup = Solo game: setup
part-solo-build = Solo game: buildings
part-solo-workers = Solo game: workers
part-solo-ms = Solo game: manuscripts
part-solo-ability = Solo game: building abilities
part-solo-turn = Solo game: automa turn
part-fx = Effects
