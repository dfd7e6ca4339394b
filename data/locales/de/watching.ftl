# Following matches: the silent messages elsewhere, and the page behind /watch. No message here pings anybody.

watch-post-head = **[{ $title }]({ $link })** · { $names }
watch-post-start = Die Partie hat gerade begonnen.
watch-post-before = -# Davor: { $count ->
    [one] Zug { $last }
   *[other] Züge { $first } bis { $last }
  }.
watch-post-next = Am Zug: { $who } – { $task }.
watch-post-state = { $state ->
    [paused] ⏸️ Die Partie ist pausiert.
   *[archived] 🛑 Die Partie hat ohne Ergebnis geendet.
  }
watch-post-over = 🏁 { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
  }
watch-post-rank = { $rank }. { $who }: { $score }

watch-post-ended = Auf deinen Wunsch habe ich in einem Kanal { $what } gezeigt. Den Kanal gibt es nicht mehr, darum habe ich aufgehört. Mit `/watch` in einem anderen Kanal fängst du neu an.

## The page

watch-server = alle öffentlichen Partien dieses Servers
watch-match = **{ $title }**
watch-head = { $count ->
    [0] **Noch wird nichts verfolgt.** Wenn du eine Partie verfolgst, zeige ich dir nach jedem Zug den Spielplan, ohne Ping.
   *[other] **Wird verfolgt, ohne Ping**
  }
watch-place = { $place ->
    [dm] in deinen Direktnachrichten
   *[other] in { $place }
  }
watch-entry = { $what }, { watch-place }
watch-entry-read = { $what }, Zug für Zug; gelesen hast du { $turn ->
    [0] den Beginn
   *[other] bis Zug { $turn }
  }
watch-unread = 📖 **{ $title }** ist weitergegangen: { $turn ->
    [0] Gelesen hast du den Beginn
   *[other] Gelesen hast du bis Zug { $turn }
  }.
watch-read-begun = Von jetzt an liest du diese Partie Zug für Zug, hier und unter `/watch`; in deinen Direktnachrichten erfährst du, wenn es mehr zu lesen gibt, sonst nichts. In ihrem Thread steht weiter der neueste Spielplan.
watch-read-all = -# Du hast { $over ->
    [yes] die ganze Partie gelesen.
   *[no] alles gelesen, was es bisher gibt.
  }
watch-ended = -# Beendet: { $what }, { watch-place }. { $why ->
    [closed] Ich darf dir keine Direktnachrichten schicken.
    [left] Du hattest den Server verlassen.
   *[gone] Den Kanal gibt es nicht mehr.
  }
watch-how = **{ $title }** verfolgen:
watch-choose = Eine andere Partie
watch-none = -# { $read ->
    [yes] Gerade läuft hier keine andere öffentliche Partie.
   *[no] Gerade läuft hier keine öffentliche Partie.
  }
watch-all = Alle öffentlichen Partien dieses Servers verfolgen:
watch-begun = Von jetzt an zeige ich { watch-place } { $what }: eine Nachricht pro Zug, ohne Ping.
watch-stopped = Ich zeige { watch-place } nicht mehr: { $what }. Was dort steht, bleibt.
watch-gone = Das wird nicht mehr verfolgt.

button-follow-dm = { $title ->
    [all] Alle als DM
   *[other] { $title } als DM
  }
button-follow-here = { $title ->
    [all] Alle hier
   *[other] { $title } hier
  }
button-follow-read = { $title } ohne Spoiler
button-read = Weiterlesen
button-unwatch = Aufhören
button-watch = Was wird verfolgt?

refusal-not-your-watch = Was ein Kanal verfolgt, kann nur beenden, wer **Server verwalten** darf.
refusal-watch-here = Hier würde ich die Partie ihrem eigenen Tisch zeigen. Geh in einen anderen Kanal, oder verfolg sie in deinen DMs.
refusal-cannot-show = Hier kann ich keine Partien zeigen. In diesem Kanal fehlt mir: { $list }. Wer den Server verwaltet, kann es mir geben.
