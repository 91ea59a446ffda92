"""The cards of the starting decks, the stacks beside the market, and the Insane Outcast."""

import pytest

from tests.games.tyrants.cards.drow_and_dragons import Printed, check_values, moves, now, printed
from tests.games.tyrants.table import Table

OUTCASTS = 30


def demons(*hand: str, **pool: int) -> Table:
    """A turn of player 0 in a game with the demons, so with Insane Outcasts on the market board."""
    return Table.empty(deck_2="demons").begin(0, *hand, **pool)


@pytest.mark.rule("tyrants.card.starter_values")
@pytest.mark.parametrize("card", printed("noble 28 -1 obedience drow 0 1", "soldier 12 -1 obedience drow 0 1"))
def test_values_of_the_starting_cards(card: Printed) -> None:
    check_values(card, Table.empty())


@pytest.mark.rule("tyrants.card.supply_values")
@pytest.mark.parametrize(
    "card",
    printed(
        "priestess_of_lolth 15 2 obedience drow 1 2",
        "house_guard 15 3 obedience drow 1 3",
        "insane_outcast 30 -1 none drow -1 0",
    ),
)
def test_values_of_the_stacks(card: Printed) -> None:
    check_values(card, Table.empty())


@pytest.mark.rule("tyrants.setup.starting_deck")
@pytest.mark.card("noble", "soldier")
def test_each_player_starts_with_seven_nobles_and_three_soldiers() -> None:
    t = Table(players=4)
    for player in range(4):
        own = t.names("decks", player) + t.names("hands", player)
        assert (own.count("noble"), own.count("soldier"), len(own)) == (7, 3, 10)


# starting cards -----------------------------------------------------------------------------------------------------
@pytest.mark.card("noble")
def test_a_noble_gives_one_influence_and_no_power() -> None:
    t = Table.empty().troops(0, "everfire").begin(0, "noble", "noble").play(0, "play:noble")
    assert now(t) == ("act", 0, 1, 0)
    assert t.options(0, "deploy") == set(), "influence does not deploy"
    assert (t.names("played", 0), t.names("hands", 0)) == (["noble"], ["noble"])
    t.play(0, "play:noble")
    assert now(t) == ("act", 0, 2, 0)
    assert t.options(0, "recruit") == {"recruit:priestess_of_lolth"}
    t.play(0, "end_turn")
    assert now(t, 1) == ("act", 0, 0, 0)


@pytest.mark.card("soldier")
def test_a_soldier_gives_one_power_and_no_influence() -> None:
    t = Table.empty().troops(0, "everfire").begin(0, "soldier", "soldier").play(0, "play:soldier")
    assert now(t) == ("act", 1, 0, 0)
    assert t.options(0, "recruit") == set()
    t.play(0, "deploy:everfire")
    assert (t.at("everfire"), now(t)) == ({0: 2}, ("act", 0, 0, 0))
    t.play(0, "play:soldier", "end_turn")
    assert now(t, 1) == ("act", 0, 0, 0)


@pytest.mark.card("noble", "soldier")
@pytest.mark.rule("tyrants.card.cost")
@pytest.mark.parametrize("card", ["noble", "soldier"])
def test_a_starting_card_has_no_cost_and_is_never_bought(card: str) -> None:
    """Also not where the top devoured card counts as a market card."""
    t = Table.empty()
    t.put("devoured", -1, "advocate", card)
    t.begin(0, influence=20)
    t.g.ghost, t.g.offered[0] = 1, None
    assert t.options(0, "recruit") == {"recruit:priestess_of_lolth", "recruit:house_guard"}
    assert t.why()[f"recruit:{card}"] == "card.cost"


# the stacks ---------------------------------------------------------------------------------------------------------
@pytest.mark.card("priestess_of_lolth")
def test_a_priestess_costs_two_and_gives_two_influence() -> None:
    t = Table.empty().begin(0, influence=1)
    assert t.options(0, "recruit") == set()
    assert t.why()["recruit:priestess_of_lolth"] == "recruit.basic"
    t = Table.empty().begin(0, "priestess_of_lolth").play(0, "play:priestess_of_lolth")
    assert now(t) == ("act", 0, 2, 0)
    t.play(0, "recruit:priestess_of_lolth")
    assert now(t) == ("act", 0, 0, 0)
    assert (t.names("discards", 0), len(t.g.priestesses), t.row()) == (["priestess_of_lolth"], 13, [])


@pytest.mark.card("house_guard")
def test_a_guard_costs_three_and_gives_two_power() -> None:
    t = Table.empty().begin(0, influence=2)
    assert t.options(0, "recruit") == {"recruit:priestess_of_lolth"}
    assert t.why()["recruit:house_guard"] == "recruit.basic"
    t = Table.empty().begin(0, "house_guard", influence=3).play(0, "play:house_guard")
    assert now(t) == ("act", 2, 3, 0)
    t.play(0, "recruit:house_guard")
    assert now(t) == ("act", 2, 0, 0)
    assert (t.names("discards", 0), len(t.g.guards), t.row()) == (["house_guard"], 13, [])


