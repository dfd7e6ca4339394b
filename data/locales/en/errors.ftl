# Errors of rules, notations, options, records and data files.

## Qin

error-match-over = The match is over.
error-ends-by-itself = This game ends by itself.
error-not-your-turn = It is the turn of { $seat }.
error-not-your-tile = You hold no tile { $tile }.
error-square-taken = { $square } is taken: a tile needs two empty squares.
error-not-grassland = { $square } is { $ground ->
    [water] water
    [village] a village
   *[other] not grassland
  }: a tile needs two squares of grassland.
error-not-connected = { $touches ->
    [corner] That touches the other tiles at a corner only
    [village] That touches a village only
   *[nothing] That touches nothing
  }: one half must share an edge with a coloured square.
error-joins-majors = That would join two major { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
  } provinces, of { $seats }. Major provinces are never joined.
error-shared-majority = That would join { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
  } provinces in which { $seats } have { $squares } squares each. One player must have most.
error-major-changes-owner = That would give { $owner }’s major { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
  } province to { $rival }, who has { $squares } squares. A major province never changes its owner.
error-already-resigned = { $seat } has resigned already.
error-unreadable-notation = I cannot read “{ $text }”. Write it like `{ $example }`.
error-unknown-tile = There is no tile “{ $tile }”. The tiles are RR, YY, BB, RY, RB and YB.
error-off-board = There is no square { $square }: columns go from A to M, rows from 1 to 13.
error-not-adjacent = { $first } and { $second } do not share an edge.
error-double-reversed = Of a double, { $tile }, the upper or left half comes first.
error-no-such-seat = There is no seat { $seat } in this match.

## China

error-draw-first = { $cards ->
    [one] Your hand is not full yet: take one card first.
   *[other] Your hand is not full yet: take { $cards } cards first.
  }
error-place-first = { $placed ->
    [0] You have done nothing yet: place a piece or exchange a card, then you take cards.
   *[other] Place your second piece first, or say done, as in `chu done`; then you take cards.
  }
error-piece-placed = You have placed a piece in { $province }: in such a turn you cannot exchange a card.
error-nothing-placed = You have placed nothing yet: place a piece or exchange a card.
error-other-province = All pieces of a turn go to one province, and yours is { $province }.
error-pieces-used-up = { $pieces ->
    [1] { $province } was empty when your turn began, so it takes only one piece in it.
   *[other] You have placed { $pieces } pieces in { $province }, and a turn has no more.
  }
error-card-colour = { $card ->
    [R] red
    [G] green
    [Y] yellow
    [O] orange
   *[V] violet
  }
error-card-not-held = { $needed ->
    [1] You hold no { error-card-colour } card.
   *[other] You need { $needed } { error-card-colour } cards and hold { $held }.
  }
error-wrong-colour = { $province } is { $colour ->
    [R] red
    [G] green
    [Y] yellow
    [O] orange
   *[V] violet
  }: one { error-card-colour } card does not pay there, but two of them do, as a joker.
error-joker-own-colour = { $province } is { error-card-colour } itself: one { error-card-colour } card pays for a piece; two are no joker there.
error-piece-not-left = You have no { $piece ->
    [house] house
    [emissary] emissary
   *[fort] fortification
  } left.
error-space-taken = { $seat } has a house on { $space }.
error-already-fortified = { $space } is already fortified.
error-no-fortifications = This match is played without fortifications.
error-no-houses-there = There is no house in { $province } yet, so it admits no emissary.
error-too-many-emissaries = { $province } admits { $most ->
    [one] one emissary, as nobody has more than one house there, and it is taken.
   *[other] { $most } emissaries, the most houses one player has there, and all are taken.
  }
error-not-in-row = There is no { error-card-colour } card in the open row.
error-deck-empty = The deck is empty: take an open card.
error-unknown-province = There is no province “{ $province }”. There are: { $known }.
error-no-such-space = { $province } has the spaces 1 to { $last }, and no { $number }.
error-bad-pair = A joker is two cards of one colour, and { $first } and { $second } are two.
error-no-such-placement = There is no such placement: { $piece } at { $place } for { $pay }.

## Yunnan

