"""How the table of Viscounts looks: nothing scrolls, overlaps or is cut, axe is content, pictures are kept."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands
from tests.e2e.looks import SIZES, WHOLE, Look, Place, every_look, resize
from tests.e2e.site import Site
from tests.e2e.west import (
    BOARD,
    FOUR,
    TABLE,
    Way,
    a_table,
    at_the_end,
    completes_a_link,
    lay,
    offers,
    question,
    search,
)

LOOK = Look(TABLE, zones=("opponents", "board", "own", "focus"))


FADE = 12  # px of the lower edge of the side
CUT_ICONS = """
  () => [...document.querySelectorAll(".viscounts .vc")].flatMap((card) => {
    const name = card.querySelector(".vc__n");
    const edge = name?.getBoundingClientRect().top + 1;
    const signs = [...card.querySelectorAll(".vc__rail :is(.slv, .tk)")];
    return signs.some((one) => one.getBoundingClientRect().bottom > edge) ? [name.textContent] : [];
  })
"""


def playing(state: Any, player: int) -> bool:
    return bool(state.round > 3 and state.asks[player][0] == "play_which")


def late(state: Any, player: int) -> bool:
    """Many buildings and workers stand, and a viscount is to be moved."""
    built = sum(site >= 0 for site in state.sites)
    return bool(built >= 6 and state.asks[player][0] == "move_where")


STATES: dict[str, Place] = {
    "draft": lambda site: lay(site, question("pair_which")),
    "play": lambda site: lay(site, search(FOUR, playing, "a later round")),
    "move": lambda site: lay(site, search(FOUR, late, "a full board")),
    "build": lambda site: lay(site, search(FOUR, completes_a_link, "a link")),
    "workers": lambda site: lay(site, search(FOUR, offers("station", "transcribe"), "the inner road")),
    "castle": lambda site: lay(site, question("rise_which")),
    "order": lambda site: lay(site, question("new_order")),
    "choice": lambda site: lay(site, question("choose_one")),
    "solo": lambda site: lay(site, search(Way(1, "noble"), offers("construct"), "a building alone")),
    "end": lambda site: lay(site, at_the_end()),
}
AXED = ("move", "build", "castle", "end")


@every_look(STATES)
def test_nothing_scrolls_overlaps_or_is_cut(site: Site, visit: Visit, state: str, lang: str, theme: str) -> None:
    path, guest = STATES[state](site)
    page = LOOK.opened(visit, path, guest, lang=lang, dark=theme == "dark")
    LOOK.in_all_sizes(page, f"viscounts-{state}-{{width}}-{lang}-{theme}", axe=state in AXED)


def test_no_icon_of_a_card_is_cut(site: Site, visit: Visit) -> None:
    """Silver and icons stand on the picture of the card, above its name."""
    path, guest = STATES["play"](site)
    page = LOOK.opened(visit, path, guest, lang="ru")
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(CUT_ICONS) == [], width


def test_every_order_is_in_sight(site: Site, visit: Visit) -> None:
    """All six, none under the edge where the panel fades out."""
    path, guest = STATES["order"](site)
    page = LOOK.opened(visit, path, guest, lang="ru")
    orders = page.locator("[data-zone=options] [data-legal]")
    expect(orders).to_have_count(6)
    for width, height in WHOLE:
        if width > 1240:
            resize(page, width, height)
            side, last = page.locator(".shell__side-board").bounding_box(), orders.last.bounding_box()
            assert side
            assert last
            assert last["y"] + last["height"] <= side["y"] + side["height"] - FADE, width


@pytest.mark.parametrize("players", [2, 3])
def test_every_number_of_players_fits(site: Site, visit: Visit, players: int) -> None:
    guest, path = a_table(site, players)
    page = LOOK.opened(visit, path, guest, lang="ru")
    LOOK.in_all_sizes(page, f"viscounts-{players}-players-{{width}}-ru-light", WHOLE)


def test_the_board_never_moves_from_question_to_question(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 3)
    page = LOOK.opened(visit, path, guest)
    player = Hands(page, seed=5)
    player.play(until=lambda: page.locator(f"{TABLE}[data-question=play_which]").count())
    before = page.locator(BOARD).bounding_box()
    for _ in range(14):
        player.ready()
        player.press_something()
        player.answered()
        assert page.locator(BOARD).bounding_box() == before
