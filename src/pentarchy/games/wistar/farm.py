"""The farm: doors, rooms, explorers, tents, missions turned up. Rules: explore.*, farm.*, tent.*, symbol.open_door,
symbol.reveal_mission, symbol.move_explorer."""

from functools import lru_cache
from typing import Literal

from pentarchy.games.wistar.chains import afresh, frames_of
from pentarchy.games.wistar.content import CHEESE, Content
from pentarchy.games.wistar.modifiers import free_rooms
from pentarchy.games.wistar.moves import Move, Why
from pentarchy.games.wistar.order import answers, gain_bonus, simultaneous
from pentarchy.games.wistar.rules import answer, ask, effect, idle_when, step
from pentarchy.games.wistar.state import NO_TENT, OUTSIDE, Wistar

Where = Literal["near", "anywhere"]


# places -------------------------------------------------------------------------------------------------------------
@lru_cache(1 << 6)
def passages_at(content: Content, place: int) -> tuple[int, ...]:
    return tuple(number for number, ends in enumerate(content.passages) if place in ends)


def other_end(content: Content, passage: int, place: int) -> int:
    first, second = content.passages[passage]
    return second if place == first else first


def present(g: Wistar, player: int) -> list[int]:
    """Places where a player can act: the explorer's, and those of tents (tent.as_explorer)."""
    tents = [tent for tent in g.tents[2 * player : 2 * player + 2] if tent != NO_TENT]
    return sorted({g.explorers[player], *tents})


def reachable(g: Wistar, player: int) -> list[int]:
    """Rooms that open passages connect with the explorer's place, its own room too."""
    found, edge = {g.explorers[player]}, [g.explorers[player]]
    while edge:
        place = edge.pop()
        for passage in passages_at(g.content, place):
            after = other_end(g.content, passage, place)
            if not g.doors_at[passage] and after not in found:
                found.add(after)
                edge.append(after)
    return sorted(found - {OUTSIDE})


# what exploration points buy ----------------------------------------------------------------------------------------
@effect
def explore(g: Wistar, player: int, card: int, number: int) -> None:
    """Exploration points, each spent before the next (explore.points, explore.spend_all)."""
    if number and can_explore(g, player):
        if number > 1:
            g.then(explore(player, card, number - 1))
        g.ask(player, explore_which(number))


@idle_when("explore")
def explores_nothing(g: Wistar, player: int, card: int, number: int) -> str:
    return "" if can_explore(g, player) else "explore.options"


def can_explore(g: Wistar, player: int) -> bool:
    """Whether an exploration point buys anything: beside the explorer there is nearly always a way or a door."""
    ways = passages_at(g.content, g.explorers[player])
    if any(not g.doors_at[passage] or is_shut(g, passage) for passage in ways):
        return True
    return bool(closed_doors(g, player) or hidden_missions(g, player) or mice_within_reach(g, player, None))


@ask("explore.options", standing=False)
def explore_which(g: Wistar, player: int, why: Why, number: int) -> list[Move]:
    """Open a door, move the explorer, turn up a mission, or take a mouse."""
    if why is not None:
        why.extend(out_of_reach(g, player))
    return [
        *closed_doors(g, player),
        *(("walk_to", place) for place in steps(g, player)),
        *(("reveal_at", room) for room in hidden_missions(g, player)),
        *mice_within_reach(g, player, why),
    ]


def closed_doors(g: Wistar, player: int) -> list[Move]:
    """Closed doors next to the explorer or a tent (explore.open_door, explore.open_door_from_entrance)."""
    near = {passage for place in present(g, player) for passage in passages_at(g.content, place)}
    return [("open", passage) for passage in sorted(near) if g.doors_at[passage] and is_shut(g, passage)]


def steps(g: Wistar, player: int) -> list[int]:
    """Places behind open passages (explore.move_needs_open_passage)."""
    place = g.explorers[player]
    found = [other_end(g.content, way, place) for way in passages_at(g.content, place) if not g.doors_at[way]]
    return sorted(set(found))


def out_of_reach(g: Wistar, player: int) -> list[tuple[Move, str]]:
    """Doors elsewhere, and rooms behind doors that are still closed, with the rule against each."""
    place, near, open_to = g.explorers[player], closed_doors(g, player), steps(g, player)
    doors = [passage for passage in range(len(g.doors_at)) if g.doors_at[passage] and is_shut(g, passage)]
    shut: list[Move] = [("open", passage) for passage in doors]
    behind = {other_end(g.content, way, place) for way in passages_at(g.content, place)}
    return [
        *((move, "explore.open_door") for move in shut if move not in near),
        *((("walk_to", room), "explore.move_needs_open_passage") for room in sorted(behind) if room not in open_to),
    ]


