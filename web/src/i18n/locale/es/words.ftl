### La mesa en palabras, y lo que se puede escribir en ella

# Lo que se puede escribir; los nombres de una misma cosa van separados por barras.

words-then = luego | después | y luego
words-command-undo = deshacer | deshaz | atrás
words-command-redo = rehacer | rehaz
words-command-end = fin | terminar | terminar turno | listo
words-command-hurry = deprisa | más deprisa
words-command-yes = sí
words-command-no = no
words-command-question = pregunta | qué toca | qué se pregunta
words-command-choices = qué puedo hacer | opciones
words-command-why = por qué | por qué no
words-command-look = mirar | mira | qué es | dónde está
words-command-means = lo mío | qué tengo | mis recursos
words-command-players = jugadores | todos | los demás
words-command-score = puntos | puntuación
words-command-last = últimos turnos | qué ha pasado | último
words-command-round = ronda | de quién es el turno
words-command-help = ayuda | órdenes

# Respuestas

words-placeholder = una jugada, o «ayuda»
words-suggestions = Lo que puede querer decir
words-leave = Volver al dibujo
words-log = Lo que ha pasado
words-asides = Además de la pregunta
words-no-undo = No hay nada que deshacer.
words-no-redo = No hay nada que rehacer.
words-no-end = Todavía no hay nada que terminar: responde antes a la pregunta.
words-no-doubt = No hay ninguna pregunta que se responda con «sí» o «no».
words-not-your-turn = No es tu turno.
words-nothing-fits = Nada encaja aquí con «{ $text }». Escribe «ayuda» para saber qué se puede escribir.
words-several = Varias cosas encajan con «{ $text }»:
words-more =
    { $count ->
        [one] y { $count } más
       *[other] y { $count } más
    }
words-look-where = ¿Qué quieres mirar?
words-why-what = Escribe de qué se trata, por ejemplo «por qué c6».
words-open = Nada lo impide:
words-help = Escribe cualquier parte del nombre de una jugada, en mayúsculas o minúsculas.
words-help-commands = Además de jugadas se puede escribir { $text }.
words-help-line = En una línea caben varios pasos, separados por comas. Tras «por qué» y «mirar» di de qué se trata.
