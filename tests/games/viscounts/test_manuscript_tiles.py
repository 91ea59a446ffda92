"""Every manuscript: its ribbon, its cost, whether it lies on top at the beginning, what it does or scores."""

from functools import cache
from typing import Any

import pytest

from tests.games.viscounts.table import Table
from tests.games.viscounts.townsfolk_scenes import FLIP, RESOURCE, SEGMENTS, Way, counts, follow, way

SECTIONS = ("ink_stone", "flip", "gold_move", "hire_destroy", "virtue")
DESTROY_2 = (
    way("destroy_card:labourer", "destroy_top", hand=-1, deck=-1, silver=5),
    way("destroy_top", "destroy_card:abbot", hand=-1, deck=-1, silver=5),
    way("destroy_card:abbot", "decline", hand=-1, silver=2),
    way("decline"),
)
RESOURCES_2 = (
    way("take_good:ink", "take_good:gold", ink=1, gold=1),
    way("take_good:stone", "take_good:stone", stone=2),
    way("take_good:gold", "take_good:stone", gold=1, stone=1),
)
WORKERS_2 = tuple(way(f"settle:castle_{name}", workers=-2, **{f"castle_{name}": 2}) for name in SECTIONS)
BOTH_FLIPS = tuple(
    way(f"take_good:{good}", debts=-1, paid=1, deeds=-1, approved=1, **{good: 1}) for good in ("ink", "stone", "gold")
)
ONE_OF_EACH = {"grey": "grey5_resources", "black": "black6_deeds", "yellow": "yellow5_nobles", "blue": "blue6_deeds"}


def tile(name: str, ribbon: str, cost: int, *ways: Way, starter: bool = False) -> Any:
    """A case: the first moves of its ways are all that is offered; without ways it does nothing at once."""
    return pytest.param(name, ribbon, cost, starter, ways or (way(),), marks=pytest.mark.card(name), id=name)


SCORING = [
    tile("grey5_resources", "grey", 5),
    tile("grey5_builders", "grey", 5),
    tile("grey6_buildings", "grey", 6),
    tile("black5_clerics", "black", 5),
    tile("black6_manuscripts", "black", 6),
    tile("black6_deeds", "black", 6),
    tile("yellow5_nobles", "yellow", 5),
    tile("yellow6_debts", "yellow", 6),
    tile("yellow6_workers", "yellow", 6),
    tile("blue5_merchants", "blue", 5),
    tile("blue6_criminals", "blue", 6),
]
SIMPLE = [
    tile("grey3_flip", "grey", 3, *FLIP),
    tile("grey3_virtue", "grey", 3, way(virtue=1), starter=True),
    tile("grey4_stone", "grey", 4, way(stone=2)),
    tile("black3_flip", "black", 3, *FLIP, starter=True),
    tile("black3_deed", "black", 3, way(deeds=1)),
    tile("black4_ink", "black", 4, way(ink=2)),
    tile("black4_virtue", "black", 4, way(virtue=2)),
    tile("black5_flips", "black", 5, *BOTH_FLIPS),
    tile(
        "black6_manuscript34",
        "black",
        6,
        way("copy:blue3_silver", scrolls=1, silver=4),
        way("copy:black4_ink", scrolls=1, ink=2),
    ),
    tile("yellow3_resource", "yellow", 3, *RESOURCE, starter=True),
    tile("yellow3_flip", "yellow", 3, *FLIP),
    tile("yellow4_virtue", "yellow", 4, way(virtue=2)),
    tile("yellow4_gold", "yellow", 4, way(gold=2)),
    tile("yellow5_workers2", "yellow", 5, *WORKERS_2),
    tile("blue3_hire", "blue", 3, way("hire_free:lothaire", discards=1), starter=True),
    tile("blue3_silver", "blue", 3, way(silver=4), starter=True),
    tile("blue3_flip", "blue", 3, *FLIP),
    tile("blue4_resources", "blue", 4, *RESOURCES_2),
    tile("blue4_destroy", "blue", 4, *DESTROY_2),
    tile("blue6_deeds", "blue", 6, way(deeds=1, approved=1)),
]
COMPLEX = [
    tile("grey4_workshop", "grey", 4),
    tile("grey6_trading_post", "grey", 6),
    tile("grey7_guildhall", "grey", 7),
    tile("yellow7_workers4", "yellow", 7),
]  # their effects have tests of their own
ALL = [*SCORING, *SIMPLE, *COMPLEX]
FIELDS = ("name", "ribbon", "cost", "starter", "ways")


