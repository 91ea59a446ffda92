"""Wistar in the browser, on the table of every game without one of its own: a wheel, a house, things to press.

Its own table is looked at in test_wistar_*.py; this one stays within reach and shows what such a table can do.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import HELP, Hands
from tests.e2e.sight import grave_findings, latin, screenshot, sentences, too_wide
from tests.e2e.site import Guest, Site, two_by_chance

SEED = 11
GENERIC = "?table=generic"
FREE_SLOTS = 8  # on the wheel of two players
PAIR = "[data-zone^=pairs] .gcard[data-legal]"
SLOT = ".gslotspot[data-legal]"
DOOR = ".gway[data-legal]"
ROOM = ".groom__h[data-legal]"
ROW = ".grow[data-legal]"
RAW = r"\bnull\b|undefined|NaN|\[object|Whose turn|Out of the game|Unused|Stopped|Slot of the chief|Effects under way"


def a_table(site: Site, players: int = 2, **options: str) -> tuple[Guest, str]:
    """Somebody at a new table, against bots."""
    guest = site.guest("Анна")
    first = {"first": "1"} if players > 1 else {}
    seats = ["me", *["greedy"] * (players - 1)]
    wish = {"game": "wistar", "players": players, "seats": seats, "seed": SEED, "options": {**first, **options}}
    return guest, f"/t/{guest.create(**wish)}{GENERIC}"


def prompt(page: Page) -> str:
    return page.locator("#prompt strong").first.inner_text()


def go_on(page: Page, *beginnings: str, seed: int = 1) -> None:
    """Press lit things until a question begins so."""
    Hands(page, seed).play(lambda: prompt(page).startswith(beginnings))


def press(page: Page, thing: Locator, choice: str | int = 0) -> None:
    Hands(page).press(thing, choice)


def button(page: Page, text: str) -> Locator:
    return page.locator(".prompt-bar__acts button", has_text=text)


def sector(page: Page, action: str) -> Locator:
    """The box of the wheel at an action."""
    return page.get_by_role("group", name=re.compile(f"^{action}: "))


def area(page: Page, name: str) -> Locator:
    """Where workers of one's own are."""
    return page.locator(".gyard", has_text=name)


def log(page: Page) -> Locator:
    return page.locator(".logbook")


def picture(page: Page, name: str) -> None:
    """From the top, without the help that opens where the pointer rests."""
    page.locator(".generic").evaluate("(table) => table.scrollIntoView({ block: 'start' })")
    page.mouse.move(1, 1)
    expect(page.locator(HELP)).to_have_count(0)
    screenshot(page, name, whole=False)


def to_the_first_turn(page: Page) -> None:
    Hands(page).ready()
    press(page, page.locator(PAIR).first)


