## Around a table in the browser.

web-title = Ludothèque
web-table-side = Beside the table
web-table-tab-log = Log
web-table-tab-rules = Rules
web-table-tab-score = Score
web-table-tab-talk = Talk
web-table-prompt = What is asked
web-table-players = Players
web-table-over = The game is over.
web-table-ending = How it ended
web-table-waits-for = The table waits for { $who }.
web-table-sure = { $move }?
web-table-which = { $card }: what would you like to do?
web-table-choices = { $n } choices
web-table-read-all = Read it all
web-table-where = { $card }: choose where.
web-table-this-card = This card
web-table-all-equal = All { $n }
web-table-picks = ({ $n } of { $high })
web-table-hint = A hint: { $move }.
web-hint-musing = Thinking it over…
web-hint-chance = { $verdict ->
    [sure] Your chance of winning: { $before }% now, { $after }% after it. Clearly the best move.
    [fair] Your chance of winning: { $before }% now, { $after }% after it. Probably the best move.
   *[close] Your chance of winning: { $before }% now, { $after }% after it. A close call.
}
web-hint-second = Second best: { $move } ({ $percent }%).
web-hint-as-good = Nearly as good: { $move }.
web-table-confirm = Play it
web-table-no-more = { $n } at most: put one back first.
web-table-skip = Skip
web-table-show-again = Show me again
web-table-days = { $n } d { $hours } h
web-table-seat-you = you
web-table-seat-bot = { $level } bot
web-face = Portrait of { $name }, { $level } bot
web-table-seat-here = here
web-table-seat-away = away
web-table-seat-gone = gone
web-table-to-play = to play
web-table-spectators = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}
web-table-resumed = The rules were corrected while this game ran: it goes on from where it stood.
web-table-resume = Play on
web-table-asks-take-back = { $seat } asks to take a move back.
web-table-asks-pause = { $seat } asks for a pause.
web-table-agree = Agree
web-table-disagree = No, play on
web-table-asked = Asked; the others have not all answered yet.
web-table-late = { $name } has run out of time.
web-table-absent = { $name } has been away for a while.
web-table-let-bot = Let a bot play on
web-table-claim = Claim the game
web-table-rematch-waits = A new game is set up with the same players.
web-table-rematch-go = Play again
web-table-nothing-said = Nobody has said anything yet.
web-table-undo = Take back
web-table-undo-ask = Ask to take back
web-table-ask-hint = Hint
web-table-menu = More
web-table-pause = Pause the game
web-table-concede = Give up the game
web-table-concede-sure = The game ends and the other side wins. This cannot be taken back.
web-table-copy-link = Copy the link for spectators
web-table-link-copied = Link copied
web-table-report = Something seems wrong
web-table-report-about = The whole game is kept under a number, so that we can replay it exactly. You get a file with what you may know.
web-table-report-words = What seems wrong
web-table-report-send = Send
web-table-reported = Thank you. The report’s number is { $number }.

web-table-watching = You are watching
web-table-rematch-begins = Rematch: this time { $seat } begins.
web-talk-write = Say something
web-talk-write-mates = Say something to your partner
web-talk-send = Send
web-talk-to = To
web-talk-to-all = everybody
web-talk-to-mates = my partner
web-talk-among-mates = (between partners)
web-talk-phrases = Prepared phrases: each reads them in their own language.
web-talk-only-phrases = At this table players talk in prepared phrases; each reads them in their own language.
web-talk-watching = Only those who play may talk.
web-talk-unread = { $n ->
    [one] one new line
   *[other] { $n } new lines
}

web-curtain-title = { $name }’s turn
web-curtain-about = Hand the screen to { $name }. Nothing is shown until you are alone with it.
web-curtain-raise = I am { $name }

web-keys-title = Keys
web-keys-tap = tap the card or place that shows this key
web-keys-arrows = from one playable thing to the next
web-keys-enter = tap what is in focus; say yes
web-keys-escape = put the card back; close
web-keys-skip = skip what is being shown
web-keys-again = show the last turn again
web-keys-undo = take back
web-keys-hint = a hint
web-keys-inspect = look closely at the card in focus
web-keys-log = what happened
web-keys-rules = the rules
web-keys-help = these keys
