## The command line and the text client.

# ------------------------------------------------------------------ everywhere
terminal-with-rule = { $text } ({ $rule })
terminal-word-yes = y yes
terminal-word-no = n no
terminal-goodbye = Until next time.
terminal-version = Ludothèque { $version } ({ $build ->
    [compiled] compiled
   *[interpreted] interpreted
})
terminal-cannot-read = “{ $file }” cannot be read: { $why }.
terminal-cannot-write = “{ $file }” cannot be written: { $why }.
terminal-unknown-language = We do not speak “{ $lang }”. Languages: { $known }.
terminal-not-a-number = { $option }: “{ $value }” is not a number that fits here.

# ------------------------------------------------------------------ the overview
terminal-overview = Ludothèque
terminal-overview-about = Tabletop card games, exact to their rulebooks, at one digital table.
terminal-overview-game = { $name }: { $tagline }
terminal-overview-learn = learn it in five minutes, with a coach
terminal-overview-play = play now, against a bot
terminal-overview-rules = read the rules
terminal-overview-cards = see every card and tile
terminal-overview-games = what is on the shelf, with all options
terminal-overview-help = everything else; --lang fr speaks French
terminal-lobby = The lobby is open at { $url }; the tables are kept in { $database }. Ctrl-C closes it.
terminal-no-pages = The pages for the browser are not built here. To build them: make web. To play without them: ludotheque play
terminal-lobby-open = The lobby is open already, at { $url }
terminal-no-port = No port is free on this machine.

