"""A hint: asked for, seen to be thought about, read, foreseen, played; by hand on a phone and by keys on a desktop."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import wait_until
from tests.e2e.sight import grave_findings, screenshot, too_wide
from tests.e2e.site import Site

PANEL = ".pop[data-pop=hint]"


def seated(site: Site, visit: Visit, game: str, **how: object) -> Page:
    """Somebody who plays alone, in front of the first question."""
    anna = site.guest("Анна")
    options: dict[str, str] = {}
    table = anna.create(game=game, players=2, options=options, seats=["me", "skilled"], seed=3)
    page = visit(f"/t/{table}", guest=anna, **how)
    expect(page.locator("[data-hint-button][aria-disabled=false]")).to_be_visible()
    return page


def fits(page: Page) -> None:
    box = page.locator(PANEL).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"] + 0.5
    assert box["y"] >= 0
    assert too_wide(page) == ""
    assert page.locator(PANEL).evaluate("(one) => one.scrollWidth <= one.clientWidth"), "the panel scrolls sideways"


def played(page: Page, question: str) -> None:
    """The move is made, after a yes where it cannot be undone."""
    sure = page.locator(".prompt-bar__acts .btn--warn")
    wait_until(
        page,
        "(before) => document.querySelector('.prompt-bar__acts .btn--warn') || "
        "(document.querySelector('#prompt strong').textContent !== before)",
        question,
    )
    if sure.count():
        sure.click()
    expect(page.locator("#prompt strong").first).not_to_have_text(question)


@pytest.mark.parametrize("game", ["tyrants", "kingdom"])
def test_on_a_phone_in_russian(site: Site, visit: Visit, game: str) -> None:
    page = seated(site, visit, game, lang="ru", width=390, height=844, has_touch=True)
    question = page.locator("#prompt strong").first.inner_text()
    page.get_by_role("button", name="Подсказка").tap()
    expect(page.locator(f"{PANEL} [role=status]")).to_have_text(re.compile("Думаю|эксперт"))
    moves = page.locator(f"{PANEL} [data-hint]")
    expect(moves.first).to_be_visible()
    assert 2 <= moves.count() <= 3
    expect(page.locator(f"{PANEL} .hints__worth").first).to_contain_text("Лучший ход")
    fits(page)
    screenshot(page, f"hint-{game}-390", whole=False)
    assert grave_findings(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    fits(page)
    moves.first.tap()
    expect(page.locator(PANEL)).to_have_count(0)
    played(page, question)


def test_on_a_desktop_in_english_by_keys(site: Site, visit: Visit) -> None:
    page = seated(site, visit, "tyrants", width=1440, height=900)
    question = page.locator("#prompt strong").first.inner_text()
    lit = page.locator("#table .is-legal")
    page.keyboard.press("h")
    moves = page.locator(f"{PANEL} [data-hint]")
    expect(moves.first).to_be_focused()  # whoever waits there goes on to the best one
    expect(page.locator("#prompt .foreseen")).to_contain_text("starts in")  # and it is foreseen
    fits(page)
    screenshot(page, "hint-tyrants-1440", whole=False)
    assert grave_findings(page) == []
    panel = page.locator(PANEL).bounding_box()
    assert panel is not None
    for box in filter(None, (one.bounding_box() for one in lit.all())):
        assert box["x"] + box["width"] <= panel["x"] or box["y"] + box["height"] <= panel["y"], "it covers what is lit"
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)
    expect(page.locator("#prompt .foreseen")).to_have_count(0)
    page.keyboard.press("h")  # it is there at once
    expect(moves.first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(PANEL)).to_have_count(0)
    played(page, question)


def test_where_another_person_plays_there_is_no_button(site: Site, visit: Visit) -> None:
    anna, boris = site.guest("Анна"), site.guest("Борис")
    table = anna.create()
    boris.join(table)
    page = visit(f"/t/{table}", guest=anna)
    expect(page.locator("#prompt strong").first).to_be_visible()
    expect(page.locator("[data-hint-button]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(PANEL)).to_have_count(0)
