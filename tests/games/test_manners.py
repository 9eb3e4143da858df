"""How options stand to the open question in each game: what is beside it, what leaves undone, what is lost."""

from __future__ import annotations

from bogwood.kernel.game import Game, State
from bogwood.kernel.manner import ANSWER, ASIDE, NOTHING_OBVIOUS, PASS, PICK
from bogwood.shelf import open_game
from tests.web.turns import TURNS, Turn, walk


class Moment:
    """A named turn, some decisions into it."""

    def __init__(self, turn: Turn, moves: str = "") -> None:
        self.game: Game = open_game(turn.game, turn.opened().players, dict(turn.options))
        self.state: State = walk(self.game, turn.lot, turn.walked)
        self.seat = self.game.seats_to_act(self.state)[0]
        for move in moves.split():
            self.game.apply(self.state, self.seat, self.game.catalogue.parse(move))

    def manner(self, move: str) -> int:
        option = self.game.catalogue.parse(move)
        assert self.game.legal(self.state, self.seat).holds(option)
        return self.game.manner(self.state, self.seat, option)

    def obvious(self) -> str:
        option = self.game.obvious(self.state, self.seat)
        return "" if option == NOTHING_OBVIOUS else self.game.catalogue.notation(option)

    def forgone(self, move: str) -> str:
        sentence = self.game.forgoes(self.state, self.seat, self.game.catalogue.parse(move))
        return "" if sentence is None else sentence.key


BUILD = TURNS["Feya's Swamp: build with two boats"]
TRADE = TURNS["Feya's Swamp: trade two fish"]
BUY = TURNS["Felinia: buy and board"]
EXPLORE = TURNS["Felinia: explore"]
INITIATE = TURNS["Endless Winter: Initiate with a recruited card"]
PILE = TURNS["Endless Winter: the Eclipse pile"]


def test_feya_exchanges_are_beside_the_question_and_boats_are_picked() -> None:
    boats = Moment(BUILD, "build_2 worker:clan")
    assert [boats.manner(move) for move in ("exchange:clan", "boat:1", "boat:2")] == [ASIDE, PICK, PICK]
    second = Moment(BUILD, "build_2 worker:clan boat:2 to:b5 build:c5 track:lower_right")
    assert (second.manner("finish"), second.obvious()) == (PASS, "")


def test_feya_finish_goes_without_saying_once_no_boat_is_left() -> None:
    moves = "build_2 worker:clan boat:2 to:b5 build:c5 track:lower_right boat:1 to:h3 build:h2 track:upper_left"
    done = Moment(BUILD, moves)
    assert (done.manner("finish"), done.obvious()) == (ANSWER, "finish")


def test_feya_an_only_answer_is_asked_for_while_a_tile_may_be_played() -> None:
    boat = Moment(TRADE, "trade_3 worker:clan boat:2")
    assert (boat.manner("play:r1_range_3"), boat.obvious()) == (ASIDE, "")


def test_feya_passing_with_workers_left_is_worth_asking_twice() -> None:
    begun = Moment(BUILD)
    assert (begun.manner("pass"), begun.forgone("pass")) == (PASS, "feya-forgoes-workers")


def test_felinia_to_give_up_is_a_pass() -> None:
    buying = Moment(BUY)
    assert (buying.manner("buy:wine"), buying.manner("back"), buying.obvious()) == (ANSWER, PASS, "")


def test_felinia_turning_no_token_is_a_pass() -> None:
    assert Moment(EXPLORE, "land:cheetah_post_1").manner("turn:nothing") == PASS


def test_winter_cards_for_labour_are_beside_the_question_and_actions_are_picked() -> None:
    box = Moment(INITIATE, "member:initiate labour:firekeeper")
    assert (box.manner("labour:forager"), box.manner("box:recruit"), box.manner("next")) == (ASIDE, PICK, PASS)
    assert (box.manner("end"), box.forgone("end")) == (PASS, "winter-forgoes-box")


def test_winter_labour_that_could_be_used_is_not_lost_unasked() -> None:
    box = Moment(INITIATE, "member:initiate labour:firekeeper")
    box.state.first = 0  # type: ignore[attr-defined]
    assert box.forgone("end") == "winter-forgoes-labour"


def test_winter_the_next_box_goes_without_saying_when_no_card_helps() -> None:
    box = Moment(INITIATE, "member:initiate")
    assert box.obvious() == ""
    box.state.tribes[box.seat].food = 0  # type: ignore[attr-defined]
    assert (box.obvious(), box.manner("next")) == ("next", ANSWER)


def test_winter_a_pile_without_a_card_is_worth_asking_twice() -> None:
    begun = Moment(PILE)
    assert (begun.manner("pile:done"), begun.forgone("pile:done")) == (PASS, "winter-forgoes-pile")
    laid = Moment(PILE, "pile:forager")
    assert (laid.manner("pile:done"), laid.forgone("pile:done")) == (ANSWER, "")
