### The rules of Feya's Swamp in Czech, one message per rule, and the options of a table.
###
### feya-rule-4-2 is rule FS-4.2.  Numbers that an edition may correct are left to the cards, boards and tiles.

feya-rules-heading = Pravidla hry Posvátná bažina
feya-rules-note = Čísla označená jako rekonstruovaná nejsou tištěná; kdo hru vlastní, může je opravit v datovém souboru.


### Sections

feya-rules-section-fs-1 = Obecná pravidla
feya-rules-section-fs-2 = Příprava hry
feya-rules-section-fs-3 = První vůdci a pořadí tahu
feya-rules-section-fs-4 = Počáteční osady
feya-rules-section-fs-5 = Pole, ostrovy, pokládání souše
feya-rules-section-fs-6 = Kola a příjmy
feya-rules-section-fs-7 = Tahy, vesničané, směny
feya-rules-section-fs-8 = Čluny a pohyb
feya-rules-section-fs-9 = Chytání ryb
feya-rules-section-fs-10 = Obchod
feya-rules-section-fs-11 = Budování osady
feya-rules-section-fs-12 = Plavba a chrámy
feya-rules-section-fs-13 = Vylepšení dosahu plavby
feya-rules-section-fs-14 = Slavnost
feya-rules-section-fs-15 = Budování svatyně
feya-rules-section-fs-16 = Bonusové žetony
feya-rules-section-fs-17 = Karty cílů
feya-rules-section-fs-18 = Pasování
feya-rules-section-fs-19 = Údržba
feya-rules-section-fs-20 = Konec hry
feya-rules-section-fs-21 = Desky klanů
feya-rules-section-fs-22 = Vůdci klanů


### 1 General

feya-rule-fs-1-1 = Hrají dva až čtyři hráči, každý vede jiný klan. Hra má čtyři kola a každé z nich tři fáze: příjmy, akce a údržbu; jen ve 4. kole údržba není. Po závěrečném bodování vyhrává ten, kdo má nejvíc vítězných bodů (VB).
    .title = Hráči, klany, kola a vítězství
feya-rule-fs-1-2 = Ryby, krystaly many a zlaťáky ve společné zásobě nikdy nedojdou. Počet axolotlů, dílků svatyní, dílků chrámů a figurek klanů je omezený: co se rozebere, to už není.
    .title = Co je v zásobě omezené
feya-rule-fs-1-3 = O vítězné body nikdo nikdy nepřijde. Nemají ani horní mez: za 99 se prostě počítá dál.
    .title = Body se neztrácejí
feya-rule-fs-1-4 = Náhoda hraje roli jen při přípravě, potom každý ví všechno. Vůdce, kterého si někdo vezme při pasování (FS-18.6), pochází z otevřené nabídky, proto zůstává všem na očích.
    .title = Všechno je veřejné
feya-rule-fs-1-5 = Hráči mezi sebou suroviny nikdy nesměňují, nepůjčují ani nedarují.
    .title = Žádné dary mezi hráči


### 2 Setting up the table

feya-rule-fs-2-1 = Použijte tu stranu herní desky bažiny, která odpovídá počtu hráčů: jedna je pro dva, druhá pro tři a čtyři.
    .title = Strana herní desky bažiny
feya-rule-fs-2-2 = Než se vylosuje první dílek svatyně, všechny tyto dílky se zamíchají.
    .title = Dílky svatyní se zamíchají
feya-rule-fs-2-3 = Vylosujte dva dílky svatyní a každý položte na pole herní desky s jeho číslem. Od té chvíle jsou to svatyně jako ty tištěné a na číslech už nezáleží.
    .title = Dva dílky svatyní hned na mapě
feya-rule-fs-2-4 = Pokud použitá strana desky pole s vylosovaným číslem nemá, odložte dílek stranou a vylosujte jiný. Až budou oba dílky na mapě, zamíchejte odložené zpět mezi ostatní.
    .title = Čísla, která na této straně chybějí
feya-rule-fs-2-5 = Na desku kol položte pro každé ze čtyř kol jeden náhodný dílek svatyně. Zbylé dílky tvoří zásobu svatyní, ze které se bere při akci Budování svatyně.
    .title = Dílky svatyní pro jednotlivá kola
feya-rule-fs-2-6 = Vyložte lícem nahoru čtyři náhodné karty ryb, jednu pro každé kolo: určují, které ryby se v něm chytají. Ostatní se vracejí do krabice.
    .title = Karty ryb pro jednotlivá kola
feya-rule-fs-2-7 = Vyložte lícem nahoru dvě náhodné karty závěrečných úkolů: započítají se při závěrečném bodování. Ostatní se vracejí do krabice.
    .title = Dvě karty závěrečných úkolů
feya-rule-fs-2-8 = Pro každé kolo vyložte lícem nahoru tolik náhodných bonusových žetonů toho kola, kolik je hráčů. Ostatní se vracejí do krabice.
    .title = Bonusové žetony každého kola
feya-rule-fs-2-9 = Vyložte lícem nahoru tři náhodné karty cílů. Ostatní se vracejí do krabice.
    .title = Tři karty cílů
feya-rule-fs-2-10 = Použijte dílky chrámů určené pro váš počet hráčů, tedy ty, jejichž nejmenší počet hráčů není vyšší. U každého chrámu je srovnejte na hromádku tak, aby navrchu bylo nejvíc VB.
    .title = Hromádky chrámů podle počtu hráčů
feya-rule-fs-2-11 = Vyložte lícem nahoru sedm náhodných vůdců: to je nabídka. Ostatní se vracejí do krabice. Je-li v nabídce Průzkumník, leží u něj blokovací značka; jinak se nepoužije.
    .title = Sedm vůdců a blokovací značka
