hex-rules-heading = Pravidla hry Hex

hex-rules-section-hx-1 = Deska
hex-rules-section-hx-2 = Tah
hex-rules-section-hx-3 = Konec hry

hex-rule-hx-1-1 = Hex je pro dva hráče, na kosočtverci ze šestiúhelníků. Volba „Velikost“ určuje, kolik polí má strana.
    .title = Hráči a deska
hex-rule-hx-1-2 = První hráč chce spojit horní stranu s dolní, druhý levou s pravou. Rohové pole patří k oběma stranám, které se v něm stýkají.
    .title = Strany
hex-rule-hx-2-1 = Hráči střídavě pokládají po jednom svém kameni na volné pole.
    .title = Kámen
hex-rule-hx-2-2 = Kameny se neposouvají ani neodebírají.
    .title = Natrvalo
hex-rule-hx-2-3 = Je-li zapnutá volba „Výměna“, může druhý hráč ve svém prvním tahu místo položení kamene převzít ten první: stane se jeho kamenem na zrcadlovém poli, kde má pro něj stejnou cenu, jakou měl pro soupeře. Pak pokračuje první hráč.
    .title = Výměna
hex-rule-hx-3-1 = Kdo spojí své dvě strany souvislým řetězem vlastních kamenů, okamžitě vyhrává.
    .title = Spojené strany
hex-rule-hx-3-2 = Na plné desce jsou vždy spojené strany jednoho z hráčů, takže někdo vyhraje.
    .title = Bez remíz

hex-option-name-size = Velikost
hex-option-help-size = Kolik polí má strana desky.
hex-option-value-size-3 = 3 × 3
hex-option-value-size-4 = 4 × 4
hex-option-value-size-5 = 5 × 5
hex-option-value-size-6 = 6 × 6
hex-option-value-size-7 = 7 × 7
hex-option-value-size-8 = 8 × 8
hex-option-value-size-9 = 9 × 9
hex-option-value-size-10 = 10 × 10
hex-option-value-size-11 = 11 × 11
hex-option-value-size-12 = 12 × 12
hex-option-value-size-13 = 13 × 13
hex-option-value-size-14 = 14 × 14
hex-option-value-size-15 = 15 × 15

hex-option-name-swap = Výměna
hex-option-help-swap = Zda smí druhý hráč převzít první kámen, což vyrovnává výhodu začínajícího.
hex-option-value-swap-no = Ne
hex-option-value-swap-yes = Ano
