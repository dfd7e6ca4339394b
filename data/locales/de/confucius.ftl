# Confucius. A message has the name of an event, its facts are the event's fields. $tense: past to everybody, now to the one who
# moves. A seat shows as its name; choose by you (who is spoken to), own (whose turn is told), other, none. What is done in a
# turn is a sentence; beside it stand .price, what it .brings, in the end .left, .after it which gift that cancelled; .short is
# what it was about, .warned what Confirm warns of, .drawn what came unseen into the hand.

## Names

confucius-ministry = { $ministry ->
    [bingbu] Bingbu
    [hubu] Hubu
   *[gongbu] Gongbu
  }
# As an object: "Mei hat die 5 auf Hubu 3 bestochen".
confucius-official = { $cost ->
    [0] den Kandidaten
   *[other] die { $cost }
  } auf **{ $ministry } { $space }**
# As it stands after "den", "dem", "um den".
confucius-candidate = { $candidate ->
    [hidden] unbekannten Kandidaten
    [any] Kandidaten für ein beliebiges Ministerium
    [bingbu] Kandidaten für Bingbu
    [hubu] Kandidaten für Hubu
   *[gongbu] Kandidaten für Gongbu
  }
confucius-student = { $student ->
    [red] Rot
   *[orange] Orange
  }
confucius-title = { $title ->
    [chief] Chefminister
    [admiral] Admiral
   *[general] General
  }
confucius-gift-alone = { $gift ->
    [1] Wandbehang
    [2] Fliese
    [3] Vase
    [4] Mantel
    [5] Halskette
   *[6] Dschunke
  }
confucius-gift = { confucius-gift-alone } ({ $gift })
confucius-land = { $land ->
    [annam] Annam
    [yunnan] Yunnan
    [mongolia] Mongolei
    [korea] Korea
   *[manchuria] Mandschurei
  }
confucius-distant-alone = { $distant ->
    [spice] Gewürzinseln
    [india] Indien
    [arabia] Arabien
    [africa] Afrika
   *[americas] Amerika
  }
confucius-distant = { $distant ->
    [spice] die { confucius-distant-alone }
   *[other] { confucius-distant-alone }
  }
confucius-cards = { $hidden ->
    [0] { confucius-known-cards }
   *[other] { $count ->
        [0] { confucius-hidden-cards }
       *[other] { confucius-known-cards } und { confucius-hidden-cards }
      }
  }
confucius-known-cards = { $count ->
    [0] keine Karte
    [one] eine { $known }
   *[other] { $known }
  }
confucius-hidden-cards = { $hidden ->
    [one] eine verdeckte Karte
   *[other] { $hidden } verdeckte Karten
  }
confucius-card-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
confucius-cash = { $cash ->
    [one] 1 Münze
   *[other] { $cash } Münzen
  }
confucius-licences = { $licences ->
    [one] 1 Lizenz
   *[other] { $licences } Lizenzen
  }
confucius-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
confucius-cubes = { $cubes } Würfel
confucius-junks = { $junks ->
    [one] 1 Dschunke
   *[other] { $junks } Dschunken
  }
confucius-amount = { $kind ->
    [cash] { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
      }
   *[licences] { $amount ->
        [one] 1 Lizenz
       *[other] { $amount } Lizenzen
      }
  }
confucius-discount = { $saved ->
    [0] {""}
   *[other] {" "}({ $do ->
        [recruit] Bingbu
        [junks] Gongbu
       *[other] Hubu
      } −{ $saved })
  }
confucius-reward = { $reward ->
    [cash] Geld
    [gift] Geschenk
    [extra] Zusatzaktion
    [bribe-bingbu] Bestechung in Bingbu
    [bribe-hubu] Bestechung in Hubu
    [bribe-gongbu] Bestechung in Gongbu
    [bribe-any] Bestechung überall
    [recruit] Rekrutierung
    [insult] Kaiser beleidigt
   *[hidden] eine verdeckte Karte
  }
