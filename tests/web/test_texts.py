"""The table in words is whole: every message filled in every language, and nothing of a view left out."""

from __future__ import annotations

import re

import pytest

from bogwood.i18n import Words
from bogwood.kernel.game import WATCHER
from bogwood.shelf import manifest_of

from .browser import LANGUAGES
from .scenes import Json
from .texts import asked, catalogue, shown, tables
from .turns import TURNS, walk

BROKEN = re.compile(r"\{ ?\$|\[[a-z]+-[\w-]+\]|undefined|NaN|\bnull\b|[a-z]+_[a-z0-9]+|:\s*$")
"""A parameter that was not filled, a message that is missing, a value that is none, an id, nothing after a colon."""
KNOWN_OTHERWISE = {
    "felinia.decision.": "the question says it",
    "felinia.turn": "a count of the server's",
    "feya.axolotls.placed": "they are told where they stand",
    "feya.deal.first_drafter": "the turn order says it",
    "feya.deal.guides": "those to take and those held are told one by one",
    "feya.deal.tiles": "those left and those held are told one by one",
    "feya.decision.": "the question says it",
    "feya.open_water": "the cells where nothing is",
    "feya.place": "the question says whose turn it is",
    "feya.turn": "a count of the server's",
    "winter.decision.": "the question says it",
    "winter.turn": "a count of the server's",
}
"""What of a view stands in no group, and where it is said instead."""


@pytest.fixture(scope="module")
def whole_games() -> list[Json]:
    return tables(every=20)


def test_every_message_is_filled(whole_games: list[Json]) -> None:
    written = asked("written", tables=whole_games, languages=LANGUAGES)
    for language in LANGUAGES:
        wrong = set()
        for table, groups in zip(whole_games, written[language], strict=True):
            assert groups, table["game"]
            headings = [group[0] for group in groups]
            assert len(set(headings)) == len(headings), headings
            wrong |= {group[0] for group in groups if len(group) < 2}
            wrong |= {line for group in groups for line in group if not line.strip() or BROKEN.search(line)}
        assert wrong == set(), language


def test_numbers_are_those_of_the_edition() -> None:
    """The client says of a corrected game what the terminal says of it."""
    manifest = manifest_of("feya")
    items = [{"id": guide["id"], "amount": guide["amount"] + 40} for guide in manifest.data()["guides"]["items"]]
    edition: Json = {"format": "feya-edition-1", "edition": "more", "changes": {"guides": {"items": items}}}
    game = manifest.open(3, {}, edition)
    state = game.new("guides")
    table = shown(game, state, WATCHER, 0)
    written = asked("written", tables=[table], languages=LANGUAGES, catalogues=[catalogue(game, edition)])
    for language in LANGUAGES:
        words = Words(language)
        words.lay("feya", edition)
        text = "\n".join(line for group in written[language][0] for line in group)
        helps = [words.say(f"feya-help-guide-{guide}") for guide in table["view"]["display"]]
        assert len([said for said in helps if re.search(r"4\d", said)]) > 3
        assert [said for said in helps if said not in text] == []


def test_all_that_a_seat_may_know_is_in_words(whole_games: list[Json]) -> None:
    """Whatever is changed in a view changes the words, somewhere in the games; the rest is accounted for."""
    unsaid = asked("unsaid", tables=whole_games[::4], known=list(KNOWN_OTHERWISE))
    assert unsaid == []


def test_every_option_can_be_typed(whole_games: list[Json]) -> None:
    """By its notation and by its sentence, in any case and without accents; options that are said alike are listed."""
    asking = [table for table in whole_games if table.get("trial")]
    typed: list[Json] = [
        {"table": table, "language": LANGUAGES[n % len(LANGUAGES)]} for n, table in enumerate(asking) if n % 3 == 0
    ]
    answers = asked("typed", typed=typed)
    for given, readings in zip(typed, answers, strict=True):
        options = [option[0] for option in given["table"]["trial"]["options"]]
        meant = [option for option in options for _ in range(3)]
        for option, reading in zip(meant, readings, strict=True):
            things = [reading["thing"]] if reading["kind"] == "choice" else reading.get("things", [])
            assert option in things, reading
            assert reading["kind"] == "choice" or len(things) < len(options) or len(options) == 1, reading


BUILD = TURNS["Feya's Swamp: build with two boats"]


def read(language: str, *lines: str) -> list[Json]:
    """What lines mean at the beginning of a named turn."""
    game = BUILD.opened()
    state = walk(game, BUILD.lot, BUILD.walked)
    table = shown(game, state, game.seats_to_act(state)[0], 1)
    notations = {option[0]: option[1] for option in table["trial"]["options"]}
    [readings] = asked("typed", typed=[{"table": table, "language": language, "lines": lines}])
    for reading in readings:
        reading["meant"] = [notations[one] for one in reading.get("things", [reading.get("thing")]) if one in notations]
    found: list[Json] = readings
    return found


def test_any_part_that_fits_one_thing_is_enough() -> None:
    lines = ("build_2", "BUILD 2", "build2", "uild 2", "Build 2, −1 mana", "improve 1")
    assert [one["meant"] for one in read("en", *lines)] == [["build_2"]] * 5 + [["improve_navigation_1"]]


def test_what_fits_several_things_is_answered_by_all_of_them() -> None:
    several, letter, nothing = read("en", "build", "b", "sing a song")
    assert several["kind"] == "several"
    assert {one[:6] for one in several["meant"]} == {"build_"}
    assert [letter["kind"], nothing["kind"]] == ["nothing", "nothing"]


def test_several_steps_go_into_one_line() -> None:
    lines = ("build 2,b5", "build 2; b5; c5", "build 2 then b5", "Build 2, −1 mana, b5", "build 2 , ")
    assert [(one["meant"], one["rest"]) for one in read("en", *lines)] == [
        (["build_2"], "b5"), (["build_2"], "b5; c5"), (["build_2"], "b5"), (["build_2"], "b5"), (["build_2"], "")
    ]  # fmt: skip


COMMANDS = {
    "en": ("undo", "end", "why c6", "what can I do", "last", "means", "score"),
    "ru": ("отменить", "конец", "почему c6", "что можно", "что было", "моё", "счёт"),
    "es": ("deshacer", "fin", "por qué c6", "qué puedo hacer", "qué ha pasado", "lo mío", "puntos"),
    "cs": ("zpět", "konec", "proč c6", "co můžu", "co se stalo", "co mám", "body"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_words_of_the_language_and_english_ones(language: str) -> None:
    ids = ["undo", "end", "why", "choices", "last", "means", "score"]
    plain = [line.translate(str.maketrans("éíóúáěčřžýů", "eiouaecrzyu")) for line in COMMANDS[language]]
    found = read(language, *COMMANDS[language], *COMMANDS["en"], *plain)
    assert [one.get("id") for one in found] == ids * 3
    assert {one["about"] for one in found if one["id"] == "why"} == {"c6"}
