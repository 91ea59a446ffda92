"""Tables of Lockup for tests: where to find a question of the engine, and what its own table shows.

Questions are looked for by the throw of a die that likes to craft and to play books.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import Hands, press
from tests.e2e.rehearsals import Found, Move, Stage, Wanted, over

BUTTONS = {"done", "skip", "quiet", "stay", "leave", "decline"}  # a button of the prompt stands for these
LIKED = {
    "leave": 0.25,
    "decline": 0.15,
    "skip": 0.6,
    "quiet": 0.02,
    "book": 6.0,
    "make": 8.0,
    "enlist": 4.0,
    "done": 0.3,
}
UP, DOWN = 0, 1


class Way(NamedTuple):
    """How to come to a question: players and options."""

    players: int = 3
    options: tuple[tuple[str, str], ...] = ()


USUAL, EXPERT, ALONE, FIVE = Way(), Way(3, (("mode", "expert"),)), Way(1), Way(5)
CHOOSE = Way(3, (("mode", "expert"), ("crews", "choose")))
WAYS = {
    "crew_choice": CHOOSE,
    "gain_which": EXPERT,
    "grab_which": EXPERT,
    "keep_goon": EXPERT,
    "keep_trait": EXPERT,
    "reserve_which": EXPERT,
    "turn_up_which": ALONE,
    "waive_which": EXPERT,
}


# positions ----------------------------------------------------------------------------------------------------------
def options_of(way: Way) -> dict[str, str]:
    return {**dict(way.options), **({"first": "1"} if way.players > 1 else {})}


def likings(way: Way, state: Any, player: int, legal: Sequence[Move]) -> list[float]:
    return [LIKED.get(move[0], 1.0) for move in legal]


STAGE = Stage("lockup", options_of, likings, games=60, enough=60, early=0, moves=330)
kinds, search, lay, a_table = STAGE.kinds, STAGE.search, STAGE.lay, STAGE.a_table


def asks(kind: str) -> Wanted:
    """The question has come, and more than one thing on the table could answer it."""

    def wanted(state: Any, player: int) -> bool:
        offered = [move for move in state.legal(player) if move[0] not in BUTTONS]
        return state.asks[player][0] == kind and (len(offered) > 1 or (kind == "book_or_not" and bool(offered)))

    return wanted


def offers(*moves: str) -> Wanted:
    """A reward with moves of all these kinds, two of the first one."""

    def wanted(state: Any, player: int) -> bool:
        offered = [move[0] for move in state.legal(player)]
        return state.asks[player][0] == "reward_choice" and set(moves) <= set(offered)

    return wanted


@cache
def question(kind: str, way: Way | None = None) -> Found:
    """An early position that random play comes to where this is asked."""
    return search(way or WAYS.get(kind, USUAL), asks(kind), kind)


@cache
def reward(*moves: str, way: Way = USUAL) -> Found:
    return search(way, offers(*moves), " and ".join(moves))


@cache
def at_the_end(way: Way = FIVE) -> Found:
    return search(way, over, "the end")


# the page -----------------------------------------------------------------------------------------------------------
TABLE = ".lockup[data-game=lockup]"
CELL = "[data-zone=cell] .piece"
ROOM = ".rm[data-room='{}']"
HIT = ".rm__hit"
LIT_ROOM = f"[data-zone=rooms] {HIT}[data-legal]"
LOG = ".logbook"


def token(page: Page, name: str) -> Locator:
    """A token of the own holding cell, by its name: Lookout, Enforcer, Crew 4."""
    return page.locator(CELL, has=page.locator(f".vh:text-matches('{name}')"))


def room(page: Page, number: int) -> Locator:
    return page.locator(ROOM.format(number))


def place(page: Page, name: str, number: int, *, down: bool = False) -> None:
    """Pick a token up and lay it into a room."""
    Hands(page).ready()
    hide = page.locator(".prompt-bar__acts button[aria-pressed]")
    if down != (hide.count() > 0 and hide.get_attribute("aria-pressed") == "true"):
        hide.click()
    chosen = token(page, name)
    if chosen.get_attribute("aria-pressed") != "true":
        chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    press(page, room(page, number).locator(HIT))