# ------------------------------------------------------------------ the command line
terminal-usage = usage:
terminal-usage-arguments = arguments
terminal-usage-options = options
terminal-usage-epilog = “ludotheque COMMAND --help” tells more about a command.
terminal-usage-hint = See: { $command } --help
terminal-usage-choice = There is no command “{ $word }”. Commands: { $known }.
terminal-usage-choice-near = There is no command “{ $word }”. Did you mean “{ $near }”?
terminal-usage-required = Something is missing: { $word }.
terminal-usage-unknown = Not understood: { $word }.
terminal-usage-value = A value is missing after { $word }.
terminal-usage-no-value = { $word } takes no value.
terminal-command-word = COMMAND
terminal-game-word = GAME
terminal-name-word = NAME
terminal-words-word = WORDS
terminal-folder = FOLDER
terminal-file = FILE
terminal-command-games = list the games on the shelf
terminal-command-rules = read a game’s rules, some of them, or those that mention a word
terminal-command-cards = list a game’s cards, with their texts and where the facts come from
terminal-command-learn = learn a game: short lessons, one after the other
terminal-command-play = play in the terminal, against a bot or with a friend beside you
terminal-command-replay = look at a game again, step by step, and play on from any moment
terminal-command-verify = prove that a finished game was shuffled fairly
terminal-command-sit = let a program of yours play in a seat of a real table
terminal-arg-link = the link of its seat, or of an invitation
terminal-arg-program = the program: see docs/bots.md
terminal-arg-program-name = what the others see it called
terminal-sit-over = The game is over after { $n } answers of your program.
terminal-command-games-to-parquet = turn records into data to learn from, one row a decision
terminal-arg-records = records, as `play` and the pages save them
terminal-arg-judge = a bot that thinks, such as club, to say before each decision how likely whoever makes it is to win
terminal-arg-parquet = the file that is written
terminal-parquet-written = { $n } decisions of { $games } games are in { $file }.
terminal-needs = This needs more than the game itself: pip install ludotheque[{ $extra }]
terminal-command-arena = let bots play each other
terminal-command-balance = learn from many games which cards are worth taking, who leads when, and what wins
terminal-arg-balance-bots = who sits at the table: one bot for all seats, or several that take the seats in turn; given again, another table to set beside it
terminal-arg-balance-games = how many games; several numbers for several tables, the last one for all that follow
terminal-arg-also = one more table, played by the last bots, with this option changed: modules=mercenary; as often as you like
terminal-arg-balance-kept = a file for the games: what is in it is not played again
terminal-arg-balance-to = write the page, once in each language: yro.html becomes yro.fr.html and yro.en.html
terminal-arg-balance-data = write everything that was counted, game by game
terminal-command-ladder = measure how strong bots are, each against each
terminal-command-train = teach a game’s instinct by letting it play against itself
terminal-command-bench = measure how fast this machine plays
terminal-command-backup = copy the tables of this machine, also while they are played at
terminal-command-serve = run a server, so that friends can play at their own screens
terminal-arg-host = the address to listen at; 0.0.0.0 opens it to your network
terminal-arg-port = the port to listen at
terminal-arg-database = where the tables are kept: a file, or postgresql://…
terminal-arg-public-url = how others reach this server, if a proxy stands before it
terminal-arg-peer-url = how the other servers on the same PostgreSQL reach this one, if not at --host and --port
terminal-arg-backup = the copy to make; it must not exist yet
terminal-arg-bot-workers = how many processes let bots think
terminal-days = DAYS
terminal-arg-keep = after how many days a table that nobody has touched goes; 0 keeps all
terminal-arg-allow-host = one more name that players reach this server by
terminal-arg-private-notices = allow notices to addresses of your own network
terminal-arg-tables = with “server”: how many tables to hold
terminal-arg-bench-database = with “server”: an empty PostgreSQL database, to measure one, two and three servers on it
terminal-arg-no-peer = with “server”: do not measure another server beside ours
terminal-database-held = “{ $file }” is held by the server at { $url } (process { $process }). One file has one server: stop that one, or name another file with --database.
terminal-backed-up = The tables are copied to “{ $file }”.
terminal-cannot-back-up = The tables could not be copied (“{ $file }”): { $why }
terminal-backup-postgresql = A PostgreSQL database is copied with its own tool: pg_dump
terminal-serving = Serving at { $url }; the tables are kept in { $database }. Ctrl-C stops it.
terminal-serving-others = Others reach it at: { $urls }
terminal-serving-alone = Only this machine can reach it. To open it to your network: --host 0.0.0.0
terminal-arg-help = show this help
terminal-arg-lang = speak French or English
terminal-arg-plain = plain lines without boxes and colours, for screen readers
terminal-arg-json = write JSON, for other programs
terminal-arg-version = say which version this is
terminal-arg-no-open = do not open the browser
terminal-arg-game = one of: { $known }
terminal-arg-rule = the ids of rules, such as R1
terminal-arg-find = show the rules in which all these words occur
terminal-arg-card = a card’s key or name
terminal-arg-option = an option of the table, as often as you like; VALUE is a word, JSON, or @FILE
terminal-arg-lesson = the number of the lesson to begin with
terminal-arg-seats = how many players, in games that leave the choice
terminal-arg-seats-in-turn = how many players; several numbers take turns: 2,3,4
terminal-arg-seat = the seat you take, counted from 0 (0 begins unless the options say otherwise)
terminal-arg-bot = who you play against: novice, club, expert (thinks a second a move), master (about five); random, or thumb (unless you say otherwise), who always plays the same again
terminal-arg-hot-seat = several people at this one screen, with a curtain between turns
terminal-arg-seed = a number that fixes the shuffles
terminal-arg-names = the players’ names, in the order of the seats
terminal-arg-resume = go on with a saved game; without a file, with the one that was interrupted
terminal-arg-save = keep the game in this file, move by move
terminal-arg-confirm = ask before every move, saying what it does
terminal-arg-record = a saved game
terminal-arg-eyes = whose eyes: a seat, all (every hand open) or spectator
terminal-arg-at = show only this moment: 0 is the deal, N the table after N decisions
terminal-arg-branch = play on from there against bots
terminal-arg-bots = a bot for every seat: random, thumb, novice, club, expert, master, search:400 for so many simulations, or a program of your own, ./mybot
terminal-arg-ladder-bots = the bots to compare, the weakest first
terminal-arg-ladder-games = how many games each pair plays at most
terminal-arg-neighbours = only bots that stand next to each other play each other
terminal-arg-stop = stop as soon as it is decided who is better
terminal-arg-kept = a file for what is played: who is interrupted goes on from there
terminal-arg-picture = write the ratings as a picture (SVG)
terminal-arg-records-to = a folder for the record of every game
terminal-arg-contest-parquet = write how each game went, seat by seat, as data (Parquet)
terminal-arg-simulations = how many simulations a decision gets; 0: the fast hand plays
terminal-arg-hidden = how many units the network has
terminal-arg-folder = where the games played are kept; a training that was stopped goes on from there
terminal-arg-to = the file to write, instead of the game’s own in the package
terminal-arg-games = how many games
terminal-arg-workers = how many processes; by default one for each processor
terminal-arg-cluster = play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto for the one this machine belongs to, local for this machine alone
terminal-arg-peers = measure all games beside those of OpenSpiel, PettingZoo and RLCard
terminal-arg-page = write the figures into a page, between its marks
terminal-arg-bench-picture = draw the figures (SVG)
terminal-arg-seconds = how long to measure each game

