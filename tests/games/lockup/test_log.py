"""What the log tells: where everything comes from, how much it was, and how a comparison was decided."""

import pytest

from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.expert import board_bonus, choose_trait
from pentarchy.games.lockup.patrol import move_goons, patrol_steps, place_suspicion, raid
from pentarchy.games.lockup.rewards import finish_item, join_goon
from pentarchy.games.lockup.rounds import end_game
from pentarchy.text import Speech
from tests.games.lockup.table import Table

NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve")


def log(table: Table, since: int = 0) -> list[str]:
    """What everybody may read, from some event on."""
    speech = Speech(GAME, table.content, "en", NAMES[: table.g.players])
    lines = []
    for kind, args, mask in (table.g.events or [])[since:]:
        domains = GAME.state.happens.kinds[kind]
        hidden = not mask >> table.g.players & 1
        seen = [None if domain.pieces and hidden else arg for domain, arg in zip(domains, args, strict=True)]
        lines.append(speech.event((kind, seen)))
    return lines


def told(table: Table) -> int:
    return len(table.g.events or [])


# the opening ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.setup.first_player", "lockup.setup.achievements")
def test_the_opening_names_the_first_player_the_crews_and_the_achievements() -> None:
    table = Table(3, first="2")
    lines = log(table)
    assert lines[0] == "The first player token starts with Bob."
    assert "Bob leads the Gnolls: reputation 10, power 1, suspicion 0, storage limit 5." in lines
    assert sum(line.startswith("New goon in the ") for line in lines) == 5
    assert sum(line.startswith("New item in the display: ") for line in lines) == 4
    kinds = [line.split("(")[1].split(":")[0] for line in lines if line.startswith("Achievement in play: ")]
    assert kinds[:2] == ["Supremacy, 8 stars at the end", "Rush, 5 stars at once"]
    assert kinds[2] in ("End game, 8 stars for the most, 4 for the second most", "End game, for everybody at the end")
    assert lines[-1] == "Round 1 begins."


@pytest.mark.rule("lockup.solo.setup.guard_reputation", "lockup.solo.setup.first_player")
def test_alone_the_opening_names_what_the_guards_have() -> None:
    lines = log(Table(1))
    assert lines[:2] == [
        "The first player token starts with the guards.",
        "The guards start with reputation 10 and power 1.",
    ]


# sources --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.craft.effects")
def test_effects_of_an_item_name_it() -> None:
    table = Table.empty(2).tokens(0, "cell_block", "crew_5").shop("false_bottom_trunk").cubes(0, scrap=3, iron=1)
    since = told(table.check("cell_block"))
    table.play(0, "make:false_bottom_trunk")
    assert log(table, since) == [
        "Ann crafted False-Bottom Trunk for 3 scrap, 1 iron: +7 stars.",
        "Ann raised the storage limit by 1 to 6 (False-Bottom Trunk).",
        "Ann gained 1 scrap (False-Bottom Trunk).",
    ]


@pytest.mark.rule("lockup.recruit.effects", "lockup.location.chow_hall.either_or")
def test_recruiting_tells_the_price_the_goon_and_what_it_brings() -> None:
    table = Table.empty(2).tokens(0, "chow_hall", "crew_5").row("flayer_4", "dwarf_1").cubes(0, scrap=4)
    since = told(table.check("chow_hall"))
    table.play(0, "enlist:2", "hire:flayer_4")
    assert log(table, since) == [
        "Ann paid 4 scrap to recruit 2 goons.",
        "Ann recruited Flayer (1 gem, +1 potion, suspicion 2): Chow Hall.",
        "Ann gained 1 potion (Flayer).",
        "Ann recruited Dwarf (1 shield, no suspicion): Chow Hall.",
    ]


@pytest.mark.rule("lockup.bandit.claim")
def test_a_bandits_cube_is_told_when_it_comes_and_when_it_is_taken() -> None:
    table = Table.empty(2).row("", "", "bandit_gold").tokens(0, "smithy", "crew_5")
    since = told(table)
    table.run(place_suspicion()).check("smithy").play(0, "take:smithy")
    lines = log(table, since)
    assert lines[:2] == [
        "Placed in the Smithy: 2 suspicion cubes (Bandit).",
        "A bandit brought 1 gold to the Smithy.",
    ]
    assert lines[-2:] == ["Ann gained 2 iron (Smithy).", "Ann also took 1 gold that a bandit had brought (Smithy)."]


