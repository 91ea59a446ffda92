"""Work on projects: points, prices, markets and decks. Rules: projects.*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.wistar.table import Table

BASIC = ("hammer", "saw", "lamp", "backpack")
ADVANCED = ("bionic_eye", "lockpick", "foundry", "garage")


def office(workers: int) -> Table:
    """Player 0 has so many workers on the farm; markets and deck tops are known."""
    table = Table.empty().workers(0, farm=workers).market(0, *BASIC).market(1, *ADVANCED)
    return table.deck(0, "forge", "well").deck(1, "joinery", "jetpack")


def take_away(table: Table, deck: int, *, discards: bool = True) -> None:
    """Deck and discard pile leave the game."""
    gone = table.g.decks[deck] + (table.g.discards[deck] if discards else ())
    table.g.decks[deck] = ()
    if discards:
        table.g.discards[deck] = ()
    table.g.show(gone, table.g.everyone)
    table.g.box += gone


@pytest.mark.rule("wistar.projects.points", "wistar.projects.prices", "wistar.projects.refill")
def test_three_points_buy_the_jet_plane_and_the_wooden_bicycle() -> None:
    """The worked example, as a whole turn: afterwards both markets slide right and are refilled by a card each."""
    table = office(3).market(0, "hammer", "wooden_bicycle", "saw", "lamp")
    table.market(1, "bionic_eye", "lockpick", "foundry", "jet_plane")
    table.turn().play(0, "place:sector_e_1", "main")  # in the fifth position: projects
    table.play(0, "take:jet_plane")
    assert table.prompt().startswith("Project points left: 1.")
    table.play(0, "take:wooden_bicycle")
    assert table.names("hands", 0) == ["jet_plane", "wooden_bicycle"]
    assert table.asked() == "act_which"  # no point is left
    assert table.names("markets", 0) == ["hammer", "saw", "lamp"]
    assert table.names("markets", 1) == ["bionic_eye", "lockpick", "foundry"]
    table.play(0, "bonus:1")
    assert table.g.over
    assert table.names("markets", 0) == ["well", "hammer", "saw", "lamp"]
    assert table.names("markets", 1) == ["jetpack", "bionic_eye", "lockpick", "foundry"]


@pytest.mark.rule("wistar.projects.points", "wistar.projects.spend_all")
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5])
def test_every_worker_on_the_farm_is_a_point(workers: int) -> None:
    table = office(workers).main("projects")
    for _ in range(workers):
        assert table.asked() == "project_which"
        table.play(0, "draw_from:basic")
    assert table.g.over
    assert len(table.g.hands[0]) == workers


@pytest.mark.rule("wistar.projects.points")
def test_workers_elsewhere_and_the_explorer_give_no_points() -> None:
    table = Table.empty().workers(0, forest=1, burrow=1).at(0, "hall").main("projects")
    assert table.g.over
    assert table.g.hands[0] == ()


@pytest.mark.rule("wistar.projects.spend_all")
def test_points_cannot_be_left_over() -> None:
    table = office(2).main("projects")
    kinds = {option.split(":")[0] for option in table.options()}
    assert kinds == {"take", "draw_from"}  # no way to stop, no quick actions
    table.play(0, "take:hammer")
    assert {option.split(":")[0] for option in table.options()} == {"take", "draw_from"}
    assert table.play(0, "take:saw").g.over


@pytest.mark.rule("wistar.projects.spend_all")
def test_the_rest_is_lost_when_no_card_can_be_had_for_it() -> None:
    table = office(3).market(0)
    take_away(table, 0)
    table.main("projects")
    assert table.options() == {*(f"take:{card}" for card in ADVANCED), "draw_from:advanced"}
    table.play(0, "take:lockpick")
    assert table.g.over
    assert table.names("hands", 0) == ["lockpick"]


@pytest.mark.rule("wistar.projects.spend_all", "wistar.projects.sources")
def test_an_empty_deck_is_rebuilt_from_its_discard_pile_for_a_point() -> None:
    table = office(2).market(0)
    take_away(table, 0)
    table.put("discards", 0, "hammer")
    table.main("projects")
    assert "draw_from:basic" in table.options()
    table.play(0, "draw_from:basic")
    assert table.names("hands", 0) == ["hammer"]
    assert table.names("discards", 0) == []
    assert table.g.over  # nothing basic is left for the second point, and advanced cards cost 2


@pytest.mark.rule("wistar.projects.prices")
def test_a_basic_card_costs_one_point_and_an_advanced_one_two() -> None:
    table = office(3).main("projects")
    assert table.options() == {
        *(f"take:{card}" for card in (*BASIC, *ADVANCED)),
        "draw_from:basic",
        "draw_from:advanced",
    }
    table.play(0, "take:hammer")
    assert table.prompt().startswith("Project points left: 2.")
    table.play(0, "draw_from:advanced")
    assert table.names("hands", 0) == ["hammer", "jetpack"]
    assert table.g.over


@pytest.mark.rule("wistar.projects.prices")
def test_an_advanced_card_is_too_dear_for_a_single_point() -> None:
    table = office(1).main("projects")
    assert table.options() == {*(f"take:{card}" for card in BASIC), "draw_from:basic"}
    assert {table.why()[f"take:{card}"] for card in ADVANCED} == {"projects.prices"}


@pytest.mark.rule("wistar.projects.sources")
def test_markets_and_deck_tops_may_be_mixed_and_each_card_is_seen_before_the_next_point() -> None:
    table = office(4).main("projects")
    table.play(0, "draw_from:basic")
    assert table.names("hands", 0) == ["well"]
    well = table.card("well")
    assert view(table.g, 0)["hands"][0] == [well]  # the point after it is still to be spent
    assert table.prompt().startswith("Project points left: 3.")
    for eye in (1, SPECTATOR):
        assert view(table.g, eye)["hands"][0] == [None]
    table.play(0, "take:garage", "draw_from:basic")
    assert table.names("hands", 0) == ["well", "garage", "forge"]
    assert table.g.over


@pytest.mark.rule("wistar.projects.sources", "wistar.general.hidden_information")
def test_the_tops_of_the_decks_are_unknown_until_drawn() -> None:
    table = office(2).main("projects")
    for eye in (0, 1, SPECTATOR):
        assert set(view(table.g, eye)["decks"][0]) == {None}
        assert set(view(table.g, eye)["decks"][1]) == {None}


@pytest.mark.rule("wistar.projects.refill")
def test_gaps_stay_open_during_the_turn() -> None:
    table = office(4).turn().play(0, "place:sector_e_1", "main")
    table.play(0, "take:saw", "take:backpack")
    assert table.names("markets", 0) == ["hammer", "lamp"]
    assert table.options(kind="take") == {"take:hammer", "take:lamp", *(f"take:{card}" for card in ADVANCED)}
    table.play(0, "take:hammer", "take:lamp", "bonus:1")
    assert table.names("markets", 0) == []
    assert table.asked() == "act_which"  # four cards: a joker could be bought
    table.play(0, "end_turn")
    assert len(table.names("markets", 0)) == 4
    assert table.names("markets", 0)[2:] == ["forge", "well"]  # the first one drawn lies rightmost
    assert table.names("markets", 1) == list(ADVANCED)


@pytest.mark.rule("wistar.projects.refill")
def test_gaps_of_other_effects_stay_until_the_end_of_the_turn_too() -> None:
    table = office(0).hand(0, "autonomous_laboratory").helpers(0, "token_wit").goods(0, wood=2, metal=1)
    table.turn().play(0, "place:sector_a_1", "bonus:0", "play_card:autonomous_laboratory")
    assert table.options() == {f"take_found:{card}" for card in BASIC}
    table.play(0, "take_found:lamp", "take_found:lockpick")
    assert table.asked() == "act_which"
    assert table.names("markets", 0) == ["hammer", "saw", "backpack"]
    assert table.names("markets", 1) == ["bionic_eye", "foundry", "garage"]
    table.play(0, "end_turn")
    assert table.names("markets", 0) == ["well", "hammer", "saw", "backpack"]
    assert table.names("markets", 1) == ["jetpack", "bionic_eye", "foundry", "garage"]


@pytest.mark.rule("wistar.projects.refill")
def test_the_refill_rebuilds_an_exhausted_deck_from_its_discard_pile() -> None:
    table = office(2)
    take_away(table, 0)
    table.put("discards", 0, "forge", "well", "bakery")
    table.turn().play(0, "place:sector_e_1", "main", "take:saw", "take:lamp", "bonus:1")
    assert table.g.over
    market = table.names("markets", 0)
    assert market[2:] == ["hammer", "backpack"]
    assert set(market[:2]) < {"forge", "well", "bakery"}
    assert table.names("discards", 0) == []
    assert len(table.names("decks", 0)) == 1
    assert view(table.g, 0)["decks"][0] == [None]


@pytest.mark.rule("wistar.projects.no_hand_limit")
def test_thirty_cards_in_hand_are_no_reason_to_discard() -> None:
    table = office(2)
    cards = table.names("decks", 0)[:20] + table.names("decks", 1)[:10]
    table.hand(0, *cards)
    table.turn().play(0, "place:sector_e_1", "main", "draw_from:basic", "draw_from:basic", "bonus:1")
    assert len(table.g.hands[0]) == 32
    table.play(0, "end_turn")
    assert table.g.over
    assert len(table.g.hands[0]) == 32
    assert table.g.discards == [(), ()]
