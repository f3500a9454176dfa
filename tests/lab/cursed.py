"""Bots that break, and an engine whose workers do; importable by the processes of a pool."""

from __future__ import annotations

import os

from ludotheque import bots
from ludotheque.bots import Advice, Bot
from ludotheque.lab.contest import play_batch
from ludotheque.lab.engines import ProcessPool

CURSED_GAME = 5


class Killer(Bot):
    """Takes its process with it, after a few moves."""

    key = "random"

    def __init__(self) -> None:
        self.moves = 0

    def advise(self, look, rng, memory=None):
        self.moves += 1
        if self.moves == 4:
            os._exit(3)
        return Advice(look.moves[0])


def play_or_die(batch):
    """Play a batch; the process that gets the cursed game dies of it."""
    if batch.start <= CURSED_GAME < batch.stop:
        assert batch.stop - batch.start == 1
        bots.BOTS["random"] = Killer()
    return play_batch(batch)


def die_once(batch):
    """The first process that gets the cursed game dies; the next time all goes well."""
    if batch.start <= CURSED_GAME < batch.stop and not batch.careful:
        os._exit(3)
    return play_batch(batch)


def die_alone(job):
    """One job is harmless, the other kills whoever does it."""
    if job == "deadly":
        os._exit(3)
    return job


class CursedPool(ProcessPool):
    """A pool whose workers do something else than they were told."""

    def __init__(self, workers, work):
        super().__init__(workers)
        self.work = work

    def each(self, work, jobs):
        return super().each(self.work, jobs)
