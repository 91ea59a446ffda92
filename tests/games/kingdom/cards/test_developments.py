"""Every development card on the table: built cube by cube, producing, recycled, scored. A row reads like the card."""

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

DEVELOPMENTS = [*STRUCTURES, *COMPANIES, *MONUMENTS, *DISCOVERIES]


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_it_is_built_with_exactly_its_cost_and_gives_its_bonus_once(card: Card) -> None:
    check_building(card)


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_it_produces_in_its_steps(card: Card) -> None:
    check_production(card)


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_it_is_recycled_for_its_cube(card: Card) -> None:
    check_recycling(card)


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_it_scores_its_points_and_counts_as_its_type(card: Card) -> None:
    check_points(card)


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_the_deck_holds_its_copies(card: Card) -> None:
    check_copies(card)
