# What the server says by itself, in English. The keys are the same in every language.

## Refusals: one sentence each

refused-nobody = Please choose a name first.
refused-name = A name has 1 to 24 letters that everybody can see, without piles of accents.
refused-name-bot = Only bots are called that: please choose another name.
refused-login = A login has 3 to 24 letters, digits, dots, dashes or underscores.
refused-password = A password has 8 to 200 characters.
refused-login-taken = This login is taken.
refused-credentials = Login and password do not fit.
refused-account = You have an account already.
refused-no-table = There is no such table, or it is private.
refused-no-game = There is no such game.
refused-no-edition = There is no such edition of this game here.
refused-no-route = There is nothing at this address.
refused-setup = This game has no such number of players or no such options.
refused-seats = The seats do not fit the number of players.
refused-deal = With other people at the table nobody may choose the deal, unless it is a practice table.
refused-full = All seats of this table are taken.
refused-seated = You sit at this table already.
refused-begun = The match has begun.
refused-token = This link does not open a seat here.
refused-not-seated = You do not sit at this table.
refused-not-left = No bot plays for you at this table.
refused-running = The match is still running: its replay opens at the end.
refused-analysis-running = The match is still running: it is analysed when it is over.
refused-analysis-edition = This match was played under rules or with components that this version of the program does not have: it cannot be analysed.
refused-not-finished = A rematch is possible when the match is over.
refused-not-frozen = Only a match that the program cannot go on with is ended by consent.
refused-rate = Too fast: please wait a moment.
refused-body = This is too large.
refused-form = This request is malformed.
refused-method = This address does not work that way.
refused-origin = This page may not talk to this server.
refused-broken = Something went wrong on the server; nothing was lost.
refused-locked = The database of the server is busy: nothing was changed, please try again in a moment.
refused-no-room = The disk of the server is full: nothing was changed, please try again later.
refused-away = The database of the server does not answer: nothing was changed, please try again later.
refused-slow = This request was not finished in time.

## Refusals at the table

refused-illegal = This move is not possible now.
refused-bad = This is not a move of this game.
refused-stale = The table has changed since: look again and choose anew.
refused-over = The match is over.
refused-open = The match has not begun.
refused-watching = You are only watching.
refused-undo = There is nothing of yours that can be taken back.
refused-undo-shown = Something hidden was shown, or luck decided, since your move: the others have to agree.
refused-bot-tables = You have { $most } games with bots under way: finish one of them first.
refused-undo-policy = At this table nothing is taken back.
refused-redo = There is nothing to play again.
refused-back = Nobody asks to take moves back.
refused-not-away = A bot plays on only for somebody who is awaited and was not here for long.
refused-no-absence = Nobody asks to let a bot play on.
refused-chat = A message has 1 to 300 letters.
refused-message = The server did not understand this.
refused-steps = A gesture has 1 to 12 moves, each with the question that it answers.
refused-hint-people = There are no hints in a match in which another person plays, has played or may come back.
refused-hint-turn = Hints are for whoever is asked, and now that is not you.
refused-hint-single = There is only one thing you can do now.
refused-hint-failed = No hint was found this time; nothing was lost, please ask again.
refused-seat = This seat is not yours.

## Before a move that cannot be undone

confirm-barrier = After this move nothing before it can be undone.

## Where a gesture ended

stopped-question = Moves made: { $done } of { $of }; then the table asks something else.
stopped-illegal = Moves made: { $done } of { $of }; the next one is not possible.
stopped-barrier = Moves made: { $done } of { $of }; then something was shown or luck decided, so choose anew.

## Why a match is frozen

frozen-game = The game of this table is not installed on this server any more.
frozen-rules = This match was begun under older rules, which this version of the program does not know any more.
frozen-content = The components that this match was begun with are not here any more.
frozen-pieces = This version of the program cannot read the components that this match was begun with.
frozen-options = This version of the program does not know an option of this match any more.
frozen-records = A move of this match is not possible in this version of the program.
frozen-row = What is stored about this table is damaged.
frozen-ended = This match was ended by consent of all: nobody wins.

## Levels of bots, weakest first

level-random = by chance
level-novice = novice
level-skilled = skilled
level-expert = expert
level-master = master
level-about-novice = Plays sensibly, but misjudges moves now and then.
level-about-skilled = Looks one move ahead.
level-about-expert = Searches whole turns, on guesses of what is hidden.
level-about-master = Searches like the expert, longer and with all processors that the server gives it.
level-time-novice = Answers at once.
level-time-skilled = Answers at once.
level-time-expert = Thinks for about a second a decision.
level-time-master = Thinks for up to five seconds a decision.
level-measured = Wins { $wins }{"\u00A0"}% of the games against “{ $other }” (with 95{"\u00A0"}% certainty { $low } to { $high }{"\u00A0"}%; { $games } games of two).
level-measured-with = Measured with { $seconds }{"\u00A0"}s a decision.
level-unmeasured = Strength not measured.

## Names

bot-name = Bot { $number } ({ $level })

## Who came and who went

came-sat = { $name } sat down.
came-stood = { $name } stood up.
came-handed = { $name } handed seat { $seat } to { $other }.
came-left = { $name } left; a bot plays on.
came-back = { $name } came back.
came-replaced = { $name } has been away for long: as all agreed, a bot plays on.
