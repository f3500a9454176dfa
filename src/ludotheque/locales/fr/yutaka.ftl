## Yutakâ

yutaka-name = Yutakâ
yutaka-tagline = Deux expéditions, cinq îles, une chasse aux trésors.

yutaka-kind-idole = Idole
yutaka-kind-dague = Dague
yutaka-kind-amphore = Amphore
yutaka-kind-cristaux = Cristaux
yutaka-kind-equipement = Équipement
yutaka-kind-dynamite = Dynamite

yutaka-card-idole = Idole { $n }
yutaka-card-dague = Dague { $n }
yutaka-card-amphore = Amphore { $n }
yutaka-card-cristaux = Cristaux { $n }
yutaka-card-equipement = Équipement { $n }
yutaka-card-dynamite = Dynamite
yutaka-tile-idole = tuile Idole de valeur { $n }
yutaka-tile-dague = tuile Dague de valeur { $n }
yutaka-tile-amphore = tuile Amphore de valeur { $n }
yutaka-tile-cristaux = tuile Cristaux de valeur { $n }
yutaka-tile-equipement = tuile Équipement de valeur { $n }

yutaka-back-expedition = Expédition
yutaka-back-black = cube noir
yutaka-back-idole = cube Idole
yutaka-back-dague = cube Dague
yutaka-back-amphore = cube Amphore
yutaka-back-cristaux = cube Cristaux
yutaka-back-equipement = cube Équipement

yutaka-island-1 = Île du Pendu
yutaka-island-2 = Île aux Diamants
yutaka-island-3 = Île du Serpent
yutaka-island-4 = Île du Singe
yutaka-island-5 = Île sans nom

yutaka-text-own-side = Posez-la de votre côté d’une île.
yutaka-text-their-side = Posez-la du côté adverse d’une île : elle y prend une des cinq places et vaut 0.
yutaka-text-you-turn = Puis vous devez retourner une tuile Trésor cachée.
yutaka-text-they-turn = Puis votre adversaire doit retourner une tuile Trésor cachée.

yutaka-ask-play = Posez une carte sur une île.
yutaka-ask-play-wait = { $seat } choisit une carte et une île.
yutaka-ask-turn = Retournez une tuile cachée.
yutaka-ask-turn-wait = { $seat } choisit une tuile à retourner.

yutaka-log-begins = { $seat } commence.
yutaka-log-shuffles-tiles = Les { $n } tuiles Trésors sont mélangées faces cachées.
yutaka-log-archipelago = Vingt tuiles forment les cinq îles ; cinq quittent la partie sans être vues.
yutaka-log-shuffles = { $seat } mélange ses { $n } cartes Expédition.
yutaka-log-dealt = { $seat } pioche { $n } cartes.
yutaka-log-put = { $seat } pose { $card } sur l’île { $number }.
yutaka-log-dynamite = { $seat } lance une Dynamite du côté de { $other }, sur l’île { $number }.
yutaka-log-turned = { $seat } retourne la tuile { $place } : { $card }.
yutaka-log-drew = { $card ->
    [hidden] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card }.
}
yutaka-log-end = La dernière tuile est visible : la partie s’arrête aussitôt.
yutaka-log-removed = Retirée avant la partie : { $card }.

yutaka-no-play-first = C’est le moment de poser une carte sur une île ; il n’y a pas de tuile à retourner.
yutaka-no-turn-first = Retournez d’abord une tuile cachée.
yutaka-no-such-card = { $card } n’est pas dans votre main.
yutaka-no-room = { $card } n’y tient pas : le côté de { $seat } sur l’île { $number } compte déjà cinq cartes.
yutaka-no-face-up = La tuile { $tile } est déjà visible ; choisissez-en une cachée.
yutaka-no-covered = La tuile { $tile } est encore sous une tuile cachée ; seules les tuiles accessibles se retournent.

yutaka-score-majority = Île { $number }, { $kind } ({ $tiles }) : { $seat } l’emporte { $high } à { $low } et prend { $n }.
yutaka-score-alone = Île { $number }, { $kind } ({ $tiles }) : { $seat } n’a pas de rival et prend { $n }.
yutaka-score-tie = Île { $number }, { $kind } ({ $tiles }) : { $high } partout, personne ne prend rien.
yutaka-score-nobody = Île { $number }, { $kind } ({ $tiles }) : personne en lice, personne ne prend rien.
yutaka-outcome-points = { $seat } gagne { $high } à { $low }.
yutaka-outcome-equipment = Totaux égaux : { $seat } gagne grâce aux tuiles Équipement, { $high } points à { $low }.
yutaka-outcome-shared = { $high } points chacun et autant en tuiles Équipement : victoire partagée.

yutaka-known-bad = « { $value } » n’est pas une liste de couleurs. Au choix : { $known }.
yutaka-known-mode = Le mode « { $mode } » fixe les couleurs connues ; pour les choisir, prenez le mode « mixed ».
yutaka-tiles-missing-line = Liste de tuiles : il manque la ligne « { $line } ».
yutaka-tiles-not-numbers = Liste de tuiles, ligne « { $line } » : il faut une liste de nombres entiers.
yutaka-tiles-range = Liste de tuiles, ligne « { $line } » : { $n } n’est pas entre 1 et 15.
yutaka-tiles-sum = Liste de tuiles, ligne « { $line } » : { $values } = { $n } ; chaque type doit faire 30 points.
yutaka-tiles-count = Liste de tuiles : { $n } tuiles ({ $each }) ; il en faut 25.
yutaka-layout-unknown = Il n’y a pas d’archipel « { $value } ». Il y a : { $known } ; ou décrivez le vôtre.
yutaka-layout-not-an-object = Un archipel est un objet : islands, covers, cubes.
yutaka-layout-unknown-line = Archipel, ligne « { $line } » : inconnue. On connaît : { $known }.
yutaka-layout-sizes = Archipel, îles { $value } : il faut cinq îles d’au moins une tuile, vingt tuiles en tout.
yutaka-layout-cubes = Archipel, cubes « { $value } » : « hidden » (cachés) ou « seen » (visibles).
yutaka-layout-covers = Archipel, covers « { $value } » : chaque ligne nomme une tuile et la liste de celles qu’elle couvre.
yutaka-layout-no-place = Archipel, covers : il n’y a pas de place « { $value } ».
yutaka-layout-cycle = Archipel, covers : { $value } se couvrent en cercle et ne pourraient jamais être retournées.

yutaka-position-removed = { $n } tuiles sont hors de la partie ; il en faut 5.
yutaka-position-island = L’île { $number } doit compter { $n } tuiles.
yutaka-position-column = Le côté de { $seat } sur l’île { $number } compte plus de cinq cartes.
yutaka-position-hand = { $seat } a plus de six cartes en main.
yutaka-position-tile = Une tuile Trésor se trouve parmi les cartes de { $seat }.
yutaka-position-deck = { $seat } n’a pas { $card } autant de fois qu’un paquet en compte.
yutaka-position-buried = La tuile { $tile } est visible alors qu’une tuile cachée la couvre.
yutaka-position-covered = La tuile { $tile } est accessible : son dos doit être vu de tous.
yutaka-position-reveals = { $n } tuiles sont cachées mais { $cards } restent à retourner par les cartes et les révélations d’ouverture : la partie ne pourrait pas finir comme elle le doit.
yutaka-position-over = Toutes les tuiles sont visibles : cette partie est finie.

# Ce qui met fin à la partie.
yutaka-target = La partie s’arrête dès que la dernière tuile est face visible.
