"""A match that a newer program cannot go on with: a page of its own, no endless reconnecting, ended by consent."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.conftest import ARTEFACTS, LOCALES, PATIENCE
from tests.e2e.positions import DEAL, planning, rehearse
from tests.e2e.site import Guest, Site, follow
from tests.e2e.trouble import Trouble
from tests.server.harness import COOKIE

Look = Callable[..., Page]


class Frozen:
    """A server whose rules are newer than those of a table; Anna and Boris sit there."""

    def __init__(self, folder: Path) -> None:
        old = Site(folder)
        self.anna, self.boris = old.guest("Анна"), old.guest("Борис")
        self.table = self.anna.create(seed=DEAL)
        self.boris.join(self.table)
        follow(self.table, [self.anna, self.boris], rehearse(planning, DEAL, "greedy"))
        old.stop()  # what was told last is kept then
        with sqlite3.connect(folder / "pentarchy.sqlite") as database:
            database.execute("update tables set rules = 77")  # as if the rules here were older than those
            database.execute("update editions set edition = replace(edition, 'kingdom-1-', 'kingdom-77-')")
        self.site = Site(folder)

    def post(self, guest: Guest, path: str) -> None:
        with_cookie = {"Cookie": f"{COOKIE}={guest.cookie}"}
        answer = guest.http.post(f"{self.site.base}{path}", json={"yes": True}, headers=with_cookie)
        assert answer.is_success, answer.text


@pytest.fixture(scope="module")
def frozen(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Frozen]:
    made = Frozen(tmp_path_factory.mktemp("frozen"))
    yield made
    made.site.stop()


@pytest.fixture
def look(frozen: Frozen, browser: Browser) -> Iterator[Look]:
    """Open the table as Anna sees it."""
    contexts: list[BrowserContext] = []
    trouble = Trouble()

    def open_window(path: str = "", *, lang: str = "en", width: int = 1440, height: int = 900) -> Page:
        context = browser.new_context(
            base_url=frozen.site.base,
            locale=LOCALES[lang],
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.add_cookies([{"name": COOKIE, "value": frozen.anna.cookie, "url": frozen.site.base}])
        context.on("page", trouble.watch)
        page = context.new_page()
        page.goto(path or f"/t/{frozen.table}")
        return page

    yield open_window
    for context in contexts:
        context.close()
    trouble.check()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [390, 1440])
def test_a_frozen_match_says_why_and_shows_its_last_position(look: Look, lang: str, width: int) -> None:
    page = look(lang=lang, width=width, height=844 if width == 390 else 900)
    bar = page.locator(".frozen__bar")
    expect(bar).to_contain_text({"en": "This match is frozen", "ru": "Эта партия заморожена"}[lang])
    expect(bar).to_contain_text({"en": "begun under older rules", "ru": "по более старым правилам"}[lang])
    expect(page.locator(".kingdom")).to_be_visible()
    assert page.locator(".logbook__line").count() > 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is wider than the window"
    page.screenshot(path=ARTEFACTS / "screens" / f"frozen-{lang}-{width}.png")


def test_a_frozen_match_is_not_reconnected_to(look: Look) -> None:
    page = look("/")
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.locator(".mine a").first.click()
    expect(page.locator(".frozen__bar")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('online'))")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".kingdom")).to_be_visible()
    assert len(sockets) == 1


def test_a_position_that_cannot_be_drawn_leaves_log_and_scores(look: Look, frozen: Frozen) -> None:
    page = look("/")
    page.route("**/frozen?*", lambda route: route.fulfill(json=spoilt(route.fetch().json())))
    page.locator(".mine a").first.click()
    expect(page.locator(".frozen__none")).to_be_visible()
    expect(page.locator(".frozen__sums .seat")).to_have_count(2)
    assert page.locator(".logbook__line").count() > 3


def spoilt(answer: dict[str, object]) -> dict[str, object]:
    """A position with fields that no table knows."""
    look = answer["look"]
    assert isinstance(look, dict)
    return {**answer, "look": {"scores": look["scores"], "derived": {}, "insight": {}, "waiting": [], "private": []}}


def test_all_people_end_a_frozen_match(look: Look, frozen: Frozen) -> None:
    page = look()
    page.get_by_role("button", name="End this match").click()
    expect(page.locator(".frozen__bar")).to_contain_text("nobody wins")
    page.get_by_role("button", name="End it").click()
    expect(page.locator(".frozen__bar")).to_contain_text("Agreement is missing: Борис")
    page.get_by_role("button", name="I do not want to end it").click()
    page.get_by_role("button", name="End this match").click()
    page.get_by_role("button", name="End it").click()
    expect(page.get_by_role("button", name="I do not want to end it")).to_be_visible()
    frozen.post(frozen.boris, f"/api/tables/{frozen.table}/end")
    expect(page.locator(".frozen__bar")).to_contain_text("This match is over, and nobody wins")
    page.goto("/")
    expect(page.locator(".mine .chip")).to_have_text("Ended")
