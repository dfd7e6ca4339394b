# Da Yunhe: turns after the fact and before Confirm, totals, the end; names that all its texts share.
# What somebody does reads "Du baust ..." to the one who moves and ends in a participle to all others, after "hat".

about-dayunhe = Bau den Kaiserkanal von Peking nach Hangzhou, lenk die Inspektionen des Koordinators, beruhige das Volk. Das meiste Ansehen gewinnt.
option-dayunhe-level = Aufstände
option-dayunhe-level-medium = bei 3 Unruheplättchen (mittel)
option-dayunhe-level-hard = bei 2 Unruheplättchen (schwierig)
option-dayunhe-level-easy = bei 4 Unruheplättchen (einfach)

## Names

dayunhe-tile = { $tile ->
    [crossing] Kreuzung
    [delta] Delta
    [branch-right] Abzweig rechts
    [branch-left] Abzweig links
    [straight] Gerade
    [wide-bend] weiter Bogen
    [sharp-bend] enger Bogen
    [basin] Becken
    [reservoir] Reservoir
    [unrest] Unruheplättchen
    [free] frei
   *[hidden] verdecktes Plättchen
  }
# As an object: "hat einen weiten Bogen geholt".
dayunhe-a-tile = { $tile ->
    [unrest] ein **{ $tile }**
    [crossing] eine **{ $tile }**
    [straight] eine **{ $tile }**
    [branch-right] einen **{ $tile }**
    [branch-left] einen **{ $tile }**
    [wide-bend] einen **weiten Bogen**
    [sharp-bend] einen **engen Bogen**
   *[other] ein **{ $tile }**
  }
dayunhe-short-tile = { $tile ->
    [unrest] Unruhe
   *[other] { $tile }
  }
dayunhe-valued = { $tile }{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
  }
dayunhe-tiles = { $count ->
    [1] { dayunhe-valued }
   *[other] { $count } { $tile ->
        [unrest] Unruheplättchen
        [crossing] Kreuzungen
        [delta] Deltas
        [branch-right] Abzweige rechts
        [branch-left] Abzweige links
        [straight] Geraden
        [wide-bend] weite Bögen
        [sharp-bend] enge Bögen
        [reservoir] Reservoirs
        [hidden] verdeckte Plättchen
       *[other] { $tile }
      }{ $value ->
        [0] {""}
       *[other] {" "}({ $value })
      }
  }
dayunhe-some = { $count ->
    [1] { dayunhe-a-tile }
   *[other] { dayunhe-tiles }
  }
dayunhe-held = { $count ->
    [1] { dayunhe-short-tile }
   *[other] { $count } { $tile ->
        [hidden] verdeckte Plättchen
        [crossing] Kreuzungen
        [delta] Deltas
        [branch-right] Abzweige rechts
        [branch-left] Abzweige links
        [straight] Geraden
        [wide-bend] weite Bögen
        [sharp-bend] enge Bögen
        [reservoir] Reservoirs
       *[other] { dayunhe-short-tile }
      }
  }
dayunhe-pile = { $count }{ $tile ->
    [hidden] {""}
   *[other] {" "}({ dayunhe-short-tile })
  }
dayunhe-lying = { $tile }{ $lines ->
    [none] {""}
   *[other] {" "}({ $lines })
  }
dayunhe-edge = { $edge ->
    [e] O
    [se] SO
    [sw] SW
    [w] W
    [nw] NW
   *[ne] NO
  }
dayunhe-lines = { JOIN($edges, by: "–") }
dayunhe-card = { $card ->
    [builder] Erbauer
    [supplies] Versorger
    [reformer] Reformer
    [rebuilder] Umbauer
    [order] Ordnung
    [welfare] Fürsorge
    [inspector] Inspektor
    [tea] Tee
    [intriguer] Intrigant
    [saboteur] Saboteur
   *[hidden] eine Karte
  }
dayunhe-card-in-full = { $card ->
    [hidden] { $card }
   *[other] **{ $card }** ({ JOIN($does) })
  }
dayunhe-act = { $act ->
    [supply] Nachschub
    [build] Bauen
    [rebuild] Umbauen
    [prestige] Ansehen
    [remove] Unruhe entfernen
    [calm] Volk beruhigen
    [destroy] Kanal zerstören
    [inspect] Sonder-Inspektion
    [tea] Tee-Pause
    [espionage] Spionage
    [intrigue] Intrige
    [denounce] Anschwärzen
   *[reform] Reform
  }
