# Confucius: what is asked, answers with what they cost or bring, the hand, who owes whom, orders, options.

## What is to be done: reads after "Mei soll ..." and "Am Zug: Mei – ..."

confucius-task = { $phase ->
    [chief] den nächsten Chefminister bestimmen, Runde { $round }
    [turn] { $cubes ->
        [0] eine Belohnungskarte spielen, übertragen oder passen, Runde { $round }
        [one] eine Aktion ausführen, Runde { $round } (noch 1 Würfel)
       *[other] eine Aktion ausführen, Runde { $round } (noch { $cubes } Würfel)
      }
    [free] eine Zusatzaktion ausführen
    [favour] die Kaiserliche Gunst nutzen, Runde { $round }
    [discard] Karten bis auf { $limit } abwerfen
    [reveal] weiterspielen
    [pay] { $deed } und dafür bezahlen
    [tutor] Karten für die Prüfung legen: Rot { $red } gegen Orange { $orange }
    [place] nach gewonnener Prüfung den { $candidate } einsetzen
    [influence] den eigenen Einfluss in { $ministry } abgeben, das gewertet wird
   *[over] ruhen
  }
confucius-announced = { $do ->
    [bribe] { confucius-announced-official } bestechen
    [secure] { confucius-announced-official } sichern
    [nominate] einen Studenten auf { $student } nominieren
    [force] eine Prüfung erzwingen
    [recruit] eine Armee rekrutieren
    [invade] { $land } { $box } angreifen
    [junks] { $junks } kaufen
    [voyage] { $junks } auf See schicken{ $lands ->
        [0] {""}
       *[other] {" "}(Ziel: { $lands })
      }
    [buy] { $gift ->
        [1] den
        [4] den
       *[other] die
      } { $gift } kaufen
   *[card] { confucius-announced-official } übernehmen
  }
confucius-announced-official = { $cost ->
    [0] den Kandidaten
   *[other] die { $cost }
  } auf { $ministry } { $space }

## Questions

confucius-in-hand = { $count ->
    [0] keine Karte
   *[other] { $cards }{ $hidden ->
        [0] {" "}({ confucius-cash } oder { confucius-licences })
       *[other] {""}
      }
  }
confucius-ask-do = { $phase ->
    [favour] Was machst du mit der Kaiserlichen Gunst?
        Eine beliebige Aktion, für den Würfel, der dort liegt.
    [free] Welche Zusatzaktion führst du aus?
        Eine beliebige, sie kostet keine Würfel.
   *[turn] Was machst du?
        { $cubes ->
            [0] Kein Würfel mehr: Ohne Würfel kannst du eine Karte spielen, übertragen oder passen.
            [one] Noch **1 Würfel**.
           *[other] Noch **{ $cubes } Würfel**.
          }
  } Deine Hand: { confucius-in-hand }.
confucius-action = { confucius-action-named }{ $priced ->
    [yes] {" "}{ confucius-cost }
   *[no] {""}
  }{ $barred ->
    [0] {""}
   *[other] {" "}(nicht in { $barred }: fremde Geschenke)
  }
    .group = **{ $group ->
        [ministries] Ministerien
        [examination] Prüfung
        [armies] Armeen
        [ships] Schiffe
        [gifts] Geschenke
        [money] Geld
       *[rest] Sonst
      }** { JOIN($list, by: " · ") }
    .idle = Alles andere kostet einen Würfel.
    .shut = ✗ { JOIN($list) }: { $why }
    .barred = { $ministry } ({ JOIN($givers) })
confucius-action-named = { $do ->
    [bribe] bestechen
    [secure] sichern
    [transfer] übertragen
    [nominate] nominieren
    [force] erzwingen
    [recruit] rekrutieren
    [invade] angreifen
    [junks] Dschunken
    [voyage] Reise
    [buy] kaufen
    [give] schenken
    [petition] Kaiser
    [commercial] Geschäft
    [tax] Steuer
    [card] Belohnungskarte
   *[nothing] keine Aktion
  }
confucius-cost = { $cubes ->
    [0] { confucius-price }
   *[other] { $kind ->
        [none] { confucius-cubes }
       *[other] { confucius-cubes }, { confucius-price }
      }
  }
confucius-price = { $kind ->
    [none] {""}
   *[other] { $range ->
        [yes] { $least }–{ $most }
       *[no] { $least }
      } { $kind ->
        [cash] { $most ->
            [one] Münze
           *[other] Münzen
          }
       *[licences] { $most ->
            [one] Lizenz
           *[other] Lizenzen
          }
      }{ confucius-discount }
  }
