## Comprendre une partie : son journal, ses règles, ses cartes, sa fin, sa relecture, ses leçons.

# ------------------------------------------------------------------ ce qui s'est passé
web-log-title = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-log-since = Depuis votre dernier tour
web-log-before = Jusqu’à votre dernier tour
web-log-seen = Compris
web-log-your-turn = À vous de jouer. { $prompt }

# ------------------------------------------------------------------ les règles
web-rules-book = Livret de règles
web-rules-title = { $game } : les règles
web-rules-about = Dans nos propres mots, règle par règle. Là où le livret imprimé se tait, nous avons tranché, et nous le disons.
web-rules-search = Chercher dans les règles
web-rules-found = { $n ->
    [0] Aucune règle
    [one] Une règle
   *[other] { $n } règles
}
web-rules-none = Aucune règle ne contient tous ces mots. Essayez-en moins.
web-rules-ours = notre arbitrage
web-rules-ours-about = Le livret imprimé se tait sur ce point : c’est un arbitrage de notre part.
web-rules-chapters = Chapitres
web-rules-print = Imprimer
web-rules-learn = Apprendre en jouant
web-rules-cards = Les cartes

# ------------------------------------------------------------------ les cartes
web-cards-title = { $game } : les cartes
web-cards-search = Chercher parmi les cartes
web-cards-found = { $n ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $n } cartes
}
web-cards-none = Aucune carte ne contient tous ces mots. Essayez-en moins.
web-cards-times = × { $n }
web-cards-guess = Reconstitution
web-cards-deduced = Déduction
web-signs = Signes
web-signs-title = Les signes du jeu
web-read-title = Carte à lire
web-read-more = Tout voir
web-inspect-hidden = Une carte face cachée
web-inspect-hidden-about = De votre place, sa face ne se voit pas.
web-inspect-copies = Dans la boîte
web-inspect-provenance = { $provenance ->
    [rulebook] Ces données figurent dans le livret imprimé.
    [published] Ces données viennent de ce qui a été publié sur le jeu.
    [deduced] Déduction : rien ne l’imprime carte par carte, mais tout ce qui est imprimé ou publié y mène.
    [reconstructed] Reconstitution : notre meilleure hypothèse, et non les valeurs imprimées. Qui possède la boîte peut saisir les siennes en préparant une table.
   *[other] Ces données ont été saisies par la personne qui a préparé cette table.
}
web-inspect-rules = Les règles qui la concernent
web-counter-title = Compter les cartes
web-counter-about = Les cartes que vous ne voyez pas : où elles sont, et combien de chacune.
web-contents-deck = Le deck de { $seat } : { $n ->
    [one] une carte
   *[other] { $n } cartes
}
web-contents-deck-yours = Votre deck : { $n ->
    [one] une carte
   *[other] { $n } cartes
}
web-contents-of = { $zone } de { $seat }
web-contents-draw = Encore à piocher : { $n }
web-contents-hidden = Face cachée, { $zones } : { $n }
web-contents-order = Personne ne sait dans quel ordre viendront les cartes face cachée.
web-contents-seen = { $zone } : { $n }
web-contents-card = { $card } : { $n }. Voir de près.
web-contents-none = Il n’y a rien ici.

