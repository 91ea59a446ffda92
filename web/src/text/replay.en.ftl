# The end of a game and its replay.

## End of the game

replay-ending = Result of the game
replay-rule = Rule: { $rule }
replay-fold = See the table
replay-unfold = Show the result
replay-scores = Points by source
replay-winner = Winner
replay-total = Total
replay-rematch = Play again
replay-rematch-join = Join the rematch
replay-rematch-watch = Go to the rematch
replay-watch = Watch the replay
replay-share = Copy the link
replay-export = Download the record
replay-no-chart = The course of the score cannot be shown now.

## Chart

replay-chart = Points over the game
replay-chart-summary = Points over the game. At the end: { $scores }.
replay-chart-table = As a table

## Proof of a fair deal

replay-proof = Proof of a fair deal
replay-proof-how = The fingerprint was shown before anybody knew the cards. Download the record and run the command below: it recomputes the fingerprint, the deal and every move from the secret.
replay-proof-chosen = This deal was chosen by its number, so it proves nothing. The command below still checks every move.
replay-commitment = Fingerprint
replay-secret = Secret
replay-seed = Number of the deal
replay-verify = Command

## Replay

replay-title = Replay
replay-page = Replay: { $game }
replay-back = To the table
replay-lobby = To the lobby
replay-first = To the start
replay-turn-back = To the start of the turn
replay-move-back = One move back
replay-play = Play
replay-pause = Pause
replay-move-on = One move on
replay-turn-on = To the end of the turn
replay-last = To the end
replay-speed = Speed
replay-speed-value = { $speed }×
replay-scrub = Move
replay-position = Move { $move } of { $moves }
replay-position-start = Start of the game
replay-position-full = { $position }, { $where }. { $text }
replay-at-start = The table before the first move.
replay-view = Seen by
replay-share-move = Link to this move
replay-side = Turns and scores
replay-turns = Turns
replay-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
replay-controls = Controls of the replay
replay-happened = What happened
replay-keys = Keys
replay-key-play = play or pause
replay-key-move = move by move
replay-key-turn = turn by turn
replay-key-ends = start and end
