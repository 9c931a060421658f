"""My cards: what somebody holds, and what they may settle before their turn. Only its reader sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import discord
from discord import ui

from bot.render.dress import dress
from bot.render.private_text import cards_private
from bot.service.advance import Advance, Offer
from bot.service.ports import TableId
from bot.ui.custom_id import CustomId, Verb
from bot.ui.shown import CARDS_PICTURE
from bot.ui.views import AnyItem, Dialog, Layout, Style, button, rows
from engine.seats import Chips
from engine.view import TableView
from i18n import text

CHOSEN = "✅"
CARDS = "🃏"

NO_EMOJIS: Final[Mapping[str, str]] = MappingProxyType({})


def cards_panel(
    table: TableId,
    view: TableView,
    locale: str,
    *,
    offer: Offer | None = None,
    made: Advance | None = None,
    picture: str | None = None,
    emojis: Mapping[str, str] = NO_EMOJIS,
    note: str | None = None,
    refused: bool = False,
    own: Sequence[AnyItem] = (),
) -> Layout:
    """The viewer's cards, with what is on `offer` in advance and what they have `made` of it. `picture` = the alt text
    of the picture of the cards that comes along; `emojis` = our card emojis by card code; `note` = a line about what
    has just been pressed. `refused`: that was refused, so a second tap in the same place must find no other price or
    hand there. `own` = what else the viewer may do; it comes last, where it stays as the message grows.
    """
    cards = dress(cards_private(view, locale), emojis)
    items: list[AnyItem] = [ui.TextDisplay(said) for said in (note, cards) if said]
    if picture is not None:
        items.append(_picture(picture))
    if refused:
        return Layout(*items, *rows([cards_again(table, view.hand_number, locale)]))
    return Layout(*items, *_in_advance(table, view.hand_number, offer, made, locale), *own)


def cards_again(table: TableId, hand: int, locale: str) -> AnyItem:
    """The button that brings the cards, from whatever stands in their place."""
    return button(CustomId(table, hand, Verb.CARDS), text(locale, "button-my-cards"), emoji=CARDS)


def _picture(alt: str) -> AnyItem:
    item = discord.MediaGalleryItem(f"attachment://{CARDS_PICTURE}", description=alt)
    return ui.MediaGallery[Layout](item)


def _in_advance(table: TableId, hand: int, offer: Offer | None, made: Advance | None, locale: str) -> list[AnyItem]:
    """The buttons keep their places: what has been chosen stays where it is, and a second tap there does nothing."""
    buttons: list[AnyItem] = []
    if offer is not None:
        buttons.append(_check_fold(table, offer, made, locale))
        if offer.call:
            buttons.append(_call(table, offer, made, locale))
    if made is not None:
        buttons.append(button(CustomId(table, hand, Verb.TAKE_BACK), text(locale, "button-take-back")))
    if not buttons:
        return []
    return [ui.TextDisplay(_words(offer, made, locale)), *rows(buttons)]


def _check_fold(table: TableId, offer: Offer, made: Advance | None, locale: str) -> AnyItem:
    chosen = made is not None and not made.calls and made.price == offer.call
    label = text(locale, "button-check-fold" if offer.call else "button-check")
    return _choice(CustomId(table, offer.since, Verb.CHECK_FOLD, offer.call), label, chosen)


def _call(table: TableId, offer: Offer, made: Advance | None, locale: str) -> AnyItem:
    chosen = made is not None and made.calls and made.price == offer.call
    label = text(locale, "button-call-all-in" if offer.all_in else "button-call-up-to", price=offer.call)
    return _choice(CustomId(table, offer.since, Verb.CALL_UP_TO, offer.call), label, chosen)


def _choice(custom_id: CustomId, label: str, chosen: bool) -> AnyItem:
    style = Style.success if chosen else Style.secondary
    return button(custom_id, label, style, emoji=CHOSEN if chosen else None, off=chosen)


def _words(offer: Offer | None, made: Advance | None, locale: str) -> str:
    """What will happen, once something has been chosen; before, what each button would bring about."""
    if made is None:
        price = 0 if offer is None else offer.call
        return text(locale, "advance-offer", price=price) if price else text(locale, "advance-offer-free")
    if made.calls:
        return text(locale, "advance-call", price=made.price)
    return text(locale, "advance-fold", price=made.price) if made.price else text(locale, "advance-check")


def all_in_in_advance(custom_id: CustomId, price: Chips, locale: str) -> Dialog:
    """Asks once more before a call that is settled in advance and takes all of `price` chips, the whole stack."""
    question = text(locale, "advance-all-in", price=price)
    return Dialog(custom_id, text(locale, "all-in-title"), ui.TextDisplay(question))
