# Pentarchy in English: texts of the platform, the same for all games. The keys are the same in every language.

## Words that sentences share

# Lists grow from the left: "a", then "a, b", then "a, b, c".
list = { $before }, { $next }
player = Player { $number }
hidden-card = a face-down card
face-down = face down
empty = empty
points = { $count } VP
cited-rule = Rule: { $rule }

## Languages

language-unknown = There is no language “{ $language }”. Available: { $available }.
language-unreadable = This terminal lacks the letters of the language “{ $language }”.

## Who plays

bot-random = random
bot-novice = novice
bot-skilled = skilled
bot-expert = expert
bot-master = master

## Choosing a game

games-players = Players: { $players }
games-minutes = About { $minutes } minutes
games-options = Options (* is the default):
games-option = { $option } (players: { $players })
games-broken = The game '{ $name }' could not be loaded. { $why }
games-how-to-play = To play: { $command }. For an option add, for example: { $option }.
games-unofficial = Unofficial fan implementation, without the publishers' art.
choose-game = Which game?
choose-players = How many players?
choose-option = { $option }:
option-default = { $value } (default)
setup-head = New game: { $game }

## At the table

round = Round { $round } of { $rounds }
pass-device = Hand over to { $player }. Press Enter when nobody else is looking.
own-area = { $player } (you)
hidden-count = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}

## Options to choose from

standing-head = At any moment:
why-head = Why not?
why-nothing = Nothing in sight is forbidden.

## Input

prompt-help = Type a number; ? help, hint, u undo, r redo, q save and quit
prompt-input = Your choice:
input-not-a-number = “{ $input }” is neither a number nor a command. Type a number from 1 to { $count }, or ? for help.
input-out-of-range = There is no option { $number }. Type a number from 1 to { $count }.
input-illegal = This move is not possible now: { $reason }
not-offered = it is not among the options.
choice-unknown = “{ $input }” is not a choice. Type a number from 1 to { $count }, or Enter for the default.
confirm = Do it all the same? Type yes or no:
unknown-card = There is no component “{ $input }”. Type the beginning of its name, or the number of an option with a card.
card-others = Also: { $names }
unknown-rule = There is no rule “{ $input }”.

## Help

help-choose = a number: choose this option
help-question = ?: this help
help-preview = ? NUMBER or ? MOVE: what this move would do, as far as you can foresee it
help-hint = hint: the best moves, what they are worth, and why
help-notation = a move in notation: the same, for example { $example }
help-card = c NAME or c NUMBER: what a component does, by its name or by an option
help-rule = rule: the rule behind the question; rule ID: another one, or a group of them
help-why = why: what is not possible now, and why
help-table = t: show the table again
help-log = l: what happened so far
help-score = s: points so far
help-undo = u: undo your last move
help-redo = r: redo it
help-language = lang: switch the language (also lang en, lang ru)
help-quit = q: save and quit

## What a move would do

preview-head = It would come to this:
preview-nothing = Nothing would change that you can see.
preview-points = Points of { $player }: { $before } → { $after }
preview-yours = Then you are asked: { $question }
preview-others = Then it is others who are asked.
preview-hidden = What comes then is hidden, or left to luck.
preview-over = Then the game is over.

## Hints

decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-head = What the expert would play:
hint-thinking = Thinking …
hint-single = There is only one thing you can do now.
hint-only = The best move: whatever else was looked at comes to the same.
hint-best = { $points ->
    [one] The best move: { $points } point ahead of the next one, give or take { $error }.
   *[other] The best move: { $points } points ahead of the next one, give or take { $error }.
}
hint-best-agreed = { $points ->
    [one] The best move: { $points } point ahead of the next one, the same in all { $worlds } guesses of what comes.
   *[other] The best move: { $points } points ahead of the next one, the same in all { $worlds } guesses of what comes.
}
hint-best-even = The best move, but the next one is about as good.
hint-even = About as good: too close to call.
hint-ahead = { $points ->
    [one] About as good: { $points } point ahead when it was weighed again, give or take { $error }, which is too little to be sure.
   *[other] About as good: { $points } points ahead when it was weighed again, give or take { $error }, which is too little to be sure.
}
hint-ahead-agreed = { $points ->
    [one] About as good: { $points } point ahead in all { $worlds } guesses of what comes.
   *[other] About as good: { $points } points ahead in all { $worlds } guesses of what comes.
}
hint-behind = { $points ->
    [one] −{ $points } point against the best, give or take { $error }.
   *[other] −{ $points } points against the best, give or take { $error }.
}
hint-behind-agreed = { $points ->
    [one] −{ $points } point against the best, the same in all { $worlds } guesses of what comes.
   *[other] −{ $points } points against the best, the same in all { $worlds } guesses of what comes.
}
hint-own = { $count ->
    [one] { $sum } point for sure: { $lines }.
   *[other] { $sum } points for sure: { $lines }.
}
hint-own-by-the-end = { $count ->
    [one] By the end of a line of { $moves } moves { $sum } point for sure: { $lines }.
   *[other] By the end of a line of { $moves } moves { $sum } points for sure: { $lines }.
}
hint-other = { $count ->
    [one] { $player }: { $sum } point ({ $lines }).
   *[other] { $player }: { $sum } points ({ $lines }).
}
hint-other-by-the-end = { $count ->
    [one] { $player }, by the end of { $moves } moves: { $sum } point ({ $lines }).
   *[other] { $player }, by the end of { $moves } moves: { $sum } points ({ $lines }).
}
hint-line = { $line } { $change }
hint-later = The score does not change at once: the move counts later.
hint-difference-later = The difference shows in later turns, not in the points of this one.
hint-more-now = It brings more points in this turn, but fewer later.
hint-plan = If you go on like this, { $moves } moves in all:
hint-times = { $text }{"\u00A0"}×{"\u00A0"}{ $count }
hint-more = … and { $count } more.

## Undo and redo

undo-done = Undone.
undo-nothing = You have no move to undo.
undo-barrier = This cannot be undone: since then something hidden was shown or luck has decided.
undo-others = This cannot be undone: another player has moved since.
redo-done = Redone.
redo-nothing = There is nothing to redo.

## Saving and resuming

saved-to = Saved to { $path }
saved-how-to-resume = To go on later: { $command }
resumed-from = Resumed from { $path }

## The end of a game

game-over = The game is over.
score-head-line = Scoring
score-head-total = Total

## Rules

rule-head = Rule { $rule }
rule-ruling = Our ruling: { $text }
rule-example = Example. Given: { $given }. When: { $when }. Then: { $then }.
rule-rulebook = Stated in the rulebook.
rule-inferred = Follows from the rulebook.
rule-ours = The rulebook does not say this: we decided.
rule-reconstructed = Rests on numbers or icons that the rulebook text does not give.

## Where the values of a component come from

