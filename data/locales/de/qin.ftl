# Qin. A message has the name of an event, its facts are the event's fields. $tense: past "gegründet", which ends a
# sentence with "hat", now "gründet". A seat shows as its name; choose by you (who is spoken to), own (whose turn is
# told), other, none.

qin-task = ein Plättchen legen

# As it stands before "Provinz" or "Hälfte", as a subject or an object.
qin-colour = { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
  }
qin-tile = { $tile ->
    [RR] Doppelrot
    [YY] Doppelgelb
    [BB] Doppelblau
    [RY] Rot/Gelb
    [RB] Rot/Blau
    [YB] Gelb/Blau
   *[other] ein verdecktes Plättchen
  }

## What a placement does. "Mei hat ... gelegt und" or "Dieser Zug" stands before.

qin-province-founded = { $tense ->
    [past] { $major ->
        [yes] gleich eine { $colour } Großprovinz mit { $size } Feldern (Doppelpagode)
       *[no] eine { $colour } Provinz mit { $size } Feldern
      } gegründet
   *[now] gründet { $major ->
        [yes] gleich eine { $colour } Großprovinz mit { $size } Feldern: eine Doppelpagode
       *[no] eine { $colour } Provinz mit { $size } Feldern
      }
  }
    .short = gründet { $colour ->
        [R] Rot
        [Y] Gelb
       *[B] Blau
      } ({ $size })
qin-province-expanded = { $tense ->
    [past] {""}
   *[now] erweitert{" "}
  }{ $seat ->
    [you] deine { $colour } Provinz
    [own] die eigene { $colour } Provinz
   *[other] die { $colour } Provinz von { $seat }
  } ({ $before } → { $after }{ $promoted ->
    [yes] : zweite Pagode
   *[no] {""}
  }){ $tense ->
    [past] {" "}erweitert
   *[now] {""}
  }
    .short = erweitert { $seat ->
        [you] dein{" "}
       *[other] {""}
      }{ $colour ->
        [R] Rot
        [Y] Gelb
       *[B] Blau
      }{ $seat ->
        [you] {""}
       *[other] {" "}von { $seat }
      } ({ $before }→{ $after })
qin-provinces-joined = { $tense ->
    [past] {""}
   *[now] verbindet{" "}
  }die { $colour ->
    [R] roten
    [Y] gelben
   *[B] blauen
  } Provinzen zu { $seat ->
    [you] deiner Großprovinz
    [own] einer eigenen Großprovinz
   *[other] einer Großprovinz von { $seat }
  } ({ $size } Felder{ $against ->
    [0] {""}
   *[other] , { $most } gegen { $against }
  }{ $returned ->
    [0] {""}
   *[other] ; Pagoden zurück: { $returned }
  }){ $tense ->
    [past] {" "}verbunden
   *[now] {""}
  }
    .returned = { $pagodas } an { $seat ->
        [you] dich
       *[other] { $seat }
      }
    .short = verbindet { $colour ->
        [R] Rot
        [Y] Gelb
       *[B] Blau
      } für { $seat ->
        [you] dich
       *[other] { $seat }
      } ({ $size })
qin-village-taken = { $seat ->
    [you] bringt dir das Dorf auf { $squares }{ $loser ->
        [none] {""}
       *[other] {" "}von { $loser } ({ $weight } gegen { $loser_weight })
      }
    [own] das Dorf auf { $squares } { $loser ->
        [none] angeschlossen
       *[other] von { $loser } übernommen ({ $weight } gegen { $loser_weight })
      }
   *[other] { $tense ->
        [past] { $loser ->
            [none] { $seat } das Dorf auf { $squares } verschafft
            [own] das eigene Dorf auf { $squares } an { $seat } verloren
           *[other] { $seat } das Dorf von { $loser } auf { $squares } verschafft
          }
       *[now] verschafft { $seat } { $loser ->
            [none] das Dorf
            [you] dein Dorf
           *[other] das Dorf von { $loser }
          } auf { $squares }
      }
  }
    .short = { $seat ->
        [you] bringt dir Dorf { $squares }
       *[other] bringt { $seat } Dorf { $squares }
      }
