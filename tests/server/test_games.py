"""The games over HTTP: a catalogue holds for the rules it is asked for."""

from __future__ import annotations

from .house import House


def test_a_catalogue_numbers_the_options_of_a_table(house: House) -> None:
    ann = house.guest("Ann")
    made = ann.table(game="felinia", options={"mode": "advanced"}, my_seats=[0, 1])["table"]
    shown = ann.get(f"/api/tables/{made}")
    rules = ",".join(f"{name}={value}" for name, value in shown["options"].items())
    found = ann.get("/api/games/felinia/catalogue", players=2, options=rules)
    assert found["rules"] == shown["options"]
    notations = {entry["id"]: entry["notation"] for entry in found["options"]}
    assert shown["trial"]["options"]
    assert all(notations[option] == notation for option, notation, *_ in shown["trial"]["options"])
    assert found["numbers"]["felinia-help-place-income"] == {"most": found["data"]["money"]["most"]}
    usual = ann.get("/api/games/felinia/catalogue", players=2)
    assert usual["rules"]["mode"] == "basic"
    assert len(usual["options"]) < len(found["options"])


def test_rules_that_no_game_has_are_refused(house: House) -> None:
    ann = house.guest("Ann")
    for options, code in (("mode", "bad-options"), ("mood=good", "unknown-option"), ("mode=wild", "bad-option-value")):
        assert ann.refused("GET", f"/api/games/felinia/catalogue?players=2&options={options}", 422) == code
