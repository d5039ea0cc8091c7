/** French rules: hiding, buildings, water, groups, leaders, options, scenarios and aims. */
export const fieldRules: Readonly<Record<string, string>> = {
  // hide
  'hide.declared': 'Être caché est une posture qu’on déclare, et non ce que montre la figurine.',
  'hide.found': 'Une figurine accroupie est vue et peut être visée à {value} cm ou moins.',
  'hide.forest-out':
    '[sum|Profondeur de forêt = toute la forêt que traverse la ligne de tir] ; de l’intérieur d’un bois, on tire vers l’extérieur si l’on est à {value} cm au plus de sa lisière.',
  'hide.furtive-target':
    'Cible furtive : elle traverse la ligne de tir pendant son mouvement et se trouve cachée au début comme à la fin du tour. [contact|De même si elle est au contact d’un ami du tireur au début et à la fin, ou l’un puis l’autre (édition 2024, et 2021 complétée ; pas la fiche côtière).] [hidden|Cachée = ce tireur n’aurait pas pu l’y viser.]',
  'hide.furtive-shooter':
    'Tireur furtif : ne se montre que brièvement, tire en mouvement et se retrouve hors de vue à la fin de son mouvement.',
  'hide.reveal':
    'Une figurine cachée est montrée à l’ennemi quand elle bouge autrement qu’accroupie le long d’un couvert, tire, frappe, est découverte ou contactée ; elle peut se cacher de nouveau dès le tour suivant.',
  'hide.touched': 'Une figurine cachée dont le socle est touché combat normalement.',
  // building
  'building.difficult': 'Le mouvement mesuré à l’intérieur est D à pied.',
  'building.floors':
    'Un escalier joint deux pièces : on passe de l’une à l’autre en un tour ; son haut est une position dominante.',
  'building.window': 'Cible qui se montre à une fenêtre ou derrière un meuble : elle est à couvert.',
  'building.loophole': 'Une meurtrière est une ouverture étroite dans un mur solide.',
  'building.sight':
    'On ne tire dans un bâtiment ou dehors que par les ouvertures ; dans une même pièce tout le monde se voit ; les autres pièces seulement par une porte ouverte.',
  'building.door': 'Une porte est un obstacle linéaire : un bonus pour celui qui la tient.',
  // water
  'water.knee': 'Eau jusqu’aux genoux : terrain très difficile ; elle ne protège pas.',
  'water.swim-dice': 'Nageurs et bateaux ne lancent pas de dés de ralentissement.',
  'water.swim-shot': 'Une cible à la nage est plus difficile à toucher.',
  'water.boat-fight': 'Le plat-bord est un obstacle linéaire.',
  'water.afloat':
    'Pont instable : un malus pour le tireur, sauf à bord d’un bâtiment à l’ancre ou quand l’eau est très calme. [calm|Chaque scénario dit quelle eau est très calme.]',
  // group
  'group.moving':
    'Les figurines d’un camp qui bougent ensemble (côte : marchent dans la même direction) forment un groupe pour les dés de ralentissement. [figures|Dans le programme : 4 cm au plus de proche en proche au départ, directions générales à 45 degrés près.]',
  'group.target':
    'Groupe comme cible : {value} personnes à pied ou plus (coquille de la fiche corrigée). [figures|Dans le programme : 4 cm au plus de proche en proche, ou 8 cm quand elles marchent à 45 degrés près dans le même sens.]',
  // leader
  'leader.none':
    'Ni règle de commandement ni test de moral : les joueurs décident pour leurs personnages, l’arbitre pour les civils.',
  'leader.radius': 'Les figurines à plus de 20 cm de tout chef de leur camp perdent tous les bonus.',
  'leader.wound':
    'La première touche d’un chef le blesse (classe −1, vitesse réduite de moitié), la seconde l’élimine.',
  'leader.half': 'Un camp qui a perdu la moitié de ses figurines se retire.',
  // option
  'option.coastal-arms':
    'Cette option apporte en 2021 et 2024 : tromblon, pierrier, fusil de rempart avec leurs dés et leur bonus, vitesses de nage et de rame, eau profonde, ponts instables. Toujours en usage sur la fiche côtière. Le mousqueton garde les tranches de l’édition.',
  'option.cropped-2021':
    'Les cases de S21 coupées au bord sont complétées d’après S24 : liste des couverts, clause de la forêt avec l’exception des cavaliers, clause du contact furtif, ligne de la cuirasse, parenthèse de l’outil lourd. À la lettre : bonus de l’outil lourd partout, pas d’exception pour les cavaliers, furtif seulement si caché.',
  'option.terms':
    'Montrer le nom Argad !, les conditions de son auteur et les mots « non officiel » ; aucun usage commercial.',
  'option.more':
    'Les fiches sont des références générales pour la période ; d’autres documents de l’auteur peuvent préciser armes et situations. Aucun n’est nécessaire ici.',
  // scenario
  'scenario.sides':
    'Deux camps ou plus, chacun avec ses objectifs, secrets peut-être ; un arbitre peut mener les civils neutres.',
  'scenario.size':
    '10 à 30 figurines par joueur, dont un chef ; on peut jouer avec moins. Ni points ni listes d’armée.',
  'scenario.table': '180 × 120 cm sauf mention contraire du scénario, bien garnie de terrain.',
  'scenario.objectives':
    'Un objectif vaut des points : prendre ou emporter un objet, délivrer ou saisir une personne, atteindre ou tenir un lieu [figures|(seul camp avec une figurine à {value} cm au plus à la fin du tour)], éliminer des figurines désignées.',
  'scenario.turns': '{value} tours sauf mention contraire du scénario (12 à 20).',
  'scenario.end':
    'La partie finit après le dernier tour, quand tous les objectifs sont atteints ou manqués, ou quand un seul camp a encore des figurines.',
  'scenario.winner': 'Le camp qui a le plus de points d’objectif gagne ; à égalité, partie nulle.',
  // aim
  'aim.points':
    'Un objectif donne tous ses points une fois, ou aucun. Il est atteint ou manqué pour de bon dès que rien ne pourrait plus le changer ; la bataille finit quand tous le sont.',
  'aim.hold':
    'Un lieu est tenu par le camp qui, à la fin de la bataille, est le seul à avoir des figurines libres à {value} cm au plus, et y en a autant que l’objectif demande. Les prisonniers ne comptent pour personne.',
  'aim.carry-off':
    'Un objet est emporté quand une figurine libre du camp quitte la table par le bord de l’objectif, par n’importe quel bord s’il n’en nomme pas, l’objet en main ou à bord du même bâtiment. C’est manqué dès que l’objet a quitté la table d’une autre façon.',
  'aim.escape':
    'Les figurines désignées, ou toutes celles du camp, s’échappent en quittant la table vivantes par le bord de l’objectif, par n’importe quel bord s’il n’en nomme pas. C’est atteint quand autant que demandé sont parties ainsi, et manqué quand moins que cela sont parties ainsi ou sont encore en jeu. Un prisonnier ne s’échappe qu’avec une figurine libre du camp.',
  'aim.kill':
    'Les figurines désignées, ou toutes celles des autres camps, sont à tuer, autant que l’objectif demande. Une figurine qui quitte la table vivante ne compte pas comme tuée, et personne ne tue de prisonniers. C’est manqué quand moins que cela sont mortes ou encore en jeu.',
  'aim.seize':
    'Un objet est saisi si, à la fin de la bataille, une figurine libre du camp l’a, sur la table ou hors d’elle, ou s’il gît là où le camp seul a des figurines libres à {value} cm au plus. Une personne est saisie, et un prisonnier délivré, s’il est alors vivant sur la table, qu’une figurine libre du camp est à son contact, et qu’aucune figurine libre des autres camps que lui-même n’est à {value} cm de lui ou moins ; de plusieurs nommés, autant que l’objectif demande.',
};
