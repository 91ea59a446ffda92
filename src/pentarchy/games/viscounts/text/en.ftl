# Viscounts of the West Kingdom in English. The keys are the same in every language.
#
# $card is the name of a piece, $known is "no" when its face is hidden from the reader. $owner is a player or the automa, $space a
# space of the roads, $site a building site, $section a section of the castle. What cards do is made of the messages do-*.

## Words that sentences share

automa = the automa
printed-townsfolk = the printed townsfolk
card = { $known ->
    [no] a face-down card
   *[yes] { $card }
}
space-outer = space { $number } ({ $segment })
space-inner = inner road ({ $segment })
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
paper = { $paper ->
    [debt] a debt
   *[deed] a deed
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

## What is asked

ask-pair_which = Choose a player card with its hero.
ask-play_which = Play a townsfolk from your hand.
ask-move_where = Choose where your viscount goes. Your silver: { $silver }.
ask-act = { $committed ->
    [trade] You dismissed a townsfolk: trade now.
    [build] You dismissed a townsfolk: construct now.
    [workers] You dismissed a townsfolk: place workers now.
    [transcribe] You dismissed a townsfolk: transcribe now.
   *[none] Take an action, or none.
}
ask-pay_which = Pay for { action }. Icons still missing: { $count }.
ask-recruit_or_not = Hire the adjacent townsfolk, or go on. Your silver: { $silver }.
ask-resource_which = Choose a resource.
ask-flip_which = Choose what to flip.
ask-choose_one = Choose one.
ask-react_first = Choose whose ability comes first.
ask-discard_which = You may discard a card.
ask-destroy_which = You may destroy a card and gain its silver.
ask-destroy_own_which = You may destroy one of your cards and gain its silver.
ask-new_order = Choose the order of your cards, from the left.
ask-hire_which = Choose the townsfolk to hire for free.
ask-settle_where = Choose the castle section for your workers.
ask-shift_which = You may move a worker to a neighbouring section.
ask-rise_which = Choose the section that moves first.
ask-expel_whom = { $section }, tier { $tier }, is too full. Choose whose worker leaves.
ask-build_where = Build a { building-type } for free: choose building and site.
ask-link_first = Choose the link that pays first.
ask-copy_which = Choose a manuscript of cost { $least } to { $most }.

## Moves, on buttons and in lists

move-choose_pair = { $there ->
    [yes] { $card } with { $hero }
   *[no] { $card }
}
move-remove = Destroy { $card }
move-play = Play { $card }
move-move = { $count ->
    [0] Go to { $space }
   *[other] Go to { $space }, { for-silver }
}
dismissed-card = { $count ->
    [0] { $card }
   *[other] { $card } { for-silver }
}
move-dismiss = { $action ->
    [trade] Dismiss { dismissed-card }, to trade
    [build] Dismiss { dismissed-card }, to construct
    [workers] Dismiss { dismissed-card }, to place workers
   *[transcribe] Dismiss { dismissed-card }, to transcribe
}
move-trade = { $there ->
    [yes] Trade { $cost ->
        [1] { $cost } merchant
       *[other] { $cost } merchants
    }{ $count ->
        [0] : { $effect }
       *[other] , spending { $count } silver: { $effect }
    }
   *[no] Trade { $times } times
}
move-construct = { $there ->
    [yes] { $building } ({ $cost }): { $site } — { $effect }
   *[no] { $building } ({ $cost }): { $site }
}
move-erect = { $there ->
    [yes] { $building }: { $site } — { $effect }
   *[no] { $building }: { $site }
}
move-station = { $helpers ->
    [1] Place { $helpers } worker
   *[other] Place { $helpers } workers
}
move-transcribe = Transcribe the manuscript
move-pay = Pay with { good }
move-rest = No action
move-recruit = Hire { $card } for { $silver } silver
move-pass_by = Hire nobody
move-hire_free = Hire { $card }
move-take_good = { $resource ->
    [ink] Take ink
    [stone] Take stone
   *[gold] Take gold
}
move-flip_one = { $paper ->
    [debt] Flip a debt
   *[deed] Flip a deed
}
move-pick = { $effect }
move-resolve = First: { $card }
move-arrange = { $there ->
    [yes] { $order ->
        [123] Leave them: { $cards }
       *[other] { $cards }
    }
   *[no] Order { $order }
}
move-discard_card = Discard { $card }
move-discard_top = Discard the top card of your deck
move-destroy_card = Destroy { $card }
move-destroy_top = Destroy the top card of your deck
move-decline = No, without it
move-link = { $there ->
    [yes] First { $link }: { $effect }
   *[no] First { $link }
}
move-shift = Worker: { $section } to { $section_2 }
move-stay = Move no worker
move-settle = { $section }
move-climb = { $section }
move-expel = Worker of { $owner }
move-copy = Take { $card }

## What happened

event-chose_pair = { $known ->
    [no] Chosen by { $owner }: a face-down card.
   *[yes] Chosen by { $owner }: { $card } with { $card_2 }.
}
event-round_started = Round { $count } begins.
event-turn_started = Turn of { $owner }.
event-dropped = Slides off the board of { $owner }: { card }.
event-played = Played by { $owner }: { card }.
event-moved = { $count ->
    [0] Viscount of { $owner }: { $space }.
   *[other] Viscount of { $owner }: { $space }, { for-silver }.
}
event-met = The viscount of { $owner } meets that of { $owner_2 }.
event-dismissed = { $count ->
    [0] Dismissed by { $owner }: { card }.
   *[other] Dismissed by { $owner } { for-silver }: { card }.
}
event-dismissed_printed = { $count ->
    [0] Dismissed by { $owner }: the printed townsfolk ({ $segment }).
   *[other] Dismissed by { $owner } { for-silver }: the printed townsfolk ({ $segment }).
}
event-traded = Trade by { $owner }: { $count_2 ->
    [1] { $count_2 } merchant
   *[other] { $count_2 } merchants
}, exchanges: { $count }.
event-built = Built by { $owner }: { $building }, { $site }.
event-linked = A link pays { $owner }: { $link }.
event-stationed = Workers of { $owner } (+{ $count }): { $section }.
event-shifted = Worker of { $owner }: { $section } to { $section_2 }.
event-climbed = Worker of { $owner } rises to tier { $count }: { $section }.
event-spread = Worker of { $owner } steps aside: { $section } to { $section_2 }.
event-expelled = Worker of { $owner } leaves tier { $count }: { $section }.
event-took_leader = The castle leader is now { $owner }.
event-transcribed = Manuscript for { $owner }: { card }.
event-copied_printed = Printed manuscript used by { $owner } ({ $segment }).
event-took_bonus = Bonus card for { $owner }: { card }.
event-rested = No action by { $owner }.
event-spent = Paid by { $owner }: { amount }.
event-gained = Gained by { $owner }: { amount }.
event-corrupted = { $count ->
    [0] Corruption of { $owner }: the markers are at the end of the track and stay.
   *[other] Corruption of { $owner }: +{ $count }.
}
event-improved = { $count ->
    [0] Virtue of { $owner }: the markers are at the end of the track and stay.
   *[other] Virtue of { $owner }: +{ $count }.
}
event-got_paper = For { $owner }: { paper }.
event-flipped = { $paper ->
    [debt] Debt paid by { $owner }.
   *[deed] Deed of { $owner } approved.
}
event-revealed_end = { $paper ->
    [debt] The poverty card lies open: the end is near.
   *[deed] The prosperity card lies open: the end is near.
}
event-rearranged = Cards rearranged by { $owner }.
event-discarded = Discarded by { $owner }: { card }.
event-destroyed = Destroyed by { $owner }: { card }.
event-shuffled = Discard pile shuffled by { $owner }.
event-hired = { $count ->
    [0] Hired for free by { $owner }: { card }.
   *[other] Hired by { $owner } { for-silver }: { card }.
}
event-townsfolk_shown = New townsfolk: { card } ({ $segment }).
event-manuscript_shown = New manuscript: { card } ({ $segment }).
event-collided = Virtue and corruption of { $owner } collide on space { $count }.
event-separated = The markers of { $owner } go back to the ends of the track.
event-last_round = The last round.
event-game_ended = The game is over. The points are counted.
event-scheme_shown = The automa reveals { card }.
event-scheme_gained = The automa gains { card }.
event-automa_counts = For { action } the automa counts: icons { $count }, resources { $count_2 }.
event-automa_lacks = The automa passes over { action }: it has { $count }, it needs { $count_2 }.
event-automa_no_place = { $action ->
    [workers] The automa passes over { action }: it has too few workers left.
    [build] The automa passes over { action }: there is no free site, or no building left.
   *[other] The automa passes over { action }: there is no place for it.
}
event-automa_no_flip = The automa passes over flipping: it has nothing to flip.
event-automa_focus = The automa follows its focus.
event-automa_chooses = { $paper ->
    [debt] The automa flips a debt: paid debts { $count }, approved deeds { $count_2 }.
   *[deed] The automa flips a deed: paid debts { $count }, approved deeds { $count_2 }.
}
event-automa_links = Two links at once: for the automa the left one pays first, then the next one clockwise.
event-automa_ability = { $ability ->
    [trading_post_1] Trading post 1 brings the automa a future scheme.
    [trading_post_2] No criminal on its board: because of trading post 2 the automa has to flip a debt.
    [trading_post_3] Because of trading post 3 the automa dismisses a townsfolk for the flip.
    [workshop_1] Because of workshop 1 the automa dismisses a townsfolk for the scheme.
    [workshop_2] Because of workshop 2 the shuffle brings the automa 1 more virtue.
   *[workshop_3] Because of workshop 3 the shuffle brings the automa 1 more corruption.
}
event-automa_instead = { $instead ->
    [silver] The automa has no use for silver: it takes a resource for every 2.
    [rearrange] The automa takes a resource instead of rearranging cards.
    [destroy] The automa flips a debt or deed instead of destroying a card.
    [discard] The automa gains virtue instead of discarding a card.
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
score-deeds = Deeds
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
zone-deeds = Deeds
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
zone-due = Icons still to pay
zone-used = Abilities used
zone-settling = Workers on the move
zone-picked = Choice made
zone-stride = Steps of the card played
zone-stopped = Stopped
zone-seen_schemes = Schemes seen
screen-icons = Icons
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
help-printed-manuscript = Printed manuscript: { $cost } clerics for { $effect }.
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

field-hand = cards in hand
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
