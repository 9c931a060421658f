"""The host's dialogs of a lobby: opening them, and what becomes of what was entered.

What is refused is answered with a button that opens the dialog as it was sent. A list of levels is read back first; the
lobby changes when the host presses **Use these levels**.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import AbstractContextManager
from typing import Final

import discord

from bot.render.levels_text import read_back
from bot.render.reasons import reason_line
from bot.service.actor import TableActor
from bot.ui.answers import Refused, ask, change, on_private_message, say
from bot.ui.custom_id import CustomId, Verb
from bot.ui.drafts import Draft
from bot.ui.levels import write_levels
from bot.ui.levels_dialog import OWN, asked_levels, levels_dialog
from bot.ui.limits import limited
from bot.ui.lobby_settings import lobby_dialog, lobby_settings
from bot.ui.room import Room, is_admin, player_of
from bot.ui.submitted import entered
from bot.ui.views import AnyItem, Interaction, Layout, Style, button, plain
from engine.commands import ChangeRules
from engine.errors import Reason, Rejected
from engine.rules import Format, Preset, Rules
from i18n import text

NUMBERS: Final = 10**17  # of lists, in the id of a button


async def press_settings(room: Room, interaction: Interaction, actor: TableActor) -> None:
    """**Settings**, and its dialog. Raises Rejected for whoever may not."""
    _check_host(interaction, actor)
    player, view = player_of(interaction), actor.view()
    if interaction.type is not discord.InteractionType.modal_submit:
        draft = room.drafts.of(actor.table, player, Verb.SETTINGS)
        await ask(interaction, lobby_dialog(actor.table, view, await room.readers.locale(interaction), draft))
        return
    fields = entered(interaction)
    try:
        rules, language = lobby_settings(fields, view)
        await _apply(room, interaction, actor, rules, language)
    except (Rejected, Refused) as refused:
        if view.rules.format is Format.SIT_AND_GO:  # all lists, nothing typed
            raise
        room.drafts.keep(actor.table, player, Verb.SETTINGS, fields)
        await _explain(room, interaction, actor, refused, Verb.SETTINGS)
    else:
        room.drafts.drop(actor.table, Verb.SETTINGS)


async def press_levels(room: Room, interaction: Interaction, actor: TableActor) -> None:
    """**Levels** of a club tournament, and its dialog. Raises Rejected for whoever may not, and at other tables."""
    _check_host(interaction, actor)
    player, view = player_of(interaction), actor.view()
    if view.rules.format is not Format.CLUB:
        raise Rejected(Reason.NOT_IN_THIS_FORMAT)
    locale = await room.readers.locale(interaction)
    draft = room.drafts.of(actor.table, player, Verb.LEVELS)
    if interaction.type is not discord.InteractionType.modal_submit:
        await ask(interaction, levels_dialog(actor.table, view, locale, draft))
        return
    fields = entered(interaction)
    in_force = write_levels(view.rules.structure.levels) if view.rules.preset is Preset.OWN else ""
    typed = fields.get(OWN, "")
    try:
        asked = asked_levels(fields, view, draft.get(OWN, in_force))
        if not asked.own:
            await _apply(room, interaction, actor, asked.rules, view.language)
            room.drafts.keep(actor.table, player, Verb.LEVELS, {OWN: typed} if typed else {})
            return
    except (Rejected, Refused) as refused:
        _keep_list(room, actor, interaction, fields, draft.get(OWN, in_force))
        await _explain(room, interaction, actor, refused, Verb.LEVELS)
        return
    fields = {**fields, "preset": OWN}
    room.drafts.keep(actor.table, player, Verb.LEVELS, fields)
    said = [read_back(asked.rules, locale)]
    if asked.antes_unused:
        said.append(text(locale, "levels-antes-unused"))
    said.append(text(locale, "levels-not-yet"))
    use = button(
        CustomId(actor.table, 0, Verb.USE_LEVELS, _number_of(fields)), text(locale, "button-use-levels"), Style.success
    )
    await _tell(interaction, plain("\n".join(said), [use, _change(actor, Verb.LEVELS, locale)]))


async def use_levels(room: Room, interaction: Interaction, pressed: CustomId, actor: TableActor) -> None:
    """**Use these levels**: of the list that was read back there, and no other. Raises Rejected for whoever may not."""
    _check_host(interaction, actor)
    view = actor.view()
    fields = room.drafts.of(actor.table, player_of(interaction), Verb.LEVELS)
    locale = await room.readers.locale(interaction)
    if not fields or _number_of(fields) != pressed.amount or view.rules.format is not Format.CLUB:
        await change(interaction, plain(text(locale, "levels-gone"), [_change(actor, Verb.LEVELS, locale)]))
        return
    try:
        command = _command(interaction, asked_levels(fields, view, "").rules, view.language)
        with _counted(room, interaction, actor, command):
            await actor.submit(command)
    except Rejected as refused:
        await _explain(room, interaction, actor, refused, Verb.LEVELS)
        return
    room.drafts.drop(actor.table, Verb.LEVELS)
    await change(interaction, plain(text(locale, "levels-used")))


def _check_host(interaction: Interaction, actor: TableActor) -> None:
    _command(interaction, actor.state.rules, actor.state.language).decide(actor.state, 0)


def _command(interaction: Interaction, rules: Rules, language: str) -> ChangeRules:
    return ChangeRules(player_of(interaction), rules, language, is_admin(interaction))


async def _apply(room: Room, interaction: Interaction, actor: TableActor, rules: Rules, language: str) -> None:
    """Change the lobby; the private message that the dialog was opened from says so and loses its buttons."""
    command = _command(interaction, rules, language)
    private = on_private_message(interaction)
    with _counted(room, interaction, actor, command):
        await actor.submit(command, None if private else interaction)
    if private:
        await change(interaction, plain(text(await room.readers.locale(interaction), "done")))


def _counted(
    room: Room, interaction: Interaction, actor: TableActor, command: ChangeRules
) -> AbstractContextManager[None]:
    """Each change is everybody's new message. Raises Refused when it comes too soon, Rejected when it cannot be."""
    now = room.tables.now()
    command.decide(actor.state, now)
    return limited(room.limits.changes, (actor.table, player_of(interaction)), now)


def _keep_list(room: Room, actor: TableActor, interaction: Interaction, fields: Draft, prefilled: str) -> None:
    """Keep what was refused. A list that was typed stays chosen, whatever stands above it."""
    typed = fields.get(OWN, "").split()
    if typed and typed != prefilled.split():
        fields = {**fields, "preset": OWN}
    room.drafts.keep(actor.table, player_of(interaction), Verb.LEVELS, fields)


def _number_of(fields: Draft) -> int:
    """A number that stands for exactly these fields, after a restart as well."""
    written = json.dumps(sorted(fields.items())).encode()
    return int.from_bytes(hashlib.sha256(written).digest()) % NUMBERS


async def _explain(
    room: Room, interaction: Interaction, actor: TableActor, refused: Rejected | Refused, verb: Verb
) -> None:
    locale = await room.readers.locale(interaction)
    said = reason_line(refused, locale) if isinstance(refused, Rejected) else refused.words(locale)
    await _tell(interaction, plain(said, [_change(actor, verb, locale)]))


def _change(actor: TableActor, verb: Verb, locale: str) -> AnyItem:
    return button(CustomId(actor.table, 0, verb), text(locale, "button-change"))


async def _tell(interaction: Interaction, message: Layout) -> None:
    """Answer privately, in the private message from which the dialog was opened if there is one."""
    await (change if on_private_message(interaction) else say)(interaction, message)
