### What the lessons of this game say: <game>-lesson-<lesson>-<name>

## A round

felinia-lesson-first-title = Jedno kolo na Felinii
felinia-lesson-first-aim = Nakupujte zboží, plaťte jím za místa na lodích a usazujte kupce na ostrově: body přinášejí žetony a sousedství.
felinia-lesson-first-ship = Tato loď pluje do země Tygra. Je na ní cena jediného místa: víno (sudy) a mince. Vína zatím nemáte dost.
felinia-lesson-first-stalls = Další víno se prodává tady na stáncích. Zboží se ale jen tak nekupuje: draží se o něj.
felinia-lesson-first-bid = Položte dražební disk na první stánek. Zatím to nic nestojí.
felinia-lesson-first-income-later = I příjem je dobrý a přijde hned potom. Nejdřív si zajistěte víno.
felinia-lesson-first-guild-later = V cechu se zboží mění. Dnes potřebujeme jen víno.
felinia-lesson-first-stall-other = I na tom stánku je víno. Pro tuto lekci vezměte první: přijde na řadu dřív.
felinia-lesson-first-sell-later = Prodávat můžete kdykoli, ale zboží budete potřebovat na loď.
felinia-lesson-first-end-bid = Jeden disk za tah. Ukončete tah.
felinia-lesson-first-watch-pile = Soupeř položil disk na váš. Cena je počet disků ve sloupci a první kupuje ten nahoře.
felinia-lesson-first-income = Mincí je málo. Položte tento disk na vlastní desku: hned přinese příjem.
felinia-lesson-first-price-up = Další disk by tam všechno zdražil, i vám. Vezměte raději příjem.
felinia-lesson-first-end-turn = Ukončete tah.
felinia-lesson-first-watch-second = Soupeř draží jinde. Během kola každý položí všechny své disky, jeden za tah.
felinia-lesson-first-income-again = Ještě jednou příjem: druhý disk přinese víc než první.
felinia-lesson-first-watch-trade = Všechny disky leží, teď se obchoduje, stánek po stánku. Soupeř je nahoře a platí za celý sloupek. Jeho disk zmizel, cena klesla.
felinia-lesson-first-buy = Teď je váš disk sám a levnější víno být nemůže. Kupte ho.
felinia-lesson-first-back-later = Disk lze vzít zpět bez nákupu, když je cena moc vysoká. Tahle je nízká.
felinia-lesson-first-board = Hned po nákupu se kupci smějí nalodit. Vína máte dost: posaďte kupce na loď Tygra.
felinia-lesson-first-ashore-later = Mohli byste počkat, ale cenu máte pohromadě. Naloďte se.
felinia-lesson-first-end-board = Zaplaceno a na palubě. Ukončete tah.
felinia-lesson-first-watch-sail = Plné lodě odplouvají; není-li žádná plná, pak ta nejdřívější. Vaše je plná: kupec přistál a první krok na křižovatku přinesl koření.
felinia-lesson-first-turn = Na ostrově leží žetony lícem dolů. Po prvním kroku se smíte podívat na { $turned }. Otočte tento poblíž.
felinia-lesson-first-turn-near = Dívat se můžete kamkoli, ale tam dnes kupec nedojde. Podívejte se poblíž.
felinia-lesson-first-turn-again = Rys. A ten za další křižovatkou? Otočte ho také.
felinia-lesson-first-tokens = Rys a Lev: teď je vidí všichni. Žetony jednoho druhu mají větší cenu, čím víc jich máte.
felinia-lesson-first-walk = Kroky ještě zbývají. Jděte přes tuto křižovatku: mince je vaše už cestou.
felinia-lesson-first-walk-coin = I to by šlo, ale druhá cesta vede přes minci a za ní je žeton.
felinia-lesson-first-stop-home = Kdo zastaví bez žetonu, vrací se domů. Kroky vám ještě zbývají.
felinia-lesson-first-settle = A dál ke Lvovi: kde pohyb skončí, tam kupec zůstane a vezme si žeton.
felinia-lesson-first-end-walk = Váš první kupec je usazen. Ukončete tah.
felinia-lesson-first-watch-round = Stánky a lodě se doplnily, disky se vrátily a začíná další hráč. To je celé kolo.
felinia-lesson-first-points = Klepněte na své body: uvidíte, odkud jsou a co by přidal konec, za žetony podle druhů, sousedící kupce a zbytky.
felinia-lesson-first-last = Hra končí, když někdo vyšle posledního kupce nebo dojdou lodě. Do té doby: dražit, nalodit, usadit.
felinia-lesson-first-try-1 = Položte disk na soupeřův: vybíráte první, ale platíte víc.
felinia-lesson-first-try-2 = Usaďte druhého kupce vedle prvního: ve skupině má každý větší cenu.
felinia-lesson-first-try-3 = Šetřete zlato a koření na cech: bonusová dlaždice dává body za celý druh žetonů.

