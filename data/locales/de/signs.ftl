# The key to the signs on the pictures: sign-<game>-<sprite>, in the order in which they stand there. At most about 28 characters.

button-signs = Was heißen die Zeichen?
signs-alt = Die Zeichen auf den Bildern von { $game } und was sie bedeuten: { $list }

## All games

sign-kit-badge-act = ist am Zug
sign-kit-badge-flag = hat aufgegeben
sign-kit-badge-crown = hat gewonnen
sign-kit-icon-clock = Zug der Partie

## Qin

sign-qin-holder-A = Dorf im Besitz von A
sign-qin-single-A = Provinz von A
sign-qin-double-A = Großprovinz: ab 5 Feldern
sign-qin-icon-pagoda = Pagoden noch zu bauen
sign-qin-icon-village = Dörfer im Besitz
sign-qin-tiles-2 = Plättchen auf der Hand
sign-qin-icon-pile = Plättchen im Stapel
sign-qin-ring-square = im letzten Zug geändert

## China

sign-china-spot = zur Wahl
sign-china-house-A = Haus von A
sign-china-fort = Befestigung
sign-china-person-A-2 = Abgesandte von A
sign-china-seal- = Bündnis, niemand führt
sign-china-seal-A = Bündnis, A führt
sign-china-seal-AB = Bündnis, A und B führen
sign-china-name-wei-scored = Häuser schon gewertet
sign-china-emperor = beginnt jede Runde
sign-china-icon-house = Häuser übrig
sign-china-icon-emissary = Abgesandte übrig
sign-china-held-3 = Karten auf der Hand
sign-china-peg-A = Punktestand von A
sign-china-icon-alliance = Punkte für Bündnisse
sign-china-icon-road = Punkte für Straßen
sign-china-icon-total = alle Punkte
sign-china-ring-space = im letzten Zug geändert

## Confucius

sign-confucius-icon-points = Punkte
sign-confucius-head-cube = Würfel übrig
sign-confucius-icon-passed = hat gepasst
sign-confucius-head-card = Karten auf der Hand
sign-confucius-head-reward = Belohnungskarten
sign-confucius-head-army = Armeen, blass: im Vorrat
sign-confucius-insulted = Armeen: Kaiser beleidigt
sign-confucius-head-yard = Dschunken in der Werft
sign-confucius-head-voyage = Dschunken auf See
sign-confucius-icon-gift = Geschenke bereit, Wert
sign-confucius-icon-gives = fremde Geschenke: Pflicht
sign-confucius-badge-chief = jetzt Chefminister
sign-confucius-icon-minister = Minister
sign-confucius-icon-secretary = Sekretär
sign-confucius-likely-D = wer das Amt bekäme
sign-confucius-official = Beamter mit seinem Preis
sign-confucius-secured-plain = gesicherter Beamter
sign-confucius-closed-plain = Ministerium ist gewertet
sign-confucius-later-A = später; gab Einfluss ab
sign-confucius-icon-bingbu = Bingbu, Armee
sign-confucius-icon-hubu = Hubu, Finanzen; Münzen
sign-confucius-icon-gongbu = Gongbu, Bauwesen
sign-confucius-wall-small = Mauer löst Invasion aus
sign-confucius-price = Preis einer Armee
sign-confucius-star = eine Belohnungskarte
sign-confucius-coast-spice = die Gewürzinseln
sign-confucius-coast-india = Indien
sign-confucius-coast-arabia = Arabien
sign-confucius-coast-africa = Afrika
sign-confucius-coast-americas = Amerika
sign-confucius-chit-A = A war zuerst da: Punkte
sign-confucius-icon-left = Kandidaten übrig
sign-confucius-badge-gong = Prüfung in dieser Runde
sign-confucius-icon-licence = Lizenzen
sign-confucius-title-chief = Titel: Chefminister
sign-confucius-title-admiral = Titel: Admiral
sign-confucius-title-general = Titel: General

