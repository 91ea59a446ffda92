"""What can be typed at a question instead of a number."""

import re
from pathlib import Path

import pytest

from pentarchy.games.kingdom import GAME
from pentarchy.match import Match
from pentarchy.text import Speech
from tests.cli.driving import Ran, run, saved_files, saved_match

START = ("play", "kingdom", "--seed", 3, "-s", "human,random", "-o", "first=1", "-o", "module=menaces")


def typed(*lines: str, lang: str = "en") -> Ran:
    """What the terminal shows after the first question, when these lines are typed at it."""
    ran = run(*START, "-l", lang, answer=[*lines, "q"])
    assert (ran.code, ran.err) == (0, "")
    return Ran(0, ran.out.partition("Your choice: " if lang == "en" else "Ваш выбор: ")[2])


def first_hand() -> list[int]:
    """The cards that the first player holds at the first question."""
    return list(Match.new("kingdom", 2, {"first": "1", "module": "menaces"}, seed=3).state.hands[0])  # type: ignore[attr-defined]  # a field of this game


def name(card: int, lang: str = "en") -> str:
    return Speech(GAME, GAME.load(None), lang).card(card)


def test_help_names_every_command() -> None:
    shown = typed("?").out
    for command in ("a number", "c NAME", "rule", "why", "t:", "l:", "s:", "u:", "r:", "lang", "q:"):
        assert command in shown
    assert "Signs: ■ materials" in shown
    assert re.search(r"for example offer:\w+", shown)


@pytest.mark.parametrize("wish", ["farm", "FARM", "ферма", "Ферма", "farm.1"])
def test_help_on_a_card_by_its_name_in_any_language(wish: str) -> None:
    shown = typed(f"c {wish}").out
    assert shown.startswith("Farm\n  Development card, structure.")
    assert "Values: " in shown


def test_help_on_a_card_in_russian() -> None:
    assert typed("c FARM", lang="ru").out.startswith("Ферма\n  Карта развития, строение.")


def test_help_on_the_card_of_an_option() -> None:
    card = first_hand()[1]
    assert typed("c 5").out.startswith(f"{name(card)}\n")


def test_the_beginning_of_a_name_is_enough_and_the_others_are_named() -> None:
    shown = typed("c gr").out
    assert shown.startswith("Great")
    assert re.search(r"^Also: .*Grand Market", shown, re.MULTILINE)


def test_help_on_what_is_no_card() -> None:
    """Duchies (both sides), quest boards and scenarios are components, too."""
    shown = typed("c valados", "c the usurper", "c rat invasion").out
    assert shown.startswith("Valados (valados_a)\n")
    assert "Valados (valados_b)\n" in shown
    assert "The Usurper\n" in shown
    assert "Rat invasion\n" in shown


@pytest.mark.parametrize("wish", ["c", "c dragon king", "c 33", "c 0"])
def test_no_such_component(wish: str) -> None:
    assert typed(wish).out.startswith("There is no component “")


def test_rules_by_id_by_group_and_of_the_question() -> None:
    assert typed("rule").out.startswith("Rule draft.offer_two_cards\n")
    assert typed("rule draft.deal").out.startswith("Rule draft.deal\n  At the start of the draft")
    assert typed("RULE kingdom.draft.deal").out.startswith("Rule draft.deal\n")
    assert typed("rule draft").out.count("\ndraft.") > 10
    assert typed("rule draft.luck").out.startswith("There is no rule “draft.luck”.")


def test_why_not() -> None:
    assert typed("why").out.startswith("Nothing in sight is forbidden.")


def test_why_not_with_reasons() -> None:
    """With no krystallium at hand, what it could pay is refused by its rule."""
    scenario = run("play", "kingdom", "-p", 1, "-o", "scenario=rat_invasion", "--seed", 1, answer=["why", "q"])
    assert re.search(r"scenario\.1\.no_recycle: [^:]+\n  Discard Farm", scenario.out)
    assert scenario.out.count("scenario.1.no_recycle: ") == 1


def test_the_table_again_the_log_and_the_points() -> None:
    assert "Round 1 of 4 · Draft" in typed("t").out
    assert typed("l").out.startswith("  Player 1 leads ")
    assert "  Round 1 begins. First player: Player " in typed("l").out
    assert "Calamities" in typed("s").out


def test_another_language_in_the_middle(home: Path) -> None:
    shown = typed("lang ru").out
    assert "Раунд 1 из 4 · Драфт" in shown
    assert "Ваш выбор:" in shown
    assert "Round 1 of 4" not in shown
    [path] = saved_files(home)
    assert '"lang":"en"' in path.read_text("utf-8")  # nothing was played in the other one
    assert "Ваш ход" not in typed("lang", "lang").out
    assert typed("lang fr").out.startswith("There is no language “fr”. Available: en, ru.")


@pytest.mark.parametrize(
    "line", ["0", "33", "9" * 5000, "²", "dance", "build", "offer:farm.9,left,up", "\ufffd", "[b]x"]
)
def test_nonsense_is_refused_and_the_question_stays(line: str, home: Path) -> None:
    shown = typed(line).out
    assert re.match(r"There is no option|“.*” is neither a number nor a command", shown, re.DOTALL)
    assert "Your choice:" in shown
    [path] = saved_files(home)
    assert saved_match(path).number == 0


def test_a_move_that_is_not_offered_is_refused(home: Path) -> None:
    assert typed("done").out.startswith("This move is not possible now: it is not among the options.")
    assert saved_match(saved_files(home)[0]).number == 0


def test_a_move_that_a_rule_forbids_is_refused_with_the_rule() -> None:
    token = GAME.load(None).tokens[GAME.load(None).by_design["farm"][0]]
    ran = run("play", "kingdom", "-p", 1, "-o", "scenario=rat_invasion", "--seed", 1, answer=[f"scrap:{token}", "q"])
    assert "This move is not possible now: " in ran.out
    assert "not among the options" not in ran.out


def test_a_move_in_notation_is_played(home: Path) -> None:
    token = GAME.load(None).tokens[first_hand()[0]]
    typed(f"offer:{token},left,up")
    [path] = saved_files(home)
    assert saved_match(path).log[0].action == f"offer:{token},left,up"


def test_undo_and_redo(home: Path) -> None:
    shown = typed("1", "u", "r", "u").out
    assert re.findall(r"Undone\.|Redone\.", shown) == ["Undone.", "Redone.", "Undone."]
    match = saved_match(saved_files(home)[0])
    assert [record.action for record in match.log][1:] == ["-undo", "-redo", "-undo"]
    assert len(match.line) == 0


def test_nothing_to_undo_or_redo() -> None:
    assert typed("u").out.startswith("You have no move to undo.")
    assert typed("r").out.startswith("There is nothing to redo.")


def test_what_was_shown_cannot_be_undone() -> None:
    """The offer lies open and the bot has answered it: too late."""
    shown = typed("1", "1", "u").out
    assert "This cannot be undone: since then something hidden was shown" in shown
    assert "Undone." not in shown
