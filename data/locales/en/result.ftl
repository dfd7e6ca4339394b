# The end of a match: result card, its picture, rematch, good game.

result-head = ## { $title }: { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
  }
result-rank = { $rank }. { $who }: { $score }{ $resigned ->
    [yes] , resigned
   *[no] {""}
  }
result-length = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  } in { $span }
result-dates = -# { $length }, since { $since }
result-imported = -# { $turns } turns. The record was imported { $since }; it does not say who played.
result-seal = The seed was `{ $seed }`
    -# Its SHA-256 is `{ $hash }`, as posted at the start. Check every shuffle with `python -m games verify { $file }`.

## How long the others waited; nights, vacations and pauses count: they waited then, too

result-waits = **How long a turn took** (nights, vacations and pauses included)
result-wait = { $who }: { $turns ->
    [one] { $longest }, one turn
   *[other] { $even ->
        [yes] { $longest } each
       *[no] usually { $median }, at most { $longest }
      }
  }{ $until ->
    [none] {""}
   *[other] {" "}(until turn { $until })
  }
result-wait-substitute = { $who } (from turn { $from }): { $turns ->
    [one] { $longest }, one turn
   *[other] { $even ->
        [yes] { $longest } each
       *[no] usually { $median }, at most { $longest }
      }
  }{ $until ->
    [none] {""}
   *[other] {" "}(until turn { $until })
  }
span = { $unit ->
    [seconds] under a minute
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
      }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
      }
   *[days] { $count ->
        [one] 1 day
       *[other] { $count } days
      }
  }

## The picture: short words, a source has room for about 12 letters

result-total = { $game ->
    [qin] Pagodas
    [dayunhe] Prestige
   *[other] Points
  }
result-time = { $time ->
    [game] Game
    [round] Round
   *[turn] Turn
  }
result-course = { result-total }, { $time ->
    [game] game by game
    [round] round by round
   *[turn] turn by turn
  }
result-end = end
result-source-qin = { $source ->
    [provinces] Provinces
    [villages] Villages
    [game-1] First game
   *[game-2] Second game
  }
result-source-china = { $source ->
    [houses] Houses
    [alliances] Alliances
   *[roads] Roads
  }
result-source-yunnan = { $source ->
    [points] On the way
    [money] Money
    [gifts] Gifts
    [passes] Passes
    [influence] Influence
   *[teahouses] Tea houses
  }
result-source-confucius = { $source ->
    [ministries] Ministries
    [voyages] Voyages
    [invasions] Invasions
    [insults] Insults
   *[titles] Titles
  }
result-source-dayunhe = { $source ->
    [start] Start
    [building] Building
    [prestige] Cards
    [inspections] Inspections
    [uprisings] Uprisings
    [intrigue] Intrigue
    [network] Network
    [city] City
   *[unrest] Unrest
  }

## The picture for those who cannot see it

result-alt = { $course }, as lines, and where they come from, as bars. { $ranks }.{ $points ->
    [none] {""}
   *[other] {" "}On the way: { $points }.
  }
result-alt-rank = { $rank }. { $who } { $total }{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
  }
result-alt-source = { $source } { $points }
result-alt-point = after turn { $turn } { $list }
result-alt-standing = { $who } { $points }
minus = −{ $number }

## Buttons

button-rematch = Rematch
button-other-side = Other side of the board
button-cheer = Good game
button-scoring = Final scoring

result-scoring = **{ $title }: where the points of the end came from**
rematch-open = Your table is open: **{ $title }** in { $place }. { $others ->
    [one] I have told the other player.
   *[other] I have told the others.
  }
rematch-joined = You have a seat at **{ $title }** in { $place }.
rematch-begun = **{ $title }** has begun: see { $place }.
rematch-full = **{ $title }** is full; it begins in { $place }.
fork-call = { $host } would like to play on from there, the rest dealt anew: { $list }. Press **Join**.
rematch-call = { $host } would like to play { $title } again: { $list }. Press **Join**.
cheers = -# 👏 Good game: { $list }{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
  }

## What a computer thinks of it

button-review = A computer’s view
review-offer = **{ $title }: what a computer thinks of it.** It looks at all { $turns } turns again and shows how the chances went, which three turns changed most, and what it would have played there. It is an opinion, and takes { $minutes ->
    [one] at least a minute
   *[other] at least { $minutes } minutes
  }.
