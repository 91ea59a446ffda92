"""Every question of Rats of Wistar on its own table: nothing offered is out of reach, a press answers."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.farm import BUTTONS, kinds, lay, question
from tests.e2e.hands import Hands
from tests.e2e.site import Site
from tests.e2e.wire import Wire

# Where the thing lies that answers a question, by its zone on the table.
ON_THE_TABLE = {
    "act_choice": "wheel",
    "act_which": "wheel",
    "build_free_how_many": "burrow-track",
    "build_how_many": "burrow-track",
    "copy_which": "tray",
    "dig_free_how_many": "burrow-track",
    "dig_how_many": "burrow-track",
    "draw_which": "market",
    "explore_which": "farm",
    "give_which": "hand",
    "hero_which": "tray",
    "income_which": "cards",
    "keep_goal_which": "tray",
    "keep_which": "tray",
    "marker_which": "spaces",
    "mission_which": "farm",
    "mouse_which": "supply",
    "open_which": "farm",
    "pair_which": "tray",
    "pay_which": "goods",
    "pick_which": "goods",
    "piece_which": "cards",
    "place_where": "wheel",
    "play_free_which": "hand",
    "play_which": "hand",
    "project_which": "market",
    "reveal_which": "farm",
    "round_mouse_or_not": "wheel",
    "salvage_which": "tray",
    "seek_which": "market",
    "send_where": "wheel",
    "shift_which": "wheel",
    "swap_which": "goods",
    "tent_where": "farm",
    "token_which": "tray",
    "travel_where": "farm",
    "unlock_which": "spaces",
    "walk_where": "farm",
}
ONLY_BUTTONS = {
    "brew_which": "four uses of a potion",
    "effect_which": "the order of the effects of one piece",
    "pay_or_not": "yes or no to what a card asks for",
    "price_which": "ways to pay with a discount",
    "reward_first": "a reward or an ability: which comes first",
    "suffer_which": "one of two losses",
}
ZONES = {"cards": "[data-zone=inventions] [data-legal], [data-zone=hand] [data-legal], [data-zone=burrow] [data-legal]"}
PICKED_UP = ("shift_worker", "use_move", "bring_out", "move_tent", "swap_for")  # two things, one after the other

# Lit things with the words that a screen reader says, and whether one step leads there.
LIT = """
  () => {
    const things = [...document.querySelectorAll("[data-legal]:not(.is-far)")];
    return things.map((one) => one.querySelector(".vh").textContent.trim());
  }
"""
SAID = "() => [...document.querySelectorAll('.prompt-bar__acts button')].map((one) => one.innerText.trim())"
CHOICES = "() => [...document.querySelectorAll('.pop .choices button')].map((one) => one.innerText.trim())"


def opened(site: Site, visit: Visit, kind: str) -> tuple[Page, Wire]:
    path, guest = lay(site, question(kind))
    page = visit("about:blank", guest=guest)
    wire = Wire(page)
    page.goto(path)
    Hands(page).ready()
    expect(page.locator(f".wistar[data-question={kind}]")).to_be_visible()
    return page, wire


def within_reach(page: Page, offered: list[str]) -> set[str]:
    """Sentences of all lit things, of what they let choose from, and of all buttons of the prompt.

    A thing that means several moves, or the first of two things, says so only when it is pressed.
    """
    words = {*page.evaluate(SAID), *page.evaluate(LIT)}
    things = page.locator("[data-legal]:not(.is-far)")
    for number, said in enumerate(page.evaluate(LIT)):
        if not any(said.startswith(text) for text in offered):
            things.nth(number).click()
            words |= {*page.evaluate(CHOICES), *page.evaluate(LIT)}
            page.keyboard.press("Escape")
            expect(page.locator(".pop .choices, [data-legal][aria-pressed=true]")).to_have_count(0)
    return words


def out_of_reach(page: Page, ask: dict[str, Any]) -> list[str]:
    """Offered moves that no lit thing and no button stands for. What a click means is the first that a thing says."""
    offered = [move["text"] for move in ask["moves"]]
    reach = within_reach(page, offered)
    return [text for text in offered if not any(said.startswith(text) for said in reach)]


def test_every_question_of_the_game_is_in_these_lists() -> None:
    assert set(ON_THE_TABLE) | set(ONLY_BUTTONS) == kinds()
    assert not set(ON_THE_TABLE) & set(ONLY_BUTTONS)


@pytest.mark.parametrize("kind", sorted(ON_THE_TABLE))
def test_a_thing_of_the_table_answers(site: Site, visit: Visit, kind: str) -> None:
    page, wire = opened(site, visit, kind)
    ask = wire.ask
    assert ask["kind"] == kind
    assert out_of_reach(page, ask) == []
    assert not wire.played
    own = [offered for offered in ask["moves"] if offered["move"][0] not in BUTTONS]
    zone = ON_THE_TABLE[kind]
    lit = page.locator(ZONES.get(zone, f"[data-zone={zone}] [data-legal]:not(.is-far)"))
    number = first_of_question(page, lit.all(), [offered["text"] for offered in own if offered["move"][0] not in QUICK])
    if any(offered["move"][0] in PICKED_UP and offered["move"][0] not in QUICK for offered in own):
        lit.nth(number).click()
        expect(lit.nth(number)).to_have_attribute("aria-pressed", "true")
        page.locator(SECOND).first.click()
        Hands(page).answered()
    else:
        Hands(page).press(lit.nth(number))
    move = wire.played[0]  # a gesture may go on
    assert move in [offered["move"] for offered in own]
    assert page.locator(".refusal").count() == 0


QUICK = {"buy_joker", "buy_current", "use_move", "use", "bring_out", "pitch_tent", "claim"}
SECOND = "[data-legal]:not([aria-pressed=true]):not(.is-far)"


def first_of_question(page: Page, things: list[Any], texts: list[str]) -> int:
    """The first thing that says one of these moves, or the first at all where a thing has to be picked up."""
    for number, thing in enumerate(things):
        said = thing.locator(".vh").first.inner_text()
        if any(said.strip().startswith(text) for text in texts):
            return number
    assert things, "nothing is lit there"
    return 0


@pytest.mark.parametrize("kind", sorted(ONLY_BUTTONS))
def test_a_button_of_the_prompt_answers(site: Site, visit: Visit, kind: str) -> None:
    page, wire = opened(site, visit, kind)
    ask = wire.ask
    assert out_of_reach(page, ask) == []
    assert page.locator("[data-legal]").count() == 0
    Hands(page).press(page.locator(".prompt-bar__acts button:not([aria-disabled=true])").first)
    assert wire.played[-1] in [offered["move"] for offered in ask["moves"]]
