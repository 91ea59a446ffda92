"""What the tests of the half-decks Aberrations and Undead share."""

from tests.games.tyrants.table import Table

FIVE_SITES = ("everfire", "labyrinth", "ched_nasad", "kanaglym", "skullport")  # for all spies of a player


def at_rest(t: Table, player: int = 0) -> bool:
    """Whether everything is carried out: a player acts freely and nobody else is asked anything."""
    return [t.asked(other) for other in range(t.g.players)] == [
        "act" if i == player else "" for i in range(t.g.players)
    ]


def hold(t: Table, player: int, count: int, *others: str) -> Table:
    """A hand of so many cards: Nobles, and the cards named."""
    t.put("hands", player, *others, *["noble"] * (count - len(others)))
    return t


def hand_size(t: Table, player: int) -> int:
    return len(t.g.hands[player])


def pool(t: Table) -> tuple[int, int]:
    """Power and influence of the player whose turn it is."""
    return t.g.power, t.g.influence


def hall(t: Table, player: int) -> dict[int, int]:
    """The trophies of a player, by colour; colours without any are left out."""
    return {colour: count for colour, count in enumerate(t.g.trophies[player]) if count}


def in_full(t: Table, player: int = 0) -> set[str]:
    """The legal moves with each card by its own number, to tell copies in different piles apart."""
    return {t.g.moves.write(move) for move in t.g.legal(player)}