error-bid-now = The bidding goes on: bid, put a trader in the market, go to the bank, or pass.
error-take-now = First take a structure from the Building Yard, as in `take post`.
error-travel-now = Everybody travels now: move traders and build, then `end`.
error-convert-now = Incomes are converted now: say how many points you take, as in `convert 6`.
error-home-first = { $traders ->
    [one] You still have a trader at home, who goes first: one from a province only when nobody is at home.
   *[other] You still have { $traders } traders at home, who go first: one from a province only when nobody is at home.
  }
error-none-at-home = None of your traders is at home. Say from which province one comes: { $provinces }.
error-no-trader-there = { $market ->
    [1] A trader who is in the market of Pu’er stays there: none is taken from it for a bid.
   *[other] You have no trader in { $province }.
  }
error-in-bank = You are in the bank: no bid in a building and no second side of the bank in this round. The market stays open to you.
error-side-taken = { $rival } is on the { $side ->
    [left] higher
   *[right] lower
  } side of the bank already.
error-bids-already = You already bid { $value } at the { yunnan-building }: only one of your traders in each building.
error-progress-full = { $building ->
    [school] All { $most } of your traders are in play, so the Trade School has nothing for you.
    [customs] You have { $most } border passes, which is the most, so the Customs House has nothing for you.
    [horse] Your horse stands at the end of the road, so the Horse Dealer has nothing for you.
    [dragon] Your influence is { $most }, which is the most, so the Dragon House has nothing for you.
   *[yard] You have taken all { $most } structures, so the Building Yard has nothing for you.
  }
error-bid-taken = The { $value } at the { yunnan-building } is taken, by { $rival }.
error-bid-too-low = Somebody bids { $highest } at the { yunnan-building }. A bid of { $value } must be the highest there: every higher bid throws out the small ones.
error-too-expensive = You hold { $money } yuan{ $bids ->
    [0] , and a bid of { $value } is more than that
   *[other] {" "}and have bid { $bids } of it, and a bid of { $value } is more than what is left
  }: { MISSING($value, $left) } more would do.
error-structure-used-up = You have taken all your { $kind ->
    [post] trading posts
    [bridge] bridges
   *[teahouse] tea houses
  } already.
error-no-field = { $province } has no place for a { $kind ->
    [post] trading post
   *[teahouse] tea house
  }.
error-beyond-horse = Your horse has only reached { $horse }, and { $province } lies beyond it.
error-teahouse-stands = { $rival } has a tea house in { $province }, and a province has room for only one.
error-bridge-stands = You already have a bridge { $first }–{ $second }.
error-not-in-stock = You have no { $kind ->
    [post] trading post
    [bridge] bridge
   *[teahouse] tea house
  } in stock: the Building Yard gives them.
error-displace-first = A trader of yours has just arrived in { $province }: first say whom it displaces, as in `displace none`.
error-nobody-arrived = Only a trader who has just ended a journey displaces somebody.
error-own-trader = Those are your own traders: only other colours are displaced.
error-colour-not-there = { $rival } has no trader in { $province }.
error-too-influential = { $rival } has influence { $influence } and you have { $own }: only traders with less influence than yours can be displaced.
error-nobody-to-move = You have no trader in { $province }.
error-all-moved = { $traders ->
    [one] Your trader in { $province } has
   *[other] All { $traders } of your traders in { $province } have
  } travelled in this turn: one journey for each.
error-same-province = A journey leads to another province, and { $province } is where it starts.
error-too-few-passes = { $needed ->
    [one] That takes 1 border pass
   *[other] That takes { $needed } border passes
  }, and { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
  } in this turn.
error-more-than-income = Your income in this round is { $income } yuan, so { $points } points are too many. Older money is never converted.
error-no-such-bid = There is no { $value } to bid. The spaces of every building are { $known }.
error-no-such-bridge = There is no bridge between { $first } and { $second }. Bridges: { $known }.

## Confucius

error-ministry = { $ministry ->
    [bingbu] Bingbu
    [hubu] Hubu
   *[gongbu] Gongbu
  }
error-gift = { $gift ->
    [1] wall-hanging
    [2] tile
    [3] vase
    [4] coat
    [5] necklace
   *[6] junk
  }
error-other-gift = { $other ->
    [1] wall-hanging
    [2] tile
    [3] vase
    [4] coat
    [5] necklace
   *[6] junk
  }
