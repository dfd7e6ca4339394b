# /learn: the first match teaches. Steps are lesson-<game>-<id>, at most 45 words, true whenever their conditions in
# data/lessons/<game>.toml hold.

button-lessons = Learn a game
button-learn = Learn it
lessons-head = **Learn a game in your first match.** You play against computers, and I explain each decision once, when it comes up. Choose freely; leave and go on whenever you like. Which game?
lessons-begins = Your lesson begins: its card and its thread come in a moment.
lessons-begun = { $before ->
    [yes] **{ $title } is your lesson**, and it is not over yet. Go on in { $place }.
   *[no] **{ $title } begins**, your first match. Press **Your move**; I explain each decision once, above the question. A red ring on the picture shows what I mean.
  }
lessons-told = 📖 { $text }
welcome-lesson = 📖 A lesson: its shuffle is fixed, the same for everybody who learns.
result-lesson = -# 📖 The shuffle of this lesson was fixed. Next: a match against computers with `/play`, or a table with people: `/match new`.

## Qin

lesson-qin-goal = Every province and village you own carries pagodas of yours. Whoever builds the last of theirs wins at once: how many you have left stands below the board. In your turn you lay one tile. First choose which of your three.
lesson-qin-square = It goes on two free squares of grassland, one of them beside a coloured square; those that fit are marked. Each answer says what it does. Two connected squares of one colour make a province, so look for its colour.
lesson-qin-direction = The first half has its square; now the second one. It lies above, below, left or right of the first. The answers tell what each way brings.
lesson-qin-founded = You founded a province: two or more squares of one colour. Your pagoda stands on it, and one less is left to build. With five squares a province is major and carries two.
lesson-qin-founded-more = You founded a province. Another placement would have given you a village: a province beside it counts for its owner, and whoever alone counts most takes it.
lesson-qin-loose = You founded no province this time. One of your tiles would have, with a pagoda of yours. Look at what the answers say before you choose; **Back** in the panel tries another.
lesson-qin-village = You took a village: your provinces beside it count most, a major one counts two. It stays yours until somebody else alone counts more there than you.
lesson-qin-extended = You made your own province larger. At five squares it gets its second pagoda at once, and beside a village it then counts two.
lesson-qin-theirs = That made a province of somebody else larger: it stays with its owner, whoever lays the tile. At five squares its owner adds a pagoda. Look whether your own gains more.
lesson-qin-joined = You connected provinces of one colour. Whoever had most squares in them before gets the whole; all other pagodas there go back to their owners, who must build them again.
lesson-qin-can-village = One of your tiles can take a village now. A village is a pagoda that costs no tile of its own: lay the tile so that your province touches it.
lesson-qin-can-join = Provinces of one colour can be joined now. The owner of most squares gets the result, so a larger province of yours can swallow a smaller one. Two major provinces are never joined.
lesson-qin-end = You know all decisions of Qin now. Count pagodas: whoever is nearest to none wins soon, so take villages from them. From here on I speak up only for what is new; **What is this?** explains any question.

## China

lesson-china-goal = Most points win. Houses score when a province is full, emissaries and rows of houses at the end. In your turn cards pay for pieces: one card of a province’s colour, one piece there. Choose a province, or exchange a card.
lesson-china-place = Now choose where: a house on a numbered space, or an emissary on the dragon field where one may come. A house counts when the province is full; houses in a row along roads bring points at the end.
lesson-china-second = You may place a second piece in the same province, if your cards pay for it. Two fill it sooner; keeping the card leaves you more choice next turn.
lesson-china-draw = You fill your hand up to three. Open cards show their colour, so take one whose province you want; two of one colour are a joker elsewhere. The top of the deck is hidden; taking it cannot be undone.
lesson-china-can-emissary = Think of emissaries, too. A province admits as many as its leader has houses there. At the end whoever has most in two provinces joined by an alliance number gets a point for each emissary in both.
lesson-china-can-score = You can fill a province now, and it scores at once. Who has most houses there gets a point for every house in it; the next one as many as the first has houses. Look who would lead.
lesson-china-scored = That filled a province, and it scored at once: most houses got a point for every house there, the next rank as many as one of the rank above has houses.
lesson-china-not-scored = You filled no province, though your cards could have, and it would have scored at once. Waiting is right when somebody else leads there; it costs you when others fill it for themselves.
lesson-china-exchanged = You exchanged a card: that was your whole turn. It is worth it when nothing in your hand helps; otherwise a piece on the board is better.
lesson-china-drawn = You took the top card of the deck: a surprise, which nobody else saw. When the deck runs out the second time, the match ends with that round.
lesson-china-taken = You took an open card, so the others know it. Once your hand is full, the row is filled up from the deck.
lesson-china-placed = Your piece stands there for good, and what it cost is spent. Where nothing stood before, one piece was all you could place; from now on two may come to that province in a turn.
lesson-china-pay = Choose what pays: a card of the province’s colour, or two of one other colour as a joker. Keep the colours of the province you want next.
lesson-china-end = You know all decisions of China now. Build where a few houses make you first or second, and send emissaries where an alliance is still open. From here on I speak up only for what is new; **What is this?** explains any question.

