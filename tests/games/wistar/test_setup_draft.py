"""What players start with, turn order and the draft of pairs. Rules: setup.*."""

import pytest

from pentarchy.engine.errors import BadSetup
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.wistar import GAME
from tests.games.wistar.table import Table

TABLES = pytest.mark.parametrize("players", [1, 2, 3, 4])
TOGETHER = pytest.mark.parametrize("players", [2, 3, 4])


def drafted(players: int, seed: int = 1, **options: str) -> Table:
    """A game after the draft, in which everybody took the first pair."""
    return Table(players, seed, **options).go_on(lambda g: g.round == 1)


# the supply ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.setup.supply")
@TABLES
def test_the_common_supply_holds_tokens_and_heroes(players: int) -> None:
    """Each player has already taken a move token."""
    t = Table(players)
    assert (t.g.supply_moves, t.g.supply_jokers) == (20 - players, 12)
    assert sorted(t.names("skill_tokens")) == [
        "token_agility", "token_endurance", "token_observation", "token_strength", "token_wit",
    ]  # fmt: skip
    assert sorted(t.names("heroes")) == [
        "acrobat_lila", "scientist_gwyr", "scout_argo", "strongman_brok", "wanderer_tobi",
    ]  # fmt: skip
    assert view(t.g)["heroes"] == list(t.g.heroes)


@pytest.mark.rule("wistar.setup.current_tokens")
@TABLES
def test_there_is_a_current_token_for_everybody(players: int) -> None:
    t = Table.empty(players)
    assert t.g.current == [0] * players
    for player in range(players):
        t.does(player, "current(1)")
    assert t.g.current == [1] * players


# a player's pieces --------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.setup.player_colour")
@TABLES
def test_everybody_has_pieces_of_their_own(players: int) -> None:
    g = Table(players).g
    assert g.chiefs_left[:players] == [3] * players
    for per_player in (g.hands, g.areas, g.homes, g.helpers, g.doors, g.explorers, g.entrance, g.spaces):
        assert len(per_player) == players
    assert (len(g.tents), len(g.workers), len(g.goods)) == (2 * players, 3 * players, 4 * players)


@pytest.mark.rule("wistar.setup.player_colour")
def test_nobody_has_played_or_taken_anything() -> None:
    g = Table(3).g
    for zone in (g.hands, g.areas, g.homes, g.helpers, g.doors, g.private_goals):
        assert zone == [(), (), ()]


@pytest.mark.rule("wistar.setup.markers_and_chiefs")
@TABLES
def test_all_ten_markers_and_three_chiefs_are_on_the_board(players: int) -> None:
    t = Table(players)
    assert t.g.spaces == [0] * players
    assert set(t.g.marks) == {-1}
    assert [space.name for space in t.content.spaces] == [
        "space_bed_discount", "space_dig_discount", "space_veranda", "space_double_move", "space_skill_token",
        "space_vp_three", "space_vp_six", "space_free_invention", "space_main_action", "space_hero",
    ]  # fmt: skip
    assert t.g.chiefs_left[:players] == [3] * players
    assert (set(t.g.chiefs), t.g.hut) == ({-1}, ())


@pytest.mark.rule("wistar.setup.markers_and_chiefs")
def test_every_marker_can_be_used_for_a_mission_in_the_basement() -> None:
    t = Table.empty(2).at(0, "coal_cellar").mission("coal_cellar", "storm_drain").current(0, 2).goods(0, wood=1)
    t.does(0, "mission(0)").play(0, "do_mission:storm_drain_3")
    assert len(t.options(0, "use_marker")) == 10


