### The coach in English.

### What a hint says

coach-strong = A strong player would:
coach-fine = Nothing is being wasted: the coach sees no turn that is clearly better.
coach-early = Nothing is wasted yet. Try out a turn, then ask again.
coach-waste = You are wasting something: another turn is worth about { $vp } VP more.
coach-instead = A strong player would do something else, worth about { $vp } VP more:
coach-because = What it brings
coach-missed = What is missed
coach-chance = Chance to win: { $percent } % (± { $error })

### Reasons: $text is an item below

coach-reason-count = { $change } { $text }
coach-reason-worth = { $text }: { $change } VP

### The review of a game

coach-review = Review of the game
coach-course = Chance to win, in %
coach-turnings = The turns that decided the game
coach-no-turnings = No turn stands out: nobody gave anything away that the coach can see.
coach-turning = { coach-moment }: −{ $percent } % (± { $error }), about { $vp } VP
coach-played = Played
coach-better = Better
coach-start = Start
coach-end = End
coach-reviewing = Weighing the turns … { $percent } %

### In the browser

coach-thinking = The coach is thinking …
coach-degree = How much the coach says
coach-degree-waste = Only what I waste
coach-degree-strong = What a strong player would do
coach-doubt = each player's chance to win after every turn; the pale band is the doubt
coach-reading =
    { $round ->
        [0] Set-up: { $text }
       *[other] Round { $round }: { $text }
    }
coach-one-chance = { $text } { $percent } %
coach-moment =
    { $round ->
        [0] Set-up, { $text }
       *[other] Round { $round }, { $text }
    }
coach-cost = about { $vp } VP, ± { $error } %
coach-nothing-else = nothing more
coach-try = Go back and try it differently?
coach-try-help = What you could not know then is dealt afresh.
coach-pick = Choose a turn, or any point of the chart.
coach-in-replay = See it in the replay
coach-back = Back to the result
coach-play-on = Play on from here
coach-play-on-seat = Your seat
coach-play-on-level = The others are bots
coach-play-on-start = Start

### Items of a seat: feya

coach-item-feya-points = VP
coach-item-feya-island_values = VP from islands
coach-item-feya-trophies = VP from trophy cards
coach-item-feya-fish_laid =
    { $amount ->
        [one] fish on your settlements
       *[other] fish on your settlements
    }
coach-item-feya-mana =
    { $amount ->
        [one] mana
       *[other] mana
    }
coach-item-feya-gold =
    { $amount ->
        [one] gold
       *[other] gold
    }
coach-item-feya-fish =
    { $amount ->
        [one] fish to trade
       *[other] fish to trade
    }
coach-item-feya-actions =
    { $amount ->
        [one] action left this round
       *[other] actions left this round
    }
coach-item-feya-axolotls =
    { $amount ->
        [one] axolotl kept
       *[other] axolotls kept
    }
coach-item-feya-navigation =
    { $amount ->
        [one] navigation step
       *[other] navigation steps
    }
coach-item-feya-temple_tiles =
    { $amount ->
        [one] temple tile
       *[other] temple tiles
    }
coach-item-feya-in_season =
    { $amount ->
        [one] boat near fish of this round
       *[other] boats near fish of this round
    }
coach-item-feya-next_season =
    { $amount ->
        [one] boat near fish of the next round
       *[other] boats near fish of the next round
    }
coach-item-feya-temples_near =
    { $amount ->
        [one] temple within reach
       *[other] temples within reach
    }
coach-item-feya-feast = VP from the best feast
coach-item-feya-group_room =
    { $amount ->
        [one] place for your group to grow
       *[other] places for your group to grow
    }
coach-item-feya-islands_led =
    { $amount ->
        [one] island led
       *[other] islands led
    }
coach-item-feya-islands =
    { $amount ->
        [one] island settled
       *[other] islands settled
    }
coach-item-feya-races = race cards almost met
coach-item-feya-others = lead over the others
coach-item-feya-tiles =
    { $amount ->
        [one] bonus tile
       *[other] bonus tiles
    }
coach-item-feya-clan_board = your clan board
coach-item-feya-guide = the guide for the next round

### Items of a seat: felinia

coach-item-felinia-points = VP
coach-item-felinia-sets =
    { $amount ->
        [one] token for your sets
       *[other] tokens for your sets
    }
coach-item-felinia-groups = groups of merchants
coach-item-felinia-bonus_tiles =
    { $amount ->
        [one] bonus tile
       *[other] bonus tiles
    }
coach-item-felinia-castles =
    { $amount ->
        [one] castle card
       *[other] castle cards
    }
coach-item-felinia-voyages = merchants on their way
coach-item-felinia-market = prospects at the market
coach-item-felinia-coins =
    { $amount ->
        [one] coin
       *[other] coins
    }
coach-item-felinia-spice =
    { $amount ->
        [one] spice
       *[other] spice
    }
coach-item-felinia-gold =
    { $amount ->
        [one] gold
       *[other] gold
    }
coach-item-felinia-goods =
    { $amount ->
        [one] goods tile
       *[other] goods tiles
    }
coach-item-felinia-food =
    { $amount ->
        [one] food
       *[other] food
    }

### Items of a seat: winter

coach-item-winter-points = VP
coach-item-winter-cards =
    { $amount ->
        [one] card in hand
       *[other] cards in hand
    }
coach-item-winter-animals =
    { $amount ->
        [one] animal
       *[other] animals
    }
coach-item-winter-graves =
    { $amount ->
        [one] buried card
       *[other] buried cards
    }
coach-item-winter-idols = idols on Honor and Sacrifice
coach-item-winter-megaliths =
    { $amount ->
        [one] megalith
       *[other] megaliths
    }
coach-item-winter-stones =
    { $amount ->
        [one] sacred stone
       *[other] sacred stones
    }
coach-item-winter-strength =
    { $amount ->
        [one] strength
       *[other] strength
    }
coach-item-winter-food =
    { $amount ->
        [one] Food
       *[other] Food
    }
coach-item-winter-tools =
    { $amount ->
        [one] Tool
       *[other] Tools
    }
coach-item-winter-land = the land you lead
coach-item-winter-camps =
    { $amount ->
        [one] camp on the map
       *[other] camps on the map
    }
