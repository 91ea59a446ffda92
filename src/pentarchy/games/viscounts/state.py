"""What a game of Viscounts is at a decision, and who sees which part of it."""

from random import Random
from typing import ClassVar

from pentarchy.engine.declare import (
    MIXED,
    NOBODY,
    OWNER,
    SIDES,
    choice,
    everything,
    mask,
    number,
    pile,
    piles,
    plain,
    scratch,
    seat,
    word,
)
from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Rules
from pentarchy.engine.state import State, state
from pentarchy.engine.views import Mix
from pentarchy.games.viscounts.content import SCHEME, Automa, Content
from pentarchy.games.viscounts.moves import BUILDING, EVENTS, GOOD, MOVES, SECTION, SECTIONS, SEGMENT, SITE, SPACE
from pentarchy.games.viscounts.rules import rules
from pentarchy.kit.seats import seats_from

SETUP, CARDS, MOVEMENT, ACTION, RECRUIT, COLLISION, DRAW, END = range(8)
PHASES = ("setup", "cards", "movement", "action", "recruit", "collision", "draw", "end")
AUTOMA = 1  # the side of the automa in a solo game; its name among owners is the last one
CARD_SLOTS = 3  # on the board of a side
COLOURS = 4  # the castle has room for the workers of so many sides

Pile = tuple[int, ...]


@state
class Viscounts(State):
    """The state. Pieces are numbers (content.py). Lists are per side: the players, or the player and the automa."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    happens: ClassVar[Table] = EVENTS
    content: Content

    # the table
    round: int = number()
    phase: int = choice(PHASES)
    first: int = seat(start=0)
    active: int = seat(start=0)  # whose turn it is
    last_round: int = number()  # 0: not known yet
    face: int = number(start=lambda g: int(g.players > 2))  # of the segments: 0 with 1-2 players, 1 with 3-4
    ring: Pile = choice(SEGMENT)  # segments clockwise
    castle: Pile = choice(SECTION)  # per segment: the castle section beside it
    automa: str = word()
    difficulty: str = word()

    # common pieces
    townsfolk: list[Pile] = piles(MIXED, per=SEGMENT)  # per segment, the last one on top
    manuscripts: list[Pile] = piles(MIXED, per=SEGMENT)
    pair_cards: list[Pile] = piles(per=0)  # pairs to choose from: a player card and a hero
    pair_heroes: list[Pile] = piles(per=0)
    bonus_cards: Pile = pile()
    scheme_deck: Pile = pile(NOBODY)
    scheme_discard: Pile = pile()
    future_deck: Pile = pile(NOBODY)
    box: Pile = everything()

    # pieces of players and sides
    boards: list[Pile] = piles(per=(SIDES, CARD_SLOTS))  # card slots: 3 * side + slot, one card each
    hands: list[Pile] = piles(OWNER)
    decks: list[Pile] = piles(NOBODY)
    discards: list[Pile] = piles()
    scrolls: list[Pile] = piles(per=SIDES)  # manuscripts
    bonuses: list[Pile] = piles(per=SIDES)  # bonus cards

    # goods and markers
    goods: list[int] = number((SIDES, GOOD))  # 4 per side: ink, stone, gold, silver
    debts: list[int] = number(SIDES)  # unpaid
    paid: list[int] = number(SIDES)
    deeds: list[int] = number(SIDES)  # acquired
    approved: list[int] = number(SIDES)
    corruption: list[int] = number(SIDES, 1)
    virtue: list[int] = number(SIDES, lambda g: [g.content.numbers["track"]["length"]] * g.sides)
    poverty: int = number(start=-1)  # debts above the card; 0: it lies open, -1: not laid out yet
    prosperity: int = number(start=-1)

    # on the board
    viscounts: list[int] = choice(SPACE, SIDES, -1)  # space of each side, or -1
    built: list[int] = mask(BUILDING, SIDES)  # mask of the building slots that are empty
    sites: list[int] = plain(SITE, -1)  # per place: -1, or 9 * side + building
    workers: list[int] = number(SIDES, lambda g: [g.content.numbers["game"]["workers"]] * g.sides)
    tier_1: list[int] = number((SECTION, COLOURS))  # COLOURS * section + side
    tier_2: list[int] = number((SECTION, COLOURS))
    tier_3: list[int] = number(SIDES)  # per side
    leader: int = seat()  # who has the card, or -1

    # what is under way; labels of moves count prices with it, and they see the table, not the question
    committed: int = scratch(-1)  # the action that was begun, with a dismissal or without, or -1
    lent: Pile = scratch()  # icons of the townsfolk dismissed for it
    used: int = scratch()  # mask of card slots whose "once" is used in this payment
    stride: int = scratch()  # how far the viscount must go at least: the silver of the card just played
    seen_schemes: Pile = scratch()  # shown since the beginning: once known, they stay known in a shuffled deck

    @property
    def sides(self) -> int:
        """Who takes part: the players, or the player and the automa."""
        return self.players if self.players > 1 else 2

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def automa_board(self) -> Automa:
        return next(board for board in self.content.automas if board.name == self.automa)

    def is_automa(self, side: int) -> bool:
        return side == AUTOMA and self.players == 1

    def owner_of(self, side: int) -> int:
        """A side as an owner in moves and events: the automa has a name of its own."""
        return COLOURS if side == AUTOMA and self.players == 1 else side

    def slots(self, side: int) -> list[Pile]:
        """The three card slots of a side, from the left."""
        return self.boards[3 * side : 3 * side + 3]

    def turn_order(self) -> list[int]:
        """All sides, beginning with the one whose turn it is."""
        return seats_from(self.active, self.sides)

    def scramble(self, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        """Everybody's own cards stay with them; piles of the board are mixed with one another.

        Which future schemes lie in the automa's deck is hidden too, so they change places with those of their pile.
        """
        hidden, kinds = set(slots), self.content.family
        for owner in range(self.players):
            mix([piece for piece in (*self.hands[owner], *self.decks[owner]) if piece in hidden])
        for stacks in (self.townsfolk, self.manuscripts):
            mix([piece for stack in stacks for piece in stack if piece in hidden])
        mix([piece for piece in self.scheme_deck if piece in hidden])
        schemes = [slot for slot in slots if kinds[slot] == SCHEME]
        fresh = [slot for slot in schemes if held[slot] not in self.seen_schemes]
        mix([slot for slot in fresh if self.content.future[held[slot]]])

    def audit(self) -> list[str]:
        """Workers and markers are where they can be, and nothing is negative."""
        wrong = []
        for side in range(self.sides):
            there = self.workers[side] + sum(self.tier_1[side::COLOURS]) + sum(self.tier_2[side::COLOURS])
            if there + self.tier_3[side] != self.content.numbers["game"]["workers"]:
                wrong.append(f"side {side} has {there + self.tier_3[side]} workers")
            if not 1 <= self.corruption[side] <= self.virtue[side] <= self.content.numbers["track"]["length"]:
                wrong.append(f"the markers of side {side} have passed each other")
            on_board = sum(site // 9 == side for site in self.sites if site >= 0)
            if on_board != self.built[side].bit_count():
                wrong.append(f"buildings of side {side} are missing")
        lists = (self.goods, self.debts, self.paid, self.deeds, self.approved, self.workers, self.tier_1, self.tier_2)
        if min(map(min, (*lists, self.tier_3))) < 0:
            wrong.append("a negative number")
        if len(self.tier_1) != COLOURS * SECTIONS:
            wrong.append("the castle has other sections")
        return wrong
