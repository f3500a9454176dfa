## YRO: moves in words, and how each question ends

yro-do-discard = Discard { $card }
yro-do-recruit = Recruit { $card }
yro-do-keep = Keep { $card }
yro-do-draft = Take { $card }
yro-do-place = Place { $card } on { $to }

yro-ask-discard-done = { $n ->
    [0] Discard nothing
    [one] Discard this card
   *[other] Discard these { $n }
}
yro-ask-recruit-done = { $n ->
    [0] Recruit nobody: 2 coins
    [one] Recruit this one
   *[other] Recruit these { $n }
}
yro-ask-keep-done = { $n ->
    [one] Keep this card
   *[other] Keep these { $n }
}
yro-ask-place-done = { $n ->
    [one] Place this recruit
   *[other] Place these { $n }
}
