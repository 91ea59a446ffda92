"""The numbers of the rules, each used in play. Components: numbers.toml."""

from pathlib import Path

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.content import load
from pentarchy.games.viscounts.rounds import draw_phase
from tests.games.viscounts.table import Table

STARTING = ("abbot.1", "financier.1", "journeyman.1", "labourer.1", "lender.1", "squire.1", "thief.1", "trader.1")


# the game ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("game")
def test_a_hand_of_three_cards_and_twenty_workers() -> None:
    g = Table(3).go_on(lambda g: g.round == 1).g
    assert [len(hand) for hand in g.hands] == [3, 3, 3]
    assert g.workers == [20, 20, 20]
    t = Table.empty(2).run(draw_phase(0))
    assert len(t.g.hands[0]) == 3


@pytest.mark.card("game")
@pytest.mark.parametrize(("owned", "asked"), [(3, ""), (4, "destroy_which")])
def test_nobody_destroys_a_card_of_the_last_three(owned: int, asked: str) -> None:
    t = Table.empty(2).out(*STARTING[owned:]).hand(0, "abbot").does(0, "destroy(1)")
    assert t.asked(0) == asked


@pytest.mark.card("game")
@pytest.mark.parametrize(
    ("space", "silver"), [("hills_left", 0), ("hills_inner", 0), ("hills_right", 1), ("forest_left", 2)]
)
def test_an_additional_space_costs_one_silver(space: str, silver: int) -> None:
    """The abbot leads two spaces from the left space of the lake."""
    t = Table.empty(2).hand(0, "abbot").goods(0, silver=silver).turn(0).play(0, "play:abbot", f"move:{space}")
    assert t.owned(0) == {}
    if silver:
        t = Table.empty(2).hand(0, "abbot").goods(0, silver=silver - 1).turn(0).play(0, "play:abbot")
        assert t.why(0)[f"move:{space}"] == "move.extra_paid"


@pytest.mark.card("game")
@pytest.mark.parametrize(("slots", "silver"), [((), 3), (("trading_post_2",), 1)])
def test_a_cheap_dismissal_costs_one_silver(slots: tuple[str, ...], silver: int) -> None:
    t = Table.empty(2).emptied(0, *slots).folk("lake", "charlatan").goods(0, silver=silver - 1, stone=9).action()
    assert t.why(0)["dismiss:build"] == "dismiss.cost"
    t = Table.empty(2).emptied(0, *slots).folk("lake", "charlatan").goods(0, silver=silver, stone=9).action()
    assert t.play(0, "dismiss:build").owned(0) == {"stone": 9}


@pytest.mark.card("slots")
@pytest.mark.parametrize(
    ("board", "icons"),
    [
        (("", "", ""), [2, 1, 1, 1, 0]),
        (("thief", "", ""), [2, 1, 1, 1, 1]),
        (("", "thief", ""), [2, 0, 0, 0, 1]),
        (("", "", "thief"), [0, 1, 1, 1, 1]),
        (("", "thief", "labourer"), [0, 1, 0, 0, 1]),
    ],
)
def test_the_icons_of_open_card_slots(board: tuple[str, str, str], icons: list[int]) -> None:
    """Merchants, builders, nobles, clerics, criminals."""
    t = Table.empty(2).board(0, *board)
    assert GAME.derived(t.g)["icons"] == [icons, [2, 1, 1, 1, 0]]


# workers and the castle ----------------------------------------------------------------------------------------------
@pytest.mark.card("workers")
@pytest.mark.parametrize(
    ("nobles", "most"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (8, 4), (12, 4)]
)
def test_nobles_for_one_to_four_workers(nobles: int, most: int) -> None:
    t = Table.empty(2).at(0, "lake_inner").board(0, "abbot", "labourer", "trader").goods(0, gold=nobles).action()
    assert t.options(0, "station") == {f"station:{number}" for number in range(1, most + 1)}


@pytest.mark.card("workers")
@pytest.mark.parametrize(("workers", "gold"), [(1, 1), (2, 3), (3, 5), (4, 8)])
def test_workers_cost_their_nobles_in_gold(workers: int, gold: int) -> None:
    t = Table.empty(2).at(0, "lake_inner").board(0, "abbot", "labourer", "trader").goods(0, gold=9).action()
    t.play(0, f"station:{workers}")
    assert (t.events("spent"), 20 - t.g.workers[0]) == ([("spent", 0, 2, gold)], workers)


@pytest.mark.card("workers")
@pytest.mark.parametrize(("gold", "placed"), [(0, 0), (1, 0), (2, 2), (4, 3), (6, 3), (7, 4)])
def test_the_automa_places_at_least_two_workers(gold: int, placed: int) -> None:
    """Its scheme shows one noble; the noble of its right slot is covered."""
    t = Table.empty(1, automa="noble").goods(1, gold=gold).no_folk("lake").board(1, middle="st_cleric")
    t.put("scheme_deck", -1, "st_noble")
    t.turn(1).go_on()
    assert 20 - t.g.workers[1] == placed


