"""Match files: every match comes back as it was, and what was damaged or tampered with is refused in one sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentarchy import __version__
from pentarchy.engine.errors import BadSave
from pentarchy.match import FORMAT, MIGRATIONS, REDO, TAKE_BACK, UNDO, Luck, Match, from_json, to_json, verify
from pentarchy.match.log_file import MAX_BYTES
from tests.match.playing import DUEL, MODES, Dice, duel, mode_name, sealed, signature, wander, waver

Data = dict[str, Any]


def committed() -> Match:
    """A finished match with secret, entropy, and moves taken back."""
    luck = Luck("5" * 64, ("дождь", "moon"))
    return waver(Match.new("kingdom", 2, DUEL, luck=luck), Dice(8))


FINISHED = to_json(committed())
RUNNING = to_json(wander(duel(), Dice(4), stop=lambda match: match.number == 40))


# round trips ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_every_mode_comes_back_from_its_file(mode: tuple[int, dict[str, str]]) -> None:
    players, options = mode
    match = waver(Match.new("kingdom", players, options, luck=Luck("a" * 64)), Dice(21))
    text = to_json(match)
    again = from_json(text.encode())
    assert signature(again) == signature(match)
    assert to_json(again) == text
    assert {UNDO, REDO} <= {record.action for record in match.log}


def test_a_match_killed_after_each_move_goes_on_identically() -> None:
    """Also what was taken back and can be played again survives, and which moves are stale."""
    match, dice = Match.new("kingdom", 2, DUEL, seed=6), Dice(13)
    while not match.over:
        seed = dice.pick(range(10**6))
        again = from_json(to_json(match))
        assert signature(waver(again, Dice(seed), 1)) == signature(waver(match, Dice(seed), 1))
        assert again._since == match._since
        assert again._undone == match._undone
        match = again


def test_a_file_says_what_it_is() -> None:
    match = committed()
    data = json.loads(to_json(match))
    assert (data["format"], data["engine"], data["game"], data["players"]) == (FORMAT, __version__, "kingdom", 2)
    assert data["options"] == dict(match.setup.options)
    assert data["luck"] == {
        "commitment": match.setup.luck.commitment,
        "entropy": ["дождь", "moon"],
        "generator": "blake2b",
        "secret": "5" * 64,
        "seed": match.setup.luck.shown_seed,
    }
    assert data["log"] == [[record.player, record.action] for record in match.log]
    assert [index for index, _ in data["snapshots"]] == [*range(100, len(match.line), 100), len(match.line)]
    assert data["snapshots"][-1][1] == match.state.encode()
    assert data["result"]["scores"] == match.scores()


def test_a_match_is_rebuilt_from_the_records_of_its_log() -> None:
    match = committed()
    again = Match(match.setup, match.content)
    for record in match.log:
        again.do(record)
    assert signature(again) == signature(match)


def test_a_take_back_by_consent_is_in_the_file() -> None:
    match = wander(duel(), Dice(4), stop=lambda match: match.number == 50)
    match.undo(match.line[-1].player, force=True)
    assert json.loads(to_json(match))["log"][-1][1] == TAKE_BACK
    assert signature(from_json(to_json(match))) == signature(match)


def test_a_content_pack_is_part_of_the_match(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "developments.toml").write_text('[farm]\nvp = "3"\n', "utf-8")
    match = wander(Match.new("kingdom", 2, DUEL, seed=1, pack=pack), Dice(1))
    assert signature(from_json(to_json(match), pack)) == signature(match)
    with pytest.raises(BadSave, match=r"another content pack: its fingerprint is '[0-9a-f]{16}', the one here is"):
        from_json(to_json(match))
    with pytest.raises(BadSave, match="another content pack"):
        from_json(FINISHED, pack)
    with pytest.raises(BadSave, match="not a folder"):
        from_json(to_json(match), tmp_path / "nowhere")


# what a running match shows -------------------------------------------------------------------------------------
def test_the_announcement_of_a_running_match_gives_nothing_away() -> None:
    match = wander(Match.new("kingdom", 2, DUEL, luck=Luck.draw("rain")), Dice(4), stop=lambda match: match.number == 9)
    text = to_json(match, public=True)
    data = json.loads(text)
    assert data["luck"] == {"commitment": match.setup.luck.commitment, "entropy": ["rain"], "generator": "blake2b"}
    assert data["running"] == 9
    assert not {"log", "snapshots", "result"} & set(data)
    assert match.setup.luck.secret not in text
    assert match.setup.luck.shown_seed not in text
    with pytest.raises(BadSave, match="announcement of a running match"):
        from_json(text)


def test_the_announcement_of_a_chosen_seed_does_not_name_it() -> None:
    match = Match.new("kingdom", 2, DUEL, seed=987654321)
    text = to_json(match, public=True)
    assert "987654321" not in text
    assert json.loads(text)["luck"] == {"chosen": None}


def test_after_the_end_everything_is_public() -> None:
    assert to_json(committed(), public=True) == FINISHED


# tampering ------------------------------------------------------------------------------------------------------
def put(*path: Any, value: Any) -> Callable[[Data], None]:
    """Replace what is at a path."""

    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


def drop(*path: Any) -> Callable[[Data], None]:
    """Remove what is at a path."""

    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


def append(*path: Any, value: Any) -> Callable[[Data], None]:
    """Add to the list at a path."""

    def change(data: Any) -> None:
        for key in path:
            data = data[key]
        data.append(value)

    return change


def cut_log(data: Data) -> None:
    del data["log"][-5:]


def take_the_other_area(data: Data) -> None:
    record = next(record for record in data["log"] if record[1] == "take:left")
    record[1] = "take:right"


def undo_what_was_shown(data: Data) -> None:
    """Slip an undo in right after a card was laid face up."""
    actions = [action for _, action in data["log"]]
    number = next(i for i, action in enumerate(actions) if action.endswith(",up") and "take" in actions[i + 1])
    data["log"].insert(number + 1, [data["log"][number][0], UNDO])


def yes_for_1(data: Data) -> None:
    """In Python True equals 1; in a file it is something else."""
    state = data["snapshots"][-1][1]
    name = next(name for name, value in state.items() if value == 1)
    state[name] = True


TAMPERED = {
    "no game": (drop("game"), "lacks the field 'game'"),
    "more fields": (put("cheat", value=1), "unknown field 'cheat'"),
    "newer format": (put("format", value=4), "cannot read files of the format 4"),
    "format in words": (put("format", value="one"), "cannot read files of the format 'one'"),
    "format yes": (put("format", value=True), "cannot read files of the format True"),
    "unknown game": (put("game", value="chess"), "no game 'chess'"),
    "endless game": (put("game", value="k" * 300), "field 'game' with an impossible value"),
    "no number of players": (put("players", value="two"), "field 'players' with an impossible value: 'two'"),
    "too many players": (put("players", value=9), "not 9"),
    "unknown option": (put("options", "colour", value="red"), "no option 'colour'"),
    "unknown value": (put("options", "side", value="C"), "side is one of A, B"),
    "impossible pair": (put("options", "menace_1", value="shadows"), "different kinds"),
    "option of no word": (put("options", "side", value=1), "options of the match must be words"),
    "another side": (put("options", "side", value="B"), "Number [0-9]+ of the log is not possible|The state after"),
    "other content": (put("content", value="0123456789abcdef"), "played with another content pack"),
    "no luck": (put("luck", value={}), "The luck of the file lacks the field 'commitment'"),
    "luck of both kinds": (put("luck", "chosen", value=1), "The luck of the file has an unknown field"),
    "chosen too large": (put("luck", value={"chosen": 2**64}), "A seed is a number"),
    "another secret": (put("luck", "secret", value="6" * 64), "not the one that was committed to"),
    "no secret": (put("luck", "secret", value="guess"), "64 hexadecimal digits"),
    "another commitment": (put("luck", "commitment", value="0" * 64), "not the one that was committed to"),
    "more entropy": (append("luck", "entropy", value="sun"), "seed does not follow"),
    "entropy of no word": (append("luck", "entropy", value=7), "entropy of the match must be words"),
    "too much entropy": (put("luck", "entropy", value=["x"] * 33), "Entropy is at most"),
    "another seed": (put("luck", "seed", value="5"), "seed does not follow"),
    "log of no list": (put("log", value={}), "field 'log' with an impossible value"),
    "half a record": (put("log", 3, value=[0]), "Number 3 of the log is not a pair"),
    "player of no number": (put("log", 3, value=[True, "done"]), "Number 3 of the log is not a pair"),
    "no such move": (put("log", 2, value=[0, "dance"]), "Number 2 of the log is not possible: There is no move"),
    "no such player": (
        put("log", 2, value=[2, "take:left"]),
        "Number 2 of the log is not possible: There is no player",
    ),
    "illegal move": (put("log", 0, value=[0, "done"]), "Number 0 of the log is not possible: Player 1"),
    "another move": (take_the_other_area, "Number [0-9]+ of the log is not possible|The state after"),
    "undo of nothing": (put("log", 0, value=[0, UNDO]), "Number 0 of the log is not possible: .*no move to take back"),
    "undo past a barrier": (undo_what_was_shown, "Number [0-9]+ of the log is not possible: Something hidden"),
    "redo of nothing": (put("log", 0, value=[0, REDO]), "Number 0 of the log is not possible: .*took nothing back"),
    "cut off": (cut_log, "no snapshot at the end"),
    "move after the end": (append("log", value=[0, "done"]), "not possible: The game is over"),
    "undo after the end": (append("log", value=[0, UNDO]), "not possible: The match is over"),
    "no snapshots": (put("snapshots", value=[]), "no snapshot at the end"),
    "half a snapshot": (append("snapshots", value=[1]), "not a pair of position and state"),
    "snapshots twice": (lambda data: data["snapshots"].insert(0, data["snapshots"][0]), "not in order"),
    "snapshot before the start": (put("snapshots", 0, 0, value=-1), "not in order"),
    "another state": (put("snapshots", 0, 1, "round", value=4), "state after 100 moves is not the one of the replay"),
    "state of other types": (yes_for_1, "state after [0-9]+ moves is not"),
    "state without a field": (drop("snapshots", -1, 1, "deck"), "state after [0-9]+ moves is not"),
    "better score": (put("result", "scores", 0, "base", value=99), "result of the match is not"),
    "another winner": (put("result", "winners", value=[]), "result of the match is not"),
    "no result": (put("result", value=None), "result of the match is not"),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_a_tampered_file_is_refused(name: str) -> None:
    """The digest is made right, as anyone can, so that the other checks have to find it."""
    change, sentence = TAMPERED[name]
    data = json.loads(FINISHED)
    change(data)
    with pytest.raises(BadSave, match=sentence):
        from_json(sealed(data))
    assert not verify(sealed(data)).ok
    with pytest.raises(BadSave, match="its digest does not fit"):
        from_json(json.dumps(data))


def test_a_running_match_has_no_result_yet() -> None:
    data = json.loads(RUNNING)
    data["result"] = json.loads(FINISHED)["result"]
    with pytest.raises(BadSave, match="result of the match is not"):
        from_json(sealed(data))


def test_a_chosen_seed_cannot_be_exchanged() -> None:
    data = json.loads(RUNNING)
    data["luck"] = {"chosen": 2}
    with pytest.raises(BadSave):
        from_json(sealed(data))


def test_a_file_of_another_version_is_replayed_and_named_if_it_differs() -> None:
    data = json.loads(FINISHED) | {"engine": "0.0.1"}
    assert from_json(sealed(data)).over
    data["log"][0] = [0, "done"]
    with pytest.raises(BadSave, match=rf"The file is from version '0\.0\.1', this is version '{__version__}'"):
        from_json(sealed(data))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not readable JSON"),
        (b"\xff\xfe", "not readable JSON"),
        ("[" * 100_000, "not readable JSON"),
        ('{"format":' + "9" * 5000 + "}", "not readable JSON"),
        ("[]", "must be a JSON object"),
        ("null", "must be a JSON object"),
        ("{}", "digest does not fit"),
        ('{"format":1,"format":1}', "names a field twice"),
        ('{"format":1.0}', "whole numbers only, not '1.0'"),
        ('{"format":NaN}', "whole numbers only, not 'NaN'"),
        (" " * (MAX_BYTES + 1), "larger than"),
    ],
)
def test_what_is_no_file_is_refused(text: str | bytes, sentence: str) -> None:
    with pytest.raises(BadSave, match=sentence):
        from_json(text)


# fuzzing --------------------------------------------------------------------------------------------------------
def problem(text: str | bytes, original: Match) -> str:
    """Why a file is refused; empty if it is read as the same match."""
    try:
        match = from_json(text)
    except BadSave as error:
        return str(error)
    assert signature(match) == signature(original)
    return ""


def check_refused_or_equal(text: str | bytes) -> None:
    sentence = problem(text, ORIGINAL)
    assert verify(text).ok == (sentence == "")
    assert not sentence or (sentence.endswith(".") and len(sentence) < 800)


ORIGINAL = from_json(RUNNING)


@given(st.integers(0, len(RUNNING) - 1))
def test_truncated_files_are_refused(end: int) -> None:
    with pytest.raises(BadSave):
        from_json(RUNNING[:end])


@settings(max_examples=300)
@given(st.lists(st.tuples(st.integers(0, len(RUNNING.encode()) - 1), st.integers(0, 255)), min_size=1, max_size=3))
def test_changed_bytes_are_refused_or_make_no_difference(changes: list[tuple[int, int]]) -> None:
    text = bytearray(RUNNING.encode())
    for place, byte in changes:
        text[place] = byte
    check_refused_or_equal(bytes(text))


WORDS = st.text(max_size=8) | st.sampled_from(["kingdom", "done", "take:left", UNDO, REDO, TAKE_BACK, "shadows", "B"])
LEAVES = st.none() | st.booleans() | st.integers() | st.integers(-2, 50) | WORDS
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3))


@settings(max_examples=400, deadline=None)
@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=5), st.sampled_from(["put", "drop", "twice"]), VALUES)
def test_changed_data_is_refused_or_makes_no_difference(path: list[int], way: str, value: Any) -> None:
    """With a right digest: any part of the file is replaced, removed, or doubled."""
    data = json.loads(RUNNING)
    place: Any = data
    key: Any = "game"
    node: Any = data
    for step in path:
        if not isinstance(node, dict | list) or not node:
            break
        place, key = node, sorted(node)[step % len(node)] if isinstance(node, dict) else step % len(node)
        node = node[key]
    if way == "put":
        place[key] = value
    elif way == "drop":
        del place[key]
    elif isinstance(place, list):
        place.insert(key, place[key])
    data.pop("engine", None)
    check_refused_or_equal(sealed({**data, "engine": __version__}))


# formats --------------------------------------------------------------------------------------------------------
def old_file() -> Data:
    """A made-up format 0: seats for players, moves as one text, luck as a plain number, no result."""
    data: Data = json.loads(RUNNING) | {"format": 0}
    data["seats"] = data.pop("players")
    data["log"] = " ".join(f"{player}={action}" for player, action in data["log"])
    data["luck"] = data["luck"]["chosen"]
    del data["result"]
    return data


def from_format_0(data: Data) -> Data:
    new = {name: value for name, value in data.items() if name != "seats"}
    log = [pair.split("=") for pair in data["log"].split(" ")]
    return new | {
        "format": 1,
        "players": data["seats"],
        "log": [[int(player), action] for player, action in log],
        "luck": {"chosen": data["luck"]},
        "result": None,
    }


def test_an_old_format_is_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    text = sealed(old_file())
    with pytest.raises(BadSave, match="cannot read files of the format 0"):
        from_json(text)
    monkeypatch.setitem(MIGRATIONS, 0, from_format_0)
    assert signature(from_json(text)) == signature(ORIGINAL)
    assert json.loads(to_json(from_json(text)))["format"] == FORMAT


@pytest.mark.parametrize("change", [drop("log"), put("log", value="x"), put("log", value=3), put("luck", value="x")])
def test_a_malformed_old_file_is_refused(change: Callable[[Data], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MIGRATIONS, 0, from_format_0)
    data = old_file()
    change(data)
    with pytest.raises(BadSave):
        from_json(sealed(data))
    with pytest.raises(BadSave, match="digest does not fit"):
        from_json(json.dumps(data))
