## The board in words: its alt text, and the whole of it as text

confucius-board-posts = { $ministry } ({ $resolved ->
    [yes] { $minister ->
        [none] gewertet, kein Minister
       *[other] Minister { $minister }, Sekretär { $secretary }
      }
   *[no] Plättchen { $high } { $low }
  }): { JOIN($officials) }
confucius-board-examination = { $candidate ->
    [none] Kein Kandidat übrig.
    [any] Kandidat für ein beliebiges Ministerium, danach { $left ->
        [0] keiner mehr
       *[other] noch { $left }
      }.
    [hidden] Nächster Kandidat unbekannt, danach { $left ->
        [0] keiner mehr
       *[other] noch { $left }
      }.
    [bingbu] Kandidat für Bingbu, danach { $left ->
        [0] keiner mehr
       *[other] noch { $left }
      }.
    [hubu] Kandidat für Hubu, danach { $left ->
        [0] keiner mehr
       *[other] noch { $left }
      }.
   *[gongbu] Kandidat für Gongbu, danach { $left ->
        [0] keiner mehr
       *[other] noch { $left }
      }.
  } Studenten: { JOIN($students) }{ $forced ->
    [yes] , Prüfung erzwungen
   *[no] {""}
  }.{ $laid ->
    [0] {""}
   *[other] {" "}Gelegte Karten: { JOIN($laid) }.
  }
    .student = { $student } { $seat }
    .laid = { $student } { JOIN($laid, by: " ") }
confucius-board-box = Aktionsfelder: { JOIN($list) }.
confucius-board-wall = Große Mauer { $wall } von { $most }.
confucius-board-land = { $land } ({ $state ->
    [won] erobert
    [lost] verloren
   *[open] { $price } Münzen, verloren bei { $brief ->
        [yes] {""}
       *[no] Mauer{" "}
      }{ $wall }
  }): { $brief ->
    [yes] { JOIN($boxes, by: " ") }
   *[no] { JOIN($boxes) }
  }.
    .box = { $brief ->
        [yes] { $points }{ $star ->
            [yes] *
           *[no] {""}
          }{ $seat }
       *[no] { $points }{ $star ->
            [yes] {" "}mit Stern
           *[no] {""}
          } { $seat ->
            [none] leer
           *[other] { $seat }
          }
      }
confucius-board-armies = Armeen in Kolonien { JOIN($colonies, by: " ") }; Vorrat { JOIN($stock, by: " ") }{ $insulted ->
    [0] {""}
   *[other] ; Kaiser beleidigt { JOIN($insulted, by: " ") }
  }.
confucius-board-distant = Ferne Länder: { JOIN($lands) }.
    .land = { confucius-distant-alone }{ $free ->
        [yes] {" "}+{ $points }
       *[no] {""}
      }{ $visitors ->
        [0] {""}
       *[other] {" "}{ JOIN($visitors, by: " ") }
      }
confucius-board-ships = Werften { JOIN($yards, by: " ") }; auf See { JOIN($oceans, by: " ") }; Vorrat { $supply }. Belohnungskarten { $rewards }.

