"""A game of Viscounts in any position, for tests: lay out only what matters, play in notation, look at the result."""

from typing import Self

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.actions import action_phase
from pentarchy.games.viscounts.content import GOODS, Content
from pentarchy.games.viscounts.moves import BUILDING, EVENTS, SECTION, SITE, SOURCE, SPACE
from pentarchy.games.viscounts.rounds import begin_turn
from pentarchy.games.viscounts.scoring import score
from pentarchy.games.viscounts.state import CARDS, COLOURS, Viscounts
from pentarchy.testing.position import Position

SLOTS = ("left", "middle", "right")


Told = tuple[object, ...]
SHORT = (
    "spent",
    "expelled",
    "took_leader",
    "automa_counts",
    "revealed_end",
    "automa_instead",
    "automa_no_place",
)  # without what is counted or named last


def plainly(event: Told) -> list[Told]:
    """An event without its source and its reasons; several papers or owners told in one line are told one by one."""
    kind, *parts = event
    if kind == "linked":
        first, second, place = parts
        return [(kind, owner, place) for owner in dict.fromkeys((first, second))]
    if kind == "got_paper":
        return [(kind, *parts[:2])] * int(str(parts[2]))
    if kind in ("automa_line", "automa_focus"):
        return [] if kind == "automa_line" else [(kind,)]
    if kind in ("corrupted", "improved"):
        return [event[:-2]]
    short = EVENTS.kinds[str(kind)][-1:] == (SOURCE,) or kind in SHORT
    return [event[:-1] if short else event]


