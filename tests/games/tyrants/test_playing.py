"""How a card is carried out. Rules: play.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.tyrants.moves import SITE
from tests.games.tyrants.table import WHITE, Table


@pytest.mark.rule("tyrants.play.face_up")
def test_a_played_card_lies_face_up_until_the_end_of_the_turn() -> None:
    """Before it is played nobody else knows it; afterwards everybody does, and it waits for the discarding."""
    t = Table.empty()
    t.put("decks", 0, *["priestess_of_lolth"] * 5)
    t.begin(0, "noble", "soldier")
    noble, soldier = t.g.hands[0]
    assert view(t.g, 1)["hands"][0] == [None, None]
    t.play(0, "play:noble")
    assert view(t.g, SPECTATOR)["played"][0] == [noble]
    assert view(t.g, 1)["hands"][0] == [None]
    t.play(0, "play:soldier")
    assert t.g.played[0] == (noble, soldier)
    assert t.names("discards", 0) == []
    t.play(0, "end_turn")
    assert (t.names("played", 0), t.names("discards", 0)) == ([], ["noble", "soldier"])
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.play.face_up")
def test_a_card_whose_text_moves_it_does_not_stay() -> None:
    t = Table.empty()
    t.begin(0, "noble", "necromancer").play(0, "play:noble", "play:necromancer", "pick:necromancer,1")
    assert t.names("played", 0) == ["noble"]
    assert t.names("inner_circles", 0) == ["necromancer"]
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.play.in_order")
@pytest.mark.card("rath_modar")
def test_the_first_line_is_done_before_the_second_is_asked() -> None:
    t = Table.empty()
    t.put("decks", 0, "noble", "soldier", "soldier")
    t.begin(0, "rath_modar").play(0, "play:rath_modar")
    assert t.asked(0) == "spy_where"
    assert t.names("hands", 0) == ["soldier", "soldier"]
    t.play(0, "spy:kanaglym")
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.play.in_order")
@pytest.mark.card("white_wyrmling")
def test_all_of_a_line_comes_before_the_next_line() -> None:
    """Both troops stand before a market card may be devoured."""
    t = Table.empty().troops(0, "everfire")
    t.market("advocate")
    t.begin(0, "white_wyrmling").play(0, "play:white_wyrmling", "place:everfire")
    assert t.asked(0) == "deploy_where"
    t.play(0, "place:everfire")
    assert t.options(0) == {"devour:advocate", "done"}
    t.play(0, "done")
    assert (t.at("everfire"), t.row(), t.asked(0)) == ({0: 3}, ["advocate"], "act")


@pytest.mark.rule("tyrants.play.resources")
@pytest.mark.parametrize(
    ("card", "influence", "power"),
    [("black_wyrmling", (1, 1), (0, 0)), ("ravenous_zombies", (0, 0), (1, 1)), ("beholder", (0, 0), (0, 1))],
)
def test_resources_come_when_their_line_comes(card: str, influence: tuple[int, int], power: tuple[int, int]) -> None:
    """Given before the kill by two cards, after it by the Beholder, which counts trophies."""
    t = Table.empty().troops(0, "mantol_derith").trophies(0, WHITE, 2)
    t.begin(0, card).play(0, f"play:{card}")
    assert t.asked(0) == "kill_which"
    assert (t.g.influence, t.g.power) == (influence[0], power[0])
    t.play(0, "kill:mantol_derith,white")
    assert (t.g.influence, t.g.power) == (influence[1], power[1])
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.play.resources")
def test_resources_are_added_to_what_is_there() -> None:
    t = Table.empty()
    t.begin(0, "red_wyrmling", "house_guard", power=3, influence=1)
    t.play(0, "play:red_wyrmling", "play:house_guard")
    assert (t.g.power, t.g.influence) == (7, 3)


@pytest.mark.rule("tyrants.play.mandatory")
def test_a_target_must_be_taken_if_there_is_one() -> None:
    """Nobody may decline a kill, whatever it costs: the only target may be a troop one would rather leave."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire", 2)
    t.begin(0, "deathblade").play(0, "play:deathblade")
    assert t.at("everfire") == {0: 1}  # both killed, there was nothing to choose
    assert t.asked(0) == "act"
    t = Table.empty().troops(0, "mantol_derith").troops(1, "mantol_derith")
    t.begin(0, "blackguard").play(0, "play:blackguard", "pick:blackguard,1")
    assert t.options(0) == {
        "kill:mantol_derith,2",
        "kill:mantol_derith,white",
        "kill:blingdenstone-mantol_derith,white",
    }
    with pytest.raises(IllegalMove):
        t.play(0, "done")


