"""Everything on the table explains itself: why not, what it is, and where its values come from."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Lay, Visit
from tests.e2e.hands import Hands
from tests.e2e.positions import drafting, planning


def open_table(visit: Visit, lay: Lay, wanted: object, **how: object) -> Page:
    table = lay(wanted)
    page = visit(table.path, guest=table.anna, **how)
    Hands(page).ready()
    return page


def test_what_is_not_allowed_says_why_and_names_its_rule(laid: Lay, visit: Visit) -> None:
    page = open_table(visit, laid, planning)
    off = page.locator("main .piece.is-off:visible, main button[aria-disabled=true]:visible").first
    off.click(force=True)  # what is off is no less to be asked about
    why = page.get_by_role("dialog", name="Why not")
    expect(why.locator("p").first).to_have_text(re.compile(r"^\w.{10,}\.$"))
    why.get_by_role("button", name="Read the rule: ").click()
    rule = page.get_by_role("dialog", name="Rule")
    expect(rule.locator("p").nth(1)).to_have_text(re.compile(r"\w{3}"))
    with page.expect_popup() as opened:
        rule.get_by_role("link", name="All rules of the game").click()
    book = opened.value
    expect(book.locator("article:focus, [id]:focus")).to_be_visible()  # the rule itself, not only the book
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)


def test_a_right_click_shows_a_card_and_its_sources(laid: Lay, visit: Visit) -> None:
    page = open_table(visit, laid, drafting)
    card = page.locator("[data-zone=hand] .piece").first
    card.click(button="right", position={"x": 12, "y": 40})
    check_the_help(page, card.locator(".vh").first.inner_text())


def test_a_long_press_shows_the_same(laid: Lay, visit: Visit) -> None:
    page = open_table(visit, laid, drafting, width=390, height=844, has_touch=True, is_mobile=True)
    card = page.locator("[data-zone=hand] .piece").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    fingers = page.context.new_cdp_session(page)
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    check_the_help(page, card.locator(".vh").first.inner_text())
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".piece.is-selected")).to_have_count(0)  # a long press picks nothing up


def test_help_leaves_with_the_pointer_also_when_its_thing_is_gone(laid: Lay, visit: Visit) -> None:
    page = open_table(visit, laid, drafting)
    page.mouse.move(1, 1)
    card = page.locator("[data-zone=hand] .piece").first
    card.hover()
    help_window = page.get_by_role("dialog", name="Help")
    expect(help_window).to_be_visible()
    card.evaluate("(one) => one.remove()")
    page.mouse.move(2, 2)
    expect(help_window).to_have_count(0)


def check_the_help(page: Page, label: str) -> None:
    """Name, what it does, and the provenance of its values."""
    help_window = page.get_by_role("dialog", name="Help")
    name = help_window.locator("h3").inner_text()
    assert name in label
    expect(help_window.locator(".help li").first).to_be_visible()
    expect(help_window.locator(".provenance")).to_have_text(re.compile(r"Values: .+\."))
