## What every lesson says, whatever it teaches.
lesson-read-first = Read on first; you will be asked for a move in a moment.
lesson-over = This lesson was over after { $n } answers.
lesson-bad-answer = Answer { $n } does not lead on in this lesson.
lesson-unknown = { $game } has no lesson “{ $lesson }”. Lessons: { $known }.
lesson-none = { $game } has no lessons yet.
lesson-number = There is no lesson { $n }: they count from 1 to { $high }.
lesson-list-line = { $n }) { $title }: { $about }
lesson-heading = Lesson { $n } of { $high }: { $title }
lesson-go-on = Press Enter to go on.
lesson-prompt = Your move >
lesson-help = Enter goes on where there is only reading; otherwise type the move asked for. “hint” tells it; “back” returns one step; “table”, “hand”, “score”, “moves”, “why MOVE” and “rules” help; “? { $card }” explains a card; “quit” leaves.
lesson-type = Type: { $moves }
lesson-not-here = That word does nothing in a lesson; ? lists those that do.
lesson-at-start = This is where the lesson begins.
lesson-all-done = That was the last lesson. To play: ludotheque play { $game }
