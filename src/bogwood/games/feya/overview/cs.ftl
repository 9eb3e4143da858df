### Feya's Swamp at a glance, in Czech.

### The aim, a turn, a round

feya-overview-aim = Proveďte svůj klan { $rounds } koly. Vyhrává, kdo má po závěrečném bodování nejvíc vítězných bodů (VB). Body se nikdy neztrácejí.
feya-overview-turn-1 = Postavte vesničana na volné pole akce, zaplaťte manu a vezměte, co pole dává; nebo použijte bonusový žeton; nebo pasujte.
feya-overview-turn-2 = Každý váš člun smí tu akci jednou provést: pluje a jedná tam, kam dopluje.
feya-overview-turn-3 = Kdykoli můžete vyměnit manu za axolotla, vesničana na jedno použití, nebo vesničana za manu.
feya-overview-turn-4 = Na konci tahu se kontrolují karty cílů: kdo cíl splní první, dostane nejvíc.
feya-overview-round-1 = Příjmy: co má odemčeno deska klanu, a váš vůdce.
feya-overview-round-2 = Tahy po jedné akci, dokud všichni nepasují. Kdo pasuje, vezme si bonusový žeton a vůdce na příští kolo.
feya-overview-round-3 = Údržba: vesničané se vracejí, mění se sezóna ryb, vůdci určí nové pořadí.
feya-overview-round-4 = Po posledním kole: ostrovy, závěrečné úkoly a zbylé ryby, mana a zlato.

### Kinds of choices

feya-kind-board = Desky klanů
feya-kind-side = Strany desky klanu
feya-kind-guide = Vůdci
feya-kind-tile = Bonusové žetony
feya-kind-bonus = Co odemykají řady
feya-kind-special = Dílky Mloků
feya-kind-action = Akce

### Clans

feya-clans-alike = Na základní straně jsou všechny čtyři desky stejné: vezměte si klan, který se vám líbí.
feya-clans-lotus = Lotosové strany se liší; v čem je která silná:
feya-clans-choose = Stranu zvolíte potom. Základní jsou pro všechny stejné; v čem jsou silné lotosové:
feya-board-normal = Čluny, dva vesničané, zlato, mana a body namíchané, pro každý klan stejně.
feya-board-crocodile_lotus = Třetí vesničan navíc, jeden z nich brzy; žádný příjem ve VB.
feya-board-turtle_lotus = Dva příjmy many navíc, a brzy; méně zlata.
feya-board-frog_lotus = Chytání ryb a plavba velmi brzy; málo zlata.
feya-board-salamander_lotus = Čtyři pole, jejichž bonus si zvolíte, až je odemknete.
feya-good-board-normal = Dobré pro první hru: nic tu nechybí.
feya-good-board-crocodile_lotus = Dobré, chcete-li hodně akcí: nejdřív odemkněte vesničana vlevo nahoře.
feya-good-board-turtle_lotus = Dobré, stavíte-li na axolotlech a drahých polích akcí.
feya-good-board-frog_lotus = Dobré, hodně-li chytáte a plujete daleko; chybějící zlato utržíte za ryby.
feya-good-board-salamander_lotus = Dobré, když už víte, co vám chybí; ne pro první hru.
feya-good-side-normal = Dobré pro první hru: stejné pro všechny.
feya-good-side-lotus = Dobré, když její síla sedí k vašemu plánu; něco jí za to chybí.

### Guides

feya-good-guide-artist = Dobrý, když se ostrov s vašimi rybami plní: slavnost bez vesničana.
feya-good-guide-builder = Dobrý v kolech, kdy chcete stavět víckrát.
feya-good-guide-fisherman = Dobrý se dvěma a více čluny blízko ryb sezóny.
feya-good-guide-leader = Dobrý, když se všichni poperou o jedno pole akce.
feya-good-guide-merchant = Dobrý na začátku a kdykoli je osada drahá.
feya-good-guide-monk = Dobrý, máte-li málo vesničanů: za manu jsou axolotlové.
feya-good-guide-sailor = Dobrý v každém kole: dosah do konce hry a rostoucí body.
feya-good-guide-storyteller = Dobrý, jakmile máte dílky chrámů; v prvním kole slabý.
feya-good-guide-warrior = Dobrý, když na akcích záleží víc než na ceně.
feya-good-guide-wiseman = Dobrý, když vedete na mnoha ostrovech.

### Bonus tiles

feya-good-tile-r1_catch_1 = Dobrý na jeden velký tah chytání všemi čluny.
feya-good-tile-r1_discount_2 = Dobrý na tah, kdy staví dva čluny.
feya-good-tile-r1_discount_3 = Dobrý na tah, kdy staví dva čluny.
feya-good-tile-r1_range_2 = Dobrý, abyste jednou dosáhli na chrám nebo vzdálené ryby.
feya-good-tile-r1_range_3 = Dobrý, abyste jednou dosáhli na chrám nebo vzdálené ryby.
feya-good-tile-r2_build = Celá akce zdarma; nechte si na ni zlato.
feya-good-tile-r2_celebrate = Dobrý, když jsou pole slavnosti pořád obsazená.
feya-good-tile-r2_fish = Celá akce zdarma, dobrá se třemi čluny.
feya-good-tile-r2_improve_navigation = Dobrý, když k cíli chybí pár posunů.
feya-good-tile-r2_trade = Dobrý, když máte hodně ryb a žádného vesničana.
feya-good-tile-r3_gold_axolotl = Dobrý při přebytku zlata: o akci víc.
feya-good-tile-r3_gold_mana = Dobrý při přebytku zlata, když jsou drahá pole volná.
feya-good-tile-r3_mana_axolotl = Dobrý při přebytku many: o akci víc.
feya-good-tile-r3_mana_fish = Dobrý, když na vaše osady ještě ryby vejdou.
feya-good-tile-r3_mana_gold = Dobrý, když je poslední osada o kousek dražší.
feya-good-tile-r4_vp_2 = Body hned: čím vyšší číslo, tím lépe.
feya-good-tile-r4_vp_3 = Body hned: čím vyšší číslo, tím lépe.
feya-good-tile-r4_vp_4 = Body hned: čím vyšší číslo, tím lépe.
feya-good-tile-r4_vp_5 = Body hned: čím vyšší číslo, tím lépe.
feya-good-tile-r4_vp_6 = Body hned: čím vyšší číslo, tím lépe.

