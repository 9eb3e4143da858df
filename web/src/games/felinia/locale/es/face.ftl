### Felinia on the screen.

felinia-ui-board = La isla de Felinia
felinia-ui-harbour = El puerto de Katzburg
felinia-ui-my-merchants = A mis mercaderes
felinia-ui-round =
    { $tiles ->
        [0] Ronda { $round }, sin losetas de cubierta
        [one] Ronda { $round }, queda { $tiles } loseta de cubierta
       *[other] Ronda { $round }, quedan { $tiles } losetas de cubierta
    }
felinia-ui-table-common = Katzburg
felinia-ui-table-tab-common = Ciudad
felinia-ui-table-tab-strip = Barcos

felinia-ui-token = ficha: { $kind }
felinia-ui-symbol = símbolo de bonificación: { $symbol }
felinia-ui-face-down = ficha boca abajo
felinia-ui-merchant-of = mercader de { $text }
felinia-ui-explorer-of = mercader explorador de { $text }
felinia-ui-visited = ya visitada
felinia-ui-steps = Pasos dados: { $steps } de { $free }
felinia-ui-food = comida

felinia-ui-ship = { $ship } en el { $pier }, sale a las { $text }
felinia-ui-seat-price = una plaza cuesta { $text }
felinia-ui-aboard = a bordo: { $text }
felinia-ui-free-seats = plazas libres: { $free }
felinia-ui-sailing = a punto de zarpar
felinia-ui-landed = en la isla
felinia-ui-order = Orden de salida

felinia-ui-stack-empty = no quedan losetas de cubierta en el mazo
felinia-ui-ending-last_merchant = A un jugador no le quedan mercaderes: es la última ronda.
felinia-ui-ending-stack_too_small = Hay muy pocas losetas de cubierta: es el último viaje.
felinia-ui-no-discs = sin fichas de puja
felinia-ui-discs = fichas de puja desde arriba: { $text }
felinia-ui-no-goods = sin mercancías
felinia-ui-points =
    { $points ->
        [one] { $points } PV si la partida acabara ahora
       *[other] { $points } PV si la partida acabara ahora
    }
felinia-ui-first = jugador inicial

felinia-ui-take-back = Retirar la ficha
felinia-ui-step-back = Ficha retirada
felinia-ui-step-leave = Ficha retirada
felinia-ui-step-ashore = Nadie más embarca
felinia-ui-step-stop = Parada
felinia-ui-step-turn-nothing = Ninguna ficha descubierta
felinia-ui-step-castle-1 = Primera carta
felinia-ui-step-castle-2 = Segunda carta
felinia-ui-step-castle-nothing = Ninguna carta
felinia-ui-step-swap-spice = Cambio, +1 especia
felinia-ui-step-swap-food = Cambio, +1 comida
felinia-ui-step-swap-bonus_tile = Loseta de bonificación
felinia-ui-step-store-3 = Conservar { $free }
felinia-ui-step-store-4 = Conservar { $more }
felinia-ui-step-sell = Venta: { $thing }
felinia-ui-step-buy = Compra: { $thing }
felinia-ui-step-give = Entrega: { $thing }
felinia-ui-step-discard = Venta: { $thing }
felinia-ui-step-turn = Descubierta: { $thing }

## Town and players

felinia-ui-phases = Fases de la ronda
felinia-ui-stall = { $place }: { $text }
felinia-ui-stall-closed = El puesto { $number } está cerrado
felinia-ui-stall-closed-help = Con tan pocos participantes este puesto sobra: no vende nada en esta partida.
felinia-ui-pile = fichas de arriba abajo: { $text }
felinia-ui-pile-none = sin fichas
felinia-ui-reconstructed = Números reconstruidos.
felinia-ui-text-numbers = Los números
felinia-ui-price = precio { $price }
felinia-ui-price-then =
    { $price ->
        [0] precio → { $then }
       *[other] precio { $price } → { $then }
    }
felinia-ui-guild = Gremio: { $text }
felinia-ui-guild-head = Gremio
felinia-ui-exchange-spice = Cambia una mercancía por otra al azar de otro tipo y gana especia
felinia-ui-exchange-food = Cambia una mercancía por otra al azar de otro tipo y gana comida
felinia-ui-exchange-bonus_tile = Paga además oro y especia y toma la loseta de bonificación que elijas
felinia-ui-times = × { $count }
felinia-ui-castles-looked = Cartas de castillo robadas
felinia-ui-castle-back = Carta de castillo boca abajo
felinia-ui-castle-asks = { $picture }, pide { $good }
felinia-ui-castles-under = Sabes que debajo del mazo están: { $text }
felinia-ui-piles = Bolsa, cubiertas, reserva general
felinia-ui-bag = Losetas en la bolsa: { $count } ({ $text })
felinia-ui-stack-none = No quedan losetas de cubierta en el mazo
felinia-ui-discarded = Cubiertas que han salido del juego: { $text }
felinia-ui-discarded-none = Aún no ha salido ninguna cubierta del juego
felinia-ui-supply = En la reserva general: { $thing } { $count }
felinia-ui-help-spice = Especias: se pueden vender, ayudan a pagar bonificaciones en el gremio y puntúan por parejas al final.
felinia-ui-help-gold = Oro: se puede vender, ayuda a pagar bonificaciones en el gremio y puntúa al final.
felinia-ui-help-food = Comida: cada una lleva a un mercader una provincia más lejos. No se puede vender.
felinia-ui-help-discs = Están junto al tablero: aún sin colocar o ya retiradas en esta ronda.
felinia-ui-help-stock = Todavía pueden embarcar. Cuando alguien embarca al último, la partida llega a su fin.
felinia-ui-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, como mucho { $most }
felinia-ui-income = Casillas de ingresos, ocupadas: { $filled }, libres: { $text }
felinia-ui-vp = PV
felinia-ui-points-now = { $points } PV si la partida acabara ahora
felinia-ui-points-open = { $points } PV a la vista
felinia-ui-goods = Mercancías: { $text }
felinia-ui-goods-stay =
    { $count ->
        [one] Mercancías; al final de la ronda queda { $count }
       *[other] Mercancías; al final de la ronda quedan { $count }
    }
felinia-ui-tokens = Fichas de comercio
felinia-ui-tokens-secret = Tus fichas, solo las ves tú
felinia-ui-token-set = { $token } × { $count }
felinia-ui-worth = conjuntos: { $points } PV
felinia-ui-none-yet = todavía ninguna
felinia-ui-you = tú
felinia-ui-first-player = jugador inicial
felinia-ui-unfold = Ver el tablero completo de { $text }
felinia-ui-fold = Volver a la ficha de { $text }
