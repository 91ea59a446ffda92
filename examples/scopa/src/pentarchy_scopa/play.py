"""A turn: a card is played and captures, or stays on the table. Rules: turn.*, capture.*, sweep.*."""

from itertools import combinations

from pentarchy.kit.piles import without
from pentarchy_scopa.moves import Move, Why
from pentarchy_scopa.rules import answer, ask, rules, step
from pentarchy_scopa.state import Pile, Scopa


@step
def take_turn(g: Scopa, player: int) -> None:
    """Play one card from the hand (turn.play)."""
    g.ask(player, play_which())


@ask("turn.play")
def play_which(g: Scopa, player: int, why: Why) -> list[Move]:
    """Choose a card of the hand."""
    return [("play", card) for card in g.hands[player]]


@answer
def play(g: Scopa, player: int, card: int) -> None:
    """The card captures if it can, else it joins the table (capture.must, turn.lay)."""
    g.hands[player] = without(g.hands[player], card)
    g.show((card,), g.everyone, by=player)
    if captures(g, card):
        g.played = (card,)
        g.then(capture(player))
    else:
        g.table += (card,)
        g.tell("laid", player, card)


# capturing ----------------------------------------------------------------------------------------------------------
def captures(g: Scopa, card: int) -> list[Pile]:
    """The sets of cards that a card can capture: an equal one, else cards that add up to it (capture.equal_first)."""
    value = g.content.value
    equal = [(other,) for other in g.table if value[other] == value[card]]
    if equal:
        return equal
    sizes = range(2, len(g.table) + 1)
    return [
        some for size in sizes for some in combinations(g.table, size) if sum(value[one] for one in some) == value[card]
    ]


@step
def capture(g: Scopa, player: int, *chosen: int) -> None:
    """Choose the cards one after another, until they are a whole set (capture.sum).

    The answer to `take_which` comes back here as one more argument: see `rules.returns` below.
    """
    left = [some for some in captures(g, g.played[0]) if set(chosen) <= set(some)]
    if len(left) == 1:
        g.then(carry_off(player, *left[0]))
    else:
        g.ask(player, take_which(*chosen), then=capture(player, *chosen))


@ask("capture.choose")
def take_which(g: Scopa, player: int, why: Why, *chosen: int) -> list[Move]:
    """Choose a card that belongs to a set together with those chosen before."""
    sets = [some for some in captures(g, g.played[0]) if set(chosen) <= set(some)]
    fitting = {card for some in sets for card in some} - set(chosen)
    if why is not None:
        why += [(("take", card), "capture.sum") for card in g.table if card not in fitting and card not in chosen]
    return [("take", card) for card in g.table if card in fitting]


rules.returns("take")


@step
def carry_off(g: Scopa, player: int, *cards: int) -> None:
    """Captured cards and the card played are kept; an empty table is a sweep (sweep.point, sweep.last_card)."""
    (card,), g.played = g.played, ()
    g.table = tuple(other for other in g.table if other not in cards)
    g.taken[player] += (*cards, card)
    g.last_taker = player
    for captured in cards:
        g.tell("captured", player, captured, card)
    if not g.table and (g.deck or any(g.hands)):
        g.sweeps[player] += 1
        g.tell("swept", player)
