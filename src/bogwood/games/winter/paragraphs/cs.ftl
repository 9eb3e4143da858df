### The rules of Endless Winter in Czech, one message per rule, and the options of a table.
###
### winter-rule-ew-5-2 is rule EW-5.2, winter-rule-rr-5-2 is RR-5.2.  What single cards, tiles, tracks and boards give
### is left to them.

winter-rules-heading = Pravidla hry Nekonečná zima
winter-rules-note = Téměř všechny hodnoty základní hry jsou rekonstruované, ne vytištěné: ceny, karty, náčelníci, stezky, kameny, krajina, hodnoty sad a celý sólový režim. K dispozici byla jen pravidla rozšíření Řeky a vory; co v nich stojí, je zachováno, rekonstruované jsou však i odměny většiny ryb a tvar řeky. Kdo hru vlastní, může hodnoty opravit v datovém souboru; ukazuje-li pak deska nebo karta jiné číslo než tato pravidla, platí deska nebo karta. Pravidla EW platí vždy, RR s rozšířením Řeky a vory, WA s Válečníky a SO v sólovém režimu.


### Sections

winter-rules-section-ew-1 = Příprava hry
winter-rules-section-ew-2 = Kola a tahy
winter-rules-section-ew-3 = Práce a karty kmene
winter-rules-section-ew-4 = Karty kultury
winter-rules-section-ew-5 = Čtyři sloupce
winter-rules-section-ew-6 = Odpočinek
winter-rules-section-ew-7 = Náčelník
winter-rules-section-ew-8 = Tábory a pohyb
winter-rules-section-ew-9 = Osady a vliv
winter-rules-section-ew-10 = Megality
winter-rules-section-ew-11 = Stezky idolů
winter-rules-section-ew-12 = Pohřbívání
winter-rules-section-ew-13 = Zvířata
winter-rules-section-ew-14 = Posvátné kameny
winter-rules-section-ew-15 = Suroviny a balíčky
winter-rules-section-ew-16 = Fáze zatmění
winter-rules-section-ew-17 = Fáze přípravy
winter-rules-section-ew-18 = Změna éry
winter-rules-section-ew-19 = Konec hry a bodování
winter-rules-section-ew-20 = Vítězství
winter-rules-section-rr-1 = Řeky a vory: příprava hry
winter-rules-section-rr-2 = Řeky a vory: základny
winter-rules-section-rr-3 = Řeky a vory: druhy hexů
winter-rules-section-rr-4 = Řeky a vory: tábory
winter-rules-section-rr-5 = Řeky a vory: vory
winter-rules-section-rr-6 = Řeky a vory: osady
winter-rules-section-rr-7 = Řeky a vory: přírodní dominanty
winter-rules-section-rr-8 = Řeky a vory: rybolov
winter-rules-section-rr-9 = Řeky a vory: body za deltu
winter-rules-section-rr-10 = Řeky a vory: mořské krávy
winter-rules-section-rr-11 = Řeky a vory: Kámen dominant
winter-rules-section-wa-1 = Válečníci
winter-rules-section-so-1 = Sólový režim: příprava
winter-rules-section-so-2 = Sólový režim: tah Rivala
winter-rules-section-so-3 = Sólový režim: zatmění a konec


### EW-1 Setting up the table

winter-rule-ew-1-1 = Nekonečná zima je pro dva až čtyři hráče, v sólovém režimu pro jednoho. Vyložte hlavní desku, desku idolů a loviště. Začíná 1. kolo; všechny ukazatele bodů i ukazatele na obou stezkách stojí na 0.
    .title = Hráči a desky
winter-rule-ew-1-2 = Karty kmene tvoří pět odkrytých balíčků po 15 stejných kartách: Stařešina, Řemeslník, Lovec, Průzkumník a Šaman.
    .title = Balíčky karet kmene
winter-rule-ew-1-3 = Karty kultury každé éry zamíchejte zvlášť. Osm karet éry I leží odkrytých zleva doprava: místa 1 až 4 v horní řadě, 5 až 8 v dolní. Balíček éry II čeká na změnu éry (EW-18).
    .title = Nabídka karet kultury
winter-rule-ew-1-4 = Posvátné kameny každé éry zamíchejte a část jich vyložte na očíslovaná místa: 4 z každé éry pro jednoho nebo dva hráče, 5 pro tři, 6 pro čtyři. Ostatní vraťte do krabice. Kameny éry II jsou vidět hned, ale brát je lze až od 3. kola.
    .title = Nabídka posvátných kamenů
winter-rule-ew-1-5 = Zamíchejte balíček zvířat a šest karet odkryjte na místech 1 až 6 loviště.
    .title = Loviště
winter-rule-ew-1-6 = Čtyři dílky staveniště megalitů složte do tvaru určeného pro daný počet hráčů.
    .title = Staveniště megalitů
winter-rule-ew-1-7 = Uprostřed leží startovní dílek. Po jednom náhodném dílku od každého ze šesti druhů krajiny se vrací do krabice. Tři zbylé ledovce přijdou náhodně na okrajové hexy, z nichž žádné dva spolu nesousedí, ostatních patnáct dílků náhodně na zbylé hexy.
    .title = Krajina
winter-rule-ew-1-8 = Každý hráč začíná s deskou hráče, 5 tábory, 3 osadami, 8 barevnými a 2 neutrálními megality, 2 členy kmene, prázdným hrobem a stejnými devíti počátečními kartami. Megality leží po dvou v pěti výřezech, neutrální v posledním.
    .title = S čím každý začíná
winter-rule-ew-1-9 = První pořadí tahu je náhodné. Kdo není první, dostane za to odměnu: druhý a třetí hráč 2 jídla, 1 nástroj a kartu, čtvrtý 2 jídla, 2 nástroje a kartu.
    .title = První pořadí a odměna za místo
winter-rule-ew-1-10 = Každý hráč dostane náhodnou kartu náčelníka. Všichni si tajně vyberou jednu z jejích dvou stran a ukážou ji najednou.
    .title = Volba strany náčelníka
