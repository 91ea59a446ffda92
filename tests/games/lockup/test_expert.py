"""Setup of expert mode. Rules: expert.*; crews and traits one by one are in test_crews.py and test_traits.py."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.lockup.content import TRAIT
from pentarchy.games.lockup.expert import board_bonus, choose_trait, pick_goon
from pentarchy.games.lockup.goals import count_attribute
from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.setup import PLAYERS, reveal_goals
from pentarchy.games.lockup.state import ROLL_CALL
from tests.games.lockup.table import Table

TABLES = pytest.mark.parametrize("players", PLAYERS)


def until_traits(table: Table) -> Table:
    """Take the bonuses of the boards, up to the first choice of a trait."""
    return table.go_on(lambda g: any(question == ("keep_trait",) for question in g.asks))


def without_book(table: Table) -> str:
    """Pass in roll call; no books this round."""
    return "quiet:round" if table.asked(table.g.asked) == "book_or_not" else "leave"


def set_goals(table: Table, *names: str) -> Table:
    """Let exactly these achievements be in play."""
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, *names)
    return table


@pytest.mark.rule("lockup.expert.base")
@TABLES
def test_the_rest_of_the_setup_is_the_normal_one(players: int) -> None:
    expert, normal = Table(players, mode="expert"), Table(players)
    expert.go_on(lambda g: g.round == 1)
    for zone in ("goals", "display", "goon_row", "cells"):
        assert [len(x) for x in _rows(expert, zone)] == [len(x) for x in _rows(normal, zone)]
    assert (expert.g.round, expert.g.first, expert.g.hidden_left) == (1, normal.g.first, normal.g.hidden_left)


def _rows(table: Table, zone: str) -> list[tuple[int, ...]]:
    held = getattr(table.g, zone)
    return held if isinstance(held, list) else [held]


@pytest.mark.rule("lockup.expert.base")
def test_play_follows_the_same_rules() -> None:
    t = Table(3, mode="expert").go_on(lambda g: g.asks[0] is not None and g.asks[0][0] == "place_or_pass")
    t.play(0, "place:crew_5,smithy,down", "stay")
    while t.g.phase == ROLL_CALL:
        t.play(t.g.asked, without_book(t))
    iron = t.owned(0).get("iron", 0)
    t.go_on(lambda g: g.asks[0] is not None and g.asks[0][0] == "reward_choice")
    t.play(0, "take:smithy")
    assert t.owned(0)["iron"] == iron + 2


@pytest.mark.rule("lockup.expert.reputation", "lockup.expert.no_default_power")
@TABLES
def test_nobody_has_the_usual_stars_and_power(players: int) -> None:
    """With their boards only, goblins have 1 star and no power, insectoids no star and one power."""
    t = until_traits(Table(players, mode="expert"))
    stars, power = [1, 1, 0, 1, 0], [0, 1, 0, 3, 1]
    assert t.g.stars[:players] == stars[:players]
    assert t.g.power[:players] == power[:players]


@pytest.mark.rule("lockup.expert.suspicion_source")
def test_starting_suspicion_comes_after_the_goons_and_stops_when_the_supply_is_empty() -> None:
    t = Table(5, mode="expert")
    assert t.g.suspicion_supply == 12 - sum(t.g.suspicion_at) - 1, "the goblins took theirs"
    t = Table.empty(4)
    t.suspicion(1, 5).suspicion_at("sewers", 7).run(board_bonus(3), board_bonus(0))
    assert (t.g.suspicion, t.g.suspicion_at[LOCATION.index["sewers"]]) == ([0, 5, 0, 0], 7)
    assert t.events("raid") == t.events("raided") == []
    assert t.g.power[3] == 1 + 3, "the rest of the board is taken"


@pytest.mark.rule("lockup.expert.traits_deal")
@TABLES
def test_two_of_18_traits_for_everybody_known_to_the_owner_only(players: int) -> None:
    t = until_traits(Table(players, mode="expert"))
    assert [len(drawn) for drawn in t.g.dealt] == [2] * players
    assert len(t.g.trait_deck) == 18 - 2 * players
    for player in range(players):
        assert None not in view(t.g, player)["dealt"][player]
        for eye in {*range(players), SPECTATOR} - {player}:
            assert view(t.g, eye)["dealt"][player] == [None, None]
    assert len(t.g.goals) == (2 if players == 1 else 3)


@pytest.mark.rule("lockup.expert.traits_deal")
def test_traits_are_shuffled_and_stay_in_the_box_of_a_normal_game() -> None:
    dealt = [until_traits(Table(2, seed, mode="expert")).names("dealt", 0) for seed in range(60)]
    assert len({trait for pair in dealt for trait in pair}) == 18
    normal = Table(3)
    assert not any(normal.g.dealt)
    assert sum(normal.content.family[card] == TRAIT for card in normal.g.box) == 18


@pytest.mark.rule("lockup.expert.traits_order")
@pytest.mark.parametrize(("first", "order"), [("1", [3, 2, 1, 0]), ("3", [1, 0, 3, 2])])
def test_the_last_player_chooses_first_and_the_first_player_last(first: str, order: list[int]) -> None:
    t = until_traits(Table(4, mode="expert", first=first))
    asked = []
    while t.g.round == 0:
        if t.asked(t.g.asked) == "keep_trait":
            asked.append(t.g.asked)
        t.g.play(t.g.asked, t.g.legal(t.g.asked)[0])
    assert asked == order
    t.go_on(lambda g: any(ask and ask[0] == "place_or_pass" for ask in g.asks))
    assert t.g.asked == int(first) - 1, "then the first round begins"


@pytest.mark.rule("lockup.expert.traits_choose", "lockup.expert.traits_rest")
def test_one_trait_is_kept_face_up_and_the_other_one_is_gone_unseen() -> None:
    t = until_traits(Table(3, mode="expert"))
    kept, other = t.names("dealt", 2)
    assert t.options(2) == {f"adopt:{kept}", f"adopt:{other}"}
    t.play(2, f"adopt:{kept}")
    assert view(t.g)["traits"][2] == [t.card(kept)]
    assert t.g.dealt[2] == ()
    t.go_on(lambda g: g.round == 1)
    assert [len(traits) for traits in t.g.traits] == [1, 1, 1]
    assert not any(t.g.dealt)
    assert t.where(other)[0] in ("trait_deck", "box")
    assert t.g.knows[t.card(other)] & ~(1 << 2) == 0


@pytest.mark.rule("lockup.expert.traits_choose")
def test_the_bonuses_are_taken_before_the_next_player_chooses() -> None:
    seed = next(s for s in range(99) if "hoarding" in until_traits(Table(2, s, mode="expert")).names("dealt", 1))
    t = until_traits(Table(2, seed, mode="expert")).play(1, "adopt:hoarding")
    assert (t.asked(1), t.asked(0)) == ("gain_which", "")
    t.play(1, "gain_cube:gold", "gain_cube:gold")
    assert (t.asked(1), t.asked(0)) == ("", "keep_trait")


@pytest.mark.rule("lockup.expert.traits_setup_only")
def test_a_trait_does_nothing_after_setup_but_its_storage_limit_stays() -> None:
    seed = next(s for s in range(99) if "thrifty" in until_traits(Table(2, s, mode="expert")).names("dealt", 1))
    t = until_traits(Table(2, seed, mode="expert")).play(1, "adopt:thrifty")
    t.go_on(lambda g: g.round == 1)
    had = (t.owned(1), t.g.stars[1], t.g.storage[1])
    assert had[2] == 5 + 2
    while t.g.round < 4:
        t.play(t.g.asked, without_book(t))
    assert (t.owned(1), t.g.stars[1], t.g.storage[1]) == had


@pytest.mark.rule("lockup.expert.goon_bonus")
def test_a_goon_of_a_bonus_counts_as_recruited() -> None:
    """The third flayer: its scrap at once, its shield from now on, its stars at the end."""
    t = set_goals(Table.empty(3), "supremacy_goons")
    t.put("goons", 0, "ratfolk_1", "ratfolk_2")
    t.put("goon_deck", -1, "hobgoblin_1", "flayer_3")
    t.run(pick_goon(0, -1, 2, 1)).play(0, "hire_shown:flayer_3")
    assert (t.owned(0), count_attribute(t.g, 0, 0)) == ({"scrap": 1}, 1)
    assert t.g.supremacy == 0
    assert t.score(0)["goons"] == 4 + 1, "a flayer, and two ratfolk"


@pytest.mark.rule("lockup.expert.goon_bonus_pick")
def test_a_goon_is_picked_from_the_top_of_the_deck_and_not_from_the_row() -> None:
    t = Table(3)
    row, deck = list(t.g.goon_row), len(t.g.goon_deck)
    t.g.stop()
    t.put("goon_deck", -1, *[t.content.tokens[goon] for goon in t.g.goon_deck[:2]])
    top = t.names("goon_deck")[:-4:-1]
    t.run(pick_goon(1, -1, 3, 1))
    assert t.options(1) == {f"hire_shown:{goon}" for goon in top}
    assert view(t.g)["shown_goons"][1] == [t.card(goon) for goon in top]
    t.play(1, f"hire_shown:{top[2]}")
    assert (t.names("goons", 1), t.names("goon_discard")) == ([top[2]], top[:2])
    assert (t.g.goon_row, len(t.g.goon_deck)) == (row, deck - 3)


@pytest.mark.rule("lockup.expert.reserve_bonus")
def test_a_reserved_item_costs_nothing_and_the_display_is_filled_when_all_have_chosen() -> None:
    t = Table(2, mode="expert")
    shown = [t.content.designs[item] for space in t.g.display for item in space]
    cubes = t.owned(1)
    t.play(1, f"claim:{shown[0]}")
    assert (t.names("reserved", 1), t.names("items", 1)) == ([shown[0]], [])
    assert t.owned(1) == {**cubes, "iron": 1}, "nothing was paid, the iron is the next bonus"
    while t.g.round == 0:
        assert t.g.display[0] == ()
        t.g.play(t.g.asked, t.g.legal(t.g.asked)[0])
    assert [len(space) for space in t.g.display] == [1, 1, 1]


@pytest.mark.rule("lockup.expert.reserve_bonus")
def test_a_reserved_item_of_a_bonus_lies_face_down_and_can_be_crafted_later() -> None:
    t = Table.empty(2).shop("rusty_shiv", "loaded_dice").run(board_bonus(1)).play(1, "claim:rusty_shiv")
    assert view(t.g, 1)["reserved"][1] == [t.card("rusty_shiv")]
    assert view(t.g, 0)["reserved"][1] == [None]
    t.cubes(1, scrap=2).tokens(1, "cell_block", "lookout").check("cell_block").play(1, "make:rusty_shiv")
    assert (t.names("items", 1), t.g.reserved[1]) == (["rusty_shiv"], ())


@pytest.mark.rule("lockup.expert.bonus_achievements")
def test_a_trait_can_fulfil_a_condition_after_each_of_its_bonuses() -> None:
    """The power of the trait fulfils Rush before its star is taken."""
    t = set_goals(Table.empty(4), "rush_power").power(3, 3)
    t.put("dealt", 3, "brawny", "lucky")
    t.run(choose_trait(3)).play(3, "adopt:brawny")
    told = [row[:2] for row in t.events() if row[0] in ("got_power", "goal_taken", "got_stars")]
    assert told == [("got_power", 3), ("goal_taken", 3), ("got_stars", 3)]
    assert (t.g.rush, t.g.stars[3]) == (3, 10 + 5 + 1)


@pytest.mark.rule("lockup.expert.bonus_achievements")
def test_achievements_are_looked_at_as_soon_as_they_are_revealed() -> None:
    t = Table.empty(4).power(3, 9)
    t.put("box", -1, *t.names("goals"))
    t.put("items", 3, "sock_mace", "rusty_shiv", "witch_salve", "lucky_charm", "iron_buckler")
    t.put("goons", 3, *(f"dwarf_{number}" for number in range(1, 5)), "flayer_1", "ratfolk_3", "cultist_2")
    t.run(reveal_goals())
    assert (t.g.supremacy, len(t.g.goals)) == (3, 3)


@pytest.mark.rule("lockup.expert.board_first")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_boards_give_their_bonuses_before_achievements_and_traits_are_seen(players: int) -> None:
    """The gnolls choose the item that they reserve without knowing what they will be dealt."""
    t = Table(players, mode="expert")
    assert t.asked(1) == "reserve_which"
    assert (t.g.goals, t.g.trait_deck) == ((), ())
    assert not any(t.g.dealt)
    t.play(1, sorted(t.options(1))[0])
    until_traits(t)
    assert ([len(pair) for pair in t.g.dealt], len(t.g.goals)) == ([2] * players, 3)


@pytest.mark.rule("lockup.expert.board_order")
@pytest.mark.parametrize(("first", "order"), [("1", [0, 1, 2]), ("2", [1, 2, 0])])
def test_boards_give_their_bonuses_in_turn_order(first: str, order: list[int]) -> None:
    t = until_traits(Table(3, mode="expert", first=first))
    gained = [side for _, side, *_ in t.events("gained")]
    assert list(dict.fromkeys(gained)) == order
