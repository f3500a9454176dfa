## L’étagère, la mise en place d’une table, sa porte et les réglages.

# ------------------------------------------------------------------ l’étagère
web-lobby-house = Ludothèque
web-lobby-welcome = À quoi joue-t-on ?
web-lobby-motto = Des jeux de cartes à la même table, fidèles à leurs règles. Gratuit et sans compte.
web-lobby-promise-bot = Jouer tout de suite contre un robot honnête
web-lobby-promise-friends = Inviter des amis par un lien
web-lobby-promise-learn = Apprendre chaque jeu en quelques minutes
web-lobby-play = Jouer maintenant
web-lobby-laying = On installe la table…
web-lobby-setup = Préparer une table
web-lobby-learn = Apprendre
web-lobby-rules = Règles
web-lobby-cards = Cartes
web-lobby-about-game = { $game } : table, leçons, règles et cartes
web-lobby-players = { $n ->
    [one] Pour un joueur
   *[other] Pour { $n } joueurs
}
web-lobby-players-range = De { $low } à { $high } joueurs

# ------------------------------------------------------------------ mes tables
web-lobby-running = Vos parties en cours
web-lobby-finished = Vos parties finies
web-lobby-with = avec { $names }
web-lobby-waiting = On attend { $seat }.
web-lobby-gathering = { $n ->
    [one] Une place attend encore quelqu’un.
   *[other] { $n } places attendent encore quelqu’un.
}
web-lobby-gone = Cette table n’existe plus sur ce serveur.
web-lobby-resume = Reprendre
web-lobby-forget = Oublier
web-lobby-forget-this = Oublier cette partie de { $game }
web-lobby-carry = Sur un autre appareil
web-lobby-carry-about = Ce lien ouvre votre place sur un autre appareil. Ne le donnez à personne d’autre.
web-lobby-all = Les montrer toutes ({ $n })

# ------------------------------------------------------------------ les tables des autres
web-lobby-open = Tables ouvertes à tous
web-lobby-open-none = Personne n’attend en ce moment. Préparez une table publique : elle apparaîtra ici.
web-lobby-free = { $n ->
    [one] Une place libre
   *[other] { $n } places libres
}
web-lobby-bring = Vous avez un lien ou une partie enregistrée ?
web-lobby-link = Un lien vers une table
web-lobby-link-go = Y aller
web-lobby-link-lost = Ce lien ne mène à aucune table. Collez-le en entier, jusqu’au dernier caractère.
web-lobby-record = Ouvrir un fichier de partie
web-lobby-record-about = Une partie finie, enregistrée ici ou dans le terminal, se revoit coup par coup.
web-lobby-not-a-record = { $file } n’est pas un fichier de partie.
web-lobby-nowhere = Le lien est peut-être incomplet, ou la page a changé de place.

# ------------------------------------------------------------------ crédits
web-lobby-unofficial = Ludothèque n’est pas officielle et n’est liée à aucun éditeur.
web-lobby-credits = Crédits et licences
web-lobby-credits-yutaka = Yutakâ est un jeu d’Alexandre Droit, illustré par Biboun, édité par Ferti Games.
web-lobby-credits-yro = YRO est un jeu de Masato Uesugi, illustré par Takashi Konno, édité par Studio Supernova et, en français, par Don’t Panic Games.
web-lobby-credits-own = Règles, textes et images sont ici dans nos propres mots et nos propres dessins ; rien n’est copié des boîtes. Les noms, les nombres et les mécanismes sont des faits. Les valeurs des tuiles de Yutakâ sont des reconstitutions, et c’est dit partout où on les montre.
web-lobby-credits-icons = Pictogrammes de Lorc, Delapouite et d’autres auteurs, certains mis en couleur et en lumière par nous :
web-lobby-credits-fonts = Polices : Fraunces et Source Sans 3, sous licence SIL Open Font 1.1.
web-lobby-credits-licence = Le programme est libre, sous licence MIT.

