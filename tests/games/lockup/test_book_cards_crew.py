"""Books about tokens and checks: Stealth, Atlas, Dirty Fighting, Disguise. Rules: book.atlas, book.any_time."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.lockup.moves import LOCATION, LOCATIONS
from pentarchy.games.lockup.rounds import play_round
from tests.games.lockup.table import Table


def roll_call(players: int, *books: str) -> Table:
    """The first player's turn in roll call, with these books."""
    table = Table.empty(players)
    table.put("hands", 0, *books)
    return table.run(play_round())


# stealth ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("big_book_of_stealth")
@pytest.mark.rule("lockup.roll_call.max_face_down", "lockup.roll_call.max_face_down_2p")
@pytest.mark.parametrize(("players", "copies", "hidden"), [(3, 0, 2), (3, 1, 4), (2, 1, 5), (4, 2, 6)])
def test_stealth_lets_two_more_tokens_lie_face_down(players: int, copies: int, hidden: int) -> None:
    table = roll_call(players, *["big_book_of_stealth"] * copies)
    for _ in range(copies):
        table.play(0, "book:big_book_of_stealth")
    tokens = ["lookout", "enforcer", "crew_2", "crew_3", "crew_4", "crew_5"]
    for token in tokens[:hidden]:
        table.play(0, f"place:{token},sewers,down")
    if hidden < len(tokens):
        rule = "roll_call.max_face_down_2p" if players == 2 else "roll_call.max_face_down"
        assert table.why(0)[f"place:{tokens[-1]},sewers,down"] == rule
        assert f"place:{tokens[-1]},sewers,up" in table.options(0)
    assert view(table.g, 1)["placed"][LOCATION.index["sewers"]] == [None] * hidden


@pytest.mark.card("big_book_of_stealth")
def test_stealth_helps_nobody_else_and_only_this_round() -> None:
    table = roll_call(3, "big_book_of_stealth").play(0, "book:big_book_of_stealth")
    assert table.g.hidden_left == [4, 2, 2]
    table.g.stop()
    table.run(play_round())
    assert table.g.hidden_left == [2, 2, 2]


# the atlas ------------------------------------------------------------------------------------------------------------
def hideouts() -> Table:
    """The opponents of the first player have laid some tokens face down, some face up."""
    table = Table.empty(3).tokens(1, "smithy", "crew_5", "crew_2", down=True).tokens(1, "sewers", "crew_3")
    table.tokens(2, "sewers", "lookout", down=True).tokens(0, "infirmary", "crew_4", down=True)
    table.put("hands", 0, "atlas_of_hideouts", "atlas_of_hideouts")
    return table.run(play_round()).play(0, "book:atlas_of_hideouts")


@pytest.mark.card("atlas_of_hideouts")
@pytest.mark.rule("lockup.book.atlas")
def test_the_atlas_shows_its_player_one_face_down_token_of_an_opponent() -> None:
    table = hideouts()
    assert table.asked(0) == "peek_where"
    assert table.options(0) == {"peek_at:2,smithy,1", "peek_at:2,smithy,2", "peek:3,sewers"}  # no open or own one
    table.play(0, "peek:3,sewers")
    seat = LOCATIONS * 2 + LOCATION.index["sewers"]
    assert view(table.g, 0)["placed"][seat] == [table.token(2, "lookout")]
    assert view(table.g, 1)["placed"][seat] == view(table.g, SPECTATOR)["placed"][seat] == [None]
    assert view(table.g, 0)["placed"][LOCATIONS + LOCATION.index["smithy"]] == [None, None]
    assert table.owned(0) == {"scrap": 1}
    assert table.asked(0) == "place_or_pass"  # the turn goes on


@pytest.mark.card("atlas_of_hideouts")
@pytest.mark.rule("lockup.book.atlas")
@pytest.mark.parametrize("number", [1, 2])
def test_of_several_tokens_in_a_place_the_player_of_the_atlas_chooses_one(number: int) -> None:
    """By the order in which they were laid. A second atlas shows the other one: only it is still unknown."""
    table = hideouts().play(0, f"peek_at:2,smithy,{number}")
    seat = LOCATIONS + LOCATION.index["smithy"]
    tokens = [table.token(1, name) for name in ("crew_5", "crew_2")]
    assert view(table.g, 0)["placed"][seat] == [token if at == number - 1 else None for at, token in enumerate(tokens)]
    assert view(table.g, 2)["placed"][seat] == [None, None]
    table.play(0, "book:atlas_of_hideouts")
    assert table.options(0) == {"peek:2,smithy", "peek:3,sewers"}
    table.play(0, "peek:2,smithy")
    assert view(table.g, 0)["placed"][seat] == tokens
    assert table.owned(0) == {"scrap": 2}


@pytest.mark.card("atlas_of_hideouts")
def test_the_log_shows_the_token_to_its_owner_and_to_who_looked() -> None:
    table = hideouts().play(0, "peek_at:2,smithy,2")
    assert [(args, mask) for kind, args, mask in table.g.events or [] if kind == "peeked"] == [
        ((0, 1, LOCATION.index["smithy"], table.token(1, "crew_2"), 2), 0b011)
    ]


@pytest.mark.card("atlas_of_hideouts")
@pytest.mark.rule("lockup.book.atlas", "lockup.effect.mandatory")
def test_without_face_down_tokens_of_opponents_the_atlas_gives_only_scrap() -> None:
    table = Table.empty(3).tokens(1, "smithy", "crew_5").tokens(0, "smithy", "crew_5", down=True)
    table.put("hands", 0, "atlas_of_hideouts")
    table.run(play_round()).play(0, "book:atlas_of_hideouts")
    assert (table.asked(0), table.owned(0)) == ("place_or_pass", {"scrap": 1})


