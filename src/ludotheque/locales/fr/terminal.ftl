## La ligne de commande et le client en mode texte.

# ------------------------------------------------------------------ partout
terminal-with-rule = { $text } ({ $rule })
terminal-word-yes = o oui
terminal-word-no = n non
terminal-goodbye = À la prochaine !
terminal-version = Ludothèque { $version } ({ $build ->
    [compiled] compilée
   *[interpreted] interprétée
})
terminal-cannot-read = « { $file } » est illisible : { $why }.
terminal-cannot-write = « { $file } » ne peut pas être écrit : { $why }.
terminal-unknown-language = Nous ne parlons pas « { $lang } ». Langues : { $known }.
terminal-not-a-number = { $option } : « { $value } » n’est pas un nombre qui convient ici.

# ------------------------------------------------------------------ l’accueil
terminal-overview = Ludothèque
terminal-overview-about = Des jeux de cartes de société, fidèles à leurs livrets, à une même table numérique.
terminal-overview-game = { $name } : { $tagline }
terminal-overview-learn = apprendre en cinq minutes, avec un guide
terminal-overview-play = jouer tout de suite, contre un robot
terminal-overview-rules = lire les règles
terminal-overview-cards = voir toutes les cartes et les tuiles
terminal-overview-games = ce qu’il y a sur l’étagère, avec toutes les options
terminal-overview-help = tout le reste ; --lang en parle anglais
terminal-lobby = Le salon est ouvert à { $url } ; les tables sont gardées dans { $database }. Ctrl-C le ferme.
terminal-no-pages = Les pages pour le navigateur ne sont pas construites ici. Pour les construire : make web. Pour jouer sans elles : ludotheque play
terminal-lobby-open = Le salon est déjà ouvert, à { $url }
terminal-no-port = Aucun port n’est libre sur cette machine.

