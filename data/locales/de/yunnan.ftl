# Yunnan. A message has the name of an event, its facts are the event's fields. $tense: past to everybody, now to the one who
# moves. A colour shows as token and name of its owner, but in labels the reader's as its token alone; choose by you, other, none.
# A province is chosen by its number on the road: 0 the market of Pu’er, 1 Yunnan ... 5 Qinghai, -1 none. $pairs: two colours each.

yunnan-building = { $building ->
    [school] Handelsschule
    [customs] Zollamt
    [horse] Pferdehändler
    [dragon] Drachenhaus
   *[yard] Bauhof
  }
yunnan-side = { $side ->
    [left] höhere
   *[right] niedrigere
  }
yunnan-kind = { $kind ->
    [post] Handelsposten
    [bridge] Brücke
   *[teahouse] Teehaus
  }
yunnan-stocked = { $count ->
    [one] { $kind ->
        [post] Handelsposten
        [bridge] Brücke
       *[teahouse] Teehaus
      }
   *[other] { $count } { $kind ->
        [post] Handelsposten
        [bridge] Brücken
       *[teahouse] Teehäuser
      }
  }
yunnan-subject = { $colour ->
    [you] { $pairs ->
        [yes] Du ({ $token })
       *[no] Du
      }
   *[other] { $colour }
  }
# As of "Farbe": the same as a subject and as an object.
yunnan-rival = { $colour ->
    [you] deine { $colour }
   *[other] { $colour }
  }

## What is to be done: reads after "Mei soll ..." and "Am Zug: Mei – ..."

yunnan-with = { $pairs ->
    [yes] mit { $token }{" "}
   *[no] {""}
  }
yunnan-task = { $phase ->
    [bid] { $again ->
        [0] { yunnan-with }bieten oder passen, Runde { $round }
       *[other] { yunnan-with }noch einmal bieten oder passen: überboten { $again }
      }
    [yard] { yunnan-with }ein Bauwerk nehmen
    [travel] { yunnan-with }reisen, Runde { $round }
    [convert] den Erlös { $pairs ->
        [yes] von { $token }{" "}
       *[no] {""}
      }in Punkte umwandeln ({ $income } Yuan)
   *[over] ausruhen
  }
yunnan-ousting = { $building ->
    [school] in der Handelsschule
    [customs] im Zollamt
    [horse] beim Pferdehändler
    [dragon] im Drachenhaus
   *[yard] im Bauhof
  } ({ $value }) von { $by } ({ $by_value })

## Bidding

yunnan-comes-from = { $source ->
    [-1] {""}
   *[other] , mit einem Händler aus { $source }
  }
yunnan-bid-placed = { yunnan-subject } { $colour ->
    [you] bietest
   *[other] hat
  } { $building ->
    [school] in der Handelsschule
    [customs] im Zollamt
    [horse] beim Pferdehändler
    [dragon] im Drachenhaus
   *[yard] im Bauhof
  } **{ $value }**{ $colour ->
    [you] {""}
   *[other] {" "}geboten
  }{ yunnan-comes-from }.{ $colour ->
    [you] {" "}Damit hast du { $loss ->
        [0] { $bids } von { $money } Yuan geboten
       *[other] { $bids } Yuan geboten, aber nur { $money }
      }.
   *[other] { $loss ->
        [0] {""}
       *[other] {" "}Zusammen sind das { $bids } bei { $money } Yuan: { $missing } zu wenig, das kostet { $loss } Punkte.
      }
  }
yunnan-thrown-out = Damit { $tense ->
    [now] fliegt { $colour } ({ $value }) hinaus
   *[past] ist { $colour } ({ $value }) hinausgeflogen
  }{ $again ->
    [yes] {" "}und bietet nach dem Passen wieder mit
   *[no] {""}
  }.
yunnan-banked = { yunnan-subject } { $colour ->
    [you] gehst auf die { $side } Seite der Bank
   *[other] ist auf die { $side } Seite der Bank gegangen
  }{ yunnan-comes-from }; so wie die Gebote stehen, zahlt sie { $pays }.{ $freed ->
    [0] {""}
    [one] {" "}{ $freed } ist wieder frei, der Händler von dort { $colour ->
        [you] geht auf den Markt
       *[other] ist auf den Markt gegangen
      }.
   *[other] {" "}{ $freed } sind wieder frei, die Händler von dort { $colour ->
        [you] gehen auf den Markt
       *[other] sind auf den Markt gegangen
      }.
  }
    .freed = { $building } { $value }
