"""How the table of Tyrants of the Underdark looks: nothing scrolls or overlaps, axe is content, pictures are kept."""

from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands
from tests.e2e.looks import Look, Place, at_rest, every_look, picture, resize
from tests.e2e.site import Guest, Site
from tests.e2e.underdark import MAP, USUAL, a_table, at_the_end, lay, question, search

MAP_SIZES = ((1440, 900), (1024, 768), (390, 844))
BOARDS = {"2": (2, {}), "3-left": (3, {"section": "left"}), "3-right": (3, {"section": "right"}), "4": (4, {})}

# Pairs of places whose drawn boxes meet, and places that stick out of the map. The box of a place is what is drawn of
# it: its marker, plate and sockets, or a socket of a route.
CLASHES = """
  () => {
    const SLACK = 2;
    const map = document.querySelector("[data-zone=map]").getBoundingClientRect();
    const shown = (box) => box.width > 0 && box.height > 0;
    const drawn = [...document.querySelectorAll("[data-zone=map] .site, [data-zone=map] .spot")].map((place) => {
      const parts = [...place.querySelectorAll(".coin, .spx, .plate, .so")].map((one) => one.getBoundingClientRect());
      const seen = parts.filter(shown);
      const plate = place.querySelector(".plate .vh");
      const name = plate ? plate.textContent : `route ${place.dataset.place}`;
      return { name, left: Math.min(...seen.map((box) => box.left)), top: Math.min(...seen.map((box) => box.top)),
        right: Math.max(...seen.map((box) => box.right)), bottom: Math.max(...seen.map((box) => box.bottom)) };
    });
    const found = [];
    drawn.forEach((one, at) => {
      if (one.left < map.left - SLACK || one.right > map.right + SLACK || one.top < map.top - SLACK
          || one.bottom > map.bottom + SLACK) found.push(`${one.name} sticks out`);
      for (const other of drawn.slice(at + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > SLACK && down > SLACK)
          found.push(`${one.name} / ${other.name}: ${across.toFixed(1)} x ${down.toFixed(1)}`);
      }
    });
    return found;
  }
"""
LOOK = Look(".tyrants", zones=())


def midgame(state: Any, player: int) -> bool:
    offered = {move[0] for move in state.legal(player)}
    return state.round > 4 and {"deploy", "recruit", "play"} <= offered


def the_start(site: Site) -> tuple[str, Guest]:
    guest, path = a_table(site, 4)
    return path, guest


def the_turn(site: Site) -> tuple[str, Guest]:
    return lay(site, search(USUAL, midgame, "the middle of a game"))


def the_choice(site: Site) -> tuple[str, Guest]:
    return lay(site, question("choose_one"))


def the_promotion(site: Site) -> tuple[str, Guest]:
    return lay(site, question("promote_which"))


def the_end(site: Site) -> tuple[str, Guest]:
    return lay(site, at_the_end())


STATES: dict[str, Place] = {
    "start": the_start,
    "turn": the_turn,
    "choice": the_choice,
    "promotion": the_promotion,
    "end": the_end,
}


@every_look(STATES)
def test_nothing_scrolls_or_is_cut(site: Site, visit: Visit, state: str, lang: str, theme: str) -> None:
    path, guest = STATES[state](site)
    page = LOOK.opened(visit, path, guest, lang=lang, dark=theme == "dark")
    LOOK.in_all_sizes(page, f"tyrants-{state}-{{width}}-{lang}-{theme}", axe=True)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("board", BOARDS)
def test_nothing_overlaps_on_the_map(site: Site, visit: Visit, board: str, lang: str) -> None:
    players, options = BOARDS[board]
    guest, path = a_table(site, players, **options)
    page = LOOK.opened(visit, path, guest, lang=lang)
    found = {}
    for width, height in MAP_SIZES:
        resize(page, width, height)
        at_rest(page)
        found[f"{width}x{height}"] = page.evaluate(CLASHES)
        picture(page, f"tyrants-map-{board}-{width}-{lang}")
    assert not any(found.values()), found


def test_the_map_never_moves_from_question_to_question(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = LOOK.opened(visit, path, guest)
    player = Hands(page, seed=5)
    before = page.locator(MAP).bounding_box()
    for _ in range(12):
        player.ready()
        player.press_something()
        player.answered()
        assert page.locator(MAP).bounding_box() == before
