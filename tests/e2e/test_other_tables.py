"""Tables beside the usual one: the table of games without one of their own, and a game for one."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands
from tests.e2e.site import Site


def test_the_generic_table_plays_any_game(site: Site, visit: Visit) -> None:
    guest = site.guest("Анна")
    page = visit(f"/t/{guest.create(seats=['me', 'greedy'], seed=5)}?table=generic", guest=guest)
    player = Hands(page, seed=3)
    player.ready()
    expect(page.locator(".generic")).to_be_visible()
    expect(page.locator(".kingdom")).to_have_count(0)
    for _ in range(12):
        player.ready()
        before = page.locator(".logbook").inner_text()
        player.play(until=lambda before=before: page.locator(".logbook").inner_text() != before)


def test_a_scenario_alone(visit: Visit) -> None:
    page = visit("/new/kingdom")
    page.get_by_role("radio", name="1, solo").check()
    scenario = page.get_by_label("Scenario")
    scenario.select_option(index=1)
    name = scenario.locator("option:checked").inner_text()
    page.get_by_role("button", name="Create and play").click()
    page.wait_for_url("**/t/*")
    player = Hands(page, seed=2)
    player.ready()
    expect(page.locator(".opp--solo")).to_be_visible()
    expect(page.locator(".kingdom-side, .goals").first).to_be_visible()
    expect(page.locator(".opp--solo")).to_contain_text(name)
    for _ in range(25):
        player.ready()
        if player.is_over():
            break
        player.press_something()
    assert page.locator(".logbook__line").count() > 3
