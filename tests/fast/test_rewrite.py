"""State classes as they are written for the compiler: the same fields, declarations and clone as the pure ones."""

import ast
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from fast import rewrite
from pentarchy.engine import state as kernel
from pentarchy.engine.registry import Game, games

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "pentarchy"
SHIPPED = [game for game in games() if game.package.startswith("pentarchy.games.")]
every_game = pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.id)


def written(game: Game) -> str:
    source = (SOURCES / "games" / game.id / "state.py").read_text("utf-8")
    return rewrite.game_state(source, game.state.shapes, kernel.SHARED, kernel.COPIED, kernel.DROPPED)


def state_class(source: str) -> ast.ClassDef:
    return next(
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and ast.unparse(node.bases[0]) == "State"
    )


@every_game
def test_every_field_is_there_without_its_declaration(game: Game) -> None:
    fields = rewrite.fields_of(state_class(written(game)))
    assert [name for name, _, _ in fields if name != "content"] == list(game.state.zones)
    assert not [name for name, _, node in fields if node.value]
    assert not state_class(written(game)).decorator_list


@every_game
def test_the_clone_copies_what_the_pure_one_copies(game: Game) -> None:
    """Run by Python, it makes the same copy."""
    (clone,) = [
        node for node in state_class(written(game)).body if isinstance(node, ast.FunctionDef) and node.name == "clone"
    ]
    scope = {game.state.__name__: game.state}
    exec(ast.unparse(clone), scope)
    state, rng = game.new(max(game.players), seed=3), Random(3)
    for _ in range(40):
        state.apply(state.asked, rng.choice(state.legal(state.asked)))
    copy = scope["clone"](state)
    pure = state.clone()
    for name in (*game.state.shapes, *kernel.TRANSIENT):
        assert getattr(copy, name) == getattr(pure, name)
        shared = getattr(copy, name) is getattr(state, name)
        assert shared == (getattr(pure, name) is getattr(state, name)), name


@every_game
def test_declarations_are_given_as_they_stand(game: Game) -> None:
    """The lines after the class: run by Python, they make the same table of fields."""
    module = import_module(f"{game.package}.state")
    call = ast.parse(written(game)).body[-1]
    assert isinstance(call, ast.Expr)
    assert isinstance(call.value, ast.Call)
    declared = call.value.args[1]
    assert isinstance(declared, ast.Call)
    found = eval(ast.unparse(declared.args[2]), vars(module) | vars(import_module("pentarchy.engine.declare")))
    assert list(found) == list(game.state.zones)
    for name, field in game.state.zones.items():
        given = found[name]
        assert (given.means, given.sees, given.scratch, given.shut) == (
            field.means, field.sees, field.scratch, field.shut
        ), name  # fmt: skip
        assert len(given.per) == len(field.per), name


def test_the_kernel_is_as_the_rewriting_expects() -> None:
    source = rewrite.kernel((SOURCES / "engine" / "state.py").read_text("utf-8"))
    assert "    content: Any\n" not in source
    assert "State.native_hints = {'players': int" in source
    ast.parse(source)
    with pytest.raises(rewrite.CannotRewrite, match=r"see fast/rewrite\.py"):
        rewrite.kernel("class State:\n    players: int\n")