# ------------------------------------------------------------------ la ligne de commande
terminal-usage = usage :
terminal-usage-arguments = arguments
terminal-usage-options = options
terminal-usage-epilog = « ludotheque COMMANDE --help » en dit plus sur une commande.
terminal-usage-hint = Voir : { $command } --help
terminal-usage-choice = Il n’y a pas de commande « { $word } ». Commandes : { $known }.
terminal-usage-choice-near = Il n’y a pas de commande « { $word } ». Vouliez-vous dire « { $near } » ?
terminal-usage-required = Il manque quelque chose : { $word }.
terminal-usage-unknown = Pas compris : { $word }.
terminal-usage-value = Il manque une valeur après { $word }.
terminal-usage-no-value = { $word } ne prend pas de valeur.
terminal-command-word = COMMANDE
terminal-game-word = JEU
terminal-name-word = NOM
terminal-words-word = MOTS
terminal-folder = DOSSIER
terminal-file = FICHIER
terminal-command-games = lister les jeux de l’étagère
terminal-command-rules = lire les règles d’un jeu, quelques-unes, ou celles qui parlent d’un mot
terminal-command-cards = lister les cartes d’un jeu, leurs textes et la source de chaque donnée
terminal-command-learn = apprendre un jeu par de courtes leçons, l’une après l’autre
terminal-command-play = jouer dans le terminal, contre un robot ou avec quelqu’un à côté de vous
terminal-command-replay = revoir une partie pas à pas, et la reprendre à n’importe quel moment
terminal-command-verify = prouver qu’une partie finie a été mélangée honnêtement
terminal-command-sit = faire jouer votre programme à une vraie table
terminal-arg-link = le lien de sa place, ou d’une invitation
terminal-arg-program = le programme : voir docs/bots.md
terminal-arg-program-name = le nom que les autres voient
terminal-sit-over = La partie est finie, après { $n } réponses de votre programme.
terminal-command-games-to-parquet = transformer des parties en données d’apprentissage, une ligne par décision
terminal-arg-records = des parties, telles que `play` et les pages les enregistrent
terminal-arg-judge = un robot qui réfléchit, comme club, pour dire avant chaque décision les chances de qui la prend
terminal-arg-parquet = le fichier à écrire
terminal-parquet-written = { $n } décisions de { $games } parties sont dans { $file }.
terminal-needs = Il faut pour cela plus que le jeu lui-même : pip install ludotheque[{ $extra }]
terminal-command-arena = faire jouer des robots entre eux
terminal-command-balance = apprendre de beaucoup de parties quelles cartes valent la peine, qui mène quand, et ce qui fait gagner
terminal-arg-balance-bots = qui est à table : un robot pour toutes les places, ou plusieurs qui tournent de place en place ; répété, une autre table à mettre à côté
terminal-arg-balance-games = combien de parties ; plusieurs nombres pour plusieurs tables, le dernier valant pour les suivantes
terminal-arg-also = une table de plus, jouée par les derniers robots, avec cette option changée : modules=mercenary ; autant de fois qu’il faut
terminal-arg-balance-kept = un fichier pour les parties : celles qui y sont ne sont pas rejouées
terminal-arg-balance-to = écrire la page, une fois par langue : yro.html devient yro.fr.html et yro.en.html
terminal-arg-balance-data = écrire tout ce qui a été compté, partie par partie
terminal-command-ladder = mesurer la force des robots, chacun contre chacun
terminal-command-train = former l’instinct d’un jeu en le faisant jouer contre lui-même
terminal-command-bench = mesurer la vitesse de cette machine
terminal-command-backup = copier les tables de cette machine, même pendant qu’on y joue
terminal-command-serve = lancer un serveur, pour jouer chacun devant son écran
terminal-arg-host = l’adresse à écouter ; 0.0.0.0 l’ouvre à votre réseau
terminal-arg-port = le port à écouter
terminal-arg-database = où les tables sont gardées : un fichier, ou postgresql://…
terminal-arg-public-url = l’adresse où les autres trouvent ce serveur, s’il est derrière un mandataire
terminal-arg-peer-url = l’adresse où les autres serveurs du même PostgreSQL trouvent celui-ci, si ce n’est pas --host et --port
terminal-arg-backup = la copie à faire ; elle ne doit pas encore exister
terminal-arg-bot-workers = combien de processus font réfléchir les robots
terminal-days = JOURS
terminal-arg-keep = au bout de combien de jours disparaît une table à laquelle personne n’a touché ; 0 les garde toutes
terminal-arg-allow-host = un autre nom par lequel on joint ce serveur
terminal-arg-private-notices = permettre les avis vers des adresses de votre réseau
terminal-arg-tables = avec « server » : combien de tables tenir
terminal-arg-bench-database = avec « server » : une base PostgreSQL vide, pour y mesurer un, deux puis trois serveurs
terminal-arg-no-peer = avec « server » : ne pas mesurer un autre serveur à côté du nôtre
terminal-database-held = « { $file } » est tenu par le serveur qui répond à { $url } (processus { $process }). Un fichier n’a qu’un serveur : arrêtez celui-là, ou nommez un autre fichier avec --database.
terminal-backed-up = Les tables sont copiées dans « { $file } ».
terminal-cannot-back-up = Les tables n’ont pas pu être copiées (« { $file } ») : { $why }
terminal-backup-postgresql = Une base PostgreSQL se copie avec son propre outil : pg_dump
terminal-serving = Le serveur répond à { $url } ; les tables sont gardées dans { $database }. Ctrl-C l’arrête.
terminal-serving-others = Les autres le trouvent à : { $urls }
terminal-serving-alone = Seule cette machine y a accès. Pour l’ouvrir à votre réseau : --host 0.0.0.0
terminal-arg-help = afficher cette aide
terminal-arg-lang = parler français ou anglais
terminal-arg-plain = de simples lignes, sans cadres ni couleurs, pour les lecteurs d’écran
terminal-arg-json = écrire du JSON, pour d’autres programmes
terminal-arg-version = dire de quelle version il s’agit
terminal-arg-no-open = ne pas ouvrir le navigateur
terminal-arg-game = au choix : { $known }
terminal-arg-rule = les numéros de règles, par exemple R1
terminal-arg-find = montrer les règles où tous ces mots figurent
terminal-arg-card = le signe ou le nom d’une carte
terminal-arg-option = une option de la table, autant de fois qu’il faut ; VALUE est un mot, du JSON ou @FICHIER
terminal-arg-lesson = le numéro de la leçon par laquelle commencer
terminal-arg-seats = le nombre de joueurs, pour les jeux qui laissent le choix
terminal-arg-seats-in-turn = le nombre de joueurs ; plusieurs nombres alternent : 2,3,4
terminal-arg-seat = la place que vous prenez, comptée à partir de 0 (0 commence, sauf option contraire)
terminal-arg-bot = contre qui vous jouez : novice, club, expert (réfléchit une seconde par coup), master (environ cinq) ; random, ou thumb (si vous ne dites rien), qui rejoue toujours pareil
terminal-arg-hot-seat = plusieurs personnes à ce même écran, avec un rideau entre les tours
terminal-arg-seed = un nombre qui fixe les mélanges
terminal-arg-names = les noms des joueurs, dans l’ordre des places
terminal-arg-resume = reprendre une partie enregistrée ; sans fichier, celle qui a été interrompue
terminal-arg-save = garder la partie dans ce fichier, coup après coup
terminal-arg-confirm = demander confirmation avant chaque coup, en disant ce qu’il fait
terminal-arg-record = une partie enregistrée
terminal-arg-eyes = par les yeux de qui : une place, all (tout ouvert) ou spectator (le public)
terminal-arg-at = ne montrer que ce moment : 0 est la donne, N la table après N décisions
terminal-arg-branch = rejouer à partir de là contre des robots
terminal-arg-bots = un robot par place : random, thumb, novice, club, expert, master, search:400 pour autant de simulations, ou un programme à vous, ./monrobot
terminal-arg-ladder-bots = les robots à comparer, du plus faible au plus fort
terminal-arg-ladder-games = combien de parties joue chaque paire au plus
terminal-arg-neighbours = seuls les robots voisins dans la liste jouent l’un contre l’autre
terminal-arg-stop = arrêter dès qu’on sait qui est le meilleur
terminal-arg-kept = un fichier pour ce qui est joué : une mesure interrompue reprend là
terminal-arg-picture = écrire le classement en image (SVG)
terminal-arg-records-to = un dossier où enregistrer chaque partie
terminal-arg-contest-parquet = écrire comment chaque partie s’est passée, place par place, en données (Parquet)
terminal-arg-simulations = combien de simulations par décision ; 0 : la main rapide joue
terminal-arg-hidden = combien d’unités a le réseau
terminal-arg-folder = où garder les parties jouées ; un apprentissage interrompu reprend là
terminal-arg-to = le fichier à écrire, au lieu de celui du jeu dans le paquet
terminal-arg-games = combien de parties
terminal-arg-workers = combien de processus ; par défaut, un par processeur
terminal-arg-cluster = jouer sur une grappe Ray : HÔTE:PORT, ray://HÔTE:PORT, auto pour celle de cette machine, local pour cette machine seule
terminal-arg-peers = mesurer tous les jeux à côté de ceux d’OpenSpiel, de PettingZoo et de RLCard
terminal-arg-page = écrire les chiffres dans une page, entre ses repères
terminal-arg-bench-picture = dessiner les chiffres (SVG)
terminal-arg-seconds = combien de temps mesurer chaque jeu

