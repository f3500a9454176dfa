## Volfyirion

volfyirion-name = Volfyirion
volfyirion-tagline = Deux Maisons, six Cités, et un dragon qui obéit à qui en sait le plus.

volfyirion-dragon = Volfyirion
volfyirion-back-house = carte de Maison
volfyirion-back-city = Cité
volfyirion-back-perk = Bonus
volfyirion-back-ploy = Ruse
volfyirion-kind-command = Carte d’Ordre
volfyirion-kind-building = Bâtiment
volfyirion-kind-troop = Troupe
volfyirion-kind-wonder = Merveille
volfyirion-kind-city = Cité
volfyirion-kind-lair = Lair
volfyirion-kind-perk = Bonus
volfyirion-kind-ploy = Ruse
volfyirion-kind-talisman = Talisman
volfyirion-colour-turquoise = turquoise
volfyirion-colour-red = rouge
volfyirion-colour-purple = violet
volfyirion-colour-grey = gris

volfyirion-card-prospector = Prospector
volfyirion-card-diviner = Diviner
volfyirion-card-captain = Captain
volfyirion-card-qoam-ritual = Qoam Ritual
volfyirion-card-hidden-cache = Hidden Cache
volfyirion-card-celethes-law = Celethe’s Law
volfyirion-card-feasible-solution = Feasible Solution
volfyirion-card-strategic-attack = Strategic Attack
volfyirion-card-alchemic-key = Alchemic Key
volfyirion-card-book-of-wisdom = Book of Wisdom
volfyirion-card-stab = Stab
volfyirion-card-decisive-strike = Decisive Strike
volfyirion-card-suicide-mission = Suicide Mission
volfyirion-card-anuths-trick = Anuth’s Trick
volfyirion-card-sabotage = Sabotage
volfyirion-card-flawless-deploy = Flawless Deploy
volfyirion-card-endless-tactic = Endless Tactic
volfyirion-card-barter = Barter
volfyirion-card-worthy-trade = Worthy Trade
volfyirion-card-telrons-analysis = Telron’s Analysis
volfyirion-card-harness-qoam = Harness Qoam
volfyirion-card-shrewd-deal = Shrewd Deal
volfyirion-card-qoam-vein = Qoam Vein
volfyirion-card-volfyirions-mark = Volfyirion’s Mark
volfyirion-card-apothecary = Apothecary
volfyirion-card-library = Library
volfyirion-card-laboratory = Laboratory
volfyirion-card-barracks = Barracks
volfyirion-card-war-academy = War Academy
volfyirion-card-headquarters = Headquarters
volfyirion-card-mint = Mint
volfyirion-card-black-market = Black Market
volfyirion-card-bank = Bank
volfyirion-card-novice = Novice
volfyirion-card-fighter = Fighter
volfyirion-card-soldier = Soldier
volfyirion-card-scholar = Scholar
volfyirion-card-guard = Guard
volfyirion-card-qoam-scout = Qoam Scout
volfyirion-card-qoamipulator = Qoamipulator
volfyirion-card-elite-trooper = Elite Trooper
volfyirion-card-armored-soldier = Armored Soldier
volfyirion-card-divining-petals = Divining Petals
volfyirion-card-sharp-qoam = Sharp Qoam
volfyirion-card-glowing-fungii = Glowing Fungii
volfyirion-card-pure-qoam = Pure Qoam
volfyirion-card-sibilant-crystal = Sibilant Crystal
volfyirion-card-strange-box = Strange Box
volfyirion-card-voracious-seed = Voracious Seed
volfyirion-card-living-knife = Living Knife
volfyirion-card-void-fluid = Void Fluid
volfyirion-card-black-spores = Black Spores
volfyirion-card-primal-beast = Primal Beast
volfyirion-card-emerald-horn = Emerald Horn
volfyirion-card-floating-crystal = Floating Crystal
volfyirion-card-tylaris = Tylaris
volfyirion-card-vahylea = Vahylea
volfyirion-card-alantar = Alantar
volfyirion-card-yrdesh = Yrdesh
volfyirion-card-akao-uket = Akao Uket
volfyirion-card-kyr = Kyr
volfyirion-card-lair = Volfyirion’s Lair
volfyirion-card-mercenary-archer = Mercenary Archer
volfyirion-card-mercenary-veteran = Mercenary Veteran
volfyirion-card-saboteur = Saboteur
volfyirion-card-ascension-path = Ascension Path
volfyirion-card-qoam-armory = Qoam Armory
volfyirion-card-anomaly-collider = Anomaly Collider
volfyirion-card-qoam-oracle = Qoam Oracle
volfyirion-card-heroes-party = Heroes Party
volfyirion-card-mirage-city = Mirage City
volfyirion-card-double-shift = Double Shift
volfyirion-card-qoam-instability = Qoam Instability
volfyirion-card-afterthought = Afterthought
volfyirion-card-crystallization = Crystallization
volfyirion-card-second-chance = Second Chance
volfyirion-card-talisman = Talisman brisé

