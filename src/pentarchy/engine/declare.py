"""A field of a state is declared once, in the class: what it holds, who sees it, how it starts, what its numbers mean.

    hands: list[Pile] = piles(OWNER)                     a pile of pieces for each player, seen by its owner
    goods: list[int] = number(per=(PLAYERS, GOODS))      a number of each good for each player, one player after another
    taker: int = seat()                                  a player, or nobody
    spies: list[int] = mask(SITE, per=PLAYERS)           for each player a bit mask of sites
    phase: int = choice(PHASES)                          one of these words
    step_left: int = scratch()                           the memory of the engine: no client shows it

Start values, the table of who sees what, generic screens and types of clients follow from the declarations; codec and
clone from the annotations. What is not declared is refused.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, get_args, get_origin

from pentarchy.engine.moves import Domain

ALL, OWNER, NOBODY, MIXED = "all", "owner", "nobody", "mixed"  # who sees a field
PLAYERS, SIDES = "players", "sides"  # an entry for each player; for each player, and an opponent that the game moves
NUMBER, SEAT, MASK, CHOICE, WORD = "number", "seat", "mask", "choice", "word"
PIECES, MARKED, PLAIN = "pieces", "marked", "plain"

Names = tuple[str, ...] | Domain  # what numbers stand for; words without a domain have one of the name of the field
Axis = str | int | Names  # what the entries of a list stand for: PLAYERS, SIDES, so many places, or names
Per = Axis | tuple[Axis, ...]
Start = Any | Callable[[Any], Any]  # of each entry; a function of the state gives the whole field


class Field(NamedTuple):
    """One row of the table that `@state` makes of a class."""

    means: str
    sees: str
    of: Domain | None  # the bits of a MASK, the numbers of a CHOICE; None: players, or nothing with a name
    per: tuple[str | int | Domain, ...]  # what the entries of a list stand for; the last one changes fastest
    start: Any
    scratch: bool = False
    shut: bool = False  # what lies face down here is shown to nobody, also not to those who know it
    heap: bool = False  # pieces in no order that means anything: nobody draws from here

    @property
    def pieces(self) -> bool:
        return self.means == PIECES


def _field(
    means: str, per: Per = (), start: Start = None, sees: str = ALL, of: Names = (), scratch: bool = False
) -> Any:
    """A declaration. It is `Any` to a type checker, since the annotation beside it says what the field is."""
    return Field(means, sees, _named(of) if of else None, tuple(map(_named, _axes(per))), start, scratch)


def _axes(per: Per) -> tuple[Any, ...]:
    """One axis or several; a tuple of words is one axis, unless it holds other axes."""
    if not isinstance(per, tuple):
        return (per,)
    words = [axis for axis in per if isinstance(axis, str) and axis not in (PLAYERS, SIDES)]
    return (per,) if words and len(words) == len(per) else per


def _named(names: Any) -> Any:
    """Words as a domain whose name is still to be given."""
    return Domain("", names) if isinstance(names, tuple) else names


def pile(sees: str = ALL, *, shut: bool = False, heap: bool = False) -> Any:
    """Pieces lie here, as one pile. MIXED: some open, some not; who knows which is only in the masks.

    Where it is `shut`, a piece that not everybody knows shows its back to all: who laid it remembers it, but nobody
    looks. The order of a `heap` means nothing: nobody ever draws from it.
    """
    return _field(PIECES, sees=sees)._replace(shut=shut, heap=heap)


def everything() -> Any:
    """All pieces lie here before the game begins, open to everybody: the box."""
    return _field(PIECES, start=lambda g: tuple(range(len(g.knows))))


def piles(sees: str = ALL, per: Per = PLAYERS, *, shut: bool = False) -> Any:
    """Pieces lie here, a pile for each player, or whatever the piles are for."""
    return _field(PIECES, per, sees=sees)._replace(shut=shut)


def number(per: Per = (), start: Start = None, sees: str = ALL) -> Any:
    """How many."""
    return _field(NUMBER, per, start, sees)


def seat(per: Per = (), start: Start = -1, sees: str = ALL) -> Any:
    """A player, or -1 for nobody."""
    return _field(SEAT, per, start, sees)


def seats(start: Start = None) -> Any:
    """Players in an order."""
    return _field(SEAT, start=start)


def mask(of: Any, per: Per = (), start: Start = None, sees: str = ALL) -> Any:
    """A bit for each of these: places, or players (`of=PLAYERS`)."""
    return _field(MASK, per, start, sees, () if of == PLAYERS else of)


def choice(of: Names, per: Per = (), start: Start = None, sees: str = ALL) -> Any:
    """One of these by its number; below 0 none of them."""
    return _field(CHOICE, per, start, sees, of)


def marked(per: Per = ()) -> Any:
    """Pieces that lie elsewhere and have a marker of this name."""
    return _field(MARKED, per)


def word(start: Start = None) -> Any:
    """A word, or several: entries of data files, options of the setup."""
    return _field(WORD, start=start)


def plain(per: Per = (), start: Start = None, sees: str = ALL) -> Any:
    """Numbers with a meaning of their own, which only clients of this game know."""
    return _field(PLAIN, per, start, sees)


def scratch(start: Start = None, per: Per = (), sees: str = ALL) -> Any:
    """What the engine has to remember in the middle of something: no client shows it."""
    return _field(PLAIN, per, start, sees, scratch=True)


def declared(cls: type, hints: dict[str, Any], declarations: Mapping[str, Any]) -> dict[str, Field]:
    """The fields of a class by their declarations, in order. What has none is refused, and so are strange ones."""
    inherited: dict[str, Field] = getattr(cls, "zones", {})
    fields: dict[str, Field] = {}
    for name, hint in hints.items():
        field = declarations.get(name)
        if not isinstance(field, Field) and name in inherited:
            fields[name] = inherited[name]
            continue
        if not isinstance(field, Field):
            raise TypeError(
                f"{cls.__name__}.{name} is not declared: say what it is, e.g. `{name}: int = number()`, see declare.py"
            )
        if bool(field.per) != (get_origin(hint) is list) and not callable(field.start):
            raise TypeError(f"{cls.__name__}.{name} is a {hint}: a list, and only a list, says what it is `per`")
        for domain in (field.of, *field.per):
            if isinstance(domain, Domain) and not domain.name:
                domain.name = name
        fields[name] = field._replace(start=_neutral(hint) if field.start is None else field.start)
    return fields


def _neutral(hint: Any) -> Any:
    """Nothing of a kind: what a field or an entry of it starts with if it does not say."""
    origin = get_origin(hint) or hint
    if origin is list:
        return _neutral(get_args(hint)[0])
    return origin()


def domains_of(fields: dict[str, Field]) -> list[Domain]:
    """All domains that fields name."""
    return [domain for field in fields.values() for domain in (field.of, *field.per) if isinstance(domain, Domain)]


def size(g: Any, axis: str | int | Domain) -> int:
    """How many entries an axis has in a state."""
    if isinstance(axis, int):
        return axis
    if isinstance(axis, str):
        return int(g.players if axis == PLAYERS else g.sides)
    return len(axis.tokens)


def set_start(g: Any, fields: dict[str, Field]) -> None:
    """Give every field its start value."""
    for name, field in fields.items():
        if callable(field.start):
            setattr(g, name, field.start(g))
            if field.pieces and field.sees == ALL:
                g.show(getattr(g, name), g.everyone)
        elif field.per:
            count = 1
            for axis in field.per:
                count *= size(g, axis)
            setattr(g, name, [field.start] * count)
        else:
            setattr(g, name, field.start)


def all_piles(state: Any) -> list[tuple[str, int, tuple[int, ...]]]:
    """All zones of pieces as (field, index or -1, pieces), in a fixed order."""
    found = []
    for name, zone in state.zones.items():
        if zone.pieces:
            held = getattr(state, name)
            if isinstance(held, tuple):
                found.append((name, -1, held))
            else:
                found.extend((name, i, pile) for i, pile in enumerate(held))
    return found
