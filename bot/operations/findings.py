"""What a check found: one line each, with what to do about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

OK: Final = 0
FAILED: Final = 1
BAD_SETTINGS: Final = 2


class Grade(Enum):
    GOOD = "good"
    NOTE = "note"  # the bot starts, but somebody should know
    FAILED = "failed"  # something outside the settings is in the way
    SETTING = "setting"  # a setting has to be changed


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: what it is about, a setting's name or a plain word ("" where the words say it), and what was found."""

    grade: Grade
    about: str
    words: str

    def __str__(self) -> str:
        return f"{self.about}: {self.words}" if self.about else self.words

    @property
    def wrong(self) -> bool:
        """Whether the bot could not work with it."""
        return self.grade in (Grade.FAILED, Grade.SETTING)


def good(about: str, words: str) -> Finding:
    return Finding(Grade.GOOD, about, words)


def note(about: str, words: str) -> Finding:
    return Finding(Grade.NOTE, about, words)


def failed(about: str, words: str) -> Finding:
    return Finding(Grade.FAILED, about, words)


def setting(about: str, words: str) -> Finding:
    return Finding(Grade.SETTING, about, words)


def guarded(about: str, look: Iterable[Finding]) -> Iterator[Finding]:
    """What `look` finds; what keeps it from looking is a finding too, and no end of the check."""
    try:
        yield from look
    except PermissionError as error:
        yield setting(about, f"the bot's user may not look at {error.filename}: give it to that user.")
    except OSError as error:
        yield failed(about, f"{error.filename or 'the machine'}: {error.strerror or type(error).__name__}.")
    except Exception as error:  # noqa: BLE001 -- whatever it is, the rest is to be looked at as well
        yield failed(about, f"cannot be looked at ({type(error).__name__}).")


def exit_code(findings: Iterable[Finding]) -> int:
    """0 when nothing is wrong, 2 when a setting is, 1 for everything else."""
    grades = {each.grade for each in findings}
    if Grade.SETTING in grades:
        return BAD_SETTINGS
    return FAILED if Grade.FAILED in grades else OK
