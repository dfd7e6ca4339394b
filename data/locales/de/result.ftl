# The end of a match: result card, its picture, rematch, good game.

result-head = ## { $title }: { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
  }
result-rank = { $rank }. { $who }: { $score }{ $resigned ->
    [yes] , aufgegeben
   *[no] {""}
  }
result-length = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  } · { $span }
result-dates = -# { $length } · Beginn: { $since }
result-imported = -# { $turns } Züge. Die Aufzeichnung wurde am { $since } importiert; wer gespielt hat, steht nicht darin.
result-seal = Der Startwert war `{ $seed }`
    -# Sein SHA-256 ist `{ $hash }`, wie am Anfang veröffentlicht. Prüf jedes Mischen mit `python -m games verify { $file }`.

## How long the others waited; nights, vacations and pauses count: they waited then, too

result-waits = **So lange dauerte ein Zug** (Nächte, Urlaub und Pausen eingerechnet)
result-wait = { $who }: { $turns ->
    [one] { $longest }, ein Zug
   *[other] { $even ->
        [yes] je { $longest }
       *[no] meist { $median }, höchstens { $longest }
      }
  }{ $until ->
    [none] {""}
   *[other] {" "}(bis Zug { $until })
  }
result-wait-substitute = { $who } (ab Zug { $from }): { $turns ->
    [one] { $longest }, ein Zug
   *[other] { $even ->
        [yes] je { $longest }
       *[no] meist { $median }, höchstens { $longest }
      }
  }{ $until ->
    [none] {""}
   *[other] {" "}(bis Zug { $until })
  }
span = { $unit ->
    [seconds] unter 1 Minute
    [minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
      }
    [hours] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
      }
   *[days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
      }
  }

## The picture: short words, a source has room for about 12 letters

result-total = { $game ->
    [qin] Pagoden
    [dayunhe] Ansehen
   *[other] Punkte
  }
result-time = { $time ->
    [game] Spiel
    [round] Runde
   *[turn] Zug
  }
result-course = { result-total }, { $time ->
    [game] Spiel für Spiel
    [round] Runde für Runde
   *[turn] Zug für Zug
  }
result-end = Ende
result-source-qin = { $source ->
    [provinces] Provinzen
    [villages] Dörfer
    [game-1] 1. Spiel
   *[game-2] 2. Spiel
  }
result-source-china = { $source ->
    [houses] Häuser
    [alliances] Bündnisse
   *[roads] Straßen
  }
result-source-yunnan = { $source ->
    [points] Unterwegs
    [money] Geld
    [gifts] Geschenke
    [passes] Passierscheine
    [influence] Einfluss
   *[teahouses] Teehäuser
  }
result-source-confucius = { $source ->
    [ministries] Ministerien
    [voyages] Reisen
    [invasions] Invasionen
    [insults] Beleidigung
   *[titles] Titel
  }
result-source-dayunhe = { $source ->
    [start] Start
    [building] Bauen
    [prestige] Karten
    [inspections] Inspektionen
    [uprisings] Aufstände
    [intrigue] Intrigen
    [network] Verbund
    [city] Stadt
   *[unrest] Unruhe
  }

## The picture for those who cannot see it

result-alt = { $course }, als Linien; woher sie kommen, als Balken. { $ranks }.{ $points ->
    [none] {""}
   *[other] {" "}Unterwegs: { $points }.
  }
result-alt-rank = { $rank }. { $who } { $total }{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
  }
result-alt-source = { $source } { $points }
result-alt-point = nach Zug { $turn } { $list }
result-alt-standing = { $who } { $points }
minus = −{ $number }

## Buttons

button-rematch = Revanche
button-other-side = Andere Spielplanseite
button-cheer = Gutes Spiel
button-scoring = Schlusswertung

result-scoring = **{ $title }: woher die Punkte am Ende kamen**
rematch-open = Dein Tisch ist offen: **{ $title }** in { $place }. { $others ->
    [one] Die andere Person weiß Bescheid.
   *[other] Die anderen wissen Bescheid.
  }
rematch-joined = Du hast einen Platz bei **{ $title }** in { $place }.
rematch-begun = **{ $title }** hat begonnen: siehe { $place }.
rematch-full = **{ $title }** ist voll; die Partie beginnt in { $place }.
fork-call = { $host } möchte von dort aus weiterspielen, mit neu gemischtem Rest: { $list }. Drück **Mitspielen**.
rematch-call = { $host } möchte { $title } noch einmal spielen: { $list }. Drück **Mitspielen**.
cheers = -# 👏 Gutes Spiel: { $list }{ $more ->
    [0] {""}
    [one] {" "}und noch jemand
   *[other] {" "}und noch { $more }
  }

## Was ein Computer davon hält

button-review = Was ein Computer meint
review-offer = **{ $title }: was ein Computer davon hält.** Er sieht sich alle { $turns } Züge noch einmal an und zeigt, wie die Chancen standen, welche drei Züge am meisten geändert haben und was er dort gespielt hätte. Das ist eine Meinung und dauert { $minutes ->
    [one] mindestens eine Minute
   *[other] mindestens { $minutes } Minuten
  }.
button-review-me = Für mich
button-review-all = Für alle
review-open = **{ $title }:** Ein Computer hat { $seen } von { $turns } Zügen angesehen. { $told ->
    [all] Was er meint, kommt in den Thread.
    [you] Ich schicke dir, was er meint.
   *[nobody] Sieh später hier nach, was er meint.
  }
