"""Whole games of Rats of Wistar by pressing nothing but what is lit, against three bots and alone; then the replay."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.farm import a_table
from tests.e2e.hands import LIT, POINT, Hands
from tests.e2e.site import Site

# First rats of the entrance, then actions of the chief and whatever the question lights; quick actions seldom, and the
# end of the turn when nothing else is left. Goods are not swapped for jokers for ever.
EAGER = f"""
  (chance) => {{ {LIT} {POINT}
    const things = lit();
    const held = document.querySelector(".wistar [aria-pressed=true][data-legal]");
    const ends = (one) => one.closest(".prompt-bar__acts") && /^End the turn/.test(one.innerText);
    const buys = (one) => one.closest("[data-zone=goods]") && !/pay/.test(kind);
    const rats = (one) => one.closest(".abadge-at") && one.closest(".abadge-at").dataset.area !== "entrance";
    const kind = document.querySelector(".wistar").dataset.question;
    const quick = (one) => ["place_where", "act_which"].includes(kind) && (buys(one) || rats(one)) && !held;
    const ranks = [
      (one) => !held && one.closest("[data-area=entrance]"),
      (one) => !ends(one) && !quick(one),
      (one) => !quick(one),
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


def columns(page: Page) -> list[list[int]]:
    """The lines of the final points by side, the sum last."""
    rows = [numbers(row.locator("td")) for row in page.locator("[data-zone=final] :is(tbody, tfoot) tr").all()]
    return [list(column) for column in zip(*rows, strict=True)]


def numbers(cells: Locator) -> list[int]:
    return [int(text.strip().replace("−", "-").replace("–", "0")) for text in cells.all_inner_texts()]


@pytest.mark.parametrize("players", [4, 1])
def test_a_whole_game_and_its_replay(site: Site, visit: Visit, players: int) -> None:
    guest, path = a_table(site, players)
    page = visit(path, guest=guest)
    player = Eager(page, seed=3)
    player.play(until=player.is_over)
    expect(page.locator(".refusal")).to_have_count(0)
    sides = max(2, players)
    expect(page.locator("[data-zone=final] thead th")).to_have_count(sides)
    points = columns(page)
    assert all(sum(column[:-1]) == column[-1] for column in points)
    totals = [column[-1] for column in points]
    assert totals == sorted(totals, reverse=True)
    expect(page.locator(".ending")).to_be_visible()
    page.get_by_role("button", name="Look at the farm").click()
    expect(page.locator("[data-zone=farm] .room").first).to_be_visible()
    rats = page.locator("[data-zone=farm] [data-piece^=explorer]").count()
    assert rats == players

    page.goto(path.replace("/t/", "/r/"))
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator(".wistar [data-zone=wheel] .slot").first).to_be_visible()
    slider.press("End")
    expect(slider).to_have_value(re.compile(r"\d{2,3}"))
    expect(page.locator("[data-zone=final] thead th")).to_have_count(sides)
    assert columns(page) == points
