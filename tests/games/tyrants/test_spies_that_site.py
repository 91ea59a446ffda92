"""What cards do at the sites of spies. Rules: spy.that_site, spy.returned_site, spy.site_condition."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table

FIVE = ("kanaglym", "everfire", "eryndlyn", "skullport", "labyrinth")


@pytest.mark.rule("tyrants.spy.that_site")
@pytest.mark.parametrize(
    ("card", "first", "kind"),
    [
        ("yan_c_bin", (), "kill"),
        ("succubus", ("devour:noble",), "kill"),
        ("green_dragon", ("pick:green_dragon,0",), "oust"),
    ],
)
def test_that_site_is_where_the_spy_was_placed(card: str, first: tuple[str, ...], kind: str) -> None:
    """Not where else there is presence, nor on the routes next to the site."""
    t = Table.empty(3, section="left").troops(0, "skullport").troops(1, "skullport").spy(0, "araumycos")
    t.troops(1, "gracklstugh").troops(2, "gracklstugh-labyrinth").troops(0, "gracklstugh").begin(0, card, "noble")
    t.play(0, f"play:{card}", *first, "spy:gracklstugh")
    assert t.options(0) == {f"{kind}:gracklstugh,2", f"{kind}:gracklstugh,white"}
    for troop in ("skullport,2", "araumycos,white", "gracklstugh-labyrinth,3", "gracklstugh,1"):
        with pytest.raises(IllegalMove):
            t.play(0, f"{kind}:{troop}")
    t.play(0, f"{kind}:gracklstugh,2")
    assert t.g.trophies[0] == (0, 1, 0, 0, 0)
    assert 1 not in t.at("gracklstugh")


@pytest.mark.rule("tyrants.spy.that_site")
def test_at_that_site_there_may_be_nobody() -> None:
    t = Table.empty().troops(0, "skullport").troops(1, "skullport").begin(0, "succubus", "noble")
    t.play(0, "play:succubus", "devour:noble", "spy:kanaglym")
    assert t.asked(0) == "act"
    assert t.at("skullport") == {0: 1, 1: 1, WHITE: 2}


@pytest.mark.rule("tyrants.spy.that_site")
@pytest.mark.parametrize(
    ("card", "first"),
    [
        ("yan_c_bin", ()),
        ("succubus", ("devour:noble",)),
        ("green_dragon", ("pick:green_dragon,0",)),
        ("infiltrator", ()),
        ("green_wyrmling", ()),
        ("banshee", ()),
    ],
)
def test_without_a_spy_placed_nothing_more_happens(card: str, first: tuple[str, ...]) -> None:
    """All five are on the board and none is taken back; at each of their sites something could be done."""
    t = Table.empty().spy(0, *FIVE).spy(1, *FIVE)
    for site in FIVE:
        t.troops(1, site)
    t.begin(0, card, "noble").play(0, f"play:{card}", *first, "done")
    if t.asked(0) == "reveal_which":
        t.play(0, "done")
    assert sum(t.g.trophies[0]) == 0
    assert (t.g.power, t.g.influence) == (0, 0)
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.spy.that_site")
def test_a_spy_of_an_earlier_card_does_not_name_that_site() -> None:
    """The site of one card is forgotten with the next one."""
    t = Table.empty().spy(0, *FIVE[:4]).troops(1, "labyrinth").begin(0, "spy_master", "infiltrator")
    t.play(0, "play:spy_master", "spy:labyrinth", "play:infiltrator", "done")
    assert t.g.power == 0


@pytest.mark.rule("tyrants.spy.that_site")
def test_that_site_follows_a_spy_that_was_taken_back() -> None:
    """Where it goes counts, not where it came from."""
    t = Table.empty().spy(0, *FIVE).troops(1, "kanaglym").troops(1, "mantol_derith").begin(0, "succubus", "noble")
    t.play(0, "play:succubus", "devour:noble", "recall:kanaglym", "spy:mantol_derith")
    assert t.options(0) == {"kill:mantol_derith,2", "kill:mantol_derith,white"}


@pytest.mark.rule("tyrants.spy.returned_site")
@pytest.mark.parametrize(
    ("card", "kind", "after"),
    [
        ("spellspinner", "oust", {0: 1, WHITE: 3}),
        ("green_dragon", "oust", {0: 1, WHITE: 3}),
        ("cloaker", "kill", {WHITE: 3}),
    ],
)
def test_an_effect_at_the_site_of_a_returned_spy_needs_no_presence(card: str, kind: str, after: dict[int, int]) -> None:
    """There only, and on no route."""
    t = Table.empty().troops(0, "skullport").troops(1, "skullport").spy(0, "menzoberranzan", "kanaglym")
    t.troops(1, "menzoberranzan").troops(1, "menzoberranzan-everfire.1").troops(1, "kanaglym").begin(0, card)
    t.play(0, f"play:{card}", f"pick:{card},1")
    assert t.options(0) == {"recall:menzoberranzan", "recall:kanaglym", "done"}
    t.play(0, "recall:menzoberranzan")
    assert t.options(0) == {f"{kind}:menzoberranzan,2", f"{kind}:menzoberranzan,white"}
    t.play(0, f"{kind}:menzoberranzan,2")
    assert t.at("menzoberranzan") == after
    assert t.spies(0) == {"kanaglym"}
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.spy.returned_site")
def test_one_troop_at_each_site_of_several_returned_spies() -> None:
    """Graz'zt: nowhere else, and no second one at a site."""
    t = Table.empty().troops(0, "skullport").spy(0, "menzoberranzan", "araumycos", "kanaglym").begin(0, "grazzt")
    t.play(0, "play:grazzt", "pick:grazzt,1", "recall:menzoberranzan", "recall:araumycos", "enough")
    assert t.options(0) == {"oust:menzoberranzan,white", "oust:araumycos,white"}
    t.play(0, "oust:menzoberranzan,white")  # the other site has a single choice left
    assert t.at("menzoberranzan") == {0: 1, WHITE: 2}
    assert t.at("araumycos") == {0: 1, WHITE: 3}
    assert t.spies(0) == {"kanaglym"}
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.spy.returned_site")
@pytest.mark.parametrize("card", ["spellspinner", "cloaker"])
def test_without_a_spy_returned_nothing_happens(card: str) -> None:
    t = Table.empty().troops(0, "skullport").troops(1, "skullport").spy(0, "menzoberranzan").begin(0, card)
    t.play(0, f"play:{card}", f"pick:{card},1", "done")
    assert t.asked(0) == "act"
    assert t.at("skullport") == {0: 1, 1: 1, WHITE: 2}
    assert t.spies(0) == {"menzoberranzan"}


