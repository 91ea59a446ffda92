"""Clicking the way a person does who knows nothing but what the light means: only what is lit, where it can be seen."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 60_000  # ms; only a broken client makes a test wait so long
POLL = 20  # ms
CLICKS = 2500  # a game takes a few hundred

HELP = ".pop[aria-label]:not(:has(.choices))"

# What may be pressed now, the most urgent first: an answer to a question, one of several moves, or what is lit.
# A thing that is picked up already is left alone: a press would only put it down.
LIT = """
  const shown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const lit = () => {
    const prompt = document.querySelector("#prompt");
    if (!prompt || prompt.getAttribute("aria-busy") === "true") return [];
    for (const urgent of [".prompt-bar__acts .btn--warn", ".pop .choices button"])
      if (all(urgent).length) return all(urgent);
    if (!prompt.classList.contains("turn")) return [];
    return all("main [data-legal], .shell__side-board [data-legal], .prompt-bar__acts button").filter(
      (one) => one.getAttribute("aria-disabled") !== "true" && one.getAttribute("aria-pressed") !== "true",
    );
  };
"""

# A point of the thing that is not under something else, so that a real click hits it.
POINT = """
  const pointOf = (element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const hit = () => {
      const box = element.getBoundingClientRect();
      for (const down of [0.5, 0.2, 0.8, 0.05, 0.95])
        for (const along of [0.5, 0.2, 0.8, 0.05, 0.95]) {
          const x = box.left + box.width * along, y = box.top + box.height * down;
          const there = document.elementFromPoint(x, y);
          if (there && element.contains(there)) return { x, y };
        }
      return null;
    };
    const point = hit();
    if (point) return point;
    element.scrollIntoView({ block: "center" });
    return hit();
  };
"""
READY = f"() => {{ {LIT} return lit().length > 0 || document.querySelector('.ending') !== null; }}"
COUNT = f"() => {{ {LIT} return lit().length; }}"
LABELS = f"() => {{ {LIT} return lit().map((one) => one.textContent.trim()); }}"
TOLD = "() => document.querySelector('.logbook').innerText + document.querySelector('#prompt strong').innerText"
CHOOSE = f"""
  (chance) => {{ {LIT} {POINT}
    const things = lit();
    if (!things.length) return null;
    const thing = things[Math.floor(chance * things.length)];
    return {{ label: thing.textContent.trim().slice(0, 80), point: pointOf(thing) }};
  }}
"""


def wait_until(page: Page, condition: str, arg: Any = None) -> None:
    """Wait for a condition of the page; not frame by frame: a page where nothing moves may pause them."""
    page.wait_for_function(condition, arg=arg, timeout=PATIENCE, polling=POLL)


class Hands:
    """Somebody at a table who presses lit things by the throw of a die."""

    choose = CHOOSE  # which of them, as a function in the page

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._rng = Random(seed)
        self.pressed: list[str] = []

    # reading ----------------------------------------------------------------------------------------------------
    def lit(self) -> list[str]:
        """What the lit things say."""
        return list(self.page.evaluate(LABELS))

    def is_asked(self) -> bool:
        return bool(self.page.evaluate(COUNT))

    def is_over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def ready(self) -> None:
        """Wait until there is something to press, or the game is over."""
        try:
            wait_until(self.page, READY)
        except PlaywrightTimeout:
            prompt = self.page.locator("#prompt").evaluate("(one) => one.outerHTML")
            raise AssertionError(f"nothing to press: {prompt}; the last ones: {self.pressed[-5:]}") from None

    def answered(self) -> None:
        """Wait until the server has answered the last press."""
        expect(self.page.locator("#prompt")).to_have_attribute("aria-busy", "false")

    # doing ------------------------------------------------------------------------------------------------------
    def press(self, thing: Locator, choice: str | int = 0) -> None:
        """Press something lit, choose if it means several moves, say yes if the table asks; wait for what follows."""
        self.ready()
        before = self.page.evaluate(TOLD)
        thing.click()
        self.answered()
        choices = self.page.locator(".pop .choices button")
        if choices.count():
            (choices.filter(has_text=choice) if isinstance(choice, str) else choices.nth(choice)).click()
            self.answered()
        sure = self.page.locator(".prompt-bar__acts .btn--warn")
        if sure.count():
            sure.click()
        wait_until(self.page, f"(before) => ({TOLD})() !== before", before)

    def press_something(self) -> str | None:
        """Press something lit: what it says."""
        chance = self._rng.random()
        found = self.page.evaluate(self.choose, chance)
        deadline = time.monotonic() + PATIENCE / 1000
        while found and not found["point"]:
            assert time.monotonic() < deadline, f"lit, but covered by something else: {found['label']}"
            self._look_away()
            found = self.page.evaluate(self.choose, chance)
        if found is None:
            return None
        self.page.mouse.click(found["point"]["x"], found["point"]["y"])
        self.pressed.append(found["label"])
        return str(found["label"])

    def _look_away(self) -> None:
        """The help of a thing opens where the pointer rests, and leaves with it; what moves comes to rest.

        Help that was asked for stays: a press meant for a lit thing asks for it, if somebody else's move came first.
        """
        self.page.mouse.move(1, 1)
        if self.page.locator(f"{HELP}:not(.resting)").count():
            self.page.keyboard.press("Escape")
        for passing in (HELP, "[data-moving], .flying"):
            expect(self.page.locator(passing)).to_have_count(0)
        self.page.wait_for_timeout(20)  # a frame

    def play(self, until: Callable[[], object]) -> None:
        """Press lit things until it is as wanted."""
        for _ in range(CLICKS):
            self.ready()
            if until():
                return
            self.press_something()
        raise AssertionError(f"{CLICKS} clicks did not lead there; the last ones: {self.pressed[-20:]}")


def press(page: Page, thing: str | Locator, choice: str | int = 0) -> None:
    """Press something lit that is a whole move, and wait for what follows."""
    Hands(page).press(page.locator(thing).first if isinstance(thing, str) else thing, choice)


def button(page: Page, text: str) -> Locator:
    """A button of the prompt."""
    return page.locator(".prompt-bar__acts button", has_text=text)


def play_together(players: Sequence[Hands], until: Callable[[], object]) -> None:
    """Everybody presses lit things, whoever is asked, until it is as wanted."""
    for _ in range(CLICKS):
        if until():
            return
        asked = [player for player in players if player.is_asked()]
        for player in asked:
            player.press_something()
        if not asked:
            players[0].page.wait_for_timeout(5)  # a move is on its way to the other
    raise AssertionError(f"{CLICKS} clicks did not lead there")
