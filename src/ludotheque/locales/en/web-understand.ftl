## Understanding a game: its log, its rules, its cards, its end, its replay, its lessons.

# ------------------------------------------------------------------ what happened
web-log-title = What happened
web-log-empty = Nothing has happened yet.
web-log-since = Since your last turn
web-log-before = Until your last turn
web-log-seen = Got it
web-log-your-turn = Your turn. { $prompt }

# ------------------------------------------------------------------ the rulebook
web-rules-book = Rulebook
web-rules-title = { $game }: the rules
web-rules-about = In our own words, rule by rule. Where the printed rules are silent we have ruled, and say so.
web-rules-search = Search the rules
web-rules-found = { $n ->
    [0] No rule
    [one] One rule
   *[other] { $n } rules
}
web-rules-none = No rule has all these words. Try fewer of them.
web-rules-ours = our ruling
web-rules-ours-about = The printed rules are silent here: this is a ruling of ours.
web-rules-chapters = Chapters
web-rules-print = Print
web-rules-learn = Learn by playing
web-rules-cards = The cards

# ------------------------------------------------------------------ cards
web-cards-title = { $game }: the cards
web-cards-search = Search the cards
web-cards-found = { $n ->
    [0] No card
    [one] One card
   *[other] { $n } cards
}
web-cards-none = No card has all these words. Try fewer of them.
web-cards-times = × { $n }
web-cards-guess = Reconstructed
web-cards-deduced = Deduced
web-signs = Signs
web-signs-title = The signs of the game
web-read-title = Card to read
web-read-more = See everything
web-inspect-hidden = A card face down
web-inspect-hidden-about = From where you sit its face cannot be seen.
web-inspect-copies = In the box
web-inspect-provenance = { $provenance ->
    [rulebook] These facts are in the printed rulebook.
    [published] These facts come from what was published about the game.
    [deduced] Deduced: it is printed nowhere card by card, but all that is printed or published leads to it.
    [reconstructed] Reconstructed: our best guess, not the printed values. Owners of the box can enter theirs when they set up a table.
   *[other] These facts were entered by whoever set up this table.
}
web-inspect-rules = The rules about it
web-counter-title = Counting cards
web-counter-about = The cards you do not see: where they are, and how many of each.
web-contents-deck = { $seat }’s deck: { $n ->
    [one] one card
   *[other] { $n } cards
}
web-contents-deck-yours = Your deck: { $n ->
    [one] one card
   *[other] { $n } cards
}
web-contents-of = { $zone } ({ $seat })
web-contents-draw = Still to be drawn: { $n }
web-contents-hidden = Face down, { $zones }: { $n }
web-contents-order = Nobody knows in which order the cards that lie face down will come.
web-contents-seen = { $zone }: { $n }
web-contents-card = { $card }: { $n }. Look closely.
web-contents-none = There is nothing here.

# ------------------------------------------------------------------ the end
web-end-over = The game is over
web-end-mine = { $how ->
    [won] You have won!
    [shared] You share the victory!
    [drew] The game is drawn
   *[lost] You have lost
}
web-end-seat = { $how ->
    [won] won
    [shared] shares the victory
    [drew] drawn
   *[lost] lost
}
web-end-count = The count
web-end-why = Why
web-end-total = Total
web-end-so-far = The score as it would be if the game ended now, from what everybody can see.
web-end-not-yet = In this game points are counted only at the end.
web-end-no-scores = There are no points to count.
web-end-course = How it went
web-end-course-table = The same in numbers
web-end-no-course = The chart of the score could not be loaded.
web-end-moment = After move
web-end-rematch = Play again
web-end-level = { $n ->
    [1] The bot next time
   *[other] The bots next time
}
web-end-to-rematch = To the rematch
web-end-replay = Watch the replay
web-end-look = Look at the table
web-end-keep = Keep this game
web-end-record = Download the record
web-end-copy = Copy the link to the replay
web-end-verify = Was the deal fair?
web-end-commitment = Fingerprint, from the start
web-end-secret = Secret, published at the end
web-end-verify-how = To check it with the downloaded record
web-proof-holds = Holds:
web-proof-fails = Does not hold:
web-proof-secret = The dealer’s secret fits the fingerprint published before the deal.
web-proof-numbers = { $n ->
    [one] The number that was added fits its fingerprint.
   *[other] The { $n } numbers that were added fit their fingerprints.
}
web-proof-noted = All fingerprints are those that this device noted before it told its own number.
web-proof-mine = { $n ->
    [one] The number that this device made is among them.
   *[other] The { $n } numbers that this device made are among them.
}
web-proof-draws = { $n ->
    [one] The one shuffle was worked out again here, and comes out the same.
   *[other] All { $n } shuffles and draws were worked out again here, and come out the same.
}
web-proof-not = This deal is not what was promised. Keep the record, and ask those who run this server.
web-proof-elsewhere = This device did not note the fingerprints before the deal; those that did can check that nobody exchanged theirs.
web-proof-figures = The figures
web-proof-number = Number added by { $seat }

# ------------------------------------------------------------------ the replay
web-replay-title = { $game }: replay
web-replay-not = This game cannot be replayed
web-replay-to-table = To the table
web-replay-controls = Moving through the game
web-replay-first = To the deal
web-replay-back = Back one move
web-replay-next = Forward one move
web-replay-last = To the end
web-replay-turn-back = Back one turn
web-replay-turn-next = Forward one turn
web-replay-turn = { $n ->
    [0] Before the first turn
   *[other] Turn { $n }
}
web-replay-turn-of = Turn { $n }: { $seat }
web-replay-does = { $seat } chooses “{ $does }”.
web-replay-secret = { $seat } decides in secret.
web-replay-play = Play automatically
web-replay-stop = Stop
web-replay-slider = Moment
web-replay-where = { $n ->
    [0] The deal
   *[other] Move { $n } of { $high }
}
web-replay-eyes = Seen by
web-replay-eyes-all = everybody, hands open
web-replay-eyes-watch = a spectator
web-replay-moves = All moves
web-replay-deal = The deal
web-replay-copy = Copy the link to this moment
web-replay-copied = Copied
web-replay-on = Play on from here
web-replay-on-about = A new table from this moment: you in one seat, bots in the others. Hands and piles are as they were; what is shuffled later is dealt anew.
web-replay-on-seat = Your seat
web-replay-on-bot = Played by
web-replay-on-go = Play on
web-replay-on-over = At its end there is nothing left to play. Go back some moves.
web-replay-score = The score at this moment

# ------------------------------------------------------------------ lessons
web-learn-title = { $game }: learn to play
web-learn-about = Short lessons at a real table. Nothing can go wrong here.
web-learn-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
web-learn-done = done
web-learn-none = This game has no lessons yet. Its rulebook explains everything.
web-learn-rules = Read the rules
web-learn-coach = The coach
web-learn-step = Step { $n } of { $high }
web-learn-signs = A sign you do not know? Tap the magnifying glass at the top: it explains them all.
web-learn-go-on = Go on
web-learn-again = Start this lesson again
web-learn-next = Next lesson: { $title }
web-learn-list = All lessons
web-learn-play = Play a real game

web-end-story = The game in numbers
web-end-story-so-far = How it stands, from what everybody can see.
web-end-story-course = { $line }, moment by moment
