"""A wheel has the built web client in it: whoever installs one needs no Node.

`PENTARCHY_BUILD=compiled` when it is built makes a wheel for this platform and this Python, with kernel and games
compiled beside the pure ones: whoever installs that one needs no compiler.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = os.environ.get("PENTARCHY_BUILD") == "compiled"


class Contents(BuildHookInterface[Any]):
    """Makes what is not kept in git before a real wheel or sdist; a checkout in use has `make web` and `make fast`."""

    def dependencies(self) -> list[str]:
        groups = self.metadata.config["dependency-groups"]
        return list(groups["fast"]) if COMPILED and self.target_name == "wheel" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        script = Path(self.root) / "web" / "build.py"
        if script.is_file():
            runpy.run_path(str(script))["build"]()
        if COMPILED and self.target_name == "wheel":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """In a process of its own: the compiler's tools change much of the one they run in."""
        paths = [self.root, str(Path(self.root) / "src")]
        environment = {**os.environ, "PENTARCHY_BUILD": "pure", "PYTHONPATH": os.pathsep.join(paths)}
        subprocess.run([sys.executable, "-m", "fast.build"], cwd=self.root, env=environment, check=True)
        build_data["force_include"][f"build/compiled/{sys.implementation.cache_tag}"] = "pentarchy/_compiled"
        build_data["pure_python"], build_data["infer_tag"] = False, True
