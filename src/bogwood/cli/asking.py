"""Options and arguments that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from bogwood.i18n import LOCALES, Words
from bogwood.kernel.game import options_in
from bogwood.kernel.refusal import Refusal

from .desk import Desk

if TYPE_CHECKING:
    ParamType = click.ParamType[int]
else:
    ParamType = click.ParamType

Command = TypeVar("Command", bound=Callable[..., Any])


class Whole(ParamType):
    """A whole number, at least ``least``."""

    name = "N"

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        where = param.opts[0] if param is not None else ""
        if not (value.isascii() and value.isdigit()) or len(value) > 9 or int(value) < self.least:
            raise Refusal("bad-number", "", where, text=value[:40])
        return int(value)


def choose_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is None:
        return
    if value not in LOCALES:
        raise Refusal("unknown-language", "", "--lang", name=value, allowed=", ".join(LOCALES))
    ctx.find_object(Desk).words = Words(value)  # type: ignore[union-attr]


def choose_edition(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None:
        ctx.find_object(Desk).edition_file = value  # type: ignore[union-attr]


def split_options(ctx: click.Context, param: click.Parameter, value: str) -> dict[str, str]:
    return options_in(value, "--options")


def split_names(ctx: click.Context, param: click.Parameter, value: str) -> list[str]:
    """``a,b,c`` as a list."""
    return [part.strip() for part in value.split(",")] if value else []


def with_language(command: Command) -> Command:
    """``--lang``, the language of sentences."""
    return click.option(
        "--lang",
        metavar="L",
        callback=choose_language,
        expose_value=False,
        is_eager=True,
        help=f"Language of sentences: {', '.join(LOCALES)}; otherwise BOGWOOD_LANG or LANG says.",
    )(command)


def with_edition(command: Command) -> Command:
    """``--lang`` and ``--edition``, for everything that opens a game."""
    return click.option(
        "--edition",
        metavar="FILE",
        callback=choose_edition,
        expose_value=False,
        help="A corrected edition, laid over the data that come with the game.",
    )(with_language(command))


def with_table(command: Command) -> Command:
    """What a new game is made from: ``--players``, ``--options`` and the edition."""
    players = click.option("--players", type=Whole(1), default=3, show_default=True, help="Number of players.")
    options = click.option(
        "--options",
        metavar="NAME=VALUE,...",
        default="",
        callback=split_options,
        help="Rule options; values for each seat with a slash: clan_side=lotus/normal/lotus.",
    )
    return players(options(with_edition(command)))


as_json = click.option("--json", "is_json", is_flag=True, help="JSON for programs; docs/cli.md lists the keys.")
