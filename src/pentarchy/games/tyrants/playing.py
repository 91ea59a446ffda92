"""Playing a card: its lines in order, choices, costs, conditions, Focus, cards played by cards. Rules: play.*, cost.*,
focus.*, borrow.*."""

from typing import Any, Literal

from pentarchy.engine.rules import Frame, Move, Why, bind
from pentarchy.games.tyrants.board import places_of
from pentarchy.games.tyrants.cards import different, take_away, to_devoured, without
from pentarchy.games.tyrants.counters import COUNTERS, Counter
from pentarchy.games.tyrants.market import market_choices, refill, take_from_market
from pentarchy.games.tyrants.rules import answer, ask, effect, step
from pentarchy.games.tyrants.state import CONTEXT, Tyrants

Presence = Literal["other_player_troop", "other_player_spy"]


def play_card(g: Tyrants, player: int, card: int) -> None:
    """Lay a card of the hand down and carry out its lines (play.face_up, play.in_order)."""
    g.hands[player] = without(g.hands[player], card)
    g.played[player] += (card,)
    g.show((card,), g.everyone, by=player)
    g.tell("played", player, card)
    carry_out(g, player, card)


def carry_out(g: Tyrants, player: int, card: int) -> None:
    """The lines of a card, with nothing remembered of cards before."""
    g.played_this_turn += (card,)
    forget(g)
    g.then(*(bind(line, player, card) for line in g.content.effects[card]))


def forget(g: Tyrants) -> None:
    """A new text begins: "that site" and the like are open again."""
    g.that_site = g.victim = g.kill_site = g.slot = g.target = -1
    g.kills = g.returned = g.paid = 0
    g.landed = g.chosen = ()


# combining --------------------------------------------------------------------------------------------------------
@effect
def all_of(g: Tyrants, player: int, card: int, *what: Frame) -> None:
    """Several instructions in order."""
    g.then(*(bind(part, player, card) for part in what))


@effect
def repeat(g: Tyrants, player: int, card: int, times: int, what: Frame) -> None:
    """The same instruction several times, each resolved before the next (play.choose_times)."""
    g.then(*(bind(what, player, card),) * times)


@effect
def choose(g: Tyrants, player: int, card: int, *options: Frame) -> None:
    """Choose one (play.choose_one)."""
    g.ask(player, choose_one(card))


