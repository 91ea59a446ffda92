"""What an empty building slot gives to its owner. Rules: ability.*."""

import pytest

from pentarchy.games.viscounts.collision import collision_phase
from pentarchy.games.viscounts.hiring import recruit_phase
from pentarchy.games.viscounts.rounds import draw_phase
from tests.games.viscounts.table import Table

SLOTS = ("trading_post_1", "trading_post_2", "trading_post_3", "guildhall_1", "guildhall_2", "guildhall_3",
         "workshop_1", "workshop_2", "workshop_3")  # fmt: skip


def all_but(*names: str) -> list[str]:
    return [name for name in SLOTS if name not in names]


def owner(*emptied: str, players: int = 2, cards: tuple[str, str, str] = ("abbot", "squire", "labourer")) -> Table:
    """Player 0 with these slots empty; one cleric, noble and builder on the board, no merchant."""
    return Table.empty(players).board(0, *cards).emptied(0, *emptied)


# trading posts ------------------------------------------------------------------------------------------------------
TWO_STEPS = {"lake_right", "hills_left", "hills_inner"}
THREE_STEPS = {"hills_left", "hills_right", "hills_inner", "forest_inner"}
FOUR_STEPS = {"hills_right", "hills_inner", "forest_left", "forest_right", "forest_inner", "cliffs_inner"}


def reach(*emptied: str, silver: int = 0) -> tuple[Table, set[str]]:
    """A player on lake_left has played the Abbot: 2 steps."""
    table = Table.empty().emptied(0, *emptied).goods(0, silver=silver).hand(0, "abbot").turn(0).play(0, "play:abbot")
    return table, {move.removeprefix("move:") for move in table.options(0, "move")}


@pytest.mark.rule("viscounts.ability.trading_post_1")
@pytest.mark.card("trading_post_1")
def test_first_trading_post_one_more_space_for_free() -> None:
    assert reach()[1] == reach(*all_but("trading_post_1"))[1] == TWO_STEPS
    table, spaces = reach("trading_post_1")
    assert spaces == TWO_STEPS | THREE_STEPS
    table.play(0, "move:forest_inner")
    assert table.space() == "forest_inner"
    assert ("moved", 0, 8, 0) in table.events("moved")


@pytest.mark.rule("viscounts.ability.trading_post_1")
@pytest.mark.card("trading_post_1")
def test_first_trading_post_further_spaces_are_paid_as_usual() -> None:
    table, spaces = reach("trading_post_1", silver=1)
    assert spaces == TWO_STEPS | THREE_STEPS | FOUR_STEPS
    table.play(0, "move:cliffs_inner")
    assert table.owned() == {}
    table, _ = reach("trading_post_1", silver=1)
    table.play(0, "move:hills_right")  # 3 steps
    assert table.owned() == {"silver": 1}


def price(folk: str, *emptied: str, silver: int = 3) -> int:
    """The silver spent on dismissing a townsfolk for building."""
    table = owner(*emptied).at(0, "hills_left").goods(0, stone=9, silver=silver)
    if folk:
        table.folk("hills", folk)
    else:
        table.no_folk("hills")
    table.action().play(0, "dismiss:build")
    return silver - table.owned().get("silver", 0)


@pytest.mark.rule("viscounts.ability.trading_post_2")
@pytest.mark.card("trading_post_2")
@pytest.mark.parametrize(("folk", "usual"), [("charlatan", 3), ("miner", 2), ("mason", 1), ("", 2)])
def test_second_trading_post_every_dismissal_costs_1_silver(folk: str, usual: int) -> None:
    """Also of the townsfolk printed under an empty pile."""
    assert price(folk) == price(folk, *all_but("trading_post_2", "workshop_3")) == usual
    assert price(folk, "trading_post_2") == price(folk, "trading_post_2", silver=1) == 1