# ------------------------------------------------------------------ the shelf and the boxes
terminal-game = { $name } ({ $game })
terminal-game-seats = For { $low } players.
terminal-game-seats-range = For { $low } to { $high } players.
terminal-game-option = --option { $option }=… { $values } · { $title }
terminal-game-option-open = --option { $option }=… { $values }, or your own · { $title }
terminal-game-expert = For those who know the game:
terminal-game-play = To play: ludotheque play { $game }
terminal-no-card = No card of { $game } is called “{ $name }”.
terminal-card = { $name } ({ $card })
terminal-card-copies = Copies in the box: { $n }.
terminal-card-provenance = Source: { $provenance ->
    [rulebook] the printed rulebook.
    [published] what was published about the game.
    [deduced] a deduction from all that is printed or published.
    [reconstructed] RECONSTRUCTED, our best guess and not the printed values.
   *[other] given by the owner of the box.
}
terminal-cards-line = { $name } ({ $card }) ×{ $n }
terminal-cards-provenance = { $provenance ->
    [rulebook] rulebook
    [published] published
    [deduced] deduced
    [reconstructed] RECONSTRUCTED
   *[other] your own box
}
terminal-fact = { $label }: { $value }.
terminal-fact-short = { $label }: { $value }

# ------------------------------------------------------------------ the rulebooks
terminal-no-rulebook = We have no rulebook of { $game } in this language. There are: { $known }.
terminal-no-notation = { $n ->
    [0] The rulebook does not explain how moves are written.
   *[other] The rulebook does not explain how moves are written. You can type now, for instance: { $moves }.
}
terminal-no-rulebook-here = We have no rulebook of this game in this language.
terminal-no-rule = { $title } has no rule “{ $rule }”. You may mean: { $known }.
terminal-rules-nothing = No rule of { $title } mentions “{ $words }”.
terminal-rules-found = Rules that mention “{ $words }”:
terminal-rules-how = “{ $word } { $rule }” shows a rule; “{ $word }” and a word finds those that mention it.
terminal-rule-title = { $rule } · { $title }
terminal-rule-printed = { $chapter }
terminal-rule-house = { $chapter }: this is our ruling, the printed rules do not say

# ------------------------------------------------------------------ setting a table
terminal-bad-option-word = “{ $word }” is not an option: write KEY=VALUE. Keys: { $known }.
terminal-bad-json = “{ $file }” is not good JSON: { $why }.
terminal-bad-line = “{ $file }”, line { $n }: “{ $line }” is not a name, a colon and whole numbers.
terminal-save-exists = “{ $file }” exists already and is not this game. Choose another file, or go on with the old one by --resume.
terminal-which-game = Which game? There are: { $known }.
terminal-no-bot = There is no bot “{ $bot }”. There are: { $known }.
terminal-too-many-names = { $n } names for { $seats } seats.
terminal-other-game = “{ $file }” is a game of { $game }.
terminal-no-autosave = No interrupted game was kept. Give the file of a saved one: --resume FILE.
terminal-resumed = Welcome back: the game goes on from “{ $file }”.
terminal-welcome = { $bot ->
    [thumb] Welcome to { $name }! Your opponent { $opponent } knows rules of thumb and never peeks.
    [random] Welcome to { $name }! Your opponent { $opponent } plays at random and never peeks.
    [novice] Welcome to { $name }! Your opponent { $opponent } is a novice and never peeks.
    [club] Welcome to { $name }! Your opponent { $opponent } plays at club level and never peeks.
    [expert] Welcome to { $name }! Your opponent { $opponent } is an expert, thinks a second a move and never peeks.
    [master] Welcome to { $name }! Your opponent { $opponent } is a master, thinks five seconds a move and never peeks.
   *[other] Welcome to { $name }! Your opponent { $opponent } (“{ $bot }”) never peeks.
}
terminal-welcome-hot-seat = Welcome to { $name }! You share this screen: a curtain falls between turns.
terminal-welcome-help = Type a move, or ? for help, or quit.
terminal-welcome-autosave = (An interrupted game is waiting: ludotheque play { $game } --resume)
terminal-goal-yutaka = Play cards around five islands. When the last tile has been turned up, whoever is stronger on an island takes its treasures. The most points wins.
terminal-goal-yro = Recruit Adventurers into a grid of three by three: the Front fights, the others produce, earn and score every round. The round in which somebody reaches 40 VP or nine Adventurers is the last; the most VP wins.
terminal-goal-saint-seiya = Engage your cards against a card on the field: enough Force defeats it, enough Cosmos wins it over into your hand. After the last of the twelve Flames the round is finished; whoever’s cards are worth the most VP wins.

