"""HTTP: what does not change: the games, their books and rules. Sent as bytes that were made once."""

import gzip
import hashlib
import re
import zlib
from functools import cache
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request, Response

from pentarchy.engine.errors import UnknownGame
from pentarchy.engine.registry import games, get_game
from pentarchy.server import book
from pentarchy.server.asking import Here, Lang
from pentarchy.server.editions import current
from pentarchy.server.refusals import Refused

router = APIRouter(prefix="/api", tags=["games"])
SVG = "image/svg+xml"
EDITION = re.compile(r"[a-z0-9_]+-[0-9]+-[0-9a-f]+")


def known(game: str) -> str:
    try:
        return get_game(game).id
    except UnknownGame:
        raise Refused("no-game", 404) from None


@cache
def _bytes(what: str, game: str, lang: str) -> tuple[bytes, str]:
    """A document with its fingerprint, so that a browser reads it once."""
    data = orjson.dumps({"book": book.book, "rules": book.rules}[what](game, lang))
    return data, f'"{hashlib.sha256(data).hexdigest()[:20]}"'


@cache
def _picture(game: str) -> bytes:
    return book.emblem(game).encode()


@cache
def gzip_of(data: bytes) -> bytes:
    return gzip.compress(data)


def _document(request: Request, what: str, game: str, lang: str) -> Response:
    data, tag = _bytes(what, known(game), lang)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "Accept-Language"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@router.get("/lobby")
async def lobby(lang: Lang) -> Response:
    """All games with their options, and the levels of bots."""
    return Response(orjson.dumps(book.lobby(lang)), media_type="application/json")


@router.get("/games/{game}/emblem.svg", responses={200: {"content": {SVG: {}}}})
async def game_emblem(game: str, request: Request) -> Response:
    """The picture of a game. It may come from somebody else's package: it may draw, and nothing more."""
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    headers = {"cache-control": "public, max-age=3600", "content-security-policy": policy, "vary": "Accept-Encoding"}
    picture = _picture(known(game))
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(gzip_of(picture), media_type=SVG, headers={**headers, "content-encoding": "gzip"})
    return Response(picture, media_type=SVG, headers=headers)


@router.get("/games/{game}/book")
async def game_book(
    game: str, request: Request, lang: Lang, here: Here, edition: Annotated[str, Query(max_length=140)] = ""
) -> Response:
    """Components, zones and words of a game: of this program, or as a match of another edition needs them."""
    if edition and (game not in {known.id for known in games()} or edition != str(current(game))):
        if not EDITION.fullmatch(edition) or not edition.startswith(f"{game}-"):
            raise Refused("no-edition", 404)
        data = zlib.decompress(await here.hub.editions.book(edition, lang))
        headers = {"cache-control": "public, max-age=3600", "vary": "Accept-Language"}
        return Response(data, media_type="application/json", headers=headers)
    return _document(request, "book", game, lang)


@router.get("/games/{game}/rules")
async def game_rules(game: str, request: Request, lang: Lang) -> Response:
    """All rules of a game in words."""
    return _document(request, "rules", game, lang)
