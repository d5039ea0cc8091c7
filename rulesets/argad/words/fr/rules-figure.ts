/** French rules: figures and the turn. */
export const figureRules: Readonly<Record<string, string>> = {
  // figure
  'figure.class':
    'Chaque figurine a une classe, nombre entier de 1 à 5 : 1 non-combattant · 2 sans entraînement (villageois, recrue, milicien) · 3 combattant entraîné, soldat de ligne · 4 expérimenté, élite · 5 très bon combattant. Pas de classe 6.',
  'figure.class-use':
    'La classe est le nombre qu’un coup de mêlée doit dépasser et le premier départage des égalités. [shooting|Elle ne rend jamais une figurine plus difficile à atteindre au tir.]',
  'figure.armour':
    'L’armure est de 4 avec une cuirasse, sinon de 0. L’armure complète (5) relève d’autres époques et n’est pas acceptée ici.',
  'figure.armour-apart':
    'Armure et classe sont indépendantes : une figurine d’élite en bras de chemise a une armure de 0.',
  'figure.kinds': 'Types : piétons, cavalerie légère, cavalerie lourde, infanterie montée.',
  'figure.no-mounted':
    'L’édition côtière n’a ni troupes montées ni ordre serré ; en demander est une erreur, non un refus.',
  'figure.cavalry':
    'Cavalerie = un cavalier entraîné à combattre à cheval, sur un cheval dressé. Tous les autres gens à cheval sont de l’infanterie montée : de l’infanterie qui se déplace plus vite.',
  'figure.rider':
    'Cheval et cavalier sont une seule figurine, avec une classe et une armure, quel que soit le harnachement du cheval ; [both|une touche élimine les deux].',
  'figure.dismounted':
    'Un cavalier démonté est à pied pour toutes les règles ; seule sa vitesse vient des lignes de la cavalerie.',
  'figure.base-foot': 'Socle à pied : 2 cm, rond ou carré, les deux se mélangent.',
  'figure.base-mounted': 'Socle monté : 2,5 cm de large, 5 cm de profondeur.',
  'figure.contact':
    'Contact = les socles se touchent. [tolerance|Dans le programme : écart de 0,1 cm au plus.]',
  'figure.measure':
    'Toute distance se mesure à plat, du bord de socle le plus proche au bord de socle le plus proche.',
  'figure.facing':
    'Une figurine en ordre dispersé n’a pas d’orientation : elle voit, tire et frappe dans toutes les directions. L’ordre serré a un front.',
  'figure.weapon-in-hand':
    'L’arme de mêlée est précisée dans l’ordre ; sinon c’est la plus longue de celles que porte la figurine et, faute d’arme, les mains nues. La baïonnette compte comme mise au canon dès qu’on l’a et ne gêne jamais le tir.',
  'figure.killed':
    'Toute touche, par [shot|balle] ou par coup, élimine la figurine. Pas de blessures, pas de jet de sauvegarde.',
  // turn
  'turn.phases': 'Un tour de jeu, c’est le mouvement, puis le tir, puis la mêlée.',
  'turn.simultaneous':
    'Ni initiative, ni alternance, ni activation : toute figurine peut agir à chaque tour, toutes en même temps.',
  'turn.orders':
    'Chaque camp donne des ordres secrets, un par figurine ou par groupe ; tous sont révélés ensemble. Un ordre contient : chemin, allure, posture, tir (arme, cible, moment), rechargement, monter ou descendre de cheval, objet à prendre ou à poser, arme de mêlée, victime en mêlée, place à prendre.',
  'turn.no-order':
    'Une figurine sans ordre reste sur place et recharge si son arme à feu est vide et qu’elle le peut ; sinon elle ne fait rien.',
  'turn.slices':
    'Le mouvement se déroule en 40 étapes égales. À chaque étape, une figurine parcourt un quarantième de son mouvement du tour le long de son chemin, jusqu’au bout de celui-ci. Toutes avancent en même temps.',
  'turn.slow-first':
    'Les dés de ralentissement se lancent quand les ordres sont révélés, avant la première étape, pour chaque figurine ou groupe dont le chemin ordonné entre en terrain D ou TD. Le résultat s’applique à tout le tour, même si la figurine est arrêtée avant ce terrain.',
  'turn.contact-stops': 'Le contact avec un ennemi met fin au mouvement des deux pour ce tour.',
  'turn.stop-short':
    'Quand deux socles devraient se recouvrir, les ennemis s’arrêtent au contact l’un de l’autre ; deux amis qui veulent la même place s’arrêtent côte à côte ; une figurine en marche s’arrête aussi devant un ami immobile.',
  'turn.deadlock':
    'Intentions contradictoires qu’on ne démêle pas vite : les figurines concernées ne bougent ni ne tirent. [reading|Avec des ordres secrets, cela revient à s’arrêter avant le contact.]',
  'turn.no-zone':
    'Pas de zone de contrôle : on passe librement à côté d’un ennemi tant que les socles ne se touchent pas.',
  'turn.leave':
    'Une figurine peut quitter librement le contact à la phase de mouvement suivante ; aucun coup gratuit contre elle.',
  'turn.immobile':
    'Immobile = le socle ne quitte pas sa place de tout le tour de jeu. [turning|Pivoter sur place est permis.]',
  'turn.shot-contact':
    'Un tir juste avant le contact se fait à l’étape où les socles se touchent, [range|à portée 0] ; il se résout avec les tirs de fin, avant la mêlée. L’assaillant comme l’assailli peut le faire.',
  'turn.shot-end': 'Tout autre tir se fait après le mouvement.',
  'turn.shots-together':
    'Tous les tirs d’un même moment sont simultanés : deux tireurs peuvent s’entre-tuer, et l’on retire les pertes une fois tous les dés lancés.',
  'turn.dead-no-blow': 'Une figurine tuée au tir ne frappe pas dans la phase de mêlée.',
  'turn.surprise':
    'Une figurine qu’un ennemi ne voyait pas quand les ordres ont été remis ne peut pas être visée par lui pendant ce tour.',
  'turn.reload-done': 'Un rechargement s’achève avec le tour, après la mêlée.',
  'turn.not-used':
    'Non repris ici : dés de duel pour savoir qui tire le premier, règles de salve, plusieurs mouvements par tour.',
  'turn.sequence-end':
    'Fin du tour : retirer les pertes, achever les rechargements, compter les objectifs, voir si la partie est finie.',
};
