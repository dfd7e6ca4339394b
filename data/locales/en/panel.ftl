# The private pages of a turn.

panel-fresh = -# That message was out of date. This is how it stands now.
panel-head = { $open ->
    [yes] **{ $title }**
   *[no] **Confirm?** { $title }
  } · turn { $turn }{ $due }
panel-typed = -# To type: { $list }
panel-chosen = So far: { $list }
button-explain = What is this?
panel-question = **{ $question }**
confirm-final = ⚠️ { $warning }
panel-confirmed = Your move is confirmed already.

done-next = Done. Next: { $who }{ $due }.{ $place ->
    [here] {""}
   *[other] {" "}The board is in { $place }.
  }
done-over = Done. **{ $title }** is over: see { $place }.
done-waiting = { $count ->
    [one] One more match waits for you:
   *[other] { $count } more matches wait for you:
  }
done-free = -# No other match waits for you.

move-refused = **{ $move }** is not possible.
move-rule = -# How to play: { $title }
move-drafted = Chosen in this turn, not confirmed yet: { $list }
move-instead = { $same ->
    [yes] It works with: { JOIN($list, by: " · ") }
   *[no] You could choose: { JOIN($list, by: " · ") }
  }{ $others ->
    [0] {""}
   *[other] {" "}· { $others } more
  }
move-near = The nearest legal moves:

undone = -# Your last step is taken back. Nobody has seen it.

resign-ask = **Resign from { $title }?** { $alone ->
    [yes] Only computers would play on, so the match is put aside without a result. You can revive it.
   *[no] You rank last, whatever the board says, { $others ->
        [one] and the match is over
       *[other] and the others play on without you
      }. This cannot be taken back.
  }
resigned = { $state ->
    [archived] **{ $title }** is put aside without a result: { $place }. It goes on where it stood once you revive it.
   *[left] You have resigned from **{ $title }**, { $place }.
  }