yunnan-marketed = { yunnan-subject } { $colour ->
    [you] setzt
   *[other] hat
  } einen Händler{ $source ->
    [-1] {""}
   *[other] {" "}aus { $source }
  } auf den Markt von Pu’er{ $colour ->
    [you] {""}
   *[other] {" "}gesetzt
  }.
yunnan-passed = { yunnan-subject } { $colour ->
    [you] passt{ $sent ->
        [0] {""}
       *[other] {" "}und schickst { $sent } Händler aus dem Vorrat auf den Markt
      }
   *[other] hat gepasst{ $sent ->
        [0] {""}
       *[other] {" "}und { $sent } Händler aus dem Vorrat auf den Markt geschickt
      }
  }.
yunnan-idle = { $colours } { $what ->
    [passed] { $colours ->
        [one] hat keinen Händler mehr zum Bieten und passt
       *[other] haben keinen Händler mehr zum Bieten und passen
      }
    [converted] { $colours ->
        [one] hat keinen Erlös zum Umwandeln
       *[other] haben keinen Erlös zum Umwandeln
      }
   *[travel-ended] { $colours ->
        [one] hatte keinen Händler zum Reisen
       *[other] hatten keine Händler zum Reisen
      }
  }.

## The automatic phases

yunnan-bank-paid = **Bank**: Bei Geboten von { $bids ->
    [0] 0
   *[other] { $total } ({ JOIN($bids, by: " + ") })
  } zahlt sie { $payments }.
    .payments = { $colour } **{ $amount }**
yunnan-brief = **{ $phase ->
    [bank-payout] Bank zahlt
    [progress] Gebote bezahlt
    [gifts] Geschenke
   *[income] Erlös
  }** { JOIN($list, by: " · ") }
    .each = { $colour } { $phase ->
        [progress] { $amount ->
            [0] 0
           *[other] −{ $amount }
          }
       *[other] +{ $amount }
      }{ $lost ->
        [0] {""}
       *[other] {" "}(−{ $lost } Punkte)
      }
yunnan-phase = { $phase ->
    [progress] **Fortschritt**
    [gifts] **Geschenke**
   *[income] **Erlös**{ $gaps ->
        [yes] {" "}(−{ $transport } je Händler für jede Lücke auf dem Weg von Pu’er)
       *[no] {""}
      }
  }
yunnan-progress = - { $colour }: { JOIN($list, by: "; ") }
yunnan-bids-paid = zahlt { $bids ->
    [one] **{ $total }**
   *[other] { JOIN($bids, by: " + ") } = **{ $total }**
  }{ $missing ->
    [0] {""}
   *[other] , hat { $paid }: { $missing } zu wenig, **−{ $lost } Punkte**
  }
    .bids = { $value }
yunnan-gained = { $building ->
    [school] Händler { $before } → { $after }
    [customs] Passierscheine { $before } → { $after }
    [horse] Pferd { $before } → { $after }
   *[dragon] Einfluss { $before } → { $after }
  }
yunnan-chooses = wählt ein Bauwerk
yunnan-structure-taken = { $forced ->
    [yes] { $kind }, sonst ist nichts mehr übrig
   *[no] { yunnan-subject } { $colour ->
        [you] nimmst
       *[other] hat
      } { $kind ->
        [post] einen Handelsposten
        [bridge] eine Brücke
       *[teahouse] ein Teehaus
      }{ $colour ->
        [you] { $province ->
            [-1] {""}
           *[other] {" "}und baust es sofort in { $province }
          }
       *[other] {" "}genommen{ $province ->
            [-1] {""}
           *[other] {" "}und sofort in { $province } gebaut
          }
      }.
  }
yunnan-inspector-came = { $province ->
    [-1] { yunnan-inspector-stays }
   *[other] **Provinzkommissar** in { $province }: Dort bringt der Tee am meisten ein, { $most }{ $others ->
        [0] {""}
       *[other] {" "}({ JOIN($others) }{ $tie ->
            [yes] ; bei Gleichstand die fernste
           *[no] {""}
          })
      }. { $colour ->
        [none] Er darf dort niemanden wegschicken.
       *[other] Ein Händler von { $colour } muss auf den Markt (Einfluss { $influence }, der höchste ohne Schutz).
      }
  }
    .brief = { $province ->
        [-1] { yunnan-inspector-stays }
       *[other] **Provinzkommissar** in { $province }: { $colour ->
            [none] Er schickt niemanden weg.
           *[other] Er schickt einen Händler von { $colour } auf den Markt.
          }
      }
