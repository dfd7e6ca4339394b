# /learn: the first match teaches. Steps are lesson-<game>-<id>, at most 45 words, true whenever their conditions in
# data/lessons/<game>.toml hold.

button-lessons = Ein Spiel lernen
button-learn = Lernen
lessons-head = **Lern ein Spiel in deiner ersten Partie.** Du spielst gegen Computer, und ich erkläre jede Entscheidung einmal, wenn sie kommt. Wähl frei; hör auf und mach weiter, wann du willst. Welches Spiel?
lessons-begins = Deine Lektion beginnt: Karte und Thread sind gleich da.
lessons-begun = { $before ->
    [yes] **{ $title } ist deine Lektion**, und sie ist noch nicht zu Ende. Hier geht es weiter: { $place }.
   *[no] **{ $title } beginnt**, deine erste Partie. Drück **Dein Zug**; jede Entscheidung erkläre ich einmal, über der Frage. Ein roter Ring zeigt im Bild, wovon ich spreche.
  }
lessons-told = 📖 { $text }
welcome-lesson = 📖 Eine Lektion: Das Mischen ist fest vorgegeben und für alle gleich, die das Spiel lernen.
result-lesson = -# 📖 In dieser Lektion war das Mischen vorgegeben. Als Nächstes: eine Partie gegen Computer mit `/play` oder ein Tisch mit anderen: `/match new`.

## Qin

lesson-qin-goal = Auf jeder Provinz und jedem Dorf, die dir gehören, stehen Pagoden von dir. Wer die letzte eigene baut, gewinnt sofort; wie viele du noch hast, steht unter dem Spielplan. Im Zug legst du ein Plättchen. Wähl zuerst, welches von dreien.
lesson-qin-square = Es kommt auf zwei freie Steppenfelder, eines davon neben einem farbigen Feld; was passt, ist markiert. Jede Antwort sagt, was sie bewirkt. Zwei zusammenhängende Felder einer Farbe sind eine Provinz, also such seine Farbe.
lesson-qin-direction = Die erste Hälfte hat ihr Feld, jetzt kommt die zweite: darüber, darunter, links oder rechts davon. Die Antworten sagen, was jeder Weg bringt.
lesson-qin-founded = Du hast eine Provinz gegründet: zwei oder mehr Felder einer Farbe. Deine Pagode steht darauf, und du hast eine weniger zu bauen. Ab fünf Feldern ist es eine Großprovinz, und sie trägt zwei.
lesson-qin-founded-more = Du hast eine Provinz gegründet. Anders gelegt hättest du ein Dorf bekommen: Eine Provinz daneben zählt für die Person, der sie gehört, und wer allein am meisten zählt, nimmt es.
lesson-qin-loose = Diesmal hast du keine Provinz gegründet. Eines deiner Plättchen hätte es gekonnt, mit einer Pagode von dir darauf. Lies vor der Wahl, was die Antworten sagen; **Zurück** probiert eine andere.
lesson-qin-village = Du hast ein Dorf genommen: Deine Provinzen daneben zählen am meisten, eine Großprovinz zählt zwei. Es bleibt deins, bis jemand anderes allein dort mehr zählt als du.
lesson-qin-extended = Du hast deine eigene Provinz erweitert. Mit fünf Feldern bekommt sie sofort ihre zweite Pagode, und neben einem Dorf zählt sie dann zwei.
lesson-qin-theirs = Damit hast du eine fremde Provinz erweitert: Wer sie besitzt, behält sie, egal wer legt. Mit fünf Feldern kommt dort eine Pagode dazu. Schau, ob deine eigene mehr gewinnt.
lesson-qin-joined = Du hast Provinzen einer Farbe verbunden. Wer vorher die meisten Felder darin hatte, bekommt das Ganze; alle anderen Pagoden dort gehen zurück und müssen noch einmal gebaut werden.
lesson-qin-can-village = Eines deiner Plättchen kann jetzt ein Dorf nehmen. Ein Dorf ist eine Pagode, die kein eigenes Plättchen kostet: Leg so, dass deine Provinz daran grenzt.
lesson-qin-can-join = Jetzt lassen sich Provinzen einer Farbe verbinden. Wer die meisten Felder hat, bekommt das Ergebnis, also kann deine größere eine kleinere schlucken. Zwei Großprovinzen werden nie verbunden.
lesson-qin-end = Du kennst jetzt alle Entscheidungen in Qin. Zähl Pagoden: Wer fast keine mehr hat, gewinnt bald, also nimm ihm Dörfer weg. Ab hier melde ich mich nur noch bei Neuem; **Was heißt das?** erklärt jede Frage.

