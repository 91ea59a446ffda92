"""Phase III: storage and the item display, and the order of its steps. Rules: patrol.steps, patrol.storage.*,
patrol.items.*."""

import pytest

from pentarchy.games.lockup.patrol import check_storage, patrol_steps, refill_display
from pentarchy.games.lockup.rounds import play_round
from pentarchy.games.lockup.state import PATROL
from tests.games.lockup.table import Table

ITEMS = ("rusty_shiv", "rune_chalk", "sock_mace", "signet_ring", "smoke_vial", "lucky_charm")


def patrol(table: Table) -> Table:
    table.g.phase = PATROL
    return table.run(patrol_steps())


@pytest.mark.rule("lockup.patrol.steps")
def test_the_four_steps_in_order() -> None:
    """Who holds a book is asked after each step and sees what has been done and what not."""
    table = Table.empty(2).cubes(0, scrap=6).row("flayer_1", "", "", "", "dwarf_1")
    table.put("hands", 1, "misers_confession")
    seen = []
    patrol(table)
    while table.asked(1) == "book_or_not":
        filled = all(table.g.display), all(table.g.goon_row), sum(table.g.suspicion_at) > 0
        seen.append((sum(table.g.resources[:4]), *filled))
        table.play(1, "skip")
    assert seen == [(5, False, False, False), (5, True, False, False), (5, True, True, False), (5, True, True, True)]
    assert table.g.over


@pytest.mark.rule("lockup.patrol.steps")
def test_the_events_of_a_patrol_come_in_order() -> None:
    table = Table.empty(2).cubes(0, scrap=6).row("flayer_1", "", "", "", "dwarf_1")
    patrol(table)
    kinds = [row[0] for row in table.events()]
    order = ("dropped", "item_shown", "goon_left", "goon_shown", "suspicion_placed")
    at = [len(kinds) - 1 - kinds[::-1].index(kind) for kind in order]
    assert at == sorted(at)
    assert kinds[at[0] : at[0] + 2] == ["dropped", "item_shown"]
    assert table.g.over


# 1 storage ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.patrol.storage.discard")
def test_surplus_cubes_of_choice_return_to_the_supply() -> None:
    table = Table.empty(2).cubes(0, scrap=4, potion=1, gold=2).run(check_storage(0))
    for cube in ("potion", "scrap"):
        assert table.asked(0) == "drop_which"
        assert table.options(0) == {f"drop:{kind}" for kind in ("scrap", "potion", "gold") if kind in table.owned(0)}
        table.play(0, f"drop:{cube}")
    assert table.owned(0) == {"scrap": 3, "gold": 2}
    assert table.g.supply == [22, 15, 15, 8]
    assert table.g.over


@pytest.mark.rule("lockup.patrol.storage.discard")
def test_everybody_above_the_limit_returns_cubes_in_turn_order() -> None:
    table = Table.empty(3).cubes(0, scrap=5, iron=1).cubes(1, scrap=4, iron=1).cubes(2, scrap=5, iron=2)
    table.g.first = 2
    patrol(table).play(2, "drop:iron", "drop:scrap").play(0, "drop:scrap")
    assert [table.owned(player) for player in range(3)] == [{"scrap": 4, "iron": 1}] * 3
    assert table.g.over


@pytest.mark.rule("lockup.patrol.storage.total", "lockup.patrol.storage.five")
@pytest.mark.parametrize(
    ("cubes", "too_many"),
    [
        ({"scrap": 5}, 0),
        ({"scrap": 2, "potion": 1, "iron": 1, "gold": 1}, 0),
        ({"scrap": 2, "potion": 2, "iron": 1, "gold": 1}, 1),
        ({"scrap": 3, "potion": 3, "iron": 3, "gold": 3}, 7),
    ],
)
def test_the_limit_counts_all_resources_together(cubes: dict[str, int], too_many: int) -> None:
    """Five of all types; power and suspicion cubes need no storage."""
    table = patrol(Table.empty(2).cubes(0, **cubes).power(0, 8).suspicion(0, 2))
    for _ in range(too_many):
        assert table.asked(0) == "drop_which"
        table.play(0, min(table.options(0)))
    assert sum(table.owned(0).values()) == 5
    assert (table.g.power[0], table.g.suspicion[0]) == (8, 2)
    assert table.g.over