winter-rule-ew-1-11 = Volba „Karty přípravy“ určuje, jak získáte první suroviny. Buď je karet o jednu víc než hráčů a každý si vezme jednu, počínaje posledním v pořadí; nebo každý jednu dostane; nebo pro začátečníky každý místo karty získá 3 jídla a 3 nástroje. Postup je tento: strany náčelníků, odměny za místo, volba karet přípravy, první tábor (EW-1.12), zisky z karet přípravy od posledního hráče k prvnímu, počáteční ruce (EW-1.14).
    .title = Karty přípravy
winter-rule-ew-1-12 = Každý hráč položí na startovní dílek tábor, který má na desce nejvíc vlevo.
    .title = První tábor
winter-rule-ew-1-13 = Karty, které karta přípravy přidá nebo pohřbí, se k vašim devíti kartám přidají nebo z nich odejdou před zamícháním: Starý žal pohřbí Sběrače, Velká rodina přidá kartu kmene podle vaší volby. Karty, které máte během přípravy dobrat, čekají na EW-1.14.
    .title = Karty získané a pohřbené při přípravě
winter-rule-ew-1-14 = Každý hráč zamíchá balíček, dobere pět karet a pak ty, které čekaly.
    .title = Počáteční ruka


### EW-2 Rounds and turns

winter-rule-ew-2-1 = Hra má čtyři kola. V každém je fáze akcí a fáze zatmění; po 1., 2. a 3. kole následuje fáze přípravy.
    .title = Čtyři kola
winter-rule-ew-2-2 = Ve fázi akcí se hráči střídají v tazích, po jedné figurce za tah, dokud všichni nepostaví všechny tři. Pasovat nelze, ale figurka nemusí nic udělat.
    .title = Jedna figurka za tah
winter-rule-ew-2-3 = Tah má pět kroků: 1. Zahrajte karty kultury (EW-4). 2. Postavte člena kmene nebo náčelníka do sloupce, nebo na odpočinek. 3. Získejte práci, která na tento sloupec čekala (EW-3.5), a pak odměnu náčelníka (EW-7). 4. Využijte políčka 1, 2 a 3 sloupce v tomto pořadí (EW-5), nebo odpočívejte (EW-6). 5. Zahrané karty jdou na váš odkládací balíček a nevyužitá práce propadá.
    .title = Kroky tahu
winter-rule-ew-2-4 = Ve sloupci smí stát libovolný počet figurek kohokoli. Nikdy není nikomu uzavřen.
    .title = Sloupec není nikdy plný
winter-rule-ew-2-5 = Figurka je ve sloupci první, když tam v tomto kole před ní nikdo žádnou nepostavil.
    .title = První figurka
winter-rule-ew-2-6 = Když jedna odměna vyvolá druhou, nejdřív se dokončí ta vnitřní.
    .title = Odměna uvnitř odměny
winter-rule-ew-2-7 = Odměnu nebo její část smíte odmítnout. Jídlo, nástroje, práce, dobrané karty, VB, síla a kroky na stezkách přicházejí samy. Co nemůžete využít, propadá; nic se neodkládá na později.
    .title = Odmítnutí odměny


### EW-3 Labour and tribe cards

winter-rule-ew-3-1 = Práce se nikdy nepřenáší z tahu do tahu.
    .title = Práce se neukládá
winter-rule-ew-3-2 = Jakmile vaše figurka stojí ve sloupci, smíte až do konce tahu zahrát z ruky jednu po druhé libovolný počet počátečních karet a karet kmene za práci. Karta dá svou běžnou hodnotu, nebo vyšší, pokud jmenuje tento sloupec.
    .title = Hraní karet za práci
winter-rule-ew-3-3 = Zahrané karty leží před vámi do konce tahu. Nejsou v ruce ani na odkládacím balíčku, takže se mezitím nezamíchají s ním.
    .title = Karty zahrané v tomto tahu
winter-rule-ew-3-4 = Kartu kmene koupenou do ruky smíte zahrát ještě v témže tahu.
    .title = Novou kartu lze zahrát hned
winter-rule-ew-3-5 = Práce z karet kultury vám zůstává po celý tah. Práce určená pro jeden sloupec přijde, když do něj postavíte figurku; postavíte-li ji jinam, propadá.
    .title = Práce z karet kultury
winter-rule-ew-3-6 = V tahu, kdy odpočíváte, se karty za práci nehrají.
    .title = Při odpočinku se nepracuje


### EW-4 Culture cards

winter-rule-ew-4-1 = Karty kultury se hrají z ruky na začátku vašeho tahu, než postavíte figurku, a nikdy jindy.
    .title = Kdy se hrají karty kultury
winter-rule-ew-4-2 = První karta kultury v tahu je zdarma. Před každou další odložte z ruky jinou kartu, jakoukoli; ta nemá žádný účinek.
    .title = Cena dalších karet kultury
winter-rule-ew-4-3 = Karta se přidá k zahraným v tomto tahu a její účinky se hned provedou. Dovoluje-li pohřbít kartu, samu sebe pohřbít nemůže.
    .title = Zahrání karty kultury
winter-rule-ew-4-4 = Karty kultury samy nedávají práci, nemají sílu a nikdy nepatří na hromádku zatmění.
    .title = Co karty kultury neumějí
winter-rule-ew-4-5 = Kartu kultury koupenou do ruky můžete zahrát až v příštím tahu, protože krok kultury tohoto tahu už minul.
    .title = Nové karty kultury počkají


### EW-5 The four columns

winter-rule-ew-5-1 = Políčka využívejte v pořadí 1, 2, 3. Políčko smíte přeskočit, ale vrátit se nemůžete. Karty za práci smíte hrát kdykoli, i po posledním políčku. Přerušená akce na políčku 1 nic nestojí a vrátí vás na něj; přerušení na políčku 2 toto políčko ukončí.
    .title = Políčka popořadě
winter-rule-ew-5-2 = Zasvěcení, políčko 1: zaplaťte 1 práci a 1 jídlo a vezměte si kartu z balíčku kmene na odkládací balíček, nebo za 1 jídlo navíc do ruky. Opakujte, dokud máte čím platit.
    .title = Zasvěcení, políčko 1: karty kmene
