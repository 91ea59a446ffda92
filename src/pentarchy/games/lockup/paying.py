"""Paying cubes, and symbols that books pay. Rules: craft.pay, craft.any_symbol, book.waive, resources.spend."""

from pentarchy.games.lockup.content import ANY
from pentarchy.games.lockup.cubes import owned
from pentarchy.games.lockup.moves import Move, Why
from pentarchy.games.lockup.rules import ask, returns, step
from pentarchy.games.lockup.state import Lockup
from pentarchy.kit.piles import Pile

returns("spend", "waive")
_RARITY = (ANY, 0, 1, 2, 3)


def can_pay(have: list[int], cost: tuple[int, ...], discount: int) -> bool:
    """Whether cubes cover a cost, with so many symbols ignored."""
    missing = left = 0
    for resource in range(4):
        more = have[resource] - cost[resource]
        if more < 0:
            missing -= more
        else:
            left += more
    return missing <= discount and left >= cost[ANY] - (discount - missing)


def lacking(have: list[int], cost: tuple[int, ...]) -> list[int]:
    """Cubes of each resource, and of whatever type, that a cost lacks."""
    left = sum([max(0, have[resource] - cost[resource]) for resource in range(4)])
    return [*(max(0, cost[resource] - have[resource]) for resource in range(4)), max(0, cost[ANY] - left)]


def proposed(have: list[int], cost: tuple[int, ...], discount: int) -> tuple[list[int], list[int]]:
    """A way to pay a cost: the symbols that books pay (what is missing, then the rarest), and the cubes of each type.

    "Any" is paid with the least rare cubes, as the guards do. No symbols and no cubes if it cannot be paid.
    """
    if not can_pay(have, cost, discount):
        return [], [0] * 4
    waived: list[int] = []
    while len(waived) < discount and any(cost):
        missing = [resource for resource in range(4) if cost[resource] > have[resource]]
        waived.append(max(missing or [symbol for symbol in _RARITY if cost[symbol]], key=_RARITY.index))
        cost = less(cost, waived[-1])
    left = [have[resource] - cost[resource] for resource in range(4)]
    loose = [resource for resource in range(4) for _ in range(left[resource])][: cost[ANY]]
    return waived, [cost[resource] + loose.count(resource) for resource in range(4)]


@step
def pay_any(g: Lockup, player: int, count: int, resource: int = -1) -> None:
    """Symbols of "any" are paid cube by cube (craft.any_symbol)."""
    if resource >= 0:
        spend_cube(g, player, resource)
        count -= 1
    if count:
        g.ask(player, spend_which(count), then=pay_any(player, count))


def spend_cube(g: Lockup, player: int, resource: int) -> None:
    """A cube paid lies apart until everybody had a chance to take it (take_spent)."""
    g.resources[4 * player + resource] -= 1
    g.spent[resource] += 1


@ask("craft.any_symbol", standing=False, trivial=True)
def spend_which(g: Lockup, player: int, why: Why, left: int) -> list[Move]:
    """Choose the cube to pay with."""
    have = owned(g, player)
    return [("spend", resource) for resource in range(4) if have[resource]]


@step
def pay_symbols(g: Lockup, player: int, cost: Pile, waived: int = -1) -> None:
    """Books pay symbols of the player's choice; the other typed ones are paid as printed, then "any"."""
    if waived >= 0:
        g.discount -= 1
        cost = less(cost, waived)
    if g.discount and any(cost):
        g.ask(player, waive_which(*cost), then=pay_symbols(player, cost))
        return
    for resource in range(4):
        for _ in range(cost[resource]):
            spend_cube(g, player, resource)
    g.then(pay_any(player, cost[ANY]))


@ask("book.waive", standing=False, trivial=True)
def waive_which(g: Lockup, player: int, why: Why, *cost: int) -> list[Move]:
    """Choose the symbol that needs no cube; what cannot be paid comes first."""
    have = owned(g, player)
    return [
        ("waive", symbol) for symbol in range(5) if cost[symbol] and can_pay(have, less(cost, symbol), g.discount - 1)
    ]


def less(cost: Pile, symbol: int) -> Pile:
    return (*cost[:symbol], cost[symbol] - 1, *cost[symbol + 1 :])


@step
def return_spent(g: Lockup) -> None:
    """What was paid goes back to the supply (resources.spend)."""
    for resource in range(4):
        g.supply[resource] += g.spent[resource]
        g.spent[resource] = 0
