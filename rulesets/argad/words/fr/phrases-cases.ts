/** French phrases of the procedures: fields, steps and contradictions. */
export const casePhrases: Readonly<Record<string, string>> = {
  // procedures
  Move: 'Mouvement',
  Shoot: 'Tir',
  Strike: 'Coup',
  Bout: 'Passe d’armes',
  'Take the speed; on foot subtract the load. In close order take the pace of the body, if that is slower.':
    'Prendre la vitesse ; à pied, retrancher la charge. En ordre serré, prendre la vitesse de la formation si elle est plus faible.',
  'Find the worst ground that the path touches; in very difficult ground halve the allowance.':
    'Chercher le pire terrain que traverse le chemin ; en terrain très difficile, réduire le mouvement de moitié.',
  'In difficult or very difficult ground subtract the slowing dice; {1}s can block the figure for the turn.':
    'En terrain difficile ou très difficile, retrancher les dés de ralentissement ; un {1} peut bloquer la figurine pour le tour.',
  'Find the number needed: the band of the weapon that holds the range.':
    'Chercher le nombre à obtenir : celui de la tranche de portée où se trouve la cible.',
  'Add the modifiers: of the terrain only the worst, terrain and target together up to the cap, of each other cell one.':
    'Ajouter les modificateurs : pour le terrain, le pire seulement ; terrain et cible ensemble, jusqu’au plafond ; un seul par autre case.',
  'Throw one die, or the red and white dice of the weapon; each {1} is thrown again to improve it.':
    'Lancer un dé, ou les dés rouges et blancs de l’arme ; on relance chaque {1} pour l’augmenter.',
  'Die plus modifiers at least the number needed: a hit.':
    'Dé plus modificateurs au moins égal au nombre à obtenir : touché.',
  'Throw one die; a {1} is thrown again to improve it. Add the modifiers.':
    'Lancer un dé ; on relance un {1} pour l’augmenter. Ajouter les modificateurs.',
  'The lowest natural value misses and the highest hits, whatever the rest.':
    'La plus basse valeur naturelle rate et la plus haute touche, quel que soit le reste.',
  'Above class and armour of the enemy: hit. Only from his class up: he recoils. Below: miss.':
    'Au-dessus de la classe et de l’armure de l’ennemi : touché. Au moins égal à sa classe : il recule. En dessous : raté.',
  'The longer weapon strikes first; whoever it kills or makes recoil does not strike. Equal lengths strike together.':
    'L’arme la plus longue frappe la première ; l’ennemi tué ou repoussé ne frappe pas. À longueurs égales, les coups sont simultanés.',
  'Together, a hit drives out a recoil, and of two equal results only that of the winner of the tie stands.':
    'Coups simultanés : une touche l’emporte sur un recul ; de deux résultats identiques, seul s’applique celui que le départage désigne.',
  // fields
  'Who moves': 'Troupe qui bouge',
  'In the saddle': 'En selle',
  'true for the three mounted kinds, else false': 'true pour les trois types montés, sinon false',
  'Dress and equipment': 'Tenue et équipement',
  Horse: 'Cheval',
  '"military"': '"military" (cheval militaire)',
  'Carries something': 'Charge portée',
  Formation: 'Formation',
  'Men abreast': 'Hommes de front',
  'none: it must be given with close order': 'aucun : à donner avec l’ordre serré',
  Direction: 'Direction',
  'The move ends in contact': 'Le mouvement finit au contact',
  'Ground that the path touches': 'Terrain traversé',
  Pace: 'Allure',
  'From one room into the next': 'D’une pièce à la pièce voisine',
  'At home in this ground': 'Habitué à ce terrain',
  Firearm: 'Arme à feu',
  'Range in cm': 'Distance en cm',
  'In the line of fire': 'Dans la ligne de tir',
  Shooter: 'Tireur',
  'Class of the shooter': 'Classe du tireur',
  'Weapon loaded': 'Arme chargée',
  'Moves in this turn': 'En mouvement ce tour',
  'true if contact is "closing" or furtive, else false':
    'true si le contact est « closing » ou le tireur furtif, sinon false',
  'Furtive shooter: shows himself only briefly on the move':
    'Tireur furtif : ne se montre que brièvement en mouvement',
  'Contact with this target': 'Contact avec cette cible',
  'Touched an enemy when the turn began': 'Au contact d’un ennemi au début du tour',
  'true if contact is "in-contact", else false': 'true si le contact est « in-contact », sinon false',
  'Weapon on a support': 'Arme sur un support',
  'Shooter swims': 'Le tireur nage',
  'Aboard ship or boat': 'À bord d’un navire ou bateau',
  'Surprise shot (option shoot.surprise)': 'Tir par surprise (option shoot.surprise)',
  Target: 'Cible',
  'Armour of the target (breastplate {1})': 'Armure de la cible (cuirasse {1})',
  Cover: 'Couvert',
  'Forest in the line of fire in cm': 'Bois dans la ligne de tir, en cm',
  'Target swims': 'La cible nage',
  'Furtive target: crosses the line of fire between two hiding places':
    'Cible furtive : traverse la ligne de tir entre deux cachettes',
  Hidden: 'Cible cachée',
  'Touches a friend of the shooter': 'Au contact d’un ami du tireur',
  'Aboard the same ship or boat': 'À bord du même navire ou bateau',
  'Figures that can be hit': 'Figurines qui peuvent être touchées',
  'Who strikes': 'Attaquant',
  'Who is struck': 'Défenseur',
  Class: 'Classe',
  'On foot or in the saddle': 'À pied ou en selle',
  'Armour (breastplate {1})': 'Armure (cuirasse {1})',
  'Weapon in hand': 'Arme en main',
  'In close order': 'En ordre serré',
  'Charges this opponent, or another': 'Charge contre cet adversaire, ou un autre',
  'Did not move this turn': 'Immobile ce tour',
  'Holds an obstacle that the opponent attacks across': 'Défend un obstacle que l’adversaire franchit',
  'The opponent is on higher ground': 'L’adversaire est en position dominante',
  'Ground of the fight for cavalry': 'Terrain du combat pour la cavalerie',
  'Inside a building': 'Dans un bâtiment',
  'One fighter': 'Un combattant',
  'The other fighter': 'L’autre combattant',
  'Strikes this opponent': 'Frappe cet adversaire',
};
