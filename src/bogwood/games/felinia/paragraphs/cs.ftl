### The rules of Felinia in Czech, one message per rule, and the options of a table.
###
### felinia-rule-fe-4-2 is rule FE-4.2, felinia-rule-fa-3-1 is FA-3.1.  Numbers that an edition may correct are left to
### the boards, cards and tiles.

felinia-rules-heading = Pravidla hry Felinia
felinia-rules-note = Čísla označená jako rekonstruovaná nejsou ta vytištěná; kdo hru vlastní, může je opravit v datovém souboru. Pravidla začínající FE platí vždy, pravidla FA jen v pokročilé hře a pravidla FV ve variantě.


### Sections

felinia-rules-section-fe-1 = Příprava hry
felinia-rules-section-fe-2 = Obecná pravidla
felinia-rules-section-fe-3 = Fáze 1: Dražba
felinia-rules-section-fe-4 = Fáze 2: Obchod
felinia-rules-section-fe-5 = Naloďování
felinia-rules-section-fe-6 = Fáze 3: Odplutí
felinia-rules-section-fe-7 = Fáze 3: Objevování
felinia-rules-section-fe-8 = Fáze 4: Skladování
felinia-rules-section-fe-9 = Fáze 5: Příprava
felinia-rules-section-fe-10 = Konec hry
felinia-rules-section-fe-11 = Bodování
felinia-rules-section-fa-1 = Pokročilá hra: příprava
felinia-rules-section-fa-2 = Pokročilá hra: cech
felinia-rules-section-fa-3 = Pokročilá hra: objevování s jídlem
felinia-rules-section-fa-4 = Pokročilá hra: karty hradů
felinia-rules-section-fa-5 = Pokročilá hra: body za karty hradů
felinia-rules-section-fa-6 = Pokročilá hra: zvláštní žetony
felinia-rules-section-fa-7 = Pokročilá hra: bodování
felinia-rules-section-fv-1 = Varianta pro znalce


### FE-1 Setting up the table

felinia-rule-fe-1-1 = Felinia je pro dva až čtyři hráče. Volba „Režim“ určuje, zda hrajete základní, nebo pokročilou hru; každá má svou mapu. Základní hra je určena pro tři nebo čtyři hráče, pokročilá pro dva až čtyři; základní si ovšem mohou zahrát i dva.
    .title = Hráči, režim a mapa
felinia-rule-fe-1-2 = Každý hráč začíná s 10 kupci v zásobě, 3 dražebními disky vedle své desky a 2 mincemi.
    .title = S čím každý začíná
felinia-rule-fe-1-3 = Začínající hráč 1. kola se určí náhodně, ostatní následují po směru hodinových ručiček. V tomto pořadí si každý vezme dvě počáteční dlaždice zboží určené pro jeho místo a počet hráčů. Všechny ostatní dlaždice zboží patří do pytlíku.
    .title = Začínající hráč a počáteční zboží
felinia-rule-fe-1-4 = Značky „Zavřeno“ uzavřou ve dvou hráčích dva tržní stánky, ve třech jeden a ve čtyřech žádný. Na zavřeném stánku po celou hru neleží zboží ani disky.
    .title = Zavřené stánky
felinia-rule-fe-1-5 = Z pytlíku vytáhněte a vyložte na každý otevřený stánek 2 dlaždice zboží, nejdřív na stánek 1. V cechu zboží nikdy neleží.
    .title = První zboží na stáncích
felinia-rule-fe-1-6 = Dlaždice paluby s modrým rubem zamíchejte do balíčku lícem dolů; na něj položte zamíchané dlaždice se šedým rubem. Čtyři vrchní vyložte lícem nahoru na lodě, nejdřív u mola 1.
    .title = Balíček palub
felinia-rule-fe-1-7 = Jen v základní hře: žetony s portréty zamíchejte zvlášť podle barvy rubu a na každou obchodní stanici země té barvy položte jeden lícem dolů. Zvláštní žetony, jídlo a karty hradů zůstávají v krabici.
    .title = Obchodní žetony základní hry
felinia-rule-fe-1-8 = Pět bonusových dlaždic tvoří v náhodném pořadí jednu hromádku lícem nahoru, takže je vidět jen ta vrchní.
    .title = Hromádka bonusových dlaždic