# ------------------------------------------------------------------ at the table
terminal-prompt = { $seat } >
terminal-question = { $question } For example { $example }: { $what }.
terminal-picks = Picked so far: { $picks } (from { $low } to { $high } in all).
terminal-only-move = { $seat } had no choice: { $what }.
terminal-hand = { $n ->
    [0] { $seat } holds no card.
    [one] { $seat } holds one card: { $cards }.
   *[other] { $seat } holds { $n } cards: { $cards }.
}
terminal-move = { $n }) { $move }
terminal-move-described = { $n }) { $move }: { $what }
terminal-number-first = Now a number plays the move it has in this list.
terminal-no-such-number = There is no move number { $n }: they count from 1 to { $high }.
terminal-confirm = Play { $move }? (y/n)
terminal-confirm-described = Play { $move } ({ $what })? (y/n)
terminal-instead = Possible: { $moves }.
terminal-half-a-move = “{ $move }” is half a move. Possible: { $moves }.
terminal-which-move = “{ $typed }” can mean several moves. Which one?
terminal-which-move-line = { $move }: { $what }
terminal-not-now = “{ $card }” does not answer this question.
terminal-did-you-mean = “{ $typed }” is neither a move nor a word we know. Did you mean “{ $word }”?
terminal-try-help = “help” shows what can be typed, “moves” the moves there are.
terminal-why-what = Which move? For example: { $word } { $move }
terminal-allowed = { $move } is allowed now.
terminal-allowed-described = { $move } is allowed now: { $what }.
terminal-hint = { $what ->
    [none] The bot’s advice: { $move }.
   *[other] The bot’s advice: { $move }, { $what }.
}
terminal-hint-chance = { $sure ->
    [sure] Your chance to win: { $before } % now, { $after } % after this move, which is clearly the best.
    [fair] Your chance to win: { $before } % now, { $after } % after this move, which is probably the best.
   *[close] Your chance to win: { $before } % now, { $after } % after this move; it is a close call.
}
terminal-hint-second = The second best: { $move } ({ $percent } %).
terminal-undone = { $seat } takes the last decision back.
terminal-undone-agreed = With the others’ consent { $seat } takes the last decision back; chance will deal the same again.
terminal-undo-agree = { $other }, do you agree that { $seat } takes the last decision back? (y/n)
terminal-undo-refused = { $other } does not agree; nothing was taken back.
terminal-concede-sure = Give the game up? (y/n)
terminal-concede-not = Then the game goes on.
terminal-nothing-happened = Nothing has happened since your last decision.
terminal-score-nothing = There is nothing to count yet.
terminal-score-why = Why
terminal-score-rule = Rule
terminal-score-total = { $seat }, total: { $n }.
terminal-score-sum = Total
terminal-score-line = { $text }: { $shares }.
terminal-score-share = { $n } for { $seat }
terminal-score-final = The count
terminal-lang-which = Which language? There are: { $known }.
terminal-lang-now = We speak English now.
terminal-saved = Saved in “{ $file }”. To go on later: { $command }
terminal-saved-proven = Saved in “{ $file }”. To check the shuffles: { $verify }. To look again: { $replay }
terminal-saved-over = Saved in “{ $file }”. To look again: { $replay }
terminal-overwrite = “{ $file }” exists already. Overwrite it? (y/n)
terminal-quit-save = Save the game first? Enter keeps it in “{ $file }”; or type another file name, or n.
terminal-keep-record = Keep the record of this game? Type a file name, or Enter for no.
terminal-fair = The shuffles were fixed before the first move (seal { $commitment }…); “ludotheque verify” proves it from the saved record.
terminal-curtain = Hand the device to { $seat }.
terminal-curtain-enter = Press Enter when nobody else is looking.