@pytest.mark.rule("tyrants.play.mandatory", "tyrants.play.skip_impossible")
def test_what_cannot_be_done_is_skipped_and_the_rest_happens() -> None:
    """One of two kills finds a target; a card whose first line finds none still gives what follows."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire")
    t.trophies(0, 1, 4)
    t.begin(0, "deathblade", "dragonclaw", "vampire_spawn").play(0, "play:deathblade")
    assert (t.g.trophies[0][1], t.asked(0)) == (5, "act")
    t.play(0, "play:dragonclaw")
    assert (t.g.power, t.asked(0)) == (2, "act")
    t.play(0, "play:vampire_spawn")
    assert (t.g.influence, t.asked(0)) == (1, "act")


@pytest.mark.rule("tyrants.play.up_to")
@pytest.mark.card("council_member")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_two_is_none_one_or_two(count: int) -> None:
    t = Table.empty().troops(0, "everfire").troops(1, "everfire", 2)
    t.begin(0, "council_member").play(0, "play:council_member")
    for _ in range(count):
        assert t.options(0) == {"lift:everfire,2", "enough"}
        t.play(0, "lift:everfire,2", "drop:kanaglym")
    if count < 2:
        t.play(0, "enough")
    assert t.at("kanaglym") == ({1: count} if count else {})
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.play.up_to", "tyrants.promote.undead_type")
@pytest.mark.card("high_priest_of_myrkul")
@pytest.mark.parametrize("count", [0, 2])
def test_any_number_includes_none(count: int) -> None:
    t = Table.empty()
    t.begin(0, "ravenous_zombies", "vampire_spawn", "high_priest_of_myrkul")
    t.play(0, "play:ravenous_zombies", "play:vampire_spawn", "play:high_priest_of_myrkul", "end_turn")
    assert t.options(0) == {"promote:ravenous_zombies", "promote:vampire_spawn", "enough"}
    if count:
        t.play(0, "promote:ravenous_zombies", "promote:vampire_spawn")
    else:
        t.play(0, "enough")
    assert len(t.g.inner_circles[0]) == count
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.play.choose_one")
@pytest.mark.parametrize(("option", "power", "kills"), [(0, 2, 0), (1, 0, 1)])
def test_exactly_one_option_is_taken(option: int, power: int, kills: int) -> None:
    t = Table.empty().troops(0, "everfire").troops(1, "everfire")
    t.begin(0, "blackguard").play(0, "play:blackguard")
    assert t.options(0) == {"pick:blackguard,0", "pick:blackguard,1"}
    t.play(0, f"pick:blackguard,{option}")
    assert (t.g.power, t.g.trophies[0][1], t.asked(0)) == (power, kills, "act")


@pytest.mark.rule("tyrants.play.choose_one")
@pytest.mark.parametrize("card", ["blackguard", "masters_of_sorcere", "vampire", "mummy_lord", "wight"])
def test_an_option_that_can_do_nothing_may_be_chosen(card: str) -> None:
    """Without a troop on the board, a spy, trophies, a discard pile or another card in hand."""
    t = Table.empty()
    t.begin(0, card).play(0, f"play:{card}")
    while t.asked(0) == "choose_one":
        assert f"pick:{card},1" in t.options(0)
        t.play(0, f"pick:{card},1")
    assert t.asked(0) == "act"
    assert (t.g.power, t.g.influence, t.g.vp[0], sum(t.g.trophies[0])) == (0, 0, 0, 0)


@pytest.mark.rule("tyrants.play.choose_times")
@pytest.mark.card("weaponmaster")
def test_each_choice_is_carried_out_before_the_next() -> None:
    """The troop of the first choice gives the reach for the second; the third repeats the first."""
    t = Table.empty().troops(0, "everfire")
    halls = "halls_of_the_scoured_legion"
    t.begin(0, "weaponmaster").play(0, "play:weaponmaster", "pick:weaponmaster,0", f"place:everfire-{halls}")
    assert t.asked(0) == "choose_one"
    t.play(0, "pick:weaponmaster,1")  # the only white troop in reach
    assert (t.at(halls), t.asked(0)) == ({}, "choose_one")
    t.play(0, "pick:weaponmaster,0", f"place:{halls}")
    assert (t.at(halls), t.g.trophies[0][WHITE], t.asked(0)) == ({0: 1}, 1, "act")


@pytest.mark.rule("tyrants.play.choose_times")
@pytest.mark.card("weaponmaster")
def test_the_same_option_may_be_taken_every_time() -> None:
    t = Table.empty().troops(0, "ched_nasad")
    t.begin(0, "weaponmaster").play(0, "play:weaponmaster", *["pick:weaponmaster,0", "place:ched_nasad"] * 3)
    assert (t.at("ched_nasad"), t.asked(0)) == ({0: 4}, "act")


@pytest.mark.rule("tyrants.play.count_now")
@pytest.mark.parametrize(("before", "power"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2)])
@pytest.mark.card("beholder")
def test_the_troop_just_killed_counts_and_fractions_are_dropped(before: int, power: int) -> None:
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").trophies(0, WHITE, before)
    t.begin(0, "beholder").play(0, "play:beholder")
    assert (sum(t.g.trophies[0]), t.g.power) == (before + 1, power)


@pytest.mark.rule("tyrants.play.card_over_rules", "tyrants.play.choose_one")
def test_a_card_may_do_what_the_rules_forbid() -> None:
    """Killing needs presence, but a card that says "anywhere" does not ask for it."""
    t = Table.empty().troops(0, "everfire")
    t.begin(0, "ogre_zombie", "advance_scout", power=3)
    assert t.options(0, "assassinate") == set()
    assert t.why(0)["assassinate:araumycos,white"] == "assassinate.presence"
    t.play(0, "play:advance_scout")  # without these words the rule stands
    assert (t.asked(0), sum(t.g.trophies[0])) == ("act", 0)
    t.play(0, "play:ogre_zombie", "oust:araumycos,white")
    assert t.at("araumycos") == {0: 1, WHITE: 3}
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.play.not_discarded_yet")
@pytest.mark.card("necromancer")
def test_played_cards_are_not_seen_in_the_discard_pile() -> None:
    t = Table.empty()
    t.put("discards", 0, "soldier")
    t.begin(0, "noble", "necromancer").play(0, "play:noble", "play:necromancer", "pick:necromancer,1")
    assert t.options(0) == {"promote:necromancer", "promote:soldier"}
    assert t.why(0)["promote:noble"] == "play.not_discarded_yet"
    t.play(0, "promote:soldier")
    assert t.names("played", 0) == ["noble", "necromancer"]


@pytest.mark.rule("tyrants.play.not_discarded_yet", "tyrants.draw.reshuffle")
def test_a_reshuffle_in_mid_turn_leaves_played_cards_alone() -> None:
    """Only one of two cards can be drawn: the played ones, and the one being played, are no part of the new deck."""
    t = Table.empty()
    t.put("discards", 0, "soldier")
    t.begin(0, "noble", "rath_modar").play(0, "play:noble", "play:rath_modar", "spy:kanaglym")
    assert t.names("hands", 0) == ["soldier"]
    assert t.names("played", 0) == ["noble", "rath_modar"]
    assert t.names("decks", 0) == t.names("discards", 0) == []
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.play.hidden_information")
@pytest.mark.parametrize("watcher", [1, SPECTATOR])
def test_only_hands_and_decks_are_secret(watcher: int) -> None:
    """Of a hand and of decks others know the size; wherever else a card goes it is seen by all."""
    t = Table.empty(deck_1="demons").trophies(0, WHITE, 2)
    t.put("decks", 0, "noble", "noble", "kobold")
    t.put("market_deck", -1, "balor")
    t.market("advocate")
    t.begin(0, "nalfeshnee", "marilith", "house_guard", "insane_outcast", "soldier", "noble")
    assert view(t.g, watcher)["hands"][0] == [None] * 6
    t.play(0, "play:nalfeshnee", "play:marilith", "devour:house_guard", "play:insane_outcast", "discard:soldier")
    t.play(0, "recruit:advocate")
    seen = view(t.g, watcher)
    assert (seen["hands"][0], seen["decks"][0], set(seen["market_deck"])) == ([None], [None] * 2, {None})
    assert len(seen["market_deck"]) == len(t.g.market_deck)
    for zone, names in (
        ("inner_circles", ["kobold"]),
        ("played", ["nalfeshnee", "marilith"]),
        ("discards", ["soldier", "advocate"]),
        ("market", ["balor"]),
    ):
        assert [t.content.designs[card] for card in seen[zone][0]] == names
    assert seen["devoured"] == list(t.g.devoured) == [t.card("house_guard")]
    assert (seen["vp"], seen["trophies"]) == (t.g.vp, t.g.trophies)


@pytest.mark.rule("tyrants.play.hidden_information")
def test_a_player_knows_the_own_hand_but_no_deck() -> None:
    t = Table.empty()
    t.put("decks", 0, "noble", "soldier", "noble")
    t.begin(0, "rath_modar").play(0, "play:rath_modar")
    own = view(t.g, 0)
    assert own["hands"] == [list(t.g.hands[0]), []]
    assert [len(t.g.hands[0]), own["decks"][0]] == [2, [None]]
    for watcher in (1, SPECTATOR):
        assert view(t.g, watcher)["hands"][0] == [None, None]


@pytest.mark.rule("tyrants.play.whole_card", "tyrants.resources.pool")
@pytest.mark.card("blackguard")
def test_no_basic_action_is_taken_in_the_middle_of_a_card() -> None:
    """With power and influence in the pool: first the card, then whatever they pay for."""
    t = Table.empty().troops(0, "skullport").begin(0, "blackguard", power=3, influence=3).play(0, "play:blackguard")
    assert t.options(0) == {"pick:blackguard,0", "pick:blackguard,1"}
    t.play(0, "pick:blackguard,0")
    assert {"deploy:skullport", "assassinate:skullport,white", "recruit:house_guard"} < t.options(0)


@pytest.mark.rule("tyrants.play.choose_one", "tyrants.play.skip_impossible")
@pytest.mark.card("kobold")
def test_where_no_option_can_do_anything_nobody_has_to_choose() -> None:
    t = Table.empty().clear("blingdenstone").clear("blingdenstone-mantol_derith")
    spaces = t.content.sites[SITE.index["blingdenstone"]].spaces
    t.troops(0, "blingdenstone", spaces).troops(1, "blingdenstone-mantol_derith").begin(0, "kobold").play(
        0, "play:kobold"
    )
    assert (t.asked(0), t.names("played", 0)) == ("act", ["kobold"])