@pytest.mark.rule("lockup.expert.side_b", "lockup.expert.goon_bonus")
def test_bonuses_name_the_crew_and_the_trait() -> None:
    table = Table.empty(3)
    since = told(table)
    table.run(board_bonus(0))
    table.put("dealt", 0, "charismatic", "lucky")
    table.put("goon_deck", -1, "dwarf_1", "dwarf_2", "dwarf_3")
    table.run(choose_trait(0)).play(0, "adopt:charismatic", "hire_shown:dwarf_3")
    lines = log(table, since)
    assert lines[1:3] == ["Ann gained 2 gold (Goblins).", "Ann gained 1 star (Goblins)."]
    assert lines[-3:] == [
        "Ann recruited Dwarf (+1 scrap, no suspicion): Charismatic.",
        "Ann gained 1 scrap (Dwarf).",
        "Ann gained 2 stars (Charismatic).",
    ]


@pytest.mark.rule("lockup.effect.exchange", "lockup.location.commissary.others")
def test_exchanges_are_one_line_with_both_sides() -> None:
    table = Table.empty(3).tokens(0, "commissary", "crew_5").tokens(1, "commissary", "crew_4")
    table.tokens(2, "commissary", "crew_3").cubes(1, scrap=1).cubes(2, scrap=1, potion=1)
    since = told(table.check("commissary"))
    table.play(0, "gain_cube:gold").play(1, "swap:scrap,gold").play(2, "barter:scrap,potion,iron")
    assert log(table, since) == [
        "Ann gained 1 gold (Commissary).",
        "Bob exchanged 1 scrap for 1 gold (Commissary).",
        "Cid gave 1 scrap and 1 potion for 1 iron (Commissary).",
    ]


@pytest.mark.rule("lockup.effect.give_suspicion", "lockup.effect.drop_suspicion")
def test_suspicion_given_and_discarded_names_the_card() -> None:
    table = Table.empty(2).suspicion(0, 2)
    table.put("hands", 0, "art_of_frame_up")
    since = told(table.run(patrol_steps()))
    table.play(0, "book:art_of_frame_up")
    assert log(table, since)[:3] == [
        "Ann played The Art of the Frame-Up.",
        "Ann gave 1 suspicion cube to Bob (The Art of the Frame-Up).",
        "Ann returned 1 suspicion cube to the supply (The Art of the Frame-Up).",
    ]


@pytest.mark.rule("lockup.effect.gain_resource")
def test_a_resource_of_choice_names_the_card_that_gives_it() -> None:
    table = Table.empty(2)
    table.put("dealt", 0, "hoarding", "lucky")
    table.run(choose_trait(0))
    since = told(table)
    table.play(0, "adopt:hoarding", "gain_cube:gold", "gain_cube:iron")
    assert log(table, since)[2:4] == ["Ann gained 1 gold (Hoarding).", "Ann gained 1 iron (Hoarding)."]


@pytest.mark.card("cutthroat_crafting")
def test_cubes_of_a_payment_name_the_book_that_took_them() -> None:
    table = Table.empty(2).tokens(0, "cell_block", "crew_5").shop("rusty_shiv").cubes(0, scrap=2)
    table.put("hands", 1, "cutthroat_crafting")
    since = told(table.check("cell_block").go_on(lambda g: g.asks[0] is not None))
    table.play(0, "make:rusty_shiv").play(1, "book:cutthroat_crafting", "grab:scrap", "done")
    assert log(table, since) == [
        "Ann crafted Rusty Shiv for 2 scrap: +3 stars, 1 shield.",
        "Bob played Cutthroat Crafting.",
        "Bob gained 1 scrap (Cutthroat Crafting).",
    ]


