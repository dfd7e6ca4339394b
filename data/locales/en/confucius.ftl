# Confucius: turns after the fact and before Confirm, totals, the end; names that all its texts share.

## Names

confucius-official = the { $cost ->
    [0] candidate
   *[other] { $cost }
  } on { $space }
confucius-post = { $post ->
    [minister] Minister
   *[secretary] Secretary
  }
confucius-candidate = { $candidate ->
    [any] candidate for any ministry
    [bingbu] candidate for Bingbu
    [hubu] candidate for Hubu
   *[gongbu] candidate for Gongbu
  }
confucius-student = { $student ->
    [red] red
   *[orange] orange
  }
confucius-title = { $title ->
    [chief] Chief Minister
    [admiral] Admiral
   *[general] General
  }
confucius-gift-alone = { $value ->
    [1] wall-hanging
    [2] tile
    [3] vase
    [4] coat
    [5] necklace
   *[6] junk
  }
confucius-gift = { confucius-gift-alone } ({ $value })
confucius-land = { $land ->
    [annam] Annam
    [yunnan] Yunnan
    [mongolia] Mongolia
    [korea] Korea
   *[manchuria] Manchuria
  }
confucius-distant-alone = { $land ->
    [spice] Spice Islands
    [india] India
    [arabia] Arabia
    [africa] Africa
   *[americas] Americas
  }
confucius-distant = { $land ->
    [spice] the { confucius-distant-alone }
    [americas] the { confucius-distant-alone }
   *[other] { confucius-distant-alone }
  }
confucius-one-card = a { $cash }
confucius-hidden-cards = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
  }
confucius-no-card = no card
confucius-amount = { $kind ->
    [cash] { $count } cash
   *[licences] { $count ->
        [one] 1 licence
       *[other] { $count } licences
      }
  }
confucius-payment = { $kind ->
    [cash] { $due } cash
   *[licences] { $due ->
        [one] 1 licence
       *[other] { $due } licences
      }
  }{ $discounted ->
    [yes] {" "}({ $what ->
        [officials] Hubu
        [junks] Gongbu
       *[armies] Bingbu
      } −{ $saved })
   *[no] {""}
  }
confucius-counted = { $what ->
    [card] { $count ->
        [one] 1 card
       *[other] { $count } cards
      }
    [cube] { $count ->
        [one] 1 cube
       *[other] { $count } cubes
      }
    [army] { $count ->
        [one] 1 army
       *[other] { $count } armies
      }
    [junk] { $count ->
        [one] 1 junk
       *[other] { $count } junks
      }
    [gift] { $count ->
        [one] 1 gift
       *[other] { $count } gifts
      }
   *[point] { $count ->
        [one] 1 point
       *[other] { $count } points
      }
  }
confucius-reward = { $card ->
    [cash] Cash
    [gift] Gift
    [extra] Extra action
    [bribe-bingbu] Bribe in Bingbu
    [bribe-hubu] Bribe in Hubu
    [bribe-gongbu] Bribe in Gongbu
    [bribe-any] Bribe anywhere
    [recruit] Recruit
    [insult] Emperor Insulted
   *[hidden] a hidden card
  }
confucius-reward-does = { $card ->
    [cash] draw { $cash } cards
    [gift] a gift of your own for free
    [extra] any action of the box, without cubes
    [recruit] an army into the colonies for free
    [insult] an army from the colonies, +{ $points } points
   *[bribe] an unmarked official free, unsecured at its price
  }
confucius-reward-in-full = { $card } ({ $does })
confucius-or = { $first } or { $last }
confucius-act = { $do ->
    [bribe] bribe
    [secure] secure
    [transfer] transfer
    [nominate] nominate a student
    [force] force an examination
    [recruit] recruit an army
    [invade] invade
    [junks] buy junks
    [voyage] sail
    [buy] buy a gift
    [give] give a gift
    [petition] petition
    [commercial] commercial income
    [tax] tax income
    [card] reward card
    [nothing] no action
   *[pass] pass
  }

## Actions: who did what, for how much, how, what it brought

confucius-told = { $told }{ $means }{ $paid }{ $brings }.
confucius-paid = {" "}for { $payment }{ $exact ->
    [yes] {""}
   *[no] , paid { $kind ->
        [licences] with { $cards }
       *[cash] { $cards }
      }
  }
confucius-means = { $source ->
    [favour] {" "}(Imperial Favour)
    [extra] {" "}(extra action)
    [card] {""}
   *[cubes] { $cubes ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $cubes } cubes)
      }
  }
confucius-brings = : { $list }
confucius-did = { $person ->
    [you] You: { $do }
   *[they] { $who }: { $do }
  }
