# Plans and notes: only their own person reads this.

plan-head = **Plan for { $title }** · only you see this · { $steps ->
    [0] try moves for anybody; none is played
   *[other] { $done } of { $steps } { $steps ->
        [one] move
       *[other] moves
      }
  }
plan-moved = ⚠️ The match has moved on since. { $lost ->
    [0] All moves still fit.
   *[other] { $left ->
        [0] None of the moves fits any more.
        [one] One of the moves still fits.
       *[other] { $left } of the moves still fit.
      }
  }
plan-who = To move: { $who }
plan-over = Nobody can move any more here.
plan-only = There is only one thing to do: `{ $move }`
plan-change = { $token } { $before } → { $after }
plan-standings = Compared with now: { $list }
plan-whose = Let somebody else move
plan-mover = { $who } moves
plan-kept = Open a plan you kept
plan-title = Plan for { $title }
plan-name = What do you call it?

notes-head = **Your notes on { $title }** · only you see them. { $count ->
    [0] There are none yet.
   *[other] {""}
  }
note = **{ $turn ->
    [match] The match
    [0] Before the first turn
   *[other] Turn { $turn }
  }:** { $text }
note-plain = { $turn ->
    [match] The match
    [0] Before the first turn
   *[other] Turn { $turn }
  }: { $text }
note-title = { $title } · { $turn ->
    [match] the match
    [0] before the first turn
   *[other] turn { $turn }
  }
note-field = Your note; leave it empty to delete it
look-title = { $title } · { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
  }
look-field = A word on it, for everybody
look-post = { $who } looks back at { $turn ->
    [0] the start
   *[other] turn { $turn }
  }: { $text }
look-done = It is on its way to the thread.

button-plan = Plan
button-plan-next = Plan my next move
button-plan-on = Forward
button-plan-keep = Keep
button-plan-drop = Delete “{ $name }”
button-notes = My notes
button-note-change = Change
button-note = { $turn ->
    [match] Note on the match
    [0] Note on the start
   *[other] Note on turn { $turn }
  }
button-look-back = Post it
button-fork-solo = Against computers
