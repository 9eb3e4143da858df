felinia-words-first = First player: { $text }
felinia-words-explorer = Exploring: the merchant from { $pier }
felinia-words-bonus-seen = Bonus tiles you know of: { $text }
felinia-words-castles-looked = Castle cards drawn: { $text }
felinia-words-removed = Out of the game: { $text }
felinia-words-ways = Ways to { $text }
felinia-words-settled = Merchants settled in: { $text }
felinia-words-points-from = Points from: { $text }
