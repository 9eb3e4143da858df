"""The client as files: right types, compressed where that is accepted, asked for again only when changed."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bogwood import shelf
from bogwood.server.config import Config
from bogwood.server.pages import accepted_codings, is_known, kind_of
from tests.server.house import Guest, House, open_house

WEB = Path(__file__).parents[2] / "web"
SCRIPT = b"let boats = 3;\n" * 300


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client of a few files, some of them compressed beside themselves."""
    made = tmp_path_factory.mktemp("client")
    (made / "assets").mkdir()
    (made / "index.html").write_bytes(b"<!doctype html><p>boats</p>")
    (made / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (made / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (made / "assets" / "app-1a2b.js.br").write_bytes(b"as if by brotli")
    (made / "assets" / "plain.css").write_bytes(b"p{}" * 2000)
    return made


@pytest.fixture(scope="module")
def guest(folder: Path) -> Iterator[Guest]:
    with open_house(Config(rate=0, static=folder)) as house:
        yield house.guest()


def raw(guest: Guest, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer and its bytes as they travelled."""
    with guest.http.stream("GET", path, headers={key.replace("_", "-"): value for key, value in headers.items()}) as it:
        body = b"".join(it.iter_raw())
    return it, body


def test_a_file_comes_in_the_smallest_coding_that_is_accepted(guest: Guest, folder: Path) -> None:
    script = "/assets/app-1a2b.js"
    for accepted, coding in [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip")]:
        answer, body = raw(guest, script, accept_encoding=accepted)
        assert answer.headers["content-encoding"] == coding
        assert body == (folder / f"assets/app-1a2b.js{'.br' if coding == 'br' else '.gz'}").read_bytes()
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "Accept-Encoding"
    for accepted in ("identity", "br;q=0"):
        answer, body = raw(guest, script, accept_encoding=accepted)
        assert "content-encoding" not in answer.headers
        assert body == SCRIPT
        assert answer.headers["vary"] == "Accept-Encoding"


def test_a_file_without_a_compressed_sibling_comes_as_it_is(guest: Guest) -> None:
    answer, body = raw(guest, "/assets/plain.css", accept_encoding="gzip, br")
    assert "content-encoding" not in answer.headers
    assert len(body) == 6000


def test_hashed_files_are_kept_for_ever_and_the_first_page_is_asked_for_again(guest: Guest) -> None:
    assert "immutable" in guest.http.get("/assets/app-1a2b.js").headers["cache-control"]
    page = guest.http.get("/")
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    for known in (page.headers["etag"], f"W/{page.headers['etag']}", f'"other", {page.headers["etag"]}', "*"):
        again, body = raw(guest, "/table/green-heron", if_none_match=known)
        assert (again.status_code, body) == (304, b"")
        assert again.headers["etag"] == page.headers["etag"]
    assert raw(guest, "/", if_none_match='"other"')[0].status_code == 200


def test_codings_of_a_file_have_tags_of_their_own(guest: Guest) -> None:
    tags = {raw(guest, "/assets/app-1a2b.js", accept_encoding=one)[0].headers["etag"] for one in ("br", "gzip", "")}
    assert len(tags) == 3


def test_a_file_that_was_built_again_is_served_anew(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_bytes(b"old")
    with open_house(Config(rate=0, static=tmp_path)) as house:
        guest = house.guest()
        before = guest.http.get("/")
        page.write_bytes(b"newer")
        after = guest.http.get("/", headers={"if-none-match": before.headers["etag"]})
        assert (before.text, after.text) == ("old", "newer")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.js", "text/javascript"),
        ("a.css", "text/css"),
        ("a.woff2", "font/woff2"),
        ("a.svg", "image/svg+xml"),
        ("site.webmanifest", "application/manifest+json"),
        ("en.ftl", "text/plain"),
        ("a.json", "application/json"),
        ("a.unheard-of", "application/octet-stream"),
    ],
)
def test_every_file_has_its_type(name: str, kind: str) -> None:
    assert kind_of(Path(name)) == kind


def test_headers_are_read_as_they_are_meant() -> None:
    assert accepted_codings("br, gzip ; q=0.5, zstd;q=0.000, *;q=0") == {"br", "gzip"}
    assert accepted_codings("") == {""}
    assert not is_known('"a"', "")
    assert not is_known('"a"', '"ab"')


def test_the_policy_lets_the_client_work_and_no_foreign_script(guest: Guest) -> None:
    policy = dict(
        part.strip().split(" ", 1) for part in guest.http.get("/").headers["content-security-policy"].split(";")
    )
    host = f"127.0.0.1:{guest.house.port}"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self' 'unsafe-inline'"
    assert policy["img-src"] == "'self' data: blob:"
    assert policy["font-src"] == policy["worker-src"] == policy["manifest-src"] == "'self'"
    assert policy["connect-src"] == f"'self' ws://{host} wss://{host}"


@pytest.mark.parametrize(
    "path", ["/", "/t/green-heron", "/assets/app-1a2b.js", "/api/games", "/api/docs", "/nowhere.js"]
)
def test_head_answers_as_get_does_without_the_body(guest: Guest, path: str) -> None:
    whole, head = guest.http.get(path), guest.http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "cache-control", "etag", "content-length", "content-encoding"):
        assert head.headers.get(name) == whole.headers.get(name), name


# What a shared link shows


def card(guest: Guest, path: str, language: str = "en") -> dict[str, str]:
    """Title and properties of the page's head."""
    page = guest.http.get(path, headers={"accept-language": language}).text
    properties = dict(re.findall(r'<meta property="og:([a-z_:]+)" content="([^"]*)">', page))
    return {"page": page, "heading": re.findall("<title>(.*)</title>", page)[0], **properties}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """Somebody at a server whose client has the page and the pictures of ours."""
    made = tmp_path_factory.mktemp("cards")
    shutil.copy(WEB / "index.html", made)
    for picture in (WEB / "public").glob("*.png"):
        shutil.copy(picture, made)
    for picture in (WEB / "src" / "games").glob("*/card.png"):
        shutil.copy(picture, made / f"card-{picture.parent.name}.png")
    with open_house(Config(rate=0, static=made)) as house:
        yield house.guest("Ann")


def test_a_table_link_is_an_invitation_to_its_game_and_tells_nothing_else(shared: Guest) -> None:
    title = "Ann's secret evening"
    made = shared.table(game="felinia", players=3, title=title)
    link = made["links"]["invite"]
    found = card(shared.house.guest(), link)
    assert (found["title"], found["heading"]) == ("Invitation: Felinia · Bogwood",) * 2
    assert found["description"] == "A table for 3 players, in the browser. No account needed."
    assert found["image"] == f"{shared.house.url}/card-felinia.png"
    assert not any(secret in found["page"] for secret in ("Ann", title, made["table"], link.partition("invite=")[2]))
    assert "Приглашение" in card(shared, link, "ru")["title"]
    assert card(shared, f"/t/{made['table']}")["title"] == "Felinia · Bogwood"


@pytest.mark.parametrize("path", ["/", "/about", "/t/nowhere", "/rules/chess", '/t/"><script>', "/new"])
def test_every_other_address_shows_the_house(shared: Guest, path: str) -> None:
    found = card(shared, path)
    assert (found["title"], found["image"]) == ("Bogwood", f"{shared.house.url}/card.png")
    assert found["page"].count("<script>") == 0


@pytest.mark.parametrize("game", shelf.games())
def test_every_game_has_a_card_and_a_picture_of_its_own(shared: Guest, game: str) -> None:
    titles = set()
    for language in ("en", "ru", "es", "cs"):
        found = card(shared, f"/rules/{game}", language)
        assert found["locale"] == language
        assert found["image"].endswith(f"/card-{game}.png")
        titles.add(found["description"])
    assert len(titles) == 4
    assert size_of(shared.http.get(f"/card-{game}.png").content) == (1200, 630)


def test_the_house_has_icons_for_telephones(shared: Guest) -> None:
    assert '<link rel="apple-touch-icon" href="/touch-icon.png">' in shared.http.get("/").text
    assert size_of(shared.http.get("/touch-icon.png").content) == (180, 180)
    assert size_of(shared.http.get("/card.png").content) == (1200, 630)
    for icon in json.loads((WEB / "public" / "site.webmanifest").read_text())["icons"][1:]:
        picture = size_of((WEB / "public" / icon["src"][1:]).read_bytes())
        assert icon["sizes"] == "{}x{}".format(*picture)


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG, from its header."""
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def test_a_page_with_a_card_is_compressed_and_asked_for_again(shared: Guest) -> None:
    packed, body = raw(shared, "/rules/feya", accept_encoding="gzip, br")
    plain, whole = raw(shared, "/rules/feya", accept_encoding="identity")
    assert gzip.decompress(body) == whole
    assert packed.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert packed.headers["etag"] != plain.headers["etag"]
    assert (
        raw(shared, "/rules/feya", if_none_match=plain.headers["etag"], accept_encoding="identity")[0].status_code
        == 304
    )
    assert raw(shared, "/rules/winter", if_none_match=plain.headers["etag"])[0].status_code == 200


def test_a_card_names_the_public_address_where_there_is_one(tmp_path: Path) -> None:
    shutil.copy(WEB / "index.html", tmp_path)
    with open_house(Config(rate=0, static=tmp_path, public_url="https://games.example/")) as house:
        assert card(house.guest(), "/rules/feya")["image"] == "https://games.example/card.png"


# Answers of the API


def test_large_answers_are_compressed_where_that_is_accepted(house: House) -> None:
    guest = house.guest()
    path = "/api/games/feya/catalogue?players=2"
    packed, body = raw(guest, path, accept_encoding="gzip")
    plain, whole = raw(guest, path, accept_encoding="identity")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert json.loads(gzip.decompress(body)) == json.loads(whole)
    assert len(body) * 3 < len(whole)
    assert packed.headers["cache-control"] == "no-store"
    small, _ = raw(guest, "/api/tables/nowhere", accept_encoding="gzip")
    assert "content-encoding" not in small.headers


# What the first page asks for


def test_the_games_say_what_a_first_page_shows(house: House) -> None:
    feya = next(game for game in house.guest().get("/api/games") if game["name"] == "feya")
    assert (feya["least_players"], feya["most_players"], feya["players"]) == (2, 4, [2, 3, 4])
    assert feya["minutes"] == shelf.games()["feya"].minutes
    assert [preset["id"] for preset in feya["presets"]] == ["first", "lotus", "choose"]


def test_every_game_has_a_preset_for_a_first_game_and_that_of_winter_has_the_river(house: House) -> None:
    first = {
        game["name"]: {one["id"]: one["options"] for one in game["presets"]} for game in house.guest().get("/api/games")
    }
    assert all("first" in presets for presets in first.values())
    assert int(first["winter"]["first"]["rivers"]) > 0


def test_every_preset_makes_a_table(house: House) -> None:
    guest = house.guest("Ann")
    for game in guest.get("/api/games"):
        for preset in game["presets"]:
            wish = {"game": game["name"], "players": game["least_players"], "options": preset["options"]}
            options = guest.get(f"/api/tables/{guest.table(**wish)['table']}")["options"]
            assert {name: options[name] for name in preset["options"]} == preset["options"]


def test_settings_of_the_client_are_kept(house: House) -> None:
    guest = house.guest("Ann")
    chosen = {
        "text_size": 115, "letters": True, "colours": "strong",
        "speech": "brief", "keys": {"undo": "KeyZ"}, "keys_off": True,
    }  # fmt: skip
    guest.answer(guest.http.patch("/api/me", json={"settings": chosen}), 200)
    assert guest.get("/api/me")["settings"] == chosen
    for wrong in ({"text_size": 101}, {"letters": "yes"}, {"colours": "loud"}, {"speech": "loud"}, {"keys": ["KeyZ"]}):
        assert guest.refused("PATCH", "/api/me", 400, settings=wrong) == "bad-body"
