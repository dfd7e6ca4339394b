# /me: what people say about themselves. Times are those of their own zone.

date-today = heute
date-tomorrow = morgen

me-head = ## Über dich
    -# Nur du siehst das.
me-saved = ✅ Gespeichert.
me-saved-and-told = ✅ Gespeichert. Alle an deinen Tischen erfahren es.
me-refused = ⚠️ Nichts hat sich geändert: { $reason }

me-zone = 🕐 **Zeitzone:** { $zone }. Dort ist es jetzt { $time } Uhr.{ $unset ->
    [yes] {" "}Wenn das nicht deine Zeit ist, sag mir, wo du lebst.
   *[no] {""}
  }
me-language = 🗣️ **Nur für dich:** { $language }, Spielpläne { $contrast ->
    [yes] mit starkem Kontrast
   *[no] in den gewohnten Farben
  }
    -# Was alle sehen, ist in der Sprache des Servers und in den gewohnten Farben.
me-hours = ☀️ **Wach:** von { $wakes } bis { $sleeps } Uhr
    -# Sonst steht deine Uhr still, und ich pinge dich nicht an.
me-always = ☀️ **Wach:** immer
    -# Sag mir, wann du schläfst: Dann steht deine Uhr still, und ich pinge dich nicht an.
me-pings = 🔔 **Wenn du am Zug bist:** Ping { $ping ->
    [dm] als Direktnachricht
   *[thread] im Thread der Partie
  }{ $digest ->
    [no] {""}
   *[other] , einmal am Tag um { $digest } Uhr
  }
    { $digest ->
    [no] -# Ich erinnere dich, wenn die Hälfte und wenn neun Zehntel deiner Zeit vorbei sind{ $every ->
        [0] {""}
       *[other] , und alle { $every } Stunden
      }.
   *[other] -# Eine Nachricht für alle Partien; früher melde ich mich nur, wenn von der Zeit für eine Partie neun Zehntel vorbei sind.
  }
    { $next ->
    [yes] -# Ich sage dir auch, wenn du als Nächstes dran bist.
   *[no] -# Mit `/me next:` sage ich dir auch, wenn du als Nächstes dran bist.
  }
me-most = 🎲 **Partien gleichzeitig:** { $most ->
    [0] so viele du willst
   *[other] höchstens { $most }
  }
    -# Jetzt spielst du { $playing ->
    [0] keine
    [one] eine
   *[other] { $playing }
  }.
me-profile = 📜 **Dein Profil:** { $shows ->
    [nobody] nur du siehst es
    [server] andere sehen, was du auf ihrem Server gespielt hast
   *[everywhere] andere sehen es auf jedem Server, auf dem du spielst
  }
    -# Was du gespielt hast, deine Wertungszahlen, wie schnell du ziehst: `/profile`
me-closed = ⚠️ **Ich darf dir keine Direktnachrichten schicken,** darum schreibe ich im Thread.
    -# So erlaubst du sie: auf den Namen des Servers tippen, dann Privatsphäreeinstellungen, Direktnachrichten.
me-hello = 👋 Hier erreiche ich dich. Wenn eine Partie auf dich wartet, sage ich es dir hier.
me-reached = ✅ Gespeichert. Ich habe dir gerade eine Direktnachricht geschickt, und sie ist angekommen.
me-unreached = ⚠️ Ich wollte dir gerade eine Direktnachricht schicken, aber sie ist nicht angekommen.
me-vacation = 🏖️ **Urlaub:** noch { $left } von { $most } Tagen in { $year }
    -# Solange du weg bist, stehen deine Uhren in allen Partien still.
me-away = { $on ->
    [yes] 🏖️ **Du bist im Urlaub** bis einschließlich { $last }
   *[no] 🏖️ Von { $first } bis einschließlich { $last }
  } ({ $days ->
    [one] ein Tag
   *[other] { $days } Tage
  })
me-back-hint = Einen Urlaub beenden oder absagen
me-blocked = 🚫 **Sperrliste:** { $count ->
    [0] niemand
   *[other] { $names }
  }{ $more ->
    [0] {""}
   *[other] {" "}und noch { $more }
  }
    -# Mit ihnen kannst du nicht am selben Tisch sitzen. Wer auf der Liste steht, verrate ich niemandem.

me-zone-which = { $count ->
    [0] Einen Ort „{ $text }“ finde ich nicht. Versuch es mit der nächsten großen Stadt, deinem Land oder dem, was deine Uhr jetzt zeigt, etwa 14:05.
   *[other] Welche Zeit ist deine?
  }
