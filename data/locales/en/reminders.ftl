# Reminders; kind: half of the time is gone, or nine tenths.

reminder-dm = ⏳ **{ $title }** · { $place }: it is your turn to { $task }, since { $since }{ $due }. { $kind ->
    [nine] Little time is left.
   *[half] Half of the time is gone.
  }
reminder-thread = ⏳ { $who }, it is your turn to { $task }, since { $since }{ $due }.
    -# Your direct messages are closed to me, so I ask here.
reminder-due = , until { $when } ({ $soon })
