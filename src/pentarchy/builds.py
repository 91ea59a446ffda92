"""Which build runs: pure Python, or kernel and games compiled by mypyc, where somebody has made them (`make fast`).

The compiled packages lie in `_compiled` and stand in for those beside this file. They are taken if they were made for
this Python and of just these sources; the pure ones are the reference, and are always there.
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
FOLDER = HERE / "_compiled"
NOTE = FOLDER / "build.json"  # what it was made of, and for which Python
PACKAGES = ("engine", "kit", "games")
WISH = "PENTARCHY_BUILD"


def fingerprint(source: Path = HERE) -> str:
    """Of all files that a compiled build is made of."""
    digest = sha256()
    for package in PACKAGES:
        for path in sorted((source / package).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(source).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def why_not() -> str:
    """Why the compiled build cannot be taken, or ""."""
    if not NOTE.is_file():
        return "there is none"
    note = json.loads(NOTE.read_text("utf-8"))
    if note["python"] != sysconfig.get_config_var("EXT_SUFFIX"):
        return "it was made for another Python"
    if note["sources"] and note["sources"] != fingerprint():  # a wheel has both of one piece and says nothing
        return "the sources have changed since it was made"
    return ""


def choose(package: ModuleType) -> tuple[str, str]:
    """Let the subpackages come from the build that is to run: its name, and why it is not the compiled one."""
    wish = os.environ.get(WISH, "")
    if wish not in ("", PURE, COMPILED):
        raise ImportError(f"{WISH} must be '{PURE}' or '{COMPILED}', not '{wish}'.")
    problem = f"{WISH} says so" if wish == PURE else why_not()
    if problem and wish == COMPILED:
        raise ImportError(f"{WISH} asks for the compiled build, but {problem}: `make fast` makes it.")
    if problem:
        return PURE, problem
    for library in FOLDER.glob("*__mypyc*"):  # all compiled modules are in it; it has no package
        spec = spec_from_file_location(library.name.partition(".")[0], library)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[spec.name] = module_from_spec(spec)
        spec.loader.exec_module(sys.modules[spec.name])
    package.__path__.insert(0, str(FOLDER))
    return COMPILED, ""
