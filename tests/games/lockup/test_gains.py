"""What cards on offer would add to a player's score, what they lack, how they can be paid; how far achievements are."""

from typing import Any

import pytest

from pentarchy.games.lockup.looks import derived, insight
from pentarchy.games.lockup.paying import can_pay, proposed
from pentarchy.games.lockup.scoring import total
from tests.games.lockup.table import Table
from tests.games.lockup.test_numbers import set_goals


def goon(t: Table, name: str, player: int = 0) -> dict[str, int]:
    found: dict[str, int] = insight(t.g, player)["goons"][str(t.card(name))]
    return found


def item(t: Table, name: str, player: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = insight(t.g, player)["items"][str(t.card(name))]
    return found


def goal(t: Table, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = derived(t.g)["goals"][number]
    return found


# goons --------------------------------------------------------------------------------------------------------------
def test_goons_by_what_lies_before_the_player() -> None:
    """A second ratfolk turns -3 into 1; a hobgoblin counts power; a cultist items; a demon gems, its own card none."""
    t = set_goals(Table.empty(3).power(0, 3)).row("ratfolk_2", "hobgoblin_1", "cultist_1", "demon_gem", "ratfolk_1")
    t.put("goons", 0, "ratfolk_3")  # with a gem
    t.put("items", 0, "loaded_dice", "hidden_pouch")  # a gem each
    gains = {name: goon(t, name)["stars"] for name in ("ratfolk_2", "hobgoblin_1", "cultist_1", "demon_gem")}
    assert gains == {"ratfolk_2": 4, "hobgoblin_1": 3, "cultist_1": 2, "demon_gem": 6}
    assert goon(t, "ratfolk_2", 1)["stars"] == -3


def test_a_symbol_counts_for_demons_that_are_there() -> None:
    t = set_goals(Table.empty(3)).row("flayer_1")
    t.put("goons", 0, "demon_gem")
    assert goon(t, "flayer_1") == {"stars": 4 + 2, "goons": 6, "goals": 0}


def test_goons_cannot_take_more_than_there_is() -> None:
    """The sum of goons is not below what else is there (scoring.goon_sum)."""
    t = set_goals(Table.empty(3)).row("ratfolk_1")
    t.g.stars[0] = 1
    assert goon(t, "ratfolk_1")["stars"] == -1


def test_achievements_count_too() -> None:
    """Three goons take Supremacy (8); the same card brings the other players nothing of it."""
    t = set_goals(Table.empty(3), "supremacy_goons").row("flayer_3")
    t.put("goons", 0, "flayer_1", "flayer_2")
    assert goon(t, "flayer_3") == {"stars": 12, "goons": 4, "goals": 8}
    assert goon(t, "flayer_3", 1) == {"stars": 4, "goons": 4, "goals": 0}


def test_a_rush_counts_at_once() -> None:
    t = set_goals(Table.empty(3), "rush_items").shop("rusty_shiv")
    t.put("items", 0, "loaded_dice", "hidden_pouch", "rune_chalk")
    assert item(t, "rusty_shiv") | {"stars": 3 + 5, "value": 3, "goons": 0, "goals": 5} == item(t, "rusty_shiv")


def test_weighing_changes_nothing_and_forgets_nothing() -> None:
    """Results are kept for equal hoards only: the same card is worth more after another one came."""
    t = set_goals(Table.empty(3)).row("ratfolk_1", "ratfolk_2")
    before = t.g.encode()
    assert goon(t, "ratfolk_1")["stars"] == -3
    assert t.g.encode() == before
    t.put("goons", 0, "ratfolk_2")
    assert goon(t, "ratfolk_1")["stars"] == 4


def test_goons_to_choose_from_are_weighed() -> None:
    t = set_goals(Table.empty(3))
    t.put("shown_goons", 0, "flayer_1")
    assert goon(t, "flayer_1")["stars"] == 4
    assert str(t.card("flayer_1")) not in insight(t.g, 1)["goons"]


# items --------------------------------------------------------------------------------------------------------------
def test_an_item_with_what_own_goons_gain_by_it() -> None:
    """Sock Mace: 5 stars; a cultist gains 1, a demon of shields 2 for each of its two shields."""
    t = set_goals(Table.empty(3)).shop("sock_mace")
    t.put("goons", 0, "cultist_1", "demon_shield")
    found = item(t, "sock_mace")
    assert (found["stars"], found["value"], found["goons"]) == (10, 5, 5)


def test_what_is_predicted_is_what_crafting_brings() -> None:
    t = set_goals(Table.empty(2), "supremacy_items").shop("sock_mace").cubes(0, scrap=2, iron=1)
    t.put("items", 0, "loaded_dice", "hidden_pouch")
    t.put("goons", 0, "cultist_1")
    t.tokens(0, "cell_block", "crew_3").check("cell_block")
    predicted, before = item(t, "sock_mace")["stars"], total(t.g, 0)
    t.play(0, "make:sock_mace")
    paid = 3  # cubes count a star each at the end
    assert total(t.g, 0) - before + paid == predicted == 5 + 1 + 6


def test_what_is_lacking() -> None:
    t = Table.empty(2).shop("sock_mace", "hollow_boot").cubes(0, scrap=1, gold=1)
    assert (item(t, "sock_mace")["lacks"], item(t, "sock_mace")["payable"]) == ({"scrap": 1, "iron": 1}, False)
    assert item(t, "hollow_boot")["lacks"] == {"scrap": 1}
    assert item(t, "hollow_boot", 1)["lacks"] == {"scrap": 2, "any": 1}


def test_own_reserved_items_only() -> None:
    t = Table.empty(2)
    t.put("reserved", 0, "sock_mace", known_to=1)
    assert item(t, "sock_mace")["value"] == 5
    assert str(t.card("sock_mace")) not in insight(t.g, 1)["items"]


@pytest.mark.parametrize(
    ("have", "cost", "discount", "waives", "pays"),
    [
        ([2, 0, 1, 0], (2, 0, 1, 0, 0), 0, [], [2, 0, 1, 0]),
        ([3, 1, 0, 1], (2, 0, 0, 0, 2), 0, [], [3, 1, 0, 0]),  # "any" with the least rare
        ([2, 0, 0, 0], (2, 0, 1, 0, 0), 0, [], [0, 0, 0, 0]),  # cannot be paid
        ([2, 0, 0, 0], (2, 0, 1, 0, 0), 1, [2], [2, 0, 0, 0]),  # a book pays what is missing
        ([2, 0, 1, 0], (2, 0, 1, 0, 0), 1, [2], [2, 0, 0, 0]),  # or the rarest
        ([2, 0, 0, 0], (1, 0, 0, 0, 1), 3, [0, 4], [0, 0, 0, 0]),
    ],
)
def test_a_way_to_pay(
    have: list[int], cost: tuple[int, ...], discount: int, waives: list[int], pays: list[int]
) -> None:
    assert proposed(have, cost, discount) == (waives, pays)


def test_every_proposal_can_be_paid() -> None:
    """All small stashes and costs: what is proposed covers the cost, and nothing is proposed only if nothing can be."""
    for number in range(3**4 * 3**2):
        digits = [number // 3**place % 3 for place in range(6)]
        have, cost = digits[:4], (digits[4], 0, digits[5], 1, 1)
        for discount in range(3):
            waives, pays = proposed(have, cost, discount)
            if not can_pay(have, cost, discount):
                assert (waives, pays) == ([], [0] * 4)
                continue
            assert len(waives) == min(discount, sum(cost))
            assert sum(pays) == sum(cost) - len(waives)
            assert all(paid <= there for paid, there in zip(pays, have, strict=True))


def test_the_order_of_spending() -> None:
    assert insight(Table.empty(2).cubes(0, gold=1, scrap=2, iron=1).g, 0)["spending"] == [0, 0, 2, 3]


# achievements -------------------------------------------------------------------------------------------------------
def test_supremacy_with_everybodys_count() -> None:
    t = set_goals(Table.empty(3), "supremacy_items")
    t.put("items", 1, "loaded_dice", "hidden_pouch", "rusty_shiv")
    t.put("items", 2, "rune_chalk")
    t.g.supremacy = 1
    found = goal(t)
    assert (found["counts"], found["least"], found["leaders"], found["holder"]) == ([0, 3, 1], 3, [1], 1)
    assert (found["awards"], found["each"], found["stars"]) == ([8, 0], 0, [0, 8, 0])
    assert found["parts"] == [{"counts": [0, 3, 1], "least": 3}]


def test_a_condition_of_several_parts() -> None:
    """Jacks of All Trades: two of each symbol; the count is how many parts are fulfilled."""
    t = set_goals(Table.empty(3), "rush_attributes")
    t.put("items", 0, "sock_mace", "witch_salve", "loaded_dice")  # two shields, two magic, a gem
    found = goal(t)
    assert (found["counts"], found["least"], found["holder"], found["stars"]) == ([2, 0, 0], 3, -1, [0, 0, 0])
    assert [part["counts"][0] for part in found["parts"]] == [2, 1, 2]
    t.g.rush = 0
    assert goal(t)["stars"] == [5, 0, 0]


def test_a_majority_at_the_end_with_ties() -> None:
    t = set_goals(Table.empty(3), "end_items")
    t.put("items", 0, "sock_mace")
    t.put("items", 1, "witch_salve")
    found = goal(t)
    assert (found["leaders"], found["stars"], found["awards"], found["least"]) == ([0, 1], [4, 4, 0], [8, 4], 0)


def test_stars_for_each_of_something() -> None:
    found = goal(set_goals(Table.empty(3).power(0, 4), "end_power"))
    assert (found["counts"], found["each"], found["stars"], found["awards"]) == ([4, 1, 1], 1, [4, 1, 1], [0, 0])


def test_nobody_leads_with_nothing() -> None:
    assert goal(set_goals(Table.empty(3), "supremacy_items"))["leaders"] == []


def test_goons_and_symbols_of_every_side() -> None:
    t = Table.empty(3).power(1, 2)
    t.put("goons", 1, "dwarf_1", "dwarf_2", "hobgoblin_2")
    t.put("items", 1, "sock_mace")
    found = derived(t.g)
    assert found["gangs"] == [{}, {"dwarf": 3, "hobgoblin": 2}, {}]
    assert found["attributes"] == [[0, 0, 0], [4, 1, 0], [0, 0, 0]]