confucius-reward-does = { $reward ->
    [cash] { $cash } Karten ziehen
    [gift] ein eigenes Geschenk kostenlos
    [extra] beliebige Aktion der Aktionsfelder, ohne Würfel
    [recruit] kostenlos eine Armee in die Kolonien
    [insult] eine Armee aus den Kolonien, +{ $insult } Punkte
   *[bribe] Beamter ohne Marker kostenlos, ungesicherter zum Preis
  }
confucius-reward-in-full = { $reward } ({ confucius-reward-does })
confucius-or = { $first } oder { $last }
confucius-do = { $do ->
    [bribe] bestechen
    [secure] sichern
    [transfer] übertragen
    [nominate] Studenten nominieren
    [force] Prüfung erzwingen
    [recruit] Armee rekrutieren
    [invade] angreifen
    [junks] Dschunken kaufen
    [voyage] auf See schicken
    [buy] Geschenk kaufen
    [give] Geschenk machen
    [petition] Kaiser beschenken
    [commercial] Geschäftseinkommen
    [tax] Steuereinkommen
    [card] Belohnungskarte
    [nothing] keine Aktion
   *[pass] passen
  }

## Actions: who did what, for how much, how, what it brought

confucius-deed = { $told }{ $source ->
    [favour] {" "}(Kaiserliche Gunst)
    [extra] {" "}(Zusatzaktion)
    [card] {""}
   *[cubes] { $cubes ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $cubes } Würfel)
      }
  }{ $paid }{ $brings ->
    [0] {""}
   *[other] : { JOIN($brings) }
  }.
confucius-acted = { $seat ->
    [you] { $do ->
        [tax] Du nimmst Steuereinkommen
       *[nothing] Du setzt einen Würfel auf „Keine Aktion“
      }
   *[other] { $do ->
        [tax] { $seat } hat Steuereinkommen genommen
       *[nothing] { $seat } hat einen Würfel auf „Keine Aktion“ gesetzt
      }
  }
    .short = { $card ->
        [none] { $do }
       *[other] { $card }
      }{ $about ->
        [0] {""}
       *[other] : { JOIN($about) }
      }
# After "Du kaufst die Vase (3)", and after "Mei hat die Vase (3) gekauft".
confucius-paid =
    .price = { $seat ->
        [you] {" "}für
       *[other] , für
      } { confucius-amount }{ confucius-discount }{ $exact ->
        [yes] {""}
       *[no] { $seat ->
            [you] {" "}und zahlst { $kind ->
                [licences] { $cards }
               *[cash] { TYPED($cards) }
              }
           *[other] { $kind ->
                [licences] , und dafür { $cards } gezahlt
               *[cash] , bezahlt mit { TYPED($cards) }
              }
          }
      }
    .warned = { $amount ->
        [0] {""}
       *[other] **Du zahlst { confucius-amount } zu viel**, und Wechselgeld gibt es nicht.
      }
confucius-bribed = { $seat ->
    [you] Du bestichst { confucius-official }
   *[other] { $seat } hat { confucius-official } bestochen
  }
    .brings = { $do ->
        [card] { confucius-official } kostenlos bestochen
       *[bribe] {""}
      }
    .short = { $ministry } { $space }
confucius-secured = { $seat ->
    [you] Du sicherst { confucius-official }
   *[other] { $seat } hat { confucius-official } gesichert
  }
    .short = { $ministry } { $space }
confucius-transferred = { $seat ->
    [you] Du überträgst **{ $ministry } { $space }** an { $to }
   *[other] { $seat } hat **{ $ministry } { $space }** an { $to ->
        [you] dich
       *[other] { $to }
      } übertragen
  }{ $secured ->
    [yes] , gesichert
   *[no] , ungesichert
  }
    .short = { $ministry } { $space }
confucius-nominated = { $seat ->
    [you] Du nominierst einen Studenten auf { $student }
   *[other] { $seat } hat einen Studenten auf { $student } nominiert
  }
    .short = { $student }
confucius-exam-forced = { $seat ->
    [you] Du erzwingst eine Prüfung am Ende dieser Runde
   *[other] { $seat } hat eine Prüfung am Ende dieser Runde erzwungen
  }
