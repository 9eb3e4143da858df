### El Pantano de Feya en la pantalla.

feya-ui-board = El pantano
feya-ui-my-boats = A mis botes

feya-ui-setup = Antes de la primera ronda
feya-ui-season = se pesca: { $text }
feya-ui-round-fish = Ronda { $round }: pez { $text }
feya-ui-round-shrine = Ronda { $round }: pez { $text }, con una loseta de culto
feya-ui-shrine-of-round = El culto de esta ronda: lo coloca quien pasa el último
feya-ui-tiles-now = Losetas de bonificación al pasar ahora
feya-ui-tiles-none = Ya no queda ninguna
feya-ui-tiles-later = Losetas de las próximas rondas
feya-ui-tiles-later-short = después
feya-ui-tile = Loseta de bonificación: { $tile }
feya-ui-guides = Guías disponibles
feya-ui-guides-after = después de pasar
feya-ui-guides-draft = para la primera ronda
feya-ui-guide =
    { $fish ->
        [0] { $guide }
       *[other] { $guide }, con { feya-count-fish } en la carta
    }
feya-ui-build-value = valor de asentamiento
feya-ui-range = índice de navegación
feya-ui-no-guide = Aún sin guía
feya-ui-races = Carreras
feya-ui-races-help = quien llega antes gana más PV
feya-ui-race-held = { $text }: { $vp } PV
feya-ui-trophies = Cartas de puntuación
feya-ui-trophy_largest_group = tamaño × tamaño PV
feya-ui-trophy_majority = { $vp } PV por isla donde tengas mayoría
feya-ui-trophy_largest_island = { $vp } PV por asentamiento en ella
feya-ui-trophy_smallest_island = { $vp } PV por asentamiento en ella
feya-ui-trophy_temples = { $vp } PV por asentamiento junto a uno
feya-ui-trophy_single = { $vp } PV por isla con uno solo
feya-ui-supply-axolotls = axolotes
feya-ui-supply-shrines = losetas de culto
feya-ui-clans = Clanes
feya-ui-sides = Lados de tu tablero de Clan

feya-ui-spaces = Casillas de acción
feya-ui-space = { $space }
feya-ui-builder-space = Casilla del Constructor ({ $clan })
feya-ui-reserved = reservada
feya-ui-free = libre
feya-ui-worker-of =
    { $worker_id ->
        [axolotl] axolote de { $clan_id ->
            [crocodile] los Cocodrilos
            [frog] las Ranas
            [salamander] las Salamandras
            [turtle] las Tortugas
           *[other] { $clan }
        }
       *[clan] trabajador de { $clan_id ->
            [crocodile] los Cocodrilos
            [frog] las Ranas
            [salamander] las Salamandras
            [turtle] las Tortugas
           *[other] { $clan }
        }
    }
feya-ui-action-fish = Pescar
feya-ui-action-trade = Comerciar
feya-ui-action-build = Construir
feya-ui-action-navigate = Navegar
feya-ui-action-improve_navigation = Mejorar
feya-ui-action-celebrate = Celebrar
feya-ui-action-add_shrine = Culto

feya-ui-you = tú
feya-ui-that-is-you = { $text }, eres tú
feya-ui-passed = ha pasado
feya-ui-unfold = Ver el tablero completo de { $text }
feya-ui-fold = Volver a la ficha de { $text }
feya-ui-navigation-start = inicio
feya-ui-workers =
    { $available ->
        [one] { $available } trabajador listo
       *[other] { $available } trabajadores listos
    }, { $spent } en uso{ $fresh ->
        [0] {""}
       *[other] , { $fresh } desde el próximo turno
    }
feya-ui-track =
    { feya-track }{ $open ->
        [0] {""}
       *[other] , desbloqueado: { $text }
    }{ $covered ->
        [0] ; todo construido
       *[other] ; siguiente: { $notation }
    }

feya-ui-island = isla de { $island }
feya-ui-boat =
    bote { $boat } de { $clan_id ->
        [crocodile] los Cocodrilos
        [frog] las Ranas
        [salamander] las Salamandras
        [turtle] las Tortugas
       *[other] { $clan }
    }
feya-ui-cell-water = agua
feya-ui-cell-fish = pez { $colour }
feya-ui-cell-fish-now = pez { $colour }, de esta ronda
feya-ui-cell-shrine = culto, { feya-ui-island }
feya-ui-cell-totem = culto con el tótem, { feya-ui-island }
feya-ui-cell-settlement =
    { $fish ->
        [0] asentamiento de { $clan_id ->
            [crocodile] los Cocodrilos
            [frog] las Ranas
            [salamander] las Salamandras
            [turtle] las Tortugas
           *[other] { $clan }
        }, { feya-ui-island }
       *[other] asentamiento de { $clan_id ->
            [crocodile] los Cocodrilos
            [frog] las Ranas
            [salamander] las Salamandras
            [turtle] las Tortugas
           *[other] { $clan }
        }, { feya-count-fish }, { feya-ui-island }
    }
feya-ui-cell-neutral =
    { $fish ->
        [0] asentamiento neutral ({ $clan }), { feya-ui-island }
       *[other] asentamiento neutral ({ $clan }), { feya-count-fish }, { feya-ui-island }
    }
feya-ui-cell-temple = { $temple }: { $text }
feya-ui-cell-no-tile = sin losetas

feya-ui-text-islands = Islas
feya-ui-text-boats = Botes
feya-ui-text-temples = Templos
feya-ui-text-shrines =
    { $shrines ->
        [one] { $shrines } culto
       *[other] { $shrines } cultos
    }
feya-ui-text-totem = con el tótem
feya-ui-text-led = mayoría: { $text }
feya-ui-text-feast = celebrar da { $vp } PV

feya-ui-step-boat = Bote { $text }
feya-ui-step-to = a { $text }
feya-ui-step-build = construye en { $text }
feya-ui-step-lay = pez a { $text }
feya-ui-step-settle = se asienta en { $text }
feya-ui-step-neutral = neutral en { $text }
feya-ui-step-shrine = culto en { $text }
feya-ui-step-totem = culto en { $text }
feya-ui-step-celebrate = celebración en { $text }
feya-ui-step-celebrate-nothing = sin celebración
feya-ui-step-reserve = reservada: { $text }
feya-ui-step-reserve-nothing = sin reservar
feya-ui-step-exchange-mana = maná por un axolote
feya-ui-step-exchange-clan = trabajador por maná
feya-ui-step-exchange-axolotl = axolote por maná
feya-ui-step-pass = Pasar
feya-ui-step-stop = vendido
feya-ui-step-finish = botes listos
feya-ui-ending-finish = Acabar con los botes
feya-ui-ending-stop = Dejar de comerciar
feya-ui-step-end = fin
feya-ui-step-confirm = pasa
feya-ui-step-builder = casilla del Constructor
