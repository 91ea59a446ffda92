"""A wheel has the built web client in it: whoever installs one needs no Node."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    """Builds the client before a real wheel or sdist is made; a checkout in use builds it with `make web`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        script = Path(self.root) / "web" / "build.py"
        if version != "editable" and script.is_file():
            runpy.run_path(str(script))["build"]()