confucius-recruited = { $seat ->
    [you] Du rekrutierst eine Armee
   *[other] { $seat } hat eine Armee rekrutiert
  }
    .brings = Armeen in den Kolonien { $before } → **{ $armies }**
confucius-invaded = { $seat ->
    [you] Du schickst eine Armee auf **{ $land } { $box }**
   *[other] { $seat } hat eine Armee auf **{ $land } { $box }** geschickt
  }
    .brings = dort { confucius-points }, wenn das Land erobert wird{ $star ->
        [yes] , und so oder so eine Belohnungskarte
       *[no] {""}
      }
    .short = { $land } { $box }
confucius-junks-bought = { $seat ->
    [you] Du kaufst { $count }
   *[other] { $seat } hat { $count } gekauft
  }
    .brings = Werft { $before } → **{ $yard }**
    .short = { TYPED($count) }
confucius-sailed = { $seat ->
    [you] Du schickst { $junks } auf See
   *[other] { $seat } hat { $junks } auf See geschickt
  }
    .left = { $ocean ->
        [0] keine mehr auf See
        [one] jetzt 1 Dschunke auf See
       *[other] jetzt { $ocean } Dschunken auf See
      }
    .short = { $junks }
confucius-visited =
    .brings = **{ $land }** { $points ->
        [0] erreicht (nicht zuerst)
       *[other] zuerst erreicht (**+{ $points }**)
      }
    .short = { $land }
confucius-gift-bought = { $seat ->
    [you] Du kaufst
   *[other] { $seat } hat
  } { $value ->
    [1] den
    [4] den
   *[other] die
  } **{ $value }**{ $seat ->
    [you] {""}
   *[other] {" "}gekauft
  }
    .brings = { $free ->
        [yes] { $value ->
            [1] Der
            [4] Der
           *[other] Die
          } **{ $value }** liegt kostenlos bereit
       *[no] {""}
      }
    .short = { $value }
confucius-gift-given = { $seat ->
    [you] Du schenkst
   *[other] { $seat } hat
  } { $to ->
    [you] dir
   *[other] { $to }
  } { $value ->
    [1] den
    [4] den
   *[other] die
  } **{ $value }**{ $seat ->
    [you] {""}
   *[other] {" "}geschenkt
  }
    .short = { $value }
confucius-petitioned = { $seat ->
    [you] Du beschenkst
   *[other] { $seat } hat
  } den Kaiser mit { $value ->
    [1] dem
    [4] dem
   *[other] der
  } **{ $value }**{ $seat ->
    [you] {""}
   *[other] {" "}beschenkt
  }
    .short = { $value }
confucius-commercial = { $seat ->
    [you] Du nimmst Geschäftseinkommen und gibst
   *[other] { $seat } hat Geschäftseinkommen genommen und
  } { $count ->
    [0] { $cards }
    [1] { $cards }
   *[other] { $cards } ({ confucius-cash })
  } { $seat ->
    [you] ab
   *[other] abgegeben
  }
confucius-reward-played = { $seat ->
    [you] Du spielst die Belohnungskarte **{ $card }**
   *[other] { $seat } hat die Belohnungskarte **{ $card }** gespielt
  }
confucius-drawn =
    .brings = { $seat ->
        [you] dafür { $cards ->
            [hidden] { confucius-card-count } verdeckt
           *[known] { $cards }
          }
       *[other] { $cards ->
            [hidden] { confucius-card-count }
           *[known] { $cards }
          } gezogen
      }
    .drawn = Du hast **{ $cards }** gezogen ({ confucius-cash } oder { confucius-licences }).
confucius-reward-drawn =
    .brings = { $card ->
        [hidden] { $list ->
            [one] eine Belohnungskarte
           *[other] { TYPED($list) } Belohnungskarten
          }
       *[known] Belohnungskarte **{ $list }**
      }
    .star = {" "}{ $seat ->
        [you] Du ziehst
       *[other] { $seat } { $tense ->
            [past] hat
           *[now] zieht
          }
      } { $card ->
        [hidden] eine Belohnungskarte
       *[known] die Belohnungskarte **{ $card }**
      } für das Feld mit ★{ $seat ->
        [you] {""}
       *[other] { $tense ->
            [past] {" "}gezogen
           *[now] {""}
          }
      }.
    .drawn = { $list ->
        [one] Belohnungskarte
       *[other] Belohnungskarten
      }: **{ $list }**.