# ------------------------------------------------------------------ what can be typed
terminal-help-words = What you can type
terminal-help-line = { $use }: { $what }
terminal-help-more = { $place ->
    [none] “? { $card }” or “? { $rule }” explains a card or a rule.
   *[other] “? { $card }”, “? { $rule }” or “? { $place }” explains a card, a rule or a place.
}
terminal-help-own-words = You can also say it in words: “{ $said }”, or just a card’s name.
terminal-word-help = help
terminal-use-help = { $word } [word]
terminal-help-help = explain it
terminal-word-moves = moves move list
terminal-use-moves = { $word }
terminal-help-moves = list the moves
terminal-word-all = all
terminal-use-all = { $word }
terminal-help-all = play several at once
terminal-all-none = There is nothing to be played all at once here.
terminal-all-line = { $n }. { $what }
terminal-all-which = “{ $word } 1” plays the first of these.
terminal-word-why = why
terminal-use-why = { $word } MOVE
terminal-help-why = which rule refuses it
terminal-word-hint = hint advice
terminal-use-hint = { $word }
terminal-help-hint = what a bot would do
terminal-word-undo = undo takeback
terminal-use-undo = { $word }
terminal-help-undo = take back a decision
terminal-word-hand = hand
terminal-use-hand = { $word }
terminal-help-hand = your cards
terminal-word-table = table board show
terminal-use-table = { $word }
terminal-help-table = the whole table
terminal-word-last = last news
terminal-use-last = { $word }
terminal-help-last = since your last turn
terminal-word-log = log history
terminal-use-log = { $word } [N]
terminal-help-log = what has happened
terminal-word-score = score points count
terminal-use-score = { $word }
terminal-help-score = the count, explained
terminal-word-rules = rules rule
terminal-use-rules = { $word } [R1]
terminal-help-rules = the rulebook
terminal-word-notation = notation
terminal-use-notation = { $word }
terminal-help-notation = how moves are written
terminal-word-save = save
terminal-use-save = { $word } [FILE]
terminal-help-save = save the game
terminal-word-lang = lang language
terminal-use-lang = { $word } fr|en
terminal-help-lang = speak French or English
terminal-word-concede = concede resign
terminal-use-concede = { $word }
terminal-help-concede = give up
terminal-word-quit = quit exit q bye
terminal-use-quit = { $word }
terminal-help-quit = leave, and resume later
terminal-word-island = island isle
terminal-use-island = { $word } N
terminal-help-island = all about an island
terminal-word-tiles = tiles distribution
terminal-use-tiles = { $word }
terminal-help-tiles = values still unseen
terminal-word-guild = guild
terminal-use-guild = { $word } [NAME]
terminal-help-guild = a guild card by card
terminal-word-bonus = bonus lines
terminal-use-bonus = { $word }
terminal-help-bonus = what lines of three give
terminal-word-field = field slots
terminal-use-field = { $word }
terminal-help-field = the field slot by slot, with its texts
terminal-word-piles = piles
terminal-use-piles = { $word } [NAME]
terminal-help-piles = what lies open: discard piles, wounded, destroyed
terminal-word-play = play
terminal-word-pass = pass nothing finish stop

# ------------------------------------------------------------------ the replay
terminal-replay-help = Enter goes on; back, first, final, a number; “eyes 0”, “eyes all”, “eyes spectator”; table; score; branch plays on from here; quit.
terminal-replay-prompt = { $n }/{ $high } >
terminal-replay-end = That was the last moment.
terminal-replay-unknown = “{ $typed }” is not a word we know here; ? lists them.
terminal-replay-did-you-mean = “{ $typed }” is not a word we know here. Did you mean “{ $word }”?
terminal-moment = Moment { $n } of { $high }, { $eyes ->
    [seat] seen by { $seat }
    [all] with everything open
   *[spectator] seen by a spectator
}.
terminal-no-moment = There is no moment { $n }: they count from 0 to { $high }.
terminal-no-eyes = “{ $eyes }” is not a point of view. Take a seat from 0 to { $high }, “all” or “spectator”.
terminal-branched = From moment { $n } on, everything is possible again. This branch is a game of its own; its shuffles cannot be verified.
terminal-branch-over = The game is over there; choose a moment from 0 to { $high }.
terminal-word-next = next forward
terminal-word-back = back previous prev
terminal-word-first = first start
terminal-word-final = final end
terminal-word-eyes = eyes seat
terminal-word-branch = branch
terminal-word-eyes-all = all open
terminal-word-eyes-spectator = spectator none
terminal-not-verified = “{ $file }” is not verified. { $why }
terminal-verified = “{ $file }” is verified: { $n ->
    [one] its one shuffle follows
   *[other] its { $n } shuffles follow
} from the secret promised at the start.
terminal-verified-number = { $seat } added the number { $number }, with the fingerprint { $pledge }
terminal-verified-how = The seal published at the start is the SHA-256 of the secret: { $commitment }

# ------------------------------------------------------------------ the lab
terminal-arena-playing = Playing

# ------------------------------------------------------------------ a table for any game
terminal-zone-line = { $n ->
    [0] { $zone }: empty.
   *[other] { $zone }, { $n }: { $cards }.
}
terminal-numbered = { $what } { $n }
terminal-owned = { $what } ({ $seat })
terminal-counter-line = { $what }: { $n }.
terminal-foreseen = { $what } ({ $text })
terminal-figure-at = { $where }. { $text }
terminal-times = { $n } × { $what }
terminal-face-down = { $n ->
    [one] one face-down card
   *[other] { $n } face-down cards
}

