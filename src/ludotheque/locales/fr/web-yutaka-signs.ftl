## Les signes, sur les cartes et sur la table.

web-yutaka-signs-cards = Les cartes
web-yutaka-sign-idole = Idole : la plus forte somme d’Idoles prend les tuiles Idole de l’île.
web-yutaka-sign-dague = Dague : la plus forte somme de Dagues prend les tuiles Dague de l’île.
web-yutaka-sign-amphore = Amphore : la plus forte somme d’Amphores prend les tuiles Amphore de l’île.
web-yutaka-sign-cristaux = Cristaux : la plus forte somme de Cristaux prend les tuiles Cristaux de l’île.
web-yutaka-sign-equipement = Équipement : vous retournez une tuile. Il en faut un pour disputer les tuiles Équipement, avec la somme de toute la colonne.
web-yutaka-sign-dynamite = Dynamite : elle prend une place adverse, vaut 0, et l’adversaire retourne une tuile.
web-yutaka-signs-tiles = Les tuiles
web-yutaka-sign-down = Une tuile face cachée.
web-yutaka-sign-cube = Le cube : noir, il ne dit rien ; de couleur, il dit le trésor, jamais sa valeur.
web-yutaka-sign-value = Une tuile visible, et les points qu’elle vaut.
web-yutaka-sign-lead = Un fanion vers un côté : ce joueur prendrait la tuile.
web-yutaka-sign-tied = Une barre : égalité, personne ne la prendrait.
web-yutaka-signs-sides = De chaque côté d’une île
web-yutaka-sign-sum = La somme de ce côté pour ce trésor ; entourée de clair, elle mène, en pointillé, elle est battue.
web-yutaka-sign-sum-tied = Les deux côtés sont à égalité.
web-yutaka-sum-says = { $kind }, de ce côté : { $n }. { $who ->
    [near] C’est la somme la plus forte de l’île.
    [far] L’autre côté a davantage.
    [tied] L’autre côté a autant.
   *[nobody] Personne ne dispute ce trésor.
}
