"""The numbers an operator sees."""

from ludotheque.server.metrics import Metrics


def test_every_number_is_on_the_page_in_prometheus_format():
    metrics = Metrics()
    metrics.entries.inc(3)
    metrics.rooms.set(2)
    metrics.opened.labels(game="yutaka").inc()
    metrics.connections.inc()
    metrics.commands.labels(kind="play", result="done").inc()
    with metrics.latency.time():
        pass
    metrics.bot_seconds.observe(0.3)
    metrics.bot_fallbacks.labels(reason="late").inc()
    metrics.notices.labels(result="sent").inc()
    metrics.refused.inc()
    page = metrics.render().decode()
    for line in [
        "ludotheque_journal_entries_total 3.0",
        "ludotheque_rooms 2.0",
        'ludotheque_tables_opened_total{game="yutaka"} 1.0',
        "ludotheque_connections 1.0",
        'ludotheque_commands_total{kind="play",result="done"} 1.0',
        "ludotheque_command_seconds_count 1.0",
        'ludotheque_bot_seconds_bucket{le="0.5"} 1.0',
        'ludotheque_bot_fallbacks_total{reason="late"} 1.0',
        'ludotheque_notices_total{result="sent"} 1.0',
        "ludotheque_messages_refused_total 1.0",
    ]:
        assert line in page.splitlines()


def test_two_servers_in_one_process_count_for_themselves():
    one, other = Metrics(), Metrics()
    one.entries.inc()
    assert b"ludotheque_journal_entries_total 1.0" in one.render()
    assert b"ludotheque_journal_entries_total 0.0" in other.render()
