"""Quick actions, before, between and after the actions of the own turn. Rules: quick.*, tent.two_rooms, goal.claim."""

from pentarchy.games.wistar.burrow import bring_worker, move_worker, shift, shifts
from pentarchy.games.wistar.content import AREAS, MOVE
from pentarchy.games.wistar.farm import own_tents, put_tent
from pentarchy.games.wistar.gains import current, gain, return_goods
from pentarchy.games.wistar.goals import claimable, reach
from pentarchy.games.wistar.modifiers import changes
from pentarchy.games.wistar.moves import FROM_CURRENT, FROM_JOKER, FROM_MOVE, FROM_QUICK, Move, Why
from pentarchy.games.wistar.once import is_once, why_futile
from pentarchy.games.wistar.paying import materials, pay
from pentarchy.games.wistar.rules import standing, standing_answer
from pentarchy.games.wistar.state import OUTSIDE, TURNS, Wistar
from pentarchy.games.wistar.texts import exchange, why_useless


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
    moves += usable(g, player, why)
    if g.entrance[player]:
        moves += [("bring_out", area) for area in range(len(AREAS))]
    if can_pitch(g, player):
        moves.append(("pitch_tent",))
    elif why is not None:
        outside = g.explorers[player] == OUTSIDE
        why.append((("pitch_tent",), "quick.pitch_tent" if outside else "tent.two_rooms"))
    return moves + claimable(g, player, why)


def usable(g: Wistar, player: int, why: Why) -> list[Move]:
    """1x effects without a marker that would do something, as their owner knows (effect.in_vain)."""
    moves: list[Move] = []
    for card in g.areas[player]:
        if not is_once(g, card):
            continue
        rule = "quick.use_once_blocked" if card in g.used else why_useless(g, player, card, why_futile)
        if not rule:
            moves.append(("use", card))
        elif why is not None:
            why.append((("use", card), rule))
    return moves


def can_pitch(g: Wistar, player: int) -> bool:
    place = g.explorers[player]
    if place == OUTSIDE:
        return False
    tents = own_tents(g, player)
    return place not in tents and len(tents) < g.content.numbers["game"]["tents"]


def has_quick_action(g: Wistar, player: int) -> bool:
    """Whether there is any, as everybody can tell: a turn does not end by itself because of a hidden hand."""
    prices, goods = g.content.numbers["prices"], materials(g, player)
    if g.entrance[player] or (goods >= prices["joker"] and g.supply_jokers):
        return True
    if g.goods[4 * player + MOVE] and any(g.workers[3 * player : 3 * player + 3]):
        return True
    if (goods >= prices["current"] and g.current[player] < 2) or can_pitch(g, player):
        return True
    once = [card for card in g.areas[player] if is_once(g, card) and card not in g.used]
    if any(not why_useless(g, player, card, Wistar.why_idle) for card in once):
        return True
    return bool(claimable(g, player, None))


@standing_answer
def buy_joker(g: Wistar, player: int) -> None:
    """Any three of wood, metal and hand cards (quick.buy_joker)."""
    price = g.content.numbers["prices"]["joker"]
    g.then(pay(player, FROM_JOKER, "any", price), gain(player, FROM_JOKER, "joker", 1))


@standing_answer
def buy_current(g: Wistar, player: int) -> None:
    price = g.content.numbers["prices"]["current"]
    g.then(pay(player, FROM_CURRENT, "any", price), current(player, FROM_CURRENT, 1))


@standing_answer
def use_move(g: Wistar, player: int, start: int, end: int) -> None:
    """A move token moves a worker, perhaps two (quick.use_move, ability.double_move)."""
    return_goods(g, player, MOVE, 1)
    move_worker(g, player, start, end, FROM_MOVE)
    more = max([1, *(part[-1] for part in changes(g, player, "move_power"))]) - 1
    g.then(*g.reactions("use_move", player), *[shift(player, FROM_MOVE, more)] * bool(more))


@standing_answer
def use(g: Wistar, player: int, card: int) -> None:
    """A 1x effect, once a round (quick.use_once)."""
    g.used += (card,)
    g.tell("used", player, card)
    g.then(exchange(player, card))


@standing_answer
def bring_out(g: Wistar, player: int, area: int) -> None:
    bring_worker(g, player, area, FROM_QUICK)


@standing_answer
def pitch_tent(g: Wistar, player: int) -> None:
    put_tent(g, player, g.explorers[player])


@standing_answer
def claim(g: Wistar, player: int, goal: int) -> None:
    reach(g, player, goal)