## China

lesson-china-goal = Die meisten Punkte gewinnen. Häuser zählen, wenn eine Provinz voll ist, Abgesandte und Reihen von Häusern am Ende. Im Zug bezahlst du Steine mit Karten: eine Karte in der Farbe einer Provinz, ein Stein dort. Wähl eine Provinz, oder tausch eine Karte.
lesson-china-place = Jetzt wähl, wohin: ein Haus auf ein nummeriertes Feld oder, wo einer kommen darf, ein Abgesandter auf das Drachenfeld. Ein Haus zählt, wenn die Provinz voll ist; Häuser in einer Reihe an Straßen bringen am Ende Punkte.
lesson-china-second = Du darfst in derselben Provinz einen zweiten Stein setzen, wenn deine Karten ihn bezahlen. Zwei füllen sie eher; behältst du die Karte, hast du im nächsten Zug mehr Wahl.
lesson-china-draw = Du füllst deine Hand auf drei Karten auf. Offene zeigen ihre Farbe, also nimm eine, deren Provinz du willst; zwei einer Farbe sind anderswo ein Joker. Was oben auf dem Stapel liegt, ist verdeckt; nimmst du es, gibt es kein Zurück.
lesson-china-can-emissary = Denk auch an Abgesandte. Eine Provinz lässt so viele zu, wie die führende Person dort Häuser hat. Wer am Ende in beiden Provinzen eines Bündnisses die meisten hat, bekommt einen Punkt für jeden Abgesandten dort.
lesson-china-can-score = Du kannst jetzt eine Provinz füllen, und sie wird sofort gewertet. Wer dort die meisten Häuser hat, bekommt einen Punkt je Haus; wer danach kommt, so viele, wie davor jemand Häuser hat. Schau, wer führen würde.
lesson-china-scored = Damit war eine Provinz voll und wurde sofort gewertet: Die meisten Häuser brachten einen Punkt für jedes Haus dort, der nächste Rang so viele, wie jemand darüber Häuser hat.
lesson-china-not-scored = Du hast keine Provinz gefüllt, obwohl deine Karten es gekonnt hätten, und sie wäre sofort gewertet worden. Warten ist richtig, wenn dort sonst wer führt; es kostet, wenn andere sie für sich füllen.
lesson-china-exchanged = Du hast eine Karte getauscht: Das war dein ganzer Zug. Es lohnt sich, wenn auf deiner Hand nichts hilft; sonst ist ein Stein auf dem Spielplan besser.
lesson-china-drawn = Du hast die oberste Karte vom Stapel gezogen: eine Überraschung, die sonst niemand sah. Geht der Stapel zum zweiten Mal aus, endet die Partie mit dieser Runde.
lesson-china-taken = Du hast eine offene Karte genommen, die anderen kennen sie also. Ist deine Hand voll, wird die Auslage vom Stapel aufgefüllt.
lesson-china-placed = Dein Stein steht dort für immer, und was er kostet, ist weg. Wo vorher nichts stand, ging nur ein Stein; ab jetzt dürfen in einem Zug zwei in diese Provinz.
lesson-china-pay = Wähl, womit du bezahlst: mit einer Karte in der Farbe der Provinz oder mit zwei einer anderen Farbe als Joker. Behalt die Farbe der Provinz, die du als Nächstes willst.
lesson-china-end = Du kennst jetzt alle Entscheidungen in China. Bau, wo dich wenige Häuser auf den ersten oder zweiten Rang bringen, und schick Abgesandte dorthin, wo ein Bündnis offen ist. Ab hier melde ich mich nur noch bei Neuem; **Was heißt das?** erklärt jede Frage.

## Yunnan