@pytest.mark.rule("viscounts.ability.trading_post_2")
@pytest.mark.card("trading_post_2")
def test_second_trading_post_it_is_not_free() -> None:
    table = owner("trading_post_2").at(0, "hills_left").goods(0, stone=9).folk("hills", "mason").action()
    assert table.why()["dismiss:build"] == "dismiss.cost"


@pytest.mark.rule("viscounts.ability.trading_post_2")
@pytest.mark.card("trading_post_2")
def test_second_trading_post_hiring_costs_as_usual() -> None:
    table = owner("trading_post_2").at(0, "hills_left").goods(0, silver=3).folk("hills", "charlatan")
    table.run(recruit_phase(0)).play(0, "recruit:charlatan")
    assert table.owned() == {}


def exchanges(*emptied: str) -> set[str]:
    """At a space with 1 silver for each merchant."""
    return owner(*emptied).at(0, "hills_left").action().options(0, "trade")


@pytest.mark.rule("viscounts.ability.trading_post_3")
@pytest.mark.card("trading_post_3")
def test_third_trading_post_two_merchants() -> None:
    assert exchanges() == exchanges(*all_but("trading_post_3")) == set()
    assert exchanges("trading_post_3") == {"trade:1", "trade:2"}
    table = owner("trading_post_3").at(0, "lake_right").action().play(0, "trade:1")
    assert table.owned() == {"ink": 1}  # 2 merchants for 1 ink


# guildhalls ---------------------------------------------------------------------------------------------------------
def can_build(*emptied: str, stone: int) -> bool:
    table = owner(*emptied, cards=("abbot", "squire", "trader")).at(0, "hills_left").goods(0, stone=stone).action()
    return "construct:workshop_3,hills_1" in table.options()


def can_station(*emptied: str, gold: int) -> bool:
    table = owner(*emptied, cards=("abbot", "labourer", "trader")).at(0, "hills_inner").goods(0, gold=gold).action()
    return "station:2" in table.options()


def can_transcribe(*emptied: str, ink: int) -> bool:
    table = owner(*emptied, cards=("squire", "labourer", "trader")).at(0, "hills_inner").goods(0, ink=ink)
    return "transcribe" in table.no_tiles("hills").action().options()  # the printed one needs 3 clerics


@pytest.mark.rule("viscounts.ability.guildhall_1")
@pytest.mark.card("guildhall_1")
def test_first_guildhall_a_builder() -> None:
    assert not can_build(stone=2)
    assert not can_build(*all_but("guildhall_1", "workshop_3"), stone=2)
    assert can_build("guildhall_1", stone=2)
    assert not can_build("guildhall_1", stone=1)
    assert not can_station("guildhall_1", gold=2)
    assert not can_transcribe("guildhall_1", ink=2)


@pytest.mark.rule("viscounts.ability.guildhall_2")
@pytest.mark.card("guildhall_2")
def test_second_guildhall_a_noble() -> None:
    assert not can_station(gold=2)
    assert not can_station(*all_but("guildhall_2"), gold=2)
    assert can_station("guildhall_2", gold=2)
    assert not can_station("guildhall_2", gold=1)
    assert not can_build("guildhall_2", stone=2)
    assert not can_transcribe("guildhall_2", ink=2)


@pytest.mark.rule("viscounts.ability.guildhall_3")
@pytest.mark.card("guildhall_3")
def test_third_guildhall_a_cleric() -> None:
    assert not can_transcribe(ink=2)
    assert not can_transcribe(*all_but("guildhall_3"), ink=2)
    assert can_transcribe("guildhall_3", ink=2)
    assert not can_transcribe("guildhall_3", ink=1)
    assert not can_build("guildhall_3", stone=2)
    assert not can_station("guildhall_3", gold=2)


