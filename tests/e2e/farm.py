"""Tables of Rats of Wistar for tests: where to find a question of the engine, and what its own table shows.

Questions are looked for by the throw of a die that likes to send workers out, to play inventions and to do missions:
rare ones need a rare card, which is sought before all others. The seed that led to a question last time is tried first.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

from pentarchy.engine.registry import get_game
from tests.e2e.hands import Hands, press
from tests.e2e.rehearsals import Found, Move, Stage, Wanted, over

BUTTONS = {"pass_by", "enough", "end_turn"}  # nothing on the table stands for these
DECLINING = {"pass_by", "enough"}


class Way(NamedTuple):
    """How to come to a question: a seed that did, cards to get and play, players."""

    seed: int
    sought: tuple[str, ...] = ()
    players: int = 2


USUAL = Way(0)
MISSIONS = Way(85)
WAYS = {
    "act_choice": Way(52, ("exoskeleton", "rocket_sled")),
    "build_free_how_many": Way(75, ("sewing_kit", "joinery", "burrow_tower")),
    "build_how_many": Way(6),
    "copy_which": Way(80, ("mechanical_chameleon", "merchants_shop", "archive", "tourist_tent", "crowbar", "joinery")),
    "dig_free_how_many": Way(100, ("electric_drill", "burrow_tower")),
    "dig_how_many": Way(8),
    "draw_which": Way(5),
    "effect_which": Way(86),
    "give_which": Way(51, ("merchants_shop",)),
    "hero_which": Way(71, ("hall_of_heroes",)),
    "income_which": Way(1588, ("mechanical_eagle", "wind_farm"), 1),
    "keep_goal_which": Way(61, ("hot_air_balloon",)),
    "keep_which": Way(50, ("nanobot_swarm", "computing_centre")),
    "marker_which": MISSIONS,
    "mission_which": MISSIONS,
    "mouse_which": Way(144, ("tavern", "automatic_mouse", "genetic_laboratory")),
    "open_which": Way(40, ("rope_and_hook", "crowbar", "time_bomb")),
    "pay_or_not": Way(134, ("hostel",)),
    "pick_which": Way(1),
    "piece_which": Way(86, ("magnetic_compass", "automatic_tiger", "command_tower")),
    "play_free_which": Way(120, ("calculating_machine", "android_butler")),
    "price_which": Way(144, ("construction_crane", "positronic_screwdriver")),
    "project_which": Way(9),
    "reveal_which": Way(86, ("spyglass", "watchtower", "bionic_eye")),
    "reward_first": Way(111),
    "round_mouse_or_not": Way(1),
    "salvage_which": Way(30, ("archive",)),
    "seek_which": Way(122, ("autonomous_laboratory",)),
    "send_where": Way(47, ("hammock_grove",)),
    "suffer_which": Way(88, ("termite_nursery", "paralysing_pistol", "automatic_mole", "time_machine")),
    "swap_which": Way(73, ("merchants_shop",)),
    "tent_where": Way(45, ("tourist_tent", "watchtower")),
    "token_which": MISSIONS,
    "travel_where": Way(27, ("hang_glider", "jetpack", "jet_plane")),
    "unlock_which": Way(149, ("amphibious_cart",)),
    "walk_where": Way(60, ("parachute", "spring_frog", "grappling_gun")),
}


# positions ----------------------------------------------------------------------------------------------------------
def options_of(way: Way) -> dict[str, str]:
    return {"first": "1"} if way.players > 1 else {}


def asks(kind: str) -> Wanted:
    """The question has come, and something beside declining could answer it."""

    def wanted(state: Any, player: int) -> bool:
        if state.asks[player][0] != kind:
            return False
        answers = [move for move in state.legal(player) if move[0] not in state.rules.standing_kinds]
        return any(move[0] not in DECLINING for move in answers)

    return wanted


# how much a die likes a move; the rest counts 1
LIKED = {
    "play_card": 12.0, "play_for_free": 12.0, "do_mission": 12.0, "pass_by": 0.1, "enough": 0.3, "bring_out": 8.0,
    "buy_joker": 0.05, "buy_current": 0.1, "use_move": 0.05, "use": 8.0, "claim": 8.0, "hut": 0.3, "keep": 5.0,
    "agree": 5.0, "fetch": 4.0, "reveal_at": 4.0, "open": 3.0, "give_card": 0.5, "give_mouse": 0.3,
}  # fmt: skip
SOUGHT = 300.0


def likings(way: Way, state: Any, player: int, legal: Sequence[Move]) -> list[float]:
    """Somebody who sees what a slot would bring, and seeks some cards."""
    sought = {card for name in way.sought for card in state.content.by_design[name]}
    told = get_game("wistar").insight(state, player) if any(move[0] == "place" for move in legal) else {}
    return [_slot(state, told, move[1]) if move[0] == "place" else _liking(state, move, sought) for move in legal]


def _slot(state: Any, told: dict[str, Any], slot: int) -> float:
    action = (state.sectors.index(slot // 3) + state.turned) % 6
    worth = sum(told["actions"][action]["gain"].values()) + 2 * told["actions"][action].get("most", 0)
    bonuses = state.content.slots[slot // 3][state.players][slot % 3]
    for part, forecast in zip(bonuses, told["bonuses"][str(slot)], strict=True):
        if not forecast["why"]:
            worth += {"play": 8, "mission": 10, "potion": 4}.get(part[0], 1)
    return 0.1 + worth * worth


def _liking(state: Any, move: Any, sought: set[int]) -> float:
    worth = LIKED.get(move[0], 1.0)
    named = {move[1]} if move[0] in WITH_CARD else set()
    if move[0] == "choose_pair":
        named = set(next(pair for pair in state.pairs if pair[0] == move[1]))
    if named & sought:
        return 0.001 if move[0] == "give_card" else SOUGHT
    return worth


WITH_CARD = {"play_card", "play_for_free", "take", "take_found", "use", "keep", "salvage_card", "give_card", "copy"}


STAGE = Stage("wistar", options_of, likings, games=400, enough=1, early=420, moves=420)
kinds, search, lay, a_table = STAGE.kinds, STAGE.search, STAGE.lay, STAGE.a_table


@cache
def question(kind: str) -> Found:
    """A position that such play comes to where this is asked."""
    return search(WAYS.get(kind, USUAL), asks(kind), kind)


@cache
def at_the_end(players: int = 2) -> Found:
    return search(Way(0, (), players), over, "the end")


# the page -----------------------------------------------------------------------------------------------------------
SLOT = "[data-zone=wheel] .slot[data-legal]"
PAIR = "[data-zone=tray] .inv[data-legal]"
DOOR = "[data-zone=farm] .drb[data-legal]:not(.is-far)"
FAR = "[data-zone=farm] .is-far[data-legal]"
ROW = "[data-zone=farm] .mrow[data-legal]"
HAND = "[data-zone=hand] .inv"


def good(page: Page, name: str) -> int:
    """How much of a good oneself has, without the ghost beside it."""
    return int(page.locator(f"[data-good={name}] b").first.inner_text())


def goods(page: Page) -> list[int]:
    return [good(page, name) for name in ("wood", "metal", "move", "joker")]


def ghost(page: Page, name: str) -> int:
    """What the pointer foresees for a good; 0 without a ghost."""
    found = page.locator(f"[data-good={name}] .ghost")
    return int(found.inner_text().replace("−", "-")) if found.count() else 0


def workers(page: Page, area: str) -> Locator:
    """The rats of an area by its name."""
    return page.locator("[data-zone=wheel] .abadge", has=page.locator("b", has_text=area))


def place(page: Page, number: int) -> Locator:
    return page.locator(f"[data-zone=farm] .room[data-place='{number}']")


def log(page: Page) -> Locator:
    return page.locator(".logbook")


def send_out(page: Page, area: str) -> None:
    """A rat of the entrance goes to an area: it is picked up, then put down."""
    workers(page, "Entrance").click()
    press(page, workers(page, area))


def to_the_first_turn(page: Page) -> None:
    Hands(page).ready()
    press(page, PAIR)
    Hands(page).ready()
