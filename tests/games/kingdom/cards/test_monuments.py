"""The monument cards on the table: built cube by cube, producing, recycled, scored."""

import pytest

from tests.games.kingdom.cards.card import (
    Card,
    check_building,
    check_copies,
    check_points,
    check_production,
    check_recycling,
    rows,
)

MONUMENTS = rows(
    Card("royal_citadel", "monument", cost="M4 G5 S2", recycle="M", production="", bonus="", points="3*monument"),
    Card("royal_palace", "monument", cost="M2 G4 S1", recycle="G", production="", bonus="", points="11"),
    Card("giant_lighthouse", "monument", cost="M3 G3", recycle="X", production="X2", bonus="", points="2*discovery"),
    Card("impregnable_walls", "monument", cost="M5 G2", recycle="M", production="", bonus="S2", points="2*structure"),
    Card("cathedral", "monument", cost="M2 G4", recycle="P", production="P1", bonus="", points="8", copies=2),
    Card("grand_market", "monument", cost="G3", recycle="G", production="G1*structure", bonus="", points="2", copies=2),
    Card("royal_academy", "monument", cost="P1 G3", recycle="X", production="X2", bonus="", points="4", copies=2),
    Card("mint", "monument", cost="M2 G3", recycle="G", production="G2", bonus="K1", points="4", copies=2),
    Card("great_library", "monument", cost="G3", recycle="X", production="", bonus="", points="2*discovery"),
    Card("arena", "monument", cost="P2 G3", recycle="P", production="", bonus="S2", points="6"),
    Card("mausoleum", "monument", cost="M3 G3", recycle="M", production="", bonus="", points="9"),
    Card("aqueduct", "monument", cost="M3 G2", recycle="M", production="P2", bonus="", points="1*structure"),
)


@pytest.mark.parametrize("card", MONUMENTS)
def test_it_is_built_with_exactly_its_cost_and_gives_its_bonus_once(card: Card) -> None:
    check_building(card)


@pytest.mark.parametrize("card", MONUMENTS)
def test_it_produces_in_its_steps(card: Card) -> None:
    check_production(card)


@pytest.mark.parametrize("card", MONUMENTS)
def test_it_is_recycled_for_its_cube(card: Card) -> None:
    check_recycling(card)


@pytest.mark.parametrize("card", MONUMENTS)
def test_it_scores_its_points_and_counts_as_its_type(card: Card) -> None:
    check_points(card)


@pytest.mark.parametrize("card", MONUMENTS)
def test_the_deck_holds_its_copies(card: Card) -> None:
    check_copies(card)
