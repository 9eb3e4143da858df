"""Every option in one readable word, both ways: ``member:hunt``, ``labour:hunter``, ``stack:elder``, ``to:h5`` ..."""

from __future__ import annotations

from bogwood.kernel.catalogue import Catalogue

from . import choices
from .box import HEXES, OPEN_ANIMALS, PLACES, SIDE_NAMES, Box
from .develop import STONE_PLACES
from .packs import KINDS
from .program import COLUMNS, ZONES
from .turns import DEED_NAMES

COURSE_NAMES = ["headwaters", "course_1", "course_2", "course_3", "course_4", "course_5", "delta"]


def catalogue_of(box: Box) -> Catalogue:
    """The catalogue under the names of an edition."""
    made = Catalogue(choices.SIZE)
    plain_options(made)
    turn_options(made, box)
    card_options(made, box)
    setup_options(made, box)
    map_options(made, box)
    return made


def plain_options(made: Catalogue) -> None:
    made.add(choices.DECLINE, "decline", "decline", {})
    made.add(choices.CHIEF_USE, "chief_use", "chief_use", {})
    made.add(choices.NEXT_BOX, "next", "box", {})
    made.add(choices.END_TURN, "end", "end_turn", {})
    made.add(choices.TO_DISCARD, "to:discard", "destination", {"zone": "discard"})
    made.add(choices.TO_HAND, "to:hand", "destination", {"zone": "hand"})
    made.add(choices.TAKE_TOP, "animal:deck", "animal_deck", {})
    made.add(choices.ENTER_TILE, "enter:base_tile", "camp_entry", {"entry": "base_tile"})
    made.add(choices.ENTER_BASE, "enter:start_base", "camp_entry", {"entry": "start_base"})
    made.add(choices.ENTER_RAFT, "enter:raft", "camp_entry", {"entry": "raft"})
    made.add(choices.USE_CAMP, "use:camp", "village_piece", {"piece": "camp"})
    made.add(choices.USE_RAFT, "use:raft", "village_piece", {"piece": "raft"})
    made.add(choices.PAY, "pay", "effect_pay", {})
    made.add(choices.PILE_DONE, "pile:done", "eclipse_pile", {})
    made.add(choices.ABILITIES_DONE, "ability:done", "eclipse_ability", {})
    made.add(choices.TERRAIN_REST, "terrain:rest", "terrain_hex", {})
    for n in range(4):
        made.add(choices.EFFECT + n, f"option:{n + 1}", "effect_option", {"number": n + 1})
    for n in range(choices.SWAP_MOST):
        made.add(choices.SWAP_FOOD + n, f"swap:food_{n + 1}", "swap_amount", {"resource": "food", "number": n + 1})
        tools = choices.SWAP_TOOLS + n
        made.add(tools, f"swap:tools_{n + 1}", "swap_amount", {"resource": "tools", "number": n + 1})


def turn_options(made: Catalogue, box: Box) -> None:
    """Figures, boxes, displays."""
    for n, column in enumerate(COLUMNS):
        made.add(choices.FIGURE + n, f"member:{column}", "figure", {"figure": "member", "column": column})
        chief = choices.FIGURE + len(COLUMNS) + n
        made.add(chief, f"chief:{column}", "figure", {"figure": "chief", "column": column})
    for number, name in DEED_NAMES.items():
        made.add(number, f"box:{name}", "box", {"action": name})
    for place in range(PLACES):
        made.add(choices.CULTURE_PLACE + place, f"buy:{place + 1}", "culture_buy", {"place": place + 1})
    for place in range(STONE_PLACES):
        made.add(choices.STONE_PLACE + place, f"stone:{place + 1}", "stone_take", {"place": place + 1})
    for place in range(OPEN_ANIMALS):
        made.add(choices.ANIMAL_PLACE + place, f"animal:{place + 1}", "animal_open", {"place": place + 1})
    for n, species in enumerate(box.species):
        made.add(choices.TIPPED + n, f"tip:{species}", "tip_animal", {"species": species})
    for n, space in enumerate(box.space_ids):
        made.add(choices.SPACE + n, f"space:{space}", "megalith_place", {"space": space})
    for n, square in enumerate(box.square_ids):
        made.add(choices.SQUARE + n, f"space:{square}", "megalith_place", {"space": square})


def card_options(made: Catalogue, box: Box) -> None:
    for kind, card in enumerate(box.basic_ids):
        made.add(choices.LABOUR + kind, f"labour:{card}", "labour_card", {"card": card})
        made.add(choices.PILE + kind, f"pile:{card}", "eclipse_pile", {"card": card})
        made.add(choices.ABILITY + kind, f"ability:{card}", "eclipse_ability", {"card": card})
        if kind in box.stack_kinds:
            made.add(choices.STACK + kind, f"stack:{card}", "recruit_stack", {"card": card})
    for n, card in enumerate(box.culture_ids):
        made.add(choices.CULTURE + n, f"culture:{card}", "culture_play", {"card": card})
    numbers = [*range(len(box.basic_ids)), *range(KINDS, KINDS + len(box.culture_ids))]
    for number in numbers:
        card = box.card_name(number)
        made.add(choices.PAYMENT + number, f"discard:{card}", "culture_payment", {"card": card})
        for place, zone in enumerate(ZONES):
            buried = choices.BURIED + place * choices.CARDS + number
            made.add(buried, f"bury:{zone}:{card}", "bury_card", {"card": card, "zone": zone})


def setup_options(made: Catalogue, box: Box) -> None:
    for n, side in enumerate(SIDE_NAMES):
        made.add(choices.SIDE + n, f"side:{side}", "chief_side", {"side": side})
    for n, card in enumerate(box.setup_ids):
        made.add(choices.SETUP_CARD + n, f"setup:{card}", "setup_card", {"card": card})
    for n, place in enumerate(box.base_ids):
        made.add(choices.BASE + n, f"base:{place}", "base_place", {"place": place})


def map_options(made: Catalogue, box: Box) -> None:
    """Hexes, junctions, pieces and where they go."""
    for n, name in enumerate(box.hex_ids):
        made.add(choices.TERRAIN + n, f"terrain:{name}", "terrain_hex", {"hex": name})
        made.add(choices.PIECE + n, f"camp:{name}", "move_piece", {"hex": name})
        made.add(choices.TARGET + n, f"to:{name}", "move_target", {"hex": name})
    for n, name in enumerate(box.junction_ids):
        made.add(choices.JUNCTION + n, f"village:{name}", "village_place", {"junction": name})
    made.add(choices.PIECE + choices.PIECE_BASE, "camp:start_base", "move_piece", {"hex": "start_base"})
    made.add(choices.PIECE + choices.PIECE_RAFT, "raft", "move_piece", {"hex": "raft"})
    for n, name in enumerate(COURSE_NAMES):
        made.add(choices.TARGET + choices.HEXES + n, f"to:{name}", "move_target", {"position": n})
    for seat in range(box.tribes):
        owner = box.colours[seat] if seat < box.players else "rival"
        for n, name in enumerate([*box.hex_ids, "start_base"]):
            number = choices.FOREIGN + (HEXES + 1) * seat + n
            made.add(number, f"push:{owner}:{name}", "warrior_other", {"owner": owner, "hex": name})
