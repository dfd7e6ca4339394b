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
    [discard] discard down to { $limit } cards
    [reveal] go on
    [pay] { $deed }: to pay for it
    [tutor] lay cards in the examination: red { $red } against orange { $orange }
    [place] place the { $candidate }, having won the examination
    [influence] give away influence in { $ministry }, which is resolved
   *[over] rest
  }
confucius-announced = { $do ->
    [bribe] bribe { confucius-announced-official }
    [secure] secure { confucius-announced-official }
    [nominate] nominate a student ({ $student })
    [force] force an examination
    [recruit] recruit an army
    [invade] invade { $land } { $box }
    [junks] buy { $junks }
    [voyage] sail with { $junks }{ $lands ->
        [0] {""}
       *[other] {" "}to { $lands }
      }
    [buy] buy the { $gift }
   *[card] take over { confucius-announced-official }
  }
confucius-announced-official = the { $cost ->
    [0] candidate
   *[other] { $cost }
  } on { $ministry } { $space }

## Questions

confucius-in-hand = { $count ->
    [0] no card
   *[other] { $cards }{ $hidden ->
        [0] {" "}({ confucius-cash } or { confucius-licences })
       *[other] {""}
      }
  }
confucius-ask-do = { $phase ->
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
  } You hold { confucius-in-hand }.
confucius-action = { confucius-action-named }{ $priced ->
    [yes] {" "}{ confucius-cost }
   *[no] {""}
  }{ $barred ->
    [0] {""}
   *[other] {" "}(not in { $barred }: gifts you hold)
  }
    .group = **{ $group ->
        [ministries] Ministries
        [examination] Examination
        [armies] Armies
        [ships] Ships
        [gifts] Gifts
        [money] Money
       *[rest] Else
      }** { JOIN($list, by: " · ") }
    .idle = All else takes a cube.
    .shut = ✗ { JOIN($list) }: { $why }
    .barred = { $ministry } ({ JOIN($givers) })
confucius-action-named = { $do ->
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
confucius-cost = { $cubes ->
    [0] { confucius-price }
   *[other] { $kind ->
        [none] { confucius-cubes }
       *[other] { confucius-cubes }, { confucius-price }
      }
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
      }{ confucius-discount }
  }
confucius-ask-pay = { $slot ->
    [pay] How do you pay
   *[cards] Which cards, to pay
  } { confucius-amount }{ confucius-discount } to { $deed }?
  You hold { confucius-in-hand }. { $kind ->
    [licences] As licences { JOIN($worth) }; there is no change.
   *[cash] There is no change.
  }
    .worth = a { $cash } is { $licences }
confucius-ask-bribe = { $slot ->
    [space] Which official in { $ministry } do you bribe?
        { confucius-places }
   *[ministry] In which ministry do you bribe an official?
  }
confucius-ask-secure = { $slot ->
    [space] Which official in { $ministry } do you secure?
        { confucius-places }
   *[ministry] In which ministry do you secure an official?
  }
confucius-ask-transfer = { $slot ->
    [space] Which official in { $ministry } do you give away?
        { confucius-places }
   *[ministry] In which ministry do you give an official away?
  }
confucius-ask-card-bribe = { $slot ->
    [space] { $reward }: which official in { $ministry }?
        { confucius-places }
   *[ministry] { $reward }: in which ministry?
  }
confucius-ask-place = { $slot ->
    [space] On which place in { $ministry } do you put your { $candidate }?
        You have won the examination; your marker there is secured.
        { confucius-places }
   *[ministry] In which ministry do you put your { $candidate }?
        You have won the examination; your marker there is secured.
  }
confucius-ask-coat = { $slot ->
    [space] Which official of yours in { $ministry } changes places?
        { confucius-places }
   *[ministry] The coat: in which ministry is the official of yours that changes places?
  }
confucius-ask-coat-to = { $slot ->
    [space] With which place in { $ministry2 } does yours on { $ministry } { $space } change? Markers and cords move along.
        { confucius-places }
   *[ministry] With a place in which ministry does yours on { $ministry } { $space } change?
  }
confucius-ask-junk = { $slot ->
    [space] The marker on which official in { $ministry } is replaced?
        { confucius-places }
   *[ministry] The junk: in which ministry is the marker that is replaced?
  }