feya-rule-fs-2-12 = Všichni axolotli tvoří společnou zásobu. Totem stojí nejprve vedle mapy: žádný ostrov ho nemá, dokud někdo nepoloží svatyni, ať už akcí Budování svatyně (FS-15), nebo jako poslední pasující (FS-18.7).
    .title = Zásoba axolotlů, totem vedle mapy
feya-rule-fs-2-13 = Karty a žetony všech čtyř kol leží odkryté od začátku, takže je možné plánovat dopředu.
    .title = Všechna kola jsou vidět od začátku
feya-rule-fs-2-14 = Každý hráč vede jeden klan a žádné dva nejsou stejné. Volba „Výběr klanů“ určuje, zda si je hráči vybírají, nebo se přidělují náhodně.
    .title = Každému jeden klan
feya-rule-fs-2-15 = Hrajete na základní, nebo na pokročilé straně (lotosový list) své desky klanu; ostatní mohou mít stranu jinou. Určuje to volba „Strana desky klanu“; pokud se nezmění, platí základní strana.
    .title = Základní, nebo pokročilá strana
feya-rule-fs-2-16 = Všechny své osady položte na desku klanu; na každou, jejíž pole ukazuje člun, postavte člun a na každou, jejíž pole ukazuje vesničana, vesničana. Ukazatel plavby dejte na +0 a vezměte si počáteční zlaťáky, krystaly many, ryby a vesničany. Přebyteční vesničané se vracejí do krabice.
    .title = Figurky a suroviny na začátku


### 3 First guides and turn order

feya-rule-fs-3-1 = Začíná náhodný hráč, nebo hráč 1, určí-li to volba „Kdo si první vybírá vůdce“. Od něj si po směru hodinových ručiček každý před očima všech vezme z nabídky jednoho vůdce.
    .title = Výběr prvních vůdců
feya-rule-fs-3-2 = Až budou mít vůdce všichni, položte 1 rybu na každého vůdce, který zbyl v nabídce.
    .title = Ryby na nevybraných vůdcích
feya-rule-fs-3-3 = Pořadí tahu v kole se řídí iniciativou vůdců, od nejnižší po nejvyšší. Žádní dva vůdci nemají iniciativu stejnou, takže nemůže dojít ke shodě.
    .title = Pořadí tahu podle iniciativy


### 4 Starting settlements

feya-rule-fs-4-1 = V pořadí tahu umístí každý hráč jednu počáteční osadu. Opakuje se to třikrát, vždy ve stejném pořadí, dokud všichni neumístí všechny tři.
    .title = Počáteční osady natřikrát
feya-rule-fs-4-2 = Pokaždé si vybíráte, kterou ze zbývajících počátečních osad umístíte. Záleží na tom, protože na některých stojí člun.
    .title = Která počáteční osada bude první
feya-rule-fs-4-3 = Osada se pokládá na volnou vodu (FS-5.2) vedle svatyně, tištěné nebo z dílku; sousedit jen s osadou nestačí. Musí se dotýkat právě jednoho ostrova a na něm ještě nesmí stát osada téže barvy.
    .title = Kam smí počáteční osada
feya-rule-fs-4-4 = Počáteční osada musí projít i zkouškou průchodnosti (FS-5.7), pokud není vypnutá volba „Zkouška průchodnosti na začátku“.
    .title = Počáteční osady a zkouška průchodnosti
feya-rule-fs-4-5 = Na jednom ostrově se smí usadit víc klanů, a to i vedle téže svatyně.
    .title = Společné ostrovy a svatyně na začátku
feya-rule-fs-4-6 = Člun, který na osadě stojí, se přesune s ní a zůstane na ní v bažině. Pole desky klanu, které osada opustila, je od té chvíle odemčené.
    .title = Člun zůstává, pole se odemyká
feya-rule-fs-4-7 = Počáteční osada smí přijít i na pole s rybou. Chytat se tam pak už nedá (FS-5.5).
    .title = Počáteční osada na rybě
feya-rule-fs-4-8 = Jen ve dvou hráčích: hned po každé vlastní počáteční osadě umístíte ještě jednu neutrální. Pokaždé tedy první hráč položí od obou po jedné, potom druhý hráč; nakonec stojí v bažině šest neutrálních osad.
    .title = Neutrální osady ve dvou hráčích
feya-rule-fs-4-9 = Neutrální osady mají barvy dvou klanů, za které nikdo nehraje: první hráč v pořadí tahu umisťuje osady toho z nich, který je dřív v řadě Krokodýli, Želváci, Žabáci, Mlokové, druhý hráč osady toho druhého. Pro svou barvu se řídí FS-4.3 až FS-4.5, takže každá barva nakonec stojí na třech ostrovech; s osadami hráče, který je umisťuje, smějí být na jednom ostrově. Nenesou čluny a nic neodemykají.
    .title = Barva a ostrovy neutrálních osad
feya-rule-fs-4-10 = Na mapách, které jsou součástí hry, se dovolené pole najde vždy. Kdyby v opravených datech žádné nebylo, umístí se osada bez zkoušky průchodnosti (FS-4.4); není-li ani tak, vynechá se.
    .title = Žádné dovolené pole na začátku


### 5 Cells, islands, laying land

feya-rule-fs-5-1 = Každé pole je chrám, souš, nebo voda; souš je svatyně nebo osada. Na chrámu se nikdy nestaví.
    .title = Druhy polí
feya-rule-fs-5-2 = Volná voda je vodní pole, na kterém není žádný člun, ať patří komukoli.
    .title = Volná voda
feya-rule-fs-5-3 = Ostrov je všechna souš, která spolu souvisí, bez ohledu na barvy. Jeho velikost je počet jeho polí: svatyní i osad, včetně neutrálních.
    .title = Ostrovy a jejich velikost
feya-rule-fs-5-4 = Svatyně, vedle které žádná souš není, je ostrov o velikosti 1. Je-li volba „Osamělé svatyně jsou ostrovy“ vypnutá, karta cíle „Na každém ostrově“ (FS-17.6) a závěrečný úkol „Nejmenší ostrov“ (FS-20.8) si ostrovů bez jediné osady nevšímají.
    .title = Osamělé svatyně jako ostrovy
