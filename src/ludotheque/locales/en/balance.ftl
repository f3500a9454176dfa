## Balance reports: a page about a game, made of many games.

lab-balance-other-rules = Game { $n } of { $game } does not end today as it did when it was played: the rules have changed since. Begin a new file.

lab-balance-title = { $game }: balance
lab-balance-languages = This page in another language
lab-balance-contents = On this page
lab-balance-table-main = { $n ->
    [one] one game
   *[other] { $n } games
} with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, played by { $bots }
lab-balance-table-beside = beside them { $n ->
    [one] one game
   *[other] { $n } games
} played by { $bots }
lab-balance-and = { $first } and { $last }
lab-balance-part = Where /{ $n } stands behind a level, it thinks less than it does at a table: 1/{ $n } of its simulations a decision.

lab-balance-tile-length = decisions a game
lab-balance-tile-rounds = rounds a game
lab-balance-tile-first = won by seat 1
lab-balance-tile-changes = times the lead changes hands
lab-balance-tile-settled = of the game is over when the winner takes the lead for good
lab-balance-tile-points = points of the winner
lab-balance-tile-points-others = points of the others
lab-balance-tile-range = from { $low } to { $high }
lab-balance-range = { $low } to { $high }

lab-balance-how-title = How to read this page
lab-balance-how-effect = “More wins in 100 games” compares those who did something with those who could have done it as well and did not: +8 says that they won 8 games more of 100. Only like is compared with like: seats at the same place of the table, played by the same bot. The range behind it holds the true number 95 times out of 100; where it reaches across 0, there may be nothing in it at all. A star (★) marks what is more than chance would bring forth among so many rows.
lab-balance-how-dots = A filled dot is { $main }, its line the range; a hollow diamond is { $beside }.
lab-balance-how-dot = A dot is what was found, its line the range.

lab-balance-seats-title = Who sits where
lab-balance-seats-about = Seat 1 is asked first. If the game were even, each of { $n } seats would win { $share }.
lab-balance-seats-alone = With one seat there is nobody to share the victory with.
lab-balance-seat = Seat { $n }
lab-balance-of-seats = Seat
lab-balance-of-bots = Bot
lab-balance-won = won
lab-balance-games = games
lab-balance-share = share of the wins

lab-balance-length-title = How long a game is
lab-balance-length-about = A round is over when everybody had a turn. { $decisions } decisions a game on average, those with a single option included; eight of ten games take { $low } to { $high }.
lab-balance-rounds = Rounds
lab-balance-length-chart = Games by their number of rounds
lab-balance-ends = How it ends

lab-balance-leads-title = Does whoever is ahead win?
lab-balance-leads-about = How often the one who was ahead when a round was over won the game in the end. 50 of 100 would be a toss-up between two.
lab-balance-leads-count = by the count on the table
lab-balance-leads-chances = by what the bots expect
lab-balance-leads-chart = Share of the games won by who was ahead, round by round
lab-balance-leads-none = This table has no count during the game, and these bots do not say what they expect.
lab-balance-of-games = of { $n }, { $low } – { $high }
lab-balance-after-round = After round

lab-balance-turning-title = When it turns
lab-balance-turning-chances = The lead goes to whoever the bots give the better chance; each seat’s bot says how likely it holds its own victory to be, from what that seat knows, and these chances are made to sum to one. The turning point is when the winner takes the lead for good; decided it is when the winner’s chance never falls below 75 % again.
lab-balance-turning-count = The lead goes to whoever stands higher in the count when a round is over. The turning point is when the winner takes the lead for good.
lab-balance-turning-sentence = In half of the games the winner leads for good after { $median } of it. In { $never } of { $games } games the winner was never behind.
lab-balance-turning-decided-sentence = Half of the games are decided after { $median }.
lab-balance-turning-last = leads for good
lab-balance-turning-decided = decided
lab-balance-turning-chart = Games by the tenth of the game in which the winner took the lead for good
lab-balance-decided-chart = Games by the tenth of the game from which on they were decided
lab-balance-tenth = Part of the game
lab-balance-tenth-percent = per cent of the game
lab-balance-percent-range = { $low }–{ $high } %

