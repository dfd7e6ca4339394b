# China. A message has the name of an event, its facts are the event's fields. $tense: past to everybody, now to the one who
# moves. A seat shows as its name; choose by you (who is spoken to), own (whose turn is told), other, none.

china-task = { $phase ->
    [place] einen zweiten Stein setzen oder Karten nachziehen
    [draw] Karten nachziehen
   *[start] Steine setzen oder eine Karte tauschen
  }

china-colour = { $colour ->
    [R] Rot
    [G] Grün
    [Y] Gelb
    [O] Orange
   *[V] Violett
  }
china-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
china-cards = { $colour ->
    [R] { china-count }Rot
    [G] { china-count }Grün
    [Y] { china-count }Gelb
    [O] { china-count }Orange
    [V] { china-count }Violett
   *[hidden] { china-hidden }
  }
china-count = { $count ->
    [1] {""}
   *[other] { $count }{" "}
  }
china-pay = { $pay ->
    [R] rote Karte
    [G] grüne Karte
    [Y] gelbe Karte
    [O] orange Karte
    [V] violette Karte
    [RR] rotes Paar
    [GG] grünes Paar
    [YY] gelbes Paar
    [OO] oranges Paar
   *[VV] violettes Paar
  }

## A turn

china-placed = { $seat ->
    [you] Du setzt { $pieces }.
   *[other] { $seat } hat { $pieces } gesetzt.
  }
china-piece-placed = { $piece ->
    [house] ein Haus auf **{ $place }**
    [fort] eine Befestigung auf **{ $place }**
   *[emissary] einen Abgesandten in **{ $place }**
  } ({ $pay })
china-exchanged = { $seat ->
    [you] Du tauschst und legst { $card } ab.
   *[other] { $seat } hat getauscht und { $card } abgelegt.
  }
# The list is "nimmst Rot aus der Auslage und ziehst ..." to the one who moves, "Rot aus der Auslage und ..." otherwise.
china-refilled = { $seat ->
    [you] Du { $list }.
   *[other] { $begins ->
        [yes] { $seat } hat { $list } nachgezogen.
       *[no] Nachgezogen: { $list }.
      }
  }
china-refilled-none = { $tense ->
    [now] Dafür ist keine Karte mehr da.
   *[past] Dafür war keine Karte mehr da.
  }
china-card-taken = { $tense ->
    [now] nimmst { $cards } aus der Auslage
   *[past] { $cards } aus der Auslage
  }
china-card-drawn = { $tense ->
    [now] ziehst{" "}
   *[past] {""}
  }{ $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }
  } verdeckt
china-drawn = Du hast **{ $cards }** verdeckt gezogen.
china-row-filled = Neu in der Auslage: { $cards }.

china-houses-scored = **{ $province } ist voll**, also werden die Häuser gewertet (Regel: { $rule }):
china-full-brief = **{ $province } ist voll**: { $gains }
china-scored = { $seats } { $seats ->
    [1] {""}
   *[other] je{" "}
  }**+{ $points }**: { $rank ->
    [1] die meisten Häuser{ $shared ->
        [yes] , gemeinsam
       *[no] {""}
      } ({ $own }), { $total ->
        [1] ein Punkt für das eine Haus dort
       *[other] ein Punkt für jedes der { $total } Häuser dort
      }
    [2] die zweitmeisten ({ $own }), so viele Punkte, wie der erste Rang Häuser hat ({ $above })
   *[other] die { $rank ->
        [3] drittmeisten
        [4] viertmeisten
       *[5] fünftmeisten
      } ({ $own }), so viele Punkte, wie der Rang davor Häuser hat ({ $above })
  }{ $doubled ->
    [yes] , verdoppelt durch eine Befestigung
   *[no] {""}
  }
