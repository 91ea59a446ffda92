"""What the routes of a server work with."""

from dataclasses import dataclass

from pentarchy.server.analyst import Analyst
from pentarchy.server.archive import Archive
from pentarchy.server.config import Config
from pentarchy.server.desk import Desk
from pentarchy.server.guard import Limits
from pentarchy.server.health import Health
from pentarchy.server.hub import Hub
from pentarchy.server.people import People
from pentarchy.server.store import Store


@dataclass(frozen=True)
class Services:
    """One of each, for the life of a worker."""

    config: Config
    store: Store
    people: People
    hub: Hub
    desk: Desk
    limits: Limits
    archive: Archive
    analyst: Analyst
    health: Health
