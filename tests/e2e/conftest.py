"""One server and one browser for a worker; a fresh window, with a fresh memory, for everybody in a test."""

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.e2e.positions import DEAL, Wanted, rehearse
from tests.e2e.site import Guest, Site, follow
from tests.e2e.trouble import Trouble
from tests.server.harness import COOKIE

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts"
CLIENT = ROOT / "src" / "pentarchy" / "server" / "static" / "index.html"
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first opens no windows
LOCALES = {"en": "en-US", "ru": "ru-RU"}
PATIENCE = 60_000  # ms: a slow machine is no mistake of the client
expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Page]
Lay = Callable[..., "Prepared"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


# The browser's loop belongs to the thread while it is open, so it must be closed before tests with loops of their own:
# these fixtures end with this folder, not with the session.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        pytest.skip("There is no chromium on this machine: the tests in a browser are skipped.")
    assert CLIENT.is_file(), "The web client is not built: run `make web` first."
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    started = Site(tmp_path_factory.mktemp("site"))
    yield started
    started.stop()


@dataclass
class Prepared:
    """A table where two people have come to a position; the first one sits at seat 0."""

    id: str
    anna: Guest
    boris: Guest

    @property
    def path(self) -> str:
        return f"/t/{self.id}"


@pytest.fixture(scope="package")
def lay(site: Site) -> Callable[..., Prepared]:
    """Make a table where the game has come to a position, for a test that plays on."""

    def make(wanted: Wanted, seed: int = DEAL, bot: str = "greedy", **wish: Any) -> Prepared:
        anna, boris = site.guest("Анна"), site.guest("Борис")
        table = anna.create(seed=seed, **wish)
        boris.join(table)
        follow(table, [anna, boris], rehearse(wanted, seed, bot))
        return Prepared(table, anna, boris)

    return make


@pytest.fixture(scope="package")
def laid(lay: Callable[..., Prepared]) -> Callable[[Wanted], Prepared]:
    """The same, once for all tests that only look."""
    return cache(lay)


@pytest.fixture
def trouble() -> Trouble:
    """All errors of all pages of a test."""
    return Trouble()


@pytest.fixture
def visit(site: Site, browser: Browser, trouble: Trouble, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open a window: `visit("/", lang="ru", width=360, dark=True)`; with `guest` it is that person's."""
    contexts: list[BrowserContext] = []

    def open_window(
        path: str = "/",
        *,
        guest: Guest | None = None,
        lang: str = "en",
        width: int = 1440,
        height: int = 900,
        dark: bool = False,
        moving: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=site.base,
            locale=LOCALES[lang],
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
            **more,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if guest:
            context.add_cookies([{"name": COOKIE, "value": guest.cookie, "url": site.base}])
        context.on("page", trouble.watch)  # also those that links open
        page = context.new_page()
        page.goto(path)
        return page

    yield open_window
    if request.node.stash.get(FAILED, False):
        for number, page in enumerate(page for context in contexts for page in context.pages):
            name = re.sub(r"\W+", "-", request.node.name).strip("-")
            page.screenshot(path=ARTEFACTS / "failed" / f"{name}-{number}.png")
    for context in contexts:
        context.close()
    trouble.check()
