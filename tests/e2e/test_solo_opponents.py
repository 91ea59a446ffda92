"""A single player's opponent stands in the score like a player: in the head, the breakdown, at the end, the chart."""

from random import Random

import pytest
from playwright.sync_api import expect

from pentarchy.engine.registry import get_game
from tests.e2e.conftest import Visit
from tests.e2e.positions import Script
from tests.e2e.sight import screenshot, too_wide
from tests.e2e.site import Site, follow

SEED = 5


def random_moves(game_id: str) -> tuple[Script, int]:
    """A whole game for one by chance, and the points of the opponent at its end."""
    game, rng, script = get_game(game_id), Random(SEED), []
    state = game.new(1, {}, SEED)
    while not state.over:
        move = rng.choice(state.legal(0))
        script.append((0, move))
        state.play(0, move)
    return script, sum(game.rival_score(state).values())


@pytest.mark.parametrize(
    ("game", "rival", "lang", "width"),
    [
        ("lockup", "The guards", "en", 1440),
        ("viscounts", "Игрок-бот", "ru", 1440),
        ("wistar", "The Rival Clan", "en", 390),
    ],
)
def test_the_opponent_has_a_column_of_its_own(
    site: Site, visit: Visit, game: str, rival: str, lang: str, width: int
) -> None:
    script, points = random_moves(game)
    guest = site.guest("Анна")
    table = guest.create(game=game, players=1, seats=["me"], seed=SEED, options={})
    page = visit(f"/t/{table}?table=generic", guest=guest, lang=lang, width=width)
    head = page.locator(".score__one")
    expect(head).to_have_count(2)
    expect(head.last).to_contain_text(rival)
    page.locator(".score").click()
    breakdown = page.locator(".pop .breakdown")
    expect(breakdown.locator("thead th").last).to_have_text(rival)
    page.keyboard.press("Escape")

    follow(table, [guest], script)
    ending = page.locator(".ending")
    expect(ending.locator(".final thead th").last).to_contain_text(rival)
    rows = ending.locator(".final tbody tr td:last-child").all_inner_texts()
    assert sum(int(cell.replace("−", "-")) for cell in rows) == points
    expect(head.last.locator("b")).to_have_text(str(points))
    expect(ending.locator(".chart path.chart__line")).to_have_count(2)
    assert too_wide(page) == ""
    screenshot(page, f"{game}-{width}-{lang}-end", whole=False)
