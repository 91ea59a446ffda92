"""The components as data: content packs that change them, and what is said about a pack with a mistake."""

from functools import partial
from pathlib import Path

import pytest

from pentarchy.games.viscounts.content import load
from tests.games.packs import complaint_of
from tests.games.viscounts.table import Table

complaint = partial(complaint_of, load)


# effects -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("effect", "column", "says"),
    [
        ("virtue('a')", 1, "virtue: count must be a int, not 'a'."),
        ("virtue()", 1, "virtue: missing a required argument: 'count'."),
        ("virtue(1, 2)", 1, "virtue: too many positional arguments."),
        ("gain('mud', 1)", 1, "gain: what must be one of 'ink', 'stone', 'gold', 'silver', not 'mud'."),
        ("build('castle')", 1, "build: what must be one of 'trading_post', 'guildhall', 'workshop', not 'castle'."),
        ("gold(1)", 1, "unknown effect 'gold'."),
        ("both(virtue(1), gold(1))", 17, "unknown effect 'gold'."),
        ("virtue(1 + 1)", 8, "only numbers, 'words' and effects are allowed here."),
        ("virtue", 1, "an effect is written name(...)."),
        ("__import__('os').system('true')", 1, "an effect is written name(...)."),
        ("decline()", 1, "unknown effect 'decline'."),  # an answer of the game, but no effect
        ("meet(0, 1)", 1, "unknown effect 'meet'."),  # a step, but no effect
    ],
)
def test_a_mistake_in_an_effect_is_named_with_line_and_column(
    tmp_path: Path, effect: str, column: int, says: str
) -> None:
    said = complaint(tmp_path, townsfolk=f'[abbot]\nbonus = ["deed(1)", "{effect}"]')
    assert said == f"townsfolk.toml: [abbot] bonus 2: column {column}: {says}"


@pytest.mark.parametrize("effect", ["", "virtue(1", "x = 1", "virtue(1); pass"])
def test_bad_syntax_is_named_with_line_and_column(tmp_path: Path, effect: str) -> None:
    """Where Python finds it differs between its versions."""
    said = complaint(tmp_path, castle=f'[castle_flip]\neffect = ["deed(1)", "{effect}"]')
    assert said.startswith("castle.toml: [castle_flip] effect 2: column ")
    assert said.endswith("not an expression.")


@pytest.mark.parametrize(
    ("file", "entry", "field"),
    [
        ("townsfolk", "bishop", "bonus"),
        ("townsfolk", "bishop", "effect"),
        ("manuscripts", "grey3_flip", "effect"),
        ("player_cards", "player_3", "extra"),
        ("schemes", "st_noble", "effect"),
        ("schemes", "st_noble", "action"),
        ("sites", "lake_small_1", "effect"),
        ("links", "lake_small_link_2", "effect"),
        ("castle", "castle_virtue", "effect"),
        ("track", "space_1", "own"),
        ("track", "space_1", "automa"),
        ("track", "space_1", "effect"),
        ("numbers", "castle", "removed_1"),
        ("numbers", "castle", "removed_2"),
        ("numbers", "castle", "entered_3"),
    ],
)
def test_effects_are_checked_in_every_file(tmp_path: Path, file: str, entry: str, field: str) -> None:
    said = complaint(tmp_path, **{file: f'[{entry}]\n{field} = ["gold(1)"]'})
    assert said == f"{file}.toml: [{entry}] {field} 1: column 1: unknown effect 'gold'."


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("trade = [{ cost = 1, effect = ['gold(1)'] }, { cost = 1, effect = ['deed(1)'] }]", "lake.trade] effect 1"),
        ("townsfolk = { silver = 1, icons = [], bonus = ['deed(1)', 'gold(1)'] }", "lake.townsfolk] bonus 2"),
        ("manuscript = { cost = 3, effect = ['gold(1)'] }", "lake.manuscript] effect 1"),
    ],
)
def test_effects_of_a_segment_are_checked(tmp_path: Path, text: str, where: str) -> None:
    said = complaint(tmp_path, segments=f"[lake]\n{text}")
    assert said == f"segments.toml: [{where}: column 1: unknown effect 'gold'."


