# Errors of rules, notations, options, records and data files.

## Qin

error-match-over = Die Partie ist zu Ende.
error-ends-by-itself = Dieses Spiel endet von selbst.
error-not-your-turn = { $seat } ist am Zug.
error-not-your-tile = Du hast kein Plättchen { $tile }.
error-square-taken = { $square } ist belegt: Ein Plättchen braucht zwei leere Felder.
error-not-grassland = { $square } ist { $ground ->
    [water] Wasser
    [village] ein Dorf
   *[other] keine Steppe
  }: Ein Plättchen braucht zwei Steppenfelder.
error-not-connected = { $touches ->
    [corner] Das berührt die anderen Plättchen nur an einer Ecke
    [village] Das berührt nur ein Dorf
   *[nothing] Das berührt nichts
  }: Eine Hälfte muss mit einer Kante an ein farbiges Feld grenzen.
error-joins-majors = Das würde zwei { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
  } Großprovinzen verbinden, von { $seats }. Großprovinzen werden nie miteinander verbunden.
error-shared-majority = Das würde { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
  } Provinzen verbinden, in denen { $seats } je { $squares } Felder haben. Jemand muss allein die meisten haben.
error-major-changes-owner = Das gäbe die { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
  } Großprovinz von { $owner } an { $rival } mit { $squares } Feldern. Eine Großprovinz kann niemand übernehmen.
error-already-resigned = { $seat } hat schon aufgegeben.
error-unreadable-notation = Ich kann „{ $text }“ nicht lesen. Schreib es so: `{ $example }`.
error-unknown-tile = Ein Plättchen „{ $tile }“ gibt es nicht. Es gibt RR, YY, BB, RY, RB und YB.
error-off-board = Ein Feld { $square } gibt es nicht: Die Spalten gehen von A bis M, die Zeilen von 1 bis 13.
error-not-adjacent = { $first } und { $second } haben keine gemeinsame Kante.
error-double-reversed = Bei einem Doppel wie { $tile } steht die obere oder linke Hälfte zuerst.
error-no-such-seat = Einen Platz { $seat } gibt es in dieser Partie nicht.

## China

error-draw-first = { $cards ->
    [one] Deine Hand ist noch nicht voll: Zieh erst eine Karte nach.
   *[other] Deine Hand ist noch nicht voll: Zieh erst { $cards } Karten nach.
  }
error-place-first = { $placed ->
    [0] Du hast noch nichts getan: Setz einen Stein oder tausch eine Karte, dann ziehst du Karten nach.
   *[other] Setz erst deinen zweiten Stein oder hör auf, etwa mit `chu done`; dann ziehst du Karten nach.
  }
error-piece-placed = Du hast in { $province } einen Stein gesetzt: In so einem Zug kannst du keine Karte tauschen.
error-nothing-placed = Du hast noch nichts gesetzt: Setz einen Stein oder tausch eine Karte.
error-other-province = Alle Steine eines Zuges kommen in eine Provinz, und deine ist { $province }.
error-pieces-used-up = { $pieces ->
    [1] { $province } war leer, als dein Zug begann, also darfst du dort nur einen Stein setzen.
   *[other] Du hast in { $province } { $pieces } Steine gesetzt; mehr darfst du in einem Zug nicht.
  }
# As it stands before "Karte" or "Karten", without an article or after "eine" and "keine".
error-card-colour = { $card ->
    [R] rote
    [G] grüne
    [Y] gelbe
    [O] orange
   *[V] violette
  }
error-card-not-held = { $needed ->
    [1] Du hast keine { error-card-colour } Karte.
   *[other] Du brauchst { $needed } { error-card-colour } Karten und hast { $held }.
  }
error-wrong-colour = { $province } ist { $colour ->
    [R] rot
    [G] grün
    [Y] gelb
    [O] orange
   *[V] violett
  }: Eine { error-card-colour } Karte reicht dort nicht, zwei davon schon, als Joker.
error-joker-own-colour = Für { $province } ist das die eigene Farbe: Eine { error-card-colour } Karte bezahlt dort einen Stein, zwei sind kein Joker.
error-piece-not-left = Du hast { $piece ->
    [house] kein Haus
    [emissary] keinen Abgesandten
   *[fort] keine Befestigung
  } mehr.
error-space-taken = Auf { $space } steht schon ein Haus von { $seat }.
error-already-fortified = Auf { $space } steht schon eine Befestigung.
error-no-fortifications = Diese Partie wird ohne Befestigungen gespielt.
error-no-houses-there = In { $province } steht noch kein Haus, also darf auch kein Abgesandter hinein.
error-too-many-emissaries = { $most ->
    [one] In { $province } darf nur ein Abgesandter stehen, denn mehr als ein Haus hat dort niemand; und einer steht schon da.
   *[other] In { $province } dürfen { $most } Abgesandte stehen, denn mehr Häuser hat dort niemand; und so viele stehen schon da.
  }
error-not-in-row = In der Auslage liegt keine { error-card-colour } Karte.
error-deck-empty = Der Stapel ist leer: Nimm eine offene Karte.
error-unknown-province = Eine Provinz „{ $province }“ gibt es nicht. Es gibt: { $known }.
error-no-such-space = { $province } hat die Felder 1 bis { $last }, aber keine { $number }.
error-bad-pair = Ein Joker besteht aus zwei Karten einer Farbe; { $first } und { $second } sind zwei Farben.
error-no-such-placement = So kannst du nicht setzen: { $piece } auf { $place } für { $pay }.

## Yunnan

