### Endless Winter on the screen.

winter-ui-board = El mapa
winter-ui-columns = Columnas de acción
winter-ui-my-camps = A mis campamentos
winter-ui-round =
    Ronda { $round } de { $rounds }, era { $era ->
        [1] I
       *[other] II
    }: { $phase }
winter-ui-table-common = Cartas y piedras
winter-ui-table-tab-common = Cartas
winter-ui-table-tab-shared = Piedras
winter-ui-reconstructed = Números reconstruidos
winter-ui-base-free = Sitio libre para una base inicial, { $text }
winter-ui-base-of = Base inicial de { $text }
winter-ui-camps-of =
    { $number ->
        [one] un campamento de { $text }
       *[other] { $number } campamentos de { $text }
    }
winter-ui-raft-of = balsa de { $text }
winter-ui-village-of = aldea de { $text }
winter-ui-led-by = dominado por { $text }
winter-ui-junction = cruce { $text }
winter-ui-fish = Fichas de pez en la reserva: { $left }, descartadas: { $gone }.
winter-ui-fish-gone = En el descarte: { $text }
winter-ui-box = Casilla { $number }: { $text }
winter-ui-free-first = la casilla 3 está libre
winter-ui-first-taken = ya usada esta ronda
winter-ui-deed-recruit = Reclutar
winter-ui-deed-buy_culture = Cultura
winter-ui-deed-hunt_open = Cazar un animal a la vista
winter-ui-deed-hunt_deck = Cazar el animal oculto
winter-ui-deed-place_camp = Colocar un campamento
winter-ui-deed-move = Mover
winter-ui-deed-bury = Enterrar
winter-ui-deed-take_stone = Piedra
winter-ui-deed-tip = Usar uno
winter-ui-deed-found_village = Aldea
winter-ui-deed-first = Primero
winter-ui-idols = Ídolos
winter-ui-track-honor = Honor
winter-ui-track-sacrifice = Sacrificio
winter-ui-rate-honor = desde el paso { $from }: { $rate } PV por carta enterrada
winter-ui-rate-sacrifice =
    { $rate ->
        [1] desde el paso { $from }: 1 PV por recurso
       *[other] desde el paso { $from }: 1 PV por cada { $rate } recursos
    }
winter-ui-step-of = { $track }, paso { $step }
winter-ui-site = Recinto de megalitos
winter-ui-megalith-of = megalito de { $text }
winter-ui-neutral-of = megalito neutral de { $text }
winter-ui-step-bury = enterrada: { $card }
winter-ui-step-to-hand = a la mano
winter-ui-step-to-discard = al descarte
winter-ui-step-chief_use = el jefe
winter-ui-step-pay = pagado
winter-ui-step-village = aldea { $text }
winter-ui-step-raft = la balsa
winter-ui-step-next = siguiente casilla
winter-ui-text-numbers = Los números
winter-ui-text-order = Orden de turno: { $text }
winter-ui-text-turn = Ahora en { $column }, trabajo: { $labour }
winter-ui-text-culture = Carta de cultura en el lugar { $number }: { $text }
winter-ui-text-animal = Animal en el lugar { $number }: { $text }
winter-ui-text-stone =
    Era { $era ->
        [1] I
       *[other] II
    }, piedra { $number }: { $text }
winter-ui-text-stack =
    { $left ->
        [one] { $card }: queda { $left }
       *[other] { $card }: quedan { $left }
    }
winter-ui-text-free-spaces = Espacios libres: { $text }
winter-ui-text-hand = Cartas en la mano: { $count }
winter-ui-text-deck = Cartas en el mazo: { $count }
winter-ui-text-score = { $points } PV en el marcador
winter-ui-text-camps = Campamentos en el tablero: { $home }; aldeas fundadas: { $villages }
winter-ui-text-figures = Figuras por colocar: miembros { $members }, jefe { $chiefs }
winter-ui-text-tipped = usados: { $text }

## Cards and players

winter-ui-or = o
winter-ui-effect-in = { $text } en { $column }
winter-ui-score-most = como máximo { $most } PV
winter-ui-labour = trabajo { $labour }
winter-ui-labour-in = { $labour } en { $column }
winter-ui-in-eclipse = En el eclipse: { $text }.
winter-ui-worth = { $points } PV al final.
winter-ui-hand = Tu mano
winter-ui-hand-size = Cartas en la mano: { $count }
winter-ui-hand-empty = No hay cartas en la mano
winter-ui-heap = { $text }: { $count }. { $cards }
winter-ui-heaps = Montones
winter-ui-played = Jugada este turno
winter-ui-choosing = Quién ha elegido
winter-ui-strengths = Fuerza en el eclipse
winter-ui-chooses = aún elige
winter-ui-has-chosen = ha elegido
winter-ui-stacks = Pilas de tribu
winter-ui-stack =
    { $left ->
        [one] { $card }, queda { $left }
       *[other] { $card }, quedan { $left }
    }
winter-ui-culture = Cartas de cultura
winter-ui-culture-deck =
    era { $era ->
        [1] I
       *[other] II
    }, { $count } en el mazo
winter-ui-place-empty = Lugar { $place }: vacío
winter-ui-price = Precio: trabajo { $labour }, herramientas { $tools }.
winter-ui-hunting = Terreno de caza
winter-ui-animal-at = { $species }, lugar { $place }
winter-ui-animal-deck = Mazo de animales: { $count }, descartados: { $discarded }
winter-ui-tipped-gives = Al usarlo: { $text }.
winter-ui-sets = Animales sin usar de una misma especie: al final { $text }… PV en total.
winter-ui-stones = Piedras sagradas
winter-ui-stone-scores = { $stone }. En cada uno de tus eclipses: { $text }.
winter-ui-stone-price =
    { $tools ->
        [one] Una piedra de esta era cuesta { $tools } herramienta.
       *[other] Una piedra de esta era cuesta { $tools } herramientas.
    }
winter-ui-era =
    era { $era ->
        [1] I
       *[other] II
    }
winter-ui-store = { $thing }: { $count } de { $most }
winter-ui-camps = campamentos
winter-ui-camps-away = campamentos fuera del tablero
winter-ui-camps-help = Campamentos en el tablero: { $home }. Ingresos de los lugares descubiertos en cada eclipse: { $text }.
winter-ui-villages = aldeas
winter-ui-villages-help = Aldeas fundadas: { $founded }. La próxima da: { $text }.
winter-ui-megaliths = megalitos
winter-ui-megaliths-help = Megalitos que quedan: { $left }. Al vaciar el próximo hueco: { $text }.
winter-ui-figures = Figuras por colocar: miembros { $members }, jefe { $chiefs }
winter-ui-animals = animales
winter-ui-no-animals = Aún no hay animales
winter-ui-tipped = Usados: { $species } × { $count }
winter-ui-kept = { $species } × { $count }: un conjunto de { $points } PV
winter-ui-you = tú
winter-ui-points = Marcador: { $points } PV
winter-ui-if-ended = Si la partida terminara ahora: { $points } PV
winter-ui-fold = Plegar el tablero de { $text }
winter-ui-unfold = Desplegar el tablero de { $text }
winter-ui-pile-empty = Aún sin cartas
