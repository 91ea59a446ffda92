"""The sites and links as printed on the board, written down by hand, and what each of their effects does to a player.

A face is "small" (1-2 players) or "large" (3-4). An effect is one word; `resolve` answers what it asks.
"""

from collections import Counter

from tests.games.viscounts.table import Table

PLAYERS = {"small": 2, "large": 3}
SEGMENTS = ("lake", "hills", "forest", "cliffs", "mountains")

# face, segment, slots of the left bank with their effects, slots of the right bank
BANKS = [
    ("small", "lake", {1: "gold", 3: "hire"}, {6: "flip", 8: "destroy"}),
    ("small", "hills", {1: "ink", 3: "stone"}, {6: "hire", 8: "destroy"}),
    ("small", "forest", {1: "virtue", 3: "ink"}, {6: "deed", 8: "stone"}),
    ("small", "cliffs", {1: "deed", 3: "destroy"}, {6: "flip", 8: "gold"}),
    ("small", "mountains", {1: "flip", 3: "rearrange"}, {6: "resource", 8: "virtue"}),
    ("large", "lake", {1: "ink", 3: "hire", 4: "resource"}, {6: "flip", 8: "destroy"}),
    ("large", "hills", {1: "ink", 3: "stone"}, {5: "deed", 6: "hire", 8: "flip"}),
    ("large", "forest", {1: "virtue", 3: "gold"}, {5: "rearrange", 6: "flip", 8: "stone"}),
    ("large", "cliffs", {1: "deed", 2: "ink", 4: "destroy"}, {6: "resource", 8: "gold"}),
    ("large", "mountains", {1: "rearrange", 3: "flip"}, {5: "gold", 7: "deed", 8: "resource"}),
]
SITES = {
    (face, f"{segment}_{slot}"): (bank, word)
    for face, segment, *banks in BANKS
    for bank, slots in zip(("left", "right"), banks, strict=True)
    for slot, word in slots.items()
}

# face, segment, slot of the link, its two ends (0: the first site of the next segment), effect
LINKS = [
    ("small", "lake", 2, 1, 3, "virtue"),
    ("small", "lake", 7, 6, 8, "ink"),
    ("small", "lake", 9, 8, 0, "castle_move"),
    ("small", "hills", 2, 1, 3, "two_silver"),
    ("small", "hills", 7, 6, 8, "virtue"),
    ("small", "hills", 9, 8, 0, "gold"),
    ("small", "forest", 4, 3, 6, "virtue"),
    ("small", "forest", 9, 8, 0, "virtue"),
    ("small", "cliffs", 5, 3, 6, "castle_move"),
    ("small", "cliffs", 7, 6, 8, "debt"),
    ("small", "cliffs", 9, 8, 0, "virtue"),
    ("small", "mountains", 4, 3, 6, "deed"),
    ("small", "mountains", 7, 6, 8, "stone"),
    ("small", "mountains", 9, 8, 0, "rearrange"),
    ("large", "lake", 2, 1, 3, "virtue"),
    ("large", "lake", 5, 4, 6, "debt"),
    ("large", "lake", 7, 6, 8, "castle_move"),
    ("large", "lake", 9, 8, 0, "virtue"),
    ("large", "hills", 2, 1, 3, "two_silver"),
    ("large", "hills", 4, 3, 5, "debt"),
    ("large", "hills", 7, 6, 8, "destroy"),
    ("large", "hills", 9, 8, 0, "gold"),
    ("large", "forest", 2, 1, 3, "flip"),
    ("large", "forest", 4, 3, 5, "virtue"),
    ("large", "forest", 7, 6, 8, "virtue"),
    ("large", "forest", 9, 8, 0, "hire"),
    ("large", "cliffs", 3, 2, 4, "hire"),
    ("large", "cliffs", 5, 4, 6, "castle_move"),
    ("large", "cliffs", 7, 6, 8, "virtue"),
    ("large", "cliffs", 9, 8, 0, "ink"),
    ("large", "mountains", 2, 1, 3, "two_silver"),
    ("large", "mountains", 4, 3, 5, "deed"),
    ("large", "mountains", 6, 5, 7, "virtue"),
    ("large", "mountains", 9, 8, 0, "castle_move"),
]

