"""Whole matches at the keyboard: every module against a bot, two people, one person, a scenario, both languages."""

import re
from pathlib import Path

import pytest

from pentarchy.cli.show import console
from tests.cli.driving import Ran, anyhow, in_turn, run, saved_files, saved_match, then, until

DUEL = ("play", "kingdom", "--seats", "human,random", "--seed", 4)
GAMES = {
    "menaces": (*DUEL, "-o", "module=menaces"),
    "advisors": (*DUEL, "-o", "module=advisors"),
    "quests": (*DUEL, "-o", "module=quests", "-o", "side=B"),
    "hot-seat": ("play", "kingdom", "-s", "human,human", "--seed", 4),
    "solo": ("play", "kingdom", "-p", 1, "--seed", 4, "-o", "module=quests"),
    "scenario": ("play", "kingdom", "-p", 1, "--seed", 4, "-o", "scenario=prophecy"),
}


def over(ran: Ran, home: Path, *, words: str) -> None:
    """A match came to its end: it says so, the file agrees, and the check of the file passes."""
    assert (ran.code, ran.err) == (0, "")
    assert words in ran.out
    [path] = saved_files(home)
    match = saved_match(path)
    assert match.over
    totals = [str(sum(score.values())) for score in match.scores()]
    assert re.search(r"(Total|Итого)\W+" + r"\W+".join(map(re.escape, totals)), ran.out)
    assert run("replay", "--verify", path).code == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match(name: str, home: Path) -> None:
    over(run(*GAMES[name], answer=anyhow(1)), home, words="The game is over.")


def test_a_whole_match_in_russian(home: Path) -> None:
    ran = run(*GAMES["menaces"], "--lang", "ru", answer=anyhow(2))
    over(ran, home, words="Партия окончена.")
    latin = set(re.findall(r"[A-Za-z]{3,}", re.sub(r"[a-z_]+\.[a-z0-9_.]+|/\S+|pentarchy.*", "", ran.out)))
    assert latin == {"hint"}  # a word to type, like the letters beside it


def test_against_the_bot_of_the_default(home: Path) -> None:
    ran = run("play", "kingdom", answer=then(until(anyhow(3), 12), in_turn(["q"])))
    assert ran.code == 0
    assert "Player 2 (skilled bot)" in ran.out
    [path] = saved_files(home)
    assert {entry.player for entry in saved_match(path).line} == {0, 1}


def test_bots_alone_play_to_the_end(home: Path) -> None:
    over(run("play", "kingdom", "-s", "random, random"), home, words="The game is over.")


