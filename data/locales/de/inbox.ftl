# What waits for somebody, whom a match waits for, what to do when. Only the reader sees these pages.

button-next = Weiter
button-others = Meine anderen Partien
button-tables = Tische hier
button-vote = Abstimmen

## /inbox

inbox-waiting = { $count ->
    [0] **Keine Partie wartet auf dich.**
    [one] **Eine Partie wartet auf dich**
   *[other] **{ $count } Partien warten auf dich**, die am längsten wartende zuerst
  }
inbox-entry = **[{ $title }]({ $link })** mit { $names }{ $owner ->
    [none] {""}
   *[other] {" "}(für { $owner })
  }
    -# { $task } · Zug begann { $since }{ $due }
inbox-rest = { $count ->
    [one] -# und noch eine, wenn diese erledigt sind
   *[other] -# und noch { $count }, wenn diese erledigt sind
  }
inbox-votes = { $count ->
    [one] **Eine Abstimmung wartet auf dich**
   *[other] **{ $count } Abstimmungen warten auf dich**
  }
inbox-vote = **[{ $title }]({ $link })**
    -# { $vote }
inbox-questions = { $count ->
    [one] **Eine Frage wartet auf dich**
   *[other] **{ $count } Fragen warten auf dich**
  }
inbox-likely = 🗓️ Wohl heute: { $list }
inbox-soon = [{ $title }]({ $link }) (nach { $who })
inbox-others = { $count ->
    [one] -# Eine Partie oder ein Tisch von dir braucht dich gerade nicht.
   *[other] -# { $count } Partien und Tische von dir brauchen dich gerade nicht.
  }
inbox-free = -# Du bist gerade in keiner Partie. `/match list` zeigt offene Tische und Partien zum Zuschauen; eine Partie gegen Computer beginnt sofort.

others-head = **Meine anderen Partien**
others-line = **[{ $title }]({ $link })**: { $state }
others-playing = { $who }, { $waiting }
others-paused = pausiert
others-looked-after = ein Computer spielt für dich
others-lobby = ein offener Tisch, { $taken } von { $size } Plätzen besetzt
others-none = Du hast gerade keine anderen Partien.

## /ask

question = ❓ { $who } fragt: { $text }
question-answer = { $who }: { $text }
question-waits = -# Noch ohne Antwort: { $who }
question-title = { $title } · { $name } fragt
question-field = Lass es leer, wenn du nichts dazu sagen willst.
question-done = { $what ->
    [asked] Deine Frage ist unterwegs nach { $place }. Sie wartet im Posteingang der anderen, bis sie geantwortet haben.
    [answered] Danke. Was zu lesen ist, steht in { $place }.
   *[settled] Deine Frage wartet auf niemanden mehr.
  }
button-answer = Antworten
button-settle = Geklärt

## /help

help-new = **Ich bin neu hier.** `/learn` lehrt ein Spiel in einer Partie gegen Computer. `/play` beginnt eine ohne Lektion. `/seek` findet Leute zum Mitspielen, `/match new` öffnet einen Tisch für sie; **Optionen** auf der Karte ändert Tempo und Regeln. `/rules` erklärt die fünf Spiele.
help-turn = **Ich bin am Zug.** Drück **Dein Zug** unter dem neuesten Spielplan und wähle. Dein Zug gilt, sobald du **Bestätigen** drückst. `/inbox` zeigt alle Partien, die auf dich warten. Solange du wartest, probierst du mit **Planen** Züge für alle aus, mit **Nächsten Zug vormerken** wählst du deinen voraus, und mit `/match orders` passe oder biete ich für dich.
help-back = **Ich war weg.** Unter einem Spielplan erzählt **Was ist neu?**, was geschehen ist. Spielt ein Computer für dich, bekommst du mit **Ich bin wieder da** deinen Platz zurück.
help-watching = **Ich schaue nur zu.** `/watch` zeigt dir eine Partie in deinen Direktnachrichten, der Serverleitung auch in einem Kanal, ohne Ping. **Ohne Spoiler** liest du sie Zug für Zug: Späteres steht nicht auf der Seite. Was im Thread der Partie steht, kann ich nicht verbergen.
help-leaving = **Ich bin bald weg.** Mit `/me` planst du Urlaub: Deine Uhren stehen dann still. Soll die Partie weiterlaufen, bestimmst du mit `/match leave` eine Vertretung oder bittest um Ersatz. Im Notfall drück **Sofort pausieren** unter `/match pause`, einmal pro Partie.
help-waiting = **Jemand zieht nicht.** `/why` sagt, wer am Zug ist, und lässt dich **anstupsen** oder **einen Tag schenken**. Mit `/ask` legst du den anderen eine Frage in den Posteingang. Einige Zeit nach Ablauf der Frist entscheiden die anderen, oder ein Computer spielt.
help-profile = **Wie spiele ich?** `/profile` zeigt, was du gespielt hast, deine Plätze und Wertungszahlen; in `/me` steht, wer das noch sieht. Eine Partie ist freundschaftlich, außer ihr Tisch (mit **Optionen** auf der Karte) oder der Server sagt **Gewertet**.
help-staff = **Ich gehöre zur Serverleitung.** `/server` legt Kanäle und Grenzen fest. `/league` und `/tournament` eröffnen Ligen und Turniere. Mit `/staff` pausierst, beendest und belebst du Partien wieder, gibst Zeit, besetzt Plätze um, nimmst Züge zurück, entfernst Titel und reparierst Aufzeichnungen. Alle lesen, wer es war.