error-bid-now = Es wird noch geboten: Biete, setz einen Händler auf den Markt, geh in die Bank oder passe.
error-take-now = Nimm erst ein Bauwerk aus dem Bauhof, etwa mit `take post`.
error-travel-now = Jetzt wird gereist: Zieh mit Händlern und bau, dann `end`.
error-convert-now = Jetzt wird der Erlös umgewandelt: Sag, wie viele Punkte du nimmst, etwa mit `convert 6`.
error-home-first = { $traders ->
    [one] Du hast noch einen Händler im Vorrat, der zuerst drankommt: Aus einer Provinz holst du erst einen, wenn keiner mehr im Vorrat ist.
   *[other] Du hast noch { $traders } Händler im Vorrat, die zuerst drankommen: Aus einer Provinz holst du erst einen, wenn keiner mehr im Vorrat ist.
  }
error-none-at-home = Keiner deiner Händler ist im Vorrat. Sag, aus welcher Provinz einer kommt: { $provinces }.
error-no-trader-there = { $market ->
    [1] Ein Händler auf dem Markt von Pu’er bleibt dort: Für ein Gebot kannst du ihn nicht holen.
   *[other] Du hast keinen Händler in { $province }.
  }
error-in-bank = Du bist in der Bank: In dieser Runde bietest du in keinem Gebäude und bekommst keine zweite Seite der Bank. Der Markt steht dir offen.
error-side-taken = { $rival } ist schon auf der { $side ->
    [left] höheren
   *[right] niedrigeren
  } Seite der Bank.
error-bids-already = { yunnan-building }: Dort bietest du schon { $value }, und in jedem Gebäude steht nur einer deiner Händler.
error-progress-full = { $building ->
    [school] Alle { $most } deiner Händler sind im Spiel, also hat die Handelsschule nichts für dich.
    [customs] Du hast { $most } Passierscheine, mehr geht nicht, also hat das Zollamt nichts für dich.
    [horse] Dein Pferd steht am Ende der Straße, also hat der Pferdehändler nichts für dich.
    [dragon] Dein Einfluss ist { $most }, mehr geht nicht, also hat das Drachenhaus nichts für dich.
   *[yard] Du hast alle { $most } Bauwerke genommen, also hat der Bauhof nichts für dich.
  }
error-bid-taken = { yunnan-building }: Die { $value } ist schon vergeben, an { $rival }.
error-bid-too-low = { yunnan-building }: Dort bietet schon jemand { $highest }. Ein Gebot von { $value } müsste das höchste sein, denn jedes höhere Gebot wirft die kleinen hinaus.
error-too-expensive = Du hast { $money } Yuan{ $bids ->
    [0] , und ein Gebot von { $value } ist mehr als das
   *[other] {" "}und davon { $bids } geboten, und ein Gebot von { $value } ist mehr als der Rest
  }: Mit { MISSING($value, $left) } mehr ginge es.
error-structure-used-up = Du hast schon alle deine { $kind ->
    [post] Handelsposten
    [bridge] Brücken
   *[teahouse] Teehäuser
  } genommen.
error-no-field = In { $province } ist kein Platz für { $kind ->
    [post] einen Handelsposten
   *[teahouse] ein Teehaus
  }.
error-beyond-horse = Dein Pferd ist erst bis { $horse } gekommen, und { $province } liegt dahinter.
error-teahouse-stands = { $rival } hat ein Teehaus in { $province }, und in jeder Provinz ist nur für eines Platz.
error-bridge-stands = Du hast schon eine Brücke { $first }–{ $second }.
error-not-in-stock = Du hast { $kind ->
    [post] keinen Handelsposten
    [bridge] keine Brücke
   *[teahouse] kein Teehaus
  } im Vorrat: So etwas gibt es im Bauhof.
error-displace-first = Ein Händler von dir ist gerade in { $province } angekommen: Sag erst, wen er verdrängt, etwa mit `displace none`.
error-nobody-arrived = Verdrängen kann nur ein Händler, der gerade eine Reise beendet hat.
error-own-trader = Das sind deine eigenen Händler: Verdrängt werden nur andere Farben.
error-colour-not-there = { $rival } hat keinen Händler in { $province }.
error-too-influential = { $rival } hat { $influence } Einfluss und du { $own }: Du kannst nur Händler verdrängen, die weniger Einfluss haben als deine.
error-nobody-to-move = Du hast keinen Händler in { $province }.
error-all-moved = { $traders ->
    [one] Dein Händler in { $province } ist
   *[other] Alle { $traders } deiner Händler in { $province } sind
  } in diesem Zug schon gereist: eine Reise für jeden.
error-same-province = Eine Reise führt in eine andere Provinz, und in { $province } beginnt sie.
error-too-few-passes = Das kostet { $needed ->
    [one] 1 Passierschein
   *[other] { $needed } Passierscheine
  }, und du hast in diesem Zug { $left ->
    [0] keinen mehr
   *[other] nur noch { $left }
  }.
error-more-than-income = Dein Erlös in dieser Runde ist { $income } Yuan, also sind { $points } Punkte zu viel. Älteres Geld wird nie umgewandelt.
error-no-such-bid = Ein Gebot von { $value } gibt es nicht. Jedes Gebäude hat die Felder { $known }.
error-no-such-bridge = Zwischen { $first } und { $second } gibt es keine Brücke. Brücken: { $known }.

## Confucius

error-ministry = { $ministry ->
    [bingbu] Bingbu
    [hubu] Hubu
   *[gongbu] Gongbu
  }
# With its article, as an object: "Du hast den Mantel".
error-gift = { $gift ->
    [1] den Wandbehang
    [2] die Fliese
    [3] die Vase
    [4] den Mantel
    [5] die Halskette
   *[6] die Dschunke
  }
