"""Goons join a crew in the Chow Hall. Rules: recruit.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.lockup.expert import pick_goon
from pentarchy.games.lockup.patrol import move_goons
from tests.games.lockup.table import Table

ROW = ("dwarf_1", "flayer_1", "cultist_2", "hobgoblin_2", "bandit_gold")


def chow_hall(players: int = 2, **cubes: int) -> Table:
    """Player 0 is the strongest in the Chow Hall and owns these cubes; nobody can take an achievement."""
    table = Table.empty(players).tokens(0, "chow_hall", "crew_5").cubes(0, **cubes)
    table.put("box", -1, *table.names("goals"))
    return table


@pytest.mark.rule("lockup.recruit.where")
@pytest.mark.parametrize("location", ["exercise_yard", "sewers", "infirmary", "smithy", "commissary", "cell_block"])
def test_no_other_location_offers_goons(location: str) -> None:
    """Not even the one a goon stands at."""
    table = Table.empty(2).row(*ROW).cubes(0, scrap=5).tokens(0, location, "crew_5").check(location)
    assert table.asked(0) == "reward_choice"
    assert table.options(0, "enlist") == table.options(0, "hire") == set()
    table.play(0, "decline")
    assert table.g.over
    assert table.g.goons == [(), ()]


@pytest.mark.rule("lockup.recruit.where")
def test_the_chow_hall_offers_them() -> None:
    table = chow_hall(scrap=5).row(*ROW).check("chow_hall")
    assert table.options(0) == {"enlist:1", "enlist:2", "decline"}
    table.play(0, "decline")
    assert table.g.over
    assert table.g.goons == [(), ()]


@pytest.mark.rule("lockup.recruit.where")
def test_a_starting_bonus_is_the_exception() -> None:
    """Goons revealed for a bonus of expert mode are kept without tokens, cubes or the Chow Hall."""
    table = Table.empty(2)
    table.put("goon_deck", -1, "dwarf_1", "dwarf_8", "flayer_1")
    table.run(pick_goon(0, -1, 3, 1))
    assert table.asked(0) == "keep_goon"
    assert table.options(0) == {"hire_shown:dwarf_1", "hire_shown:dwarf_8", "hire_shown:flayer_1"}
    table.play(0, "hire_shown:dwarf_8")
    assert table.names("goons", 0) == ["dwarf_8"]
    assert table.owned(0) == {"gold": 1}  # its effect counts here too
    assert table.g.over


@pytest.mark.rule("lockup.recruit.face_up_only")
@pytest.mark.parametrize("space", range(5))
def test_any_goon_of_the_row_can_be_recruited(space: int) -> None:
    """Whichever location it stands at; those of the deck and the discard pile cannot."""
    table = chow_hall(scrap=1).row(*ROW)
    table.put("goon_discard", -1, "ratfolk_1")
    table.put("goon_deck", -1, "ratfolk_2")
    table.check("chow_hall").play(0, "enlist:1")
    assert table.asked(0) == "hire_which"
    assert table.options(0) == {f"hire:{goon}" for goon in ROW}
    for hidden in ("ratfolk_1", "ratfolk_2"):
        with pytest.raises(IllegalMove):
            table.play(0, f"hire:{hidden}")
    table.play(0, f"hire:{ROW[space]}")
    assert table.names("goons", 0) == [ROW[space]]
    assert [bool(there) for there in table.g.goon_row] == [other != space for other in range(5)]
    assert table.g.over


@pytest.mark.rule("lockup.recruit.effects")
def test_the_effect_happens_once_and_the_attribute_counts() -> None:
    """A demon for magic shows that the symbol of the new goon counts."""
    table = chow_hall(scrap=1).row("ratfolk_4", "dwarf_1")
    table.put("goons", 0, "demon_magic")
    assert table.score(0)["goons"] == 0
    table.check("chow_hall").play(0, "enlist:1", "hire:ratfolk_4")
    assert table.owned(0) == {"potion": 1}
    assert table.score(0)["goons"] == 2 - 3  # one symbol, and a single ratfolk
    assert table.g.over
    table.tokens(0, "sewers", "crew_4").check("sewers").play(0, "take:sewers")
    assert table.owned(0) == {"potion": 1, "scrap": 2}  # no second potion


@pytest.mark.rule("lockup.recruit.pay_first")
def test_what_a_goon_brings_cannot_pay_for_it() -> None:
    """Three cubes are too few for two goons at 4, though one of them brings gold."""
    table = chow_hall(scrap=3).row("dwarf_8", "dwarf_3").check("chow_hall")
    assert table.options(0) == {"enlist:1", "decline"}
    assert table.why(0)["enlist:2"] == "recruit.pay_first"
    table.play(0, "enlist:1")
    assert table.owned(0) == {"scrap": 2}  # paid before the goon is chosen
    assert table.asked(0) == "hire_which"
    table.play(0, "hire:dwarf_8")
    assert table.owned(0) == {"scrap": 2, "gold": 1}
    assert table.g.over


@pytest.mark.rule("lockup.recruit.pay_first")
def test_the_whole_price_is_paid_before_the_first_of_two_goons() -> None:
    table = chow_hall(scrap=3, iron=2).row("dwarf_8", "dwarf_3").check("chow_hall").play(0, "enlist:2")
    for _ in range(3):
        assert table.asked(0) == "spend_which"
        assert table.g.goons[0] == ()
        table.play(0, "spend:scrap")
    assert table.asked(0) == "hire_which"  # the last cube could only be iron
    assert table.owned(0) == {"iron": 1}
    table.play(0, "hire:dwarf_3")
    assert table.names("goons", 0) == ["dwarf_3", "dwarf_8"]
    assert table.owned(0) == {"iron": 1, "scrap": 1, "gold": 1}
    assert table.g.over


@pytest.mark.rule("lockup.recruit.pay_first")
@pytest.mark.parametrize("gold_first", [True, False])
def test_the_player_chooses_the_order_of_two_effects(gold_first: bool) -> None:
    """Who lets the dwarf come first has a cube to exchange with the ratfolk; the other way round there is none."""
    table = chow_hall(scrap=4).row("dwarf_8", "ratfolk_2").check("chow_hall").play(0, "enlist:2")
    table.play(0, "hire:dwarf_8" if gold_first else "hire:ratfolk_2")
    if gold_first:
        assert table.asked(0) == "exchange_which"
        assert table.options(0) == {"swap:gold,scrap", "swap:gold,potion", "swap:gold,iron", "done"}
        table.play(0, "swap:gold,iron")
    assert table.owned(0) == ({"iron": 1} if gold_first else {"gold": 1})
    assert len(table.g.goons[0]) == 2
    assert table.g.over


@pytest.mark.rule("lockup.recruit.stars_at_end")
def test_a_goon_moves_nobody_on_the_reputation_track() -> None:
    table = chow_hall(scrap=1).row("flayer_1", "flayer_2").check("chow_hall")
    table.play(0, "enlist:1", "hire:flayer_1")
    assert table.g.stars == [10, 10]
    assert table.events("got_stars") == []
    assert table.score(0)["goons"] == 4
    assert table.score(0)["reputation"] == 10
    assert table.g.over


@pytest.mark.rule("lockup.recruit.space_stays_empty")
def test_the_space_stays_empty_until_patrol() -> None:
    """The next player finds one goon less, and the suspicion of the location stays where it is."""
    table = chow_hall(3, scrap=1).row(*ROW).tokens(1, "chow_hall", "crew_4").cubes(1, scrap=1)
    table.suspicion_at("infirmary", 1).check("chow_hall")
    table.play(0, "enlist:1", "hire:flayer_1")
    assert table.names("goon_row", 1) == []
    assert table.g.suspicion_at[2] == 1
    table.play(1, "enlist:1")
    assert table.options(1) == {f"hire:{goon}" for goon in ROW if goon != "flayer_1"}
    table.play(1, "hire:dwarf_1")
    assert [bool(there) for there in table.g.goon_row] == [False, False, True, True, True]
    assert table.g.over
    table.run(move_goons())
    assert all(table.g.goon_row)