winter-rule-ew-5-3 = Zasvěcení, políčko 2: pohřběte jednu kartu (EW-12).
    .title = Zasvěcení, políčko 2: pohřbívání
winter-rule-ew-5-4 = Rozvoj, políčko 1: zaplaťte práci a nástroje uvedené na odkryté kartě kultury a vezměte si ji na odkládací balíček, nebo za 1 nástroj navíc do ruky. Její místo se hned doplní z balíčku současné éry. Opakujte, dokud máte čím platit.
    .title = Rozvoj, políčko 1: karty kultury
winter-rule-ew-5-5 = Rozvoj, políčko 2: vezměte si jeden posvátný kámen současné éry, v éře I za 1 nástroj, v éře II za 2 nástroje. Nejvýš jeden za tah.
    .title = Rozvoj, políčko 2: posvátný kámen
winter-rule-ew-5-6 = Lov, políčko 1: zaplaťte 2 práce a 1 nástroj za odkryté zvíře podle volby, nebo 1 práci a 1 nástroj za neznámou vrchní kartu balíčku. Opakujte, dokud máte čím platit, i střídavě.
    .title = Lov, políčko 1: zvířata
winter-rule-ew-5-7 = Lov, políčko 2: využijte jedno zvíře (EW-13.1), třeba i to, které jste vzali právě v tomto tahu.
    .title = Lov, políčko 2: využití zvířete
winter-rule-ew-5-8 = Průzkum, políčko 1: postavte tábor za 1 práci a 1 jídlo, nebo si kupte 1 bod pohybu za 1 práci (EW-8). Opakujte, dokud máte čím platit, v jakémkoli pořadí a složení.
    .title = Průzkum, políčko 1: tábory a pohyb
winter-rule-ew-5-9 = Průzkum, políčko 2: založte jednu osadu (EW-9).
    .title = Průzkum, políčko 2: osada
winter-rule-ew-5-10 = Políčko 3 je vaše, jen když byla vaše figurka ve sloupci první (EW-2.5), i kdybyste ostatní políčka přeskočili. V zasvěcení dává 1 krok cti a kartu, v rozvoji megalit a 1 nástroj, v lovu 1 krok oběti a 1 nástroj, v průzkumu tábor a pohyb.
    .title = Políčko 3: pro první figurku


### EW-6 Rest

winter-rule-ew-6-1 = Odpočívající figurka stojí na vaší desce; odpočívat smějí všechny vaše figurky. Za každou smíte využít jedno zvíře, doberete 2 karty a získáte 2 síly pro zatmění tohoto kola.
    .title = Jak se odpočívá


### EW-7 The chief

winter-rule-ew-7-1 = Náčelník je figurka jako členové kmene. Postavíte-li ho do sloupce uvedeného na zvolené straně jeho karty, smíte jednou, hned po postavení, využít její odměnu.
    .title = Odměna náčelníka
winter-rule-ew-7-2 = Odpočinek není sloupec: odpočívající náčelník má odměnu, jen když ji jeho karta při odpočinku uvádí.
    .title = Náčelník na odpočinku


### EW-8 Camps and moves

winter-rule-ew-8-1 = Stavíte vždy tábor, který je na vaší desce nejvíc vlevo; do krajiny vstupuje na startovním dílku. Když na desce žádný nezbývá, stavět nelze; tábory z krajiny se místo něj neberou.
    .title = Postavení tábora
winter-rule-ew-8-2 = Jeden bod pohybu přesune jeden váš tábor na sousední hex; vstup na ledovec stojí 2 body, odchod z něj nic navíc. Body z jedné odměny smíte mezi tábory rozdělit. V průzkumu na políčku 1 se každý pohyb platí, když ho uděláte: 1 práce, na ledovec 2 práce.
    .title = Pohyb táborů
winter-rule-ew-8-3 = Na jednom hexu smí být libovolný počet táborů všech hráčů. Pohybu nic nebrání.
    .title = Tábory se o hex dělí
winter-rule-ew-8-4 = V základní hře se tábory smějí vrátit i na startovní dílek.
    .title = Zpět na startovní dílek
winter-rule-ew-8-5 = Vrácené tábory zakrývají volná místa desky zprava, takže odkrytá jsou vždy místa nejvíc vlevo: jedno za každý tábor mimo desku.
    .title = Vrácené tábory


### EW-9 Villages and influence

winter-rule-ew-9-1 = Osada se zakládá na styku tří hexů. Na každém z nich potřebujete svůj tábor; na styku nesmí být žádná osada a nesmí se dotýkat startovního dílku.
    .title = Kde lze založit osadu
winter-rule-ew-9-2 = Z každého ze tří hexů se jeden tábor vrátí na vaši desku. Osada, která je na desce nejvíc vlevo, přijde na styk a vy získáte odměnu jejího místa. Když vám osady dojdou, další založit nelze.
    .title = Založení osady
winter-rule-ew-9-3 = Osady se nikdy nepohybují a zůstávají do konce. Smějí stát i na sousedních stycích.
    .title = Osady zůstávají
winter-rule-ew-9-4 = Na hexu vám dává každý váš tábor 1 vliv, každá vaše osada, která se ho dotýká, 2 a váš vor 1. Na startovním dílku, prameni, deltě a základnách nemá vliv nikdo.
    .title = Vliv
winter-rule-ew-9-5 = Na hexu vedete, když tam máte vliv a nikdo ho nemá víc. Při shodě vedou všichni, kdo ho mají stejně.
    .title = Vedení na hexu


### EW-10 Megaliths

winter-rule-ew-10-1 = Megalit se bere vždy z prvního výřezu desky, který není prázdný.
    .title = Který megalit se bere
winter-rule-ew-10-2 = Úroveň 1: položte ho na prázdné pole staveniště. Pokud už tam nějaký megalit stojí, musí pole sousedit stranou s některým, ať patří komukoli. Získáte odměnu pole.
    .title = Stavba na úrovni 1
winter-rule-ew-10-3 = Úroveň 2: položte ho na čtverec ze čtyř megalitů úrovně 1, ať patří komukoli, pokud na žádném z nich ještě nic neleží. Získáte 2 VB a 1 VB za každý z těch čtyř, který je váš a barevný. Třetí úroveň není.
    .title = Stavba na úrovni 2
