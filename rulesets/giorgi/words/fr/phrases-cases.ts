/** French phrases of the steps of procedures and their inputs. */
export const casePhrases: Readonly<Record<string, string>> = {
  'Count the dice: one for each pair of bases, company, soldier under the rod, or as the shot has it.':
    'Compter les dés : un par paire de socles, par compagnie, par soldat sous la réglette, ou selon le tir.',
  'Each die at or under the kill number hits one soldier.':
    'Chaque dé égal ou inférieur au seuil touche un soldat.',
  'If the target has a save, roll one die for each hit: at or under the save number the soldier lives.':
    'Si la cible a une sauvegarde, lancer un dé par touche : au seuil de sauvegarde ou moins, le soldat est sauvé.',
  'Take off the dead. For each pair lost in this player turn the unit takes a reactivity test.':
    'Retirer les morts. Pour chaque paire perdue dans ce tour de joueur, l’unité passe un test de réactivité.',
  Ammunition: 'Munition',
  Firer: 'Tireur',
  'Firing unit': 'Unité qui tire',
  Formation: 'Formation',
  'line; artillery: deployed': 'ligne ; artillerie : en batterie',
  'Bases able to fire': 'Socles (cavaliers, compagnies) qui peuvent tirer sur la cible',
  'Adjacent pairs (if fewer because of gaps)':
    'Paires de socles voisins, si des trous en réduisent le nombre',
  'Position of the firer': 'Position du tireur',
  'State of the firer': 'État du tireur',
  'Has moved': 'A fait son mouvement',
  'Carries carbines': 'Porte des carabines',
  Calibre: 'Calibre',
  'Half or more of its guns are lost': 'La moitié de ses canons ou plus sont perdus',
  'Battery under attack': 'La batterie est elle-même attaquée',
  Target: 'Cible',
  'Cover of the target': 'Couvert de la cible',
  'On a higher contour than the firer': 'Plus haut que le tireur (courbe de niveau)',
  'Charging cavalry': 'Cavalerie qui charge',
  'Column hit from the flank': 'Colonne prise de flanc',
  'The nearest enemy unit': 'L’unité ennemie la plus proche',
  'Massed at the walls of the firing building': 'Massée aux murs du bâtiment qui tire',
  'Soldiers in the target': 'Soldats de la cible',
  'Reaction fire': 'Tir de réaction',
  'Range (cm)': 'Distance en cm',
  'Rod section (instead of range)': 'Secteur de la réglette, au lieu de la distance',
  'Soldiers under the rod': 'Soldats sous la réglette',
  'Target in the firing arc': 'Cible dans le champ de tir',
  'Line of fire blocked by': 'Ce qui masque la ligne de tir',
  'Add up each side: values (doubled in a building, halved in flank), points for each base in contact, points for each unit.':
    'Additionner chaque camp : valeurs (doublées dans un bâtiment, réduites de flanc), points par socle au contact et par unité.',
  'Differential = attack − defence; a half goes to the defender.':
    'Différentiel = attaque − défense ; un demi-point profite au défenseur.',
  'Roll two dice and cross their sum with the differential on the chart.':
    'Lancer deux dés et croiser leur somme avec le différentiel sur le tableau.',
  'Each unit of a side loses the soldiers and carries out the result of its side.':
    'Chaque unité d’un camp perd les soldats et exécute le résultat de son camp.',
  'Attacking units': 'Unités qui attaquent',
  'Kind of unit': 'Type d’unité',
  'Bases left': 'Socles restants',
  'Bases in contact, if not all': 'Socles au contact, si ce ne sont pas tous',
  'Charging or counter-charging': 'Charge ou contre-charge',
  'Straight run (cm)': 'Élan en cm, s’il peut être trop court',
  'Fell below four bases during this charge': 'Moins de quatre socles après le tir subi dans cette charge',
  Shaken: 'Unité ébranlée',
  Cover: 'Couvert occupé',
  'Stands higher than the enemy': 'Plus haut que l’ennemi',
  'Struck in flank or rear': 'Prise de flanc ou à revers',
  'General attached': 'Général attaché',
  'Defending units': 'Unités qui défendent',
  'The attacker says whether it presses home (and stops) or strikes in passing (and goes on).':
    'L’attaquant annonce s’il attaque à fond (et s’arrête) ou frappe au passage (et continue).',
  'Each company struck loses its soldiers, no more than it has; no dice.':
    'Chaque compagnie frappée perd ses soldats, pas plus qu’elle n’en a ; pas de dés.',
  'Pressed home, or already routing: what is left routs. Struck in passing: it keeps its place.':
    'Attaque à fond, ou unité déjà en déroute : les survivants partent en déroute. Frappe au passage : l’unité reste en place.',
  'Kind of attack': 'Attaque à fond, ou frappe au passage',
  'Soldiers on each company struck': 'Soldats de chaque compagnie frappée',
  'State of the unit struck': 'État de l’unité frappée',
  'Position of the companies': 'Position des compagnies',
  'Roll {1} dice: the square breaks if all of them are higher than its index.':
    'Lancer {1} dés : le carré est rompu si tous dépassent son indice.',
  'Each soldier the square lost in this player turn lowers the index for one die by {1}, evenly; a charge adds {2} to one die. The attacker places the points after the roll.':
    'Chaque soldat perdu par le carré dans ce tour de joueur abaisse de {1} l’indice pour un dé, en répartissant également ; une charge ajoute {2} à un dé. L’attaquant les place après le jet.',
  'Broken: {1} soldiers killed for each trooper, first those who form the square, then those inside; the rest rout.':
    'Carré rompu : {1} soldats tués par cavalier, d’abord ceux du carré, puis ceux qui s’y abritent ; le reste part en déroute.',
  'Not broken: the cavalry retreats without loss.': 'Carré intact : la cavalerie fait retraite sans perte.',
  'Reactivity index of the square': 'Indice de réactivité du carré',
  'Attacking troopers': 'Cavaliers qui attaquent',
  'Attacking cavalry units': 'Unités de cavalerie qui attaquent',
  Charging: 'Charge',
  'Shaken, or fell below four bases during this charge':
    'Unité ébranlée, ou réduite à moins de quatre socles dans cette charge',
  'Soldiers the square lost in this player turn': 'Soldats perdus par le carré dans ce tour de joueur',
  'Soldiers forming the square': 'Soldats qui forment le carré',
  'Soldiers sheltering in the square': 'Soldats abrités à l’intérieur',
  'For each pair of soldiers lost in one player turn, and before a tested reaction: roll one die.':
    'Pour chaque paire de soldats perdue en un tour de joueur, et avant une réaction avec test : lancer un dé.',
  'Passed at the index or less; a {1} always passes, a {2} always fails.':
    'Réussi à l’indice ou moins ; un {1} réussit toujours, un {2} rate toujours.',
  'Failed after losses: the unit is shaken; already shaken it retreats, after that it routs.':
    'Raté après des pertes : l’unité est ébranlée ; déjà ébranlée, elle fait retraite ; ensuite, elle part en déroute.',
  'Reactivity index': 'Indice de réactivité',
  'General within {1} cm': 'Général à moins de {1} cm',
  'Modifier of the scenario': 'Modificateur du scénario',
  'Back to the enemy: the full move and, in cm, D{1} for foot and gunners, {2}D{3} for horse.':
    'Dos à l’ennemi : le mouvement entier et, en cm, D{1} pour l’infanterie et les canonniers, {2}D{3} pour la cavalerie.',
  'Flight needs no test; falling back, counter-attack, support, and fire followed by flight need a passed one.':
    'Fuir ne demande pas de test ; se replier, contre-attaquer, soutenir, tirer puis fuir exigent un test réussi.',
  'Roll the dice and add them up: that is the distance in cm.':
    'Lancer les dés ; leur total est la distance en cm.',
  'A counter-attack or support that reaches the enemy charges if its straight run was long enough.':
    'Une contre-attaque ou un soutien qui atteint l’ennemi charge si son élan a été assez long.',
  'What it does': 'Réaction',
  Position: 'Position de l’unité',
  'Distance to safety or to contact (cm)': 'Distance en cm jusqu’à l’abri, ou au contact',
  'Reactivity test passed': 'Test de réactivité réussi',
};
