"""No serious or critical findings of axe-core on any screen, in both themes."""

import pytest

from tests.e2e.conftest import Lay, Visit
from tests.e2e.screens import SCREENS
from tests.e2e.sight import AXE, grave_findings

PHONE = ("lobby", "draft", "planning", "production", "end")


def test_axe_is_here() -> None:
    assert AXE.is_file(), "axe-core is not there: run `make web`, which installs the packages of the client."


@pytest.mark.parametrize(
    ("screen", "width"), [*((screen, 1440) for screen in SCREENS), *((screen, 390) for screen in PHONE)]
)
def test_axe_finds_nothing_grave(visit: Visit, laid: Lay, screen: str, width: int) -> None:
    page = SCREENS[screen](visit, laid, width=width)
    assert grave_findings(page) == []
    page.evaluate("() => void (document.documentElement.dataset.theme = 'dark')")
    assert grave_findings(page, "color-contrast") == []  # nothing else depends on the theme
