### The shell: pages around the tables

shell-guest = Host
shell-rule = Pravidlo { $text }
shell-close = Zavřít
shell-skip = Přejít k obsahu
shell-loading = Načítá se
shell-retry = Zkusit znovu
shell-refresh = Obnovit
shell-unreachable = Server neodpovídá. Jste připojeni?
shell-refused = Server to odmítl ({ $text }).
shell-you = vy

## Rail and foot

shell-nav = Hlavní
shell-menu = Nabídka
shell-menu-close = Zavřít nabídku
shell-play = Hrát
shell-mine = Moje stoly
shell-rules = Pravidla
shell-about = O projektu
shell-lobby = Volné stoly
shell-api = API
shell-settings = Nastavení
shell-language = Jazyk
shell-nickname = Přezdívka
shell-turns-waiting =
    { $count ->
        [one] { $count } stůl na vás čeká
        [few] { $count } stoly na vás čekají
       *[other] { $count } stolů na vás čeká
    }
shell-foot-line = Deskové hry o lodích, svobodné a otevřené.
shell-foot-nav = Další

## Front page

shell-front-title =
    { $games ->
        [3] Tři hry, jedno molo
       *[other] Místo u vody
    }
shell-front-lead = Deskové hry o lodích, s přáteli i proti botům. Bez registrace.
shell-learn-now = Naučit se za deset minut
shell-learn = Naučit se
shell-play-now = Hrát hned
shell-play-now-note =
    { $bots ->
        [one] Začne { $text }: vy proti jednomu botovi.
        [2] Začne { $text }: vy proti dvěma botům.
        [3] Začne { $text }: vy proti třem botům.
       *[other] Začne { $text }: vy proti { $bots } botům.
    }
shell-games = Hry
shell-players-range = { $least }–{ $most } hráči
shell-minutes = { $minutes } min
shell-against-bots = Proti botům
shell-new-table = Nový stůl
shell-puzzles-all =
    { $count ->
        [one] { $count } úloha
        [few] Všechny { $count } úlohy
        [many] Všech { $count } úlohy
       *[other] Všech { $count } úloh
    }
shell-puzzle-daily = Úloha dne
shell-join = Připojit se přes odkaz
shell-join-label = Odkaz nebo kód stolu
shell-join-help = Vložte pozvánku, nebo napište kód stolu.
shell-join-bad = Tohle není odkaz ani kód stolu.
shell-sit-down = Přisednout si
shell-your-turn = Jste na tahu
shell-your-turn-none = Nic na vás nečeká. Tady se objeví stoly, kde jste na tahu.
shell-my-tables-count =
    { $count ->
        [one] { $count } stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }
shell-open-tables = Volné stoly
shell-open-none = Právě žádný stůl nehledá hráče.
shell-open-own = Otevřít stůl pro všechny
shell-all-tables = všech { $count }
shell-take-seat-too = Sednout si i sem
shell-take-seat = Přisednout si
shell-table-bots =
    { $bots ->
        [1] Proti jednomu botovi
       *[other] Proti botům ({ $bots })
    }

## Seats and paces

shell-player = Hráč { $number }
shell-seat = Místo { $number }
shell-seats = Místa
shell-seat-free = Volné místo
shell-seats-free = Volná místa: { $free } z { $seats }
shell-seat-me = Já
shell-seat-here = Další člověk tady
shell-seat-open = Někdo jiný
shell-seat-open-about = přijde přes odkaz nebo ze seznamu volných stolů
shell-seat-bot = Bot: { $text }
shell-seat-bot-about = hraje hned
shell-seat-bot-about-easy = leccos přehlédne, jako lidé
shell-seat-bot-about-medium = hraje rozumně
shell-seat-bot-about-hard = promýšlí každý tah
shell-seat-name = Jméno na místě { $number }
shell-bot-easy = lehký
shell-bot-medium = střední
shell-bot-hard = těžký
shell-bot-greedy = dobrý
shell-bot-random = náhodný
shell-pace-none = bez hodin
shell-pace-live = { $minutes } min + { $seconds } s
shell-pace-days =
    { $days ->
        [one] { $days } den na tah
        [few] { $days } dny na tah
       *[other] { $days } dní na tah
    }