felinia-rule-fe-1-9 = Koření a zlato tvoří společnou zásobu. Na začátku je nikdo nemá.
    .title = Společná zásoba


### FE-2 General

felinia-rule-fe-2-1 = Kolo má pět fází: dražbu, obchod, objevování, skladování a přípravu. Každá skončí pro všechny dřív, než začne další.
    .title = Pět fází kola
felinia-rule-fe-2-2 = Nikdy nemáte víc než 6 mincí ani méně než 0. Co byste získali nad 6, propadá.
    .title = Nejvýš šest mincí
felinia-rule-fe-2-3 = Kdykoli se čeká na vaše rozhodnutí, smíte předtím prodat, kolik chcete: zlato za 2 mince, koření za 1, dlaždici zboží za 1. Zlato a koření jdou do společné zásoby, zboží do pytlíku. Prodej, který by nevynesl ani minci, není možný; zlato při 5 mincích vynese 1. Jídlo, karty hradů, obchodní žetony ani bonusové dlaždice prodat nelze. Prodávat nemůžete ani ve chvíli, kdy vybíráte dlaždici k výměně, bonusovou dlaždici nebo zboží, které si ponecháte. Hráči mezi sebou nikdy neobchodují.
    .title = Prodej
felinia-rule-fe-2-4 = Všichni vidí mince, zboží, koření, zlato, jídlo, dražební disky, kupce, paluby na lodích, zboží na stáncích, odkryté žetony, vrchní bonusovou dlaždici, rub vrchní paluby v balíčku, vše odložené a také kolik čeho zbývá. Získané obchodní žetony, bonusové dlaždice a karty hradů vidí jen jejich majitel. Je-li zapnuta volba „Získané žetony jsou vidět“, všichni vidí všechny získané obchodní žetony.
    .title = Co je veřejné a co tajné
felinia-rule-fe-2-5 = Když koření, zlato, jídlo nebo dlaždice zboží, které máte získat, nejsou k mání, tato část zisku propadá. Zbytek akce platí.
    .title = Zisk, který není k mání
felinia-rule-fe-2-6 = Rozhodnutí s jedinou možnou odpovědí se provede bez ptaní a zapíše do průběhu hry. Nabízí se i to, co byste mohli zaplatit až po prodeji, a je to tak označeno; samo se nikdy nic neprodá a kvůli samotné možnosti prodeje se hra neptá. Co z odpovědi plyne bez další otázky, stane se hned.
    .title = Jediná odpověď se provede sama
felinia-rule-fe-2-7 = Každou dlaždici v pytlíku lze vytáhnout se stejnou pravděpodobností. Dlaždice, kterými zaplatíte nebo které prodáte či vyměníte, se hned vracejí do pytlíku.
    .title = Tahání z pytlíku


### FE-3 Phase 1: Bidding

felinia-rule-fe-3-1 = Počínaje začínajícím hráčem a po směru hodinových ručiček každý položí jeden dražební disk. To se opakuje třikrát, dokud neleží všechny; pasovat nelze.
    .title = Tři disky, jeden po druhém
felinia-rule-fe-3-2 = Disk patří na otevřený stánek, do cechu, nebo na vlastní desku.
    .title = Kam lze disk položit
felinia-rule-fe-3-3 = Na stánku nebo v cechu položte disk na vršek hromádky. Omezení není: smí tam být několik vašich disků, víc disků než zboží, a dokonce i disk na stánku bez zboží. Peníze zatím nepotřebujete.
    .title = Dražba na stánku nebo v cechu
felinia-rule-fe-3-4 = Na vlastní desce položte disk na volné příjmové pole nejvíc vlevo a hned získáte mince, které jsou na něm. Volba „Pořadí příjmů“ určuje, zda tři pole vynášejí 1, 2, 3, nebo 3, 2, 1.
    .title = Příjem
felinia-rule-fe-3-5 = Příjem si smíte vzít, i když už máte 6 mincí; co se nevejde, propadá (FE-2.2).
    .title = Příjem při šesti mincích
felinia-rule-fe-3-6 = Fáze končí, když už nikdo nemá žádný disk.
    .title = Konec dražby


### FE-4 Phase 2: Trading

felinia-rule-fe-4-1 = Otevřené stánky se vyhodnocují shora dolů, nakonec cech. Jedno místo se dokončí dřív, než začne další.
    .title = Stánky shora, pak cech
