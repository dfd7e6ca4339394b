# Standing orders: what a seat leaves to be done for it. Only the seat's own person reads this.

orders-head = **Daueraufträge in { $title }** · nur du siehst sie. { $count ->
    [0] Gerade gibt es nichts, was du mir überlassen könntest.
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
orders-acting = ⏳ Du bist am Zug: „{ $order }“ handelt { $when } für dich. Wenn du selbst einen Zug wählst, ist der Auftrag aus.
orders-acted = **[{ $title }]({ $link })** · Ich habe für dich gehandelt, nach „{ $order }“:
    { $did }
