"""Workers in the castle: placing, rising, making room, the leader. Rules: castle.*, fx.castle_move, fx.workers,
solo.workers.*."""

from pentarchy.engine.state import MAIN
from pentarchy.games.viscounts.moments import bound
from pentarchy.games.viscounts.moves import SECTIONS, Move, Why
from pentarchy.games.viscounts.reasons import instead, tell_declined
from pentarchy.games.viscounts.rules import answer, ask, effect, rules, step
from pentarchy.games.viscounts.sources import REMOVED_1, TIER_3, named
from pentarchy.games.viscounts.sources import SECTIONS as SECTION_SOURCES
from pentarchy.games.viscounts.state import AUTOMA, COLOURS, Viscounts
from pentarchy.games.viscounts.townsfolk import segment_of
from pentarchy.games.viscounts.track import virtue


def section_of(g: Viscounts, side: int) -> int:
    """The section beside the segment of a side's viscount (workers.section)."""
    return g.castle[segment_of(g, side)]


def neighbours(section: int) -> tuple[int, int]:
    """The clockwise and the counter-clockwise one."""
    return (section + 1) % SECTIONS, (section - 1) % SECTIONS


@step
def place_workers(g: Viscounts, side: int, count: int, source: int, section: int = -1) -> None:
    """As many as there are in the supply, then the castle procedure (workers.short_supply, castle.any_placement)."""
    placed = min(count, g.workers[side])
    if placed:
        g.workers[side] -= placed
        g.tier_1[COLOURS * section + side] += placed
        g.tell("stationed", g.owner_of(side), placed, section, named(source))
        begin_settling(g, side)


def begin_settling(g: Viscounts, side: int) -> None:
    """A procedure that is under way already takes the change into account (castle.any_placement)."""
    if make_room(side) not in g.stacks[MAIN]:
        g.then(rise(side), rise_to_top(side), make_room(side))


# effects ------------------------------------------------------------------------------------------------------------
@effect
def workers(g: Viscounts, side: int, card: int, count: int) -> None:
    """For free into any one section; the automa into that of its segment (fx.workers, solo.workers.free)."""
    if g.is_automa(side):
        if not g.workers[side]:
            instead(g, "no_workers")
        g.then(place_workers(side, count, card, section_of(g, side)))
    elif g.workers[side]:
        g.ask(side, settle_where(min(count, g.workers[side]), card), then=place_workers(side, count, card))


@rules.idle_when("workers")
def no_worker_left(g: Viscounts, side: int, card: int, count: int) -> str:
    return "" if g.workers[side] else "supply.limited"


@ask("fx.workers", standing=False)
def settle_where(g: Viscounts, player: int, why: Why, count: int, source: int) -> list[Move]:
    """Choose the castle section for the workers."""
    return [("settle", section) for section in range(SECTIONS)]


@effect
def castle_move(g: Viscounts, side: int, card: int) -> None:
    """One own worker of the first tier to a neighbouring section, or not (fx.castle_move, solo.castle_move)."""
    if g.is_automa(side):
        instead(g, "castle_move")
        g.then(virtue(side, card, 1))
    elif any(g.tier_1[side::COLOURS]):
        g.ask(side, shift_which(card), then=shift_chosen(side, card))


@rules.idle_when("castle_move")
def no_worker_to_move(g: Viscounts, side: int, card: int) -> str:
    return "" if g.is_automa(side) or any(g.tier_1[side::COLOURS]) else "fx.castle_move"


@ask("fx.castle_move", standing=False)
def shift_which(g: Viscounts, player: int, why: Why, source: int) -> list[Move]:
    """Choose a worker to move to a neighbouring section, or do not."""
    there = [section for section in range(SECTIONS) if g.tier_1[COLOURS * section + player]]
    moves: list[Move] = [("shift", section, other) for section in there for other in neighbours(section)]
    return [*moves, ("stay",)] if moves else []


@step
def shift_chosen(g: Viscounts, player: int, source: int, section: int = -1, other: int = -1) -> None:
    if section < 0:
        tell_declined(g, player, "castle_move", source)
        return
    g.tier_1[COLOURS * section + player] -= 1
    g.tier_1[COLOURS * other + player] += 1
    g.tell("shifted", player, section, other, named(source))
    begin_settling(g, player)


# the procedure: first tier, second tier, room -----------------------------------------------------------------------
def groups(g: Viscounts, side: int, tier: list[int]) -> list[int]:
    """Sections with enough own workers to start moving."""
    least = g.content.numbers["castle"]["threshold"]
    return [section for section in range(SECTIONS) if tier[COLOURS * section + side] >= least]