confucius-places = { confucius-chits } · { $standing ->
    [0] nobody yet
   *[other] { JOIN($standing) }
  } · { $taken } of { $spaces } places taken
confucius-chits = Minister +{ $high }, Secretary +{ $low }
confucius-ask-transfer-to = Who gets { $ministry } { $space }, { confucius-tile }?
  Now: { JOIN($standing) }.
confucius-ask-junk-to = Whose secured marker comes to { $ministry } { $space }, { confucius-tile }?
  Now: { JOIN($standing) }.
confucius-ask-nominate = Which space does your student take?
  The examination is for the { $candidate }; in a tie red wins.
confucius-ask-junks = How many junks do you buy?
  { $yard } in your shipyard, { $supply } in the supply; { $voyage } at sea make a voyage.
confucius-ask-voyage = How many of your { $yard } junks set sail?
  { $ocean } at sea; { $voyage } make a voyage.
confucius-ask-visit = Where does the voyage lead?
confucius-ask-discard = Which { $gone ->
    [one] card
   *[other] { $gone } cards
  } do you discard?
  You hold { confucius-in-hand }: { $count } cards, and { $limit } may stay.
confucius-ask-commercial = Which cards do you give up?
  They may be worth { $most } cash in all; you draw { $bonus } more than that. You hold { confucius-in-hand }.
confucius-ask-tutor = For whom do you lay cards?
  Red ({ $red }) against orange ({ $orange }), for the { $candidate }. Laid: { JOIN($laid) }. { $duty ->
    [0] You are free.
   *[other] You hold { $duty }, so you may choose.
  } You hold { confucius-in-hand }.
confucius-ask-tutor-cards = Which cards do you lay for { $student ->
    [red] red ({ $red })
   *[orange] orange ({ $orange })
  }?
  { $bound ->
    [none] {""}
    [one] You must: you hold { $duty }; { $cancel } cards or more end that gift.{" "}
   *[both] { $cancel } cards or more end the gift you hold of theirs.{" "}
  }The prize is the { $candidate }. Laid: { JOIN($laid) }. You hold { confucius-in-hand }.
    .laid = { $student } { $list ->
        [0] none
       *[other] { $count } ({ JOIN($list) })
      }
confucius-ask-influence = Who gets your influence in { $ministry }?
  It is resolved ({ JOIN($standing) }), and you have least. { $duty ->
    [0] You hold no gift of anybody there, so you are free.
   *[other] You hold { $duty }, your highest gifts here, so it goes to one of the givers.
  }
confucius-ask-chief = Who is the next Chief Minister?
  The player to the left of the Chief begins.
confucius-ask-invade = { $slot ->
    [box] Which box in { $land }?
   *[land] Which land do you invade?
        You pay its price in cash.
  }
confucius-ask-buy = Which gift do you buy?
  You hold { confucius-in-hand }.
confucius-ask-give = Which gift do you give?
confucius-ask-give-to = Who gets your { $gift }?
confucius-ask-petition = Which gift does the Emperor get?
  It leaves the game.
confucius-ask-tile = From whose shipyard do the junks go?
confucius-ask-tile-to = To whose shipyard?
confucius-ask-vase = Which student does yours replace?
confucius-ask-necklace = { $slot ->
    [box] Which army in { $land } moves?
   *[land] In which land is the army that moves?
  }
confucius-ask-necklace-to = { $slot ->
    [box] To which box in { $land2 }?
   *[land] To which land does it go?
        The wall is at { $wall }.
  }
confucius-ask-card = Which reward card do you play?
confucius-ask-card-gift = Which gift is ready for nothing?
confucius-hint = { $slot ->
    [chief] Choose a player
    [do] Choose an action
    [ministry] Choose a ministry
    [space] Choose a place
    [student] Choose a student
    [to] Choose a player
    [from] Choose a shipyard
    [land] Choose a land
    [box] Choose a box
    [count] Choose how many
    [junks] Choose how many
    [gift] Choose a gift
    [card] Choose a reward card
    [pay] Choose how to pay
   *[cards] Choose the cards
  }
confucius-chosen = { $slot ->
    [do] { $do }
    [ministry] { $ministry }{ confucius-chosen-place }
    [land] { $land }{ confucius-chosen-place }
    [distant] { $distant }
    [gift] { confucius-gift-alone }
    [junks] { $junks }
    [student] { $student }
    [card] { $reward }
    [seat] { $seat }
    [pay] Any other cards
   *[cards] cards { TYPED($cards) }
  }
