# Standing orders: what a seat leaves to be done for it. Only the seat's own person reads this.

orders-head = **Standing orders in { $title }** · only you see them. { $count ->
    [0] There is nothing that you could leave to me now.
   *[other] When it is your turn, I act for you after 2 to 10 minutes. To the others it looks as if you had pressed Confirm yourself.
  }
orders-entry = { $on ->
    [yes] ✅ **{ $order }** · on
   *[no] **{ $order }**
  }
    -# { $detail }
orders-choice = { $on ->
    [yes] ✅ { $order }
   *[no] { $order }
  }
orders-acting = ⏳ It is your turn: “{ $order }” acts for you { $when }. If you choose a move yourself, the order is off.
orders-acted = **[{ $title }]({ $link })** · I acted for you, by “{ $order }”:
    { $did }
