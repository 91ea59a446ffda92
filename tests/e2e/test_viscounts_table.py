"""Viscounts on its own table: a turn by mouse and by keyboard, what the pointer foresees, buildings in two touches."""

import json
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from pentarchy.games.viscounts.state import COLOURS
from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands
from tests.e2e.looks import at_rest
from tests.e2e.sight import sentences
from tests.e2e.site import Site
from tests.e2e.west import (
    BOARD,
    HAND,
    PIECE,
    SPACE,
    TABLE,
    Found,
    Way,
    a_table,
    asked,
    completes_a_link,
    lay,
    lay_for_all,
    lit,
    make,
    offers,
    press,
    question,
    search,
    would_end,
)

GOODS = ("ink", "stone", "gold", "silver")
SITES = {1: 20, 2: 20, 3: 25, 4: 25}  # of the face
SILVER = "[data-zone=goods] [data-good=silver]"
FORESEEN = "[data-zone=focus] [data-foreseen]"


def log(page: Page) -> str:
    return page.locator(".logbook").inner_text()


def own(page: Page) -> dict[str, int]:
    """Goods of the own side, as they are."""
    return {good: int(page.locator(f"[data-zone=goods] [data-good={good}] b").inner_text()) for good in GOODS}


def ghosts(page: Page) -> dict[str, int]:
    """How the goods would change."""
    found = {}
    for good in GOODS:
        ghost = page.locator(f"[data-zone=goods] [data-good={good}] .ghost")
        if ghost.count():
            found[good] = int(ghost.inner_text().replace("−", "-"))
    return found


def opened(site: Site, visit: Visit, found: Found, kind: str, **how: Any) -> Page:
    path, guest = lay(site, found)
    page = visit(path, guest=guest, **how)
    asked(page, kind)
    return page


def offered(found: Found, kind: str) -> list[tuple[Any, ...]]:
    return [move for move in found.state.legal(found.player) if move[0] == kind]


