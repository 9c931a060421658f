"""What one reader alone is told."""

from __future__ import annotations

from bot.render.cards import cards_code
from bot.render.hands import hand_text
from bot.render.presence import Presence
from bot.render.status_text import status_text
from bot.render.wording import address, live_time, mention
from engine.hand_view import HandView
from engine.tournament import Phase
from engine.view import TableView
from i18n import text

__all__ = [
    "about_text",
    "cards_dm",
    "cards_private",
    "house_finish_text",
    "notice_missed_text",
    "notice_text",
    "status_text",
    "table_link",
    "welcome_dm",
]


def cards_private(view: TableView, locale: str) -> str:
    """The viewer's own cards and what they make so far, or why there are none."""
    hand = view.hand
    if view.viewer_seat is None and (hand is None or hand.viewer is None):
        return text(locale, "cards-none-seat")
    if view.phase is Phase.LOBBY:
        return text(locale, "cards-none-lobby")
    if view.phase is Phase.OVER:
        return text(locale, "cards-none-over")
    if hand is None or hand.own_cards is None:
        return text(locale, _why_none(view))
    which = "cards-hand-again" if hand.redeals else "cards-hand"
    lines = [text(locale, which, hand=view.hand_number, cards=cards_code(hand.own_cards))]
    why_no_more = _why_none(view)
    if hand.over and view.viewer_seat is not None and why_no_more != "cards-none-between":
        return "\n".join([*lines, *_standing(hand, locale), text(locale, why_no_more)])
    return "\n".join([*lines, *_standing(hand, locale)])


def _why_none(view: TableView) -> str:
    """Why somebody at a running table has no cards. Source: K4, O1, O2."""
    running = view.hand is not None and not view.hand.over
    if not view.rules.buying:
        return "cards-none-hand" if running else "cards-none-between"
    seat = view.viewer_seat
    row = None if seat is None else view.rows[seat]
    if row is not None and not row.stack:
        return "cards-none-chips"
    if row is not None and row.sitting_out:
        return "cards-none-sitting-out"
    if running:
        newcomer = row is not None and not view.played(row)
        return "cards-none-newcomer" if newcomer else "cards-none-hand"
    return "cards-none-between" if view.can_deal else "cards-none-waiting"


def _standing(hand: HandView, locale: str) -> list[str]:
    seat = hand.viewer
    if seat is None:
        return []
    if not hand.is_live(seat):
        return [text(locale, "cards-folded")]
    value = hand.value(seat)
    if value is None:
        return []
    return [text(locale, "cards-final" if len(hand.board) == 5 else "cards-made", value=hand_text(value, locale))]


def cards_dm(view: TableView, channel_id: int, guild_id: int, locale: str) -> str:
    """The hole cards of a hand as a direct message; "" when the viewer has none."""
    hand = view.hand
    if hand is None or hand.own_cards is None:
        return ""
    cards = cards_code(hand.own_cards)
    which = "cards-dm-again" if hand.redeals else "cards-dm"
    said = text(locale, which, channel=f"<#{channel_id}>", hand=view.hand_number, cards=cards)
    return f"{said}\n{table_link(channel_id, guild_id, locale)}"


def table_link(channel_id: int, guild_id: int, locale: str) -> str:
    """A link to the table's channel."""
    return f"[{text(locale, 'to-the-table')}]({address(guild_id, channel_id)})"


def welcome_dm(channel_id: int, guild_id: int, locale: str) -> str:
    """The one direct message for taking a seat."""
    said = text(locale, "welcome-dm", channel=f"<#{channel_id}>")
    return f"{said}\n{table_link(channel_id, guild_id, locale)}"


def notice_text(player_id: int | str, channel_id: int, deadline_ms: int, locale: str) -> str:
    """The ping of somebody whose turn it is; `deadline_ms` 0 = no clock."""
    player, channel = mention(player_id), f"<#{channel_id}>"
    if not deadline_ms:
        return text(locale, "notice-turn-no-clock", player=player, channel=channel)
    return text(locale, "notice-turn", player=player, channel=channel, deadline=live_time(deadline_ms))


def notice_missed_text(player_id: int | str, locale: str, absence: Presence = Presence.HERE) -> str:
    """What the ping becomes when the turn was missed; `absence` = what that has made of the player. Source: K2-K4."""
    which = {Presence.AWAY: "notice-missed-away", Presence.SITTING_OUT: "notice-missed-sits-out"}
    return text(locale, which.get(absence, "notice-missed"), player=mention(player_id))


def house_finish_text(locale: str) -> str:
    """Only house players are left. Source: K8."""
    return text(locale, "house-finish")


def about_text(version: str, locale: str, source: str = "") -> str:
    """Version, licence, privacy; `source` = where the code is."""
    said = text(locale, "about", version=version)
    return f"{said}\n{text(locale, 'about-source', address=source)}" if source else said