dayunhe-symbol = { $act ->
    [prestige] { $act } +{ $count }
    [supply] { $act } { $count }
    [build] { $act } { $count }
   *[other] { $count ->
        [one] { $act }
       *[other] { $act } { $count }
      }
  }
dayunhe-place = { $place ->
    [beijing] Peking
    [hangzhou] Hangzhou
    [city] Verbotene Stadt
   *[hex] { $place }
  }
dayunhe-at = { $place ->
    [beijing] in { $place }
    [hangzhou] in { $place }
   *[hex] auf { $place }
  }
dayunhe-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }

## Setup and choosing

dayunhe-stocked = { $seat ->
    [you] Du legst { dayunhe-a-tile } (Stapel { $stack }) in dein Lager.
   *[other] { $seat } hat { dayunhe-a-tile } (Stapel { $stack }) ins Lager gelegt.
  }
dayunhe-card-taken = { $seat ->
    [you] Du nimmst { dayunhe-card-in-full }. Die anderen sehen erst, welche Karte es ist, wenn du sie ausführst.
   *[other] { $card ->
        [hidden] { $seat } hat eine Karte genommen.
       *[other] { $seat } hat { dayunhe-card-in-full } genommen.
      }
  }
    .drawn = Du hast { dayunhe-card-in-full } genommen.
dayunhe-card-revealed = { $card ->
    [hidden] Dann deckt { $seat } eine Karte auf und führt sie aus.
   *[other] { $seat ->
        [you] Du deckst
       *[other] { $seat } { $tense ->
            [past] hat
           *[now] deckt
          }
      } { $pictured ->
        [yes] „{ $card }“
       *[no] { dayunhe-card-in-full }
      } { $seat ->
        [you] auf
       *[other] { $tense ->
            [past] aufgedeckt
           *[now] auf
          }
      }{ $gets }.
  }
dayunhe-prestige-taken = {" "}und { $seat ->
    [you] bekommst sofort **{ $points }**
   *[other] { $tense ->
        [past] sofort **{ $points }** bekommen
       *[now] bekommt sofort **{ $points }**
      }
  }

## What was done with a card

dayunhe-acts = { $seat ->
    [you] Du
   *[other] { $seat }
  }{ $card ->
    [none] {""}
   *[other] {" "}(**{ $card }**)
  }{ $acts ->
    [0] {" "}{ dayunhe-turn-done }.
    [one] {" "}{ $seat ->
        [you] {""}
       *[other] hat{" "}
      }{ $acts }.
   *[other] { $seat ->
        [you] :
       *[other] {" "}hat:
      }
  }
dayunhe-turn-done = { $all ->
    [yes] { $forced ->
        [yes] { $seat ->
            [you] kannst nichts tun
           *[other] konnte nichts tun
          }
       *[no] { $seat ->
            [you] tust nichts
           *[other] hat nichts getan
          }
      }
   *[no] { $seat ->
        [you] bist fertig
       *[other] ist fertig
      }
  }
dayunhe-left = { $list ->
    [0] {""}
   *[other] { $forced ->
        [yes] Nicht möglich: { JOIN($list) }.
       *[no] Ungenutzt: { JOIN($list) }.
      }
  }
dayunhe-supplies = { $seat ->
    [you] holst { $tiles }
   *[other] { $tiles } geholt
  }
dayunhe-supplied = { dayunhe-a-tile } (Stapel { $stack }{ $unseen ->
    [yes] , blind
   *[no] {""}
  })
    .short = Nachschub: { $tile }
    .then = { $tile }
