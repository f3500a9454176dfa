"""What is done in the second worker: bots think there, and what somebody brings is looked at there.

It is given text and answers with text. Of a table it is given what a bot's seat knows, as a server's processes are.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.server.checks import look_at_cards, look_at_record, look_at_table
from ludotheque.server.thinking import Task, advise, explain


class Job(msgspec.Struct, array_like=True):
    """Something to do, and with what."""

    what: str
    given: msgspec.Raw


class Done(msgspec.Struct, array_like=True):
    """What came of it, or what went wrong."""

    said: str
    wrong: str = ""


JOBS: dict[str, tuple[Callable[..., str], Any]] = {
    "advise": (advise, tuple[Task]),
    "explain": (explain, tuple[Task]),
    "look_at_table": (look_at_table, tuple[str, int, bytes]),
    "look_at_cards": (look_at_cards, tuple[str, int, bytes, str]),
    "look_at_record": (look_at_record, tuple[bytes]),
}


def job(does: Callable[..., str], given: tuple[Any, ...]) -> str:
    """A job as it is sent."""
    (what,) = (name for name, (known, _) in JOBS.items() if known is does)
    return msgspec.json.encode(Job(what, msgspec.Raw(msgspec.json.encode(given)))).decode()


def work(task: str) -> str:
    """Do a job. What goes wrong is told, not raised: it is sent from worker to worker."""
    try:
        wanted = msgspec.json.decode(task, type=Job)
        does, kinds = JOBS[wanted.what]
        said = Done(does(*msgspec.json.decode(wanted.given, type=kinds)))
    except Exception:
        said = Done("", traceback.format_exc(limit=-4))
    return msgspec.json.encode(said).decode()


def done(text: str) -> Done:
    """What came of a job, as it was sent."""
    return msgspec.json.decode(text, type=Done)