shell-minutes-long =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
shell-seconds-long =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
shell-days-long =
    { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }

## New table

shell-new-title = Nový stůl: { $text }
shell-new-lead = Zvolte, kdo hraje a jak. Adresa této stránky si volby pamatuje a dá se sdílet.
shell-new-who = Kdo hraje
shell-new-players = Počet hráčů
shell-new-seats-help = Zvolte „Já“ na více místech, chcete-li hrát na jednom zařízení.
shell-new-shared = Hrajete na jednom zařízení: po každém tahu se předává dál.
shell-new-nobody = Nemáte místo: budete se dívat.
shell-new-pace = Tempo
shell-new-pace-none = Bez hodin
shell-new-pace-live = Naživo
shell-new-pace-days = Dny na tah
shell-new-pace-none-help =
    { $players ->
        [1] Přemýšlejte, jak dlouho potřebujete.
       *[other] Každý přemýšlí, jak dlouho potřebuje.
    }
shell-new-pace-live-help = Každý má zásobu času a po každém tahu trochu dostane zpět.
shell-new-pace-days-help = Pro partie na celé týdny.
shell-new-bank = Čas pro každého
shell-new-increment = Přídavek za tah
shell-new-days = Čas na tah
shell-new-late = Když čas vyprší
shell-new-late-bot = Dál hraje bot
shell-new-late-resign = Hráč se vzdává
shell-new-rules = Pravidla u tohoto stolu
shell-new-rules-changed =
    { $count ->
        [0] obvyklá
        [one] změněno: { $count }
       *[other] změněno: { $count }
    }
shell-new-rules-reset = Vrátit obvyklá pravidla
shell-new-each = Každé místo zvlášť
shell-new-name = Název stolu
shell-new-name-hint = Páteční večer
shell-new-public = Veřejný stůl
shell-new-public-help =
    { $players ->
        [1] Dívat se smí kdokoli. Jinak jen lidé s odkazem.
       *[other] Kdokoli si smí přisednout nebo se dívat. Jinak jen lidé s odkazem.
    }
shell-new-create = Založit stůl
shell-new-waits =
    { $open ->
        [one] Čeká se ještě na { $open } člověka.
        [few] Čeká se ještě na { $open } lidi.
       *[other] Čeká se ještě na { $open } lidí.
    }
shell-new-at-once = Hra začne hned.
shell-new-hot-seat = Hra začne hned, na tomto zařízení.
shell-new-copy = Zkopírovat volbu jako odkaz
shell-presets = Předvolby
shell-presets-help = Vaše zůstávají v tomto prohlížeči.
shell-preset-usual = Obvyklá
shell-preset-name = Název předvolby
shell-preset-keep = Uložit
shell-preset-drop = Odstranit „{ $text }“

## A table that waits for people

shell-join-waits =
    { $free ->
        [one] Jedno místo je volné.
        [few] { $free } místa jsou volná.
       *[other] { $free } míst je volných.
    }
shell-join-name-help = Aby ostatní věděli, kdo jste. Bez registrace.
shell-join-starts = Hra začne, až budou všechna místa obsazená.
shell-join-watch-only = Tento odkaz je jen pro diváky. Chcete-li hrát, řekněte si o pozvánku.
shell-leave-seat = Uvolnit místo
shell-invite = Pozvat
shell-invite-help = Kdo má tento odkaz, smí si sednout na volné místo.
shell-watch-link = Odkaz pro diváky
shell-watch-help = S tímto odkazem se lze dívat, ale ne hrát.
shell-copy = Kopírovat
shell-copied = Zkopírováno
shell-share = Sdílet
shell-qr = QR kód
shell-qr-of = QR kód: { $text }
shell-qr-help = Namiřte na něj fotoaparát telefonu a odkaz se otevře.
shell-code =
    { $count ->
        [one] Váš kód pro návrat
       *[other] Vaše kódy pro návrat
    }
