### Endless Winter in English.
###
### Names arrive translated; the id of a thing is in the parameter of the same name with _id added.

winter-title = Endless Winter: Paleoamericans
winter-about = Lead a tribe through four rounds of an ice age: gather people, hunt, spread your camps, found villages and raise stones, and, with Rivers & Rafts, go down the river.

winter-preset-first = First game: Rivers & Rafts, the same start for all
winter-preset-base = Base game
winter-preset-rivers = Rivers & Rafts with two landmarks
winter-preset-warriors = Base game with Warriors
winter-preset-full = Everything: Rivers & Rafts, three landmarks, Warriors


### Helpers: said as part of other messages

winter-who =
    { $colour_id ->
        [rival] The Rival
       *[other] { $colour }
    }
winter-price-food = { $food } Food
winter-price-tools =
    { $tools ->
        [one] { $tools } Tool
       *[other] { $tools } Tools
    }
winter-price-labour = { $labour } Labour
winter-effect-food = +{ $amount } Food
winter-effect-tools =
    { $amount ->
        [one] +{ $amount } Tool
       *[other] +{ $amount } Tools
    }
winter-effect-labour = +{ $amount } Labour
winter-effect-labour-column = +{ $amount } Labour ({ $column })
winter-effect-draw =
    { $amount ->
        [one] draw { $amount } card
       *[other] draw { $amount } cards
    }
winter-effect-vp = +{ $amount } VP
winter-effect-honor = +{ $amount } Honor
winter-effect-sacrifice = +{ $amount } Sacrifice
winter-effect-megalith = build a megalith
winter-effect-camp = place a camp
winter-effect-move =
    { $amount ->
        [one] { $amount } move point
       *[other] { $amount } move points
    }
winter-effect-tip = tip an animal
winter-effect-hunt_deck = take the top animal of the deck
winter-effect-hunt_open = take an open animal
winter-effect-bury = bury a card
winter-effect-fish =
    { $amount ->
        [one] draw { $amount } fish token
       *[other] draw { $amount } fish tokens
    }
winter-effect-swap =
    { $amount ->
        [one] change { $amount } resource
       *[other] change up to { $amount } resources
    }
winter-effect-strength = +{ $amount } strength
winter-effect-pay-food = pay { $amount } Food
winter-effect-pay-tools =
    { $amount ->
        [one] pay { $amount } Tool
       *[other] pay { $amount } Tools
    }
winter-effect-choose = one of several bonuses
winter-effect-score_per =
    { $divisor ->
        [1] { $amount } VP for each: { $counter }
       *[other] { $amount } VP for every { $divisor }: { $counter }
    }
winter-effect-score_per-at =
    { $divisor ->
        [1] { $amount } VP for each: { $counter } ({ $terrain })
       *[other] { $amount } VP for every { $divisor }: { $counter } ({ $terrain })
    }
winter-effect-warrior_move = move your own camp and another's
winter-effect-recruit = take a tribe card
winter-effect-to_hand_free = a tribe card to the hand without the extra Food
winter-effect-reshuffle_fish = all fish return to the supply
winter-effect =
    { $effect_id ->
        [bonus_food] { winter-effect-food }
        [bonus_tools] { winter-effect-tools }
        [bonus_labour] { winter-effect-labour }
        [bonus_draw] { winter-effect-draw }
        [bonus_vp] { winter-effect-vp }
        [bonus_honor] { winter-effect-honor }
        [bonus_sacrifice] { winter-effect-sacrifice }
        [bonus_megalith] { winter-effect-megalith }
        [bonus_camp] { winter-effect-camp }
        [bonus_move] { winter-effect-move }
        [bonus_tip] { winter-effect-tip }
        [bonus_hunt_deck] { winter-effect-hunt_deck }
        [bonus_hunt_open] { winter-effect-hunt_open }
        [bonus_bury] { winter-effect-bury }
        [bonus_fish] { winter-effect-fish }
        [bonus_swap] { winter-effect-swap }
        [bonus_strength] { winter-effect-strength }
        [bonus_choose] { winter-effect-choose }
        [bonus_warrior_move] { winter-effect-warrior_move }
        [bonus_recruit] { winter-effect-recruit }
        [bonus_to_hand_free] { winter-effect-to_hand_free }
        [bonus_reshuffle_fish] { winter-effect-reshuffle_fish }
        [bonus_pay] a bonus that has its price
        [bonus_score_per] VP for what you have
       *[other] { $effect }
    }
winter-base =
    { $place_id ->
        [b1] hexes 1 and 4
        [b2] hexes 1 and 2
        [b3] hexes 2 and 3
        [b4] hexes 3 and 7
        [b5] hexes 16 and 19
        [b6] hexes 18 and 19
        [b7] hexes 17 and 18
        [b8] hexes 13 and 17
       *[other] { $place }
    }
winter-place =
    { $place_id ->
        [headwaters] the headwaters
        [delta_tile] the delta
       *[other] { $place }
    }


### Names: players, figures, resources

winter-name-red = Red
winter-name-yellow = Yellow
winter-name-green = Green
winter-name-blue = Blue
winter-name-rival = Rival

winter-name-member = member
winter-name-chief = chief
winter-name-camp = camp
winter-name-village = village
winter-name-raft = raft
winter-name-food = Food
winter-name-tools = Tools
winter-name-labour = Labour
winter-name-vp = VP
winter-name-strength = strength
winter-name-influence = influence


### Names: phases, columns, tracks

winter-name-setup = setup
winter-name-action = Action phase
winter-name-eclipse = Eclipse phase
winter-name-eclipse_turn = Eclipse turn
winter-name-preparation = Preparation phase
winter-name-over = end of the game

winter-name-initiate = Initiate
winter-name-develop = Develop
winter-name-hunt = Hunt
winter-name-explore = Explore
winter-name-rest = Rest
winter-name-any = any column

winter-name-honor = Honor
winter-name-sacrifice = Sacrifice


### Names: starting and tribe cards

winter-name-forager = Forager
winter-name-firekeeper = Firekeeper
winter-name-daredevil = Daredevil
winter-name-elder = Elder
winter-name-crafter = Crafter
winter-name-hunter = Hunter
winter-name-explorer = Explorer
winter-name-shaman = Shaman
winter-name-warrior = Warrior


### Names: culture cards

winter-name-ember_pouch = Ember Pouch
winter-name-bone_needles = Bone Needles
winter-name-spear_thrower = Spear Thrower
winter-name-flint_cores = Flint Cores
winter-name-dried_meat = Dried Meat
winter-name-hide_tents = Hide Tents
winter-name-trail_signs = Trail Signs
winter-name-forebear_tales = Tales of Forebears
winter-name-offering_fire = Offering Fire
winter-name-standing_stones = Standing Stones
winter-name-herb_lore = Herb Lore
winter-name-drum_circle = Drum Circle
winter-name-snares = Snares
winter-name-barter = Barter
winter-name-burial_rite = Burial Rite
winter-name-shared_feast = Shared Feast
winter-name-ochre_marks = Ochre Marks
winter-name-torch_march = Torch March
winter-name-council_fire = Council Fire
winter-name-knotted_cords = Knotted Cords
winter-name-great_feast = Great Feast
winter-name-obsidian_blades = Obsidian Blades
winter-name-spear_band = Spear Band
winter-name-long_houses = Long Houses
winter-name-star_paths = Star Paths
winter-name-cairns = Cairns
winter-name-stone_circle = Stone Circle
winter-name-cult_of_forebears = Cult of Forebears
winter-name-sun_offering = Sun Offering
winter-name-spoken_law = Spoken Law
winter-name-seasonal_stores = Seasonal Stores
winter-name-herd_drive = Herd Drive
winter-name-smokehouse = Smokehouse
winter-name-trade_gathering = Trade Gathering
winter-name-great_burial = Great Burial
winter-name-totem_carving = Totem Carving
winter-name-painted_hides = Painted Hides
winter-name-war_paint = War Paint
winter-name-healing_songs = Healing Songs
winter-name-tamed_wolves = Tamed Wolves