feya-rule-fs-5-5 = Osada nebo svatyně položená na pole s rybou toto loviště do konce hry zruší.
    .title = Souš ruší loviště
feya-rule-fs-5-6 = Každá osada i svatyně položená po přípravě se musí dotýkat právě jednoho ostrova a stane se jeho součástí; dotýkat se ho smí i více stranami. Ostrovy se nikdy nespojují a nové nevznikají.
    .title = Ostrovy se nespojují ani nevznikají
feya-rule-fs-5-7 = Po položení souše musí všechny chrámy ležet v jedné souvislé oblasti vody a chrámů, v otevřené vodě. Musí v ní být i všechny čluny na vodě a v chrámech a každý člun na osadě musí mít vedle sebe některé její pole, ať patří komukoli. Chrámy zde vodu spojují, i když skrz ně žádný pohyb nevede. Je-li volba „Chrámy spojují vodu“ vypnutá, počítá se jen voda: všechny chrámy se musí dotýkat jedné a téže souvislé vody a čluny musí být v ní nebo vedle ní.
    .title = Zkouška průchodnosti
feya-rule-fs-5-8 = Vodu, ve které není člun ani chrám, je dovoleno uzavřít. Do takové uzavřené tůně žádný člun nikdy nevpluje (FS-8.10).
    .title = Uzavření prázdné vody
feya-rule-fs-5-9 = Ostrov s totemem je ten, na kterém leží dílek svatyně s totemem.
    .title = Ostrov s totemem
feya-rule-fs-5-10 = Převahu na ostrově máte, stojí-li na něm aspoň jedna vaše osada a žádný jiný hráč jich tam nemá víc; při shodě ji mají všichni, kdo jsou na tom stejně. Neutrální osady se za soupeře nepočítají, pokud není zapnutá volba „Neutrální osady jako soupeři“.
    .title = Převaha na ostrově


### 6 Rounds and income

feya-rule-fs-6-1 = Každé kolo začíná příjmy pro všechny. Můžete si představit, že je dostávají najednou; vyplácejí se v pořadí tahu.
    .title = Příjmy pro všechny v pořadí tahu
feya-rule-fs-6-2 = Každý symbol příjmu na odemčeném poli vaší desky klanu vynese jednou: zlaťáky, krystaly many nebo VB, které ukazuje, případně posun plavby a VB za něj. Nezáleží na tom, ve kterém z předchozích kol se pole odemklo; počítají se i pole počátečních osad.
    .title = Příjmy z desky klanu
feya-rule-fs-6-3 = V 1. kole jsou odemčená jen pole počátečních osad, takže deska klanu vynese každému právě 1 krystal many.
    .title = Příjmy prvního kola
feya-rule-fs-6-4 = Potom se uplatní schopnost vašeho vůdce při příjmech, pokud ji má: Průzkumník, Námořník, Mnich, Válečník, Obchodník. Platí to i v 1. kole.
    .title = Příjmy od vůdců
feya-rule-fs-6-5 = Během příjmů nejsou žádné směny ani bonusové žetony a karty cílů se nekontrolují.
    .title = Při příjmech se nic jiného neděje


### 7 Turns, workers, exchanges

feya-rule-fs-7-1 = V pořadí tahu odehraje každý, kdo ještě nepasoval, jeden tah, a to stále dokola, dokud všichni nepasují.
    .title = Tahy, dokud všichni nepasují
feya-rule-fs-7-2 = V tahu učiníte právě jednu hlavní volbu: vesničan na pole akce na vodě nebo na souši, vesničan na vaši kartu Stavitele (FS-22.6), bonusový žeton 2. kola (FS-16.5), nebo pasování (FS-18).
    .title = Jedna hlavní volba za tah
feya-rule-fs-7-3 = K dispozici jsou vesničané klanu a axolotli ve vaší osobní zásobě; koho vyšlete, je na vás. Umístěný nebo směněný vesničan už v tomto kole k dispozici není.
    .title = Dostupní vesničané
feya-rule-fs-7-4 = Kdykoli ve svém tahu a kolikrát chcete: zaplaťte 2 krystaly many a vezměte si ze zásoby axolotla, pokud tam je. Použít ho smíte hned.
    .title = Krystaly many za axolotla
feya-rule-fs-7-5 = Kdykoli ve svém tahu a kolikrát chcete: vzdejte se dostupného vesničana a vezměte si 1 krystal many. Axolotl se vrací ihned do zásoby, vesničan klanu se odloží a vrátí se vám v údržbě.
    .title = Vesničan za krystal many
feya-rule-fs-7-6 = „Kdykoli“ znamená při každém rozhodnutí svého tahu, dokud ho neukončíte, i mezi dvěma čluny jedné akce. Jakmile ohlásíte pasování, směny už možné nejsou.
    .title = Kdy lze směňovat
feya-rule-fs-7-7 = Na pole akce smí za kolo jeden vesničan. Pole, na kterém vesničan už stojí nebo které si blokovací značkou vyhradil jiný hráč, je pro vás zavřené.
    .title = Jeden vesničan na pole akce
feya-rule-fs-7-8 = Nejprve zvolte vesničana, potom zaplaťte krystaly many, které pole žádá, potom si vezměte, co pole dává, a nakonec proveďte akci. Tím, co pole dává, za ně platit nelze.
    .title = Vesničan, cena, zisk, pak akce
feya-rule-fs-7-9 = Hlavní volbu smíte učinit, jen když je po zaplacení a zisku možný aspoň jeden krok její akce: některý člun ji může provést, ukazatel plavby se může posunout, je ostrov pro slavnost nebo pole pro svatyni. Počítá se jen to, co v tu chvíli máte, směny a žetony tedy použijte předem. Umístit vesničana jen kvůli zisku pole se nesmí.
    .title = Hlavní volba musí mít účinek
