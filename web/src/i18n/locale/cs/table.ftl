### Rám stolu

table-skip = Přejít na desku
table-board = Plán
table-common = Karty a kolo
table-players = Hráči
table-drawer = Vše mimo plán
table-drawer-handle = Otevřít nebo zavřít zásuvku
table-doors = Další
table-turn-order = Pořadí tahu
table-tab-seat = Moje
table-tab-strip = Akce
table-tab-others = Ostatní
table-tab-common = Karty
table-tab-log = Průběh
table-tab-chat = Chat
table-you = Vy
table-free-seat = Volné místo
table-bot = Bot { $text }
table-level = Stupeň: { $text }
table-stand-in = Hraje bot ({ $text })
table-plant-sedge = Ostřice
table-plant-reed = Rákos
table-plant-willow = Vrba
table-plant-alder = Olše
table-plant-iris = Kosatec
table-plant-fern = Kapradí
table-chip =
    { $points ->
        [one] { $text }, { $points } bod: ukázat desku
        [few] { $text }, { $points } body: ukázat desku
       *[other] { $text }, { $points } bodů: ukázat desku
    }
table-days =
    { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
table-reconnecting = obnovuji spojení…
table-text-view = Slovy
table-rules = Pravidla
table-replay = Přehrání
table-menu = Nabídka
table-close = Zavřít
table-results = Výsledky
table-undo = Zpět
table-hint = Nápověda
table-redo = Znovu
table-end-turn = Ukončit tah
table-withdraw = Změnit volbu
table-choose = Vyberte
table-wait = Čekejte
table-turn-done = Hotovo? Ukončete tah.
table-by-way-of = { $first }: { $text }
table-unasked = Samo sebou: jiná odpověď nebyla.
table-step-unasked = { $text } (samo)
table-your-turn = Jste na tahu
table-this-turn = V tomto tahu
table-waiting-for = Na tahu: { $text }
table-thinking = { $text } přemýšlí…
table-puzzle-played = Váš tah je zahrán.
table-hurry = Popohnat
table-status-over = Hra skončila
table-status-cancelled = Hra byla zrušena
table-status-aside = Tento stůl byl odložen
table-curtain = Předejte zařízení: { $text }
table-curtain-open = Jsem { $text }
table-notation = Napište tah
table-play-move = Zahrát
table-choices =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
table-view = Pohled na plán
table-nearer = Přiblížit
table-farther = Oddálit
table-whole-board = Ukázat celý plán
table-doubt = Opravdu?
table-doubt-yes = Ano, provést
table-doubt-no = Ne, zpět

### Tahy vyprávěné jeden po druhém

table-told-turn = { $who } { $deeds }
table-told-you = Vy { $deeds }
table-told-strip = Co se stalo
table-told-since = Od vašeho posledního tahu
table-told-since-count =
    { $count ->
        [0] Od vašeho posledního tahu: nic
        [one] Od vašeho posledního tahu: { $count } tah
        [few] Od vašeho posledního tahu: { $count } tahy
       *[other] Od vašeho posledního tahu: { $count } tahů
    }
table-told-since-none = Od vašeho posledního tahu se nic nestalo.
table-told-again = Ukázat znovu
table-told-skip = Přeskočit
table-told-skip-key = Přeskočit na současný stav (Escape)
table-told-last = Poslední tahy
table-told-chance = Získáváte
table-told-chance-spoken = Získáváte: { $text }
table-told-gained = { $text }, { $amounts }
table-pace = Tempo tahů ostatních
table-pace-calm = Klidné
table-pace-normal = Běžné
table-pace-quick = Rychlé
table-pace-off = Vypnuto
table-pace-help = Jak dlouho se ukazuje každý tah ostatních. Při volbě „Vypnuto“ stůl hned přejde na současný stav; vše si přečtete pod „Od vašeho posledního tahu“.

### What is spoken, and what can be asked for

table-spoken-undone = Vráceno: { $text }
table-spoken-undone-step = Vráceno.
table-spoken-ended = Tah skončil.
table-spoken-more = a ještě { $count }
table-spoken-means = { $who }: { $text }
table-spoken-points = { $who }: { $points } VB
table-keys = Klávesy
table-keys-on = Klávesy u stolu
table-keys-on-help = Jednotlivé klávesy fungují kdekoli u stolu, pokud zrovna nepíšete.
table-keys-help = Rozhoduje místo klávesy na klávesnici, ať je na ní napsáno cokoli. Chcete-li ji změnit, vyberte ji a stiskněte jinou; Delete ji odebere.
table-keys-reset = Vrátit původní
table-key-change = { $what }: { $text }. Změnit
table-key-press = Stiskněte klávesu
table-key-escape = Přeskočit na současný stav, zavřít bublinu
table-key-arrows = Pohyb po desce nebo v nabídce
table-key-question = Zopakovat otázku
table-key-last = Co udělali ostatní
table-key-means = Co mám
table-key-others = Co má další hráč
table-key-points = Body všech hráčů
table-key-round = Kolo a kdo je na tahu
table-key-lit = Na první místo, které lze zvolit
table-key-next = Další místo, které lze zvolit
table-key-previous = Předchozí místo, které lze zvolit
table-key-kind = Místa dalšího druhu nebo sloupce
table-key-kind_before = Místa předchozího druhu nebo sloupce
table-key-main = Hlavní tlačítko, například konec tahu
table-key-undo = Zpět
table-key-redo = Znovu
table-key-hint = Nápověda
table-key-icons = Figurky a značky
table-key-words = Stůl slovy
table-key-type = Napsat tah nebo otázku
table-key-keys = Ukázat klávesy
table-speech = Co slyší čtečka obrazovky
table-speech-brief = Stručně
table-speech-usual = Běžně
table-speech-full = Úplně
table-speech-help = „Stručně“ říká, co udělali ostatní, a ze zisků jen vaše; „Úplně“ i každý drobný krok. Vynechané zopakuje klávesa.

# Values of games without a face of their own

table-yes = ano
table-no = ne
table-nothing = nic
