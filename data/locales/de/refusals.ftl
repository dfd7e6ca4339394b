# What a match or a button refuses, to the person who asked, in private. A match is named as in "Qin 42".

refusal-no-such-match = Eine Partie { $match } gibt es nicht.
refusal-match-over = { $match } ist zu Ende.
refusal-not-started = { $match } hat noch nicht begonnen.
refusal-never-began = { $match } hat nie begonnen: Der Tisch ist geschlossen.
refusal-position-changed = Die Züge der Partie { $match } führen nicht zu der Stellung, die gespeichert ist.
refusal-rules-changed = { $match } hat unter Version { $found } der Regeln begonnen, und ich kenne nur noch Version { $known }: So kann die Partie jetzt nicht weitergehen. Nichts ist verloren; das hier habe ich von ihr aufbewahrt.
refusal-broken-record = { $match } kann jetzt nicht weitergehen: Nach den Regeln, wie ich sie kenne, ist „{ $entry }“ (Eintrag { $number }) nicht erlaubt. Nichts ist verloren; das hier habe ich von der Partie aufbewahrt.
refusal-unknown-pace = Ein Tempo „{ $pace }“ gibt es nicht. Es gibt: { $known }.
refusal-unknown-caretaker = Eine Regel „{ $caretaker }“ für den Fall, dass jemandem die Zeit ausgeht, gibt es nicht. Es gibt: { $known }.
refusal-sitter-plays = { $name } spielt in { $match } mit oder hat dort mitgespielt und kennt einen anderen Platz.
refusal-seat-resigned = Auf diesem Platz von { $match } wurde aufgegeben: Niemand spielt ihn mehr.
refusal-not-to-seat = { $name } kann keinen Platz in { $match } bekommen: Eine Grenze für gleichzeitige Partien ist erreicht, oder { $name } und jemand dort spielen nicht miteinander.
refusal-rules-differ = { $match } kann nicht nach den neuesten Regeln weitergehen: Die Partie wartet nicht auf andere Regeln, oder ein Zug in ihr folgt ihnen nicht.
refusal-own-turn = In { $match } bist du selbst am Zug.
refusal-nobody-waits-for = In { $match } ist ein Computer am Zug: Der braucht keinen Anstupser und keine Zeit.
refusal-nudged-lately = In { $match } hast du schon angestupst; wieder geht das { $at }.
refusal-reminded-enough = Wer in { $match } am Zug ist, hat in diesem Zug schon { $count } Erinnerungen bekommen. Noch eine würde nicht helfen.
refusal-time-given = In diesem Zug von { $match } hast du schon Zeit gegeben. Von den anderen kann noch jemand einen Tag dazugeben.
refusal-too-many-pings = Du hast innerhalb einer Stunde { $most }-mal andere angepingt. Warte ein wenig.
refusal-pause-used = Für diesen Platz wurde { $match } schon einmal pausiert, ohne zu fragen. Frag diesmal die anderen.
refusal-pause-of-another = { $name } musste aufhören und setzt { $match } fort, sobald es geht; von selbst geht die Partie { $until } weiter.
refusal-same-terms = { $match } wird schon so gespielt.
refusal-not-in-lobby = { $state ->
    [playing] { $match } hat begonnen: Der Tisch ist geschlossen.
    [archived] { $match } hat begonnen und ist inzwischen beiseitegelegt.
    [closed] { $match } hat nie begonnen: Der Tisch ist geschlossen.
   *[over] { $match } ist zu Ende.
  }
refusal-match-full = Alle { $size } Plätze von { $match } sind besetzt.
refusal-already-in = Du hast schon einen Platz in { $match }.
refusal-not-creator = Das kann nur, wer { $match } geöffnet hat: { $name }.
refusal-no-name = Von diesem Titel bleibt nichts übrig: Erwähnungen, Links und Formatierung nehme ich heraus. Schreib Buchstaben oder Ziffern.
refusal-not-called = { $match } hat keinen eigenen Titel.
refusal-too-few-seats = { $match } braucht { $least } besetzte Plätze, und { $seats ->
    [one] erst einer ist besetzt
   *[other] erst { $seats } sind besetzt
  }. Computer zählen mit: Wer Gastgeber ist, fügt sie aus der Liste auf der Karte hinzu.