error-other-gift = { $other ->
    [1] den Wandbehang
    [2] die Fliese
    [3] die Vase
    [4] den Mantel
    [5] die Halskette
   *[6] die Dschunke
  }
# As in "auf Rot".
error-student = { $student ->
    [red] Rot
   *[orange] Orange
  }
# Foreign lands as a heading, distant lands as an object: "Du hast die Gewürzinseln besucht".
error-land = { $land ->
    [annam] Annam
    [yunnan] Yunnan
    [mongolia] Mongolei
    [korea] Korea
    [manchuria] Mandschurei
    [spice] die Gewürzinseln
    [india] Indien
    [arabia] Arabien
    [africa] Afrika
    [americas] Amerika
   *[other] { $land }
  }
error-bribery = { $card ->
    [bribe-bingbu] Bestechung in Bingbu
    [bribe-hubu] Bestechung in Hubu
    [bribe-gongbu] Bestechung in Gongbu
    [bribe-any] Bestechung überall
    [cash] Geld
    [gift] Geschenk
    [extra] Zusatzaktion
    [recruit] Rekrutierung
   *[insult] Kaiser beleidigt
  }
error-due = { $kind ->
    [cash] { $due ->
        [one] 1 Münze
       *[other] { $due } Münzen
      }
   *[licences] { $due ->
        [one] 1 Lizenz
       *[other] { $due } Lizenzen
      }
  }
error-chief-now = Bestimm erst, wer als Nächstes Chefminister ist, etwa mit `chief B`.
error-act-now = Jetzt ist eine Aktion dran, etwa `bribe hubu 3`, oder eine Belohnungskarte.
error-free-now = Du hast jetzt eine Zusatzaktion: eine beliebige Aktion der Aktionsfelder, etwa `tax`.
error-favour-now = Du hast jetzt die Kaiserliche Gunst: eine beliebige Aktion der Aktionsfelder, etwa `tax`, oder `nothing`.
error-pay-now = Bezahl erst { error-due }, etwa mit `pay 2 3`.
error-tutor-now = Es findet eine Prüfung statt: Leg Karten für einen Studenten, etwa mit `tutor red 1 2`.
error-place-now = Setz erst den Kandidaten ein, etwa mit `place hubu 5`.
error-influence-now = Sag erst, wer deinen Einfluss bekommt, etwa mit `influence B`.
error-discard-now = Wirf erst Karten ab, etwa mit `discard 1 1`.
error-cubes-left = Du hast noch { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
  }, also kannst du nicht passen. `nothing` verbraucht einen.
error-no-passing = { $source ->
    [extra] Eine Zusatzaktion führst du sofort aus; auch `nothing` ist eine.
   *[favour] Die Kaiserliche Gunst lässt sich nicht auslassen; auch `nothing` verbraucht sie.
  }
error-no-rewards-now = { $source ->
    [extra] Die Zusatzaktion gilt nur für die Aktionsfelder: Eine weitere Belohnungskarte kannst du dafür nicht spielen.
   *[favour] Die Kaiserliche Gunst gilt nur für die Aktionsfelder: Eine Belohnungskarte kannst du damit nicht spielen.
  }
error-too-few-cubes = Das kostet { $needed ->
    [one] 1 Würfel
   *[other] { $needed } Würfel
  }, und du hast { $left ->
    [0] keinen mehr
   *[other] nur noch { $left }
  }. { $do ->
    [petition] Den Kaiser zu beschenken kostet immer { $needed }.
   *[other] Die erste Aktion auf einem Aktionsfeld kostet 1, jede weitere dort in derselben Runde 2.
  }
error-seat-has-left = { $seat } ist nicht mehr in der Partie: Wähl jemand anderen.
error-basic-game = In dieser Partie kann niemand den Kaiser beschenken.
error-not-in-first-round = In Runde 1 gibt es keine Prüfung: Nominieren und erzwingen kannst du erst ab Runde 2.
error-ministry-closed = { error-ministry } ist schon gewertet, dort ändert sich nichts mehr.
error-no-official = Auf { error-ministry } { $space } ist kein Beamter.
error-bribed-already = { $own ->
    [1] Der Beamte auf { error-ministry } { $space } gehört dir schon.
   *[0] Auf dem Beamten auf { error-ministry } { $space } liegt schon der Marker von { $owner }: Bestich einen, auf dem keiner liegt.
  }
error-obliged-not-to-bribe = Du hast { error-gift } von { $owner }: Solange { $owner } in { error-ministry } einen Beamten hat und du ebenso viele oder mehr, darfst du dort nicht bestechen. Jetzt steht es dort { $theirs } zu { $own }.
error-not-bribed = Den Beamten auf { error-ministry } { $space } hat niemand bestochen.
error-not-your-official = Auf dem Beamten auf { error-ministry } { $space } liegt der Marker von { $owner }, nicht deiner.
error-secured-already = Der Beamte auf { error-ministry } { $space } ist schon gesichert.
error-transfer-to-yourself = Übertragen kannst du nur an jemand anderen.
error-transferred-already = Der Beamte auf { error-ministry } { $space } wurde in dieser Runde schon übertragen: Das geht erst in der nächsten wieder.
error-student-nominated = Du hast schon einen Studenten auf { error-student } und kannst keinen zweiten nominieren.
error-student-taken = Der Student auf { error-student } gehört schon { $owner }.
error-no-army-left = Alle { $armies } deiner Armeen sind im Einsatz.
error-no-army-in-colonies = Du hast keine Armee in den Kolonien: Rekrutiere erst eine.
error-land-not-used = Dieses Land ist in der Partie nicht dabei: { error-land }.
error-land-resolved = { error-land }: Dieses Land ist schon { $state ->
    [won] erobert
   *[lost] verloren
  }, dort kommt und geht keine Armee mehr.