def nearest(g: Viscounts, sections: list[int]) -> int:
    """The automa's choice: clockwise from the section of its viscount (solo.workers.cascade_order)."""
    start = section_of(g, AUTOMA)
    return min(sections, key=lambda section: (section - start) % SECTIONS)


@step
def rise(g: Viscounts, side: int) -> None:
    """While there are groups on the first tier, one after another (castle.tier1_repeat)."""
    ready = groups(g, side, g.tier_1)
    if ready and g.is_automa(side):
        g.then(move_up(side, nearest(g, ready)))
    elif ready:
        g.ask(side, rise_which(), then=move_up(side))


@ask("castle.tier1_order", standing=False, trivial=True)
def rise_which(g: Viscounts, player: int, why: Why) -> list[Move]:
    """Choose the section that moves first."""
    return [("climb", section) for section in groups(g, player, g.tier_1)]


@step
def move_up(g: Viscounts, side: int, section: int = -1) -> None:
    """One worker rises, its effect comes at once, then one goes each way (castle.tier1_up, castle.tier1_sideways)."""
    g.tier_1[COLOURS * section + side] -= 1
    g.tier_2[COLOURS * section + side] += 1
    g.tell("climbed", g.owner_of(side), section, 2)
    effects = bound(g.content.sections[section], side, SECTION_SOURCES + section)
    g.then(*effects, spread_out(side, section), rise(side))


@step
def spread_out(g: Viscounts, side: int, section: int) -> None:
    """A step for which no worker is left is skipped."""
    for other in neighbours(section):
        if g.tier_1[COLOURS * section + side]:
            g.tier_1[COLOURS * section + side] -= 1
            g.tier_1[COLOURS * other + side] += 1
            g.tell("spread", g.owner_of(side), section, other)


@step
def rise_to_top(g: Viscounts, side: int) -> None:
    """From a group on the second tier one rises at a time, with its reward (castle.tier2_up, castle.tier3_reward)."""
    ready = groups(g, side, g.tier_2)
    if not ready:
        return
    section = nearest(g, ready) if g.is_automa(side) else ready[0]
    g.tier_2[COLOURS * section + side] -= 1
    g.tier_3[side] += 1
    g.tell("climbed", g.owner_of(side), section, 3)
    review_leader(g, side)
    g.then(*bound(g.content.top_tier, side, TIER_3), rise_to_top(side))


def review_leader(g: Viscounts, side: int) -> None:
    """The first on top, later whoever has strictly more there (castle.leader_first, castle.leader_change)."""
    if g.leader != side and (g.leader < 0 or g.tier_3[side] > g.tier_3[g.leader]):
        g.leader = side
        g.tell("took_leader", g.owner_of(side), g.tier_3[side])


# room ---------------------------------------------------------------------------------------------------------------
@step
def make_room(g: Viscounts, side: int) -> None:
    """Sections hold three workers of all colours; whoever moved chooses who leaves (castle.capacity)."""
    room = g.content.numbers["castle"]["room"]
    for number, tier in enumerate((g.tier_1, g.tier_2)):
        for section in range(SECTIONS):
            there = tier[COLOURS * section : COLOURS * (section + 1)]
            if sum(there) > room:
                g.then(make_room(side))
                if g.is_automa(side):
                    send_home(g, 0 if there[0] else AUTOMA, number, section, side)
                else:
                    g.ask(side, expel_whom(number, section))
                return


@ask("castle.remove_choice", standing=False, trivial=True)
def expel_whom(g: Viscounts, player: int, why: Why, number: int, section: int) -> list[Move]:
    """Choose whose worker leaves the section."""
    there = (g.tier_1, g.tier_2)[number][COLOURS * section : COLOURS * (section + 1)]
    return [("expel", section, number, g.owner_of(side)) for side in range(g.sides) if there[side]]


@answer
def expel(g: Viscounts, player: int, section: int, number: int, owner: int) -> None:
    send_home(g, AUTOMA if owner == COLOURS else owner, number, section, player)


def send_home(g: Viscounts, side: int, number: int, section: int, by: int) -> None:
    """Back to the supply, with a compensation (castle.remove_return)."""
    (g.tier_1, g.tier_2)[number][COLOURS * section + side] -= 1
    g.workers[side] += 1
    g.tell("expelled", g.owner_of(side), section, number + 1, g.owner_of(by))
    g.then(*bound(g.content.removed[number], side, REMOVED_1 + number))
