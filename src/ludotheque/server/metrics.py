"""What an operator wants to know about a running server, as numbers for Prometheus. Never who, never what cards."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  #: seconds, for the disk
SLOW: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)  #: seconds, for bots


class Metrics:
    """The numbers of one server, in a registry of their own, so that two servers in one process do not mix them up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.entries = self._counter("journal_entries", "Entries written to the journal")
        self.rooms = self._gauge("rooms", "Rooms loaded now")
        self.opened = self._counter("tables_opened", "Tables made", "game")
        self.connections = self._gauge("connections", "Clients connected now")
        self.commands = self._counter("commands", "Commands of clients", "kind", "result")
        self.latency = self._histogram("command_seconds", "From a command until it is on disk and answered", QUICK)
        self.bot_seconds = self._histogram("bot_seconds", "From a bot's turn until its move, without the queue", SLOW)
        self.bot_fallbacks = self._counter("bot_fallbacks", "Moves drawn at random instead of a bot's advice", "reason")
        self.notices = self._counter("notices", "Notices that it is somebody's turn", "result")
        self.refused = self._counter("messages_refused", "Messages of clients that were no command at all")

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"ludotheque_{name}", text, labels, registry=self.registry)

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(f"ludotheque_{name}", text, registry=self.registry)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"ludotheque_{name}", text, registry=self.registry, buckets=buckets)

    def count(self, what: str, by: int = 1, **labels: str) -> None:
        """Something happened."""
        counter: Counter = getattr(self, what)
        (counter.labels(**labels) if labels else counter).inc(by)

    def stands(self, what: str, at: int) -> None:
        """There are so many of something now."""
        gauge: Gauge = getattr(self, what)
        gauge.set(at)

    def took(self, what: str, seconds: float) -> None:
        """Something took so long."""
        histogram: Histogram = getattr(self, what)
        histogram.observe(seconds)

    def render(self) -> bytes:
        """All numbers in Prometheus's text format, for /metrics."""
        return generate_latest(self.registry)