# ------------------------------------------------------------------ l’étagère et les boîtes
terminal-game = { $name } ({ $game })
terminal-game-seats = Pour { $low } joueurs.
terminal-game-seats-range = De { $low } à { $high } joueurs.
terminal-game-option = --option { $option }=… { $values } · { $title }
terminal-game-option-open = --option { $option }=… { $values }, ou la vôtre · { $title }
terminal-game-expert = Pour qui connaît le jeu :
terminal-game-play = Pour jouer : ludotheque play { $game }
terminal-no-card = Aucune carte de { $game } ne s’appelle « { $name } ».
terminal-card = { $name } ({ $card })
terminal-card-copies = Exemplaires dans la boîte : { $n }.
terminal-card-provenance = Source : { $provenance ->
    [rulebook] le livret imprimé.
    [published] ce qui a été publié sur le jeu.
    [deduced] une déduction à partir de tout ce qui est imprimé ou publié.
    [reconstructed] RECONSTITUTION, notre meilleure hypothèse et non les valeurs imprimées.
   *[other] donnée par le propriétaire de la boîte.
}
terminal-cards-line = { $name } ({ $card }) ×{ $n }
terminal-cards-provenance = { $provenance ->
    [rulebook] livret
    [published] publié
    [deduced] déduit
    [reconstructed] RECONSTITUTION
   *[other] votre boîte
}
terminal-fact = { $label } : { $value }.
terminal-fact-short = { $label } : { $value }

# ------------------------------------------------------------------ les livrets
terminal-no-rulebook = Nous n’avons pas de livret de { $game } dans cette langue. Il y a : { $known }.
terminal-no-notation = { $n ->
    [0] Le livret n’explique pas comment s’écrivent les coups.
   *[other] Le livret n’explique pas comment s’écrivent les coups. Vous pouvez taper maintenant, par exemple : { $moves }.
}
terminal-no-rulebook-here = Nous n’avons pas de livret de ce jeu dans cette langue.
terminal-no-rule = { $title } n’a pas de règle « { $rule } ». Peut-être : { $known }.
terminal-rules-nothing = Aucune règle de { $title } ne parle de « { $words } ».
terminal-rules-found = Les règles qui parlent de « { $words } » :
terminal-rules-how = « { $word } { $rule } » montre une règle ; « { $word } » suivi d’un mot trouve celles qui en parlent.
terminal-rule-title = { $rule } · { $title }
terminal-rule-printed = { $chapter }
terminal-rule-house = { $chapter } : c’est notre décision, le livret n’en dit rien

# ------------------------------------------------------------------ dresser une table
terminal-bad-option-word = « { $word } » n’est pas une option : écrivez CLÉ=VALEUR. Clés : { $known }.
terminal-bad-json = « { $file } » n’est pas du JSON correct : { $why }.
terminal-bad-line = « { $file } », ligne { $n } : « { $line } » n’est pas un nom, deux points et des nombres entiers.
terminal-save-exists = « { $file } » existe déjà et n’est pas cette partie. Choisissez un autre fichier, ou reprenez l’ancienne avec --resume.
terminal-which-game = Quel jeu ? Il y a : { $known }.
terminal-no-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $known }.
terminal-too-many-names = { $n } noms pour { $seats } places.
terminal-other-game = « { $file } » est une partie de { $game }.
terminal-no-autosave = Aucune partie interrompue n’a été gardée. Donnez le fichier d’une partie enregistrée : --resume FICHIER.
terminal-resumed = Vous revoilà : la partie de « { $file } » continue.
terminal-welcome = { $bot ->
    [thumb] Bienvenue à { $name } ! Votre adversaire { $opponent } joue simplement et ne triche pas.
    [random] Bienvenue à { $name } ! Votre adversaire { $opponent } joue au hasard et ne triche pas.
    [novice] Bienvenue à { $name } ! Votre adversaire { $opponent } est novice et ne triche pas.
    [club] Bienvenue à { $name } ! Votre adversaire { $opponent } joue comme en club et ne triche pas.
    [expert] Bienvenue à { $name } ! Votre adversaire { $opponent } est expert, réfléchit une seconde par coup et ne triche pas.
    [master] Bienvenue à { $name } ! Votre adversaire { $opponent } est un maître, réfléchit cinq secondes par coup et ne triche pas.
   *[other] Bienvenue à { $name } ! Votre adversaire { $opponent } (« { $bot } ») ne triche pas.
}
terminal-welcome-hot-seat = Bienvenue à { $name } ! Vous partagez cet écran : un rideau tombe entre les tours.
terminal-welcome-help = Tapez un coup, ou ? pour l’aide, ou quitter.
terminal-welcome-autosave = (Une partie interrompue vous attend : ludotheque play { $game } --resume)
terminal-goal-yutaka = Posez des cartes autour de cinq îles. Quand la dernière tuile est retournée, le plus fort sur chaque île en prend les trésors. Le plus de points gagne.
terminal-goal-yro = Recrutez des Aventuriers dans une grille de trois sur trois : le Front combat, les autres produisent, gagnent des écus et marquent à chaque tour. Le tour où quelqu’un atteint 40 PV ou neuf Aventuriers est le dernier ; le plus de PV gagne.
terminal-goal-saint-seiya = Engagez vos cartes face à une carte du terrain : assez de Force la vainc, assez de Cosmos la rallie dans votre main. Après la dernière des douze Flammes, on achève le tour de table ; les cartes qui valent le plus de PV l’emportent.

