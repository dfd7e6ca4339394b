# Confucius: what is asked, answers with what they cost or bring, the hand, who owes whom, orders, options.

## What is to be done: reads after "Mei to ..." and "It is Mei's turn to ..."

confucius-task = { $phase ->
    [chief] name the next Chief Minister, round { $round }
    [turn] { $cubes ->
        [0] play a reward card, transfer or pass, round { $round }
        [one] take an action, round { $round } (1 cube left)
       *[other] take an action, round { $round } ({ $cubes } cubes left)
      }
    [free] take an extra action
    [favour] take the Imperial Favour, round { $round }
    [discard] discard down to { $count } cards
    [reveal] go on
   *[over] rest
  }
confucius-task-pay = { $deed }: to pay for it
confucius-task-tutor = lay cards in the examination: red { $red } against orange { $orange }
confucius-task-place = place the { $candidate }, having won the examination
confucius-task-influence = give away their influence in { $ministry }, which is resolved

## Questions

confucius-in-hand = { $count ->
    [0] no card
   *[other] { $cards } ({ $cash } or { $licences })
  }
confucius-ask-turn = { $phase ->
    [favour] What do you do with the Imperial Favour?
        Any action, for the cube that lies there.
    [free] Which extra action do you take?
        Any one; it needs no cubes.
   *[turn] What do you do?
        { $cubes ->
            [0] No cube left: without one you play a card, transfer or pass.
            [one] **1 cube** left.
           *[other] **{ $cubes } cubes** left.
          }
  } You hold { $hand }.
confucius-box-group = **{ $group ->
    [ministries] Ministries
    [examination] Examination
    [armies] Armies
    [ships] Ships
    [gifts] Gifts
    [money] Money
   *[rest] Else
  }** { $list }
confucius-box-open = { $act }{ $priced ->
    [yes] {" "}{ $cost }
   *[no] {""}
  }{ $some ->
    [yes] {" "}(not in { $barred }: gifts you hold)
   *[no] {""}
  }
confucius-box-idle = All else takes a cube.
confucius-box-act = { $do ->
    [bribe] bribe
    [secure] secure
    [transfer] transfer
    [nominate] nominate
    [force] force
    [recruit] recruit
    [invade] invade
    [junks] junks
    [voyage] voyage
    [buy] buy
    [give] give
    [petition] petition
    [commercial] commercial
    [tax] tax
    [card] reward card
   *[nothing] no action
  }
confucius-box-shut = ✗ { $act }: { $why }
confucius-cubes = { $count ->
    [0] {""}
    [one] 1 cube
   *[other] { $count } cubes
  }
confucius-price = { $kind ->
    [none] {""}
   *[other] { $range ->
        [yes] { $least }–{ $most }
       *[no] { $least }
      } { $kind ->
        [cash] cash
       *[licences] { $most ->
            [one] licence
           *[other] licences
          }
      }{ $saved ->
        [0] {""}
       *[other] {" "}({ $place ->
            [army] Bingbu
            [junks] Gongbu
           *[officials] Hubu
          } −{ $saved })
      }
  }
confucius-ask-pay = { $what ->
    [pay] How do you pay { $price } to { $deed }?
   *[other] Which cards, to pay { $price } to { $deed }?
  }
  You hold { $hand }. { $kind ->
    [licences] As licences { $worth }; there is no change.
   *[cash] There is no change.
  }
