# Pentarchy in English: texts of the platform, the same for all games. The keys are the same in every language.

## Words that sentences share

# Lists grow from the left: "a", then "a, b", then "a, b, c".
list = { $before }, { $next }
player = Player { $number }
hidden-card = a face-down card
face-down = face down
face-up = face up
unknown = unknown
none = none
yes = yes
no = no
empty = empty
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $count } VP
cited-rule = Rule: { $rule }

## Languages

language = Language
language-en = English
language-ru = Russian
language-unknown = There is no language “{ $language }”. Available: { $available }.

## Who plays

you = you
human = human
bot = bot
bot-random = random
bot-greedy = greedy
bot-random-help = Plays any legal move.
bot-greedy-help = Looks one move ahead and takes what looks best.
difficulty = Difficulty
seat-human = { $player }: human
seat-bot = { $player }: bot ({ $bot })

## Choosing a game

games-head = Games
games-players = Players: { $players }
games-minutes = About { $minutes } minutes
games-unofficial = Unofficial fan implementation, without the publishers' art.
choose-game = Which game?
choose-players = How many players?
choose-option = { $option }:
option-default = { $value } (default)
options-head = Options
setup-head = New game: { $game }
setup-line = { $option }: { $value }
setup-seed = Seed: { $seed }
setup-content = Content pack: { $pack } (fingerprint { $hash })
setup-invalid = This setup is not possible: { $problem }

## At the table

round = Round { $round } of { $rounds }
phase = Phase: { $phase }
your-turn = { $player }, it is your turn.
your-turn-alone = It is your turn.
waiting-for = Waiting for { $players }.
bot-thinks = { $player } is thinking …
bot-plays = { $player } plays: { $move }
pass-device = Hand over to { $player }. Press Enter when nobody else is looking.
table-head = The table
own-area = { $player } (you)
hidden-count = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
zone-line = { $zone }: { $content }
score-now = Score now: { $count } VP
log-head = What happened
since-your-turn = Since your last turn:

## Options to choose from

options-now = You can:
option-line = { $number }. { $move }
standing-head = At any moment:
not-now-head = Not possible now:
not-now-line = { $move }: { $reason }
why-head = Why not?
why-nothing = Nothing in sight is forbidden.
forced-move = Only one move is possible: { $move }

## Input

prompt-help = Type a number; ? help, u undo, r redo, q save and quit
prompt-input = Your choice:
input-not-a-number = “{ $input }” is neither a number nor a command. Type a number from 1 to { $count }, or ? for help.
input-out-of-range = There is no option { $number }. Type a number from 1 to { $count }.
input-illegal = This move is not possible now: { $reason }
input-stale = The game has moved on; this move is out of date.
unknown-command = There is no command “{ $input }”. Type ? for help.
unknown-card = There is no card “{ $input }” in sight.
unknown-rule = There is no rule “{ $input }”.
confirm-barrier = This cannot be undone. Go on?
confirm-quit = Save and quit?

## Help

help-head = Help
help-choose = a number: choose this option
help-question = ?: this help
help-card = c NAME: what a card does
help-rule = rule: the rule behind the question, or rule ID
help-why = why: what is not possible now, and why
help-table = t: show the table again
help-log = l: what happened so far
help-score = s: points so far
help-undo = u: undo your last move
help-redo = r: redo it
help-language = lang: switch the language
help-quit = q: save and quit

## Undo and redo

undo-done = Undone.
undo-nothing = There is nothing to undo.
undo-barrier = This cannot be undone: something hidden was shown, something was drawn, or another player went on.
redo-done = Redone.
redo-nothing = There is nothing to redo.

## Saving and resuming

saved-to = Saved to { $path }
saved-how-to-resume = To go on later: { $command }
resumed-from = Resumed from { $path }
save-broken = { $path } cannot be resumed: { $problem }
save-other-version = { $path } was saved by another version of the rules.
save-other-content = { $path } was played with another content pack (fingerprint { $hash }).
save-exists = { $path } exists already.
save-not-found = There is no file { $path }.
quit = Goodbye.

## The end of a game

game-over = The game is over.
final-scores = Final scores
score-head-player = Player
score-head-points = Points
score-head-line = Scoring
score-head-total = Total
winner = Winner: { $players }
winners-shared = Shared victory: { $players }
winner-none = Nobody won.
medal-gold = Gold medal
medal-silver = Silver medal
medal-bronze = Bronze medal
medal-none = No medal
duration = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

