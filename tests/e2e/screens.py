"""The screens of the client that are looked at: how to get there."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.conftest import Lay, Visit
from tests.e2e.hands import Hands
from tests.e2e.positions import Wanted, drafting, over, planning, producing

Screen = Callable[..., Page]


def lobby(visit: Visit, laid: Lay, **how: object) -> Page:
    page = visit("/", guest=laid(planning).anna, **how)  # with a game of one's own
    page.locator(".mine, .games .g:not(.g--wait)").first.wait_for()
    return page


def create_form(visit: Visit, laid: Lay, **how: object) -> Page:
    page = visit("/new/kingdom", **how)
    page.locator(".make").wait_for()
    return page


def waiting_room(visit: Visit, laid: Lay, **how: object) -> Page:
    anna = laid(planning).anna
    page = visit(f"/t/{anna.create(private=True)}", guest=anna, **how)
    page.locator(".linkrow").wait_for()
    return page


def table(wanted: Wanted) -> Screen:
    def open_table(visit: Visit, laid: Lay, **how: object) -> Page:
        found = laid(wanted)
        page = visit(found.path, guest=found.anna, **how)
        Hands(page).ready()
        return page

    return open_table


def end_panel(visit: Visit, laid: Lay, **how: object) -> Page:
    found = laid(over)
    page = visit(found.path, guest=found.anna, **how)
    page.locator(".ending .chart").wait_for()
    return page


def replay(visit: Visit, laid: Lay, **how: object) -> Page:
    page = visit(f"/r/{laid(over).id}?move=90", guest=laid(over).anna, **how)
    page.locator(".dock__move").wait_for()
    page.locator(".kingdom").wait_for()
    return page


def rules(visit: Visit, laid: Lay, **how: object) -> Page:
    page = visit("/rules/kingdom", **how)
    page.locator(".part").first.wait_for()
    return page


SCREENS: dict[str, Screen] = {
    "lobby": lobby,
    "create": create_form,
    "waiting-room": waiting_room,
    "draft": table(drafting),
    "planning": table(planning),
    "production": table(producing),
    "end": end_panel,
    "replay": replay,
    "rules": rules,
}
