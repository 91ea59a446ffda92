"""What a game of Tyrants is at a decision, and who sees which part of it."""

from random import Random
from typing import ClassVar

from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Frame, Rules
from pentarchy.engine.state import State, state
from pentarchy.engine.views import Mix
from pentarchy.engine.zones import ALL, NOBODY, OWNER, Zone, cards, data, rows
from pentarchy.games.tyrants.board import Board
from pentarchy.games.tyrants.content import Content
from pentarchy.games.tyrants.moves import EVENTS, MOVES, SITES, WHY
from pentarchy.games.tyrants.rules import rules

SETUP, ACTIONS, END_OF_TURN, END = range(4)
PHASES = ("setup", "actions", "end_of_turn", "end")
WHITE, EMPTY = 4, 5  # colours of a troop space beside the four players
COLOURS = 6
TROOPS, SPIES = 40, 5  # of each player
HAND = 5
MARKET = 6

Pile = tuple[int, ...]

# What the texts of one card share while they are carried out; a card played by a card has its own.
CONTEXT = (
    "acting", "that_site", "kills", "victim", "kill_site", "landed", "returned", "chosen", "slot", "target", "paid",
)  # fmt: skip


@state
class Tyrants(State):
    """The state. Cards and places are numbers (content.py, board.py); lists are per player, site or colour."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    told: ClassVar[Table] = EVENTS
    content: Content

    # the table
    round: int
    phase: int
    first: int
    current: int  # whose turn it is
    half_decks: tuple[str, ...]
    sections: str  # key of board.IN_PLAY
    ending: str  # what triggered the end, or nothing yet

    # the board
    garrisons: list[Pile]  # per site: troops of each colour, then empty spaces
    camps: list[int]  # per colour: mask of the sites where `garrisons` has some
    roads: list[int]  # per colour: mask of the spaces of routes
    spies: list[int]  # per player: mask of sites
    control: list[int]  # per site: who controls it, or -1
    total_control: list[int]  # per site: who controls it totally, or -1
    barracks: list[int]  # troops
    trophies: list[Pile]  # per player: troops of each colour
    vp: list[int]  # tokens

    # cards
    market_deck: Pile
    market: list[Pile]  # six spaces, each with one card or none
    priestesses: Pile
    guards: Pile
    outcasts: Pile
    devoured: Pile
    borrowed: Pile  # played from the market, while its text is carried out
    box: Pile
    decks: list[Pile]
    hands: list[Pile]
    played: list[Pile]
    discards: list[Pile]
    inner_circles: list[Pile]
    lent: list[Pile]  # of the inner circle, while its text is carried out: it is not there and comes back

    # this turn
    power: int
    influence: int
    paid_markers: int  # mask of the sites whose markers have paid
    played_this_turn: Pile  # also what has left since (focus.left_play)
    later: tuple[tuple[int, int], ...]  # card and number of its text for the end of the turn
    ghost: int  # the top devoured card counts as a market card

    # the card that is carried out
    acting: int  # which, or -1
    that_site: int  # of the spy placed or returned last, or -1
    kills: int
    victim: int  # colour of the troop assassinated last, or -1
    kill_site: int  # site of the first troop assassinated, or -1
    landed: Pile  # where it deployed
    returned: int  # mask of the sites of the spies that paid for it
    chosen: Pile  # a troop named, not yet moved: place or hall, and colour
    slot: int  # market space that waits for this card
    target: int  # the opponent chosen
    paid: int  # the cost of an ability has been paid
    stopped: int  # no more of "up to"
    cause: int  # who made a player discard

    zones: ClassVar[dict[str, Zone]] = {
        **rows(
            cards(ALL), "market priestesses guards outcasts devoured borrowed box played discards inner_circles lent"
        ),
        **rows(cards(OWNER), "hands"),
        **rows(cards(NOBODY), "market_deck decks"),
        **rows(data(ALL), "round phase first current half_decks sections ending"),
        **rows(data(ALL), "garrisons camps roads spies control total_control barracks trophies vp"),
        **rows(data(ALL), "power influence paid_markers played_this_turn later ghost"),
        **rows(
            data(ALL), "acting that_site kills victim kill_site landed returned chosen slot target paid stopped cause"
        ),
    }

    @property
    def board(self) -> Board:
        return self.content.boards[self.sections]

    # the log ------------------------------------------------------------------------------------------------------
    def tell_idle(self, player: int, card: int, effect: Frame) -> None:
        """Say why an effect can do nothing; of an option that was chosen in vain this was said at once."""
        counts_down = effect[1:2] and type(effect[1]) is int and not effect[1]  # all of "two troops" was done
        if self.stopped or counts_down or effect in self.content.options[card]:
            return
        if rule := self.why_idle(player, card, effect):
            self.tell("cannot", player, card, WHY.index[rule])

    def ask_and_go_on(self, player: int, question: Frame, *frames: Frame) -> None:
        """Ask, then these; with nothing to choose there is nothing for the rest of a loop either."""
        self.ask(player, question)
        if self.asks[player] is not None:
            self.then(*frames)

    def has_stopped(self, player: int) -> bool:
        """Whether a player wants no more of "up to"; this is told, and forgotten for the next loop."""
        if not self.stopped:
            return False
        self.stopped = 0
        self.tell("no_more", player, self.acting)
        return True

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
            for colour, mask in enumerate(self.camps):
                if bool(self.garrisons[site][colour]) != bool(mask >> site & 1):
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