# neighbouring sites between which nothing is printed
UNLINKED = [
    ("small", "lake_3", "lake_6"),
    ("small", "hills_3", "hills_6"),
    ("small", "forest_1", "forest_3"),
    ("small", "forest_6", "forest_8"),
    ("small", "cliffs_1", "cliffs_3"),
    ("small", "mountains_1", "mountains_3"),
    ("large", "lake_3", "lake_4"),
    ("large", "hills_5", "hills_6"),
    ("large", "forest_5", "forest_6"),
    ("large", "cliffs_1", "cliffs_2"),
    ("large", "mountains_7", "mountains_8"),
]

PLAIN = {
    "ink": {"ink": 1},
    "stone": {"stone": 1},
    "gold": {"gold": 1},
    "two_silver": {"silver": 2},
    "virtue": {"virtue": -1},  # the marker goes left
    "debt": {"debts": 1},
    "deed": {"deeds": 1},
}
# what else is offered, what is answered, what it changes
ASKED = {
    "resource": ({"take_good:ink", "take_good:stone", "take_good:gold"}, "take_good:gold", {"gold": 1}),
    "flip": ({"flip_one:debt", "flip_one:deed"}, "flip_one:deed", {"deeds": -1, "approved": 1}),
    "destroy": (
        {"destroy_card:thief", "destroy_top", "decline"}, "destroy_card:thief", {"hand": -1, "silver": 1}
    ),
    "rearrange": (
        {f"arrange:{order}" for order in ("123", "132", "213", "231", "312", "321")}, "arrange:213", {"rearranged": 1}
    ),
    "castle_move": (
        {"shift:castle_flip,castle_gold_move", "shift:castle_flip,castle_ink_stone", "stay"},
        "shift:castle_flip,castle_gold_move", {"flip": -1, "gold_move": 1},
    ),
}  # fmt: skip
FOR_HIRE = ("miner", "friar", "princess", "jeweller", "benefactor")  # each brings 1 virtue


def laid_out(face: str) -> Table:
    """Everybody can do everything: flip, destroy a thief, rearrange, hire, move a worker. Nobody has a builder icon."""
    table = Table.empty(PLAYERS[face])
    for side in range(PLAYERS[face]):
        table.board(side, "abbot", "trader", "lender").hand(side, "thief").papers(side, debts=1, deeds=1)
        table.workers(side, 1, "flip", 1)
    for segment, folk in zip(SEGMENTS, FOR_HIRE, strict=True):
        table.folk(segment, folk)
    return table


def resolve(table: Table, player: int, word: str) -> dict[str, int]:
    """Carry out an effect that is about to happen to a player; what it has changed."""
    if word in PLAIN:
        return PLAIN[word]
    if word == "hire":
        tops = {table.names("townsfolk", segment)[-1] for segment in range(5)}
        assert table.options(player) == {f"hire_free:{folk}" for folk in tops}
        table.play(player, f"hire_free:{next(folk for folk in FOR_HIRE if folk in tops)}")
        return {"discards": 1, "virtue": -1}
    offered, answer, changes = ASKED[word]
    assert table.options(player) == offered
    left, middle, right = table.cards(player)
    table.play(player, answer)
    assert table.cards(player) == ([middle, left, right] if word == "rearrange" else [left, middle, right])
    return changes


def holdings(table: Table, player: int) -> Counter[str]:
    """All that effects of the board can change for a player, as numbers."""
    g = table.g
    counts = {"debts": g.debts, "paid": g.paid, "deeds": g.deeds, "approved": g.approved, "virtue": g.virtue}
    found = Counter({name: values[player] for name, values in counts.items()})
    found.update(table.owned(player))
    found.update(table.tier(1, player))
    found["corruption"] = g.corruption[player]
    found["hand"], found["discards"] = len(g.hands[player]), len(g.discards[player])
    found["rearranged"] = table.events("rearranged").count(("rearranged", player))
    return found


def changed(table: Table, player: int, before: Counter[str], *changes: dict[str, int]) -> None:
    """A player's holdings are as before, but for these changes."""
    expected = Counter(before)
    for change in changes:
        expected.update(change)
    assert +holdings(table, player) == +expected
