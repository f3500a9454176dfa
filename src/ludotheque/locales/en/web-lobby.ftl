## The shelf, setting up a table, its door, and the settings.

# ------------------------------------------------------------------ the shelf
web-lobby-house = Ludothèque
web-lobby-welcome = What shall we play?
web-lobby-motto = Card games at one table, true to their rulebooks. Free, and no account needed.
web-lobby-promise-bot = Play at once against an honest bot
web-lobby-promise-friends = Invite friends with a link
web-lobby-promise-learn = Learn each game in a few minutes
web-lobby-play = Play now
web-lobby-laying = Setting up the table…
web-lobby-setup = Set up a table
web-lobby-learn = Learn
web-lobby-rules = Rules
web-lobby-cards = Cards
web-lobby-about-game = { $game }: table, lessons, rules and cards
web-lobby-players = { $n ->
    [one] For one player
   *[other] For { $n } players
}
web-lobby-players-range = { $low } to { $high } players

# ------------------------------------------------------------------ my tables
web-lobby-running = Your games in progress
web-lobby-finished = Your finished games
web-lobby-with = with { $names }
web-lobby-waiting = Waiting for { $seat }.
web-lobby-gathering = { $n ->
    [one] One seat still waits for somebody.
   *[other] { $n } seats still wait for somebody.
}
web-lobby-gone = This table is no longer on this server.
web-lobby-resume = Resume
web-lobby-forget = Forget
web-lobby-forget-this = Forget this game of { $game }
web-lobby-carry = On another device
web-lobby-carry-about = This link opens your seat on another device. Give it to nobody else.
web-lobby-all = Show all { $n }

# ------------------------------------------------------------------ the tables of others
web-lobby-open = Tables open to everybody
web-lobby-open-none = Nobody is waiting right now. Set up a public table and it appears here.
web-lobby-free = { $n ->
    [one] One free seat
   *[other] { $n } free seats
}
web-lobby-bring = Do you have a link or a saved game?
web-lobby-link = A link to a table
web-lobby-link-go = Go there
web-lobby-link-lost = This link leads to no table. Paste all of it, down to the last character.
web-lobby-record = Open a game file
web-lobby-record-about = A finished game, saved here or in the terminal, is replayed move by move.
web-lobby-not-a-record = { $file } is not a game file.
web-lobby-nowhere = Perhaps the link is incomplete, or the page has moved.

# ------------------------------------------------------------------ credits
web-lobby-unofficial = Ludothèque is unofficial and not affiliated with any publisher.
web-lobby-credits = Credits and licences
web-lobby-credits-yutaka = Yutakâ is a game by Alexandre Droit, illustrated by Biboun, published by Ferti Games.
web-lobby-credits-yro = YRO is a game by Masato Uesugi, illustrated by Takashi Konno, published by Studio Supernova, in French by Don’t Panic Games.
web-lobby-credits-own = Rules, texts and pictures here are our own words and drawings; nothing is copied from the boxes. Names, numbers and mechanics are facts. The values of Yutakâ’s tiles are reconstructions, and we say so wherever they are shown.
web-lobby-credits-icons = Icons by Lorc, Delapouite and other authors, some coloured and lit by us:
web-lobby-credits-fonts = Typefaces: Fraunces and Source Sans 3, under the SIL Open Font Licence 1.1.
web-lobby-credits-licence = The program is free software under the MIT licence.

# ------------------------------------------------------------------ the door
web-door-title = A game of { $game }
web-door-invites = { $seat } invites you to play { $game }
web-door-name = Your name at this table
web-door-sit = Sit down
web-door-watch = Watch
web-door-full = Every seat is taken: this invitation has already been used. You can watch the game.
web-door-promise = No account, no password: your seat is kept in this browser.
web-door-learn = New to the game? A lesson takes a few minutes.
web-door-gathering = { $n ->
    [one] The table waits for one player
   *[other] The table waits for { $n } players
}
web-door-starts = { $n ->
    [one] The game starts by itself as soon as the last seat is taken. You may close this page and come back.
   *[other] The game starts by itself as soon as all { $n } seats are taken. You may close this page and come back.
}
web-door-shuffling = The cards are being shuffled
web-door-shuffling-about = Everybody adds a number of their own to the shuffle, so that nobody can choose the deal. Still missing: { $names }. The game starts by itself as soon as they have opened this table again.
web-door-owes = number missing
web-door-free = Seat { $n }
web-door-awaited = free
web-door-bot = { $level } bot
web-door-you = you
web-door-here = here
web-door-away = away
web-door-invite = { $n ->
    [one] Invite somebody
   *[other] Invite your friends
}
web-door-link = Link for seat { $n } (works once)
web-door-copy = Copy
web-door-copied = Copied!
web-door-send = Send
web-door-qr = QR code
web-door-qr-about = The link as a picture: point a phone at it.
web-door-address = This machine’s address on the network
web-door-only-here = This server listens to this machine only, so the link works nowhere else. To invite the network, run
web-door-message = A game of { $game }?
web-door-join = A seat is free
web-door-looking-on = You are watching this table. To play, you need an invitation from those who sit here.

