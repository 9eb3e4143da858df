winter-cover-title = Вечная зима
winter-cover-line = Племена ледникового периода охотятся, ставят стоянки и сплавляются по реке.
winter-cover-nature = колодостроение
