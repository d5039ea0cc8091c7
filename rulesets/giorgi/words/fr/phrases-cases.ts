/** French phrases of the steps of procedures and their inputs. */
export const casePhrases: Readonly<Record<string, string>> = {
  'Count the dice: one for each pair of bases, company, soldier under the rod, or as the shot has it.':
    'Compter les dés : un par paire de socles, par compagnie, par soldat sous la baguette, ou selon le tir.',
  'Each die at or under the kill number hits one soldier.':
    'Chaque dé égal ou inférieur au seuil touche un soldat.',
  'If the target has a save, roll one die for each hit: at or under the save number the soldier lives.':
    'Si la cible a une sauvegarde, jeter un dé par touche : au seuil de sauvegarde ou moins le soldat vit.',
  'Take off the dead. For each pair lost in this player turn the unit takes a reactivity test.':
    'Retirer les morts. Pour chaque paire perdue dans ce tour de joueur l’unité passe un test de réactivité.',
  Ammunition: 'Ce qui est tiré',
  Firer: 'Tireur',
  'Firing unit': 'Unité qui tire',
  Formation: 'Formation',
  'line; artillery: deployed': 'ligne ; artillerie : en batterie',
  'Bases able to fire': 'Socles (cavaliers, compagnies) qui battent la cible',
  'Adjacent pairs (if fewer because of gaps)': 'Paires voisines, si des trous en laissent moins',
  'Position of the firer': 'Où est le tireur',
  'State of the firer': 'État du tireur',
  'Has moved': 'A usé son mouvement',
  'Carries carbines': 'Porte des carabines',
  Calibre: 'Calibre',
  'Half or more of its guns are lost': 'La moitié de ses canons ou plus sont perdus',
  'Battery under attack': 'La batterie est elle-même attaquée',
  Target: 'Cible',
  'Cover of the target': 'Couvert de la cible',
  'On a higher contour than the firer': 'Sur une courbe plus haute que le tireur',
  'Charging cavalry': 'Cavalerie qui charge',
  'Column hit from the flank': 'Colonne prise de flanc',
  'The nearest enemy unit': 'L’unité ennemie la plus proche',
  'Massed at the walls of the firing building': 'Massée aux murs du bâtiment qui tire',
  'Soldiers in the target': 'Soldats qu’elle a',
  'Reaction fire': 'Tir de réaction',
  'Range (cm)': 'Distance en cm',
  'Rod section (instead of range)': 'Secteur de la baguette, au lieu de la distance',
  'Soldiers under the rod': 'Soldats que croise la baguette',
  'Target in the firing arc': 'Cible dans le champ de tir',
  'Line of fire blocked by': 'Ce qui est dans la ligne de tir',
  'Add up each side: values (doubled in a building, halved in flank), points for each base in contact, points for each unit.':
    'Additionner chaque camp : valeurs (doublées en bâtiment, réduites de flanc), points par socle au contact et par unité.',
  'Differential = attack − defence; a half goes to the defender.':
    'Différentiel = attaque − défense ; le demi au défenseur.',
  'Roll two dice and cross their sum with the differential on the chart.':
    'Jeter deux dés et croiser leur somme avec le différentiel sur le tableau.',
  'Each unit of a side loses the soldiers and carries out the result of its side.':
    'Chaque unité d’un camp perd les soldats et exécute le résultat de son camp.',
  'Attacking units': 'Unités qui attaquent',
  'Kind of unit': 'Genre d’unité',
  'Bases left': 'Socles restants',
  'Bases in contact, if not all': 'Socles au contact, si pas tous',
  'Charging or counter-charging': 'Charge ou contre-charge',
  'Straight run (cm)': 'Ligne droite en cm, si elle peut être trop courte',
  'Fell below four bases during this charge': 'Tombée sous quatre socles par le feu dans cette charge',
  Shaken: 'Ébranlée',
  Cover: 'Couvert qu’elle tient',
  'Stands higher than the enemy': 'Plus haut que l’ennemi',
  'Struck in flank or rear': 'Frappé de flanc ou de dos',
  'General attached': 'Général attaché',
  'Defending units': 'Unités qui défendent',
  'The attacker says whether it presses home (and stops) or strikes in passing (and goes on).':
    'L’attaquant dit s’il attaque à fond (et s’arrête) ou frappe au passage (et continue).',
  'Each company struck loses its soldiers, no more than it has; no dice.':
    'Chaque compagnie frappée perd ses soldats, pas plus qu’elle n’en a ; pas de dés.',
  'Pressed home, or already routing: what is left routs. Struck in passing: it keeps its place.':
    'Attaquée à fond, ou déjà en déroute : ce qui reste part en déroute. Frappée au passage : elle reste en place.',
  'Kind of attack': 'Attaque à fond, ou frappe au passage',
  'Soldiers on each company struck': 'Soldats de chaque compagnie frappée',
  'State of the unit struck': 'État de l’unité frappée',
  'Position of the companies': 'Où sont les compagnies',
  'Roll {1} dice: the square breaks if all of them are higher than its index.':
    'Jeter {1} dés : rompu si tous dépassent l’indice du carré.',
  'Each soldier the square lost in this player turn lowers the index for one die by {1}, evenly; a charge adds {2} to one die. The attacker places the points after the roll.':
    'Chaque soldat perdu par le carré dans ce tour de joueur abaisse de {1} l’indice pour un dé, également ; une charge ajoute {2} à un dé. L’attaquant les place après le jet.',
  'Broken: {1} soldiers killed for each trooper, first those who form the square, then those inside; the rest rout.':
    'Rompu : {1} soldats tués par cavalier, d’abord ceux du carré, puis ceux de l’intérieur ; le reste en déroute.',
  'Not broken: the cavalry retreats without loss.': 'Pas rompu : la cavalerie fait retraite sans perte.',
  'Reactivity index of the square': 'Indice de réactivité du carré',
  'Attacking troopers': 'Cavaliers qui attaquent',
  'Attacking cavalry units': 'Unités de cavalerie qui attaquent',
  Charging: 'En chargeant',
  'Shaken, or fell below four bases during this charge':
    'Ébranlée, ou tombée sous quatre socles dans cette charge',
  'Soldiers the square lost in this player turn': 'Soldats perdus par le carré dans ce tour de joueur',
  'Soldiers forming the square': 'Soldats qui forment le carré',
  'Soldiers sheltering in the square': 'Soldats abrités à l’intérieur',
  'For each pair of soldiers lost in one player turn, and before a tested reaction: roll one die.':
    'Pour chaque paire de soldats perdue en un tour de joueur, et avant une réaction avec test : jeter un dé.',
  'Passed at the index or less; a {1} always passes, a {2} always fails.':
    'Réussi à l’indice ou moins ; {1} réussit, {2} rate toujours.',
  'Failed after losses: the unit is shaken; already shaken it retreats, after that it routs.':
    'Raté après des pertes : l’unité est ébranlée ; déjà ébranlée elle fait retraite, après cela déroute.',
  'Reactivity index': 'Indice de réactivité',
  'General within {1} cm': 'Général à moins de {1} cm',
  'Modifier of the scenario': 'Modificateur du scénario',
  'Back to the enemy: the full move and, in cm, D{1} for foot and gunners, {2}D{3} for horse.':
    'Dos à l’ennemi : le mouvement entier et, en cm, D{1} à pied et pour les canonniers, {2}D{3} à cheval.',
  'Flight needs no test; falling back, counter-attack, support, and fire followed by flight need a passed one.':
    'Fuir ne demande pas de test ; se replier, contre-attaquer, soutenir, et tirer puis fuir en demandent un réussi.',
  'Roll the dice and add them up: that is the distance in cm.':
    'Jeter les dés et les additionner : autant de cm.',
  'A counter-attack or support that reaches the enemy charges if its straight run was long enough.':
    'Une contre-attaque ou un soutien qui atteint l’ennemi charge si sa ligne droite a été assez longue.',
  'What it does': 'Ce qu’elle fait',
  Position: 'Où elle est',
  'Distance to safety or to contact (cm)': 'Distance en cm jusqu’à l’abri, ou au contact',
  'Reactivity test passed': 'Test de réactivité réussi',
};