# a turn by mouse ----------------------------------------------------------------------------------------------------
def test_a_turn_by_clicking(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    asked(page, "pair_which")
    expect(page.locator("[data-zone=draft] [data-legal]")).to_have_count(2)  # the bot has taken one of three pairs
    press(page, "[data-zone=draft] [data-legal]")
    Hands(page).play(lambda: page.locator(f"{TABLE}[data-question=play_which]").count())
    expect(page.locator("[data-zone=draft]")).to_have_count(0)
    cards = page.locator(f"{HAND}[data-legal]")
    expect(cards).to_have_count(3)
    card = str(cards.first.get_attribute("data-piece"))
    press(page, cards.first)
    expect(page.locator(f"[data-zone=row] {PIECE.format(card)}")).to_be_visible()

    Hands(page).play(lambda: page.locator(f"{TABLE}[data-question=move_where]").count())
    goal = page.locator(SPACE).first
    name = str(goal.get_attribute("data-piece"))
    steps = int(goal.locator("b").inner_text())
    assert steps > 0
    press(page, goal)
    expect(page.locator(f"{BOARD} {lit(name)}")).to_have_count(0)
    expect(page.locator(f"{BOARD} [data-viscount='0']")).to_have_count(1)

    Hands(page).play(lambda: not page.locator(f"{TABLE}[data-question=move_where]").count())
    at_rest(page)
    before = sentences(page)
    page.reload()
    Hands(page).ready()
    at_rest(page)
    assert sentences(page) == before


# what the pointer foresees ------------------------------------------------------------------------------------------
def way_with_a_price(state: Any, player: int) -> bool:
    if state.asks[player][0] != "move_where":
        return False
    prices = [state.facts_of(player, move).get("price", {}) for move in state.legal(player)]
    return any(price.get("silver", 0) > 1 for price in prices)


def test_a_way_says_steps_price_and_offer_before_it_is_gone(site: Site, visit: Visit) -> None:
    found = search(Way(3), way_with_a_price, "a way that costs")
    page = opened(site, visit, found, "move_where")
    expect(page.locator(SPACE)).to_have_count(len(offered(found, "move")))
    told = {move: found.state.facts_of(found.player, move) for move in offered(found, "move")}
    move, facts = max(told.items(), key=lambda one: one[1].get("price", {}).get("silver", 0))
    space = page.locator(f"{BOARD} {lit(f'space:{move[1]}')}")
    expect(space.locator("b")).to_have_text(str(facts["steps"]))
    expect(space.locator(".fare")).to_have_text(str(facts["price"]["silver"]))
    before = own(page)
    space.hover()
    expect(page.locator(f"{SILVER} .ghost")).to_have_text(f"−{facts['price']['silver']}")
    expect(page.locator(f"{BOARD} .route").first).to_be_attached()
    focus = page.locator("[data-zone=focus]")
    expect(focus).to_contain_text(str(facts["steps"]))
    press(page, space)
    at_rest(page)
    assert own(page)["silver"] == before["silver"] - facts["price"]["silver"]
    expect(page.locator(f"{BOARD} .route")).to_have_count(0)


def test_trade_signs_say_how_often_and_keep_their_word(site: Site, visit: Visit) -> None:
    def trades_somewhere(state: Any, player: int) -> bool:
        if state.asks[player][0] != "move_where":
            return False
        return any(exchanges(state, player, move) > 1 for move in state.legal(player))

    found = search(Way(2), trades_somewhere, "a way to trade")
    move = next(move for move in offered(found, "move") if exchanges(found.state, found.player, move) > 1)
    page = opened(site, visit, found, "move_where")
    page.locator(f"{BOARD} {lit(f'space:{move[1]}')}").hover()
    times = exchanges(found.state, found.player, move)
    expect(page.locator("[data-zone=focus]")).to_contain_text(f"×{times}")
    make(page, move)
    asked(page, "act")
    expect(page.locator("[data-zone=focus] [data-piece^='trade:'][data-legal]")).to_have_count(times)


def exchanges(state: Any, player: int, move: tuple[Any, ...]) -> int:
    """How often somebody could trade after a move; 0 if something else comes first."""
    there = state.clone()
    there.apply(player, move)
    return sum(one[0] == "trade" for one in there.legal(player)) if there.asks[player] else 0


def test_the_focus_of_keys_foresees_it_too(site: Site, visit: Visit) -> None:
    page = opened(site, visit, search(Way(3), way_with_a_price, "a way that costs"), "move_where")
    page.mouse.move(1, 1)
    page.keyboard.press("Tab")  # whoever uses keys sees the focus
    page.locator(f"{BOARD} .sp.pay[data-legal]").first.focus()
    expect(page.locator(f"{SILVER} .ghost")).to_be_visible()
    page.locator(f"{BOARD} .sp.pay[data-legal]").first.blur()
    expect(page.locator(".ghost")).to_have_count(0)


# buildings ----------------------------------------------------------------------------------------------------------
def a_building(found: Found, *facts: str) -> tuple[Any, ...]:
    """A building whose numbers name all of these."""
    fits = [move for move in offered(found, "construct") if set(facts) <= set(found.state.facts_of(found.player, move))]
    return fits[0]


def test_building_and_site_in_either_order_and_taken_back(site: Site, visit: Visit) -> None:
    found = search(Way(3), offers("construct", "trade"), "a building")
    page = opened(site, visit, found, "act")
    _, slot, place = a_building(found)
    built, left = page.locator(f"{BOARD} .plot.built"), page.locator("[data-zone=buildings] [data-legal]")
    stood, could, before = built.count(), left.count(), own(page)
    for first, second in ((f"slot:{slot}", f"site:{place}"), (f"site:{place}", f"slot:{slot}")):
        page.locator(lit(first)).first.click()
        expect(page.locator(PIECE.format(first)).first).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(page.locator(PIECE.format(first)).first).to_have_attribute("aria-pressed", "false")
        page.locator(lit(first)).first.click()
        Hands(page).press(page.locator(lit(second)).first)
        expect(built).to_have_count(stood + 1)
        page.get_by_role("button", name="Undo").click()
        expect(built).to_have_count(stood)
        asked(page, "act")
        expect(left).to_have_count(could)
        assert own(page) == before


def test_a_building_is_foreseen_with_its_link(site: Site, visit: Visit) -> None:
    """What the pointer says of goods is what then happens; who else gains is shown beside the others."""
    found = search(Way(4), completes_a_link, "a link")
    page = opened(site, visit, found, "act")
    _, slot, place = move = a_building(found, "others")
    page.locator(lit(f"slot:{slot}")).first.click()
    page.locator(lit(f"site:{place}")).first.hover()
    expect(page.locator(FORESEEN)).to_be_visible()
    expect(page.locator(f"{BOARD} .plot.would")).to_have_count(1)
    expect(page.locator(f"{BOARD} .ln.go")).to_have_count(len(found.state.facts_of(found.player, move)["places"]))
    before, change = own(page), ghosts(page)
    Hands(page).press(page.locator(lit(f"site:{place}")).first)
    at_rest(page)
    assert own(page) == {good: count + change.get(good, 0) for good, count in before.items()}
    expect(page.locator(f"{BOARD} .plot.would")).to_have_count(0)


def test_a_building_that_ends_the_game_says_so(site: Site, visit: Visit) -> None:
    found = search(Way(2), would_end, "a stack that runs out")
    page = opened(site, visit, found, "act")
    _, slot, place = a_building(found, "ends")
    page.locator(lit(f"slot:{slot}")).first.click()
    page.locator(lit(f"site:{place}")).first.hover()
    expect(page.locator(f"{FORESEEN} p.warn")).to_be_visible()


def test_a_building_is_dragged_to_its_site(site: Site, visit: Visit) -> None:
    found = search(Way(3), offers("construct", "trade"), "a building")
    page = opened(site, visit, found, "act")
    _, slot, place = a_building(found)
    built = page.locator(f"{BOARD} .plot.built")
    stood = built.count()
    drag(page, page.locator(f"[data-zone=buildings] {lit(f'slot:{slot}')}"), page.locator(lit(f"site:{place}")).first)
    expect(built).to_have_count(stood + 1)


def test_a_card_is_dragged_to_the_row(site: Site, visit: Visit) -> None:
    page = opened(site, visit, question("play_which"), "play_which")
    card = page.locator(f"{HAND}[data-legal]").first
    name = str(card.get_attribute("data-piece"))
    drag(page, card, page.locator('[data-drop="row:0"]'))
    expect(page.locator(f"[data-zone=row] {PIECE.format(name)}")).to_be_visible()


def drag(page: Page, thing: Locator, goal: Locator) -> None:
    start, end = thing.bounding_box(), goal.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    for part in (0.2, 0.5, 0.8, 1.0):
        x = start["x"] + start["width"] / 2 + part * (end["x"] + end["width"] / 2 - start["x"] - start["width"] / 2)
        y = start["y"] + start["height"] / 2 + part * (end["y"] + end["height"] / 2 - start["y"] - start["height"] / 2)
        page.mouse.move(x, y)
    page.mouse.up()


# the castle ---------------------------------------------------------------------------------------------------------
def standing(page: Page, *, then: bool = False) -> Counter[str]:
    """Workers of the first two tiers by section, tier and side; `then`: as they would stand."""
    shown = ":not(.goes)" if then else ":not(.comes)"
    return Counter(str(one.get_attribute("data-worker")) for one in page.locator(f"{BOARD} .wk{shown}").all())


def stationed(state: Any) -> Counter[str]:
    """The same by the rules."""
    tiers = enumerate((state.tier_1, state.tier_2))
    return Counter(
        {
            f"{place // COLOURS}.{tier}.{place % COLOURS}": count
            for tier, counts in tiers
            for place, count in enumerate(counts)
            if count
        }
    )


def on_top(page: Page, side: int, *, then: bool = False) -> int:
    """Workers of a side on the third tier."""
    top = page.locator(f"{BOARD} [data-top='{side}']")
    return sum(int(one) for one in top.locator("b, em" if then else "b").all_inner_texts())


def supply(page: Page) -> int:
    return int(page.locator("[data-workers] b").first.inner_text())


def workers_climb(state: Any, player: int) -> bool:
    return any(move[0] == "station" and climbs(state, player, move) for move in state.legal(player))


def climbs(state: Any, player: int, move: tuple[Any, ...]) -> bool:
    """Workers come and climb, and nothing is asked in between."""
    after = state.clone()
    after.apply(player, move)
    ask = after.asks[player]
    return sum(after.tier_2) > sum(state.tier_2) and bool(ask) and ask[0] == "recruit_or_not"


def test_workers_are_foreseen_in_the_castle(site: Site, visit: Visit) -> None:
    """The ghosts are the workers as they then stand, on all tiers, after those that climbed and went aside."""
    found = search(Way(3), workers_climb, "workers that climb")
    page = opened(site, visit, found, "act")
    move = next(move for move in offered(found, "station") if climbs(found.state, found.player, move))
    before, stock = standing(page), supply(page)
    page.locator(f"[data-zone=focus] {lit(f'station:{move[1]}')}").hover()
    expect(page.locator(f"{BOARD} .wk.comes").first).to_be_visible()
    assert standing(page) == before  # those who stand there, and those who would go
    expected, top = standing(page, then=True), on_top(page, found.player, then=True)
    assert expected != before
    make(page, move)
    at_rest(page)
    expect(page.locator(f"{BOARD} .wk:is(.comes, .goes)")).to_have_count(0)
    assert standing(page) == expected
    assert on_top(page, found.player) == top
    assert supply(page) == stock - move[1]


def test_a_worker_is_dragged_to_the_next_section(site: Site, visit: Visit) -> None:
    found = question("shift_which")
    page = opened(site, visit, found, "shift_which")
    _, section, goal = move = offered(found, "shift")[0]
    after = found.state.clone()
    after.apply(found.player, move)
    worker = page.locator(f"{BOARD} .wk[data-worker='{section}.0.{found.player}']").first
    drag(page, worker, page.locator(f"{BOARD} .sec").nth(goal))
    expect(page.locator(f"{TABLE}[data-question=shift_which]")).to_have_count(0)
    at_rest(page)
    assert standing(page) == stationed(after)


def test_a_question_of_the_castle_says_what_has_happened(site: Site, visit: Visit) -> None:
    """What was paid, who came and who climbed stands above the answers; later answers add to it."""
    found = question("rise_which")
    page = opened(site, visit, found, "rise_which")
    steps = page.locator("[data-past] .st")
    expect(steps.first).to_be_visible()
    told = steps.count()
    make(page, offered(found, "climb")[0])
    if page.locator("[data-past]").count():
        assert steps.count() > told


def test_the_results_of_both_orders_stand_side_by_side(site: Site, visit: Visit) -> None:
    found = question("rise_which")
    page = opened(site, visit, found, "rise_which")
    options = page.locator("[data-zone=options] [data-legal]")
    expect(options).to_have_count(len(found.state.legal(found.player)))
    expect(options.first.locator(".op__f")).to_be_visible()  # what would follow
    expect(page.locator("[data-zone=castle] [data-legal]")).to_have_count(len(found.state.legal(found.player)))


# keys ---------------------------------------------------------------------------------------------------------------
def next_in(page: Page, zone: str) -> None:
    """N leads from one lit thing to the next, round and round."""
    for _ in range(60):
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


def focused(page: Page) -> str:
    return str(page.locator(":focus").get_attribute("data-piece"))


def test_a_turn_by_keyboard(site: Site, visit: Visit) -> None:
    found = question("play_which")
    page = opened(site, visit, found, "play_which")
    next_in(page, "hand")
    act(page)
    while page.locator(f"{TABLE}[data-question=move_where]").count() == 0:
        page.keyboard.press("n")  # an effect of the card
        act(page)
    next_in(page, "road")
    first = focused(page)
    if page.locator(SPACE).count() > 1:
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"[data-zone=road] {PIECE.format(first)}:focus")).to_have_count(0)
        expect(page.locator("[data-zone=road] .piece:focus")).to_have_count(1)
        page.keyboard.press("ArrowLeft")
        assert focused(page) == first
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-zone=rim] .piece:focus")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-zone=road] .piece:focus")).to_have_count(1)
    next_in(page, "road")
    act(page)
    expect(page.locator(f"{TABLE}[data-question=move_where]")).to_have_count(0)


