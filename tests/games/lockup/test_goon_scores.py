"""What the seven types of goons score at the end. Rules: goon.*; components: goon_types.toml."""

import pytest

from tests.games.lockup.table import Table

ITEMS = ("bedsheet_rope", "forged_pass", "guard_disguise", "false_bottom_trunk")  # without attributes


def gang(*goons: str, players: int = 2) -> Table:
    """Player 0 has these goons, and no item, resource or achievement."""
    table = Table.empty(players)
    table.put("box", -1, *table.names("goals"))
    table.put("goons", 0, *goons)
    return table


def stars(*goons: str) -> int:
    return gang(*goons).score(0)["goons"]


def numbered(goon_type: str, count: int) -> list[str]:
    return [f"{goon_type}_{number}" for number in range(1, count + 1)]


@pytest.mark.rule("lockup.goon.flayer")
@pytest.mark.card("flayer")
@pytest.mark.parametrize(("count", "expected"), [(1, 4), (2, 8), (3, 12), (4, 16)])
def test_each_flayer_scores_4(count: int, expected: int) -> None:
    assert stars(*numbered("flayer", count)) == expected


@pytest.mark.rule("lockup.goon.bandit")
@pytest.mark.card("bandit")
@pytest.mark.parametrize(("count", "expected"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_each_bandit_scores_3(count: int, expected: int) -> None:
    assert stars(*["bandit_scrap", "bandit_gold", "bandit_iron", "bandit_potion"][:count]) == expected


@pytest.mark.rule("lockup.goon.dwarf")
@pytest.mark.card("dwarf")
@pytest.mark.parametrize(("count", "expected"), [(1, 1), (2, 3), (3, 7), (4, 12), (5, 18), (6, 25), (7, 30), (8, 30)])
def test_dwarves_score_together(count: int, expected: int) -> None:
    """Worked example: 4 dwarves give 12 stars. The eighth adds nothing."""
    assert stars(*numbered("dwarf", count)) == expected


@pytest.mark.rule("lockup.goon.ratfolk")
@pytest.mark.card("ratfolk")
@pytest.mark.parametrize(("count", "expected"), [(1, -3), (2, 1), (3, 6), (4, 13), (5, 25), (6, 25)])
def test_ratfolk_score_together(count: int, expected: int) -> None:
    """Worked example: a single one costs 3 stars. The sixth adds nothing."""
    assert stars(*numbered("ratfolk", count)) == expected


@pytest.mark.rule("lockup.goon.cultist")
@pytest.mark.card("cultist")
@pytest.mark.parametrize(("cultists", "items", "expected"), [(3, 4, 12), (1, 1, 1), (4, 2, 8), (2, 0, 0)])
def test_each_cultist_scores_1_per_item(cultists: int, items: int, expected: int) -> None:
    """Worked example: 3 cultists and 4 items give 12 stars. Only own, crafted items count."""
    table = gang(*numbered("cultist", cultists))
    table.put("items", 0, *ITEMS[:items])
    assert table.score(0)["goons"] == expected
    table.put("reserved", 0, "rusty_shiv")
    table.put("items", 1, "makeshift_crown")
    assert table.score(0)["goons"] == expected


@pytest.mark.rule("lockup.goon.demon")
@pytest.mark.card("demon")
def test_a_demon_scores_2_per_symbol_of_its_attribute() -> None:
    """Worked example: one demon and 8 symbols give 16 stars. Symbols on items and goons count alike."""
    table = gang("demon_magic", "cultist_2")
    table.put("items", 0, "rune_chalk", "tattoo_kit", "witch_salve", "demon_idol", "smoke_vial")
    cultist = len(table.g.items[0])
    assert table.score(0)["goons"] - cultist == 2 * 8 == 16
    table.put("items", 1, "whisper_candle")
    table.put("reserved", 0, "ghost_lantern")
    assert table.score(0)["goons"] - cultist == 16


@pytest.mark.rule("lockup.goon.demon")
def test_the_attribute_named_on_a_demon_is_no_symbol() -> None:
    """Neither for itself nor for the other demons, which score each for themselves."""
    assert stars("demon_gem") == 0
    assert stars("demon_gem", "demon_shield", "demon_magic") == 0
    table = gang("demon_gem", "demon_magic")
    table.put("items", 0, "lucky_charm")  # one symbol for each
    assert table.score(0)["goons"] == 2 + 2
    table.put("items", 0, "rusty_shiv")
    assert table.score(0)["goons"] == 4


@pytest.mark.rule("lockup.goon.hobgoblin")
@pytest.mark.card("hobgoblin")
@pytest.mark.parametrize(("hobgoblins", "power", "expected"), [(3, 5, 15), (1, 1, 1), (4, 6, 24), (2, 0, 0)])
def test_each_hobgoblin_scores_1_per_power_cube(hobgoblins: int, power: int, expected: int) -> None:
    """Worked example: 3 hobgoblins and 5 power cubes give 15 stars. Only the own power counts."""
    table = gang(*numbered("hobgoblin", hobgoblins)).power(0, power).power(1, 9)
    assert table.score(0)["goons"] == expected


@pytest.mark.rule("lockup.scoring.goons")
def test_a_mixed_gang_is_scored_type_by_type() -> None:
    """Types do not help each other: 2 dwarves, 2 ratfolk, a flayer, a bandit, a hobgoblin with 4 power."""
    table = gang("dwarf_1", "dwarf_2", "ratfolk_1", "ratfolk_2", "flayer_1", "bandit_iron", "hobgoblin_1").power(0, 4)
    assert table.score(0)["goons"] == 3 + 1 + 4 + 3 + 4


@pytest.mark.rule("lockup.scoring.goons")
def test_everybody_scores_the_own_goons() -> None:
    """Two dwarves of one player and two of another make no set of four; goons of the row are nobody's."""
    table = gang("dwarf_1", "dwarf_2", players=3).row("flayer_1")
    table.put("goons", 1, "dwarf_3", "dwarf_4", "dwarf_5")
    table.put("goon_discard", -1, "dwarf_6")
    assert [table.score(player)["goons"] for player in range(3)] == [3, 7, 0]


@pytest.mark.rule("lockup.scoring.goon_sum")
@pytest.mark.parametrize(("reputation", "expected"), [(10, 7), (3, 0), (2, 0), (0, 0)])
def test_a_negative_sum_lowers_reputation_to_0_at_most(reputation: int, expected: int) -> None:
    table = gang("ratfolk_1")
    table.g.stars[0], table.g.first = reputation, 1
    assert sum(table.score(0).values()) == expected


@pytest.mark.rule("lockup.scoring.goon_sum")
def test_goons_are_added_up_before_anything_is_lost() -> None:
    """A ratfolk and a dwarf cost 2 stars together, not 3 of which some are forfeited; later lines are safe."""
    table = gang("ratfolk_1", "dwarf_1").cubes(0, scrap=4)
    table.g.stars[0], table.g.first = 1, 1
    assert table.score(0)["goons"] == -1
    assert sum(table.score(0).values()) == 4
    table.put("goons", 0, "flayer_1")
    assert table.score(0)["goons"] == -3 + 1 + 4
