"""The discovery cards on the table: built cube by cube, producing, recycled, scored."""

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

DISCOVERIES = rows(
    Card("hells_gate", "discovery", cost="X7 S3", recycle="X", production="", bonus="K1", points="4*discovery"),
    Card("giants_cache", "discovery", cost="X4", recycle="M", production="M1", bonus="K2", points="5"),
    Card("dragon_eggs", "discovery", cost="X5 K1", recycle="X", production="", bonus="S2", points="11"),
    Card("tatis_tribe", "discovery", cost="X3", recycle="P", production="P1*discovery", bonus="", points="2"),
    Card("golden_island", "discovery", cost="X4", recycle="G", production="G3", bonus="", points="3"),
    Card("elven_forest", "discovery", cost="X5", recycle="P", production="P1", bonus="", points="8"),
    Card("lost_mines", "discovery", cost="X4", recycle="M", production="M1*structure", bonus="", points="3"),
    Card("sunken_city", "discovery", cost="X6", recycle="G", production="G1", bonus="K1", points="10"),
    Card("tomb_of_first_king", "discovery", cost="X7", recycle="M", production="", bonus="S2", points="12"),
    Card("philosophers_stone", "discovery", cost="X5", recycle="G", production="", bonus="K3", points="6"),
    Card("forbidden_scrolls", "discovery", cost="X4", recycle="X", production="", bonus="", points="2*monument"),
    Card("edge_of_the_world", "discovery", cost="X6 K1", recycle="X", production="", bonus="", points="3*discovery"),
)


@pytest.mark.parametrize("card", DISCOVERIES)
def test_it_is_built_with_exactly_its_cost_and_gives_its_bonus_once(card: Card) -> None:
    check_building(card)


@pytest.mark.parametrize("card", DISCOVERIES)
def test_it_produces_in_its_steps(card: Card) -> None:
    check_production(card)


@pytest.mark.parametrize("card", DISCOVERIES)
def test_it_is_recycled_for_its_cube(card: Card) -> None:
    check_recycling(card)


@pytest.mark.parametrize("card", DISCOVERIES)
def test_it_scores_its_points_and_counts_as_its_type(card: Card) -> None:
    check_points(card)


@pytest.mark.parametrize("card", DISCOVERIES)
def test_the_deck_holds_its_copies(card: Card) -> None:
    check_copies(card)
