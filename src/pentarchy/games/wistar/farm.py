"""The farm: doors, rooms, explorers, tents, mice and cheese. Rules: explore.*, farm.*, mouse.*, tent.*,
bonus.round_mouse*, symbol.take_mouse, symbol.open_door, symbol.reveal_mission, symbol.move_explorer."""

from typing import Literal

from pentarchy.engine.rules import Frame, Move, Why
from pentarchy.games.wistar.content import BASEMENT, CHEESE, HOUSE, Content
from pentarchy.games.wistar.gains import effects_of, frames_of
from pentarchy.games.wistar.modifiers import free_rooms
from pentarchy.games.wistar.rules import answer, ask, effect, step
from pentarchy.games.wistar.state import NO_TENT, OUTSIDE, Pile, Wistar

Where = Literal["near", "anywhere"]
MOUSE_STACKS = (HOUSE, BASEMENT)


# places -------------------------------------------------------------------------------------------------------------
def passages_at(content: Content, place: int) -> list[int]:
    return [number for number, ends in enumerate(content.passages) if place in ends]


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
    if number:
        g.then(explore(player, card, number - 1))
        g.ask(player, explore_which(number))


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
    shut = [("open", passage) for passage in range(len(g.doors_at)) if g.doors_at[passage] and is_shut(g, passage)]
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
    open_passage(g, player, passage)


def open_passage(g: Wistar, player: int, passage: int) -> None:
    """First the bonus, then the token is kept and the passage is open (explore.door_bonus, explore.keep_door)."""
    (door,) = g.doors_at[passage]
    g.show((door,), g.everyone)
    g.tell("opened", player, passage, door)
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
    if g.stopped or not number:
        g.stopped = 0
    elif steps(g, player):
        g.then(walk(player, card, number - 1))
        g.ask(player, walk_where())


@ask("symbol.move_explorer", standing=False)
def walk_where(g: Wistar, player: int, why: Why) -> list[Move]:
    """Move your explorer, or do not."""
    return [*(("walk_to", place) for place in steps(g, player)), ("enough",)]


@effect
def travel(g: Wistar, player: int, card: int) -> None:
    """To any room that open passages connect with the explorer's place (card.022_027_travel)."""
    g.ask(player, travel_where())


@ask("card.022_027_travel", standing=False)
def travel_where(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose the room your explorer goes to, or do not."""
    moves: list[Move] = [("travel_to", room) for room in reachable(g, player) if room != g.explorers[player]]
    return [*moves, ("pass_by",)] if moves else []


@answer
def pass_by(g: Wistar, player: int) -> None:
    """Without it."""


@answer
def travel_to(g: Wistar, player: int, place: int) -> None:
    g.explorers[player] = place
    g.tell("walked", player, place)


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
    g.then(*frames_of(g.content.bonus[card], player, card), revealed_mission(player))


@step
def revealed_mission(g: Wistar, player: int) -> None:
    g.fire("reveal_mission", player)


@effect
def reveal(g: Wistar, player: int, card: int, where: Where) -> None:
    """Without an exploration point (symbol.reveal_mission, card.004_bionic_eye)."""
    g.ask(player, reveal_which(where))


@ask("symbol.reveal_mission", standing=False)
def reveal_which(g: Wistar, player: int, why: Why, where: str) -> list[Move]:
    """Choose the mission to turn up, or do not."""
    everywhere = [place for place in range(1, len(g.missions) + 1) if is_hidden(g, place)]
    rooms = hidden_missions(g, player) if where == "near" else everywhere
    moves: list[Move] = [("reveal_at", room) for room in rooms]
    return [*moves, ("pass_by",)] if moves else []


# mice ---------------------------------------------------------------------------------------------------------------
def house_mouse(g: Wistar, player: int, mouse: int) -> None:
    """A mouse moves in: instant and income effects come at once (mouse.instant, mouse.income)."""
    g.show((mouse,), g.everyone)
    g.homes[player] += (mouse,)
    g.tell("took_mouse", player, mouse)
    text = g.content.texts[mouse]
    frames: list[Frame] = []
    if text.kind in ("instant", "income"):
        frames = frames_of(effects_of(g, player, text), player, mouse)
    g.then(*frames)
    g.responding += (mouse,)  # it does not answer to its own arrival
    g.fire("gain_mouse", player)
    g.responding = g.responding[:-1]


@answer
def fetch(g: Wistar, player: int, place: int) -> None:
    """One of the face-down tokens of a room, unseen (explore.take_mouse)."""
    mouse, g.mice_at[place - 1] = g.mice_at[place - 1][-1], g.mice_at[place - 1][:-1]
    house_mouse(g, player, mouse)


@answer
def fetch_cheese(g: Wistar, player: int) -> None:
    cheese, g.cheese = g.cheese[-1], g.cheese[:-1]
    house_mouse(g, player, cheese)


@effect
def mouse(g: Wistar, player: int, card: int, zone: Literal["either", "house", "basement"]) -> None:
    """From the top of a supply stack, if there is a free room (symbol.take_mouse)."""
    if free_rooms(g, player) > 0:
        g.ask(player, mouse_which(zone))


@ask("symbol.take_mouse", standing=False)
def mouse_which(g: Wistar, player: int, why: Why, zone: str) -> list[Move]:
    """Choose the stack."""
    wanted = {"house": (HOUSE,), "basement": (BASEMENT,)}.get(zone, MOUSE_STACKS)
    moves: list[Move] = [("take_from", stack) for stack in wanted if g.mouse_supply[stack]]
    return [*moves, ("pass_by",)] if moves else []


@answer
def take_from(g: Wistar, player: int, zone: int) -> None:
    taken, g.mouse_supply[zone] = g.mouse_supply[zone][-1], g.mouse_supply[zone][:-1]
    house_mouse(g, player, taken)


@effect
def round_mouse(g: Wistar, player: int, card: int) -> None:
    """The face-up mouse of the round, while it is there (bonus.round_mouse*)."""
    if g.round_mouse and free_rooms(g, player) > 0:
        g.picked = 0
        g.then(round_mouse_chosen(player))
        g.ask(player, round_mouse_or_not())


@ask("bonus.round_mouse", standing=False)
def round_mouse_or_not(g: Wistar, player: int, why: Why) -> list[Move]:
    """Take the mouse of the round, or do not."""
    return [("take_guest",), ("pass_by",)]


@answer
def take_guest(g: Wistar, player: int) -> None:
    g.picked = 1


@step
def round_mouse_chosen(g: Wistar, player: int) -> None:
    if g.picked:
        (taken,) = g.round_mouse
        g.round_mouse = ()
        house_mouse(g, player, taken)


def take_pile(g: Wistar, pile: Pile) -> None:
    """Pieces leave the game."""
    g.show(pile, g.everyone)
    g.box += pile
