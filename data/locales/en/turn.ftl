# The message after every turn.

turn-head = **Turn { $number }.** { $summary }
turns-head = **Turns { $first } { $count ->
    [2] and
   *[other] to
  } { $last }.**
turn-open = The turn goes on: { $who } is still to act{ $due }.
turn-start = **{ $title }, before the first turn.**
