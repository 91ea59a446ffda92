"""Transcribing manuscripts and their sets. Rules: ms.*; bonus cards and single tiles have files of their own."""

import pytest

from pentarchy.engine.views import view
from tests.games.viscounts.table import Table

SEGMENTS = ("lake", "hills", "forest", "cliffs", "mountains")
OF_RIBBON = {
    "grey": ("grey3_flip", "grey4_stone", "grey4_workshop"),
    "black": ("black3_flip", "black3_deed", "black4_ink"),
    "yellow": ("yellow3_flip", "yellow4_gold", "yellow4_virtue"),
    "blue": ("blue3_flip", "blue3_hire", "blue4_destroy"),
}


def scribe(tile: str, *, ink: int, players: int = 2) -> Table:
    """Player 0 stands on the inner road of the lake with merchants only and some ink; the action is not begun."""
    table = Table.empty(players).board(0, "journeyman", "lender", "trader").tiles("lake", tile)
    return table.goods(0, ink=ink).at(0, "lake_inner").no_folk("lake")


# where and for what --------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.ms.inner_only")
@pytest.mark.parametrize(("space", "possible"), [("lake_inner", True), ("lake_left", False), ("lake_right", False)])
def test_only_on_the_inner_road(space: str, possible: bool) -> None:
    """Neither on its own nor with a dismissal."""
    table = scribe("blue3_silver", ink=9).goods(0, silver=9).folk("lake", "friar").at(0, space).action(0)
    assert table.options(0, "transcribe") == ({"transcribe"} if possible else set())
    assert ("dismiss:transcribe" in table.options(0)) == possible


@pytest.mark.rule("viscounts.ms.requirement")
def test_only_the_visible_manuscript_of_the_own_segment() -> None:
    """Three clerics are enough for the manuscript of the lake, but not in the hills, where one costs four."""
    table = scribe("blue3_silver", ink=3).tiles("hills", "blue3_flip", "black4_ink")
    table.at(0, "hills_inner").action(0)
    assert table.why(0)["transcribe"] == "ms.requirement"
    table.play(0, "rest").at(0, "lake_inner").action(0).play(0, "transcribe")
    assert table.names("scrolls", 0) == ["blue3_silver"]


@pytest.mark.rule("viscounts.ms.payment")
@pytest.mark.parametrize(
    ("cards", "ink", "cost"),
    [
        (("abbot", "labourer", "squire"), 2, 3),  # a cleric
        (("bishop", "abbot", "squire"), 0, 3),
        (("thief", "labourer", "squire"), 2, 3),  # a criminal counts as a cleric
        (("antagonist", "abbot", "squire"), 2, 5),
        (("labourer", "squire", "therese"), 3, 3),  # nobody else does
        (("trader", "", ""), 2, 3),  # printed in the open slot in the middle
    ],
)
def test_clerics_criminals_and_ink_pay(cards: tuple[str, str, str], ink: int, cost: int) -> None:
    """All ink is spent; with one unit less, or for a manuscript that costs one more, it would not do."""
    tile = {3: "blue3_silver", 5: "black5_clerics"}[cost]
    dearer = {3: "black4_ink", 5: "black6_deeds"}[cost]

    def ready(tile: str, ink: int) -> Table:
        table = Table.empty(2).board(0, *cards).tiles("lake", tile).no_folk("lake")
        return table.goods(0, ink=ink, stone=5, gold=5).at(0, "lake_inner").action(0)

    assert ready(dearer, ink).why(0)["transcribe"] == "ms.requirement"
    if ink:
        assert ready(tile, ink - 1).why(0)["transcribe"] == "ms.requirement"
    table = ready(tile, ink + 1).play(0, "transcribe")
    assert table.names("scrolls", 0) == [tile]
    assert {key: table.owned(0).get(key, 0) for key in ("ink", "stone", "gold")} == {"ink": 1, "stone": 5, "gold": 5}


@pytest.mark.rule("viscounts.ms.payment")
@pytest.mark.parametrize(("name", "price", "clerics"), [("friar", 2, 1), ("bishop", 3, 2), ("antagonist", 3, 2)])
def test_the_dismissed_townsfolk_pays_too(name: str, price: int, clerics: int) -> None:
    table = scribe("black5_clerics", ink=5 - clerics).folk("lake", name).goods(0, silver=price).action(0)
    assert table.why(0)["transcribe"] == "ms.requirement"
    table.play(0, "dismiss:transcribe")
    assert table.options(0) == {"transcribe"}  # now it must be done
    table.play(0, "transcribe")
    assert (table.names("scrolls", 0), table.owned(0)) == (["black5_clerics"], {})