error-box-taken = { error-land }, Feld { $box }: Dort steht schon eine Armee von { $owner }.
error-too-few-junks-left = Im Vorrat { $junks ->
    [0] ist keine Dschunke mehr
    [one] ist nur noch 1 Dschunke
   *[other] sind nur noch { $junks } Dschunken
  }.
error-all-lands-visited = Du hast alle fernen Länder besucht und kannst nicht mehr auf Reise gehen.
error-too-few-junks = In deiner Werft { $yard ->
    [0] liegt keine Dschunke
    [one] liegt 1 Dschunke
   *[other] liegen { $yard } Dschunken
  }, also kannst du nicht { $count } auf Reise schicken.
error-too-many-voyages = Mit { $count ->
    [one] 1 weiteren Dschunke
   *[other] { $count } weiteren Dschunken
  } würdest du { $voyages ->
    [one] 1 Reise
   *[other] { $voyages } Reisen
  } vollenden, und nur { $left ->
    [one] 1 Land ist
   *[other] { $left } Länder sind
  } noch zu besuchen.
error-wrong-number-of-lands = Mit { $count ->
    [one] 1 Dschunke
   *[other] { $count } Dschunken
  } vollendest du { $voyages ->
    [0] keine Reise, also nenn kein Land: `voyage { $count }`.
    [one] 1 Reise: Nenn 1 Land, etwa `voyage { $count } africa`.
   *[other] { $voyages } Reisen: Nenn { $voyages } Länder, etwa `voyage { $count } africa india`.
  }
error-land-visited = Du hast { error-land } schon besucht.
error-gift-not-bought = Du hast { error-gift } noch nicht gekauft.
error-gift-bought = Du hast { error-gift } schon gekauft.
error-gift-given = Du hast { error-gift } schon verschenkt, an { $owner }.
error-gift-gone = Du hast { error-gift } nicht mehr: Das Geschenk ist aus dem Spiel.
error-give-to-yourself = Ein Geschenk geht an jemand anderen.
error-obliged-to-better-gift = Du hast { error-gift } ({ $gift }) von { $owner }: Ein Gegengeschenk muss mindestens { $gift } wert sein, und dieses ist { $value } wert.
error-commercial-used = Geschäftseinkommen hattest du in dieser Runde schon; das gibt es nur einmal pro Runde.
error-too-much-cash = Diese Karten sind { $cash } Münzen wert; für Geschäftseinkommen gibst du höchstens { $most } ab.
error-cards-not-held = { $held ->
    [0] Du hast keine Karte mit { $card ->
        [one] 1 Münze
       *[other] { $card } Münzen
      }.
   *[other] Du hast nur { $held ->
        [one] 1 Karte
       *[other] { $held } Karten
      } mit { $card ->
        [one] 1 Münze
       *[other] { $card } Münzen
      }.
  }
error-too-little-cash = Das kostet { $due ->
    [one] 1 Münze
   *[other] { $due } Münzen
  }, und du hast { $have }: Mit { MISSING($due, $have) } mehr ginge es.
error-too-few-licences = Das kostet { $due ->
    [one] 1 Lizenz
   *[other] { $due } Lizenzen
  }, und alle deine Karten zusammen bringen { $have }: Mit { MISSING($due, $have) } mehr ginge es.
error-paid-too-little = { $kind ->
    [cash] Diese Karten sind { $paid ->
        [one] 1 Münze
       *[other] { $paid } Münzen
      } wert
   *[licences] Diese Karten sind { $paid ->
        [one] 1 Lizenz
       *[other] { $paid } Lizenzen
      } wert
  }, und du brauchst { $due }: Mit { MISSING($due, $paid) } mehr ginge es.
error-own-shipyard = Die Dschunken kommen aus einer fremden Werft.
error-same-shipyard = Die Dschunken verlassen die Werft von { $rival }: Wähl eine andere für sie.
error-shipyard-empty = In der Werft von { $rival } liegt keine Dschunke.
error-no-student = Auf { error-student } steht kein Student.
error-own-student = Der Student auf { error-student } ist schon deiner.
error-same-official = Ein Beamter tauscht den Platz mit einem anderen.
error-higher-seniority = Platz { $space2 } ist höher als Platz { $space }: Deiner tauscht mit einem Platz der gleichen oder einer höheren Nummer.
error-no-army-there = { error-land }, Feld { $box }: Dort steht keine Armee.
error-not-your-army = { error-land }, Feld { $box }: Dort steht eine Armee von { $owner }; in dieser Partie bewegt die Halskette nur deine eigenen.
error-reward-not-held = Die Belohnungskarte „{ error-bribery }“ hast du nicht.
error-bribery-elsewhere = „{ error-bribery }“ gilt nur in { error-ministry }, bis dieses Ministerium gewertet ist.
error-own-official = Der Beamte auf { error-ministry } { $space } gehört dir schon: Nimm einen ohne Marker oder einen von jemand anderem.
error-secured-official = Der Beamte von { $owner } auf { error-ministry } { $space } ist gesichert: Mit einer Bestechungskarte bekommst du ihn nicht.
error-chief-again = Bestimm jemand anderen zum Chefminister.
error-nothing-laid = Leg mindestens eine Karte.
error-obliged-to-tutor = Du hast { error-gift } von { $owner }, also legst du Karten für den Studenten von { $owner } ({ error-student }){ $other ->
    [0] .
   *[other] : Von { $rival } hast du nur { error-other-gift }, und das ist weniger wert.
  }
