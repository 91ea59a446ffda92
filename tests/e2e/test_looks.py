"""How the screens look, kept as pictures in artefacts/, and that nothing scrolls sideways at any width."""

import pytest

from tests.e2e.conftest import Lay, Visit
from tests.e2e.screens import SCREENS
from tests.e2e.sight import screenshot, too_wide

WIDTHS = (360, 390, 721, 1024, 1241, 1440, 1920)
HEIGHTS = {360: 780, 390: 844, 721: 1000, 1024: 768, 1241: 800, 1440: 900, 1920: 1080}
KEPT = (360, 1440)
LONG = ("lobby", "create", "waiting-room")  # pages; a table scrolls inside of itself


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("ru", "dark")])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_scrolls_sideways(visit: Visit, laid: Lay, screen: str, lang: str, theme: str) -> None:
    page = SCREENS[screen](visit, laid, lang=lang, dark=theme == "dark")
    found = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        found[width] = too_wide(page)
        assert page.locator("button[lang=ru]:visible").count() <= 1, f"two switches of the language at {width} px"
        if width in KEPT and screen != "rules":
            screenshot(page, f"{screen}-{width}-{lang}-{theme}", whole=screen in LONG)
    assert not any(found.values()), found
