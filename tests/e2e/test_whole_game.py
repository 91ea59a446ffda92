"""A whole game against a bot with nothing but clicks on what is lit, and everything that comes after its end."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands


def from_the_lobby(page: Page) -> None:
    """Two clicks."""
    page.get_by_role("button", name="Play now: It's a Wonderful Kingdom").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")


def test_from_the_lobby_through_a_whole_game_to_the_rematch(visit: Visit) -> None:
    page = visit("/")
    from_the_lobby(page)
    player = Hands(page, seed=7)
    player.play(until=player.is_over)
    check_the_end(page)
    check_the_replay(page)
    check_the_rematch(page)


def check_the_end(page: Page) -> None:
    """Who won and why, points that add up, and a line for each player in the chart."""
    ending = page.get_by_role("region", name="Result of the game")
    expect(ending.locator("h2")).to_have_text(re.compile(r"\w+ .*\.$"))
    expect(ending.get_by_role("button", name="Rule:")).to_be_visible()
    rows = ending.locator(".final tbody tr")
    columns = [[int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    totals = [int(cell.replace("−", "-")) for cell in ending.locator(".final tfoot .vh").all_inner_texts()]
    assert len(totals) == 2
    assert [sum(column) for column in zip(*columns, strict=True)] == totals
    expect(ending.locator(".chart path.chart__line")).to_have_count(2)


def check_the_replay(page: Page) -> None:
    """The replay follows its slider, and the link to a move leads to that move."""
    page.locator(".ending").get_by_role("link", name="Watch the replay").click()
    page.wait_for_url("**/r/*")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    slider.press("End")
    expect(slider).to_have_value(re.compile(r"\d{3}"))
    slider.fill("40")
    expect(page.locator(".dock__at b")).to_have_text("40")
    slider.press("ArrowRight")
    slider.press("ArrowLeft")
    slider.press("ArrowRight")
    page.wait_for_url(re.compile(r"[?&]move=41\b"))
    words = page.locator(".dock__move").inner_text()
    page.get_by_role("button", name="Link to this move").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"[?&]move=41\b", link)
    browser = page.context.browser
    assert browser is not None
    friend = browser.new_context(locale="en-US").new_page()  # a stranger: quick games are private, so the link invites
    friend.goto(link)
    expect(friend.get_by_role("slider")).to_have_value("41")
    expect(friend.locator(".dock__move")).to_have_text(words, use_inner_text=True)
    friend.context.close()


def check_the_rematch(page: Page) -> None:
    """The same players at a new table, which has begun."""
    old = page.url
    page.get_by_role("link", name="To the table", exact=True).last.click()
    page.wait_for_url("**/t/*")
    page.locator(".ending").get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url.rsplit("/", 1)[-1] not in old)
    expect(page.locator(".kingdom[data-phase=draft]")).to_be_visible()
    Hands(page).ready()
