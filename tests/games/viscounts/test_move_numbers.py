"""The numbers that go with moves: price, needs, gain, points, what others gain, stacks that run out. Code: facts.py."""

from random import Random
from typing import Any

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.content import GOODS
from pentarchy.games.viscounts.moves import SITE, SPACE
from pentarchy.games.viscounts.scoring import total
from pentarchy.games.viscounts.state import Viscounts
from tests.games.viscounts.table import Table


def facts(t: Table, move: str, player: int = 0) -> dict[str, Any]:
    return dict(t.g.facts_of(player, t.read(player, move)))


# the phases ---------------------------------------------------------------------------------------------------------
def test_a_card_says_how_far_it_leads_and_how_it_corrupts() -> None:
    t = Table.empty(2).board(0, "ada").hand(0, "thief", "abbot").turn(0)
    assert facts(t, "play:thief") == {"steps": t.content.silver[t.card("thief")], "gain": {"corruption": 2}}
    assert facts(t, "play:abbot") == {"steps": 2}


def test_an_immediate_effect_is_a_gain() -> None:
    """The financier: an immediate discard, or what is printed now."""
    t = Table.empty(2)
    instant = [card for card in t.content.by_design if t.content.timing[t.card(card)] == "instant"]
    name = next(card for card in instant if t.content.effects[t.card(card)][0][:2] == ("gain", "gold"))
    t.hand(0, name).turn(0)
    assert facts(t, f"play:{name}")["gain"]["gold"] == 1


def test_a_way_has_steps_price_and_places() -> None:
    t = Table.empty(2).hand(0, "abbot").goods(0, silver=1).turn(0).play(0, "play:abbot")
    way = [SPACE.index[name] for name in ("lake_right", "hills_left", "hills_right")]
    assert facts(t, "move:hills_right") == {"steps": 3, "price": {"silver": 1}, "places": way}


def test_exchanges_say_what_they_take_and_give() -> None:
    t = Table.empty(2).at(0, "hills_right").goods(0, silver=4).action()
    assert facts(t, "trade:3") == {"needs": 6, "price": {"silver": 4}, "gain": {"stone": 3}}
    assert facts(t, "trade:1") == {"needs": 2, "gain": {"stone": 1}}


def test_a_dismissal_lends_icons_and_gives_its_bonus() -> None:
    t = Table.empty(2).folk("lake", "charlatan").goods(0, silver=3, stone=9).action()
    folk, told = t.card("charlatan"), facts(t, "dismiss:build")
    assert told["price"] == {"silver": t.content.silver[folk]}
    assert told["gain"]["builder"] == t.content.icons[folk][1]


def test_workers_say_how_many_nobles_they_take() -> None:
    t = Table.empty(2).at(0, "lake_inner").goods(0, gold=4).action()
    assert facts(t, "station:3") == {"needs": 5, "price": {"gold": 4}}


def test_a_payment_to_choose_says_what_a_good_adds() -> None:
    t = Table.empty(2).board(0, "artist", "diplomat").at(0, "lake_inner").goods(0, gold=2, silver=4).action()
    assert facts(t, "station:3")["price"] == {"icons": 3}
    t.play(0, "station:3")
    assert facts(t, "pay:gold") == {"price": {"gold": 1}, "gain": {"icons": 2}}
    assert facts(t, "pay:silver") == {"price": {"silver": 2}, "gain": {"icons": 1}}


def test_hiring_says_its_price_and_bonus() -> None:
    t = Table.empty(2).folk("hills", "miner").hand(0, "abbot").goods(0, silver=9).turn(0)
    t.play(0, "play:abbot", "move:hills_left", "rest")
    told = facts(t, "recruit:miner")
    assert told == {"price": {"silver": 2}, "gain": {"virtue": 1}}


# buildings ----------------------------------------------------------------------------------------------------------
def test_a_building_with_a_link_pays_both_owners() -> None:
    """lake_2 joins lake_1 and lake_3 and gives a virtue; lake_1 gives gold (face 1-2)."""
    t = Table.empty(2).building(1, "workshop_1", "lake_3").goods(0, stone=4).action()
    told = facts(t, "construct:trading_post_1,lake_1")
    assert (told["needs"], told["price"], told["points"]) == (5, {"stone": 4}, 4)
    assert told["gain"] == {"gold": 1, "virtue": 1}
    assert told["others"] == {"1": {"virtue": 1}}
    assert told["places"] == [SITE.index["lake_2"]]


def test_one_owner_of_both_ends_gains_once() -> None:
    t = Table.empty(2).building(0, "workshop_1", "lake_3").goods(0, stone=4).action()
    told = facts(t, "construct:trading_post_1,lake_1")
    assert (told["gain"], told.get("others")) == ({"gold": 1, "virtue": 1}, None)


