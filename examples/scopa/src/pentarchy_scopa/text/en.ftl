## In the lobby, and parts of the rules

about = Capture cards that add up, and sweep the table.
about-1 = 2–4 players
part-deal = Dealing
part-capture = Capturing
part-sweep = Sweeps

## Where we are

where = Deal { $round }
phase-playing = Playing
phase-end = End

## Questions and moves

ask-play_which = Play a card from your hand.
ask-take_which = Choose what the { $card } captures.
move-play = Play the { $card } ({ $value })
move-take = Capture the { $card } ({ $value })

## What happened

event-deal_began = Deal { $count }: { $player } begins.
event-laid_out = { $card } lies on the table.
event-dealt_again = Too many kings: the cards are dealt anew.
event-dealt = Everybody is dealt { $count } cards.
event-laid = { $player } lays the { $card } on the table.
event-captured = { $player } captures the { $card } with the { $card_2 }.
event-swept = { $player } sweeps the table: 1 point.
event-took_rest = { $player } captured last and takes the rest: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-point = { $player } gets 1 point for { reason }.
event-no_point = Nobody gets the point for { reason }: there is a tie, or nobody has any.
event-sweeps = { $player }: { $count ->
    [one] { $count } point for a sweep
   *[other] { $count } points for sweeps
}.
reason = { $reason ->
    [cards] most cards
    [coins] most coins
    [seven] the seven of coins
   *[prime] the best prime
}

## Zones and counters

zone-target = Points to win
zone-round = Deal
zone-phase = Phase
zone-first = First player
zone-last_taker = Captured last
zone-deck = Deck
zone-table = Table
zone-played = Card that captures
zone-hands = Hand
zone-taken = Captured
zone-points = Points of earlier deals
zone-sweeps = Sweeps

## Points and the end

score-earlier = Earlier deals
score-cards = Most cards
score-coins = Most coins
score-seven = Seven of coins
score-prime = Best prime
score-sweeps = Sweeps
ending-end-winner = { $winner } wins with most points.
ending-end-shared = The victory is shared: { $winner }.

## Setup

option-target = Length
value-target-11 = To 11 points
value-target-21 = To 21 points
value-target-single = One deal
option-first = First player
value-first-random = By lot
value-first-1 = Player 1
value-first-2 = Player 2
value-first-3 = Player 3
value-first-4 = Player 4

## Help

face-value = Value
number = { $count }
help-card = Value { $value }, in the prime { $prime }. Suit: { $suit ->
    [coins] coins
    [cups] cups
    [swords] swords
   *[clubs] clubs
}.
