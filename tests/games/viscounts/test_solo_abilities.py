"""What the automa's empty building slots do."""

import pytest

from pentarchy.games.viscounts.moves import ABILITY
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_solo_collision import automa_turn, collide
from tests.games.viscounts.test_solo_setup import AUTOMA, OWNER, PLAYER, acts, solo

BUILD, WORKERS, TRANSCRIBE = 1, 2, 3
DEBT, DEED = 0, 1


def dismissals(table: Table) -> int:
    return len(table.events("dismissed"))


# guildhalls ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.ability.guildhalls")
@pytest.mark.parametrize(
    ("guildhalls", "builders", "nobles", "clerics"),
    [
        ((), 1, 1, 1),
        (("guildhall_1",), 1, 1, 2),
        (("guildhall_2",), 2, 1, 1),
        (("guildhall_3",), 1, 2, 1),
        (("guildhall_1", "guildhall_2", "guildhall_3"), 2, 2, 2),
        (("trading_post_3", "workshop_1"), 1, 1, 1),
    ],
)
def test_guildhalls_of_the_cleric_automa_free_a_cleric_a_builder_and_a_noble(
    guildhalls: tuple[str, ...], builders: int, nobles: int, clerics: int
) -> None:
    """One of each lies on its schemes, which cover all slots."""
    schemes = ("st_builder", "st_noble", "st_cleric")
    cases = ((BUILD, builders, 3), (WORKERS, nobles, 3), (TRANSCRIBE, clerics, 7))
    for scheme, (action, has, needs) in zip(schemes, cases, strict=True):
        others = [other for other in schemes if other != scheme]
        table = solo("cleric").board(AUTOMA, "", *others).tiles("lake", "grey7_guildhall")
        acts(table.emptied(AUTOMA, *guildhalls).papers(AUTOMA, deeds=1), scheme)
        assert table.events("automa_lacks") == [("automa_lacks", action, has, needs)]


# trading posts ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.ability.trading_post_1")
def test_the_first_trading_post_brings_a_future_scheme_before_the_effect_of_the_site() -> None:
    table = solo("cleric").goods(AUTOMA, stone=3)
    acts(table, "st_builder")
    assert [event[0] for event in table.events()][-4:] == ["built", "automa_ability", "scheme_gained", "gained"]
    assert (len(table.g.scheme_discard), table.owned(AUTOMA)) == (1, {"gold": 1})


@pytest.mark.rule("viscounts.solo.ability.trading_post_1")
def test_a_free_first_trading_post_brings_one_too_but_only_once() -> None:
    table = solo("cleric").at(AUTOMA, "forest_left")
    assert len(table.does(AUTOMA, "build('trading_post')").events("scheme_gained")) == 1
    assert len(table.does(AUTOMA, "build('trading_post')").events("scheme_gained")) == 1


@pytest.mark.rule("viscounts.solo.ability.trading_post_1")
def test_a_first_trading_post_of_the_human_brings_the_automa_nothing() -> None:
    table = solo("cleric").does(PLAYER, "build('trading_post')").play(PLAYER, "erect:trading_post_1,forest_3")
    assert (table.events("scheme_gained"), table.g.scheme_discard) == ([], ())


@pytest.mark.rule("viscounts.solo.ability.trading_post_2")
@pytest.mark.parametrize(
    ("scheme", "slots", "paid"),
    [("st_cleric", ("trading_post_2",), 1), ("st_criminal_1", ("trading_post_2",), 0), ("st_cleric", (), 0)],
)
def test_without_criminals_it_flips_a_debt_at_a_collision_of_the_human(
    scheme: str, slots: tuple[str, ...], paid: int
) -> None:
    table = solo("cleric").track(PLAYER, 3, 3).papers(AUTOMA, debts=2, deeds=1, paid=0).board(AUTOMA, scheme)
    collide(table.emptied(AUTOMA, *slots))
    assert (table.g.paid[AUTOMA], table.g.debts[AUTOMA], table.g.approved[AUTOMA]) == (paid, 2 - paid, 0)


@pytest.mark.rule("viscounts.solo.ability.trading_post_2")
def test_at_its_own_collision_it_flips_before_the_reward() -> None:
    table = automa_turn(solo("cleric").track(AUTOMA, 5, 5).papers(AUTOMA, debts=1).emptied(AUTOMA, "trading_post_2"))
    told = [event for event in table.events() if event[0] in ("collided", "flipped", "got_paper")]
    assert told[-3:] == [("collided", OWNER, 5), ("flipped", OWNER, DEBT), ("got_paper", OWNER, DEBT)]
    assert (table.g.paid[AUTOMA], table.g.debts[AUTOMA]) == (1, 1)