## /status

status-trouble = ⚠️ Meine Datenbank ist { $since } ausgefallen. Züge müssen warten; verloren ist keiner.
status-clock = ⚠️ Meine Uhr wurde zurückgestellt; ich rechne mit der Zeit weiter, die ich kannte.
status-connected = Discord antwortet innerhalb von { $ms } ms.
status-alone = ⚠️ Discord antwortet nicht.
status-sent = Alle Nachrichten sind verschickt.
status-unsent = Eine Nachricht, die { $since } fällig war, ist noch nicht verschickt.
status-backup = Letzte Sicherung: { $at }
status-runs = Version { $version }, läuft seit { $since }.

## /why

why-head = { $reader ->
    [seat] **{ $title } wartet auf dich:** { $task }.
    [paused] In **{ $title }** bist du am Zug, sobald die Partie weitergeht: { $task }.
    [player] In **{ $title }** bist du nicht am Zug. { $who } soll { $task }.
    [looked] In **{ $title }** soll ein Computer für dich { $task }.
   *[watcher] Du schaust bei **{ $title }** zu. { $who } soll { $task }.
  }
why-since = Seit dem { $since } ({ $ago }).
why-left = ⏳ Noch { $span }{ $due }.
why-late = ⌛ Die Zeit lief am { $due } ab.
why-none = Keine Frist.
why-asleep = 😴 { $who } schläft jetzt, bis { $when } ({ $soon }).{ $timed ->
    [no] {""}
   *[yes] {" "}Dann läuft die Uhr weiter.
  }
why-away = 🧳 { $who } ist bis { $when } im Urlaub.{ $timed ->
    [no] {""}
   *[yes] {" "}Die Uhr steht still.
  }
why-rests = 📅 Wochenenden zählen hier nicht: Die Uhr läuft am { $when } weiter ({ $soon }).
why-paused = ⏸️ { $by ->
    [staff] Von der Serverleitung pausiert. Nur sie kann die Partie fortsetzen.
   *[other] Von Mitspielern pausiert. Wer mitspielt, kann die Partie fortsetzen.
  } { why-stands }
why-paused-alone = ⏸️ { $who } musste aufhören. Nur { $who } kann die Partie fortsetzen; von selbst geht sie am { $until } weiter. { why-stands }
why-stands = Niemand kann ziehen{ $timed ->
    [no] .
   *[yes] , und die Uhr steht still.
  }
why-unplayable = ⛔ **{ $title }** steht seit meinem letzten Update still: { $by ->
    [record] Einer ihrer Züge folgt nicht den Regeln, wie ich sie jetzt kenne.
   *[rules] Die Regeln, nach denen sie begonnen hat, kenne ich nicht mehr.
  } Die Uhr steht still, und nichts ist verloren: Sobald ich die Partie wieder spielen kann, geht sie von selbst weiter. Bis dahin könnt ihr sie ansehen, oder wer mitspielt, beendet sie, wenn mehr als die Hälfte zustimmt.
why-then = { $late ->
    [yes] Was jetzt gilt: { $rule }.
   *[no] Wenn die Zeit abläuft: { $rule }.
  }
why-from = { $rule }, ab { $until }
why-offered = 🔁 Ersatz wird gesucht. Bis jemand übernimmt, bleibt der Platz bei { $who }.
why-lobby = **{ $title }** hat noch nicht begonnen: { $taken } von { $size } Plätzen sind besetzt, in { $place }.
why-over = **{ $title }** ist zu Ende: siehe { $place }.
why-closed = Der Tisch von **{ $title }** wurde geschlossen.
why-archived = **{ $title }** wurde ohne Ergebnis beiseitegelegt und wartet auf niemanden.

button-nudge = Anstupsen
button-time = Einen Tag schenken
time-gave = ⏳ Du hast { $who } einen Tag geschenkt.
nudged = 👉 { $when ->
    [now] { $who } bekommt jetzt eine Erinnerung.
    [later] { $who } möchte später erinnert werden und erfährt es dann.
   *[other] { $weekend ->
        [yes] Wochenenden zählen hier nicht: { $who } erfährt es am { $when }.
       *[no] { $who } ist nicht da und erfährt es am { $when }.
      }
  }

why-span = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
      }
    [one] 1 Tag { $hours } h
   *[other] { $days } Tage { $hours } h
  }
