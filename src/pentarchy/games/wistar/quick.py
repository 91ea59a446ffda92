"""Quick actions, before, between and after the actions of the own turn. Rules: quick.*, tent.two_rooms, goal.claim."""

from pentarchy.engine.rules import Move, Why
from pentarchy.games.wistar.burrow import bring_worker, move_worker, shift, shifts
from pentarchy.games.wistar.content import AREAS, MOVE
from pentarchy.games.wistar.farm import own_tents, put_tent
from pentarchy.games.wistar.gains import current, gain, spend_goods
from pentarchy.games.wistar.goals import claimable, reach
from pentarchy.games.wistar.inventions import can_use, exchange
from pentarchy.games.wistar.modifiers import changes
from pentarchy.games.wistar.paying import materials, pay
from pentarchy.games.wistar.rules import standing, standing_answer
from pentarchy.games.wistar.state import OUTSIDE, TURNS, Wistar


@standing
def quick_actions(g: Wistar, player: int, why: Why) -> list[Move]:
    """Everything that a player may do on the side in their own turn (quick.when)."""
    if g.phase != TURNS or player != g.active:
        return []
    prices, goods = g.content.numbers["prices"], materials(g, player)
    moves: list[Move] = []
    if goods >= prices["joker"] and g.supply_jokers:
        moves.append(("buy_joker",))
    elif why is not None:
        why.append((("buy_joker",), "quick.buy_joker"))
    if goods >= prices["current"] and g.current[player] < 2:
        moves.append(("buy_current",))
    elif why is not None:
        why.append((("buy_current",), "quick.buy_current" if g.current[player] < 2 else "current.third"))
    if g.goods[4 * player + MOVE]:
        moves += shifts(g, player, "use_move")
    for card in g.areas[player]:
        if g.content.texts[card].kind != "once":
            continue
        if card in g.used:
            if why is not None:
                why.append((("use", card), "quick.use_once_blocked"))
        elif can_use(g, player, card):
            moves.append(("use", card))
        elif why is not None:
            why.append((("use", card), "quick.use_once"))
    if g.entrance[player]:
        moves += [("bring_out", area) for area in range(len(AREAS))]
    place, tents = g.explorers[player], own_tents(g, player)
    if place != OUTSIDE and place not in tents and len(tents) < g.content.numbers["game"]["tents"]:
        moves.append(("pitch_tent",))
    elif why is not None:
        why.append((("pitch_tent",), "quick.pitch_tent" if place == OUTSIDE else "tent.two_rooms"))
    return moves + claimable(g, player, why)


@standing_answer
def buy_joker(g: Wistar, player: int) -> None:
    """Any three of wood, metal and hand cards (quick.buy_joker)."""
    g.then(pay(player, "any", g.content.numbers["prices"]["joker"]), gain(player, -1, "joker", 1))


@standing_answer
def buy_current(g: Wistar, player: int) -> None:
    g.then(pay(player, "any", g.content.numbers["prices"]["current"]), current(player, -1, 1))


@standing_answer
def use_move(g: Wistar, player: int, start: int, end: int) -> None:
    """A move token moves a worker, perhaps two (quick.use_move, ability.double_move)."""
    spend_goods(g, player, MOVE, 1)
    move_worker(g, player, start, end)
    more = max([1, *(part[-1] for part in changes(g, player, "move_power"))]) - 1
    if more:
        g.then(shift(player, -1, more))
    g.fire("use_move", player)


@standing_answer
def use(g: Wistar, player: int, card: int) -> None:
    """A 1x effect, once a round (quick.use_once)."""
    g.used += (card,)
    g.tell("used", player, card)
    g.then(exchange(player, card))


@standing_answer
def bring_out(g: Wistar, player: int, area: int) -> None:
    bring_worker(g, player, area)


@standing_answer
def pitch_tent(g: Wistar, player: int) -> None:
    put_tent(g, player, g.explorers[player])


@standing_answer
def claim(g: Wistar, player: int, goal: int) -> None:
    reach(g, player, goal)
