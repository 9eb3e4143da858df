"""What the parts of a summary are called in the language of the reader."""

from __future__ import annotations

from bogwood.i18n import Words

from .summary import Figures


class Names:
    """The words for one summary."""

    def __init__(self, words: Words, figures: Figures) -> None:
        self.words = words
        self.game: str = figures["game"]
        self.games: int = figures["games"]

    def say(self, key: str, **arguments: int | str) -> str:
        return self.words.say(key, arguments)

    def title(self, is_balance: bool) -> str:
        return self.say("arena-title-balance" if is_balance else "arena-title", text=self.game_name())

    def game_name(self) -> str:
        return self.words.say(f"{self.game}-title") if self.words.has(f"{self.game}-title") else self.game

    def seat(self, number: int) -> str:
        return self.say("cli-seat", seat=number + 1)

    def heading(self, choice: Figures) -> str:
        """What a list of things that were chosen is called."""
        if choice["kind"] == "use":
            return self.words.say(f"{self.game}-uses-{choice['heading']}", {"games": self.games})
        key = f"arena-trait-{choice['heading']}" if choice["kind"] == "trait" else "arena-options-chosen"
        return self.say(key) if self.words.has(key) else str(choice["heading"])

    def thing(self, choice: Figures, thing: str) -> str:
        """A thing by its name; an option by its notation."""
        return thing if choice["kind"] == "option" else self.words.name(self.game, thing)


def interval(estimate: Figures, is_share: bool = False, digits: int = 1) -> str:
    """A mean with its interval: ``61.5 % (55.0–67.6)``."""
    mean, low, high = (
        None if estimate[end] is None else number(100 * estimate[end] if is_share else estimate[end], digits)
        for end in ("mean", "low", "high")
    )
    unit = " %" if is_share else ""
    if not estimate["count"]:
        return "–"
    return f"{mean}{unit}" if low is None else f"{mean}{unit} ({low} … {high})"


def number(figure: float, digits: int = 1) -> str:
    return f"{figure:.{digits}f}".replace("-", "−")