china-deck-ran-out = { $tense ->
    [now] Damit ist der Stapel zum { $time ->
        [1] ersten Mal aufgebraucht: { $size } abgelegte Karten werden zu einem neuen Stapel gemischt.
       *[2] zweiten Mal aufgebraucht: { china-turns-left }
      }
   *[past] Der Stapel war zum { $time ->
        [1] ersten Mal aufgebraucht: { $size } abgelegte Karten wurden zu einem neuen Stapel gemischt.
       *[2] zweiten Mal aufgebraucht: { china-turns-left }
      }
  }
china-turns-left = { $last ->
    [0] Das ist der letzte Zug.
    [one] **letzte Runde**, noch 1 Zug.
   *[other] **letzte Runde**, noch { TYPED($last) } Züge.
  }
china-seat-resigned = { $seat } hat aufgegeben. Die Steine bleiben stehen und zählen, die Züge entfallen.
china-game-ended = { $tense ->
    [now] Damit endet die Partie: { $end ->
        [blocked] Niemand kann mehr einen Stein setzen.
       *[deck] Der Stapel ist zum zweiten Mal aufgebraucht und die Runde zu Ende gespielt.
      }
   *[past] Die Partie ist zu Ende: { $end ->
        [blocked] Niemand kann mehr einen Stein setzen.
        [resigned] Nur noch eine Person ist übrig.
       *[deck] Der Stapel ist zum zweiten Mal aufgebraucht und die Runde zu Ende gespielt.
      }
  } Es folgt die Schlusswertung.
china-score-changed = { $seat } { $before } → **{ $after }**
china-changes = Punkte: { JOIN($list, by: " · ") }
china-standings = Punkte: { JOIN($list, by: " · ") }{ $over ->
    [yes] {""}
   *[no] {" "}· { $time ->
        [2] Stapel aufgebraucht
       *[other] { $deck ->
            [one] noch 1 Karte im Stapel
           *[other] noch { $deck } Karten im Stapel
          }, { $time ->
            [0] erster
           *[1] zweiter
          } von zwei Durchgängen
      }{ $time ->
        [2] {" "}· **letzte Runde**, es spielen noch: { $seats }
       *[other] {""}
      }
  }

## The panel

china-ask = { $slot ->
    [province] Wohin setzt du einen Stein? Oder tauschst du eine Karte?
    [place] { $second ->
        [yes] Setzt du in { $province } einen zweiten Stein (für { $pays }), und wohin?
       *[no] Wohin in { $province } setzt du einen Stein (für { $pays })?
      }
    [piece] Ein Haus oder deine Befestigung auf { $place }?
    [pay] Womit bezahlst du { $piece ->
        [house] das Haus auf { $place }
        [fort] die Befestigung auf { $place }
       *[emissary] den Abgesandten in { $place }
      }?
    [card] { $able ->
        [yes] Welche Karte legst du ab?
       *[no] Du kannst keinen Stein setzen, also tauschst du eine Karte. Welche legst du ab?
      }
   *[draw] { $left ->
        [1] Welche Karte nimmst du? Damit endet dein Zug.
       *[other] Du ziehst { $left } Karten nach, eine nach der anderen. Welche nimmst du jetzt?
      }
  }
china-hint = { $slot ->
    [province] Wähl eine Provinz oder tausche
    [place] { $places ->
        [spaces] Wähl ein Feld
        [dragon] Wähl das Drachenfeld oder hör auf
       *[both] Wähl ein Feld oder das Drachenfeld
      }
    [piece] Wähl einen Stein
    [pay] Wähl, womit du bezahlst
    [card] Wähl eine Karte zum Ablegen
   *[draw] Wähl eine Karte
  }

china-piece-short = { $piece ->
    [house] Haus auf { $place }
    [fort] Befestigung auf { $place }
   *[emissary] Abgesandter in { $place }
  } ({ $pay })
china-discarded = { $card } abgelegt
china-full-short = { $province } voll: { $gains }
china-ran-out-short = { $time ->
    [1] Stapel aufgebraucht und neu gemischt
   *[2] Stapel endgültig aufgebraucht
  }
