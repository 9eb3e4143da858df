"""What travels is as it is described, and the client's types are written from the description."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, cast

import msgspec
import pytest

from bogwood.server import messages, wire
from bogwood.server.build import served_app
from bogwood.server.inn import Inn
from make import COMMANDS
from tests.server.house import House
from web.tools import wire as writing


def described() -> dict[str, Any]:
    """The types of the OpenAPI description."""
    schema = served_app(cast(Inn, None)).openapi_schema.to_schema()
    found: dict[str, Any] = schema["components"]["schemas"]
    return found


def fields_written(name: str) -> list[str]:
    """The fields of a type in the written file, without marks."""
    _, _, body = writing.generated().partition(f"export interface {name} {{\n")
    lines = body.partition("\n}\n")[0].splitlines()
    named = [line.split(":")[0].strip().rstrip("?") for line in lines if not line.strip().startswith(("/", "*", "|"))]
    return [field for field in named if field != "type"]


@pytest.mark.parametrize("name", sorted(described()))
def test_every_type_of_the_openapi_description_is_written_with_all_its_fields(name: str) -> None:
    assert sorted(fields_written(name)) == sorted(described()[name]["properties"])


def test_the_file_is_up_to_date() -> None:
    assert writing.main(["--check"]) == 0


def test_a_field_that_the_file_lacks_is_noticed_and_the_command_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "generated.ts"
    old.write_text(writing.generated().replace("  curtain: boolean;\n", ""), encoding="utf-8")
    monkeypatch.setattr(writing, "FILE", old)
    assert writing.main(["--check"]) == 1
    assert writing.COMMAND in capsys.readouterr().out
    assert writing.COMMAND.split()[-1] in COMMANDS
    assert writing.main([]) == writing.main(["--check"]) == 0


def test_the_client_may_leave_out_what_the_server_does_not_ask_for_and_the_server_what_is_unset() -> None:
    class Given(msgspec.Struct):
        """What is given."""

        size: Literal[1, 2] | None
        """How large."""
        name: str | msgspec.UnsetType = msgspec.UNSET
        is_kept: bool = True

    writer = writing.Writer({})
    given = writer.struct(Given)
    assert "  size: 1 | 2 | null;\n  name?: string;\n  is_kept: boolean;\n" in given
    assert "  to?: number;\n" in writer.struct(wire.Proposal)
    with pytest.raises(TypeError, match="no type of TypeScript"):
        writer.text(set[int])


def test_answers_over_http_are_as_described(house: House) -> None:
    ann = house.guest("Ann")
    made = ann.table(players=2, seats=[{}, {"bot": "random"}], my_seats=[0], title="As described")
    opened = ann.table(players=2, seats=[{}, {}], my_seats=[0], is_public=True)
    name = made["table"]
    chair = ann.sit(name, 0)
    chair.hear()
    number = chair.table["number"]
    as_said(ann.get(f"/api/tables/{name}"), messages.TableMessage)
    as_said(ann.get(f"/api/tables/{name}/at", number=number), messages.TableMessage)
    as_said(ann.get(f"/api/tables/{name}/events"), list[wire.LogEntry])
    as_said(ann.get(f"/api/tables/{name}/moments"), list[wire.HistoryMoment])
    as_said(ann.get(f"/api/tables/{name}/sheet"), wire.PointsSheet)
    as_said(ann.get("/api/me")["settings"], wire.Settings)
    assert opened["table"] in {one["table"] for one in ann.get("/api/tables")}
    for one in [*ann.get("/api/tables"), *[mine["summary"] for mine in ann.get("/api/my-tables")]]:
        as_said(one["about"], messages.About)
        as_said(one["status"], messages.Status)


def as_said(answer: Any, kind: Any) -> None:
    msgspec.convert(answer, kind)


def test_a_message_that_says_more_or_less_than_described_is_noticed(house: House) -> None:
    ann = house.guest("Ann")
    chair = ann.sit(ann.table(players=2, seats=[{}, {"bot": "random"}], my_seats=[0])["table"], 0)
    heard = chair.hear()
    for wrong in ({**heard, "more": 1}, {key: value for key, value in heard.items() if key != "pace"}):
        with pytest.raises(msgspec.ValidationError):
            as_said(wrong, messages.ServerMessage)