feya-rule-fs-7-10 = Po hlavní volbě můžete ještě směňovat a používat žetony; tah končí, až to řeknete, jen pasování končí samo. Před koncem tahu se zkontrolují karty cílů (FS-17).
    .title = Konec tahu
feya-rule-fs-7-11 = Bez dostupného vesničana můžete ještě směnit krystaly many za axolotla nebo použít bonusový žeton 2. kola; nejde-li ani jedno, zbývá jen pasovat. Pasovat smíte vždy.
    .title = Tah bez vesničanů
feya-rule-fs-7-12 = Když všichni ostatní pasovali, poslední hráč hraje jeden tah za druhým.
    .title = Poslední hráč pokračuje
feya-rule-fs-7-13 = Během tahu se neodkrývá nic nového. Dokud ho neukončíte, můžete proto vzít zpět jeho kroky, třeba až na začátek.
    .title = Vracení kroků ve vlastním tahu
feya-rule-fs-7-14 = Směna ani žeton vám nesmí znemožnit dokončit, co jste začali. Zvolíte-li pole nebo kartu Stavitele, musí vám zbýt vesničan, krystaly many a prostředky aspoň na jeden krok akce; při akci na vodě ji musí moci provést aspoň jeden člun, dokud ji neprovedl žádný, a také člun, který jste zvolili nebo už přesunuli. Co by tomu bránilo, není dovoleno.
    .title = Po směně musí být z čeho vybírat


### 8 Boats and movement

feya-rule-fs-8-1 = Akci na vodě smí jednou provést každý váš člun, který byl na začátku tahu v bažině. Pořadí určujete vy; jeden člun skončí, než začne další, a některé čluny můžete vynechat.
    .title = Každý člun smí akci provést jednou
feya-rule-fs-8-2 = Dosah plavby každého vašeho člunu je dosah vašeho vůdce plus hodnota na stupnici plavby plus žetony dosahu použité v tomto tahu. Akce Plavba k tomu přidává bonus, který má na desce pro tři a čtyři hráče.
    .title = Dosah plavby
feya-rule-fs-8-3 = Člun pluje krok za krokem na sousední pole, nejvýše tolika kroky, kolik je jeho dosah plavby. Vplouvá jen na vodu, nikdy na souš; přes pole s jinými čluny proplout smí.
    .title = Pohyb po vodě
feya-rule-fs-8-4 = Pohyb nesmí skončit tam, kde stojí jiný člun; výjimkou je chrám.
    .title = Kde pohyb skončit nesmí
feya-rule-fs-8-5 = Člun, který stojí na osadě nebo v chrámu, odtamtud vypluje prvním krokem, a ten se počítá jako každý jiný. Přímo odtud akci provést nemůže: aby chytal ryby, obchodoval nebo stavěl, musí se pohnout aspoň o jedno pole.
    .title = Opuštění osady nebo chrámu
feya-rule-fs-8-6 = Člun na vodě smí akci provést bez pohybu, pokud se pro ni jeho pole hodí.
    .title = Akce bez pohybu
feya-rule-fs-8-7 = Do chrámu vede jen akce Plavba a pohyb tam končí; pro ostatní akce na vodě jsou chrámy zavřené. Opustit chrám lze každou akcí na vodě.
    .title = Vplutí do chrámu a vyplutí
feya-rule-fs-8-8 = Člun, který se pohne, musí v cíli provést akci, proto nesmí tam, kde to nejde. Při akci Plavba stačí samotný pohyb.
    .title = Člun, který se pohne, musí provést akci
feya-rule-fs-8-9 = Bonus získaný uprostřed akce hned pomáhá člunům, které akci ještě neprovedly: posuny plavby prodlouží jejich dosah, symboly chytání ryb zvýší jejich kapacitu. Nové čluny a noví vesničané čekají na váš příští tah.
    .title = Bonusy uprostřed akce
feya-rule-fs-8-10 = Čluny vplouvají jen na pole otevřené vody (FS-5.7), nikdy do uzavřené tůně. Není-li otevřená voda vůbec žádná, což může způsobit jen začátek bez zkoušky průchodnosti (FS-4.4, FS-4.10), smějí na každé vodní pole.
    .title = Čluny se drží otevřené vody


### 9 Fish

feya-rule-fs-9-1 = K chytání ryb potřebuje člun vodní pole s rybou barvy, kterou ukazuje karta ryb tohoto kola, nezastavěné a bez jiného člunu.
    .title = Kde se chytají ryby
feya-rule-fs-9-2 = Každý člun, který chytá, přiveze tolik ryb, kolik je vaše kapacita chytání ryb: symboly na desce klanu, viditelné od začátku i odemčené, plus Rybář a žeton kapacity z 1. kola.
    .title = Kolik ryb člun přiveze
feya-rule-fs-9-3 = Loviště se nikdy nevyčerpá. S kapacitou 0, kterou mohou způsobit jen opravená data, akci Chytání ryb zvolit nelze.
    .title = Loviště vydrží; nulová kapacita


### 10 Trade

feya-rule-fs-10-1 = K obchodu potřebuje člun volnou vodu vedle osady, na kterou se ještě vejde ryba: vlastní, cizí nebo neutrální. A vy potřebujete aspoň 1 rybu.
    .title = Kde se obchoduje
feya-rule-fs-10-2 = Tam člun pokládá ryby z vaší osobní zásoby jednu po druhé na osady vedle sebe: aspoň jednu a dál, kolik chcete.
    .title = Ryby po jedné
feya-rule-fs-10-3 = Ryby na osadě tvoří jednu hromádku, nejvýše tři.
    .title = Tři ryby na osadu
feya-rule-fs-10-4 = Za každou rybu položenou na osadu, která není vaše, si vezmete zlaťáky ze společné zásoby podle jejího místa v hromádce: 4 za první, 3 za druhou, 2 za třetí. Neutrální osady platí také.
    .title = Zlaťáky podle místa v hromádce
