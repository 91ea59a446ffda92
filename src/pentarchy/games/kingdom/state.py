"""What a game of Kingdom is at a decision, and who sees which part of it."""

from random import Random
from typing import ClassVar

from pentarchy.engine.declare import (
    MIXED,
    NOBODY,
    OWNER,
    PLAYERS,
    choice,
    marked,
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
from pentarchy.games.kingdom.content import ADVISOR, CALAMITY, Content
from pentarchy.games.kingdom.moves import AREA, CARD, EVENTS, ICON, MOVES, RESOURCE, TYPE
from pentarchy.games.kingdom.rules import rules
from pentarchy.kit.piles import Pile

SETUP, DRAFT, PLANNING, PRODUCTION, BATTLE, END = range(6)
PHASES = ("setup", "draft", "planning", "production", "battle", "end")
ROUNDS = 4
DANGER_DEAL = 9  # `dealt` of the cards of the danger stack; hands are 1 to 8


@state
class Kingdom(State):
    """The state. Cards are numbers (see content.py), zones are tuples, lists have an entry per player or area."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    happens: ClassVar[Table] = EVENTS
    slot_fields: ClassVar[tuple[str, ...]] = ("dealt",)
    content: Content

    # the table
    round: int = number()
    phase: int = choice(PHASES)
    producing: int = choice(RESOURCE, start=-1)  # the resource of the production step, or -1
    first: int = seat(start=0)  # first player of the round
    duchies: tuple[str, ...] = word()  # entry of duchies.toml per player
    modules: tuple[str, ...] = word()  # of menaces, advisors, quests
    scenario: str = word()
    menace_decks: tuple[str, ...] = word()  # kinds of menace: per player, or the one of a solo game
    boards: tuple[str, ...] = word()
    defeat: str = word()  # rule by which a solo game was lost at once
    hoard: int = number()  # scenario 5: cubes beside the menace stack
    taken: int = choice(AREA)  # the offering area taken last: alone it is refilled, and bots look at what came there
    searched: int = number()  # solo: the search of this round is used
    owner_of_final: list[int] = seat(per=0)  # per board: who got the reward of the final task, or -1

    # cards
    deck: Pile = pile(MIXED)
    danger: Pile = pile(NOBODY)
    calamity_stack: Pile = pile()
    menace_stacks: list[Pile] = piles()
    rodent_stack: Pile = pile()
    offers: list[Pile] = piles(MIXED, per=AREA, shut=True)
    found: Pile = pile()  # solo: cards looked at by the search
    discard: Pile = pile(MIXED, shut=True, heap=True)
    box: Pile = pile(MIXED, shut=True, heap=True)
    drawn: list[Pile] = piles(OWNER)  # advisors to choose from before the game
    hands: list[Pile] = piles(OWNER)
    chosen: list[Pile] = piles(OWNER)  # the first card of an offer, not laid yet
    drafted: list[Pile] = piles(MIXED, shut=True)
    construction: list[Pile] = piles()
    menaces: list[Pile] = piles()
    built: list[Pile] = piles()
    calamities: list[Pile] = piles()
    advisors: list[Pile] = piles()

    # what belongs to cards
    lack: list[int] = plain(per=CARD)  # per development card: what its cost still lacks, packed (notation.packed_bag)
    frozen: tuple[tuple[int, int], ...] = plain()  # (card, frost giant under it)
    dealt: list[int] = scratch(per=CARD, sees=NOBODY)  # per card: in which hand or stack it was hidden, see `scramble`

    # what belongs to players
    chosen_to: list[int] = plain(PLAYERS, sees=OWNER)  # area of the chosen card, + 2 if face down
    traps: list[int] = number(PLAYERS)
    free_traps: list[int] = number(PLAYERS)  # Illusionist
    spies: list[int] = number(PLAYERS)
    active_spies: list[int] = number(PLAYERS)
    cubes: list[Pile] = choice(RESOURCE, PLAYERS)  # resources just gained, to be placed at once
    alchemy: list[int] = number((PLAYERS, RESOURCE))  # 4 per player: cubes of each resource
    krystallium: list[int] = number(PLAYERS)
    soldiers: list[int] = number(PLAYERS)
    training: list[int] = number(PLAYERS)
    covered: list[int] = mask(ICON, PLAYERS)  # bit mask of icons under theft tokens
    produced: list[int] = number(PLAYERS)  # in this step
    used: list[Pile] = marked(PLAYERS)  # advisors used this round
    boost: list[int] = number(PLAYERS)  # Guild Master: extra cubes of the next recycling
    owed: list[int] = number(PLAYERS)  # cubes to get from the opponent's shadows
    tasks: list[int] = plain(PLAYERS)  # bit mask, 4 per board
    task_points: list[int] = number(PLAYERS)
    extra_types: list[Pile] = choice(TYPE, PLAYERS)  # Herald

    def in_front(self, player: int) -> Pile:
        """The menaces of the draft and construction areas, in the order in which they act (menaces.fixed_order)."""
        order = self.content.order
        return tuple(sorted(self.drafted[player] + self.menaces[player], key=lambda card: (order[card], card)))

    def scramble(self, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        """Deal what a player does not know anew: where the calamities are, then which deck cards, then advisors."""
        kinds, box = self.content.family, set(self.box)
        drawn = {card for pile in self.drawn for card in pile}
        for deal in range(1, DANGER_DEAL + 1):
            mix([slot for slot in slots if self.dealt[slot] == deal])
        mix([slot for slot in slots if kinds[held[slot]] < CALAMITY and slot not in box and slot not in drawn])
        mix([slot for slot in slots if kinds[held[slot]] == ADVISOR])
        for other in range(self.players):
            if other != player and self.chosen[other]:
                self.chosen_to[other] = rng.randrange(4 if self.traps[other] + self.free_traps[other] else 2)

    def audit(self) -> list[str]:
        """Every limited token is somewhere, and nothing is negative."""
        wrong = []
        counters = ("traps", "free_traps", "spies", "active_spies", "alchemy", "krystallium", "soldiers", "training",
                    "owed", "boost", "hoard")  # fmt: skip
        for name in counters:
            value = getattr(self, name)
            if min(value if isinstance(value, list) else [value]) < 0:
                wrong.append(f"{name} is negative: {value}")
        if max(self.training) > 1:
            wrong.append("more than one soldier in training")
        if max(self.traps) > 2 or sum(self.spies) > 2:
            wrong.append("more traps or spies than there are")
        if any(active > spies for active, spies in zip(self.active_spies, self.spies, strict=True)):
            wrong.append("more active spies than spies")
        if sum(mask.bit_count() for mask in self.covered) > 4:
            wrong.append("more than four theft tokens")
        for player, cards_there in enumerate(self.construction):
            for card in cards_there:
                frozen = any(card == frozen_card for frozen_card, _ in self.frozen)
                if not self.lack[card] and not frozen:
                    wrong.append(f"{self.content.tokens[card]} of player {player} is paid for but not built")
        return wrong