@pytest.mark.rule("viscounts.ms.requirement", "viscounts.ms.payment")
def test_the_example_of_the_rulebook() -> None:
    """T14: 1 cleric of the Acolyte, 1 of the bonus card, 3 ink wells, 1 criminal of the Racketeer make 6."""

    def ready(ink: int) -> Table:
        table = Table.empty(2).board(0, "aristocrat", "acolyte", "squire").folk("lake", "racketeer_rearrange")
        table.put("bonuses", 0, "bonus_black")
        table.goods(0, ink=ink, silver=1).tiles("lake", "grey6_buildings").emptied(0, "workshop_1", "workshop_2")
        return table.at(0, "lake_inner").action(0)

    assert ready(2).why(0)["dismiss:transcribe"] == "dismiss.only_with_action"
    table = ready(3)
    assert table.why(0)["transcribe"] == "ms.requirement"
    assert len(table.g.discards[0]) == 7
    table.play(0, "dismiss:transcribe")
    assert (len(table.g.discards[0]), len(table.g.decks[0])) == (0, 7)  # shuffled
    assert table.owned(0) == {"ink": 3}
    table.play(0, "transcribe")
    assert table.owned(0) == {}
    assert table.names("scrolls", 0) == ["grey6_buildings"]
    assert table.where("racketeer_rearrange")[0] == "box"
    assert table.score(0)["manuscripts"] == 2  # one for each building


# taking --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.ms.take")
def test_it_lies_beside_the_own_board_and_the_next_one_becomes_visible() -> None:
    """Nobody knew the next one before."""
    table = Table.empty(2).no_tiles("lake")
    (below,) = table.put("manuscripts", 0, "black4_ink", known_to=0)
    (top,) = table.put("manuscripts", 0, "blue3_silver")
    table.goods(0, ink=3).at(0, "lake_inner").action(0)
    for seat in (-1, 0, 1):
        assert view(table.g, seat)["manuscripts"][0] == [None, top]
    table.play(0, "transcribe")
    for seat in (-1, 0, 1):
        assert view(table.g, seat)["manuscripts"][0] == [below]
        assert view(table.g, seat)["scrolls"] == [[top], []]
    assert table.events("manuscript_shown") == [("manuscript_shown", below, 0)]


@pytest.mark.rule("viscounts.ms.instant")
def test_an_immediate_effect_cannot_be_refused() -> None:
    table = scribe("yellow3_resource", ink=3).action(0).play(0, "transcribe")
    assert table.options(0) == {"take_good:ink", "take_good:stone", "take_good:gold"}


@pytest.mark.rule("viscounts.ms.instant")
def test_an_immediate_effect_that_is_impossible_is_lost() -> None:
    table = scribe("grey3_flip", ink=3).action(0).play(0, "transcribe")
    assert (table.asked(0), table.names("scrolls", 0)) == ("", ["grey3_flip"])
    assert (table.g.paid[0], table.g.approved[0], table.owned(0)) == (0, 0, {})


@pytest.mark.rule("viscounts.ms.instant")
def test_its_effect_comes_only_once() -> None:
    """Not again in a later action, nor at the end."""
    table = scribe("blue3_silver", ink=3).action(0).play(0, "transcribe")
    assert table.owned(0) == {"silver": 4}
    table.action(0).play(0, "rest")
    assert table.owned(0) == {"silver": 4}


@pytest.mark.rule("viscounts.ms.one_per_turn")
def test_one_manuscript_in_a_turn() -> None:
    """However much ink is left: the turn goes on to hiring."""
    table = Table.empty(2).hand(0, "labourer", "squire").goods(0, ink=20, silver=9).tiles("hills", "blue3_flip")
    table.tiles("hills", "blue3_silver").folk("hills", "friar").at(0, "lake_left").turn(0)
    table.play(0, "play:labourer", "move:hills_inner", "transcribe")
    assert table.asked(0) == "recruit_or_not"
    table.play(0, "pass_by")
    assert table.names("scrolls", 0) == ["blue3_silver"]


@pytest.mark.rule("viscounts.ms.one_per_turn")
def test_a_free_manuscript_is_not_restricted() -> None:
    """Of cost 3 or 4 from any segment; it brings another effect, and the same turn has two manuscripts."""
    table = scribe("black6_manuscript34", ink=6).no_tiles("hills", "forest", "cliffs", "mountains")
    table.tiles("cliffs", "blue3_silver").tiles("forest", "black5_flips").action(0).play(0, "transcribe")
    assert "copy:blue3_silver" in table.options(0)
    assert "copy:black5_flips" not in table.options(0)
    table.play(0, "copy:blue3_silver")
    assert table.names("scrolls", 0) == ["black6_manuscript34", "blue3_silver"]
    assert table.owned(0) == {"silver": 4}