provenance-rulebook = Values: from the rulebook, confidence { $percent } %.
provenance-public = Values: from published sources, confidence { $percent } %.
provenance-reconstructed = Values: reconstructed by us, confidence { $percent } %.
provenance-ours = Our own design (the project's solo mode).
provenance-fields-rulebook = From the rulebook: { $fields }.
provenance-fields-public = From published sources: { $fields }.
provenance-fields-reconstructed = Reconstructed by us: { $fields }.
provenance-name-rulebook = Name: from the rulebook.
provenance-name-public = Name: from published sources.
provenance-name-reconstructed = Name: chosen by us.
provenance-name-translated = Russian name: translated by us, the printed one may differ.
provenance-evidence = Evidence: { $text }

## Proof of a fair deal

commitment = This deal is fixed. Its fingerprint, to check at the end that nothing was changed: { $fingerprint }
reveal-secret = The deal is open now. Secret: { $secret }, seed: { $seed }
how-to-verify = To check it: { $command }
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
simulate-speed = Speed: { $decisions } decisions/s, { $games } games/s; processes: { $workers }
simulate-endings = Decided by rule:
simulate-interrupted = Stopped after { $games } of { $number } games.
simulate-medals = Medals:
simulate-usage = What was used
simulate-component = Component
simulate-used = Used by
simulate-won = of them won
simulate-points = Their points

## Arena

arena-title = Arena: { $game }, { $games } games
arena-about = Players: { $players }; deals { $first } to { $last }, each with its seats rotated; options: { $options }. Errors are 95 % intervals over deals.
arena-ratings = Ratings (Elo, the mean is 0)
arena-pairs = Who met whom
arena-pair = Bots
arena-games = Games
arena-wins = Wins of the first
arena-margin = Points ahead
arena-medals = Medals
arena-histogram = { $pair }: points ahead, by deal
arena-seats = Ratings, time and seats
arena-seat = Wins at seat { $number }
arena-bot = Bot
arena-rating = Elo
arena-cpu = Time a decision
arena-stopped = Stopped after { $games } of { $number } games; the same command goes on.
arena-written = Report: { $path }
arena-faults = What went wrong
arena-fault = { $fault }: a weaker level made { $count ->
    [one] this move
   *[other] { $count } such moves
} instead, and the results above are its, too.
arena-other-faults = { $count ->
    [one] One more move was made by a weaker level for other reasons.
   *[other] { $count } more moves were made by a weaker level for other reasons.
}
arena-broken = A game could not be finished: a bot ended its whole process ({ $bots }; deal { $deal }). The same command tries it again.
arena-more = … and { $count } more.
arena-milliseconds = { $number } ms

## Tuning

tune-found = Changed weights ({ $tried } candidates, { $games } games)
tune-weight = Weight
tune-before = Before
tune-after = After
tune-margin = On { $games } games with fresh deals the new weights are { $margin } points ahead of the old ones (95 % interval).
tune-better = They are better.
tune-perhaps = That may be chance: these weights were not shown to be better.
tune-nothing = Nothing better was found ({ $tried } candidates, { $games } games).
tune-written = Weights: { $path }; a process that is started with { $setting }={ $path } uses them.
tune-stopped = Stopped; the same command goes on.
tune-lost = Stopped; nothing was kept, because no file was named.

## The terminal

nothing-started = Nothing was started.
input-ended = The input has ended; the match is saved and can be resumed.
bot-name = { $player } ({ $bot } bot)
choose-kind = How do you want to play?
kind-bots = Against bots
kind-hotseat = With others at this keyboard
kind-solo = Alone, by the solo rules
verdict-ok = right
verdict-failed = wrong
verdict-absent = absent
verdict-other = other
legend-pips = Signs: { $signs }
lacks-mark = needs
deck-left = Deck: { $count }

## Replay

replay-head = Replay of { $game }, { $path }
replay-running = The match is still running.

## Analysis of a match

analyse-head = Analysis of { $game }, { $path }
analyse-progress = Weighing the moves
analyse-interrupted = Stopped at move { $move } of { $moves }.
analyse-against-others = Points ahead of the best of the others after as many turns for everybody, as the expert reckons from what the player could know then; at the end as scored.
analyse-against-rival = Points ahead of the opponent when the round is over, as the expert reckons from what the player could know then; at the end as scored.
analyse-against-alone = What the position is worth in points when the round is over, as the expert reckons from what the player could know then; at the end as scored.
analyse-seat = Player
analyse-course = Course
analyse-low = Lowest
analyse-high = Highest
analyse-middle = Halfway
analyse-end = End
analyse-figure = { $points } ± { $error }
analyse-figure-agreed = { $points } ({ $guesses }/{ $guesses })
analyse-weighed = { $weighed ->
    [one] { $player }: { $weighed } decision, clearly worse than the expert's: { $lost }
   *[other] { $player }: { $weighed } decisions, clearly worse than the expert's: { $lost }
}
analyse-loss = Move { $move }: { $points } ± { $error } points
analyse-loss-agreed = Move { $move }: { $points } points, the same in all { $worlds } guesses
analyse-played = Played: { $text }
analyse-best = The expert: { $text }
analyse-then = Then: { $text }
analyse-end-hidden = Here something hidden or luck decides.
analyse-end-others = Then the others move.
analyse-end-over = Then the game is over.
analyse-how = ± is one standard error over guesses of what was hidden and of what came; “4/4” stands where all guesses agree, which is no certainty. A move counts only if it is behind by two such errors and by half a point.
analyse-either = Say either --simulations or --seconds, not both.
analyse-no-seat = There are seats 1 to { $players }, and 0 for all of them, not { $seat }.
analyse-not-over = The match is not over: only a finished match is analysed.
analyse-no-file = { $path } cannot be read.
analyse-no-match = { $path } is no match that this version can read.

## Verification of a saved game

verify-head = Check of { $path }
verify-file-ok = The file is complete and unchanged.
verify-commitment-ok = The secret fits the fingerprint { $commitment }.
verify-commitment-absent = The seed { $seed } was chosen: the deal was not fixed in advance.
verify-seed-ok = { $words ->
    [0] The seed { $seed } follows from the secret.
   *[other] The seed { $seed } follows from the secret and the words of the players, { $words } in all.
}
verify-seed-absent = The seed { $seed } was chosen.
verify-edition-other = The match was made by another edition, { $edition } (version { $version } of the program); this program has { $here }.
verify-moves-ok = Moves: { $moves }, all legal; taken back: { $undone }, by consent of all: { $agreed }.
verify-end-ok = The end is the one that these moves lead to.
verify-end-absent = The match is still running; it stands as these moves lead to.
verify-passed = Everything fits.
verify-failed = This file is not a faithful record of a match.
verify-other = The luck of this file is as it says; its moves can only be checked by a program of its edition, or with its content pack.

## The check of a server's database

doctor-progress = Replaying matches
doctor-head = Matches that have begun: { $count }
doctor-state = What becomes of it
doctor-count = Matches
doctor-table = Table
doctor-edition = Edition
doctor-why = Why
doctor-is-replays = replays
doctor-is-kept = shown as it was kept
doctor-is-frozen = frozen
doctor-is-broken = broken
doctor-well = No match is broken.
doctor-broken = Some matches are broken: their records do not fit the edition they belong to.
doctor-why-records = A record is not possible under the rules of its own edition.
doctor-why-checkpoint = The checkpoint is not the state that the records lead to.
doctor-why-status = What the table says about its match is not what the records say.
doctor-why-result = The kept scores are not those of the replay.

## Speed

bench-title = Random play, one core
bench-who = Game
bench-decisions = decisions/s
bench-games = games/s
bench-copies = copies/s
bench-evaluations = evaluations/s
bench-json = JSON, bytes
bench-memory = a copy, bytes
bench-no-peers = To compare with other projects: { $command }
bench-pure-only = Only the pure build is there; the compiled one: { $command }
bench-ratio = { $ours } against { $peer }: { $decisions } times the decisions/s, { $copies } times the copies/s
bench-preview-title = A preview of a move, and as a multiple of a move that is played and shown
bench-preview-who = Game
bench-preview-median = median, ms
bench-preview-slow = 99 %, ms
bench-preview-median_ratio = median, times a move
bench-preview-slow_ratio = 99 %, times a move
bench-server-title = One worker, SQLite, every move on the disk before it is told; { $tables } tables of two people
bench-server-load = Load
bench-server-rate = moves/s
bench-server-cpu = moves per CPU second
bench-server-median = median, ms
bench-server-slow = 99 %, ms
bench-server-stolen = taken by other machines, %
bench-server-bytes = mean update, bytes
bench-server-largest = largest, bytes
bench-server-full = as fast as it goes
bench-server-paced = { $pace } moves/s
bench-server-echo = an empty FastAPI echo
bench-versions-title = Servers of several versions in turn, SQLite, as fast as it goes
bench-versions-game = Game
bench-versions-who = Version or build
bench-versions-cpu = moves per CPU second
bench-versions-ratio = times the first
bench-versions-rate = moves/s
bench-versions-median = median, ms
bench-versions-slow = 99 %, ms
bench-versions-stolen = taken by other machines, %
bench-bots-title = One worker, one process for bots; { $tables } tables, each with a person and a skilled bot
bench-bots-moves = waits for a bot
bench-bots-median = median, ms
bench-bots-longest = longest, ms
bench-bots-ratio = longest / median
bench-bots-silent = silent tables
bench-server-ratio = Accepted moves a second, as a share of the empty echo's messages: { $ratio }
bench-server-strangers = A move takes { $alone } ms (median), and { $beside } ms while { $strangers } strangers read a long finished match.

## Parts of the rules that games share

part-game = The game
part-components = Components
part-card = Cards
part-modules = Modules
part-setup = Setup
part-resources = Resources
part-round = The round
part-turn = The turn
part-end = End of the game
part-score = Scoring
part-tie = Ties
part-solo = Solo mode

## pentarchy check

check-sources = Source
check-texts = Texts
check-rules = Rules in words
check-contract = The contract, in every mode
check-tests = Tests
check-golden = Golden match
check-bots = Bots
check-server = A table at the server
check-fine = Nothing is missing.
check-left-out = Not looked at: say { $option }.
check-speed = Speed: decisions, copies, size of a state
check-written = The golden match is written: { $file }
check-sum = { $count ->
    [0] The game is complete.
    [one] { $count } thing is missing or wrong.
   *[other] { $count } things are missing or wrong.
}