# ------------------------------------------------------------------ la porte
web-door-title = Une partie de { $game }
web-door-invites = { $seat } vous invite à jouer à { $game }
web-door-name = Votre nom à cette table
web-door-sit = S’asseoir
web-door-watch = Regarder
web-door-full = Toutes les places sont prises : cette invitation a déjà servi. Vous pouvez regarder la partie.
web-door-promise = Pas de compte, pas de mot de passe : votre place est gardée dans ce navigateur.
web-door-learn = Vous ne connaissez pas le jeu ? Une leçon de quelques minutes.
web-door-gathering = { $n ->
    [one] La table attend un joueur
   *[other] La table attend { $n } joueurs
}
web-door-starts = { $n ->
    [one] La partie commence toute seule dès que la dernière place est prise. Vous pouvez fermer cette page et revenir.
   *[other] La partie commence toute seule dès que les { $n } places sont prises. Vous pouvez fermer cette page et revenir.
}
web-door-shuffling = On mélange les cartes
web-door-shuffling-about = Chacun ajoute au mélange un nombre à soi, pour que personne ne puisse choisir la donne. Il manque encore : { $names }. La partie commencera toute seule dès que la table aura été rouverte.
web-door-owes = nombre attendu
web-door-free = Place { $n }
web-door-awaited = libre
web-door-bot = robot { $level }
web-door-you = vous
web-door-here = présent
web-door-away = absent
web-door-invite = { $n ->
    [one] Invitez quelqu’un
   *[other] Invitez vos amis
}
web-door-link = Lien pour la place { $n } (il sert une fois)
web-door-copy = Copier
web-door-copied = Copié !
web-door-send = Envoyer
web-door-qr = Code QR
web-door-qr-about = Le lien en image : visez-la avec un téléphone.
web-door-address = Adresse de cette machine sur le réseau
web-door-only-here = Ce serveur n’écoute que cette machine : le lien ne marchera que sur elle. Pour inviter le réseau, lancez
web-door-message = Une partie de { $game } ?
web-door-join = Une place est libre
web-door-looking-on = Vous regardez cette table. Pour y jouer, il faut une invitation de ceux qui y sont assis.

# ------------------------------------------------------------------ les réglages
web-settings = Réglages
web-settings-language = Langue
web-settings-name = Votre nom
web-settings-name-example = par exemple Camille
web-settings-theme = Thème
web-settings-theme-auto = Comme l’appareil
web-settings-theme-light = Clair
web-settings-theme-dark = Sombre
web-settings-speed = Animations
web-settings-speed-slow = Lentes
web-settings-speed-normal = Normales
web-settings-speed-fast = Rapides
web-settings-speed-none = Aucune
web-settings-confirm = Confirmer les coups
web-settings-confirm-auto = Coups définitifs
web-settings-confirm-always = Toujours
web-settings-confirm-never = Jamais
web-settings-remind = Rappel en fin de tour
web-settings-remind-about = Demande une fois, quand quelque chose peut encore être acquis ou dépensé.
web-settings-shortcuts = Montrer les touches
web-settings-shortcuts-about = Une lettre ou un chiffre sur chaque carte et chaque place jouable.
web-settings-notation = Afficher la notation
web-settings-notation-about = La forme abrégée de chaque coup, celle du terminal et des parties enregistrées.
web-settings-counter = Compteur de cartes
web-settings-counter-about = Ce que tout le monde a pu voir passer, compté pour vous.
web-settings-bell = Entendre que c’est à vous
web-settings-bell-about = Deux notes douces quand les autres ont joué.
web-settings-sounds = Entendre la table
web-settings-sounds-about = Cartes, pièces, mélanges, feu, mot d’un ami, fin de partie. Tout ce qui s’entend est aussi écrit.
web-settings-volume = Volume
web-settings-rules = Numéros des règles
web-settings-rules-about = De petits liens à côté de chaque ligne du journal.
web-settings-notices = Me prévenir quand c’est à moi
web-settings-notices-about = Une notification s’affiche quand la page est à l’arrière-plan.
web-settings-notices-blocked = Ce navigateur bloque les notifications de cette page ; ses propres réglages permettent de les autoriser.
web-settings-kept = Tout est gardé dans ce navigateur et ne part nulle part.

