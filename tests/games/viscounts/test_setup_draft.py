"""The start player and the choice of pairs, up to the first hand. Rules: setup.start_player to setup.starting_hand."""

from collections.abc import Sequence

import pytest

from pentarchy.engine.errors import BadSetup, IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.viscounts import GAME
from tests.games.viscounts.table import Table

TOGETHER = pytest.mark.parametrize("players", [2, 3, 4])
STARTING = ["abbot", "financier", "journeyman", "labourer", "lender", "squire", "thief", "trader"]
SEEDS = range(40)


def offer(table: Table, *pairs: tuple[str, str]) -> Table:
    """Let these pairs, each a player card and a hero, lie there instead of those that were dealt."""
    g = table.g
    for pile in (*g.pair_cards, *g.pair_heroes):
        g.box += pile
    g.pair_cards, g.pair_heroes = [() for _ in pairs], [() for _ in pairs]
    for place, (card, hero) in enumerate(pairs):
        table.put("pair_cards", place, card)
        table.put("pair_heroes", place, hero)
    g.offered[:] = [None] * g.players
    return table


def drafting(players: int, *numbers: int, first: str = "1", seed: int = 1) -> Table:
    """A draft of player cards with these numbers, with heroes in the order of the alphabet."""
    heroes = ("ada", "bertha", "clovis", "emma", "guntram")
    pairs = [(f"player_{number}", hero) for number, hero in zip(numbers, heroes, strict=False)]
    return offer(Table(players, seed, first=first), *pairs)


def owned(table: Table, player: int) -> list[str]:
    """All cards of a player's hand, draw and discard pile."""
    return sorted(
        [*table.names("hands", player), *table.names("decks", player), *table.names("discards", player)]
    )  # fmt: skip


# the start player ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.start_player")
@TOGETHER
def test_the_start_player_is_random_unless_chosen(players: int) -> None:
    assert {GAME.new(players, {}, seed).first for seed in SEEDS} == set(range(players))
    for seat in range(players):
        assert {GAME.new(players, {"first": str(seat + 1)}, seed).first for seed in range(3)} == {seat}
    with pytest.raises(BadSetup):
        GAME.new(players, {"first": str(players + 1)})


@pytest.mark.rule("viscounts.setup.start_player")
def test_the_start_player_stays_the_same_for_the_whole_game() -> None:
    t = Table(3, first="2").go_on(lambda g: g.round == 4)
    starts = [t.events()[i + 1] for i, event in enumerate(t.events()) if event[0] == "round_started"]
    assert (t.g.first, starts) == (1, [("turn_started", 1)] * 4)


# the pairs -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.pairs_count", "viscounts.setup.pairs_heroes")
@pytest.mark.parametrize(("players", "pairs"), [(2, 3), (3, 4), (4, 5)])
def test_one_more_player_card_than_players_each_with_a_hero(players: int, pairs: int) -> None:
    t = Table(players)
    cards = [name for place in range(pairs) for name in t.names("pair_cards", place)]
    heroes = [name for place in range(pairs) for name in t.names("pair_heroes", place)]
    assert (len(t.g.pair_cards), len(set(cards)), len(t.g.pair_heroes), len(set(heroes))) == (pairs,) * 4
    assert all(card.startswith("player_") for card in cards)
    assert {t.content.tables["townsfolk.toml"][hero]["group"] for hero in heroes} == {"hero"}
    assert len(t.options(players - 1, "choose_pair")) == pairs


@pytest.mark.rule("viscounts.setup.pairs_count", "viscounts.setup.pairs_heroes")
def test_player_cards_and_heroes_are_dealt_at_random() -> None:
    tables = [Table(4, seed) for seed in SEEDS]
    for zone in ("pair_cards", "pair_heroes"):
        assert len({name for t in tables for place in range(5) for name in t.names(zone, place)}) == 10
        assert len({t.names(zone, 0)[0] for t in tables}) > 6
    heroes_of_one = {
        t.names("pair_heroes", i)[0] for t in tables for i in range(5) if "player_1" in t.names("pair_cards", i)
    }
    assert len(heroes_of_one) > 3, "a player card lies with different heroes"


