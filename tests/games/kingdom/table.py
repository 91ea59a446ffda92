"""A Kingdom game in any position, for tests: lay out only what matters, play in notation, look at the result."""

from collections.abc import Iterator
from random import Random

from pentarchy.engine.declare import all_piles
from pentarchy.engine.state import MAIN
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import Content
from pentarchy.games.kingdom.state import Kingdom
from pentarchy.testing.position import Position


class Table(Position):
    """A game with an empty table: all hands, offers and drafts are back in the deck, nobody is asked."""

    g: Kingdom
    content: Content
    hidden = ("deck", "danger")

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        self.g = GAME.new(players, options, seed, events=True)
        self.content = self.g.content

    @classmethod
    def empty(cls, players: int = 2, seed: int = 1, **options: str) -> "Table":
        """A table where play has stopped and all dealt deck cards are back in the deck; scenario cards stay."""
        table = cls(players, seed, **options)
        g = table.g
        g.stop()
        g.running = MAIN  # advisors are chosen in branches
        for name, index, pile in all_piles(g):
            if name in ("hands", "chosen", "offers", "drafted", "drawn"):
                getattr(g, name)[index] = ()
                for card in pile:
                    table._return(card)
        if g.players == 1:
            g.show(g.deck[-1:], g.everyone)
        return table

    def _return(self, card: int) -> None:
        g, deck = self.g, self.content.deck[card]
        if deck >= 0:
            g.menace_stacks[0 if g.players == 1 else g.menace_decks.index(_deck_name(deck))] += (card,)
            g.show((card,), g.everyone)
        elif self.content.designs[card] == "calamity":
            g.calamity_stack += (card,)
            g.show((card,), g.everyone)
        else:
            g.hide((card,))
            g.deck = (card, *g.deck)
        g.dealt[card] = 0

    def put(self, zone: str, index: int, *names: str, known_to: int | None = None) -> list[int]:
        """Move cards to a zone; under construction they lack their whole cost."""
        put = super().put(zone, index, *names, known_to=known_to)
        for card in put:
            self.g.lack[card] = self.content.cost[card] if zone == "construction" else 0
        return put

    def wander(self, seed: int = 1) -> Iterator[tuple[int, str]]:
        """Play random moves to the end of the game; give each, as (player, notation), just before it is made."""
        rng = Random(seed)
        while not self.g.over:
            player = rng.choice([p for p in range(self.g.players) if self.g.asks[p] is not None])
            move = rng.choice(self.g.legal(player))
            yield player, self.g.moves.write(move)
            self.g.apply(player, move)

    def total(self, player: int = 0) -> int:
        return sum(GAME.score(self.g, player).values())

    def make_total(self, points: int, player: int = 0) -> "Table":
        """Give a player as many points of tasks as it takes to have this score."""
        self.g.task_points[player] += points - self.total(player)
        return self


def _deck_name(deck: int) -> str:
    return ("giant_rats", "frost_giants", "shadows", "thieves")[deck]
