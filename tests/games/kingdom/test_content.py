"""The components as data: content packs that change them, and what is said about a pack with a mistake."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.errors import BadContent
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import load
from pentarchy.games.kingdom.rounds import end_round
from tests.games.kingdom.table import Table
from tests.games.packs import complaint_of, pack, play_through

TABLES = ("cost", "type", "recycle", "production", "bonus", "base", "modifiers", "soldiers", "moments", "effect",
          "two_player_only", "penalty", "order", "deck", "triggers", "duchy_icons", "duchy_modifiers", "duchy_base",
          "tasks", "medals")  # fmt: skip

complaint = partial(complaint_of, load)


# packs with a mistake ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("field", "value", "column", "says"),
    [
        ("cost", "M2 Q1", 4, "'Q1' is not a letter of MPGXKS"),
        ("cost", "M2  Y3", 5, "'Y3'"),
        ("cost", "M", 1, "'M' is not a letter of MPGXKS with a number"),
        ("cost", "M0", 1, "'M0'"),
        ("cost", "m2", 1, "'m2'"),
        ("cost", "М2", 1, "'М2'"),  # a Cyrillic letter that looks like ours
        ("cost", "M2 M1", 4, "each letter once"),
        ("cost", "M16", 1, "at most 15"),
        ("cost", "M2,P1", 1, "'M2,P1'"),
        ("recycle", "K", 1, "'K'"),
        ("recycle", "M1 P1", 1, "'M1 P1' is not one letter of MPGX"),
        ("recycle", "S", 1, "'S' is not one letter of MPGX"),
        ("recycle", "", 1, "one letter of MPGX"),
        ("production", "P1 K1", 4, "'K1' is not like P2"),
        ("production", "P1*castle", 1, "'P1*castle'"),
        ("production", "-P1", 1, "'-P1'"),
        ("bonus", "K1 Z1", 4, "'Z1'"),
        ("vp", "two", 1, "'two' is not like 7"),
        ("vp", "3 2*ruin", 3, "'2*ruin'"),
        ("vp", "2*", 1, "'2*'"),
    ],
)
def test_a_mistake_in_a_card_is_named_with_its_column(
    tmp_path: Path, field: str, value: str, column: int, says: str
) -> None:
    said = complaint(tmp_path, developments=f'[farm]\n{field} = "{value}"')
    assert said.startswith(f"developments.toml: [farm] {field}: column {column}: ")
    assert says in said


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("cost", "3", "must be a str, not 3."),
        ("cost", '["M2"]', "must be a str, not ['M2']."),
        ("cost", '""', "must not be empty."),
        ("bonus", '"M1"', "only K and S are possible."),
        ("type", '"castle"', "must be one of structure, company, monument, discovery, not 'castle'."),
        ("type", "1", "must be a str, not 1."),
        ("copies", '"4"', "a pack cannot change this."),
        ("copies", "true", "a pack cannot change this."),
        ("copies", "5", "a pack cannot change this."),
        ("copies", "0", "a pack cannot change this."),
        ("vp", "7", "must be a str, not 7."),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(tmp_path: Path, field: str, value: str, says: str) -> None:
    assert (
        complaint(tmp_path, developments=f"[farm]\n{field} = {value}") == f"developments.toml: [farm] {field}: {says}"
    )


@pytest.mark.parametrize(
    ("effect", "column", "says"),
    [
        ("gain_krystallium('a')", 1, "gain_krystallium: count must be a int, not 'a'."),
        ("gain_cubes('K', 2)", 1, "gain_cubes: letter must be one of 'M', 'P', 'G', 'X', not 'K'."),
        ("gain_krystallium()", 1, "gain_krystallium: missing a required argument: 'count'."),
        ("gain_krystallium(1, 2)", 1, "gain_krystallium: too many positional arguments."),
        ("gain_krystallium(count=1, more=2)", 1, "gain_krystallium: got an unexpected keyword argument 'more'."),
        ("gain_gold(1)", 1, "unknown effect 'gain_gold'."),
        ("gain_krystallium(gain_gold(1))", 18, "unknown effect 'gain_gold'."),
        ("gain_krystallium(1.5)", 18, "only numbers, 'words' and effects are allowed here."),
        ("gain_krystallium([1])", 18, "only numbers, 'words' and effects are allowed here."),
        ("gain_krystallium(1 + 1)", 18, "only numbers, 'words' and effects are allowed here."),
        ("gain_krystallium(count)", 18, "only numbers, 'words' and effects are allowed here."),
        ("gain_krystallium(*[1])", 18, "only numbers, 'words' and effects are allowed here."),
        ("gain_krystallium(**{})", 1, "'**' is not allowed."),
        ("gain_krystallium", 1, "an effect is written name(...)."),
        ("", 1, "not an expression."),
        ("gain_krystallium(1", 17, "not an expression."),
        ("gain_krystallium(1); pass", 20, "not an expression."),
        ("x = 1", 1, "not an expression."),
        ("__import__('os')", 1, "unknown effect '__import__'."),
        ("__import__('os').system('true')", 1, "an effect is written name(...)."),
        ("().__class__.__bases__[0]()", 1, "an effect is written name(...)."),
        ("(lambda: 1)()", 1, "an effect is written name(...)."),
        ("gain_krystallium(__import__('os'))", 18, "unknown effect '__import__'."),
        ("gain_krystallium(open)", 18, "only numbers, 'words' and effects are allowed here."),
        ("eval('1')", 1, "unknown effect 'eval'."),
        ("advise(1)", 1, "unknown effect 'advise'."),  # an answer of the game, but no effect
        ("production_phase()", 1, "unknown effect 'production_phase'."),  # a step, but no effect
    ],
)
def test_a_mistake_in_an_effect_is_named_with_its_column(tmp_path: Path, effect: str, column: int, says: str) -> None:
    said = complaint(tmp_path, advisors=f'[court_alchemist]\neffect = "{effect}"')
    assert said.startswith("advisors.toml: [court_alchemist] effect: column ")
    assert said.endswith(says)
    if "not an expression" not in says:  # where Python finds bad syntax differs between its versions
        assert f"effect: column {column}: " in said


@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        ("advisors", "[herald]\nsoldiers = 1.5", "advisors.toml: [herald] soldiers: must be a int, not 1.5."),
        ("advisors", "[herald]\nwhen = 'end'", "advisors.toml: [herald] when: must be a list, not 'end'."),
        ("advisors", "[herald]\nwhen = ['dawn']", "advisors.toml: [herald] when: a list of offer, take,"),
        ("advisors", "[herald]\nwhen = []", "advisors.toml: [herald] when: a list of offer, take,"),
        (
            "advisors",
            "[herald]\ntwo_player_only = 1",
            "advisors.toml: [herald] two_player_only: must be a bool, not 1.",
        ),
        (
            "treasures",
            "[treasure_mm]\nrecycle = 'M3'",
            "treasures.toml: [treasure_mm] recycle: column 1: a treasure gives two",
        ),
        ("treasures", "[treasure_mm]\nrecycle = 'M'", "treasures.toml: [treasure_mm] recycle: column 1: 'M' is not"),
        ("advisors", "[herald]\nsoldiers = -1", "advisors.toml: [herald] soldiers: must not be negative, not -1."),
        ("advisors", "[herald]\ncopies = -1", "advisors.toml: [herald] copies: a pack cannot change this"),
        ("advisors", "[herald]\nname = 'Herald'", "advisors.toml: [herald] name: must be a dict, not 'Herald'."),
        ("advisors", "[herald]\nname = { en = 'Herald' }", "advisors.toml: [herald] name: a text is written {"),
        ("menaces", "[shadow]\neffect = ''", "menaces.toml: [shadow] effect: column 1: not an expression."),
        ("menaces", "[shadow]\non = 'dusk'", "menaces.toml: [shadow] on: must be one of"),
        ("scenarios", "[prophecy]\nadvisors = ['jester']", "scenarios.toml: [prophecy] advisors: there is no advisor"),
        ("scenarios", "[prophecy]\nquests = ['moon']", "scenarios.toml: [prophecy] quests: there is no board 'moon'."),
        ("scenarios", "[prophecy]\nbuilt = { farm = 5 }", "scenarios.toml: [prophecy] built: there are 4 cards 'farm'"),
        ("scenarios", "[prophecy]\ndanger = 'rain'", "scenarios.toml: [prophecy] danger: must be one of calamity,"),
        ("scenarios", "[prophecy]\nsoldiers = -2", "scenarios.toml: [prophecy] soldiers: must not be negative,"),
        ("calamities", "[calamity]\nvp = '-4'", "calamities.toml: [calamity] vp: must be a int, not '-4'."),
        ("menaces", "[shadow]\nsoldiers = '3'", "menaces.toml: [shadow] soldiers: must be a int, not '3'."),
        ("menaces", "[shadow]\neffect = 'haunt()'", "menaces.toml: [shadow] effect: column 1: unknown effect 'haunt'."),
        ("menaces", "[shadow]\ndeck = 'ghosts'", "menaces.toml: [shadow] deck: must be one of giant_rats,"),
        ("duchies", "[valados_a]\nproduction = 'M1*company'", "duchies.toml: [valados_a] production: at most 8 icons,"),
        ("duchies", "[valados_a]\nproduction = 'M9'", "duchies.toml: [valados_a] production: at most 8 icons,"),
        ("duchies", "[valados_a]\nvp = '2*castle'", "duchies.toml: [valados_a] vp: column 1: '2*castle'"),
        (
            "quests",
            "[usurper]\ntwo_players = []",
            "quests.toml: [usurper] two_players: four tasks, the last one final.",
        ),
        ("quests", "[usurper]\none_player = [1]", "quests.toml: [usurper] one_player: task 1 is not"),
        ("medals", "[quests]\nmedals = [70, 95]", "medals.toml: [quests] medals: three rising numbers"),
        ("medals", "[quests]\nmedals = [70, 115, 95]", "medals.toml: [quests] medals: three rising numbers"),
        ("scenarios", "[prophecy]\nmedals = [1, 2, 'x']", "scenarios.toml: [prophecy] medals: three rising numbers"),
        ("developments", "[castle]\ncost = 'M1'", "developments.toml: [castle]: no such entry;"),
        ("developments", "[farm]\nprice = 'M1'", "developments.toml: [farm] price: no such field."),
        ("developments", "farm = 3", "developments.toml: farm: a data file holds entries,"),
        ("developments", "[farm\ncost = 'M1'", "developments.toml: Expected ']'"),
        ("developments", "[farm]\ncost = M1\n", "developments.toml: Invalid value (at line 2, column 8)."),
        ("developments", "[farm]\ncost = 'M1'\ncost = 'M2'", "developments.toml: Cannot overwrite a value"),
        ("castles", "[farm]\ncost = 'M1'", "castles.toml: no such data file; there are developments.toml, treasures"),
    ],
)
def test_file_entry_and_field_of_a_mistake_are_named(tmp_path: Path, file: str, text: str, says: str) -> None:
    assert complaint(tmp_path, **{file: text}).startswith(says)


@pytest.mark.parametrize(
    ("task", "says"),
    [
        ({"cost": "P3 Q1"}, "[usurper.two_players.2] cost: column 4: 'Q1'"),
        ({"reward": "GOLD1"}, "[usurper.two_players.2] reward: column 1: 'GOLD1' is not like K1, S2, SPY1 or VP8."),
        ({"final": "no"}, "[usurper.two_players.2] final: must be a bool, not 'no'."),
        ({"final": True}, "[usurper] two_players: four tasks, the last one final."),
        ({"id": 2}, "[usurper.two_players.2] id: must be a str, not 2."),
    ],
)
def test_the_task_of_a_mistake_on_a_board_is_named(tmp_path: Path, task: dict[str, Any], says: str) -> None:
    assert complaint(tmp_path, quests=board_text(1, **task)).startswith(f"quests.toml: {says}")


def board_text(number: int, **change: Any) -> str:
    """The two-player side of the Usurper with a change to one task, in TOML."""
    tasks = [dict(task) for task in load().tables["quests.toml"]["usurper"]["two_players"]]
    tasks[number] |= change
    return "[usurper]\ntwo_players = [" + ", ".join(inline(task) for task in tasks) + "]"


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(part)}" for key, part in value.items()) + " }"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "developments.toml").write_bytes(b"[farm]\ncost = '\xff'")
    with pytest.raises(BadContent, match=r"^developments\.toml: cannot be read: "):
        load(tmp_path)


def test_a_refused_pack_changes_nothing(tmp_path: Path) -> None:
    before = load().hash
    complaint(tmp_path, developments='[farm]\ncost = "M1"', treasures="[treasure_mm]\nrecycle = 'M5'")
    assert load().hash == before
    assert load().tables["developments.toml"]["farm"]["cost"] == "M2"


# good packs ----------------------------------------------------------------------------------------------------------
GOOD = {
    "cost": ("developments", "[farm]\ncost = 'M1 P1'"),
    "production": ("developments", "[farm]\nproduction = 'P2 X1*company'"),
    "base": ("developments", "[farm]\nvp = '3'"),
    "modifiers": ("developments", "[farm]\nvp = '1*structure'"),
    "recycle": ("developments", "[farm]\nrecycle = 'X'"),
    "bonus": ("developments", "[farm]\nbonus = 'K1 S2'"),
    "type": ("developments", "[farm]\ntype = 'company'"),
    "soldiers": ("advisors", "[herald]\nsoldiers = 1"),
    "effect": ("advisors", "[herald]\neffect = 'gain_krystallium(count=2)'"),
    "moments": ("advisors", "[court_alchemist]\nwhen = ['planning', 'M']"),
    "penalty": ("calamities", "[calamity]\nvp = -5"),
    "duchy_icons": ("duchies", "[valados_b]\nproduction = 'M3 G1'"),
    "duchy_modifiers": ("duchies", "[valados_b]\nvp = '1*monument'"),
    "medals": ("medals", "[quests]\nmedals = [60, 80, 100]"),
    "tasks": ("quests", ""),
}


@pytest.mark.parametrize("changed", GOOD)
def test_a_good_pack_changes_its_value_and_the_hash_and_nothing_else(tmp_path: Path, changed: str) -> None:
    file, text = GOOD[changed]
    content = load(pack(tmp_path, **{file: text or board_text(0, cost="P2", reward="K2")}))
    assert [name for name in TABLES if getattr(content, name) != getattr(load(), name)] == [changed]
    assert content.tokens == load().tokens
    assert content.hash != load().hash


def test_every_copy_of_a_card_changes_and_no_other_card(tmp_path: Path) -> None:
    content = load(pack(tmp_path, developments="[farm]\ncost = 'M1 P1'"))
    differ = [card for card, cost in enumerate(content.cost) if cost != load().cost[card]]
    assert tuple(differ) == content.by_design["farm"]
    assert len(differ) == 4


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"module": "menaces"}),
        (2, {"module": "advisors"}),
        (2, {"module": "quests", "board": "usurper"}),
        (1, {"module": "advisors"}),
        (1, {"scenario": "under_siege"}),
    ],
)
def test_games_with_a_pack_play_through(tmp_path: Path, players: int, options: dict[str, str]) -> None:
    content = load(
        pack(
            tmp_path,
            developments="[farm]\ncost = 'M1 P1'\nproduction = 'P2'\nvp = '1*structure'\nbonus = 'K1'\n",
            advisors="[herald]\neffect = 'gain_krystallium(1)'\nwhen = ['planning']\nsoldiers = 1\n",
            duchies="[valados_a]\nproduction = 'M3 P1 G2'\n",
            quests=board_text(0, cost="P1", reward="K2"),
        )
    )
    state = play_through(GAME, content, players, **options)
    assert state.content.hash == content.hash
    assert state.audit() == []


def test_a_changed_card_is_played_as_changed(tmp_path: Path) -> None:
    table = Table.empty(module="menaces", side="B", duchy="valados")
    table.content = table.g.content = load(pack(tmp_path, developments="[farm]\ncost = 'P1'\nvp = '9'"))
    table.put("built", 0, "farm")
    assert table.total(0) == 9


@pytest.mark.parametrize(("most", "can_act"), [(1, False), (2, False), (3, True)])
def test_an_ability_with_changed_numbers_finds_its_targets_by_them(tmp_path: Path, most: int, can_act: bool) -> None:
    table = Table.empty(module="advisors")
    changed = pack(tmp_path, advisors=f"[royal_architect]\neffect = 'finish_construction({most})'")
    table.content = table.g.content = load(changed)
    table.put("advisors", 0, "royal_architect")
    table.put("construction", 0, "barracks")  # lacks three cubes
    table.g.soldiers[0], table.g.round = 9, 4
    table.run(end_round())
    assert table.options(0) == ({"advise:royal_architect", "scrap:barracks.1", "done"} if can_act else set())
