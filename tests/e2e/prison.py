"""Tables of Lockup for tests: where to find a question of the engine, and what its own table shows.

Questions are looked for by the throw of a die that likes to craft and to play books. A search is the same on every
machine, ends after `GAMES` games, and is made once.
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
NAMES = ("Анна", "Борис", "Вера", "Глеб", "Даша")
GAMES = 60
MOVES = 330  # of a rehearsal; later positions take long to lay
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
class Found(NamedTuple):
    """A position: the deal, the moves that lead there, and who is asked; `state` is not to be changed."""

    way: Way
    seed: int
    script: Script
    player: int
    state: Any


Wanted = Callable[[Any, int], bool]


def options_of(way: Way) -> dict[str, str]:
    return {**dict(way.options), **({"first": "1"} if way.players > 1 else {})}


def kinds() -> set[str]:
    """Every question of the game."""
    return set(get_game("lockup").new(2, {}, SEED).rules.asks)


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
    return search(way, over, "the end", 3000)


def search(way: Way, wanted: Wanted, name: str, most: int = MOVES) -> Found:
    """The earliest position of some games."""
    best: Found | None = None
    for seed in range(GAMES if wanted is not over else 1):
        best = rehearse(way, seed, wanted, len(best.script) if best else most) or best
    assert best, f"{GAMES} games did not come to '{name}'"
    return best


def rehearse(way: Way, seed: int, wanted: Wanted, most: int) -> Found | None:
    state, rng = get_game("lockup").new(way.players, options_of(way), seed), Random(seed)
    script: Script = []
    while not state.over and len(script) < most:
        player = state.asked
        if wanted(state, player):
            return Found(way, seed, script, player, state)
        legal = state.legal(player)
        move = rng.choices(legal, [LIKED.get(move[0], 1.0) for move in legal])[0]
        script.append((player, move))
        state.play(player, move)
    return Found(way, seed, script, 0, state) if state.over and wanted is over else None


def over(state: Any, player: int) -> bool:
    """Never while the game goes on: the rehearsal goes to its end."""
    return False


def lay(site: Site, found: Found) -> tuple[str, Guest]:
    """A table of people at this position: its path, and who is asked."""
    players = found.way.players
    guests = [site.guest(name) for name in NAMES[:players]]
    wish = {"game": "lockup", "players": players, "seed": found.seed, "options": options_of(found.way)}
    table = guests[0].create(**wish, seats=["me", *["open"] * (players - 1)])
    for guest in guests[1:]:
        guest.join(table)
    follow(table, guests, found.script)
    return f"/t/{table}", guests[found.player]


def a_table(site: Site, players: int = 2, **options: str) -> tuple[Guest, str]:
    """Somebody at a new table, against bots."""
    guest = site.guest(NAMES[0])
    first = {"first": "1"} if players > 1 else {}
    wish = {"game": "lockup", "players": players, "seed": SEED, "options": {**first, **options}}
    return guest, f"/t/{guest.create(**wish, seats=['me', *['greedy'] * (players - 1)])}"


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


def button(page: Page, text: str) -> Locator:
    return page.locator(".prompt-bar__acts button", has_text=text)


def press(page: Page, thing: str | Locator, choice: str | int = 0) -> None:
    Hands(page).press(page.locator(thing).first if isinstance(thing, str) else thing, choice)


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


def at_rest(page: Page) -> None:
    """Without the help that opens where the pointer rests, and without ghosts."""
    page.mouse.move(1, 1)
    expect(page.locator(HELP)).to_have_count(0)
    expect(page.locator("[data-moving], .flying")).to_have_count(0)


def picture(page: Page, name: str) -> None:
    at_rest(page)
    screenshot(page, name, whole=False)
