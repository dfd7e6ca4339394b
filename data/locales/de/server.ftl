# The page of what is set for a server, and its form.

server-head = ## { $name }
server-tables = - Tische: { $channel ->
    [none] in jedem Kanal
   *[other] nur in { $channel }
  }
server-watchers = - Für Zuschauer: { $channel ->
    [none] kein Kanal
   *[other] { $channel } zeigt alle öffentlichen Partien, ohne Ping
  }
server-pace = - Übliches Tempo: { $pace }
server-most = - So viele Partien darf jemand hier gleichzeitig spielen: { $most ->
    [none] beliebig viele
   *[other] { $most }
  }
server-language = - Sprache der öffentlichen Nachrichten: { $language }
server-rated = - Partien sind { $rated ->
    [yes] gewertet
   *[no] freundschaftlich
  }, wenn ihr Tisch nichts anderes sagt. `/server ratings:` ändert es.
server-organisers = - Ligen und Turniere veranstaltet { $role ->
    [none] die Serverleitung
   *[other] { $role }
  }. `/server organisers:` ändert es.
server-gone = ⚠️ Den Kanal für { $use ->
    [tables] Tische
   *[watchers] Zuschauer
  } gibt es nicht mehr, oder ich sehe ihn nicht.
server-lacking = ⚠️ In { $channel } fehlt mir: { $list }. Ohne das kann ich dort keine { $use ->
    [tables] Tische öffnen und keine Spielpläne zeigen
   *[watchers] Partien zeigen
  }. Wer den Server verwaltet, kann es mir geben.
server-foot = -# Ich komme auch ohne all das zurecht. Mit `/staff` greift die Serverleitung in eine einzelne Partie ein; `/watch` zeigt eine anderswo.
button-server-form = Ändern

server-form = Einstellungen dieses Servers
server-field-tables = Tische nur in
    .detail = Lass es leer, um Tische in jedem Kanal zu erlauben.
server-field-watchers = Alle öffentlichen Partien zeigen in
    .detail = Spielpläne erscheinen dort ohne Ping. Lass es leer, wenn es keiner sein soll.
server-field-pace = Übliches Tempo
server-field-language = Sprache der öffentlichen Nachrichten
server-field-most = Partien einer Person gleichzeitig
    .detail = Lass es leer für beliebig viele.

refusal-no-number = Ich brauche eine Zahl von 1 bis { $most } oder nichts. Drück noch einmal auf Ändern.
