### The command line in Czech.

### Table talk

cli-bye = Na shledanou!
cli-notice = Nezávislé zpracování; mnohá čísla jsou rekonstruovaná, nikoli tištěná.
cli-rule = pravidlo { $rule }
cli-saved = Uloženo: { $file }
cli-thinking = { $clan } přemýšlejí…
cli-undo-none = Není co vzít zpět.
cli-unknown-choice = „{ $text }“ mezi možnostmi není. Napište číslo ze seznamu, nebo ? pro nápovědu.
cli-winner = Vítězství: { $clan }, { $vp } VB
cli-your-turn = Jste na tahu: { $clan }


### Headings and labels

cli-final = Závěrečné bodování
cli-round = { $round }. kolo
cli-seat = Hráč { $seat }
cli-source = Zdroj
cli-total = Celkem


### Simulation

cli-simulating =
    { $total ->
        [one] { $done } z { $total } hry
        [few] { $done } ze { $total } her
        [many] { $done } z { $total } hry
       *[other] { $done } z { $total } her
    }
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
refusal-name-twice = Stejné jméno je tam dvakrát.
refusal-wrong-number = Nesprávný počet: { $found } místo { $expected }.
refusal-unknown-name = Nic takového jména není: „{ $text }“.
refusal-not-now = Na to se teď hra neptá.
refusal-off-board = { $cell } není na herní desce.
refusal-unknown-bot = Bot „{ $name }“ neexistuje. K dispozici: { $allowed }.
refusal-unknown-edition = Vydání „{ $edition }“ této hry tu není.
refusal-unknown-game = Hra „{ $name }“ tu není. K dispozici: { $allowed }.
refusal-unknown-diagram = Nákres „{ $name }“ tu není. K dispozici: { $allowed }.
refusal-nothing-to-measure = U hry { $name } není co měřit: nemá přehled.
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
cli-key-boards = desky hráčů
cli-key-cards = co dělají karty
cli-key-help = tato nápověda
cli-key-names = jména všech polí
cli-key-quit = konec
cli-key-scores = dosavadní body
cli-key-table = celý stůl
cli-key-undo = zpět ve svém tahu
cli-key-why = co možnost znamená nebo proč je zavřená
cli-keys = Jak odpovídat: napište číslo možnosti (3) nebo její zápis ({ $notation }); i několik najednou: 3 1
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
cli-backup-faulty = Kopie není v pořádku, nebo se nedají přehrát všechny její stoly. Stoly: { $count }; celé události: { $events }
cli-backup-verified = Kopie je celá a všechny její stoly lze přehrát. Stoly: { $count }; události: { $events }
cli-damaged = { $text }: událost { $number } je poškozená; všechny před ní jsou celé
cli-doctor-aside = Odložené stoly: { $count }. Zobrazit: bogwood tables list --status aside
cli-doctor-backups = Minut od nejnovější kopie: { $minutes }
cli-doctor-backups-faulty = Nejnovější kopii „{ $text }“ nelze obnovit; udělejte jinou příkazem bogwood backup --verify. { $reason }
cli-doctor-backups-none = V „{ $text }“ není žádná kopie úložiště: spusťte server s --backups a podívejte se do jeho záznamů.
cli-doctor-backups-off = Není uvedena složka pro kopie: spouštějte server i tuto kontrolu s --backups SLOŽKA.
cli-doctor-backups-old = Hodin od nejnovější kopie: { $hours }. Proč se nedělají, říkají záznamy serveru.
cli-doctor-backups-postgres = Kopie databáze dělá pg_dump nebo pg_basebackup; zde se nekontrolují.
cli-doctor-clock = Hodiny jdou rovnoměrně.
cli-doctor-clock-behind = Hodiny jsou o { $seconds } s pozadu za poslední uloženou změnou: nastavte je správně.
cli-doctor-clock-jumps = Hodiny se během kontroly přestavily: zkontrolujte časovou službu počítače (NTP).
cli-doctor-disk = Volno na disku úložiště: { $free } MB
cli-doctor-disk-low = Na disku úložiště je volno jen { $free } MB: uvolněte místo, dokud se tahy ještě přijímají.
cli-doctor-engines-compiled = Herní jádra běží zkompilovaná.
cli-doctor-engines-interpreted = Herní jádra běží bez kompilace a boti jsou mnohem pomalejší: nainstalujte balíček se zkompilovanými jádry nebo spusťte python3 make.py setup.
cli-doctor-files = Otevřených souborů smí být: { $count }
cli-doctor-files-few = Otevřených souborů smí být jen { $count } a každé spojení je jedním z nich: zvyšte limit (ulimit -n nebo LimitNOFILE v systemd).
cli-doctor-ill = Závad: { $count }
cli-doctor-leases = Proces { $text } neodpovídá a drží stoly: { $count }. Ostatní je převezmou do deseti sekund; pokud ne, restartujte je.
cli-doctor-log-long = Zápisový deník má { $size } MB: někdo dlouho čte úložiště; zůstane-li to tak, restartujte server.
cli-doctor-orphans = Po mrtvém serveru zůstaly procesy. Ukončete je: kill { $text }
cli-doctor-orphans-none = Po mrtvém serveru nezůstal žádný proces.
cli-doctor-postgres = PostgreSQL { $version }; spojení: { $used } z { $most }
cli-doctor-postgres-clock = Hodiny tohoto počítače a databáze se liší o { $seconds } s: zkontrolujte časovou službu na obou (NTP).
cli-doctor-postgres-full = PostgreSQL { $version } má obsazeno { $used } z { $most } spojení: zvyšte max_connections nebo spusťte méně procesů.
cli-doctor-postgres-read-only = Databáze nepřijímá zápisy, jako replika: uveďte v --store adresu hlavní databáze.
cli-doctor-proxies-all = --proxies { $text } věří ohledně adres každému: uveďte jen vlastní proxy.
cli-doctor-proxies-bad = „{ $text }“ v --proxies není adresa ani síť: opravte to.
cli-doctor-proxies-none = Adresa https potřebuje proxy a bez --proxies mají všichni, kdo přes ni přicházejí, společný limit: uveďte ji.
cli-doctor-served = Úložiště obsluhuje proces { $text }.
cli-doctor-sqlite-old = SQLite { $found } je starší než { $least }: nainstalujte novější Python.
cli-doctor-store = Úložiště „{ $text }“ je podle provedené kontroly celé. Stoly: { $count }; MB: { $size }
cli-doctor-store-event = Událost { $number } stolu { $table } je poškozená: bogwood tables repair { $table }
cli-doctor-store-faulty = Struktura úložiště je poškozená ({ $text }): zastavte server a vraťte nejnovější kopii příkazem bogwood restore.
cli-doctor-store-none = Úložiště „{ $text }“ ještě není: vytvoří je bogwood serve.
cli-doctor-store-older = Úložiště je starší verze: udělejte kopii (bogwood backup), příští spuštění je převede na současnou.
cli-doctor-store-refused = Úložiště nelze použít. { $text }
cli-doctor-store-unwritable = Do „{ $file }“ nelze nic zapsat ({ $text }): zkontrolujte práva, disk a kdo jej zamkl.
cli-doctor-unserved = Úložiště nemá otevřené žádný server.
cli-doctor-url-bad = --public-url „{ $text }“ není adresa http ani https: napište ji jako v prohlížeči.
cli-doctor-versions = Verze: Bogwood { $bogwood }, Python { $python }, SQLite { $sqlite }
cli-doctor-well = Všechno je v pořádku.
cli-regress = Stolů: { $count }; jinak podle nynějších pravidel: { $found }
cli-serving = Bogwood je otevřen na { $text } (Ctrl+C zavře)
cli-store-damaged = Úložiště je poškozené. Stoly: { $count }; celé události: { $events }
cli-store-whole = Úložiště je celé. Stoly: { $count }; události: { $events }
cli-tables-aside = Stůl { $text } je odložen. Aby pokračoval: bogwood tables resume { $text }
cli-tables-change-status = Stav: { $before } → { $after }
cli-tables-change-to-act = Na tahu: { $before } → { $after }
cli-tables-changed = Změněn: { $text } UTC
cli-tables-could = Stůl { $text } může pokračovat: jeho události lze přehrát až do konce.
cli-tables-events = Poslední událost: { $text }
cli-tables-game = Hra: { $text }
cli-tables-put-by = Události { $first } až { $last } se vyjmou; zůstanou v úložišti, v „kept“, pod damaged/{ $table }/{ $first }.
cli-tables-replays = Jeho události lze přehrát až do konce: později může pokračovat tam, kde je.
cli-tables-replays-not = Jeho události nelze přehrát až do konce: bez bogwood tables repair { $text } pokračovat nemůže.
cli-tables-resumed = Stůl { $text } pokračuje.
cli-tables-seats = Místa: { $text }
cli-tables-sound = Stůl { $text } je v pořádku: všechny události jsou celé a lze je přehrát.
cli-tables-status = Stav: { $text }
cli-tables-title = Název: { $text }
cli-tables-trial = Nic se nezměnilo (--dry-run).
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
refusal-event-damaged = Událost { $number } je poškozená; všechny před ní jsou celé.
refusal-event-endless = Pravidla u události { $number } neskončí.
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
refusal-no-puzzle = U tohoto stolu se žádná úloha neřeší.
refusal-puzzle-unfinished = Tah není dokončen: ještě je o čem rozhodnout.
refusal-unknown-puzzle = Úloha „{ $name }“ neexistuje.
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
refusal-store-away = Server se teď nemůže spojit se svou databází. Vše, co bylo potvrzeno, je uloženo a v bezpečí; zkuste to za chvíli znovu.
refusal-store-busy = Úložiště serveru je obsazené, proto se to neprovedlo. Vše předchozí je uloženo a v bezpečí; zkuste to za chvíli.
refusal-store-failing = Disk serveru hlásí chybu, proto se to neprovedlo. Vše předchozí je uloženo; zkuste to později.
refusal-store-full = Disk serveru je plný, proto se to neprovedlo. Vše předchozí je uloženo a v bezpečí; zkuste to později.
refusal-store-read-only = Server teď nemůže zapisovat do svého úložiště, proto se to neprovedlo. Vše předchozí je uloženo a v bezpečí; zkuste to později.
refusal-table-aside = Tento stůl byl po chybě odložen. Správce serveru ho může znovu rozehrát.
refusal-table-damaged = Tento stůl je na disku serveru poškozený od první události.
refusal-server-leaving = Server se právě restartuje; zkuste to za chvíli znovu.
refusal-table-elsewhere = Stůl právě mění server; zkuste to za chvíli znovu.
refusal-too-fast = Příliš mnoho najednou; zkuste to znovu za { $seconds } s.
refusal-too-large = Příliš velké: nejvýš { $most } bajtů.
refusal-too-long = Příliš dlouhé: nejvýš { $longest } znaků.
refusal-too-many-hooks = Nejvýš { $most } adres.
refusal-too-many-sockets = Příliš mnoho spojení z vaší adresy: nejvýše { $most }. Nejprve jedno zavřete.
refusal-too-many-take-backs = U tohoto stolu se tahy vracely už { $most }krát a víckrát to nejde.
refusal-too-many-withdrawals = Tajnou volbu jste v této hře změnili už { $most }krát; tahle už platí.
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
refusal-store-too-old = Úložiště „{ $text }“ je starší verze: obnovte je a při otevření se převede na současnou.
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


