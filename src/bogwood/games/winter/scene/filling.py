"""What follows from the lines of a scene: cards and pieces are all there, figures fit the turn, somebody decides."""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.native import i64
from bogwood.scene import Slate

from ..rules.box import OPEN_ANIMALS, PLACES, Box
from ..rules.packs import bits_in, count_of
from ..rules.program import COLUMNS
from ..rules.turns import FIGURES
from .verbs import ZONES, box_of, called, tribe_of

REST: Final = COLUMNS[-1]
GIVING: Final = ["deck", "discard", "hand", "played", "grave"]
"""Where cards are put, or taken from, when their number must be made up: the first that nothing is said of."""

NEW_TURN: Final[dict[str, Any]] = {
    "labour": 0,
    "column_labour": {},
    "culture_played": 0,
    "column": None,
    "first": False,
    "free_to_hand": 0,
}
NO_ECLIPSE: Final[dict[str, Any]] = {"abilities": {}, "hexes": [], "rest_of_terrain": False}


def filled_in(slate: Slate) -> None:
    """Make the whole fit what was said."""
    count_starting_cards(slate)
    count_stacks(slate)
    count_culture(slate)
    keep_known(slate)
    show_stones(slate)
    count_animals(slate)
    count_camps(slate)
    count_fish(slate)
    give_turn(slate)
    tell_setup(slate)


def tell_setup(slate: Slate) -> None:
    """What the set-up chose, in the words of the language."""
    if not slate.is_new:
        return
    if "order" not in slate.said:
        order = " ".join(called(slate, seat) for seat in slate.state["order"])
        slate.note("scene-by-setup", text=f"order {order}")
    for seat in range(slate.game.players):
        tribe = tribe_of(slate, seat)
        if f"{seat}/chief" not in slate.said:
            slate.note("scene-by-setup", text=f"{called(slate, seat)} chief {tribe['chief']}_{tribe['side']}")
        if f"{seat}/hand" not in slate.said:
            slate.note("scene-by-setup", text=f"{called(slate, seat)} hand {said(tribe['hand'])}")
        unsaid = {thing: tribe[thing] for thing in ("food", "tools") if f"{seat}/{thing}" not in slate.said}
        if unsaid:
            slate.note("scene-by-setup", text=f"{called(slate, seat)} have {said(unsaid)}")


def said(counts: dict[str, int]) -> str:
    return " ".join(f"{thing} {number}" for thing, number in counts.items()) or "none"


# Cards


def count_starting_cards(slate: Slate) -> None:
    """Nine starting cards each (EW-1.8); those nobody speaks of are in the draw pile."""
    box = box_of(slate.game)
    for seat in range(box.players):
        tribe = tribe_of(slate, seat)
        free = [zone for zone in GIVING if f"{seat}/{zone}" not in slate.said]
        before = dict(tribe["deck"])
        for kind in range(box.starting_kinds):
            card = box.basic_ids[kind]
            have = sum(tribe[zone].get(card, 0) for zone in (*ZONES, "pile"))
            make_up(tribe, free, card, int(count_of(box.starting_deck, kind)) - have)
        if tribe["deck"] != before:
            slate.note("scene-by-rule", text=f"{called(slate, seat)} deck {said(tribe['deck'])}", rule="EW-1.8")


def make_up(tribe: dict[str, Any], zones: list[str], card: str, more: int) -> None:
    """Put so many more of a card into the first of these zones, or take them from wherever they are."""
    if more > 0 and zones:
        tribe[zones[0]][card] = tribe[zones[0]].get(card, 0) + more
    for zone in zones:
        taken = min(max(0, -more), tribe[zone].get(card, 0))
        if taken:
            tribe[zone][card] -= taken
            more += taken
            if tribe[zone][card] == 0:
                del tribe[zone][card]


def count_stacks(slate: Slate) -> None:
    """Tribe cards that nobody has are in their stacks (EW-1.2)."""
    box = box_of(slate.game)
    for kind in box.stack_kinds:
        card = box.basic_ids[kind]
        owned = sum(tribe[zone].get(card, 0) for tribe in slate.state["tribes"] for zone in (*ZONES, "pile"))
        slate.state["stacks"][card] = int(count_of(box.all_stacks, kind)) - owned
    slate.state["stacks"] = {card: number for card, number in slate.state["stacks"].items() if number}


def cards_in(box: Box, mask: i64) -> list[str]:
    return [box.culture_ids[n] for n in bits_in(mask)]