def test_the_draft_and_a_turn_by_clicking(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    Hands(page).ready()
    expect(page.locator(PAIR)).to_have_count(2)  # the pair that the bot has left: both cards mean the same
    names = page.locator(f"{PAIR} .gcard__n").all_inner_texts()
    press(page, page.locator(PAIR).last)
    expect(page.locator(".gpassing")).to_have_count(0)
    expect(page.locator("[data-zone=hands-of-0] .gcard__n")).to_have_text(names)

    Hands(page).ready()
    assert prompt(page).startswith("Place a chief")
    expect(page.locator(SLOT)).to_have_count(FREE_SLOTS)
    expect(page.locator(".gbeside[data-legal]")).to_contain_text("Alchemist's hut")
    wood = sector(page, "Collect wood")
    expect(wood.locator(".gsector__p")).to_have_text(re.compile(r"strength\s*0"))
    press(page, area(page, "forest"))
    expect(log(page)).to_contain_text("Brings a worker from the burrow entrance to the forest.")
    expect(wood.locator(".gsector__p")).to_have_text(re.compile(r"strength\s*1"))

    slot = wood.locator(".gslotspot").last
    bonus = slot.locator(".gspot__t").inner_text()
    press(page, slot)
    expect(slot.locator(".vh")).to_contain_text("here stands Анна")
    expect(page.locator(SLOT)).to_have_count(1)  # where the chief stands: its actions
    expect(button(page, "Main action: Collect wood, strength 1")).to_be_visible()
    before = sentences(page)
    page.reload()
    Hands(page).ready()
    assert sentences(page) == before
    press(page, slot, "Main action")
    expect(log(page)).to_contain_text("Gains 1 wood (main action).")
    assert bonus.startswith("a potion")
    press(page, button(page, "Bonus: a potion"))
    press(page, button(page, "Take 1 metal"))
    expect(log(page)).to_contain_text("Gains 1 metal")
    go_on(page, "Take quick actions")
    press(page, button(page, "End the turn"))
    expect(log(page)).to_contain_text("takes a turn", ignore_case=True)


def test_exploring_by_clicking_doors_and_rooms(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    to_the_first_turn(page)
    press(page, area(page, "farm"))
    press(page, area(page, "farm"), "Bring out a worker")  # and with a move token this one could go elsewhere
    press(page, sector(page, "Explore").locator(SLOT).first)
    expect(page.locator(f"{DOOR}, {ROOM}")).to_have_count(0)
    press(page, button(page, "Main action: Explore, strength 2"))
    expect(page.locator("#prompt strong").first).to_contain_text("Exploration points left: 2.")
    expect(page.locator(DOOR)).to_have_count(2)
    expect(page.locator(ROOM)).to_have_count(0)  # both ways into the house are closed
    picture(page, "generic-wistar-1440-en-light-explore")
    door = page.locator(".gway", has=page.locator(".vh", has_text="Farm entrance – Hall"))
    expect(door).to_contain_text("closed door")
    press(page, door)
    expect(log(page)).to_contain_text("Opens a door: farm entrance – Hall.")
    expect(door).to_contain_text("Farm entrance – Hall: open")
    hall = page.get_by_role("group", name="Hall", exact=True)
    Hands(page).play(lambda: hall.locator(ROOM).count())  # first comes what was on the door
    press(page, hall.locator(ROOM))
    expect(hall.locator(".groom__h .vh")).to_contain_text("here stands Анна")
    expect(page.get_by_role("group", name="Farm entrance", exact=True).locator(".gfigure")).to_have_count(1)


def may_claim(state: Any, player: int) -> bool:
    return any(move[0] == "claim" for move in state.legal(player))


def free_missions(state: Any, player: int) -> bool:
    """Whether somebody may do missions, and a marker is all that each of them asks for."""
    missions = [move for move in state.legal(player) if move[0] == "do_mission"]
    return bool(missions) and all(asked_after(state, player, move) == "marker_which" for move in missions)


def asked_after(state: Any, player: int, move: tuple[Any, ...]) -> str:
    trial = state.clone()
    trial.play(player, move)
    question = trial.asks[player]
    return str(question[0]) if question else ""


def test_a_mission_by_clicking_its_row(site: Site, visit: Visit) -> None:
    path, asked, waiting = two_by_chance(site, "wistar", free_missions)
    page, other = visit(path + GENERIC, guest=asked), visit(path + GENERIC, guest=waiting)
    Hands(page).ready()
    row = page.locator(ROW).first
    name = row.locator("b").inner_text()
    expect(row.locator(".mark")).to_have_count(0)
    expect(other.locator(ROW)).to_have_count(0)
    picture(page, "generic-wistar-1440-en-light-mission")
    press(page, row)
    expect(page.locator(".ghole[data-legal]")).not_to_have_count(0)
    space = page.locator(".ghole[data-legal]").filter(has_not_text="spend").first  # without a fee to choose
    freed = space.locator("b").inner_text()
    press(page, space)
    done = page.locator(".grow--done")
    expect(done.locator("b")).to_have_text(name)
    expect(done.locator(".vh")).to_contain_text(f"done by {asked.name} ({freed})")
    expect(page.locator(".ghole--empty b")).to_have_text(freed)
    expect(other.locator(".grow--done .mark")).to_have_count(1)


def test_a_goal_by_clicking_its_card(site: Site, visit: Visit) -> None:
    path, asked, waiting = two_by_chance(site, "wistar", may_claim)
    page, other = visit(path + GENERIC, guest=asked), visit(path + GENERIC, guest=waiting)
    Hands(page).ready()
    goals = page.locator("[data-zone=goals] .gcard")
    expect(goals).to_have_count(3)
    for goal in goals.all():
        expect(goal.locator(".gclaim")).to_have_count(4)
        expect(goal.locator(".gclaim--closed")).to_have_count(2)  # of two players
        expect(goal.locator(".vh").first).to_contain_text(re.compile(r"\d: free, \d: not used, \d: not used, \d: free"))
    lit = page.locator("[data-zone=goals] .gcard[data-legal]")
    number = lit.first.get_attribute("data-piece")
    press(page, lit.first)
    for window in (page, other):
        goal = window.locator(f"[data-zone=goals] .gcard[data-piece='{number}']")
        expect(goal.locator(".gclaim").first.locator(".mark")).to_be_visible()
        expect(goal.locator(".vh").first).to_contain_text(re.compile(rf"\d: reached by {asked.name}, \d: not used"))
        expect(log(window)).to_contain_text("reaches a goal", ignore_case=True)


def test_missions_are_no_secret_of_the_page(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    to_the_first_turn(page)
    expect(page.locator(".groom__b")).to_have_count(5)  # face down
    expect(page.locator(".groom__m, .grow")).to_have_count(0)
    watcher = visit(path)
    expect(watcher.locator("[data-zone=hands-of-0] .gback")).to_contain_text("2 face-down cards")
    expect(watcher.locator(".gsector__p")).to_have_count(0)  # a strength is somebody's


def test_alone_against_the_rival_clan(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 1)
    page = visit(path, guest=guest)
    Hands(page).ready()
    expect(page.locator(".gpassing .gpile")).to_have_count(2)
    press(page, page.locator(PAIR).first)
    go_on(page, "Place a chief")
    rival = page.locator(".garea--rival")
    Hands(page).play(lambda: "Round 2" in page.locator(".top__where").inner_text())
    expect(rival).to_contain_text("Used state cards")
    counters = rival.locator(".gvalue", has_text="Counters")
    expect(counters.locator(".gentry").first).to_contain_text(re.compile(r"[a-z ]+ \d+$"))
    expect(page.locator(".gbeside--still .vh")).to_contain_text("The Rival Clan")
    own = page.locator(".garea--own")
    expect(own.locator(".gyard")).to_have_count(3)
    expect(own.locator(".ghole")).to_have_count(10)
    assert not re.search(RAW, page.locator(".generic").inner_text())
    picture(page, "generic-wistar-1440-en-light-solo")


def test_the_table_of_four_and_nothing_of_the_engine(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 4)
    page = visit(path, guest=guest)
    to_the_first_turn(page)
    expect(page.locator(".garea")).to_have_count(4)
    expect(page.locator(".garea--rival")).to_have_count(0)
    expect(page.locator(".gsector")).to_have_count(6)
    expect(page.locator(".gslotspot")).to_have_count(12)
    expect(page.locator(".groom")).to_have_count(8)
    expect(page.locator(".gway--closed")).to_have_count(10)
    expect(page.get_by_role("group", name="Farm entrance", exact=True).locator(".gfigure")).to_have_count(4)
    expect(page.locator(".gsector .gseatring .mark")).to_have_count(0)
    assert not re.search(RAW + "|Rival|[Ss]tate card", page.locator(".generic").inner_text())
    Hands(page).play(lambda: "Round 2" in page.locator(".top__where").inner_text())
    assert not re.search(RAW + "|Rival|[Ss]tate card", page.locator(".generic").inner_text())
    assert too_wide(page) == ""
    picture(page, "generic-wistar-1440-en-light-4")


def test_in_russian_on_a_phone(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 3)
    page = visit(path, guest=guest, width=390, height=844, has_touch=True, dark=True)
    Hands(page).ready()
    page.get_by_role("button", name="Menu").click()
    page.locator("button[lang=ru]:visible").click()  # nothing stays English
    page.keyboard.press("Escape")
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""
    press(page, page.locator(PAIR).first)
    go_on(page, "Поместите вожака")
    button(page, "К подсвеченным местам").click()  # the way there is long
    expect(page.locator(SLOT).first).to_be_in_viewport()
    Hands(page).play(lambda: "Раунд 2" in page.locator(".top__where").inner_text())
    go_on(page, "Поместите вожака")
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""
    picture(page, "generic-wistar-390-ru-dark")
    page.locator(".gwheel").evaluate("(wheel) => wheel.scrollIntoView({ block: 'start' })")
    screenshot(page, "generic-wistar-390-ru-dark-wheel", whole=False)
    page.locator(".gplan").evaluate("(plan) => plan.scrollIntoView({ block: 'start' })")
    screenshot(page, "generic-wistar-390-ru-dark-farm", whole=False)
    page.set_viewport_size({"width": 1440, "height": 900})
    picture(page, "generic-wistar-1440-ru-dark")
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""


@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_grave(site: Site, visit: Visit, width: int) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest, width=width, height=900)
    Hands(page).ready()
    assert grave_findings(page) == []
    press(page, page.locator(PAIR).first)
    Hands(page, 5).play(lambda: "Round 2" in page.locator(".top__where").inner_text())
    go_on(page, "Place a chief")  # some slots are lit, and some say why not
    assert grave_findings(page) == []
    picture(page, f"generic-wistar-{width}-en-light")
    page.evaluate("() => void (document.documentElement.dataset.theme = 'dark')")
    assert grave_findings(page, "color-contrast") == []
