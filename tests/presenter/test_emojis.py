"""Card emojis: made once, one after another, used only as whole decks, and never in the way."""

from __future__ import annotations

import asyncio
import base64
import io
import logging
import re
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

import discord
import pytest
import pytest_asyncio
from PIL import Image

from bot.demo.sim import Request, SimulatedDiscord
from bot.presenter.emojis import BACK, BACK_OFF, LOOK_AGAIN, CardEmojis, drawn_emojis, emoji_name
from bot.render.cards import cards_code
from bot.render.dress import dress
from bot.service.preferences import DeckColours
from engine.cards import DECK, Card, parse_cards

EMOJIS = "/applications/*/emojis"


class Client(discord.Client):
    """A bot that has nothing but emojis."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))


@dataclass
class Application:
    """A bot's application on a simulated Discord."""

    world: SimulatedDiscord
    owner: bool = True
    now: int = 1_000_000

    def emojis(self, pause: float = 0.0) -> CardEmojis:
        return CardEmojis(self.world.bot, lambda: self.owner, lambda: self.now, pause=pause)

    def start(self, emojis: CardEmojis) -> None:
        with self.world.in_bot():
            emojis.start()

    def deck(self, emojis: CardEmojis, colours: DeckColours = DeckColours.FOUR) -> Mapping[str, str]:
        with self.world.in_bot():
            return emojis.by_code(colours)

    async def settled(self, emojis: CardEmojis) -> None:
        """Wait until nothing more is being made."""
        task = emojis._task  # pyright: ignore[reportPrivateUsage]
        if task is not None:
            await asyncio.wait([task])

    async def whole(self) -> CardEmojis:
        emojis = self.emojis()
        self.start(emojis)
        await self.settled(emojis)
        return emojis

    def delete(self, name: str) -> None:
        """Somebody deletes an emoji on Discord's page for developers."""
        there = self.world.backend.application_emojis
        del there[next(each.id for each in there.values() if each.name == name)]

    def asked(self, method: str) -> list[Request]:
        return [each for each in self.world.requests if each.method == method and each.path.endswith("/emojis")]

    def names(self) -> list[str]:
        return [each.json["name"] for each in self.asked("POST")]


@pytest_asyncio.fixture
async def application() -> AsyncIterator[Application]:
    world = SimulatedDiscord(lambda _: Client())
    await world.start()
    yield Application(world)
    await world.close()


async def test_both_decks_and_a_back_are_made(application: Application) -> None:
    emojis = await application.whole()
    for colours in DeckColours:
        assert set(application.deck(emojis, colours)) == {card.code for card in DECK} | {BACK}
    assert len(application.names()) == 52 + 26 + 1


def test_names_are_read_out_well() -> None:
    assert emoji_name(Card.parse("As"), DeckColours.FOUR) == "ace_of_spades"
    assert emoji_name(Card.parse("Td"), DeckColours.TWO) == "ten_of_diamonds_red"
    assert emoji_name(Card.parse("2c"), DeckColours.TWO) == "two_of_clubs_black"
    assert emoji_name(None, DeckColours.TWO) == "card_back"


def test_names_are_such_as_discord_takes() -> None:
    names = {emoji_name(card, colours) for card in (*DECK, None) for colours in DeckColours}
    assert all(re.fullmatch(r"[a-z_]{2,32}", name) for name in names)


async def test_the_emojis_are_those_of_their_cards(application: Application) -> None:
    emojis = await application.whole()
    by_id = {each.id: each.name for each in application.world.backend.application_emojis.values()}
    for code, emoji in application.deck(emojis, DeckColours.TWO).items():
        found = re.fullmatch(r"<:(\w+):(\d+)>", emoji)
        assert found is not None
        card = None if code == BACK else Card.parse(code)
        assert found[1] == by_id[int(found[2])] == emoji_name(card, DeckColours.TWO)


