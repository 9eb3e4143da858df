### Felinia at a glance, in Czech.

### The aim, a turn, a round

felinia-overview-aim = Posílejte kupce na ostrov, kde se usadí a získají žetony. Vyhrává, kdo má na konci nejvíc vítězných bodů (VB). Hra končí, když někdo nalodí posledního kupce nebo dojdou paluby.
felinia-overview-turn-1 = Dražba: střídavě pokládejte disk na stánek, do cechu nebo na příjem. Vrchní disk vybírá první a platí nejvíc.
felinia-overview-turn-2 = Obchod: hromádky se vyhodnocují shora. Kupte zboží, nebo vezměte disk zpět a nekupujte nic.
felinia-overview-turn-3 = Hned po nákupu smíte nalodit kupce: zaplaťte zboží a mince na palubě a postavte ho na loď.
felinia-overview-turn-4 = Když loď přistane, kupec projde pár provincií a skončí na odkrytém žetonu, který je váš.
felinia-overview-round-1 = Dražba: všechny disky všech hráčů.
felinia-overview-round-2 = Obchod a naloďování: stánek po stánku, cech naposled.
felinia-overview-round-3 = Průzkum: odplouvají plné lodě, jinak ta nejčasnější; kdo je na palubě, zkoumá ostrov.
felinia-overview-round-4 = Sklad: zboží si smíte nechat jen pár kusů.
felinia-overview-round-5 = Příprava: nové lodě, plné stánky, jiný začínající hráč.

### Kinds of choices

felinia-kind-place = Kam s diskem
felinia-kind-gain = V cechu
felinia-kind-good = Zboží
felinia-kind-bonus = Bonusové dlaždice
felinia-kind-castle = Karty hradů
felinia-kind-country = Lodě do zemí

### When things are good

felinia-good-place-stall = Dobré tam, kde prodávají, co žádá vaše loď; sám v hromádce je nejlevnější.
felinia-good-place-guild = Dobré, když máte zboží, které žádná loď nechce.
felinia-good-place-income = Dobré, když byste další disk stejně nezaplatili.
felinia-good-gain-spice = Dobré ve dvojicích na konci a na bonusové dlaždice.
felinia-good-gain-food = Dobré před plavbou: kupec dojde o provincii dál.
felinia-good-gain-bonus_tile = Dobré, když už máte několik žetonů jednoho druhu.
felinia-good-good-any = Dobré, žádá-li je loď, na kterou stačíte; před nákupem se podívejte na dvě lodě.
felinia-good-bonus-any = Dobrá pro druh, kterého máte nebo budete mít nejvíc.
felinia-good-castle-any = Dobrá, máte-li nebo ještě najdete kartu, která k ní patří.
felinia-good-country-any = Dobré, leží-li tam žetony, které sbíráte, blízko vašich kupců.

### Pieces and icons

felinia-legend-pieces = Ve městě a na ostrově
felinia-legend-goods = Zboží
felinia-legend-things = Co se počítá
felinia-legend-tokens = Žetony králů
felinia-legend-specials = Zvláštní žetony (pokročilá hra)
felinia-legend-castles = Karty hradů (pokročilá hra)
felinia-thing-merchant = Kupec
    .about = Zabere místo na lodi a usadí se na ostrově.
felinia-thing-disc = Dražební disk
    .about = Leží na stánku, v cechu nebo na příjmu; po kole se vrací.
felinia-thing-token = Zakrytý žeton
    .about = Do jeho provincie nikdo nesmí, dokud se neotočí.
felinia-thing-bonus = Bonusová dlaždice
    .about = Na konci víc bodů za každý žeton jednoho druhu.
felinia-thing-coin = Mince
    .about = Platí se jí zboží a místa.
felinia-thing-gold = Zlato
    .about = Lze prodat, platí se jím bonusové dlaždice, na konci boduje.
felinia-thing-spice = Koření
    .about = Platí se jím bonusové dlaždice; dvojice na konci bodují.
felinia-thing-food = Jídlo
    .about = O krok víc pro kupce (pokročilá hra).
felinia-thing-vp = Vítězné body
    .about = Kdo jich má nejvíc, vyhrává.

### Mistakes: what beginners do otherwise than winners, on average a game

felinia-mistake-stock = Nechávají kupce doma: na konci { $easy }, vítězové { $won }.
felinia-mistake-board = Naloďují se málo: { $easy } míst za hru, vítězové { $won }.
felinia-mistake-ashore = Zůstávají na břehu, ač by místo zaplatili: { $easy }krát, vítězové { $won }krát.
felinia-mistake-sets = Sbírají žetony všech druhů: sady jim dají { $easy } bodů, vítězům { $won }.
felinia-mistake-groups = Kupce rozptýlí: skupiny jim dají { $easy } bodů, vítězům { $won }.
felinia-mistake-discard = Kupují zboží, které neuskladní: { $easy } prodaných na konci kol, vítězové { $won }.
felinia-mistake-guild = Zapomínají na cech: { $easy } disků tam, vítězové { $won }.
felinia-mistake-back = Kupují, co zbylo, místo aby drahý disk vzali zpět: vezmou ho { $easy }krát, vítězové { $won }krát.
felinia-mistake-sell = Chybí jim mince na místo: něco kvůli mincím prodají { $easy }krát, vítězové { $won }krát.
felinia-mistake-turn = Otáčejí málo žetonů, a tak není z čeho vybírat: { $easy }, vítězové { $won }.

### Diagrams

felinia-diagram-turn = Kupec přistál: nejdřív smí otočit žeton, aby bylo co brát. Zvolte ten, na který dosáhnete.
felinia-diagram-explore = Kupec zkoumá ostrov: jděte dál do svítící provincie, nebo zastavte na žetonu a vezměte ho.
