# Seats that change hands: leaving, the call for a substitute, taking over.

substitute-ask = **Ask for a substitute in { $title }?** I look for one in { $place }. { $plays ->
    [you] You play on until somebody takes over
   *[computer] A computer plays on until somebody takes over
  }; then the seat is theirs, with all it holds.
substitute-asked = **I am looking for your substitute in { $title }**: see { $place }. { $plays ->
    [you] You play on until somebody takes over
   *[computer] A computer plays on until somebody takes over
  }; “I am back” ends the search.
substitute-off = **You play on in { $title }**: I no longer look for a substitute.
substitute-none = **You play in { $title }** as before: I looked for no substitute, and no computer played for you.
button-substitute-yes = Ask for one
button-substitute-no = No, play on
button-play-on = I am back
button-take-over = Take over
button-handover = My new seat

## A sitter

sitter-offer = -# Only away for a while? A **sitter** may play for you for some days; the seat stays yours.
sitter-named = 🪑 { $since ->
    [now] Until { $until }
   *[other] From { $since } until { $until }
  } { $who } may play for you, is pinged instead of you, and sees what you hold. You can still play too.
sitter-stands = -# It stands already: I have pinged nobody again.
sitter-ended = { $whose ->
    [you] You have no sitter in **{ $title }** any more.
   *[other] You no longer play for { $whose } in **{ $title }**.
  }
sitter-title = { $title }: a sitter
sitter-whom = Who plays for you?
sitter-hint = They see what you hold
why-sitter = 🪑 { $since ->
    [now] Until { $until } you play for { $who }: you take the turns, all else is theirs to do.
    [computer] Until { $until } you may play for { $who }, once { $who } has taken the seat back from the computer.
   *[other] From { $since } until { $until } you may play for { $who }.
  }
why-sat-in = 🪑 { $sitter } plays for { $who ->
    [you] you
   *[other] { $who }
  } until { $until }.
button-sitter = Name a sitter
button-sitter-off = End the sitting
notice-sitter = 🪑 { $other } may play for { $seat } { $name } from { $since } until { $until }.
    .call = { $who }, see here what you hold and how the match stands:
notice-sitter-off = 🪑 { $other } no longer plays for { $name }.
notice-sat-in = 🪑 { $other } played this turn for { $name }.

## The call, in the match's channel

call-head = ## { $title }: a substitute is wanted
call-why = For { $who }, { $why ->
    [asked] who would like to give up the seat and plays on until then.
    [time] whose time is up.
    [vote] whom the others would like to replace.
    [gone] who has left this server.
   *[staff] whom the staff replaces.
  }
call-state = Turn { $turn }: { $who } is to { $task }{ $due }. The match goes on in { $place }.
call-terms = -# { $timed ->
    [yes] You begin with a full clock.{" "}
   *[no] {""}
  }You alone see what the seat holds, once you have taken over.
call-private = -# Only people who are invited can take over: `/match invite`.
call-taken = ## { $title }: the seat is taken
    From now on { $token } **{ $name }** plays in place of **{ $other }**, in { $place }.
call-withdrawn = ## { $title }: no substitute needed
    { $token } **{ $other }** plays on, in { $place }.
call-over = ## { $title }: no substitute needed
    Nobody plays this seat any more. See { $place }.

## Whoever takes over

handover-head = **You play { $token } in { $title }**, in place of { $other }. Only you see this.
handover-yours = **It is your turn:** { $task }{ $due }.
handover-theirs = { $who } is to { $task }: { $waiting }.
handover-paused = The match is paused just now.
handover-lately = **The last turns**
arrival = 🪑 { $who }, the staff has given you the seat of { $other }. **My new seat** shows what you hold and how the match stands.

former = { $token } **{ $who }** plays your seat in **{ $title }** now; you watch. { $next }
former-over = { $token } **{ $who }** has played your seat in **{ $title }** to the end.
