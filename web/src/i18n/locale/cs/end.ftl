### Konec hry, grafy, průběh, přehrání, chat a co se ještě u stolu říká

## Konec

end-title-you-by =
    Vyhráváte o { $lead ->
        [one] { $lead } bod
        [few] { $lead } body
        [many] { $lead } bodu
       *[other] { $lead } bodů
    }
end-title-you-tie-break = Vyhráváte při shodě bodů
end-title-one-by =
    { $text } vyhrává o { $lead ->
        [one] { $lead } bod
        [few] { $lead } body
        [many] { $lead } bodu
       *[other] { $lead } bodů
    }
end-title-one-tie-break = { $text } vyhrává při shodě bodů
end-title-shared =
    O vítězství se dělí { $text }, každý má { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
end-title-shared-you =
    O vítězství se dělíte: vy a { $text }, každý má { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
end-title-alone =
    Získali jste { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
end-title-cancelled = Hra byla ukončena předčasně
end-title-aside = Tento stůl byl odložen
end-about-cancelled = Všichni se shodli, že skončí, nebo už neměl kdo hrát. Vítěz není a záznam k uložení také ne. Stůl zůstal, jak byl, a můžete si ho prohlédnout.
end-about-aside = Server při této hře narazil na chybu a zastavil se dřív, než se mohlo něco pokazit. Co se odehrálo, zůstává uloženo a pro správce serveru vznikla zpráva. Správce serveru může hru znovu rozehrát; novou můžete začít kdykoli.
end-ranking = Pořadí
end-place =
    { $place ->
        [1] první místo
        [2] druhé místo
        [3] třetí místo
        [4] čtvrté místo
       *[other] { $place }. místo
    }
end-resigned = vzdaná hra
end-by-source = Body podle zdroje
end-tap-number = klepnutím na číslo zjistíte, odkud je
end-source = Zdroj
end-while-playing = Během hry
end-at-the-end = Na konci
end-total = Celkem
end-origin-of = { $what }, { $text }: { $points }. Ukázat, odkud jsou
end-origin-title = { $what }: { $text }
end-origin-sum =
    Celkem { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
end-points-open = { $text }. Ukázat, odkud body jsou
end-points-title = Body: { $text }
end-points-so-far = Zatím
end-points-ahead = Konec by teď přidal
end-points-together = Kdyby hra skončila teď
end-points-behind =
    Ztráta ({ $text } vede): { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }. Největší rozdíl: { $what } ({ $amount })
end-points-leads =
    Náskok ({ $text } následuje): { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }. Největší rozdíl: { $what } ({ $amount })
end-points-level = Stejně bodů: { $text }
end-points-arrow = Malé číslo za šipkou (→) říká, kolik bodů by bylo, kdyby hra skončila teď.
end-points-only-end = Všechny body se počítají až na konci. Tady je, kolik by jich bylo, kdyby hra skončila teď.
end-points-hidden = Znaménko plus znamená, že je jich víc; spočítat je může jen jejich majitel.
end-round = { $round }. kolo
end-scoring = Bodování
end-over-time = Vývoj skóre
end-over-time-table = Skóre po každém kole
end-chart-hint = ukažte do grafu a uvidíte hodnoty
end-chart-which = Co čáry ukazují
end-chart-scored = Získané body
end-chart-worth = Kdyby skončila tehdy
end-chart-worth-about = kolik bodů by každý měl, kdyby hra skončila v tu chvíli
end-by-round = Body podle zdroje a kola
end-no-moments = Průběh hry se nepodařilo načíst.
end-again = Zkusit znovu
end-failed = Nepovedlo se. Zkuste to prosím za chvíli znovu.
end-see-table = Prohlédnout stůl
end-replay = Přehrání
end-review = Rozbor
end-play-on = Hrát odtud dál
end-check = Ověřit míchání
end-export = Uložit záznam
end-swapped = Stejné rozdání, jiná místa
end-rematch = Odveta
end-next-table = K další hře
end-home = Na úvodní stránku
end-check-title = Bylo míchání poctivé?
end-check-wait = Celá hra se znovu přehrává…
end-check-replayed =
    { $decisions ->
        [one] Jediné rozhodnutí bylo dovolené a každá karta, žeton i bod vyšly tak, jak jsou uloženy.
        [few] Všechna { $decisions } rozhodnutí byla dovolená a každá karta, žeton i bod vyšly tak, jak jsou uloženy.
        [many] Všech { $decisions } rozhodnutí bylo dovolených a každá karta, žeton i bod vyšly tak, jak jsou uloženy.
       *[other] Všech { $decisions } rozhodnutí bylo dovolených a každá karta, žeton i bod vyšly tak, jak jsou uloženy.
    }
end-check-differs = Znovu přehraná hra nevychází tak, jak je uložena.
end-check-sealed = Pečeť zveřejněná na začátku odpovídá semínku; váš prohlížeč ji spočítal sám.
end-check-broken = Pečeť neodpovídá semínku.
end-check-how = Vše, co se míchá a losuje, vychází z jediného tajného semínka. Jeho pečeť, otisk, který nic neprozradí, byla veřejná od začátku; teď, když hra skončila, je veřejné i semínko. Každý si může uložit záznam a ověřit ho sám.
end-seal = Pečeť, od začátku
end-seed = Semínko, zveřejněné na konci

## Průběh

end-log-title = Co se stalo
end-log-all = všechny události
end-log-all-title = Všechno, co se stalo
end-log-empty = Zatím se nic nestalo.
end-log-draft = (nanečisto)
end-log-folded = Příprava
end-log-sum = { $who }: { $text }
end-log-started = Hra začíná.
end-log-joined = { $text } usedá ke stolu.
end-log-left = { $text } odchází od stolu.
end-log-proposed-take_back = { $text } navrhuje vrátit tah.
end-log-proposed-cancel = { $text } navrhuje hru ukončit.
end-log-answered-yes = { $text } souhlasí.
end-log-answered-no = { $text } nesouhlasí.
end-log-take_back = Tahy byly vráceny.
end-log-resigned = { $text } se vzdává; dál hraje bot.
end-log-stood_in = Za hráče { $text } hraje bot.
end-log-stood_in-once = Tento tah hraje za hráče { $text } bot.
end-log-withdrawn = { $text } volí znovu.
end-log-came_back = { $text } je zpět.
end-log-cancelled = Hra je předčasně ukončena.
end-log-over = Hra skončila.
end-log-aside = Stůl je odložen.
end-log-resumed = Správce serveru stůl znovu rozehrál.
end-log-restored = Co následovalo, poškodil disk serveru; hra pokračuje odtud.
end-log-rematch = Je připravena další hra.

## Co se čte nahlas a znamení, že jsem na tahu

end-say-turn = Jste na tahu. { $text }
end-say-done = Vše hotovo. Můžete ukončit tah.
end-say-deed = { $who }. { $text }
end-tab-turn = ● Jste na tahu – Bogwood
end-note-title = Jste na tahu
end-note-body = { $what } { $text }

## Nabídka a návrhy

end-menu = Nabídka stolu
end-menu-text = Stůl slovy
end-menu-rules = Pravidla
end-menu-icons = Figurky a značky
end-menu-replay = Přehrát dosavadní hru
end-menu-watch = Pozvat diváky
end-menu-mine = Moje stoly
end-menu-settings = Nastavení
end-menu-codes = Kód pro návrat
end-menu-take-back = Vrátit tah…
end-menu-cancel = Ukončit hru předčasně…
end-menu-stand-in = Ať za mě hraje bot
end-stand-in-title = Má za vás hrát bot?
end-stand-in-about = Hraje tempem stolu, od začátku vašeho tahu; co jste si zkusili, se zahodí. Místo si můžete kdykoli vzít zpět.
end-stand-in-once = Jen tento tah
end-stand-in-on = Odteď stále
end-menu-stand-in-for = Ať bot hraje za hráče { $text }
end-menu-come-back = Převzít hru od bota
end-menu-resign = Vzdát se…
end-menu-sound = Zvuk
end-menu-auto = Ukončovat tahy automaticky
end-menu-confirm = Ptát se na všechno
end-menu-bug = Nahlásit chybu…
end-on = zap.
end-off = vyp.
end-yes = Souhlasím
end-no = Ne
end-no-after-all = Přece jen ne
end-keep-on = Hrát dál
end-proposal = Návrh
end-proposal-take-back =
    { $text } navrhuje vrátit { $count ->
        [one] poslední tah.
        [few] poslední { $count } tahy.
        [many] posledního { $count } tahu.
       *[other] posledních { $count } tahů.
    }
end-proposal-take-back-mine =
    Navrhli jste vrátit { $count ->
        [one] poslední tah.
        [few] poslední { $count } tahy.
        [many] posledního { $count } tahu.
       *[other] posledních { $count } tahů.
    }
end-proposal-cancel = { $text } navrhuje hru ukončit.
end-proposal-cancel-mine = Navrhli jste hru ukončit.
end-proposal-waits = Čeká se na odpověď: { $text }.
end-proposal-withdraw = Vzít zpět
end-take-back-title = Vrátit tah
end-take-back-about =
    { $others ->
        [0] Vyberte tah, od kterého se má hrát znovu. Vrátí se i se vším, co následovalo.
       *[other] Vyberte tah, od kterého se má hrát znovu. Vrátí se i se vším, co následovalo, jakmile budou všichni lidé u stolu souhlasit.
    }
end-take-back-none = Zatím se neodehrál žádný tah.
end-cancel-title = Ukončit hru předčasně?
end-cancel-about =
    { $others ->
        [0] Hra skončí bez vítěze.
       *[other] Jakmile budou všichni lidé u stolu souhlasit, hra skončí bez vítěze.
    }
end-cancel-yes =
    { $others ->
        [0] Ukončit
       *[other] Navrhnout
    }
end-resign-title = Vzdát se?
end-resign-about =
    { $others ->
        [0] Hra skončí. Vrátit se do ní už nepůjde.
       *[other] Dohraje za vás bot. Vrátit se do hry už nepůjde.
    }
end-resign-yes = Vzdát se

## Chat a poznámka

end-chat-which = Chat nebo poznámka
end-chat-talk = Pro všechny
end-chat-note = Moje poznámka
end-chat-none = Zatím nikdo nic neřekl.
end-chat-write = Napište něco
end-chat-send = Odeslat
end-chat-phrases = Rychlé věty
end-chat-unread =
    { $count ->
        [one] { $count } nepřečtená zpráva
        [few] { $count } nepřečtené zprávy
        [many] { $count } nepřečtené zprávy
       *[other] { $count } nepřečtených zpráv
    }
end-note-label = Toto čtete jen vy.
end-note-reading = Načítá se…
end-note-saved = Uloženo
end-note-writing = Zapisuje se…
end-note-failed = Neuloženo: server neodpovídá.

## Hlášení

end-bug-title = Nahlásit chybu
end-bug-label = Co se stalo a co jste čekali?
end-bug-about = Dostanete soubor, který předáte tomu, kdo Bogwood provozuje nebo opravuje. Je v něm váš text, pozice, jak ji vidíte, dosavadní tahy a verze hry i vašeho prohlížeče. Není v něm nic, co nesmíte vědět, ani jména, a nikam se neposílá.
end-bug-save = Uložit soubor
end-bug-done = Soubor je uložen. Děkujeme!
end-bug-close = Zavřít

## Pohyb

end-skip = Přeskočit

## Přehrání

end-replay-title = Přehrání
end-replay-back = Ke stolu
end-replay-seats = Hráči
end-replay-chip = { $text }, body: { $points }. Ukázat tuto desku první
end-replay-turns = Tahy
end-replay-more = Zbytek stolu
end-replay-tab-turns = Tahy
end-replay-tab-seat = Deska
end-replay-tab-strip = Akce
end-replay-tab-others = Ostatní
end-replay-tab-common = Karty
end-replay-setup = Příprava
end-replay-start = Hra začíná
end-replay-where = tah { $turn } z { $turns }
end-replay-where-step = tah { $turn } z { $turns }, rozhodnutí { $step }
end-replay-slider = Okamžik hry
end-replay-walk = Procházet hru
end-replay-first = Na začátek
end-replay-last = Na konec
end-replay-back-turn = O tah zpět
end-replay-next-turn = O tah vpřed
end-replay-back-step = O rozhodnutí zpět
end-replay-next-step = O rozhodnutí vpřed
end-replay-play = Přehrát
end-replay-pause = Pozastavit
end-replay-speed = Rychlost
end-replay-by-turn = po tazích
end-replay-by-step = po rozhodnutích
