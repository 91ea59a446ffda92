"""The components as data: content packs that change them, and what is said about a pack with a mistake."""

from functools import partial
from pathlib import Path

import pytest

from pentarchy.games.wistar.content import load
from tests.games.packs import complaint_of
from tests.games.wistar.table import Table

complaint = partial(complaint_of, load)


# effects ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("effect", "column", "says"),
    [
        ("vp('a')", 1, "vp: amount must be a int, not 'a'."),
        ("vp()", 1, "vp: missing a required argument: 'amount'."),
        ("vp(1, 2)", 1, "vp: too many positional arguments."),
        ("gain('mud', 1)", 1, "gain: what must be one of 'wood', 'metal', 'move', 'joker', not 'mud'."),
        ("draw('spare', 1)", 1, "draw: deck must be one of 'basic', 'advanced', not 'spare'."),
        ("play(kind='toy')", 1, "play: kind must be one of '', 'tool', 'robot', 'structure', not 'toy'."),
        ("gold(1)", 1, "unknown effect 'gold'."),
        ("vp(gold(1))", 4, "unknown effect 'gold'."),
        ("vp(1 + 1)", 4, "only numbers, 'words' and effects are allowed here."),
        ("vp", 1, "an effect is written name(...)."),
        ("__import__('os').system('true')", 1, "an effect is written name(...)."),
        ("pass_by()", 1, "unknown effect 'pass_by'."),  # an answer of the game, but no effect
        ("begin_turn(0)", 1, "unknown effect 'begin_turn'."),  # a step, but no effect
        ("immune(1)", 1, "unknown effect 'immune'."),  # a standing change, but no effect
    ],
)
def test_a_mistake_in_an_effect_is_named_with_line_and_column(
    tmp_path: Path, effect: str, column: int, says: str
) -> None:
    said = complaint(tmp_path, basic_inventions=f'[hammer]\neffect = ["vp(1)", "{effect}"]')
    assert said == f"basic_inventions.toml: [hammer] effect 2: column {column}: {says}"


@pytest.mark.parametrize("effect", ["", "vp(1", "x = 1", "vp(1); pass"])
def test_bad_syntax_is_named_with_line_and_column(tmp_path: Path, effect: str) -> None:
    """Where Python finds it differs between its versions."""
    said = complaint(tmp_path, doors=f'[door_01]\nbonus = ["vp(1)", "{effect}"]')
    assert said.startswith("doors.toml: [door_01] bonus 2: column ")
    assert said.endswith("not an expression.")


@pytest.mark.parametrize(
    ("file", "entry", "field"),
    [
        ("basic_inventions", "hammer", "effect"),
        ("basic_inventions", "automatic_dog", "mods"),
        ("advanced_inventions", "jetpack", "effect"),
        ("missions", "attic_landing", "bonus"),
        ("mice", "mouse_house_01", "effect"),
        ("mice", "mouse_house_03", "mods"),
        ("doors", "door_01", "bonus"),
        ("goals", "goal_rooms", "bonus"),
        ("spaces", "space_hero", "effect"),
        ("spaces", "space_veranda", "mods"),
    ],
)
def test_effects_are_checked_in_every_file(tmp_path: Path, file: str, entry: str, field: str) -> None:
    said = complaint(tmp_path, **{file: f'[{entry}]\n{field} = ["gold(1)"]'})
    assert said == f"{file}.toml: [{entry}] {field} 1: column 1: unknown effect 'gold'."


ROW = "{ name = { en = 'A', ru = 'А' }, pay = '', needs = {}, lock = 0, key = 0, reward = ['vp(1)'] }"


def rows(third: str) -> str:
    """The rows of a mission card, the third one as given."""
    return f"[attic_landing]\nrows = [{ROW}, {ROW}, {third}]"


def test_the_rewards_of_missions_are_checked(tmp_path: Path) -> None:
    said = complaint(tmp_path, missions=rows(ROW.replace("vp(1)", "gold(1)")))
    assert said == "missions.toml: [attic_landing.rows] reward 1: column 1: unknown effect 'gold'."


def test_the_bonuses_of_slots_are_checked(tmp_path: Path) -> None:
    side = "{ players = [1, 2, 3, 4], slots = [['potion()'], ['vp(1)', 'gold(1)']] }"
    said = complaint(tmp_path, sectors=f"[sector_a]\nsides = [{side}]")
    assert said == "sectors.toml: [sector_a] slots 2: column 1: unknown effect 'gold'."