def count_culture(slate: Slate) -> None:
    """Each culture card is in one place; display and deck are those of the era (EW-1.3, EW-18.1)."""
    box = box_of(slate.game)
    state = slate.state
    owned = [card for tribe in state["tribes"] for zone in ZONES for card in tribe[zone] if card in box.culture_ids]
    era = 0 if state["round"] <= 2 else 1
    fitting = cards_in(box, box.era_culture[era])
    before = list(state["culture"])
    named = [card for card in before if card] if "culture" in slate.said else []
    deck = [card for card in state["culture_deck"] if card not in owned and card not in named]
    if era == 1:
        deck = [card for card in deck if card in fitting]
    touched = any("/" in topic for topic in slate.said) or {"culture", "round"} & slate.said
    if not touched:
        return
    shown: list[str | None] = []
    for card in before[:PLACES]:
        fits = card is None or (card in fitting and card not in owned and card not in shown)
        if fits or (card in named and card not in shown):
            shown.append(card)
        else:
            spare = [one for one in deck if one in fitting and one not in shown]
            shown.append(spare[0] if spare else None)
    everywhere = {*owned, *(card for card in shown if card)}
    later = cards_in(box, box.era_culture[1])
    gone = [card for card in cards_in(box, box.era_culture[0]) if card not in everywhere and era == 0]
    back = [card for card in gone if card in deck or card in before]
    full = {*deck, *back, *later} - everywhere
    state["culture"] = shown
    state["culture_deck"] = [card for card in box.culture_ids if card in full]
    if shown != before:
        slate.note("scene-by-rule", text=f"culture {' '.join(card or '-' for card in shown)}", rule="EW-18.1")


def keep_known(slate: Slate) -> None:
    """What everybody knows of a hand is in it (EW-15.4)."""
    for tribe in slate.state["tribes"]:
        inside = {card: tribe["hand"].get(card, 0) + tribe["pile"].get(card, 0) for card in tribe["known"]}
        tribe["known"] = {card: min(number, inside[card]) for card, number in tribe["known"].items() if inside[card]}


def show_stones(slate: Slate) -> None:
    """Stones that tribes have lie in no display; those of the first era leave with it (EW-1.4, EW-18.2)."""
    state = slate.state
    taken = [stone for tribe in state["tribes"] for stone in tribe["stones"]]
    if state["round"] > 2:
        state["stones"][0] = []
    if any(topic.endswith("stones") for topic in slate.said):
        for era in range(2):
            shown = [None if stone in taken else stone for stone in state["stones"][era]]
            while shown and shown[-1] is None:
                shown.pop()
            state["stones"][era] = shown
        make_room(slate, taken)


def make_room(slate: Slate, taken: list[str]) -> None:
    """No more stones of an era than are laid out: those that no line names give way."""
    box = box_of(slate.game)
    for era in range(2):
        out = [stone for stone in taken if box.stone_era[box.stone_ids.index(stone)] == era + 1]
        shown: list[str | None] = slate.state["stones"][era]
        room = box.open_stones - len(out)
        if "stones" not in slate.said and len([stone for stone in shown if stone]) > room:
            slate.state["stones"][era] = [stone for stone in shown if stone][: max(0, room)]


def count_animals(slate: Slate) -> None:
    """Animals that are nowhere else are in their deck (EW-1.5)."""
    box = box_of(slate.game)
    state = slate.state
    for kind, species in enumerate(box.species):
        have = state["animals"][:OPEN_ANIMALS].count(species) + state["animal_discard"].get(species, 0)
        have += sum(tribe[zone].get(species, 0) for tribe in state["tribes"] for zone in ("animals", "tipped"))
        state["animal_deck"][species] = int(count_of(box.all_animals, kind)) - have
    state["animal_deck"] = {species: number for species, number in state["animal_deck"].items() if number}


def count_camps(slate: Slate) -> None:
    """Camps that are not out are at home (EW-1.8)."""
    box = box_of(slate.game)
    for tribe in slate.state["tribes"]:
        tribe["camps_home"] = box.camps - tribe["camps_at_base"] - sum(tribe["camps"].values())


def count_fish(slate: Slate) -> None:
    """Fish that are not in the supply have been discarded (RR-1.9)."""
    box = box_of(slate.game)
    if "fish" not in slate.said:
        return
    state = slate.state
    great = box.fish_ids[box.great_fish]
    if great not in state["fish_drawn"]:
        # It is never discarded (RR-8.4).
        state["fish"] = {name: state["fish"].get(name, 1) for name in box.fish_ids if name in {great, *state["fish"]}}
    discarded: dict[str, int] = {}
    for token, name in enumerate(box.fish_ids):
        rest = int(count_of(box.all_fish, token)) - state["fish"].get(name, 0) - state["fish_drawn"].get(name, 0)
        if rest:
            discarded[name] = rest
    state["fish_discard"] = discarded


