"""Phase 3: what pays an action. Rules: act.icon_sources, act.icons_on_board."""

import pytest

from tests.games.viscounts.table import Table

MEASURES = {  # an action whose price shows how many icons there are: where, its cost, the good that pays the rest
    "builder": ("lake_left", 7, "stone"),
    "noble": ("lake_inner", 8, "gold"),
    "cleric": ("lake_inner", 7, "ink"),
}


def counted(t: Table) -> dict[str, int]:
    """How many icons of player 0 count in each action: by the number of silver exchanges, and by goods spent."""
    before, found = t.g, {}
    t.g = before.clone()
    found["merchant"] = len(t.at(0, "lake_left").action(0).options(0, "trade"))
    for icon, (space, cost, good) in MEASURES.items():
        t.g = before.clone()
        t.tiles("lake", "grey7_guildhall").at(0, space).goods(0, **{good: 9}).action(0)
        move = {"builder": "construct:guildhall_", "noble": "station:4", "cleric": "transcribe"}[icon]
        t.play(0, min(option for option in t.options(0) if option.startswith(move)))
        found[icon] = cost - (9 - t.owned(0)[good])
    t.g = before
    return found


def icons(merchant: int, builder: int, noble: int, cleric: int) -> dict[str, int]:
    return {"merchant": merchant, "builder": builder, "noble": noble, "cleric": cleric}


@pytest.mark.rule("viscounts.act.icons_on_board")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("", "", ""), icons(2, 1, 1, 1)),  # the icons of the slots alone
        (("trader", "", ""), icons(3, 1, 1, 1)),
        (("abbot", "", ""), icons(2, 1, 1, 2)),
        (("abbot", "trader", ""), icons(3, 0, 0, 1)),  # the middle slot is covered
        (("abbot", "trader", "squire"), icons(1, 0, 1, 1)),  # both are covered
        (("", "trader", "squire"), icons(1, 0, 1, 0)),
        (("", "", "squire"), icons(0, 1, 2, 1)),
        (("therese", "bertha", "judith"), icons(5, 1, 1, 0)),
        (("thief", "labourer", "squire"), icons(1, 2, 2, 1)),  # a criminal is any icon
        (("antagonist", "thief", "squire"), icons(3, 3, 4, 3)),
    ],
)
def test_icons_of_cards_and_of_uncovered_slots_count(cards: tuple[str, str, str], expected: dict[str, int]) -> None:
    assert counted(Table.empty().board(0, *cards)) == expected


@pytest.mark.rule("viscounts.act.icons_on_board")
@pytest.mark.parametrize(
    ("building", "expected"),
    [
        ("trading_post_1", icons(0, 1, 1, 1)),
        ("trading_post_2", icons(0, 1, 1, 1)),
        ("trading_post_3", icons(2, 1, 1, 1)),
        ("guildhall_1", icons(0, 2, 1, 1)),
        ("guildhall_2", icons(0, 1, 2, 1)),
        ("guildhall_3", icons(0, 1, 1, 2)),
        ("workshop_1", icons(0, 1, 1, 1)),
        ("workshop_2", icons(0, 1, 1, 1)),
        ("workshop_3", icons(0, 1, 1, 1)),
    ],
)
def test_icons_under_constructed_buildings_count(building: str, expected: dict[str, int]) -> None:
    assert counted(Table.empty().board(0, "abbot", "labourer", "squire").emptied(0, building)) == expected


@pytest.mark.rule("viscounts.act.icons_on_board")
@pytest.mark.parametrize(
    ("bonus", "expected"),
    [
        ("bonus_black", icons(0, 1, 1, 2)),
        ("bonus_blue", icons(2, 1, 1, 1)),
        ("bonus_grey", icons(0, 2, 1, 1)),
        ("bonus_yellow", icons(0, 1, 2, 1)),
    ],
)
def test_icons_of_bonus_cards_count(bonus: str, expected: dict[str, int]) -> None:
    t = Table.empty().board(0, "abbot", "labourer", "squire")
    t.put("bonuses", 0, bonus)
    assert counted(t) == expected


@pytest.mark.rule("viscounts.act.icons_on_board")
def test_nothing_else_counts() -> None:
    """Neither the other own cards nor what belongs to others or lies on the board of the game."""
    t = Table.empty().board(0, "abbot", "labourer", "squire").discard(0, "antagonist", "therese")
    t.hand(0, "clovis", "bertha").deck(0, "guntram").board(1, "thief", "bishop").emptied(1, "trading_post_3")
    t.put("bonuses", 1, "bonus_blue", "bonus_grey")
    t.folk("lake", "enforcer")
    assert counted(t) == icons(0, 1, 1, 1)


@pytest.mark.rule("viscounts.act.icons_on_board", "viscounts.act.icon_sources")
def test_all_sources_add_up() -> None:
    t = Table.empty().board(0, "thief", "tinker_ink", "tinker_gold").emptied(0, "guildhall_1", "trading_post_3")
    t.put("bonuses", 0, "bonus_black", "bonus_grey")
    assert counted(t) == icons(3, 5, 2, 3)


