## Yutakâ: moves in words

yutaka-do-play = { $kind ->
    [dynamite] Throw Dynamite on { $other }’s side of island { $number }
   *[other] Play { $card } on island { $number }
}
yutaka-do-turn = Turn tile { $place }
