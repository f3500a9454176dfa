## YRO : les raisons que donne le joueur au jugé

yro-thumb-throw = La plupart des cartes de la pioche serviraient mieux cette guilde que { $card }.
yro-thumb-thrown = Les cartes qui restent valent mieux que la plupart de celles de la pioche.
yro-thumb-keep-all = Chaque carte de cette main vaut mieux que la plupart de celles de la pioche.
yro-thumb-keep = { $card } est l’une des cartes qui servent le mieux cette guilde.
yro-thumb-draft = De toutes les cartes du paquet, { $card } sert le mieux cette guilde.
yro-thumb-save = Personne ici ne vaut son prix pour l’instant : 2 écus de plus permettront de recruter mieux.
yro-thumb-one = Seule recrue, { $card } coûte 1 écu de moins ; une seconde rapporterait moins que son prix.
yro-thumb-income = { $card } rapporte environ { $n ->
    [one] 1 écu
   *[other] { $n } écus
} d’ici la fin, tant qu’il reste du temps pour les dépenser.
yro-thumb-war = { $card } renforce la guilde au Combat, soit environ { $n } PV d’ici la fin.
yro-thumb-score = { $card } marque environ { $n } PV d’ici la fin.
yro-thumb-tech = { $card } fait monter la Tech, soit environ { $n } PV d’ici la fin grâce à ceux qui marquent par niveau.
yro-thumb-magic = { $card } fait monter la Magie, soit environ { $n } PV d’ici la fin grâce à ceux qui marquent par niveau.
yro-thumb-at-once = { $card } rapporte environ { $n } PV tout de suite.
yro-thumb-lines = { $card } va bien avec les cartes en place : un alignement de trois est à portée.
yro-thumb-quest = { $card } accomplit une Quête.
yro-thumb-ninth = { $card } complète la guilde : ce tour devient le dernier.
yro-thumb-place-line = En { $spot }, { $card } achève un alignement et donne son bonus de connexion.
yro-thumb-place-front = En { $spot }, { $card } est sur le Front : la Force de la guilde passe à { $n }.
yro-thumb-place-pair = En { $spot }, { $card } s’aligne avec une carte du même groupe : une troisième donnera un bonus de connexion.
yro-thumb-place-behind = En { $spot }, { $card } laisse le Front tel quel ; ses effets comptent partout.
