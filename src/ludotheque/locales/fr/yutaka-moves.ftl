## Yutakâ : les coups en mots

yutaka-do-play = { $kind ->
    [dynamite] Lancer une Dynamite du côté de { $other }, sur l’île { $number }
   *[other] Poser { $card } sur l’île { $number }
}
yutaka-do-turn = Retourner la tuile { $place }
