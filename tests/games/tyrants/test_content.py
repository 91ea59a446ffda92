"""The components as data: content packs that change them, and what is said about a pack with a mistake."""

from functools import partial
from pathlib import Path

import pytest

from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.content import load
from pentarchy.games.tyrants.moves import SITE
from pentarchy.games.tyrants.state import WHITE
from tests.games.packs import complaint_of, pack, play_through
from tests.games.tyrants.table import Table

TABLES = ("cost", "aspect", "type", "deck_vp", "inner_circle_vp", "effects", "when_discarded", "options", "later",
          "sites", "boards")  # fmt: skip

complaint = partial(complaint_of, load)


# packs with a mistake ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("effect", "column", "says"),
    [
        ("power('a')", 1, "power: count must be a int, not 'a'."),
        ("power()", 1, "power: missing a required argument: 'count'."),
        ("power(1, 2, '', 4)", 1, "power: too many positional arguments."),
        ("power(1, of='moons')", 1, "not 'moons'."),
        ("assassinate(1, 'red')", 1, "assassinate: target must be one of 'enemy', 'white', not 'red'."),
        ("assassinate(1, where='here')", 1, "not 'here'."),
        ("devour_market(may=1)", 1, "devour_market: may must be a bool, not 1."),
        ("gold(1)", 1, "unknown effect 'gold'."),
        ("all_of(power(1), gold(1))", 18, "unknown effect 'gold'."),
        ("choose(power(1), 3)", 1, "choose: options must be an effect, not 3."),
        ("repeat(2, 5)", 1, "repeat: what must be an effect, not 5."),
        ("pay(power(1), 'x')", 1, "pay: then must be an effect, not 'x'."),
        ("power(1 + 1)", 7, "only numbers, 'words' and effects are allowed here."),
        ("power", 1, "an effect is written name(...)."),
        ("__import__('os').system('true')", 1, "an effect is written name(...)."),
        ("end_turn()", 1, "unknown effect 'end_turn'."),  # an answer of the game, but no effect
        ("take_turn(0)", 1, "unknown effect 'take_turn'."),  # a step, but no effect
    ],
)
def test_a_mistake_in_an_effect_is_named_with_line_and_column(
    tmp_path: Path, effect: str, column: int, says: str
) -> None:
    said = complaint(tmp_path, drow=f'[advocate]\neffect = ["influence(1)", "{effect}"]')
    assert said.startswith(f"drow.toml: [advocate] effect line 2: column {column}: ")
    assert said.endswith(says)


@pytest.mark.parametrize("effect", ["", "power(1", "x = 1", "power(1); pass"])
def test_bad_syntax_is_named_with_line_and_column(tmp_path: Path, effect: str) -> None:
    """Where Python finds it differs between its versions."""
    said = complaint(tmp_path, drow=f'[advocate]\neffect = ["influence(1)", "power(1)", "{effect}"]')
    assert said.startswith("drow.toml: [advocate] effect line 3: column ")
    assert said.endswith("not an expression.")