# ------------------------------------------------------------------ the table of Yutakâ
terminal-yutaka-title = { $mode ->
    [mysteria] Yutakâ · Mysteria
    [tactika] Yutakâ · Tactika
   *[mixed] Yutakâ · mixed mode
} · turn { $n } · { $hidden ->
    [0] no tile hidden
    [one] 1 tile hidden
   *[other] { $hidden } tiles hidden
}{ $provenance ->
    [reconstructed] { " " }· tile values reconstructed (A26)
   *[other] { "" }
}
terminal-yutaka-side = { $seat } · { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $over ->
    [yes] { "" }
   *[no] { "" } so far
} · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $pile } to draw
terminal-yutaka-hand = Hand:
terminal-yutaka-card = { $name } ({ $card })
terminal-yutaka-island = Island { $number }, { $name }: { $tiles }.
terminal-yutaka-island-which = Which island? They are numbered from 1 to 5: “island 3”.
terminal-yutaka-island-head = Island { $n }
terminal-yutaka-column = { $n ->
    [0] { $seat }’s side of island { $number }: no card.
   *[other] { $seat }’s side of island { $number }, { $n } of 5 places: { $cards }.
}
terminal-yutaka-tile-open = { $place } { $tile }
terminal-yutaka-tile-secret = { $place } face down ({ $tile })
terminal-yutaka-tile-hidden = { $place } face down
terminal-yutaka-tile-covered = { $place } under another tile
terminal-yutaka-tile-cube = { $place } face down, { $kind }
terminal-yutaka-tile-cube-covered = { $place } under another tile, { $kind }
terminal-yutaka-tile-at = Island { $number }, { $name }: { $tile }.
terminal-yutaka-tiles-source = Tile values: { $provenance ->
    [reconstructed] RECONSTRUCTED, our best guess and not the printed values (A26).
   *[other] from the owner’s own Distribution card.
}
terminal-yutaka-tiles-kind = Treasure
terminal-yutaka-tiles-left = Still unseen
terminal-yutaka-tiles-seen = Face up
terminal-yutaka-tiles-points = Points unseen
terminal-yutaka-tiles-line = { $n ->
    [0] { $kind }: all face up.
   *[other] { $kind }: still unseen { $left }, worth { $points } points{ $found ->
        [0] .
       *[other] ; face up { $seen }.
    }
}
terminal-yutaka-tiles-where = Of these, { $hidden ->
    [one] one lies
   *[other] { $hidden } lie
} hidden on the islands and 5 left the game unseen.
terminal-yutaka-move-object = { $card } on island { $number }
terminal-yutaka-move-equipement = { $card } on island { $number }, then you turn a tile up
terminal-yutaka-move-dynamite = Dynamite on { $other }’s side of island { $number }, then they turn a tile up
terminal-yutaka-move-turn = turn up tile { $place }
terminal-yutaka-move-turn-cube = turn up tile { $place } ({ $kind })
terminal-yutaka-removed = Removed before the game, now shown: { $tiles } (A17).
terminal-yutaka-legend-hidden = hidden
terminal-yutaka-legend-covered = covered
terminal-yutaka-short-1 = Hanged Man
terminal-yutaka-short-2 = Diamond
terminal-yutaka-short-3 = Snake
terminal-yutaka-short-4 = Monkey
terminal-yutaka-short-5 = Unnamed
terminal-yutaka-score-island = Island
terminal-yutaka-score-kind = Treasure
terminal-yutaka-score-tiles = Tiles
terminal-yutaka-score-taken = Taken by
terminal-yutaka-score-takes = { $seat }: { $n }
terminal-yutaka-score-lost = nobody ({ $n })
terminal-yutaka-score-points = { $n }