error-student = { $student ->
    [red] red
   *[orange] orange
  }
error-land = { $land ->
    [annam] Annam
    [yunnan] Yunnan
    [mongolia] Mongolia
    [korea] Korea
    [manchuria] Manchuria
    [spice] the Spice Islands
    [india] India
    [arabia] Arabia
    [africa] Africa
    [americas] the Americas
   *[other] { $land }
  }
error-bribery = { $card ->
    [bribe-bingbu] Bribe in Bingbu
    [bribe-hubu] Bribe in Hubu
    [bribe-gongbu] Bribe in Gongbu
    [bribe-any] Bribe anywhere
    [cash] Cash
    [gift] Gift
    [extra] Extra action
    [recruit] Recruit
   *[insult] Emperor Insulted
  }
error-due = { $kind ->
    [cash] { $due } cash
   *[licences] { $due ->
        [one] 1 licence
       *[other] { $due } licences
      }
  }
error-chief-now = First name the next Chief Minister, as in `chief B`.
error-act-now = It is time for an action, as in `bribe hubu 3`, or a reward card.
error-free-now = You have an extra action now: any action of the box, as in `tax`.
error-favour-now = You have the Imperial Favour now: any action of the box, as in `tax`, or `nothing`.
error-pay-now = First pay { error-due }, as in `pay 2 3`.
error-tutor-now = An examination is held: lay cards for a student, as in `tutor red 1 2`.
error-place-now = First place the candidate, as in `place hubu 5`.
error-influence-now = First say who gets your influence, as in `influence B`.
error-discard-now = First discard, as in `discard 1 1`.
error-cubes-left = You have { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
  } left, so you cannot pass. `nothing` uses one.
error-no-passing = { $source ->
    [extra] An extra action is taken at once; `nothing` is one too.
   *[favour] The Imperial Favour cannot be passed; `nothing` uses it too.
  }
error-no-rewards-now = { $source ->
    [extra] The extra action is one of the box: no other reward card can be played for it.
   *[favour] The Imperial Favour is for actions of the box: no reward card can be played with it.
  }
error-too-few-cubes = That takes { $needed ->
    [one] 1 cube
   *[other] { $needed } cubes
  }, and { $left ->
    [0] none is left to you
    [one] you have 1 left
   *[other] you have { $left } left
  }. { $do ->
    [petition] A petition always takes { $needed }.
   *[other] The first action on a space of the box takes 1, every later one in the same round 2.
  }
error-seat-has-left = { $seat } has left the match: choose somebody else.
error-basic-game = This match is played without petitions to the Emperor.
error-not-in-first-round = There is no examination in round 1: nobody nominates or forces one before round 2.
error-ministry-closed = { error-ministry } is resolved, and nothing changes there any more.
error-no-official = There is no official on { error-ministry } { $space }.
error-bribed-already = { $own ->
    [1] The official on { error-ministry } { $space } is yours already.
   *[0] The official on { error-ministry } { $space } already has the marker of { $owner }: bribe one that has none.
  }
error-obliged-not-to-bribe = You hold the { error-gift } of { $owner }: while { $owner } has an official in { error-ministry } and you have as many or more, you may not bribe there. Now it is { $theirs } there to your { $own }.
error-not-bribed = Nobody has bribed the official on { error-ministry } { $space }.
error-not-your-official = The official on { error-ministry } { $space } has the marker of { $owner }, not yours.
error-secured-already = The official on { error-ministry } { $space } is secured already.
error-transfer-to-yourself = A transfer goes to another player.
error-transferred-already = The official on { error-ministry } { $space } was transferred in this round: it can be transferred again in the next.
error-student-nominated = You already have a student on { error-student }, and cannot nominate a second.
error-student-taken = { $owner } already has the student on { error-student }.
error-no-army-left = All { $armies } of your armies are out.
error-no-army-in-colonies = You have no army in your colonies: recruit one first.
error-land-not-used = { error-land } is not in this match.
error-land-resolved = { error-land } is { $state ->
    [won] won
   *[lost] lost
  } already: no army comes or goes there.
error-box-taken = { $owner } has an army in { error-land }, box { $box }.
error-too-few-junks-left = { $junks ->
    [0] No junk is
    [one] Only 1 junk is
   *[other] Only { $junks } junks are
  } left in the supply.