confucius-as-licences = a { $cash } is { $licences }
confucius-ask-official = { $what ->
    [bribe] { $which ->
        [space] Which official in { $ministry } do you bribe?
       *[ministry] In which ministry do you bribe an official?
      }
    [secure] { $which ->
        [space] Which official in { $ministry } do you secure?
       *[ministry] In which ministry do you secure an official?
      }
    [transfer] { $which ->
        [space] Which official in { $ministry } do you give away?
       *[ministry] In which ministry do you give an official away?
      }
    [card-bribe] { $card }: { $which ->
        [space] which official in { $ministry }?
       *[ministry] in which ministry?
      }
    [place] { $which ->
        [space] On which place in { $ministry } do you put your { $candidate }?
            You have won the examination; your marker there is secured.
       *[ministry] In which ministry do you put your { $candidate }?
            You have won the examination; your marker there is secured.
      }
    [coat] { $which ->
        [space] Which official of yours in { $ministry } changes places?
       *[ministry] The coat: in which ministry is the official of yours that changes places?
      }
    [coat-to] { $which ->
        [space] With which place in { $ministry } does yours on { $first } change? Markers and cords move along.
       *[ministry] With a place in which ministry does yours on { $first } change?
      }
   *[junk] { $which ->
        [space] The marker on which official in { $ministry } is replaced?
       *[ministry] The junk: in which ministry is the marker that is replaced?
      }
  }
confucius-ask-standing = { $chits } · { $list } · { $count } of { $spaces } places taken
confucius-nobody-yet = nobody yet
confucius-ask-marker = { $what ->
    [transfer-to] Who gets { $space }, { $tile }?
   *[other] Whose secured marker comes to { $space }, { $tile }?
  }
  Now: { $standing }.
confucius-ask-nominate = Which space does your student take?
  The examination is for the { $candidate }; in a tie red wins.
confucius-ask-ships = { $what ->
    [junks] How many junks do you buy?
        { $yard } in your shipyard, { $supply } in the supply; { $voyage } at sea make a voyage.
    [voyage] How many of your { $yard } junks set sail?
        { $ocean } at sea; { $voyage } make a voyage.
   *[visit] Where does the voyage lead?
  }
confucius-ask-discard = Which { $gone ->
    [one] card
   *[other] { $gone } cards
  } do you discard?
  You hold { $hand }: { $count } cards, and { $limit } may stay.
confucius-ask-commercial = Which cards do you give up?
  They may be worth { $most } cash in all; you draw { $bonus } more than that. You hold { $hand }.
confucius-ask-give-to = Who gets your { $gift }?
confucius-ask-tutor = { $what ->
    [tutor] For whom do you lay cards?
        Red ({ $red }) against orange ({ $orange }), for the { $candidate }. Laid: { $laid }.{ $bound ->
        [none] {" "}You are free.
       *[other] {" "}You hold { $duty }, so you may choose.
      }
   *[other] Which cards do you lay for { $chosen ->
        [red] red ({ $red })
       *[orange] orange ({ $orange })
      }?
        { $bound ->
            [none] {""}
            [one] You must: you hold { $duty }; { $cancel } cards or more end that gift.{" "}
           *[both] { $cancel } cards or more end the gift you hold of theirs.{" "}
          }The prize is the { $candidate }. Laid: { $laid }.
  } You hold { $hand }.
confucius-laid-for = { $student ->
    [red] red
   *[orange] orange
  } { $count ->
    [0] none
   *[other] { $count } ({ $list })
  }
confucius-ask-influence = Who gets your influence in { $ministry }?
  It is resolved ({ $standing }), and you have least. { $bound ->
    [yes] You hold { $gifts }, your highest gifts here, so it goes to one of the givers.
   *[no] You hold no gift of anybody there, so you are free.
  }
confucius-ask = { $what ->
    [chief] Who is the next Chief Minister?
        The player to the left of the Chief begins.
    [invade] { $which ->
        [box] Which box in { $land }?
       *[land] Which land do you invade?
            You pay its price in cash.
      }
    [buy] Which gift do you buy?
        You hold { $hand }.
    [give] Which gift do you give?
    [petition] Which gift does the Emperor get?
        It leaves the game.
    [tile] From whose shipyard do the junks go?
    [tile-to] To whose shipyard?
    [vase] Which student does yours replace?
    [necklace] { $which ->
        [box] Which army in { $land } moves?
       *[land] In which land is the army that moves?
      }
    [necklace-to] { $which ->
        [box] To which box in { $land }?
       *[land] To which land does it go?
            The wall is at { $wall }.
      }
    [card] Which reward card do you play?
   *[card-gift] Which gift is ready for nothing?
  }