error-candidate-own-ministry = Ein Kandidat für { $candidate ->
    [bingbu] Bingbu
    [hubu] Hubu
   *[gongbu] Gongbu
  } kommt dorthin, solange dort ein Platz leer oder ein Beamter nicht gesichert ist.
error-candidate-empty-first = Solange ein Platz frei ist, kann der Kandidat den Beamten auf { error-ministry } { $space } nicht ersetzen.
error-candidate-secured = Der Beamte auf { error-ministry } { $space } ist gesichert, kein Kandidat kann ihn ersetzen.
error-influence-to-yourself = Dein Einfluss geht an jemand anderen.
error-no-influence = { $rival } hat keinen Einfluss in { error-ministry }.
error-obliged-to-heir = Deine höchsten Geschenke hier (Wert { $gift }) sind von { $seats }: Dein Einfluss geht an eine dieser Personen.
error-discard-number = Du behältst { $limit } Karten, also wirf { $needed ->
    [one] 1 Karte
   *[other] { $needed } Karten
  } ab; das sind { $found }.
error-all-bribed = In den offenen Ministerien gibt es keinen Beamten ohne Marker.
error-nothing-to-secure = In den offenen Ministerien hast du keinen ungesicherten Beamten.
error-nothing-to-transfer = In den offenen Ministerien hast du keinen Beamten, den du übertragen könntest.
error-no-box-left = In den fremden Ländern ist kein Feld frei.
error-no-junks-to-sail = In deiner Werft liegt keine Dschunke.
error-all-gifts-bought = Du hast alle deine Geschenke gekauft.
error-no-gift-available = Du hast kein Geschenk bereitliegen.
error-no-petition = Mit keinem deiner Geschenke kannst du jetzt den Kaiser beschenken.
error-no-bribery-target = Deine Bestechungskarte findet keinen Beamten: Wo sie gilt, gehört jeder dir oder ist gesichert.
error-no-rewards = Du hast keine Belohnungskarte, die du jetzt spielen könntest.
error-no-such-number = Eine { $number } gibt es hier nicht: Die Zahlen gehen von { $least } bis { $most }.
error-no-such-ministry = Ein Ministerium „{ $ministry }“ gibt es nicht. Es gibt: { $known }.
error-no-such-student = Einen Studenten „{ $student }“ gibt es nicht. Es gibt: { $known }.
error-no-such-petition = Mit „{ $gift }“ kannst du den Kaiser nicht beschenken. Es geht mit { $known }.
error-no-such-gift = Ein Geschenk „{ $gift }“ gibt es nicht. Es gibt: { $known }.
error-no-such-reward = Eine Belohnungskarte „{ $card }“ gibt es nicht. Es gibt: { $known }.
error-no-such-land = Ein Land „{ $land }“ gibt es nicht. Es gibt: { $known }.
error-no-such-box = { error-land }: Es gibt dort die Felder 1 bis { $last }, aber keine { $number }.
error-land-twice = Du kannst { error-land } nicht zweimal besuchen.

## Da Yunhe

# With its article, as a subject: "Auf 2-5 liegt eine Kreuzung".
error-tile = { $tile ->
    [crossing] eine Kreuzung
    [delta] ein Delta
    [branch-right] ein Abzweig rechts
    [branch-left] ein Abzweig links
    [straight] eine Gerade
    [wide-bend] ein weiter Bogen
    [sharp-bend] ein enger Bogen
    [basin] ein Becken
    [reservoir] ein Reservoir
   *[unrest] ein Unruheplättchen
  }
error-hex = { $hex ->
    [beijing] Peking
    [hangzhou] Hangzhou
   *[other] { $hex }
  }