error-all-lands-visited = You have visited all distant lands, so you can sail no more.
error-too-few-junks = { $yard ->
    [0] You have no junk
    [one] You have 1 junk
   *[other] You have { $yard } junks
  } in your shipyard, so { $count } cannot sail.
error-too-many-voyages = { $count ->
    [one] 1 junk
   *[other] { $count } junks
  } more would complete { $voyages ->
    [one] 1 voyage
   *[other] { $voyages } voyages
  }, and only { $left ->
    [one] 1 land is
   *[other] { $left } lands are
  } left to visit.
error-wrong-number-of-lands = With { $count ->
    [one] 1 junk
   *[other] { $count } junks
  } you complete { $voyages ->
    [0] no voyage, so name no land: `voyage { $count }`.
    [one] 1 voyage: name 1 land, as in `voyage { $count } africa`.
   *[other] { $voyages } voyages: name { $voyages } lands, as in `voyage { $count } africa india`.
  }
error-land-visited = You have been to { error-land } already.
error-gift-not-bought = You have not bought the { error-gift } yet.
error-gift-bought = You have already bought the { error-gift }.
error-gift-given = Your { error-gift } is with { $owner } already.
error-gift-gone = Your { error-gift } has left the game.
error-give-to-yourself = A gift goes to another player.
error-obliged-to-better-gift = You hold the { error-gift } ({ $gift }) of { $owner }: a gift back must be worth { $gift } or more, and this one is worth { $value }.
error-commercial-used = You have had commercial income in this round; it comes once a round.
error-too-much-cash = Those cards are worth { $cash } cash; for commercial income you give up { $most } at most.
error-cards-not-held = { $held ->
    [0] You hold no card of { $card } cash.
    [one] You hold only 1 card of { $card } cash.
   *[other] You hold only { $held } cards of { $card } cash.
  }
error-too-little-cash = That costs { $due } cash, and you have { $have }: { MISSING($due, $have) } more would do.
error-too-few-licences = That takes { $due ->
    [one] 1 licence
   *[other] { $due } licences
  }, and all your cards come to { $have }: { MISSING($due, $have) } more would do.
error-paid-too-little = { $kind ->
    [cash] Those cards are worth { $paid } cash
   *[licences] Those cards are worth { $paid ->
        [one] 1 licence
       *[other] { $paid } licences
      }
  }, and { $due } are due: { MISSING($due, $paid) } more would do.
error-own-shipyard = The junks come from the shipyard of another player.
error-same-shipyard = The junks leave the shipyard of { $rival }: choose another one for them.
error-shipyard-empty = There is no junk in the shipyard of { $rival }.
error-no-student = There is no student on { error-student }.
error-own-student = The student on { error-student } is yours already.
error-same-official = An official swaps places with another one.
error-higher-seniority = Place { $space2 } is higher than place { $space }: yours swaps with a place of the same or a higher number.
error-no-army-there = There is no army in { error-land }, box { $box }.
error-not-your-army = The army in { error-land }, box { $box }, belongs to { $owner }; in this match the necklace moves only your own.
error-reward-not-held = You do not hold the reward card “{ error-bribery }”.
error-bribery-elsewhere = “{ error-bribery }” works only in { error-ministry }, until that ministry is resolved.
error-own-official = The official on { error-ministry } { $space } is yours already: take one without a marker or one of another player.
error-secured-official = The official of { $owner } on { error-ministry } { $space } is secured: a bribery card cannot take it.
error-chief-again = The Chief Minister names somebody else.
error-nothing-laid = Lay at least one card.
error-obliged-to-tutor = You hold the { error-gift } of { $owner }, so you lay cards for { $owner }’s student, { error-student }{ $other ->
    [0] .
   *[other] : it is worth more than the { error-other-gift } you hold of { $rival }.
  }
error-candidate-own-ministry = A candidate for { $candidate ->
    [bingbu] Bingbu
    [hubu] Hubu
   *[gongbu] Gongbu
  } goes there while a place there is empty or an official is not secured.
