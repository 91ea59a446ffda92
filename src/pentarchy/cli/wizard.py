"""Setting up a match by questions, for `pentarchy play` without a game."""

from rich.text import Text

from pentarchy.cli.options import numbered
from pentarchy.cli.saves import HUMAN
from pentarchy.cli.show import console, typed
from pentarchy.engine.registry import Game, games
from pentarchy.text import Speech, shell

Labels = list[tuple[str, str]]  # value and what stands for it


def choose(question: str, choices: Labels, default: str, lang: str) -> str:
    """The value chosen; Enter takes the default, and a single choice is taken by itself."""
    if len(choices) == 1:
        return choices[0][0]
    say = shell(lang).say
    console.print(Text(question, style="bold"))
    for number, (value, label) in enumerate(choices, 1):
        console.print(numbered(number, say("option-default", value=label) if value == default else label))
    numbers = {str(number): value for number, (value, _) in enumerate(choices, 1)}
    while True:
        answer = typed(say("prompt-input"))
        if not answer:
            return default
        if answer in numbers:
            return numbers[answer]
        console.print(Text(say("choice-unknown", input=answer, count=len(choices)), style="red"))


def ask_setup(lang: str) -> tuple[str, int, str, dict[str, str]]:
    """Game, number of players, seats and options."""
    say, known = shell(lang).say, {game.id: game for game in games()}
    first = next(iter(known))
    game = known[choose(say("choose-game"), [(game.id, game.title[lang]) for game in known.values()], first, lang)]
    console.print(Text(say("setup-head", game=game.title[lang]), style="bold"))
    kinds = ["bots", "hotseat"] * (max(game.players) > 1) + ["solo"] * (1 in game.players)
    kind = choose(say("choose-kind"), [(kind, say(f"kind-{kind}")) for kind in kinds], kinds[0], lang)
    counts = [str(count) for count in game.players if (count == 1) == (kind == "solo")]
    players = int(choose(say("choose-players"), [(count, count) for count in counts], counts[-1], lang))
    seats = [HUMAN] * players if kind != "bots" else [HUMAN] + ["skilled"] * (players - 1)
    return game.id, players, ",".join(seats), ask_options(game, players, lang)


def ask_options(game: Game, players: int, lang: str) -> dict[str, str]:
    """A value for every option that exists with this number of players and the choices before it."""
    speech, chosen = Speech(game, game.load(None), lang), dict[str, str]()
    for option in game.options:
        if option.exists(players, chosen):
            labels = [(value, speech.option_value(option.name, value)) for value in option.values]
            question = speech.shell.say("choose-option", option=speech.option(option.name))
            chosen[option.name] = choose(question, labels, option.preset(chosen), lang)
    return chosen
