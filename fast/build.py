"""Compile kernel and games with mypyc into build/compiled: `python -m fast.build`, which `make fast` runs.

It is made for the Python that runs this. A copy of the packages is made in build/fast, its state classes are rewritten
(rewrite.py), mypyc translates it to C, and the compiler of this machine makes one library of it. What is not worth
compiling is copied, so that the compiled packages stand for themselves; `pentarchy.builds` takes them when they are
there and made of just these sources.
"""

import importlib
import json
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from fnmatch import fnmatch
from io import StringIO
from pathlib import Path
from typing import Any

from fast.rewrite import game_state, kernel, open_classes, spelled_out, with_hints, without_content
from pentarchy.builds import MADE, NOTE, PACKAGES, PURE, WISH, contents, fingerprint, why_not

HERE = Path(__file__).parent
ROOT = HERE.parent
SOURCE = ROOT / "src" / "pentarchy"
WORK = ROOT / "build" / "fast" / MADE.name
GROUP = "pentarchy"  # of the library that all compiled modules share
# Interpreted: what runs once, what has classes that others subclass or replace freely, and texts.
INTERPRETED = {
    "engine/registry.py", "engine/declare.py", "engine/errors.py", "engine/rules.py", "engine/said.py",
    "engine/travel.py", "kit/sources.py", "kit/rulebook.py", "kit/expressions.py", "kit/weights.py",
}  # fmt: skip


# Beside the states of games: what gives a state its content, and classes that games of other packages subclass.
REWRITTEN = {
    "engine/state.py": kernel,
    "engine/views.py": without_content,
    "engine/moves.py": open_classes,
    "kit/components.py": open_classes,
}


def copy_tree() -> Path:
    """The packages as mypyc gets them."""
    shutil.rmtree(WORK, ignore_errors=True)
    tree = WORK / "pentarchy"
    tree.mkdir(parents=True)
    (tree / "__init__.py").write_text("")
    for package in PACKAGES:
        shutil.copytree(SOURCE / package, tree / package, ignore=shutil.ignore_patterns("__pycache__"))
    for name, rewrite in REWRITTEN.items():
        path = tree / name
        path.write_text(rewrite(path.read_text("utf-8")), "utf-8")
    for path in sorted(tree.glob("games/*/state.py")):
        rewrite_game(path)
    for path in sorted(tree.glob("games/*/rules.py")):
        module = importlib.import_module(f"pentarchy.games.{path.parent.name}.rules")
        path.write_text(with_hints(path.read_text("utf-8"), vars(module)), "utf-8")
    for name in modules(tree):
        spell_out(WORK / name)
    return tree


def rewrite_game(path: Path) -> None:
    from pentarchy.engine import state as kernel_module

    module = importlib.import_module(f"pentarchy.games.{path.parent.name}.state")
    (cls,) = [one for one in vars(module).values() if isinstance(one, type) and "zones" in vars(one)]
    parts = (kernel_module.SHARED, kernel_module.COPIED, kernel_module.DROPPED)
    path.write_text(game_state(path.read_text("utf-8"), cls.shapes, *parts), "utf-8")


def spell_out(path: Path) -> None:
    module = importlib.import_module(".".join(path.relative_to(WORK).with_suffix("").parts))
    path.write_text(spelled_out(path.read_text("utf-8"), vars(module)), "utf-8")


def modules(tree: Path) -> list[str]:
    """The files that are compiled."""
    found = []
    for path in sorted(tree.rglob("*.py")):
        name = path.relative_to(tree).as_posix()
        runs_once = name in INTERPRETED or fnmatch(name, "games/*/moves.py")  # tables: a tenth of all C for nothing
        if path.name != "__init__.py" and "/text/" not in name and not runs_once:
            found.append(str(path.relative_to(WORK)))
    return found


def compile_tree(tree: Path) -> None:
    """Translate to C, then compile; the sources of one library are compiled beside each other."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildAtOnce(build_ext):
        def build_extensions(self) -> None:
            compile_one = self.compiler.compile

            def compile_all(sources: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [
                        made for one in pool.map(lambda source: compile_one([source], **how), sources) for made in one
                    ]

            self.compiler.compile = compile_all
            super().build_extensions()

    os.chdir(WORK)
    (WORK / "mypy.ini").write_text("[mypy]\nstrict = true\n")
    extensions = translated(modules(tree))
    command = BuildAtOnce(Distribution({"name": "pentarchy-compiled", "ext_modules": extensions}))
    command.inplace = True
    command.ensure_finalized()
    command.run()


def translated(names: list[str]) -> Any:
    """What the compiler is to compile. mypyc also warns, of generators, which is of interest only if it fails."""
    from mypyc.build import mypycify

    said = StringIO()
    try:
        with redirect_stdout(said):
            return mypycify(
                ["--config-file=mypy.ini", *names], opt_level="2", debug_level="0", multi_file=True, group_name=GROUP
            )
    except SystemExit:
        sys.stderr.write(said.getvalue())
        raise


def put_up(tree: Path) -> None:
    """Lay the packages where the platform finds them: libraries, what is interpreted, and data."""
    shutil.rmtree(MADE, ignore_errors=True)
    compiled = {WORK / name for name in modules(tree)}
    for path in [file for package in PACKAGES for file in sorted((tree / package).rglob("*")) if file.is_file()]:
        if path not in compiled and "__pycache__" not in path.parts:
            goal = MADE / path.relative_to(tree)
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, goal)
    for library in WORK.glob(f"*__mypyc{suffix()}"):
        shutil.copy2(library, MADE)
    note = {"python": suffix(), "sources": fingerprint(), "files": contents(MADE), "tools": contents(HERE)}
    (MADE / NOTE).write_text(json.dumps(note), "utf-8")


def is_up_to_date() -> bool:
    """Whether there is a build that fits, made as it would be made now."""
    return not why_not(MADE) and json.loads((MADE / NOTE).read_text("utf-8")).get("tools") == contents(HERE)


def suffix() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def main() -> None:
    """Compile, unless what is there was made of just these sources for this Python; say what is there now."""
    made = f"kernel and games are compiled, in {MADE.relative_to(ROOT).as_posix()}"
    if is_up_to_date():
        said = f"Nothing has changed: {made}"
    else:
        os.environ[WISH] = PURE  # what is compiled is read from the pure classes
        tree = copy_tree()
        compile_tree(tree)
        put_up(tree)
        said = f"Done: {made}"
    sys.stdout.write(f"{said}, and run from now on. `pentarchy --version` tells, {WISH}={PURE} switches back.\n")


if __name__ == "__main__":
    main()
