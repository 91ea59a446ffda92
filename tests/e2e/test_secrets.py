"""Nobody's page holds what its reader may not know: not in sight, and not in the document either."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import Lay, Visit
from tests.e2e.hands import Hands
from tests.e2e.positions import drafting

HAND = "[data-zone=hand] [data-piece]"


def hand(page: Page) -> set[str]:
    """The cards of the hand, by their numbers."""
    return {str(card.get_attribute("data-piece")) for card in page.locator(HAND).all()}


def test_the_curtain_hides_the_hand_of_the_other(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Hot seat").click()
    page.get_by_role("button", name="Create and play").click()
    page.wait_for_url("**/t/*")
    curtain = page.locator(".curtain")
    seen: list[set[str]] = []
    for _ in range(2):
        curtain.or_(page.locator(HAND).first).first.wait_for()
        if curtain.count():
            check_the_curtain(page)
            curtain.get_by_role("button", name="show the table").click()
        page.locator(HAND).first.wait_for()
        seen.append(hand(page))
        player = Hands(page)
        while not curtain.count():
            if not player.press_something():
                curtain.or_(page.locator("#prompt.turn, #prompt.warn")).first.wait_for()
    assert not seen[0] & seen[1], "the hands of two players have no card in common"


def check_the_curtain(page: Page) -> None:
    """Behind the curtain there is nothing: no pieces, no names of cards."""
    expect(page.locator("[data-piece], .piece, .logbook")).to_have_count(0)
    expect(page.get_by_role("heading", name="Hand the device to")).to_be_visible()


def test_who_watches_sees_no_hidden_cards(lay: Lay, visit: Visit) -> None:
    table = lay(drafting)
    states: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: states.append(json.loads(frame)))

    anna, boris = visit(table.path, guest=table.anna), visit(table.path, guest=table.boris)
    watcher = visit("/")
    watcher.on("websocket", listen)
    watcher.goto(table.path)
    expect(watcher.locator("#prompt")).to_contain_text("You are watching.")
    for page in (anna, boris):
        page.locator(HAND).first.wait_for()
    hidden = hand(anna) | hand(boris)
    assert len(hidden) > 4
    on_page = {str(one.get_attribute("data-piece")) for one in watcher.locator("[data-piece]").all()}
    assert not hidden & on_page
    expect(watcher.locator("[data-legal]")).to_have_count(0)
    state = next(message for message in states if message["t"] == "state")
    assert state["ask"] is None
    assert all(card is None for cards in state["look"]["hands"] for card in cards)
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