## Yunnan

lesson-yunnan-goal = Most points win. Your traders earn them on the road from Pu’er: the farther, the more. But first all bid: put a trader in a building, the bank or the market, or pass.
lesson-yunnan-space = The space is your bid, paid when all have passed. On 5 and 7 a higher bid throws your trader out; on 9, 12 and 15 he is safe. All your bids together may not be more than your yuan.
lesson-yunnan-bank = The bank is open: it pays by the sum of all bids, its higher space more. But whoever goes there gives up all their own bids, and bids in no building for the rest of the round.
lesson-yunnan-bid-again = Before you bid on: traders in buildings do not travel in this round, those on the market do. Keep some for the road, and pass when you have enough.
lesson-yunnan-travel = Now you travel. Each trader may make one journey; each border takes a border pass, and nobody goes beyond your horse. Leave no province on the way to Pu’er empty: an isolated trader goes back to the market.
lesson-yunnan-displace = A trader with less influence than yours can be displaced here: he goes one province back along the road. So influence keeps your own traders where they earn.
lesson-yunnan-convert = Divide this round’s income: points now, or yuan for the next bids. Old money never becomes points in this way, but at the end three yuan are worth one. Early on, bids need yuan.
lesson-yunnan-bid-placed = Your trader stands in that building. On 5 and 7 a higher bid throws him out. When all have passed you pay the bid, and it brings one step: a trader, a pass, a province for your horse, influence, or a structure.
lesson-yunnan-threw-out = Your bid threw somebody out: that trader is back home and may be set again at once. Bids of 5 and 7 can be thrown out in the same way, yours too.
lesson-yunnan-banked = You went to the bank: it pays when all have passed, the more, the more is bid in all. You bid in no building any more in this round.
lesson-yunnan-passed = You passed. Traders still at home went to the market, from where they travel. If a trader of yours is thrown out, you are in again.
lesson-yunnan-travelled = Your travel is over. Your traders earn the more, the farther up they stand, and each gap behind one takes 3 yuan off. Once all have travelled come the inspector, gifts and incomes.
lesson-yunnan-converted = Your income is divided. The lowest income bids first in the next round and travels last. The match ends when somebody has 80 points or no gift is left on the map.
lesson-yunnan-yard = The Building Yard gives you a structure. A post earns and keeps the way together; a bridge of yours is a short cut without a pass; a tea house on the map is 12 points at the end. Two of each kind at most.
lesson-yunnan-build = You have a structure in stock. Build it while you travel, without a trader or pass: only your horse must have come so far. What is built stays for good.
lesson-yunnan-end = You know the decisions of Yunnan now. Early yuan and traders grow, late yuan is points. From here on I speak up only for what is new; **What is this?** explains any question.

## Confucius