confucius-alt = Confucius, Runde { $round }. { JOIN($legend) }.{ $chief ->
    [none] {""}
   *[other] {" "}Chefminister { $chief }.
  } { $phase ->
    [chief] { $seat } bestimmt den nächsten Chefminister.
    [turn] { $seat } ist am Zug.
    [free] { $seat } hat eine Zusatzaktion.
    [pay] { $seat } bezahlt.
    [favour] { $seat } hat die Kaiserliche Gunst.
    [tutor] { $seat } legt Karten.
    [reveal] Die Prüfung wird entschieden.
    [place] { $seat } setzt den Kandidaten ein.
    [influence] { $seat } gibt Einfluss ab.
    [discard] { $seat } wirft Karten ab.
   *[over] Die Partie ist zu Ende.
  }
    .players = Punkte { JOIN($points, by: " ") }. Würfel { JOIN($cubes, by: " ") }. Karten { JOIN($hands, by: " ") }.{ $rewards ->
        [0] {""}
       *[other] {" "}Belohnungen { JOIN($rewards, by: " ") }.
      }{ $passed ->
        [0] {""}
       *[other] {" "}Gepasst { JOIN($passed, by: " ") }.
      }{ $resigned ->
        [0] {""}
       *[other] {" "}Aufgegeben { JOIN($resigned, by: " ") }.
      }
    .owed = { $list ->
        [0] Niemand ist verpflichtet
       *[other] Geschenke: { JOIN($list) }
      }; bereit { JOIN($ready, by: " ") }.
    .owes = { $seat } hat { JOIN($list, by: " ") }
    .key = Beamte: Platz, Preis, Marker, ! gesichert.
    .ministry = { confucius-board-posts }.
    .official = { $space } { $cost ->
        [0] Kandidat{" "}
        [-2] ?
       *[other] { $cost }
      }{ $seat }{ $secured ->
        [yes] !
       *[no] {""}
      }
    .rest = Mehr unter „Plan als Text“.

confucius-text = **Confucius, Runde { $round }**, { $phase ->
    [chief] der Chefminister wird bestimmt
    [turn] Aktionen
    [free] eine Zusatzaktion
    [pay] Bezahlung
    [favour] Kaiserliche Gunst
    [tutor] Prüfung
    [reveal] Prüfung
    [place] ein Kandidat wird eingesetzt
    [influence] ein Ministerium wird gewertet
    [discard] Karten werden abgeworfen
   *[over] Ende
  }. „3 kostet 5 A“: Der Beamte auf Platz 3 kostet 5 und trägt den Marker von A.
    .player = { $letter } { $seat }: { confucius-points }, { confucius-cubes }, { confucius-card-count }{ $rewards ->
        [0] {""}
        [one] , 1 Belohnungskarte
       *[other] , { $rewards } Belohnungskarten
      }{ $open ->
        [0] {""}
       *[other] {" "}({ JOIN($open, by: ", ") })
      }{ $chief ->
        [yes] ; Chefminister
       *[no] {""}
      }{ $commercial ->
        [yes] ; hatte Geschäftseinkommen
       *[no] {""}
      }{ $passed ->
        [yes] ; gepasst
       *[no] {""}
      }{ $resigned ->
        [yes] ; aufgegeben
       *[no] {""}
      }{ $acts ->
        [yes] {" "}← am Zug
       *[no] {""}
      }
    .court = **Hof**
    .realm = **Reich**
    .ministry = { confucius-board-posts }{ $secured ->
        [0] {""}
       *[other] ; gesichert { JOIN($secured, by: " ") }
      }{ $empty ->
        [0] {""}
       *[other] ; leer { JOIN($empty, by: " ") }
      }.
    .official = { $space } { $cost ->
        [0] Kandidat
        [-2] neu
       *[other] kostet { $cost }
      }{ $seat ->
        [none] {""}
       *[other] {" "}{ $seat }
      }
    .gifts = **Geschenke** nach Wert: Wandbehang 1, Fliese 2, Vase 3, Mantel 4, Halskette 5, Dschunke 6
    .given = { $value } an { $seat }
    .owner = { $seat } { $given ->
        [0] bereit
       *[other] verschenkt { JOIN($given) }, bereit
      } { JOIN($ready, by: " ") }, nicht gekauft { JOIN($unbought, by: " ") }
    .titles = **{ $over ->
        [yes] Zahlen für die Titel
       *[no] Titel nach jetzigem Stand
      }**: Chefminister (Beamte und Ämter) { JOIN($chief, by: " ") }; Admiral (5 je Land, 1 je Dschunke auf See) { JOIN($admiral, by: " ") }; General (Armeen) { JOIN($general, by: " ") }
