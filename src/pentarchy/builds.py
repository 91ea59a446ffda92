"""Which build runs: pure Python, or kernel and games compiled by mypyc, where somebody has made them (`make fast`).

The compiled packages stand in for those beside this file: a wheel for a platform has them in `_compiled`, a checkout in
`build/compiled`, for each Python apart. They are taken if they were made for this Python and of just these sources; the
pure ones are the reference, and are always there.
`PENTARCHY_BUILD=pure` or `=compiled` insists on one.
"""

import json
import os
import sys
import sysconfig
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PURE, COMPILED = "pure", "compiled"
HERE = Path(__file__).parent
SHIPPED = HERE / "_compiled"
MADE = HERE.parents[1] / "build" / "compiled" / str(sys.implementation.cache_tag)
NOTE = "build.json"  # what it was made of, and for which Python
PACKAGES = ("engine", "kit", "games")
WISH = "PENTARCHY_BUILD"
NONE_THERE = "there is none"


def fingerprint(source: Path = HERE) -> str:
    """Of all files that a compiled build is made of."""
    digest = sha256()
    for package in PACKAGES:
        for path in sorted((source / package).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(source).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def why_not(folder: Path) -> str:
    """Why a compiled build cannot be taken, or ""."""
    if not (folder / NOTE).is_file():
        return NONE_THERE
    note = json.loads((folder / NOTE).read_text("utf-8"))
    if note["python"] != sysconfig.get_config_var("EXT_SUFFIX"):
        return "it was made for another Python"
    if folder == MADE and note["sources"] != fingerprint():  # a wheel has both of one piece
        return "the sources have changed since it was made"
    return ""


def choose(package: ModuleType) -> tuple[str, str]:
    """Let the subpackages come from the build that is to run: its name, and why it is not the compiled one."""
    wish = os.environ.get(WISH, "")
    if wish not in ("", PURE, COMPILED):
        raise ImportError(f"{WISH} must be '{PURE}' or '{COMPILED}', not '{wish}'.")
    folder = SHIPPED if SHIPPED.is_dir() else MADE
    problem = f"{WISH} says so" if wish == PURE else why_not(folder)
    if problem and wish == COMPILED:
        raise ImportError(f"{WISH} asks for the compiled build, but {problem}: `make fast` makes it.")
    if problem:
        return PURE, problem
    for library in folder.glob("*__mypyc*"):  # all compiled modules are in it; it has no package
        spec = spec_from_file_location(library.name.partition(".")[0], library)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[spec.name] = module_from_spec(spec)
        spec.loader.exec_module(sys.modules[spec.name])
    package.__path__.insert(0, str(folder))
    return COMPILED, ""