### Names: chiefs, setup cards

winter-name-ash_lance = Ash Lance
winter-name-storm_voice = Storm Voice
winter-name-grey_chisel = Grey Chisel
winter-name-quiet_moon = Quiet Moon
winter-name-far_strider = Far Strider
winter-name-ash_lance_a = Ash Lance, side A
winter-name-ash_lance_b = Ash Lance, side B
winter-name-storm_voice_a = Storm Voice, side A
winter-name-storm_voice_b = Storm Voice, side B
winter-name-grey_chisel_a = Grey Chisel, side A
winter-name-grey_chisel_b = Grey Chisel, side B
winter-name-quiet_moon_a = Quiet Moon, side A
winter-name-quiet_moon_b = Quiet Moon, side B
winter-name-far_strider_a = Far Strider, side A
winter-name-far_strider_b = Far Strider, side B

winter-name-full_baskets = Full Baskets
winter-name-sharp_edges = Sharp Edges
winter-name-fresh_tracks = Fresh Tracks
winter-name-long_walk = Long Walk
winter-name-old_grief = Old Grief
winter-name-carried_fire = Carried Fire
winter-name-first_stone = First Stone
winter-name-large_family = Large Family

winter-name-rival_initiate_2 = Rival card: Initiate, strength { $strength }
winter-name-rival_initiate_4 = Rival card: Initiate, strength { $strength }
winter-name-rival_initiate_6 = Rival card: Initiate, strength { $strength }
winter-name-rival_develop_2 = Rival card: Develop, strength { $strength }
winter-name-rival_develop_4 = Rival card: Develop, strength { $strength }
winter-name-rival_develop_6 = Rival card: Develop, strength { $strength }
winter-name-rival_hunt_2 = Rival card: Hunt, strength { $strength }
winter-name-rival_hunt_4 = Rival card: Hunt, strength { $strength }
winter-name-rival_hunt_6 = Rival card: Hunt, strength { $strength }
winter-name-rival_explore_2 = Rival card: Explore, strength { $strength }
winter-name-rival_explore_4 = Rival card: Explore, strength { $strength }
winter-name-rival_explore_6 = Rival card: Explore, strength { $strength }


### Names: animals, sacred stones

winter-name-mammoth = mammoth
winter-name-ground_sloth = ground sloth
winter-name-woolly_rhino = woolly rhino
winter-name-sabre_tooth = sabre-tooth
winter-name-glyptodon = glyptodon
winter-name-sea_cow = sea cow

winter-name-stone_forest = Forest Stone
winter-name-stone_plains = Plains Stone
winter-name-stone_hills = Hill Stone
winter-name-stone_mountains = Mountain Stone
winter-name-stone_tundra = Tundra Stone
winter-name-stone_camps = Camp Stone
winter-name-stone_species = Beast Stone
winter-name-stone_graves = Grave Stone
winter-name-stone_builders = Builder Stone
winter-name-stone_learning = Learning Stone
winter-name-stone_great_villages = Great Village Stone
winter-name-stone_great_species = Great Beast Stone
winter-name-stone_great_builders = Great Builder Stone
winter-name-stone_great_honor = Great Honor Stone
winter-name-stone_great_sacrifice = Great Sacrifice Stone
winter-name-stone_great_heartland = Heartland Stone
winter-name-stone_great_rim = Rim Stone
winter-name-stone_great_tribe = Great Tribe Stone
winter-name-stone_great_learning = Great Learning Stone
winter-name-stone_great_stores = Stores Stone
winter-name-stone_landmarks = Landmark Stone


### Names: terrain, landmarks, fish

winter-name-forest = forest
winter-name-plains = plains
winter-name-hills = hills
winter-name-mountains = mountains
winter-name-tundra = tundra
winter-name-glacier = glacier
winter-name-forest_a = forest A
winter-name-forest_b = forest B
winter-name-forest_c = forest C
winter-name-forest_d = forest D
winter-name-plains_a = plains A
winter-name-plains_b = plains B
winter-name-plains_c = plains C
winter-name-plains_d = plains D
winter-name-hills_a = hills A
winter-name-hills_b = hills B
winter-name-hills_c = hills C
winter-name-hills_d = hills D
winter-name-mountains_a = mountains A
winter-name-mountains_b = mountains B
winter-name-mountains_c = mountains C
winter-name-mountains_d = mountains D
winter-name-tundra_a = tundra A
winter-name-tundra_b = tundra B
winter-name-tundra_c = tundra C
winter-name-tundra_d = tundra D
winter-name-glacier_a = glacier A
winter-name-glacier_b = glacier B
winter-name-glacier_c = glacier C
winter-name-glacier_d = glacier D
winter-name-printed_glacier = glacier at the river
winter-name-river = river
winter-name-landmark = landmark

winter-name-volcano = Volcano
winter-name-mesa = Mesa
winter-name-arch = Arch
winter-name-monolith = Monolith
winter-name-tree = Great Tree

winter-name-great_fish = great fish
winter-name-fish_food2 = fish with { winter-count-food }
winter-name-fish_mixed = fish with Food and a Tool
winter-name-fish_tools2 = fish with { winter-count-tools }
winter-name-fish_food3 = fish with { winter-count-food }
winter-name-fish_draw = fish with a card
winter-name-fish_vp3 = fish with { $amount } VP
winter-name-fish_move = fish with moves
winter-name-fish_honor = fish with Honor
winter-name-fish_sacrifice = fish with Sacrifice
winter-name-fish_megalith = fish with a megalith


### Names: places

winter-name-h1 = hex 1
winter-name-h2 = hex 2
winter-name-h3 = hex 3
winter-name-h4 = hex 4
winter-name-h5 = hex 5
winter-name-h6 = hex 6
winter-name-h7 = hex 7
winter-name-h8 = hex 8
winter-name-h9 = hex 9
winter-name-h10 = hex 10
winter-name-h11 = hex 11
winter-name-h12 = hex 12
winter-name-h13 = hex 13
winter-name-h14 = hex 14
winter-name-h15 = hex 15
winter-name-h16 = hex 16
winter-name-h17 = hex 17
winter-name-h18 = hex 18
winter-name-h19 = hex 19
winter-name-base_tile = Base tile
winter-name-start_base = start base
winter-name-headwaters = headwaters
winter-name-delta_tile = delta
winter-name-course_1 = river position 1
winter-name-course_2 = river position 2
winter-name-course_3 = river position 3
winter-name-course_4 = river position 4
winter-name-course_5 = river position 5

