"""Rats of Wistar on a phone: boards as tabs that follow the question, the wheel as rows, sheets of rooms for thumbs."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.farm import HAND, a_table, lay, question
from tests.e2e.hands import HELP, Hands, button, press
from tests.e2e.looks import picture
from tests.e2e.sight import latin, screenshot, too_wide
from tests.e2e.site import Site

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
THUMB = 44  # px
TAB = ".tabs button[data-tab={}]"


def asked(page: Page) -> None:
    expect(page.locator("#prompt.turn[aria-busy=false]")).to_be_visible()


def opened(site: Site, visit: Visit, kind: str, **how: object) -> Page:
    path, guest = lay(site, question(kind))
    page = visit(path, guest=guest, **PHONE, **how)
    asked(page)
    return page


def is_open(page: Page, tab: str) -> None:
    expect(page.locator(TAB.format(tab))).to_have_attribute("aria-pressed", "true")


def for_thumbs(page: Page, selector: str) -> None:
    """What is lit is large enough for a thumb."""
    for thing in page.locator(f"{selector}[data-legal]").all():
        box = thing.bounding_box()
        assert box
        assert box["height"] >= THUMB - 0.5, thing.inner_text()
        assert box["width"] >= THUMB - 0.5, thing.inner_text()


@pytest.mark.parametrize(
    ("kind", "tab"),
    [
        ("place_where", "wheel"),
        ("explore_which", "farm"),
        ("marker_which", "burrow"),
        ("play_which", "cards"),
        ("mouse_which", "market"),
    ],
)
def test_tabs_follow_the_question(site: Site, visit: Visit, kind: str, tab: str) -> None:
    page = opened(site, visit, kind)
    is_open(page, tab)
    expect(page.locator(".wistar .board [data-legal]").first).to_be_visible()
    elsewhere = "market" if tab != "market" else "wheel"
    page.locator(TAB.format(elsewhere)).tap()
    is_open(page, elsewhere)
    expect(page.locator(f"{TAB.format(tab)} i")).to_have_count(1)  # there is something to do
    page.locator(TAB.format(tab)).tap()
    is_open(page, tab)
    assert too_wide(page) == ""
    picture(page, f"wistar-{kind}-390-en-light")


def test_the_wheel_is_rows_for_thumbs(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 4)
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    press(page, "[data-zone=tray] .inv[data-legal]")
    asked(page)
    is_open(page, "wheel")
    expect(page.locator("[data-zone=wheel] .wrow")).to_have_count(6)
    expect(page.locator("[data-zone=wheel] .slot[data-legal]").first).to_be_visible()
    for_thumbs(page, "[data-zone=wheel] .slot")
    for_thumbs(page, "[data-zone=wheel] .hut")
    press(page, "[data-zone=wheel] .slot[data-legal]")
    expect(page.locator(".wistar[data-question=place_where]")).to_have_count(0)


def test_a_mission_through_the_sheet_of_a_room(site: Site, visit: Visit) -> None:
    page = opened(site, visit, "mission_which")
    page.locator("[data-zone=farm] .mis.whole[data-legal]").first.tap()
    sheet = page.locator("[data-zone=room]")
    expect(sheet.locator(".mrow[data-legal]").first).to_be_visible()
    for_thumbs(page, "[data-zone=room] .mrow")
    screenshot(page, "wistar-room-390-en-light", whole=False)
    sheet.locator(".mrow[data-legal]").first.tap()
    expect(page.locator(".wistar[data-question=mission_which]")).to_have_count(0)
    expect(sheet).to_have_count(0)


def test_the_sheet_of_a_room_closes_without_a_move(site: Site, visit: Visit) -> None:
    page = opened(site, visit, "place_where")
    page.locator(TAB.format("farm")).tap()
    before = page.locator("#prompt strong").first.inner_text()
    page.locator("[data-zone=farm] .room[data-place='2'] .rname").tap()
    expect(page.locator("[data-zone=room]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-zone=room]")).to_have_count(0)
    assert page.locator("#prompt strong").first.inner_text() == before


def test_exploring_by_thumb(site: Site, visit: Visit) -> None:
    page = opened(site, visit, "explore_which")
    expect(page.locator("[data-zone=farm] [data-legal]").first).to_be_visible()
    press(page, "[data-zone=farm] .drb[data-legal]")
    expect(page.locator(".refusal")).to_have_count(0)


def test_holding_a_card_foresees_what_it_costs(site: Site, visit: Visit) -> None:
    page = opened(site, visit, "play_which")
    card = page.locator(f"{HAND}[data-legal]").first
    cards = page.locator(HAND).count()
    card.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "button": 0})
    expect(page.locator(HELP)).to_be_visible()
    expect(page.locator(".foreseen")).to_be_visible()
    assert page.locator(HAND).count() == cards


def test_a_turn_in_russian_and_in_the_dark(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 3)
    page = visit(path, guest=guest, dark=True, **PHONE)
    asked(page)
    page.get_by_role("button", name="Menu").tap()
    page.locator("button[lang=ru]:visible").tap()
    page.keyboard.press("Escape")
    assert latin(page, set(), ["Pentarchy"]) == []
    press(page, "[data-zone=tray] .inv[data-legal]")
    Hands(page, 4).play(lambda: button(page, "Завершить ход").count())
    for tab in ("wheel", "farm", "burrow", "cards", "market"):
        page.locator(TAB.format(tab)).tap()
        assert latin(page, set(), ["Pentarchy"]) == []
        assert too_wide(page) == ""
        picture(page, f"wistar-{tab}-390-ru-dark")
