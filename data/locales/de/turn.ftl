# The message after every turn.

turn-head = **Zug { $number }.** { $summary }
turns-head = **Züge { $first } { $count ->
    [2] und
   *[other] bis
  } { $last }.**
turn-open = Der Zug geht weiter: { $who } ist noch dran{ $due }.
turn-start = **{ $title }, vor dem ersten Zug.**
