"""Tables of Viscounts of the West Kingdom for tests: where to find a question of the engine, what its own table shows.

Questions are looked for by the throw of a die that likes to build, to place workers and to transcribe.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.e2e import hands
from tests.e2e.hands import Hands
from tests.e2e.rehearsals import Found, Move, Stage, Wanted, over

BUTTONS = {"rest", "pass_by", "decline", "stay"}  # nothing on the table stands for these
LIKED = {
    "rest": 0.1, "construct": 6.0, "station": 4.0, "transcribe": 6.0, "dismiss": 0.5, "trade": 0.5, "decline": 0.3,
    "stay": 0.3, "shift": 3.0,
}  # fmt: skip


class Way(NamedTuple):
    """How to come to a question: so many players; alone, against which automa; by an even die."""

    players: int = 2
    automa: str = ""
    even: bool = False


FOUR = Way(4)
WAYS = {
    "expel_whom": Way(3), "link_first": Way(4), "new_order": Way(3), "pay_which": Way(even=True),
    "react_first": Way(1, even=True), "rise_which": Way(3),
}  # fmt: skip


# positions ----------------------------------------------------------------------------------------------------------
def options_of(way: Way) -> dict[str, str]:
    if way.players > 1:
        return {"first": "1"}
    return {"automa": way.automa} if way.automa else {}


def likings(way: Way, state: Any, player: int, legal: Sequence[Move]) -> list[float]:
    return [1.0 if way.even else LIKED.get(move[0], 1.0) for move in legal]


STAGE = Stage("viscounts", options_of, likings, games=80, enough=20, early=60, moves=420)
kinds, search, a_table = STAGE.kinds, STAGE.search, STAGE.a_table
lay, lay_for_all = STAGE.lay, STAGE.lay_for_all


def asks(kind: str) -> Wanted:
    """The question has come, and something on the table could answer it."""

    def wanted(state: Any, player: int) -> bool:
        return state.asks[player][0] == kind and any(move[0] not in BUTTONS for move in state.legal(player))

    return wanted


def offers(*wanted_kinds: str) -> Wanted:
    """Moves of all these kinds are offered."""
    return lambda state, player: set(wanted_kinds) <= {move[0] for move in state.legal(player)}


def off_turn(kind: str) -> Wanted:
    """Somebody is asked in the turn of another."""
    return lambda state, player: bool(state.round and player != state.active and state.asks[player][0] == kind)


def completes_a_link(state: Any, player: int) -> bool:
    """A building would complete a link with somebody else's."""
    return any("others" in state.facts_of(player, move) for move in state.legal(player) if move[0] == "construct")


def would_end(state: Any, player: int) -> bool:
    """A building would lay poverty or prosperity open."""
    return any("ends" in state.facts_of(player, move) for move in state.legal(player) if move[0] == "construct")


@cache
def question(kind: str) -> Found:
    """An early position that random play comes to where this is asked."""
    return search(WAYS.get(kind, Way()), asks(kind), kind)


@cache
def at_the_end(way: Way = FOUR) -> Found:
    return search(way, over, "the end")


# the page -----------------------------------------------------------------------------------------------------------
TABLE = ".viscounts"
BOARD = "[data-zone=board]"
HAND = "[data-zone=hand] .piece"
SPACE = "[data-zone=road] [data-legal]"
PIECE = '[data-piece="{}"]'


def lit(thing: str | int) -> str:
    """A lit thing by what it is: a card by its number, `space:4`, `site:12`."""
    return f"{PIECE.format(thing)}[data-legal]"


def touched(move: tuple[Any, ...] | list[Any]) -> list[str]:
    """The things at which a move is made, in the order in which a hand takes them; none for a button."""
    kind, *parts = move
    if kind in CARDS:
        return [str(parts[0])]
    if kind in ("construct", "erect"):
        return [f"slot:{parts[0]}", f"site:{parts[1]}"]
    if kind == "shift":
        return [f"worker:{parts[0]}", f"section:{parts[1]}"]
    if kind == "expel":
        return [f"expel:{'.'.join(map(str, parts))}"]
    return [f"{THINGS[kind]}:{parts[0]}" if parts else THINGS[kind]] if kind in THINGS else []


CARDS = {"play", "recruit", "hire_free", "resolve", "discard_card", "destroy_card", "remove", "copy"}
THINGS = {
    "choose_pair": "pair", "move": "space", "dismiss": "dismiss", "trade": "trade", "station": "station",
    "transcribe": "transcribe", "pay": "good", "take_good": "good", "flip_one": "paper", "pick": "option",
    "arrange": "order", "discard_top": "deck", "destroy_top": "deck", "link": "link", "settle": "section",
    "climb": "section",
}  # fmt: skip


def asked(page: Page, kind: str) -> None:
    """Wait for a question."""
    Hands(page).ready()
    expect(page.locator(f"{TABLE}[data-question={kind}]")).to_be_visible()


def press(page: Page, thing: str | Locator, choice: str | int = 0) -> None:
    """Press something lit that is a whole move, and wait for the next question."""
    hands.press(page, thing, choice)
    Hands(page).ready()


def make(page: Page, move: tuple[Any, ...] | list[Any]) -> None:
    """Make a move at its things: of two parts the first is only picked up."""
    *before, last = touched(move)
    for thing in before:
        page.locator(lit(thing)).first.click()
    press(page, lit(last))