refusal-too-many-people = { $people } Plätze von { $match } sind schon besetzt: Auf { $size } lässt sich der Tisch nicht verkleinern.
refusal-nothing-to-invite-to = Du hast nichts, wozu du einladen könntest: keinen offenen Tisch als Gastgeber und keine private Partie, in der du spielst. `/match new` öffnet einen Tisch.
refusal-no-bots = { $name } ist ein Bot, und Bots spielen nicht mit. Computer kommen aus der Liste auf der Karte eines offenen Tisches dazu.
refusal-only-bots = Du hast nur Bots gewählt, und Bots spielen nicht mit. Computer kommen aus der Liste auf der Karte eines offenen Tisches dazu.
refusal-profile-hidden = { $name } zeigt hier kein Profil. Mit `/me` bestimmen alle selbst, wer ihres sieht.
refusal-not-played = Das kann nur, wer { $match } gespielt hat. `/match new` öffnet einen Tisch für deine eigene Partie.
refusal-not-invited = { $state ->
    [lobby] Dieser Tisch ist privat: Einladen kann nur, wer Gastgeber ist.
   *[other] Die Partie { $match } ist privat: Wer mitspielt, kann dich mit `/match invite` einladen.
  }
refusal-everybody-may-look = { $match } ist nicht privat: Zuschauen können alle, und begonnen hat die Partie auch schon. Niemand braucht eine Einladung.
refusal-sits-there = { $name } hat schon einen Platz in { $match }.
refusal-invited-already = { $name } ist schon zu { $match } eingeladen. Zweimal pinge ich niemanden an.
refusal-not-to-invite = { $name } lässt sich nicht zu { $match } einladen.
refusal-blocked = In { $match } kannst du keinen Platz nehmen: Du und jemand dort, ihr spielt nicht miteinander.
refusal-still-playing = Du hast noch { $count ->
    [one] an einem Tisch einen Platz
   *[other] an { $count } Tischen einen Platz
}. Geh erst: mit `/match leave`, oder verlasse die Partie endgültig mit `/match resign`.
refusal-too-many-reviews = Ein Computer sieht sich für dich schon { $most } Partien an. Frag noch einmal, wenn eine davon fertig ist.
refusal-own-limit = Du wolltest höchstens { $most ->
    [one] eine Partie
   *[other] { $most } Partien
  } gleichzeitig spielen, und so viele hast du jetzt. `/me` ändert das.
refusal-server-limit = Auf diesem Server spielen alle höchstens { $most ->
    [one] eine Partie
   *[other] { $most } Partien
  } gleichzeitig, und so viele hast du hier jetzt.
refusal-unknown-zone = Eine Zeitzone „{ $zone }“ kenne ich nicht.
refusal-short-day = Dann dürfte eine Partie nur { $hours ->
    [0] weniger als eine Stunde
    [one] eine Stunde
   *[other] { $hours } Stunden
  } am Tag auf dich warten. Mindestens { $least } sind nötig, sonst warten die anderen ewig.
refusal-vacation-past = Dieser Tag ist vorbei. Wähl heute oder einen späteren.
refusal-vacation-backwards = Der letzte Tag liegt vor dem ersten.
refusal-vacation-too-far = Das ist zu weit weg: Der letzte Tag liegt spätestens { $days } Tage nach heute.
refusal-vacation-overlaps = In dieser Zeit hast du schon Urlaub. Beende ihn erst, oder wähl andere Tage.
refusal-vacation-too-long = Das kostet { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } von { $year }, und von den { $most } dieses Jahres { $left ->
    [0] ist keiner übrig
    [one] ist einer übrig
   *[other] sind { $left } übrig
  }.
refusal-unreadable-day = „{ $text }“ kann ich nicht als Tag lesen. Schreib ihn wie 24. Dez., 2026-12-24, heute oder morgen.
refusal-block-yourself = Dich selbst kannst du nicht sperren.
refusal-too-many-blocked = Auf einer Sperrliste stehen höchstens { $most } Leute.
refusal-archived = { $match } wurde ohne Ergebnis beiseitegelegt. Die Partie geht weiter, sobald jemand sie wiederbelebt.
refusal-paused = { $match } ist pausiert, und niemand kann ziehen: { $by ->
    [staff] Nur die Serverleitung kann die Partie fortsetzen.
    [rules] Die Regeln, unter denen die Partie begonnen hat, kenne ich nicht mehr. `/why` sagt mehr.
    [record] Einer der Züge folgt nicht den Regeln, wie ich sie jetzt kenne. `/why` sagt mehr.
    [alone] Wer aufhören musste, setzt sie fort, oder sie geht von selbst weiter. `/why` sagt, wann.
   *[players] Wer mitspielt, kann die Partie fortsetzen.
  }