confucius-chosen-place = { $at ->
    [0] {""}
   *[other] {" "}{ $at }
  }

## Answers

confucius-label-steps = { JOIN($list, by: " → ") }
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
    .detail = { confucius-cost }
        { $more ->
            [no] {""}
           *[yes] { $do ->
                [nominate] { $candidate }
                [force] { $why ->
                    [forced] already forced, no effect
                    [full] held this round anyway
                    [one] { $one }
                   *[none] void without a student
                  }
                [recruit] colonies { $before } → { $after }
                [invade] { $count ->
                    [one] 1 empty box
                   *[other] { $count } empty boxes
                  }
                [junks] { $yard } in your shipyard
                [voyage] { $voyages ->
                    [0] shipyard { $yard }, ocean { $ocean }
                    [one] 1 voyage possible
                   *[other] { $voyages } voyages possible
                  }
                [buy] { $count } to choose from
                [give] { JOIN($gifts) }
                [petition] { JOIN($gifts) }
                [commercial] { $whole ->
                    [yes] draw { $bonus }
                   *[no] give up 0–{ $most } cash, draw { $bonus }–{ $drawn }
                  }
                [tax] cards { $before } → { $after }
                [card] { $many ->
                    [yes] { TYPED($rewards) } to choose from
                   *[no] { JOIN($rewards) }
                  }
                [pass] { $favour ->
                    [yes] you still have the Imperial Favour
                   *[no] you are done for this round
                  }
               *[official] { $count ->
                    [one] { $ministry } { $space }
                   *[other] { $count } officials
                  }
              }
          }
confucius-label-ministry = { $ministry }{ $what ->
    [alone] {""}
    [paid] : { $range ->
        [yes] { $least }–{ $most } cash
       *[no] { $least } cash
      }
    [official] : { $count ->
        [one] 1 official
       *[other] { $count } officials
      }
   *[place] : { $count ->
        [one] 1 place
       *[other] { $count } places
      }
  }
    .detail = { confucius-standing }
        { $taken } taken
        posts +{ $high }, +{ $low }
confucius-standing = { $standing ->
    [0] {""}
   *[other] { JOIN($standing) }
  }
confucius-tile = { $cost ->
    [-1] empty
    [0] { $owner ->
        [none] candidate
        [you] your candidate
       *[other] { $owner }’s candidate
      }
   *[other] { $owner ->
        [none] unbribed { $cost }
        [you] your { $cost }
       *[other] { $owner }’s { $cost }
      }
  }{ $secured ->
    [yes] , secured
   *[no] {""}
  }
confucius-then = { $full ->
    [yes] full, resolved: { JOIN($standing) }
   *[no] then { JOIN($standing) }
  }
  { $barred ->
    [0] {""}
   *[other] gifts bar { JOIN($barred) }
  }
  { $cheaper ->
    [hubu] officials cheaper
    [gongbu] junks cheaper
    [bingbu] armies cheaper
   *[none] {""}
  }
confucius-then-in = { $ministry } { $standing ->
    [0] nobody
   *[other] { JOIN($standing) }
  }
confucius-ends = { $ends ->
    [0] {""}
   *[other] ends { JOIN($ends) }
  }
    .gift = { $seat ->
        [you] your { confucius-gift-alone }
       *[other] their { confucius-gift-alone }
      }
confucius-label-bribe = { $ministry } { $space }: { confucius-amount }
    .detail = { confucius-then }
confucius-label-card-bribe = { $ministry } { $space }: { $kind ->
    [none] free
   *[cash] { $owner }
  }
    .detail = { $kind ->
            [none] {""}
           *[cash] { confucius-amount }
          }
        { confucius-then }
confucius-label-place = { $ministry } { $space }: { $cost ->
    [-1] { confucius-tile }
   *[other] replaces { confucius-tile }
  }
    .detail = { confucius-then }
confucius-label-secure = { $ministry } { $space }: { confucius-amount }
    .detail = now { JOIN($standing) }
confucius-label-transfer = { $ministry } { $space }: { confucius-tile }
    .detail = { $left ->
        [0] you keep none there
       *[other] you keep { $left } there
      }