qin-village-freed = { $tense ->
    [past] das Dorf auf { $squares } freigegeben
   *[now] gibt das Dorf auf { $squares } frei
  }
    .short = gibt Dorf { $squares } frei

## A turn after the fact

qin-tile-placed = { $seat } hat { $tile } auf **{ $first }-{ $second }** gelegt{ $listed ->
    [yes] :
   *[no] { $effects ->
        [0] .
        [1] {" "}und { $effects }.
       *[other] , { $effects }.
      }
  }
qin-skipped = { $reason ->
    [no-tiles] { $seat } hat kein Plättchen mehr und wird übersprungen.
   *[no-placement] { $seat } hat kein Plättchen, das passt, und wird übersprungen.
  }
qin-seat-resigned = { $seat } hat aufgegeben. Die Pagoden bleiben stehen, die Züge entfallen.
qin-game-ended = { $end ->
    [last-pagoda] Die letzte Pagode von { $seats } steht auf dem Spielplan: Dieses Spiel ist zu Ende.
    [no-placement] Kein Plättchen passt mehr: Dieses Spiel ist zu Ende.
   *[resigned] Nur noch eine Person ist übrig: Die Partie ist zu Ende.
  }{ $goes_on ->
    [no] {""}
   *[yes] {" "}Pagoden übrig: { JOIN($left, by: " · ") }.
  }
qin-game-begun = Spiel { $number } beginnt auf dem Spielplan { $board ->
    [lion] „Löwe“
   *[bird] „Vogel“
  }. { $seat } fängt an.
qin-standings = Pagoden übrig: { JOIN($list, by: " · ") } · { $pile ->
    [0] der Stapel ist leer
    [one] 1 Plättchen im Stapel
   *[other] { $pile } Plättchen im Stapel
  }

## The panel

qin-ask-tile = Welches Plättchen legst du?
qin-ask-square = Wohin kommt die { $double ->
    [yes] obere oder linke Hälfte von { $tile }
   *[no] { $colour1 } Hälfte
  }?
qin-ask-direction = { $double ->
    [yes] { $tile } beginnt auf { $square }. Wo endet es?
   *[no] Die { $colour1 } Hälfte liegt auf { $square }. Wohin kommt die { $colour2 } Hälfte?
  }
qin-hint = { $slot ->
    [tile] Wähl ein Plättchen
    [square] Wähl ein Feld
   *[direction] Wähl das zweite Feld
  }
qin-label-tile = { $tile } ({ TYPED($tile) })
    .detail = { $actions ->
        [one] eine Möglichkeit
       *[other] { $actions } Möglichkeiten
      }
qin-label-square = { $square }
    .detail = { $certain ->
        [yes] { $effects ->
            [0] zwei einzelne Felder
           *[other] { JOIN($effects) }
          }
       *[no] { $actions } Möglichkeiten, teils: { JOIN($effects) }
      }
qin-label-direction = { $square2 }, { $direction ->
    [north] darüber
    [east] rechts
    [south] darunter
   *[west] links
  }
    .detail = { $certain ->
        [yes] { $effects ->
            [0] zwei einzelne Felder
           *[other] { JOIN($effects) }
          }
       *[no] { $actions } Möglichkeiten, teils: { JOIN($effects) }
      }
qin-preview = Du legst **{ $tile }** auf **{ $first }-{ $second }**. { $count ->
    [0] Sonst geschieht nichts: zwei einzelne Felder.
   *[other] Dieser Zug:
  }
qin-reserve-changed = { $seat } { $before } → **{ $after }**
qin-preview-changes = Pagoden übrig: { JOIN($list, by: " · ") }
qin-final = { $draws ->
    [yes] Du ziehst ein Plättchen: Danach kannst du nichts zurücknehmen.
   *[no] Dein Zug endet: Danach kannst du nichts zurücknehmen.
  }

## The hand

qin-hand = { $list ->
    [0] Du hast kein Plättchen auf der Hand.
   *[other] Du hast { $list } auf der Hand.
  } Pagoden übrig: { $pagodas }.