## Rules

rules-head = Rules of { $game }
rule-head = Rule { $rule }
rule-section = Section of the rulebook: { $section }
rule-ruling = Our ruling: { $text }
rule-example = Example. Given: { $given }. When: { $when }. Then: { $then }.
rule-rulebook = Stated in the rulebook.
rule-inferred = Follows from the rulebook, or was decided by us.
rule-reconstructed = Rests on numbers or icons that the rulebook text does not give.
rules-found = { $count ->
    [0] No rule contains “{ $words }”.
    [one] { $count } rule contains “{ $words }”:
   *[other] { $count } rules contain “{ $words }”:
}

## Where the values of a component come from

provenance-head = Where the values come from
provenance-rulebook = Values: from the rulebook, confidence { $percent } %.
provenance-public = Values: from published sources, confidence { $percent } %.
provenance-reconstructed = Values: reconstructed by us, confidence { $percent } %.
provenance-fields-rulebook = From the rulebook: { $fields }.
provenance-fields-public = From published sources: { $fields }.
provenance-fields-reconstructed = Reconstructed by us: { $fields }.
provenance-name-rulebook = Name: from the rulebook.
provenance-name-public = Name: from published sources.
provenance-name-reconstructed = Name: chosen by us.
provenance-evidence = Evidence: { $text }

## Proof of a fair deal

commitment = This deal is fixed by the fingerprint { $fingerprint }. Note it down: at the end you can check that nothing was changed.
reveal = The deal is open now. Seed: { $seed }, salt: { $salt }.
reveal-matches = They give the fingerprint shown at the start: the deal was not changed.
reveal-differs = They do not give the fingerprint shown at the start: the deal was changed!

## Simulation

simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean
simulate-low = 10 %
simulate-median = Median
simulate-high = 90 %
simulate-wins = Wins
simulate-length = Decisions a game: { $mean } on average, { $longest } at most
simulate-speed = { $decisions } decisions/s, { $games } games/s in { $workers ->
    [one] { $workers } process
   *[other] { $workers } processes
}
simulate-endings = Decided by:
simulate-medals = Medals:
simulate-usage = What was used
simulate-component = Component
simulate-used = Used by
simulate-won = of them won
simulate-points = Their points

## The terminal

nothing-started = Nothing was started.
input-ended = The input has ended; the match is saved and can be resumed.
bot-name = { $player } ({ $bot } bot)
choose-kind = How do you want to play?
kind-bots = Against bots
kind-hot-seat = With others at this keyboard
kind-solo = Alone, by the solo rules
help-notation = a move in notation: the same, e.g. take:left
reveal-secret = The deal is open now. Secret: { $secret }, seed: { $seed }. Check it with pentarchy replay --verify.
verdict-ok = right
verdict-failed = wrong
verdict-absent = absent
legend-pips = Signs: { $signs }
lacks-mark = needs
deck-left = Deck: { $count }

## Replay

replay-head = Replay of { $game }, { $path }
replay-move = Move { $number } of { $count }, { $player }: { $move }
replay-start = Start of the game
replay-end = End of the replay
replay-help = Enter next move, b back, g NUMBER go to a move, q quit
replay-jumped = Move { $number } of { $count }
replay-undone = { $count ->
    [0] No move was taken back.
    [one] { $count } move was taken back.
   *[other] { $count } moves were taken back.
}

## Verification of a saved game

verify-head = Check of { $path }
verify-game = Game: { $game }
verify-version = Rules version: { $version }
verify-moves = All { $count } moves are legal.
verify-bad-move = Move { $number } is not legal: { $problem }
verify-result = The result is the one that was written down.
verify-bad-result = The result differs from the one that was written down.
verify-states = The positions are the ones that were written down.
verify-bad-states = The position after move { $number } differs from the one that was written down.
verify-commitment = The deal fits the fingerprint { $fingerprint }.
verify-bad-commitment = The deal does not fit the fingerprint { $fingerprint }!
verify-content = The content pack is the one that was used.
verify-bad-content = The game was played with other content (fingerprint { $hash }).
verify-passed = Everything fits.
verify-failed = This file is not a faithful record of a game.
