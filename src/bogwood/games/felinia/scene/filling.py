"""What follows from the lines of a scene: tiles, tokens and merchants are all there, and somebody has a turn."""

from __future__ import annotations

from typing import Any

from bogwood.kernel.refusal import Refusal
from bogwood.scene import Slate

from ..rules.box import DISCS, PLACES, bit_of
from .tokens import lay_tokens
from .verbs import box_of, called, seat_of


def filled_in(slate: Slate) -> None:
    """Make the whole fit what was said."""
    lay_tokens(slate)
    shrink_stack(slate)
    stack_bonus_tiles(slate)
    stack_castles(slate)
    give_turn(slate)
    count_discs(slate)
    count_merchants(slate)
    tell_setup(slate)


def tell_setup(slate: Slate) -> None:
    """What the set-up chose, in the words of the language."""
    if not slate.is_new:
        return
    state = slate.state
    if "first" not in slate.said:
        slate.note("scene-by-setup", text=f"first {called(slate, state['first'])}")
    for pier, there in state["ships"].items():
        if f"ship/{pier}" not in slate.said and there["deck"]:
            deck = there["deck"].removeprefix("deck_")
            slate.note("scene-by-setup", text=f"ship {pier.removeprefix('pier_')} {deck}")
    for place, goods in state["stalls"].items():
        if f"stall/{place}" in slate.said:
            continue
        slate.note("scene-by-setup", text=f"stall {place.removeprefix('stall_')} {' '.join(goods) or 'none'}")
    for n, mine in enumerate(state["seats"]):
        if f"{n}/goods" not in slate.said:
            held = " ".join(f"{good} {number}" for good, number in mine["goods"].items())
            slate.note("scene-by-setup", text=f"{called(slate, n)} goods {held or 'none'}")


# Tiles and cards


def shrink_stack(slate: Slate) -> None:
    """Every round has sent a ship away by its storing, and a deck tile with it; grey ones go first (FE-10.3)."""
    box = box_of(slate.game)
    state = slate.state
    left: list[str] = sorted(state["stack"]["left"], key=box.deck_ids.index)
    grey = [deck for deck in left if box.grey & bit_of(box.deck_ids.index(deck))]
    others = [deck for deck in left if deck not in grey]
    if "stack" not in slate.said:
        aboard = [ship["deck"] for ship in state["ships"].values() if ship["deck"]]
        gone = len(box.deck_ids) - len(left) - len(aboard) - (state["stack"]["top"] is not None)
        over = state["round"] - (0 if "phase/storing" in slate.said else 1)
        wanted = max(0, over - gone)
        grey, others = grey[wanted:], others[max(0, wanted - len(grey)) :]
        blue_is_out = any(not box.grey & bit_of(box.deck_ids.index(deck)) for deck in aboard)
        grey = [] if blue_is_out else grey
        if len(grey) + len(others) < len(left):
            said = " ".join(deck.removeprefix("deck_") for deck in grey + others)
            slate.note("scene-by-rule", text=f"stack {said or 'none'}", rule="FE-10.3")
    state["stack"]["left"] = sorted(grey + others, key=box.deck_ids.index)
    if box.deck_face_up and state["stack"]["left"] and state["stack"]["top"] is None:
        state["stack"]["top"] = (grey or others)[0]
        state["stack"]["left"].remove(state["stack"]["top"])


def stack_bonus_tiles(slate: Slate) -> None:
    """Pile and hands hold every tile once; the order is known once somebody has looked (FE-1.8, FE-4.10)."""
    if not {"bonus", "pile"} & slate.said:
        return
    pile: dict[str, Any] = slate.state["bonus_pile"]
    known = box_of(slate.game).bonus_ids
    held = [tile for seat in slate.state["seats"] for tile in seat["bonus_tiles"]]
    order = [tile for tile in pile["order"] if tile not in held]
    order += [tile for tile in known if tile not in held and tile not in order]
    if not held and "pile" not in slate.said:
        slate.state["bonus_pile"] = {"order": order[:1], "hidden": order[1:], "seen_by": []}
        return
    slate.state["bonus_pile"] = {"order": order, "hidden": [], "seen_by": pile["seen_by"]}
    said = " ".join(tile.removeprefix("bonus_") for tile in order)
    slate.note("scene-by-rule", text=f"pile {said}", rule="FE-1.8")


