"""A game in any position, for tests: lay out cards, play in notation, look at the result. Each game adds its own."""

from collections.abc import Callable
from typing import Any, Self

from pentarchy.engine.declare import OWNER, all_piles
from pentarchy.engine.rules import Frame, Move


class Position:
    """A state `g` with its `content`, and what tests of every game do with it."""

    g: Any
    content: Any
    hidden: tuple[str, ...] = ()  # zones whose cards nobody knows
    copies_alike: bool = False  # cards are named by design in moves and options, `play:noble`

    # laying out ---------------------------------------------------------------------------------------------------
    def card(self, name: str) -> int:
        """The number of a card by its notation (`farm.2`) or, for any copy, by its design: the first one."""
        tokens: list[str] = self.content.tokens
        return tokens.index(name) if name in tokens else int(self.content.by_design[name][0])

    def where(self, name: str) -> tuple[str, int]:
        """The zone in which a card lies: (field, index or -1)."""
        card = self.card(name)
        return next((field, index) for field, index, pile in all_piles(self.g) if card in pile)

    def put(self, zone: str, index: int, *names: str, known_to: int | None = None) -> list[int]:
        """Move cards from wherever they are to a zone, the last one on top. A design named twice takes two copies.

        They are known to those who see the zone (everybody for open ones); `known_to` overrides with a mask.
        """
        put: list[int] = []
        for name in names:
            card = self.pick(name, zone, index, put)
            field, at, pile = next(row for row in all_piles(self.g) if card in row[2])
            rest = tuple(other for other in pile if other != card)
            if at < 0:
                setattr(self.g, field, rest)
            else:
                getattr(self.g, field)[at] = rest
            if index < 0:
                setattr(self.g, zone, (*getattr(self.g, zone), card))
            else:
                getattr(self.g, zone)[index] += (card,)
            seen = 1 << index if self.g.zones[zone].sees == OWNER else 0 if zone in self.hidden else self.g.everyone
            self.g.hide((card,), seen if known_to is None else known_to)
            put.append(card)
        return put

    def ask_afresh(self) -> None:
        """Let the questions that are open be answered from the position as it is now."""
        self.g.offered = [None] * self.g.players

    def pick(self, name: str, zone: str, index: int, taken: list[int]) -> int:
        """The card meant by a notation, or a copy of a design that does not lie in the zone yet."""
        if name in self.content.tokens:
            return self.card(name)
        there = getattr(self.g, zone) if index < 0 else getattr(self.g, zone)[index]
        spare: list[int] = [card for card in self.content.by_design[name] if card not in there and card not in taken]
        return next((card for card in spare if self.is_spare(card)), spare[0])

    def is_spare(self, card: int) -> bool:
        """Whether a copy is to be taken rather than others."""
        return True

    # playing ------------------------------------------------------------------------------------------------------
    def run(self, *frames: Frame) -> Self:
        """Let these frames happen next on the main stack, up to the next decision."""
        self.g.then(*frames)
        self.g.run()
        return self

    def read(self, player: int, move: str) -> Move:
        """A move in notation; where copies are alike, a card may be named by its design if only one is offered."""
        fitting = [legal for legal in self.g.legal(player) if move in (self.write(legal), self.g.moves.write(legal))]
        read: Move = fitting[0] if len(fitting) == 1 else self.g.moves.read(move)
        return read

    def write(self, move: Move) -> str:
        """A move in notation, with cards by design where copies are alike."""
        kind, _, parts = str(self.g.moves.write(move)).partition(":")
        named = [self._design(part) for part in parts.split(",")] if parts else []
        return f"{kind}:{','.join(named)}" if named else kind

    def _design(self, token: str) -> str:
        if not self.copies_alike or token not in self.content.tokens:
            return token
        return str(self.content.designs[self.card(token)])

    def play(self, player: int, *moves: str) -> Self:
        """Make these moves, given in notation."""
        for move in moves:
            self.g.play(player, self.read(player, move))
        return self

    def go_on(self, until: Callable[[Any], bool] = lambda g: False) -> Self:
        """Make the first legal move of whoever is asked, until it is as said or the game is over."""
        while not self.g.over and not until(self.g):
            self.g.play(self.g.asked, self.g.legal(self.g.asked)[0])
        return self

    # looking ------------------------------------------------------------------------------------------------------
    def options(self, player: int = 0, kind: str = "") -> set[str]:
        """The legal moves of a player in notation, all or of one kind."""
        moves = (self.write(move) for move in self.g.legal(player))
        return {text for text in moves if not kind or text.split(":")[0] == kind}

    def why(self, player: int = 0, kind: str = "") -> dict[str, str]:
        """The targets that are not allowed, all or of one kind of move, in notation, with the rule that says why."""
        return {self.write(move): rule for move, rule in self.g.explain(player) if kind in ("", move[0])}

    def asked(self, player: int = 0) -> str:
        """The kind of question a player is asked, or an empty string."""
        question = self.g.asks[player]
        return question[0] if question else ""

    def names(self, zone: str, index: int = -1) -> list[str]:
        """The designs of the cards in a zone."""
        held = getattr(self.g, zone)
        return [self.content.designs[card] for card in (held if index < 0 else held[index])]

    def events(self, kind: str = "") -> list[tuple[object, ...]]:
        """What was told since the start, as (kind, *arguments)."""
        return [(told, *args) for told, args, _ in self.g.events or [] if not kind or told == kind]
