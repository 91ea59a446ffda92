"""What is in the box, the parts of the wheel and who sees what. Rules: game.players, components.*, general.play_area,
general.hidden_information, wheel.slots_per_sector. Components: sectors.toml, actions.toml."""

from collections import Counter

import pytest

from pentarchy.engine.declare import all_piles
from pentarchy.engine.errors import BadSetup
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.content import DOOR, MOUSE
from pentarchy.games.wistar.moves import ACTION
from tests.games.wistar.table import Table

TABLES = pytest.mark.parametrize("players", [1, 2, 3, 4])


def inventory(table: Table) -> Counter[str]:
    """How many pieces of each kind lie anywhere."""
    kinds = ("basic", "advanced", "mission", "mouse", "door", "goal", "helper", "state")
    return Counter(kinds[table.content.family[piece]] for _, _, pile in all_piles(table.g) for piece in pile)


# the box ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.game.players")
def test_one_to_four_play_and_nobody_else() -> None:
    for players in (1, 2, 3, 4):
        assert len(Table(players).g.hands) == players
    for players in (0, 5):
        with pytest.raises(BadSetup, match="1 or 2 or 3 or 4"):
            GAME.new(players)


@pytest.mark.rule("wistar.game.players")
def test_a_single_player_meets_the_rival_clan() -> None:
    assert [Table(players).g.sides for players in (1, 2, 3, 4)] == [2, 2, 3, 4]
    alone = Table.empty(1)
    alone.g.vp[:] = [30, 12]
    assert GAME.outcome(alone.g).winners == (0,)
    alone.g.vp[:] = [12, 30]
    assert GAME.outcome(alone.g).winners == ()


@pytest.mark.rule("wistar.components.cards")
@TABLES
def test_all_cards_are_there(players: int) -> None:
    t = Table(players)
    found = inventory(t)
    assert (found["basic"], found["advanced"], found["mission"], found["goal"]) == (100, 80, 10, 13)
    assert sum(t.content.is_hero) == len(t.g.heroes) == 5


@pytest.mark.rule("wistar.components.cards")
def test_six_missions_are_for_the_house_and_four_for_the_basement() -> None:
    t = Table(4)
    lying = [len(there) for there in t.g.missions]
    unused = [name for name in t.names("unused") if not name.startswith("door")]
    basement = {"iron_gate", "boiler_room", "rat_catchers_store", "storm_drain"}
    assert sum(lying[:4]) + sum(name not in basement for name in unused) == 6
    assert sum(lying[4:]) + sum(name in basement for name in unused) == 4


@pytest.mark.rule("wistar.components.farm_tokens")
@TABLES
def test_all_farm_tokens_are_there(players: int) -> None:
    t = Table(players)
    lying = [piece for _, _, pile in all_piles(t.g) for piece in pile]
    names = [t.content.designs[piece] for piece in lying if t.content.family[piece] in (MOUSE, DOOR)]
    kinds = Counter(name.rpartition("_")[0] for name in names)
    assert (kinds["door"], kinds["mouse_house"], kinds["mouse_basement"], kinds["cheese"]) == (10, 15, 10, 2)
    assert len(set(names)) == len(names) == 37


@pytest.mark.rule("wistar.components.supply")
def test_the_supply_has_20_move_tokens_12_jokers_5_skill_tokens_and_4_current_tokens() -> None:
    t = Table.empty(4)
    assert (t.g.supply_moves, t.g.supply_jokers, len(t.g.skill_tokens)) == (20, 12, 5)
    for player in range(4):
        t.does(player, "current(1)").does(player, "gain('move', 6)").does(player, "gain('joker', 4)")
    assert t.g.current == [1, 1, 1, 1]
    assert [t.owned(player).get("move", 0) for player in range(4)] == [6, 6, 6, 2]
    assert [t.owned(player).get("joker", 0) for player in range(4)] == [4, 4, 4, 0]


@pytest.mark.rule("wistar.components.player")
@TABLES
def test_a_player_has_six_beds_six_rooms_to_dig_and_nine_workers(players: int) -> None:
    """Two workers at the entrance, six on the beds, and the explorer."""
    t = Table.empty(players).goods(0, wood=30, metal=30).does(0, "dig(9)").play(0, "dig_rooms:6")
    t.does(0, "bed(9)").play(0, "build_beds:6")
    assert (t.g.dug[0], t.g.beds[0]) == (6, 6)
    t.turn()
    for _ in range(8):
        t.play(0, "bring_out:forest")
    assert t.options(0, "bring_out") == set()
    assert t.in_area() == {"forest": 8}
    assert t.room() == "outside"


