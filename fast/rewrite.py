"""State classes as mypyc takes them: native classes with the same fields, and a clone that is written out.

In the source a state class is made by a decorator, from declarations beside its annotations. A native class cannot be
made at run time, so this writes down what the decorator would have done; the games stay as they are.
"""

import ast
from typing import Any

NATIVE_ROOT = "    native_hints: ClassVar[dict[str, Any]]\n"
DATACLASS = "@dataclass(slots=True, init=False, eq=False, repr=False)\n"
SUBCLASSES = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
IMPORT = "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr\n"
COPY = {"value": "self.{0}", "list": "self.{0}.copy()", "nested": "[x.copy() for x in self.{0}]"}


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
    hints = {name: hint for name, hint, _ in fields if name in declarations}
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
