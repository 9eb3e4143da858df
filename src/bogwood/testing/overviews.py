"""The overview of a game: of the right shape, every part with its words, every rule and position there."""

from __future__ import annotations

from bogwood.i18n.locales import ENGLISH
from bogwood.kernel import position
from bogwood.manifest import Manifest, document_of
from bogwood.server.overviews import Overview, overview_of

from .texts import Messages

PARTS = ("overview", "mistake", "diagram", "kind")
"""Of the keys of an overview's messages those that belong to a part of it."""
MEANS = {"won", "lost", "easy"}
"""What a mistake is told with where its habit was measured."""


def check_overview(manifest: Manifest, open_game: position.OpenGame) -> None:
    """A game may do without."""
    overview = overview_of(manifest)
    if overview is None:
        return
    messages = Messages(manifest.overview_words(ENGLISH))
    check_words(manifest, overview, messages)
    check_rules(manifest, overview)
    check_mistakes(manifest.name, overview, messages)
    for diagram in overview.diagrams:
        document = document_of(manifest.folder / "overview" / "positions" / f"{diagram.id}.json")
        assert document, f"no position of the diagram {diagram.id}"
        game, state = position.read(document, open_game)
        assert game.seats_to_act(state), f"nobody acts in the diagram {diagram.id}"


def check_words(manifest: Manifest, overview: Overview, messages: Messages) -> None:
    """Nothing is shown without words, and no words are for what is not shown."""
    game = manifest.name
    wanted = {f"{game}-overview-aim"}
    for part, steps in (("turn", overview.turn), ("round", overview.round)):
        wanted |= {f"{game}-overview-{part}-{number}" for number in range(1, len(steps) + 1)}
    wanted |= {f"{game}-mistake-{one.id}" for one in overview.mistakes}
    wanted |= {f"{game}-diagram-{one.id}" for one in overview.diagrams}
    wanted |= {f"{game}-kind-{kind}" for kind in manifest.overview().get("choices", {})}
    there = {key for key in messages.by_key if key.removeprefix(f"{game}-").split("-")[0] in PARTS}
    assert sorted(wanted - there) == [], "parts of the overview without words"
    assert sorted(there - wanted) == [], "words of parts that the overview does not have"


def check_rules(manifest: Manifest, overview: Overview) -> None:
    """Every rule that is named has a paragraph."""
    named = {*overview.turn, *overview.round, *overview.sources.values()}
    named |= {one.rule for one in overview.mistakes} | {one.rule for one in overview.diagrams}
    told = Messages(manifest.paragraphs(ENGLISH)).by_key
    keys = {rule: f"{manifest.name}-rule-{rule.lower().replace('.', '-')}" for rule in named - {""}}
    assert sorted(rule for rule, key in keys.items() if key not in told) == [], "rules that are in no paragraph"


def check_mistakes(game: str, overview: Overview, messages: Messages) -> None:
    """A mistake is told with means where its habit was measured, and else without."""
    measured = overview.figures.habits if overview.figures else {}
    for one in overview.mistakes:
        assert not one.habit or one.habit in measured, f"{one.habit} of the mistake {one.id} was not measured"
        more = messages.parameters(f"{game}-mistake-{one.id}") - (MEANS if one.habit else set())
        assert more == set(), f"the mistake {one.id} shows what it is not given"