button-review-look = Noch einmal nachsehen
review-head = **{ $title }: was ein Computer meint**
    -# Eine Meinung: die Chancen, wie alle sie damals sehen konnten, wenn alle gleich gut weiterspielen.
review-even = Kein Zug hat viel geändert.
review-turn = **Zug { $number }** · { $who } { $before } % → { $after } %
    { $played }{ $state ->
        [none] {""}
        [same] {""}
            -# Ein Computer hätte dasselbe getan.
       *[other] {""}
            -# Was ein Computer gespielt hätte: { $better }
    }
button-review-board = Zug { $turn }
review-course = Chancen in %, Zug für Zug
review-alt = Die Chancen aller in Prozent, als Linien: { $list }.
review-alt-chance = { $who } { $percent }

## Die ganze Partie auf einmal

button-show-film = Animation
button-show-page = Seite
show-begun = { $what ->
    [film] Die Animation
   *[page] Die Seite
  } zu **{ $title }** wird gemacht. Sie kommt in { $place }.
show-there = Sie steht [hier]({ $link }).
show-post = **{ $title }, Zug für Zug**{ $what ->
    [film] {""}
   *[page] {""}
        Öffne die Datei in einem Browser; sie braucht kein Netz.
  }
show-too-large = **{ $title }:** { $what ->
    [film] Die Animation
   *[page] Die Seite
  } ist eine größere Datei, als Discord auf diesem Server annimmt.
show-alt = Alle Spielpläne nacheinander. Der letzte: { $alt }
show-turn = Zug { $number } von { $last }
show-slider = Zug
show-play = Abspielen
show-stop = Anhalten

## What somebody is called after a match, from its record

result-titled = 🏅 { $who }: { $title }
titled-any-turned = Zur Halbzeit Letzter, am Ende Erster
titled-any-doubled = Mindestens doppelt so viel wie alle anderen
titled-any-tie-break = Im Gleichstand gewonnen
titled-any-by-one = Mit einem Vorsprung von eins gewonnen
titled-any-throughout = Vom ersten Viertel bis zum Ende vorn
titled-qin-two-villages = Zwei Dörfer in einem Zug genommen
titled-qin-joiner = Verbundene Provinzen bekommen, mehr als einmal
titled-qin-founder = Acht Provinzen oder mehr gegründet
titled-qin-villages = Mehr Dörfer als alle anderen zusammen
titled-qin-provinces = Mehr Pagoden auf Provinzen als alle anderen zusammen
titled-qin-no-joining = Ohne verbundene Provinz gewonnen
titled-china-alliances = Mehr aus Bündnissen als alle anderen zusammen
titled-china-roads = Mehr aus Häuserreihen als alle anderen zusammen
titled-china-no-alliance = Ohne Bündnis gewonnen
titled-china-no-road = Ohne Häuserreihe gewonnen
titled-china-two-roads = Zwei Häuserreihen oder mehr gewertet
titled-china-exchanges = Mehr als einmal eine Karte getauscht
titled-confucius-no-bribe = Nie die Aktion „Beamten bestechen“ genutzt
titled-confucius-no-gift = Kein Geschenk gemacht
titled-confucius-visits = Zwei Mal oder öfter ein fernes Land erreicht
titled-confucius-sailings = Drei Mal oder öfter in See gestochen
titled-confucius-nominations = Vier Studenten oder mehr nominiert
titled-confucius-rewards = Zwei Belohnungskarten oder mehr gespielt
titled-confucius-ministries = Mehr aus Ministerien als alle anderen zusammen
titled-confucius-voyages = Mehr aus Reisen als alle anderen zusammen
titled-confucius-invasions = Mehr aus Invasionen als alle anderen zusammen
titled-dayunhe-tea = Eine Tee-Pause ausgerufen
titled-dayunhe-spied = Vier Mal oder öfter spioniert
titled-dayunhe-calmed = Das Volk vier Mal oder öfter beruhigt
titled-dayunhe-turned = Mehr als einmal Kanäle gedreht
titled-dayunhe-network = Mehr aus dem Verbund als alle anderen zusammen
titled-dayunhe-inspections = Mehr aus Inspektionen als alle anderen zusammen
titled-dayunhe-no-inspection = Ohne Punkt aus Inspektionen gewonnen
titled-yunnan-never-thrown = Nie überboten
titled-yunnan-thrown-out = Vier Mal oder öfter überboten
titled-yunnan-displaced = Fünf Mal oder öfter verdrängt
titled-yunnan-not-displaced = Nie verdrängt
titled-yunnan-bank = Drei Mal oder öfter in der Bank
titled-yunnan-buildings = Mehr als einmal gebaut
titled-yunnan-gifts = Mehr Geschenke als alle anderen zusammen
titled-yunnan-influence = Mehr aus Einfluss als alle anderen zusammen
titled-yunnan-passes = Mehr aus Passierscheinen als alle anderen zusammen
titled-yunnan-teahouses = Mehr aus Teehäusern als alle anderen zusammen
titled-yunnan-points = Unterwegs mehr als alle anderen zusammen
others-resigned = { $others ->
    [one] Die andere Person hat aufgegeben.
   *[other] Alle anderen haben aufgegeben.
  }
