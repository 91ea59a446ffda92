"""How the table of Rats of Wistar looks: nothing scrolls, overlaps or is cut, axe is content, pictures are kept."""

from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.farm import Way, a_table, at_the_end, lay, question, search
from tests.e2e.hands import Hands
from tests.e2e.looks import WHOLE, Look, Place, every_look
from tests.e2e.site import Site

LOOK = Look(".wistar", zones=("opponents", "wheel", "farm", "burrow", "hand", "inventions"))


def late(state: Any, player: int) -> bool:
    """Many rooms are open and many cards in play, and a chief is to be placed."""
    return bool(state.asks[player][0] == "place_where" and state.round > 2 and len(state.areas[player]) > 3)


STATES: dict[str, Place] = {
    "draft": lambda site: lay(site, question("pair_which")),
    "place": lambda site: lay(site, search(Way(0, (), 4), late, "a later round", 1500)),
    "explore": lambda site: lay(site, question("explore_which")),
    "play": lambda site: lay(site, question("play_which")),
    "mission": lambda site: lay(site, question("mission_which")),
    "marker": lambda site: lay(site, question("marker_which")),
    "projects": lambda site: lay(site, question("project_which")),
    "payment": lambda site: lay(site, question("price_which")),
    "solo": lambda site: lay(site, search(Way(0, (), 1), late, "a later round alone", 1500)),
    "end": lambda site: lay(site, at_the_end(4)),
}
AXED = ("place", "explore", "mission", "end")


@every_look(STATES)
def test_nothing_scrolls_overlaps_or_is_cut(site: Site, visit: Visit, state: str, lang: str, theme: str) -> None:
    path, guest = STATES[state](site)
    page = LOOK.opened(visit, path, guest, lang=lang, dark=theme == "dark")
    LOOK.in_all_sizes(page, f"wistar-{state}-{{width}}-{lang}-{theme}", axe=state in AXED)


@pytest.mark.parametrize("players", [2, 3])
def test_every_number_of_players_fits(site: Site, visit: Visit, players: int) -> None:
    guest, path = a_table(site, players)
    page = LOOK.opened(visit, path, guest, lang="ru")
    LOOK.in_all_sizes(page, f"wistar-{players}-players-{{width}}-ru-light", WHOLE)


def test_the_farm_never_moves_from_question_to_question(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 3)
    page = LOOK.opened(visit, path, guest)
    player = Hands(page, seed=5)
    player.play(until=lambda: page.locator(".wistar[data-question=place_where]").count())
    zones = [page.locator(f".wistar [data-zone={name}]").first for name in ("wheel", "farm", "burrow", "hand")]
    before = [zone.bounding_box() for zone in zones]
    for _ in range(14):
        player.ready()
        player.press_something()
        player.answered()
        assert [zone.bounding_box() for zone in zones] == before