confucius-ask-pay = { $slot ->
    [pay] Wie zahlst du
   *[cards] Mit welchen Karten zahlst du
  } { confucius-amount }{ confucius-discount }? Du willst { $deed }.
  Deine Hand: { confucius-in-hand }. { $kind ->
    [licences] In Lizenzen zählt { JOIN($worth) }; Wechselgeld gibt es nicht.
   *[cash] Wechselgeld gibt es nicht.
  }
    .worth = eine { $cash } als { $licences }
confucius-ask-bribe = { $slot ->
    [space] Welchen Beamten in { $ministry } bestichst du?
        { confucius-places }
   *[ministry] In welchem Ministerium bestichst du einen Beamten?
  }
confucius-ask-secure = { $slot ->
    [space] Welchen Beamten in { $ministry } sicherst du?
        { confucius-places }
   *[ministry] In welchem Ministerium sicherst du einen Beamten?
  }
confucius-ask-transfer = { $slot ->
    [space] Welchen Beamten in { $ministry } überträgst du?
        { confucius-places }
   *[ministry] In welchem Ministerium überträgst du einen Beamten?
  }
confucius-ask-card-bribe = { $slot ->
    [space] { $reward }: Welchen Beamten in { $ministry } nimmst du?
        { confucius-places }
   *[ministry] { $reward }: In welchem Ministerium?
  }
confucius-ask-place = { $slot ->
    [space] Auf welchen Platz in { $ministry } setzt du deinen { $candidate ->
        [any] Kandidaten
       *[other] { $candidate }
      }?
        Du hast die Prüfung gewonnen; dein Marker dort ist gesichert.
        { confucius-places }
   *[ministry] In welches Ministerium setzt du deinen { $candidate ->
        [any] Kandidaten
       *[other] { $candidate }
      }?
        Du hast die Prüfung gewonnen; dein Marker dort ist gesichert.
  }
confucius-ask-coat = { $slot ->
    [space] Welcher deiner Beamten in { $ministry } tauscht den Platz?
        { confucius-places }
   *[ministry] Mantel: In welchem Ministerium ist dein Beamter, der den Platz tauscht?
  }
confucius-ask-coat-to = { $slot ->
    [space] Mit welchem Platz in { $ministry2 } tauscht deiner auf { $ministry } { $space }? Marker und Schnüre wandern mit.
        { confucius-places }
   *[ministry] In welchem Ministerium ist der Platz, mit dem deiner auf { $ministry } { $space } tauscht?
  }
confucius-ask-junk = { $slot ->
    [space] Auf welchem Beamten in { $ministry } wird der Marker ersetzt?
        { confucius-places }
   *[ministry] Dschunke: In welchem Ministerium wird ein Marker ersetzt?
  }
confucius-places = { confucius-chits } · { $standing ->
    [0] noch niemand
   *[other] { JOIN($standing) }
  } · { $taken } von { $spaces } Plätzen belegt
confucius-chits = Minister +{ $high }, Sekretär +{ $low }
confucius-ask-transfer-to = Wer bekommt { $ministry } { $space } ({ confucius-tile })?
  Jetzt: { JOIN($standing) }.
confucius-ask-junk-to = Wessen gesicherter Marker kommt auf { $ministry } { $space } ({ confucius-tile })?
  Jetzt: { JOIN($standing) }.
confucius-ask-nominate = Auf welches Feld kommt dein Student?
  In der Prüfung geht es um den { $candidate }; bei Gleichstand gewinnt Rot.
confucius-ask-junks = Wie viele Dschunken kaufst du?
  { $yard } in deiner Werft, { $supply } im Vorrat; { $voyage } auf See sind eine Reise.
confucius-ask-voyage = Wie viele deiner { $yard } Dschunken gehen auf See?
  { $ocean } auf See; { $voyage } sind eine Reise.
confucius-ask-visit = Wohin führt die Reise?
confucius-ask-discard = { $gone ->
    [one] Welche Karte
   *[other] Welche { $gone } Karten
  } wirfst du ab?
  Deine Hand: { confucius-in-hand }. Das sind { $count } Karten, und { $limit } dürfen bleiben.