# ------------------------------------------------------------------ à la table
terminal-prompt = { $seat } >
terminal-question = { $question } Par exemple { $example } : { $what }.
terminal-picks = Déjà choisi : { $picks } (de { $low } à { $high } en tout).
terminal-only-move = { $seat } n’avait pas le choix : { $what }.
terminal-hand = { $n ->
    [0] { $seat } n’a aucune carte en main.
    [one] { $seat } a une carte en main : { $cards }.
   *[other] { $seat } a { $n } cartes en main : { $cards }.
}
terminal-move = { $n }) { $move }
terminal-move-described = { $n }) { $move } : { $what }
terminal-number-first = Maintenant, un nombre joue le coup qui le porte dans cette liste.
terminal-no-such-number = Il n’y a pas de coup numéro { $n } : ils vont de 1 à { $high }.
terminal-confirm = Jouer { $move } ? (o/n)
terminal-confirm-described = Jouer { $move } ({ $what }) ? (o/n)
terminal-instead = Possible : { $moves }.
terminal-half-a-move = « { $move } » n’est que la moitié d’un coup. Possible : { $moves }.
terminal-which-move = « { $typed } » peut vouloir dire plusieurs coups. Lequel ?
terminal-which-move-line = { $move } : { $what }
terminal-not-now = Rien à faire de « { $card } » pour cette question.
terminal-did-you-mean = « { $typed } » n’est ni un coup ni un mot connu. Vouliez-vous dire « { $word } » ?
terminal-try-help = « aide » montre ce que l’on peut taper, « coups » les coups possibles.
terminal-why-what = Quel coup ? Par exemple : { $word } { $move }
terminal-allowed = { $move } est permis maintenant.
terminal-allowed-described = { $move } est permis maintenant : { $what }.
terminal-hint = { $what ->
    [none] Le conseil du robot : { $move }.
   *[other] Le conseil du robot : { $move }, { $what }.
}
terminal-hint-chance = { $sure ->
    [sure] Vos chances de gagner : { $before } % maintenant, { $after } % après ce coup, nettement le meilleur.
    [fair] Vos chances de gagner : { $before } % maintenant, { $after } % après ce coup, sans doute le meilleur.
   *[close] Vos chances de gagner : { $before } % maintenant, { $after } % après ce coup ; cela se joue à peu.
}
terminal-hint-second = Le deuxième choix : { $move } ({ $percent } %).
terminal-undone = { $seat } reprend sa dernière décision.
terminal-undone-agreed = Avec l’accord des autres, { $seat } reprend sa dernière décision ; le hasard donnera la même chose.
terminal-undo-agree = { $other }, acceptez-vous que { $seat } reprenne sa dernière décision ? (o/n)
terminal-undo-refused = { $other } n’est pas d’accord ; rien n’a été repris.
terminal-concede-sure = Abandonner la partie ? (o/n)
terminal-concede-not = Alors la partie continue.
terminal-nothing-happened = Rien ne s’est passé depuis votre dernière décision.
terminal-score-nothing = Il n’y a encore rien à compter.
terminal-score-why = Pourquoi
terminal-score-rule = Règle
terminal-score-total = { $seat }, total : { $n }.
terminal-score-sum = Total
terminal-score-line = { $text } : { $shares }.
terminal-score-share = { $n } pour { $seat }
terminal-score-final = Le décompte
terminal-lang-which = Quelle langue ? Il y a : { $known }.
terminal-lang-now = Nous parlons français maintenant.
terminal-saved = Enregistrée dans « { $file } ». Pour continuer plus tard : { $command }
terminal-saved-proven = Enregistrée dans « { $file } ». Pour vérifier les mélanges : { $verify }. Pour la revoir : { $replay }
terminal-saved-over = Enregistrée dans « { $file } ». Pour la revoir : { $replay }
terminal-overwrite = « { $file } » existe déjà. L’écraser ? (o/n)
terminal-quit-save = Enregistrer d’abord ? Entrée la garde dans « { $file } » ; sinon tapez un autre nom de fichier, ou n.
terminal-keep-record = Garder cette partie ? Tapez un nom de fichier, ou Entrée pour non.
terminal-fair = Les mélanges étaient fixés avant le premier coup (sceau { $commitment }…) ; « ludotheque verify » le prouve à partir de la partie enregistrée.
terminal-curtain = Passez l’appareil à { $seat }.
terminal-curtain-enter = Tapez Entrée quand personne d’autre ne regarde.

