## A player's own book, and finding somebody to play with.

web-book = Your book
web-book-about = Your games, results and ratings, without an account or a password. The book begins with your first move; whoever has this device has the book.
web-book-none = This device has no book yet: it begins with your first move at a table. If you have one elsewhere, open its link here, or use your passkey.
web-book-none-any-more = Your book is no longer open on this device: it was deleted, or the device was signed out. None is kept here any more; you can go on playing without one.
web-book-start = Start a new book
web-book-brought = { $n ->
    [0] The book of { $name }
    [one] The book of { $name }, with one game
   *[other] The book of { $name }, with { $n } games
}
web-book-brought-instead = This device has another book already. It will no longer be open here; keep its link, or a passkey, if you want to come back to it.
web-book-open-here = Open it on this device
web-book-nameless = nameless
web-book-save = Save
web-book-saved = Saved.
web-book-ratings = Ratings
web-book-ratings-none = A rating begins with your first finished game.
web-book-ratings-about = Everybody begins at 1000. A bot stays at 1000 for ever: above that, you beat it more often than not.
web-book-against-people = against people
web-book-against-bot = against the { $bot } bot
web-book-doubt = ± { $doubt }, { $n ->
    [one] one game
   *[other] { $n } games
}
web-book-running = with { $names }, since { $date }
web-book-finished-none = No game has come to its end yet.
web-book-devices = On another device
web-book-link = This link opens your book on another device. Give it to nobody else.
web-book-passkey = Passkey
web-book-passkey-about = { $n ->
    [0] With a passkey you find your book again on any of your devices, even if this one is lost.
    [one] One passkey opens this book.
   *[other] { $n } passkeys open this book.
}
web-book-passkey-make = Make a passkey
web-book-passkey-made = The passkey is made: it opens this book on your other devices, too.
web-book-passkey-not = No passkey was made.
web-book-passkey-open = Open my book with a passkey
web-book-passkey-cannot = Passkeys work only on pages that are served securely and under a name (https://…), not at a bare address.
web-book-sign-out = Sign out my other devices
web-book-sign-out-about = If a device is lost or somebody has seen the link: your book will be open on this device alone, and older links will open nothing. Passkeys still do, and a game that another device has already opened stays open there until it ends.
web-book-sign-out-sure = Yes, sign them out
web-book-sign-out-not = Leave them
web-book-signed-out = Done: your book is open on this device alone. The link above is new.
web-book-data = Your data
web-book-data-about = Take everything that this server keeps about you with you, or have it deleted. Games stay with the others who played them, under the name you sat down with.
web-book-export = Download everything
web-book-delete = Delete everything
web-book-delete-sure = Yes, delete it all for good
web-book-delete-not = Keep it

web-lobby-seek = Find an opponent
web-lobby-seeking = { $name } is looking for an opponent
web-lobby-seeking-nobody = somebody
web-door-seeking = Looking for an opponent
web-door-seeking-about = Whoever else wants to play this game is brought to this table. Keep the page open: when you leave, nobody is sent here any more.