@pytest.mark.card("castle")
@pytest.mark.parametrize(
    ("before", "placed", "after"),
    [(0, 2, ({"virtue": 2}, {})), (1, 2, ({"hire_destroy": 1, "ink_stone": 1}, {"virtue": 1}))],
)
def test_three_workers_of_a_section_start_moving(before: int, placed: int, after: tuple[object, object]) -> None:
    t = Table.empty(2).workers(0, 1, "virtue", before).does(0, f"workers({placed})").play(0, "settle:castle_virtue")
    assert (t.tier(1, 0), t.tier(2, 0)) == after


@pytest.mark.card("castle")
def test_a_section_has_room_for_three() -> None:
    t = Table.empty(3).workers(1, 1, "flip", 1).does(0, "workers(2)").play(0, "settle:castle_flip")
    assert t.asked(0) == ""
    t = Table.empty(3).workers(1, 1, "flip", 2).does(0, "workers(2)").play(0, "settle:castle_flip")
    assert t.options(0) == {"expel:castle_flip,1,1", "expel:castle_flip,1,2"}
    t.play(0, "expel:castle_flip,1,2")
    assert (t.asked(0), t.owned(1), t.markers(1), t.tier(1, 1)) == ("", {"silver": 2}, (1, 7), {"flip": 1})


@pytest.mark.card("castle")
def test_who_leaves_the_second_tier_gets_virtue_and_a_resource() -> None:
    t = Table.empty(3).workers(1, 2, "virtue", 2).workers(2, 2, "virtue", 1).workers(0, 1, "virtue", 2)
    t.does(0, "workers(1)").play(0, "settle:castle_virtue", "expel:castle_virtue,2,2")
    assert (t.markers(1), t.markers(0), t.asked(1)) == ((1, 6), (1, 5), "resource_which")
    t.play(1, "take_good:stone")
    assert (t.owned(0), t.owned(1), t.tier(2, 1)) == ({}, {"stone": 1}, {"virtue": 1})


@pytest.mark.card("castle")
def test_who_reaches_the_third_tier_gets_a_resource_and_the_leader_card() -> None:
    t = Table.empty(2).workers(0, 2, "virtue", 2).workers(0, 1, "virtue", 2)
    t.does(0, "workers(1)").play(0, "settle:castle_virtue")
    assert (t.asked(0), t.g.tier_3[0], t.g.leader) == ("resource_which", 1, 0)
    t.play(0, "take_good:ink")
    assert (t.owned(0), t.asked(0), t.score(0)["leader"]) == ({"ink": 1}, "", 5)
    t.run(draw_phase(0)).run(draw_phase(1))
    assert [len(hand) for hand in t.g.hands] == [4, 3]


@pytest.mark.card("castle")
@pytest.mark.parametrize(("tier", "points"), [(1, 1), (2, 2), (3, 3)])
def test_points_for_workers_by_tier(tier: int, points: int) -> None:
    t = Table.empty(2)
    for count in (1, 2):
        if tier < 3:
            t.workers(1, tier, "gold_move", 1)
        else:
            t.on_top(1, 1)
        assert [t.score(side)["castle"] for side in (0, 1)] == [0, count * points]


# points --------------------------------------------------------------------------------------------------------------
@pytest.mark.card("buildings")
@pytest.mark.parametrize(
    ("kind", "line", "points"),
    [
        ("trading_post", "trading_posts", [0, 4, 9, 15]),
        ("guildhall", "guildhalls", [0, 6, 13, 21]),
        ("workshop", "workshops", [0, 2, 5, 9]),
    ],
)
def test_points_for_buildings_of_a_type(kind: str, line: str, points: list[int]) -> None:
    t = Table.empty(3)
    counted = [t.score(0)[line]]
    for number in (2, 3, 1):
        counted.append(t.emptied(0, f"{kind}_{number}").score(0)[line])
    assert counted == points


@pytest.mark.card("manuscripts")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ((), 0),
        (("grey3_flip",), 1),
        (("grey3_flip", "black3_flip"), 4),
        (("grey3_flip", "black3_flip", "yellow3_flip"), 9),
        (("grey3_flip", "black3_flip", "yellow3_flip", "blue3_flip"), 16),
        (("grey3_flip", "grey3_virtue", "grey4_stone", "blue3_flip"), 6),
    ],
)
def test_points_for_sets_of_ribbons(tiles: tuple[str, ...], points: int) -> None:
    t = Table.empty(2)
    t.put("scrolls", 0, *tiles)
    assert t.score(0)["sets"] == points


@pytest.mark.card("manuscripts")
@pytest.mark.parametrize(
    ("before", "bonus"), [(("grey3_flip",), []), (("grey3_flip", "grey4_workshop"), ["bonus_grey"])]
)
def test_three_of_a_ribbon_bring_the_bonus_card(before: tuple[str, ...], bonus: list[str]) -> None:
    t = Table.empty(2).tiles("lake", "grey4_stone")
    t.put("scrolls", 0, *before)
    t.does(0, "manuscript(3, 4)").play(0, "copy:grey4_stone")
    assert t.names("bonuses", 0) == bonus