dayunhe-built = { $tile ->
    [unrest] { $seat ->
        [you] legst ein **{ $tile }** auf **{ $hex }**
       *[other] ein **{ $tile }** auf **{ $hex }** gelegt
      }
   *[other] { $seat ->
        [you] baust{" "}
       *[other] {""}
      }{ $tile ->
        [crossing] eine **{ $tile }
        [straight] eine **{ $tile }
        [branch-right] einen **{ $tile }
        [branch-left] einen **{ $tile }
        [wide-bend] einen **weiten Bogen
        [sharp-bend] einen **engen Bogen
       *[other] ein **{ $tile }
      }{ $lines ->
        [none] {""}
       *[other] {" "}({ $lines })
      }** auf **{ $hex }**{ $seat ->
        [you] {""}
       *[other] {" "}gebaut
      }: **{ $points }**{ $owner ->
        [none] {""}
        [you] ; deine Unruhe dort kommt in die Mauer: { $wall }
        [own] ; die eigene Unruhe dort kommt in die Mauer: { $wall }
       *[other] ; die Unruhe von { $owner } dort kommt in die Mauer: { $wall }
      }
  }
    .short = Bauen: { dayunhe-lying } auf { $hex }
dayunhe-city-built = { $seat ->
    [you] baust { dayunhe-a-tile } in die Verbotene Stadt
   *[other] { dayunhe-a-tile } in die Verbotene Stadt gebaut
  }, Plättchen dort { $before } → **{ $count }**
    .short = Bauen: { $tile }, Verbotene Stadt
dayunhe-unrest-removed = { $seat ->
    [you] entfernst { dayunhe-whose } auf **{ $hex }**
   *[other] { dayunhe-whose } auf **{ $hex }** entfernt
  }: Mauer { $wall }
    .short = Unruhe entfernen: { $hex }
dayunhe-people-calmed = { $seat ->
    [you] beruhigst { $owner ->
        [you] dein Volk
       *[other] das Volk von { $owner }
      }
   *[other] { $owner ->
        [you] dein Volk
        [own] das eigene Volk
       *[other] das Volk von { $owner }
      } beruhigt
  }: Mauer { $row } { $before } → **{ $count }** von { $level }, das Plättchen kommt { $under }
    .short = Volk beruhigen: { $owner }
dayunhe-spied = { $seat ->
    [you] { $known ->
        [yes] drehst { $tops } um
       *[no] drehst um, was oben auf { dayunhe-tops } liegt
      }
   *[other] { $known ->
        [yes] { $tops } umgedreht
       *[no] umgedreht, was oben auf { dayunhe-tops } liegt
      }
  }
    .short = Spionage: { JOIN($named) }
    .drawn = Du hast { dayunhe-tops } umgedreht.
dayunhe-tops = { $known ->
    [yes] { $tops }
   *[no] Stapel { $tops }
  }
dayunhe-top = Stapel { $stack } { $tile }
dayunhe-reformed = { $seat ->
    [you] mischst deine Stapel verdeckt neu zu { $sizes }
   *[other] die eigenen Stapel verdeckt neu zu { $sizes } gemischt
  }
    .short = Reform
dayunhe-inspection-announced = { $seat ->
    [you] schickst den Koordinator auf eine **Sonder-Inspektion**
   *[other] den Koordinator auf eine **Sonder-Inspektion** geschickt
  }, { dayunhe-steps }{ $done ->
    [yes] : { dayunhe-way }
   *[no] ; der Weg führt an eine Gabelung
  }
    .short = Sonder-Inspektion: { dayunhe-steps }