winter-name-a = A
winter-name-b = B
winter-name-c = C
winter-name-d = D
winter-name-a1 = A1
winter-name-a2 = A2
winter-name-a3 = A3
winter-name-a4 = A4
winter-name-a5 = A5
winter-name-a6 = A6
winter-name-a7 = A7
winter-name-a8 = A8
winter-name-b1 = B1
winter-name-b2 = B2
winter-name-b3 = B3
winter-name-b4 = B4
winter-name-b5 = B5
winter-name-b6 = B6
winter-name-b7 = B7
winter-name-b8 = B8
winter-name-c1 = C1
winter-name-c2 = C2
winter-name-c3 = C3
winter-name-c4 = C4
winter-name-c5 = C5
winter-name-c6 = C6
winter-name-c7 = C7
winter-name-c8 = C8
winter-name-d1 = D1
winter-name-d2 = D2
winter-name-d3 = D3
winter-name-d4 = D4
winter-name-d5 = D5
winter-name-d6 = D6
winter-name-d7 = D7
winter-name-d8 = D8
winter-name-square_a1 = square at A1
winter-name-square_a2 = square at A2
winter-name-square_a3 = square at A3
winter-name-square_a4 = square at A4
winter-name-square_a5 = square at A5
winter-name-square_a6 = square at A6
winter-name-square_a7 = square at A7
winter-name-square_a8 = square at A8
winter-name-square_b1 = square at B1
winter-name-square_b2 = square at B2
winter-name-square_b3 = square at B3
winter-name-square_b4 = square at B4
winter-name-square_b5 = square at B5
winter-name-square_b6 = square at B6
winter-name-square_b7 = square at B7
winter-name-square_b8 = square at B8
winter-name-square_c1 = square at C1
winter-name-square_c2 = square at C2
winter-name-square_c3 = square at C3
winter-name-square_c4 = square at C4
winter-name-square_c5 = square at C5
winter-name-square_c6 = square at C6
winter-name-square_c7 = square at C7
winter-name-square_c8 = square at C8
winter-name-square_d1 = square at D1
winter-name-square_d2 = square at D2
winter-name-square_d3 = square at D3
winter-name-square_d4 = square at D4
winter-name-square_d5 = square at D5
winter-name-square_d6 = square at D6
winter-name-square_d7 = square at D7
winter-name-square_d8 = square at D8

winter-name-hand = hand
winter-name-played = cards played
winter-name-discard = discard pile
winter-name-starting_deck = starting deck
winter-name-grave = grave
winter-name-draw_pile = draw pile
winter-name-pile = Eclipse pile


### Names: sources of points

winter-name-villages = villages
winter-name-megaliths = megaliths: bonuses
winter-name-idols = idol steps
winter-name-terrain = terrain
winter-name-landmarks = landmarks
winter-name-fish = fish
winter-name-delta = delta
winter-name-stones = sacred stones
winter-name-income = income
winter-name-culture = culture cards: effects
winter-name-other = other bonuses
winter-name-animals = sets of animals
winter-name-tribe_cards = tribe cards
winter-name-culture_cards = culture cards
winter-name-megaliths_end = megaliths
winter-name-level = bonus of the level


### What a line of the score sheet is counted from

winter-piece-count =
    { $count ->
        [1] { $thing }
       *[other] { $thing } × { $count }
    }
winter-piece-honor = buried cards { $count } × { $each }
winter-piece-honor_steps = Honor steps { $count } × { $each }
winter-piece-sacrifice = food and tools { $count } ÷ { $each }
winter-piece-megaliths = megaliths of level { $level }, { $count } × { $each }


### Names: decisions

winter-name-chief_side = side of the chief
winter-name-setup_card = setup card
winter-name-setup_recruit = tribe card of the setup
winter-name-base_place = start base
winter-name-figure = figure
winter-name-culture_payment = card to discard
winter-name-chief_use = bonus of the chief
winter-name-box = box of the column
winter-name-recruit_stack = tribe stack
winter-name-recruit_to = hand or discard pile
winter-name-culture_buy = culture card
winter-name-culture_to = hand or discard pile
winter-name-stone_take = sacred stone
winter-name-animal_open = open animal
winter-name-animal_deck = top animal
winter-name-camp_entry = place of the camp
winter-name-move_piece = piece to move
winter-name-move_target = where it moves
winter-name-village_place = junction of the village
winter-name-village_piece = camp or raft
winter-name-bury_card = card to bury
winter-name-tip_animal = animal to tip
winter-name-megalith_place = place of the megalith
winter-name-effect_option = choice of a bonus
winter-name-effect_pay = payment for a bonus
winter-name-swap_amount = resources to change
winter-name-eclipse_pile = cards for the Eclipse pile
winter-name-eclipse_ability = ability in the Eclipse
winter-name-warrior_own = own piece of the Warrior
winter-name-warrior_other = another's camp
winter-name-warrior_target = where the camp is pushed
winter-name-terrain_hex = next hex

winter-name-culture_play = culture card to play
winter-name-deck = draw pile
winter-name-decline = declining
winter-name-destination = hand or discard pile
winter-name-end_turn = end of the turn
winter-name-labour_card = card for Labour
winter-name-fish_discard = fish discards
winter-name-bonus = bonus

winter-name-recruit = tribe card
winter-name-buy_culture = culture card
winter-name-hunt_open = open animal
winter-name-hunt_deck = top animal
winter-name-place_camp = camp
winter-name-move = move
winter-name-bury = burying
winter-name-take_stone = sacred stone
winter-name-tip = tipping
winter-name-found_village = village
winter-name-first = box 3


### Names: effects, what is counted

winter-name-bonus_food = Food
winter-name-bonus_tools = Tools
winter-name-bonus_labour = Labour
winter-name-bonus_draw = cards
winter-name-bonus_vp = VP
winter-name-bonus_honor = Honor
winter-name-bonus_sacrifice = Sacrifice
winter-name-bonus_megalith = megalith
winter-name-bonus_camp = camp
winter-name-bonus_move = move
winter-name-bonus_tip = tipping an animal
winter-name-bonus_hunt_deck = top animal
winter-name-bonus_hunt_open = open animal
winter-name-bonus_bury = burying
winter-name-bonus_fish = fish
winter-name-bonus_swap = changing resources
winter-name-bonus_strength = strength
winter-name-bonus_pay = paid bonus
winter-name-bonus_choose = choice of bonuses
winter-name-bonus_score_per = VP
winter-name-bonus_warrior_move = Warrior's move
winter-name-bonus_recruit = tribe card
winter-name-bonus_to_hand_free = free way to the hand
winter-name-bonus_reshuffle_fish = return of the fish
winter-name-bonus_end = nothing

winter-name-village_touching = villages at a terrain
winter-name-camp_on_map = camps on the map
winter-name-camp_on_board = camps on the player board
winter-name-central_hex_with_camp = central hexes with a camp
winter-name-edge_hex_with_camp = edge hexes with a camp
winter-name-camp_on_hex = camps on the hex
winter-name-species = species
winter-name-buried_card = buried cards
winter-name-megalith = megaliths
winter-name-culture_card = culture cards
winter-name-tribe_card = tribe cards
winter-name-honor_step = Honor steps
winter-name-sacrifice_step = Sacrifice steps
winter-name-central_hex_led = central hexes led
winter-name-edge_hex_present = edge hexes with influence
winter-name-resource = resources
winter-name-stone = sacred stones
winter-name-counter = what is counted
winter-name-pay = price and bonus
winter-name-options = options
winter-name-argument = terrain

winter-name-counter_village = villages
winter-name-counter_village_touching = villages touching
winter-name-counter_camp_on_map = camps on the map
winter-name-counter_camp_on_board = camps on the player board
winter-name-counter_central_hex_with_camp = central hexes with a camp
winter-name-counter_edge_hex_with_camp = edge hexes with a camp
winter-name-counter_camp_on_hex = camps on the hex
winter-name-counter_species = species
winter-name-counter_buried_card = buried cards
winter-name-counter_megalith = megaliths
winter-name-counter_culture_card = culture cards
winter-name-counter_tribe_card = tribe cards
winter-name-counter_honor_step = Honor steps
winter-name-counter_sacrifice_step = Sacrifice steps
winter-name-counter_central_hex_led = central hexes led
winter-name-counter_edge_hex_present = edge hexes with influence
winter-name-counter_resource = resources


