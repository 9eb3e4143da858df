"""Every option in one readable word, both ways: ``bid:stall_2``, ``buy:wine``, ``to:lion_post_2`` ..."""

from __future__ import annotations

from bogwood.kernel.catalogue import Catalogue
from bogwood.kernel.facts import Arguments

from . import choices
from .box import GUILD, PIER_NAMES, PLACES, Box


def catalogue_of(box: Box) -> Catalogue:
    """The catalogue under the names of an edition and for the map of the mode."""
    made = Catalogue(choices.SIZE)
    sale_options(made, box)
    town_options(made, box)
    island_options(made, box)
    return made


def sale_options(made: Catalogue, box: Box) -> None:
    made.add(choices.SELL_GOLD, "sell:gold", "sell", {"thing": "gold"})
    made.add(choices.SELL_SPICE, "sell:spice", "sell", {"thing": "spice"})
    for kind, good in enumerate(box.goods):
        made.add(choices.SELL_GOODS + kind, f"sell:{good}", "sell", {"thing": good})


def town_options(made: Catalogue, box: Box) -> None:
    """Bids, purchases, the guild, ships, the store."""
    for place, name in enumerate(PLACES):
        number = choices.BID_GUILD if place == GUILD else choices.BID_STALL + place
        made.add(number, f"bid:{name}", "bid", {"place": name})
    made.add(choices.BID_INCOME, "bid:income", "bid", {"place": "income"})
    for kind, good in enumerate(box.goods):
        made.add(choices.BUY + kind, f"buy:{good}", "buy", {"good": good})
        made.add(choices.GIVE + kind, f"give:{good}", "give", {"good": good})
        made.add(choices.DISCARD + kind, f"discard:{good}", "store", {"good": good})
    made.add(choices.BUY_BACK, "back", "buy", {})
    made.add(choices.SWAP_SPICE, "swap:spice", "guild", {"gain": "spice"})
    made.add(choices.SWAP_FOOD, "swap:food", "guild", {"gain": "food"})
    made.add(choices.SWAP_BONUS, "swap:bonus_tile", "guild", {"gain": "bonus_tile"})
    made.add(choices.GUILD_BACK, "leave", "guild", {})
    for tile, name in enumerate(box.bonus_ids):
        made.add(choices.BONUS + tile, f"take:{name}", "bonus", {"tile": name})
    for pier, name in enumerate(PIER_NAMES):
        made.add(choices.BOARD + pier, f"board:{name}", "board", {"pier": name})
    made.add(choices.BOARD_DONE, "ashore", "board", {})
    made.add(choices.STORE_THREE, "store:3", "store_4", {})
    made.add(choices.STORE_FOUR, "store:4", "store_4", {})


def island_options(made: Catalogue, box: Box) -> None:
    """Steps, tokens turned over, castle cards."""
    for n, name in enumerate(box.province_ids):
        named: Arguments = {"province": name}
        made.add(choices.STEP + n, f"land:{name}", "step", {**named})
        made.add(choices.MOVE + n, f"to:{name}", "move", {**named})
        if n < box.posts:
            made.add(choices.TURN + n, f"turn:{name}", "turn", {**named})
    made.add(choices.TURN_NONE, "turn:nothing", "turn", {})
    made.add(choices.STOP, "stop", "move", {})
    for place in range(2):
        made.add(choices.KEEP_CARD + place, f"castle:{place + 1}", "castle", {"number": place + 1})
    made.add(choices.KEEP_NONE, "castle:nothing", "castle", {})
