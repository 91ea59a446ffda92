"""The rules in words: what only we say is marked, and can be looked at alone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit

MARK = {"en": "Our ruling", "ru": "Наше решение"}


@pytest.mark.parametrize("lang", MARK)
@pytest.mark.parametrize("game", ["kingdom", "wistar"])
def test_rules_that_only_we_say_are_marked(visit: Visit, game: str, lang: str) -> None:
    page = visit(f"/rules/{game}", lang=lang)
    rules = page.request.get(f"/api/games/{game}/rules?lang={lang}").json()
    ours = [rule["id"] for rule in rules if rule["certainty"] == "ours"]
    assert ours
    expect(page.locator("article")).to_have_count(len(rules))
    marked = page.locator("article", has=page.locator(".chip", has_text=MARK[lang]))
    expect(marked).to_have_count(len(ours))
    assert {article.get_attribute("id") for article in marked.all()} == {f"{game}.{rule}" for rule in ours}
    page.get_by_role("checkbox").check()
    expect(marked).to_have_count(len(ours))  # they stay when only our rulings are shown
    expect(page.locator("article")).not_to_have_count(len(rules))
