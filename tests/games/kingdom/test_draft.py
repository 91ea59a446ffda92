"""The draft of two players. Rules: draft.*."""

from collections import Counter
from random import Random

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, determinise, view
from pentarchy.games.kingdom.content import ADVISOR, CALAMITY, DEVELOPMENT, MENACE, TREASURE
from pentarchy.games.kingdom.draft import make_offer, take_turn
from pentarchy.games.kingdom.offers import discard_offers
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.state import DRAFT, PLANNING
from tests.games.kingdom.table import Table


def fresh(seed: int = 1, **options: str) -> Table:
    """A game at its first offer, made by player 0."""
    return Table(2, seed, **{"module": "quests", "first": "1", **options})


def offer_any(table: Table, player: int, area: str) -> None:
    """Lay the first two cards of a hand face up into an area."""
    table.play(player, *(f"offer:{table.content.tokens[card]},{area},up" for card in table.g.hands[player][:2]))


def hands(first: tuple[str, ...], second: tuple[str, ...] = (), **options: str) -> Table:
    """Hands as given, nothing in the areas."""
    table = Table.empty(2, **{"module": "quests", "first": "1", **options})
    table.put("hands", 0, *first)
    table.put("hands", 1, *second)
    return table


@pytest.mark.rule("kingdom.draft.deal")
@pytest.mark.parametrize(("module", "danger"), [("quests", CALAMITY), ("advisors", CALAMITY), ("menaces", MENACE)])
def test_each_hand_is_seven_cards_of_the_deck_and_one_danger(module: str, danger: int) -> None:
    table = fresh(module=module)
    if module == "advisors":
        for player in (0, 1):
            table.g.play(player, table.g.legal(player)[0])
    second_kind = ADVISOR if module == "advisors" else TREASURE
    for hand in table.g.hands:
        kinds = Counter(table.content.family[card] for card in hand)
        assert kinds[danger] == 1
        assert kinds[DEVELOPMENT] + kinds[second_kind] == 7
        assert kinds.total() == 8
    assert len(table.g.deck) == 80 - 14 - 2


@pytest.mark.rule("kingdom.draft.deal")
def test_the_hands_are_filled_anew_every_round() -> None:
    table = fresh()
    seen = set()
    for _ in table.wander(3):
        if (
            table.asked(table.g.first) == "offer_card"
            and len(table.g.hands[table.g.first]) == 8
            and any(table.g.offers)
        ):
            held = [card for hand in table.g.hands for card in hand]
            kinds = Counter(table.content.family[card] for card in held)
            if len(held) == 16 and table.g.round not in seen:
                seen.add(table.g.round)
                assert kinds[CALAMITY] == 2
                assert len(table.g.calamity_stack) == 8 - 2 * table.g.round
    assert seen == {1, 2, 3, 4}


@pytest.mark.rule("kingdom.draft.hand_secret")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = fresh()
    mine = list(table.g.hands[0])
    assert view(table.g, 0)["hands"] == [mine, [None] * 8]
    assert view(table.g, SPECTATOR)["hands"] == [[None] * 8] * 2
    table.g.play(0, table.g.legal(0)[0])  # chosen, not laid yet
    chosen = table.g.chosen[0][0]
    for eye in (1, SPECTATOR):
        seen = view(table.g, eye)
        assert seen["chosen"] == [[None], []]
        assert seen["hands"][0] == [None] * 7
        assert seen["chosen_to"][0] is None
    assert view(table.g, 0)["chosen"] == [[chosen], []]


@pytest.mark.rule("kingdom.draft.hand_secret", "kingdom.trap.no_peeking")
def test_the_calamity_may_be_any_hidden_card_of_the_opponent_with_equal_chance() -> None:
    table = fresh(3)
    cards = [table.content.tokens[card] for card in table.g.hands[0][:2]]  # calamities are the last of a hand
    table.play(0, f"offer:{cards[0]},left,up", f"offer:{cards[1]},right,down")
    before, places, rng = view(table.g, 1), Counter[tuple[str, int]](), Random(1)
    for _ in range(700):
        guess = determinise(table.g, 1, rng)
        assert view(guess, 1) == before
        hidden = [*(("hand", i, card) for i, card in enumerate(guess.hands[0])), ("area", 0, guess.offers[1][-1])]
        where = [(name, i) for name, i, card in hidden if table.content.family[card] == CALAMITY]
        assert len(where) == 1  # that each hand holds one is public
        places[where[0]] += 1
    assert len(places) == 7
    assert all(60 < count < 140 for count in places.values())  # 100 expected, a deviation of 9


