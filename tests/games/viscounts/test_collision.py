"""Phase 5: the markers of the current player have met. Rules: collision.*, fx.collision. Components: track.toml."""

import pytest

from pentarchy.games.viscounts.collision import collision_phase
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_card_phase import told, without_cards

Gains = tuple[dict[str, int], int, int, tuple[int, int]]  # goods, deeds, debts and markers


def met_on(space: int, players: int = 3, active: int = 0) -> Table:
    """The markers of the active player share a space."""
    table = Table.empty(players).track(active, space, space)
    table.g.active = active
    return table


def collide(table: Table) -> Table:
    return table.run(collision_phase(table.g.active))


def gained(table: Table, side: int) -> Gains:
    """What a side has."""
    return table.owned(side), table.g.deeds[side], table.g.debts[side], table.markers(side)


# when ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.collision.when")
def test_only_in_phase_5_of_a_turn() -> None:
    """A collision in phase 1 waits; then the turn goes on to phase 6."""
    table = without_cards().hand(0, "thief", "abbot", "squire", "labourer").track(0, 3, 4).no_folk("lake").turn()
    table.play(0, "play:thief")
    assert (table.markers(0), table.owned(0), table.asked(0)) == ((4, 4), {}, "move_where")
    table.play(0, "move:lake_right")
    assert (table.markers(0), table.owned(0)) == ((4, 4), {})
    table.play(0, "rest")
    assert gained(table, 0) == ({"silver": 2}, 1, 1, (1, 7))


@pytest.mark.rule("viscounts.collision.when", "viscounts.collision.others_wait")
@pytest.mark.parametrize("markers", [(1, 7), (3, 4), (6, 7)])
def test_only_if_the_own_markers_meet(markers: tuple[int, int]) -> None:
    """Not for those of another player: they wait for their own turn."""
    table = Table.empty().track(0, *markers).track(1, 5, 5)
    collide(table)
    assert (gained(table, 0), gained(table, 1)) == (({}, 0, 0, markers), ({}, 0, 0, (5, 5)))
    assert table.events("collided") == []
    table.g.active = 1
    collide(table)
    assert gained(table, 1) == ({"silver": 2}, 0, 1, (1, 7))


@pytest.mark.rule("viscounts.collision.others_wait")
def test_markers_of_another_player_that_meet_by_the_collision_stay_merged() -> None:
    table = met_on(2, 2).board(1, "thief").track(1, 4, 5)
    collide(table)
    assert gained(table, 1) == ({}, 0, 0, (5, 5))
    assert gained(table, 0) == ({"silver": 1}, 2, 0, (1, 7))
    table.g.active = 1
    collide(table)
    assert gained(table, 1) == ({"silver": 2}, 0, 1, (1, 7))


@pytest.mark.rule("viscounts.collision.mandatory", "viscounts.collision.once", "viscounts.collision.reset")
def test_four_steps_in_fixed_order_without_a_question_and_only_once() -> None:
    table = met_on(7, 2).emptied(0, "workshop_2").board(0, "peddler_gold").track(1, 3, 6)
    collide(table)
    assert told(table, "collided", "improved", "gained", "got_paper", "separated") == [
        "collided", "improved", "gained", "gained", "got_paper", "got_paper", "improved", "separated",
    ]  # fmt: skip
    assert table.events("separated") == [("separated", 0)]
    assert table.events("gained") == [("gained", 0, 2, 1), ("gained", 0, 3, 3)]  # gold before silver
    assert (gained(table, 0), gained(table, 1)) == (
        ({"gold": 1, "silver": 3}, 0, 2, (1, 7)),
        ({}, 0, 0, (3, 5)),
    )
    assert (table.events("collided"), table.asked(0), table.asked(1)) == ([("collided", 0, 7)], "", "")


# step 1 -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.collision.step1")
@pytest.mark.card("workshop_2")
@pytest.mark.parametrize(
    ("buildings", "card", "virtue"),
    [
        (["workshop_2"], "abbot", 6),
        (["workshop_2"], "", 6),
        (["workshop_2"], "thief", 7),
        (["workshop_1", "workshop_3", "trading_post_2", "guildhall_2"], "abbot", 7),
        ([], "abbot", 7),
    ],
)
def test_everybody_with_the_second_workshop_and_no_criminal_gains_a_virtue(
    buildings: list[str], card: str, virtue: int
) -> None:
    """Also the others; space 4 brings them no virtue."""
    table = met_on(4, 3).emptied(2, *buildings).board(2, card)
    collide(table)
    assert (table.markers(1), table.markers(2)) == ((1, 7), (1, virtue))


