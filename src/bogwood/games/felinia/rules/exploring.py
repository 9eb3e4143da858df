"""Phase 3, exploring (FE-7, FA-3): a merchant walks from its port, gathers what the symbols give, and takes a token."""

from __future__ import annotations

from bogwood.kernel.cells import Cells, both, cell, count, empty, first, has, is_empty, with_cell, without
from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import (
    A_GOOD,
    CASTLE,
    COIN,
    FOOD,
    FORAGER,
    GIFT,
    GOLD,
    GOLD_SEEKER,
    NO_SYMBOL,
    SPICE,
    SYMBOLS,
    TAX_COLLECTOR,
    bit_of,
)
from .castles import look
from .packs import bit_at, size_of
from .state import Realm
from .steps import COUNTS, MOVE, STEP, STEPS, TURN, Step
from .tell import (
    change_food,
    gain_coins,
    gain_food,
    gain_gold,
    gain_random_good,
    gain_spice,
    tell,
)


def closed_to_all(s: Realm) -> Cells:
    """Provinces with a merchant or a face-down token (FE-7.5)."""
    return (s.occupied() | s.closed, 0, 0)


def enterable(s: Realm) -> Cells:
    """The bordering provinces that the merchant may enter now (FE-7.5)."""
    return without(without(s.box.next_to[s.at], s.visited), closed_to_all(s))


def costs_food(s: Realm) -> bool:
    """Is the next step one of those that cost food (FA-3.2)?"""
    return s.steps >= s.box.steps


def further(s: Realm, seat: int) -> Cells:
    """Where the merchant may go on: three steps are free, in the advanced game more for food (FE-7.4, FA-3.2)."""
    if costs_food(s) and (not s.box.is_advanced or s.seats[seat].food == 0):
        return empty()
    return enterable(s)


def enter(s: Realm, seat: int, province: int) -> None:
    """One step: food if it costs some, then the symbol; a token passed stays (FE-7.6, FE-7.7, FA-3.2, FA-3.3)."""
    if costs_food(s):
        change_food(s, seat, -1, "step")
    s.steps += 1
    s.at = province
    s.visited = with_cell(s.visited, province)
    if s.tale is not None:
        tell(s, "enters", seat, 0, "", {"province": s.box.province_ids[province]})
    symbol = s.box.symbols[province]
    if symbol != NO_SYMBOL:
        gather(s, seat, symbol)


def amount_of(s: Realm, seat: int, symbol: int) -> int:
    """How much a symbol gives this player: lasting tokens add one (FA-6.6 to FA-6.8)."""
    me = s.seats[seat]
    more = (
        (symbol == GOLD and me.has_token(GOLD_SEEKER))
        or (symbol == FOOD and me.has_token(FORAGER))
        or (symbol == COIN and me.has_token(TAX_COLLECTOR))
    )
    return 2 if more else 1


def gather(s: Realm, seat: int, symbol: int) -> None:
    """What the symbol gives, on every entry (FE-7.6, FA-3.5)."""
    amount = amount_of(s, seat, symbol)
    if symbol == SPICE:
        gain_spice(s, seat, "symbol")
    elif symbol == GOLD:
        gain_gold(s, seat, amount, "symbol")
    elif symbol == COIN:
        gain_coins(s, seat, amount, "symbol")
    elif symbol == A_GOOD:
        gain_random_good(s, seat, "symbol")
    elif symbol == FOOD:
        gain_food(s, seat, amount, "symbol")
    elif symbol == CASTLE:
        look(s, seat)


def province_words(s: Realm, province: int, point: str) -> Sentence:
    """What lies in a province one may enter."""
    seat = int(s.player)
    told: Arguments = {"province": s.box.province_ids[province], "food": 1 if costs_food(s) else 0}
    symbol = s.box.symbols[province]
    if symbol != NO_SYMBOL:
        told["symbol"] = SYMBOLS[symbol]
        told["amount"] = amount_of(s, seat, symbol)
        return Sentence(f"felinia-option-{point}-symbol", told)
    token = s.token_at(province)
    if token >= 0:
        told["token"] = s.box.token_name(token)
        return Sentence(f"felinia-option-{point}-token", told)
    return Sentence(f"felinia-option-{point}", told)


def why_closed(s: Realm, province: int) -> Refusal:
    """Why the merchant may not enter a province (FE-7.5)."""
    name = s.box.province_ids[province]
    here = cell(province)
    if is_empty(both(s.box.next_to[s.at], here)):
        return Refusal("not-next", "FE-7.4", "", province=name)
    if has(s.visited, province):
        return Refusal("province-visited", "FE-7.5", "", province=name)
    if not is_empty(both((s.occupied(), 0, 0), here)):
        return Refusal("province-occupied", "FE-7.5", "", province=name)
    if not is_empty(both((s.closed, 0, 0), here)):
        return Refusal("province-closed", "FE-7.5", "", province=name)
    return Refusal("no-steps-left", "FE-7.10", "", province=name)


class FirstStep(Step):
    """Step 1 is compulsory (FE-7.2); a single way is taken at once (FE-2.6); face-up posts are ways too (FA-3.4)."""

    def settle(self, s: Realm) -> bool:
        ways = enterable(s)
        if count(ways) != 1:
            return False
        self.go(s, s.seat_to_act(), int(first(ways)))
        return True

    def go(self, s: Realm, seat: int, province: int) -> None:
        s.pop()
        enter(s, seat, province)

    def options(self, s: Realm, seat: int, out: Options) -> None:
        out.offer_cells(choices.STEP, enterable(s))

    def choose(self, s: Realm, seat: int, option: int) -> None:
        self.go(s, int(s.player), option - choices.STEP)

    def answers(self, option: int) -> bool:
        return choices.STEPS.holds(option)

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        return why_closed(s, option - choices.STEP)

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        return province_words(s, option - choices.STEP, "step")

    def details(self, s: Realm) -> Arguments:
        return {"country": s.box.countries[s.box.deck_country[s.deck(s.ship)]] + "_country"}


