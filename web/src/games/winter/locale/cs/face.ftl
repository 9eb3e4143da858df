### Endless Winter on the screen.

winter-ui-board = Krajina
winter-ui-columns = Sloupce akcí
winter-ui-my-camps = K mým táborům
winter-ui-round =
    { $round }. kolo ze { $rounds }, éra { $era ->
        [1] I
       *[other] II
    }: { $phase }
winter-ui-table-common = Karty a kameny
winter-ui-table-tab-common = Karty
winter-ui-table-tab-shared = Kameny
winter-ui-reconstructed = Rekonstruovaná čísla
winter-ui-base-free = Volné místo pro základnu, { $text }
winter-ui-base-of = Základna: { $text }
winter-ui-camps-of =
    { $number ->
        [one] { $number } tábor: { $text }
        [few] { $number } tábory: { $text }
       *[other] { $number } táborů: { $text }
    }
winter-ui-raft-of = vor: { $text }
winter-ui-village-of = osada: { $text }
winter-ui-led-by = vede { $text }
winter-ui-junction = styk { $text }
winter-ui-fish = Žetonů ryb v zásobě: { $left }, odložených: { $gone }.
winter-ui-fish-gone = Odložené: { $text }
winter-ui-box = Políčko { $number }: { $text }
winter-ui-free-first = políčko 3 je volné
winter-ui-first-taken = v tomto kole už využité
winter-ui-deed-recruit = Nábor
winter-ui-deed-buy_culture = Kultura
winter-ui-deed-hunt_open = Ulovit odkryté zvíře
winter-ui-deed-hunt_deck = Ulovit neznámé zvíře
winter-ui-deed-place_camp = Postavit tábor
winter-ui-deed-move = Přesunout
winter-ui-deed-bury = Pohřbít
winter-ui-deed-take_stone = Kámen
winter-ui-deed-tip = Využít
winter-ui-deed-found_village = Osada
winter-ui-deed-first = První
winter-ui-idols = Idoly
winter-ui-track-honor = Čest
winter-ui-track-sacrifice = Oběť
winter-ui-rate-honor = od kroku { $from }: { $rate } VB za kartu
winter-ui-rate-sacrifice = od kroku { $from }: 1 VB za každé { $rate }
winter-ui-step-of = { $track }, krok { $step }
winter-ui-site = Staveniště megalitů
winter-ui-megalith-of = megalit: { $text }
winter-ui-neutral-of = neutrální megalit: { $text }
winter-ui-step-bury = pohřbena: { $card }
winter-ui-step-to-hand = do ruky
winter-ui-step-to-discard = na odkládací balíček
winter-ui-step-chief_use = náčelník
winter-ui-step-pay = zaplaceno
winter-ui-step-village = osada { $text }
winter-ui-step-raft = vor
winter-ui-step-next = další políčko
winter-ui-text-numbers = Čísla
winter-ui-text-order = Pořadí tahu: { $text }
winter-ui-text-turn = Nyní: { $column }, práce: { $labour }
winter-ui-text-culture = Karta kultury na místě { $number }: { $text }
winter-ui-text-animal = Zvíře na místě { $number }: { $text }
winter-ui-text-stone =
    Éra { $era ->
        [1] I
       *[other] II
    }, kámen { $number }: { $text }
winter-ui-text-stack = { $card }: zbývá { $left }
winter-ui-text-free-spaces = Volná místa: { $text }
winter-ui-text-hand = Karet v ruce: { $count }
winter-ui-text-deck = Karet v dobíracím balíčku: { $count }
winter-ui-text-score = { $points } VB na počítadle bodů
winter-ui-text-camps = Táborů na desce hráče: { $home }; založených osad: { $villages }
winter-ui-text-figures = Zbývá umístit: členů kmene { $members }, náčelník { $chiefs }
winter-ui-text-tipped = využitá: { $text }

## Cards and players

winter-ui-or = nebo
winter-ui-effect-in = { $text } ({ $column })
winter-ui-score-most = nejvýše { $most } VB
winter-ui-labour = práce { $labour }
winter-ui-labour-in = { $labour } ve sloupci { $column }
winter-ui-in-eclipse = Při zatmění: { $text }.
winter-ui-worth = { $points } VB na konci.
winter-ui-hand = Vaše ruka
winter-ui-hand-size = Karet v ruce: { $count }
winter-ui-hand-empty = V ruce nejsou žádné karty
winter-ui-heap = { $text }: { $count }. { $cards }
winter-ui-heaps = Balíčky
winter-ui-played = Zahráno v tomto tahu
winter-ui-choosing = Kdo už zvolil
winter-ui-strengths = Síla při zatmění
winter-ui-chooses = volí
winter-ui-has-chosen = zvoleno
winter-ui-stacks = Balíčky kmene
winter-ui-stack = { $card }, zbývá { $left }
winter-ui-culture = Karty kultury
winter-ui-culture-deck =
    éra { $era ->
        [1] I
       *[other] II
    }, v balíčku { $count }
winter-ui-place-empty = Místo { $place }: prázdné
winter-ui-price = Cena: práce { $labour }, nástroje { $tools }.
winter-ui-hunting = Loviště
winter-ui-animal-at = { $species }, místo { $place }
winter-ui-animal-deck = Balíček zvířat: { $count }, odloženo: { $discarded }
winter-ui-tipped-gives = Po využití: { $text }.
winter-ui-sets = Nevyužitá zvířata jednoho druhu dají dohromady na konci { $text } … VB.
winter-ui-stones = Posvátné kameny
winter-ui-stone-scores = { $stone }. Při každém vašem zatmění: { $text }.
winter-ui-stone-price = Kámen této éry stojí nástrojů: { $tools }.
winter-ui-era =
    éra { $era ->
        [1] I
       *[other] II
    }
winter-ui-store = { $thing }: { $count } z { $most }
winter-ui-camps = tábory
winter-ui-camps-away = tábory mimo desku
winter-ui-camps-help = Tábory na desce: { $home }. Příjem odkrytých míst při každém zatmění: { $text }.
winter-ui-villages = osady
winter-ui-villages-help = Založené osady: { $founded }. Další přinese: { $text }.
winter-ui-megaliths = megality
winter-ui-megaliths-help = Zbývající megality: { $left }. Po vyprázdnění dalšího výřezu: { $text }.
winter-ui-figures = Figurky k umístění: členové { $members }, náčelník { $chiefs }
winter-ui-animals = zvířata
winter-ui-no-animals = Zatím žádná zvířata
winter-ui-tipped = Využito: { $species } × { $count }
winter-ui-kept = { $species } × { $count }: sada za { $points } VB
winter-ui-you = vy
winter-ui-points = Počítadlo: { $points } VB
winter-ui-if-ended = Kdyby hra skončila teď: { $points } VB
winter-ui-fold = Sbalit desku: { $text }
winter-ui-unfold = Rozbalit desku: { $text }
winter-ui-pile-empty = Zatím bez karet
