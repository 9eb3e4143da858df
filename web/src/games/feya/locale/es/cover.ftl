feya-cover-title = El Pantano de Feya
feya-cover-line = Cuatro clanes pescan, comercian y levantan islas en torno a antiguos lugares de culto.
feya-cover-nature = sin cartas ocultas