@pytest.mark.rule("viscounts.collision.step1", "viscounts.collision.position_read_late")
@pytest.mark.parametrize(("card", "result"), [("abbot", ({"silver": 2}, 1, 1)), ("thief", ({"silver": 2}, 0, 1))])
def test_the_virtue_of_step_1_moves_the_merged_markers_before_the_reward(
    card: str, result: tuple[dict[str, int], int, int]
) -> None:
    table = met_on(5, 2).emptied(0, "workshop_2").board(0, card)
    collide(table)
    assert gained(table, 0) == (*result, (1, 7))


# step 2 -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.collision.step2", "viscounts.fx.collision")
@pytest.mark.card("peddler_ink", "peddler_gold", "peddler_stone")
def test_townsfolk_of_all_players_answer_to_any_collision_in_turn_order() -> None:
    table = met_on(2, 3, active=1).board(0, "peddler_ink").board(1, "peddler_gold").board(2, "peddler_stone")
    collide(table)
    answers = [event[1:3] for event in table.events("gained")]
    assert answers == [(1, 2), (2, 1), (0, 0), (1, 3)]  # gold, stone, ink, then the silver of step 3
    assert (table.owned(0), table.owned(2)) == ({"ink": 1}, {"stone": 1})


@pytest.mark.rule("viscounts.collision.step2")
@pytest.mark.card("peddler_silver", "ada")
def test_a_player_with_several_such_cards_chooses_the_order() -> None:
    table = met_on(2, 2).board(1, "peddler_silver", "ada", "abbot")
    collide(table)
    assert table.options(1) == {"resolve:peddler_silver", "resolve:ada"}
    table.play(1, "resolve:ada")
    assert (table.markers(1), table.owned(1), table.owned(0)) == ((1, 6), {}, {})
    table.play(1, "take_good:stone")
    assert table.owned(1) == {"stone": 1, "silver": 2}
    assert (table.markers(1), table.owned(0)) == ((2, 6), {"silver": 1})  # Ada is a criminal: step 4


@pytest.mark.rule("viscounts.collision.position_read_late", "viscounts.collision.step2")
@pytest.mark.card("ada")
def test_the_virtue_of_step_2_moves_the_merged_markers_before_the_reward() -> None:
    table = met_on(6, 2).board(0, "ada").board(1, "abbot", "squire")
    collide(table)
    assert (table.asked(0), table.markers(0)) == ("resource_which", (5, 5))
    table.play(0, "take_good:ink")
    assert gained(table, 0) == ({"ink": 1, "silver": 2}, 0, 1, (1, 7))


@pytest.mark.rule("viscounts.collision.position_read_late", "viscounts.collision.step4")
@pytest.mark.card("racketeer_destroy")
def test_a_shuffle_caused_by_step_3_counts_for_step_4() -> None:
    """Space 6 brings two debts; a discard of the racketeer shuffles with a criminal: corruption, space 7."""
    table = met_on(6, 2).board(0, "racketeer_destroy").board(1, "abbot")
    collide(table)
    table.play(0, "pick:discard_1", "discard_top")
    assert table.markers(0) == (7, 7)
    table.play(0, "pick:discard_1", "decline")
    assert gained(table, 0) == ({"silver": 3}, 0, 2, (1, 7))
    assert gained(table, 1) == ({}, 1, 0, (1, 7))


# steps 3 and 4, by space --------------------------------------------------------------------------------------------
NOTHING: Gains = ({}, 0, 0, (1, 7))
DEED: Gains = ({}, 1, 0, (1, 7))
DEBT: Gains = ({}, 0, 1, (1, 7))
CORRUPTION: Gains = ({}, 0, 0, (2, 7))
VIRTUE: Gains = ({}, 0, 0, (1, 6))
SPACES = [
    pytest.param(
        space, silver, deeds, debts, lawful, criminal,
        marks=[pytest.mark.rule(f"viscounts.collision.pos{space}"), pytest.mark.card(f"space_{space}")],
    )
    for space, silver, deeds, debts, lawful, criminal in [
        (1, 1, 3, 0, NOTHING, DEBT),
        (2, 1, 2, 0, NOTHING, CORRUPTION),
        (3, 1, 1, 0, NOTHING, CORRUPTION),
        (5, 2, 0, 1, VIRTUE, NOTHING),
        (6, 3, 0, 2, VIRTUE, NOTHING),
        (7, 4, 0, 3, DEED, NOTHING),
    ]
]  # fmt: skip


