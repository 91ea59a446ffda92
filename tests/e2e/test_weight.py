"""How much travels: the first visit of the lobby, and a move."""

import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import Lay, Visit
from tests.e2e.hands import Hands
from tests.e2e.positions import first_planning
from tests.e2e.site import Site

FIRST_VISIT = 300_000  # bytes, as they travel
SHOWN = {
    "lockup": ".lockup .rm",
    "tyrants": ".tyrants .site",
    "viscounts": ".viscounts .plot",
    "wistar": ".wistar .slot",
}
OWN = 150_000  # what an own table adds: program, styles, pictures, components
UPDATE = 20_000


def weigh(page: Page) -> dict[str, int]:
    """What travels from now on: address -> bytes."""
    sizes: dict[str, int] = {}
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    names: dict[str, str] = {}
    network.on("Network.requestWillBeSent", lambda told: names.update({told["requestId"]: told["request"]["url"]}))
    network.on(
        "Network.loadingFinished",
        lambda told: sizes.update({names.get(told["requestId"], "?"): int(told["encodedDataLength"])}),
    )
    return sizes


def test_the_first_visit_of_the_lobby_is_light(visit: Visit) -> None:
    page = visit("about:blank")
    sizes = weigh(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: It's a Wonderful Kingdom")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    heaviest = sorted(sizes.items(), key=lambda item: -item[1])[:8]
    assert sum(sizes.values()) < FIRST_VISIT, heaviest


@pytest.mark.parametrize(("game", "shown"), SHOWN.items())
def test_an_own_table_is_light(site: Site, visit: Visit, game: str, shown: str) -> None:
    """Beside what every table needs: the shell of a match, and the narrow letters of cards."""
    anna = site.guest("Анна")
    table = anna.create(game=game, players=2, seats=["me", "greedy"])
    page = visit("/", guest=anna)
    page.wait_for_load_state("networkidle")
    sizes = weigh(page)
    page.goto(f"/t/{table}")
    expect(page.locator(shown).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    shared = re.compile(r"woff2|/(TablePage|Popover|Piece|Switches|motion|index)-")
    own = {name: size for name, size in sizes.items() if not shared.search(name)}
    assert any(f"{game.capitalize()}Table" in name for name in own)
    assert sum(own.values()) < OWN, sorted(own.items(), key=lambda item: -item[1])[:8]


def test_a_move_is_light(lay: Lay, visit: Visit) -> None:
    table = lay(first_planning)
    page = visit("/", guest=table.anna)
    frames = listen(page)
    page.goto(table.path)
    player = Hands(page)
    for _ in range(12):
        player.ready()
        player.press_something()
        player.answered()
    updates = [len(frame.encode()) for frame in frames if frame.startswith('{"t":"update"')]
    assert len(updates) > 5
    assert max(updates) < UPDATE


def listen(page: Page) -> list[str]:
    """All messages of the server from now on."""
    frames: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", opened)
    return frames
