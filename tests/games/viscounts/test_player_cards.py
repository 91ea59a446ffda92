"""What each player card gives, and its extra step. Components: player_cards.toml. Rules: setup.start_goods, extra_*."""

import pytest

from tests.games.viscounts.table import Table
from tests.games.viscounts.test_setup_draft import STARTING, drafting, owned


def chosen(number: int, *moves: str, seed: int = 1) -> Table:
    """Player 1 has chosen this card first of all, with Ada, and made these moves."""
    others = [other for other in (1, 2, 3) if other != number][:2]
    return drafting(2, number, *others, seed=seed).play(1, f"choose_pair:player_{number}", *moves)


def papers(table: Table, player: int = 1) -> tuple[int, int, int, int]:
    """Acquired and approved deeds, unpaid and paid debts."""
    g = table.g
    return g.deeds[player], g.approved[player], g.debts[player], g.paid[player]


GIVEN = [
    (1, (), {"ink": 2, "stone": 1, "silver": 8}, (2, 0, 1, 0), (1, 6)),
    (2, ("take_good:ink", "take_good:gold"), {"ink": 1, "gold": 1, "silver": 6}, (2, 1, 1, 0), (1, 7)),
    (3, (), {"ink": 1, "gold": 1, "silver": 6}, (1, 0, 1, 0), (1, 7)),
    (4, ("take_good:ink",), {"ink": 1, "gold": 2, "silver": 6}, (2, 0, 1, 1), (1, 7)),
    (5, (), {"stone": 1, "gold": 1, "silver": 5}, (1, 0, 1, 0), (1, 7)),
    (6, (), {"ink": 1, "silver": 5}, (1, 0, 1, 0), (1, 7)),
    (7, (), {"ink": 1, "gold": 2, "silver": 7}, (1, 0, 1, 0), (1, 5)),
    (8, ("take_good:stone",), {"stone": 1, "silver": 1}, (1, 0, 1, 0), (1, 7)),
    (9, (), {"stone": 2, "silver": 5}, (1, 0, 1, 0), (1, 7)),
    (10, (), {"ink": 1, "stone": 1, "gold": 1, "silver": 10}, (1, 0, 2, 0), (3, 7)),
]


@pytest.mark.rule("viscounts.setup.start_goods", "viscounts.setup.extra_step")
@pytest.mark.parametrize(
    ("number", "moves", "goods", "own", "markers"),
    [pytest.param(*row, id=f"player_{row[0]}", marks=pytest.mark.card(f"player_{row[0]}")) for row in GIVEN],
)
def test_goods_papers_and_markers(
    number: int,
    moves: tuple[str, ...],
    goods: dict[str, int],
    own: tuple[int, int, int, int],
    markers: tuple[int, int],
) -> None:
    """Where the extra step is a choice, before it is made."""
    t = chosen(number, *moves)
    assert (t.owned(1), papers(t), t.markers(1)) == (goods, own, markers)
    assert (t.owned(0), papers(t, 0), t.markers(0)) == ({}, (0, 0, 0, 0), (1, 7))


@pytest.mark.rule("viscounts.setup.extra_step")
@pytest.mark.parametrize(
    ("number", "asked"),
    [
        (1, ""), (2, "resource_which"), (3, "hire_which"), (4, "resource_which"), (5, "settle_where"),
        (6, "copy_which"), (7, ""), (8, "resource_which"), (9, "destroy_own_which"), (10, ""),
    ],
)  # fmt: skip
def test_what_a_card_asks_first(number: int, asked: str) -> None:
    assert chosen(number).asked(1) == asked


@pytest.mark.rule("viscounts.setup.extra_step", "viscounts.setup.start_goods")
@pytest.mark.parametrize(
    ("number", "told"),
    [
        (1, ["gained", "gained", "gained", "got_paper", "got_paper", "got_paper", "improved"]),
        (7, ["gained", "gained", "gained", "got_paper", "got_paper", "improved"]),
        (10, ["gained", "gained", "gained", "gained", "got_paper", "got_paper", "got_paper", "corrupted"]),
    ],
)
def test_the_extra_step_comes_after_everything_else(number: int, told: list[str]) -> None:
    assert [event[0] for event in chosen(number).events()][-2 - len(told) :] == ["chose_pair", "placed", *told]