def before_tile(name: str, ink: int) -> Table:
    """No clerics on the board: only ink pays. Elsewhere lie a manuscript of cost 3, of 4 and of 5; one is hidden."""
    table = Table.empty(2).board(0, "journeyman", "lender", "trader").hand(0, "labourer", "abbot")
    table.deck(0, "squire", "financier").papers(0, debts=1, deeds=1).no_folk(*SEGMENTS).folk("forest", "lothaire")
    table.no_tiles(*SEGMENTS).tiles("forest", "grey3_virtue", "black5_clerics")
    table.tiles("hills", "blue3_silver").tiles("cliffs", "black4_ink")
    return table.tiles("lake", name).goods(0, ink=ink).at(0, "lake_inner").action(0)


def test_there_are_35_manuscripts() -> None:
    """Each has a case here."""
    table = Table(2)
    known = sorted(table.content.designs[card] for pile in table.g.manuscripts for card in pile)
    assert known == sorted(case.id for case in ALL)
    assert len(known) == 35


@pytest.mark.rule("viscounts.ms.instant", "viscounts.ms.take")
@pytest.mark.parametrize(FIELDS, [*SCORING, *SIMPLE])
def test_taken_for_its_cost_it_does_what_it_says(
    name: str, ribbon: str, cost: int, starter: bool, ways: tuple[Way, ...]
) -> None:
    def start() -> tuple[Table, dict[str, int]]:
        table = before_tile(name, cost)
        before = counts(table)
        table.play(0, "transcribe")
        assert table.names("scrolls", 0) == [name]
        return table, before

    follow(start, ways, "", ink=-cost, scrolls=1)


@pytest.mark.rule("viscounts.ms.requirement")
@pytest.mark.parametrize(FIELDS, ALL)
def test_it_needs_as_many_clerics_as_it_costs(
    name: str, ribbon: str, cost: int, starter: bool, ways: tuple[Way, ...]
) -> None:
    table = before_tile(name, cost - 1)
    assert table.options(0, "transcribe") == set()
    assert table.why(0)["transcribe"] == "ms.requirement"
    assert before_tile(name, cost).options(0, "transcribe") == {"transcribe"}


@pytest.mark.parametrize(FIELDS, ALL)
def test_its_ribbon_completes_a_set(name: str, ribbon: str, cost: int, starter: bool, ways: tuple[Way, ...]) -> None:
    """Only with its colour are the other three colours a set of four."""
    table = Table.empty(2)
    table.put("scrolls", 0, name, *(other for colour, other in ONE_OF_EACH.items() if colour != ribbon))
    assert table.score(0)["sets"] == 16


@cache
def visible_at_the_beginning(players: int, seed: int) -> set[str]:
    table = Table(players, seed)
    return {table.content.designs[pile[-1]] for pile in table.g.manuscripts}


@pytest.mark.parametrize(FIELDS, ALL)
def test_whether_it_lies_on_top_at_the_beginning(
    name: str, ribbon: str, cost: int, starter: bool, ways: tuple[Way, ...]
) -> None:
    for players, seed in ((1, 5), (2, 1), (3, 2), (4, 3)):
        assert (name in visible_at_the_beginning(players, seed)) == starter


# effects with more to choose -----------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.ms.instant")
@pytest.mark.parametrize(
    ("name", "cost", "kind"),
    [
        pytest.param("grey4_workshop", 4, "workshop", marks=pytest.mark.card("grey4_workshop")),
        pytest.param("grey6_trading_post", 6, "trading_post", marks=pytest.mark.card("grey6_trading_post")),
        pytest.param("grey7_guildhall", 7, "guildhall", marks=pytest.mark.card("grey7_guildhall")),
    ],
)
def test_a_free_building_of_one_type_on_any_site(name: str, cost: int, kind: str) -> None:
    """20 sites are free on the face for two players; no builders are needed, the effect of the site comes too."""
    table = before_tile(name, cost).play(0, "transcribe")
    options = table.options(0)
    assert {option.split(",")[0] for option in options} == {f"erect:{kind}_{number}" for number in (1, 2, 3)}
    assert len(options) == 3 * 20
    table.play(0, f"erect:{kind}_2,hills_1")
    assert table.asked(0) == ""
    assert table.owned(0) == {"ink": 1}
    assert table.score(0)[f"{kind}s"] == {"workshop": 2, "trading_post": 4, "guildhall": 6}[kind]


