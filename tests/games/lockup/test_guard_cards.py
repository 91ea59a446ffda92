"""The guard and location cards of solo mode, each played once."""

from typing import Any

import pytest

from pentarchy.engine.views import view
from pentarchy.games.lockup.content import GUARD, PACKAGE, load
from pentarchy.games.lockup.guards import guard_turn
from pentarchy.games.lockup.moves import LOCATION, SEWERS, SMITHY
from pentarchy.kit.rulebook import read_rules
from tests.games.lockup.table import Table
from tests.games.lockup.test_solo_setup import guard_names, on_top, solo

PLAYER, GUARDS, GUARDS_NAME = 0, 1, 5
LEVELS = {"blue": "normal", "green": "normal", "yellow": "hard", "red": "extreme"}
POWER = 6  # of the guards in these tests


def card(name: str, *values: object) -> Any:
    """A row of a table of cards, marked with the card."""
    return pytest.param(name, *values, marks=pytest.mark.card(name), id=name)


GUARD_CARDS = [  # strength, lookout, brings another guard
    card("guard_blue_lookout", 0, True, False),
    card("guard_blue_enforcer", POWER, False, False),
    card("guard_blue_1a", 1, False, False),
    card("guard_blue_1b", 1, False, False),
    card("guard_blue_2", 2, False, False),
    card("guard_blue_3", 3, False, False),
    card("guard_blue_4", 4, False, False),
    card("guard_green_lookout", 0, True, False),
    card("guard_green_1a", 3, False, False),
    card("guard_green_1b", 3, False, False),
    card("guard_green_2a", 4, False, False),
    card("guard_green_2b", 4, False, False),
    card("guard_yellow_lookout", 1, True, False),
    card("guard_yellow_2", 4, False, False),
    card("guard_yellow_3a", 5, False, False),
    card("guard_yellow_3b", 5, False, False),
    card("guard_yellow_special", 4, False, True),
    card("guard_red_lookout", 2, True, False),
    card("guard_red_3", 5, False, False),
    card("guard_red_4a", 6, False, False),
    card("guard_red_4b", 6, False, False),
    card("guard_red_special", 5, False, True),
]


def meet(name: str, power: int) -> Table:
    """A guard face down in the Smithy with 2 suspicion, and the player's enforcer with so much power."""
    table = solo(difficulty=LEVELS[name.split("_")[1]])
    assert name in guard_names(table)
    table.power(GUARDS, POWER).power(PLAYER, power).suspicion_at("smithy", 2)
    return table.guards("smithy", name, down=True).tokens(0, "smithy", "enforcer").check("smithy")


@pytest.mark.rule("lockup.solo.guard_cards")
@pytest.mark.parametrize(("name", "strength", "lookout", "special"), GUARD_CARDS)
def test_a_guard_card(name: str, strength: int, lookout: bool, special: bool) -> None:
    """It beats equal strength, as the guards have the token, and loses against one more."""
    table = meet(name, strength)
    assert table.ranked()[0] == ("ranked", GUARDS_NAME, SMITHY, strength)
    assert table.g.suspicion == ([2, 0] if lookout else [0, 2])
    assert (table.owned(GUARDS), table.names("guards_aside")) == ({"iron": 2}, [name])
    table.play(0, "take:smithy")
    assert (table.owned(PLAYER), table.g.over) == ({"iron": 1}, True)
    table = meet(name, strength + 1).play(0, "take:smithy")
    assert (table.owned(PLAYER), table.owned(GUARDS)) == ({"iron": 2}, {"iron": 1})
    assert table.g.suspicion == [2, 0]
    turn_up(name, special)


def turn_up(name: str, special: bool) -> None:
    """In roll call a special card brings the top guard card face down, any other none."""
    table = solo(difficulty=LEVELS[name.split("_")[1]]).guards("smithy", name, down=True)
    on_top(table, "location_deck", "loc_off_duty.1").run(guard_turn())
    assert view(table.g, 0)["guards_at"][SMITHY] == [table.card(name), None][: 1 + special]
    assert (len(table.g.guard_deck), table.g.over) == (11 - special, True)


@pytest.mark.rule("lockup.solo.guard_cards")
def test_the_rule_tells_how_strong_guard_cards_are() -> None:
    content = solo().content
    printed = [content.strength[guard] for guard in content.by_kind[GUARD] if content.strength[guard] >= 0]
    rule = read_rules(PACKAGE)["solo.guard_cards"]
    assert f"({min(printed)}-{max(printed)}, or" in rule.text["en"]
    assert f"(от {min(printed)} до {max(printed)} или" in rule.text["ru"]


@pytest.mark.rule("lockup.solo.guard_cards")
@pytest.mark.parametrize("power", [0, 1, 4])
def test_one_card_fights_with_the_power_of_the_guards(power: int) -> None:
    table = solo().power(GUARDS, power).power(PLAYER, 7).guards("sewers", "guard_blue_enforcer").check("sewers")
    assert table.ranked() == [("ranked", GUARDS_NAME, SEWERS, power)]


PLACES = ("exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall")


@pytest.mark.rule("lockup.solo.guard_turn.location")
@pytest.mark.parametrize("name", [card(f"loc_{place}") for place in PLACES])
def test_a_location_card_leads_a_guard_to_its_location(name: str) -> None:
    table = on_top(solo(), "location_deck", name, "loc_off_duty.1").guards("cell_block", "guard_blue_1a", down=True)
    on_top(table, "guard_deck", "guard_blue_4", "guard_blue_3").run(guard_turn())
    place = LOCATION.index[name.removeprefix("loc_")]
    assert view(table.g, 0)["guards_at"][place] == [table.card("guard_blue_4")]
    assert [len(pile) for pile in table.g.guards_at].count(1) == 2
    assert (table.names("location_discard"), len(table.g.guard_deck), table.g.over) == ([name], 10, True)


@pytest.mark.card("loc_off_duty")
@pytest.mark.rule("lockup.solo.guard_turn.off_duty")
@pytest.mark.parametrize("copy", ["loc_off_duty.1", "loc_off_duty.2"])
def test_off_duty_leads_no_guard_anywhere(copy: str) -> None:
    table = on_top(solo(), "location_deck", copy, "loc_sewers").guards("cell_block", "guard_blue_1a", down=True)
    deck = table.g.guard_deck
    table.run(guard_turn())
    assert (table.names("location_discard"), table.g.guard_deck) == (["loc_off_duty"], deck)
    assert [len(pile) for pile in table.g.guards_at] == [0, 0, 0, 0, 0, 0, 1, 0]
    assert table.g.over


def test_the_name_of_a_guard_tells_its_strength() -> None:
    """The log names guards: "A guard is turned up: Guard 3"."""
    for fields in load().tables["guards.toml"].values():
        for lang in ("en", "ru"):
            name = fields["name"][lang]
            assert name.endswith(f" {fields['strength']}") or fields["strength"] < 0, name
            assert (fields["lookout"]) == name.startswith(("Lookout", "Проныра"))
            assert (fields["reinforce"]) == name.startswith(("Sergeant", "Сержант"))