lesson-yunnan-goal = Die meisten Punkte gewinnen. Deine Händler verdienen sie auf der Straße von Pu’er: je weiter, desto mehr. Zuerst aber bieten alle: Setz einen Händler in ein Gebäude, in die Bank oder auf den Markt, oder pass.
lesson-yunnan-space = Das Feld ist dein Gebot, bezahlt wird, wenn alle gepasst haben. Auf 5 und 7 wirft ein höheres Gebot deinen Händler hinaus; auf 9, 12 und 15 ist er sicher. Alle Gebote zusammen dürfen nicht mehr sein als deine Yuan.
lesson-yunnan-bank = Die Bank ist frei: Sie zahlt nach der Summe aller Gebote, ihre höhere Seite mehr. Aber wer dorthin geht, verliert alle eigenen Gebote und bietet für den Rest der Runde in keinem Gebäude.
lesson-yunnan-bid-again = Bevor du weiter bietest: Händler in Gebäuden reisen in dieser Runde nicht, die auf dem Markt schon. Behalt welche für die Straße, und pass, wenn du genug hast.
lesson-yunnan-travel = Jetzt reist du. Jeder Händler darf eine Reise machen; jede Grenze kostet einen Passierschein, und niemand reist weiter als dein Pferd. Lass auf dem Weg nach Pu’er keine Provinz leer: Ein isolierter Händler geht auf den Markt zurück.
lesson-yunnan-displace = Hier lässt sich ein Händler verdrängen, der weniger Einfluss hat als du: Er geht auf der Straße eine Provinz zurück. So schützt Einfluss deine eigenen Händler dort, wo sie etwas einbringen.
lesson-yunnan-convert = Teil den Erlös dieser Runde auf: jetzt Punkte, oder Yuan für die nächsten Gebote. Älteres Geld wird so nie zu Punkten, aber am Ende sind drei Yuan einen wert. Am Anfang brauchen Gebote Yuan.
lesson-yunnan-bid-placed = Dein Händler steht in diesem Gebäude. Auf 5 und 7 wirft ihn ein höheres Gebot hinaus. Haben alle gepasst, zahlst du, und es bringt einen Fortschritt: Händler, Passierschein, Schritt mit dem Pferd, Einfluss oder Bauwerk.
lesson-yunnan-threw-out = Dein Gebot hat jemanden hinausgeworfen: Dieser Händler ist wieder im Vorrat und darf sofort neu gesetzt werden. Gebote von 5 und 7 lassen sich genauso überbieten, auch deine.
lesson-yunnan-banked = Du bist in der Bank: Sie zahlt, wenn alle gepasst haben, und umso mehr, je mehr insgesamt geboten ist. In dieser Runde bietest du in keinem Gebäude mehr.
lesson-yunnan-passed = Du hast gepasst. Händler, die noch im Vorrat waren, sind auf dem Markt und können von dort reisen. Wird einer deiner Händler überboten, bist du wieder dabei.
lesson-yunnan-travelled = Deine Reisen sind vorbei. Deine Händler bringen umso mehr ein, je weiter oben sie stehen, und jede Lücke hinter einem nimmt 3 Yuan weg. Sind alle gereist, kommen Kommissar, Geschenke und Erlöse.
lesson-yunnan-converted = Dein Erlös ist aufgeteilt. Der niedrigste Erlös bietet in der nächsten Runde zuerst und reist zuletzt. Die Partie endet, wenn jemand 80 Punkte hat oder kein Geschenk mehr auf dem Spielplan liegt.
lesson-yunnan-yard = Der Bauhof gibt dir ein Bauwerk. Ein Handelsposten bringt etwas ein und schließt Lücken; deine Brücke ist eine Abkürzung ohne Passierschein; ein Teehaus auf dem Spielplan bringt am Ende 12 Punkte. Höchstens zwei von jeder Art.
lesson-yunnan-build = Du hast ein Bauwerk im Vorrat. Bau es beim Reisen, ohne Händler und Passierschein: Nur dein Pferd muss so weit gekommen sein. Was gebaut ist, bleibt stehen.
lesson-yunnan-end = Du kennst jetzt die Entscheidungen in Yunnan. Frühe Yuan und Händler wachsen, späte Yuan sind Punkte. Ab hier melde ich mich nur noch bei Neuem; **Was heißt das?** erklärt jede Frage.

## Confucius

