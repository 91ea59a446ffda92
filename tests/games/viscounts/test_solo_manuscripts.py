"""How the automa transcribes: from the outer road, bonus cards, free manuscripts."""

import pytest

from pentarchy.games.viscounts.moves import INSTEAD
from tests.games.viscounts.test_solo_actions import TRANSCRIBE, reasons
from tests.games.viscounts.test_solo_setup import AUTOMA, OWNER, PLAYER, acts, reveal, solo


@pytest.mark.rule("viscounts.solo.ms.outer")
@pytest.mark.parametrize("space", ["cliffs_left", "cliffs_right"])
def test_it_transcribes_the_manuscript_of_its_segment_from_either_outer_space(space: str) -> None:
    table = solo("cleric").at(AUTOMA, space).tiles("cliffs", "grey3_virtue").goods(AUTOMA, ink=1)
    others = [table.names("manuscripts", segment) for segment in (0, 1, 2, 4)]
    acts(table, "st_cleric")
    assert table.names("scrolls", AUTOMA) == ["grey3_virtue"]
    assert [table.names("manuscripts", segment) for segment in (0, 1, 2, 4)] == others
    assert table.events("transcribed") == [("transcribed", OWNER, table.card("grey3_virtue"))]


@pytest.mark.rule("viscounts.solo.ms.outer")
@pytest.mark.parametrize(
    ("segment", "deeds", "goods", "markers"),
    [("lake", 1, {}, (1, 7)), ("hills", 0, {"ink": 2}, (1, 7)), ("cliffs", 0, {}, (1, 5))],
)
def test_with_an_empty_pile_it_transcribes_the_printed_manuscript_for_its_effect(
    segment: str, deeds: int, goods: dict[str, int], markers: tuple[int, int]
) -> None:
    table = solo("cleric").at(AUTOMA, f"{segment}_right").no_tiles(segment).goods(AUTOMA, ink=1)
    acts(table, "st_cleric")
    assert reasons(table) == [("automa_counts", TRANSCRIBE, 2, 1)]
    assert (table.g.deeds[AUTOMA], table.owned(AUTOMA), table.markers(AUTOMA)) == (deeds, goods, markers)
    assert table.g.scrolls[AUTOMA] == ()
    assert len(table.events("copied_printed")) == 1


@pytest.mark.rule("viscounts.solo.ms.instant")
@pytest.mark.parametrize(
    ("tile", "goods", "markers"),
    [
        ("grey3_virtue", {}, (1, 6)),
        ("black4_ink", {"ink": 2}, (1, 7)),
        ("blue4_resources", {"ink": 2}, (1, 7)),
        ("yellow4_gold", {"gold": 2}, (1, 7)),
        ("blue4_destroy", {}, (1, 5)),  # two flips, but nothing to flip
        ("grey5_builders", {}, (1, 7)),  # counts at the end only
    ],
)
def test_it_keeps_the_manuscript_and_resolves_its_immediate_effect(
    tile: str, goods: dict[str, int], markers: tuple[int, int]
) -> None:
    table = solo("cleric").tiles("lake", tile).emptied(AUTOMA, "guildhall_1")
    table.put("bonuses", AUTOMA, "bonus_black")
    acts(table.board(AUTOMA, "", "st_criminal_1"), "st_cleric")
    assert table.names("scrolls", AUTOMA) == [tile]
    assert (table.owned(AUTOMA), table.markers(AUTOMA)) == (goods, markers)


@pytest.mark.rule("viscounts.solo.ms.bonus_card")
def test_the_third_manuscript_of_a_ribbon_brings_the_bonus_card_with_its_icon() -> None:
    table = solo("cleric").tiles("lake", "black5_clerics", "black3_deed").goods(AUTOMA, ink=1)
    table.put("scrolls", AUTOMA, "black4_ink", "black3_flip")
    acts(table, "st_cleric")
    assert table.names("bonuses", AUTOMA) == ["bonus_black"]
    assert "bonus_black" not in table.names("bonus_cards")
    assert table.events("took_bonus") == [("took_bonus", OWNER, table.card("bonus_black"))]
    acts(table, "st_cleric")
    assert reasons(table)[-1] == ("automa_lacks", TRANSCRIBE, 3, 5)  # one more than with the scheme and the slot


@pytest.mark.rule("viscounts.solo.ms.bonus_card")
@pytest.mark.parametrize(("own", "taken"), [(("black4_ink",), False), (("black4_ink", "black3_flip"), True)])
def test_no_bonus_card_with_two_of_a_ribbon_or_after_the_human_took_it(own: tuple[str, ...], taken: bool) -> None:
    table = solo("cleric").tiles("lake", "black3_deed").goods(AUTOMA, ink=1)
    table.put("scrolls", AUTOMA, *own)
    if taken:
        table.put("bonuses", PLAYER, "bonus_black")
    acts(table, "st_cleric")
    assert table.g.bonuses[AUTOMA] == ()
    assert len(table.g.scrolls[AUTOMA]) == len(own) + 1


@pytest.mark.rule("viscounts.solo.ms.free")
@pytest.mark.parametrize(
    ("space", "tops", "taken"),
    [
        ("hills_left", "grey3_flip black4_virtue blue3_flip blue4_destroy grey4_stone", "black4_virtue"),
        ("hills_right", "grey3_flip black5_clerics grey7_guildhall blue4_destroy grey4_stone", "blue4_destroy"),
        ("hills_right", "grey3_flip black5_clerics grey7_guildhall blue5_merchants blue6_deeds", "grey3_flip"),
        ("lake_left", "blue6_criminals black5_clerics grey7_guildhall blue5_merchants grey4_stone", "grey4_stone"),
    ],
)
def test_a_free_manuscript_is_the_nearest_clockwise_that_fits(space: str, tops: str, taken: str) -> None:
    table = solo("cleric").at(AUTOMA, space)
    for segment, tile in zip(("lake", "hills", "forest", "cliffs", "mountains"), tops.split(), strict=True):
        table.tiles(segment, tile)
    table.does(AUTOMA, "manuscript(3, 4)")
    assert (table.names("scrolls", AUTOMA), table.events("spent")) == ([taken], [])


@pytest.mark.rule("viscounts.solo.ms.free")
def test_a_free_manuscript_is_lost_if_none_fits_and_printed_ones_do_not() -> None:
    """The printed manuscript of the lake costs 3."""
    table = solo("cleric").no_tiles("lake").tiles("hills", "black5_clerics").tiles("forest", "grey7_guildhall")
    table.tiles("cliffs", "blue5_merchants").tiles("mountains", "blue6_deeds")
    table.does(AUTOMA, "manuscript(3, 4)")
    assert (table.g.scrolls[AUTOMA], table.events()) == ((), [("automa_instead", INSTEAD.index["no_manuscript"])])


@pytest.mark.rule("viscounts.solo.turn.nested_effects", "viscounts.solo.ms.free")
def test_a_manuscript_may_bring_another_one() -> None:
    table = solo("cleric").goods(AUTOMA, ink=4).tiles("lake", "grey3_virtue", "black6_manuscript34")
    reveal(table.at(AUTOMA, "mountains_right"), "st_cleric")
    assert table.names("scrolls", AUTOMA) == ["black6_manuscript34", "grey3_virtue"]
