## Yutakâ : les raisons que donne le joueur au jugé

yutaka-thumb-lead = { $card } prend la tête pour les tuiles { $kind } de l’île { $number }, soit environ { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-alone = { $card } n’a pas de rivale pour les tuiles { $kind } de l’île { $number }, soit environ { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-defend = { $card } assure l’avance pour les tuiles { $kind } de l’île { $number }, soit environ { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-level = { $card } égalise pour les tuiles { $kind } de l’île { $number } : l’égalité prive l’adversaire d’environ { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-chase = { $card } réduit l’écart pour les tuiles { $kind } de l’île { $number }, soit environ { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-steal = { $card } n’a pas de rival sur l’île { $number } et prend d’office ses tuiles Équipement, soit environ { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-compete = { $card } entre en lice pour les tuiles Équipement de l’île { $number }, soit environ { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-bulk = { $card } renforce la colonne sur l’île { $number } : toute valeur compte pour ses tuiles Équipement, soit environ { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yutaka-thumb-fill = La Dynamite prend la dernière place adverse sur l’île { $number }, où se trouvent environ { $n } points.
yutaka-thumb-occupy = La Dynamite prend une des places adverses sur l’île { $number }, où se trouvent environ { $n } points.
yutaka-thumb-wait = { $card } sur l’île { $number } est ce qui coûte le moins ; les meilleures cartes attendent.
yutaka-thumb-end = { $card } retourne la dernière tuile et termine la partie avec environ { $n ->
    [one] 1 point
   *[other] { $n } points
} d’avance.
yutaka-thumb-end-anyway = { $card } retourne la dernière tuile : attendre n’apporterait rien de plus.
yutaka-thumb-turn-room = Sur l’île { $number }, ce côté a plus de places que l’autre pour profiter de ce qui apparaît ({ $n ->
    [one] une de plus
   *[other] { $n } de plus
}).
yutaka-thumb-turn-even = L’île { $number } en vaut une autre : les deux côtés y ont autant de places.
yutaka-thumb-turn-least = Partout l’adversaire a plus de places pour profiter de ce qui apparaît ; sur l’île { $number }, le moins.
