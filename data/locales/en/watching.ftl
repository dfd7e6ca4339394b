# Following matches: the silent messages elsewhere, and the page behind /watch. No message here pings anybody.

mirror-head = **[{ $title }]({ $link })** · { $names }
mirror-start = It has just begun.
mirror-before = -# Before that: { $count ->
    [one] turn { $last }
   *[other] turns { $first } to { $last }
  }.
mirror-next = Next: { $who }, to { $task }.
mirror-state = { $state ->
    [paused] ⏸️ The match is paused.
   *[shelved] 🛑 The match has ended without a result.
  }
mirror-over = 🏁 { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
  }
mirror-rank = { $rank }. { $who }: { $score }

mirror-ended = I showed { $what } in a channel, as you asked. That channel is gone, so I have stopped. `/watch` in another channel begins anew.
