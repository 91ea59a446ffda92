"""Mistakes that can be seen in the source of a game before it runs, each with its place and its remedy.

What a type checker would say, and what none can: a frame that is built and dropped does nothing; what is pushed after a
question runs before its answer; an event with a part too many breaks a match only when it happens.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

import pentarchy
from pentarchy.engine.moves import Table
from pentarchy.engine.registry import Game

BUILDERS = {"step", "effect", "ask"}  # decorators whose functions build frames when they are called
PUSHES = {"then", "fire"}
ONE_THEN = "push all frames with one `then`"
LEAVES = (ast.Return, ast.Continue, ast.Break, ast.Raise)


class Finding(NamedTuple):
    """One mistake."""

    place: str  # file:line
    problem: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.place}: {self.problem}; {self.remedy}"


def findings(game: Game) -> list[Finding]:
    """Everything that is wrong in the source of a game."""
    trees = {name: ast.parse(text) for name, text in _sources(_folder(game.package), "")}
    builders = {
        node.name: _kinds(node, game)
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and _builds(node)
    }
    return [finding for name, tree in trees.items() for finding in _Reader(name, game, builders).read(tree)]


def _folder(package: str) -> Traversable:
    """Where the sources of a game lie: those of this package beside it, also while its compiled ones run."""
    ours, *rest = package.split(".")
    return Path(str(pentarchy.__file__)).parent.joinpath(*rest) if ours == "pentarchy" else resources.files(package)


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_dir():
            yield from _sources(file, f"{path}{file.name}/")
        elif file.name.endswith(".py"):
            yield f"{path}{file.name}", file.read_text("utf-8")


def _builds(function: ast.FunctionDef) -> bool:
    """Whether calling this function builds a frame."""
    for decorator in function.decorator_list:
        named = decorator.func if isinstance(decorator, ast.Call) else decorator
        if (isinstance(named, ast.Name) and named.id in BUILDERS) or (
            isinstance(named, ast.Attribute) and named.attr in BUILDERS
        ):
            return True
    return False


@dataclass
class Flow:
    """What has happened on the way to a statement."""

    pushed: bool = False
    asked: bool = False
    ended: bool = False  # the way leaves here: what stands below is on another one
    after: "list[Flow]" = field(default_factory=list)


def _verb(statement: ast.stmt) -> str:
    """The method that a statement calls, as in `g.then(...)`."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    return call.func.attr if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) else ""


