# Plans and notes: only their own person reads this.

plan-head = **Planung für { $title }** · nur du siehst sie · { $steps ->
    [0] probier Züge für alle; keiner wird gespielt
   *[other] { $done } von { $steps } { $steps ->
        [one] Schritt
       *[other] Schritten
      }
  }
plan-moved = ⚠️ Seitdem ging die Partie weiter. { $lost ->
    [0] Alle Schritte passen noch.
   *[other] { $left ->
        [0] Keiner der Schritte passt noch.
        [one] Ein Schritt passt noch.
       *[other] Noch { $left } Schritte passen.
      }
  }
plan-who = Am Zug: { $who }
plan-over = Hier kann niemand mehr ziehen.
plan-only = Es gibt nur eines zu tun: `{ $move }`
plan-change = { $token } { $before } → { $after }
plan-standings = Gegenüber jetzt: { $list }
plan-whose = Lass jemand anderen ziehen
plan-mover = { $who } zieht
plan-kept = Gespeicherte Planung öffnen
plan-title = Planung für { $title }
plan-name = Wie nennst du sie?

notes-head = **Deine Notizen zu { $title }** · nur du siehst sie. { $count ->
    [0] Es gibt noch keine.
   *[other] {""}
  }
note = **{ $turn ->
    [match] Zur Partie
    [0] Vor dem ersten Zug
   *[other] Zug { $turn }
  }:** { $text }
note-plain = { $turn ->
    [match] Zur Partie
    [0] Vor dem ersten Zug
   *[other] Zug { $turn }
  }: { $text }
note-title = { $title } · { $turn ->
    [match] zur Partie
    [0] vor dem ersten Zug
   *[other] Zug { $turn }
  }
note-field = Deine Notiz; leer löscht sie
look-title = { $title } · { $turn ->
    [0] vor dem ersten Zug
   *[other] Zug { $turn }
  }
look-field = Ein Wort dazu, für alle
look-post = { $who } blickt auf { $turn ->
    [0] den Anfang
   *[other] Zug { $turn }
  } zurück: { $text }
look-done = Es ist unterwegs in den Thread.

button-plan = Planen
button-plan-next = Nächsten Zug planen
button-plan-on = Vor
button-plan-keep = Speichern
button-plan-drop = „{ $name }“ löschen
button-notes = Meine Notizen
button-note-change = Ändern
button-note = { $turn ->
    [match] Notiz zur Partie
    [0] Notiz zum Anfang
   *[other] Notiz zu Zug { $turn }
  }
button-look-back = In den Thread
button-fork-solo = Gegen Computer
