## Ce que disent toutes les pages du navigateur.

web-offline = Le serveur est injoignable. Vérifiez votre connexion ; nous continuons d’essayer.
web-server-error = Le serveur n’a pas pu répondre ({ $n }).
web-page-lost = Cette page n’a pas pu être chargée. La connexion a peut-être été coupée, ou il existe une version plus récente.
web-reload = Recharger
web-waiting-connection = En attente de la connexion
web-not-found = Il n’y a rien ici.
web-not-a-target = Votre carte ne peut pas aller là.
web-not-a-source = On ne peut rien en faire maintenant.
web-table-overtaken = Quelqu’un d’autre a joué au même instant : regardez encore une fois.
web-link-cut = Ce lien est incomplet
web-link-cut-about = Il lui manque la fin : une coupure en fin de ligne, peut-être. Copiez-le en entier, ou redemandez-le.
web-close = Fermer
web-home = Retour à l’étagère
web-cancel = Annuler
web-done = Terminé
web-loading = Un instant…
web-try-again = Réessayer
web-your-turn = À vous de jouer
web-rule = Règle { $rule }
