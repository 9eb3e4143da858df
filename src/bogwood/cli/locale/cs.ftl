### The command line in Czech.

### Table talk

cli-bye = Na shledanou!
cli-choose = Vaše volba (číslo nebo zápis tahu; ? nápověda, u zpět, q konec):
cli-free = volné
cli-more =
    { $count ->
        [one] { $count } další možnost
        [few] { $count } další možnosti
        [many] { $count } další možnosti
       *[other] { $count } dalších možností
    }
cli-notice = Nezávislé zpracování; mnohá čísla jsou rekonstruovaná, nikoli tištěná.
cli-reserved = vyhrazeno: { $clan }
cli-rule = pravidlo { $rule }
cli-saved = Uloženo: { $file }
cli-taken = obsazeno: { $clan }
cli-thinking = { $clan } přemýšlejí…
cli-undo-none = Není co vzít zpět.
cli-unknown-choice = „{ $text }“ mezi možnostmi není. Napište číslo ze seznamu, nebo ? pro nápovědu.
cli-winner = Vítězství: { $clan }, { $vp } VB
cli-your-turn = Jste na tahu: { $clan }


### Headings and labels

cli-axolotls = Axolotli
cli-board = Bažina
cli-boats = Čluny
cli-catch = Kapacita chytání ryb
cli-clan-board = Deska klanu: { $clan }
cli-display = Vůdci v nabídce
cli-final = Závěrečné bodování
cli-fish = Ryby
cli-gold = Zlaťáky
cli-guide = Vůdce klanu
cli-islands = Ostrovy
cli-mana = Krystaly many
cli-navigation = Plavba
cli-order = Pořadí tahu
cli-passed = pasovali
cli-phase = Fáze: { $phase }
cli-points = Body
cli-races = Karty cílů
cli-range = Dosah plavby
cli-round = { $round }. kolo
cli-scores = Skóre
cli-season = Ryba kola: { $card }
cli-seat = Hráč { $seat }
cli-source = Zdroj
cli-spaces = Pole akcí
cli-supply = Společná zásoba
cli-temples = Chrámy
cli-tiles = Bonusové žetony
cli-total = Celkem
cli-tracks = Řady osad
cli-trophies = Karty závěrečných úkolů
cli-watcher = Divák
cli-workers = Vesničané


### Legend of the text board

cli-legend-boat = člun
cli-legend-fish = ryba
cli-legend-land = souš
cli-legend-settlement = osada
cli-legend-shrine = svatyně
cli-legend-temple = chrám
cli-legend-totem = totem
cli-legend-water = voda


### Help

cli-help-keys =
    Číslo nebo zápis tahu vybere možnost.
    ? ukáže tuto nápovědu, u vezme zpět poslední krok, q ukončí hru.


### Simulation

cli-simulating =
    { $total ->
        [one] { $done } z { $total } hry
        [few] { $done } ze { $total } her
        [many] { $done } z { $total } hry
       *[other] { $done } z { $total } her
    }
cli-summary-by-seat = podle místa
cli-summary-by-source = podle zdroje
cli-summary-decisions = Rozhodnutí
cli-summary-games = Hry
cli-summary-mean = průměr
cli-summary-per-second = Rozhodnutí za sekundu
cli-summary-rounds = Kola
cli-summary-scores = Skóre
cli-summary-wins = Výhry


### Refusals: choices

refusal-game-over = Hra skončila.
refusal-no-such-option = Taková možnost není: { $option }.
refusal-not-your-turn = Teď je na tahu někdo jiný.
refusal-step-limit =
    { $limit ->
        [one] Hra nedošla k dalšímu rozhodnutí do { $limit } kroku.
        [few] Hra nedošla k dalšímu rozhodnutí do { $limit } kroků.
        [many] Hra nedošla k dalšímu rozhodnutí do { $limit } kroku.
       *[other] Hra nedošla k dalšímu rozhodnutí do { $limit } kroků.
    }


### Refusals: notation, names, options