def stack_castles(slate: Slate) -> None:
    """Pile and hands hold every card once (FA-1.1)."""
    if not {"castles", "cards"} & slate.said:
        return
    box = box_of(slate.game)
    if not box.is_advanced:
        raise Refusal("scene-advanced-only", "FA-1.1", "", text="castles")
    pile = slate.state["castle_pile"]
    held = [card for seat in slate.state["seats"] for card in seat["castles"]]
    pile["under"] = [one for one in pile["under"] if one["card"] not in held]
    outside = [*held, *(one["card"] for one in pile["under"] + pile["looked_at"])]
    hidden = [card for card in box.castle_ids if card not in outside]
    if "cards" in slate.said:
        # What is below cards in a known order has an order, too.
        pile["under"] += [{"card": card, "seen_by": []} for card in hidden]
        hidden = []
    pile["hidden"] = hidden


# Pieces


def count_discs(slate: Slate) -> None:
    """Discs on piles, in the income and at hand make three (FE-1.2)."""
    for n, mine in enumerate(slate.state["seats"]):
        laid = sum(owners.count(n) for owners in slate.state["discs"].values())
        if "discs" in slate.said or mine["discs"] + mine["income"] + laid != DISCS:
            mine["discs"] = DISCS - laid - mine["income"]


def count_merchants(slate: Slate) -> None:
    """Merchants aboard, ashore, in posts and in stock make the whole (FE-1.2)."""
    state = slate.state
    for n, mine in enumerate(state["seats"]):
        aboard = sum(ship["aboard"].count(n) for ship in state["ships"].values())
        is_ashore = state["explorer"] is not None and state["pending"] and state["pending"][-1]["seat"] == n
        mine["stock"] = box_of(slate.game).merchants - aboard - len(mine["settled"]) - (1 if is_ashore else 0)


# Whose turn it is


def give_turn(slate: Slate) -> None:
    """What the phase asks, and whom."""
    named = [int(topic.removeprefix("turn/")) for topic in slate.said if topic.startswith("turn/")]
    turn = named[0] if named else -1
    phases = [topic.removeprefix("phase/") for topic in slate.said if topic.startswith("phase/")]
    placed = sum(map(len, slate.state["discs"].values())) + sum(seat["income"] for seat in slate.state["seats"])
    if "land" in slate.said:
        explore(slate)
    elif phases == ["storing"]:
        store(slate, turn)
    elif phases == ["trading"] or (not phases and "discs" in slate.said and placed == DISCS * slate.game.players):
        trade(slate)
    elif phases == ["bidding"] or slate.is_new or "discs" in slate.said or "first" in slate.said:
        bid(slate, placed, turn)
    asked = slate.state["pending"][-1]["seat"] if slate.state["pending"] else -1
    if turn >= 0 and turn != asked:
        raise Refusal("scene-other-turn", "FE-2.1", "", text=called(slate, asked))
    if turn < 0 and slate.is_new:
        slate.note("scene-by-rule", text=f"turn {called(slate, asked)}", rule="FE-2.1")


def bid(slate: Slate, placed: int, turn: int) -> None:
    """Discs are placed in turn, so who is first follows from where they are and whose turn it is (FE-3.1).

    Who has placed fewer than the one whose turn it is has put the others into the income.
    """
    players = slate.game.players
    first = first_who_fits(slate, placed, turn)
    if first < 0 and turn >= 0:
        wait_for(slate, turn)
        placed = sum(placed_by(slate, seat) for seat in range(players))
        first = first_who_fits(slate, placed, turn)
    if first >= 0:
        slate.state["first"] = first
    seat = (slate.state["first"] + placed) % players
    clear_shore(slate)
    slate.state["pending"] = [{"step": "bidding", "seat": 0}, {"step": "bid", "seat": seat}]


def placed_by(slate: Slate, seat: int) -> int:
    piles: list[list[int]] = list(slate.state["discs"].values())
    return sum(owners.count(seat) for owners in piles) + int(seat_of(slate, seat)["income"])