@pytest.mark.rule("viscounts.solo.ability.trading_post_2", "viscounts.solo.nothing_to_flip")
def test_without_a_debt_it_gains_a_virtue_there_which_moves_the_merged_markers() -> None:
    """They met on space 6; the reward is that of space 5: one debt."""
    table = automa_turn(solo("cleric").track(AUTOMA, 6, 6).emptied(AUTOMA, "trading_post_2"))
    assert (table.g.debts[AUTOMA], table.markers(AUTOMA)) == (1, (1, 7))


@pytest.mark.rule("viscounts.solo.ability.trading_post_2")
def test_without_a_collision_nothing_is_flipped() -> None:
    table = automa_turn(solo("cleric").papers(AUTOMA, debts=1).emptied(AUTOMA, "trading_post_2"))
    assert table.g.paid[AUTOMA] == 0


@pytest.mark.rule("viscounts.solo.ability.trading_post_3")
@pytest.mark.parametrize(
    ("effect", "count"), [("flip(1)", 1), ("flip_debt()", 1), ("flip_deed()", 1), ("flip(2)", 2), ("destroy(1)", 1)]
)
def test_with_the_third_trading_post_each_flip_dismisses(effect: str, count: int) -> None:
    table = solo("cleric").emptied(AUTOMA, "trading_post_3").papers(AUTOMA, debts=2, deeds=2)
    table.folk("lake", "aristocrat", "miner").does(AUTOMA, effect)
    assert dismissals(table) == len(table.events("flipped")) == count
    assert table.markers(AUTOMA) == (1, 7 - count)


@pytest.mark.rule("viscounts.solo.ability.trading_post_3")
def test_a_virtue_instead_of_a_flip_dismisses_nobody_nor_does_another_slot() -> None:
    table = solo("cleric").emptied(AUTOMA, "trading_post_3").folk("lake", "miner").does(AUTOMA, "flip(1)")
    assert (dismissals(table), table.markers(AUTOMA)) == (0, (1, 6))
    table = solo("cleric").emptied(AUTOMA, "trading_post_1", "trading_post_2", "workshop_1").papers(AUTOMA, deeds=1)
    assert dismissals(table.does(AUTOMA, "flip(1)")) == 0


@pytest.mark.rule("viscounts.solo.ability.trading_post_3")
def test_a_flip_of_the_human_dismisses_nobody() -> None:
    table = solo("cleric").emptied(AUTOMA, "trading_post_3").emptied(PLAYER, "trading_post_3")
    table.papers(PLAYER, deeds=1, debts=1).does(PLAYER, "flip(1)").play(PLAYER, "flip_one:deed")
    assert dismissals(table) == 0


# workshops ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.ability.workshop_1")
@pytest.mark.parametrize("effect", ["scheme()", "hire()"])
def test_with_the_first_workshop_a_future_scheme_dismisses(effect: str) -> None:
    table = solo("cleric").emptied(AUTOMA, "workshop_1").folk("lake", "miner").does(AUTOMA, effect)
    assert (dismissals(table), table.markers(AUTOMA), len(table.g.scheme_discard)) == (1, (1, 6), 1)
    assert "miner" in table.names("box")


@pytest.mark.rule("viscounts.solo.ability.workshop_1")
def test_a_flip_instead_of_a_future_scheme_dismisses_nobody_nor_does_another_slot() -> None:
    table = solo("cleric").emptied(AUTOMA, "workshop_1").papers(AUTOMA, deeds=1)
    table.put("scheme_discard", -1, *table.names("future_deck"))
    assert dismissals(table.does(AUTOMA, "scheme()")) == 0
    assert table.g.approved[AUTOMA] == 1
    table = solo("cleric").emptied(AUTOMA, "workshop_2", "workshop_3", "trading_post_3")
    assert dismissals(table.does(AUTOMA, "scheme()")) == 0