refusal-bad-notation = „{ $text }“ není tah této hry.
refusal-bad-number = „{ $text }“ není číslo, které sem patří.
refusal-bad-option-value = Volba { $name } nemůže být „{ $value }“. Možné hodnoty: { $allowed }.
refusal-bad-players = Počet hráčů je { $least } až { $most }, nikoli { $found }.
refusal-bad-seat = U tohoto stolu hráč { $seat } není.
refusal-unknown-bot = Bot „{ $name }“ neexistuje. K dispozici: { $allowed }.
refusal-unknown-edition = Vydání „{ $edition }“ této hry tu není.
refusal-unknown-game = Hra „{ $name }“ tu není. K dispozici: { $allowed }.
refusal-unknown-option = Tato hra nemá volbu „{ $name }“. K dispozici: { $allowed }.


### Refusals: files

refusal-bad-format = Toto není náš soubor: formát „{ $found }“.
refusal-bad-json = Toto není JSON: řádek { $line }, sloupec { $column }.
refusal-bad-line = Řádek { $line } záznamu nedává smysl.
refusal-missing-file = Soubor „{ $text }“ neexistuje.
refusal-newer-format = Zapsáno novější verzí: formát „{ $found }“, zde známý „{ $known }“.
refusal-other-rules = Zapsáno podle jiných pravidel: verze { $found }, zde { $known }.
refusal-repeated-key = „{ $name }“ je uvedeno dvakrát.
refusal-torn-record = Záznam končí uprostřed řádku { $line }. Vše před ním je v pořádku.
refusal-unreadable-file = Soubor „{ $text }“ nelze přečíst.

refusal-schema-length = Nesprávný počet položek: { $found }, povoleno { $least } až { $most }.
refusal-schema-missing = Chybí „{ $name }“.
refusal-schema-pattern = „{ $found }“ nemá správný tvar.
refusal-schema-range = { $found } je mimo meze: povoleno { $least } až { $most }.
refusal-schema-type = Nesprávný druh hodnoty: { $found } místo { $expected }.
refusal-schema-unknown = „{ $name }“ zde není známo.
refusal-schema-value = „{ $found }“ zde není možné. Možné hodnoty: { $allowed }.


### Refusals: records

refusal-digest-differs = Rozhodnutí { $number } vede k jiné pozici, než jaká je v záznamu.
refusal-draws-differ = U rozhodnutí { $number } dala náhoda něco jiného, než je v záznamu.
refusal-illegal-move = Rozhodnutí { $number } není možné: { $move }.
refusal-no-seed = Záznam ještě neodhalil své semínko, náhodu tedy nelze ověřit.
refusal-nothing-to-verify = V záznamu není co ověřovat.
refusal-scores-differ = Konečné skóre není to ze záznamu.
refusal-seal-differs = Semínko neodpovídá pečeti z doby před hrou.


### Added for the command line

cli-besides = Také teď můžete:
cli-closed = { $notation } je zavřeno: { $text }
cli-key-boards = desky klanů
cli-key-cards = co dělají karty
cli-key-help = tato nápověda
cli-key-names = jména všech polí
cli-key-quit = konec
cli-key-scores = dosavadní body
cli-key-table = celý stůl
cli-key-undo = zpět ve svém tahu
cli-key-why = co možnost znamená nebo proč je zavřená
cli-keys = Jak odpovídat: napište číslo možnosti (3) nebo její zápis (fish_1); i několik najednou: fish_1 worker:clan
cli-open = { $notation } je otevřeno: { $text }
cli-prompt = Vaše volba (? nápověda):
cli-prompt-only = Vaše volba (Enter: { $notation }, ? nápověda):
cli-report = Hlášení o stole { $text }
cli-report-moment = Po události { $number }, krok { $step }
cli-report-tried = Zkoušelo se: { $text }
cli-sound = Pozice je v pořádku.
cli-summary-checked = Hry ověřené při každém rozhodnutí
cli-tip = Tip:
cli-unused = Váš tah skončil, toto se nepoužilo: { $text }
cli-verified-digests = Otisky: souhlasí po každém rozhodnutí ({ $count }).
cli-verified-draws = Náhoda: padlo to, co říká záznam.
cli-verified-scores = Body: souhlasí s konečnou pozicí.
cli-verified-seal = Pečeť: odpovídá semínku.
cli-verified-unfinished = Body: ještě nejsou, hra neskončila.
refusal-bad-bots = Uvedeno botů: { $found }. Uveďte jeden druh pro všechna místa, nebo jeden pro každé ({ $players }).
refusal-bad-options = „{ $text }“ nemá tvar jméno=hodnota.
refusal-no-option-left = Místo { $seat } má rozhodovat a nemá z čeho vybírat.
refusal-no-record = Toto hlášení neobsahuje záznam hry, jen pozici.
refusal-no-such-decision = Rozhodnutí v záznamu: { $most }, ne { $number }.
refusal-no-such-seat = Místo „{ $seat }“ neexistuje. Místa se počítají od 0 do { $most }.
refusal-unknown-language = Jazyk „{ $name }“ tu není. Jsou tu: { $allowed }.
refusal-unwritable-file = „{ $text }“ nelze zapsat.
refusal-usage = { $text } Viz bogwood --help.


