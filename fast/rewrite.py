"""State classes as mypyc takes them: native classes with the same fields, and a clone that is written out.

In the source a state class is made by a decorator, from declarations beside its annotations. A native class cannot be
made at run time, so this writes down what the decorator would have done; the games stay as they are.
"""

import ast
from types import FunctionType
from typing import Any, Literal, ParamSpec, TypeVar, get_args, get_origin

from pentarchy.engine.rules import BUILT, Frame, Rules

NATIVE_ROOT = "    native_hints: ClassVar[dict[str, Any]]\n"
DATACLASS = "@dataclass(slots=True, init=False, eq=False, repr=False)\n"
SUBCLASSES = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
IMPORT = "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr\n"
SPELLING_IMPORT = "from typing import Final, cast; from pentarchy.engine.rules import Frame as AnyFrame; "
COPY = {"value": "self.{0}", "list": "self.{0}.copy()", "nested": "[x.copy() for x in self.{0}]"}

Edit = tuple[int, int, int, str]  # line from 0, first byte, byte after the last, what stands there instead


class CannotRewrite(Exception):
    """The source is not as it was when this was written."""


def replaced(text: str, old: str, new: str) -> str:
    if old not in text:
        raise CannotRewrite(f"the kernel has no {old!r} any more: see fast/rewrite.py")
    return text.replace(old, new)


def kernel(source: str) -> str:
    """`engine/state.py`: a native class that other classes, native or not, inherit from.

    Each game narrows the type of `content`, which no native class may do with an attribute that it inherits: here only
    the games have it.
    """
    (cls,) = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    hints = {name: hint for name, hint, _ in fields_of(cls)}
    source = replaced(
        source, "@dataclass(slots=True, init=False, eq=False, repr=False)\nclass State:", f"{SUBCLASSES}class State:"
    )
    source = replaced(source, "    content: Any\n", NATIVE_ROOT)
    source = replaced(without_content(source), "self.content.", 'getattr(self, "content").')
    source = replaced(source, "from dataclasses import dataclass\n", f"from dataclasses import dataclass\n{IMPORT}")
    return replaced(source, "\n\nKERNEL = ", f"\n\nState.native_hints = {written(hints)}\nKERNEL = ")


def open_classes(source: str) -> str:
    """A module whose classes others may subclass in plain Python."""
    source = replaced(source, "\nclass ", f"\n{SUBCLASSES}class ")
    return replaced(source, "from typing import ", f"{IMPORT}from typing import ")


def without_content(source: str) -> str:
    """A module of the kernel that gives a state its content."""
    return replaced(source, "    g.content = content\n", '    setattr(g, "content", content)\n')


def fields_of(cls: ast.ClassDef) -> list[tuple[str, str, ast.AnnAssign]]:
    """Name, annotation and place of each field, without class variables."""
    found = []
    for node in cls.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            hint = ast.unparse(node.annotation)
            if not hint.startswith("ClassVar"):
                found.append((node.target.id, hint, node))
    return found


def written(parts: dict[str, str]) -> str:
    return "{" + ", ".join(f"{name!r}: {part}" for name, part in parts.items()) + "}"