confucius-did-nothing = { $person ->
    [you] You use a cube for no action
   *[they] { $who } used a cube for no action
  }
confucius-bribed = { $person ->
    [you] You { $what ->
        [secured] secure
       *[bribed] bribe
      }
   *[they] { $who } { $what ->
        [secured] secured
       *[bribed] bribed
      }
  } { confucius-official-marked }
confucius-official-marked = the { $cost ->
    [0] candidate
   *[other] { $cost }
  } on **{ $space }**
confucius-transferred = { $person ->
    [you] You transfer
   *[they] { $who } transferred
  } **{ $space }** to { $to }{ $secured ->
    [yes] , secured
   *[no] , unsecured
  }
confucius-nominated = { $person ->
    [you] You nominate
   *[they] { $who } nominated
  } a student on the { $student } space
confucius-forced = { $person ->
    [you] You force
   *[they] { $who } forced
  } an examination at the end of this round
confucius-recruited = { $person ->
    [you] You recruit
   *[they] { $who } recruited
  } an army
confucius-invaded = { $person ->
    [you] You send
   *[they] { $who } sent
  } an army into **{ $box }**
confucius-bought-junks = { $person ->
    [you] You buy
   *[they] { $who } bought
  } { $junks }
confucius-sailed = { $person ->
    [you] You send
   *[they] { $who } sent
  } { $junks } to sea
confucius-bought = { $person ->
    [you] You buy
   *[they] { $who } bought
  } the **{ $gift }**
confucius-gave = { $person ->
    [you] You give
   *[they] { $who } gave
  } { $to } the **{ $gift }**
confucius-petitioned = { $person ->
    [you] You petition
   *[they] { $who } petitioned
  } the Emperor with the **{ $gift }**
confucius-commercial = { $person ->
    [you] You take
   *[they] { $who } took
  } commercial income, giving up { $count ->
    [0] no card
    [1] { $cards }
   *[other] { $cards } ({ $cash })
  }
confucius-taxed = { $person ->
    [you] You take
   *[they] { $who } took
  } tax income
confucius-played = { $person ->
    [you] You play
   *[they] { $who } played
  } the reward **{ $card }**

confucius-colonies = armies in the colonies { $before } → **{ $after }**
confucius-box-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $star ->
    [yes] {" "}and a reward
   *[no] {""}
  } there if the land is taken
confucius-yard = shipyard { $before } → **{ $after }**
confucius-reached = **{ $land }** reached { $points ->
    [0] (not the first there)
   *[other] first (**+{ $points }**)
  }
confucius-ocean = { $count ->
    [0] none left in the ocean
    [one] 1 junk in the ocean now
   *[other] { $count } junks in the ocean now
  }
confucius-draws = { $known ->
    [yes] { $person ->
        [you] you draw { $cards }
       *[they] drew { $cards }
      }
   *[no] { $person ->
        [you] you draw { confucius-drawn-count } face down
       *[they] drew { confucius-drawn-count }
      }
  }
confucius-drawn-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
confucius-rewarded = { $known ->
    [yes] Emperor’s Reward **{ $cards }**
   *[no] { $count ->
        [one] an Emperor’s Reward
       *[other] { $count } Emperor’s Rewards
      }
  }
confucius-free-gift = the **{ $gift }** for free
confucius-free-bribe = { confucius-official-marked } bribed for free
confucius-junks-moved = { $junks } from { $origin } shipyard to { $to }
confucius-student-replaced = the { $student } student is { $now }, no longer { $before }
confucius-swapped = **{ $first }** and **{ $second }** change places, markers with them
confucius-army-moved = { $owner } army from **{ $first }** to **{ $second }**
confucius-marker-replaced = { $after } marker on **{ $space }**{ $replaced ->
    [yes] {" "}instead of { $before }
   *[no] {""}
  }, { $secured ->
    [yes] secured
   *[no] unsecured
  }
confucius-insulted = an army from the colonies on the card (**+{ $points }**)

confucius-gift-cancelled = That cancels { $owner } { $gift } at { $holder }: { $why ->
    [replaced] a new gift to the same player replaces it
    [better] it is answered with a better one
    [transfer] an official goes to its giver
   *[tutoring] at least { $count } cards were laid for its giver’s student
  }.
confucius-passed = { $person ->
    [you] You pass: no more actions this round.
   *[they] { $who } passed.
  }
confucius-idle = { $person ->
    [you] You pass, having no cube left.
   *[they] { $count ->
        [one] { $who } passes, having no cube left.
       *[other] { $who } pass, having no cubes left.
      }
  }