### Tables

page-about = Deskové hry o lodích v prohlížeči, s přáteli i proti botům. Bez registrace.
page-invitation = Pozvánka: { $text }
page-table =
    { $players ->
        [one] Hra pro jednoho, v prohlížeči.
        [few] Stůl pro { $players } hráče, v prohlížeči. Bez registrace.
        [many] Stůl pro { $players } hráče, v prohlížeči. Bez registrace.
       *[other] Stůl pro { $players } hráčů, v prohlížeči. Bez registrace.
    }

chat-applause = Potlesk
chat-back-soon = Hned jsem zpět.
chat-good-game = Pěkná hra!
chat-good-luck = Hodně štěstí!
chat-hello = Zdravím!
chat-laughter = Směju se
chat-oops = Jejda, přehmat.
chat-party = Hurá!
chat-puzzled = Hm…
chat-rematch = Ještě jednu hru?
chat-sorry = Pardon!
chat-surprise = Páni!
chat-take-back = Mohu to vzít zpět?
chat-thanks = Díky!
chat-thinking = Moment, přemýšlím…
chat-thumbs-up = Palec nahoru
chat-well-played = Pěkně zahráno!
chat-your-turn = Tah je na vás.
cli-damaged = { $text }: událost { $number } je poškozená; všechny před ní jsou celé
cli-regress = Stolů: { $count }; jinak podle nynějších pravidel: { $found }
cli-serving = Bogwood je otevřen na { $text } (Ctrl+C zavře)
cli-store-damaged = Úložiště je poškozené. Stoly: { $count }; celé události: { $events }
cli-store-whole = Úložiště je celé. Stoly: { $count }; události: { $events }
cli-tables-changed = Změněn: { $text } UTC
cli-tables-could = Stůl { $text } může pokračovat: jeho události lze přehrát až do konce.
cli-tables-events = Poslední událost: { $text }
cli-tables-game = Hra: { $text }
cli-tables-resumed = Stůl { $text } pokračuje.
cli-tables-seats = Místa: { $text }
cli-tables-status = Stav: { $text }
cli-tables-title = Název: { $text }
refusal-account-taken = Toto jméno účtu už má někdo jiný.
refusal-already-answered = Už jste souhlasili.
refusal-already-proposed = Jeden návrh už čeká na odpověď.
refusal-already-resigned = Už jste se vzdali.
refusal-bad-account = Jméno účtu má 2 až { $longest } písmen, číslic, teček, spojovníků nebo podtržítek.
refusal-bad-address = Tuto adresu nelze volat: musí to být http nebo https na veřejný počítač.
refusal-bad-body = Požadavek nedává smysl.
refusal-bad-message = Zpráva nedává smysl.
refusal-bad-method = Na této adrese to nelze.
refusal-bad-nickname = Přezdívka má písmena, která je vidět, a žádná, která se skrývají nebo obracejí text.
refusal-bad-pace = Takové hodiny nedávají smysl: { $text }.
refusal-bad-passphrase = Heslo má { $least } až { $most } znaků.
refusal-bad-proposal = „{ $text }“ nelze navrhnout.
refusal-bad-seats = Špatný počet míst: { $found } místo { $expected }.
refusal-bad-take-back = Hru nelze vrátit k události { $number }.
refusal-bot-plays = Za hráče { $seat } teď hraje bot.
refusal-clock-decides = Hráč { $seat } má na hodinách ještě čas; dokud nevyprší, nikdo jiný za něj nerozhoduje.
refusal-does-not-replay = Události stolu { $table } nelze přehrát až do konce.
refusal-has-account = Už máte účet s jiným jménem.
refusal-internal = Něco se tu pokazilo; je to zaznamenáno.
refusal-missing-header = Chybí hlavička { $text }.
refusal-no-entry = Tento stůl je soukromý: požádejte o odkaz.
refusal-no-nickname = Zvolte si přezdívku.
refusal-no-stand-in = Za hráče { $seat } nehraje bot, který by mohl místo vrátit.
refusal-nothing-to-withdraw = Není co měnit: buď jste tajně nevybírali, nebo už vybrali všichni.
refusal-no-such-event = Událost { $number } u tohoto stolu není; poslední je { $most }.
refusal-no-such-page = Na této adrese nic není.
refusal-no-such-step = Rozhodnutí v následujícím tahu: { $most }, ne { $number }.
refusal-not-a-bot = Za hráče { $seat } nehraje bot.
refusal-not-aside = Stůl { $table } nebyl odložen.
refusal-not-away = Hráč { $seat } tu byl nedávno; zeptejte se znovu za { $seconds } s.
refusal-not-open = Místa u tohoto stolu už nelze měnit.
refusal-coach-busy = Trenér má příliš mnoho práce. Zeptejte se asi za { $seconds } s.
refusal-less-hints = U tohoto stolu trenér říká jen to, zda o něco nepřicházíte.
refusal-no-coach = Pro tuto hru trenér není.
refusal-no-hints = U tohoto stolu nejsou nápovědy.
refusal-not-over = To je možné až po konci hry.
refusal-not-ready = Teď nelze nic uložit. Co bylo uloženo dříve, je v bezpečí.
refusal-not-running = U tohoto stolu se nehraje.
refusal-not-signed-in = Nejdřív vstupte: zvolte si přezdívku nebo se přihlaste.
refusal-not-started = Hra ještě nezačala.
refusal-not-your-seat = Toto není vaše místo.
refusal-nothing-proposed = Nic nebylo navrženo.
refusal-nothing-said = Něco napište, nebo vyberte větu, ne obojí.
refusal-nothing-to-redo = Není co opakovat.
refusal-nothing-to-undo = Není co vzít zpět.
refusal-one-process-store = Několik procesů serveru potřebuje úložiště v PostgreSQL.
refusal-port-taken = Na { $text } nelze naslouchat.
refusal-seat-taken = Místo { $seat } je obsazené.
refusal-stale = U stolu se mezitím něco stalo; takto to vypadá teď.
refusal-store-busy = Úložiště serveru je obsazené, proto se to neprovedlo. Vše předchozí je uloženo a v bezpečí; zkuste to za chvíli.
refusal-store-failing = Disk serveru hlásí chybu, proto se to neprovedlo. Vše předchozí je uloženo; zkuste to později.
refusal-store-full = Disk serveru je plný, proto se to neprovedlo. Vše předchozí je uloženo a v bezpečí; zkuste to později.
refusal-store-read-only = Server teď nemůže zapisovat do svého úložiště, proto se to neprovedlo. Vše předchozí je uloženo a v bezpečí; zkuste to později.
refusal-table-aside = Tento stůl byl po chybě odložen. Správce serveru ho může znovu rozehrát.
refusal-table-damaged = Tento stůl je na disku serveru poškozený od první události.
refusal-table-elsewhere = Stůl právě mění server; zkuste to za chvíli znovu.
refusal-too-fast = Příliš mnoho najednou; zkuste to znovu za { $seconds } s.
refusal-too-large = Příliš velké: nejvýš { $most } bajtů.
refusal-too-long = Příliš dlouhé: nejvýš { $longest } znaků.
refusal-too-many-hooks = Nejvýš { $most } adres.
refusal-too-many-sockets = Příliš mnoho spojení z vaší adresy: nejvýše { $most }. Nejprve jedno zavřete.
refusal-turn-complete = Váš tah je hotov: ukončete ho, nebo něco vezměte zpět.
refusal-turn-not-complete = Váš tah ještě není hotov.
refusal-unknown-phrase = Věta „{ $text }“ tu není.
refusal-unknown-table = Takový stůl tu není.
refusal-wrong-code = Tento kód neotvírá žádné místo u tohoto stolu.
refusal-wrong-host = Tento server na jméno { $text } neslyší; povolit je může jeho správce.
refusal-wrong-origin = Požadavek přišel z jiných stránek: { $text }.
refusal-wrong-passphrase = Účet nebo heslo nesouhlasí.

