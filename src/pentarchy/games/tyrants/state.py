"""What a game of Tyrants is at a decision, and who sees which part of it."""

from random import Random
from typing import ClassVar

from pentarchy.engine.declare import (
    NOBODY,
    OWNER,
    PLAYERS,
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
from pentarchy.engine.rules import Frame, Rules
from pentarchy.engine.state import State, state
from pentarchy.engine.views import Mix
from pentarchy.games.tyrants.board import Board
from pentarchy.games.tyrants.content import Content
from pentarchy.games.tyrants.moves import EVENTS, MOVES, SITE, SITES, WHY
from pentarchy.games.tyrants.rules import rules
from pentarchy.kit.piles import Pile

SETUP, ACTIONS, END_OF_TURN, END = range(4)
PHASES = ("setup", "actions", "end_of_turn", "end")
WHITE, EMPTY = 4, 5  # colours of a troop space beside the four players
COLOURS = 6
TROOPS, SPIES = 40, 5  # of each player
HAND = 5
MARKET = 6


@state
class Tyrants(State):
    """The state. Cards and places are numbers (content.py, board.py); lists are per player, site or colour."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    happens: ClassVar[Table] = EVENTS
    content: Content

    # the table
    round: int = number()
    phase: int = choice(PHASES)
    first: int = seat(start=0)
    current: int = seat()  # whose turn it is
    half_decks: tuple[str, ...] = word()
    sections: str = word()  # key of board.IN_PLAY
    ending: str = word()  # what triggered the end, or nothing yet

    # the board
    garrisons: list[Pile] = plain(SITE, (0,) * COLOURS)  # per site: troops of each colour, then empty spaces
    camps: list[int] = mask(SITE, COLOURS)  # per colour: mask of the sites where `garrisons` has some
    roads: list[int] = plain(COLOURS)  # per colour: mask of the spaces of routes
    spies: list[int] = mask(SITE, PLAYERS)  # per player: mask of sites
    control: list[int] = seat(SITE)  # per site: who controls it, or -1
    total_control: list[int] = seat(SITE)  # per site: who controls it totally, or -1
    barracks: list[int] = number(PLAYERS, TROOPS)  # troops
    trophies: list[Pile] = plain(PLAYERS, (0,) * EMPTY)  # per player: troops of each colour
    vp: list[int] = number(PLAYERS)  # tokens

    # cards
    market_deck: Pile = pile(NOBODY)
    market: list[Pile] = piles(per=MARKET)  # six spaces, each with one card or none
    priestesses: Pile = pile()
    guards: Pile = pile()
    outcasts: Pile = pile()
    devoured: Pile = pile()
    borrowed: Pile = pile()  # played from the market, while its text is carried out
    box: Pile = everything()
    decks: list[Pile] = piles(NOBODY)
    hands: list[Pile] = piles(OWNER)
    played: list[Pile] = piles()
    discards: list[Pile] = piles()
    inner_circles: list[Pile] = piles()
    lent: list[Pile] = piles()  # of the inner circle, while its text is carried out: it is not there and comes back

    # this turn: what the scratch fields hold is asked for until its end
    power: int = number()
    influence: int = number()
    paid_markers: int = scratch()  # mask of the sites whose markers have paid
    played_this_turn: Pile = scratch()  # also what has left since (focus.left_play)
    later: tuple[tuple[int, int], ...] = scratch()  # card and number of its text for the end of the turn
    ghost: int = number()  # the top devoured card counts as a market card

    # the card that is carried out: later lines of its text speak of what earlier ones did, and so do log and prompts
    acting: int = scratch(-1)  # which, or -1
    that_site: int = scratch(-1)  # of the spy placed or returned last, or -1
    killed: tuple[tuple[int, int], ...] = scratch()  # places and colours of the troops assassinated
    landed: Pile = scratch()  # where it deployed
    returned: int = scratch()  # mask of the sites of own spies it returned, less those where it supplanted since
    cause: int = scratch(-1)  # who makes a player discard: the card discarded may answer to "whoever caused it"

    @property
    def board(self) -> Board:
        return self.content.boards[self.sections]

    # the log ------------------------------------------------------------------------------------------------------
    def tell_idle(self, player: int, card: int, effect: Frame) -> None:
        """Say why an effect can do nothing; of an option that was chosen in vain this was said at once."""
        counts_down = effect[1:2] and type(effect[1]) is int and not effect[1]  # all of "two troops" was done
        if counts_down or effect in self.content.options[card]:
            return
        if rule := self.why_idle(player, card, effect):
            self.tell("cannot", player, card, WHY.index[rule])

    def ask_and_go_on(self, player: int, question: Frame, *frames: Frame) -> None:
        """Ask, then these; with nothing to choose there is nothing for the rest of a loop either."""
        stack = self.stacks[self.running]
        before = len(stack)
        self.then(*frames)
        if not self.ask(player, question):
            del stack[before:]

    def scramble(self, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        """What is hidden can only be dealt anew among the cards of one player, and inside the market deck."""
        hidden = set(slots)
        mix([card for card in self.market_deck if card in hidden])
        for deck, hand in zip(self.decks, self.hands, strict=True):
            mix([card for card in deck + hand if card in hidden])

    def audit(self) -> list[str]:
        """Every troop and spy is somewhere, the masks agree with the garrisons, and nothing is negative."""
        wrong = []
        for colour in range(WHITE):
            there = self.barracks[colour] if colour < self.players else 0
            if there + self._troops(colour) != (TROOPS if colour < self.players else 0):
                wrong.append(f"player {colour} has {there} troops in the barracks, {self._troops(colour)} elsewhere")
        if self._troops(WHITE) != self._whites():
            wrong.append(f"there are {self._troops(WHITE)} white troops")
        for site in range(SITES):
            there = self.content.sites[site].spaces if site in self.board.sites else 0
            if sum(self.garrisons[site]) != there or min(self.garrisons[site]) < 0:
                wrong.append(f"site {site} holds {self.garrisons[site]}")
            for colour, sites in enumerate(self.camps):
                if bool(self.garrisons[site][colour]) != bool(sites >> site & 1):
                    wrong.append(f"camps of colour {colour} and garrison of site {site} differ")
        if sum(self.roads) << SITES | (1 << SITES) - 1 != self.board.places | (1 << SITES) - 1:
            wrong.append("a space of a route has no colour, or two")
        if min(self.power, self.influence, *self.barracks, *self.vp) < 0:
            wrong.append("a negative number")
        if max(mask.bit_count() for mask in self.spies) > SPIES or any(
            mask & ~self.board.places for mask in self.spies
        ):
            wrong.append("more spies than there are, or outside the board")
        return wrong

    def _troops(self, colour: int) -> int:
        """Troops of a colour on the board and in trophy halls."""
        here = sum(row[colour] for row in self.garrisons) + self.roads[colour].bit_count()
        return here + sum(hall[colour] for hall in self.trophies)

    def _whites(self) -> int:
        board = self.board
        return sum(self.content.sites[site].white for site in board.sites) + board.white_roads.bit_count()
