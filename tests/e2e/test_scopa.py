"""A game from another package, in the browser, without a line of client code (`make example` installs Scopa)."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import Hands

pytest.importorskip("pentarchy_scopa", reason="Scopa is not installed here: `make example` installs it.")


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("ru", 390)])
def test_scopa_is_played_from_the_lobby_to_its_end(visit: Visit, lang: str, width: int) -> None:
    page = visit("/", lang=lang, width=width, height=844)
    card = page.locator("[data-game=scopa]")
    expect(card.locator("h3")).to_have_text({"en": "Scopa", "ru": "Скопа"}[lang])
    picture = card.locator("img").first
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    card.locator(".btn--main").first.click()
    card.locator(".quick .btn--main").click()
    hands = Hands(page)
    hands.ready()
    if lang == "ru":  # words of data files would be English
        expect(page.locator("main")).not_to_contain_text(re.compile("[A-Za-z]"))
    hands.play(until=hands.is_over)
    expect(page.locator(".ending")).to_be_visible()