def test_a_building_by_keyboard(site: Site, visit: Visit) -> None:
    page = opened(site, visit, search(Way(3), offers("construct"), "a building"), "act")
    built = page.locator(f"{BOARD} .plot.built")
    stood = built.count()
    next_in(page, "buildings")
    page.keyboard.press("Enter")
    expect(page.locator("[data-zone=buildings] [aria-pressed=true]")).to_have_count(1)
    next_in(page, "rim")
    act(page)
    expect(built).to_have_count(stood + 1)


# who sees what ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_of_players(site: Site, visit: Visit, players: int) -> None:
    guest, path = a_table(site, players)
    page = visit(path, guest=guest)
    Hands(page).play(lambda: page.locator(f"{TABLE}[data-question=move_where]").count())
    sides = max(2, players)
    expect(page.locator(f"{TABLE}[data-players='{players}']")).to_be_visible()
    expect(page.locator(f"{BOARD} .vis")).to_have_count(sides)
    expect(page.locator("[data-zone=opponents] .rv")).to_have_count(sides - 1)
    expect(page.locator("[data-zone=rim] .plot")).to_have_count(SITES[players])
    expect(page.locator("[data-zone=road] .sp")).to_have_count(15)
    expect(page.locator("[data-zone=automa]")).to_have_count(1 if players == 1 else 0)