shell-code-help = Otevře vaše místo na jiném zařízení. Ukazuje se jen teď: uložte si ho, chcete-li se vrátit odjinud. Nikomu ho nedávejte.

## Lists of tables

shell-lobby-lead = Veřejné stoly, kde je ještě volné místo.
shell-lobby-none-help = Otevřete vlastní, objeví se tu všem. Nebo si zatím zahrajte proti botům.
shell-mine-lead = Stoly tohoto prohlížeče. S účtem je najdete na každém zařízení.
shell-mine-lead-account = Stoly vašeho účtu na každém zařízení, kde se přihlásíte.
shell-mine-none = Zatím nesedíte u žádného stolu. Stačí klepnout a hrajete proti botům. Nebo si k někomu přisedněte.
shell-mine-turn = Jste na tahu
shell-mine-running = Přemýšlejí ostatní
shell-mine-open = Čeká se na lidi
shell-mine-over = Dohráno
shell-result = Výsledek
shell-replay = Přehrání
shell-look = Zobrazit
shell-status-cancelled = zrušeno
shell-status-aside = odloženo kvůli chybě

## Settings

shell-settings-lead = Vše platí hned.
shell-who = Vy
shell-nickname-help = Vidí ji ti, s nimiž hrajete.
shell-look-and-feel = Vzhled
shell-theme = Motiv
shell-theme-auto = Podle systému
shell-theme-light = Světlý
shell-theme-dark = Tmavý
shell-text-size = Velikost textu
shell-still = Méně pohybu
shell-still-help = Figurky se přesunou bez animace, změny se jen vyznačí.
shell-letters = Písmena na figurkách
shell-letters-help = Vedle tvarů a barev.
shell-colours = Výraznější barvy
shell-colours-help = Větší kontrast mezi hráči a okraji.
shell-playing = Při hře
shell-auto-commit = Ukončovat tahy automaticky
shell-auto-commit-help = Když už není co volit, tah skončí bez klepnutí.
shell-confirm-all = Ptát se na všechno
shell-confirm-all-help = Ptát se i tam, kde je jediná odpověď. Jinak se zodpoví sama a vezme se zpět s předchozí volbou.
shell-sound = Zvuk
shell-sound-help = Tichý tón, když jste na tahu.
shell-hints = Nápovědy trenéra
shell-hints-help = Kolik vám trenér na požádání prozradí u stolů, které to dovolují.
shell-hints-usual = Jako obvykle
shell-hints-off = Žádné
shell-hints-waste = Jen co promarním
shell-hints-strong = Co by udělal silný hráč
shell-new-hints-help = Jako obvykle: vše pro jednoho člověka mezi boty, nic tam, kde se scházejí lidé.
shell-notify = Upozornit mě, když jsem na tahu
shell-notify-help = Oznámením prohlížeče, dokud je stůl otevřený na kartě.
shell-notify-denied = Prohlížeč nepovoluje oznámení z této stránky. Lze to změnit v jeho nastavení.
shell-notify-none = Tento prohlížeč oznámení neumí.
shell-account = Účet
shell-account-help = Ke hře není potřeba. S ním najdete své stoly na každém zařízení.
shell-account-create = Založit účet
shell-account-enter = Přihlásit se
shell-account-name = Jméno účtu
shell-passphrase = Heslo
shell-passphrase-help = Aspoň osm znaků, nejlépe několik slov. Zapomenuté heslo vám nikdo poslat nemůže.
shell-signed-in = Přihlášený účet: { $text }
shell-signed-in-help = Na jiném zařízení se přihlaste stejným jménem a heslem.
shell-sign-out = Odhlásit se
shell-sign-out-everywhere = Odhlásit se na všech zařízeních

## Rules

shell-rules-search = Hledat v pravidlech
shell-rules-found =
    { $count ->
        [one] { $count } pravidlo
        [few] { $count } pravidla
       *[other] { $count } pravidel
    }