### Questions

winter-question-chief_side =
    { $players ->
        [1] Which side of your chief do you choose?
       *[other] Which side of your chief do you choose? It stays secret until all have chosen.
    }
winter-question-setup_card = Which setup card do you take?
winter-question-setup_recruit = Which tribe card joins your deck?
winter-question-base_place = Where do you put your start base?
winter-question-figure = Which figure do you place where? Before that you may play culture cards.
winter-question-culture_payment = Which card do you discard to play { $card }?
winter-question-chief_use = Do you use the bonus of your chief?
winter-question-box =
    { $column_id ->
        [rest] You have rested. Do you end your turn?
       *[other] { $column }, box { $number }: what do you do? Labour: { $labour }
    }
winter-question-recruit_stack = Which tribe card do you take?
winter-question-recruit_to = Where does the card go: { $card }?
winter-question-culture_buy = Which culture card do you buy?
winter-question-culture_to = Where does the card go: { $card }?
winter-question-stone_take = Which sacred stone do you take?
winter-question-animal_open = Which animal do you take?
winter-question-animal_deck = Do you take the top animal of the deck?
winter-question-camp_entry = Where do you place the camp?
winter-question-move_piece =
    { $points ->
        [one] What do you move? { $points } move point left
       *[other] What do you move? { $points } move points left
    }
winter-question-move_target =
    { $place_id ->
        [raft] Where does your raft go?
        [start_base] Where does the camp go from the start base?
       *[other] Where does the camp go from { $place }?
    }
winter-question-village_place = On which junction do you found the village?
winter-question-village_piece = A camp and your raft stand on the same hex. Which do you use for the village?
winter-question-bury_card = Which card do you bury?
winter-question-tip_animal = Which animal do you tip?
winter-question-megalith_place = Where do you build the megalith?
winter-question-effect_option = Which bonus do you take?
winter-question-effect_pay = Do you pay for the bonus?
winter-question-swap_amount =
    { $most ->
        [one] Do you change a resource into the other kind? At most { $most }
       *[other] How many resources do you change into the other kind? At most { $most }
    }
winter-question-eclipse_pile =
    { $players ->
        [1] Which cards go on your Eclipse pile?
       *[other] Which cards go on your Eclipse pile? They stay secret until all have chosen.
    }
winter-question-eclipse_ability = Which ability do you use next?
winter-question-warrior_own = Warrior: which piece of your own do you move?
winter-question-warrior_other = Warrior: which camp of an opponent do you move?
winter-question-warrior_target = Warrior: where to?
winter-question-terrain_hex = From which hex do you take the bonus next?
winter-question-game_over = The game is over.


### Options

winter-option-decline = No, thanks
winter-option-back = Back
winter-option-chief_side =
    { $chief_id ->
        [ash_lance_a] { $chief }: Labour in Hunt
        [ash_lance_b] { $chief }: tipping and Sacrifice in Hunt
        [storm_voice_a] { $chief }: Labour in Initiate
        [storm_voice_b] { $chief }: a cheaper way to the hand in Initiate, strength on Rest
        [grey_chisel_a] { $chief }: Tools in Develop
        [grey_chisel_b] { $chief }: a Tool into a megalith in Develop
        [quiet_moon_a] { $chief }: Food into Honor or Sacrifice, in any column
        [quiet_moon_b] { $chief }: Food into a card, in any column
        [far_strider_a] { $chief }: moves in Explore
        [far_strider_b] { $chief }: a camp in Explore
       *[other] { $chief }
    }
winter-option-setup_card =
    { $card_id ->
        [full_baskets] { $card }: mostly Food
        [sharp_edges] { $card }: Food and many Tools
        [fresh_tracks] { $card }: resources and an animal
        [long_walk] { $card }: resources, a camp and a move
        [old_grief] { $card }: resources, and a Forager is buried
        [carried_fire] { $card }: resources and Sacrifice
        [first_stone] { $card }: resources and a megalith
        [large_family] { $card }: resources and a tribe card
       *[other] { $card }
    }
winter-option-base_place = Start base at { winter-base }
winter-option-figure =
    { $column_id ->
        [rest] Let the { $figure } rest
       *[other] Place the { $figure }: { $column }
    }
winter-option-figure-first = Place the { $figure }: { $column } (first there)
winter-option-culture_play = Play { $card }
winter-option-culture_play-paid = Play { $card } and discard another card for it
winter-option-culture_payment = Discard { $card }
winter-option-chief_use = Use the chief: { winter-effect }
winter-option-labour_card = Play { $card } for { winter-price-labour }
winter-option-first = Use box 3 ({ $column }): { winter-effect } and more
winter-option-next = On to box { $number }
winter-option-end_turn =
    { $labour ->
        [0] End the turn
       *[other] End the turn; { $labour } Labour is lost
    }
winter-forgoes-box = Box { $number } ({ $column }) is free for you and unused.
winter-forgoes-labour = { $labour } Labour could still be used, and is lost at the end of the turn.
winter-forgoes-pile = You put down no card for the Eclipse.
winter-option-deed-recruit = Take a tribe card: { winter-price-labour }, { winter-price-food }
winter-option-deed-buy_culture = Buy a culture card
winter-option-deed-hunt_open = Hunt an open animal: { winter-price-labour }, { winter-price-tools }
winter-option-deed-hunt_deck = Hunt the unseen animal: { winter-price-labour }, { winter-price-tools }
winter-option-deed-place_camp = Place a camp: { winter-price-labour }, { winter-price-food }
winter-option-deed-move = Move a camp or the raft: { winter-price-labour }
winter-option-deed-bury = Bury a card
winter-option-deed-take_stone = Take a sacred stone: { winter-price-tools }
winter-option-deed-tip = Tip an animal
winter-option-deed-found_village = Found a village
winter-option-recruit_stack = { $card } ({ $left } left)
winter-option-to_discard = To the discard pile
winter-option-to_hand-food =
    { $price ->
        [0] To the hand, free this time
       *[other] To the hand, −{ $price } Food
    }
winter-option-to_hand-tools =
    { $price ->
        [one] To the hand, −{ $price } Tool
       *[other] To the hand, −{ $price } Tools
    }
winter-option-culture_buy = { $card } (place { $place }): { winter-price-labour }, { winter-price-tools }, worth { $points } VP
winter-option-stone_take = Take the { $stone }
winter-option-animal_open = Take the { $species } on place { $place }
winter-option-animal_deck = Take the top animal
winter-option-camp_entry =
    { $place_id ->
        [base_tile] On the Base tile
        [start_base] On your start base
       *[other] At your raft, { $place }
    }
winter-option-move-stop = Move nothing more
winter-option-move_piece =
    { $place_id ->
        [raft] Move your raft
        [start_base] Move the camp on the start base
       *[other] Move the camp on { $place }
    }
winter-option-move_target =
    { $cost ->
        [one] To { winter-place }: { $cost } move point
       *[other] To { winter-place }: { $cost } move points
    }
winter-option-village_place = Between hexes { $junction }
winter-option-village-camp = The camp
winter-option-village-raft = The raft, which returns to the headwaters
winter-option-bury_card =
    { $zone_id ->
        [hand] { $card } from the hand
        [played] { $card }, played this turn
        [discard] { $card } from the discard pile
       *[other] { $card } from the deck
    }
