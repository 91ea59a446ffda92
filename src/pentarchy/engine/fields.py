"""Clone and JSON codec of a state, generated from its annotated fields; nobody writes them by hand.

A field has one of three shapes, read from its annotation:
  value   int, str, bool, None, or a tuple of values: immutable, shared between clones
  list    list of values: copied
  nested  list of lists of values: copied one level deeper
Piles are best kept as tuples: a change makes a new tuple, a clone shares the old one.
"""

from collections.abc import Callable
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

from pentarchy.engine.errors import BadSave
from pentarchy.engine.kinds import Kind, kind_of, read

VALUE, LIST, NESTED = "value", "list", "nested"
COPY = {VALUE: "s.{0}", LIST: "s.{0}.copy()", NESTED: "[*map(copy, s.{0})]"}


def field_shapes(cls: type, skip: tuple[str, ...]) -> dict[str, str]:
    """The shape of every data field of a state class, in order of declaration."""
    return {name: _shape(name, hint) for name, hint in data_hints(cls, skip).items()}


def field_kinds(cls: type, skip: tuple[str, ...]) -> dict[str, Kind]:
    """The kind of every data field of a state class, in order of declaration."""
    return {name: kind_of(hint) for name, hint in data_hints(cls, skip).items()}


def components_of(cls: type) -> type:
    """The class of the components of a state class; `object` where it does not say."""
    hint = data_hints(cls, ()).get("content", Any)
    return hint if isinstance(hint, type) and hint is not Any else object


def data_hints(cls: type, skip: tuple[str, ...]) -> dict[str, Any]:
    """The annotation of every data field of a state class, in order of declaration.

    A compiled class has none; its build has written them down (fast/rewrite.py).
    """
    hints: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        hints.update(vars(base).get("native_hints", {}))
    hints.update(get_type_hints(cls))
    return {name: hint for name, hint in hints.items() if name not in skip and get_origin(hint) is not ClassVar}


def _shape(name: str, hint: Any) -> str:
    origin = get_origin(hint) or hint
    if origin in (dict, set):
        raise TypeError(f"{name}: a state holds ints, strings, tuples and lists, not {hint}")
    if origin is not list:
        return VALUE
    inner = get_args(hint)[0]
    return NESTED if (get_origin(inner) or inner) is list else LIST


def make_clone(
    cls: type, shapes: dict[str, str], shared: tuple[str, ...], copied: tuple[str, ...], dropped: tuple[str, ...]
) -> Callable[[Any], Any]:
    """A function that copies a state as fast as Python can: one assignment a field."""
    body = [f"n.{name} = {COPY[shape].format(name)}" for name, shape in shapes.items()]
    body += [f"n.{name} = s.{name}" for name in shared]
    body += [f"n.{name} = s.{name}.copy()" for name in copied]
    body += [f"n.{name} = None" for name in dropped]
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls, "copy": list.copy}
    exec("def clone(s):\n n = new(cls)\n " + "\n ".join(body) + "\n return n", scope)  # only names of fields go in
    clone: Callable[[Any], Any] = scope["clone"]
    return clone


def copied(held: Any, shape: str) -> Any:
    """The value of a field of a shape, so that later changes of the state do not reach it."""
    if shape == VALUE:
        return held
    return held[:] if shape == LIST else [x[:] for x in held]


def encode(state: Any, shapes: dict[str, str]) -> dict[str, Any]:
    """The data fields of a state as plain, JSON-ready, independent data."""
    return {name: _thaw(getattr(state, name)) for name in shapes}


def decode(state: Any, kinds: dict[str, Kind], data: Any) -> None:
    """Set the data fields of an empty state from what `encode` gave, or refuse."""
    if not isinstance(data, dict):
        raise BadSave("A saved state must be a JSON object.")
    if missing := [name for name in kinds if name not in data]:
        raise BadSave(f"The saved state lacks the field '{missing[0]}'.")
    if unknown := [name for name in data if name not in kinds]:
        raise BadSave(f"The saved state has an unknown field '{unknown[0]}'.")
    for name, kind in kinds.items():
        setattr(state, name, read(name, kind, data[name]))


def _thaw(value: Any) -> Any:
    if not isinstance(value, list | tuple):
        return value
    return [_thaw(x) if isinstance(x, list | tuple) else x for x in value]
