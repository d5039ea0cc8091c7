/** French phrases for mistakes, and titles and effects of options. */

export const optionPhrases: Readonly<Record<string, string>> = {
  // Mistakes.
  'a pair in Caracole is cavalry (Cv) that shoots with caracole':
    'une paire en caracole est de la cavalerie (Cv) qui tire en caracole',
  'a regimental gun goes with LMI, MI and HI only': 'le canon régimentaire est réservé à LMI, MI et HI',
  'these units do not form square': 'ces unités ne forment pas le carré',
  'the armour of these units is part of their row and cannot be changed':
    'l’armure de ces unités fait partie de leur ligne et ne peut être changée',
  'a unit in melee has at least one cohesion point left':
    'une unité en mêlée a encore au moins un point de cohésion',
  'impact is for LMI, MI, HI, LH, Cv, Kn only': 'impact est réservé à LMI, MI, HI, LH, Cv, Kn',
  'shock is for LH, Cv, Kn only': 'shock est réservé à LH, Cv, Kn',
  'pistol is for LH, Cv, Kn only': 'pistol est réservé à LH, Cv, Kn',
  'salvo is for LMI, MI, HI only': 'salvo est réservé à LMI, MI, HI',
  'regimentalGun is for LMI, MI, HI only': 'regimentalGun est réservé à LMI, MI, HI',
  'keilSwordsmen is for LMI, MI, HI only': 'keilSwordsmen est réservé à LMI, MI, HI',
  'twoHanded is for LMI, MI, HI only': 'twoHanded est réservé à LMI, MI, HI',
  'caracolePair is for Cv only': 'caracolePair est réservé à Cv',
  'battleReady is for WWg only': 'battleReady est réservé à WWg',
  'aloneOnLongSide is for WWg only': 'aloneOnLongSide est réservé à WWg',
  'only the unit that charged can have charged uncontrolled':
    'seule l’unité qui a chargé peut avoir chargé sans contrôle',
  'this unit has no flank and no rear: all its edges are front':
    'cette unité n’a ni flanc ni arrière : tous ses bords sont de front',
  'there is no further enemy on its flank or rear':
    'il n’y a pas d’autre ennemi sur son flanc ou son arrière',
  'at most {1} units support one side': 'au plus {1} unités soutiennent un camp',
  'only one of the two can have the advantage of ground': 'un seul des deux peut avoir l’avantage du terrain',
  'only one of the two stands behind works': 'un seul des deux est derrière des ouvrages',
  'one of the two fights with its front': 'l’un des deux combat de front',
  // The game and its procedures.
  'L’Art de la Guerre – Renaissance': 'L’Art de la Guerre – Renaissance',
  'L’Art de la Guerre is © Hervé Caille; the Renaissance supplement is by Simon LeRay-Meyer, with his leave. Unofficial; restated in our own words.':
    'L’Art de la Guerre, © Hervé Caille ; supplément Renaissance de Simon LeRay-Meyer, avec son accord. Version non officielle, reformulée par nos soins.',
  'Command points of a corps': 'Points de commandement d’un corps',
  'Cost of an order': 'Coût d’un ordre',
  'Allowance of a move': 'Mouvement possible',
  Shooting: 'Tir',
  Melee: 'Mêlée',
  Rally: 'Ralliement',
  'Charge distance after an evade': 'Charge après évasion',
  'Evade distance': 'Évasion',
  'Risk of the commander': 'Risque du général',
  // options
  'Weapon of shot whose list names none': 'Arme des tireurs quand la liste n’en précise pas',
  'Later Tercio counts as Tercio': 'Le Tercio tardif compte comme Tercio',
  'rules for Tercios do not apply to Later Tercios.':
    'ce que la fiche dit des Tercios ne s’applique pas aux Tercios tardifs.',
  'Units that count as skirmishers': 'Définition des tirailleurs',
  'LI and LH, not dragoons.': 'LI et LH, pas les dragons.',
  'Dragoons near the enemy are foot': 'Les dragons près de l’ennemi sont à pied',
  'they are mounted everywhere.': 'ils sont montés partout.',
  'Units that may form square': 'Unités qui peuvent former le carré',
  'These kinds and no others.': 'Les types désignés, et aucun autre.',
  'Weapon of war wagons whose list names none': 'Arme des chariots de guerre quand la liste n’en précise pas',
  'Range and an engaged commander cost more on top of the {1} CP for Headstrong units':
    'Surcoûts de portée et de général engagé ajoutés aux {1} PC des unités impétueuses',
  'those orders always cost {1} CP.': 'ces ordres coûtent {1} PC dans tous les cas.',
  'Free CP of a corps without commander': 'PC gratuit d’un corps sans général',
  'it keeps the free CP.': 'il garde le PC gratuit.',
  'A commander included in a unit routed outside melee is killed on this or less':
    'Nombre qui tue un général inclus dans une unité mise en déroute hors mêlée',
  '{1}: he is never killed this way.': '{1} : il ne meurt jamais ainsi',
  'How dragoons move at exactly {1} UD from an enemy':
    'Mouvement des dragons à {1} UD exactement d’un ennemi',
  'they use the row of MI there.': 'ils y prennent la ligne de MI.',
  'Allowance of elephants in open, rough and difficult terrain, in UD':
    'Mouvement des éléphants en terrain dégagé, accidenté et difficile, en UD',
  'In this order: open, rough, difficult.': 'trois chiffres : dégagé, accidenté, difficile',
  'The die never shortens a charge of HI': 'Le dé ne raccourcit jamais une charge de HI',
  'a low die shortens it like any other charge.': 'un petit dé la raccourcit comme celle des autres.',
  'LI and LH shoot with flintlocks, LH with carbines': 'LI et LH tirent au fusil à silex, LH à la carabine',
  'these pairings cannot shoot.': 'ces combinaisons ne tirent pas.',
  'Range of dragoons in UD': 'Portée des dragons en UD',
  'Whatever their weapon.': 'Une autre portée, quelle que soit leur arme.',
  'Shooting out of a square': 'Tir depuis un carré',
  '{1}: no modifier.': 'Un autre modificateur ; {1} : aucun.',
  'Artillery at a square': 'Artillerie sur un carré',
  'Enclosed field': 'Nature d’un champ clos',
  'It is cover': 'C’est un couvert',
  'It is open ground to elephants, as a field is':
    'C’est un terrain dégagé pour les éléphants, comme un champ',
  'It may be no cover for units that shoot out of it, and rough ground to elephants.':
    'Pas un couvert pour l’unité qui tire de l’intérieur ; terrain accidenté pour les éléphants.',
  'A fortification is no cover against artillery':
    'Une fortification n’est pas un couvert contre l’artillerie',
  'it is cover against guns too.': 'c’est aussi un couvert contre les canons.',
  'Light and medium artillery leave no protection, as heavy artillery':
    'L’artillerie légère et moyenne ne laisse aucune protection, comme la lourde',
  'they leave as much as firearms do.': 'elle en laisse autant que les armes à feu.',
  'Better armour does not help against flintlocks in the first phase':
    'Une meilleure armure n’aide pas contre les fusils à silex en première phase',
  'flintlocks do not count as muskets there.': 'les fusils à silex n’y comptent pas comme mousquets.',
  'Shock, Pistol, Impact and Salvo together': 'Cumul de Choc, Pistolet, Impact et Salve',
  'all that nothing cancels count.': 'tous ceux que rien n’annule comptent.',
  'Two-handed weapons': 'Effet des armes à deux mains',
  'the unit wins ties, against any enemy and on any edge it fights on.':
    'l’unité gagne les égalités, contre tout ennemi et sur tout bord où elle combat.',
  'Headstrong gives Impact and Furious Charge': 'Impétueux donne Impact et charge furieuse',
  'Impact in the first phase, and Furious Charge against foot except war wagons.':
    'Impact en première phase, et charge furieuse contre l’infanterie sauf chariots de guerre.',
  'Pistol and Shock cancel the Impact of elephants': 'Pistolet et Choc annulent l’Impact des éléphants',
  'they do not cancel it.': 'ils le laissent.',
  'All edges of a square are front': 'Tous les bords d’un carré sont de front',
  'it keeps flanks and rear.': 'il garde flancs et arrière.',
  'A square has the marks * and @': 'Un carré a les marques * et @',
  'only those of its kind.': 'seulement celles de son type.',
  'Across stakes mounted lose their abilities of the first phase':
    'Par-dessus des pieux, les montés perdent leurs capacités de première phase',
  'they keep them.': 'ils les gardent.',
  'Mounted against elephants': 'Montés contre éléphants',
  '{1}: no Panic.': 'Un autre modificateur ; {1} : pas de Panique.',
  'In rough terrain LI may also charge what it may charge in the open':
    'En terrain accidenté, la LI peut aussi charger ce qu’elle peut charger à découvert',
  'the printed list alone.': 'seulement la liste de la fiche.',
  'Tie abilities on both sides': 'Capacités d’égalité des deux côtés',
  'each side loses {1} point.': 'chaque camp perd {1} point.',
  'Reading the table of results': 'Lecture de la table des résultats',
  'as printed.': 'tel qu’écrit sur la fiche.',
  'every printed figure on top of the loser’s {1}.': 'chaque chiffre de la fiche en plus du {1} du perdant.',
  'Bonuses of the first phase': 'Unités qui ont les bonus de première phase',
  'nobody, unless the charge is on a front.': 'personne, sauf si la charge est de front.',
  'Light enemies on flank or rear': 'Ennemis légers de flanc ou à revers',
  'they take the factor as others do.': 'ils annulent le facteur comme les autres.',
  'Deep Order under multiple attack': 'Ordre profond sous attaque multiple',
  'it keeps factor, abilities and point.': 'il garde facteur, capacités et point.',
  Unit: 'Unité',
};