winter-rule-ew-10-4 = Když z výřezu vezmete druhý megalit, získáte i odměnu výřezu, až po odměně pole.
    .title = Vyprázdněný výřez
winter-rule-ew-10-5 = Čtverec smí přesahovat hranici dvou dílků.
    .title = Čtverce přes hranici dílků


### EW-11 Idol tracks

winter-rule-ew-11-1 = Po stezkách cti a oběti se postupuje krok za krokem. Když dojdete na krok 2, 4, 6, 8 nebo 10, hned získáte jeho odměnu, každou jen jednou.
    .title = Kroky a jejich odměny
winter-rule-ew-11-2 = Na kroku 10 dává každý další krok místo posunu 1 VB. Zpátky se ukazatele nevracejí.
    .title = Za posledním krokem


### EW-12 Burying

winter-rule-ew-12-1 = Pohřbená karta navždy opouští váš balíček a leží odkrytá ve vašem hrobě. Pak uděláte 1 krok na stezce cti.
    .title = Pohřbení karty
winter-rule-ew-12-2 = Pohřbíváte kartu z ruky nebo kartu zahranou v tomto tahu; schopností Stařešiny při zatmění kartu z ruky nebo z odkládacího balíčku.
    .title = Odkud se karta bere
winter-rule-ew-12-3 = Pohřbít lze počáteční kartu, kartu kmene i kartu kultury; VB na pohřbené kartě se už nepočítají. Práce, kterou už zahraná karta dala, vám zůstává.
    .title = Které karty lze pohřbít


### EW-13 Animals

winter-rule-ew-13-1 = Vaše zvířata leží odkrytá před vámi, zprvu nevyužitá. Když některé využijete, získáte jednou jeho užitek; od té chvíle zůstává využité a do ničeho se nepočítá.
    .title = Využití zvířete
winter-rule-ew-13-2 = Když si někdo vezme odkryté zvíře, karty z nižších míst se posunou o jedno výš a na místo 1 přijde nová. Na místě 6 je vždy ta nejstarší.
    .title = Řada odkrytých zvířat
winter-rule-ew-13-3 = Je-li balíček zvířat prázdný, když je karta potřeba, zamíchejte odložená zvířata do nového. Nejsou-li ani ta, zůstane místo prázdné.
    .title = Když dojde balíček zvířat


### EW-14 Sacred stones

winter-rule-ew-14-1 = Získaný kámen boduje v každém vašem tahu zatmění, poprvé hned v témže kole. Nikdo vám ho nevezme.
    .title = Kameny bodují v každém zatmění
winter-rule-ew-14-2 = Místa, z nichž byl kámen odebrán, zůstávají prázdná.
    .title = Kameny se nedoplňují


### EW-15 Resources and piles

winter-rule-ew-15-1 = Máte nejvýš 10 jídel a 10 nástrojů. Co byste získali navíc, propadá.
    .title = Deset jídel a deset nástrojů
winter-rule-ew-15-2 = Je-li váš dobírací balíček prázdný, když máte brát kartu, zamíchejte odkládací balíček do nového. Je-li prázdný i ten, nic nedobíráte.
    .title = Když dojde váš balíček
winter-rule-ew-15-3 = Počet karet v ruce není omezen. Nezahrané karty vám v ruce zůstávají, i do dalších kol.
    .title = Karty zůstávají v ruce
winter-rule-ew-15-4 = Karty ve vaší ruce, v dobíracím balíčku a do odkrytí i na hromádce zatmění nikdo jiný nevidí; kolik jich je, vědí všichni. Veřejné jsou také odkládací balíčky, hroby, zvířata, kameny a suroviny a to, které karty kmene a kultury si kdo vzal.
    .title = Co je veřejné a co tajné
winter-rule-ew-15-5 = Prázdné balíčky kmene se nedoplňují. Dojde-li balíček kultury, zůstávají místa v nabídce prázdná.
    .title = Prázdné balíčky


### EW-16 Eclipse phase

winter-rule-ew-16-1 = Krok a: všichni tajně odloží z ruky na svou hromádku zatmění libovolný počet počátečních karet a karet kmene, třeba žádnou, a odkryjí je najednou. Do té doby ostatní vidí, kolik karet jste měli v ruce předtím.
    .title = Krok a: hromádka zatmění
winter-rule-ew-16-2 = Vaše síla je běžná práce karet na hromádce zatmění, 2 za každou odpočívající figurku a všechna síla, kterou vám v tomto kole daly karty.
    .title = Síla
winter-rule-ew-16-3 = Nové pořadí tahu jde od nejsilnějšího; platí od této chvíle přes celou příští fázi akcí. Při stejné síle rozhoduje volba „Stejná síla“: dřív jde ten, kdo byl ve starém pořadí později, nebo mezi nimi zůstává staré pořadí.
    .title = Nové pořadí tahu
winter-rule-ew-16-4 = Potom má každý hráč v novém pořadí tah zatmění: kroky b, c a d, s rozšířením Řeky a vory i krok e. Další začíná, až předchozí skončí.
    .title = Tahy zatmění
winter-rule-ew-16-5 = Krok b: využijte schopnosti karet na své hromádce zatmění v libovolném pořadí, každou jednou, nebo je odmítněte. Nabízí se jen to, co lze využít právě teď; později v tomto kroku může být možné i něco dalšího. Dobrané karty jdou do ruky.
    .title = Krok b: schopnosti
winter-rule-ew-16-6 = Krok c: každý hex, na kterém vedete, vám dá svou odměnu, v pořadí, jaké chcete. Startovní dílek nedává nic. Množství se počítá, když na hex dojde. Volba „Hexy, kde vedete“ určuje, zda se tyto hexy stanoví jednou na začátku kroku, nebo se každý posoudí, až na něj dojde; dvakrát neplatí žádný.
    .title = Krok c: krajina
winter-rule-ew-16-7 = Krok d: získejte příjem všech odkrytých míst pro tábory zleva doprava, pak body za své posvátné kameny v pořadí, v jakém jste je brali.
    .title = Krok d: příjem a kameny