def first_who_fits(slate: Slate, placed: int, turn: int) -> int:
    """A first player by whom the discs can lie as they do, and the turn is where it shall be; -1 when there is none."""
    players = slate.game.players
    now: int = slate.state["first"]
    for first in [now] if "first" in slate.said else [(now + n) % players for n in range(players)]:
        due = [(placed - (seat - first) % players + players - 1) // players for seat in range(players)]
        is_turn = turn < 0 or (first + placed) % players == turn
        if is_turn and all(placed_by(slate, seat) == due[seat] for seat in range(players)):
            return first
    return -1


def wait_for(slate: Slate, turn: int) -> None:
    """Let everybody have placed as many discs as the one whose turn it is."""
    for seat in range(slate.game.players):
        missing = placed_by(slate, turn) - placed_by(slate, seat)
        if missing > 0:
            seat_of(slate, seat)["income"] += missing
            slate.said.add("discs")
            text = f"{called(slate, seat)} income {seat_of(slate, seat)['income']}"
            slate.note("scene-by-rule", text=text, rule="FE-3.1")


def trade(slate: Slate) -> None:
    """The top disc of the first pile acts (FE-4.1)."""
    place = next((name for name in PLACES if slate.state["discs"].get(name)), "")
    if not place:
        raise Refusal("scene-no-discs", "FE-4.1", "")
    clear_shore(slate)
    step = {"step": "guild" if place == PLACES[-1] else "buy", "seat": slate.state["discs"][place][-1], "about": place}
    slate.state["pending"] = [{"step": "trading", "seat": 0}, step]


def clear_shore(slate: Slate) -> None:
    slate.state["explorer"] = None
    slate.state["sailing"] = []


def explore(slate: Slate) -> None:
    """The left merchant of the ship stands in the port; full ships that sail later wait (FE-6.1, FE-6.4)."""
    box = box_of(slate.game)
    state = slate.state
    pier = state["explorer"]["pier"]
    aboard: list[int | None] = state["ships"][pier]["aboard"]
    place = next(n for n, rider in enumerate(aboard) if rider is not None)
    seat = aboard[place]
    aboard[place] = None
    deck = box.deck_ids.index(state["ships"][pier]["deck"])
    port = box.province_ids[box.port[box.deck_country[deck]]]
    state["explorer"] = {"pier": pier, "at": port, "steps": 0, "visited": [port]}
    state["sailing"] = [
        name
        for name, ship in state["ships"].items()
        if name != pier and ship["deck"] and None not in ship["aboard"] and box.deck_ids.index(ship["deck"]) > deck
    ]
    state["discs"] = {}
    slate.said.add("discs")
    steps: list[dict[str, Any]] = [{"step": "exploring", "seat": 0}, {"step": "move", "seat": seat}]
    if not box.is_advanced:
        steps.append({"step": "turn", "seat": seat, "about": str(box.turned)})
    state["pending"] = [*steps, {"step": "step", "seat": seat}]


def store(slate: Slate, turn: int) -> None:
    """The first in order who has too many goods, or whoever is named, says what stays (FE-8.1, FE-8.3)."""
    box = box_of(slate.game)
    state = slate.state
    order = [(state["first"] + place) % slate.game.players for place in range(slate.game.players)]
    full = [seat for seat in order if sum(seat_of(slate, seat)["goods"].values()) > box.store_free]
    seat = turn if turn >= 0 else full[0] if full else -1
    if seat not in full:
        raise Refusal("scene-nothing-to-store", "FE-8.1", "", most=box.store_free)
    clear_shore(slate)
    state["discs"] = {}
    slate.said.add("discs")
    mine = seat_of(slate, seat)
    beyond = (sum(mine["goods"].values()) - box.store_free - 1) * box.goods_price
    means = mine["coins"] + beyond + mine["gold"] * box.gold_price + mine["spice"] * box.spice_price
    step: dict[str, Any] = {"step": "store_4", "seat": seat}
    if means < box.store_price:
        step = {"step": "store", "seat": seat, "about": "three"}
    state["pending"] = [{"step": "storing", "seat": 0, "about": str(order.index(seat) + 1)}, step]
