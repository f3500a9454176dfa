## What a table on a server says to those who sit at it from afar.

# ------------------------------------------------------------------ refused at the table
room-not-started = The game has not begun: a seat is still free, or somebody’s number is still missing from the shuffle.
room-pledge-once = This seat has already said which number it adds to the shuffle, or adds none.
room-no-number = This seat has already added its number, or adds none.
room-number-too-soon = Numbers are told only once every seat is taken and everybody’s fingerprint is known.
room-other-number = This is not the number whose fingerprint this seat gave.
room-final = This cannot be taken back.
room-paused = The game is paused; nothing is played until it goes on.
room-left-already = You have already left this seat. It stays yours: come back whenever you like.
room-unknown-command = This table does not know that command.
room-nothing-to-agree = There is nothing for you to agree to now.
room-nothing-to-pause = There is nothing to pause or to resume now.
room-only-phrases = At this table players talk in the prepared phrases.
room-say-something = Say a phrase, or a few words of your own.
room-talk-too-fast = One moment: that was a lot in a few seconds.
room-hints-off = At this table there are no hints while people play each other.
room-nobody-absent = Nobody in that seat has left or run out of time.
room-cannot-save = This could not be saved at the moment, so it was not played. Please try again shortly.
room-no-rematch = A rematch can be asked for once, when the game is over.
room-not-your-seat = That is { $seat }’s seat, not yours.
room-hello-once = You have already joined this table.
room-notify-no-address = Notices cannot be sent to this address: it must start with http:// or https://, name a host, contain no password and be at most { $high } characters long.
room-notify-private = This server does not send notices to itself or into its own network.

# ------------------------------------------------------------------ refused at the door
room-no-room = There is no such table here. Perhaps the link is incomplete.
room-damaged = What is kept of this table is damaged: something in it was changed or can no longer be read. On a server, its operator can bring it back from a backup; all other tables are as they were.
room-no-seat = This link opens no seat at this table.
room-seat-taken = This seat is already taken.
room-no-invitation = This invitation has already been used, or is not for this table.
room-not-public = This table is not open to everybody: you need an invitation to sit down.
room-nobody-waits = Whoever waited at this table has left.
room-no-book = There is no such book here: perhaps it was deleted, or this device was signed out.
room-not-this-site = Passkeys can be used only from this server’s own pages.
room-passkey-wrong = This passkey could not be checked.
room-passkey-late = That took too long. Please try again.
room-passkey-unknown = No book here belongs to this passkey.
room-passkeys-many = A book has at most { $high } passkeys.
room-only-bots = At least one seat must be for a person.
room-no-bot = There is no bot “{ $value }”. There are: { $known }.
room-no-language = That language is not spoken here. There are: { $known }.
room-not-over = That is possible only once the game is over.
room-no-hint = No hint came in time. Please try again in a moment.
room-no-moment = There is no moment { $n } in this game; they count from 0 to { $high }.
room-no-eyes = “{ $eyes }” is not a point of view. Take all, watch or a seat from 0 to { $high }.
room-branch-over = The game is over there; choose a moment from 0 to { $high }.
room-not-understood = That could not be understood: { $where }
room-too-long = That is empty, or too long to be accepted.
room-check-busy = Many things are being checked here at the moment. Please try again shortly.
room-check-failed = Checking this took too long or too much memory, so it is not accepted here.
room-too-slow = This request took too long to arrive.
room-other-name = This server does not go by that name. Use the address that its operator gave you.
room-reports-enough = Enough reports about this table are already kept; the operator will look at them.
room-too-often = Too much has come from your address in a short time. Please wait a moment and try again.

# ------------------------------------------------------------------ a house in the browser
house-not-here = That takes others or a server. This house is in your browser, for playing alone or with others at one screen.
house-storage-full = The space that this browser gives to these pages is full, so this was not played and not saved. Delete something in the browser, then try again.
house-level-slow = Thinking that far ahead would take a browser a minute or more for each decision. Played on a server, or with Ludothèque installed, this level is there too.

# ------------------------------------------------------------------ what players can say
room-phrase-hello = Hello!
room-phrase-good-luck = Good luck, have fun!
room-phrase-well-played = Well played!
room-phrase-thanks = Thank you!
room-phrase-sorry = Sorry!
room-phrase-one-moment = One moment, please.
room-phrase-back-again = I’m back.
room-phrase-take-back = May I take that back?
room-phrase-your-turn = It’s your turn.
room-phrase-good-game = Good game!
