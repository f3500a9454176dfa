## L’étagère, la mise en place d’une table, sa porte et les réglages.

# ------------------------------------------------------------------ l’étagère
web-lobby-house = Ludothèque
web-lobby-welcome = À quoi joue-t-on ?
web-lobby-motto = Des jeux de cartes fidèles à leurs règles, contre un robot honnête ou avec vos amis. Sans compte, sans rien installer.
web-lobby-play = Jouer maintenant
web-lobby-laying = On dresse la table…
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
web-lobby-on = le { $date }
web-lobby-all = Les montrer toutes ({ $n })

# ------------------------------------------------------------------ les tables des autres
web-lobby-open = Tables ouvertes à tous
web-lobby-open-none = Personne n’attend en ce moment. Préparez une table publique : elle apparaîtra ici.
web-lobby-free = { $n ->
    [one] Une place libre
   *[other] { $n } places libres
}
web-lobby-bring = Vous arrivez avec quelque chose ?
web-lobby-link = Un lien vers une table
web-lobby-link-go = Y aller
web-lobby-link-lost = Ce lien ne mène à aucune table. Collez-le en entier, jusqu’au dernier signe.
web-lobby-record = Ouvrir un fichier de partie
web-lobby-record-about = Une partie finie, enregistrée ici ou dans le terminal, se revoit coup par coup.
web-lobby-not-a-record = { $file } n’est pas un fichier de partie.
web-lobby-nowhere = Le lien est peut-être incomplet, ou la page a changé de place.

# ------------------------------------------------------------------ crédits
web-lobby-unofficial = Ludothèque n’est pas officielle et n’est liée à aucun éditeur.
web-lobby-credits = Crédits et licences
web-lobby-credits-yutaka = Yutakâ est un jeu d’Alexandre Droit, illustré par Biboun, édité par Ferti Games.
web-lobby-credits-own = Règles, textes et images sont ici dans nos propres mots et nos propres dessins ; rien n’est copié des boîtes. Les noms, les nombres et les mécanismes sont des faits. Les valeurs des tuiles de Yutakâ sont des reconstitutions, et c’est dit partout où on les montre.
web-lobby-credits-icons = Pictogrammes de Lorc, Delapouite et d’autres auteurs :
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
web-door-free = Place { $n }
web-door-awaited = libre
web-door-bot = robot
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
web-settings-theme = Lumière
web-settings-theme-auto = Comme l’appareil
web-settings-theme-light = Claire
web-settings-theme-dark = Tamisée
web-settings-speed = Mouvements
web-settings-speed-slow = Lents
web-settings-speed-normal = Normaux
web-settings-speed-fast = Rapides
web-settings-speed-none = Aucun
web-settings-confirm = Confirmer chaque coup
web-settings-confirm-auto = Face à quelqu’un
web-settings-confirm-always = Toujours
web-settings-confirm-never = Jamais
web-settings-shortcuts = Montrer les touches
web-settings-shortcuts-about = Une lettre ou un chiffre sur chaque carte et chaque place jouable.
web-settings-counter = Compteur de cartes
web-settings-counter-about = Ce que tout le monde a pu voir passer, compté pour vous.
web-settings-notices = Me prévenir quand c’est à moi
web-settings-notices-about = Ce navigateur affiche un avis si la page est à l’arrière-plan.
web-settings-notices-blocked = Ce navigateur refuse les avis pour cette page. Ses propres réglages peuvent les permettre.
web-settings-kept = Tout est gardé dans ce navigateur et ne part nulle part.

# ------------------------------------------------------------------ la mise en place
web-setup-nothing = aucune
web-setup-own = à vous
web-setup-bot-name-thumb = Tom
web-setup-bot-name-random = Alea
