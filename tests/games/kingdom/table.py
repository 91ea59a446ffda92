"""A Kingdom game in any position, for tests: lay out only what matters, play in notation, look at the result."""

from collections.abc import Callable, Iterator
from random import Random

from pentarchy.engine.rules import Frame
from pentarchy.engine.state import MAIN
from pentarchy.engine.zones import OWNER, piles
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.state import Kingdom


class Table:
    """A game with an empty table: all hands, offers and drafts are back in the deck, nobody is asked."""

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        self.g: Kingdom = GAME.new(players, options, seed, events=True)
        self.content = self.g.content

    @classmethod
    def empty(cls, players: int = 2, seed: int = 1, **options: str) -> "Table":
        """A table where play has stopped and all dealt deck cards are back in the deck; scenario cards stay."""
        table = cls(players, seed, **options)
        g = table.g
        g.stop()
        g.running = MAIN  # advisors are chosen in branches
        for name, index, pile in piles(g):
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

    def card(self, name: str) -> int:
        """The number of a card by its notation (`farm.2`) or, for any copy, by its design: the first one."""
        return self.content.tokens.index(name) if name in self.content.tokens else self.content.by_design[name][0]

    def where(self, name: str) -> tuple[str, int]:
        """The zone in which a card lies: (field, index or -1)."""
        card = self.card(name)
        return next((field, index) for field, index, pile in piles(self.g) if card in pile)

    def put(self, zone: str, index: int, *names: str, known_to: int | None = None) -> list[int]:
        """Move cards from wherever they are to a zone. A design named twice takes two copies.

        They are known to those who see the zone (everybody for open ones); `known_to` overrides with a mask.
        """
        put = []
        for name in names:
            card = self._pick(name, zone, index, put)
            field, at, pile = next(row for row in piles(self.g) if card in row[2])
            rest = tuple(other for other in pile if other != card)
            if at < 0:
                setattr(self.g, field, rest)
            else:
                getattr(self.g, field)[at] = rest
            if index < 0:
                setattr(self.g, zone, (*getattr(self.g, zone), card))
            else:
                getattr(self.g, zone)[index] += (card,)
            sees = self.g.zones[zone].sees
            default = 1 << index if sees == OWNER else 0 if zone in ("deck", "danger") else self.g.everyone
            self.g.hide((card,), default if known_to is None else known_to)
            self.g.lack[card] = self.content.cost[card] if zone == "construction" else 0
            put.append(card)
        return put

    def _pick(self, name: str, zone: str, index: int, taken: list[int]) -> int:
        if name in self.content.tokens:
            return self.content.tokens.index(name)
        there = getattr(self.g, zone) if index < 0 else getattr(self.g, zone)[index]
        return next(card for card in self.content.by_design[name] if card not in there and card not in taken)

    def run(self, *frames: Frame) -> "Table":
        """Let these frames happen next on the main stack, up to the next decision."""
        self.g.then(*frames)
        self.g.run()
        return self

    def options(self, player: int = 0, kind: str = "") -> set[str]:
        """The legal moves of a player in notation, all or of one kind."""
        moves = (self.g.moves.write(move) for move in self.g.legal(player))
        return {text for text in moves if not kind or text.split(":")[0] == kind}

    def why(self, player: int = 0) -> dict[str, str]:
        """The targets that are not allowed, in notation, with the rule that says why."""
        return {self.g.moves.write(move): rule for move, rule in self.g.explain(player)}

    def asked(self, player: int = 0) -> str:
        """The kind of question a player is asked, or an empty string."""
        question = self.g.asks[player]
        return question[0] if question else ""

    def play(self, player: int, *moves: str) -> "Table":
        """Make these moves, given in notation."""
        for move in moves:
            self.g.play(player, self.g.moves.read(move))
        return self

    def wander(self, seed: int = 1) -> Iterator[tuple[int, str]]:
        """Play random moves to the end of the game; give each, as (player, notation), just before it is made."""
        rng = Random(seed)
        while not self.g.over:
            player = rng.choice([p for p in range(self.g.players) if self.g.asks[p] is not None])
            move = rng.choice(self.g.legal(player))
            yield player, self.g.moves.write(move)
            self.g.apply(player, move)

    def go_on(self, until: Callable[[Kingdom], bool] = lambda g: False) -> "Table":
        """Make the first legal move of whoever is asked, until it is as said or the game is over."""
        while not self.g.over and not until(self.g):
            self.g.play(self.g.turn, self.g.legal(self.g.turn)[0])
        return self

    def names(self, zone: str, index: int = -1) -> list[str]:
        """The designs of the cards in a zone."""
        held = getattr(self.g, zone)
        return [self.content.designs[card] for card in (held if index < 0 else held[index])]

    def events(self, kind: str = "") -> list[tuple[object, ...]]:
        """What was told since the start, as (kind, *arguments)."""
        return [(told, *args) for told, args, _ in self.g.events or [] if not kind or told == kind]

    def total(self, player: int = 0) -> int:
        return sum(GAME.score(self.g, player).values())

    def make_total(self, points: int, player: int = 0) -> "Table":
        """Give a player as many points of tasks as it takes to have this score."""
        self.g.task_points[player] += points - self.total(player)
        return self


def _deck_name(deck: int) -> str:
    return ("giant_rats", "frost_giants", "shadows", "thieves")[deck]
