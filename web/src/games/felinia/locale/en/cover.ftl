felinia-cover-title = Felinia
felinia-cover-line = Cat merchants bid at the market and sail to a divided island.
felinia-cover-nature = bidding
