"""The console, the language, and the commands that only show: games and rules."""

import locale
import os

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pentarchy.engine.errors import PentarchyError
from pentarchy.engine.registry import Game, games, get_game
from pentarchy.engine.rulebook import UnknownRule, read_rules
from pentarchy.text import LANGUAGES, Speech, shell

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


class UnknownLanguage(PentarchyError):
    """There are no texts in this language."""


def language(wish: str | None) -> str:
    """The language asked for, or that of the system where we speak it."""
    if wish is not None:
        if wish not in LANGUAGES:
            raise UnknownLanguage(f"There is no language '{wish}'; there are {', '.join(LANGUAGES)}.")
        return wish
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return next((lang for lang in LANGUAGES if system.lower().startswith(lang)), LANGUAGES[0])


def complain(sentence: str) -> None:
    """One sentence about what is wrong, to standard error."""
    errors.print(Text(sentence, style="red"))


def print_games(lang: str) -> None:
    """Every game with its players, length, options and their values."""
    say = shell(lang).say
    for game in games():
        console.print(Text(f"{game.title[lang]}  ", style="bold").append(game.id, style="cyan"))
        counts = f"{game.players[0]}-{game.players[-1]}"
        console.print(f"  {say('games-players', players=counts)}. {say('games-minutes', minutes=game.minutes)}.")
        console.print(option_table(game, lang))
    console.print(Text(say("games-unofficial"), style="dim"))


def option_table(game: Game, lang: str) -> Table:
    speech = Speech(game, game.load(None), lang)
    table = Table(box=None, padding=(0, 2), show_header=False)
    for option in game.options:
        values = []
        for value in option.values:
            name = f"{value} = {speech.option_value(option.name, value)}"
            values.append(f"[b]{name}[/]" if value == option.default else name)
        players = "/".join(map(str, option.players))
        table.add_row(f"[cyan]{option.name}[/]", f"{speech.option(option.name)} ({players})", "; ".join(values))
    return table


def print_rules(game_id: str, wanted: str | None, lang: str) -> None:
    """All rules of a game, those of a group (`draft`), or one whole (`draft.deal`)."""
    game = get_game(game_id)
    rules = read_rules(game.package)
    speech = Speech(game, game.load(None), lang)
    key = (wanted or "").removeprefix(f"{game.id}.")
    if key in rules:
        head, *lines = speech.rule(key)
        console.print(Text(head, style="bold"))
        for line in lines:
            console.print(line, markup=False)
        return
    group = [rule for rule in rules if not key or rule.startswith(f"{key}.")]
    if not group:
        raise UnknownRule(f"{game.title['en']} has no rule '{wanted}'; `pentarchy rules {game.id}` lists them.")
    for rule in group:
        console.print(Text(f"{rule}  ", style="cyan").append(rules[rule].text[lang], style="default"))
