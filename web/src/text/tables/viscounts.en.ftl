# The Viscounts table. Sentences of the game itself (prompts, moves, events, rules, cards) come from the server.

viscounts-player = Player { $number }
viscounts-own = The board of { $name }
viscounts-first = first player
viscounts-vp = VP
viscounts-yes = yes
viscounts-no = no
viscounts-none = None
viscounts-nobody = nobody
viscounts-free = free
viscounts-card-hidden = A card face down

viscounts-board = The round board
viscounts-closer = Look closer
viscounts-whole = The whole board
viscounts-space-outer = { $segment } · space { $number }
viscounts-space-inner = { $segment } · inner road
viscounts-outer-road = outer road
viscounts-inner-road = Inner road
viscounts-segment = { $name }: everything there
viscounts-site-free = Empty site: { $gives }
viscounts-site-built = { $building }, { $name }
viscounts-link = Link between two sites: { $gives }
viscounts-link-short = Link
viscounts-section = { $name }: { $gives }. Tier 1: { $first }. Tier 2: { $second }.
viscounts-tier = tier { $tier }
viscounts-leaves = leaves
viscounts-too-full = More than there is room for: somebody will leave
viscounts-worker-points = { $points ->
    [one] { $points } point for a worker here
   *[other] { $points } points for a worker here
}
viscounts-viscount = The viscount of { $name }
viscounts-viscount-at = Viscount of { $name }: { $space }
viscounts-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
viscounts-pile-empty = { $segment }: the townsfolk printed under the empty pile
viscounts-scrolls-empty = { $segment }: the manuscript printed under the empty pile
viscounts-printed = printed
viscounts-trade-sign = { $space }: trade for { $cost ->
    [one] { $cost } merchant
   *[other] { $cost } merchants
}
viscounts-offer-inner = What could be done here: workers, manuscript

viscounts-poverty = Poverty
viscounts-prosperity = Prosperity
viscounts-to-poverty = to Poverty
viscounts-to-prosperity = to Prosperity
viscounts-poverty-open = Poverty is open
viscounts-prosperity-open = Prosperity is open
viscounts-poverty-how = Debts left above the Poverty card. When it lies open, most approved deeds score and the end is near.
viscounts-prosperity-how = Deeds left above the Prosperity card. When it lies open, most paid debts score and the end is near.
viscounts-leader = Castle leader
viscounts-leader-how = Most workers on the top tier
viscounts-leader-gives = +{ $points } VP, +1 card
viscounts-bonus = First with 3 ribbons
viscounts-bonus-how = The first with three manuscripts of a ribbon gets its card: these icons for good, and points

viscounts-workers = Workers in supply
viscounts-card-goes-here = your card goes here
viscounts-action-trade = Trade
viscounts-action-build = Build
viscounts-action-workers = Workers
viscounts-action-transcribe = Transcribe
viscounts-ledger-how = Icons { $icons }, criminals { $wild }, turned merchants { $turned }; with goods up to { $total }
viscounts-wild = wild: counted in all four sums
viscounts-turned = a card turns merchants into icons: counted
viscounts-hand = Hand
viscounts-hand-empty = No cards in hand
viscounts-deck = Deck
viscounts-deck-of = The top card of your deck; cards: { $count }
viscounts-discard = Discard
viscounts-track = Corruption and virtue
viscounts-apart = { $steps ->
    [one] { $steps } step apart
   *[other] { $steps } steps apart
}
viscounts-collision = collision!
viscounts-markers = Corruption on space { $corruption }, virtue on space { $virtue }
viscounts-buildings = Buildings
viscounts-built = Built.
viscounts-type-trading_post = Trading post
viscounts-type-guildhall = Guildhall
viscounts-type-workshop = Workshop
viscounts-papers = Debts, deeds and manuscripts
viscounts-paper-debt = unpaid
viscounts-paper-paid = paid
viscounts-paper-deed = deeds
viscounts-paper-approved = approved
viscounts-scrolls = Manuscripts
viscounts-scroll-points = Points of manuscripts
viscounts-ribbon-how = One more adds { $next } to the sets. { $bonus ->
    [0] Its bonus card is gone.
   *[other] To its bonus card: { $bonus }.
}

viscounts-rival = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Show all
viscounts-schemes-left = schemes left
viscounts-focus-of = Focus
viscounts-wants = wants
viscounts-until = to { $count }
viscounts-else = else