confucius-resigned = { $who } resigned. Markers stay on the officials but give no influence; gifts from and to them leave the game.
confucius-over = { $person ->
    [you] With this the match ends
   *[they] The match is over
  }: { confucius-end } The titles follow.
confucius-end = { $end ->
    [ministries] all three ministries are resolved.
    [candidates] no candidate is left.
    [wall] the Great Wall is complete.
   *[resigned] only one player is left.
  }

## The court phase

confucius-court = **The court meets.** Great Wall { $before } → **{ $after }** of { $all }{ $full ->
    [yes] : complete, so the match ends with this round
   *[no] {""}
  }.
confucius-exam = **Examination**{ confucius-exam-forced }: { $red } (red) against { $orange } (orange). All who hold cards tutor one of the two.
confucius-exam-forced = { $forced ->
    [yes] {" "}(forced)
   *[no] {""}
  }
confucius-exam-alone = **Examination**{ confucius-exam-forced }: { $count ->
    [one] only { $person ->
        [you] you have a student and win
       *[they] { $who } has a student and wins
      }
   *[other] both students are { $person ->
        [you] yours: you win
       *[they] { $who }’s, who wins
      }
  } without any card.
confucius-exam-empty = The examination that was forced falls through: nobody has a student. The candidate stays.
confucius-tutored = { $person ->
    [you] You lay
   *[they] { $who } lays
  } { $known ->
    [yes] **{ $cards }**
   *[no] { $count ->
        [one] 1 card
       *[other] { $count } cards
      }
  } face down for { $own ->
    [yes] { $person ->
        [you] your
       *[they] their own
      }
   *[no] { $owner }
  } **{ $student }** student{ $forced ->
    [yes] {" "}(the only way)
   *[no] {""}
  }.
confucius-no-tutors = { $person ->
    [you] **You win** the examination
   *[they] { $who } wins the examination
  }: nobody has cards to tutor with, and red wins ties.
confucius-exam-abandoned = { $person ->
    [you] **You win** the examination
   *[they] { $who } wins the examination
  }, as the other student’s player has left. Cards laid are discarded.
confucius-revealed = **The tutoring cards are revealed:**
confucius-side = { $student }, { $owner } student: **{ $total }**{ $any ->
    [yes] {" "}({ $cards })
   *[no] , no cards
  }
confucius-exam-won = { $person ->
    [you] **You win** the examination
   *[they] { $who } wins the examination
  }{ $tie ->
    [yes] : equal sums, so red wins
   *[no] {""}
  }.
confucius-placed = { $person ->
    [you] You put
   *[they] { $who } put
  } the { $candidate } on **{ $space }**{ $why ->
    [elsewhere] {" "}(no space in its own ministry)
   *[own] {""}
  }{ $forced ->
    [yes] {" "}(the only possible space)
   *[no] {""}
  }, secured{ $replaced ->
    [official] , in place of { $bribed ->
        [yes] { $owner } unsecured { $cost }
       *[no] the unbribed { $cost }
      }, now out of the game
   *[no] {""}
  }.
confucius-candidate-lost = The { $candidate } finds no space and leaves the game.
confucius-next-candidate = { $count ->
    [0] {""}
   *[other] Dropped, as of no use any more: { $discarded }.{" "}
  }{ $left ->
    [yes] Next: the { $candidate }.
    [hidden] The next candidate is turned up.
   *[no] No candidate is left, so **the match ends with this round**.
  }
confucius-resolution = **{ $ministry } is resolved** ({ $counts })
confucius-resolution-on = **{ $ministry }**, the resolution goes on
confucius-influence = { $person ->
    [you] You ({ confucius-fewest }) give
   *[they] { $who } ({ confucius-fewest }) gives
  } way to { $to } ({ $before } → { $after }){ $bound ->
    [yes] , bound by the { $gift }, now gone
   *[no] {""}
  }
confucius-fewest = fewest: { $tiles }{ $tie ->
    [yes] , lowest seniority
   *[no] {""}
  }
confucius-posts = Minister { $minister } **+{ $high }**, Secretary { $secretary } **+{ $low }** ({ $most } to { $less }{ $tie ->
    [yes] ; { $best } is the highest official
   *[no] {""}
  })
confucius-both-posts = { $person ->
    [you] You take
   *[they] { $who } takes
  } both posts: **+{ $points }**
confucius-no-minister = **{ $ministry } is resolved**: nobody has influence there, so there is no Minister.
confucius-gain = { $who } **+{ $points }**
confucius-land-resolved = { $won ->
    [yes] **{ $land } is taken**{ $any ->
        [yes] : { $gains }
       *[no] {""}
      }.
   *[no] { $empty ->
        [yes] **{ $land } is closed**: the wall is at { $wall }, and no army is there.
       *[no] **{ $land } is lost**: the wall is at { $wall } and not every box has an army, so no points.
      }
  }{ $star }
