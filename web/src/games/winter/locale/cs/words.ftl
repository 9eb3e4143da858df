winter-words-labour = Práce: { $labour }
winter-words-labour-in = Práce jen pro sloupec { $column }: { $amount }
winter-words-first-here = První figurka kola v tomto sloupci: políčko 3 je otevřené
winter-words-culture-played = Zahrané karty kultury v tomto tahu: { $count }
winter-words-free-to-hand = Karty, které jdou do ruky zdarma: { $count }
winter-words-abilities = Nevyužité schopnosti Zatmění: { $text }
winter-words-hexes = Hexy, ze kterých se ještě vybírá: { $text }
winter-words-rest-of-terrain = Potom přijdou ostatní hexy tohoto terénu
winter-words-setup-cards = Karty přípravy: { $text }
winter-words-fish-drawn = Tažené žetony ryb: { $text }
winter-words-costs = cena: { $text }
winter-words-stands =
    { $chief ->
        [0] { $members ->
            [one] { $text }: člen
            [few] { $text }: { $members } členové
           *[other] { $text }: { $members } členů
        }
       *[other] { $members ->
            [0] { $text }: náčelník
            [one] { $text }: náčelník a člen
            [few] { $text }: náčelník a { $members } členové
           *[other] { $text }: náčelník a { $members } členů
        }
    }
winter-words-influence = vliv: { $text }
winter-words-waiting-draws = Karty, které zbývá líznout: { $count }
winter-words-raft = Vor: { $place }. krok po řece
winter-words-camp-income = příjem v každém Zatmění: { $text }
winter-words-known = Známé karty v ruce: { $text }
winter-words-known-to-others = Co o této ruce vědí ostatní: { $text }
winter-words-all-cards = Všechny karty kmene: { $text }
winter-words-points-from = Body za: { $text }
winter-words-end-adds = Konec by přidal: { $text }
