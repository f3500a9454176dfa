## Les rapports d’équilibre : une page sur un jeu, faite de beaucoup de parties.

lab-balance-other-rules = La partie { $n } de { $game } ne finit plus aujourd’hui comme elle a été jouée : les règles ont changé depuis. Commencez un nouveau fichier.

lab-balance-title = { $game } : équilibre
lab-balance-languages = Cette page dans une autre langue
lab-balance-contents = Sur cette page
lab-balance-table-main = { $n ->
    [one] une partie
   *[other] { $n } parties
} à { $seats ->
    [one] une place
   *[other] { $seats } places
}, jouées par { $bots }
lab-balance-table-beside = à côté, { $n ->
    [one] une partie jouée
   *[other] { $n } parties jouées
} par { $bots }
lab-balance-and = { $first } et { $last }
lab-balance-part = Un niveau suivi de /{ $n } réfléchit moins qu’à table : { $n } fois moins de simulations par décision.

lab-balance-tile-length = décisions par partie
lab-balance-tile-rounds = manches par partie
lab-balance-tile-first = gagnées par la place 1
lab-balance-tile-changes = fois où l’avantage change de camp
lab-balance-tile-settled = de la partie est passée quand le gagnant prend l’avantage pour de bon
lab-balance-tile-points = points du gagnant
lab-balance-tile-points-others = points des autres
lab-balance-tile-range = de { $low } à { $high }
lab-balance-range = de { $low } à { $high }

lab-balance-how-title = Comment lire cette page
lab-balance-how-effect = « Victoires de plus sur 100 parties » compare ceux qui ont fait une chose à ceux qui auraient pu la faire et ne l’ont pas faite : +8 veut dire qu’ils ont gagné 8 parties de plus sur 100. On ne compare que ce qui est comparable : des places de même rang, tenues par le même robot. La fourchette qui suit contient la vraie valeur 95 fois sur 100 ; si elle passe de part et d’autre de 0, il n’y a peut-être rien du tout. Une étoile (★) signale ce que le hasard n’explique guère parmi tant de lignes.
lab-balance-how-dots = Un point plein, c’est { $main }, et son trait la fourchette ; un losange vide, c’est { $beside }.
lab-balance-how-dot = Un point est ce qu’on a trouvé, son trait la fourchette.

lab-balance-seats-title = Qui est assis où
lab-balance-seats-about = La place 1 est interrogée la première. Si le jeu était égal, chacune des { $n } places gagnerait { $share }.
lab-balance-seats-alone = Seul à table, on ne partage la victoire avec personne.
lab-balance-seat = Place { $n }
lab-balance-of-seats = Place
lab-balance-of-bots = Robot
lab-balance-won = gagnées
lab-balance-games = parties
lab-balance-share = part des victoires

lab-balance-length-title = Combien de temps dure une partie
lab-balance-length-about = Une manche est finie quand chacun a joué son tour. { $decisions } décisions par partie en moyenne, y compris celles où il n’y a qu’une possibilité ; huit parties sur dix en demandent { $low } à { $high }.
lab-balance-rounds = Manches
lab-balance-length-chart = Parties selon leur nombre de manches
lab-balance-ends = Comment cela finit

lab-balance-leads-title = Qui est devant gagne-t-il ?
lab-balance-leads-about = Combien de fois celui qui était devant à la fin d’une manche a fini par gagner. 50 sur 100, entre deux joueurs, ce serait pile ou face.
lab-balance-leads-count = d’après le décompte sur la table
lab-balance-leads-chances = d’après ce qu’attendent les robots
lab-balance-leads-chart = Part des parties gagnées par celui qui était devant, manche par manche
lab-balance-leads-none = Cette table ne compte rien en cours de partie, et ces robots ne disent pas ce qu’ils attendent.
lab-balance-of-games = sur { $n }, { $low } – { $high }
lab-balance-after-round = Après la manche

lab-balance-turning-title = Quand tout bascule
lab-balance-turning-chances = Est devant celui à qui les robots donnent les meilleures chances ; le robot de chaque place dit combien il croit à sa propre victoire, d’après ce que cette place sait, et ces chances sont ramenées à un total de un. Le tournant est le moment où le gagnant passe devant pour de bon ; la partie est jouée quand ses chances ne retombent plus sous 75 %.
lab-balance-turning-count = Est devant celui qui mène au décompte à la fin d’une manche. Le tournant est le moment où le gagnant passe devant pour de bon.
lab-balance-turning-sentence = Dans une partie sur deux, le gagnant mène pour de bon après { $median } de la partie. Dans { $never } parties sur { $games }, il n’a jamais été derrière.
lab-balance-turning-decided-sentence = Une partie sur deux est jouée après { $median }.
lab-balance-turning-last = mène pour de bon
lab-balance-turning-decided = partie jouée
lab-balance-turning-chart = Parties selon le dixième où le gagnant est passé devant pour de bon
lab-balance-decided-chart = Parties selon le dixième à partir duquel elles étaient jouées
lab-balance-tenth = Moment de la partie
lab-balance-tenth-percent = pour cent de la partie
lab-balance-percent-range = { $low }–{ $high } %

lab-balance-points-title = D’où viennent les points
lab-balance-points-about = Les gagnants comptent { $winners } points en moyenne, les autres { $others } ; { $margin } points séparent les deux meilleurs.
lab-balance-points-chart = Points selon leur origine, gagnants et autres
lab-balance-source = Origine
lab-balance-winners = gagnants
lab-balance-others = les autres
lab-balance-difference = écart
lab-balance-in-seats = compté par