confucius-hint = { $slot ->
    [chief] Choose a player
    [do] Choose an action
    [ministry] Choose a ministry
    [ministry2] Choose a ministry
    [space] Choose a place
    [space2] Choose a place
    [student] Choose a student
    [to] Choose a player
    [from] Choose a shipyard
    [land] Choose a land
    [land2] Choose a land
    [box] Choose a box
    [box2] Choose a box
    [count] Choose how many
    [junks] Choose how many
    [gift] Choose a gift
    [card] Choose a reward card
    [pay] Choose how to pay
    [cards] Choose the cards
   *[other] Choose a land
  }
confucius-deed = { $do ->
    [bribe] bribe { $what }
    [secure] secure { $what }
    [nominate] nominate a student ({ $what })
    [force] force an examination
    [recruit] recruit an army
    [invade] invade { $what }
    [junks] buy { $what }
    [voyage] sail with { $what }{ $visits ->
        [0] {""}
       *[other] {" "}to { $lands }
      }
    [buy] buy the { $what }
   *[card] take over { $what }
  }

## Answers

confucius-steps = {" → "}
confucius-label-do = { $do ->
    [bribe] Bribe an official
    [secure] Secure an official
    [transfer] Transfer influence
    [nominate] Nominate a student
    [force] Force an examination
    [recruit] Recruit an army
    [invade] Invade a foreign land
    [junks] Buy junks
    [voyage] Set sail
    [buy] Buy a gift
    [give] Give a gift
    [petition] Petition the Emperor
    [commercial] Commercial income
    [tax] Tax income
    [card] Play a reward card
    [nothing] No action
   *[pass] Pass
  }
confucius-officials = { $count ->
    [one] 1 official
   *[other] { $count } officials
  }
confucius-boxes = { $count ->
    [one] 1 empty box
   *[other] { $count } empty boxes
  }
confucius-yard-now = { $count } in your shipyard
confucius-free = free
confucius-sail-now = { $voyages ->
    [0] shipyard { $yard }, ocean { $ocean }
    [one] 1 voyage possible
   *[other] { $voyages } voyages possible
  }
confucius-choice = { $count } to choose from
confucius-commercial-now = give up 0–{ $most } cash, draw { $bonus }–{ $drawn }
confucius-recruit-then = colonies { $before } → { $after }
confucius-hand-then = cards { $before } → { $after }
confucius-pass-then = { $chief ->
    [yes] you still have the Imperial Favour
   *[no] you are done for this round
  }
confucius-label-ministry = { $ministry }{ $range ->
    [none] : { $what ->
        [official] { confucius-officials }
       *[place] { $count ->
            [one] 1 place
           *[other] { $count } places
          }
      }
    [one] : { $least } cash
   *[more] : { $least }–{ $most } cash
  }
confucius-chits = Minister +{ $high }, Secretary +{ $low }
confucius-taken = { $count } taken
confucius-posts-bring = posts +{ $high }, +{ $low }
confucius-tile-empty = empty
confucius-tile = { $owner ->
    [none] { $kind ->
        [candidate] candidate
       *[official] unbribed { $cost }
      }
    [you] your { $kind ->
        [candidate] candidate
       *[official] { $cost }
      }
   *[other] { $who }’s { $kind ->
        [candidate] candidate
       *[official] { $cost }
      }
  }{ $secured ->
    [yes] , secured
   *[no] {""}
  }
confucius-label-space = { $space }: { $what }
confucius-replaces = replaces { $tile }
confucius-transfer-left = { $count ->
    [0] you keep none there
   *[other] you keep { $count } there
  }
confucius-then = { $full ->
    [yes] full, resolved: { $list }
   *[no] then { $list }
  }
confucius-then-in = { $ministry } { $some ->
    [yes] { $list }
   *[no] nobody
  }
confucius-now = now { $list }
confucius-then-discount = { $ministry ->
    [hubu] officials cheaper
    [gongbu] junks cheaper
   *[bingbu] armies cheaper
  }
confucius-then-barred = gifts bar { $who }
confucius-ended = { $own ->
    [yes] your { $gift }
   *[no] their { $gift }
  }
