## Bots, the arena and the bench

bots-unknown = There is no bot “{ $bot }”. There are: { $known }.
bots-no-thumb = The bot “thumb” has no rules of thumb for “{ $game }”. It has some for: { $known }.

lab-percent = { $n } %
lab-build-interpreted = interpreted
lab-build-compiled = compiled

lab-no-games = At least one game must be played; “{ $n }” does not do.
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
lab-bench-decisions-undealt = decisions per second, without the deal
lab-bench-events = with events, deal included
lab-bench-events-undealt = with events, without the deal
lab-bench-hearts = OpenSpiel hearts in the same run, deal included
lab-bench-hearts-undealt = OpenSpiel hearts in the same run, without the deal
lab-bench-hearts-uniform = OpenSpiel hearts, dealt knowing that all cards are equally likely
lab-bench-ratio = multiple of hearts, deal included
lab-bench-ratio-undealt = multiple of hearts, without the deal
lab-bench-ratio-uniform = multiple of hearts dealt that way
lab-bench-match = decisions per second of a match (moves as texts, history, events)
lab-bench-deal = deal, µs
lab-bench-copy = copy of a state, µs
lab-bench-clone = clone of a hearts state, µs
lab-bench-guess = guess, µs
lab-bench-view = view, µs
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
