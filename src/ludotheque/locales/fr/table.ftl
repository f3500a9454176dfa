## Ce que dit la table elle-même, quel que soit le jeu.

table-player = Joueur { $n }
table-name = { $name }

table-first-seat = La place { $n } ne peut pas commencer : les places vont de 1 à { $high }.
table-wrong-seats = À { $n }, ce jeu ne se joue pas : il faut au moins { $low } joueurs et au plus { $high }.
table-no-such-seat = Il n’y a pas de place { $n } : les places vont de 0 à { $high }.
table-unknown-game = Aucun jeu « { $game } » sur l’étagère. Il y a : { $known }.
table-unknown-option = Ce jeu n’a pas d’option « { $option } ». Ses options : { $known }.
table-bad-option = « { $value } » ne convient pas à l’option « { $option } ». Au choix : { $known }.
table-card-like-rule = Une carte ne peut pas s’appeler « { $card } » : ce serait le numéro d’une règle. Donnez-lui une autre clé.
table-options-not-an-object = Les options se donnent par leur nom, dans un objet.

table-bad-names = Les noms des joueurs sont une liste de textes : un par place au plus, chacun de { $n } lettres au plus.

table-not-an-option = Ce coup n’est pas possible maintenant.
table-game-over = La partie est finie ; plus rien ne se joue.
table-old-question = Cette réponse concerne une question passée ; la table a avancé.
table-not-your-turn = Ce n’est pas à { $seat } de répondre : la table attend { $other }.
table-nothing-asked = Rien n’est demandé à { $seat } pour l’instant.
table-unreadable = « { $move } » ne se lit pas comme un coup. Par exemple : { $examples }.
table-too-many-picks = C’est plus que ce qui était demandé.
table-line-ends = Quelque chose est pioché ou révélé après { $n ->
    [one] le premier de ces coups
   *[other] les { $n } premiers de ces coups
} : la suite doit attendre.
table-not-done = Pas encore : { $n ->
    [one] il manque un choix.
   *[other] il manque { $n } choix.
}
table-bad-lots = Le hasard doit ici { $lots } nombres différents au-dessous de { $below }.

table-cannot-concede = On n’abandonne que dans une partie à deux camps. Un robot peut reprendre votre place.
table-nothing-to-undo = Vous n’avez rien à reprendre.
table-no-undo = Ce coup ne se reprend pas seul : depuis, quelqu’un a répondu, pioché ou appris quelque chose. Les autres peuvent y consentir.

table-no-past = Ce n’est qu’une hypothèse : elle n’a pas de passé à raconter ni à reprendre.

table-log-concedes = { $seat } abandonne.
table-outcome-conceded = { $seat } a abandonné.

position-not-an-object = { $where } : il faut ici un objet avec des champs nommés.
position-not-a-list = { $where } : il faut ici une liste.
position-not-a-number = { $where } : il faut ici un nombre entier de { $low } à { $high }.
position-not-a-truth = { $where } : il faut ici vrai ou faux (true, false).
position-unknown-field = { $where } : inconnu ici. On connaît : { $known }.
position-unknown-zone = Il n’y a pas de zone « { $where } ». Zones : { $known }.
position-unknown-card = { $where } : il n’y a pas de carte « { $card } ».
position-too-many = { $card } se trouve sur la table plus de { $n } fois : c’est plus que la boîte n’en contient.
position-lost-cards = Il manque { $card } { $n ->
    [one] une fois
   *[other] { $n } fois
} : toute carte de la boîte doit se trouver quelque part.
position-unseen = { $where } : { $card } se trouve là où quelqu’un en voit la face, et pourtant il est dit ne pas la connaître.
position-bad-pick = « { $where } » n’est pas un choix que cette question permet.
position-nobody-asked = Dans cette position, rien n’est demandé à personne, et pourtant elle n’est pas finie.
position-unplayable = Cette position ne se joue pas : sa pile et ses questions ne vont pas ensemble.
position-other-game = Cette position est du jeu « { $game } », non de « { $known } ».

record-not-json = Ce fichier de partie est illisible : { $where }.
record-malformed = Ce fichier de partie est incomplet ou abîmé : { $where }.
record-too-big = Ce fichier de partie est trop gros, à « { $where } » : aucune partie n’y prend plus de { $high } ko.
record-foreign = Ce fichier ne vient pas de Ludothèque : son format est « { $format } », non « { $known } ».
record-other-rules = Cette partie suit la version { $n } des règles ; cette maison joue la version { $known }.
record-bad-answer = La réponse { $n } ne peut pas être : { $why }
record-bad-table = La table de cette partie ne peut pas être dressée : { $why }
record-bad-who = « { $where } » n’est ni une place ni le hasard.
record-truncated = Ce fichier s’interrompt : il ne finit pas là où il le dit.
record-other-digest = Cette partie ne mène pas à la position qu’elle nomme à sa fin.

