"""One scene for each kind of request: what people do around the fault, and what they see of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from bot.presenter.emojis import emoji_name
from bot.service.preferences import DeckColours, ServerSettings, TableViewMode
from engine.cards import DECK
from engine.tournament import PauseReason, Phase, Tournament
from tests.discord_sim import MemberActor, Sim
from tests.e2e.table_talk import fold, live, to_act
from tests.e2e.test_tournaments import check_podium, seat
from tests.faults.shortcut import to_the_end
from tests.faults.weather import Kind, Weather

EMOJIS: Final = frozenset([emoji_name(card, deck) for deck in DeckColours for card in (*DECK, None)])


class Scene:
    """A table under a fault, and what became of it."""

    def __init__(self, sim: Sim, weather: Weather) -> None:
        self.sim = sim
        self.weather = weather
        self.paused: set[PauseReason] = set()
        self.told = ""
        self.closed = False  # no table was left when the fault ended
        self.before = 0  # the table's message when the fault began
        self.cards: dict[str, bool] = {}  # who has the cards of the hand that is on

    async def text_view(self) -> None:
        """No pictures: they have faults of their own."""
        bot = self.sim.world.bot
        settings = ServerSettings(self.sim.guild.id, view=TableViewMode.TEXT)
        with self.sim.in_bot():
            await bot.store.save_server(settings)  # pyright: ignore[reportAttributeAccessIssue]

    async def watch(self, seconds: int, *, step: int = 5) -> None:
        """Time passes; whether the table pauses meanwhile is noted."""
        for _ in range(0, seconds, step):
            await self.sim.advance(step)
            table = await self.sim.table()
            if table.paused is not None:
                self.paused.add(table.paused)

    async def seat(self) -> list[MemberActor]:
        await self.text_view()
        people = await seat(self.sim, 2)
        await self.sim.advance(2)
        self.before = live(self.sim).id
        return people

    async def note_cards(self) -> None:
        """Whom the cards of this hand have reached."""
        hand = (await self.sim.table()).hand_number
        for person in self.sim.people("ann", "bob"):
            self.cards[person.name] = f", hand {hand}: " in "\n".join(self.sim.room.dms(person))

    @property
    def none_open(self) -> bool:
        """Whether no table is left."""
        return not self.sim.world.bot.tables.all()  # pyright: ignore[reportAttributeAccessIssue]

    # ---- afterwards

    async def finish(self) -> None:
        """Without a restart the table goes on and ends as it should, and nothing was said twice."""
        sim = self.sim
        table = await sim.until(lambda table: table.paused is not PauseReason.CHANNEL, step=10, limit=15)
        if table.phase is not Phase.OVER:
            await sim.until(lambda table: playing(table) or table.phase is Phase.OVER, step=2, limit=30)
        table = await to_the_end(sim, after=20)
        check_podium(sim, table, await sim.log(), 2)
        self.check_said_once()

    def check_said_once(self) -> None:
        sim = self.sim
        texts = sim.room.texts()
        hands = Counter(int(number) for text in texts for number in re.findall(r"^#* ?\**Hand (\d+) ·", text))
        assert not [number for number, times in hands.items() if times > 1], hands
        for person in sim.people("ann", "bob"):
            cards = Counter(re.findall(r", hand \d+: ", "\n".join(sim.room.dms(person))))
            assert not [hand for hand, times in cards.items() if times > 1], cards
        with_buttons = [each for each in sim.room.messages() if sim.room.buttons(each)]
        assert len(with_buttons) == 1, "only the podium has any"


def playing(table: Tournament) -> bool:
    return table.hand is not None and table.hand.turn is not None and table.paused is None


# ---- the scenes


async def lobby(scene: Scene) -> None:
    sim, (ann, bob) = scene.sim, scene.sim.people("ann", "bob")
    await scene.text_view()
    with scene.weather.on():
        await sim.open_table(ann, seats=2)
        await sim.advance(20)
        scene.told = sim.private(ann)
    await open_in_the_end(scene, ann, bob)


async def open_in_the_end(scene: Scene, ann: MemberActor, bob: MemberActor) -> None:
    """The lobby that was opened comes, or another one can be opened."""
    sim = scene.sim
    scene.closed = scene.none_open
    if scene.closed:
        await sim.open_table(ann, seats=2)
    else:
        await sim.advance(20)
    await sim.join(bob)
    await sim.start_game(ann)


async def hand(scene: Scene) -> None:
    await scene.seat()
    await fold(scene.sim)
    with scene.weather.on():
        await scene.watch(20)


async def podium(scene: Scene) -> None:
    sim = scene.sim
    _, bob = await scene.seat()
    await sim.command(bob, "poker leave")
    with scene.weather.on():
        await sim.press(bob, "leave")
        if await sim.to_act() is not None:
            await fold(sim)
        await sim.advance(20)
    await sim.advance(65)


async def again(scene: Scene) -> None:
    sim = scene.sim
    await scene.seat()
    moderator = sim.admin("mo")
    sim.guild.roles["floor"]._role.permissions |= 1 << 13  # manage messages
    with scene.weather.on():
        await moderator.delete(sim.world.handle(live(sim)))
        await scene.watch(85)


async def edit(scene: Scene) -> None:
    await scene.seat()
    with scene.weather.on():
        await scene.watch(60)


async def edit_by_press(scene: Scene) -> None:
    await scene.seat()
    await scene.sim.press(await to_act(scene.sim), "call")
    with scene.weather.on():
        await scene.watch(60)


async def answer(scene: Scene) -> None:
    sim = scene.sim
    await scene.seat()
    with scene.weather.on():
        await sim.press(await to_act(sim), "call")
        await scene.watch(10)
    await sim.press(await to_act(sim), "check")


async def private(scene: Scene) -> None:
    sim = scene.sim
    ann, _ = await scene.seat()
    with scene.weather.on():
        await sim.press(ann, "cards")
        await scene.watch(10)
    await sim.press(ann, "cards")
    assert any(sign in sim.private(ann) for sign in "♠♥♦♣")


async def defer(scene: Scene) -> None:
    await lobby(scene)


async def dialog(scene: Scene) -> None:
    sim = scene.sim
    await scene.seat()
    person = await to_act(sim)
    with scene.weather.on():
        await sim.press(person, "size")
        await scene.watch(10)
    await sim.amount(person, "60")


async def follow_up(scene: Scene) -> None:
    await lobby(scene)


async def direct(scene: Scene) -> None:
    await scene.seat()
    await fold(scene.sim)
    with scene.weather.on():
        await scene.sim.until(playing)
        await scene.watch(8, step=4)
    await scene.watch(20, step=10)
    await scene.note_cards()


async def open_dm(scene: Scene) -> None:
    with scene.weather.on():
        await scene.seat()
        await scene.watch(5)
    await scene.watch(25)
    await scene.note_cards()


async def notice(scene: Scene) -> None:
    await scene.seat()
    with scene.weather.on():
        await scene.watch(30)


async def notice_delete(scene: Scene) -> None:
    await scene.seat()
    await scene.watch(30)
    with scene.weather.on():
        await fold(scene.sim)
        await scene.watch(10)


async def delete(scene: Scene) -> None:
    sim = scene.sim
    ann, _ = await scene.seat()
    await sim.command(ann, "poker status")
    with scene.weather.on():
        await sim.press(ann, "down")
        await scene.watch(35)  # a message that is to go stands back behind everything else, and waits longer


async def thread(scene: Scene) -> None:
    sim, (ann, bob) = scene.sim, scene.sim.people("ann", "bob")
    await scene.text_view()
    with scene.weather.on():
        await sim.open_table(ann, seats=2, thread=True)
        await sim.advance(12)
        scene.told = sim.private(ann)
    await open_in_the_end(scene, ann, bob)


async def emojis(scene: Scene) -> None:
    sim = scene.sim
    for name in EMOJIS if scene.weather.kind is Kind.EMOJI_LIST else EMOJIS - {"card_back"}:
        sim.world.give_emoji(name, b"")
    with scene.weather.on():
        await sim.restart()
        people = await seat(sim, 2)
        await sim.advance(10)
    mark = sim.mark()
    await sim.command(people[0], "poker floor pause")
    await sim.advance(680)
    await sim.command(people[0], "poker floor resume")
    await sim.advance(10)
    made = [each for each in sim.world.requests if each.method == "POST" and each.path.endswith("/emojis")]
    asked = [each for each in sim.requests_since(mark)[1] if each.method == "GET" and each.path.endswith("/emojis")]
    assert asked, "it is tried again"
    assert len(made) <= 1, "each emoji is made once"


SCENES: Final[dict[Kind, Callable[[Scene], Awaitable[None]]]] = {
    Kind.LOBBY: lobby,
    Kind.HAND: hand,
    Kind.PODIUM: podium,
    Kind.AGAIN: again,
    Kind.EDIT: edit,
    Kind.EDIT_BY_PRESS: edit_by_press,
    Kind.ANSWER: answer,
    Kind.PRIVATE: private,
    Kind.DEFER: defer,
    Kind.DIALOG: dialog,
    Kind.FOLLOW_UP: follow_up,
    Kind.DIRECT: direct,
    Kind.OPEN_DM: open_dm,
    Kind.NOTICE: notice,
    Kind.NOTICE_EDIT: edit,
    Kind.NOTICE_DELETE: notice_delete,
    Kind.DELETE: delete,
    Kind.THREAD: thread,
    Kind.EMOJI_LIST: emojis,
    Kind.EMOJI: emojis,
}
