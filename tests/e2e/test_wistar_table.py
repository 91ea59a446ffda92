"""Rats of Wistar on its own table: a turn by mouse and by keys, what the pointer foresees, ways through the farm."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pentarchy.engine.registry import get_game
from tests.e2e.conftest import Visit
from tests.e2e.farm import (
    FAR,
    HAND,
    MISSIONS,
    PAIR,
    ROW,
    SLOT,
    USUAL,
    Found,
    a_table,
    asks,
    ghost,
    good,
    goods,
    lay,
    log,
    place,
    question,
    search,
    send_out,
    to_the_first_turn,
    workers,
)
from tests.e2e.hands import Hands, button, press
from tests.e2e.looks import at_rest
from tests.e2e.sight import sentences
from tests.e2e.site import Site
from tests.e2e.wire import Wire

FREE_SLOTS = {1: 8, 2: 8, 3: 10, 4: 12}
GOODS = ("wood", "metal", "move", "joker")


@pytest.fixture
def turn(site: Site, visit: Visit) -> Page:
    """A first turn, both rats at the entrance."""
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    to_the_first_turn(page)
    return page


def lay_and_open(site: Site, visit: Visit, found: Found, **how: Any) -> Page:
    path, guest = lay(site, found)
    page = visit(path, guest=guest, **how)
    Hands(page).ready()
    return page


def plate(page: Page, action: str) -> Any:
    return page.locator("[data-zone=wheel] .act", has_text=action)


def slots_at(page: Page, action: str) -> Any:
    """The slots of the sector beside an action plate."""
    names = page.locator("[data-zone=wheel] .act .act__n").all_inner_texts()
    return page.locator(f"[data-zone=wheel] [data-place-at='{names.index(action)}'] .slot")


# a turn -------------------------------------------------------------------------------------------------------------
def test_the_draft_and_a_turn_by_clicking(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    Hands(page).ready()
    expect(page.locator(PAIR)).to_have_count(2)  # the pair that the bot has left: both cards mean the same
    names = sorted(page.locator(f"{PAIR} .inv__n").all_inner_texts())
    press(page, page.locator(PAIR).last)
    Hands(page).ready()
    assert sorted(page.locator(f"{HAND} .inv__n").all_inner_texts()) == names
    expect(page.locator(SLOT)).to_have_count(FREE_SLOTS[2])
    expect(page.locator(".hut[data-legal]")).to_have_count(1)

    expect(plate(page, "Collect wood")).to_contain_text("no workers")
    send_out(page, "Forest")
    expect(plate(page, "Collect wood")).to_contain_text("+1")
    before = good(page, "wood")
    press(page, slots_at(page, "Collect wood").last)
    expect(page.locator(SLOT)).to_have_count(0)
    expect(page.locator("[data-zone=wheel] .slot.own.open use[href='#m-1']")).to_have_count(1)
    press(page, button(page, "Main action"))
    expect(log(page)).to_contain_text("Gains 1 wood (main action).")
    assert good(page, "wood") == before + 1

    at_rest(page)
    told = sentences(page)
    page.reload()
    Hands(page).ready()
    at_rest(page)
    assert sentences(page) == told
    Hands(page, 2).play(lambda: button(page, "End the turn").count())
    press(page, button(page, "End the turn"))
    expect(log(page)).to_contain_text("takes a turn", ignore_case=True)


def test_a_rat_is_dragged_to_its_area(turn: Page) -> None:
    rat, goal = workers(turn, "Entrance").bounding_box(), workers(turn, "Burrow").bounding_box()
    assert rat
    assert goal
    turn.mouse.move(rat["x"] + rat["width"] / 2, rat["y"] + rat["height"] / 2)
    turn.mouse.down()
    turn.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=8)
    turn.mouse.up()
    expect(log(turn)).to_contain_text("entrance to the burrow")
    expect(plate(turn, "Collect metal")).to_contain_text("+1")
    turn.get_by_role("button", name="Undo").click()
    expect(plate(turn, "Collect metal")).to_contain_text("no workers")


def test_escape_puts_a_rat_back(turn: Page) -> None:
    lit = turn.locator("[data-legal]").count()
    workers(turn, "Entrance").click()
    expect(workers(turn, "Entrance")).to_have_attribute("aria-pressed", "true")
    expect(workers(turn, "Farm")).to_have_attribute("data-legal", "true")
    turn.keyboard.press("Escape")
    expect(turn.locator("[data-legal]")).to_have_count(lit)


# what is foreseen ---------------------------------------------------------------------------------------------------
def foretold(page: Page) -> list[int]:
    """The own goods as the ghosts say they would be."""
    return [good(page, name) + ghost(page, name) for name in GOODS]


@pytest.mark.parametrize(
    ("kind", "thing"),
    [
        ("dig_how_many", "[data-zone=burrow-track] [data-legal]"),
        ("build_how_many", "[data-zone=burrow-track] [data-legal]"),
        ("pick_which", "[data-zone=goods] [data-legal]"),
        ("pay_which", "[data-zone=goods] [data-legal]"),
        ("brew_which", ".prompt-bar__acts button:not([aria-disabled=true]) >> nth=-1"),
    ],
)
def test_the_pointer_foresees_what_a_press_does(site: Site, visit: Visit, kind: str, thing: str) -> None:
    page = lay_and_open(site, visit, question(kind))
    before = goods(page)
    lit = page.locator(thing).last
    lit.hover()
    expect(page.locator(".foreseen")).to_be_visible()
    expect(page.locator("[data-zone=goods] .ghost").first).to_be_visible()
    told = foretold(page)
    assert told != before
    press(page, lit)
    page.mouse.move(1, 1)
    expect(page.locator("[data-zone=goods] .ghost")).to_have_count(0)
    assert goods(page) == told


def test_the_focus_foresees_it_too(site: Site, visit: Visit) -> None:
    page = lay_and_open(site, visit, question("dig_how_many"))
    page.mouse.move(1, 1)
    page.keyboard.press("Tab")
    lit = page.locator("[data-zone=burrow-track] [data-legal]").last
    lit.focus()
    expect(page.locator("[data-zone=goods] .ghost").first).to_be_visible()
    lit.blur()
    expect(page.locator(".ghost, .foreseen")).to_have_count(0)


# the farm -----------------------------------------------------------------------------------------------------------
def walk_of_two(state: Any, player: int) -> bool:
    """Somebody explores, and two steps through open passages lead to a room."""
    if (state.asks[player] or ("",))[0] != "explore_which":
        return False
    return bool(far_walks(state, player))


def far_walks(state: Any, player: int) -> list[dict[str, Any]]:
    targets = get_game("wistar").insight(state, player)["explore"]["targets"]
    return [
        target
        for target in targets
        if target["points"] == 2 and [step["move"][0] for step in target["steps"]] == ["walk_to", "walk_to"]
    ]


def test_several_steps_are_one_chain_and_undo_takes_it_back(site: Site, visit: Visit) -> None:
    found = search(USUAL, walk_of_two, "a walk of two")
    page = lay_and_open(site, visit, found)
    (goal, *_) = [target["move"][1] for target in far_walks(found.state, found.player)]
    before = page.locator("#prompt strong").first.inner_text()
    rat = f"[data-piece='explorer {found.player}']"
    start = page.locator(f".room:has({rat})").get_attribute("data-place")
    expect(place(page, goal).locator(".rname.is-far .go i")).to_have_text("2")
    press(page, place(page, goal).locator(".rname"))
    expect(place(page, goal).locator(rat)).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt strong").first).to_have_text(before)
    expect(page.locator(f".room[data-place='{start}'] {rat}")).to_have_count(1)


def behind_a_door(state: Any, player: int) -> bool:
    if (state.asks[player] or ("",))[0] != "explore_which":
        return False
    return bool(doors_on_the_way(state, player))


def doors_on_the_way(state: Any, player: int) -> list[dict[str, Any]]:
    targets = get_game("wistar").insight(state, player)["explore"]["targets"]
    return [
        target
        for target in targets
        if target["move"][0] == "walk_to" and [step["move"][0] for step in target["steps"]] == ["open", "walk_to"]
    ]


def test_rings_say_what_points_reach(site: Site, visit: Visit) -> None:
    """Solid: one step now. Dotted: several, with the sum of points; exactly those that the server names."""
    found = search(USUAL, behind_a_door, "a door on the way")
    page = lay_and_open(site, visit, found)
    targets = get_game("wistar").insight(found.state, found.player)["explore"]["targets"]
    near = [target for target in targets if target["points"] == 1]
    expect(page.locator(FAR)).to_have_count(len(targets) - len(near))
    expect(page.locator("[data-zone=farm] [data-legal]:not(.is-far)")).to_have_count(len(near))
    shown = sorted(int(text) for text in page.locator("[data-zone=farm] :is(.cost, .go i)").all_inner_texts())
    assert shown == sorted(target["points"] for target in targets)


def test_a_mission_by_clicking_its_row(site: Site, visit: Visit) -> None:
    page = lay_and_open(site, visit, search(MISSIONS, asks("mission_which"), "a mission"))
    done = page.locator("[data-zone=farm] .mrow.done").count()
    press(page, ROW)
    if page.locator("[data-zone=spaces] [data-legal]").count():
        press(page, page.locator("[data-zone=spaces] [data-legal]:not(:has(.fee))").first)
    for _ in range(8):  # what it asks to be paid
        if page.locator("[data-zone=farm] .mrow.done").count() > done:
            break
        press(page, "[data-legal]")
    expect(page.locator("[data-zone=farm] .mrow.done")).to_have_count(done + 1)
    expect(page.locator("[data-zone=spaces] .freed")).not_to_have_count(0)


# tables -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_of_players(site: Site, visit: Visit, players: int) -> None:
    guest, path = a_table(site, players)
    page = visit(path, guest=guest)
    to_the_first_turn(page)
    expect(page.locator(".wistar")).to_have_attribute("data-players", str(players))
    expect(page.locator("[data-zone=wheel] .slot")).to_have_count(FREE_SLOTS[players])
    expect(page.locator("[data-zone=farm] .room")).to_have_count(8)
    expect(page.locator("[data-zone=farm] .dr")).to_have_count(10)
    expect(page.locator("[data-zone=farm] [data-piece^=explorer]")).to_have_count(players)
    expect(page.locator("[data-zone=goals] .goal")).to_have_count(3)
    expect(page.locator("[data-zone=market] [data-piece]")).to_have_count(8)
    expect(page.locator("[data-zone=spaces] .spc")).to_have_count(10)


def test_the_rival_clan_has_its_strip(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 1)
    page = visit(path, guest=guest)
    to_the_first_turn(page)
    rival = page.locator("[data-zone=opponents]")
    expect(rival).to_contain_text("The Rival Clan")
    chiefs = page.locator("[data-zone=wheel] use[href='#m-2']")
    Hands(page, 3).play(lambda: chiefs.count())  # it has placed one
    expect(rival).not_to_contain_text(re.compile(r"undefined|NaN|\[object"))


def test_what_is_hidden_is_not_in_the_page(site: Site, visit: Visit) -> None:
    found = question("play_which")
    path, guest = lay(site, found)
    page = visit("about:blank", guest=guest)
    wire = Wire(page)
    page.goto(path)
    Hands(page).ready()
    other = 1 - found.player
    state = found.state
    hidden = {*state.hands[other], *state.decks[0], *state.decks[1], *(card for pile in state.mice_at for card in pile)}
    on_page = {str(one.get_attribute("data-piece")) for one in page.locator("[data-piece]").all()}
    assert state.hands[other]
    assert {str(card) for card in state.hands[found.player]} <= on_page
    assert not {str(card) for card in hidden} & on_page
    first = next(message for message in wire.told if message["t"] == "state")
    assert all(card is None for card in first["look"]["hands"][other])
    assert first["look"]["insight"]["hand"]


def test_who_watches_sees_the_same_table(site: Site, visit: Visit) -> None:
    found = question("explore_which")
    path, _ = lay(site, found)
    page = visit(path, guest=site.guest("Зина"))
    expect(page.locator("[data-zone=farm] .room")).to_have_count(8)
    expect(page.locator("[data-legal]")).to_have_count(0)
    expect(page.locator(f"{HAND} .inv__n")).to_have_count(0)
    assert not re.search(r"undefined|NaN|\[object", page.locator(".wistar").inner_text())


def test_the_form_of_a_new_table(visit: Visit) -> None:
    page = visit("/new/wistar")
    hard, first = page.get_by_role("radio", name="Hard", exact=True), page.get_by_label("First player")
    page.get_by_role("radio", name="4", exact=True).check()
    expect(first.locator("option")).to_have_count(5)
    expect(hard).to_have_count(0)
    page.get_by_role("radio", name="1, solo").check()
    expect(first).to_have_count(0)
    hard.check()
    page.get_by_role("button", name="Create and play").click()
    page.wait_for_url("**/t/*")
    Hands(page).ready()
    expect(page.locator(".top__title")).to_contain_text("hard")
    expect(page.locator("[data-zone=opponents]")).to_contain_text("The Rival Clan")