@pytest.mark.parametrize("automa", ["cleric", "builder", "noble", "cards"])
def test_every_automa_has_its_board(site: Site, visit: Visit, automa: str) -> None:
    guest, path = a_table(site, 1, automa=automa)
    page = visit(path, guest=guest)
    Hands(page).play(lambda: re.search(r"Round\s+3", page.locator(".vclock").inner_text()))
    board = page.locator("[data-zone=automa]")
    expect(board.locator(".sch")).to_have_count(3)  # schemes of two turns, and an open space
    expect(board.locator(".sch__r.did")).to_have_count(1)  # the line that was carried out


def test_hands_of_others_are_not_in_the_page(site: Site, visit: Visit) -> None:
    found = question("flip_which")
    path, guests = lay_for_all(site, found)
    page = visit("about:blank", guest=guests[found.player])
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    page.on("websocket", listen)
    page.goto(path)
    Hands(page).ready()
    other = 1 - found.player
    hidden = {*found.state.hands[other], *found.state.decks[0], *found.state.decks[1]}
    on_page = {str(one.get_attribute("data-piece")) for one in page.locator("[data-piece]").all()}
    assert {str(card) for card in found.state.hands[found.player]} <= on_page
    assert not {str(card) for card in hidden} & on_page
    state = next(message for message in told if message["t"] == "state")
    assert all(card is None for card in state["look"]["hands"][other])
    watcher = visit(path)
    expect(watcher.locator(f"{TABLE} {BOARD} .plot").first).to_be_visible()
    expect(watcher.locator("[data-legal]")).to_have_count(0)
    shown = {str(one.get_attribute("data-piece")) for one in watcher.locator("[data-piece]").all()}
    assert not {str(card) for hand in found.state.hands for card in hand} & shown