@pytest.mark.rule("viscounts.setup.pairs_heroes")
def test_everybody_sees_the_pairs() -> None:
    t = Table(3)
    for eye in (0, 1, 2, SPECTATOR):
        assert view(t.g, eye)["pair_cards"] == [list(pile) for pile in t.g.pair_cards]
        assert view(t.g, eye)["pair_heroes"] == [list(pile) for pile in t.g.pair_heroes]


# the draft -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.draft_order")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, "1", [1, 0]), (2, "2", [0, 1]), (3, "1", [2, 1, 0]), (3, "2", [0, 2, 1]), (4, "3", [1, 0, 3, 2])],
)
def test_the_last_in_turn_order_chooses_first(players: int, first: str, order: Sequence[int]) -> None:
    t = Table(players, first=first).go_on(lambda g: g.round == 1)
    assert [event[1] for event in t.events("chose_pair")] == list(order)
    assert t.g.asked == int(first) - 1


@pytest.mark.rule("viscounts.setup.draft_pick")
def test_each_player_takes_one_pair_of_those_still_there() -> None:
    t = drafting(3, 1, 7, 10, 4)
    assert t.options(2) == {
        "choose_pair:player_1",
        "choose_pair:player_7",
        "choose_pair:player_10",
        "choose_pair:player_4",
    }
    t.play(2, "choose_pair:player_7")
    assert t.options(1) == {"choose_pair:player_1", "choose_pair:player_10", "choose_pair:player_4"}
    with pytest.raises(IllegalMove):
        t.play(1, "choose_pair:player_7")
    t.play(1, "choose_pair:player_10")
    assert t.options(0) == {"choose_pair:player_1", "choose_pair:player_4"}
    assert [owned(t, player) for player in (2, 1)] == [sorted([*STARTING, "bertha"]), sorted([*STARTING, "clovis"])]
    assert t.options(2) == t.options(1) == set(), "one pair each"


@pytest.mark.rule("viscounts.setup.draft_steps_sequential")
def test_all_steps_of_a_pair_come_before_the_next_choice() -> None:
    t = drafting(2, 2, 8, 1).play(1, "choose_pair:player_8", "take_good:ink")
    assert (t.asked(0), t.asked(1)) == ("", "build_where"), "only the first player is asked"
    t.play(1, "erect:trading_post_1,cliffs_8")
    assert (t.asked(0), t.asked(1)) == ("pair_which", "")
    assert len(t.g.hands[1]) == 3
    t.play(0, "choose_pair:player_1")
    kinds = [event[0] for event in t.events() if event[0] in ("chose_pair", "built", "improved", "round_started")]
    assert kinds == ["chose_pair", "built", "chose_pair", "improved", "round_started"]


@pytest.mark.rule("viscounts.setup.draft_leftover")
@TOGETHER
def test_what_nobody_chose_leaves_the_game(players: int) -> None:
    t = Table(players).go_on(lambda g: g.round == 1)
    out = t.names("box")
    assert (t.g.pair_cards, t.g.pair_heroes) == ([], [])
    assert sorted(name for name in out if name.startswith("player_")) == sorted(f"player_{n}" for n in range(1, 11))
    heroes = {"ada", "bertha", "clovis", "emma", "guntram", "judith", "lothaire", "merovech", "rudolf", "therese"}
    chosen = {t.content.designs[int(str(event[3]))] for event in t.events("chose_pair")}
    assert len(chosen) == players
    assert heroes & set(out) == heroes - chosen


@pytest.mark.rule("viscounts.setup.viscount_space")
@pytest.mark.parametrize(
    ("number", "space"),
    [
        (1, "lake_left"), (2, "lake_right"), (3, "hills_left"), (4, "hills_right"), (5, "forest_left"),
        (6, "forest_right"), (7, "cliffs_left"), (8, "cliffs_right"), (9, "mountains_left"), (10, "mountains_right"),
    ],
)  # fmt: skip
def test_the_viscount_starts_on_the_space_with_the_number_of_the_card(number: int, space: str) -> None:
    t = drafting(2, number, 11 - number, 1 if number in (5, 6) else 5)
    assert t.g.viscounts == [-1, -1]
    t.play(1, f"choose_pair:player_{number}")
    assert (t.space(1), t.g.viscounts[0]) == (space, -1)


