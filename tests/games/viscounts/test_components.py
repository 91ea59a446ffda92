"""What is in the box, who can play, and what can run out. Rules: goal.players, comp.*, supply.*."""

from pathlib import Path

import pytest

from pentarchy.engine.errors import BadSetup
from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.content import load
from pentarchy.games.viscounts.setup import PLAYERS
from pentarchy.kit.rulebook import read_rules
from tests.games.viscounts.table import Table

TABLES = pytest.mark.parametrize("players", PLAYERS)
STARTING = ("abbot", "financier", "journeyman", "labourer", "lender", "squire", "thief", "trader")
HEROES = {"ada", "bertha", "clovis", "emma", "guntram", "judith", "lothaire", "merovech", "rudolf", "therese"}
PACKAGE = Path(__file__).parents[3] / "src/pentarchy/games/viscounts"


def counted(file: str, **fields: object) -> int:
    """How many pieces of a data file have these values."""
    entries = load().tables[file].values()
    return sum(entry["copies"] for entry in entries if fields.items() <= entry.items())


# players -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.goal.players")
@TABLES
def test_one_to_four_people_play_and_alone_against_an_automa(players: int) -> None:
    g = Table(players).g
    assert (g.players, g.sides, g.solo) == (players, max(players, 2), players == 1)
    assert [g.is_automa(side) for side in range(g.sides)] == [players == 1 and side == 1 for side in range(g.sides)]


@pytest.mark.rule("viscounts.goal.players")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_else_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="1 or 2 or 3 or 4 players"):
        GAME.new(players)


# pieces --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.comp.player_set")
@TABLES
def test_the_pieces_of_one_colour(players: int) -> None:
    t = Table(players)
    for player in range(players):
        assert t.names("discards", player) == list(STARTING)
        assert (t.g.workers[player], t.g.viscounts[player], t.markers(player)) == (20, -1, (1, 7))
    own = [card for pile in t.g.discards for card in pile]
    assert len(set(own)) == 8 * players, "every colour has copies of its own"


@pytest.mark.rule("viscounts.comp.player_set")
@pytest.mark.parametrize("kind", ["trading_post", "guildhall", "workshop"])
def test_there_are_three_buildings_of_each_type(kind: str) -> None:
    t = Table.empty(2)
    for left, site in ((3, "forest_1"), (2, "forest_3"), (1, "forest_8")):
        t.does(0, f"build('{kind}')")
        buildings = {move.partition(":")[2].partition(",")[0] for move in t.options(0, "erect")}
        assert len(buildings) == left
        t.play(0, f"erect:{min(buildings)},{site}")
    assert t.does(0, f"build('{kind}')").asked(0) == ""


@pytest.mark.rule("viscounts.comp.shared_pieces")
def test_the_shared_pieces() -> None:
    content = load()
    assert [counted("player_cards.toml"), counted("bonus_cards.toml")] == [10, 4]
    assert list(content.tables["segments.toml"]) == ["lake", "hills", "forest", "cliffs", "mountains"]
    assert [entry["players"] for entry in content.tables["sites.toml"].values()].count("1-2") == 20
    assert [entry["players"] for entry in content.tables["sites.toml"].values()].count("3-4") == 25
    sections = ["castle_ink_stone", "castle_flip", "castle_gold_move", "castle_hire_destroy", "castle_virtue"]
    assert list(content.tables["castle.toml"]) == sections


@pytest.mark.rule("viscounts.comp.shared_pieces")
def test_there_is_one_leader_card_and_one_card_each_of_poverty_and_prosperity() -> None:
    t = Table.empty(3).workers(0, 2, "flip", 2).workers(1, 2, "virtue", 2)
    for player, section in ((0, "flip"), (1, "virtue")):
        t.workers(player, 1, section, 2).does(player, "workers(2)").play(player, f"settle:castle_{section}")
        t.go_on()
    assert (t.g.leader, [t.score(player)["leader"] for player in range(3)]) == (0, [5, 0, 0])
    t.does(0, "debt(40)").does(0, "deed(40)")
    assert t.events("revealed_end") == [("revealed_end", 0), ("revealed_end", 1)]


