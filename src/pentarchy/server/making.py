"""What takes long to make of a match: its replay, its file, its log. Done by a thinker, away from the server.

The functions are jobs (`pentarchy.thinking`): their arguments are JSON, and so is the answer, compressed bytes as text.
"""

import base64
import gzip
from typing import Any

import orjson

import pentarchy.games  # noqa: F401  # registers the games in the process of a thinker
from pentarchy.engine.registry import get_game
from pentarchy.match import Luck, Match, Record, Setup, to_json
from pentarchy.server import present, replaying
from pentarchy.server.results import Past
from pentarchy.text import Wording

Data = dict[str, Any]
REPLAY, FILE, LOG = (f"pentarchy.server.making:{name}" for name in ("replay", "file", "log"))


def replay(played: Data, lang: str, names: list[str], table: Data) -> str:
    """Every position with all cards open; `table` goes along as it is."""
    if past := _past(played):
        frames, result = past.frames(lang), past.result(lang)
    else:
        match = match_of(played)
        speech = _speech(match, lang, names)
        bare, words = replaying.replay(match, {lang: speech})
        frames = list(map(replaying.worded, bare, words[lang]))
        result = present.result(match, speech) or {}
    return _packed(orjson.dumps({**table, "frames": frames, "result": result}))


def file(played: Data) -> str:
    """The match as a file that proves itself."""
    past = _past(played)
    return _packed((past.export if past else to_json(match_of(played), public=True)).encode())


def log(played: Data, lang: str, names: list[str], seat: int, before: int) -> str:
    """What happened before a position, as a seat may know it."""
    if past := _past(played):
        lines = past.lines(lang)
    else:
        match = match_of(played)
        lines = present.events(match, seat, _speech(match, lang, names), 0)
    return _packed(orjson.dumps({"events": [line for line in lines if line["position"] < before]}))


def _past(played: Data) -> Past | None:
    """What was kept of a finished match, if that is what came."""
    return Past.read(base64.b64decode(played["kept"])) if "kept" in played else None


def match_of(played: Data) -> Match:
    """The match of its records, replayed."""
    game = get_game(played["game"])
    content = game.source.content(played["content"], played["tables"])
    secret, entropy, chosen, generator = played["luck"]
    luck = Luck.choose(int(chosen)) if chosen is not None else Luck(secret, tuple(entropy), generator=generator)
    setup = Setup.agree(game, played["players"], played["options"], content, luck, played["rules"])
    match = Match(setup, content)
    for player, action in played["records"]:
        match.do(Record(player, action))
    return match


def _speech(match: Match, lang: str, names: list[str]) -> Wording:
    return Wording(match.game, match.content, lang, names)


def _packed(data: bytes) -> str:
    return base64.b64encode(gzip.compress(data, 6)).decode()