# ------------------------------------------------------------------ the settings
web-settings = Settings
web-settings-language = Language
web-settings-name = Your name
web-settings-name-example = for example Robin
web-settings-theme = Theme
web-settings-theme-auto = Same as the device
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-speed = Animations
web-settings-speed-slow = Slow
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-speed-none = None
web-settings-confirm = Confirm moves
web-settings-confirm-auto = Final moves
web-settings-confirm-always = Always
web-settings-confirm-never = Never
web-settings-remind = Reminder at the end of a turn
web-settings-remind-about = Asks once when something could still be acquired or spent.
web-settings-shortcuts = Show keys
web-settings-shortcuts-about = A letter or digit on every card and place that can be played.
web-settings-notation = Show notation
web-settings-notation-about = The short form of each move, as in the terminal and in records.
web-settings-counter = Card counter
web-settings-counter-about = What everybody could see go by, counted for you.
web-settings-bell = Hear that it is your turn
web-settings-bell-about = Two soft bells when the others have moved.
web-settings-sounds = Hear the table
web-settings-sounds-about = Cards, coins, shuffles, fire, a word from a friend, the end. Everything you hear is also written.
web-settings-volume = Volume
web-settings-rules = Rule numbers
web-settings-rules-about = Small links beside every line of the log.
web-settings-notices = Tell me when it is my turn
web-settings-notices-about = A notification appears while the page is in the background.
web-settings-notices-blocked = This browser blocks notifications from this page; its own settings can allow them.
web-settings-kept = All of this is kept in this browser and sent nowhere.

# ------------------------------------------------------------------ setting up
web-setup-nothing = none
web-setup-own = this table’s own
web-setup-bot-thumb = Tom
web-setup-bot-random = Alea
web-setup-bot-novice = Novice
web-setup-bot-novice-about = sees the good moves, not always the best one, and sometimes plays the first that comes to mind. For a first game.
web-setup-bot-club = Club
web-setup-bot-club-about = plays fast and well, like people who meet every week. A good opponent for an evening.
web-setup-bot-expert = Expert
web-setup-bot-expert-about = thinks for a second before every move and misses very little.
web-setup-bot-master = Master
web-setup-bot-master-about = takes up to five seconds a move and looks far ahead. Win here, and you know the game.
web-setup-title = Set up a table
web-setup-seats = Who plays?
web-setup-how-many = How many seats?
web-setup-seat = Seat { $n }
web-setup-your-name = Your name
web-setup-their-name = Their name
web-setup-who-me = Me
web-setup-who-friend = A friend, by link
web-setup-who-friend-about = You get a link to send. The game starts as soon as the seat is taken.
web-setup-who-beside = Beside me
web-setup-who-beside-about = You take turns at this screen; a curtain hides the hands in between.
web-setup-options = What shall we play?
web-setup-first = { $seat } (seat { $n })
web-setup-own-file = Your own
web-setup-own-file-about = A JSON file, in the format the documentation describes
web-setup-not-json = { $file } is not a readable JSON file.
web-setup-expert = For those who know the game
web-setup-my-seat = Your seat
web-setup-evening = How shall we play?
web-setup-clock = Clock
web-setup-clock-none = None
web-setup-clock-none-about = Everybody takes the time they like, even several days.
web-setup-clock-move = Per move
web-setup-clock-move-about = Every answer has its time. When it is up, the others choose to wait, seat a bot or claim the game.
web-setup-clock-move-time = Time per move
web-setup-clock-bank = Bank
web-setup-clock-bank-about = Everybody has a bank of time for the whole game; every move adds a little to it.
web-setup-clock-bank-time = Bank for each player
web-setup-clock-increment = Added for every move
web-setup-public = Who may come?
web-setup-public-no = By invitation
web-setup-public-no-about = Only those you give the link to sit down.
web-setup-public-yes = Everybody
web-setup-public-yes-about = The table appears on this server’s shelf; the first to come sits down. Your links work too.
web-setup-talk = Talk
web-setup-talk-yes = In your own words
web-setup-talk-yes-about = Everybody may write what they like, beside the prepared phrases.
web-setup-talk-no = Prepared phrases only
web-setup-talk-no-about = Each reads them in their own language.
web-setup-hints = Hints
web-setup-hints-no = No hints
web-setup-hints-no-about = While people play each other nobody asks the bot.
web-setup-hints-yes = Allowed
web-setup-hints-yes-about = Everybody may ask what the bot would do. Good for a first game.
web-setup-summary = Your table
web-setup-look-again = One choice does not fit yet; see what is red.
web-setup-start = Start
web-setup-start-invite = Open the table and invite
web-setup-tiles-own = Those of your box
web-setup-tiles-own-about = Copy your Distribution card: 25 tiles, 30 points a type.
web-setup-tiles-sum = { $n } of { $of } points, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
web-setup-tiles-count = { $n } of { $of } tiles
web-setup-layout-own = Your own
web-setup-layout-own-about = Draw your archipelago, tile upon tile.
web-setup-layout-help = Tap a tile, then those it lies on.
web-setup-layout-help-under = Tap the tiles that are under { $tile }. Tap { $tile } again when you are done.
web-setup-layout-tile = { $below ->
    [none] Tile { $tile }, lying flat. Pick it.
   *[other] Tile { $tile }, lying on { $below }. Pick it.
}
web-setup-layout-picked = Tile { $tile }, picked. Put it down.
web-setup-layout-on = Tile { $tile }. Slide it under { $top }.
web-setup-layout-off = Tile { $tile }, under { $top }. Take it out.
web-setup-layout-circle = Tile { $tile }: it already lies on { $top } and cannot be under it.
web-setup-layout-fewer = One tile fewer on island { $island }
web-setup-layout-more = One tile more on island { $island }
web-setup-layout-total = { $n } of { $of } tiles
web-setup-layout-cubes = Cubes of covered tiles
web-setup-layout-cubes-hidden = Hidden
web-setup-layout-cubes-seen = Seen

# An owner's own list of cards.
web-editor-id = my box
web-editor-own = The list of your box
web-editor-own-about = Begins from our list; written as JSON, checked as you type.
web-editor-file = A file with the list
web-editor-text = The list, one entry for each type of card
web-editor-unreadable = This is no JSON yet: { $why }
