"""Phase 3: which actions there are, skipping, what comes after an action. Rules: act.*, without payment."""

import pytest

from pentarchy.engine.errors import IllegalMove
from tests.games.viscounts.table import Table

OUTER = ["lake_left", "lake_right", "forest_left", "mountains_right"]
INNER = ["lake_inner", "forest_inner", "mountains_inner"]


def rich(space: str = "lake_left") -> Table:
    """Player 0 can pay every action here, and for every dismissal: a Pickpocket lies beside."""
    t = Table.empty().at(0, space).goods(0, ink=9, stone=9, gold=9, silver=9).papers(0, debts=3, deeds=3)
    return t.folk(space.split("_")[0], "pickpocket")


def kinds(t: Table) -> set[str]:
    return {move.split(":")[0] for move in t.options(0)}


@pytest.mark.rule("viscounts.act.one_of_four", "viscounts.act.by_road")
@pytest.mark.parametrize("space", OUTER)
def test_on_the_outer_road_one_trades_or_constructs(space: str) -> None:
    t = rich(space).action(0)
    assert kinds(t) == {"trade", "construct", "dismiss", "rest"}
    assert t.options(0, "dismiss") == {"dismiss:trade", "dismiss:build"}
    for move in ("station:1", "transcribe", "dismiss:workers", "dismiss:transcribe"):
        with pytest.raises(IllegalMove):
            t.play(0, move)


@pytest.mark.rule("viscounts.act.one_of_four", "viscounts.act.by_road")
@pytest.mark.parametrize("space", INNER)
def test_on_the_inner_road_one_places_workers_or_transcribes(space: str) -> None:
    t = rich(space).action(0)
    assert kinds(t) == {"station", "transcribe", "dismiss", "rest"}
    assert t.options(0, "dismiss") == {"dismiss:workers", "dismiss:transcribe"}
    segment = space.split("_")[0]
    for move in ("trade:1", f"construct:workshop_1,{segment}_1", "dismiss:trade", "dismiss:build"):
        with pytest.raises(IllegalMove):
            t.play(0, move)


@pytest.mark.rule("viscounts.act.one_of_four")
@pytest.mark.parametrize(
    ("space", "move"),
    [
        ("lake_left", "trade:1"),
        ("lake_left", "construct:workshop_1,lake_1"),
        ("hills_inner", "station:1"),
        ("hills_inner", "transcribe"),
    ],
)
def test_after_one_action_hiring_follows(space: str, move: str) -> None:
    t = Table.empty().board(0, "trader").hand(0, "labourer").at(0, "mountains_inner").goods(0, silver=9)
    t.goods(0, ink=9, stone=9, gold=9).folk(space.split("_")[0], "vicar").tiles("hills", "grey3_virtue")
    t.turn(0).play(0, "play:labourer", f"move:{space}")
    assert t.asked(0) == "act"
    t.play(0, move)
    assert t.options(0) == {"recruit:vicar", "pass_by"}


@pytest.mark.rule("viscounts.act.may_skip")
@pytest.mark.parametrize("space", ["lake_left", "lake_inner"])
def test_an_action_may_be_skipped_even_if_it_is_possible(space: str) -> None:
    t = Table.empty().board(0, "squire", "abbot").hand(0, "trader").at(0, "mountains_inner").goods(0, silver=9, ink=9)
    t.folk("lake", "vicar").turn(0).play(0, "play:trader", f"move:{space}")
    assert len(t.options(0)) > 1
    goods = t.owned(0)
    t.play(0, "rest")
    assert t.options(0) == {"recruit:vicar", "pass_by"}
    assert (t.owned(0), t.events("rested")) == (goods, [("rested", 0)])


@pytest.mark.rule("viscounts.act.may_skip")
@pytest.mark.parametrize("space", ["lake_left", "lake_inner"])
def test_who_can_do_nothing_skips(space: str) -> None:
    """Without merchants, goods and nobles; one builder and one cleric are too few."""
    t = Table.empty().board(0, "abbot", "labourer", "friar").at(0, space).action(0)
    assert t.options(0) == {"rest"}
    t.play(0, "rest")
    assert t.asked(0) == ""