winter-option-tip_animal = Tip a { $species } (you have { $held })
winter-option-megalith-space = Space { $space }: { winter-effect }
winter-option-megalith-square = On top, { $square }: +{ $points } VP
winter-option-effect = Take the bonus: { winter-effect }
winter-option-pay-food = Pay { $price } Food: { winter-effect }
winter-option-pay-tools =
    { $price ->
        [one] Pay { $price } Tool: { winter-effect }
       *[other] Pay { $price } Tools: { winter-effect }
    }
winter-option-swap-food =
    { $number ->
        [one] { $number } Food into { $number } Tool
       *[other] { $number } Food into { $number } Tools
    }
winter-option-swap-tools =
    { $number ->
        [one] { $number } Tool into { $number } Food
       *[other] { $number } Tools into { $number } Food
    }
winter-option-eclipse_pile = Put down { $card } (strength { $strength })
winter-option-pile_done =
    { $cards ->
        [0] Put down no card
        [one] Done: { $cards } card
       *[other] Done: { $cards } cards
    }
winter-option-eclipse_ability =
    { $card_id ->
        [elder] { $card }: bury a card or gain Honor
        [hunter] { $card }: hunt the top animal for a Tool, or tip an animal
        [shaman] { $card }: gain Sacrifice or Honor
       *[other] { $card }: { winter-effect }
    }
winter-option-abilities_done = No more abilities
winter-option-warrior_other =
    { $place_id ->
        [start_base] { $owner }: the camp on the start base
       *[other] { $owner }: the camp on { $place }
    }
winter-option-warrior_target = To { winter-place }
winter-option-terrain_hex = Bonus of { $place }: { $tile }
winter-option-terrain_rest = All the rest in the order of the hexes


### Facts

winter-fact-round_begins = Round { $amount } begins.
winter-fact-eclipse_begins = Eclipse of round { $amount }
winter-fact-era_changes = Era II begins.
winter-fact-game_over = The game is over.
winter-fact-order = Turn order: { $colour }, strength { $amount }
winter-fact-chief_dealt = { winter-who } gets a chief: { $chief }.
winter-fact-side_chosen = Your choice: { $chief }
winter-fact-side_sealed = { winter-who } has chosen a side of the chief.
winter-fact-side_shown = { winter-who } plays { $chief }.
winter-fact-setup_card_laid = Setup card on display: { $card }
winter-fact-setup_card = { winter-who } takes the setup card { $card }.
winter-fact-base_set = { winter-who } puts the start base at { winter-base }.
winter-fact-culture_laid = New culture card on place { $place }: { $card }
winter-fact-animal_laid = New animal on place { $place }: { $species }
winter-fact-animals_shuffled =
    { $amount ->
        [one] The animal discards become a new deck of { $amount } card.
       *[other] The animal discards become a new deck of { $amount } cards.
    }
winter-fact-figure =
    { $column_id ->
        [rest] { winter-who } lets the { $figure } rest.
       *[other] { winter-who } places the { $figure }: { $column }.
    }
winter-fact-culture_played = { winter-who } plays { $card }.
winter-fact-culture_paid = { winter-who } discards { $card }.
winter-fact-labour_card = { winter-who } plays { $card } for Labour.
winter-fact-turn_ended = { winter-who } ends the turn.
winter-fact-food = { winter-who }: { $sign }{ $amount } Food
winter-fact-tools =
    { $amount ->
        [one] { winter-who }: { $sign }{ $amount } Tool
       *[other] { winter-who }: { $sign }{ $amount } Tools
    }
winter-fact-labour = { winter-who }: { $sign }{ $amount } Labour
winter-fact-strength = { winter-who }: { $sign }{ $amount } strength
winter-fact-vp = { winter-who }: { $sign }{ $amount } VP ({ $source })
winter-fact-honor = { winter-who }: Honor step { $step }
winter-fact-sacrifice = { winter-who }: Sacrifice step { $step }
winter-fact-drew =
    { $amount ->
        [one] { winter-who } draws { $amount } card.
       *[other] { winter-who } draws { $amount } cards.
    }
winter-fact-drew_card = You draw { $card }.
winter-fact-shuffled =
    { $amount ->
        [one] { winter-who } shuffles a new draw pile of { $amount } card.
       *[other] { winter-who } shuffles a new draw pile of { $amount } cards.
    }
winter-fact-recruited =
    { $zone_id ->
        [hand] { winter-who } takes a tribe card to the hand: { $card }.
        [discard] { winter-who } takes a tribe card to the discard pile: { $card }.
       *[other] { winter-who } takes a tribe card into the deck: { $card }.
    }
winter-fact-culture_bought =
    { $zone_id ->
        [hand] { winter-who } takes a culture card to the hand: { $card }.
       *[other] { winter-who } takes a culture card: { $card }.
    }
winter-fact-stone_taken = { winter-who } takes the { $stone }.
winter-fact-stone_removed = The { $stone } leaves the game.
winter-fact-tribe_card_removed = A card leaves the game: { $card }.
winter-fact-animal = { winter-who } takes an animal: { $species }.
winter-fact-tipped = { winter-who } tips an animal: { $species }.
winter-fact-buried = { winter-who } buries { $card }.
winter-fact-camp_placed =
    { $place_id ->
        [base_tile] { winter-who } places a camp on the Base tile.
        [start_base] { winter-who } places a camp on the start base.
       *[other] { winter-who } places a camp: { $place }.
    }
winter-fact-camp_moved =
    { $start_id ->
        [start_base] { winter-who }: a camp moves from the start base to { $place }.
       *[other] { winter-who }: a camp moves from { $start } to { $place }.
    }
winter-fact-raft_moved =
    { $place_id ->
        [headwaters] { winter-who }: the raft is on the headwaters.
        [delta_tile] { winter-who }: the raft reaches the delta.
       *[other] { winter-who }: the raft moves to { $place }.
    }
winter-fact-village = { winter-who } founds a village between hexes { $junction }.
winter-fact-megalith =
    { $amount ->
        [1] { winter-who } builds a megalith on space { $space }.
       *[other] { winter-who } builds a megalith on level { $amount }: { $space }.
    }
winter-fact-bonus_lost = { winter-who } cannot use a bonus: { $effect }.
winter-fact-pile_card = You put on your Eclipse pile: { $card }
winter-fact-pile_closed = { winter-who } has chosen for the Eclipse.
winter-fact-pile_shown =
    { $amount ->
        [1] { winter-who } shows { $card }.
       *[other] { winter-who } shows { $card } × { $amount }.
    }
winter-fact-ability = { winter-who } uses an ability: { $card }.
winter-fact-terrain = { winter-who } leads { $place }: { $tile }.
winter-fact-fish_drawn = { winter-who } draws a { $token }.
winter-fact-fish_shuffled =
    { $amount ->
        [one] All fish return: { $amount } token in the supply.
       *[other] All fish return: { $amount } tokens in the supply.
    }
winter-fact-rival_card = The Rival's card: { $column }, strength { $amount }


### What a player did, after the name or alone under it; .you is said to the reader

winter-told-ability = uses an ability: { $card }
    .you = use an ability: { $card }
winter-told-animal = hunts an animal: { $species }
    .you = hunt an animal: { $species }
winter-told-base_set = puts the start base at { winter-base }
    .you = put the start base at { winter-base }
winter-told-bonus_lost = cannot use a bonus: { $effect }
    .you = cannot use a bonus: { $effect }
winter-told-buried = buries { $card }
    .you = bury { $card }
winter-told-camp_moved =
    { $start_id ->
        [start_base] moves a camp from the start base to { $place }
       *[other] moves a camp from { $start } to { $place }
    }
    .you =
        { $start_id ->
            [start_base] move a camp from the start base to { $place }
           *[other] move a camp from { $start } to { $place }
        }
