# Da Yunhe: what is asked, answers with what they cost or bring, the hand.

## What is to be done: reads after "Mei soll ..." and "Am Zug: Mei – ..."

dayunhe-task = { $phase ->
    [stock] ein Plättchen fürs Lager wählen
    [take] eine Karte nehmen, Runde { $round }
    [act] eine Karte ausführen ({ $card }), Runde { $round }
    [face] ein Plättchen drehen: { dayunhe-lying }
    [fork] { $special ->
        [yes] in der Sonder-Inspektion von { $seat } den Weg des Koordinators wählen
       *[no] den Weg des Koordinators wählen, Runde { $round }
      }
   *[over] ausruhen
  }

## Questions, and below them what the answer depends on

dayunhe-ask-stack = Welches Plättchen kommt in dein Lager?
    Das Plättchen darunter bleibt verdeckt; auf deinen anderen beiden Stapeln bleibt das oberste offen. Auch Unruheplättchen sind nützlich: Manche Aktionen werden damit bezahlt.
dayunhe-ask-card = Welche Karte nimmst du?
    Beim Wählen und Ausführen bist du an { $acts ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
       *[5] fünfter
      } Stelle von { $players }. { $after ->
        [0] Nach dir wählt niemand mehr.
        [one] Nach dir wählt noch eine Person aus dem, was du übrig lässt.
       *[other] Nach dir wählen noch { $after } aus dem, was du übrig lässt.
      }
    { dayunhe-ask-warehouse }
    { $forecast }
dayunhe-ask-do = Deine Karte ist { $card }. Was tust du?
    { $overview }
    { dayunhe-ask-warehouse }
    { $builds ->
        [yes] { dayunhe-ask-city }
       *[no] {""}
      }
    { $forecast }
dayunhe-ask-tile = Welches Plättchen baust du?
    { dayunhe-ask-city }
    { $forecast }
dayunhe-ask-place = { $do ->
    [build] Wohin { $tile ->
        [crossing] baust du die { dayunhe-valued }
        [straight] baust du die { dayunhe-valued }
        [branch-right] baust du den { dayunhe-valued }
        [branch-left] baust du den { dayunhe-valued }
        [wide-bend] baust du den weiten Bogen ({ $value })
        [sharp-bend] baust du den engen Bogen ({ $value })
        [unrest] legst du das { dayunhe-valued }
       *[other] baust du das { dayunhe-valued }
      }?
    [swap] Welches Plättchen ist das erste der beiden, die du tauschst?
    [move] Welches Plättchen verschiebst du?
    [turn] Welches Plättchen drehst du?
    [remove] Welches Unruheplättchen entfernst du?
   *[destroy] Welchen Kanal zerstörst du?
  }
    { $do ->
        [swap] Zwei eigene, egal wo, oder zwei beliebige in deinem Gebiet; erst das weiter nördliche, in einer Reihe das weiter westliche. Dann drehst du beide, wie du willst. Gewertet wird nichts.
        [move] Ein eigenes auf ein beliebiges freies Feld, ein fremdes innerhalb deines Gebiets. Dann drehst du es, wie du willst. Gewertet wird nichts.
        [turn] Ein eigenes überall, ein fremdes in deinem Gebiet. Gewertet wird nichts.
        [remove] Es kommt in die Reihe seiner Farbe in der Mauer.
            { dayunhe-ask-wall }
        [destroy] { dayunhe-ask-cost }
       *[build] {""}
      }
    { $forecast }
dayunhe-ask-place2 = { $do ->
    [swap] Mit welchem Plättchen tauschst du { $tile ->
        [crossing] die { dayunhe-valued }
        [straight] die { dayunhe-valued }
        [branch-right] den { dayunhe-valued }
        [branch-left] den { dayunhe-valued }
        [wide-bend] den weiten Bogen ({ $value })
        [sharp-bend] den engen Bogen ({ $value })
       *[other] das { dayunhe-valued }
      } auf { $place }?
        Danach drehst du die Kanäle; Verbund und Weg sind so berechnet, wie die Plättchen jetzt liegen.
   *[move] Auf welches Feld verschiebst du { $tile ->
        [crossing] die { dayunhe-valued }
        [straight] die { dayunhe-valued }
        [branch-right] den { dayunhe-valued }
        [branch-left] den { dayunhe-valued }
        [wide-bend] den weiten Bogen ({ $value })
        [sharp-bend] den engen Bogen ({ $value })
       *[other] das { dayunhe-valued }
      } von { $place }?
        { $lines ->
            [none] {""}
           *[other] Danach drehst du das Plättchen; Verbund und Weg sind so berechnet, wie es jetzt liegt.
          }
  }
