"""Content packs: values with which no game can be played are refused, others are played as changed."""

from pathlib import Path

import pytest

from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.content import load
from tests.games.packs import pack, play_through
from tests.games.wistar.table import Table
from tests.games.wistar.test_content import complaint

TABLES = ("texts", "cost", "needs", "symbols", "vp", "bonus", "rows", "goal_count", "goal_rows", "goal_closed", "place",
          "progress", "market", "invention", "slots", "rooms", "spaces", "numbers", "triggers")  # fmt: skip


# no game ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("file", "entry", "field", "value"),
    [
        pytest.param("sectors", "sector_a", "name", "'A'", id="a sector with one name"),
        pytest.param("actions", "action_wood", "name", "'A'", id="an action with one name"),
        pytest.param("rooms", "room_hall", "name", "'A'", id="a room with one name"),
        pytest.param("passages", "passage_1", "name", "'A'", id="a passage with one name"),
        pytest.param("spaces", "space_hero", "name", "'A'", id="a marker space with one name"),
        pytest.param("goals", "goal_rooms", "name", "'A'", id="a goal with one name"),
        pytest.param("heroes", "token_wit", "name", "'A'", id="a skill token with one name"),
        pytest.param("state_cards", "state_01", "name", "'A'", id="a state card with one name"),
        pytest.param("numbers", "game", "name", "'A'", id="numbers with one name"),
        pytest.param("basic_inventions", "hammer", "effect", "['explore(-1)']", id="exploring without an end"),
        pytest.param("basic_inventions", "hammer", "effect", "['vp(1)', \"draw('basic', 100)\"]", id="too many cards"),
        pytest.param("basic_inventions", "automatic_dog", "mods", "['immune(-1)']", id="a negative change"),
        pytest.param("basic_inventions", "bathhouse", "kind", "'instant'", id="an instant effect that answers"),
        pytest.param("basic_inventions", "lamp", "kind", "'income'", id="an income that costs something"),
        pytest.param("basic_inventions", "hammer", "kind", "'aggressive'", id="an attack without a victim"),
        pytest.param("basic_inventions", "snare", "lose", "[]", id="an attack without a loss"),
        pytest.param("basic_inventions", "snare", "more", "''", id="a loss without a comparison"),
        pytest.param("basic_inventions", "snare", "lose", "['vp 9']", id="a loss without a name"),
        pytest.param("basic_inventions", "stilts", "effect", "[\"gain('wood', 1)\"]", id="a final effect without VP"),
        pytest.param("basic_inventions", "pantry", "effect", "['potion()']", id="potions for each structure"),
        pytest.param("mice", "mouse_house_01", "kind", "'once'", id="a mouse with a 1x effect"),
        pytest.param("mice", "mouse_house_01", "pay", "'wood 1'", id="a mouse with a price"),
        pytest.param("mice", "mouse_house_02", "kind", "'ongoing'", id="an ongoing effect that answers to nothing"),
        pytest.param("spaces", "space_skill_token", "kind", "'income'", id="a marker space with an income"),
        pytest.param("spaces", "space_veranda", "when", "'gain_wood'", id="a marker space that answers"),
        pytest.param("spaces", "space_skill_token", "pay", "'wood 1'", id="a marker space with a price and no fee"),
        pytest.param("spaces", "space_skill_token", "if", "'current 1'", id="a marker space with a condition"),
        pytest.param("goals", "goal_rooms", "rows", "[1, 2, 3, 'a']", id="a need that is no number"),
        pytest.param("goals", "goal_rooms", "closed", "[[], [], [], [5]]", id="a closed space that is not there"),
        pytest.param("goals", "goal_rooms", "closed", "[2, 3, 2, 3]", id="closed spaces that are no lists"),
        pytest.param("state_cards", "state_10", "progress", "{ doors = 2 }", id="two doors at once"),
        pytest.param("state_cards", "state_01", "progress", "{ inventions = 1 }", id="an invention of no market"),
        pytest.param("state_cards", "state_01", "lose", "['wood 9']", id="a loss of the rival without a name"),
        pytest.param("state_cards", "state_03", "more", "'doors'", id="a comparison of the rival without a loss"),
        pytest.param("sectors", "sector_a", "sides", "[]", id="no side"),
        pytest.param("sectors", "sector_a", "sides", "[1]", id="a side that is no table"),
        pytest.param("sectors", "sector_a", "sides", "[{ players = [1, 2, 3], slots = [['potion()']] }]",
                     id="no side for four"),
        pytest.param("sectors", "sector_a", "sides", "[{ players = [1, 2, 3, 4, 4], slots = [['potion()']] }]",
                     id="two sides for four"),
        pytest.param("sectors", "sector_a", "sides", "[{ players = [1, 2, 3, 4], slots = [] }]", id="no slot"),
        pytest.param("sectors", "sector_a", "sides",
                     "[{ players = [1, 2, 3, 4], slots = [['vp(1)'], ['vp(1)'], ['vp(1)'], ['vp(1)']] }]",
                     id="four slots"),
        pytest.param("sectors", "sector_a", "sides", "[{ players = [1, 2, 3, 4], slots = [[]] }]", id="no bonus"),
        pytest.param("sectors", "sector_a", "sides",
                     "[{ players = [1, 2, 3, 4], slots = [['vp(1)', 'vp(1)', 'vp(1)']] }]", id="three bonuses"),
        pytest.param("rooms", "room_hall", "mission", "[5]", id="a mission for five players"),
        pytest.param("rooms", "room_hall", "mice", "[1, 2]", id="a mouse space that is no list"),
        pytest.param("spaces", "space_bed_discount", "fee", "'metal 1'", id="a fee that is not of any goods"),
        pytest.param("spaces", "space_hero", "kind", "'once'", id="a marker space with a 1x effect"),
        pytest.param("numbers", "game", "chiefs", "0", id="no chiefs"),
        pytest.param("numbers", "game", "rounds", "0", id="no rounds"),
        pytest.param("numbers", "game", "tents", "3", id="three tents"),
        pytest.param("numbers", "game", "workers", "-1", id="workers below 0"),
        pytest.param("numbers", "start", "wood", "'two'", id="wood that is no number"),
        pytest.param("numbers", "supply", "joker", "-1", id="jokers below 0"),
        pytest.param("numbers", "prices", "basic", "0", id="cards for no points"),
        pytest.param("numbers", "prices", "bed", "-2", id="beds that bring wood"),
        pytest.param("numbers", "tracks", "beds", "[0, 1]", id="too few values of a track"),
        pytest.param("numbers", "tracks", "rooms", "[0, 1, 3, 6, 10, 'a']", id="a value that is no number"),
        pytest.param("numbers", "round_stack", "house", "2", id="too few mice of rounds"),
        pytest.param("numbers", "score", "leftovers", "0", id="VP for every 0 things"),
        pytest.param("numbers", "score", "jokers", "0", id="VP for every 0 jokers"),
        pytest.param("numbers", "rival", "normal", "'many'", id="VP of the rival that are no number"),
        pytest.param("numbers", "rival", "blow", "-1", id="a blow that gives VP"),
    ],
)  # fmt: skip
def test_a_value_with_which_no_game_can_be_played_is_refused(
    tmp_path: Path, file: str, entry: str, field: str, value: str
) -> None:
    """Also what only shows when a game comes to it."""
    assert complaint(tmp_path, **{file: f"[{entry}]\n{field} = {value}"}).startswith(f"{file}.toml: [{entry}")