confucius-ask-commercial = Welche Karten gibst du ab?
  Zusammen dürfen es höchstens { $most } Münzen sein; du ziehst { $bonus } mehr, als es Münzen sind. Deine Hand: { confucius-in-hand }.
confucius-ask-tutor = Für wen legst du Karten?
  Rot ({ $red }) gegen Orange ({ $orange }), es geht um den { $candidate }. Gelegt: { JOIN($laid) }. { $duty ->
    [0] Du bist frei.
   *[other] Du hast { $duty }, also hast du die Wahl.
  } Deine Hand: { confucius-in-hand }.
confucius-ask-tutor-cards = Welche Karten legst du für { $student ->
    [red] Rot ({ $red })
   *[orange] Orange ({ $orange })
  }?
  { $bound ->
    [none] {""}
    [one] Du bist verpflichtet: Du hast { $duty }; ab { $cancel } Karten endet dieses Geschenk.{" "}
   *[both] Ab { $cancel } Karten endet das Geschenk, das du von dieser Person hast.{" "}
  }Es geht um den { $candidate }. Gelegt: { JOIN($laid) }. Deine Hand: { confucius-in-hand }.
    .laid = { $student } { $list ->
        [0] keine
       *[other] { $count } ({ JOIN($list) })
      }
confucius-ask-influence = Wer bekommt deinen Einfluss in { $ministry }?
  Es wird gewertet ({ JOIN($standing) }), und du hast am wenigsten. { $duty ->
    [0] Du hast hier von niemandem ein Geschenk, also bist du frei.
    [one] Du hast { $duty }, dein höchstes Geschenk hier, also geht er dorthin.
   *[other] Du hast { $duty }, deine höchsten Geschenke hier, also geht er an eine dieser Personen.
  }
confucius-ask-chief = Wer wird der nächste Chefminister?
  Es beginnt, wer links vom Chefminister sitzt.
confucius-ask-invade = { $slot ->
    [box] { $land }: Welches Feld?
   *[land] Welches Land greifst du an?
        Du zahlst seinen Preis in Münzen.
  }
confucius-ask-buy = Welches Geschenk kaufst du?
  Deine Hand: { confucius-in-hand }.
confucius-ask-give = Welches Geschenk machst du?
confucius-ask-give-to = Wer bekommt { $gift ->
    [1] deinen
    [4] deinen
   *[other] deine
  } { $gift }?
confucius-ask-petition = Welches Geschenk bekommt der Kaiser?
  Es kommt aus dem Spiel.
confucius-ask-tile = Aus wessen Werft kommen die Dschunken?
confucius-ask-tile-to = In wessen Werft?
confucius-ask-vase = Welchen Studenten ersetzt deiner?
confucius-ask-necklace = { $slot ->
    [box] { $land }: Welche Armee zieht?
   *[land] In welchem Land ist die Armee, die zieht?
  }
confucius-ask-necklace-to = { $slot ->
    [box] { $land2 }: Auf welches Feld?
   *[land] In welches Land zieht sie?
        Die Mauer ist bei { $wall }.
  }
confucius-ask-card = Welche Belohnungskarte spielst du?
confucius-ask-card-gift = Welches Geschenk liegt kostenlos bereit?
confucius-hint = { $slot ->
    [chief] Wähl jemanden
    [do] Wähl eine Aktion
    [ministry] Wähl ein Ministerium
    [space] Wähl einen Platz
    [student] Wähl einen Studenten
    [to] Wähl jemanden
    [from] Wähl eine Werft
    [land] Wähl ein Land
    [box] Wähl ein Feld
    [count] Wähl, wie viele
    [junks] Wähl, wie viele
    [gift] Wähl ein Geschenk
    [card] Wähl eine Belohnungskarte
    [pay] Wähl, wie du zahlst
   *[cards] Wähl die Karten
  }
confucius-chosen = { $slot ->
    [do] { $do }
    [ministry] { $ministry }{ confucius-chosen-place }
    [land] { $land }{ confucius-chosen-place }
    [distant] { $distant }
    [gift] { confucius-gift-alone }
    [junks] { $junks }
    [student] { $student }
    [card] { $reward }
    [seat] { $seat }
    [pay] Andere Karten
   *[cards] Karten { TYPED($cards) }
  }
confucius-chosen-place = { $at ->
    [0] {""}
   *[other] {" "}{ $at }
  }

## Answers

