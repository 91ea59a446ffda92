"""The castle against a slow model of it: a list of workers and the rules read aloud, side by side with the game."""

from dataclasses import dataclass, field
from random import Random

import pytest

from tests.games.viscounts.table import Table

SECTIONS = ["castle_ink_stone", "castle_flip", "castle_gold_move", "castle_hire_destroy", "castle_virtue"]
RESOURCES = ["take_good:gold", "take_good:ink", "take_good:stone"]


@dataclass
class Model:
    """Workers are (owner, tier, section). Every decision is checked with the game, taken at random and made there."""

    table: Table
    rng: Random
    workers: list[tuple[int, int, int]] = field(default_factory=list)
    goods: dict[int, list[int]] = field(default_factory=dict)  # resources, silver
    virtue: list[int] = field(default_factory=list)  # how much was gained
    leader: int = -1

    def decide(self, player: int, options: list[str]) -> str:
        """What is asked must be exactly this; one of it happens."""
        assert self.table.options(player) == set(options)
        chosen = self.rng.choice(options)
        self.table.play(player, chosen)
        return chosen

    def count(self, player: int, tier: int, section: int) -> int:
        return self.workers.count((player, tier, section))

    def carry(self, player: int, tier: int, section: int, to: tuple[int, int]) -> None:
        self.workers.remove((player, tier, section))
        self.workers.append((player, *to))

    def place(self, player: int, section: int, count: int) -> None:
        for _ in range(count):
            if sum(owner == player for owner, _, _ in self.workers) < 20:
                self.workers.append((player, 1, section))
        self.settle(player)

    def settle(self, player: int) -> None:
        """First tier, second tier, room."""
        while ready := [section for section in range(5) if self.count(player, 1, section) >= 3]:
            section = ready[0]
            if len(ready) > 1:
                named = self.decide(player, [f"climb:{SECTIONS[one]}" for one in ready])
                section = SECTIONS.index(named.removeprefix("climb:"))
            self.carry(player, 1, section, (2, section))
            self.effect(player, section)
            for way in (1, -1):
                if self.count(player, 1, section):
                    self.carry(player, 1, section, (1, (section + way) % 5))
        for section in range(5):
            while self.count(player, 2, section) >= 3:
                self.carry(player, 2, section, (3, 0))
                if self.leader < 0 or self.top(player) > self.top(self.leader):
                    self.leader = player
                self.resource(player)
        for tier in (1, 2):
            for section in range(5):
                self.make_room(player, tier, section)

    def top(self, player: int) -> int:
        return self.count(player, 3, 0)

    def effect(self, player: int, section: int) -> None:
        """Nobody has papers to flip, nobody can be hired, and everybody owns only three cards."""
        if section == 0:
            self.goods[player][0] += 2
        elif section == 4:
            self.virtue[player] += 2
        elif section == 2:
            if self.decide(player, ["pick:gain_gold_1", "pick:castle_move"]) == "pick:gain_gold_1":
                self.goods[player][0] += 1
            else:
                self.castle_move(player)

    def castle_move(self, player: int) -> bool:
        ways = [
            (here, (here + way) % 5) for here in range(5) for way in (1, -1) if self.count(player, 1, here)
        ]  # fmt: skip
        moves = {f"shift:{SECTIONS[here]},{SECTIONS[there]}": (here, there) for here, there in ways}
        chosen = self.decide(player, [*moves, "stay"])
        if chosen == "stay":
            return False
        here, there = moves[chosen]
        self.carry(player, 1, here, (1, there))
        return True

    def resource(self, player: int) -> None:
        self.decide(player, RESOURCES)
        self.goods[player][0] += 1

    def make_room(self, player: int, tier: int, section: int) -> None:
        while len(there := [owner for owner, *where in self.workers if where == [tier, section]]) > 3:
            owner = there[0]
            if len(set(there)) > 1:
                named = self.decide(player, [f"expel:{SECTIONS[section]},{tier},{one + 1}" for one in set(there)])
                owner = int(named[-1]) - 1
            self.workers.remove((owner, tier, section))
            if tier == 1:
                self.goods[owner][1] += 2
            else:
                self.virtue[owner] += 1
                self.resource(owner)

    def same(self) -> None:
        """The game looks like this."""
        g = self.table.g
        for player in range(g.players):
            for section in range(5):
                assert g.tier_1[4 * section + player] == self.count(player, 1, section)
                assert g.tier_2[4 * section + player] == self.count(player, 2, section)
            assert g.tier_3[player] == self.top(player)
            assert g.workers[player] == 20 - sum(owner == player for owner, _, _ in self.workers)
            *resources, silver = g.goods[4 * player : 4 * player + 4]
            assert [sum(resources), silver] == self.goods[player]
            gained = sum(int(str(count)) for _, owner, count in self.table.events("improved") if owner == player)
            assert gained == min(self.virtue[player], 6)  # then the markers have met at the left end
        assert g.leader == self.leader
        assert g.over
        assert g.audit() == []


def bare_table(players: int) -> Table:
    """No townsfolk to hire, three cards each, nothing to flip."""
    table = Table.empty(players).no_folk("lake", "hills", "forest", "cliffs", "mountains")
    for player in range(players):
        table.out(*(f"{name}.{player + 1}" for name in ("abbot", "financier", "journeyman", "labourer", "lender")))
    return table


@pytest.mark.rule(
    "viscounts.castle.tier1_check", "viscounts.castle.tier1_up", "viscounts.castle.tier1_effect",
    "viscounts.castle.tier1_sideways", "viscounts.castle.tier1_repeat", "viscounts.castle.tier1_order",
    "viscounts.castle.tier2_after_tier1", "viscounts.castle.tier2_up", "viscounts.castle.tier3_reward",
    "viscounts.castle.capacity", "viscounts.castle.remove_choice", "viscounts.castle.remove_return",
    "viscounts.castle.leader_first", "viscounts.castle.leader_change", "viscounts.castle.any_placement",
)  # fmt: skip
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_random_placements_end_as_in_the_model(players: int, seed: int) -> None:
    table, rng = bare_table(players), Random(seed)
    model = Model(table, rng, goods={side: [0, 0] for side in range(players)}, virtue=[0] * players)
    for number in range(40):
        player = number % players
        if table.g.workers[player] and rng.random() < 0.75:
            count = rng.randint(1, 4)
            table.does(player, f"workers({count})")
            section = rng.randrange(5) if rng.random() < 0.5 else number % 2  # crowds, so that groups form
            table.play(player, f"settle:{SECTIONS[section]}")
            model.place(player, section, count)
        elif any(owner == player and tier == 1 for owner, tier, _ in model.workers):
            table.does(player, "castle_move()")
            if model.castle_move(player):
                model.settle(player)
        model.same()
    assert len(model.workers) > 10