error-candidate-empty-first = While there is an empty place, the candidate cannot replace the official on { error-ministry } { $space }.
error-candidate-secured = The official on { error-ministry } { $space } is secured, and no candidate replaces it.
error-influence-to-yourself = Your influence goes to another player.
error-no-influence = { $rival } has no influence in { error-ministry }.
error-obliged-to-heir = Your highest gifts here (worth { $gift }) are those of { $seats }: your influence goes to one of them.
error-discard-number = You keep { $limit } cards, so discard { $needed ->
    [one] 1 card
   *[other] { $needed } cards
  }; those are { $found }.
error-all-bribed = There is no official without a marker in an open ministry.
error-nothing-to-secure = You have no official that is not secured in an open ministry.
error-nothing-to-transfer = You have no official to transfer in an open ministry.
error-no-box-left = No box of a foreign land is empty.
error-no-junks-to-sail = You have no junk in your shipyard.
error-all-gifts-bought = You have bought all your gifts.
error-no-gift-available = You have no gift ready.
error-no-petition = None of your gifts can be used for a petition now.
error-no-bribery-target = Your bribery card finds no official: where it serves, each is yours or secured.
error-no-rewards = You hold no reward card that could be played now.
error-no-such-number = There is no { $number } here: the numbers go from { $least } to { $most }.
error-no-such-ministry = There is no ministry “{ $ministry }”. There are: { $known }.
error-no-such-student = There is no student “{ $student }”. There are: { $known }.
error-no-such-petition = No petition is made with “{ $gift }”. It is made with { $known }.
error-no-such-gift = There is no gift “{ $gift }”. There are: { $known }.
error-no-such-reward = There is no reward card “{ $card }”. There are: { $known }.
error-no-such-land = There is no land “{ $land }”. There are: { $known }.
error-no-such-box = { error-land } has the boxes 1 to { $last }, and no { $number }.
error-land-twice = { error-land } cannot be visited twice.

## Da Yunhe

error-tile = { $tile ->
    [crossing] crossing
    [delta] delta
    [branch-right] branch right
    [branch-left] branch left
    [straight] straight
    [wide-bend] wide bend
    [sharp-bend] sharp bend
    [basin] basin
    [reservoir] reservoir
   *[unrest] unrest tile
  }
error-hex = { $hex ->
    [beijing] Beijing
    [hangzhou] Hangzhou
   *[other] { $hex }
  }
error-action = { $action ->
    [supply] supply
    [build] building
    [rebuild] rebuilding
    [prestige] prestige
    [remove] removing unrest
    [calm] calming the people
    [destroy] destroying a canal
    [inspect] a special inspection
    [tea] a tea break
    [espionage] espionage
    [intrigue] intrigue
    [denounce] denouncing
   *[reform] reform
  }
error-action-card = { $card ->
    [builder] Builder
    [supplies] Supplies
    [reformer] Reformer
    [rebuilder] Rebuilder
    [order] Order
    [welfare] Welfare
    [inspector] Inspector
    [tea] Tea
    [intriguer] Intriguer
   *[saboteur] Saboteur
  }
error-stock-now = First choose which face-up tile goes into your warehouse, as in `stock 2`.
error-choose-now = First take a card, as in `take builder`.
error-card-now = Your card is to be carried out now: say what you do, as in `supply 2`, or end your turn with `done`.
error-face-now = First say which way the tile on { $hex } lies, as in `face e-w`.
error-fork-now = First choose where the coordinator goes on, as in `step 2-5`.
error-card-passed-on = Somebody before you has taken the { error-action-card }.
error-not-on-card = Your card is the { error-action-card }, which does not allow { error-action }.
error-symbol-used = { $count ->
    [one] Your card allows { error-action } once, and you have used it.
    [2] Your card allows { error-action } twice, and you have used both.
   *[other] Your card allows { error-action } { $count } times, and you have used them all.
  }
error-other-symbol-used = Your card allows { error-action } or { $other ->
    [espionage] espionage
    [reform] reform
    [intrigue] intrigue
   *[denounce] denouncing
  }, not both, and you have used the other one.
