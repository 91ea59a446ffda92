"""Every question of Tyrants of the Underdark on its own table: nothing offered is out of reach, a press answers."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands
from tests.e2e.site import Site
from tests.e2e.underdark import BUTTONS, kinds, lay, question
from tests.e2e.wire import Wire

# Where the thing lies that answers a question, by its zone on the table.
ON_THE_TABLE = {
    "act": "hand",
    "borrow_from_inner_circle": "tray",
    "borrow_from_market": "market",
    "choose_one": "options",
    "deploy_where": "map",
    "devour_from_row": "market",
    "devour_it": "played",
    "devour_which": "hand",
    "discard_one": "hand",
    "discard_which": "hand",
    "drop_where": "map",
    "enlist_which": "market",
    "exhume_which": "houses",
    "kill_which": "map",
    "lay_where": "map",
    "lift_which": "map",
    "pay_with_spies": "map",
    "pay_with_spy": "map",
    "promote_from_where": "tray",
    "promote_of_aspect": "played",
    "promote_of_type": "played",
    "promote_which": "played",
    "recall_first": "map",
    "replace_which": "market",
    "resolve_which": "played",
    "return_which": "map",
    "return_which_spy": "map",
    "reveal_which": "hand",
    "spy_where": "map",
    "start_where": "map",
    "supplant_which": "map",
    "who_discards": "houses",
    "who_gets_outcast": "houses",
}
ONLY_BUTTONS = {"accept_or_not": "yes or no to an effect that has no target yet"}

# Lit things with the words that a screen reader says; of a tray with tabs those of the open tab.
LIT = """
  () => [...document.querySelectorAll("[data-legal]")].map((one) => one.querySelector(".vh").textContent.trim())
"""
SAID = "() => [...document.querySelectorAll('.prompt-bar__acts button')].map((one) => one.innerText.trim())"


def opened(site: Site, visit: Visit, kind: str) -> tuple[Page, Wire]:
    path, guest = lay(site, question(kind))
    page = visit("about:blank", guest=guest)
    wire = Wire(page)
    page.goto(path)
    Hands(page).ready()
    expect(page.locator(f".tyrants[data-question={kind}]")).to_be_visible()
    return page, wire


def tabs_of_trays(page: Page) -> Iterator[None]:
    """One after the other; once, if there is nothing to switch."""
    tabs = page.locator("[data-zone=tray] .seg button")
    yield
    for tab in tabs.all():
        tab.click()
        yield


def within_reach(page: Page) -> set[str]:
    """Sentences of all lit things, of what they let choose from, and of all buttons of the prompt."""
    words = set(page.evaluate(SAID))
    for _ in tabs_of_trays(page):
        words |= set(page.evaluate(LIT))
    return words


def out_of_reach(page: Page, ask: dict[str, Any]) -> list[str]:
    """Offered moves that no lit thing and no button stands for. What a click means is the first that a thing says."""
    reach = within_reach(page)
    return [move["text"] for move in ask["moves"] if not any(said.startswith(move["text"]) for said in reach)]


def test_every_question_of_the_game_is_in_these_lists() -> None:
    assert set(ON_THE_TABLE) | set(ONLY_BUTTONS) == kinds()
    assert not set(ON_THE_TABLE) & set(ONLY_BUTTONS)


@pytest.mark.parametrize("kind", sorted(ON_THE_TABLE))
def test_a_thing_of_the_table_answers(site: Site, visit: Visit, kind: str) -> None:
    page, wire = opened(site, visit, kind)
    ask = wire.ask
    assert ask["kind"] == kind
    assert out_of_reach(page, ask) == []
    thing = page.locator(f"[data-zone={ON_THE_TABLE[kind]}] [data-legal]").first
    Hands(page).press(thing)
    move = wire.played[-1]
    assert move in [offered["move"] for offered in ask["moves"]]
    assert move[0] not in BUTTONS
    assert page.locator(".refusal").count() == 0


@pytest.mark.parametrize("kind", sorted(ONLY_BUTTONS))
def test_a_button_of_the_prompt_answers(site: Site, visit: Visit, kind: str) -> None:
    page, wire = opened(site, visit, kind)
    ask = wire.ask
    assert out_of_reach(page, ask) == []
    assert page.locator("[data-legal]").count() == 0
    Hands(page).press(page.locator(".prompt-bar__acts button").first)
    assert wire.played[-1] in [offered["move"] for offered in ask["moves"]]
