## How many tables a server holds.

bench-server-title = { $n ->
    [one] One table at once, two players
   *[other] { $n } tables at once, two players each
}
bench-server-what = what
bench-server-held = tables held with both players
bench-server-moves = moves a second, at people’s pace
bench-server-p50 = delay until everyone has seen the move, median (ms)
bench-server-p99 = delay until everyone has seen the move, 99 times in 100 (ms)
bench-server-cpu = processor cores in use
bench-server-memory = memory for each new table (KiB)
bench-server-memory-later = memory for each table at the end (KiB)
bench-server-fast-moves = moves a second, without thinking
bench-server-fast-p50 = delay then, median (ms)
bench-server-fast-p99 = delay then, 99 times in 100 (ms)
bench-server-fast-cpu = processor cores then in use
bench-server-each = processor time for each move (ms)
bench-server-memory-of = memory for each table of { $game }, played for a while, with both connections (KiB)
bench-server-several = moves a second, without thinking: { $n ->
    [one] one server
   *[other] { $n } servers
} on PostgreSQL
bench-server-in-time = most tables with 99 moves in 100 seen within { $ms } ms
bench-server-pace = At people’s pace a player thinks { $think } seconds on average.
bench-server-build = Rules: { $build ->
    [compiled] compiled
   *[interpreted] interpreted
}. { $machine }.
bench-server-peer = Ludothèque writes every move to disk before anybody is told; the other server keeps its tables in memory.
bench-server-not-asked = No other server was measured beside it.
bench-server-no-node = boardgame.io was not measured: Node and npm are not installed here.
bench-server-not-packed = boardgame.io was not measured: its part is not in this installation.
bench-server-peer-problem = boardgame.io was not measured: { $why }
bench-server-experts-p99 = { $n } tables against an Expert each: 99 of 100 of the people’s moves are told within (ms)
bench-server-experts-max = { $n } tables against an Expert each: the slowest of the people’s moves (ms)
