"""Setting up a match by questions, for `pentarchy play` without a game."""

from rich.markup import escape
from rich.text import Text

from pentarchy.cli.saves import HUMAN
from pentarchy.cli.show import console
from pentarchy.engine.registry import games
from pentarchy.text import Speech, shell


def choose(question: str, labels: list[str], default: int, lang: str) -> int:
    """The position of the label chosen; Enter takes the default."""
    say = shell(lang).say
    console.print(Text(question, style="bold"))
    for number, label in enumerate(labels, 1):
        text = say("option-default", value=label) if number - 1 == default else label
        console.print(Text(f"{number:4}. ", style="cyan").append(text, style="default"))
    while True:
        answer = console.input(f"[bold]{escape(say('prompt-input'))}[/] ").strip()
        if not answer:
            return default
        if answer.isdecimal() and 1 <= int(answer) <= len(labels):
            return int(answer) - 1
        console.print(Text(say("input-not-a-number", input=answer, count=len(labels)), style="red"))


def ask_setup(lang: str) -> tuple[str, int, str, dict[str, str]]:
    """Game, number of players, seats and options."""
    say = shell(lang).say
    known = games()
    game = (
        known[choose(say("choose-game"), [game.title[lang] for game in known], 0, lang)] if len(known) > 1 else known[0]
    )
    console.print(Text(say("setup-head", game=game.title[lang]), style="bold"))
    kinds = [("bots", max(game.players)), ("hot-seat", max(game.players))]
    if 1 in game.players:
        kinds.append(("solo", 1))
    kind, players = kinds[choose(say("choose-kind"), [say(f"kind-{name}") for name, _ in kinds], 0, lang)]
    counts = [count for count in game.players if count > 1]
    if kind != "solo" and len(counts) > 1:
        players = counts[choose(say("choose-players"), [str(count) for count in counts], len(counts) - 1, lang)]
    seats = [HUMAN] * players if kind != "bots" else [HUMAN] + ["greedy"] * (players - 1)
    speech, chosen = Speech(game, game.load(None), lang), dict[str, str]()
    for option in game.options:
        if option.exists(players, chosen):
            labels = [speech.option_value(option.name, value) for value in option.values]
            default = option.values.index(option.preset(chosen))
            picked = choose(say("choose-option", option=speech.option(option.name)), labels, default, lang)
            chosen[option.name] = option.values[picked]
    return game.id, players, ",".join(seats), chosen