confucius-star = {" "}{ $person ->
    [you] You draw
   *[they] { $who } draws
  } { $cards } for the ★ box.
confucius-officials-came = New { $count ->
    [one] official
   *[other] officials
  }: { $list }.
confucius-new-official = { $known ->
    [yes] the { $cost } on
   *[no] one on
  } { $space }
confucius-discarded = { $person ->
    [you] You discard
   *[they] { $who } discarded
  } { $cards } (hand limit { $limit }).
confucius-round = **Round { $round }.** Cubes (gifts given and held): { $cubes }
confucius-cubes-from = { $cubes } ({ $gifts })
confucius-chief-named = { $person ->
    [you] You name
   *[they] { $who } named
  } { $chief } **Chief Minister**{ $forced ->
    [yes] {" "}(nobody else to name)
   *[no] {""}
  }.
confucius-chief-follows = { $person ->
    [you] You are
   *[they] { $who } is
  } **Chief Minister** now.

## Totals

confucius-totals = { $what ->
    [points] Points
    [cubes] Cubes
   *[cards] Cards
  }: { $list }
confucius-has-passed = passed
confucius-state = Round { $round } · Chief Minister { $chief } · Great Wall { $wall } of { $all } · { $candidates ->
    [one] 1 candidate
   *[other] { $candidates } candidates
  } left · { $closed } of { $ministries } ministries resolved

## Before Confirm and after it

confucius-short = { $do }: { $detail }
confucius-chosen-cards = cards { $cards }
confucius-warn-over = **You pay { $amount } too much**, and there is no change.
confucius-warn-passed = You take no further action in this round.
confucius-final-move = { $what ->
    [match] The match ends: after this no undo.
    [round] The round ends: after this no undo.
    [court] The court meets: after this no undo.
    [cards] You draw face down: after this no undo.
    [laid] The cards stay laid: after this no undo.
   *[turn] Your turn ends: after this no undo.
  }
confucius-drawn = You drew **{ $cards }** ({ $cash } or { $licences }).
confucius-drawn-reward = Emperor’s { $count ->
    [one] Reward
   *[other] Rewards
  }: **{ $cards }**.

## The end

confucius-score = { $score ->
    [one] 1 point
   *[other] { $score } points
  }{ $any ->
    [yes] {" "}({ $sources })
   *[no] {""}
  }
confucius-source = { $source ->
    [ministries] ministries
    [voyages] voyages
    [invasions] invasions
    [insults] insults
   *[titles] titles
  } { $count }
confucius-ending = { $end ->
    [ministries] All three ministries are resolved. Most points win.
    [candidates] No candidate was left, and the open ministries were resolved. Most points win.
    [wall] The Great Wall was complete, and the open ministries were resolved. Most points win.
   *[resigned] All others resigned.
  }
confucius-ending-tie = Between equal points the Admiral wins, else the Chief Minister, else the General.
confucius-ending-shared = { $who } have equal points and no title, so they share the win.
confucius-ending-admiral = As the most points are shared, the Admiral { $who } wins (option of this match).
confucius-final = **Titles**, { $points ->
    [one] a point each
   *[other] { $points } points each
  }
confucius-final-title = { $name }, { $title ->
    [chief] most officials and posts
    [admiral] most junks in the ocean, and { $voyage } for every land visited
   *[general] most armies
  } ({ $counts }): { $any ->
    [yes] { $who }{ $tie ->
        [yes] , as { confucius-final-level } and the Minister of { $ministry } decides
       *[no] {""}
      }
   *[no] nobody, as { confucius-final-level } and there is no Minister of { $ministry }
  }
confucius-final-level = { $most ->
    [0] all have none
   *[other] { $level } are equal
  }
confucius-final-tie = { $level } have equal points: { $decided ->
    [yes] { $who } wins as { $title }.
   *[no] without a title they share the win.
  }
## Captions on the pictures

confucius-caption-turn = { $turn ->
    [0] The start
   *[other] Turn { $turn }
  }
confucius-caption-round = Round { $round }
confucius-caption = { $name ->
    [officials] Officials
    [nominate] Student
    [force] Exam
    [buy] Buy gift
    [give] Give gift
    [petition] Petition
    [ships] Ships
    [armies] Armies
    [commercial] Commerce
    [tax] Tax
    [nothing] No action
    [favour] Favour
    [red] Red
    [orange] Orange
    [any] Any
    [owes] owes
   *[over] The end
  }
