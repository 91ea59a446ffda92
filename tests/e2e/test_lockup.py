"""Lockup on the generic table, which shows any game: locations as tiles, tokens laid on them."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import HELP, Hands
from tests.e2e.sight import grave_findings, latin, screenshot, sentences, too_wide
from tests.e2e.site import Guest, Site

SEED = 11
SEWERS, SMITHY, LIBRARY = 1, 3, 7
UP, DOWN = 0, 1  # of the two choices
CELL = "[data-zone=cells-of-0] .gcard"
LIT = ".gstation__h[data-legal]"


def a_table(site: Site, players: int = 2, **options: str) -> tuple[Guest, str]:
    """Somebody at a new table, against bots."""
    guest = site.guest("Анна")
    first = {"first": "1"} if players > 1 else {}
    seats = ["me", *["greedy"] * (players - 1)]
    wish = {"game": "lockup", "players": players, "seats": seats, "seed": SEED, "options": {**first, **options}}
    return guest, f"/t/{guest.create(**wish)}?table=generic"


def prompt(page: Page) -> str:
    return page.locator("#prompt strong").first.inner_text()


def station(page: Page, place: int) -> Locator:
    return page.locator(f".gstation[data-place='{place}']")


def lay(page: Page, token: str, place: int, face: int) -> None:
    """Pick a token up, press a location, and say how it lies; in a turn that goes on the location is known."""
    player = Hands(page)
    player.ready()
    card = page.locator(CELL, has_text=token)
    if card.get_attribute("aria-pressed") is None:
        player.press(card, face)
        return
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    player.press(station(page, place).locator(".gstation__h"), face)


def say(page: Page, answer: str) -> None:
    """Press a button of the prompt."""
    Hands(page).press(page.locator(".prompt-bar__acts button", has_text=answer))


def to_lights_out(page: Page, answer: str) -> None:
    """A token in the Smithy, where both places have a reward; then pass until the reward is offered, and answer."""
    lay(page, "Crew 5", SMITHY, UP)
    say(page, "End the turn")
    Hands(page).ready()
    say(page, "Pass for this phase")
    Hands(page).ready()
    assert prompt(page).startswith("Smithy, place ")
    expect(page.locator(".gstation--now")).to_have_attribute("data-place", str(SMITHY))
    expect(station(page, SMITHY).locator(".gstation__s").first).to_contain_text("strength")
    say(page, answer)


def picture(page: Page, name: str) -> None:
    """Without the help that opens where the pointer rests."""
    page.mouse.move(1, 1)
    expect(page.locator(HELP)).to_have_count(0)
    screenshot(page, name, whole=False)


def test_a_turn_by_clicking(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    Hands(page).ready()
    expect(page.locator(f"{CELL}[data-legal]")).to_have_count(6)
    expect(page.locator(LIT)).to_have_count(0)  # nothing is picked up

    page.locator(CELL, has_text="Lookout").click()
    expect(page.locator(LIT)).to_have_count(7)
    expect(page.locator("#prompt")).to_contain_text("Lookout is picked up")
    station(page, LIBRARY).locator(".gstation__h").click()
    expect(page.get_by_role("dialog")).to_contain_text("Library")  # why not
    page.keyboard.press("Escape")
    page.locator(CELL, has_text="Lookout").click()
    expect(page.locator(LIT)).to_have_count(0)  # put down again

    lay(page, "Lookout", SEWERS, UP)
    there = station(page, SEWERS)
    expect(there.locator(".gcard__n")).to_have_text(["Lookout"])
    assert "Sewers" in prompt(page)
    lay(page, "Crew 2", SEWERS, DOWN)
    expect(there.locator(".gcard__n")).to_have_count(2)
    expect(there.locator(".gcard .u")).to_have_count(1)  # the eye: hidden from the others
    expect(page.locator(".garea--own")).to_contain_text("Locations visited Sewers")

    say(page, "End the turn")
    Hands(page).ready()  # the bot has answered
    expect(page.locator(f"{CELL}[data-legal]")).to_have_count(4)
    before = sentences(page)
    page.reload()
    Hands(page).ready()
    assert sentences(page) == before


def test_a_reward_is_taken(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    resources = page.locator(".garea--own .gvalue", has_text="Resources")
    Hands(page).ready()
    expect(resources).to_have_text(re.compile(r"Resources\s*–"))
    to_lights_out(page, "Take the reward")
    expect(page.locator(".logbook")).to_contain_text(re.compile(r"Gained \d iron \(Smithy\)\."))
    expect(resources).to_contain_text("iron")
    expect(station(page, SMITHY).locator(".gstation__w:has(.vh:text-is('Анна'))")).to_have_count(0)


def test_a_book_is_kept_and_not_played(site: Site, visit: Visit) -> None:
    guest, path = a_table(site)
    page = visit(path, guest=guest)
    to_lights_out(page, "Without the reward: to the Library")
    Hands(page).ready()
    if "book to keep" in prompt(page):  # the strongest in the Library has a choice
        Hands(page).press(page.locator("[data-zone=drawn-of-0] .gcard[data-legal]").first)
        Hands(page).ready()
    expect(page.locator("[data-zone=hands-of-0] .gcard")).to_have_count(1)
    assert "book" in prompt(page)
    say(page, "No book until the next round")
    Hands(page).ready()
    expect(page.locator(".top__where")).to_have_text("Round 2 · Roll call")
    while not prompt(page).startswith("Place crew tokens"):  # a new round: the question comes again
        say(page, "No book now")
        Hands(page).ready()
    expect(page.locator("[data-zone=hands-of-0] .gcard")).to_have_count(1)


def test_others_do_not_see_what_lies_face_down(site: Site, visit: Visit) -> None:
    anna, boris = site.guest("Анна"), site.guest("Борис")
    wish = {"game": "lockup", "players": 2, "seats": ["me", "open"], "seed": SEED, "options": {"first": "1"}}
    table = anna.create(**wish)
    boris.join(table)
    path = f"/t/{table}?table=generic"
    page = visit(path, guest=anna)
    Hands(page).ready()
    token = page.locator(CELL, has_text="Crew 4").get_attribute("data-piece")
    lay(page, "Crew 4", SMITHY, DOWN)
    expect(station(page, SMITHY).locator(".gcard__n")).to_have_text(["Crew 4"])
    for other in (visit(path, guest=boris), visit(path)):
        there = station(other, SMITHY)
        expect(there.locator(".gback")).to_contain_text("1 face down")
        expect(there.locator(".gcard")).to_have_count(0)
        expect(other.locator(f"[data-piece='{token}']")).to_have_count(0)
        expect(other.locator(".logbook")).to_contain_text("Placed a face-down token in the Smithy.")


def test_five_players_and_no_pieces_of_other_modes(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 5)
    page = visit(path, guest=guest)
    Hands(page).ready()
    expect(page.locator(".garea")).to_have_count(5)
    expect(page.locator(".garea--rival")).to_have_count(0)
    text = page.locator(".generic").inner_text()
    assert not re.search(r"[Gg]uard deck|Traits? to|Expert|most\(|\bS2\b|Tokens in the locations", text)
    assert "2nd +2 scrap" in station(page, SEWERS).inner_text()  # only with four and more


def test_in_russian_on_a_phone(site: Site, visit: Visit) -> None:
    guest, path = a_table(site, 3)
    page = visit(path, guest=guest, lang="ru", width=390, height=844, has_touch=True, dark=True)
    Hands(page).ready()
    expect(page.locator(".gstations > h2")).to_have_text("Локации")
    page.locator(CELL, has_text="Громила").click()
    expect(page.locator(LIT).first).to_be_in_viewport()  # the way there is long
    expect(page.locator("#prompt")).to_contain_text("Взято: Громила")
    assert latin(page, set(), ["Pentarchy"]) == []
    assert too_wide(page) == ""
    picture(page, "lockup-generic-390-ru-dark")
    page.locator(CELL, has_text="Громила").click()
    lay(page, "Громила", SMITHY, DOWN)
    expect(station(page, SMITHY).locator(".gcard__n")).to_have_text(["Громила"])
    assert too_wide(page) == ""
    page.set_viewport_size({"width": 1440, "height": 900})
    picture(page, "lockup-generic-1440-ru-dark")
    assert latin(page, set(), ["Pentarchy"]) == []


@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_grave(site: Site, visit: Visit, width: int) -> None:
    guest, path = a_table(site, 3)
    page = visit(path, guest=guest, width=width, height=900)
    lay(page, "Crew 3", SMITHY, DOWN)
    say(page, "End the turn")
    Hands(page).ready()
    page.locator(CELL, has_text="Crew 5").click()  # some places are lit, and some say why not
    assert grave_findings(page) == []
    picture(page, f"lockup-generic-{width}-en-light")
    page.evaluate("() => void (document.documentElement.dataset.theme = 'dark')")
    assert grave_findings(page, "color-contrast") == []
