"""Mice and cheese move in. Rules: mouse.*, explore.take_mouse, explore.cheese*, bonus.round_mouse*, symbol.*mouse*."""

from typing import Literal

from pentarchy.games.wistar.chains import afresh
from pentarchy.games.wistar.content import BASEMENT, HOUSE
from pentarchy.games.wistar.modifiers import free_rooms
from pentarchy.games.wistar.moves import FROM_BONUS, FROM_EXPLORE, Move, Why
from pentarchy.games.wistar.order import answers, gain_text, simultaneous
from pentarchy.games.wistar.rules import answer, ask, effect, idle_when, step
from pentarchy.games.wistar.state import Wistar
from pentarchy.kit.piles import Pile

MOUSE_STACKS = (HOUSE, BASEMENT)


def house_mouse(g: Wistar, player: int, mouse: int, source: int) -> None:
    """A mouse moves in: instant and income effects come at once, in what order with the answers its owner says
    (mouse.instant, mouse.income, general.nested_effects)."""
    g.show((mouse,), g.everyone)
    g.homes[player] += (mouse,)
    g.tell("took_mouse", player, mouse, source)
    afresh(g)
    own = [gain_text(player, mouse)] if g.content.texts[mouse].kind in ("instant", "income") else []
    others = [frame for frame in answers(g, player, "gain_mouse") if frame[2] != mouse]  # not to its own arrival
    g.then(*(simultaneous(g, player, own, others) if others else own))


@answer
def fetch(g: Wistar, player: int, place: int) -> None:
    """One of the face-down tokens of a room, unseen (explore.take_mouse)."""
    mouse, g.mice_at[place - 1] = g.mice_at[place - 1][-1], g.mice_at[place - 1][:-1]
    house_mouse(g, player, mouse, FROM_EXPLORE)


@answer
def fetch_cheese(g: Wistar, player: int) -> None:
    cheese, g.cheese = g.cheese[-1], g.cheese[:-1]
    house_mouse(g, player, cheese, FROM_EXPLORE)


@effect
def mouse(g: Wistar, player: int, card: int, zone: Literal["either", "house", "basement"]) -> None:
    """From the top of a supply stack, if there is a free room (symbol.take_mouse)."""
    if free_rooms(g, player) > 0:
        g.ask(player, mouse_which(zone), then=mouse_chosen(player, card))


@idle_when("mouse")
def takes_no_mouse(g: Wistar, player: int, card: int, zone: str) -> str:
    if free_rooms(g, player) < 1:
        return "explore.take_mouse_needs_room"
    return "" if any(g.mouse_supply[stack] for stack in stacks_of(zone)) else "symbol.take_mouse"


def stacks_of(zone: str) -> tuple[int, ...]:
    return {"house": (HOUSE,), "basement": (BASEMENT,)}.get(zone, MOUSE_STACKS)


@ask("symbol.take_mouse", standing=False)
def mouse_which(g: Wistar, player: int, why: Why, zone: str) -> list[Move]:
    """Choose the stack."""
    moves: list[Move] = [("take_from", stack) for stack in stacks_of(zone) if g.mouse_supply[stack]]
    return [*moves, ("pass_by",)] if moves else []


@step
def mouse_chosen(g: Wistar, player: int, source: int, zone: int = -1) -> None:
    if zone >= 0:
        taken, g.mouse_supply[zone] = g.mouse_supply[zone][-1], g.mouse_supply[zone][:-1]
        house_mouse(g, player, taken, source)


@effect
def round_mouse(g: Wistar, player: int, card: int) -> None:
    """The face-up mouse of the round, while it is there (bonus.round_mouse*)."""
    if g.round_mouse and free_rooms(g, player) > 0:
        g.ask(player, round_mouse_or_not())


@idle_when("round_mouse")
def takes_no_round_mouse(g: Wistar, player: int, card: int) -> str:
    if not g.round_mouse:
        return "bonus.round_mouse_one"
    return "" if free_rooms(g, player) > 0 else "bonus.round_mouse_no_room"


@ask("bonus.round_mouse", standing=False)
def round_mouse_or_not(g: Wistar, player: int, why: Why) -> list[Move]:
    """Take the mouse of the round, or do not."""
    return [("take_guest",), ("pass_by",)]


@answer
def take_guest(g: Wistar, player: int) -> None:
    (taken,) = g.round_mouse
    g.round_mouse = ()
    house_mouse(g, player, taken, FROM_BONUS)


def take_pile(g: Wistar, pile: Pile) -> None:
    """Pieces leave the game."""
    g.show(pile, g.everyone)
    g.box += pile