# ------------------------------------------------------------------ the table of YRO
terminal-yro-title = YRO · round { $n } · { $phase ->
    [1] Draw
    [2] Recruitment
    [3] Combat
    [4] Production
    [5] Income
   *[other] Victory Points
}{ $provenance ->
    [published] { " " }· cards as in Magnolia (R1)
   *[other] { "" }
}
terminal-yro-side = { $seat }: { $vp } VP, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, Tech { $tech } (level { $tech_level }), Magic { $magic } (level { $magic_level }), Strength { $strength } in the last Combat, { $cards ->
    [one] one Adventurer
   *[other] { $cards } Adventurers
} of 9.
terminal-yro-head-points = { $vp } VP  { $coins } c
terminal-yro-head-levels = T{ $tech } { $tech_level }  M{ $magic } { $magic_level }
terminal-yro-head-strength = Strength { $strength }
terminal-yro-front = { $seat }, Front from the left: { $cards }.
terminal-yro-row = Row { $row }: { $cards }.
terminal-yro-at = { $place } { $card }
terminal-yro-card = { $name } ({ $card })
terminal-yro-card-full = { $name } ({ $card }), { $faction }, { $profession }, cost { $cost }, Strength { $strength }. { $text }
terminal-yro-recruits = { $seat }, recruits to be placed: { $cards }.
terminal-yro-recruits-short = To be placed: { $recruits }
terminal-yro-rivals = { $n ->
    [0] Rivals: nobody yet; at more than { $limit } all is lost.
   *[other] Rivals, Strength { $strength } (more than { $limit } is lost): { $cards }.
}
terminal-yro-quest = { $name } ({ $text })
terminal-yro-quests = { $n ->
    [0] No Quest is left.
   *[other] Quests, 3 VP each: { $quests }
}
terminal-yro-deck = Deck: { $deck }. Discarded: { $discarded }.
terminal-yro-hand = { $n ->
    [one] { $seat }, one card in hand:
   *[other] { $seat }, { $n } cards in hand:
}
terminal-yro-pack = { $n ->
    [one] { $seat }, a pack of one card:
   *[other] { $seat }, a pack of { $n } cards:
}
terminal-yro-hand-card = Card
terminal-yro-hand-name = Name
terminal-yro-hand-cost = Cost
terminal-yro-hand-strength = Strength
terminal-yro-hand-text = Text
terminal-yro-short = { $name } { $cost }c/{ $strength }
terminal-yro-move-discard = discard { $card } (cost { $cost }, Strength { $strength })
terminal-yro-move-recruit = recruit { $card } (cost { $cost }, Strength { $strength })
terminal-yro-move-keep = keep { $card } (cost { $cost }, Strength { $strength })
terminal-yro-move-draft = take { $card } (cost { $cost }, Strength { $strength })
terminal-yro-move-place = { $card } on { $place } (Strength { $strength })
terminal-yro-told-discard = { $seat } discards { $cards }.
terminal-yro-told-recruit = { $seat } recruits { $cards } for { $paid ->
    [one] 1 coin
   *[other] { $paid } coins
}.
terminal-yro-told-combat = { $parts ->
    [0] Combat · { $seat }: Strength { $strength }, no VP.
   *[other] Combat · { $seat }: Strength { $strength }, { $n } VP ({ $why }).
}
terminal-yro-told-production = Production · { $seat }: { $gains }.
terminal-yro-told-income = { $n ->
    [one] Income · { $seat }: 1 coin ({ $why }).
   *[other] Income · { $seat }: { $n } coins ({ $why }).
}
terminal-yro-told-victory = Victory Points · { $seat }: { $n } VP ({ $why }).
terminal-yro-part = { $card } { $n }
terminal-yro-produced-tech = { $n } Tech ({ $why })
terminal-yro-produced-magic = { $n } Magic ({ $why })
terminal-yro-guild-which = Whose guild? There are: { $known }.
terminal-yro-bonus-head = Three in a row or a column give, once:
terminal-yro-bonus = { $name }: { $gains }
terminal-yro-gain-tech = { $n } Tech
terminal-yro-gain-magic = { $n } Magic
terminal-yro-gain-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
terminal-yro-gain-vp = { $n } VP
terminal-yro-spot = { $seat }, { $place }: { $card }
terminal-yro-spot-empty = { $seat }, { $place }: no card.
terminal-yro-legend-front = Front
terminal-yro-legend-free = free