china-chosen-exchange = tauschen
china-chosen = { $piece ->
    [house] Haus auf { $place }
    [fort] Befestigung auf { $place }
    [emissary] Abgesandter in { $place }
   *[space] { $place }
  }

china-lead = { $state ->
    [alone] du allein: { $most }
    [own] du führst { $most }:{ $next }
    [shared] gleichauf mit { JOIN($seats, by: " ") }, { $most }:{ $most }
    [behind] { JOIN($seats, by: " ") } vorn, { $most }:{ $own }
   *[others] { JOIN($seats, by: " ") } vorn mit { $most }
  }
china-label-province = { $province } (für { $pays })
china-last-house = letztes Haus: { $gains }
china-room = Abgesandte { $count } von { $most }
china-kind = { $piece ->
    [house] Haus
    [fort] Befestigung
   *[emissary] Abgesandter
  }
china-pair = { $same ->
    [yes] { $first ->
        [house] 2 Häuser
       *[emissary] 2 Abgesandte
      }
   *[no] { $first ->
        [house] Haus
       *[emissary] Abgesandter
      } + { $second ->
        [emissary] Abgesandter
       *[fort] Befestigung
      }
  }
china-pieces = { $most ->
    [one] 1 Stein
   *[other] 2 Steine
  }{ $any ->
    [yes] {" "}nach Wahl
   *[no] : { $list }
  }
china-label-exchange = Eine Karte tauschen
china-exchange-costs = eine ablegen, { $left ->
    [0] keine
   *[other] eine andere
  } nehmen; nichts setzen

china-label-space = Feld { $number }{ $fortified ->
    [yes] {" "}(Befestigung)
   *[no] {""}
  }
china-label-dragon = Drachenfeld: ein Abgesandter
china-label-done = Kein zweiter Stein
china-done-costs = { $count ->
    [0] du hast keine Karte
    [one] du behältst 1 Karte
   *[other] du behältst { $count } Karten
  }{ $draws ->
    [0] ; keine mehr da
   *[other] {" "}und ziehst { $draws }
  }
china-then = dann: { $lead }
china-full-then = voll: { $gains }
china-spaces-left = { $left } frei
china-doubles = verdoppelt deine Punkte
china-beside = verbunden mit { $spaces }
china-rows = Reihen { $before } → { $after }
china-fort-brings = ein Haus dort verdoppelt { $province } und seine Reihe
china-nth = Abgesandter { $number } von { $most }
china-alliances = { $change ->
    [lost] bricht { china-alliance-or-more }
    [raised] { china-alliance-or-more }: { $before } → { $after }
   *[gained] { china-alliance-or-more }: +{ $after }
  }
china-alliance-or-more = { $list ->
    [one] Bündnis
   *[other] Bündnisse
  } { JOIN($list) }
china-alliance-of = { $number } von { JOIN($seats, by: " ") }

china-label-piece = { $piece ->
    [house] Haus
   *[fort] Befestigung
  }
china-label-pay = { $pay ->
    [R] Rote Karte
    [G] Grüne Karte
    [Y] Gelbe Karte
    [O] Orange Karte
    [V] Violette Karte
    [RR] Rotes Paar
    [GG] Grünes Paar
    [YY] Gelbes Paar
    [OO] Oranges Paar
   *[VV] Violettes Paar
  }
china-kept = { $cards ->
    [0] du behältst keine Karte
   *[other] du behältst { $cards }
  }
china-second = { $possible ->
    [yes] zweiter Stein möglich
   *[no] kein zweiter Stein
  }
china-label-card = { $colour } ablegen
china-label-draw = { $colour ->
    [R] Rot
    [G] Grün
    [Y] Gelb
    [O] Orange
   *[V] Violett
  }, für { $provinces }
