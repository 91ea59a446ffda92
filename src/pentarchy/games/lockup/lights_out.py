"""Phase II, lights out: the locations one after the other. Rules: lights_out.*, location.library.*, bandit.claim."""

from pentarchy.engine.rules import Frame
from pentarchy.games.lockup.books import book_moment, wake
from pentarchy.games.lockup.content import POWER
from pentarchy.games.lockup.moves import LIBRARY, LOCATIONS
from pentarchy.games.lockup.rewards import offer_reward
from pentarchy.games.lockup.rules import step
from pentarchy.games.lockup.state import GUARDS, UNTIL_LOCATION, Lockup


@step
def check_locations(g: Lockup) -> None:
    g.then(*(check_location(location) for location in range(LOCATIONS)), end_check())


@step
def check_location(g: Lockup, location: int) -> None:
    """Strength and ranking, suspicion, rewards, losers; a location without tokens is passed over."""
    wake(g, UNTIL_LOCATION)
    g.location, g.ranking, g.rewarded, g.disguised, g.discount = location, (), 0, 0, 0
    g.extra[:] = [0] * g.sides
    if any(is_present(g, side, location) for side in range(g.sides)):
        g.tell("location_checked", location)
        g.then(book_moment("before_location"), rank(location), deal_suspicion(location), give_rewards(location))


@step
def end_check(g: Lockup) -> None:
    g.location = -1


def is_present(g: Lockup, side: int, location: int) -> bool:
    if g.solo and side == GUARDS:
        return bool(g.guards_at[location])
    return bool(g.tokens(side, location))


def pieces_at(g: Lockup, side: int, location: int) -> tuple[int, ...]:
    return g.guards_at[location] if g.solo and side == GUARDS else g.tokens(side, location)


# step 1 -----------------------------------------------------------------------------------------------------------
def strength(g: Lockup, side: int, location: int) -> int:
    """The strengths of all pieces there; the enforcer counts the power its owner has now."""
    printed = g.content.strength
    return g.extra[side] + sum(
        g.power[side] if printed[piece] == POWER else printed[piece] for piece in pieces_at(g, side, location)
    )


def has_lookout(g: Lockup, side: int, location: int) -> bool:
    if g.disguised >> side & 1:
        return True
    return any(g.content.lookout[piece] for piece in pieces_at(g, side, location))


@step
def rank(g: Lockup, location: int) -> None:
    """Turn everything face up; the strongest first, ties clockwise from the first player token."""
    present = [side for side in range(g.sides) if is_present(g, side, location)]
    for side in present:
        for piece in pieces_at(g, side, location):
            if not g.knows[piece] >> g.players & 1:
                g.show((piece,), g.everyone)
                g.tell("revealed", g.owner_of(side), piece, location)
    order = sorted(present, key=lambda side: (-strength(g, side, location), (side - g.first) % g.sides))
    g.ranking = tuple(order)
    if g.events is not None:
        tell_ranking(g, location)


def tell_ranking(g: Lockup, location: int) -> None:
    """Place by place: the strength, how much of it books gave, and whether turn order broke a tie with the next."""
    strengths = [strength(g, side, location) for side in g.ranking]
    for place, (side, found) in enumerate(zip(g.ranking, strengths, strict=True)):
        tie = int(found in strengths[place + 1 :])
        g.tell("ranked", g.owner_of(side), location, found, g.extra[side], place + 1, tie)


# step 2 -----------------------------------------------------------------------------------------------------------
@step
def deal_suspicion(g: Lockup, location: int) -> None:
    if g.suspicion_at[location]:
        g.then(book_moment("on_suspicion"), hand_out_suspicion(location))


@step
def hand_out_suspicion(g: Lockup, location: int) -> None:
    """All cubes go to the strongest side without a lookout; with none such they stay."""
    cubes = g.suspicion_at[location]
    for side in g.ranking:
        if not has_lookout(g, side, location):
            g.suspicion_at[location] = 0
            g.suspicion[side] += cubes
            g.tell("took_suspicion", g.owner_of(side), location, cubes)
            return
        g.tell("avoided_suspicion", g.owner_of(side), location, g.disguised >> side & 1)
    g.tell("suspicion_stays", location, cubes)


# step 3 -----------------------------------------------------------------------------------------------------------
@step
def give_rewards(g: Lockup, location: int) -> None:
    """In descending strength; books may be played before the first reward and after each.

    To whom the first reward is offered plays books in that question; in the Library nothing is offered.
    """
    frames: list[Frame] = [book_moment("reward_next", g.ranking[0] if location != LIBRARY else -1)]
    for place, side in enumerate(g.ranking):
        if printed_reward(g, place, len(g.ranking), location):
            frames += [
                reward_of(side, place, location),
                settle_reward(side, place, location),
                book_moment("reward_over"),
            ]
    g.then(*frames, move_losers(location))


@step
def reward_of(g: Lockup, side: int, place: int, location: int) -> None:
    g.got = 0
    if g.solo and side == GUARDS:
        from pentarchy.games.lockup.guards import guards_reward  # guards stand on this file

        g.then(guards_reward(place, location))
    else:
        g.then(offer_reward(side, location, printed_reward(g, place, len(g.ranking), location)))


def printed_reward(g: Lockup, place: int, present: int, location: int) -> tuple[Frame, ...]:
    """What the board gives for a place among so many who are there."""
    return g.content.reward(location, g.sides, place, present)


@step
def settle_reward(g: Lockup, side: int, place: int, location: int) -> None:
    """Who got something takes the tokens home, and the strongest also the bandits' cubes (bandit.claim)."""
    g.discount, g.due = 0, ()
    if not g.got:
        return
    g.rewarded |= 1 << side
    if place == 0:
        for resource in range(4):
            cubes, g.cubes_at[4 * location + resource] = g.cubes_at[4 * location + resource], 0
            if cubes:
                g.resources[4 * side + resource] += cubes
                g.tell("took_bandit_cube", g.owner_of(side), resource, cubes, location)
    take_home(g, side, location)


def take_home(g: Lockup, side: int, location: int) -> None:
    if g.solo and side == GUARDS:
        g.guards_aside += g.guards_at[location]
        g.guards_at[location] = ()
        return
    tokens = g.tokens(side, location)
    g.placed[LOCATIONS * side + location] = ()
    g.hide(tokens, 1 << side)
    g.cells[side] += tokens


# step 4 -----------------------------------------------------------------------------------------------------------
@step
def move_losers(g: Lockup, location: int) -> None:
    """Whoever got nothing moves on to the Library; from there tokens go home."""
    for place, side in enumerate(g.ranking):
        if g.rewarded >> side & 1:
            continue
        if location == LIBRARY:
            take_home(g, side, location)
            continue
        if side == g.players or not printed_reward(g, place, len(g.ranking), location):
            g.tell("to_library", g.owner_of(side), location)  # of whoever declined the log has told it already
        if g.solo and side == GUARDS:
            g.guards_at[LIBRARY] += g.guards_at[location]
            g.guards_at[location] = ()
        else:
            g.placed[LOCATIONS * side + LIBRARY] += g.tokens(side, location)
            g.placed[LOCATIONS * side + location] = ()
