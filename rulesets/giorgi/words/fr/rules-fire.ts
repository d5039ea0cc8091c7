/** French words of the chapters unit to save, by rule, except rules that forbid something. Numbers of the rules are in braces. */
export const fireRules: Readonly<Record<string, string>> = {
  // unit
  'unit.kinds':
    'Infanterie : ligne, grenadiers, infanterie légère. Cavalerie : légère, moyenne, lourde. Artillerie : canons, obusiers',
  'unit.kinds-more': 'Aussi la milice, et une infanterie légère d’élite armée de carabines rayées (rifles)',
  'unit.guard': 'La garde à pied combat comme les grenadiers, au tir et en mêlée, avec un indice plus élevé',
  'unit.soldier': 'Les pertes se comptent en soldats : un fantassin, un cavalier ou un canonnier',
  'unit.base': 'Socle et compagnie sont une seule et même chose',
  'unit.light-base': 'Une compagnie légère a 2 ou 3 soldats',
  'unit.light-base-size': 'Les compagnies légères commencent avec {value} soldats',
  'unit.foot-base': 'Tout autre socle à pied a 3 soldats',
  'unit.horse-base': 'Un socle à cheval est 1 cavalier',
  'unit.horse-strength': 'Une unité de cavalerie a d’ordinaire 6 cavaliers',
  'unit.strength':
    'Socles au départ : ligne {line}, milice {militia}, grenadiers {grenadier}, garde {guard}, infanterie légère {light}, rifles {rifle}, cavalerie {horse}. Permis : de 1 à 12',
  'unit.battery': 'Une batterie est une seule unité et tire comme un tout',
  'unit.battery-strength':
    'Une batterie a {guns} canons ou {howitzers} obusiers, chacun avec {crew} canonniers ; une pièce est perdue quand elle n’a plus de canonniers',
  'unit.horse-battery':
    'Une batterie est à pied, sauf si le scénario en fait de l’artillerie à cheval ; seul son mouvement change',
  'unit.loss': 'Chaque mort retire un soldat à l’unité',
  'unit.bases-left':
    'Socles restants = soldats restants ÷ soldats par socle, arrondi à l’unité supérieure : les pertes vident un socle après l’autre',
  'unit.base-removed':
    'Le propriétaire retire un socle vidé à un bout du rang, en colonne ou en carré à l’arrière, pour ne pas ouvrir de trou',
  'unit.understaffed': 'En sous-effectif = moins de {bases} socles restants',
  'unit.understaffed-who': 'L’infanterie et la cavalerie peuvent être en sous-effectif, l’artillerie non',
  'unit.horse-classes': 'Les cuirassiers sont lourds, lanciers et dragons moyens',
  'unit.hussars': 'Hussards et chasseurs sont légers',
  'unit.scale': '1 mm sur la table représente 1 m',
  'unit.base-size':
    'Emprise, largeur × profondeur en mm : à pied {foot}, cavalier {trooper}, canon {gun}, canon attelé {limbered}',
  'unit.dice': 'Tous les dés ont six faces ; pour tuer ou sauver, il faut obtenir le nombre ou moins',
  // turn
  'turn.alternate':
    'Les camps jouent tour à tour leur tour de joueur ; le camp actif tire, bouge et attaque, l’autre réagit',
  'turn.first':
    'Avant le déploiement, chaque camp lance 2D6, le plus haut total joue en premier, on relance en cas d’égalité ; l’ordre ne change plus',
  'turn.start-step':
    'Avant le tir des canons : tests de ralliement et mouvements de déroute, puis reformation',
  'turn.loss-window':
    '« Le même tour », pour compter les pertes, est un tour de joueur : tir, tir de réaction et mêlée ensemble, pour les deux camps. Ensuite le compte repart de 0',
  'turn.melee-order': 'Les mêlées se jouent l’une après l’autre dans l’ordre que choisit le camp actif',
  'turn.reactions':
    'Chaque attaque est résolue avant que l’unité suivante bouge : mouvement annoncé, réponses de l’autre camp, contact. Les mêlées attendent la fin de tous les mouvements',
  // formation
  'formation.open': 'Ordre de tirailleurs et ordre dispersé sont la même chose',
  'formation.open-light':
    'L’ordre dispersé est une vraie formation pour l’infanterie légère, pas pour les autres fantassins',
  'formation.deployed': 'Seuls les canons en batterie sont prêts à tirer',
  'formation.facing':
    'On prolonge des deux côtés le bord avant et le bord arrière de l’unité : devant le premier est son front, derrière le second son arrière, entre les deux son flanc. Une attaque vient du côté où se trouve la plus grande part du bord avant de l’attaquant quand commence sa dernière ligne droite, un tir, du côté d’où il part',
  // move
  'move.by-formation': 'La vitesse dépend de la formation',
  'move.horse-formations': 'La cavalerie a la vitesse de sa classe dans toute formation',
  'move.half': 'Un « demi-mouvement » est la moitié de la vitesse dans la formation actuelle',
  'move.wheel': 'Une conversion se mesure au coin extérieur',
  // terrain
  'terrain.kinds': 'Collines, bois, fermes et villages, haies, murs, barricades',
  'terrain.symbols':
    'Deux ou trois arbres font un bois, une maison fait une ferme, plusieurs maisons un village avec des passages où tient une colonne',
  'terrain.contour': 'Position dominante = sur une courbe de niveau plus haute que l’autre unité',
  'terrain.cover-light': 'Haies, broussailles, barricades et lisières de bois sont un couvert léger',
  'terrain.cover-heavy':
    'Murets et retranchements sont un couvert lourd bas ; murs hauts ou fortifiés, un couvert lourd haut',
  'terrain.behind': 'Un couvert ne compte que s’il est entre l’unité et le tir ou l’attaque',
  'terrain.blocks': 'Collines, bois et bâtiments coupent les lignes de tir',
  'terrain.woods-rate': 'Un bois laisse {share} du mouvement',
  'terrain.road':
    'Unité en colonne ou attelée, entièrement sur une route : vitesse × {value}, sauf pour aller au contact',
  // fire
  'fire.kill-roll': 'Chaque dé égal ou inférieur au seuil touche un soldat, qui meurt s’il n’est pas sauvé',
  'fire.line-dice': 'Ligne : 1 dé pour deux socles voisins',
  'fire.line-kill': 'La ligne tue sur {span}',
  'fire.adjacent': 'Seuls des socles côte à côte font une paire',
  'fire.odd-base': 'Un socle impair n’ajoute rien',
  'fire.light-dice': 'Infanterie légère : 1 dé par compagnie',
  'fire.light-kill': 'L’infanterie légère tue sur {span}',
  'fire.rifle-dice': 'Rifles : 1 dé par compagnie',
  'fire.rifle-kill': 'Les rifles tuent sur {span}',
  'fire.grenadier-dice': 'Grenadiers : comme la ligne',
  'fire.grenadier-kill': 'Les grenadiers tuent sur {span}',
  'fire.guard-dice': 'Garde : comme la ligne',
  'fire.guard-kill': 'La garde tue sur {span}',
  'fire.militia-dice': 'Milice : comme la ligne',
  'fire.militia-kill': 'La milice tue sur {span}',
  'fire.carbine-dice': 'Carabines : 1 dé pour deux cavaliers',
  'fire.carbine-kill': 'Les carabines tuent sur {span}',
  'fire.line-range': 'Ligne : {value} cm',
  'fire.foot-range': 'Grenadiers {grenadier} cm, garde {guard} cm, milice {militia} cm',
  'fire.light-range': 'Infanterie légère : {value} cm',
  'fire.rifle-range': 'Rifles : {value} cm',
  'fire.carbine-range': 'Carabines : {value} cm',
  'fire.measure':
    'Du point le plus proche des socles qui tirent au point le plus proche de la cible ; la portée exacte compte comme à portée',
  'fire.bear':
    'Un socle peut tirer si une partie de la cible est dans son champ et à sa portée et si rien ne la masque ; seuls ces socles comptent',
  'fire.front-rank': 'Seuls tirent les socles du premier rang ; une colonne tire donc avec sa tête',
  'fire.arc-round':
    'L’infanterie légère en ordre dispersé et les carabines tirent dans toutes les directions',
  'fire.square-face':
    'Un carré, quelle que soit son infanterie, tire {dice} par face, droit devant elle ; chaque face a sa propre cible',
  'fire.at-once': 'Les tirs se résolvent un par un, les pertes sont retirées aussitôt',
  // artillery
  'artillery.shots': 'Trois sortes de tir : boulet à tir tendu, mitraille, obus d’obusier',
  'artillery.round-dice': 'Boulet : 1 dé pour chaque soldat que croise la réglette',
  'artillery.sector-near': 'Secteur proche : tue sur {span}',
  'artillery.sector-middle': 'Secteur moyen : tue sur {span}',
  'artillery.sector-far': 'Secteur lointain : tue sur {span}',
  'artillery.square-dice':
    'Boulet sur un carré : {value} dés, quel que soit le nombre de soldats croisés ; seuil selon le secteur',
  'artillery.two-sectors': 'Une unité à cheval sur deux secteurs compte tout entière dans le plus proche',
  'artillery.several-units':
    'Toute unité sous la réglette est touchée, chacune avec ses soldats et son secteur, la plus proche d’abord',
  'artillery.first-bounce':
    'Les marques du premier bond et de la mitraille sont avant la marque proche ; le boulet y tue comme au secteur proche',
  'artillery.enfilade':
    'Colonne prise de flanc : deux fois les dés du boulet. Seulement une colonne, seulement au boulet, jamais un carré',
  'artillery.depth':
    'Soldats sous la réglette quand on ne peut pas compter les figurines : ligne de front {lineFront}, colonne {columnPerBase} par socle croisé (en profondeur de front, en largeur de flanc), ligne de flanc {lineFlankPerBase} par socle, canons en batterie {guns}, canons attelés {limbered}, garnison {garrison}',
  'artillery.rods':
    'Portées de mitraille, proche, moyenne et lointaine, en cm : pièces de 4 {lb4}, de 6 {lb6}, de 8 et 9 {lb8}, de 12 {lb12} ; une marque appartient au secteur le plus proche',
  'artillery.canister-dice': 'Mitraille : {value} dés',
  'artillery.canister-kill': 'La mitraille tue sur {span}',
  'artillery.canister-open': 'On peut tirer à mitraille sur l’ordre dispersé',
  'artillery.howitzer-dice': 'Obusier : {value} dés',
  'artillery.howitzer-kill': 'L’obusier tue sur {span}',
  'artillery.howitzer-arc': 'Les obusiers tirent en cloche : collines, bois, bâtiments n’arrêtent pas le tir',
  'artillery.howitzer-friends': 'Les amis non plus n’arrêtent pas le tir d’un obusier',
  'artillery.howitzer-saves':
    'Contre l’obus, couvert (bâtiments et murs compris) et hauteur ne donnent pas de sauvegarde ; ordre dispersé, canons en batterie et lignes de la cavalerie en donnent toujours',
  'artillery.howitzer-canister': 'Les obusiers n’ont pas de mitraille, donc pas de tir de réaction',
  'artillery.light-cover':
    'On peut tirer à boulet ou à mitraille sur un couvert léger ; la cible a sa sauvegarde ordinaire',
  'artillery.half-battery': 'La moitié des canons ou plus perdus : {value} à chaque seuil',
  'artillery.no-guns':
    'Une batterie qui a perdu tous ses canons compte comme détruite ; les canonniers encore en fuite sont retirés au moment où ils se rallieraient',
  // save
  'save.roll':
    'Une unité à couvert ou en état favorable lance un dé pour chaque soldat touché ; au seuil de sauvegarde ou moins, il est sauvé',
  'save.once': 'Jamais plus d’un dé de sauvegarde par touche',
  'save.best':
    'Les lignes s’excluent : de toutes celles qui s’appliquent, seule la plus forte compte ; à égalité, la première de la liste',
  'save.open-heavy': 'Infanterie en ordre dispersé derrière un muret ou un mur haut : {span}',
  'save.guns-heavy': 'Artillerie en batterie derrière un muret ou un mur haut : {span}',
  'save.high-wall': 'Derrière un couvert lourd haut : {span}',
  'save.building': 'Garnison d’un bâtiment, comme derrière un couvert lourd : {span}',
  'save.woods': 'Dans un bois : {span}',
  'save.open-light': 'Infanterie en ordre dispersé, sous couvert léger ou à une lisière : {span}',
  'save.guns-light': 'Artillerie en batterie sous couvert léger : {span}',
  'save.low-wall': 'Derrière un couvert lourd bas : {span}',
  'save.open-order': 'Infanterie en ordre dispersé, contre la mitraille : {span}',
  'save.open-order-all': 'Infanterie en ordre dispersé, contre tout autre tir : {span}',
  'save.guns-deployed': 'Artillerie en batterie : {span}',
  'save.cavalry-canister': 'Cavalerie sous la mitraille : {span}',
  'save.cavalry-charging': 'Cavalerie qui charge, contre tout tir : {span}',
  'save.cavalry-open-order': 'Cavalerie en ordre dispersé : {span}',
  'save.light': 'Sous couvert léger ou à une lisière : {span}',
  'save.higher': 'Sur une courbe de niveau plus haute que le tireur : {span}',
  'save.none': 'Aucune ligne ne s’applique : pas de dé de sauvegarde',
  'save.garrison-order': 'Dans un bois ou un bâtiment, la formation ne donne pas de ligne propre',
};
