"""Leaving a table and coming back to it, handing a seat over, logging out everywhere."""

import sqlite3
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Lay, Visit
from tests.e2e.positions import planning
from tests.e2e.site import Site
from tests.e2e.trouble import Trouble


def open_menu(page: Page) -> None:
    page.locator("[data-menu-button]").click()


@pytest.mark.parametrize("width", [360, 1440])
def test_who_left_comes_back_and_the_log_tells_it(lay: Lay, visit: Visit, width: int) -> None:
    table = lay(planning)
    anna, boris = visit(table.path, guest=table.anna), visit(table.path, guest=table.boris, width=width)
    open_menu(boris)
    boris.get_by_role("button", name="Leave the table").click()
    boris.locator(".menu__ask").get_by_role("button", name="Leave the table").click()
    expect(anna.locator(".logbook")).to_contain_text("Борис left; a bot plays on.")
    game = boris.locator(".mg", has_text="You left: a bot plays")
    game.click()
    boris.get_by_role("button", name="Come back to my seat").click()
    expect(anna.locator(".logbook")).to_contain_text("Борис came back.")
    expect(boris.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(boris.get_by_role("button", name="Undo")).to_be_visible()


def test_a_seat_is_handed_over_by_the_link_of_the_menu(lay: Lay, visit: Visit, trouble: Trouble) -> None:
    table = lay(planning)
    trouble.expected.add(403)  # of who comes second
    boris = visit(table.path, guest=table.boris)
    open_menu(boris)
    boris.get_by_role("button", name="Continue elsewhere, or hand over").click()
    link = urlsplit(str(boris.evaluate("navigator.clipboard.readText()"))).path
    vera = visit(link, lang="ru")
    vera.get_by_role("textbox").first.fill("Вера")
    vera.get_by_role("button", name="Занять место").click()
    expect(vera.locator(".logbook")).to_contain_text("Борис передаёт место 2: теперь там Вера.")
    expect(boris.get_by_text("You are watching.")).to_be_visible()
    late = visit(link)
    late.get_by_role("button", name="Take the seat").click()
    expect(late.get_by_text("This link does not open a seat here.")).to_be_visible()


def test_logging_out_everywhere(site: Site, visit: Visit) -> None:
    anna = site.guest("Anna")
    anna.post("/api/register", {"login": "all.over", "password": "correct horse"})
    page = visit("/account", guest=anna)
    page.get_by_role("button", name="Log out everywhere").click()
    expect(page.get_by_text("You are logged out on all devices.")).to_be_visible()
    assert anna.get("/api/me") is None


@pytest.mark.parametrize(("width", "lang"), [(360, "ru"), (1440, "en")])
def test_a_bot_plays_on_for_who_is_away_if_all_others_agree(site: Site, visit: Visit, width: int, lang: str) -> None:
    guests = [site.guest(name) for name in ("Анна", "Борис", "Вера")]
    table = guests[0].create(game="tyrants", players=3, seats=["me", "open", "open"])
    for guest in guests[1:]:
        guest.join(table)
    [away] = guests[0].get(f"/api/tables/{table}")["waiting"]
    with sqlite3.connect(site.log.parent / "pentarchy.sqlite") as database:
        database.execute("update seats set seen = 0 where table_id = ?", (table,))
        database.execute("update tables set moved = 0 where id = ?", (table,))
    guests[0].post("/api/me", {"name": "Анна"})  # the server looks at the table again
    here = [number for number in range(3) if number != away]
    one, two = (visit(f"/t/{table}", guest=guests[number], lang=lang, width=width) for number in here)
    name, asks = guests[away].name, {"en": "Let a bot play on for", "ru": "Пусть вместо игрока"}[lang]
    expect(two.locator("#prompt")).to_contain_text(name)
    open_menu(one)
    one.get_by_role("button", name=asks).click()
    expect(two.locator("#prompt")).to_contain_text(
        {"en": "who was away may come back", "ru": "вернуться на место"}[lang]
    )
    two.get_by_role("button", name={"en": "Agree", "ru": "Согласиться"}[lang]).click()
    for page in (one, two):
        expect(page.locator(".logbook")).to_contain_text({"en": "as all agreed", "ru": "с общего согласия"}[lang])