# ------------------------------------------------------------------ la mise en place
web-setup-nothing = aucune
web-setup-own = propre à cette table
web-setup-bot-thumb = Tom
web-setup-bot-random = Alea
web-setup-bot-novice = Novice
web-setup-bot-novice-about = voit les bons coups, pas toujours le meilleur, et joue parfois le premier qui lui vient. Pour une première partie.
web-setup-bot-club = Club
web-setup-bot-club-about = joue vite et bien, comme ceux qui se retrouvent chaque semaine. De quoi passer une bonne soirée.
web-setup-bot-expert = Expert
web-setup-bot-expert-about = réfléchit une seconde avant chaque coup et laisse passer peu de choses.
web-setup-bot-master = Maître
web-setup-bot-master-about = prend jusqu’à cinq secondes par coup et voit loin. Gagnez ici, et vous connaissez le jeu.
web-setup-title = Préparer une table
web-setup-seats = Qui joue ?
web-setup-how-many = Combien de places ?
web-setup-seat = Place { $n }
web-setup-your-name = Votre nom
web-setup-their-name = Son nom
web-setup-who-me = Moi
web-setup-who-friend = Un ami, par un lien
web-setup-who-friend-about = Vous recevez un lien à envoyer. La partie commence dès que la place est prise.
web-setup-who-beside = À côté de moi
web-setup-who-beside-about = Vous jouez à tour de rôle sur cet écran ; un rideau cache les mains entre deux tours.
web-setup-options = Que joue-t-on ?
web-setup-first = { $seat } (place { $n })
web-setup-own-file = La vôtre
web-setup-own-file-about = Un fichier JSON, dans le format que décrit la documentation
web-setup-not-json = { $file } n’est pas un fichier JSON lisible.
web-setup-expert = Pour qui connaît le jeu
web-setup-my-seat = Votre place
web-setup-evening = Comment joue-t-on ?
web-setup-clock = Pendule
web-setup-clock-none = Aucune
web-setup-clock-none-about = Chacun prend le temps qu’il veut, même plusieurs jours.
web-setup-clock-move = Par coup
web-setup-clock-move-about = Chaque réponse a son temps. S’il est écoulé, les autres choisissent d’attendre, d’asseoir un robot ou de réclamer la partie.
web-setup-clock-move-time = Temps par coup
web-setup-clock-bank = Réserve
web-setup-clock-bank-about = Chacun a une réserve pour toute la partie ; chaque coup y rajoute un peu.
web-setup-clock-bank-time = Réserve de chacun
web-setup-clock-increment = Ajouté à chaque coup
web-setup-public = Qui peut venir ?
web-setup-public-no = Sur invitation
web-setup-public-no-about = Seuls ceux à qui vous donnez le lien s’assoient.
web-setup-public-yes = Tout le monde
web-setup-public-yes-about = La table apparaît sur l’étagère de ce serveur ; le premier venu s’assoit. Vos liens marchent aussi.
web-setup-talk = Discussion
web-setup-talk-yes = Avec ses propres mots
web-setup-talk-yes-about = Chacun écrit ce qu’il veut, en plus des phrases toutes faites.
web-setup-talk-no = Phrases toutes faites seulement
web-setup-talk-no-about = Chacun les lit dans sa langue.
web-setup-hints = Conseils
web-setup-hints-no = Pas de conseils
web-setup-hints-no-about = Entre joueurs humains, personne ne demande son avis au robot.
web-setup-hints-yes = Permis
web-setup-hints-yes-about = Chacun peut demander ce que ferait le robot. Bien pour une première partie.
web-setup-summary = Votre table
web-setup-look-again = Un choix ne va pas encore ; voyez ce qui est en rouge.
web-setup-start = Commencer
web-setup-start-invite = Ouvrir la table et inviter
web-setup-tiles-own = Celles de votre boîte
web-setup-tiles-own-about = Recopiez votre carte Répartition : 25 tuiles, 30 points par type.
web-setup-tiles-sum = { $n } sur { $of } points, { $tiles ->
    [one] 1 tuile
   *[other] { $tiles } tuiles
}
web-setup-tiles-count = { $n } tuiles sur { $of }
web-setup-layout-own = Le vôtre
web-setup-layout-own-about = Dessinez votre archipel, tuile sur tuile.
web-setup-layout-help = Touchez une tuile, puis celles sur lesquelles elle est posée.
web-setup-layout-help-under = Touchez les tuiles qui sont sous la { $tile }. Touchez de nouveau la { $tile } quand c’est fait.
web-setup-layout-tile = { $below ->
    [none] Tuile { $tile }, posée à plat. La choisir.
   *[other] Tuile { $tile }, posée sur { $below }. La choisir.
}
web-setup-layout-picked = Tuile { $tile }, choisie. La reposer.
web-setup-layout-on = Tuile { $tile }. La glisser sous la { $top }.
web-setup-layout-off = Tuile { $tile }, sous la { $top }. L’en retirer.
web-setup-layout-circle = Tuile { $tile } : elle est déjà posée sur la { $top } et ne peut pas être dessous.
web-setup-layout-fewer = Une tuile de moins sur l’île { $island }
web-setup-layout-more = Une tuile de plus sur l’île { $island }
web-setup-layout-total = { $n } tuiles sur { $of }
web-setup-layout-cubes = Cubes des tuiles recouvertes
web-setup-layout-cubes-hidden = Cachés
web-setup-layout-cubes-seen = Visibles

# La liste de cartes d’un propriétaire.
web-editor-id = ma boîte
web-editor-own = La liste de votre boîte
web-editor-own-about = Part de notre liste ; écrite en JSON, vérifiée pendant la saisie.
web-editor-file = Un fichier contenant la liste
web-editor-text = La liste, une entrée par type de carte
web-editor-unreadable = Ce n’est pas encore du JSON : { $why }
