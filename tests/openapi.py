"""Discord's published OpenAPI description as a second opinion on every request the bot sends.

The description never says `additionalProperties: false`; here every object does, so that an unknown key is a problem.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

METHODS = ("get", "post", "put", "patch", "delete")
# What discord.py sends and Discord takes although the description does not list it.
UNLISTED = {
    "MessageEditRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "ApplicationCommandUpdateRequest": ("nsfw",),
}
BUTTON = 2
EMOJI_NAME = re.compile(r"\w{2,32}")


def shared() -> Path:
    """Where the files are that several repositories share: `DEADBUTTON_SHARED`, or `shared` beside this one."""
    beside = Path(__file__).resolve().parents[2] / "shared"
    return Path(os.environ.get("DEADBUTTON_SHARED", beside))


@cache
def description() -> Description | None:
    """Discord's description, None where its file is missing."""
    path = shared() / "discord" / "openapi.json"
    return Description(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else None


class Description:
    """Checks requests against an OpenAPI 3.1 document."""

    def __init__(self, document: dict[str, Any]) -> None:
        for name, schema in document["components"]["schemas"].items():
            if schema.get("type") == "object" and "properties" in schema:
                schema.setdefault("additionalProperties", False)
                for key in UNLISTED.get(name, ()):
                    schema["properties"].setdefault(key, {})
        self._document = document
        self._registry: Registry[Any] = Registry().with_resource(
            "urn:discord", Resource(contents=document, specification=DRAFT202012)
        )
        self._templates = sorted(document["paths"], key=lambda each: (each.count("{"), each))
        self._patterns = {
            each: re.compile(
                "".join(
                    ["[^/]+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{[^}]+\})", each)]
                )
            )
            for each in self._templates
        }
        self._gates: dict[tuple[str, str], Any] = {}

    def problems(self, method: str, path: str, body: Any, params: dict[str, Any]) -> list[str]:
        """What is wrong with one request, in words; nothing when it is valid."""
        path = path.partition("?")[0]
        verb = method.lower()
        paths = self._document["paths"]
        template = next(
            (each for each in self._templates if verb in paths[each] and self._patterns[each].fullmatch(path)), None
        )
        if template is None:
            return [f"{method} {path}: Discord has no such route"]
        where = f"{method} {template}"
        operation = paths[template][verb]
        listed = operation.get("parameters", []) + paths[template].get("parameters", [])
        known = {each["name"] for each in listed if each.get("in") == "query"}
        found = [f"{where}: Discord knows no query parameter {name!r}" for name in params if name not in known]
        if body is None:
            return found
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if schema is None:
            return [*found, f"{where}: Discord takes no body here"]
        body = _as_strings(body)
        if not self._gate(template, verb, schema).is_valid(body):
            found += [
                f"{where}: {each.json_path}: {each.message[:200]}" for each in self._explain(template, verb, body)
            ]
        return found

    def _gate(self, template: str, verb: str, schema: dict[str, Any]) -> Any:
        key = (template, verb)
        if key not in self._gates:
            dialect = "https://json-schema.org/draft/2020-12/schema"
            whole = {"$schema": dialect, **schema, "components": self._document["components"]}
            self._gates[key] = jsonschema_rs.validator_for(whole)
        return self._gates[key]

    def _explain(self, template: str, verb: str, body: Any) -> Iterator[ValidationError]:
        escaped = template.replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        pointer = f"urn:discord#/paths/{escaped}/{verb}/requestBody/content/application~1json/schema"
        for error in Draft202012Validator({"$ref": pointer}, registry=self._registry).iter_errors(body):
            yield from _causes(error)


def _causes(error: ValidationError) -> list[ValidationError]:
    """Of a choice of schemas that all fail, the faults of the one that was meant: the one of the right `type`."""
    if error.validator not in ("oneOf", "anyOf") or not error.context:
        return [error]
    branches: dict[Any, list[ValidationError]] = {}
    for each in error.context:
        branches.setdefault(each.schema_path[0], []).append(each)
    depth = len(error.absolute_path)

    def meant(faults: list[ValidationError]) -> bool:
        for fault in faults:
            below = list(fault.absolute_path)[depth:]
            if (below == ["type"] and fault.validator in ("enum", "const")) or (
                not below and fault.validator == "type"
            ):
                return False
        return True

    chosen = [each for each in branches.values() if meant(each)] or [min(branches.values(), key=len)]
    return [cause for fault in min(chosen, key=len) for cause in _causes(fault)]


def _as_strings(body: Any) -> Any:
    """discord.py sends some ids as numbers, which Discord takes as well."""
    if isinstance(body, list):
        return [_as_strings(each) for each in body]
    if not isinstance(body, dict):
        return body
    ids = {"recipient_id"} | ({"id"} if "filename" in body or body.get("type") == "channel" else set())
    lists = {"users", "roles"} if "parse" in body else set()
    found: dict[str, Any] = {}
    for key, value in body.items():
        if key in ids and type(value) is int:
            found[key] = str(value)
        elif key in lists and isinstance(value, list):
            found[key] = [str(each) for each in value]
        else:
            found[key] = _as_strings(value)
    return found


def lints(body: Any) -> list[str]:
    """What neither Discord's description nor the simulation notices: buttons that say nothing, broken emoji."""
    found: list[str] = []
    for part in _dicts(body):
        if part.get("type") == BUTTON and "style" in part and not part.get("label") and not part.get("emoji"):
            found.append(f"a button with neither label nor emoji: {part.get('custom_id')}")
        emoji = part.get("emoji")
        if isinstance(emoji, dict):
            name = emoji.get("name") or ""
            custom = emoji.get("id") is not None
            if not (EMOJI_NAME.fullmatch(name) if custom else name and not name.isascii()):
                found.append(f"not an emoji: {emoji}")
    return found


def _dicts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _dicts(each)