felinia-rule-fe-4-2 = Nejdřív se vyhodnotí vrchní disk hromádky, po něm ten pod ním, dokud hromádka nezmizí.
    .title = Od vršku hromádky
felinia-rule-fe-4-3 = Cena je počet disků, které v tu chvíli leží v hromádce, jakékoli barvy a včetně toho, který se právě vyhodnocuje. S každým odebraným diskem klesá o jednu, ať jeho majitel něco koupil, nebo ne.
    .title = Cena
felinia-rule-fe-4-4 = Chcete-li na stánku koupit, zaplaťte cenu, vezměte si z něj libovolnou dlaždici zboží a disk vraťte vedle své desky. Za jeden disk koupíte jednu dlaždici. Potom smíte nalodit kupce (FE-5.1).
    .title = Nákup dlaždice zboží
felinia-rule-fe-4-5 = Místo nákupu smíte z jakéhokoli důvodu vzít disk zpět a nic neplatit. Nalodit kupce pak nesmíte.
    .title = Vzít disk zpět
felinia-rule-fe-4-6 = Když na stánku nezbyla žádná dlaždice nebo nemůžete cenu zaplatit, zbývá jen vzít disk zpět.
    .title = Když nelze nic koupit
felinia-rule-fe-4-7 = Cenu 7 a vyšší nezaplatí nikdo, protože víc než 6 mincí nikdo nemá.
    .title = Ceny nad šest
felinia-rule-fe-4-8 = V cechu vystačí disk na jednu výměnu (FE-4.9 nebo FE-4.10), anebo ho vezmete zpět. Pořadí i cena jsou jako na stánku. Po výměně smíte nalodit kupce, po vzetí disku zpět ne.
    .title = Jedna výměna v cechu
felinia-rule-fe-4-9 = Výměna: zaplaťte cenu, vložte jednu svou dlaždici zboží do pytlíku, vytáhněte náhodnou dlaždici jiného druhu a získejte 1 koření. Po zaplacení vám musí zbýt dlaždice zboží a v pytlíku musí být dlaždice jiného druhu; dlaždice prodaná kvůli ceně už v pytlíku je a počítá se.
    .title = Výměna zboží, k tomu koření
felinia-rule-fe-4-10 = Bonusová dlaždice: kromě ceny zaplaťte 1 zlato a 1 koření do společné zásoby, prohlédněte si hromádku bonusových dlaždic a jednu si tajně vezměte. Pořadí ostatních se nemění. Jakmile jste si je prohlédli, jednu si vzít musíte. Hned nedělá nic, ale na konci boduje (FE-11.3).
    .title = Získání bonusové dlaždice
felinia-rule-fe-4-11 = Disk odebraný z hromádky se v tomto kole znovu nepoužije.
    .title = Disk jen jednou za kolo


### FE-5 Boarding

felinia-rule-fe-5-1 = Nalodit kupce smíte hned po svém nákupu (FE-4.4) nebo výměně (FE-4.9, FE-4.10), než se vyhodnotí další disk, a jindy ne.
    .title = Kdy se smí naloďovat
felinia-rule-fe-5-2 = Za jedno místo zaplaťte, co ukazuje dlaždice paluby: zboží (jde do pytlíku) a mince. Platit lze kterýmkoli vlastním zbožím, nejen tím právě koupeným.
    .title = Cena místa
felinia-rule-fe-5-3 = Kupec z vaší zásoby obsadí volné místo nejvíc vlevo. Bez volného místa nebo bez kupce v zásobě se nalodit nelze.
    .title = Volné místo nejvíc vlevo
felinia-rule-fe-5-4 = Najednou smíte obsadit i několik míst, na různých lodích nebo na téže. Každé se platí zvlášť.
    .title = Několik míst najednou
felinia-rule-fe-5-5 = Naloďovat nemusíte. Kupec na palubě už tam zůstává, dokud loď neodpluje.
    .title = Nalodění je dobrovolné
felinia-rule-fe-5-6 = Když jste vzali disk nevyužitý zpět, nalodit kupce nesmíte, ani když máte všechno zboží: počkejte na svůj příští nákup nebo výměnu.
    .title = Po vzetí disku se nenaloďuje
felinia-rule-fe-5-7 = Kdo nalodí posledního kupce ze své zásoby, přivodí konec hry (FE-10.1).
    .title = Poslední kupec


### FE-6 Phase 3: Departure

