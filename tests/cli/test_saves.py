"""Saved matches: left in any way and resumed, and files that are not what they should be."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.driving import Ran, anyhow, in_turn, run, saved_files, saved_match, then, until

PLAY = ("play", "kingdom", "-s", "human,random", "--seed", 4)
SOME = until(anyhow(1), 25)


def question(ran: Ran) -> str:
    """The last table and question on the screen."""
    return ran.out[ran.out.rindex("Round ") :].partition("Your choice:")[0]


@pytest.mark.parametrize(("last", "code"), [("q", 0), ("Ctrl-C", 130), (None, 1)])
def test_a_match_that_was_left_goes_on_at_the_same_question(last: str | None, code: int, home: Path) -> None:
    ran = run(*PLAY, answer=then(until(anyhow(1), 25), until(lambda shown: "t", 1), in_turn([last] if last else [])))
    assert ran.code == code
    assert ran.err == ("" if last else "The input has ended; the match is saved and can be resumed.\n")
    [path] = saved_files(home)
    assert f"Saved to {path}\nTo go on later: pentarchy play --resume\n" in ran.out
    before = path.read_text("utf-8")
    again = run("play", "--resume", answer=["q"])
    assert again.code == 0
    assert f"Resumed from {path}" in again.out
    assert question(again) == question(ran)
    assert path.read_text("utf-8") == before


def test_a_resumed_match_has_the_same_seats_and_language(home: Path) -> None:
    run("play", "kingdom", "-s", "random,human", "-l", "ru", answer=until(anyhow(1), 5, "q"))
    again = run("play", "--resume", answer=["q"])
    assert "Игрок 1 (бот: случайный)" in again.out
    assert "Игрок 2 (вы)" in again.out
    assert "Player 2 (you)" in run("play", "--resume", "-l", "en", answer=["q"]).out


def test_a_resumed_match_tells_only_what_is_new(home: Path) -> None:
    """Not everything since the first round."""
    run(*PLAY, answer=until(anyhow(1), 25, "q"))
    again = run("play", "--resume", answer=["q"])
    assert "Round 1 begins." not in again.out
    assert "Round 1 begins." in run("play", "--resume", answer=["l", "q"]).out


def test_a_finished_match_shows_its_end_again(home: Path) -> None:
    ended = run("play", "kingdom", "-s", "human,random", answer=anyhow(1))
    again = run("play", "--resume")
    assert (again.code, again.err) == (0, "")
    assert again.out.partition("The game is over.")[2] == ended.out.partition("The game is over.")[2]


def test_the_match_saved_last_is_resumed_or_that_of_a_file(home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "my match.json"
    run(*PLAY, "--file", mine, answer=["q"])
    left = run(*PLAY, answer=["q"])
    newest, other = saved_files(home)[0], tmp_path / "home/saves/kingdom-0.json"
    other.write_bytes(newest.read_bytes())
    os.utime(other, (1, 1))
    assert f"Resumed from {newest}\n" in run("play", "kingdom", "--resume", answer=["q"]).out
    assert "--file" not in left.out
    again = run("play", "--resume", "-f", mine, answer=["q"])
    assert f"To go on later: pentarchy play --resume --file '{mine}'" in again.out


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    mine = tmp_path / "match.json"
    mine.write_text("my shopping list")
    assert "exists already; add --resume" in run(*PLAY, "--file", mine).sentence
    assert mine.read_text() == "my shopping list"


@pytest.mark.parametrize("words", [("-p", 2), ("-s", "human,human"), ("-o", "side=B"), ("--seed", 1)])
def test_a_resumed_match_keeps_its_setup(words: tuple[object, ...]) -> None:
    run(*PLAY, answer=["q"])
    assert "cannot be changed in a match that is resumed" in run("play", "--resume", *words).sentence


def test_two_terminals_do_not_overwrite_each_other(home: Path) -> None:
    """The second one played on; the first is told so, and the file keeps what was saved."""
    run(*PLAY, answer=["q"])
    [path] = saved_files(home)

    def meanwhile(shown: str) -> str:
        assert run("play", "--resume", answer=["1", "q"]).code == 0
        return "1"

    ran = run("play", "--resume", answer=until(meanwhile, 1))
    assert "was changed by another program meanwhile" in ran.sentence
    assert saved_match(path).number >= 1


# content packs ----------------------------------------------------------------------------------------------------
def pack(folder: Path, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "developments.toml").write_text(text, "utf-8")
    return folder


def test_a_match_with_a_content_pack_needs_it_again(home: Path, tmp_path: Path) -> None:
    mine = pack(tmp_path / "pack", '[farm]\nname = { en = "Bean Field", ru = "Бобовое поле" }\n')
    left = run(*PLAY, "--content", mine, answer=["c bean field", "q"])
    assert "Bean Field\n  Development card" in left.out
    assert f"pentarchy play --resume --content {mine}" in left.out
    assert "If a content pack was used, name its folder with --content" in run("play", "--resume").sentence
    again = run("play", "--resume", "--content", mine, answer=["c bean field", "q"])
    assert (again.code, "Bean Field\n" in again.out) == (0, True)
    [path] = saved_files(home)
    assert "name its folder with --content" in run("replay", path).sentence
    assert run("replay", path, "--content", mine).code == 0
    assert run("replay", "--verify", path).code == 3, "it is not forged, only played with other components"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [('[farm]\ncost = "Q2"\n', "developments.toml: [farm] cost: column 1"), ("[farm\n", "developments.toml: "),
     ("[barn]\n", "developments.toml: [barn]: no such entry"), ("[farm]\nluck = 1\n", "[farm] luck: no such field")],
)  # fmt: skip
def test_a_wrong_content_pack(text: str, sentence: str, home: Path, tmp_path: Path) -> None:
    mine = pack(tmp_path / "pack", text)
    for words in (("play", "kingdom"), ("simulate", "kingdom", "-n", 1)):
        assert sentence in run(*words, "--content", mine).sentence
    assert saved_files(home) == []


def test_a_content_pack_that_is_no_text(tmp_path: Path) -> None:
    mine = pack(tmp_path / "pack", "")
    (mine / "developments.toml").write_bytes(b"\xff\xfe\x00")
    assert "developments.toml: cannot be read" in run("play", "kingdom", "--content", mine).sentence
    assert "is not a folder" in run("play", "kingdom", "--content", mine / "developments.toml").sentence


# bad files --------------------------------------------------------------------------------------------------------
BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", "not readable JSON"),
    "cut off": (lambda text: text[: len(text) // 2], "not readable JSON"),
    "a list": (lambda text: "[1]", "must be a JSON object"),
    "nested": (lambda text: "[" * 100_000, "not readable JSON"),
    "another seed": (lambda text: text.replace('"chosen":4', '"chosen":5'), "its digest does not fit"),
    "another move": (lambda text: text.replace('"log":[[', '"log":[[1,"done"],['), "its digest does not fit"),
    "no seats": (lambda text: text.replace('["human","random"]', '["human"]'), "who sits where"),
    "a strange seat": (lambda text: text.replace('"human"', '"cat"'), "who sits where"),
    "a strange language": (lambda text: text.replace('"lang":"en"', '"lang":"xx"'), "a language that does not exist"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_save_is_one_sentence(name: str, home: Path) -> None:
    run(*PLAY, answer=until(anyhow(1), 5, "q"))
    [path] = saved_files(home)
    damage, sentence = BROKEN[name]
    text = path.read_text("utf-8")
    path.write_text(damage(text), "utf-8")
    assert path.read_text("utf-8") != text
    ran = run("play", "--resume")
    assert sentence in ran.sentence
    assert str(path) in ran.sentence


@pytest.mark.parametrize("option", ["play --resume --file", "replay", "replay --verify"])
def test_files_that_are_no_matches(option: str, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(256)))
    assert "is not a text file" in run(*option.split(), tmp_path / "picture").sentence
    assert "Is a directory" in run(*option.split(), tmp_path).sentence


@pytest.mark.parametrize("words", [PLAY, ("play", "--resume")])
def test_a_home_that_is_a_file(words: tuple[object, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PENTARCHY_HOME", str(tmp_path / "file"))
    assert str(tmp_path / "file") in run(*words).sentence


def test_a_save_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "match.json.new").mkdir()
    assert "cannot be saved to" in run(*PLAY, "--file", tmp_path / "match.json").sentence


def test_an_exported_match_is_resumed_by_people(home: Path, tmp_path: Path) -> None:
    run(*PLAY, answer=until(anyhow(1), 5, "q"))
    [path] = saved_files(home)
    export = tmp_path / "export.json"
    export.write_text(json.dumps(json.loads(path.read_text("utf-8"))["match"]))
    ran = run("play", "--resume", "-f", export, answer=["", "q"])
    assert ran.code == 0
    assert "Hand over to Player" in ran.out
    assert "bot" not in ran.out