@pytest.mark.card("priestess_of_lolth", "house_guard")
@pytest.mark.rule("tyrants.recruit.stack_empty")
def test_the_last_card_of_a_stack_can_be_bought_and_then_no_more() -> None:
    t = Table.empty()
    t.put("box", -1, *["priestess_of_lolth"] * 14, *["house_guard"] * 15)
    t.begin(0, influence=20)
    assert t.options(0, "recruit") == {"recruit:priestess_of_lolth"}
    t.play(0, "recruit:priestess_of_lolth")
    assert (t.options(0, "recruit"), now(t)) == (set(), ("act", 0, 18, 0))
    assert t.g.ending == "", "an empty stack does not end the game"


# Insane Outcasts ----------------------------------------------------------------------------------------------------
@pytest.mark.card("insane_outcast")
@pytest.mark.rule("tyrants.outcast.play", "tyrants.cost.optional")
def test_an_outcast_goes_back_to_the_stack_for_a_card_discarded_from_hand() -> None:
    t = demons("insane_outcast", "noble", "soldier")
    t.put("decks", 0, "advocate")
    t.play(0, "play:insane_outcast")
    assert (t.asked(), t.options()) == ("discard_which", {"discard:noble", "discard:soldier", "done"})
    t.play(0, "discard:soldier")
    assert (t.names("played", 0), t.names("discards", 0), t.names("hands", 0)) == ([], ["soldier"], ["noble"])
    assert (len(t.g.outcasts), now(t)) == (OUTCASTS, ("act", 0, 0, 0))
    assert sum(t.score().values()) == 1, "the Advocate in the deck; the Outcast is gone"


@pytest.mark.card("insane_outcast")
def test_an_outcast_kept_by_its_player_gives_nothing_and_is_discarded_at_the_end_of_the_turn() -> None:
    t = demons("insane_outcast", "noble").play(0, "play:insane_outcast", "done")
    assert (now(t), t.names("played", 0), t.names("hands", 0)) == (("act", 0, 0, 0), ["insane_outcast"], ["noble"])
    assert t.names("discards", 0) == []
    assert t.score()["deck"] == -1
    t.play(0, "end_turn")
    assert sorted(t.names("hands", 0)) == ["insane_outcast", "noble"], "discarded, and drawn again"
    assert len(t.g.outcasts) == OUTCASTS - 1


@pytest.mark.card("insane_outcast")
@pytest.mark.rule("tyrants.cost.in_full", "tyrants.cost.played_card_not_in_hand")
def test_an_outcast_cannot_be_discarded_for_itself() -> None:
    t = demons("insane_outcast").play(0, "play:insane_outcast")
    assert (now(t), t.names("played", 0), t.names("discards", 0)) == (("act", 0, 0, 0), ["insane_outcast"], [])


@pytest.mark.card("insane_outcast")
def test_another_outcast_can_be_discarded_for_it() -> None:
    t = demons("insane_outcast", "insane_outcast").play(0, "play:insane_outcast")
    assert t.options() == {"discard:insane_outcast", "done"}
    t.play(0, "discard:insane_outcast")
    assert (t.names("played", 0), t.names("discards", 0)) == ([], ["insane_outcast"])
    assert (len(t.g.outcasts), now(t)) == (OUTCASTS - 1, ("act", 0, 0, 0))


@pytest.mark.card("insane_outcast")
@pytest.mark.rule("tyrants.recruit.no_buying_outcasts")
def test_an_outcast_cannot_be_bought() -> None:
    t = demons(influence=20)
    assert t.options(0, "recruit") == moves("recruit", ["priestess_of_lolth", "house_guard"])
    assert t.why()["recruit:insane_outcast"] == "recruit.no_buying_outcasts"


@pytest.mark.card("insane_outcast")
@pytest.mark.rule("tyrants.outcast.devoured_or_promoted")
def test_a_promoted_outcast_goes_to_the_stack() -> None:
    t = demons("insane_outcast", "advocate").play(0, "play:insane_outcast", "done", "play:advocate", "pick:advocate,1")
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), len(t.g.outcasts), t.events("promoted")) == ([], OUTCASTS, [])
    assert (t.names("hands", 0), t.asked(1)) == (["advocate"], "act")


@pytest.mark.card("insane_outcast")
@pytest.mark.rule("tyrants.outcast.devoured_or_promoted")
def test_a_devoured_outcast_goes_to_the_stack_and_pays_all_the_same() -> None:
    t = demons("insane_outcast", "marilith").play(0, "play:marilith")
    assert t.options() == {"devour:insane_outcast", "done"}
    t.play(0, "devour:insane_outcast")
    assert (now(t), t.names("devoured"), len(t.g.outcasts)) == (("act", 5, 0, 0), [], OUTCASTS)
    assert t.names("hands", 0) == []
