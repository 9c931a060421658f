"""How a table ended, in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from bot.render.hands import hand_text
from bot.render.ledger_text import ledger_text
from bot.render.names import Names, marked_name, safe_name
from bot.render.table_lines import CLOSE_LINES
from bot.render.wording import listed, place_text, with_why
from engine.seats import Chips
from engine.tournament import EndReason, Standing
from engine.view import TableView
from i18n import text

if TYPE_CHECKING:
    from bot.service.summary import Summary

MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def podium_text(view: TableView, summary: Summary | None, locale: str) -> str:
    """Winner, all places, with what is shared and whom the floor took out, and the figures of the tournament; of an
    open table its ledger.

    Source: T2-T5, O3.
    """
    if view.rules.buying:
        return ledger_text(view, locale)
    names = Names(view, locale)
    winners = [names.of(each.player, full=True) for each in view.standings if each.place == 1]
    lines = [f"## {text(locale, 'podium-title')}"]
    if len(winners) == 1:
        lines.append(text(locale, "podium-won", name=f"**{winners[0]}**"))
    elif winners:
        lines.append(text(locale, "podium-shared-win", names=f"**{listed(winners, locale)}**"))
    if view.end_reason is EndReason.HAND_CAP:
        lines.append(text(locale, "podium-reason-cap", hands=view.hand_number))
    elif view.end_reason is EndReason.IDLE:
        lines.append(text(locale, "podium-reason-idle"))
    if after := _house_hands(view):
        lines.append(text(locale, "podium-house-finish", after=after, hand=view.hand_number - after))
    lines.append(f"### {text(locale, 'podium-places')}")
    shared = Counter([each.place for each in view.standings])
    lines += [
        _place(each, names, locale, shared=shared[each.place] > 1, taken_out=each.player in view.removed)
        for each in view.standings
    ]
    if view.rules.rulings and (removed := _removed(view)):
        lines += ["", text(locale, "podium-removed", chips=removed)]
    if summary is not None:
        lines += ["", *_figures(summary, locale)]
    return "\n".join(lines)


def _house_hands(view: TableView) -> int:
    """The hands that house players finished among themselves. Source: K8."""
    if view.people_left:
        return 0
    return view.hand_number - max([out.hand for out in view.outs if not out.house], default=view.hand_number)


def _removed(view: TableView) -> Chips:
    """The chips that left play with their owners or as penalties. Source: T5."""
    return view.started_with * view.rules.starting_stack - sum([each.chips for each in view.standings])


def _place(standing: Standing, names: Names, locale: str, *, shared: bool, taken_out: bool) -> str:
    place = place_text(standing.place, locale)
    if shared:
        place += f" {text(locale, 'podium-shared')}"
    who = marked_name(names.of(standing.player, full=True), house=standing.house)
    medal = MEDALS.get(standing.place)
    parts = [f"{medal} {place}" if medal else place, who]
    if taken_out:
        parts.append(text(locale, "podium-taken-out"))
    if standing.chips:
        parts.append(text(locale, "podium-chips", chips=standing.chips))
    return " · ".join(parts)


def _figures(summary: Summary, locale: str) -> list[str]:
    lines = [text(locale, "podium-hands", hands=summary.hands)]
    if summary.biggest_pot is not None:
        amount, hand = summary.biggest_pot
        lines.append(text(locale, "podium-biggest-pot", amount=amount, hand=hand))
    if summary.best_hand is not None:
        name, value, hand = summary.best_hand
        said = hand_text(value, locale)
        lines.append(text(locale, "podium-best-hand", value=said, name=safe_name(name), hand=hand))
    return lines


def closed_text(view: TableView, locale: str, why: str = "") -> str:
    """A table that closed without a result, with what the floor said; one that has a result is told by its places."""
    if view.close_reason is None:
        return podium_text(view, None, locale)
    return "\n".join(
        [
            f"## {text(locale, 'closed-title')}",
            with_why(text(locale, CLOSE_LINES[view.close_reason]), why, locale),
            text(locale, "closed-again"),
        ]
    )
