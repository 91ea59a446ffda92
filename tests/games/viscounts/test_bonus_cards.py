"""The four bonus cards for three manuscripts of a ribbon. Rules: ms.bonus_card*, score.cleric_bonus."""

import pytest

from pentarchy.games.viscounts import GAME
from tests.games.viscounts.table import Table

SEGMENTS = ("lake", "hills", "forest", "cliffs", "mountains")
COLOURS = ("black", "blue", "grey", "yellow")
# two manuscripts of the ribbon, and a third with its cost; it does nothing at once
TILES = {
    "black": ("black4_ink", "black4_virtue", "black5_clerics", 5),
    "blue": ("blue3_flip", "blue4_destroy", "blue5_merchants", 5),
    "grey": ("grey3_flip", "grey4_stone", "grey5_resources", 5),
    "yellow": ("yellow3_flip", "yellow4_gold", "yellow5_nobles", 5),
}
BY_COLOUR = [pytest.param(colour, marks=pytest.mark.card(f"bonus_{colour}"), id=colour) for colour in COLOURS]
# merchant, builder, noble, cleric, criminal
ICONS = [
    pytest.param("bonus_black", [0, 0, 0, 1, 0], marks=pytest.mark.card("bonus_black")),
    pytest.param("bonus_blue", [2, 0, 0, 0, 0], marks=pytest.mark.card("bonus_blue")),
    pytest.param("bonus_grey", [0, 1, 0, 0, 0], marks=pytest.mark.card("bonus_grey")),
    pytest.param("bonus_yellow", [0, 0, 1, 0, 0], marks=pytest.mark.card("bonus_yellow")),
]


def scribe(player: int, *owned: str, tile: str, ink: int = 5, table: Table | None = None) -> Table:
    """The player has some manuscripts and can transcribe one more with ink only."""
    table = table or Table.empty(2)
    table.put("scrolls", player, *owned)
    table.board(player, "journeyman", "lender", "trader").tiles("lake", tile)
    return table.goods(player, ink=ink).at(player, "lake_inner").action(player)


# who gets it ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.ms.bonus_card")
@pytest.mark.parametrize("colour", BY_COLOUR)
def test_the_third_manuscript_of_a_ribbon_brings_the_card_of_its_colour(colour: str) -> None:
    *owned, third, cost = TILES[colour]
    table = scribe(0, *map(str, owned), tile=str(third), ink=int(cost)).play(0, "transcribe")
    assert table.names("bonuses", 0) == [f"bonus_{colour}"]
    assert sorted(table.names("bonus_cards")) == [f"bonus_{other}" for other in COLOURS if other != colour]
    assert table.events("took_bonus") == [("took_bonus", 0, table.card(f"bonus_{colour}"))]


@pytest.mark.rule("viscounts.ms.bonus_card")
@pytest.mark.parametrize(
    "owned", [(), ("black4_ink",), ("black4_ink", "grey4_stone"), ("blue3_flip", "yellow4_gold", "grey4_stone")]
)
def test_fewer_than_three_of_one_ribbon_bring_nothing(owned: tuple[str, ...]) -> None:
    table = scribe(0, *owned, tile="black5_clerics").play(0, "transcribe")
    assert "black5_clerics" in table.names("scrolls", 0)
    assert table.names("bonuses", 0) == []
    assert len(table.g.bonus_cards) == 4


@pytest.mark.rule("viscounts.ms.bonus_card", "viscounts.ms.bonus_card_kept")
def test_only_the_first_player_gets_it_and_keeps_it_for_good() -> None:
    """The other player has three later, and even more than the first."""
    table = scribe(0, "black4_ink", "black4_virtue", tile="black5_clerics").play(0, "transcribe")
    others = ("black3_flip", "black3_deed", "black6_deeds")
    for number, tile in enumerate(("black5_flips", "black6_manuscripts"), 3):
        scribe(1, *(others if number == 3 else ()), tile=tile, ink=6, table=table).play(1, "transcribe")
        assert len(table.g.scrolls[1]) == number + 1
        assert table.names("bonuses", 0) == ["bonus_black"]
        assert table.names("bonuses", 1) == []
    assert len(table.events("took_bonus")) == 1


@pytest.mark.rule("viscounts.ms.bonus_card")
def test_a_player_can_have_several() -> None:
    table = scribe(0, *TILES["black"][:2], *TILES["grey"][:2], tile="black5_clerics").play(0, "transcribe")
    scribe(0, tile="grey5_resources", table=table).play(0, "transcribe")
    assert table.names("bonuses", 0) == ["bonus_black", "bonus_grey"]


