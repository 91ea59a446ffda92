"""The worked examples of the solo game: T27 to T35 of the notes, and the examples of the rules."""

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.moves import INSTEAD
from pentarchy.text import Speech
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_solo_setup import AUTOMA, OWNER, PLAYER, acts, drafted, reveal, solo

WORKERS, TRANSCRIBE = 2, 3  # actions in events
DEBT, DEED = 0, 1


def before_the_first_turn() -> Table:
    """The Cleric automa after setup, beside a townsfolk for virtue."""
    table = solo("cleric").goods(AUTOMA, ink=1, stone=1).papers(AUTOMA, deeds=1, debts=1)
    return table.building(AUTOMA, "guildhall_1", "lake_1").at(AUTOMA, "lake_left").folk("lake", "miner")


@pytest.mark.rule(
    "viscounts.solo.setup.start_items", "viscounts.solo.setup.start_building", "viscounts.solo.setup.slot_icons"
)
def test_t27_the_cleric_automa_at_setup() -> None:
    table = drafted("player_1", "player_3")  # the site gives an ink well
    g = table.g
    assert table.owned(AUTOMA) == {"ink": 2, "stone": 1}
    assert (g.deeds[AUTOMA], g.debts[AUTOMA]) == (1, 1)
    assert table.events("built") == [("built", OWNER, 3, 9)]  # guildhall 1 on hills_1
    assert table.events("gained")[-1] == ("gained", OWNER, 0, 1)


@pytest.mark.rule("viscounts.solo.resource_preference")
@pytest.mark.parametrize(
    ("own", "gained"), [({"ink": 5}, "ink"), ({"ink": 6, "stone": 3}, "stone"), ({"ink": 6, "stone": 4}, "gold")]
)
def test_t28_the_cleric_automa_gains_a_resource(own: dict[str, int], gained: str) -> None:
    table = solo("cleric").goods(AUTOMA, **own).does(AUTOMA, "resource(1)")
    assert table.owned(AUTOMA) == own | {gained: own.get(gained, 0) + 1}


@pytest.mark.rule(
    "viscounts.solo.turn.alternatives",
    "viscounts.solo.setup.slot_icons",
    "viscounts.solo.turn.top_to_bottom",
    "viscounts.solo.flip_tie",
    "viscounts.solo.flip_debt_reward",
)
@pytest.mark.card("st_noble")
def test_t29_the_first_turn() -> None:
    table = reveal(before_the_first_turn(), "st_noble")
    g = table.g
    assert "miner" in table.names("box")
    assert table.space(AUTOMA) == "hills_left"
    assert (g.debts[AUTOMA], g.paid[AUTOMA], g.deeds[AUTOMA], g.approved[AUTOMA]) == (0, 1, 1, 0)
    assert table.owned(AUTOMA) == {"ink": 2, "stone": 1}
    assert table.markers(AUTOMA) == (1, 5)
    assert g.workers[AUTOMA] == 20
    shown = [event for event in table.events() if event[0] != "townsfolk_shown"]
    assert shown == [
        ("turn_started", OWNER),
        ("scheme_shown", table.card("st_noble")),
        ("dismissed", OWNER, table.card("miner"), 0),
        ("improved", OWNER, 1),
        ("moved", OWNER, 3, 0),
        ("automa_lacks", WORKERS, 2, 3),
        ("automa_chooses", DEBT, 0, 0),
        ("flipped", OWNER, DEBT),
        ("gained", OWNER, 0, 1),
        ("improved", OWNER, 1),
    ]


@pytest.mark.rule(
    "viscounts.solo.turn.nested_effects",
    "viscounts.solo.turn.criminal",
    "viscounts.solo.ms.instant",
    "viscounts.solo.scheme_gain",
    "viscounts.solo.payment",
    "viscounts.solo.focus",
)
@pytest.mark.card("st_criminal_1", "automa_cleric")
def test_t30_the_second_turn() -> None:
    table = reveal(before_the_first_turn(), "st_noble").tiles("hills", "blue3_hire")
    assert table.g.events is not None
    table.g.events.clear()
    first, second = reversed(table.g.future_deck[-2:])
    reveal(table, "st_criminal_1")
    assert table.cards(AUTOMA) == ["st_criminal_1", "st_noble", ""]
    assert table.markers(AUTOMA) == (2, 5)
    assert table.space(AUTOMA) == "hills_right"
    assert table.names("scrolls", AUTOMA) == ["blue3_hire"]
    assert table.g.scheme_discard == (first, second)
    assert table.owned(AUTOMA) == {"ink": 2, "stone": 1}
    shown = [event for event in table.events() if event[0] != "manuscript_shown"]
    assert shown == [
        ("turn_started", OWNER),
        ("scheme_shown", table.card("st_criminal_1")),
        ("corrupted", OWNER, 1),
        ("scheme_gained", first),
        ("moved", OWNER, 4, 0),
        ("automa_focus",),
        ("automa_counts", TRANSCRIBE, 3, 0),
        ("transcribed", OWNER, table.card("blue3_hire")),
        ("automa_instead", INSTEAD.index["hire"]),
        ("scheme_gained", second),
    ]


