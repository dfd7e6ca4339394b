# Einen Tisch suchen: /seek und sein Formular, der gefundene Tisch, die Rolle, die neue Tische anpingen.

seek-none = **Du suchst hier keinen Tisch.** Sag, was du spielen möchtest: Sobald genug Leute passen, öffne ich einen Tisch und pinge dich an.
seek-own = 🔎 **Du suchst** { $terms }
seek-promise = -# Sobald genug Leute passen, öffne ich einen Tisch und pinge dich an, bis { $until }. Alle hier können das sehen.
seek-waits = -# { $why ->
    [away] Du bist im Urlaub: Bis er endet, setze ich dich an keinen Tisch.
   *[full] Du hast so viele Partien, wie `/me` oder dieser Server erlaubt: Bis eine endet, setze ich dich an keinen Tisch.
  }
seek-any = irgendein Spiel
seek-terms = { $games ->
    [any] { seek-any }
   *[other] { $games }
  } · { $paces } · { $least ->
    [yes] zu { $most }
   *[other] zu { $least } bis { $most }
  }
seek-pace = { $pace ->
    [quick] schnell
    [daily] täglich
    [weekdays] werktags
    [relaxed] gemütlich
   *[none] keine Frist
  }
seek-seated = ✅ Du hast einen Platz: **{ $title }**, in { $place }. { $begins ->
    [yes] Die Partie beginnt.
   *[no] { $host } kann sie starten, und andere können noch dazukommen.
  }
seek-open = **Das passt dir und ist schon offen:**
seek-others = **Andere suchen:**
seek-other = { $name }: { $terms }
seek-more = -# und noch { $count }
seek-pings = { $on ->
    [yes] 🔔 Du hast { $role }: Neue Tische pingen dich an, höchstens einmal in der Stunde.
   *[no] 🔕 Du hast { $role } nicht mehr: Neue Tische pingen dich nicht an.
  }
button-seek = Tisch suchen
button-seek-off = Nicht mehr suchen
button-seek-ping = { $on ->
    [yes] Ping bei neuen Tischen
   *[no] Keine Pings mehr
  }

form-seek = Was suchst du?
form-seek-games = Spiele
form-seek-paces = Zeit für die Züge
form-seek-least = Mindestens
form-seek-most = Höchstens
form-seek-players = zu { $count }

table-found = 🔎 { $list }: Ihr habt alle das gesucht. { $begins ->
    [yes] Die Partie beginnt.
   *[no] { $host } kann sie starten, und andere können noch dazukommen.
  }
table-call = 🔔 { $list }: **{ $title }** ist offen, { $taken } von { $size } Plätzen sind besetzt.

server-ping = - Neue Tische pingen { $role ->
    [none] niemanden an
   *[other] { $role } an, höchstens einmal in der Stunde; die Rolle nimmt man sich mit `/seek ping:`
  }. `/server ping:` ändert es.
server-ping-silent = ⚠️ Meine Pings an { $role } erreichen niemanden: Lass alle die Rolle @erwähnen, oder gib mir **Alle erwähnen**.
refusal-seek-least = Mindestens { $least } Leute können nicht höchstens { $most } sein: Eines von beiden muss anders werden.
refusal-seek-seats = Keines dieser Spiele spielt man zu { MISSING($most, $least) ->
    [0] { $most }
   *[other] { $least } bis { $most }
  }.
refusal-seek-away = Du bist im Urlaub, also fände sich nichts für dich. Mit `/me` beendest du ihn.
refusal-no-ping-role = Neue Tische pingen hier keine Rolle an. Wer den Server verwaltet, kann mit `/server ping:` eine nennen.
refusal-ping-role = Ich kann { $role } niemandem geben: { $why ->
    [gone] Die Rolle gibt es nicht mehr.
    [grants] Sie darf mehr als alle hier. Nimm eine ohne Berechtigungen.
    [managed] Discord lässt sie niemanden vergeben.
    [above] Sie steht über meiner eigenen Rolle. Wer den Server verwaltet, kann meine höher schieben.
   *[lacks] Mir fehlt **Rollen verwalten**. Wer den Server verwaltet, kann es mir geben.
  }
refusal-ping-role-yours = Du könntest { $role } selbst niemandem geben: Dazu brauchst du **Rollen verwalten** und eine Rolle darüber.