### What the tracks open

feya-good-bonus-boat = Dobré brzy: každá akce se provede jednou navíc.
feya-good-bonus-catch = Dobré brzy a s mnoha čluny.
feya-good-bonus-income_gold = Dobré brzy: platí v každém dalším kole.
feya-good-bonus-income_mana = Dobré brzy: platí v každém dalším kole.
feya-good-bonus-income_navigation = Dobré brzy: dosah a rostoucí body každé kolo.
feya-good-bonus-income_vp = Dobré před posledním kolem; pak už neplatí.
feya-good-bonus-navigation_now = Dobré kdykoli, nejlépe když to žádá karta cíle.
feya-good-bonus-none = Jen krok na cestě: dívejte se, co je za ním.
feya-good-bonus-vp_celebrate = Dobré, když vaše ryby leží na jednom ostrově.
feya-good-bonus-wild = Dobré brzy, s tím, co nejvíc chybí.
feya-good-bonus-worker = Dobré brzy: o akci víc každé kolo.

### Salamander tiles

feya-good-special-catch = { feya-good-bonus-catch }
feya-good-special-income_gold = { feya-good-bonus-income_gold }
feya-good-special-income_mana = { feya-good-bonus-income_mana }
feya-good-special-income_navigation = { feya-good-bonus-income_navigation }
feya-good-special-vp_celebrate = { feya-good-bonus-vp_celebrate }

### Pieces and icons

feya-legend-pieces = V bažině
feya-legend-goods = Co se počítá
feya-legend-actions = Akce
feya-legend-guides = Vůdci
feya-legend-bonuses = Na desce klanu
feya-legend-goals = Cíle a závěrečné úkoly
feya-thing-boat = Člun
    .about = Jedná za vás: každý člun smí jednou provést akci vašeho tahu.
feya-thing-settlement = Osada
    .about = Země vašeho klanu na ostrově; pokládají se na ni ryby.
feya-thing-shrine = Svatyně
    .about = Srdce ostrova: stavět u ní je dražší, ale osady mají na konci větší cenu.
feya-thing-temple = Chrám
    .about = Na okraji; první návštěva člunu akcí Plavba přinese jeho dílek.
feya-thing-totem = Totem
    .about = Stojí na nejnovější svatyni: její ostrov platí víc za ryby a slavnosti.
feya-thing-fish_place = Loviště
    .about = Ryby jedné barvy; chytají se v kolech své sezóny.
feya-thing-worker = Vesničan
    .about = Stojí na poli akce; na konci kola se vrací.
feya-thing-axolotl = Axolotl
    .about = Vesničan na jedno použití, za manu.
feya-thing-gold = Zlato
    .about = Platí se jím osady.
feya-thing-mana = Mana
    .about = Platí se jí drahá pole akcí a axolotlové.
feya-thing-fish = Ryby
    .about = Chytají je čluny a obchodem se pokládají na osady.
feya-thing-vp = Vítězné body
    .about = Kdo jich má nejvíc, vyhrává.
feya-thing-navigation = Plavba
    .about = O kolik dál čluny doplují, než říká vůdce.

### Mistakes: what beginners do otherwise than winners, on average a game

feya-mistake-settlements = Stavějí málo: na konci { $easy } osad, vítězové { $won }.
feya-mistake-boats = Třetí člun nechávají na desce: na konci 3. kola { $easy } člunu, vítězové { $won }.
feya-mistake-voyages = Jednají jedním člunem, ač smějí všechny: { $easy } plaveb za hru, vítězové { $won }.
feya-mistake-trophies = Zapomínají na závěrečné úkoly, odkryté od začátku: { $easy } bodů, vítězové { $won }.
feya-mistake-races = Plní málo cílů: { $easy }, vítězové { $won }.
feya-mistake-islands = Stavějí, kde je málo svatyní: ostrovy jim dají { $easy } bodů, vítězům { $won }.
feya-mistake-fish = Prodávají málo ryb: { $easy } položených na osady, vítězové { $won }.
feya-mistake-gold = Končí se zlatem, za které se dalo stavět: { $easy }, vítězové { $won }.
feya-mistake-tiles = Nehrají bonusové žetony: na konci jim zbývá { $easy }, vítězům { $won }.
feya-mistake-workers = Mění vesničany za manu, ač jsou volné akce: { $easy }krát, vítězové { $won }krát.

### Diagrams

feya-diagram-fish = Člun pluje za rybami: smí na vodu s rybou sezóny, kam až dosáhne.
feya-diagram-build = Člun dorazil stavět: volná jsou sousední pole u právě jednoho ostrova, každé se svou cenou.
feya-diagram-celebrate = Slavnost: zvolte ostrov s nejvíce osadami, na nichž leží ryby; vaše ryby tam bodují ještě jednou.
