### What the lessons of this game say: <game>-lesson-<lesson>-<name>

## The first year

winter-lesson-first-title = Rok vašeho kmene
winter-lesson-first-aim = Vyveďte kmen z dlouhé zimy: lovte, učte se, osidlujte krajinu a střežte posvátné kameny. Kdo má po posledním zatmění nejvíc bodů, vyhrává.
winter-lesson-first-columns = Tyto sloupce jsou vše, co kmen umí. Každé kolo postavíte své členy a náčelníka, jednu figurku za tah.
winter-lesson-first-hand = Karty v ruce jsou vaši lidé. Zahraná karta pracuje: dá práci a prací se platí činy.
winter-lesson-first-hunt = Začněte lovem: postavte člena do sloupce Lov.
winter-lesson-first-chief-later = Náčelník má vlastní odměnu v jiném sloupci. Sem pošlete člena.
winter-lesson-first-rest-later = Odpočinek dá karty a sílu. Jste ale svěží: využijte tuto figurku.
winter-lesson-first-column-later = K tomu sloupci se brzy dostaneme. Jedno po druhém.
winter-lesson-first-labour = Odvážlivec je v tomto sloupci doma a dá tu víc práce. Zahrajte tuto kartu.
winter-lesson-first-labour-hunt = Tahle karta dá tady méně práce. Odvážlivec sám zaplatí celý lov.
winter-lesson-first-end-early = Tím by tah skončil a něco by přišlo vniveč. Nic se nestalo.
winter-lesson-first-next-early = Nejdřív získejte práci: bez ní tu není co dělat.
winter-lesson-first-labour-enough = Práce máte dost. Nevyužitá na konci tahu propadne, karty si nechte.
winter-lesson-first-hunt-open = Teď políčka sloupce, od prvního k poslednímu. V prvním se loví: vezměte vyložené zvíře.
winter-lesson-first-hunt-unseen = Neznámé zvíře je levnější, ale nevíte, co to bude. Vyberte z vyložených.
winter-lesson-first-animal = Vyberte kterékoli. Několik kusů jednoho druhu má na konci větší cenu.
winter-lesson-first-box-two = Zvíře leží před vámi. Dál k druhému políčku.
winter-lesson-first-keep-animal = Tady lze zvíře využít pro jeho dar. To své si nechte do sady a pokračujte.
winter-lesson-first-tip-later = Využité zvíře se na konci nepočítá. Máte jediné: nechte si ho.
winter-lesson-first-first = V tomto kole jste tu první, poslední políčko je tedy vaše a zadarmo. Využijte ho.
winter-lesson-first-end-hunt = Celý tah: figurka, karty, políčka po řadě. Ukončete ho.
winter-lesson-first-watch-develop = Soupeř rozvíjí: bere posvátný kámen, a protože je tam první, staví i megalit.
winter-lesson-first-initiate = Teď Zasvěcení: noví lidé pro kmen. Postavte tam druhého člena.
winter-lesson-first-labour-forager = Tady stačí jen trocha práce. Zahrajte nejslabší kartu, Sběrače.
winter-lesson-first-labour-weak = Na to je jí škoda. Nechte si ji na později.
winter-lesson-first-recruit = Vezměte kartu kmene: stojí ještě trochu jídla.
winter-lesson-first-stack = Vyberte, koho chcete. Každý je silný v jednom sloupci a pomůže při zatmění.
winter-lesson-first-discard = Karta jde na odkládací balíček a vrátí se, až budete míchat.
winter-lesson-first-hand-dear = Rovnou do ruky stojí jídlo a toho je málo. Ať přijde později.
winter-lesson-first-bury-box = Dál k druhému políčku.
winter-lesson-first-bury = Tady lze kartu pohřbít: navždy opustí balíček, ten je pak lepší, a vy získáte čest.
winter-lesson-first-bury-first = Nenechte si to ujít: pohřbít tu nic nestojí.
winter-lesson-first-bury-card = Pohřběte právě zahraného Sběrače. Jeho práce už je využitá.
winter-lesson-first-bury-good = Tuhle kartu ještě budete chtít. Pohřběte tu slabou.
winter-lesson-first-first-again = I tady jste první: využijte poslední políčko.
winter-lesson-first-end-turn = Ukončete tah.
winter-lesson-first-watch-rest = Soupeř nechal člena odpočívat: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} navíc a síla pro zatmění.
winter-lesson-first-explore = Zbývá náčelník. Jeho karta jmenuje Průzkum: tam přinese odměnu. Pošlete ho.
winter-lesson-first-chief-explore = Náčelník smí kamkoli, ale tenhle přináší odměnu jen v Průzkumu.
winter-lesson-first-chief-use = Využijte jeho odměnu: tábor zdarma.
winter-lesson-first-camp = Nové tábory začínají uprostřed krajiny. Každý, který opustil desku, přináší i příjem.
winter-lesson-first-labour-move = Tábory chtějí do krajiny. Zahrajte Strážkyni ohně, ať máte práci.
winter-lesson-first-move = Přesuňte tábor.
winter-lesson-first-camp-food = Další tábor stojí jídlo. Nejdřív přesuňte některý, co tu je.
winter-lesson-first-move-camp = Vezměte tábor uprostřed.
winter-lesson-first-forest = Jděte do lesa. Kdo má na hexu největší vliv, dostane při zatmění jeho odměnu.
winter-lesson-first-go-forest = Také hezké místo, ale jděte do lesa: za chvíli se to vyplatí.
winter-lesson-first-box-village = Druhé políčko zakládá osady tam, kde se setkají tři vaše tábory. Tolik jich ještě nemáte: dál.
winter-lesson-first-first-explore = Zase první: tábor zdarma a k němu krok.
winter-lesson-first-camp-again = Nový tábor začíná uprostřed.
winter-lesson-first-move-again = A jeden prostřední jde dál.
winter-lesson-first-stay-forest = Ten nechte v lese: tam vede.
winter-lesson-first-tundra = Do tundry, hned vedle toho prvního.
winter-lesson-first-go-tundra = Chceme tundru: jiná krajina, jiná odměna.
winter-lesson-first-watch-chief = Soupeřův náčelník odpočívá. Všechny figurky stojí: slunce se zatmívá.
winter-lesson-first-eclipse = Zatmění. Všichni tajně vyloží karty: dohromady jsou síla a nejsilnější začíná. Některé teď mají i dar.
winter-lesson-first-pile = Položte Odvážlivce: teď síla, potom nástroj.
winter-lesson-first-pile-none = Mohli byste si nechat všechno, ale karty by pak při zatmění nic nedaly. Jednu položte.
winter-lesson-first-pile-ability = I ta je dobrá. Začněte Odvážlivcem, přinese nástroj.
winter-lesson-first-pile-again = A Sběrače, pro trochu síly navíc.
winter-lesson-first-pile-more = Ještě jedna karta vás posílí a na příští kolo vám zbude dost.
winter-lesson-first-pile-keep = Tu si nechte na příští kolo. Sběrač moc nenapracuje, tady ale poslouží.
winter-lesson-first-pile-done = Stačí. Vyložte je; dokud nevyberou všichni, nikdo je neuvidí.
winter-lesson-first-end-pile = Potvrďte volbu.
winter-lesson-first-watch-order = Soupeř dvakrát odpočíval a je silnější: první při zatmění i v příštím kole.
winter-lesson-first-ability = Teď vy: využijte dar Odvážlivce.
winter-lesson-first-ability-use = Je to zadarmo: vezměte si ho.
winter-lesson-first-terrain = Vedete v lese i v tundře. Vezměte si jejich odměny, jednu po druhé.
winter-lesson-first-terrain-take = Nenechávejte ji ležet: vedete tam.
winter-lesson-first-end-eclipse = Potom tábory přinesou příjem a posvátné kameny body. Ukončete tah.
winter-lesson-first-watch-round = Nové kolo: každému { $drawn ->
    [one] { $drawn } nová karta
    [few] { $drawn } nové karty
   *[other] { $drawn } nových karet
}. Soupeř začíná a odpočívá.
winter-lesson-first-develop = Čtvrtý sloupec je Rozvoj: vědění a kameny. Postavte tam člena.
winter-lesson-first-develop-new = Ten už znáte. Zkuste Rozvoj.
winter-lesson-first-labour-learn = Zahrajte Strážkyni ohně, ať máte práci.
winter-lesson-first-culture = Kupte kartu kultury: má hodnotu bodů a hraje se pro svůj dar před figurkou.
winter-lesson-first-card = Tahle je levná a nástroj vám ještě zbude.
winter-lesson-first-card-dear = Ta stojí víc nástrojů. Vezměte levnější: nástroj bude chtít i kámen.
winter-lesson-first-discard-card = Na odkládací balíček, jako předtím.
winter-lesson-first-box-stone = Dál k druhému políčku.
winter-lesson-first-stone = Vezměte posvátný kámen: odteď boduje při každém zatmění.
winter-lesson-first-stone-first = Čím dřív kámen máte, tím častěji boduje. Vezměte si ho teď.
winter-lesson-first-stone-forest = Lesní kámen se vám hodí: váš tábor stojí v lese.
winter-lesson-first-stone-other = Každý kámen boduje za něco jiného. Stojíte v lese, vezměte tedy ten.
winter-lesson-first-first-develop = I tady první: smíte postavit megalit.
winter-lesson-first-megalith = Postavte ho vedle toho, který stojí. Odměnu si vyberte.
winter-lesson-first-points = Klepněte na své body: uvidíte, odkud jsou a co by přidal konec hry.
winter-lesson-first-last = Sloupce, odpočinek, zatmění: to je celý rok. Hra má { $rounds ->
    [one] { $rounds } takové kolo
    [few] { $rounds } taková kola
   *[other] { $rounds } takových kol
}.
winter-lesson-first-try-1 = Shromážděte tři tábory kolem jednoho styku a založte osadu.
winter-lesson-first-try-2 = Zahrajte kartu kultury, než postavíte figurku.
winter-lesson-first-try-3 = Nechte jednou figurku odpočívat a sledujte, co síla udělá s pořadím hráčů.

