# The games in this browser's own tab, without a server.

door-opening = Preparando los juegos: { $percent } %
door-newer = Hay una versión más nueva. Tus partidas quedan como están.
door-newer-take = Cargarla
door-memory = Este navegador no guarda nada aquí: las partidas se pierden al cerrar la pestaña. Abre una ventana normal o permite que este sitio guarde datos.
door-again = Probar otra vez
door-second-tab = Bogwood ya está abierto en otra pestaña, y solo una puede guardar tus partidas. Sigue allí o ciérrala: esta página continuará sola.
door-newer-store = Tus partidas se guardaron con una versión de Bogwood más nueva que esta. Vuelve a cargar la página con conexión; no se ha cambiado nada.
door-broken-store = No se puede leer el archivo con tus partidas. No se ha cambiado nada; prueba otra vez o reinicia el navegador.
door-no-wasm = Este navegador no tiene WebAssembly, que los juegos necesitan. Usa una versión actual de Firefox, Chrome, Edge o Safari.
door-broken = No se han podido iniciar los juegos. En la primera visita comprueba la conexión, libera memoria y prueba otra vez.
door-save = Guardar esta partida en un archivo
door-open = Abrir una partida guardada
door-no-record = Este archivo no es una partida guardada.
