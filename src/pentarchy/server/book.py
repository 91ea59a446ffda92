"""What a client has to know about a game once: components, names, rules, the form of its options. By language."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from pentarchy.bots import OFFERED
from pentarchy.bots.strength import Measured, strength
from pentarchy.engine.declare import NOBODY, Field, domains_of
from pentarchy.engine.moves import COUNT, Domain, Table
from pentarchy.engine.registry import Game, Option, games, get_game
from pentarchy.engine.rules import Frame
from pentarchy.server.emblems import neutral_emblem
from pentarchy.server.refusals import server_texts
from pentarchy.text import LANGUAGES, Speech
from pentarchy.text.provenance import source_lines

Data = dict[str, Any]
TECHNICAL = {"evidence", "confidence", "source", "field_sources", "name_source", "name"}  # said in words in the help


@cache
def speech_of(game_id: str, lang: str) -> Speech:
    """A game speaking of players as numbers."""
    game = get_game(game_id)
    return Speech(game, game.load(None), lang)


@cache
def lobby(lang: str) -> Data:
    """All games with their options, and the levels of bots."""
    infos = []
    for game in games():
        speech = speech_of(game.id, lang)
        options = [_option(option, speech) for option in game.options]
        infos.append(
            {
                "id": game.id,
                "title": speech.title(),
                "players": game.players,
                "minutes": game.minutes,
                "weight": game.weight,
                "about": speech.about(),
                "highlights": speech.highlights(),
                "options": options,
                "levels": {level: about_level(game.id, level, lang) for level in OFFERED},
            }
        )
    return {"games": infos, "bots": [{"id": bot, "label": server_texts(lang).say(f"level-{bot}")} for bot in OFFERED]}


def about_level(game: str, level: str, lang: str) -> dict[str, str]:
    """What a level does, how long it thinks, and how strong it is, or that nobody has measured it."""
    say = server_texts(lang).say
    return {
        "does": say(f"level-about-{level}"),
        "time": say(f"level-time-{level}"),
        "strength": _strength(strength(game, level), lang),
    }


def _strength(found: Measured | None, lang: str) -> str:
    """What was measured, with its error, and how long it thought for that where it thinks longer at a table."""
    say = server_texts(lang).say
    if found is None:
        return say("level-unmeasured")
    low, high = found.interval
    values = {"other": say(f"level-{found.against}"), "wins": found.wins, "games": found.games}
    told = say("level-measured", **values, low=low, high=high)
    return f"{told} {say('level-measured-with', seconds=found.seconds)}" if found.seconds else told


def _option(option: Option, speech: Speech) -> Data:
    return {
        "name": option.name,
        "label": speech.option(option.name),
        "values": [{"value": value, "label": speech.option_value(option.name, value)} for value in option.values],
        "default": option.default,
        "players": option.players,
        "needs": option.needs,
        "presets": [{"option": name, "values": values, "default": value} for name, values, value in option.presets],
    }


@cache
def book(game_id: str, lang: str) -> Data:
    """The book of a game with the components of this program."""
    game = get_game(game_id)
    return book_of(game, game.load(None), lang)


def book_of(game: Game, content: Any, lang: str) -> Data:
    """Components, zones, phases, lines of the score, and how moves and events are made up."""
    speech, state = Speech(game, content, lang), game.state
    frames: dict[str, Frame] = getattr(content, "frames", {})  # a game may have content of its own kind
    start = game.new(min(game.players), content=content)
    designs = {
        name: _design(speech, frames, file, name, fields)
        for file, entries in content.tables.items()
        for name, fields in entries.items()
    }
    domains: dict[str, Domain] = {}
    for table in (state.moves, state.happens):
        for parts in table.kinds.values():
            domains |= {domain.name: domain for domain in parts if domain is not COUNT}
    domains |= {domain.name: domain for domain in domains_of(state.zones)}
    return {
        "game": game.id,
        "lang": lang,
        "title": speech.title(),
        "content": content.hash,
        "cards": content.designs,
        "designs": designs,
        "zones": {
            name: _zone(speech, name, field)
            for name, field in state.zones.items()
            if field.pieces or field.sees != NOBODY
        },
        "phases": [speech.phase(index) for index in range(len(speech.facts.PHASES))],
        "scores": {key: speech.score_line(key) for key in game.score(start, 0) | game.rival_score(start)},
        "headlines": sorted(game.headlines),
        "rival": {"name": speech.rival(), "score": f"{game.rival}_score"} if game.rival else None,
        "moves": _kinds(state.moves),
        "events": _kinds(state.happens),
        "domains": {name: _domain(speech, domain) for name, domain in domains.items()},
        "standing": sorted(state.rules.standing_kinds),
        "layout": getattr(content, "layout", None) or layout(game.package),
    }


@cache
def layout(package: str) -> Data | None:
    """Where things lie in the picture of a game, for its own table: `layout.toml` of its package, if it has one.

    Where a picture belongs to components that a pack may change, the content has read it with them.
    """
    own = resources.files(package) / "layout.toml"
    return tomllib.loads(own.read_text("utf-8")) if own.is_file() else None


def _zone(speech: Speech, name: str, field: Field) -> Data:
    """What a field is called, who sees it, what its entries and numbers stand for: all that a generic table needs."""
    return {
        "name": speech.zone(name),
        "pieces": field.pieces,
        "sees": field.sees,
        "means": field.means,
        "of": field.of.name if field.of else None,
        "per": [axis.name if isinstance(axis, Domain) else axis for axis in field.per],
        "scratch": field.scratch,
    }


def _kinds(table: Table) -> dict[str, list[str]]:
    return {kind: [domain.name for domain in domains] for kind, domains in table.kinds.items()}


def _domain(speech: Speech, domain: Domain) -> Data:
    names = [] if domain.pieces else speech.entry_names(domain)
    return {"tokens": domain.tokens, "pieces": domain.pieces, "names": names}


def _design(speech: Speech, frames: dict[str, Frame], file: str, name: str, fields: Data) -> Data:
    effects = {key: _read(value, frames) for key, value in fields.items() if _is_effect(value, frames)}
    known = TECHNICAL | set(effects)
    shown = {key: _spoken(_read(value, frames), speech.lang) for key, value in fields.items() if key not in known}
    face = speech.face(name)
    return {
        "name": fields["name"][speech.lang] if "name" in fields else name,
        "kind": file.removesuffix(".toml"),
        "help": speech.describe(name),
        "sources": len(source_lines(fields)) + bool(fields.get("evidence")),  # so many lines at the end of the help
        "face": face and [{"label": label, "text": text, "players": players} for label, text, players in face],
        "short": speech.short(name),
        "fields": shown,
        "effects": effects,
    }


def _is_effect(value: Any, frames: dict[str, Frame]) -> bool:
    """Whether a field holds expressions and nothing else."""
    if isinstance(value, list):
        return bool(value) and all(_is_effect(part, frames) for part in value)
    return isinstance(value, str) and value in frames


def _read(value: Any, frames: dict[str, Frame]) -> Any:
    """A value of a data file with every expression as the frame that the content has read."""
    if isinstance(value, dict):
        return {key: _read(part, frames) for key, part in value.items()}
    if isinstance(value, list):
        return [_read(part, frames) for part in value]
    return frames.get(value, value) if isinstance(value, str) else value


def _spoken(value: Any, lang: str) -> Any:
    """A value of a data file with every table of languages reduced to one."""
    if isinstance(value, dict):
        if set(value) == set(LANGUAGES):
            return value[lang]
        return {key: _spoken(part, lang) for key, part in value.items()}
    return [_spoken(part, lang) for part in value] if isinstance(value, list) else value  # frames are tuples


@cache
def rules(game_id: str, lang: str) -> list[Data]:
    """All rules in words, in the order of the book."""
    speech = speech_of(game_id, lang)
    return [_rule(speech, rule_id) for rule_id in speech.rules]


def _rule(speech: Speech, rule_id: str) -> Data:
    rule, (part, title) = speech.rules[rule_id], speech.part(rule_id)
    return {
        "id": rule_id,
        "section": rule.section,
        "part": {"id": part, "title": title},
        "certainty": rule.certainty,
        "lines": speech.rule(rule_id)[1:],
    }


@cache
def emblem(game_id: str) -> str:
    """The picture of a game: its own `emblem.svg`, or a neutral one with its first letter."""
    game = get_game(game_id)
    own = resources.files(game.package) / "emblem.svg"
    return own.read_text("utf-8") if own.is_file() else neutral_emblem(game_id, game.title["en"])
