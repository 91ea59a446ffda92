"""Each townsfolk, hero and starting card: its silver, icons, bonus and ability."""

import pytest

from tests.games.viscounts import townsfolk_scenes as scenes
from tests.games.viscounts.townsfolk_cases import HEROES, NEUTRAL, STARTING
from tests.games.viscounts.townsfolk_scenes import EVENTS, Folk

OWNED = [*STARTING, *HEROES]  # nobody hires or dismisses them: they have no bonus
CASES = [*OWNED, *NEUTRAL]
every_card = pytest.mark.parametrize("case", CASES)
with_event = pytest.mark.parametrize("case", [case for case in CASES if case.values[0].when in EVENTS])


@pytest.mark.rule("viscounts.card.silver_value")
@every_card
def test_its_silver_is_its_movement(case: Folk) -> None:
    scenes.check_movement(case)


@pytest.mark.rule("viscounts.card.silver_value")
@every_card
def test_destroyed_it_gives_its_silver(case: Folk) -> None:
    scenes.check_destruction(case)


@pytest.mark.rule("viscounts.card.icons")
@every_card
def test_its_icons_count_on_the_board(case: Folk) -> None:
    scenes.check_icons(case)


@pytest.mark.rule("viscounts.card.silver_value", "viscounts.card.bonus")
@pytest.mark.parametrize("case", NEUTRAL)
def test_hired_for_its_silver_it_gives_its_bonus(case: Folk) -> None:
    scenes.check_hired(case)


@pytest.mark.parametrize("case", OWNED)
def test_it_has_no_bonus(case: Folk) -> None:
    scenes.check_hired(case)


@pytest.mark.rule("viscounts.card.silver_value", "viscounts.card.bonus", "viscounts.dismiss.gives_icons")
@pytest.mark.parametrize("case", NEUTRAL)
def test_dismissed_for_its_silver_it_gives_its_bonus_and_icons(case: Folk) -> None:
    scenes.check_dismissed(case)


@pytest.mark.rule("viscounts.card.timing")
@every_card
def test_what_it_does_when_played(case: Folk) -> None:
    scenes.check_played(case)


@pytest.mark.rule("viscounts.card.timing")
@every_card
def test_what_it_does_when_it_drops_off(case: Folk) -> None:
    scenes.check_dropped(case)


@pytest.mark.rule("viscounts.card.event_ability")
@with_event
def test_what_it_does_at_its_event(case: Folk) -> None:
    scenes.check_event(case, case.when)


@pytest.mark.rule("viscounts.card.timing")
@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("case", STARTING)
def test_what_a_starting_card_does_at_an_event(case: Folk, event: str) -> None:
    scenes.check_event(case, event)
