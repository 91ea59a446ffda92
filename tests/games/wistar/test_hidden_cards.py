"""What nobody may know: hands, decks and everything that lies face down. Rules: general.hidden_information."""

from collections import Counter
from random import Random

import pytest

from pentarchy.engine.declare import all_piles
from pentarchy.engine.views import SPECTATOR, determinise, view
from pentarchy.games.wistar.state import Wistar
from tests.games.wistar.table import Table

UNSEEN = ("decks", "mice_at", "doors_at", "round_stack", "mouse_supply", "goal_deck", "unused")
RULE = pytest.mark.rule("wistar.general.hidden_information")


def flat(held: list[object]) -> list[object]:
    return [piece for pile in held for piece in (pile if isinstance(pile, list) else [pile])]


def hands() -> Table:
    """Two hands of a basic and an advanced card each."""
    return Table.empty().hand(0, "hammer", "jetpack").hand(1, "saw", "submarine")


def backs(g: Wistar, player: int) -> list[int]:
    return [g.content.deck[card] for card in g.hands[player]]


# views --------------------------------------------------------------------------------------------------------------
@RULE
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    table = hands()
    own = [[table.card("hammer"), table.card("jetpack")], [table.card("saw"), table.card("submarine")]]
    assert view(table.g, 0)["hands"] == [own[0], [None, None]]
    assert view(table.g, 1)["hands"] == [[None, None], own[1]]
    assert view(table.g, SPECTATOR)["hands"] == [[None, None], [None, None]]


@RULE
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_decks_and_what_lies_face_down_are_seen_by_nobody(players: int) -> None:
    table = Table(players)
    for eye in (*range(players), SPECTATOR):
        seen = view(table.g, eye)
        for zone in (*UNSEEN, *(["state_deck"] if players == 1 else [])):
            held = flat(seen[zone])
            assert held or zone == "unused", zone
            assert set(held) <= {None}, zone
        assert set(flat(seen["missions"])) == {None}
        assert seen["private"] == []


@RULE
def test_areas_and_discard_piles_and_markets_are_open() -> None:
    table = hands().area(1, "lamp").mice(1, "mouse_house_01").deck(0, "well")
    table.put("discards", 0, "forge")
    table.put("doors", 1, "door_01")
    seen = view(table.g, 0)
    assert (seen["areas"][1], seen["homes"][1]) == ([table.card("lamp")], [table.card("mouse_house_01")])
    assert (seen["discards"][0], seen["doors"][1]) == ([table.card("forge")], [table.card("door_01")])
    assert None not in flat(seen["markets"])


@RULE
def test_a_chosen_pair_is_turned_away_from_the_others() -> None:
    table = Table(2)
    pair = table.g.pairs[0]
    assert view(table.g, 0)["pairs"][0] == view(table.g, 1)["pairs"][0] == list(pair)
    table.play(1, f"choose_pair:{table.content.designs[pair[0]]}")
    assert view(table.g, 1)["hands"][1] == list(pair)
    assert view(table.g, 0)["hands"][1] == [None, None]


@RULE
def test_what_is_drawn_is_told_to_its_owner_only() -> None:
    table = Table.empty().deck(0, "hammer").does(0, "draw('basic', 1)")
    (mask,) = [mask for kind, _, mask in table.g.events or [] if kind == "drew"]
    assert mask == 1
    assert view(table.g, 1)["hands"] == [[None], []]


@RULE
def test_a_card_taken_from_a_market_joins_the_hidden_hand() -> None:
    table = Table.empty().market(0, "lamp", "well", "forge", "hammer").does(0, "project(1)").play(0, "take:hammer")
    assert view(table.g, 0)["hands"][0] == [table.card("hammer")]
    assert view(table.g, 1)["hands"][0] == [None]


@RULE
def test_cards_looked_at_are_seen_by_who_looks_until_they_are_discarded() -> None:
    table = Table.empty().deck(0, "well", "stilts", "dormitory").does(0, "draft('basic')")
    assert table.options(0, "keep") == {"keep:well", "keep:stilts", "keep:dormitory"}
    assert None not in view(table.g, 0)["looked"][0]
    assert view(table.g, 1)["looked"][0] == view(table.g, SPECTATOR)["looked"][0] == [None, None, None]
    table.play(0, "keep:stilts")
    assert view(table.g, 1)["areas"][0] == [table.card("stilts")]
    assert sorted(view(table.g, 1)["discards"][0]) == sorted([table.card("well"), table.card("dormitory")])


@RULE
def test_a_mission_is_seen_by_all_when_it_is_turned_up() -> None:
    table = Table.empty().mission("study", "study_desk", shown=False).at(0, "study").does(0, "reveal('near')")
    assert view(table.g, 0)["missions"][3] == [None]
    table.play(0, "reveal_at:room_study")
    assert view(table.g, 1)["missions"][3] == view(table.g, SPECTATOR)["missions"][3] == [table.card("study_desk")]


@RULE
def test_a_mouse_is_seen_by_all_when_it_is_taken_and_not_before() -> None:
    table = Table.empty().at(0, "hall").does(0, "explore(1)")
    (mouse,) = table.g.mice_at[0]
    assert view(table.g, 0)["mice_at"][0] == [None]
    table.play(0, "fetch:room_hall")
    assert view(table.g, 1)["homes"][0] == [mouse]