yunnan-inspector-stays = **Provinzkommissar**: Keine Provinz bringt etwas ein, also kommt er nicht.
yunnan-gifts-given = - { $province }: { JOIN($gifts) }; { $left ->
    [0] keines übrig
   *[other] { $left } übrig
  }{ $short ->
    [yes] {" "}(zu wenige für alle: nach Einfluss, dann in Reisereihenfolge)
   *[no] {""}
  }
yunnan-income-counted = - { $colour }: **{ $income }**{ $lines ->
    [0] {""}
   *[other] {" "}= { JOIN($lines, by: " + ") }
  }
yunnan-line = { $kind ->
    [trader] { $province } { yunnan-times }{ $gaps ->
        [0] { $value }
       *[other] ({ $value } − { $charge })
      }
   *[post] Handelsposten in { $province } { $gaps ->
        [0] { $count ->
            [one] {""}
           *[other] { $count } ×{" "}
          }{ $value }
       *[other] 0 (abgeschnitten)
      }
  }
yunnan-times = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
  }
yunnan-order-changed = **Neue Reisereihenfolge** nach Erlös: { JOIN($order, by: " ") }{ $tie ->
    [yes] {" "}(bei Gleichstand zuerst, wer weiter hinten war)
   *[no] {""}
  }
yunnan-round-began = **Runde { $round }** beginnt: Die Händler vom Markt kommen in den Vorrat.

## Travelling and conversion

yunnan-travelled = { yunnan-subject } { $steps ->
    [0] { $colour ->
        [you] reist nicht
       *[other] ist nicht gereist
      }.
   *[other] { $colour ->
        [you] reist
       *[other] ist gereist
      }:{ $listed ->
        [yes] {""}
       *[no] {" "}{ JOIN($steps, by: " · ") }.
      }
  }
yunnan-moved = { yunnan-times }{ $start } → { $end } ({ $passes ->
    [0] kein Passierschein
   *[other] { $count ->
        [one] {""}
       *[other] je{" "}
      }{ $passes } { $passes ->
        [one] Passierschein
       *[other] Passierscheine
      }
  }{ $bridge ->
    [yes] , über eine Brücke
   *[no] {""}
  })
yunnan-displaced = { $move ->
    [none] {""}
   *[other] { $move },{" "}
  }{ $colour } { $to ->
    [0] auf den Markt
   *[other] nach { $to }
  } verdrängt
yunnan-built = { yunnan-standing } gebaut
yunnan-standing = { $kind ->
    [bridge] Brücke { $place }
   *[other] { $kind } in { $place }
  }
yunnan-travel-ended = { $isolated ->
    [0] {""}
   *[other] **Isoliert**, also zurück auf den Markt: { JOIN($isolated) }.
  }
  { $colour ->
    [you] { $stands ->
        [yes] Dein Erlös wäre **{ $income }**, noch vor dem Provinzkommissar und allen, die nach dir reisen.
       *[no] {""}
      } { $left ->
        [0] {""}
        [one] 1 Passierschein bleibt ungenutzt.
       *[other] { $left } Passierscheine bleiben ungenutzt.
      }
   *[other] {""}
  }
    .isolated = { $province } { $count }
yunnan-converted = { yunnan-subject } { $points ->
    [0] { $colour ->
        [you] behältst den ganzen Erlös, { $income } Yuan
       *[other] hat den ganzen Erlös behalten, { $income } Yuan
      }
   *[other] { $money ->
        [0] { $colour ->
            [you] wandelst den ganzen Erlös in **{ $points }** { $points ->
                [one] Punkt
               *[other] Punkte
              } um
           *[other] hat den ganzen Erlös in **{ $points }** { $points ->
                [one] Punkt
               *[other] Punkte
              } umgewandelt
          }
       *[other] { $colour ->
            [you] wandelst **{ $points }** von { $income } Yuan in Punkte um und behältst { $money }
           *[other] hat **{ $points }** von { $income } Yuan in Punkte umgewandelt und { $money } behalten
          }
      }
  }.
yunnan-seat-resigned = { $seat } hat aufgegeben: Die Händler verlassen den Spielplan, Handelsposten und Brücken zählen nicht mehr, Teehäuser bleiben stehen.
yunnan-game-ended = { $tense ->
    [now] Damit endet die Partie
   *[past] Die Partie ist zu Ende
  }: { $end ->
    [resigned] Nur noch eine Person ist übrig
    [points] Jemand hat { $points } Punkte erreicht
    [agreed] Alle wollten hier aufhören
   *[gifts] { $gifts ->
        [0] Auf dem Spielplan liegt kein Geschenk mehr
       *[other] Auf dem Spielplan liegen höchstens noch { $gifts } Geschenke
      }
  }. Es folgt die Schlusswertung.

## Totals

