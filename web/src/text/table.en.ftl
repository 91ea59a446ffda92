# The table: everything around the game itself.

table-lobby = Back to the lobby
table-skip = To the table
table-side = Log and chat
table-prompt = What is asked
table-tab = { $title } · Pentarchy
table-tab-turn = ● Your turn · { $title } · Pentarchy
table-your-turn = It is your turn.
table-missing = No table here
table-missing-note = There is no table at this address, or it is private. Ask whoever invited you for a new link.
table-frozen = This match is frozen
table-frozen-ended = This match is over, and nobody wins
table-frozen-kept = { $shown ->
    [0] Nothing of it is lost.
   *[other] This is its last position ({ $shown } of { $number } records); nothing of it is lost.
}
table-frozen-undrawn = This version cannot draw the position any more; the log tells what happened.
table-frozen-unkept = No picture of the position was kept.
table-frozen-setup = Save the setup
table-frozen-file = Save setup and moves
table-frozen-end = End this match
table-frozen-end-yes = End it
table-frozen-sure = When all people at the table agree, the match is over for good, and nobody wins.
table-frozen-withdraw = I do not want to end it
table-frozen-missing = Agreement is missing: { $names }
table-online = here
table-offline = away

## Small windows

table-pop-inspect = Help
table-pop-rule = Rule
table-pop-why = Why not
table-pop-choose = What do you want to do?
table-pop-hint = Hint
table-pop-score = Score now
table-pop-menu = Menu
table-pop-keys = Keys
table-why = Not possible now
table-rule-read = Read the rule: { $rule }
table-rule-missing = This rule has no text yet.
table-rules-all = All rules of the game
table-score-open = Score, open the breakdown.
table-score-total = Total

## Prompt

table-waiting = { $count ->
    [0] The table is at work …
   *[other] Waiting for { $names }
}
table-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
table-thinks = thinking …
table-watching = You are watching.
table-left = A bot plays for you.
table-confirm = Do it
table-cancel = Do not
table-hint = Hint
table-hint-thinking = Thinking …
table-hint-found = { $count ->
    [one] The expert would play this. Choose it to play it.
   *[other] What the expert would play, the best first. Choose a move to play it.
}
table-undo = Undo
table-redo = Redo
table-back-ask = Ask the others to take the last move back
table-back-short = Ask to take back
table-back-asks = { $name } asks to take a move back
table-back-note = It happens only if everybody agrees.
table-back-waits = { $name } asks to take a move back. Still to answer: { $names }.
table-back-yes = Agree
table-back-no = Decline
table-absent-asks = { $name } asks to let a bot play on for { $away }
table-absent-note = Only if everybody agrees; who was away may come back at any time.
table-absent-waits = A bot is to play on for { $away }. Still to answer: { $names }.
table-lost = The connection is lost; it comes back by itself.
table-replay = Replay
table-rematch = Play again
table-rematch-go = To the next game

## Log and chat

table-log = Log
table-log-earlier = Show earlier
table-log-none = Nothing has happened yet.
table-log-times = × { $count }
table-chat = Chat
table-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
table-chat-none = Nobody has said anything.
table-chat-write = Write a message
table-chat-send = Send

## Menu

table-careful = Ask before what cannot be undone
table-careful-note = Hidden cards and luck make moves final.
table-sound = Sound when it is my turn
table-notify = Notification when it is my turn
table-notify-refused = The browser does not allow notifications of this page.
table-shortcuts = Keys of single letters and digits
table-elsewhere = Continue elsewhere, or hand over
table-elsewhere-note = Copies the link of your seat. Whoever opens it first plays on there; after that it is worth nothing.
table-watch-link = Copy the link of this table
table-export = Save the game as a file
table-leave = Leave the table
table-leave-ask = A bot will play on in your place until you come back; nobody else can take the seat. Leave?
table-absent-ask = Let a bot play on for { $name }
table-absent-ask-note = Away for long. All others at the table have to agree.
table-return = Come back to my seat
table-stay = Stay

## Keys

table-key-tab = on: the prompt, then what may be used, then the zones
table-key-arrows = move inside a zone
table-key-next = to the next thing that may be used
table-key-enter = use it; elsewhere: the main button of the prompt
table-key-digits = choose the first to ninth option
table-key-escape = close, cancel
table-key-undo = undo
table-key-redo = redo
table-key-hint = hint: what the expert would play
table-key-log = log
table-key-chat = chat
table-key-score = score
table-key-inspect = help of the piece that has the focus
table-key-help = this list

## Several players at one device

table-hand-to = Hand the device to { $name }
table-hand-note = The table is covered until the next player has taken it.
table-hand-go = I am { $name }: show the table

## Waiting room

table-room = The table is set
table-room-open = { $count ->
    [0] Everybody is here: the game begins.
    [one] One seat is open. The game begins by itself when it is taken.
   *[other] { $count } seats are open. The game begins by itself when they are taken.
}
table-seats = Seats
table-seat-open = Open seat
table-seat-bot = plays by itself
table-seat-link = Link of this seat
table-join = Sit down
table-invite = Invite
table-invite-private = Only those who have this link find the table.
table-invite-public = The table is listed in the lobby; this link leads straight to it.
table-undo-policy = Taking back
table-undo-free = one’s own moves freely, as long as nothing hidden was shown
table-undo-consent = only if all agree
table-undo-none = never
table-deal = Fingerprint of the deal
table-deal-note = The secret of the deal is chosen already. At the end it is opened, and anyone can check with this fingerprint that nobody changed it.
table-log-more = { $count ->
    [one] and { $count } more line
   *[other] and { $count } more lines
}
