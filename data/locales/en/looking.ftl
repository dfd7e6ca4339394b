# The private pages for looking.

hand-head = **Your hand in { $title }**
hand = { $hand }
    -# Only you see this.

log-head = **Log of { $title }**
log-notice = > { $notice }
kept-board = The board after turn { $turn }:
log-empty = Nothing has happened yet.

list-entry = { $thread ->
    [yes] { $place }
   *[no] **{ $title }** in { $place }
  }
    -# { $state }
list-tables = { $count ->
    [0] **No open table here.** Open one with `/match new`, or `/play` against computers.
    [one] **One open table here**
   *[other] **{ $count } open tables here**
  }
list-seats = { $names } ({ $taken } of { $size })
list-running = { $count ->
    [one] **One match to watch**
   *[other] **{ $count } matches to watch**
  }
list-match = **[{ $title }]({ $link })**: { $names }
    -# turn { $turn }, { $who ->
        [none] paused
       *[other] { $who } to act, began { $since }
      }

list-rest = -# and { $count } more
choose = Which of these { $count } matches do you mean?

more-head = **{ $title }**{ $next ->
    [none] {""}
   *[other] {" "}· turn { $turn }. { $next }
  }
standings-head = **{ $title } · standings** after turn { $turn }
more-turn = Board at another turn
more-turn-label = After turn { $number }
more-start-label = Before the first turn

export = The record of **{ $title }**: `{ $file }`.
    { $over ->
    [yes] It holds the seed: `python -m games verify { $file }` checks every shuffle and every move.
   *[no] The seed stays sealed while the match runs, so hidden things stay hidden.
  }

import-done = **{ $title }** is here. Its end is posted in { $place } in a moment.
button-fork = Play on from here
button-fork-yes = Open the table
fork-ask = **Play on from turn { $turn } of { $title }?** I open a new table for as many players. What was hidden then is dealt anew. The match itself stays as it is.
fork-open = Your table is open: **{ $title }** in { $place }.

rules-choice = ## How to play
rules-about = **{ $game }.** { $about }
rules-head = ## How to play { $game }{ $parts ->
    [1] {""}
   *[other] {" "}· page { $part } of { $parts }
  }
rules-paragraph = **{ $title }{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } of { $parts })
  }.** { $text }
rules-look-up = { $first } … { $last }
rules-searched = “{ $text }” stands in more places:
rules-not-found = “{ $text }” does not stand in the rules of { $game }. Try another word for it.
rules-search-title = The rules of { $game }
rules-search = What do you want to read about?
    .detail = A word of the rules, such as the end
button-search = Search