# ------------------------------------------------------------------ ce que l’on peut taper
terminal-help-words = Ce que vous pouvez taper
terminal-help-line = { $use } : { $what }
terminal-help-more = { $place ->
    [none] « ? { $card } » ou « ? { $rule } » explique une carte ou une règle.
   *[other] « ? { $card } », « ? { $rule } » ou « ? { $place } » explique une carte, une règle ou un emplacement.
}
terminal-help-own-words = Vous pouvez aussi le dire avec vos mots : « { $said } », ou seulement le nom d’une carte.
terminal-word-help = aide
terminal-use-help = { $word } [mot]
terminal-help-help = l’expliquer
terminal-word-moves = coups liste
terminal-use-moves = { $word }
terminal-help-moves = lister les coups
terminal-word-all = tout
terminal-use-all = { $word }
terminal-help-all = jouer plusieurs coups à la fois
terminal-all-none = Il n’y a rien à jouer d’un seul coup ici.
terminal-all-line = { $n }. { $what }
terminal-all-which = « { $word } 1 » joue le premier de la liste.
terminal-word-why = pourquoi
terminal-use-why = { $word } COUP
terminal-help-why = la règle qui refuse
terminal-word-hint = conseil
terminal-use-hint = { $word }
terminal-help-hint = l’avis d’un robot
terminal-word-undo = annuler reprendre
terminal-use-undo = { $word }
terminal-help-undo = reprendre un coup
terminal-word-hand = main
terminal-use-hand = { $word }
terminal-help-hand = vos cartes
terminal-word-table = table plateau
terminal-use-table = { $word }
terminal-help-table = toute la table
terminal-word-last = dernier derniers nouvelles
terminal-use-last = { $word }
terminal-help-last = depuis votre tour
terminal-word-log = journal historique
terminal-use-log = { $word } [N]
terminal-help-log = ce qui s’est passé
terminal-word-score = score points décompte
terminal-use-score = { $word }
terminal-help-score = le décompte expliqué
terminal-word-rules = règles règle
terminal-use-rules = { $word } [R1]
terminal-help-rules = le livret
terminal-word-notation = notation
terminal-use-notation = { $word }
terminal-help-notation = écrire un coup
terminal-word-save = sauver enregistrer sauvegarder
terminal-use-save = { $word } [FICHIER]
terminal-help-save = garder la partie
terminal-word-lang = langue
terminal-use-lang = { $word } fr|en
terminal-help-lang = changer de langue
terminal-word-concede = abandonner
terminal-use-concede = { $word }
terminal-help-concede = renoncer à la partie
terminal-word-quit = quitter sortir
terminal-use-quit = { $word }
terminal-help-quit = partir (et revenir)
terminal-word-island = île
terminal-use-island = { $word } N
terminal-help-island = tout sur une île
terminal-word-tiles = tuiles répartition
terminal-use-tiles = { $word }
terminal-help-tiles = valeurs cachées
terminal-word-guild = guilde
terminal-use-guild = { $word } [NOM]
terminal-help-guild = une guilde, carte par carte
terminal-word-bonus = bonus alignements
terminal-use-bonus = { $word }
terminal-help-bonus = ce que donnent trois en ligne
terminal-word-field = terrain emplacements
terminal-use-field = { $word }
terminal-help-field = le terrain, emplacement par emplacement, avec ses textes
terminal-word-piles = tas
terminal-use-piles = { $word } [NOM]
terminal-help-piles = ce qui est visible : défausses, blessés, détruites
terminal-word-play = jouer
terminal-word-pass = passer rien fini finir fin terminer stop

# ------------------------------------------------------------------ la relecture
terminal-replay-help = Entrée avance ; retour, début, fin, un nombre ; « yeux 0 », « yeux tous », « yeux public » ; table ; score ; branche rejoue à partir d’ici ; quitter.
terminal-replay-prompt = { $n }/{ $high } >
terminal-replay-end = C’était le dernier moment.
terminal-replay-unknown = « { $typed } » n’est pas un mot connu ici ; ? les donne tous.
terminal-replay-did-you-mean = « { $typed } » n’est pas un mot connu ici. Vouliez-vous dire « { $word } » ?
terminal-moment = Moment { $n } sur { $high }, { $eyes ->
    [seat] vu par { $seat }
    [all] tout ouvert
   *[spectator] vu par le public
}.
terminal-no-moment = Il n’y a pas de moment { $n } : ils vont de 0 à { $high }.
terminal-no-eyes = « { $eyes } » n’est pas un point de vue. Prenez une place de 0 à { $high }, « tous » ou « public ».
terminal-branched = À partir du moment { $n }, tout est de nouveau possible. Cette branche est une partie à part ; ses mélanges ne se vérifient pas.
terminal-branch-over = La partie y est finie ; choisissez un moment de 0 à { $high }.
terminal-word-next = suite suivant
terminal-word-back = retour précédent
terminal-word-first = début premier
terminal-word-final = fin
terminal-word-eyes = yeux place
terminal-word-branch = branche
terminal-word-eyes-all = tous tout
terminal-word-eyes-spectator = public spectateur
terminal-not-verified = « { $file } » n’est pas vérifiée. { $why }
terminal-verified = « { $file } » est vérifiée : { $n ->
    [one] son unique mélange découle
   *[other] ses { $n } mélanges découlent
} du secret promis au début.
terminal-verified-number = { $seat } a ajouté le nombre { $number }, d’empreinte { $pledge }
terminal-verified-how = Le sceau publié au début est le SHA-256 du secret : { $commitment }

