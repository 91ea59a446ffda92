"""How an own table looks: whether the page scrolls, zones meet, words are cut or too small; pictures of it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import HELP
from tests.e2e.sight import grave_findings, screenshot, too_wide
from tests.e2e.site import Guest, Site

SIZES = ((360, 740), (390, 844), (1024, 768), (1280, 720), (1440, 900), (1920, 1080))
WHOLE = tuple(size for size in SIZES if size[0] > 720)  # all zones are in sight
LOOKS = (("en", "light"), ("ru", "dark"))
AXED_SIZES = (390, 1440)
PHONES = (390,)  # where fingers need large targets
READY = "#prompt:is(.turn, .quiet)[aria-busy=false]"
THEME = "() => document.documentElement.dataset.theme"
Place = Callable[[Site], tuple[str, Guest]]

SCROLLS = """
  () => {
    const { scrollHeight, scrollTop } = document.documentElement;
    return scrollHeight === innerHeight && scrollTop === 0 ? "" : `${scrollHeight} != ${innerHeight}`;
  }
"""
# Zones that meet or leave the window; those of `inside` lie in another one. Then things that may not meet each other.
CLASHES = """
  ({ table, zones, inside, apart }) => {
    const SLACK = 1.5;
    const found = [];
    const all = (name) => [...document.querySelectorAll(`${table} [data-zone=${name}]`)];
    const boxes = zones.flatMap((name) => all(name).map((one) => ({ name, box: one.getBoundingClientRect() })));
    const meeting = (one, other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > SLACK && down > SLACK ? `${across.toFixed(1)} x ${down.toFixed(1)}` : "";
    };
    for (const { name, box } of boxes)
      if (box.width && (box.left < -SLACK || box.right > innerWidth + SLACK || box.bottom > innerHeight + SLACK))
        found.push(`${name} leaves the window`);
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) {
        const meet = meeting(one.box, other.box);
        if (meet && !inside.includes(one.name) && !inside.includes(other.name))
          found.push(`${one.name} / ${other.name}: ${meet}`);
      }
    });
    const things = apart ? [...document.querySelectorAll(`${table} :is(${apart})`)] : [];
    things.forEach((one, at) => things.slice(at + 1).forEach((other) => {
      const meet = meeting(one.getBoundingClientRect(), other.getBoundingClientRect());
      if (meet) found.push(`${one.className} / ${other.className}: ${meet}`);
    }));
    return found;
  }
"""
# Words that are larger than a box which hides what does not fit.
CUT = """
  ({ table, whole }) => {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector(table), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode;
      if (!text.textContent.trim() || text.parentElement.closest(whole)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (!words.width || getComputedStyle(text.parentElement).visibility === "hidden") continue;
      for (let box = text.parentElement; box && !box.matches(table); box = box.parentElement) {
        const style = getComputedStyle(box);
        if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
        const edge = box.getBoundingClientRect();
        const outside = words.right > edge.right + 1.5 || words.left < edge.left - 1.5;
        const wide = /hidden|clip/.test(style.overflowX) && outside;
        const beyond = words.bottom > edge.bottom + 3 || words.top < edge.top - 3;
        const high = /hidden|clip/.test(style.overflowY) && beyond;
        if (wide || high) {
          found.push(`${text.textContent.trim().slice(0, 40)} in ${box.className}`);
          break;
        }
      }
    }
    return [...new Set(found)];
  }
"""
SMALLEST = """
  ({ table }) => {
    const found = new Set();
    const walk = document.createTreeWalker(document.querySelector(table), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, textContent } = walk.currentNode;
      if (!/[\\p{L}]{2,}/u.test(textContent) || parentElement.closest(".vh, svg")) continue;
      if (!parentElement.getClientRects().length) continue;
      const size = parseFloat(getComputedStyle(parentElement).fontSize);
      if (size > 0 && size < 10.9) found.add(`${size} px: ${textContent.trim().slice(0, 30)}`);
    }
    return [...found];
  }
"""


@dataclass(frozen=True)
class Look:
    """What to look at on a table."""

    table: str  # its element
    zones: Sequence[str]
    inside: Sequence[str] = ()  # zones that lie in others
    apart: str = ""  # things that may not meet each other
    whole: str = ".vh, svg"  # what may hide a part of its words

    def findings(self, page: Page, width: int) -> str:
        """What is wrong with the page as it is."""
        wish = {"table": self.table, "whole": self.whole}
        wrong = [too_wide(page), str(page.evaluate(SCROLLS)), *page.evaluate(CUT, wish), *page.evaluate(SMALLEST, wish)]
        if width > 720:
            wish |= {"zones": list(self.zones), "inside": list(self.inside), "apart": self.apart}
            wrong += page.evaluate(CLASHES, wish)
        return "; ".join(filter(None, wrong))

    def in_all_sizes(
        self, page: Page, name: str, sizes: Sequence[tuple[int, int]] = SIZES, *, axe: bool = False
    ) -> None:
        """Nothing is wrong in any size, nor for axe on phones and usual screens; a picture of each is kept."""
        found: dict[str, str] = {}
        for width, height in sizes:
            resize(page, width, height)
            at_rest(page)
            found[f"{width}x{height}"] = self.findings(page, width)
            picture(page, name.format(width=width))
            if axe and width in AXED_SIZES:
                large = grave_findings(page, "target-size") if width in PHONES else []
                found[f"{width}, axe"] = "; ".join([*large, *grave_in_both_themes(page)])
        assert not any(found.values()), found

    def opened(self, visit: Visit, path: str, guest: Guest, **how: Any) -> Page:
        page = visit(path, guest=guest, **how)
        page.locator(READY).wait_for()
        expect(page.locator(self.table)).to_be_attached()
        return page


def resize(page: Page, width: int, height: int) -> None:
    """A window of another size; the table follows it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def at_rest(page: Page) -> None:
    """Without the help that opens where the pointer rests, and without ghosts."""
    page.mouse.move(1, 1)
    expect(page.locator(HELP)).to_have_count(0)
    expect(page.locator("[data-moving], .flying")).to_have_count(0)


def picture(page: Page, name: str) -> None:
    at_rest(page)
    screenshot(page, name, whole=False)


def grave_in_both_themes(page: Page) -> list[str]:
    """What axe finds; only contrast depends on the theme."""
    found = grave_findings(page)
    shown = page.evaluate(THEME)
    page.evaluate(f"() => void (document.documentElement.dataset.theme = '{'light' if shown == 'dark' else 'dark'}')")
    found += grave_findings(page, "color-contrast")
    page.evaluate(f"() => void (document.documentElement.dataset.theme = '{shown}')")
    return found


def every_look(states: Iterable[str]) -> pytest.MarkDecorator:
    """Each state in one language and theme, which alternate; the other ones are a part of long runs."""
    rows = []
    for number, state in enumerate(states):
        usual, other = LOOKS if number % 2 else LOOKS[::-1]
        rows += [pytest.param(state, *usual), pytest.param(state, *other, marks=pytest.mark.soak)]
    return pytest.mark.parametrize(("state", "lang", "theme"), rows)
