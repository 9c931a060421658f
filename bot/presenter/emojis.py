"""Our card emojis: made once per application, one after another in the background. Texts do for a deck with gaps."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

import discord

from bot.render.picture.emoji import back_emoji, card_emoji
from bot.service.clock import lately
from bot.service.preferences import DeckColours
from bot.ui.request_errors import REQUEST_ERRORS
from engine.cards import DECK, Card, Suit

log = logging.getLogger(__name__)

BACK: Final = "back"  # the code of a card face down
PAUSE: Final = 1.0  # seconds between two emojis: play has the requests first
LOOKS: Final = 5  # at a start, whether the tables are this process's
WITHIN: Final = 60.0  # seconds for one request, rate limits included
BACK_OFF: Final = 600_000  # milliseconds after a failure
LOOK_AGAIN: Final = 3_600_000  # milliseconds: so often, if cards are shown at all, whether somebody has deleted any

_RANKS: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
# Only two suits differ between the decks.
_TWO_COLOURS: Final = {Suit.DIAMONDS: "_red", Suit.CLUBS: "_black"}


def emoji_name(card: Card | None, colours: DeckColours) -> str:
    """What a card's emoji is called, as in `ace_of_spades` or `ace_of_clubs_black`; None: a card face down."""
    if card is None:
        return "card_back"
    other = _TWO_COLOURS.get(card.suit, "") if colours is DeckColours.TWO else ""
    return f"{_RANKS[card.rank - 2]}_of_{card.suit.name.lower()}{other}"


class CardEmojis:
    """Finds and makes the application's card emojis.

    `owner` tells whether this process has the tables: no other makes any. `now` is in epoch milliseconds; `pause`,
    in seconds, comes before each one made.
    """

    def __init__(
        self, client: discord.Client, owner: Callable[[], bool], now: Callable[[], int], *, pause: float = PAUSE
    ) -> None:
        self._client = client
        self._owner = owner
        self._now = now
        self._pause = pause
        self._started = False
        self._rest_from = self._rest = 0  # from when, and for how long, Discord is not asked again
        self._task: asyncio.Task[None] | None = None
        self._known: dict[str, str] = {}
        self._decks: dict[DeckColours, Mapping[str, str]] = {}

    def start(self) -> None:
        """Make what is missing, in the background, now or as soon as this process has tables to show."""
        self._started = True
        self._go(at_start=True)

    async def close(self) -> None:
        """Leave what is not made yet to the next start. May be called twice."""
        self._started = False
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def by_code(self, colours: DeckColours) -> Mapping[str, str]:
        """A deck's emojis as Discord writes them, by card code (`As`) and `BACK`; {} while any is missing."""
        self._go()
        return self._decks.get(colours, {})

    def _go(self, *, at_start: bool = False) -> None:
        running = self._task is not None and not self._task.done()
        resting = lately(self._rest_from, self._now(), self._rest)
        if self._started and not running and not resting and (at_start or self._owner()):
            self._task = asyncio.create_task(self._complete(), name="card-emojis")

    async def _complete(self) -> None:
        try:
            await self._client.wait_until_ready()
            for _ in range(LOOKS):
                if self._owner():
                    break
                await asyncio.sleep(self._pause)  # the tables come with the connection
            else:
                return
            looked = self._now()
            async with asyncio.timeout(WITHIN):
                found = await self._client.fetch_application_emojis()
            self._known = {emoji.name: str(emoji) for emoji in found}
            for colours in DeckColours:
                self._use(colours)
            for colours in (DeckColours.FOUR, DeckColours.TWO):
                if colours not in self._decks:
                    await self._complete_deck(colours)
            if len(self._decks) == len(DeckColours):
                self._rest_from, self._rest = looked, LOOK_AGAIN
        except REQUEST_ERRORS as error:
            self._rest_from, self._rest = self._now(), BACK_OFF
            log.warning("card emojis: those missing are text; tried again later: %s", error)
        except Exception:
            self._rest_from, self._rest = self._now(), BACK_OFF
            log.exception("card emojis: one could not be made, so cards stay text")

    def _use(self, colours: DeckColours) -> None:
        """Take a deck into use as it is known now; give it up when it has gaps."""
        names = {(card.code if card is not None else BACK): emoji_name(card, colours) for card in (*DECK, None)}
        whole = all(name in self._known for name in names.values())
        if whole and colours not in self._decks:
            log.info("card emojis: the deck in %s colours is there", colours.value)
        if whole:
            self._decks[colours] = {code: self._known[name] for code, name in names.items()}
        elif self._decks.pop(colours, None) is not None:
            log.warning("card emojis: the deck in %s colours is not whole any more; it is made again", colours.value)

    async def _complete_deck(self, colours: DeckColours) -> None:
        for card in (*DECK, None):
            name = emoji_name(card, colours)
            if name in self._known:
                continue
            await asyncio.sleep(self._pause)
            if not self._owner():
                return
            # Drawing one takes a few milliseconds: not in the event loop.
            image = await asyncio.to_thread(_drawn, card, colours)
            async with asyncio.timeout(WITHIN):
                self._known[name] = str(await self._client.create_application_emoji(name=name, image=image))
        self._use(colours)


def drawn_emojis() -> dict[str, bytes]:
    """Every emoji by its name, as PNG. Takes a third of a second."""
    return {emoji_name(card, colours): _drawn(card, colours) for colours in DeckColours for card in (*DECK, None)}


def _drawn(card: Card | None, colours: DeckColours) -> bytes:
    return back_emoji() if card is None else card_emoji(card, colours)
