### Felinia on the screen.

felinia-ui-board = Ostrov Felinia
felinia-ui-harbour = Přístav Katzburg
felinia-ui-my-merchants = K mým kupcům
felinia-ui-round =
    { $tiles ->
        [0] { $round }. kolo, nezbývá žádná dlaždice paluby
        [one] { $round }. kolo, zbývá { $tiles } dlaždice paluby
        [few] { $round }. kolo, zbývají { $tiles } dlaždice palub
       *[other] { $round }. kolo, zbývá { $tiles } dlaždic palub
    }
felinia-ui-table-common = Katzburg
felinia-ui-table-tab-common = Město
felinia-ui-table-tab-strip = Lodě

felinia-ui-token = žeton: { $kind }
felinia-ui-symbol = symbol odměny: { $symbol }
felinia-ui-face-down = zakrytý žeton
felinia-ui-merchant-of = kupec hráče { $text }
felinia-ui-explorer-of = kupec hráče { $text } na cestě
felinia-ui-visited = už navštíveno
felinia-ui-steps = Kroky: { $steps } z { $free }
felinia-ui-food = jídlo

felinia-ui-ship = { $ship }, { $pier }, odplouvá v { $text }
felinia-ui-seat-price = místo stojí { $text }
felinia-ui-aboard = na palubě: { $text }
felinia-ui-free-seats = volná místa: { $free }
felinia-ui-sailing = chystá se odplout
felinia-ui-landed = u ostrova
felinia-ui-order = Pořadí odplutí

felinia-ui-stack-empty = v balíčku nezbývají dlaždice palub
felinia-ui-ending-last_merchant = Jeden z hráčů už nemá kupce: toto je poslední kolo.
felinia-ui-ending-stack_too_small = Dlaždic palub je málo: toto je poslední plavba.
felinia-ui-no-discs = bez dražebních disků
felinia-ui-discs = dražební disky shora: { $text }
felinia-ui-no-goods = bez zboží
felinia-ui-points =
    { $points ->
        [one] { $points } VB, kdyby hra skončila teď
       *[other] { $points } VB, kdyby hra skončila teď
    }
felinia-ui-first = začínající hráč

felinia-ui-take-back = Vzít disk zpět
felinia-ui-step-back = Disk vzat zpět
felinia-ui-step-leave = Disk vzat zpět
felinia-ui-step-ashore = Nikdo další se nenalodí
felinia-ui-step-stop = Zastavení
felinia-ui-step-turn-nothing = Bez otočení žetonu
felinia-ui-step-castle-1 = První karta
felinia-ui-step-castle-2 = Druhá karta
felinia-ui-step-castle-nothing = Žádná karta
felinia-ui-step-swap-spice = Výměna, +1 koření
felinia-ui-step-swap-food = Výměna, +1 jídlo
felinia-ui-step-swap-bonus_tile = Bonusová dlaždice
felinia-ui-step-store-3 = Ponechat { $free }
felinia-ui-step-store-4 = Ponechat { $more }
felinia-ui-step-sell = Prodej: { $thing }
felinia-ui-step-buy = Nákup: { $thing }
felinia-ui-step-give = Dáno: { $thing }
felinia-ui-step-discard = Prodej: { $thing }
felinia-ui-step-turn = Otočeno: { $thing }

## Town and players

felinia-ui-phases = Fáze kola
felinia-ui-stall = { $place }: { $text }
felinia-ui-stall-closed = Stánek { $number } je zavřený
felinia-ui-stall-closed-help = Při tak malém počtu hráčů se bez tohoto stánku obejdete: v této hře se na něm neprodává.
felinia-ui-pile = disky shora dolů: { $text }
felinia-ui-pile-none = žádný disk
felinia-ui-reconstructed = Čísla jsou rekonstruovaná.
felinia-ui-text-numbers = Čísla
felinia-ui-price = cena { $price }
felinia-ui-price-then =
    { $price ->
        [0] cena → { $then }
       *[other] cena { $price } → { $then }
    }
felinia-ui-guild = Cech: { $text }
felinia-ui-guild-head = Cech
felinia-ui-exchange-spice = Vyměnit dlaždici zboží za náhodnou jiného druhu a získat koření
felinia-ui-exchange-food = Vyměnit dlaždici zboží za náhodnou jiného druhu a získat jídlo
felinia-ui-exchange-bonus_tile = Připlatit zlato a koření a vzít si bonusovou dlaždici podle výběru
felinia-ui-times = × { $count }
felinia-ui-castles-looked = Tažené karty hradů
felinia-ui-castle-back = Karta hradu lícem dolů
felinia-ui-castle-asks = { $picture }, chce: { $good }
felinia-ui-castles-under = Víte, že pod balíčkem leží: { $text }
felinia-ui-piles = Pytlík, paluby, společná zásoba
felinia-ui-bag = Dlaždic v pytlíku: { $count } ({ $text })
felinia-ui-stack-none = V balíčku nezbývá žádná paluba
felinia-ui-discarded = Paluby, které opustily hru: { $text }
felinia-ui-discarded-none = Žádná paluba zatím hru neopustila
felinia-ui-supply = Ve společné zásobě: { $thing } { $count }
felinia-ui-help-spice = Koření: dá se prodat, připlácí se jím v cechu za bonusové dlaždice, na konci boduje po dvojicích.
felinia-ui-help-gold = Zlato: dá se prodat, připlácí se jím v cechu za bonusové dlaždice, na konci boduje.
felinia-ui-help-food = Jídlo: každé dovede kupce o provincii dál. Prodat se nedá.
felinia-ui-help-discs = Leží vedle desky: ještě nepoložené, nebo v tomto kole už vzaté zpět.
felinia-ui-help-stock = Ještě se mohou nalodit. Když někdo nalodí posledního, hra se chýlí ke konci.
felinia-ui-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }, nejvýš { $most }
felinia-ui-income = Příjmová pole, obsazeno: { $filled }, volná: { $text }
felinia-ui-vp = VB
felinia-ui-points-now = { $points } VB, kdyby hra skončila teď
felinia-ui-points-open = { $points } VB na očích
felinia-ui-goods = Zboží: { $text }
felinia-ui-goods-stay =
    { $count ->
        [one] Zboží, na konci kola zůstane { $count }
        [few] Zboží, na konci kola zůstanou { $count }
       *[other] Zboží, na konci kola zůstane { $count }
    }
felinia-ui-tokens = Obchodní žetony
felinia-ui-tokens-secret = Vaše žetony, vidíte je jen vy
felinia-ui-token-set = { $token } × { $count }
felinia-ui-worth = sady: { $points } VB
felinia-ui-none-yet = zatím nic
felinia-ui-you = to jste vy
felinia-ui-first-player = začínající hráč
felinia-ui-unfold = Ukázat celou desku: { $text }
felinia-ui-fold = Zpět na malou kartu: { $text }
