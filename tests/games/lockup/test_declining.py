"""Declining a reward, or not being able to use it. Rules: lights_out.decline*."""

import pytest

from tests.games.lockup.table import Table

ORDER = ("crew_5", "crew_4", "crew_3", "enforcer", "lookout")  # player 0 is the strongest, 1 the second, and so on


def visit(players: int, location: str) -> Table:
    """All players are present in a location, in descending strength."""
    t = Table.empty(players)
    for player in range(players):
        t.tokens(player, location, ORDER[player])
    return t


def in_library(t: Table) -> list[int]:
    return [player for player in range(t.g.players) if t.at(player, "library")]


@pytest.mark.rule("lockup.lights_out.decline", "lockup.lights_out.losers.to_library")
@pytest.mark.parametrize(
    "location", ["exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall", "cell_block"]
)
@pytest.mark.parametrize("players", [2, 5])
def test_every_reward_of_the_first_seven_locations_can_be_declined(location: str, players: int) -> None:
    """The tokens move to the Library, and the player has gained nothing."""
    t = (
        Table.empty(players)
        .tokens(0, location, "crew_4", "lookout")
        .cubes(0, scrap=9)
        .row("dwarf_1")
        .shop("rusty_shiv")
    )
    t.check(location)
    assert len(t.options(0)) > 1
    t.play(0, "decline")
    assert (t.at(0, location), t.at(0, "library")) == ([], ["crew_4", "lookout"])
    assert (t.owned(0), t.g.power[0], t.names("goons", 0), t.names("items", 0)) == ({"scrap": 9}, 1, [], [])
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.decline")
def test_declining_is_not_offered_in_the_library() -> None:
    """From there tokens only go home; both rewards are simply taken."""
    t = Table.empty(2).tokens(0, "library", "crew_5").tokens(1, "library", "crew_4").check("library")
    assert t.asked(0) == "keep_which"
    assert t.options(0, "decline") == set()
    t.g.play(0, t.g.legal(0)[0])
    t.play(0, "skip")
    assert [len(hand) for hand in t.g.hands] == [1, 1]  # player 1 was not asked about the book
    t.play(0, "skip").play(1, "skip")
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.decline.no_shift")
def test_nobody_moves_up_when_the_first_declines() -> None:
    """Case t_decline_does_not_shift: strengths 5, 4, 2 in the Smithy, the first declines: 0, 1 and 0 iron."""
    t = Table.empty(3).tokens(0, "smithy", "crew_5").tokens(1, "smithy", "crew_4").tokens(2, "smithy", "crew_2")
    t.check("smithy").play(0, "decline").play(1, "take:smithy")
    assert [t.owned(player).get("iron", 0) for player in range(3)] == [0, 1, 0]
    assert in_library(t) == [0, 2]
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.decline.no_shift")
def test_the_others_keep_their_places_in_every_kind_of_reward() -> None:
    """The second of the Chow Hall still pays 5 for two goons, the second of the Commissary still exchanges."""
    t = visit(3, "chow_hall").row("dwarf_1", "dwarf_2").cubes(1, scrap=4).cubes(2, scrap=1)
    t.check("chow_hall").play(0, "decline")
    assert t.options(1) == {"enlist:1", "decline"}
    t.play(1, "decline")
    assert t.options(2) == {"decline"}
    t = visit(3, "commissary").cubes(1, gold=1).check("commissary").play(0, "decline")
    assert t.options(1) == {"swap:gold,scrap", "swap:gold,potion", "swap:gold,iron", "decline"}


@pytest.mark.rule("lockup.lights_out.decline.no_shift")
def test_the_last_of_the_infirmary_stays_the_last() -> None:
    """Neither becomes the first the winner, nor the middle one the last when the last declines."""
    t = visit(3, "infirmary").check("infirmary").play(0, "decline").play(2, "decline")
    assert [t.owned(player) for player in range(3)] == [{}, {}, {}]
    assert in_library(t) == [0, 1, 2]
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.decline.no_other_reward")
@pytest.mark.parametrize(("declining", "scrap"), [((0,), [0, 2, 1, 1]), ((0, 1), [0, 0, 1, 1]), ((1,), [3, 0, 1, 1])])
def test_who_declines_a_place_gets_no_lower_reward_instead(declining: tuple[int, ...], scrap: list[int]) -> None:
    """The scrap for everybody else in the Sewers is not for the first and the second."""
    t = visit(4, "sewers").check("sewers")
    for player in range(4):
        assert t.g.asked == player
        t.play(player, "decline" if player in declining else "take:sewers")
    assert t.g.over
    assert [t.owned(player).get("scrap", 0) for player in range(4)] == scrap
    assert in_library(t) == list(declining)