def test_the_deal_is_promised_at_the_start_and_shown_at_the_end(home: Path) -> None:
    ran = run("play", "kingdom", "-s", "random,random")
    [path] = saved_files(home)
    luck = saved_match(path).setup.luck
    assert luck.commitment in ran.out.splitlines()[0]
    assert luck.secret in ran.out
    assert luck.secret not in ran.out.partition("The game is over.")[0]
    assert run("replay", "--verify", path, "--commitment", luck.commitment).code == 0
    refused = run("replay", "--verify", path, "--commitment", "0" * 64)
    assert refused.code == 1
    assert "not the one shown before the match" in refused.out


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_line_is_wider_than_the_terminal(width: int, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for files and commands, which stay whole to be copied."""
    monkeypatch.setattr(console, "width", width)
    ran = run(
        *GAMES["menaces"], "-l", lang, answer=then(until(anyhow(5), 30), in_turn(["?", "why", "rule", "s", "c farm"]))
    )
    lines = ran.out.splitlines()[:-2]
    assert len(lines) > 500
    assert [line for line in lines if len(line.rpartition(": ")[2]) > width] == []


def test_the_offer_stands_in_rows_one_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """32 options are 16 lines in a terminal of 80 columns, not 32."""
    monkeypatch.setattr(console, "width", 80)
    ran = run("play", "kingdom", "-s", "human,random", "--seed", 3, "-o", "first=1", answer=["q"])
    rows = [line for line in ran.out.splitlines() if re.search(r"\d\. (left|right) area", line)]
    assert len(rows) == 16
    assert rows[0].split()[-8:] == ["1.", "left", "area", "2.", "left", "area,", "face", "down"]


# setting up -------------------------------------------------------------------------------------------------------
def test_without_a_game_one_is_asked(home: Path) -> None:
    """Enter takes what is marked as the default; nonsense is asked again."""
    ran = run("play", answer=["", "3", "9", "x", "2", "", "", "q"])
    assert ran.code == 0
    assert ran.out.count("is not a choice. Type a number from 1 to") == 2
    [path] = saved_files(home)
    setup = saved_match(path).setup
    assert (setup.players, setup.options["scenario"]) == (1, "rat_invasion")


def test_asked_for_two_at_one_keyboard(home: Path) -> None:
    run("play", answer=["1", "2", "3", "", "", "", "", "", "q"])
    [path] = saved_files(home)
    assert '"seats":["human","human"]' in path.read_text("utf-8")
    assert saved_match(path).setup.options["module"] == "quests"


@pytest.mark.parametrize(("line", "code"), [(None, 1), ("Ctrl-C", 130)])
def test_leaving_while_asked_starts_nothing(line: str | None, code: int, home: Path) -> None:
    ran = run("play", answer=["1"] + ([line] if line else []))
    assert (ran.code, ran.err) == (code, "Nothing was started.\n")
    assert saved_files(home) == []


WRONG = {
    "unknown game": (("play", "chess"), "There is no game 'chess'"),
    "unknown option": (("play", "kingdom", "-o", "weather=sunny"), "There is no option 'weather'"),
    "unknown value": (("play", "kingdom", "-o", "module=dragons"), "The option module is one of"),
    "option without value": (("play", "kingdom", "-o", "module"), "An option is written name=value"),
    "too many players": (("play", "kingdom", "-p", 3), "is for 1 or 2 players, not 3"),
    "unknown bot": (("play", "kingdom", "-s", "human,deepblue"), "not 'deepblue'"),
    "empty seat": (("play", "kingdom", "-s", "human,"), "not ''"),
    "seats and players differ": (("play", "kingdom", "-p", 1, "-s", "human,random"), "1 players need 1 seats, not 2"),
    "bad seed": (("play", "kingdom", "--seed", -1), "A seed is a number from 0"),
    "same menaces": (("play", "kingdom", "-o", "menace_1=thieves", "-o", "menace_2=thieves"), "different kinds"),
    "option without game": (("play", "-p", 1), "--players needs the name of a game"),
    "no pack": (("play", "kingdom", "--content", "/nowhere"), "The content pack '/nowhere' is not a folder"),
    "unknown language": (("games", "-l", "fr"), "There is no language 'fr'; there are en, ru"),
    "unknown rule": (("rules", "kingdom", "draft.luck"), "has no rule 'draft.luck'"),
    "unknown game of rules": (("rules", "go"), "There is no game 'go'"),
    "nothing to resume": (("play", "--resume"), "There is no saved match in"),
    "no bot": (("simulate", "kingdom", "-b", "alphago"), "There is no bot 'alphago'"),
    "bots and players differ": (("simulate", "kingdom", "-p", 1, "-b", "greedy,random"), "1 players need 1 bots"),
    "bad option of a simulation": (("simulate", "kingdom", "-o", "side=C"), "The option side is one of"),
    "no file": (("replay", "/nowhere/match.json"), "cannot be read: No such file"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_one_sentence(name: str, home: Path) -> None:
    words, sentence = WRONG[name]
    ran = run(*words)
    assert sentence in ran.sentence
    assert ran.out == ""
    assert saved_files(home) == []


@pytest.mark.parametrize(
    "words", [("nonsense",), ("play", "kingdom", "-p", "0"), ("simulate",), ("simulate", "kingdom", "-n", "0"), ()]
)
def test_a_wrong_usage_shows_how_it_is_right(words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert "Usage: pentarchy" in ran.out + ran.err
    assert "Traceback" not in ran.err
