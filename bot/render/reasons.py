"""Refusals in words."""

from __future__ import annotations

from typing import Final, assert_never

from bot.render.names import safe_words
from engine.errors import Reason, Rejected, Setting
from i18n import text

SETTINGS: Final = {
    Setting.SEATS: "reason-bad-seats",
    Setting.STACK: "reason-bad-stack",
    Setting.CLOCK: "reason-bad-clock",
    Setting.SPEED: "reason-bad-speed",
    Setting.TIME_BANK: "reason-bad-time-bank",
    Setting.HAND_CAP: "reason-bad-hand-cap",
    Setting.LEVEL_HANDS: "reason-bad-level-hands",
    Setting.LEVEL_MINUTES: "reason-bad-level-minutes",
    Setting.SMALL_BLIND: "reason-bad-small-blind",
    Setting.BIG_BLIND: "reason-bad-big-blind",
    Setting.BUY_IN: "reason-bad-buy-in",
    Setting.CHIPS: "reason-bad-chips",
}


def reason_line(rejected: Rejected, locale: str) -> str:
    """Why a command was refused, for the person who asked."""
    if rejected.setting is not None:
        return text(locale, SETTINGS[rejected.setting], **rejected.detail)
    typed = {"typed": safe_words(rejected.typed)} if rejected.typed else {}
    return text(locale, _text_of(rejected.reason), **rejected.detail, **typed)


def _text_of(reason: Reason) -> str:
    match reason:
        case Reason.STALE_TURN:
            return "reason-stale-turn"
        case Reason.PRICE_CHANGED:
            return "reason-price-changed"
        case Reason.NOT_YOUR_TURN:
            return "reason-not-your-turn"
        case Reason.NOT_YOUR_TIME:
            return "reason-not-your-time"
        case Reason.FOLDED:
            return "reason-folded"
        case Reason.ALL_IN:
            return "reason-all-in"
        case Reason.NOTHING_TO_CALL:
            return "reason-nothing-to-call"
        case Reason.SOMETHING_TO_CALL:
            return "reason-something-to-call"
        case Reason.NO_BET_YET:
            return "reason-no-bet-yet"
        case Reason.BET_ALREADY:
            return "reason-bet-already"
        case Reason.NOT_REOPENED:
            return "reason-not-reopened"
        case Reason.OTHERS_ALL_IN:
            return "reason-others-all-in"
        case Reason.TOO_SMALL:
            return "reason-too-small"
        case Reason.TOO_BIG:
            return "reason-too-big"
        case Reason.TOO_EARLY:
            return "reason-too-early"
        case Reason.NO_HAND:
            return "reason-no-hand"
        case Reason.STILL_SHOWING:
            return "still-showing"
        case Reason.HAND_RUNNING:
            return "reason-hand-running"
        case Reason.NOT_DEALT_IN:
            return "reason-not-dealt-in"
        case Reason.NOTHING_TO_SHOW:
            return "reason-nothing-to-show"
        case Reason.ALREADY_SHOWN:
            return "reason-already-shown"
        case Reason.TOO_LATE_TO_SHOW:
            return "reason-too-late-to-show"
        case Reason.BAD_DECK:
            return "reason-bad-deck"
        case Reason.NOT_SEATED:
            return "reason-not-seated"
        case Reason.ALREADY_SEATED:
            return "reason-already-seated"
        case Reason.TABLE_FULL:
            return "reason-table-full"
        case Reason.NOT_STARTED:
            return "reason-not-started"
        case Reason.ALREADY_STARTED:
            return "reason-already-started"
        case Reason.ALREADY_PAUSED:
            return "reason-already-paused"
        case Reason.TOO_FEW_PLAYERS:
            return "reason-too-few-players"
        case Reason.NO_PEOPLE:
            return "reason-no-people"
        case Reason.GAME_OVER:
            return "reason-game-over"
        case Reason.PAUSED:
            return "reason-paused"
        case Reason.NOT_PAUSED:
            return "reason-not-paused"
        case Reason.NOT_AWAY:
            return "reason-not-away"
        case Reason.EVERYBODY_AWAY:
            return "reason-everybody-away"
        case Reason.ALREADY_LEAVING:
            return "reason-already-leaving"
        case Reason.NOT_HOST:
            return "reason-not-host"
        case Reason.NOT_FLOOR:
            return "reason-not-floor"
        case Reason.SEATED_FLOOR:
            return "reason-seated-floor"
        case Reason.LIVE_FLOOR:
            return "reason-live-floor"
        case Reason.NO_SUCH_PLAYER:
            return "reason-no-such-player"
        case Reason.SAME_SPEED:
            return "reason-same-speed"
        case Reason.BAD_SETTING:
            return "reason-bad-setting"
        case Reason.NOT_IN_THIS_FORMAT:
            return "reason-not-in-this-format"
        case Reason.NO_TIME_LEFT:
            return "reason-no-time-left"
        case Reason.NO_CLOCK:
            return "reason-no-clock"
        case Reason.JUST_EXTENDED:
            return "reason-just-extended"
        case Reason.NOT_AT_SHOWDOWN:
            return "reason-not-at-showdown"
        case Reason.NOTHING_TO_ASK:
            return "reason-nothing-to-ask"
        case Reason.TOO_LATE_TO_ASK:
            return "reason-too-late-to-ask"
        case Reason.MISDEAL_TOO_LATE:
            return "reason-misdeal-too-late"
        case Reason.CARDS_ARE_UP:
            return "reason-cards-are-up"
        case Reason.BAD_PENALTY:
            return "reason-bad-penalty"
        case Reason.NOTHING_TO_UNDO:
            return "reason-nothing-to-undo"
        case Reason.NOT_BELOW_BUY_IN:
            return "reason-not-below-buy-in"
        case Reason.TOP_UP_BOOKED:
            return "reason-top-up-booked"
        case Reason.ALREADY_SITTING_OUT:
            return "reason-already-sitting-out"
        case Reason.ALREADY_CLOSING:
            return "reason-already-closing"
        case Reason.NO_CHIPS:
            return "reason-no-chips"
        case Reason.NO_LEVELS:
            return "reason-no-levels"
        case Reason.TOO_MANY_LEVELS:
            return "reason-too-many-levels"
        case Reason.BAD_LEVEL:
            return "reason-bad-level"
        case Reason.NO_LEVEL_BETWEEN:
            return "reason-no-level-between"
        case Reason.LEVELS_WITHOUT_COMMAS:
            return "reason-levels-without-commas"
        case Reason.LEVEL_NOT_WHOLE:
            return "reason-level-not-whole"
        case Reason.LEVEL_UNCLEAR:
            return "reason-level-unclear"
        case Reason.BAD_LEVEL_BLINDS:
            return "reason-bad-level-blinds"
        case Reason.BAD_LEVEL_ANTE:
            return "reason-bad-level-ante"
        case Reason.LEVEL_TOO_HIGH:
            return "reason-level-too-high"
        case Reason.LEVEL_NOT_RISING:
            return "reason-level-not-rising"
        case Reason.BAD_ANTE_START:
            return "reason-bad-ante-start"
        case Reason.STACK_TOO_SHORT:
            return "reason-stack-too-short"
        case Reason.REMOVED:
            return "reason-removed"
        case Reason.OWN_RULING:
            return "reason-own-ruling"
        case Reason.DEALT_AGAIN:
            return "reason-dealt-again"
    assert_never(reason)
