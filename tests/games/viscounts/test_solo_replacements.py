"""The automa's reference card: what it gets or does instead of what a player would."""

import pytest

from pentarchy.games.viscounts.moves import INSTEAD
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_solo_setup import AUTOMA, OWNER, acts, reveal, solo

DEBT, DEED = 0, 1


def papers(table: Table) -> tuple[int, int, int, int]:
    """Debts, paid debts, deeds, approved deeds of the automa."""
    g = table.g
    return g.debts[AUTOMA], g.paid[AUTOMA], g.deeds[AUTOMA], g.approved[AUTOMA]


# resources ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.resource_preference")
@pytest.mark.parametrize(
    ("own", "count", "then"),
    [
        ({}, 1, {"ink": 1}),
        ({"stone": 3, "gold": 3}, 1, {"ink": 1, "stone": 3, "gold": 3}),
        ({"ink": 5}, 2, {"ink": 6, "stone": 1}),  # one after another
        ({"ink": 7, "stone": 5}, 1, {"ink": 7, "stone": 5, "gold": 1}),
        ({"ink": 6, "stone": 4, "gold": 9}, 1, {"ink": 6, "stone": 4, "gold": 10}),  # no limit for the last one
        ({"ink": 5, "stone": 4}, 1, {"ink": 6, "stone": 4}),
    ],
)
def test_the_cleric_automa_takes_ink_to_six_then_stone_to_four_then_gold(
    own: dict[str, int], count: int, then: dict[str, int]
) -> None:
    assert solo("cleric").goods(AUTOMA, **own).does(AUTOMA, f"resource({count})").owned(AUTOMA) == then


@pytest.mark.rule("viscounts.solo.resource_preference_others")
@pytest.mark.parametrize(
    ("automa", "own", "gained"),
    [
        ("builder", {"stone": 5}, "stone"),
        ("builder", {"stone": 6, "gold": 3}, "gold"),
        ("builder", {"stone": 6, "gold": 4}, "ink"),
        ("builder", {"stone": 6, "gold": 4, "ink": 8}, "ink"),
        ("noble", {"gold": 5}, "gold"),
        ("noble", {"gold": 6, "ink": 3}, "ink"),
        ("noble", {"gold": 6, "ink": 4}, "stone"),
        ("noble", {"gold": 6, "ink": 4, "stone": 8}, "stone"),
    ],
)
def test_the_builder_and_the_noble_automa_have_charts_of_their_own(
    automa: str, own: dict[str, int], gained: str
) -> None:
    table = solo(automa).goods(AUTOMA, **own).does(AUTOMA, "resource(1)")
    assert table.owned(AUTOMA) == own | {gained: own.get(gained, 0) + 1}


@pytest.mark.rule("viscounts.solo.resource_card_automa")
@pytest.mark.parametrize("effect", ["gain('ink', 1)", "gain('stone', 1)", "gain('gold', 1)", "resource(1)"])
def test_all_resources_are_one_to_the_card_automa(effect: str) -> None:
    table = solo("cards").goods(AUTOMA, ink=9).does(AUTOMA, effect)
    assert table.owned(AUTOMA) == {"ink": 10}


@pytest.mark.rule("viscounts.solo.resource_card_automa")
@pytest.mark.parametrize(
    ("scheme", "own", "counts"),
    [
        ("st_builder", 1, ("automa_counts", 1, 2, 1)),  # a workshop: builders 1 and 1 of the middle slot
        ("st_noble", 1, ("automa_counts", 2, 2, 1)),  # 2 workers: nobles 1 and 1 of the right slot
        ("st_cleric", 2, ("automa_counts", 3, 2, 2)),  # a manuscript for 4: clerics 1 and 1 of the right slot
    ],
)
def test_the_card_automa_pays_any_action_with_any_resource(scheme: str, own: int, counts: tuple[object, ...]) -> None:
    table = solo("cards").goods(AUTOMA, ink=own).tiles("lake", "black4_virtue")
    acts(table.at(AUTOMA, "lake_right").papers(AUTOMA, deeds=1), scheme)
    assert [event for event in table.events() if str(event[0]).startswith("automa")] == [counts]
    assert table.owned(AUTOMA) == {}


@pytest.mark.rule("viscounts.solo.resource_card_automa")
@pytest.mark.parametrize(("automa", "own"), [("cleric", {"gold": 5, "ink": 5}), ("noble", {"ink": 3, "stone": 3})])
def test_the_other_automas_pay_with_the_matching_resource_only(automa: str, own: dict[str, int]) -> None:
    table = solo(automa).goods(AUTOMA, **own).papers(AUTOMA, deeds=1)
    acts(table.at(AUTOMA, "lake_left"), {"cleric": "st_builder", "noble": "st_noble"}[automa])
    assert len(table.events("automa_lacks")) == 1
    assert table.owned(AUTOMA) == own


