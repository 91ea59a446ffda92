"""What `Wording` keeps is what would be said anew: at every table, seat and language, whatever was said before."""

import copy
import itertools
from typing import Any

import pytest

from pentarchy.engine.registry import Game, games
from pentarchy.engine.views import SPECTATOR
from pentarchy.games.kingdom import GAME as KINGDOM
from pentarchy.match import Match
from pentarchy.text import LANGUAGES, Speech, Wording, wording
from pentarchy.text.wording import Watched, shared_by
from tests.match.playing import Dice, wander, waver

NAMES = ("Ann", "Bob")
OTHERS = ("Cid", "Dora")
STEPS = 120


def both(match: Match, lang: str, names: tuple[str, ...]) -> tuple[Speech, Wording]:
    return Speech(match.game, match.content, lang, names), Wording(match.game, match.content, lang, names)


def said(speech: Speech, match: Match, seat: int) -> list[str]:
    """All that one seat is told about a position."""
    look, state = match.game.look(match.state, seat), match.state
    lines = [speech.where(look), *(speech.event(event) for event in match.events_for(seat, match.position)[0])]
    question = state.asks[seat] if seat != SPECTATOR else None
    if question is not None:
        lines += [speech.prompt(question, look, seat), *(speech.move(move, look, seat) for move in state.legal(seat))]
    return lines


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_same_is_said_as_without_memory(game: Game) -> None:
    """Two tables with other people share what they may, at every seat and in both languages."""
    dice = Dice(7)
    tables = [(Match.new(game.id, 2, seed=seed), names) for seed, names in ((1, NAMES), (2, OTHERS))]
    speeches = [[both(match, lang, names) for lang in LANGUAGES] for match, names in tables]
    for _ in range(STEPS):
        for (match, _), spoken in zip(tables, speeches, strict=True):
            waver(match, dice, moves=1)
            for (speech, remembering), seat in itertools.product(spoken, (SPECTATOR, 0, 1)):
                assert said(remembering, match, seat) == said(speech, match, seat)


def a_question() -> tuple[Match, Any, dict[str, Any]]:
    match = wander(Match.new("kingdom", 2, seed=5), Dice(4), stop=lambda match: match.number == 30)
    seat = match.state.asked
    return match, seat, match.game.look(match.state, seat)


def test_nothing_is_said_anew_while_what_was_read_is_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, look = a_question()
    speech, anew = Wording(KINGDOM, match.content, "en", NAMES), list[Any]()
    monkeypatch.setattr(Wording, "_say_anew", lambda self, key, *_: anew.append(key) or "")
    question = match.state.asks[seat]
    speech.prompt(question, look, seat)
    assert len(anew) == 1
    monkeypatch.undo()
    first = speech.prompt(question, look, seat)
    monkeypatch.setattr(Wording, "_say_anew", lambda self, key, *_: anew.append(key) or "")
    assert speech.prompt(question, copy.deepcopy(look), seat) == first
    assert len(anew) == 1


def test_a_look_notes_what_is_read() -> None:
    look = {"round": 1, "hands": [[1], [2]], "scores": []}
    seen = Watched(look)
    assert (seen["round"], seen.get("hands"), seen.get("nothing", 5)) == (1, [[1], [2]], 5)
    assert seen.read == {"round", "hands", "nothing"}
    for whole in (
        lambda s: dict(s),
        lambda s: {**s},
        list,
        lambda s: s.items(),
        lambda s: s.values(),
        lambda s: s | {},
    ):
        seen = Watched(look)
        whole(seen)
        assert seen.read == set(look)


def test_what_names_somebody_stays_at_its_table() -> None:
    """Names and languages do not reach other tables; sentences that are the same for all are kept once."""
    content = KINGDOM.build(KINGDOM.load(None).tables)  # components of their own
    one, two = (Wording(KINGDOM, content, "en", names) for names in (NAMES, OTHERS))
    named = [event for event in told(content) if "Ann" in Speech(KINGDOM, content, "en", NAMES).event(event)]
    assert named
    for event in named:
        assert "Ann" in one.event(event)
        assert "Ann" not in two.event(event)
        assert not any("Ann" in text or "Cid" in text for text in shared_by(content, "en").values())
    assert shared_by(content, "en") is not shared_by(content, "ru")
    assert shared_by(content, "en") is not shared_by(KINGDOM.load(None), "en")


def told(content: Any) -> list[Any]:
    match = wander(Match.new("kingdom", 2, seed=5), Dice(4), stop=lambda match: match.number == 40)
    return [event for events in match.events_for(0) for event in events]


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "KEPT", 3)
    monkeypatch.setattr(wording, "SHARED", 4)
    content = KINGDOM.build(KINGDOM.load(None).tables)
    speech, plain = Wording(KINGDOM, content, "en", NAMES), Speech(KINGDOM, content, "en", NAMES)
    for event in told(content):
        assert speech.event(event) == plain.event(event)
        assert len(speech._own) <= 3
        assert len(shared_by(content, "en")) <= 4