qin-tile-drawn = Du hast **{ qin-hand-tile }** gezogen.
qin-hand-tile = { $tile } ({ TYPED($tile) })

## The board in words

qin-alt-head = Qin, Spielplan { $board ->
    [lion] „Löwe“
   *[bird] „Vogel“
  }.
qin-alt-state = { $number ->
    [0] {""}
   *[other] Spiel { $number } von 2.{" "}
  }{ $over ->
    [yes] Die Partie ist zu Ende.
   *[no] { $who } ist am Zug.
  } Pagoden übrig{ $games ->
    [1] {""}
   *[other] {" "}(beide Spiele)
  }: { JOIN($reserves) }. Plättchen auf der Hand: { JOIN($hands) }. Plättchen im Stapel: { $pile }.{ $resigned ->
    [0] {""}
   *[other] {" "}Aufgegeben: { JOIN($resigned) }.
  }
qin-alt-colour = { $colour ->
    [R] Rot
    [Y] Gelb
   *[B] Blau
  }: { $list }.
qin-alt-double = {" "}doppelt
qin-alt-loose = einzeln { $squares }
qin-alt-villages = Dörfer: { $held }; frei { $free }.

qin-text-head = **Qin, Spielplan { $board ->
    [lion] „Löwe“
   *[bird] „Vogel“
  }.** Spalten A bis M von links, Zeilen 1 bis 13 von oben.
qin-text-colour = { $colour ->
    [R] **Rote Provinzen**
    [Y] **Gelbe Provinzen**
   *[B] **Blaue Provinzen**
  }
qin-text-province = - { $who }: { $squares } ({ $size } Felder, { $pagodas ->
    [2] Doppelpagode
   *[1] eine Pagode
  })
qin-text-loose = - einzeln: { $squares }
qin-text-villages = **Dörfer**
qin-text-village = - { $held ->
    [yes] { $holder }
   *[no] frei
  }: { $squares }
qin-text-water = Wasser: { $squares }

## Captions on the picture

qin-captions =
    .turn = { $turn ->
        [0] Anfang
       *[other] Zug { $turn }
      }
    .left = { $pile } übrig
    .over = Ende
    .game = { $number ->
        [0] {""}
       *[other] Spiel { $number } von 2
      }
    .question = { $slot ->
        [tile] Plättchen wählen
        [direction] { $colour2 ->
            [R] Rote
            [Y] Gelbe
           *[B] Blaue
          } Hälfte legen
       *[square] { $colour1 ->
            [R] Rote
            [Y] Gelbe
           *[B] Blaue
          } Hälfte legen
      }

## The end

qin-ending = { $end ->
    [no-placement] Kein Plättchen passt mehr: Es gewinnt, wer { $series ->
        [yes] in beiden Spielen zusammen die wenigsten Pagoden übrig hat.
       *[no] die meisten Pagoden auf dem Spielplan hat.
      }
    [resigned] { others-resigned }
   *[last-pagoda] { $series ->
        [yes] Beide Spiele sind gespielt: Es gewinnt, wer zusammen die wenigsten Pagoden übrig hat.
       *[no] { $seat ->
            [none] { $winners } hat die letzte eigene Pagode gebaut.
           *[other] Die letzte Pagode von { $seat } (aufgegeben) steht auf dem Spielplan: Von den anderen gewinnt, wer dort die meisten Pagoden hat.
          }
      }
  }
qin-score = { $score ->
    [one] 1 Pagode
   *[other] { $score } Pagoden
  } { $series ->
    [yes] übrig
   *[no] auf dem Spielplan
  } ({ JOIN($sources) })
qin-source = { $source ->
    [villages] Dörfer
    [game-1] erstes Spiel
    [game-2] zweites Spiel
   *[provinces] Provinzen
  } { $count }

## Options of a match

option-qin-board = Spielplan
option-qin-series = Serie
option-qin-board-bird = Vogel (leicht, ohne Wasser)
option-qin-board-lion = Löwe (Wasser, mehr Dörfer)
option-qin-series-single = ein Spiel
option-qin-series-both = beide Spielpläne, je ein Spiel
