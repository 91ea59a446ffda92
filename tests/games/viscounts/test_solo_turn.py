"""The turns of a solo game: slide, reveal, from top to bottom, along the outer road; the meeting of viscounts."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.viscounts.state import ACTION, CARDS, COLLISION, DRAW, MOVEMENT, RECRUIT
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_solo_actions import reasons
from tests.games.viscounts.test_solo_setup import AUTOMA, OWNER, PLAYER, drafted, reveal, solo

RING = ("lake", "hills", "forest", "cliffs", "mountains")


def kinds(table: Table) -> list[str]:
    return [str(event[0]) for event in table.events()]


# turns of both ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.human_turn")
def test_the_human_has_all_six_phases() -> None:
    table = drafted("player_10", "player_1")
    phases = {table.g.phase}
    asked = {table.asked(PLAYER)}
    while table.g.active == PLAYER and table.g.round == 1:
        first = next(move for move in table.g.legal(PLAYER) if move[0] != "pass_by")
        table.g.play(PLAYER, first)
        if table.g.round == 1:
            phases.add(table.g.phase)
            asked.add(table.asked(PLAYER))
    assert {CARDS, MOVEMENT, ACTION, RECRUIT} <= phases
    assert {"play_which", "move_where", "recruit_or_not"} <= asked
    assert len(table.g.hands[PLAYER]) == 3  # and drew a card


@pytest.mark.rule("viscounts.solo.automa_turn")
def test_after_each_turn_of_the_human_the_automa_reveals_one_scheme() -> None:
    table = drafted("player_10", "player_1").go_on(lambda g: g.round == 5)
    turns = [owner for _, owner in table.events("turn_started")]
    assert turns == [PLAYER, OWNER] * 4 + [PLAYER]
    assert len(table.events("scheme_shown")) == 4
    between = [kind for kind in kinds(table) if kind in ("turn_started", "scheme_shown", "played")]
    assert between == ["turn_started", "played", "turn_started", "scheme_shown"] * 4 + ["turn_started"]


@pytest.mark.rule("viscounts.solo.never")
@pytest.mark.parametrize("automa", ["cleric", "builder", "noble", "cards"])
def test_the_automa_never_trades_hires_for_silver_or_has_silver_or_a_hand(automa: str) -> None:
    table = Table(1, seed=3, automa=automa, difficulty="plus_1")
    table.go_on(lambda g: g.goods[4 * AUTOMA + 3] > 0 or len(g.hands) > 1)
    assert table.g.over
    assert len(table.events("scheme_shown")) == table.g.round > 5
    for kind in ("traded", "hired", "rested", "played", "discarded", "destroyed", "rearranged"):
        assert OWNER not in [event[1] for event in table.events(kind)]
    assert table.owned(AUTOMA).get("silver", 0) == 0


# slide and reveal ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.turn.slide", "viscounts.solo.turn.reveal")
def test_schemes_slide_right_and_the_last_one_is_discarded_without_effect() -> None:
    table = solo().board(AUTOMA, "st_builder_noble", "st_builder_cleric", "st_noble_cleric").papers(AUTOMA, deeds=1)
    top = table.card("st_cleric")
    reveal(table.no_folk("lake"), "st_cleric")
    assert table.cards(AUTOMA) == ["st_cleric", "st_builder_noble", "st_builder_cleric"]
    assert table.names("scheme_discard") == ["st_noble_cleric"]
    assert top not in table.g.scheme_deck
    assert table.owned(AUTOMA) == {}  # the sliding schemes gave no resource
    assert table.events("dropped") == [("dropped", OWNER, table.card("st_noble_cleric"))]


@pytest.mark.rule("viscounts.solo.turn.slide")
def test_on_the_first_turns_nothing_falls_off() -> None:
    table = reveal(solo(), "st_criminal_1", "st_criminal_2")
    assert table.cards(AUTOMA) == ["st_criminal_2", "st_criminal_1", ""]
    gained = [card for _, card in table.events("scheme_gained")]
    assert list(table.g.scheme_discard) == gained


@pytest.mark.rule("viscounts.solo.turn.reveal")
def test_the_top_scheme_of_the_deck_is_shown_to_everybody() -> None:
    table = solo()
    top, rest = table.g.scheme_deck[-1], table.g.scheme_deck[:-1]
    assert view(table.g, PLAYER)["scheme_deck"] == [None] * 7
    table.turn(AUTOMA)
    assert table.g.boards[3 * AUTOMA] == (top,)
    assert table.g.scheme_deck == rest
    for eye in (PLAYER, SPECTATOR):
        assert view(table.g, eye)["boards"][3 * AUTOMA] == [top]
        assert view(table.g, eye)["scheme_deck"] == [None] * 6
    assert table.events("scheme_shown") == [("scheme_shown", top)]


# from top to bottom -------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.turn.top_to_bottom")
def test_rows_of_a_scheme_are_carried_out_in_their_order() -> None:
    """Corruption, future scheme, resource; then three spaces; then the action."""
    table = reveal(solo().papers(AUTOMA, debts=1).tiles("hills", "grey7_guildhall"), "ft_criminal_1")
    assert kinds(table) == [
        "turn_started", "scheme_shown", "corrupted", "scheme_gained", "gained", "moved", "automa_lacks", "got_paper",
        "flipped", "gained",
    ]  # fmt: skip


@pytest.mark.rule("viscounts.solo.turn.top_to_bottom", "viscounts.solo.dismiss")
def test_a_dismissal_above_the_movement_happens_where_the_viscount_was() -> None:
    table = solo().folk("lake", "miner").folk("hills", "mason")
    reveal(table, "st_builder")
    assert table.space(AUTOMA) == "hills_right"
    assert "miner" in table.names("box")
    assert table.names("townsfolk", 1)[-1] == "mason"


@pytest.mark.rule("viscounts.solo.turn.nested_effects")
def test_a_bonus_is_resolved_completely_before_the_next_row() -> None:
    """The bonus of the dismissed Lookout shuffles the schemes, with the virtue for it, before the viscount moves."""
    table = solo().folk("lake", "lookout").papers(AUTOMA, deeds=1)
    table.put("scheme_discard", -1, "st_builder")
    reveal(table, "st_cleric")
    assert [kind for kind in kinds(table) if kind != "townsfolk_shown"] == [
        "turn_started", "scheme_shown", "dismissed", "shuffled", "improved", "moved", "automa_lacks", "flipped",
        "improved",
    ]  # fmt: skip


@pytest.mark.rule("viscounts.solo.turn.header_icons")
@pytest.mark.parametrize(
    ("left", "middle", "right", "told"),
    [
        ("st_noble_cleric", "st_builder_noble", "", ("automa_counts", 2, 3, 0)),
        ("", "st_builder_noble", "st_noble_cleric", ("automa_lacks", 2, 2, 3)),  # one of them has left the board
        ("", "", "", ("automa_lacks", 2, 2, 3)),  # one on the card, one in the open right slot
    ],
)
def test_icons_in_the_header_are_no_effect_but_pay_while_the_scheme_lies_there(
    left: str, middle: str, right: str, told: tuple[object, ...]
) -> None:
    table = solo("builder").board(AUTOMA, left, middle, right).papers(AUTOMA, deeds=1)
    reveal(table.folk("lake", "courier"), "st_noble")
    assert reasons(table) == [told]
    assert table.owned(AUTOMA) == {}


@pytest.mark.rule("viscounts.solo.turn.header_icons")
def test_a_criminal_in_the_header_of_a_sliding_scheme_does_nothing() -> None:
    table = solo().board(AUTOMA, "st_criminal_1", "ft_criminal_2").papers(AUTOMA, deeds=1)
    reveal(table.at(AUTOMA, "forest_right"), "st_builder_noble")
    assert (table.markers(AUTOMA), table.events("scheme_gained")) == ((1, 7), [])


@pytest.mark.rule("viscounts.solo.turn.criminal")
@pytest.mark.parametrize(
    ("left", "middle", "right", "revealed", "corruption"),
    [
        ("", "", "", "st_criminal_1", 1),
        ("st_builder", "st_cleric", "", "st_criminal_1", 1),
        ("st_criminal_2", "", "", "st_criminal_1", 2),
        ("ft_criminal_2", "st_criminal_2", "", "st_criminal_1", 4),
        ("", "", "ft_criminal_2", "st_criminal_1", 1),  # it slides off the board first
        ("", "", "", "ft_criminal_2", 2),
    ],
)
def test_corruption_for_each_criminal_on_the_board_with_the_new_one(
    left: str, middle: str, right: str, revealed: str, corruption: int
) -> None:
    table = solo().board(AUTOMA, left, middle, right).no_folk("lake").papers(AUTOMA, debts=1)
    reveal(table.at(AUTOMA, "mountains_left").folk("mountains", "architect"), revealed)
    assert table.events("corrupted") == [("corrupted", OWNER, corruption)]
    assert table.markers(AUTOMA) == (1 + corruption, 7)


@pytest.mark.rule("viscounts.solo.turn.criminal")
def test_a_scheme_without_a_criminal_gives_no_corruption_for_others_on_the_board() -> None:
    table = reveal(solo().board(AUTOMA, "st_criminal_1", "st_criminal_2"), "st_builder_noble")
    assert table.events("corrupted") == []


# movement -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.turn.move", "viscounts.solo.outer_road")
@pytest.mark.parametrize(
    ("scheme", "start", "end"),
    [
        ("st_cleric", "lake_left", "lake_right"),
        ("st_cleric", "lake_right", "hills_left"),
        ("st_cleric", "mountains_right", "lake_left"),
        ("st_noble_cleric", "hills_left", "forest_left"),
        ("st_noble_cleric", "hills_right", "forest_right"),
        ("st_builder", "cliffs_right", "lake_left"),
        ("st_builder_cleric", "lake_left", "hills_right"),
        ("ft_cleric", "cliffs_left", "lake_left"),
        ("ft_cleric", "cliffs_right", "lake_right"),
    ],
)
def test_the_viscount_goes_clockwise_exactly_so_many_outer_spaces(scheme: str, start: str, end: str) -> None:
    table = reveal(solo().at(AUTOMA, start).papers(AUTOMA, deeds=2), scheme)
    assert table.space(AUTOMA) == end
    assert [event[3] for event in table.events("moved")] == [0]


@pytest.mark.rule("viscounts.solo.outer_road")
def test_the_segments_follow_each_other_as_they_lie() -> None:
    table = solo()
    table.g.ring = (0, 3, 1, 4, 2)
    visited = []
    for _ in range(10):
        table.g.stop()
        reveal(table.papers(AUTOMA, deeds=5, debts=5), "st_cleric")
        visited.append(table.space(AUTOMA))
    assert visited == [
        "lake_right", "cliffs_left", "cliffs_right", "hills_left", "hills_right", "mountains_left", "mountains_right",
        "forest_left", "forest_right", "lake_left",
    ]  # fmt: skip


@pytest.mark.rule("viscounts.solo.outer_road")
def test_in_a_whole_game_it_never_enters_the_inner_road() -> None:
    table = Table(1, seed=5).go_on()
    spaces = [int(str(event[2])) for event in table.events("moved") if event[1] == OWNER]
    assert len(spaces) > 5
    assert {space % 3 for space in spaces} == {0, 1}


# meetings -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.meet_human_arrives")
@pytest.mark.parametrize(("automa", "good"), [("cleric", "ink"), ("builder", "stone"), ("noble", "gold")])
def test_the_automa_gains_a_resource_when_the_human_arrives(automa: str, good: str) -> None:
    table = solo(automa).at(PLAYER, "lake_left").at(AUTOMA, "hills_left").board(AUTOMA, "st_cleric", "st_builder")
    table.hand(PLAYER, "abbot").turn(PLAYER).play(PLAYER, "play:abbot", "move:hills_left")
    assert table.owned(AUTOMA) == {good: 1}
    assert table.cards(AUTOMA) == ["st_cleric", "st_builder", ""]
    assert table.events("met") == [("met", PLAYER, OWNER)]


@pytest.mark.rule("viscounts.solo.meet_human_arrives")
def test_the_automa_gains_nothing_when_the_human_stops_elsewhere_in_its_segment_or_passes() -> None:
    for automa in ("hills_right", "lake_right"):
        table = solo().at(PLAYER, "lake_left").at(AUTOMA, automa)
        table.hand(PLAYER, "abbot").turn(PLAYER).play(PLAYER, "play:abbot", "move:hills_left")
        assert (table.owned(AUTOMA), table.events("met")) == ({}, [])


@pytest.mark.rule("viscounts.solo.meet_automa_arrives")
def test_the_human_may_rearrange_when_the_automa_arrives_before_it_acts() -> None:
    table = solo().at(PLAYER, "lake_right").board(PLAYER, "abbot", "thief", "trader").papers(AUTOMA, deeds=1)
    reveal(table, "st_cleric")
    assert table.asked(PLAYER) == "new_order"
    assert table.events("met") == [("met", OWNER, PLAYER)]
    assert table.events("automa_lacks") == table.events("flipped") == []
    assert len(table.options(PLAYER)) == 6
    table.play(PLAYER, "arrange:321")
    assert table.cards(PLAYER) == ["trader", "thief", "abbot"]
    assert len(table.events("flipped")) == 1
    assert table.g.over
    assert table.owned(AUTOMA) == {}


@pytest.mark.rule("viscounts.solo.meet_automa_arrives")
def test_the_human_may_leave_the_cards_as_they_are() -> None:
    table = solo().at(PLAYER, "lake_right").board(PLAYER, "abbot", "thief").papers(AUTOMA, deeds=1)
    reveal(table, "st_cleric").play(PLAYER, "arrange:123")
    assert (table.cards(PLAYER), table.g.over) == (["abbot", "thief", ""], True)


@pytest.mark.rule("viscounts.solo.meet_automa_arrives")
def test_the_human_is_not_asked_when_the_automa_passes_or_stops_beside() -> None:
    for human in ("lake_right", "lake_inner", "hills_right"):
        table = solo().at(PLAYER, human).board(PLAYER, "abbot", "thief", "trader").papers(AUTOMA, deeds=1)
        reveal(table, "st_noble_cleric")
        assert (table.space(AUTOMA), table.events("met"), table.g.over) == ("hills_left", [], True)


# the phases of its turn ---------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.automa_turn", "viscounts.solo.never")
def test_its_turn_has_neither_hiring_nor_drawing() -> None:
    table = solo().papers(AUTOMA, deeds=1)
    hand, pile = table.g.hands[PLAYER], table.g.townsfolk[0]
    reveal(table.no_tiles("lake"), "st_builder_cleric")
    assert table.g.phase == COLLISION != DRAW
    assert (table.g.hands[PLAYER], table.g.townsfolk[0]) == (hand, pile)