confucius-label-coat = { $ministry } { $space }
    .detail = { confucius-tile }
confucius-label-coat-to = { $ministry } { $space }
    .detail = { confucius-tile }
        { $then }
confucius-label-junk = { $ministry } { $space }: { confucius-tile }
confucius-label-transfer-to = { $seat }
    .detail = { confucius-ends }
        { confucius-then }
confucius-label-junk-to = { $seat }
    .detail = { $stays ->
        [yes] stays, secured
       *[no] { confucius-then }
      }
confucius-student-of = { $student }: { $seat ->
    [none] nobody
   *[other] { $seat }
  }
confucius-label-nominate = { $student ->
    [red] Red
   *[orange] Orange
  }
    .detail = { $student ->
            [red] wins ties
           *[orange] {""}
          }
        { $other }
        { $taken ->
            [yes] examination this round
           *[no] {""}
          }
confucius-label-vase = { confucius-student-of }
    .detail = { $both ->
        [yes] both yours: you win without cards
       *[no] becomes yours
      }
confucius-label-tutor = { confucius-student-of }
    .detail = { $gift ->
            [0] {""}
           *[other] bound by their { confucius-gift-alone }
          }
        { $laid ->
            [0] no card laid
           *[other] laid: { JOIN($laid) }
          }
confucius-label-chief = { $seat }
    .detail = { confucius-cubes }, one for the Favour · { $first ->
        [you] you begin
       *[other] { $first } begins
      }
confucius-label-influence = { $seat }: { $before } → { $after }
    .detail = { $decided ->
            [yes] then Minister { $minister }, Secretary { $secretary }
           *[no] then { JOIN($standing) }
          }
        { confucius-ends }
confucius-label-junks = { $junks }: { confucius-amount }
    .detail = shipyard { $before } → { $after }, supply { $left }
confucius-label-voyage = { $junks }: { confucius-amount }
    .detail = { $voyages ->
            [0] {""}
            [one] 1 voyage
           *[other] { $voyages } voyages
          }
        { $voyages ->
            [0] {""}
           *[other] { confucius-reward-cards }
          }
        ocean { $before } → { $after }
        { $voyages ->
            [0] voyage at { $voyage }
           *[other] {""}
          }
confucius-reward-cards = { $rewards ->
    [0] no reward card
    [one] 1 reward card
   *[other] { $rewards } reward cards
  }
confucius-label-visit = { confucius-distant-alone }
    .detail = { $seat ->
            [none] { confucius-points }
           *[other] { $seat } came first
          }
        { confucius-reward-cards }
confucius-label-tile = { $seat }: { $junks }
    .detail = { $left ->
        [0] none stays there
        [one] 1 stays there
       *[other] { $left } stay there
      }
confucius-label-tile-to = { $seat }: { $before } → { $after }
confucius-label-land = { $land }{ $invading ->
    [yes] : { $price } cash
   *[no] {""}
  }
    .detail = { $empty } empty
        lost at wall { $wall }
confucius-label-box = { $land } { $box }: { $owner ->
    [none] { confucius-box-points }
    [you] your army
   *[other] { $owner }’s army
  }
    .detail = { $owner ->
        [none] { $invading ->
                [yes] { $price } cash
               *[no] {""}
              }
            { $left ->
                [0] full: won this round
               *[other] { $left } empty
              }
            { $left ->
                [0] {""}
               *[other] lost at wall { $wall }
              }
       *[other] { confucius-box-points }
      }
confucius-box-points = { $points } points{ $star ->
    [yes] {" "}★
   *[no] {""}
  }
confucius-label-buy = { confucius-gift-alone }: { $price } cash
    .detail = { $advanced ->
        [yes] as a petition: { confucius-petition-does }
       *[no] {""}
      }
confucius-label-petition = { $gift }
    .detail = { confucius-petition-does }
confucius-petition-does = { $gift ->
    [1] none
    [2] moves { $junks } between shipyards
    [3] replaces a student by yours
    [4] swaps an official of yours
    [5] moves an army elsewhere
   *[6] replaces a marker, secured
  }
confucius-label-card-gift = { $gift }
    .detail = free instead of { $price } cash