@pytest.mark.rule("wistar.components.player")
def test_a_player_has_ten_markers_two_tents_and_three_chiefs() -> None:
    t = Table.empty(3)
    assert len(t.content.spaces) == 10
    assert len(t.g.tents) == 2 * 3
    assert t.g.chiefs_left == [3, 3, 3]
    for placed in (1, 2, 3):
        t.turn().play(0, "hut", "brew:wood").g.stop()
        assert t.g.chiefs_left == [3 - placed, 3, 3]


# who sees what ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.general.play_area")
def test_everything_in_an_area_is_seen_by_all() -> None:
    t = Table.empty(3).area(1, "saw").mice(1, "mouse_house_01").helpers(1, "token_wit").goods(1, wood=3, joker=1)
    t.put("doors", 1, "door_04")
    for eye in (0, 1, 2, SPECTATOR):
        seen = view(t.g, eye)
        for zone, name in (
            ("areas", "saw"),
            ("homes", "mouse_house_01"),
            ("helpers", "token_wit"),
            ("doors", "door_04"),
        ):
            assert seen[zone] == [[], [t.card(name)], []]
        assert seen["goods"][4:8] == [3, 0, 0, 1]


@pytest.mark.rule("wistar.general.play_area")
def test_an_area_is_what_its_owner_has_played_and_taken() -> None:
    """Symbols of cards in hand or of others do not count."""
    t = Table.empty(2).area(0, "saw").helpers(0, "token_wit").hand(0, "hammer").area(1, "pickaxe")
    assert t.symbols(0) == {"strength": 1, "wit": 1}
    assert t.plays_free("hammer").symbols(0) == {"strength": 2, "wit": 1}


@pytest.mark.rule("wistar.general.hidden_information")
def test_only_the_owner_sees_a_hand_and_all_see_its_size() -> None:
    t = Table.empty(3).hand(1, "saw", "jet_plane").hand(2, "hammer")
    for eye in (0, 1, 2, SPECTATOR):
        seen = view(t.g, eye)["hands"]
        assert [len(hand) for hand in seen] == [0, 2, 1]
        assert seen[1] == ([t.card("saw"), t.card("jet_plane")] if eye == 1 else [None, None])
        assert seen[2] == ([t.card("hammer")] if eye == 2 else [None])


@pytest.mark.rule("wistar.general.hidden_information")
@pytest.mark.parametrize("move", ["take:saw", "draw_from:basic"])
def test_a_card_taken_into_hand_is_hidden_from_the_others(move: str) -> None:
    t = Table.empty(2).deck(0, "hammer").market(0, "saw", "pickaxe").does(0, "project(1)").play(0, move)
    card = t.g.hands[0][-1]
    assert view(t.g, 0)["hands"][0] == [card]
    assert view(t.g, 1)["hands"][0] == [None]
    assert view(t.g)["hands"][0] == [None]


@pytest.mark.rule("wistar.general.hidden_information")
def test_discard_piles_are_open() -> None:
    t = Table.empty(2).hand(0, "saw", "jet_plane").goods(0, wood=1).turn()
    t.play(0, "buy_joker", "give_card:saw", "give_card:jet_plane")
    for eye in (0, 1, SPECTATOR):
        assert view(t.g, eye)["discards"] == [[t.card("saw")], [t.card("jet_plane")]]


@pytest.mark.rule("wistar.general.hidden_information")
@TABLES
def test_face_down_pieces_are_unknown_to_all(players: int) -> None:
    t = Table(players).go_on(lambda g: g.round == 1)
    for eye in (*range(players), SPECTATOR):
        seen = view(t.g, eye)
        for zone in ("decks", "missions", "mice_at", "doors_at", "mouse_supply"):
            assert {piece for pile in seen[zone] for piece in pile} == {None}, zone


# the wheel ----------------------------------------------------------------------------------------------------------
SECTORS = {
    "sector_a": {players: [["play"], ["metal 1", "shift 2"]] for players in (1, 2, 3, 4)},
    "sector_b": {players: [["mission"], ["wood 1", "basic card 1"]] for players in (1, 2, 3, 4)},
    "sector_c": {players: [["round mouse", "shift 1"]] for players in (1, 2, 3, 4)},
    "sector_d": {
        **{players: [["play", "shift 1"]] for players in (1, 2)},
        **{players: [["play"], ["explore 1", "wood 1"]] for players in (3, 4)},
    },
    "sector_e": {
        **{players: [["mission", "joker 1"]] for players in (1, 2)},
        **{players: [["mission"], ["joker 1", "shift 1"]] for players in (3, 4)},
    },
    "sector_f": {
        **{players: [["potion", "explore 1"]] for players in (1, 2, 3)},
        4: [["potion"], ["explore 1", "metal 1"], ["play"]],
    },
}
QUESTIONS = {"play_which": "play", "mission_which": "mission", "brew_which": "potion"}


