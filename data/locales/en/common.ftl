# Small pieces that many messages share.

# What this language calls itself.
language-itself = English
language-discord = as on Discord

nothing = none
you = you
either = { $first } or { $last }
change = { $before } → **{ $after }**
item = - { $text }

match-title = { $game } { $match }
match-called = { $title } “{ $called }”
option = { $name }: { $value }
option-none = no variants

# Time banks: what each seat begins with, what every turn adds, how much the bank holds at most.
pace-quick = quick: 24 hours, +4 a turn, at most 72
pace-daily = daily: 3 days, +12 hours a turn, at most 5 days
pace-weekdays = weekdays: as daily, and weekends do not count
pace-relaxed = relaxed: 3 days, +36 hours a turn, at most 10 days
pace-none = no deadline
caretaker-vote = the others decide
    .detail = Once the time has been up for a while; if they do not, a computer plays
caretaker-computer = a computer plays
    .detail = As soon as the time is up, until they press “I am back”
caretaker-substitute = a substitute takes over
    .detail = Whoever volunteers, once the time is up
caretaker-wait = we wait
    .detail = Nothing happens by itself; after 60 days without a move the match is put aside

due = , due { $when }
until = , until { $when } ({ $soon })
next = Next: { $who }{ $task ->
    [none] {""}
   *[other] {" "}to { $task }
  }{ $due }
next-paused = ⏸️ Paused. Next: { $who }.
next-away = Next: { $who }, on vacation until { $when }.
waiting = turn began { $since }{ $due }

working = ⏳ This takes a moment.

## Buttons

button-join = Join
button-leave = Leave
button-invite = Invite
button-options = Options
button-start = Start
button-rules = How to play
button-move = Your move
button-panel = Choose from lists
button-hand = My hand
button-log = Log
button-more = More
button-board = Board
button-text = Board as text
button-standings = Standings
button-detail = In detail
button-picture = Board as picture
button-orders = Standing orders
button-queue = Queue my next move
button-queue-change = Change the queued move
button-unqueue = Delete
button-enqueue = Queue it
button-order-on = Switch on
button-order-off = Switch off
button-export = Export
button-undo = Undo
button-resign = Resign
button-resign-yes = Resign for good
button-resign-aside = Put it aside
button-resign-no = No, play on
button-back = Back
button-over = Start over
button-part = Next page
button-first = First page
button-confirm = Confirm
button-earlier = Earlier
button-later = Later
button-newest = Newest
button-list = Inbox
button-revive = Revive
button-choose = This one