class Table(Position):
    """A game; players are 0, 1, ..., in a solo game the automa is side 1. Cards are named by design in moves.

    Zones for `put`: hands, decks, discards (per player), scrolls, bonuses (per side), townsfolk, manuscripts (per
    segment: lake 0, hills 1, forest 2, cliffs 3, mountains 4; the last card is on top), box, scheme_deck,
    scheme_discard, future_deck (index -1). A starting card belongs to a player by its copy: `thief.1` to player 0.
    """

    g: Viscounts
    content: Content
    hidden = ("decks", "scheme_deck", "future_deck")
    copies_alike = True

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        chosen = {**({"first": "1"} if players > 1 else {}), **options}
        self.g = GAME.new(players, chosen, seed, events=True)
        self.content = self.g.content

    @classmethod
    def empty(cls, players: int = 2, seed: int = 1, **options: str) -> Self:
        """The middle of a game: nobody is asked, no goods, papers, buildings or workers anywhere.

        All of a player's starting cards are in the discard pile, hands and boards are empty. Segments lie in the
        order lake, hills, forest, cliffs, mountains, and the castle section of the same number beside each: lake
        ink_stone, hills flip, forest gold_move, cliffs hire_destroy, mountains virtue. Viscounts stand on lake_left.
        Each pile of the board keeps its cards. The stacks of debts and deeds are full.
        """
        table = cls(players, seed, **options)
        g = table.g
        g.stop()
        assert g.events is not None
        g.events.clear()
        g.round, g.phase, g.active = 3, CARDS, 0
        g.ring = g.castle = (0, 1, 2, 3, 4)
        for pile in (*g.pair_cards, *g.pair_heroes):
            g.box += pile
        g.pair_cards, g.pair_heroes = [], []
        g.viscounts[:] = [0] * g.sides
        stacks = g.content.numbers["stacks"]
        g.poverty, g.prosperity = stacks["debts"][players - 1], stacks["deeds"][players - 1]
        return table

    # laying out ---------------------------------------------------------------------------------------------------
    def pick(self, name: str, zone: str, index: int, taken: list[int]) -> int:
        """A starting card named by design is the copy of the player whose zone it is."""
        copies = self.content.by_design.get(name, ())
        if len(copies) > 1:
            return copies[index // 3 if zone == "boards" else index]
        return super().pick(name, zone, index, taken)

    def board(self, side: int, left: str = "", middle: str = "", right: str = "") -> Self:
        """Put cards into the slots of a side; an empty name leaves a slot as it is."""
        for slot, name in enumerate((left, middle, right)):
            if name:
                self.put("boards", 3 * side + slot, name)
        return self

    def hand(self, player: int, *names: str) -> Self:
        self.put("hands", player, *names)
        return self

    def deck(self, player: int, *names: str) -> Self:
        """Put cards on the draw pile, the last one on top."""
        self.put("decks", player, *names)
        return self

    def discard(self, player: int, *names: str) -> Self:
        self.put("discards", player, *names)
        return self

    def out(self, *names: str) -> Self:
        """Take cards out of the game."""
        self.put("box", -1, *names)
        return self

    def folk(self, segment: str, *names: str) -> Self:
        """Put townsfolk on top of the pile of a segment, the last one visible."""
        self.put("townsfolk", SPACE.index[f"{segment}_left"] // 3, *names)
        return self

    def tiles(self, segment: str, *names: str) -> Self:
        """Put manuscripts on top of the pile of a segment, the last one visible."""
        self.put("manuscripts", SPACE.index[f"{segment}_left"] // 3, *names)
        return self

    def no_folk(self, *segments: str) -> Self:
        """Empty the piles of townsfolk of these segments."""
        for segment in segments:
            number = SPACE.index[f"{segment}_left"] // 3
            self.g.box += self.g.townsfolk[number]
            self.g.show(self.g.townsfolk[number], self.g.everyone)
            self.g.townsfolk[number] = ()
        return self

    def no_tiles(self, *segments: str) -> Self:
        """Empty the piles of manuscripts of these segments."""
        for segment in segments:
            number = SPACE.index[f"{segment}_left"] // 3
            self.g.box += self.g.manuscripts[number]
            self.g.show(self.g.manuscripts[number], self.g.everyone)
            self.g.manuscripts[number] = ()
        return self

    def goods(self, side: int, **counts: int) -> Self:
        """Let a side have these goods: ink=2, silver=3; others stay."""
        for name, count in counts.items():
            self.g.goods[4 * side + GOODS.index(name)] = count
        return self

    def papers(self, side: int, *, debts: int = 0, paid: int = 0, deeds: int = 0, approved: int = 0) -> Self:
        g = self.g
        g.debts[side], g.paid[side], g.deeds[side], g.approved[side] = debts, paid, deeds, approved
        return self

    def track(self, side: int, corruption: int, virtue: int) -> Self:
        self.g.corruption[side], self.g.virtue[side] = corruption, virtue
        return self

    def at(self, side: int, space: str) -> Self:
        """Put a viscount on a space: lake_left, hills_right, forest_inner."""
        self.g.viscounts[side] = SPACE.index[space]
        return self

    def building(self, side: int, building: str, site: str) -> Self:
        """Let a building of a side stand on a site, without effects: building trading_post_1, site lake_3."""
        slot = BUILDING.index[building]
        self.g.sites[SITE.index[site]] = 9 * side + slot
        self.g.built[side] |= 1 << slot
        return self

    def emptied(self, side: int, *buildings: str) -> Self:
        """Let building slots of a side be empty; the buildings stand on free sites from the end of the board."""
        banks = self.content.bank[self.g.face]
        for building in buildings:
            free = [site for site, bank in enumerate(banks) if bank >= 0 and self.g.sites[site] < 0]
            self.building(side, building, SITE.tokens[free[-1]])
        return self

    def workers(self, side: int, tier: int, section: str, count: int) -> Self:
        """Put workers of the supply into a section (`flip`, `virtue`, ...) of tier 1 or 2, without any effect."""
        tiers = (self.g.tier_1, self.g.tier_2)
        tiers[tier - 1][COLOURS * SECTION.index[f"castle_{section}"] + side] += count
        self.g.workers[side] -= count
        return self

    def on_top(self, side: int, count: int) -> Self:
        """Put workers of the supply on the third tier."""
        self.g.tier_3[side] += count
        self.g.workers[side] -= count
        return self

    # playing ------------------------------------------------------------------------------------------------------
    def turn(self, side: int = 0) -> Self:
        """A whole turn of a side, up to the first decision."""
        return self.run(begin_turn(side))

    def action(self, player: int = 0) -> Self:
        """Only phase 3 of a player, up to the first decision."""
        self.g.active = player
        return self.run(action_phase(player))

    def does(self, side: int, effect: str) -> Self:
        """Let a side carry out an effect written as in the data files, up to the first decision."""
        part = self.content.parse(effect)
        return self.run((part[0], side, -1, *part[1:]))

    # looking ------------------------------------------------------------------------------------------------------
    def events(self, kind: str = "") -> list[Told]:
        """What was told, as plainly as possible; `sourced` says all of it."""
        return [plain for event in super().events(kind) for plain in plainly(event)]

    def sourced(self, kind: str) -> list[Told]:
        """Events of a kind with the name of what they came from at the end: a piece by its design."""
        found: list[Told] = []
        for _, *parts, source in super().events(kind):
            name = EVENTS.kinds[kind][-1].tokens[int(str(source))]
            parts = parts[:-1] if kind in ("corrupted", "improved") else parts
            found.append((*parts, name.split(".")[0] if "." in name else name))
        return found

    def owned(self, side: int = 0) -> dict[str, int]:
        """The goods of a side; those without any are left out."""
        counts = self.g.goods[4 * side : 4 * side + 4]
        return {name: count for name, count in zip(GOODS, counts, strict=True) if count}

    def markers(self, side: int = 0) -> tuple[int, int]:
        """Corruption and virtue."""
        return self.g.corruption[side], self.g.virtue[side]

    def cards(self, side: int = 0) -> list[str]:
        """The cards of the three slots by design, "" for an empty one."""
        return [self.content.designs[slot[0]] if slot else "" for slot in self.g.slots(side)]

    def tier(self, tier: int, side: int) -> dict[str, int]:
        """Workers of a side on tier 1 or 2 by section; sections without any are left out."""
        counts = (self.g.tier_1, self.g.tier_2)[tier - 1][side::COLOURS]
        names = (name.removeprefix("castle_") for name in SECTION.tokens)
        return {name: count for name, count in zip(names, counts, strict=True) if count}

    def space(self, side: int = 0) -> str:
        return SPACE.tokens[self.g.viscounts[side]]

    def score(self, side: int = 0) -> dict[str, int]:
        return score(self.g, side)
