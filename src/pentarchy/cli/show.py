"""The console, the language, and the commands that only show: games and rules."""

import locale
import os

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pentarchy.cli.terminal import can_print
from pentarchy.engine.errors import PentarchyError
from pentarchy.engine.registry import BROKEN, Game, Option, Outcome, games, get_game
from pentarchy.kit.rulebook import UnknownRule
from pentarchy.text import LANGUAGES, Speech, shell

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)
LONGEST = 200  # letters of a line that is typed


class UnknownLanguage(PentarchyError):
    """There are no texts in this language, or the terminal cannot show them."""


def language(wish: str | None) -> str:
    """The language asked for, or that of the system where we speak it and the terminal has its letters."""
    if wish is not None:
        if wish not in LANGUAGES:
            raise UnknownLanguage(f"There is no language '{wish}'; there are {', '.join(LANGUAGES)}.")
        if not readable(wish):
            raise UnknownLanguage(f"This terminal ({console.encoding}) lacks the letters of the language '{wish}'.")
        return wish
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    spoken = (lang for lang in LANGUAGES if system.lower().startswith(lang) and readable(lang))
    return next(spoken, LANGUAGES[0])


def readable(lang: str) -> bool:
    return can_print(shell(lang).say("prompt-input"))


def complain(sentence: str) -> None:
    """One sentence about what is wrong, to standard error."""
    errors.print(Text(sentence, style="red"), soft_wrap=True)


def note(sentence: str) -> None:
    """A remark beside the game; what it names (files, fingerprints) is never broken into lines, to be copied whole."""
    console.print(Text(sentence, style="dim"), soft_wrap=True)


def ending_line(speech: Speech, outcome: Outcome) -> Text:
    """How a game ended, with the rule that decided it."""
    rule = f" ({speech.shell.say('cited-rule', rule=outcome.ending)})"
    return Text(speech.ending(outcome), style="bold green").append(rule, style="dim")


def typed(prompt: str) -> str:
    """The line that somebody types; nobody means more than the beginning of a very long one."""
    return console.input(Text(f"{prompt} ", style="bold")).strip()[:LONGEST]


# games ----------------------------------------------------------------------------------------------------------
def print_games(lang: str) -> None:
    """Every game with its players, length, options and their values."""
    say = shell(lang).say
    for game in games():
        console.print(Text(f"{game.title[lang]}  ", style="bold").append(game.id, style="cyan"))
        players, minutes = say("games-players", players=span(game.players)), say("games-minutes", minutes=game.minutes)
        console.print(Text(f"  {players}. {minutes}. {say('games-options')}"))
        console.print(Padding(option_table(game, lang), (0, 0, 0, 2)))
    for name, why in BROKEN.items():
        console.print(Text(say("games-broken", name=name, why=why), style="red"))
    command, option = f"pentarchy play {games()[0].id}", "--players 1 --option NAME=VALUE"
    console.print(Text(say("games-how-to-play", command=command, option=option), style="dim"))
    console.print(Text(say("games-unofficial"), style="dim"))


def span(counts: tuple[int, ...]) -> str:
    return f"{counts[0]}-{counts[-1]}" if len(counts) > 1 else str(counts[0])


def option_table(game: Game, lang: str) -> RenderableType:
    speech = Speech(game, game.load(None), lang)
    table = Table.grid(padding=(0, 2, 0, 0))
    for option in game.options:
        label = speech.option(option.name)
        if option.players != game.players:
            label = speech.shell.say("games-option", option=label, players=span(option.players))
        table.add_row(Text(option.name, style="cyan"), Text(label), option_values(option, speech))
    return table


def option_values(option: Option, speech: Speech) -> Text:
    """The values as they are typed, each with its name, the default marked."""
    values = []
    for value in option.values:
        name = speech.option_value(option.name, value)
        text = value if name.lower() == value.lower() else f"{value} ({name})"
        values.append(Text(f"{text}*" if value == option.default else text, "bold" * (value == option.default)))
    return Text(", ").join(values)


# rules ----------------------------------------------------------------------------------------------------------
def print_rules(game_id: str, wanted: str | None, lang: str) -> None:
    """All rules of a game, those of a group (`draft`), or one whole (`draft.deal`)."""
    game = get_game(game_id)
    speech = Speech(game, game.load(None), lang)
    if not print_rule(speech, wanted or ""):
        raise UnknownRule(f"{game.title['en']} has no rule '{wanted}'; `pentarchy rules {game.id}` lists them.")


def print_rule(speech: Speech, wanted: str) -> bool:
    """One rule whole, or a group of rules, each with its id; False if there is neither."""
    key = wanted.removeprefix(f"{speech.game.id}.").rstrip(".")
    if key in speech.rules:
        head, *lines = speech.rule(key)
        console.print(Text(head, style="bold"))
        for line in lines:
            console.print(Padding(Text(line), (0, 0, 0, 2)))
        return True
    group = [rule for rule in speech.rules if not key or rule.startswith(f"{key}.")]
    for rule in group:
        console.print(Text(rule, style="cyan"))
        console.print(Padding(Text(speech.reason(rule)), (0, 0, 0, 2)))
    return bool(group)
