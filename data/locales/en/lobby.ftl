# Open tables: the lobby card, its form, what its buttons refuse.

lobby-head = ## { $title } · open table
lobby-needs = { $exact ->
    [yes] For { $size } people. Begins when every seat is taken.
   *[no] For { $least } to { $size } people. Begins when every seat is taken, or when { $host } presses Start.
  }
about-china = Build houses in nine provinces, join them along roads, forge alliances by emissaries. Most points win.
about-qin = Lay coloured tiles, found provinces, win villages. Whoever has built all their pagodas first wins.
lobby-alt = { $title }: the title and a look at the board. { $options }.
lobby-seat = { $who }{ $host ->
    [yes] {" "}(host)
   *[no] {""}
  }
lobby-free = ◇ free
lobby-terms = -# Pace: { $pace } · { $options }
lobby-after = ## { $title } · { $state ->
    [begins] begun
    [begun] begun
    [closed] closed
   *[over] over
  }
    { $state ->
    [begins] The match begins. Its thread opens in a moment.
    [begun] The match goes on in { $place }.
    [closed] Everybody left this table. Open a new one with `/match new`.
   *[over] It was played in { $place }.
  }
lobby-joined = You have a seat in **{ $title }**, { $place }.
lobby-left = You have left **{ $title }**, { $place }.
lobby-started = **{ $title }** begins. Its thread opens in { $place }.

title-subtitle = { $least } to { $most } players

form-title = { $title }: options
form-seats = Seats
form-size = { $size } people
form-pace = Time for one turn
form-variants = Variants

thread-name = { $title } · { $names }

## The first message in the thread

welcome-head = ## { $title } begins
welcome-order = Order of play: { $order }. By lot { $first } starts.
welcome-seal = The shuffle is sealed: `{ $hash }`
    -# This is the SHA-256 of the seed. The seed is posted at the end, so everybody can check that nothing was moved.