yunnan-points-changed = { $seat } { $before } → **{ $after }**
yunnan-money-changed = { $colour } { $stays ->
    [yes] { $after }
   *[no] { $before } → **{ $after }**
  }{ $bids ->
    [0] {""}
   *[other] {" "}({ $bids } geboten)
  }
yunnan-totals = { $what ->
    [points] Punkte
    [yuan] Yuan
   *[income] Erlös nach jetzigem Stand
  }: { JOIN($list, by: " · ") }
yunnan-standings = **Runde { $round }** · { $phase ->
    [bid] { $order ->
        [one] es bietet noch
       *[other] es bieten
      }: { JOIN($order, by: " ") }{ $passed ->
        [0] {""}
       *[other] {" "}· gepasst: { JOIN($passed, by: " ") }
      }{ $bank ->
        [0] {""}
       *[other] {" "}· Bank: { JOIN($bank, by: " ") } bei Geboten von { $total }
      }
    [yard] im Bauhof
    [travel] { $coming ->
        [one] es reist noch
       *[other] es reisen noch
      }: { JOIN($coming, by: " ") }
    [convert] { $coming ->
        [one] es wandelt noch um
       *[other] es wandeln noch um
      }: { JOIN($coming, by: " ") }
   *[over] Ende
  }
yunnan-pairs = Je zwei Farben: { JOIN($list, by: " · ") }

## The panel

yunnan-asked = { $pairs ->
    [yes] { $token }:{" "}
   *[no] {""}
  }
yunnan-purse = Du hast { $money } Yuan{ $bids ->
    [0] {""}
   *[other] {" "}und schon { $bids } geboten
  }
yunnan-passes-left = Du hast noch { $left } von { $passes } Passierscheinen
yunnan-ask-do = { yunnan-asked }{ $bidding ->
    [yes] { $ousted ->
        [0] {""}
       *[other] { JOIN($ousted, by: " ") }{" "}
      }Was tust du? { yunnan-purse }; { $home ->
        [0] im Vorrat ist kein Händler, also kommt einer aus einer Provinz.
        [one] 1 Händler ist im Vorrat.
       *[other] { $home } Händler sind im Vorrat.
      }
   *[no] Was nun? { yunnan-passes-left }. Wenn du jetzt aufhörst: Erlös { $forecast }{ $isolated ->
        [0] {""}
       *[other] , isolierte Händler: { JOIN($isolated) }
      }.
  }
yunnan-ask-ousting = Du wurdest { yunnan-ousting } überboten.
yunnan-ask-space = { yunnan-asked }{ $do ->
    [bank] Auf welche Seite der Bank gehst du?
   *[building] Was bietest du { $building ->
        [school] in der Handelsschule
        [customs] im Zollamt
        [horse] beim Pferdehändler
        [dragon] im Drachenhaus
       *[yard] im Bauhof
      }? { yunnan-purse }.
  }
yunnan-ask-from = { yunnan-asked }Im Vorrat ist kein Händler. Aus welcher Provinz kommt einer?
yunnan-ask-kind = { yunnan-asked }Welches Bauwerk nimmst du?
yunnan-ask-place = { yunnan-asked }Wohin kommt das Teehaus?
yunnan-ask-to = { yunnan-asked }Wohin reist ein Händler aus { $province }? { yunnan-passes-left }.
yunnan-ask-displace = { yunnan-asked }Wen verdrängst du in { $province }? Dein Einfluss ist { $influence }.
yunnan-ask-site = { yunnan-asked }Wo baust du { $kind ->
    [post] den Handelsposten
    [bridge] die Brücke
   *[teahouse] das Teehaus
  }?
yunnan-ask-points = { yunnan-asked }Wie viel von deinem Erlös ({ $income } Yuan) wird zu Punkten? Der Rest ist Geld.
yunnan-hint = { $slot ->
    [do] { $bidding ->
        [yes] Setz einen Händler oder passe
       *[no] Wähl, was du als Nächstes tust
      }
    [space] { $do ->
        [bank] Wähl eine Seite
       *[building] Wähl dein Gebot
      }
    [from] Wähl eine Provinz
    [kind] Wähl ein Bauwerk
    [place] Wähl eine Provinz oder behalte es
    [to] Wähl eine Provinz
    [displace] Wähl, wen du verdrängst
    [site] Wähl, wo du baust
   *[points] Wähl, wie viele Punkte
  }
yunnan-chosen = { $do ->
    [building] { $building }{ $space ->
        [none] {""}
       *[other] {" "}{ $space }
      }
    [bank] Bank{ $space ->
        [none] {""}
       *[other] , { $side } Seite
      }
    [market] Markt
    [province] aus { $province }
   *[kind] { $kind }
  }

