"""A tab calls for its reader, and people can talk."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Lay, Visit
from tests.e2e.hands import Hands, play_together
from tests.e2e.positions import drafting

TURN = re.compile("^● Your turn · ")


def icon(page: Page) -> str:
    return str(page.evaluate("() => new URL(document.querySelector('link[rel=icon]').href).pathname"))


def test_title_and_icon_tell_whose_turn_it_is(lay: Lay, visit: Visit) -> None:
    table = lay(drafting)
    anna, boris = visit(table.path, guest=table.anna), visit(table.path, guest=table.boris)
    expect(anna).to_have_title(TURN)
    expect(boris).not_to_have_title(TURN)
    assert (icon(anna), icon(boris)) == ("/emblems/logo-turn.svg", "/emblems/logo.svg")
    hands = [Hands(anna), Hands(boris)]
    play_together(hands, until=lambda: hands[1].is_asked() and not hands[0].is_asked())
    expect(boris).to_have_title(TURN)
    expect(anna).not_to_have_title(TURN)
    assert (icon(anna), icon(boris)) == ("/emblems/logo.svg", "/emblems/logo-turn.svg")
    boris.get_by_role("link", name="Back to the lobby").click()
    expect(boris).to_have_title("(1) Pentarchy")  # one game waits for me
    assert icon(boris) == "/emblems/logo.svg"


def test_chat(laid: Lay, visit: Visit) -> None:
    table = laid(drafting)
    anna, boris = visit(table.path, guest=table.anna), visit(table.path, guest=table.boris, width=1024)
    anna.get_by_role("button", name="Chat").click()
    anna.get_by_role("textbox", name="Write a message").fill("Привет & <b>удачи</b>!")
    anna.keyboard.press("Enter")
    expect(anna.locator(".chat__lines")).to_contain_text("Привет & <b>удачи</b>!")
    expect(boris.locator("[data-side-button] .badge")).to_have_text("1")  # the panel is closed there
    boris.keyboard.press("c")
    expect(boris.locator(".chat__lines li")).to_contain_text(["АннаПривет & <b>удачи</b>!"])
    expect(boris.locator(".badge:visible")).to_have_count(0)
    boris.keyboard.type("И тебе")
    boris.keyboard.press("Enter")
    expect(anna.locator(".chat__lines li").last).to_contain_text("БорисИ тебе")
    anna.reload()
    anna.get_by_role("button", name="Chat").click()
    expect(anna.locator(".chat__lines li")).to_have_count(2)