confucius-label-steps = { JOIN($list, by: " → ") }
confucius-label-do = { $do ->
    [bribe] Beamten bestechen
    [secure] Beamten sichern
    [transfer] Einfluss übertragen
    [nominate] Studenten nominieren
    [force] Prüfung erzwingen
    [recruit] Armee rekrutieren
    [invade] Fremdes Land angreifen
    [junks] Dschunken kaufen
    [voyage] Auf Reise gehen
    [buy] Geschenk kaufen
    [give] Geschenk machen
    [petition] Den Kaiser beschenken
    [commercial] Geschäftseinkommen
    [tax] Steuereinkommen
    [card] Belohnungskarte spielen
    [nothing] Keine Aktion
   *[pass] Passen
  }
    .detail = { confucius-cost }
        { $more ->
            [no] {""}
           *[yes] { $do ->
                [nominate] { $candidate ->
                    [hidden] unbekannter Kandidat
                    [any] Kandidat für jedes Ministerium
                    [bingbu] Kandidat für Bingbu
                    [hubu] Kandidat für Hubu
                   *[gongbu] Kandidat für Gongbu
                  }
                [force] { $why ->
                    [forced] schon erzwungen, bewirkt nichts
                    [full] findet ohnehin statt
                    [one] { $one }
                   *[none] ohne Studenten vergebens
                  }
                [recruit] Kolonien { $before } → { $after }
                [invade] { $count ->
                    [one] 1 leeres Feld
                   *[other] { $count } leere Felder
                  }
                [junks] { $yard } in deiner Werft
                [voyage] { $voyages ->
                    [0] Werft { $yard }, See { $ocean }
                    [one] 1 Reise möglich
                   *[other] { $voyages } Reisen möglich
                  }
                [buy] { $count } zur Wahl
                [give] { JOIN($gifts) }
                [petition] { JOIN($gifts) }
                [commercial] { $whole ->
                    [yes] { $bonus } ziehen
                   *[no] 0–{ $most } Münzen abgeben, { $bonus }–{ $drawn } ziehen
                  }
                [tax] Karten { $before } → { $after }
                [card] { $many ->
                    [yes] { TYPED($rewards) } zur Wahl
                   *[no] { JOIN($rewards) }
                  }
                [pass] { $favour ->
                    [yes] dir bleibt die Kaiserliche Gunst
                   *[no] für diese Runde bist du fertig
                  }
               *[official] { $count ->
                    [one] { $ministry } { $space }
                   *[other] { $count } Beamte
                  }
              }
          }
confucius-label-ministry = { $ministry }{ $what ->
    [alone] {""}
    [paid] : { $range ->
        [yes] { $least }–{ $most } Münzen
       *[no] { $least ->
            [one] 1 Münze
           *[other] { $least } Münzen
          }
      }
    [official] : { $count ->
        [one] 1 Beamter
       *[other] { $count } Beamte
      }
   *[place] : { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
      }
  }
    .detail = { confucius-standing }
        { $taken } belegt
        Ämter +{ $high }, +{ $low }
confucius-standing = { $standing ->
    [0] {""}
   *[other] { JOIN($standing) }
  }
confucius-tile = { $cost ->
    [-1] leer
    [0] { $owner ->
        [none] Kandidat
        [you] dein Kandidat
       *[other] Kandidat von { $owner }
      }
   *[other] { $owner ->
        [none] unbestochene { $cost }
        [you] deine { $cost }
       *[other] { $cost } von { $owner }
      }
  }{ $secured ->
    [yes] , gesichert
   *[no] {""}
  }
confucius-then = { $full ->
    [yes] voll, gewertet: { JOIN($standing) }
   *[no] dann { JOIN($standing) }
  }
  { $barred ->
    [0] {""}
   *[other] durch Geschenke gesperrt: { JOIN($barred) }
  }
  { $cheaper ->
    [hubu] Beamte billiger
    [gongbu] Dschunken billiger
    [bingbu] Armeen billiger
   *[none] {""}
  }
confucius-then-in = { $ministry } { $standing ->
    [0] niemand
   *[other] { JOIN($standing) }
  }
confucius-ends = { $ends ->
    [0] {""}
   *[other] beendet { JOIN($ends) }
  }
    .gift = { $seat ->
        [you] { $gift ->
            [1] deinen
            [4] deinen
           *[other] deine
          } { confucius-gift-alone }
       *[other] { $gift ->
            [1] den fremden
            [4] den fremden
           *[other] die fremde
          } { confucius-gift-alone }
      }
