"""Rats of Wistar on its own table: a turn by keys, what a slot foresees, chains that stop at a door, what flies."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from pentarchy.engine.registry import get_game
from tests.e2e.conftest import Visit
from tests.e2e.farm import DOOR, PAIR, SLOT, USUAL, a_table, goods, log, place, question, search
from tests.e2e.hands import TOLD, Hands, button, press, wait_until
from tests.e2e.site import Site
from tests.e2e.test_keyboard import tab_to
from tests.e2e.test_wistar_table import (
    FREE_SLOTS,
    GOODS,
    behind_a_door,
    doors_on_the_way,
    foretold,
    lay_and_open,
    plate,
)

TABS = 150  # from the wheel through all boards to the prompt


def rich_slot(state: Any, player: int) -> bool:
    """A chief may go where the main action brings wood or metal and nothing of the slot asks anything."""
    return bool((state.asks[player] or ("",))[0] == "place_where" and plain_slots(state, player))


def plain_slots(state: Any, player: int) -> list[int]:
    told, found = get_game("wistar").insight(state, player), []
    for _, slot in [move for move in state.legal(player) if move[0] == "place"]:
        action = told["actions"][(state.sectors.index(slot // 3) + state.turned) % 6]
        bonuses = told["bonuses"][str(slot)]
        certain = all(one["gain"].keys() <= {*GOODS, "basic"} and not one["more"] for one in (action, *bonuses))
        if certain and action["gain"] and all(not one["why"] for one in bonuses):
            found.append(slot)
    return found


def test_a_slot_foresees_the_whole_turn(site: Site, visit: Visit) -> None:
    """Main action and bonuses together, with all that answers to them; carrying them out brings just that."""
    found = search(USUAL, rich_slot, "a slot without questions")
    page = lay_and_open(site, visit, found)
    slot = page.locator(f"[data-slot='{plain_slots(found.state, found.player)[0]}'] .slot")
    slot.hover()
    expect(page.locator("[data-zone=goods] .ghost").first).to_be_visible()
    told = foretold(page)
    assert told != goods(page)
    press(page, slot)
    press(page, button(page, "Main action"))
    while button(page, "Bonus:").count():
        press(page, button(page, "Bonus:").first)
        Hands(page).answered()
    page.mouse.move(1, 1)
    expect(page.locator("[data-zone=goods] .ghost")).to_have_count(0)
    assert goods(page) == told


def test_a_chain_stops_where_something_hidden_is_shown(site: Site, visit: Visit) -> None:
    """The door is opened, what it brings is seen; the rest of the way waits for another press."""
    found = search(USUAL, behind_a_door, "a door on the way")
    page = lay_and_open(site, visit, found)
    target = doors_on_the_way(found.state, found.player)[0]
    goal, passage = target["move"][1], target["steps"][0]["move"][1]
    expect(page.locator(f"[data-passage='{passage}'].open")).to_have_count(0)
    press(page, place(page, goal).locator(".rname"))
    expect(log(page)).to_contain_text("Opens a door", ignore_case=True)
    expect(page.locator("#prompt")).to_contain_text("Moves made: 1 of 2")
    expect(place(page, goal).locator(f"[data-piece='explorer {found.player}']")).to_have_count(0)


def next_in(page: Page, selector: str) -> None:
    """N leads from one lit thing to the next, round and round."""
    for _ in range(60):
        page.keyboard.press("n")
        expect(page.locator("[data-legal]:focus")).to_have_count(1)
        if page.locator(f"{selector}:focus").count():
            return
    raise AssertionError(f"N does not lead to {selector}")


def act(page: Page) -> None:
    """What has the focus, and yes where it cannot be undone; until the log or the question is another one."""
    before = page.evaluate(TOLD)
    page.keyboard.press("Enter")
    Hands(page).answered()
    if page.locator("#prompt.warn").count():
        tab_to(page, "Do it", TABS)
        page.keyboard.press("Enter")
    wait_until(page, f"(before) => ({TOLD})() !== before && !document.querySelector('#prompt.warn')", before)
    Hands(page).ready()


def test_a_turn_by_keyboard(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    Hands(page).ready()
    next_in(page, PAIR)
    act(page)
    for _ in range(2):
        next_in(page, "[data-area=entrance] .abadge")
        page.keyboard.press("Enter")
        expect(page.locator("[data-area=entrance] .abadge")).to_have_attribute("aria-pressed", "true")
        next_in(page, "[data-area='2'] .abadge")
        act(page)
    expect(plate(page, "Explore")).to_contain_text("2")
    next_in(page, SLOT)
    seen = set()
    for _ in range(FREE_SLOTS[2]):  # round the wheel
        seen.add(page.locator("[data-slot] .slot:focus").locator("xpath=..").get_attribute("data-slot"))
        page.keyboard.press("ArrowRight")
    assert len(seen) == FREE_SLOTS[2]
    names = page.locator("[data-zone=wheel] .act .act__n").all_inner_texts()
    while not page.locator(f"[data-place-at='{names.index('Explore')}'] .slot:focus").count():
        page.keyboard.press("ArrowRight")
    act(page)
    page.locator("#table").focus()  # where the skip link leads
    page.keyboard.press("1")
    expect(page.locator(".wistar[data-question=explore_which]")).to_be_visible()
    next_in(page, DOOR)
    act(page)
    expect(log(page)).to_contain_text("Opens a door", ignore_case=True)


# Keeps where every token on its way starts and ends.
WATCH = """
  () => {
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
      if (this.matches(".flying")) {
        const { width, height } = this.getBoundingClientRect();
        const [from, to] = frames.map(({ transform }) => transform.match(/-?[\\d.]+/g).map(Number));
        const middle = ([x, y]) => [x + width / 2, y + height / 2];
        const sign = this.querySelector("use").getAttribute("href");
        window.flights.push({ sign, from: middle(from), to: middle(to) });
      }
      return animate.call(this, frames, how);
    };
  }
"""


def is_on(thing: Locator, point: list[float]) -> bool:
    box = thing.bounding_box()
    assert box
    return 0 <= point[0] - box["x"] <= box["width"] and 0 <= point[1] - box["y"] <= box["height"]


def test_a_marker_flies_from_its_space_onto_its_mission(site: Site, visit: Visit) -> None:
    """Not from board to board: from the very space to the very row."""
    found = question("marker_which")
    page = lay_and_open(site, visit, found, moving=True)
    row = page.locator(f"[data-row='{page.locator('.mrow.is-selected [data-row]').get_attribute('data-row')}']")
    page.evaluate(WATCH)
    space = page.locator("[data-zone=spaces] .spc[data-legal]:not(:has(.fee))").first
    name = str(space.get_attribute("data-piece"))
    space.click()
    Hands(page).play(until=lambda: row.locator(".mark").count())
    marks = [flight for flight in page.evaluate("() => window.flights") if flight["sign"] == f"#m-{found.player + 1}"]
    assert len(marks) == 1
    assert is_on(page.locator(f"[data-piece='{name}']"), marks[0]["from"])
    assert is_on(row, marks[0]["to"])
