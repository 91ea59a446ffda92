"""The demons on the table: what they share, and the cards of conquest."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.elementals_and_demons import (
    card_rows,
    cards,
    check_printed,
    new_table,
    outcasts_left,
    outcasts_of,
    picture,
    without_white,
)
from tests.games.tyrants.table import Table

PRINTED = {  # copies, cost, VP in the deck and in the inner circle
    "balor": (1, 6, 3, 6),
    "demogorgon": (1, 8, 5, 10),
    "derro": (2, 3, 1, 4),
    "ettin": (3, 4, 1, 2),
    "ghoul": (3, 4, 2, 4),
    "gibbering_mouther": (3, 2, 1, 3),
    "glabrezu": (1, 5, 2, 4),
    "grazzt": (1, 6, 2, 5),
    "hezrou": (2, 3, 1, 3),
    "jackalwere": (3, 4, 2, 4),
    "marilith": (2, 6, 2, 5),
    "mind_flayer": (3, 3, 1, 3),
    "myconid_adult": (3, 3, 1, 3),
    "myconid_sovereign": (2, 4, 2, 5),
    "nalfeshnee": (2, 5, 2, 5),
    "night_hag": (3, 3, 1, 3),
    "orcus": (1, 8, 5, 10),
    "succubus": (2, 5, 2, 5),
    "vrock": (1, 5, 2, 4),
    "zuggtmoy": (1, 6, 3, 6),
}
DEVOURERS = {  # "devour a card in your hand": what is asked once that is paid
    "balor": "supplant_which",
    "demogorgon": "supplant_which",
    "glabrezu": "kill_which",
    "marilith": "act",
    "mind_flayer": "choose_one",
    "orcus": "kill_which",
    "succubus": "spy_where",
}
WHITE_TROOP = (0, 0, 0, 0, 1)


def two_camps() -> Table:
    """Own troops in Skullport and Gracklstugh beside white ones and one of the other player."""
    return new_table().troops(0, "skullport").troops(0, "gracklstugh").troops(1, "skullport")


# what several share ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("entry", "row"), card_rows(PRINTED))
def test_cost_and_points(entry: str, row: tuple[int, int, int, int]) -> None:
    check_printed(entry, *row)


@pytest.mark.rule("tyrants.cost.in_full", "tyrants.cost.played_card_not_in_hand")
@pytest.mark.parametrize("entry", cards(*DEVOURERS))
def test_with_an_empty_hand_nothing_can_be_devoured(entry: str) -> None:
    """The card itself is no longer in hand; it is played without any effect."""
    t = two_camps().begin(0, entry)
    before = picture(t)
    t.play(0, f"play:{entry}")
    assert (t.asked(), picture(t), t.names("played", 0)) == ("act", before, [entry])


@pytest.mark.rule("tyrants.cost.optional", "tyrants.devour.from_hand")
@pytest.mark.parametrize("entry", cards(*DEVOURERS))
def test_nobody_has_to_devour(entry: str) -> None:
    t = two_camps().begin(0, entry, "noble", "noble", "vrock")
    before = picture(t)
    t.play(0, f"play:{entry}")
    assert t.asked() == "devour_which"
    assert t.options() == {"devour:noble", "devour:vrock", "done"}
    t.play(0, "done")
    assert (t.asked(), picture(t), t.names("hands", 0)) == ("act", before, ["noble", "noble", "vrock"])


@pytest.mark.rule("tyrants.devour.from_hand", "tyrants.devour.removed", "tyrants.cost.once")
@pytest.mark.parametrize(("entry", "prompt"), card_rows(DEVOURERS))
def test_a_devoured_card_leaves_the_game_and_pays(entry: str, prompt: str) -> None:
    t = two_camps().begin(0, entry, "noble", "vrock").play(0, f"play:{entry}", "devour:vrock")
    assert (t.names("devoured"), t.names("hands", 0), t.asked()) == (["vrock"], ["noble"], prompt)
    assert t.score()["deck"] == PRINTED[entry][2], "only the card played still counts, a Noble is worth nothing"


@pytest.mark.rule("tyrants.outcast.devoured_or_promoted", "tyrants.outcast.to_discard")
@pytest.mark.parametrize(("entry", "prompt"), card_rows(DEVOURERS))
def test_an_insane_outcast_pays_and_goes_back_to_its_stack(entry: str, prompt: str) -> None:
    t = two_camps().begin(0, entry, "insane_outcast")
    assert len(t.g.outcasts) == 29
    t.play(0, f"play:{entry}", "devour:insane_outcast")
    assert (len(t.g.outcasts), t.names("devoured"), t.names("hands", 0)) == (30, [], [])
    assert t.asked() == prompt


# conquest -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("balor")
@pytest.mark.rule("tyrants.demons.balor", "tyrants.term.anywhere")
def test_balor_supplants_anywhere_and_deploys_with_presence() -> None:
    """White troops only; the troop deployed may stand next to the one just put down, but not far away."""
    t = new_table().troops(0, "kanaglym").troops(1, "kanaglym").begin(0, "balor", "noble")
    t.play(0, "play:balor", "devour:noble")
    assert {"oust:menzoberranzan,white", "oust:araumycos-eryndlyn,white", "oust:skullport,white"} <= t.options()
    assert t.why()["oust:kanaglym,2"] == "supplant.enemy_only"
    t.play(0, "oust:menzoberranzan,white")
    assert (t.at("menzoberranzan"), t.g.trophies[0], t.asked()) == ({0: 1, WHITE: 2}, WHITE_TROOP, "deploy_where")
    assert {"place:menzoberranzan", "place:kanaglym"} <= t.options()
    assert t.why()["place:everfire"] == "deploy.presence"
    t.play(0, "place:menzoberranzan-everfire.1")
    assert (t.asked(), t.g.barracks[0], t.at("menzoberranzan-everfire.1")) == ("act", 37, {0: 1})


@pytest.mark.card("balor")
@pytest.mark.rule("tyrants.supplant.empty_barracks", "tyrants.end.last_troop")
def test_balor_with_one_troop_left_gives_a_point_for_the_second() -> None:
    t = new_table().troops(0, "kanaglym").empty_barracks(0, left=1).begin(0, "balor", "noble")
    t.play(0, "play:balor", "devour:noble", "oust:labyrinth,white")
    assert (t.asked(), t.at("labyrinth"), t.g.vp, t.g.ending) == ("act", {0: 1}, [1, 0], "last_troop")
    t = new_table().troops(0, "kanaglym").empty_barracks(0).begin(0, "balor", "noble")
    t.play(0, "play:balor", "devour:noble", "oust:labyrinth,white")
    assert (t.asked(), t.at("labyrinth"), t.g.vp, t.g.trophies[0]) == ("act", {}, [2, 0], WHITE_TROOP)


@pytest.mark.card("demogorgon")
@pytest.mark.rule("tyrants.supplant.presence", "tyrants.supplant.enemy_only", "tyrants.presence.checked_each_time")
def test_demogorgon_supplants_two_white_troops_with_presence() -> None:
    """One after the other: the first troop put down reaches farther."""
    t = new_table().troops(0, "labyrinth-araumycos.1").troops(1, "labyrinth").begin(0, "demogorgon", "noble")
    t.play(0, "play:demogorgon", "devour:noble")
    assert t.options() == {"oust:labyrinth,white", "oust:labyrinth-araumycos.2,white"}
    assert t.why()["oust:araumycos,white"] == "supplant.presence"
    assert t.why()["oust:labyrinth,2"] == "supplant.enemy_only"
    t.play(0, "oust:labyrinth-araumycos.2,white")
    assert t.options() == {"oust:labyrinth,white", "oust:araumycos,white"}
    t.play(0, "oust:araumycos,white")
    assert (t.asked(), t.at("araumycos"), t.g.trophies[0][WHITE]) == ("act", {0: 1, WHITE: 3}, 2)
    assert (outcasts_of(t), len(t.g.outcasts)) == ([0, 2], 28)


@pytest.mark.card("demogorgon")
@pytest.mark.rule("tyrants.outcast.recipients", "tyrants.play.mandatory", "tyrants.cost.pay_for_nothing")
def test_demogorgon_gives_outcasts_also_without_a_target() -> None:
    """Two for each opponent, none for its player; a single target is supplanted unasked."""
    t = new_table(players=4).troops(0, "kanaglym").troops(1, "kanaglym").begin(0, "demogorgon", "noble")
    t.play(0, "play:demogorgon", "devour:noble")
    assert (t.asked(), sum(t.g.trophies[0]), outcasts_of(t)) == ("act", 0, [0, 2, 2, 2])
    t = new_table().troops(0, "labyrinth").begin(0, "demogorgon", "noble")
    t.play(0, "play:demogorgon", "devour:noble")
    assert (t.asked(), t.at("labyrinth"), outcasts_of(t)) == ("act", {0: 2}, [0, 2])


@pytest.mark.card("demogorgon")
@pytest.mark.rule("tyrants.recruit.outcast_shortage", "tyrants.recruit.outcasts_all_due")
@pytest.mark.parametrize(
    ("player", "left", "dealt"),
    [(0, 3, [0, 2, 1]), (1, 3, [1, 0, 2]), (2, 3, [2, 1, 0]), (0, 1, [0, 1, 0]), (1, 0, [0, 0, 0])],
)
def test_demogorgon_with_too_few_outcasts(player: int, left: int, dealt: list[int]) -> None:
    """Clockwise from the player whose turn it is, each takes both before the next."""
    t = new_table(players=3)
    outcasts_left(t, left)
    t.begin(player, "demogorgon", "noble").play(player, "play:demogorgon", "devour:noble")
    assert (t.asked(player), outcasts_of(t), len(t.g.outcasts)) == ("act", dealt, 0)


@pytest.mark.card("derro")
@pytest.mark.rule("tyrants.term.anywhere", "tyrants.supplant.steps", "tyrants.outcast.recipients")
def test_derro_supplants_a_white_troop_and_costs_an_outcast() -> None:
    """Anywhere on the board; the Insane Outcast goes to its own player, who loses a point."""
    t = new_table(players=3).troops(1, "kanaglym").begin(0, "derro").play(0, "play:derro")
    assert (t.asked(), outcasts_of(t)) == ("supplant_which", [0, 0, 0])
    assert {"oust:chchitl,white", "oust:araumycos,white"} <= t.options()
    assert t.why()["oust:kanaglym,2"] == "supplant.enemy_only"
    t.play(0, "oust:araumycos,white")
    assert (t.asked(), t.at("araumycos"), t.g.trophies[0]) == ("act", {0: 1, WHITE: 3}, WHITE_TROOP)
    assert (outcasts_of(t), t.score()["deck"]) == ([1, 0, 0], 1 - 1)


@pytest.mark.card("derro")
@pytest.mark.rule("tyrants.recruit.stack_empty", "tyrants.outcast.recipients")
def test_derro_with_an_empty_stack_still_supplants() -> None:
    t = new_table()
    outcasts_left(t, 0)
    t.begin(0, "derro").play(0, "play:derro", "oust:labyrinth,white")
    assert (t.asked(), t.at("labyrinth"), t.names("discards", 0)) == ("act", {0: 1}, [])


@pytest.mark.card("derro", "balor")
@pytest.mark.rule("tyrants.play.mandatory", "tyrants.supplant.enemy_only")
def test_without_white_troops_the_rest_of_the_card_happens() -> None:
    """Troops of players are no substitute; Derro still costs an Insane Outcast, Balor still deploys."""
    t = without_white(new_table()).troops(0, "kanaglym").troops(1, "kanaglym").begin(0, "derro", "balor", "noble")
    t.play(0, "play:derro")
    assert (t.asked(), t.at("kanaglym"), outcasts_of(t)) == ("act", {0: 1, 1: 1}, [1, 0])
    t.play(0, "play:balor", "devour:noble", "place:kanaglym")
    assert (t.asked(), t.at("kanaglym"), sum(t.g.trophies[0])) == ("act", {0: 2, 1: 1}, 0)


@pytest.mark.card("ettin")
@pytest.mark.rule("tyrants.play.choose_one", "tyrants.deploy.several")
def test_ettin_deploys_three_troops() -> None:
    t = two_camps().begin(0, "ettin").play(0, "play:ettin")
    assert (t.asked(), t.options()) == ("choose_one", {"pick:ettin,0", "pick:ettin,1"})
    t.play(0, "pick:ettin,0", "place:skullport", "place:skullport-kanaglym", "place:kanaglym")
    assert (t.asked(), t.g.barracks[0], sum(t.g.trophies[0])) == ("act", 35, 0)
    t = two_camps().empty_barracks(0).begin(0, "ettin").play(0, "play:ettin", "pick:ettin,0")
    assert (t.asked(), t.g.vp) == ("act", [3, 0])


@pytest.mark.card("ettin")
@pytest.mark.rule("tyrants.assassinate.presence", "tyrants.assassinate.not_own")
def test_ettin_kills_two_white_troops_instead() -> None:
    """With presence, no other colour; both have to be killed, as far as there are any."""
    t = two_camps().begin(0, "ettin").play(0, "play:ettin", "pick:ettin,1")
    assert t.options() == {"kill:skullport,white", "kill:gracklstugh,white"}
    assert t.why()["kill:skullport,2"] == "assassinate.not_own"
    assert t.why()["kill:labyrinth,white"] == "assassinate.presence"
    t.play(0, "kill:skullport,white", "kill:skullport,white")
    assert (t.asked(), t.at("skullport"), t.g.barracks[0]) == ("act", {0: 1, 1: 1}, 38)
    t = new_table().troops(0, "labyrinth").begin(0, "ettin").play(0, "play:ettin", "pick:ettin,1")
    assert (t.asked(), t.at("labyrinth"), t.g.trophies[0]) == ("act", {0: 1}, WHITE_TROOP)


# Gibbering Mouther: where the own troop stands, where two are deployed, where the other player's troop is, and whether
# that is next to one of the two.
ADJACENT = {
    "same_site": ("ched_nasad", "ched_nasad", "ched_nasad", "ched_nasad", True),
    "end_of_a_road": ("ched_nasad", "ched_nasad", "ched_nasad", "halls_of_the_scoured_legion-ched_nasad.2", True),
    "second_space": ("ched_nasad", "ched_nasad", "ched_nasad", "halls_of_the_scoured_legion-ched_nasad.1", False),
    "neighbour_on_a_road": ("kanaglym", "kanaglym", "kanaglym-eryndlyn.1", "kanaglym-eryndlyn.2", True),
    "site_at_the_road": ("kanaglym", "skullport-kanaglym", "kanaglym", "skullport", True),
    "next_site": ("kanaglym", "kanaglym", "kanaglym", "skullport", False),
    "joined_site": ("wormwrithings", "wormwrithings", "wormwrithings", "gauntlgrym", True),
}


@pytest.mark.card("gibbering_mouther")
@pytest.mark.rule("tyrants.outcast.gibbering_mouther", "tyrants.map.direct_link")
@pytest.mark.parametrize("row", [pytest.param(row, id=name) for name, row in ADJACENT.items()])
def test_gibbering_mouther_needs_a_troop_next_to_the_new_ones(row: tuple[str, str, str, str, bool]) -> None:
    """A single opponent next to them gets the Insane Outcast unasked; one far away does not."""
    own, first, second, foe, gets = row
    t = new_table(players=3).troops(0, own).troops(1, foe).troops(2, "everfire")
    t.begin(0, "gibbering_mouther").play(0, "play:gibbering_mouther", f"place:{first}", f"place:{second}")
    assert (t.asked(), t.g.barracks[0], outcasts_of(t)) == ("act", 37, [0, int(gets), 0])


@pytest.mark.card("gibbering_mouther")
@pytest.mark.rule("tyrants.outcast.gibbering_mouther")
def test_gibbering_mouther_chooses_one_of_several_neighbours() -> None:
    """Neither a spy nor a troop next to older own troops makes somebody a neighbour."""
    t = new_table(players=4).troops(0, "ched_nasad").troops(1, "ched_nasad").troops(2, "ched_nasad-yathchol")
    t.spy(3, "ched_nasad").troops(0, "kanaglym").troops(3, "kanaglym")
    t.begin(0, "gibbering_mouther").play(0, "play:gibbering_mouther", "place:ched_nasad", "place:ched_nasad")
    assert (t.asked(), t.options()) == ("who_gets_outcast", {"target:2", "target:3"})
    assert t.why() == {"target:4": "outcast.gibbering_mouther"}
    t.play(0, "target:3")
    assert (t.asked(), outcasts_of(t)) == ("act", [0, 0, 1, 0])


@pytest.mark.card("gibbering_mouther")
@pytest.mark.rule("tyrants.outcast.gibbering_mouther", "tyrants.deploy.empty_barracks_vp")
@pytest.mark.parametrize(("left", "outcasts"), [(0, [0, 0]), (1, [0, 1])])
def test_gibbering_mouther_with_few_troops(left: int, outcasts: list[int]) -> None:
    """A point for each troop that is missing; only troops that were deployed have neighbours."""
    t = new_table().troops(0, "everfire").troops(1, "everfire").empty_barracks(0, left=left)
    t.begin(0, "gibbering_mouther").play(0, "play:gibbering_mouther", *["place:everfire"] * left)
    assert (t.asked(), t.g.vp, outcasts_of(t)) == ("act", [2 - left, 0], outcasts)


@pytest.mark.card("gibbering_mouther")
@pytest.mark.rule("tyrants.recruit.stack_empty")
def test_gibbering_mouther_asks_for_nobody_with_an_empty_stack() -> None:
    t = new_table(players=3).clear("araumycos-ched_nasad")
    t.troops(0, "ched_nasad").troops(1, "ched_nasad").troops(2, "araumycos-ched_nasad")
    outcasts_left(t, 0)
    t.begin(0, "gibbering_mouther").play(0, "play:gibbering_mouther", "place:ched_nasad", "place:ched_nasad")
    assert (t.asked(), outcasts_of(t)) == ("act", [0, 0, 0])
