### What is said of every game when it is first explained, in Czech.

### What choices are worth

overview-taken = Těžcí boti si to berou v { $taken } % případů, kdy mohou; z těch, kdo to měli, vyhrálo { $won } % (bez vlivu by to bylo { $even } %).
overview-won = Mezi těžkými boty vyhrálo { $won } % těch, kdo to měli (bez vlivu by to bylo { $even } %).

### The page

overview-heading = Hra v kostce
overview-aim = Cíl hry
overview-points = Odkud jsou body
overview-points-note = Podíly na všech bodech v { $games } partiích těžkých botů. Každý získal v průměru { $mean }, vítězové { $winners }.
overview-share = { $share } %
overview-turn = Tah
overview-round = Kolo
overview-board = Na desce
overview-board-note = Tyto desky jsou živé: co svítí, můžete zvolit.
overview-again = Od začátku
overview-legend = Figurky a značky
overview-choices = Co volit
overview-choices-note = Jak často si to těžcí boti vzali, když mohli, a kolik z těch, kdo to měli, vyhrálo, v { $games } partiích. Značka ukazuje, co vyhrávalo zřetelně víc nebo míň než průměr.
overview-choices-taken = bráno
overview-choices-won = výhry
overview-choices-even = bez vlivu: { $even } %
overview-mistakes = Chyby začátečníků
overview-mistakes-note = Změřeno v { $games } partiích těžkých botů a { $beginners } partiích lehkých, kteří hrají jako začátečníci.
overview-paragraphs = Všechna pravidla podle čísel
overview-print = Vytisknout
overview-measured = Jak to bylo změřeno
overview-run = partií: { $games }, hráčů: { $players }, boti: { $text }
overview-run-note = Číslo za „hard“ říká, kolik partií si bot před každým tahem zkusí v hlavě. Tyto partie si může kdokoli zopakovat: { $text }
overview-done = Tah je u konce.