@RULE
def test_discarded_cards_that_are_shuffled_are_hidden_again() -> None:
    table = Table.empty()
    table.g.discards[0], table.g.decks[0] = table.g.decks[0], ()
    table.g.show(table.g.discards[0], table.g.everyone)
    table.does(0, "draw('basic', 1)")
    assert set(view(table.g, 0)["decks"][0]) == {None}


# imagining ----------------------------------------------------------------------------------------------------------
@RULE
def test_hidden_pieces_are_dealt_anew_among_their_like() -> None:
    """A card keeps its back, a mouse and a mission their zone."""
    table, moved = hands(), Counter[str]()
    for seed in range(12):
        world = determinise(table.g, 0, Random(seed))
        zone, kinds = table.content.zone, table.content.family
        assert world.hands[0] == table.g.hands[0]
        assert backs(world, 1) == [0, 1]
        for name, index, pile in all_piles(table.g):
            dealt = getattr(world, name) if index < 0 else getattr(world, name)[index]
            assert [(kinds[one], zone[one]) for one in dealt] == [(kinds[one], zone[one]) for one in pile], name
            moved[name] += dealt != pile
        assert sorted(one for _, _, pile in all_piles(world) for one in pile) == list(range(len(table.g.knows)))
    assert {name for name, times in moved.items() if times} == {*UNSEEN, "hands", "missions"}


@RULE
def test_the_state_cards_to_come_are_imagined() -> None:
    table = Table.empty(1)
    orders = {determinise(table.g, 0, Random(seed)).state_deck for seed in range(6)}
    assert len(orders) == 6


@RULE
@pytest.mark.parametrize("eye", [0, 1, SPECTATOR])
def test_an_imagined_world_looks_the_same_and_depends_on_nothing_hidden(eye: int) -> None:
    table = hands().turn()
    world = determinise(table.g, eye, Random(4))
    assert view(world, eye) == view(table.g, eye)
    assert world.hands != table.g.hands
    again = determinise(world, eye, Random(9))
    assert again.encode() == determinise(table.g, eye, Random(9)).encode()
    if eye >= 0:
        assert world.legal(eye) == table.g.legal(eye)


# who is asked -------------------------------------------------------------------------------------------------------
CHEAP, DEAR = ("workshop", "joinery"), ("toolbox", "particle_accelerator")  # a basic and an advanced card each


@RULE
@pytest.mark.parametrize(
    "effect",
    ["play()", "play(kind='robot')", "play(deck='basic')", "play(deck='advanced')", "play(lacks='strength')",
     "play_free()", "play_free(kind='robot')", "play_free(deck='basic', kind='tool')", "potion()", "swap()"],
)  # fmt: skip
def test_whether_a_player_is_asked_depends_only_on_the_backs_of_the_hand(effect: str) -> None:
    """With the one hand something could be played, with the other nothing: the question comes all the same."""
    asked = []
    for hand in (CHEAP, DEAR):
        table = Table.empty().hand(0, *hand).goods(0, wood=1).does(0, effect)
        asked.append((table.asked(0), view(table.g, 1)["waiting"], len(view(table.g, 1)["hands"][0])))
        assert "pass_by" in table.options() or effect == "potion()"
    assert asked[0] == asked[1]
    assert asked[0][1] == [0]


@RULE
@pytest.mark.parametrize("effect", ["play(deck='basic')", "play_free(deck='basic')"])
def test_without_a_card_of_that_back_nobody_is_asked(effect: str) -> None:
    assert Table.empty().hand(0, "jetpack").does(0, effect).g.over
    assert not Table.empty().hand(0, "hammer").does(0, effect).g.over


@RULE
@pytest.mark.card("post_office", "paper_mill", "printing_house")
@pytest.mark.parametrize(("card", "payable"), [("post_office", (True, False)), ("paper_mill", (False, True)),
                                               ("printing_house", (True, True))])  # fmt: skip
def test_what_can_be_paid_with_cards_depends_only_on_their_backs(card: str, payable: tuple[bool, bool]) -> None:
    for hands_, can in ((("saw", "hammer"), payable[0]), (("jetpack", "joinery"), payable[1])):
        for one in hands_:
            table = Table.empty().area(0, card).hand(0, one).turn()
            assert (f"use:{card}" in table.options()) is can


@RULE
@pytest.mark.card("shuriken")
@pytest.mark.parametrize("hand", [CHEAP, DEAR])
def test_an_attack_on_hands_asks_whatever_they_are(hand: tuple[str, str]) -> None:
    table = Table.empty().hand(1, *hand).plays_free("shuriken")
    assert (view(table.g, 0)["waiting"], table.options(1)) == ([1], {f"give_card:{card}" for card in hand})
    assert set(view(table.g, 0)["hands"][1]) == {None}


@RULE
@pytest.mark.parametrize("eye", [1, SPECTATOR])
def test_a_card_whose_price_is_being_settled_is_shown_to_all(eye: int) -> None:
    """The choice is made, only the price is open: nothing may name a card that others cannot see."""
    table = Table.empty().mice(0, "mouse_basement_07").hand(0, "telescope_goggles", "saw").goods(0, wood=3, metal=3)
    table.does(0, "play()").play(0, "play_card:telescope_goggles")
    assert table.options() == {"settle:0,1", "settle:1,0"}
    card = table.card("telescope_goggles")
    assert view(table.g, eye)["hands"][0] == [card, None]
    world = determinise(table.g, eye, Random(3))
    world.play(0, world.legal(0)[0])
    assert card in world.areas[0]
    assert Counter(one for _, _, pile in all_piles(world) for one in pile).most_common(1)[0][1] == 1