# fields -------------------------------------------------------------------------------------------------------------
PAID = "is written as one of wood, metal, move, joker, vp, any, card, basic, advanced, mouse, bed and a number."
SKILLS = "must be some of wit, agility, observation, strength, endurance"
COUNTED = "must be one of doors, mice, mice_house, mice_base, rooms_dug,"
MISTAKES = [
    ("basic_inventions", "[hammer]\nvp = '2'", "[hammer] vp: must be a int, not '2'."),
    ("basic_inventions", "[hammer]\nname = 'A'", "[hammer] name: must be a dict, not 'A'."),
    ("basic_inventions", "[hammer]\nname = { en = 'A' }", "[hammer] name: a text is written {"),
    ("basic_inventions", "[hammer]\ncost = 3", "[hammer] cost: must be a dict, not 3."),
    ("basic_inventions", "[hammer]\ncost = { wood = -1 }", "[hammer.cost] wood: must not be negative, not -1."),
    ("basic_inventions", "[hammer]\ncost = { gold = 1 }", "[hammer.cost] gold: must be one of wood, metal, move."),
    ("basic_inventions", "[hammer]\ncost = { metal = 7 }", "[hammer.cost] metal: must not be above 6."),
    ("basic_inventions", "[hammer]\nneeds = { luck = 1 }", f"[hammer] needs: {SKILLS}, tools,"),
    ("basic_inventions", "[hammer]\nneeds = { wit = 'a' }", "[hammer.needs] wit: must be a int, not 'a'."),
    ("basic_inventions", "[hammer]\nsymbols = ['luck']", f"[hammer] symbols: {SKILLS}, not 'luck'."),
    ("basic_inventions", "[hammer]\nsymbols = 'wit'", "[hammer] symbols: must be a list, not 'wit'."),
    ("basic_inventions", "[hammer]\nenergy = -1", "[hammer] energy: must not be negative, not -1."),
    ("basic_inventions", "[hammer]\nkind = 'never'", "[hammer] kind: must be one of none, instant, once, income,"),
    ("basic_inventions", "[hammer]\neffect = 'vp(1)'", "[hammer] effect: must be a list, not 'vp(1)'."),
    ("basic_inventions", "[hammer]\neffect = [1]", "[hammer] effect 1: must be a str, not 1."),
    ("basic_inventions", "[playroom]\nwhen = 'sunset'", "[playroom] when: must be one of gain_wood, gain_metal,"),
    ("basic_inventions", "[stilts]\nper = 'cats'", f"[stilts] per: {COUNTED}"),
    ("basic_inventions", "[snare]\nmore = 'cats'", f"[snare] more: {COUNTED}"),
    ("basic_inventions", "[snare]\nlose = ['a cat']", f"[snare] lose: column 1: {PAID}"),
    ("basic_inventions", "[snare]\nlose = 'vp 1'", "[snare] lose: must be a list, not 'vp 1'."),
    ("basic_inventions", "[lamp]\npay = 'any'", f"[lamp] pay: column 1: {PAID}"),
    ("basic_inventions", "[lamp]\npay = 'any one'", f"[lamp] pay: column 1: {PAID}"),
    ("basic_inventions", "[lamp]\npay = '  cats 2'", f"[lamp] pay: column 3: {PAID}"),
    ("basic_inventions", "[flashlight]\nif = 'sun 1'", "[flashlight] if: column 1: is written as one of doors, mice,"),
    ("missions", "[iron_gate]\nrows = []", "[iron_gate] rows: a mission card has 3 rows."),
    ("missions", "[iron_gate]\nrows = [1, 2, 3]", "[iron_gate] rows: a mission card has 3 rows."),
    ("missions", rows(ROW.replace("''", "'cats 1'")), f"[attic_landing.rows] pay: column 1: {PAID}"),
    ("missions", rows(ROW.replace("{}", "{ luck = 1 }")), f"[attic_landing.rows] needs: {SKILLS}, tools,"),
    ("missions", rows(ROW.replace("lock = 0", "lock = -1")), "[attic_landing.rows] lock: must not be negative, not"),
    ("missions", rows(ROW.replace("key = 0", "key = 'a'")), "[attic_landing.rows] key: must be a int, not 'a'."),
    ("missions", rows(ROW.replace(", ru = 'А'", "")), "[attic_landing.rows] name: a text is written {"),
    ("mice", "[mouse_house_01]\nvp = -1", "[mouse_house_01] vp: must not be negative, not -1."),
    ("mice", "[mouse_house_01]\nkind = 'final'", "[mouse_house_01] kind: must be one of none, instant, income, ong"),
    ("doors", "[door_01]\nname = 'A'", "[door_01] name: must be a dict, not 'A'."),
    ("goals", "[goal_rooms]\ncount = 'cats'", f"[goal_rooms] count: {COUNTED}"),
    ("goals", "[goal_rooms]\nrows = [1, 2]", "[goal_rooms] rows: must be 4 whole numbers, not [1, 2]."),
    ("goals", "[goal_rooms]\nclosed = [[2]]", "[goal_rooms] closed: must be 4 lists of rows from 1 to 4."),
    ("heroes", "[token_wit]\nsymbols = ['luck']", f"[token_wit] symbols: {SKILLS}, not 'luck'."),
    ("state_cards", "[state_01]\nplace = 'moon'", "[state_01] place: must be one of wood, dig, metal, beds, projects,"),
    ("state_cards", "[state_01]\nmarket = 'fish'", "[state_01] market: must be one of basic, advanced, none, not"),
    ("state_cards", "[state_08]\ninvention = 'a'", "[state_08] invention: must be one of basic, advanced, not 'a'."),
    ("state_cards", "[state_01]\nprogress = { cats = 1 }", "[state_01.progress] cats: must be one of vp, rooms_dug,"),
    ("state_cards", "[state_01]\nprogress = { vp = -1 }", "[state_01.progress] vp: must not be negative, not -1."),
    ("sectors", "[sector_a]\nsides = 3", "[sector_a] sides: must be a list, not 3."),
    ("rooms", "[room_hall]\nmission = 3", "[room_hall] mission: must be a list, not 3."),
    ("rooms", "[room_hall]\ncheese = 1", "[room_hall] cheese: must be a bool, not 1."),
    ("spaces", "[space_hero]\nfee = 'cats'", f"[space_hero] fee: column 1: {PAID}"),
    ("spaces", "[space_hero]\nvp = -2", "[space_hero] vp: must not be negative, not -2."),
    ("numbers", "[game]\nchiefs = 'three'", "[game] chiefs: must be a int, not 'three'."),
    ("numbers", "[game]\nluck = 1", "[game] luck: no such field."),
    ("doors", "[door_11]\nbonus = []", "[door_11]: no such entry; a pack changes entries, it adds none."),
    ("doors", "[goal_rooms]\nrows = []", "[goal_rooms]: no such entry;"),  # it is a goal
    ("doors", "door_01 = 3", "door_01: a data file holds entries,"),
    ("doors", "[door_01]\nbonus = two\n", "Invalid value (at line 2, column 9)."),
    ("windows", "[door_01]\nbonus = []", "no such data file; there are basic_inventions.toml, advanced_"),
]


