# Taking back, pausing and ending by consent, and what becomes of a seat whose time is up.

## The turn that takes something back

turn-undo = ↩️ { $by ->
    [staff] The staff takes back { $span }.
    [one] { $who } takes back { $span }.
   *[all] All agree: { $who } takes back { $span }.
  } The board is as it was before turn { $first }, and every draw comes out the same again. All standing orders and queued moves are off.
turn-taken-back = *Taken back in turn { $number }:* { $summary }
vote-span = { $count ->
    [one] { $open ->
        [yes] what is done so far in turn { $last }
       *[no] turn { $last }
      }
    [2] turns { $first } and { $last }
   *[other] turns { $first } to { $last }
  }

## The message of a vote, for everybody; open: it still goes on

vote-undo = ↩️ { $who } { $open ->
    [yes] asks to take back { $span }. If all agree, the board is as it was before turn { $first } and { $who } is to act again. Every draw comes out the same again. A move ends this request.
   *[no] asked to take back { $span }.
  }
vote-pause = ⏸️ { $who } { $open ->
    [yes] asks for a pause. If all agree, no clock runs and nobody can move until one of you resumes the match.
   *[no] asked for a pause.
  }
vote-end = 🏁 { $who } { $open ->
    [yes] asks to end the match here, without a result. If { $stuck ->
        [yes] more than half of you
       *[no] all
      } agree, it is put aside with its seed sealed; { $revives ->
        [staff] the staff
       *[players] any of you
      } can revive it { $stuck ->
        [yes] once I can play it again
       *[no] later
      }.
   *[no] asked to end the match here.
  }
vote-terms = ⏱️ { $who } { $open ->
    [yes] asks
   *[no] asked
  } for { $what ->
    [pace] another time for the turns: *{ $pace }*.
    [rule] another rule if somebody vanishes: *{ $rule }*.
   *[both] another time for the turns, *{ $pace }*, and if somebody vanishes: *{ $rule }*.
  }{ $open ->
    [yes] { $timed ->
        [no] {""}
       *[yes] {" "}Everybody then begins with a full clock.
      }{" "}It applies as soon as all agree; { $until ->
        [now] by now
       *[other] from { $until } on,
      } more than half of the others are enough if nobody says no.
   *[no] {""}
  }
vote-adopt = 📜 { $who } { $open ->
    [yes] asks to go on by the newest rules: every move so far follows them too. If more than half of you agree, the match goes on at once.
   *[no] asked to go on by the newest rules.
  }
vote-standing = 🏁 Nothing has changed for some rounds. { $open ->
    [yes] End the match as it stands, with the final scoring? All must agree; you play on meanwhile.
   *[no] {""}
  }
vote-overdue = ⌛ { $who } has not moved for a long time. { $open ->
    [yes] { $others ->
        [one] The other player decides
       *[other] More than half of the others decide
      }; if they do not, a computer plays from { $until }. { $who } can still move.
   *[no] {""}
  }
vote-call = { $kind ->
    [overdue] { $people }: what do we do?
   *[other] { $people }: do you agree?
  }
vote-waits = -# { $yes ->
    [none] {""}
   *[other] ✅ { $yes } · {""}
  }{ $no ->
    [none] {""}
   *[other] ❌ { $no } · {""}
  }{ $missing ->
    [none] not enough votes yet; you can change yours
   *[other] still to vote: { $missing }
  }
vote-tally = -# { $choices }{ $missing ->
    [none] . Nothing has more than half of the votes yet; you can change yours.
   *[other] {" "}· still to vote: { $missing }
  }
vote-choice = { $choice }: { $people }
vote-passed = ✅ **Agreed:** { $kind ->
    [undo] it is taken back.
    [pause] the match is paused.
    [terms] it applies from now on.
    [standing] the match ends as it stands.
    [adopt] it goes on by the newest rules.
   *[end] the match ends here.
  }