dayunhe-swapped = { $seat ->
    [you] tauschst{" "}
   *[other] {""}
  }{ $seat1 ->
    [you] { $tile1 ->
        [crossing] deine **{ $tile1 }**
        [straight] deine **{ $tile1 }**
        [branch-right] deinen **{ $tile1 }**
        [branch-left] deinen **{ $tile1 }**
        [wide-bend] deinen **weiten Bogen**
        [sharp-bend] deinen **engen Bogen**
       *[other] dein **{ $tile1 }**
      } auf **{ $hex }**
    [own] { $tile1 ->
        [crossing] die eigene **{ $tile1 }**
        [straight] die eigene **{ $tile1 }**
        [branch-right] den eigenen **{ $tile1 }**
        [branch-left] den eigenen **{ $tile1 }**
        [wide-bend] den eigenen **weiten Bogen**
        [sharp-bend] den eigenen **engen Bogen**
       *[other] das eigene **{ $tile1 }**
      } auf **{ $hex }**
   *[other] { $tile1 ->
        [crossing] die **{ $tile1 }**
        [straight] die **{ $tile1 }**
        [branch-right] den **{ $tile1 }**
        [branch-left] den **{ $tile1 }**
        [wide-bend] den **weiten Bogen**
        [sharp-bend] den **engen Bogen**
       *[other] das **{ $tile1 }**
      } von { $seat1 } auf **{ $hex }**
  } mit { $seat2 ->
    [you] { $tile2 ->
        [crossing] deiner **{ $tile2 }**
        [straight] deiner **{ $tile2 }**
        [wide-bend] deinem **weiten Bogen**
        [sharp-bend] deinem **engen Bogen**
       *[other] deinem **{ $tile2 }**
      } auf **{ $other }**
    [own] { $tile2 ->
        [crossing] der eigenen **{ $tile2 }**
        [straight] der eigenen **{ $tile2 }**
        [wide-bend] dem eigenen **weiten Bogen**
        [sharp-bend] dem eigenen **engen Bogen**
       *[other] dem eigenen **{ $tile2 }**
      } auf **{ $other }**
   *[other] { $tile2 ->
        [crossing] der **{ $tile2 }**
        [straight] der **{ $tile2 }**
        [wide-bend] dem **weiten Bogen**
        [sharp-bend] dem **engen Bogen**
       *[other] dem **{ $tile2 }**
      } von { $seat2 } auf **{ $other }**
  }{ $seat ->
    [you] {""}
   *[other] {" "}getauscht
  }{ $now }
    .short = Umbauen: { $hex } ↔ { $other }
dayunhe-moved = { $seat ->
    [you] verschiebst{" "}
   *[other] {""}
  }{ $owner ->
    [you] { $tile ->
        [crossing] deine **{ $tile }**
        [straight] deine **{ $tile }**
        [branch-right] deinen **{ $tile }**
        [branch-left] deinen **{ $tile }**
        [wide-bend] deinen **weiten Bogen**
        [sharp-bend] deinen **engen Bogen**
       *[other] dein **{ $tile }**
      }
    [own] { $tile ->
        [crossing] die eigene **{ $tile }**
        [straight] die eigene **{ $tile }**
        [branch-right] den eigenen **{ $tile }**
        [branch-left] den eigenen **{ $tile }**
        [wide-bend] den eigenen **weiten Bogen**
        [sharp-bend] den eigenen **engen Bogen**
        [unrest] ein eigenes **{ $tile }**
       *[other] das eigene **{ $tile }**
      }
   *[other] { $tile ->
        [crossing] die **{ $tile }**
        [straight] die **{ $tile }**
        [branch-right] den **{ $tile }**
        [branch-left] den **{ $tile }**
        [wide-bend] den **weiten Bogen**
        [sharp-bend] den **engen Bogen**
        [unrest] ein **{ $tile }**
       *[other] das **{ $tile }**
      } von { $owner }
  }{ $seat ->
    [you] {""}
   *[other] {" "}verschoben
  }, **{ $hex }** → **{ $to }**{ $now }
    .short = Umbauen: { $hex } → { $to }
dayunhe-turned = { $seat ->
    [you] drehst{" "}
   *[other] {""}
  }{ $owner ->
    [you] { $tile ->
        [crossing] deine **{ $tile }**
        [straight] deine **{ $tile }**
        [branch-right] deinen **{ $tile }**
        [branch-left] deinen **{ $tile }**
        [wide-bend] deinen **weiten Bogen**
        [sharp-bend] deinen **engen Bogen**
       *[other] dein **{ $tile }**
      }
    [own] { $tile ->
        [crossing] die eigene **{ $tile }**
        [straight] die eigene **{ $tile }**
        [branch-right] den eigenen **{ $tile }**
        [branch-left] den eigenen **{ $tile }**
        [wide-bend] den eigenen **weiten Bogen**
        [sharp-bend] den eigenen **engen Bogen**
       *[other] das eigene **{ $tile }**
      }
   *[other] { $tile ->
        [crossing] die **{ $tile }**
        [straight] die **{ $tile }**
        [branch-right] den **{ $tile }**
        [branch-left] den **{ $tile }**
        [wide-bend] den **weiten Bogen**
        [sharp-bend] den **engen Bogen**
       *[other] das **{ $tile }**
      } von { $owner }
  } auf **{ $hex }**{ $seat ->
    [you] {""}
   *[other] {" "}gedreht
  }, { $before } → { $lines }
    .now = , jetzt { $lines }{ $several ->
        [yes] {" "}auf { $hex }
       *[no] {""}
      }
    .short = Umbauen: { $hex } { $lines }
    .then = { $hex } { $lines }