error-warehouse-full = Your warehouse is full: all { $slots } slots are taken.
error-stack-empty = Your stack { $stack } has no tile that you could take.
error-tile-not-held = There is no { error-tile } in your warehouse.
error-canal-in-the-way = The { error-tile } of { $owner } lies on { $hex }, and no canal is built on a canal.
error-hex-not-free = The { error-tile } of { $owner } lies on { $hex }: unrest needs a free hex.
error-unrest-in-city = Unrest cannot be built in the Forbidden City. To put it into a rival’s part, denounce them.
error-city-quota = { $map ->
    [0] You have no canal on the map yet: in the Forbidden City there may be as many as on the map.
    [one] You have 1 canal on the map and { $city } in the Forbidden City: one more there would be more than on the map.
   *[other] You have { $map } canals on the map and { $city } in the Forbidden City: one more there would be more than on the map.
  }
error-no-tile-there = There is no tile on { $hex }.
error-foreign-tile = The { error-tile } on { $hex } belongs to { $owner } and lies outside your region { $region }: you can rebuild your own tiles, and others’ in your region.
error-swap-beyond-region = The { error-tile } of { $owner } on { $hex } swaps only with tiles in your region { $region }, and { $other } lies outside.
error-move-beyond-region = The { error-tile } of { $owner } on { $hex } can only be moved inside your region { $region }, and { $other } lies outside.
error-target-not-free = The { error-tile } of { $owner } lies on { $hex }: a tile moves to a free hex.
error-same-tiles = The tiles on { $hex } and { $other } are alike and of the same player: swapping them changes nothing.
error-other-tile-there = The { error-tile } of { $owner } lies on { $hex }, and it cannot lie { $lines }.
error-lies-so-already = The { error-tile } on { $hex } lies { $lines } already.
error-no-unrest-there = There is no unrest tile on { $hex }.
error-wall-row-empty = There is no unrest tile in { $owner }’s row of the wall.
error-too-little-unrest = That takes { $needed } unrest tiles from your warehouse, and { $held ->
    [0] there is none
    [one] there is only 1
   *[other] there are only { $held }
  }.
error-no-canal-there = There is no canal on { $hex }.
error-coordinator-lies = The coordinator is lying down for tea: no inspection before the next round.
error-coordinator-turns = The coordinator is at his turning point, { error-hex }: he does not go on before the next round.
error-tea-again = The coordinator is already lying down.
error-no-top-hidden = The tops of all your stacks are face up.
error-intrigue-yourself = An intrigue is aimed at a rival.
error-denounce-yourself = You denounce a rival, not yourself.
error-step-not-offered = The coordinator cannot go on to { error-hex } now. He can go to: { $known }.
error-stacks-empty = Your stacks are empty.
error-warehouse-empty = Your warehouse is empty.
error-no-hex-left = There is no hex left for the tiles in your warehouse, and no more room in the Forbidden City.
error-tiles-hidden = The tiles in your warehouse are face down: what they are is not known yet.
error-nothing-to-rebuild = There is no tile that you could swap, move or turn.
error-no-unrest-on-map = There is no unrest tile on the map.
error-wall-empty = There is no unrest tile in the wall.
error-no-canal-on-map = There is no canal on the map.
error-nothing-to-reform = Your stacks are empty.
error-no-such-hex = There is no hex { $hex }: regions go from 1 to 5, keys from 1 to 9, as in 2-5.
error-no-such-tile = There is no tile “{ $tile }”. There are: { $known }.
error-no-such-look = { $tile ->
    [none] No tile joins just the edges { $lines }.
   *[other] { $known ->
        [none] The { error-tile } looks the same however it lies: leave its edges out.
       *[other] The { error-tile } never lies { $lines }. It can lie: { $known }.
      }
  }
error-no-such-card = There is no card “{ $card }”. There are: { $known }.
error-no-such-swap = A swap takes two different hexes, not { $hex } and { $other }.

## Options

error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-bad-seats = { $game } is played by { $least } to { $most } people, not by { $seats }.
error-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-bad-option = { $game } has no { $option } “{ $value }”. There are: { $values }.
error-unknown-view = There is no view “{ $view }”. There are: { $known }.
error-bad-arguments = These arguments do not fit: { $reason }

## Records

