"""The analysis in a replay: asked for with a button, shown as a curve and as moves that lost most, and on the table."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from pentarchy.match import Match
from tests.e2e.conftest import Visit
from tests.e2e.site import Guest, Site, follow

SEED = 3
WORDS = {
    "en": {"side": "To the analysis", "start": "Analyse", "expert": "The expert", "shown": "it was not played"},
    "ru": {"side": "К разбору", "start": "Разбор", "expert": "Эксперт", "shown": "так сыграно не было"},
}


@pytest.fixture(scope="module")
def played(site: Site) -> tuple[Guest, str]:
    """A short match that somebody has played alone, by chance."""
    match, rng, script = Match.new("kingdom", 1, seed=SEED), Random(1), []
    while not match.over:
        move = rng.choice(match.state.legal(0))
        script.append((0, move))
        match.play(0, move)
    anna = site.guest("Анна")
    table = anna.create(game="kingdom", players=1, seed=SEED, seats=["me"])
    follow(table, [anna], script)
    return anna, table


def fits(page: Page) -> bool:
    """Nothing is wider than the window, and the page itself has not moved."""
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return bool(wide and page.evaluate("document.querySelector('header').getBoundingClientRect().top") == 0)


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("ru", 390)])
def test_a_finished_game_is_analysed(visit: Visit, played: tuple[Guest, str], lang: str, width: int) -> None:
    anna, table = played
    words = WORDS[lang]
    page = visit(f"/r/{table}?move=5", guest=anna, lang=lang, width=width, height=844)
    page.get_by_role("button", name=words["side"]).click()
    losses = page.locator(".analysis__loss")
    start = page.get_by_role("button", name=words["start"], exact=True)
    expect(start.or_(losses.first)).to_be_visible()
    if start.is_visible():  # the first to ask; the next one finds it made
        start.click()
        expect(page.locator(".analysis progress, .analysis__loss").first).to_be_visible()
    expect(losses.first).to_be_visible(timeout=280_000)
    assert page.locator(".analysis .chart__line").count() == 1
    assert fits(page)

    mistakes = anna.get(f"/api/tables/{table}/analysis?lang={lang}")["report"]["mistakes"]
    number = next(number for number, one in enumerate(mistakes) if one["line"][-1:] and one["line"][-1]["seen"])
    worst = mistakes[number]
    losses.nth(number).focus()
    page.keyboard.press("Enter")
    panel = page.locator(".review").locator("visible=true")
    expect(panel).to_contain_text(worst["played"])
    expect(panel).to_contain_text(words["expert"])
    expect(panel).to_contain_text(worst["best"])
    expect(panel).to_contain_text(f"−{worst['behind']:.1f} ± {worst['error']:.1f}")
    expect(page.locator(".dock__at b")).to_have_text(str(worst["position"]))
    assert fits(page)

    table_before, drawn_before = page.locator("#table").text_content() or "", page.locator("#table").inner_html()
    panel.get_by_role("button").last.click()  # the end of the line, on the table
    expect(panel).to_contain_text(words["shown"])
    expect(page.locator("#table")).not_to_have_js_property("innerHTML", drawn_before)
    page.keyboard.press("ArrowRight")  # the film goes on with what was played
    page.keyboard.press("ArrowLeft")
    expect(panel).not_to_contain_text(words["shown"])
    expect(page.locator("#table")).to_have_text(table_before)