def test_nobody_is_hired_by_the_button(site: Site, visit: Visit) -> None:
    page = opened(site, visit, question("recruit_or_not"), "recruit_or_not")
    pass_by = page.locator(".prompt-bar__acts button").first
    expect(pass_by).to_be_visible()
    Hands(page).press(pass_by)
    expect(page.locator(f"{TABLE}[data-question=recruit_or_not]")).to_have_count(0)


def test_the_form_of_a_new_table(visit: Visit) -> None:
    page = visit("/new/viscounts")
    automa, first = page.get_by_label("Automa"), page.get_by_label("Start player")
    page.get_by_role("radio", name="4", exact=True).check()
    expect(first.locator("option")).to_have_count(5)
    expect(automa).to_have_count(0)
    page.get_by_role("radio", name="1, solo").check()
    expect(first).to_have_count(0)
    automa.select_option("builder")
    page.get_by_label("Difficulty").select_option("plus_2")
    page.get_by_role("button", name="Create and play").click()
    page.wait_for_url("**/t/*")
    asked(page, "pair_which")
    expect(page.locator(".top__title")).to_contain_text("Builder · Difficulty: 2 future schemes")
    expect(page.locator("[data-zone=automa]")).to_contain_text("Builder")
    press(page, "[data-zone=draft] [data-legal]")
    expect(page.locator(f"{TABLE}[data-question=pair_which]")).to_have_count(0)
