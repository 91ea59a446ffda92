"""Phase II, lights out: the locations one after the other. Rules: lights_out.*, location.library.*."""

from pentarchy.engine.rules import Frame
from pentarchy.games.lockup.books import book_moment, wake
from pentarchy.games.lockup.content import POWER
from pentarchy.games.lockup.cubes import is_guards
from pentarchy.games.lockup.guards import guards_reward
from pentarchy.games.lockup.moves import LIBRARY, LOCATIONS
from pentarchy.games.lockup.rewards import offer_reward, printed_reward, take_home
from pentarchy.games.lockup.rules import step
from pentarchy.games.lockup.state import UNTIL_LOCATION, Lockup
from pentarchy.kit.piles import Pile


@step
def check_locations(g: Lockup) -> None:
    g.then(*(check_location(location) for location in range(LOCATIONS)), end_check())


@step
def check_location(g: Lockup, location: int) -> None:
    """Strength and ranking, suspicion, rewards, losers; a location without tokens is passed over."""
    wake(g, UNTIL_LOCATION)
    g.location, g.ranking, g.sums, g.caught, g.disguised = location, (), (), (), 0
    g.extra[:] = [0] * g.sides
    if present_at(g, location):
        g.tell("location_checked", location)
        g.then(book_moment("before_location"), rank(), deal_suspicion(), give_rewards())


@step
def end_check(g: Lockup) -> None:
    g.location = -1


def pieces_at(g: Lockup, side: int, location: int) -> Pile:
    return g.guards_at[location] if is_guards(g, side) else g.tokens(side, location)


def present_at(g: Lockup, location: int) -> list[int]:
    """The sides that have pieces there."""
    return [side for side in range(g.sides) if pieces_at(g, side, location)]


# step 1 -----------------------------------------------------------------------------------------------------------
def strength(g: Lockup, side: int, location: int) -> int:
    """The strengths of all pieces there, and what books add."""
    return g.extra[side] + sum([strength_of(g, side, piece) for piece in pieces_at(g, side, location)])


def strength_of(g: Lockup, side: int, piece: int) -> int:
    """What a piece counts; the enforcer the power its owner has now."""
    printed = g.content.strength[piece]
    return g.power[side] if printed == POWER else printed


def turn_order(g: Lockup, side: int) -> int:
    """Who comes first among equals: clockwise from the first player token."""
    return (side - g.first) % g.sides


def has_lookout(g: Lockup, side: int, location: int) -> bool:
    if g.disguised >> side & 1:
        return True
    return any(g.content.lookout[piece] for piece in pieces_at(g, side, location))


@step
def rank(g: Lockup) -> None:
    """Turn everything face up; the strongest first, ties by turn order."""
    location = g.location
    present = present_at(g, location)
    for side in present:
        for piece in pieces_at(g, side, location):
            if not g.knows[piece] >> g.players & 1:
                g.show((piece,), g.everyone)
                g.tell("revealed", g.owner_of(side), piece, location)
    found = [(-strength(g, side, location), turn_order(g, side), side) for side in present]
    found.sort()
    g.ranking = tuple([side for _, _, side in found])
    g.sums = tuple([-strong for strong, _, _ in found])
    if g.events is not None:
        tell_ranking(g, location)


def tell_ranking(g: Lockup, location: int) -> None:
    """Place by place: the strength, how much of it books gave, and whether turn order broke a tie with the next."""
    for place, (side, found) in enumerate(zip(g.ranking, g.sums, strict=True)):
        tie = int(found in g.sums[place + 1 :])
        g.tell("ranked", g.owner_of(side), location, found, g.extra[side], place + 1, tie)


# step 2 -----------------------------------------------------------------------------------------------------------
@step
def deal_suspicion(g: Lockup) -> None:
    if g.suspicion_at[g.location]:
        g.then(book_moment("on_suspicion"), hand_out_suspicion())


@step
def hand_out_suspicion(g: Lockup) -> None:
    """All cubes go to the strongest side without a lookout; with none such they stay."""
    location, cubes = g.location, g.suspicion_at[g.location]
    for side in g.ranking:
        if not has_lookout(g, side, location):
            g.suspicion_at[location] = 0
            g.suspicion[side] += cubes
            g.caught = (side, cubes)
            g.tell("took_suspicion", g.owner_of(side), location, cubes)
            return
        g.tell("avoided_suspicion", g.owner_of(side), location, g.disguised >> side & 1)
    g.tell("suspicion_stays", location, cubes)


# step 3 -----------------------------------------------------------------------------------------------------------
@step
def give_rewards(g: Lockup) -> None:
    """In descending strength; books may be played before the first reward and after each.

    To whom the first reward is offered plays books in that question; in the Library nothing is offered.
    """
    frames: list[Frame] = [book_moment("reward_next", g.ranking[0] if g.location != LIBRARY else -1)]
    for side in g.ranking:
        if printed_reward(g, side):
            frames += [guards_reward() if is_guards(g, side) else offer_reward(side), book_moment("reward_over")]
    g.then(*frames, move_losers())


# step 4 -----------------------------------------------------------------------------------------------------------
@step
def move_losers(g: Lockup) -> None:
    """Whoever got nothing is still there and moves on to the Library; from there tokens go home."""
    location = g.location
    for side in g.ranking:
        if not pieces_at(g, side, location):
            continue
        if location == LIBRARY:
            take_home(g, side)
            continue
        if is_guards(g, side) or not printed_reward(g, side):
            g.tell("to_library", g.owner_of(side), location)  # of whoever declined the log has told it already
        if is_guards(g, side):
            g.guards_at[LIBRARY] += g.guards_at[location]
            g.guards_at[location] = ()
        else:
            g.placed[LOCATIONS * side + LIBRARY] += g.tokens(side, location)
            g.placed[LOCATIONS * side + location] = ()