@pytest.mark.rule("wistar.setup.underground")
@pytest.mark.parametrize(("dug", "points"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_six_underground_tokens_rise_from_0_to_15(dug: int, points: int) -> None:
    t = Table.empty(2).goods(0, metal=20).workers(0, forest=7)
    assert t.score()["rooms"] == 0
    t.main("dig")
    assert t.options(0) == {f"dig_rooms:{number}" for number in range(7)}, "six rooms and no more"
    t.play(0, f"dig_rooms:{dug}")
    assert t.score()["rooms"] == points


@pytest.mark.rule("wistar.setup.beds")
@pytest.mark.parametrize(("beds", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 7), (6, 11)])
def test_six_beds_rise_from_0_to_11(beds: int, points: int) -> None:
    t = Table.empty(2).goods(0, wood=20).built(0, dug=6).does(0, "bed(9)")
    assert t.score()["beds"] == 0
    assert t.options(0) == {f"build_beds:{number}" for number in range(7)}, "six beds and no more"
    t.play(0, f"build_beds:{beds}")
    assert t.score()["beds"] == points


@pytest.mark.rule("wistar.setup.workers")
@TABLES
def test_two_workers_are_ready_and_each_of_six_beds_brings_another(players: int) -> None:
    t = Table(players)
    assert t.g.entrance == [2] * players
    t = Table.empty(players).built(0, dug=6).goods(0, wood=12).does(0, "bed(6)").play(0, "build_beds:6")
    assert t.g.entrance == [8, *[2] * (players - 1)]


@pytest.mark.rule("wistar.setup.explorer")
@TABLES
def test_the_explorer_stands_at_the_farm_entrance(players: int) -> None:
    t = Table(players)
    assert [t.room(player) for player in range(players)] == ["outside"] * players
    t = Table.empty(players).does(0, "explore(1)")
    assert t.options(0) == {"open:passage_1", "open:passage_2"}


@pytest.mark.rule("wistar.setup.no_workers_in_areas")
@TABLES
def test_every_main_action_has_strength_0_until_workers_are_brought_out(players: int) -> None:
    t = drafted(players)
    first = t.g.order[0]
    assert t.g.workers == [0, 0, 0] * players
    assert GAME.derived is not None
    assert GAME.derived(t.g)["strengths"] == [[0] * 6] * players
    t.play(first, "bring_out:forest", "bring_out:farm")
    assert t.in_area(first) == {"forest": 1, "farm": 1}
    assert t.options(first, "bring_out") == set()


@pytest.mark.rule("wistar.setup.discs_and_tents")
def test_two_tents_and_three_discs_are_unused() -> None:
    t = Table(3)
    assert t.g.tents == [-1] * 6
    assert all(mark < 0 for mark in t.g.goal_marks)
    t = Table.empty(2)
    for room in ("hall", "kitchen"):
        t.g.stop()
        t.at(0, room).turn().play(0, "pitch_tent")
    t.g.stop()
    assert "pitch_tent" not in t.at(0, "study").turn().options(0), "there are two"


@pytest.mark.rule("wistar.setup.discs_and_tents")
def test_three_goals_can_be_reached_and_no_fourth() -> None:
    t = Table.empty(2).goal("goal_rooms", "goal_beds", "goal_mice").built(0, beds=3, dug=6)
    t.mice(0, "mouse_house_01", "mouse_house_02")
    t.put("private_goals", 0, "goal_doors")
    t.put("doors", 0, "door_01", "door_02")
    t.turn().play(0, "claim:goal_rooms", "claim:goal_beds")
    assert t.options(0, "claim") == {"claim:goal_mice", "claim:goal_doors"}
    t.play(0, "claim:goal_mice")
    assert t.options(0, "claim") == set()


@pytest.mark.rule("wistar.setup.start_vp", "wistar.setup.start_goods")
@TABLES
def test_everybody_starts_with_10_vp_and_a_few_goods(players: int) -> None:
    t = Table(players)
    assert t.g.vp[:players] == [10] * players
    for player in range(players):
        assert t.owned(player) == {"wood": 2, "metal": 2, "move": 1}


# turn order and draft -----------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.setup.turn_order")
@pytest.mark.parametrize(("players", "orders"), [(2, 2), (3, 6), (4, 24)])
def test_the_first_turn_order_is_random(players: int, orders: int) -> None:
    seen = {Table(players, seed, first="random").g.order for seed in range(200)}
    assert len(seen) == orders
    assert all(sorted(order) == list(range(players)) for order in seen)


@pytest.mark.rule("wistar.setup.turn_order")
def test_a_first_player_can_be_named() -> None:
    assert [Table(3, first=seat).g.order for seat in ("1", "2", "3")] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    with pytest.raises(BadSetup, match="option first"):
        GAME.new(3, {"first": "4"})


@pytest.mark.rule("wistar.setup.invention_decks")
@TABLES
def test_the_two_decks_are_shuffled_and_face_down(players: int) -> None:
    t, other = Table(players), Table(players, seed=2)
    dealt = max(players, 2)
    for deck, size in enumerate((100, 80)):
        pile = t.g.decks[deck]
        assert len(pile) == size - dealt
        assert {t.content.deck[card] for card in pile} == {deck}
        assert pile not in (other.g.decks[deck], tuple(sorted(pile)))
        for eye in (*range(players), SPECTATOR):
            assert set(view(t.g, eye)["decks"][deck]) == {None}
    assert t.g.discards == [(), ()]


@pytest.mark.rule("wistar.setup.invention_decks")
def test_each_deck_has_its_own_discard_pile() -> None:
    t = Table.empty(2).hand(0, "saw", "jet_plane").goods(0, wood=1).turn().play(0, "buy_joker")
    t.play(0, "give_card:saw", "give_card:jet_plane")
    assert (t.names("discards", 0), t.names("discards", 1)) == (["saw"], ["jet_plane"])


@pytest.mark.rule("wistar.setup.pairs")
@TOGETHER
def test_as_many_open_pairs_as_players_are_laid_out(players: int) -> None:
    t = Table(players)
    assert len(t.g.pairs) == players
    assert [[t.content.deck[card] for card in pair] for pair in t.g.pairs] == [[0, 1]] * players
    assert view(t.g)["pairs"] == [list(pair) for pair in t.g.pairs]


@pytest.mark.rule("wistar.setup.pairs")
def test_the_pairs_are_random() -> None:
    seen = {tuple(sorted(Table(2, seed).g.pairs)) for seed in range(30)}
    assert len(seen) == 30


@pytest.mark.rule("wistar.setup.pair_draft")
@pytest.mark.parametrize(("first", "order"), [("1", [3, 2, 1, 0]), ("3", [1, 0, 3, 2])])
def test_pairs_are_chosen_in_reverse_turn_order(first: str, order: list[int]) -> None:
    t = Table(4, first=first)
    left = [tuple(t.content.designs[card] for card in pair) for pair in t.g.pairs]
    for number, player in enumerate(order):
        assert [seat for seat in range(4) if t.asked(seat)] == [player]
        assert t.asked(player) == "pair_which"
        assert t.options(player) == {f"choose_pair:{basic}" for basic, _ in left}
        chosen = left.pop(number % len(left))
        t.play(player, f"choose_pair:{chosen[0]}")
        assert t.names("hands", player) == list(chosen)
    assert (t.g.pairs, t.g.round) == ([], 1)


@pytest.mark.rule("wistar.setup.pair_draft", "wistar.general.hidden_information")
def test_a_chosen_pair_is_a_hand_that_its_owner_alone_sees() -> None:
    t = drafted(3)
    for player in range(3):
        for eye in (0, 1, 2, SPECTATOR):
            hand = list(t.g.hands[player]) if eye == player else [None, None]
            assert view(t.g, eye)["hands"][player] == hand


@pytest.mark.rule("wistar.setup.markets")
@TABLES
def test_the_markets_are_filled_after_the_draft(players: int) -> None:
    t = Table(players)
    assert t.g.markets == [(), ()]
    assert t.events("market_shown") == []
    t.go_on(lambda g: g.round == 1)
    assert [[t.content.deck[card] for card in market] for market in t.g.markets] == [[0] * 4, [1] * 4]
    assert view(t.g)["markets"] == [list(market) for market in t.g.markets]
    dealt = max(players, 2) + 4
    assert [len(deck) for deck in t.g.decks] == [100 - dealt, 80 - dealt]
