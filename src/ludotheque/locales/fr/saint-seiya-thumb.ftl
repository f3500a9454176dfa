## Saint Seiya : les raisons que donne le joueur au jugé

saint-seiya-thumb-engage = { $card } est à portée ce tour-ci, et rien d’autre ne vaut davantage.
saint-seiya-thumb-engage-gold = { $card } est à portée : un Chevalier d’Or rapporte beaucoup de PV et éteint une Flamme.
saint-seiya-thumb-acquire = Il y a maintenant de quoi acquérir { $card }.
saint-seiya-thumb-equip = Le Cosmos de l’Armure aide à acquérir { $card }.
saint-seiya-thumb-armour = { $card } ne coûte rien à équiper et reste en jeu jusqu’à son utilisation.
saint-seiya-thumb-activate = L’effet de { $card } vaut plus, maintenant, que sa Force et son Cosmos.
saint-seiya-thumb-talent = Rien à acquérir avec { $card }, mais son effet peut encore servir.
saint-seiya-thumb-heal = Rien à acquérir avec { $card } : autant soigner un Personnage blessé.
saint-seiya-thumb-end = Plus rien ne vaut la peine ce tour-ci.
saint-seiya-thumb-throw = Une nouvelle carte sera sans doute meilleure que { $card }.
saint-seiya-thumb-keep = Les cartes qui restent valent mieux que la plupart.
saint-seiya-thumb-better-off = Tout bien pesé, c’est ce choix qui vous laisse en meilleure posture.
saint-seiya-thumb-leave = Tout bien pesé, mieux vaut s’abstenir.
