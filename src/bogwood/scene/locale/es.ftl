### Escenas en español.

### Lo que se eligió

scene-by-rule = { $text } (se deduce del resto, regla { $rule })
scene-by-setup = { $text } (así salió en la preparación)
scene-luck = next { $text } (el azar sigue desde la semilla { $seed })


### Rechazos

refusal-scene-advanced-only = Esto solo existe en el juego avanzado: { $text }. Añade la línea «options mode=advanced».
refusal-scene-bad-draw = «{ $text }» no es un resultado del azar. Escribe 2/6: un dos entre los números del 0 al 5.
refusal-scene-boat-order = Los barcos salen del tablero uno tras otro: el barco { $boat } no puede estar fuera mientras hay { $found }. Nómbralos todos con «boats».
refusal-scene-no-discs = No hay discos en ningún sitio, así que nadie comercia. Coloca algunos con «discs».
refusal-scene-no-game = La escena no dice de qué juego es. Empiézala con «game NOMBRE».
refusal-scene-no-luck = El azar no lo da: como mucho salieron { $found } de { $expected } en { $tries } intentos. Pide menos de una vez.
refusal-scene-no-path = La posición no tiene el lugar «{ $text }». Mira el archivo que escribe «bogwood scene».
refusal-scene-no-token = No queda ninguna ficha que sirva para { $text }.
refusal-scene-nobody-aboard = No hay nadie a bordo en { $pier }. Nombra antes a sus mercaderes con «ship».
refusal-scene-nothing-to-store = Nadie a quien haya que preguntar tiene más de { $most } mercancías: no hay nada que almacenar.
refusal-scene-number = «{ $text }» tendría que ser un número del { $least } al { $most }.
refusal-scene-number-alone = El número { $text } no cuenta nada. Escribe «gold 12 mana 3» o «12 gold 3 mana».
refusal-scene-one-word = Aquí va un solo nombre, no «{ $text }».
refusal-scene-other-turn = Según el resto de la escena, el turno es de { $text }.
refusal-scene-over-a-game = Esta escena se hace sobre una posición dada, que ya dice juego, jugadores, opciones y semilla. Quita esas líneas.
refusal-scene-said-twice = «{ $text }» se dice dos veces.
refusal-scene-seat-taken = { $text } no puede tener aquí el asiento { $seat }: los clanes se sientan en la preparación, así que dilo al principio.
refusal-scene-ship-full = No caben { $found } mercaderes: este barco tiene { $most } plazas.
refusal-scene-stall-closed = Con tantos jugadores, { $place } está cerrado.
refusal-scene-too-late = «{ $text }» va al principio de la escena, antes que todo lo demás.
refusal-scene-too-many = Se nombran { $found } y hay sitio para { $most }.
refusal-scene-unknown-name = Aquí no hay «{ $text }». Posibles: { $allowed }.
refusal-scene-unknown-verb = «{ $text }» no es un verbo de las escenas. Quizá: { $allowed }. Todos: bogwood scene --verbs JUEGO.
refusal-scene-usage = Esta línea no se entiende. Se escribe así: { $text }
