"""A Lockup game in any position, for tests: lay out only what matters, play in notation, look at the result."""

from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.content import CREWS, RESOURCES, Content
from pentarchy.games.lockup.lights_out import check_location
from pentarchy.games.lockup.moves import LOCATION, LOCATIONS
from pentarchy.games.lockup.scoring import score
from pentarchy.games.lockup.state import LIGHTS_OUT, Lockup
from pentarchy.testing.position import Position


class Table(Position):
    """A game; players are 0, 1, ..., in a solo game the guards are side 1. Pieces are named by design in moves.

    Zones for `put`: hands (books), items, reserved, goons, drawn per player; item_deck, goon_deck, book_deck, goals,
    box ... with index -1; display and goon_row by space.
    """

    g: Lockup
    content: Content
    hidden = ("item_deck", "goon_deck", "book_deck", "trait_deck", "guard_deck", "location_deck")
    copies_alike = True

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        chosen = {"crews": "in_order", **({"first": "1"} if players > 1 else {}), **options}
        self.g = GAME.new(players, chosen, seed, events=True)
        self.content = self.g.content

    @classmethod
    def empty(cls, players: int = 2, seed: int = 1, **options: str) -> "Table":
        """Nobody is asked; no goons, suspicion or items on the board, the cards are in their decks."""
        table = cls(players, seed, **options)
        g = table.g
        g.stop()
        for row, deck in ((g.display, "item_deck"), (g.goon_row, "goon_deck")):
            for space, pile in enumerate(row):
                setattr(g, deck, (*pile, *getattr(g, deck)))
                g.hide(pile)
                row[space] = ()
        g.suspicion_supply += sum(g.suspicion_at)
        g.suspicion_at[:] = [0] * LOCATIONS
        g.quiet[:] = [0] * g.players
        return table

    # laying out ---------------------------------------------------------------------------------------------------
    def token(self, player: int, name: str) -> int:
        """The number of a crew token of a player: lookout, enforcer, crew_2 to crew_5."""
        return self.content.by_design[name][CREWS.index(self.g.crews[player])]

    def tokens(self, player: int, location: str, *names: str, down: bool = False) -> "Table":
        """Put tokens of a player's cell into a location, face up or face down."""
        for name in names:
            token = self.token(player, name)
            self.g.cells[player] = tuple(other for other in self.g.cells[player] if other != token)
            self.g.placed[LOCATIONS * player + LOCATION.index[location]] += (token,)
            self.g.hide((token,), 1 << player if down else self.g.everyone)
        return self

    def guards(self, location: str, *names: str, down: bool = False) -> "Table":
        """Put guard cards, by entry, into a location of a solo game."""
        for guard in self.put("guards_at", LOCATION.index[location], *names):
            self.g.hide((guard,), 0 if down else self.g.everyone)
        return self

    def cubes(self, side: int, **counts: int) -> "Table":
        """Give a side resource cubes of the supply: scrap=2, gold=1."""
        for name, count in counts.items():
            self.g.supply[RESOURCES.index(name)] -= count
            self.g.resources[4 * side + RESOURCES.index(name)] += count
        return self

    def power(self, side: int, count: int) -> "Table":
        """Let a side have so many power cubes."""
        self.g.power_supply -= count - self.g.power[side]
        self.g.power[side] = count
        return self

    def suspicion(self, side: int, count: int) -> "Table":
        """Let a side have so many suspicion cubes."""
        self.g.suspicion_supply -= count - self.g.suspicion[side]
        self.g.suspicion[side] = count
        return self

    def suspicion_at(self, location: str, count: int) -> "Table":
        self.g.suspicion_supply -= count
        self.g.suspicion_at[LOCATION.index[location]] += count
        return self

    def bandit_cube(self, location: str, resource: str, count: int = 1) -> "Table":
        self.g.supply[RESOURCES.index(resource)] -= count
        self.g.cubes_at[4 * LOCATION.index[location] + RESOURCES.index(resource)] += count
        return self

    def shop(self, *items: str) -> "Table":
        """Lay these items out on the display, from the space next to the deck on."""
        for space, item in enumerate(items):
            self.put("display", space, item)
        return self

    def row(self, *goons: str) -> "Table":
        """Put goons on the goon spaces from the Sewers on; an empty name leaves a space empty."""
        for space, goon in enumerate(goons):
            if goon:
                self.put("goon_row", space, goon)
        return self

    # playing ------------------------------------------------------------------------------------------------------
    def check(self, location: str) -> "Table":
        """Check one location, up to the first decision."""
        self.g.phase = LIGHTS_OUT
        return self.run(check_location(LOCATION.index[location]))

    # looking ------------------------------------------------------------------------------------------------------
    def moment(self, player: int) -> str:
        """The moment for books at which a player is asked, as the question says it, or an empty string."""
        question = self.g.asks[player]
        return str(question[1]) if question else ""

    def owned(self, side: int) -> dict[str, int]:
        """The resource cubes of a side; types without cubes are left out."""
        counts = self.g.resources[4 * side : 4 * side + 4]
        return {name: count for name, count in zip(RESOURCES, counts, strict=True) if count}

    def at(self, player: int, location: str) -> list[str]:
        """The tokens of a player in a location, by design."""
        return [self.content.designs[token] for token in self.g.tokens(player, LOCATION.index[location])]

    def ranked(self) -> list[tuple[object, ...]]:
        """What the log has told of ranks: ("ranked", side, location, strength), without books, places and ties."""
        return [event[:4] for event in self.events("ranked")]

    def score(self, side: int = 0) -> dict[str, int]:
        return score(self.g, side)
