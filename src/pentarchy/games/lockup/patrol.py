"""Phase III, patrol: storage, items, goons, suspicion, raids. Rules: patrol.*, bandit.place, raid.*."""

from typing import Any

from pentarchy.games.lockup.books import book_moment, playable
from pentarchy.games.lockup.cubes import in_turn_order, owned, return_cube
from pentarchy.games.lockup.goals import places
from pentarchy.games.lockup.moves import PLACE, Move, Why
from pentarchy.games.lockup.rules import answer, ask, step
from pentarchy.games.lockup.state import END, GUARDS, PATROL, Lockup
from pentarchy.kit.piles import Pile, drawn


@step
def patrol_steps(g: Lockup) -> None:
    """Four steps, with a moment for books between them (patrol.steps)."""
    storage = [check_storage(player) for player in in_turn_order(g)]
    items = [book_moment("items_next"), refill_display()]
    goons = [book_moment("goons_next"), move_goons()]
    suspicion = [book_moment("cubes_next"), place_suspicion()]
    g.then(*storage, *items, *goons, *suspicion, book_moment("patrol_over"))


# 1 storage ----------------------------------------------------------------------------------------------------------
@step
def check_storage(g: Lockup, player: int) -> None:
    """Surplus cubes of the player's choice return to the supply (patrol.storage.discard)."""
    moves = surplus(g, player)
    if moves:
        g.then(check_storage(player))
        if len(moves) == 1 and not may_interrupt(g, player):
            drop(g, player, moves[0])
        else:
            g.ask(player, drop_which("any_time"))


def may_interrupt(g: Lockup, player: int) -> bool:
    """Whether a book may come before a cube is returned; of others nobody knows which books they hold."""
    return bool(playable(g, player, "any_time") if g.solo else g.hands[player])


def surplus(g: Lockup, player: int) -> list[int]:
    """The resources of which cubes may be returned, as long as there are too many."""
    have = owned(g, player)
    return [resource for resource in range(4) if have[resource] and sum(have) > g.storage[player]]


@ask("patrol.storage.discard")
def drop_which(g: Lockup, player: int, why: Why, window: str) -> list[Move]:
    """Choose a cube to return; a book may come first."""
    return [("drop", resource) for resource in surplus(g, player)]


@answer
def drop(g: Lockup, player: int, resource: int) -> None:
    return_cube(g, player, resource)
    g.tell("dropped", player, resource, 1)


# 2 items ------------------------------------------------------------------------------------------------------------
@step
def refill_display(g: Lockup) -> None:
    """Empty spaces are filled from the deck, the one next to it first (patrol.items.refill)."""
    for space, there in enumerate(g.display):
        if not there and g.item_deck:
            item, g.item_deck = g.item_deck[-1], g.item_deck[:-1]
            g.display[space] = (item,)
            g.show((item,), g.everyone)
            g.tell("item_shown", item)


# 3 goons ------------------------------------------------------------------------------------------------------------
@step
def move_goons(g: Lockup) -> None:
    """The goon of the Chow Hall leaves, the others close up towards it, new ones fill the low end."""
    if g.goon_row[-1]:
        g.goon_discard += g.goon_row[-1]
        g.tell("goon_left", g.goon_row[-1][0])
        g.goon_row[-1] = ()
    close_up(g)
    refill_goons(g)


def close_up(g: Lockup) -> None:
    """Towards the Chow Hall, the one nearest to it first; the order stays."""
    before = [(space, goon) for space, there in enumerate(g.goon_row) for goon in there]
    g.goon_row[:] = [()] * len(g.goon_row)
    for steps, (space, goon) in enumerate(reversed(before), 1):
        new = len(g.goon_row) - steps
        g.goon_row[new] = (goon,)
        if new != space:
            g.tell("goon_moved", goon, g.content.goon_spaces[new])


def refill_goons(g: Lockup) -> None:
    """New goons in ascending order of location."""
    for space, there in enumerate(g.goon_row):
        if not there:
            for goon in top_goon(g):
                g.goon_row[space] = (goon,)
                g.show((goon,), g.everyone)
                g.tell("goon_shown", goon, g.content.goon_spaces[space])


def top_goon(g: Lockup) -> Pile:
    """The top card of the goon deck, which is made anew from the discard pile when it is empty."""
    goon, g.goon_deck, g.goon_discard = drawn(g, g.goon_deck, g.goon_discard)
    return (goon,) if goon >= 0 else ()


# 4 suspicion --------------------------------------------------------------------------------------------------------
def needed(g: Lockup) -> int:
    """The suspicion symbols of all goons of the row."""
    return sum(g.content.suspicion[card] for space in g.goon_row for card in space)


def brings_raid(g: Lockup, need: int) -> bool:
    """Whether a need is more than the supply, and cubes are elsewhere that a raid would bring back."""
    return bool(need > g.suspicion_supply < g.content.numbers["supply"]["suspicion"])


@step
def place_suspicion(g: Lockup) -> None:
    """If the supply does not cover the need of the whole row, a raid comes first, then this step begins anew.

    That can bring another raid in a solo game, where the player may keep cubes (solo.raid.again). A supply that is
    whole cannot grow by a raid: then cubes are placed as far as they reach.
    """
    if brings_raid(g, needed(g)):
        g.tell("raid", needed(g), g.suspicion_supply)
        g.then(book_moment("raid_next"), raid(), book_moment("raid_over"), place_suspicion())
    else:
        g.then(put_suspicion(), bring_bandits_cubes())


