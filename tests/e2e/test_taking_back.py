"""Undo, redo, consent, and the question before what cannot be undone: the table really goes back."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Lay, Prepared, Visit
from tests.e2e.hands import Hands, wait_until
from tests.e2e.positions import before_a_barrier, first_planning, storing

ZONES = """() => JSON.stringify([...document.querySelectorAll("main [data-zone]")].map((zone) => [
  zone.dataset.zone,
  [...zone.querySelectorAll("[data-piece]")].map((one) => `${one.dataset.piece} ${one.textContent}`),
]))"""


def table_of(page: Page) -> str:
    """Where every piece lies, and what is written on it."""
    return str(page.evaluate(ZONES))


def becomes(page: Page, table: str) -> None:
    wait_until(page, f"(wanted) => ({ZONES})() === wanted", arg=table)


def planned(lay: Lay, visit: Visit) -> tuple[Page, str, str]:
    """A table after one move that can be undone: the page, and its positions before and after."""
    table = lay(first_planning)
    page = visit(table.path, guest=table.anna)
    Hands(page).ready()
    before = table_of(page)
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-zone=drafted] [data-legal]").first.click()
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")
    return page, before, table_of(page)


def test_undo_and_redo_with_the_buttons(lay: Lay, visit: Visit) -> None:
    page, before, after = planned(lay, visit)
    assert before != after
    lines = page.locator(".logbook__line").count()
    page.get_by_role("button", name="Undo").click()
    becomes(page, before)
    assert page.locator(".logbook__line").count() < lines
    page.get_by_role("button", name="Redo").click()
    becomes(page, after)
    expect(page.get_by_role("button", name="Redo")).to_have_attribute("aria-disabled", "true")


def test_undo_and_redo_with_the_keys(lay: Lay, visit: Visit) -> None:
    page, before, after = planned(lay, visit)
    for undo, redo in (("u", "r"), ("Control+z", "Control+Shift+z")):
        page.keyboard.press(undo)
        becomes(page, before)
        page.keyboard.press(redo)
        becomes(page, after)


def make_a_move_that_asks(page: Page) -> Hands:
    """Press what is lit until the table asks whether it shall really be done."""
    player = Hands(page)
    confirming = page.locator(".prompt-bar.warn")
    while not confirming.count():
        player.ready()
        player.press_something()
        player.answered()
    return player


def test_before_a_barrier_the_table_asks(lay: Lay, visit: Visit) -> None:
    table = lay(before_a_barrier)
    page = visit(table.path, guest=table.anna)
    Hands(page).ready()
    before = table_of(page)
    make_a_move_that_asks(page)
    expect(page.locator("#prompt .warns")).to_be_visible()
    page.get_by_role("button", name="Do not").click()
    expect(page.locator(".prompt-bar.warn")).to_have_count(0)
    assert table_of(page) == before
    make_a_move_that_asks(page)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt-bar.warn")).to_have_count(0)
    make_a_move_that_asks(page)
    page.get_by_role("button", name="Do it").click()
    wait_until(page, f"(old) => ({ZONES})() !== old", arg=before)
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")


def beyond_a_barrier(table: Prepared, visit: Visit) -> tuple[Page, Page, str, str]:
    """Both at a table where the first has just done what cannot be undone, and asks to take it back."""
    anna, boris = visit(table.path, guest=table.anna), visit(table.path, guest=table.boris)
    Hands(anna).ready()
    before = table_of(anna)
    make_a_move_that_asks(anna)
    anna.get_by_role("button", name="Do it").click()
    wait_until(anna, f"(old) => ({ZONES})() !== old", arg=before)
    after = table_of(anna)
    anna.get_by_role("button", name="Ask to take back").click()
    expect(boris.locator("#prompt strong")).to_have_text("Анна asks to take a move back")
    return anna, boris, before, after


def test_the_other_may_decline(lay: Lay, visit: Visit) -> None:
    anna, boris, _, after = beyond_a_barrier(lay(before_a_barrier), visit)
    expect(anna.locator("#prompt")).to_contain_text("Still to answer: Борис")
    boris.get_by_role("button", name="Decline").click()
    expect(boris.locator("#prompt")).not_to_contain_text("asks to take a move back")
    expect(anna.locator("#prompt")).not_to_contain_text("Still to answer")
    assert table_of(anna) == after


def test_if_the_other_agrees_the_table_goes_back(lay: Lay, visit: Visit) -> None:
    anna, boris, before, _ = beyond_a_barrier(lay(before_a_barrier), visit)
    boris.get_by_role("button", name="Agree").click()
    becomes(anna, before)
    expect(boris.locator("#prompt")).not_to_contain_text("asks to take a move back")
    Hands(anna).ready()


def test_several_moves_by_one_press_stop_where_the_table_asks(lay: Lay, visit: Visit) -> None:
    """All cubes go to the alchemy area one by one; a question on the way is asked once, and waits for its answer."""
    table = lay(storing, seed=10, bot="random")
    page = visit(table.path, guest=table.anna)
    Hands(page).ready()
    page.get_by_role("button", name="to alchemy").click()
    asked = page.locator(".prompt-bar.warn")
    expect(asked).to_contain_text("After this move nothing before it can be undone.")
    page.wait_for_timeout(500)  # whatever would still be sent is sent by then
    expect(page.locator("#prompt")).to_have_attribute("aria-busy", "false")
    page.get_by_role("button", name="Do not").click()
    expect(asked).to_have_count(0)
    assert Hands(page).is_asked()
