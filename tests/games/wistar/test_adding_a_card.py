"""A card 181 is an entry in a data file and nothing else: its price, its needs, its effect, its standing change."""

import subprocess
import sys
import tomllib
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

import pentarchy
from pentarchy.engine.errors import BadContent
from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.content import Content, load
from pentarchy.games.wistar.moves import CARD
from pentarchy.games.wistar.scoring import usage
from tests.games.wistar.table import Table

ENTRY = """
[steam_kettle]
name = { en = "Steam Kettle", ru = "Паровой чайник" }
copies = 1
number = 181
deck = "advanced"
type = "tool"
cost = { wood = 2, metal = 1, move = 1 }
needs = { wit = 1, tools = 1 }
symbols = ["wit", "agility"]
energy = 1
vp = 4
kind = "ongoing"
when = "gain_metal"
effect = ["gain('wood', 1)", "vp(2)"]
mods = ["discount('play_tool', 'either', 1)", "extra_room(1)"]
source = "reconstructed"
confidence = 0.0
"""


@pytest.fixture(autouse=True)
def _names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves name cards by the data files; here they are told about the new card, as they are when it is in the file."""
    tokens = tuple(printed().tokens)
    monkeypatch.setattr(CARD, "tokens", tokens)
    monkeypatch.setattr(CARD, "index", {token: number for number, token in enumerate(tokens)})


@cache
def printed() -> Content:
    return kettle()


def kettle(**fields: object) -> Content:
    """The components with the new card, perhaps with other values."""
    tables = deepcopy(load().tables)
    tables["advanced_inventions.toml"] |= tomllib.loads(ENTRY)
    tables["advanced_inventions.toml"]["steam_kettle"] |= fields
    return Content(tables)


class Kitchen(Table):
    """A table at which the new card is in play; `fields` are other values of it."""

    fields: ClassVar[dict[str, object]] = {}

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        self.content = kettle(**self.fields) if self.fields else printed()
        chosen = {**({"first": "1"} if players > 1 else {}), **options}
        self.g = GAME.new(players, chosen, seed, content=self.content, events=True)


def kitchen(players: int = 2, **fields: object) -> Table:
    return type("Other", (Kitchen,), {"fields": fields}).empty(players)


# where it is --------------------------------------------------------------------------------------------------------
def test_it_is_one_card_more_in_its_deck() -> None:
    table = Kitchen()
    cards = [len(table.content.by_kind[deck]) for deck in (0, 1)]
    assert cards == [len(load().by_kind[0]), len(load().by_kind[1]) + 1]
    assert sum(cards) == 181
    assert table.where("steam_kettle")[0] in ("decks", "markets", "pairs")
    assert table.content.hash != load().hash


def test_every_other_component_is_as_before() -> None:
    new, old = kettle(), load()
    for name in old.by_design:
        (piece,), (before,) = new.by_design[name], old.by_design[name]
        for table in ("texts", "cost", "needs", "symbols", "vp", "bonus", "rows", "zone", "place", "progress"):
            assert getattr(new, table)[piece] == getattr(old, table)[before], (name, table)


# price and needs ----------------------------------------------------------------------------------------------------
def test_its_price_is_paid() -> None:
    table = kitchen().area(0, "whistle").goods(0, wood=3, metal=3, move=2).plays("steam_kettle")
    assert (table.owned(), table.names("areas", 0)) == ({"wood": 1, "metal": 2, "move": 1}, ["whistle", "steam_kettle"])


@pytest.mark.parametrize(
    ("area", "goods", "rule"),
    [
        ((), {"wood": 2, "metal": 1, "move": 1, "joker": 1}, "play.needs_types"),
        (("saw",), {"wood": 2, "metal": 1, "move": 1}, "play.needs_skills"),
        (("whistle",), {"wood": 1, "metal": 1, "move": 1}, "play.cost_goods"),
        (("whistle",), {"wood": 2, "metal": 0, "move": 1}, "play.cost_goods"),
        (("whistle",), {"wood": 2, "metal": 1, "move": 0}, "play.cost_moves"),
    ],
)
def test_without_its_price_or_its_needs_it_cannot_be_played(
    area: tuple[str, ...], goods: dict[str, int], rule: str
) -> None:
    table = kitchen().area(0, *area).goods(0, **goods).hand(0, "steam_kettle").does(0, "play()")
    assert (table.options(), table.why()["play_card:steam_kettle"]) == ({"pass_by"}, rule)


def test_its_symbols_and_vp_count() -> None:
    table = kitchen().plays_free("steam_kettle")
    assert table.symbols() == {"wit": 1, "agility": 1, "energy": 1}
    assert (table.score()["inventions"], table.count("tools"), table.count("advanced")) == (4, 1, 1)
    assert usage(table.g, 0)["steam_kettle"] == 1


# effects ------------------------------------------------------------------------------------------------------------
def test_its_trigger_works() -> None:
    table = kitchen().area(0, "steam_kettle").does(0, "gain('metal', 2)")
    assert (table.owned(), table.g.vp) == ({"wood": 1, "metal": 2}, [12, 10])
    table.does(0, "gain('wood', 1)").does(1, "gain('metal', 1)")
    assert (table.owned(), table.g.vp) == ({"wood": 2, "metal": 2}, [12, 10])


def test_other_cards_answer_to_it_and_it_to_them() -> None:
    """The encyclopedia gives a metal for an advanced card, the kettle answers; the playroom adds to its VP."""
    table = kitchen().area(0, "steam_kettle", "encyclopedia", "playroom").does(0, "draw('advanced', 1)")
    assert (table.owned(), table.g.vp[0]) == ({"wood": 1, "metal": 1}, 13)


def test_its_standing_changes_work() -> None:
    table = kitchen().goods(0, wood=1).hand(0, "telescope_goggles").does(0, "play()")
    assert table.options() == {"pass_by"}
    table.play(0, "pass_by").area(0, "steam_kettle").does(0, "play()")
    assert "play_card:telescope_goggles" in table.options()
    rooms = [GAME.derived(one.g)["free_rooms"][0] for one in (kitchen(), table) if GAME.derived]
    assert rooms == [3, 4]


KINDS: list[tuple[dict[str, object], dict[str, int], int]] = [
    ({"kind": "instant", "effect": ["gain('joker', 2)"]}, {"joker": 2}, 10),
    ({"kind": "instant", "effect": ["vp(3)"], "per": "tools"}, {}, 13),
    ({"kind": "instant", "effect": ["vp(3)"], "if": "current 1"}, {}, 10),
    ({"kind": "income", "effect": ["gain('wood', 3)"]}, {"wood": 3}, 10),
    ({"kind": "final", "effect": ["vp(3)"], "per": "tools"}, {}, 10),
    ({"kind": "once", "effect": ["vp(3)"]}, {}, 10),
]


@pytest.mark.parametrize(("fields", "goods", "vp"), KINDS)
def test_other_kinds_of_effects_work(fields: dict[str, object], goods: dict[str, int], vp: int) -> None:
    table = kitchen(when="", mods=[], **fields).plays_free("steam_kettle")
    assert (table.owned(), table.g.vp[0]) == (goods, vp)
    assert table.score()["final"] == (3 if fields["kind"] == "final" else 0)
    once = "use:steam_kettle" in table.turn().options()
    assert once is (fields["kind"] == "once")
    if once:
        assert table.play(0, "use:steam_kettle").g.vp[0] == 13
        assert "use:steam_kettle" not in table.options()


def test_something_may_be_spent_for_its_effect() -> None:
    table = kitchen(kind="instant", when="", pay="metal 2", effect=["vp(7)"]).goods(0, metal=3)
    table.plays_free("steam_kettle")
    assert table.options() == {"agree", "pass_by"}
    assert (table.play(0, "agree").owned(), table.g.vp[0]) == ({"metal": 1}, 17)
    table = kitchen(kind="instant", when="", pay="metal 2", effect=["vp(7)"]).goods(0, metal=1)
    assert (table.plays_free("steam_kettle").g.over, table.g.vp[0]) == (True, 10)


def test_it_may_attack() -> None:
    fields = {"kind": "aggressive", "when": "", "effect": [], "more": "metal", "lose": ["wood 2", "vp 3"]}
    table = kitchen(3, **fields).goods(1, metal=1, wood=2).goods(2, wood=2).plays_free("steam_kettle")
    assert (table.options(1), table.options(2)) == ({"suffer:wood_2", "suffer:vp_3"}, set())
    assert table.play(1, "suffer:wood_2").owned(1) == {"metal": 1}
    assert (table.g.over, table.g.vp) == (True, [10, 10, 10])


@pytest.mark.rule("wistar.effect.aggressive_choice")
def test_a_victim_that_can_lose_nothing_of_it_loses_nothing() -> None:
    """An option that cannot be paid in full cannot be chosen, and here it is the only one."""
    fields = {"kind": "aggressive", "when": "", "effect": [], "more": "beds", "lose": ["wood 2"]}
    table = kitchen(2, **fields).goods(1, wood=1, metal=2, move=2, joker=2).built(1, beds=1)
    table.plays_free("steam_kettle")
    assert (table.owned(1), table.g.vp) == ({"wood": 1, "metal": 2, "move": 2, "joker": 2}, [10, 10])
    assert (table.g.over, table.g.audit()) == (True, [])


# mistakes and whole games -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"deck": "basic"}, "deck: another file holds this deck."),
        ({"type": "toy"}, "type: must be one of tool, robot, structure, not 'toy'."),
        ({"when": "sunset"}, "when: must be one of gain_wood,"),
        ({"effect": ["vp(1)", "steam(1)"]}, "effect 2: column 1: unknown effect 'steam'."),
        ({"mods": ["vp(1)"]}, "mods 1: column 1: unknown effect 'vp'."),
        ({"kind": "aggressive", "when": ""}, "more: is missing."),
        ({"copies": "one"}, "copies: must be a int, not 'one'."),
    ],
)
def test_a_mistake_in_the_new_entry_is_named(fields: dict[str, object], says: str) -> None:
    with pytest.raises(BadContent) as refusal:
        kettle(**fields)
    assert str(refusal.value).startswith(f"advanced_inventions.toml: [steam_kettle] {says}")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_games_with_it_play_through(players: int) -> None:
    state, rng = GAME.new(players, {}, 5, content=printed()), Random(5)
    for _ in range(GAME.cap):
        if state.over:
            break
        state.play(state.asked, rng.choice(state.legal(state.asked)))
    assert (state.over, state.round, state.audit()) == (True, 5, [])


SCRIPT = """
from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.moves import MOVES
content = GAME.load()
card = content.tokens.index("steam_kettle")
g = GAME.new(2, {"first": "1"}, 1)
assert MOVES.write(MOVES.read("play_card:steam_kettle")) == "play_card:steam_kettle"
assert MOVES.read("play_card:steam_kettle") == ("play_card", card)
print(len(content.inventions), content.cost[card], content.triggers["gain_metal"][card])
"""


def test_an_entry_in_the_file_is_all_it_takes(tmp_path: Path) -> None:
    """With a copy of the sources in which the entry stands at the end of the data file."""
    source, there = Path(pentarchy.__file__).parent, tmp_path / "pentarchy"
    there.mkdir()
    for path in source.iterdir():
        if path.name not in ("games", "server", "__pycache__"):
            (there / path.name).symlink_to(path)
    (there / "games").mkdir()
    for path in (source / "games").iterdir():
        if path.name not in ("wistar", "__pycache__"):
            (there / "games" / path.name).symlink_to(path)
    game = there / "games" / "wistar"
    (game / "data").mkdir(parents=True)
    for path in (source / "games" / "wistar").iterdir():
        if path.name not in ("data", "__pycache__"):
            (game / path.name).symlink_to(path)
    for path in (source / "games" / "wistar" / "data").iterdir():
        more = ENTRY if path.name == "advanced_inventions.toml" else ""
        (game / "data" / path.name).write_text(path.read_text("utf-8") + more, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("181 (2, 1, 1) ('respond',)\n", 0), done.stderr
