"""Requests and answers held against Discord's OpenAPI document, when there is one.

The document is taken as published, but for what it says wrongly: ids may be numbers (SnowflakeType is a
string there, clients send either), permission bits may be strings, codes of mistakes in forms are words.
Requests are read strictly: a key that the document does not know is a mistake, but for the few that clients
send and Discord takes.
"""

import json
import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from .shapes import Json

VARIABLE = "DISCORD_OPENAPI"
_BESIDE = Path(__file__).resolve().parents[2].parent / "shared" / "discord-openapi.json"
_SCHEMAS = "#/components/schemas/"
_TOLERATED = {
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "ApplicationCommandCreateRequest": ("nsfw",),
    "MessageEditRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
    "RichEmbed": ("flags",),
}
"""Keys that discord.py sends, that Discord takes, and that the document leaves out."""


def document() -> Path | None:
    """Where the document lies: the environment says so, or it lies beside the checkout; None if nowhere."""
    chosen = Path(os.environ[VARIABLE]) if os.environ.get(VARIABLE) else _BESIDE
    return chosen if chosen.is_file() else None


@lru_cache(maxsize=2)
def load(path: Path) -> "Contract":
    """The contract of a document; read once a process."""
    return Contract(json.loads(path.read_text(encoding="utf-8")))


class Contract:
    """The compiled document."""

    def __init__(self, spec: Json) -> None:
        self._paths: Json = spec["paths"]
        schemas: Json = spec["components"]["schemas"]
        _correct(schemas)
        self._answers = _Checker(schemas)
        self._requests = _Checker(_closed(schemas))

    def request(self, method: str, template: str, body: Any) -> list[str]:
        """What is wrong with a request's body; a multipart request is judged by its `payload_json`."""
        operation = self._paths.get(template, {}).get(method.lower())
        if operation is None:
            return [f"{method} {template}: Discord has no such route"]
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return []
        return self._requests.mistakes(f"{method} {template}", content["application/json"]["schema"], body)

    def answer(self, method: str, template: str, status: int, body: Any) -> list[str]:
        """What is wrong with one of the stand-in's own answers."""
        operation = self._paths.get(template, {}).get(method.lower(), {})
        answers = operation.get("responses", {})
        wanted = answers.get(str(status)) or answers.get(f"{status // 100}XX") or {}
        if status >= 400:
            schema: Json = {"$ref": _SCHEMAS + "ErrorResponse"}
        elif "application/json" in wanted.get("content", {}):
            schema = wanted["content"]["application/json"]["schema"]
        else:
            return [] if body is None else [f"{method} {template}: {status} has no content"]
        return self._answers.mistakes(f"{method} {template} -> {status}", schema, body)


def _correct(schemas: Json) -> None:
    schemas["SnowflakeType"]["type"] = ["string", "integer"]
    # The code of a mistake in a form is a word, not a number.
    inner = {"type": "object", "properties": {"code": {"type": "string"}, "message": {"type": "string"}}}
    schemas["InnerErrors"]["properties"]["_errors"]["items"] = inner
    for schema in schemas.values():
        bits = schema.get("properties", {}).get("permissions")
        if bits and "type" in bits:
            kinds = bits["type"] if isinstance(bits["type"], list) else [bits["type"]]
            bits["type"] = sorted({*kinds, "string"}) if "integer" in kinds else bits["type"]


def _closed(schemas: Json) -> Json:
    """The schemas with every object closed against keys that it does not name."""
    closed: Json = {}
    for name, schema in schemas.items():
        schema = dict(schema)
        if schema.get("type") == "object" and "properties" in schema and "additionalProperties" not in schema:
            schema["properties"] = schema["properties"] | dict.fromkeys(_TOLERATED.get(name, ()), True)
            schema["unevaluatedProperties" if "allOf" in schema else "additionalProperties"] = False
        closed[name] = schema
    return closed


class _Checker:
    """Validators over one set of schemas, compiled when first needed.

    A fast library says whether there is any mistake; if so, another one says which, in words.
    """

    def __init__(self, schemas: Json) -> None:
        # Only those who check need these libraries: they are no dependencies of the bot.
        from jsonschema import Draft202012Validator, validators
        from referencing import Registry
        from referencing.jsonschema import DRAFT202012

        self._schemas = schemas
        resource = DRAFT202012.create_resource({"components": {"schemas": schemas}})
        self._registry: Any = Registry().with_resource("", resource)
        unions = {"oneOf": self._union("oneOf"), "anyOf": self._union("anyOf")}
        self._plain = Draft202012Validator
        self._class = validators.extend(Draft202012Validator, {**unions, "$ref": self._follow})
        self._known: dict[str, Any] = {}
        self._fast: dict[str, Any] = {}

    def mistakes(self, where: str, schema: Json, body: Any) -> list[str]:
        """Every mistake, with its place."""
        key = json.dumps(schema, sort_keys=True)
        if self._valid(key, schema, body):
            return []
        validator = self._known.get(key)
        if validator is None:
            validator = self._known[key] = self._class(schema, registry=self._registry)
        found = []
        for mistake in validator.iter_errors(body):
            place = ".".join(str(step) for step in mistake.absolute_path) or "body"
            found.append(f"{where}: {place}: {mistake.message[:300]}")
        return found

    def _valid(self, key: str, schema: Json, body: Any) -> bool:
        """Whether the body is as the schema wants it."""
        from jsonschema_rs import Draft202012Validator

        if key not in self._fast:
            root = {"components": {"schemas": self._schemas}}
            self._fast[key] = Draft202012Validator(root | {"allOf": [schema]})
        return bool(self._fast[key].is_valid(body))

    def _follow(self, validator: Any, reference: str, instance: Any, schema: Json) -> Iterator[Any]:
        """A reference, without the library's resolving: all of them point into the one table of schemas."""
        yield from validator.descend(instance, self._schemas[reference.removeprefix(_SCHEMAS)])

    def _resolved(self, schema: Json) -> Json:
        while "$ref" in schema:
            schema = self._schemas[schema["$ref"].removeprefix(_SCHEMAS)]
        return schema

    def _union(self, keyword: str) -> Any:
        """A union that looks only at the branch that the instance's `type` (or being null) names.

        That makes mistakes readable, and spares trying every kind of component on every component.
        """
        usual: Any = None

        def check(validator: Any, branches: list[Json], instance: Any, schema: Json) -> Iterator[Any]:
            nonlocal usual
            if usual is None:
                usual = self._plain.VALIDATORS[keyword]
            fitting = [branch for branch in branches if self._fits(branch, instance)]
            if len(fitting) == 1:
                yield from validator.descend(instance, fitting[0])
            else:
                yield from usual(validator, branches, instance, schema)

        return check

    def _fits(self, branch: Json, instance: Any) -> bool:
        schema = self._resolved(branch)
        kinds = schema.get("type")
        null = kinds == "null" or (isinstance(kinds, list) and kinds == ["null"])
        if instance is None or null:
            return instance is None and null
        if isinstance(instance, dict):
            named = schema.get("properties", {}).get("type", {})
            if "enum" in named and "type" in instance:
                return instance["type"] in named["enum"]
        return True
