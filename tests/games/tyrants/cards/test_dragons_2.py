"""The dragons half-deck, second part: the Red Dragon and the cards of ambition."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.drow_and_dragons import (
    NEAR_ENEMIES,
    border,
    check_promote_each_other,
    check_promotes_another,
    check_promotes_nothing_alone,
    duel,
    hall,
    marked,
    moves,
    now,
)
from tests.games.tyrants.table import Table

PROMOTING = (("cleric_of_laogzed", -1), ("wyrmspeaker", -1))


# red dragon ---------------------------------------------------------------------------------------------------------
@pytest.mark.card("red_dragon")
@pytest.mark.rule("tyrants.return.other_player", "tyrants.play.in_order", "tyrants.presence.checked_each_time")
def test_the_red_dragon_supplants_an_enemy_troop_and_then_returns_a_spy_of_another_player() -> None:
    """The troop just placed gives presence for the spy. Own spies and troops cannot be returned."""
    t = border().spy(0, "kanaglym").spy(1, "kanaglym", "blingdenstone", "everfire").begin(0, "red_dragon")
    t.play(0, "play:red_dragon")
    assert (t.asked(), t.options()) == ("supplant_which", moves("oust", NEAR_ENEMIES))
    t.play(0, "oust:blingdenstone-mantol_derith,white")
    assert (t.at("blingdenstone-mantol_derith"), hall(t)) == ({0: 1}, {WHITE: 1})
    assert (t.asked(), t.options()) == ("return_which_spy", {"expose:kanaglym,2", "expose:blingdenstone,2"})
    assert t.why() == {"expose:everfire,2": "return.other_player"}
    t.play(0, "expose:blingdenstone,2")
    assert (t.spies(0), t.spies(1)) == ({"kanaglym"}, {"kanaglym", "everfire"})
    assert (t.at("mantol_derith"), now(t)) == ({0: 1, 1: 1, WHITE: 2}, ("act", 0, 0, 0))


@pytest.mark.card("red_dragon")
@pytest.mark.rule("tyrants.dragons.counts", "tyrants.play.count_now", "tyrants.total_control.condition")
def test_the_red_dragon_counts_a_site_that_both_its_deeds_make_totally_controlled() -> None:
    """Everfire has no control marker; it lacks one troop, and a spy of player 1 is there."""
    t = Table.empty().troops(0, "everfire", 2).troops(1, "everfire").spy(1, "everfire").begin(0, "red_dragon")
    t.play(0, "play:red_dragon")
    assert (t.at("everfire"), t.spies(1), t.controls("everfire")) == ({0: 3}, set(), (0, 0))
    assert (hall(t), now(t)) == ({1: 1}, ("act", 0, 0, 1))


@pytest.mark.card("red_dragon")
@pytest.mark.rule("tyrants.dragons.counts", "tyrants.dragons.vp_now", "tyrants.play.mandatory")
@pytest.mark.parametrize("total", [0, 1, 2, 3])
def test_the_red_dragon_gives_one_vp_for_each_site_under_total_control(total: int) -> None:
    """Plain control and the sites of others do not count; an own spy does no harm. There is nobody to kill here."""
    t = Table.empty().troops(0, "ched_nasad", 3).troops(1, "everfire", 3)
    for site, spaces in (("llacerellyn", 2), ("kanaglym", 3), ("chasmleap_bridge", 1))[:total]:
        t.troops(0, site, spaces)
    t.clear("araumycos-ched_nasad", "chasmleap_bridge-araumycos").spy(0, "llacerellyn")
    t.begin(0, "red_dragon").play(0, "play:red_dragon")
    assert (hall(t), now(t)) == ({}, ("act", 0, 0, total))
    assert t.score()["tokens"] == total


@pytest.mark.card("red_dragon")
@pytest.mark.rule("tyrants.total_control.condition")
def test_the_red_dragon_returns_one_spy_only_and_the_other_still_breaks_total_control() -> None:
    t = Table.empty().troops(0, "everfire", 3).troops(0, "kanaglym", 3).spy(1, "everfire", "kanaglym")
    t.begin(0, "red_dragon").play(0, "play:red_dragon", "expose:kanaglym,2")
    assert (t.controls("kanaglym"), t.controls("everfire"), t.spies(1)) == ((0, 0), (0, -1), {"everfire"})
    assert now(t) == ("act", 0, 0, 1)


@pytest.mark.card("red_dragon")
@pytest.mark.rule("tyrants.supplant.empty_barracks", "tyrants.total_control.condition")
def test_the_red_dragon_with_empty_barracks_leaves_a_hole_and_counts_no_total_control() -> None:
    t = Table.empty().troops(0, "everfire", 2).troops(1, "everfire").empty_barracks(0).begin(0, "red_dragon")
    t.play(0, "play:red_dragon")
    assert (t.at("everfire"), hall(t), now(t)) == ({0: 2}, {1: 1}, ("act", 0, 0, 1))


# what several cards of ambition do ----------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.promote.eot_another", "tyrants.promote.eot_mandatory", "tyrants.promote.timing")
@pytest.mark.parametrize(("card", "option"), marked(*PROMOTING))
def test_one_other_card_is_promoted_at_the_end_of_the_turn(card: str, option: int) -> None:
    check_promotes_another(card, option)


@pytest.mark.rule("tyrants.promote.eot_another")
@pytest.mark.parametrize(("card", "option"), marked(*PROMOTING))
def test_played_alone_it_promotes_nothing(card: str, option: int) -> None:
    check_promotes_nothing_alone(card, option)


@pytest.mark.rule("tyrants.promote.eot_another", "tyrants.promote.eot_stays", "tyrants.end_turn.effects")
@pytest.mark.parametrize(("card", "option"), marked(*PROMOTING))
def test_two_of_them_promote_each_other(card: str, option: int) -> None:
    check_promote_each_other(card, option, "drow_negotiator")


# wyrmspeaker --------------------------------------------------------------------------------------------------------
@pytest.mark.card("wyrmspeaker")
def test_the_wyrmspeaker_gives_one_influence_and_promotes_later() -> None:
    t = Table.empty().begin(0, "soldier", "wyrmspeaker").play(0, "play:soldier", "play:wyrmspeaker")
    assert (now(t), t.names("inner_circles", 0)) == (("act", 1, 1, 0), [])
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), t.names("hands", 0)) == (["soldier"], ["wyrmspeaker"])
    assert t.asked(1) == "act"


# cleric of Laogzed --------------------------------------------------------------------------------------------------
@pytest.mark.card("cleric_of_laogzed")
@pytest.mark.rule("tyrants.move.from", "tyrants.move.to", "tyrants.move.enemy_only", "tyrants.play.mandatory")
def test_the_cleric_of_laogzed_must_move_one_enemy_troop_to_any_empty_space() -> None:
    t = border().begin(0, "cleric_of_laogzed").play(0, "play:cleric_of_laogzed")
    assert (t.asked(), t.options()) == ("lift_which", moves("lift", NEAR_ENEMIES))
    assert t.why()["lift:skullport,2"] == "move.from"
    assert "lift:mantol_derith,1" in t.why()
    t.play(0, "lift:mantol_derith,white")
    assert (t.asked(), "drop:everfire" in t.options()) == ("drop_where", True)
    assert t.why()["drop:araumycos"] == "map.troop_spaces"
    t.play(0, "drop:kanaglym-eryndlyn.2")
    assert (t.at("mantol_derith"), t.at("kanaglym-eryndlyn.2")) == ({0: 1, 1: 1, WHITE: 1}, {WHITE: 1})
    assert (hall(t), t.g.barracks, now(t)) == ({}, [39, 38], ("act", 0, 0, 0))


@pytest.mark.card("cleric_of_laogzed")
@pytest.mark.rule("tyrants.control.at_once")
def test_the_cleric_of_laogzed_wins_a_site_by_moving_the_only_enemy_away() -> None:
    t = duel().begin(0, "noble", "cleric_of_laogzed").play(0, "play:noble")
    assert t.controls("mantol_derith") == (-1, -1)
    t.play(0, "play:cleric_of_laogzed")
    assert t.asked() == "drop_where", "there is only one to move"
    t.play(0, "drop:skullport")
    assert (t.controls("mantol_derith"), t.at("skullport")) == ((0, -1), {1: 2, WHITE: 2})
    t.play(0, "end_turn")
    assert t.names("inner_circles", 0) == ["noble"]


@pytest.mark.card("cleric_of_laogzed")
def test_the_cleric_of_laogzed_moves_nobody_without_presence() -> None:
    t = Table.empty().troops(1, "skullport").begin(0, "cleric_of_laogzed").play(0, "play:cleric_of_laogzed")
    assert (now(t), t.at("skullport")) == (("act", 0, 0, 0), {1: 1, WHITE: 2})


# blue dragon --------------------------------------------------------------------------------------------------------
def blue_dragon(inner_circle: int, *others: str) -> Table:
    """The end of a turn with the Blue Dragon and these cards played, so many cards in the inner circle before."""
    t = Table.empty()
    t.put("inner_circles", 0, *["priestess_of_lolth"] * inner_circle)
    t.put("inner_circles", 1, *["house_guard"] * 6)
    t.begin(0, "blue_dragon", *others, "bounty_hunter").play(0, "play:blue_dragon")
    assert now(t) == ("act", 0, 0, 0), "nothing before the end of the turn"
    return t.play(0, *(f"play:{card}" for card in others), "end_turn")


@pytest.mark.card("blue_dragon")
@pytest.mark.rule("tyrants.dragons.blue_dragon", "tyrants.promote.eot_another", "tyrants.promote.eot_distinct")
def test_the_blue_dragon_promotes_two_other_cards_played_this_turn_and_then_counts() -> None:
    t = blue_dragon(1, "noble", "soldier", "house_guard")
    assert t.asked() == "promote_which"
    assert t.options() == {"promote:noble", "promote:soldier", "promote:house_guard", "enough"}
    assert t.why() == {"promote:blue_dragon": "promote.eot_another"}
    t.play(0, "promote:house_guard")
    assert (t.options(), t.g.vp[0]) == ({"promote:noble", "promote:soldier", "enough"}, 0)
    t.play(0, "promote:noble")
    assert t.names("inner_circles", 0) == ["priestess_of_lolth", "house_guard", "noble"]
    assert (t.g.vp, t.asked(1)) == ([1, 0], "act")


@pytest.mark.card("blue_dragon")
@pytest.mark.rule("tyrants.dragons.blue_dragon", "tyrants.play.count_now", "tyrants.play.up_to")
@pytest.mark.parametrize(
    ("before", "promoted", "vp"),
    [(0, 2, 0), (1, 1, 0), (2, 0, 0), (2, 1, 1), (3, 0, 1), (3, 2, 1), (4, 2, 2), (5, 0, 1)],
)
def test_the_blue_dragon_gives_one_vp_for_every_three_cards_of_the_inner_circle(
    before: int, promoted: int, vp: int
) -> None:
    """Those just promoted count; the player may promote fewer than two."""
    t = blue_dragon(before, "noble", "soldier", "advance_scout")
    t.play(0, *["promote:noble", "promote:soldier"][:promoted], *["enough"] * (promoted < 2))
    assert len(t.g.inner_circles[0]) == before + promoted
    assert (t.g.vp, t.asked(0), t.asked(1)) == ([vp, 0], "", "act")


@pytest.mark.card("blue_dragon")
@pytest.mark.rule("tyrants.promote.eot_another")
def test_the_blue_dragon_alone_promotes_nothing_but_counts() -> None:
    t = blue_dragon(6)
    assert (len(t.g.inner_circles[0]), t.g.vp, t.asked(1)) == (6, [2, 0], "act")


@pytest.mark.card("blue_dragon")
@pytest.mark.rule("tyrants.end_turn.effects")
def test_declining_the_blue_dragon_does_not_touch_the_promotions_of_other_cards() -> None:
    """The player chooses the order: the Blue Dragon after the Wyrmspeaker counts the card promoted by it."""
    t = blue_dragon(2, "wyrmspeaker")
    assert (t.asked(), t.options()) == ("resolve_which", {"resolve:blue_dragon", "resolve:wyrmspeaker"})
    t.play(0, "resolve:blue_dragon", "enough")
    assert (t.names("inner_circles", 0)[2:], t.g.vp[0], t.asked(1)) == (["blue_dragon"], 0, "act")
    t = blue_dragon(2, "wyrmspeaker").play(0, "resolve:wyrmspeaker", "enough")
    assert (t.names("inner_circles", 0)[2:], t.g.vp[0], t.asked(1)) == (["blue_dragon"], 1, "act")


# blue wyrmling ------------------------------------------------------------------------------------------------------
@pytest.mark.card("blue_wyrmling")
@pytest.mark.rule("tyrants.return.other_player", "tyrants.return.not_white")
@pytest.mark.parametrize(
    ("move", "troops", "spies"),
    [("send_home:mantol_derith,2", 1, {"mantol_derith", "kanaglym"}), ("expose:mantol_derith,2", 2, {"kanaglym"})],
)
def test_the_blue_wyrmling_gives_three_influence_and_returns_a_piece_of_another_player(
    move: str, troops: int, spies: set[str]
) -> None:
    t = border().spy(0, "mantol_derith").spy(1, "mantol_derith", "kanaglym").begin(0, "blue_wyrmling")
    t.play(0, "play:blue_wyrmling")
    assert now(t) == ("return_which", 0, 3, 0)
    assert t.options() == {"send_home:mantol_derith,2", "expose:mantol_derith,2"}
    assert t.why() == dict.fromkeys(("send_home:skullport,2", "expose:kanaglym,2"), "return.other_player")
    t.play(0, move)
    assert (t.g.barracks[1], t.spies(1)) == (40 - troops, spies)
    assert (t.at("mantol_derith").get(1, 0), hall(t), t.spies(0)) == (troops - 1, {}, {"mantol_derith"})
    assert now(t) == ("act", 0, 3, 0)


@pytest.mark.card("blue_wyrmling")
@pytest.mark.rule("tyrants.play.mandatory")
def test_the_blue_wyrmling_without_a_target_gives_influence_only_and_promotes_nothing() -> None:
    t = Table.empty().troops(0, "mantol_derith").troops(1, "skullport").spy(0, "everfire")
    t.begin(0, "noble", "blue_wyrmling").play(0, "play:noble", "play:blue_wyrmling")
    assert (now(t), t.at("mantol_derith"), t.spies(0)) == (("act", 0, 4, 0), {0: 1, WHITE: 2}, {"everfire"})
    t.play(0, "end_turn")
    assert (t.asked(1), t.names("inner_circles", 0)) == ("act", [])


# cult fanatic -------------------------------------------------------------------------------------------------------
@pytest.mark.card("cult_fanatic")
@pytest.mark.rule("tyrants.devour.market_optional", "tyrants.devour.market_refill", "tyrants.devour.pile_order")
def test_the_cult_fanatic_gives_two_influence_and_may_devour_one_market_card() -> None:
    t = Table.empty(deck_2="demons", deck_1="dragons")
    t.market("kobold", "red_dragon")
    t.put("devoured", -1, "balor")
    t.put("market_deck", -1, "rath_modar")
    t.begin(0, "cult_fanatic", "noble").play(0, "play:cult_fanatic")
    assert now(t) == ("devour_from_row", 0, 2, 0)
    assert t.options() == {"devour:kobold", "devour:red_dragon", "done"}
    stacks = moves("devour", ["priestess_of_lolth", "house_guard", "insane_outcast"])
    assert t.why() == dict.fromkeys(stacks, "devour.market_optional")
    t.play(0, "devour:red_dragon")
    assert (t.row(), t.names("devoured")) == (["kobold", "rath_modar"], ["balor", "red_dragon"])
    assert (now(t), t.names("discards", 0), t.names("hands", 0)) == (("act", 0, 2, 0), [], ["noble"])


@pytest.mark.card("cult_fanatic")
def test_the_cult_fanatic_may_leave_the_market_alone_and_need_find_no_card_there() -> None:
    t = Table.empty()
    t.market("advocate")
    t.begin(0, "cult_fanatic").play(0, "play:cult_fanatic", "done")
    assert (t.row(), t.names("devoured"), now(t)) == (["advocate"], [], ("act", 0, 2, 0))
    t = Table.empty().begin(0, "cult_fanatic").play(0, "play:cult_fanatic")
    assert now(t) == ("act", 0, 2, 0)


@pytest.mark.card("cult_fanatic")
@pytest.mark.rule("tyrants.end.market_empty", "tyrants.recruit.market_deck_empty")
@pytest.mark.parametrize(("deck", "ending"), [(2, ""), (1, "market_empty"), (0, "")])
def test_the_cult_fanatic_may_turn_up_the_last_card_of_the_market_deck(deck: int, ending: str) -> None:
    """With an empty deck the space stays empty."""
    t = Table.empty()
    t.market("advocate")
    t.g.box, t.g.market_deck = t.g.box + t.g.market_deck, ()
    t.put("market_deck", -1, *["deathblade", "spy_master"][:deck])
    t.begin(0, "cult_fanatic").play(0, "play:cult_fanatic", "devour:advocate")
    assert t.row() == ["deathblade", "spy_master"][:deck][-1:]
    assert (t.g.ending, now(t)) == (ending, ("act", 0, 2, 0))
