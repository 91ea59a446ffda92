"""Taking back in Tyrants: what a player knew and did may be taken back, what was drawn or turned up may not."""

from pentarchy.match import Match


def begun(seed: int = 3) -> tuple[Match, int]:
    """A match of two in which both have settled, and whose turn it is."""
    match = Match.new("tyrants", 2, {"first": "1"}, seed=seed)
    for player in (0, 1):
        match.play(player, match.state.legal(player)[0])
    return match, match.state.asked


def play_first(match: Match, player: int, kind: str) -> None:
    match.play(player, next(move for move in match.state.legal(player) if move[0] == kind))


def test_played_cards_and_deployed_troops_are_taken_back() -> None:
    match, player = begun()
    before = match.state.encode()
    while any(move[0] == "play" for move in match.state.legal(player)):
        play_first(match, player, "play")
    if match.state.power:
        play_first(match, player, "deploy")
    moves = len(match.line)
    while match.can_undo(player) and len(match.line) > 2:
        match.undo(player)
    assert moves > 6
    assert match.state.encode() == before


def test_a_recruited_card_stays_because_a_new_one_was_turned_up() -> None:
    match, player = begun()
    while match.state.influence < 2:
        play_first(match, player, "play")
    recruits = [move for move in match.state.legal(player) if move[0] == "recruit"]
    row = [move for move in recruits if (move[1],) in match.state.market]
    match.play(player, row[0] if row else recruits[0])
    assert match.can_undo(player) is not bool(row)


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    match, player = begun()
    play_first(match, player, "end_turn")
    assert not match.can_undo(player)