@pytest.mark.rule("viscounts.act.one_of_four")
def test_reasons_are_given_for_what_cannot_be_paid() -> None:
    outer = Table.empty().board(0, "abbot", "labourer", "friar").folk("lake", "vicar").action(0).why(0)
    assert outer["trade:1"] == "trade.payment"
    assert outer["construct:workshop_2,lake_3"] == "build.payment"
    assert outer["dismiss:trade"] == "dismiss.cost"
    assert outer["dismiss:build"] == "dismiss.icon_match"
    inner = Table.empty().board(0, "abbot", "labourer", "friar").folk("lake", "vicar").at(0, "lake_inner").action(0)
    assert inner.why(0) == {
        "station:1": "workers.payment", "station:2": "workers.payment", "station:3": "workers.payment",
        "station:4": "workers.payment", "transcribe": "ms.requirement", "dismiss:workers": "dismiss.icon_match",
        "dismiss:transcribe": "dismiss.cost",
    }  # fmt: skip


# abilities tied to an action ----------------------------------------------------------------------------------------
AFTER = {  # an action: where and how, with a card that answers with one virtue or silver
    "trade": ("cliffs_left", "trade:1", "jeweller"),
    "build": ("cliffs_left", "construct:workshop_1,cliffs_1", "woodcutter_virtue"),
    "workers": ("cliffs_inner", "station:1", "overseer_virtue"),
    "transcribe": ("cliffs_inner", "transcribe", "deacon_virtue"),
}


@pytest.mark.rule("viscounts.act.ongoing_after")
@pytest.mark.parametrize("action", AFTER)
@pytest.mark.parametrize("tied_to", AFTER)
def test_an_ability_answers_to_its_own_action_only(action: str, tied_to: str) -> None:
    space, move, _ = AFTER[action]
    t = rich(space).board(0, AFTER[tied_to][2], "financier", "squire").tiles("cliffs", "blue3_silver").action(0)
    t.play(0, move)
    assert t.asked(0) == ""
    assert t.markers(0) == (1, 6 if action == tied_to else 7)


@pytest.mark.rule("viscounts.act.ongoing_after")
@pytest.mark.parametrize("times", [1, 3])
def test_an_ability_works_once_however_often_one_trades(times: int) -> None:
    t = rich("cliffs_left").board(0, "trader", "jeweller", "peddler_ink").goods(0, silver=0).action(0)
    t.play(0, f"trade:{times}", "resolve:trader")
    assert t.owned(0) == {"ink": 9, "stone": 9, "gold": 9 + times, "silver": 1}
    assert t.markers(0) == (1, 6)


@pytest.mark.rule("viscounts.act.ongoing_after")
def test_an_ability_comes_after_all_exchanges() -> None:
    t = rich("cliffs_right").board(0, "trader", "therese", "abbot").hand(0, "thief").goods(0, silver=0).action(0)
    t.play(0, "trade:1")
    assert (t.asked(0), t.g.goods[3]) == ("destroy_which", 0)
    t.play(0, "decline")
    assert t.g.goods[3] == 1


@pytest.mark.rule("viscounts.act.ongoing_after")
def test_an_ability_comes_after_the_effect_of_the_site() -> None:
    """The first site gives a deed, the second lets a card be destroyed; then the Woodcutter gives virtue."""
    t = rich("cliffs_left").board(0, "woodcutter_virtue", "financier", "abbot").action(0)
    t.play(0, "construct:workshop_1,cliffs_1")
    assert [event[0] for event in t.events()][-4:] == ["spent", "built", "got_paper", "improved"]
    t = rich("cliffs_left").board(0, "woodcutter_virtue", "financier", "abbot").action(0)
    t.play(0, "construct:workshop_1,cliffs_3")
    assert t.asked(0) == "destroy_which"  # of the site
    assert t.markers(0) == (1, 7)
    t.play(0, "decline")
    assert t.markers(0) == (1, 6)


@pytest.mark.rule("viscounts.act.ongoing_after")
def test_an_ability_comes_after_all_movements_in_the_castle() -> None:
    """With a third worker in the section one rises, for which a hire is chosen first."""
    t = rich("cliffs_inner").board(0, "overseer_virtue", "financier", "abbot").workers(0, 1, "hire_destroy", 2)
    t.action(0).play(0, "station:1")
    assert t.asked(0) == "choose_one"
    assert t.markers(0) == (1, 7)
    t.play(0, "pick:destroy_1", "decline")
    assert (t.tier(2, 0), t.markers(0)) == ({"hire_destroy": 1}, (1, 6))


