"""One question to a person: the numbered options, and the commands that may come instead of a number."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.markup import escape
from rich.text import Text

from pentarchy.cli.screens import legend
from pentarchy.cli.show import console
from pentarchy.engine.errors import BadMove, IllegalMove
from pentarchy.engine.rules import Move
from pentarchy.text import LANGUAGES

if TYPE_CHECKING:
    from pentarchy.cli.play import Session


LONG = 10  # options that still go one below the other


class Leave(Exception):  # not an error: the player goes
    """The player saves and quits."""


def print_list(lines: list[Text]) -> None:
    """Short lists one below the other, long ones in columns."""
    console.print(Columns(lines, equal=True, column_first=True) if len(lines) > LONG else Group(*lines))


class Commands:
    """What a person can type at a question."""

    def __init__(self, session: "Session", player: int) -> None:
        self.session, self.player = session, player
        self.match, self.speech = session.match, session.speech
        self.moves = self.match.state.legal(player)
        self.table: dict[str, Callable[[str], bool]] = {
            "?": self.help, "c": self.card, "rule": self.rule, "why": self.why, "t": self.show_table, "l": self.log,
            "s": self.scores, "u": self.undo, "r": self.redo, "lang": self.language, "q": self.leave,
        }  # fmt: skip

    def ask(self) -> None:
        """Show the options and read until something happens that needs a new question."""
        self.show_options()
        while True:
            text = console.input(f"[bold]{escape(self.say('prompt-input'))}[/] ").strip()
            if text and self.obey(text):
                return

    def say(self, key: str, **values: object) -> str:
        return self.session.say(key, **values)

    def show_options(self) -> None:
        """The prompt with its rule, then the moves: those of the question, then those possible at any moment."""
        question = self.match.state.asks[self.player]
        assert question is not None
        view = self.match.game.look(self.match.state, self.player)
        console.print(Text(self.speech.prompt(question, view, self.player), style="bold"),
                      Text(f"({self.say('cited-rule', rule=self.speech.rule_of(question))})", style="dim"))  # fmt: skip
        standing = self.match.state.rules.standing_kinds
        own, anytime = list[Text](), list[Text]()
        for number, move in enumerate(self.moves, 1):
            label = Text(f"{number:4}. ", style="cyan").append(
                self.speech.move(move, view, self.player), style="default"
            )
            (anytime if move[0] in standing else own).append(label)
        print_list(own)
        if anytime:
            console.print(Text(self.say("standing-head"), style="dim"))
            print_list(anytime)
        console.print(Text(self.say("prompt-help"), style="dim"))

    def obey(self, text: str) -> bool:
        """Carry out what was typed; True when the question has to be put anew."""
        if text.isdecimal():
            return self.choose(int(text))
        word, _, rest = text.partition(" ")
        if word.lower() in self.table:
            return self.table[word.lower()](rest.strip())
        try:
            move = self.match.state.moves.read(text)
        except BadMove:
            console.print(Text(self.say("input-not-a-number", input=text, count=len(self.moves)), style="red"))
            return False
        return self.play(move)

    def choose(self, number: int) -> bool:
        if not 1 <= number <= len(self.moves):
            console.print(Text(self.say("input-out-of-range", number=number, count=len(self.moves)), style="red"))
            return False
        return self.play(self.moves[number - 1])

    def play(self, move: Move) -> bool:
        try:
            self.match.play(self.player, move)
        except IllegalMove as error:
            reason = self.speech.reason(error.rule) if error.rule else str(error)
            console.print(Text(self.say("input-illegal", reason=reason), style="red"))
            return False
        self.session.save.write(self.match)
        return True

    # commands -----------------------------------------------------------------------------------------------------
    def help(self, _: str) -> bool:
        for key in ("choose", "notation", "question", "card", "rule", "why", "table", "log", "score", "undo", "redo",
                    "language", "quit"):  # fmt: skip
            console.print(Text(f"  {self.say(f'help-{key}')}"))
        console.print(Text(f"  {self.say('legend-pips', signs=legend(self.speech))}", style="dim"))
        return False

    def card(self, name: str) -> bool:
        """Help on every component whose name or notation begins so."""
        for piece in self.speech.find(name) if name else ():
            console.print(Text(self.speech.card(piece), style="bold"))
            for line in self.speech.describe(piece):
                console.print(Text(f"  {line}"))
            return False
        console.print(Text(self.say("unknown-card", input=name), style="red"))
        return False

    def rule(self, name: str) -> bool:
        question = self.match.state.asks[self.player]
        key = name.removeprefix(f"{self.match.game.id}.") or (self.speech.rule_of(question) if question else "")
        if key not in self.speech.rules:
            console.print(Text(self.say("unknown-rule", input=name), style="red"))
            return False
        head, *lines = self.speech.rule(key)
        console.print(Text(head, style="bold"))
        for line in lines:
            console.print(Text(f"  {line}"))
        return False

    def why(self, _: str) -> bool:
        """What lies in sight and is not possible now, with the rule."""
        refused = self.match.state.explain(self.player)
        view = self.match.game.look(self.match.state, self.player)
        console.print(Text(self.say("why-head" if refused else "why-nothing"), style="bold"))
        for move, rule in refused:
            label = self.speech.move(move, view, self.player)
            console.print(
                Text(f"  {label} ", style="default").append(f"({rule}) {self.speech.reason(rule)}", style="dim")
            )
        return False

    def show_table(self, _: str) -> bool:
        self.session.shown = -1
        return True

    def log(self, _: str) -> bool:
        for events in self.match.events_for(self.player):
            for event in events:
                console.print(Text(f"  {self.speech.event(event)}", style="dim"))
        return False

    def scores(self, _: str) -> bool:
        self.session.show_scores()
        return False

    def undo(self, _: str) -> bool:
        try:
            self.match.undo(self.player)
        except IllegalMove as error:
            key = "undo-barrier" if self.match.line else "undo-nothing"
            console.print(Text(self.say(key), style="red"), Text(f"({error})", style="dim"))
            return False
        return self._changed("undo-done")

    def redo(self, _: str) -> bool:
        try:
            self.match.redo(self.player)
        except IllegalMove:
            console.print(Text(self.say("redo-nothing"), style="red"))
            return False
        return self._changed("redo-done")

    def _changed(self, key: str) -> bool:
        self.session.save.write(self.match)
        self.session.seen[self.player] = min(self.session.seen[self.player], len(self.match.line) + 1)
        console.print(Text(self.say(key), style="green"))
        return True

    def language(self, wish: str) -> bool:
        """Switch to the other language, or to the one named."""
        others = [lang for lang in LANGUAGES if lang != self.session.lang]
        if wish and wish not in LANGUAGES:
            console.print(
                Text(self.say("language-unknown", language=wish, available=", ".join(LANGUAGES)), style="red")
            )
            return False
        self.session.set_language(wish or others[0])
        self.session.shown = -1
        return True

    def leave(self, _: str) -> bool:
        raise Leave
