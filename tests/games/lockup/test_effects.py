"""Special effects of items and goons. Rules: effect.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import view
from pentarchy.games.lockup.patrol import patrol_steps
from tests.games.lockup.table import Table


def crafting(item: str, **cubes: int) -> Table:
    """The first of three players is about to choose the Cell Block's reward; no achievement is in play."""
    table = Table.empty(3).tokens(0, "cell_block", "crew_4").cubes(0, **cubes).shop(item)
    table.put("box", -1, *table.names("goals"))
    return table


def empty_supply(table: Table, *resources: str) -> Table:
    """The third player owns all cubes of these types."""
    for name in resources:
        table.cubes(2, **{name: table.g.supply[["scrap", "potion", "iron", "gold"].index(name)]})
    return table


@pytest.mark.rule("lockup.effect.timing")
def test_an_effect_happens_once_when_the_item_is_crafted() -> None:
    table = crafting("bone_knuckles", scrap=3, iron=1)
    power = table.g.power[0]
    table.check("cell_block").play(0, "set_aside:bone_knuckles", "spend:scrap")
    assert table.g.power[0] == power  # reserving is not crafting
    table.tokens(0, "cell_block", "crew_5").check("cell_block").play(0, "make:bone_knuckles")
    assert table.g.power[0] == power + 1
    table.run(patrol_steps()).tokens(0, "cell_block", "crew_3").check("cell_block").play(0, "decline")
    assert table.g.power[0] == power + 1


@pytest.mark.rule("lockup.effect.timing")
def test_an_effect_happens_once_when_the_goon_is_recruited() -> None:
    table = Table.empty(3).tokens(0, "chow_hall", "crew_4").cubes(0, gold=1).row("flayer_4")
    table.run(patrol_steps())
    assert table.owned(0) == {"gold": 1}  # in the row it does nothing
    table.check("chow_hall").play(0, "enlist:1", "hire:flayer_4")
    assert table.owned(0) == {"potion": 1}
    table.run(patrol_steps())
    assert table.owned(0) == {"potion": 1}


@pytest.mark.rule("lockup.effect.gain_resource")
def test_gaining_a_resource_takes_one_cube_of_the_type_shown_from_the_supply() -> None:
    table = crafting("silver_flask", potion=2, iron=1)
    supply = table.g.supply[:]
    table.check("cell_block").play(0, "make:silver_flask")
    assert table.owned(0) == {"potion": 1}
    assert table.g.supply == [supply[0], supply[1] + 1, supply[2] + 1, supply[3]]


@pytest.mark.rule("lockup.effect.drop_suspicion")
@pytest.mark.parametrize(
    ("item", "cubes", "before", "after"),
    [
        ("smoke_vial", {"potion": 2}, 3, 2),
        ("guard_disguise", {"scrap": 3, "potion": 1}, 3, 1),
        ("guard_disguise", {"scrap": 3, "potion": 1}, 1, 0),
    ],
)
def test_dropped_suspicion_returns_to_the_supply(item: str, cubes: dict[str, int], before: int, after: int) -> None:
    table = crafting(item, **cubes).suspicion(0, before).suspicion(1, 2)
    supply = table.g.suspicion_supply
    table.check("cell_block").play(0, f"make:{item}")
    assert table.g.suspicion == [after, 2, 0]
    assert table.g.suspicion_supply == supply + before - after


@pytest.mark.rule("lockup.effect.give_suspicion")
@pytest.mark.parametrize(("whom", "suspicion"), [("2", [1, 2, 0]), ("3", [1, 1, 1])])
def test_given_suspicion_moves_from_the_own_board_to_an_opponents(whom: str, suspicion: list[int]) -> None:
    table = crafting("forged_pass", scrap=2, potion=1).suspicion(0, 2).suspicion(1, 1)
    supply = table.g.suspicion_supply
    table.check("cell_block").play(0, "make:forged_pass")
    assert table.asked(0) == "accuse_whom"
    assert table.options(0) == {"accuse:2", "accuse:3"}
    with pytest.raises(IllegalMove):
        table.play(0, "accuse:1")
    table.play(0, f"accuse:{whom}")
    assert (table.g.suspicion, table.g.suspicion_supply) == (suspicion, supply)


@pytest.mark.rule("lockup.effect.give_suspicion")
def test_with_one_opponent_there_is_no_choice_of_whom_to_give_suspicion() -> None:
    table = Table.empty(2).tokens(0, "cell_block", "crew_4").cubes(0, scrap=2, potion=1).shop("forged_pass")
    table.suspicion(0, 1).check("cell_block").play(0, "make:forged_pass")
    assert table.g.over
    assert table.g.suspicion == [0, 1]


@pytest.mark.rule("lockup.effect.gain_power")
def test_power_comes_from_the_supply() -> None:
    table = crafting("bone_knuckles", scrap=2, iron=1).power(0, 3)
    supply = table.g.power_supply
    table.check("cell_block").play(0, "make:bone_knuckles")
    assert (table.g.power[0], table.g.power_supply) == (4, supply - 1)


@pytest.mark.rule("lockup.effect.draw_book")
def test_a_drawn_book_is_the_top_one_and_secret() -> None:
    table = crafting("whisper_candle", scrap=2, potion=2)
    (top,) = table.put("book_deck", -1, "dirty_fighting.1")
    deck = len(table.g.book_deck)
    table.check("cell_block").play(0, "make:whisper_candle")
    assert table.g.hands[0] == (top,)
    assert len(table.g.book_deck) == deck - 1
    assert view(table.g, 0)["hands"][0] == [top]
    assert view(table.g, 1)["hands"][0] == [None]


