### Los problemas en español.

puzzle-title = Problemas
puzzle-one = Problema
puzzle-lead = Encuentra el mejor turno. En cada problema hay uno claramente mejor que los demás, y el bot de nivel medio no lo ve.
puzzle-none = Este juego aún no tiene problemas.
puzzle-daily = Problema del día
puzzle-daily-lead = Hoy es el mismo para todos.
puzzle-all = Todos los problemas
puzzle-solve = Resolver
puzzle-again = Resolver otra vez
puzzle-rating = Tu puntuación: { $rating } ± { $deviation }
puzzle-solved-of = Resueltos a la primera: { $done } de { $total }
puzzle-players =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
puzzle-round = Ronda { $round }
puzzle-strength = Dificultad { $rating }

### Qué salió

puzzle-finding-new = sin probar
puzzle-finding-solved = resuelto
puzzle-finding-good = bien, pero no el mejor
puzzle-finding-wrong = no encontrado
puzzle-finding-shown = solución vista

### En la mesa

puzzle-task = Encuentra el mejor turno. Juegas con: { $text }.
puzzle-task-plain = Encuentra tu mejor turno.
puzzle-task-help = Juégalo y termina el turno: sabrás al momento si es el mejor. Hasta entonces puedes deshacer pasos.
puzzle-checking = Mirando tu turno…
puzzle-solved = Resuelto: es el mejor turno.
puzzle-solved-as-good = Resuelto: es tan bueno como el mejor turno.
puzzle-good = Bien, pero no es el mejor: cerca de { $points } PV menos.
puzzle-wrong = No es este: el mejor turno vale cerca de { $points } PV más.
puzzle-shown = Este es el mejor turno:
puzzle-best = El mejor turno
puzzle-beyond = Qué aporta frente al tuyo
puzzle-beyond-next = Qué aporta frente al siguiente
puzzle-later = Lo que vale se ve sobre todo en los turnos siguientes.
puzzle-margin = El siguiente mejor turno vale { $points } PV menos (± { $error }).
puzzle-rating-change = Tu puntuación: { $before } → { $rating } (problema: { $strength })
puzzle-rating-kept = Solo cuenta el primer intento. Tu puntuación: { $rating }.
puzzle-show = Ver la solución
puzzle-try-again = Otra vez
puzzle-next = Siguiente problema
puzzle-fold = Plegar
