"""Whether a table that was read from the database is one that we could have written; else it hurts only itself."""

from collections.abc import Iterable

from pentarchy.bots import is_level
from pentarchy.server.rows import BOT, ENDED, FINISHED, HUMAN, OPEN, RUNNING, BadRow, SeatRow, TableRow

NUMBER = (int, float)
COLUMNS: dict[str, tuple[type, ...]] = {  # plain columns: SQLite takes anything into any of them
    "game": (str,), "players": (int,), "undo": (str,), "host": (str,), "invite": (str,), "content": (str,),
    "secret": (str,), "generator": (str,), "rules": (int,), "created": NUMBER, "moved": NUMBER, "number": (int,),
    "rematch": (str, type(None)), "chosen": (str, type(None)),
}  # fmt: skip
SEAT: dict[str, tuple[type, ...]] = {
    "name": (str,), "token": (str,), "entropy": (str,), "seen": NUMBER,
    "bot": (str, type(None)), "user_id": (str, type(None)), "left_by": (str, type(None)),
}  # fmt: skip


def check_table(table: TableRow) -> None:
    """Raise BadRow if anything about a table, its seats or its wishes cannot be."""
    _check_columns(table, COLUMNS)
    if table.status not in (OPEN, RUNNING, FINISHED, ENDED):
        raise BadRow(f"status is '{table.status}'")
    if table.chosen is not None and not table.chosen.isdecimal():
        raise BadRow("chosen is no number")
    if [seat.seat for seat in table.seats] != list(range(table.players)):
        raise BadRow("seats are missing, or too many")
    for seat in table.seats:
        _check_seat(seat)
    _check_seats("waiting", table.waiting, table.players)
    for name, wish, parts in (("back", table.back, ("by",)), ("absent", table.absent, ("by", "seat"))):
        if wish is not None:
            _check_seats(name, [*(wish.get(part) for part in parts), *(wish.get("agreed") or [])], table.players)


def _check_columns(row: TableRow | SeatRow, columns: dict[str, tuple[type, ...]]) -> None:
    for name, kinds in columns.items():
        if not isinstance(getattr(row, name), kinds):
            raise BadRow(f"{name} has another form")


def _check_seat(seat: SeatRow) -> None:
    _check_columns(seat, SEAT)
    if seat.kind not in (OPEN, HUMAN, BOT) or (seat.kind == BOT and not is_level(seat.bot)):
        raise BadRow(f"seat {seat.seat} is of an unknown kind")


def _check_seats(name: str, numbers: Iterable[object], players: int) -> None:
    if not all(isinstance(number, int) and 0 <= number < players for number in numbers):
        raise BadRow(f"{name} names a seat that is not there")
