"""What a game of Lockup is at a decision, and who sees which part of it."""

from random import Random
from typing import ClassVar

from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Rules
from pentarchy.engine.state import State, state
from pentarchy.engine.views import Mix
from pentarchy.engine.zones import ALL, MIXED, NOBODY, OWNER, Zone, cards, data, rows
from pentarchy.games.lockup.content import RESOURCES, Content
from pentarchy.games.lockup.moves import EVENTS, LOCATIONS, MOVES
from pentarchy.games.lockup.rules import rules

SETUP, ROLL_CALL, LIGHTS_OUT, PATROL, END = range(5)
PHASES = ("setup", "roll_call", "lights_out", "patrol", "end")
GUARDS = 1  # the side of the guards in a solo game; their name among owners is the last one
ASK, UNTIL_LOCATION, UNTIL_PHASE, UNTIL_ROUND = range(4)

Pile = tuple[int, ...]


@state
class Lockup(State):
    """The state. Pieces are numbers (content.py). Lists are per side: the players, or the player and the guards."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    told: ClassVar[Table] = EVENTS
    content: Content

    # the table
    round: int
    phase: int
    first: int  # side with the first player token
    location: int  # that is being checked, or -1
    expert: int
    difficulty: str  # of a solo game
    crews: tuple[str, ...]

    # common pieces
    item_deck: Pile
    display: list[Pile]  # spaces, the first next to the deck
    goon_deck: Pile
    goon_row: list[Pile]  # the five goon spaces
    goon_discard: Pile
    book_deck: Pile
    book_discard: Pile
    goals: Pile  # one achievement of each type in play
    trait_deck: Pile
    guard_deck: Pile
    guards_at: list[Pile]  # per location
    guards_aside: Pile
    location_deck: Pile
    location_discard: Pile
    box: Pile

    # pieces of players and sides
    cells: list[Pile]  # per player: crew tokens in the holding cell
    placed: list[Pile]  # per location and player: LOCATIONS * player + location
    hands: list[Pile]  # books
    drawn: list[Pile]  # books to choose from
    dealt: list[Pile]  # traits to choose from
    shown_goons: list[Pile]  # goons to choose from
    traits: list[Pile]
    items: list[Pile]
    reserved: list[Pile]
    goons: list[Pile]

    # cubes
    supply: list[int]  # of each resource
    power_supply: int
    suspicion_supply: int
    suspicion_at: list[int]  # per location
    cubes_at: list[int]  # bandits' cubes: 4 per location
    resources: list[int]  # 4 per side
    power: list[int]
    suspicion: list[int]
    stars: list[int]
    storage: list[int]
    supremacy: int  # who holds it, or -1
    rush: int

    # this round
    hidden_left: list[int]  # tokens that may still be laid face down
    visited: list[int]  # mask of locations where a player placed tokens on earlier turns
    passed: int  # mask of players
    window: str  # which books may be played now, beside those of any time
    answered: int  # mask of players who have declined since the last book of this moment
    quiet: list[int]  # until when a player does not want to be asked about books

    # the location that is checked
    ranking: Pile  # sides, strongest first
    rewarded: int  # mask of sides
    extra: list[int]  # strength by books
    disguised: int  # mask of sides that count as having a lookout
    got: int  # the reward gave something

    # what is under way
    due: Pile  # symbols still to be paid: scrap, potion, iron, gold, any
    discount: int
    accused: int  # who is given suspicion
    stopped: int  # no more of "up to"
    spent: list[int]  # cubes paid for an item, not yet in the supply

    zones: ClassVar[dict[str, Zone]] = {
        **rows(cards(ALL), "display goon_row goon_discard book_discard goals guards_aside location_discard box"),
        **rows(cards(ALL), "shown_goons traits items goons"),
        **rows(cards(OWNER), "cells hands drawn dealt"),
        **rows(cards(MIXED), "placed reserved guards_at book_deck"),
        **rows(cards(NOBODY), "item_deck goon_deck trait_deck guard_deck location_deck"),
        **rows(data(ALL), "round phase first location expert difficulty crews supply power_supply suspicion_supply"),
        **rows(data(ALL), "suspicion_at cubes_at resources power suspicion stars storage supremacy rush hidden_left"),
        **rows(data(ALL), "visited passed window answered quiet ranking rewarded extra disguised got due discount"),
        **rows(data(ALL), "accused stopped spent"),
    }

    @property
    def sides(self) -> int:
        """Who takes part: the players, or the player and the guards."""
        return max(self.players, 2)

    @property
    def solo(self) -> bool:
        return self.players == 1

    def owner_of(self, side: int) -> int:
        """A side as an owner in moves and events: the guards have a name of their own."""
        return 5 if self.solo and side == GUARDS else side

    def tokens(self, player: int, location: int) -> Pile:
        return self.placed[LOCATIONS * player + location]

    def scramble(self, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        """What is hidden is dealt anew among pieces of its kind; the tokens of a crew stay with their player."""
        hidden = set(slots)
        for seat in range(self.players):
            own = [self.cells[seat], *self.placed[LOCATIONS * seat : LOCATIONS * (seat + 1)]]
            mix([piece for pile in own for piece in pile if piece in hidden])
        for kind in sorted({self.content.kinds[slot] for slot in slots} - {0}):
            mix([slot for slot in slots if self.content.kinds[slot] == kind])

    def audit(self) -> list[str]:
        """Every cube is somewhere, and nothing is negative."""
        wrong = []
        printed = self.content.numbers["supply"]
        for resource, name in enumerate(RESOURCES):
            there = self.supply[resource] + sum(self.resources[resource::4]) + sum(self.cubes_at[resource::4])
            if there + self.spent[resource] != printed[name]:
                wrong.append(f"there are {there + self.spent[resource]} cubes of {name}")
        if self.power_supply + sum(self.power) != printed["power"]:
            wrong.append("power cubes are missing")
        if self.suspicion_supply + sum(self.suspicion) + sum(self.suspicion_at) != printed["suspicion"]:
            wrong.append("suspicion cubes are missing")
        lists = (self.supply, self.resources, self.cubes_at, self.power, self.suspicion, self.stars, self.suspicion_at)
        if min(map(min, (*lists, self.hidden_left, self.spent, [self.power_supply, self.suspicion_supply]))) < 0:
            wrong.append("a negative number")
        return wrong