## Yunnan

sign-yunnan-gate = Grenze: ein Passierschein
sign-yunnan-bridge-plain = Brücke
sign-yunnan-trader-A = Händler von A
sign-yunnan-post-A = Handelsposten von A
sign-yunnan-horse-A = so weit darf A reisen
sign-yunnan-teahouse-free = Platz für ein Teehaus
sign-yunnan-gift = Gastgeschenk: 3 Punkte
sign-yunnan-inspector = der Provinzkommissar
sign-yunnan-ghost-A = wurde hier überboten
sign-yunnan-icon-points = Punkte
sign-yunnan-icon-money = Yuan im Besitz
sign-yunnan-icon-income = Erlös dieser Runde
sign-yunnan-icon-bid = noch unbezahlte Gebote
sign-yunnan-icon-trader = Händler
sign-yunnan-icon-horse = Pferd; Reisereihenfolge
sign-yunnan-icon-pass = Passierscheine
sign-yunnan-icon-dragon = Einfluss
sign-yunnan-icon-stock = Bauhof; Vorrat
sign-yunnan-icon-post = Handelsposten
sign-yunnan-icon-bridge = Brücken
sign-yunnan-icon-teahouse = Teehäuser
sign-yunnan-icon-gift = Gastgeschenke
sign-yunnan-icon-cut = kein Anschluss an Pu’er
sign-yunnan-icon-total = alle Punkte
sign-yunnan-icon-round = Runde

## Da Yunhe

sign-dayunhe-pagoda = Sonder-Inspektion endet
sign-dayunhe-symbol = Unruhe zu Beginn
sign-dayunhe-unrest-A = Unruheplättchen von A
sign-dayunhe-boat-north = Koordinator, nach Norden
sign-dayunhe-boat-lying = Koordinator liegt
sign-dayunhe-turning = sein Wendepunkt
sign-dayunhe-trip-north-now = laufende Fahrt
sign-dayunhe-step-line = Schritt auf der Linie: +4
sign-dayunhe-step-canal = Schritt auf Kanal: +2
sign-dayunhe-step-unrest = Schritt auf Unruhe: −4
sign-dayunhe-earned = was der Weg brachte
sign-dayunhe-icon-start = Startspieler
sign-dayunhe-card-back = Karte noch verdeckt
sign-dayunhe-slot-small = freier Lagerplatz
sign-dayunhe-plate-back-A-small = Stapel, oben verdeckt
sign-dayunhe-icon-stack = Plättchen im Stapel
sign-dayunhe-icon-city = Kanäle in der Stadt
sign-dayunhe-icon-city-unrest = Unruhe in der Stadt: je −4
sign-dayunhe-brick-fire = Unruhe in der Mauer
sign-dayunhe-brick-fist = als Nächstes: ein Aufstand
sign-dayunhe-icon-level = Stufe eines Aufstands
sign-dayunhe-icon-supply = Nachschub
sign-dayunhe-icon-build = bauen
sign-dayunhe-icon-rebuild = umbauen
sign-dayunhe-icon-prestige = Ansehen
sign-dayunhe-icon-remove = Unruhe entfernen
sign-dayunhe-icon-calm = Volk beruhigen
sign-dayunhe-icon-destroy = Kanal zerstören
sign-dayunhe-icon-inspect = Sonder-Inspektion
sign-dayunhe-icon-tea = Tee-Pause
sign-dayunhe-icon-espionage = Spionage
sign-dayunhe-icon-intrigue = Intrige
sign-dayunhe-icon-denounce = anschwärzen
sign-dayunhe-icon-reform = Reform
sign-dayunhe-icon-warehouse = Lager
sign-dayunhe-icon-network = größter Kanalverbund
sign-dayunhe-icon-unrest = Unruheplättchen
sign-dayunhe-icon-region-unrest = Unruhe im Gebiet: −4
sign-dayunhe-icon-round = Runde
