## The house in this browser: no server, only files.

web-here = This house is in your browser
web-here-loading = The table is being carried in. Look around meanwhile.
web-here-open = Everything is here. You can play without a network, too.
web-here-almost = You can play. In a moment everything will be kept here, to play without a network too.
web-here-failed = The house could not open in this browser. Close its other tabs and load this page again; if that does not help, a newer browser will.
web-here-silent = The house in this browser does not answer yet. One moment; if nothing happens, load this page again.
web-here-insecure = Browsers open this house only from an address that begins with https:// or, on the machine itself, with http://localhost.
web-here-about = It is for playing alone or with somebody at this screen. The bots think here, and your games are kept here and sent nowhere. The secret of each deal is here, too: somebody skilled could look it up.
web-here-friends = To play with friends elsewhere
web-here-friends-about = Friends need a house they can come to. Open the address of somebody’s server, or install Ludothèque on a computer and start it for everybody with:
web-here-files = Your games as a file
web-here-files-about = To go on in another browser, or to be on the safe side: one file with all your games. It opens your seats, so keep it to yourself.
web-here-take-out = Save all games
web-here-put-in = Bring games in
web-here-put-in-done = Your games are here.
web-here-put-in-file = { $file } holds no games that were saved like this.
web-here-put-in-full = There is not enough space for these games; nothing was changed.
web-here-put-in-gone = The browser would not write these games down; nothing was changed.
web-here-keep-about = If space runs short, the browser may clear what is kept here.
web-here-keep = Ask it to keep my games
web-here-not-kept = The browser makes no promise. Save your games as a file now and then.
web-here-new = A newer version is ready.
web-here-new-take = Take it now
web-here-promise = Play without a network, on one screen
web-here-gone = This table is no longer in this browser.
