"""Whole games of Viscounts by pressing nothing but what is lit, against three bots and alone; then their replays."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import LIT, POINT, Hands
from tests.e2e.site import Site
from tests.e2e.west import BOARD, TABLE, a_table

# What completes something that is picked up, then what lies on the table, and a button when nothing else is left.
EAGER = f"""
  (chance) => {{ {LIT} {POINT}
    const things = lit();
    const held = document.querySelector("{TABLE} [aria-pressed=true]")?.dataset.piece?.split(":")[0];
    const goal = {{ slot: "site", site: "slot", worker: "section" }}[held];
    const ranks = [
      (one) => goal && one.dataset.piece?.startsWith(`${{goal}}:`),
      (one) => !one.closest(".prompt-bar__acts"),
      () => true,
    ];
    const best = ranks.map((rank) => things.filter(rank)).find((some) => some.length);
    if (!best) return null;
    const thing = best[Math.floor(chance * best.length)];
    return {{ label: thing.textContent.trim().slice(0, 80), point: pointOf(thing) }};
  }}
"""


class Eager(Hands):
    """Somebody who leaves nothing undone."""

    choose = EAGER


def numbers(cells: Locator) -> list[int]:
    """What cells say, without the small words beside."""
    texts = cells.evaluate_all("(all) => all.map((one) => one.firstChild.nodeValue ?? one.textContent)")
    return [int(text.strip().replace("−", "-")) for text in texts]


def pieces(page: Page) -> dict[str, int]:
    """How much stands on the board."""
    return {what: page.locator(f"{BOARD} {what}").count() for what in (".plot.built", ".wk", ".vis")}


@pytest.mark.parametrize(("players", "sides", "options"), [(4, 4, {}), (1, 2, {"automa": "noble"})])
def test_a_whole_game_and_its_replay(
    site: Site, visit: Visit, players: int, sides: int, options: dict[str, str]
) -> None:
    guest, path = a_table(site, players, **options)
    page = visit(path, guest=guest)
    player = Eager(page, seed=3)
    player.play(until=player.is_over)
    expect(page.locator(".refusal")).to_have_count(0)
    finale = page.locator(f"{TABLE} .finale")
    expect(finale.locator(".bar")).to_have_count(sides)
    totals = numbers(finale.locator(".bar strong"))
    assert totals == sorted(totals, reverse=True)
    groups = [numbers(row.locator("td")) for row in finale.locator("tr.gh").all()]
    assert [sum(column) for column in zip(*groups, strict=True)] == totals
    for body in finale.locator("tbody").all():
        whole, *lines = [numbers(row.locator("td")) for row in body.locator("tr").all()]
        assert [sum(column) for column in zip(*lines, strict=True)] == whole
    expect(page.locator(".ending")).to_be_visible()

    page.locator("[data-to-board]").click()
    expect(page.locator(f"{BOARD} .plot").first).to_be_visible()
    there = pieces(page)
    assert there[".vis"] == sides
    page.locator(".to-scores").click()
    expect(finale.locator(".bar")).to_have_count(sides)

    page.goto(path.replace("/t/", "/r/"))
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator(f"{TABLE} {BOARD} .plot").first).to_be_visible()
    slider.press("End")
    expect(slider).to_have_value(re.compile(r"\d{2,}"))
    expect(page.locator(f"{TABLE} .finale .bar")).to_have_count(sides)
    assert numbers(page.locator(f"{TABLE} .finale .bar strong")) == totals
    page.locator("[data-to-board]").click()
    expect(page.locator(f"{BOARD} .vis")).to_have_count(sides)
    assert pieces(page) == there