### Games at hand

cli-games-broken = Nelze použít:
cli-minutes = { $minutes } min
cli-new-game = Hra „{ $name }“ je zapsána v { $text }. Další příkazy:
cli-no = ne
cli-yes = ano

refusal-bad-game-name = Hra se nemůže jmenovat „{ $name }“: název tvoří malá písmena bez diakritiky, číslice a „_“, začíná písmenem, má nejvýše čtyřicet znaků a není slovem Pythonu.
refusal-folder-exists = „{ $text }“ už existuje.
refusal-module-name-taken = Modul Pythonu s názvem „{ $name }“ už existuje, jeden by zakrýval druhý.
refusal-game-bad-data = Data hry neodpovídají schématu. Počet chyb: { $count }, první: { $text }.
refusal-game-bad-manifest = V popisu hry je nepřípustná hodnota: „{ $found }“.
refusal-game-name-taken = Hra s názvem „{ $name }“ už existuje, je v balíčku { $text }.
refusal-game-not-loaded = Hru se nepodařilo načíst: { $text }
refusal-game-not-opened = Hru se nepodařilo otevřít: { $text }
refusal-game-without-manifest = Na místě „{ $text }“ má být popis hry, je tam však: { $found }.
refusal-nothing-to-train = Hra „{ $name }“ nepřináší botům nic, co by se dalo ladit.


### Positions drawn

cli-points-now = teď
cli-points-end = kdyby hra skončila teď

### Lessons

cli-lesson-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
refusal-unknown-lesson = Lekci „{ $name }“ tato hra nemá. Má: { $allowed }.
refusal-lesson-turn-over = Tah tu už skončil: před tímto krokem chybí krok, který ho ukončí.
refusal-lesson-not-offered = To, co tento krok žádá, není v nabídce. Nabízí se: { $text }.
refusal-lesson-turn-open = Tah tu ještě není u konce. Zbývá: { $text }.
refusal-lesson-script-short = Scénář místa { $seat } je příliš krátký: nikdo nehraje dál.
refusal-lesson-unsaid = V souboru { $text } chybí zpráva { $name }.
refusal-lesson-way-closed = Po volbě „{ $name }“ nelze lekci dohrát do konce: { $text }.
refusal-lesson-wrong-unmet = Volbu „{ $name }“ tu nikdo udělat nemůže, její věta tedy nikdy nezazní.
refusal-lesson-end-unasked = Tento tah ukončuje „{ $name }“: krok o to musí požádat.