confucius-ends = ends { $list }
confucius-student-of = { $student ->
    [red] red
   *[orange] orange
  }: { $owner ->
    [none] nobody
   *[yes] { $who }
  }
confucius-label-nominate = { $student ->
    [red] Red
   *[orange] Orange
  }
confucius-force-vain = { $why ->
    [forced] already forced, no effect
    [full] held this round anyway
   *[empty] void without a student
  }
confucius-both-taken = examination this round
confucius-red-wins = wins ties
confucius-both-yours = both yours: you win without cards
confucius-yours-then = becomes yours
confucius-duty = bound by their { $gift }
confucius-laid = laid: { $list }
confucius-laid-none = no card laid
confucius-chief-then = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  }, one for the Favour · { $you ->
    [yes] you begin
   *[no] { $first } begins
  }
confucius-label-influence = { $who }: { $before } → { $after }
confucius-then-posts = then Minister { $minister }, Secretary { $secretary }
confucius-label-junks = { $junks }: { $price }
confucius-junks-then = shipyard { $before } → { $after }, supply { $left }
confucius-label-voyage = { $junks }: { $price }
confucius-ocean-then = ocean { $before } → { $after }
confucius-voyage-at = voyage at { $count }
confucius-voyages = { $count ->
    [one] 1 voyage
   *[other] { $count } voyages
  }
confucius-visited-first = { $who } came first
confucius-reward-cards = { $count ->
    [0] no reward card
    [one] 1 reward card
   *[other] { $count } reward cards
  }
confucius-label-yard = { $who }: { $count ->
    [one] 1 junk
   *[other] { $count } junks
  }
confucius-yard-then = { $left ->
    [0] none stays there
    [one] 1 stays there
   *[other] { $left } stay there
  }
confucius-label-junks-to = { $who }: { $before } → { $after }
confucius-label-land = { $land }{ $invading ->
    [yes] : { $price } cash
   *[no] {""}
  }
confucius-box = { $points } points{ $star ->
    [yes] {" "}★
   *[no] {""}
  }
confucius-empty = { $count } empty
confucius-deadline = lost at wall { $wall }
confucius-label-box = { $land } { $number }: { $owner ->
    [none] { $worth }
    [you] your army
   *[other] { $who }’s army
  }
confucius-box-then = { $left ->
    [0] full: won this round
   *[other] { $left } empty
  }
confucius-label-buy = { $gift }: { $price } cash
confucius-as-petition = as a petition: { $does }
confucius-petition-does = { $gift ->
    [wall-hanging] none
    [tile] moves { $junks } junks between shipyards
    [vase] replaces a student by yours
    [coat] swaps an official of yours
    [necklace] moves an army elsewhere
   *[junk] replaces a marker, secured
  }
confucius-instead = free instead of { $price } cash
confucius-label-give = { $gift }
confucius-may-go-anywhere = may go to anybody
confucius-may-go = may go to { $list }
confucius-label-give-to = { $who }
confucius-gift-bars = { $count ->
    [0] bars no bribe yet
   *[other] bars bribes in { $list }
  }
confucius-gift-cubes = { $count } cubes next round
confucius-stays = stays, secured
confucius-label-other = Any other cards
confucius-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
  }
confucius-label-pay = { $cards }: { $amount }
confucius-overpaid = { $over ->
    [0] exact
   *[other] { $over } too much
  }
confucius-kept = { $count ->
    [0] you keep no card
   *[other] you keep { $cards }
  }
confucius-label-commercial = { $count ->
    [0] give up nothing
   *[other] give up { $cards }
  }
confucius-draw = draw { $count }
confucius-label-tutor = { $cards }: { $amount }
confucius-label-discard = Discard { $cards }

## Why an action of the box is not open now, in a few words

