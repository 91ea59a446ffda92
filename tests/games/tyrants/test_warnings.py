"""A client asks before a choice or a payment that would do nothing; the move stays legal."""

import pytest

from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.moves import SITE
from tests.games.tyrants.table import Table

NOTHING = "warning-nothing"


def warned(t: Table, move: str, player: int = 0) -> bool:
    """Whether a legal move is asked about."""
    legal = next(option for option in t.g.legal(player) if t.g.moves.write(option).startswith(move))
    return GAME.warning(t.g, player, legal) == NOTHING


@pytest.mark.rule("tyrants.play.choose_one")
def test_an_option_without_a_target_is_asked_about_and_legal() -> None:
    t = Table.empty().troops(0, "kanaglym").begin(0, "blackguard").play(0, "play:blackguard")
    assert not warned(t, "pick:blackguard.1,0")
    assert warned(t, "pick:blackguard.1,1")
    t.play(0, "pick:blackguard,1")
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.play.choose_one")
def test_an_option_with_a_target_is_not_asked_about() -> None:
    t = Table.empty().troops(0, "skullport").begin(0, "blackguard").play(0, "play:blackguard")
    assert not warned(t, "pick:blackguard.1,1")


@pytest.mark.rule("tyrants.play.choose_one", "tyrants.cost.in_full")
def test_an_ability_that_cannot_be_paid_is_asked_about() -> None:
    t = Table.empty().troops(0, "skullport").begin(0, "watcher_of_thay").play(0, "play:watcher_of_thay")
    assert warned(t, "pick:watcher_of_thay.1,1")
    t = Table.empty().spy(0, "skullport").begin(0, "watcher_of_thay").play(0, "play:watcher_of_thay")
    assert not warned(t, "pick:watcher_of_thay.1,1")


@pytest.mark.rule("tyrants.cost.pay_for_nothing")
def test_paying_with_a_spy_where_nobody_stands_is_asked_about_and_legal() -> None:
    t = Table.empty().spy(0, "kanaglym", "skullport").begin(0, "spellspinner")
    t.play(0, "play:spellspinner", "pick:spellspinner,1")
    assert warned(t, "recall:kanaglym")
    assert not warned(t, "recall:skullport")
    t.play(0, "recall:kanaglym")
    assert t.spies(0) == {"skullport"}


@pytest.mark.rule("tyrants.cost.pay_for_nothing")
def test_devouring_a_card_for_nothing_is_asked_about() -> None:
    t = Table.empty(deck_1="demons").troops(0, "kanaglym").begin(0, "glabrezu", "noble").play(0, "play:glabrezu")
    assert warned(t, "devour:noble")
    t = Table.empty(deck_1="demons").troops(0, "skullport").begin(0, "glabrezu", "noble").play(0, "play:glabrezu")
    assert not warned(t, "devour:noble")


def test_no_warning_tells_what_is_hidden() -> None:
    """A draw is asked about when deck and discard pile are empty, whatever the deck holds."""
    t = Table.empty(deck_1="aberrations").begin(0, "gauth").play(0, "play:gauth")
    assert warned(t, "pick:gauth.1,1")
    t = Table.empty(deck_1="aberrations")
    t.put("decks", 0, "noble")
    t.begin(0, "gauth").play(0, "play:gauth")
    assert not warned(t, "pick:gauth.1,1")


@pytest.mark.rule("tyrants.cost.pay_for_nothing")
@pytest.mark.parametrize("rich", [False, True])
def test_a_payment_is_asked_about_when_its_effect_would_be_idle_after_it(rich: bool) -> None:
    """What is promised is asked itself: a Ghost with nothing devoured, Graz'zt, Wraith, Flesh Golem without targets."""
    t = Table.empty(deck_1="undead").spy(0, "kanaglym").begin(0, "ghost")
    t.put("devoured", -1, *["noble"] * rich)
    t.play(0, "play:ghost", "pick:ghost,1")
    assert warned(t, "recall:kanaglym") is not rich
    t = Table.empty(deck_1="demons").spy(0, "skullport" if rich else "kanaglym").begin(0, "grazzt")
    t.play(0, "play:grazzt", "pick:grazzt,1")
    assert warned(t, "recall") is not rich
    t = Table.empty(deck_1="undead").begin(0, "wraith")
    t.play(0, "play:wraith", "spy:skullport" if rich else "spy:kanaglym")
    assert warned(t, "devour:wraith") is not rich
    assert not warned(t, "done")
    t = Table.empty(deck_1="undead").troops(0, "skullport" if rich else "kanaglym").begin(0, "flesh_golem")
    assert warned(t.play(0, "play:flesh_golem"), "devour:flesh_golem") is not rich


@pytest.mark.rule("tyrants.cost.pay_for_nothing")
@pytest.mark.parametrize("rich", [False, True])
def test_an_option_is_asked_about_when_every_payment_would_be_for_nothing(rich: bool) -> None:
    t = Table.empty(deck_1="undead").spy(0, "kanaglym").begin(0, "ghost")
    t.put("devoured", -1, *["noble"] * rich)
    assert warned(t.play(0, "play:ghost"), "pick:ghost.1,1") is not rich
    t = Table.empty().spy(0, "kanaglym", *["skullport"] * rich).begin(0, "spellspinner").play(0, "play:spellspinner")
    assert warned(t, "pick:spellspinner.1,1") is not rich
    t = Table.empty(deck_1="demons").spy(0, "kanaglym", *["skullport"] * rich).begin(0, "grazzt")
    assert warned(t.play(0, "play:grazzt"), "pick:grazzt,1") is not rich


