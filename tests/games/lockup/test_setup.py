"""From options to the first decision. Rules: setup.*."""

import pytest

from pentarchy.engine.errors import BadSetup
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.content import ACHIEVEMENT, BOOK, GOAL_TYPES, GOON, ITEM
from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.patrol import bring_bandits_cubes
from pentarchy.games.lockup.setup import PLAYERS
from tests.games.lockup.table import Table

TABLES = pytest.mark.parametrize("players", PLAYERS)
TOGETHER = pytest.mark.parametrize("players", PLAYERS[1:])


def suspicion_of_row(table: Table) -> list[int]:
    """The symbols of the goons at each location."""
    symbols = [0] * 8
    for space, location in zip(table.g.goon_row, table.content.goon_spaces, strict=True):
        symbols[location] = sum(table.content.suspicion[goon] for goon in space)
    return symbols


@pytest.mark.rule("lockup.setup.board_side")
@pytest.mark.parametrize(("players", "scrap"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_the_board_has_a_side_for_one_or_two_and_one_for_more(players: int, scrap: int) -> None:
    """The Sewers pay their strongest visitor less on the small side."""
    t = Table.empty(players).tokens(0, "sewers", "crew_5").check("sewers").play(0, "take:sewers")
    assert t.owned(0) == {"scrap": scrap}


@pytest.mark.rule("lockup.setup.round_marker")
@TABLES
def test_the_round_marker_starts_on_the_first_space(players: int) -> None:
    assert Table(players).g.round == 1


@pytest.mark.rule("lockup.setup.supply")
@TABLES
def test_all_cubes_start_in_the_supply(players: int) -> None:
    """But for the power of the players (and guards) and the suspicion of the goons shown."""
    t = Table(players)
    assert t.g.supply == [25, 15, 15, 10]
    assert t.g.power_supply == 22 - max(players, 2)
    assert t.g.suspicion_supply == 12 - sum(suspicion_of_row(t))


@pytest.mark.rule("lockup.setup.item_deck", "lockup.setup.goon_deck", "lockup.setup.book_deck")
@pytest.mark.parametrize(
    ("deck", "kind", "count", "row"),
    [("item_deck", ITEM, 34, "display"), ("goon_deck", GOON, 33, "goon_row"), ("book_deck", BOOK, 28, "")],
)
def test_a_deck_is_shuffled_and_face_down(deck: str, kind: int, count: int, row: str) -> None:
    t, other = Table(3), Table(3, seed=2)
    pile = getattr(t.g, deck)
    shown = [card for space in (getattr(t.g, row) if row else ()) for card in space]
    assert sorted((*pile, *shown)) == list(t.content.by_kind[kind])
    assert len(pile) + len(shown) == count
    assert all(view(t.g, eye)[deck] == [None] * len(pile) for eye in (0, 1, 2, SPECTATOR))
    assert pile != getattr(other.g, deck)
    assert pile != tuple(sorted(pile))


@pytest.mark.rule("lockup.setup.goon_deck", "lockup.setup.book_deck")
@TABLES
def test_discard_piles_start_empty(players: int) -> None:
    g = Table(players).g
    assert (g.goon_discard, g.book_discard) == ((), ())
    assert len(g.goon_deck) == 28


@pytest.mark.rule("lockup.setup.item_display")
@pytest.mark.parametrize(("players", "items"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_one_item_more_than_players_is_shown_and_three_alone(players: int, items: int) -> None:
    t = Table(players)
    shown = [item for space in t.g.display for item in space]
    assert len(shown) == items
    assert all(t.g.knows[item] == t.g.everyone for item in shown)
    assert len(t.g.item_deck) == 34 - items


@pytest.mark.rule("lockup.setup.goon_row")
@TABLES
def test_five_goons_are_shown_from_the_sewers_to_the_chow_hall(players: int) -> None:
    t = Table(players)
    names = [
        (t.content.designs[int(str(goon))], LOCATION.tokens[int(str(at))]) for _, goon, at in t.events("goon_shown")
    ]
    row = [t.content.designs[goon] for space in t.g.goon_row for goon in space]
    assert names == list(zip(row, ("sewers", "infirmary", "smithy", "commissary", "chow_hall"), strict=True))


@pytest.mark.rule("lockup.setup.suspicion")
def test_every_goon_shown_brings_its_suspicion() -> None:
    for seed in range(20):
        t = Table(3, seed)
        assert t.g.suspicion_at == suspicion_of_row(t)
        assert t.g.suspicion_supply + sum(t.g.suspicion_at) == 12
        assert sum(t.g.suspicion) == 0


@pytest.mark.rule("lockup.setup.no_bandit_resource")
def test_a_bandit_shown_in_setup_brings_no_cube() -> None:
    """In a patrol phase the same bandits would."""
    with_bandits = 0
    for seed in range(20):
        t = Table(2, seed)
        bandits = sum(t.content.resource[goon] >= 0 for space in t.g.goon_row for goon in space)
        assert sum(t.g.cubes_at) == 0
        t.run(bring_bandits_cubes())
        assert sum(t.g.cubes_at) == bandits
        with_bandits += bool(bandits)
    assert with_bandits > 3


@pytest.mark.rule("lockup.setup.crew_board")
@TABLES
def test_every_player_has_a_crew_board_with_side_a_up(players: int) -> None:
    t = Table(players)
    assert len(t.g.crews) == players
    assert t.g.storage == [5] * players
    assert t.g.traits == [()] * players
    for player, crew in enumerate(t.g.crews):
        owners = {t.content.tokens[token].split(".")[1] for token in t.g.cells[player]}
        assert owners == {str(("goblins", "gnolls", "kobolds", "bugbears", "insectoids").index(crew) + 1)}


@pytest.mark.rule("lockup.setup.power", "lockup.setup.reputation")
@TABLES
def test_everybody_starts_with_one_power_and_ten_stars(players: int) -> None:
    g = Table(players).g
    assert g.power[:players] == [1] * players
    assert g.stars[:players] == [10] * players


@pytest.mark.rule("lockup.setup.start_empty")
@TABLES
def test_players_start_with_nothing_else(players: int) -> None:
    g = Table(players).g
    assert (sum(g.resources), sum(g.suspicion)) == (0, 0)
    for zone in (g.hands, g.items, g.reserved, g.goons, g.drawn):
        assert not any(zone)


@pytest.mark.rule("lockup.setup.tokens")
@pytest.mark.parametrize("players", PLAYERS[:4])
def test_up_to_four_players_take_all_six_tokens(players: int) -> None:
    t = Table(players)
    for cell in t.g.cells:
        assert len(cell) == 6
    assert t.names("box").count("crew_2") == 5 - players


@pytest.mark.rule("lockup.setup.tokens_5p")
def test_five_players_play_without_the_2() -> None:
    t = Table(5)
    for player in range(5):
        assert t.names("cells", player) == ["lookout", "enforcer", "crew_3", "crew_4", "crew_5"]
    assert t.names("box").count("crew_2") == 5


@pytest.mark.rule("lockup.setup.holding_cell")
@TABLES
def test_all_tokens_start_in_the_cells_and_only_their_owners_know_them(players: int) -> None:
    t = Table(players)
    assert not any(t.g.placed)
    for player, cell in enumerate(t.g.cells):
        assert {t.g.knows[token] for token in cell} == {1 << player}


@pytest.mark.rule("lockup.setup.achievements")
@TOGETHER
def test_one_achievement_of_each_type_is_shown_and_the_rest_is_in_the_box(players: int) -> None:
    t = Table(players)
    assert [t.content.goal_type[card] for card in t.g.goals] == list(range(len(GOAL_TYPES)))
    assert view(t.g)["goals"] == list(t.g.goals)
    assert sum(t.content.family[card] == ACHIEVEMENT for card in t.g.box) == 15


@pytest.mark.rule("lockup.setup.achievements")
def test_the_achievements_are_drawn_at_random() -> None:
    seen = {goal for seed in range(60) for goal in Table(2, seed).names("goals")}
    assert len(seen) == 18


@pytest.mark.rule("lockup.setup.first_player")
def test_the_first_player_is_named_or_drawn() -> None:
    assert [Table(3, first=seat).g.first for seat in ("1", "2", "3")] == [0, 1, 2]
    assert {Table(3, seed, first="random").g.first for seed in range(30)} == {0, 1, 2}
    with pytest.raises(BadSetup, match="option first"):
        GAME.new(3, {"first": "4"})
    t = Table(3, first="3")
    assert [t.asked(player) for player in range(3)] == ["", "", "place_or_pass"]


@pytest.mark.rule("lockup.setup.seating")
def test_turn_order_is_the_seating_from_the_first_player_token_on() -> None:
    t = Table(4, first="3")
    order = []
    while t.g.round == 1:
        order.append(t.g.asked)
        t.play(t.g.asked, "leave")
    assert order == [2, 3, 0, 1]
    order.clear()
    t.g.first = 1  # as if by the Exercise Yard: only the starting point has moved
    while t.g.round == 2:
        order.append(t.g.asked)
        t.play(t.g.asked, "leave")
    while t.g.round == 3:
        order.append(t.g.asked)
        t.play(t.g.asked, "leave")
    assert order == [2, 3, 0, 1, 1, 2, 3, 0]