### EW-17 Preparation phase

winter-rule-ew-17-1 = Hromádky zatmění jdou na odkládací balíčky, figurky se vracejí majitelům a síla klesá na 0.
    .title = Úklid
winter-rule-ew-17-2 = S rozšířením Řeky a vory se všechny vory vracejí na pramen.
    .title = Vory se vracejí
winter-rule-ew-17-3 = Po 1. a 3. kole odcházejí ze hry karty kultury na místech 4 a 8. Karty každé řady se posunou doprava přes prázdná místa; ta se pak doplní, nejdřív horní řada, zprava doleva. Po 2. kole se místo toho mění éra (EW-18).
    .title = Nové karty kultury
winter-rule-ew-17-4 = Zvířata z míst 5 a 6 jdou mezi odložená zvířata. Ostatní se posunou výš přes prázdná místa; ta se pak doplní, nejdřív s nejvyšším číslem.
    .title = Nová zvířata
winter-rule-ew-17-5 = V pořadí tahu každý dobere pět karet.
    .title = Pět nových karet
winter-rule-ew-17-6 = Začíná další kolo; políčko 3 každého sloupce zase čeká na první figurku.
    .title = Další kolo


### EW-18 Era change

winter-rule-ew-18-1 = Po 2. kole odcházejí ze hry všechny odkryté karty kultury éry I i zbytek jejich balíčku a odkryje se osm karet éry II. Karty, které už někdo má, mu zůstávají.
    .title = Karty kultury éry II
winter-rule-ew-18-2 = Nevzaté kameny éry I odcházejí ze hry; od 3. kola lze brát kameny éry II. Kameny, které už někdo má, bodují dál.
    .title = Posvátné kameny éry II


### EW-19 End of the game and scoring

winter-rule-ew-19-1 = Hra končí posledním tahem zatmění ve 4. kole. K počítadlu bodů se přičtou body podle EW-19.2 až EW-19.6.
    .title = Konec
winter-rule-ew-19-2 = Zvířata: 1, 2, 3, 4, 5, 6 nebo 7 nevyužitých zvířat jednoho druhu vynese 2, 5, 9, 14, 20, 27 nebo 35 VB. Víc než sedm se počítá jako sedm.
    .title = Sady zvířat
winter-rule-ew-19-3 = Karty: VB uvedené na všech vašich kartách kmene a kultury, ať jsou kdekoli, jen ne v hrobě.
    .title = Karty
winter-rule-ew-19-4 = Čest: každá vaše pohřbená karta vynese 1 VB, stojíte-li na kroku 0 až 2 stezky cti, 2 VB na 3 až 5, 3 VB na 6 až 8, 4 VB na 9 nebo 10.
    .title = Čest a pohřbené karty
winter-rule-ew-19-5 = Oběť: sečtěte své jídlo a nástroje. 1 VB vynesou každé 4 z nich na kroku 0 až 2 stezky oběti, každé 3 na 3 až 5, každé 2 na 6 až 8, každý jeden na 9 nebo 10; zbytek nevynese nic.
    .title = Oběť a suroviny
winter-rule-ew-19-6 = Megality: 1 VB za každý váš barevný na úrovni 1, 3 VB za každý na úrovni 2. Neutrální nevynášejí nic.
    .title = Barevné megality


### EW-20 Victory

winter-rule-ew-20-1 = Vyhrává hráč s nejvíce VB. Při shodě rozhoduje víc osad, pak víc nevyužitých zvířat; trvá-li shoda, o vítězství se hráči dělí.
    .title = Vítězství a shoda


### RR-1 Rivers & Rafts: setting up

winter-rule-rr-1-1 = Připravte hru podle EW-1 s následujícími změnami; krajina se vykládá dřív, než se určí pořadí tahu a karty přípravy. Startovní dílek zůstává v krabici.
    .title = Bez startovního dílku
winter-rule-rr-1-2 = Pět mořských krav zamíchejte do balíčku zvířat dřív, než odkryjete šest karet.
    .title = Mořské krávy v balíčku
winter-rule-rr-1-3 = Doprostřed přijde středový dílek řeky náhodnou stranou nahoru, pokud ji neurčuje volba „Středový dílek řeky“. Je to ten, na němž řeka teče jen jedním hexem.
    .title = Středový dílek řeky
winter-rule-rr-1-4 = Druhé dva dílky řeky ukazují každý dominantu, nebo ledovec a přijdou náhodně na oba konce tak, aby tekla jediná řeka. Volba „Řeky a vory“ určuje, zda se rozšíření vůbec hraje a kolik dominant je pak na třech dílcích dohromady; u dvou rozhoduje o místě náhoda, nebo volba „Krajní dominanta“.
    .title = Krajní dílky řeky
winter-rule-rr-1-5 = Pramen leží na konci řeky, který určí náhoda nebo volba „Pramen“, delta na druhém.
    .title = Pramen a delta
winter-rule-rr-1-6 = Odeberte po jednom náhodném dílku od každého z pěti druhů pevniny. Ze zbylých dejte stranou po jednom náhodném od každého druhu, pak o jeden ledovec méně, než je dominant, a pak náhodné dílky pevniny, dokud jich nemáte deset. Ostatní zůstávají v krabici.
    .title = Deset samostatných dílků
winter-rule-rr-1-7 = Deset dílků přijde náhodně na volné hexy, takže vznikne obvyklá krajina o 19 hexech. Ledovce tu smějí sousedit.
    .title = Doplnění krajiny
winter-rule-rr-1-8 = Na každý hex s dominantou přijde náhodná přírodní dominanta; její karta ukazuje, za co boduje.
    .title = Dominanty v krajině
winter-rule-rr-1-9 = Zamíchejte 15 žetonů ryb lícem dolů: to je zásoba.
    .title = Zásoba ryb
winter-rule-rr-1-10 = Kámen dominant leží vždy na prvním místě éry I. Volba „Kámen dominant“ určuje, zda se počítá do obvyklého počtu kamenů, nebo je navíc.
    .title = Kámen dominant je vždy ve hře
