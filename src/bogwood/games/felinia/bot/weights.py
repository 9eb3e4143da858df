"""What things are worth to the greedy bot, in hundredths of a victory point, beyond the points that they score.

They began as guesses.  Then some 4,500 games were played in which every seat had each of these numbers a little larger
or smaller, at random; how that went with its points said which way to move a number, and by how much, until hardly any
of them mattered.  Where it did not matter, the number under which all seats together scored more was taken.
"""

from __future__ import annotations

from bogwood.games.felinia.bot.counsel.worth import Worth


def _in_hand(worth: Worth) -> None:
    """What is left when a round ends."""
    # By their number.  The third disc for income brings most, so the last coins before the end of the track are
    # worth less: they leave no room for it.
    worth.coins = [0, 80, 150, 212, 262, 300, 324]
    # By its number: a step more is worth most to a merchant without any.
    worth.food = [0, 85, 130, 160, 180]
    # Half a pair, already counted as half a point, is worth no more than that.
    worth.spice = 0.0
    # A point and money at once.
    worth.gold = 50.0
    # Any tile may suit a ship to come, a pair hardly more than its tiles.
    worth.tile = 90.0
    worth.pair = 5.0


def _seats(worth: Worth) -> None:
    """Shares of what a seat is worth: that is, of the best walk it leads to."""
    # By the tiles that are missing for it.  Even with all of them a seat not taken today may be gone tomorrow, so a
    # merchant who can board does.
    worth.missing = [0.66, 0.52, 0.38, 0.13]
    # The coins for the tiles and the seat are not there yet.
    worth.no_coins = 0.86
    # The best ship but one, with the tiles that the best one leaves.
    worth.other_ship = 0.22
    # The earliest ship, when none is full: it may sail today.
    worth.leaving = 0.6
    # For each rival who lacks one tile at most, a seat is so much less likely to be free.
    worth.crowd = 0.15
    # The ship that is seen to come next, when the stack lies open.
    worth.next_ship = 0.4


def _clock(worth: Worth) -> None:
    """How long the game goes on."""
    # Ships that sail in a round with 2, 3 and 4 players, and merchants that a player sends in a round.
    worth.sailings = [1.1, 1.3, 1.6]
    worth.pace = 0.7
    # The share that is left of all promises by the rounds that follow.
    worth.late = [0, 0.7, 0.93, 1.0]
    # With so many merchants still to send, what a set or a group promises counts in full.
    worth.far = 4.0


def _bidding(worth: Worth) -> None:
    """What others will do."""
    # How much somebody seems to want a tile of a kind no ship asks for, and one for a seat that lacks 1, 2, 3 tiles.
    worth.wants = [1, 8, 4, 2]
    # The share of the others' discs still to come that go onto stalls, and the share that goes to the guild.
    worth.topped = 0.32
    worth.guild_appeal = 0.1
    # A disc laid later costs more: for each disc that others lay there before.
    worth.later = 60.0


def _island(worth: Worth) -> None:
    """Walks and their ends."""
    # What a set promises by its tokens; the fourth token is the best where the ladder goes up to four.
    worth.long_ladder = [0, 150, 340, 330, 115, 50]
    worth.short_ladder = [0, 70, 115, 40, 25, 20]
    # A free post beside the own merchants, up to so many of them.
    worth.room = 30.0
    worth.rooms = 4
    # An unknown token counts as the mean of those it could be, and this share of the way to the best of them: who
    # turns over two can choose.
    worth.unseen = 0.5
    # Others may spoil the best walk: the share of the way down to the best walk to another end; more when one of
    # them goes ashore from the same ship before.
    worth.second = 0.17
    worth.behind = 0.48
    # A merchant who comes home can sail again; the seat is lost.
    worth.home = 50.0
    worth.random_good = 190.0


def _extras(worth: Worth) -> None:
    """Bonus tiles, castles and special tokens."""
    # The best tile may be gone from a pile that one has not looked through.
    worth.bonus_share = 0.85
    # A set with a tile grows, and with the price of a tile at hand one is as good as bought.
    worth.bonus_hope = 150.0
    worth.bonus_ready = 0.06
    # A look into a castle, a first card of its picture, a card with the Castle guest.
    worth.castle = 118.0
    worth.castle_hope = 100.0
    worth.castle_guest = 80.0
    # Spice dealer, Castle guest, Cook, Hermit, Gift, Gold seeker, Forager, Tax collector, early in the game.
    worth.specials = [70, 200, 90, 150, 370, 620, 350, 260]


def weights() -> Worth:
    """All of them."""
    worth = Worth()
    for part in (_in_hand, _seats, _clock, _bidding, _island, _extras):
        part(worth)
    return worth


WORTH = weights()
