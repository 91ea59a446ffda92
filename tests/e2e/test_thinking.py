"""That a bot thinks is seen: in the status line and at its seat, by its name, and not as a person who is waited for."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Visit
from tests.e2e.sight import grave_findings, screenshot, too_wide
from tests.e2e.site import Site

GAMES = ("kingdom", "lockup", "tyrants", "viscounts", "wistar")
WORDS = {"en": ("Bot 2 (master) is thinking …", "thinking …"), "ru": ("Бот 2 (мастер) думает …", "думает …")}


def waiting_for(seats: list[int], socket: WebSocketRoute) -> None:
    """Let the page believe that these seats are asked, for as long as it is looked at: no bot thinks that long."""
    server = socket.connect_to_server()

    def told(message: str | bytes) -> None:
        said: dict[str, Any] = json.loads(message)
        if said["t"] == "state":
            said["ask"], said["look"]["waiting"] = None, seats
            socket.send(json.dumps(said))
        elif said["t"] != "update":
            socket.send(message)

    server.on_message(told)


def waits(site: Site, visit: Visit, game: str, seats: list[int], **how: Any) -> Page:
    anna = site.guest("Анна")
    table = anna.create(game=game, players=3 if game != "kingdom" else 2, options={}, seed=3, seats=[
        "me", "master", *([] if game == "kingdom" else ["novice"]),
    ])  # fmt: skip
    page = visit("/", guest=anna, **how)
    page.route_web_socket(lambda url: "/ws" in url or "/api" in url, lambda socket: waiting_for(seats, socket))
    page.goto(f"/t/{table}")
    expect(page.locator("#prompt strong").first).to_be_visible()
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("ru", 390)])
def test_that_a_bot_thinks_is_seen(site: Site, visit: Visit, game: str, lang: str, width: int) -> None:
    sentence, word = WORDS[lang]
    page = waits(site, visit, game, [1], lang=lang, width=width, height=844)
    expect(page.locator("#prompt [aria-live] strong")).to_have_text(sentence)
    if (game, width) == ("viscounts", 390):  # others have a tab of their own there
        page.get_by_role("tab").last.click()
    seat = page.locator('[data-thinking="1"]').locator("visible=true").first
    expect(seat).to_be_visible()
    expect(seat).to_have_text(word)
    assert seat.locator(".thinks").evaluate("(ring) => getComputedStyle(ring).animationName") == "none"  # as wished for
    assert page.locator('[data-thinking="0"]').count() == 0
    assert too_wide(page) == ""
    screenshot(page, f"thinking-{game}-{width}", whole=False)


def test_people_are_waited_for_beside_it(site: Site, visit: Visit) -> None:
    page = waits(site, visit, "tyrants", [0, 1], width=390, height=844, moving=True)
    told = page.locator("#prompt [aria-live]")
    expect(told.locator("strong")).to_have_text("Waiting for Анна")
    expect(told).to_contain_text(WORDS["en"][0])
    assert page.locator("#prompt .thinks").first.evaluate("(ring) => getComputedStyle(ring).animationName") == "thinks"
    assert grave_findings(page) == []
