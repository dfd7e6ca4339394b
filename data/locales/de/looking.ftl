# The private pages for looking.

hand-head = **Deine Hand in { $title }**
hand = { $hand }
    -# Nur du siehst das.

log-head = **Verlauf von { $title }**
log-notice = > { $notice }
kept-board = Der Spielplan nach Zug { $turn }:
log-empty = Noch ist nichts geschehen.

list-entry = { $thread ->
    [yes] { $place }
   *[no] **{ $title }** in { $place }
  }
    -# { $state }
list-tables = { $count ->
    [0] **Hier ist kein Tisch offen.** Öffne einen mit `/match new`, oder spiel mit `/play` eine Partie gegen Computer.
    [one] **Ein offener Tisch**
   *[other] **{ $count } offene Tische**
  }
list-seats = { $names } ({ $taken } von { $size })
list-running = { $count ->
    [one] **Eine Partie zum Zuschauen**
   *[other] **{ $count } Partien zum Zuschauen**
  }
list-match = **[{ $title }]({ $link })**: { $names }
    -# Zug { $turn }, { $who ->
        [none] pausiert
       *[other] { $who } am Zug, Beginn { $since }
      }

list-rest = -# und noch { $count }
choose = Welche dieser { $count } Partien meinst du?

more-head = **{ $title }**{ $next ->
    [none] {""}
   *[other] {" "}· Zug { $turn }. { $next }
  }
standings-head = **{ $title } · Zwischenstand** nach Zug { $turn }
more-turn = Spielplan nach einem anderen Zug
more-turn-label = Nach Zug { $number }
more-start-label = Vor dem ersten Zug

export = Die Aufzeichnung von **{ $title }**: `{ $file }`.
    { $over ->
    [yes] Sie enthält den Startwert: `python -m games verify { $file }` prüft jedes Mischen und jeden Zug.
   *[no] Der Startwert bleibt versiegelt, solange die Partie läuft; so bleibt Verdecktes verdeckt.
  }

import-done = **{ $title }** ist da. Gleich erscheint in { $place }, wie die Partie ausging.
button-fork = Ab hier weiterspielen
button-fork-yes = Tisch öffnen
fork-ask = **Ab Zug { $turn } von { $title } weiterspielen?** Ich öffne einen neuen Tisch mit ebenso vielen Plätzen. Was damals verdeckt war, wird neu verteilt. Die Partie selbst bleibt, wie sie ist.
fork-open = Dein Tisch ist offen: **{ $title }** in { $place }.

rules-choice = ## Spielregeln
rules-about = **{ $game }.** { $about }
rules-head = ## So spielt man { $game }{ $parts ->
    [1] {""}
   *[other] {" "}· Seite { $part } von { $parts }
  }
rules-paragraph = **{ $title }{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } von { $parts })
  }.** { $text }
rules-look-up = { $first } … { $last }
rules-searched = „{ $text }“ steht noch an anderen Stellen:
rules-not-found = „{ $text }“ steht nicht in den Regeln von { $game }. Versuch es mit einem anderen Wort.
rules-search-title = Die Regeln von { $game }
rules-search = Worüber willst du lesen?
    .detail = Ein Wort aus den Regeln, etwa Ende
button-search = Suchen