feya-rule-fs-10-5 = Na ostrově s totemem vynese každá prodaná ryba o 1 zlaťák víc.
    .title = Víc zlaťáků na ostrově s totemem
feya-rule-fs-10-6 = Ryba na vlastní osadě zlaťáky nevynáší. Počítá se při akci Slavnost (FS-14.1) a na konci hry (FS-20.9), pokud tam ještě leží.
    .title = Ryby na vlastních osadách
feya-rule-fs-10-7 = Majitel osady nic neplatí a na souhlas se ho nikdo neptá. Ryby, které tam už leží, zůstávají na místě.
    .title = Majitel neplatí ani nerozhoduje


### 11 Build settlement

feya-rule-fs-11-1 = Ke stavbě potřebuje člun volnou vodu vedle pole, na kterém smíte stavět a na které vám stačí zlaťáky.
    .title = Odkud se staví
feya-rule-fs-11-2 = Osada přijde na volnou vodu vedle člunu; pole se musí dotýkat právě jednoho ostrova (FS-5.6) a projít zkouškou průchodnosti (FS-5.7), přičemž člun už je na novém místě. Vlastní osadu tam předem mít nemusíte. Na rozdíl od svatyně smí odříznout jiné osady od vody.
    .title = Kde smí osada stát
feya-rule-fs-11-3 = Každý člun postaví za jednu akci nejvýše jednu osadu.
    .title = Jedna osada na člun
feya-rule-fs-11-4 = Osada stojí 3 zlaťáky za každou svatyni svého ostrova, tištěnou i z dílku, plus stavební náklady vašeho vůdce minus sleva žetonů použitých v tomto tahu, nikdy však méně než 0. Platí se při volbě pole, ještě před volbou řady; žeton slevy pomáhá jen do té chvíle.
    .title = Cena osady
feya-rule-fs-11-5 = Vezmete první zbývající osadu zleva z jedné ze svých čtyř řad; řadu volíte vy. Když jsou všechny řady prázdné, stavět už nemůžete.
    .title = První osada zleva v řadě
feya-rule-fs-11-6 = Bonus pole, které osada opustila, působí hned (FS-21.2). Člun, který na ní stojí, se přesune s ní a zůstane na ní.
    .title = Odemčený bonus působí hned
feya-rule-fs-11-7 = Postavená osada se nikdy nepřesouvá ani neodstraňuje.
    .title = Osady zůstávají


### 12 Navigate and temples

feya-rule-fs-12-1 = Člun smí plout na kterékoli pole volné vody nebo do chrámu ve svém dosahu plavby, nesmí však zůstat, kde je.
    .title = Kam čluny plují
feya-rule-fs-12-2 = Když váš člun vpluje do chrámu, jehož dílek ještě nemáte, vezmete si vrchní dílek a hned dostanete, co ukazuje. Odmítnout ho nelze.
    .title = Získání dílku chrámu
feya-rule-fs-12-3 = V chrámu může být libovolný počet člunů kteréhokoli klanu.
    .title = Do chrámu se vejde mnoho člunů
feya-rule-fs-12-4 = Do chrámu, jehož dílek už máte, vplout smíte, ale nic nezískáte.
    .title = Opakovaná návštěva chrámu
feya-rule-fs-12-5 = Aspoň jeden z vašich člunů se musí pohnout.
    .title = Pohne se aspoň jeden člun


### 13 Improve navigation

feya-rule-fs-13-1 = Posuňte svůj ukazatel plavby o jedno políčko doprava a získejte VB, které tam jsou uvedeny.
    .title = Posun plavby a body za něj
feya-rule-fs-13-2 = Za posledním políčkem stupnice už nic není: tuto akci tam zvolit nemůžete a posuny z bonusů, příjmů nebo od Námořníka nic nepřinesou.
    .title = Konec stupnice plavby


### 14 Celebrate

feya-rule-fs-14-1 = Zvolte ostrov. Získáte 1 VB za každou osadu s rybami na něm, jakékoli barvy, a ještě 3 VB, je-li to ostrov s totemem. Potom každý hráč, i vy, získá 1 VB za každou rybu na svých osadách tohoto ostrova. Nakonec se všechny ryby z ostrova vrátí do společné zásoby.
    .title = Body za slavnost
feya-rule-fs-14-2 = Neutrální osada s rybami se počítá tomu, kdo slaví, ale za ryby na ní nedostane body nikdo.
    .title = Ryby na neutrálních osadách při slavnosti
feya-rule-fs-14-3 = Slavit smíte na každém ostrově s rybami a na ostrově s totemem i bez nich. Je-li zapnutá volba „Slavnost jen s rybami“, totem sám nestačí.
    .title = Ostrovy, kde lze slavit
feya-rule-fs-14-4 = Slavnost, která přijde jako bonus, od Umělce, z desky klanu nebo ze speciálního dílku Mloků, smíte odmítnout; není-li vhodný ostrov, propadá. VB, které k bonusu patří, získáte v každém případě.
    .title = Slavnost z bonusu lze odmítnout


### 15 Add shrine

feya-rule-fs-15-1 = Vezměte dílek ze zásoby svatyní a položte ho na volnou vodu vedle osady nebo svatyně. Je-li zásoba prázdná, akci zvolit nelze.
    .title = Položení dílku ze zásoby
feya-rule-fs-15-2 = Dílek se musí dotýkat právě jednoho ostrova (FS-5.6), a ne ostrova s totemem.
    .title = Jeden ostrov, ale ne s totemem
feya-rule-fs-15-3 = Dílek musí projít zkouškou průchodnosti (FS-5.7). Kromě toho každé osadě, která měla vedle sebe otevřenou vodu, musí nějaká zůstat; pole chrámu jí nestačí. Volba „Co svatyně nesmí odříznout“ dovoluje na osady nehledět.
    .title = Co svatyně nesmí odříznout
