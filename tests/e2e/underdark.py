"""Tables of Tyrants of the Underdark for tests: where to find a question of the engine, and what its own table shows.

Questions are looked for by the throw of a die that likes to play cards and to recruit: rare ones need a rare card,
which is recruited before all others. A search is the same on every machine, ends after `GAMES` games, and is made once.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from pentarchy.engine.registry import get_game
from tests.e2e.hands import HELP, Hands
from tests.e2e.positions import Script
from tests.e2e.sight import screenshot
from tests.e2e.site import Guest, Site, follow

SEED = 4
FIRST = {"first": "1", "deck_1": "drow", "deck_2": "dragons"}
NAMES = ("Анна", "Борис", "Вера", "Глеб")
GAMES = 120
ENOUGH = 30  # games after which a position that was found is taken
EARLY = 90  # moves
MOVES = 420  # of a rehearsal; later positions take long to lay
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
class Found(NamedTuple):
    """A position: the deal, the moves that lead there, and who is asked; `state` is not to be changed."""

    way: Way
    seed: int
    script: Script
    player: int
    state: Any

    @property
    def options(self) -> dict[str, str]:
        return options_of(self.way)


Wanted = Callable[[Any, int], bool]


def options_of(way: Way) -> dict[str, str]:
    return {"first": "1", "deck_1": way.decks[0], "deck_2": way.decks[1]}


def kinds() -> set[str]:
    """Every question of the game."""
    return set(get_game("tyrants").new(2, FIRST, SEED).rules.asks)


def asks(kind: str) -> Wanted:
    """The question has come, and something on the table could answer it, if anything ever does."""

    def wanted(state: Any, player: int) -> bool:
        if state.asks[player][0] != kind:
            return False
        return kind == "accept_or_not" or any(move[0] not in BUTTONS for move in state.legal(player))

    return wanted


@cache
def question(kind: str) -> Found:
    """An early position that random play comes to where this is asked."""
    return search(WAYS.get(kind, USUAL), asks(kind), kind)


@cache
def at_the_end() -> Found:
    return search(USUAL, over, "the end", 3000)


def search(way: Way, wanted: Wanted, name: str, most: int = MOVES) -> Found:
    """The earliest position of some games, or the first that is early enough."""
    best: Found | None = None
    for seed in range(GAMES):
        if best and (len(best.script) <= EARLY or seed >= ENOUGH):
            break
        best = rehearse(way, seed, wanted, len(best.script) if best else most) or best
    assert best, f"{GAMES} games did not come to '{name}'"
    return best


def rehearse(way: Way, seed: int, wanted: Wanted, most: int) -> Found | None:
    state, rng = get_game("tyrants").new(way.players, options_of(way), seed), Random(seed)
    script: Script = []
    while not state.over and len(script) < most:
        player = next(seat for seat in range(way.players) if state.asks[seat])
        if wanted(state, player):
            return Found(way, seed, script, player, state)
        legal = state.legal(player)
        move = rng.choices(legal, [liking(state, way, move) for move in legal])[0]
        script.append((player, move))
        state.play(player, move)
    return Found(way, seed, script, 0, state) if state.over and wanted is over else None


def over(state: Any, player: int) -> bool:
    """Never while the game goes on: the rehearsal goes to its end."""
    return False


def liking(state: Any, way: Way, move: tuple[Any, ...]) -> float:
    if move[0] != "recruit":
        return LIKED.get(move[0], 1.0)
    name = str(state.content.tokens[move[1]]).partition(".")[0]
    return SOUGHT if name in way.sought else STAPLE if name == "priestess_of_lolth" else RECRUIT


def lay(site: Site, found: Found) -> tuple[str, Guest]:
    """A table of people at this position: its path, and who is asked."""
    guests = [site.guest(name) for name in NAMES[: found.way.players]]
    players = found.way.players
    seats = ["me", *["open"] * (players - 1)]
    wish = {"game": "tyrants", "players": players, "seats": seats, "seed": found.seed, "options": found.options}
    table = guests[0].create(**wish)
    for guest in guests[1:]:
        guest.join(table)
    follow(table, guests, found.script)
    return f"/t/{table}", guests[found.player]


def a_table(site: Site, players: int = 2, **options: str) -> tuple[Guest, str]:
    """Somebody at a new table, against bots."""
    guest = site.guest(NAMES[0])
    seats = ["me", *["greedy"] * (players - 1)]
    wish = {"game": "tyrants", "players": players, "seats": seats, "seed": SEED, "options": {**FIRST, **options}}
    return guest, f"/t/{guest.create(**wish)}"


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


def button(page: Page, text: str) -> Locator:
    return page.locator(".prompt-bar__acts button", has_text=text)


def press(page: Page, thing: str | Locator, choice: str | int = 0) -> None:
    Hands(page).press(page.locator(thing).first if isinstance(thing, str) else thing, choice)


def settle(page: Page) -> None:
    Hands(page).ready()
    press(page, RING)
    Hands(page).ready()


def play_hand(page: Page) -> None:
    """Every card of a first hand only gives power or influence."""
    for left in range(hand(page), 0, -1):
        expect(page.locator(f"{HAND}[data-legal]")).to_have_count(left)  # also every copy
        press(page, page.locator(HAND).last)


def at_rest(page: Page) -> None:
    """Without the help that opens where the pointer rests, and without ghosts."""
    page.mouse.move(1, 1)
    expect(page.locator(HELP)).to_have_count(0)
    expect(page.locator("[data-moving], .flying")).to_have_count(0)


def picture(page: Page, name: str) -> None:
    at_rest(page)
    screenshot(page, name, whole=False)
