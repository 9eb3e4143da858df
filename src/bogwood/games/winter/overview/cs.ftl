### Endless Winter at a glance, in Czech.

### The aim, a turn, a round

winter-overview-aim = Proveďte kmen { $rounds } koly doby ledové. Vyhrává, kdo má po závěrečném bodování nejvíc vítězných bodů (VB).
winter-overview-turn-1 = Postavte figurku do sloupce. Nikdo nikoho neblokuje; první figurka tam využije políčko navíc.
winter-overview-turn-2 = Chcete-li, zahrajte kartu kultury: první v tahu je zdarma.
winter-overview-turn-3 = Hrajte karty kmene za práci a plaťte jí, jídlem a nástroji za to, co nabízejí políčka sloupce, popořadě.
winter-overview-turn-4 = Co nezahrajete, zůstane v ruce; práce propadne.
winter-overview-round-1 = Fáze akcí: každý postaví své figurky, jednu za tah.
winter-overview-round-2 = Zatmění: všichni tajně odloží karty. Síla určí pořadí, karty propůjčí schopnosti.
winter-overview-round-3 = Pak platí hexy, kde vedete, deska dá příjem a posvátné kameny bodují.
winter-overview-round-4 = Příprava: figurky se vrátí, nabídky se obnoví, doberou se karty. V půlce hry začne II. éra.

### Kinds of choices

winter-kind-setup = Karty přípravy
winter-kind-chief = Strany náčelníka
winter-kind-tribe = Karty kmene
winter-kind-culture = Karty kultury
winter-kind-stone = Posvátné kameny
winter-kind-animal = Zvířata
winter-kind-column = Sloupce
winter-kind-deed = Políčka sloupců

### Setup cards

winter-good-setup-full_baskets = Dobrá na hned přijímané lidi do ruky.
winter-good-setup-sharp_edges = Dobrá na brzký posvátný kámen nebo lov.
winter-good-setup-fresh_tracks = Dobrá, chcete-li sbírat zvířata.
winter-good-setup-long_walk = Dobrá, abyste na dobrých hexech byli první.
winter-good-setup-old_grief = Dobrá pro štíhlý balíček a čest od začátku.
winter-good-setup-carried_fire = Dobrá, skončíte-li s mnoha surovinami.
winter-good-setup-first_stone = Dobrá na začátek megalitů: další stojí vedle.
winter-good-setup-large_family = Dobrá na víc práce hned v prvních tazích.

### Chiefs

winter-good-chief-ash_lance_a = Dobrá, lovíte-li každé kolo: zaplatí celé zvíře.
winter-good-chief-ash_lance_b = Dobrá, máte-li co využívat.
winter-good-chief-storm_voice_a = Dobrá na nové lidi každé kolo.
winter-good-chief-storm_voice_b = Dobrá, záleží-li vám na pořadí nebo chybí jídlo.
winter-good-chief-grey_chisel_a = Dobrá na karty kultury a kameny každé kolo.
winter-good-chief-grey_chisel_b = Dobrá, stavíte-li megality.
winter-good-chief-quiet_moon_a = Dobrá všude: krok na stezce každé kolo.
winter-good-chief-quiet_moon_b = Dobrá všude, nejlépe se silným balíčkem.
winter-good-chief-far_strider_a = Dobrá, abyste vedli na mnoha hexech.
winter-good-chief-far_strider_b = Dobrá na brzké příjmy: odkrývá je každý tábor.

### Tribe cards

winter-good-tribe-elder = Dobrý na Zasvěcení a k pohřbívání při zatmění.
winter-good-tribe-crafter = Dobrý na Rozvoj: karty kultury a kameny.
winter-good-tribe-hunter = Dobrý brzy: velká sada chce hodně lovů.
winter-good-tribe-explorer = Dobrý na tábory a osady v prvních kolech.
winter-good-tribe-shaman = Dobrý všude: práce v každém sloupci a krok při zatmění.
winter-good-tribe-warrior = Dobrý proti tomu, kdo vede na hexech, které chcete.

### Culture cards, by what they do first

winter-good-culture-labour = Dobrá na jeden velký tah.
winter-good-culture-food = Dobrá, přijímáte-li do ruky nebo stavíte tábory.
winter-good-culture-tools = Dobrá na kameny, kulturu a lov.
winter-good-culture-draw = Dobrá se silnými kartami v balíčku.
winter-good-culture-megalith = Dobrá brzy: megality se podporují.
winter-good-culture-tip = Dobrá, máte-li zvířata mimo svou nejlepší sadu.
winter-good-culture-camp = Dobrá před zatměním, dokud jsou příjmy zakryté.
winter-good-culture-move = Dobrá těsně před zatměním nebo pro osadu.
winter-good-culture-honor = Dobrá s mnoha kartami v hrobě.
winter-good-culture-sacrifice = Dobrá, skončíte-li s mnoha surovinami.
winter-good-culture-hunt_deck = Dobrá, hodí-li se vám jakékoli zvíře.
winter-good-culture-hunt_open = Dobrá, leží-li váš druh odkrytý.
winter-good-culture-bury = Dobrá, dokud máte v balíčku slabé karty.
winter-good-culture-vp = Dobrá pokaždé: body hned.
winter-good-culture-score_per = Dobrá ke konci, když je co počítat.

### Animals

winter-good-animal-any = Dobré, už-li ho máte: sada s každým zvířetem nabývá na ceně.

### Sacred stones

