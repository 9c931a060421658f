"""One thread beside the event loop, for pictures and chances."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Job = tuple[Future[Any], Callable[[], Any]]


class Worker(Executor):
    """Does one thing after another. Unlike those of a pool its thread never keeps a process alive, so that work which
    hangs can be left behind.
    """

    def __init__(self, name: str) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        threading.Thread(target=self._work, name=name, daemon=True).start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do `fn` when everything before it is done."""
        done: Future[T] = Future()
        self._jobs.put((done, lambda: fn(*args, **kwargs)))
        return done

    def shutdown(self, wait: bool = False, *, cancel_futures: bool = False) -> None:
        """Finish what is queued and end; nobody waits for it."""
        self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            done, do = job
            # What nobody waits for any more is done all the same: whoever counts jobs sees each of them end.
            waited_for = done.set_running_or_notify_cancel()
            try:
                result = do()
            except BaseException as error:  # noqa: BLE001 -- whoever waits for it gets it
                if waited_for:
                    done.set_exception(error)
            else:
                if waited_for:
                    done.set_result(result)
            del job, done, do
