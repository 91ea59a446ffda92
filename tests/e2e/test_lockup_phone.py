"""Lockup on a phone: rooms as an accordion, cell and stash docked over the prompt, targets for thumbs."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands, button, press
from tests.e2e.looks import picture
from tests.e2e.prison import CELL, HIT, LIT_ROOM, TABLE, a_table, lay, question, reward, room, token
from tests.e2e.sight import latin, too_wide
from tests.e2e.site import Site

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SMALL = {**PHONE, "width": 360, "height": 740}
THUMB = 44  # px
SEWERS, SMITHY = 1, 3
DOCK = f"{TABLE} .thumb"


def asked(page: Page) -> None:
    expect(page.locator("#prompt.turn[aria-busy=false]")).to_be_visible()


def box_of(thing: Locator) -> dict[str, Any]:
    box = thing.bounding_box()
    assert box
    return dict(box)


def large_enough(things: Locator) -> list[str]:
    """Things that are too small for a thumb."""
    found = []
    for thing in things.all():
        box = box_of(thing)
        if box["height"] < THUMB - 0.5 or box["width"] < THUMB - 0.5:
            found.append(f"{thing.inner_text()[:30]!r}: {box['width']:.0f} x {box['height']:.0f}")
    return found


def test_rooms_are_an_accordion(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 3)
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    expect(page.locator(".rm")).to_have_count(8)
    expect(page.locator(".rm.open")).to_have_count(0)
    opener = room(page, SEWERS).locator("[aria-expanded]")
    opener.tap()
    expect(room(page, SEWERS).locator("[aria-expanded=true]")).to_have_count(1)
    expect(room(page, SEWERS).locator(".rk, .rk--free, li").first).to_be_visible()
    opener.tap()
    expect(page.locator(".rm.open")).to_have_count(0)


def test_the_cell_lies_over_the_prompt(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 3)
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    cell, prompt = box_of(page.locator(f"{DOCK} [data-zone=cell]")), box_of(page.locator("#prompt"))
    assert cell["y"] + cell["height"] <= prompt["y"] + 1
    assert prompt["y"] + prompt["height"] <= PHONE["height"] + 1
    assert large_enough(page.locator(f"{DOCK} {CELL}[data-legal]")) == []


def test_a_token_is_laid_by_thumb(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 3)
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    token(page, "Crew 4").tap()
    expect(page.locator(LIT_ROOM)).to_have_count(7)
    expect(page.locator(".rm .fc")).to_have_count(7)
    assert large_enough(page.locator(LIT_ROOM)) == []
    hit = room(page, SMITHY).locator(HIT)
    hit.scroll_into_view_if_needed()
    hit.tap()
    Hands(page).answered()
    expect(page.locator(f"{TABLE}[data-question=place_more]")).to_be_visible()
    assert too_wide(page) == ""
    press(page, button(page, "End"))


@pytest.mark.parametrize(
    ("kind", "zone"), [("drop_which", "stash"), ("place_or_pass", "cell"), ("book_or_not", "books")]
)
def test_what_a_question_needs_is_under_the_thumb(site: Site, visit: Visit, kind: str, zone: str) -> None:
    path, guest = lay(site, question(kind))
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    there = page.locator(f"{DOCK} [data-zone={zone}]")
    expect(there).to_be_in_viewport()
    lit = there.locator("[data-legal]").first
    expect(lit).to_be_in_viewport()
    if kind != "place_or_pass":
        Hands(page).press(lit)
        expect(page.locator(".refusal")).to_have_count(0)


def test_the_stash_is_docked_while_paying(site: Site, visit: Visit) -> None:
    path, guest = lay(site, reward("make"))
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    expect(page.locator(f"{DOCK} [data-zone=stash]")).to_be_in_viewport()
    make = page.locator("[data-zone=shelf] .it__make[data-legal]").first
    make.scroll_into_view_if_needed()
    make.tap()
    expect(page.locator(f"{DOCK} .sl.pay").first).to_be_visible()
    press(page, ".prompt-bar__acts .btn--main")


def test_the_room_being_checked_is_open(site: Site, visit: Visit) -> None:
    found = reward("take")
    path, guest = lay(site, found)
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    expect(page.locator(".rm.open")).to_have_count(1)
    expect(room(page, found.state.location)).to_be_in_viewport()
    expect(page.locator(".rm.open .act [data-legal]")).to_be_in_viewport()


@pytest.mark.parametrize(
    "kind", ["accuse_whom", "keep_trait", "keep_which", "peek_where", "reserve_which", "turn_up_which"]
)
def test_other_questions_come_into_sight(site: Site, visit: Visit, kind: str) -> None:
    path, guest = lay(site, question(kind))
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    lit = page.locator(f"{TABLE} [data-legal]")
    expect(lit.first).to_be_attached()
    shown = [one for one in lit.all() if one.is_visible()]
    assert shown, "nothing lit is shown: a folded room hides it"
    shown[0].scroll_into_view_if_needed()
    Hands(page).press(shown[0])
    expect(page.locator(".refusal")).to_have_count(0)


def test_a_sheet_shows_the_cards_of_another_player(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 5)
    page = visit(path, guest=guest, **PHONE)
    asked(page)
    page.locator("[data-zone=opponents] .rv__h").first.tap()
    expect(page.locator(".pop")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["390", "360"])
def test_in_russian_and_in_the_dark(site: Site, visit: Visit, size: dict[str, Any]) -> None:
    guest, path = a_table(site, 5)
    page = visit(path, guest=guest, lang="ru", dark=True, **size)
    asked(page)
    token(page, "Громила").tap()
    expect(page.locator(LIT_ROOM)).to_have_count(7)
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""
    picture(page, f"lockup-place-{size['width']}-ru-dark")
