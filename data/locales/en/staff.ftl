# For those who manage a server: /staff.

staff-done = Done. Everybody reads this in { $place } and in the log of **{ $title }**:
staff-ask = { $state ->
    [lobby] **Close the table of { $title }?** It cannot be opened again; anybody can open a new one.
   *[playing] **End { $title } without a result?** Nobody wins, the seed stays sealed, and everybody reads that it was you. You can revive it later: it goes on where it stood.
  }

staff-rollback-ask = **Take back everything after turn { $turn } of { $title }?** This is the board then. The record keeps what is taken back, every draw comes out the same again, and everybody reads that it was you.
staff-sound = The record of **{ $title }** is sound: all its { $count } entries follow the rules and lead to the stored position.
staff-broken = **Entry { $number } of { $title } does not follow the rules** (turn { $turn }): “{ $entry }”
    -# { $reason }
    You can take back this entry and all after it; the record keeps them.

button-staff-rollback = Take it back
button-staff-rollback-no = No, leave it
button-staff-pause = Pause again
button-staff-resume = Resume
button-staff-abort = End it
button-staff-revive = Revive

refusal-not-staff = Only those who may **Manage Server** here can do that.
refusal-not-here-any-more = { $name } is not in this server. Choose somebody who is.
refusal-no-match-named = Which match? Use this in the thread of a match, or name it with `match`.
refusal-rollback-late = { $match } has moved on since I asked, so I have taken nothing back. Use `/staff rollback` again to see what it would be now.
refusal-no-such-seat = This match has no such seat. Choose one from the list.