@pytest.mark.rule("viscounts.ms.instant")
@pytest.mark.card("yellow7_workers4")
def test_four_free_workers_in_one_section() -> None:
    """Three of them start to move: one rises and gives two virtue, one goes each way."""
    table = before_tile("yellow7_workers4", 7).play(0, "transcribe")
    assert table.options(0) == {f"settle:castle_{name}" for name in SECTIONS}
    table.play(0, "settle:castle_virtue")
    assert table.asked(0) == ""
    assert table.tier(1, 0) == {"virtue": 1, "ink_stone": 1, "hire_destroy": 1}
    assert table.tier(2, 0) == {"virtue": 1}
    assert (table.g.workers[0], table.markers(0)) == (16, (1, 5))


# points --------------------------------------------------------------------------------------------------------------
def counted(name: str, points: int, case: str, **given: Any) -> Any:
    return pytest.param(name, given, points, marks=pytest.mark.card(name), id=f"{name}-{case}")


@pytest.mark.rule("viscounts.score.manuscripts")
@pytest.mark.parametrize(
    ("name", "given", "points"),
    [
        counted("grey5_resources", 2, "5", goods={"ink": 2, "stone": 1, "gold": 2, "silver": 9}),
        counted("grey5_resources", 3, "6", goods={"ink": 3, "stone": 1, "gold": 2}),
        counted("grey5_resources", 0, "1", goods={"stone": 1, "silver": 1}),
        counted("grey5_builders", 1, "labourer"),
        counted("grey5_builders", 3, "charlatan", cards=["charlatan"]),
        counted("grey6_buildings", 0, "none"),
        counted("grey6_buildings", 4, "4", built=["trading_post_1", "guildhall_1", "guildhall_2", "workshop_3"]),
        counted("black5_clerics", 1, "abbot"),
        counted("black5_clerics", 3, "bishop", cards=["bishop"]),
        counted("black6_manuscripts", 0, "itself"),
        counted("black6_manuscripts", 1, "3", tiles=["grey3_flip", "blue3_flip"]),
        counted("black6_manuscripts", 2, "4", tiles=["grey3_flip", "blue3_flip", "blue3_hire"]),
        counted("black6_deeds", 0, "acquired", papers={"deeds": 3, "paid": 2}),
        counted("black6_deeds", 4, "approved", papers={"deeds": 1, "approved": 4}),
        counted("yellow5_nobles", 1, "squire"),
        counted("yellow5_nobles", 3, "enforcer", cards=["enforcer"]),
        counted("yellow6_debts", 0, "unpaid", papers={"debts": 3, "approved": 2}),
        counted("yellow6_debts", 4, "paid", papers={"debts": 1, "paid": 4}),
        counted("yellow6_workers", 2, "5", workers=(2, 2, 1)),
        counted("yellow6_workers", 3, "6", workers=(1, 2, 3)),
        counted("yellow6_workers", 0, "1", workers=(1, 0, 0)),
        counted("blue5_merchants", 3, "6"),
        counted("blue5_merchants", 3, "7", cards=["acolyte"]),
        counted("blue5_merchants", 4, "8", cards=["jeweller"]),
        counted("blue6_criminals", 1, "thief"),
        counted("blue6_criminals", 3, "antagonist", cards=["antagonist"]),
    ],
)
def test_what_a_manuscript_scores(name: str, given: dict[str, Any], points: int) -> None:
    """The eight starting cards show 6 merchants and one of every other icon."""
    table = Table.empty(2).goods(0, **given.get("goods", {})).papers(0, **given.get("papers", {}))
    table.discard(0, *given.get("cards", ())).emptied(0, *given.get("built", ()))
    first, second, third = given.get("workers", (0, 0, 0))
    table.workers(0, 1, "flip", first).workers(0, 2, "virtue", second).on_top(0, third)
    table.put("scrolls", 0, name, *given.get("tiles", ()))
    assert table.score(0)["manuscripts"] == points


@pytest.mark.rule("viscounts.score.manuscripts")
@pytest.mark.parametrize(FIELDS, [*SIMPLE, *COMPLEX])
def test_a_manuscript_with_an_immediate_effect_scores_only_in_its_set(
    name: str, ribbon: str, cost: int, starter: bool, ways: tuple[Way, ...]
) -> None:
    table = Table.empty(2).goods(0, ink=4, silver=4).papers(0, paid=3, approved=3).workers(0, 1, "flip", 2)
    table.emptied(0, "workshop_1").put("scrolls", 0, name)
    assert (table.score(0)["manuscripts"], table.score(0)["sets"]) == (0, 1)