async def test_red_and_black_suits_are_shared_between_the_decks(application: Application) -> None:
    emojis = await application.whole()
    two, four = application.deck(emojis, DeckColours.TWO), application.deck(emojis)
    assert {code[1] for code in two if code != BACK and two[code] == four[code]} == {"h", "s"}


async def test_each_picture_is_small_enough_for_discord(application: Application) -> None:
    await application.whole()
    for each in application.asked("POST"):
        kind, _, encoded = each.json["image"].partition(";base64,")
        assert kind == "data:image/png"
        data = base64.b64decode(encoded)
        assert len(data) <= 2048
        with Image.open(io.BytesIO(data)) as image:
            assert image.size == (128, 128)


async def test_a_text_is_dressed_with_them(application: Application) -> None:
    emojis = await application.whole()
    said = dress(cards_code(parse_cards("AsKd")), application.deck(emojis))
    assert re.fullmatch(r"<:ace_of_spades:\d+><:king_of_diamonds:\d+>", said)


async def test_what_is_there_already_is_not_made_again(application: Application) -> None:
    first = await application.whole()
    made = len(application.names())
    again = await application.whole()
    assert len(application.names()) == made
    assert len(application.asked("GET")) == 2
    assert application.deck(again) == application.deck(first)


async def test_nothing_happens_before_the_start(application: Application) -> None:
    emojis = application.emojis()
    assert application.deck(emojis) == {}
    await application.settled(emojis)
    assert application.asked("GET") == []


async def test_a_deck_is_used_only_when_it_is_whole(application: Application) -> None:
    emojis = application.emojis(pause=1.0)
    application.start(emojis)
    await application.world.advance(20)
    assert 10 < len(application.names()) < 30
    assert application.deck(emojis) == {}
    await application.world.advance(40)
    assert len(application.deck(emojis)) == 53
    assert application.deck(emojis, DeckColours.TWO) == {}
    await application.world.advance(40)
    assert len(application.deck(emojis, DeckColours.TWO)) == 53
    await emojis.close()


async def test_they_are_made_one_after_another_with_time_between(application: Application) -> None:
    emojis = application.emojis(pause=1.0)
    application.start(emojis)
    await application.world.advance(100)
    times = [each.at for each in application.asked("POST")]
    assert len(times) == 79
    assert min(later - earlier for earlier, later in pairwise(times)) >= 1000


async def test_a_set_left_half_finished_is_completed_by_the_next_start(application: Application) -> None:
    emojis = application.emojis(pause=1.0)
    application.start(emojis)
    await application.world.advance(20)
    await emojis.close()
    half = len(application.names())
    assert 0 < half < 52
    await application.whole()
    names = application.names()
    assert len(names) == len(set(names)) == 79


async def test_close_leaves_nothing_running(application: Application) -> None:
    emojis = application.emojis(pause=1.0)
    application.start(emojis)
    await application.world.advance(5)
    await emojis.close()
    await emojis.close()
    made = len(application.names())
    application.deck(emojis)
    await application.world.advance(30)
    assert len(application.names()) == made


async def test_only_the_owner_of_the_tables_makes_any(application: Application) -> None:
    application.owner = False
    emojis = application.emojis()
    application.start(emojis)
    await application.settled(emojis)
    assert application.asked("GET") == []
    application.owner = True
    assert application.deck(emojis) == {}, "but asking tells it that there is something to show now"
    await application.settled(emojis)
    assert len(application.deck(emojis)) == 53