# fields --------------------------------------------------------------------------------------------------------------
ICONS = "must be some of merchant, builder, noble, cleric, criminal, not 'wizard'."
SCORE = "must be one of resources, builders, nobles, clerics, merchants, criminals, buildings, manuscripts, approved,"
MISTAKES = [
    ("townsfolk", "[abbot]\nsilver = '2'", "[abbot] silver: must be a int, not '2'."),
    ("townsfolk", "[abbot]\nsilver = -1", "[abbot] silver: must not be negative, not -1."),
    ("townsfolk", "[abbot]\nicons = ['wizard']", f"[abbot] icons: {ICONS}"),
    ("townsfolk", "[abbot]\nicons = 'noble'", "[abbot] icons: must be a list, not 'noble'."),
    ("townsfolk", "[abbot]\ntiming = 'never'", "[abbot] timing: must be one of none, instant, ongoing, drop, not"),
    ("townsfolk", "[abbot]\nbonus = 'virtue(1)'", "[abbot] bonus: must be a list, not 'virtue(1)'."),
    ("townsfolk", "[abbot]\nbonus = [1]", "[abbot] bonus 1: must be a str, not 1."),
    ("townsfolk", "[abbot]\nname = 'A'", "[abbot] name: must be a dict, not 'A'."),
    ("townsfolk", "[abbot]\nname = { en = 'A' }", "[abbot] name: a text is written {"),
    ("townsfolk", "[trader]\ntrigger = 'sunset'", "[trader] trigger: must be one of after_trade, after_build,"),
    ("townsfolk", "[emma]\nconverts = 3", "[emma] converts: must be a dict, not 3."),
    ("townsfolk", "[emma]\nconverts = { give = ['ink'] }", "[emma.converts] count: is missing."),
    (
        "townsfolk",
        "[emma]\nconverts = { action = 'build', give = ['mud'], count = 1, icons = 1, once = true }",
        "[emma.converts] give: must be some of ink, stone, gold, silver, merchant",
    ),
    (
        "townsfolk",
        "[emma]\nconverts = { action = 'dance', give = ['ink'], count = 1, icons = 1, once = true }",
        "[emma.converts] action: must be one of trade, build, workers, transcribe, not 'dance'.",
    ),
    ("manuscripts", "[grey3_flip]\nribbon = 'pink'", "[grey3_flip] ribbon: must be one of grey, black, yellow, blue,"),
    ("manuscripts", "[grey3_flip]\ncost = -1", "[grey3_flip] cost: must not be negative, not -1."),
    ("manuscripts", "[grey5_resources]\nscore = 1", "[grey5_resources] score: must be a dict, not 1."),
    (
        "manuscripts",
        "[grey5_resources]\nscore = { vp = 1, per = 2, of = 'cats' }",
        f"[grey5_resources.score] of: {SCORE}",
    ),
    ("player_cards", "[player_1]\ngoods = { ink = 1 }", "[player_1.goods] stone: is missing."),
    ("player_cards", "[player_1]\ndeeds = -1", "[player_1] deeds: must not be negative, not -1."),
    ("player_cards", "[player_1]\ndebts = 'one'", "[player_1] debts: must be a int, not 'one'."),
    ("schemes", "[st_noble]\nsteps = 'two'", "[st_noble] steps: must be a int, not 'two'."),
    ("schemes", "[st_noble]\nicons = ['wizard']", f"[st_noble] icons: {ICONS}"),
    ("bonus_cards", "[bonus_black]\nvp = '3'", "[bonus_black] vp: must be a int, not '3'."),
    ("bonus_cards", "[bonus_black]\nribbon = 'pink'", "[bonus_black] ribbon: must be one of grey, black, yellow,"),
    ("segments", "[lake]\ntrade = 3", "[lake] trade: must be a list, not 3."),
    ("segments", "[lake]\ntownsfolk = { silver = 1 }", "[lake.townsfolk] icons: is missing."),
    ("segments", "[lake]\nmanuscript = { cost = '3' }", "[lake.manuscript] cost: must be a int, not '3'."),
    ("segments", "[lake]\nname = 'A'", "[lake] name: must be a dict, not 'A'."),
    ("buildings", "[workshop_1]\ncost = -3", "[workshop_1] cost: must not be negative, not -3."),
    ("buildings", "[workshop_1]\nability = 'fly'", "[workshop_1] ability: must be one of icons, step, dismiss, hire,"),
    ("buildings", "[workshop_1]\nicons = ['wizard']", f"[workshop_1] icons: {ICONS}"),
    ("track", "[space_1]\nothers = 'some'", "[space_1] others: must be one of criminals, always, no_criminals, not"),
    ("automas", "[automa_cleric]\nprefers = ['silver']", "[automa_cleric] prefers: must be some of ink, stone, gold"),
    ("automas", "[automa_cleric]\nuntil = [6]", "[automa_cleric] prefers: must be some of ink, stone, gold, with as"),
    ("automas", "[automa_cleric]\nslots = [['wizard'], [], []]", f"[automa_cleric] slots: {ICONS}"),
    ("automas", "[automa_cleric]\nfocus = 'win()'", "[automa_cleric] focus: column 1: unknown effect 'win'."),
    ("automas", "[automa_cleric]\ndeeds = -1", "[automa_cleric] deeds: must not be negative, not -1."),
    ("automas", "[automa_cleric]\ngoods = { ink = -1 }", "[automa_cleric.goods] ink: must not be negative, not -1."),
    ("numbers", "[slots]\nleft = ['wizard']", f"[slots] left: {ICONS}"),
    ("numbers", "[game]\nluck = 1", "[game] luck: no such field."),
    ("townsfolk", "[wizard]\nsilver = 1", "[wizard]: no such entry; a pack changes entries, it adds none."),
    ("townsfolk", "[grey3_flip]\ncost = 1", "[grey3_flip]: no such entry;"),  # it is a manuscript
    ("townsfolk", "abbot = 3", "abbot: a data file holds entries,"),
    ("townsfolk", "[abbot]\nsilver = two\n", "Invalid value (at line 2, column 10)."),
    ("wizards", "[abbot]\nsilver = 1", "no such data file; there are townsfolk.toml, manuscripts.toml,"),
]


