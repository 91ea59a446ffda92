"""What a game of Lockup is at a decision, and who sees which part of it."""

from random import Random
from typing import ClassVar

from pentarchy.engine.declare import (
    MIXED,
    NOBODY,
    OWNER,
    PLAYERS,
    SIDES,
    choice,
    everything,
    mask,
    number,
    pile,
    piles,
    scratch,
    seat,
    word,
)
from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Rules
from pentarchy.engine.state import State, state
from pentarchy.engine.views import Mix
from pentarchy.games.lockup.content import RESOURCES, Content
from pentarchy.games.lockup.moves import EVENTS, LOCATION, LOCATIONS, MOVES, RESOURCE
from pentarchy.games.lockup.rules import rules
from pentarchy.kit.piles import Pile

SETUP, ROLL_CALL, LIGHTS_OUT, PATROL, END = range(5)
PHASES = ("setup", "roll_call", "lights_out", "patrol", "end")
GUARDS = 1  # the side of the guards in a solo game; their name among owners is the last one
ASK, UNTIL_LOCATION, UNTIL_PHASE, UNTIL_ROUND = range(4)


@state
class Lockup(State):
    """The state. Pieces are numbers (content.py). Lists are per side: the players, or the player and the guards."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    happens: ClassVar[Table] = EVENTS
    content: Content

    # the table
    round: int = number()
    phase: int = choice(PHASES)
    first: int = seat(start=0)  # side with the first player token
    location: int = choice(LOCATION, start=-1)  # that is being checked, or -1
    expert: int = number()
    difficulty: str = word()  # of a solo game
    crews: tuple[str, ...] = word()

    # common pieces
    item_deck: Pile = pile(NOBODY)
    display: list[Pile] = piles(per=0)  # spaces, the first next to the deck
    goon_deck: Pile = pile(NOBODY)
    goon_row: list[Pile] = piles(per=0)  # the five goon spaces
    goon_discard: Pile = pile()
    book_deck: Pile = pile(MIXED)
    book_discard: Pile = pile()
    goals: Pile = pile()  # one achievement of each type in play
    trait_deck: Pile = pile(NOBODY)
    guard_deck: Pile = pile(NOBODY)
    guards_at: list[Pile] = piles(MIXED, per=LOCATION)  # per location
    guards_aside: Pile = pile()
    location_deck: Pile = pile(NOBODY)
    location_discard: Pile = pile()
    box: Pile = everything()

    # pieces of players and sides
    cells: list[Pile] = piles(OWNER)  # per player: crew tokens in the holding cell
    placed: list[Pile] = piles(MIXED, per=(PLAYERS, LOCATION))  # per location and player: LOCATIONS * player + location
    hands: list[Pile] = piles(OWNER)  # books
    drawn: list[Pile] = piles(OWNER)  # books to choose from
    dealt: list[Pile] = piles(OWNER)  # traits to choose from
    shown_goons: list[Pile] = piles()  # goons to choose from
    traits: list[Pile] = piles()
    items: list[Pile] = piles(per=SIDES)
    reserved: list[Pile] = piles(MIXED, per=SIDES)
    goons: list[Pile] = piles(per=SIDES)

    # cubes
    supply: list[int] = number(RESOURCE)  # of each resource
    power_supply: int = number()
    suspicion_supply: int = number()
    suspicion_at: list[int] = number(LOCATION)  # per location
    cubes_at: list[int] = number((LOCATION, RESOURCE))  # bandits' cubes: 4 per location
    resources: list[int] = number((SIDES, RESOURCE))  # 4 per side
    power: list[int] = number(SIDES)
    suspicion: list[int] = number(SIDES)
    stars: list[int] = number(SIDES)
    storage: list[int] = number(PLAYERS, lambda g: [g.content.numbers["game"]["storage"]] * g.players)
    supremacy: int = seat()  # who holds it, or -1
    rush: int = seat()

    # this round
    hidden_left: list[int] = number(PLAYERS)  # tokens that may still be laid face down
    visited: list[int] = mask(LOCATION, PLAYERS)  # mask of locations where a player placed tokens on earlier turns
    passed: int = mask(PLAYERS)  # mask of players
    returned: int = scratch()  # mask of crew tokens back in their cells this round: everybody has seen their faces
    answered: int = scratch()  # mask of players who want no book at this moment; any book played asks everybody again
    quiet: list[int] = scratch(per=PLAYERS)  # until when a player does not want to be asked about books

    # the location that is checked: from books on to suspicion and rewards, and for prompts and bots
    ranking: Pile = scratch()  # sides, strongest first
    sums: Pile = scratch()  # strengths of the ranking as it was made: who takes a reward takes the tokens home
    caught: Pile = scratch()  # side and cubes, if somebody got the suspicion
    extra: list[int] = scratch(per=SIDES)  # strength by books
    disguised: int = scratch()  # mask of sides that count as having a lookout
    discount: int = scratch()  # what books save of the reward that is offered
    spent: list[int] = scratch(per=RESOURCE)  # here lie cubes that were paid until opponents had their say

    @property
    def sides(self) -> int:
        """Who takes part: the players, or the player and the guards."""
        return self.players if self.players > 1 else 2

    @property
    def solo(self) -> bool:
        return self.players == 1

    def owner_of(self, side: int) -> int:
        """A side as an owner in moves and events: the guards have a name of their own."""
        return 5 if self.solo and side == GUARDS else side

    def tokens(self, player: int, location: int) -> Pile:
        return self.placed[LOCATIONS * player + location]

    def scramble(self, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        """What is hidden is dealt anew among pieces of its kind; the tokens of a crew stay with their player.

        Those that came back to their cell this round are there: everybody has seen them go.
        """
        hidden = {slot for slot in slots if not self.returned >> slot & 1}
        for owner in range(self.players):
            own = [self.cells[owner], *self.placed[LOCATIONS * owner : LOCATIONS * (owner + 1)]]
            mix([piece for some in own for piece in some if piece in hidden])
        for kind in sorted({self.content.family[slot] for slot in slots} - {0}):
            mix([slot for slot in slots if self.content.family[slot] == kind])

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
