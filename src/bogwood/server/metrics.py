"""What Prometheus asks for."""

from __future__ import annotations

from datetime import datetime

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bogwood.host.host import Host

CONTENT_TYPE = "text/plain; version=0.0.4"
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The figures of one server process."""

    def __init__(self, host: Host) -> None:
        self._registry = CollectorRegistry()
        self.move_time = Histogram(
            "bogwood_move_seconds",
            "From receipt of a move to its answer, after it was stored and told",
            buckets=BUCKETS,
            registry=self._registry,
        )
        self.refused = Counter("bogwood_refused_total", "Moves refused, by code", ["code"], registry=self._registry)
        self.slow = Counter(
            "bogwood_slow_readers_total", "Connections closed because nobody read", registry=self._registry
        )
        self.connections = Gauge("bogwood_connections", "Open websockets", registry=self._registry)
        self._gauge("bogwood_tables_loaded", "Tables in memory", lambda: len(host.tables.loaded))
        self._gauge("bogwood_moves_stored", "Turns stored since the start", lambda: host.writer.moves)
        self._gauge(
            "bogwood_failed_replays", "Tables whose events no longer replay", lambda: host.reader.failed_replays
        )
        self.failed_copies = Counter(
            "bogwood_backup_failures_total", "Copies of the store that could not be made", registry=self._registry
        )
        self._copied = Gauge(
            "bogwood_backup_time_seconds", "When the newest copy of the store was made, since 1970; 0: there is none",
            registry=self._registry,
        )  # fmt: skip
        self.queue = Gauge("bogwood_queue", "Messages that wait to be sent", registry=self._registry)

    def _gauge(self, name: str, help_text: str, value: object) -> None:
        Gauge(name, help_text, registry=self._registry).set_function(value)  # type: ignore[arg-type]

    def note_copy(self, moment: datetime | None) -> None:
        """The newest copy of the store is of this time."""
        self._copied.set(0 if moment is None else moment.timestamp())

    def text(self) -> bytes:
        return generate_latest(self._registry)
