# Following matches: the silent messages elsewhere, and the page behind /watch. No message here pings anybody.

watch-post-head = **[{ $title }]({ $link })** · { $names }
watch-post-start = It has just begun.
watch-post-before = -# Before that: { $count ->
    [one] turn { $last }
   *[other] turns { $first } to { $last }
  }.
watch-post-next = Next: { $who }, to { $task }.
watch-post-state = { $state ->
    [paused] ⏸️ The match is paused.
   *[archived] 🛑 The match has ended without a result.
  }
watch-post-over = 🏁 { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
  }
watch-post-rank = { $rank }. { $who }: { $score }

watch-post-ended = I showed { $what } in a channel, as you asked. That channel is gone, so I have stopped. Use `/watch` in another channel to begin anew.

## The page

watch-server = every public match of this server
watch-match = **{ $title }**
watch-head = { $count ->
    [0] **Nothing is followed yet.** Following a match shows you its board after every turn, without a ping.
   *[other] **Followed, without a ping**
  }
watch-place = { $place ->
    [dm] in your direct messages
   *[other] in { $place }
  }
watch-entry = { $what }, { watch-place }
watch-entry-read = { $what }, turn by turn; you have read { $turn ->
    [0] its start
   *[other] up to turn { $turn }
  }
watch-unread = 📖 **{ $title }** has gone on { $turn ->
    [0] since its start
   *[other] since turn { $turn }
  }.
watch-read-begun = From now on you read this match turn by turn, here and under `/watch`; I tell you in your direct messages when there is more, and nothing else. Its thread goes on showing the newest board.
watch-read-all = -# You have read { $over ->
    [yes] the whole match.
   *[no] all there is so far.
  }
watch-ended = -# Ended: { $what }, { watch-place }. { $why ->
    [closed] Your direct messages are closed to me.
    [left] You had left the server.
   *[gone] The channel is gone.
  }
watch-how = Follow **{ $title }**:
watch-choose = Another match
watch-none = -# { $read ->
    [yes] No other public match runs here just now.
   *[no] No public match runs here just now.
  }
watch-all = Follow every public match of this server:
watch-begun = From now on I show { $what } { watch-place }: one message a turn, without a ping.
watch-stopped = I no longer show { $what } { watch-place }. What is there stays.
watch-gone = That is no longer followed.

button-follow-dm = { $title ->
    [all] All in my DMs
   *[other] { $title } in my DMs
  }
button-follow-here = { $title ->
    [all] All here
   *[other] { $title } here
  }
button-follow-read = { $title } without spoilers
button-read = Read on
button-unwatch = Stop
button-watch = What is followed

refusal-not-your-watch = Only those who may **Manage Server** can stop what a channel follows.
refusal-watch-here = Here I would show the match to its own table. Go to another channel, or follow it in your DMs.
refusal-cannot-show = I cannot show matches here. I am missing { $list } in this channel; somebody who manages the server can give it to me.
