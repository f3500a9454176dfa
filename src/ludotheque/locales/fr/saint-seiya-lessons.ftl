## Les leçons de Saint Seiya Deckbuilding : ce que dit le guide.

saint-seiya-lesson-force = La Force
saint-seiya-lesson-force-about = Engagez vos Héros et combattez une carte du terrain.
saint-seiya-lesson-force-goal = Bienvenue au Sanctuaire ! Vous êtes Seiya, Ana est Shiryu. Le but : avoir le plus de Points de Victoire (PV) à la fin. Presque toutes les cartes en donnent, et vous les gagnez sur le terrain, au centre : six emplacements, six cartes à prendre.
saint-seiya-lesson-force-signs = En haut d’une carte du terrain, ce qu’elle coûte : le poing pour la Force, la spirale pour le Cosmos. En bas, ce qu’elle apporte à qui la possède : sa Force, son Cosmos, ses soins et, entre lauriers, ses PV. Vos cinq Seiya ont 1 Force chacun.
saint-seiya-lesson-force-engage = Spartan, à l’emplacement 3, coûte 3 Force. Une carte de la main s’engage face à une carte du terrain : engagez trois Seiya face à Spartan, l’un après l’autre.
saint-seiya-lesson-force-engage-hint = Engagez trois Seiya face à Spartan : 1 + 1 + 1, c’est juste ce qu’il coûte.
saint-seiya-lesson-force-acquire = 3 Force pour un coût de 3 : cela suffit. Acquérez Spartan par la Force.
saint-seiya-lesson-force-acquire-hint = Les trois Seiya sont déjà face à lui : acquérez Spartan par la Force.
saint-seiya-lesson-force-last-slot = Spartan a rejoint votre défausse, d’où vous le piocherez plus tard, et les trois Seiya aussi : une carte jouée ne sert qu’une fois par tour. Voyez l’emplacement 6 : la carte y coûte 1 Force et 1 Cosmos de moins, donc Cassios coûte 1 au lieu de 2. Prenez-le avec un Seiya.
saint-seiya-lesson-force-last-slot-hint = L’aubaine, c’est Cassios : engagez un Seiya face à lui, à l’emplacement 6, puis acquérez-le par la Force.
saint-seiya-lesson-force-done = Il vous reste un Seiya, et plus rien ne coûte aussi peu que 1. Finissez votre tour. On vous demandera quelles cartes de votre main défausser : gardez ce Seiya ou défaussez-le, à votre guise.
saint-seiya-lesson-force-done-hint = Un Seiya tout seul n’acquiert rien ici. Finissez votre phase principale ; ensuite, gardez ce Seiya ou défaussez-le.
saint-seiya-lesson-force-your-turn = Voilà un tour : engager ses cartes, acquérir, défausser ce que l’on veut, puis revenir à cinq cartes. Les cartes du terrain ont glissé vers la droite, et deux nouvelles sont arrivées. Une carte qui serait restée à l’emplacement 6 aurait quitté le terrain.
saint-seiya-lesson-force-over = Douze Flammes brûlent sur l’Horloge, et chaque Chevalier d’Or qui quitte le terrain en éteint une. Quand la dernière s’éteint, on achève le tour de table et la partie finit : le plus de PV gagne.

