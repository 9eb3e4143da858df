"""Felinia: bid for goods, take seats on ships, explore an island."""
