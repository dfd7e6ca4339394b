# Standing orders: what a seat leaves to be done for it. Only the seat's own person reads this.

orders-head = **Standing orders in { $title }** · only you see them. { $count ->
    [0] Nothing is left to me now.
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
orders-acting = ⏳ It is your turn: { $queued ->
    [yes] your queued move is played
   *[no] “{ $order }” acts for you
  } { $when }. If you choose a move yourself, this is called off.
orders-acted = **[{ $title }]({ $link })** · { $queued ->
    [yes] I played your queued move:
   *[no] I acted for you, by “{ $order }”:
  }
    { $did }

## Queued moves: chosen before their turn

orders-queued = 📌 **Your queued move** { $moves }
    { $did }
    -# { $condition }; else I ask you.
orders-condition = Only if …
condition-same = Only if the board is unchanged there
condition-open = Whenever it is allowed
condition-yunnan-most = Only if nobody bids above { $amount } there
orders-off = **[{ $title }]({ $link })** · Turns were taken back, so your standing { $count ->
    [one] order { $orders } is off. Leave it again if you still want it.
   *[other] orders { $orders } are off. Leave them again if you still want them.
  }
orders-off-one = “{ $order }”
orders-lost = **[{ $title }]({ $link })** · I deleted your queued move { $moves }: { $why ->
    [changed] { $place ->
        [Pass] your bids are not as they were.
        [School] the board has changed at **the Trade School**.
        [Customs] the board has changed at **the Customs House**.
        [Horse] the board has changed at **the Horse Dealer**.
        [Dragon] the board has changed at **the Dragon House**.
        [Yard] the board has changed at **the Building Yard**.
        [Bank] the board has changed at **the bank**.
        [Puer] the board has changed at **Pu’er**.
        [Chin] the board has changed at **Ch’in**.
        [Spice] the board has changed at **the Spice Islands**.
        [Americas] the board has changed at **the Americas**.
        [Red] there are other students.
        [Orange] there are other students.
        [seat] the gifts of { $who } are not as they were.
       *[other] the board has changed at **{ $place }**.
      }
    [unmet] its condition is not met any more.
    [played] your sitter has taken the turn.
    [undone] turns were taken back.
   *[refused] it is not allowed any more.
  }
panel-ahead = **{ $title }** · it is not your turn yet. { $open ->
    [yes] Choose your next move: I play it when your turn comes. Only you see it.
   *[no] Queue this move? I play it 2 to 10 minutes after your turn comes.
    -# { $condition }; else I ask you.
  }
panel-unqueued = -# Your queued move is off until you press **Queue it** again.
