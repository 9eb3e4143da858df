goofspiel-rules-heading = Pravidla hry Goofspiel

goofspiel-rules-section-gs-1 = Příprava
goofspiel-rules-section-gs-2 = Sázky
goofspiel-rules-section-gs-3 = Odkrytí sázek
goofspiel-rules-section-gs-4 = Konec hry

goofspiel-rule-gs-1-1 = Goofspiel je pro dva až čtyři hráče. Všichni mají stejné karty číslované od 1; kolik jich je, určuje volba „Karty“. Stejný je i počet cen: každá má číslo a tolik bodů také přináší.
    .title = Hráči a karty
goofspiel-rule-gs-1-2 = Každé kolo začíná tím, že se otočí další cena. Volba „Pořadí cen“ určuje, zda přicházejí náhodně, od nejnižší, nebo od nejvyšší. Náhodné pořadí nikdo předem nezná.
    .title = Pořadí cen
goofspiel-rule-gs-2-1 = Každý vsadí jednu kartu z ruky. Každou kartou se dá sázet jen jednou.
    .title = Sázka
goofspiel-rule-gs-2-2 = Všichni sázejí najednou a tajně. Dokud nevsadí poslední, nikdo se nedozví, co si vybrali ostatní.
    .title = Tajně
goofspiel-rule-gs-3-1 = Jakmile všichni vsadí, sázky se ukážou. Zahrané karty jsou ze hry venku, takže všichni vidí, co komu zbývá.
    .title = Všichni naráz
goofspiel-rule-gs-3-2 = Cenu bere nejvyšší sázka. Je-li nejvyšších víc, cena se odhodí a nedostane ji nikdo.
    .title = Nejvyšší sázka
goofspiel-rule-gs-3-3 = Poslední kolo se odehraje samo: zbývá jedna cena a každý má jednu kartu.
    .title = Poslední kolo
goofspiel-rule-gs-4-1 = Hra končí, když se rozhodlo o všech cenách.
    .title = Konec
goofspiel-rule-gs-4-2 = Vaše body jsou součtem vašich cen. Vyhrává, kdo jich má nejvíc; při shodě se o vítězství dělíte.
    .title = Kdo vyhrává

goofspiel-option-name-cards = Karty
goofspiel-option-help-cards = Kolik karet má každý hráč a kolik je cen.
goofspiel-option-value-cards-4 = 4
goofspiel-option-value-cards-5 = 5
goofspiel-option-value-cards-6 = 6
goofspiel-option-value-cards-7 = 7
goofspiel-option-value-cards-8 = 8
goofspiel-option-value-cards-9 = 9
goofspiel-option-value-cards-10 = 10
goofspiel-option-value-cards-11 = 11
goofspiel-option-value-cards-12 = 12
goofspiel-option-value-cards-13 = 13

goofspiel-option-name-prizes = Pořadí cen
goofspiel-option-help-prizes = Náhodné, nebo takové, které všichni znají.
goofspiel-option-value-prizes-random = Náhodné
goofspiel-option-value-prizes-ascending = Nejdřív nejnižší
goofspiel-option-value-prizes-descending = Nejdřív nejvyšší
