"""The structure cards on the table: built cube by cube, producing, recycled, scored."""

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

STRUCTURES = rows(
    Card("farm", "structure", cost="M2", recycle="P", production="P1", bonus="", points="", copies=4),
    Card("quarry", "structure", cost="M2", recycle="M", production="M2", bonus="", points="", copies=3),
    Card("hamlet", "structure", cost="M3", recycle="P", production="P2", bonus="", points="", copies=3),
    Card("guildhall", "structure", cost="M4", recycle="G", production="G2", bonus="", points="", copies=3),
    Card("barracks", "structure", cost="M3", recycle="M", production="P1", bonus="S1", points="", copies=3),
    Card("port", "structure", cost="M3 P1", recycle="X", production="G1 X1", bonus="", points="", copies=3),
    Card("sawmill", "structure", cost="M2 P1", recycle="M", production="M1 G1", bonus="", points="", copies=3),
    Card("alchemists_forge", "structure", cost="M3 G1", recycle="G", production="G1", bonus="K2", points=""),
    Card("training_ground", "structure", cost="M3", recycle="P", production="", bonus="S1", points="1*company"),
)


@pytest.mark.parametrize("card", STRUCTURES)
def test_it_is_built_with_exactly_its_cost_and_gives_its_bonus_once(card: Card) -> None:
    check_building(card)


@pytest.mark.parametrize("card", STRUCTURES)
def test_it_produces_in_its_steps(card: Card) -> None:
    check_production(card)


@pytest.mark.parametrize("card", STRUCTURES)
def test_it_is_recycled_for_its_cube(card: Card) -> None:
    check_recycling(card)


@pytest.mark.parametrize("card", STRUCTURES)
def test_it_scores_its_points_and_counts_as_its_type(card: Card) -> None:
    check_points(card)


@pytest.mark.parametrize("card", STRUCTURES)
def test_the_deck_holds_its_copies(card: Card) -> None:
    check_copies(card)