# ------------------------------------------------------------------ le laboratoire
terminal-arena-playing = En jeu

# ------------------------------------------------------------------ une table pour tous les jeux
terminal-zone-line = { $n ->
    [0] { $zone } : vide.
   *[other] { $zone }, { $n } : { $cards }.
}
terminal-numbered = { $what } { $n }
terminal-owned = { $what } ({ $seat })
terminal-counter-line = { $what } : { $n }.
terminal-foreseen = { $what } ({ $text })
terminal-figure-at = { $where }. { $text }
terminal-times = { $n } × { $what }
terminal-face-down = { $n ->
    [one] une carte face cachée
   *[other] { $n } cartes face cachée
}

# ------------------------------------------------------------------ la table de Yutakâ
terminal-yutaka-title = { $mode ->
    [mysteria] Yutakâ · Mysteria
    [tactika] Yutakâ · Tactika
   *[mixed] Yutakâ · mode mixte
} · tour { $n } · { $hidden ->
    [0] aucune tuile cachée
    [one] 1 tuile cachée
   *[other] { $hidden } tuiles cachées
}{ $provenance ->
    [reconstructed] { " " }· valeurs reconstituées (A26)
   *[other] { "" }
}
terminal-yutaka-side = { $seat } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $over ->
    [yes] { "" }
   *[no] { "" } pour l’instant
} · { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $pile } à piocher
terminal-yutaka-hand = Main :
terminal-yutaka-card = { $name } ({ $card })
terminal-yutaka-island = Île { $number }, { $name } : { $tiles }.
terminal-yutaka-island-which = Quelle île ? Elles vont de 1 à 5 : « île 3 ».
terminal-yutaka-island-head = Île { $n }
terminal-yutaka-column = { $n ->
    [0] Côté de { $seat } sur l’île { $number } : aucune carte.
    [one] Côté de { $seat } sur l’île { $number }, { $n } place prise sur 5 : { $cards }.
   *[other] Côté de { $seat } sur l’île { $number }, { $n } places prises sur 5 : { $cards }.
}
terminal-yutaka-tile-open = { $place } { $tile }
terminal-yutaka-tile-secret = { $place } cachée ({ $tile })
terminal-yutaka-tile-hidden = { $place } cachée
terminal-yutaka-tile-covered = { $place } sous une autre tuile
terminal-yutaka-tile-cube = { $place } cachée, { $kind }
terminal-yutaka-tile-cube-covered = { $place } sous une autre tuile, { $kind }
terminal-yutaka-tile-at = Île { $number }, { $name } : { $tile }.
terminal-yutaka-tiles-source = Valeurs des tuiles : { $provenance ->
    [reconstructed] RECONSTITUTION, notre meilleure hypothèse et non les valeurs imprimées (A26).
   *[other] celles de la carte Répartition du propriétaire.
}
terminal-yutaka-tiles-kind = Trésor
terminal-yutaka-tiles-left = Encore cachées
terminal-yutaka-tiles-seen = Visibles
terminal-yutaka-tiles-points = Points cachés
terminal-yutaka-tiles-line = { $n ->
    [0] { $kind } : toutes visibles.
   *[other] { $kind } : encore cachées { $left }, soit { $points } points{ $found ->
        [0] .
       *[other] { " " }; visibles { $seen }.
    }
}
terminal-yutaka-tiles-where = Parmi elles, { $hidden ->
    [one] une se trouve cachée
   *[other] { $hidden } se trouvent cachées
} sur les îles et 5 ont quitté la partie sans être vues.
terminal-yutaka-move-object = { $card } sur l’île { $number }
terminal-yutaka-move-equipement = { $card } sur l’île { $number }, puis vous retournez une tuile
terminal-yutaka-move-dynamite = Dynamite chez { $other } sur l’île { $number }, qui retourne ensuite une tuile
terminal-yutaka-move-turn = retourner la tuile { $place }
terminal-yutaka-move-turn-cube = retourner la tuile { $place } ({ $kind })
terminal-yutaka-removed = Retirées avant la partie, montrées maintenant : { $tiles } (A17).
terminal-yutaka-legend-hidden = cachée
terminal-yutaka-legend-covered = couverte
terminal-yutaka-short-1 = Pendu
terminal-yutaka-short-2 = Diamants
terminal-yutaka-short-3 = Serpent
terminal-yutaka-short-4 = Singe
terminal-yutaka-short-5 = Sans nom
terminal-yutaka-score-island = Île
terminal-yutaka-score-kind = Trésor
terminal-yutaka-score-tiles = Tuiles
terminal-yutaka-score-taken = Pris par
terminal-yutaka-score-takes = { $seat } : { $n }
terminal-yutaka-score-lost = personne ({ $n })
terminal-yutaka-score-points = { $n }