@pytest.mark.rule("lockup.solo.effect.book", "lockup.solo.cell_block.stars")
def test_the_guards_are_told_like_a_player() -> None:
    table = Table.empty(1)
    table.g.location = 5
    since = told(table)
    join_goon(table.g, 1, -1, table.put("goons", 1, "cultist_1")[0])
    table.g.goons[1] = table.g.goons[1][:1]
    table.run()
    assert log(table, since) == [
        "The guards recruited Cultist (draw a book, no suspicion): Chow Hall.",
        "The guards gained 1 star (Cultist).",
    ]
    since = told(table)
    table.run(finish_item(1, table.put("items", 1, "bone_knuckles")[0]))
    assert log(table, since) == ["The guards gained 1 power cube (Bone Knuckles)."]


# comparisons ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.lights_out.tie_break", "lockup.lights_out.suspicion.lookout")
def test_a_check_tells_strengths_ties_suspicion_and_losers() -> None:
    table = Table.empty(3).tokens(0, "smithy", "crew_4", "lookout").tokens(1, "smithy", "crew_4")
    table.tokens(2, "smithy", "crew_3").suspicion_at("smithy", 2)
    since = told(table)
    table.check("smithy").play(0, "take:smithy").play(1, "decline")
    assert log(table, since) == [
        "Next to be checked: Smithy.",
        "Smithy, place 1: Ann, strength 4 (a tie, ahead by turn order).",
        "Smithy, place 2: Bob, strength 4.",
        "Smithy, place 3: Cid, strength 3.",
        "Ann avoided suspicion in the Smithy: a lookout is there.",
        "Bob took 2 suspicion cubes in the Smithy, as the strongest without a lookout.",
        "Ann gained 2 iron (Smithy).",
        "Bob went without the reward of the Smithy and on to the Library.",
        "Cid got no reward in the Smithy and moved on to the Library.",
    ]


@pytest.mark.card("dirty_fighting", "guide_to_disguise")
def test_strength_and_escapes_by_books_are_told() -> None:
    table = Table.empty(2).tokens(0, "smithy", "crew_2").tokens(1, "smithy", "lookout").suspicion_at("smithy", 1)
    table.put("hands", 0, "dirty_fighting", "guide_to_disguise")
    table.check("smithy").play(0, "book:dirty_fighting")
    since = told(table)
    table.play(0, "skip", "book:guide_to_disguise")
    assert log(table, since) == [
        "Smithy, place 1: Ann, strength 5, 3 of it by books.",
        "Smithy, place 2: Bob, strength 0.",
        "Ann played Guide to Disguise: you count as having a lookout here.",
        "Ann avoided suspicion in the Smithy by a book.",
        "Bob avoided suspicion in the Smithy: a lookout is there.",
        "Left in the Smithy: 1 suspicion cube.",
    ]


@pytest.mark.rule("lockup.raid.first", "lockup.raid.second", "lockup.raid.zero", "lockup.raid.return")
@pytest.mark.parametrize(
    ("cubes", "lines"),
    [
        (
            (4, 2, 1, 0),
            ["Ann had the most suspicion (4) and lost 8 stars.",
             "Bob had the second most suspicion (2) and lost 4 stars.",
             "Cid had less suspicion (1) and lost nothing.", "Dora had no suspicion and lost nothing."],
        ),
        (
            (3, 3, 2, 2),
            ["Ann tied for the most suspicion (3) and lost 4 stars.",
             "Bob tied for the most suspicion (3) and lost 4 stars.",
             "Cid had less suspicion (2) and lost nothing.", "Dora had less suspicion (2) and lost nothing."],
        ),
        (
            (3, 1, 1, 0),
            ["Ann had the most suspicion (3) and lost 8 stars.",
             "Bob tied for the second most suspicion (1) and lost 2 stars.",
             "Cid tied for the second most suspicion (1) and lost 2 stars.", "Dora had no suspicion and lost nothing."],
        ),
    ],
)  # fmt: skip
def test_a_raid_tells_who_loses_what_and_why(cubes: tuple[int, ...], lines: list[str]) -> None:
    table = Table.empty(4).suspicion_at("sewers", 2)
    for player, count in enumerate(cubes):
        table.suspicion(player, count)
    since = told(table)
    back = f"Suspicion cubes back to the supply: {sum(cubes)} from the boards, 2 from the locations."
    assert log(table.run(raid()), since) == [*lines, back]


