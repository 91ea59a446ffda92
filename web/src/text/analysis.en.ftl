# The analysis of a finished game, in its replay.

analysis-title = Analysis
analysis-open = To the analysis
analysis-start = Analyse
analysis-about = The expert weighs every decision with what its player could know. It takes some minutes; you may leave the page.
analysis-waiting = Waiting for its turn …
analysis-running = { $done } of { $moves } moves looked at
analysis-chart-others = Points ahead of the best of the others
analysis-chart-rival = Points ahead of the opponent
analysis-chart-alone = What the position is worth in points
analysis-chart-summary = { $caption }. At the end: { $scores }.
analysis-at = { $move ->
    [0] At the start:
   *[other] After move { $move }:
}
analysis-move = Move { $move }
analysis-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-figure = { $points } ± { $error }
analysis-figure-agreed = { $points } ({ $guesses }/{ $guesses })
analysis-losses = Moves that lost most
analysis-whose = Whose moves
analysis-none = No move was clearly worse than the expert's.
analysis-of = { $lost ->
    [0] { $weighed } decisions were weighed.
    [one] { $weighed } decisions were weighed, { $lost } was clearly worse than the expert's.
   *[other] { $weighed } decisions were weighed, { $lost } were clearly worse than the expert's. The worst { $told }:
}
analysis-loss = { $points } ± { $error } points
analysis-lost = { $points } points
analysis-here = What the expert says of this move
analysis-played = Played
analysis-best = The expert
analysis-line = The line on the table
analysis-before = Before the move
analysis-shown = The table shows the expert's line: it was not played.
analysis-unseen = On the table nothing changes by this alone.
analysis-end-hidden = Here something hidden or luck decides.
analysis-end-others = Then the others move.
analysis-end-over = Then the game is over.
analysis-sure = { $worlds ->
    [one] Compared in { $worlds } guess of what was hidden.
   *[other] Compared in { $worlds } guesses of what was hidden.
}
analysis-agreed = The same in all { $worlds } guesses of what was hidden and what came.
analysis-how = Who is ahead is an estimate by the expert, after as many turns for everybody; alone, at the end of the round. The last value is the score itself. ± is one standard error over guesses of what was hidden and what came; “{ $guesses }/{ $guesses }” stands where all of them agree, which is no certainty. A move counts as a loss only if it is behind by two such errors and by half a point.
analysis-failed = The analysis could not be made; please try again.
