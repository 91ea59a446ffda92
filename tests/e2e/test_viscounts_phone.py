"""Viscounts on a phone: the board as a picture, sheets of segments, a second tap that does it, zoom, tabs."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands
from tests.e2e.looks import picture
from tests.e2e.sight import latin, too_wide
from tests.e2e.site import Site
from tests.e2e.west import BOARD, TABLE, Found, Way, a_table, lay, lit, offers, question, search

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
THUMB = 44  # px
SHEET = ".pop [data-zone=sheet]"
DO_IT = ".prompt-bar__acts .btn--main"
# Two taps in a moment, however slow the machine is.
DOUBLE_TAP = """
  (disc) => {
    const box = disc.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    const how = { ...at, bubbles: true, pointerId: 7, pointerType: "touch", isPrimary: true, button: 0 };
    for (const kind of ["pointerdown", "pointerup", "pointerdown", "pointerup"])
      disc.dispatchEvent(new PointerEvent(kind, how));
  }
"""


def asked(page: Page, kind: str) -> None:
    """Not everything that is lit can be seen: some of it lies in a sheet or under another tab."""
    expect(page.locator("#prompt.turn[aria-busy=false]")).to_be_visible()
    expect(page.locator(f"{TABLE}[data-question={kind}]")).to_be_visible()


def opened(site: Site, visit: Visit, found: Found, kind: str, **how: Any) -> Page:
    path, guest = lay(site, found)
    page = visit(path, guest=guest, **{**PHONE, **how})
    asked(page, kind)
    return page


def do_it(page: Page) -> None:
    """What a first tap has chosen."""
    page.locator(DO_IT).tap()
    Hands(page).answered()


def open_segment(page: Page, segment: int) -> None:
    page.locator(f'{BOARD} [data-segment="{segment}"] button, {BOARD} button[data-segment="{segment}"]').first.tap()
    expect(page.locator(SHEET)).to_be_visible()


def width(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["width"]


def test_the_whole_board_is_a_picture(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 4)
    page = visit(path, guest=guest, **PHONE)
    asked(page, "pair_which")
    expect(page.locator(f"{BOARD} .disc.picture")).to_have_count(1)
    inside = page.locator(BOARD).bounding_box()
    assert inside
    for part in page.locator(f"{BOARD} .plot, {BOARD} .sp").all():
        box = part.bounding_box()
        assert box
        assert inside["x"] - 1 <= box["x"]
        assert box["x"] + box["width"] <= inside["x"] + inside["width"] + 1
    assert too_wide(page) == ""


def test_a_tap_foresees_a_way_and_another_goes_it(site: Site, visit: Visit) -> None:
    found = question("move_where")
    page = opened(site, visit, found, "move_where")
    spaces = page.locator(f"{BOARD} .sp[data-legal]")
    expect(spaces).to_have_count(len(found.state.legal(found.player)))
    for space in spaces.all():
        box = space.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24
    spaces.first.tap()
    expect(page.locator(f"{BOARD} .route").first).to_be_attached()
    expect(page.locator(f"{TABLE}[data-question=move_where]")).to_be_visible()
    do_it(page)
    expect(page.locator(f"{TABLE}[data-question=move_where]")).to_have_count(0)


def test_rows_of_a_segment_are_for_thumbs(site: Site, visit: Visit) -> None:
    found = search(Way(3), offers("construct"), "a building")
    page = opened(site, visit, found, "act")
    _, slot, place = next(move for move in found.state.legal(found.player) if move[0] == "construct")
    open_segment(page, place // 9)
    rows = page.locator(f"{SHEET} .row")
    assert rows.count() >= 4
    for row in rows.all():
        box = row.bounding_box()
        assert box
        assert box["height"] >= THUMB
    built = page.locator(f"{BOARD} .plot.built")
    stood = built.count()
    page.locator(f'{SHEET} [data-piece="sheet site:{place}"][data-legal]').tap()
    page.keyboard.press("Escape")
    chip = page.locator(f'[data-piece="chip slot:{slot}"][data-legal], {lit(f"slot:{slot}")}').first
    if not chip.is_visible():
        page.get_by_role("tab", name="Now").tap()
    chip.tap()
    do_it(page)
    expect(built).to_have_count(stood + 1)


def test_the_sheet_closes_without_a_move(site: Site, visit: Visit) -> None:
    page = opened(site, visit, question("play_which"), "play_which")
    before = page.locator("#prompt strong").first.inner_text()
    open_segment(page, 2)
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)
    assert page.locator("#prompt strong").first.inner_text() == before


def test_zoom_by_the_button_and_by_a_double_tap(site: Site, visit: Visit) -> None:
    page = opened(site, visit, question("play_which"), "play_which")
    board = page.locator(f"{BOARD} .board")
    whole = width(board)
    page.get_by_role("button", name="Look closer").tap()
    expect(page.locator(f"{BOARD} .disc.picture")).to_have_count(0)
    assert width(board) > 1.5 * whole
    page.get_by_role("button", name="The whole board").tap()
    expect(page.locator(f"{BOARD} .disc.picture")).to_have_count(1)
    assert width(board) == pytest.approx(whole, abs=1)
    page.locator(f"{BOARD} .disc").evaluate(DOUBLE_TAP)
    expect(page.locator(f"{BOARD} .disc.picture")).to_have_count(0)


@pytest.mark.parametrize(("kind", "tab"), [("play_which", "hand"), ("flip_which", "board")])
def test_tabs_follow_the_question(site: Site, visit: Visit, kind: str, tab: str) -> None:
    page = opened(site, visit, question(kind), kind)
    expect(page.locator(f".below[data-tab={tab}]")).to_be_visible()
    thing = page.locator(".below [data-legal]").first
    expect(thing).to_be_visible()
    if kind == "play_which":  # a card is foreseen first
        thing.tap()
        do_it(page)
    else:
        Hands(page).press(thing)
    expect(page.locator(f"{TABLE}[data-question={kind}]")).to_have_count(0)


def test_a_turn_in_russian_and_in_the_dark(site: Site, visit: Visit) -> None:
    page = opened(site, visit, question("play_which"), "play_which", lang="ru", dark=True)
    expect(page.locator("#prompt strong").first).to_contain_text("Сыграйте")
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""
    page.locator("[data-zone=hand] [data-legal]").first.tap()
    picture(page, "viscounts-hand-390-ru-dark")
    do_it(page)
    expect(page.locator(f"{TABLE}[data-question=play_which]")).to_have_count(0)
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""