# resources of choice -------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.start_goods")
@pytest.mark.card("player_2", "player_8")
def test_resources_of_choice_are_chosen_one_by_one() -> None:
    t = chosen(2)
    assert t.options(1) == {"take_good:ink", "take_good:stone", "take_good:gold"}
    t.play(1, "take_good:stone", "take_good:stone")
    assert (t.owned(1), t.asked(1), t.asked(0)) == ({"stone": 2, "silver": 6}, "", "pair_which")
    t = chosen(8)
    assert t.options(1) == {"take_good:ink", "take_good:stone", "take_good:gold"}
    assert t.play(1, "take_good:gold").owned(1) == {"gold": 1, "silver": 1}


@pytest.mark.rule("viscounts.setup.extra_step")
@pytest.mark.card("player_4")
@pytest.mark.parametrize("good", ["ink", "stone", "gold"])
def test_card_4_pays_a_debt_and_gives_the_resource_of_it(good: str) -> None:
    t = chosen(4)
    before = {"gold": 2, "silver": 6}
    assert (t.owned(1), papers(t)) == (before, (2, 0, 1, 1))
    t.play(1, f"take_good:{good}")
    assert t.owned(1) == {**before, good: before.get(good, 0) + 1}
    assert t.asked(0) == "pair_which"


# any segment ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.extra_step_any_segment")
@pytest.mark.card("player_3")
def test_card_3_hires_from_any_segment_for_free() -> None:
    t = chosen(3)
    tops = {t.names("townsfolk", segment)[-1] for segment in range(5)}
    assert t.options(1) == {f"hire_free:{name}" for name in tops}
    assert len(tops) == 5
    assert t.space(1) == "hills_left"
    for segment in range(5):
        t = drafting(2, 3, 1, 2)
        t.put("townsfolk", segment, "friar")
        t.play(1, "choose_pair:player_3", "hire_free:friar")
        assert (t.owned(1)["silver"], t.markers(1)) == (6, (1, 6))
        assert "friar" in owned(t, 1)


@pytest.mark.rule("viscounts.setup.extra_step_any_segment")
@pytest.mark.card("player_5")
@pytest.mark.parametrize("section", ["ink_stone", "flip", "gold_move", "hire_destroy", "virtue"])
def test_card_5_places_two_workers_in_any_section(section: str) -> None:
    t = chosen(5)
    assert len(t.options(1, "settle")) == len(t.options(1)) == 5
    t.play(1, f"settle:castle_{section}")
    assert (t.tier(1, 1), t.g.workers) == ({section: 2}, [20, 18])
    assert t.asked(0) == "pair_which"


@pytest.mark.rule("viscounts.setup.extra_step_any_segment")
@pytest.mark.card("player_6")
def test_card_6_takes_a_manuscript_of_cost_3_or_4_from_any_segment() -> None:
    t = chosen(6)
    assert t.options(1) == {
        "copy:grey3_virtue", "copy:black3_flip", "copy:yellow3_resource", "copy:blue3_hire", "copy:blue3_silver"
    }  # fmt: skip
    t.play(1, "copy:blue3_silver")
    assert (t.names("scrolls", 1), t.owned(1)) == (["blue3_silver"], {"ink": 1, "silver": 9})
    t = drafting(2, 6, 1, 2).tiles("lake", "grey5_builders").tiles("hills", "grey4_stone")
    t.play(1, "choose_pair:player_6")
    assert len(t.options(1)) == 4
    assert {"copy:grey4_stone", "copy:grey5_builders"} & t.options(1) == {"copy:grey4_stone"}
    t.play(1, "copy:grey4_stone")
    assert t.owned(1) == {"ink": 1, "stone": 2, "silver": 5}


@pytest.mark.rule("viscounts.setup.extra_step_any_segment", "viscounts.setup.extra_step_hire")
@pytest.mark.card("player_6")
def test_a_townsfolk_hired_by_the_manuscript_of_card_6_joins_the_starting_deck() -> None:
    t = drafting(2, 6, 1, 2).folk("lake", "friar").play(1, "choose_pair:player_6", "copy:blue3_hire")
    t.play(1, "hire_free:friar")
    assert owned(t, 1) == sorted([*STARTING, "ada", "friar"])
    assert (t.g.discards[1], t.markers(1)) == ((), (1, 6))