refusal-not-paused = { $match } ist nicht pausiert.
refusal-no-such-vote = So eine Abstimmung gibt es in { $match } nicht.
refusal-no-vote = In { $match } entscheiden das die anderen.
refusal-no-deadline = In { $match } läuft gerade keine Frist: Da gibt es keine Zeit zu geben.
refusal-not-archived = { $match } wurde nicht beiseitegelegt: Wiederzubeleben gibt es da nichts.
refusal-archived-by-staff = { $match } wurde von der Serverleitung beendet, und nur sie kann die Partie wiederbeleben.
refusal-nobody-to-play = In { $match } würden nur noch Computer weiterspielen: Wiederbeleben muss die Partie, wer dort mitspielt.
refusal-knows-another-seat = Wer auf einem Platz von { $match } gespielt hat, weiß, was dazugehört, und kann keinen anderen übernehmen.
refusal-not-offered = Dieser Platz von { $match } braucht keinen Ersatz mehr: Jemand war schneller, oder wer dort spielt, ist wieder da.
refusal-no-handover = Diese Seite ist für alle, die einen Platz von { $match } übernommen haben. Du bist von Anfang an dabei.
refusal-not-over = { $match } ist noch nicht zu Ende.
refusal-no-other-side = { $match } lässt sich nicht auf einer anderen Seite des Spielplans spielen.
refusal-already-cheered = Das hast du schon gesagt.
refusal-not-reading = Du liest diese Partie nicht mehr Zug für Zug. Mit `/watch` fängst du neu an.
refusal-cannot-read-on = Zug für Zug kann ich diese Partie gerade nicht zeigen: Seit meinem letzten Update kenne ich ihre Regeln oder einen ihrer Züge nicht. Wie weit du bist, bleibt gemerkt.
refusal-no-such-question = Diese Frage in { $match } wartet auf keine Antwort mehr.
refusal-too-many-questions = In { $match } warten schon { $most } Fragen von dir auf Antwort. Drück erst unter einer **Geklärt**.
refusal-nobody-to-ask = Am Tisch von { $match } ist niemand, der dir antworten könnte.
refusal-not-asked = Diese Frage ist für die anderen am Tisch von { $match }.
refusal-not-your-question = Nur wer gefragt hat, kann eine Frage für geklärt erklären.
refusal-not-in-match = Du hast keinen Platz in { $match }.
refusal-already-resigned = Du hast in { $match } schon aufgegeben.
refusal-not-your-turn = In { $match } bist du nicht am Zug: { $name } ist dran, der Zug begann { $since }.
refusal-stale-panel = In { $match } ist es weitergegangen. Die neueste Stellung zeigt dir „Dein Zug“.
refusal-no-such-choice = „{ $choice }“ steht in { $match } nicht mehr zur Wahl. Die neueste Stellung zeigt dir „Dein Zug“.
refusal-nothing-to-confirm = In { $match } hast du noch nichts gewählt. Drück auf „Dein Zug“.
refusal-nothing-ahead = In { $match } kann noch niemand wissen, was du in deinem nächsten Zug wählen kannst.
refusal-nothing-to-undo = In { $match } kannst du nichts zurücknehmen: Du hast in diesem Zug nichts gewählt.
refusal-already-final = Deinen letzten Zug in { $match } kannst du nicht allein zurücknehmen: Etwas Verdecktes ist aufgedeckt, oder der Zug war zu Ende.
refusal-too-many-plans = Du hast für { $match } schon { $most } Planungen gespeichert. Lösch erst eine.
refusal-no-such-plan = Diese Planung für { $match } gibt es nicht mehr.
refusal-plan-too-long = Eine Planung für { $match } fasst { $most } Schritte. Geh zurück, oder fang von vorn an.
refusal-not-to-write = Wo { $match } gespielt wird, darfst du nicht schreiben.
refusal-record-too-long = Diese Datei ist zu lang für die Aufzeichnung einer Partie: höchstens { $most } kB.
refusal-record-elsewhere = Für diese Aufzeichnung kann ich nicht bürgen: Sie hat mitten in einer anderen Partie begonnen, oder mit Daten, die ich nicht habe. `python -m games verify` liest sie.
refusal-record-not-over = Diese Partie ist nicht zu Ende. Ich kann nur beendete hereinholen.
refusal-record-known = Diese Partie kenne ich schon: { $match }.
refusal-fork-over = Nach Zug { $number } von { $match } gibt es nichts mehr zu spielen. Wähl einen früheren.
refusal-fork-left = Bei Zug { $number } hatte schon jemand { $match } verlassen. Wähl einen früheren.
refusal-no-such-turn = { $last ->
    [0] In { $match } ist noch kein Zug vorbei.
   *[other] { $match } hat noch keinen Zug { $number }; der letzte ist { $last }.
  }
refusal-nothing-after = Nach diesem Zug ist in { $match } nichts geschehen: Es gibt nichts zurückzunehmen.
refusal-private-match = { $match } ist privat: Nur wer eingeladen ist, sieht die Partie, also kann niemand sie von anderswo verfolgen.