@pytest.mark.rule("kingdom.draft.hand_secret")
def test_the_opponent_cannot_tell_hands_in_another_order_apart() -> None:
    table, other = fresh(), fresh()
    other.g.hands[0] = other.g.hands[0][::-1]
    assert view(table.g, 1) == view(other.g, 1)
    assert table.options(1) == other.options(1)


@pytest.mark.rule("kingdom.draft.starting_offers")
@pytest.mark.parametrize("seed", range(5))
def test_one_open_card_of_the_deck_lies_in_each_area_before_the_first_offer(seed: int) -> None:
    table = fresh(seed)
    assert [len(area) for area in table.g.offers] == [1, 1]
    for area in table.g.offers:
        assert table.content.family[area[0]] in (DEVELOPMENT, TREASURE)
    assert view(table.g, SPECTATOR)["offers"] == [list(area) for area in table.g.offers]


@pytest.mark.rule("kingdom.draft.first_player")
@pytest.mark.parametrize(("first", "player"), [("1", 0), ("2", 1)])
def test_the_first_player_offers_first_and_the_second_picks_first(first: str, player: int) -> None:
    table = fresh(first=first)
    assert table.g.first == player
    assert (table.asked(player), table.asked(1 - player)) == ("offer_card", "")
    offer_any(table, player, "left")
    assert (table.asked(player), table.asked(1 - player)) == ("", "take_area")


@pytest.mark.rule("kingdom.draft.first_player")
def test_who_is_first_in_round_one_is_drawn_unless_it_is_set() -> None:
    assert {fresh(seed, first="random").g.first for seed in range(12)} == {0, 1}
    assert {fresh(seed).g.first for seed in range(12)} == {0}


@pytest.mark.rule("kingdom.draft.first_player_alternates")
@pytest.mark.parametrize(("first", "order"), [("1", [0, 1, 0, 1]), ("2", [1, 0, 1, 0])])
def test_the_first_player_changes_every_round(first: str, order: list[int]) -> None:
    table = fresh(first=first)
    offers_first: dict[int, int] = {}
    for player, _ in table.wander(2):
        offers_first.setdefault(table.g.round, player)
    assert list(offers_first.values()) == order


@pytest.mark.rule("kingdom.draft.offer_two_cards")
def test_an_offer_is_exactly_two_cards_of_the_hand_of_any_kind() -> None:
    table = hands(("farm.1", "calamity.1", "treasure_mm"), ("scouts.1",))
    table.run(make_offer(0))
    offered = {text.split(":")[1].split(",")[0] for text in table.options(0, "offer")}
    assert offered == {"farm.1", "calamity.1", "treasure_mm"}
    assert not {text for text in table.options(0) if not text.startswith("offer")}  # no way to offer fewer
    table.play(0, "offer:calamity.1,left,up")
    assert table.g.offers == [(), ()]  # both are laid at once
    assert not {text for text in table.options(0) if "calamity" in text or not text.startswith("offer")}
    table.play(0, "offer:treasure_mm,left,up")
    assert table.names("offers", 0) == ["calamity", "treasure_mm"]
    assert table.names("hands", 0) == ["farm"]
    assert table.g.over  # no third card


@pytest.mark.rule("kingdom.draft.offer_two_cards")
def test_a_card_of_the_opponent_cannot_be_offered() -> None:
    table = hands(("farm.1", "farm.2"), ("scouts.1",)).run(make_offer(0))
    with pytest.raises(IllegalMove):
        table.play(0, "offer:scouts.1,left,up")
    assert table.names("hands", 1) == ["scouts"]