saint-seiya-lesson-cosmos = Le Cosmos
saint-seiya-lesson-cosmos-about = Ralliez un Chevalier, tout droit dans votre main ; et portez une Armure.
saint-seiya-lesson-cosmos-what = Certaines cartes se rallient par le Cosmos au lieu de se combattre. Mu du Bélier coûte 7 Cosmos, mais 6 seulement ici, à l’emplacement 6. Force et Cosmos ne s’additionnent jamais : chaque carte utilisée donne l’une ou l’autre.
saint-seiya-lesson-cosmos-engage = Marine a 1 Cosmos et en donne 1 de plus à chaque Seiya joué à ses côtés. Les deux Chevaliers de Bronze en apportent donc 2 chacun, et même le Seiya sans armure en apporte 1 : 1 + 2 + 2 + 1 = 6. Engagez les quatre face à Mu, dans l’ordre que vous voulez.
saint-seiya-lesson-cosmos-engage-hint = Les quatre face à Mu, à l’emplacement 6 : Marine, les deux Chevaliers de Bronze et le Seiya sans armure. L’Armure viendra plus tard.
saint-seiya-lesson-cosmos-rally = 6 Cosmos pour 6. Leur Force n’est que de 4 : elle ne suffirait pas. Ralliez Mu.
saint-seiya-lesson-cosmos-rally-hint = Les quatre sont face à lui : acquérez Mu par le Cosmos.
saint-seiya-lesson-cosmos-at-once = Mu n’a pas rejoint votre défausse mais votre main : c’est tout l’intérêt du Cosmos. Vous pouvez le jouer aussitôt. Il a 2 Force, et Phaeton, à l’emplacement 1, en coûte 2 : prenez Phaeton avec lui.
saint-seiya-lesson-cosmos-at-once-hint = Engagez Mu face à Phaeton, à l’emplacement 1, puis acquérez Phaeton par la Force.
saint-seiya-lesson-cosmos-armour = Une Armure ne s’engage pas : elle se pose devant vous et reste en jeu jusqu’à ce que vous l’utilisiez. Son Cosmos sert à une acquisition de votre choix, même à lui seul. Mettez en jeu l’Armure de la Vierge (2 Cosmos) et ralliez Ushio, à l’emplacement 2, avec elle.
saint-seiya-lesson-cosmos-armour-hint = Mettez d’abord en jeu l’Armure de la Vierge, puis acquérez Ushio par le Cosmos, avec l’Armure.
saint-seiya-lesson-cosmos-end = Trois cartes en un tour ! Une Armure utilisée est défaussée et reviendra quand vous la piocherez ; celle que vous n’utilisez pas reste en jeu après votre tour. La Flamme de Mu s’est éteinte aussi : la dernière leçon vous en parlera.

saint-seiya-lesson-wounds = Les blessures
saint-seiya-lesson-wounds-about = Certains se vengent quand ils sont vaincus. Soignez vos blessés.
saint-seiya-lesson-wounds-what = Lisez une carte avant de l’affronter. « Vaincu » se déclenche quand vous acquérez la carte, par la Force ou par le Cosmos. Aghora blesse chaque Personnage utilisé contre lui qui n’a pas de Cosmos. Léda n’en a pas.
saint-seiya-lesson-wounds-engage = Aghora coûte 6 Force : Shura en apporte 3, Pégase Noir 2, Léda 1. Engagez les trois face à l’emplacement 3.
saint-seiya-lesson-wounds-engage-hint = Les Seiya serviront à autre chose. Engagez Shura, Pégase Noir et Léda face à Aghora : 3 + 2 + 1 = 6.
saint-seiya-lesson-wounds-fight = Shura et Pégase Noir ont du Cosmos : seul Léda en pâtira. Aghora le vaut bien : acquérez-le par la Force.
saint-seiya-lesson-wounds-fight-hint = Les trois sont face à lui : acquérez Aghora par la Force.
saint-seiya-lesson-wounds-heal = Aghora, Shura et Pégase Noir sont dans votre défausse ; Léda, blessé, est devant vous et ne peut être ni utilisé ni pioché. Mais Seiya peut soigner un Personnage au lieu de se battre. Engagez-le face à n’importe quelle carte, puis soignez avec lui.
saint-seiya-lesson-wounds-heal-hint = Engagez un Seiya face à une carte, n’importe laquelle, puis soignez Léda avec lui.
saint-seiya-lesson-wounds-end = Léda est de nouveau dans votre défausse, et Seiya aussi : une carte jouée ne fait qu’une chose, combattre, soigner ou s’activer. Les blessés comptent tout de même à la fin ; ce qui est détruit est sous votre marqueur Héros et ne compte pas.

