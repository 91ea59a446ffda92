"""All that a player may do at any moment, from one place. Rules: tokens.any_time, discard.any_time, quests.any_time."""

from pentarchy.games.kingdom.advisors import usable
from pentarchy.games.kingdom.construction import token_moves
from pentarchy.games.kingdom.moves import Move, Why
from pentarchy.games.kingdom.notation import LETTERS
from pentarchy.games.kingdom.offers import spy_moves
from pentarchy.games.kingdom.quests import quest_moves
from pentarchy.games.kingdom.rules import standing
from pentarchy.games.kingdom.state import DRAFT, END, PLANNING, PRODUCTION, Kingdom


@standing
def anytime_moves(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Tokens and discards always; tasks, advisors and spies where the module brings them."""
    moves = token_moves(g, player, why)
    if g.boards:
        moves += quest_moves(g, player, why)
    if g.advisors[player]:
        moves += [("advise", card) for card in usable(g, player, moment(g, player), why)]
    if g.phase == DRAFT and g.active_spies[player]:
        moves += spy_moves(g)
    return moves


def moment(g: Kingdom, player: int) -> str:
    """The moment of the game in the words of the advisors' data."""
    if g.phase == DRAFT:
        question = g.asks[player]
        return "offer" if question and question[0] == "offer_card" else "take"
    if g.phase == PLANNING:
        return "planning"
    if g.phase == PRODUCTION:
        return LETTERS[g.producing]
    return "end" if g.phase == END else ""