winter-rule-rr-1-11 = Když kámen éry I boduje osady u druhu krajiny, který má méně než dva hexy, vrátí se do krabice a nahradí ho jiný náhodný kámen éry I, tolikrát, kolikrát je třeba.
    .title = Kameny, které by nic nedaly
winter-rule-rr-1-12 = Až když je vše ostatní hotovo, přijdou všechny vory na pramen. Pohybem získaným při přípravě lze proto přesunout jen tábor.
    .title = Vory na prameni


### RR-2 Rivers & Rafts: start bases

winter-rule-rr-2-1 = Od posledního hráče k prvnímu každý položí svou základnu na okraj krajiny. Dotýká se právě dvou hexů, ale ne pramene ani delty.
    .title = Položení základny
winter-rule-rr-2-2 = Žádného hexu se nesmějí dotýkat dvě základny. Možných míst je osm a vždy se dostane na všechny.
    .title = Základny dál od sebe
winter-rule-rr-2-3 = Pak tábor, který je na vaší desce nejvíc vlevo, přijde na vaši základnu. To nahrazuje EW-1.12.
    .title = První tábor na základně
winter-rule-rr-2-4 = Základna není hex krajiny: nemá vliv ani odměnu a do ničeho se nepočítá. Tábor na ní je prostě mimo vaši desku.
    .title = Základna není hex


### RR-3 Rivers & Rafts: kinds of hexes

winter-rule-rr-3-1 = Dílek řeky má tři hexy. Jeden může být hex s dominantou nebo ledovec, ostatní jsou říční hexy.
    .title = Říční hexy
winter-rule-rr-3-2 = Pět říčních hexů tvoří říční tok. Středový dílek má vedle dominanty ještě jeden hex, kterým tok nevede: vor tam nikdy nestojí. Volba „Šestý říční hex“ určuje, zda je to přesto říční hex, pro ryby, body za deltu a Prastrom, nebo ledovec.
    .title = Říční hex mimo tok
winter-rule-rr-3-3 = Říční hexy a hexy s dominantou nikdy nejsou ledovce; vstup na ně stojí jeden bod pohybu.
    .title = Na řece bez příplatku
winter-rule-rr-3-4 = Říční hexy a hexy s dominantou nepatří k žádnému druhu pevniny.
    .title = Žádný druh pevniny


### RR-4 Rivers & Rafts: camps

winter-rule-rr-4-1 = Kde EW-8.1 staví tábor na startovní dílek, stavíte ho podle volby na svou základnu, nebo na hex se svým vorem; k voru jen tehdy, když není na prameni ani na deltě.
    .title = Kde tábory vstupují
winter-rule-rr-4-2 = Na pramen, deltu ani na základnu, dokonce ani na vlastní, se tábory nikdy nepřesouvají.
    .title = Kam tábory nesmějí
winter-rule-rr-4-3 = Ze základny tábor odchází na jeden ze dvou hexů, kterých se dotýká.
    .title = Odchod ze základny


### RR-5 Rivers & Rafts: rafts

winter-rule-rr-5-1 = Kdykoli smíte přesunout tábor, smíte místo něj přesunout svůj vor, pokaždé za jeden bod pohybu.
    .title = Vor místo tábora
winter-rule-rr-5-2 = Za jeden bod pluje vor po proudu, jak daleko chcete, až na deltu, nebo o jednu pozici proti proudu.
    .title = Po proudu a proti proudu
winter-rule-rr-5-3 = Voru nic nepřekáží a na jedné pozici smí být libovolný počet vorů.
    .title = Vory se o pozici dělí
winter-rule-rr-5-4 = Z delty se vor smí vracet až na pramen, o jednu pozici za bod. Říční tok nikdy neopouští.
    .title = Vory řeku neopouštějí
winter-rule-rr-5-5 = Kdykoli se počítají body, je váš vor vaším táborem. Na říčním hexu se počítá do hexů s tábory a do táborů v krajině, nikdy však jako tábor na desce; na prameni a na deltě jen při bodování delty (RR-9).
    .title = Vor se počítá jako tábor


### RR-6 Rivers & Rafts: villages

winter-rule-rr-6-1 = Při zakládání osady se váš vor počítá jako tábor na svém hexu.
    .title = Osada s vorem
winter-rule-rr-6-2 = Založíte-li osadu s pomocí voru, vrátí se na desku dva tábory a vor odpluje na pramen. Stojí-li na jednom hexu tábor i vor, vyberete si, co použijete.
    .title = Vor se vrací
winter-rule-rr-6-3 = Styky jsou jen tam, kde se setkávají tři hexy krajiny, takže se žádná osada nedotýká pramene, delty ani základny. Použít lze všech 24 styků, i ty uprostřed.
    .title = Styky v krajině s řekou
winter-rule-rr-6-4 = Na každém ze tří hexů potřebujete svůj tábor nebo vor: vor a tábor na jednom hexu se nepočítají za dva.
    .title = Tři hexy, tři tábory


### RR-7 Rivers & Rafts: landmarks

winter-rule-rr-7-1 = V kroku c zatmění boduje hex s dominantou každý, kdo na něm vede, i při shodě. Sopka: 1 VB za každý tábor na vaší desce. Stolová hora: 1 VB za každý ze 7 vnitřních hexů s vaším táborem. Skalní brána: 1 VB za každý z 12 okrajových hexů s vaším táborem. Monolit: 1 VB za každý váš tábor na tomto hexu. Prastrom: 2 VB za každou vaši osadu, která se dotýká říčního hexu.
    .title = Bodování dominant
winter-rule-rr-7-2 = Jinou odměnu hex s dominantou nemá. Počítá se, když na něj dojde.
    .title = Nic než body


### RR-8 Rivers & Rafts: fishing

winter-rule-rr-8-1 = V kroku c zatmění vám každý říční hex, na kterém vedete, i při shodě, přinese náhodný žeton ryby.
    .title = Ryby z říčních hexů
winter-rule-rr-8-2 = Žeton vytáhněte naslepo ze zásoby, získejte jeho odměnu a odložte ho lícem nahoru mezi odložené ryby.
    .title = Tažení ryby
winter-rule-rr-8-3 = Vede-li na říčním hexu víc hráčů, každý si táhne vlastní žeton ve svém tahu zatmění.
    .title = Ryby při shodě