@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        ("drow", "[advocate]\ncost = '2'", "drow.toml: [advocate] cost: must be a int, not '2'."),
        ("drow", "[advocate]\ndeck_vp = true", "drow.toml: [advocate] deck_vp: must be a int, not True."),
        ("drow", "[advocate]\naspect = 'greed'", "drow.toml: [advocate] aspect: must be one of ambition, conquest,"),
        ("drow", "[advocate]\ntype = 3", "drow.toml: [advocate] type: must be a str, not 3."),
        ("drow", "[advocate]\nname = 'A'", "drow.toml: [advocate] name: must be a dict, not 'A'."),
        ("drow", "[advocate]\nname = { en = 'A' }", "drow.toml: [advocate] name: a text is written {"),
        ("drow", "[advocate]\neffect = 'power(1)'", "drow.toml: [advocate] effect: must be a list, not 'power(1)'."),
        ("drow", "[advocate]\neffect = [1]", "drow.toml: [advocate] effect line 1: must be a str, not 1."),
        (
            "drow",
            "[advocate]\neffect = ['choose(power(1), vp(1))', 'choose(power(1), vp(1))']",
            "drow.toml: [advocate] effect: a card has one choose(...) at most.",
        ),
        (
            "drow",
            "[advocate]\neffect = ['devour_from_hand()']",
            "drow.toml: [advocate] effect: devour_from_hand: pay(...) begins with a cost, which stands nowhere else.",
        ),
        (
            "drow",
            "[advocate]\neffect = ['pay(deploy(1), power(1))']",
            "drow.toml: [advocate] effect: deploy: pay(...) begins with a cost, which stands nowhere else.",
        ),
        (
            "aberrations",
            "[grimlock]\nwhen_discarded = ['draw(1)', 'draw(x)']",
            "aberrations.toml: [grimlock] when_discarded line 2: column 6: only numbers,",
        ),
        ("sites", "[everfire]\nvp = -1", "sites.toml: [everfire] vp: must not be negative, not -1."),
        ("sites", "[everfire]\nwhite = 4", "sites.toml: [everfire] white: there are only 3 spaces."),
        ("sites", "[everfire]\nstart = 1", "sites.toml: [everfire] start: must be a bool, not 1."),
        ("sites", "[everfire]\nmarker_vp = '1'", "sites.toml: [everfire] marker_vp: must be a int, not '1'."),
        ("sites", "[everfire]\nsection = 'north'", "sites.toml: [everfire] section: must be one of center, left, righ"),
        ("routes", "[labyrinth-araumycos]\nwhite = 1", "routes.toml: [labyrinth-araumycos] white: must be a list,"),
        ("drow", "[drizzt]\ncost = 1", "drow.toml: [drizzt]: no such entry; a pack changes entries, it adds none."),
        ("drow", "[kobold]\ncost = 1", "drow.toml: [kobold]: no such entry;"),  # it is a card of the dragons
        ("drow", "[advocate]\nprice = 1", "drow.toml: [advocate] price: no such field."),
        ("drow", "advocate = 3", "drow.toml: advocate: a data file holds entries,"),
        ("drow", "[advocate]\ncost = M1\n", "drow.toml: Invalid value (at line 2, column 8)."),
        ("giants", "[advocate]\ncost = 1", "giants.toml: no such data file; there are starting.toml, supply.toml,"),
    ],
)
def test_file_entry_and_field_of_a_mistake_are_named(tmp_path: Path, file: str, text: str, says: str) -> None:
    assert complaint(tmp_path, **{file: text}).startswith(says)


@pytest.mark.parametrize(
    ("file", "entry", "field", "value"),
    [
        ("drow", "advocate", "copies", "5"),
        ("drow", "advocate", "copies", "'4'"),
        ("starting", "noble", "copies", "27"),
        ("sites", "everfire", "spaces", "4"),
        ("sites", "everfire", "spaces", "0"),
        ("routes", "labyrinth-skullport", "spaces", "1"),
        ("routes", "labyrinth-skullport", "between", "['labyrinth', 'kanaglym']"),
        ("routes", "labyrinth-skullport", "between", "['skullport', 'labyrinth']"),
    ],
)
def test_a_pack_cannot_change_which_cards_and_spaces_there_are(
    tmp_path: Path, file: str, entry: str, field: str, value: str
) -> None:
    said = complaint(tmp_path, **{file: f"[{entry}]\n{field} = {value}"})
    assert said == f"{file}.toml: [{entry}] {field}: a pack cannot change this."


@pytest.mark.parametrize(
    ("file", "entry", "field", "value"),
    [
        pytest.param("routes", "labyrinth-araumycos", "white", "[2]", id="a space that the route does not have"),
        pytest.param("routes", "labyrinth-araumycos", "white", "[-1]", id="a space before the route"),
        pytest.param("routes", "labyrinth-araumycos", "white", "['x']", id="a space that is no number"),
        pytest.param("drow", "advocate", "effect", "['choose(power(1), vp(1), draw(1), deploy(1))']", id="4 options"),
        pytest.param("drow", "advocate", "effect", "[\"power(1, every=0, of='trophies')\"]", id="for every none"),
        pytest.param("drow", "advocate", "effect", "[\"promote_played('')\"]", id="promote a card of no aspect"),
        pytest.param("aberrations", "grimlock", "when_discarded", "['at_end_of_turn(draw(1))']", id="not in a turn"),
    ],
)
def test_a_value_with_which_no_game_can_be_played_is_refused(
    tmp_path: Path, file: str, entry: str, field: str, value: str
) -> None:
    """Also what only shows when a game comes to it: moves have three options at most, nothing divides by zero."""
    assert complaint(tmp_path, **{file: f"[{entry}]\n{field} = {value}"}).startswith(f"{file}.toml: [{entry}] {field}")