china-for = für { $provinces }
china-held = dann hast du { $cards }
china-label-deck = Verdeckt vom Stapel
china-deck-left = { $count ->
    [one] letzte Karte: { $time ->
        [0] Ablage wird zum Stapel
       *[1] { $last ->
            [yes] dieser Zug ist der letzte
           *[no] diese Runde ist die letzte
          }
      }
   *[other] noch { $count }{ $time ->
        [0] {""}
       *[1] ; die Runde, in der sie ausgehen, ist die letzte
      }
  } · ohne Zurücknehmen

china-final-move = { $what ->
    [deck] Du ziehst verdeckt: Danach kannst du nichts zurücknehmen.
    [row] Die Auslage wird vom Stapel aufgefüllt: Danach kannst du nichts zurücknehmen.
    [match] Die Partie endet: Danach kannst du nichts zurücknehmen.
   *[turn] Dein Zug endet: Danach kannst du nichts zurücknehmen.
  }

## The hand

china-hand = { $list ->
    [0] Du hast keine Karte auf der Hand.
   *[other] Du hast { $list } auf der Hand.
  } Steine übrig: { china-pieces-left }{ $forts ->
    [0] {""}
   *[other] , 1 Befestigung
  }.
china-pieces-left = { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
  }, { $emissaries ->
    [one] 1 Abgesandter
   *[other] { $emissaries } Abgesandte
  }
china-hand-card = { china-count }{ $colour } ({ $provinces })

## The board in words

china-alt-head = China, Seite { $side }.{ $named ->
    [yes] {" "}{ $legend }. Je Provinz: wer auf welchen Feldern Häuser hat; am Drachen Abgesandte.
   *[no] {""}
  }
china-alt-state = { $over ->
    [yes] Die Partie ist zu Ende.
   *[no] { $who } ist am Zug{ $last ->
        [yes] , letzte Runde
       *[no] {""}
      }.
  } { $emperor } hat den Kaiser. Punkte { $scores }. Häuser übrig { $houses }; Abgesandte übrig { $emissaries }{ $fortified ->
    [yes] ; Befestigungen übrig { $forts }
   *[no] {""}
  }.{ $left ->
    [yes] {" "}Aufgegeben: { $resigned }.
   *[no] {""}
  } Auslage: { $row }. Stapel { $time ->
    [0] { $deck }, erster von zwei Durchgängen
    [1] { $deck }, zweiter von zwei Durchgängen
   *[2] aufgebraucht
  }; Ablage { $used }.
china-alt-province = { $province }: { $built ->
    [yes] { $houses }
   *[no] leer
  }{ $full ->
    [yes] , voll
   *[no] { $built ->
        [yes] , frei { $free }
       *[no] {""}
      }
  }{ $sent ->
    [yes] ; Drache { $emissaries }
   *[no] {""}
  }.
china-alt-forts = Befestigungen: { $spaces }.
china-alt-alliances = Bündnisse, wer sie jetzt hätte, Punkte: { $list }.

china-text-head = **China, Seite { $side } des Spielplans.** „A auf 1 3-5“: A hat Häuser auf den Feldern 1, 3, 4 und 5.
china-text-seat = { $letter } { $who }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }, übrig { china-pieces-left }{ $forts ->
    [0] {""}
   *[other] , 1 Befestigung
  }; { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }{ $emperor ->
    [yes] ; Kaiser
   *[no] {""}
  }{ $resigned ->
    [yes] ; aufgegeben
   *[no] {""}
  }{ $acts ->
    [yes] {" "}← am Zug
   *[no] {""}
  }
china-text-cards = Auslage: { $row }. Stapel: { $time ->
    [2] aufgebraucht
   *[other] { $deck }, { $time ->
        [0] erster
       *[1] zweiter
      } von zwei Durchgängen
  }. Ablage: { $used }.{ $last ->
    [yes] {" "}Letzte Runde.
   *[no] {""}
  }
china-text-provinces = **Provinzen**
china-text-houses = { $who } auf { $spaces }
china-text-province = - { $province } ({ $colour ->
    [R] rot
    [G] grün
    [Y] gelb
    [O] orange
   *[V] violett
  }{ $full ->
    [yes] , gewertet
   *[no] {""}
  }): { $houses }; frei { $free }; Abgesandte { $emissaries }, höchstens { $most }