@pytest.mark.rule("lockup.effect.storage")
@pytest.mark.parametrize(("items", "limit"), [((), 5), (("hidden_pouch",), 6), (("hidden_pouch", "hollow_boot"), 7)])
def test_storage_rises_for_every_patrol_phase_to_come(items: tuple[str, ...], limit: int) -> None:
    table = Table.empty(3)
    for token, item in zip(("crew_4", "crew_5"), items, strict=False):
        table.tokens(0, "cell_block", token).cubes(0, scrap=3).shop(item).check("cell_block").play(0, f"make:{item}")
    for _ in range(2):
        table.cubes(0, iron=8 - sum(table.owned(0).values())).cubes(1, gold=5 - sum(table.owned(1).values()))
        table.run(patrol_steps())
        assert sum(table.owned(0).values()) == limit  # all are iron: no choice
        assert table.owned(1) == {"gold": 5}


@pytest.mark.rule("lockup.effect.exchange")
def test_an_exchange_gives_one_cube_of_another_type_for_an_own_one() -> None:
    table = empty_supply(crafting("loaded_dice", scrap=3, potion=1), "iron")
    supply = table.g.supply[:]
    table.check("cell_block").play(0, "make:loaded_dice", "spend:scrap")
    assert table.asked(0) == "exchange_which"
    assert table.options(0) == {
        "swap:scrap,potion",
        "swap:scrap,gold",
        "swap:potion,scrap",
        "swap:potion,gold",
        "done",
    }  # no iron is left, and no type is swapped for itself
    table.play(0, "swap:scrap,gold")
    assert table.owned(0) == {"potion": 1, "gold": 1}
    assert table.g.supply == [supply[0] + 3, supply[1], 0, supply[3] - 1]
    assert table.g.over  # once


@pytest.mark.rule("lockup.effect.pick_book")
@pytest.mark.parametrize(
    ("kept", "under"), [("dirty_fighting", "guide_to_disguise"), ("guide_to_disguise", "dirty_fighting")]
)
def test_of_two_books_one_is_kept_and_the_other_goes_under_the_deck_unseen(kept: str, under: str) -> None:
    table = crafting("glass_eye", scrap=1, potion=2)
    table.put("book_deck", -1, "guide_to_disguise.1", "dirty_fighting.1")
    deck = len(table.g.book_deck)
    table.check("cell_block").play(0, "make:glass_eye")
    assert table.asked(0) == "keep_which"
    assert table.options(0) == {"keep:dirty_fighting", "keep:guide_to_disguise"}
    assert view(table.g, 1)["drawn"][0] == [None, None]
    table.play(0, f"keep:{kept}")
    assert (table.names("hands", 0), table.g.drawn[0]) == ([kept], ())
    assert (table.names("book_deck")[0], len(table.g.book_deck)) == (under, deck - 1)
    assert table.g.book_discard == ()
    assert view(table.g, 1)["book_deck"] == [None] * (deck - 1)
    assert view(table.g, 1)["hands"][0] == [None]


@pytest.mark.rule("lockup.effect.mandatory")
def test_giving_suspicion_and_gaining_cannot_be_refused() -> None:
    table = crafting("cursed_doll", scrap=2, potion=3).suspicion(0, 1).check("cell_block").play(0, "make:cursed_doll")
    assert table.options(0) == {"accuse:2", "accuse:3"}  # nothing to decline it with
    table.play(0, "accuse:3")
    assert table.g.suspicion == [0, 0, 1]
    table = crafting("smoke_vial", potion=2).suspicion(0, 1).check("cell_block").play(0, "make:smoke_vial")
    assert table.g.suspicion[0] == 0  # without a question


@pytest.mark.rule("lockup.effect.mandatory")
@pytest.mark.parametrize(
    ("item", "cubes"),
    [
        ("forged_pass", {"scrap": 2, "potion": 1}),
        ("smoke_vial", {"potion": 2}),
        ("loaded_dice", {"scrap": 2}),
    ],
)
def test_an_effect_that_can_do_nothing_is_skipped(item: str, cubes: dict[str, int]) -> None:
    """No suspicion to give or drop, no cube to exchange: the item is crafted and nothing is asked."""
    table = crafting(item, **cubes).suspicion(1, 2)
    stars = table.g.stars[0]
    table.check("cell_block").play(0, f"make:{item}")
    assert table.g.over
    assert table.g.stars[0] > stars
    assert table.g.suspicion == [0, 2, 0]


@pytest.mark.rule("lockup.effect.mandatory")
def test_a_cube_that_is_missing_in_the_supply_is_not_gained_later() -> None:
    table = Table.empty(3).tokens(0, "chow_hall", "crew_4").cubes(0, gold=1).row("flayer_4", "dwarf_1")
    empty_supply(table, "potion").check("chow_hall").play(0, "enlist:1", "hire:flayer_4")
    assert (table.names("goons", 0), table.owned(0)) == (["flayer_4"], {})
    table.cubes(2, potion=-1).run(patrol_steps())
    assert table.owned(0) == {}


@pytest.mark.rule("lockup.effect.mandatory", "lockup.effect.gain_power")
def test_power_beyond_the_supply_is_not_gained() -> None:
    table = crafting("bone_knuckles", scrap=2, iron=1)
    table.power(1, table.g.power[1] + table.g.power_supply)
    power = table.g.power[0]
    table.check("cell_block").play(0, "make:bone_knuckles")
    assert (table.g.power[0], table.g.power_supply) == (power, 0)
    assert table.names("items", 0) == ["bone_knuckles"]
