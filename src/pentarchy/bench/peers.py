"""Public peers, from a dependency group of their own, all playing at random: python-chess and catanatron, pure Python,
and OpenSpiel's backgammon, written in C++ and played from Python."""

import json
import random
from collections.abc import Callable
from typing import Any

from pentarchy.bench.measure import Figures, Played, Subject

CHESS_PLIES = 300
CATAN_TURNS = 1000


class Chess(Played):
    """python-chess: a random game of at most 300 plies."""

    def __init__(self) -> None:
        import chess  # only where the peers are installed

        self.board: Callable[[], Any] = chess.Board
        self.figures = Figures("python-chess")

    def play_one(self, seed: int, limit: int = CHESS_PLIES) -> tuple[int, Any]:
        rng, board, decisions = random.Random(seed).random, self.board(), 0
        while decisions < min(limit, CHESS_PLIES) and not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng() * len(moves))])
            decisions += 1
        return decisions, board

    def copier(self, state: Any) -> Callable[[], Any]:
        """Of the position only: a search does not take the history along."""
        return lambda: state.copy(stack=False)

    def json_text(self, state: Any) -> str:
        return json.dumps({"fen": state.fen(), "moves": [move.uci() for move in state.move_stack]})


class Catan(Played):
    """catanatron: four random players."""

    def __init__(self) -> None:
        import catanatron  # only where the peers are installed
        from catanatron.json import GameEncoder

        self.catanatron, self.encoder = catanatron, GameEncoder
        self.figures = Figures("catanatron, 4 players")

    def play_one(self, seed: int, limit: int = 1_000_000) -> tuple[int, Any]:
        colours = self.catanatron.Color
        players = [self.catanatron.RandomPlayer(c) for c in (colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE)]
        random.seed(seed)  # its random player uses the global generator
        game, decisions = self.catanatron.Game(players, seed=seed), 0
        while decisions < limit and game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            game.play_tick()
            decisions += 1
        return decisions, game

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.copy
        return copy

    def json_text(self, state: Any) -> str:
        return json.dumps(state, cls=self.encoder)


class Backgammon(Played):
    """OpenSpiel's backgammon: compiled code that is asked from Python for every decision; dice are not counted."""

    def __init__(self) -> None:
        import pyspiel  # only where the peers are installed

        self.game = pyspiel.load_game("backgammon")
        self.figures = Figures("OpenSpiel backgammon, C++")

    def play_one(self, seed: int, limit: int = 1_000_000) -> tuple[int, Any]:
        rng, state, decisions = random.Random(seed), self.game.new_initial_state(), 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(rng.random() * len(moves))])
                decisions += 1
        return decisions, state

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.clone
        return copy

    def json_text(self, state: Any) -> str:
        return json.dumps(str(state))


def peers() -> list[Subject]:
    """The peers that are installed; a plain installation has none."""
    found: list[Subject] = []
    for peer in (Catan, Chess, Backgammon):
        try:
            found.append(peer())
        except ModuleNotFoundError:
            continue
    return found