confucius-junks-moved =
    .brings = { $count } aus { $origin ->
        [you] deiner Werft
        [own] der eigenen Werft
       *[other] der Werft von { $origin }
      } in { $to ->
        [you] deine
        [own] die eigene
       *[other] die von { $to }
      }
confucius-student-replaced =
    .brings = Der Student auf { $student } gehört jetzt { $seat ->
        [you] dir
       *[other] { $seat }
      }, nicht mehr { $loser ->
        [you] dir
       *[other] { $loser }
      }
    .short = { $student }
confucius-officials-swapped =
    .brings = **{ $place }** und **{ $other }** tauschen den Platz, samt Markern
    .place = { $ministry } { $space }
    .other = { $ministry } { $space }
confucius-army-moved =
    .brings = { $owner ->
        [you] Deine Armee
        [own] Die eigene Armee
       *[other] Die Armee von { $owner }
      } zieht von **{ $land } { $box }** nach **{ $to_land } { $to_box }**
confucius-marker-replaced =
    .brings = { $after ->
        [you] dein Marker
        [own] der eigene Marker
       *[other] ein Marker von { $after }
      } auf **{ $ministry } { $space }**{ $replaced ->
        [yes] {" "}statt { $before ->
            [you] deines Markers
            [own] des eigenen
           *[other] des Markers von { $before }
          }
       *[no] {""}
      }, { $secured ->
        [yes] gesichert
       *[no] ungesichert
      }
    .short = { $ministry } { $space }
confucius-insulted =
    .brings = Eine Armee aus den Kolonien kommt auf die Karte (**+{ $points }**)
confucius-gift-removed =
    .after = { $why ->
        [petition] {""}
        [influence] {""}
        [left] {""}
       *[other] Damit endet ein Geschenk, { $value } von { $giver ->
            [you] dir
           *[other] { $giver }
          } an { $holder ->
            [you] dich
           *[other] { $holder }
          }: { $why ->
            [replaced] Ein neues an dieselbe Person ersetzt es
            [better] Das Gegengeschenk ist besser
            [transfer] Wer es gemacht hat, bekommt einen Beamten
           *[tutoring] Für den Studenten, zu dem es verpflichtet, liegen mindestens { $count } Karten
          }.
      }
confucius-passed = { $forced ->
    [no] { $seat ->
        [you] { $favour ->
            [yes] Du passt: Dir bleibt die Kaiserliche Gunst.
           *[no] Du passt: In dieser Runde führst du keine Aktion mehr aus.
          }
       *[other] { $seat } hat gepasst.
      }
   *[yes] { $seats ->
        [one] { $seat ->
            [you] Du passt, denn du hast keinen Würfel mehr.
           *[other] { $seat } { $tense ->
                [past] hat ohne Würfel gepasst.
               *[now] passt ohne Würfel.
              }
          }
       *[other] { $tense ->
            [past] Ohne Würfel haben gepasst:
           *[now] Ohne Würfel passen:
          } { $seats }.
      }
  }
    .warned = { $forced ->
        [yes] {""}
       *[no] { $favour ->
            [yes] In dieser Runde bleibt dir nur noch die Kaiserliche Gunst.
           *[no] In dieser Runde führst du keine Aktion mehr aus.
          }
      }
confucius-seat-resigned = { $seat } hat aufgegeben. Die Marker bleiben auf den Beamten liegen, geben aber keinen Einfluss; alle Geschenke von dieser und an diese Person kommen aus dem Spiel.
confucius-game-ended = { $tense ->
    [now] Damit endet die Partie
   *[past] Die Partie ist zu Ende
  }: { $end ->
    [ministries] Alle drei Ministerien sind gewertet.
    [candidates] Es ist kein Kandidat übrig.
    [wall] Die Große Mauer ist fertig.
   *[resigned] Nur eine Person ist übrig.
  } Es folgen die Titel.

## The court phase