verify-not-over = Seule une partie finie se vérifie : son secret est publié à la fin.
verify-branched = Cette partie est une branche, détachée d’une autre après la réponse { $n } : ce qui a été distribué avant vient de l’autre, et l’ensemble ne se vérifie pas.
verify-no-secret = Ce fichier ne contient pas le secret ; ses mélanges ne peuvent pas être vérifiés.
verify-other-secret = Le secret ne correspond pas à l’empreinte publiée au début.
verify-proves = C’est la preuve que chaque mélange découle du secret dont l’empreinte a été publiée au début, et que rien n’a changé après la première carte ; ce n’est pas la preuve que le donneur a tiré ce secret à l’aveugle.
verify-proves-together = C’est la preuve que chaque mélange découle du secret du donneur et de ce qu’ont ajouté { $names }, le tout lié par des empreintes avant que rien n’en soit dit : qui reconnaît ici son nombre et son empreinte sait que personne, pas même le donneur et tous les autres ensemble, n’a pu choisir la donne.
verify-other-number = Le nombre ajouté par { $seat } ne correspond pas à son empreinte, publiée avant la donne.
verify-other-lots = La réponse { $n } n’est pas celle que donne le secret : ce mélange a été changé.

# ------------------------------------------------------------------ les listes de la boîte d’un joueur
list-unknown = Il n’y a pas de liste « { $value } ». Il y a : { $known }. Ou donnez la vôtre.
list-not-a-list = Une liste est un objet avec ces champs : { $known }.
list-unknown-field = Liste : « { $field } » est inconnu. Connus : { $known }.
list-version = Liste : la version est un nombre entier.
list-twice = Liste, ligne { $line } : elle y figure déjà ; indiquez plutôt le nombre d’exemplaires (copies).
list-line = Liste, ligne { $line } : il faut un objet avec ces champs : { $known }.
list-line-field = Liste, ligne { $line } : « { $field } » y est inconnu. Connus : { $known }.
list-key = Liste, ligne { $line }, { $field } : « { $value } » ne peut pas servir de clé ici ; choisissez-en une autre.
list-name = Liste, ligne { $line } : il manque un nom de { $n } lettres au plus.
list-choice = Liste, ligne { $line }, { $field } : « { $value } » est inconnu. Connus : { $known }.
list-number = Liste, ligne { $line }, { $field } : il faut un nombre entier de { $low } à { $high }.
list-numbers = Liste, ligne { $line }, { $field } : il faut un objet, avec des nombres pour certains de : { $known }.

# ------------------------------------------------------------------ ce que plusieurs jeux ont
table-this-card = cette carte
table-do-concede = Abandonner la partie
table-only-move = Il n’y a pas d’autre coup.
table-zone-hand = Main
table-zone-pile = Pioche
table-zone-deck = Pioche
table-zone-discard = Défausse
table-zone-removed = Hors du jeu
table-zone-column = Colonne
table-zone-bag = Sac
table-zone-trick = Pli
table-zone-tricks = Plis
table-zone-won = Plis gagnés
table-zone-market = Marché
table-zone-row = Rangée
table-zone-reserve = Réserve
table-zone-stock = Talon
table-zone-board = Plateau
table-zone-field = Terrain
table-zone-aside = De côté
table-counter-first = Premier joueur
table-counter-dealer = Donneur
table-counter-leader = Meneur
table-counter-active = Joueur actif
table-counter-turn = Tour
table-counter-turns = Tours joués
table-counter-round = Manche
table-counter-rounds = Manches jouées
table-counter-score = Score
table-counter-points = Points
table-counter-coins = Pièces
table-counter-lives = Vies

# ------------------------------------------------------------------ ce qui est imprimé sur une carte
table-fact-kind = Type
table-fact-colour = Couleur
table-fact-value = Valeur
table-fact-cost = Coût
table-fact-points = Points
table-fact-strength = Force
table-fact-yes = oui
table-colour-yellow = jaune
table-colour-green = vert
table-colour-blue = bleu
table-colour-red = rouge
table-colour-grey = gris
table-colour-black = noir