@pytest.mark.rule("viscounts.solo.no_silver", "viscounts.solo.silver_amounts")
@pytest.mark.parametrize(("silver", "resources"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_two_silver_are_a_resource_and_a_single_one_is_lost(silver: int, resources: int) -> None:
    table = solo("builder").does(AUTOMA, f"gain('silver', {silver})")
    assert table.owned(AUTOMA) == ({"stone": resources} if resources else {})


@pytest.mark.rule("viscounts.solo.silver_amounts")
def test_the_four_silver_of_a_manuscript_are_two_resources() -> None:
    table = solo("cleric").goods(AUTOMA, ink=3).tiles("lake", "blue3_silver")
    acts(table, "st_cleric")
    assert table.owned(AUTOMA) == {"ink": 4}  # one of three paid, two gained


# cards --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.rearrange")
@pytest.mark.parametrize(("automa", "good"), [("cleric", "ink"), ("builder", "stone"), ("noble", "gold")])
def test_a_resource_instead_of_rearranging(automa: str, good: str) -> None:
    table = solo(automa).board(AUTOMA, "st_criminal_1", "st_criminal_2").does(AUTOMA, "rearrange()")
    assert table.owned(AUTOMA) == {good: 1}
    assert (table.cards(AUTOMA), table.g.over) == (["st_criminal_1", "st_criminal_2", ""], True)


@pytest.mark.rule("viscounts.solo.destroy")
@pytest.mark.parametrize(("count", "then"), [(1, (1, 1, 1, 0)), (2, (1, 1, 0, 1))])
def test_a_flip_instead_of_each_card_to_destroy(count: int, then: tuple[int, int, int, int]) -> None:
    table = solo().papers(AUTOMA, debts=2, deeds=1).does(AUTOMA, f"destroy({count})")
    assert papers(table) == then
    assert table.events("destroyed") == []


@pytest.mark.rule("viscounts.solo.discard")
def test_a_virtue_instead_of_each_card_to_discard() -> None:
    table = solo().does(AUTOMA, "discard(1)")
    assert (table.markers(AUTOMA), table.g.scheme_discard) == ((1, 6), ())
    assert table.does(AUTOMA, "discard(2)").markers(AUTOMA) == (1, 4)


@pytest.mark.rule("viscounts.solo.castle_move")
def test_a_virtue_instead_of_a_castle_move() -> None:
    table = solo().workers(AUTOMA, 1, "flip", 2).does(AUTOMA, "castle_move()")
    assert (table.markers(AUTOMA), table.tier(1, AUTOMA), table.g.over) == ((1, 6), {"flip": 2}, True)


# future schemes -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.scheme_gain")
@pytest.mark.parametrize("effect", ["hire()", "scheme()"])
def test_a_hire_is_the_top_future_scheme_face_up_onto_the_discard_pile(effect: str) -> None:
    table = solo()
    top, rest = table.g.future_deck[-1], table.g.future_deck[:-1]
    folk = [*table.g.townsfolk]
    table.does(AUTOMA, effect)
    assert (table.g.scheme_discard, table.g.future_deck) == ((top,), rest)
    assert table.g.knows[top] == table.g.everyone
    told = [("automa_instead", INSTEAD.index["hire"])] if effect == "hire()" else []
    assert table.events() == [*told, ("scheme_gained", top)]
    assert (table.g.townsfolk, table.markers(AUTOMA)) == (folk, (1, 7))


@pytest.mark.rule("viscounts.solo.future_empty")
@pytest.mark.parametrize("effect", ["hire()", "scheme()"])
def test_without_future_schemes_it_flips(effect: str) -> None:
    table = solo().papers(AUTOMA, deeds=1)
    table.put("scheme_discard", -1, *table.names("future_deck"))
    assert papers(table.does(AUTOMA, effect)) == (0, 0, 0, 1)
    assert table.does(AUTOMA, effect).markers(AUTOMA) == (1, 6)  # nothing is left to flip


# flipping -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.flip_choice", "viscounts.solo.flip_tie", "viscounts.solo.flip_only_type")
@pytest.mark.parametrize(
    ("debts", "paid", "deeds", "approved", "flipped"),
    [
        (1, 0, 1, 0, DEBT),  # a tie
        (2, 3, 2, 3, DEBT),
        (1, 0, 5, 1, DEBT),  # fewer flipped debts
        (5, 1, 1, 0, DEED),  # fewer flipped deeds
        (1, 3, 1, 2, DEED),
        (0, 0, 1, 3, DEED),  # the only kind
        (1, 3, 0, 0, DEBT),
    ],
)
def test_it_flips_the_kind_with_fewer_flipped_cards(
    debts: int, paid: int, deeds: int, approved: int, flipped: int
) -> None:
    table = solo().papers(AUTOMA, debts=debts, paid=paid, deeds=deeds, approved=approved).does(AUTOMA, "flip(1)")
    assert table.events("flipped") == [("flipped", OWNER, flipped)]
    turned = (debts - 1, paid + 1, deeds, approved) if flipped == DEBT else (debts, paid, deeds - 1, approved + 1)
    assert papers(table) == turned


@pytest.mark.rule("viscounts.solo.flip_debt_reward")
@pytest.mark.parametrize("effect", ["flip(1)", "flip_debt()"])
def test_a_flipped_debt_brings_a_resource(effect: str) -> None:
    assert solo("noble").papers(AUTOMA, debts=1).does(AUTOMA, effect).owned(AUTOMA) == {"gold": 1}


@pytest.mark.rule("viscounts.solo.flip_debt_reward")
def test_a_flipped_deed_brings_nothing() -> None:
    table = solo("noble").papers(AUTOMA, deeds=2).does(AUTOMA, "flip(1)").does(AUTOMA, "flip_deed()")
    assert (papers(table), table.owned(AUTOMA), table.markers(AUTOMA)) == ((0, 0, 0, 2), {}, (1, 7))


@pytest.mark.rule("viscounts.solo.nothing_to_flip")
@pytest.mark.parametrize(
    ("effect", "debts", "deeds"), [("flip(1)", 0, 0), ("flip_debt()", 0, 2), ("flip_deed()", 2, 0)]
)
def test_a_virtue_when_there_is_nothing_of_the_kind_to_flip(effect: str, debts: int, deeds: int) -> None:
    table = solo().papers(AUTOMA, debts=debts, deeds=deeds, paid=1, approved=1).does(AUTOMA, effect)
    assert (papers(table), table.markers(AUTOMA)) == ((debts, 1, deeds, 1), (1, 6))


# dismissals ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.dismiss")
def test_it_dismisses_the_top_townsfolk_of_its_segment_for_free() -> None:
    table = solo().folk("hills", "mason", "miner").at(AUTOMA, "hills_right").goods(AUTOMA, ink=1)
    others = [pile for segment, pile in enumerate(table.g.townsfolk) if segment != 1]
    table.does(AUTOMA, "dismiss()")
    assert "miner" in table.names("box")
    assert table.names("townsfolk", 1)[-1] == "mason"
    assert [pile for segment, pile in enumerate(table.g.townsfolk) if segment != 1] == others
    assert table.g.knows[table.card("mason")] == table.g.everyone
    assert table.owned(AUTOMA) == {"ink": 1}
    assert table.events("spent") == []
    assert table.events("dismissed") == [("dismissed", OWNER, table.card("miner"), 0)]


@pytest.mark.rule("viscounts.solo.dismiss_bonus")
@pytest.mark.parametrize(
    ("folk", "goods", "markers", "debts"),
    [
        ("miner", {}, (1, 6), 0),  # a virtue
        ("antagonist", {}, (2, 7), 0),  # a corruption
        ("bishop", {}, (1, 7), 1),  # a debt
        ("artist", {}, (1, 6), 0),  # a discard: a virtue
        ("mason", {"ink": 1}, (1, 7), 0),  # to rearrange: a resource
    ],
)
def test_it_resolves_the_bonus_with_its_replacements(
    folk: str, goods: dict[str, int], markers: tuple[int, int], debts: int
) -> None:
    table = solo().folk("lake", folk).board(AUTOMA, "st_cleric", "st_builder").does(AUTOMA, "dismiss()")
    assert (table.owned(AUTOMA), table.markers(AUTOMA), table.g.debts[AUTOMA]) == (goods, markers, debts)


@pytest.mark.rule("viscounts.solo.dismiss_bonus", "viscounts.solo.shuffle_effect")
def test_the_bonus_may_be_a_shuffle() -> None:
    table = solo().folk("lake", "courier").board(AUTOMA, "st_criminal_1")
    table.put("scheme_discard", -1, "st_cleric")
    table.does(AUTOMA, "dismiss()")
    assert (table.g.scheme_discard, table.markers(AUTOMA)) == ((), (2, 7))


@pytest.mark.rule("viscounts.solo.dismiss_no_icons")
def test_icons_of_a_dismissed_townsfolk_do_not_help() -> None:
    """The Enforcer has two nobles; one card and one open slot still make only two."""
    table = reveal(solo("cleric").folk("lake", "enforcer"), "st_noble")
    assert "enforcer" in table.names("box")
    assert table.events("automa_lacks") == [("automa_lacks", 2, 2, 3)]


@pytest.mark.rule("viscounts.solo.dismiss_printed")
@pytest.mark.parametrize(
    ("segment", "markers"),
    [("lake", (1, 6)), ("hills", (1, 6)), ("forest", (2, 7)), ("cliffs", (1, 6)), ("mountains", (2, 7))],
)
def test_with_an_empty_pile_it_resolves_the_printed_bonus_again_and_again(
    segment: str, markers: tuple[int, int]
) -> None:
    table = solo().no_folk(segment).at(AUTOMA, f"{segment}_left")
    box = table.g.box
    assert table.does(AUTOMA, "dismiss()").markers(AUTOMA) == markers
    assert table.g.box == box
    corruption, virtue = markers
    assert table.does(AUTOMA, "dismiss()").markers(AUTOMA) == (2 * corruption - 1, 2 * virtue - 7)
    number = ("lake", "hills", "forest", "cliffs", "mountains").index(segment)
    assert table.events("dismissed_printed") == [("dismissed_printed", OWNER, number, 0)] * 2