me-zone-hint = Wähl deinen Ort
me-zone-now = Dort ist es jetzt { $time } Uhr
me-zone-suggestion = { $zone } (jetzt { $time })

me-block-list = { $count ->
    [0] ## Sperrliste
        Niemand steht darauf.
   *[other] ## Sperrliste
        { $names }
  }{ $more ->
    [0] {""}
   *[other] {" "}und noch { $more }
  }
    -# Mit ihnen kannst du nicht am selben Tisch sitzen. Wer auf der Liste steht, verrate ich niemandem. Partien, in denen du schon spielst, gehen weiter.
me-block-hint = Jemanden sperren
me-unblock-hint = Jemanden von der Liste nehmen

form-zone-title = Deine Zeitzone
form-zone = Wo lebst du?
    .detail = Eine Stadt, dein Land, UTC+2, oder was deine Uhr jetzt zeigt
form-zone-example = Berlin
form-language-title = Deine Sprache
form-language = In welcher Sprache rede ich mit dir?
form-hours-title = Wann du wach bist
form-wakes = Ich stehe auf um
    .detail = Ab dann läuft deine Uhr, und ich darf dich anpingen
form-always = Ich bin immer wach
form-sleeps = Ich gehe schlafen um
    .detail = Bis dahin läuft deine Uhr; frühestens { $least } Stunden nach dem Aufstehen
form-pings-title = Pings und Erinnerungen
form-ping = Wo pinge ich dich an?
form-ping-thread = im Thread der Partie
form-ping-dm = als Direktnachricht
form-every = Erinnere mich, solange ich am Zug bin
    .detail = Neben den Erinnerungen, wenn die Hälfte und wenn neun Zehntel der Zeit vorbei sind
form-every-never = nicht öfter
form-every-hours = alle { $hours } Stunden
form-digest = Sag mir alles auf einmal
    .detail = Eine Nachricht am Tag für alle Partien; nur eine letzte Warnung kommt früher
form-digest-never = nein, alles sofort
form-digest-at = um { $time } Uhr
form-shows-title = Dein Profil
form-shows = Wer sieht es noch?
    .detail = Links zu Partien stehen nur auf deren Server, zu privaten Partien nirgends.
form-shows-nobody = Niemand
form-shows-server = Andere, was ich auf ihrem Server gespielt habe
form-shows-everywhere = Andere, auf jedem Server, auf dem ich spiele
form-most-title = Partien gleichzeitig
form-matches = Wie viele Partien gleichzeitig?
    .detail = In mehr Partien lasse ich dich nicht mitspielen
form-most-any = so viele ich will
form-most = { $count ->
    [one] eine
   *[other] { $count }
  }
form-vacation-title = Urlaub
form-first = Erster Tag
form-last = Letzter Tag
form-day-hint = Etwa 24. Dez., 24.12.2026, 2026-12-24, heute oder morgen
form-day-example = 24. Dez.
form-days-left = Heute ist { $today }. Du hast noch { $left } von { $most } Tagen in { $year }. Deine Uhren stehen vom ersten Tag an bis zum Ende des letzten still; du kannst früher zurückkommen.

me-data = Alles, was über dich gespeichert ist, außer deinen Zügen (die gibt `/match export` aus, Partie für Partie) und Stimmen, dem, was Verlauf und Spielplan einer Partie über dich sagen, den Nachrichten an dich und wer dich gesperrt hat.
me-forget = ## Vergiss mich
    Dein Name, deine Einstellungen, Urlaube, Sperrliste, Notizen, Pläne, Aufträge, Fragen und Antworten und was du verfolgst und suchst, werden gelöscht. Du scheidest aus Ligen und Turnieren aus, und in Partien, die beiseitegelegt sind, bekommt ein Computer deinen Platz. In den Partien, in denen du mitgespielt hast, wirst du zu „jemand“. Deine Züge, deine Wertungszahlen und die Nummer, die Discord dir gegeben hat, bleiben: Sie gehören auch zu den Partien der anderen. Was ich in Discord geschrieben habe, bleibt ebenfalls; frag dazu die Serverleitung.
me-forgotten = ✅ Vergessen. Wenn du wieder einen meiner Knöpfe drückst, erfahre ich deinen Namen neu.
a-player = jemand
button-me-data = Meine Daten
button-me-forget = Vergiss mich
button-change = Ändern
button-me = Über mich
button-me-contrast = { $on ->
    [yes] Starker Kontrast
   *[no] Gewohnte Farben
  }
button-me-dm = Noch einmal versuchen
button-me-away = Urlaub nehmen
button-me-back = Ich bin wieder da
button-me-off = Absagen
button-me-again = Noch einmal versuchen
