"""How the table of Lockup looks: nothing scrolls, overlaps or is cut, axe is content, pictures are kept."""

from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands
from tests.e2e.looks import WHOLE, Look, Place, every_look
from tests.e2e.prison import ALONE, CELL, EXPERT, FIVE, TABLE, a_table, at_the_end, lay, question, reward, search
from tests.e2e.site import Site

LOOK = Look(
    TABLE,
    zones=("opponents", "rooms", "shelf", "cell", "stash", "books", "corridor"),
    inside=("corridor",),  # among the rooms
    apart=".rm, .cor",
    whole=".vh, svg, .vs > b",  # a block of the line-up may be lower than its line
)


# positions ----------------------------------------------------------------------------------------------------------
def full(state: Any, player: int) -> bool:
    """Roll call of a later round, with many tokens on the board."""
    placed = sum(map(len, state.placed))
    return bool(
        state.round > 2 and state.asks[player][0] == "place_or_pass" and placed > 12 and len(state.cells[player]) > 1
    )


def raided(state: Any, player: int) -> bool:
    return state.asks[player][1] == "raid_next" if len(state.asks[player]) > 1 else False


STATES: dict[str, Place] = {
    "roll": lambda site: lay(site, search(FIVE, full, "a full prison", 600)),
    "lights": lambda site: lay(site, reward("take", way=FIVE)),
    "recruit": lambda site: lay(site, reward("enlist", way=FIVE)),
    "craft": lambda site: lay(site, reward("make", way=EXPERT)),
    "trade": lambda site: lay(site, reward("barter", way=FIVE)),
    "raid": lambda site: lay(site, search(FIVE, raided, "a raid", 700)),
    "trait": lambda site: lay(site, question("keep_trait")),
    "crews": lambda site: lay(site, question("crew_choice")),
    "solo": lambda site: lay(site, question("turn_up_which")),
    "night": lambda site: lay(site, reward("take", way=ALONE)),
    "end": lambda site: lay(site, at_the_end()),
}
AXED = ("roll", "craft", "solo", "end")


@every_look(STATES)
def test_nothing_scrolls_overlaps_or_is_cut(site: Site, visit: Visit, state: str, lang: str, theme: str) -> None:
    path, guest = STATES[state](site)
    page = LOOK.opened(visit, path, guest, lang=lang, dark=theme == "dark")
    if state == "roll":
        page.locator(f"{CELL}[data-legal]").first.click()  # with ghosts and chips in all rooms
    LOOK.in_all_sizes(page, f"lockup-{state}-{{width}}-{lang}-{theme}", axe=state in AXED)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_of_players_fits(site: Site, visit: Visit, players: int) -> None:
    guest, path = a_table(site, players)
    page = LOOK.opened(visit, path, guest, lang="ru")
    LOOK.in_all_sizes(page, f"lockup-{players}-players-{{width}}-ru-light", WHOLE)


def test_nothing_moves_from_question_to_question(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 3)
    page = LOOK.opened(visit, path, guest)
    player = Hands(page, seed=5)
    zones = [page.locator(f".lockup [data-zone={name}]").first for name in ("opponents", "rooms", "cell", "stash")]
    before = [zone.bounding_box() for zone in zones]
    for _ in range(14):
        player.ready()
        player.press_something()
        player.answered()
        assert [zone.bounding_box() for zone in zones] == before
