/** English words of each rule, by its id. */
export const en: Readonly<Record<string, string>> = {
  // unit
  'unit.kinds': 'Foot: line, grenadier, light. Horse: light, medium, heavy. Artillery: guns, howitzers',
  'unit.kinds-more': 'Also militia, and elite light infantry with rifles (rifle)',
  'unit.guard': 'Guard foot is a grenadier in fire and melee, with a higher index',
  'unit.soldier': 'Losses are counted in soldiers: one man on foot, one rider or one gunner',
  'unit.base': 'Base and company are one and the same',
  'unit.light-base': 'A light company has 2 or 3 soldiers',
  'unit.light-base-size': 'Light companies start with 3',
  'unit.foot-base': 'Every other foot base has 3 soldiers',
  'unit.horse-base': 'A horse base is 1 trooper',
  'unit.horse-strength': 'A cavalry unit is usually 6 troopers',
  'unit.strength':
    'Bases at the start: line and militia 6, grenadier, guard, light, rifle 4, horse 6. Allowed 1 to 12',
  'unit.battery': 'A battery is one unit and fires as one',
  'unit.battery-strength':
    'A battery has 4 guns or 2 howitzers with 2 gunners each; a piece is out when its gunners are gone',
  'unit.horse-battery':
    'A battery is foot artillery unless the scenario makes it horse artillery; only its move differs (move.horse-guns)',
  'unit.loss': 'Each kill takes one soldier from the unit',
  'unit.bases-left':
    'Bases left = soldiers left ÷ soldiers per base, rounded up: losses empty one base at a time',
  'unit.base-removed':
    'The owner takes an emptied base from an end of the rank, in column or square from the rear, so that no gap opens',
  'unit.understaffed': 'Understaffed = fewer than four bases left',
  'unit.understaffed-who': 'Infantry and cavalry can be understaffed, artillery cannot',
  'unit.gone': 'A unit without soldiers is removed and counts as destroyed',
  'unit.horse-classes': 'Cuirassiers are heavy, lancers and dragoons medium',
  'unit.hussars': 'Hussars and chasseurs are light',
  'unit.scale': '1 mm on the table is 1 m',
  'unit.base-size':
    'Footprint, width × depth in mm: foot 30 × 20, trooper 20 × 30, gun 30 × 40, limbered gun 30 × 80',
  'unit.dice': 'All dice have six faces; to kill or save roll at or under the number',
  // turn
  'turn.alternate':
    'Sides take player turns in alternation; the active side fires, moves and attacks, the other side reacts',
  'turn.first':
    'Before deployment each side rolls 2D6, higher total goes first, ties roll again; the order then stays',
  'turn.order': 'Gun fire → small-arms fire → movement and attacks → reactions → melees → breaking point',
  'turn.start-step': 'Before gun fire: rally tests and rout moves, then reforming',
  'turn.loss-window':
    '"The same turn", for counting losses, is one player turn: fire, reaction fire and melee together, for both sides. Counters go back to 0 at its end',
  'turn.fire-or-move': 'Formed foot either fires or moves',
  'turn.fire-then-move':
    'Light infantry in open order and cavalry with carbines may fire and then move, never move and then fire',
  'turn.guns-fire-or-move': 'A battery either fires or moves',
  'turn.fire-then-attack': 'A unit that fired in its own player turn may not move into contact in it',
  'turn.melee-order': 'Melees are fought one after the other in the order the active side chooses',
  'turn.reactions':
    'Every attack is worked out before the next unit moves: move declared, answers of the other side, contact. Melees wait until all movement is over',
  'turn.unit-order':
    'Within a step a side takes its units in the order it likes; where both sides have something to do, the active side goes first',
  // formation
  'formation.list':
    'Foot: line, column, square, open order. Horse: line, column, open order. Artillery: limbered, deployed',
  'formation.open': 'Skirmish order and open order are the same thing',
  'formation.open-light': 'For light infantry open order is a proper formation; for other foot it is not',
  'formation.deployed': 'Only deployed guns are ready to fire',
  'formation.shapes':
    'Line: one rank. Column: 2 bases wide. Square: equal faces, no flank. Open order: gaps of up to 3 cm between bases',
  'formation.change-cost':
    'A change of formation costs half a move, on the middle of the front; what is left is that share of the rate of the formation moved in',
  'formation.limber-cost': 'Limbering or unlimbering costs half a move',
  'formation.square-who': 'Only foot outside woods and buildings forms square',
  'formation.facing':
    "Lines along the front edge and the rear edge of a unit, drawn on both ways: ahead of the first is its front, behind the second its rear, between them its flank. An attack counts from where most of the attacker's front edge is when its last straight run begins, a shot from where it starts",
  // move
  'move.by-formation': 'The rate depends on the formation held',
  'move.infantry-column': '18 cm',
  'move.infantry-open': '18 cm',
  'move.infantry-line': '12 cm',
  'move.infantry-square': '6 cm',
  'move.heavy-cavalry': '24 cm',
  'move.medium-cavalry': '27 cm',
  'move.light-cavalry': '30 cm',
  'move.horse-formations': 'Horse has the rate of its class in every formation',
  'move.foot-guns': 'Limbered 15 cm, manhandled 3 cm',
  'move.horse-guns': 'Limbered 24 cm, manhandled 3 cm',
  'move.general': '36 cm',
  'move.half': '"Half a move" is half the rate of the formation held',
  'move.wheel': 'A wheel is measured on the outer corner',
  'move.manoeuvre': 'About-face, or a sidestep of up to 3 cm: half a move. Backwards: at half rate',
  'move.through-friends':
    'Units in open order pass through friends and are passed through; formed units are not',
  'move.enemy-gap': 'Without attacking, a unit keeps 1 cm from every enemy',
  'move.spent': 'A unit that broke through (melee.bt) has no move in its next player turn',
  // terrain
  'terrain.kinds': 'Hills, woods, farms and villages, hedges, walls, barricades',
  'terrain.symbols':
    'Two or three trees are a wood, one house a farm, several houses a village with gaps that let a column through',
  'terrain.contour': 'Higher = on a higher contour step than the other unit',
  'terrain.cover-light': 'Hedges, bushes, barricades, wood edges are light cover',
  'terrain.cover-heavy':
    'Low walls and trenches are low heavy cover; high or fortified walls high heavy cover',
  'terrain.behind': 'Cover counts only if it lies between the unit and the shot or attack',
  'terrain.blocks': 'Hills, woods and buildings stop lines of fire',
  'terrain.woods-rate': 'Woods halve movement',
  'terrain.rates':
    'Half rate, for the part of the move affected: stream, plough, uphill, hedge, low wall. High walls cannot be crossed',
  'terrain.woods-forbidden': 'Horse and artillery may not enter woods',
  'terrain.road': 'Column or limbered, wholly on a road: rate × 1.5, not into contact',
  'terrain.river': 'Rivers are crossed by bridge or ford only',
  // fire
  'fire.kill-roll': 'Each die at or under the kill number hits one soldier, who dies unless saved',
  'fire.line-dice': 'Line: 1 die for each two adjacent bases',
  'fire.line-kill': 'Line kills on 1–3',
  'fire.adjacent': 'Only bases standing side by side make a pair',
  'fire.odd-base': 'A base left over adds nothing',
  'fire.light-dice': 'Light infantry: 1 die for each company',
  'fire.light-kill': 'Light infantry kills on 1–2',
  'fire.rifle-dice': 'Rifles: 1 die for each company',
  'fire.rifle-kill': 'Rifles kill on 1–2',
  'fire.grenadier-dice': 'Grenadiers: as line',
  'fire.grenadier-kill': 'Grenadiers kill on 1–4',
  'fire.guard-dice': 'Guard: as line',
  'fire.guard-kill': 'Guard kills on 1–4',
  'fire.militia-dice': 'Militia: as line',
  'fire.militia-kill': 'Militia kills on 1–2',
  'fire.carbine-who': 'Dragoons and hussars carry carbines; other cavalry does not fire',
  'fire.carbine-dice': 'Carbines: 1 die for each two troopers',
  'fire.carbine-kill': 'Carbines kill on 1',
  'fire.weapon':
    'Small arms are for foot and horse, round shot for guns, shell for howitzers, canister for guns',
  'fire.range': 'No fire beyond the range of the weapon',
  'fire.line-range': 'Line 20 cm',
  'fire.foot-range': 'Grenadiers, guard, militia 20 cm',
  'fire.light-range': 'Light 25 cm',
  'fire.rifle-range': 'Rifles 30 cm',
  'fire.carbine-range': 'Carbine 15 cm',
  'fire.measure':
    'From the nearest point of the firing bases to the nearest point of the target; at the range is in range',
  'fire.bear':
    'A base bears if some of the target is in its arc and range and nothing masks it; only bases that bear count',
  'fire.front-rank': 'Only bases in the first rank fire; so a column fires with its front row',
  'fire.arc-line': 'Formed foot fires straight ahead of its front',
  'fire.arc-round': 'Light infantry in open order and carbines fire all round',
  'fire.square-face':
    'A square, of any foot, fires 1 die from each face, straight out; each face has a target of its own',
  'fire.friends-between': 'No friends may stand between the firing base and its target',
  'fire.line-of-fire': 'Hills, woods and buildings between also forbid small-arms fire',
  'fire.open-order-line': 'Foot other than light infantry does not fire in open order',
  'fire.no-dice': 'A unit that has no die to roll cannot fire',
  'fire.one-target': 'A unit fires at one target per phase, once, and chooses it freely',
  'fire.at-once': 'Shots are worked out one by one, losses come off at once',
  // artillery
  'artillery.shots': 'Three ways: round shot at zero elevation, canister, howitzer shell',
  'artillery.one-shot': 'One shot per battery and fire phase',
  'artillery.rod':
    'A rod per calibre, as long as the range, laid along the shot and marked: first bounce, canister, near, middle, far',
  'artillery.round-dice': 'Round shot: 1 die for each soldier the rod crosses',
  'artillery.sector-near': 'Near sector: kills on 1–3',
  'artillery.sector-middle': 'Middle sector: kills on 1–2',
  'artillery.sector-far': 'Far sector: kills on 1',
  'artillery.square-dice': 'Round shot at a square: 3 dice, whatever the rod crosses; kill number by sector',
  'artillery.two-sectors': 'A unit lying in two sectors counts wholly in the nearer',
  'artillery.several-units':
    'Every unit under the rod is hit, each with its own soldiers and sector, nearest first',
  'artillery.first-bounce':
    'The first-bounce and canister marks lie before the near mark; round shot there kills as in the near sector',
  'artillery.enfilade':
    'A column taken from the flank: twice the round-shot dice. Only a column, only round shot, not a square',
  'artillery.depth':
    'Where figures cannot be counted: line from the front 1, column 1 per base crossed (depth from the front, width from the flank), line from the flank 1 per base, deployed guns 1, limbered guns 2, garrison 2',
  'artillery.rods': 'Sectors in cm, see the table below; a mark belongs to the nearer sector',
  'artillery.rod-range': 'No round shot beyond the end of the rod',
  'artillery.rod-from':
    'The rod starts at the muzzle of one manned gun of the battery, whichever its owner likes',
  'artillery.canister-dice': 'Canister: 4 dice',
  'artillery.canister-nearest': 'Canister strikes the nearest unit',
  'artillery.canister-range': 'Canister only within canister range',
  'artillery.canister-kill': 'Canister kills on 1–3',
  'artillery.canister-open': 'Canister may be fired at open order',
  'artillery.howitzer-dice': 'Howitzer: 2 dice',
  'artillery.howitzer-kill': 'Howitzer kills on 1–2',
  'artillery.howitzer-arc': 'Howitzers fire in a high arc: hills, woods, buildings do not stop the shot',
  'artillery.howitzer-friends': '… nor do friends',
  'artillery.howitzer-saves':
    'Against shell, cover (buildings and walls too) and height give no save; open order, deployed guns and the cavalry rows still do',
  'artillery.howitzer-range': '20 to 80 cm, one kill number throughout',
  'artillery.howitzer-canister': 'Howitzers have no canister, so no reaction fire',
  'artillery.no-woods': 'No artillery shot at a unit inside woods',
  'artillery.no-round-at-open-order': 'No round shot at units in open order',
  'artillery.light-cover':
    'Light cover may be fired at with round shot or canister; the target has its usual save',
  'artillery.line-of-fire': 'Hills, woods, buildings and friends stop round shot and canister',
  'artillery.assaulted': 'A battery under attack must use canister',
  'artillery.half-battery': 'Half or more of the guns lost: kill numbers of every shot drop by 1',
  'artillery.half-minimum': 'A kill number brought to 0 forbids the shot',
  'artillery.limbered': 'Limbered guns do not fire',
  'artillery.arc': 'Guns fire up to 30° either side of straight ahead',
  'artillery.abandoned':
    'Gunners who flee leave their guns; an enemy that touches unmanned guns takes them out of play; gunners who got away or rallied may walk back to them, as foot in column',
  'artillery.no-guns':
    'A battery that has lost all its guns counts as destroyed; gunners still running are taken off when they would rally',
  // save
  'save.roll':
    'A unit in cover or a favourable state rolls one die for each soldier hit; at or under the save number he lives',
  'save.once': 'Only one save die per hit, ever',
  'save.best':
    'Rows are exclusive: of all that apply the highest counts, nothing adds up. Equal rows: the first in the order below is the one reported',
  'save.open-heavy': 'Foot in open order behind a low or high wall: 1–4',
  'save.guns-heavy': 'Deployed artillery behind a low or high wall: 1–4',
  'save.high-wall': 'Behind high heavy cover: 1–4',
  'save.building': 'Garrison of a building: as high heavy cover',
  'save.woods': 'Inside woods: 1–3',
  'save.open-light': 'Foot in open order in light cover or at a wood edge: 1–3',
  'save.guns-light': 'Deployed artillery in light cover: 1–3',
  'save.low-wall': 'Behind low heavy cover: 1–3',
  'save.open-order': 'Foot in open order: 1–2, against canister',
  'save.open-order-all': '… and against every other fire: 1–2',
  'save.guns-deployed': 'Deployed artillery: 1–2',
  'save.cavalry-canister': 'Cavalry under canister: 1–2',
  'save.cavalry-charging': 'Cavalry while charging, against any fire: 1–2',
  'save.cavalry-open-order': 'Cavalry in open order: 1–2',
  'save.light': 'In light cover or at a wood edge: 1–2',
  'save.higher': 'On a higher contour than the firer: 1',
  'save.none': 'No row applies: no save die',
  'save.garrison-order': 'Inside woods or a building the formation gives no row of its own',
  // attack
  'attack.declare': 'Moving into base contact in the movement phase is an attack and starts a melee',
  'attack.align':
    'At contact the attacker turns flush with the side it struck, free of cost; a base is in contact when it then touches an enemy base edge to edge',
  'attack.no-change': 'A unit that changed formation this turn may not attack',
  'attack.nearest': "The enemy attacked must be the one nearest to reach from the unit's front",
  'attack.guns-never': 'Artillery never attacks, charges, counter-attacks or falls back with its guns',
  'attack.shaken': 'A shaken unit may neither start an attack nor counter-attack nor support',
  'attack.open-order':
    'Of units in open order only light infantry and cavalry may attack (inside woods: all foot)',
  'attack.zone': "Control zone: straight ahead of the front as far as the unit's fire reaches",
  'attack.zone-guns': 'For artillery: as far as canister reaches',
  'attack.zone-shape': 'As wide as the front; before each face of a square; for guns their arc',
  'attack.zone-none': 'A unit that cannot fire has no control zone',
  'attack.zone-fire': 'Crossing a control zone, even to attack another unit, draws its fire',
  'attack.reaction-fire':
    'On an attack every unit of the other side with the attacker in range may fire as in ordinary fire, attacked or not, without a test',
  'attack.reaction-canister': 'Artillery reacts with canister only',
  'attack.reaction-once': 'One reaction fire per firing unit and attacking unit',
  'attack.reaction-when':
    "Reaction fire strikes at the nearest point of the attacker's path; a unit attacked in flank or rear has no reaction fire on that attacker",
  'attack.losses-first': 'Reaction losses come off and their tests are taken before the melee is worked out',
  'attack.flee':
    'Without a test the unit attacked may flee, back to the enemy, instead of firing; foot and gunners in a straight line, avoiding friends',
  'attack.flee-dice': 'Flight: foot and gunners 2D6 cm, cavalry 4D6 cm',
  'attack.flee-caught': 'A fleeing unit that is caught is treated as routing (skirmish.routing)',
  'attack.flee-after':
    'A unit that got away is not routing: it keeps its state and formation and stands with its back to the enemy',
  'attack.tested':
    'With a passed test: fall back facing the enemy, counter-attack, fire and then flee, change formation',
  'attack.support': 'With a passed test: move to the help of a unit under attack',
  'attack.tested-dice': 'Distance of tested moves, cavalry: 4D6 cm',
  'attack.tested-dice-foot': '… foot: 2D6 cm',
  'attack.test-failed': 'Failed: the unit stands and may only fire',
  'attack.one-answer':
    'To one attack a unit gives one answer: fire, flight, or a single tested action; only fire-then-flee joins two',
  'attack.one-move': 'A unit makes at most one reaction move per enemy player turn',
  'attack.follow':
    'If the target is gone the attacker finishes its move straight on; an enemy met is attacked',
  'attack.charge-run':
    'Charging = a run in a straight line of at least 18 cm (cavalry) or 9 cm (foot) into contact',
  'attack.charge-reaction': 'A counter-attack or support move charges under the same minimum',
  'attack.impetus-page': 'Losses from reaction fire can cost a charge its impetus',
  'attack.impetus':
    'A charging unit that is shaken at contact, or fell below four bases under fire in this charge, has no charge bonus',
  'attack.shaken-continues': 'An attacker shaken by reaction fire still goes in',
  'attack.rest': 'Cavalry that charged may not charge in its next player turn',
  // melee
  'melee.sides': 'Each side has a total: values of its units plus and minus the points below',
  'melee.value-grenadier': 'Grenadiers 4',
  'melee.value-line': 'Line 3',
  'melee.value-light': 'Light infantry 2',
  'melee.value-gun': 'Artillery 0',
  'melee.value-light-cavalry': 'Light cavalry 5',
  'melee.value-medium-cavalry': 'Medium cavalry 6',
  'melee.value-heavy-cavalry': 'Heavy cavalry 7',
  'melee.value-rifle': 'Rifles 2, as light infantry',
  'melee.value-howitzer': 'Howitzers 0, as artillery',
  'melee.value-militia': 'Militia 2',
  'melee.value-guard': 'Guard 4',
  'melee.per-unit': 'A value is for the unit, however many bases',
  'melee.scale': '"Base points" count once for each base in contact; the others once per unit',
  'melee.elevated': 'Elevated position: +0.5 per base',
  'melee.light-cover': 'Light cover: +0.5 per base',
  'melee.low-wall': 'Low wall: +0.5 per base',
  'melee.heavy-cover': 'Heavy cover (high-wall): +1 per base',
  'melee.woods': 'Inside woods: +1 per base',
  'melee.charge-infantry': 'Foot charging: +1 per unit',
  'melee.charge-light': 'Light cavalry charging: +2 per unit',
  'melee.charge-medium': 'Medium cavalry charging: +3 per unit',
  'melee.charge-heavy': 'Heavy cavalry charging: +4 per unit',
  'melee.understaffed': '−1 for each understaffed unit',
  'melee.understaffed-once': 'The sheet says so twice; it is one and the same −1',
  'melee.shaken': '−1 for each shaken unit',
  'melee.contact-cap': 'At most 4 bases per unit count for per-base points',
  'melee.cover-holder':
    'Cover points are for the side that holds the cover, the defender; inside woods both sides have them',
  'melee.height-and-cover': 'Height and cover add up; a unit has one kind of cover only, the best',
  'melee.charge-into-cover': 'Charge points count against cover and uphill too',
  'melee.flank':
    'A formed unit struck in flank or rear counts half its value and no cover or height; charge, shaken, understaffed still count. Not in woods, buildings, square',
  'melee.multiple':
    'Units of a side in one melee add their totals; defenders may be joined by reacting units',
  'melee.group':
    'Units linked by contact, directly or through others, are in one melee; buildings, cavalry at a square and attacks on open order are worked out apart',
  'melee.order':
    'Value → doubled in a building → halved in flank → per-base points → per-unit points. A total may be negative',
  'melee.differential': 'Differential = attack − defence',
  'melee.rounding': 'A half is rounded down, in favour of the defender',
  'melee.clamp': 'Beyond −8 or +8 the last column is used',
  'melee.dice': 'Two dice; their sum is crossed with the differential on the chart',
  'melee.chart': 'The chart, printed below',
  'melee.result': 'The cell gives each side a number of soldiers lost and a morale result',
  'melee.losses': '0, 1 or 2 soldiers',
  'melee.each-unit': 'With several units, each of them takes the whole result of its side',
  'melee.r1': 'R1, retreat: half the move of its formation, still facing the enemy',
  'melee.r1-friend':
    'It stops on reaching a friend, who becomes shaken and is moved back to keep one base of distance',
  'melee.r1-shaken': 'A unit already shaken that is told R1 or R1S routs instead',
  'melee.r1s': 'R1S: R1, and the unit becomes shaken',
  'melee.r2': 'R2, rout: back to the enemy, full speed + D6 (foot) or 2D6 (horse), see morale.rout-move',
  'melee.av': 'AV, advance: the winner moves half a move beyond the line of contact',
  'melee.av-stay':
    'AV may be declined by a unit in a building, a square or cover, and by artillery; others must',
  'melee.av-contact': 'An advance stops 1 cm short of any other enemy and is no attack',
  'melee.bt':
    'BT, breakthrough: the unit goes through the enemy front and at once makes a whole move, which is its next one taken early',
  'melee.bt-limits':
    'The owner directs it like any move; it may attack; one breakthrough per unit and player turn, a second BT counts as AV',
  'melee.hold': '"-": the unit stays',
  'melee.retreat-direction': "R1 and R2 lead away from their cause and towards the unit's own lines",
  'melee.retreat-line':
    'The line runs straight away from the nearest enemy that caused it; where this leads no nearer the own table edge, straight to that edge. Rivers and high walls stop an R1, a rout goes round them',
  'melee.retreat-zone':
    'They may not end in or enter an enemy control zone: if forced to, a retreat becomes a rout and a rout elimination',
  'melee.retreat-cause':
    'For melee.retreat-zone the zones of the enemies that caused the move, and zones the unit stood in already, do not count: half a move does not leave the zone of foot or guns just fought',
  'melee.off-table': 'A unit that leaves the table is eliminated',
  'melee.guns-lost': 'A battery told R1, R1S or R2 loses its guns; the gunners left rout',
  // skirmish
  'skirmish.own-procedure': 'Attacks on foot in open order do not use the chart',
  'skirmish.pressed-home':
    'The attacker stops and presses home: each company struck loses 2 soldiers, any left rout',
  'skirmish.pass-through':
    'The attacker strikes it in passing and goes on with its attack: each company struck loses 1 soldier and keeps its place',
  'skirmish.any-side': 'From front, flank or rear alike',
  'skirmish.routing': 'A routing unit that is caught suffers the same; what is left goes on routing',
  'skirmish.per-company': 'Counted for each company met',
  'skirmish.no-dice': 'No dice; a company cannot lose more than it has',
  'skirmish.when':
    'The attacker picks the manner; it is worked out at the moment of contact, during the move',
  'skirmish.cover':
    'Cover does not change it; woods, wood edges and buildings do (woods.full-value, woods.edge-melee, building.own-combat)',
  'skirmish.rout-scope':
    'If companies of the unit were not struck they hold; the survivors of struck companies are taken off as lost. All struck: the unit routs',
  'skirmish.pass-charge': 'Passing through does not break the straight run of a charge',
  // square
  'square.own-procedure': 'Cavalry against a square does not use the chart',
  'square.one-unit': 'One cavalry unit at a time; its class does not matter',
  'square.dice': 'Three dice; the square breaks if all three are higher than its index',
  'square.charge': 'Charging: +1 on one of the dice',
  'square.losses':
    'Each soldier the square lost in this player turn lowers the index for one of the dice by 1',
  'square.points':
    'The attacker places those points after rolling: losses evenly (one per die before a second on any), the charge point on any one die, also on top of a loss point',
  'square.kills':
    'Broken: 2 soldiers killed per trooper, first those who form the square, then those sheltering inside',
  'square.survivors': 'Survivors rout',
  'square.failure': 'Not broken: the cavalry takes R1 without loss, the square stays',
  'square.no-intercept':
    'Cavalry in contact with a square can no longer be met by a reaction, only before contact',
  'square.vs-infantry': 'Foot against a square: the chart, the square at −1',
  'square.no-attack': 'A square does not attack',
  'square.no-flank': 'A square has no flank or rear',
  // building
  'building.double': 'The value of a unit in a building is doubled, whatever its number of companies',
  'building.replaces':
    'Doubling is all: no height, cover, flank or understaffed points for the garrison; shaken counts after doubling',
  'building.walls': 'Attackers put their bases against the walls',
  'building.four-battalions': 'One unit attacks one side only; four units at most',
  'building.own-combat': 'Always a combat of its own, never part of a multiple melee',
  'building.one-value':
    'Mixed garrison: its owner picks the company whose value counts; it takes the first losses',
  'building.no-charge': 'No charge points against a building',
  'building.foot-only': 'Only foot garrisons or assaults a building',
  'building.fire': 'Garrison: 1 die per company inside, all round, kill number and range by kind',
  'building.fire-when': 'In its own fire phase, at anything in range, and at the first contact of an assault',
  'building.no-fire-massed': 'No reaction fire once the attackers are massed at the walls',
  'building.leave':
    'A garrison comes out in open order and needs half a move to form, light infantry excepted; so it cannot attack from inside',
  'building.reform': 'After an assault the attackers lose a whole move to form up again',
  'building.capacity': 'One unit, 6 companies at most; going in costs half a move',
  'building.outcome':
    'Garrison told R1, R1S or R2 leaves on the far side in open order (R1S shaken, R2 routing); one attacking unit with AV or BT may go in',
  // woods
  'woods.open-order': 'Inside woods every unit is in open order',
  'woods.fire-light-only': 'Inside woods only light infantry fires, 1 die per base, 1–2',
  'woods.half-range': '… at half its range',
  'woods.edge-fire': 'Units on the edge may fire outwards at full range and are in light cover',
  'woods.edge-melee': 'Attacked at the edge they fight on the chart, without bonus',
  'woods.full-value':
    'Inside, all foot fights on the chart at its formed value, line too; skirmish rules do not apply',
  'woods.no-flank': 'No flank or rear inside woods',
  'woods.no-charge': 'No charge points inside woods',
  'woods.join': 'More companies join by one reaction die for the whole battalion, each moving that many cm',
  'woods.reaction-die': 'Reaction moves inside woods are one die, in cm, forward or back',
  'woods.mixed':
    'Light companies of different value may fight together: the owner picks the value, and those lose first. Enter them as one unit',
  'woods.leave': 'Coming out, foot other than light infantry needs half a move to form',
  'woods.rout': 'A routing unit that runs into woods is eliminated',
  'woods.sight': 'From outside only the edge, 3 cm deep, can be seen and fired at; inside, sight is by range',
  // morale
  'morale.index':
    'Every unit has a reactivity index: how steady it is; cavalry must beat it to break a square',
  'morale.index-militia': 'Militia 2',
  'morale.index-british': 'British line 4',
  'morale.index-regular': 'Other line, light infantry, cavalry, artillery 3',
  'morale.index-elite': 'Grenadiers, rifles, elite cavalry 4',
  'morale.index-guard': 'Guard 5',
  'morale.trigger': 'A unit takes the reactivity test for each pair of soldiers it loses in one turn',
  'morale.trigger-count': 'At the 2nd, 4th, 6th loss; two pairs at once, two tests',
  'morale.test': 'One die, passed at the index or less',
  'morale.test-limits': 'A 1 always passes, a 6 always fails',
  'morale.modifier': 'No modifiers but the optional general; a scenario may set its own',
  'morale.trigger-when':
    'The test is taken when the losses come off; for melee losses, after the result is carried out; routing units do not test',
  'morale.shaken': 'Failed: the unit is shaken',
  'morale.shaken-until': 'Shaken costs 1 in melee until the unit is reformed',
  'morale.shaken-effects': 'A shaken unit moves, fires and takes other reactions as usual; see attack.shaken',
  'morale.second-failure':
    'A shaken unit that fails again retreats (R1, staying shaken, not turned into a rout); failing after that it routs',
  'morale.ladder-kept': 'How far down the ladder a unit stands (shaken, retreated) is kept until it reforms',
  'morale.breaking-when': 'After all melees each friend within 20 cm of a routing unit may have to test',
  'morale.breaking-who': "Only units whose index is equal to or lower than the router's",
  'morale.breaking-ladder': 'Failed: one step down, steady → shaken → retreat → rout',
  'morale.breaking-chain': 'Each new rout makes its own neighbours test again, tested before or not',
  'morale.breaking-where':
    'Only units that began to rout in this player turn make others test, measured edge to edge from where their rout move ended; units that are routing do not test',
  'morale.rout-move': 'Rout in cm: foot and gunners 18 + D6, heavy 24 + 2D6, light 30 + 2D6',
  'morale.rout-medium': 'Medium cavalry 27 + 2D6',
  'morale.rout-rate': 'The fixed part is the full move: the column rate for foot, the class rate for horse',
  'morale.rout-friends':
    'A routing unit runs through friends and, if it would end on them, on to clear ground; they suffer only the breaking point',
  'morale.routing': 'A routing unit does nothing but run: no fire, attack or reaction',
  'morale.reform':
    'At the start of its own player turn a shaken unit with no enemy within 20 cm may reform, without a roll: it is steady again and may not move, fire or attack in that turn',
  'morale.rally':
    'A routing unit tests at the start of its own player turn. Passed: stops, shaken, faces as it likes, does no more this turn. Failed: runs its rout distance again',
  // command
  'command.none': 'The basic game has no commanders; the author has them as an extra that can join a melee',
  'command.general': 'Optional, off by default: one general a side, mounted, no orders',
  'command.general-test':
    'A unit within 10 cm of its general: +1 to the index in a reactivity test, one test per player turn',
  'command.general-melee': 'General attached to a unit: +1 to its total in melee',
  'command.general-lost': 'If that unit routs or is destroyed: one die, on 1 he is lost',
  // scenario
  'scenario.table': 'About 150 × 100 cm, players on the long sides; larger is fine',
  'scenario.small-game':
    'A small game: 2 or 3 guns of 4 or 6 lb and 6 to 12 riders a side, some terrain but not too much',
  'scenario.terrain':
    'The scenario draws terrain, edges and objectives. Without one: 3 pieces a side placed in turn, 10 cm or more apart, the side that will go first beginning; the other side picks its long edge; no objectives, or the number set, evenly along the middle line',
  'scenario.force':
    'Ready-made side: 3 line, 1 grenadier, 1 light, 1 light cavalry, 1 heavy cavalry, one 6 lb battery of 3 guns, one howitzer',
  'scenario.deployment':
    'Within 20 cm of the own long edge, unit by unit in turn, the side that will go second first; any formation and facing',
  'scenario.turns': '12 turns',
  'scenario.broken':
    'A side that at the end of a player turn has half or more of its starting units destroyed, off the table or routing has lost; both at once, a draw',
  'scenario.points':
    'Otherwise after the last turn: 3 per enemy unit destroyed or off the table, 1 per enemy unit routing, 2 per objective held; more points win, equal is a draw',
  'scenario.objective': 'Held by the side that alone has a steady or shaken unit within 5 cm',
};