@pytest.mark.rule("viscounts.ability.permanent")
@pytest.mark.parametrize("name", ["guildhall_1", "guildhall_2", "guildhall_3", "trading_post_3"])
def test_icons_of_a_slot_are_the_owners_alone(name: str) -> None:
    """Nobody else has them."""
    table = Table.empty().board(1, "princess", "friar", "miner").emptied(0, name)
    assert not table.at(1, "hills_left").goods(1, stone=1).action(1).options(1, "construct")
    table.g.stop()
    assert not table.at(1, "hills_left").action(1).options(1, "trade")
    table.g.stop()
    table.no_tiles("hills").at(1, "hills_inner").goods(1, gold=1, ink=1).action(1)
    assert table.options(1) == {"station:1", "rest"}


# workshops ----------------------------------------------------------------------------------------------------------
def hiring(*emptied: str, folk: str = "princess") -> Table:
    """Player 0 is about to hire a townsfolk in phase 4."""
    table = owner(*emptied).hand(0, "thief").at(0, "hills_left").goods(0, silver=3).folk("hills", folk)
    return table.run(recruit_phase(0)).play(0, f"recruit:{folk}")


@pytest.mark.rule("viscounts.ability.workshop_1")
@pytest.mark.card("workshop_1")
def test_first_workshop_a_discard_at_each_hire() -> None:
    assert hiring().g.over
    assert hiring(*all_but("workshop_1")).g.over
    table = hiring("workshop_1")
    assert table.options() == {"discard_card:thief", "discard_top", "decline"}
    table.play(0, "discard_card:thief")
    assert table.where("thief.1") == ("discards", 0)
    assert table.names("hands", 0) == []
    assert table.g.over
    assert hiring("workshop_1").play(0, "decline").names("hands", 0) == ["thief"]


@pytest.mark.rule("viscounts.ability.workshop_1")
@pytest.mark.card("workshop_1")
def test_first_workshop_after_the_bonus_of_the_hired_card() -> None:
    table = hiring("workshop_1", folk="mason")
    assert table.asked() == "new_order"
    table.play(0, "arrange:123")
    assert table.asked() == "discard_which"
    table = hiring("workshop_1", folk="artist").play(0, "decline")  # its bonus is a discard too
    assert table.asked() == "discard_which"
    assert table.play(0, "decline").g.over


@pytest.mark.rule("viscounts.ability.workshop_1")
@pytest.mark.card("workshop_1")
def test_first_workshop_also_when_hiring_for_free() -> None:
    """By an effect, in the castle, or sliding off the board; and not when somebody else hires."""
    table = owner("workshop_1").hand(0, "thief").folk("lake", "princess").does(0, "hire()")
    table.play(0, "hire_free:princess", "discard_card:thief")
    assert table.g.over
    table = owner("workshop_1").hand(0, "thief").folk("lake", "princess").workers(0, 1, "hire_destroy", 2)
    table.does(0, "workers(1)").play(0, "settle:castle_hire_destroy", "pick:hire", "hire_free:princess")
    assert table.asked() == "discard_which"
    table = owner("workshop_1").folk("lake", "princess").hand(1, "thief").does(1, "hire()")
    assert table.play(1, "hire_free:princess").g.over


@pytest.mark.rule("viscounts.ability.permanent", "viscounts.ability.workshop_1", "viscounts.build.site_effect")
@pytest.mark.card("workshop_1", "lake_small_3")
def test_the_ability_works_for_the_site_of_the_same_building() -> None:
    table = owner().hand(0, "thief").at(0, "lake_left").goods(0, stone=3).folk("lake", "princess").action()
    table.play(0, "construct:workshop_1,lake_3", "hire_free:princess", "discard_card:thief")
    assert table.g.over
    other = owner().hand(0, "thief").at(0, "lake_left").goods(0, stone=3).folk("lake", "princess").action()
    assert other.play(0, "construct:workshop_2,lake_3", "hire_free:princess").g.over


@pytest.mark.rule("viscounts.ability.permanent", "viscounts.ability.workshop_1")
@pytest.mark.card("workshop_1", "cliffs_large_link_3")
def test_the_ability_works_for_the_links_of_the_same_building_and_in_the_turn_of_others() -> None:
    table = owner(players=3).hand(0, "thief").hand(1, "thief").at(0, "cliffs_left").goods(0, stone=3)
    table.folk("lake", "princess").folk("hills", "friar").building(1, "workshop_1", "cliffs_4").action()
    table.play(0, "construct:workshop_1,cliffs_2", "hire_free:princess", "discard_card:thief")
    table.play(1, "hire_free:friar", "discard_card:thief")
    assert table.g.over