def is_hidden(g: Wistar, room: int) -> bool:
    """A face-down mission card lies in a room (place)."""
    return any(not g.knows[card] >> g.players & 1 for card in g.missions[room - 1]) if room else False


def hidden_missions(g: Wistar, player: int) -> list[int]:
    return [place for place in present(g, player) if is_hidden(g, place)]


def mice_within_reach(g: Wistar, player: int, why: Why) -> list[Move]:
    """Mice, and the cheese of the last basement room, if there is a free room for them (explore.take_mouse*)."""
    moves: list[Move] = []
    for place in present(g, player):
        if place and g.mice_at[place - 1]:
            moves.append(("fetch", place))
        if place and g.content.rooms[place - 1].cheese and g.cheese:
            if not has_cheese(g, player):
                moves.append(("fetch_cheese",))
            elif why is not None:
                why.append((("fetch_cheese",), "explore.cheese_one_per_player"))
    if moves and free_rooms(g, player) < 1:
        if why is not None:
            why.extend((move, "explore.take_mouse_needs_room") for move in moves)
        return []
    return moves


def has_cheese(g: Wistar, player: int) -> bool:
    return any(g.content.zone[mouse] == CHEESE for mouse in g.homes[player])


# doors --------------------------------------------------------------------------------------------------------------
@answer
def open(g: Wistar, player: int, passage: int) -> None:  # noqa: A001  # the move is called so
    """First the bonus, then the token is kept and the passage is open (explore.door_bonus, explore.keep_door)."""
    (door,) = g.doors_at[passage]
    g.show((door,), g.everyone)
    g.tell("opened", player, passage, door)
    afresh(g)
    g.then(*frames_of(g.content.bonus[door], player, door), keep_door(player, passage))


@step
def keep_door(g: Wistar, player: int, passage: int) -> None:
    g.doors[player] += g.doors_at[passage]
    g.doors_at[passage] = ()
    g.fire("open_door", player)


@effect
def open_door(g: Wistar, player: int, card: int, where: Where) -> None:
    """Without an exploration point (symbol.open_door)."""
    g.ask(player, open_which(where))


@idle_when("open_door")
def opens_nothing(g: Wistar, player: int, card: int, where: str) -> str:
    if where == "near":
        return "" if closed_doors(g, player) else "symbol.open_door"
    return "" if any(there and is_shut(g, way) for way, there in enumerate(g.doors_at)) else "symbol.open_door"


@ask("symbol.open_door", standing=False)
def open_which(g: Wistar, player: int, why: Why, where: str) -> list[Move]:
    """Choose the door to open, or do not."""
    if where == "near":
        moves = closed_doors(g, player)
    else:
        moves = [("open", passage) for passage, there in enumerate(g.doors_at) if there and is_shut(g, passage)]
    return [*moves, ("pass_by",)] if moves else []


def is_shut(g: Wistar, passage: int) -> bool:
    """A door whose bonus is being gained cannot be opened again."""
    return all(not g.knows[door] >> g.players & 1 for door in g.doors_at[passage])


# the explorer and tents ---------------------------------------------------------------------------------------------
@answer
def walk_to(g: Wistar, player: int, place: int) -> None:
    g.explorers[player] = place
    g.tell("walked", player, place)


@effect
def walk(g: Wistar, player: int, card: int, number: int) -> None:
    """Steps through open passages without exploration points (symbol.move_explorer)."""
    g.then(walk_on(player, number))


@idle_when("walk")
def walks_nowhere(g: Wistar, player: int, card: int, number: int) -> str:
    return "" if has_way(g, player) else "symbol.move_explorer"


def has_way(g: Wistar, player: int) -> bool:
    return any(not g.doors_at[passage] for passage in passages_at(g.content, g.explorers[player]))


@step
def walk_on(g: Wistar, player: int, number: int, start: int = -1) -> None:
    """Whoever stays at the start of the last step has had enough."""
    here = g.explorers[player]
    if number and here != start and has_way(g, player):
        g.ask(player, walk_where(number), then=walk_on(player, number - 1, here))


@ask("symbol.move_explorer", standing=False)
def walk_where(g: Wistar, player: int, why: Why, left: int) -> list[Move]:
    """Move your explorer, or do not."""
    return [*(("walk_to", place) for place in steps(g, player)), ("enough",)]


