"""What JSON may hold for a field, read from its annotation: a saved state comes from outside, and may hold anything.

Both builds refuse the same with the same sentence: by themselves pure classes take everything, compiled ones do not.
"""

from collections.abc import Callable
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pentarchy.engine.errors import BadSave


class Kind:
    """What a field, or an entry of it, can be in JSON: a value of some types, or a list of some form."""

    def __init__(self, one: str, many: str, types: tuple[type, ...] = (), *forms: "Form") -> None:
        self.one, self.many = one, many  # how it is called
        self.types, self.forms = frozenset(types), forms


class Form:
    """A list in JSON: all entries of one kind, or so many, each of its own. In a state it is a list or a tuple."""

    def __init__(self, make: Callable[[list[Any]], Any], each: Kind | None, parts: tuple[Kind, ...] = ()) -> None:
        self.make, self.each, self.parts = make, each, parts


def _anything(depth: int) -> Kind:
    """Whatever a state holds, in so many lists within lists: without an end, Python would be the one to refuse."""
    forms = [Form(tuple, _anything(depth - 1))] if depth else []
    return Kind("a number, a string or a list", "numbers, strings and lists", (int, str, bool, NoneType), *forms)


DEEPEST = 32  # frames of our games are three deep
PLAIN = {
    int: Kind("a whole number", "whole numbers", (int,)),  # and `true` is none
    str: Kind("a string", "strings", (str,)),
    bool: Kind("true or false", "truth values", (bool,)),
    float: Kind("a number", "numbers", (float, int)),
    NoneType: Kind("null", "nulls", (NoneType,)),
}
ANY = _anything(DEEPEST)
WRONG = object()


def kind_of(hint: Any) -> Kind:
    """What an annotation says; what it does not say may be anything that a state holds."""
    origin, parts = get_origin(hint) or hint, get_args(hint)
    if origin in (Union, UnionType, Literal):
        return _either([kind_of(type(part) if origin is Literal else part) for part in parts])
    if origin is Annotated:
        return kind_of(parts[0])
    if origin is tuple and parts and parts[-1] is not ...:
        form, size = Form(tuple, None, tuple(map(kind_of, parts))), len(parts)
        return Kind(f"a list of {size} values", f"lists of {size} values", (), form)
    if origin in (list, tuple):
        each = kind_of(parts[0]) if parts else ANY
        return Kind(f"a list of {each.many}", f"lists of {each.many}", (), Form(origin, each))
    return PLAIN.get(origin, ANY)


def _either(kinds: list[Kind]) -> Kind:
    """A kind that is one of several."""
    one = " or ".join(dict.fromkeys([kind.one for kind in kinds]))
    many = " or ".join(dict.fromkeys([kind.many for kind in kinds]))
    types = [plain for kind in kinds for plain in kind.types]
    return Kind(one, many, tuple(types), *[form for kind in kinds for form in kind.forms])


def read(name: str, kind: Kind, value: Any) -> Any:
    """JSON data as the value of a field of a state, which shares nothing with it; or BadSave."""
    found = _read(kind, value)
    if found is WRONG:
        raise BadSave(f"The field '{name}' of the saved state must be {kind.one}.")
    return found


def _read(kind: Kind, value: Any) -> Any:
    """The value as a state holds it, or WRONG."""
    if type(value) in kind.types:
        return value
    if type(value) is list:
        for form in kind.forms:
            found = _entries(form, value)
            if found is not WRONG:
                return found
    return _read(kind, value.value) if isinstance(value, Enum) else WRONG  # pickled: it has not been JSON yet


def _entries(form: Form, values: list[Any]) -> Any:
    """The entries of a list as a state holds them, or WRONG."""
    each = form.each
    if each is None:
        if len(values) != len(form.parts):
            return WRONG
        found = [_read(kind, value) for kind, value in zip(form.parts, values, strict=True)]
    elif each.types.issuperset(map(type, values)):  # mostly: nothing to look into
        return form.make(values)
    else:
        found = [_read(each, value) for value in values]
    return WRONG if WRONG in found else form.make(found)
