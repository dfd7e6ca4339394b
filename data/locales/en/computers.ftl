# Computer players: how strong they are, seating them at an open table, playing against them at once.

strength-novice = novice
    .detail = plays by rules of thumb, without looking ahead; good to learn with
strength-steady = steady
    .detail = tries its best moves out before it chooses; plays soundly
strength-strong = strong
    .detail = looks ahead, the others’ replies included; plays to win

# Who plays in a seat, where seats are listed
player-computer = { $who } ({ $strength })
player-looked-after = { $who } ({ $over ->
    [yes] a computer played to the end
   *[no] a computer plays
  })

## The list on the card of an open table; only the host may

lobby-computers = Add computers (only { $host } can)
lobby-fill = { $count ->
    [one] Fill the last seat and begin: { $strength }
    [2] Fill both free seats and begin: { $strength }
   *[other] Fill all { $count } free seats and begin: { $strength }
  }
lobby-add = Add one computer: { $strength }
lobby-remove = Remove { $name }
refusal-unknown-strength = There is no computer player “{ $strength }”. There are: { $known }.
refusal-no-computer = No computer sits at { $match }.

## To somebody for whom no match waits

button-offer = Play against computers
offer-none = **No match waits for you.**
offer-head = Play against two computers now: the match begins here at once, without a deadline. Which game?
offer-hint = How well they play
offer-strength = They play: { $strength }
offer-more = -# For more computers or other options: `/match new`, with **computers**.

## A computer looks after a seat

refusal-computer-plays = A computer plays for you in { $match }. Press **I am back** and the seat is yours again.
computer-off = **You play on in { $title }**: the seat is yours again.
notice-computer-plays = 🤖 { $why ->
    [gone] { $seat } { $name } has left this server.
    [vote] { $seat } { $name } has not moved for a long time, and the others want to go on.
    [voter] { $seat } { $name } has not moved for a long time, and the other player wants to go on.
   *[time] The time of { $seat } { $name } is up.
  } A computer plays in their place until they are back.
    .call = { $who }, one press takes your seat back:
notice-took-back = ↩️ { $seat } { $name } is back and plays again.
turn-looked-after = -# 🤖 A computer plays for { $who } until they are back.
notice-nobody-left = 🗄️ { $name } has left, and only computers are left: the match is put aside without a result. { $name } can revive it.
notice-staff-seated = 🔁 { $by }, who manages this server, has given a computer’s seat to { $seat } { $name }.
    .call = { $who }, you play here from now on.
why-computer = 🤖 A computer plays { $owner ->
    [none] this seat
   *[other] for { $owner } until they are back
  }: it moves within seconds.
why-looked-after = 🤖 A computer plays for you until you press **I am back**.

## On the rules page of every game

rules-computers = When nothing waits for you, `/play` offers a match against computers; the host of an open table adds them on its card. A **novice** plays by rules of thumb and slips now and then, a **steady** one tries its best moves out first, a **strong** one also thinks of the replies. They know only what a person in their seat would see, wait some seconds before they move, and agree when you want to take something back. Where the table agreed on it, a computer also plays for whoever runs out of time, until they press **I am back**.
    .title = Computers
