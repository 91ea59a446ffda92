"""The form of a new table explains every level of bots, whichever is chosen, also where there is little room."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.sight import grave_findings, screenshot, too_wide


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("ru", 390), ("ru", 1440), ("en", 390)])
def test_every_level_is_explained(visit: Visit, lang: str, width: int) -> None:
    page = visit("/new/kingdom", lang=lang, width=width, height=844)
    offered = page.locator(".chair select").first.locator("option")
    levels = page.locator(".levels dl > div")
    expect(levels.first).to_be_visible()
    expect(levels).to_have_count(offered.count() - 2)  # beside me and a friend
    for level in levels.all():
        expect(level.locator("dd").first).to_be_visible()
        assert len(level.locator("dd b").inner_text()) > 10, "how long it thinks"
        told = level.locator(".levels__strength").inner_text()
        assert "95\u00a0%" in told or told in ("Strength not measured.", "Сила не измерена.")
    assert page.locator(".levels .on").count() == 0
    page.locator(".chair select").nth(1).select_option(index=3)
    expect(page.locator(".levels .on")).to_have_count(1)
    assert too_wide(page) == ""
    assert grave_findings(page) == []
    screenshot(page, f"levels-{lang}-{width}")
