"""Whole games of Lockup, against one bot or four, and alone, by pressing nothing but what is lit; then the replay."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import LIT, POINT, Hands
from tests.e2e.prison import TABLE, a_table
from tests.e2e.site import Site
from tests.e2e.wire import Wire

# What is lit on the table before buttons of the prompt, a composed choice before another one is picked; a turn of roll
# call ends now and then.
EAGER = f"""
  (chance) => {{ {LIT} {POINT}
    const things = lit();
    const main = things.filter((one) => one.matches(".prompt-bar__acts .btn--main"));
    const ranks = [
      (one) => main.length > 0 && chance < 0.6 && main.includes(one),
      (one) => chance < 0.9 && !one.closest(".prompt-bar__acts") && !one.matches("[data-room='7'] *"),
      () => true,
    ];
    const best = ranks.map((rank) => things.filter(rank)).find((some) => some.length);
    if (!best) return null;
    const thing = best[Math.floor((chance * 997) % 1 * best.length)];
    return {{ label: thing.textContent.trim().slice(0, 80), point: pointOf(thing) }};
  }}
"""


class Eager(Hands):
    """Somebody who likes to place, to craft and to recruit."""

    choose = EAGER


def numbers(cells: Locator) -> list[int]:
    return [int(re.sub(r"\D", "", text)) for text in cells.all_inner_texts()]


def totals(look: dict[str, Any]) -> list[int]:
    """Stars of all sides, most first."""
    scores = [*look["scores"], *look["derived"]["guards_score"]]
    return sorted((sum(lines.values()) for lines in scores), reverse=True)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        pytest.param(2, {}, id="two"),
        pytest.param(5, {}, id="five", marks=pytest.mark.soak),
        pytest.param(1, {"difficulty": "normal"}, id="alone"),
    ],
)
def test_a_whole_game_and_its_replay(site: Site, visit: Visit, players: int, options: dict[str, str]) -> None:
    guest, path = a_table(site, players, **options)
    page = visit("about:blank", guest=guest)
    wire = Wire(page)
    page.goto(path)
    player = Eager(page, seed=3)
    player.play(until=player.is_over)
    expect(page.locator(".refusal")).to_have_count(0)
    assert {move[0] for move in wire.played} >= {"place"}
    stars = page.locator(f"{TABLE} [data-zone=final] .plq > b")
    expect(stars).to_have_count(max(2, players))
    found = numbers(stars)
    assert sorted(found, reverse=True) == totals(wire.look())
    page.goto(path.replace("/t/", "/r/"))
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator(f"{TABLE} .rm").first).to_be_visible()
    slider.press("End")
    expect(slider).to_have_value(re.compile(r"\d{2,}"))
    expect(stars).to_have_count(max(2, players))
    assert numbers(stars) == found
