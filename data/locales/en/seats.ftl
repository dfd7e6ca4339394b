# Seats that change hands: leaving, the call for a substitute, taking over.

substitute-ask = **Ask for a substitute in { $title }?** I call for one in { $place }. You play on until somebody takes over; from then on the seat is theirs, with all that it holds.
substitute-asked = **A substitute for you is wanted in { $title }.** The call stands in { $place }. You play on until somebody takes over; “I am back” ends it.
substitute-off = **You play on in { $title }**: no substitute is wanted any more.
button-substitute-yes = Ask for one
button-substitute-no = No, play on
button-play-on = I am back
button-take-over = Take over
button-brief = My brief

## A sitter

sitter-offer = -# Only away for a while? A **sitter** may play for you between two days; the seat stays yours.
sitter-named = 🪑 { $since ->
    [now] Until { $until }
   *[other] From { $since } until { $until }
  } { $who } may play for you, is pinged instead of you, and sees what you hold. You can play, too.
sitter-ended = Nobody sits in at **{ $title }** any more.
sitter-title = { $title }: a sitter
sitter-whom = Who plays for you?
sitter-hint = They see what you hold
button-sitter = Name a sitter
button-sitter-off = No sitter any more
notice-sitter = 🪑 { $other } may play for { $seat } { $name } from { $since } until { $until }.
    .call = { $who }, what you hold and how the match stands you see here:
notice-sitter-off = 🪑 { $other } does not sit in for { $name } any more.
notice-sat-in = 🪑 { $other } played this turn for { $name }.

## The call, in the match's channel

call-head = ## { $title }: a substitute is wanted
call-why = For { $who }, { $why ->
    [asked] who would like to hand the seat over and plays on until then.
    [time] whose time is up.
    [vote] whom the others would like to replace.
    [gone] who is not on this server any more.
   *[staff] whom the staff replaces.
  }
call-state = Turn { $turn }: { $who } is to { $task }{ $due }. The match goes on in { $place }.
call-terms = -# { $timed ->
    [yes] You begin with a full clock. What
   *[no] What
  } the seat holds you see once you have taken over, in private.
call-private = -# Only people who are invited can take over: `/match invite`.
call-taken = ## { $title }: the seat is taken
    { $token } **{ $name }** plays from now on in the place of **{ $other }**, in { $place }.
call-withdrawn = ## { $title }: nobody is wanted any more
    { $token } **{ $other }** plays on, in { $place }.
call-over = ## { $title }: nobody is wanted any more
    This seat is not played on. See { $place }.

## Whoever takes over

brief-head = **You play { $token } in { $title }**, in the place of { $other }. Only you see this.
brief-yours = **It is your turn:** { $task }{ $due }.
brief-theirs = { $who } is to { $task }; the { $waiting }.
brief-paused = The match is paused just now.
brief-lately = **What happened lately**
arrival = 🪑 { $who }, the staff has put you in the place of { $other }. What you hold and how the match stands is in your brief.

former = { $token } **{ $who }** plays your seat in **{ $title }** now; you watch. { $next }
former-over = { $token } **{ $who }** has played your seat in **{ $title }** to the end.