@pytest.mark.parametrize(
    ("rounds", "house", "basement", "says"),
    [
        (6, 3, 2, "house: with those of the basement there must be as many as rounds."),
        (9, 8, 1, "house: there are only 15 mice, and 8 lie on the farm."),
        (8, 2, 6, "basement: there are only 10 mice, and 6 lie on the farm."),
    ],
)
def test_there_must_be_mice_for_all_rounds(tmp_path: Path, rounds: int, house: int, basement: int, says: str) -> None:
    text = f"[game]\nrounds = {rounds}\n[round_stack]\nhouse = {house}\nbasement = {basement}"
    assert complaint(tmp_path, numbers=text) == f"numbers.toml: [round_stack] {says}"


# good packs ---------------------------------------------------------------------------------------------------------
SIDE = "{ players = [1, 2, 3, 4], slots = [['potion()']] }"
GOOD = {
    "texts": ("basic_inventions", "[hammer]\neffect = ['vp(1)']"),
    "texts ": ("basic_inventions", "[lamp]\npay = 'wood 2'"),
    "cost": ("basic_inventions", "[hammer]\ncost = { wood = 6 }"),
    "needs": ("advanced_inventions", "[jetpack]\nneeds = {}"),
    "symbols": ("advanced_inventions", "[jetpack]\nenergy = 2"),
    "symbols ": ("heroes", "[token_wit]\nsymbols = ['wit', 'wit']"),
    "vp": ("basic_inventions", "[hammer]\nvp = -3"),
    "vp ": ("mice", "[mouse_house_01]\nvp = 4"),
    "bonus": ("doors", "[door_01]\nbonus = []"),
    "bonus ": ("goals", "[goal_rooms]\nbonus = ['vp(5)']"),
    "bonus  ": ("missions", "[iron_gate]\nbonus = ['vp(5)']"),
    "goal_count": ("goals", "[goal_rooms]\ncount = 'beds'"),
    "goal_rows": ("goals", "[goal_rooms]\nrows = [1, 1, 1, 1]"),
    "goal_closed": ("goals", "[goal_rooms]\nclosed = [[], [], [], [4]]"),
    "place": ("state_cards", "[state_01]\nplace = 'hut'"),
    "progress": ("state_cards", "[state_01]\nprogress = { beds = 2 }"),
    "market": ("state_cards", "[state_01]\nmarket = 'basic'"),
    "invention": ("state_cards", "[state_08]\ninvention = 'basic'"),
    "slots": ("sectors", f"[sector_a]\nsides = [{SIDE}]"),
    "rooms": ("rooms", "[room_hall]\nmice = [[1, 2, 3, 4]]"),
    "spaces": ("spaces", "[space_hero]\nfee = 'any 2'"),
    "numbers": ("numbers", "[game]\nchiefs = 2"),
    "texts triggers": ("basic_inventions", "[bathhouse]\nwhen = 'dig_room'"),
}


