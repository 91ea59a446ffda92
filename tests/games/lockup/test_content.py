"""The components as data: content packs that change them, and what is said about a pack with a mistake."""

from functools import partial
from pathlib import Path

import pytest

from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.content import load
from tests.games.lockup.table import Table
from tests.games.packs import complaint_of, pack, play_through

TABLES = ("strength", "lookout", "out_with_five", "reinforce", "colour", "value", "cost", "attributes", "effects",
          "type", "suspicion", "resource", "demon", "when", "in_solo", "condition", "leads_to", "rewards",
          "placeable", "goon_spaces", "crews", "goon_scores", "numbers")  # fmt: skip

complaint = partial(complaint_of, load)


# packs with a mistake ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("effect", "column", "says"),
    [
        ("power('a')", 1, "power: count must be a int, not 'a'."),
        ("power()", 1, "power: missing a required argument: 'count'."),
        ("power(1, 2)", 1, "power: too many positional arguments."),
        ("gain('mud', 1)", 1, "gain: what must be one of 'scrap', 'potion', 'iron', 'gold', 'any', not 'mud'."),
        ("gold(1)", 1, "unknown effect 'gold'."),
        ("choose(power(1), gold(1))", 18, "unknown effect 'gold'."),
        ("power(1 + 1)", 7, "only numbers, 'words' and effects are allowed here."),
        ("power", 1, "an effect is written name(...)."),
        ("__import__('os').system('true')", 1, "an effect is written name(...)."),
        ("decline()", 1, "unknown effect 'decline'."),  # an answer of the game, but no effect
        ("raid()", 1, "unknown effect 'raid'."),  # a step, but no effect
        ("attr_sets()", 1, "unknown effect 'attr_sets'."),  # a word of achievements
    ],
)
def test_a_mistake_in_an_effect_is_named_with_line_and_column(
    tmp_path: Path, effect: str, column: int, says: str
) -> None:
    said = complaint(tmp_path, items=f'[rusty_shiv]\neffect = ["stars(1)", "{effect}"]')
    assert said.startswith(f"items.toml: [rusty_shiv] effect 2: column {column}: ")
    assert said.endswith(says)


@pytest.mark.parametrize(
    ("file", "entry"),
    [("goons", "dwarf_1"), ("books", "dirty_fighting"), ("traits", "lucky"), ("crews", "gnolls")],
)
def test_effects_are_checked_in_every_file(tmp_path: Path, file: str, entry: str) -> None:
    said = complaint(tmp_path, **{file: f'[{entry}]\neffect = ["gold(1)"]'})
    assert said == f"{file}.toml: [{entry}] effect 1: column 1: unknown effect 'gold'."


@pytest.mark.parametrize("effect", ["", "power(1", "x = 1", "power(1); pass"])
def test_bad_syntax_is_named_with_line_and_column(tmp_path: Path, effect: str) -> None:
    """Where Python finds it differs between its versions."""
    said = complaint(tmp_path, traits=f'[lucky]\neffect = ["stars(1)", "power(1)", "{effect}"]')
    assert said.startswith("traits.toml: [lucky] effect 3: column ")
    assert said.endswith("not an expression.")


