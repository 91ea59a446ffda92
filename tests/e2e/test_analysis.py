"""The analysis in a replay: asked for with a button, shown as a curve and as moves that lost most, and on the table."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pentarchy.match import Match
from tests.e2e.conftest import Lay, Visit
from tests.e2e.sight import grave_findings, screenshot
from tests.e2e.site import Guest, Site, follow

SEED = 3
WORDS = {
    "en": {
        "side": "To the analysis",
        "start": "Analyse",
        "expert": "The expert",
        "shown": "it was not played",
        "move": "Move",
    },
    "ru": {
        "side": "К разбору",
        "start": "Разбор",
        "expert": "Эксперт",
        "shown": "так сыграно не было",
        "move": "Действие",
    },
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


def figure(number: float, lang: str) -> str:
    return f"{number:.1f}".replace(".", "," if lang == "ru" else ".")


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
    expect(losses.nth(number)).to_contain_text(f"{words['move']} {worst['position'] + 1}")
    losses.nth(number).focus()
    page.keyboard.press("Enter")
    panel = page.locator(".review").locator("visible=true")
    expect(panel).to_contain_text(worst["played"])
    expect(panel).to_contain_text(words["expert"])
    expect(panel).to_contain_text(worst["best"])
    expect(panel).to_contain_text(f"{words['move']} {worst['position'] + 1}: −{figure(worst['behind'], lang)}")
    if worst["error"]:
        expect(panel).to_contain_text(f" ± {figure(worst['error'], lang)}")
    assert not re.search("± 0[.,]0", page.locator(".analysis").text_content() or "")
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


@pytest.fixture(scope="module")
def of_two(lay: Lay) -> tuple[Guest, str]:
    """A match that two have played by chance."""
    made = lay(lambda match: match.over, bot="random")
    return made.anna, made.id


def report_of_two() -> dict[str, Any]:
    """A report that needs no thought: losses of both seats, some figures without an error."""

    def loss(seat: int, position: int, error: float) -> dict[str, Any]:
        told = {"played": f"a{position}", "best": f"b{position}", "line": [], "end": "hidden"}
        return {"position": position, "seat": seat, "behind": 3.5, "error": error, "worlds": 4, **told}

    return {
        "against": "others",
        "guesses": 4,
        "standing": [[0, [[0.5, 0.0], [-0.5, 0.2]]], [10, [[12.3, 1.4], [-11.8, 0.0]]]],
        "weighed": [40, 41],
        "lost": [9, 7],
        "mistakes": [loss(seat, 4 * number + seat, 0.6 * (number % 2)) for number in range(5) for seat in (0, 1)],
    }


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("ru", 390), ("ru", 1440), ("en", 390)])
def test_the_losses_of_every_seat_are_plainly_there(
    visit: Visit, of_two: tuple[Guest, str], lang: str, width: int
) -> None:
    """Each seat has a button of its own, and nothing of a list is hidden in it."""
    anna, table = of_two
    page = visit("/", guest=anna, lang=lang, width=width, height=844)
    told = json.dumps({"done": 300, "moves": 300, "report": report_of_two()})
    page.route("**/api/tables/*/analysis*", lambda route: route.fulfill(body=told, content_type="application/json"))
    page.goto(f"/r/{table}?move=3")
    page.get_by_role("button", name=WORDS[lang]["side"]).click()
    seats, losses = page.locator(".analysis__seats button"), page.locator(".analysis__loss")
    expect(seats).to_have_count(2)
    expect(losses).to_have_count(5)
    for seat in (1, 0):
        seats.nth(seat).scroll_into_view_if_needed()
        seats.nth(seat).click()
        expect(losses.first).to_contain_text(f"{WORDS[lang]['move']} {seat + 1}")
        assert page.locator(".analysis__losses").evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    minus = "−3,5" if lang == "ru" else "−3.5"
    expect(losses.nth(0)).to_contain_text(f"{minus} (4/4)")
    expect(losses.nth(1)).to_contain_text(f"{minus} ± {figure(0.6, lang)}")
    assert fits(page)
    assert grave_findings(page) == []
    page.locator(".analysis__title").evaluate("(one) => one.scrollIntoView()")
    screenshot(page, f"analysis-{lang}-{width}", whole=False)