feya-rule-fs-15-4 = Potom se totem přesune na nový dílek.
    .title = Totem se přesune na dílek
feya-rule-fs-15-5 = Od té chvíle je stavba na tomto ostrově dražší (FS-11.4) a jeho osady mají na konci větší hodnotu (FS-20.2), a to pro všechny.
    .title = Cena a hodnota se změní hned


### 16 Bonus tiles

feya-rule-fs-16-1 = V každém kole si při pasování vezmete jeden bonusový žeton (FS-18.2). Použijete ho jednou a jen v některém z dalších kol; v jednom tahu smíte použít i víc žetonů. Nepoužité žetony nemají na konci žádnou hodnotu.
    .title = Žeton za kolo, použití později
feya-rule-fs-16-2 = Žetony se používají jen ve vlastním tahu, při kterémkoli rozhodnutí před jeho koncem, ne však po ohlášení pasování.
    .title = Kdy se žetony používají
feya-rule-fs-16-3 = Žeton 1. kola působí od chvíle, kdy ho použijete, do konce tahu, a to pro čluny, které se ještě nepohnuly, a osady, které ještě nejsou zaplacené. Použít ho smíte i před hlavní volbou; pokud se v tom tahu nevyužije, je přesto spotřebovaný.
    .title = Jak dlouho působí žeton 1. kola
feya-rule-fs-16-4 = Žetony 1. kola se používají ve 2. až 4. kole. Dva prodlužují dosah plavby každého vašeho člunu, jeden zvyšuje kapacitu chytání ryb každého člunu a dva zlevňují každou osadu, o kolik ukazuje žeton.
    .title = Účinky žetonů 1. kola
feya-rule-fs-16-5 = Žetony 2. kola se používají ve 3. a 4. kole jako hlavní volba tahu: Budování osady, Chytání ryb, Obchod, Slavnost nebo Vylepšení dosahu plavby, bez vesničana. Žádné pole akce se nevyužívá, takže se za ně nic neplatí ani nezískává a nezáleží na tom, zda je obsazené nebo vyhrazené. FS-7.9 platí.
    .title = Akce žetonů 2. kola
feya-rule-fs-16-6 = Žetony 3. kola se používají ve 4. kole k jediné směně za uvedenou cenu: krystaly many za axolotla, zlaťáky za axolotla, zlaťáky za krystaly many, krystaly many za ryby, nebo krystaly many za zlaťáky. Axolotla dostanete, jen je-li v zásobě.
    .title = Směny žetonů 3. kola
feya-rule-fs-16-7 = Žeton 4. kola dá uvedené VB hned, jak si ho vezmete.
    .title = Body žetonů 4. kola


### 17 Race cards

feya-rule-fs-17-1 = Na konci každého vašeho tahu, i toho, ve kterém pasujete, se pro vás zkontrolují tři karty cílů.
    .title = Kontrola cílů na konci tahu
feya-rule-fs-17-2 = Na každé kartě, jejíž podmínka platí a na které ještě nemáte žeton, přijde váš žeton klanu na volné místo s nejvíce VB a vy tyto VB získáte. Děje se to samo.
    .title = Nejlepší volné místo, samo od sebe
feya-rule-fs-17-3 = Za každou kartu cíle získáte body nejvýše jednou.
    .title = Každá karta jen jednou
feya-rule-fs-17-4 = Kontroluje se jen hráč, jehož tah končí. Čeho dosáhnete v příjmech nebo díky cizímu tahu, se počítá na konci vašeho příštího tahu, pokud to ještě platí.
    .title = Kontroluje se jen hráč na tahu
feya-rule-fs-17-5 = Co jste jednou získali, to vám zůstane, i kdyby podmínka později přestala platit.
    .title = Jednou získané už zůstane
feya-rule-fs-17-6 = „Na každém ostrově“: osada na každém ostrově mapy. „Pět na jednom ostrově“, „Dvě na pěti ostrovech“, „Tři na třech ostrovech“: aspoň tolik osad na každém z tolika ostrovů. „Plavba +4“: váš ukazatel na +4 nebo dál; „Dva vesničané“: na desce klanu odemčená dvě pole s vesničany. „Sedm ryb“: tolik nebo víc chycených v tomto tahu akcí Chytání ryb; „Třicet zlaťáků“: tolik nebo víc utržených za ryby v tomto tahu akcí Obchod.
    .title = Podmínky karet cílů
feya-rule-fs-17-7 = Pro „Sedm ryb“ se počítá jen to, co chytí čluny, ne ryby z pole akce. Pro „Třicet zlaťáků“ se počítají i zlaťáky navíc z ostrova s totemem, žádné jiné ne.
    .title = Které ryby a zlaťáky se počítají


### 18 Passing

feya-rule-fs-18-1 = Místo jiné hlavní volby smíte pasovat; v tomto kole už potom nehrajete. Kroky FS-18.2 až FS-18.7 následují jeden po druhém.
    .title = Pasováním pro hráče kolo končí
feya-rule-fs-18-2 = 1. krok: vezměte si jeden ze zbývajících bonusových žetonů tohoto kola. Vždy nějaký zbývá.
    .title = Bonusový žeton za pasování
feya-rule-fs-18-3 = 2. krok: uplatní se schopnost vašeho vůdce při pasování, pokud ji má: Vypravěč, Umělec, Mudrc.
    .title = Schopnosti vůdců při pasování
feya-rule-fs-18-4 = 3. krok: vraťte svého vůdce do nabídky, bez ryb. Blokovací značka se vrací s kartou Průzkumníka (viz však FS-22.1); vesničan na kartě Stavitele se počítá jako použitý.
    .title = Vrácení vůdce
feya-rule-fs-18-5 = 4. krok: vezměte si z nabídky na příští kolo jiného vůdce, ne toho, kterého jste právě vrátili, a ryby, které na něm leží. Vůdce, které před vámi vrátili ostatní, si vzít smíte.
    .title = Nový vůdce