## The advanced island

felinia-lesson-advanced-title = Pokročilý ostrov
felinia-lesson-advanced-aim = Trh už znáte. Ostrov je větší: odkryté žetony, jídlo na delší cesty a hrady s tajemstvím.
felinia-lesson-advanced-tokens = Váš kupec právě přistál. Všechny žetony tu leží lícem nahoru: nic se neotáčí a cestu si můžete naplánovat.
felinia-lesson-advanced-capes = Na okrajích leží mysy, každý s hradem. Projděme tento.
felinia-lesson-advanced-food = První krok: do průsmyku. Přinese jídlo.
felinia-lesson-advanced-land-soon = Mohli byste se usadit hned, někdy je to správně. Dnes ale chceme vidět víc.
felinia-lesson-advanced-land-cape = Ta cesta vede do vnitrozemí. My jdeme na mys.
felinia-lesson-advanced-sell-later = Prodat lze kdykoli, ale mince teď nechybějí.
felinia-lesson-advanced-castle = Dál do hradu: podíváte se na { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
} a jednu si smíte nechat.
felinia-lesson-advanced-go-castle = Hrad je hned vedle. Nahlédněte.
felinia-lesson-advanced-stop-home = Bez žetonu se kupec vrátí domů. Cesta ještě vede dál.
felinia-lesson-advanced-card = Vidíte je jen vy. Některé stojí zboží, tahle nic: nechte si ji. Pár se stejným obrázkem má větší cenu.
felinia-lesson-advanced-card-keep = Nic nestojí a na konci dá body. Nechte si ji.
felinia-lesson-advanced-mine = Třetí krok do dolu: zlato cestou.
felinia-lesson-advanced-go-mine = I to je dobrý konec, ale máte jídlo: cestou se dá získat víc.
felinia-lesson-advanced-further = Kroků zdarma je { $steps }, každý další stojí jídlo. Zaplaťte a jděte k Rysovi na samém konci mysu.
felinia-lesson-advanced-go-lynx = Naším cílem je Rys na konci mysu.
felinia-lesson-advanced-end-walk = Jídlo, karta hradu, zlato a žeton v jednom pohybu. Ukončete tah.
felinia-lesson-advanced-watch-round = Nové kolo, první draží soupeř. Trh běží jako vždy.
felinia-lesson-advanced-special = Některé žetony jsou zvláštní: nemají druh, ale pomohou hned nebo změní něco v závěrečném bodování.
felinia-lesson-advanced-guild = A v cechu lze teď za výměnu zboží získat i jídlo. To je vše, co pokročilá hra přidává.
felinia-lesson-advanced-try-1 = Získejte pár karet hradu se stejným obrázkem.
felinia-lesson-advanced-try-2 = Našetřete jídlo na jednu dlouhou cestu přes hranici.
felinia-lesson-advanced-try-3 = Vezměte zvláštní žeton a v pravidlech vedle stolu si přečtěte, co dělá.