winter-rule-rr-8-4 = Velká ryba dá 2 VB a vrátí se do zásoby; všechny odložené ryby se otočí a zamíchají k ní, takže je jich tam zase všech 15.
    .title = Velká ryba
winter-rule-rr-8-5 = Protože se velká ryba vždy vrací, není zásoba nikdy prázdná, když někdo loví.
    .title = Ryby nedojdou


### RR-9 Rivers & Rafts: delta scoring

winter-rule-rr-9-1 = Krok e, na konci vašeho vlastního tahu zatmění: není-li žádný vor blíž k deltě než váš, získáte 1 VB za vor a 1 VB za každý svůj tábor na říčních hexech. Nejblíž je vor přímo na deltě; při shodě bodují všichni.
    .title = Krok e: nejblíž k deltě
winter-rule-rr-9-2 = Mezi tábory se vor podruhé nepočítá.
    .title = Vor se počítá jednou
winter-rule-rr-9-3 = Volba „Delta z pramene“ určuje, zda bodují jako stejně blízké vory, které jsou všechny ještě na prameni, nebo zda vor na prameni neboduje nikdy.
    .title = Vory ještě na prameni
winter-rule-rr-9-4 = Pozdější tahy zatmění mohou změnit, kdo je nejblíž. Získané body zůstávají.
    .title = Body se nevracejí


### RR-10 Rivers & Rafts: sea cows

winter-rule-rr-10-1 = Využitá mořská kráva přinese dva žetony ryb. Oba se vytáhnou a odkryjí, pak se získají jejich odměny v pořadí tažení, velká ryba jako poslední. Zbývá-li v zásobě jen velká ryba, provede se první a druhý žeton se táhne potom.
    .title = Dvě ryby za mořskou krávu
winter-rule-rr-10-2 = Mořské krávy tvoří sadu jako každý druh. Hrají jen s rozšířením Řeky a vory.
    .title = Mořské krávy jako sada


### RR-11 Rivers & Rafts: Landmark Stone

winter-rule-rr-11-1 = Kámen dominant dává 2 VB za každou vaši osadu, která se dotýká aspoň jednoho hexu s dominantou. Jinak je to kámen éry I jako ostatní.
    .title = Co dává Kámen dominant


### WA-1 Warriors

winter-rule-wa-1-1 = Je-li zapnuta volba „Válečníci“, nahradí 15 Válečníků Průzkumníky. Lze to s rozšířením Řeky a vory i bez něj.
    .title = Válečníci místo Průzkumníků
winter-rule-wa-1-2 = Válečník zahraný za práci ve sloupci průzkumu přinese navíc 1 nástroj.
    .title = Nástroj při průzkumu
winter-rule-wa-1-3 = Při zatmění vám Válečník dovolí přesunout jeden vlastní tábor nebo vor a jeden tábor jednoho protihráče, každý na sousední hex. Kteroukoli část smíte vynechat; na pořadí nezáleží. V sólovém režimu je protihráčem Rival.
    .title = Schopnost Válečníka
winter-rule-wa-1-4 = Cizí vory a osady přesouvat nelze.
    .title = Čím Válečníci nepohnou
winter-rule-wa-1-5 = Bez rozšíření Řeky a vory lze tábor přesunout i na startovní dílek. S ním jsou pramen, delta a základny táborům zavřené jako obvykle.
    .title = Kam lze tábor přesunout
winter-rule-wa-1-6 = Tábor lze přesunout i ze základny, na jeden ze dvou hexů, kterých se dotýká.
    .title = Tábory na základnách
winter-rule-wa-1-7 = Vlastní vor pluje podle RR-5.2, po proudu, jak daleko chcete.
    .title = Přesun voru
winter-rule-wa-1-8 = Za ledovec se tu nepřiplácí: jeden hex je jeden hex.
    .title = Ledovec bez příplatku


### SO-1 Solo mode: setting up

winter-rule-so-1-1 = Hrajete sami proti Rivalovi, kmeni bez karet, desky, surovin a náčelníka. Má 5 táborů, 3 osady, 3 figurky, ukazatel cti a body, s rozšířením Řeky a vory i vor a základnu. Staveniště megalitů a počet kamenů jsou jako pro jednoho hráče.
    .title = Rival
winter-rule-so-1-2 = V 1. kole jste první vy, bez odměny za místo, a vezmete si jednu ze dvou karet přípravy. Všechny tábory Rivala začínají v jeho zásobě.
    .title = Jak začínáte vy a Rival
winter-rule-so-1-3 = S rozšířením Řeky a vory se Rivalova základna klade první, náhodně.
    .title = Rivalova základna
winter-rule-so-1-4 = Volba „Rival“ říká, kolik bodů si Rival na konci přičte: 40 lehký, 65 běžný, 90 těžký.
    .title = Tři úrovně


### SO-2 Solo mode: the Rival's turn

winter-rule-so-2-1 = Karet Rivala je dvanáct, pro každý sloupec po jedné se silou 2, 4 a 6; v každém kole se míchají znovu. Ve svém tahu Rival jednu odkryje a postaví figurku do jejího sloupce; může být první, a vzít vám tak políčko 3.
    .title = Karty Rivala
winter-rule-so-2-2 = Zasvěcení: Rival udělá 1 krok cti, nejvýš na 10, a získá 2 VB. Jedna karta nejvyššího balíčku kmene odchází ze hry; při shodě z prvního v řadě.
    .title = Rival v zasvěcení
winter-rule-so-2-3 = Rozvoj: Rival si vezme odkrytou kartu kultury s nejvíce VB, při shodě tu na nejnižším místě. Pak kámen na nejnižším obsazeném místě současné éry odchází ze hry a dá mu 3 VB.
    .title = Rival v rozvoji
winter-rule-so-2-4 = Lov: Rival si dvakrát vezme odkryté zvíře druhu, kterého má nejvíc, při shodě to na nejnižším místě; řada se pokaždé doplní. Zvířata nikdy nevyužívá.
    .title = Rival v lovu