felinia-rule-fe-6-1 = Odplouvají všechny lodě, které mají všechna místa obsazena, jedna po druhé podle času odplutí, nejdřív ta nejčasnější.
    .title = Plné lodě odplouvají
felinia-rule-fe-6-2 = Když není plná žádná, odpluje právě jedna: ta, která má odplout nejdřív, ať veze kohokoli.
    .title = Když není plná žádná loď
felinia-rule-fe-6-3 = Loď, která odpluje prázdná, jen přijde o dlaždici paluby.
    .title = Prázdné lodě
felinia-rule-fe-6-4 = Loď přistane v přístavu své země. Její kupci se vydávají na cestu jeden po druhém, první ten z levého místa; každý svou cestu dokončí, než začne další, a všichni dřív, než odpluje jiná loď.
    .title = Přistání
felinia-rule-fe-6-5 = Potom se dlaždice paluby odloží a loď se vrátí ke svému molu. Novou dostane ve fázi 5 (FE-9.2).
    .title = Loď se vrací
felinia-rule-fe-6-6 = Lodě, které neodplouvají, si ponechají kupce i dlaždici paluby.
    .title = Lodě, které čekají


### FE-7 Phase 3: Exploring

felinia-rule-fe-7-1 = Kupec vychází z přístavu a vstoupí nejvýš do 3 provincií. Do samotného přístavu nevstupuje, ale přístav platí za navštívený.
    .title = Až tři provincie
felinia-rule-fe-7-2 = První krok je povinný a vede do přístupné provincie, která sousedí s přístavem. Nějaká se najde vždy: první křižovatka.
    .title = První krok
felinia-rule-fe-7-3 = Po prvním kroku smíte otočit až dva zakryté žetony kdekoli na ostrově, jeden po druhém; zůstanou odkryté. Můžete otočit jen jeden nebo žádný. Nejsou-li už zakryté žetony, tato část odpadá.
    .title = Otáčení žetonů
felinia-rule-fe-7-4 = Potom kupec udělá až dva další kroky do přístupných sousedních provincií, libovolným směrem. Zastavit smíte po každém kroku, i po prvním.
    .title = Další dva kroky
felinia-rule-fe-7-5 = Do provincie lze vstoupit, není-li v ní kupec žádného hráče ani zakrytý žeton a nebyl-li v ní tento kupec během této cesty. Vstoupit lze i do jiných zemí a jiných přístavů.
    .title = Kam lze vstoupit
felinia-rule-fe-7-6 = Pokaždé, když váš kupec vstoupí do provincie se symbolem odměny, už prvním krokem i při průchodu, hned získáte, co ukazuje: 1 koření, 1 zlato, 1 minci, nebo 1 náhodnou dlaždici zboží z pytlíku.
    .title = Symboly odměny
felinia-rule-fe-7-7 = Provincií s odkrytým žetonem lze projít; žeton v ní zůstane.
    .title = Průchod kolem odkrytých žetonů
felinia-rule-fe-7-8 = Skončí-li cesta v provincii s odkrytým žetonem, musíte si ho vzít a držíte ho v tajnosti. Kupec tam zůstane do konce hry.
    .title = Získání žetonu
felinia-rule-fe-7-9 = Skončí-li cesta jinde, na křižovatce nebo v přístavu, žeton nezískáte a kupec se vrátí do vaší zásoby, odkud může plout znovu. Všechno získané vám zůstává a smíte to udělat i schválně.
    .title = Cesta bez žetonu
felinia-rule-fe-7-10 = Cesta končí i tehdy, když už není kam vstoupit nebo nezbývá krok.
    .title = Konec cesty


### FE-8 Phase 4: Storing

felinia-rule-fe-8-1 = Od začínajícího hráče po směru hodinových ručiček si každý ponechá nejvýš 3 dlaždice zboží, nebo 4, zaplatí-li 2 mince. Víc nelze.
    .title = Tři dlaždice, nebo čtyři za dvě mince
felinia-rule-fe-8-2 = Všechny vaše ostatní dlaždice se prodají do pytlíku po 1 minci. Prodají se, i když máte 6 mincí a nic nezískáte.
    .title = Zbytek se prodá