lesson-confucius-goal = Most points win, after nine rounds at most: from ministries, distant lands, wars and titles. In your turn you take one action. It costs a cube, like the ringed one; another on the same space this round costs two.
lesson-confucius-bribe = A bribe puts your marker on an official. Once all seven of a ministry have markers it is resolved: whoever has most becomes Minister, the next one Secretary, and both score. Cheap officials go quickly; low place numbers break ties.
lesson-confucius-pay = Choose the cards that pay. There is no change, so look for the exact price; the first ways lose least. A card counts as cash or as licences: 1, 2, 3 cash are 3, 2, 1 licences.
lesson-confucius-give = A gift binds whoever holds it: they may not bribe in a ministry where you have a marker and they have as many or more. They owe you help too, and can give you no lower gift.
lesson-confucius-junks = Junks go to your yard; five of them at sea reach a distant land. Who is first there gets its points and an Emperor’s Reward. Many at once cost more each, so buy a few in several rounds.
lesson-confucius-chief = You name the next Chief Minister, anybody but yourself. The player to the left of the Chief begins. The Chief has one cube fewer to spend, but takes one more action when all have passed.
lesson-confucius-bribed = Your marker stands on that official. One in Hubu makes bribes cheaper, one in Gongbu junks, one in Bingbu armies. Until it is secured somebody can replace it.
lesson-confucius-given = Your gift is given. Gifts of yours that others hold, and gifts of others that you hold, are counted each round: none makes 3 cubes, one or two make 4, more make 5.
lesson-confucius-money = You drew cards: they pay for bribes, gifts and junks later. With few in hand little can be done.
lesson-confucius-bought = You bought junks. They wait in your yard; the voyage costs one licence for each junk, and five at sea make one.
lesson-confucius-favour = All have passed, and you are Chief Minister: you take one more action of the box, for the cube on Imperial Favour, whatever it would cost in cubes. Prices in cash and licences stay.
lesson-confucius-tutor = An examination: lay cards face down for a student. The higher sum of cash wins, a tie goes to red; all cards laid are gone. A gift of a student’s player binds you to that student, and three cards end it.
lesson-confucius-place = You won the examination: its candidate goes into a ministry with your marker, secured, and counts like an official you bribed. Look where one more makes you Minister or fills the last place.
lesson-confucius-influence = This ministry is full, more than two have influence there, and you come last: you give all yours away, to the giver of your highest gift among them, else to whom you like. Such a gift is gone then.
lesson-confucius-discard = The round ends, and you hold more than four cards: discard down to four. Keep what together reaches your next price. Everybody sees what you discard.
lesson-confucius-card = You hold an Emperor’s Reward. Playing it is your turn and takes no cube, so it can wait until your cubes are gone. Each is used once.
lesson-confucius-buy = Gifts other than the wall-hanging are bought before they are given, for their value in cash. A higher one binds better: nothing lower can be given back, and where two gifts claim help, the higher decides.
lesson-confucius-income = Cards come in two ways. Tax draws two. Commercial income, once a round, gives up cards of at most 4 cash in all and draws one more than that: a 1 and a 3 bring five.
lesson-confucius-nominate = A student costs 2 cash and waits. With two of them, or when somebody forces it for 2 cash, there is an examination this round. Its winner places the candidate: an official without a price, secured at once.
lesson-confucius-army = Armies: recruiting takes 6 licences, 4 with a marker in Bingbu. From your colonies an army invades a foreign land, for cash. If all boxes there are full in time, each brings its points; the star brings an Emperor’s Reward.
lesson-confucius-secure = You may pay an official of yours once more, and he is secured: neither a candidate nor a bribery card takes him. Worth it where a post hangs on one marker.
lesson-confucius-pass = Your cubes are gone. You may still play a reward, or transfer one of your officials to somebody: that ends a gift of theirs that you hold. Whoever passes is done for this round; the next one brings new cubes.
lesson-confucius-voyage = Junks of yours can set sail, for one licence each. With five at sea you choose a distant land; the first there gets its points. Fewer wait at sea for the next ones.
lesson-confucius-end = You know the main decisions of Confucius now. Look at “Who owes whom” before you bribe, and count the markers in each ministry. From here on I speak up only for what is new; **What is this?** explains any question.

## Da Yunhe

lesson-dayunhe-goal = Most prestige wins: canals bring it when you build them and when the Great Coordinator comes along; your network, the Forbidden City and unrest count at the end. First choose which top tile goes to your warehouse.
lesson-dayunhe-card = Each round you take one card in secret. It says what you may do this round, in any order you like. Cards that build bring prestige; a card that supplies fills your warehouse, from which you build.
lesson-dayunhe-do = Your card is open. Choose one of its actions; mix them as you like. To supply takes the top of a stack of yours, seen or hidden, into the warehouse; to build uses it. You may end whenever you want.
lesson-dayunhe-build = A canal may lie on any free hex, or on unrest, in any region, turned as you like. Its value is prestige at once. Tiles that connect are worth less now, but more when the coordinator follows the line.
lesson-dayunhe-lines = How does the tile lie? Lines that meet at an edge are linked. The coordinator follows a line from canal to canal: the first brings its owner 2, each next one 4.
lesson-dayunhe-fork = You are start player, so you choose where the coordinator goes on. He scores canals on his way for their owners; on unrest whoever holds the region loses 4. Lead him over your canals.
lesson-dayunhe-stocked = That tile lies in your warehouse, which has six slots and can be seen by all. What you build comes from there. When all have chosen a tile, the first round begins with the cards.
lesson-dayunhe-taken = You took your card; nobody else sees it until you act with it. When all have chosen, all act in turn, the start player first.
lesson-dayunhe-built = Your tile lies on the map. A canal brings its value at once. At the end your largest network counts 1 for each canal: canals of yours side by side, with lines that meet.
lesson-dayunhe-city = You may build a canal into the Forbidden City now. It brings nothing at once, but at the end your canals there count squared: three bring 9, four 16. You need at least as many canals on the map as you have there afterwards.
lesson-dayunhe-not-built = You took a tile; your card could build, too. Canals bring prestige, and the coordinator inspects only what lies on the map: build before you end your turn.
lesson-dayunhe-supplied = You took a tile from a stack into your warehouse: six slots, which everybody sees. Unrest tiles are of use there, too: some actions are paid with two of them.
lesson-dayunhe-inspect = A special inspection moves the coordinator at once, by 1 to 3 steps, and scores like his journey, which still follows. Good where a line of your canals lies before him.
lesson-dayunhe-rebuild = To rebuild is to swap, move or turn tiles: your own anywhere, others’ in your region only. It brings nothing at once; make lines meet, or put a canal where the coordinator comes.
lesson-dayunhe-calm = Calming takes an unrest tile from the wall and puts it under its owner’s stack. Each row that is full at the end of a round is an uprising and costs its owner 4 a tile: mind your own.
lesson-dayunhe-remove = You may remove an unrest tile. In your region each costs you 4 when the coordinator comes there, and 4 at the end. It goes to its owner’s row of the wall, where full rows rise.
lesson-dayunhe-price = One action of your card takes two unrest tiles from your warehouse. A tea break stops the coordinator for this round, intrigue takes 8 from a rival, denouncing 4 at the end, destroying puts a canal back under its owner’s stack.
lesson-dayunhe-reform = Reform shuffles your three stacks and deals them anew, face down. It helps when no top tile is of use to you.
lesson-dayunhe-espionage = Espionage shows everybody the tops of all your stacks. Use it before you supply, then you know what you take.
lesson-dayunhe-end = You know the decisions of Da Yunhe now. Build where the coordinator comes next, keep your own region free of unrest. From here on I speak up only for what is new; **What is this?** explains any question.