dayunhe-ask-lines = { $do ->
    [build] Wie liegt { $tile ->
        [crossing] die { dayunhe-valued }
        [straight] die { dayunhe-valued }
        [delta] das { dayunhe-valued }
        [basin] das { dayunhe-valued }
        [reservoir] das { dayunhe-valued }
        [wide-bend] der weite Bogen ({ $value })
        [sharp-bend] der enge Bogen ({ $value })
       *[other] der { dayunhe-valued }
      } auf { $place }?
    [turn] Wie drehst du { $tile ->
        [crossing] die { dayunhe-valued }
        [straight] die { dayunhe-valued }
        [branch-right] den { dayunhe-valued }
        [branch-left] den { dayunhe-valued }
        [wide-bend] den weiten Bogen ({ $value })
        [sharp-bend] den engen Bogen ({ $value })
       *[other] das { dayunhe-valued }
      } auf { $place }?
   *[face] Wie soll { $tile ->
        [crossing] die { dayunhe-valued }
        [straight] die { dayunhe-valued }
        [delta] das { dayunhe-valued }
        [basin] das { dayunhe-valued }
        [reservoir] das { dayunhe-valued }
        [wide-bend] der weite Bogen ({ $value })
        [sharp-bend] der enge Bogen ({ $value })
       *[other] der { dayunhe-valued }
      } auf { $place } liegen?
  }
    { $do ->
        [build] { $buried }
       *[other] Jetzt: { $owner ->
            [you] { $tile ->
                [crossing] deine { dayunhe-lying }
                [straight] deine { dayunhe-lying }
               *[other] dein { dayunhe-lying }
              }
           *[other] { dayunhe-lying } von { $owner }
          }.
      }
    Die Lagen mit den meisten Verbindungen stehen zuerst; daneben steht, womit das Plättchen verbunden ist.
    { $forecast }
dayunhe-ask-colour = Aus wessen Reihe der Mauer nimmst du ein Unruheplättchen?
    Es kommt verdeckt unter einen Stapel seiner Farbe.
    { dayunhe-ask-wall }
dayunhe-ask-rival = { $do ->
    [intrigue] Wer verliert durch deine Intrige Ansehen?
        { dayunhe-ask-cost }
   *[denounce] Wen schwärzt du an?
        Du zahlst { $needed } deiner { $unrest } Unruheplättchen: eines { $under }, eines in den Bereich dieser Person in der Stadt, wo es am Ende { $slander } kostet.
  }
dayunhe-ask-steps = Wie viele Schritte macht der Koordinator?
    Er ist { dayunhe-at } und zieht nach { $south ->
        [yes] Süden
       *[no] Norden
      }. Er hält auf Unruhe, auf einer Pagode und in einer Stadt; an einer Gabelung { dayunhe-chooses }.
dayunhe-ask-step = Wohin zieht der Koordinator weiter?
    { $way ->
        [0] Er ist { dayunhe-at }.
       *[other] Von { $place } aus, bisher { JOIN($way, by: " · ") }.
      } { $steps ->
        [one] Noch 1 Schritt.
       *[other] Noch { $steps } Schritte.
      }{ $actor ->
        [none] {""}
        [you] {" "}Es ist deine Sonder-Inspektion.
       *[other] {" "}Es ist die Sonder-Inspektion von { $actor }; den Weg wählst du.
      }
dayunhe-ask-warehouse = Lager { $held } von { $slots }: { $list ->
    [0] leer
   *[other] { $list }
  }. Stapel: { $stacks }.
dayunhe-ask-city = Stadt: { $city ->
    [one] 1 Kanal
   *[other] { $city } Kanäle
  } dort, { $map } auf dem Spielplan; { $more ->
    [0] mehr dürfen erst hinein, wenn mehr auf dem Spielplan liegen.
    [one] noch einer darf hinein.
   *[other] noch { $more } dürfen hinein.
  }