shell-rules-none = Žádné pravidlo neobsahuje všechna tato slova.
shell-rules-absent = K této hře nejsou přiložena pravidla.
shell-rule-reconstructed = Tato čísla jsou rekonstruovaná, ne vytištěná.
shell-rules-contents = Obsah

## What cannot be shown

shell-missing-address = Na této adrese nic není
shell-missing-address-help = Možná se cestou ztratilo písmeno. Odsud se dostanete ke všemu ostatnímu.
shell-missing-table = Tento stůl nelze otevřít
shell-missing-table-help = Odkaz je možná neúplný nebo cizí, nebo jste tu seděli z jiného zařízení. Řekněte si o pozvánku, nebo otevřete své místo kódem pro návrat.
shell-missing-unreachable = Server je mimo dosah
shell-missing-unreachable-help = Vaše partie jsou tam uložené a budou pokračovat, jakmile zase odpoví.
shell-to-front = Úvodní stránka
shell-recover = Otevřít mé místo na tomto zařízení
shell-recover-help = Kód se ukázal, když jste si sedli.
shell-recover-code = Kód pro návrat
shell-recover-open = Otevřít místo

## About

shell-about-title = O Bogwoodu
shell-about-lead = Otevřený domov deskových her o lodích.
shell-about-what = Co to je
shell-about-what-1 = Hraje se v prohlížeči, s přáteli nebo proti botům, česky, anglicky, rusky či španělsky. Stačí k tomu jediný program na vašem vlastním počítači.
shell-about-what-2 = Nikdo nepotřebuje účet. Nic se nenačítá odjinud, nikdo není sledován, nic se neprodává.
shell-about-independent = Bogwood je nezávislé zpracování. Nemá vztah k autorům ani vydavatelům her a nepoužívá jejich kresby, texty ani loga. Líbí-li se vám hra, kupte si krabici.
shell-about-fair = Férově a otevřeně
shell-about-fair-1 = Před hrou se ukáže pečeť zamíchání, po ní semínko. Kdokoli si může ověřit, že se mezitím nic nezměnilo.
shell-about-api = Co může hráč, může i program: API
shell-version = Verze { $text }
shell-credits = Poděkování
shell-credits-icons = Ikony od autorů z game-icons.net, přebarvené a oříznuté; ostatní kresby jsou naše.
shell-numbers = Čísla hry { $text }
shell-numbers-lead = Odkud které číslo je. Obrázky z pravidel chyběly, proto jsou některá čísla rekonstruovaná; kdo má krabici, může je opravit v datovém souboru.
shell-numbers-show = Ukázat
shell-mark-all = vše
shell-mark-P = vytištěno
shell-mark-D = odvozeno
shell-mark-S = podle recenze
shell-mark-R = rekonstruováno
shell-mark-J = výklad pravidel

## Parts of the component data, as the table of their origins names them

