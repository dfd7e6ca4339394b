# Reminders. kind: turn (it has come), half or nine tenths of the time are gone, every (so many hours have passed),
# out (the time is up).

reminder = ⏳ { $place ->
    [thread] { $who }, du bist [am Zug]({ $link })
   *[dm] { $head }: Du bist am Zug
  } – { $task }. Der Zug begann { $since }{ $until ->
    [none] {""}
   *[other] ; du hast Zeit bis { $until } ({ $soon })
  }.{ $kind ->
    [half] {" "}Die Hälfte deiner Zeit ist vorbei.{ $rule ->
        [computer] {" "}Wenn sie um ist, spielt ein Computer für dich.
       *[other] {""}
      }
    [nine] {" "}**Du hast nur noch wenig Zeit.**{ $rule ->
        [computer] {" "}Wenn sie um ist, spielt ein Computer für dich.
       *[other] {""}
      }
    [out] {" "}**Deine Zeit ist um**, aber du kannst noch ziehen.
   *[other] {""}
  }{ $nudges ->
    [0] {""}
    [one] {" "}👉 Jemand hat dich angestupst.
   *[other] {" "}👉 Die anderen haben dich { $nudges }-mal angestupst.
  }
reminder-head = **[{ $title }]({ $link })** mit { $others ->
    [0] { $names }
    [one] { $names } und noch jemandem
   *[other] { $names } und { $others } anderen
  }{ $owner ->
    [none] {""}
   *[other] {" "}(für { $owner })
  }
reminder-news = -# { $acted ->
    [yes] Seit deinem letzten Zug
   *[no] Seit dem Anfang
  }{ $count ->
    [0] : nichts.
    [one] { $told ->
        [no] : 1 Zug.
       *[yes] :
      }
   *[other] { $told ->
        [no] : { $count } Züge.
       *[yes] :
      }
  }
reminder-no-dm = -# Ich darf dir keine Direktnachrichten schicken, darum frage ich hier.
reminder-no-thread = -# Im Thread der Partie kann ich gerade nicht schreiben, darum frage ich hier.

button-open-move = Zu meinem Zug
button-snooze-evening = Heute Abend erinnern
button-snooze-morning = Morgen früh erinnern
button-substitute = Ich brauche Ersatz

digest = ⏳ { $place ->
    [thread] { $who }, **{ $count } Partien warten auf dich**
   *[dm] **{ $count } Partien warten auf dich**
  }, die am längsten wartende zuerst.
digest-entry = { $head }
    { $task }; Zug begann { $since }{ $until ->
    [none] {""}
   *[other] , Zeit bis { $until } ({ $soon })
  }{ $kind ->
    [nine] {" "}· **wenig Zeit übrig**
    [out] {" "}· **Zeit ist um**
   *[other] {""}
  }
digest-others = { $count ->
    [one] Noch eine Partie …
   *[other] Noch { $count } Partien …
  }
digest-rest = { $count ->
    [one] Noch eine Partie wartet anderswo: `/inbox` zeigt alle.
   *[other] Noch { $count } Partien warten anderswo: `/inbox` zeigt alle.
  }
digest-snooze = An alle später erinnern …
digest-snooze-evening = Heute Abend, { $at } Uhr
digest-snooze-morning = Morgen früh, { $at } Uhr

snoozed = { $count ->
    [one] An { $title } erinnere ich dich erst am { $when } wieder ({ $soon }).
   *[other] An diese { $count } Partien erinnere ich dich erst am { $when } wieder ({ $soon }).
  }{ $clock ->
    [yes] {" "}Deine Uhr läuft weiter.
   *[no] {""}
  }
snoozed-late = ⚠️ In { $list } ist deine Zeit schon vorher um.
snoozed-zone = -# Ich weiß nicht, wo du lebst, darum rechne ich in UTC. Sag es mir mit `/me`.
refusal-nothing-to-snooze = Gerade wartet keine dieser Partien auf dich; da gibt es nichts aufzuschieben.

next-up = { $person ->
    [none] ⏭️ **[{ $title }]({ $link })**: Nach { $who } bist du dran.
   *[other] ⏭️ { $person }, nach { $who } bist du dran.
  }
