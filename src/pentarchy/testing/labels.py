"""Property 12: nobody has to guess which of two moves is which."""

from typing import Any

from pentarchy.engine.declare import all_piles
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from pentarchy.engine.views import view
from pentarchy.testing.play import Case, Chooser, asked, walk
from pentarchy.text import LANGUAGES, Speech


def labels_differ(case: Case, choose: Chooser) -> None:
    """12. No two moves of one question have the same label, unless they only name equal pieces of the same pile."""
    content = case.game.load(None)
    speeches = [Speech(case.game, content, lang) for lang in LANGUAGES]
    for number, (state, mover, _) in enumerate(walk(case, choose)):
        if case.due(number, mover):
            for player in asked(state):
                for speech in speeches:
                    says_different_things(speech, state, player)


def says_different_things(speech: Speech, state: Any, player: int) -> None:
    """The labels of a player's moves tell them apart."""
    seen, said = view(state, player), dict[str, Move]()
    lies_in = {piece: (name, index) for name, index, pile in all_piles(state) for piece in pile}
    for move in state.legal(player):
        other = said.setdefault(speech.move(move, seen, player), move)
        assert other is move or are_alike(speech, state, lies_in, move, other), (
            f"in {speech.lang} both {move} and {other} are '{speech.move(move, seen, player)}' ({state.asks[player]})"
        )


def are_alike(speech: Speech, state: State, lies_in: dict[int, tuple[str, int]], move: Move, other: Move) -> bool:
    """Two moves that mean the same: they name different copies of one component that lie in the same place."""
    if move[0] != other[0]:
        return False
    return all(
        one == two
        or (
            domain.pieces
            and lies_in[one] == lies_in[two]
            and speech.facts.entry(speech.content, one)[0] == speech.facts.entry(speech.content, two)[0]
        )
        for domain, one, two in zip(state.moves.kinds[move[0]], move[1:], other[1:], strict=True)
    )
