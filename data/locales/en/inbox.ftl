# What waits for somebody, whom a match waits for, what to do when. Only the reader sees these pages.

button-next = Next
button-others = My other matches
button-tables = Tables here
button-vote = Vote

## /inbox

inbox-waiting = { $count ->
    [0] **No match waits for you.**
    [one] **One match waits for you**
   *[other] **{ $count } matches wait for you**, the longest wait first
  }
inbox-entry = **[{ $title }]({ $link })** with { $names }{ $owner ->
    [none] {""}
   *[other] {" "}(for { $owner })
  }
    -# to { $task } · turn began { $since }{ $due }
inbox-rest = { $count ->
    [one] -# and one more, when these are done
   *[other] -# and { $count } more, when these are done
  }
inbox-votes = { $count ->
    [one] **One vote waits for you**
   *[other] **{ $count } votes wait for you**
  }
inbox-vote = **[{ $title }]({ $link })**
    -# { $vote }
inbox-questions = { $count ->
    [one] **One question waits for you**
   *[other] **{ $count } questions wait for you**
  }
inbox-likely = 🗓️ Likely today: { $list }
inbox-soon = [{ $title }]({ $link }) (after { $who })
inbox-others = { $count ->
    [one] -# One match or table of yours does not need you now.
   *[other] -# { $count } matches and tables of yours do not need you now.
  }
inbox-free = -# You are in no match just now. `/match list` shows open tables and matches to watch; a match against computers begins at once.

others-head = **My other matches**
others-line = **[{ $title }]({ $link })**: { $state }
others-playing = { $who }, { $waiting }
others-paused = paused
others-looked-after = a computer plays for you
others-lobby = an open table, { $taken } of { $size } seats taken
others-none = You have no other matches now.

## /ask

question = ❓ { $who } asks: { $text }
question-answer = { $who }: { $text }
question-waits = -# Not answered yet: { $who }
question-title = { $title } · { $name } asks
question-field = Leave it empty if you have nothing to say.
question-done = { $what ->
    [asked] Your question is on its way to { $place }. It waits in the others’ inbox until they have answered.
    [answered] Thank you. What there is to read is in { $place }.
   *[settled] Your question waits for nobody any more.
  }
button-answer = Answer
button-settle = Settled

## /help

help-new = **I am new.** `/learn` teaches a game in a match against computers. `/play` begins one without a lesson. `/seek` finds people to play with, `/match new` opens a table for them; **Options** on its card change pace and rules. `/rules` explains the five games.
help-turn = **It is my turn.** Press **Your move** under the newest board and choose. Your turn is taken when you press **Confirm**. `/inbox` lists every match that waits for you. While you wait, **Plan** tries moves for everybody, **Queue my next move** chooses yours ahead, and `/match orders` lets me pass or bid for you.
help-back = **I was away.** **Since I last looked** under a board tells what happened. If a computer plays for you, **I am back** takes your seat back.
help-watching = **I only watch.** `/watch` shows a match in your direct messages, or in a channel if you manage the server, without a ping. **Without spoilers** lets you read it turn by turn: nothing later is on that page. What stands in the match’s thread I cannot hide.
help-leaving = **I will be away.** `/me` plans a vacation: your clocks stand still. To keep a match going, `/match leave` names a sitter or asks for a substitute. In an emergency press **Pause now** under `/match pause`, once a match.
help-waiting = **Somebody does not move.** `/why` tells whose turn it is, and lets you **nudge** them or **give a day**. `/ask` puts a question into the others’ inbox. Once their time has been up for a while the others decide, or a computer plays.
help-profile = **How am I doing?** `/profile` shows what you have played, your places and ratings; `/me` says who else sees it. A match is friendly unless **Options** on its table’s card, or the server, says **Rated**.
help-staff = **I run this server.** `/server` sets channels and limits. `/league` and `/tournament` open leagues and tournaments. `/staff` pauses, extends, replaces, ends and revives matches, takes turns back and titles away, and repairs records. Everybody reads who did it.

## /status

status-trouble = ⚠️ My database failed { $since }. Moves have to wait; none are lost.
status-clock = ⚠️ My clock was set back; I go on by the time I knew.
status-connected = Discord answers within { $ms } ms.
status-alone = ⚠️ Discord does not answer.
status-sent = Every message is out.
status-unsent = A message that was due { $since } is not out yet.
status-backup = Last backup: { $at }
status-runs = Version { $version }, running since { $since }.

## /why

why-head = { $reader ->
    [seat] **{ $title } waits for you.** You are to { $task }.
    [paused] It is your turn in **{ $title }** once it is resumed: { $task }.
    [player] It is not your turn in **{ $title }**. { $who } is to { $task }.
    [looked] A computer is to { $task } for you in **{ $title }**.
   *[watcher] You watch **{ $title }**. { $who } is to { $task }.
  }
why-since = Since { $since } ({ $ago }).
why-left = ⏳ { $span } of time left{ $due }.
why-late = ⌛ Time ran out { $due }.
why-none = No deadline.
why-asleep = 😴 { $who } sleeps now, until { $when } ({ $soon }).{ $timed ->
    [no] {""}
   *[yes] {" "}The clock goes on then.
  }
why-away = 🧳 { $who } is on vacation until { $when }.{ $timed ->
    [no] {""}
   *[yes] {" "}The clock stands still.
  }
why-rests = 📅 Weekends do not count here: the clock goes on at { $when } ({ $soon }).
why-paused = ⏸️ { $by ->
    [staff] Paused by the server’s staff. Only they can resume it.
   *[other] Paused by the players. Any of them can resume it.
  } { why-stands }
why-paused-alone = ⏸️ { $who } had to stop. Only { $who } can resume the match; it goes on by itself on { $until }. { why-stands }
why-stands = Nobody can move{ $timed ->
    [no] .
   *[yes] , and the clock stands still.
  }
why-unplayable = ⛔ **{ $title }** has stood still since my last update: { $by ->
    [record] one of its moves does not follow the rules as I know them now.
   *[rules] I no longer know the rules under which it began.
  } The clock stands still, and nothing is lost: it goes on by itself once I can play it again. Until then you can look at it, or its players end it, if more than half of them agree.
why-then = { $late ->
    [yes] What now: { $rule }.
   *[no] If the time runs out: { $rule }.
  }
why-from = { $rule }, from { $until } on
why-offered = 🔁 A substitute is called for. Until somebody takes it over, the seat stays { $who }’s.
why-lobby = **{ $title }** has not begun: { $taken } of { $size } seats are taken, in { $place }.
why-over = **{ $title }** is over: see { $place }.
why-closed = The table of **{ $title }** was closed.
why-archived = **{ $title }** was put aside without a result. It waits for nobody.

button-nudge = Nudge
button-time = Give a day
time-gave = ⏳ You have given { $who } a day more.
nudged = 👉 { $when ->
    [now] { $who } is reminded now.
    [later] { $who } wants to be reminded later, and hears of it then.
   *[other] { $weekend ->
        [yes] Weekends do not count here: { $who } hears of it at { $when }.
       *[no] { $who } is away and hears of it at { $when }.
      }
  }

why-span = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
      }
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
  }
