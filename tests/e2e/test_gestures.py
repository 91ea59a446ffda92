"""One gesture that means two moves: a troop is dragged to where it goes, and undo takes all of it back."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands
from tests.e2e.site import Site, two_by_chance


def moving(state: Any, player: int) -> bool:
    """A card asks for an enemy troop to move, and there is a choice."""
    return bool(state.asks[player][0] == "lift_which" and len(state.legal(player)) > 1)


TROOPS = "[...document.querySelectorAll('.map [data-place]')].map((one) => one.querySelectorAll('.tp').length)"


def troops(page: Page) -> list[int]:
    """How many troops stand in every place of the map."""
    counted: list[int] = page.evaluate(TROOPS)
    return counted


def test_a_troop_is_dragged_to_its_new_place_and_undo_takes_the_whole_gesture_back(site: Site, visit: Visit) -> None:
    path, asked, _ = two_by_chance(site, "tyrants", moving)
    page = visit(path, guest=asked)
    Hands(page).ready()
    before = troops(page)
    troop, goal = page.locator(".so.is-legal").first.bounding_box(), page.locator(".spot .so--e").first.bounding_box()
    assert troop is not None
    assert goal is not None
    question = page.locator("#prompt strong").first.inner_text()

    page.mouse.move(troop["x"] + troop["width"] / 2, troop["y"] + troop["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=8)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()

    page.wait_for_function(f"(before) => {TROOPS}.join() !== before.join()", arg=before)
    after = troops(page)
    assert sum(after) == sum(before)
    assert sum(now != then for now, then in zip(after, before, strict=True)) == 2, "one place lost it, one has it"

    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt strong").first).to_have_text(question)
    assert troops(page) == before