lab-balance-points-title = Where the points come from
lab-balance-points-about = Winners count { $winners } points on average, the others { $others }; the best two are { $margin } apart.
lab-balance-points-chart = Points by where they come from, winners and the others
lab-balance-source = Where from
lab-balance-winners = winners
lab-balance-others = the others
lab-balance-difference = difference
lab-balance-in-seats = counted by

lab-balance-groups-taken = What one card more of a group goes with, for seats that took as many cards in all.
lab-balance-groups-early = What one card more of a group in the first half of the game goes with, for seats that played as many in all in that half.
lab-balance-groups-played = What playing one card more of a group goes with, for seats that played as many in all.

lab-balance-trait-hero = Heroes
lab-balance-traits-about = What those won who had it from the start, against all others.

lab-balance-openings-title = Openings
lab-balance-openings-taken = The first card that somebody takes, and what those won who began with it. Cards that were first fewer than { $n } times are left out.
lab-balance-openings-played = The first card that somebody plays, and what those won who began with it. Cards that were first fewer than { $n } times are left out.
lab-balance-first = was first

lab-balance-cards-title = Card by card
lab-balance-cards-taken = How often each card could be taken and was, and how much more those won who took it than those who were offered it and did not.
lab-balance-cards-early = Nearly everybody plays nearly every card here: what tells them apart is when. So this is how much more those won who played a card in the first half of the game than those who could have and did not.
lab-balance-cards-played = How often each card could be played and was, and how much more those won who played it than those who could have and did not.
lab-balance-card = Card
lab-balance-effect = More wins in 100 games
lab-balance-beside = the same by { $bots }
lab-balance-offered = Turns it was on offer
lab-balance-held = Turns it was in hand
lab-balance-taken = Taken
lab-balance-taken-share = Taken, of these
lab-balance-played = Played
lab-balance-compared = Seats with and without
lab-balance-against = { $with } / { $without }
lab-balance-few = too few
lab-balance-none = –
lab-balance-stands-out = ★ stands out
lab-balance-nothing-stands-out = Nothing here is more than chance would bring forth among so many rows. More games would tell.
lab-balance-something-stands-out = { $n ->
    [one] One row stands out from what chance would bring forth.
   *[other] { $n } rows stand out from what chance would bring forth; about one in ten of such may still be chance.
}
lab-balance-scroll = { $what }: scroll sideways for more columns

lab-balance-tables-title = Tables beside each other
lab-balance-tables-about = The same figures for every table of this report: other bots, other modules, other rules. The lead goes by what the bots expect where they say it, else by the count: in this, such tables cannot be compared.
lab-balance-table = Table
lab-balance-changes = Changes of the lead
lab-balance-settled = Leads for good after
lab-balance-option = { $option }: { $value }
lab-balance-base = base game

lab-balance-method-title = How this was made, and what it cannot say
lab-balance-method-games = Bots played these games; every deal follows from the seed { $seed }, and as long as the bots stay what they are the same command makes the same page. The games were then replayed move by move and read by one reader for all games: which cards stood among the options of a question, which were chosen, what the log and the count said. It knows no game’s arithmetic.
lab-balance-method-effect = The win effect is a least-squares regression of what a seat won on whether it did the thing, with a constant for every place and bot, over the seats that could have done it; in groups, over how many, beside how many there were in all. The range is 1.96 standard errors either way, reckoned by leaving out one game after the other, because the seats of a game hang together: one’s victory is the other’s defeat. Nothing is said where fewer than ten seats differ from the rest; where they are hardly more, the range is rather too narrow. Shares have Wilson’s range.
lab-balance-method-limits = This is what goes together, not what causes it. Who is ahead can afford more, and what only the leader can afford looks strong; a card that is taken in need looks weak. The bots are no masters: a card that they play badly looks worse than it is, and what none of them tries is not seen at all. Among a hundred rows some look special by chance alone, which is what the star guards against.
lab-balance-method-made = Made by { $command } with Ludothèque { $version }, rules { $rules }. Cards and rules are our own wording; unofficial, and not affiliated with any publisher.

## The command
lab-balance-stand-out = { $n ->
    [0] No card stands out at the first table.
    [one] More wins in 100 games at the first table: { $cards }.
   *[other] More wins in 100 games at the first table: { $cards }.
}
lab-balance-written = Written: { $file }