@pytest.mark.rule("kingdom.draft.offer_split", "kingdom.draft.leave_empty")
@pytest.mark.parametrize(
    ("areas", "sizes"), [(("left", "left"), [3, 0]), (("left", "right"), [2, 1]), (("right", "left"), [2, 1])]
)
def test_the_two_cards_go_to_one_area_or_to_both(areas: tuple[str, str], sizes: list[int]) -> None:
    table = hands(("farm.1", "farm.2"))
    table.put("offers", 0, "quarry.1")
    table.run(make_offer(0)).play(0, f"offer:farm.1,{areas[0]},up", f"offer:farm.2,{areas[1]},up")
    assert [len(area) for area in table.g.offers] == sizes


@pytest.mark.rule("kingdom.draft.offer_face_up")
def test_an_offered_card_is_seen_by_all_unless_a_trap_is_spent() -> None:
    table = hands(("farm.1", "farm.2")).run(make_offer(0))
    table.play(0, "offer:farm.1,left,up", "offer:farm.2,right,down")
    assert view(table.g, 1)["offers"] == [[table.card("farm.1")], [None]]
    assert table.g.traps == [1, 2]


@pytest.mark.rule("kingdom.draft.pick_one_area", "kingdom.draft.accumulate")
def test_a_pick_takes_all_cards_of_one_area_to_the_draft_area() -> None:
    table = hands(("farm.1",), ("scouts.1",))
    table.put("offers", 0, "quarry.1", "quarry.2", "treasure_mm")
    table.put("offers", 1, "hamlet.1")
    table.run(take_turn(1))
    assert table.options(1) == {"take:left", "take:right"}
    assert table.options(0) == set()
    table.play(1, "take:left")
    assert table.names("drafted", 1) == ["quarry", "quarry", "treasure_mm"]
    assert table.names("hands", 1) == ["scouts"]
    assert (table.names("offers", 0), table.names("offers", 1)) == ([], ["hamlet"])
    assert table.g.drafted[0] == ()


@pytest.mark.rule("kingdom.draft.roles_swap", "kingdom.draft.accumulate")
def test_the_one_who_picked_offers_next_onto_what_was_left() -> None:
    table = fresh()
    offer_any(table, 0, "left")
    table.play(1, "take:right")
    assert (table.asked(0), table.asked(1)) == ("", "offer_card")
    offer_any(table, 1, "left")
    assert [len(area) for area in table.g.offers] == [5, 0]
    assert (table.asked(0), table.asked(1)) == ("take_area", "")


@pytest.mark.rule("kingdom.draft.accumulate", "kingdom.draft.pick_empty", "kingdom.draft.discard_rest")
def test_all_other_cards_may_pile_up_in_one_area() -> None:
    table = fresh()
    for turn, player in enumerate((0, 1) * 4):
        offer_any(table, player, "left")
        assert len(table.g.offers[0]) == 1 + 2 * (turn + 1)
        table.play(1 - player, "take:right")
    assert table.g.phase == PLANNING
    assert table.g.offers == [(), ()]
    assert len(table.g.discard) == 17
    assert [len(cards) for cards in table.g.drafted] == [0, 1]  # the open card that lay there at the start


@pytest.mark.rule("kingdom.draft.leave_empty", "kingdom.draft.pick_empty")
def test_an_empty_area_may_be_chosen_and_gives_nothing() -> None:
    table = hands(("farm.1", "farm.2")).run(make_offer(0), take_turn(1))
    table.play(0, "offer:farm.1,left,up", "offer:farm.2,left,up")
    assert table.options(1, "take") == {"take:left", "take:right"}
    table.play(1, "take:right")
    assert table.g.drafted[1] == ()
    assert table.names("offers", 0) == ["farm", "farm"]


