### Úlohy česky.

puzzle-title = Úlohy
puzzle-one = Úloha
puzzle-lead = Najděte nejlepší tah. V každé úloze je jeden zřetelně lepší než ostatní a středně silný bot ho nevidí.
puzzle-none = Pro tuto hru zatím žádné úlohy nejsou.
puzzle-daily = Úloha dne
puzzle-daily-lead = Dnes je pro všechny stejná.
puzzle-all = Všechny úlohy
puzzle-solve = Řešit
puzzle-again = Řešit znovu
puzzle-rating = Vaše hodnocení: { $rating } ± { $deviation }
puzzle-solved-of = Vyřešeno na první pokus: { $done } z { $total }
puzzle-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }
puzzle-round = Kolo { $round }
puzzle-strength = Obtížnost { $rating }

### Jak to dopadlo

puzzle-finding-new = zatím bez pokusu
puzzle-finding-solved = vyřešeno
puzzle-finding-good = dobré, ne nejlepší
puzzle-finding-wrong = nenalezeno
puzzle-finding-shown = řešení zobrazeno

### U stolu

puzzle-task = Najděte nejlepší tah. Hrajete za: { $text }.
puzzle-task-plain = Najděte svůj nejlepší tah.
puzzle-task-help = Zahrajte ho a ukončete tah: hned se dozvíte, zda je nejlepší. Do té doby můžete kroky vracet.
puzzle-checking = Díváme se na váš tah…
puzzle-solved = Vyřešeno: to je nejlepší tah.
puzzle-solved-as-good = Vyřešeno: stejně dobré jako nejlepší tah.
puzzle-good = Dobré, ale ne nejlepší: asi o { $points } VB méně.
puzzle-wrong = Tenhle ne: nejlepší tah má hodnotu asi o { $points } VB vyšší.
puzzle-shown = Toto je nejlepší tah:
puzzle-best = Nejlepší tah
puzzle-beyond = Co přinese oproti vašemu
puzzle-beyond-next = Co přinese oproti druhému nejlepšímu
puzzle-later = Jeho hodnota se ukáže hlavně v dalších tazích.
puzzle-margin = Druhý nejlepší tah má hodnotu o { $points } VB nižší (± { $error }).
puzzle-rating-change = Vaše hodnocení: { $before } → { $rating } (úloha: { $strength })
puzzle-rating-kept = Do hodnocení se počítá jen první pokus. Vaše hodnocení: { $rating }.
puzzle-show = Ukázat řešení
puzzle-try-again = Zkusit znovu
puzzle-next = Další úloha
puzzle-fold = Sbalit