@pytest.mark.rule("viscounts.comp.solo_pieces")
def test_there_are_eight_starting_and_eight_future_schemes() -> None:
    assert [counted("schemes.toml", future=False), counted("schemes.toml", future=True)] == [8, 8]
    schemes = set(load().tables["schemes.toml"])
    t = Table(1, automa="cards")
    assert {*t.names("scheme_deck"), *t.names("future_deck")} == schemes
    assert (len(t.g.scheme_deck), len(t.g.future_deck)) == (8, 8)


@pytest.mark.rule("viscounts.comp.solo_pieces")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_schemes_and_automas_are_not_used_together(players: int) -> None:
    t = Table(players).go_on(lambda g: g.round == 3)
    assert (t.g.scheme_deck, t.g.scheme_discard, t.g.future_deck, t.g.automa) == ((), (), (), "")
    assert set(load().tables["schemes.toml"]) <= set(t.names("box"))
    with pytest.raises(BadSetup):
        GAME.new(players, {"automa": "cleric"})


@pytest.mark.rule("viscounts.comp.townsfolk")
def test_there_are_32_starting_68_neutral_and_10_hero_townsfolk() -> None:
    assert [counted("townsfolk.toml", group=group) for group in ("starting", "neutral", "hero")] == [32, 68, 10]
    assert {name for name, entry in load().tables["townsfolk.toml"].items() if entry["group"] == "hero"} == HEROES
    for name in STARTING:
        assert load().tables["townsfolk.toml"][name]["copies"] == 4


@pytest.mark.rule("viscounts.comp.townsfolk")
@pytest.mark.parametrize("players", [2, 4])
def test_heroes_come_only_with_the_pairs_and_starting_townsfolk_of_no_colour_stay_out(players: int) -> None:
    t = Table(players)
    piles = {name for segment in range(5) for name in t.names("townsfolk", segment)}
    assert not piles & (HEROES | set(STARTING))
    t.go_on(lambda g: g.round == 1)
    own = [name for player in range(players) for zone in ("hands", "decks") for name in t.names(zone, player)]
    assert len(HEROES & set(own)) == players
    assert sum(name in STARTING for name in t.names("box")) >= 8 * (4 - players)


@pytest.mark.rule("viscounts.comp.manuscripts")
def test_there_are_35_manuscripts_5_with_a_grey_back() -> None:
    assert [counted("manuscripts.toml", starter=True), counted("manuscripts.toml", starter=False)] == [5, 30]
    ribbons = [counted("manuscripts.toml", ribbon=ribbon) for ribbon in ("grey", "black", "yellow", "blue")]
    assert sum(ribbons) == 35


@pytest.mark.rule("viscounts.comp.resources")
def test_the_resources_are_ink_stone_and_gold_but_not_silver() -> None:
    t = Table.empty(2).does(0, "resource(1)")
    assert t.options(0) == {"take_good:ink", "take_good:stone", "take_good:gold"}
    t = Table.empty(2).goods(0, ink=1, stone=2, gold=1, silver=40)
    t.put("scrolls", 0, "grey5_resources")
    assert t.score(0)["manuscripts"] == 2, "a point for every two resources"


@pytest.mark.rule("viscounts.comp.trading_post_name")
def test_the_russian_texts_know_one_word_for_the_trading_post() -> None:
    names = [load().tables["buildings.toml"][f"trading_post_{number}"]["name"]["ru"] for number in (1, 2, 3)]
    assert names == ["Фактория 1", "Фактория 2", "Фактория 3"]
    texts = [path.read_text("utf-8") for path in (*PACKAGE.glob("text/ru.ftl"), *PACKAGE.glob("data/*.toml"))]
    assert "фактори" in texts[0].lower()
    rules = read_rules("pentarchy.games.viscounts")
    assert "фактори" in str(rules["comp.player_set"])
    texts += [str(rule) for name, rule in rules.items() if name != "comp.trading_post_name"]
    assert not [text for text in texts if "фабрик" in text.lower()]


