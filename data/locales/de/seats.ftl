# Seats that change hands: leaving, the call for a substitute, taking over.

substitute-ask = **Um Ersatz in { $title } bitten?** Ich suche in { $place }. { $plays ->
    [you] Du spielst weiter, bis jemand übernimmt
   *[computer] Ein Computer spielt weiter, bis jemand übernimmt
  }; dann gehört der Platz mit allem, was dazugehört, der neuen Person.
substitute-asked = **Ich suche Ersatz für dich in { $title }**: siehe { $place }. { $plays ->
    [you] Du spielst weiter, bis jemand übernimmt
   *[computer] Ein Computer spielt weiter, bis jemand übernimmt
  }; „Ich bin wieder da“ beendet die Suche.
substitute-off = **Du spielst in { $title } weiter**: Ich suche keinen Ersatz mehr.
substitute-none = **Du spielst in { $title }** wie bisher: Ich habe keinen Ersatz gesucht, und kein Computer hat für dich gespielt.
button-substitute-yes = Um Ersatz bitten
button-substitute-no = Nein, weiterspielen
button-play-on = Ich bin wieder da
button-take-over = Übernehmen
button-handover = Mein neuer Platz

## A sitter

sitter-offer = -# Nur eine Weile weg? Eine **Vertretung** kann einige Tage für dich spielen; der Platz bleibt deiner.
sitter-named = 🪑 { $since ->
    [now] Bis { $until }
   *[other] Von { $since } bis { $until }
  } kann { $who } für dich spielen, bekommt an deiner Stelle die Pings und sieht, was du hast. Du kannst auch selbst spielen.
sitter-stands = -# Das steht schon: Ich habe niemanden noch einmal angepingt.
sitter-ended = { $whose ->
    [you] In **{ $title }** hast du keine Vertretung mehr.
   *[other] In **{ $title }** spielst du nicht mehr für { $whose }.
  }
sitter-title = { $title }: Vertretung
sitter-whom = Wer spielt für dich?
sitter-hint = Die Vertretung sieht, was du hast
why-sitter = 🪑 { $since ->
    [now] Bis { $until } spielst du für { $who }: Nur die Züge sind deine Sache.
    [computer] Bis { $until } kannst du für { $who } spielen, sobald { $who } den Platz vom Computer zurückgenommen hat.
   *[other] Von { $since } bis { $until } kannst du für { $who } spielen.
  }
why-sat-in = 🪑 { $sitter } spielt bis { $until } für { $who ->
    [you] dich
   *[other] { $who }
  }.
button-sitter = Vertretung bestimmen
button-sitter-off = Vertretung beenden
notice-sitter = 🪑 { $other } kann von { $since } bis { $until } für { $seat } { $name } spielen.
    .call = { $who }, sieh hier, was du hast und wie die Partie steht:
notice-sitter-off = 🪑 { $other } spielt nicht mehr für { $name }.
notice-sat-in = 🪑 { $other } hat in diesem Zug für { $name } gespielt.

## The call, in the match's channel

call-head = ## { $title }: Ersatz gesucht
call-why = { $why ->
    [asked] { $who } möchte den Platz abgeben und spielt bis dahin weiter.
    [time] Die Zeit von { $who } ist um.
    [vote] Die anderen möchten den Platz von { $who } neu besetzen.
    [gone] { $who } hat diesen Server verlassen.
   *[staff] Die Serverleitung besetzt den Platz von { $who } neu.
  }
call-state = Zug { $turn }: { $who } soll { $task }{ $due }. Die Partie läuft in { $place }.
call-terms = -# { $timed ->
    [yes] Du beginnst mit voller Uhr.{" "}
   *[no] {""}
  }Was zu dem Platz gehört, siehst nur du, sobald du übernommen hast.
call-private = -# In dieser Partie kann nur übernehmen, wer eingeladen ist: `/match invite`.
call-taken = ## { $title }: Der Platz ist vergeben
    Von jetzt an spielt { $token } **{ $name }** statt **{ $other }**, in { $place }.
call-withdrawn = ## { $title }: kein Ersatz mehr nötig
    { $token } **{ $other }** spielt weiter, in { $place }.
call-over = ## { $title }: kein Ersatz mehr nötig
    Auf diesem Platz spielt niemand mehr. Siehe { $place }.

## Whoever takes over

handover-head = **Du spielst { $token } in { $title }**, anstelle von { $other }. Nur du siehst das.
handover-yours = **Du bist am Zug:** { $task }{ $due }.
handover-theirs = { $who } soll { $task }; { $waiting }.
handover-paused = Die Partie ist gerade pausiert.
handover-lately = **Die letzten Züge**
arrival = 🪑 { $who }, die Serverleitung hat dir den Platz von { $other } gegeben. **Mein neuer Platz** zeigt, was du hast und wie die Partie steht.

former = { $token } **{ $who }** spielt jetzt auf deinem Platz in **{ $title }**; du schaust zu. { $next }
former-over = { $token } **{ $who }** hat in **{ $title }** auf deinem Platz zu Ende gespielt.
