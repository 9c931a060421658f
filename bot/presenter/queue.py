"""The frames of one table that are still to be shown, and the one that stands."""

from __future__ import annotations

from collections import deque

from bot.presenter.frames import Frame, Kind


class FrameQueue:
    """`current` is what the table's message shows, None when nobody knows."""

    def __init__(self) -> None:
        self._waiting: deque[Frame] = deque()
        self.current: Frame | None = None

    def __bool__(self) -> bool:
        return bool(self._waiting)

    @property
    def head(self) -> Frame | None:
        """What is to be shown next."""
        return self._waiting[0] if self._waiting else None

    def add(self, frame: Frame, look: int) -> None:
        """Queue `frame`; what it makes superfluous goes. A podium waits for `look` milliseconds after the last hand.

        A new hand takes the place of everything before it, a hand that was never shown included.
        """
        match frame.kind:
            case Kind.EDIT | Kind.STEP:
                while self._waiting and self._waiting[-1].kind is Kind.EDIT:
                    older = self._waiting.pop()
                    frame.at = max(frame.at, older.at) if frame.kind is Kind.EDIT else frame.at
                    frame.house_finish = frame.house_finish or older.house_finish
                    frame.tried = frame.tried or older.tried
            case Kind.DEAL:
                # One that Discord may have posted already is posted again first, so that its message is known.
                kept = [each for each in self._waiting if each.tried]
                self._waiting.clear()
                self._waiting.extend(kept)
            case Kind.END:
                if self._waiting:
                    frame.at = max(frame.at, self._waiting[-1].at + look)
        self._waiting.append(frame)

    def answer(self, now: int) -> Frame | None:
        """What a press is answered with: the next frame if its time has come, else what stands."""
        head = self.head
        if head is not None and (head.at <= now or self.current is None):
            return head
        return self.current

    def seen(self) -> Frame | None:
        """What people see while a run-out or the last hand is still being shown; None when they see the newest."""
        if any([each.kind in (Kind.STEP, Kind.END) for each in self._waiting]) or self._card_to_come():
            return self.current or self.head
        return None

    def _card_to_come(self) -> bool:
        return self.current is not None and self.current.kind is Kind.STEP and bool(self._waiting)

    def shown(self, frame: Frame) -> None:
        """`frame` stands in the table's message now."""
        if self._waiting and self._waiting[0] is frame:
            self._waiting.popleft()
        if frame.kind is Kind.DEAL:
            frame.kind = Kind.EDIT  # its message stands: from now on it may be edited
        self.current = frame

    def at_once(self, frame: Frame) -> Frame:
        """Show `frame`, which stands or is due, before everything else: what is to be shown for it."""
        if self.head is not frame:
            frame = Frame(Kind.EDIT, frame.seq, frame.state, frame.log, 0, frame.house_finish)
            self._waiting.appendleft(frame)
        return frame

    def again(self) -> None:
        """What stands may not have arrived, or not whole: show it once more unless its message has something newer to
        come. The podium comes in another message.
        """
        if self.current is not None and (not self._waiting or self._waiting[0].kind is Kind.END):
            frame = self.current
            self._waiting.appendleft(Frame(Kind.EDIT, frame.seq, frame.state, frame.log, 0, frame.house_finish))

    def clear(self) -> None:
        """Show nothing more."""
        self._waiting.clear()