confucius-label-bribe = { $ministry } { $space }: { confucius-amount }
    .detail = { confucius-then }
confucius-label-card-bribe = { $ministry } { $space }: { $kind ->
    [none] kostenlos
   *[cash] { $owner }
  }
    .detail = { $kind ->
            [none] {""}
           *[cash] { confucius-amount }
          }
        { confucius-then }
confucius-label-place = { $ministry } { $space }: { $cost ->
    [-1] { confucius-tile }
   *[other] ersetzt { confucius-tile }
  }
    .detail = { confucius-then }
confucius-label-secure = { $ministry } { $space }: { confucius-amount }
    .detail = jetzt { JOIN($standing) }
confucius-label-transfer = { $ministry } { $space }: { confucius-tile }
    .detail = { $left ->
        [0] dort bleibt dir keiner
        [one] dort bleibt dir 1
       *[other] dort bleiben dir { $left }
      }
confucius-label-coat = { $ministry } { $space }
    .detail = { confucius-tile }
confucius-label-coat-to = { $ministry } { $space }
    .detail = { confucius-tile }
        { $then }
confucius-label-junk = { $ministry } { $space }: { confucius-tile }
confucius-label-transfer-to = { $seat }
    .detail = { confucius-ends }
        { confucius-then }
confucius-label-junk-to = { $seat }
    .detail = { $stays ->
        [yes] bleibt, gesichert
       *[no] { confucius-then }
      }
confucius-student-of = { $student }: { $seat ->
    [none] niemand
   *[other] { $seat }
  }
confucius-label-nominate = { $student ->
    [red] Rot
   *[orange] Orange
  }
    .detail = { $student ->
            [red] gewinnt bei Gleichstand
           *[orange] {""}
          }
        { $other }
        { $taken ->
            [yes] Prüfung in dieser Runde
           *[no] {""}
          }
confucius-label-vase = { confucius-student-of }
    .detail = { $both ->
        [yes] beide deine: Du gewinnst ohne Karten
       *[no] wird deiner
      }
confucius-label-tutor = { confucius-student-of }
    .detail = { $gift ->
            [0] {""}
           *[other] verpflichtet durch { $gift ->
                [1] den
                [4] den
               *[other] die
              } { confucius-gift-alone }
          }
        { $laid ->
            [0] keine Karte gelegt
           *[other] gelegt: { JOIN($laid) }
          }
confucius-label-chief = { $seat }
    .detail = { confucius-cubes }, einer für die Gunst · { $first ->
        [you] du beginnst
       *[other] { $first } beginnt
      }
confucius-label-influence = { $seat }: { $before } → { $after }
    .detail = { $decided ->
            [yes] dann Minister { $minister }, Sekretär { $secretary }
           *[no] dann { JOIN($standing) }
          }
        { confucius-ends }
confucius-label-junks = { $junks }: { confucius-amount }
    .detail = Werft { $before } → { $after }, Vorrat { $left }
confucius-label-voyage = { $junks }: { confucius-amount }
    .detail = { $voyages ->
            [0] {""}
            [one] 1 Reise
           *[other] { $voyages } Reisen
          }
        { $voyages ->
            [0] {""}
           *[other] { confucius-reward-cards }
          }
        See { $before } → { $after }
        { $voyages ->
            [0] Reise ab { $voyage }
           *[other] {""}
          }
confucius-reward-cards = { $rewards ->
    [0] keine Belohnungskarte
    [one] 1 Belohnungskarte
   *[other] { $rewards } Belohnungskarten
  }
confucius-label-visit = { confucius-distant-alone }
    .detail = { $seat ->
            [none] { confucius-points }
           *[other] { $seat } war zuerst da
          }
        { confucius-reward-cards }
confucius-label-tile = { $seat }: { $junks }
    .detail = { $left ->
        [0] keine bleibt dort
        [one] 1 bleibt dort
       *[other] { $left } bleiben dort
      }
confucius-label-tile-to = { $seat }: { $before } → { $after }
confucius-label-land = { $land }{ $invading ->
    [yes] : { $price } Münzen
   *[no] {""}
  }
    .detail = { $empty } leer
        verloren bei Mauer { $wall }
confucius-label-box = { $land } { $box }: { $owner ->
    [none] { confucius-box-points }
    [you] deine Armee
   *[other] Armee von { $owner }
  }
    .detail = { $owner ->
        [none] { $invading ->
                [yes] { $price } Münzen
               *[no] {""}
              }
            { $left ->
                [0] voll: diese Runde erobert
               *[other] { $left } leer
              }
            { $left ->
                [0] {""}
               *[other] verloren bei Mauer { $wall }
              }
       *[other] { confucius-box-points }
      }