### Stores

refusal-backup-by-pg-dump = Úložiště v PostgreSQL se kopíruje jeho vlastním nástrojem: { $text }.
refusal-file-exists = „{ $text }“ už existuje.
refusal-missing-extra = K tomu je třeba doplněk „{ $text }“: pip install "bogwood[{ $text }]".
refusal-not-a-store = „{ $text }“ není úložiště stolů.
refusal-store-damaged = Úložiště „{ $text }“ je poškozené.
refusal-store-in-use = Úložiště „{ $text }“ se používá: nejprve zastavte server.
refusal-store-log-cut = Záznam změn „{ $text }“ byl uprostřed poškozený. Co bylo před tím místem, zůstalo, pozdější změny jsou ztraceny; nalezený záznam je „{ $file }“.
refusal-store-log-mended = Záznam změn „{ $text }“ byl uprostřed poškozený. Vše se podařilo zachovat; nalezený záznam je „{ $file }“.
refusal-store-served = Úložiště „{ $text }“ už obsluhuje proces { $process }: dva servery nad jedním souborem by o sobě nevěděly.
refusal-store-too-new = Úložiště zapsala novější verze Bogwoodu: jeho schéma je { $found }, tato verze zná { $known }.
refusal-store-unreachable = Databáze na „{ $text }“ není dostupná.
refusal-store-unreadable = Úložiště „{ $text }“ nelze otevřít.
refusal-unknown-store = Úložiště druhu „{ $text }“ neexistuje: použijte cestu, sqlite:/// nebo postgresql://.