## After a first match: three things to try next

button-advice = What to try next
advice-head = **{ $title }: what to try next**
advice-none = **{ $title }: what to try next.** Nothing that you left out, and nothing that brought others more. Try it with more people.

advice-qin-village = You took no village. Lay a tile so that a province of yours touches one: its pagoda counts like any other.
advice-qin-join = No joined province became yours. Of one colour they become one: whoever had more squares gets it all, the others take their pagodas back.
advice-qin-extend = You extended no province of yours. With five squares it carries two pagodas, and beside a village it counts two.
advice-qin-villages = Somebody held more villages than you. One goes to whoever alone counts most beside it; major provinces count two.
advice-qin-provinces = Somebody had more pagodas on provinces than you. Found one with every tile you can: each answer says what it does.

advice-china-alliances = Alliances brought somebody more than you. Look for two provinces with one number between them where one emissary each is already most.
advice-china-roads = Rows of houses brought somebody more than you. Four or more of yours along a road bring a point each at the end.
advice-china-houses = Houses brought somebody more than you. Coming second is cheap: it brings as many points as the first has houses.
advice-china-exchange = You never exchanged a card. It takes the whole turn, but saves a hand that fits no province you want.

advice-yunnan-build = You built nothing. What the Building Yard gives stays for good: a connected post earns every round, a tea house brings 12 points.
advice-yunnan-bank = You never went to the bank. Where the others bid high it pays well, for a single trader.
advice-yunnan-points = Somebody made more points on the way. In the last rounds convert income into points: at the end three yuan are only one.
advice-yunnan-teahouses = Tea houses brought somebody more than you: 12 points for one on the map, 24 for two.
advice-yunnan-gifts = Gifts brought somebody more than you: 3 points each, for traders in provinces where some lie, high influence first.
advice-yunnan-influence = Influence brought somebody more than you. It also lets your traders displace others, and keeps yours where they are.
advice-yunnan-passes = Border passes brought somebody more than you: five are 9 points at the end, six 16, and each carries a trader farther.

advice-confucius-give = You gave no gift. Whoever holds one may owe you help in a full ministry, and gifts given bring you cubes.
advice-confucius-nominate = You nominated nobody. A student costs 2 cash; an examination won is an official without a price, secured at once.
advice-confucius-commercial = You never took commercial income. A 1 and a 3 bring five cards, tax only two.
advice-confucius-ministries = Ministries brought somebody more than you. Cheap officials in one ministry are worth more than one in each: its most markers make the Minister.
advice-confucius-voyages = Voyages brought somebody more than you. Five junks at sea reach a land, and only the first there gets its points.
advice-confucius-invasions = Invasions brought somebody more than you. An army scores where every box of the land is full before the wall comes there.
advice-confucius-titles = Titles brought somebody more than you: a point each for most markers, most voyages and most armies.

advice-dayunhe-city = You built nothing in the Forbidden City. Canals there count squared at the end: three bring 9, four 16.
advice-dayunhe-inspections = Inspections brought somebody more than you. From the second canal of a line on each brings 4: build where the coordinator comes next.
advice-dayunhe-network = Somebody’s network was larger than yours. Only own canals count, side by side, with lines that meet.
advice-dayunhe-unrest = Unrest cost you more at the end than somebody else. Build a canal over it, or remove it: each tile in your region is −4.
advice-dayunhe-uprisings = Uprisings cost you more than somebody else. Calm the people before your row of the wall is full.
advice-dayunhe-espionage = You never used espionage. It shows the tops of your stacks, so you know what supply brings.
