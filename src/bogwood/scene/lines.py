"""A scene as text: one verb to a line, comments behind ``#``, words with spaces or commas between."""

from __future__ import annotations

from dataclasses import dataclass

from bogwood.kernel.refusal import Refusal

COMMENT = "#"


class Word(str):
    """A word of a line, which knows whether a comma follows it."""

    __slots__ = ("ends",)
    ends: bool

    @classmethod
    def of(cls, text: str, ends: bool) -> Word:
        word = cls(text)
        word.ends = ends
        return word


def words_in(text: str) -> list[str]:
    """The words of a text; a comma ends what it follows and is no word."""
    found: list[str] = []
    for part in text.split(","):
        words = part.split()
        found += [Word.of(word, place == len(words)) for place, word in enumerate(words, 1)]
    if found and isinstance(found[-1], Word):
        found[-1].ends = False
    return found


@dataclass(frozen=True)
class SceneLine:
    """A line that says something."""

    number: int
    """Counted from 1, as editors do."""
    text: str

    @property
    def words(self) -> list[str]:
        return words_in(self.text)

    def refused(self, problem: Refusal) -> Refusal:
        """The same problem, at this line; what it said of its place follows."""
        where = f"line {self.number}: {problem.where}" if problem.where else f"line {self.number}"
        return Refusal(problem.code, problem.rule, where, **problem.arguments)


def lines_in(text: str) -> list[SceneLine]:
    """The lines of a text that say something; a comment ends its line."""
    found = [SceneLine(number, without_comment(line)) for number, line in enumerate(text.splitlines(), 1)]
    return [line for line in found if line.text]


def without_comment(line: str) -> str:
    words = line.split()
    for place, word in enumerate(words):
        if word.startswith(COMMENT):
            return " ".join(words[:place])
    return " ".join(words)


def counted(words: list[str]) -> dict[str, int]:
    """Things with their numbers: ``gold 12 mana 3``, ``2 cloth 1 wine``, ``cloth, 2 wine``, ``cloth=2``.

    Where the first word is a number, numbers stand before what they count; else behind it.  Commas part things, and
    each part is read by itself.  A thing without a number is there once; one that is named again adds up.
    """
    found: dict[str, int] = {}
    part: list[str] = []
    for place, word in enumerate(words, 1):
        part.append(word)
        if place == len(words) or (isinstance(word, Word) and word.ends):
            for thing, number in counted_part(part).items():
                found[thing] = found.get(thing, 0) + number
            part = []
    return found


def counted_part(words: list[str]) -> dict[str, int]:
    """Things between two commas."""
    spread = [part for word in words for part in word.split("=") if part]
    if spread and is_number(spread[0]):
        return counted_behind(spread)
    found: dict[str, int] = {}
    last = ""
    for word in spread:
        if not is_number(word):
            found[word] = found.get(word, 0) + 1
            last = word
        elif last:
            found[last] += int(word) - 1
            last = ""
        else:
            raise Refusal("scene-number-alone", "", "", text=word)
    return found


def counted_behind(words: list[str]) -> dict[str, int]:
    """Numbers before what they count."""
    found: dict[str, int] = {}
    number = ""
    for word in words:
        if is_number(word) and number:
            raise Refusal("scene-number-alone", "", "", text=number)
        if is_number(word):
            number = word
        else:
            found[word] = found.get(word, 0) + int(number or 1)
            number = ""
    if number:
        raise Refusal("scene-number-alone", "", "", text=number)
    return found


def is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 9
