"""Every question of Lockup on its own table: nothing offered is out of reach, the thing itself answers."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands
from tests.e2e.prison import ALONE, BUTTONS, CELL, EXPERT, FIVE, LIT_ROOM, TABLE, Found, kinds, lay, question, reward
from tests.e2e.site import Site
from tests.e2e.wire import Wire

ROOMS, STASH, SUPPLY = "[data-zone=rooms]", "[data-zone=stash]", ".sup"
MAIN = ".prompt-bar__acts .btn--main"
# Which things of the table answer a question, in the order of pressing; a composed choice ends with its button.
ON_THE_TABLE: dict[str, tuple[str, ...]] = {
    "accuse_whom": ("[data-zone=opponents] [data-legal]",),
    "book_or_not": ("[data-zone=books] [data-legal]",),
    "crew_choice": ("[data-zone=tray] [data-legal]",),
    "drop_which": (f"{STASH} [data-legal]",),
    "exchange_which": (f"{STASH} [data-legal]", f"{SUPPLY} [data-legal]"),
    "gain_which": (f"{SUPPLY} [data-legal]",),
    "grab_which": ("[data-zone=tray] [data-legal]",),
    "hire_which": (f"{ROOMS} .gn[data-legal]",),
    "keep_goon": ("[data-zone=tray] [data-legal]",),
    "keep_trait": ("[data-zone=tray] [data-legal]",),
    "keep_which": ("[data-zone=tray] [data-legal]",),
    "peek_where": (f"{ROOMS} .tokb[data-legal]",),
    "place_more": (f"{CELL}[data-legal]", LIT_ROOM),
    "place_or_pass": (f"{CELL}[data-legal]", LIT_ROOM),
    "reserve_which": ("[data-zone=shelf] [data-legal]",),
    "reward_choice": (f"{ROOMS} .act [data-legal]",),
    "spend_which": (f"{STASH} [data-legal]",),
    "turn_up_which": (f"{ROOMS} .tokb[data-legal]",),
    "waive_which": ("[data-zone=tray] [data-legal]",),
}
# The rewards, by the moves that take them.
REWARDS: dict[tuple[str, ...], tuple[str, ...]] = {
    ("take",): (f"{ROOMS} .act [data-legal]",),
    ("gain_cube",): (f"{SUPPLY} [data-legal]",),
    ("swap",): (f"{STASH} [data-legal]", f"{SUPPLY} [data-legal]"),
    ("barter",): (f"{STASH} [data-legal]", f"{STASH} [data-legal]", f"{SUPPLY} [data-legal]"),
    ("enlist",): (f"{ROOMS} .gn[data-legal]", MAIN),
    ("make",): ("[data-zone=shelf] .it__make[data-legal]", MAIN),
    ("set_aside",): ("[data-zone=shelf] .it__aside[data-legal]", MAIN),
    ("decline",): (".rm[data-room='7'] .rm__hit[data-legal]",),
}
# Lit things, and buttons of the prompt, with the words that a screen reader says.
LIT = "() => [...document.querySelectorAll('[data-legal]')].map((one) => one.querySelector('.vh').textContent.trim())"
SAID = "() => [...document.querySelectorAll('.prompt-bar__acts button')].map((one) => one.innerText.trim())"
CHOICES = "() => [...document.querySelectorAll('.pop .choices button')].map((one) => one.innerText.trim())"


def opened(site: Site, visit: Visit, found: Found, **how: Any) -> tuple[Page, Wire]:
    path, guest = lay(site, found)
    page = visit("about:blank", guest=guest, **how)
    wire = Wire(page)
    page.goto(path)
    Hands(page).ready()
    expect(page.locator(f"{TABLE}[data-question={found.state.asks[found.player][0]}]")).to_be_visible()
    return page, wire


# reach --------------------------------------------------------------------------------------------------------------
def words(page: Page) -> set[str]:
    return {*page.evaluate(LIT), *page.evaluate(SAID)}


def within_reach(page: Page, moves: set[str]) -> set[str]:
    """Sentences of all lit things and buttons, also of those that are lit after something is picked up."""
    found = words(page)
    if "place" in moves:
        found |= with_tokens(page)
    if moves & {"swap", "barter"}:
        found |= with_cubes(page, 2 if "barter" in moves else 1)
    if "quiet" in moves:
        page.locator(".prompt-bar__acts button").last.click()
        expect(page.locator(".pop .choices button").first).to_be_visible()
        found |= {said.split("\n")[-1] for said in page.evaluate(CHOICES)}  # after their digits
        page.keyboard.press("Escape")
    return found


def with_tokens(page: Page) -> set[str]:
    """Each token in turn, face up and face down."""
    found: set[str] = set()
    for one in page.locator(f"{CELL}[data-legal]").all():
        one.click()
        found |= words(page)
        page.keyboard.press("f")
        found |= words(page)
        page.keyboard.press("f")
        page.keyboard.press("Escape")
    return found


def with_cubes(page: Page, left: int) -> set[str]:
    """Each kind of cube to give in turn."""
    if not left:
        return words(page)
    found: set[str] = set()
    for cube in range(4):
        one = page.locator(f"{STASH} [data-legal]:has([data-cube='{cube}'])").first
        if one.count():
            one.click()
            found |= with_cubes(page, left - 1)
            page.keyboard.press("Escape")
    return found


def out_of_reach(page: Page, ask: dict[str, Any]) -> list[str]:
    """Offered moves that no lit thing and no button stands for. What a click means is the first that a thing says."""
    reach = within_reach(page, {move["move"][0] for move in ask["moves"]})
    return [move["text"] for move in ask["moves"] if not any(said.startswith(move["text"]) for said in reach)]


def answer(page: Page, things: tuple[str, ...]) -> None:
    """Press one thing after the other; the last press is a move."""
    for thing in things[:-1]:
        page.locator(thing).first.click()
    expect(page.locator(things[-1]).first).to_be_visible()
    Hands(page).press(page.locator(things[-1]).first)


# tests --------------------------------------------------------------------------------------------------------------
def test_every_question_of_the_game_is_in_this_list() -> None:
    assert set(ON_THE_TABLE) == kinds()


@pytest.mark.parametrize("kind", sorted(ON_THE_TABLE))
def test_a_thing_of_the_table_answers(site: Site, visit: Visit, kind: str) -> None:
    page, wire = opened(site, visit, question(kind))
    ask = wire.ask
    assert ask["kind"] == kind
    assert out_of_reach(page, ask) == []
    answer(page, ON_THE_TABLE[kind] if kind != "reward_choice" else REWARDS[reward_of(ask)])
    assert wire.played[0] in [offered["move"] for offered in ask["moves"]]
    assert wire.played[0][0] not in BUTTONS
    assert page.locator(".refusal").count() == 0


def reward_of(ask: dict[str, Any]) -> tuple[str, ...]:
    """What kind of a reward is offered first."""
    offered = [move["move"][0] for move in ask["moves"]]
    return next(moves for moves in REWARDS if moves[0] in offered)


@pytest.mark.parametrize("moves", REWARDS, ids=lambda moves: moves[0])
def test_every_kind_of_reward(site: Site, visit: Visit, moves: tuple[str, ...]) -> None:
    page, wire = opened(site, visit, reward(*moves))
    ask = wire.ask
    assert out_of_reach(page, ask) == []
    answer(page, REWARDS[moves])
    assert wire.played[0] in [offered["move"] for offered in ask["moves"]]
    assert wire.played[0][0] == moves[0]
    assert page.locator(".refusal").count() == 0


@pytest.mark.parametrize("kind", ["place_or_pass", "reward_choice", "book_or_not", "drop_which"])
@pytest.mark.parametrize("way", [ALONE, EXPERT, FIVE], ids=["alone", "expert", "five"])
def test_with_every_number_of_players(site: Site, visit: Visit, kind: str, way: Any) -> None:
    page, wire = opened(site, visit, question(kind, way))
    assert out_of_reach(page, wire.ask) == []
