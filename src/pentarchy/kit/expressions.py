"""Effects in data files: expressions in a game's own steps. They are parsed, never evaluated."""

import ast
from collections.abc import Callable
from typing import Any, Literal, get_args, get_origin

from pentarchy.engine.rules import Frame, Rules
from pentarchy.kit.entries import Mistake


def effect_parser(rules: Rules) -> Callable[[str], Frame]:
    """A parser of expressions such as `choose(gain('X', 2), spawn_rodents())` in a game's registered effects."""

    def parse(text: str) -> Frame:
        try:
            tree = ast.parse(text, mode="eval").body
        except SyntaxError as error:
            raise Mistake("not an expression.", error.offset or 1) from None
        return call(tree)

    def call(node: ast.expr) -> Frame:
        column = node.col_offset + 1
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            raise Mistake("an effect is written name(...).", column)
        signature = rules.effects.get(node.func.id)
        if signature is None:
            raise Mistake(f"unknown effect '{node.func.id}'.", column)
        if any(keyword.arg is None for keyword in node.keywords):
            raise Mistake("'**' is not allowed.", column)
        try:
            bound = signature.bind(*map(value, node.args), **{str(k.arg): value(k.value) for k in node.keywords})
        except TypeError as error:
            raise Mistake(f"{node.func.id}: {error}.", column) from None
        bound.apply_defaults()
        for name, given in bound.arguments.items():
            parameter = signature.parameters[name]
            for one in given if parameter.kind is parameter.VAR_POSITIONAL else (given,):
                if problem := _misfit(one, parameter.annotation):
                    raise Mistake(f"{node.func.id}: {name} {problem}.", column)
        return (node.func.id, *bound.args)

    def value(node: ast.expr) -> Any:
        if isinstance(node, ast.Constant) and isinstance(node.value, int | str):
            return node.value
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            number = value(node.operand)
            if type(number) is int:
                return -number
        if isinstance(node, ast.Call):
            return call(node)
        raise Mistake("only numbers, 'words' and effects are allowed here.", node.col_offset + 1)

    return parse


def _misfit(value: Any, annotation: Any) -> str:
    """Why a value does not fit the parameter of an effect: a Literal of words allowed, an effect, or a plain type."""
    if get_origin(annotation) is Literal:
        allowed = get_args(annotation)
        return "" if value in allowed else f"must be one of {', '.join(map(repr, allowed))}, not {value!r}"
    if annotation == Frame:
        return "" if isinstance(value, tuple) else f"must be an effect, not {value!r}"
    if annotation in (int, str, bool) and type(value) is not annotation:
        return f"must be a {annotation.__name__}, not {value!r}"
    return ""
