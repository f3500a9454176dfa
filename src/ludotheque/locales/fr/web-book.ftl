## Le carnet d’un joueur, et trouver quelqu’un avec qui jouer.

web-book = Votre carnet
web-book-about = Vos parties, vos résultats et vos cotes, sans compte ni mot de passe. Le carnet s’ouvre à votre premier coup ; qui a cet appareil a le carnet.
web-book-none = Cet appareil n’a pas encore de carnet : il s’ouvre à votre premier coup à une table. Si vous en avez un ailleurs, ouvrez ici son lien ou servez-vous de votre clé d’accès.
web-book-none-any-more = Votre carnet n’est plus ouvert sur cet appareil : il a été effacé, ou l’appareil a été déconnecté. Plus rien n’est noté ici ; vous pouvez continuer à jouer sans.
web-book-start = Ouvrir un nouveau carnet
web-book-brought = { $n ->
    [0] Le carnet de { $name }
    [one] Le carnet de { $name }, avec une partie
   *[other] Le carnet de { $name }, avec { $n } parties
}
web-book-brought-instead = Cet appareil a déjà un autre carnet. Il n’y sera plus ouvert ; gardez son lien ou une clé d’accès pour y revenir un jour.
web-book-open-here = L’ouvrir sur cet appareil
web-book-nameless = sans nom
web-book-save = Enregistrer
web-book-saved = C’est enregistré.
web-book-ratings = Cotes
web-book-ratings-none = Une cote commence avec votre première partie terminée.
web-book-ratings-about = Tout le monde commence à 1000. Un robot reste à 1000 pour toujours : au-dessus, on le bat plus d’une fois sur deux.
web-book-against-people = contre des personnes
web-book-against-bot = contre le robot { $bot }
web-book-doubt = ± { $doubt }, { $n ->
    [one] une partie
   *[other] { $n } parties
}
web-book-running = avec { $names }, depuis le { $date }
web-book-finished-none = Aucune partie n’est encore arrivée à son terme.
web-book-devices = Sur un autre appareil
web-book-link = Ce lien ouvre votre carnet sur un autre appareil. Ne le donnez à personne d’autre.
web-book-passkey = Clé d’accès
web-book-passkey-about = { $n ->
    [0] Avec une clé d’accès, vous retrouvez votre carnet sur tous vos appareils, même si celui-ci est perdu.
    [one] Une clé d’accès ouvre ce carnet.
   *[other] { $n } clés d’accès ouvrent ce carnet.
}
web-book-passkey-make = Créer une clé d’accès
web-book-passkey-made = La clé d’accès est créée : elle ouvre ce carnet aussi sur vos autres appareils.
web-book-passkey-not = Aucune clé d’accès n’a été créée.
web-book-passkey-open = Ouvrir mon carnet avec une clé d’accès
web-book-passkey-cannot = Les clés d’accès ne fonctionnent que sur des pages sécurisées et servies sous un nom (https://…), pas à une adresse en chiffres.
web-book-sign-out = Déconnecter mes autres appareils
web-book-sign-out-about = Si un appareil est perdu, ou si quelqu’un a vu le lien : votre carnet ne sera plus ouvert que sur cet appareil, et les anciens liens n’ouvriront plus rien. Les clés d’accès l’ouvrent toujours, et une partie déjà ouverte sur un autre appareil le reste jusqu’à sa fin.
web-book-sign-out-sure = Oui, les déconnecter
web-book-sign-out-not = Ne rien changer
web-book-signed-out = C’est fait : votre carnet n’est plus ouvert que sur cet appareil. Le lien ci-dessus est nouveau.
web-book-data = Vos données
web-book-data-about = Emportez tout ce que ce serveur garde sur vous, ou faites-le effacer. Les parties restent à ceux qui les ont jouées avec vous, sous le nom pris à la table.
web-book-export = Tout télécharger
web-book-delete = Tout effacer
web-book-delete-sure = Oui, tout effacer pour de bon
web-book-delete-not = Garder

web-lobby-seek = Trouver un adversaire
web-lobby-seeking = { $name } cherche un adversaire
web-lobby-seeking-nobody = quelqu’un
web-door-seeking = On cherche un adversaire
web-door-seeking-about = Quiconque veut jouer à ce jeu est amené à cette table. Gardez la page ouverte : si vous partez, on n’y envoie plus personne.