# Answers, first what they are, then what they cost or bring, each part in a line of its own.

yunnan-label-do = { $do ->
    [building] { $building }: { $building ->
        [school] +1 Händler ({ $before } → { $after })
        [customs] +1 Passierschein ({ $before } → { $after })
        [horse] Pferd nach { $after }
        [dragon] +1 Einfluss ({ $before } → { $after })
       *[yard] +1 Bauwerk ({ $before } → { $after })
      }
    [bank] Bank: zurzeit { $free ->
        [one] { $most }
       *[other] { $most } oder { $least }
      } Yuan
    [market] Markt: ein Händler zum Reisen
    [pass] Passen
    [province] { $actions ->
        [one] { $start } → { yunnan-label-to }
       *[other] Aus { $province }: { $count ->
            [one] 1 Händler kann reisen
           *[other] { $count } Händler können reisen
          }
      }
    [kind] { $actions ->
        [one] { yunnan-standing } bauen
       *[other] { $kind } bauen ({ $count } im Vorrat)
      }
   *[end] Reise beenden: Erlös { $income }
  }
    .detail = { $do ->
        [building] frei: { JOIN($spaces, by: " ") }
          { $there ->
            [0] {""}
           *[other] Gebote: { JOIN($there) }
          }
        [bank] { $bids ->
            [0] danach kein Gebot in einem Gebäude
            [one] dein bietender Händler geht auf den Markt
           *[other] deine { $bids } bietenden Händler gehen auf den Markt
          }
        [market] dann { $market } dort{ $home ->
            [0] , einer weniger in einer Provinz
           *[other] , { $left ->
                [0] keiner
               *[other] { $left }
              } im Vorrat
          }
        [pass] { $sent ->
            [0] { $home ->
                [0] kein Händler im Vorrat
               *[other] deine Händler bleiben im Vorrat
              }
            [one] 1 Händler auf den Markt
           *[other] { $sent } Händler auf den Markt
          }
          { $then ->
            [end] das Bieten endet
            [exposed] wieder dabei, wenn überboten
           *[out] du bietest nicht mehr mit
          }
        [province] { $actions ->
            [one] { yunnan-label-to.detail }
           *[other] Passierscheine: { JOIN($ways) }
          }
        [kind] { $actions ->
            [one] { yunnan-label-site.detail }
           *[other] { JOIN($places) }
          }
       *[end] { $isolated ->
            [0] alle Händler angeschlossen
           *[other] { $isolated } isoliert, auf den Markt
          }
          { $left ->
            [0] {""}
            [one] 1 Passierschein ungenutzt
           *[other] { $left } Passierscheine ungenutzt
          }
      }
yunnan-bid-there = { yunnan-rival } { $value }
yunnan-label-space = { $do ->
    [bank] { $side ->
        [left] Höhere Seite
       *[right] Niedrigere Seite
      }: zurzeit { $amount } Yuan
   *[building] { $space }: { $colour ->
        [none] { yunnan-safe }
       *[other] überbietet { yunnan-rival }
      }
  }
    .detail = { $do ->
        [bank] Gebote dann { $total }{ $more ->
            [none] : mehr zahlt sie nie
           *[other] ; ab { $least } sind es { $more } Yuan
          }
       *[building] { $missing ->
            [0] dann { $bids } von { $money } Yuan geboten
           *[other] { $missing } Yuan zu wenig: −{ $lost } Punkte
          }
          { $colour ->
            [none] {""}
           *[other] { yunnan-safe }
          }
      }
yunnan-safe = { $safe ->
    [yes] sicher
   *[no] nicht sicher
  }
yunnan-label-from = { $from ->
    [supply] Aus dem Vorrat
   *[province] Aus { $province } ({ $count })
  }
    .detail = { $from ->
        [supply] {""}
       *[province] { $gaps ->
            [0] { $left ->
                [0] keiner bleibt
                [one] 1 bleibt
               *[other] { $left } bleiben
              }
           *[other] Lücke auf dem Weg nach { $gaps }
          }
      }
yunnan-label-kind = { $kind ->
    [post] Handelsposten
    [bridge] Brücke
   *[teahouse] Teehaus
  }
    .detail = { $kind ->
        [post] bringt Erlös, hält eine Provinz
        [bridge] ein Weg ohne Passierschein
       *[teahouse] schützt vor dem Kommissar, am Ende +{ $points }
      }
      noch { $left }
yunnan-label-place = { $place ->
    [keep] Behalten
   *[other] Sofort in { $province }
  }
    .detail = { $place ->
        [keep] du baust es, wenn du reist
       *[other] { yunnan-house-brings }
      }
