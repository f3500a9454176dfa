## Bots, the arena and the bench

bots-no-program = There is no program “{ $file }”.
bots-not-executable = “{ $file }” cannot be run: make it executable (chmod +x), or let its name end with .py, .js or .mjs.
bots-no-interpreter = “{ $file }” needs { $program }, which is not installed.
lab-bad-link = “{ $link }” leads to no seat. Copy the link of a seat or of an invitation: http://…/table/…#seat=… or …#invitation=…
lab-link-refused = The table { $link } has no free seat for this invitation: it was used, or the game is over.
lab-no-server = { $server } does not answer.
bots-unknown = There is no bot “{ $bot }”. There are: { $known }.
bots-no-thumb = The bot “thumb” has no rules of thumb for “{ $game }”. It has some for: { $known }.

bots-why-search = Of { $n } games played on in thought, this move wins the most: { $percent } %.
lab-no-features = Nothing tells a table of “{ $game }” in numbers: its instinct needs “features(g)”.
lab-no-numpy = Learning needs numpy: pip install ludotheque[train]
lab-no-ray = A cluster needs Ray: pip install ludotheque[cluster]
lab-no-cluster = The cluster { $address } cannot be used: { $why }
lab-other-version = The machine { $machine } has another Ludothèque than this one. Install the same on all machines of the cluster.
lab-too-large = What was learned takes { $n } kB; at most { $most } kB go into the package.

lab-percent = { $n } %
lab-build-interpreted = interpreted
lab-build-compiled = compiled

lab-no-games = At least one game must be played; “{ $n }” does not do.
lab-interrupted = Interrupted: this counts what was played until then.
lab-game-failed = Game { $n } broke off. The seed { $seed } deals it again, and its record is in { $file }: { $why }
lab-worker-crashed = Game { $n } killed the process that played it. The seed { $seed } deals it again; its record up to there is in { $file }.
lab-worker-lost = A process died while playing. Played again, the games it may have been playing did not fail: { $why }. The seed { $seed } deals the first of them again.

lab-arena-title = { $game }: { $n ->
    [one] one game
   *[other] { $n } games
}
lab-arena-bot = bot
lab-arena-wins = won
lab-arena-shared = of these shared
lab-arena-draws = drawn
lab-arena-losses = lost
lab-arena-share = share
lab-arena-interval = 95 % interval
lab-arena-points = points
lab-arena-length-decisions = { $mean } decisions a game ({ $low } to { $high }).
lab-arena-length-turns = { $mean } turns a game ({ $low } to { $high }).
lab-arena-length-rounds = { $mean } rounds a game ({ $low } to { $high }).
lab-arena-first = Whoever begins gets { $share } (95 % interval: { $low } to { $high }).
lab-arena-speed = { $seconds } s, { $speed } games per second, { $workers ->
    [one] one process
   *[other] { $workers } processes
}, rules { $build }.
lab-arena-seed = The same games again: seed { $seed }.

lab-bench-title = { $game }: speed
lab-bench-decisions = decisions per second, deal included
lab-bench-hearts-uniform = OpenSpiel hearts, dealt as fast as it can be
lab-bench-ratio-uniform = Ludothèque, as a multiple of it
lab-bench-hearts = OpenSpiel hearts, dealt as its documentation does it
lab-bench-ratio = Ludothèque, as a multiple of it
lab-bench-decisions-undealt = decisions per second, without the deal
lab-bench-hearts-undealt = OpenSpiel hearts, without the deal
lab-bench-ratio-undealt = Ludothèque, as a multiple of it
lab-bench-playouts = decisions per second of random games without Python, deal included
lab-bench-playouts-undealt = the same without the deal
lab-bench-rollouts = OpenSpiel hearts, rollouts in its own C++, without the deal
lab-bench-ratio-playouts = Ludothèque, as a multiple of it
lab-bench-instructions = instructions of the processor per decision, deal included
lab-bench-events = decisions per second with events, deal included
lab-bench-events-cost = what events cost, times as long without the deal
lab-bench-match = decisions per second of a match (moves as texts, history, events)
lab-bench-deal = deal, µs
lab-bench-copy = copy of a state, µs
lab-bench-clone = clone of a hearts state, µs
lab-bench-guess = guess, µs
lab-bench-resample = resampling of a hearts state, µs
lab-bench-view = view as it is sent, one for each player after a move, µs
lab-bench-digests-equal = Both builds played the same { $n } games to the same end.
lab-bench-digests-differ = The builds differ: the game of seed { $seed } is the first that ends differently.
lab-bench-digests-one = { $n } games were played to their end; there is no other build to compare them with.
lab-bench-how = Medians of { $n } repetitions, one core, Python { $python }; Ludothèque and OpenSpiel were measured in turn.
lab-bench-peer = Compared with OpenSpiel { $version }.
lab-bench-no-peer = OpenSpiel is not installed, so there is nothing to compare with: “make bench” installs it.
lab-bench-one-build = Only this build was found: in a working copy, “make bench” measures both.
lab-bench-old-build = The other build is not of these sources: “make build” brings it up to date.
lab-bench-broken-build = The other build could not be measured: { $why }
lab-bench-loop = Both engines run the same loop from Python: list the options, pick one, apply it. Chance is answered but not counted.

lab-ladder-title = { $game }, { $n ->
    [one] alone
   *[other] { $n } seats
}: who is stronger
lab-ladder-against = against
lab-ladder-games = games
lab-ladder-share = share
lab-ladder-interval = 95 % interval
lab-ladder-ratings = Ratings (“{ $bot }” stands at 1000)

bench-search-title = How fast the search thinks, { $n } simulations a decision
bench-search-what = game
bench-search-speed = simulations/s
bench-search-times-python = × OpenSpiel (Python)
bench-search-times-cpp = × OpenSpiel (C++)
bench-search-python = hearts, OpenSpiel’s search in Python
bench-search-cpp = hearts, OpenSpiel’s search in C++
bench-search-build = Rules and search { $build }; { $machine }.

bench-peers-title = How fast card games play, side by side
bench-peers-engine = engine
bench-peers-game = game
bench-peers-documented = decisions/s, as documented
bench-peers-fast = decisions/s, as fast as can be
bench-peers-fast-undealt = the same without the deal
bench-peers-inside = decisions/s without Python in between
bench-peers-inside-undealt = without Python and without the deal
bench-peers-copy-us = copy, µs
bench-peers-guess-us = guess, µs
bench-peers-search = search, simulations/s
bench-peers-how = Random moves on one processor, Python { $python }; all engines took turns, { $n } times, and what is shown are the medians.
bench-peers-version = { $library } { $version }.
bench-peers-missing = { $library } is not installed and was not measured.
bench-peers-search-note = Searches think { $simulations } simulations a decision. OpenSpiel’s is the one in C++; the one in Python makes { $n } a second.
bench-peers-picture = Decisions a second, driven from Python, deals included, { $date }
bench-no-place = { $file } has no place for the figures, or is not there. Two lines mark it: { $begins } and { $ends }
bench-engines-title = Games a second in the arena, two bots
bench-engines-game = game
bench-engines-bot = both bots
bench-engines-games = games
bench-engines-here = without another process
bench-engines-pool-1 = pool, 1 process
bench-engines-pool-2 = pool, 2
bench-engines-ray-1 = Ray, 1
bench-engines-ray-2 = Ray, 2
bench-engines-same = All of them played the same games to the same count; starting their processes is part of the time.
bench-engines-differ = They did not count the same: something is wrong.