confucius-wall-built = **Der Hof tritt zusammen.** Große Mauer { $before } → **{ $wall }** von { $all }{ $full ->
    [yes] : Sie ist fertig, also endet die Partie mit dieser Runde
   *[no] {""}
  }.
confucius-exam-began = **Prüfung**{ $forced ->
    [yes] {" "}(erzwungen)
   *[no] {""}
  }: { $students ->
    [two] { $red } (Rot) gegen { $orange ->
        [you] dich
       *[other] { $orange }
      } (Orange). Wer Karten hat, unterstützt einen der beiden.
    [one] { $seat ->
        [you] Nur du hast einen Studenten und gewinnst
       *[other] Nur { $seat } hat einen Studenten und gewinnt
      } ohne Karten.
   *[both] { $seat ->
        [you] Beide Studenten gehören dir, also gewinnst du
       *[other] Beide Studenten gehören { $seat }, ein Sieg
      } ohne Karten.
  }
confucius-exam-empty = Die erzwungene Prüfung fällt aus: Niemand hat einen Studenten. Der Kandidat bleibt.
confucius-tutored = { $seat ->
    [you] Du legst
   *[other] { $seat } { $tense ->
        [past] hat
       *[now] legt
      }
  } { $cards ->
    [hidden] { confucius-card-count }
   *[known] **{ $cards }**
  } verdeckt für { $own ->
    [yes] { $seat ->
        [you] deinen Studenten
       *[other] den eigenen Studenten
      }
   *[no] { $owner ->
        [you] deinen Studenten
       *[other] den Studenten von { $owner }
      }
  } auf **{ $student }**{ $seat ->
    [you] {""}
   *[other] { $tense ->
        [past] {" "}gelegt
       *[now] {""}
      }
  }{ $forced ->
    [yes] {" "}(anders ging es nicht)
   *[no] {""}
  }.
confucius-exam-decided = { $seat ->
    [you] **Du gewinnst** die Prüfung
   *[other] { $seat } { $tense ->
        [past] hat die Prüfung gewonnen
       *[now] gewinnt die Prüfung
      }
  }{ $why ->
    [left] , denn zum anderen Studenten ist niemand mehr da. Gelegte Karten werden abgelegt.
    [none] : Niemand hat Karten, um zu unterstützen, und bei Gleichstand gewinnt Rot.
    [tie] : Die Summen sind gleich, also gewinnt Rot.
   *[sum] .
  }
    .revealed = **Die gelegten Karten werden aufgedeckt:**
    .side = { $student }, { $seat ->
        [you] dein Student
       *[other] Student von { $seat }
      }: **{ $sum }**{ $laid ->
        [0] , keine Karten
       *[other] {" "}({ JOIN($laid, by: " · ") })
      }
confucius-candidate-placed = { $seat ->
    [you] Du setzt
   *[other] { $seat } { $tense ->
        [past] hat
       *[now] setzt
      }
  } den { $candidate } auf **{ $ministry } { $space }** { $seat ->
    [you] ein
   *[other] { $tense ->
        [past] eingesetzt
       *[now] ein
      }
  }{ $why ->
    [elsewhere] {" "}(im eigenen Ministerium ist kein Platz)
   *[own] {""}
  }{ $forced ->
    [yes] {" "}(nur dort ist es möglich)
   *[no] {""}
  }, gesichert{ $replaced ->
    [-1] {""}
   *[other] ; { $marker ->
        [none] die unbestochene { $replaced }
        [you] deine ungesicherte { $replaced }
       *[other] die ungesicherte { $replaced } von { $marker }
      } kommt dafür aus dem Spiel
  }.
confucius-candidate-lost = Für den { $candidate } gibt es keinen Platz, er kommt aus dem Spiel.
confucius-candidate-shown = { $discarded ->
    [0] {""}
    [one] Den { $discarded } kann niemand mehr einsetzen, er kommt aus dem Spiel.{" "}
   *[other] Die { $discarded } kann niemand mehr einsetzen, sie kommen aus dem Spiel.{" "}
  }{ $candidate ->
    [hidden] Der nächste Kandidat wird aufgedeckt.
    [none] Kein Kandidat ist übrig, also **endet die Partie mit dieser Runde**.
   *[other] Als Nächstes geht es um den { $candidate }.
  }
