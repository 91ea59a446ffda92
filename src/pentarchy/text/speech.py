"""What a game says, in whole sentences of one language: prompts, moves, events, rules, help, endings.

The words are in the game's `text/<lang>.ftl`. What fills them beside the parts of a move or an event comes from the
Python package `text` of the game, which offers the functions of `Facts`; so this module knows no game.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from pentarchy.engine.moves import Domain, part_names
from pentarchy.engine.registry import Game, Outcome
from pentarchy.engine.rules import Frame, Move
from pentarchy.engine.said import Seat
from pentarchy.kit.rulebook import Rule, read_rules
from pentarchy.text.bundles import MissingText, shell, texts
from pentarchy.text.provenance import source_lines

SEATS = ("player", "owner")  # domains of players
Values = dict[str, Any]
Phrase = tuple[str, Values]
FaceLine = tuple[str, list[Phrase], tuple[int, ...]]  # key of the label or "", the value, only with so many players
View = dict[str, Any]


class Facts(Protocol):
    """What the package `text` of a game tells about itself, in no language (see games/kingdom/text).

    It may also have `face_lines(content, name)`: what a small picture of a component shows (see games/lockup/text); and
    `short_lines(content, name)` with `SIGNS`: what it does in few words and signs in brackets (see games/tyrants/text).
    """

    PHASES: tuple[str, ...]
    ENDINGS: tuple[str, ...]  # every rule id that an Outcome can name

    def prompt_values(self, content: Any, question: Frame, view: View, player: int) -> Values: ...
    def move_values(self, content: Any, move: Move, view: View | None, player: int) -> Values: ...
    def event_values(self, content: Any, kind: str, parts: tuple[Any, ...]) -> Values: ...
    def card_names(self, content: Any, card: int) -> dict[str, str]: ...
    def entry(self, content: Any, piece: int | str) -> tuple[str, dict[str, Any]]: ...
    def component_lines(self, content: Any, piece: int | str) -> list[Phrase]: ...
    def where_values(self, content: Any, view: View) -> Values: ...


def facts_of(game: Game) -> Facts:
    return cast(Facts, import_module(f"{game.package}.text"))


class Speech:
    """One game with its content, speaking one language. `names` are the players' names by seat, as far as known."""

    def __init__(self, game: Game, content: Any, lang: str, names: Sequence[str] = ()) -> None:
        self.game, self.content, self.lang, self.names = game, content, lang, tuple(names)
        self.texts, self.shell = texts(game.package, "text", lang), shell(lang)
        self.facts, self.rules = facts_of(game), read_rules(game.package)

    # words --------------------------------------------------------------------------------------------------------
    def title(self) -> str:
        return self.game.title[self.lang]

    def about(self) -> str:
        """The game in one sentence."""
        return self._say("about")

    def highlights(self) -> list[str]:
        """What a lobby names beside it: modes, solo, maps; `about-1`, `about-2`, ..."""
        keys = sorted(key for key in self.texts.keys if key.startswith("about-"))
        return [self._say(key) for key in keys]

    def card(self, card: int | None) -> str:
        """The name of a card; a hidden one is a face-down card."""
        return self.shell.say("hidden-card") if card is None else self.facts.card_names(self.content, card)[self.lang]

    def player(self, player: int) -> str:
        """The name of a player, or a number for a name."""
        if player < len(self.names) and self.names[player]:
            return self.names[player]
        return self.shell.say("player", number=player + 1)

    def rival(self) -> str:
        """The name of the opponent of a single player."""
        return self._say(f"name-owner-{self.game.rival}")

    def zone(self, field: str) -> str:
        """The name of a zone or counter of the state."""
        return self._say(f"zone-{field}")

    def phase(self, index: int) -> str:
        return self._say(f"phase-{self.facts.PHASES[index]}")

    def where(self, view: View) -> str:
        """How far the game is, in a few words: "Round 2 of 4 · Draft"."""
        return self._say("where", self.facts.where_values(self.content, view))

    def entry_names(self, domain: Domain) -> list[str]:
        """What the values of a domain are called: as `name-<domain>-<value>` has it, or as the component, or ""."""
        entries = {name: fields for table in self.content.tables.values() for name, fields in table.items()}
        names: list[str] = []
        for token in domain.tokens:
            key = f"name-{domain.name}-{token}"
            named = entries.get(token, {}).get("name")
            names.append(self._say(key) if key in self.texts.keys else named[self.lang] if named else "")
        return names

    def score_line(self, key: str) -> str:
        return self._say(f"score-{key}")

    def option(self, name: str) -> str:
        return self._say(f"option-{name}")

    def option_value(self, name: str, value: str) -> str:
        return self._say(f"value-{name}-{value}")

    # questions and moves ------------------------------------------------------------------------------------------
    def prompt(self, question: Frame, view: View, player: int) -> str:
        """What a player is asked, as they see the table: `view` is theirs."""
        values = self.facts.prompt_values(self.content, question, view, player)
        return self._say(f"ask-{question[0]}", values)

    def rule_of(self, question: Frame) -> str:
        """The id of the rule behind a question."""
        asks = self.game.state.rules.asks
        if question[0] not in asks:
            raise MissingText(f"{self.game.id} asks no question '{question[0]}'.")
        return asks[question[0]].rule

    def move(self, move: Move, view: View | None = None, player: int = 0) -> str:
        """The label of a move; with the mover's view it also names what lies at a place, or what a card still needs."""
        parts = self._parts(self.game.state.moves.kinds, move[0], move[1:])
        values = self._resolve(self.facts.move_values(self.content, move, view, player))
        return self.texts.say(f"move-{move[0]}", **(parts | values))

    def event(self, event: Sequence[Any]) -> str:
        """What happened, `(kind, parts, ...)`, as the reader may know it: the caller has made hidden pieces None."""
        kind, parts = event[0], tuple(event[1])
        words = self._parts(self.game.state.happens.kinds, kind, parts)
        values = self._resolve(self.facts.event_values(self.content, kind, parts))
        return self.texts.say(f"event-{kind}", **(words | values))

    def _parts(self, kinds: dict[str, tuple[Domain, ...]], kind: str, parts: tuple[Any, ...]) -> Values:
        """The parts of a move or event by their names."""
        if kind not in kinds:
            raise MissingText(f"{self.game.id} has no '{kind}'.")
        values: Values = {}
        for name, domain, part in zip(part_names(kinds[kind]), kinds[kind], parts, strict=True):
            values[name] = self._part(domain, part)
            if domain.pieces:
                values["known"] = "no" if part is None else "yes"
        return values

    def _part(self, domain: Domain, part: Any) -> str | int:
        if domain.pieces:
            return self.card(part)
        if domain.name in SEATS and domain.tokens[part] == str(part + 1):  # an owner may also be nobody
            return self.player(part)
        if not domain.tokens or domain.tokens[part] == str(part):
            return int(part)
        return str(domain.tokens[part])

    # rules --------------------------------------------------------------------------------------------------------
    def reason(self, rule_id: str) -> str:
        """The text of a rule: why something is so, or not allowed."""
        return self._rule(rule_id).text[self.lang]

    def rule(self, rule_id: str) -> list[str]:
        """A rule with its heading, how certain it is, our ruling and an example, line by line."""
        rule = self._rule(rule_id)
        lines = [self.shell.say("rule-head", rule=rule_id), rule.text[self.lang]]
        if self.lang in rule.ruling:
            lines.append(self.shell.say("rule-ruling", text=rule.ruling[self.lang]))
        if self.lang in rule.example:
            lines.append(self.shell.say("rule-example", **rule.example[self.lang]))
        return [*lines, self.shell.say(f"rule-{rule.certainty}")]

    def part(self, rule_id: str) -> tuple[str, str]:
        """The part of the rules that a rule belongs to, by the beginning of its id: its id, and what it is called."""
        part = rule_id.rpartition(".")[0] or rule_id
        key = part.replace(".", "-")
        for source in (self.texts, self.shell):
            if f"part-{key}" in source.keys:
                return part, source.say(f"part-{key}")
        return part, self._rule(rule_id).section

    def _rule(self, rule_id: str) -> Rule:
        if rule_id not in self.rules:
            raise MissingText(f"{self.game.id} has no rule '{rule_id}'.")
        return self.rules[rule_id]

    def ending(self, outcome: Outcome) -> str:
        """Who won and why."""
        winners = self._list([self.player(player) for player in outcome.winners])
        values = {"winner": winners, "medal": outcome.medal or "none"}
        return self._say(f"ending-{outcome.ending.replace('.', '-')}", values)

    # components ---------------------------------------------------------------------------------------------------
    def describe(self, piece: int | str) -> list[str]:
        """The help of a card by number, or of another component by its entry in the data files, line by line."""
        lines = self.lines(self.facts.component_lines(self.content, piece))
        name, fields = self.facts.entry(self.content, piece)
        lines += [self.shell.say(key, **self._resolve(values)) for key, values in source_lines(fields)]
        if fields.get("evidence"):
            lines.append(self.shell.say("provenance-evidence", text=self._evidence(piece, name, fields["evidence"])))
        return lines

    def face(self, name: str) -> list[tuple[str, str, tuple[int, ...]]] | None:
        """What a small picture of a component shows beside its name: label, value, and with how many players (empty:
        always). None where the game leaves that to the client."""
        lines = getattr(self.facts, "face_lines", None)
        if lines is None:
            return None
        told: list[FaceLine] = lines(self.content, name)
        return [(self._say(label) if label else "", str(self._value(value)), players) for label, value, players in told]

    def short(self, name: str) -> list[str]:
        """What a component does, in a few words and `[signs]` a line; nothing where the game has no such words."""
        lines = getattr(self.facts, "short_lines", None)
        return self.lines(lines(self.content, name)) if lines else []

    def find(self, name: str) -> list[int]:
        """Components whose name, in any language, or notation is this or begins so; exact ones first."""
        wish, exact, begun = name.casefold(), dict[str, int](), dict[str, int]()
        for card, token in enumerate(self.content.tokens):
            words = {word.casefold() for word in (token, *self.facts.card_names(self.content, card).values())}
            if wish in words:
                exact.setdefault(self.card(card), card)
            elif any(word.startswith(wish) for word in words):
                begun.setdefault(self.card(card), card)
        return [*exact.values(), *begun.values()]

    def _evidence(self, piece: int | str, name: str, evidence: str) -> str:
        """Why we think so, in our words; a content pack that gives other evidence is quoted as it is."""
        _, printed = self.facts.entry(self.game.load(None), piece)
        return self._say(f"evidence-{name}") if evidence == printed.get("evidence") else evidence

    def lines(self, phrases: list[Phrase]) -> list[str]:
        """Phrases of the game's own texts, line by line."""
        return [self._phrase(phrase) for phrase in phrases]

    # sentences ----------------------------------------------------------------------------------------------------
    def _say(self, key: str, values: Values | None = None) -> str:
        return self.texts.say(key, **self._resolve(values or {}))

    def _phrase(self, phrase: Phrase) -> str:
        return self._say(*phrase)

    def _resolve(self, values: Values) -> dict[str, str | int]:
        """Values of this language: names by language are chosen, players named, lists of phrases written out."""
        plain = (str, int)
        return {name: value if type(value) in plain else self._value(value) for name, value in values.items()}

    def _value(self, value: Any) -> str | int:
        if isinstance(value, dict):
            return str(value[self.lang])
        if isinstance(value, list):
            return self._list([self._phrase(phrase) for phrase in value])
        if isinstance(value, Seat):
            return self.player(value)
        return cast("str | int", value)

    def _list(self, items: list[str]) -> str:
        """Words one after another, as the language lists them."""
        text = items[0] if items else ""
        for item in items[1:]:
            text = self.shell.say("list", before=text, next=item)
        return text