class Turn(Step):
    """After step 1 up to two face-down tokens anywhere, one after the other (FE-7.3); not with food (FA-3.1)."""

    def settle(self, s: Realm) -> bool:
        if s.closed != 0 and s.argument() > 0:
            return False
        s.pop()
        return True

    def options(self, s: Realm, seat: int, out: Options) -> None:
        out.offer_cells(choices.TURN, (s.closed, 0, 0))
        out.offer(choices.TURN_NONE)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        if option == choices.TURN_NONE:
            s.pop()
            return
        s.replace(TURN, seat, s.argument() - 1)
        turn_over(s, seat, option - choices.TURN)

    def answers(self, option: int) -> bool:
        return option == choices.TURN_NONE or choices.TURNS.holds(option)

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        return Refusal("not-face-down", "FE-7.3", "", province=s.box.province_ids[option - choices.TURN])

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        if option == choices.TURN_NONE:
            return Sentence("felinia-option-turn-none", {"left": s.argument()})
        return Sentence("felinia-option-turn", {"province": s.box.province_ids[option - choices.TURN]})

    def details(self, s: Realm) -> Arguments:
        return {"left": s.argument()}

    def names(self, s: Realm) -> list[str]:
        return COUNTS


def turn_over(s: Realm, seat: int, province: int) -> None:
    """The token is one of those of this country that nobody has seen; it stays open (FE-7.3, FE-1.7)."""
    among = s.unseen & s.box.back_mask[s.box.post_country[province]]
    token = bit_at(among, s.draw(size_of(among)))
    s.unseen &= ~bit_of(token)
    s.closed &= ~bit_of(province)
    s.set_token(province, token)
    if s.tale is not None:
        arguments: Arguments = {"province": s.box.province_ids[province], "token": s.box.token_name(token)}
        tell(s, "token_turned", seat, 0, "", arguments)


class Move(Step):
    """Further steps, or an end to the move (FE-7.4, FE-7.10, FA-3.2)."""

    def settle(self, s: Realm) -> bool:
        if not is_empty(further(s, s.seat_to_act())):
            return False
        end_move(s)
        return True

    def options(self, s: Realm, seat: int, out: Options) -> None:
        out.offer_cells(choices.MOVE, further(s, int(s.player)))
        out.offer(choices.STOP)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        if option == choices.STOP:
            end_move(s)
        else:
            enter(s, int(s.player), option - choices.MOVE)

    def answers(self, option: int) -> bool:
        return option == choices.STOP or choices.MOVES.holds(option)

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        return why_closed(s, option - choices.MOVE)

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        if option != choices.STOP:
            return province_words(s, option - choices.MOVE, "move")
        token = s.token_at(int(s.at))
        if token < 0:
            return Sentence("felinia-option-move-stop-home", {})
        told: Arguments = {"province": s.box.province_ids[s.at], "token": s.box.token_name(token)}
        return Sentence("felinia-option-move-stop-token", told)

    def details(self, s: Realm) -> Arguments:
        left = max(0, s.box.steps - int(s.steps))
        return {"left": left, "food": int(s.seats[s.player].food)}


def end_move(s: Realm) -> None:
    """On a token the merchant stays and takes it; anywhere else it goes home (FE-7.8, FE-7.9)."""
    seat = s.seat_to_act()
    province = int(s.at)
    s.pop()
    token = s.token_at(province)
    if token >= 0:
        settle_down(s, seat, province, token)
    else:
        s.seats[seat].stock += 1
        if s.tale is not None:
            tell(s, "goes_home", seat, 0, "", {})
    s.at = -1
    s.steps = 0
    s.visited = empty()


def settle_down(s: Realm, seat: int, province: int, token: int) -> None:
    """The merchant stays to the end of the game; special tokens give their item at once (FE-7.8).

    The move is over by then, so a lasting token never works for the move that won it (FA-6.6 to FA-6.9).
    """
    me = s.seats[seat]
    s.set_token(province, -1)
    me.settled |= bit_of(province)
    if s.tale is not None:
        arguments: Arguments = {"province": s.box.province_ids[province], "token": s.box.token_name(token)}
        tell(s, "token_taken", seat, 0, "", arguments)
    if token == GIFT:
        unwrap(s, seat)
        return
    me.tokens |= bit_of(token)
    if token == GOLD_SEEKER:
        gain_gold(s, seat, 1, "token")
    elif token == FORAGER:
        gain_food(s, seat, 1, "token")
    elif token == TAX_COLLECTOR:
        gain_coins(s, seat, 1, "token")


def unwrap(s: Realm, seat: int) -> None:
    """One of each, then the token leaves the game (FA-6.5)."""
    gain_gold(s, seat, 1, "token")
    gain_food(s, seat, 1, "token")
    gain_coins(s, seat, 1, "token")
    gain_random_good(s, seat, "token")
    if s.tale is not None:
        tell(s, "token_removed", seat, 0, "", {"token": s.box.token_name(GIFT)})


STEPS[STEP] = FirstStep()
STEPS[TURN] = Turn()
STEPS[MOVE] = Move()