dayunhe-canal-destroyed = { $seat ->
    [you] zerstörst{" "}
   *[other] {""}
  }{ $owner ->
    [you] { $tile ->
        [crossing] deine **{ $tile }**
        [straight] deine **{ $tile }**
        [branch-right] deinen **{ $tile }**
        [branch-left] deinen **{ $tile }**
        [wide-bend] deinen **weiten Bogen**
        [sharp-bend] deinen **engen Bogen**
       *[other] dein **{ $tile }**
      }
    [own] { $tile ->
        [crossing] die eigene **{ $tile }**
        [straight] die eigene **{ $tile }**
        [branch-right] den eigenen **{ $tile }**
        [branch-left] den eigenen **{ $tile }**
        [wide-bend] den eigenen **weiten Bogen**
        [sharp-bend] den eigenen **engen Bogen**
       *[other] das eigene **{ $tile }**
      }
   *[other] { $tile ->
        [crossing] die **{ $tile }**
        [straight] die **{ $tile }**
        [branch-right] den **{ $tile }**
        [branch-left] den **{ $tile }**
        [wide-bend] den **weiten Bogen**
        [sharp-bend] den **engen Bogen**
       *[other] das **{ $tile }**
      } von { $owner }
  } auf **{ $hex }**{ $seat ->
    [you] {""}
   *[other] {" "}zerstört
  } (kommt unter { $owner ->
    [you] deinen Stapel { $stack }
    [own] den eigenen Stapel { $stack }
   *[other] Stapel { $stack } derselben Farbe
  }){ $cost }
    .short = Kanal zerstören: { $hex }
dayunhe-tea-break = { $seat ->
    [you] rufst eine **Tee-Pause** aus
   *[other] eine **Tee-Pause** ausgerufen
  }: Der Koordinator ruht in dieser Runde{ $cost }
    .short = Tee-Pause
dayunhe-intrigued = { $seat ->
    [you] spinnst eine Intrige gegen { $rival }
   *[other] eine Intrige gegen { $rival } gesponnen
  }: **−{ $loss }**{ $cost }
    .short = Intrige: { $rival }
dayunhe-denounced = { $seat ->
    [you] schwärzt { $rival } an
   *[other] { $rival } angeschwärzt
  }: ein Unruheplättchen in den Bereich dieser Farbe in der Stadt, dort { $before } → **{ $count }** (am Ende je { $points }), eines { $under }
    .short = Anschwärzen: { $rival }
dayunhe-cost-paid = ; bezahlt mit zwei Unruheplättchen, eines { $under }, eines in die Mauer: { $wall }
dayunhe-put-under = unter Stapel { $stack }
dayunhe-unrest-to-wall = { $owner } { $before } → **{ $count }** von { $level }{ $due ->
    [yes] {" "}(**Aufstand fällig**)
   *[no] {""}
  }
dayunhe-whose = { $owner ->
    [you] deine Unruhe
    [own] die eigene Unruhe
   *[other] die Unruhe von { $owner }
  }

## The coordinator

dayunhe-fork-chosen = { $done ->
    [yes] { $seat ->
        [you] Du wählst
       *[other] { $seat } hat
      } { $places ->
        [one] an der Gabelung
       *[other] an den Gabelungen
      }{ $seat ->
        [you] {""}
       *[other] {" "}gewählt
      }: { JOIN($places) }.
   *[no] { $seat ->
        [you] Du führst den Koordinator nach { $places }.
       *[other] { $seat } hat den Koordinator nach { $places } geführt.
      }
  }
    .short = Koordinator nach { JOIN($places) }
dayunhe-inspected = **{ $special ->
    [yes] Sonder-Inspektion
   *[no] Inspektion
  }**, { dayunhe-steps }: { dayunhe-way }.
dayunhe-way = { $pictured ->
    [yes] { $gains ->
        [0] niemand bekommt etwas
       *[other] { JOIN($gains, by: " · ") }
      }
   *[no] { JOIN($path, by: " · ") }{ $several ->
        [yes] . Zusammen { JOIN($gains, by: " · ") }
       *[no] {""}
      }{ $unused ->
        [0] {""}
        [one] . 1 Schritt verfällt
       *[other] . { $unused } Schritte verfallen
      }
  }
