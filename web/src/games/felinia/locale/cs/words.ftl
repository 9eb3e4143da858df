felinia-words-first = Začínající hráč: { $text }
felinia-words-explorer = Zkoumá kupec, který připlul z: { $pier }
felinia-words-bonus-seen = Bonusové dlaždice, o kterých víte: { $text }
felinia-words-castles-looked = Tažené karty hradů: { $text }
felinia-words-removed = Mimo hru: { $text }
felinia-words-ways = Cesty: { $text }
felinia-words-settled = Usazení kupci: { $text }
felinia-words-points-from = Body za: { $text }