saint-seiya-lesson-armour = L’Armure de Bronze
saint-seiya-lesson-armour-about = Deux Héros font un Chevalier.
saint-seiya-lesson-armour-why = Vos neuf Héros sont faibles : 1 Force, pas de Cosmos, pas de PV, et vous ne piochez que cinq cartes par tour. Votre Armure de Bronze en fait des Chevaliers : moins de cartes, et de meilleures. Cinq Chevaliers de Bronze vous attendaient de côté ; il en reste quatre.
saint-seiya-lesson-armour-equip = Une Armure doit d’abord être en jeu. Mettez en jeu l’Armure de Pégase.
saint-seiya-lesson-armour-equip-hint = Gardez vos Héros en main pour l’instant, et mettez l’Armure en jeu.
saint-seiya-lesson-armour-upgrade = Elle a 1 Cosmos, mais son effet vaut mieux. Activez-la et détruisez deux Seiya identiques de votre main : ceux sans armure.
saint-seiya-lesson-armour-upgrade-hint = Activez l’Armure de Pégase, puis détruisez les deux Seiya sans armure de votre main.
saint-seiya-lesson-armour-draw = Un nouveau Chevalier de Bronze est dans votre défausse, avec 1 Force, 1 Cosmos et 1 PV. Et il sert déjà : quand un Seiya Chevalier de Bronze est joué alors qu’un Seiya est dans votre défausse, vous pouvez piocher une carte. Engagez celui de votre main face à Spartan, à l’emplacement 4, et piochez.
saint-seiya-lesson-armour-draw-hint = Engagez le Seiya Chevalier de Bronze face à Spartan, puis piochez la carte. Qui y renonce perd cet effet pour ce tour.
saint-seiya-lesson-armour-fight = Vous avez pioché un autre Seiya. Avec lui et Léda, cela fait 3 Force face à Spartan : engagez les deux et acquérez-le par la Force.
saint-seiya-lesson-armour-fight-hint = Engagez Seiya et Léda face à Spartan, puis acquérez-le par la Force : 1 + 1 + 1 = 3.
saint-seiya-lesson-armour-end = Vos quatre Seiya détruits n’encombreront plus jamais votre main. Recommencez chaque fois que l’Armure et deux Héros se rencontrent ; il y a cinq Chevaliers de Bronze en tout, et neuf Héros en donnent quatre ainsi. Chaque Héros a sa propre Mise en jeu : essayez les cinq.

saint-seiya-lesson-clock = L’Horloge
saint-seiya-lesson-clock-about = La dernière Flamme, le dernier tour de table et le décompte.
saint-seiya-lesson-clock-when = Douze Flammes brûlent sur l’Horloge, et il n’en reste qu’une. Un Chevalier d’Or en éteint une quand il est acquis, et aussi quand il quitte le terrain sans que personne l’ait pris. Après la dernière, on achève le tour de table, pour que chacun ait joué autant. Vous avez commencé : Ana jouera encore une fois.
saint-seiya-lesson-clock-gold = Aiolia du Lion est à l’emplacement 6 : 5 Cosmos au lieu de 6, et 5 PV. Aghora a 3 Cosmos, Albior 2. Engagez les deux et ralliez Aiolia.
saint-seiya-lesson-clock-gold-hint = Engagez Aghora et Albior face à Aiolia, puis acquérez-le par le Cosmos. Si vous le laissez, la Flamme s’éteint tout de même, et personne n’a les PV.
saint-seiya-lesson-clock-pair = La dernière Flamme est éteinte. C’est votre dernier tour : seuls les PV comptent désormais. Léda, dans votre défausse, ne vaut rien tout seul, mais avec un Spica chacun d’eux vaut 2 PV. Aiolia est dans votre main et a 2 Force : prenez Spica, à l’emplacement 3.
saint-seiya-lesson-clock-pair-hint = Spica coûte 2 Force : engagez Aiolia face à lui, puis acquérez-le par la Force. Cela fait 4 PV.
saint-seiya-lesson-clock-done = Cela fait vingt cartes, et Athéna vaut 1 PV par dizaine. Tout ce qui est à vous compte : main, pioche, défausse, blessés et Armure en jeu. Finissez votre tour et gardez votre main.
saint-seiya-lesson-clock-done-hint = Rien de ce qui vous reste n’acquiert quoi que ce soit. Finissez votre phase principale, puis gardez votre main.
saint-seiya-lesson-clock-count = Ana a joué son dernier tour. Le décompte : les PV imprimés classe par classe, puis les cartes qui comptent à leur façon. Marine vous a donné 4 PV parce que vous avez le plus de Héros, Léda et Spica 2 chacun, Athéna 2.
saint-seiya-lesson-clock-end = 33 à 25, bravo ! Sans Aiolia et Spica, vous en auriez eu 23. Vous connaissez les règles : choisissez un Héros et jouez une vraie partie.