def test_a_refused_pack_changes_nothing(tmp_path: Path) -> None:
    before = load().hash
    complaint(tmp_path, drow="[advocate]\ncost = 9", sites="[everfire]\nspaces = 9")
    assert load().hash == before
    assert load().tables["drow.toml"]["advocate"]["cost"] == 2


# good packs ----------------------------------------------------------------------------------------------------------
GOOD = {
    ("cost",): ("drow", "[advocate]\ncost = 3"),
    ("aspect",): ("drow", "[advocate]\naspect = 'guile'"),
    ("type",): ("drow", "[advocate]\ntype = 'undead'"),
    ("deck_vp",): ("drow", "[advocate]\ndeck_vp = -1"),
    ("inner_circle_vp",): ("drow", "[advocate]\ninner_circle_vp = 9"),
    ("effects",): ("drow", "[spy_master]\neffect = ['place_spy(1)', 'influence(1)']"),
    ("effects", "options"): ("drow", "[inquisitor]\neffect = ['choose(power(3), influence(3))']"),
    ("effects", "later"): ("dragons", "[cult_fanatic]\neffect = ['at_end_of_turn(vp(1))']"),
    ("when_discarded",): ("aberrations", "[grimlock]\nwhen_discarded = ['draw(3)']"),
    ("sites",): ("sites", "[everfire]\nvp = 7"),
    ("boards",): ("routes", "[labyrinth-skullport]\nwhite = [0]"),
    ("sites", "boards"): ("sites", "[everfire]\nstart = true\nmarker_vp = 2\nwhite = 1"),
}


@pytest.mark.parametrize("changed", GOOD, ids="-".join)
def test_a_good_pack_changes_its_value_and_the_hash_and_nothing_else(tmp_path: Path, changed: tuple[str, ...]) -> None:
    file, text = GOOD[changed]
    content = load(pack(tmp_path, **{file: text}))
    assert tuple(name for name in TABLES if getattr(content, name) != getattr(load(), name)) == changed
    assert content.tokens == load().tokens
    assert content.hash != load().hash


def test_every_copy_of_a_card_changes_and_no_other_card(tmp_path: Path) -> None:
    content = load(pack(tmp_path, drow="[advocate]\ncost = 3"))
    differ = [card for card, cost in enumerate(content.cost) if cost != load().cost[card]]
    assert tuple(differ) == content.by_design["advocate"]
    assert len(differ) == 4


@pytest.mark.parametrize(("players", "deck"), [(2, "demons"), (3, "elementals"), (4, "aberrations")])
def test_games_with_a_pack_play_through(tmp_path: Path, players: int, deck: str) -> None:
    content = load(
        pack(
            tmp_path,
            starting="[noble]\neffect = ['power(1)', 'influence(2)']\n",
            drow="[advocate]\ncost = 1\naspect = 'malice'\neffect = ['vp(1)', 'draw(1)']\n",
            sites="[everfire]\nvp = 7\nmarker_vp = 2\nwhite = 1\nstart = true\n",
            routes="[labyrinth-skullport]\nwhite = [0, 1]\n",
        )
    )
    state = play_through(GAME, content, players, deck_1="drow", deck_2=deck)
    assert state.content.hash == content.hash
    assert state.audit() == []


def test_a_changed_card_is_played_as_changed(tmp_path: Path) -> None:
    table = Table.empty()
    changed = pack(tmp_path, drow="[advocate]\ncost = 1\ndeck_vp = 9\neffect = ['power(4)', 'vp(2)']")
    table.content = table.g.content = load(changed)
    table.market("advocate")
    table.begin(0, "advocate", influence=1).play(0, "play:advocate", "recruit:advocate")
    assert (table.g.power, table.g.vp[0], table.g.influence) == (4, 2, 0)
    assert table.score(0)["deck"] == 18


def test_a_changed_site_is_played_as_changed(tmp_path: Path) -> None:
    changed = pack(tmp_path, sites="[everfire]\nvp = 7\nstart = true\nmarker_vp = 4\nwhite = 1")
    g = GAME.new(2, {"first": "1"}, content=load(changed))
    everfire = SITE.index["everfire"]
    assert g.garrisons[everfire][WHITE] == 1
    g.play(0, ("settle", everfire))
    g.play(1, ("settle", SITE.index["skullport"]))
    assert (g.control[everfire], GAME.score(g, 0)["sites"], g.influence) == (-1, 0, 0)
    g.power, g.offered[0] = 1, None
    g.play(0, ("deploy", everfire))
    assert (g.control[everfire], GAME.score(g, 0)["sites"], g.influence) == (0, 7, 1)