MISTAKES = [
    ("items", "[rusty_shiv]\nvalue = '2'", "items.toml: [rusty_shiv] value: must be a int, not '2'."),
    ("items", "[rusty_shiv]\nvalue = -1", "items.toml: [rusty_shiv] value: must not be negative, not -1."),
    (
        "items",
        "[rusty_shiv]\ncost = 'S2 X1'",
        "items.toml: [rusty_shiv] cost: column 4: 'X1' is not one of S, P, I, G,",
    ),
    ("items", "[rusty_shiv]\ncost = 'S'", "items.toml: [rusty_shiv] cost: column 1: 'S' is not one of S, P, I, G, A"),
    ("items", "[rusty_shiv]\ncost = ''", "items.toml: [rusty_shiv] cost: column 1: a cost must not be empty."),
    (
        "items",
        "[rusty_shiv]\nattributes = ['gem', 'sword']",
        "items.toml: [rusty_shiv] attributes: must be some of shi",
    ),
    ("items", "[rusty_shiv]\neffect = 'power(1)'", "items.toml: [rusty_shiv] effect: must be a list, not 'power(1)'."),
    ("items", "[rusty_shiv]\neffect = [1]", "items.toml: [rusty_shiv] effect 1: must be a str, not 1."),
    ("items", "[rusty_shiv]\nname = 'A'", "items.toml: [rusty_shiv] name: must be a dict, not 'A'."),
    ("items", "[rusty_shiv]\nname = { en = 'A' }", "items.toml: [rusty_shiv] name: a text is written {"),
    ("goons", "[dwarf_1]\ntype = 'elf'", "goons.toml: [dwarf_1] type: must be one of flayer, bandit, dwarf,"),
    ("goons", "[dwarf_1]\nresource = 'mud'", "goons.toml: [dwarf_1] resource: must be one of , scrap, potion,"),
    ("goons", "[demon_gem]\ndemon = 'ruby'", "goons.toml: [demon_gem] demon: must be one of , shield, gem, magic,"),
    ("books", "[dirty_fighting]\nwhen = 'never'", "books.toml: [dirty_fighting] when: must be one of any_time,"),
    ("books", "[dirty_fighting]\nsolo = 1", "books.toml: [dirty_fighting] solo: must be a bool, not 1."),
    ("achievements", "[rush_power]\ntype = 'race'", "achievements.toml: [rush_power] type: must be one of supremacy,"),
    (
        "achievements",
        "[rush_power]\ncondition = \"at_least(attr('ruby'), 2)\"",
        "achievements.toml: [rush_power] condition: column 10: attr: which must be one of 'shield', 'gem', 'magic',",
    ),
    ("goon_types", "[dwarf]\nscore = 'flat(x)'", "goon_types.toml: [dwarf] score: column 6: only numbers,"),
    ("tokens", "[crew_2]\nstrength = 'two'", "tokens.toml: [crew_2] strength: must be a int, not 'two'."),
    ("tokens", "[lookout]\nlookout = 1", "tokens.toml: [lookout] lookout: must be a bool, not 1."),
    ("guards", "[guard_blue_2]\nreinforce = 0", "guards.toml: [guard_blue_2] reinforce: must be a bool, not 0."),
    (
        "location_cards",
        "[loc_sewers]\nlocation = 'roof'",
        "location_cards.toml: [loc_sewers] location: must be one of ,",
    ),
    ("crews", "[goblins]\npower = -1", "crews.toml: [goblins] power: must not be negative, not -1."),
    ("crews", "[goblins]\nname = { ru = 'A' }", "crews.toml: [goblins] name: a text is written {"),
    ("locations", "[sewers]\nplaceable = 1", "locations.toml: [sewers] placeable: must be a bool, not 1."),
    ("locations", "[sewers]\ngoon_space = 1", "locations.toml: [sewers] goon_space: must be a bool, not 1."),
    ("locations", "[sewers]\nrewards = 3", "locations.toml: [sewers] rewards: must be a list, not 3."),
    (
        "locations",
        "[sewers]\nrewards = [{ rank = 'first', effect = [] }, { rank = 'fifth', effect = [] }]",
        "locations.toml: [sewers.rewards.2] rank: must be one of first, second, third, last, others, each,",
    ),
    (
        "locations",
        "[sewers]\nrewards_small = [{ rank = 'first', effect = ['stars(1)', 'power(x)'] }]",
        "locations.toml: [sewers.rewards_small.1] effect 2: column 7: only numbers,",
    ),
    (
        "locations",
        "[sewers]\nrewards = [{ rank = 'first', players = '4', effect = [] }]",
        "locations.toml: [sewers.rewards.1] players: must be a int, not '4'.",
    ),
    ("locations", "[sewers]\nrewards = [{ rank = 'first' }]", "locations.toml: [sewers.rewards.1] effect: is missing."),
    ("numbers", "[game]\nhidden = '2'", "numbers.toml: [game] hidden: must be a int, not '2'."),
    ("numbers", "[raid]\nthird = 1", "numbers.toml: [raid] third: no such field."),
    ("items", "[iron_bar]\nvalue = 1", "items.toml: [iron_bar]: no such entry; a pack changes entries, it adds none."),
    ("items", "[dwarf_1]\nvalue = 1", "items.toml: [dwarf_1]: no such entry;"),  # it is a goon
    ("items", "rusty_shiv = 3", "items.toml: rusty_shiv: a data file holds entries,"),
    ("items", "[rusty_shiv]\ncost = S1\n", "items.toml: Invalid value (at line 2, column 8)."),
    ("wardens", "[dwarf_1]\nvalue = 1", "wardens.toml: no such data file; there are tokens.toml, items.toml,"),
]


