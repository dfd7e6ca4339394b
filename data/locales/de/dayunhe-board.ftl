# The board of Da Yunhe in words: alt text, the whole of it as text, the way that the coordinator would go.

dayunhe-coordinator = { $over ->
    [yes] { dayunhe-at }, am Ende seiner letzten Fahrt
   *[no] { dayunhe-at }{ $lying ->
        [yes] , liegt in der Tee-Pause
       *[no] {""}
      }, { $there ->
        [yes] an seinem Wendepunkt
       *[no] Ziel { $goal }
      }, Fahrt { $trip } von { $trips }
  }

## Alt text

dayunhe-alt-head = Da Yunhe{ $round ->
    [0] , vor Runde 1
   *[other] , Runde { $round }
  }.{ $legend ->
    [0] {""}
   *[other] {" "}{ JOIN($legend) }.
  } { $phase ->
    [stock] { $seat } wählt ein Plättchen fürs Lager.
    [take] { $seat } nimmt eine Karte.
    [act] { $seat } führt { $card ->
        [hidden] { $card }
       *[other] die Karte { $card }
      } aus.
    [face] { $seat } dreht ein Plättchen.
    [fork] { $seat } wählt den Weg des Koordinators.
   *[over] Die Partie ist zu Ende.
  } Koordinator { dayunhe-coordinator }.
dayunhe-alt = Ansehen { JOIN($prestige) }.
    { $cards ->
        [0] {""}
       *[other] Karten { JOIN($cards) }.
      }
    { $regions }
    Mauer, Aufstand bei { $level }: { $wall ->
        [0] leer
       *[other] { JOIN($wall) }
      }.
    Kanäle in der Stadt: { JOIN($city) }.
    { $resigned ->
        [0] {""}
       *[other] Aufgegeben { JOIN($resigned, by: " ") }.
      }
    { $stock ->
        [yes] Lager{ $full ->
            [yes] {""}
           *[no] {" "}(Kanäle + Unruhe)
          } { JOIN($warehouses, by: "; ") }.
            Stapel { JOIN($stacks, by: "; ") }.
       *[no] {""}
      }
dayunhe-alt-secret = geheim { JOIN($seats, by: " ") }
dayunhe-alt-region = Gebiet { $region }{ $holder ->
    [none] {""}
   *[other] , { $holder }
  }: { $list ->
    [0] leer
   *[other] { JOIN($list) }
  }.
dayunhe-alt-tile = { $key } { $owner } { $full ->
    [yes] { dayunhe-short-tile }{ $lines ->
        [none] {""}
       *[other] {" "}{ $lines }
      }
   *[no] { $lines ->
        [none] { dayunhe-short-tile }
       *[other] { $lines }
      }
  }
dayunhe-alt-area = { $canals }{ $unrest ->
    [0] {""}
   *[other] {" "}({ $unrest } Unruhe)
  }
dayunhe-alt-warehouse = { $full ->
    [yes] { $list ->
        [0] leer
       *[other] { JOIN($list) }
      }
   *[no] { $canals }+{ $unrest }
  }

## All of it

dayunhe-text-head = **Da Yunhe{ $round ->
    [0] , vor Runde 1
   *[other] , Runde { $round }
  }**, { $phase ->
    [stock] alle wählen ein Plättchen fürs Lager
    [take] alle wählen eine Karte
    [act] alle führen ihre Karte aus
    [face] ein Plättchen wird gedreht
    [fork] der Weg des Koordinators wird gewählt
   *[over] Ende
  }. { $level } Unruheplättchen einer Farbe in der Mauer machen einen Aufstand.{ $late ->
    [yes] {" "}Die Partie endet nach Runde { $last }.
   *[no] {""}
  }
    Der Koordinator ist { dayunhe-coordinator }{ $been ->
        [0] {""}
       *[other] {" "}(war in dieser Fahrt schon auf { $been })
      }.
    { $forecast }
dayunhe-text-player = { $letter } { $name }{ $acts ->
    [yes] {" "}← am Zug
   *[no] {""}
  }{ $starts ->
    [yes] {" "}(Startspieler)
   *[no] {""}
  }{ $resigned ->
    [yes] {" "}(aufgegeben)
   *[no] {""}
  }: **{ $total }** Ansehen, Gebiet { $region }{ $card ->
    [none] {""}
    [hidden] , Karte noch verdeckt
   *[other] , Karte { $card }
  }; Lager { $list ->
    [0] leer
   *[other] { JOIN($list) }
  }; Stapel { $stacks }; Mauer { $wall }; Stadt { $city ->
    [one] 1 Kanal
   *[other] { $city } Kanäle
  }{ $unrest ->
    [0] {""}
   *[other] {" "}und { $unrest } Unruhe
  }; Verbund { $network }{ $over ->
    [yes] {""}
   *[no] ; mit Schlusswertung wären es jetzt { $final }
  }
dayunhe-text-map = **Spielplan**: „5 A Gerade O–W“ heißt: Auf Taste 5 liegt eine Gerade von A, die Osten und Westen verbindet
dayunhe-text-region = - **Gebiet { $region }**, { $holder ->
    [none] neutral
   *[other] { $holder }
  }: { $list ->
    [0] alles frei
   *[other] { JOIN($list) }{ $free ->
        [0] {""}
       *[other] ; frei { JOIN($free, by: " ") }
      }
  }
dayunhe-text-printed = -# Tasten von Norden nach Süden { $keys }; in den Gebieten { $middle } liegt die mittlere Reihe ein halbes Feld weiter östlich, in { $outer } die beiden anderen. Peking berührt { JOIN($north) }, Hangzhou { JOIN($south) }. Pagoden { JOIN($pagodas) }.

## The way he would go

dayunhe-forecast = { $lying ->
    [yes] Der Koordinator liegt in der Tee-Pause: Er zieht in dieser Runde nicht.
   *[no] { $there ->
        [yes] Der Koordinator ist an seinem Wendepunkt: Er zieht in dieser Runde nicht.
       *[no] { $way ->
            [0] Wie es jetzt steht, { dayunhe-chooses }, wohin der Koordinator zieht: { $options }.
           *[other] Weg des Koordinators, wie es jetzt steht: { JOIN($way, by: " · ") }{ $options ->
                [none] .
               *[other] ; dann { dayunhe-chooses }: { $options }.
              }
          }
      }
  }
