"""Tables of Viscounts of the West Kingdom for tests: where to find a question of the engine, what its own table shows.

Questions are looked for by the throw of a die that likes to build, to place workers and to transcribe. A search is the
same on every machine, ends after `GAMES` games, and is made once.
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

SEED = 11
NAMES = ("Анна", "Борис", "Вера", "Глеб")
GAMES = 80
ENOUGH = 20  # games after which a position that was found is taken
EARLY = 60  # moves
MOVES = 420  # of a rehearsal; later positions take long to lay
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
class Found(NamedTuple):
    """A position: the deal, the moves that lead there, and who is asked; `state` is not to be changed."""

    way: Way
    seed: int
    script: Script
    player: int
    state: Any


Wanted = Callable[[Any, int], bool]


def options_of(way: Way) -> dict[str, str]:
    if way.players > 1:
        return {"first": "1"}
    return {"automa": way.automa} if way.automa else {}


def kinds() -> set[str]:
    """Every question of the game."""
    return set(get_game("viscounts").new(2, seed=SEED).rules.asks)


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
    return search(way, over, "the end", 4000)


def search(way: Way, wanted: Wanted, name: str, most: int = MOVES) -> Found:
    """The earliest position of some games, or the first that is early enough."""
    best: Found | None = None
    for seed in range(GAMES):
        if best and (wanted is over or len(best.script) <= EARLY or seed >= ENOUGH):
            break
        best = rehearse(way, seed, wanted, len(best.script) if best else most) or best
    assert best, f"{GAMES} games did not come to '{name}'"
    return best


def rehearse(way: Way, seed: int, wanted: Wanted, most: int) -> Found | None:
    state, rng = get_game("viscounts").new(way.players, options_of(way), seed), Random(seed)
    script: Script = []
    while not state.over and len(script) < most:
        player = state.asked
        if wanted(state, player):
            return Found(way, seed, script, player, state)
        legal = state.legal(player)
        move = rng.choices(legal, [1.0 if way.even else LIKED.get(move[0], 1.0) for move in legal])[0]
        script.append((player, move))
        state.play(player, move)
    return Found(way, seed, script, 0, state) if state.over and wanted is over else None


def over(state: Any, player: int) -> bool:
    """Never while the game goes on: the rehearsal goes to its end."""
    return False


def lay(site: Site, found: Found) -> tuple[str, Guest]:
    """A table of people at this position: its path, and who is asked."""
    path, guests = lay_for_all(site, found)
    return path, guests[found.player]


def lay_for_all(site: Site, found: Found) -> tuple[str, list[Guest]]:
    """The same, with everybody in the order of the seats."""
    players = found.way.players
    guests = [site.guest(name) for name in NAMES[:players]]
    seats, options = ["me", *["open"] * (players - 1)], options_of(found.way)
    table = guests[0].create(game="viscounts", players=players, seats=seats, seed=found.seed, options=options)
    for guest in guests[1:]:
        guest.join(table)
    follow(table, guests, found.script)
    return f"/t/{table}", guests


def a_table(site: Site, players: int = 2, seed: int = SEED, **options: str) -> tuple[Guest, str]:
    """Somebody at a new table, against bots."""
    guest = site.guest(NAMES[0])
    first = {"first": "1"} if players > 1 else {}
    seats = ["me", *["greedy"] * (players - 1)]
    wish = {"game": "viscounts", "players": players, "seats": seats, "seed": seed, "options": {**first, **options}}
    return guest, f"/t/{guest.create(**wish)}"


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


def button(page: Page, text: str) -> Locator:
    return page.locator(".prompt-bar__acts button", has_text=text)


def press(page: Page, thing: str | Locator, choice: str | int = 0) -> None:
    """Press something lit that is a whole move, and wait for the next question."""
    Hands(page).press(page.locator(thing).first if isinstance(thing, str) else thing, choice)
    Hands(page).ready()


def make(page: Page, move: tuple[Any, ...] | list[Any]) -> None:
    """Make a move at its things: of two parts the first is only picked up."""
    *before, last = touched(move)
    for thing in before:
        page.locator(lit(thing)).first.click()
    press(page, lit(last))


def at_rest(page: Page) -> None:
    """Without the help that opens where the pointer rests, and without ghosts."""
    page.mouse.move(1, 1)
    expect(page.locator(HELP)).to_have_count(0)
    expect(page.locator("[data-moving], .flying")).to_have_count(0)


def picture(page: Page, name: str) -> None:
    at_rest(page)
    screenshot(page, name, whole=False)