felinia-rule-fe-8-3 = Z mincí za tento prodej lze zaplatit čtvrtou dlaždici. Máte-li 2 mince nebo víc, nejdřív zaplatíte a pak prodáte; máte-li méně, prodávají se dlaždice, dokud nejsou 2 mince, zaplatíte a prodá se zbytek. Když na 2 mince nedosáhnete ani prodejem zlata či koření, čtvrtou dlaždici si ponechat nemůžete.
    .title = Platba za čtvrtou dlaždici
felinia-rule-fe-8-4 = Máte-li nejvýš 3 dlaždice nebo prodáte tolik, že vám 3 zbudou, hra se vás neptá. Ponechat si méně, než smíte, lze jen tak, že předtím prodáte (FE-2.3). Koření, zlato ani jídlo nejsou omezeny.
    .title = Koho se hra ptá


### FE-9 Phase 5: Preparing

felinia-rule-fe-9-1 = Nejdřív se všechny dražební disky, i ty z příjmových polí, vrátí vedle desek hráčů.
    .title = Disky se vracejí
felinia-rule-fe-9-2 = Pak každá loď bez dlaždice paluby dostane vrchní dlaždici z balíčku, nejdřív ta u mola 1. Je-li takových lodí víc než dlaždic v balíčku, hra končí (FE-10.2). Volba „Nové paluby“ může dát lodi novou dlaždici hned po návratu, dokud balíček stačí a konec hry ještě není jistý; konec se i tak ověřuje tady.
    .title = Nové paluby
felinia-rule-fe-9-3 = Každý otevřený stánek doplňte z pytlíku na 3 dlaždice zboží, nejdřív stánek 1. Dojde-li pytlík, zbylá místa zůstanou prázdná.
    .title = Doplnění stánků
felinia-rule-fe-9-4 = Kartu začínajícího hráče dostane další hráč po směru hodinových ručiček a začíná nové kolo.
    .title = Nový začínající hráč


### FE-10 End of the game

felinia-rule-fe-10-1 = Když někdo nalodí posledního kupce ze své zásoby, všichni normálně dohrají fázi 2. Potom odplují všechny lodě, plné i neplné, podle času a kupci se vydají na objevy jako obvykle; fáze 4 a 5 odpadají a následuje bodování. Nevadí, že se do té zásoby později nějaký kupec vrátí.
    .title = Konec kvůli poslednímu kupci
felinia-rule-fe-10-2 = Když ve fázi 5 balíček nestačí, nová dlaždice se nevykládá. Všechny lodě, které ještě mají palubu, odplují podle času a kupci se vydají na objevy jako obvykle; pak následuje bodování. Zboží získané po fázi 4 se do skladu neukládá.
    .title = Konec kvůli balíčku palub
felinia-rule-fe-10-3 = V každém kole odpluje aspoň jedna loď, takže hra trvá nejvýš 17 kol. Když končí, na palubě už nikdo není.
    .title = Nejvýš sedmnáct kol


### FE-11 Scoring

felinia-rule-fe-11-1 = Každý hráč sečte vítězné body (VB) za sady, bonusové dlaždice, skupiny a zbytky.
    .title = Co se boduje
felinia-rule-fe-11-2 = Sady: každý obchodní žeton vynese tolik VB, kolik žetonů toho druhu máte, ale ne víc, než kolik je na konci jeho stupnice bodů. Dva tedy dají 4, tři 9 a se čtvrtým je to 16 nebo 12, podle stupnice.
    .title = Sady jednoho druhu
felinia-rule-fe-11-3 = Každá bonusová dlaždice vynese 1 VB za každý váš obchodní žeton druhu, který ukazuje. Sama dlaždice žetonem není.
    .title = Bonusové dlaždice
felinia-rule-fe-11-4 = Skupiny: vaši kupci v sousedních provinciích tvoří skupinu, a to i přes hranice zemí; cizí kupci se nepřipojují ani nepočítají. Každý kupec vynese 1 VB, je-li sám, 2 ve dvojici a 3 ve skupině tří a více.
    .title = Skupiny kupců
felinia-rule-fe-11-5 = Zbytky: 1 VB za každé zlato, 1 za každou úplnou dvojici koření, 1 za každou dlaždici zboží. Mince, dražební disky a kupci v zásobě nebodují.
    .title = Zbytky
felinia-rule-fe-11-6 = Vyhrává hráč s nejvíce VB. Při shodě rozhoduje víc mincí; je-li i těch stejně, hráči se o vítězství dělí.
    .title = Vítězství a shoda


