"""The checker names every difference from a schema with its place, and agrees with a complete validator."""

from __future__ import annotations

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bogwood.kernel.schema import Schema, check, readable


def problems(value: object, schema: Schema) -> list[str]:
    return [str(problem) for problem in check(value, schema)]


BOAT: Schema = {
    "type": "object",
    "required": ["cell", "owner"],
    "additionalProperties": False,
    "properties": {
        "cell": {"type": "string", "pattern": "^[a-m][0-9]+$"},
        "owner": {"enum": ["frog", "turtle"]},
        "catch": {"type": "integer", "minimum": 0, "maximum": 5},
    },
}
FLEET: Schema = {"type": "array", "maxItems": 2, "items": {"$ref": "#/$defs/boat"}, "$defs": {"boat": BOAT}}


def test_a_fitting_value_has_no_problems() -> None:
    assert problems([{"cell": "c4", "owner": "frog", "catch": 2}], FLEET) == []


def test_every_problem_is_named_with_its_place() -> None:
    assert problems([{"cell": "z9", "catch": 7, "speed": 1}, 3], FLEET) == [
        "schema-missing at /0 name=owner",
        'schema-pattern at /0/cell found="z9"',
        "schema-range at /0/catch found=7, least=0, most=5",
        "schema-unknown at /0 name=speed",
        "schema-type at /1 expected=object, found=integer",
    ]


def test_places_begin_where_the_caller_says() -> None:
    assert check({"x": 1}, {"properties": {"x": {"type": "string"}}}, "/state")[0].where == "/state/x"


def test_a_slash_in_a_name_is_written_as_json_pointers_do() -> None:
    assert check({"a/b~": 1}, {"additionalProperties": {"type": "string"}})[0].where == "/a~1b~0"


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1], {"1": 1}])
def test_only_an_integer_is_an_integer(value: object) -> None:
    assert len(check(value, {"type": "integer"})) == 1


@pytest.mark.parametrize("value", [1, 1.5])
def test_integers_and_fractions_are_numbers(value: object) -> None:
    assert check(value, {"type": "number"}) == []


def test_true_is_no_number() -> None:
    assert problems(True, {"type": "number"}) == ["schema-type expected=number, found=boolean"]


def test_one_of_several_types_will_do() -> None:
    assert check(None, {"type": ["string", "null"]}) == []


def test_none_of_several_types() -> None:
    assert problems(3, {"type": ["string", "null"]}) == ["schema-type expected=string | null, found=integer"]


def test_enum_lists_what_is_allowed() -> None:
    assert problems("newt", {"enum": ["frog", 1]}) == ['schema-value allowed="frog", 1, found="newt"']


def test_true_is_not_the_constant_1() -> None:
    assert problems(True, {"const": 1}) == ["schema-value allowed=1, found=true"]


def test_an_open_range_says_so() -> None:
    assert problems(-1, {"minimum": 0}) == ["schema-range found=-1, least=0, most=∞"]


def test_a_list_may_be_too_short() -> None:
    assert problems([], {"minItems": 1, "maxItems": 3}) == ["schema-length found=0, least=1, most=3"]


def test_a_list_may_be_too_long() -> None:
    assert problems([1, 2], {"maxItems": 1}) == ["schema-length found=2, least=-∞, most=1"]


def test_other_members_may_have_a_schema_of_their_own() -> None:
    schema: Schema = {"additionalProperties": {"type": "string"}}
    assert problems({"best": 3}, schema) == ["schema-type at /best expected=string, found=integer"]


def test_any_fitting_choice_will_do() -> None:
    assert check("c4", {"anyOf": [{"type": "integer"}, {"type": "string"}]}) == []


def test_the_nearest_choice_is_reported_when_none_fits() -> None:
    nearer: Schema = {"type": "object", "properties": {"n": {"type": "integer"}}}
    other: Schema = {"type": "object", "required": ["a", "b"]}
    assert problems({"n": "1"}, {"anyOf": [other, nearer]}) == ["schema-type at /n expected=integer, found=string"]