confucius-resolution-began = **{ $ministry } wird gewertet** ({ JOIN($counts, by: " · ") })
confucius-influence-given = { $seat ->
    [you] Du gibst deinen Einfluss an { $to } ab
   *[other] { $seat } { $tense ->
        [past] hat den Einfluss an { $to ->
            [you] dich
           *[other] { $to }
          } abgegeben
       *[now] gibt den Einfluss an { $to ->
            [you] dich
           *[other] { $to }
          } ab
      }
  } ({ $before } → { $total }; { confucius-fewest }){ $gift ->
    [0] {""}
    [1] , verpflichtet durch den { $gift }, der nun weg ist
    [4] , verpflichtet durch den { $gift }, der nun weg ist
   *[other] , verpflichtet durch die { $gift }, die nun weg ist
  }
    .began = **{ $ministry }**, die Wertung geht weiter
confucius-fewest = am wenigsten: { $tiles }{ $tie ->
    [yes] , auf schlechteren Plätzen
   *[no] {""}
  }
confucius-posts-filled = { $minister ->
    [none] **{ $ministry } ist gewertet**: Niemand hat dort Einfluss, also gibt es keinen Minister.
   *[other] { $alone ->
        [yes] { $minister ->
            [you] Du bekommst beide Ämter: **+{ $points }**
           *[other] { $minister } bekommt beide Ämter: **+{ $points }**
          }
       *[no] Minister: { $minister } **+{ $high }**, Sekretär: { $secretary } **+{ $low }** ({ $most } zu { $less }{ $tie ->
            [yes] ; auf { $ministry } { $space } ist der höchste Beamte
           *[no] {""}
          })
      }
  }
confucius-land-resolved = { $won ->
    [yes] **{ $land ->
        [mongolia] Die { $land }
        [manchuria] Die { $land }
       *[other] { $land }
      } ist erobert**{ $gains ->
        [0] {""}
       *[other] : { JOIN($gains) }
      }.
   *[no] **{ $land ->
        [mongolia] Die { $land }
        [manchuria] Die { $land }
       *[other] { $land }
      } ist { $armies ->
        [0] abgeschlossen**: Die Mauer ist bei { $wall }, und keine Armee ist dort.
       *[other] verloren**: Die Mauer ist bei { $wall }, und nicht jedes Feld hat eine Armee, also gibt es keine Punkte.
      }
  }{ $star }
    .gain = { $seat } **+{ $points }**
confucius-officials-came = { $tiles ->
    [one] Neuer Beamter
   *[other] Neue Beamte
  }: { JOIN($tiles) }.
    .tiles = { $cost ->
        [-2] einer auf
       *[other] die { $cost } auf
      } { $ministry } { $space }
confucius-discarded = { $seat ->
    [you] Du wirfst { $cards } ab
   *[other] { $seat } hat { $cards } abgeworfen
  } ({ $limit } dürfen auf der Hand bleiben).
confucius-round-began = **Runde { $round }.** Würfel (verschenkte und erhaltene Geschenke): { JOIN($list, by: " · ") }
confucius-chief-named = { $by ->
    [none] { $seat ->
        [you] Du bist jetzt **Chefminister**.
       *[other] { $seat } ist jetzt **Chefminister**.
      }
    [you] Du bestimmst { confucius-named }
   *[other] { $by } hat { confucius-named }
  }
confucius-named = { $seat ->
    [you] dich
   *[other] { $seat }
  } zum **Chefminister**{ $by ->
    [you] {""}
   *[other] {" "}bestimmt
  }{ $forced ->
    [yes] {" "}(sonst ist niemand da)
   *[no] {""}
  }.

## Before Confirm