confucius-why = { $code ->
    [too-few-cubes] takes { $needed } cubes, you have { $left }
    [not-in-first-round] not in round 1
    [too-little-cash] costs { $due } cash, you have { $have }
    [too-few-licences] takes { $due ->
        [one] 1 licence
       *[other] { $due } licences
      }, you have { $have }
    [all-bribed] no official without a marker
    [obliged-not-to-bribe] gifts you hold bar { $barred }
    [nothing-to-secure] no unsecured official of yours
    [nothing-to-transfer] no official of yours to give
    [student-nominated] you have a student, { error-student }
    [student-taken] both spaces are taken
    [no-army-left] all { $armies } armies are out
    [no-army-in-colonies] no army in your colonies
    [no-box-left] no empty box
    [too-few-junks-left] no junk in the supply
    [no-junks-to-sail] no junk in your shipyard
    [all-lands-visited] you have visited all lands
    [all-gifts-bought] all bought
    [no-gift-available] no gift ready
    [obliged-to-better-gift] you hold better gifts of all others
    [basic-game] not in the basic game
    [no-petition] no ready gift could do anything
    [commercial-used] once a round
    [no-rewards] you hold none
   *[no-rewards-now] not with this action
  }

## Who owes whom

confucius-gift-of = the { $gift } of { $who }
confucius-gift-at = { $gift } with { $who }
confucius-owing-head = **Who owes whom**, at this moment
confucius-owing-none = **Nobody owes anybody anything**: no gift is with another player.
confucius-owing-over = The match is over: **nobody owes anything any more**.
confucius-owing-holds = { $person ->
    [you] You hold { $list }.
   *[they] { $who } holds { $list }.
  }
confucius-owing-own = { $person ->
    [you] you { $count }
   *[they] { $who } { $count }
  }
confucius-owing-bribes = Bribes: { $barred ->
    [yes] not in { $list }{ $count ->
        [0] {""}
       *[other] ; free in { $free }
      }
   *[no] { $count ->
        [0] every ministry is resolved
       *[other] free in { $free }
      }
  }
confucius-owing-else = , else{" "}
confucius-owing-tutoring = Examination: { $now ->
    [yes] bound to the student of { $list }
   *[no] free now; bound to a student of { $list }
  }, where { $cards } cards end the gift
confucius-owing-influence = Resolving: { $person ->
    [you] your
   *[they] their
  } influence goes to { $list }, if in that ministry
confucius-owing-least = { $who } { $value ->
    [1] anything
    [6] { $gift }
   *[other] { $gift } or more
  }
confucius-owing-back = Gifts back: to { $list }; a higher one ends theirs. { $count ->
    [0] Nothing is ready
   *[other] Ready: { $ready }
  }
confucius-owing-free = { $you ->
    [yes] { $count ->
        [one] You hold no gift and are free.
       *[other] You and { $who } hold no gift and are free.
      }
   *[no] { $count ->
        [one] { $who } holds no gift and is free.
       *[other] { $who } hold no gift and are free.
      }
  }
confucius-owing-cubes = Cubes next round as gifts stand: { $list }

## The hand

confucius-hand-cards = { $count ->
    [0] You hold no card.
   *[other] You hold { $cards }: { $cash } or { $licences }.
  }
confucius-hand-rewards = { $count ->
    [0] No reward card.
    [one] Reward card: { $list }.
   *[other] Reward cards: { $list }.
  }
confucius-hand-gifts = Your gifts: ready { $ready }; not bought { $unbought }.
confucius-hand-given = Given: { $list }.

## Standing orders, the lobby, the options of a match

order-confucius-pass = Pass once I have no cubes
    .detail = Passes in this round as soon as it is your turn without a cube, reward cards and transfers left aside. Off when all have passed.
about-confucius = Bribe officials, give gifts that bind, win examinations, send fleets and armies. Most points win.
option-confucius-game = Petitions to the Emperor
option-confucius-game-advanced = yes (advanced)
option-confucius-game-basic = no (basic)
option-confucius-admiral = Admiral wins ties
    .detail = If several have most points, the Admiral wins, even if he is not among them
option-confucius-necklace = Necklace for any army
    .detail = The petition with the necklace moves an army of any player, not only your own
option-confucius-open-rewards = Open reward cards
    .detail = Everybody sees the reward cards that everybody holds
