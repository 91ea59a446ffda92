"""Two people, two browsers, one table."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Lay, Visit
from tests.e2e.hands import Hands, play_together
from tests.e2e.positions import planning


def make_a_private_table(page: Page) -> str:
    """Through the form; the path of the invitation."""
    page.get_by_role("link", name="Create a table").click()
    page.get_by_text("Advanced").click()
    page.get_by_label("Number of the deal").fill("4")
    page.get_by_role("button", name="Create the table").click()
    invitation = page.get_by_role("textbox", name="Invite")
    expect(page.get_by_text("One seat is open.")).to_be_visible()
    return urlsplit(invitation.input_value()).path


def shown(page: Page) -> str:
    """The table itself, as words and light."""
    return str(
        page.evaluate(
            """() => [...document.querySelectorAll("main .piece")]
                 .map((one) => `${one.dataset.piece} ${one.dataset.legal ?? ""} ${one.textContent.trim()}`).join("|")"""
        )
    )


@pytest.fixture
def pair(visit: Visit) -> tuple[Page, Page]:
    """The host, and the friend who came by the link and told a name."""
    host = visit("/")
    invitation = make_a_private_table(host)
    friend = visit(invitation, moving=True)
    friend.get_by_role("textbox", name="What shall we call you?").fill("Boris")
    friend.get_by_role("button", name="Join").click()
    for page in (host, friend):
        expect(page.locator(".kingdom")).to_be_visible()
    return host, friend


def test_an_invitation_leads_to_the_same_table(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    assert host.url == friend.url
    expect(host.locator(".opp")).to_contain_text("Boris")
    expect(host.locator(".score")).to_contain_text("You")
    hands = [Hands(page) for page in pair]
    for player in hands:
        player.page.locator("#prompt strong").wait_for()
    asked = [player for player in hands if player.is_asked()]
    assert len(asked) == 1, "the draft goes in turn"


def test_moves_are_seen_by_the_other_without_a_reload(pair: tuple[Page, Page]) -> None:
    hands = [Hands(page, seed) for seed, page in enumerate(pair)]
    for page in pair:
        page.evaluate("window.mark = 'the same document'")
    before = [page.locator(".logbook__line").count() for page in pair]

    def both_saw_four() -> bool:
        return all(page.locator(".logbook__line").count() >= old + 4 for page, old in zip(pair, before, strict=True))

    play_together(hands, until=both_saw_four)
    for page in pair:
        assert page.evaluate("window.mark") == "the same document"


def test_a_reload_comes_back_to_the_same_prompt(pair: tuple[Page, Page]) -> None:
    hands = [Hands(page, seed) for seed, page in enumerate(pair)]
    turns = 0

    def second_page_is_asked() -> bool:
        nonlocal turns
        turns += hands[1].is_asked() and not hands[0].is_asked()
        return turns > 3

    play_together(hands, until=second_page_is_asked)
    page = pair[1]
    hands[1].ready()
    page.keyboard.press("Escape")  # nothing picked up
    question, table = page.locator("#prompt strong").inner_text(), shown(page)
    page.reload()
    hands[1].ready()
    assert page.locator("#prompt strong").inner_text() == question
    assert shown(page) == table
    expect(pair[0].locator("#prompt strong")).to_have_text(re.compile("^Waiting for Boris"))
    hands[1].press_something()


def test_both_plan_at_the_same_time(lay: Lay, visit: Visit) -> None:
    table = lay(planning)
    anna, boris = visit(table.path, guest=table.anna), visit(table.path, guest=table.boris)
    hands = [Hands(anna), Hands(boris)]
    for player in hands:
        player.ready()
    question = boris.locator("#prompt strong").inner_text()
    left = anna.locator("[data-zone=drafted] .dec").count()
    anna.locator("[data-zone=drafted] .dec [data-legal]").first.click()
    expect(boris.locator(".opp")).to_contain_text(f"is planning, {left - 1} cards left")  # seen at once
    assert boris.locator("#prompt strong").inner_text() == question  # but my own question is the same
    boris.locator("[data-zone=drafted] .dec [data-legal]").last.click()
    expect(boris.locator("#prompt strong")).not_to_have_text(question)
    expect(anna.locator("[data-zone=drafted] .dec")).to_have_count(left - 1)