winter-rule-so-2-5 = Průzkum: Rival postaví až 2 tábory (SO-2.6); je-li jeho zásoba prázdná, získá 2 VB. Stojí-li pak tři jeho tábory kolem povoleného styku, založí jednu osadu, na prvním takovém styku podle čísel hexů, postupně za 4, 6 a 8 VB; tyto tábory se vrátí do zásoby. S rozšířením Řeky a vory pak jeho vor pluje po proudu o 1, 2 nebo 3 pozice při síle 2, 4 nebo 6. S vorem osady nezakládá.
    .title = Rival v průzkumu
winter-rule-so-2-6 = Rivalův tábor přijde na hex s jeho táborem nebo osadou nebo na sousední, nikdy na startovní dílek. Nemá-li žádný, přijde vedle startovního dílku nebo své základny. Vybere se hex s nejvíce body: 3, když tábor doplní místo pro osadu; 2, když tam máte víc vlivu a on se s ním vyrovná nebo se dostane do vedení; 1, když tam žádný jeho tábor nestojí. Při shodě platí nejnižší číslo, s kartou síly 4 nejvyšší.
    .title = Kam přijdou Rivalovy tábory


### SO-3 Solo mode: Eclipse and end

winter-rule-so-3-1 = Rivalova síla je číslo na nově odkryté kartě Rivala. Shoda se řeší podle EW-16.3.
    .title = Rivalova síla
winter-rule-so-3-2 = Ve svém tahu zatmění získá Rival 2 VB za každý hex s dominantou, na kterém vede, i při shodě, 1 VB za každý jiný takový hex, a pak body za deltu podle RR-9.1. Ryby ani odměny krajiny nezískává.
    .title = Rivalův tah zatmění
winter-rule-so-3-3 = Fáze přípravy probíhá jako obvykle; vrací se i Rivalův vor.
    .title = Příprava s Rivalem
winter-rule-so-3-4 = Na konci si Rival přičte hodnoty sad svých zvířat, VB svých karet kultury, 1 VB za každý krok cti a body své úrovně. Vyhráváte, máte-li víc bodů než on; shoda je prohra.
    .title = Vítězství nad Rivalem


### Options of a table

winter-option-name-rivers = Řeky a vory
winter-option-help-rivers = Rozšíření: řeka napříč krajinou, vory, ryby, přírodní dominanty, mořské krávy a základny. Víc dominant přinese víc bodů, ale hůř se to všechno hlídá.
winter-option-value-rivers-0 = Vypnuto
winter-option-value-rivers-1 = S jednou dominantou
winter-option-value-rivers-2 = Se dvěma dominantami
winter-option-value-rivers-3 = Se třemi dominantami

winter-option-name-warriors = Válečníci
winter-option-help-warriors = Válečníci nahradí Průzkumníky; při zatmění odsouvají cizí tábory.
winter-option-value-warriors-0 = Vypnuto
winter-option-value-warriors-1 = Zapnuto

winter-option-name-setup_cards = Karty přípravy
winter-option-help-setup_cards = Jak každý získá první suroviny: výběrem z odkrytých karet, náhodně, nebo pro první hru všichni stejně.
winter-option-value-setup_cards-choose = Vybírají se popořadě
winter-option-value-setup_cards-deal = Rozdají se náhodně
winter-option-value-setup_cards-beginner = Pro začátečníky: všem stejně

winter-option-name-solo_level = Rival
winter-option-help-solo_level = V sólovém režimu: jak silný je Rival.
winter-option-value-solo_level-easy = Lehký
winter-option-value-solo_level-normal = Běžný
winter-option-value-solo_level-hard = Těžký

winter-option-name-central_third_hex = Šestý říční hex
winter-option-help-central_third_hex = Čím je hex středového dílku řeky, na kterém není dominanta ani říční tok.
winter-option-value-central_third_hex-river = Říční hex
winter-option-value-central_third_hex-glacier = Ledovec

winter-option-name-headwaters = Pramen
winter-option-help-headwaters = Na kterém konci řeky leží pramen; delta leží na druhém.
winter-option-value-headwaters-random = Náhodně
winter-option-value-headwaters-west = Na západě
winter-option-value-headwaters-east = Na východě

winter-option-name-central_side = Středový dílek řeky
winter-option-help-central_side = Kterou stranou nahoru leží středový dílek řeky: při pohledu od řeky je dominanta vlevo, nebo vpravo.
winter-option-value-central_side-random = Náhodně
winter-option-value-central_side-left = Dominanta vlevo
winter-option-value-central_side-right = Dominanta vpravo

winter-option-name-landmark_side = Krajní dominanta
winter-option-help-landmark_side = Při dvou dominantách: který ze dvou krajních dílků řeky ukazuje dominantu; druhý ukazuje ledovec.
winter-option-value-landmark_side-random = Náhodně
winter-option-value-landmark_side-west = Na západním dílku
winter-option-value-landmark_side-east = Na východním dílku

winter-option-name-landmark_stone_place = Kámen dominant
winter-option-help-landmark_stone_place = Zda Kámen dominant zabírá místo jinému kameni éry I, nebo je navíc.
winter-option-value-landmark_stone_place-normal = V obvyklém počtu
winter-option-value-landmark_stone_place-extra = Navíc

winter-option-name-strength_tie = Stejná síla
winter-option-help-strength_tie = Kdo jde v novém pořadí dřív, mají-li při zatmění někteří hráči stejnou sílu.
winter-option-value-strength_tie-later_first = Dřív ten, kdo byl později
winter-option-value-strength_tie-current_order = Zůstává staré pořadí

winter-option-name-delta_from_headwaters = Delta z pramene
winter-option-help-delta_from_headwaters = Zda mohou deltu bodovat vory, které ještě nevypluly.
winter-option-value-delta_from_headwaters-on = Počítá se
winter-option-value-delta_from_headwaters-off = Nepočítá se

winter-option-name-influence_check = Hexy, kde vedete
winter-option-help-influence_check = Zda se hexy, na kterých vedete, stanoví jednou pro celý krok, nebo je odměny s pohybem táborů ještě mohou změnit.
winter-option-value-influence_check-frozen = Na začátku kroku
winter-option-value-influence_check-live = Hex po hexu
