## YRO : ce que l’on choisit en créant une table

yro-option-cards = Aventuriers
yro-option-cards-about = Neuf types viennent du livret, les autres de la liste publiée de Magnolia. Vous pouvez entrer la liste de votre boîte.
yro-value-cards-standard = Notre liste de 102 cartes
yro-option-quests = Quêtes
yro-option-quests-about = Quatre quêtes à 3 PV sont révélées au début. Les huit de la boîte ne sont pas publiques : les nôtres sont une reconstitution.
yro-value-quests-off = Sans quêtes
yro-value-quests-reconstructed = Quatre des huit que nous avons reconstituées
yro-value-quests-all = Quatre des douze de Magnolia
yro-option-draft = Draft
yro-option-draft-about = On garde deux cartes, on complète à cinq, puis on prend une carte et l’on passe le reste à gauche. Pas en solo.
yro-value-draft-false = Non : chacun pioche pour soi
yro-value-draft-true = Oui : les cartes passent de main en main