@pytest.mark.parametrize(("file", "text", "says"), MISTAKES)
def test_file_entry_and_field_of_a_mistake_are_named(tmp_path: Path, file: str, text: str, says: str) -> None:
    said = complaint(tmp_path, **{file: text})
    assert said.startswith(f"{file}.toml: {says}")
    assert (said[-1], said.count("\n")) == (".", 0), "one sentence"


@pytest.mark.parametrize(
    ("file", "entry", "field", "value"),
    [
        ("basic_inventions", "hammer", "copies", "2"),
        ("basic_inventions", "hammer", "deck", "'advanced'"),
        ("basic_inventions", "hammer", "type", "'robot'"),
        ("advanced_inventions", "jetpack", "number", "1"),
        ("missions", "iron_gate", "zone", "'house'"),
        ("mice", "mouse_house_01", "zone", "'basement'"),
        ("mice", "cheese_small", "players", "[1]"),
        ("doors", "door_01", "copies", "0"),
        ("goals", "goal_rooms", "copies", "'1'"),
        ("heroes", "token_wit", "group", "'hero'"),
        ("state_cards", "state_01", "copies", "3"),
        ("actions", "action_wood", "action", "'metal'"),
        ("actions", "action_wood", "area", "'farm'"),
        ("rooms", "room_hall", "zone", "'basement'"),
        ("rooms", "room_hall", "floor", "'second'"),
        ("spaces", "space_hero", "colour", "'brown'"),
    ],
)
def test_a_pack_cannot_change_which_pieces_and_places_there_are(
    tmp_path: Path, file: str, entry: str, field: str, value: str
) -> None:
    said = complaint(tmp_path, **{file: f"[{entry}]\n{field} = {value}"})
    assert said == f"{file}.toml: [{entry}] {field}: a pack cannot change this."


def test_a_refused_pack_changes_nothing(tmp_path: Path) -> None:
    before = load().hash
    complaint(tmp_path, basic_inventions="[hammer]\nvp = 9", doors="[door_01]\ncopies = 9")
    assert load().hash == before
    assert load().tables["basic_inventions.toml"]["hammer"]["vp"] == 1
    assert Table.empty().area(0, "hammer").score()["inventions"] == 1
