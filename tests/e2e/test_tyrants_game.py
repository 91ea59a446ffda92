"""A whole game of Tyrants against one bot, or three, by pressing nothing but what is lit; then the replay."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import LIT, POINT, Hands
from tests.e2e.site import Site
from tests.e2e.underdark import MAP, a_table

# First the hand, then what power and influence buy, and the end of the turn when nothing else is left.
EAGER = f"""
  (chance) => {{ {LIT} {POINT}
    const things = lit();
    const ranks = [(one) => one.closest("[data-zone=hand]"), (one) => !one.closest(".prompt-bar__acts"), () => true];
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
    return [int(text.replace("−", "-")) for text in cells.all_inner_texts()]


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.soak)])
def test_a_whole_game_and_its_replay(site: Site, visit: Visit, players: int) -> None:
    guest, path = a_table(site, players)
    page = visit(path, guest=guest)
    player = Eager(page, seed=3)
    player.play(until=player.is_over)
    expect(page.locator(".refusal")).to_have_count(0)
    rows = page.locator(".tyrants .finale tbody tr")
    expect(rows).to_have_count(players)
    totals = []
    for row in rows.all():
        *parts, total = numbers(row.locator("td:not(.rk)"))
        assert sum(parts) == total
        totals.append(total)
    assert totals == sorted(totals, reverse=True)
    expect(page.locator(".ending")).to_be_visible()
    troops = page.locator(f"{MAP} .so use").count()
    page.goto(path.replace("/t/", "/r/"))
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator(f".tyrants {MAP} .site").first).to_be_visible()
    slider.press("End")
    expect(slider).to_have_value(re.compile(r"\d{3}"))
    expect(page.locator(".tyrants .finale tbody tr")).to_have_count(players)
    expect(page.locator(f"{MAP} .so use")).to_have_count(troops)
    assert numbers(page.locator(".tyrants .finale .tt")) == totals
