# The Tyrants table. Sentences of the game itself (prompts, moves, events, rules, cards) come from the server.

tyrants-player = Player { $number }
tyrants-players = Players
tyrants-white = White
tyrants-you = you
tyrants-your-turn = your turn
tyrants-turn = turn
tyrants-next = next
tyrants-vp = VP
tyrants-points = Points now
tyrants-or = or
tyrants-map = Map of the Underdark
tyrants-market = Market
tyrants-market-deck = Cards left in the market deck
tyrants-devoured = Devoured cards
tyrants-spirit = It counts as a market card this turn.
tyrants-hidden-card = A card face down

tyrants-hand = Hand
tyrants-your-hand = Your hand
tyrants-hand-of = Hand of { $name }
tyrants-hand-empty = No cards in hand.
tyrants-hand-played = All cards are played. Spend what is left, then end the turn.
tyrants-deck = Deck
tyrants-discard = Discard
tyrants-circle = Circle
tyrants-inner-circle = Inner circle
tyrants-trophies = Trophies
tyrants-spies = Spies
tyrants-barracks = Barracks
tyrants-markers = Control markers
tyrants-sites = Sites
tyrants-total = total
tyrants-tokens = VP tokens
tyrants-house = { $name }: { $points } points, barracks { $barracks }, hand { $hand }, deck { $deck }, discard { $discard }, inner circle { $circle }, spies { $spies }
tyrants-trophy = Trophy: { $owner }, { $count }

tyrants-pool = Power, influence and actions
tyrants-power = Power
tyrants-influence = Influence
tyrants-in-hand = in your hand
tyrants-act-deploy = Deploy
tyrants-act-assassinate = Assassinate
tyrants-act-return_spy = Return spy
tyrants-act-recruit = Recruit
tyrants-lacks = It costs { $price } power; you have { $power }.
tyrants-surplus = 1 VP for 1 power

tyrants-played = Played this turn
tyrants-resolving = Now resolving
tyrants-before = before it
tyrants-later = Does something at the end of the turn
tyrants-nothing-yet = Nothing yet
tyrants-gain-of-promotion = VP in the deck → in the circle
tyrants-on-the-map = { $count ->
    [one] { $count } target on the map
   *[other] { $count } targets on the map
}
tyrants-waiting-for = { $name } decides.
tyrants-tray-hands = Your hand
tyrants-tray-discards = Your discard pile
tyrants-tray-inner_circles = Your inner circle

tyrants-aspect-ambition = Ambition
tyrants-aspect-conquest = Conquest
tyrants-aspect-malice = Malice
tyrants-aspect-guile = Guile
tyrants-aspect-obedience = Obedience
tyrants-aspect-none = No aspect

tyrants-round = Round { $round }
tyrants-over = Game over
tyrants-to-the-end = To the end
tyrants-last-round = Last round
tyrants-end-how = The game ends when somebody's barracks are empty or the market deck runs out
tyrants-end-words = Fewest troops in a barracks: { $name }, { $barracks }. Market deck: { $market }.
tyrants-sum = Total

tyrants-left-over = left: { $cards ->
    [0] {""}
    [one] { $cards } card unplayed
   *[other] { $cards } cards unplayed
}{ $power ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] , {""}
    }{ $power } power
}{ $influence ->
    [0] {""}
   *[other] { $power ->
        [0] { $cards ->
            [0] {""}
           *[other] , {""}
        }
       *[other] , {""}
    }{ $influence } influence
}
tyrants-hint-act = { $power ->
    [0] No power to spend
   *[other] { $deploy ->
        [one] { $deploy } place to deploy
       *[other] { $deploy } places to deploy
    }{ $kill ->
        [0] {""}
        [one] , { $kill } troop to assassinate
       *[other] , { $kill } troops to assassinate
    }{ $spies ->
        [0] {""}
        [one] , { $spies } spy to return
       *[other] , { $spies } spies to return
    }
}; { $recruit ->
    [0] no card to recruit
    [one] { $recruit } card to recruit
   *[other] { $recruit } cards to recruit
}.
tyrants-hint-choose = Click an option, or press its digit. Point at one to see where it leads.
tyrants-hint-choose-touch = Tap an option; hold it to see where it leads.

tyrants-site = { $name }, { $vp } VP. { $control ->
    [none] Nobody controls it.
    [total] Total control: { $player }.
   *[some] Control: { $player }.
}
tyrants-route = { $from } – { $to }{ $space ->
    [0] {""}
   *[other] , space { $space }
}
tyrants-held = { $control ->
    [none] Nobody controls it.
    [total] Total control: { $player }.
   *[some] Control: { $player }.
}
tyrants-marker = Control marker: 1 influence each turn, { $vp } VP each turn with total control.
tyrants-spy-of = Spy of { $name }
tyrants-spies-here = Spies here: { $names }
tyrants-for-total = { $count ->
    [0] Only the spy of another player stands against total control.
    [one] For total control: { $count } more troop{ $spy ->
        [yes] {""}, and no spy of another player
       *[no] {""}
    }.
   *[other] For total control: { $count } more troops{ $spy ->
        [yes] {""}, and no spy of another player
       *[no] {""}
    }.
}
tyrants-nothing-here = Nothing to do here now.
tyrants-presence = Presence
tyrants-presence-of = Presence of { $name }
tyrants-whole-map = Whole map
tyrants-zoom = Closer
tyrants-tabs = Below the map
tyrants-tab-hand = Hand
tyrants-tab-market = Market
tyrants-tab-players = Players
tyrants-has-targets = Something to do here

tyrants-legend = What the signs mean
tyrants-legend-troops = Troops: a shape and a colour for each player
tyrants-legend-white = White troop, nobody's
tyrants-legend-empty = Empty space
tyrants-legend-spy = Spy: presence here, and no total control for others
tyrants-legend-presence = Tinted floor: presence
tyrants-legend-control = One ring: control
tyrants-legend-total = Double ring: total control, +2 VP at the end
tyrants-legend-points = VP of the site for who controls it at the end
tyrants-legend-marker = Control marker: each turn 1 influence, with total control also VP
tyrants-legend-start = Framed name: starting site
tyrants-legend-deploy = You may deploy here
tyrants-legend-kill = You may assassinate this troop
