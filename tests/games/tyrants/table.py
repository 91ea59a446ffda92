"""A Tyrants game in any position, for tests: lay out only what matters, play in notation, look at the result."""

from pentarchy.engine.declare import all_piles
from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.content import Content
from pentarchy.games.tyrants.control import recolour, review_control
from pentarchy.games.tyrants.moves import PLACE, SITE
from pentarchy.games.tyrants.scoring import score
from pentarchy.games.tyrants.state import EMPTY, WHITE, Tyrants
from pentarchy.games.tyrants.turn import take_turn
from pentarchy.testing.position import Position


class Table(Position):
    """A game between any players; players are 0, 1, 2, 3, white troops have the colour WHITE (4).

    Cards are put into a player's zones (hands, decks, discards, played, inner_circles), on a market space (`market`,
    0 to 5) or, with index -1, on a common pile. In moves and options they are named by design.
    """

    g: Tyrants
    content: Content
    hidden = ("decks", "market_deck")
    copies_alike = True

    def __init__(self, players: int = 2, seed: int = 1, deck_1: str = "drow", deck_2: str = "dragons", **options: str):
        options = {"first": "1", "deck_1": deck_1, "deck_2": deck_2, **options}
        self.g = GAME.new(players, options, seed, events=True)
        self.content = self.g.content

    @classmethod
    def empty(
        cls, players: int = 2, seed: int = 1, deck_1: str = "drow", deck_2: str = "dragons", **options: str
    ) -> "Table":
        """White troops as printed, nothing else on the board; players have no cards at all, the market row is empty.

        All cards of the players are in the box, those of the row back under the market deck. Nobody is asked: lay out
        what matters, then `begin` a turn.
        """
        table = cls(players, seed, deck_1, deck_2, **options)
        g = table.g
        g.stop()
        for name, index, pile in all_piles(g):
            if name in ("hands", "decks"):
                getattr(g, name)[index] = ()
                g.box += pile
                g.hide(pile, g.everyone)
            elif name == "market":
                g.market[index] = ()
                g.market_deck = (*pile, *g.market_deck)
                g.hide(pile)
        return table

    # laying out ---------------------------------------------------------------------------------------------------
    def is_spare(self, card: int) -> bool:
        """Cards of the box and the stacks are taken rather than those of players."""
        g = self.g
        return any(card in pile for pile in (g.box, g.market_deck, g.priestesses, g.guards, g.outcasts))

    def market(self, *names: str) -> list[int]:
        """Lay these cards out on the spaces of the row, from the first on; other spaces stay as they are."""
        return [self.put("market", slot, name)[0] for slot, name in enumerate(names)]

    def troops(self, colour: int, place: str, count: int = 1) -> "Table":
        """Put troops of a player from the barracks (or white ones from nowhere) on empty spaces of a place."""
        for _ in range(count):
            recolour(self.g, PLACE.index[place], EMPTY, colour)
            if colour < WHITE:
                self.g.barracks[colour] -= 1
        return self

    def clear(self, *places: str) -> "Table":
        """Remove all white troops from places; they leave the game for this test."""
        for name in places:
            place = PLACE.index[name]
            while place < len(SITE.tokens) and self.g.garrisons[place][WHITE]:
                recolour(self.g, place, WHITE, EMPTY)
            if place >= len(SITE.tokens) and self.g.roads[WHITE] >> place - len(SITE.tokens) & 1:
                recolour(self.g, place, WHITE, EMPTY)
        return self

    def spy(self, player: int, *sites: str) -> "Table":
        for site in sites:
            self.g.spies[player] |= 1 << SITE.index[site]
            review_control(self.g, SITE.index[site])
        return self

    def trophies(self, player: int, colour: int, count: int) -> "Table":
        """Give a player so many trophies of a colour; those of players come from their barracks."""
        hall = list(self.g.trophies[player])
        hall[colour] += count
        self.g.trophies[player] = tuple(hall)
        if colour < WHITE:
            self.g.barracks[colour] -= count
        return self

    def empty_barracks(self, player: int, left: int = 0) -> "Table":
        """Leave so many troops in the barracks of a player; the others are gone for this test."""
        self.g.barracks[player] = left
        return self

    def begin(self, player: int = 0, *hand: str, power: int = 0, influence: int = 0) -> "Table":
        """Begin a player's turn with these cards in hand (beside what is there) and so much more in the pool."""
        self.put("hands", player, *hand)
        self.run(take_turn(player))
        self.g.power += power
        self.g.influence += influence
        self.g.offered[player] = None
        return self

    # playing ------------------------------------------------------------------------------------------------------
    # looking ------------------------------------------------------------------------------------------------------
    def row(self) -> list[str]:
        """The designs of the market row."""
        return [self.content.designs[card] for space in self.g.market for card in space]

    def at(self, place: str) -> dict[int, int]:
        """How many troops of each colour stand at a place; colours without troops are left out."""
        number = PLACE.index[place]
        if number < len(SITE.tokens):
            return {colour: count for colour, count in enumerate(self.g.garrisons[number][:EMPTY]) if count}
        bit = number - len(SITE.tokens)
        return {colour: 1 for colour in range(EMPTY) if self.g.roads[colour] >> bit & 1}

    def spies(self, player: int) -> set[str]:
        return {site for number, site in enumerate(SITE.tokens) if self.g.spies[player] >> number & 1}

    def controls(self, site: str) -> tuple[int, int]:
        """Who controls a site, and who totally; -1 for nobody."""
        return self.g.control[SITE.index[site]], self.g.total_control[SITE.index[site]]

    def score(self, player: int = 0) -> dict[str, int]:
        return score(self.g, player)
