"""Whole games by typing alone: somebody who hears and types has all that somebody who sees has."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from .browser import Visitor
from .ears import Ears, Heard, client_says
from .habits import RIVERS
from .matrix import FULL, SEED
from .scenes import Json
from .test_play import make_table
from .typist import READY, Typist, counted, means_in_words

Visit = Callable[..., Visitor]

GAMES: dict[str, dict[str, str]] = {"feya": {}, "felinia": {}, "winter": RIVERS}
ALL = [(game, language) for game in GAMES for language in ("en", "ru")]
PLAYED = ALL if FULL else random.Random(SEED).sample(ALL, 1)
"""All of them, or one that is drawn."""
DECISIONS = 900 if FULL else 30
"""More than a game has, or its beginning."""
PLANTS = ("sedge", "reed", "willow", "alder")


class Table:
    """A game that is played by typing, held to what the server knows."""

    def __init__(self, visitor: Visitor, game: str, language: str) -> None:
        self.game, self.language = game, language
        self.visitor = visitor
        ears = Ears(visitor.page)
        visitor.go("/about")
        self.players = 3 if game == "felinia" else 2
        address = make_table(visitor, self.players, self.players - 1, game=game, options=GAMES[game])
        self.name = address.split("/")[2].split("?")[0]
        visitor.go(f"{address}{'&' if '?' in address else '?'}lang={language}")
        self.typist = Typist(visitor.page, ears, language, 1)
        self.typist.sit_down()
        self.heard = Heard(game, language, self._called())
        self.typist.listen()
        shown = self.shown()
        for before, now in zip(self.heard.has, counted(game, shown["view"], shown["scores"]), strict=False):
            before.update(now)

    def _called(self) -> list[str]:
        plants = [client_says(self.language, f"table-plant-{plant}") for plant in PLANTS]
        bots = [client_says(self.language, "table-bot", text=plant) for plant in plants]
        return [client_says(self.language, "table-you"), *bots[1 : self.players]]

    def shown(self) -> Json:
        answer = self.visitor.context.request.get(f"{self.visitor.url}/api/tables/{self.name}")
        shown: Json = answer.json()
        return shown

    def hear(self, texts: list[str]) -> None:
        self.heard.hear(texts)

    def compare(self) -> None:
        """What was heard, and what is answered, is what the view holds."""
        asked = ", ".join(self.typist.word(one) for one in ("means", "score", "round"))
        self.hear(self.typist.listen())
        answers = " ".join(self.typist.type(asked))
        shown = self.shown()
        for phrase in means_in_words(self.game, self.language, shown["view"], 0):
            assert phrase in answers, (phrase, answers)
        standing = [one["points"] for one in shown["view"]["standing"]] if self.game == "felinia" else shown["scores"]
        for who, points in zip(self._called(), standing, strict=False):
            told = client_says(self.language, "table-spoken-points", who=who, points=points)
            assert told in answers, (told, answers)
        assert str(shown["round"]) in answers
        assert client_says(self.language, "table-your-turn") in answers
        has = counted(self.game, shown["view"], shown["scores"])
        if self.game == "feya" and shown["view"]["round"] == 0:
            # What a clan begins with is no gain; it is asked for.
            for before, now in zip(self.heard.has, has, strict=False):
                before.update(now)
        heard = [{kind: seat[kind] for kind in now} for seat, now in zip(self.heard.has, has, strict=False)]
        assert heard == has, "\n".join(self.typist.transcript[-30:])

    def play(self, decisions: int) -> None:
        for _ in range(decisions):
            self.visitor.page.wait_for_function(READY)
            assert self.typist.ears.is_in_table(), self.typist.transcript[-10:]
            if self.typist.is_over():
                return
            self.compare()
            self.hear(self.typist.decide())


@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_a_whole_game_is_played_by_typing(visit: Visit, game: str, language: str) -> None:
    table = Table(visit(language=language), game, language)
    table.play(DECISIONS)
    assert table.shown()["status"] == ("over" if FULL else "running"), f"drawn by BOGWOOD_DRAW={SEED}"
