"""One question to a person: the numbered options, and the commands that may come instead of a number."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.padding import Padding
from rich.text import Text

from pentarchy.cli.advice import advised
from pentarchy.cli.foresee import foreseen
from pentarchy.cli.lookup import find_components, pieces_of
from pentarchy.cli.options import option_list
from pentarchy.cli.screens import legend
from pentarchy.cli.show import UnknownLanguage, console, language, note, print_rule, typed
from pentarchy.cli.terminal import undisturbed
from pentarchy.engine.errors import BadMove, IllegalMove
from pentarchy.engine.rules import Move
from pentarchy.text import LANGUAGES

if TYPE_CHECKING:
    from pentarchy.cli.play import Session

YES = ("y", "yes", "д", "да")
DIGITS = 6  # of the longest number anybody means
OTHERS = 12  # names that are listed beside the component found


class Leave(Exception):  # not an error: the player goes
    """The player saves and quits."""


class Commands:
    """What a person can type at a question."""

    def __init__(self, session: "Session", player: int) -> None:
        self.session, self.player = session, player
        self.match, self.speech = session.match, session.speech
        self.moves = self.match.state.legal(player)
        self.table: dict[str, Callable[[str], bool]] = {
            "?": self.help, "hint": self.hint, "c": self.card, "rule": self.rule, "why": self.why,
            "t": self.show_table, "l": self.log, "s": self.scores, "u": self.undo, "r": self.redo,
            "lang": self.language, "q": self.leave,
        }  # fmt: skip

    def ask(self) -> None:
        """Show the options and read until something happens that needs a new question."""
        self.show_options()
        while True:
            text = self.read("prompt-input")
            if text and self.obey(text):
                return

    def read(self, key: str) -> str:
        return typed(self.say(key))

    def say(self, key: str, **values: object) -> str:
        return self.session.say(key, **values)

    def refuse(self, key: str, **values: object) -> bool:
        """Say what is wrong; the question stays."""
        console.print(Text(self.say(key, **values), style="red"))
        return False

    def show_options(self) -> None:
        """The prompt with its rule, then the moves: those of the question, then those possible at any moment."""
        question = self.match.state.asks[self.player]
        assert question is not None
        view = self.match.game.look(self.match.state, self.player)
        prompt = self.speech.prompt(question, view, self.player)
        rule = f"({self.say('cited-rule', rule=self.speech.rule_of(question))})"
        fits = cell_len(prompt) + 1 + cell_len(rule) <= console.width
        console.print(Text(prompt, style="bold").append(f"{' ' if fits else chr(10)}{rule}", style="not bold dim"))
        standing = self.match.state.rules.standing_kinds
        options = [(n, move, self.speech.move(move, view, self.player)) for n, move in enumerate(self.moves, 1)]
        console.print(option_list([option for option in options if option[1][0] not in standing], console.width))
        if anytime := [option for option in options if option[1][0] in standing]:
            console.print(Text(self.say("standing-head"), style="dim"))
            console.print(option_list(anytime, console.width))
        console.print(Text(self.say("prompt-help"), style="dim"))

    def obey(self, text: str) -> bool:
        """Carry out what was typed; True when the question has to be put anew."""
        if text.isdecimal():
            move = self.option(text)
            return self.play(move) if move else self.refuse("input-out-of-range", number=text, count=len(self.moves))
        word, _, rest = text.partition(" ")
        if word.lower() in self.table:
            return self.table[word.lower()](rest.strip())
        try:
            return self.play(self.match.state.moves.read(text))
        except BadMove:
            return self.refuse("input-not-a-number", input=text, count=len(self.moves))

    def option(self, number: str) -> Move | None:
        """The move of an option, if there is one of this number."""
        known = number.isdecimal() and len(number) <= DIGITS and 1 <= int(number) <= len(self.moves)
        return self.moves[int(number) - 1] if known else None

    def play(self, move: Move) -> bool:
        """Make a move, after a warning where the game has one."""
        warning = self.match.game.warning(self.match.state, self.player, move) if move in self.moves else ""
        if warning:
            console.print(Text(self.speech.texts.say(warning), style="yellow"))
            if self.read("confirm").casefold() not in YES:
                return False
        try:
            self.session.play(self.player, move)
        except IllegalMove as error:
            reason = self.speech.reason(error.rule) if error.rule else self.say("not-offered")
            return self.refuse("input-illegal", reason=reason)
        return True

    # commands -----------------------------------------------------------------------------------------------------
    def help(self, wish: str) -> bool:
        """What can be typed; with a move, what it would do."""
        if wish:
            return self.foresee(wish)
        example = self.match.state.moves.write(self.moves[0])
        for key in ("choose", "notation", "question", "preview", "hint", "card", "rule", "why", "table", "log",
                    "score", "undo", "redo", "language", "quit"):  # fmt: skip
            console.print(Padding(Text(self.say(f"help-{key}", example=example)), (0, 0, 0, 2)))
        if signs := legend(self.speech):
            console.print(Padding(Text(self.say("legend-pips", signs=signs), style="dim"), (0, 0, 0, 2)))
        return False

    def foresee(self, wish: str) -> bool:
        """What a move would do, given by its number or in notation."""
        try:
            move = self.option(wish) or self.match.state.moves.read(wish)
        except BadMove:
            return self.refuse("input-not-a-number", input=wish, count=len(self.moves))
        if move not in self.moves:
            rule = dict(self.match.state.explain(self.player)).get(move)
            return self.refuse("input-illegal", reason=self.speech.reason(rule) if rule else self.say("not-offered"))
        console.print(foreseen(self.match, self.player, move, self.speech, self.session.rng))
        return False

    def hint(self, _: str) -> bool:
        """The best moves, what they are worth, and why. Whoever is asked may know: all sit at one keyboard."""
        if len(self.moves) == 1:
            return self.refuse("hint-single")
        note(self.say("hint-thinking"))
        console.print(advised(self.match, self.player, self.speech, self.session.rng))
        return False

    def card(self, wish: str) -> bool:
        """Help on a component: by its name in any language, the beginning of it, or the number of an option."""
        move = self.option(wish)
        found, others = (pieces_of(self.match.game, move), []) if move else find_components(self.speech, wish)
        if not found:
            return self.refuse("unknown-card", input=wish)
        for title, piece in found:
            console.print(Text(title or self.speech.card(int(piece)), style="bold"))
            for line in self.speech.describe(piece):
                console.print(Padding(Text(line), (0, 0, 0, 2)))
        if others:
            console.print(Text(self.say("card-others", names=", ".join(others[:OTHERS])), style="dim"))
        return False

    def rule(self, name: str) -> bool:
        question = self.match.state.asks[self.player]
        assert question is not None
        if not print_rule(self.speech, name or self.speech.rule_of(question)):
            return self.refuse("unknown-rule", input=name)
        return False

    def why(self, _: str) -> bool:
        """What lies in sight and is not possible now, with the rule."""
        refused = self.match.state.explain(self.player)
        view = self.match.game.look(self.match.state, self.player)
        console.print(Text(self.say("why-head" if refused else "why-nothing"), style="bold"))
        by_rule: dict[str, list[str]] = {}
        for move, rule in refused:
            by_rule.setdefault(rule, []).append(self.speech.move(move, view, self.player))
        for rule, labels in by_rule.items():
            console.print(Text(f"{rule}: {self.speech.reason(rule)}", style="dim"))
            for label in dict.fromkeys(labels):
                console.print(Padding(Text(label), (0, 0, 0, 2)))
        return False

    def show_table(self, _: str) -> bool:
        self.session.shown = -1
        return True

    def log(self, _: str) -> bool:
        self.session.show_events(self.player)
        return False

    def scores(self, _: str) -> bool:
        self.session.show_scores()
        return False

    def undo(self, _: str) -> bool:
        own = [entry for entry in self.match.line if entry.player == self.player]
        if not own:
            return self.refuse("undo-nothing")
        shown = own[-1].barrier != self.match.state.barrier
        return self._change(self.match.undo, "undo-done", "undo-barrier" if shown else "undo-others")

    def redo(self, _: str) -> bool:
        return self._change(self.match.redo, "redo-done", "redo-nothing")

    def _change(self, change: Callable[[int], object], done: str, refused: str) -> bool:
        """Take back, or play again what was taken back."""
        try:
            with undisturbed():
                change(self.player)
                self.session.save.write(self.match)
        except IllegalMove:
            return self.refuse(refused)
        self.session.seen[self.player] = min(self.session.seen[self.player], len(self.match.line) + 1)
        console.print(Text(self.say(done), style="green"))
        return True

    def language(self, wish: str) -> bool:
        """Switch to the next language, or to the one named."""
        following = LANGUAGES[(LANGUAGES.index(self.session.lang) + 1) % len(LANGUAGES)]
        try:
            chosen = language(wish or following)
        except UnknownLanguage:
            key = "language-unreadable" if (wish or following) in LANGUAGES else "language-unknown"
            return self.refuse(key, language=wish or following, available=", ".join(LANGUAGES))
        self.session.set_language(chosen)
        self.session.shown = -1
        return True

    def leave(self, _: str) -> bool:
        raise Leave