@pytest.mark.rule("viscounts.act.icon_sources")
@pytest.mark.parametrize(
    ("space", "move", "good", "needed"),
    [
        ("mountains_right", "trade:2", "silver", 4),
        ("lake_left", "construct:trading_post_1,lake_1", "stone", 4),
        ("lake_inner", "station:2", "gold", 2),
        ("lake_inner", "transcribe", "ink", 4),
    ],
)
def test_each_action_is_topped_up_with_its_own_good(space: str, move: str, good: str, needed: int) -> None:
    """One for one icon that is missing, and no other good helps."""
    plenty = {"ink": 9, "stone": 9, "gold": 9, "silver": 9}
    t = Table.empty().board(0, "abbot", "labourer", "squire").at(0, space).tiles("lake", "grey5_resources")
    t.goods(0, **{**plenty, good: needed - 1}).action(0)
    assert move not in t.options(0)
    t = Table.empty().board(0, "abbot", "labourer", "squire").at(0, space).tiles("lake", "grey5_resources")
    t.goods(0, **{**plenty, good: needed}).action(0).play(0, move)
    changed = {name: t.g.goods[number] for number, name in enumerate(plenty)}
    assert changed[good] == 0
    assert t.events("spent") == [("spent", 0, list(plenty).index(good), needed)]


@pytest.mark.rule("viscounts.act.icon_sources")
@pytest.mark.parametrize(("stone", "possible"), [(3, False), (4, True), (6, True)])
def test_icons_criminals_goods_and_a_dismissed_card_are_mixed(stone: int, possible: bool) -> None:
    """A guildhall for 7: Labourer 1, Thief 1, the dismissed Foreman 1, stone 4."""
    t = Table.empty().board(0, "labourer", "thief", "abbot").folk("lake", "foreman")
    t.goods(0, silver=2, stone=stone).action(0).play(0, "dismiss:build")
    assert ("construct:guildhall_2,lake_1" in t.options(0)) == possible
    if possible:
        t.play(0, "construct:guildhall_2,lake_1")
        assert t.owned(0).get("stone", 0) == stone - 4
        assert t.g.built[0] == 1 << 4
    else:
        assert t.why(0)["construct:guildhall_2,lake_1"] == "build.payment"


@pytest.mark.rule("viscounts.act.icon_sources")
def test_goods_are_spent_only_for_what_icons_lack() -> None:
    t = Table.empty().board(0, "enforcer", "squire", "thief").at(0, "lake_inner").goods(0, gold=5).action(0)
    before = t.g
    for workers, gold in ((1, 5), (2, 5), (3, 4), (4, 1)):  # 1, 3, 5, 8 nobles with four icons
        t.g = before.clone()
        t.play(0, f"station:{workers}")
        assert t.owned(0)["gold"] == gold


@pytest.mark.rule("viscounts.act.icon_sources")
def test_transcribing_with_every_source() -> None:
    """T14: Acolyte 1, black bonus card 1, the dismissed Racketeer 1 and 3 ink are 6 clerics."""
    t = Table.empty().board(0, "aristocrat", "acolyte", "squire").at(0, "cliffs_inner").goods(0, ink=3, silver=1)
    t.folk("cliffs", "racketeer_rearrange").tiles("cliffs", "grey6_buildings").emptied(0, "workshop_1", "guildhall_1")
    t.put("bonuses", 0, "bonus_black")
    t.action(0)
    assert "transcribe" not in t.options(0)
    t.play(0, "dismiss:transcribe")
    assert t.owned(0) == {"ink": 3}
    assert (t.names("discards", 0), len(t.g.decks[0]), t.markers(0)) == ([], 7, (1, 6))  # shuffled, no criminal
    t.play(0, "transcribe")
    assert (t.owned(0), t.names("scrolls", 0)) == ({}, ["grey6_buildings"])
    assert t.score(0)["manuscripts"] == 2  # one for each building


@pytest.mark.rule("viscounts.act.icon_sources")
def test_what_is_paid_without_a_choice_is_told_at_once() -> None:
    """Four icons are missing: two units are choices, each told alone; then only stone is left for the other two."""
    t = Table.empty().board(0, "abbot", "mason", "squire").at(0, "lake_left").goods(0, silver=3, stone=9).action(0)
    t.play(0, "construct:trading_post_1,lake_1")
    assert t.options(0) == {"pay:stone", "pay:silver"}
    t.play(0, "pay:stone", "pay:silver")
    assert (t.asked(0), t.owned(0)) == ("", {"silver": 1, "stone": 6, "gold": 1})
    assert t.events("spent") == [("spent", 0, 1, 1), ("spent", 0, 3, 2), ("spent", 0, 1, 2)]


@pytest.mark.rule("viscounts.act.icon_sources", "viscounts.act.ongoing_convert")
def test_a_unit_that_counts_double_is_part_of_the_same_payment() -> None:
    """Three nobles are missing, and the Artist lets the first gold count for two."""
    t = Table.empty().board(0, "abbot", "artist", "squire").at(0, "lake_inner").goods(0, gold=9).action(0)
    t.play(0, "station:3")
    assert (t.events("spent"), t.g.used) == ([("spent", 0, 2, 2)], 0)


@pytest.mark.rule("viscounts.move.extra_paid", "viscounts.dismiss.cost", "viscounts.hire.cost")
def test_a_price_that_its_sentence_names_is_not_told_again() -> None:
    t = Table.empty().hand(0, "trader").goods(0, silver=9).folk("lake", "friar", "jeweller").turn(0)
    t.play(0, "play:trader", "move:hills_left", "rest", "pass_by")
    assert (t.events("moved"), t.owned(0), t.events("spent")) == ([("moved", 0, 3, 1)], {"silver": 8}, [])
    t = Table.empty().hand(0, "trader").goods(0, silver=9).folk("lake", "friar", "jeweller").turn(0)
    t.play(0, "play:trader", "move:lake_right", "dismiss:trade")
    assert (t.events("dismissed")[0][3], t.events("spent"), t.owned(0)["silver"]) == (2, [], 7)
