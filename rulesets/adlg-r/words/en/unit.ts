/** English words of the chapter unit, by rule id. */
export const unit: Readonly<Record<string, string>> = {
  'unit.light-infantry': 'Category LI. Protection 1, cohesion 2. Factor 0 against all',
  'unit.light-infantry-destroyed':
    'LI that is the main unit of a melee in open terrain against LMI, MI, HI, Cv or Kn is destroyed without dice',
  'unit.light-infantry-safe':
    'Not destroyed: LI wholly in rough or difficult terrain, LI behind a fortification, LI facing mounted that are penalised by terrain',
  'unit.bowmen': 'LMI. Protection 0, cohesion 5. +1 against LI, Drag and LH, else 0',
  'unit.crossbowmen': 'LMI. Protection 0, cohesion 5. Factor as bowmen',
  'unit.shot': 'LMI. Protection 0, cohesion 5. Factor as bowmen',
  'unit.shot-weapon': 'Shot has the arquebus unless its list gives musket or flintlock',
  'unit.lmi-charged': 'LMI: +1 in the first phase against mounted whose charge it receives on its front',
  'unit.lmi-charged-once':
    'The sheet prints that +1 with the unit and again in the modifier list: it is one bonus',
  'unit.lmi-charged-arms': 'It needs bow, crossbow or a firearm, which every LMI has',
  'unit.medium-swordsmen': 'MI. Protection 1, cohesion 5. +1 against all but Kn, 0 against Kn',
  'unit.medium-spearmen': 'MI. Protection 1, cohesion 5. +1 against all but Kn, 0 against Kn. Marks * @',
  'unit.bayonet-medium':
    'Bayonet as MI. Protection 1, cohesion 5. +1 against all but Kn, 0 against Kn. Mark *',
  'unit.bayonet-heavy': 'Bayonet as HI. Protection 1, cohesion 5. +1 against all. Marks * @',
  'unit.heavy-swordsmen':
    'HI. Protection 1, cohesion 6. +2 against LMI that stands in open terrain and against LH, else +1',
  'unit.foot-knights': 'HI. Protection 3, cohesion 6. Factor as heavy swordsmen. Has Heavy Armour and 2HW',
  'unit.heavy-spearmen': 'HI. Protection 1, cohesion 6. Factor as heavy swordsmen. Marks * @',
  'unit.colunela': 'HI, Deep Order. Protection 1, cohesion 6. +2 against all. Marks * @',
  'unit.tercio': 'HI, Deep Order. Protection 1, cohesion 8. +2 against all. Marks * @',
  'unit.later-tercio': 'HI, Deep Order. Protection 1, cohesion 7. +2 against all. Marks * @',
  'unit.keil': 'HI, Deep Order. Protection 1, cohesion 7. +2 against all. Marks * @',
  'unit.pike-and-shot': 'HI. Protection 1, cohesion 6. Factor as heavy swordsmen. Marks * @',
  'unit.later-pike-and-shot': 'HI. Protection 1, cohesion 6. Factor as heavy swordsmen. Mark *',
  'unit.levy': 'HI. Protection 1, cohesion 3. +1 against LI, LMI, Drag and LH, else 0',
  'unit.war-wagon':
    'WWg. Protection 2, cohesion 4. +2 against mounted other than elephants, +1 against LI and Drag, else 0. Mark #',
  'unit.war-wagon-drag': 'Against dragoons it is the +1 that the row names, not the +2 for mounted',
  'unit.light-artillery': 'Art. Protection 1, cohesion 2. Factor 0',
  'unit.medium-artillery': 'Art. Protection 1, cohesion 2. Factor 0',
  'unit.heavy-artillery': 'Art. Protection 1, cohesion 2. Factor 0',
  'unit.light-cavalry': 'LH. Protection 1, cohesion 2. +1 against LI that is in the open, else 0',
  'unit.dragoons': 'Drag. Protection 1, cohesion 3. +1 against LI and LH that are in the open, else 0',
  'unit.medium-cavalry': 'Cv. Protection 0, cohesion 3. Factor: unit.cavalry-factor',
  'unit.heavy-cavalry': 'Cv with Armour. Protection 1, armour included, cohesion 3',
  'unit.heavily-armoured-cavalry': 'Cv with Heavy Armour. Protection 2, armour included, cohesion 3',
  'unit.cavalry-factor': 'All Cv: +1 against levy, MI, LMI, LI, Drag and all mounted',
  'unit.cavalry-hi': 'All Cv: +1 against HI only when on its flank or rear, else 0',
  'unit.cavalry-rest': 'All Cv: 0 against war wagons and artillery',
  'unit.cavalry-first':
    'All Cv: +1 more in the first phase against LMI and medium spearmen. Not for cavalry that has Impact, Pistol or Shock, even cancelled; not for cavalry penalised by terrain',
  'unit.cavalry-first-front': "That +1 needs a fight on the enemy's front edge, charging or charged there",
  'unit.gendarmes':
    'Kn with Heavy Armour. Protection 2, cohesion 3. +2 against LMI, LH, Drag and Cv, 0 against war wagons, else +1',
  'unit.elephants':
    'El. Protection 0, cohesion 3. +2 against mounted, +1 against foot. Impact except against LI and LH; Panic',
  'unit.mark-star':
    "* : a unit that receives the charge on its front cancels mounted Impact, Pistol and Shock, never an elephant's",
  'unit.mark-star-furious': 'The * leaves Furious Charge alive',
  'unit.mark-at':
    '@ : +1 in the first phase against mounted other than elephants when the unit receives the charge on its front',
  'unit.mark-hash':
    '# : against it mounted have no Impact, Pistol, Shock or Furious Charge, whoever charged; elephants keep theirs',
  'unit.built-in-armour':
    'Where a cavalry row prints armour with the protection, the figure already holds it',
  'unit.built-in-others': 'The 2 of gendarmes and the 3 of foot knights already hold their Heavy Armour',
  'unit.added-armour': 'Armour bought for any other unit adds to the printed protection: +1, Heavy Armour +2',
  'unit.quality': 'Elite, ordinary or mediocre',
  'unit.elite': 'A die showing 1, 2 or 3 counts one more',
  'unit.mediocre': 'A die showing 4, 5 or 6 counts one less',
  'unit.quality-when': 'Quality works in shooting and melee, on the die, before every other modifier',
  'unit.quality-target': 'It also works on the die of the unit shot at',
  'unit.quality-not': 'It never touches rally, charge or evade distance, command points or the camp roll',
  'unit.battle-unit':
    'Battle Units are the LMI, MI and HI rows except levy: those with 5 or more cohesion points',
  'unit.single': 'LI, levy, war wagons, artillery and all mounted are single units',
  'unit.deep-order': 'Deep Order: Colunela, Tercio, Later Tercio, Keil',
  'unit.later-tercio-as-tercio': 'Later Tercio counts as Tercio wherever the sheet says Tercio',
  'unit.pikes': '"Pikemen" and "pike" on the sheet mean the pike-armed units of Terms',
  'unit.skirmishers': '"Skirmishers" are LI, LH and Drag',
  'unit.light':
    'Light troops are LI and LH; all others are heavy. Dragoons are light only where the sheet names them',
  'unit.dragoons-on-foot':
    'Less than 4 UD from an enemy dragoons are foot in every respect, from 4 UD on they are mounted. So in melee and as a target they are foot',
  'unit.unmanoeuvrable': 'Headstrong units, elephants, levy, war wagons and heavy artillery',
  'unit.cohesion': 'A lost point is a marker on the unit; with all points lost it is routed',
  'unit.disordered':
    'Disordered = one marker or more. It fights and shoots at −1; its protection does not change',
  'unit.becomes-disordered': 'Told to become Disordered: loses 1 point if it has no marker, else nothing',
  'unit.routed':
    'At 0 the unit is out at the end of the phase: no fight, support, ZoC or shooting. It leaves the table in the rout phase',
  'unit.edges': 'Four edges: front, rear, two flanks. War wagons and squares: all edges are front',
  'unit.ud': '1 UD is the width of one base: {mm} mm with figures of 6–15 mm',
  'unit.ud-large': '{mm} mm with figures of 25–28 mm',
  'unit.footprint':
    'Width × depth: LI {LI}; levy {levy}; LMI, MI, HI {battleUnit}; Deep Order {deepOrder}; squares {square}; WWg {WWg}; Art {Art}; LH, Drag, Cv, Kn {mounted}; El {El}; camp {camp}; lone commander and ambush marker {commander}',
  'unit.depth': 'Odd depths on a real table count as the standard depth',
  'unit.sectors': 'Front, flank and rear are taken from the real base, never from centres',
  'unit.premeasure': 'Any distance or line of sight may be checked before deciding',
};