## The river

winter-lesson-river-title = Řeka
winter-lesson-river-aim = Krajinou teče řeka: vor odveze tábory daleko, řeka vás živí a kdo je nejblíž k deltě, boduje.
winter-lesson-river-river = Řeka tady pramení a tam končí, v deltě. Všechno ostatní už znáte.
winter-lesson-river-raft = Váš vor čeká u pramene. Na říčním hexu se počítá jako váš tábor.
winter-lesson-river-base = Startovní dílek uprostřed už není: tábory začínají tady, ve vaší základně na okraji.
winter-lesson-river-explore = Podívejme se na řeku: postavte člena do sloupce Průzkum.
winter-lesson-river-chief-later = Náčelník se bude hodit později. Sem pošlete člena.
winter-lesson-river-column-later = Ten sloupec funguje jako vždy. Dnes chceme po řece: Průzkum.
winter-lesson-river-labour = Odvážlivec dá v Průzkumu víc práce. Zahrajte tuto kartu.
winter-lesson-river-labour-weak = Tahle karta tu dá méně práce. Zahrajte Odvážlivce.
winter-lesson-river-next-early = V tomto políčku je ještě co dělat. Nic se nestalo.
winter-lesson-river-end-early = Tím by tah skončil a něco by přišlo vniveč. Nic se nestalo.
winter-lesson-river-labour-enough = Práce máte dost. Kartu si nechte.
winter-lesson-river-move = Vezměte si pohyb. Kdykoli smíte pohnout táborem, smíte místo něj pohnout vorem.
winter-lesson-river-camp-soon = Tábor přijde za chvíli. Nejdřív vor, aby se mohl svézt.
winter-lesson-river-take-raft = Vyberte vor.
winter-lesson-river-camp-waits = Ten tábor může v základně počkat. Vor je rychlejší.
winter-lesson-river-sail = Po proudu ho jediný pohyb donese, jak daleko chcete. Zastavte uprostřed krajiny, vedle Stolové hory.
winter-lesson-river-delta-early = V deltě tábor postavit nejde a proti proudu stojí každý hex jeden pohyb. Zastavte uprostřed.
winter-lesson-river-sail-middle = I tam by se dalo zastavit. Vedle Stolové hory má ale vor větší cenu.
winter-lesson-river-camp = Teď tábor, za trochu jídla.
winter-lesson-river-moved-enough = Vor je tam, kde ho chceme. Postavte tábor.
winter-lesson-river-beside = Postavte ho k voru: ze základny by musel jít několik pohybů.
winter-lesson-river-base-far = Ze základny je to daleko. U voru je hned na místě.
winter-lesson-river-box-two = Práce je využitá. Dál k dalšímu políčku.
winter-lesson-river-first = Jste v tomto sloupci první: tábor zdarma a k němu pohyb.
winter-lesson-river-beside-again = Zase k voru.
winter-lesson-river-camp-off = Pohyb: vezměte jeden z táborů u voru. Druhý tam zůstane lovit ryby.
winter-lesson-river-raft-stays = Vor stojí dobře. Vezměte tábor.
winter-lesson-river-landmark = Na Stolovou horu, přírodní dominantu: při zatmění boduje tomu, kdo na ní vede, a to za tábory na vnitřních hexech.
winter-lesson-river-go-landmark = Tam ne: hned vedle je Stolová hora a dominanty dávají body.
winter-lesson-river-end-turn = Ukončete tah.
winter-lesson-river-watch-raft = Soupeřův vor minul váš a je teď blíž k deltě. Vory si nikdy nepřekážejí.
winter-lesson-river-hunt = V těchto vodách žije nové zvíře. Postavte člena do sloupce Lov.
winter-lesson-river-chief-next = Náčelník přijde na řadu příští tah, a to na řece. Pošlete člena.
winter-lesson-river-hunt-now = I to by šlo, ale jdeme po novém zvířeti: Lov.
winter-lesson-river-labour-hunt = Odvážlivec je dobrý i na lovu.
winter-lesson-river-hunt-open = Vezměte vyložené zvíře.
winter-lesson-river-cow-open = To, co chceme, leží odkryté. Co je v balíčku, neví nikdo.
winter-lesson-river-cow = Mořská kráva je ve hře jen s řekou. Vezměte ji.
winter-lesson-river-cow-only = Dobré zvíře, ale ryby přináší mořská kráva.
winter-lesson-river-box-tip = Dál k druhému políčku.
winter-lesson-river-tip = Využijte zvíře pro jeho dar.
winter-lesson-river-tip-now = Kdybyste si ji nechali, počítala by se do sady. Dnes chceme vidět její dar.
winter-lesson-river-tip-cow = Mořská kráva dá { $fish ->
    [one] { $fish } žeton ryby
    [few] { $fish } žetony ryb
   *[other] { $fish } žetonů ryb
}. Využijte ji.
winter-lesson-river-fish = Žetony ryb se tahají naslepo a každý hned něco dá. Velká ryba boduje a pak se všechny žetony znovu zamíchají.
winter-lesson-river-first-hunt = I tady jste první: využijte poslední políčko.
winter-lesson-river-watch-rest = Soupeř odpočívá. Odpočinek dává sílu pro zatmění.
winter-lesson-river-chief = Váš náčelník je poutník: v Průzkumu přinese pohyby bez jakékoli práce. Pošlete ho.
winter-lesson-river-chief-explore = Tenhle náčelník má odměnu jen v Průzkumu.
winter-lesson-river-chief-use = Využijte jeho odměnu.
winter-lesson-river-overtake = Na konci vašeho tahu zatmění má být váš vor nejblíž k deltě. Vyberte ho.
winter-lesson-river-raft-first = Tábory už vedou tam, kde jsou. Nejdřív vor.
winter-lesson-river-last-hex = Na poslední říční hex: předjedete soupeře a ještě tam lovíte ryby.
winter-lesson-river-delta-dry = V deltě byste byli nejblíž, ale nevedli byste na žádném hexu a nic nechytili. Hex před ní dá obojí.
winter-lesson-river-course-shared = Tam byste byli se soupeřem nastejno. O hex dál jste sami.
winter-lesson-river-upstream = Proti proudu ne: tam stojí každý hex jeden pohyb.
winter-lesson-river-leave-base = Zbývá pohyb. Ať vyrazí tábor ze základny.
winter-lesson-river-camp-leads = Ten už vede. Vezměte ten v základně: tam se za nic nepočítá.
winter-lesson-river-forest = Do lesa, vedle Stolové hory. Do základny se tábory nevracejí.
winter-lesson-river-go-forest = Les je lepší: leží vedle Stolové hory a to se bude hodit.
winter-lesson-river-box-done = V tomto políčku už není co dělat. Dál k dalšímu.
winter-lesson-river-end-chief = Karty, které zbyly, si nechte. Ukončete tah.
winter-lesson-river-watch-eclipse = Všechny figurky stojí: začíná zatmění.
winter-lesson-river-pile = Tajné karty jako vždy. Položte Strážkyni ohně, přinese jídlo.
winter-lesson-river-pile-none = Nic to nestojí: karty z hromádky se později vrátí. Jednu položte.
winter-lesson-river-pile-ability = Ta při zatmění nic nedává. Strážkyně ohně přinese jídlo.
winter-lesson-river-pile-done = Stačí: soupeř odpočíval tolik, že ho nedoženete.
winter-lesson-river-pile-keep = První byste díky ní nebyli. Nechte si ji na práci.
winter-lesson-river-end-pile = Potvrďte volbu.
winter-lesson-river-watch-order = Soupeř je silnější, jde první a za říční hex si táhne rybu.
winter-lesson-river-ability = Teď vy. Nejdřív dar vaší karty.
winter-lesson-river-ability-use = Je to zadarmo: vezměte si ho.
winter-lesson-river-mesa = Teď hexy, na kterých vedete. Nejdřív Stolová hora: { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za každý vnitřní hex s vaším táborem.
winter-lesson-river-one-by-one = Jde to i najednou, ale podívejme se na ně po jednom.
winter-lesson-river-mesa-first = Na ten dojde. Nejdřív Stolová hora.
winter-lesson-river-catch = Říční hex, na kterém vedete, dá žeton ryby. Táhněte.
winter-lesson-river-fish-first = To je obyčejný hex. Nejdřív řeka.
winter-lesson-river-catch-again = A ještě jeden, za hex s vorem nebo s táborem.
winter-lesson-river-end-eclipse = To byl poslední hex. Ukončete tah.
winter-lesson-river-watch-delta = Na konci tahu byl váš vor nejblíž k deltě: { $raft } VB za vor a { $camp } VB za každý tábor na říčním hexu. Začíná nové kolo.
winter-lesson-river-back = V každém kole se všechny vory vracejí na pramen. Tábory zůstávají, kde jsou.
winter-lesson-river-explore-again = Vaše tábory stojí vedle sebe. Když k nim připluje vor, můžete založit osadu: Průzkum.
winter-lesson-river-explore-village = Ten sloupec počká. K osadě chybí jediný pohyb: Průzkum.
winter-lesson-river-labour-forager = Stačí trocha práce. Zahrajte Sběrače.
winter-lesson-river-labour-good = Na to je jí škoda: stačí Sběrač.
winter-lesson-river-move-again = Pohyb pro vor.
winter-lesson-river-camp-enough = Další tábor neuškodí, ale chybějícím rohem je vor.
winter-lesson-river-raft-again = Vyberte vor.
winter-lesson-river-camp-corner = Ten tábor už je rohem osady. Chybí vor.
winter-lesson-river-corner = Zastavte tam, kde se potká s dvěma tábory: vedle Stolové hory, ještě před středem.
winter-lesson-river-corner-only = Tam se s dvěma vašimi tábory v jednom styku nesejde.
winter-lesson-river-box-village = Dál k druhému políčku.
winter-lesson-river-village = Založte osadu.
winter-lesson-river-village-now = Nenechte si to ujít: vor i tábory jsou připravené.
winter-lesson-river-junction = Možný je víc než jeden styk. Vyberte kterýkoli: osada bude mít vliv na své hexy do konce hry.
winter-lesson-river-megalith = Osada postaví i megalit. Dejte ho tam, kde se vám líbí odměna.
winter-lesson-river-home-again = Tábory jsou zpět na desce a vor u pramene, může vyplout znovu.
winter-lesson-river-first-again = V Průzkumu první: tábor a pohyb zdarma.
winter-lesson-river-base-only = U pramene tábor postavit nejde, tenhle tedy začíná v základně.
winter-lesson-river-raft-free = A pohyb? Vezměte znovu vor.
winter-lesson-river-raft-pays = Jeden pohyb posune tábor o hex, vor ale po celé řece dolů.
winter-lesson-river-anywhere = Teď volíte vy: říční hex kvůli rybám a táborům, nebo delta kvůli bodům.
winter-lesson-river-points = Klepněte na své body: dominanty, ryby a delta tu mají vlastní řádky.
winter-lesson-river-last = Po proudu jedním pohybem, tábory k voru, ryby při zatmění, nejblíž k deltě: to je řeka.
winter-lesson-river-try-1 = Veďte při jednom zatmění na více dominantách.
winter-lesson-river-try-2 = Mějte tábory na říčních hexech a buďte nejblíž k deltě: každý z nich boduje.
winter-lesson-river-try-3 = Mořské krávy nevyužívejte, nechte si je do sady a porovnejte.
