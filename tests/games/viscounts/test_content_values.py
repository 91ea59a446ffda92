"""Content packs: values with which no game can be played are refused, others are played as changed."""

from pathlib import Path

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.content import load
from tests.games.packs import pack, play_through
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_content import complaint

TABLES = ("silver", "icons", "bonus", "effects", "timing", "converts", "triggers", "ribbon", "cost", "scores", "goods",
          "papers", "steps", "actions", "vp", "trade", "printed_folk", "printed_tiles", "site_effects", "links",
          "sections", "building_cost", "building_icons", "ability_mask", "track", "automas", "numbers", "slot_icons",
          "removed", "top_tier")  # fmt: skip
NEW = "['choose(destroy(1), deed(7))']"


# choices -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("file", "entry", "field", "value"),
    [
        ("townsfolk", "judith", "effect", NEW),
        ("townsfolk", "foreman", "bonus", NEW),
        pytest.param("townsfolk", "racketeer_destroy", "effect", NEW, id="an ability that answers to an event"),
        pytest.param("townsfolk", "judith", "effect", "['both(virtue(1), choose(hire(), deed(7)))']", id="inside"),
        ("manuscripts", "grey3_flip", "effect", NEW),
        ("player_cards", "player_1", "extra", NEW),
        ("schemes", "st_noble", "effect", NEW),
        ("schemes", "st_noble", "action", NEW),
        ("castle", "castle_flip", "effect", NEW),
        ("sites", "lake_small_1", "effect", NEW),
        ("links", "lake_small_link_2", "effect", NEW),
        ("track", "space_1", "own", NEW),
        ("track", "space_1", "effect", NEW),
        ("numbers", "castle", "entered_3", NEW),
        ("numbers", "castle", "removed_1", NEW),
    ],
)
def test_an_alternative_that_nothing_printed_offers_is_refused(
    tmp_path: Path, file: str, entry: str, field: str, value: str
) -> None:
    """Moves have names only for the alternatives of the printed components."""
    said = complaint(tmp_path, **{file: f"[{entry}]\n{field} = {value}"})
    assert said.startswith(f"{file}.toml: [{entry}] {field}")
    assert "deed" in said


@pytest.mark.parametrize(
    "text",
    [
        "townsfolk = { silver = 2, icons = ['noble'], bonus = ['choose(destroy(1), deed(7))'] }",
        "manuscript = { cost = 3, effect = ['choose(destroy(1), deed(7))'] }",
    ],
)
def test_the_same_under_the_piles_of_the_board(tmp_path: Path, text: str) -> None:
    assert complaint(tmp_path, segments=f"[lake]\n{text}").startswith("segments.toml: [lake")


def test_printed_alternatives_can_be_combined_anew(tmp_path: Path) -> None:
    content = load(pack(tmp_path, townsfolk="[friar]\neffect = [\"choose(hire(), gain('silver', 2))\"]"))
    t = Table.empty(2)
    t.content = t.g.content = content
    t.hand(0, "friar").turn(0).play(0, "play:friar")
    assert t.options(0) == {"pick:hire", "pick:gain_silver_2"}
    assert t.play(0, "pick:gain_silver_2").owned(0) == {"silver": 2}


