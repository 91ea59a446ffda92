"""The list of numbered options: one below the other, in columns, or a row for each thing that has several."""

from itertools import groupby, takewhile

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pentarchy.engine.rules import Move

LONG = 10  # options that still go one below the other
Option = tuple[int, Move, str]  # number, move, label


def option_list(options: list[Option], width: int) -> RenderableType:
    """Options as they read best in a terminal of this width."""
    if len(options) > LONG:
        groups = [list(group) for _, group in groupby(options, key=lambda option: option[1][:2])]
        if all(len(group) > 1 for group in groups) and (grid := _grid(groups, width)):
            return grid
    lines = [numbered(number, label) for number, _, label in options]
    if len(lines) > LONG and 2 * max(cell_len(line.plain) for line in lines) < width:
        return Columns(lines, column_first=True)
    table = Table.grid()  # a label that is too long goes on below its beginning
    for number, _, label in options:
        table.add_row(numbered(number, ""), Text(label))
    return table


def numbered(number: int, label: str) -> Text:
    return Text(f"{number:4}. ", style="cyan").append(label, style="default")


def _grid(groups: list[list[Option]], width: int) -> Table | None:
    """The words that all options of a thing begin with stand before its row, once; None where it is too narrow."""
    rows = []
    for group in groups:
        words = [label.split() for _, _, label in group]
        same = len(list(takewhile(lambda column: len(set(column)) == 1, zip(*words, strict=False))))
        items = [numbered(number, " ".join(label[same:])) for (number, _, _), label in zip(group, words, strict=True)]
        rows.append((Text(f"  {' '.join(words[0][:same])}"), items))
    most = max(len(items) for _, items in rows)
    columns = next((n for n in range(most, 1, -1) if _needs(rows, n) <= width), 0)
    if not columns:
        return None
    table = Table.grid(padding=(0, 1, 0, 0))
    for title, items in rows:
        for at in range(0, len(items), columns):
            table.add_row(Text() if at else title, *items[at : at + columns])
    return table


def _needs(rows: list[tuple[Text, list[Text]]], columns: int) -> int:
    """How wide the grid is with so many options side by side."""
    widths = [max(cell_len(head.plain) for head, _ in rows)]
    for column in range(columns):
        widths.append(max((cell_len(item.plain) for _, items in rows for item in items[column::columns]), default=0))
    return sum(width + 1 for width in widths)
