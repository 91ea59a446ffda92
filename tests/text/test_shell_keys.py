"""The platform's texts are all used: a key that no code says is dead weight for every translator."""

import ast
import re
from pathlib import Path

import pentarchy
from pentarchy.text import LANGUAGES, shell

SOURCES = sorted(Path(str(pentarchy.__file__)).parent.rglob("*.py"))
SPEAKERS = {"say", "refuse", "read", "_change"}  # what says a text of the platform by its key
FOLDERS = ("cli", "text", "teacher", "arena")  # other layers say nothing; games have texts of their own


def written_keys(tree: ast.AST) -> set[str]:
    """Patterns of keys in a module: words with a hyphen anywhere, the rest only where something is said."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value:
            found.add(re.escape(node.value))
        elif isinstance(node, ast.Tuple) or (isinstance(node, ast.Call) and said_by(node)):
            arguments = node.args if isinstance(node, ast.Call) else node.elts[:1]
            found |= {pattern(part) for part in arguments if isinstance(part, ast.JoinedStr)}
            if isinstance(node, ast.Call):
                found |= {re.escape(str(part.value)) for part in arguments if isinstance(part, ast.Constant)}
    return found


def pattern(text: ast.JoinedStr) -> str:
    """What an f-string can become: where something is filled in stands one word."""
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+" for part in text.values)


def said_by(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name in SPEAKERS


def test_every_text_of_the_platform_is_used() -> None:
    patterns: set[str] = set()
    for path in SOURCES:
        if any(folder in path.parts for folder in FOLDERS) and "games" not in path.parts:
            patterns |= written_keys(ast.parse(path.read_text("utf-8")))
    used = re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
    for lang in LANGUAGES:
        assert [key for key in sorted(shell(lang).keys) if not used.fullmatch(key)] == []


def test_the_search_tells_used_from_unused() -> None:
    """A check of the check: what is only near a key does not count."""
    code = 'say("quit"); x = "human"; say(f"bot-{x}"); y = f"rule-{x}"; refuse("a-b"); z = (f"from-{x}", {}); f("c-d")'
    assert written_keys(ast.parse(code)) >= {"quit", r"bot\-\w+", r"a\-b", r"from\-\w+", r"c\-d"}
    used = re.compile("|".join(written_keys(ast.parse(code))))
    assert not any(used.fullmatch(key) for key in ("human", "rule-deal", "bot", "bot-greedy-help", "a", "from"))
