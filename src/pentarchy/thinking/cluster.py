"""A thinker somewhere in a Ray cluster: for a host with more machines than one (`pentarchy[ray]`)."""

import logging
import os
from typing import Any

# Started by `uv run`, Ray would send our folder to the cluster and start each of its workers by `uv run`, too: but they
# have Pentarchy. It looks at this when it is imported.
os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")

import ray
from ray.exceptions import RayActorError, RayTaskError

from pentarchy.bots.memory import settle_memory
from pentarchy.thinking import jobs
from pentarchy.thinking.jobs import Died, Failed, Job


def connect(address: str) -> None:
    """Join the cluster; `local` starts one on this machine. Its workers need the same version of Pentarchy."""
    if not ray.is_initialized():
        ray.init(
            address=address, namespace="pentarchy", log_to_driver=False, logging_level=logging.WARNING,
            include_dashboard=False if address == "local" else None,
        )  # fmt: skip


class _Mind:
    """What lives in the cluster."""

    def ready(self) -> bool:
        import pentarchy.games  # noqa: F401  # registers the games there

        settle_memory()
        return True

    def run(self, function: str, arguments: dict[str, Any]) -> Any:
        return jobs.run(function, arguments)


class RayThinker:
    """One actor; started when it is needed, killed when it hangs."""

    def __init__(self) -> None:
        self._actor: Any = None

    async def start(self) -> None:
        if self._actor is None:
            self._actor = ray.remote(num_cpus=1, max_restarts=0)(_Mind).remote()
            await self._actor.ready.remote()

    async def think(self, job: Job) -> Any:
        try:
            return await self._actor.run.remote(job.function, job.arguments)
        except RayTaskError as error:
            raise Failed(str(error)) from None
        except RayActorError as error:
            self._actor = None
            raise Died(str(error)) from None

    async def close(self) -> None:
        actor, self._actor = self._actor, None
        if actor is not None:
            ray.kill(actor)
