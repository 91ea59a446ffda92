"""Who comes next: people in turn, of each person their tables in turn, of each table its jobs in order.

So somebody with a hundred tables waits for the own ones and makes nobody else wait.
"""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things that wait, by person and table."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[T]]] = {}  # person -> table -> things; the first of each is next
        self._some = asyncio.Event()

    def put(self, thing: T, person: str, table: str) -> None:
        self._waiting.setdefault(person, {}).setdefault(table, deque()).append(thing)
        self._some.set()

    async def get(self) -> T:
        """The next thing; whoever was served goes to the end of the line."""
        while not self._waiting:
            self._some.clear()
            await self._some.wait()
        person, tables = next(iter(self._waiting.items()))
        table, things = next(iter(tables.items()))
        thing = things.popleft()
        del tables[table], self._waiting[person]
        if things:
            tables[table] = things
        if tables:
            self._waiting[person] = tables
        return thing

    def __len__(self) -> int:
        return sum(len(things) for tables in self._waiting.values() for things in tables.values())
