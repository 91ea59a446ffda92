"""Which build runs: pure Python, or kernel and games compiled by mypyc, where somebody has made them (`make fast`).

The compiled packages stand in for those beside this file: a wheel for a platform has them in `_compiled`, a checkout in
`build/compiled`, for each Python apart. They are taken by themselves if they were made for this Python and of just the
sources here; the pure ones are the reference, need nothing, and are always there.
`PENTARCHY_BUILD=pure` or `=compiled` insists on one.
"""

import json
import os
import sys
import sysconfig
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, TracebackType

PURE, COMPILED = "pure", "compiled"
HERE = Path(__file__).parent
SHIPPED = HERE / "_compiled"
MADE = HERE.parents[1] / "build" / "compiled" / str(sys.implementation.cache_tag)
NOTE = "build.json"  # what it was made of, and for which Python
PACKAGES = ("engine", "kit", "games")
WISH = "PENTARCHY_BUILD"
NONE_THERE = "there is none"
DAMAGED = "it is damaged"
WISHED = f"{WISH} says so"


class NoSuchBuild(ImportError):
    """The environment insists on a build that there is not."""


def say_only(refusal: NoSuchBuild) -> None:
    """Let this error be told in its one sentence, without a traceback, where nobody catches it.

    It comes while the package is imported, before anything of the command line runs that could.
    """
    usual = sys.excepthook

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if error is refusal:
            sys.stderr.write(f"{error}\n")
        else:
            usual(kind, error, trace)

    sys.excepthook = tell


def fingerprint(source: Path = HERE) -> str:
    """Of all files that a compiled build is made of."""
    return _digest(source, [path for package in PACKAGES for path in (source / package).rglob("*")])


def contents(folder: Path) -> str:
    """Of all files of a compiled build but its note: half a library would take the whole process along."""
    return _digest(folder, [path for path in folder.rglob("*") if path.name != NOTE])


def _digest(folder: Path, paths: list[Path]) -> str:
    digest = sha256()
    for path in sorted(paths):
        editors = path.name.startswith(".") or path.name.endswith("~")  # what an editor keeps for itself
        if path.is_file() and "__pycache__" not in path.parts and not editors:
            digest.update(f"{path.relative_to(folder).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def why_not(folder: Path) -> str:
    """Why a compiled build cannot be taken, or ""."""
    if not (folder / NOTE).is_file():
        return NONE_THERE
    try:
        note = json.loads((folder / NOTE).read_text("utf-8"))
        python, sources, files = note["python"], note["sources"], note["files"]
    except (OSError, ValueError, LookupError, TypeError):
        return DAMAGED
    if python != sysconfig.get_config_var("EXT_SUFFIX"):
        return "it was made for another Python"
    if folder == MADE and sources != fingerprint():  # a wheel has both of one piece
        return "the sources have changed since it was made"
    return "" if files == contents(folder) else DAMAGED


def load(folder: Path) -> str:
    """Load the library that all compiled modules are in; it has no package. Why it cannot be, or ""."""
    libraries = list(folder.glob("*__mypyc*"))
    for library in libraries:
        spec = spec_from_file_location(library.name.partition(".")[0], library)
        try:
            assert spec is not None
            assert spec.loader is not None
            made = module_from_spec(spec)
            spec.loader.exec_module(made)
        except (ImportError, AssertionError):
            return DAMAGED
        sys.modules[spec.name] = made
    return "" if libraries else DAMAGED


def choose(package: ModuleType) -> tuple[str, str]:
    """Let the subpackages come from the build that is to run: its name, and why it is not the compiled one."""
    wish = os.environ.get(WISH, "")
    if wish not in ("", PURE, COMPILED):
        raise NoSuchBuild(f"{WISH} must be '{PURE}' or '{COMPILED}', not '{wish}'.")
    folder = SHIPPED if SHIPPED.is_dir() else MADE
    problem = WISHED if wish == PURE else why_not(folder) or load(folder)
    if problem and wish == COMPILED:
        raise NoSuchBuild(f"{WISH} asks for the compiled build, but {problem}: `make fast` in the sources makes one.")
    if problem:
        return PURE, problem
    package.__path__.insert(0, str(folder))
    return COMPILED, ""