winter-told-camp_placed =
    { $place_id ->
        [base_tile] places a camp on the Base tile
        [start_base] places a camp on the start base
       *[other] places a camp: { $place }
    }
    .you =
        { $place_id ->
            [base_tile] place a camp on the Base tile
            [start_base] place a camp on the start base
           *[other] place a camp: { $place }
        }
winter-told-chief_dealt = gets a chief: { $chief }
    .you = get a chief: { $chief }
winter-told-culture_bought = takes a culture card: { $card }
    .you = take a culture card: { $card }
winter-told-culture_paid = discards { $card }
    .you = discard { $card }
winter-told-culture_played = plays { $card }
    .you = play { $card }
winter-told-drew =
    { $amount ->
        [one] draws { $amount } card
       *[other] draws { $amount } cards
    }
    .you =
        { $amount ->
            [one] draw { $amount } card
           *[other] draw { $amount } cards
        }
winter-told-figure =
    { $column_id ->
        [rest] lets the { $figure } rest
       *[other] places the { $figure }: { $column }
    }
    .you =
        { $column_id ->
            [rest] let the { $figure } rest
           *[other] place the { $figure }: { $column }
        }
winter-told-fish_drawn = catches a { $token }
    .you = catch a { $token }
winter-told-honor = reaches Honor step { $step }
    .you = reach Honor step { $step }
winter-told-labour_card = plays { $card } for Labour
    .you = play { $card } for Labour
winter-told-megalith =
    { $amount ->
        [1] builds a megalith on space { $space }
       *[other] builds a megalith on level { $amount }: { $space }
    }
    .you =
        { $amount ->
            [1] build a megalith on space { $space }
           *[other] build a megalith on level { $amount }: { $space }
        }
winter-told-pile_closed = has chosen for the Eclipse
    .you = have chosen for the Eclipse
winter-told-pile_shown =
    { $amount ->
        [1] shows { $card }
       *[other] shows { $card } × { $amount }
    }
    .you =
        { $amount ->
            [1] show { $card }
           *[other] show { $card } × { $amount }
        }
winter-told-raft_moved =
    { $place_id ->
        [headwaters] has the raft on the headwaters
        [delta_tile] brings the raft to the delta
       *[other] moves the raft to { $place }
    }
    .you =
        { $place_id ->
            [headwaters] have the raft on the headwaters
            [delta_tile] bring the raft to the delta
           *[other] move the raft to { $place }
        }
winter-told-recruited =
    { $zone_id ->
        [hand] recruits to the hand: { $card }
       *[other] recruits: { $card }
    }
    .you =
        { $zone_id ->
            [hand] recruit to the hand: { $card }
           *[other] recruit: { $card }
        }
winter-told-sacrifice = reaches Sacrifice step { $step }
    .you = reach Sacrifice step { $step }
winter-told-setup_card = takes the setup card { $card }
    .you = take the setup card { $card }
winter-told-shuffled = shuffles a new draw pile
    .you = shuffle a new draw pile
winter-told-side_sealed = has chosen a side of the chief
    .you = have chosen a side of the chief
winter-told-side_shown = plays { $chief }
    .you = play { $chief }
winter-told-stone_taken = takes the { $stone }
    .you = take the { $stone }
winter-told-terrain = leads { $place }: { $tile }
    .you = lead { $place }: { $tile }
winter-told-tipped = tips an animal: { $species }
    .you = tip an animal: { $species }
winter-told-turn_ended = ends the turn
    .you = end the turn
winter-told-village = founds a village between hexes { $junction }
    .you = found a village between hexes { $junction }


### Refusals: setup, turns, cards

winter-refusal-base-too-near = A start base already touches one of { winter-base }.
winter-refusal-setup-card-gone = This setup card is not on display: { $card }.
winter-refusal-figure-placed =
    { $figure_id ->
        [chief] Your chief is already placed.
       *[other] Your members are already placed.
    }
winter-refusal-game-over = The game is over.
winter-refusal-not-your-turn = It is another player's turn: { $colour }.
winter-refusal-not-in-hand = This card is not in your hand: { $card }.
winter-refusal-no-card-to-pay = For a further culture card you need another card to discard.
winter-refusal-no-labour-on-rest = No cards are played for Labour while resting.
winter-refusal-no-labour = Not enough Labour: { $price } needed, { $found } at hand.
winter-refusal-no-food = Not enough Food: { $price } needed, { $found } at hand.
winter-refusal-no-tools = Not enough Tools: { $price } needed, { $found } at hand.
winter-refusal-no-next-box = There is no next box.
winter-refusal-other-box = That belongs to another box.
winter-refusal-not-first = Your figure was not first in this column.
winter-refusal-not-usable = You cannot use this bonus now.
winter-refusal-place-empty = Place { $place } is empty.
winter-refusal-too-many-swapped = You can change at most { $most } that way.


### Refusals: tribe, culture, stones, animals, burying

winter-refusal-stacks-empty = All tribe stacks are empty.
winter-refusal-stack-empty = This stack is empty: { $card }.
winter-refusal-no-culture-affordable = You cannot pay for any open culture card: you have { winter-price-labour } and { winter-price-tools }.
winter-refusal-no-stone-left = No sacred stone of this era is left.
winter-refusal-no-animal = There is no animal to take.
winter-refusal-no-untipped-animal = You have no untipped animal.
winter-refusal-no-such-animal = You have no untipped animal of this species: { $species }.
winter-refusal-nothing-to-bury = You have no card to bury.
winter-refusal-not-buried-from-there = You cannot bury this card from there: { $card }.


### Refusals: map, megaliths, Eclipse

winter-refusal-no-camp-left = You have no camp left on your board.
winter-refusal-no-entry = You cannot place a camp there.
winter-refusal-nothing-to-move = You have nothing to move.
winter-refusal-no-such-piece =
    { $place_id ->
        [raft] There is no raft to move.
        [start_base] There is no camp on the start base.
       *[other] There is no such camp on { $place }.
    }
winter-refusal-no-way-there = You cannot move there with one move.
winter-refusal-glacier-too-dear =
    { $price ->
        [one] Entering a glacier costs { $price } move point.
       *[other] Entering a glacier costs { $price } move points, more than you have.
    }
winter-refusal-no-village-left = You have no village left.
winter-refusal-no-junction = You cannot found a village: on no free junction do you have a camp on all three hexes.
winter-refusal-junction-taken = There is already a village on this junction.
winter-refusal-junction-at-base-tile = A village may not touch the Base tile.
winter-refusal-camps-missing = You do not have a camp on all three hexes of this junction.
winter-refusal-no-megalith-left = You have no megalith left.
winter-refusal-square-closed = Here you cannot build on top: four megaliths with nothing on them are needed.
winter-refusal-space-taken = A megalith already stands there.
winter-refusal-space-apart = This space does not touch a megalith.
winter-refusal-not-on-pile = This card is not on your Eclipse pile: { $card }.
winter-refusal-ability-not-usable = This ability cannot be used now: { $card }.
winter-refusal-hex-not-led = You do not lead { $place }, or have already taken its bonus.


### Refusals: editions of the data, positions

winter-refusal-bad-seat = There is no player { $seat } at this table.
winter-refusal-data-count = Wrong count ({ $what }): { $found } instead of { $expected }.
winter-refusal-data-name-twice = Two things have the same name: “{ $text }”.


### Refusals: what is wrong with a position