confucius-label-give = { $gift }
    .detail = { $anybody ->
        [yes] may go to anybody
       *[no] may go to { JOIN($seats) }
      }
confucius-label-give-to = { $seat }
    .detail = { $barred ->
            [0] bars no bribe yet
           *[other] bars bribes in { $barred }
          }
        { confucius-ends }
        { $cubes ->
            [0] {""}
           *[other] { $cubes } cubes next round
          }
confucius-label-card = { $reward }
    .detail = { confucius-reward-does }
confucius-label-other = Any other cards
    .detail = { $actions ->
        [one] 1 way
       *[other] { $actions } ways
      }
confucius-label-pay = { TYPED($cards) }: { confucius-amount }
    .detail = { $over ->
            [0] exact
           *[other] { $over } too much
          }
        { confucius-kept }
confucius-kept = you keep { $kept }
confucius-label-commercial = { $cards ->
    [none] give up nothing
   *[other] give up { $cards }
  }
    .detail = draw { $drawn }
        { confucius-kept }
        cards { $before } → { $after }
confucius-label-tutor-cards = { TYPED($cards) }: { $amount } cash
    .detail = { confucius-ends }
        { confucius-kept }
confucius-label-discard = Discard { $cards }
    .detail = { confucius-kept }

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
    [no-bribery-target] your bribery card finds no official
    [obliged-not-to-bribe] gifts you hold bar { $barred }
    [nothing-to-secure] no unsecured official of yours
    [nothing-to-transfer] no official of yours to give
    [transferred-already] transferred in this round already
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

confucius-gift-of = the { $gift } of { $seat }
confucius-owing = { $over ->
    [yes] The match is over: **nobody owes anything any more**.
   *[no] { $bound ->
        [yes] **Who owes whom**, at this moment
       *[no] **Nobody owes anybody anything**: no gift is with another player.
      }
  }
confucius-owing-holds = { $seat ->
    [you] You hold { $gifts }.
   *[other] { $seat } holds { $gifts }.
  }
confucius-owing-barred = { $ministry } ({ JOIN($theirs) }, { $seat } { $own })
confucius-owing-bribes = Bribes: { $barred ->
    [0] { $free ->
        [0] every ministry is resolved
       *[other] free in { $free }
      }
   *[other] not in { $barred }{ $free ->
        [0] {""}
       *[other] ; free in { $free }
      }
  }
confucius-owing-tutoring = Examination: { $now ->
    [yes] bound to the student of { JOIN($givers, by: ", else ") }
   *[no] free now; bound to a student of { JOIN($givers, by: ", else ") }
  }, where { $cancel } cards end the gift
confucius-owing-influence = Resolving: { $seat ->
    [you] your
   *[other] their
  } influence goes to { JOIN($givers, by: ", else ") }, if in that ministry
confucius-owing-least = { JOIN($givers) } { $gift ->
    [1] anything
    [6] { $gift }
   *[other] { $gift } or more
  }
confucius-owing-back = Gifts back: to { JOIN($list, by: "; ") }{ $higher ->
    [yes] ; a higher one ends theirs
   *[no] {""}
  }. { $ready ->
    [0] Nothing is ready
   *[other] Ready: { $ready }
  }
confucius-owing-free = { $you ->
    [yes] { $seats ->
        [0] You hold no gift and are free.
       *[other] You and { $seats } hold no gift and are free.
      }
   *[no] { $seats ->
        [one] { $seats } holds no gift and is free.
       *[other] { $seats } hold no gift and are free.
      }
  }
confucius-owing-cubes = Cubes next round as gifts stand: { JOIN($list, by: " · ") }

## The hand

confucius-hand = { $count ->
    [0] You hold no card.
   *[other] You hold { $cards }{ $hidden ->
        [0] : { confucius-cash } or { confucius-licences }
       *[other] {""}
      }.
  }
  { $rewards ->
    [0] No reward card.
    [one] Reward card: { $rewards }.
   *[other] Reward cards: { $rewards }.
  }
  Your gifts: ready { $ready }; not bought { $unbought }.
  { $given ->
    [0] {""}
   *[other] Given: { $given }.
  }
    .given = { $gift } with { $seat }

## Standing orders, the lobby, the options of a match

order-confucius-secure = Secure whenever I can
    .detail = Your best place first, paid with the cards that fit best. On until you switch it off.
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
