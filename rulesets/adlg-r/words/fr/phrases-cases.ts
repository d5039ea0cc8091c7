/** French phrases of cases: steps of procedures, and titles of their fields. */
export const casePhrases: Readonly<Record<string, string>> = {
  'When the corps is activated roll {1}D{2} and add the value of its commander.':
    'À l’activation du corps, lancer {1}D{2} et ajouter la valeur de son général.',
  'Halve it, rounding up: these are the CP of this activation. Unspent CP are lost.':
    'Diviser par deux, arrondi à l’unité supérieure : c’est le nombre de PC de cette activation. Ce qui n’est pas dépensé est perdu.',
  'Every commander also has free CP, once a game turn, for himself or the units he is with.':
    'Chaque général a en plus des PC gratuits, une fois par tour de jeu, pour lui-même ou pour l’unité qu’il accompagne.',
  'Commander of the corps': 'Général du corps',
  'Find the cost of the order; a difficult manoeuvre costs more, once.':
    'Déterminer le coût de l’ordre ; une manœuvre difficile coûte plus, une fois.',
  'Add what it costs beyond command range, and with the commander engaged in melee.':
    'Ajouter ce que coûtent la distance au-delà de la portée de commandement et un général engagé en mêlée.',
  'Carry the order out fully before the next.': 'Exécuter l’ordre entièrement avant le suivant.',
  Order: 'Ordre',
  'Unit (in a group, the hardest to move)': 'Unité (dans un groupe, la plus difficile)',
  Headstrong: 'Unité impétueuse',
  'Expendable levy': 'Levée sacrifiable',
  'An enemy is in its charge reach': 'Un ennemi est à sa portée de charge',
  'Out of command range, or no commander': 'Hors de portée de commandement, ou sans général',
  'Commander engaged in melee': 'Général engagé en mêlée',
  'Rally of the unit he is with': 'Ralliement de l’unité qu’il accompagne',
  'Move number this phase': 'Rang du mouvement dans cette phase',
  'Commander with it in all moves': 'Général présent à tous les mouvements',
  'With a quarter- or half-turn': 'Avec un quart de tour ou demi-tour',
  'With an extension or contraction': 'Avec une extension ou contraction',
  'Shorter than the full allowance': 'Plus court que le mouvement entier',
  'Ends in contact': 'Finit au contact',
  'The rallying unit is': 'Situation de l’unité qui se rallie',
  'Leaves the ZoC': 'Sortie de la ZdC',
  'Able to evade': 'Capable d’évasion',
  'Take the row of the unit and the worst terrain that its base touches on the way.':
    'Prendre la ligne de l’unité et le pire terrain que son socle touche en route.',
  'Straight moves and the costs of wheels and turns together may not pass the allowance.':
    'Le total des avances en ligne droite et du coût des conversions et des quarts de tour ne peut dépasser le mouvement possible.',
  'Unit, or a lone commander': 'Unité, ou général seul',
  'Worst terrain touched': 'Pire terrain touché',
  'The whole move is on a road': 'Tout le mouvement est sur une route',
  'Nearest enemy at the start, in UD': 'Ennemi le plus proche au départ, en UD',
  'One unit shoots; others that could shoot at the same target support it.':
    'Une unité tire ; d’autres qui pourraient tirer sur la même cible la soutiennent.',
  'Shooter: one die, read by quality, with the modifiers.':
    'Tireur : un dé, lu selon la qualité, avec les modificateurs.',
  'Target: one die, read by quality, with its protection.':
    'Cible : un dé, lu selon la qualité, avec sa protection.',
  'Shooter higher: the target loses a point.': 'Total du tireur supérieur : la cible perd un point.',
  Shooter: 'Tireur',
  'Weapon (default: the unit’s own)': 'Arme (sans indication : celle de l’unité)',
  'Quality of the shooter': 'Qualité du tireur',
  'Shooter is Disordered': 'Le tireur est désordonné',
  'Reduced Shooter': 'Tireur réduit',
  'Where the shooter stands': 'Position du tireur',
  'Edge it shoots over': 'Bord par lequel il tire',
  'A second Caracole unit directly behind': 'Une seconde unité en caracole juste derrière',
  'Regimental gun': 'Canon régimentaire',
  'Supporting units, light ones apart': 'Unités en soutien, légères à part',
  'Supporting LI and LH': 'LI et LH en soutien',
  'Shooter is in square': 'Le tireur est en carré',
  'What the shooter did in this sequence': 'Action du tireur dans cette séquence',
  'Shooter is in melee or supports one': 'Le tireur est en mêlée ou en soutien',
  Target: 'Cible',
  'Quality of the target': 'Qualité de la cible',
  'Armour of the target (default: the unit’s own)': 'Armure de la cible (sans indication : celle de l’unité)',
  'Cover of the target': 'Couvert de la cible',
  'Shot at its flank or rear': 'Prise sous le feu de flanc ou à revers',
  'Target is in square': 'La cible est en carré',
  'Target is in melee, other than at a camp, or supports one':
    'La cible est en mêlée, ailleurs qu’à un camp, ou en soutien',
  'Distance in UD (default: in range, not short range)':
    'Distance en UD (sans indication : à portée, pas à courte portée)',
  'The target is in the zone of fire and has priority': 'La cible est dans la zone de tir et a la priorité',
  'The target is seen': 'Cible en vue',
  'A further enemy newly on the flank or rear: that unit loses a point at once.':
    'Un autre ennemi arrive sur le flanc ou l’arrière : cette unité perd un point aussitôt.',
  'Light infantry caught in the open is destroyed without dice.':
    'L’infanterie légère prise à découvert est détruite sans dés.',
  'Each main unit: one die, read by quality, with its factor and modifiers.':
    'Chaque unité principale : un dé, lu selon la qualité, avec son facteur et ses modificateurs.',
  'A tie may be won by an ability; else two-handed weapons deepen a win.':
    'Une égalité peut être gagnée par une capacité ; sinon l’arme à deux mains aggrave la défaite adverse.',
  'Better armour lightens the loser’s defeat.': 'Une meilleure armure atténue la défaite du perdant.',
  'Read the result; Furious Charge costs the loser one point more.':
    'Lire le résultat ; la charge furieuse coûte un point de plus au perdant.',
  'Unit A': 'Unité a',
  Quality: 'Qualité',
  'Armour (default: the unit’s own)': 'Armure (sans indication : celle de l’unité)',
  'Missile weapon (default: the unit’s own)': 'Arme de tir (sans indication : celle de l’unité)',
  'Cohesion points lost': 'Points de cohésion perdus',
  Impact: 'Impact',
  Shock: 'Choc',
  Pistol: 'Pistolet',
  Salvo: 'Salve',
  'Keil swordsmen': 'Épées du Keil',
  'Two-handed weapons (default: foot knights have them)':
    'Arme à deux mains (sans indication : les chevaliers à pied l’ont)',
  'Caracole, a second unit directly behind': 'Caracole, une seconde unité juste derrière',
  'Battle-ready': 'Prêt au combat',
  'Attacked on a long side by this enemy alone': 'Attaqué sur un long côté par ce seul ennemi',
  'In square': 'En carré',
  'A commander is engaged with it': 'Un général est engagé avec elle',
  'Its charge is uncontrolled': 'Charge incontrôlée',
  'Worst terrain its base touches (LI: stands wholly in)':
    'Pire terrain que touche son socle (LI : où elle se trouve entièrement)',
  'Advantage of ground': 'Avantage du terrain',
  'Works it fights across, standing behind them': 'Ouvrages par-dessus lesquels elle combat, derrière eux',
  'Edge on which the main enemy’s front lies': 'Bord touché par le front de l’ennemi principal',
  'Completely conformed': 'Entièrement conformée',
  'A further enemy on its flank or rear: light troops, incomplete, or complete and heavy':
    'Un autre ennemi sur son flanc ou son arrière : troupes légères, incomplet, ou complet et lourd',
  'New contact (cohesion point not lost yet)': 'Ce contact est nouveau, son point pas encore perdu',
  'Units in simple support': 'Unités en soutien simple',
  'Units in melee support': 'Unités en soutien de mêlée',
  'Unit B': 'Unité b',
  'Who charged in this sequence': 'Unité qui a chargé dans cette séquence',
  'In its corps’ activation, instead of moving; one try per unit and game turn.':
    'À l’activation de son corps, au lieu de bouger ; une tentative par unité et tour de jeu.',
  'Pay the order, roll {1}D{2} and add the bonuses.': 'Payer l’ordre, lancer {1}D{2} et ajouter les bonus.',
  'Reached: one marker off. Two, with rear support and a commander, if beaten by enough.':
    'Résultat atteint : un marqueur retiré. Deux avec soutien arrière et général, si le résultat est assez dépassé.',
  'Distance to the nearest enemy in UD': 'Distance de l’ennemi le plus proche en UD',
  'In melee or melee support': 'En mêlée ou soutien de mêlée',
  'In melee or melee support, or at an enemy camp': 'En mêlée, en soutien de mêlée, ou au camp ennemi',
  'Commander attached to or included in the unit': 'Général attaché à l’unité ou inclus en elle',
  'Rear support': 'Soutien arrière',
  'Markers on the unit': 'Marqueurs sur l’unité',
  'Has tried in this game turn': 'Tentative déjà faite dans ce tour de jeu',
  'Has moved in this phase': 'A bougé dans cette phase',
  'If all targets evade roll {1}D{2}, one for each different allowance in the group.':
    'Si toutes les cibles effectuent une évasion, lancer {1}D{2}, un pour chaque mouvement différent du groupe.',
  'The charge goes on by the changed allowance, at least its minimum if it can.':
    'La charge continue de la distance ainsi modifiée, et au moins de son minimum si elle le peut.',
  'Headstrong units go the full distance.': 'Les unités impétueuses parcourent toute la distance.',
  'Charging unit': 'Unité qui charge',
  'Turn away: half-turn if charged on the front, quarter-turn on a flank, none on the rear.':
    'Se détourner : demi-tour si l’unité est chargée de front, quart de tour de flanc, rien à revers.',
  'If the way is blocked stand and fight; else wheel, if wanted, to match the charge.':
    'Si le chemin est bloqué, tenir et combattre ; sinon faire une conversion, si on le souhaite, dans la direction de la charge.',
  'Roll {1}D{2}, one for each different allowance, and go straight on by the changed allowance.':
    'Lancer {1}D{2}, un pour chaque mouvement différent, et aller tout droit de la distance ainsi modifiée.',
  'Evading unit': 'Unité en évasion',
  'Has Impact': 'Possède l’Impact',
  'Has Shock': 'Possède le Choc',
  'Has Pistol': 'Possède le Pistolet',
  'Way out blocked': 'Chemin bloqué',
  'After all results of the phase.': 'Après tous les résultats de la phase.',
  'Roll {1}D{2} for a commander engaged in a melee that his unit lost, or whose unit was routed: one roll.':
    'Lancer {1}D{2} pour un général engagé dans une mêlée que son unité a perdue, ou dont l’unité est en déroute : un seul jet.',
  'A roll of the number or less kills him.': 'Il est tué si le dé ne dépasse pas ce nombre.',
  'What happened to the unit': 'Sort de son unité',
  'The commander is': 'Rôle du général',
  Cause: 'Cause',
};
