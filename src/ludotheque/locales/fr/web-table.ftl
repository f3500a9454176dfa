## Autour d’une table dans le navigateur.

web-title = Ludothèque
web-table-side = À côté de la table
web-table-tab-log = Journal
web-table-tab-rules = Règles
web-table-tab-score = Score
web-table-tab-talk = Chat
web-table-prompt = Ce qui est demandé
web-table-players = Joueurs
web-table-over = La partie est terminée.
web-table-ending = Comment elle a fini
web-table-waits-for = La table attend { $who }.
web-table-sure = { $move } ?
web-table-which = { $card } : que voulez-vous faire ?
web-table-choices = { $n } choix
web-table-read-all = Tout lire
web-table-where = { $card } : choisissez l’emplacement.
web-table-this-card = Cette carte
web-table-all-equal = Les { $n }
web-table-picks = ({ $n } sur { $high })
web-table-hint = Un conseil : { $move }.
web-hint-musing = Je réfléchis encore…
web-hint-chance = { $verdict ->
    [sure] Vos chances de gagner : { $before } % maintenant, { $after } % ensuite. C’est nettement le meilleur coup.
    [fair] Vos chances de gagner : { $before } % maintenant, { $after } % ensuite. C’est sans doute le meilleur coup.
   *[close] Vos chances de gagner : { $before } % maintenant, { $after } % ensuite. Difficile de trancher.
}
web-hint-second = Deuxième choix : { $move } ({ $percent } %).
web-hint-as-good = Presque aussi bien : { $move }.
web-table-confirm = Jouer
web-table-no-more = { $n } au plus : reposez-en d’abord une.
web-table-skip = Accélérer
web-table-show-again = Revoir le dernier tour
web-table-days = { $n } j { $hours } h
web-table-seat-you = vous
web-table-seat-bot = robot { $level }
web-face = Portrait de { $name }, robot { $level }
web-table-seat-here = présent
web-table-seat-away = absent
web-table-seat-gone = parti
web-table-to-play = doit jouer
web-table-spectators = { $n ->
    [one] un spectateur
   *[other] { $n } spectateurs
}
web-table-resumed = Les règles ont été corrigées pendant cette partie : elle reprend là où elle en était.
web-table-resume = Reprendre
web-table-asks-take-back = { $seat } demande à reprendre un coup.
web-table-asks-pause = { $seat } demande une pause.
web-table-agree = D’accord
web-table-disagree = Non, continuons
web-table-asked = Demande envoyée ; tous les autres n’ont pas encore répondu.
web-table-late = { $name } n’a plus de temps.
web-table-absent = { $name } est absent depuis un moment.
web-table-let-bot = Laisser jouer un robot
web-table-claim = Réclamer la partie
web-table-rematch-waits = Une nouvelle partie est prête avec les mêmes joueurs.
web-table-rematch-go = Rejouer
web-table-nothing-said = Personne n’a encore rien dit.
web-table-undo = Reprendre le coup
web-table-undo-ask = Demander à reprendre
web-table-ask-hint = Conseil
web-table-menu = Plus
web-table-pause = Mettre en pause
web-table-concede = Abandonner la partie
web-table-concede-sure = La partie se termine et l’autre camp gagne. C’est sans retour.
web-table-copy-link = Copier le lien pour les spectateurs
web-table-link-copied = Lien copié
web-table-report = Quelque chose cloche
web-table-report-about = Toute la partie est conservée sous un numéro, pour pouvoir la rejouer exactement. Vous recevez un fichier avec ce que vous avez le droit de savoir.
web-table-report-words = Ce qui cloche
web-table-report-send = Envoyer
web-table-reported = Merci. Le numéro du signalement est { $number }.

web-table-watching = Vous regardez la partie
web-table-rematch-begins = Revanche : cette fois, c’est { $seat } qui commence.
web-talk-write = Dites quelque chose
web-talk-write-mates = Un mot à votre partenaire
web-talk-send = Envoyer
web-talk-to = À
web-talk-to-all = tout le monde
web-talk-to-mates = mon partenaire
web-talk-among-mates = (entre partenaires)
web-talk-phrases = Phrases toutes faites : chacun les lit dans sa langue.
web-talk-only-phrases = À cette table, on se parle avec des phrases toutes faites ; chacun les lit dans sa langue.
web-talk-watching = Seuls les joueurs peuvent parler.
web-talk-unread = { $n ->
    [one] une nouvelle ligne
   *[other] { $n } nouvelles lignes
}

web-curtain-title = Au tour de { $name }
web-curtain-about = Passez l’écran à { $name }. Rien ne s’affiche tant que vous n’êtes pas seul devant.
web-curtain-raise = Je suis { $name }

web-keys-title = Touches
web-keys-tap = toucher la carte ou l’emplacement qui porte cette touche
web-keys-arrows = passer d’une chose jouable à l’autre
web-keys-enter = toucher ce qui est en évidence ; dire oui
web-keys-escape = reposer la carte ; fermer
web-keys-skip = passer l’animation
web-keys-again = revoir le dernier tour
web-keys-undo = reprendre le coup
web-keys-hint = un conseil
web-keys-inspect = regarder de près la carte en évidence
web-keys-log = le journal
web-keys-rules = les règles
web-keys-help = ces touches