### FA-1 Advanced game: setting up

felinia-rule-fa-1-1 = Připravte hru jako v FE-1, ale s mapou pro pokročilou hru; ke společné zásobě přibude jídlo a karty hradů se zamíchají do balíčku lícem dolů.
    .title = Mapa, jídlo a karty hradů
felinia-rule-fa-1-2 = Zamíchejte dohromady všechny obchodní žetony, portréty i zvláštní, a na každou obchodní stanici položte jeden lícem nahoru. Na barvě rubu nezáleží.
    .title = Všechny žetony odkryté


### FA-2 Advanced game: guild

felinia-rule-fa-2-1 = V cechu je třetí výměna: jako v FE-4.9, ale místo 1 koření získáte 1 jídlo.
    .title = Výměna zboží, k tomu jídlo


### FA-3 Advanced game: exploring with food

felinia-rule-fa-3-1 = Žetony se neotáčejí (FE-7.3), protože všechny leží lícem nahoru.
    .title = Žetony se neotáčejí
felinia-rule-fa-3-2 = Tři kroky jsou zdarma. Každý další stojí 1 jídlo, které při vstupu do provincie vrátíte do společné zásoby; pokračovat smíte, dokud vám jídlo stačí.
    .title = Další kroky za jídlo
felinia-rule-fa-3-3 = Jídlo i vše ostatní získané na cestě lze použít ještě na téže cestě.
    .title = Získané lze hned použít
felinia-rule-fa-3-4 = První krok smí vést na obchodní stanici a cesta tam smí i skončit.
    .title = Obchodní stanice prvním krokem
felinia-rule-fa-3-5 = Symbol jídla dá 1 jídlo; o symbolu hradu viz FA-4. Kupec, který skončí bez žetonu, se vrací domů jako v FE-7.9.
    .title = Symboly jídla a hradu
felinia-rule-fa-3-6 = Jídlo nelze prodat a samo o sobě neboduje.
    .title = Jídlo nejsou peníze


### FA-4 Advanced game: castle cards

felinia-rule-fa-4-1 = Když váš kupec vstoupí do provincie s hradem, tajně si prohlédnete dvě vrchní karty z balíčku hradů a jednu si smíte ponechat. Zbývá-li jediná karta, vidíte jen tu; nezbývá-li žádná, nic se nestane. Karty vidíte, i když si žádnou ponechat nemůžete.
    .title = Pohled na dvě karty hradů
felinia-rule-fa-4-2 = Na některých kartách je zboží: takovou kartu si ponecháte, jen když vložíte do pytlíku jednu dlaždici toho zboží. Stačí i dlaždice získaná dřív na téže cestě (FA-3.3).
    .title = Karty, které žádají zboží
felinia-rule-fa-4-3 = Nesmíte mít víc než dvě karty se stejným obrázkem; třetí si ponechat nelze.
    .title = Nejvýš dvě s jedním obrázkem
felinia-rule-fa-4-4 = Karty, které si neponecháte, jdou lícem dolů pod balíček v pořadí, v jakém přišly. Ostatní se dozvědí jen to, zda zůstala karta a jakým zbožím se platilo.
    .title = Neponechané karty
felinia-rule-fa-4-5 = O kartách hradů rozhodněte dřív, než kupec půjde dál.
    .title = Nejdřív hrad, pak další krok


### FA-5 Advanced game: scoring castle cards

felinia-rule-fa-5-1 = O bodování rozhoduje volba „Karty hradů“. Podle stejných obrázků vynese jediná karta s obrázkem 1 VB, dvě karty s týmž obrázkem po 2 VB.
    .title = Hrady podle stejných obrázků
felinia-rule-fa-5-2 = Podle různých obrázků nesmí mít nikdo ani dvě karty se stejným obrázkem, což nahrazuje FA-4.3. Jediná karta vynese 1 VB, dvě a více po 2 VB.
    .title = Hrady podle různých obrázků


### FA-6 Advanced game: special tokens

felinia-rule-fa-6-1 = Na konci vynese každé vaše koření 1 VB, místo 1 VB za dvojici. Jako všechny zvláštní žetony se bere podle FE-7.8, nepatří k žádnému druhu ani sadě a bonusové dlaždice ho nepočítají.
    .title = Obchodník s kořením
felinia-rule-fa-6-2 = Na konci vynese každá vaše karta hradu o 1 VB víc.
    .title = Hradní host
