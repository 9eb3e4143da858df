### Guided games: what stands round the sentences of a lesson

lessons-count = { $step } z { $count }
lessons-next = Dál
lessons-back = Zpět
lessons-leave = Hrát volně
lessons-again = Zkusit znovu
lessons-anew = Začít znovu
lessons-yours = Jste na tahu
lessons-wait = Hrají ostatní…
lessons-other = I to jde, ale zatím se nic nestalo. Teď zkoušíme tohle: { $text }.
lessons-other-end = Nic se nestalo. Tento tah je hotov: ukončete ho tlačítkem dole.
lessons-other-lit = Nic se nestalo. Vyberte tu jedno z míst, která svítí.
lessons-astray = Z cesty této lekce jste sešli. Začněte ji znovu, nebo prostě hrajte dál.
lessons-note =
    { $minutes ->
        [one] Asi { $minutes } minuta u skutečného stolu.
        [few] Asi { $minutes } minuty u skutečného stolu.
        [many] Asi { $minutes } minuty u skutečného stolu.
       *[other] Asi { $minutes } minut u skutečného stolu.
    } O čem je řeč, to svítí; volba, která se sem nehodí, se vysvětlí a nic se nestane.
lessons-begin = Začít
lessons-done = Lekce je u konce
lessons-done-lead = Teď už víte, jak to chodí. Stůl zůstává, jak je: ostatní jsou snadní boti.
lessons-tries = Tři věci na vyzkoušení
lessons-play-on = Hrát odtud dál
lessons-new-game = Nová hra
lessons-further = Další lekce
lessons-offer-title = Nabídka lekce
lessons-offer = { $text } poprvé? Hra s průvodcem vám asi za deset minut ukáže, jak to funguje.
lessons-offer-yes = Ukažte mi to
lessons-offer-no = Ne, díky
