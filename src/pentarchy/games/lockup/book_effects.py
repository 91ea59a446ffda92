"""What only books do. Rules: book.atlas, solo.atlas, book.take_spent, book.in_vain."""

from pentarchy.engine.rules import Frame
from pentarchy.games.lockup.cubes import owned, take_cubes
from pentarchy.games.lockup.guards import choose_guard_to_turn_up, face_down_guards
from pentarchy.games.lockup.lights_out import has_lookout, pieces_at
from pentarchy.games.lockup.moves import LOCATIONS, Move, Why
from pentarchy.games.lockup.paying import can_pay
from pentarchy.games.lockup.rewards import printed_reward
from pentarchy.games.lockup.rules import answer, ask, effect, idle_when, returns, step
from pentarchy.games.lockup.state import Lockup

returns("grab")


# on the own turn of roll call ---------------------------------------------------------------------------------------
@effect
def hidden_limit(g: Lockup, side: int, card: int, count: int) -> None:
    """More tokens may be placed face down this round."""
    g.hidden_left[side] += count


@idle_when("hidden_limit")
def may_hide_all(g: Lockup, side: int, card: int, count: int) -> str:
    """All tokens in the holding cell may be laid face down already."""
    return "book.in_vain" if g.hidden_left[side] >= len(g.cells[side]) else ""


@effect
def peek_hidden(g: Lockup, side: int, card: int, count: int) -> None:
    """Look at a face-down token of an opponent; alone, turn a face-down guard card up (book.atlas, solo.atlas)."""
    if g.solo:
        g.then(choose_guard_to_turn_up())
    else:
        g.ask(side, peek_where())


@idle_when("peek_hidden")
def nothing_hidden(g: Lockup, side: int, card: int, count: int) -> str:
    if g.solo:
        return "" if any(face_down_guards(g, location) for location in range(LOCATIONS)) else "solo.atlas"
    for other in range(g.players):
        for location in range(LOCATIONS):
            if other != side and hidden_tokens(g, side, other, location):
                return ""
    return "book.atlas"


@ask("book.atlas", standing=False, trivial=True)
def peek_where(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose which face-down token to look at: whose, where, and of several there which, as they were laid."""
    moves: list[Move] = []
    for other in range(g.players):
        for location in range(LOCATIONS):
            hidden = len(hidden_tokens(g, player, other, location)) if other != player else 0
            if hidden == 1:
                moves.append(("peek", other, location))
            else:
                moves += [("peek_at", other, location, number) for number in range(1, hidden + 1)]
    return moves


def hidden_tokens(g: Lockup, player: int, other: int, location: int) -> list[int]:
    """Face-down tokens that a player does not know, in the order in which they were laid."""
    return [token for token in g.tokens(other, location) if not g.knows[token] >> player & 1]


@answer
def peek(g: Lockup, player: int, other: int, location: int) -> None:
    peek_at(g, player, other, location, 1)


@answer
def peek_at(g: Lockup, player: int, other: int, location: int, number: int) -> None:
    token = hidden_tokens(g, player, other, location)[number - 1]
    g.show((token,), 1 << player)
    if g.events is not None:  # of several that lie face down everybody sees which one is lifted
        there = [lying for lying in g.tokens(other, location) if not g.knows[lying] >> g.players & 1]
        g.tell("peeked", player, other, location, token, there.index(token) + 1 if len(there) > 1 else 0)


# at the check of a location -----------------------------------------------------------------------------------------
@effect
def add_strength(g: Lockup, side: int, card: int, count: int) -> None:
    """More strength at the location that is about to be checked."""
    g.extra[side] += count


@idle_when("add_strength")
def nobody_to_surpass(g: Lockup, side: int, card: int, count: int) -> str:
    """Nobody of the crew is there, or nobody else."""
    if not g.tokens(side, g.location):
        return "lights_out.presence"
    return "" if any(pieces_at(g, other, g.location) for other in range(g.sides) if other != side) else "book.in_vain"


@effect
def act_as_lookout(g: Lockup, side: int, card: int) -> None:
    """Count as having a lookout here."""
    g.disguised |= 1 << side


@idle_when("act_as_lookout")
def needs_no_lookout(g: Lockup, side: int, card: int) -> str:
    """Nobody of the crew is there, or a lookout is."""
    if not g.tokens(side, g.location):
        return "lights_out.presence"
    return "lights_out.suspicion.lookout" if has_lookout(g, side, g.location) else ""


# with an own reward -------------------------------------------------------------------------------------------------
@effect
def recruit_discount(g: Lockup, side: int, card: int, count: int) -> None:
    """Recruiting costs less."""
    g.discount += count


@idle_when("recruit_discount")
def nothing_to_recruit_for_less(g: Lockup, side: int, card: int, count: int) -> str:
    """There are no goons, or they are free already."""
    if not any(g.goon_row):
        return "recruit.face_up_only"
    return "" if dearest(printed_reward(g, side), sum(map(bool, g.goon_row))) > g.discount else "book.in_vain"


def dearest(effects: tuple[Frame, ...], there: int) -> int:
    """The highest price of recruiting in a reward, for no more goons than there are."""
    options = [option for part in effects for option in (part[1:] if part[0] == "choose" else (part,))]
    return max((option[2] for option in options if option[0] == "recruit" and option[1] <= there), default=0)


@effect
def craft_discount(g: Lockup, side: int, card: int, count: int) -> None:
    """Symbols of a cost are ignored."""
    g.discount += count


@idle_when("craft_discount")
def nothing_to_craft_for_less(g: Lockup, side: int, card: int, count: int) -> str:
    """No item that could be crafted still costs anything, or none can be paid for, whatever books are in the hand."""
    items = [item for space in g.display for item in space] + list(g.reserved[side])
    costs = [cost for item in items if sum(cost := g.content.cost[item]) > g.discount]
    others = [book for book in g.hands[side] if book != card]
    if not any(g.content.when[book] == "any_time" for book in others):  # those may bring cubes
        waived = [line[1] for book in others for line in g.content.effects[book] if line[0] == "craft_discount"]
        costs = [cost for cost in costs if can_pay(owned(g, side), cost, g.discount + count + sum(waived))]
    return "" if costs else "craft.pay"


# at an opponent's payment -------------------------------------------------------------------------------------------
@effect
def take_spent(g: Lockup, side: int, card: int, count: int) -> None:
    """Take cubes that an opponent has just paid, one by one."""
    if count and any(g.spent):
        g.ask(side, grab_which(count), then=grab_one(side, card, count))


@idle_when("take_spent")
def nothing_paid(g: Lockup, side: int, card: int, count: int) -> str:
    return "" if any(g.spent) else "book.in_vain"


@ask("book.take_spent", standing=False)
def grab_which(g: Lockup, player: int, why: Why, left: int) -> list[Move]:
    """Choose one of the cubes just paid."""
    return [*(("grab", resource) for resource in range(4) if g.spent[resource]), ("done",)]


@step
def grab_one(g: Lockup, side: int, card: int, count: int, resource: int = -1) -> None:
    """A cube of choice, then the others, unless the player wants no more."""
    if resource >= 0:
        g.spent[resource] -= 1
        g.supply[resource] += 1
        take_cubes(g, side, card, resource, 1)
        g.then(take_spent(side, card, count - 1))
