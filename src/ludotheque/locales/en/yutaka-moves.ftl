## Yutakâ: moves in words

yutaka-do-play = { $kind ->
    [dynamite] Throw Dynamite on { $other }’s side of island { $number }
   *[other] Put { $card } at island { $number }
}
yutaka-do-turn = Turn tile { $place }