vote-decided = ✅ **Decided: { $choice }.**
vote-refused = ❌ **Not agreed:** { $by ->
    [none] somebody
   *[other] { $by }
  } said no. The match goes on as it is.
vote-withdrawn = { $who } has withdrawn this.
vote-lapsed = There is nothing left to decide here.

## What can be pressed

vote-undo-yes = Yes, take it back
vote-undo-no = No, it stands
vote-pause-yes = Yes, pause
vote-pause-no = No, play on
vote-end-yes = Yes, end it
vote-end-no = No, play on
vote-adopt-yes = Yes, go on
vote-adopt-no = No, wait
vote-standing-yes = Yes, end it
vote-standing-no = No, play on
vote-terms-yes = Yes, change it
vote-terms-no = No, leave it
vote-overdue-computer = A computer plays
vote-overdue-substitute = Find a substitute
vote-overdue-end = End the match
button-vote-withdraw = Withdraw
button-vote-before = Board before turn { $first }
button-ask = { $others ->
    [one] Ask them
   *[other] Ask the others
  }
button-ask-nobody = Do it
button-ask-no = No, leave it
button-pause = Pause
button-pause-now = Pause now, for 3 days at most
button-adopt = Go on by the newest rules
button-proposal = Change the pace
button-resume = Resume
button-end = End the match

## To one person alone

vote-own = { $choice ->
    [none] -# Your vote is missing.
   *[other] -# Your vote: { $choice }. You can change it as long as this is open.
  }
vote-asked = -# You asked for this. The others vote in { $place }; you find the outcome there.
vote-pending = ↩️ { $who } asks to take back { $span }, and your vote is missing: see { $place }. If you move, the request lapses.
vote-no-part = { $about ->
    [yes] -# This is for the others to decide. As soon as you move, there is nothing left to decide.
   *[no] -# Only those who play have a vote.
  }
vote-over = -# This was over before you pressed.
ask-undo = **Take back { $span } in { $title }?** { $others ->
    [0] Computers always agree, so it is done at once.
    [one] The other one must agree.
    [2] Both others must agree.
   *[other] All { $others } others must agree.
  }{ $others ->
    [0] {""}
   *[other] {" "}They vote by button in the thread.
  } Then the board is as it was before turn { $first }, and you act again; every draw comes out the same again.{ $others ->
    [0] {""}
   *[other] {" "}If somebody moves before that, this lapses.
  }
ask-pause = **Pause { $title }?** { $others ->
    [0] Computers always agree, so it is done at once.
    [one] The other one must agree.
    [2] Both others must agree.
   *[other] All { $others } others must agree.
  } While it is paused no clock runs and nobody can move; any of you can resume it.{ $alone ->
    [yes] {" "}In an emergency you can pause it without asking, once and for three days at most.
   *[no] {""}
  }
ask-adopt = **Go on with { $title } by the newest rules?** { $others ->
    [0] Nobody else has to agree, so it is done at once.
    [one] One other must agree.
   *[other] More than half of you must agree.
  } Every move so far follows them too, and the rest is played by them.
ask-end = **End { $title } without a result?** { $others ->
    [0] Nobody else has to agree, so it is done at once.
    [one] The other one must agree.
    [2] { $stuck ->
        [yes] One other must agree.
       *[no] Both others must agree.
      }
   *[other] { $stuck ->
        [yes] More than half of you must agree.
       *[no] All { $others } others must agree.
      }
  } It is put aside as it stands: nobody wins, the seed stays sealed, and { $revives ->
    [staff] the staff
   *[players] any of you
  } can revive it { $stuck ->
    [yes] once I can play it again
   *[no] later
  }.
paused-now = **{ $title } is paused** without asking, which you can do once a match. You resume it, or it goes on by itself on { $until }.
resumed = **{ $title }** goes on{ $timed ->
    [no] .
   *[yes] , and the clock runs again.
  }