def test_a_long_value_is_shown_cut_short() -> None:
    assert len(str(check("x" * 500, {"const": 1})[0].arguments["found"])) == 60


def test_an_unknown_keyword_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="uniqueItems"):
        check([], {"uniqueItems": True})


@pytest.mark.parametrize("reference", ["#/$defs/newt", "#/properties/x", "elsewhere.json"])
def test_a_reference_that_leads_nowhere_is_our_mistake(reference: str) -> None:
    with pytest.raises(ValueError, match="leads nowhere"):
        check(1, {"$ref": reference, "$defs": {}})


SCALARS = st.none() | st.booleans() | st.integers(-3, 8) | st.just(0.5) | st.sampled_from(["", "a1", "frog", "z"])
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["cell", "owner", "catch", "x"]), inner, max_size=4)
    ),
    max_leaves=6,
)
TYPES = ["null", "boolean", "integer", "number", "string", "array", "object"]
LEAF_SCHEMAS = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(TYPES) | st.lists(st.sampled_from(TYPES), min_size=1, max_size=2, unique=True),
        "minimum": st.integers(-2, 3),
        "maximum": st.integers(0, 6),
        "enum": st.lists(SCALARS, min_size=1, max_size=4),
        "const": SCALARS,
        "pattern": st.sampled_from(["^[a-f]", "[0-9]$"]),
        "minItems": st.integers(0, 2),
        "maxItems": st.integers(0, 2),
        "$ref": st.just("#/$defs/boat"),
    },
)
SCHEMAS = st.recursive(
    LEAF_SCHEMAS,
    lambda inner: st.fixed_dictionaries(
        {},
        optional={
            "required": st.lists(st.sampled_from(["cell", "owner"]), unique=True),
            "properties": st.dictionaries(st.sampled_from(["cell", "owner", "catch"]), inner, max_size=2),
            "additionalProperties": st.booleans() | inner,
            "items": inner,
            "anyOf": st.lists(inner, min_size=1, max_size=2),
        },
    ),
    max_leaves=4,
)


@given(VALUES, SCHEMAS)
def test_valid_is_what_a_complete_validator_calls_valid(value: object, schema: Schema) -> None:
    whole = {**schema, "$defs": {"boat": BOAT}}
    assert (check(value, whole) == []) == jsonschema.Draft202012Validator(whole).is_valid(value)


@given(VALUES)
def test_places_and_codes_agree_with_a_complete_validator(value: object) -> None:
    def path(error: jsonschema.ValidationError) -> str:
        return "".join(f"/{part}" for part in error.absolute_path)

    expected = {path(error) for error in jsonschema.Draft202012Validator(FLEET).iter_errors(value)}
    assert {problem.where for problem in check(value, FLEET)} == expected


def test_a_number_out_of_its_range_is_read_as_the_nearest_one() -> None:
    schema: Schema = {
        "type": "object",
        "additionalProperties": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 3}},
    }
    document: dict[str, object] = {"a/b~c": [2, 9, -4], "plain": [1]}
    found = check(document, schema)
    assert [problem.where for problem in found] == ["/a~1b~0c/1", "/a~1b~0c/2"]
    assert readable(document, found) == {"a/b~c": [2, 3, 1], "plain": [1]}
    assert document == {"a/b~c": [2, 9, -4], "plain": [1]}


def test_a_field_without_a_meaning_is_left_out_when_the_rest_is_read() -> None:
    inner: Schema = {"type": "object", "additionalProperties": False, "properties": {"fish": {"type": "integer"}}}
    schema: Schema = {"type": "object", "properties": {"boat": inner}}
    document: dict[str, object] = {"boat": {"fish": 1, "oar": [], "o" * 70: 2}}
    assert readable(document, check(document, schema)) == {"boat": {"fish": 1}}


def test_what_has_another_shape_cannot_be_read() -> None:
    schema: Schema = {"type": "object", "properties": {"fish": {"type": "integer", "maximum": 3}}, "required": ["boat"]}
    document: dict[str, object] = {"fish": 4}
    assert readable(document, check(document, schema)) is None
    document = {"fish": "four", "boat": 1}
    assert readable(document, check(document, schema)) is None