yunnan-house-brings = { $traders ->
    [0] noch kein Händler dort
    [one] schützt deinen Händler
   *[other] schützt { $traders } Händler
  } · am Ende +{ $points }
yunnan-label-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $kept } Yuan behalten
    .detail = { $points ->
        [0] Punkte bleiben bei { $before }
       *[other] Punkte { $before } → { $after }
      }
      { $kept ->
        [0] Yuan bleiben bei { $money }
       *[other] Yuan { $money } → { $then }
      }
      { $last ->
        [yes] letzte Runde
       *[no] {""}
      }
yunnan-label-to = { $end }: { $passes ->
    [0] kein Passierschein
    [one] 1 Passierschein
   *[other] { $passes } Passierscheine
  }
    .detail = { yunnan-income-change }
      { $victims ->
        [0] {""}
       *[other] kann { JOIN($victims, by: " ") } verdrängen
      }
      { $isolated ->
        [0] { $gifts ->
            [0] {""}
            [one] 1 Geschenk
           *[other] { $gifts } Geschenke
          }
       *[other] { $isolated } isoliert
      }
yunnan-income-change = { $change ->
    [0] Erlös bleibt bei { $before }
   *[other] Erlös { $before } → { $after }
  }
yunnan-label-displace = { $displace ->
    [none] Niemanden
   *[other] { yunnan-rival }: zurück { $to ->
        [0] auf den Markt
       *[other] nach { $to }
      }
  }
    .detail = { $displace ->
        [none] alle Händler bleiben
       *[other] Einfluss { $influence } gegen deinen von { $own }
          { $change ->
            [0] {""}
           *[other] Erlös { $before } → { $after }
          }
      }
yunnan-label-site = { $place }
    .detail = { $kind ->
        [teahouse] { yunnan-house-brings }
        [bridge] { yunnan-income-change }
          { $ways ->
            [0] braucht keinen Passierschein
           *[other] Passierscheine: { JOIN($ways) }
          }
       *[post] { yunnan-income-change }
          { $isolated ->
            [0] { $value } Yuan, solange angeschlossen
           *[other] { $isolated } isoliert
          }
      }
yunnan-way = { $province } { $before ->
    [none] { $passes }
   *[other] { $before } → { $passes }
  }

yunnan-final = { $isolated ->
    [0] {""}
   *[other] Isolierte Händler gehen auf den Markt: { JOIN($isolated) }.
  } { $missing ->
    [0] {""}
   *[other] Du bietest { $missing } Yuan mehr, als du hast: Das kostet **{ $lost } Punkte**, außer du wirst überboten oder gehst in die Bank.
  } { $ends ->
    [match] Die Partie endet
    [round] Die Runde endet
    [income] Provinzkommissar, Geschenke und Erlöse folgen sofort
    [travel] Deine Reise endet
   *[turn] Dein Zug endet
  }: Danach kannst du nichts zurücknehmen.

## The hand

yunnan-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
yunnan-hand-points = { yunnan-points }.
yunnan-hand = { $pairs ->
    [yes] { $letter } { $token }: { yunnan-holdings }
   *[no] Du hast { yunnan-holdings }
  }. Händler: { JOIN($places) }. Gebaut: { $standing ->
    [0] nichts
   *[other] { JOIN($standing) }
  }.
yunnan-bid = { $building } { $value }
yunnan-in-bank = { $side } Seite der Bank
yunnan-holdings = { $money } Yuan{ $bids ->
    [0] {""}
   *[other] {" "}({ $bids } geboten)
  }, letzter Erlös { $income }; { $passes } Passierscheine, Einfluss { $influence }, Pferd in { $province }; { $traders ->
    [0] keine Händler
   *[other] { $traders } Händler, davon { $home ->
        [0] keiner
       *[other] { $home }
      } im Vorrat
  }{ $stock ->
    [0] {""}
   *[other] ; noch nicht gebaut: { JOIN($stock, by: " + ") }
  }{ yunnan-gifts }
yunnan-gifts = { $gifts ->
    [0] {""}
    [one] ; 1 Geschenk
   *[other] ; { $gifts } Geschenke
  }

## The board in words

yunnan-alt-head = Yunnan{ $expert ->
    [yes] {" "}(Profi)
   *[no] {""}
  }, Runde { $round }.{ $legend ->
    [0] {""}
   *[other] {" "}{ JOIN($legend) }.
  } { $phase ->
    [bid] { $colour } bietet.
    [yard] { $colour } nimmt ein Bauwerk.
    [travel] { $colour } reist.
    [convert] { $colour } wandelt Erlös um.
   *[over] Die Partie ist zu Ende.
  }