# ------------------------------------------------------------------ la table de YRO
terminal-yro-title = YRO · tour { $n } · { $phase ->
    [1] Pioche
    [2] Recrutement
    [3] Combat
    [4] Production
    [5] Revenu
   *[other] Points de Victoire
}{ $provenance ->
    [published] { " " }· cartes de Magnolia (R1)
   *[other] { "" }
}
terminal-yro-side = { $seat } : { $vp } PV, { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
}, Tech { $tech } (niveau { $tech_level }), Magie { $magic } (niveau { $magic_level }), Force { $strength } au dernier Combat, { $cards ->
    [one] { $cards } Aventurier
   *[other] { $cards } Aventuriers
} sur 9.
terminal-yro-head-points = { $vp } PV  { $coins } é
terminal-yro-head-levels = T{ $tech } { $tech_level }  M{ $magic } { $magic_level }
terminal-yro-head-strength = Force { $strength }
terminal-yro-front = { $seat }, Front depuis la gauche : { $cards }.
terminal-yro-row = Rangée { $row } : { $cards }.
terminal-yro-at = { $place } { $card }
terminal-yro-card = { $name } ({ $card })
terminal-yro-card-full = { $name } ({ $card }), { $faction }, { $profession }, coût { $cost }, Force { $strength }. { $text }
terminal-yro-recruits = { $seat }, recrues à placer : { $cards }.
terminal-yro-recruits-short = À placer : { $recruits }
terminal-yro-rivals = { $n ->
    [0] Rivaux : personne encore ; au-delà de { $limit }, tout est perdu.
   *[other] Rivaux, Force { $strength } (au-delà de { $limit }, c’est perdu) : { $cards }.
}
terminal-yro-quest = { $name } ({ $text })
terminal-yro-quests = { $n ->
    [0] Il n’y a plus de Quête ouverte.
   *[other] Quêtes, 3 PV chacune : { $quests }
}
terminal-yro-deck = Pioche : { $deck }. Défausse : { $discarded }.
terminal-yro-hand = { $n ->
    [one] { $seat }, une carte en main :
   *[other] { $seat }, { $n } cartes en main :
}
terminal-yro-pack = { $n ->
    [one] { $seat }, un paquet d’une carte :
   *[other] { $seat }, un paquet de { $n } cartes :
}
terminal-yro-hand-card = Carte
terminal-yro-hand-name = Nom
terminal-yro-hand-cost = Coût
terminal-yro-hand-strength = Force
terminal-yro-hand-text = Texte
terminal-yro-short = { $name } { $cost }é/{ $strength }
terminal-yro-move-discard = défausser { $card } (coût { $cost }, Force { $strength })
terminal-yro-move-recruit = recruter { $card } (coût { $cost }, Force { $strength })
terminal-yro-move-keep = garder { $card } (coût { $cost }, Force { $strength })
terminal-yro-move-draft = prendre { $card } (coût { $cost }, Force { $strength })
terminal-yro-move-place = { $card } en { $place } (Force { $strength })
terminal-yro-told-discard = { $seat } défausse { $cards }.
terminal-yro-told-recruit = { $seat } recrute { $cards } pour { $paid ->
    [one] { $paid } écu
   *[other] { $paid } écus
}.
terminal-yro-told-combat = { $parts ->
    [0] Combat · { $seat } : Force { $strength }, aucun PV.
   *[other] Combat · { $seat } : Force { $strength }, { $n } PV ({ $why }).
}
terminal-yro-told-production = Production · { $seat } : { $gains }.
terminal-yro-told-income = { $n ->
    [one] Revenu · { $seat } : { $n } écu ({ $why }).
   *[other] Revenu · { $seat } : { $n } écus ({ $why }).
}
terminal-yro-told-victory = Points de Victoire · { $seat } : { $n } PV ({ $why }).
terminal-yro-part = { $card } { $n }
terminal-yro-produced-tech = { $n } Tech ({ $why })
terminal-yro-produced-magic = { $n } Magie ({ $why })
terminal-yro-guild-which = La guilde de qui ? Il y a : { $known }.
terminal-yro-bonus-head = Trois en rangée ou en colonne donnent, une fois :
terminal-yro-bonus = { $name } : { $gains }
terminal-yro-gain-tech = { $n } Tech
terminal-yro-gain-magic = { $n } Magie
terminal-yro-gain-coins = { $n ->
    [one] { $n } écu
   *[other] { $n } écus
}
terminal-yro-gain-vp = { $n } PV
terminal-yro-spot = { $seat }, { $place } : { $card }
terminal-yro-spot-empty = { $seat }, { $place } : aucune carte.
terminal-yro-legend-front = Front
terminal-yro-legend-free = libre

