# Ce qu’un seul geste peut faire, et ce que finir le tour laisserait perdre.
volfyirion-bundle-all = Jouer les { $n } cartes
volfyirion-bundle-all-equal = Tout jouer : { $n } × { $card }
volfyirion-bundle-some = Jouer { $n } cartes
volfyirion-bundle-some-equal = Jouer { $n } × { $card }
volfyirion-minor-replace = Remplacer une carte (Savoir)
volfyirion-minor-refresh = Remplacer une carte (gratuit)
volfyirion-misses-hand = { $n ->
    [one] Vous avez encore en main une carte que vous pouvez jouer.
   *[other] Vous avez encore en main { $n } cartes que vous pouvez jouer.
}
volfyirion-misses-buy = Vous pouvez encore acquérir { $card } ({ $price }) : { $n ->
    [one] il vous reste 1 point d’Ordre.
   *[other] il vous reste { $n } points d’Ordre.
}
volfyirion-misses-wonder = Vous pouvez encore acquérir { $card } ({ $price }) : { $n ->
    [one] il vous reste 1 point de Combat.
   *[other] il vous reste { $n } points de Combat.
}
volfyirion-misses-attack = Vous pouvez encore attaquer { $card } ({ $price }) : { $n ->
    [one] il vous reste 1 point de Combat.
   *[other] il vous reste { $n } points de Combat.
}
volfyirion-misses-command = { $n ->
    [one] Vous pouvez encore dépenser 1 point d’Ordre, qui sera perdu.
   *[other] Vous pouvez encore dépenser { $n } points d’Ordre, qui seront perdus.
}
volfyirion-misses-battle = { $n ->
    [one] Vous pouvez encore dépenser 1 point de Combat, qui sera perdu.
   *[other] Vous pouvez encore dépenser { $n } points de Combat, qui seront perdus.
}
volfyirion-misses-knowledge = { $n ->
    [one] Vous pouvez encore dépenser 1 point de Savoir, qui sera perdu.
   *[other] Vous pouvez encore dépenser { $n } points de Savoir, qui seront perdus.
}
