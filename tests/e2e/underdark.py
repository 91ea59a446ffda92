"""Tables of Tyrants of the Underdark for tests: where to find a question of the engine, and what its own table shows.

Questions are looked for by the throw of a die that likes to play cards and to recruit: rare ones need a rare card,
which is recruited before all others.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import Hands, press
from tests.e2e.rehearsals import Found, Move, Stage, Wanted, over

DECKS = {"deck_1": "drow", "deck_2": "dragons"}  # of tables against bots
BUTTONS = {"done", "enough", "accept", "end_turn"}  # nothing on the table stands for these
LIKED = {"play": 8.0, "end_turn": 0.15, "deploy": 3.0, "return_spy": 0.1, "done": 0.2, "enough": 0.3, "accept": 3.0}
RECRUIT, STAPLE, SOUGHT = 6.0, 40.0, 300.0


class Way(NamedTuple):
    """How to come to a question: half-decks, players, and cards to recruit."""

    decks: tuple[str, str]
    sought: tuple[str, ...] = ()
    players: int = 2


USUAL = Way(("drow", "dragons"))
DEMONS = Way(("elementals", "demons"))
UNDEAD = Way(("aberrations", "undead"))
SPIES = ("red_dragon", "infiltrator", "spellspinner", "green_wyrmling")
WAYS = {
    "accept_or_not": UNDEAD,
    "borrow_from_inner_circle": Way(("drow", "aberrations"), ("elder_brain",)),
    "borrow_from_market": Way(("aberrations", "undead"), ("ulitharid",)),
    "devour_it": UNDEAD,
    "devour_which": DEMONS,
    "discard_one": UNDEAD,
    "discard_which": DEMONS,
    "drop_where": DEMONS,
    "enlist_which": DEMONS,
    "exhume_which": Way(("aberrations", "undead"), ("lich", "mummy_lord")),
    "lay_where": Way(("aberrations", "undead"), ("lich", "mummy_lord")),
    "lift_which": DEMONS,
    "pay_with_spies": Way(("drow", "demons"), ("grazzt",)),
    "pay_with_spy": UNDEAD,
    "promote_from_where": UNDEAD,
    "promote_of_aspect": DEMONS,
    "promote_of_type": Way(("aberrations", "undead"), ("high_priest_of_myrkul",)),
    "replace_which": UNDEAD,
    "return_which": UNDEAD,
    "return_which_spy": Way(("drow", "dragons"), SPIES),
    "reveal_which": DEMONS,
    "supplant_which": UNDEAD,
    "who_discards": Way(("aberrations", "undead"), players=3),
    "who_gets_outcast": Way(("elementals", "demons"), players=3),
}


# positions ----------------------------------------------------------------------------------------------------------
def options_of(way: Way) -> dict[str, str]:
    return {"first": "1", "deck_1": way.decks[0], "deck_2": way.decks[1]}


def asks(kind: str) -> Wanted:
    """The question has come, and something on the table could answer it, if anything ever does."""

    def wanted(state: Any, player: int) -> bool:
        if state.asks[player][0] != kind:
            return False
        return kind == "accept_or_not" or any(move[0] not in BUTTONS for move in state.legal(player))

    return wanted


def liking(state: Any, way: Way, move: tuple[Any, ...]) -> float:
    if move[0] != "recruit":
        return LIKED.get(move[0], 1.0)
    name = str(state.content.tokens[move[1]]).partition(".")[0]
    return SOUGHT if name in way.sought else STAPLE if name == "priestess_of_lolth" else RECRUIT


def likings(way: Way, state: Any, player: int, legal: Sequence[Move]) -> list[float]:
    return [liking(state, way, move) for move in legal]


STAGE = Stage("tyrants", options_of, likings, games=120, enough=30, early=90, moves=420, seed=4, extra=DECKS)
kinds, search, lay, a_table = STAGE.kinds, STAGE.search, STAGE.lay, STAGE.a_table


@cache
def question(kind: str) -> Found:
    """An early position that random play comes to where this is asked."""
    return search(WAYS.get(kind, USUAL), asks(kind), kind)


@cache
def at_the_end() -> Found:
    return search(USUAL, over, "the end")


# the page -----------------------------------------------------------------------------------------------------------
HAND = "[data-zone=hand] .piece"
MAP = "[data-zone=map]"
SOCKET = f"{MAP} .so--e[data-legal]"
RING = f"{MAP} .plate[data-legal]"
MARKET = "[data-zone=market] .piece[data-legal]"


def number(thing: Locator) -> int:
    """A counter, without the ghost beside it."""
    return int(
        thing.evaluate("(one) => [...one.childNodes].find((node) => /\\d/.test(node.nodeValue ?? '')).nodeValue")
    )


def power(page: Page) -> int:
    return number(page.locator(".gem--p b"))


def influence(page: Page) -> int:
    return number(page.locator(".gem--i b"))


def barracks(page: Page) -> int:
    return number(page.locator(".house.ours .bar b"))


def hand(page: Page) -> int:
    return page.locator(HAND).count()


def ghost(thing: Locator) -> int:
    """What a ghost inside of this says."""
    return int(thing.locator(".ghost").inner_text().replace("−", "-"))


def settle(page: Page) -> None:
    Hands(page).ready()
    press(page, RING)
    Hands(page).ready()


def play_hand(page: Page) -> None:
    """Every card of a first hand only gives power or influence."""
    for left in range(hand(page), 0, -1):
        expect(page.locator(f"{HAND}[data-legal]")).to_have_count(left)  # also every copy
        press(page, page.locator(HAND).last)