# Whose turn it is


def give_turn(slate: Slate) -> None:
    """A figure to place, or the secret piles; without a word the first turn of the round."""
    turns = [topic.split("/") for topic in slate.said if topic.startswith("turn/")]
    if "eclipse" in slate.said:
        begin_eclipse(slate)
    elif turns:
        begin_turn(slate, int(turns[0][1]), int(turns[0][2]))
    elif slate.is_new:
        players = range(slate.game.players)
        first = next(seat for seat in slate.state["order"] if seat in players)
        begin_turn(slate, first, 1)
        slate.note("scene-by-rule", text=f"turn {called(slate, first)} 1", rule="EW-2.2")


def begin_turn(slate: Slate, seat: int, number: int) -> None:
    """The n-th figure of a player: everybody before has placed as many (EW-2.2)."""
    state = slate.state
    order: list[int] = state["order"]
    made = (number - 1) * len(order) + order.index(seat)
    for place, other in enumerate(order):
        stand(slate, other, (made - place + len(order) - 1) // len(order))
    clear(slate)
    state["pending"] = [
        {"step": "action", "seat": 0, "about": made + 1},
        {"step": "figure", "seat": seat, "about": 0},
    ]


def begin_eclipse(slate: Slate) -> None:
    """All figures are placed; everybody who holds a card chooses (EW-16.1)."""
    state = slate.state
    for seat in range(len(state["tribes"])):
        stand(slate, seat, FIGURES)
    clear(slate)
    state["sealed"] = [seat for seat in range(slate.game.players) if tribe_of(slate, seat)["hand"]]
    state["pending"] = [
        {"step": "eclipse", "seat": 0, "about": 1},
        {"step": "eclipse_pile", "seat": state["sealed"][0] if state["sealed"] else 0, "about": 0},
    ]


def clear(slate: Slate) -> None:
    """Nothing of another turn is left over."""
    slate.state.update(player_turn=dict(NEW_TURN), eclipse=dict(NO_ECLIPSE), sealed=[])
    for tribe in slate.state["tribes"]:
        tribe["pile"] = {}


def stand(slate: Slate, seat: int, placed: int) -> None:
    """So many figures of a tribe are placed: members first, where lines say, else at rest."""
    tribe = tribe_of(slate, seat)
    if seat >= slate.game.players:
        reveal(slate, seat, placed)
        return
    members = box_of(slate.game).members
    standing: dict[str, Any] = tribe["figures"]
    if f"{seat}/figures" not in slate.said:
        resting = min(placed, members)
        standing = {"members": {REST: resting} if resting else {}, "chief": REST if placed > members else None}
        tribe["figures"] = standing
        if placed:
            chief = f" chief {REST}" if standing["chief"] else ""
            text = f"{called(slate, seat)} figures {REST} {resting}{chief}"
            slate.note("scene-by-rule", text=text, rule="EW-2.2")
    tribe["members"] = members - sum(standing["members"].values())
    tribe["chiefs"] = 0 if standing["chief"] else 1
    use_columns(slate, [*standing["members"], standing["chief"]])


def use_columns(slate: Slate, used: list[str | None]) -> None:
    """Columns with a figure have had their first one (EW-2.5)."""
    if "columns" not in slate.said:
        known = {*slate.state["columns"], *used} - {REST}
        slate.state["columns"] = [column for column in COLUMNS if column in known]


def reveal(slate: Slate, seat: int, placed: int) -> None:
    """The Rival has revealed a card for each figure; these stand where lines say, or where the cards do (SO-2.1)."""
    box = box_of(slate.game)
    cards = {name: COLUMNS[column] for name, column in zip(box.rival_ids, box.rival_column, strict=True)}
    tribe = tribe_of(slate, seat)
    if f"{seat}/figures" not in slate.said:
        used = slate.state["columns"] if "columns" in slate.said else COLUMNS
        columns = sorted(cards.values(), key=lambda column: column not in used)[:placed]
        tribe["figures"] = {"members": {column: columns.count(column) for column in columns}, "chief": None}
        if placed:
            text = f"{called(slate, seat)} figures {said(tribe['figures']['members'])}"
            slate.note("scene-by-rule", text=text, rule="SO-2.1")
    for column, number in tribe["figures"]["members"].items():
        for name in [name for name, its in cards.items() if its == column][:number]:
            del cards[name]
    slate.state["rival_cards"] = list(cards)
    use_columns(slate, list(tribe["figures"]["members"]))