@pytest.mark.rule("viscounts.comp.card_sides")
def test_a_flipped_debt_is_paid_and_a_flipped_deed_approved() -> None:
    t = Table.empty(2).does(0, "debt(2)").does(0, "deed(3)")
    assert (t.g.debts[0], t.g.paid[0], t.g.deeds[0], t.g.approved[0]) == (2, 0, 3, 0), "taken on their front"
    t.does(0, "flip_debt()").play(0, "take_good:ink").does(0, "flip_deed()")
    assert (t.g.debts[0], t.g.paid[0], t.g.deeds[0], t.g.approved[0]) == (1, 1, 2, 1)


# the supply ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.supply.unlimited")
@pytest.mark.parametrize(("good", "pieces"), [("silver", 50), ("ink", 24), ("stone", 24), ("gold", 24)])
def test_goods_never_run_out(good: str, pieces: int) -> None:
    t = Table.empty(2).goods(0, **{good: pieces}).does(1, f"gain('{good}', 7)").does(0, f"gain('{good}', 7)")
    assert (t.owned(0), t.owned(1)) == ({good: pieces + 7}, {good: 7})


@pytest.mark.rule("viscounts.supply.unlimited")
def test_debts_and_deeds_never_run_out() -> None:
    t = Table.empty(4)
    for player in range(4):
        t.does(player, "debt(20)").does(player, "deed(20)")
    assert (t.g.debts, t.g.deeds) == ([20] * 4, [20] * 4)


@pytest.mark.rule("viscounts.supply.multiplier")
def test_amounts_are_plain_so_that_two_silver_and_a_gold_on_a_multiplier_are_ten_and_five() -> None:
    t = Table.empty(2).goods(0, silver=10, gold=5).at(0, "lake_inner").board(0, "abbot", "labourer", "lender").action()
    assert t.options(0, "station") == {"station:1", "station:2", "station:3"}, "five gold are five nobles"
    t = Table.empty(2).goods(0, silver=10, gold=5).at(0, "lake_right").board(0, "abbot", "labourer", "squire").action()
    assert t.options(0, "trade") == {f"trade:{times}" for times in range(1, 6)}, "ten silver are ten merchants"
    assert not [name for name in load().by_design if "multiplier" in name]


@pytest.mark.rule("viscounts.supply.limited")
def test_an_effect_without_its_piece_is_skipped() -> None:
    t = Table.empty(2).workers(0, 2, "flip", 2)
    t.g.workers[0] = 0
    t.does(0, "workers(2)")
    assert (t.asked(0), t.tier(1, 0)) == ("", {}), "no worker in the supply"
    t = Table.empty(2).emptied(0, "guildhall_1", "guildhall_2", "guildhall_3").does(0, "build('guildhall')")
    assert t.asked(0) == ""
    everywhere = ("lake", "hills", "forest", "cliffs", "mountains")
    assert Table.empty(2).no_folk(*everywhere).does(0, "hire()").asked(0) == ""
    assert Table.empty(2).no_tiles(*everywhere).does(0, "manuscript(3, 4)").asked(0) == ""
    assert Table.empty(2).no_folk(*everywhere[1:]).does(0, "hire()").asked(0) == "hire_which"


@pytest.mark.rule("viscounts.supply.limited")
def test_fewer_workers_than_an_effect_gives_are_all_placed() -> None:
    t = Table.empty(2).workers(0, 2, "flip", 2)
    t.g.workers[0] = 1
    t.does(0, "workers(2)").play(0, "settle:castle_virtue")
    assert (t.g.workers[0], t.tier(1, 0)) == (0, {"virtue": 1})


@pytest.mark.rule("viscounts.supply.limited")
def test_a_bonus_card_that_is_taken_is_not_there_for_the_next() -> None:
    t = Table.empty(2)
    t.put("scrolls", 0, "grey3_flip", "grey4_stone")
    t.put("scrolls", 1, "grey5_builders", "grey6_buildings")
    for player, tile in ((0, "grey3_virtue"), (1, "grey4_workshop")):
        t.tiles("lake", tile).does(player, "manuscript(3, 4)").play(player, f"copy:{tile}").go_on()
    assert (t.names("bonuses", 0), t.names("bonuses", 1)) == (["bonus_grey"], [])
    assert len(t.g.bonus_cards) == 3
