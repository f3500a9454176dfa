## Ce que dit une table, sur un serveur, à ceux qui y jouent de loin.

# ------------------------------------------------------------------ refusé à la table
room-not-started = La partie n’a pas commencé : il reste une place libre, ou il manque un nombre au mélange.
room-pledge-once = Cette place a déjà annoncé le nombre qu’elle ajoute au mélange, ou n’en ajoute pas.
room-no-number = Cette place a déjà ajouté son nombre, ou n’en ajoute pas.
room-number-too-soon = Les nombres ne se disent qu’une fois toutes les places prises et toutes les empreintes connues.
room-other-number = Ce n’est pas le nombre dont cette place a donné l’empreinte.
room-final = Ce coup ne pourra pas être repris.
room-paused = La partie est en pause ; rien ne se joue avant qu’elle reprenne.
room-left-already = Vous avez déjà quitté cette place. Elle reste la vôtre : revenez quand vous voulez.
room-unknown-command = Cette table ne connaît pas cette commande.
room-nothing-to-agree = On ne vous demande votre accord pour rien en ce moment.
room-nothing-to-pause = Il n’y a rien à mettre en pause ni à reprendre en ce moment.
room-only-phrases = À cette table, on se parle avec les phrases toutes faites.
room-say-something = Dites une phrase toute faite, ou quelques mots à vous.
room-talk-too-fast = Un instant : cela fait beaucoup en quelques secondes.
room-hints-off = À cette table, pas de conseils entre joueurs humains.
room-nobody-absent = À cette place, personne n’est parti ni n’a épuisé son temps.
room-cannot-save = Rien ne peut être enregistré pour l’instant : ce coup n’a pas été joué. Réessayez dans un moment.
room-no-rematch = La revanche se demande une seule fois, quand la partie est finie.
room-not-your-seat = Cette place est celle de { $seat }, pas la vôtre.
room-hello-once = Vous êtes déjà à cette table.
room-notify-no-address = On ne peut pas envoyer d’avis à cette adresse : elle doit commencer par http:// ou https://, nommer un hôte, ne contenir aucun mot de passe et ne pas dépasser { $high } caractères.
room-notify-private = Ce serveur n’envoie d’avis ni à lui-même ni dans son propre réseau.

# ------------------------------------------------------------------ refusé à l’entrée
room-no-room = Cette table n’existe pas ici. Le lien est peut-être incomplet.
room-damaged = Ce qui est gardé de cette table est abîmé : quelque chose y a été changé ou ne se lit plus. Sur un serveur, une sauvegarde peut la rétablir ; les autres tables sont intactes.
room-no-seat = Ce lien n’ouvre aucune place à cette table.
room-seat-taken = Cette place est déjà prise.
room-no-invitation = Cette invitation a déjà servi, ou n’est pas pour cette table.
room-not-public = Cette table n’est pas ouverte à tous : il faut une invitation pour s’y asseoir.
room-nobody-waits = La personne qui attendait à cette table est partie.
room-no-book = Ce carnet n’existe pas ici : il a peut-être été effacé, ou cet appareil déconnecté.
room-not-this-site = Les clés d’accès ne s’utilisent que depuis les pages de ce serveur.
room-passkey-wrong = Cette clé d’accès n’a pas pu être vérifiée.
room-passkey-late = Cela a pris trop de temps. Réessayez.
room-passkey-unknown = Aucun carnet d’ici n’appartient à cette clé d’accès.
room-passkeys-many = Un carnet a { $high } clés d’accès au plus.
room-only-bots = Une place au moins doit revenir à une personne.
room-no-bot = Il n’y a pas de robot « { $value } ». Il y a : { $known }.
room-no-language = On ne parle pas cette langue ici. Il y a : { $known }.
room-not-over = Ce n’est possible qu’une fois la partie finie.
room-no-hint = Aucun conseil n’est venu à temps. Réessayez dans un moment.
room-no-moment = Cette partie n’a pas de moment { $n } ; ils vont de 0 à { $high }.
room-no-eyes = « { $eyes } » n’est pas un point de vue. Prenez all, watch ou une place de 0 à { $high }.
room-branch-over = La partie y est finie ; choisissez un moment de 0 à { $high }.
room-not-understood = Impossible de comprendre ce message : { $where }
room-too-long = C’est vide, ou trop long pour être accepté.
room-check-busy = Beaucoup de choses sont en cours de vérification. Réessayez dans un instant.
room-check-failed = La vérification prenait trop de temps ou de mémoire : ceci n’est pas accepté ici.
room-too-slow = Cette demande a mis trop longtemps à arriver.
room-other-name = Ce serveur ne répond pas à ce nom. Utilisez l’adresse donnée par la personne qui s’en occupe.
room-reports-enough = Assez de signalements sont déjà gardés pour cette table ; ils seront examinés.
room-too-often = Trop de demandes sont venues de votre adresse en peu de temps. Attendez un instant, puis réessayez.

# ------------------------------------------------------------------ une maison dans le navigateur
house-not-here = Il faut pour cela d’autres joueurs ou un serveur. Ici, tout se passe dans votre navigateur, pour jouer seul ou à plusieurs devant le même écran.
house-storage-full = L’espace que ce navigateur laisse à ces pages est plein : ce coup n’a été ni joué ni enregistré. Faites de la place dans le navigateur, puis réessayez.
house-level-slow = Réfléchir aussi loin prendrait à un navigateur une minute ou plus par décision. Sur un serveur, ou avec Ludothèque installée, ce niveau est là aussi.

# ------------------------------------------------------------------ ce que les joueurs peuvent dire
room-phrase-hello = Bonjour !
room-phrase-good-luck = Bonne chance, et amusez-vous bien !
room-phrase-well-played = Bien joué !
room-phrase-thanks = Merci !
room-phrase-sorry = Pardon !
room-phrase-one-moment = Un instant, s’il vous plaît.
room-phrase-back-again = Me revoilà.
room-phrase-take-back = Puis-je reprendre mon coup ?
room-phrase-your-turn = C’est à vous.
room-phrase-good-game = Belle partie !
