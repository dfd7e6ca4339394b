# Taking back, pausing and ending by consent, and what becomes of a seat whose time is up.

## The turn that takes something back

turn-undo = ↩️ { $by ->
    [staff] Die Serverleitung hat { $span } zurückgenommen.
    [one] { $who } hat { $span } zurückgenommen.
   *[all] Alle haben zugestimmt: { $who } hat { $span } zurückgenommen.
  } Der Spielplan ist wieder wie vor Zug { $first }, und beim Nachziehen kommt wieder genau dasselbe. Alle Daueraufträge und vorgemerkten Züge sind aus.
turn-taken-back = *In Zug { $number } zurückgenommen:* { $summary }
vote-span = { $count ->
    [one] { $open ->
        [yes] den bisherigen Teil von Zug { $last }
       *[no] Zug { $last }
      }
    [2] die Züge { $first } und { $last }
   *[other] die Züge { $first } bis { $last }
  }

## The message of a vote, for everybody; open: it still goes on

vote-undo = ↩️ { $who } { $open ->
    [yes] möchte { $span } zurücknehmen. Wenn alle zustimmen, ist der Spielplan wieder wie vor Zug { $first }, und { $who } ist wieder am Zug. Beim Nachziehen kommt wieder genau dasselbe. Ein Zug beendet diese Anfrage.
   *[no] wollte { $span } zurücknehmen.
  }
vote-pause = ⏸️ { $who } { $open ->
    [yes] möchte eine Pause. Wenn alle zustimmen, läuft keine Uhr, und niemand kann ziehen, bis jemand von euch die Partie fortsetzt.
   *[no] wollte eine Pause.
  }
vote-end = 🏁 { $who } { $open ->
    [yes] möchte die Partie hier ohne Ergebnis beenden. Wenn { $stuck ->
        [yes] mehr als die Hälfte von euch zustimmt
       *[no] alle zustimmen
      }, wird sie mit versiegeltem Startwert beiseitegelegt; { $stuck ->
        [yes] sobald ich die Partie wieder spielen kann, kann sie wiederbeleben, wer mitspielt
       *[no] { $revives ->
            [staff] die Serverleitung
           *[players] wer mitspielt,
          } kann sie später wiederbeleben
      }.
   *[no] wollte die Partie hier beenden.
  }
vote-terms = ⏱️ { $who } { $open ->
    [yes] möchte
   *[no] wollte
  } { $what ->
    [pace] eine andere Zeit pro Zug: *{ $pace }*.
    [rule] eine andere Regel, wenn jemand verschwindet: *{ $rule }*.
   *[both] eine andere Zeit pro Zug, *{ $pace }*, und wenn jemand verschwindet: *{ $rule }*.
  }{ $open ->
    [yes] { $timed ->
        [no] {""}
       *[yes] {" "}Alle beginnen dann mit voller Uhr.
      }{" "}Es gilt, sobald alle zustimmen; { $until ->
        [now] jetzt
       *[other] ab { $until }
      } reicht mehr als die Hälfte der anderen, wenn niemand Nein sagt.
   *[no] {""}
  }
vote-adopt = 📜 { $who } { $open ->
    [yes] möchte nach den neuesten Regeln weiterspielen: Auch alle bisherigen Züge folgen ihnen. Wenn mehr als die Hälfte von euch zustimmt, geht die Partie sofort weiter.
   *[no] wollte nach den neuesten Regeln weiterspielen.
  }
vote-standing = 🏁 Seit einigen Runden hat sich nichts geändert. { $open ->
    [yes] Die Partie beenden, wie sie steht, mit der Schlusswertung? Alle müssen zustimmen; bis dahin spielt ihr weiter.
   *[no] {""}
  }
vote-overdue = ⌛ { $who } hat lange nicht gezogen. { $open ->
    [yes] { $others ->
        [one] Die andere Person entscheidet
       *[other] Mehr als die Hälfte der anderen entscheidet
      }; sonst spielt ab { $until } ein Computer. { $who } kann noch ziehen.
   *[no] {""}
  }
vote-call = { $kind ->
    [overdue] { $people }: Was machen wir?
   *[other] { $people }: Einverstanden?
  }
vote-waits = -# { $yes ->
    [none] {""}
   *[other] ✅ { $yes } · {""}
  }{ $no ->
    [none] {""}
   *[other] ❌ { $no } · {""}
  }{ $missing ->
    [none] noch nicht genug Stimmen; ihr könnt eure ändern
   *[other] noch keine Stimme: { $missing }
  }
vote-tally = -# { $choices }{ $missing ->
    [none] . Noch hat nichts mehr als die Hälfte der Stimmen; ihr könnt eure ändern.
   *[other] {" "}· noch keine Stimme: { $missing }
  }
vote-choice = { $choice }: { $people }
vote-passed = ✅ **Angenommen:** { $kind ->
    [undo] Es wird zurückgenommen.
    [pause] Die Partie ist pausiert.
    [terms] Es gilt von jetzt an.
    [standing] Die Partie endet, wie sie steht.
    [adopt] Es geht nach den neuesten Regeln weiter.
   *[end] Die Partie endet hier.
  }
