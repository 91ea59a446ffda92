"""What a game of Viscounts is at a decision, and who sees which part of it."""

from random import Random
from typing import ClassVar

from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Rules
from pentarchy.engine.state import State, state
from pentarchy.engine.views import Mix
from pentarchy.engine.zones import ALL, MIXED, NOBODY, OWNER, Zone, cards, data, rows
from pentarchy.games.viscounts.content import SCHEME, Automa, Content
from pentarchy.games.viscounts.moves import EVENTS, MOVES, SECTIONS
from pentarchy.games.viscounts.rules import rules

SETUP, CARDS, MOVEMENT, ACTION, RECRUIT, COLLISION, DRAW, END = range(8)
PHASES = ("setup", "cards", "movement", "action", "recruit", "collision", "draw", "end")
AUTOMA = 1  # the side of the automa in a solo game; its name among owners is the last one
COLOURS = 4  # the castle has room for the workers of so many sides

Pile = tuple[int, ...]


@state
class Viscounts(State):
    """The state. Pieces are numbers (content.py). Lists are per side: the players, or the player and the automa."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    told: ClassVar[Table] = EVENTS
    content: Content

    # the table
    round: int
    phase: int
    first: int
    active: int  # whose turn it is
    last_round: int  # 0: not known yet
    face: int  # of the segments: 0 with 1-2 players, 1 with 3-4
    ring: Pile  # segments clockwise
    castle: Pile  # per segment: the castle section beside it
    automa: str
    difficulty: str

    # common pieces
    townsfolk: list[Pile]  # per segment, the last one on top
    manuscripts: list[Pile]
    pair_cards: list[Pile]  # pairs to choose from: a player card and a hero
    pair_heroes: list[Pile]
    bonus_cards: Pile
    scheme_deck: Pile
    scheme_discard: Pile
    future_deck: Pile
    box: Pile

    # pieces of players and sides
    boards: list[Pile]  # card slots: 3 * side + slot, one card each
    hands: list[Pile]
    decks: list[Pile]
    discards: list[Pile]
    scrolls: list[Pile]  # manuscripts
    bonuses: list[Pile]  # bonus cards

    # goods and markers
    goods: list[int]  # 4 per side: ink, stone, gold, silver
    debts: list[int]  # unpaid
    paid: list[int]
    deeds: list[int]  # acquired
    approved: list[int]
    corruption: list[int]
    virtue: list[int]
    poverty: int  # debts above the card; 0: it lies open, -1: not laid out yet
    prosperity: int

    # on the board
    viscounts: list[int]  # space of each side, or -1
    built: list[int]  # mask of the building slots that are empty
    sites: list[int]  # per place: -1, or 9 * side + building
    workers: list[int]  # in the supply of each side
    tier_1: list[int]  # COLOURS * section + side
    tier_2: list[int]
    tier_3: list[int]  # per side
    leader: int  # who has the card, or -1

    # what is under way
    committed: int  # the action for which a townsfolk was dismissed, or -1
    lent: Pile  # icons of the dismissed townsfolk
    due: int  # icons that goods must still pay
    used: int  # mask of card slots whose "once" is used in this action
    settling: int  # mask of the sides whose workers are being moved
    picked: int  # what was chosen of several
    stride: int  # how far the viscount must go at least: the silver of the card just played
    stopped: int  # no more of "up to"
    seen_schemes: Pile  # schemes that were shown since the beginning

    zones: ClassVar[dict[str, Zone]] = {
        **rows(cards(ALL), "pair_cards pair_heroes bonus_cards scheme_discard box boards discards scrolls bonuses"),
        **rows(cards(OWNER), "hands"),
        **rows(cards(MIXED), "townsfolk manuscripts"),
        **rows(cards(NOBODY), "decks scheme_deck future_deck"),
        **rows(data(ALL), "round phase first active last_round face ring castle automa difficulty goods debts paid"),
        **rows(data(ALL), "deeds approved corruption virtue poverty prosperity viscounts built sites workers tier_1"),
        **rows(data(ALL), "seen_schemes"),
        **rows(data(ALL), "tier_2 tier_3 leader committed lent due used settling picked stride stopped"),
    }

    @property
    def sides(self) -> int:
        """Who takes part: the players, or the player and the automa."""
        return max(self.players, 2)

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
        return COLOURS if self.is_automa(side) else side

    def slots(self, side: int) -> list[Pile]:
        """The three card slots of a side, from the left."""
        return self.boards[3 * side : 3 * side + 3]

    def turn_order(self) -> list[int]:
        """All sides, beginning with the one whose turn it is."""
        return [(self.active + i) % self.sides for i in range(self.sides)]

    def scramble(self, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        """Everybody's own cards stay with them; piles of the board are mixed with one another.

        Which future schemes lie in the automa's deck is hidden too, so they change places with those of their pile.
        """
        hidden, kinds = set(slots), self.content.kinds
        for seat in range(self.players):
            mix([piece for piece in (*self.hands[seat], *self.decks[seat]) if piece in hidden])
        for piles in (self.townsfolk, self.manuscripts):
            mix([piece for pile in piles for piece in pile if piece in hidden])
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
