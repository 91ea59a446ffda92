"""How a phase ends for a player: by their word, or when nothing more can be done. Rules: tokens.any_time, planning.end.

Every place where play goes on for a player asks a question with `closing=DONE`: it stands while a move exists that is
allowed at any moment. So nobody loses such a move because a phase or the game is over, and nobody is asked in vain.
"""

from pentarchy.games.kingdom.construction import ALCHEMY_SIZE
from pentarchy.games.kingdom.moves import Move, Why
from pentarchy.games.kingdom.notation import RESOURCES
from pentarchy.games.kingdom.rules import answer, ask, step
from pentarchy.games.kingdom.state import ROUNDS, Kingdom

DONE: Move = ("done",)


@step
def close(g: Kingdom, player: int) -> None:
    if not _all_in_vain(g, player):
        g.ask(player, end_phase())


def _all_in_vain(g: Kingdom, player: int) -> bool:
    """After the last cubes of the game: only discards are left, and too few of them for a krystallium."""
    if g.round < ROUNDS or g.producing != len(RESOURCES) - 1 or g.boards:
        return False
    moves = g.rules.standing_moves(g, player, None)
    stored = sum(g.alchemy[4 * player : 4 * player + 4])
    return stored + len(moves) < ALCHEMY_SIZE and all(move[0] == "scrap" for move in moves)


@ask("tokens.any_time", closing=DONE)
def end_phase(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Planning or a production step: nothing of its own is left to do."""
    return []


@answer
def done(g: Kingdom, player: int) -> None:
    """Go on: nothing more here."""