@pytest.mark.rule("tyrants.promote.eot_eligible")
@pytest.mark.parametrize("rich", [False, True])
def test_a_promotion_that_can_find_no_card_any_more_is_asked_about(rich: bool) -> None:
    t = Table.empty().begin(0, "advocate", *["noble"] * rich).play(0, "play:advocate")
    assert warned(t, "pick:advocate.1,1") is not rich


@pytest.mark.rule("tyrants.demons.grazzt")
def test_a_second_spy_is_looked_at_by_itself() -> None:
    t = Table.empty(deck_1="demons").spy(0, "skullport", "kanaglym").begin(0, "grazzt")
    t.play(0, "play:grazzt", "pick:grazzt,1", "recall:skullport")
    assert warned(t, "recall:kanaglym")


@pytest.mark.rule("tyrants.move.to")
def test_a_troop_left_where_it_is_is_asked_about() -> None:
    t = Table.empty(deck_1="demons").clear("labyrinth").troops(0, "labyrinth").troops(1, "labyrinth").begin(0, "hezrou")
    t.play(0, "play:hezrou")
    if t.asked() == "lift_which":
        t.play(0, "lift:labyrinth,2")
    assert warned(t, "drop:labyrinth")
    assert not warned(t, "drop:skullport")


@pytest.mark.rule("tyrants.borrow.elder_brain")
def test_a_lent_card_that_could_only_promote_itself_does_nothing() -> None:
    t = Table.empty(deck_1="undead")
    t.put("inner_circles", 0, "necromancer")
    t.begin(0, "elder_brain").play(0, "play:elder_brain")
    assert warned(t, "pick:necromancer.1,1")


def test_asking_changes_nothing() -> None:
    t = Table.empty(deck_1="undead").spy(0, "kanaglym").begin(0, "ghost").play(0, "play:ghost", "pick:ghost,1")
    before, told = t.g.encode(), len(t.g.events)
    warned(t, "recall:kanaglym")
    assert (t.g.encode(), len(t.g.events)) == (before, told)


IDLE = [  # effects of cards, and the rules by which they are idle on a bare table
    (("power", 1, 3, "trophies"), "play.count_now"),
    (("draw", 1, 1, ""), "draw.nothing_left"),
    (("assassinate", 1, "enemy", "presence", False, 1, ""), "assassinate.presence"),
    (("assassinate", 1, "white", "anywhere", False, 1, "controlled_sites"), "play.count_now"),
    (("supplant", 1, "enemy", "that_site"), "spy.that_site"),
    (("move_enemy", 1, False), "move.from"),
    (("return_enemy_spy",), "return.other_player"),
    (("return_piece", 1, "others", False), "return.other_player"),
    (("place_trophy", 2, "any", "any", "anywhere", True), "trophies.redeploy"),
    (("promote_another", 1, False), "promote.eot_eligible"),
    (("promote_top",), "promote.deck_top"),
    (("promote_from", "discard"), "promote.from_discard"),
    (("deck_to_discard",), "promote.matron_mother"),
    (("devour_market", True), "recruit.market_deck_empty"),
    (("recruit_free", 1, "guile", 4, False, False), "recruit.free"),
    (("recruit_outcast", "each_opponent", 1), "recruit.stack_empty"),
    (("discard", "each_opponent", 3), "discard.more_than_three"),
    (("discard", "each_opponent", 0), "discard.no_refill"),
    (("play_from_inner_circle",), "borrow.elder_brain"),
    (("play_from_market", 4), "borrow.ulitharid"),
    (("pay", ("return_own_spy",), ("power", 4, 1, "")), "cost.in_full"),
    (("pay", ("devour_from_hand",), ("power", 4, 1, "")), "cost.in_full"),
    (("if_at_that_site", "other_player_troop", ("power", 1, 1, "")), "spy.site_condition"),
    (("if_at_least", 4, "inner_circle", ("influence", 3, 1, "")), "play.count_now"),
    (("focus", ("power", 2, 1, "")), "focus.condition"),
    (("choose", ("draw", 1, 1, ""), ("promote_top",)), "promote.deck_top"),
]


@pytest.mark.rule("tyrants.play.skip_impossible")
@pytest.mark.parametrize(("effect", "rule"), IDLE, ids=lambda part: part[0] if isinstance(part, tuple) else "")
def test_an_effect_says_itself_why_it_can_do_nothing(effect: tuple[object, ...], rule: str) -> None:
    """Nobody has troops, cards, spies, trophies; on a table with a bit of everything the same effects are able."""
    bare = Table.empty().begin(0, "noble").play(0, "play:noble")
    assert bare.g.why_idle(0, bare.g.played[0][0], effect) == rule
    t = (
        Table.empty(deck_1="demons")
        .troops(0, "skullport", 2)
        .troops(1, "skullport")
        .spy(0, "kanaglym")
        .spy(1, "skullport")
    )
    t.trophies(0, 1, 3).clear("everfire").troops(0, "everfire").spy(1, "kanaglym").troops(1, "kanaglym")
    t.market("spy_master")
    for zone, name in (("decks", "soldier"), ("discards", "kobold"), ("inner_circles", "imix")):
        t.put(zone, 0, *[name] * (1 if name == "imix" else 3))
    t.put("inner_circles", 0, "house_guard", "balor", "orcus")
    t.put("hands", 1, *["soldier"] * 4)
    t.begin(0, "noble", "bounty_hunter", "soldier").play(0, "play:bounty_hunter", "play:noble")
    t.g.that_site = SITE.index["kanaglym"]
    assert t.g.why_idle(0, t.g.played[0][0], effect) == ""
