### El final de la partida, los gráficos, la repetición, el registro, el chat y lo demás que se dice en la mesa

## El final

end-title-you-by =
    Ganas por { $lead ->
        [one] { $lead } punto
       *[other] { $lead } puntos
    }
end-title-you-tie-break = Ganas en el desempate
end-title-one-by =
    { $text } gana por { $lead ->
        [one] { $lead } punto
       *[other] { $lead } puntos
    }
end-title-one-tie-break = { $text } gana en el desempate
end-title-shared = { $text } comparten la victoria con { $points } puntos cada uno
end-title-shared-you = Compartes la victoria con { $text }: { $points } puntos cada uno
end-title-alone =
    Has conseguido { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
end-title-cancelled = La partida se ha cancelado
end-title-aside = Esta mesa se ha retirado por un fallo
end-about-cancelled = Todos acordaron parar, o ya no quedaba nadie para jugar. No hay ganador ni registro que exportar. La mesa se queda como estaba, por si quieres mirarla.
end-about-aside = El servidor encontró un fallo durante esta partida y se detuvo antes de que algo saliera mal. Lo jugado se conserva y hay un informe para quienes llevan el servidor. Quienes llevan el servidor pueden hacer que la partida siga; otra se puede empezar en cualquier momento.
end-ranking = Clasificación
end-place =
    { $place ->
        [1] primer puesto
        [2] segundo puesto
        [3] tercer puesto
        [4] cuarto puesto
       *[other] puesto { $place }
    }
end-resigned = ha abandonado
end-by-source = Puntos por origen
end-tap-number = toca un número para ver de dónde viene
end-source = Origen
end-while-playing = Durante la partida
end-at-the-end = Al final
end-total = Total
end-origin-of = { $what }, { $text }: { $points }. Ver de dónde viene
end-origin-title = { $what }: { $text }
end-origin-sum =
    En total { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
end-points-open = { $text }. Ver de dónde vienen los puntos
end-points-title = Puntos: { $text }
end-points-so-far = Hasta ahora
end-points-ahead = El final añadiría ahora
end-points-together = Si la partida acabara ahora
end-points-behind =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por detrás de { $text }. La mayor diferencia: { $what } ({ $amount })
end-points-leads =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por delante de { $text }. La mayor diferencia: { $what } ({ $amount })
end-points-level = Empate con { $text }
end-points-arrow = El número pequeño tras la flecha (→) son los puntos que habría si la partida acabara ahora.
end-points-only-end = Todos los puntos se cuentan al final. Estos son los que habría si la partida acabara ahora.
end-points-hidden = El signo más indica que hay más puntos, que solo puede contar su dueño.
end-round = Ronda { $round }
end-scoring = Recuento
end-over-time = Evolución de los puntos
end-over-time-table = Puntos después de cada ronda
end-chart-hint = señala un momento para leerlo
end-chart-which = Qué muestran las líneas
end-chart-scored = Puntos logrados
end-chart-worth = Si hubiera acabado entonces
end-chart-worth-about = los puntos que habría tenido cada cual si la partida hubiera acabado en ese momento
end-by-round = Puntos por origen y ronda
end-no-moments = No se ha podido cargar el curso de la partida.
end-again = Intentar de nuevo
end-failed = No ha funcionado. Inténtalo otra vez dentro de un momento.
end-see-table = Ver la mesa
end-replay = Repetición
end-review = Análisis
end-play-on = Seguir desde aquí
end-check = Comprobar el barajado
end-export = Exportar el registro
end-swapped = Mismo reparto, otros asientos
end-rematch = Revancha
end-next-table = A la siguiente partida
end-home = A la portada
end-check-title = ¿Fue limpio el barajado?
end-check-wait = Jugando de nuevo toda la partida…
end-check-replayed =
    { $decisions ->
        [one] La única decisión estaba permitida, y cada carta, loseta y punto salió como estaba guardado.
       *[other] Las { $decisions } decisiones estaban permitidas, y cada carta, loseta y punto salió como estaba guardado.
    }
end-check-differs = Jugada de nuevo, la partida no sale como estaba guardada.
end-check-sealed = El sello publicado al principio encaja con la semilla: tu navegador lo ha calculado por sí mismo.
end-check-broken = El sello no encaja con la semilla.
end-check-how = Todo lo que se baraja y se roba sale de una sola semilla secreta. Su sello, una huella que no revela nada, era público desde el principio; ahora que la partida ha terminado, la semilla también lo es. Cualquiera puede exportar el registro y comprobarlo.
end-seal = Sello, desde el principio
end-seed = Semilla, revelada al final

## El registro

end-log-title = Lo que ha pasado
end-log-all = todos los hechos
end-log-all-title = Todo lo que ha pasado
end-log-empty = Todavía no ha pasado nada.
end-log-draft = (borrador)
end-log-folded = Preparación
end-log-sum = { $who }: { $text }
end-log-started = Empieza la partida.
end-log-joined = { $text } toma asiento.
end-log-left = { $text } deja su asiento.
end-log-proposed-take_back = { $text } propone deshacer turnos.
end-log-proposed-cancel = { $text } propone cancelar la partida.
end-log-answered-yes = { $text } está de acuerdo.
end-log-answered-no = { $text } no está de acuerdo.
end-log-take_back = Se han deshecho los turnos.
end-log-resigned = { $text } abandona; sigue un bot.
end-log-stood_in = Un bot juega por { $text }.
end-log-stood_in-once = Un bot juega este turno por { $text }.
end-log-withdrawn = { $text } vuelve a elegir.
end-log-came_back = { $text } ha vuelto.
end-log-cancelled = La partida se cancela.
end-log-over = La partida ha terminado.
end-log-aside = La mesa se retira por un fallo.
end-log-resumed = Quien lleva el servidor hace que la mesa siga.
end-log-restored = El disco del servidor dañó lo que seguía; la partida sigue desde aquí.
end-log-rematch = Hay otra partida preparada.

## Lo que se lee en voz alta y las señales de mi turno

end-say-turn = Tu turno. { $text }
end-say-done = Todo hecho. Puedes terminar tu turno.
end-say-deed = { $who }. { $text }
end-tab-turn = ● Tu turno – Bogwood
end-note-title = Tu turno
end-note-body = { $what } { $text }

## El menú y las propuestas

end-menu = Menú de la mesa
end-menu-text = La mesa como texto
end-menu-rules = Reglas
end-menu-icons = Piezas e iconos
end-menu-replay = Ver lo jugado
end-menu-watch = Invitar a mirar
end-menu-mine = Mis mesas
end-menu-settings = Ajustes
end-menu-codes = Código de recuperación
end-menu-take-back = Deshacer turnos…
end-menu-cancel = Cancelar la partida…
end-menu-stand-in = Que un bot juegue por mí
end-stand-in-title = ¿Que un bot juegue por ti?
end-stand-in-about = Juega al ritmo de la mesa, desde el principio de tu turno; lo que hayas probado se descarta. Puedes recuperar tu asiento cuando quieras.
end-stand-in-once = Solo este turno
end-stand-in-on = De ahora en adelante
end-menu-stand-in-for = Que un bot juegue por { $text }
end-menu-come-back = Volver a jugar yo
end-menu-resign = Abandonar…
end-menu-sound = Sonido
end-menu-auto = Terminar mis turnos automáticamente
end-menu-confirm = Preguntármelo todo
end-menu-bug = Avisar de un fallo…
end-on = sí
end-off = no
end-yes = De acuerdo
end-no = No
end-no-after-all = Al final no
end-keep-on = Seguir jugando
end-proposal = Propuesta
end-proposal-take-back =
    { $text } quiere deshacer { $count ->
        [one] el último turno.
       *[other] los últimos { $count } turnos.
    }
end-proposal-take-back-mine =
    Has propuesto deshacer { $count ->
        [one] el último turno.
       *[other] los últimos { $count } turnos.
    }
end-proposal-cancel = { $text } quiere cancelar la partida.
end-proposal-cancel-mine = Has propuesto cancelar la partida.
end-proposal-waits = Falta la respuesta de { $text }.
end-proposal-withdraw = Retirar
end-take-back-title = Deshacer turnos
end-take-back-about =
    { $others ->
        [0] Elige el turno desde el que se vuelve a jugar. Ese turno y todo lo posterior se deshace.
       *[other] Elige el turno desde el que se vuelve a jugar. Ese turno y todo lo posterior se deshace cuando todas las personas de la mesa estén de acuerdo.
    }
end-take-back-none = Todavía no se ha jugado ningún turno.
end-cancel-title = ¿Cancelar la partida?
end-cancel-about =
    { $others ->
        [0] La partida termina sin ganador.
       *[other] Cuando todas las personas de la mesa estén de acuerdo, la partida termina sin ganador.
    }
end-cancel-yes =
    { $others ->
        [0] Cancelar la partida
       *[other] Proponerlo
    }
end-resign-title = ¿Abandonar?
end-resign-about =
    { $others ->
        [0] La partida se cancela. No podrás volver a ella.
       *[other] Un bot juega tu asiento hasta el final, por los demás. No podrás volver a esta partida.
    }
end-resign-yes = Abandonar

## El chat y la nota

end-chat-which = Chat o nota
end-chat-talk = Para todos
end-chat-note = Mi nota
end-chat-none = Nadie ha dicho nada todavía.
end-chat-write = Di algo
end-chat-send = Enviar
end-chat-phrases = Frases rápidas
end-chat-unread =
    { $count ->
        [one] { $count } mensaje sin leer
       *[other] { $count } mensajes sin leer
    }
end-note-label = Solo tú puedes leer esto.
end-note-reading = Cargando…
end-note-saved = Guardado
end-note-writing = Escribiendo…
end-note-failed = No se ha guardado: no hay conexión con el servidor.

## Un aviso

end-bug-title = Avisar de un fallo
end-bug-label = ¿Qué ha pasado y qué esperabas?
end-bug-about = Recibes un archivo para pasárselo a quien lleva o repara Bogwood. Contiene tu texto, la posición tal como la ves, las jugadas hechas y las versiones del juego y de tu navegador. No contiene nada que no puedas saber, ni nombres, y no se envía a ninguna parte.
end-bug-save = Guardar el archivo
end-bug-done = El archivo se ha guardado. ¡Gracias!
end-bug-close = Cerrar

## Movimiento

end-skip = Saltar

## La repetición

end-replay-title = Repetición
end-replay-back = A la mesa
end-replay-seats = Jugadores
end-replay-chip =
    { $points ->
        [one] { $text }, { $points } punto: poner este tablero primero
       *[other] { $text }, { $points } puntos: poner este tablero primero
    }
end-replay-turns = Turnos
end-replay-more = Más de la mesa
end-replay-tab-turns = Turnos
end-replay-tab-seat = Tablero
end-replay-tab-strip = Acciones
end-replay-tab-others = Otros
end-replay-tab-common = Cartas
end-replay-setup = Preparación
end-replay-start = Empieza la partida
end-replay-where = turno { $turn } de { $turns }
end-replay-where-step = turno { $turn } de { $turns }, decisión { $step }
end-replay-slider = Momento de la partida
end-replay-walk = Recorrer la partida
end-replay-first = Al principio
end-replay-last = Al final
end-replay-back-turn = Un turno atrás
end-replay-next-turn = Un turno adelante
end-replay-back-step = Una decisión atrás
end-replay-next-step = Una decisión adelante
end-replay-play = Reproducir
end-replay-pause = Pausa
end-replay-speed = Velocidad
end-replay-by-turn = por turnos
end-replay-by-step = por decisiones
