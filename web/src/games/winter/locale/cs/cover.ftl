winter-cover-title = Nekonečná zima
winter-cover-line = Kmeny doby ledové loví, táboří a plují na vorech po tající řece.
winter-cover-nature = stavba balíčku