@step
def put_suspicion(g: Lockup) -> None:
    """Cubes to every goon's location, in ascending order."""
    for space, there in enumerate(g.goon_row):
        for goon in there:
            cubes = min(g.content.suspicion[goon], g.suspicion_supply)
            if cubes:
                g.suspicion_supply -= cubes
                g.suspicion_at[g.content.goon_spaces[space]] += cubes
                g.tell("suspicion_placed", g.content.goon_spaces[space], cubes, goon)


@step
def bring_bandits_cubes(g: Lockup) -> None:
    """Each bandit brings a cube to its location, once a patrol phase (bandit.once)."""
    for space, there in enumerate(g.goon_row):
        for goon in there:
            resource, location = g.content.resource[goon], g.content.goon_spaces[space]
            if resource >= 0 and g.supply[resource]:
                g.supply[resource] -= 1
                g.cubes_at[4 * location + resource] += 1
                g.tell("bandit_cube", resource, location)


# raids ----------------------------------------------------------------------------------------------------------------
@step
def raid(g: Lockup) -> None:
    """Suspicion on boards is compared, stars are lost, cubes return (raid.*, solo.raid.*)."""
    losses = raid_losses(g, g.suspicion)
    verdicts = [verdict(g, side) for side in range(g.sides)]
    keeps = g.solo and g.suspicion[0] < g.suspicion[GUARDS]
    for side, loss in enumerate(losses):
        lost = min(loss, g.stars[side])  # reputation never drops below 0 (raid.floor)
        g.stars[side] -= lost
        g.tell("raided", g.owner_of(side), g.suspicion[side], PLACE.index[verdicts[side]], lost, loss)
    return_suspicion(g, range(GUARDS, g.sides) if keeps else range(g.sides))
    if keeps and g.suspicion[0]:
        g.tell("suspicion_kept", 0, g.suspicion[0])


def raid_losses(g: Lockup, suspicion: list[int]) -> list[int]:
    """The stars that are due of each side with so many cubes on the boards."""
    return solo_losses(g, suspicion) if g.solo else places(suspicion, g.content.numbers["raid"])


def solo_losses(g: Lockup, suspicion: list[int]) -> list[int]:
    """Whoever has more loses stars; if it is the guards, the player keeps the own cubes (solo.raid.guards_more)."""
    player, guards = suspicion
    stars = g.content.numbers["solo"]["raid"]
    return [stars * (player > guards), stars * (guards > player)]


def verdict(g: Lockup, side: int) -> str:
    """Where a side stands in a raid, for the log: with two, only having more counts."""
    counts, own = g.suspicion, g.suspicion[side]
    if not own:
        return "clean"
    ranks = sorted(set(counts), reverse=True)
    tied = counts.count(own) > 1
    if own == ranks[0]:
        return "even" if tied and g.sides == 2 else "most_tied" if tied else "most"
    if g.sides > 2 and own == ranks[1] and counts.count(ranks[0]) == 1:
        return "second_tied" if tied else "second"
    return "less"


def return_suspicion(g: Lockup, sides: range) -> None:
    """Cubes of these boards and of all locations go back to the supply (raid.return)."""
    boards, there = sum(g.suspicion[side] for side in sides), sum(g.suspicion_at)
    for side in sides:
        g.suspicion[side] = 0
    g.suspicion_at[:] = [0] * len(g.suspicion_at)
    g.suspicion_supply += boards + there
    g.tell("suspicion_returned", boards, there)


# what is to be expected ---------------------------------------------------------------------------------------------
def still_to_come(g: Lockup, *steps: str) -> bool:
    """Whether one of these steps waits among the frames of the game."""
    return any(frame[0] in steps for frame in g.stacks[-1])


def next_raid(g: Lockup) -> str:
    """When the next raid can come: patrol, now (only books are left before it), final, or "" for none any more."""
    if still_to_come(g, "raid"):
        return "now"
    if g.phase == END:
        return ""
    if g.round < g.content.numbers["game"]["rounds"]:
        return "patrol"
    return "final" if still_to_come(g, "end_round") else ""


def expected_need(g: Lockup) -> tuple[int, int, int]:
    """What goons that stay need in the next patrol; the least and the most with new ones, if nobody recruits before.

    Which goons are in the deck everybody knows, since all others lie open; not in which order.
    """
    symbols = g.content.suspicion
    if g.phase == PATROL and still_to_come(g, "place_suspicion") and not still_to_come(g, "move_goons"):
        return (needed(g),) * 3
    stay = [symbols[card] for space in g.goon_row[:-1] for card in space]
    new = len(g.goon_row) - len(stay)
    deck = sorted([symbols[card] for card in g.goon_deck])
    sure = staying = sum(stay)
    if len(deck) < new:  # then it is made anew of those who left
        sure, new = sure + sum(deck), new - len(deck)
        deck = sorted([symbols[card] for card in (*g.goon_discard, *g.goon_row[-1])])
    return staying, sure + sum(deck[:new]), sure + sum(deck[max(0, len(deck) - new) :])


def raid_outlook(g: Lockup) -> dict[str, Any] | None:
    """The next raid as things stand: whether it comes, and what each side would lose."""
    when = next_raid(g)
    if not when:
        return None
    last = g.round >= g.content.numbers["game"]["rounds"]
    staying, least, most = (0, 0, 0) if last else expected_need(g)
    sure = "yes" if last or when == "now" or brings_raid(g, least) else "maybe" if brings_raid(g, most) else "no"
    due = raid_losses(g, g.suspicion)
    return {
        "when": when,
        "staying": staying,
        "needs": [least, most],
        "supply": g.suspicion_supply,
        "sure": sure,
        "losses": [min(loss, stars) for loss, stars in zip(due, g.stars, strict=True)],
        "due": due,
        "verdicts": [verdict(g, side) for side in range(g.sides)],
    }
