"""Words: a key and parameters become a sentence of the reader's language."""

from __future__ import annotations

import pytest

from bogwood.i18n import LOCALES, Words
from bogwood.i18n.texts import Texts, entries
from bogwood.kernel.game import Sentence
from bogwood.kernel.refusal import Refusal

FREE_SPACE: dict[str, int | str] = {
    "space": "trade_2",
    "action": "trade",
    "mana": 0,
    "mana_gain": 0,
    "fish": 0,
    "vp": 0,
}


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Frogs take a guide: Monk."),
        ("ru", "Лягушки выбирают вождя: Жрец."),
        ("es", "Las Ranas eligen guía: Monje."),
        ("cs", "Žabáci si vybírají vůdce: Mnich."),
    ],
)
def test_ids_are_named_in_the_readers_language(locale: str, said: str) -> None:
    assert Words(locale).say("feya-fact-guide_taken", {"clan": "frog", "guide": "monk"}) == said


def test_cells_are_shown_as_they_come() -> None:
    assert Words("en").say("feya-refusal-is-land", {"cell": "fish"}) == "fish is land."


def test_a_string_that_is_no_id_is_shown_as_it_comes() -> None:
    assert Words("en").say("feya-fact-guide_taken", {"clan": "Ann", "guide": "?"}) == "Ann take a guide: ?."


def test_a_message_may_choose_its_words_by_the_id() -> None:
    given: dict[str, int | str] = {"track": "upper_left", "bonus": "income_gold", "amount": 3}
    assert Words("cs").say("feya-option-build_track", given) == "Levá horní řada: příjem +3 zlaťáky"


def test_a_space_without_cost_and_gain_is_only_its_name() -> None:
    assert Words("en").say("feya-option-main_choice-space", FREE_SPACE) == "Trade 2"


def test_a_space_shows_cost_and_gains() -> None:
    given: dict[str, int | str] = {**FREE_SPACE, "mana": 2, "fish": 1, "vp": 1}
    assert Words("es").say("feya-option-main_choice-space", given) == ("Comerciar 2, −2 gemas de maná, +1 pez, +1 PV")


def test_the_game_may_be_named_for_a_common_message() -> None:
    assert Words("ru").say("cli-your-turn", {"clan": "turtle"}, game="feya") == "Ваш ход: Черепахи"
    assert Words("ru").say("cli-your-turn", {"clan": "turtle"}) == "Ваш ход: turtle"


def test_a_sentence_is_told() -> None:
    assert Words("cs").tell(Sentence("feya-question-game_over", {})) == "Hra skončila."


def test_a_refusal_of_the_game_comes_in_its_own_words() -> None:
    refusal = Refusal("no-gold", "FS-11.4", need=10, have=4)
    assert Words("en").why(refusal, "feya") == "Not enough gold: 10 needed, 4 at hand."


def test_a_common_refusal_comes_in_common_words() -> None:
    assert Words("en").why(Refusal("game-over", "FS-1.1"), "feya") == "The game is over."
    assert Words("en").why(Refusal("bad-json", line=3, column=7)) == "This is not JSON: line 3, column 7."


def test_an_unknown_key_comes_back_in_brackets() -> None:
    assert Words("es").say("feya-nothing-of-the-kind") == "[feya-nothing-of-the-kind]"


def test_an_unknown_language_is_english() -> None:
    assert Words("tlh").say("cli-bye") == "Goodbye!"


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = Words("ru")
    del words._own._sources["cli-bye"]
    assert words.say("cli-bye") == "Goodbye!"


def test_a_missing_parameter_is_no_error() -> None:
    assert Words("en").say("cli-round") == "Round round"


def test_names_are_found_and_unknown_things_name_themselves() -> None:
    assert Words("ru").name("feya", "wiseman") == "Мудрец"
    assert Words("ru").name("feya", "unheard_of") == "unheard_of"


def test_a_text_is_cut_into_its_entries() -> None:
    cut = entries("### Title\n\none = 1\ntwo =\n    { $n ->\n       *[other] 2\n    }\n-three = 3\n")
    assert cut == {
        "one": "one = 1\n",
        "two": "two =\n    { $n ->\n       *[other] 2\n    }\n",
        "-three": "-three = 3\n",
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_only_what_is_said_is_parsed(locale: str) -> None:
    texts = Texts(locale)
    texts.render("feya-option-build_cell", {"cell": "c4", "gold": 10})
    assert texts._loaded == {"feya-option-build_cell", "feya-count-gold"}
