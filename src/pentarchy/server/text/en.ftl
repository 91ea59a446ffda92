# What the server says by itself, in English. The keys are the same in every language.

## Refusals: one sentence each

refused-nobody = Please choose a name first.
refused-name = A name has 1 to 24 letters.
refused-login = A login has 3 to 24 letters, digits, dots, dashes or underscores.
refused-password = A password has 8 to 200 characters.
refused-login-taken = This login is taken.
refused-credentials = Login and password do not fit.
refused-account = You have an account already.
refused-no-table = There is no such table, or it is private.
refused-no-game = There is no such game.
refused-no-route = There is nothing at this address.
refused-setup = This game has no such number of players or no such options.
refused-seats = The seats do not fit the number of players.
refused-full = All seats of this table are taken.
refused-seated = You sit at this table already.
refused-begun = The match has begun.
refused-token = This link does not open a seat here.
refused-not-seated = You do not sit at this table.
refused-running = The match is still running: its replay opens at the end.
refused-not-finished = A rematch is possible when the match is over.
refused-rate = Too fast: please wait a moment.
refused-body = This is too large.
refused-form = This request is malformed.
refused-method = This address does not work that way.
refused-origin = This page may not talk to this server.
refused-broken = Something went wrong on the server; nothing was lost.

## Refusals at the table

refused-illegal = This move is not possible now.
refused-bad = This is not a move of this game.
refused-stale = The table has changed since: look again and choose anew.
refused-over = The match is over.
refused-open = The match has not begun.
refused-watching = You are only watching.
refused-undo = There is nothing of yours that can be taken back.
refused-undo-shown = Something hidden was shown, or luck decided, since your move: the others have to agree.
refused-undo-policy = At this table nothing is taken back.
refused-redo = There is nothing to play again.
refused-back = Nobody asks to take moves back.
refused-chat = A message has 1 to 300 letters.
refused-message = The server did not understand this.
refused-seat = This seat is not yours.

## Before a move that cannot be undone

confirm-barrier = After this move nothing before it can be undone.

## Levels of bots, weakest first

level-random = easy
level-greedy = normal

## Names

bot-name = Bot { $number } ({ $level })