@pytest.mark.rule("lockup.raid.two_players", "lockup.raid.two_players_tie")
@pytest.mark.parametrize(
    ("cubes", "lines"),
    [
        ((2, 1), ["Ann had the most suspicion (2) and lost 6 stars.", "Bob had less suspicion (1) and lost nothing."]),
        (
            (2, 2),
            ["Ann had suspicion 2, as much as the other side: nothing is lost.",
             "Bob had suspicion 2, as much as the other side: nothing is lost."],
        ),
    ],
)  # fmt: skip
def test_a_raid_of_two(cubes: tuple[int, int], lines: list[str]) -> None:
    table = Table.empty(2).suspicion(0, cubes[0]).suspicion(1, cubes[1])
    since = told(table)
    assert log(table.run(raid()), since)[:2] == lines


@pytest.mark.rule("lockup.solo.raid.guards_more")
def test_alone_the_cubes_that_the_player_keeps_are_told() -> None:
    table = Table.empty(1).suspicion(0, 2).suspicion(1, 3)
    since = told(table)
    assert log(table.run(raid()), since) == [
        "Ann had less suspicion (2) and lost nothing.",
        "The guards had the most suspicion (3) and lost 6 stars.",
        "Suspicion cubes back to the supply: 3 from the boards, 0 from the locations.",
        "Ann kept 2 suspicion cubes.",
    ]


@pytest.mark.rule("lockup.scoring.order")
def test_the_final_scoring_is_told_line_by_line() -> None:
    table = Table.empty(2).cubes(0, scrap=2, gold=1)
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, "supremacy_shield", "end_goons")
    table.put("goons", 1, "flayer_1")
    table.put("hands", 1, "misers_confession")
    table.g.supremacy = 0
    since = told(table)
    assert log(table.run(end_game()), since) == [
        "Final scoring, Ann. Reputation: 10 stars.",
        "Final scoring, Ann. Supremacy: 6 stars.",
        "Final scoring, Ann. Resources left: 4 stars.",
        "Final scoring, Ann. First player token: 2 stars.",
        "Final scoring, Ann. Total: 22 stars.",
        "Final scoring, Bob. Reputation: 10 stars.",
        "Final scoring, Bob. End game achievement: 6 stars.",
        "Final scoring, Bob. Goons: 4 stars.",
        "Final scoring, Bob. Unplayed books: 1 star.",
        "Final scoring, Bob. Total: 21 stars.",
        "The game is over.",
    ]


@pytest.mark.rule("lockup.patrol.goons.discard", "lockup.patrol.goons.shift")
@pytest.mark.parametrize(
    ("row", "lines"),
    [
        (("dwarf_1", "", "flayer_3", "", ""),
         ["Flayer moved on to the Chow Hall.", "Dwarf moved on to the Commissary."]),
        (("", "", "", "", "dwarf_1"), ["Discarded from the Chow Hall: Dwarf."]),
        (("", "", "", "dwarf_1", ""), ["Dwarf moved on to the Chow Hall."]),
        (("", "", "", "flayer_3", "dwarf_1"),
         ["Discarded from the Chow Hall: Dwarf.", "Flayer moved on to the Chow Hall."]),
    ],
)  # fmt: skip
def test_goons_that_leave_and_goons_that_move_are_told_apart(row: tuple[str, ...], lines: list[str]) -> None:
    table = Table.empty(2).row(*row)
    since = told(table)
    shown = [line for line in log(table.run(move_goons()), since) if not line.startswith("New goon")]
    assert shown == lines


@pytest.mark.card("recruiters_notes")
def test_goons_for_nothing_are_told_once() -> None:
    table = Table.empty(2).tokens(0, "chow_hall", "crew_5").row("dwarf_1")
    table.put("hands", 0, "recruiters_notes")
    table.check("chow_hall").play(0, "skip", "book:recruiters_notes")
    since = told(table)
    table.play(0, "enlist:1")
    assert log(table, since) == ["Ann recruited Dwarf (1 shield, no suspicion): Chow Hall."]


@pytest.mark.rule("lockup.scoring.supremacy", "lockup.scoring.supremacy_2p")
@pytest.mark.parametrize(("players", "stars"), [(1, 6), (2, 6), (3, 8)])
def test_the_opening_tells_the_stars_of_supremacy(players: int, stars: int) -> None:
    lines = log(Table(players))
    assert sum(f"(Supremacy, {stars} stars at the end: most " in line for line in lines) == 1
