### Hex at a glance, in Czech.

hex-overview-aim = Spojte své dvě strany desky řetězem vlastních kamenů: první hráč horní s dolní, druhý levou s pravou. Jednomu z vás se to podaří vždy, takže všechno, co zdrží soupeře, pomáhá vám.
hex-overview-turn-1 = Položte jeden svůj kámen na libovolné volné pole. Tam už zůstane.
hex-overview-turn-2 = Je-li povolena výměna, může druhý hráč ve svém prvním tahu místo toho převzít první kámen.
hex-overview-turn-3 = Sahá-li váš řetěz od jedné vaší strany ke druhé, vyhráli jste.

hex-diagram-bridge = Most: kameny na c2 a b4 se nedotýkají, ale spojí je jak c3, tak b3. Soupeř obsadil c3; odpovězte na b3. Stejně jsou oba kameny spojené i se svými stranami.

hex-mistake-touching = Klást kámen těsně ke kameni. Most, tedy dva kameny se dvěma volnými poli mezi sebou, sahá dál a nejde přetnout: obsadí-li soupeř jedno pole, obsaďte druhé.
hex-mistake-chasing = Bránit přímo před soupeřovým řetězem, který vás prostě obejde. Braňte o několik polí dál, kde kámen zároveň staví váš řetěz.
hex-mistake-early = Vyplňovat most, na který nikdo neútočí. Takový kámen nic nepřidá; položte ho tam, kde je řetěz ještě otevřený.
hex-mistake-opening = Začínat uprostřed, když je povolena výměna: tak dobrý kámen soupeř převezme. Začněte tam, kde by vám vyhovovaly obě strany.
