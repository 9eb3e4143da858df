### Stůl slovy a co se u něj dá psát

# Co se dá napsat; různé názvy téže věci dělí svislá čára.

words-then = pak | potom | a pak | a potom
words-command-undo = zpět | vrátit | vzít zpět
words-command-redo = znovu
words-command-end = konec | ukončit | ukončit tah | konec tahu | hotovo
words-command-hurry = rychleji | pospěš
words-command-yes = ano
words-command-no = ne
words-command-question = otázka | co teď | na co se ptáš
words-command-choices = co můžu | co mohu dělat | co můžu dělat | možnosti
words-command-why = proč | proč ne
words-command-look = kde je | co je | podívat | ukaž
words-command-means = co mám | moje | moje věci
words-command-players = hráči | všichni | ostatní
words-command-score = body | skóre
words-command-last = co se stalo | poslední | poslední tahy
words-command-round = kolo | kdo je na tahu
words-command-help = nápověda | pomoc | příkazy

# Odpovědi

words-placeholder = tah, nebo „nápověda“
words-suggestions = Co se hodí
words-leave = Zpět k obrázku
words-log = Co se stalo
words-asides = Mimo otázku
words-no-undo = Není co vzít zpět.
words-no-redo = Není co zopakovat.
words-no-end = Zatím není co ukončit: nejdřív odpovězte na otázku.
words-no-doubt = Není otázka, na kterou by se odpovídalo „ano“ nebo „ne“.
words-not-your-turn = Nejste na tahu.
words-nothing-fits = K „{ $text }“ se tu nic nehodí. Napište „nápověda“ a dozvíte se, co se dá psát.
words-several = K „{ $text }“ se hodí více možností:
words-more =
    { $count ->
        [one] a ještě { $count }
        [few] a ještě { $count }
       *[other] a ještě { $count }
    }
words-look-where = Na co se chcete podívat?
words-why-what = Napište, čeho se to týká, třeba „proč c6“.
words-open = Nic tomu nebrání:
words-help = Napište kteroukoli část názvu tahu, velkými nebo malými písmeny.
words-help-commands = Kromě tahů můžete psát { $text }.
words-help-line = Na jeden řádek se vejde více kroků oddělených čárkami. Za „proč“ a „co je“ napište, čeho se to týká.