viscounts-focus = What can be done
viscounts-off-turn = { $name } is on turn. This choice is yours.
viscounts-waiting-for = { $name } decides.
viscounts-over = Game over
viscounts-so-far = Already happened
viscounts-then = Then: { $question }
viscounts-then-choice = then a choice
viscounts-ask-rise_which = The castle moves: which section first?
viscounts-ask-expel_whom = Too many in a section: who leaves?
viscounts-ask-link_first = Which link pays first?
viscounts-ask-react_first = Which card first?
viscounts-ask-choose_one = One of these
viscounts-ask-settle_where = To which section?
viscounts-ask-new_order = Order of your cards
viscounts-ask-pay_which = Which goods?
viscounts-ask-play_which = Which card?
viscounts-ask-recruit_or_not = Hire?
viscounts-ask-hire_which = Hire for free
viscounts-ask-copy_which = A manuscript for free
viscounts-ask-discard_which = Discard a card?
viscounts-ask-destroy_which = Destroy a card?
viscounts-ask-destroy_own_which = Destroy one of your cards?
viscounts-ask-resource_which = Which resource?
viscounts-ask-flip_which = A debt or a deed?
viscounts-ask-build_where = A building for free
viscounts-ask-shift_which = Move a worker?
viscounts-ask-pair_which = With whom do you begin?
viscounts-then-hidden = Something hidden comes next: it cannot be foreseen.
viscounts-order-now = as they lie now
viscounts-ends = A stack runs out: the end of the game is near.
viscounts-move-title = Where to?
viscounts-if-go = if you go there
viscounts-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
viscounts-steps-of = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, at least { $least }
viscounts-free-sites = { $count ->
    [0] Build: no free site
    [one] Build: { $count } free site
   *[other] Build: { $count } free sites
}
viscounts-up-to = up to { $count }
viscounts-hire = Hire:
viscounts-hire-for = { $silver ->
    [0] Hire for free
   *[other] Hire for { $silver } silver
}
viscounts-meets = { $names } may rearrange cards
viscounts-icons-suffice = icons suffice
viscounts-not-enough = not enough
viscounts-no-site = No free site on this bank
viscounts-station = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
viscounts-dismiss = Dismiss:
viscounts-dismiss-for = Dismiss for: { $action }
viscounts-due = { $due ->
    [one] { $due } icon has to be paid with goods.
   *[other] { $due } icons have to be paid with goods.
}
viscounts-slides = Off the board slides: { $name }.
viscounts-how-play_which = Your card takes the left space, the others move to the right.
viscounts-how-recruit_or_not = The card goes to your discard pile; its bonus comes at once.
viscounts-how-hire_which = Any card on top of a pile of the board, free of charge.
viscounts-how-copy_which = A manuscript on top of a pile, free of charge.
viscounts-how-discard_which = A card of your hand, or the top of your deck.
viscounts-how-destroy_which = A card of your hand, or the top of your deck, leaves the game for its silver.
viscounts-how-destroy_own_which = One of your cards leaves the game for its silver.
viscounts-how-shift_which = First a section with a worker of yours, then a neighbouring one.
viscounts-how-build_where = A building of your board and a site, in either order.

viscounts-hint-slot = Now the site.
viscounts-hint-site = Now the building.
viscounts-hint-worker = Now the section beside it.
viscounts-hint-outer = Outer road: trade or build, perhaps with a dismissal.
viscounts-hint-inner = Inner road: workers or the manuscript, perhaps with a dismissal.

viscounts-draft = Pairs of a player card and a hero
viscounts-begins = Space { $number }
viscounts-round = Round
viscounts-last-round = Last round
viscounts-rounds-left = { $rounds ->
    [one] { $rounds } more
   *[other] { $rounds } more
}
viscounts-phase-cards = Cards
viscounts-phase-movement = Move
viscounts-phase-action = Action
viscounts-phase-recruit = Recruit
viscounts-phase-collision = Collision
viscounts-phase-draw = Draw
viscounts-tabs = Parts of the table
viscounts-tab-now = Now
viscounts-tab-hand = Cards
viscounts-tab-board = Board
viscounts-tab-rivals = Others

viscounts-to-board = Board
viscounts-to-scores = Points
viscounts-group-buildings = Buildings
viscounts-group-castle = Castle
viscounts-group-scrolls = Manuscripts
viscounts-group-papers = Debts and deeds
