/** English words of each rule, by its id. */
export const en: Readonly<Record<string, string>> = {
  // unit
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
  'unit.ud': '1 UD is the width of one base: 40 mm with figures of 6–15 mm',
  'unit.ud-large': '60 mm with figures of 25–28 mm',
  'unit.footprint':
    'Width × depth: LI 1 × 0.5; levy 1 × 1; LMI, MI, HI 2 × 1; Deep Order and squares 2 × 2; WWg 1 × 2; Art 1 × 1; LH, Drag, Cv, Kn 1 × 0.75; El 1 × 1; camp 2 × 2; lone commander and ambush marker 1 × 1',
  'unit.depth': 'Odd depths on a real table count as the standard depth',
  'unit.sectors': 'Front, flank and rear are taken from the real base, never from centres',
  'unit.premeasure': 'Any distance or line of sight may be checked before deciding',
  // ability
  'ability.order':
    'Order: quality → factors and bonuses → arquebus tie, Keil swordsmen, regimental gun, 2HW → armour',
  'ability.arquebus': 'Arquebus of a unit that is not skirmishers: a tied shot costs the target one point',
  'ability.arquebus-order': 'The tie is read after quality and modifiers',
  'ability.armour': 'Armour: protection +1',
  'ability.heavy-armour': 'Heavy Armour: protection +2',
  'ability.armour-melee':
    'A unit that loses a melee and has heavier armour than its enemy adds 1 to its result before the table is read. None < Armour < Heavy Armour; one step or two, it is 1 point',
  'ability.armour-tie': 'Losing by 1 with better armour is therefore a tie',
  'ability.armour-elephant': 'Not against elephants',
  'ability.armour-first': 'Not in the first phase against an enemy that uses Shock, musket or arquebus',
  'ability.armour-used':
    'Shock is "used" when its bonus counts; the firearm is used unless its bearer has lost its abilities',
  'ability.armour-flintlock': 'A flintlock counts there as a musket; carbine and pistol do not',
  'ability.keil-swordsmen':
    'Keil swordsmen: on its front edge, a tied melee against pike- or spear-armed enemies is won',
  'ability.keil-order':
    "The tie is read after quality and before the unit's own armour: a tie made by armour wins nothing",
  'ability.impact': 'Impact: +1 in the first phase if the unit charges, or is charged on its front',
  'ability.impact-foot-mounted':
    'Foot Impact never counts when the foot charge mounted, nor against mounted that have Impact or Shock; but it counts again when pike or spear has cancelled that Impact',
  'ability.impact-lost':
    "Foot Impact is not stopped by Shock that a * has cancelled (a bayonet's or square's * counts as pike or spear here), nor by Impact or Shock the mounted have lost to terrain, works or a flank attack",
  'ability.impact-pistol': 'Pistol does not stop foot Impact',
  'ability.salvo':
    'Salvo: charging, or charged on its front, the unit has Impact and Furious Charge against foot',
  'ability.regimental-gun':
    'Regimental gun: a tie in shooting, or in the first phase of a melee, costs the enemy one point',
  'ability.regimental-gun-order':
    "The tie is read after quality and before the armour of the gun's own unit, or of a unit with commanded shot",
  'ability.tie-win':
    "A tie turned by an ability is a win by one point; later steps, the loser's better armour and Furious Charge included, follow as for any win",
  'ability.pistol': 'Pistol: +1 in the first phase',
  'ability.pistol-cancels': 'Pistol cancels mounted Impact',
  'ability.shock':
    'Shock: +1 in the first phase against mounted or foot, if the unit charges or is charged on its front',
  'ability.shock-never':
    'Shock never counts when charging Keil, Tercio or Pike & Shot, on any edge; then it gives no Furious Charge either',
  'ability.shock-foot': 'Against foot Shock is Impact with Furious Charge',
  'ability.shock-cancels': 'Shock cancels mounted Impact and Pistol',
  'ability.elephant-impact': 'Pistol and Shock cancel the Impact of elephants too',
  'ability.cancel-working':
    'Only a working ability cancels: one lost to a flank attack, terrain or works, or itself cancelled by a mark, cancels nothing',
  'ability.one-bonus':
    'Of Impact, Pistol, Shock and Salvo a unit counts one: the first uncancelled in the order Shock, Pistol, Impact, Salvo. @, unit.lmi-charged and unit.cavalry-first add to it',
  'ability.commanded-shot':
    'Commanded shot: a mounted unit shoots as an ordinary-quality unit with muskets: 3 UD, no −1 of shoot.light',
  'ability.commanded-shot-melee': 'It does nothing in melee',
  'ability.caracole':
    'Caracole is the missile weapon of some Cv: 1 UD; a second Caracole Cv directly behind gives +1 in shooting and in melee',
  'ability.caracole-behind':
    'Directly behind = same facing, front edge on the rear edge, front corners on rear corners, not in melee itself',
  'ability.reduced': 'Reduced Shooter: its shooting is at −1, not on top of disorder',
  'ability.reduced-who': 'Army lists say who is a Reduced Shooter; none by default',
  'ability.two-handed':
    '2HW: a unit that wins a melee on totals adds 1 to its result before armour is looked at',
  'ability.two-handed-who': 'Foot knights have it; others by list',
  'ability.panic': 'Elephants cause Panic in mounted (elephant.panic)',
  'ability.headstrong': 'Headstrong and Impulsive are one and the same',
  'ability.headstrong-effects':
    'Headstrong: Unmanoeuvrable, uncontrolled charges, full charge distance, compulsory pursuit, no evading cavalry',
  'ability.headstrong-impact': 'Headstrong by itself gives no Impact and no Furious Charge',
  'ability.salvo-wagon': "Salvo's Furious Charge counts against war wagons: # cancels what mounted do",
  'ability.expendable':
    'Expendable levies never charge, pursue or rally and count for nothing in army value and losses',
  'ability.lost': 'Which abilities a flank attack takes away: melee.abilities-lost',
  // turn
  'turn.sequence': "One player's sequence: movement → shooting → combat → rout and pursuit → victory check",
  'turn.corps': 'In movement the corps are activated one at a time',
  'turn.corps-finish':
    'Each corps once, in the order its player likes; it is rolled for and finished before the next is rolled for',
  'turn.game-turn': "A game turn is the attacker's sequence and then the defender's; the order never changes",
  'turn.both-shoot': 'In each shooting phase both players shoot',
  'turn.simultaneous':
    'The phasing player picks the order of shots and melees, but all losses of the phase fall together at its end',
  'turn.immediate':
    'Losses that fall at once: caught evader, multiple attack, burst through, collateral of a rout, becoming Disordered',
  'turn.activation':
    'Inside an activation: roll CP; orders in any order, each carried out fully before the next; uncontrolled charges last',
  'turn.victory': "Both armies are checked at the end of every player's sequence",
  'turn.limit': 'A game that has not ended after 12 game turns is settled by victory.points-game',
  // command
  'command.points':
    'CP of a corps = (1D6 + value of its commander) ÷ 2, rounded up, rolled when the corps is activated',
  'command.ordinary': 'Ordinary: value 0, range 4 UD',
  'command.competent': 'Competent: value +1, range 6 UD',
  'command.brilliant': 'Brilliant: value +2, range 8 UD',
  'command.strategist': 'Strategist: value +3, range 8 UD',
  'command.range-double': 'For LI, LH and Drag the range is twice that',
  'command.free': 'Besides these, every commander has 1 free CP per game turn',
  'command.free-rally': 'The free CP may rally the unit he is with',
  'command.free-use': 'It may also move him, or the unit or group he is with. Nothing else',
  'command.free-part': 'It pays 1 CP of such an order; the rest comes from the roll',
  'command.lapse': 'CP not spent in the activation are gone',
  'command.own-corps': 'A commander orders only units of his own corps',
  'command.three-orders': 'At most three move orders per game turn to the same unit or group',
  'command.test-now':
    'Whether a unit is in range is tested when the order is given; he may order, move nearer and order again',
  'command.measure':
    'From the nearest point of his base to the nearest point of the unit, or of any unit of the group; exactly at the range is inside. Enemies and terrain do not matter',
  'command.measure-base': 'His base counts as a square of 1 UD',
  'command.measure-attached':
    'With a unit, he measures as if he stood just behind it: square touching the middle of its rear edge',
  'command.mixed-group': "A group's range is doubled only if every member is LI, LH or Drag",
  'command.move': 'Move of a unit or group: 1 CP',
  'command.charge': 'Commanded charge: 1 CP, as a move',
  'command.support-move': 'Move into support of a melee: 1 CP; a move, not a charge',
  'command.spontaneous': 'Spontaneous charge: 0 CP, no surcharge',
  'command.uncontrolled': 'Uncontrolled charge: 0 CP, no surcharge',
  'command.square': 'Enter or leave square: 2 CP',
  'command.deep-turn':
    'Quarter- or half-turn of Tercio, Keil or Colunela: 2 CP in all. It is the move and one difficult manoeuvre, not one more',
  'command.hold': 'Keep a Headstrong unit or group from charging: 3 CP',
  'command.headstrong-other':
    'With an enemy in charge reach of a Headstrong unit or group, every order but a charge or a move to support costs 3 CP',
  'command.headstrong-surcharge':
    'The surcharges for range and for an engaged commander come on top of those 3; the one for a difficult manoeuvre does not',
  'command.out-of-range': 'For a unit or group beyond command range: +1 CP, rally orders too',
  'command.difficult': 'Difficult manoeuvre: +1 CP',
  'command.difficult-once': 'Several reasons in one move are still +1',
  'command.commander-engaged': 'Commander engaged in melee: +1 CP, except to rally the unit he is with',
  'command.engaged-means': 'Engaged = fighting with the main unit of a melee, not with a unit in support',
  'command.lost': 'A corps without commander rolls with value 0 and every unit counts as out of range',
  'command.lost-free': 'It has no free CP',
  'command.group':
    'A group is units of one corps, same facing, each joined to the rest; it moves by one order',
  'command.group-joined':
    'Joined: side by side with both front corners of the shared side together, or one behind the other with a front corner of the rear unit on a rear corner of the front unit, edges touching. Corner only, or another facing: not joined',
  'command.group-wide': 'At most 6 units abreast; depth is free',
  'command.group-mix':
    'No foot with mounted, except LI with mounted and elephants with foot. Elephants not with other mounted. Artillery and war wagons may join foot',
  'command.group-dragoons': 'Dragoons group with foot and with mounted',
  'command.group-ends':
    'It must be a group at the start and at the end of the move, except after a continued charge, an interpenetration, conforming or evading',
  'command.group-speed':
    'It moves at the pace of its slowest unit; in a wheel each unit may use its own allowance',
  'command.group-difficult': "One Unmanoeuvrable unit makes the group's manoeuvre difficult",
  // move
  'move.li': 'LI: open 3, rough 3, difficult 3 UD',
  'move.mi': 'MI, and Drag inside 4 UD of an enemy: 3, 3, 2',
  'move.lmi': 'LMI moves as MI',
  'move.hi': 'HI: 2, 2, 1',
  'move.hi-far': 'HI in open terrain: 3 if the move starts more than 4 UD from every enemy',
  'move.levy': 'Levy moves as HI, which it is',
  'move.lh': 'LH: 5, 4, 2',
  'move.kn': 'Gendarmes: 3, 2, 1',
  'move.cv': 'Cv, and Drag outside 4 UD of every enemy: 4, 3, 1',
  'move.drag-edge': 'At exactly 4 UD dragoons use the cavalry row',
  'move.wagon': 'War wagons and mobile artillery: 2, 1, may not enter difficult terrain',
  'move.mobile': 'Mobile artillery is light and medium artillery',
  'move.road': 'Along a road: the open allowance + 1 UD',
  'move.road-whole':
    'The whole move must be on the road; then the terrain it crosses does not matter. The +1 may be left out',
  'move.worst':
    'Several terrains in one move: the lowest allowance. Touching with any part of the base, at the start, on the way or at the end, counts',
  'move.front-edge':
    'Distance is measured on the front edge; the sum of straight moves and of the costs below may not pass the allowance',
  'move.ahead': 'Otherwise movement is straight ahead; backwards only to disengage or to leave a ZoC',
  'move.path':
    'The base may not cross enemies, impassable ground or friends it cannot pass; a wheeling group may overlap friends meanwhile',
  'move.slide': 'A single slide, together with a straight advance of at least 1 UD before or after it',
  'move.slide-how': 'Sideways up to 1 UD, facing kept, before, during or after the advance; it costs nothing',
  'move.slide-limits':
    'One slide per unit and movement phase; not with a turn, an extension or a contraction. The 1 UD advance is not needed when charging or ending in contact',
  'move.wheel': 'Wheel up to 90° in a move, war wagons 45°',
  'move.wheel-cost': 'A wheel of 90° counts 1.5 UD',
  'move.wheel-part': 'A smaller wheel costs in proportion: angle ÷ 60 UD for a single unit, however wide',
  'move.wheel-group': 'A group n units abreast in its widest rank: n × angle ÷ 60 UD',
  'move.wheel-pivot':
    'About one front corner, in a group that of the widest rank; the opposite front corner is the one measured. Several wheels are allowed up to the same total',
  'move.wheel-extension': 'Not together with an extension',
  'move.turn': 'One quarter- or half-turn in a move',
  'move.turn-cost': 'It costs 1 UD; 2 UD for Unmanoeuvrable units, war wagons and Deep Order',
  'move.turn-free': 'The first quarter- or half-turn of LI, Drag and LH is free',
  'move.turn-second':
    'They may make a second in the same move for 1 UD; the free one is at the start or the end of the move',
  'move.half-turn': 'Half-turn: 180° on the spot, same ground',
  'move.quarter-turn': 'Quarter-turn: the new front edge lies on the line of the old side edge',
  'move.quarter-anchor':
    'The old front corner on that side stays where it is; the base is laid out from it, width along the old side line towards the rear, depth inwards',
  'move.column':
    'A group turns from line to column or back by a quarter-turn: the leading unit or rank is fixed, the others fall in behind or beside it, what they gain is not counted; no room in the new front rank: second rank',
  'move.extension': 'Extension or contraction of a group is a manoeuvre',
  'move.extension-cost':
    'Extension: rear units come up beside the front rank; 1 UD + 1 UD for each unit brought up, the rest for a straight advance before or after. Needs two ranks and an allowance over 1 UD',
  'move.extension-melee':
    'Allowed with part of the front in melee; friends in the way are passed as in interpenetration',
  'move.contraction':
    'Contraction: the lead units advance at least one base depth, the others slip in behind, on both wings if wanted; only the advance is counted. The lead units may wheel. Needs an allowance over 1 UD',
  'move.contraction-count': 'Each wing tucks in as many units as base depths the lead rank advances',
  'move.multiple-distance':
    'Second and third moves: the unit is never less than 4 UD from an enemy in the whole phase. So no charge and no contact in them',
  'move.multiple-enemy': 'Enemy means units, camps and ambush markers, not a lone commander',
  'move.multiple-order': 'Each move is an order of its own, paid anew',
  'move.third-forbidden':
    'No third move for artillery, war wagons and Unmanoeuvrable units, nor without a commander present',
  'move.third-commander': 'Present = the corps commander is with the unit or group in all three moves',
  'move.third-difficult': 'A third move is difficult except for LI, LH, Drag and Cv',
  'move.exit-difficult': 'Leaving a ZoC is difficult except for units able to evade',
  'move.unmanoeuvrable-turn':
    'For Unmanoeuvrable units every move with a quarter- or half-turn is difficult, even into contact',
  'move.deep-turn': 'So it is for war wagons, Tercio, Keil and Colunela',
  'move.unmanoeuvrable-front':
    'For Unmanoeuvrable units every extension or contraction is difficult, even into contact',
  'move.unmanoeuvrable-short':
    'For them a move shorter than the full allowance is difficult unless it ends in contact',
  'move.unmanoeuvrable-easy': 'A full-length move with a wheel or slide is easy',
  'move.too-short':
    'Without allowance enough a difficult manoeuvre may still be made; the unit becomes Disordered',
  // zoc
  'zoc.area':
    "A unit's zone of control (ZoC) is the ground to 1 UD in front of it: 0 ≤ y < 1, abs(x) < w/2 in its frame",
  'zoc.inside': 'A unit with positive area in it is inside; exactly 1 UD away is outside',
  'zoc.li': 'LI has a ZoC only on LI, LH, elephants and artillery',
  'zoc.none': 'None from camp, artillery, war wagons and units in melee',
  'zoc.melee-any': '"In melee" holds also for a unit hit on flank or rear only',
  'zoc.terrain': 'None into, out of or inside terrain that penalises the unit that would exert it',
  'zoc.works': 'It does not reach behind a fortification or obstacle',
  'zoc.works-out': 'A unit behind works keeps its own ZoC to the front of them',
  'zoc.through':
    'It passes through friends of its owner that he could interpenetrate; any other unit in between stops it, and so does a body that wholly hides the unit behind it',
  'zoc.ignored': 'Ignored when evading, pursuing, and, for the enemy being left, disengaging',
  'zoc.threat':
    "Most threatening enemy: of those whose ZoC holds the unit, first the ones directly in front of it or whose ZoC covers part of its front edge, nearest to that edge, then covering most of it; if there is none, the nearest of the others, then the one covering most of a flank or the rear; then the unit's owner chooses",
  'zoc.threat-when': 'Found anew at the start of an order and whenever a further ZoC is entered',
  'zoc.binding': "Only the most threatening enemy's ZoC binds",
  'zoc.stay': 'Inside it a unit may stay, rally and shoot',
  'zoc.charge': 'It may charge the most threatening enemy, and no other',
  'zoc.charge-line-up': 'To do so it may first wheel, slide or turn',
  'zoc.charge-between':
    'If that enemy cannot be reached only because another enemy stands between, that one is the target; if it evades, the first is met after all',
  'zoc.approach':
    'It may align with the most threatening enemy or come nearer to it: by advance, wheel, slide, quarter- or half-turn',
  'zoc.approach-test':
    "All must hold at the end: angle to that enemy no greater than before; no point of the front edge further from the enemy's front edge than before; no point of it that was inside the ZoC now outside; an advance, prolonged, would meet the enemy's front edge",
  'zoc.approach-turn':
    'An on-the-spot turn to face an enemy that threatens flank or rear is free of the third test',
  'zoc.extension': 'Extension and contraction are allowed if no unit leaves the ZoC',
  'zoc.entering': 'A move that enters a ZoC goes on under these rules from the entry point',
  'zoc.exit-evade': 'Units able to evade may leave by an evade move, alone or as a group: 1 CP',
  'zoc.exit-evade-how':
    'Evade procedure, turned away from the most threatening enemy, with the die; it may leave the table, and it bars shooting',
  'zoc.exit-back':
    'Others leave one by one, straight back 1 UD, mounted 2 UD, for 2 CP (1 + difficult), and become Disordered',
  'zoc.exit-back-how':
    'The unit first faces the most threatening enemy on the spot if needed; it stops at enemies, impassable ground, the table edge and friends it cannot pass; no contact, no shooting',
  'zoc.exit-ahead':
    'Mounted with their rear in the ZoC of a slower enemy may go straight ahead for 1 CP, not Disordered',
  'zoc.exit-ahead-how': 'Full allowance, also as a group. Slower = lower open allowance',
  'zoc.exit-forced':
    'Being shifted for conforming, pushed by interpenetration or re-formed with a group is no exit',
  // interpenetration
  'interpenetration.li': 'LI passes through all units and all pass through LI, in any facing',
  'interpenetration.mounted':
    'Mounted pass through "LI", and the other way round, in the same or opposite facing',
  'interpenetration.lh':
    'The line just before says nothing new for LI; it is read as LH: LH and other mounted pass through each other in the same or opposite facing',
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
  'interpenetration.room':
    'The mover must get at least partly beyond. Light movers and lone commanders are carried on just enough to clear; heavy artillery, war wagons and units behind works must be cleared wholly; otherwise the crossed unit is pushed back the minimum. No room: not allowed',
  'interpenetration.pushed':
    'A pushed heavy unit may not move or rally for the rest of the sequence; a light one may',
  'interpenetration.ambush': 'Crossing friends in ambush reveals them',
  'interpenetration.burst': 'Burst through: the unit burst through loses 1 point',
  'interpenetration.burst-never':
    'Not through elephants, Deep Order, Pike & Shot, Later Pike & Shot, war wagons, the camp or friends in melee or support',
  'interpenetration.burst-when':
    'Only in an uncontrolled charge and in flight from a flank march; in any direction',
  'interpenetration.burst-once':
    'One loss per sequence however often; then no move or rally, light units included. Not across works',
  // disengage
  'disengage.move': 'Straight back by the full allowance − 1 UD, or until an obstacle',
  'disengage.li': 'LI may when facing foot, elephants, or mounted penalised by terrain',
  'disengage.mounted': 'Mounted except elephants may when facing foot or slower mounted',
  'disengage.all': 'All may when facing artillery, war wagons, or across fortifications or obstacles',
  'disengage.cost': '1 CP; difficult for Unmanoeuvrable units',
  'disengage.unit': 'A unit or group in melee or melee support, still facing the enemy',
  'disengage.stops':
    "It stops at an enemy, another enemy's ZoC, impassable ground, the table edge, a friend it cannot pass; it may touch no enemy, not even a camp",
  'disengage.forbidden':
    "Not with an enemy's front on its flank or rear, not with another enemy's ZoC on its flank or rear, not with one of those blockers less than 1 UD directly behind",
  'disengage.zero': 'Not if the allowance − 1 is 0',
  'disengage.after': 'Neither it nor the enemy it left shoots this sequence; that enemy does not move',
  'disengage.slower': 'Slower = lower open allowance; dragoons in melee are foot',
  // charge
  'charge.definition':
    'A charge is a move that brings part of the front edge, be it a corner, into contact with a new enemy. Contact comes only by charge, move to support or pursuit',
  'charge.corner':
    'A corner is enough only if the unit can then conform at least partly. Units already touching do not charge each other, they conform',
  'charge.prohibited': 'War wagons, artillery and expendable levies never charge',
  'charge.support-prohibited': 'Nor do they move into contact to support',
  'charge.light-infantry-open': 'In open terrain LI charges only LI, artillery, elephants and a camp',
  'charge.light-infantry-rough':
    'In rough or difficult terrain LI charges only an enemy penalised there, or on its flank or rear, or Disordered',
  'charge.light-infantry-rough-adds': 'LI, artillery, elephants and a camp are allowed there as in the open',
  'charge.light-infantry-stop':
    'A charge that would bring LI into a melee it may not have stops just short. LI may always join as support',
  'charge.light-infantry-front':
    'Against heavy troops that destroy LI in the open, its whole front edge must end in the rough or difficult terrain',
  'charge.procedure': 'Name the target or targets, give the direction, check the range',
  'charge.one-by-one': 'Charges are made one after the other, in any order, not declared together',
  'charge.target':
    'Targets are the first enemies met on the path. No path through enemies; heavy troops may aim past enemy LI in the open, which must evade',
  'charge.range':
    'In range = distance ≤ allowance, and a legal path exists. Wheels and turns eat allowance, a slide does not',
  'charge.range-group':
    'A group charges if one member is in range; only members in range at the start may conform',
  'charge.opening': 'At the start one slide or one wheel',
  'charge.opening-turn': 'Or a quarter- or half-turn, then if wanted a wheel, no slide',
  'charge.straight': 'Then straight on, without changing direction',
  'charge.extension': 'An extension or contraction that brings a front edge into contact is a charge',
  'charge.adjust': 'If all targets evade roll 1D6: 1–2 −1 UD, 3–4 as it is, 5–6 +1 UD',
  'charge.adjust-group': 'One roll for each different allowance in the group; the evaders move first',
  'charge.hi-not-reduced': 'HI is never reduced: 1–2 counts 0',
  'charge.minimum': 'It must then go at least 1 UD, mounted 2 UD, if it can',
  'charge.maximum-headstrong': 'Headstrong units go their full adjusted distance',
  'charge.stand': 'No target evades: all units that can must reach contact or a place in support',
  'charge.some-evade':
    'Some evade: units that can must contact; the others go on as after charge.minimum, without the die',
  'charge.conform': 'Units in contact conform',
  'charge.continue':
    'Units of the group neither in contact nor in support may go on straight to their maximum; Headstrong ones must',
  'charge.continue-must':
    'Headstrong ones must only if they can meet a new enemy or are after an evader, and charge.uncontrolled-exempt does not free them. The split costs no CP',
  'charge.secondary':
    "Enemies met on the way are secondary targets; they may evade, and the charger's distance is not rolled again",
  'charge.stops':
    'It stops at an enemy, at a ZoC that bars the way, at a friend it cannot pass or that is in combat, at the table edge',
  'charge.stops-order': 'Two at the same step: enemy, friend, ZoC, edge, in this order',
  'charge.not-allowed':
    'Not onto an edge where a friend is already in melee or melee support; not onto the covered faces of a column; not onto a flank or rear if enemy ZoCs keep it from conforming completely; not by a unit that has moved in this phase',
  'charge.edge-front':
    "Front contact is open to a charger whose front edge starts wholly or partly ahead of the target's front line (some point y > 0 in its frame)",
  'charge.edge-flank':
    "Flank contact is open if its front edge starts wholly or partly behind the front line (some point y < 0) and no part of it is in the target's front or rear strip",
  'charge.edge-rear':
    'Rear contact is open if its front edge starts wholly or partly behind the rear line (some point y < −d)',
  'charge.edge-start': '"Starts" is the pose before the opening slide, wheel or turn',
  'charge.edge-choice':
    'Several edges open: the open edge the path meets first. A closed edge met first: it conforms to the nearest open one',
  'charge.edge-which':
    'Left or right flank by the side of the target on which the nearest point of its front edge starts',
  'charge.edge-scope':
    'The three tests hold for charges, moves into melee support and pursuits, not for simple support',
  'charge.slide-along':
    'Sliding along the flank or rear of an enemy: only if that enemy, or the head of its column, is in melee and the mover charges, pursues or supports; or if the mover began in contact with it; or to charge its most threatening enemy, which alone allows sliding along a front',
  'charge.support-evade':
    'A move to support against an enemy able to evade: the mover conforms, the enemy evades, the mover does not follow',
  'charge.spontaneous': "Spontaneous charge: against an enemy in the unit's own ZoC, without CP",
  'charge.spontaneous-how':
    'Straight ahead only; the whole group may go if one member qualifies; no −1 for Headstrong troops; out of range or with an engaged commander as well',
  'charge.uncontrolled':
    'Uncontrolled charge: a Headstrong unit charges an enemy in range unless 3 CP are spent',
  'charge.uncontrolled-order': 'Target, by priority: most threatening; most in front; nearest',
  'charge.uncontrolled-minus': 'It fights at −1',
  'charge.uncontrolled-round': 'The −1 lasts for the first phase and adds to disorder; abilities stay',
  'charge.uncontrolled-choice':
    'With the target directly in front at 1 UD or less the player may call it spontaneous: no −1',
  'charge.uncontrolled-trigger':
    "Enemies in front or to the flank count, those wholly to the rear do not; friends in between are ignored. Checked before the unit moves, or at the end of the corps' moves if it got no order",
  'charge.uncontrolled-when':
    'After all other moves of the corps, unit by unit from one wing, the player choosing the wing',
  'charge.uncontrolled-route':
    'Shortest route; if the target is in melee, the nearest place in support. Friends in the way are passed, else burst through. ZoC counts. A unit that cannot reach contact does not charge',
  'charge.uncontrolled-exempt':
    'Not bound to charge: in melee or support; held by a ZoC on its rear only; in ambush; itself or the target behind a fortification, obstacle or river or in a village, for mounted also stakes; only target an elephant or a war wagon; mounted that would suffer Panic; light target reachable only through friends; it would end with an enemy on its flank or rear or in terrain that penalises it; foot against the front of mounted; cavalry against the front of HI not Disordered',
  'charge.uncontrolled-kn': 'That last exemption is for Cv, not for Kn',
  'charge.uncontrolled-behind':
    'If the target can evade, enemies and terrain behind it as far as the allowance + 1 UD are looked at as well',
  'charge.uncontrolled-camp':
    'A camp binds Headstrong troops too, but a fortified camp does not bind mounted',
  'charge.counter': 'There is no counter-charge: stand or evade',
  'charge.no-shooting': 'A unit that charged does not shoot in that sequence',
  // evade
  'evade.who': 'LI, LH, Drag, and Cv without Impact, Shock, Headstrong or Pistol',
  'evade.in-melee':
    'Not in melee or melee support, nor while attacking or looting a camp. Simple support does not matter',
  'evade.must':
    'LI in the open that heavy troops would contact must evade, unless after conforming it would fight light troops or elephants or stand in support',
  'evade.group':
    'A unit, a group or part of a group may evade if one of its units would be hit; several times in a phase if need be',
  'evade.turn': 'First it turns by a quarter- or half-turn if needed',
  'evade.turn-which':
    'Charged on the front: half-turn; on a flank: quarter-turn away; on the rear: none. Free',
  'evade.blocked':
    'Blocked by a ZoC lying ahead, or by anything closer than 1 UD: enemies, friends, impassable ground',
  'evade.blocked-zoc':
    'The ZoC blocks only if its owner is at least partly directly in front after the turn and it holds the evader',
  'evade.blocked-slide':
    'The body blocks only if it is straight ahead, cannot be interpenetrated and a slide of 1 UD or less does not clear it',
  'evade.blocked-result': 'A blocked unit stands in its original facing and fights where it is hit',
  'evade.align': 'It may then wheel to match the direction of the charge',
  'evade.align-cost': 'That wheel costs distance, and the new direction must not be blocked',
  'evade.distance': 'Straight on; allowance adjusted by 1D6: 1–2 −1 UD, 3–4 as it is, 5–6 +1 UD',
  'evade.distance-group': 'One roll per unit or group, one for each different allowance in it',
  'evade.avoid': 'Slides and wheels are allowed to get round obstacles or to interpenetrate',
  'evade.avoid-how':
    'One slide of up to 1 UD, and wheels of 90° in all, the least that serve, when within 1 UD of the obstacle; all of it deducted. No further turn',
  'evade.terrain':
    'Rough or difficult terrain within 1 UD of the start cannot be side-stepped: enter it with its allowance',
  'evade.zoc': 'All ZoCs are ignored on the way',
  'evade.friends': 'Passable friends are crossed without loss',
  'evade.enemy-li':
    'Enemy LI in the open in the way of heavy evaders must itself evade, and is routed if touched; in rough or difficult terrain it is an obstacle. An enemy camp must be avoided',
  'evade.gap': 'A group at a gap contracts, the surplus to the rear',
  'evade.end-turn': 'LI and LH may half-turn free at the end; Drag too',
  'evade.no-shooting': 'No shooting in that sequence',
  'evade.caught':
    'Caught by a charger: loses 1 point at once unless the catcher is light, and fights as struck on the rear',
  'evade.off-table':
    'The table edge is no obstacle: a unit that leaves is lost with its commander, as fled; chargers stop at the edge',
  'evade.pursuit': 'Units contacted by a pursuit may evade by the same procedure',
  // conform
  'conform.who': 'Only phasing units; no CP; the distance is not counted',
  'conform.cap': 'No limit is printed; the program allows its own frontage + 1 UD',
  'conform.when':
    'After a charge or move to support, in the movement phase for contacts left over, after contact in a pursuit',
  'conform.to':
    "To the most threatening enemy. Several friends in one enemy's ZoC: the one that entered it first, even if another touched first",
  'conform.motion': 'Slide first, then pivot. Other units of its group may shift up to 1 UD to stay in line',
  'conform.poses':
    "Complete means gap < EPS, angle < ANGLE_EPS and: front, facing opposite, front corner on front corner; flank, at right angles, own front corner on the enemy's front corner; rear, same facing, front corner on rear corner; simple support, front corner on the friend's front corner with fronts in line, or flank on flank",
  'conform.rear-corner':
    "On a flank the enemy's rear corner serves only where the front corner is physically out of reach; never to avoid a ZoC",
  'conform.widths': 'Unequal widths: the corner nearest to the first point of contact',
  'conform.shift':
    'Friends not in melee may be shifted to make room: fewest units, shortest way, backwards before sideways; supporters must stay in support; ZoCs may be entered or left',
  'conform.shift-after': 'A shifted heavy unit may not move or rally for the rest of the phase',
  'conform.shift-never': 'Never shift war wagons, heavy artillery or defenders of works',
  'conform.incomplete':
    'Terrain, table edge or friends that cannot be shifted: conform as far as possible, fight all the same, complete it in a later own movement phase',
  'conform.terrain': 'No unit has to enter terrain that penalises it',
  'conform.fallback':
    'Flank not complete: rear if a rear corner is touched, front if a front corner is. Rear not complete: nearest flank. Else incomplete',
  'conform.zoc':
    'A flank or rear attack that enemy ZoCs keep from completing is forbidden, but for zoc.charge-between. ZoC comes before conforming',
  'conform.ambiguous': 'It must end clearly aligned with its main enemy and not more with another',
  'conform.face':
    'A unit attacked only on flank or rear must turn to face in its own movement phase, unless it has an enemy on its front',
  'conform.resolve-contact':
    'A unit touching enemies without melee or support conforms, leaves or charges another in its movement phase. It is no charge: no first phase',
  'conform.evader': 'Conforming to an enemy able to evade: conform, then it may evade, without pursuit',
  'conform.rallying': 'A unit that tries to rally does not conform in that phase',
  'conform.never':
    'War wagons and defenders of works never conform; artillery need not; heavy artillery only by a quarter- or half-turn',
  'conform.li':
    'LI that would have to conform to what destroys it steps up to 1 UD in any direction instead; still touching, it is destroyed in the next melee phase. It need not leave rough or difficult terrain',
  'conform.column':
    'A column hit on its flank is spread so that each attacker has one opponent, all depths counting 1 UD',
  'conform.routed': 'Nobody conforms to a routed unit before pursuit',
  // shoot
  'shoot.range':
    'No shot beyond the range of the weapon, measured from the nearest point of the shooting edge to the nearest point of the target; at the range is in range',
  'shoot.range-light': 'LI and LH, be it bow, crossbow, arquebus or musket: 2 UD',
  'shoot.range-light-other': 'LI and LH with flintlock, LH with carbine: 2 UD',
  'shoot.dragoon-range': 'Drag with any hand weapon: 2 UD',
  'shoot.range-caracole': 'Cv with Caracole: 1 UD',
  'shoot.range-cavalry': 'Cv with bow, crossbow or carbine: 2 UD',
  'shoot.range-arquebus': 'Other foot with arquebus: 2 UD',
  'shoot.range-musket': 'Other foot with musket: 3 UD',
  'shoot.range-flintlock': 'Other foot with flintlock, bow or crossbow: 4 UD',
  'shoot.range-wagon': 'War wagon: 4 UD, whatever its weapon',
  'shoot.range-light-gun': 'Light artillery: 4 UD',
  'shoot.range-medium-gun': 'Medium artillery: 8 UD',
  'shoot.range-heavy-gun': 'Heavy artillery: 10 UD',
  'shoot.range-short': 'Short range of medium and heavy artillery: 2 UD',
  'shoot.weapon':
    'A pairing of unit and weapon that is in none of these rows cannot shoot; commanded shot is for LH, Cv and Kn',
  'shoot.not-after': 'Not by a unit that charged, evaded, disengaged or left a ZoC in this sequence',
  'shoot.moved-twice': 'Not after a second or third move',
  'shoot.in-melee': 'Not by a unit in melee or in support of one. Mere contact does not matter',
  'shoot.target-in-melee':
    'Not at a unit in melee or in support of one, nor in ambush. A unit attacking or looting a camp counts as in melee',
  'shoot.optional': 'Shooting is never compulsory',
  'shoot.edge': 'Units shoot over their front edge',
  'shoot.edge-lh': 'LH over any edge, always at the nearest target',
  'shoot.edge-wagon': 'War wagon over one long edge, chosen each phase',
  'shoot.edge-tercio': 'Tercio over any edge',
  'shoot.edge-one': 'One edge and one shot per unit and phase',
  'shoot.zone':
    'Zone, in the frame of the shooting edge of width w: 0 ≤ y ≤ range, abs(x) ≤ w/2 + 1. The target needs some area in it',
  'shoot.zone-guns': 'Medium and heavy artillery beyond 4 UD: abs(x) ≤ w/2 + 2',
  'shoot.sight':
    'There must be one point of one edge of the target that both end corners of the shooting edge see, with no other unit and no blocking terrain on either line',
  'shoot.sight-cover':
    'More than 1 UD of cover terrain on the line: no shot. Up to 1 UD: target in cover. Cover off the line does not count',
  'shoot.sight-hidden':
    'Not seen: beyond a crest or horizon line, wholly inside a gully from more than 1 UD of its edge, in ambush',
  'shoot.overhead':
    'Over lower friends from a hill if the target is at least 1 UD beyond them; artillery over friendly LI and LH if gun and target are each at least 1 UD from them, over enemy LI and LH freely; LH in support over LH of the same weapon directly ahead, corners together',
  'shoot.priority-front': 'First the nearest target directly in front',
  'shoot.priority-zone': 'Else the nearest target in the zone of fire',
  'shoot.priority-tie':
    "Equal: the most in front, then the owner's choice, which he keeps until positions change",
  'shoot.priority-guns':
    'Medium and heavy artillery: so within 4 UD; with nothing there they choose freely beyond',
  'shoot.combine':
    'One resolution per target and phase: one main shooter, the others that could shoot at that same target support',
  'shoot.roll': 'Both roll 1D6; the target adds its protection. Shooter higher: the target loses 1 point',
  'shoot.maximum': 'Never more than 1 point per phase, but for artillery.short-range',
  'shoot.light': 'LI, LH or Drag shooting: −1',
  'shoot.target-cover': 'Target in cover or behind a fortification: −1',
  'shoot.fortification-guns': 'A fortification is no cover against artillery, nor for a war wagon',
  'shoot.disordered': 'Shooter Disordered, Reduced Shooter or both: −1',
  'shoot.from-cover': 'Shooter in cover or difficult terrain: −1, except LI',
  'shoot.from-works': 'A fortification is not "cover" for the one who shoots from behind it',
  'shoot.enclosed-field': 'Drag, LI, LMI and MI shooting from an enclosed field: 0 instead of that −1',
  'shoot.tercio-edge': 'Tercio shooting over a side or the rear: −1',
  'shoot.bow-at-mounted': 'LMI or MI with bow or crossbow at mounted: +1',
  'shoot.caracole': 'Caracole Cv with a second directly behind: +1',
  'shoot.support': 'Each supporting unit: +1',
  'shoot.support-light': 'A supporting LI or LH counts one half',
  'shoot.support-rounding': 'The sum is rounded up',
  'shoot.support-cap': 'At most +3',
  'shoot.protection': "Protection is that of the target's row and armour",
  'shoot.protection-bow': 'Against bows it counts in full',
  'shoot.protection-firearm': 'Against crossbow, arquebus, Caracole, musket and flintlock it is 1',
  'shoot.protection-cap': 'That means at most 1: a target of protection 0 keeps 0',
  'shoot.protection-carbine': 'Carbine and commanded shot as musket',
  'shoot.protection-guns': 'Against heavy artillery there is none, but skirmishers keep theirs, up to 1',
  'shoot.protection-guns-all': 'Light and medium artillery the same',
  // melee
  'melee.contact': 'Two enemies sharing more than EPS of edge are in contact; a corner alone is no melee',
  'melee.roles': 'Each unit in contact is main unit, in simple support, in melee support, or merely touching',
  'melee.main':
    "Main unit: the one on the enemy's front edge; if not complete, the one most in front; if an enemy is touched on flank and rear only, the first to touch",
  'melee.pairing':
    'Front-to-front contacts are paired first, longest shared edge first, each unit main in one melee at most; then units without such a pair, touched on flank or rear, with the first that touched and is not yet main elsewhere; all other contacts are tested for support',
  'melee.wide-front':
    'A Battle Unit with two enemies on its front fights the one most in front; the other is in simple support of it. The Battle Unit itself rolls once',
  'melee.simple-support': 'Each unit in simple support: +1',
  'melee.simple-support-where':
    "Front corner on front corner, fronts in line, of a friend that fights on its front; or its flank edge on the flank edge of an enemy engaged on front or rear, facing the same or the opposite way. Its flank on the enemy's rear: no support",
  'melee.simple-support-two': 'One unit may so help two friends, one on each side',
  'melee.melee-support': 'Each unit in melee support: +1 and its basic factor against that enemy',
  'melee.melee-support-where':
    'Its front edge complete on the flank or rear of the enemy that fights the friend; incomplete: simple support',
  'melee.melee-support-plain':
    'Its disorder, commander, abilities and other modifiers do not count; it counts as being on the flank',
  'melee.support-not': 'A main unit of another melee supports nobody; nor does a camp',
  'melee.support-cap':
    "Three supporters at most, one for each flank and one for the enemy's rear; the owner picks",
  'melee.roll': 'Each main unit rolls 1D6 and adds its modifiers; the higher result wins',
  'melee.tie': 'Equal results: no loss',
  'melee.result-1': 'Won by 1 or 2: the loser loses 1 point',
  'melee.result-3': 'By 3 or 4: 2 points. The sheet prints −1',
  'melee.result-5': 'By 5 or 6: 3 points. The sheet prints −2',
  'melee.result-7': 'By 7 or 8: 4 points',
  'melee.result-9': 'By 9 or 10: 5 points',
  'melee.result-11': 'By 11 or more: automatic rout',
  'melee.results':
    "The sheet's 3–4 and 5–6 are read as points on top of the loser's 1, its 7–8 and 9–10 as totals. Only so does the table agree with V4 up to 6 and rise by one each step",
  'melee.loss-cap': 'A unit loses no more points than it has left',
  'melee.factor': 'The basic factor of chapter unit against the enemy main unit',
  'melee.disordered': 'Unit Disordered: −1',
  'melee.uncontrolled': 'Uncontrolled charge: −1, as long as charge.uncontrolled-round says',
  'melee.hi-rough': 'HI in rough terrain: −1',
  'melee.pike-rough': 'War wagons, heavy spearmen and pike-armed in rough terrain: −2, instead of the −1',
  'melee.medium-difficult': 'LMI or MI in difficult terrain: −1; dragoons too',
  'melee.hi-difficult': 'HI in difficult terrain: −2',
  'melee.mounted-rough': 'Mounted in rough terrain: −2; elephants not in field or brush',
  'melee.mounted-difficult': 'Mounted in difficult terrain: −3',
  'melee.mounted-works': 'Mounted attacking a unit behind fortification or stakes: −2',
  'melee.mounted-obstacle': 'Across an obstacle too',
  'melee.commander': 'Commander engaged in the melee: +1',
  'melee.on-flank': 'Main unit on the flank or rear of its enemy: +1',
  'melee.on-flank-incomplete': 'Even if incomplete',
  'melee.on-flank-deep': 'Also against Deep Order and artillery; a war wagon and a square have no flank',
  'melee.higher': 'Higher, on a river bank, on the edge of a gully or in a fortification: +1, once',
  'melee.higher-hill': 'Higher: wholly on the hill, crest or top behind its front line',
  'melee.higher-bank': 'Bank and gully: against an enemy at least partly in the river or gully',
  'melee.caracole': 'Caracole Cv with a second directly behind: +1',
  'melee.printed-twice':
    '"Mounted against fortifications or stakes" and "commander engaged" stand twice on the sheet; each counts once',
  'melee.terrain-part':
    'Any part of the base in the terrain is enough; attacking an enemy exactly on its edge counts as inside for that whole melee',
  'melee.first-phase': 'First-phase bonuses and Furious Charge count only in the first phase as Terms has it',
  'melee.first-phase-edge':
    'The charger has them whichever edge it strikes; the unit charged only if struck on its front',
  'melee.mounted-no-abilities': 'Mounted penalised by terrain lose Impact, Pistol, Shock and Furious Charge',
  'melee.flank-zero': 'Struck on flank or rear: factor 0. Not Deep Order, war wagons, artillery',
  'melee.flank-by': 'Only by an enemy that is complete and not light',
  'melee.flank-light': 'Light enemies leave the factor alone',
  'melee.abilities-lost':
    'Struck on flank or rear, by whomever: all abilities are lost, bonuses, marks, tie abilities, 2HW and Furious Charge included. Not Deep Order, war wagons, artillery',
  'melee.abilities-kept': 'Armour, Heavy Armour and Panic stay',
  'melee.multiple-zero':
    'A unit in melee with a further enemy on its flank or rear: factor 0. By which enemies: melee.flank-by, melee.flank-light',
  'melee.multiple-abilities':
    'It loses its abilities to any further enemy on its flank or rear; armour and Panic stay',
  'melee.multiple-loss': 'And it loses 1 point, unless the flank contact is by LI or LH',
  'melee.multiple-when':
    'The point is lost at once when the new contact is complete, by charge, move, conforming or pursuit; once per sequence; artillery and war wagons never cause it, war wagons never suffer it. If it routs, its melee is not fought',
  'melee.multiple-same':
    'Being engaged on several sides in one phase, one of them flank or rear and complete, is the same',
  'melee.deep-order-multiple':
    'Deep Order suffers multiple attacks as others do: its exemption is printed with the single attack',
  'melee.tie-both': 'Tie abilities on both sides: the tie stands',
  'melee.furious-charge': 'Furious Charge: a loser of the first phase loses 1 point more',
  'melee.furious-salvo': 'Salvo against all foot',
  'melee.furious-mounted': 'Against any foot but war wagons: Kn, and mounted that have Impact or Shock',
  'melee.furious-kn': 'Kn have it as Kn: neither * nor ability.shock-never takes it',
  'melee.furious-cancelled': 'Impact cancelled by *, Pistol or Shock keeps its Furious Charge',
  'melee.furious-cavalry': 'Other Cv against LMI, LH against LI',
  'melee.furious-elephant': 'Elephants against all foot but LI, war wagons included',
  'melee.furious-rout': 'It adds nothing to an automatic rout or to a tie',
  'melee.simultaneous': 'A unit brought to 0 in one melee still counts in the others of the phase',
  'melee.lasts': 'A melee goes on over the turns until one side routs or disengages',
  // rout
  'rout.friends': 'A rout costs 1 point to friends less than 1 UD behind the routed unit',
  'rout.behind': 'Behind = positive area in its rear strip less than 1 UD deep; enemies are not hurt',
  'rout.li': 'LI hurts only LI',
  'rout.guns': 'Artillery and war wagons hurt nobody',
  'rout.turn':
    'A unit routed in melee and attacked on flank or rear only first turns to face its main enemy; one that was shot does not',
  'rout.when': 'After all melees of the sequence',
  'rout.cascade': 'Units routed by this rout in their turn',
  'rout.cascade-order': "One wave after the other, phasing side first, owner's order",
  'rout.steps': 'Routs and their cost → commander rolls → removal → pursuit → victory check',
  // pursuit
  'pursuit.who': 'Only phasing units may pursue, by 1 UD',
  'pursuit.must': 'Headstrong and Shock units must pursue, the full 1 UD',
  'pursuit.elephant': 'Elephants must as well',
  'pursuit.all': 'It must have routed all its melee opponents',
  'pursuit.move': 'Straight ahead up to 1 UD, ZoC ignored; works may be crossed',
  'pursuit.never': 'War wagons, artillery and expendable levies never',
  'pursuit.excused':
    'No duty: it destroyed artillery, a war wagon or an elephant; it would leave the table or enter terrain that penalises it; it defends works or a bank; foot after mounted; the path runs along an enemy front',
  'pursuit.excused-shock': 'The same excuses hold for Shock',
  'pursuit.touched':
    'Still touched on flank or rear by an enemy front: no pursuit, it turns to face one at once, at choice',
  'pursuit.one': 'Several victors over one enemy: one pursues; one that must, before others',
  'pursuit.supporters': 'Supporters with corners together and the same facing may go along, as far',
  'pursuit.contact':
    'New contact: conform at once; the enemy may evade, the pursuer stays at 1 UD; else they fight in the next melee phase, without first phase',
  'pursuit.multiple':
    'Complete on the flank or rear of an enemy in melee or melee support, by a heavy unit: that enemy loses 1 at once; if it routs, no second pursuit',
  // rally
  'rally.far': 'More than 4 UD from all enemy: 3+ on 1D6, 0 CP',
  'rally.near': '4 UD or less from an enemy: 4+, 1 CP',
  'rally.melee': 'In melee: 5+, 2 CP',
  'rally.melee-support': 'Melee support is "in melee"; simple support is near',
  'rally.commander': '+1 with a commander included in or attached to the unit',
  'rally.commander-once': 'He gives it to one unit per turn',
  'rally.rear-support': '+1 with rear support',
  'rally.rear-support-means':
    'Rear support: a friendly unit of the army, neither light nor Drag, Art or WWg, not in melee and not routed, facing within 45° of the same way, at most 1 UD from the rear edge and covering half of the width of the rear strip or more',
  'rally.success': 'Success takes off one marker',
  'rally.two':
    'Two markers, if the unit has rear support and a general attached and the roll with its bonus beats the number by 2 or more',
  'rally.out-of-range': '+1 CP out of command range, not for rally.far',
  'rally.free': 'rally.far costs nothing even out of range, without commander or with him engaged',
  'rally.when': "In the movement phase of its owner, in its corps' activation",
  'rally.once': 'One try per unit and game turn',
  'rally.no-move':
    'A unit that tries does not move or conform in that phase, and one that moved does not try; it may shoot and fight',
  'rally.shifted': 'A heavy unit that was shifted or pushed may not try',
  'rally.expendable': 'Expendable levies never',
  'rally.nothing': 'A unit without markers has nothing to rally',
  'rally.headstrong':
    'A Headstrong group held for 3 CP may make one try in that price, each further try 1 CP',
  // commander
  'commander.per-corps': 'Each corps has one commander; one of them is commander-in-chief',
  'commander.strategist': 'Only the commander-in-chief may be a strategist, one at most',
  'commander.move': 'Alone he moves 5 UD and turns freely',
  'commander.move-terrain':
    'Terrain other than impassable and all ZoCs mean nothing to him; he may not end in contact with an enemy',
  'commander.move-cost': 'His own move costs 1 CP, which may be the free one',
  'commander.no-block': 'He blocks no friend and is shoved aside the least distance',
  'commander.attach': 'He attaches to exactly one unit at the end of his move; then he moves with it',
  'commander.included': 'An included commander is part of his unit for the whole game',
  'commander.contacted':
    'Reached by an enemy when alone, he goes behind the nearest friend within 5 UD, else he is lost',
  'commander.engage':
    'An attached commander may be engaged before the dice: +1; an included one always is. Only with a main unit',
  'commander.stays-engaged': 'Once engaged he stays so while that melee lasts',
  'commander.killed-lost': 'Killed on a 1 if his unit loses the melee',
  'commander.killed-routed': 'Killed on 1, 2 or 3 if his unit is routed; only this roll',
  'commander.risk-when': 'Rolled after all results of the phase',
  'commander.included-routed': 'Included in a unit routed by anything else: killed on 1, 2 or 3',
  'commander.attached-safe':
    'Attached but not engaged he never dies; when the unit routs he goes to the nearest friend within 5 UD',
  'commander.rally-unit': 'He may move, attach and then rally with the +1',
  // square
  'square.cost': 'Entering or leaving a square costs 2 CP (command.square)',
  'square.who': 'Pike & Shot, Later Pike & Shot and both Bayonet units',
  'square.when': "An order in movement, not in melee; entering or leaving is the unit's whole move",
  'square.no-move': 'In square it neither moves nor charges nor pursues',
  'square.edges':
    'All edges are front: no flank, no rear, no multiple attack. Enemies on further edges with their front are in simple support',
  'square.marks': 'It has * and @',
  'square.shoot': 'It shoots over any one edge at −1',
  'square.artillery': 'Artillery has +1 against it, as against Deep Order',
  'square.footprint': '2 × 2 UD about the middle of its base, facing kept',
  // fortification
  'fortification.kinds':
    'Fortifications (earthworks, palisades), obstacles (ditches, pits), stakes. Works = all three',
  'fortification.place': 'Fortifications and obstacles are set up at the start and stay (deploy.works)',
  'fortification.aligned':
    'A unit has their help only when standing corner to corner behind them, and only in a fight that is really across them',
  'fortification.front': "The front of the works is the unit's front edge, for range as well",
  'fortification.melee':
    '+1 in a fortification (melee.higher) is for foot other than LI and war wagons; obstacles and stakes give none',
  'fortification.mounted': 'Mounted attack across works at −2 (melee.mounted-works)',
  'fortification.no-impact':
    'Across a fortification or obstacle no Impact, Shock, Pistol, Salvo or Furious Charge counts, on either side',
  'fortification.stakes-no-impact': 'Across stakes the mounted lose them',
  'fortification.cover': 'A fortification is cover (shoot.target-cover); obstacles and stakes are not',
  'fortification.cross':
    'Crossing costs 1 UD for foot, 2 UD for mounted; a unit may end astride, or the piece is lifted, if room lacks',
  'fortification.no-wheel': 'No wheel, and no artillery pivot, behind fortification or obstacle',
  'fortification.stakes':
    'Stakes: planted by a unit that has them, for 1 CP, at least 4 UD from every enemy; then fixed in front of its front edge and left behind when it moves',
  'fortification.li':
    'LI behind a fortification is not in the open (unit.light-infantry-safe) and need not evade',
  // camp
  'camp.unit':
    'A camp is a unit without ZoC that cannot be passed through, supports nobody and takes no part in multiple attacks',
  'camp.contact': 'Not contacted in a second or third move',
  'camp.open': 'An unfortified camp attacked in melee is lost',
  'camp.fortified':
    'A fortified camp: each attacker rolls 1D6 in the melee phase; lost on 5–6 to foot and elephants, on 6 to other mounted. No modifier, no quality, no loss for the attacker',
  'camp.fortified-light': 'Not by LI or LH',
  'camp.attacker':
    'Its attacker counts as in melee: not shot at, no evading. Attacked itself, it stops and fights the newcomer, and conforms to it in its next movement phase',
  'camp.loot':
    'Units that took it loot: they stay and do nothing until 4+ on 1D6 before an order; they count as in melee and make no uncontrolled charge',
  'camp.stays': 'A lost camp stays as an obstacle to movement',
  'camp.value': 'Its loss: victory.camp, victory.camp-fortified',
  // wagon
  'wagon.edges': 'All edges are front: never struck on flank or rear, no multiple attack',
  'wagon.battle-ready': 'Battle-ready: +1 against all, unless Mediocre',
  'wagon.battle-ready-when': "Battle-ready = it has not moved in this player's sequence",
  'wagon.alone':
    'Attacked on a long side by one enemy only: +1, as if supported. A second enemy on that side just takes this away',
  'wagon.one-main':
    'One main enemy at a time, the phasing player picks; enemies with their front on other sides are in simple support, others nothing',
  'wagon.support':
    'It gives simple support only, from any side or corner, to two friends at most, one per side; it never attacks a flank',
  'wagon.li': 'LI left alone in contact with a war wagon steps 1 UD away',
  'wagon.wheel': 'Wheel 45° at most; quarter- or half-turn 2 UD and difficult',
  'wagon.turn-room':
    'One wagon, or two in a group, may quarter-turn with one wagon shifted 1 UD sideways; line to column and back only with two at most',
  'wagon.never':
    'No charge, no move to support, no ZoC, no conforming, no pursuit, no ambush, no flank march',
  'wagon.weapon': 'Its crew has arquebuses unless the list says otherwise',
  // artillery
  'artillery.melee': 'In melee the enemy of artillery has +1, except LI, Drag and LH',
  'artillery.short-range': 'At short range, losing by 3 or more to medium or heavy artillery costs 2 points',
  'artillery.at-small': 'Artillery at artillery or skirmishers: −1',
  'artillery.at-deep': 'Artillery at a flank or at a Deep Order Battle Unit: +1, once',
  'artillery.at-flank':
    "At a flank = the middle of the gun's front edge lies behind the target's front line and outside its front strip; the rear counts as flank",
  'artillery.moved':
    'Medium and heavy artillery that moved or pivoted in its own sequence does not shoot in it; light artillery may',
  'artillery.pivot':
    'Any artillery may pivot about its centre up to 90°; light and medium may also wheel as others do',
  'artillery.pivot-cost': "The pivot takes no UD but is the unit's move",
  'artillery.heavy':
    'Heavy artillery does not move; its pivot is its only move, one unit at a time, difficult: 2 CP',
  'artillery.never':
    'No charge, ZoC, pursuit, support move, ambush, flank march; it suffers but never makes multiple attacks',
  // elephant
  'elephant.impact': 'Impact (+1) against all but LI and LH',
  'elephant.panic': 'Panic: mounted other than elephants fight at −1 against elephants',
  'elephant.panic-who':
    'Only the main unit fighting the elephant, once; abilities stay; it counts also when the elephant is struck on its flank',
  'elephant.move': '3, 2, 1 UD, as gendarmes',
  'elephant.field': 'Field and brush are open terrain to elephants',
  'elephant.no-rally': 'Never rallies',
  'elephant.no-disengage': 'Disengages only under disengage.all',
  'elephant.rampage':
    'A routed elephant (turned as in rout.turn) rolls 1D6: 1 ahead, 2 left, 3 right, 4–6 to the rear. Every unit of both sides but LI with area less than 1 UD from it in that strip loses 1 point, instead of rout.friends',
  'elephant.no-trigger': 'An elephant alone binds no Headstrong unit (charge.uncontrolled-exempt)',
  // terrain
  'terrain.classes': 'Open, rough, difficult, impassable',
  'terrain.impassable': 'Impassable ground is never entered; it hides nothing',
  'terrain.penalising':
    'Penalising: rough and difficult for HI and mounted (field and brush not for elephants); rough for war wagons; difficult for LMI, MI and Drag; none for LI and artillery',
  'terrain.size':
    'A piece fits into a circle of 6 UD and holds a rectangle of 2 × 3 UD; fields, plantations and villages are rectangles',
  'terrain.hill':
    'Gentle hill: open, no cover, height +1. Steep hill: difficult, no cover, height +1, has a crest line',
  'terrain.brush': 'Brush: rough, no cover',
  'terrain.field': 'Field: rough, no cover',
  'terrain.enclosed-field': 'Enclosed field: rough, with cover; a Field to elephants',
  'terrain.plantation': 'Plantation or orchard: rough, cover',
  'terrain.gully':
    'Gully: rough, no cover; a unit outside has +1 against one at least partly inside; wholly inside it is neither seen nor shot at, nor shoots, beyond 1 UD of the edge',
  'terrain.wood': 'Wood: difficult, cover',
  'terrain.marsh': 'Marsh, sand dunes: difficult, no cover',
  'terrain.village': 'Village: difficult, cover',
  'terrain.river':
    'River 1 to 2 UD wide, long edge to long edge. 1D6: 1 open, 2–3 rough, 4–5 difficult, 6 impassable. Crossed at right angles, inside it only slides and half-turns (not if dry); no cover; bank +1',
  'terrain.coast': 'Coast: 4 UD from a short edge, impassable',
  'terrain.road':
    'Road: for combat as the ground it crosses; movement: move.road. A bridge or ford where it meets a river',
  'terrain.horizon':
    'A unit behind the horizon or crest line is seen only from beyond that line or within 1 UD',
  'terrain.region': 'The winner of initiative picks plain, forest, mountain, desert or steppe',
  'terrain.compulsory':
    "The defender's compulsory piece: plain field, forest wood, mountain steep hill, desert dunes, steppe brush",
  'terrain.choose':
    'Defender 2–4 more pieces, then attacker 2–4; not more than two alike by one player, the compulsory one included; at least two lie on the table',
  'terrain.choose-what': 'All pieces of this chapter may be chosen in every region',
  'terrain.order':
    "Compulsory; river or coast (4+ on 1D6, else another piece); village (defender only, 4+, with a road, touching river or coast if there is one); the defender's others, the attacker's; road last",
  'terrain.river-place': 'River wholly 2 to 6 UD from a chosen short edge',
  'terrain.place':
    "Other pieces: 2D6. One die the sector of the player's half, 10 × 10 UD: 1–2 left, 3–4 centre, 5–6 right; the other 1–4 touching an edge or river or coast, 5–6 at least 2 UD from all edges. Wholly in the sector, on no other piece but a road. No room: one re-roll per player, then discarded. Impassable never in the centre",
  'terrain.balance':
    'If one half leads by three pieces, the next goes to the other; roads, rivers and coast not counted',
  'terrain.road-place':
    'Road: 2D6 for two sectors, straight or with one bend between their table edges, 10 to 30 UD, over all but coast and impassable ground',
  'terrain.adjust':
    'Attacker first: who chose 2 pieces tries two, who chose 3 one, a strategist one more or one re-roll. 1–2 nothing; 3–4 move up to 4 UD; 5 up to 6 UD or turn, or take off impassable; 6 also take it off, once in all, not the compulsory one. Not roads, rivers, coast, village',
  // army
  'army.budget': 'Standard game: 200 points, three corps',
  'army.formats': '100 points two corps, 300 points four corps',
  'army.corps': 'Each corps has a commander and at least one unit; one corps may be allied',
  'army.command-value':
    "The grades of all commanders may not pass the army's command value: competent 1, brilliant and strategist 2. By default 4",
  'army.prices':
    'Points per unit. LI 4 · LMI 14 · medium swordsmen 12 · medium spearmen 14 · bayonet MI 14, HI 16 · heavy swordsmen 16 · heavy spearmen 16 · foot knights 24 · Colunela 22 · Later Tercio 26 · Keil 26 · Tercio 28 · Pike & Shot 20 · Later Pike & Shot 18 · levy 3 · WWg 12 · artillery light 6, medium 10, heavy 10 · LH 6 · Drag 6 · medium cavalry 7 · heavy cavalry 9 · heavily armoured cavalry 11 · gendarmes 11 · elephants 13',
  'army.price-quality':
    'Elite +2, Battle Unit +4, LI and LH +1, elephants +3. Mediocre −2, Battle Unit −4, levy −1, elephants −3',
  'army.price-options':
    'Impact +1, Kn and Battle Units +2 · Pistol +1 · Shock +2 · Salvo +2 · Keil swordsmen +2 · 2HW +2 · Armour +4 for a Battle Unit · Caracole +1 · commanded shot +3 · regimental gun +2 · bow, crossbow or carbine for Cv +2 · arquebus 0, musket +2, flintlock +3 for HI, MI and LMI · Reduced Shooter −2 · Headstrong 0, Kn +1 · expendable −1 · stakes +1. Hand weapons of LI, LH and Drag are in the price',
  'army.price-commanders':
    'At 200 points: ordinary 0, competent 3, brilliant 6, strategist 10; included, allied or unreliable −2',
  'army.price-camp': 'Camp free; fortified camp 6; fortification or obstacle 1 per UD',
  'army.camp': 'Every army has a camp',
  'army.break': 'An army breaks by victory.break, its worth being victory.value',
  'army.limits':
    'Without an army list: at least 4 Battle Units or Cv in all, at most 2 elephants, 3 artillery, 4 war wagons, 6 levies, a third of the units Elite',
  'army.sample':
    'Sample army: three corps; 2 Tercios (arquebus), 3 Pike & Shot (musket), 1 shot, 2 LI (arquebus), 3 heavy cavalry (Pistol), 2 light cavalry (carbine), 1 medium artillery; one competent, two ordinary commanders',
  // deploy
  'deploy.table': '30 × 20 UD for 200 points',
  'deploy.initiative':
    "Half the sum of the commanders' values, rounded down, +1 for a strategist in chief, + scouting. Both roll 1D6; the better adds the difference, +4 at most; the higher wins, ties roll again",
  'deploy.scouting': 'Scouting +1 for every 3 LH, 3 LI counting as one LH, Drag as LH',
  'deploy.role':
    'The winner chooses region and role. Defender: terrain first, deploys first, plays second. Attacker: adjusts terrain first, deploys second, plays first',
  'deploy.order':
    'Initiative → region and role → terrain → adjustment → camps and works, defender first → secret plan → ambush markers, defender first → corps one by one in turn, defender first → start',
  'deploy.plan':
    'The plan fixes the order of the corps from left to right, the flank march and what lies in each ambush',
  'deploy.camp':
    'Camp in its own zone, on open ground off the road, at the own edge or by river or coast, with an open access of 1 UD; a fortified one anywhere in the zone',
  'deploy.works':
    'Works in the zone of heavy troops, not in marsh, river or coast; touching and in line, or 1 UD apart or more',
  'deploy.zone-heavy':
    'Heavy troops and camp: up to 5 UD from the own long edge, 4 UD or more from the short edges',
  'deploy.zone-light': 'LI and LH: up to 7 UD from it, right to the short edges',
  'deploy.zone-drag': 'Drag as light',
  'deploy.zone-other':
    'Other tables: light 3 UD or more, others 5 UD or more from the centre line, others 4 UD from the short edges',
  'deploy.corps':
    'Each corps in its own rectangle, none behind another, every unit in command range, none on ground it cannot enter unless on a road, none in river or coast',
  'deploy.ambush':
    'Two markers of 1 UD square each, three with a strategist; empty ones allowed. Up to 5 UD in, 7 if light only; the defender in the flank sectors up to mid-table',
  'deploy.ambush-where':
    "In terrain that allows it, or out of the enemy zone's sight behind wood, plantation, village or hill. Wood: all. Plantation and village: all but elephants. Field, enclosed field, marsh, dunes: LI. Others: none",
  'deploy.ambush-who': 'Up to four units that form a group; no artillery, war wagons or commander-in-chief',
  'deploy.ambush-reveal':
    "Found when an enemy comes within 1 UD or sees the marker, or a friend crosses it; the finder stops. Its units stay in the terrain or out of sight, one fully on the marker, none within 1 UD of an enemy. By choice: in the own movement, free if it does not move; or in the enemy's when one comes within 4 UD, then it cannot be charged in that phase",
  'deploy.ambush-enemy': 'Until found a marker counts as an enemy unit, for 4 UD too, and cannot be charged',
  'deploy.flank-march':
    "One corps, not the commander-in-chief's, without artillery and war wagons, not over coast or impassable river",
  'deploy.flank-roll':
    'At the start of each own movement phase 1D6: 6 the first time, 5–6 later, +1 if all LH: it comes in the next game turn',
  'deploy.flank-enter':
    'At right angles to the edge, straight move or straight charge, all in command; what finds no room or CP is lost',
  'deploy.flank-flee':
    'Enemies within 4 UD of the entry evade at right angles to that edge; those not able to evade lose 1; artillery and war wagons not in melee are removed; units in melee stay',
  'deploy.flank-both':
    'Two on one edge: the smaller (light = half) is driven back, equal both; it enters next movement within 5 UD of its own long edge, straight, no charge, no flight of the enemy; its units within 4 UD of an enemy become Disordered',
  'deploy.hesitant':
    'Allied or unreliable commander: a natural 1 on the first activation makes the corps hesitant: no move, no shooting, no uncontrolled charge. Reliable on a 6 later (+1 if the commander-in-chief spends exactly 2 CP), or at once if attacked, shot at or with an enemy within 4 UD',
  // victory
  'victory.disordered': 'Each Disordered unit or Battle Unit: 1 point lost',
  'victory.fled': 'Each unit that fled the table: 1',
  'victory.routed': 'Each routed unit: 2',
  'victory.four-markers': 'Each Battle Unit with four markers or more: 2',
  'victory.four-markers-instead': 'That 2 stands instead of the 1 for disorder',
  'victory.routed-battle-unit': 'Each routed Battle Unit: 4',
  'victory.fled-battle-unit': 'A Battle Unit that fled the table counts 1, as printed',
  'victory.commander': 'Each lost commander: 1 + his value',
  'victory.commander-value':
    "The value is that of chapter command, a strategist's 3. The sheet's footnote to it is missing",
  'victory.camp': 'Camp lost: 4',
  'victory.camp-fortified': 'Fortified camp lost: 6',
  'victory.instead':
    'One line per unit: routed or fled instead of Disordered, fortified camp instead of camp',
  'victory.value': 'Army value = number of its units, +1 for a fortified camp, 0 for expendable levies',
  'victory.value-battle-unit': 'A Battle Unit counts 2 in it',
  'victory.value-absent':
    'Units not on the table now, in ambush or on a flank march, are left out until they appear; units lost without ever entering stay out and are no loss',
  'victory.value-routed': 'Routed and fled units go on counting in the value',
  'victory.break':
    "An army whose losses reach its value at the end of a player's sequence is routed; markers rallied away no longer count",
  'victory.draw': 'Both at once: draw',
  'victory.points-game':
    'At the turn limit the side with the smaller share losses ÷ value wins; within 10 percentage points it is a draw',
};