# ------------------------------------------------------------------ Saint Seiya
terminal-saint-seiya-title = { $last ->
    [0] Tour { $n } · Horloge{ $clock } { $flames }/12 · Réserve { $reserve } · retirées { $removed }
   *[other] Tour { $n } · Horloge{ $clock } { $flames }/12 · Réserve { $reserve } · DERNIER TOUR
}
terminal-saint-seiya-vp = { $vp } PV
terminal-saint-seiya-brings-force = { $n } Force
terminal-saint-seiya-brings-cosmos = { $n } Cosmos
terminal-saint-seiya-brings-heal = soigne { $n }
terminal-saint-seiya-brings-vp = { $n } PV
terminal-saint-seiya-brings-conditional = des PV sous condition
terminal-saint-seiya-brings-nothing = rien
terminal-saint-seiya-slot = Emplacement { $slot } : { $name }, { $class_ }, { $rank }{ $flame ->
    [0] .
   *[other] , avec une Flamme.
} Coût : { $costs }. Apporte { $worth }.
terminal-saint-seiya-slot-empty = Emplacement { $slot } : vide.
terminal-saint-seiya-slot-text = { $slot } { $name } : { $text }
terminal-saint-seiya-faced = Face à elle : { $cards }.
terminal-saint-seiya-cost = { $way ->
    [force] Force { $cost }
   *[cosmos] Cosmos { $cost }
}
terminal-saint-seiya-cost-none = { $way ->
    [force] pas par la Force
   *[cosmos] pas par le Cosmos
}
terminal-saint-seiya-cost-have = { $way ->
    [force] Force
   *[cosmos] Cosmos
} { $have } sur { $cost } ({ $state ->
    [enough] cela suffit
    [armour] cela suffit avec l’Armure
    [barred] pas d’acquisition possible
   *[missing] il manque { $missing }
})
terminal-saint-seiya-elsewhere = { $where ->
    [nobody] Face à plus personne
    [used] Utilisées à l’instant
    [beside] Retenues
   *[between] En chemin
} : { $cards }
terminal-saint-seiya-player = { $seat } ({ $hero }){ $active ->
    [0] {""}
   *[other] , dont c’est le tour
} : main { $hand }, pioche { $pile }, défausse { $discard }, détruites { $destroyed }, Héros de côté { $aside }. Armure en jeu : { $armour }. Blessés : { $wounded }.
terminal-saint-seiya-head-hand = main
terminal-saint-seiya-head-pile = pioche
terminal-saint-seiya-head-discard = déf.
terminal-saint-seiya-head-destroyed = détr.
terminal-saint-seiya-head-aside = côté
terminal-saint-seiya-head-equipped = Armure en jeu
terminal-saint-seiya-head-wounded = Blessés
terminal-saint-seiya-hand = { $n ->
    [one] { $seat }, une carte en main :
   *[other] { $seat }, { $n } cartes en main :
}
terminal-saint-seiya-card-full = { $name } ({ $card }), { $class_ }{ $flame ->
    [0] { "" }
   *[other] , avec une Flamme
} : { $worth }. { $text }
terminal-saint-seiya-hand-card = Carte
terminal-saint-seiya-hand-name = Nom
terminal-saint-seiya-hand-worth = Apporte
terminal-saint-seiya-hand-text = Texte
terminal-saint-seiya-move-engage = { $card } face à l’emplacement { $slot } ({ $target })
terminal-saint-seiya-move-force = acquérir { $card } par la Force : { $have } pour { $cost }
terminal-saint-seiya-move-cosmos = { $armour ->
    [0] acquérir { $card } par le Cosmos : { $have } pour { $cost }
   *[other] acquérir { $card } par le Cosmos avec l’Armure : { $have } pour { $cost }
}
terminal-saint-seiya-told-engaged = { $seat } engage face à l’emplacement { $slot } : { $cards }.
terminal-saint-seiya-told-discarded = { $seat } défausse les cartes jouées : { $cards }.
terminal-saint-seiya-told-thrown = { $seat } ne garde pas : { $cards }.
terminal-saint-seiya-pile = { $seat }, { $zone } : { $cards }.
terminal-saint-seiya-piles-which = Les cartes de qui ? Il y a : { $known }.
terminal-saint-seiya-piles-empty = Il n’y a rien là.
terminal-saint-seiya-legend-flame = Flamme
terminal-saint-seiya-legend-defeated = Vaincu
terminal-saint-seiya-legend-standing = terrain
terminal-saint-seiya-legend-cheaper = rabais
terminal-saint-seiya-legend-enough = suffit
terminal-saint-seiya-legend-barred = bloqué
terminal-saint-seiya-legend-missing = manque
terminal-saint-seiya-legend-heal = soin
terminal-saint-seiya-legend-leaves = sortira

terminal-command-new = Commencer un jeu à soi : en écrit un petit qui passe tous les tests, à transformer
terminal-arg-new = son nom : des minuscules, avec des tirets entre les mots
terminal-new-bad-name = « { $name } » ne peut pas être le nom d’un jeu : des minuscules de a à z, avec des tirets entre les mots, 20 au plus.
terminal-new-on-shelf = Il y a déjà un jeu « { $name } » sur l’étagère.
terminal-new-exists = { $file } existe déjà. Rien n’a été écrit.
terminal-new-no-checkout = Un nouveau jeu s’écrit dans les sources de Ludothèque : allez dans le dossier que vous avez cloné et réessayez.
terminal-new-done = « { $name } » est sur l’étagère. Jouez-y avec `ludotheque play { $name }`, lancez ses tests avec `make test-game GAME={ $name }`, puis transformez-le : docs/adding-a-game.md dit ce qui est quoi.
terminal-new-not-accepted = La première partie de « { $name } » n’est pas encore consignée : `make test-game GAME={ $name }` dit ce qui manque et comment l’écrire.
