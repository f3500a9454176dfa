## Yutakâ: the reasons a rule of thumb gives for its advice

yutaka-thumb-lead = { $card } takes the lead for the { $kind } tiles of island { $number }, worth about { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-alone = { $card } is the first to compete for the { $kind } tiles of island { $number }, worth about { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-defend = { $card } makes the lead for the { $kind } tiles of island { $number } safer, worth about { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-level = { $card } draws level for the { $kind } tiles of island { $number }: a tie keeps about { $n ->
    [one] 1 point
   *[other] { $n } points
} from the opponent.
yutaka-thumb-chase = { $card } catches up for the { $kind } tiles of island { $number }, worth about { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-steal = { $card } has no rival on island { $number } and simply takes its Equipment tiles, worth about { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-compete = { $card } contests the Equipment tiles of island { $number }, worth about { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-bulk = { $card } adds to the column on island { $number }: any value counts for its Equipment tiles, worth about { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-fill = Dynamite takes the opponent’s last place on island { $number }, where about { $n } points lie.
yutaka-thumb-occupy = Dynamite takes one of the opponent’s places on island { $number }, where about { $n } points lie.
yutaka-thumb-wait = { $card } on island { $number } gives the least away; the better cards wait.
yutaka-thumb-end = { $card } turns the last tile and ends the game with a lead of about { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-end-anyway = { $card } turns the last tile: waiting longer would not bring more.
yutaka-thumb-turn-room = On island { $number } there is more room on this side to act on what appears ({ $n ->
    [one] one place more
   *[other] { $n } places more
}).
yutaka-thumb-turn-even = Island { $number } is as good as any: both sides have as much room there.
yutaka-thumb-turn-least = On every island the opponent has more room to act on what appears; on island { $number } the least.
