"""A position of Scopa, laid out by hand: cards are named as in notation, e.g. `seven_of_coins`."""

from pentarchy_scopa.state import Scopa

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import get_game
from pentarchy.testing.position import Position
from pentarchy.text import Speech

GAME = get_game("scopa")


class Table(Position):
    """A game in which player 1 is asked, with chosen cards on the table and in the hands; the rest is the deck."""

    g: Scopa
    hidden = ("deck",)

    def __init__(self, *on_table: str, hands: tuple[tuple[str, ...], ...] = ((), ()), target: str = "11") -> None:
        self.g = GAME.new(len(hands), {"target": target, "first": "1"}, seed=1, events=True)
        self.content = self.g.content
        everything = sorted(self.content.tokens)
        self.put("deck", -1, *everything)
        self.put("table", -1, *on_table)
        for player, hand in enumerate(hands):
            self.put("hands", player, *hand)
        for player, hand in enumerate(hands):
            self.put("hands", player, *self.names("deck")[: 3 - len(hand)])
        self.ask_afresh()
        self.g.events = []

    def log(self, lang: str = "en") -> list[str]:
        return [Speech(GAME, self.content, lang).event(event) for event in self.g.events or []]