dayunhe-ask-wall = { $rows ->
    [0] {""}
   *[other] Mauer: { JOIN($rows) }; { $level } machen einen Aufstand
  }
dayunhe-ask-cost = Du zahlst { $needed } deiner { $unrest } Unruheplättchen: eines { $under }, eines in die Mauer ({ $wall }).
# After what comes first in the sentence: "dann wählst du".
dayunhe-chooses = { $decider ->
    [you] wählst du
   *[other] wählt { $decider }
  }
dayunhe-hint = { $slot ->
    [stack] Wähl einen Stapel
    [card] Wähl eine Karte
    [do] Wähl, was du tust
    [tile] Wähl ein Plättchen
    [lines] Wähl, wie es liegt
    [colour] Wähl eine Reihe
    [rival] Wähl, wen es trifft
    [steps] Wähl, wie viele Schritte
    [step] Wähl, wohin er zieht
   *[place] Wähl ein Feld
  }

## The card at a glance

dayunhe-group = - { JOIN($list, by: " / ") }
dayunhe-prospect = { $state ->
    [open] **{ $act }**{ $count ->
        [one] {""}
       *[other] {" "}noch { $left } von { $count }
      }
    [used] { dayunhe-symbol } ✓
   *[shut] { JOIN($acts, by: " / ") } ✗ { $code ->
        [other-symbol-used] das andere hast du genutzt
        [symbol-used] schon genutzt
        [warehouse-full] alle { $slots } Plätze deines Lagers sind belegt
        [stacks-empty] deine Stapel sind leer
        [warehouse-empty] dein Lager ist leer
        [no-hex-left] für deine Plättchen ist kein Feld mehr da
        [tiles-hidden] deine Plättchen sind noch nicht bekannt
        [nothing-to-rebuild] nichts zu tauschen, verschieben oder drehen
        [no-unrest-on-map] keine Unruhe auf dem Spielplan
        [wall-empty] die Mauer ist leer
        [too-little-unrest] kostet { $needed } Unruheplättchen, du hast { $held }
        [no-canal-on-map] kein Kanal auf dem Spielplan
        [coordinator-lies] der Koordinator liegt
        [coordinator-turns] der Koordinator ist an seinem Wendepunkt
        [tea-again] der Koordinator liegt schon
        [no-top-hidden] kein Stapel ist oben verdeckt
       *[nothing-to-reform] deine Stapel sind leer
      }
  }

## Answers; below each what it costs or brings where more is asked after it, the most important first

dayunhe-label-stack = Stapel { $stack }: { dayunhe-stack-top }
dayunhe-label-card = { $card }{ $special ->
    [0] {""}
   *[other] : { JOIN($special) }
  }
dayunhe-label-do = { $do ->
    [supply] Nachschub, Stapel { $stack }: { dayunhe-stack-top }
    [build] Bauen
    [swap] Umbauen: zwei Plättchen tauschen
    [move] Umbauen: ein Plättchen verschieben
    [turn] Umbauen: ein Plättchen drehen
    [remove] Unruhe entfernen
    [calm] Volk beruhigen
    [destroy] Kanal zerstören
    [inspect] Sonder-Inspektion
    [tea] Tee-Pause
    [espionage] Spionage
    [intrigue] Intrige
    [denounce] Anschwärzen
    [reform] Reform
   *[done] Zug beenden
  }
    .detail = { $do ->
        [build] noch { $uses }
        [swap] zwei eigene, oder zwei in deinem Gebiet
        [move] eigene überallhin, fremde innerhalb deines Gebiets
        [turn] eigene überall, fremde in deinem Gebiet
        [remove] { $everywhere } auf dem Spielplan, { $mine } in deinem Gebiet
        [calm] Mauer: { JOIN($rows) }
        [destroy] { dayunhe-costs }
            { $wall }
        [intrigue] jemand −{ $intrigue }
            { dayunhe-costs }
            { $wall }
        [denounce] { dayunhe-costs }
            jemand −{ $slander } am Ende
       *[inspect] bis zu { $most } Schritte von { $from } aus
      }