button-review-me = For me
button-review-all = For everybody
review-open = **{ $title }:** a computer has looked at { $seen } of { $turns } turns. { $told ->
    [all] What it thinks comes into the thread.
    [you] I send you what it thinks.
   *[nobody] Look here later for what it thinks.
  }
button-review-look = Look again
review-head = **{ $title }: what a computer thinks**
    -# An opinion: chances as everybody could see them then, if all went on playing equally well.
review-even = No turn changed much.
review-turn = **Turn { $number }** · { $who } { $before } % → { $after } %
    { $played }{ $state ->
        [none] {""}
        [same] {""}
            -# A computer would have done the same.
       *[other] {""}
            -# What a computer would have played: { $better }
    }
button-review-board = Turn { $turn }
review-course = Chances in %, turn by turn
review-alt = Each player’s chances in per cent, as lines: { $list }.
review-alt-chance = { $who } { $percent }

## The whole match at once

button-show-film = Animation
button-show-page = Page
show-begun = { $what ->
    [film] The animation
   *[page] The page
  } of **{ $title }** is being made. It comes into { $place }.
show-there = It stands [here]({ $link }).
show-post = **{ $title }, turn by turn**{ $what ->
    [film] {""}
   *[page] {""}
        Open the file in a browser; it needs no network.
  }
show-too-large = **{ $title }:** { $what ->
    [film] The animation
   *[page] The page
  } is a larger file than Discord takes in this server.
show-alt = All boards, one after the other. The last: { $alt }
show-turn = Turn { $number } of { $last }
show-slider = Turn
show-play = Play
show-stop = Stop

## What somebody is called after a match, from its record

result-titled = 🏅 { $who }: { $title }
titled-any-turned = Last at half-time, first at the end
titled-any-doubled = Won with at least twice what anybody else had
titled-any-tie-break = Won by the tie-break
titled-any-by-one = Won by one
titled-any-throughout = In front from the first quarter to the end
titled-qin-two-villages = Took two villages in one turn
titled-qin-joiner = Got provinces that were joined, more than once
titled-qin-founder = Founded eight provinces or more
titled-qin-villages = Held more villages than all others together
titled-qin-provinces = Had more pagodas on provinces than all others together
titled-qin-no-joining = Won without a joined province
titled-china-alliances = More from alliances than all others together
titled-china-roads = More from rows of houses than all others together
titled-china-no-alliance = Won without an alliance
titled-china-no-road = Won without a row of houses
titled-china-two-roads = Scored two rows of houses or more
titled-china-exchanges = Exchanged a card more than once
titled-confucius-no-bribe = Never took the bribe action
titled-confucius-no-gift = Gave no gift
titled-confucius-visits = Reached a distant land two times or more
titled-confucius-sailings = Sailed three times or more
titled-confucius-nominations = Nominated four students or more
titled-confucius-rewards = Played two reward cards or more
titled-confucius-ministries = More from ministries than all others together
titled-confucius-voyages = More from voyages than all others together
titled-confucius-invasions = More from invasions than all others together
titled-dayunhe-tea = Called a tea break
titled-dayunhe-spied = Used espionage four times or more
titled-dayunhe-calmed = Calmed the people four times or more
titled-dayunhe-turned = Turned canals more than once
titled-dayunhe-network = More from the network than all others together
titled-dayunhe-inspections = More from inspections than all others together
titled-dayunhe-no-inspection = Won without a point from inspections
titled-yunnan-never-thrown = Was never thrown out by a higher bid
titled-yunnan-thrown-out = Was thrown out by higher bids four times or more
titled-yunnan-displaced = Was displaced five times or more
titled-yunnan-not-displaced = Was never displaced
titled-yunnan-bank = Went to the bank three times or more
titled-yunnan-buildings = Built more than once
titled-yunnan-gifts = More gifts than all others together
titled-yunnan-influence = More from influence than all others together
titled-yunnan-passes = More from border passes than all others together
titled-yunnan-teahouses = More from tea houses than all others together
titled-yunnan-points = More on the way than all others together
others-resigned = { $others ->
    [one] The other player resigned.
   *[other] All others resigned.
  }
