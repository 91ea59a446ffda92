"""Tyrants of the Underdark on its own table: a turn by mouse and by keyboard, what the pointer foresees, filters."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands, button, press
from tests.e2e.looks import at_rest
from tests.e2e.sight import sentences
from tests.e2e.site import Site
from tests.e2e.underdark import (
    HAND,
    MAP,
    MARKET,
    RING,
    SOCKET,
    USUAL,
    a_table,
    barracks,
    ghost,
    hand,
    influence,
    lay,
    play_hand,
    power,
    question,
    search,
    settle,
)

DECKS = ["Random", "Drow", "Dragons", "Elementals", "Demons", "Aberrations", "Undead"]
SITES = {2: 15, 3: 21, 4: 26}
LESS_ON_THE_RIGHT = 1
TROOPS = 39  # in the barracks when the first one stands on the map


@pytest.fixture
def turn(site: Site, visit: Visit) -> Page:
    """A first turn, all cards played."""
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    settle(page)
    play_hand(page)
    return page


def log(page: Page) -> str:
    return page.locator(".logbook").inner_text()


def test_a_turn_by_clicking(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    Hands(page).ready()
    starts = page.locator(RING).count()
    assert starts > 2
    settle(page)
    expect(page.locator(RING)).to_have_count(0)
    assert (power(page), influence(page), barracks(page)) == (0, 0, TROOPS)
    assert hand(page) == 5

    play_hand(page)
    assert hand(page) == 0
    expect(page.locator("[data-zone=played] .st")).to_have_count(5)
    paid, spent = power(page), influence(page)
    assert paid + spent == 5

    press(page, SOCKET)
    assert (power(page), barracks(page)) == (paid - 1, TROOPS - 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".house.ours .bar b")).to_have_text(str(TROOPS))
    assert power(page) == paid
    press(page, SOCKET)
    assert (power(page), barracks(page)) == (paid - 1, TROOPS - 1)

    press(page, MARKET)
    assert influence(page) < spent
    expect(page.locator(".house.ours .cells .cl").nth(2)).to_contain_text("1")  # the discard pile

    expect(button(page, "End the turn")).to_contain_text("power" if power(page) else "End")
    press(page, button(page, "End the turn"))
    Hands(page).ready()  # the bot has answered
    expect(page.locator(".clock strong")).to_have_text("Round 2")
    assert hand(page) == 5

    at_rest(page)
    before = sentences(page)
    page.reload()
    Hands(page).ready()
    at_rest(page)
    assert sentences(page) == before


def test_the_pointer_foresees_what_a_press_does(turn: Page) -> None:
    paid, troops = power(turn), barracks(turn)
    socket = turn.locator(SOCKET).first
    socket.hover()
    words = turn.locator(".foreseen").inner_text().partition(" ")[2]  # the log says once who it is
    foreseen = paid + ghost(turn.locator(".gem--p")), troops + ghost(turn.locator(".house.ours .bar"))
    assert foreseen == (paid - 1, troops - 1)
    expect(turn.locator(f"{MAP} .tp--ghost")).to_have_count(1)
    assert words.lower() not in log(turn).lower()
    press(turn, socket)
    turn.mouse.move(1, 1)
    assert (power(turn), barracks(turn)) == foreseen
    expect(turn.locator(".logbook")).to_contain_text(words, ignore_case=True)
    expect(turn.locator(".ghost, .foreseen")).to_have_count(0)


def test_the_focus_foresees_it_too(turn: Page) -> None:
    turn.mouse.move(1, 1)
    turn.keyboard.press("Tab")  # whoever uses keys sees the focus
    turn.locator(SOCKET).first.focus()
    expect(turn.locator(".foreseen")).to_contain_text("troop")
    assert ghost(turn.locator(".house.ours .bar")) == -1
    turn.locator(SOCKET).first.blur()
    expect(turn.locator(".ghost, .foreseen")).to_have_count(0)


def buys_everything(state: Any, player: int) -> bool:
    """Somebody may deploy, assassinate and recruit."""
    offered = {move[0] for move in state.legal(player)}
    return {"deploy", "assassinate", "recruit"} <= offered


def test_filters_leave_only_their_targets_lit(site: Site, visit: Visit) -> None:
    found = search(USUAL, buys_everything, "a full purse")
    path, guest = lay(site, found)
    page = visit(path, guest=guest)
    Hands(page).ready()
    lit = page.locator("[data-legal]")
    everything = lit.count()
    places = {move[0]: 0 for move in found.state.legal(found.player)}
    for move in found.state.legal(found.player):
        places[move[0]] += 1
    for filter_, key in (("assassinate", "a"), ("deploy", "d")):
        pressed = page.locator(f"[data-filter={filter_}]")
        pressed.click()
        expect(pressed).to_have_attribute("aria-pressed", "true")
        expect(pressed.locator("> b")).to_have_text(str(places[filter_]))
        expect(page.locator(f"{HAND}[data-legal], {MARKET}")).to_have_count(0)
        inside = page.locator(f"{MAP} [data-legal]")
        assert 0 < inside.count() == lit.count() < everything
        expect(page.locator(SOCKET)).to_have_count(places["deploy"] if filter_ == "deploy" else 0)
        page.keyboard.press("Escape")
        expect(pressed).to_have_attribute("aria-pressed", "false")
        expect(lit).to_have_count(everything)
        page.keyboard.press(key)
        expect(pressed).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(lit).to_have_count(everything)


def next_in(page: Page, zone: str) -> None:
    """N leads from one lit thing to the next, round and round."""
    for _ in range(40):
        page.keyboard.press("n")
        expect(page.locator("[data-legal]:focus")).to_have_count(1)
        if page.locator(f"[data-zone={zone}] [data-legal]:focus").count():
            return
    raise AssertionError(f"N does not lead to {zone}")


def act(page: Page, key: str = "Enter") -> None:
    before = log(page)
    page.keyboard.press(key)
    Hands(page).answered()
    expect(page.locator(".logbook")).not_to_have_text(before, use_inner_text=True)
    Hands(page).ready()


def test_a_turn_by_keyboard(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    Hands(page).ready()
    next_in(page, "map")
    first = page.locator("[data-legal]:focus .vh").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".piece:focus")).not_to_contain_text(first)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".plate:focus")).to_have_count(1)
    next_in(page, "map")
    act(page)
    for left in range(4, -1, -1):
        next_in(page, "hand")
        act(page)
        assert hand(page) == left
    next_in(page, "map")
    act(page)
    assert barracks(page) == TROOPS - 1
    before = influence(page)
    next_in(page, "market")
    act(page)
    assert influence(page) < before
    while influence(page) and page.locator(MARKET).count():
        next_in(page, "market")
        act(page)
    while power(page):
        next_in(page, "map")
        act(page)
    page.locator("#table").focus()  # where the skip link leads
    page.keyboard.press("1" if influence(page) else "Enter")
    if page.locator("#prompt.warn").count():
        page.keyboard.press("Enter")
    expect(page.locator(".clock strong")).to_have_text("Round 2")


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"section": "left"}), (3, {"section": "right"}), (4, {"deck_2": "demons"})]
)
def test_every_number_of_players(site: Site, visit: Visit, players: int, options: dict[str, str]) -> None:
    guest, path = a_table(site, players, **options)
    page = visit(path, guest=guest)
    settle(page)
    expect(page.locator(".house")).to_have_count(players)
    expect(page.locator(".house.ours")).to_have_count(1)
    expect(page.locator(f"{MAP} .site")).to_have_count(
        SITES[players] - LESS_ON_THE_RIGHT * (options.get("section") == "right")
    )
    for seat in range(players):
        assert page.locator(f'{MAP} .site .sockets use[href="#m-{seat + 1}"]').count(), "a first troop of everybody"


def test_the_hand_of_an_opponent_is_not_in_the_page(site: Site, visit: Visit) -> None:
    found = question("choose_one")
    path, guest = lay(site, found)
    page = visit("about:blank", guest=guest)
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    page.on("websocket", listen)
    page.goto(path)
    Hands(page).ready()
    other = 1 - found.player
    hidden = {*found.state.hands[other], *found.state.decks[0], *found.state.decks[1]}
    on_page = {str(one.get_attribute("data-piece")) for one in page.locator("[data-piece]").all()}
    assert found.state.hands[other]
    assert {str(card) for card in found.state.hands[found.player]} <= on_page
    assert not {str(card) for card in hidden} & on_page
    state = next(message for message in told if message["t"] == "state")
    assert all(card is None for card in state["look"]["hands"][other])
    assert all(card is None for deck in state["look"]["decks"] for card in deck)


def test_the_form_of_a_new_table(visit: Visit) -> None:
    page = visit("/")
    shelf = page.locator(".g[data-game=tyrants]")
    expect(shelf.get_by_role("button", name="Play now")).to_be_visible()
    page.goto("/new/tyrants")
    first = page.get_by_label("First player")
    for players in ("3", "4"):
        page.get_by_role("radio", name=players, exact=True).check()
        expect(first.locator("option")).to_have_count(1 + int(players))
    first.select_option("4")
    decks = [page.get_by_label(f"{which} half-deck") for which in ("First", "Second")]
    decks[0].select_option("undead")
    assert decks[1].locator("option").all_inner_texts() == DECKS[:-1]  # two different ones
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Seat 2").select_option("skilled")
    page.get_by_role("button", name="Create and play").click()
    page.wait_for_url("**/t/*")
    settle(page)
    expect(page.locator(".top__title")).to_contain_text(re.compile("Undead"))
