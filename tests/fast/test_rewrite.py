"""What is written for the compiler: state classes with the same fields and clone as the pure ones, the same frames."""

import ast
import inspect
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Literal, get_origin

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from fast import rewrite
from pentarchy.engine import state as kernel
from pentarchy.engine.registry import Game, games
from pentarchy.engine.rules import Rules

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


# frames and constants ----------------------------------------------------------------------------------------------
MODULE = """\
from somewhere import note, put

FEW, MANY = range(2)
LOUD, QUIET = "!", "."
WORDS = ("ä", "b")
ODDS = (1, "b")
COUNTS: dict[str, int] = {}


def go(g, player):
    g.then(put(player, put(MANY)), note())
    g.ask(player, put(*g.some), then=put(player, more=1))
    return "ä", put("ä"), [put(one) for one in WORDS]


def local(put):
    return put(1), note(put)
"""


def vocabulary() -> dict[str, Any]:
    """What the names of the module above stand for in pure Python."""
    rules = Rules()

    @rules.step
    def put(g: Any, one: Any = 0, more: Any = 0) -> None: ...

    @rules.step
    def note(g: Any, *words: Any) -> None: ...

    return {"put": put, "note": note, "FEW": 0, "MANY": 1, "LOUD": "!", "QUIET": ".", "WORDS": ("ä", "b"),
            "ODDS": (1, "b"), "COUNTS": {}}  # fmt: skip


def test_frames_are_written_down_where_they_are_built() -> None:
    lines = rewrite.spelled_out(MODULE, vocabulary()).splitlines()
    frame = 'cast(AnyFrame, ("put", {}))'
    assert lines[10] == f'    g.then({frame.format("player, " + frame.format("MANY"))}, cast(AnyFrame, ("note",)))'
    assert lines[11] == '    g.ask(player, ("put", *g.some), then=put(player, more=1))', (
        "a name may stand for any place"
    )
    put_word, put_one = frame.format('"ä"'), frame.format("one")
    assert lines[12] == f'    return "ä", {put_word}, [{put_one} for one in WORDS]'
    assert lines[16] == '    return put(1), cast(AnyFrame, ("note", put))', "a parameter hides the step of its name"


def test_constants_are_final() -> None:
    lines = rewrite.spelled_out(MODULE, vocabulary()).splitlines()
    assert lines[0].endswith("; from somewhere import note, put")
    assert lines[2:7] == [
        "FEW: Final = 0; MANY: Final = 1",
        "LOUD: Final = '!'; QUIET: Final = '.'",
        'WORDS: Final[tuple[str, ...]] = ("ä", "b")',
        'ODDS: Final = (1, "b")',
        "COUNTS: Final[dict[str, int]] = {}",
    ]


@every_game
def test_every_frame_that_is_written_down_fits_its_step(game: Game) -> None:
    """In every module: each names a step or an ask that takes its arguments."""
    for path in sorted((SOURCES / "games" / game.id).glob("*.py")):
        module = (
            import_module(f"{game.package}.{path.stem}") if path.stem != "__init__" else import_module(game.package)
        )
        source = path.read_text("utf-8")
        written_down = ast.parse(rewrite.spelled_out(source, vars(module)))
        built = [node for node in ast.walk(written_down) if isinstance(node, ast.Call) and is_cast_to_frame(node)]
        calls = [node.args[1] for node in built]
        assert all(isinstance(frame, ast.Tuple) and known_frame(game, frame) for frame in calls), path.name


def is_cast_to_frame(node: ast.Call) -> bool:
    return ast.unparse(node.func) == "cast" and ast.unparse(node.args[0]) == "AnyFrame"


def known_frame(game: Game, frame: ast.Tuple) -> bool:
    """Whether the step or the ask takes as many arguments."""
    name, rules = ast.literal_eval(frame.elts[0]), game.state.rules
    if name in rules.asks:
        inspect.signature(rules.asks[name].options).bind(None, None, None, *frame.elts[1:])
    else:
        inspect.signature(rules.steps[name]).bind_partial(None, *frame.elts[1:])
    return True


@every_game
def test_what_effects_take_is_written_down(game: Game) -> None:
    """A compiled function has no annotations; the registry that is written has those of the pure ones."""
    module = import_module(f"{game.package}.rules")
    source = (SOURCES / "games" / game.id / "rules.py").read_text("utf-8")
    scope: dict[str, Any] = {"__name__": "rules"}
    exec(rewrite.with_hints(source, vars(module)), scope)
    registries = {name: one for name, one in vars(module).items() if isinstance(one, Rules)}
    assert registries
    for name, rules in registries.items():
        for effect, signature in rules.effects.items():
            known = {one.name: one.annotation for one in signature.parameters.values()}
            written_down = scope[name].hints[effect]
            assert written_down == {part: hint for part, hint in known.items() if part in written_down}
            checked = [part for part, hint in known.items() if hint in (int, str, bool) or get_origin(hint) is Literal]
            assert set(checked) <= written_down.keys()


def test_an_effect_without_annotations_has_those_that_were_written_down() -> None:
    rules = Rules({"gain": {"count": int}})
    exec("def gain(g, player, piece, count, what): ...", scope := {})
    rules.effect(scope["gain"])
    parameters = rules.effects["gain"].parameters
    assert parameters["count"].annotation is int
    assert parameters["what"].annotation is parameters["what"].empty
