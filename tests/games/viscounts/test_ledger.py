"""What a side could bring up for an action, line by line, as a table writes it out. Code: ledger.py."""

from random import Random
from typing import Any

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.automa import reach
from pentarchy.games.viscounts.content import ACTIONS, GOODS
from pentarchy.games.viscounts.payment import Funds
from tests.games.viscounts.table import Table

TRADE, BUILD, WORKERS, TRANSCRIBE = range(4)


def line(t: Table, action: int, side: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = GAME.derived(t.g)["ledger"][side][action]
    return found


def goods(t: Table, action: int, side: int = 0) -> dict[str, tuple[int, int]]:
    """By good: units that can be spent, icons that they add."""
    return {GOODS[part["good"]]: (part["units"], part["adds"]) for part in line(t, action, side)["goods"]}


def test_icons_criminals_and_goods_stand_apart() -> None:
    """The thief is a criminal; the open middle and right spaces show a builder, a noble, a cleric and two merchants."""
    t = Table.empty(2).board(0, "thief").goods(0, silver=3, stone=2)
    assert line(t, TRADE) == {
        "icons": 2, "wild": 1, "turned": 0, "goods": [{"good": 3, "units": 3, "adds": 3}], "free": 3, "total": 6
    }  # fmt: skip
    assert (line(t, BUILD)["free"], goods(t, BUILD), line(t, BUILD)["total"]) == (2, {"stone": (2, 2)}, 4)
    assert (line(t, TRANSCRIBE)["free"], goods(t, TRANSCRIBE)) == (2, {})


def test_a_card_turns_merchants_into_icons() -> None:
    """The benefactor has two merchants, the open right space two more: two nobles."""
    t = Table.empty(2).board(0, "", "benefactor")
    assert (line(t, WORKERS)["icons"], line(t, WORKERS)["turned"], line(t, WORKERS)["free"]) == (0, 2, 2)
    assert line(t, TRADE)["turned"] == 0


def test_a_unit_that_counts_double_is_among_the_goods() -> None:
    t = Table.empty(2).board(0, "artist").goods(0, gold=3)
    assert goods(t, WORKERS) == {"gold": (3, 4)}


def test_other_goods_that_a_card_turns_into_icons() -> None:
    """Emma transcribes with stone and gold; the clergyman with two silver each."""
    t = Table.empty(2).board(0, "emma", "clergyman").goods(0, ink=1, stone=2, silver=5)
    assert goods(t, TRANSCRIBE) == {"ink": (1, 1), "stone": (2, 2), "silver": (4, 2)}


def test_a_dismissed_townsfolk_counts_for_its_action_and_for_nobody_else() -> None:
    t = Table.empty(2).folk("lake", "charlatan").goods(0, silver=3, stone=9)
    before = line(t.action(), BUILD)
    others = line(t, BUILD, 1)
    t.play(0, "dismiss:build")
    lent = t.content.icons[t.card("charlatan")]
    assert line(t, BUILD)["icons"] == before["icons"] + lent[BUILD]
    assert line(t, BUILD)["wild"] == before["wild"] + lent[4]
    assert line(t, BUILD, 1) == others


def test_what_was_used_once_in_a_payment_is_gone_for_its_owner_only() -> None:
    """The artist and the priest lie on the same space of two players; the first one pays with gold."""
    t = Table.empty(2).board(0, "artist", "diplomat").board(1, "priest").at(0, "lake_inner")
    t.goods(0, gold=2, silver=4).goods(1, ink=2).action().play(0, "station:3")
    assert (t.asked(0), goods(t, WORKERS)["gold"]) == ("pay_which", (2, 3))
    t.play(0, "pay:gold")
    assert (t.g.used, goods(t, WORKERS)["gold"]) == (1, (1, 1))
    assert goods(t, TRANSCRIBE, 1) == {"ink": (2, 3)}


def test_the_automa_pays_with_its_resource_and_does_not_trade() -> None:
    t = Table.empty(1, automa="builder")
    t.g.goods[4:8] = [1, 2, 3, 0]
    assert GAME.derived(t.g)["ledger"][1][TRADE] is None
    assert goods(t, BUILD, 1) == {"stone": (2, 2)}


def test_to_the_card_automa_all_resources_are_one() -> None:
    t = Table.empty(1, automa="cards")
    t.g.goods[4:8] = [4, 0, 0, 0]
    assert line(t, TRANSCRIBE, 1)["goods"] == [{"good": -1, "units": 4, "adds": 4}]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_ledger_says_what_actions_count_with(players: int) -> None:
    """In random games, at every question: the sums are those of the rules."""
    rng = Random(players)
    for seed in range(3):
        g = GAME.new(players, {}, seed)
        while (player := g.asked) >= 0:
            active = g.active if not g.is_automa(g.active) else 0
            for side, lines in enumerate(GAME.derived(g)["ledger"]):
                for action in range(len(ACTIONS)):
                    if g.is_automa(side):
                        assert lines[action] is None or lines[action]["total"] == reach(g, action)
                    elif side == active:
                        assert lines[action]["free"] == Funds(g, side).free(action)
                        assert lines[action]["total"] == Funds(g, side).reach(action)
            g.apply(player, rng.choice(g.legal(player)))