confucius-score-changed = { $seat } { $before } → **{ $after }**
confucius-changes = Punkte: { JOIN($list, by: " · ") }
confucius-final = { $what ->
    [match] Die Partie endet: Danach kannst du nichts zurücknehmen.
    [round] Die Runde endet: Danach kannst du nichts zurücknehmen.
    [court] Der Hof tritt zusammen: Danach kannst du nichts zurücknehmen.
    [cards] Du ziehst verdeckt: Danach kannst du nichts zurücknehmen.
    [laid] Gelegt ist gelegt: Danach kannst du nichts zurücknehmen.
   *[turn] Dein Zug endet: Danach kannst du nichts zurücknehmen.
  }

## Totals

confucius-standings = { $over ->
    [yes] {""}
   *[no] Runde { $round } · Chefminister { $chief } · Große Mauer { $wall } von { $all } · noch { $candidates ->
        [one] 1 Kandidat
       *[other] { $candidates } Kandidaten
      } · { $closed } von { $ministries } Ministerien gewertet
  }
  { confucius-changes }
  { $cubes ->
    [0] {""}
   *[other] Würfel: { JOIN($cubes, by: " · ") }
  }
  { $over ->
    [yes] {""}
   *[no] Karten: { JOIN($hands, by: " · ") }
  }
    .passed = gepasst

## The end

confucius-score = { confucius-points }{ $sources ->
    [0] {""}
   *[other] {" "}({ JOIN($sources) })
  }
confucius-source = { $source ->
    [ministries] Ministerien
    [voyages] Reisen
    [invasions] Invasionen
    [insults] Beleidigung
   *[titles] Titel
  } { $count }
confucius-ending = { $end ->
    [ministries] Alle drei Ministerien sind gewertet. Die meisten Punkte gewinnen.
    [candidates] Kein Kandidat war übrig, und die offenen Ministerien wurden gewertet. Die meisten Punkte gewinnen.
    [wall] Die Große Mauer war fertig, und die offenen Ministerien wurden gewertet. Die meisten Punkte gewinnen.
   *[resigned] { others-resigned }
  }{ $tie ->
    [title] {" "}Bei gleich vielen Punkten gewinnt der Admiral, sonst der Chefminister, sonst der General.
    [shared] {" "}{ $winners } haben gleich viele Punkte und keinen Titel und teilen sich den Sieg.
    [admiral] {" "}Mehrere haben gleich viele, also gewinnt der Admiral { $winners } (Option dieser Partie).
   *[none] {""}
  }
confucius-titles = **Titel**, { $points ->
    [one] je ein Punkt
   *[other] je { $points } Punkte
  }
confucius-title-awarded = { $title }, { $title ->
    [chief] die meisten Beamten und Ämter
    [admiral] die meisten Dschunken auf See, dazu { $voyage } für jedes besuchte Land
   *[general] die meisten Armeen
  } ({ JOIN($counts, by: " · ") }): { $seat ->
    [none] niemand, denn { confucius-title-level }, und kein Minister von { $ministry } spielt mit, der entscheidet
   *[other] { $seat }{ $tie ->
        [yes] , denn { confucius-title-level }, und der Minister von { $ministry } entscheidet
       *[no] {""}
      }
  }
confucius-title-level = { $most ->
    [0] alle haben null
   *[other] { $level } haben gleich viele
  }
confucius-tie = { $level } haben gleich viele Punkte: { $title ->
    [none] Ohne Titel teilen sie sich den Sieg.
   *[other] { $seat } gewinnt als { $title }.
  }

## Captions on the pictures

confucius-captions =
    .turn = { $turn ->
        [0] Anfang
       *[other] Zug { $turn }
      }
    .round = Runde { $round }
    .bingbu = Bingbu
    .hubu = Hubu
    .gongbu = Gongbu
    .officials = Beamte
    .nominate = Student
    .force = Prüfung
    .buy = Kaufen
    .give = Schenken
    .petition = Kaiser
    .ships = Schiffe
    .armies = Armeen
    .commercial = Geschäft
    .tax = Steuer
    .nothing = Nichts
    .favour = Gunst
    .red = Rot
    .orange = Orange
    .any = Jedes
    .annam = Annam
    .yunnan = Yunnan
    .mongolia = Mongolei
    .korea = Korea
    .manchuria = Mandschu
    .owes = Pflicht
    .over = Ende