lesson-confucius-goal = Die meisten Punkte gewinnen, nach höchstens neun Runden: aus Ministerien, fernen Ländern, Kriegen und Titeln. Im Zug führst du eine Aktion aus. Sie kostet einen Würfel, wie der im Ring; eine weitere auf demselben Feld kostet in dieser Runde zwei.
lesson-confucius-bribe = Eine Bestechung legt deinen Marker auf einen Beamten. Haben alle sieben eines Ministeriums einen, wird es gewertet: Wer die meisten hat, wird Minister, wer folgt, Sekretär, und beide punkten. Billige gehen schnell; niedrige Platznummern entscheiden Gleichstände.
lesson-confucius-pay = Wähl die Karten, mit denen du zahlst. Wechselgeld gibt es nicht, also such den genauen Preis; zuerst steht, was am wenigsten verliert. Eine Karte gilt als Münzen oder als Lizenzen: 1, 2, 3 Münzen sind 3, 2, 1 Lizenzen.
lesson-confucius-give = Wer dein Geschenk hat, ist verpflichtet: In einem Ministerium, in dem du einen Marker hast und diese Person ebenso viele oder mehr, darf sie nicht bestechen. Sie schuldet dir auch Hilfe und kann dir kein niedrigeres Geschenk machen.
lesson-confucius-junks = Dschunken kommen in deine Werft; fünf auf See erreichen ein fernes Land. Wer zuerst dort ist, bekommt seine Punkte und eine Belohnung. Viele auf einmal sind je Stück teurer, also kauf über mehrere Runden wenige.
lesson-confucius-chief = Du bestimmst den nächsten Chefminister, nur nicht dich selbst. Links von ihm geht es los. Er hat einen Würfel weniger, führt dafür aber noch eine Aktion aus, wenn alle gepasst haben.
lesson-confucius-bribed = Dein Marker liegt auf diesem Beamten. Einer in Hubu macht Bestechungen billiger, einer in Gongbu Dschunken, einer in Bingbu Armeen. Bis er gesichert ist, kann ihn jemand ersetzen.
lesson-confucius-given = Dein Geschenk ist gemacht. Eigene Geschenke bei anderen und fremde bei dir werden in jeder Runde gezählt: keines macht 3 Würfel, eines oder zwei machen 4, mehr machen 5.
lesson-confucius-money = Du hast Karten gezogen: Sie bezahlen später Bestechungen, Geschenke und Dschunken. Mit wenigen auf der Hand geht wenig.
lesson-confucius-bought = Du hast Dschunken gekauft. Sie warten in deiner Werft; auf See zu fahren kostet je Dschunke eine Lizenz, und fünf auf See machen eine Reise.
lesson-confucius-favour = Alle haben gepasst, und du bist Chefminister: Du führst noch eine Aktion der Aktionsfelder aus, für den Würfel auf der Kaiserlichen Gunst, egal wie viele sie sonst kostet. Münzen und Lizenzen kostet sie wie immer.
lesson-confucius-tutor = Eine Prüfung: Leg verdeckt Karten für einen Studenten. Die höhere Summe an Münzen gewinnt, bei Gleichstand Rot; alle gelegten Karten sind weg. Ein Geschenk verpflichtet dich, den Studenten dieser Person zu unterstützen; drei Karten beenden es.
lesson-confucius-place = Du hast die Prüfung gewonnen: Der Kandidat kommt mit deinem Marker in ein Ministerium, gesichert, und zählt wie ein bestochener Beamter. Schau, wo einer mehr dich zum Minister macht oder den letzten Platz füllt.
lesson-confucius-influence = Dieses Ministerium ist voll, mehr als zwei haben dort Einfluss, und du liegst hinten: Du gibst deinen ab, an die Person darunter, von der du das höchste Geschenk hast, sonst an eine beliebige. So ein Geschenk ist dann weg.
lesson-confucius-discard = Die Runde endet, und du hast mehr als vier Karten: Wirf bis auf vier ab. Behalt, was zusammen deinen nächsten Preis ergibt. Was du abwirfst, sehen alle.
lesson-confucius-card = Du hast eine Belohnungskarte. Sie zu spielen ist dein Zug, kostet aber keinen Würfel; sie kann also warten, bis deine Würfel weg sind. Jede gilt einmal.
lesson-confucius-buy = Geschenke außer dem Wandbehang kaufst du, bevor du sie machst, für ihren Wert in Münzen. Ein höheres bindet stärker: Zurück geht nichts Niedrigeres, und wo zwei Geschenke Hilfe verlangen, gilt das höhere.
lesson-confucius-income = Karten bekommst du auf zwei Wegen. Das Steuereinkommen bringt zwei. Beim Geschäftseinkommen, einmal pro Runde, gibst du Karten mit höchstens 4 Münzen ab und ziehst eine mehr als das: Eine 1 und eine 3 bringen fünf.
lesson-confucius-nominate = Ein Student kostet 2 Münzen und wartet. Sind es zwei, oder erzwingt es jemand für 2 Münzen, gibt es in der Runde eine Prüfung. Wer gewinnt, setzt den Kandidaten ein: einen Beamten ohne Preis, sofort gesichert.
lesson-confucius-army = Armeen: Rekrutieren kostet 6 Lizenzen, mit Marker in Bingbu 4. Aus den Kolonien greift eine Armee ein fremdes Land an, für Münzen. Sind dort rechtzeitig alle Felder besetzt, bringt jedes seine Punkte; der Stern bringt eine Belohnungskarte.
lesson-confucius-secure = Du kannst einen deiner Beamten noch einmal bezahlen, dann ist er gesichert: Weder ein Kandidat noch eine Bestechungskarte nimmt ihn dir. Das lohnt sich, wo ein Amt an einem Marker hängt.
lesson-confucius-pass = Deine Würfel sind weg. Du kannst noch eine Belohnung spielen oder jemandem einen Beamten übertragen: Das beendet ein Geschenk dieser Person bei dir. Wer passt, ist für diese Runde fertig; die nächste bringt neue Würfel.
lesson-confucius-voyage = Deine Dschunken können auf See gehen, für je eine Lizenz. Mit fünf auf See wählst du ein fernes Land; wer zuerst dort ist, bekommt die Punkte. Weniger warten auf See auf die nächsten.
lesson-confucius-end = Du kennst jetzt die wichtigsten Entscheidungen in Confucius. Sieh nach, wer wem etwas schuldet, bevor du bestichst, und zähl die Marker in jedem Ministerium. Ab hier melde ich mich nur noch bei Neuem; **Was heißt das?** erklärt jede Frage.