@pytest.mark.parametrize("changed", GOOD)
def test_a_good_pack_changes_its_value_and_the_hash_and_nothing_else(tmp_path: Path, changed: str) -> None:
    file, text = GOOD[changed]
    content = load(pack(tmp_path, **{file: text}))
    assert [name for name in TABLES if getattr(content, name) != getattr(load(), name)] == changed.split()
    assert content.tokens == load().tokens
    assert content.hash != load().hash


def test_no_other_card_changes(tmp_path: Path) -> None:
    content = load(pack(tmp_path, basic_inventions="[hammer]\nvp = 5"))
    differ = [content.designs[piece] for piece, vp in enumerate(content.vp) if vp != load().vp[piece]]
    assert differ == ["hammer"]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_games_with_a_pack_play_through(tmp_path: Path, players: int) -> None:
    content = load(
        pack(
            tmp_path,
            basic_inventions="[hammer]\ncost = {}\nkind = 'income'\neffect = [\"gain('wood', 1)\", 'explore(1)']\n",
            sectors=f"[sector_a]\nsides = [{SIDE}]\n",
            state_cards="[state_01]\nplace = 'hut'\nprogress = { vp = 5, beds = 3 }\n",
            numbers="[game]\nchiefs = 4\nrounds = 4\n[round_stack]\nhouse = 2\n[prices]\njoker = 1\n",
        )
    )
    state = play_through(GAME, content, players)
    assert (state.content.hash, state.round) == (content.hash, 4)
    assert state.audit() == []


def test_changed_components_are_played_as_changed(tmp_path: Path) -> None:
    t = Table.empty(2)
    t.content = t.g.content = load(
        pack(
            tmp_path,
            basic_inventions="[hammer]\ncost = { wood = 3 }\neffect = ['vp(4)']\nvp = 5",
            doors="[door_01]\nbonus = [\"gain('joker', 2)\"]",
            numbers="[prices]\nbed = 1\n[tracks]\nbeds = [9, 9, 9, 9, 9, 9]",
        )
    )
    t.goods(0, wood=4).plays("hammer")
    assert (t.owned(), t.g.vp[0], t.score()["inventions"]) == ({"wood": 1}, 14, 5)
    t.door(1, "door_01").does(0, "explore(1)").play(0, "open:passage_1")
    assert t.owned() == {"wood": 1, "joker": 2}
    t.does(0, "bed(1)").play(0, "build_beds:1")
    assert (t.owned(), t.score()["beds"]) == ({"joker": 2}, 9)