def ready(players: int) -> Table:
    """A player who can use every bonus: with a card to play, a mission to do, workers to shift."""
    t = Table.empty(players).hand(0, "saw").workers(0, forest=2).at(0, "kitchen").mission("kitchen", "kitchen_counter")
    t.open().deck(0, "hammer")
    t.put("round_mouse", -1, "cheese_big")  # it does nothing else
    t.g.round_mouse = t.g.round_mouse[-1:]
    return t.goods(0, wood=2)


def bonus_done(t: Table, number: int) -> str:
    """Carry out a bonus and say what it was."""
    goods, cards, mice = t.owned(), t.names("hands", 0), t.names("homes", 0)
    t.play(0, f"bonus:{number}")
    if t.asked() in QUESTIONS:
        return QUESTIONS[t.asked()]
    for question, name, move in (
        ("shift_which", "shift", "shift_worker:forest,farm"),
        ("explore_which", "explore", ""),
    ):
        times = 0
        while t.asked() == question:
            t.play(0, move or min(t.options(0, "walk_to")))
            times += 1
        if times:
            return f"{name} {times}"
    if t.asked() != "act_which":
        t.g.play(0, t.g.legal(0)[0])
    if t.names("homes", 0) != mice:
        return "round mouse" if not t.g.round_mouse else "mouse"
    if t.names("hands", 0) != cards:
        return f"basic card {t.names('hands', 0)[len(cards) :].count('hammer')}"
    more = {good: amount - goods.get(good, 0) for good, amount in t.owned().items() if amount != goods.get(good, 0)}
    return ", ".join(f"{good} {amount}" for good, amount in more.items())


@pytest.mark.rule("wistar.wheel.slots_per_sector", "wistar.setup.sectors_by_players")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("sector", [pytest.param(name, marks=pytest.mark.card(name)) for name in SECTORS])
def test_the_slots_of_a_sector_have_these_bonuses(sector: str, players: int) -> None:
    slots = SECTORS[sector][players]
    offered = ready(players).turn().options(0, "place")
    assert {move for move in offered if sector in move} == {f"place:{sector}_{n}" for n in range(1, len(slots) + 1)}
    for slot, bonuses in enumerate(slots, 1):
        for number, bonus in enumerate(bonuses):
            t = ready(players).turn().play(0, f"place:{sector}_{slot}")
            assert t.options(0, "bonus") == {f"bonus:{n}" for n in range(len(bonuses))}
            assert bonus_done(t, number) == bonus, f"slot {slot}"


@pytest.mark.rule("wistar.wheel.slots_per_sector")
@TABLES
def test_six_sectors_have_one_to_three_slots_each(players: int) -> None:
    offered = Table.empty(players).turn().options(0, "place")
    slots = Counter(move.rpartition("_")[0] for move in offered)
    assert sorted(slots) == [f"place:sector_{letter}" for letter in "abcdef"]
    assert set(slots.values()) <= {1, 2, 3}


ACTIONS = ("action_wood", "action_dig", "action_metal", "action_beds", "action_projects", "action_explore")


@pytest.mark.rule("wistar.main.areas", "wistar.wheel.position_order")
@pytest.mark.parametrize("entry", [pytest.param(entry, marks=pytest.mark.card(entry)) for entry in ACTIONS])
def test_a_main_action_has_its_place_at_the_wheel_and_its_area(entry: str) -> None:
    """One worker in the forest, two in the burrow, four on the farm; sectors a to f lie at the actions in order."""
    number = ACTIONS.index(entry)
    t = Table.empty(2).workers(0, forest=1, burrow=2, farm=4).built(0, beds=5, dug=5).goods(0, wood=2, metal=2)
    t.turn().play(0, f"place:sector_{'abcdef'[number]}_1", "main")
    assert t.events("acted") == [("acted", 0, number, (1, 1, 2, 2, 4, 4)[number])]
    assert ACTION.tokens[number] == entry.removeprefix("action_")
    assert t.content.tables["actions.toml"][entry]["action"] == ACTION.tokens[number]