def _inner(statement: ast.stmt) -> list[tuple[list[ast.stmt], bool]]:
    """The blocks inside a statement, and whether they run again and again. A function has a way of its own."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return []
    again = isinstance(statement, ast.For) and getattr(statement.target, "id", "") != "_"  # `_`: always the same
    blocks = [(getattr(statement, name, []), again and name == "body") for name in ("body", "orelse", "finalbody")]
    blocks += [(case.body, False) for case in getattr(statement, "cases", [])]
    return [(block, again) for block, again in blocks if block]


def _imported(node: ast.AST) -> list[ast.alias]:
    return node.names if isinstance(node, ast.Import | ast.ImportFrom) else []


def _kinds(function: ast.FunctionDef, game: Game) -> set[str]:
    """The kinds of moves with parts that a function writes down."""
    tuples = (node.elts for node in ast.walk(function) if isinstance(node, ast.Tuple) and len(node.elts) > 1)
    return {word for first, *_ in tuples if (word := _word(first)) in game.state.moves.kinds}


class _Reader:
    """Reads one file."""

    def __init__(self, file: str, game: Game, builders: dict[str, set[str]]) -> None:
        self.file, self.game, self.builders = file, game, builders

    def read(self, tree: ast.Module) -> Iterator[Finding]:
        modules = {name.asname or name.name for node in ast.walk(tree) for name in _imported(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Expr | ast.Assign):
                yield from self._dropped(node, modules)
            if isinstance(node, ast.Call):
                yield from self._tell(node)
                yield from self._ask(node)
            if isinstance(node, ast.FunctionDef):
                yield from self._flow(node.body, Flow())
                if _builds(node):
                    yield from self._moves(node)

    def _finding(self, node: ast.AST, problem: str, remedy: str) -> Finding:
        return Finding(f"{self.file}:{getattr(node, 'lineno', 0)}", problem, remedy)

    def _dropped(self, node: ast.Expr | ast.Assign, modules: set[str]) -> Iterator[Finding]:
        """Frames that are built and go nowhere."""
        if isinstance(node, ast.Assign) and not all(isinstance(to, ast.Name) and to.id == "_" for to in node.targets):
            return
        called = node.value.func if isinstance(node.value, ast.Call) else None
        if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id in modules:
            name = called.attr
        else:
            name = called.id if isinstance(called, ast.Name) else ""
        if name in self.builders:
            yield self._finding(node, f"the frame {name}(...) is built and dropped", f"write g.then({name}(...))")

    def _flow(self, body: list[ast.stmt], flow: "Flow") -> Iterator[Finding]:
        """What is pushed on one way through a function: what comes second would run first, or before an answer."""
        for statement in body:
            verb = _verb(statement)
            if verb in PUSHES and flow.asked:
                problem = f"`{verb}` after `ask` would run before the answer"
                yield self._finding(statement, problem, "say it before `ask`, or `ask(..., then=...)`")
            elif verb in PUSHES and flow.pushed:
                yield self._finding(
                    statement, f"the second `{verb}` would run first", "push all frames with one `then`"
                )
            flow.pushed = flow.pushed or verb in PUSHES
            flow.asked = flow.asked or verb == "ask"
            for inner, again in _inner(statement):
                branch = Flow(flow.pushed, flow.asked)
                yield from self._flow(inner, branch)
                if again and branch.pushed and not flow.pushed and not branch.ended:
                    yield self._finding(
                        statement, "what a loop pushes runs backwards", "push all frames with one `then`"
                    )
                if not branch.ended:
                    flow.after.append(branch)
            for branch in flow.after:
                flow.pushed, flow.asked = flow.pushed or branch.pushed, flow.asked or branch.asked
            flow.after.clear()
            flow.ended = flow.ended or isinstance(statement, LEAVES)

    def _tell(self, call: ast.Call) -> Iterator[Finding]:
        """Events that do not exist, or with another number of parts."""
        if isinstance(call.func, ast.Attribute) and call.func.attr == "tell" and call.args:
            kind = _word(call.args[0])
            if kind and kind not in self.game.state.happens.kinds:
                yield self._finding(call, f"there is no event '{kind}'", "add it to the table of events")
            yield from self._count("event", self.game.state.happens, call.args, call)

    def _ask(self, call: ast.Call) -> Iterator[Finding]:
        """Questions whose moves return to a step, asked without one."""
        if isinstance(call.func, ast.Attribute) and call.func.attr == "ask" and len(call.args) == 2:
            question = call.args[1].func if isinstance(call.args[1], ast.Call) else None
            name = question.id if isinstance(question, ast.Name) else ""
            lost = self.builders.get(name, set()) & self.game.state.rules.returning_kinds
            if lost and not any(keyword.arg == "then" for keyword in call.keywords):
                problem = f"the move '{min(lost)}' of {name} returns to the step that asked, and none waits"
                yield self._finding(call, problem, f"write g.ask(..., {name}(...), then=<step>(...))")

    def _moves(self, function: ast.FunctionDef) -> Iterator[Finding]:
        """Moves in option generators with another number of parts than the table says."""
        for node in ast.walk(function):
            if isinstance(node, ast.Tuple) and node.elts:
                yield from self._count("move", self.game.state.moves, node.elts, node)
            if isinstance(node, ast.Return) and isinstance(node.value, ast.List | ast.ListComp):
                offered = node.value.elts if isinstance(node.value, ast.List) else [node.value.elt]
                kinds = [_word(move.elts[0]) for move in offered if isinstance(move, ast.Tuple) and move.elts]
                for kind in filter(None, kinds):
                    if kind not in self.game.state.moves.kinds:
                        yield self._finding(node, f"there is no move '{kind}'", "add it to the union `Move`")

    def _count(self, what: str, table: Table, said: list[ast.expr], node: ast.AST) -> Iterator[Finding]:
        kind, parts = _word(said[0]), said[1:]
        domains = table.kinds.get(kind)
        if domains is None or any(isinstance(part, ast.Starred) for part in parts) or len(parts) == len(domains):
            return
        names = ", ".join(domain.name for domain in domains) or "no parts"
        yield self._finding(node, f"the {what} '{kind}' has {len(parts)} parts here", f"its table says: {names}")


def _word(node: ast.expr) -> str:
    """The word that stands in the source here, or ""."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
