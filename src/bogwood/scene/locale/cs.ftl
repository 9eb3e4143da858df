### Scény česky.

### Co bylo zvoleno

scene-by-rule = { $text } (plyne z ostatního, pravidlo { $rule })
scene-by-setup = { $text } (tak to vyšlo při přípravě)
scene-luck = next { $text } (náhoda dál jde od semínka { $seed })


### Odmítnutí

refusal-scene-advanced-only = Tohle je jen v pokročilé hře: { $text }. Přidejte řádek „options mode=advanced“.
refusal-scene-bad-draw = „{ $text }“ není výsledek náhody. Pište 2/6: dvojka z čísel od 0 do 5.
refusal-scene-boat-order = Čluny opouštějí desku klanu popořadě: člun { $boat } nemůže být venku, dokud jich tam je { $found }. Vyjmenujte všechny slovesem „boats“.
refusal-scene-no-discs = Nikde neleží žádné disky, takže nikdo neobchoduje. Položte je slovesem „discs“.
refusal-scene-no-game = Scéna neříká, ze které je hry. Začněte ji řádkem „game JMÉNO“.
refusal-scene-no-luck = Náhoda to nepřinese: nejvýš vyšlo { $found } z { $expected }, pokusů: { $tries }. Žádejte najednou méně.
refusal-scene-no-path = Pozice nemá místo „{ $text }“. Podívejte se do souboru, který píše „bogwood scene“.
refusal-scene-no-token = Nezbyl žádný žeton, který by se hodil na { $text }.
refusal-scene-nobody-aboard = U mola { $pier } nikdo na palubě není. Nejdřív vyjmenujte kupce slovesem „ship“.
refusal-scene-nothing-to-store = Nikdo z těch, na koho by přišla řada, nemá víc než { $most } zboží: není co skladovat.
refusal-scene-number = Místo „{ $text }“ má být jedno číslo od { $least } do { $most }.
refusal-scene-number-alone = Číslo { $text } k ničemu nepatří. Pište „gold 12 mana 3“ nebo „12 gold 3 mana“.
refusal-scene-one-word = Tady má být jedno jméno, ne „{ $text }“.
refusal-scene-other-turn = Podle zbytku scény je na tahu { $text }.
refusal-scene-over-a-game = Tato scéna vzniká nad danou pozicí, která už říká hru, počet hráčů, volby i semínko. Ty řádky vynechte.
refusal-scene-said-twice = „{ $text }“ je tu dvakrát.
refusal-scene-seat-taken = { $text } tu nemůže mít místo { $seat }: klany se usazují při přípravě, řekněte to na začátku.
refusal-scene-ship-full = Tolik kupců se nevejde: je jich { $found }, míst na této lodi je { $most }.
refusal-scene-stall-closed = Při tomto počtu hráčů je { $place } zavřený.
refusal-scene-too-late = „{ $text }“ patří na začátek scény, před všechno ostatní.
refusal-scene-too-many = Vyjmenováno je { $found }, místa je jen pro { $most }.
refusal-scene-unknown-name = „{ $text }“ tu není. Možnosti: { $allowed }.
refusal-scene-unknown-verb = „{ $text }“ není sloveso scén. Možná: { $allowed }. Všechna: bogwood scene --verbs HRA.
refusal-scene-usage = Tento řádek nedává smysl. Píše se takto: { $text }