@pytest.mark.rule("viscounts.ms.bonus_card")
def test_a_free_manuscript_counts_too() -> None:
    table = Table.empty(2).no_tiles(*SEGMENTS).tiles("cliffs", "blue3_silver")
    table.put("scrolls", 0, "blue3_flip", "blue4_destroy")
    table.does(0, "manuscript(3, 4)").play(0, "copy:blue3_silver")
    assert table.names("bonuses", 0) == ["bonus_blue"]


@pytest.mark.rule("viscounts.ms.bonus_card")
def test_it_is_taken_before_the_effect_of_the_third_manuscript() -> None:
    table = scribe(0, "blue3_flip", "blue3_silver", tile="blue3_hire", ink=3).play(0, "transcribe")
    assert table.asked(0) == "hire_which"
    assert table.names("bonuses", 0) == ["bonus_blue"]


@pytest.mark.rule("viscounts.ms.bonus_card", "viscounts.ms.printed")
def test_a_printed_manuscript_has_no_ribbon_for_it() -> None:
    table = scribe(0, "black4_ink", "black4_virtue", tile="blue3_hire", ink=3).no_tiles("lake").play(0, "transcribe")
    assert table.g.deeds[0] == 1
    assert table.g.bonuses[0] == ()


# what it gives -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.ms.bonus_card_icons")
@pytest.mark.parametrize(("card", "icons"), ICONS)
def test_its_icons(card: str, icons: list[int]) -> None:
    """Beside an Abbot, a Labourer and a Squire; they stay when the cards slide away."""
    table = Table.empty(2).board(0, "abbot", "labourer", "squire").hand(0, "trader", "thief")
    table.put("bonuses", 0, card)
    assert GAME.derived(table.g)["icons"][0] == [one + own for one, own in zip([0, 1, 1, 1, 0], icons, strict=True)]
    assert GAME.derived(table.g)["icons"][1] == [2, 1, 1, 1, 0]
    table.turn(0).play(0, "play:trader")  # and Abbot and Labourer are left
    assert GAME.derived(table.g)["icons"][0] == [one + own for one, own in zip([1, 1, 0, 1, 0], icons, strict=True)]


@pytest.mark.rule("viscounts.ms.bonus_card_icons")
@pytest.mark.parametrize(
    ("card", "space", "goods", "move"),
    [
        pytest.param("bonus_black", "lake_inner", {"ink": 1}, "transcribe", marks=pytest.mark.card("bonus_black")),
        pytest.param("bonus_blue", "lake_right", {}, "trade:1", marks=pytest.mark.card("bonus_blue")),
        pytest.param(
            "bonus_grey", "hills_left", {"stone": 1}, "construct:workshop_1,hills_1",
            marks=pytest.mark.card("bonus_grey"),
        ),
        pytest.param("bonus_yellow", "lake_inner", {"gold": 1}, "station:2", marks=pytest.mark.card("bonus_yellow")),
    ],
)  # fmt: skip
def test_its_icons_pay_for_every_action(card: str, space: str, goods: dict[str, int], move: str) -> None:
    """With a cleric, a builder and a noble on the board; used in one turn they are there again in the next."""
    table = Table.empty(2).board(0, "abbot", "labourer", "squire").tiles("lake", "blue3_silver", "blue3_flip")
    assert move not in table.goods(0, **goods).at(0, space).action(0).options(0)
    table.play(0, "rest").put("bonuses", 0, card)
    table.action(0).play(0, move)
    again = {"construct:workshop_1,hills_1": "construct:workshop_2,hills_3"}.get(move, move)
    assert again in table.goods(0, **goods).action(0).options(0)


@pytest.mark.rule("viscounts.score.cleric_bonus")
@pytest.mark.parametrize("colour", BY_COLOUR)
def test_it_scores_3(colour: str) -> None:
    table = Table.empty(2)
    table.put("bonuses", 1, f"bonus_{colour}")
    assert [table.score(side)["bonus_cards"] for side in range(2)] == [0, 3]


@pytest.mark.rule("viscounts.score.cleric_bonus")
def test_all_four_score_12() -> None:
    table = Table.empty(2)
    table.put("bonuses", 0, *(f"bonus_{colour}" for colour in COLOURS))
    assert table.score(0)["bonus_cards"] == 12