china-text-alliances = **Bündnisse** und wer jetzt die Punkte bekäme
china-text-alliance = { $number } { $first }–{ $second }{ $scores ->
    [yes] {" "}**{ $who } { $points }**
   *[no] {""}
  }
china-text-roads = **Straßen**
china-text-within = In den Provinzen: { $list }
china-text-across = Über Grenzen: { $list }

## Captions on the picture

china-captions =
    .over = Ende
    .last = Letzte Runde
    .deck = { $time ->
        [1] letzte
       *[other] Deck
      }
    .used = weg
    .hand = Hand
    .houses = Häuser
    .alliances = Bündnis
    .roads = Straßen
    .total = gesamt
    .left = übrig
    .turn = { $turn ->
        [0] Anfang
       *[other] Zug { $turn }
      }
    .question = { $slot ->
        [province] Provinz wählen
        [place] Feld wählen
        [piece] Stein wählen
        [pay] Zahlung wählen
        [card] Karte ablegen
       *[draw] Karte nehmen
      }



## The end

china-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  } ({ JOIN($sources) })
china-source = { $source ->
    [houses] Häuser
    [alliances] Bündnisse
   *[roads] Straßen
  } { $count }
china-ending = { $end ->
    [blocked] Niemand konnte mehr einen Stein setzen. Es gewinnt, wer die meisten Punkte hat.
    [resigned] { others-resigned }
   *[deck] Der Stapel war zum zweiten Mal aufgebraucht, und die Runde ist zu Ende gespielt. Es gewinnt, wer die meisten Punkte hat.
  }
china-ending-tie = Bei gleich vielen Punkten liegt vorn, wer mehr Steine übrig hat (Häuser, Abgesandte, Befestigung); wer aufgegeben hat, kommt zuletzt.
china-ending-shared = { $seats } haben gleich viele Punkte und gleich viele Steine übrig und gewinnen gemeinsam.

china-final = **Schlusswertung**{ $names ->
    [yes] : { $legend }
   *[no] {""}
  }
china-final-step = { $step ->
    [houses] **1. Häuser**{ $none ->
        [yes] : keine weitere Provinz bringt Punkte
       *[no] {" "}der Provinzen, die noch nicht gewertet sind
      }
    [alliances] **2. Bündnisse**: { $none ->
        [yes] niemand hat in zwei benachbarten Provinzen die meisten Abgesandten
       *[no] die meisten Abgesandten in beiden Provinzen, ein Punkt für jeden Abgesandten dort
      }
   *[roads] **3. Straßen**: { $none ->
        [yes] niemand hat eine Reihe aus vier oder mehr Häusern
       *[no] Reihen aus vier oder mehr Häusern, ein Punkt für jedes Haus
      }
  }
china-final-houses = { $province } (Häuser { JOIN($own) }): { JOIN($gains) }
china-alliance-scored = { $number } { $province1 }–{ $province2 } ({ $here } + { $there }): { JOIN($gains) }
china-road-scored = { $gains }: { $spaces }
china-gain = { $seat } +{ $points }{ $doubled ->
    [yes] {" "}(verdoppelt)
   *[no] {""}
  }
china-final-sum = **Punkte:** { JOIN($list, by: " · ") }

## Options of a match

option-china-four = Straßen zu viert
option-china-fortifications = Befestigungen
    .detail = Alle haben eine. Ein Haus darauf bringt doppelte Punkte für seine Provinz und für seine Reihe.
option-china-four-3-4 = Seite 3-4
option-china-four-4-5 = Seite 4-5

## Daueraufträge

order-china-draw = Vom Stapel ziehen
    .detail = Du nimmst verdeckt vom Stapel. An, bis du es ausschaltest oder der Stapel verbraucht ist.