# empty piles ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.ms.no_refill")
def test_an_empty_pile_stays_empty() -> None:
    table = Table.empty(2).hand(0, "labourer", "squire").deck(0, "thief", "lender", "trader").goods(0, ink=9)
    table.no_tiles("hills").tiles("hills", "blue3_silver").at(0, "lake_left").no_folk("hills")
    others = [len(pile) for segment, pile in enumerate(table.g.manuscripts) if segment != 1]
    table.turn(0).play(0, "play:labourer", "move:hills_inner", "transcribe")
    assert table.g.over  # the turn has ended
    assert table.g.manuscripts[1] == ()
    assert [len(pile) for segment, pile in enumerate(table.g.manuscripts) if segment != 1] == others


@pytest.mark.rule("viscounts.ms.printed")
@pytest.mark.parametrize(
    ("segment", "moves", "gains"),
    [
        ("lake", (), {"deeds": 1}),
        ("hills", ("take_good:ink", "take_good:gold"), {"ink": 1, "gold": 1}),
        ("forest", ("take_good:stone",), {"virtue": 1, "stone": 1}),
        ("cliffs", (), {"virtue": 2}),
        ("mountains", ("take_good:ink",), {"paid": 1, "ink": 1}),
    ],
)
@pytest.mark.parametrize("players", [2, 3])
def test_the_printed_manuscript_costs_3_and_is_not_collected(
    players: int, segment: str, moves: tuple[str, ...], gains: dict[str, int]
) -> None:
    """Again and again, by anybody."""
    table = Table.empty(players).no_tiles(*SEGMENTS).no_folk(*SEGMENTS)
    for player in (0, 0, 1):
        g = table.g
        table.board(player, "journeyman", "lender", "trader").track(player, 1, 7).at(player, f"{segment}_inner")
        table.papers(player, debts=1).goods(player, ink=2, stone=0, gold=0).action(player)
        assert table.why(player)["transcribe"] == "ms.requirement"
        table.play(player, "rest").goods(player, ink=3).action(player).play(player, "transcribe", *moves)
        found = {"deeds": g.deeds[player], "paid": g.paid[player], "virtue": 7 - table.markers(player)[1]}
        assert {key: count for key, count in {**found, **table.owned(player)}.items() if count} == gains
        assert table.asked(player) == ""
        assert (g.scrolls[player], table.score(player)["sets"]) == ((), 0)


@pytest.mark.rule("viscounts.ms.printed")
def test_the_printed_manuscript_is_covered_while_a_tile_lies_there() -> None:
    table = scribe("black4_ink", ink=3).action(0)
    assert table.why(0)["transcribe"] == "ms.requirement"


# sets ----------------------------------------------------------------------------------------------------------------
def collection(grey: int, black: int, yellow: int, blue: int) -> Table:
    table = Table.empty(2)
    for ribbon, count in zip(OF_RIBBON, (grey, black, yellow, blue), strict=True):
        table.put("scrolls", 0, *OF_RIBBON[ribbon][:count])
    return table


@pytest.mark.rule("viscounts.ms.set_vp", "viscounts.score.manuscripts")
@pytest.mark.parametrize(
    ("ribbons", "points"),
    [
        ((0, 0, 0, 0), 0),
        ((1, 0, 0, 0), 1),
        ((0, 0, 0, 1), 1),
        ((0, 1, 1, 0), 4),
        ((1, 0, 0, 1), 4),
        ((1, 1, 1, 0), 9),  # T15
        ((0, 1, 1, 1), 9),
        ((1, 1, 1, 1), 16),
    ],
)
def test_a_set_of_different_ribbons(ribbons: tuple[int, int, int, int], points: int) -> None:
    table = collection(*ribbons)
    assert table.score(0)["sets"] == points
    assert table.score(1)["sets"] == 0


@pytest.mark.rule("viscounts.ms.several_sets")
@pytest.mark.parametrize(
    ("ribbons", "points"),
    [
        ((2, 0, 0, 0), 2),
        ((0, 0, 3, 0), 3),
        ((2, 1, 0, 0), 5),
        ((2, 0, 2, 0), 8),
        ((1, 1, 2, 1), 17),
        ((3, 1, 1, 1), 18),
        ((2, 2, 1, 1), 20),
        ((2, 3, 2, 1), 26),
        ((2, 2, 2, 2), 32),
        ((3, 3, 3, 3), 48),
    ],
)
def test_several_sets_with_each_manuscript_in_one(ribbons: tuple[int, int, int, int], points: int) -> None:
    """The largest sets come first: that is most."""
    assert collection(*ribbons).score(0)["sets"] == points