@ask("play.choose_one", standing=False)
def choose_one(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """One of the card's options, also one that can do nothing."""
    return [("pick", card, option) for option in range(len(g.content.options[card]))]


@answer
def pick(g: Tyrants, player: int, card: int, option: int) -> None:
    g.then(bind(g.content.options[card][option], player, card))


@effect
def may(g: Tyrants, player: int, card: int, what: Frame) -> None:
    """Do something, or not."""
    g.paid = 0
    g.then(if_paid(player, card, what))
    g.ask(player, accept_or_not(card))


@ask("play.mandatory", standing=False)
def accept_or_not(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """Yes or no."""
    return [("accept",), ("done",)]


@answer
def accept(g: Tyrants, player: int) -> None:
    g.paid = 1


@answer
def done(g: Tyrants, player: int) -> None:
    """Without it: nothing is paid, nothing happens."""


@answer
def enough(g: Tyrants, player: int) -> None:
    """No more of "up to": the loop that asked ends."""
    g.stopped = 1


# costs ------------------------------------------------------------------------------------------------------------
@effect
def pay(g: Tyrants, player: int, card: int, cost: Frame, *then: Frame) -> None:
    """An ability with a cost: if it is paid, what stands after the arrow happens (cost.*)."""
    g.paid = 0
    g.then(bind(cost, player, card), if_paid(player, card, *then))


@step
def if_paid(g: Tyrants, player: int, card: int, *then: Frame) -> None:
    if g.paid:
        g.paid = 0
        g.then(*(bind(part, player, card) for part in then))


@effect
def return_own_spy(g: Tyrants, player: int, card: int) -> None:
    """A cost: return one of your spies."""
    if g.spies[player]:
        g.ask(player, pay_with_spy(card))


@ask("cost.optional", standing=False)
def pay_with_spy(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """Choose the spy to return, or do not pay."""
    return [*(("recall", site) for site in places_of(g.spies[player])), ("done",)]


@effect
def return_own_spies(g: Tyrants, player: int, card: int) -> None:
    """A cost: return any number of your spies; none is not paying (cost.in_full)."""
    g.then(return_more_spies(player, card))


@step
def return_more_spies(g: Tyrants, player: int, card: int) -> None:
    if g.stopped:
        g.stopped = 0
    elif g.spies[player]:
        g.then(return_more_spies(player, card))
        g.ask(player, pay_with_spies(card))


@ask("demons.grazzt", standing=False)
def pay_with_spies(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """Choose a spy to return, or no more."""
    return [*(("recall", site) for site in places_of(g.spies[player])), ("enough",)]


# conditions -------------------------------------------------------------------------------------------------------
@effect
def if_at_that_site(g: Tyrants, player: int, card: int, what: Presence, *then: Frame) -> None:
    """If another player's troop or spy is in the site of the spy just placed (spy.site_condition)."""
    site = g.that_site
    if site < 0:
        return
    others = [other for other in range(g.players) if other != player]
    if what == "other_player_troop":
        there = any(g.garrisons[site][other] for other in others)
    else:
        there = any(g.spies[other] >> site & 1 for other in others)
    if there:
        g.then(*(bind(part, player, card) for part in then))


@effect
def if_at_least(g: Tyrants, player: int, card: int, least: int, of: Counter, *then: Frame) -> None:
    """If there are so many now."""
    if COUNTERS[of](g, player) >= least:
        g.then(*(bind(part, player, card) for part in then))


@effect
def focus(g: Tyrants, player: int, card: int, *then: Frame) -> None:
    """If another card of this aspect was played this turn, or is shown from hand (focus.*)."""
    aspect = g.content.aspect
    if any(other != card and aspect[other] == aspect[card] for other in g.played_this_turn):
        g.then(*(bind(part, player, card) for part in then))
    elif any(aspect[other] == aspect[card] for other in g.hands[player]):
        g.paid = 0
        g.then(if_paid(player, card, *then))
        g.ask(player, reveal_which(card))


@ask("focus.reveal", standing=False)
def reveal_which(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """Show a card of the aspect from hand, or do not."""
    aspect = g.content.aspect
    fitting = tuple(other for other in g.hands[player] if aspect[other] == aspect[card])
    moves: list[Move] = [("reveal", other) for other in different(g, fitting)]
    return [*moves, ("done",)]


@answer
def reveal(g: Tyrants, player: int, card: int) -> None:
    """Everybody sees the card; it stays in hand."""
    g.paid = 1
    g.show((card,), g.everyone, by=player)
    g.tell("revealed", player, card)


# the end of the turn ------------------------------------------------------------------------------------------------
@effect
def at_end_of_turn(g: Tyrants, player: int, card: int, *then: Frame) -> None:
    """Set up for step 1 of the end of the turn, whatever becomes of the card (promote.eot_stays)."""
    g.later += ((card, g.content.later[card].index(then)),)


@step
def end_of_turn_effects(g: Tyrants, player: int) -> None:
    """All effects of the end of the turn, in an order that the player chooses (end_turn.effects)."""
    if g.later:
        g.then(end_of_turn_effects(player))
        g.ask(player, resolve_which())


@ask("end_turn.effects", standing=False, trivial=True)
def resolve_which(g: Tyrants, player: int, why: Why) -> list[Move]:
    """Choose whose effect comes next."""
    return [("resolve", card) for card in dict.fromkeys(card for card, _ in g.later)]


@answer
def resolve(g: Tyrants, player: int, card: int) -> None:
    at = next(i for i, (other, _) in enumerate(g.later) if other == card)
    text = g.content.later[card][g.later[at][1]]
    g.later = g.later[:at] + g.later[at + 1 :]
    forget(g)
    g.then(*(bind(part, player, card) for part in text))


# cards played by cards ----------------------------------------------------------------------------------------------
@effect
def play_from_inner_circle(g: Tyrants, player: int, card: int) -> None:
    """Play a card of the inner circle as if from hand; it stays there (borrow.elder_brain)."""
    g.ask(player, borrow_from_inner_circle())


@ask("borrow.elder_brain", standing=False, trivial=True)
def borrow_from_inner_circle(g: Tyrants, player: int, why: Why) -> list[Move]:
    """Choose the card to play."""
    return [("borrow", card) for card in different(g, g.inner_circles[player])]


@effect
def play_from_market(g: Tyrants, player: int, card: int, max_cost: int) -> None:
    """Play a market card as if from hand, then devour it (borrow.ulitharid)."""
    g.ask(player, borrow_from_market(max_cost))


@ask("borrow.ulitharid", standing=False, trivial=True)
def borrow_from_market(g: Tyrants, player: int, why: Why, max_cost: int) -> list[Move]:
    """Choose a market card that is not too dear."""
    cost, moves = g.content.cost, list[Move]()
    for card in market_choices(g):
        if 0 <= cost[card] <= max_cost:
            moves.append(("borrow", card))
        elif why is not None:
            why.append((("borrow", card), "borrow.ulitharid"))
    return moves


@answer
def borrow(g: Tyrants, player: int, card: int) -> None:
    """Carry out another card in the middle of one; what the first remembers comes back afterwards."""
    remembered = tuple(getattr(g, name) for name in CONTEXT)
    g.tell("borrowed", player, card)
    if card in g.inner_circles[player]:
        g.then(give_back(player, card, -1, remembered))
    else:
        slot = take_from_market(g, card)
        g.borrowed += (card,)
        g.then(give_back(player, card, slot, remembered))
    carry_out(g, player, card)


@step
def give_back(g: Tyrants, player: int, card: int, slot: int, remembered: tuple[Any, ...]) -> None:
    """A market card is devoured, unless its text moved it, and its space is filled."""
    for name, value in zip(CONTEXT, remembered, strict=True):
        setattr(g, name, value)
    if card in g.borrowed:
        take_away(g, player, card)
        to_devoured(g, player, card)
    if slot >= 0:
        refill(g, slot)