confucius-box-points = { $points } Punkte{ $star ->
    [yes] {" "}★
   *[no] {""}
  }
confucius-label-buy = { confucius-gift-alone }: { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
  }
    .detail = { $advanced ->
        [yes] für den Kaiser: { confucius-petition-does }
       *[no] {""}
      }
confucius-label-petition = { $gift }
    .detail = { confucius-petition-does }
confucius-petition-does = { $gift ->
    [1] nichts
    [2] bringt { $junks } in andere Werft
    [3] ersetzt Studenten durch deinen
    [4] tauscht einen deiner Beamten
    [5] versetzt eine Armee
   *[6] ersetzt einen Marker, gesichert
  }
confucius-label-card-gift = { $gift }
    .detail = kostenlos statt { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
      }
confucius-label-give = { $gift }
    .detail = { $anybody ->
        [yes] möglich an alle
       *[no] möglich an { JOIN($seats) }
      }
confucius-label-give-to = { $seat }
    .detail = { $barred ->
            [0] verbietet noch keine Bestechung
           *[other] verbietet Bestechungen in { $barred }
          }
        { confucius-ends }
        { $cubes ->
            [0] {""}
           *[other] nächste Runde { $cubes } Würfel
          }
confucius-label-card = { $reward }
    .detail = { confucius-reward-does }
confucius-label-other = Andere Karten
    .detail = { $actions ->
        [one] 1 Möglichkeit
       *[other] { $actions } Möglichkeiten
      }
confucius-label-pay = { TYPED($cards) }: { confucius-amount }
    .detail = { $over ->
            [0] genau
           *[other] { $over } zu viel
          }
        { confucius-kept }
confucius-kept = du behältst { $kept }
confucius-label-commercial = { $cards ->
    [none] nichts abgeben
   *[other] { $cards } abgeben
  }
    .detail = { $drawn } ziehen
        { confucius-kept }
        Karten { $before } → { $after }
confucius-label-tutor-cards = { TYPED($cards) }: { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
  }
    .detail = { confucius-ends }
        { confucius-kept }
confucius-label-discard = { $cards } abwerfen
    .detail = { confucius-kept }

## Why an action of the box is not open now, in a few words

confucius-why = { $code ->
    [too-few-cubes] kostet { $needed } Würfel, du hast { $left }
    [not-in-first-round] nicht in Runde 1
    [too-little-cash] kostet { $due ->
        [one] 1 Münze
       *[other] { $due } Münzen
      }, du hast { $have }
    [too-few-licences] kostet { $due ->
        [one] 1 Lizenz
       *[other] { $due } Lizenzen
      }, du hast { $have }
    [all-bribed] kein Beamter ohne Marker
    [no-bribery-target] deine Bestechungskarte findet keinen Beamten
    [obliged-not-to-bribe] fremde Geschenke verbieten { $barred }
    [nothing-to-secure] du hast keinen ungesicherten Beamten
    [nothing-to-transfer] du hast keinen Beamten dafür
    [transferred-already] in dieser Runde schon übertragen
    [student-nominated] du hast schon einen Studenten, { error-student }
    [student-taken] beide Felder sind besetzt
    [no-army-left] alle { $armies } Armeen sind im Einsatz
    [no-army-in-colonies] keine Armee in deinen Kolonien
    [no-box-left] kein leeres Feld
    [too-few-junks-left] keine Dschunke im Vorrat
    [no-junks-to-sail] keine Dschunke in deiner Werft
    [all-lands-visited] du hast alle Länder besucht
    [all-gifts-bought] alle gekauft
    [no-gift-available] kein Geschenk bereit
    [obliged-to-better-gift] du hast von allen anderen bessere Geschenke
    [basic-game] nicht im Basisspiel
    [no-petition] kein bereites Geschenk könnte etwas bewirken
    [commercial-used] nur einmal pro Runde
    [no-rewards] du hast keine
   *[no-rewards-now] nicht bei dieser Aktion
  }

## Who owes whom

# As an object: "Du hast die Vase (3) von ● Mei".
confucius-gift-of = { $gift ->
    [1] den
    [4] den
   *[other] die
  } { $gift } von { $seat }
