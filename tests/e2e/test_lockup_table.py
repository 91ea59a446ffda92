"""Lockup on its own table: a turn by mouse and by keyboard, forecasts that come true, composed choices, secrets."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands, button, press
from tests.e2e.looks import at_rest
from tests.e2e.prison import (
    CELL,
    EXPERT,
    FIVE,
    HIT,
    LIT_ROOM,
    LOG,
    TABLE,
    USUAL,
    Way,
    a_table,
    lay,
    place,
    question,
    reward,
    room,
    search,
    token,
)
from tests.e2e.sight import sentences
from tests.e2e.site import Site
from tests.e2e.wire import Wire

SEWERS, SMITHY, COMMISSARY, LIBRARY = 1, 3, 4, 7
MAIN = ".prompt-bar__acts .btn--main"
STASH, GOON = "[data-zone=stash] .piece", "[data-zone=rooms] .gn[data-legal]"


def opened(site: Site, visit: Visit, found: Any, **how: Any) -> tuple[Page, Wire]:
    path, guest = lay(site, found)
    page = visit("about:blank", guest=guest, **how)
    wire = Wire(page)
    page.goto(path)
    Hands(page).ready()
    return page, wire


def cubes(look: dict[str, Any], seat: int) -> list[int]:
    return list(look["resources"][4 * seat : 4 * seat + 4])


def pieces(page: Page, number: int) -> Locator:
    return room(page, number).locator(".rk.us:not(.is-ghost) .tok")


# a turn -------------------------------------------------------------------------------------------------------------
def test_a_turn_by_clicking(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    Hands(page).ready()
    expect(page.locator(f"{CELL}[data-legal]")).to_have_count(6)
    expect(page.locator(LIT_ROOM)).to_have_count(0)  # nothing is picked up

    token(page, "Lookout").click()
    expect(page.locator(LIT_ROOM)).to_have_count(7)
    room(page, LIBRARY).locator(HIT).click()
    expect(page.get_by_role("dialog")).to_contain_text("Library")  # why not
    page.keyboard.press("Escape")
    token(page, "Lookout").click()
    expect(page.locator(LIT_ROOM)).to_have_count(0)  # put down again

    place(page, "Lookout", SEWERS)
    expect(pieces(page, SEWERS)).to_have_count(1)
    place(page, "Crew 2", SEWERS, down=True)
    expect(pieces(page, SEWERS)).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(pieces(page, SEWERS)).to_have_count(1)
    place(page, "Crew 2", SEWERS, down=True)

    press(page, button(page, "End"))
    Hands(page).ready()  # the bot has answered
    expect(page.locator(f"{CELL}[data-legal]")).to_have_count(4)
    expect(room(page, SEWERS).locator(HIT)).not_to_have_attribute("data-legal", "true")
    at_rest(page)
    before = sentences(page)
    page.reload()
    Hands(page).ready()
    at_rest(page)
    assert sentences(page) == before


def test_the_forecast_of_a_place_comes_true(site: Site, visit: Visit) -> None:
    """While placing: a chip and a ghost row in every lit room; afterwards the row stands there as foreseen."""
    found = question("place_or_pass", FIVE)
    page, wire = opened(site, visit, found)
    token(page, "Crew 4").click()
    lit = page.locator(LIT_ROOM).count()
    assert lit == 7
    expect(page.locator(".rm .fc")).to_have_count(lit)
    expect(page.locator(".rk.is-ghost")).to_have_count(lit)
    name = page.locator(f"{CELL}.is-selected").get_attribute("data-piece") or ""
    piece = int(re.sub(r"\D", "", name))
    facts = next(
        offered["facts"]
        for offered in wire.ask["moves"]
        if offered["move"][:3] == ["place", piece, SMITHY] and offered["move"][3] == 0
    )
    ghost = room(page, SMITHY).locator(".rk.is-ghost .rk__s")
    expect(ghost).to_have_text(str(facts["total"]))
    press(page, room(page, SMITHY).locator(HIT))
    [row] = [row for row in wire.look()["derived"]["rooms"][SMITHY]["standings"] if row["side"] == found.player]
    assert row["strength"] == [facts["total"]] * 2
    assert row["place"] == facts["rank"]
    expect(room(page, SMITHY).locator(".rk.us .rk__s")).to_have_text(str(facts["total"]))


def crowded(state: Any, player: int) -> bool:
    """Somebody may take a plain reward of cubes, and others stand in the room, too."""
    offered = [move[0] for move in state.legal(player)]
    return state.asks[player][0] == "reward_choice" and "take" in offered and 0 < state.location < COMMISSARY


def test_a_preview_is_what_then_happens(site: Site, visit: Visit) -> None:
    found = search(USUAL, crowded, "a reward of cubes")
    page, wire = opened(site, visit, found)
    seat, before = found.player, wire.look()
    page.locator("[data-zone=rooms] .act [data-legal]").first.hover()
    expect(page.locator(".foreseen")).to_be_visible()
    ghost = page.locator("[data-zone=stash] .cap .ghost")
    expect(ghost).to_be_visible()
    by = int(ghost.inner_text().replace("−", "-"))
    words = page.locator(".foreseen").inner_text().partition(" ")[2].split(". ")[0]  # the log says once who it is
    assert words.lower() not in page.locator(LOG).inner_text().lower()
    press(page, "[data-zone=rooms] .act [data-legal]")
    assert sum(cubes(wire.look(), seat)) == sum(cubes(before, seat)) + by
    expect(page.locator(LOG)).to_contain_text(words, ignore_case=True)


def test_the_ranking_stays_after_a_reward(site: Site, visit: Visit) -> None:
    """The sum of somebody who has taken the reward is still in the row while the next one chooses."""

    def second(state: Any, player: int) -> bool:
        chosen = state.asks[player][0] == "reward_choice" and len(state.ranking) > 1
        return bool(chosen and state.ranking[1] == player and not state.tokens(state.ranking[0], state.location))

    found = search(USUAL, second, "a second reward")
    page, wire = opened(site, visit, found)
    rows = room(page, found.state.location).locator(".rk")
    standings = wire.look()["derived"]["rooms"][found.state.location]["standings"]
    assert standings[0]["fate"] == "rewarded"
    assert [row["strength"][0] for row in standings] == list(found.state.sums)
    for number, row in enumerate(standings):
        expect(rows.nth(number).locator(".rk__s")).to_have_text(str(row["strength"][0]))


# composed choices ---------------------------------------------------------------------------------------------------
def may_recruit_two(state: Any, player: int) -> bool:
    """The first two goons could be recruited and taken back: nothing hidden comes to light by it."""
    if ("enlist", 2) not in state.legal(player):
        return False
    goons = [card for space in state.goon_row for card in space]
    trial, wishes = state.clone(), [("hire", goon) for goon in goons[:2]]
    trial.play(player, ("enlist", 2))
    while trial.asks[player] and trial.asks[player][0] in ("spend_which", "hire_which"):
        trial.play(player, wishes.pop(0) if trial.asks[player][0] == "hire_which" else trial.legal(player)[0])
    return len(goons) > 2 and trial.barrier == state.barrier


def test_recruiting_is_one_gesture_that_can_be_taken_back(site: Site, visit: Visit) -> None:
    found = search(USUAL, may_recruit_two, "two goons")
    page, wire = opened(site, visit, found)
    seat, before = found.player, wire.look()
    goons = page.locator(GOON)
    goons.nth(0).click()
    expect(page.locator(MAIN)).to_be_visible()
    goons.nth(1).click()
    expect(page.locator(f"{GOON}[aria-pressed=true]")).to_have_count(2)
    paid = page.locator("[data-zone=stash] .sl.pay")
    expect(paid).to_have_count(
        next(o["facts"]["price"]["any"] for o in wire.ask["moves"] if o["move"] == ["enlist", 2])
    )
    page.keyboard.press("Escape")  # all of it is put down
    expect(page.locator("[data-zone=stash] .sl.pay")).to_have_count(0)
    expect(page.locator(f"{GOON}[aria-pressed=true]")).to_have_count(0)
    goons.nth(0).click()
    goons.nth(1).click()
    expect(paid.first).to_be_visible()
    assert not wire.played, "nothing is sent before the choice is made"
    press(page, MAIN)
    [steps] = wire.gestures
    assert steps[0]["move"] == ["enlist", 2]
    assert [step["move"][0] for step in steps if step["move"][0] == "hire"]
    wire.until(page, lambda look: len(look["goons"][seat]) == len(before["goons"][seat]) + 2)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f"{TABLE}[data-question=reward_choice]")).to_be_visible()
    look = wire.until(page, lambda look: bool(look["goons"] == before["goons"]))
    assert cubes(look, seat) == cubes(before, seat)


def may_craft_with_any(state: Any, player: int) -> bool:
    return item_with_any(state, player) is not None


def item_with_any(state: Any, player: int) -> int | None:
    """An item without an effect of its own that has a symbol of "any" and could be paid in more than one way."""
    for move in state.legal(player):
        if move[0] == "make" and not state.discount:
            cost, have = state.content.cost[move[1]], state.resources[4 * player : 4 * player + 4]
            left = [count - paid for count, paid in zip(have, cost, strict=False)]
            several = cost[4] == 1 and sum(count > 0 for count in left) > 1
            if several and not state.content.effects[move[1]]:
                return int(move[1])
    return None


def test_crafting_with_another_cube(site: Site, visit: Visit) -> None:
    """The payment is proposed, another cube can pay instead, and what was foreseen happens."""
    found = search(Way(3, (("mode", "expert"),)), may_craft_with_any, "an item with any", 600)
    page, wire = opened(site, visit, found)
    seat, before = found.player, wire.look()
    item = item_with_any(found.state, found.player)
    page.locator(f"[data-item='{item}'] .it__make").click()
    paying = page.locator("[data-zone=stash] .sl.pay:not(.fixed)")
    expect(paying).to_have_count(1)
    proposed = paying.locator("[data-cube]").get_attribute("data-cube")
    other = page.locator(f"[data-zone=stash] .sl[data-legal]:not(.pay):not(:has([data-cube='{proposed}']))").first
    wanted = other.locator("[data-cube]").get_attribute("data-cube")
    other.click()
    expect(paying.locator(f"[data-cube='{wanted}']")).to_have_count(1)
    press(page, MAIN)
    assert ["spend", int(wanted or -1)] in wire.played
    cost = found.state.content.cost[item]
    paid = [cost[number] + (number == int(wanted or -1)) for number in range(4)]
    left = [have - less for have, less in zip(cubes(before, seat), paid, strict=True)]
    after = wire.until(page, lambda look: cubes(look, seat) == left)
    assert item in after["items"][seat]


def test_an_exchange_gives_and_then_takes(site: Site, visit: Visit) -> None:
    found = reward("swap")
    page, wire = opened(site, visit, found)
    seat, before = found.player, wire.look()
    expect(page.locator(".sup [data-legal]")).to_have_count(0)
    page.locator(f"{STASH}[data-legal]").first.click()
    expect(page.locator(".sup [data-legal]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".sup [data-legal]")).to_have_count(0)
    page.locator(f"{STASH}[data-legal]").first.click()
    press(page, ".sup [data-legal]")
    assert wire.played[-1][0] == "swap"
    assert sum(cubes(wire.look(), seat)) == sum(cubes(before, seat))


# keys ---------------------------------------------------------------------------------------------------------------
def test_a_turn_by_keyboard(site: Site, visit: Visit) -> None:
    """Letters pick a token, F turns it over, digits choose a room; N leads to what is lit, Enter acts."""
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    Hands(page).ready()
    page.keyboard.press("p")
    expect(token(page, "Enforcer")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("e")
    expect(token(page, "Lookout")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("f")
    expect(page.locator(".prompt-bar__acts button[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("2")
    expect(pieces(page, SEWERS)).to_have_count(1)
    Hands(page).ready()
    page.keyboard.press("Shift+Digit5")
    expect(token(page, "Crew 5")).to_have_attribute("aria-pressed", "true")
    for _ in range(20):
        page.keyboard.press("n")
        if page.locator(f"{LIT_ROOM}:focus").count():
            break
    expect(room(page, SEWERS).locator(f"{HIT}:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(pieces(page, SEWERS)).to_have_count(2)
    Hands(page).ready()
    before = page.locator(LOG).inner_text()
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.locator(".prompt-bar__acts button:focus", has_text="End").count():
            break
    page.keyboard.press("Enter")
    expect(page.locator(LOG)).not_to_have_text(before, use_inner_text=True)
    Hands(page).ready()
    expect(page.locator(f"{CELL}[data-legal]")).to_have_count(4)


def test_letters_are_keys_in_every_script(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest, lang="ru")
    Hands(page).ready()
    page.keyboard.press("KeyP")
    expect(token(page, "Громила")).to_have_attribute("aria-pressed", "true")


# everybody ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_number_of_players(site: Site, visit: Visit, players: int) -> None:
    guest, path = a_table(site, players)
    page = visit(path, guest=guest)
    Hands(page).ready()
    expect(page.locator("[data-zone=opponents] [data-seat]")).to_have_count(max(1, players - 1))
    expect(page.locator(".rm")).to_have_count(8)
    expect(page.locator("[data-zone=shelf] [data-item]")).to_have_count(max(2, players) + 1)
    expect(page.locator("[data-zone=goals] .gl")).to_have_count(3 if players > 1 else 2)


def test_what_lies_face_down_is_not_in_the_page_of_others(site: Site, visit: Visit) -> None:
    anna, boris = site.guest("Анна"), site.guest("Борис")
    wish = {"game": "lockup", "players": 2, "seats": ["me", "open"], "seed": 11, "options": {"first": "1"}}
    table = anna.create(**wish)
    boris.join(table)
    page = visit(f"/t/{table}", guest=anna)
    Hands(page).ready()
    piece = int(re.sub(r"\D", "", token(page, "Crew 4").get_attribute("data-piece") or ""))
    place(page, "Crew 4", SMITHY, down=True)
    expect(pieces(page, SMITHY)).to_have_count(1)
    for guest in (boris, None):
        other = visit("about:blank", guest=guest)
        wire = Wire(other)
        other.goto(f"/t/{table}")
        there = room(other, SMITHY)
        expect(there.locator(".rk .tok")).to_have_count(1)
        expect(there.locator(".rk__s")).to_have_text(re.compile(r"0\D+5"))  # bounds
        look = wire.look()
        assert look["placed"][SMITHY] == [None]
        assert piece not in look["private"]
        assert other.locator(f"[data-piece='token {piece}'], [data-piece='{piece}']").count() == 0


def test_the_tray_of_expert_mode(site: Site, visit: Visit) -> None:
    """Two traits lie over the corridor; the rooms keep their places."""
    page, _ = opened(site, visit, question("keep_trait", EXPERT))
    expect(page.locator("[data-zone=tray] [data-legal]")).to_have_count(2)
    before = page.locator("[data-zone=rooms]").bounding_box()
    press(page, "[data-zone=tray] [data-legal]")
    assert page.locator("[data-zone=rooms]").bounding_box() == before


def test_the_form_of_a_new_table(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator(".g[data-game=lockup]").get_by_role("button", name="Play now")).to_be_visible()
    page.goto("/new/lockup")
    first, difficulty = page.get_by_label("First player"), page.get_by_role("radio", name="hard")
    page.get_by_role("radio", name="5", exact=True).check()
    expect(first.locator("option")).to_have_count(6)
    expect(difficulty).to_have_count(0)
    page.get_by_role("radio", name="1, solo").check()
    expect(first).to_have_count(0)
    difficulty.check()
    page.get_by_role("radio", name="expert").check()
    page.get_by_role("button", name="Create and play").click()
    page.wait_for_url("**/t/*")
    Hands(page).ready()
    expect(page.locator(".top__title")).to_contain_text("expert · Difficulty: hard")
    expect(page.locator("[data-zone=opponents]")).to_contain_text("guards", ignore_case=True)
    expect(page.locator("#prompt")).to_contain_text(re.compile("trait|reserve|book"))  # which, says the crew drawn
