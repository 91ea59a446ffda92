"""The search for leaks finds what is there: a planted leak of every kind, and nothing where there is none."""

from collections.abc import Callable
from typing import Any

import orjson
import pytest

from pentarchy.games.kingdom import GAME
from pentarchy.match import Match
from pentarchy.server import present
from pentarchy.text import Speech
from tests.match.playing import Dice, wander
from tests.server.leak_search import Reader, Search
from tests.server.witness import Past, known_cards

Data = dict[str, Any]
ADVISORS = {"module": "advisors", "side": "B"}


def a_moment() -> tuple[Match, Data, Reader, int, int]:
    """A match with much under way, what seat 0 is sent about it, seat 0, and two cards that seat 0 may not know.

    The first of them is the only one of its name.
    """
    match = wander(
        Match.new("kingdom", 2, ADVISORS, seed=5),
        Dice(4),
        stop=lambda match: match.number > 40 and match.state.asked == 0 and len(match.state.explain(0)) > 0,
    )
    past = Past()
    reader = Reader(known_cards(match.state.knows, 0), lambda position: past.known(match, position, 0), ("pssst",))
    speech = Speech(GAME, match.content, "en")
    look = present.Looks(match).of(0)
    message = {
        "t": "state",
        "look": look,
        "ask": present.ask(match, 0, look, speech),
        "events": present.events(match, 0, speech, 0),
        "chat": [{"text": "Hello"}],
    }
    hidden = [card for card in match.state.deck if card not in reader.now]
    single = next(card for card in hidden if match.content.tokens[card].isalpha())
    copied = next(card for card in hidden if match.content.tokens[card][-1].isdecimal())
    return match, orjson.loads(orjson.dumps(message)), reader, single, copied


MOMENT = a_moment()
EN, RU = (MOMENT[0].content.entries[MOMENT[0].content.designs[MOMENT[3]]].fields["name"][lang] for lang in ("en", "ru"))
TOKEN = MOMENT[0].content.tokens[MOMENT[3]]
NUMBERED = MOMENT[0].content.tokens[MOMENT[4]]


def _set(place: Any, key: Any, value: Any) -> None:
    place[key] = value


PLANTED: dict[str, Callable[[Data, int], None]] = {
    "a card of the deck": lambda m, card: _set(m["look"]["deck"], 0, card),
    "a card in another hand": lambda m, card: _set(m["look"]["hands"], 1, [card]),
    "a card among the private ones": lambda m, card: m["look"]["private"].append(card),
    "a frozen card": lambda m, card: _set(m["look"], "frozen", [[card, 118]]),
    "a used advisor": lambda m, card: _set(m["look"], "used", [[card], []]),
    "a table by card": lambda m, card: _set(m["look"]["lack"], card, 3),
    "a field that is for nobody": lambda m, card: _set(m["look"], "dealt", [0, 0]),
    "a field nobody thought of": lambda m, card: _set(m["look"], "news", {"deep": [{"in": card}]}),
    "keys that are cards": lambda m, card: _set(m["look"], "news", {str(card): 0}),
    "a move": lambda m, card: m["ask"]["moves"].append({"move": ["build", card], "text": ""}),
    "a label": lambda m, card: m["ask"]["moves"].append({"move": ["done"], "text": f"Build {EN}"}),
    "a reason": lambda m, card: m["ask"]["why"].append([["recycle", card], "some.rule"]),
    "an argument of the question": lambda m, card: m["ask"]["args"].append(card),
    "the question": lambda m, card: _set(m["ask"], "text", f"What about {EN}?"),
    "an event": lambda m, card: m["events"].append(
        {"position": 3, "player": 1, "kind": "recycled", "args": [1, card, 0], "text": ""}
    ),
    "the text of an event": lambda m, card: _set(m["events"][-1], "text", f"Anna lays {EN} face down."),
    "a name in Russian": lambda m, card: _set(m["events"][-1], "text", f"Анна выкладывает: {RU}."),
    "a confirmation": lambda m, card: _set(m, "move", ["build", card]),
    "notation": lambda m, card: _set(m["chat"][0], "text", f"offer:{TOKEN},left,down"),
    "the notation of a copy": lambda m, card: _set(m["chat"][0], "text", f"see {NUMBERED} there"),
    "a bare token": lambda m, card: _set(m, "log", [TOKEN]),
    "a secret": lambda m, card: _set(m["chat"][0], "text", "and then pssst said"),
}


def test_the_search_finds_nothing_where_there_is_nothing() -> None:
    match, message, reader, _, _ = a_moment()
    assert len(reader.now) < len(match.state.knows) - 20
    assert Search(GAME, match.content).leaks(orjson.dumps(message), message, reader) == []


@pytest.mark.parametrize("where", PLANTED)
def test_the_search_finds_a_planted_leak(where: str) -> None:
    match, message, reader, card, _ = a_moment()
    PLANTED[where](message, card)
    assert Search(GAME, match.content).leaks(orjson.dumps(message), message, reader)


def test_the_search_allows_names_of_which_a_copy_is_known() -> None:
    match, message, reader, _, _ = a_moment()
    known = next(card for card in reader.now if match.content.tokens[card].endswith(".1"))
    name = match.content.entries[match.content.designs[known]].fields["name"]["en"]
    message["ask"]["text"] = f"What about {name}?"
    assert Search(GAME, match.content).leaks(orjson.dumps(message), message, reader) == []
