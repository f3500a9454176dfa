## YRO: the reasons a rule of thumb gives for its advice

yro-thumb-throw = Most cards still in the deck would help this guild more than { $card }.
yro-thumb-thrown = The cards that are left are better than most of those still in the deck.
yro-thumb-keep-all = Every card of this hand is better than most of those still in the deck.
yro-thumb-keep = { $card } is one of the cards that help this guild most.
yro-thumb-draft = Of all the cards in the pack { $card } helps this guild most.
yro-thumb-save = Nobody here is worth the price now: 2 coins more will buy someone better.
yro-thumb-one = { $card } alone costs 1 coin less; a second recruit would bring less than its price.
yro-thumb-income = { $card } brings in about { $n ->
    [one] 1 coin
   *[other] { $n } coins
} until the end, while there is time to spend them.
yro-thumb-war = { $card } makes the guild stronger in Combat, worth about { $n } VP until the end.
yro-thumb-score = { $card } scores about { $n } VP until the end.
yro-thumb-tech = { $card } raises Tech, worth about { $n } VP until the end through those who score by its level.
yro-thumb-magic = { $card } raises Magic, worth about { $n } VP until the end through those who score by its level.
yro-thumb-at-once = { $card } brings about { $n } VP at once.
yro-thumb-lines = { $card } goes well with the cards in place: a line of three is within reach.
yro-thumb-quest = { $card } fulfils a Quest.
yro-thumb-ninth = { $card } completes the guild: this becomes the last round.
yro-thumb-place-line = On { $spot } { $card } completes a line and gives its connection bonus.
yro-thumb-place-front = On { $spot } { $card } is on the Front: the guild’s Strength becomes { $n }.
yro-thumb-place-pair = On { $spot } { $card } lies in line with a card of its group: a third gives a connection bonus.
yro-thumb-place-behind = On { $spot } { $card } leaves the Front as it is; its effects count anywhere.