# no game -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("file", "entry", "field", "value"),
    [
        pytest.param("castle", "castle_flip", "name", "'A'", id="a section with one name"),
        pytest.param("buildings", "workshop_1", "name", "'A'", id="a building with one name"),
        pytest.param("track", "space_1", "name", "'A'", id="a space of the track with one name"),
        pytest.param("sites", "lake_small_1", "name", "'A'", id="a site with one name"),
        pytest.param("links", "lake_small_link_2", "name", "'A'", id="a link with one name"),
        pytest.param("numbers", "game", "name", "'A'", id="numbers with one name"),
        pytest.param("townsfolk", "emma", "converts", "{ action = 'build', give = [['ink']], count = 1, icons = 1, "
                     "once = true }", id="a list instead of a good"),
        pytest.param("manuscripts", "grey5_resources", "score", "{ vp = 1, per = 0, of = 'paid' }", id="for every 0"),
        pytest.param("segments", "lake", "trade", "[1, 2]", id="a rate that is no table"),
        pytest.param("segments", "lake", "trade", "[]", id="no rate"),
        pytest.param("segments", "lake", "trade", "[{ cost = 1, effect = [] }, { cost = 1, effect = [] }]",
                     id="a rate for nothing"),
        pytest.param("segments", "lake", "trade", "[{ cost = 0, effect = ['deed(1)'] }, { cost = 1, effect = "
                     "['deed(1)'] }]", id="a rate for no merchants"),
        pytest.param("segments", "lake", "trade", "[{ cost = 1, effect = ['hire()'] }, { cost = 1, effect = "
                     "['deed(1)'] }]", id="a rate that cannot be repeated"),
        pytest.param("automas", "automa_cleric", "until", "['a', 'b', 'c']", id="a limit that is no number"),
        pytest.param("automas", "automa_cleric", "guildhalls", "['wizard', 'noble', 'noble']", id="an unknown icon"),
        pytest.param("automas", "automa_cleric", "guildhalls", "['noble']", id="too few guildhalls"),
        pytest.param("automas", "automa_cleric", "slots", "[]", id="no slots"),
        pytest.param("automas", "automa_cleric", "removed", "['st_wizard']", id="an unknown scheme"),
        pytest.param("numbers", "game", "hand", "'3'", id="a hand that is no number"),
        pytest.param("numbers", "game", "workers", "-1", id="workers below 0"),
        pytest.param("numbers", "workers", "nobles", "'many'", id="nobles that are no list"),
        pytest.param("numbers", "workers", "automa_least", "9", id="more workers than there are nobles for"),
        pytest.param("numbers", "castle", "tiers", "[1]", id="too few tiers"),
        pytest.param("numbers", "buildings", "guildhall", "[0, 6]", id="too few points"),
        pytest.param("numbers", "manuscripts", "sets", "[0, 1]", id="too few sets"),
        pytest.param("numbers", "stacks", "debts", "[12]", id="too few stacks"),
        pytest.param("numbers", "stacks", "deeds", "[0, 0, 0, 0]", id="no deeds"),
        pytest.param("numbers", "papers", "unpaid", "'two'", id="points that are no number"),
        pytest.param("numbers", "majority", "small", "['a']", id="places that are no numbers"),
        pytest.param("numbers", "piles", "townsfolk", "[20, 20]", id="too few piles"),
        pytest.param("numbers", "piles", "townsfolk", "[14, 14, 14, 14, 14]", id="more townsfolk than there are"),
        pytest.param("numbers", "track", "length", "9", id="a track with unknown spaces"),
    ],
)  # fmt: skip
def test_a_value_with_which_no_game_can_be_played_is_refused(
    tmp_path: Path, file: str, entry: str, field: str, value: str
) -> None:
    """Also what only shows when a game comes to it."""
    assert complaint(tmp_path, **{file: f"[{entry}]\n{field} = {value}"}).startswith(f"{file}.toml: [{entry}")