refusal-other-command = Dieser Befehl ist aus einer anderen Version von mir. Lade Discord neu und versuch es noch einmal.
refusal-not-opened = Das Formular ließ sich nicht öffnen. Nichts hat sich geändert; drück noch einmal.
refusal-bad-press = Dieser Knopf ist aus einer anderen Version von mir. Öffne die Partie noch einmal aus der Liste.
refusal-only-in-servers = Das geht nur auf einem Server: Geh in einen seiner Kanäle und versuch es noch einmal.
refusal-server-unknown = Ich kenne diesen Server noch nicht. Versuch es in einer Minute noch einmal; hilft das nicht, muss mich jemand zu ihm hinzufügen, der ihn verwaltet.
refusal-no-gifts = In { $title } gibt es untereinander keine Geschenke.
refusal-not-here = Die Partie { $match } läuft auf einem anderen Server, und du hast keinen Platz in ihr.
refusal-out-of-sight = Die Partie { $match } läuft in einem Kanal, den du nicht siehst, und du hast keinen Platz in ihr.
refusal-no-open-channel = Der Tisch ginge in { $place } auf, wo nicht alle hineinkommen. { $chosen ->
    [yes] Wer den Server verwaltet, kann einen anderen Kanal für die Tische wählen: **Ändern** unter `/server`.
   *[no] Such in einem Kanal, den alle sehen; wer den Server verwaltet, kann auch einen für alle Tische wählen: **Ändern** unter `/server`.
  }
refusal-missing-there = In { $place } kann ich keine Partie öffnen. Dort fehlt mir: { $list }. Wer den Server verwaltet, kann es mir geben.
refusal-which-match = Du spielst mehrere Partien. Sag mit `match:`, welche du meinst, oder schreib es in ihrem Thread. Geschrieben ist noch nichts.
refusal-no-table-here = Ein Tisch braucht einen Textkanal auf einem Server: Jede Partie bekommt dort einen Thread. Geh in so einen Kanal und versuch es noch einmal.
refusal-tables-elsewhere = Die Tische dieses Servers öffnen sich in { $place }. Geh dorthin und öffne deine Partie mit `/match new`.
refusal-no-private-here = { $place } ist ein Ankündigungskanal, und dort erlaubt Discord keine privaten Threads: Eine private Partie braucht einen anderen Textkanal.
refusal-missing-permission = Hier kann ich keine Partie öffnen. In diesem Kanal fehlt mir: { $list }. Wer den Server verwaltet, kann es mir geben.
refusal-unreadable-option = „{ $text }“ kann ich nicht lesen. Schreib Optionen als `name=value`, mit Kommas dazwischen, oder wähl aus der Liste.
refusal-no-table-to-call = { $count ->
    [0] Du hast keinen offenen Tisch; einen Titel gibt es vor dem Start. `/match new` öffnet einen.
   *[other] Du hast { $count } offene Tische: Wähl beim Befehl einen davon.
  }
refusal-table-closed = Der Tisch von **{ $title }** ist geschlossen, also bleiben seine Optionen, wie sie sind.
refusal-host-only = { $what ->
    [invite] Zu diesem Tisch kann nur einladen, wer ihn geöffnet hat: { $host }.
   *[options] Die Optionen dieses Tisches kann nur ändern, wer ihn geöffnet hat: { $host }.
  }
refusal-nothing-waits = Gerade wartet keine Partie auf dich. `/inbox` zeigt alle.
refusal-no-server-here = Diese Liste gehört zu einem Server. Dort zeigt `/match list` seine Tische und Partien; deine eigenen zeigt `/inbox` auch hier.
refusal-no-match-here = Du spielst gerade in keiner Partie. `/match new` öffnet einen Tisch, für Menschen oder gegen Computer.

cannot-post = ⚠️ Ich kann den Spielplan dieser Partie nicht zeigen: Hier fehlt mir { $list }. Wer den Server verwaltet, kann es mir geben; dann hole ich das Fehlende von selbst nach. Du kannst inzwischen weiterspielen.
cannot-post-locked = ⚠️ Ich kann den Spielplan dieser Partie nicht zeigen: Ihr Thread ist gesperrt. Wer den Server verwaltet, kann ihn entsperren; dann hole ich das Fehlende von selbst nach. Du kannst inzwischen weiterspielen.
permission-view-channel = **Kanal ansehen**
permission-send-messages = **Nachrichten senden**
permission-send-messages-in-threads = **Nachrichten in Threads senden**
permission-attach-files = **Dateien anhängen**
permission-read-message-history = **Nachrichtenverlauf anzeigen**
permission-create-private-threads = **Private Threads erstellen**
permission-create-public-threads = **Öffentliche Threads erstellen**

not-shown = Was du getan hast, gilt, aber die Seite, die es zeigt, ist nicht durchgekommen. Was auf dich wartet, steht in deinem Posteingang.
no-database = Ich kann gerade nichts speichern, also hat sich nichts geändert. Versuch es in ein paar Minuten noch einmal.
apology = Das hat bei mir nicht geklappt; verloren ist nichts. Kennung **{ $reference }**.
