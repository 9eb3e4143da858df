hex-title = Hex
hex-about = Střídavě pokládejte kameny a spojte své dvě strany desky dřív než soupeř.
hex-preset-first = První hra: 7 × 7
hex-preset-club = Jako v klubech: 11 × 11 s výměnou

hex-name-board = Deska
hex-name-stones = Kameny
hex-name-goal = Má spojit
hex-name-goals = Má spojit
hex-name-top_bottom = horní a dolní stranu
hex-name-left_right = levou a pravou stranu
hex-name-joined = Spojené strany
hex-name-decision = Otázka
hex-name-point = Otázka
hex-name-lay = kámen

hex-question-lay = Položte kámen
hex-question-swap = Položte kámen, nebo převezměte ten první
hex-option-lay = Položit kámen na { $cell }
hex-option-swap = Převzít první kámen

hex-fact-laid = { $seat }: kámen na { $cell }
hex-fact-swapped = { $seat }: výměna, první kámen teď leží na { $cell }
hex-fact-joined = { $seat }: obě strany jsou spojené
hex-told-laid = pokládá kámen na { $cell }
    .you = pokládáte kámen na { $cell }
hex-told-swapped = přebírá první kámen, teď leží na { $cell }
    .you = přebíráte první kámen, teď leží na { $cell }
hex-told-joined = spojuje obě strany
    .you = spojujete obě strany

hex-refusal-cell-taken = Na { $cell } už kámen leží.
hex-refusal-swap-too-late = První kámen lze převzít jen v prvním tahu druhého hráče.
hex-refusal-stones-uneven = Kameny neodpovídají počtu tahů ({ $turn }): první hráč jich má { $first }, druhý { $second }.
hex-refusal-played-on = Hrálo se dál, i když už byly strany spojené.