error-malformed-record = This is not the record of a match: { $reason }
error-record-format = The record has format { $found }, and this program reads format { $known }.
error-rules-version = The record was made with rules version { $found }, and this program plays version { $known }.
error-sealed-record = The seed of this record is still sealed: the match is not over.
error-broken-record = Entry { $number } of the record, “{ $entry }”, breaks the rules: { $reason }
error-bad-undo = There is nothing to take back to entry { $number }: an undo here goes back to entry 0 to { $last }.
error-no-such-action = The record has no entry { $number }; its last is { $last }.
error-wrong-hash = The seed does not fit: its hash is { $found }, and { $published } was published.
error-wrong-result = The record’s result is not what its moves lead to.
error-unreadable-file = { $file } cannot be read: { $reason }
error-unwritable-file = { $file } cannot be written: { $reason }

## Data files

error-unreadable-data = { $file } cannot be read: { $reason }
error-malformed-data = { $file } is malformed: { $reason }
error-bad-lesson = { $file }, { $key }: “{ $found }” is named twice, is not known there, or does not go with the rest.
error-bad-legend = { $file }, { $key }: “{ $meaning }” is no kind of square, or the sign is no single capital or sign.
error-wrong-size = { $file }, { $key }: there are { $found } and must be { $needed }.
error-unknown-character = { $file }, { $key }: “{ $found }” on { $square } is not in the legend.
error-wrong-printed-squares = { $file }, { $key }: { $found } printed squares of { $colour }, where { $needed } must be.
error-split-village = { $file }, { $key }: village { $village } is not in one piece at { $square }.
error-wrong-tile-kinds = { $file }, { $key }: the kinds are { $found } and must be { $needed }.
error-wrong-tile-mix = { $file }, { $key }: { $found } tiles, where the total says { $needed }.
error-too-few-tiles = { $file }, { $key }: { $found } tiles are too few; { $needed } are needed.
error-missing-pagodas = { $file }, { $key }: the number of pagodas is missing.
error-wrong-province-count = { $file }, { $key }: there are { $found } provinces and must be { $needed }.
error-double-province = { $file }, { $key }: province { $province } stands there twice.
error-bad-province-id = { $file }, { $key }: “{ $province }” is no name for a province; use small letters from a to z only, and no word of the notation.
error-unknown-colour = { $file }, { $key }: there is no colour “{ $found }”. There are: { $known }.
error-colour-without-province = { $file }, { $key }: there are { $colour } cards, but no { $colour } province.
error-bad-outline = { $file }, { $key }: a border needs at least 3 corners and has { $found }.
error-no-such-province = { $file }, { $key }: there is no province “{ $province }”.
error-missing-spaces = { $file }, { $key }: province { $province } has no house space.
error-outside-province = { $file }, { $key }: { $place } is not inside the border of { $province }.
error-overlapping-provinces = { $file }, { $key }: { $place } is also inside the border of { $province }; provinces must not overlap.
error-wrong-space-total = { $file }, { $key }: there are { $found } house spaces, and the total says { $needed }.
error-bad-alliance-number = { $file }, { $key }: alliances have the numbers 1 to { $last }.
error-double-alliance-number = { $file }, { $key }: number { $number } stands there twice.
error-not-touching = { $file }, { $key }: { $first } and { $second } share no border, so there is no alliance of them.
error-double-alliance = { $file }, { $key }: { $first } and { $second } are alliance { $number } already.
error-missing-alliance-number = { $file }, { $key }: there is no alliance { $number }.
error-missing-alliance = { $file }, { $key }: { $first } and { $second } share a border and need an alliance.
error-unknown-space = { $file }, { $key }: there is no house space “{ $space }”.
error-road-to-itself = { $file }, { $key }: the road from { $space } leads back to it.
error-double-road = { $file }, { $key }: { $first } and { $second } are joined by road { $number } already.
error-wrong-card-colours = { $file }, { $key }: the colours are { $found } and must be { $needed }.
error-wrong-card-total = { $file }, { $key }: there are { $found } cards, and the total says { $needed }.
error-missing-removed = { $file }, { $key }: how many cards stay out with { $seats } players is missing.
error-too-many-removed = { $file }, { $key }: { $needed } { $colour } cards stay out, and there are only { $found }.
error-too-few-cards = { $file }, { $key }: { $found } cards are too few for { $seats } players, who need { $needed }.
error-unknown-seats = { $file }, { $key }: China is not played by { $seats }.