def game_state(source: str, shapes: dict[str, str], shared: Any, copied: Any, dropped: Any) -> str:
    """A module with a class made by `@state`; shapes are those of the pure class, the kernel's fields included."""
    tree, lines = ast.parse(source), source.splitlines(keepends=True)
    (cls,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and is_state(node)]
    fields = fields_of(cls)
    declarations = {name: ast.unparse(node.value) for name, _, node in fields if node.value}
    hints = {name: hint for name, hint, _ in fields if name in declarations or name == "content"}
    for name, hint, node in fields:
        assert node.end_lineno
        lines[node.lineno - 1] = f"    {name}: {hint}\n"
        lines[node.lineno : node.end_lineno] = ["\n"] * (node.end_lineno - node.lineno)
    decorator = next(one for one in cls.decorator_list if isinstance(one, ast.Name) and one.id == "state")
    lines[decorator.lineno - 1] = "\n"
    after = [
        *clone(cls.name, shapes, shared, copied, dropped),
        f"\n\n{cls.name}.native_hints = {written(hints)}\n",
        f"complete({cls.name}, declared({cls.name}, own_hints({cls.name}), {written(declarations)}))\n",
    ]
    assert cls.end_lineno
    lines[cls.end_lineno : cls.end_lineno] = after
    first = next(node.lineno for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
    imports = (
        "from pentarchy.engine.declare import declared\n",
        "from pentarchy.engine.state import complete, own_hints\n",
    )
    lines[first - 1 : first - 1] = imports
    return "".join(lines)


def is_state(cls: ast.ClassDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "state" for one in cls.decorator_list)


def clone(name: str, shapes: dict[str, str], shared: Any, copied: Any, dropped: Any) -> list[str]:
    """What `engine.fields.make_clone` makes at run time."""
    body = [f"n.{field} = {COPY[shape].format(field)}" for field, shape in shapes.items()]
    body += [f"n.{field} = self.{field}" for field in shared]
    body += [f"n.{field} = self.{field}.copy()" for field in copied]
    body += [f"n.{field} = None" for field in dropped]
    return ["\n", f'    def clone(self) -> "{name}":\n', f"        n = {name}()\n"] + [
        f"        {line}\n" for line in [*body, "return n"]
    ]


# what effects take ---------------------------------------------------------------------------------------------------
def with_hints(source: str, known: dict[str, Any]) -> str:
    """A module `rules.py`: content packs are checked against the annotations of effects, which compiled ones lose."""
    imported = "from typing import Literal; from pentarchy.engine.rules import Frame as AnyEffect; "
    for name in [name for name, one in known.items() if isinstance(one, Rules)]:
        source = replaced(source, f"\n{name} = Rules()", f"\n{name} = Rules({hints_of(known[name])})")
    return replaced(source, "\nfrom pentarchy.engine.rules import", f"\n{imported}from pentarchy.engine.rules import")


def hints_of(rules: Rules) -> str:
    """The annotations of all effects, as they are written."""
    effects = {}
    for name, signature in rules.effects.items():
        hints = {one.name: hint_source(one.annotation) for one in signature.parameters.values()}
        effects[name] = written({parameter: hint for parameter, hint in hints.items() if hint})
    return written(effects)


def hint_source(hint: Any) -> str:
    """What `kit.expressions` looks at: a choice of words, an effect, or a plain type."""
    if get_origin(hint) is Literal:
        return f"Literal[{', '.join(map(repr, get_args(hint)))}]"
    if hint == Frame:
        return "AnyEffect"
    return str(hint.__name__) if hint in (int, str, bool) else ""


# what every module has much of: frames that are built, and constants ------------------------------------------------
def spelled_out(source: str, known: dict[str, Any]) -> str:
    """A module that builds frames and reads constants without looking anything up: mypyc knows neither the functions
    that decorators make at run time, nor that a name in capitals never changes.

    `known` are the global names of the pure module, and what they are.
    """
    tree = ast.parse(source)
    edits = [*frame_edits(tree, known), *constant_edits(tree, known)]
    if edits:
        line = next(node.lineno for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
        edits.append((line - 1, 0, 0, SPELLING_IMPORT))
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    for number, start, end, text in sorted(edits, reverse=True):
        lines[number] = lines[number][:start] + text.encode() + lines[number][end:]
    return b"".join(lines).decode()


def frame_edits(tree: ast.Module, known: dict[str, Any]) -> list[Edit]:
    """Calls such as `pay(player, 2)` become the frame `("pay", player, 2)`, of the type that all frames have."""
    builders = {name: BUILT[one] for name, one in known.items() if isinstance(one, FunctionType) and one in BUILT}
    found: list[Edit] = []
    for part in tree.body:
        names = builders.keys() - names_bound_in(part)
        for node in ast.walk(part):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
                name, start, end = node.func.id, node.col_offset, node.end_col_offset
                if name in names and node.end_lineno and end:
                    known_length = not any(isinstance(one, ast.Starred) for one in node.args)
                    opening = "cast(AnyFrame, (" * known_length + "(" * (not known_length)
                    opening += f'"{builders[name]}",' + " " * bool(node.args)
                    found.append((node.lineno - 1, start, start + len(name) + 1, opening))
                    found.append((node.end_lineno - 1, end, end, ")" * known_length))
    return found


def names_bound_in(part: ast.stmt) -> set[str]:
    """The parameters and variables of a function, and of those in it."""
    inside = list(ast.walk(part))
    named = {node.id for node in inside if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    return named | {node.arg for node in inside if isinstance(node, ast.arg)}


def constant_edits(tree: ast.Module, known: dict[str, Any]) -> list[Edit]:
    """Names in capitals are final, so that they are read as constants of C."""
    found: list[Edit] = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            found += final_edits(node, node.targets[0], known)
        elif isinstance(node, ast.AnnAssign) and is_constant(node.target):
            line, hint = node.lineno - 1, node.annotation
            if hint.end_lineno == node.lineno and hint.end_col_offset:
                found.append((line, hint.col_offset, hint.col_offset, "Final["))
                found.append((line, hint.end_col_offset, hint.end_col_offset, "]"))
    return found


def final_edits(node: ast.Assign, target: ast.expr, known: dict[str, Any]) -> list[Edit]:
    """One name, or several that a line gives a value each."""
    line, value = node.lineno - 1, node.value
    if isinstance(target, ast.Name):
        if not is_constant(target) or isinstance(known[target.id], TypeVar | ParamSpec):
            return []
        return [(line, len(target.id), len(target.id), f": {final_type(known[target.id])}")]
    if not isinstance(target, ast.Tuple) or node.end_lineno != node.lineno or not all(map(is_constant, target.elts)):
        return []
    names = [ast.unparse(one) for one in target.elts]
    if isinstance(value, ast.Tuple):
        values = [ast.unparse(one) for one in value.elts]
    elif all(type(known[name]) is int for name in names):
        values = [str(known[name]) for name in names]
    else:
        return []
    said = "; ".join(f"{name}: {final_type(known[name])} = {one}" for name, one in zip(names, values, strict=True))
    return [(line, 0, node.end_col_offset or 0, said)]


def is_constant(name: ast.expr) -> bool:
    return isinstance(name, ast.Name) and name.id.isupper()


def final_type(value: Any) -> str:
    """Tuples of equal things stay tuples, which can be indexed; mypyc would take those of known length apart."""
    kinds = {type(one) for one in value} if isinstance(value, tuple) else set()
    return f"Final[tuple[{kinds.pop().__name__}, ...]]" if len(kinds) == 1 and kinds <= {int, str, float} else "Final"