dayunhe-label-tile = { dayunhe-valued }
    .detail = { $tile ->
        [unrest] Gebiet −{ $inspection } bei Inspektion, −{ $final } am Ende
       *[other] { dayunhe-joins }
            { $room ->
                [yes] oder Stadt { $city } → { $next }
               *[no] jetzt nicht in die Stadt
              }
      }
dayunhe-label-place = { $there }
    .detail = { $do ->
        [build] { $buried }
            { $effects }
            { $connected }
        [turn] { $connected }
            { $actions ->
                [one] 1 andere Lage
               *[other] { $actions } andere Lagen
              }
        [swap] tauscht mit { $actions ->
            [one] 1 Plättchen
           *[other] { $actions } Plättchen
          }
       *[move] auf { $actions ->
            [one] 1 Feld
           *[other] { $actions } Felder
          }
      }
dayunhe-label-place2 = { $there }
dayunhe-label-lines = { $lines }{ $now ->
    [yes] {" "}(wie jetzt)
   *[no] {""}
  }
dayunhe-label-colour = { $owner ->
    [you] deine Reihe
   *[other] Reihe von { $owner }
  }
dayunhe-label-rival = { $rival }
dayunhe-label-steps = { dayunhe-steps }
dayunhe-label-step = { $there }

dayunhe-stack-top = { $tile ->
    [hidden] verdeckt
   *[other] { dayunhe-valued }
  }
dayunhe-joins = { $edges ->
    [0] verbindet keine Kante
    [one] verbindet 1 Kante
   *[other] verbindet { $edges } Kanten
  }
dayunhe-costs = −2 Unruhe
dayunhe-hex = { $tile ->
    [none] { $place }
    [free] { $place }: { $tile }
   *[other] { $place }: { $owner ->
        [you] { $tile ->
            [crossing] deine { dayunhe-short-tile }
            [straight] deine { dayunhe-short-tile }
            [unrest] deine { dayunhe-short-tile }
           *[other] dein { dayunhe-short-tile }
          }
       *[other] { $owner } { dayunhe-short-tile }
      }
  }
dayunhe-wall = { $rises ->
    [yes] { $owner ->
        [you] dein Aufstand
       *[other] Aufstand von { $owner }
      }: −{ $loss }
   *[no] { $owner ->
        [you] deine Mauer
       *[other] Mauer { $owner }
      } { $before } → { $after }{ $level ->
        [none] {""}
       *[other] {" "}von { $level }
      }
  }
dayunhe-links = { $every ->
    [0] keine Verbindung
    [one] { $own ->
        [0] 1 Verbindung
       *[all] 1 Verbindung zu dir
      }
   *[other] { $own ->
        [0] { $every } Verbindungen
        [all] { $every } Verbindungen zu dir
       *[other] { $every } Verbindungen, { $own } zu dir
      }
  }
dayunhe-up-to = bis zu { $links }
dayunhe-effects = { $moved ->
    [0] {""}
   *[other] Koordinator: { JOIN($moved) }{ $fork ->
        [yes] , Gabelung
       *[no] {""}
      }
  }
    { $grown ->
        [0] {""}
       *[other] Verbund: { JOIN($grown) }
      }
dayunhe-finds = { $act ->
    [destroy] { dayunhe-pays }
    [tea] { dayunhe-pays }
    [intrigue] { dayunhe-pays }
    [denounce] { dayunhe-pays }
    [remove] { $mine ->
        [0] { $everywhere } auf dem Spielplan
       *[other] { $mine } in deinem Gebiet
      }
    [calm] { $wall ->
        [no] die Mauer ist leer
       *[yes] deine Reihe hat { $row }
      }
    [inspect] { $there ->
        [yes] Koordinator am Wendepunkt
       *[no] {""}
      }
   *[other] {""}
  }
dayunhe-pays = { $enough ->
    [yes] −{ $needed } Unruhe
   *[no] { $held } von { $needed } Unruhe
  }

## What an action costs or brings after which nothing more is asked