@pytest.mark.rule("lockup.lights_out.decline.no_other_reward")
@pytest.mark.parametrize("location", ["commissary", "chow_hall"])
def test_nor_is_it_offered_in_commissary_and_chow_hall(location: str) -> None:
    """With cubes for the exchange or the goon of the others, the first is not asked a second time."""
    t = visit(3, location).row("dwarf_1", "dwarf_2").cubes(0, scrap=9).check(location)
    assert t.options(0, "barter") == set()
    t.play(0, "decline").play(1, "decline").play(2, "decline")
    assert (t.g.over, in_library(t)) == (True, [0, 1, 2])


@pytest.mark.rule("lockup.lights_out.decline.whole")
def test_power_and_token_of_the_yard_go_together() -> None:
    t = visit(3, "exercise_yard")
    t.g.first = 2
    t.check("exercise_yard")
    assert t.options(0) == {"take:exercise_yard", "decline"}
    t.play(0, "decline")
    assert (t.g.power[0], t.g.first) == (1, 2)
    t = visit(3, "exercise_yard")
    t.g.first = 2
    t.check("exercise_yard").play(0, "take:exercise_yard")
    assert (t.g.power[0], t.g.first) == (2, 0)


@pytest.mark.rule("lockup.lights_out.decline.whole")
def test_the_decision_falls_when_it_is_the_players_turn() -> None:
    """The second sees what the first did before answering, and cannot answer earlier."""
    t = visit(3, "smithy").check("smithy")
    assert (t.asked(0), t.asked(1), t.options(1)) == ("reward_choice", "", set())
    t.play(0, "take:smithy")
    assert (t.owned(0), t.asked(1)) == ({"iron": 2}, "reward_choice")
    t.play(1, "decline")
    assert (t.g.over, in_library(t)) == (True, [1, 2])


@pytest.mark.rule("lockup.lights_out.decline.unused_option")
@pytest.mark.parametrize(
    ("location", "place"), [("commissary", 1), ("commissary", 2), ("chow_hall", 0), ("cell_block", 0)]
)
def test_who_cannot_use_an_optional_reward_moves_to_the_library(location: str, place: int) -> None:
    """Without cubes there is nothing to exchange, recruit, craft or reserve."""
    t = visit(3, location).row("dwarf_1").shop("rusty_shiv").check(location)
    for player in range(place):
        t.play(player, "decline")
    assert t.options(place) == {"decline"}
    t.play(place, "decline")
    for player in range(place + 1, 3):
        t.play(player, "decline")
    assert (t.g.over, in_library(t)) == (True, [0, 1, 2])


@pytest.mark.rule("lockup.lights_out.decline.unused_option")
def test_who_does_not_use_an_optional_reward_moves_to_the_library() -> None:
    """One crafts and goes home, the other could and does not."""
    t = visit(2, "cell_block").shop("rusty_shiv", "hidden_pouch").cubes(0, scrap=2).cubes(1, scrap=3)
    t.check("cell_block").play(0, "make:rusty_shiv").play(1, "decline")
    assert (t.g.over, in_library(t), len(t.g.cells[0])) == (True, [1], 6)


@pytest.mark.rule("lockup.lights_out.decline", "lockup.lights_out.losers.to_library")
@pytest.mark.parametrize("book", ["scavengers_guide", "brawn_before_brains"])
def test_a_book_played_before_declining_is_no_reward(book: str) -> None:
    """Cubes or power of a book are not the location's: who then declines moves to the Library."""
    t = visit(2, "smithy").bandit_cube("smithy", "gold")
    t.put("hands", 0, book)
    t.check("smithy").play(0, "skip")
    assert t.asked(0) == "reward_choice"
    t.play(0, f"book:{book}", "decline")
    assert t.asked(1) == "reward_choice"
    t.play(1, "take:smithy")
    assert in_library(t) == [0]
    assert "gold" not in t.owned(0)
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.rewards.short_supply")
def test_a_book_does_not_make_up_for_an_empty_reward() -> None:
    """With no iron in the supply there is no reward to take, whatever a book gave just before."""
    t = Table.empty(2).tokens(0, "smithy", "crew_5").cubes(1, iron=15)
    t.put("hands", 0, "scavengers_guide")
    t.check("smithy").play(0, "skip", "book:scavengers_guide", "decline")
    assert t.owned(0) == {"scrap": 3}
    assert t.at(0, "library") == ["crew_5"]
    assert t.g.over