yunnan-alt-order = { $phase ->
    [bid] Bietreihenfolge { JOIN($bid, by: " ") }{ $passed ->
        [0] {""}
       *[other] , gepasst { JOIN($passed, by: " ") }
      }.
    [yard] Bietreihenfolge { JOIN($bid, by: " ") }.
    [over] Letzte Reisereihenfolge { JOIN($travel, by: " ") }.
   *[other] Reisereihenfolge { JOIN($travel, by: " ") }, { $waiting ->
        [0] alle gereist
       *[other] noch { JOIN($waiting, by: " ") }
      }.
  }
yunnan-alt-counts = Punkte { JOIN($points) }. Yuan { JOIN($yuan) }. Letzter Erlös { $income ->
    [0] keiner
   *[other] { JOIN($income) }
  }. Passierscheine { JOIN($passes) }{ $phase ->
    [travel] {" "}(noch { $left })
   *[other] {""}
  }. Einfluss { JOIN($influence) }. Pferde { JOIN($horses) }. Händler im Vorrat { JOIN($home, by: " ") }; nicht im Spiel { JOIN($school, by: " ") }. Geschenke { JOIN($gifts, by: " ") }. Bauwerke { JOIN($stock) }.{ $resigned ->
    [0] {""}
   *[other] {" "}Aufgegeben: { JOIN($resigned, by: " ") }.
  }
yunnan-alt-building = { $building }: { JOIN($bids) }.
yunnan-alt-bank = Bank: { JOIN($sides) }.
yunnan-alt-province = { $province }: { $traders ->
    [0] leer
   *[other] { JOIN($traders, by: " ") }
  }{ yunnan-built-there }{ yunnan-gifts }.
yunnan-built-there = { $posts ->
    [0] {""}
   *[other] ; Handelsposten { JOIN($posts, by: " ") }
  }{ $colour ->
    [none] {""}
   *[other] ; Teehaus { $colour }
  }{ $inspector ->
    [yes] ; zuletzt inspiziert
   *[no] {""}
  }
yunnan-alt-bridges = Brücken: { JOIN($list) }.

yunnan-text-head = **Yunnan{ $expert ->
    [yes] , Profiversion
   *[no] {""}
  }, Runde { $round }**, { $phase ->
    [bid] es wird geboten
    [yard] im Bauhof
    [travel] es wird gereist
    [convert] Erlös wird umgewandelt
   *[over] Ende
  }. „A2“: zwei Händler von A.
yunnan-text-colour = { $letter } { $colour }: { yunnan-points }, { yunnan-holdings }{ $resigned ->
    [yes] ; aufgegeben
   *[no] {""}
  }{ $acts ->
    [yes] {" "}← am Zug
   *[no] {""}
  }
yunnan-text-buildings = **Gebäude**: Wer auf 5 oder 7 steht, fliegt bei einem höheren Gebot hinaus
yunnan-text-building = - { $building } ({ $building ->
    [school] ein Händler
    [customs] ein Passierschein
    [horse] das Pferd eine Provinz weiter
    [dragon] Einfluss
   *[yard] ein Bauwerk
  }): { $bids ->
    [0] kein Gebot
   *[other] { JOIN($bids) }
  }; frei { JOIN($free, by: " ") }
yunnan-text-bank = - Bank, bei Geboten von zusammen { $total }: { JOIN($sides) }
yunnan-text-side = { $amount } { $colour ->
    [none] (frei)
   *[other] für { $colour }
  }
yunnan-text-provinces = **Provinzen**: genannt ist nur, was dort ist
yunnan-text-province = - { $province } ({ $province ->
    [0] Markt; Händler { $trader }
   *[other] Händler { $trader }, Handelsposten { $post }
  }): { $traders ->
    [0] keine Händler
   *[other] { JOIN($traders, by: " ") }
  }{ $province ->
    [0] {""}
   *[other] { yunnan-built-there }; { $gifts ->
        [0] kein Geschenk mehr
        [one] noch 1 Geschenk
       *[other] noch { $gifts } Geschenke
      }
  }
yunnan-text-bridges = Brücken: { JOIN($list) }
yunnan-bridge = { $place } { $colours ->
    [0] (frei)
   *[other] { JOIN($colours, by: " ") }
  }
yunnan-text-incomes = **Erlös nach jetzigem Stand**
yunnan-text-income = - { $colour }: { $income } = { $lines ->
    [0] 0
   *[other] { JOIN($lines, by: " + ") }
  }{ $isolated ->
    [0] {""}
   *[other] ; nicht angeschlossen: { JOIN($isolated) }
  }