@pytest.mark.rule("kingdom.draft.turn_count", "kingdom.draft.end", "kingdom.draft.roles_swap")
@pytest.mark.parametrize("seed", range(4))
def test_each_makes_four_offers_and_four_picks_and_the_draft_is_over(seed: int) -> None:
    table = fresh(seed)
    acted = []
    for player, move in table.wander(seed):
        if (table.g.round, table.g.phase) != (1, DRAFT):
            break
        acted.append((player, move.split(":")[0]))
    turn = [(0, "offer"), (0, "offer"), (1, "take"), (1, "offer"), (1, "offer"), (0, "take")]
    assert acted == turn * 4
    assert table.g.hands == [(), ()]
    assert (table.g.round, table.g.phase) == (1, PLANNING)


@pytest.mark.rule("kingdom.draft.discard_rest")
def test_the_cards_left_are_discarded_the_face_down_ones_unseen() -> None:
    table = hands(("farm.1", "calamity.1", "farm.2", "scouts.1"))
    table.run(make_offer(0), take_turn(1), discard_offers(), planning_phase())
    table.play(0, "offer:farm.1,left,down", "offer:calamity.1,left,up").play(1, "take:right")
    assert table.g.offers == [(), ()]
    assert table.where("farm.1") == table.where("calamity.1") == ("discard", -1)
    hidden, shown = table.card("farm.1"), table.card("calamity.1")
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["discard"] == [None, shown]
    assert table.g.calamities == [(), ()]
    told = [mask for kind, args, mask in table.g.events or [] if kind == "left_over" and args == (hidden, 0, 1)]
    assert told == [1]  # only the one who laid it


@pytest.mark.rule("kingdom.draft.discard_rest")
def test_discarded_cards_never_come_back() -> None:
    table = fresh()
    gone: set[int] = set()
    for _ in table.wander(9):
        assert gone <= set(table.g.discard)
        gone = set(table.g.discard)
    assert len(gone) > 16


@pytest.mark.rule("kingdom.draft.uneven")
def test_uneven_drafts_are_not_evened_out() -> None:
    table = fresh(side="B")
    offer_any(table, 0, "left")
    table.play(1, "take:left")
    for player in (1, 0, 1, 0, 1, 0, 1):
        offer_any(table, player, "left")
        drafts = [len(cards) for cards in table.g.drafted]
        table.play(1 - player, "take:left" if player == 0 else "take:right")
    assert drafts == [1, 3 + 4 + 4 + 4]
    assert table.g.phase == PLANNING
    assert len(table.g.drafted[0]) == 1
    assert len(table.g.drafted[1]) + len(table.g.calamities[1]) == 15


@pytest.mark.rule("kingdom.draft.open_cards")
def test_cards_taken_face_up_stay_visible_to_both() -> None:
    table = Table.empty(module="quests")
    cards = table.put("offers", 0, "farm.1", "calamity.1", "treasure_mm")
    table.run(take_turn(1)).play(1, "take:left")
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["drafted"] == [[], cards]
    assert determinise(table.g, 0, Random(1)).drafted[1] == tuple(cards)


@pytest.mark.rule("kingdom.draft.deck_suffices")
@pytest.mark.parametrize("module", ["menaces", "advisors", "quests"])
def test_two_players_use_sixteen_cards_of_the_deck_a_round(module: str) -> None:
    table = fresh(module=module)
    left = {}
    for _ in table.wander(4):
        if table.g.phase == PLANNING:
            left[table.g.round] = len(table.g.deck)
    assert left == {1: 64, 2: 48, 3: 32, 4: 16}


@pytest.mark.rule("kingdom.draft.deck_suffices")
@pytest.mark.parametrize("scenario", ["none", "rat_invasion", "prophecy", "frozen_north", "last_battle", "under_siege"])
def test_alone_at_most_thirteen_cards_a_round_are_used(scenario: str) -> None:
    table = Table(1, 2, scenario=scenario)
    start = len(table.g.deck) + 4  # two cards in each area
    assert start >= 76 - 8
    left, rng = {}, Random(5)
    while not table.g.over and table.g.round < 5:
        if table.g.phase == PLANNING:
            left[table.g.round] = len(table.g.deck)
        searches = sorted(table.options(0, "search"))
        table.g.play(0, table.g.moves.read(searches[0]) if searches else rng.choice(table.g.legal(0)))
    assert all(count == start - 13 * number for number, count in left.items())
    assert min(left.values()) >= 16
