"""Phase I, roll call: placing crew tokens, turn by turn, until everybody has passed. Rules: roll_call.*."""

from pentarchy.games.lockup.books import book_moment
from pentarchy.games.lockup.moves import LOCATIONS, Move, Why
from pentarchy.games.lockup.rules import answer, ask, step
from pentarchy.games.lockup.state import Lockup
from pentarchy.kit.piles import without

UP, DOWN = 0, 1


@step
def roll_call_turn(g: Lockup, player: int) -> None:
    """The next player who has not passed takes a turn; with everybody out the phase is over."""
    if g.passed == (1 << g.players) - 1:
        return
    following = (player + 1) % g.players
    if g.passed >> player & 1:
        g.then(roll_call_turn(following))
        return
    g.then(place_tokens(player), book_moment("turn_over"), roll_call_turn(following))


@step
def place_tokens(g: Lockup, player: int) -> None:
    """A turn is a placement or a pass; without tokens and books there is only the pass (roll_call.must_pass)."""
    if g.cells[player] or g.hands[player]:
        g.ask(player, place_or_pass("roll_call_turn"))
    else:
        leave(g, player)


@ask("roll_call.turn_choice")
def place_or_pass(g: Lockup, player: int, why: Why, window: str) -> list[Move]:
    """Place a first token in a location not visited before, or pass for this phase."""
    moves: list[Move] = []
    tokens, faces = g.cells[player], (UP, DOWN) if g.hidden_left[player] else (UP,)
    for location in range(LOCATIONS):
        reason = closed(g, player, location)
        if not reason:
            moves += [("place", token, location, face) for token in tokens for face in faces]
        if why is not None:
            others = [(token, face) for token in tokens for face in (UP, DOWN) if reason or face not in faces]
            why.extend((("place", token, location, face), reason or hidden_rule(g)) for token, face in others)
    moves.append(("leave",))
    return moves


def closed(g: Lockup, player: int, location: int) -> str:
    """The rule that closes a location to a player, or nothing."""
    if not g.content.placeable[location]:
        return "roll_call.no_library"
    return "roll_call.no_repeat" if g.visited[player] >> location & 1 else ""


def hidden_rule(g: Lockup) -> str:
    return "roll_call.max_face_down" if g.sides > 2 else "roll_call.max_face_down_2p"


@answer
def place(g: Lockup, player: int, token: int, location: int, face: int) -> None:
    """Lay a token; the turn goes on with more of them in the same location (roll_call.place)."""
    g.cells[player] = without(g.cells[player], token)
    g.placed[LOCATIONS * player + location] += (token,)
    if face == UP:
        g.show((token,), g.everyone, by=player)
    else:
        g.hidden_left[player] -= 1
    g.visited[player] |= 1 << location
    g.tell("placed", player, token, location, face)
    g.then(go_on_placing(player, location))


@step
def go_on_placing(g: Lockup, player: int, location: int) -> None:
    if g.cells[player]:
        g.ask(player, place_more("roll_call_turn", location))


@ask("roll_call.place")
def place_more(g: Lockup, player: int, why: Why, window: str, location: int) -> list[Move]:
    """Place another token there, or end the turn; books may be played between tokens too (book.between_tokens)."""
    moves: list[Move] = []
    for token in g.cells[player]:
        moves.append(("place", token, location, UP))
        if g.hidden_left[player]:
            moves.append(("place", token, location, DOWN))
        elif why is not None:
            why.append((("place", token, location, DOWN), hidden_rule(g)))
    return [*moves, ("stay",)]


@answer
def stay(g: Lockup, player: int) -> None:
    """No more tokens this turn."""


@answer
def leave(g: Lockup, player: int) -> None:
    """Pass: no more turns and no books in this roll call (roll_call.pass_final)."""
    g.passed |= 1 << player
    g.tell("passed", player)