### Arena

arena-ahead = Vepředu
arena-bot = Bot
arena-crosstable = Každý s každým
arena-decisions-per-turn = Rozhodnutí na tah
arena-difference = Rozdíl v bodech
arena-elo = Hodnocení Elo
arena-fact-deals = Rozdání: { $deals }
arena-fact-edition = Vydání a pravidla: { $text }
arena-fact-games = Her: { $games }
arena-fact-options = Volby pravidel: { $text }
arena-fact-players = Hráčů: { $players }
arena-fact-seed = Semínko: { $text }
arena-fault = Chyba
arena-faults = Hry bez výsledku
arena-figures = Všechna čísla
arena-first-seat = Výhry prvního místa
arena-games = Hry
arena-how = V závorkách jsou 95% intervaly spolehlivosti. Každé rozdání se hraje ve všech pootočeních botů po místech, takže se štěstí v rozdání vyruší; intervaly počítají rozdání, ne hry. Společná výhra se dělí mezi vítěze. Že něco volili vítězové, ještě nedokazuje, že to vyhrálo: silní hráči volí jinak.
arena-margin = Bodový náskok
arena-more-often = Výhry těch, kdo volili častěji
arena-ms-per-decision = ms procesoru na rozhodnutí
arena-ms-per-turn = ms procesoru na tah
arena-note-more-often = Graf ukazuje, jak často vyhrávali ti, kdo to volili častěji než ostatní u stolu.
arena-option = Volba
arena-options-chosen = Možnosti zvolené aspoň jednou
arena-other = proti
arena-score = Skóre
arena-seat = Místo
arena-seats = Výhry podle místa
arena-seats-with = Případů
arena-standings = Pořadí
arena-stopped = Zastaveno. Odehrané hry jsou v { $text }; stejný příkaz s --resume pokračuje.
arena-the-rules = pravidla
arena-thing = Výběr
arena-title = Aréna: { $text }
arena-title-balance = Vyváženost: { $text }
arena-trait-base = Základna
arena-trait-chief = Náčelník
arena-trait-clan = Klan
arena-trait-colour = Barva
arena-trait-guide = Poslední vůdce
arena-trait-setup_card = Karta přípravy
arena-trait-side = Strana desky klanu nebo náčelníka
arena-values = Podle voleb pravidel
arena-win-rate = Výhry
refusal-arena-exists = V „{ $text }“ už aréna je: pokračujte v ní s --resume, nebo zvolte jinou složku.
refusal-other-settings = Tato aréna začala s jiným nastavením: { $text }.
refusal-resume-where = Uveďte složku arény pomocí --out.
