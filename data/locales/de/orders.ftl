# Standing orders: what a seat leaves to be done for it. Only the seat's own person reads this.

orders-head = **Daueraufträge in { $title }** · nur du siehst sie. { $count ->
    [0] Gerade ist mir nichts überlassen.
   *[other] Wenn du am Zug bist, handle ich nach 2 bis 10 Minuten für dich. Für die anderen sieht es aus, als hättest du selbst Bestätigen gedrückt.
  }
orders-entry = { $on ->
    [yes] ✅ **{ $order }** · an
   *[no] **{ $order }**
  }
    -# { $detail }
orders-choice = { $on ->
    [yes] ✅ { $order }
   *[no] { $order }
  }
orders-acting = ⏳ Du bist am Zug: { $queued ->
    [yes] Dein vorgemerkter Zug wird { $when } gespielt.
   *[no] „{ $order }“ handelt { $when } für dich.
  } Wenn du selbst einen Zug wählst, fällt das weg.
orders-acted = **[{ $title }]({ $link })** · { $queued ->
    [yes] Ich habe deinen vorgemerkten Zug gespielt:
   *[no] Ich habe für dich gehandelt, nach „{ $order }“:
  }
    { $did }

## Vorgemerkte Züge: gewählt, bevor man am Zug ist

orders-queued = 📌 **Dein vorgemerkter Zug** { $moves }
    { $did }
    -# { $condition }; sonst frage ich dich.
orders-condition = Nur wenn …
condition-same = Nur wenn der Spielplan dort unverändert ist
condition-open = Wann immer er erlaubt ist
condition-yunnan-most = Nur wenn dort niemand über { $amount } bietet
orders-off = **[{ $title }]({ $link })** · Es wurden Züge zurückgenommen, deshalb { $count ->
    [one] ist dein Dauerauftrag { $orders } aus. Erteile ihn neu, wenn du ihn noch willst.
   *[other] sind deine Daueraufträge { $orders } aus. Erteile sie neu, wenn du sie noch willst.
  }
orders-off-one = „{ $order }“
orders-lost = **[{ $title }]({ $link })** · Ich habe deinen vorgemerkten Zug { $moves } gelöscht: { $why ->
    [changed] { $place ->
        [Pass] Deine Gebote sind nicht mehr, wie sie waren.
        [School] Der Spielplan hat sich bei **der Handelsschule** geändert.
        [Customs] Der Spielplan hat sich bei **dem Zollamt** geändert.
        [Horse] Der Spielplan hat sich bei **dem Pferdehändler** geändert.
        [Dragon] Der Spielplan hat sich bei **dem Drachenhaus** geändert.
        [Yard] Der Spielplan hat sich bei **dem Bauhof** geändert.
        [Bank] Der Spielplan hat sich bei **der Bank** geändert.
        [Puer] Der Spielplan hat sich bei **Pu’er** geändert.
        [Chin] Der Spielplan hat sich bei **Ch’in** geändert.
        [Spice] Der Spielplan hat sich bei **den Gewürzinseln** geändert.
        [India] Der Spielplan hat sich bei **Indien** geändert.
        [Arabia] Der Spielplan hat sich bei **Arabien** geändert.
        [Africa] Der Spielplan hat sich bei **Afrika** geändert.
        [Americas] Der Spielplan hat sich bei **Amerika** geändert.
        [Mongolia] Der Spielplan hat sich bei **der Mongolei** geändert.
        [Manchuria] Der Spielplan hat sich bei **der Mandschurei** geändert.
        [Red] Es gibt andere Studenten.
        [Orange] Es gibt andere Studenten.
        [seat] Die Geschenke von { $who } sind nicht mehr, wie sie waren.
       *[other] Der Spielplan hat sich bei **{ $place }** geändert.
      }
    [unmet] Seine Bedingung ist nicht mehr erfüllt.
    [played] Deine Vertretung hat den Zug gemacht.
    [undone] Es wurden Züge zurückgenommen.
   *[refused] Er ist nicht mehr erlaubt.
  }
panel-ahead = **{ $title }** · Du bist noch nicht am Zug. { $open ->
    [yes] Wähl deinen nächsten Zug: Ich spiele ihn, sobald du am Zug bist. Nur du siehst ihn.
   *[no] Diesen Zug vormerken? Ich spiele ihn 2 bis 10 Minuten, nachdem du am Zug bist.
    -# { $condition }; sonst frage ich dich.
  }
panel-unqueued = -# Dein vorgemerkter Zug ist aus, bis du ihn wieder vormerkst.
