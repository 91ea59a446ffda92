"""HTTP: what does not change: the games, their books and rules. Sent as bytes that were made once."""

import hashlib
from functools import cache

import orjson
from fastapi import APIRouter, Request, Response

from pentarchy.engine.errors import UnknownGame
from pentarchy.engine.registry import get_game
from pentarchy.server import book
from pentarchy.server.asking import Lang
from pentarchy.server.refusals import Refused

router = APIRouter(prefix="/api", tags=["games"])


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


@router.get("/games/{game}/book")
async def game_book(game: str, request: Request, lang: Lang) -> Response:
    """Components, zones and words of a game."""
    return _document(request, "book", game, lang)


@router.get("/games/{game}/rules")
async def game_rules(game: str, request: Request, lang: Lang) -> Response:
    """All rules of a game in words."""
    return _document(request, "rules", game, lang)