dayunhe-brings = { dayunhe-rest }
    { $do ->
        [stock] { dayunhe-below }
        [supply] { dayunhe-below }
        [take] { JOIN($common) }
            { $finds }
        [build] { $place ->
            [city] Kanäle { $city } → { $next }, am Ende +{ $worth }
           *[hex] { $tile ->
                [unrest] { dayunhe-suffers }
               *[other] { $slot ->
                    [lines] {""}
                   *[other] { $buried }
                  }
              }
                { dayunhe-lies }
          }
        [turn] { dayunhe-lies }
        [face] { dayunhe-lies }
        [move] { $tile ->
            [unrest] { $leaves ->
                [yes] { dayunhe-suffers }
               *[no] {""}
              }
           *[other] {""}
          }
            { $effects }
            { $tile ->
                [unrest] {""}
               *[other] { $connected }
              }
        [swap] { $effects }
        [remove] { $wall }
            { $effects }
            { $holder ->
                [none] {""}
                [you] erspart dir { $final }
               *[other] erspart { $holder } { $final }
              }
        [calm] { $wall }
        [destroy] { $effects }
            { $network ->
                [one] liegt allein
               *[other] in einem Verbund von { $network }
              }
        [inspect] { dayunhe-leads }
        [step] { dayunhe-leads }
        [tea] { $wall }
            { $lapses ->
                [0] Koordinator bleibt
               *[other] Koordinator: { JOIN($lapses) }
              }
            { dayunhe-costs }
        [intrigue] { $seat } { $before } → { $after }
        [denounce] { $seat } −{ $slander } am Ende
            Unruhe dort { $before } → { $after }
        [espionage] dreht { $tops ->
            [one] 1 Plättchen
           *[other] { $tops } Plättchen
          } um; ohne Zurücknehmen
        [reform] mischt { $shuffled } Plättchen verdeckt; ohne Zurücknehmen
       *[done] { $unused ->
            [0] alles genutzt
           *[other] ungenutzt: { JOIN($unused) }
          }
      }
dayunhe-rest = { $slot ->
    [do] { $do ->
        [build] { $tile } → { $there }
        [swap] { $place } ↔ { $place2 }
        [move] { $place } → { $place2 }
        [turn] { $place } → { $lines }
        [remove] { $there }
        [destroy] { dayunhe-costs }
            { $wall }
            { $there }
        [intrigue] { dayunhe-costs }
            { $wall }
        [denounce] { dayunhe-costs }
       *[other] {""}
      }
    [tile] { $there }
    [place] { $do ->
        [turn] → { $lines }
        [swap] ↔ { $other }
        [move] → { $place2 }
       *[other] {""}
      }
   *[other] {""}
  }
dayunhe-below = { $below ->
    [0] letztes des Stapels
   *[other] { $below } darunter
  }
    { $tile ->
        [hidden] ohne Zurücknehmen
        [unrest] zwei bezahlen eine Aktion
       *[other] { dayunhe-joins }
      }
dayunhe-suffers = { $holder ->
    [none] kostet niemanden etwas
    [you] −{ $final } für dich am Ende
   *[other] −{ $final } für { $holder } am Ende
  }
dayunhe-lies = { $line ->
    [yes] { $linked ->
        [0] { $open ->
            [0] führt nirgendwohin
           *[other] keine Verbindung
          }
       *[other] verbunden mit { JOIN($linked) }
      }
   *[no] {""}
  }
    { $effects }
    { $open ->
        [0] {""}
       *[other] offen zu { JOIN($open) }
      }
dayunhe-leads = { $to ->
    [none] {""}
   *[other] bis { $to }{ $gains ->
        [0] {""}
       *[other] : { JOIN($gains) }
      }
  }
    { $decider ->
        [none] {""}
       *[other] dann { dayunhe-chooses }
      }

## The hand

dayunhe-hand = { $card ->
    [none] In dieser Runde hast du noch keine Karte genommen.
   *[other] Deine Karte: { $card } ({ JOIN($does) }){ $revealed ->
        [yes] {""}
       *[no] , noch geheim
      }.
  }
    Lager { $held } von { $slots }: { $list ->
        [0] leer
       *[other] { $list }
      }.
    Stapel: { $stacks }.
    { $count ->
        [0] Kein Plättchen von dir liegt verdeckt.
        [one] Verdeckt in deinen Stapeln liegt: { JOIN($hidden) }.
       *[other] Verdeckt in deinen Stapeln liegen { $count } Plättchen: { JOIN($hidden) }.
      }
    { $passed ->
        [0] {""}
       *[other] { $card ->
            [none] Zur Wahl hast du { $passed }.
           *[other] Nicht genommen hast du { $passed }.
          }
      }