winter-refusal-broken-animals = The animals of a species do not add up: { $found } instead of { $expected }.
winter-refusal-broken-base = A start base is missing, or lies where it may not.
winter-refusal-broken-camps = Camps of a player: { $found } instead of { $expected }.
winter-refusal-broken-cards = The cards of a kind do not add up: { $found } instead of { $expected }.
winter-refusal-broken-chief = A chief is missing, or two players have the same one.
winter-refusal-broken-culture = A culture card is in two places, in none, or of the wrong era.
winter-refusal-broken-eclipse = What is noted of the Eclipse does not fit the moment.
winter-refusal-broken-figures = The figures placed do not fit the turn.
winter-refusal-broken-fish = The fish tokens do not add up: { $found } instead of { $expected }.
winter-refusal-broken-known = What is known of a deck does not fit its cards.
winter-refusal-broken-map = The tiles of the map do not fit the rules.
winter-refusal-broken-megaliths = The megaliths on the site do not fit the rules.
winter-refusal-broken-order = Each player must stand once in the turn order.
winter-refusal-broken-over = The end of the game and the open decisions contradict each other.
winter-refusal-broken-pending = This decision cannot be open here: { $point }.
winter-refusal-broken-raft = A raft is where it cannot be.
winter-refusal-broken-range = { $found } is too much or too little: 0 to { $most } are possible.
winter-refusal-broken-rival = What is noted of the Rival cannot be.
winter-refusal-broken-rival-cards = Rival cards still to be revealed: { $found } instead of { $expected }.
winter-refusal-broken-round = Round { $found } of { $most } does not fit the open decisions.
winter-refusal-broken-sealed = The hidden choices do not fit the open decision.
winter-refusal-broken-setup = What is noted of the setup does not fit the moment.
winter-refusal-broken-stones = A sacred stone is in two places, in none, or where it may not be.
winter-refusal-broken-stones-dealt = Sacred stones of one era, on display and with players: { $found }, at most { $most }.
winter-refusal-broken-turn = What is noted of the turn does not fit the moment.
winter-refusal-broken-villages = The villages do not fit their junctions.
winter-refusal-culture-on-pile = Culture cards never lie on an Eclipse pile.


### The table as text

winter-count-points = { $points } VP
winter-count-food = { $amount } Food
winter-count-tools =
    { $amount ->
        [one] { $amount } Tool
       *[other] { $amount } Tools
    }
winter-count-labour = { $amount } Labour
winter-count-honor = Honor { $amount }
winter-count-sacrifice = Sacrifice { $amount }
winter-count-camps =
    { $amount ->
        [one] { $amount } camp on the board
       *[other] { $amount } camps on the board
    }
winter-count-megaliths =
    { $amount ->
        [one] { $amount } megalith built
       *[other] { $amount } megaliths built
    }
winter-count-hand =
    { $amount ->
        [one] { $amount } card in hand
       *[other] { $amount } cards in hand
    }
winter-count-deck =
    { $amount ->
        [one] { $amount } card in the draw pile
       *[other] { $amount } cards in the draw pile
    }
winter-count-graves =
    { $amount ->
        [one] { $amount } buried card
       *[other] { $amount } buried cards
    }
winter-text-round =
    { $phase_id ->
        [over] Round { $round }, Era { $era }: the game is over
       *[other] Round { $round }, Era { $era }: { $phase }
    }
winter-text-order = Turn order: { $text }
winter-text-signs = 1:2 = player 1 has 2 influence, R = Rival; on the Base tile one number for each camp
winter-text-villages = Villages
winter-text-rafts = Rafts (0 headwaters, 6 delta)
winter-text-culture = Culture cards (place, name, Labour/Tools)
winter-text-stones = Sacred stones
winter-text-animals = Open animals
winter-text-stacks = Tribe stacks
winter-text-hand = Hand
winter-text-head_player = Player
winter-text-head_points = VP now
winter-text-head_end = at the end
winter-uses-culture = Culture cards played (in { $games } games)
winter-uses-figures = Columns of the figures (in { $games } games)
winter-uses-recruits = Tribe cards taken (in { $games } games)
winter-uses-setup_cards = Setup cards taken (in { $games } games)
winter-uses-tipped = Animals tipped (in { $games } games)


### Help: phases and turns

winter-help-phase-action = Look where nobody stands yet: box 3 is only for the first figure of the round. Count Labour, Food and Tools before you place a figure; Labour does not keep.
winter-help-phase-eclipse = Cards still in your hand are worth something now: they give turn order and abilities. But whatever you put down is missing in the next round.
winter-help-phase-preparation =
    You draw { $drawn ->
        [one] { $drawn } card
       *[other] { $drawn } cards
    } on top of those you kept. The oldest animals and culture cards leave.
winter-help-culture = Your first culture card in a turn is free, each further one costs another card of your hand.
winter-help-labour = Cards give Labour for this turn only. A specialist gives more in the own column.
winter-help-end = At the end count animals, cards, the grave with Honor, resources with Sacrifice, and megaliths.
winter-help-solo = You play against the Rival, which follows its cards. Beat its score; its level adds points at the end.


### Help: decisions and rounds

winter-help-pile = Put down what you will hardly miss. Each card adds its plain Labour to your strength and lends you its ability; cards you keep stay in your hand.
winter-help-terrain = Every hex you lead pays once. Take cards and moves early, so that you can still use what they bring.
winter-help-village = Look for a junction where you need only one more camp. The first villages give most when they still have rounds to pay.
winter-help-megalith = On level 1 a megalith gives the bonus of its space, next to another one. On top of four it gives { $vp } VP and { $each } more for each coloured one of yours below.
winter-help-move = Spread your camps before the Eclipse, for every hex you lead pays. Gather them round a junction when you want a village.
winter-help-bury = Bury the weakest card: your deck gets better, you make a step of Honor, and the grave scores at the end.
winter-help-tip = Tip what you need now; keep the species of which you want a large set.
winter-help-stone = Take a stone whose condition you already fulfil. The earlier you have it, the more often it scores.
winter-help-round-1 = Round 1: take two or three specialists, tip an animal if you are short of Food, and set a first camp going.
winter-help-round-2 = Round 2: a sacred stone now still scores three times. Era I cards and stones leave after this round.
winter-help-round-3 = Round 3: Era II has begun. Found villages that still lead hexes in two Eclipses, and buy culture cards for their points.
winter-help-round-4 = Round 4: nothing keeps any longer. Count what still scores: sets, cards, Honor with the grave, resources, megaliths.


### Help: columns and actions

winter-help-column-initiate = Take new people into your tribe, bury the weakest card. Early on, two or three specialists to the hand pay back at once.
winter-help-column-develop = Buy culture cards and take a sacred stone. A stone taken early pays in every Eclipse.
winter-help-column-hunt = Take animals: an open one for more Labour, the unseen one for less. Then you may tip one for its benefit.
winter-help-column-explore = Place camps and move them, then found a village where you have camps on three hexes around a junction.
winter-help-column-rest = Tip an animal, draw cards and gain strength for the Eclipse. Good when the hand is empty or the turn order matters.

winter-help-deed-recruit = To the discard pile the card is cheaper; to the hand it costs more Food but can be played at once.
winter-help-deed-buy_culture = The price is printed on the card. Bought to the hand it can be played from your next turn on.
winter-help-deed-hunt_open = You see what you get: collect one species, for a set grows in value.
winter-help-deed-hunt_deck = Cheaper, but you take what comes.
winter-help-deed-place_camp = The camp enters on the Base tile, with Rivers & Rafts on your start base or at your raft. Each camp away from your board uncovers income.
winter-help-deed-move = One point moves a camp to a neighbouring hex, { $glacier } onto a glacier. With Rivers & Rafts a point also moves the raft.
winter-help-deed-bury = The card is out of your way, you make a step of Honor, and the card scores at the end by your Honor.
winter-help-deed-take_stone = The stone scores in each of your Eclipses, this round's included.
winter-help-deed-tip = You gain the benefit once, but the animal leaves its set for good.
winter-help-deed-found_village = Three camps go home; the village stays to the end and gives { $influence } influence on each of its three hexes.
winter-help-deed-first = A bonus for whoever comes first to this column in the round.


