"""Numbers in words come from the data: an edition that changes them all changes every text that states them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast

from bogwood.i18n import LOCALES, Words
from bogwood.kernel.edition import laid_over
from bogwood.shelf import games
from tests.i18n.messages import SOURCE, messages, parameters

GAMES = sorted(games())
STEP = 7
KEPT = {
    "feya": {
        "players",
        "boards",
        "hex",
        "shrine_tiles",
        "component_counts",
        "drawn_at_setup",
        "clans",
        "start_settlements",
    },
    "felinia": {"players", "maps", "canvas", "stalls", "deck_tiles"},
    "winter": {
        "players",
        "map",
        "river",
        "layouts",
        "sacred_stones",
        "strength",
        "display_extra",
        "camps",
        "count",
        "from",
    },
}
"""Parts of the data that are places and piles, which hang together: the data's own checks refuse one alone."""
APART: dict[str, dict[str, Any]] = {
    "feya": {},
    "felinia": {},
    "winter": {
        "river": {"delta_raft": 8, "delta_camp": 9},
        "solo": {
            "cards": [
                {"id": f"rival_{column}_{strength}", "strength": other}
                for column in ("initiate", "develop", "hunt", "explore")
                for strength, other in ((2, 4), (4, 6), (6, 2))
            ]
        },
    },
}
"""Amounts among them, changed one by one."""

THINGS: dict[str, list[tuple[str, str, set[str]]]] = {
    "feya": [
        ("guide", "guides", {"initiative", "build_value", "range"}),
        ("tile", "bonus_tiles", {"usable_in_rounds"}),
        ("race", "race_cards", set()),
        ("trophy", "trophy_cards", set()),
    ],
    "felinia": [("tile", "bonus_tiles", set())],
    "winter": [("landmark", "landmarks", set())],
}
"""Things with a help text of their own: their help, their part of the data, and what is told beside that text."""
ACTS = {"leader", "builder"}
"""Guides whose ability is no amount: a space is reserved, the card is a space."""

RULES = {
    r"feya-help-(action-add_shrine|mistake-11)": "1",  # a settlement scores a point for each shrine: FS-20.2
    r"feya-help-(mistake-9|first-game-(8|9|10))": "2|3|4",  # the round in which it is said, or whose tiles they are
    r"felinia-help-symbol-(coin|spice|gold|food)": "1",  # a symbol gives one: FE-7.6
    r"felinia-help-token-(gift|gold_seeker|forager|tax_collector)": "1",  # one of each, one more at a symbol: FA-6
    r"felinia-help-phase-bidding": "1|2|3",  # a pile's prices: FE-4.4
    r"felinia-help-mistake-1": "1",  # the lowest disc of a pile
    r"felinia-help-mistake-9": "4",  # four tokens that are each alone
    r"winter-help-(round-\d|first-game-9)": "1|2|3|4",  # the round in which it is said
    r"winter-help-(phase-action|mistake-3|first-game-1)": "3",  # the third box of a column
    r"winter-help-megaliths?": "1",  # the lower level of the site
}
"""Digits that no edition can change, and why."""


@cache
def file(game: str, name: str) -> Any:
    return json.loads((SOURCE / "games" / game / "rules" / f"{name}.json").read_text(encoding="utf-8"))


def other(value: int, schema: dict[str, Any]) -> int:
    """Another number that the schema allows; the same where it allows no other."""
    if "const" in schema or "enum" in schema:
        return value
    if value + STEP <= schema.get("maximum", 10**6):
        return value + STEP
    return value - 1 if value - 1 >= schema.get("minimum", 0) else value


def changed(value: Any, schema: dict[str, Any], whole: dict[str, Any], kept: set[str]) -> Any:
    """A part of the data with every number changed that its schema lets be changed."""
    if "$ref" in schema:
        schema = whole["$defs"][schema["$ref"].rpartition("/")[2]]
    if isinstance(value, dict):
        rest = schema.get("additionalProperties") or {}
        of = schema.get("properties", {})
        return {
            name: inner if name in kept else changed(inner, of.get(name, rest), whole, kept)
            for name, inner in value.items()
        }
    if isinstance(value, list):
        return [changed(inner, schema["items"], whole, kept) for inner in value]
    return other(value, schema) if type(value) is int else value


@cache
def edition(game: str) -> dict[str, Any]:
    """An edition in which every amount is another one."""
    data, schema = file(game, "data"), file(game, "data.schema")
    changes = laid_over(changed(data, schema, schema, KEPT[game]), APART[game])
    return {"format": f"{game}-edition-1", "edition": "all-changed", "changes": changes}


@cache
def data(game: str) -> dict[str, Any]:
    return games()[game].data(edition(game))


@cache
def speakers(game: str, locale: str) -> tuple[Words, Words]:
    """Who speaks of the game as it comes, and of the changed one."""
    plain, corrected = Words(locale), Words(locale)
    corrected.lay(game, edition(game))
    return plain, corrected