def test_a_stack_that_runs_out_is_told() -> None:
    t = Table.empty(4)
    face, banks = t.g.face, t.content.bank[t.g.face]
    site = next(n for n, effects in enumerate(t.content.site_effects[face]) if ("deed", 1) in effects)
    t.g.viscounts[0] = 3 * (site // 9) + banks[site]
    t.goods(0, stone=9).action()
    move = f"construct:workshop_1,{SITE.tokens[site]}"
    assert "ends" not in facts(t, move)
    t.g.prosperity = 1
    assert facts(t, move)["ends"] is True


def test_manuscripts_that_count_buildings_grow_with_them() -> None:
    """A point for every building, or what the tile says: the score afterwards is the score now and these points."""
    t = Table.empty(2).goods(0, stone=9).emptied(0, "workshop_3")
    t.put("scrolls", 0, "grey6_buildings")
    t.action()
    before, told = sum(t.score(0).values()), facts(t, "construct:guildhall_1,lake_1")
    t.g.sites[SITE.index["lake_1"]] = 3
    t.g.built[0] |= 1 << 3
    assert sum(t.score(0).values()) - before == told["points"]


# manuscripts, papers, choices ---------------------------------------------------------------------------------------
def test_a_manuscript_says_its_points_with_the_bonus_card() -> None:
    t = Table.empty(2).tiles("lake", "grey4_stone").at(0, "lake_inner").goods(0, ink=9)
    t.put("scrolls", 0, "grey3_flip", "grey3_virtue")
    told = facts(t.action(), "transcribe")
    bonus = t.content.vp[t.card("bonus_grey")]
    assert (told["needs"], told["price"], told["points"]) == (4, {"ink": 3}, 1 + bonus)
    assert told["gain"]["stone"] == 2


def test_a_free_manuscript_says_the_same() -> None:
    t = Table.empty(2).tiles("lake", "grey4_stone").does(0, "manuscript(3, 4)")
    assert facts(t, "copy:grey4_stone") == {"gain": {"stone": 2}, "points": 1}


def test_flipping_says_its_points() -> None:
    t = Table.empty(2).papers(0, debts=1, deeds=1).does(0, "flip(1)")
    assert facts(t, "flip_one:debt") == {"gain": {"resource": 1}, "points": 2}
    assert facts(t, "flip_one:deed") == {"points": 2}


def test_who_leaves_a_section_gets_something() -> None:
    t = Table.empty(3).workers(1, 1, "flip", 2).workers(0, 1, "flip", 1).does(0, "workers(1)")
    t.play(0, "settle:castle_flip")
    assert facts(t, "expel:castle_flip,1,2") == {"others": {"1": {"silver": 2}}}
    assert facts(t, "expel:castle_flip,1,1") == {"gain": {"silver": 2}}


def test_sections_alternatives_and_answers_say_their_gain() -> None:
    t = Table.empty(2).workers(0, 1, "virtue", 3).workers(0, 1, "ink_stone", 2).does(0, "workers(1)")
    t.play(0, "settle:castle_ink_stone")
    assert facts(t, "climb:castle_virtue") == {"gain": {"virtue": 2}}
    assert facts(t, "climb:castle_ink_stone") == {"gain": {"ink": 1, "stone": 1}}
    t = Table.empty(2).workers(0, 1, "virtue", 1).does(0, "choose(gain('gold', 1), castle_move())")
    assert facts(t, "pick:gain_gold_1") == {"gain": {"gold": 1}}


def test_a_choice_is_no_sure_gain() -> None:
    t = Table.empty(2).workers(0, 1, "gold_move", 3).workers(0, 1, "virtue", 2).does(0, "workers(1)")
    t.play(0, "settle:castle_virtue")
    assert facts(t, "climb:castle_gold_move") == {}


def test_destroyed_cards_bring_their_silver() -> None:
    t = Table.empty(2).hand(0, "abbot").does(0, "destroy(1)")
    assert facts(t, "destroy_card:abbot") == {"gain": {"silver": 2}}


def test_a_pair_says_what_it_brings_and_where_it_begins() -> None:
    g = Table(2).g
    for move in g.legal(g.asked):
        told = g.facts_of(g.asked, move)
        assert told["places"] == [g.content.start_space[g.content.number[move[1]]]]
        assert set(told["gain"]) & {*GOODS, "resource", "deed", "debt"}


# as it happens ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 3])
def test_prices_and_points_are_what_happens(players: int) -> None:
    """In random games: goods paid for a move are its price, what a flipped paper adds its points."""
    rng, checked = Random(players), 0
    for seed in range(4):
        g = GAME.new(players, {}, seed)
        while (player := g.asked) >= 0:
            move = rng.choice(g.legal(player))
            told = g.facts_of(player, move)
            if move[0] in ("move", "flip_one", "take_good", "destroy_card"):
                checked += holds(g, player, move, dict(told))
            g.apply(player, move)
    assert checked > 50


def holds(g: Viscounts, player: int, move: Any, told: dict[str, Any]) -> bool:
    after = g.clone()
    after.rules.answers[move[0]](after, player, *move[1:])
    frame = after.stacks[-1].pop()
    after.rules.steps[frame[0]](after, *frame[1:])
    for number, good in enumerate(GOODS):
        grown = after.goods[4 * player + number] - g.goods[4 * player + number]
        assert grown == told.get("gain", {}).get(good, 0) - told.get("price", {}).get(good, 0)
    if move[0] == "flip_one":
        assert total(after, player) - total(g, player) == told["points"]
    return True
