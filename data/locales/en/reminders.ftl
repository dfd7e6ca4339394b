# Reminders. kind: turn (it has come), half or nine tenths of the time are gone, every (so many hours have passed),
# out (the time is up).

reminder = ⏳ { $place ->
    [thread] { $who }, it is [your turn]({ $link })
   *[dm] { $head }: it is your turn
  } to { $task }. It began { $since }{ $until ->
    [none] {""}
   *[other] ; you have until { $until } ({ $soon })
  }.{ $kind ->
    [half] {" "}Half of your time is gone.{ $rule ->
        [computer] {" "}Once it is up, a computer plays for you.
       *[other] {""}
      }
    [nine] {" "}**Little of your time is left.**{ $rule ->
        [computer] {" "}Once it is up, a computer plays for you.
       *[other] {""}
      }
    [out] {" "}**Your time is up**, but you can still move.
   *[other] {""}
  }{ $nudges ->
    [0] {""}
    [one] {" "}👉 One of the others asks for your move.
   *[other] {" "}👉 The others have asked for your move { $nudges } times.
  }
reminder-head = **[{ $title }]({ $link })** with { $others ->
    [0] { $names }
    [one] { $names } and one other
   *[other] { $names } and { $others } others
  }{ $owner ->
    [none] {""}
   *[other] {" "}(for { $owner })
  }
reminder-news = -# { $acted ->
    [yes] Since you last acted
   *[no] Since the start
  }{ $count ->
    [0] : nothing.
    [one] { $told ->
        [no] : 1 turn.
       *[yes] :
      }
   *[other] { $told ->
        [no] : { $count } turns.
       *[yes] :
      }
  }
reminder-no-dm = -# Your direct messages are closed to me, so I ask here.
reminder-no-thread = -# I cannot write in the match’s thread just now, so I ask here.

button-open-move = Open my move
button-snooze-evening = Snooze until tonight
button-snooze-morning = Snooze until tomorrow morning
button-substitute = I need a substitute

digest = ⏳ { $place ->
    [thread] { $who }, **{ $count } matches wait for you**
   *[dm] **{ $count } matches wait for you**
  }, the longest wait first.
digest-entry = { $head }
    to { $task }; began { $since }{ $until ->
    [none] {""}
   *[other] , until { $until } ({ $soon })
  }{ $kind ->
    [nine] {" "}· **little time left**
    [out] {" "}· **time is up**
   *[other] {""}
  }
digest-others = { $count ->
    [one] One more match …
   *[other] { $count } more matches …
  }
digest-rest = { $count ->
    [one] One more match waits elsewhere: `/inbox` shows them all.
   *[other] { $count } more matches wait elsewhere: `/inbox` shows them all.
  }
digest-snooze = Snooze all of them …
digest-snooze-evening = Until tonight, { $at }
digest-snooze-morning = Until tomorrow morning, { $at }

snoozed = { $count ->
    [one] I will not remind you of { $title } until { $when } ({ $soon }).
   *[other] I will not remind you of these { $count } matches until { $when } ({ $soon }).
  }{ $clock ->
    [yes] {" "}Your clock runs on.
   *[no] {""}
  }
snoozed-late = ⚠️ Your time is up before that in { $list }.
snoozed-zone = -# I do not know where you live, so I count in UTC. `/me` tells me.
refusal-nothing-to-snooze = None of these matches waits for you just now, so there is nothing to snooze.

next-up = { $person ->
    [none] ⏭️ **[{ $title }]({ $link })**: you are next, after { $who }.
   *[other] ⏭️ { $person }, you are next, after { $who }.
  }