## Captions on the picture

yunnan-captions =
    .turn = { $turn ->
        [0] Anfang
       *[other] Zug { $turn }
      }
    .round = Runde { $round }
    .over = Ende
    .passes = { $left ->
        [one] Passierschein
       *[other] Passierscheine
      }
    .income = Erlös wäre
    .money = Yuan
    .bids = geboten
    .levels = erreichte Stufe
    .home = im Vorrat
    .bank = Bank
    .school = Schule
    .customs = Zollamt
    .horse = Pferde
    .dragon = Drachen
    .yard = Bauhof

## The end

yunnan-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }{ $sources ->
    [0] {""}
   *[other] {" "}({ JOIN($sources) })
  }
yunnan-source = { $count ->
    [0] {""}
   *[other] { $source ->
        [points] unterwegs
        [money] Geld
        [gifts] Geschenke
        [passes] Passierscheine
        [influence] Einfluss
       *[teahouses] Teehäuser
      } { $count }
  }
yunnan-ending = { $end ->
    [points] Jemand hat { $points } Punkte erreicht, und die Runde ist zu Ende gespielt. Es gewinnt, wer die meisten Punkte hat.
    [gifts] { $gifts ->
        [0] Auf dem Spielplan lag kein Geschenk mehr
       *[other] Auf dem Spielplan lagen höchstens noch { $gifts } Geschenke
      }, und die Runde ist zu Ende gespielt. Es gewinnt, wer die meisten Punkte hat.
    [agreed] Nichts hat sich mehr geändert, und alle wollten dort aufhören. Es gewinnt, wer die meisten Punkte hat.
   *[resigned] { others-resigned }
  }{ $tie ->
    [yes] {" "}Bei gleich vielen Punkten liegt vorn, wer mehr Einfluss hat{ $pairs ->
        [yes] {" "}(mit beiden Farben zusammen)
       *[no] {""}
      }, dann, wer in der letzten Reisereihenfolge weiter vorn ist; wer aufgegeben hat, kommt zuletzt.
   *[no] {""}
  }
yunnan-scoring = **Schlusswertung**: 1 Punkt für je { $rate } Yuan, { $each } für jedes Geschenk, dann Passierscheine, Einfluss und Teehäuser nach der Tabelle
yunnan-final-scored = - { $seat }: { JOIN($terms, by: " + ") } = **{ $total }**
yunnan-scored = { $points }{ $source ->
    [points] {""}
    [money] {" "}({ $money } Yuan)
    [gifts] {" "}(Geschenke { $gifts })
    [passes] {" "}(Passierscheine { JOIN($passes, by: " + ") })
    [influence] {" "}(Einfluss { JOIN($influence, by: " + ") })
   *[teahouses] {" "}(Teehäuser { JOIN($teahouses, by: " + ") })
  }

## Standing orders; subject: the letter of the colour with two players, whose token is given too, else "none"

order-yunnan-subject = { $subject ->
    [none] {""}
   *[other] { $token }{" "}
  }
order-yunnan-hold = { order-yunnan-subject }Passen, außer ich werde überboten
    .detail = Passt, sobald du zum Bieten am Zug bist. Aus, wenn ein Händler von dir überboten wird oder das Bieten endet.
order-yunnan-bid = { order-yunnan-subject }{ yunnan-building }: bis { $amount } bieten
    .title = Bieten bis …
    .detail = Nur aus dem Vorrat: niedrigstes freies Feld, überboten wieder; vor dem Passen. Aus nach dem Bieten.
order-yunnan-convert = { order-yunnan-subject }{ $amount ->
    [0] Den ganzen Erlös als Geld behalten
    [999] Den ganzen Erlös in Punkte umwandeln
   *[other] Von jedem Erlös bis zu { $amount } in Punkte umwandeln
  }
    .title = Erlös in Punkte umwandeln …
    .detail = In jeder Runde, bis du es ausschaltest; der Rest bleibt Geld.
order-yunnan-pass = { order-yunnan-subject }In dieser Runde passen
    .detail = Passt jedes Mal, wenn du zum Bieten am Zug bist, auch nachdem du überboten wurdest. Aus, wenn das Bieten endet.

## The lobby and the options of a match

about-yunnan = Biete auf Fortschritte, reise die Pferdestraße hinauf, verkauf Tee in fernen Provinzen. Die meisten Punkte gewinnen. Zu zweit habt ihr je zwei Farben.
option-yunnan-version = Gebote
option-yunnan-version-basic = höchstens, was du hast (Basis)
option-yunnan-version-expert = auch mehr, Schulden kosten Punkte (Profi)