shell-data-players = hráči
shell-data-min = nejméně
shell-data-max = nejvíce
shell-data-rounds = kola
shell-data-minutes = minuty
shell-data-items = věci
shell-data-component_counts = obsah krabice
shell-data-swamp_board = herní deska bažiny
shell-data-round_board = deska kol
shell-data-settlement_per_clan = osady každého klanu
shell-data-boat_per_clan = čluny každého klanu
shell-data-race_marker_per_clan = žetony každého klanu
shell-data-turn_order_marker_per_clan = ukazatele pořadí tahu každého klanu
shell-data-navigation_marker_per_clan = ukazatele plavby každého klanu
shell-data-score_marker_per_clan = ukazatele bodů každého klanu
shell-data-vp_100_200_tile_per_clan = žetony 100/200 VB každého klanu
shell-data-totem = totem
shell-data-block_token = blokovací značka
shell-data-salamander_tile = dílky Mloků
shell-data-shrine_tile = dílky svatyní
shell-data-gold_coins = zlaťáky podle hodnoty
shell-data-temple_tile = dílky chrámů
shell-data-race_card = karty cílů
shell-data-trophy_card = karty závěrečných úkolů
shell-data-season_card = karty ryb
shell-data-aid_card = přehledové karty
shell-data-start_resources = suroviny na začátku
shell-data-per_player = na hráče
shell-data-workers = vesničané
shell-data-workers_lotus = vesničané, strana s lotosem
shell-data-navigation_index = stupeň plavby
shell-data-drawn_at_setup = losuje se při přípravě
shell-data-shrine_tiles_on_swamp = dílky svatyní v bažině
shell-data-shrine_tiles_on_round_board = dílky svatyní na desce kol
shell-data-season_cards = karty ryb
shell-data-trophy_cards = karty závěrečných úkolů
shell-data-race_cards = karty cílů
shell-data-guides = vůdci klanů
shell-data-bonus_tiles_per_round = bonusové žetony na kolo
shell-data-shrine_tiles = dílky svatyní
shell-data-numbers = čísla
shell-data-supply_after_setup = zbývá v zásobě
shell-data-clans = klany
shell-data-colour = barva
shell-data-colours = barvy
shell-data-actions = akce
shell-data-kind = druh
shell-data-land = souš
shell-data-initiative = iniciativa
shell-data-build_value = stavební náklady
shell-data-range = dosah
shell-data-when = kdy
shell-data-ability = schopnost
shell-data-amount = kolik
shell-data-pass = při pasování
shell-data-reserve_space = vyhradí pole
shell-data-navigation_step = posun plavby
shell-data-vp_per_temple_tile = VB za dílek chrámu
shell-data-private_build_space = vlastní pole budování
shell-data-vp_then_celebrate = VB, pak Slavnost
shell-data-vp_per_led_island = VB za ostrov s převahou
shell-data-hex = souřadnice
shell-data-neighbours = sousedé
shell-data-boards = desky
shell-data-swamp_34 = bažina pro 3 a 4
shell-data-swamp_2 = bažina pro 2
shell-data-geometry = velikost
shell-data-radius = poloměr
shell-data-navigate_range_bonus = přídavek dosahu akce Plavba
shell-data-value = hodnota
shell-data-printed_shrines = vytištěné svatyně
shell-data-cells = pole
shell-data-numbered_shrine_spaces = číslovaná místa svatyní
shell-data-temples = chrámy
shell-data-fish_cells = ryby podle barev
shell-data-pay_mana = zaplatit many
shell-data-pay = zaplatit
shell-data-gain = získat
shell-data-steps = stupně
shell-data-index = stupeň
shell-data-plus = dosah
shell-data-base_catch = počáteční chytání
shell-data-clan_board_bonus_kinds = bonusy desek klanů
shell-data-permanent = trvalý
shell-data-clan_boards = desky klanů
shell-data-order = pořadí
shell-data-bonus = bonus
shell-data-crocodile_lotus = Krokodýli, strana s lotosem
shell-data-turtle_lotus = Želváci, strana s lotosem
shell-data-frog_lotus = Žabáci, strana s lotosem
shell-data-salamander_lotus = Mlokové, strana s lotosem
shell-data-salamander_tiles = dílky Mloků
shell-data-temple_tiles = dílky chrámů
shell-data-stacks = hromádky
shell-data-min_players = hráčů od
shell-data-condition = podmínka
shell-data-type = druh
shell-data-count = počet
shell-data-race_card_values = hodnoty karet cílů
shell-data-score = body za
shell-data-bonus_tiles = bonusové žetony
shell-data-round_1 = 1. kolo
shell-data-round_2 = 2. kolo
shell-data-round_3 = 3. kolo
shell-data-round_4 = 4. kolo
shell-data-usable_in_rounds = platí v kolech
shell-data-discount = sleva
shell-data-constants = další čísla
shell-data-gold_per_shrine_when_building = zlaťáky za svatyni při budování
shell-data-fish_stack_max = nejvíc ryb na osadě
shell-data-sale_gold_by_position = zlaťáky za každou prodanou rybu
shell-data-totem_sale_bonus = přídavek totemu při prodeji
shell-data-celebrate_vp_per_settlement_with_fish = slavnost: VB za osadu s rybou
shell-data-celebrate_totem_vp = slavnost: VB za totem
shell-data-celebrate_vp_per_own_fish = slavnost: VB za vlastní rybu
shell-data-mana_per_axolotl = mana za axolotla
shell-data-mana_per_worker = mana za vesničana
shell-data-start_settlements = počáteční osady
shell-data-neutral_settlements_per_player_2p = neutrální osady na hráče, ve dvou
shell-data-end_vp_per_fish_on_settlement = na konci: VB za rybu na osadě
shell-data-end_vp_per_mana = na konci: VB za manu
shell-data-end_gold_per_vp = na konci: zlaťáků za VB
shell-data-phases = fáze
shell-data-options = volby stolu
shell-data-settlement_on_every_island = osada na každém ostrově
shell-data-settlements_on_islands = osady na ostrovech
shell-data-navigation_plus = plavba
shell-data-workers_unlocked = odemčení vesničané
shell-data-fish_caught_in_turn = ryb chycených v tahu
shell-data-trade_gold_in_turn = zlaťáků z Obchodu v tahu
shell-data-square_of_largest_own_group = velikost × velikost největší vlastní skupiny
shell-data-per_led_island = každý ostrov s převahou
shell-data-per_settlement_on_largest_islands = každá osada na největších ostrovech
shell-data-per_settlement_next_to_temple = každá osada u chrámu
shell-data-per_island_with_exactly_one_own = každý ostrov s právě jednou vlastní osadou
shell-data-per_settlement_on_smallest_islands = každá osada na nejmenších ostrovech
shell-data-yes = ano
shell-data-no = ne
shell-data-player_colours = barvy hráčů
shell-data-money = mince
shell-data-most = nejvíce
shell-data-pieces = figurky hráče
shell-data-merchants = kupci
shell-data-discs = dražební disky
shell-data-places = pole
shell-data-stalls = tržní stánky
shell-data-capacity = místa pro zboží
shell-data-first_stock = zboží na začátku
shell-data-open = otevřené podle počtu hráčů
shell-data-closed = zavřené podle počtu hráčů
shell-data-starting_goods = zboží na začátku
shell-data-by_players = podle počtu hráčů
shell-data-supply = společná zásoba
shell-data-harbour = přístav
shell-data-ships = lodě
shell-data-free = zdarma
shell-data-extra = navíc
shell-data-extra_price = cena za další
shell-data-turned = otočené žetony
shell-data-countries = země
shell-data-good = zboží
shell-data-tiles = dlaždice
shell-data-country = země
shell-data-back = rub
shell-data-seats = místa
shell-data-coins = mince
shell-data-departs = odplouvá
shell-data-token_kinds = druhy žetonů
shell-data-ladder = konec stupnice
shell-data-trade_tokens = obchodní žetony
shell-data-special_tokens = zvláštní žetony
shell-data-scoring = bodování
shell-data-instant = ihned
shell-data-lasting = trvale
shell-data-points = body
shell-data-castle_cards = karty hradů
shell-data-pictures = obrázky
shell-data-limit = nejvíce se stejným obrázkem
shell-data-looked_at = prohlížené karty
shell-data-picture = obrázek
shell-data-none = žádné
shell-data-spice_pair = dvojice koření
shell-data-cook_pair = dvojice jídla s Kuchařem
shell-data-capes = mysy
shell-data-canvas = velikost kresby
shell-data-width = šířka
shell-data-height = výška
shell-data-maps = mapy
shell-data-basic = základní hra
shell-data-advanced = pokročilá hra
shell-data-provinces = provincie
shell-data-label = označení
shell-data-region = země nebo mys
shell-data-x = x
shell-data-y = y
shell-data-borders = sousedí s
shell-data-crossroads = křižovatka