@pytest.mark.rule("viscounts.collision.step3", "viscounts.collision.step4", "viscounts.collision.reset")
@pytest.mark.parametrize(("space", "silver", "deeds", "debts", "lawful", "criminal"), SPACES)
@pytest.mark.parametrize("own", ["abbot", "thief"])
def test_rewards_of_a_space(
    own: str, space: int, silver: int, deeds: int, debts: int, lawful: Gains, criminal: Gains
) -> None:
    """Player 1 has a criminal, player 2 has none; what the current player has does not matter."""
    table = met_on(space).board(0, own).board(1, "squire", "thief").board(2, "abbot", "squire")
    table.hand(2, "thief")
    collide(table)
    assert gained(table, 0) == ({"silver": silver}, deeds, debts, (1, 7))
    assert (gained(table, 1), gained(table, 2)) == (criminal, lawful)
    assert table.events("corrupted") + table.events("improved") == [
        *([("corrupted", 1, 1)] if space in (2, 3) else []),
        *([("improved", 2, 1)] if space in (5, 6) else []),
    ]


@pytest.mark.rule("viscounts.collision.pos4", "viscounts.collision.step4", "viscounts.collision.reset")
@pytest.mark.card("space_4")
def test_space_4_lets_all_others_rearrange_in_turn_order() -> None:
    table = met_on(4, 4, active=2)
    for player in range(4):
        table.board(player, "abbot", "thief" if player == 0 else "squire")
    collide(table)
    assert (table.asked(3), table.owned(2)) == ("new_order", {"silver": 2})
    table.play(3, "arrange:213").play(0, "arrange:213").play(1, "arrange:123")
    assert (table.cards(3), table.cards(0), table.cards(1)) == (
        ["squire", "abbot", ""],
        ["thief", "abbot", ""],
        ["abbot", "squire", ""],
    )
    assert gained(table, 2) == ({"silver": 2}, 1, 1, (1, 7))
    for player in (0, 1, 3):
        assert (gained(table, player), table.asked(player)) == (NOTHING, "")


@pytest.mark.rule("viscounts.collision.pos6", "viscounts.collision.step1", "viscounts.collision.step2")
@pytest.mark.card("space_6", "peddler_ink")
def test_the_example_of_the_rulebook() -> None:
    """T16: red has the second workshop, Diplomat, Peddler and Thief, and markers on 6."""
    table = met_on(6).emptied(0, "workshop_2").board(0, "diplomat", "peddler_ink", "thief")
    table.board(1, "abbot").board(2, "thief")
    collide(table)
    assert gained(table, 0) == ({"ink": 1, "silver": 3}, 0, 2, (1, 7))
    assert (gained(table, 1), gained(table, 2)) == (VIRTUE, NOTHING)
    assert table.events("improved") == [("improved", 1, 1)]


# the automa ---------------------------------------------------------------------------------------------------------
AUTOMA = [
    pytest.param(space, resources, deeds, debts, id=f"space_{space}", marks=pytest.mark.card(f"space_{space}"))
    for space, resources, deeds, debts in [
        (1, 0, 3, 0), (2, 0, 2, 0), (3, 1, 1, 0), (4, 1, 1, 1), (5, 1, 0, 1), (6, 1, 0, 2), (7, 2, 0, 3),
    ]
]  # fmt: skip


@pytest.mark.rule("viscounts.solo.turn.collision_rewards", "viscounts.collision.reset")
@pytest.mark.parametrize(("space", "resources", "deeds", "debts"), AUTOMA)
def test_rewards_of_the_automa(space: int, resources: int, deeds: int, debts: int) -> None:
    table = Table.empty(1).track(1, space, space)
    table.g.active = 1
    collide(table)
    assert gained(table, 1) == ({"ink": resources} if resources else {}, deeds, debts, (1, 7))


@pytest.mark.rule("viscounts.solo.turn.collision_human", "viscounts.collision.step4")
@pytest.mark.parametrize(
    ("space", "card", "result"),
    [(1, "thief", DEBT), (3, "thief", CORRUPTION), (3, "abbot", NOTHING), (5, "abbot", VIRTUE), (7, "abbot", DEED)],
)
def test_the_player_gets_what_is_below_the_space_of_the_automa(space: int, card: str, result: Gains) -> None:
    table = Table.empty(1).track(1, space, space).board(0, card)
    table.g.active = 1
    collide(table)
    assert gained(table, 0) == result