winter-good-stone-stone_camps = Dobrý brzy, s tábory v krajině.
winter-good-stone-stone_species = Dobrý, berete-li od každého druhu jedno.
winter-good-stone-stone_graves = Dobrý, pohřbíváte-li každé kolo.
winter-good-stone-stone_builders = Dobrý se dvěma a více megality.
winter-good-stone-stone_learning = Dobrý, kupujete-li kulturu tak jako tak.
winter-good-stone-stone_great_villages = Dobrý se dvěma a více osadami.
winter-good-stone-stone_great_species = Dobrý, máte-li skoro všechny druhy.
winter-good-stone-stone_great_builders = Dobrý s mnoha megality.
winter-good-stone-stone_great_honor = Dobrý, jste-li daleko na stezce cti.
winter-good-stone-stone_great_sacrifice = Dobrý, jste-li daleko na stezce oběti.
winter-good-stone-stone_great_heartland = Dobrý, vedete-li uprostřed krajiny.
winter-good-stone-stone_great_rim = Dobrý s tábory na okraji.
winter-good-stone-stone_great_tribe = Dobrý s velkým kmenem.
winter-good-stone-stone_great_learning = Dobrý s mnoha kartami kultury.
winter-good-stone-stone_great_stores = Dobrý, šetříte-li suroviny, a s obětí.
winter-good-stone-stone_landmarks = Dobrý, zakládáte-li osady u přírodních dominant.
winter-good-stone-stone_forest = Dobrý, zakládáte-li osady u této krajiny.
winter-good-stone-stone_plains = Dobrý, zakládáte-li osady u této krajiny.
winter-good-stone-stone_hills = Dobrý, zakládáte-li osady u této krajiny.
winter-good-stone-stone_mountains = Dobrý, zakládáte-li osady u této krajiny.
winter-good-stone-stone_tundra = Dobrý, zakládáte-li osady u této krajiny.

### Pieces and icons

winter-legend-pieces = Figurky
winter-legend-columns = Sloupce
winter-legend-signs = Značky na kartách a deskách
winter-legend-animals = Zvířata
winter-legend-lands = Krajiny
winter-legend-people = Lidé kmene
winter-thing-member = Člen kmene
    .about = Figurka, kterou stavíte do sloupce, jednu za tah.
winter-thing-chief = Náčelník
    .about = Třetí figurka; v některých sloupcích přidá vlastní odměnu.
winter-thing-camp = Tábor
    .about = Dává vliv na svém hexu a odkrývá příjem na desce.
winter-thing-village = Osada
    .about = Stojí na styku tří hexů, má vliv na všech a zůstává.
winter-thing-raft = Vor
    .about = Řeky a vory: tábor, který pluje po řece.
winter-thing-megalith = Megalit
    .about = Dává odměnu svého pole; na čtyřech jiných body.
winter-thing-stone = Posvátný kámen
    .about = Boduje v každém vašem zatmění.
winter-thing-food = Jídlo
    .about = Platí se jím lidé a tábory.
winter-thing-tools = Nástroje
    .about = Platí se jimi kultura, kameny a lov.
winter-thing-labour = Práce
    .about = Ze zahraných karet; na konci tahu propadne.
winter-thing-draw = Dobrat kartu
    .about = Ze svého balíčku.
winter-thing-vp = Vítězné body
    .about = Kdo jich má nejvíc, vyhrává.
winter-thing-honor = Krok cti
    .about = Čím dál jste, tím víc bodují pohřbené karty.
winter-thing-sacrifice = Krok oběti
    .about = Čím dál jste, tím víc bodů dají na konci suroviny.
winter-thing-move = Pohyb
    .about = Tábor přejde na sousední hex.
winter-thing-bury = Pohřbít
    .about = Karta opustí balíček do hrobu, s krokem cti.
winter-thing-tip = Využít zvíře
    .about = Jednou získat jeho užitek; ze sady odchází.
winter-thing-hunt_open = Odkryté zvíře
    .about = Vezměte jedno z odkrytých.
winter-thing-hunt_deck = Neznámé zvíře
    .about = Vezměte vrchní z balíčku.
winter-thing-strength = Síla
    .about = Při zatmění určuje pořadí.
winter-thing-swap = Výměna surovin
    .about = Jídlo za nástroje nebo naopak.
winter-thing-fish = Žeton ryby
    .about = Řeky a vory: náhodná odměna řeky.

### Mistakes: what beginners do otherwise than winners, on average a game

winter-mistake-villages = Zakládají málo osad: { $easy }, vítězové { $won }.
winter-mistake-early = Zakládají je pozdě: po 2. kole { $easy }, vítězové { $won }.
winter-mistake-camps = Tábory nechávají doma: po 1. kole { $easy } v krajině, vítězové { $won }.
winter-mistake-moves = Tábory neposouvají: za pohyb zaplatí { $easy }krát, vítězové { $won }krát.
winter-mistake-animals = Málo loví: na konci { $easy } zvířat, vítězové { $won }.
winter-mistake-unseen = Čekají na odkryté zvíře místo levného neznámého: vezmou ho { $easy }krát, vítězové { $won }krát.
winter-mistake-shamans = Opomíjejí Šamana, který pracuje v každém sloupci: vezmou { $easy }, vítězové { $won }.
winter-mistake-tip = Při lovu zvířata téměř nevyužívají: { $easy }krát, vítězové { $won }krát.
winter-mistake-graves = Pohřbívají moc brzy, dokud karty ještě potřebují: po 1. kole { $easy } v hrobě, vítězové { $won }.
winter-mistake-sacrifice = Zapomínají na oběť, a zbytky pak mají malou cenu: { $easy } bodů, vítězové { $won }.

### Diagrams

winter-diagram-camps = Tábor se přesouvá: volný je každý sousední hex, tábory si nepřekážejí. Jděte tam, kde povedete.
winter-diagram-village = Osada: kde vaše tábory stojí na všech třech hexech kolem styku, mohou se v ni proměnit.