## Da Yunhe

lesson-dayunhe-goal = Das meiste Ansehen gewinnt: Kanäle bringen es, wenn du sie baust und wenn der Große Koordinator vorbeikommt; am Ende zählen Verbund, Verbotene Stadt und Unruhe. Wähl zuerst, welches oberste Plättchen in dein Lager kommt.
lesson-dayunhe-card = In jeder Runde nimmst du geheim eine Karte. Sie sagt, was du in dieser Runde tun darfst, in beliebiger Reihenfolge. Karten zum Bauen bringen Ansehen; Nachschub füllt dein Lager, aus dem du baust.
lesson-dayunhe-do = Deine Karte liegt offen. Wähl eine ihrer Aktionen; misch sie, wie du willst. Nachschub holt das oberste Plättchen eines Stapels, offen oder verdeckt, ins Lager; Bauen verbraucht es. Aufhören darfst du jederzeit.
lesson-dayunhe-city = Du kannst jetzt einen Kanal in die Verbotene Stadt bauen. Sofort bringt er nichts, aber am Ende zählen deine Kanäle dort im Quadrat: drei bringen 9, vier 16. Auf dem Spielplan brauchst du mindestens so viele, wie du danach dort hast.
lesson-dayunhe-build = Ein Kanal darf auf jedes freie Feld oder auf Unruhe, in jedem Gebiet, beliebig gedreht. Sein Wert ist sofort Ansehen. Was gut verbindet, ist jetzt weniger wert, aber mehr, wenn der Koordinator der Linie folgt.
lesson-dayunhe-lines = Wie liegt das Plättchen? Linien, die sich an einer Kante treffen, sind verbunden. Der Koordinator folgt einer Linie von Kanal zu Kanal: Der erste bringt 2, jeder nächste 4, wem er gehört.
lesson-dayunhe-fork = Du bist Startspieler, also wählst du, wohin der Koordinator weiterzieht. Kanäle auf seinem Weg bringen Ansehen, wem sie gehören; auf Unruhe verliert 4, wem das Gebiet gehört. Führ ihn über deine Kanäle.
lesson-dayunhe-stocked = Dieses Plättchen liegt in deinem Lager, das sechs Plätze hat und das alle sehen. Was du baust, kommt von dort. Haben alle ein Plättchen gewählt, beginnt die erste Runde mit den Karten.
lesson-dayunhe-taken = Du hast deine Karte genommen; niemand sonst sieht sie, bis du sie ausführst. Haben alle gewählt, führen alle der Reihe nach aus, der Startspieler zuerst.
lesson-dayunhe-built = Dein Plättchen liegt auf dem Spielplan. Ein Kanal bringt seinen Wert sofort. Am Ende zählt dein größter Verbund 1 je Kanal: Kanäle von dir nebeneinander, deren Linien sich treffen.
lesson-dayunhe-not-built = Du hast ein Plättchen geholt; deine Karte konnte auch bauen. Kanäle bringen Ansehen, und der Koordinator besichtigt nur, was auf dem Spielplan liegt: Bau, bevor du den Zug beendest.
lesson-dayunhe-supplied = Du hast ein Plättchen vom Stapel ins Lager geholt: sechs Plätze, die alle sehen. Auch Unruheplättchen nützen dort: Manche Aktionen werden mit zwei davon bezahlt.
lesson-dayunhe-inspect = Eine Sonder-Inspektion bewegt den Koordinator sofort, um 1 bis 3 Schritte, und wird gewertet wie seine Reise, die danach noch kommt. Gut, wo eine Linie deiner Kanäle vor ihm liegt.
lesson-dayunhe-rebuild = Umbauen heißt tauschen, verschieben oder drehen: eigene Plättchen überall, fremde nur in deinem Gebiet. Sofort bringt es nichts; lass Linien sich treffen oder leg einen Kanal dorthin, wo der Koordinator vorbeikommt.
lesson-dayunhe-calm = Volk beruhigen nimmt ein Unruheplättchen aus der Mauer; es kommt unter einen Stapel seiner Farbe. Jede Reihe, die am Ende einer Runde voll ist, wird ein Aufstand und kostet 4 je Plättchen: Achte auf deine.
lesson-dayunhe-remove = Du darfst ein Unruheplättchen entfernen. In deinem Gebiet kostet dich jedes 4, wenn der Koordinator dort vorbeikommt, und 4 am Ende. Es kommt in die Reihe seiner Farbe in der Mauer; volle Reihen werden ein Aufstand.
lesson-dayunhe-price = Eine Aktion deiner Karte kostet zwei Unruheplättchen aus deinem Lager. Die Tee-Pause hält den Koordinator für diese Runde auf, Intrige nimmt jemandem 8, Anschwärzen 4 am Ende, Zerstören bringt einen Kanal zurück unter einen Stapel.
lesson-dayunhe-reform = Eine Reform mischt deine drei Stapel und verteilt sie neu, verdeckt. Das hilft, wenn dir kein oberstes Plättchen nützt.
lesson-dayunhe-espionage = Spionage deckt das oberste Plättchen jedes deiner Stapel auf, und alle sehen sie. Nutz sie vor dem Nachschub, dann weißt du, was du holst.
lesson-dayunhe-end = Du kennst jetzt die Entscheidungen in Da Yunhe. Bau, wo der Koordinator als Nächstes vorbeikommt, und halt dein eigenes Gebiet frei von Unruhe. Ab hier melde ich mich nur noch bei Neuem; **Was heißt das?** erklärt jede Frage.