volfyirion-needs-turquoise = une autre carte turquoise
volfyirion-needs-red = une autre carte rouge
volfyirion-needs-purple = une autre carte violette
volfyirion-needs-turquoise-turquoise = deux autres cartes turquoise
volfyirion-needs-turquoise-red = une autre carte turquoise et une autre carte rouge
volfyirion-needs-turquoise-purple = une autre carte turquoise et une autre carte violette
volfyirion-needs-red-red = deux autres cartes rouges
volfyirion-needs-red-purple = une autre carte rouge et une autre carte violette
volfyirion-needs-purple-purple = deux autres cartes violettes
volfyirion-text-gives = Capacité principale :{ $command ->
    [0] {""}
   *[other] {" "}+{ $command } Ordre
}{ $battle ->
    [0] {""}
   *[other] { $command ->
        [0] {" "}
       *[other] {", "}
    }+{ $battle } Combat
}{ $knowledge ->
    [0] {""}
   *[other] { $command ->
        [0] { $battle ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }+{ $knowledge } Savoir
}.
volfyirion-text-defends = Défense { $n }.
volfyirion-text-thins = Quand vous l’acquérez, vous pouvez retirer une autre carte de votre main, de votre Zone de Jeu ou de votre Défausse.
volfyirion-text-synergy-points = Synergie avec { $needs } :{ $command ->
    [0] {""}
   *[other] {" "}+{ $command } Ordre
}{ $battle ->
    [0] {""}
   *[other] { $command ->
        [0] {" "}
       *[other] {", "}
    }+{ $battle } Combat
}{ $knowledge ->
    [0] {""}
   *[other] { $command ->
        [0] { $battle ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }+{ $knowledge } Savoir
}.
volfyirion-text-synergy-draw = Synergie avec { $needs } : piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
volfyirion-text-synergy-remove = Synergie avec { $needs } : retirez une carte de votre main, de votre Zone de Jeu ou de votre Défausse.
volfyirion-text-synergy-troop = Synergie avec { $needs } : retirez une Troupe d’une Cité ennemie.
volfyirion-text-synergy-building = Synergie avec { $needs } : retirez un Bâtiment d’une Cité ennemie.
volfyirion-text-synergy-move = Synergie avec { $needs } : déplacez Volfyirion.
volfyirion-text-removal-points = Retirez cette carte :{ $command ->
    [0] {""}
   *[other] {" "}+{ $command } Ordre
}{ $battle ->
    [0] {""}
   *[other] { $command ->
        [0] {" "}
       *[other] {", "}
    }+{ $battle } Combat
}{ $knowledge ->
    [0] {""}
   *[other] { $command ->
        [0] { $battle ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }+{ $knowledge } Savoir
}.
volfyirion-text-removal-draw = Retirez cette carte : piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
volfyirion-text-removal-remove = Retirez cette carte : retirez une carte de votre main, de votre Zone de Jeu ou de votre Défausse.
volfyirion-text-removal-troop = Retirez cette carte : retirez une Troupe d’une Cité ennemie.
volfyirion-text-removal-building = Retirez cette carte : retirez un Bâtiment d’une Cité ennemie.
volfyirion-text-removal-move = Retirez cette carte : déplacez Volfyirion.
volfyirion-text-mercenary = Une Attaque payée contre sa Cité la détruit, et cette carte Mercenary est mélangée au Deck d’Atouts.
volfyirion-text-ascension = Ne peut pas être scellée. Pour 4 points de Savoir, l’adversaire la prend dans sa Zone de Jeu ; vous pouvez la reprendre de même.
volfyirion-text-saboteur = Va dans la Défausse adverse quand vous l’acquérez. Aucune carte ne peut la retirer.
volfyirion-text-talisman = Ne peut pas être acquis. Si les deux Talismans sont dans la Rangée d’Atouts, la partie s’arrête aussitôt.
volfyirion-text-qoam-armory = Vaincre Volfyirion vous coûte 14 points de Combat au lieu de 16.
volfyirion-text-anomaly-collider = Une fois par tour : scellez gratuitement une de vos Merveilles et gagnez autant de points de Savoir que son coût.
volfyirion-text-qoam-oracle = Vous pouvez acquérir la première carte du Deck d’Atouts comme une carte de la Rangée.
volfyirion-text-heroes-party = Pour 4 points de Combat, vous acquérez la première carte du Deck des Merveilles, quel que soit son coût.
volfyirion-text-mirage-city = Quand Volfyirion est déplacé sur une de vos Cités : il retourne aussitôt au Lair.
volfyirion-text-double-shift = À la première Attaque contre une de vos Cités : les points dépensés sont perdus, et vos Cités ont 2 de Défense en plus ce tour-ci.
volfyirion-text-qoam-instability = Dès que deux Bâtiments sont en jeu : tous les Bâtiments sont détruits.
volfyirion-text-afterthought = Dès que deux Troupes sont en jeu : toutes les Troupes sont détruites.
volfyirion-text-crystallization = Dès que trois Merveilles sont en jeu : toutes les Merveilles sont détruites.
volfyirion-text-second-chance = Quand une Troupe a été retirée pour attaquer une de vos Cités : vous pouvez la placer dans une de vos Cités.

volfyirion-ask-act = Jouez vos cartes, dépensez vos points, puis terminez votre tour.
volfyirion-ask-act-wait = { $seat } joue sa Phase principale.
volfyirion-ask-mulligan = Votre première main : gardez-la, ou piochez-en une autre.
volfyirion-ask-mulligan-wait = { $seat } regarde sa première main.
volfyirion-ask-draw = Piochez, parmi les cartes accordées, autant de cartes que vous voulez.
volfyirion-ask-draw-wait = { $seat } choisit combien de cartes piocher.
volfyirion-ask-remove = Retirez une carte (main, Zone de Jeu ou Défausse), ou aucune.
volfyirion-ask-remove-wait = { $seat } choisit une carte à retirer.
volfyirion-ask-thin = Merveille acquise : retirez une autre carte (main, Zone de Jeu ou Défausse), ou aucune.
volfyirion-ask-thin-wait = { $seat } peut retirer une carte grâce à la Merveille.
volfyirion-ask-destroy = Choisissez ce que vous retirez d’une Cité ennemie, ou rien.
volfyirion-ask-destroy-wait = { $seat } choisit ce qui est retiré d’une Cité ennemie.
volfyirion-ask-dragon = Vous pouvez déplacer Volfyirion sans payer.
volfyirion-ask-dragon-wait = { $seat } peut déplacer Volfyirion.
volfyirion-ask-claim = Prenez le Lair comme Cité : plus personne n’acquerra de Merveilles. Ou laissez-le.
volfyirion-ask-claim-wait = { $seat } peut prendre le Lair.
volfyirion-ask-recover = Second Chance : placez la Troupe dans une Cité, ou laissez-la.
volfyirion-ask-recover-wait = { $seat } peut récupérer une Troupe.

volfyirion-log-begins = { $seat } commence.
volfyirion-log-shuffles-house = Le Deck de Maison de { $other } est mélangé : { $n } cartes.
volfyirion-log-shuffles-assets = { $number ->
    [0] Le Deck d’Atouts est mélangé : { $n } cartes.
   *[other] Le Deck d’Atouts (équipe { $number }) est mélangé : { $n } cartes.
}
volfyirion-log-shuffles-wonders = { $number ->
    [0] Le Deck des Merveilles est mélangé : { $n } cartes.
   *[other] Le Deck des Merveilles (équipe { $number }) est mélangé : { $n } cartes.
}
volfyirion-log-shuffles-perks = Les { $n } cartes Bonus sont mélangées.
volfyirion-log-shuffles-ploys = Les { $n } cartes Ruse sont mélangées.
volfyirion-log-halves = Une moitié du Deck d’Atouts, avec un Talisman, est mélangée : { $n } cartes.
volfyirion-log-revealed = { $number ->
    [0] { $card } est révélée du Deck des Merveilles.
   *[other] { $card } est révélée du Deck des Merveilles (équipe { $number }).
}
volfyirion-log-perk = { $seat } reçoit le Bonus { $card }.
volfyirion-log-ploy = { $seat } reçoit une Ruse en secret.
volfyirion-log-turn = Tour { $n } : { $seat }.
volfyirion-log-mulligan = { $seat } mélange sa première main au Deck et pioche à nouveau.
volfyirion-log-drew = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
volfyirion-log-reshuffles = La Défausse de { $other } devient un nouveau Deck de Maison de { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
volfyirion-log-played = { $seat } joue { $card }.
volfyirion-log-laid = { $seat } place { $card } dans la Cité { $place }.
volfyirion-log-built-over = { $card } cède sa place et est retirée de la partie.
volfyirion-log-gains-command = { $card } : { $seat } gagne { $n ->
    [one] 1 point d’Ordre
   *[other] { $n } points d’Ordre
}.
volfyirion-log-synergy-command = { $card } (Synergie) : { $seat } gagne { $n ->
    [one] 1 point d’Ordre
   *[other] { $n } points d’Ordre
}.
volfyirion-log-gains-battle = { $card } : { $seat } gagne { $n ->
    [one] 1 point de Combat
   *[other] { $n } points de Combat
}.
volfyirion-log-synergy-battle = { $card } (Synergie) : { $seat } gagne { $n ->
    [one] 1 point de Combat
   *[other] { $n } points de Combat
}.
volfyirion-log-gains-knowledge = { $card } : { $seat } gagne { $n ->
    [one] 1 point de Savoir
   *[other] { $n } points de Savoir
}.
volfyirion-log-synergy-knowledge = { $card } (Synergie) : { $seat } gagne { $n ->
    [one] 1 point de Savoir
   *[other] { $n } points de Savoir
}.
volfyirion-log-synergy = { $seat } utilise une Synergie : { $card }.
volfyirion-log-scrapped = { $seat } retire { $card } de la partie pour son bonus.
volfyirion-log-dismissed = { $seat } retire { $card } de la partie sans prendre ses points.
volfyirion-log-bonus-lost = Le bonus est perdu : il n’y a rien sur quoi l’utiliser.
volfyirion-log-acquired = { $seat } acquiert { $card }.
volfyirion-log-sabotaged = { $seat } acquiert { $card }, qui va dans la Défausse adverse.
volfyirion-log-removed = { $seat } retire { $card } de la partie.
volfyirion-log-under = { $number ->
    [0] { $card } va sous le Deck d’Atouts.
   *[other] { $card } va sous le Deck d’Atouts (équipe { $number }).
}
volfyirion-log-talisman-back = { $card } retourne dans le Deck d’Atouts.
volfyirion-log-row = { $number ->
    [0] { $card } rejoint la Rangée d’Atouts.
   *[other] { $card } rejoint la Rangée d’Atouts (équipe { $number }).
}
volfyirion-log-lair-filled = { $number ->
    [0] { $card } est posée sur le Lair.
   *[other] { $card } est posée sur le Lair (équipe { $number }).
}
volfyirion-log-top = { $number ->
    [0] La première carte du Deck d’Atouts est { $card }.
   *[other] La première carte du Deck d’Atouts (équipe { $number }) est { $card }.
}
volfyirion-log-looked = { $seat } regarde la première carte du Deck d’Atouts.
volfyirion-log-attacks = { $seat } attaque { $card }.
volfyirion-log-routed = { $card }, en garnison chez { $seat }, est retirée de la partie ; la Cité est sauvée.
volfyirion-log-destroyed = { $card }, chez { $seat }, est détruite et retirée de la partie.
volfyirion-log-destroyed-shared = { $card }, dans la Forteresse commune (équipe { $seat }), est détruite et retirée de la partie.
volfyirion-log-city-falls = { $seat } perd une Cité : { $card } est détruite.
volfyirion-log-city-burns = Volfyirion détruit { $card } chez { $seat }, et retourne au Lair.
volfyirion-log-with-the-city = { $card } disparaît avec sa Cité.
volfyirion-log-mercenary = { $card } abandonne { $seat } et retourne dans le Deck d’Atouts.
volfyirion-log-assets-shuffled = Les { $n } cartes du Deck d’Atouts sont mélangées.
volfyirion-log-talismans = Les deux Talismans sont dans la Rangée d’Atouts : la partie s’arrête aussitôt.
volfyirion-log-dragon-sent = { $seat } déplace Volfyirion sur { $card }.
volfyirion-log-dragon-home = { $seat } renvoie Volfyirion au Lair.
volfyirion-log-claimed = { $seat } prend { $card } comme Cité.
volfyirion-log-lair-left = { $seat } laisse le Lair en place.
volfyirion-log-defeats = { $seat } vainc Volfyirion : il quitte la partie.
volfyirion-log-redeployed = { $seat } redéploie { $card } dans la Cité { $place }.
volfyirion-log-sealed = { $seat } scelle { $card } dans la grille.
volfyirion-log-sealed-own = { $seat } scelle { $card } dans sa propre Zone de Jeu.
volfyirion-log-sealed-of = { $seat } scelle { $card } chez { $other }.
volfyirion-log-unsealed-own = { $seat } descelle { $card } dans sa propre Zone de Jeu.
volfyirion-log-unsealed-of = { $seat } descelle { $card } chez { $other }.
volfyirion-log-replaces = { $seat } remplace la carte { $n } de la Rangée d’Atouts.
volfyirion-log-refreshes = { $seat } change la Rangée d’Atouts, comme le premier tour le permet.
volfyirion-log-ascended = { $seat } prend { $card } à l’adversaire.
volfyirion-log-collides = { $seat } scelle { $card } avec Anomaly Collider.
volfyirion-log-rebuilds = { $seat } reconstruit { $card }.
volfyirion-log-last-turn = Le dernier tour permis est terminé, et les deux Maisons ont encore des Cités.
volfyirion-log-ploy-sprung = { $seat } révèle la Ruse { $card }.
volfyirion-log-mirage = Ce n’était qu’un mirage : Volfyirion retourne au Lair, et { $seat } garde sa Cité.
volfyirion-log-shift = L’Attaque échoue, et chez { $seat } les Cités ont { $n } de Défense en plus jusqu’à la fin du tour.
volfyirion-log-recovered = { $seat } récupère { $card } et la place dans la Cité { $place }.

volfyirion-not-asked = Ce n’est pas ce qui est demandé maintenant : choisissez parmi ce que propose la question.
volfyirion-no-command = { $card } : il faut { $n ->
    [one] 1 point d’Ordre
   *[other] { $n } points d’Ordre
}, vous en avez { $have }.
volfyirion-no-battle = { $card } : il faut { $n ->
    [one] 1 point de Combat
   *[other] { $n } points de Combat
}, vous en avez { $have }.
volfyirion-no-knowledge = { $card } : il faut { $n ->
    [one] 1 point de Savoir
   *[other] { $n } points de Savoir
}, vous en avez { $have }.
volfyirion-no-such-card = { $card } n’est pas dans votre main.
volfyirion-no-slot = { $card } ne peut pas aller dans la Cité { $number } : il faut une autre de vos Cités, debout, avec un emplacement de cette sorte.
volfyirion-nothing-there = Vous n’avez pas de carte de cette sorte dans la Cité { $number }.
volfyirion-not-in-play = { $card } n’est pas dans votre Zone de Jeu.
volfyirion-no-synergy = { $card } n’a pas de Synergie.
volfyirion-synergy-by-itself = { $card } : une Synergie qui ne donne que des points se déclenche seule dès que ses couleurs sont réunies, une fois par tour.
volfyirion-no-colours = { $card } : les autres cartes en jeu n’ont pas les couleurs que sa Synergie demande.
volfyirion-used = { $card } : cette Synergie a déjà servi ce tour-ci.
volfyirion-no-removal = { $card } n’a pas de Capacité de Retrait.
volfyirion-no-dismissal = { $card } : ces points-là ne déclenchent aucune Ruse ; si vous n’en voulez pas, ne les dépensez pas.
volfyirion-is-sealed = { $card } est scellée : aucune de ses capacités ne peut servir.
volfyirion-no-row-card = L’emplacement { $number } de la Rangée d’Atouts est vide jusqu’à la Fin du Tour.
volfyirion-no-lair-space = Il n’y a pas de Merveille à l’emplacement { $number } du Lair.
volfyirion-no-talisman = Un Talisman brisé ne peut pas être acquis.
volfyirion-no-assets = Il n’y a plus de carte dans le Deck d’Atouts pour cela.
volfyirion-no-refresh = On ne change la Rangée qu’au premier tour, une fois, avant d’acquérir une carte.
volfyirion-refresh-one = Qui commence change une carte de la Rangée d’Atouts, pas toutes.
volfyirion-refresh-all = Qui joue en second change toute la Rangée d’Atouts, pas une seule carte.
volfyirion-no-enemy-city = Il n’y a pas de Cité ennemie { $number } debout.
volfyirion-nothing-to-seal = { $card } : { $other } n’en a pas en jeu qui ne soit déjà scellée.
volfyirion-nothing-to-unseal = { $card } : { $other } n’en a pas de scellée.
volfyirion-no-seal-path = { $card } ne peut pas être scellée.
volfyirion-no-dragon = Volfyirion a été vaincu et a quitté la partie.
volfyirion-no-dragon-move = Volfyirion ne va que du Lair vers une Cité ennemie debout, ou d’une de vos Cités vers le Lair.
volfyirion-no-draw = Vous pouvez en piocher { $n } au plus.
volfyirion-no-remove-saboteur = Aucun effet de carte ne retire { $card }.
volfyirion-no-remove-itself = { $card } : c’est cette Merveille qui permet de retirer une carte ; il en faut une autre.
volfyirion-no-remove-there = { $card } : cette carte n’y est pas.
volfyirion-no-remove-sealed = { $card } : vous n’en avez pas une scellée et une autre qui ne l’est pas ; retirez-la simplement de la Zone de Jeu.
volfyirion-no-destroy-troop = Cette capacité retire une Troupe.
volfyirion-no-destroy-building = Cette capacité retire un Bâtiment.
volfyirion-no-destroy-there = L’ennemi n’a rien de cette sorte dans la Cité { $number }.
volfyirion-no-recover = Seule une Troupe retirée pour cette attaque peut être récupérée, dans une de vos Cités debout.
volfyirion-no-path = Il n’y a pas d’Ascension Path dans la Zone de Jeu adverse.
volfyirion-no-ruin = La Cité { $number } n’est pas à reconstruire.
volfyirion-no-rebuilding = Cette partie se joue sans reconstruction : une Cité détruite le reste.
volfyirion-no-perk = Vous n’avez pas le Bonus qu’il faut pour cela.
volfyirion-collided = Anomaly Collider a déjà servi ce tour-ci.
volfyirion-no-collision = { $card } n’est pas une de vos Merveilles que l’on peut sceller maintenant.
volfyirion-no-wonders = Il n’y a plus de Merveilles à acquérir.

volfyirion-outcome-cities = { $seat } gagne : { $other } a perdu toutes ses Cités.
volfyirion-outcome-turns = Partie nulle : après { $n } tours chacun, les deux Maisons ont encore des Cités.
volfyirion-outcome-talismans = Les Talismans mettent fin à la partie : { $seat } gagne, pour avoir détruit { $n ->
    [one] une Cité
   *[other] { $n } Cités
}, plus que l’adversaire.
volfyirion-outcome-talismans-even = Les Talismans mettent fin à la partie : chacun a détruit autant de Cités ({ $n }), et tout le monde perd.

volfyirion-mode-seats = Le mode « { $mode } » se joue à { $n }.
volfyirion-modules-unknown = « { $value } » n’est pas une liste de modules. Au choix : { $known }.
volfyirion-rebuild-cost = Le prix d’une reconstruction est « defence », ou un objet avec « points » ({ $known }) et « costs » : trois nombres de 1 à 30, pour les Cités de Défense 8, 9 et 10.
volfyirion-cards-count = Liste de cartes : { $n } cartes du genre « { $kind } » ; une boîte en compte { $right }.
volfyirion-cards-continuum = Liste de cartes : { $n } cartes de plus que dans la boîte ; il y a { $right } cartes Continuum vierges.
volfyirion-cards-cheap = Liste de cartes : { $n } Merveilles coûtent { $cost } ou moins ; le Lair commence avec { $right } de ce prix.
volfyirion-cards-needs = Liste de cartes, ligne { $line } : une Synergie demande une liste d’une ou deux couleurs, et un bonus.
volfyirion-cards-needs-wonder = Liste de cartes, ligne { $line } : une Merveille n’a pas de Synergie ; sans « needs », son bonus est une Capacité de Retrait.
volfyirion-cards-needs-troop = Liste de cartes, ligne { $line } : la Synergie d’une Troupe ne donne que des points ; sans « needs », son bonus est une Capacité de Retrait.
volfyirion-cards-talismans = Liste de cartes : avec le module « talismans », les deux cartes Continuum vierges sont les Talismans brisés, et une liste n’a aucune carte de plus que la boîte.

volfyirion-position-zone = { $card } ne peut pas se trouver dans « { $zone } ».
volfyirion-position-spots = Les cartes de « { $zone } » ont chacune leur place, à partir de 0.
volfyirion-position-city = { $card } n’est pas une Cité de ce joueur, ou pas à sa place : 0, 1 et 2 ont une Défense de 8, 9 et 10, le Lair est en 3.
volfyirion-position-slot = { $card } doit être dans une Cité debout avec un tel emplacement.
volfyirion-position-lair = Un Lair pris ne porte pas de Merveilles, et le dragon n’est plus là (-1).
volfyirion-position-perk = { $seat } doit avoir une carte Bonus.
volfyirion-position-ploy = { $seat } a une Ruse au plus, et aucune dont le moment est déjà venu.
volfyirion-position-turn = Le tour, qui a commencé et à qui de jouer ne vont pas ensemble.
volfyirion-position-points = { $seat } ne peut pas avoir de tels points.
volfyirion-position-fallen = { $seat } a plus de Cités détruites qu’il n’en est compté.
volfyirion-position-dragon = Le dragon est au Lair (0), sur une Cité debout, ou plus nulle part (-1).
volfyirion-position-over = Cette partie est terminée.
volfyirion-position-not-over = Les deux Maisons ont encore des Cités : cette partie n’est pas terminée.

# Ce qui fait gagner et met fin à la partie.
volfyirion-target = { $mode ->
    [solo] Vainquez ou soumettez Volfyirion avant que votre dernière Cité tombe.
    [coop] Vainquez ou soumettez Volfyirion avant que votre dernière Cité tombe.
    [teams] Qui détruit toutes les Cités de l’autre équipe gagne.
   *[other] Qui détruit toutes les Cités de l’autre Maison gagne.
}

# Où en est la partie, puisque rien ne se compte.
volfyirion-story-defence = Défense de toutes les Cités
volfyirion-story-cities = Cités debout
volfyirion-story-deck = Cartes de la Maison
volfyirion-story-hand = Points que donnent en moyenne cinq d’entre elles
volfyirion-story-turns = Tours joués
volfyirion-story-dragon = Déplacements de Volfyirion
