"""The guards, the opponent of a solo game. Rules: solo.*."""

from pentarchy.games.lockup.books import book_moment
from pentarchy.games.lockup.content import ANY, GOLD
from pentarchy.games.lockup.cubes import gain_stars, least_owned, owned, return_cube, take_cubes
from pentarchy.games.lockup.moves import CELL_BLOCK, CHOW_HALL, COMMISSARY, LIBRARY, LOCATIONS, Move, Why
from pentarchy.games.lockup.paying import can_pay
from pentarchy.games.lockup.rewards import finish_item, join_goon, put_aside, settle_reward, take, take_item
from pentarchy.games.lockup.roll_call import place_tokens
from pentarchy.games.lockup.rules import answer, ask, step
from pentarchy.games.lockup.state import GUARDS, Lockup

UP, DOWN = 0, 1


# roll call ----------------------------------------------------------------------------------------------------------
@step
def solo_roll_call(g: Lockup) -> None:
    """A face-down guard in each location, then turns one by one from the first player (solo.roll_call.*)."""
    for location in range(LIBRARY):
        add_guard(g, location, DOWN)
    g.then(solo_turn(g.first))


@step
def solo_turn(g: Lockup, side: int) -> None:
    """Roll call ends at once when the player has no token left, or passes."""
    if g.passed or not g.cells[0]:
        return
    g.then(guard_turn() if side == GUARDS else place_tokens(0), book_moment("turn_over"), solo_turn(1 - side))


def add_guard(g: Lockup, location: int, face: int) -> None:
    """The top guard card goes to a location; with an empty deck nothing happens."""
    for guard in g.guard_deck[-1:]:
        g.guard_deck = g.guard_deck[:-1]
        g.guards_at[location] += (guard,)
        if face == UP:
            g.show((guard,), g.everyone)
        g.tell("guard_dealt", guard, location, face)
        if face == UP:
            reinforce(g, guard, location)


def reinforce(g: Lockup, guard: int, location: int) -> None:
    """The special card, turned up in roll call, brings another guard face down (solo.special.effect)."""
    if g.content.reinforce[guard]:
        add_guard(g, location, DOWN)


@step
def guard_turn(g: Lockup) -> None:
    """The player turns a guard up; then a location card brings one more, or the guards are off duty."""
    g.then(choose_guard_to_turn_up(), draw_location_card())


@step
def choose_guard_to_turn_up(g: Lockup) -> None:
    g.ask(0, turn_up_which())


@ask("solo.guard_turn.reveal", standing=False, trivial=True)
def turn_up_which(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose the location of a face-down guard card; of several there the first one laid is turned up."""
    return [("turn_up", location) for location in range(LOCATIONS) if face_down_guards(g, location)]


def face_down_guards(g: Lockup, location: int) -> list[int]:
    return [guard for guard in g.guards_at[location] if not g.knows[guard] >> g.players & 1]


@answer
def turn_up(g: Lockup, player: int, location: int) -> None:
    guard = face_down_guards(g, location)[0]
    g.show((guard,), g.everyone)
    g.tell("guard_turned_up", guard, location)
    reinforce(g, guard, location)


@step
def draw_location_card(g: Lockup) -> None:
    for card in g.location_deck[-1:]:
        g.location_deck = g.location_deck[:-1]
        g.location_discard += (card,)
        g.show((card,), g.everyone)
        g.tell("location_card", card)
        if g.content.leads_to[card] >= 0:
            add_guard(g, g.content.leads_to[card], UP)


@step
def refresh_decks(g: Lockup) -> None:
    """At the end of lights out all location and guard cards are shuffled back (solo.refresh.*)."""
    g.location_deck = g.shuffled(g.location_deck + g.location_discard)
    guards = g.guard_deck + g.guards_aside + tuple(guard for pile in g.guards_at for guard in pile)
    g.guard_deck = g.shuffled(guards)
    g.location_discard, g.guards_aside, g.guards_at[:] = (), (), [()] * LOCATIONS


# rewards ------------------------------------------------------------------------------------------------------------
@step
def guards_reward(g: Lockup) -> None:
    """What the guards do with a reward; they never decline."""
    special = {
        COMMISSARY: commissary_reward,
        CHOW_HALL: chow_hall_reward,
        CELL_BLOCK: cell_block_reward,
        LIBRARY: library_reward,
    }.get(g.location)
    if special:
        special(g)
    else:
        take(g, GUARDS, g.location)


def commissary_reward(g: Lockup) -> None:
    """Only if strongest: a cube of the type they own least of (solo.commissary.*)."""
    if g.ranking[0] == GUARDS and any(g.supply):
        take_cubes(g, GUARDS, -1, least_owned(g, GUARDS), 1)
        g.then(settle_reward(GUARDS))


def chow_hall_reward(g: Lockup) -> None:
    """Only if strongest: the two goons with most suspicion symbols, for free (solo.chow_hall.*)."""
    if g.ranking[0] == GUARDS and any(g.goon_row):
        g.then(take_worst_goon(), take_worst_goon(), settle_reward(GUARDS))


@step
def take_worst_goon(g: Lockup) -> None:
    """The one with most symbols; of equals the one closest to the Sewers."""
    there = [card for space in g.goon_row for card in space]
    if there:
        goon = max(there, key=lambda card: (g.content.suspicion[card], -there.index(card)))
        g.goon_row[g.goon_row.index((goon,))] = ()
        join_goon(g, GUARDS, -1, goon)


def cell_block_reward(g: Lockup) -> None:
    """Craft the most valuable item they can pay, or reserve one for free (solo.cell_block.*)."""
    shown = [card for space in g.display for card in space]
    have, value, cost = owned(g, GUARDS), g.content.value, g.content.cost
    choices = [card for card in (*shown, *g.reserved[GUARDS]) if can_pay(have, cost[card], 0)]
    if choices:
        item = max(choices, key=lambda card: (value[card], -choices.index(card)))
        guards_craft(g, item)
    elif shown:
        put_aside(g, GUARDS, -1, max(shown, key=lambda card: (value[card], -shown.index(card))))
        g.then(settle_reward(GUARDS))


def guards_craft(g: Lockup, item: int) -> None:
    """Typed symbols first, "any" with the least rare cubes left (solo.cell_block.any)."""
    take_item(g, GUARDS, item)
    cost = g.content.cost[item]
    paid = [resource for resource in range(4) for _ in range(cost[resource])]
    left = owned(g, GUARDS)
    for resource in paid:
        left[resource] -= 1
    paid += [resource for resource in range(4) for _ in range(left[resource])][: cost[ANY]]
    g.items[GUARDS] += (item,)
    g.show((item,), g.everyone)
    for resource in paid:
        return_cube(g, GUARDS, resource)
    g.tell("crafted", g.owner_of(GUARDS), item, *(paid.count(resource) for resource in range(4)))
    g.then(finish_item(GUARDS, item), settle_reward(GUARDS))


def library_reward(g: Lockup) -> None:
    """A star instead of books (solo.library.stars)."""
    gain_stars(g, GUARDS, -1, g.content.numbers["solo"]["library"])
    g.then(settle_reward(GUARDS))


def gold_stars(g: Lockup) -> int:
    """All that the guards score of leftover resources (solo.end.guard_gold)."""
    return int(g.content.numbers["solo"]["gold"]) * owned(g, GUARDS)[GOLD]