@pytest.mark.parametrize(("file", "text", "says"), MISTAKES)
def test_file_entry_and_field_of_a_mistake_are_named(tmp_path: Path, file: str, text: str, says: str) -> None:
    assert complaint(tmp_path, **{file: text}).startswith(says)


@pytest.mark.parametrize(
    ("file", "entry", "field", "value"),
    [
        ("tokens", "crew_2", "copies", "6"),
        ("items", "rusty_shiv", "copies", "2"),
        ("books", "dirty_fighting", "copies", "'2'"),
        ("traits", "lucky", "copies", "0"),
        ("locations", "sewers", "number", "3"),
    ],
)
def test_a_pack_cannot_change_which_pieces_and_locations_there_are(
    tmp_path: Path, file: str, entry: str, field: str, value: str
) -> None:
    said = complaint(tmp_path, **{file: f"[{entry}]\n{field} = {value}"})
    assert said == f"{file}.toml: [{entry}] {field}: a pack cannot change this."


@pytest.mark.parametrize(
    ("file", "entry", "field", "value"),
    [
        pytest.param("locations", "sewers", "rewards", "['power(1)']", id="a reward that is no table"),
        pytest.param("locations", "sewers", "name", "'A'", id="a location with one name"),
        pytest.param("goon_types", "dwarf", "name", "'A'", id="a type with one name"),
        pytest.param("numbers", "game", "name", "'A'", id="numbers with one name"),
        pytest.param("numbers", "game", "hidden", "-1", id="face-down tokens below 0"),
        pytest.param("numbers", "game", "reputation", "-9", id="stars below 0"),
        pytest.param("numbers", "supply", "scrap", "-1", id="cubes below 0"),
        pytest.param("numbers", "raid", "first", "-3", id="stars won in a raid"),
        pytest.param("goon_types", "dwarf", "score", "'items()'", id="a score that is none"),
        pytest.param("goon_types", "dwarf", "score", "'table()'", id="an empty table"),
        pytest.param("achievements", "supremacy_gem", "condition", "'majority(power())'", id="no supremacy"),
        pytest.param("achievements", "rush_power", "condition", "'flat(3)'", id="no rush"),
        pytest.param("achievements", "end_items", "condition", "'majority(flat(3))'", id="no metric"),
    ],
)
def test_a_value_with_which_no_game_can_be_played_is_refused(
    tmp_path: Path, file: str, entry: str, field: str, value: str
) -> None:
    """Also what only shows when a game comes to it."""
    assert complaint(tmp_path, **{file: f"[{entry}]\n{field} = {value}"}).startswith(f"{file}.toml: [{entry}")


def test_a_reward_with_a_choice_that_cannot_be_offered_is_refused(tmp_path: Path) -> None:
    """The ways to choose from are those of WAYS in rewards.py."""
    rewards = "[{ rank = 'first', effect = ['choose(power(1), stars(1))'] }]"
    said = complaint(tmp_path, locations=f"[sewers]\nrewards = {rewards}")
    assert said.startswith("locations.toml: [sewers.rewards.1] effect")


@pytest.mark.parametrize(
    ("effect", "allowed"),
    [
        ("trade(3, 2)", "trade(2, 1)"),
        ("exchange(2)", "exchange(1)"),
        ("gain('any', 2)", "gain('any', 1)"),
        ("choose(gain('iron', 1), recruit(1, 0))", "gain('any', 1)"),
    ],
)
def test_a_reward_that_one_decision_does_not_settle_is_refused(tmp_path: Path, effect: str, allowed: str) -> None:
    rewards = f"""[{{ rank = 'first', effect = ["{effect}"] }}]"""
    said = complaint(tmp_path, locations=f"[commissary]\nrewards = {rewards}")
    assert said.endswith(f"at a location it can only be {allowed}.")


def test_a_refused_pack_changes_nothing(tmp_path: Path) -> None:
    before = load().hash
    complaint(tmp_path, items="[rusty_shiv]\nvalue = 9", tokens="[crew_2]\ncopies = 9")
    assert load().hash == before
    assert load().tables["items.toml"]["rusty_shiv"]["value"] == 3


