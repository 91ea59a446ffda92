"""Without a mouse: from the lobby to the first moves with the keyboard alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Lay, Visit
from tests.e2e.hands import Hands
from tests.e2e.positions import drafting


def focused(page: Page) -> str:
    """What the thing with the focus is called."""
    return str(
        page.evaluate(
            "(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).trim()"
        )
    )


def tab_to(page: Page, name: str, most: int = 40) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        if name in focused(page):
            return
    raise AssertionError(f"{most} times Tab do not lead to '{name}'; the focus is on '{focused(page)}'")


def test_from_the_lobby_to_the_first_moves(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: It's a Wonderful Kingdom").wait_for()
    tab_to(page, "Play now: It's a Wonderful Kingdom")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    player = Hands(page)
    for _ in range(3):
        player.ready()
        make_a_move(player)


def make_a_move(player: Hands) -> None:
    """To the next lit thing, press it; until the log tells of a move."""
    page = player.page
    before = page.locator(".logbook").inner_text()
    for _ in range(40):
        page.keyboard.press("n")
        expect(page.locator("[data-legal]:focus")).to_have_count(1)
        if page.locator("[data-zone]:has(.is-selected) [data-legal]:focus").count():
            continue  # another card of the hand: one is picked up already, now it needs a place
        page.keyboard.press("Enter")
        player.answered()
        if page.locator(".prompt-bar.warn").count():
            tab_to(page, "Do it")
            page.keyboard.press("Enter")
            player.answered()
        if page.locator(".pop .choices").count():
            page.keyboard.press("1")
            player.answered()
        if page.locator(".logbook").inner_text() != before:
            return
    raise AssertionError("no move was made")


@pytest.fixture
def page(laid: Lay, visit: Visit) -> Page:
    """A table where a card of the hand is to be offered."""
    table = laid(drafting)
    opened = visit(table.path, guest=table.anna)
    Hands(opened).ready()
    return opened


def test_arrows_move_inside_a_zone_and_escape_lets_go(page: Page) -> None:
    page.locator("[data-zone=hand] [data-legal]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-zone=hand] .piece").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-zone=hand] .piece.is-selected")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-zone=hand] .piece.is-selected")).to_have_count(0)


def test_keys_open_and_close_what_is_around_the_table(page: Page) -> None:
    for key, name in (("?", "Keys"), ("s", "Score now")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog", name=name)).to_have_count(0)
    page.locator("[data-zone=hand] .piece").first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_focused()