async def test_who_loses_the_tables_stops(application: Application) -> None:
    emojis = application.emojis(pause=1.0)
    application.start(emojis)
    await application.world.advance(5)
    application.owner = False
    made = len(application.names())
    await application.world.advance(30)
    assert len(application.names()) == made
    assert application.deck(emojis) == {}
    application.owner = True
    application.deck(emojis)
    await application.world.advance(100)
    assert len(application.deck(emojis)) == 53


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_failure_is_one_line_and_is_tried_again_later(
    application: Application, method: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.presenter.emojis")
    with application.world.broken(method, EMOJIS):
        emojis = await application.whole()
        for _ in range(5):
            assert application.deck(emojis) == {}
            await application.settled(emojis)
        assert len(application.asked(method)) == 1
        assert len(caplog.records) == 1
    application.now += BACK_OFF
    application.deck(emojis)
    await application.settled(emojis)
    assert len(application.deck(emojis, DeckColours.TWO)) == 53


async def test_a_failure_of_before_the_clock_was_set_back_is_tried_again(application: Application) -> None:
    application.now += 7_200_000
    with application.world.broken("GET", EMOJIS):
        emojis = await application.whole()
    application.now -= 7_200_000
    application.deck(emojis)
    await application.settled(emojis)
    assert len(application.deck(emojis)) == 53


async def test_a_deck_with_a_deleted_emoji_is_text_until_it_is_made_again(application: Application) -> None:
    emojis = application.emojis(pause=1.0)
    application.start(emojis)
    await application.world.advance(100)
    old = application.deck(emojis)
    application.delete("ace_of_clubs")
    application.now += LOOK_AGAIN
    application.deck(emojis)
    await application.world.advance(0.5)
    assert application.deck(emojis) == {}
    assert len(application.deck(emojis, DeckColours.TWO)) == 53, "that deck is whole"
    await application.world.advance(1)
    new = application.deck(emojis)
    assert application.names()[79:] == ["ace_of_clubs"], "what was left is not made again"
    assert {code for code in new if new[code] != old[code]} == {"Ac"}


async def test_an_emoji_of_both_decks_is_made_once_more_for_both(application: Application) -> None:
    emojis = await application.whole()
    application.delete("card_back")
    application.now += LOOK_AGAIN
    application.deck(emojis)
    await application.settled(emojis)
    assert application.names()[79:] == ["card_back"]
    assert application.deck(emojis)[BACK] == application.deck(emojis, DeckColours.TWO)[BACK]


async def test_an_emoji_that_somebody_has_replaced_is_used(application: Application) -> None:
    emojis = await application.whole()
    old = application.deck(emojis)["As"]
    application.delete("ace_of_spades")
    image = "data:image/png;base64," + base64.b64encode(drawn_emojis()["ace_of_spades"]).decode()
    with application.world.in_bot():
        await application.world.bot.http.create_application_emoji(
            application.world.bot.application_id or 0, "ace_of_spades", image
        )
    application.now += LOOK_AGAIN
    application.deck(emojis)
    await application.settled(emojis)
    assert len(application.names()) == 80, "ours and the other one"
    assert application.deck(emojis)["As"] not in ("", old)
    assert application.deck(emojis, DeckColours.TWO)["As"] == application.deck(emojis)["As"]


async def test_discord_is_asked_for_the_list_once_an_hour_at_most(application: Application) -> None:
    emojis = await application.whole()
    for minutes in range(0, 60, 10):
        assert len(application.deck(emojis)) == 53
        await application.settled(emojis)
        assert len(application.asked("GET")) == 1, f"after {minutes} minutes"
        application.now += 600_000
    await application.settled(emojis)
    assert len(application.asked("GET")) == 1, "nobody wanted to show a card yet"
    for _ in range(3):
        application.deck(emojis)
        await application.settled(emojis)
    assert len(application.asked("GET")) == 2


async def test_a_list_that_discord_refuses_costs_no_deck(application: Application) -> None:
    emojis = await application.whole()
    application.now += LOOK_AGAIN
    with application.world.broken("GET", EMOJIS):
        for _ in range(3):
            assert len(application.deck(emojis)) == 53
            await application.settled(emojis)
    assert len(application.asked("GET")) == 2
    assert len(application.deck(emojis)) == 53


async def test_who_has_lost_the_tables_looks_for_nothing_and_makes_nothing(application: Application) -> None:
    emojis = await application.whole()
    application.delete("ace_of_clubs")
    application.owner = False
    application.now += LOOK_AGAIN
    application.deck(emojis)
    await application.settled(emojis)
    assert len(application.asked("GET")) == 1
    assert len(application.names()) == 79