# good packs ----------------------------------------------------------------------------------------------------------
TRADE = "[{ cost = 2, effect = [\"gain('silver', 1)\"] }, { cost = 2, effect = [\"gain('ink', 1)\"] }]"
GOOD = {
    "silver": ("townsfolk", "[abbot]\nsilver = 3"),
    "icons": ("townsfolk", "[abbot]\nicons = ['noble', 'noble']"),
    "bonus": ("townsfolk", "[bishop]\nbonus = ['virtue(1)']"),
    "effects": ("manuscripts", "[grey3_flip]\neffect = ['virtue(1)']"),
    "timing": ("townsfolk", "[abbot]\ntiming = 'instant'"),
    "converts": (
        "townsfolk",
        "[emma]\nconverts = { action = 'transcribe', give = ['gold'], count = 1, icons = 1, once = false }",
    ),
    "triggers": ("townsfolk", "[trader]\ntrigger = 'collision'"),
    "ribbon": ("manuscripts", "[grey3_flip]\nribbon = 'blue'"),
    "cost": ("manuscripts", "[grey3_flip]\ncost = 2"),
    "scores": ("manuscripts", "[grey5_resources]\nscore = { vp = 2, per = 2, of = 'resources' }"),
    "goods": ("player_cards", "[player_1]\ngoods = { ink = 0, stone = 1, gold = 0, silver = 8, any = 2 }"),
    "papers": ("player_cards", "[player_1]\ndebts = 3"),
    "steps": ("schemes", "[st_noble]\nsteps = 3"),
    "actions": ("schemes", "[st_noble]\naction = ['focus()']"),
    "vp": ("bonus_cards", "[bonus_black]\nvp = 4"),
    "trade": ("segments", f"[lake]\ntrade = {TRADE}"),
    "printed_folk": ("segments", "[lake]\ntownsfolk = { silver = 1, icons = ['noble'], bonus = [] }"),
    "printed_tiles": ("segments", "[lake]\nmanuscript = { cost = 4, effect = ['deed(1)'] }"),
    "site_effects": ("sites", "[lake_small_1]\neffect = ['deed(1)']"),
    "links": ("links", "[lake_small_link_2]\neffect = ['deed(1)']"),
    "sections": ("castle", "[castle_flip]\neffect = ['deed(1)']"),
    "building_cost": ("buildings", "[workshop_1]\ncost = 2"),
    "building_icons": ("buildings", "[guildhall_1]\nicons = ['noble']"),
    "ability_mask": ("buildings", "[workshop_1]\nability = 'hand'"),
    "track": ("track", "[space_1]\nothers = 'always'"),
    "automas": ("automas", "[automa_cleric]\ndeeds = 3"),
    "numbers": ("numbers", "[game]\nhand = 4"),
    "numbers ": ("numbers", "[castle]\nthreshold = 4\nroom = 4"),
    "numbers slot_icons": ("numbers", "[slots]\nleft = ['noble']"),
    "numbers removed": ("numbers", "[castle]\nremoved_1 = ['deed(1)']"),
    "numbers top_tier": ("numbers", "[castle]\nentered_3 = ['deed(1)']"),
}


@pytest.mark.parametrize("changed", GOOD)
def test_a_good_pack_changes_its_value_and_the_hash_and_nothing_else(tmp_path: Path, changed: str) -> None:
    file, text = GOOD[changed]
    content = load(pack(tmp_path, **{file: text}))
    assert [name for name in TABLES if getattr(content, name) != getattr(load(), name)] == changed.split()
    assert content.tokens == load().tokens
    assert content.hash != load().hash


def test_every_copy_of_a_card_changes_and_no_other_card(tmp_path: Path) -> None:
    content = load(pack(tmp_path, townsfolk="[thief]\nsilver = 3"))
    differ = [piece for piece, silver in enumerate(content.silver) if silver != load().silver[piece]]
    assert tuple(differ) == content.by_design["thief"]
    assert len(differ) == 4


@pytest.mark.parametrize("players", [1, 2, 4])
def test_games_with_a_pack_play_through(tmp_path: Path, players: int) -> None:
    content = load(
        pack(
            tmp_path,
            townsfolk="[abbot]\ntiming = 'instant'\neffect = ['debt(1)', 'deed(1)']\n",
            segments=f"[lake]\ntrade = {TRADE}\n",
            track="[space_4]\nown = ['hire()', 'deed(2)']\n",
            numbers="[stacks]\ndebts = [4, 4, 4, 4]\ndeeds = [4, 4, 4, 4]\n[game]\nhand = 4\n",
        )
    )
    state = play_through(GAME, content, players)
    assert (state.content.hash, state.round) == (content.hash, state.last_round)
    assert state.audit() == []


def test_changed_components_are_played_as_changed(tmp_path: Path) -> None:
    t = Table.empty(2)
    t.content = t.g.content = load(
        pack(
            tmp_path,
            townsfolk="[abbot]\nsilver = 1\ntiming = 'instant'\neffect = ['deed(2)']",
            segments=f"[lake]\ntrade = {TRADE}",
            sites="[lake_small_6]\neffect = ['virtue(3)']",
            buildings="[workshop_1]\ncost = 1",
        )
    )
    t.hand(0, "abbot").turn(0).play(0, "play:abbot")
    assert (t.g.deeds[0], t.options(0)) == (2, {"move:lake_right", "move:lake_inner"})
    t.play(0, "move:lake_right")
    assert t.options(0, "construct") == {"construct:workshop_1,lake_6", "construct:workshop_1,lake_8"}
    t.play(0, "construct:workshop_1,lake_6")
    assert t.markers(0) == (1, 3), "three for the site, one with the shuffle of phase 6"