def digits(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def integers(thing: Any, leaving_out: set[str]) -> Iterator[int]:
    if isinstance(thing, dict):
        for name, inner in thing.items():
            if name not in leaving_out:
                yield from integers(inner, leaving_out)
    elif isinstance(thing, list):
        for inner in thing:
            yield from integers(inner, leaving_out)
    elif type(thing) is int:
        yield thing


def things(part: Any) -> Iterator[dict[str, Any]]:
    """Everything with an id in a part of the data."""
    if isinstance(part, dict) and "id" in part:
        yield part
    elif isinstance(part, (dict, list)):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from things(inner)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_a_text_states_is_that_of_the_edition(game: str, locale: str) -> None:
    plain, corrected = speakers(game, locale)
    before, after = (games()[game].numbers(games()[game].data(changes)) for changes in (None, edition(game)))
    assert len([key for key in after if key in messages(locale) and parameters(locale, key)]) > 15
    for key, numbers in after.items():
        if key not in messages(locale):
            assert key.startswith((f"{game}-ui-", f"{game}-overview-", f"{game}-lesson-")), key
            continue
        stated = parameters(locale, key) & set(numbers)
        assert {name for name in stated if numbers[name] == before[key][name]} == set(), key
        for name in stated:
            assert before[key][name] in digits(plain.say(key)) or before[key][name] == 1, (key, name)
            assert numbers[name] in digits(corrected.say(key)), (key, name)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_thing_is_in_its_help(game: str, locale: str) -> None:
    _, corrected = speakers(game, locale)
    for kind, part, beside in THINGS[game]:
        found = [thing for thing in things(data(game)[part]) if thing["id"] not in ACTS]
        assert len(found) > 3
        for thing in found:
            said = corrected.say(f"{game}-help-{kind}-{thing['id']}")
            for number in integers(thing, beside):
                assert number in digits(said), (thing, said)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_bonus_of_the_clan_board_is_told_with_its_amount(locale: str) -> None:
    spaces = [space for space in things(data("feya")["salamander_tiles"]) if "bonus" in space]
    tracks = data("feya")["clan_boards"]["boards"]["normal"].values()
    spaces += [space for track in tracks for space in track if space["bonus"] not in ("boat", "worker", "none")]
    assert len(spaces) > 12
    for space in spaces:
        said = Words(locale).say(f"feya-help-bonus-{space['bonus']}", {"amount": space["amount"]})
        assert digits(said) == [space["amount"]], said


def written(message: ast.Message) -> list[str]:
    """What is written in a message itself."""
    found: list[str] = []

    def look(node: Any) -> None:
        if isinstance(node, ast.TextElement):
            found.append(node.value)
        elif isinstance(node, ast.Pattern):
            for element in node.elements:
                look(element)
        elif isinstance(node, ast.Placeable):
            look(node.expression)
        elif isinstance(node, ast.SelectExpression):
            for variant in node.variants:
                look(variant.value)

    look(message.value)
    return found


def literal(message: ast.Message) -> list[str]:
    """The digits that are written in a message itself."""
    return [digit for text in written(message) for digit in re.findall(r"\d+", text)]


def is_rule(key: str, digit: str) -> bool:
    return any(re.fullmatch(pattern, key) and re.fullmatch(allowed, digit) for pattern, allowed in RULES.items())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_no_help_writes_a_number_that_an_edition_may_change(game: str, locale: str) -> None:
    helps = {key: message for key, message in messages(locale).items() if key.startswith(f"{game}-help-")}
    assert len(helps) > 60
    written = {(key, digit) for key, message in helps.items() for digit in literal(message)}
    assert sorted((key, digit) for key, digit in written if not is_rule(key, digit)) == []


NUMBER_WORDS = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|twice|double|half",
    "ru": r"дв(?:а|е|ух|ум|умя|ое|оих)|дважды|вдвое|три|трёх|трём|тремя|трое|трижды|четыр\w*|пят(?:ь|и|ью)|шест(?:ь|и)"
    r"|сем(?:ь|и)|вос(?:емь|ьми)|девят(?:ь|и)|десят(?:ь|и)|двенадцат\w*|пятнадцат\w*|двадцат\w*|тридцат\w*|половин\w*",
    "es": r"dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|doble|mitad",
    "cs": r"dv(?:a|ě|ou|ěma)|dvakrát|dvojnásob\w*|tř(?:i|í|em|emi)|třikrát|čtyř\w*|pět\w?|šest\w?|sedm\w?|osm\w?|devět"
    r"|devíti|deset\w?|dvanáct\w*|patnáct\w*|dvacet\w*|třicet\w*|polovin\w*",
}
WORDS_OF_RULES = {
    r"feya-help-action-navigate": "advice: the actions that come next",
    r"feya-help-mistake-7": "land joins two islands, or it joins none",
    r"feya-help-first-game-1": "players advised, and colours of the fish",
    r"feya-help-first-game-[45]": "the two actions spoken of before, and the tracks of a board",
    r"felinia-help-phase-bidding": "discs of the example: FE-4.4",
    r"felinia-help-(advanced|castles|symbol-spice|token-cook)": "pairs, which score as such: FE-11.5, FA-5.1, FA-6.3",
    r"felinia-help-sell": "a saying: to think twice",
    r"felinia-help-symbol-castle": "the two cards for which there are options: FA-4.1; the data allow no other number",
    r"felinia-help-mistake-9": "tokens of the example",
    r"winter-help-megalith": "a square of the site: EW-10.3",
    r"winter-help-round-[123]": "advice, and Eclipses to come of the four rounds, which are settled",
    r"winter-help-column-initiate": "advice: how many specialists",
    r"winter-help-(column-explore|deed-found_village|mistake-7)": "the hexes round a junction: EW-9.1",
    r"winter-help-first-game-1": "cards of the advice",
    r"winter-help-first-game-9": "the five sources listed before",
}
"""Numbers in words that no edition can change, and why."""


def spelled(message: ast.Message, locale: str) -> list[str]:
    """The numbers that a message spells out."""
    text = " ".join(written(message))
    return re.findall(rf"\b(?:{NUMBER_WORDS[locale]})\b", text, re.IGNORECASE)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_no_help_spells_out_a_number_that_an_edition_may_change(game: str, locale: str) -> None:
    helps = {key: message for key, message in messages(locale).items() if key.startswith(f"{game}-help-")}
    found = {key for key, message in helps.items() if spelled(message, locale)}
    assert len(found) >= 3
    assert sorted(key for key in found if not any(re.fullmatch(pattern, key) for pattern in WORDS_OF_RULES)) == []