## Nach einer ersten Partie: drei Dinge für die nächste

button-advice = Nächstes Mal
advice-head = **{ $title }: Probier nächstes Mal**
advice-none = **{ $title }: Nächstes Mal.** Du hast nichts ausgelassen, und nichts hat anderen mehr gebracht. Versuch es mit mehr Leuten.

advice-qin-village = Du hast kein Dorf genommen. Leg so, dass eine Provinz von dir daran grenzt: Seine Pagode zählt wie jede andere.
advice-qin-join = Keine verbundene Provinz ging an dich. Von einer Farbe werden sie eine: Wer mehr Felder hatte, bekommt alles, andere nehmen ihre Pagoden zurück.
advice-qin-extend = Du hast keine eigene Provinz erweitert. Mit fünf Feldern trägt sie zwei Pagoden, und neben einem Dorf zählt sie zwei.
advice-qin-villages = Jemand hatte mehr Dörfer als du. Eines bekommt, wer allein am meisten daneben zählt; Großprovinzen zählen zwei.
advice-qin-provinces = Jemand hatte mehr Pagoden auf Provinzen als du. Gründ mit jedem Plättchen eine, wenn es geht: Jede Antwort sagt, was sie bewirkt.

advice-china-alliances = Bündnisse haben jemandem mehr gebracht als dir. Such zwei Provinzen mit einer Nummer dazwischen, in denen je ein Abgesandter schon die meisten sind.
advice-china-roads = Häuserreihen haben jemandem mehr gebracht als dir. Vier oder mehr eigene Häuser entlang einer Straße bringen am Ende je einen Punkt.
advice-china-houses = Häuser haben jemandem mehr gebracht als dir. Der zweite Rang ist billig: Er bringt so viele Punkte, wie der erste Häuser hat.
advice-china-exchange = Du hast nie eine Karte getauscht. Das kostet den ganzen Zug, rettet aber eine Hand, die zu keiner Provinz passt, die du willst.

