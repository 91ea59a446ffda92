"""The company cards on the table: built cube by cube, producing, recycled, scored."""

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

COMPANIES = rows(
    Card("navigators", "company", cost="P3", recycle="X", production="X2", bonus="", points="", copies=3),
    Card("scouts", "company", cost="P2", recycle="X", production="X1", bonus="", points="", copies=3),
    Card("merchant_caravan", "company", cost="P3", recycle="G", production="G1 X1", bonus="", points="1", copies=3),
    Card("sappers", "company", cost="M1 P2", recycle="M", production="M1 X1", bonus="S1", points="", copies=2),
    Card("expeditionary_corps", "company", cost="M1 P4", recycle="X", production="X1*company", bonus="S1", points=""),
    Card("recruiters", "company", cost="P3", recycle="P", production="P1*company", bonus="S1", points=""),
    Card("great_army", "company", cost="M1 P5", recycle="P", production="", bonus="S3", points="2*discovery", copies=2),
    Card("royal_guard", "company", cost="P4 G2", recycle="P", production="", bonus="S2", points="2*company"),
    Card("secret_brotherhood", "company", cost="P6 K1 S1", recycle="P", production="G1", bonus="", points="3*company"),
    Card("mercenaries", "company", cost="P2 G1", recycle="G", production="", bonus="S2", points="3"),
)


@pytest.mark.parametrize("card", COMPANIES)
def test_it_is_built_with_exactly_its_cost_and_gives_its_bonus_once(card: Card) -> None:
    check_building(card)


@pytest.mark.parametrize("card", COMPANIES)
def test_it_produces_in_its_steps(card: Card) -> None:
    check_production(card)


@pytest.mark.parametrize("card", COMPANIES)
def test_it_is_recycled_for_its_cube(card: Card) -> None:
    check_recycling(card)


@pytest.mark.parametrize("card", COMPANIES)
def test_it_scores_its_points_and_counts_as_its_type(card: Card) -> None:
    check_points(card)


@pytest.mark.parametrize("card", COMPANIES)
def test_the_deck_holds_its_copies(card: Card) -> None:
    check_copies(card)
