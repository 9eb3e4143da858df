winter-cover-title = Invierno sin fin
winter-cover-line = Tribus de la era glacial cazan, acampan y bajan en balsa por un río de deshielo.
winter-cover-nature = construcción de mazos