@pytest.mark.rule("viscounts.solo.flip_choice")
def test_t31_fewer_debts_than_deeds_are_flipped() -> None:
    table = solo().papers(AUTOMA, debts=1, deeds=1, approved=1).does(AUTOMA, "flip(1)")
    assert (table.g.paid[AUTOMA], table.g.approved[AUTOMA]) == (1, 1)
    assert table.events("flipped") == [("flipped", OWNER, DEBT)]


@pytest.mark.rule("viscounts.solo.nothing_to_flip")
def test_t32_nothing_to_flip() -> None:
    table = solo().papers(AUTOMA, paid=2, approved=1).does(AUTOMA, "flip(1)")
    assert (table.markers(AUTOMA), table.events("flipped")) == ((1, 6), [])


@pytest.mark.rule("viscounts.solo.future_empty")
def test_t33_no_future_scheme_is_left() -> None:
    table = solo().papers(AUTOMA, debts=1)
    table.put("scheme_discard", -1, *table.names("future_deck"))
    table.does(AUTOMA, "scheme()")
    assert (table.g.paid[AUTOMA], table.owned(AUTOMA), table.markers(AUTOMA)) == (1, {"ink": 1}, (1, 7))
    assert table.events("scheme_gained") == []


@pytest.mark.rule("viscounts.solo.no_silver", "viscounts.solo.build.effects")
def test_t34_two_silver_from_a_link_are_a_resource() -> None:
    """The human completes a link of the hills between its site and one of the automa."""
    table = solo().building(AUTOMA, "guildhall_1", "hills_1").at(PLAYER, "hills_left")
    table.board(PLAYER, "labourer").goods(PLAYER, stone=2).action(PLAYER)
    table.play(PLAYER, "construct:workshop_1,hills_3")
    assert table.owned(PLAYER) == {"stone": 2, "silver": 2}  # one stone paid, one from the site
    assert table.owned(AUTOMA) == {"ink": 1}
    assert ("linked", OWNER, 10) in table.events()


@pytest.mark.rule("viscounts.solo.score.resources")
def test_t35_four_resources_are_four_points() -> None:
    table = solo().goods(AUTOMA, ink=1, stone=2, gold=1)
    assert {line: points for line, points in table.score(AUTOMA).items() if points} == {"resources": 4}


@pytest.mark.rule("viscounts.solo.focus")
def test_the_cleric_automa_told_to_follow_its_focus_tries_to_transcribe() -> None:
    table = acts(solo("cleric").tiles("lake", "blue3_hire"), "st_criminal_2")
    assert table.events("automa_lacks") == [("automa_lacks", TRANSCRIBE, 2, 3)]
    assert table.events("automa_focus") == []


@pytest.mark.rule("viscounts.solo.ms.instant")
def test_with_three_clerics_it_keeps_the_manuscript_and_takes_a_scheme_for_the_hire() -> None:
    table = solo("cleric").building(AUTOMA, "guildhall_1", "forest_1").tiles("lake", "blue3_hire")
    acts(table.at(AUTOMA, "lake_right"), "st_cleric")
    assert table.names("scrolls", AUTOMA) == ["blue3_hire"]
    assert (len(table.g.scheme_discard), len(table.g.future_deck)) == (1, 5)


# the examples in the game as it is set up by default ------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.setup.removed_list", "viscounts.solo.setup.remove_schemes")
@pytest.mark.card("automa_cleric", "st_noble", "st_criminal_1")
def test_both_turns_of_the_example_can_come_up_in_the_default_game() -> None:
    """The rulebook reveals the noble scheme first, then one with a criminal, against the Cleric automa."""
    for seed in range(200):
        g = GAME.new(1, {}, seed)
        designs = [g.content.designs[card] for card in g.scheme_deck[::-1][:2]]
        if designs == ["st_noble", "st_criminal_1"]:
            break
    assert (g.automa, designs) == ("automa_cleric", ["st_noble", "st_criminal_1"])


@pytest.mark.rule("viscounts.solo.setup.removed_list")
@pytest.mark.card("automa_cleric", "automa_builder", "automa_noble")
@pytest.mark.parametrize(("automa", "icon"), [("cleric", 3), ("builder", 1), ("noble", 2)])
def test_what_is_removed_lacks_the_icon_of_the_focus(automa: str, icon: int) -> None:
    content = GAME.load(None)
    board = next(board for board in content.automas if board.name == f"automa_{automa}")
    assert sorted(name[:2] for name in board.removed) == ["ft", "ft", "st"]
    assert not any(content.icons[content.by_design[name][0]][icon] for name in board.removed)


@pytest.mark.rule("viscounts.solo.setup.removed_list")
@pytest.mark.parametrize("automa", ["automa_cleric", "automa_builder", "automa_noble", "automa_cards"])
def test_nobody_claims_to_know_the_removed_schemes(automa: str) -> None:
    """The help of the Cleric automa names them as ours; the other boards are reconstructed as a whole."""
    lines = Speech(GAME, GAME.load(None), "en").describe(automa)
    ours = "Reconstructed by us: which schemes are removed." in lines
    assert ours or any(line.startswith("Values: reconstructed by us") for line in lines)