dayunhe-step = { $kind ->
    [empty] { JOIN($places) } leer
    [unrest] { JOIN($places) } Unruhe{ dayunhe-each } { $gain }
    [canal] { JOIN($places) }{ dayunhe-each } { $gain }
   *[city] { JOIN($places) }
  }
dayunhe-each = { $places ->
    [one] {""}
   *[other] {" "}je
  }
dayunhe-coordinator-rested = { $why ->
    [tea] **Tee-Pause:** Der Koordinator zieht in dieser Runde nicht.
   *[turning-point] Der Koordinator bleibt: Er ist an seinem Wendepunkt.
  }
dayunhe-uprising = **{ $times ->
    [one] Aufstand
   *[other] { $times } Aufstände
  }!** { $owner ->
    [you] Du verlierst
   *[other] { $owner } verliert
  } { $tiles } × { $each }: **−{ $loss }**. Die Plättchen kommen aus der Mauer unter Stapel { $stacks }.
dayunhe-coordinator-turned = { $trips ->
    [0] Der Koordinator ist wieder **{ dayunhe-at }**.
   *[other] Der Koordinator dreht **{ dayunhe-at }** um: Fahrt { $trip } von { $all } beginnt, { $south ->
        [yes] nach Süden
       *[no] nach Norden
      }.
  }
dayunhe-round-began = **Runde { $round }.** { $start ->
    [you] Du wählst
   *[other] { $start } wählt
  } zuerst{ $late ->
    [yes] ; die Partie endet nach Runde { $last }
   *[no] {""}
  }.
dayunhe-seat-resigned = { $seat } hat aufgegeben. Plättchen und Gebiet bleiben, wie sie sind.
dayunhe-game-ended = { $tense ->
    [now] Damit endet die Partie
   *[past] Die Partie ist zu Ende
  }: { $end ->
    [trips] Der Koordinator hat seine letzte Fahrt gemacht.
    [rounds] { $rounds } Runden sind gespielt.
   *[resigned] Nur noch eine Person ist übrig.
  } Es folgt die Schlusswertung.

## Totals

dayunhe-prestige = Ansehen: { JOIN($prestige, by: " · ") }
dayunhe-score-changed = { $before } → **{ $after }**
dayunhe-standings = { $phase ->
    [over] {""}
   *[other] { $round ->
        [0] Vor Runde 1
       *[other] Runde { $round }
      } · Fahrt { $trip } von { $all }, { $south ->
        [yes] nach Süden
       *[no] nach Norden
      } · Koordinator { $lying ->
        [yes] ruht{" "}
       *[no] {""}
      }{ $place ->
        [beijing] in { $place }
        [hangzhou] in { $place }
       *[hex] auf { $place }
      } · Startspieler { $seat }{ $late ->
        [yes] {" "}· **die Partie endet nach Runde { $last }**
       *[no] {""}
      }
  }
    { dayunhe-prestige }
    { $played ->
        [yes] Mauer (Aufstand bei { $level }): { $wall ->
            [0] leer
           *[other] { JOIN($wall, by: " · ") }
          }
       *[no] {""}
      }
    { $played ->
        [yes] Wäre jetzt Schluss: { JOIN($final, by: " · ") }
       *[no] {""}
      }

## Before Confirm and after it

dayunhe-do = { $do ->
    [supply] Nachschub
    [build] Bauen
    [swap] Tauschen
    [move] Verschieben
    [turn] Drehen
    [remove] Unruhe entfernen
    [calm] Volk beruhigen
    [destroy] Zerstören
    [inspect] Sonder-Inspektion
    [tea] Tee-Pause
    [espionage] Spionage
    [intrigue] Intrige
    [denounce] Anschwärzen
    [reform] Reform
   *[done] Zug beenden
  }