error-not-in-market = { $file }, { $key }: { $province } is the market, which has none of that.
error-missing-post = { $file }, { $key }: what a trading post earns in { $province } is missing.
error-wrong-gift-total = { $file }, { $key }: there are { $found } gifts, and the total says { $needed }.
error-bridge-to-itself = { $file }, { $key }: the bridge from { $province } leads back to it.
error-bridge-along-road = { $file }, { $key }: { $first } and { $second } are joined by the road, so there is no bridge.
error-double-bridge = { $file }, { $key }: { $first } and { $second } are joined by bridge { $number } already.
error-wrong-count = { $file }, { $key }: there are { $found } and must be { $needed }.
error-too-small = { $file }, { $key }: { $found } is too small; it must be { $least } at least.
error-too-large = { $file }, { $key }: { $found } is too large; it must be { $most } at most.
error-not-rising = { $file }, { $key }: { $found } follows on { $before }, and the numbers must rise.
error-unsafe-above-safe = { $file }, { $key }: { $value } is not safe, and the lower { $safe } is.
error-bank-hole = { $file }, { $key }: it says { $found } and must say { $needed }, so that every total has one row.
error-bank-right-higher = { $file }, { $key }: the right side pays { $right }, more than the left with { $left }.
error-transport-too-dear = { $file }, { $key }: the way to { $province } can cost { $found }, more than the { $earned } a trader earns there.
error-missing-level = { $file }, { $key }: the points of level { $level } are missing.
error-unknown-level = { $file }, { $key }: there is no level { $level }.

error-wrong-number = { $file }, { $key }: there stands { $found } where { $needed } must be.
error-wrong-words = { $file }, { $key }: there are “{ $found }” and must be “{ $needed }”.
error-bad-land-id = { $file }, { $key }: “{ $land }” is no name for a land; use small letters from a to z only, and no word of the notation.
error-double-land = { $file }, { $key }: land { $land } stands there twice.

error-bad-id = { $file }, { $key }: “{ $id }” is no name that can be typed; use small letters from a to z with hyphens between them, and no word of the notation.
error-double-id = { $file }, { $key }: { $id } stands there twice.
error-double-hex = { $file }, { $key }: the hex in row and column { $found } stands there twice.
error-missing-hex = { $file }, { $key }: the hex in row and column { $found } lies in no region.
error-hex-off-map = { $file }, { $key }: there is no hex in row and column { $found }.
error-hex-outside-region = { $file }, { $key }: the hex in row and column { $found } lies in another region.
error-double-edge = { $file }, { $key }: edge { $edge } stands there twice.
error-tiles-alike = { $file }, { $key }: { $second } can be turned to look like { $first }.
error-double-action = { $file }, { $key }: a card has { error-action } once at most.
error-prestige-not-alone = { $file }, { $key }: prestige is taken by itself, so it cannot be one of two to choose from.
error-unknown-action = { $file }, { $key }: there is no action “{ $action }”. There are: { $known }; how often may follow as a number.

## The database

error-unsupported-database = This database cannot be used: { $url }
error-no-such-folder = There is no folder { $folder }.
error-no-such-database = There is no database { $database }.
error-unreadable-database = { $database } cannot be read: { $reason }
error-corrupted-database = { $database } is damaged or no database: { $reason }. Take the newest backup.
error-empty-database = { $database } is empty: there is no table in it.
error-foreign-database = { $database } holds tables of another program.
error-newer-database = { $database } is of a newer program: { $found }, and this one knows { $known }.
error-older-database = { $database } has the tables of an older program. Nothing was copied. `python -m bot db upgrade` brings the database in DATABASE_URL to the newest.
error-other-shards = SHARDS names { $count } shards, but the processes that run have { $found }. All of them must have the same number.
error-one-process = { $database } is a file, and a file is for one process: SHARDS must be all.
error-database-in-use = { $database } is used by a bot that runs. Stop it first; two would send everything twice.
error-no-backup = { $database } lives on a server: pg_dump and pg_restore copy it, as docs/operating.md says.
error-no-room = { $folder } has room for { $free } MB, and a copy can take { $needed } MB. Nothing was copied.
error-database-not-empty = { $database } holds matches already; nothing was copied into it.
error-not-moved = What was copied of { $table } does not read the same. Nothing was kept of the copy.
error-backup-exists = { $file } exists already; a backup never overwrites.
