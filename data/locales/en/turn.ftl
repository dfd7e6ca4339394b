# The message after every turn, and the end.

turn-head = **Turn { $number }.** { $summary }
turn-open = The turn goes on: { $who } is still to act{ $due }.
turn-start = **{ $title }, before the first turn.**

end-head = ## { $title }: { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
  }
end-rank = { $rank }. { $who }: { $score }{ $resigned ->
    [yes] , resigned
   *[no] {""}
  }
end-length = -# { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  } since { $since }
end-seal = The seed was `{ $seed }`
    -# Its SHA-256 is `{ $hash }`, as posted at the start. Check every shuffle with `python -m games verify { $file }`.