### Help: map, river, tracks, megaliths

winter-help-terrain-forest = Mostly Food for whoever leads it in the Eclipse.
winter-help-terrain-plains = Food and something besides for whoever leads it in the Eclipse.
winter-help-terrain-hills = Tools for whoever leads it in the Eclipse.
winter-help-terrain-mountains = A megalith or points for whoever leads it in the Eclipse.
winter-help-terrain-tundra = Cards or a step on an idol track for whoever leads it in the Eclipse.
winter-help-terrain-glacier =
    Points for whoever leads it in the Eclipse. Entering costs { $moves ->
        [one] { $moves } move point
       *[other] { $moves } move points
    }.
winter-help-terrain-river = A random fish token for whoever leads it in the Eclipse. Rafts travel here.
winter-help-terrain-base_tile = Camps enter here. It gives nothing, nobody has influence on it, and no village may touch it.

winter-help-landmark-volcano = { $vp } VP for each camp still on your board.
winter-help-landmark-mesa = { $vp } VP for each central hex with a camp of yours.
winter-help-landmark-arch = { $vp } VP for each edge hex with a camp of yours.
winter-help-landmark-monolith = { $vp } VP for each of your camps on this hex.
winter-help-landmark-tree = { $vp } VP for each of your villages at a river hex.


winter-help-raft = Downstream one move point is enough for any distance, upstream for one position. On a river hex the raft counts as a camp; each round it returns to the headwaters.
winter-help-delta = At the end of your own Eclipse turn: if no raft is nearer to the delta than yours, { $raft } VP for it and { $camp } for each of your camps on river hexes.
winter-help-start_base = Your camps enter here or at your raft. Nothing on it counts, and no camp comes back to it.
winter-help-influence = A camp gives { $camp } influence, the raft { $raft }, a village { $village } on each of its hexes. Whoever has most leads; ties all lead.
winter-help-track-honor = At the end each buried card is worth { $least } to { $most } VP, depending on how far you have come here.
winter-help-track-sacrifice = At the end Food and Tools turn into VP, the better the further you have come here.
winter-help-megaliths = { winter-help-megalith }
winter-help-strength = Strength sets the new turn order: Eclipse cards, resting figures, some other cards.


### Help: what newcomers get wrong

winter-help-mistake-1 = Cards you do not play stay in your hand. There is no need to spend everything.
winter-help-mistake-2 = Only the first culture card of a turn is free; each further one costs another card.
winter-help-mistake-3 = Box 3 is only for the first figure in that column this round. Look where nobody stands yet.
winter-help-mistake-4 = Labour is gone at the end of the turn. Count first, then play cards.
winter-help-mistake-5 = A specialist is worth more only in the own column.
winter-help-mistake-6 = A tipped animal leaves its set for good.
winter-help-mistake-7 = A new village sends three camps home and their income stops; but it keeps { $influence } influence on three hexes to the end.
winter-help-mistake-8 = In the base game no village can touch the tile in the middle.
winter-help-mistake-9 = Unplayed tribe cards are not wasted: in the Eclipse they give turn order and abilities.
winter-help-mistake-10 = Rivers & Rafts: one move takes the raft downstream as far as you like, upstream only one position. It goes home every round; camps do not.
winter-help-mistake-11 = A camp can be set down at the raft: the quickest way across the map.
winter-help-mistake-12 = The delta asks who is nearest at the end of your own Eclipse turn.


### Help: the first game

winter-help-first-game-1 = Place a member in Initiate, play two Foragers, take a Hunter to the hand and bury a Forager. As the first figure there you also use box 3.
winter-help-first-game-2 = Now Hunt with the new Hunter: Labour and a Tool bring an animal. Tip it for Food, or keep it for a set.
winter-help-first-game-3 = Explore with what is left: place a camp and move one. Camps enter on the tile in the middle.
winter-help-first-game-4 = The Eclipse: put one card or a few on the pile. They give strength and abilities; then come the hexes you lead and the income of your board.
winter-help-first-game-5 =
    You draw { $drawn ->
        [one] { $drawn } new card
       *[other] { $drawn } new cards
    }; those you kept stay with you.
winter-help-first-game-6 = Develop: take a first sacred stone and buy a culture card. You play it at the start of a later turn.
winter-help-first-game-7 = The era changes: open Era I cards and stones leave, yours stay.
winter-help-first-game-8 = Each turn ask: which columns are still without a first figure, which village is one move away?
winter-help-first-game-9 = The end: animals, cards, Honor, Sacrifice and megaliths are added to the score track. In round 4 look at these five before each turn.


### Help: the notice

winter-help-reconstructed = The printed values of the base game were not at hand: its cards, prices, tracks, stones, terrain bonuses and the solo mode are a reconstruction under names of our own. What the Rivers & Rafts rulebook says is kept. Whoever owns the box can correct the values in a data file.

winter-welcome-1 = You lead a tribe in an ice age without end. Gather people around you, learn, hunt, send your camps across the map and found villages, bury your dead and raise stones to the idols.
winter-welcome-2 = Each of four rounds: place three figures, play cards for Labour, then the Eclipse decides the turn order and pays you for the hexes you lead. Most victory points (VP) win.

### What the coach counts of a seat

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

### What a turn is called by the coach, and what is done in it

winter-plan-column = { $column }
winter-plan-recruit =
    { $amount ->
        [one] recruit one card
       *[other] recruit { $amount } cards
    }
winter-plan-recruit_card =
    { $amount ->
        [one] recruit: { $card }
       *[other] recruit: { $card } × { $amount }
    }
winter-plan-bury_card =
    { $amount ->
        [one] bury: { $card }
       *[other] bury: { $card } × { $amount }
    }
winter-plan-buy =
    { $amount ->
        [one] one culture card
       *[other] { $amount } culture cards
    }
winter-plan-hunt =
    { $amount ->
        [one] one animal
       *[other] { $amount } animals
    }
winter-plan-camp =
    { $amount ->
        [one] place a camp
       *[other] place { $amount } camps
    }
winter-plan-village =
    { $amount ->
        [one] found a village
       *[other] found { $amount } villages
    }
winter-plan-megalith =
    { $amount ->
        [one] build a megalith
       *[other] build { $amount } megaliths
    }
winter-plan-move =
    { $amount ->
        [one] move a camp once
       *[other] move camps { $amount } times
    }
winter-plan-raft =
    { $amount ->
        [one] move the raft
       *[other] move the raft { $amount } times
    }
winter-plan-stone =
    { $amount ->
        [one] take a sacred stone
       *[other] take { $amount } sacred stones
    }
winter-plan-bury =
    { $amount ->
        [one] bury a card
       *[other] bury { $amount } cards
    }
winter-plan-tip =
    { $amount ->
        [one] tip an animal
       *[other] tip { $amount } animals
    }
winter-plan-play =
    { $amount ->
        [one] play a culture card
       *[other] play { $amount } culture cards
    }
winter-plan-labour =
    { $amount ->
        [one] play one card for { $labour } Labour
       *[other] play { $amount } cards for { $labour } Labour
    }
