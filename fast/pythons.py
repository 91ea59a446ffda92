"""Run golden matches with every other Python that is to be had, from 3.11 on: `python -m fast.pythons`.

A recorded match goes the same way on every one; a Python that is not on this machine is named and left out.
`--compiled` compiles for each of them and runs all that `make compiled` runs.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
NEWEST = 14
GOLDEN = ("tests/match/test_golden.py", "tests/engine/test_travel.py")
COMPILED = [f"tests/{part}" for part in ("engine", "kit", "contract", "match", "games", "bots", "fast")]
UV = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")


def interpreter(minor: int) -> str:
    """Python 3.`minor` of the search path, or one that pyenv keeps; "" if there is none."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    candidates = [shutil.which(f"python3.{minor}"), *map(str, sorted(kept.glob(f"3.{minor}.*/bin/python3")))]
    for path in filter(None, candidates):
        asked = subprocess.run([path, "-c", "import sys; print(sys.version_info[1])"], capture_output=True, text=True)
        if asked.stdout.strip() == str(minor):
            return path
    return ""


def run(python: str, *command: str, build: str) -> None:
    """In an environment of its own, with what the tests need and nothing else."""
    environment = {**os.environ, "PENTARCHY_BUILD": build}
    environment.pop("VIRTUAL_ENV", None)
    with_tests = [part for name in ("pytest", "pytest-xdist", "hypothesis") for part in ("--with", name)]
    start = [UV, "run", "--quiet", "--isolated", "--no-default-groups", "--group", "fast", *with_tests]
    subprocess.run([*start, "--python", python, *command], cwd=ROOT, env=environment, check=True)


def main() -> None:
    compiled = "--compiled" in sys.argv[1:]
    for minor in range(11, NEWEST + 1):
        if minor == sys.version_info[1]:
            continue
        python = interpreter(minor)
        sys.stdout.write(f"Python 3.{minor}: {python or 'not on this machine'}\n")
        sys.stdout.flush()
        if python and compiled:
            run(python, "python", "-m", "fast.build", build="pure")
            run(python, "pytest", "--effort", "quick", *COMPILED, build="compiled")
        elif python:
            run(python, "pytest", "-n", "auto", *GOLDEN, build="pure")


if __name__ == "__main__":
    main()