@pytest.mark.rule("viscounts.ability.permanent", "viscounts.ability.guildhall_1")
@pytest.mark.card("guildhall_1")
def test_the_ability_works_from_the_next_action_on() -> None:
    table = owner(cards=("abbot", "squire", "trader")).at(0, "hills_left").goods(0, stone=10).action()
    table.play(0, "construct:guildhall_1,hills_1")
    assert table.owned() == {"stone": 3, "ink": 1}  # not for itself
    table.action().play(0, "construct:workshop_3,hills_3")
    assert table.owned() == {"stone": 2, "ink": 1, "silver": 2}  # 3 - 2, and the stone of the site; the link


def collide(side: int, table: Table) -> Table:
    """The markers of a side have met on space 4, whose reward for others is rearranging."""
    table.track(side, 4, 4).g.active = side
    return table.run(collision_phase(side))


@pytest.mark.rule("viscounts.ability.workshop_2")
@pytest.mark.card("workshop_2")
def test_second_workshop_virtue_at_the_collision_of_others_without_criminals() -> None:
    for emptied, criminal, marker in (
        (("workshop_2",), "labourer", 6),
        (("workshop_2",), "thief", 7),
        ((), "labourer", 7),
        (all_but("workshop_2"), "labourer", 7),
    ):
        table = collide(1, owner(*emptied, cards=("abbot", "squire", criminal)))
        assert table.markers(0) == (1, marker)
        table.play(0, "arrange:123")
        assert (table.markers(0), table.markers(1)) == ((1, marker), (1, 7))
        assert table.g.over


@pytest.mark.rule("viscounts.ability.workshop_2")
@pytest.mark.card("workshop_2")
def test_second_workshop_looks_at_the_owners_own_board() -> None:
    table = owner("workshop_2").board(1, "thief", "antagonist", "meddler")
    assert collide(1, table).markers(0) == (1, 6)


@pytest.mark.rule("viscounts.ability.workshop_2")
@pytest.mark.card("workshop_2")
def test_second_workshop_at_the_own_collision_before_the_reward() -> None:
    """The met markers go to space 3: 1 silver and a deed instead of 2 silver, a deed and a debt."""
    table = collide(0, owner("workshop_2"))
    assert (table.owned(), table.g.deeds[0], table.g.debts[0]) == ({"silver": 1}, 1, 0)
    table = collide(0, owner())
    assert (table.owned(), table.g.deeds[0], table.g.debts[0]) == ({"silver": 2}, 1, 1)
    table = collide(0, owner("workshop_2", cards=("abbot", "thief", "squire")))
    assert (table.owned(), table.g.deeds[0], table.g.debts[0]) == ({"silver": 2}, 1, 1)


@pytest.mark.rule("viscounts.ability.workshop_2")
@pytest.mark.card("workshop_2")
def test_second_workshop_everybody_who_has_it() -> None:
    table = Table.empty(4).emptied(0, "workshop_2").emptied(2, "workshop_2").emptied(3, "workshop_2")
    collide(1, table.board(2, "thief"))
    assert [table.markers(side) for side in range(4)] == [(1, 6), (1, 7), (1, 7), (1, 6)]


def drawn(*emptied: str) -> int:
    table = owner(*emptied).deck(0, "financier", "journeyman", "lender", "thief", "trader")
    return len(table.run(draw_phase(0)).g.hands[0])


@pytest.mark.rule("viscounts.ability.workshop_3")
@pytest.mark.card("workshop_3")
def test_third_workshop_one_more_card_in_hand() -> None:
    assert drawn() == drawn(*all_but("workshop_3")) == 3
    assert drawn("workshop_3") == 4