confucius-owing = { $over ->
    [yes] Die Partie ist zu Ende: **Niemand ist mehr zu etwas verpflichtet**.
   *[no] { $bound ->
        [yes] **Wer wem verpflichtet ist**, in diesem Augenblick
       *[no] **Niemand ist zu etwas verpflichtet**: Kein Geschenk ist verschenkt.
      }
  }
confucius-owing-holds = { $seat ->
    [you] Du hast { $gifts }.
   *[other] { $seat } hat { $gifts }.
  }
confucius-owing-barred = { $ministry } ({ JOIN($theirs) }, { $seat } { $own })
confucius-owing-bribes = Bestechen: { $barred ->
    [0] { $free ->
        [0] alle Ministerien sind gewertet
       *[other] frei in { $free }
      }
   *[other] nicht in { $barred }{ $free ->
        [0] {""}
       *[other] ; frei in { $free }
      }
  }
confucius-owing-tutoring = Prüfung: { $now ->
    [yes] Karten für den Studenten von { JOIN($givers, by: ", sonst ") }
   *[no] jetzt frei, später Karten für einen Studenten von { JOIN($givers, by: ", sonst ") }
  }; ab { $cancel } endet das Geschenk
confucius-owing-influence = Wertung: { $seat ->
    [you] Dein
   *[other] Der
  } Einfluss geht an { JOIN($givers, by: ", sonst ") }, falls im Ministerium vertreten
confucius-owing-least = { JOIN($givers) } { $gift ->
    [1] beliebig
    [6] nur { $gift }
   *[other] ab { $gift }
  }
confucius-owing-back = Gegengeschenke: an { JOIN($list, by: "; an ") }{ $higher ->
    [yes] ; ein höheres beendet das fremde
   *[no] {""}
  }. { $ready ->
    [0] Bereit liegt keines
   *[other] Bereit: { $ready }
  }
confucius-owing-free = { $you ->
    [yes] { $seats ->
        [0] Du hast kein fremdes Geschenk und bist frei.
       *[other] Du und { $seats }, ihr habt kein fremdes Geschenk und seid frei.
      }
   *[no] { $seats ->
        [one] { $seats } hat kein fremdes Geschenk und ist frei.
       *[other] { $seats } haben kein fremdes Geschenk und sind frei.
      }
  }
confucius-owing-cubes = Würfel in der nächsten Runde, wie die Geschenke jetzt liegen: { JOIN($list, by: " · ") }

## The hand

confucius-hand = { $count ->
    [0] Du hast keine Karte.
   *[other] Du hast { $cards }{ $hidden ->
        [0] : { confucius-cash } oder { confucius-licences }
       *[other] {""}
      }.
  }
  { $rewards ->
    [0] Keine Belohnungskarte.
    [one] Belohnungskarte: { $rewards }.
   *[other] Belohnungskarten: { $rewards }.
  }
  Deine Geschenke: bereit { $ready }; nicht gekauft { $unbought }.
  { $given ->
    [0] {""}
   *[other] Verschenkt: { $given }.
  }
    .given = { $gift } an { $seat }

## Standing orders, the lobby, the options of a match

order-confucius-secure = Sichern, wann immer ich kann
    .detail = Deinen besten Platz zuerst, mit den passendsten Karten. An, bis du es ausschaltest.
order-confucius-pass = Passen, sobald ich keine Würfel habe
    .detail = Passt in dieser Runde, sobald du ohne Würfel am Zug bist, auch wenn du noch Belohnungskarten hast oder übertragen könntest. Endet, wenn alle gepasst haben.
about-confucius = Bestich Beamte, mach Geschenke, die verpflichten, gewinne Prüfungen, schick Flotten und Armeen aus. Die meisten Punkte gewinnen.
option-confucius-game = Den Kaiser beschenken
option-confucius-game-advanced = ja (für Fortgeschrittene)
option-confucius-game-basic = nein (Basisspiel)
option-confucius-admiral = Gleichstand: Admiral gewinnt
    .detail = Haben mehrere die meisten Punkte, gewinnt der Admiral, auch wenn er nicht dabei ist
option-confucius-necklace = Halskette für jede Armee
    .detail = Wer den Kaiser mit der Halskette beschenkt, versetzt eine beliebige Armee, nicht nur eine eigene
option-confucius-open-rewards = Offene Belohnungskarten
    .detail = Alle sehen, wer welche Belohnungskarten hat
