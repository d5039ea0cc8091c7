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
  'Roll one die, or the red and white dice of the weapon; each {1} is rolled again to improve it.':
    'Lancer un dé, ou les dés rouges et blancs de l’arme ; on relance chaque {1} pour l’augmenter.',
  'Die plus modifiers at least the number needed: a hit.':
    'Dé plus modificateurs au moins égal au nombre à obtenir : touché.',
  'Roll one die; a {1} is rolled again to improve it. Add the modifiers.':
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
  Load: 'Charge portée',
  Formation: 'Formation',
  Files: 'Files',
  'none: it must be given with close order': 'aucun : à donner avec l’ordre serré',
  Direction: 'Direction',
  'Ends in contact': 'Le mouvement finit au contact',
  'Ground on the path': 'Terrain traversé',
  Pace: 'Allure',
  'Move to the next room': 'D’une pièce à la pièce voisine',
  'At home on this ground': 'Habitué à ce terrain',
  Firearm: 'Arme à feu',
  'Range (cm)': 'Distance en cm',
  'In the line of fire': 'Dans la ligne de tir',
  Shooter: 'Tireur',
  'Weapon loaded': 'Arme chargée',
  'Moves this turn': 'En mouvement ce tour',
  'true if contact is "closing" or furtive, else false':
    'true si le contact est « closing » ou le tireur furtif, sinon false',
  'Shows itself only briefly while moving': 'Tireur furtif : ne se montre que brièvement en mouvement',
  'Contact with this target': 'Contact avec cette cible',
  'In contact when the turn began': 'Au contact d’un ennemi au début du tour',
  'true if contact is "in-contact", else false': 'true si le contact est « in-contact », sinon false',
  'Weapon supported': 'Arme sur un support',
  Swimming: 'À la nage',
  'On board a vessel': 'À bord d’un navire ou bateau',
  'Surprise shot': 'Tir par surprise',
  Target: 'Cible',
  Armour: 'Armure',
  Cover: 'Couvert',
  'Forest in the line of fire (cm)': 'Bois dans la ligne de tir, en cm',
  'Dashes between two hiding places': 'Cible furtive : traverse la ligne de tir entre deux cachettes',
  Hidden: 'Cible cachée',
  'In contact with a friend of the shooter': 'Au contact d’un ami du tireur',
  'On the same vessel': 'À bord du même navire ou bateau',
  'Figures in the group': 'Figurines qui peuvent être touchées',
  Striker: 'Attaquant',
  Defender: 'Défenseur',
  Class: 'Classe',
  Type: 'Type',
  'Weapon in hand': 'Arme en main',
  'In close order': 'En ordre serré',
  Charging: 'Charge',
  'Did not move this turn': 'Immobile ce tour',
  'Behind an obstacle the opponent must cross': 'Défend un obstacle que l’adversaire franchit',
  'The opponent is on higher ground': 'L’adversaire est en position dominante',
  'Ground (for cavalry)': 'Terrain du combat pour la cavalerie',
  'Inside a building': 'Dans un bâtiment',
  'Fighter A': 'Combattant A',
  'Fighter B': 'Combattant B',
  'Strikes this opponent': 'Frappe cet adversaire',
};