@pytest.mark.rule("tyrants.spy.that_site", "tyrants.spy.returned_site")
@pytest.mark.parametrize(
    ("card", "moves", "troop"),
    [
        ("green_dragon", ("pick:green_dragon,0", "spy:gracklstugh"), "oust:skullport,2"),
        ("yan_c_bin", ("spy:gracklstugh",), "kill:skullport,2"),
        ("spellspinner", ("pick:spellspinner,1", "recall:menzoberranzan"), "oust:skullport,2"),
    ],
)
def test_the_reason_for_a_troop_elsewhere_is_the_site_not_presence(
    card: str, moves: tuple[str, ...], troop: str
) -> None:
    """The player stands beside that troop; it is only not at the site of the spy."""
    t = Table.empty().troops(0, "skullport").troops(1, "skullport").troops(1, "gracklstugh").troops(1, "menzoberranzan")
    t.spy(0, "menzoberranzan").begin(0, card).play(0, f"play:{card}", *moves)
    assert troop not in t.options(0)
    assert t.why(0)[troop] in ("spy.that_site", "spy.returned_site")


@pytest.mark.rule("tyrants.spy.site_condition")
@pytest.mark.parametrize(
    ("troops", "holds"),
    [
        ([(1, "gracklstugh")], True),
        ([(2, "gracklstugh")], True),
        ([(0, "gracklstugh")], False),  # one's own
        ([], False),  # two white ones are there
        ([(1, "gracklstugh-labyrinth"), (2, "mantol_derith-gracklstugh")], False),  # beside it
        ([(1, "labyrinth")], False),
    ],
)
@pytest.mark.parametrize(("card", "gain"), [("infiltrator", (1, 0)), ("green_wyrmling", (0, 2))])
def test_the_condition_looks_at_troops_of_other_players_in_the_site(
    troops: list[tuple[int, str]], holds: bool, card: str, gain: tuple[int, int]
) -> None:
    t = Table.empty(3, section="left").spy(1, "gracklstugh")  # a spy is no troop
    for player, place in troops:
        t.troops(player, place)
    t.begin(0, card).play(0, f"play:{card}", "spy:gracklstugh")
    assert (t.g.power, t.g.influence) == (gain if holds else (0, 0))
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.spy.site_condition")
@pytest.mark.parametrize("there", [True, False])
def test_the_lich_asks_for_another_players_troop_at_the_site(there: bool) -> None:
    """Only then, and only out of the hall of that player."""
    t = Table.empty(3, section="left").troops(0, "kanaglym").trophies(1, 0, 1).trophies(2, 0, 1)
    t.troops(1, "everfire" if there else "menzoberranzan-everfire.2").begin(0, "lich").play(
        0, "play:lich", "spy:everfire"
    )
    assert t.options(0, "exhume") == ({"exhume:2,1"} if there else set())
    assert t.asked(0) == ("exhume_which" if there else "act")


@pytest.mark.rule("tyrants.spy.site_condition")
@pytest.mark.parametrize(
    ("spies", "troops", "power"),
    [([(1, "everfire")], [], 3), ([(2, "everfire")], [], 3), ([(1, "kanaglym")], [(1, "everfire")], 0), ([], [], 0)],
)
def test_the_banshee_asks_for_another_players_spy(
    spies: list[tuple[int, str]], troops: list[tuple[int, str]], power: int
) -> None:
    """Her own spy there, and troops, do not count."""
    t = Table.empty(3, section="left")
    for player, site in spies:
        t.spy(player, site)
    for player, site in troops:
        t.troops(player, site)
    t.begin(0, "banshee").play(0, "play:banshee", "spy:everfire")
    assert t.g.power == power
