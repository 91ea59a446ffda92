"""The order of play: five rounds, each with its start and three turns for everybody. Rules: round.*, turn.phase_end,
end.turn_order."""

from pentarchy.games.wistar.chains import SILENT
from pentarchy.games.wistar.mice import take_pile
from pentarchy.games.wistar.moves import Move, Why
from pentarchy.games.wistar.order import gain_text
from pentarchy.games.wistar.projects import drop_from_market, refill_markets
from pentarchy.games.wistar.rival import rival_claims, rival_ends_round, rival_turn
from pentarchy.games.wistar.rules import ask, step
from pentarchy.games.wistar.state import END, RIVAL, START, TURNS, Wistar
from pentarchy.games.wistar.wheel import begin_turn
from pentarchy.kit.piles import Pile


@step
def play_round(g: Wistar) -> None:
    """Without the start steps in round 1 (round.start.skipped_in_first)."""
    g.round += 1
    g.tell("round_started", g.round)
    if g.round == 1:
        g.then(action_phase())
        return
    g.phase = START
    update_order(g)
    g.hut = ()
    g.chiefs[:] = [-1] * len(g.chiefs)
    g.chiefs_left[:] = [g.content.numbers["game"]["chiefs"]] * g.sides
    next_mouse(g)
    g.turned += 1
    g.tell("wheel_turned")
    incomes = [take_income(side) for side in g.order if side < g.players]
    if any(g.content.texts[piece].kind == "income" for pile in (*g.areas, *g.homes) for piece in pile):
        g.tell("income_begins")
    g.then(*incomes, end_of_start(), action_phase())


def update_order(g: Wistar) -> None:
    order = order_by_hut(g)
    if order != g.order:
        g.order = order
        for place, side in enumerate(order, 1):
            g.tell("new_order", g.owner_of(side), place)


def order_by_hut(g: Wistar) -> Pile:
    """By the leftmost chief of each in the hut, the others behind them as before (round.start.a_*)."""
    first = list(dict.fromkeys(g.hut))
    return (*first, *(side for side in g.order if side not in first))


def next_mouse(g: Wistar) -> None:
    """The mouse of the last round leaves, the next one is turned up (round.start.c_round_mouse)."""
    if g.round_mouse:
        g.tell("mouse_left", g.round_mouse[0])
        take_pile(g, g.round_mouse)
        g.round_mouse = ()
    if g.round_stack:
        g.round_mouse, g.round_stack = g.round_stack[-1:], g.round_stack[:-1]
        g.show(g.round_mouse, g.everyone)
        g.tell("mouse_of_round", g.round_mouse[0])


# income -------------------------------------------------------------------------------------------------------------
@step
def take_income(g: Wistar, player: int) -> None:
    """Plain gains first; those with a choice in the order that the owner likes (round.start.e_order)."""
    texts = g.content.texts
    cards = [card for card in (*g.areas[player], *g.homes[player]) if texts[card].kind == "income"]
    plain = [card for card in cards if all(part[0] in SILENT for part in texts[card].effects)]
    rest = [card for card in cards if card not in plain]
    g.then(*(gain_text(player, card) for card in plain), income_in_order(player, *rest))


@step
def income_in_order(g: Wistar, player: int, *cards: int) -> None:
    if len(cards) > 1:
        g.ask(player, income_which(*cards), then=income_chosen(player, *cards))
    elif cards:
        g.then(gain_text(player, cards[0]))


@ask("round.start.e_order", standing=False)
def income_which(g: Wistar, player: int, why: Why, *cards: int) -> list[Move]:
    """Choose the income that comes first."""
    return [("income_first", card) for card in cards]


@step
def income_chosen(g: Wistar, player: int, *cards_and_choice: int) -> None:
    *cards, first = cards_and_choice
    cards.remove(first)
    g.then(gain_text(player, first), income_in_order(player, *cards))


@step
def end_of_start(g: Wistar) -> None:
    """1x markers leave, the markets change (round.start.f_once_markers, round.start.g_market)."""
    g.used = ()
    for deck in range(2):
        drop_from_market(g, deck, g.content.numbers["game"]["discarded"])
    g.then(refill_markets())


# turns --------------------------------------------------------------------------------------------------------------
@step
def action_phase(g: Wistar) -> None:
    """Everybody places three chiefs, one a turn, in turn order (turn.one_chief, turn.phase_end)."""
    g.phase = TURNS
    turns = [
        rival_turn() if g.solo and side == RIVAL else begin_turn(side)
        for _ in range(g.content.numbers["game"]["chiefs"])
        for side in g.order
    ]
    g.then(*turns, end_round())


@step
def end_round(g: Wistar) -> None:
    """A new round while the round stack holds a mouse, otherwise the end (round.end)."""
    if g.solo:
        rival_ends_round(g)
        rival_claims(g)
    if g.round_stack:
        g.then(play_round())
        return
    update_order(g)
    g.phase = END
    g.tell("game_ended")