# ------------------------------------------------------------------ Saint Seiya
terminal-saint-seiya-title = { $last ->
    [0] Round { $n } · Clock{ $clock } { $flames }/12 · Reserve { $reserve } · removed { $removed }
   *[other] Round { $n } · Clock{ $clock } { $flames }/12 · Reserve { $reserve } · LAST ROUND
}
terminal-saint-seiya-vp = { $vp } VP
terminal-saint-seiya-brings-force = { $n } Force
terminal-saint-seiya-brings-cosmos = { $n } Cosmos
terminal-saint-seiya-brings-heal = heals { $n }
terminal-saint-seiya-brings-vp = { $n } VP
terminal-saint-seiya-brings-conditional = VP on a condition
terminal-saint-seiya-brings-nothing = nothing
terminal-saint-seiya-slot = Slot { $slot }: { $name }, { $class_ }, { $rank }{ $flame ->
    [0] .
   *[other] , with a Flame.
} Cost: { $costs }. Gives { $worth }.
terminal-saint-seiya-slot-empty = Slot { $slot }: empty.
terminal-saint-seiya-slot-text = { $slot } { $name }: { $text }
terminal-saint-seiya-faced = Facing it: { $cards }.
terminal-saint-seiya-cost = { $way ->
    [force] Force { $cost }
   *[cosmos] Cosmos { $cost }
}
terminal-saint-seiya-cost-none = { $way ->
    [force] not by Force
   *[cosmos] not by Cosmos
}
terminal-saint-seiya-cost-have = { $way ->
    [force] Force
   *[cosmos] Cosmos
} { $have } of { $cost } ({ $state ->
    [enough] enough
    [armour] enough with the Armour
    [barred] not to be acquired now
   *[missing] { $missing } missing
})
terminal-saint-seiya-elsewhere = { $where ->
    [nobody] Facing nobody any more
    [used] Used now
    [beside] Held back
   *[between] On its way
}: { $cards }
terminal-saint-seiya-player = { $seat } ({ $hero }){ $active ->
    [0] {""}
   *[other] , whose turn it is
}: hand { $hand }, draw pile { $pile }, discard pile { $discard }, destroyed { $destroyed }, Heroes set aside { $aside }. Armour in play: { $armour }. Wounded: { $wounded }.
terminal-saint-seiya-head-hand = hand
terminal-saint-seiya-head-pile = pile
terminal-saint-seiya-head-discard = disc.
terminal-saint-seiya-head-destroyed = destr.
terminal-saint-seiya-head-aside = aside
terminal-saint-seiya-head-equipped = Armour in play
terminal-saint-seiya-head-wounded = Wounded
terminal-saint-seiya-hand = { $n ->
    [one] { $seat }, one card in hand:
   *[other] { $seat }, { $n } cards in hand:
}
terminal-saint-seiya-card-full = { $name } ({ $card }), { $class_ }{ $flame ->
    [0] { "" }
   *[other] , with a Flame
}: { $worth }. { $text }
terminal-saint-seiya-hand-card = Card
terminal-saint-seiya-hand-name = Name
terminal-saint-seiya-hand-worth = Gives
terminal-saint-seiya-hand-text = Text
terminal-saint-seiya-move-engage = { $card } against { $target } in slot { $slot }
terminal-saint-seiya-move-force = acquire { $card } by Force: { $have } for { $cost }
terminal-saint-seiya-move-cosmos = { $armour ->
    [0] acquire { $card } by Cosmos: { $have } for { $cost }
   *[other] acquire { $card } by Cosmos with the Armour: { $have } for { $cost }
}
terminal-saint-seiya-told-engaged = { $seat } engages against slot { $slot }: { $cards }.
terminal-saint-seiya-told-discarded = { $seat } discards what was played: { $cards }.
terminal-saint-seiya-told-thrown = { $seat } does not keep { $cards }.
terminal-saint-seiya-pile = { $seat }, { $zone }: { $cards }.
terminal-saint-seiya-piles-which = Whose cards? There are: { $known }.
terminal-saint-seiya-piles-empty = There is nothing there.
terminal-saint-seiya-legend-flame = Flame
terminal-saint-seiya-legend-defeated = Defeated
terminal-saint-seiya-legend-standing = field
terminal-saint-seiya-legend-cheaper = cheaper
terminal-saint-seiya-legend-enough = enough
terminal-saint-seiya-legend-barred = barred
terminal-saint-seiya-legend-missing = missing
terminal-saint-seiya-legend-heal = heal
terminal-saint-seiya-legend-leaves = leaves

terminal-command-new = Begin a game of your own: writes a small one that passes everything, to be changed
terminal-arg-new = what it is called: small letters, with hyphens between words
terminal-new-bad-name = “{ $name }” cannot be the name of a game: small letters from a to z, with hyphens between words, 20 at most.
terminal-new-on-shelf = There is a game “{ $name }” on the shelf already.
terminal-new-exists = { $file } is there already. Nothing was written.
terminal-new-no-checkout = A new game is written into the sources of Ludothèque: go to the folder you cloned and try again.
terminal-new-done = “{ $name }” is on the shelf. Play it with `ludotheque play { $name }`, run its tests with `make test-game GAME={ $name }`, then change it: docs/adding-a-game.md says what is what.
terminal-new-not-accepted = The first playthrough of “{ $name }” is not written down yet: `make test-game GAME={ $name }` says what is missing and how to write it down.