feya-rule-fs-18-6 = 5. krok: nový vůdce leží lícem dolů na znamení, že jste pasovali. Jeho hodnoty a schopnost platí od příštího kola.
    .title = Nový vůdce platí od příštího kola
feya-rule-fs-18-7 = 6. krok, jen pokud pasujete jako poslední: položte dílek svatyně tohoto kola podle pravidel akce Budování svatyně (FS-15) a přesuňte na něj totem. Není-li dovolené pole, dílek je ztracen a totem zůstává na místě.
    .title = Poslední pasující položí svatyni
feya-rule-fs-18-8 = Ve 4. kole odpadají kroky 4 a 5, protože dalšího vůdce už nikdo nepotřebuje. Všechny ostatní se provedou.
    .title = Pasování ve 4. kole


### 19 Maintenance

feya-rule-fs-19-1 = Všichni vesničané klanů, kteří byli umístěni, i na kartu Stavitele, nebo směněni, se vracejí svým majitelům. Vesničané, kteří jsou ještě na desce klanu, tam zůstávají.
    .title = Vesničané klanů se vracejí
feya-rule-fs-19-2 = Použití axolotli se vracejí do zásoby. Nepoužití vám zůstávají do příštího kola.
    .title = Axolotli použití a ponechaní
feya-rule-fs-19-3 = Karta ryb tohoto kola se otočí lícem dolů; příští kolo má svou.
    .title = Karta ryb se otočí
feya-rule-fs-19-4 = Na každého vůdce v nabídce položte 1 rybu k těm, které na něm už leží.
    .title = Ryby na vůdcích v nabídce
feya-rule-fs-19-5 = Všichni odkryjí nové vůdce, určí se nové pořadí tahu (FS-3.3) a začne další kolo.
    .title = Noví vůdci a pořadí tahu
feya-rule-fs-19-6 = Čluny, osady, ryby na nich, totem i všechny suroviny hráčů zůstávají, jak jsou.
    .title = Co zůstává, jak je


### 20 End of the game

feya-rule-fs-20-1 = Po fázi akcí 4. kola, bez údržby, si všichni přičtou body za ostrovy, závěrečné úkoly, ryby, krystaly many a zlaťáky, v tomto pořadí.
    .title = Kdy je závěrečné bodování
feya-rule-fs-20-2 = Za každý ostrov: počet vašich osad na něm krát počet jeho svatyní, tištěných i z dílků.
    .title = Hodnota ostrovů
feya-rule-fs-20-3 = Následují dvě karty závěrečných úkolů. „Největší skupina“: počet osad ve vaší největší skupině, vynásobený sám sebou. Skupinu tvoří vaše osady, které spolu sousedí; svatyně a jiné barvy ji nespojují.
    .title = Úkol: největší skupina
feya-rule-fs-20-4 = „Převaha“: VB uvedené na kartě za každý ostrov, kde máte převahu (FS-5.10).
    .title = Úkol: převaha
feya-rule-fs-20-5 = „Největší ostrov“: VB uvedené na kartě za každou vaši osadu na největším ostrově; je-li takových víc, na všech.
    .title = Úkol: největší ostrov
feya-rule-fs-20-6 = „U chrámů“: VB uvedené na kartě za každou vaši osadu vedle chrámu. Osada vedle dvou chrámů se počítá jednou.
    .title = Úkol: osady u chrámů
feya-rule-fs-20-7 = „Osamělé osady“: VB uvedené na kartě za každý ostrov, kde máte právě jednu osadu.
    .title = Úkol: osamělé osady
feya-rule-fs-20-8 = „Nejmenší ostrov“: VB uvedené na kartě za každou vaši osadu na nejmenším ostrově; je-li takových víc, na všech. Nejmenší může být i osamělá svatyně (FS-5.4), a pak karta třeba nikomu nic nevynese.
    .title = Úkol: nejmenší ostrov
feya-rule-fs-20-9 = Potom 1 VB za každou rybu na vašich osadách, 1 VB za každý krystal many v osobní zásobě a 1 VB za každých celých 10 zlaťáků. Ryby, vesničané a žetony v osobní zásobě nepřinášejí nic.
    .title = Ryby, krystaly many a zlaťáky na konci
feya-rule-fs-20-10 = Vyhrává hráč s nejvíce VB. Při shodě se o vítězství dělí.
    .title = Vítězství a shoda


### 21 Clan boards

feya-rule-fs-21-1 = Pole je odemčené, když z něj odešla osada. Z každé řady osady odcházejí zleva doprava.
    .title = Pole se odemykají zleva
feya-rule-fs-21-2 = VB se slavností, posun plavby, člun, vesničan a místo pro speciální dílek působí ve chvíli, kdy se pole odemkne. Kapacita chytání ryb platí od té doby, příjem od příští fáze příjmů.
    .title = Kdy bonus působí
feya-rule-fs-21-3 = Takto získaný člun nebo vesničan je k dispozici od vašeho příštího tahu. Do té doby nelze vesničana ani směnit.
    .title = Nové čluny a vesničané čekají
feya-rule-fs-21-4 = Základní strana je pro všechny klany stejná.
    .title = Základní strana je pro všechny stejná
feya-rule-fs-21-5 = Na pokročilé straně Krokodýlů lze odemknout třetího vesničana.
    .title = Lotos Krokodýlů: třetí vesničan
feya-rule-fs-21-6 = Pokročilá strana Želváků má o dva příjmy many víc a méně prázdných polí.
    .title = Lotos Želváků: příjmy many
feya-rule-fs-21-7 = Na pokročilé straně Žabáků přicházejí příjem posunu plavby a kapacita chytání ryb dřív než na kterékoli jiné desce; zato má víc prázdných polí.
    .title = Lotos Žabáků: časné bonusy
