/** English sentences of the rules of chapter unit, by rule id. */
export const unit: Readonly<Record<string, string>> = {
  'unit.light-infantry': 'Category LI. Protection {protection}, cohesion {cohesion}. Factor {MI} against all',
  'unit.light-infantry-destroyed':
    'LI that is the main unit of a melee in open terrain against LMI, MI, HI, Cv or Kn is destroyed without dice',
  'unit.light-infantry-safe':
    'Not destroyed: LI wholly in rough or difficult terrain, LI behind a fortification, LI facing mounted that are penalised by terrain',
  'unit.bowmen':
    'LMI. Protection {protection}, cohesion {cohesion}. +{Drag} against LI, Drag and LH, else {MI}',
  'unit.crossbowmen': 'LMI. Protection {protection}, cohesion {cohesion}. Factor as bowmen',
  'unit.shot': 'LMI. Protection {protection}, cohesion {cohesion}. Factor as bowmen',
  'unit.shot-weapon': 'Shot has the arquebus unless its list gives musket or flintlock',
  'unit.lmi-charged':
    'LMI: +{value} in the first phase against mounted whose charge it receives on its front',
  'unit.lmi-charged-once':
    'The sheet prints that bonus with the unit and again in the modifier list: it is one bonus',
  'unit.lmi-charged-arms': 'It needs bow, crossbow or a firearm, which every LMI has',
  'unit.medium-swordsmen':
    'MI. Protection {protection}, cohesion {cohesion}. +{MI} against all but Kn, {Kn} against Kn',
  'unit.medium-spearmen':
    'MI. Protection {protection}, cohesion {cohesion}. +{MI} against all but Kn, {Kn} against Kn. Marks * @',
  'unit.bayonet-medium':
    'Bayonet as MI. Protection {protection}, cohesion {cohesion}. +{MI} against all but Kn, {Kn} against Kn. Mark *',
  'unit.bayonet-heavy':
    'Bayonet as HI. Protection {protection}, cohesion {cohesion}. +{MI} against all. Marks * @',
  'unit.heavy-swordsmen':
    'HI. Protection {protection}, cohesion {cohesion}. +{LMIopen} against LMI that stands in open terrain, +{LHopen} against LH, else +{MI}',
  'unit.foot-knights':
    'HI. Protection {protection}, cohesion {cohesion}. Factor as heavy swordsmen. Has Heavy Armour and 2HW',
  'unit.heavy-spearmen':
    'HI. Protection {protection}, cohesion {cohesion}. Factor as heavy swordsmen. Marks * @',
  'unit.colunela':
    'HI, Deep Order. Protection {protection}, cohesion {cohesion}. +{MI} against all. Marks * @',
  'unit.tercio': 'HI, Deep Order. Protection {protection}, cohesion {cohesion}. +{MI} against all. Marks * @',
  'unit.later-tercio':
    'HI, Deep Order. Protection {protection}, cohesion {cohesion}. +{MI} against all. Marks * @',
  'unit.keil': 'HI, Deep Order. Protection {protection}, cohesion {cohesion}. +{MI} against all. Marks * @',
  'unit.pike-and-shot':
    'HI. Protection {protection}, cohesion {cohesion}. Factor as heavy swordsmen. Marks * @',
  'unit.later-pike-and-shot':
    'HI. Protection {protection}, cohesion {cohesion}. Factor as heavy swordsmen. Mark *',
  'unit.levy':
    'HI. Protection {protection}, cohesion {cohesion}. +{Drag} against LI, LMI, Drag and LH, else {MI}',
  'unit.war-wagon':
    'WWg. Protection {protection}, cohesion {cohesion}. +{Cv} against mounted other than elephants, +{Drag} against LI and Drag, else {MI}. Mark #',
  'unit.war-wagon-drag': 'Against dragoons it is the +{Drag} that the row names, not the +{Cv} for mounted',
  'unit.light-artillery': 'Art. Protection {protection}, cohesion {cohesion}. Factor {MI}',
  'unit.medium-artillery': 'Art. Protection {protection}, cohesion {cohesion}. Factor {MI}',
  'unit.heavy-artillery': 'Art. Protection {protection}, cohesion {cohesion}. Factor {MI}',
  'unit.light-cavalry':
    'LH. Protection {protection}, cohesion {cohesion}. +{LIopen} against LI that is in the open, else {MI}',
  'unit.dragoons':
    'Drag. Protection {protection}, cohesion {cohesion}. +{LIopen} against LI and LH that are in the open, else {MI}',
  'unit.medium-cavalry': 'Cv. Protection {protection}, cohesion {cohesion}. Factor of all Cv',
  'unit.heavy-cavalry': 'Cv with Armour. Protection {protection}, armour included, cohesion {cohesion}',
  'unit.heavily-armoured-cavalry':
    'Cv with Heavy Armour. Protection {protection}, armour included, cohesion {cohesion}',
  'unit.cavalry-factor': 'All Cv: +{MI} against levy, MI, LMI, LI, Drag and all mounted',
  'unit.cavalry-hi': 'All Cv: +{HIonflank} against HI only when on its flank or rear, else {HI}',
  'unit.cavalry-rest': 'All Cv: {WWg} against war wagons and artillery',
  'unit.cavalry-first':
    'All Cv: +{value} more in the first phase against LMI and medium spearmen. Not for cavalry that has Impact, Pistol or Shock, even cancelled; not for cavalry penalised by terrain',
  'unit.cavalry-first-front': "That bonus needs a fight on the enemy's front edge, charging or charged there",
  'unit.gendarmes':
    'Kn with Heavy Armour. Protection {protection}, cohesion {cohesion}. +{Cv} against LMI, LH, Drag and Cv, {WWg} against war wagons, else +{MI}',
  'unit.elephants':
    'El. Protection {protection}, cohesion {cohesion}. +{Cv} against mounted, +{MI} against foot. Impact except against LI and LH; Panic',
  'unit.mark-star':
    "* : a unit that receives the charge on its front cancels mounted Impact, Pistol and Shock, never an elephant's",
  'unit.mark-star-furious': 'The * leaves Furious Charge alive',
  'unit.mark-at':
    '@ : +{value} in the first phase against mounted other than elephants when the unit receives the charge on its front',
  'unit.mark-hash':
    '# : against it mounted have no Impact, Pistol, Shock or Furious Charge, whoever charged; elephants keep theirs',
  'unit.built-in-armour':
    'Where a cavalry row prints armour with the protection, the figure already holds it',
  'unit.built-in-others':
    'The {gendarmes} of gendarmes and the {footKnights} of foot knights already hold their Heavy Armour',
  'unit.added-armour':
    'Armour bought for any other unit adds to the printed protection: +{armour}, Heavy Armour +{heavy}',
  'unit.quality': 'Elite, ordinary or mediocre',
  'unit.elite': 'Elite: a die showing {from} to {to} counts {change} more',
  'unit.mediocre': 'Mediocre: a die showing {from} to {to} counts {change} less',
  'unit.quality-when': 'Quality works in shooting and melee, on the die, before every other modifier',
  'unit.quality-target': 'Quality also works on the die of the unit shot at',
  'unit.quality-not':
    'Quality never touches rally, charge or evade distance, command points or the camp roll',
  'unit.battle-unit':
    'Battle Units are the LMI, MI and HI rows except levy: those with {cohesion} or more cohesion points',
  'unit.single': 'LI, levy, war wagons, artillery and all mounted are single units',
  'unit.deep-order': 'Deep Order: Colunela, Tercio, Later Tercio, Keil',
  'unit.later-tercio-as-tercio': 'Later Tercio counts as Tercio wherever the sheet says Tercio',
  'unit.pikes': '"Pikemen" and "pike" on the sheet mean Deep Order, Pike & Shot and Later Pike & Shot',
  'unit.skirmishers': '"Skirmishers" are LI, LH and Drag',
  'unit.light':
    'Light troops are LI and LH; all others are heavy. Dragoons are light only where the sheet names them',
  'unit.dragoons-on-foot':
    'Less than {near} UD from an enemy dragoons are foot in every respect, from {near} UD on they are mounted. So in melee and as a target they are foot',
  'unit.unmanoeuvrable': 'Unmanoeuvrable: Headstrong units, elephants, levy, war wagons and heavy artillery',
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
  'unit.limits':
    'A distance within EPS (0.01 UD) of a limit is the limit, directions within ANGLE_EPS (1°) of each other are the same; overlap less than EPS deep is none. "Within" n: n or less; "less than" n: below n',
  'unit.enemy-near': 'Distances to "enemies" are to units, camps and ambush markers, not to a lone commander',
  'unit.dragoons-when':
    'Whether dragoons are on foot or mounted is found when an order begins or dice fall, not on the way',
};
