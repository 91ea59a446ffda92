"""Tyrants of the Underdark on a phone: the map as a picture, sheets for thumbs, zoom, tabs that follow questions."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import HELP, Hands, press
from tests.e2e.looks import picture
from tests.e2e.sight import latin, too_wide
from tests.e2e.site import Site
from tests.e2e.underdark import HAND, MAP, USUAL, a_table, lay, play_hand, power, question, search

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
THUMB = 44  # px
SHEET = ".pop .tyrants-place"
ACTS = f"{SHEET} .pacts button"
# Two taps in a moment, however slow the machine is.
DOUBLE_TAP = """
  (map) => {
    const box = map.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    const how = { ...at, bubbles: true, pointerId: 7, pointerType: "touch", isPrimary: true, button: 0 };
    for (const kind of ["pointerdown", "pointerup", "pointerdown", "pointerup"])
      map.dispatchEvent(new PointerEvent(kind, how));
  }
"""
TAB = ".tabs button[data-tab={}]"


def asked(page: Page) -> None:
    """The small map has nothing lit to press: a place opens as a sheet."""
    expect(page.locator("#prompt.turn[aria-busy=false]")).to_be_visible()


def tap_a_place(page: Page, place: int) -> None:
    page.locator(f'{MAP} [data-place="{place}"]').first.tap()
    expect(page.locator(SHEET)).to_be_visible()


def settle_by_thumb(page: Page) -> None:
    asked(page)
    tap_a_place(page, first_start(page))
    page.locator(ACTS).first.tap()
    Hands(page).answered()
    expect(page.locator(SHEET)).to_have_count(0)
    expect(page.locator(f"{HAND}[data-legal]").first).to_be_visible()


def first_start(page: Page) -> int:
    return int(page.locator(f"{MAP} .site.start").first.get_attribute("data-place") or -1)


def own_barracks(page: Page) -> str:
    """On the tab of the players."""
    page.locator(TAB.format("players")).tap()
    words = page.locator(".house.ours .bar b").inner_text()
    page.locator(TAB.format("hand")).tap()
    return words


def is_open(page: Page, tab: str) -> None:
    expect(page.locator(TAB.format(tab))).to_have_attribute("aria-pressed", "true")


def may_deploy_at_a_site(state: Any, player: int) -> bool:
    return any(move[0] == "deploy" and move[1] < 26 for move in state.legal(player))


def test_the_whole_map_is_a_picture(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 4)
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    expect(page.locator(f"{MAP}.picture .site")).to_have_count(26)
    inside = page.locator(MAP).bounding_box()
    assert inside
    for place in page.locator(f"{MAP} .sockets").all():
        box = place.bounding_box()
        assert box
        assert inside["x"] <= box["x"]
        assert box["x"] + box["width"] <= inside["x"] + inside["width"]
        assert inside["y"] <= box["y"]
        assert box["y"] + box["height"] <= inside["y"] + inside["height"]


def test_deploying_through_the_sheet_of_a_site(site: Site, visit: Visit) -> None:
    found = search(USUAL, may_deploy_at_a_site, "a deploy at a site")
    path, guest = lay(site, found)
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    place = next(move[1] for move in found.state.legal(found.player) if move[0] == "deploy" and move[1] < 26)
    paid, troops = power(page), own_barracks(page)
    tap_a_place(page, place)
    for act in page.locator(ACTS).all():
        box = act.bounding_box()
        assert box
        assert box["height"] >= THUMB
    page.locator(ACTS, has_text="Deploy").tap()
    Hands(page).answered()
    expect(page.locator(SHEET)).to_have_count(0)
    expect(page.locator(".gem--p b")).to_have_text(str(paid - 1))
    assert int(own_barracks(page)) == int(troops) - 1


def test_the_sheet_closes_without_a_move(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    before = page.locator("#prompt strong").inner_text()
    tap_a_place(page, first_start(page))
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)
    assert page.locator("#prompt strong").inner_text() == before


def test_zoom_by_the_button_and_by_a_double_tap(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 4)
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    plan = page.locator(f"{MAP} .ground-plan")
    whole = width(plan)
    page.get_by_role("button", name="Closer").tap()
    expect(page.locator(f"{MAP}.picture")).to_have_count(0)
    assert width(plan) > 2 * whole
    expect(page.locator(f"{MAP} .plate b").first).to_be_visible()
    page.get_by_role("button", name="Whole map").tap()
    expect(page.locator(f"{MAP}.picture")).to_have_count(1)
    assert width(plan) == whole
    page.locator(MAP).evaluate(DOUBLE_TAP)
    expect(page.locator(f"{MAP}.picture")).to_have_count(0)
    assert width(plan) > 2 * whole


def width(plan: Locator) -> float:
    box = plan.bounding_box()
    assert box
    return box["width"]


@pytest.mark.parametrize(
    ("kind", "tab"),
    [("devour_from_row", "market"), ("who_discards", "players"), ("discard_one", "hand")],
)
def test_tabs_follow_the_question(site: Site, visit: Visit, kind: str, tab: str) -> None:
    path, guest = lay(site, question(kind))
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    is_open(page, tab)
    lit = page.locator(".own [data-legal]").first
    expect(lit).to_be_visible()
    page.locator(TAB.format("market" if tab != "market" else "hand")).tap()
    expect(page.locator(f"{TAB.format(tab)} i")).to_have_count(1)  # there is something to do
    page.locator(TAB.format(tab)).tap()
    Hands(page).press(lit)
    expect(page.locator(f'.tyrants[data-question="{kind}"]')).to_have_count(0)


def test_options_are_buttons_for_the_thumb(site: Site, visit: Visit) -> None:
    path, guest = lay(site, question("choose_one"))
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    options = page.locator(".prompt-bar__acts button")
    assert options.count() >= 2
    Hands(page).press(options.first)
    expect(page.locator('.tyrants[data-question="choose_one"]')).to_have_count(0)


def test_holding_a_card_foresees_what_it_does(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest, **PHONE)
    settle_by_thumb(page)
    card = page.locator(f"{HAND}[data-legal]").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "button": 0})
    expect(page.locator(".foreseen")).to_contain_text("gains")
    expect(page.locator(".gems .ghost")).to_have_text("+1")
    expect(page.locator(HELP)).to_be_visible()
    assert page.locator(HAND).count() == 5


def test_a_turn_in_russian_and_in_the_dark(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest, dark=True, **PHONE)
    settle_by_thumb(page)
    page.get_by_role("button", name="Menu").tap()
    page.locator("button[lang=ru]:visible").tap()
    page.keyboard.press("Escape")
    expect(page.locator("#prompt strong")).to_contain_text("Разыграйте карту")
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""
    play_hand(page)
    is_open(page, "hand")  # nothing comes under a finger that plays card after card
    page.locator(TAB.format("market")).tap()
    press(page, "[data-zone=market] [data-legal]")
    picture(page, "tyrants-turn-390-ru-dark")
    assert too_wide(page) == ""