# fighting -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("dirty_fighting")
@pytest.mark.rule("lockup.book.any_time")
@pytest.mark.parametrize(("rival", "ranking"), [("crew_4", (1, 0)), ("crew_5", (1, 0))])
def test_dirty_fighting_adds_three_strength(rival: str, ranking: tuple[int, ...]) -> None:
    """Two and three make five: more than a four, and a tie with a five that the first player token decides."""
    table = Table.empty(3).tokens(0, "smithy", rival).tokens(1, "smithy", "crew_2")
    table.g.first = 1
    table.put("hands", 1, "dirty_fighting")
    table.check("smithy").play(1, "book:dirty_fighting")
    while table.asked(1) == "book_or_not":
        table.play(1, "skip")
    assert table.g.ranking == ranking
    assert ("ranked", 1, LOCATION.index["smithy"], 5) in table.ranked()
    table.play(1, "take:smithy")
    assert table.owned(1) == {"iron": 2}


@pytest.mark.card("dirty_fighting")
def test_dirty_fighting_is_no_more_than_three() -> None:
    table = Table.empty(3).tokens(0, "smithy", "crew_5").tokens(1, "smithy", "crew_2")
    table.put("hands", 1, "dirty_fighting", "misers_confession")
    table.check("smithy").play(1, "book:dirty_fighting", "skip")
    assert table.g.ranking == (0, 1)  # five against five, and the first player token is with the other


@pytest.mark.card("dirty_fighting")
def test_two_copies_of_dirty_fighting_add_up_and_hold_for_one_location() -> None:
    table = Table.empty(3).tokens(0, "sewers", "crew_5", "crew_2").tokens(0, "smithy", "crew_4")
    table.tokens(1, "sewers", "crew_2").tokens(1, "smithy", "crew_3")
    table.put("hands", 1, "dirty_fighting", "dirty_fighting", "misers_confession")
    table.check("sewers").play(1, "book:dirty_fighting", "book:dirty_fighting", "skip")
    assert table.g.ranking == (1, 0)  # eight against seven
    table.g.stop()
    table.check("smithy").play(1, "skip")
    assert table.g.ranking == (0, 1)


@pytest.mark.card("dirty_fighting")
def test_both_sides_can_fight_dirty_the_first_player_again_after_the_other() -> None:
    table = Table.empty(3).tokens(0, "smithy", "crew_4").tokens(1, "smithy", "crew_2")
    table.put("hands", 0, "dirty_fighting.1", "misers_confession")
    table.put("hands", 1, "dirty_fighting.2", "scavengers_guide")
    table.check("smithy").play(0, "skip").play(1, "book:dirty_fighting", "skip")
    assert table.asked(0) == "book_or_not"
    table.play(0, "book:dirty_fighting", "skip").play(1, "skip")
    assert table.g.ranking == (0, 1)


# disguise -------------------------------------------------------------------------------------------------------------
def watched(*books: str) -> Table:
    """Two crews at a location with suspicion, the second player stronger and asked when it is dealt."""
    table = Table.empty(3).tokens(0, "smithy", "crew_2").tokens(1, "smithy", "crew_5").suspicion_at("smithy", 2)
    table.put("hands", 1, *books)
    return table.check("smithy").play(1, "skip")


@pytest.mark.card("guide_to_disguise")
@pytest.mark.rule("lockup.book.any_time", "lockup.lights_out.suspicion.lookout")
def test_disguise_counts_as_a_lookout_so_that_suspicion_falls_on_the_next() -> None:
    table = watched("guide_to_disguise", "misers_confession")
    assert table.g.suspicion == [0, 0, 0]
    table.play(1, "book:guide_to_disguise", "skip")
    assert table.g.suspicion == [2, 0, 0]
    assert (table.g.ranking, table.asked(1)) == ((1, 0), "reward_choice")  # strength and place stay


@pytest.mark.card("guide_to_disguise")
def test_without_the_disguise_the_strongest_takes_the_suspicion() -> None:
    table = watched("guide_to_disguise").play(1, "skip")
    assert table.g.suspicion == [0, 2, 0]
    assert table.names("hands", 1) == ["guide_to_disguise"]


@pytest.mark.card("guide_to_disguise")
def test_with_everybody_disguised_or_with_a_lookout_suspicion_stays() -> None:
    table = Table.empty(3).tokens(0, "smithy", "lookout").tokens(1, "smithy", "crew_5").suspicion_at("smithy", 2)
    table.put("hands", 1, "guide_to_disguise", "misers_confession")
    table.check("smithy").play(1, "skip").play(1, "book:guide_to_disguise", "skip")
    assert (table.g.suspicion, table.g.suspicion_at[LOCATION.index["smithy"]]) == ([0, 0, 0], 2)


@pytest.mark.card("guide_to_disguise")
def test_a_disguise_is_worn_at_one_location_only() -> None:
    table = watched("guide_to_disguise", "misers_confession").play(1, "book:guide_to_disguise", "skip")
    table.g.stop()
    table.tokens(1, "infirmary", "crew_4").suspicion_at("infirmary", 1)
    table.check("infirmary").play(1, "skip", "skip")
    assert table.g.suspicion == [2, 1, 0]