@pytest.mark.rule("viscounts.act.ongoing_after")
def test_an_ability_comes_after_the_effect_of_the_manuscript() -> None:
    t = rich("cliffs_inner").board(0, "deacon_virtue", "financier", "labourer").tiles("cliffs", "black3_flip")
    t.action(0).play(0, "transcribe")
    assert t.asked(0) == "flip_which"
    assert t.markers(0) == (1, 7)
    t.play(0, "flip_one:deed")
    assert (t.g.approved[0], t.markers(0)) == (1, (1, 6))


@pytest.mark.rule("viscounts.act.ongoing_after")
@pytest.mark.parametrize(("first", "then"), [("charlatan", "merovech"), ("merovech", "charlatan")])
def test_the_owner_chooses_the_order_of_several_abilities(first: str, then: str) -> None:
    t = rich("cliffs_left").board(0, "charlatan", "merovech", "financier").action(0)
    t.play(0, "construct:workshop_1,cliffs_1")
    assert t.options(0) == {"resolve:charlatan", "resolve:merovech"}
    t.play(0, f"resolve:{first}")
    assert t.markers(0) == ((2, 7) if first == "charlatan" else (1, 7))
    t.play(0, "pick:rearrange")
    assert t.options(0, "arrange")
    t.play(0, "arrange:123")
    assert (t.asked(0), t.markers(0)) == ("", (2, 7))


@pytest.mark.rule("viscounts.act.ongoing_primary_only")
@pytest.mark.parametrize(
    ("card", "effect", "answer"),
    [
        ("overseer_virtue", "workers(2)", "settle:castle_flip"),
        ("woodcutter_virtue", "build('workshop')", "erect:workshop_1,lake_1"),
        ("deacon_virtue", "manuscript(3, 4)", "copy:blue3_silver"),
    ],
)
def test_what_effects_grant_for_free_is_no_action(card: str, effect: str, answer: str) -> None:
    t = rich().board(0, card, "financier", "squire").tiles("cliffs", "blue3_silver").does(0, effect)
    t.play(0, answer)
    assert (t.asked(0), t.markers(0)) == ("", (1, 7))


@pytest.mark.rule("viscounts.act.ongoing_after")
def test_only_cards_on_the_own_board_answer() -> None:
    t = rich("cliffs_left").board(0, "financier", "squire", "abbot").board(1, "trader", "jeweller")
    t.discard(0, "trader").hand(0, "peddler_ink").action(0).play(0, "trade:1")
    assert (t.owned(0)["gold"], t.owned(0)["silver"]) == (10, 8)
    assert (t.owned(1), t.markers(0), t.markers(1)) == ({}, (1, 7), (1, 7))


# icons are counted --------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.act.icons_not_spent")
def test_icons_are_there_again_in_the_next_turn() -> None:
    t = Table.empty().board(0, "abbot", "journeyman", "squire").at(0, "mountains_right").hand(0, "lender")
    for gold in (1, 2):
        t.action(0)
        assert t.options(0, "trade") == {"trade:1"}
        t.play(0, "trade:1")
        assert t.owned(0) == {"gold": gold}
        assert t.cards(0) == ["abbot", "journeyman", "squire"]


@pytest.mark.rule("viscounts.act.icons_not_spent")
@pytest.mark.parametrize(
    ("cards", "space", "moves"),
    [
        (("journeyman", "lender", "abbot"), "mountains_right", {"trade:1", "trade:2"}),  # four merchants
        (("journeyman", "thief", "abbot"), "lake_left", {"trade:1", "trade:2", "trade:3"}),
        (("squire", "thief", "abbot"), "lake_inner", {"station:1"}),  # two nobles, three would place two
        (("squire", "thief", "princess"), "lake_inner", {"station:1", "station:2"}),
    ],
)
def test_each_icon_counts_once_within_an_action(cards: tuple[str, ...], space: str, moves: set[str]) -> None:
    t = Table.empty().board(0, *cards).at(0, space).action(0)
    assert t.options(0) - {"rest"} == moves
    assert t.owned(0) == {}