# card 8 --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.extra_step_card8")
@pytest.mark.card("player_8")
@pytest.mark.parametrize("players", [2, 3])
def test_card_8_builds_a_trading_post_only_at_its_own_space(players: int) -> None:
    builder = players - 1
    t = drafting(players, 8, 1, 2, 7).play(builder, "choose_pair:player_8", "take_good:ink")
    posts, sites = ("trading_post_1", "trading_post_2", "trading_post_3"), ("cliffs_6", "cliffs_8")
    assert t.options(builder) == {f"erect:{post},{site}" for post in posts for site in sites}
    t.play(builder, "erect:trading_post_2,cliffs_8")
    assert t.g.built[builder] == 0b010
    assert t.owned(builder) == {"ink": 1, "gold": 1, "silver": 1}, "the gold of the site"
    assert t.asked(builder - 1) == "pair_which"


@pytest.mark.rule("viscounts.setup.extra_step_card8")
@pytest.mark.card("player_8")
def test_the_effect_of_the_site_of_card_8_counts() -> None:
    t = chosen(8, "take_good:ink", "erect:trading_post_1,cliffs_6")
    assert t.options(1) == {"flip_one:debt", "flip_one:deed"}
    t.play(1, "flip_one:deed")
    assert (papers(t), t.asked(0)) == ((0, 1, 1, 0), "pair_which")


@pytest.mark.rule("viscounts.setup.extra_step_card8")
@pytest.mark.card("player_8")
def test_a_link_of_card_8_counts_for_both_owners() -> None:
    """On the face for two a debt is printed between cliffs 6 and 8."""
    t = drafting(2, 8, 1, 2).building(0, "workshop_1", "cliffs_6")
    t.play(1, "choose_pair:player_8", "take_good:ink")
    assert {move.split(",")[1] for move in t.options(1)} == {"cliffs_8"}
    t.play(1, "erect:trading_post_1,cliffs_8")
    assert (t.g.debts, t.owned(1)) == ([1, 2], {"ink": 1, "gold": 1, "silver": 1})


# card 9 --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.extra_step_card9")
@pytest.mark.card("player_9")
@pytest.mark.parametrize(
    ("card", "silver"), [("abbot", 7), ("financier", 8), ("thief", 6), ("trader", 6), ("ada", 7), ("squire", 7)]
)
def test_card_9_destroys_any_own_card_for_its_silver(card: str, silver: int) -> None:
    t = chosen(9)
    assert t.options(1) == {"decline", *(f"remove:{name}" for name in (*STARTING, "ada"))}
    t.play(1, f"remove:{card}")
    assert t.owned(1) == {"stone": 2, "silver": silver}
    assert owned(t, 1) == sorted({*STARTING, "ada"} - {card})
    assert t.content.by_design[card][1 if card != "ada" else 0] in t.g.box
    assert (len(t.g.hands[1]), len(t.g.decks[1]), t.asked(0)) == (3, 5, "pair_which")


@pytest.mark.rule("viscounts.setup.extra_step_card9")
@pytest.mark.card("player_9")
def test_everybody_learns_which_card_was_destroyed() -> None:
    t = chosen(9, "remove:thief")
    assert [event[::2] for event in t.g.events if event[0] == "destroyed"] == [("destroyed", 0b111)]
    assert t.sourced("destroyed") == [(1, t.card("thief.2"), 1, "player_9")]


@pytest.mark.rule("viscounts.setup.extra_step_card9")
@pytest.mark.card("player_9")
def test_card_9_need_not_destroy() -> None:
    t = chosen(9, "decline")
    assert (t.owned(1), owned(t, 1)) == ({"stone": 2, "silver": 5}, sorted([*STARTING, "ada"]))
    assert t.asked(0) == "pair_which"


@pytest.mark.rule("viscounts.setup.extra_step_card9")
@pytest.mark.card("player_9")
def test_whoever_does_not_destroy_with_card_9_may_discard_and_destroy_later() -> None:
    """Declining ends this step only, not the first discard or destruction of the game."""
    t = chosen(9, "decline").play(0, "choose_pair:player_1")
    t.g.stop()
    t.does(0, "discard(1)")
    assert t.asked(0) == "discard_which"
    t = chosen(9, "decline").play(0, "choose_pair:player_1")
    t.g.stop()
    t.does(1, "destroy(1)")
    assert t.asked(1) == "destroy_which"