dayunhe-warning = { $left ->
    [0] {""}
   *[other] **Du lässt ungenutzt: { JOIN($left) }.**{" "}
  }{ $what ->
    [match] Die Partie endet: Danach kannst du nichts zurücknehmen.
    [round] Die Runde endet: Danach kannst du nichts zurücknehmen.
    [way] Der Koordinator zieht: Danach kannst du nichts zurücknehmen.
    [fork] Jemand anders wählt den Weg: Danach kannst du nichts zurücknehmen.
    [reform] Deine Stapel werden gemischt: Danach kannst du nichts zurücknehmen.
    [drawn] Du ziehst ein verdecktes Plättchen: Danach kannst du nichts zurücknehmen.
    [top] Du drehst Plättchen um: Danach kannst du nichts zurücknehmen.
    [taken] Die Karte gehört dir: Danach kannst du nichts zurücknehmen.
    [reveal] Die nächste Karte wird aufgedeckt: Danach kannst du nichts zurücknehmen.
   *[turn] Dein Zug endet: Danach kannst du nichts zurücknehmen.
  }
dayunhe-drawn = Du hast { $tiles } gezogen.

## The end

dayunhe-score = { $total } Ansehen{ $sources ->
    [0] {""}
   *[other] {" "}({ JOIN($sources) })
  }
dayunhe-source = { $source ->
    [start] Start
    [building] Bauen
    [prestige] Karten
    [inspections] Inspektionen
    [uprisings] Aufstände
    [intrigue] Intrige
    [network] Verbund
    [city] Stadt
   *[unrest] Unruhe
  } { $total }
dayunhe-ending = { $end ->
    [trips] Der Koordinator hat seine { $trips } Fahrten gemacht. Das meiste Ansehen gewinnt.{ dayunhe-ending-level }
    [rounds] { $rounds } Runden sind gespielt. Das meiste Ansehen gewinnt.{ dayunhe-ending-level }
   *[resigned] { others-resigned }
  }
dayunhe-ending-level = { $winners ->
    [one] { $beaten ->
        [yes] {" "}Bei gleichem Ansehen gewinnt, wer mehr Kanalplättchen in der Stadt hat, sonst, wer den größeren Verbund hat.
       *[no] {""}
      }
   *[other] {" "}{ $winners } haben gleich viel Ansehen, gleich viele Kanäle in der Stadt und gleich große Verbünde und gewinnen gemeinsam.
  }
dayunhe-final = **Schlusswertung:** +{ $network } für jedes Plättchen im größten Verbund, Kanalplättchen in der Stadt im Quadrat, −{ $city } für jedes Unruheplättchen dort, −{ $region } für jedes im eigenen Gebiet
dayunhe-final-seat = { $seat }: { JOIN($parts, by: " · ") }: { $prestige }
dayunhe-network-scored = { $hexes ->
    [0] kein Kanalplättchen auf dem Spielplan
   *[other] Verbund von { TYPED($hexes) } **{ $points }**
  }
dayunhe-city-scored = { $canals ->
    [0] keines in der Stadt
   *[other] Stadt { $canals } × { $canals } **{ $points }**
  }{ $unrest ->
    [0] {""}
   *[other] {" "}· { $unrest } Unruheplättchen dort **−{ $loss }**
  }
dayunhe-unrest-scored = { $hexes ->
    [0] keine Unruhe im Gebiet
   *[other] { TYPED($hexes) } Unruheplättchen im Gebiet **−{ $loss }**
  }
dayunhe-final-tie = { $level } haben gleich viel Ansehen{ $by ->
    [shared] , gleich viele Kanäle in der Stadt und gleich große Verbünde und gewinnen gemeinsam.
    [city] : { $seat } gewinnt mit mehr Kanalplättchen in der Stadt ({ JOIN($counts, by: " · ") }).
   *[network] : { $seat } gewinnt mit dem größeren Verbund ({ JOIN($counts, by: " · ") }), bei gleich vielen Kanalplättchen in der Stadt.
  }

## Captions on the pictures

dayunhe-captions =
    .start = Start
    .building = Bauen
    .prestige = Karten
    .inspections = Inspektionen
    .uprisings = Aufstände
    .intrigue = Intrige
    .network = Verbund
    .city = Stadt
    .unrest = Unruhe
    .total = Gesamt
    .over = Ende
    .turn = { $turn ->
        [0] Anfang
       *[other] Zug { $turn }
      }
    .round = { $round ->
        [0] Aufbau
       *[other] Runde { $round }
      }

## Daueraufträge

order-dayunhe-way = Bei gleichen Wegen für mich wählen
    .detail = Bringen alle Wege an einer Gabelung allen dasselbe, nehme ich den ersten. An, bis du es ausschaltest.