felinia-rule-fa-6-3 = Na konci vynese každá úplná dvojice vašeho jídla 2 VB.
    .title = Kuchař
felinia-rule-fa-6-4 = Na konci vynese každý váš kupec, který stojí sám, 2 VB místo 1.
    .title = Poustevník
felinia-rule-fa-6-5 = Hned získáte 1 zlato, 1 jídlo, 1 minci a 1 náhodnou dlaždici zboží; pak žeton opustí hru. Kupec zůstává a do skupin se počítá.
    .title = Dar
felinia-rule-fa-6-6 = Hned získáte 1 zlato. Od té chvíle získáte o 1 zlato víc, kdykoli váš kupec vstoupí do provincie se symbolem zlata.
    .title = Zlatokop
felinia-rule-fa-6-7 = Hned získáte 1 jídlo. Od té chvíle získáte o 1 jídlo víc, kdykoli váš kupec vstoupí do provincie se symbolem jídla. V cechu žeton nepůsobí.
    .title = Sběrač
felinia-rule-fa-6-8 = Hned získáte 1 minci. Od té chvíle získáte o 1 minci víc, kdykoli váš kupec vstoupí do provincie se symbolem mince; víc než 6 mincí ani tak nemáte.
    .title = Výběrčí
felinia-rule-fa-6-9 = Žeton se bere na konci cesty. FA-6.6 až FA-6.8 proto neplatí pro cestu, na které jste ho získali, ale pro vašeho druhého kupce z téže lodi už ano.
    .title = Působí od příští cesty


### FA-7 Advanced game: scoring

felinia-rule-fa-7-1 = Bodujte jako v FE-11 a přičtěte karty hradů (FA-5) a zvláštní žetony (FA-6.1 až FA-6.4). O shodě rozhoduje FE-11.6.
    .title = Bodování pokročilé hry


### FV-1 Variant for experts

felinia-rule-fv-1-1 = Je-li zapnuta volba „Paluby lícem nahoru“, leží balíček palub lícem nahoru: všichni vidí příští dlaždici, ale jen tu. Modré ruby leží pod šedými jako dřív. Lze to v obou režimech.
    .title = Příští paluba je vidět


### Options of a table

felinia-option-name-mode = Režim
felinia-option-help-mode = V základní hře se na menší mapě otáčejí žetony; pokročilá přidává větší mapu, jídlo, hrady a zvláštní žetony.
felinia-option-value-mode-basic = Základní hra
felinia-option-value-mode-advanced = Pokročilá hra

felinia-option-name-deck_face_up = Paluby lícem nahoru
felinia-option-help-deck_face_up = Je-li zapnuto, všichni vidí dlaždici paluby, která přijde příště: varianta pro ty, kdo hru znají.
felinia-option-value-deck_face_up-no = Vypnuto
felinia-option-value-deck_face_up-yes = Zapnuto

felinia-option-name-income_order = Pořadí příjmů
felinia-option-help-income_order = Kolik mincí vynášejí příjmová pole zleva doprava: první disk v kole přijde na pole nejvíc vlevo.
felinia-option-value-income_order-rising = Vzestupně: 1, 2, 3 mince
felinia-option-value-income_order-falling = Sestupně: 3, 2, 1 mince

felinia-option-name-castle_rule = Karty hradů
felinia-option-help-castle_rule = V pokročilé hře: zda bodují dvojice se stejným obrázkem, nebo karty, které se všechny liší.
felinia-option-value-castle_rule-same_picture = Podle stejných obrázků
felinia-option-value-castle_rule-different_pictures = Podle různých obrázků

felinia-option-name-deck_refill = Nové paluby
felinia-option-help-deck_refill = Zda loď dostane novou palubu ve fázi 5, nebo hned po návratu, takže je známa už při ukládání zboží.
felinia-option-value-deck_refill-phase_5 = Ve fázi 5
felinia-option-value-deck_refill-phase_3 = Po návratu lodi

felinia-option-name-open_holdings = Získané žetony jsou vidět
felinia-option-help-open_holdings = Je-li zapnuto, všichni vidí všechny získané obchodní žetony; bonusové dlaždice a karty hradů zůstávají tajné.
felinia-option-value-open_holdings-no = Vypnuto
felinia-option-value-open_holdings-yes = Zapnuto