@pytest.mark.parametrize(("file", "text", "says"), MISTAKES)
def test_file_entry_and_field_of_a_mistake_are_named(tmp_path: Path, file: str, text: str, says: str) -> None:
    assert complaint(tmp_path, **{file: text}).startswith(f"{file}.toml: {says}")


@pytest.mark.parametrize(
    ("file", "entry", "field", "value"),
    [
        ("townsfolk", "abbot", "copies", "5"),
        ("townsfolk", "bishop", "copies", "'2'"),
        ("townsfolk", "bishop", "group", "'hero'"),
        ("manuscripts", "grey3_flip", "starter", "true"),
        ("manuscripts", "grey3_flip", "copies", "0"),
        ("player_cards", "player_1", "number", "2"),
        ("schemes", "st_noble", "future", "true"),
        ("bonus_cards", "bonus_black", "copies", "2"),
        ("segments", "lake", "spaces", "[2, 1]"),
        ("sites", "lake_small_1", "segment", "'hills'"),
        ("sites", "lake_small_1", "players", "'3-4'"),
        ("sites", "lake_small_1", "slot", "2"),
        ("sites", "lake_small_1", "bank", "'right'"),
        ("links", "lake_small_link_2", "ends", "[1, 6]"),
        ("links", "lake_small_link_2", "slot", "4"),
        ("buildings", "workshop_1", "type", "'guildhall'"),
    ],
)
def test_a_pack_cannot_change_which_pieces_and_places_there_are(
    tmp_path: Path, file: str, entry: str, field: str, value: str
) -> None:
    said = complaint(tmp_path, **{file: f"[{entry}]\n{field} = {value}"})
    assert said == f"{file}.toml: [{entry}] {field}: a pack cannot change this."


def test_a_refused_pack_changes_nothing(tmp_path: Path) -> None:
    before = load().hash
    complaint(tmp_path, townsfolk="[abbot]\nsilver = 9", bonus_cards="[bonus_black]\ncopies = 9")
    assert load().hash == before
    assert load().tables["townsfolk.toml"]["abbot"]["silver"] == 2
    assert Table(2).content.silver[0] == 2
