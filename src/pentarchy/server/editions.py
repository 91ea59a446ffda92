"""The editions of matches on a server: components by fingerprint, and whether this program can go on with a match.

A match that begins now has the components of the program. They are kept then, with what clients draw with, so that
a program with other ones can still go on with the match, or at least show it.
"""

import asyncio
from collections import OrderedDict
from typing import Any

from pentarchy.engine.errors import BadContent, BadSetup, PentarchyError, UnknownGame
from pentarchy.engine.registry import Game, get_game
from pentarchy.match import Edition, Setup
from pentarchy.match.edition import rebuilt
from pentarchy.server import book
from pentarchy.server.keep import Keep
from pentarchy.server.packing import pack, unpack
from pentarchy.server.refusals import Refused, server_texts
from pentarchy.server.rows import ENDED, OPEN, TableRow
from pentarchy.server.table_info import luck_of
from pentarchy.text import LANGUAGES

REMEMBERED = 32  # contents of older editions in memory


class Frozen(Refused):
    """A match that this program cannot go on with. What was told of it is kept; `reason` is a key of the texts."""

    def __init__(self, reason: str, error: object = "") -> None:
        super().__init__("frozen", 410)
        self.reason, self.error = reason, str(error)

    def text(self, lang: str) -> str:
        return frozen_text(self.reason, lang)


def frozen_text(reason: str, lang: str) -> str:
    """Why a match is frozen, in one sentence."""
    return server_texts(lang).say(f"frozen-{reason}")


def current(game_id: str) -> Edition:
    """The edition of a match that begins now."""
    game = get_game(game_id)
    return Edition.here(game, game.load(None))


def check(row: TableRow) -> Game:
    """The game of a table, if this program has its rules and options; else Frozen."""
    if row.status == ENDED:
        raise Frozen("ended")
    try:
        game = get_game(row.game)
        if row.status != OPEN and not game.follows(row.rules):
            raise Frozen("rules", f"version {row.rules}")
        game.resolve(row.players, row.options)
        luck_of(row)
    except UnknownGame as error:
        raise Frozen("game", error) from None
    except BadSetup as error:
        raise Frozen("options", error) from None
    return game


class Editions:
    """Components by fingerprint: those of the program, and those that are kept."""

    def __init__(self, keep: Keep) -> None:
        self.keep = keep
        self._kept: set[str] = set()
        self._contents: OrderedDict[tuple[str, str], Any] = OrderedDict()
        self._books: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def start(self) -> None:
        self._kept = await self.keep.editions()

    async def keep_current(self, game_id: str) -> None:
        """Keep what a match that begins now is played with."""
        edition = current(game_id)
        if str(edition) in self._kept:
            return
        made = await asyncio.to_thread(_packed, game_id)
        await self.keep.add_edition(str(edition), *made)
        self._kept.add(str(edition))

    async def setup(self, row: TableRow) -> tuple[Setup, Any]:
        """What was agreed on before a match, and its components; else Frozen."""
        game = check(row)
        content = await self.content(game, row.content)
        try:
            return Setup.agree(game, row.players, row.options, content, luck_of(row), row.rules), content
        except PentarchyError as error:
            raise Frozen("options", error) from None

    async def content(self, game: Game, fingerprint: str) -> Any:
        """The components with a fingerprint, or Frozen."""
        built_in = game.load(None)
        if built_in.hash == fingerprint:
            return built_in
        key = (game.id, fingerprint)
        if key not in self._contents:
            found = await self.keep.tables_of_content(*key)
            if found is None:
                raise Frozen("content", fingerprint)
            try:
                self._contents[key] = rebuilt(game, unpack(found), fingerprint)
            except (BadContent, ValueError) as error:
                raise Frozen("pieces", error) from None
        return _recent(self._contents, key)

    async def book(self, word: str, lang: str) -> bytes:
        """What clients draw a match of an older edition with: made for this client, if we can go on with it."""
        if (word, lang) not in self._books:
            kept = await self.keep.edition(word)
            made = self._made(word, lang, kept and unpack(kept[0]))
            if made is None and kept is not None:
                made = pack(unpack(kept[1])[lang])
            if made is None:
                raise Refused("no-edition", 404)
            self._books[word, lang] = made
        found: bytes = _recent(self._books, (word, lang))
        return found

    def _made(self, word: str, lang: str, tables: Any) -> bytes | None:
        """The book as this program makes it, or None if it cannot."""
        try:
            game_id, version, fingerprint = word.rsplit("-", 2)
            game = get_game(game_id)
            if not game.follows(int(version)):
                return None
            built_in = game.load(None)
            content = built_in if built_in.hash == fingerprint else rebuilt(game, tables, fingerprint)
            return pack(book.book_of(game, content, lang))
        except (PentarchyError, ValueError):
            return None


def _recent(cache: OrderedDict[Any, Any], key: Any) -> Any:
    """An entry of a cache, which forgets those that were not asked for longest."""
    cache.move_to_end(key)
    while len(cache) > REMEMBERED:
        cache.popitem(last=False)
    return cache[key]


def _packed(game_id: str) -> tuple[bytes, bytes]:
    """The components of a game and what clients draw with, packed."""
    books = {lang: book.book(game_id, lang) for lang in LANGUAGES}
    return pack(get_game(game_id).load(None).tables), pack(books)