vote-decided = ✅ **Entschieden: { $choice }.**
vote-refused = ❌ **Abgelehnt:** { $by ->
    [none] Es gab ein Nein.
   *[other] Nein von { $by }.
  } Die Partie geht weiter wie bisher.
vote-withdrawn = { $who } hat das zurückgezogen.
vote-lapsed = Hier gibt es nichts mehr zu entscheiden.

## What can be pressed

vote-undo-yes = Ja, zurücknehmen
vote-undo-no = Nein, es gilt
vote-pause-yes = Ja, Pause
vote-pause-no = Nein, weiterspielen
vote-end-yes = Ja, beenden
vote-end-no = Nein, weiterspielen
vote-adopt-yes = Ja, weiter
vote-adopt-no = Nein, warten
vote-standing-yes = Ja, beenden
vote-standing-no = Nein, weiterspielen
vote-terms-yes = Ja, ändern
vote-terms-no = Nein, so lassen
vote-overdue-computer = Ein Computer spielt
vote-overdue-substitute = Ersatz suchen
vote-overdue-end = Partie beenden
button-vote-withdraw = Zurückziehen
button-vote-before = Plan vor Zug { $first }
button-ask = { $others ->
    [one] Fragen
   *[other] Die anderen fragen
  }
button-ask-nobody = Ja, machen
button-ask-no = Nein, so lassen
button-pause = Pause
button-pause-now = Sofort pausieren, höchstens 3 Tage
button-adopt = Nach neuesten Regeln weiter
button-proposal = Tempo ändern
button-resume = Fortsetzen
button-end = Partie beenden

## To one person alone

vote-own = { $choice ->
    [none] -# Deine Stimme fehlt.
   *[other] -# Deine Stimme: { $choice }. Solange die Abstimmung läuft, kannst du sie ändern.
  }
vote-asked = -# Du hast darum gebeten. Die anderen stimmen in { $place } ab; dort steht auch, was herauskommt.
vote-pending = ↩️ { $who } möchte { $span } zurücknehmen, und deine Stimme fehlt: siehe { $place }. Wenn du ziehst, verfällt die Anfrage.
vote-no-part = { $about ->
    [yes] -# Das entscheiden die anderen. Sobald du ziehst, gibt es nichts mehr zu entscheiden.
   *[no] -# Eine Stimme hat nur, wer mitspielt.
  }
vote-over = -# Das war schon vorbei, als du gedrückt hast.
ask-undo = **In { $title } { $span } zurücknehmen?** { $others ->
    [0] Computer stimmen immer zu, also geschieht es sofort.
    [one] Die andere Person muss zustimmen.
    [2] Beide anderen müssen zustimmen.
   *[other] Alle { $others } anderen müssen zustimmen.
  }{ $others ->
    [0] {""}
   *[other] {" "}Abgestimmt wird im Thread, mit Knöpfen.
  } Dann ist der Spielplan wieder wie vor Zug { $first }, und du bist noch einmal am Zug; beim Nachziehen kommt wieder genau dasselbe.{ $others ->
    [0] {""}
   *[other] {" "}Zieht vorher jemand, verfällt das.
  }
ask-pause = **{ $title } pausieren?** { $others ->
    [0] Computer stimmen immer zu, also geschieht es sofort.
    [one] Die andere Person muss zustimmen.
    [2] Beide anderen müssen zustimmen.
   *[other] Alle { $others } anderen müssen zustimmen.
  } In der Pause läuft keine Uhr, und niemand kann ziehen; wer mitspielt, kann die Partie fortsetzen.{ $alone ->
    [yes] {" "}Im Notfall kannst du pausieren, ohne zu fragen: einmal und für höchstens drei Tage.
   *[no] {""}
  }
ask-adopt = **{ $title } nach den neuesten Regeln weiterspielen?** { $others ->
    [0] Sonst muss niemand zustimmen, also geschieht es sofort.
    [one] Noch jemand muss zustimmen.
   *[other] Mehr als die Hälfte von euch muss zustimmen.
  } Auch alle bisherigen Züge folgen ihnen, und der Rest wird nach ihnen gespielt.
ask-end = **{ $title } ohne Ergebnis beenden?** { $others ->
    [0] Sonst muss niemand zustimmen, also geschieht es sofort.
    [one] Die andere Person muss zustimmen.
    [2] { $stuck ->
        [yes] Noch jemand muss zustimmen.
       *[no] Beide anderen müssen zustimmen.
      }
   *[other] { $stuck ->
        [yes] Mehr als die Hälfte von euch muss zustimmen.
       *[no] Alle { $others } anderen müssen zustimmen.
      }
  } Die Partie wird beiseitegelegt, wie sie steht: Niemand gewinnt, der Startwert bleibt versiegelt, und { $stuck ->
    [yes] sobald ich die Partie wieder spielen kann, kann sie wiederbeleben, wer mitspielt
   *[no] { $revives ->
        [staff] die Serverleitung
       *[players] wer mitspielt,
      } kann sie später wiederbeleben
  }.
paused-now = **{ $title } ist pausiert**, ohne dass du gefragt hast; das geht einmal pro Partie. Du setzt sie fort, oder sie geht am { $until } von selbst weiter.
resumed = **{ $title }** geht weiter{ $timed ->
    [no] .
   *[yes] , und die Uhr läuft wieder.
  }
