"""Presses on the browser page of the simulated Discord wait for their turn and arrive as they were shown: simcord
refuses both.

Like all of `sim*`, a user of private names.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any, Final
from weakref import WeakKeyDictionary

from simcord.actors import MemberActor, _component_interaction
from simcord.components import walk_components
from simcord.preview import Preview, _actions

from bot.demo.sim_behaviour import behaviours
from bot.demo.sim_shown import BUTTON

TURN: Final = 0.01  # seconds between two looks whether somebody else is done
PATIENCE: Final = 10.0  # seconds that an action waits for its turn
REMEMBERED: Final = 60  # publications of a page whose controls are known
# Actions that mean the same whatever has been published since.
TIMELESS: Final = frozenset(
    {
        "configure_presentation",
        "run_command",
        "autocomplete_command",
        "modal_submit",
        "send_message",
        "history",
        "browse_messages",
        "browse_candidates",
    }
)

Controls = dict[str, str]  # the custom_id of each control
# What each page of a preview has shown, by revision.
shown: WeakKeyDictionary[Preview, dict[str, dict[int, Controls]]] = WeakKeyDictionary()


def install_presses() -> None:
    """Patch the presses of simcord's pages; those of other worlds than ours behave as before."""
    Preview._publish = _remembering(Preview._publish)
    Preview._action = _in_turn(Preview._action)
    prepare = "_prepare_component_action"
    setattr(_actions, prepare, _as_shown(getattr(_actions, prepare)))


def _remembering(publish: Any) -> Any:
    """Remember which buttons and lists a page has shown."""

    def published(self: Any, page: Any, **given: Any) -> None:
        publish(self, page, **given)
        pages = shown.setdefault(self, {})
        for closed in [each for each in pages if each != page.id and each not in self._pages]:
            del pages[closed]
        revisions = pages.setdefault(page.id, {})
        revisions[page.revision] = dict(_controls(page.snapshot))
        revisions.pop(page.revision - REMEMBERED, None)

    return published


def _controls(snapshot: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for message in (snapshot.get("messages") or {}).values():
        for each in walk_components(message.get("components") or []):
            if each.get("custom_id") and each.get("control_key"):
                yield str(each["control_key"]), str(each["custom_id"])


def _in_turn(act: Any) -> Any:
    """Let an action wait until nobody else is acting, and mean what its page showed: simcord refuses both."""

    async def acted(self: Any, context: str | None, body: Any) -> Any:
        if self.env.backend in behaviours and isinstance(body, Mapping):
            await _turn(self)
            page = self._get_page(context)
            body = _meant(self, page, body)
            if body.get("kind") == "send_message" and not _may_be_said(self, page, body):
                return self._reject(
                    page, "validation-failed", request_id=body.get("request_id"), sequence=body.get("sequence")
                )
        return await act(self, context, body)

    return acted


def _may_be_said(preview: Any, page: Any, body: Mapping[str, Any]) -> bool:
    """Ask whether what was typed becomes a message; the page keeps what does not."""
    if body.get("sequence") != page.last_sequence + 1:
        return True  # simcord refuses it
    person: Any = page.viewer
    in_server = isinstance(person, MemberActor)
    commands = person.available_commands(preview.channel) if in_server else person.available_commands()
    return behaviours[preview.env.backend].judge(preview.channel, str(body.get("content") or ""), commands)


async def _turn(preview: Any) -> None:
    for _ in range(int(PATIENCE / TURN)):
        if preview._active_action is None and preview.env._operation_task is None:
            return
        await asyncio.sleep(TURN)


def _meant(preview: Any, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """The action as it would be on what is published now."""
    seen = body.get("published_revision")
    if not isinstance(seen, int) or seen > page.revision or body.get("sequence") != page.last_sequence + 1:
        return body
    if body.get("kind") in TIMELESS:
        return {**body, "published_revision": page.revision}
    control, revisions = str(body.get("control_key")), shown.get(preview, {}).get(page.id, {})
    custom_id = revisions.get(seen, {}).get(control)
    if body.get("kind") == "select" and custom_id == revisions.get(page.revision, {}).get(control):
        return {**body, "published_revision": page.revision}
    if body.get("kind") == "click" and custom_id is not None:
        return {**body, "published_revision": page.revision, "custom_id": custom_id}
    return body


def _as_shown(prepare: Any) -> Any:
    """Send the button that the person saw, as Discord does, also when the message has another one by now."""

    def prepared(self: Any, page: Any, kind: str, body: Mapping[str, Any], actor: Any, message: Any) -> Any:
        if kind != "click" or "custom_id" not in body:
            return prepare(self, page, kind, body, actor, message)
        data = {"custom_id": body["custom_id"], "component_type": BUTTON}

        async def run(action: Any, cursor: int) -> Any:
            pressed = _component_interaction(actor, message, data)
            return await self._run_interaction_action(page, action, cursor, pressed)

        return run

    return prepared
