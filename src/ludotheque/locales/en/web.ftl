## What every page of the browser says.

web-offline = The server cannot be reached. Check your connection; we keep trying.
web-server-error = The server could not answer ({ $n }).
web-page-lost = This page could not be loaded. Perhaps the connection was cut, or there is a newer version.
web-reload = Reload
web-waiting-connection = Waiting for the connection
web-not-found = There is nothing here.
web-not-a-target = Your card cannot go there.
web-not-a-source = Nothing can be done with that now.
web-table-overtaken = Somebody else moved at that very moment: have another look.
web-link-cut = This link is cut short
web-link-cut-about = Its end is missing: perhaps it was broken over two lines. Copy all of it, or ask for it once more.
web-close = Close
web-home = Back to the shelf
web-cancel = Cancel
web-done = Done
web-loading = One moment…
web-try-again = Try again
web-your-turn = Your turn
web-rule = Rule { $rule }
