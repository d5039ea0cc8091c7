/** English sentences of the rules of chapter interpenetration, by rule id. */
export const interpenetration: Readonly<Record<string, string>> = {
  'interpenetration.li': 'LI passes through all units and all pass through LI, in any facing',
  'interpenetration.mounted':
    'Mounted pass through "LI", and the other way round, in the same or opposite facing',
  'interpenetration.lh':
    'LH and other mounted pass through each other in the same or opposite facing: so we read the sheet, which prints LI',
  'interpenetration.lmi': 'LMI through LMI in the same or opposite facing',
  'interpenetration.swordsmen':
    'Heavy and medium swordsmen through bowmen and crossbowmen, and the other way round, in the same or opposite facing',
  'interpenetration.swordsmen-more':
    'Foot knights count as swordsmen, shot as bowmen; Headstrong swordsmen may not',
  'interpenetration.guns': 'Foot through artillery and war wagons, over the long side only',
  'interpenetration.guns-long':
    'Long side = the longest edges: the flanks of a war wagon, all four of a square artillery base',
  'interpenetration.commander': 'A lone commander passes and is passed by all friends',
  'interpenetration.when': 'In a move, a charge or an evade move',
  'interpenetration.never':
    'Never through a camp, a unit in melee or in support of one, an unreliable corps; mounted never through friends that panic them (crossed by such, they lose 1)',
  'interpenetration.pushed':
    'A pushed heavy unit may not move or rally for the rest of the sequence; a light one may',
  'interpenetration.ambush': 'Crossing friends in ambush reveals them',
  'interpenetration.burst': 'Burst through: the unit burst through loses 1 point',
  'interpenetration.burst-never':
    'Not through elephants, Deep Order, Pike & Shot, Later Pike & Shot, war wagons, the camp or friends in melee or support',
  'interpenetration.burst-when':
    'Only in an uncontrolled charge and in flight from a flank march; in any direction',
  'interpenetration.push-how':
    "A crossed unit is pushed against the mover's direction, facing kept; where it cannot stand, crossing is not allowed. Nobody pushes on",
};
