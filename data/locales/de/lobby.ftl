# Open tables: the lobby card, its form, what its buttons refuse.

lobby-head = ## { $title } · { $private ->
    [yes] 🔒 privater Tisch
   *[no] offener Tisch
  }
lobby-needs = { $exact ->
    [yes] Für { $size } am Tisch, Menschen oder Computer. Beginnt, wenn alle Plätze besetzt sind.
   *[no] Für { $least } bis { $size } am Tisch, Menschen oder Computer. Beginnt, wenn alle Plätze besetzt sind oder { $host } auf Starten drückt.
  }
about-china = Bau Häuser in neun Provinzen, reih sie an den Straßen auf, schmiede mit Abgesandten Bündnisse. Die meisten Punkte gewinnen.
about-qin = Leg farbige Plättchen, gründe Provinzen, gewinne Dörfer. Wer zuerst alle eigenen Pagoden gebaut hat, gewinnt.
lobby-alt = { $title }: der Titel und ein Blick auf den Spielplan. { $options }.
lobby-seat = { $who }{ $host ->
    [yes] {" "}(Gastgeber)
   *[no] {""}
  }
lobby-fork = ↪ Geht nach Zug { $turn } von { $title } weiter. Was damals verdeckt war, wird neu verteilt; wer dort mitgespielt hat, sitzt auf dem alten Platz.
lobby-free = ◇ frei
lobby-private = Nur wer eingeladen ist, kann mitspielen; sonst sieht niemand den Thread der Partie. { $host } lädt ein.
lobby-terms = -# **Tempo:** { $pace ->
    [quick] schnell, { lobby-length }: anfangs 24 Stunden, +4 pro Zug, höchstens 72
    [daily] täglich, { lobby-length }: anfangs 3 Tage, +12 Stunden pro Zug, höchstens 5 Tage
    [weekdays] werktags, { lobby-length }: wie täglich, Wochenenden zählen nicht
    [relaxed] gemütlich, { lobby-length }: anfangs 3 Tage, +36 Stunden pro Zug, höchstens 10 Tage
   *[none] keine Frist
  }
    -# **Gespielt mit:** { $options }
lobby-caretaker = -# **Wenn jemand verschwindet:** { $rule ->
    [vote] nach einer Weile entscheiden die anderen, oder ein Computer spielt
    [substitute] Ersatz wird gesucht
    [computer] bis zur Rückkehr spielt ein Computer
   *[wait] wir warten
  }
lobby-rated = -# **Gewertet:** das Ergebnis zählt für eure Wertungszahlen auf diesem Server
lobby-length = etwa { $unit ->
    [weeks] { $count ->
        [one] eine Woche
       *[other] { $count } Wochen
      }
   *[days] { $count ->
        [one] ein Tag
       *[other] { $count } Tage
      }
  }
lobby-expires = -# Dieser Tisch schließt { $when }, wenn die Partie bis dahin nicht begonnen hat.
lobby-after = ## { $title } · { $state ->
    [begins] begonnen
    [playing] begonnen
    [closed] geschlossen
    [staff] geschlossen
    [expired] geschlossen
    [archived] beiseitegelegt
   *[over] beendet
  }
    { $state ->
    [begins] Die Partie beginnt. Gleich öffnet sich ihr Thread.
    [playing] Die Partie läuft in { $private ->
        [yes] einem privaten Thread, { $place }
       *[no] { $place }
      }.
    [closed] Alle haben diesen Tisch verlassen. Öffne einen neuen mit `/match new`.
    [staff] Die Serverleitung hat diesen Tisch geschlossen. Öffne einen neuen mit `/match new`.
    [expired] Die Partie hat nicht innerhalb von { $days } Tagen begonnen. Öffne einen neuen Tisch mit `/match new`.
    [archived] Die Partie in { $place } hat ohne Ergebnis aufgehört. Sie lässt sich wiederbeleben und geht dann weiter, wo sie stand.
   *[over] Gespielt wurde in { $place }.
  }
lobby-joined = Du hast einen Platz bei **{ $title }** in { $place }.
lobby-left = Du hast **{ $title }** in { $place } verlassen.
lobby-revived = **{ $title }** geht weiter in { $place }.
lobby-started = **{ $title }** beginnt. Der Thread öffnet sich in { $place }.

title-subtitle = { $least } bis { $most } Personen

form-title = { $title }: Optionen
form-seats = Plätze
form-size = { $size } Plätze
form-pace = Zeit pro Zug
form-caretaker = Wenn jemand verschwindet
form-variants = Varianten und Tisch
form-table = Tisch
form-rated = Gewertet
    .detail = Das Ergebnis zählt für alle Wertungszahlen; sonst ist die Partie freundschaftlich
form-private = Privat
    .detail = Nur wer eingeladen ist, in einem Thread, den sonst niemand sieht

invite-title = Einladen zu { $title }
invite-whom = Wen lädst du ein?
invite-ping = Dafür gibt es hier einen Ping, nur einen.
invite-done = { $names } { $count ->
    [one] ist
   *[other] sind
  } zu **{ $title }** eingeladen. Dafür gibt es einen Ping, nur einen.
invitation = ✉️ { $guest }, **{ $host }** lädt dich ein, { $seat ->
    [yes] in **{ $title }** mitzuspielen: Ein Platz ist frei.
   *[no] bei **{ $title }** zuzuschauen. Die Partie ist privat; du kannst sie hier verfolgen.
  }
invitation-closed = Der Tisch von **{ $title }** ist geschlossen.

called-done = Sie heißt jetzt **{ $title }**.
thread-name = { $title } · { $names }

## The first message in the thread

welcome-head = ## { $title } beginnt
welcome-order = Reihenfolge: { $order }. { $first } beginnt, so will es das Los.
welcome-seal = Das Mischen ist versiegelt: `{ $hash }`
    -# Das ist der SHA-256 des Startwerts. Am Ende wird der Startwert veröffentlicht; dann können alle prüfen, dass nichts verändert wurde.
