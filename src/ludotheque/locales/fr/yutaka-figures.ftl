## Ce qui se calcule à la table de Yutakâ.

yutaka-figure-free = { $seat } a ici { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
} sur { $of }.
yutaka-figure-total = Les cartes de { $seat } font ici { $n } en tout.
yutaka-figure-lead = { $about } : { $seat } a la majorité, { $n } contre { $of }.
yutaka-figure-alone = { $about } : { $seat } n’a pas de rival, avec { $n }.
yutaka-figure-tie = { $about } : égalité à { $n }, personne ne prendrait rien.
yutaka-figure-covered = Cette tuile se trouve encore sous { $about }.
yutaka-figure-hidden = { $n ->
    [one] { $n } tuile sur { $of } est encore cachée.
   *[other] { $n } tuiles sur { $of } sont encore cachées.
}
yutaka-figure-unseen = { $about } : { $n ->
    [one] { $n } point sur { $of } reste à découvrir.
   *[other] { $n } points sur { $of } restent à découvrir.
}
yutaka-term-idole = Idole
yutaka-term-dague = Dague
yutaka-term-amphore = Amphore
yutaka-term-cristaux = Cristaux
yutaka-term-equipement = Équipement
