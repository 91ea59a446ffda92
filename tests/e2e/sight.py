"""What can be read and seen on a page."""

import re
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import ARTEFACTS, ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
PATIENCE = 30.0  # seconds

# All words that somebody can read or hear: text, also hidden from eyes only, and labels. Not: what a person typed,
# code, and the names that languages have in themselves.
WORDS = """
  () => {
    const found = [];
    const skipped = "code, script, style, kbd, [lang]:not(html)";
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, textContent } = walk.currentNode;
      if (textContent.trim() && parentElement.getClientRects().length && !parentElement.closest(skipped))
        found.push(textContent.trim());
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]"))
      if (element.getClientRects().length && !element.closest(skipped))
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
          if (element.getAttribute(name)) found.push(element.getAttribute(name));
    return [document.title, ...found];
  }
"""
LATIN = re.compile(r"[A-Za-z]{2,}")


def sentences(page: Page) -> list[str]:
    """Everything that stands on the page in words, its title first."""
    return list(page.evaluate(WORDS))


def latin(page: Page, words: set[str], phrases: Iterable[str]) -> list[str]:
    """Sentences that stay with a Latin word that is neither among the allowed ones nor part of an allowed phrase.

    The words of a game come with a request of their own: what they replace in a moment is no finding.
    """
    allowed = re.compile("|".join(rf"(?<!\w){re.escape(phrase)}(?!\w)" for phrase in phrases))
    deadline = time.monotonic() + PATIENCE
    while True:
        left = sorted({text for text in sentences(page) if set(LATIN.findall(allowed.sub("", text))) - words})
        if not left or time.monotonic() > deadline:
            return left
        page.wait_for_timeout(50)


def too_wide(page: Page) -> str:
    """What makes a page scroll sideways; empty if nothing does."""
    found: str = page.evaluate(
        """() => {
          const { scrollWidth } = document.scrollingElement;
          if (scrollWidth <= innerWidth) return "";
          const wide = [...document.body.querySelectorAll("*")].filter(
            (one) => one.getBoundingClientRect().right > innerWidth + 0.5,
          );
          const names = wide.slice(0, 5).map((one) => `${one.tagName} ${one.getAttribute("class")}`);
          return `${scrollWidth} > ${innerWidth}: ${names.join(", ")}`;
        }"""
    )
    return found


def screenshot(page: Page, name: str, whole: bool = True) -> Path:
    """Keep a picture of the page in artefacts/."""
    page.evaluate("document.fonts.ready.then(() => null)")
    path = ARTEFACTS / f"{name}.png"
    page.screenshot(path=path, full_page=whole)
    return path


def grave_findings(page: Page, *rules: str) -> list[str]:
    """What axe-core calls serious or critical, each with the things it is about; by all rules or only by some."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())  # the page allows no foreign scripts, but its owner does
    wish = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    result: dict[str, Any] = page.evaluate("(wish) => axe.run(wish)", wish)
    return [
        f"{finding['impact']} {finding['id']}: {node['target']} {node['failureSummary']}"
        for finding in result["violations"]
        if finding["impact"] in GRAVE
        for node in finding["nodes"]
    ]
