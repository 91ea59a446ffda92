"""Viscounts on the generic table (`?table=generic`): a ring of segments, spots to press."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import HELP, Hands
from tests.e2e.sight import grave_findings, latin, screenshot, sentences, too_wide
from tests.e2e.site import Guest, Site, two_by_chance

GENERIC = "?table=generic"
SEED = 11
FREE_POST = 3  # a deal for one with player card 8, which builds a trading post
HAND = "[data-zone=hands-of-0] .gcard"
PAIR = "[data-zone^=pair_cards] .gcard[data-legal]"
SPOT = ".gspot[data-legal]"
TOP = ".gtop .gcard[data-legal]"


def a_table(site: Site, players: int = 2, seed: int = SEED, **options: str) -> tuple[Guest, str]:
    """Somebody at a new table, against bots."""
    guest = site.guest("Анна")
    first = {"first": "1"} if players > 1 else {}
    seats = ["me", *["greedy"] * (players - 1)]
    wish = {"game": "viscounts", "players": players, "seats": seats, "seed": seed, "options": {**first, **options}}
    return guest, f"/t/{guest.create(**wish)}{GENERIC}"


def prompt(page: Page) -> str:
    return page.locator("#prompt strong").first.inner_text()


def segment(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name, exact=True)


def asked(page: Page, *beginnings: str) -> bool:
    return prompt(page).startswith(beginnings)


def go_on(page: Page, *beginnings: str) -> None:
    """Press lit things until a question begins so."""
    Hands(page).play(lambda: asked(page, *beginnings))


def press(page: Page, thing: Locator) -> None:
    """Press something lit, and wait for the next question."""
    player = Hands(page)
    player.press(thing)
    player.ready()


def picture(page: Page, name: str) -> None:
    """From the top, without the help that opens where the pointer rests."""
    page.locator(".generic").evaluate("(table) => table.scrollIntoView({ block: 'start' })")
    page.mouse.move(1, 1)
    expect(page.locator(HELP)).to_have_count(0)
    screenshot(page, name, whole=False)


def test_the_draft_and_a_turn_by_clicking(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    Hands(page).ready()
    expect(page.locator(".gpassing .gpile")).to_have_count(2)  # the bot has taken one of three pairs
    expect(page.locator(PAIR)).to_have_count(2)
    assert "Bonus" not in page.locator(".gpassing").inner_text()
    press(page, page.locator(PAIR).first)
    expect(page.locator(PAIR)).to_have_count(0)

    go_on(page, "Play a townsfolk")
    expect(page.locator(".gpassing")).to_have_count(0)
    expect(page.locator(f"{HAND}[data-legal]")).to_have_count(page.locator(HAND).count())
    card = page.locator(HAND).first
    name = card.locator(".gcard__n").inner_text()
    press(page, card)
    expect(page.locator("[data-zone=boards-of-0] > *")).to_have_count(3)
    expect(page.locator("[data-zone=boards-of-0] > *").first).to_contain_text(name)

    go_on(page, "Choose where your viscount goes")
    shut = page.locator(".gspot.is-off")
    if shut.count():
        shut.first.click()
        expect(page.get_by_role("dialog")).to_be_visible()  # why not
        page.keyboard.press("Escape")
    goal = page.locator(SPOT).last
    key = goal.locator(".vh").first.inner_text()
    press(page, goal)
    stands = page.locator(".gspot", has=page.locator(".vh", has_text="here stands Анна"))
    expect(stands).to_have_count(1)
    expect(stands.locator(".vh").first).to_contain_text(key.split(",")[0])

    go_on(page, "Take an action", "Hire the adjacent", "Play a townsfolk")
    before = sentences(page)
    page.reload()
    Hands(page).ready()
    assert sentences(page) == before
    go_on(page, "Hire the adjacent", "Play a townsfolk")
    if asked(page, "Hire"):
        expect(page.locator(TOP)).to_have_count(1)
        hired = page.locator(TOP).locator(".gcard__n").inner_text()
        press(page, page.locator(TOP))
        expect(page.locator(".logbook")).to_contain_text(re.compile(rf"Hires {hired} for "))
        go_on(page, "Play a townsfolk")


def test_a_building_by_clicking_its_site(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 1, FREE_POST)
    page = visit(path, guest=guest)
    Hands(page).ready()
    built = page.locator(".gspot--built", has=page.locator(".vh", has_text="Trading post 1 of Анна"))
    left = page.locator(".garea--own .gvalue", has_text="Buildings left")
    expect(left.locator(".glink")).to_have_count(9)
    press(page, page.locator(PAIR, has_text="Player card 8"))
    go_on(page, "Build a trading post")
    sites = page.locator(f"{SPOT}.gspot--under")
    assert sites.count() > 0
    assert sites.count() == page.locator(SPOT).count()
    sites.first.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Trading post 1")).click()
    expect(built).to_have_count(1)
    expect(left.locator(".glink")).to_have_count(8)
    expect(page.locator(".garea--own .gvalue", has_text="Buildings built")).to_contain_text("Trading post 1")


def off_turn(state: Any, player: int) -> bool:
    """Whether somebody may choose a resource in the turn of another."""
    return bool(state.round and player != state.active and state.asks[player][0] == "resource_which")


def test_a_question_in_the_turn_of_another(site: Site, visit: Visit) -> None:
    path, asked, waiting = two_by_chance(site, "viscounts", off_turn)
    page, other = visit(path + GENERIC, guest=asked), visit(path + GENERIC, guest=waiting)
    Hands(page).ready()
    expect(page.locator("#prompt strong").first).to_have_text(
        re.compile(r"^Борис’s turn, collision\. Choose a resource \(.+\)\.$")
    )
    expect(other.locator(f"{SPOT}, {HAND}[data-legal]")).to_have_count(0)
    Hands(page).press(page.locator(".prompt-bar__acts button", has_text="Take stone"))
    expect(other.locator(".logbook")).to_contain_text("gains 1 stone (", ignore_case=True)


def test_others_do_not_see_a_hand(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    go_on(page, "Play a townsfolk")
    numbers = [card.get_attribute("data-piece") for card in page.locator(HAND).all()]
    assert numbers
    watcher = visit(path)
    expect(watcher.locator("[data-zone=hands-of-0] .gback")).to_contain_text("face-down card")
    for number in numbers:
        expect(watcher.locator(f"[data-piece='{number}']")).to_have_count(0)


def test_the_board_of_four_and_nothing_of_the_engine(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 4)
    page = visit(path, guest=guest)
    go_on(page, "Choose where your viscount goes")
    expect(page.locator(".garea")).to_have_count(4)
    expect(page.locator(".garea--rival")).to_have_count(0)
    expect(page.locator(".gstation")).to_have_count(5)
    expect(page.locator(".gfigure")).to_have_count(4)
    lake = segment(page, "Lake")
    expect(lake.locator(".gspot--under:not(.gspot--joins)")).to_have_count(5)  # on the small face there are four
    expect(lake.locator(".gtop .gcard")).to_have_count(2)
    text = page.locator(".generic").inner_text()
    assert not re.search(
        r"[Ss]cheme|[Aa]utoma|Whose turn|Icons of|Face of|\bnull\b|undefined|NaN|Out of the game", text
    )
    assert too_wide(page) == ""
    picture(page, "viscounts-1440-en-light-4")


def test_in_russian_on_a_phone(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 3)
    page = visit(path, guest=guest, lang="ru", width=390, height=844, has_touch=True, dark=True)
    Hands(page).ready()
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""
    go_on(page, "Сыграйте горожанина")
    page.locator(".prompt-bar__acts button", has_text="К подсвеченным картам").click()  # the way there is long
    expect(page.locator(HAND).first).to_be_in_viewport()
    press(page, page.locator(HAND).first)
    go_on(page, "Выберите, куда идёт")
    page.locator(".prompt-bar__acts button", has_text="К подсвеченным местам").click()
    expect(page.locator(SPOT).first).to_be_in_viewport()
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""
    picture(page, "viscounts-390-ru-dark")
    page.set_viewport_size({"width": 1440, "height": 900})
    picture(page, "viscounts-1440-ru-dark")
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""


@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_grave(site: Site, visit: Visit, width: int) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest, width=width, height=900)
    Hands(page).ready()
    assert grave_findings(page) == []
    go_on(page, "Choose where your viscount goes")  # some spaces are lit, and some may say why not
    assert grave_findings(page) == []
    picture(page, f"viscounts-{width}-en-light")
    page.evaluate("() => void (document.documentElement.dataset.theme = 'dark')")
    assert grave_findings(page, "color-contrast") == []
