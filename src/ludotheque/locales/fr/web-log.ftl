### Le journal à côté de la table : titres, et lignes réunies

web-log-turn = Tour { $n } : { $seat }
web-log-cards = { $n } × { $card }
web-log-times = { $text } (× { $n })

web-log-joined-volfyirion-log-played = { $parts ->
    [0] { $seat } joue { $count } × { $card }.
   *[other] { $count ->
        [1] { $seat } joue { $card } : { $gains }.
       *[other] { $seat } joue { $count } × { $card } : { $gains }.
    }
}
web-log-joined-volfyirion-log-laid = { $parts ->
    [0] { $seat } place { $count } × { $card } dans la Cité { $place }.
   *[other] { $seat } place { $card } dans la Cité { $place } : { $gains }.
}
web-log-joined-volfyirion-log-scrapped = { $parts ->
    [0] { $seat } retire { $count } × { $card } de la partie pour son bonus.
   *[other] { $count ->
        [1] { $seat } retire { $card } de la partie pour son bonus : { $gains }.
       *[other] { $seat } retire { $count } × { $card } de la partie pour leur bonus : { $gains }.
    }
}
web-log-listed-volfyirion-log-acquired = { $seat } acquiert { $cards }.
web-log-listed-volfyirion-log-removed = { $seat } retire de la partie : { $cards }.
web-log-part-volfyirion-log-gains-command = { $n } Ordre
web-log-part-volfyirion-log-gains-battle = { $n } Combat
web-log-part-volfyirion-log-gains-knowledge = { $n } Savoir
web-log-part-volfyirion-log-synergy-command = { $n } Ordre par Synergie
web-log-part-volfyirion-log-synergy-battle = { $n } Combat par Synergie
web-log-part-volfyirion-log-synergy-knowledge = { $n } Savoir par Synergie

web-log-joined-yro-log-placed = { $seat } place { $card } en { $place } : { $gains }.
web-log-part-yro-log-recruitment-tech = { $n } Tech
web-log-part-yro-log-recruitment-magic = { $n } Magie
web-log-part-yro-log-recruitment-coins = { $n ->
    [one] 1 écu
   *[other] { $n } écus
}
web-log-part-yro-log-recruitment-vp = { $n } PV
web-log-listed-yro-log-threw = { $seat } défausse { $cards }.
web-log-listed-yro-log-revealed = { $seat } recrute { $cards }.

web-log-joined-saint-seiya-log-engaged = { $seat } engage { $count } × { $card } face à l’emplacement { $place }.
web-log-listed-saint-seiya-log-used = { $seat } défausse après l’acquisition : { $cards }.
web-log-listed-saint-seiya-log-threw = { $seat } ne garde pas { $cards }.
web-log-listed-saint-seiya-log-cleared = { $seat } défausse, après usage : { $cards }.
web-log-listed-saint-seiya-log-discarded = { $seat } défausse { $cards }.
web-log-listed-saint-seiya-log-destroyed = Cartes détruites : { $cards } ({ $seat }).
