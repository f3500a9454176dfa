## La maison dans ce navigateur : pas de serveur, rien que des fichiers.

web-here = Cette maison est dans votre navigateur
web-here-loading = On apporte la table. Faites le tour en attendant.
web-here-open = Tout est là. Vous pouvez aussi jouer sans réseau.
web-here-almost = Vous pouvez jouer. Dans un instant, tout sera gardé ici pour jouer aussi sans réseau.
web-here-failed = La maison n’a pas pu ouvrir dans ce navigateur. Fermez ses autres onglets et rechargez cette page ; si cela ne suffit pas, prenez un navigateur plus récent.
web-here-silent = La maison dans ce navigateur ne répond pas encore. Un instant ; si rien ne se passe, rechargez cette page.
web-here-insecure = Les navigateurs n’ouvrent cette maison qu’à une adresse qui commence par https:// ou, sur la machine même, par http://localhost.
web-here-about = Elle est faite pour jouer seul ou à plusieurs devant cet écran. Les robots réfléchissent ici, vos parties sont gardées ici et ne partent nulle part. Le secret de chaque donne est ici aussi : quelqu’un d’habile pourrait le lire.
web-here-friends = Pour jouer avec des amis ailleurs
web-here-friends-about = Il faut à vos amis une maison où venir. Ouvrez l’adresse du serveur de quelqu’un, ou installez Ludothèque sur un ordinateur et ouvrez-la à tous avec :
web-here-files = Vos parties en un fichier
web-here-files-about = Pour continuer dans un autre navigateur, ou par prudence : toutes vos parties en un fichier. Il ouvre vos places, gardez-le donc pour vous.
web-here-take-out = Enregistrer toutes les parties
web-here-put-in = Apporter des parties
web-here-put-in-done = Vos parties sont là.
web-here-put-in-file = { $file } ne contient pas de parties enregistrées ainsi.
web-here-put-in-full = Il n’y a pas assez de place pour ces parties ; rien n’a changé.
web-here-put-in-gone = Le navigateur n’a pas voulu écrire ces parties ; rien n’a changé.
web-here-keep-about = Si la place vient à manquer, le navigateur peut effacer ce qui est gardé ici.
web-here-keep = Lui demander de garder mes parties
web-here-not-kept = Le navigateur ne promet rien. Enregistrez vos parties dans un fichier de temps en temps.
web-here-new = Une version plus récente est prête.
web-here-new-take = La prendre maintenant
web-here-promise = Jouer sans réseau, sur un seul écran
web-here-gone = Cette table n’est plus dans ce navigateur.