advice-yunnan-build = Du hast nichts gebaut. Was der Bauhof gibt, bleibt: Ein angeschlossener Handelsposten bringt jede Runde etwas ein, ein Teehaus 12 Punkte.
advice-yunnan-bank = Du warst nie in der Bank. Wenn die anderen hoch bieten, zahlt sie gut, für einen einzigen Händler.
advice-yunnan-points = Jemand hat unterwegs mehr Punkte gemacht. Mach in den letzten Runden aus Erlös Punkte: Am Ende sind drei Yuan nur einer.
advice-yunnan-teahouses = Teehäuser haben jemandem mehr gebracht als dir: 12 Punkte für eines auf dem Spielplan, 24 für zwei.
advice-yunnan-gifts = Geschenke haben jemandem mehr gebracht als dir: je 3 Punkte, für Händler in Provinzen, in denen welche liegen, hoher Einfluss zuerst.
advice-yunnan-influence = Einfluss hat jemandem mehr gebracht als dir. Mit ihm verdrängen deine Händler auch andere und bleiben selbst stehen.
advice-yunnan-passes = Passierscheine haben jemandem mehr gebracht als dir: Fünf sind am Ende 9 Punkte, sechs 16, und mit jedem reisen Händler weiter.

advice-confucius-give = Du hast kein Geschenk gemacht. Wer eines hat, schuldet dir Hilfe in vollen Ministerien, und gemachte Geschenke bringen dir Würfel.
advice-confucius-nominate = Du hast niemanden nominiert. Ein Student kostet 2 Münzen; eine gewonnene Prüfung ist ein Beamter ohne Preis, sofort gesichert.
advice-confucius-commercial = Du hast nie Geschäftseinkommen genommen. Eine 1 und eine 3 bringen fünf Karten, das Steuereinkommen nur zwei.
advice-confucius-ministries = Ministerien haben jemandem mehr gebracht als dir. Mehrere billige Beamte in einem nützen mehr als einer in jedem: Die meisten Marker machen zum Minister.
advice-confucius-voyages = Reisen haben jemandem mehr gebracht als dir. Fünf Dschunken auf See erreichen ein Land, und nur wer zuerst dort ist, bekommt seine Punkte.
advice-confucius-invasions = Invasionen haben jemandem mehr gebracht als dir. Eine Armee zählt, wo alle Felder des Landes besetzt sind, bevor die Mauer so weit ist.
advice-confucius-titles = Titel haben jemandem mehr gebracht als dir: je ein Punkt für die meisten Marker, Reisen und Armeen.

advice-dayunhe-city = Du hast nichts in der Verbotenen Stadt gebaut. Kanäle dort zählen am Ende im Quadrat: drei bringen 9, vier 16.
advice-dayunhe-inspections = Inspektionen haben jemandem mehr gebracht als dir. Ab dem zweiten Kanal einer Linie bringt jeder 4: Bau, wo der Koordinator als Nächstes vorbeikommt.
advice-dayunhe-network = Jemand hatte einen größeren Verbund als du. Es zählen nur eigene Kanäle, nebeneinander, deren Linien sich treffen.
advice-dayunhe-unrest = Unruhe hat dich am Ende mehr gekostet als jemand anderen. Bau einen Kanal darüber oder entfern sie: Jedes Plättchen in deinem Gebiet ist −4.
advice-dayunhe-uprisings = Aufstände haben dich mehr gekostet als jemand anderen. Beruhig das Volk, bevor deine Reihe in der Mauer voll ist.
advice-dayunhe-espionage = Du hast nie Spionage genutzt. Sie deckt die obersten Plättchen deiner Stapel auf; dann weißt du, was Nachschub bringt.

## Der Befehl, und eine Lektion, die nicht stimmt