# ------------------------------------------------------------------ la fin
web-end-over = La partie est terminée
web-end-mine = { $how ->
    [won] Vous avez gagné !
    [shared] Vous partagez la victoire !
    [drew] Partie nulle
   *[lost] Vous avez perdu
}
web-end-seat = { $how ->
    [won] victoire
    [shared] victoire partagée
    [drew] partie nulle
   *[lost] défaite
}
web-end-count = Le décompte
web-end-why = Pourquoi
web-end-total = Total
web-end-so-far = Le score si la partie s’arrêtait maintenant, d’après ce que tout le monde voit.
web-end-not-yet = À ce jeu, les points ne se comptent qu’à la fin.
web-end-no-scores = Il n’y a pas de points à compter.
web-end-course = Le fil de la partie
web-end-course-table = La même chose en chiffres
web-end-no-course = Le graphique du score n’a pas pu être chargé.
web-end-moment = Après le coup
web-end-rematch = Rejouer
web-end-level = { $n ->
    [1] Le robot, la prochaine fois
   *[other] Les robots, la prochaine fois
}
web-end-to-rematch = Vers la revanche
web-end-replay = Revoir la partie
web-end-look = Regarder la table
web-end-keep = Garder cette partie
web-end-record = Télécharger la partie
web-end-copy = Copier le lien de la relecture
web-end-verify = La donne était-elle honnête ?
web-end-commitment = Empreinte, dès le début
web-end-secret = Secret, publié à la fin
web-end-verify-how = Pour vérifier avec le fichier téléchargé
web-proof-holds = Vrai :
web-proof-fails = Faux :
web-proof-secret = Le secret du donneur correspond à l’empreinte publiée avant la donne.
web-proof-numbers = { $n ->
    [one] Le nombre ajouté correspond à son empreinte.
   *[other] Les { $n } nombres ajoutés correspondent à leurs empreintes.
}
web-proof-noted = Toutes les empreintes sont celles que cet appareil a notées avant de dire son nombre.
web-proof-mine = { $n ->
    [one] Le nombre tiré par cet appareil en fait partie.
   *[other] Les { $n } nombres tirés par cet appareil en font partie.
}
web-proof-draws = { $n ->
    [one] Le seul mélange a été recalculé ici : c’est bien le même.
   *[other] Les { $n } mélanges et tirages ont été recalculés ici : ce sont bien les mêmes.
}
web-proof-not = Cette donne n’est pas celle qui a été promise. Gardez le fichier de la partie et adressez-vous aux responsables de ce serveur.
web-proof-elsewhere = Cet appareil n’avait pas noté les empreintes avant la donne ; ceux qui l’ont fait peuvent vérifier que personne n’a changé la sienne.
web-proof-figures = Les chiffres
web-proof-number = Nombre ajouté par { $seat }

# ------------------------------------------------------------------ la relecture
web-replay-title = { $game } : relecture
web-replay-not = Cette partie ne peut pas être revue
web-replay-to-table = Vers la table
web-replay-controls = Parcourir la partie
web-replay-first = À la donne
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-turn-back = Un tour en arrière
web-replay-turn-next = Un tour en avant
web-replay-turn = { $n ->
    [0] Avant le premier tour
   *[other] Tour { $n }
}
web-replay-turn-of = Tour { $n } : { $seat }
web-replay-does = { $seat } choisit « { $does } ».
web-replay-secret = { $seat } décide en secret.
web-replay-play = Lecture automatique
web-replay-stop = Arrêter
web-replay-slider = Moment
web-replay-where = { $n ->
    [0] La donne
   *[other] Coup { $n } sur { $high }
}
web-replay-eyes = Vu par
web-replay-eyes-all = tout le monde, mains ouvertes
web-replay-eyes-watch = le public
web-replay-moves = Tous les coups
web-replay-deal = La donne
web-replay-copy = Copier le lien de ce moment
web-replay-copied = Copié
web-replay-on = Reprendre la partie ici
web-replay-on-about = Une nouvelle table à partir de ce moment : vous à une place, des robots aux autres. Mains et pioches sont comme elles étaient ; ce qui sera mélangé plus tard est donné autrement.
web-replay-on-seat = Votre place
web-replay-on-bot = Le robot
web-replay-on-go = Jouer la suite
web-replay-on-over = À la fin, il ne reste rien à jouer. Revenez quelques coups en arrière.
web-replay-score = Le score à ce moment

# ------------------------------------------------------------------ les leçons
web-learn-title = { $game } : apprendre à jouer
web-learn-about = De courtes leçons à une vraie table. Ici, on ne risque rien.
web-learn-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
}
web-learn-done = terminée
web-learn-none = Ce jeu n’a pas encore de leçons. Son livret explique tout.
web-learn-rules = Lire les règles
web-learn-coach = L’entraîneur
web-learn-step = Étape { $n } sur { $high }
web-learn-signs = Un signe vous échappe ? Touchez la loupe, en haut : elle les explique tous.
web-learn-go-on = Continuer
web-learn-again = Recommencer cette leçon
web-learn-next = Leçon suivante : { $title }
web-learn-list = Toutes les leçons
web-learn-play = Jouer une vraie partie

web-end-story = La partie en chiffres
web-end-story-so-far = Où en est la partie, d’après ce que tout le monde voit.
web-end-story-course = { $line }, moment par moment
