# The key to the signs on the pictures: sign-<game>-<sprite>, in the order in which they stand there. At most about 28 characters.

button-signs = What do the signs mean?
signs-alt = The signs on the pictures of { $game } and what they mean: { $list }

## All games

sign-kit-badge-act = is to act
sign-kit-badge-flag = has resigned
sign-kit-badge-crown = has won
sign-kit-icon-clock = turn of the match

## Qin

sign-qin-holder-A = village held by A
sign-qin-single-A = a province of A
sign-qin-double-A = major: 5 squares or more
sign-qin-icon-pagoda = pagodas left to build
sign-qin-icon-village = villages held
sign-qin-tiles-2 = tiles in hand
sign-qin-icon-pile = tiles left in the pile
sign-qin-ring-square = changed by the last turn

## China

sign-china-spot = may be chosen
sign-china-house-A = house of A
sign-china-fort = fortification
sign-china-person-A-2 = emissary of A
sign-china-seal- = alliance without a leader
sign-china-seal-A = alliance led by A
sign-china-seal-AB = alliance led by A and B
sign-china-name-wei-scored = houses scored already
sign-china-emperor = begins every round
sign-china-icon-house = houses left
sign-china-icon-emissary = emissaries left
sign-china-held-3 = cards in hand
sign-china-peg-A = points of A on the track
sign-china-icon-alliance = points of alliances
sign-china-icon-road = points of roads
sign-china-icon-total = all points
sign-china-ring-space = changed by the last turn

## Confucius

sign-confucius-icon-points = points
sign-confucius-head-cube = cubes left
sign-confucius-icon-passed = has passed
sign-confucius-head-card = cards in hand
sign-confucius-head-reward = Emperor’s Rewards
sign-confucius-head-army = armies, pale: in stock
sign-confucius-insulted = insulted armies
sign-confucius-head-yard = junks in the shipyard
sign-confucius-head-voyage = junks at sea
sign-confucius-icon-gift = gifts ready, by value
sign-confucius-icon-gives = gifts held: owes the giver
sign-confucius-badge-chief = Chief Minister now
sign-confucius-icon-minister = Minister
sign-confucius-icon-secretary = Secretary
sign-confucius-likely-D = who would get the post
sign-confucius-official = official with his price
sign-confucius-secured-plain = secured official
sign-confucius-closed-plain = of a closed ministry
sign-confucius-later-A = came later; gave influence
sign-confucius-icon-bingbu = Bingbu, army
sign-confucius-icon-hubu = Hubu, finance; cash
sign-confucius-icon-gongbu = Gongbu, works
sign-confucius-wall-small = wall that decides a land
sign-confucius-price = price of an army
sign-confucius-star = an Emperor’s Reward
sign-confucius-coast-spice = the Spice Islands
sign-confucius-coast-india = India
sign-confucius-coast-arabia = Arabia
sign-confucius-coast-africa = Africa
sign-confucius-coast-americas = the Americas
sign-confucius-chit-A = A came first: points
sign-confucius-icon-left = candidates left
sign-confucius-badge-gong = examination this round
sign-confucius-icon-licence = licences
sign-confucius-title-chief = title of Chief Minister
sign-confucius-title-admiral = title of Admiral
sign-confucius-title-general = title of General

## Yunnan

sign-yunnan-gate = border: one pass
sign-yunnan-bridge-plain = bridge
sign-yunnan-trader-A = trader of A
sign-yunnan-post-A = trading post of A
sign-yunnan-horse-A = how far A may travel
sign-yunnan-teahouse-free = room for a tea house
sign-yunnan-gift = gift: 3 points
sign-yunnan-inspector = the inspector
sign-yunnan-ghost-A = was thrown out here
sign-yunnan-icon-points = points
sign-yunnan-icon-money = yuan held
sign-yunnan-icon-income = income of this round
sign-yunnan-icon-bid = bids not paid yet
sign-yunnan-icon-trader = traders
sign-yunnan-icon-horse = horse; travel order
sign-yunnan-icon-pass = border passes
sign-yunnan-icon-dragon = influence
sign-yunnan-icon-stock = Building Yard; stock
sign-yunnan-icon-post = trading posts
sign-yunnan-icon-bridge = bridges
sign-yunnan-icon-teahouse = tea houses
sign-yunnan-icon-gift = gifts
sign-yunnan-icon-cut = cut off from Pu’er
sign-yunnan-icon-total = all points
sign-yunnan-icon-round = round

## Da Yunhe

sign-dayunhe-pagoda = stops special inspections
sign-dayunhe-symbol = unrest at the start
sign-dayunhe-unrest-A = unrest tile of A
sign-dayunhe-boat-north = coordinator, northwards
sign-dayunhe-boat-lying = coordinator lies down
sign-dayunhe-turning = where he turns
sign-dayunhe-trip-north-now = trip under way
sign-dayunhe-step-line = step along a line: +4
sign-dayunhe-step-canal = step onto a canal: +2
sign-dayunhe-step-unrest = step onto unrest: −4
sign-dayunhe-earned = what the way brought
sign-dayunhe-icon-start = start player
sign-dayunhe-card-back = card not yet revealed
sign-dayunhe-slot-small = free warehouse slot
sign-dayunhe-plate-back-A-small = stack, top face down
sign-dayunhe-icon-stack = tiles in the stack
sign-dayunhe-icon-city = canals in the City
sign-dayunhe-icon-city-unrest = unrest in the City: −4 each
sign-dayunhe-brick-fire = unrest in the wall
sign-dayunhe-brick-fist = next one: an uprising
sign-dayunhe-icon-level = level of an uprising
sign-dayunhe-icon-supply = supply
sign-dayunhe-icon-build = build
sign-dayunhe-icon-rebuild = rebuild
sign-dayunhe-icon-prestige = prestige
sign-dayunhe-icon-remove = remove unrest
sign-dayunhe-icon-calm = calm the people
sign-dayunhe-icon-destroy = destroy a canal
sign-dayunhe-icon-inspect = special inspection
sign-dayunhe-icon-tea = tea break
sign-dayunhe-icon-espionage = espionage
sign-dayunhe-icon-intrigue = intrigue
sign-dayunhe-icon-denounce = denounce
sign-dayunhe-icon-reform = reform
sign-dayunhe-icon-warehouse = warehouse
sign-dayunhe-icon-network = largest network
sign-dayunhe-icon-unrest = unrest tile
sign-dayunhe-icon-region-unrest = unrest in the region: −4
sign-dayunhe-icon-round = round