@effect
def travel(g: Wistar, player: int, card: int) -> None:
    """To any room that open passages connect with the explorer's place (card.022_027_travel)."""
    g.ask(player, travel_where())


@idle_when("travel")
def travels_nowhere(g: Wistar, player: int, card: int) -> str:
    """A way out of the entrance, or from room to room; from a room the way out alone leads to no other room."""
    if not has_way(g, player):
        return "card.022_027_travel"
    here = g.explorers[player]
    return "" if any(room != here for room in reachable(g, player)) else "card.022_027_travel"


@ask("card.022_027_travel", standing=False)
def travel_where(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose the room your explorer goes to, or do not."""
    moves: list[Move] = [("travel_to", room) for room in reachable(g, player) if room != g.explorers[player]]
    return [*moves, ("pass_by",)] if moves else []


@answer
def pass_by(g: Wistar, player: int) -> None:
    """Without it."""
    g.tell("declined", player)


@answer
def travel_to(g: Wistar, player: int, place: int) -> None:
    walk_to(g, player, place)


def own_tents(g: Wistar, player: int) -> list[int]:
    return [tent for tent in g.tents[2 * player : 2 * player + 2] if tent != NO_TENT]


def put_tent(g: Wistar, player: int, place: int) -> None:
    """Two tents, in different rooms (tent.two_rooms)."""
    spot = 2 * player + (0 if g.tents[2 * player] == NO_TENT else 1)
    g.tents[spot] = place
    g.tell("pitched", player, place)


@effect
def tent(g: Wistar, player: int, card: int, where: Literal["here", "reachable"]) -> None:
    """Pitch a tent; with both pitched, one of them may be moved (symbol.pitch_tent, card.050_tourist_tent)."""
    g.ask(player, tent_where(where))


@idle_when("tent")
def pitches_nothing(g: Wistar, player: int, card: int, where: str) -> str:
    return "" if g.can_answer(player, tent_where(where), ("pass_by",)) else "symbol.pitch_tent"


@ask("symbol.pitch_tent", standing=False)
def tent_where(g: Wistar, player: int, why: Why, where: str) -> list[Move]:
    """Choose the room for your tent, or do not."""
    rooms = reachable(g, player) if where == "reachable" else [g.explorers[player]]
    tents, moves = own_tents(g, player), []  # type: list[int], list[Move]
    for place in rooms:
        if place == OUTSIDE or place in tents:
            continue
        if len(tents) < g.content.numbers["game"]["tents"]:
            moves.append(("camp", place))
        elif where == "reachable":
            moves += [("move_tent", old, place) for old in tents]
    return [*moves, ("pass_by",)] if moves else []


@answer
def camp(g: Wistar, player: int, place: int) -> None:
    put_tent(g, player, place)


@answer
def move_tent(g: Wistar, player: int, old: int, place: int) -> None:
    spot = 2 * player + own_tents(g, player).index(old)
    g.tents[spot] = place
    g.tell("moved_tent", player, old, place)


# missions are turned up ---------------------------------------------------------------------------------------------
@answer
def reveal_at(g: Wistar, player: int, place: int) -> None:
    """Whoever turns it up gains its bonus (explore.reveal_bonus)."""
    (card,) = g.missions[place - 1]
    g.show((card,), g.everyone)
    g.tell("revealed", player, card, place)
    afresh(g)
    g.then(*simultaneous(g, player, [gain_bonus(player, card)], answers(g, player, "reveal_mission")))


@effect
def reveal(g: Wistar, player: int, card: int, where: Where) -> None:
    """Without an exploration point (symbol.reveal_mission, card.004_bionic_eye)."""
    g.ask(player, reveal_which(where))


@idle_when("reveal")
def reveals_nothing(g: Wistar, player: int, card: int, where: str) -> str:
    rooms = present(g, player) if where == "near" else range(1, len(g.missions) + 1)
    return "" if any(is_hidden(g, room) for room in rooms) else "symbol.reveal_mission"


@ask("symbol.reveal_mission", standing=False)
def reveal_which(g: Wistar, player: int, why: Why, where: str) -> list[Move]:
    """Choose the mission to turn up, or do not."""
    everywhere = [place for place in range(1, len(g.missions) + 1) if is_hidden(g, place)]
    rooms = hidden_missions(g, player) if where == "near" else everywhere
    moves: list[Move] = [("reveal_at", room) for room in rooms]
    return [*moves, ("pass_by",)] if moves else []
