"""Troops taken out of trophy halls and put back on the board. Rules: trophies.*."""

from typing import Literal

from pentarchy.engine.rules import Move, Why
from pentarchy.games.tyrants.board import places_of
from pentarchy.games.tyrants.control import open_places, opponents, presence, recolour, troops
from pentarchy.games.tyrants.rules import answer, ask, effect, idle_when, step
from pentarchy.games.tyrants.state import EMPTY, WHITE, Tyrants


@effect
def place_trophy(
    g: Tyrants,
    player: int,
    card: int,
    count: int,
    colour: Literal["any", "white"] = "any",
    hall: Literal["any", "of_a_player_at_that_site"] = "any",
    where: Literal["anywhere", "presence"] = "anywhere",
    up_to: bool = False,
) -> None:
    """Troops of trophy halls go back to the board in their own colours (trophies.redeploy)."""
    g.target = -1  # whose hall, once chosen
    g.then(place_more_trophies(player, count, colour, hall, where, up_to))


@idle_when("place_trophy")
def no_trophy(g: Tyrants, player: int, card: int, count: int, colour: str, hall: str, where: str, up_to: bool) -> str:
    return "" if g.can_answer(player, exhume_which(colour, hall, where, up_to)) else "trophies.redeploy"


@step
def place_more_trophies(g: Tyrants, player: int, left: int, colour: str, hall: str, where: str, up_to: bool) -> None:
    if g.has_stopped(player) or not left:
        return
    g.chosen = ()
    g.then(lay_it(player, where), place_more_trophies(player, left - 1, colour, hall, where, up_to))
    g.ask(player, exhume_which(colour, hall, where, up_to, left))


def halls(g: Tyrants, player: int, hall: str) -> list[int]:
    """Whose trophies can be taken: anybody's, or of one other player with a troop at the site (trophies.lich)."""
    if hall == "any":
        return list(range(g.players))
    if g.target >= 0 or g.that_site < 0:
        return [g.target] if g.target >= 0 else []
    return [other for other in opponents(g, player) if g.garrisons[g.that_site][other]]


def open_spaces(g: Tyrants, player: int, where: str, colour: int) -> int:
    """Where a troop of a colour may go: an own one anywhere without troops on the board (trophies.no_own_troops)."""
    if where == "anywhere":
        return troops(g, EMPTY)
    return open_places(g, player) if colour == player else troops(g, EMPTY) & presence(g, player)


@ask("trophies.redeploy", standing=False, trivial=True)
def exhume_which(
    g: Tyrants, player: int, why: Why, colour: str, hall: str, where: str, up_to: bool, left: int = 1
) -> list[Move]:
    """Choose a troop of a trophy hall."""
    colours = [WHITE] if colour == "white" else [*range(g.players), WHITE]
    colours = [of for of in colours if open_spaces(g, player, where, of)]
    moves: list[Move] = [
        ("exhume", owner, of) for owner in halls(g, player, hall) for of in colours if g.trophies[owner][of]
    ]
    return [*moves, ("enough",)] if moves and up_to else moves


@answer
def exhume(g: Tyrants, player: int, owner: int, colour: int) -> None:
    g.chosen = (owner, colour)
    g.target = owner


@step
def lay_it(g: Tyrants, player: int, where: str) -> None:
    if g.chosen:
        g.ask(player, lay_where(where))


@ask("trophies.redeploy", standing=False, trivial=True)
def lay_where(g: Tyrants, player: int, why: Why, where: str) -> list[Move]:
    """Choose the empty space for it."""
    may = open_spaces(g, player, where, g.chosen[1])
    if why is not None:
        empty = troops(g, EMPTY)
        why.extend(
            (("lay", place), "trophies.lich" if empty >> place & 1 else "map.troop_spaces")
            for place in places_of(g.board.places & ~may)
        )
    return [("lay", place) for place in places_of(may)]


@answer
def lay(g: Tyrants, player: int, place: int) -> None:
    owner, colour = g.chosen
    g.chosen = ()
    row = list(g.trophies[owner])
    row[colour] -= 1
    g.trophies[owner] = tuple(row)
    g.tell("trophy_placed", player, owner, colour, place, g.acting)
    recolour(g, place, EMPTY, colour)
