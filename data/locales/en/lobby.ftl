# Open tables: the lobby card, its form, what its buttons refuse.

lobby-head = ## { $title } · { $private ->
    [yes] 🔒 private table
   *[no] open table
  }
lobby-needs = { $exact ->
    [yes] For { $size } players, people or computers. Begins when every seat is taken.
   *[no] For { $least } to { $size } players, people or computers. Begins when every seat is taken, or when { $host } presses Start.
  }
about-china = Build houses in nine provinces, join them along roads, forge alliances by emissaries. Most points win.
about-qin = Lay coloured tiles, found provinces, win villages. Whoever has built all their pagodas first wins.
lobby-alt = { $title }: the title and a look at the board. { $options }.
lobby-seat = { $who }{ $host ->
    [yes] {" "}(host)
   *[no] {""}
  }
lobby-fork = ↪ Goes on after turn { $turn } of { $title }. What was hidden then is dealt anew; whoever played there has their old seat.
lobby-free = ◇ free
lobby-private = Only invited people can join; nobody else sees the match’s thread. { $host } invites.
lobby-terms = -# **Pace:** { $pace ->
    [quick] quick, { lobby-length }: 24 hours at first, +4 a turn, at most 72
    [daily] daily, { lobby-length }: 3 days at first, +12 hours a turn, at most 5 days
    [weekdays] weekdays, { lobby-length }: as daily, weekends do not count
    [relaxed] relaxed, { lobby-length }: 3 days at first, +36 hours a turn, at most 10 days
   *[none] no deadline
  }
    -# **Played with:** { $options }
lobby-caretaker = -# **If someone vanishes:** { $rule ->
    [vote] the others decide after a while, or a computer plays
    [substitute] a substitute is called
    [computer] a computer plays until they are back
   *[wait] we wait
  }
lobby-rated = -# **Rated:** the result counts for your ratings in this server
lobby-length = about { $unit ->
    [weeks] { $count ->
        [one] one week
       *[other] { $count } weeks
      }
   *[days] { $count ->
        [one] one day
       *[other] { $count } days
      }
  }
lobby-expires = -# This table closes { $when } if it has not begun by then.
lobby-after = ## { $title } · { $state ->
    [begins] begun
    [playing] begun
    [closed] closed
    [staff] closed
    [expired] closed
    [archived] put aside
   *[over] over
  }
    { $state ->
    [begins] The match begins. Its thread opens in a moment.
    [playing] The match goes on in { $private ->
        [yes] a private thread, { $place }
       *[no] { $place }
      }.
    [closed] Everybody left this table. Open a new one with `/match new`.
    [staff] The staff of this server has closed this table. Open a new one with `/match new`.
    [expired] It did not begin within { $days } days. Open a new one with `/match new`.
    [archived] The match in { $place } stopped without a result. It can be revived, and then goes on where it stood.
   *[over] It was played in { $place }.
  }
lobby-joined = You have a seat in **{ $title }**, { $place }.
lobby-left = You have left **{ $title }**, { $place }.
lobby-revived = **{ $title }** goes on in { $place }.
lobby-started = **{ $title }** begins. Its thread opens in { $place }.

title-subtitle = { $least } to { $most } players

form-title = { $title }: options
form-seats = Seats
form-size = { $size } players
form-pace = Time for the turns
form-caretaker = If someone vanishes
form-variants = Variants and table
form-table = Table
form-rated = Rated
    .detail = The result counts for everybody’s rating; otherwise the match is friendly
form-private = Private
    .detail = Only for people who are invited, in a thread that nobody else sees

invite-title = Invite to { $title }
invite-whom = Whom do you invite?
invite-ping = I ping them here, once.
invite-done = { $names } { $count ->
    [one] is
   *[other] are
  } invited to **{ $title }**. I ping them, once.
invitation = ✉️ { $guest }, **{ $host }** invites you { $seat ->
    [yes] to a seat at **{ $title }**.
   *[no] to watch **{ $title }**, which is private: you can follow it here.
  }
invitation-closed = The table of **{ $title }** is closed.

called-done = It is called **{ $title }**.
thread-name = { $title } · { $names }

## The first message in the thread

welcome-head = ## { $title } begins
welcome-order = Order of play: { $order }. { $first } starts, drawn by lot.
welcome-seal = The shuffle is sealed: `{ $hash }`
    -# This is the SHA-256 of the seed. The seed is posted at the end, so everybody can check that nothing was changed.
