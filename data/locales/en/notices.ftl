# What happens to a match besides moves, for everybody: in its thread and in its log. People are bold already.

notice-staff-paused = ⏸️ { $by }, who manages this server, has paused the match. No clock runs and nobody can move until the staff resumes it.
notice-staff-resumed = ▶️ { $by }, who manages this server, has resumed the match.{ $timed ->
    [no] {""}
   *[yes] {" "}The clock runs again.
  }
notice-staff-extended = ⏳ { $by }, who manages this server, has given { $seat } { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
  }.
notice-staff-replaced = 🔁 { $by }, who manages this server, has given { $other }’s seat to { $name }.
notice-staff-rolled-back = ↩️ { $by }, who manages this server, has taken back { $count ->
    [one] turn { $first }
   *[other] turns { $first } to { $last }
  }. The record keeps what was taken back.
notice-staff-aborted = 🛑 { $by }, who manages this server, has ended the match without a result. The staff can revive it; the seed stays sealed.
notice-staff-closed = 🛑 { $by }, who manages this server, has closed this table.
notice-staff-revived = ▶️ { $by }, who manages this server, has revived the match. It goes on where it stood.
notice-staff-freed = 🗄️ { $by }, who manages this server, lets the match go on. Only computers would play now: it rests until one of its players revives it.
notice-staff-uncalled = 🏷️ { $by }, who manages this server, has taken the title away.
notice-agreed-pause = ⏸️ All agree with { $name }: the match is paused. No clock runs and nobody can move until one of its players resumes it.
notice-agreed-end = 🏁 As { $name } asked, the match ends here without a result. Any of its players can revive it; the seed stays sealed.
notice-own-pause = ⏸️ { $name } has paused the match. Nobody can move until { $name } resumes it.
notice-own-end = 🏁 { $name } ends the match here without a result, and can revive it; the seed stays sealed.
notice-stuck-end = 🏁 As { $name } asked, the match ends here without a result. Any of its players can revive it once I can play it again; the seed stays sealed.
notice-paused-end = 🏁 The match ends here without a result. The staff had paused it, and only the staff can revive it; the seed stays sealed.
notice-refused = ❌ { $what ->
    [standing] { $by } does not want to end the match:
   *[other] { $by } does not agree with { $name }:
  } { $what ->
    [undo] nothing is taken back
    [pause] the match is not paused
    [terms] nothing is changed
    [adopt] the match waits for its own rules
   *[end] the match goes on
  }.
notice-rules-dropped = ⛔ This match began under version { $found } of its rules, and since my last update I know only version { $known }. The match and its clock stand still; board, log and record stay open. It goes on by itself once I know its rules again, or `/match end` ends it without a result if more than half of you agree.
notice-record-broken = ⛔ Since my last update, entry { $number } of this match does not follow the rules as I know them. The match and its clock stand still; board, log and record stay open. It goes on by itself once that is mended, or `/match end` ends it without a result if more than half of you agree.
notice-rules-adopted = 📜 As { $name } asked, the match goes on by the newest rules; every move so far follows them too.{ $timed ->
    [no] {""}
   *[yes] {" "}The clock runs.
  }
notice-playable = ▶️ I can play this match again: it goes on where it stood{ $timed ->
    [no] .
   *[yes] , and the clock runs.
  }
notice-resumed = ▶️ { $by } has resumed the match.{ $timed ->
    [no] {""}
   *[yes] {" "}The clock runs again.
  }
notice-agreed-terms = ⏱️ As { $name } asked, the time for the turns is now *{ $pace }*; if somebody vanishes: { $rule }.{ $timed ->
    [no] {""}
   *[yes] {" "}Everybody begins with a full clock.
  }
notice-sudden-pause = ⏸️ { $name } had to stop for a while. Nobody can move and no clock runs until { $name } resumes the match, or by itself on { $until }.
notice-pause-over = ▶️ The pause is over: the match goes on{ $timed ->
    [no] .
   *[yes] , and the clock runs again.
  }
notice-gave-time = ⏳ { $by } gives { $seat } { $hours } more hours.
notice-voted-time = ⏳ The others give { $seat } { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
  }.
notice-voted-end = 🏁 The time of { $seat } is up, and the others end the match here without a result. Any of its players can revive it; the seed stays sealed.
notice-voted-pause = ⏸️ The time of { $seat } is up, and the others have paused the match. No clock runs and nobody can move until one of its players resumes it.
notice-voted-replace = 🪑 The others want a substitute for { $seat }, who plays on until somebody takes over.
notice-idle = 🗄️ Nobody has moved for { $days } days, so the match is put aside without a result. Any of its players can revive it; the seed stays sealed.
notice-revived = ▶️ { $by } has revived the match. It goes on where it stood{ $timed ->
    [no] .
   *[yes] , and whoever is to act has new time.
  }
notice-vacation = 🏖️ { $name } is on vacation from { $since } to { $until }.{ $timed ->
    [no] {""}
   *[yes] {" "}Their clock stands still until then.
  }
notice-vacation-off = { $name } is not going on vacation after all.
notice-vacation-back = { $name } is back from vacation{ $timed ->
    [no] .
   *[yes] , and their clock runs again.
  }
notice-gave-up = 🔕 { $seat } has not moved after { $count } reminders. I send no more in this turn.
notice-time-up = ⌛ The time of { $name } is up; they can still move. { $rule ->
    [vote] The others vote on what to do.
    [substitute] I am looking for a substitute.
    [offered] I am already looking for a substitute.
    [nobody] Nobody else plays just now, so nothing else happens.
   *[wait] We wait, as agreed; the staff of this server can give the seat to somebody else.
  }
notice-overdue = ⌛ The time of { $name } is up; they can still move. If they have not by { $until }, the others decide what becomes of the seat.
notice-asked = 🪑 { $name } has asked for a substitute, and plays on until somebody takes over.
notice-gone = 🚪 { $name } has left this server. I am looking for a substitute.
notice-plays-on = ↩️ { $name } plays on and needs no substitute any more.
notice-taken-over = 🔁 From now on { $name } plays in place of { $other }.