lab-balance-groups-taken = Ce qui va de pair avec une carte de plus d’un groupe, chez ceux qui ont pris autant de cartes en tout.
lab-balance-groups-early = Ce qui va de pair avec une carte de plus d’un groupe dans la première moitié de la partie, chez ceux qui en ont joué autant en tout dans cette moitié.
lab-balance-groups-played = Ce qui va de pair avec une carte jouée de plus d’un groupe, chez ceux qui en ont joué autant en tout.

lab-balance-trait-hero = Héros
lab-balance-traits-about = Ce qu’ont gagné ceux qui l’avaient dès le départ, face à tous les autres.

lab-balance-openings-title = Ouvertures
lab-balance-openings-taken = La première carte que l’on prend, et ce qu’ont gagné ceux qui ont commencé par elle. Les cartes prises en premier moins de { $n } fois sont laissées de côté.
lab-balance-openings-played = La première carte que l’on joue, et ce qu’ont gagné ceux qui ont commencé par elle. Les cartes jouées en premier moins de { $n } fois sont laissées de côté.
lab-balance-first = en premier

lab-balance-cards-title = Carte par carte
lab-balance-cards-taken = Combien de fois chaque carte pouvait être prise et l’a été, et combien de parties de plus ont gagnées ceux qui l’ont prise, face à ceux à qui elle était offerte et qui ne l’ont pas prise.
lab-balance-cards-early = Ici presque tout le monde joue presque toutes les cartes : ce qui distingue, c’est quand. Voici donc combien de parties de plus ont gagnées ceux qui ont joué une carte dans la première moitié de la partie, face à ceux qui l’auraient pu et ne l’ont pas fait.
lab-balance-cards-played = Combien de fois chaque carte pouvait être jouée et l’a été, et combien de parties de plus ont gagnées ceux qui l’ont jouée, face à ceux qui l’auraient pu et ne l’ont pas fait.
lab-balance-card = Carte
lab-balance-effect = Victoires de plus sur 100 parties
lab-balance-beside = de même par { $bots }
lab-balance-offered = Tours où elle était offerte
lab-balance-held = Tours où elle était en main
lab-balance-taken = Prise
lab-balance-taken-share = Prise, parmi ceux-là
lab-balance-played = Jouée
lab-balance-compared = Places avec et sans
lab-balance-against = { $with } / { $without }
lab-balance-few = trop peu
lab-balance-none = –
lab-balance-stands-out = ★ se détache
lab-balance-nothing-stands-out = Rien ici ne dépasse ce que le hasard produirait parmi tant de lignes. Il faudrait plus de parties.
lab-balance-something-stands-out = { $n ->
    [one] Une ligne se détache de ce que le hasard produirait.
   *[other] { $n } lignes se détachent de ce que le hasard produirait ; une sur dix environ peut encore lui être due.
}
lab-balance-scroll = { $what } : faites défiler vers le côté pour les autres colonnes

lab-balance-tables-title = Les tables côte à côte
lab-balance-tables-about = Les mêmes chiffres pour chaque table de ce rapport : d’autres robots, d’autres modules, d’autres règles. L’avantage se lit dans ce qu’attendent les robots quand ils le disent, sinon dans le décompte : sur ce point, ces tables ne se comparent pas.
lab-balance-table = Table
lab-balance-changes = Changements d’avantage
lab-balance-settled = Mène pour de bon après
lab-balance-option = { $option } : { $value }
lab-balance-base = jeu de base

lab-balance-method-title = Comment c’est fait, et ce que cela ne peut pas dire
lab-balance-method-games = Des robots ont joué ces parties ; chaque donne découle de la graine { $seed }, et tant que les robots restent ce qu’ils sont, la même commande refait la même page. Les parties ont ensuite été rejouées coup par coup et lues par un même lecteur pour tous les jeux : quelles cartes figuraient parmi les possibilités d’une question, lesquelles ont été choisies, ce que disaient le journal et le décompte. Il ne connaît l’arithmétique d’aucun jeu.
lab-balance-method-effect = L’effet sur les victoires est une régression par les moindres carrés de ce qu’une place a gagné sur le fait d’avoir fait la chose, avec une constante pour chaque rang et chaque robot, parmi les places qui auraient pu la faire ; pour les groupes, sur le nombre de cartes, à côté du nombre total. La fourchette vaut 1,96 erreur type de part et d’autre, calculée en ôtant une partie après l’autre, car les places d’une partie vont ensemble : la victoire de l’un est la défaite de l’autre. On ne dit rien quand moins de dix places diffèrent des autres ; quand elles sont à peine plus, la fourchette est plutôt trop étroite. Les parts ont la fourchette de Wilson.
lab-balance-method-limits = C’est ce qui va ensemble, non ce qui en est la cause. Qui est devant peut s’offrir davantage, et ce que lui seul peut s’offrir paraît fort ; une carte prise par nécessité paraît faible. Les robots ne sont pas des maîtres : une carte qu’ils jouent mal paraît moins bonne qu’elle n’est, et ce qu’aucun n’essaie ne se voit pas du tout. Parmi cent lignes, quelques-unes paraissent remarquables par pur hasard : l’étoile sert à s’en garder.
lab-balance-method-made = Fait par { $command } avec Ludothèque { $version }, règles { $rules }. Cartes et règles sont dites avec nos mots ; page non officielle, sans lien avec aucun éditeur.

## La commande
lab-balance-stand-out = { $n ->
    [0] Aucune carte ne se détache à la première table.
    [one] Victoires de plus sur 100 parties, à la première table : { $cards }.
   *[other] Victoires de plus sur 100 parties, à la première table : { $cards }.
}
lab-balance-written = Écrit : { $file }
