"""Troops taken out of trophy halls and put back on the board. Rules: trophies.*."""

from typing import Literal

from pentarchy.games.tyrants.board import places_of
from pentarchy.games.tyrants.control import open_places, opponents, presence, recolour, troops
from pentarchy.games.tyrants.moves import Move, Why
from pentarchy.games.tyrants.rules import ask, effect, idle_when, returns, step
from pentarchy.games.tyrants.state import EMPTY, WHITE, Tyrants

Terms = tuple[str, str, str, bool]  # of a card: colour, hall, where, up to


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
    g.then(place_more_trophies(player, card, count, (colour, hall, where, up_to)))


@idle_when("place_trophy")
def no_trophy(g: Tyrants, player: int, card: int, count: int, colour: str, hall: str, where: str, up_to: bool) -> str:
    return "" if g.can_answer(player, exhume_which(colour, hall, where, up_to)) else "trophies.redeploy"


@step
def place_more_trophies(g: Tyrants, player: int, card: int, left: int, terms: Terms, owner: int = -1) -> None:
    if left:
        g.ask_and_go_on(player, exhume_which(*terms, owner, left), lay_it(player, card, left, terms))


def halls(g: Tyrants, player: int, hall: str, owner: int) -> list[int]:
    """Whose trophies can be taken: anybody's, or of one other player with a troop at the site (trophies.lich)."""
    if hall == "any":
        return list(range(g.players))
    if owner >= 0 or g.that_site < 0:
        return [owner] if owner >= 0 else []
    return [other for other in opponents(g, player) if g.garrisons[g.that_site][other]]


def open_spaces(g: Tyrants, player: int, where: str, colour: int) -> int:
    """Where a troop of a colour may go: an own one anywhere without troops on the board (trophies.no_own_troops)."""
    if where == "anywhere":
        return troops(g, EMPTY)
    return open_places(g, player) if colour == player else troops(g, EMPTY) & presence(g, player)


@ask("trophies.redeploy", standing=False, trivial=True)
def exhume_which(
    g: Tyrants, player: int, why: Why, colour: str, hall: str, where: str, up_to: bool, owner: int = -1, left: int = 1
) -> list[Move]:
    """Choose a troop of a trophy hall; `owner` is whose hall it was before, or -1."""
    colours = [WHITE] if colour == "white" else [*range(g.players), WHITE]
    colours = [of for of in colours if open_spaces(g, player, where, of)]
    moves: list[Move] = [
        ("exhume", whose, of) for whose in halls(g, player, hall, owner) for of in colours if g.trophies[whose][of]
    ]
    return [*moves, ("enough",)] if moves and up_to else moves


returns("exhume", "lay")


@step
def lay_it(g: Tyrants, player: int, card: int, left: int, terms: Terms, owner: int = -1, colour: int = -1) -> None:
    """Ask where the troop that was taken goes, before the next one."""
    _, _, where, _ = terms
    g.then(place_more_trophies(player, card, left - 1, terms, owner))
    g.ask(player, lay_where(where, colour), then=put_back(player, owner, colour))


@ask("trophies.redeploy", standing=False, trivial=True)
def lay_where(g: Tyrants, player: int, why: Why, where: str, colour: int) -> list[Move]:
    """Choose the empty space for it."""
    may = open_spaces(g, player, where, colour)
    if why is not None:
        empty = troops(g, EMPTY)
        why.extend(
            (("lay", place), "trophies.lich" if empty >> place & 1 else "map.troop_spaces")
            for place in places_of(g.board.places & ~may)
        )
    return [("lay", place) for place in places_of(may)]


@step
def put_back(g: Tyrants, player: int, owner: int, colour: int, place: int = -1) -> None:
    row = list(g.trophies[owner])
    row[colour] -= 1
    g.trophies[owner] = tuple(row)
    g.tell("trophy_placed", player, owner, colour, place, g.acting)
    recolour(g, place, EMPTY, colour)