@pytest.mark.rule("viscounts.setup.start_cards_from_supply")
def test_what_the_draft_gives_does_not_come_from_the_stacks() -> None:
    """Neither the deeds and debts of the cards nor the debt of a bishop who is hired."""
    t = drafting(2, 2, 3, 10).folk("forest", "bishop")
    t.play(1, "choose_pair:player_2", "take_good:ink", "take_good:ink")
    t.play(0, "choose_pair:player_3", "hire_free:bishop")
    assert (t.g.debts, t.g.deeds, t.g.approved) == ([2, 1], [1, 2], [0, 1])
    assert (t.g.poverty, t.g.prosperity, t.g.last_round) == (12, 12, 0)


@pytest.mark.rule("viscounts.setup.player_card_reference")
def test_a_player_card_does_nothing_more_after_the_draft() -> None:
    t = drafting(2, 1, 7, 10).play(1, "choose_pair:player_7")
    assert t.where("player_7") == ("box", -1)
    t.play(0, "choose_pair:player_1")
    t.go_on(lambda g: g.round == 3)
    before_turns = t.events()[: t.events().index(("round_started", 1))]
    assert [event for event in before_turns if event[0] == "improved"] == [("improved", 1, 2), ("improved", 0, 1)]
    assert t.where("player_7") == t.where("player_1") == ("box", -1)


# the deck ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.deck", "viscounts.setup.starting_hand")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_nine_cards_are_shuffled_and_three_are_drawn(players: int) -> None:
    t = Table(players).go_on(lambda g: g.round == 1)
    for player in range(players):
        extra = {name for name in owned(t, player) if name not in STARTING}
        assert len(t.g.hands[player]) == 3
        assert set(owned(t, player)) == {*STARTING, *extra}
        assert extra & {
            "ada",
            "bertha",
            "clovis",
            "emma",
            "guntram",
            "judith",
            "lothaire",
            "merovech",
            "rudolf",
            "therese",
        }
        assert t.g.discards[player] == ()


@pytest.mark.rule("viscounts.setup.deck", "viscounts.setup.starting_hand")
def test_nobody_sees_the_draw_pile_and_only_the_owner_the_hand() -> None:
    t = drafting(2, 1, 7, 10).play(1, "choose_pair:player_7").play(0, "choose_pair:player_1")
    for eye in (0, 1, SPECTATOR):
        seen = view(t.g, eye)
        assert seen["decks"] == [[None] * 6, [None] * 6]
        assert seen["hands"] == [list(t.g.hands[player]) if player == eye else [None] * 3 for player in (0, 1)]


@pytest.mark.rule("viscounts.setup.deck")
def test_the_first_shuffle_is_random_and_without_a_check_for_criminals() -> None:
    hands = set()
    for seed in range(12):
        t = drafting(2, 10, 4, 5, seed=seed).play(1, "choose_pair:player_10")
        assert (t.markers(1), t.events("shuffled")) == ((3, 7), []), "only the two corruption of the card"
        hands.add(tuple(sorted(t.names("hands", 1))))
    assert len(hands) > 6


@pytest.mark.rule("viscounts.setup.extra_step_hire", "viscounts.setup.deck")
def test_a_hired_townsfolk_gives_its_bonus_and_joins_the_starting_deck() -> None:
    places = set()
    for seed in range(12):
        t = drafting(2, 3, 4, 5, seed=seed).folk("cliffs", "princess")
        t.play(1, "choose_pair:player_3", "hire_free:princess")
        assert t.markers(1) == (1, 6), "its virtue"
        assert t.owned(1) == {"ink": 1, "gold": 1, "silver": 6}, "for free"
        assert owned(t, 1) == sorted([*STARTING, "ada", "princess"])
        assert t.g.discards[1] == ()
        places.add(t.where("princess"))
    assert places == {("hands", 1), ("decks", 1)}


@pytest.mark.rule("viscounts.setup.hire_skips")
@pytest.mark.parametrize("hired", ["traitor", "acolyte", "architect"])
def test_a_bonus_of_shuffling_discarding_or_rearranging_is_skipped_before_there_is_a_deck(hired: str) -> None:
    t = drafting(2, 3, 4, 5).folk("lake", hired).play(1, "choose_pair:player_3", f"hire_free:{hired}")
    assert (t.asked(0), t.asked(1)) == ("pair_which", "")
    assert (t.markers(1), t.events("shuffled")) == ((1, 7), [])
    assert owned(t, 1) == sorted([*STARTING, "ada", hired])
    assert (len(t.g.hands[1]), t.g.discards[1]) == (3, ())
