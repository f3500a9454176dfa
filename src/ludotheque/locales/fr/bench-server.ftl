## Combien de tables un serveur tient.

bench-server-title = { $n ->
    [one] Une table à la fois, deux joueurs
   *[other] { $n } tables à la fois, deux joueurs chacune
}
bench-server-what = quoi
bench-server-held = tables tenues avec leurs deux joueurs
bench-server-moves = coups par seconde, au rythme des gens
bench-server-p50 = délai avant que tous aient vu le coup, médiane (ms)
bench-server-p99 = délai avant que tous aient vu le coup, 99 fois sur 100 (ms)
bench-server-cpu = cœurs du processeur occupés
bench-server-memory = mémoire par table nouvelle (Kio)
bench-server-memory-later = mémoire par table à la fin (Kio)
bench-server-fast-moves = coups par seconde, sans réfléchir
bench-server-fast-p50 = délai alors, médiane (ms)
bench-server-fast-p99 = délai alors, 99 fois sur 100 (ms)
bench-server-fast-cpu = cœurs alors occupés
bench-server-each = temps de processeur par coup (ms)
bench-server-memory-of = mémoire par table de { $game }, après un moment de jeu, connexions comprises (Kio)
bench-server-several = coups par seconde, sans réfléchir : { $n ->
    [one] un serveur
   *[other] { $n } serveurs
} sur PostgreSQL
bench-server-in-time = plus grand nombre de tables où 99 coups sur 100 sont vus en { $ms } ms
bench-server-pace = Au rythme des gens, un joueur réfléchit { $think } secondes en moyenne.
bench-server-build = Règles : { $build ->
    [compiled] compilées
   *[interpreted] interprétées
}. { $machine }.
bench-server-peer = Ludothèque écrit chaque coup sur le disque avant de l’annoncer ; l’autre serveur garde ses tables en mémoire.
bench-server-not-asked = Aucun autre serveur n’a été mesuré à côté.
bench-server-no-node = boardgame.io n’a pas été mesuré : Node et npm ne sont pas installés ici.
bench-server-not-packed = boardgame.io n’a pas été mesuré : sa part n’est pas dans cette installation.
bench-server-peer-problem = boardgame.io n’a pas été mesuré : { $why }
bench-server-experts-p99 = { $n } tables contre un Expert chacune : 99 sur 100 des coups des joueurs sont annoncés en (ms)
bench-server-experts-max = { $n } tables contre un Expert chacune : le plus lent des coups des joueurs (ms)
