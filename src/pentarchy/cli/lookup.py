"""Components by what a person types: a name in any language, its beginning, or a move that names a card."""

from collections import Counter

from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.text import Speech

Found = list[tuple[str, int | str]]  # title and piece: the number of a card, or the entry of another component


def find_components(speech: Speech, wish: str) -> tuple[Found, list[str]]:
    """What bears this name, or the first whose name begins so; then the names of the others that begin so."""
    exact, begun = dict[str, Found](), dict[str, Found]()
    for names, title, piece in _components(speech):
        if not wish or not any(name.startswith(wish.casefold()) for name in names):
            continue
        where = exact if wish.casefold() in names else begun
        pieces = where.setdefault(title, [])
        if not any(_is_copy(speech, piece, other) for _, other in pieces):  # of equal cards one is enough
            pieces.append((title, piece))
    titles = [*exact, *(title for title in begun if title not in exact)]
    if exact:
        return [pair for pieces in exact.values() for pair in pieces], titles[len(exact) :]
    return (begun[titles[0]], titles[1:]) if titles else ([], [])


def _is_copy(speech: Speech, piece: int | str, other: int | str) -> bool:
    """Whether two cards are the same component; cards of one name may do different things."""
    entry, content = speech.facts.entry, speech.content
    return isinstance(piece, int) and isinstance(other, int) and entry(content, piece)[0] == entry(content, other)[0]


def _components(speech: Speech) -> list[tuple[set[str], str, int | str]]:
    """All components with the names one may type: cards first, then the other entries of the data files."""
    rows: list[tuple[set[str], str, int | str]] = []
    for card, token in enumerate(speech.content.tokens):
        names = speech.facts.card_names(speech.content, card)
        rows.append(({name.casefold() for name in (token, *names.values())}, names[speech.lang], card))
    cards = {title for _, title, _ in rows}
    for table in speech.content.tables.values():
        titles = Counter(str(fields.get("name", {}).get(speech.lang)) for fields in table.values())
        for entry, fields in table.items():
            names = fields.get("name", {})
            title = names.get(speech.lang)
            if title and title not in cards:
                shown = title if titles[title] == 1 else f"{title} ({entry})"  # two sides of one thing
                rows.append(({name.casefold() for name in (entry, *names.values())}, shown, entry))
    return rows


def pieces_of(game: Game, move: Move) -> Found:
    """The cards that a move names, without titles."""
    domains = game.state.moves.kinds[move[0]]
    return [("", part) for domain, part in zip(domains, move[1:], strict=True) if domain.pieces]