@pytest.mark.rule("lockup.patrol.storage.five")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_side_a_stores_5(players: int) -> None:
    assert Table(players).g.storage == [5] * players


@pytest.mark.rule("lockup.patrol.storage.five")
def test_effects_raise_the_limit() -> None:
    table = Table.empty(2).shop("hidden_pouch").cubes(0, scrap=10, gold=1).tokens(0, "cell_block", "crew_2")
    table.check("cell_block").play(0, "make:hidden_pouch")
    assert table.g.storage == [6, 5]
    patrol(table.cubes(1, iron=6))
    assert table.asked(0) == "drop_which"
    table.play(0, "drop:gold")  # then only scrap is left to return
    assert table.owned(0) == {"scrap": 6}
    assert table.owned(1) == {"iron": 5}  # only one thing to return, so nothing was asked
    assert table.g.over


@pytest.mark.rule("lockup.patrol.storage.only_here")
def test_more_may_be_held_until_patrol() -> None:
    """Seven cubes are kept through a round, and more come in; the limit is looked at once, in the patrol phase."""
    table = Table.empty(2).cubes(0, scrap=4, iron=3).run(play_round())
    table.play(0, "place:crew_2.1,sewers,up", "stay").play(1, "leave").play(0, "leave")
    assert table.asked(0) == "reward_choice"
    table.play(0, "take:sewers")
    assert table.owned(0) == {"scrap": 6, "iron": 3}
    assert table.asked(0) == "drop_which"
    assert table.g.phase == PATROL
    table.play(0, *["drop:scrap"] * 4)
    assert table.owned(0) == {"scrap": 2, "iron": 3}
    assert table.asked(0) == "place_or_pass"


# 2 items --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.patrol.items.refill")
@pytest.mark.parametrize(("players", "size"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_display_is_filled_to_one_item_more_than_players(players: int, size: int) -> None:
    assert [len(space) for space in Table(players).g.display] == [1] * size
    table = Table.empty(players)
    table.put("display", 1, "makeshift_crown")
    deck = len(table.g.item_deck)
    table.run(refill_display())
    assert [len(space) for space in table.g.display] == [1] * size
    assert len(table.g.item_deck) == deck - size + 1
    assert table.g.over


@pytest.mark.rule("lockup.patrol.items.refill")
def test_new_items_come_from_the_top_of_the_deck_for_all_to_see() -> None:
    table = Table.empty(2).shop("rusty_shiv")
    table.put("box", -1, "sock_mace", "rune_chalk")
    table.put("item_deck", -1, "rune_chalk", "sock_mace")
    table.run(refill_display())
    assert [table.names("display", space) for space in range(3)] == [["rusty_shiv"], ["sock_mace"], ["rune_chalk"]]
    assert all(table.g.knows[card] == table.g.everyone for space in table.g.display for card in space)
    assert table.g.over


@pytest.mark.rule("lockup.patrol.items.stay")
def test_items_that_are_left_keep_their_spaces() -> None:
    """In a whole patrol phase nothing moves up and nothing is discarded."""
    table = Table.empty(3)
    table.put("display", 1, "rusty_shiv")
    table.put("display", 3, "sock_mace")
    deck = len(table.g.item_deck)
    patrol(table)
    assert (table.names("display", 1), table.names("display", 3)) == (["rusty_shiv"], ["sock_mace"])
    assert all(table.g.display)
    patrol(table)
    assert len(table.g.item_deck) == deck - 2
    assert (table.names("display", 1), table.names("display", 3)) == (["rusty_shiv"], ["sock_mace"])
    assert table.g.over


@pytest.mark.rule("lockup.patrol.items.deck_empty")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_without_a_deck_spaces_stay_empty(left: int) -> None:
    """Also when items lie in front of players: they never come back."""
    table = Table.empty(3).shop("rusty_shiv")
    table.put("items", 0, *table.names("item_deck"))
    table.put("item_deck", -1, *ITEMS[1 : 1 + left])
    patrol(table)
    assert [len(space) for space in table.g.display] == [1] * (1 + left) + [0] * (3 - left)
    assert table.g.item_deck == ()
    assert table.g.over
