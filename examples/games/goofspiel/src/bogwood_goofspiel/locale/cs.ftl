goofspiel-title = Goofspiel
goofspiel-about = Tajně vsaďte jednu kartu. Nejvyšší bere cenu a každou kartou se dá sázet jen jednou.
goofspiel-preset-first = První hra: 7 karet
goofspiel-preset-full = Celá barva: 13 karet

goofspiel-name-prize = Cena
goofspiel-name-prizes = Ceny, které teprve přijdou
goofspiel-name-discarded = Odhozené ceny
goofspiel-name-hand = Vaše karty
goofspiel-name-has_chosen = Má vsazeno
goofspiel-name-last = Poslední sázka
goofspiel-name-cards = Zbývající karty
goofspiel-name-won = Získané ceny
goofspiel-name-chosen = Vaše sázka

goofspiel-question-bid = Vsaďte kartu o cenu { $prize }
goofspiel-option-bid = Vsadit { $card }
goofspiel-piece-prize = Cena { $amount }

goofspiel-fact-prize = Další cena: { $amount }
goofspiel-fact-sealed = { $seat }: vsazeno
goofspiel-fact-bid = { $seat }: sázka { $card }
goofspiel-fact-won = { $seat }: cena { $amount }
goofspiel-fact-discarded = Nejvyšší sázky jsou stejné: cena { $amount } se odhazuje
goofspiel-told-sealed = vybírá sázku
    .you = vybíráte sázku
goofspiel-told-bid = sází { $card }
    .you = sázíte { $card }
goofspiel-told-won = bere cenu
    .you = berete cenu

goofspiel-refusal-has-bid = Už máte vsazeno: { $card }. Sázky se ukážou, až vsadí všichni.
goofspiel-refusal-not-in-hand = Kartu { $card } už v ruce nemáte.
goofspiel-refusal-prize-twice = Jedna cena byla otočena dvakrát.
goofspiel-refusal-prize-out-of-order = Ceny nepřicházejí ve zvoleném pořadí.
goofspiel-refusal-bad-trick = Počet sázek neodpovídá cenám: { $found } místo { $expected }.
goofspiel-refusal-card-twice = Jednou kartou se vsadilo dvakrát.
goofspiel-refusal-all-have-bid = Všichni vsadili, ale nic se neukázalo.
