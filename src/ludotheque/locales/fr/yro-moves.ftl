## YRO : les coups en mots, et la fin de chaque question

yro-do-discard = Défausser { $card }
yro-do-recruit = Recruter { $card }
yro-do-keep = Garder { $card }
yro-do-draft = Prendre { $card }
yro-do-place = Placer { $card } en { $to }

yro-ask-discard-done = { $n ->
    [0] Tout garder
    [one] Défausser cette carte
   *[other] Défausser ces { $n } cartes
}
yro-ask-recruit-done = { $n ->
    [0] Ne recruter personne : 2 écus
    [one] Recruter cet Aventurier
   *[other] Recruter ces { $n } Aventuriers
}
yro-ask-keep-done = { $n ->
    [one] Garder cette carte
   *[other] Garder ces { $n } cartes
}
yro-ask-place-done = { $n ->
    [one] Placer cette recrue
   *[other] Placer ces { $n } recrues
}
