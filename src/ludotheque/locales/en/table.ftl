## What the table itself says, whatever is played on it.

table-player = Player { $n }
table-name = { $name }

table-first-seat = Seat { $n } cannot begin: seats go from 1 to { $high }.
table-wrong-seats = This game cannot be played with { $n } seats: it takes at least { $low } and at most { $high }.
table-no-such-seat = There is no seat { $n }: seats count from 0 to { $high }.
table-unknown-game = There is no game “{ $game }” on the shelf. There are: { $known }.
table-unknown-option = This game has no option “{ $option }”. Its options: { $known }.
table-bad-option = “{ $value }” does not fit the option “{ $option }”. Possible: { $known }.
table-card-like-rule = No card can be called “{ $card }”: that is what a rule is called. Give it another key.
table-options-not-an-object = The options must be given by name, as an object.

table-bad-names = Players’ names are given as a list of texts: at most one for each seat, each of at most { $n } letters.

table-not-an-option = That move is not possible now.
table-game-over = The game is over; nothing more can be played.
table-old-question = That was the answer to an earlier question; the game has moved on.
table-not-your-turn = It is not { $seat }’s turn to answer: the table waits for { $other }.
table-nothing-asked = Nothing is asked of { $seat } now.
table-unreadable = “{ $move }” cannot be read as a move. For example: { $examples }.
table-too-many-picks = That is more than was asked.
table-line-ends = Something is drawn or seen after the first { $n ->
    [one] of these moves
   *[other] { $n } of these moves
}: the rest has to wait.
table-not-done = Not yet: { $n ->
    [one] one more choice is needed.
   *[other] { $n } more choices are needed.
}
table-bad-lots = Chance owes { $lots } different numbers below { $below } here.

table-cannot-concede = Only a game with two sides can be conceded. A bot can take over your seat instead.
table-nothing-to-undo = There is nothing of yours to take back.
table-no-undo = That cannot be taken back alone: since then somebody has answered, drawn or learned something. The others may agree to it.

table-no-past = This is only a guess: it has no past to be told or taken back.

table-log-concedes = { $seat } concedes.
table-outcome-conceded = { $seat } has conceded.

position-not-an-object = { $where }: an object with named fields is expected here.
position-not-a-list = { $where }: a list is expected here.
position-not-a-number = { $where }: a whole number from { $low } to { $high } is expected here.
position-not-a-truth = { $where }: true or false is expected here.
position-unknown-field = { $where }: not known here. Known: { $known }.
position-unknown-zone = There is no zone “{ $where }”. Zones: { $known }.
position-unknown-card = { $where }: there is no card “{ $card }”.
position-too-many = { $card } lies on the table more than { $n ->
    [one] once
   *[other] { $n } times
}: that is more than the box holds.
position-lost-cards = { $card } is missing { $n ->
    [one] once
   *[other] { $n } times
}: every card of the box must lie somewhere.
position-unseen = { $where }: { $card } lies where somebody sees its face, and yet is said to be unknown to them.
position-bad-pick = “{ $where }” is no pick that this question allows.
position-nobody-asked = Nobody is asked anything in this position, and yet it is not over.
position-unplayable = This position cannot be played on: its stack and its questions do not fit together.
position-other-game = This position is of the game “{ $game }”, not of “{ $known }”.

record-not-json = This game file cannot be read: { $where }.
record-malformed = This game file is incomplete or damaged: { $where }.
record-too-big = This game file is too large in “{ $where }”: no game needs more than { $high } kB there.
record-foreign = This file does not come from Ludothèque: its format is “{ $format }”, not “{ $known }”.
record-other-rules = This was played by version { $n } of the rules; this house plays version { $known }.
record-bad-answer = Answer { $n } of the record cannot stand: { $why }
record-bad-table = The table of this record cannot be set: { $why }
record-bad-who = “{ $where }” is neither a seat nor chance.
record-truncated = This game file breaks off: it does not end where it says it does.
record-other-digest = This record does not lead to the position it names at its end.

verify-not-over = Only a finished game can be verified: its secret is published at the end.
verify-branched = This game was branched off another one after answer { $n }: what was dealt before came from that game, so it cannot be verified as one deal.
verify-no-secret = This record carries no secret, so its shuffles cannot be verified.
verify-other-secret = The secret does not fit the hash that was published at the start.
verify-proves = This proves that every shuffle follows from the secret whose fingerprint was published at the start, so that nothing was changed after the first card; it does not prove that the dealer drew the secret blindly.
verify-proves-together = This proves that every shuffle follows from the dealer’s secret and from what was added by { $names }, all of it bound by fingerprints before any of it was told: whoever recognises their own number and fingerprint here knows that nobody, not even the dealer and all the others together, could choose the deal.
verify-other-number = The number that { $seat } added does not fit its fingerprint, which was published before the deal.
verify-other-lots = Answer { $n } is not what the secret deals: that shuffle was changed.

# ------------------------------------------------------------------ lists of an owner's own box
list-unknown = There is no list “{ $value }”. There is: { $known }. Or give your own.
list-not-a-list = A list is an object with these fields: { $known }.
list-unknown-field = List: “{ $field }” is not known. Known: { $known }.
list-version = List: the version is a whole number.
list-twice = List, line { $line }: it is there already; say how many “copies” there are.
list-line = List, line { $line }: an object with these fields is expected: { $known }.
list-line-field = List, line { $line }: “{ $field }” is not known there. Known: { $known }.
list-key = List, line { $line }, { $field }: “{ $value }” cannot be used as a key here; take another.
list-name = List, line { $line }: a name of at most { $n } letters is missing.
list-choice = List, line { $line }, { $field }: “{ $value }” is not known. Known: { $known }.
list-number = List, line { $line }, { $field }: a whole number from { $low } to { $high } is expected.
list-numbers = List, line { $line }, { $field }: an object is expected, with numbers for some of: { $known }.

# ------------------------------------------------------------------ what several games have
table-this-card = this card
table-do-concede = Give up the game
table-only-move = There is no other move.
table-zone-hand = Hand
table-zone-pile = Draw pile
table-zone-deck = Deck
table-zone-discard = Discard pile
table-zone-removed = Out of the game
table-zone-column = Column
table-zone-bag = Bag
table-zone-trick = Trick
table-zone-tricks = Tricks
table-zone-won = Tricks won
table-zone-market = Market
table-zone-row = Row
table-zone-reserve = Reserve
table-zone-stock = Stock
table-zone-board = Board
table-zone-field = Field
table-zone-aside = Set aside
table-counter-first = First player
table-counter-dealer = Dealer
table-counter-leader = Leader
table-counter-active = Active player
table-counter-turn = Turn
table-counter-turns = Turns played
table-counter-round = Round
table-counter-rounds = Rounds played
table-counter-score = Score
table-counter-points = Points
table-counter-coins = Coins
table-counter-lives = Lives

# ------------------------------------------------------------------ what is printed on a card
table-fact-kind = Kind
table-fact-colour = Colour
table-fact-value = Value
table-fact-cost = Cost
table-fact-points = Points
table-fact-strength = Strength
table-fact-yes = yes
table-colour-yellow = yellow
table-colour-green = green
table-colour-blue = blue
table-colour-red = red
table-colour-grey = grey
table-colour-black = black
