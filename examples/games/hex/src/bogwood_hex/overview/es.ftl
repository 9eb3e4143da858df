### Hex at a glance, in Spanish.

hex-overview-aim = Une tus dos lados del tablero con una cadena de piedras propias: quien empieza, arriba con abajo; el otro, izquierda con derecha. Alguien lo consigue siempre, así que todo lo que estorba al otro te ayuda.
hex-overview-turn-1 = Coloca una piedra tuya en cualquier casilla libre. Ahí se queda.
hex-overview-turn-2 = Con el cambio, en su primer turno el segundo puede quedarse en su lugar con la primera piedra.
hex-overview-turn-3 = Si tu cadena llega de uno de tus lados al otro, has ganado.

hex-diagram-bridge = Un puente: las piedras de c2 y b4 no se tocan, pero tanto c3 como b3 las unirían. El otro ha ocupado c3; responde en b3. Del mismo modo, ambas piedras están unidas a sus lados.

hex-mistake-touching = Poner piedra junto a piedra. Un puente, dos piedras con dos casillas libres entre ellas, llega más lejos y no se puede cortar: si ocupan una casilla, ocupa la otra.
hex-mistake-chasing = Bloquear justo delante de la cadena ajena, que simplemente da un rodeo. Bloquea unas casillas más allá, donde tu piedra además construya tu cadena.
hex-mistake-early = Rellenar un puente que nadie ataca. Esa piedra no aporta nada; ponla donde la cadena sigue abierta.
hex-mistake-opening = Empezar en el centro cuando hay cambio: el otro se queda con una piedra tan buena. Empieza donde te valga cualquiera de los dos bandos.
