"""In Russian everything is Russian, and the language changes at once, in the middle of a game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Lay, Visit
from tests.e2e.hands import Hands, wait_until
from tests.e2e.positions import Wanted, drafting, over, planning, producing
from tests.e2e.sight import LATIN, latin

# Names that are written in Latin letters in Russian, too.
NAMES = {"Pentarchy", "English", "amber", "fox"}  # amber-fox-42 is the code of a table
CREDITS = set(LATIN.findall("game-icons.net CC BY Alegreya Golos Text Roboto Condensed SIL Open Font License"))
FILES = ("advisors.toml", "menaces.toml", "quests.toml")  # where a rule says that the values are


def check(page: Page) -> None:
    rules = [str(rule["id"]) for rule in page.request.get("/api/games/kingdom/rules").json()]
    cited = sorted(rules, key=len, reverse=True)  # rules cite each other by the same names in both languages
    assert latin(page, NAMES | CREDITS, [*cited, *FILES]) == []


@pytest.mark.parametrize(
    "path", ["/", "/new/kingdom", "/new/kingdom?hotseat=1", "/rules/kingdom", "/account", "/nowhere"]
)
def test_pages(visit: Visit, path: str) -> None:
    page = visit(path, lang="ru")
    page.wait_for_load_state("networkidle")
    check(page)


def test_the_waiting_room(visit: Visit) -> None:
    page = visit("/new/kingdom", lang="ru")
    page.locator(".make button.btn--main").click()
    page.locator(".room").first.wait_for()
    check(page)


@pytest.mark.parametrize("wanted", [drafting, planning, producing], ids=lambda wanted: wanted.__name__)
def test_the_table_and_its_windows(laid: Lay, visit: Visit, wanted: Wanted) -> None:
    table = laid(wanted)
    page = visit(table.path, guest=table.anna, lang="ru")
    Hands(page).ready()
    check(page)
    faces = page.locator("main .piece:visible").filter(has_not_text="Лицом вниз")  # of those there is nothing to say
    windows: list[tuple[str, Callable[[], None]]] = [
        ("score", lambda: page.locator(".score").click()),
        ("menu", lambda: page.locator("[data-menu-button]").click()),
        ("rule", lambda: page.locator("#prompt .rule").first.click()),
        ("help", lambda: faces.last.click(button="right")),
        ("keys", lambda: page.keyboard.press("?")),
    ]
    for name, open_window in windows:
        open_window()
        window = page.locator(".pop")
        expect(window).not_to_contain_text("Одну минуту")
        expect(window, name).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
        expect(window).to_have_count(0)


def test_the_end_and_the_replay(laid: Lay, visit: Visit) -> None:
    table = laid(over)
    page = visit(table.path, guest=table.anna, lang="ru")
    page.locator(".ending .chart").wait_for()
    page.locator(".proof summary").click()
    check(page)
    page.goto(f"/r/{table.id}?move=60")
    page.locator(".dock__move").wait_for()
    check(page)


def test_the_language_changes_at_once_in_the_middle_of_a_game(lay: Lay, visit: Visit) -> None:
    table = lay(planning)
    page = visit(table.path, guest=table.anna)
    player = Hands(page)
    player.ready()
    page.evaluate("window.mark = 'the same document'")
    english = page.locator("#prompt strong").inner_text()
    page.get_by_role("button", name="Русский").click()
    expect(page.locator("#prompt strong")).not_to_have_text(english)
    expect(page.locator(".logbook h3").last).to_contain_text("аунд")
    wait_until(page, "() => /[а-я]{5}/i.test(document.title)")
    check(page)
    player.press_something()
    player.ready()
    check(page)
    page.get_by_role("button", name="English").click()
    expect(page.locator("#prompt .rule").first).to_have_text("Rule")
    assert page.evaluate("window.mark") == "the same document"
    assert page.evaluate("document.documentElement.lang") == "en"