# good packs ----------------------------------------------------------------------------------------------------------
GOOD = {
    "strength": ("tokens", "[crew_2]\nstrength = 1"),
    "lookout": ("tokens", "[crew_2]\nlookout = true"),
    "out_with_five": ("tokens", "[crew_3]\nout_with_five = true"),
    "reinforce": ("guards", "[guard_blue_2]\nreinforce = true"),
    "colour": ("guards", "[guard_blue_2]\ncolour = 'red'"),
    "value": ("items", "[rusty_shiv]\nvalue = 5"),
    "cost": ("items", "[rusty_shiv]\ncost = 'S1 A2'"),
    "attributes": ("items", "[rusty_shiv]\nattributes = ['gem', 'gem']"),
    "effects": ("traits", "[lucky]\neffect = ['stars(3)']"),
    "type": ("goons", "[dwarf_1]\ntype = 'ratfolk'"),
    "suspicion": ("goons", "[dwarf_1]\nsuspicion = 2"),
    "resource": ("goons", "[bandit_iron]\nresource = 'gold'"),
    "demon": ("goons", "[demon_gem]\ndemon = 'magic'"),
    "when": ("books", "[misers_confession]\nwhen = 'roll_call_turn'"),
    "in_solo": ("books", "[misers_confession]\nsolo = false"),
    "condition": ("achievements", "[rush_power]\ncondition = 'at_least(power(), 6)'"),
    "leads_to": ("location_cards", "[loc_sewers]\nlocation = 'smithy'"),
    "rewards": ("locations", "[sewers]\nrewards = [{ rank = 'each', effect = ['power(1)'] }]"),
    "placeable": ("locations", "[sewers]\nplaceable = false"),
    "goon_spaces": ("locations", "[sewers]\ngoon_space = false"),
    "crews": ("crews", "[goblins]\npower = 2\nsuspicion = 0\nstorage = 3\neffect = []"),
    "goon_scores": ("goon_types", "[dwarf]\nscore = 'flat(2)'"),
    "numbers": ("numbers", "[raid]\nfirst = 7"),
}


@pytest.mark.parametrize("changed", GOOD)
def test_a_good_pack_changes_its_value_and_the_hash_and_nothing_else(tmp_path: Path, changed: str) -> None:
    file, text = GOOD[changed]
    content = load(pack(tmp_path, **{file: text}))
    assert [name for name in TABLES if getattr(content, name) != getattr(load(), name)] == [changed]
    assert content.tokens == load().tokens
    assert content.hash != load().hash


def test_every_copy_of_a_piece_changes_and_no_other_piece(tmp_path: Path) -> None:
    content = load(pack(tmp_path, tokens="[crew_2]\nstrength = 1"))
    differ = [piece for piece, strength in enumerate(content.strength) if strength != load().strength[piece]]
    assert tuple(differ) == content.by_design["crew_2"]
    assert len(differ) == 5


@pytest.mark.parametrize("players", [1, 2, 4])
def test_games_with_a_pack_play_through(tmp_path: Path, players: int) -> None:
    content = load(
        pack(
            tmp_path,
            items="[rusty_shiv]\ncost = 'A1'\neffect = ['power(1)', 'draw_book(1)']\n",
            goons="[dwarf_1]\neffect = ['give_suspicion(1)']\nsuspicion = 2\n",
            locations="[smithy]\nrewards = [{ rank = 'each', effect = [\"gain('gold', 1)\", 'stars(1)'] }]\n",
            numbers="[game]\nrounds = 3\nreputation = 4\n",
        )
    )
    state = play_through(GAME, content, players)
    assert (state.content.hash, state.round) == (content.hash, 3)
    assert state.audit() == []


def test_changed_pieces_are_played_as_changed(tmp_path: Path) -> None:
    t = Table.empty(3)
    rewards = "[smithy]\nrewards = [{ rank = 'each', effect = [\"gain('gold', 1)\", 'stars(2)'] }]"
    items = "[rusty_shiv]\nvalue = 7\ncost = 'G1'\neffect = ['power(2)']"
    t.content = t.g.content = load(pack(tmp_path, locations=rewards, items=items, tokens="[crew_2]\nstrength = 6"))
    t.tokens(0, "smithy", "crew_5").tokens(1, "smithy", "crew_2").tokens(1, "cell_block", "lookout").shop("rusty_shiv")
    t.check("smithy").play(1, "take:smithy").play(0, "take:smithy")
    t.check("cell_block").play(1, "make:rusty_shiv")
    assert (t.g.stars, t.g.power, t.owned(0), t.owned(1)) == ([12, 19, 10], [1, 3, 1], {"gold": 1}, {})
