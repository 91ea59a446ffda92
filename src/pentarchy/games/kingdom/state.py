"""What a game of Kingdom is at a decision, and who sees which part of it."""

from random import Random
from typing import ClassVar

from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Rules
from pentarchy.engine.state import State, state
from pentarchy.engine.views import Mix
from pentarchy.engine.zones import ALL, MIXED, NOBODY, OWNER, Zone, cards, data, rows
from pentarchy.games.kingdom.content import ADVISOR, CALAMITY, Content
from pentarchy.games.kingdom.moves import EVENTS, MOVES
from pentarchy.games.kingdom.rules import rules

SETUP, DRAFT, PLANNING, PRODUCTION, BATTLE, END = range(6)
PHASES = ("setup", "draft", "planning", "production", "battle", "end")
ROUNDS = 4
DANGER_DEAL = 9  # `dealt` of the cards of the danger stack; hands are 1 to 8

Pile = tuple[int, ...]


@state
class Kingdom(State):
    """The state. Cards are numbers (see content.py), zones are tuples, lists have an entry per player or area."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    told: ClassVar[Table] = EVENTS
    slot_fields: ClassVar[tuple[str, ...]] = ("dealt",)
    content: Content

    # the table
    round: int
    phase: int
    producing: int  # the resource of the production step, or -1
    first: int  # first player of the round
    duchies: tuple[str, ...]  # entry of duchies.toml per player
    modules: tuple[str, ...]  # of menaces, advisors, quests
    scenario: str
    menace_decks: tuple[str, ...]  # kinds of menace: per player, or the one of a solo game
    boards: tuple[str, ...]
    defeat: str  # rule by which a solo game was lost at once
    hoard: int  # scenario 5: cubes beside the menace stack
    taken: int  # the offering area taken last
    searched: int  # solo: the search of this round is used
    owner_of_final: list[int]  # per board: who got the reward of the final task, or -1

    # cards
    deck: Pile
    danger: Pile
    calamity_stack: Pile
    menace_stacks: list[Pile]
    rodent_stack: Pile
    offers: list[Pile]
    found: Pile  # solo: cards looked at by the search
    discard: Pile
    box: Pile
    drawn: list[Pile]  # advisors to choose from before the game
    hands: list[Pile]
    chosen: list[Pile]  # the first card of an offer, not laid yet
    drafted: list[Pile]
    construction: list[Pile]
    menaces: list[Pile]
    built: list[Pile]
    calamities: list[Pile]
    advisors: list[Pile]

    # what belongs to cards
    lack: list[int]  # per development card: what its cost still lacks, packed (notation.packed_bag)
    frozen: tuple[tuple[int, int], ...]  # (card, frost giant under it)
    dealt: list[int]  # per card: in which hand or stack it was hidden, see `scramble`

    # what belongs to players
    chosen_to: list[int]  # area of the chosen card, + 2 if face down
    traps: list[int]
    free_traps: list[int]  # Illusionist
    spies: list[int]
    active_spies: list[int]
    cubes: list[Pile]  # resources just gained, to be placed at once
    alchemy: list[int]  # 4 per player: cubes of each resource
    spent: list[Pile]  # quests: cubes named so far for the exchange of five
    krystallium: list[int]
    soldiers: list[int]
    training: list[int]
    covered: list[int]  # bit mask of icons under theft tokens
    produced: list[int]  # in this step
    used: list[Pile]  # advisors used this round
    boost: list[int]  # Guild Master: extra cubes of the next recycling
    owed: list[int]  # cubes to get from the opponent's shadows
    tasks: list[int]  # bit mask, 4 per board
    task_points: list[int]
    extra_types: list[Pile]  # Herald

    zones: ClassVar[dict[str, Zone]] = {
        **rows(cards(ALL), "calamity_stack menace_stacks rodent_stack found construction menaces built calamities"),
        **rows(cards(ALL), "advisors"),
        **rows(cards(OWNER), "drawn hands chosen"),
        **rows(cards(MIXED), "deck"),
        **rows(cards(MIXED, shut=True), "offers drafted discard box"),  # trap.no_peeking
        **rows(cards(NOBODY), "danger"),
        **rows(
            data(ALL), "round phase producing first duchies modules scenario menace_decks boards defeat hoard taken"
        ),
        **rows(
            data(ALL), "searched owner_of_final lack frozen traps free_traps spies active_spies cubes alchemy spent"
        ),
        **rows(
            data(ALL), "krystallium soldiers training covered produced used boost owed tasks task_points extra_types"
        ),
        **rows(data(OWNER), "chosen_to"),
        **rows(data(NOBODY), "dealt"),
    }

    def in_front(self, player: int) -> Pile:
        """The menaces of the draft and construction areas, in the order in which they act (menaces.fixed_order)."""
        order = self.content.order
        return tuple(sorted(self.drafted[player] + self.menaces[player], key=lambda card: (order[card], card)))

    def scramble(self, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        """Deal what a player does not know anew: where the calamities are, then which deck cards, then advisors."""
        kinds, box = self.content.kinds, set(self.box)
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