feya-rule-fs-21-8 = Když se na pokročilé straně Mloků odemkne místo pro speciální dílek, hned pro ně zvolíte jeden ze svých nepoužitých dílků. Dílek tam zůstane a je bonusem toho pole. Není-li už žádný, nic se nestane.
    .title = Lotos Mloků: speciální dílky


### 22 Guides

feya-rule-fs-22-1 = Při příjmech smíte položit blokovací značku na kterékoli pole akce na herní desce bažiny. Nikdo jiný na ně nesmí; vy ano, jednou, s vesničanem a za obvyklé krystaly many. Když pasujete, značka se vrátí a pole je otevřené všem, pokud volba „Jak dlouho platí vyhrazení“ neurčí, že vyhrazení trvá do konce fáze akcí.
    .title = Průzkumník
feya-rule-fs-22-2 = Při příjmech provedete jeden posun plavby a získáte VB za něj.
    .title = Námořník
feya-rule-fs-22-3 = V tomto kole chytí každý váš člun víc ryb, o kolik ukazuje karta.
    .title = Rybář
feya-rule-fs-22-4 = Při příjmech získáte krystaly many uvedené na kartě.
    .title = Mnich
feya-rule-fs-22-5 = Když pasujete, každý váš dílek chrámu vynese VB uvedené na kartě.
    .title = Vypravěč
feya-rule-fs-22-6 = Karta je další pole akce Budování osady, jen pro vás. Nic nestojí a nic nedává, za kolo na ni smí jeden vesničan.
    .title = Stavitel
feya-rule-fs-22-7 = Při příjmech získáte tolik axolotlů, kolik ukazuje karta, nebo kolik jich ještě je v zásobě.
    .title = Válečník
feya-rule-fs-22-8 = Při příjmech získáte zlaťáky uvedené na kartě.
    .title = Obchodník
feya-rule-fs-22-9 = Když pasujete, získáte VB uvedené na kartě; potom smíte uspořádat slavnost na jednom ostrově (FS-14.4).
    .title = Umělec
feya-rule-fs-22-10 = Když pasujete, každý ostrov, kde máte převahu (FS-5.10), vynese VB uvedené na kartě.
    .title = Mudrc


### Options of a table

feya-option-name-clan_choice = Výběr klanů
feya-option-help-clan_choice = Zda si hráči klany postupně vybírají, nebo se losují.
feya-option-value-clan_choice-free = Hráči si vybírají
feya-option-value-clan_choice-random = Náhodně

feya-option-name-clan_side = Strana desky klanu
feya-option-help-clan_side = Základní strana je pro všechny stejná, pokročilá je pro každý klan jiná; pro každé místo ji lze určit zvlášť.
feya-option-value-clan_side-normal = Základní strana
feya-option-value-clan_side-lotus = Pokročilá strana (lotosový list)
feya-option-value-clan_side-choose = Podle volby u stolu

feya-option-name-first_drafter = Kdo si první vybírá vůdce
feya-option-help-first_drafter = Kdo si před začátkem hry vezme prvního vůdce; ostatní následují po směru hodinových ručiček.
feya-option-value-first_drafter-random = Náhodný hráč
feya-option-value-first_drafter-seat_1 = Hráč 1

feya-option-name-neutrals_count_for_majority = Neutrální osady jako soupeři
feya-option-help-neutrals_count_for_majority = Je-li zapnuto, neutrální barva, která má na ostrově víc osad než vy, vás připraví o převahu; záleží na tom jen ve dvou hráčích.
feya-option-value-neutrals_count_for_majority-no = Vypnuto
feya-option-value-neutrals_count_for_majority-yes = Zapnuto

feya-option-name-start_block_test = Zkouška průchodnosti na začátku
feya-option-help-start_block_test = Je-li vypnuto, počáteční osada smí odříznout člun nebo chrám; jakmile se to stane, zkouška průchodnosti už novou souš nedovolí.
feya-option-value-start_block_test-yes = Zapnuto
feya-option-value-start_block_test-no = Vypnuto

feya-option-name-temple_passage_in_block_test = Chrámy spojují vodu
feya-option-help-temple_passage_in_block_test = Je-li vypnuto, při zkoušce průchodnosti spojuje jen voda a v úzkých místech u chrámů se smí stavět méně.
feya-option-value-temple_passage_in_block_test-yes = Zapnuto
feya-option-value-temple_passage_in_block_test-no = Vypnuto

feya-option-name-shrine_block_test = Co svatyně nesmí odříznout
feya-option-help-shrine_block_test = Zda musí nová svatyně nechat i každé osadě otevřenou vodu vedle ní.
feya-option-value-shrine_block_test-boats_temples_settlements = Čluny, chrámy a osady
feya-option-value-shrine_block_test-boats_temples = Čluny a chrámy

feya-option-name-celebrate_requires_fish = Slavnost jen s rybami
feya-option-help-celebrate_requires_fish = Je-li zapnuto, i na ostrově s totemem se smí slavit, jen když jsou tam ryby.
feya-option-value-celebrate_requires_fish-no = Vypnuto
feya-option-value-celebrate_requires_fish-yes = Zapnuto

feya-option-name-leader_reservation = Jak dlouho platí vyhrazení
feya-option-help-leader_reservation = Kdy se pole vyhrazené Průzkumníkem otevře ostatním hráčům.
feya-option-value-leader_reservation-until_pass = Dokud hráč s Průzkumníkem nepasuje
feya-option-value-leader_reservation-whole_phase = Celou fázi akcí

feya-option-name-bare_shrine_is_island = Osamělé svatyně jsou ostrovy
feya-option-help-bare_shrine_is_island = Je-li vypnuto, karta cíle „Na každém ostrově“ a závěrečný úkol „Nejmenší ostrov“ si ostrovů bez jediné osady nevšímají.
feya-option-value-bare_shrine_is_island-yes = Zapnuto
feya-option-value-bare_shrine_is_island-no = Vypnuto
