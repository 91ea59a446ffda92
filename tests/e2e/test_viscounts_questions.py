"""Every question of Viscounts on its own table: nothing offered is out of reach, a press of a thing answers."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands
from tests.e2e.site import Site
from tests.e2e.west import (
    BUTTONS,
    PIECE,
    Found,
    Way,
    asked,
    kinds,
    lay,
    lit,
    off_turn,
    offers,
    question,
    search,
    touched,
)
from tests.e2e.wire import Wire

# Where the thing lies that answers a question, by its zone on the table.
ON_THE_TABLE = {
    "act": "buildings",
    "build_where": "buildings",
    "choose_one": "options",
    "copy_which": "land",
    "destroy_own_which": "tray",
    "destroy_which": "hand",
    "discard_which": "hand",
    "expel_whom": "castle",
    "flip_which": "papers",
    "hire_which": "land",
    "link_first": "rim",
    "move_where": "road",
    "new_order": "options",
    "pair_which": "draft",
    "pay_which": "goods",
    "play_which": "hand",
    "react_first": "row",
    "recruit_or_not": "land",
    "resource_which": "goods",
    "rise_which": "castle",
    "settle_where": "castle",
    "shift_which": "castle",
}
# Questions of which more than one form is looked at: the kinds of moves, and the zones where each is made.
FORMS: dict[str, tuple[Way, tuple[str, ...], dict[str, str]]] = {
    "the outer road": (
        Way(3),
        ("trade", "construct", "dismiss"),
        {"trade": "focus", "construct": "buildings", "dismiss": "focus"},
    ),
    "the inner road": (Way(3), ("station", "transcribe"), {"station": "focus", "transcribe": "focus"}),
}
IN_PARTS = {"construct", "erect", "shift"}
LIT = """
  () => [...document.querySelectorAll("[data-legal]")].map((one) => one.querySelector(".vh").textContent.trim())
"""
SAID = "() => [...document.querySelectorAll('.prompt-bar__acts button')].map((one) => one.innerText.trim())"


def opened(site: Site, visit: Visit, found: Found, kind: str) -> tuple[Page, Wire]:
    path, guest = lay(site, found)
    page = visit("about:blank", guest=guest)
    wire = Wire(page)
    page.goto(path)
    asked(page, kind)
    return page, wire


def out_of_reach(page: Page, ask: dict[str, Any]) -> list[str]:
    """Offered moves that no lit thing and no button stands for: what a press means is the first that a thing says.

    Of a move of two parts both are lit, but a worker is picked up before its goal is.
    """
    words = [*page.evaluate(SAID), *page.evaluate(LIT)]
    missing = []
    for offered in ask["moves"]:
        parts = touched(offered["move"])[: 1 if offered["move"][0] == "shift" else 2]
        at_parts = offered["move"][0] in IN_PARTS and all(page.locator(lit(part)).count() for part in parts)
        if not at_parts and not any(said.startswith(offered["text"]) for said in words):
            missing.append(offered["text"])
    return missing


def answer(page: Page, zone: str, moves: list[list[Any]]) -> None:
    """Press the first lit thing of a zone; of a move of two parts then what belongs to it."""
    thing = page.locator(f"[data-zone={zone}] [data-legal]").first
    name = str(thing.get_attribute("data-piece"))
    whole = [touched(move) for move in moves]
    second = next((parts[1] for parts in whole if len(parts) == 2 and parts[0] == name), None)
    if second is None:
        Hands(page).press(thing)
    else:
        thing.click()
        expect(page.locator(PIECE.format(name)).first).to_have_attribute("aria-pressed", "true")
        Hands(page).press(page.locator(lit(second)).first)


def test_every_question_of_the_game_is_in_this_list() -> None:
    assert set(ON_THE_TABLE) == kinds()


@pytest.mark.parametrize("kind", sorted(ON_THE_TABLE))
def test_a_thing_of_the_table_answers(site: Site, visit: Visit, kind: str) -> None:
    found = search(Way(3), offers("construct"), "a building") if kind == "act" else question(kind)
    page, wire = opened(site, visit, found, kind)
    ask = wire.ask
    assert ask["kind"] == kind
    assert out_of_reach(page, ask) == []
    answer(page, ON_THE_TABLE[kind], [offered["move"] for offered in ask["moves"]])
    move = wire.played[-1]
    assert move in [offered["move"] for offered in ask["moves"]]
    assert move[0] not in BUTTONS
    assert page.locator(".refusal").count() == 0


@pytest.mark.parametrize("form", FORMS)
def test_every_form_of_an_action_lies_on_the_table(site: Site, visit: Visit, form: str) -> None:
    way, offered, zones = FORMS[form]
    page, wire = opened(site, visit, search(way, offers(*offered), form), "act")
    assert out_of_reach(page, wire.ask) == []
    for kind, zone in zones.items():
        move = next(one["move"] for one in wire.ask["moves"] if one["move"][0] == kind)
        expect(page.locator(f"[data-zone={zone}] {lit(touched(move)[0])}").first).to_be_visible()


@pytest.mark.parametrize("kind", ["resource_which", "new_order"])
def test_a_question_in_the_turn_of_another_says_whose_it_is(site: Site, visit: Visit, kind: str) -> None:
    found = search(Way(3), off_turn(kind), f"{kind} of somebody else")
    page, wire = opened(site, visit, found, kind)
    assert out_of_reach(page, wire.ask) == []
    whose = ("Анна", "Борис", "Вера")[found.state.active]
    expect(page.locator("#prompt strong").first).to_contain_text(whose)
