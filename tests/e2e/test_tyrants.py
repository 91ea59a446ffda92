"""Tyrants of the Underdark in the browser, on the table of every game without one of its own."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import HELP, Hands
from tests.e2e.sight import grave_findings, latin, screenshot, sentences, too_wide
from tests.e2e.site import Guest, Site

SEED = 4
FIRST = {"first": "1", "deck_1": "drow", "deck_2": "dragons"}
DECKS = ["Random", "Drow", "Dragons", "Elementals", "Demons", "Aberrations", "Undead"]


def a_table(site: Site, players: int = 2, **options: str) -> tuple[Guest, str]:
    """Somebody at a new table, against bots."""
    guest = site.guest("Анна")
    seats = ["me", *["greedy"] * (players - 1)]
    wish = {"game": "tyrants", "players": players, "seats": seats, "seed": SEED, "options": {**FIRST, **options}}
    return guest, f"/t/{guest.create(**wish)}"


def prompt(page: Page) -> str:
    return page.locator("#prompt strong").first.inner_text()


def hand(page: Page) -> list[str]:
    return page.locator("[data-zone^=hands-of-0] .gcard__n").all_inner_texts()


def in_barracks(page: Page) -> int:
    return int(page.locator(".garea--own .gvalue dd").first.inner_text())


def press(page: Page, thing: str) -> None:
    """Press the first lit thing of a kind."""
    Hands(page).press(page.locator(thing).first)


def picture(page: Page, name: str) -> None:
    """Without the help that opens where the pointer rests."""
    page.mouse.move(1, 1)
    expect(page.locator(HELP)).to_have_count(0)
    screenshot(page, name, whole=False)


def settle(page: Page) -> None:
    Hands(page).ready()
    press(page, ".gtile[data-legal]")
    expect(page.locator(".gtile--held, .gtile:has(.gcolour .mark)").first).to_be_visible()


def play_hand(page: Page) -> None:
    """Every card of a first hand only gives power or influence."""
    for left in range(len(hand(page)), 0, -1):
        expect(page.locator("[data-zone=hands-of-0] .gcard[data-legal]")).to_have_count(left)  # also every copy
        press(page, "[data-zone=hands-of-0] .gcard[data-legal] >> nth=-1")


def test_a_turn_by_clicking(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    settle(page)
    Hands(page).ready()
    assert "influence: 0" in prompt(page)
    play_hand(page)
    assert not hand(page)
    power, influence = map(int, re.findall(r"\d+", prompt(page))[-2:])
    assert power + influence == 5

    assert in_barracks(page) == 39
    press(page, ".prompt-bar__acts button:has-text('Deploy for 1 power: route')")
    assert in_barracks(page) == 38

    press(page, "[data-zone=market] .gcard[data-legal], [data-zone=priestesses] .gcard[data-legal]")
    expect(page.locator("[data-zone=discards-of-0] .gcard")).to_have_count(1)

    press(page, ".prompt-bar__acts button:has-text('End the turn')")
    Hands(page).ready()  # the bot has answered
    expect(page.locator(".top__where")).to_have_text("Round 2 · Actions")
    assert len(hand(page)) == 5

    before = sentences(page)
    page.reload()
    Hands(page).ready()
    assert sentences(page) == before


@pytest.mark.parametrize(("players", "options"), [(3, {"section": "left"}), (4, {"deck_2": "demons"})])
def test_more_players(site: Site, visit: Visit, players: int, options: dict[str, str]) -> None:
    guest, path = a_table(site, players, **options)
    page = visit(path, guest=guest)
    settle(page)
    Hands(page).ready()
    expect(page.locator(".garea")).to_have_count(players)
    marks = page.locator(".gmap .gcolour .mark")
    assert marks.count() >= players  # a first troop of everybody
    assert page.locator(".gmap__t >> nth=0").locator(".gtile").count() == {3: 21, 4: 26}[players]


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
    page.get_by_label("Seat 2").select_option("greedy")
    page.get_by_role("button", name="Create and play").click()
    page.wait_for_url("**/t/*")
    settle(page)
    expect(page.locator(".top__title")).to_contain_text("Undead")


def test_in_russian_on_a_phone(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest, width=390, height=844, has_touch=True, dark=True)
    settle(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("button[lang=ru]:visible").click()
    page.keyboard.press("Escape")
    expect(page.locator("#prompt strong")).to_contain_text("Разыграйте карту")
    expect(page.locator(".gmap > h2")).to_have_text("Карта")
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""
    play_hand(page)
    page.get_by_role("button", name="Список ходов").click()  # there is no room for all of them in the prompt
    expect(page.locator(".gmove").first).to_be_in_viewport()
    picture(page, "tyrants-390-ru-dark")
    press(page, ".gmove")
    assert in_barracks(page) == 38
    assert too_wide(page) == ""
    page.set_viewport_size({"width": 1440, "height": 900})
    picture(page, "tyrants-1440-ru-dark")


@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_grave(site: Site, visit: Visit, width: int) -> None:
    guest, path = a_table(site, 3)
    page = visit(path, guest=guest, width=width, height=900)
    settle(page)
    Hands(page).ready()
    press(page, "[data-zone=hands-of-0] .gcard[data-legal]")
    assert grave_findings(page) == []
    picture(page, f"tyrants-{width}-en-light")
    page.evaluate("() => void (document.documentElement.dataset.theme = 'dark')")
    assert grave_findings(page, "color-contrast") == []