@pytest.mark.card("papers")
def test_points_for_papers() -> None:
    t = Table.empty(2).papers(0, debts=3, paid=5).papers(1, deeds=2, approved=4)
    assert [t.score(side)["debts"] for side in (0, 1)] == [-6, 0]
    assert [t.score(side)["deeds"] for side in (0, 1)] == [0, 2 + 12]


@pytest.mark.card("majority")
@pytest.mark.parametrize(
    ("flipped", "points"),
    [
        ([4, 4, 2, 0], [10, 10, 4, 0]),
        ([5, 3, 3, 3], [12, 4, 4, 4]),
        ([3, 2, 1, 0], [12, 8, 4, 0]),
        ([1, 2, 3], [4, 8, 12]),
        ([4, 3, 2, 1], [12, 8, 4, 0]),
        ([3, 1], [12, 4]),
        ([0, 2], [0, 12]),
        ([2, 2], [8, 8]),
    ],
)
def test_points_for_most_flipped_papers(flipped: list[int], points: list[int]) -> None:
    t = Table.empty(len(flipped))
    for side, count in enumerate(flipped):
        t.papers(side, approved=count, paid=count)
    t.g.poverty = t.g.prosperity = 0
    for line in ("poverty", "prosperity"):
        assert [t.score(side)[line] for side in range(len(flipped))] == points


# the table -----------------------------------------------------------------------------------------------------------
@pytest.mark.card("stacks")
@pytest.mark.parametrize(("players", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_the_stacks_above_poverty_and_prosperity(players: int, debts: int, deeds: int) -> None:
    g = Table(players).go_on(lambda g: g.round == 1).g
    assert (g.poverty, g.prosperity) == (debts, deeds)


@pytest.mark.card("piles")
def test_the_piles_of_townsfolk() -> None:
    assert sorted(len(pile) for pile in Table(2).g.townsfolk) == [13, 13, 14, 14, 14]


@pytest.mark.card("track")
def test_the_track_has_seven_spaces() -> None:
    t = Table.empty(2).does(0, "corruption(9)")
    assert t.markers(0) == (7, 7)
    t = Table.empty(2).does(0, "virtue(9)")
    assert t.markers(0) == (1, 1)
    t = Table.empty(2).track(0, 4, 4).hand(0, "abbot").turn(0).play(0, "play:abbot", "move:hills_left", "rest").go_on()
    assert t.markers(0) == (1, 6), "back at the ends after a collision, then a virtue with the shuffle"


# changed numbers -----------------------------------------------------------------------------------------------------
@pytest.mark.card("game", "stacks", "piles", "track")
def test_changed_numbers_change_the_setup(tmp_path: Path) -> None:
    """Nothing of them is written into the rules a second time."""
    text = "[game]\nhand = 4\nworkers = 9\n[stacks]\ndebts = [1, 2, 3, 4]\ndeeds = [5, 6, 7, 8]\n"
    (tmp_path / "numbers.toml").write_text(text + "[piles]\ntownsfolk = [20, 20, 20, 4, 4]\n", "utf-8")
    g = GAME.new(2, {"first": "1"}, 1, content=load(tmp_path))
    while g.round < 1:
        g.play(g.asked, g.legal(g.asked)[0])
    assert ([len(hand) for hand in g.hands], g.poverty, g.prosperity) == ([4, 4], 2, 6)
    assert [g.workers[side] + sum(g.tier_1[side::4]) for side in (0, 1)] == [9, 9]
    assert sorted(len(pile) for pile in g.townsfolk) == [4, 4, 20, 20, 20]


@pytest.mark.card("game", "workers", "castle", "buildings", "manuscripts", "papers", "majority")
def test_changed_numbers_change_play_and_points(tmp_path: Path) -> None:
    (tmp_path / "numbers.toml").write_text(
        "[game]\nextra_step = 2\n[workers]\nnobles = [2, 4, 6, 9]\n"
        "[castle]\ntiers = [2, 4, 6]\nleader = 7\n"
        "[buildings]\nworkshop = [0, 3, 6, 9]\n[manuscripts]\nsets = [0, 2, 5, 9, 16]\n"
        "[papers]\nunpaid = -1\nacquired = 2\napproved = 5\n[majority]\nsmall = [9, 3]\n",
        "utf-8",
    )
    t = Table.empty(2)
    t.content = t.g.content = load(tmp_path)
    t.hand(0, "abbot").goods(0, silver=3, gold=4).turn(0).play(0, "play:abbot", "move:forest_inner")
    assert (t.owned(0)["silver"], t.options(0, "station")) == (1, {"station:1", "station:2"})
    t.workers(1, 1, "flip", 1).workers(1, 2, "flip", 1).on_top(1, 1).emptied(1, "workshop_1")
    t.put("scrolls", 1, "grey3_flip", "blue3_flip")
    t.papers(1, debts=1, deeds=1, approved=1)
    t.g.leader, t.g.poverty = 1, 0
    score = t.score(1)
    assert (score["castle"], score["leader"], score["workshops"], score["sets"]) == (2 + 4 + 6, 7, 3, 5)
    assert (score["debts"], score["deeds"], score["poverty"]) == (-1, 2 + 5, 9)