@pytest.mark.rule("viscounts.solo.ability.workshop_2", "viscounts.solo.ability.workshop_3")
@pytest.mark.parametrize(
    ("slots", "scheme", "markers"),
    [
        ((), "st_cleric", (1, 6)),
        ((), "st_criminal_1", (2, 7)),
        (("workshop_2",), "st_cleric", (1, 5)),
        (("workshop_2",), "st_criminal_1", (2, 6)),
        (("workshop_3",), "st_cleric", (2, 6)),
        (("workshop_3",), "st_criminal_1", (3, 7)),
        (("workshop_2", "workshop_3"), "st_cleric", (2, 5)),
        (("workshop_2", "workshop_3"), "st_criminal_1", (3, 6)),
        (("workshop_1",), "st_cleric", (1, 6)),
    ],
)
def test_workshops_add_virtue_and_corruption_to_the_check_of_a_shuffle(
    slots: tuple[str, ...], scheme: str, markers: tuple[int, int]
) -> None:
    table = solo("cleric").emptied(AUTOMA, *slots).board(AUTOMA, scheme)
    table.put("scheme_discard", -1, "st_builder")
    assert table.does(AUTOMA, "shuffle()").markers(AUTOMA) == markers


@pytest.mark.rule("viscounts.solo.ability.workshop_3")
def test_corruption_is_moved_before_virtue() -> None:
    """From 4 and 5 they meet on 5, and go on to 4 together; the other way they would end on 5."""
    table = solo("cleric").emptied(AUTOMA, "workshop_3").track(AUTOMA, 4, 5)
    table.put("scheme_discard", -1, "st_builder")
    assert table.does(AUTOMA, "shuffle()").markers(AUTOMA) == (4, 4)


@pytest.mark.rule("viscounts.solo.ability.workshop_2")
def test_a_shuffle_for_an_empty_deck_counts_too() -> None:
    table = solo("cleric").emptied(AUTOMA, "workshop_2")
    table.put("scheme_discard", -1, *table.names("scheme_deck"))
    table.turn(AUTOMA)
    told = table.events()
    after = told.index(("shuffled", OWNER)) + 1
    assert told[after : after + 2] == [
        ("improved", OWNER, 1),
        ("improved", OWNER, 1),
    ]
    assert table.sourced("improved")[:2] == [(OWNER, 1, "check_lawful"), (OWNER, 1, "automa_workshop_2")]


# in words -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("building", "effect", "follows"),
    [
        pytest.param(building, effect, follows, marks=pytest.mark.rule(f"viscounts.solo.ability.{building}"))
        for building, effect, follows in (
            ("trading_post_1", "build('trading_post')", "scheme_gained"),
            ("trading_post_3", "flip_deed()", "dismissed"),
            ("workshop_1", "scheme()", "dismissed"),
        )
    ],
)
def test_an_ability_is_named_just_before_what_it_does(building: str, effect: str, follows: str) -> None:
    table = solo("cleric").papers(AUTOMA, deeds=1).at(AUTOMA, "forest_left")
    table.put("scheme_discard", -1, "st_cleric")
    if building != "trading_post_1":
        assert table.does(AUTOMA, effect).events("automa_ability") == []
        table.papers(AUTOMA, deeds=1).emptied(AUTOMA, building).put("scheme_discard", -1, "st_cleric")
    table.does(AUTOMA, effect)
    told = table.events()
    assert told[told.index(("automa_ability", ABILITY.index[building])) + 1][0] == follows


@pytest.mark.rule("viscounts.solo.ability.workshop_2", "viscounts.solo.ability.workshop_3")
def test_what_a_shuffle_brings_names_its_workshop_once() -> None:
    table = solo("cleric").emptied(AUTOMA, "workshop_2", "workshop_3")
    table.put("scheme_discard", -1, "st_cleric")
    table.does(AUTOMA, "shuffle()")
    assert table.sourced("corrupted") == [(OWNER, 1, "automa_workshop_3")]
    assert table.sourced("improved") == [(OWNER, 1, "check_lawful"), (OWNER, 1, "automa_workshop_2")]
    assert table.events("automa_ability") == []


@pytest.mark.rule("viscounts.solo.ability.trading_post_2")
@pytest.mark.parametrize("scheme", ["st_cleric", "st_criminal_1"])
def test_the_flip_at_a_collision_is_explained(scheme: str) -> None:
    table = solo("cleric").emptied(AUTOMA, "trading_post_2").papers(AUTOMA, debts=1).board(AUTOMA, scheme)
    collide(table.track(PLAYER, 3, 3))
    told = [("automa_ability", ABILITY.index["trading_post_2"])] if scheme == "st_cleric" else []
    assert (table.events("automa_ability"), len(table.events("flipped"))) == (told, len(told))
