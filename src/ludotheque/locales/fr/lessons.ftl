## Ce que dit toute leçon, quoi qu’elle enseigne.
lesson-read-first = Lisez d’abord ; on vous demandera un coup dans un instant.
lesson-over = Cette leçon était finie après { $n } réponses.
lesson-bad-answer = La réponse { $n } ne fait pas avancer dans cette leçon.
lesson-unknown = { $game } n’a pas de leçon « { $lesson } ». Leçons : { $known }.
lesson-none = { $game } n’a pas encore de leçons.
lesson-number = Il n’y a pas de leçon { $n } : elles vont de 1 à { $high }.
lesson-list-line = { $n }) { $title } : { $about }
lesson-heading = Leçon { $n } sur { $high } : { $title }
lesson-go-on = Appuyez sur Entrée pour continuer.
lesson-prompt = Votre coup >
lesson-help = Entrée continue quand il n’y a qu’à lire ; sinon, tapez le coup demandé. « conseil » le donne ; « retour » revient d’un pas ; « table », « main », « score », « coups », « pourquoi COUP » et « règles » aident ; « ? { $card } » explique une carte ; « quitter » s’en va.
lesson-type = Tapez : { $moves }
lesson-not-here = Ce mot n’a pas de sens dans une leçon ; ? montre ceux qui en ont un.
lesson-at-start = C’est ici que la leçon commence.
lesson-all-done = C’était la dernière leçon. Pour jouer : ludotheque play { $game }
