feya-cover-title = Feya's Swamp
feya-cover-line = Four clans fish, trade and build islands around old shrines.
feya-cover-nature = no hidden cards
