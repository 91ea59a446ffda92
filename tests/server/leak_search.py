"""A search for what a client was told and may not know: numbers, notation and names of hidden cards, and other secrets.

Everything that looks as if it could name a card is taken for one, unless a table below says what else it is; so a new
field that nobody thought about is searched, too.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from pentarchy.engine.declare import NOBODY
from pentarchy.engine.registry import Game

Data = dict[str, Any]
NUMBERS = {  # fields of a look whose numbers are no cards
    "kingdom": "round phase producing first duchies modules scenario menace_decks boards defeat hoard taken searched "
    "owner_of_final traps free_traps spies active_spies cubes alchemy krystallium soldiers training covered "
    "produced boost owed tasks task_points extra_types chosen_to waiting derived insight scores",
    "tyrants": "round phase first current half_decks sections ending garrisons camps roads spies control "
    "total_control barracks trophies vp power influence paid_markers later ghost that_site killed landed "
    "returned cause waiting derived insight scores",
}
NUMBERS["lockup"] = (
    "round phase first location expert difficulty crews supply power_supply suspicion_supply suspicion_at cubes_at "
    "resources power suspicion stars storage supremacy rush hidden_left visited passed answered quiet ranking "
    "extra disguised discount spent waiting derived insight scores"
)
NUMBERS["viscounts"] = (
    "round phase first active last_round face ring castle automa difficulty goods debts paid deeds approved corruption "
    "virtue poverty prosperity viscounts built sites workers tier_1 tier_2 tier_3 leader committed lent used "
    "stride seen_schemes waiting derived insight scores"
)
NUMBERS["wistar"] = (
    "round phase active order hut sectors turned chiefs chiefs_left difficulty goods supply_moves supply_jokers vp "
    "current dug beds beds_given workers entrance explorers tents spaces marks goal_marks claimed used rival slot todo "
    "question responding waiting derived insight scores"
)
ASK_NUMBERS = {  # leading numbers of a question that are no cards
    "kingdom": {
        "add_extra": 1,
        "give_which": 1,
        "find_one": 1,
        "choose_unfinished": 1,
        "lose_which": 1,
        "spend_which": 4,
        "choose_another_face_down": 1,
    },
    "lockup": {
        "place_more": 2,
        "reward_choice": 99,
        "book_or_not": 2,
        "exchange_which": 1,
        "grab_which": 1,
        "spend_which": 1,
        "waive_which": 5,
    },
    "tyrants": {
        "promote_of_aspect": 1,
        "deploy_where": 1,
        "kill_which": 4,
        "supplant_which": 3,
        "lift_which": 2,
        "return_which": 3,
        "spy_where": 1,
        "recall_first": 1,
        "drop_where": 2,
        "exhume_which": 6,
        "lay_where": 2,
        "promote_which": 3,  # the card is the one that is carried out, open to all
        "enlist_which": 5,
        "who_discards": 1,
        "discard_one": 1,
        "borrow_from_market": 1,
    },
}


class Reader(NamedTuple):
    """Who reads, at one moment."""

    now: frozenset[int]  # cards whose faces they may know
    then: Callable[[int], frozenset[int]]  # the same when the line was at a position, for what is told of it
    secrets: tuple[str, ...] = ()  # words that must not reach them at all


class Search:
    """Looks through messages about one game."""

    def __init__(self, game: Game, content: Any) -> None:
        self.state, self.content = game.state, content
        self.cards = frozenset(range(len(content.tokens)))
        self.pieces = {name for name, zone in self.state.zones.items() if zone.pieces}
        self.numbers = frozenset(NUMBERS[game.id].split())
        self.ask_numbers = ASK_NUMBERS[game.id]
        self.token = {token: card for card, token in enumerate(content.tokens)}
        self.by_name: dict[str, frozenset[int]] = {}
        for cards in content.by_design.values():
            names: dict[str, str] = content.entries[content.designs[cards[0]]].fields["name"]
            self.by_name |= {name: frozenset(cards) for name in names.values()}
        self._names = _any_of(self.by_name)
        self._numbered = _any_of(token for token in self.token if "." in token)
        self._notation = re.compile(rf"(?<!\w)(?:{'|'.join(self.state.moves.kinds)}):([\w.,]+)")
        self.words = lru_cache(100_000)(self._words)

    def leaks(self, raw: bytes, message: Any, reader: Reader) -> list[str]:
        """Everything in a message that its reader may not know, in words."""
        text = raw.decode()
        found = [f"a secret: {secret[:12]}..." for secret in reader.secrets if secret in text]
        return found + list(self._walk(message, "", reader.now, reader))

    # structure ----------------------------------------------------------------------------------------------------
    def _walk(self, value: Any, path: str, known: frozenset[int], reader: Reader) -> Iterator[str]:
        if isinstance(value, str):
            yield from self._text(value, path, known)
        elif isinstance(value, list):
            for index, part in enumerate(value):
                yield from self._walk(part, f"{path}[{index}]", known, reader)
        elif isinstance(value, dict):
            for name, part in value.items():
                yield from self._text(name, path, known)
                yield from self._part(name, part, f"{path}.{name}", known, reader)

    def _part(self, name: str, part: Any, path: str, known: frozenset[int], reader: Reader) -> Iterator[str]:
        """A named part of a message: by what such a part is everywhere in the protocol."""
        if name == "look" and isinstance(part, dict):
            yield from self._look(part, path, known)
        if name == "ask" and isinstance(part, dict):
            skipped = self.ask_numbers.get(part["kind"], 0)
            yield from self._cards(part["args"][skipped:], f"{path}.args", known)
            for move, _ in part["why"]:
                yield from self._move(move, f"{path}.why", known)
        if name == "move" and isinstance(part, list):
            yield from self._move(part, path, known)
        if name == "events":
            for line in part:
                past = known | reader.then(line["position"] - 1) | reader.then(line["position"])
                yield from self._parts(self.state.happens.kinds, line["kind"], line["args"], f"{path}.args", past)
                yield from self._walk({key: line[key] for key in line if key != "args"}, path, past, reader)
        else:
            yield from self._walk(part, path, known, reader)

    def _look(self, look: Data, path: str, known: frozenset[int]) -> Iterator[str]:
        for name, value in look.items():
            where = f"{path}.{name}"
            if name in self.state.zones and self.state.zones[name].sees == NOBODY and name not in self.pieces:
                yield f"{where}: nobody may see this field"
            elif isinstance(value, list) and len(value) == len(self.cards):  # an entry per card
                if len({str(value[card]) for card in self.cards - known}) > 1:
                    yield f"{where}: hidden cards have different entries"
            elif name not in self.numbers:
                yield from self._cards(value, where, known)

    def _cards(self, value: Any, path: str, known: frozenset[int]) -> Iterator[str]:
        """Numbers that are cards, however deep."""
        if isinstance(value, list | tuple):
            for part in value:
                yield from self._cards(part, path, known)
        elif isinstance(value, dict):
            for key, part in value.items():
                yield from self._cards(int(key) if key.isdecimal() else key, path, known)
                yield from self._cards(part, path, known)
        elif type(value) is int and value in self.cards - known:
            yield f"{path}: card {value} ({self.content.tokens[value]})"

    def _move(self, move: Any, path: str, known: frozenset[int]) -> Iterator[str]:
        yield from self._parts(self.state.moves.kinds, move[0], move[1:], path, known)

    def _parts(self, kinds: Any, kind: str, parts: Any, path: str, known: frozenset[int]) -> Iterator[str]:
        for domain, part in zip(kinds[kind], parts, strict=True):
            if domain.pieces:
                yield from self._cards(part, path, known)

    # words --------------------------------------------------------------------------------------------------------
    def _text(self, text: str, path: str, known: frozenset[int]) -> Iterator[str]:
        for word, cards in self.words(text):
            if known.isdisjoint(cards):
                yield f"{path}: '{word}' in {text!r}"

    def _words(self, text: str) -> tuple[tuple[str, frozenset[int]], ...]:
        """The names and notations of cards in a text, each with the cards that it could mean."""
        found = [(name, self.by_name[name]) for name in self._names.findall(text)]
        tokens = [text, *self._numbered.findall(text)]
        tokens += [part for parts in self._notation.findall(text) for part in parts.split(",")]
        return tuple(found + [(token, frozenset({self.token[token]})) for token in tokens if token in self.token])


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    """Any of these words, the longest first, not as a part of another word."""
    return re.compile(r"(?<!\w)(?:" + "|".join(re.escape(word) for word in sorted(words, key=len)[::-1]) + r")(?!\w)")