error-action = { $action ->
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
error-action-card = { $card ->
    [builder] Erbauer
    [supplies] Versorger
    [reformer] Reformer
    [rebuilder] Umbauer
    [order] Ordnung
    [welfare] Fürsorge
    [inspector] Inspektor
    [tea] Tee
    [intriguer] Intrigant
   *[saboteur] Saboteur
  }
error-stock-now = Wähl erst, welches offene Plättchen in dein Lager kommt, etwa mit `stock 2`.
error-choose-now = Nimm erst eine Karte, etwa mit `take builder`.
error-card-now = Jetzt führst du deine Karte aus: Sag, was du tust, etwa mit `supply 2`, oder beende deinen Zug mit `done`.
error-face-now = Sag erst, wie das Plättchen auf { $hex } liegt, etwa mit `face e-w`.
error-fork-now = Wähl erst, wohin der Koordinator weiterzieht, etwa mit `step 2-5`.
error-card-passed-on = Jemand vor dir hat „{ error-action-card }“ genommen.
error-not-on-card = Deine Karte ist „{ error-action-card }“, und „{ error-action }“ erlaubt sie nicht.
error-symbol-used = { $count ->
    [one] Deine Karte erlaubt „{ error-action }“ einmal, und das hast du schon genutzt.
    [2] Deine Karte erlaubt „{ error-action }“ zweimal, und beides hast du schon genutzt.
   *[other] Deine Karte erlaubt „{ error-action }“ { $count }-mal, und alles hast du schon genutzt.
  }
error-other-symbol-used = Deine Karte erlaubt „{ error-action }“ oder „{ $other ->
    [espionage] Spionage
    [reform] Reform
    [intrigue] Intrige
   *[denounce] Anschwärzen
  }“, nicht beides, und das andere hast du schon genutzt.
error-warehouse-full = Dein Lager ist voll: Alle { $slots } Plätze sind belegt.
error-stack-empty = Dein Stapel { $stack } hat kein Plättchen, das du nehmen könntest.
error-tile-not-held = In deinem Lager fehlt { error-tile }.
error-canal-in-the-way = Auf { $hex } liegt { error-tile } von { $owner }, und auf einen Kanal wird kein Kanal gebaut.
error-hex-not-free = Auf { $hex } liegt { error-tile } von { $owner }: Unruhe braucht ein freies Feld.
error-unrest-in-city = Unruhe kannst du in der Verbotenen Stadt nicht bauen. Um sie dort in einen fremden Bereich zu legen, schwärze jemanden an.
error-city-quota = { $map ->
    [0] Du hast noch keinen Kanal auf dem Spielplan: In der Verbotenen Stadt dürfen höchstens so viele liegen wie auf dem Spielplan.
    [one] Du hast 1 Kanal auf dem Spielplan und { $city } in der Verbotenen Stadt: Noch einer dort wäre mehr als auf dem Spielplan.
   *[other] Du hast { $map } Kanäle auf dem Spielplan und { $city } in der Verbotenen Stadt: Noch einer dort wäre mehr als auf dem Spielplan.
  }
error-no-tile-there = Auf { $hex } liegt kein Plättchen.
error-foreign-tile = Auf { $hex } liegt { error-tile } von { $owner }, außerhalb deines Gebiets { $region }: Umbauen kannst du eigene Plättchen überall, fremde nur in deinem Gebiet.
error-swap-beyond-region = Auf { $hex } liegt { error-tile } von { $owner }: Das kannst du nur mit Plättchen in deinem Gebiet { $region } tauschen, und { $other } liegt außerhalb.
error-move-beyond-region = Auf { $hex } liegt { error-tile } von { $owner }: Das kannst du nur innerhalb deines Gebiets { $region } verschieben, und { $other } liegt außerhalb.
error-target-not-free = Auf { $hex } liegt { error-tile } von { $owner }: Verschieben kannst du nur auf ein freies Feld.
error-same-tiles = Die Plättchen auf { $hex } und { $other } sind gleich und gehören derselben Person: Ein Tausch ändert nichts.
error-other-tile-there = Auf { $hex } liegt { error-tile } von { $owner }, und so kann das nicht liegen: { $lines }.
error-lies-so-already = Auf { $hex } liegt { error-tile }, und zwar schon so: { $lines }.
error-no-unrest-there = Auf { $hex } liegt kein Unruheplättchen.
error-wall-row-empty = In der Mauer liegt in der Reihe von { $owner } kein Unruheplättchen.
error-too-little-unrest = Das kostet { $needed } Unruheplättchen aus deinem Lager, und dort { $held ->
    [0] liegt keines
    [one] liegt nur 1
   *[other] liegen nur { $held }
  }.
error-no-canal-there = Auf { $hex } liegt kein Kanal.
error-coordinator-lies = Der Koordinator liegt in der Tee-Pause: Vor der nächsten Runde gibt es keine Inspektion.
error-coordinator-turns = Der Koordinator steht an seinem Wendepunkt, { error-hex }: Vor der nächsten Runde zieht er nicht weiter.
error-tea-again = Der Koordinator liegt schon.
error-no-top-hidden = Auf allen deinen Stapeln liegt das oberste Plättchen offen.
error-intrigue-yourself = Eine Intrige richtet sich gegen jemand anderen.
error-denounce-yourself = Du schwärzt jemand anderen an, nicht dich selbst.
error-step-not-offered = Nach { error-hex } kann der Koordinator jetzt nicht weiterziehen. Es geht nach: { $known }.
error-stacks-empty = Deine Stapel sind leer.
error-warehouse-empty = Dein Lager ist leer.
error-no-hex-left = Für die Plättchen in deinem Lager ist kein Feld mehr da, und in der Verbotenen Stadt ist kein Platz.
error-tiles-hidden = Die Plättchen in deinem Lager sind verdeckt: Welche es sind, ist noch nicht bekannt.
error-nothing-to-rebuild = Es gibt kein Plättchen, das du tauschen, verschieben oder drehen könntest.
error-no-unrest-on-map = Auf dem Spielplan liegt kein Unruheplättchen.
error-wall-empty = In der Mauer liegt kein Unruheplättchen.
error-no-canal-on-map = Auf dem Spielplan liegt kein Kanal.
error-nothing-to-reform = Deine Stapel sind leer.
error-no-such-hex = Ein Feld { $hex } gibt es nicht: Die Gebiete gehen von 1 bis 5, die Ziffern darin von 1 bis 9, etwa 2-5.
error-no-such-tile = Ein Plättchen „{ $tile }“ gibt es nicht. Es gibt: { $known }.
error-no-such-look = { $tile ->
    [none] Kein Plättchen verbindet genau die Kanten { $lines }.
   *[other] { $known ->
        [none] Wie du es auch drehst, { error-tile } sieht immer gleich aus: Lass die Kanten weg.
       *[other] So liegt { error-tile } nie: { $lines }. Möglich ist: { $known }.
      }
  }
error-no-such-card = Eine Karte „{ $card }“ gibt es nicht. Es gibt: { $known }.
error-no-such-swap = Tauschen kannst du zwei verschiedene Felder, nicht { $hex } und { $other }.

## Options

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
error-bad-seats = { $game } ist ein Spiel für { $least } bis { $most } Personen, nicht für { $seats }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Es gibt: { $known }.
error-bad-option = { $game } hat für { $option } kein „{ $value }“. Es gibt: { $values }.
error-unknown-view = Eine Ansicht „{ $view }“ gibt es nicht. Es gibt: { $known }.
error-bad-arguments = Diese Angaben passen nicht: { $reason }

## Records

error-malformed-record = Das ist keine Aufzeichnung einer Partie: { $reason }
error-record-format = Die Aufzeichnung hat Format { $found }, dieses Programm liest Format { $known }.
error-rules-version = Die Aufzeichnung ist mit Version { $found } der Regeln entstanden, dieses Programm spielt Version { $known }.
error-sealed-record = Der Startwert dieser Aufzeichnung ist noch versiegelt: Die Partie ist nicht zu Ende.
error-broken-record = Eintrag { $number } der Aufzeichnung, „{ $entry }“, bricht die Regeln: { $reason }
error-bad-undo = Bis zu Eintrag { $number } lässt sich nichts zurücknehmen: Von hier aus geht es zu Eintrag 0 bis { $last }.
error-no-such-action = Einen Eintrag { $number } hat die Aufzeichnung nicht; ihr letzter ist { $last }.
error-wrong-hash = Der Startwert passt nicht: Sein Hash ist { $found }, veröffentlicht wurde { $published }.
error-wrong-result = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem ihre Züge führen.
error-unreadable-file = { $file } lässt sich nicht lesen: { $reason }
error-unwritable-file = { $file } lässt sich nicht schreiben: { $reason }

## Data files

error-unreadable-data = { $file } lässt sich nicht lesen: { $reason }
error-malformed-data = { $file } ist fehlerhaft: { $reason }
error-bad-lesson = { $file }, { $key }: „{ $found }“ steht doppelt da, ist dort nicht bekannt oder passt nicht zum Rest.
error-bad-legend = { $file }, { $key }: „{ $meaning }“ ist keine Art von Feld, oder das Zeichen ist kein einzelner Großbuchstabe und kein einzelnes Zeichen.
error-wrong-size = { $file }, { $key }: Da sind { $found }, es müssen aber { $needed } sein.
error-unknown-character = { $file }, { $key }: „{ $found }“ auf { $square } steht nicht in der Legende.
error-wrong-printed-squares = { $file }, { $key }: { $found } gedruckte Felder in { $colour }, es müssen aber { $needed } sein.
error-split-village = { $file }, { $key }: Dorf { $village } hängt bei { $square } nicht zusammen.
error-wrong-tile-kinds = { $file }, { $key }: Die Arten sind { $found }, es müssen aber { $needed } sein.
error-wrong-tile-mix = { $file }, { $key }: { $found } Plättchen, die Gesamtzahl ist aber { $needed }.
error-too-few-tiles = { $file }, { $key }: { $found } Plättchen sind zu wenig; nötig sind { $needed }.
error-missing-pagodas = { $file }, { $key }: Die Zahl der Pagoden fehlt.
error-wrong-province-count = { $file }, { $key }: Da sind { $found } Provinzen, es müssen aber { $needed } sein.
error-double-province = { $file }, { $key }: Provinz { $province } steht doppelt da.
error-bad-province-id = { $file }, { $key }: „{ $province }“ ist kein Name für eine Provinz; nimm nur Kleinbuchstaben von a bis z und kein Wort der Notation.
error-unknown-colour = { $file }, { $key }: Eine Farbe „{ $found }“ gibt es nicht. Es gibt: { $known }.
error-colour-without-province = { $file }, { $key }: Es gibt Karten in { $colour }, aber keine Provinz in { $colour }.
error-bad-outline = { $file }, { $key }: Eine Grenze braucht mindestens 3 Ecken und hat { $found }.
error-no-such-province = { $file }, { $key }: Eine Provinz „{ $province }“ gibt es nicht.
error-missing-spaces = { $file }, { $key }: Provinz { $province } hat kein Hausfeld.
error-outside-province = { $file }, { $key }: { $place } liegt nicht innerhalb der Grenze von { $province }.
error-overlapping-provinces = { $file }, { $key }: { $place } liegt auch innerhalb der Grenze von { $province }; Provinzen dürfen sich nicht überschneiden.
error-wrong-space-total = { $file }, { $key }: Da sind { $found } Hausfelder, die Gesamtzahl ist aber { $needed }.
error-bad-alliance-number = { $file }, { $key }: Bündnisse haben die Nummern 1 bis { $last }.
error-double-alliance-number = { $file }, { $key }: Nummer { $number } steht doppelt da.
error-not-touching = { $file }, { $key }: { $first } und { $second } haben keine gemeinsame Grenze, also auch kein Bündnis.
error-double-alliance = { $file }, { $key }: { $first } und { $second } sind schon Bündnis { $number }.
error-missing-alliance-number = { $file }, { $key }: Ein Bündnis { $number } fehlt.
error-missing-alliance = { $file }, { $key }: { $first } und { $second } haben eine gemeinsame Grenze und brauchen ein Bündnis.
error-unknown-space = { $file }, { $key }: Ein Hausfeld „{ $space }“ gibt es nicht.
error-road-to-itself = { $file }, { $key }: Die Straße von { $space } führt dorthin zurück.
error-double-road = { $file }, { $key }: { $first } und { $second } sind schon durch Straße { $number } verbunden.
error-wrong-card-colours = { $file }, { $key }: Die Farben sind { $found }, es müssen aber { $needed } sein.
error-wrong-card-total = { $file }, { $key }: Da sind { $found } Karten, die Gesamtzahl ist aber { $needed }.
error-missing-removed = { $file }, { $key }: Es fehlt, wie viele Karten bei { $seats } Personen draußen bleiben.
error-too-many-removed = { $file }, { $key }: { $needed } Karten in { $colour } bleiben draußen, es gibt aber nur { $found }.
error-too-few-cards = { $file }, { $key }: { $found } Karten sind zu wenig für { $seats } Personen, die { $needed } brauchen.
error-unknown-seats = { $file }, { $key }: China ist kein Spiel für { $seats }.

error-not-in-market = { $file }, { $key }: { $province } ist der Markt, dort gibt es so etwas nicht.
error-missing-post = { $file }, { $key }: Es fehlt, was ein Handelsposten in { $province } einbringt.
error-wrong-gift-total = { $file }, { $key }: Da sind { $found } Geschenke, die Gesamtzahl ist aber { $needed }.
error-bridge-to-itself = { $file }, { $key }: Die Brücke von { $province } führt dorthin zurück.
error-bridge-along-road = { $file }, { $key }: { $first } und { $second } sind durch die Straße verbunden, also ist dort keine Brücke.
error-double-bridge = { $file }, { $key }: { $first } und { $second } sind schon durch Brücke { $number } verbunden.
error-wrong-count = { $file }, { $key }: Da sind { $found }, es müssen aber { $needed } sein.
error-too-small = { $file }, { $key }: { $found } ist zu klein; es muss mindestens { $least } sein.
error-too-large = { $file }, { $key }: { $found } ist zu groß; es darf höchstens { $most } sein.
error-not-rising = { $file }, { $key }: { $found } folgt auf { $before }, die Zahlen müssen aber steigen.
error-unsafe-above-safe = { $file }, { $key }: { $value } ist nicht sicher, die niedrigere { $safe } aber schon.
error-bank-hole = { $file }, { $key }: Da steht { $found }, es muss aber { $needed } sein, damit jede Summe eine Zeile hat.
error-bank-right-higher = { $file }, { $key }: Die rechte Seite zahlt { $right }, mehr als die linke mit { $left }.
error-transport-too-dear = { $file }, { $key }: Der Weg nach { $province } kann { $found } kosten, mehr als die { $earned }, die ein Händler dort einbringt.
error-missing-level = { $file }, { $key }: Die Punkte für Stufe { $level } fehlen.
error-unknown-level = { $file }, { $key }: Eine Stufe { $level } gibt es nicht.

error-wrong-number = { $file }, { $key }: Da steht { $found }, es muss aber { $needed } sein.
error-wrong-words = { $file }, { $key }: Da steht „{ $found }“, es muss aber „{ $needed }“ sein.
error-bad-land-id = { $file }, { $key }: „{ $land }“ ist kein Name für ein Land; nimm nur Kleinbuchstaben von a bis z und kein Wort der Notation.
error-double-land = { $file }, { $key }: Land { $land } steht doppelt da.

error-bad-id = { $file }, { $key }: „{ $id }“ ist kein Name, den man tippen kann; nimm nur Kleinbuchstaben von a bis z mit Bindestrichen dazwischen und kein Wort der Notation.
error-double-id = { $file }, { $key }: { $id } steht doppelt da.
error-double-hex = { $file }, { $key }: Das Feld in Zeile und Spalte { $found } steht doppelt da.
error-missing-hex = { $file }, { $key }: Das Feld in Zeile und Spalte { $found } liegt in keinem Gebiet.
error-hex-off-map = { $file }, { $key }: In Zeile und Spalte { $found } gibt es kein Feld.
error-hex-outside-region = { $file }, { $key }: Das Feld in Zeile und Spalte { $found } liegt in einem anderen Gebiet.
error-double-edge = { $file }, { $key }: Kante { $edge } steht doppelt da.
error-tiles-alike = { $file }, { $key }: { $second } lässt sich so drehen, dass es aussieht wie { $first }.
error-double-action = { $file }, { $key }: „{ error-action }“ hat eine Karte höchstens einmal.
error-prestige-not-alone = { $file }, { $key }: Ansehen gibt es von selbst, also kann es keines von zweien zur Auswahl sein.
error-unknown-action = { $file }, { $key }: Eine Aktion „{ $action }“ gibt es nicht. Es gibt: { $known }; wie oft, kann als Zahl folgen.

## The database

error-unsupported-database = Diese Datenbank lässt sich nicht verwenden: { $url }
error-no-such-folder = Einen Ordner { $folder } gibt es nicht.
error-no-such-database = Eine Datenbank { $database } gibt es nicht.
error-unreadable-database = { $database } lässt sich nicht lesen: { $reason }
error-corrupted-database = { $database } ist beschädigt oder keine Datenbank: { $reason }. Nimm die neueste Sicherung.
error-empty-database = { $database } ist leer: Keine Tabelle ist darin.
error-foreign-database = { $database } enthält Tabellen eines anderen Programms.
error-newer-database = { $database } gehört zu einem neueren Programm: { $found }, und dieses kennt { $known }.
error-older-database = { $database } hat noch die Tabellen eines älteren Programms. Kopiert wurde nichts. `python -m bot db upgrade` bringt die Datenbank in DATABASE_URL auf den neuesten Stand.
error-other-shards = SHARDS nennt { $count } Shards, die laufenden Prozesse haben aber { $found }. Alle müssen dieselbe Zahl haben.
error-one-process = { $database } ist eine Datei, und eine Datei ist nur für einen Prozess da: SHARDS muss `all` sein.
error-database-in-use = { $database } wird von einem laufenden Bot benutzt. Halte ihn erst an; zwei würden alles doppelt senden.
error-no-backup = { $database } liegt auf einem Server: pg_dump und pg_restore kopieren sie, siehe docs/operating.md.
error-no-room = In { $folder } ist Platz für { $free } MB, und eine Kopie kann { $needed } MB brauchen. Kopiert wurde nichts.
error-database-not-empty = { $database } enthält schon Partien; nichts wurde hineinkopiert.
error-not-moved = Was von { $table } kopiert wurde, liest sich nicht gleich. Von der Kopie ist nichts geblieben.
error-backup-exists = { $file } gibt es schon; eine Sicherung überschreibt nie etwas.
