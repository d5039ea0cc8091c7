/** English words of the chapters attack to scenario, by rule. Numbers of the rules are in braces. */
export const meleeWords: Readonly<Record<string, string>> = {
  // attack
  'attack.declare': 'Moving into base contact in the movement phase is an attack and starts a melee',
  'attack.align':
    'At contact the attacker turns flush with the side it struck, free of cost; a base is in contact when it then touches an enemy base edge to edge',
  'attack.side-struck':
    'The side struck is the one that the attack comes from, by where its last straight run begins; the attacker comes flush with that side, sliding along by at most its own frontage. If it finds no room there, it stays at the side it touches and the attack counts on that side: what is added up and what lies on the table always agree',
  'attack.no-change': 'A unit that changed formation this turn may not attack',
  'attack.nearest': "The enemy attacked must be the one nearest to reach from the unit's front",
  'attack.zone': "Control zone: straight ahead of the front as far as the unit's fire reaches",
  'attack.zone-guns': 'Control zone of artillery: as far as canister reaches',
  'attack.zone-shape':
    'A control zone is as wide as the front; before each face of a square; for guns their arc',
  'attack.zone-none': 'A unit that cannot fire has no control zone',
  'attack.zone-fire': 'Crossing a control zone, even to attack another unit, draws its fire',
  'attack.reaction-fire':
    'On an attack every unit of the other side with the attacker in range may fire as in ordinary fire, attacked or not, without a test',
  'attack.reaction-once': 'One reaction fire per firing unit and attacking unit',
  'attack.reaction-when':
    "Reaction fire strikes at the nearest point of the attacker's path; a unit attacked in flank or rear has no reaction fire on that attacker",
  'attack.losses-first': 'Reaction losses come off and their tests are taken before the melee is worked out',
  'attack.flee':
    'Without a test the unit attacked may flee, back to the enemy, instead of firing; foot and gunners in a straight line, avoiding friends',
  'attack.flee-dice': 'Flight: foot and gunners {foot} cm, cavalry {horse} cm',
  'attack.flee-caught': 'A fleeing unit that is caught is treated as routing',
  'attack.flee-after':
    'A unit that got away is not routing: it keeps its state and formation and stands with its back to the enemy',
  'attack.support': 'With a passed test: move to the help of a unit under attack',
  'attack.tested-dice': 'Distance of tested moves, cavalry: {dice} cm',
  'attack.tested-dice-foot': 'Distance of tested moves, foot: {dice} cm',
  'attack.test-failed': 'Test failed: the unit stands and may only fire',
  'attack.one-answer':
    'To one attack a unit gives one answer: fire, flight, or a single tested action; only fire-then-flee joins two',
  'attack.one-move': 'A unit makes at most {moves} per enemy player turn',
  'attack.follow':
    'If the target is gone the attacker finishes its move straight on; an enemy met is attacked',
  'attack.charge-run':
    'Charging = a run in a straight line of at least {cavalry} cm (cavalry) or {infantry} cm (foot) into contact',
  'attack.charge-reaction': 'A counter-attack or support move charges under the same minimum',
  'attack.impetus-page': 'Losses from reaction fire can cost a charge its impetus',
  'attack.impetus':
    'A charging unit that is shaken at contact, or fell below {bases} bases under fire in this charge, has no charge bonus',
  'attack.shaken-continues': 'An attacker shaken by reaction fire still goes in',
  'attack.rest': 'Cavalry that charged may not charge in its next {turns}',
  // melee
  'melee.sides': 'Each side has a total: values of its units plus and minus the points below',
  'melee.value-grenadier': 'Grenadiers: {value}',
  'melee.value-line': 'Line: {value}',
  'melee.value-light': 'Light infantry: {value}',
  'melee.value-gun': 'Artillery: {value}',
  'melee.value-light-cavalry': 'Light cavalry: {value}',
  'melee.value-medium-cavalry': 'Medium cavalry: {value}',
  'melee.value-heavy-cavalry': 'Heavy cavalry: {value}',
  'melee.value-rifle': 'Rifles, as light infantry: {value}',
  'melee.value-howitzer': 'Howitzers, as artillery: {value}',
  'melee.value-militia': 'Militia: {value}',
  'melee.value-guard': 'Guard: {value}',
  'melee.per-unit': 'A value is for the unit, however many bases',
  'melee.scale': '"Base points" count once for each base in contact; the others once per unit',
  'melee.elevated': 'Elevated position: +{value} per base',
  'melee.light-cover': 'Light cover: +{value} per base',
  'melee.low-wall': 'Low wall: +{value} per base',
  'melee.heavy-cover': 'Heavy cover (high wall): +{value} per base',
  'melee.woods': 'Inside woods: +{value} per base',
  'melee.charge-infantry': 'Foot charging: +{value} per unit',
  'melee.charge-light': 'Light cavalry charging: +{value} per unit',
  'melee.charge-medium': 'Medium cavalry charging: +{value} per unit',
  'melee.charge-heavy': 'Heavy cavalry charging: +{value} per unit',
  'melee.understaffed': '{value} for each understaffed unit',
  'melee.understaffed-once': 'The sheet gives the points for understaffed twice; they are one and the same',
  'melee.shaken': '{value} for each shaken unit',
  'melee.contact-cap': 'At most {value} bases per unit count for per-base points',
  'melee.height-and-cover': 'Height and cover add up; a unit has one kind of cover only, the best',
  'melee.charge-into-cover': 'Charge points count against cover and uphill too',
  'melee.flank':
    'A formed unit struck in flank or rear loses {loss} its value and has no cover or height; charge, shaken, understaffed still count. Not in woods, buildings, square or open order',
  'melee.multiple':
    'Units of a side in one melee add their totals; defenders may be joined by reacting units',
  'melee.group':
    'Units linked by contact, directly or through others, are in one melee; buildings, cavalry at a square and attacks on open order are worked out apart',
  'melee.order':
    'Value → doubled in a building → halved in flank → per-base points → per-unit points. A total may be negative',
  'melee.differential': 'Differential = attack − defence',
  'melee.rounding': 'A half is rounded down, in favour of the defender',
  'melee.clamp': 'Below {low} or above {high} the last column is used',
  'melee.dice': 'Two dice; their sum is crossed with the differential on the chart',
  'melee.chart':
    'The chart gives a cell for each differential and sum of the dice; ours is one score, differential + dice − {evenDice}',
  'melee.result': 'The cell gives each side a number of soldiers lost and a morale result',
  'melee.losses': 'A cell costs a side 0, 1 or 2 soldiers',
  'melee.each-unit': 'With several units, each of them takes the whole result of its side',
  'melee.r1': 'R1, retreat: half the move of its formation, still facing the enemy',
  'melee.r1-friend':
    'A retreating unit stops on reaching a friend, who becomes shaken and is moved back to keep one base of distance',
  'melee.r1-shaken': 'A unit already shaken that is told R1 or R1S routs instead',
  'melee.r1s': 'R1S: R1, and the unit becomes shaken',
  'melee.r2': 'R2, rout: back to the enemy, full speed and dice as for a rout move',
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
    'R1 and R2 may not end in or enter an enemy control zone: if forced to, a retreat becomes a rout and a rout elimination',
  'melee.retreat-cause':
    'Zones of the enemies that caused the move, and zones the unit stood in already, do not stop it: half a move does not leave the zone of foot or guns just fought',
  'melee.off-table': 'A unit that leaves the table is eliminated',
  'melee.guns-lost': 'A battery told R1, R1S or R2 loses its guns; the gunners left rout',
  // skirmish
  'skirmish.pressed-home':
    'The attacker stops and presses home: each company struck loses {value} soldiers, any left rout',
  'skirmish.pass-through':
    'The attacker strikes it in passing and goes on with its attack: each company struck loses {soldiers} and keeps its place',
  'skirmish.any-side': 'Open order is struck from front, flank or rear alike',
  'skirmish.routing': 'A routing unit that is caught suffers the same; what is left goes on routing',
  'skirmish.per-company': 'Losses in open order are counted for each company met',
  'skirmish.no-dice': 'No dice against open order; a company cannot lose more than it has',
  'skirmish.when':
    'The attacker picks the manner; it is worked out at the moment of contact, during the move',
  'skirmish.cover': 'Cover does not change it; woods, wood edges and buildings do',
  'skirmish.rout-scope':
    'If companies of the unit were not struck they hold; the survivors of struck companies are taken off as lost. All struck: the unit routs',
  'skirmish.pass-charge': 'Passing through does not break the straight run of a charge',
  // square
  'square.dice': '{value} dice; the square breaks if all of them are higher than its index',
  'square.charge': 'Charging: +{value} on one of the dice',
  'square.losses':
    'Each soldier the square lost in this player turn lowers the index for one of the dice by 1',
  'square.points':
    'The attacker places those points after rolling: losses evenly (one per die before a second on any), the charge point on any one die, also on top of a loss point',
  'square.kills':
    'Broken: {value} soldiers killed per trooper, first those who form the square, then those sheltering inside',
  'square.survivors': 'Survivors rout',
  'square.failure': 'Not broken: the cavalry takes R1 without loss, the square stays',
  'square.no-intercept':
    'Cavalry in contact with a square can no longer be met by a reaction, only before contact',
  'square.vs-infantry': 'Foot against a square: the chart, the square at {value}',
  'square.no-flank': 'A square has no flank or rear',
  // building
  'building.double': 'The value of a unit in a building is doubled, whatever its number of companies',
  'building.replaces':
    'Doubling is all: no height, cover, flank or understaffed points for the garrison; shaken counts after doubling',
  'building.walls': 'Attackers put their bases against the walls',
  'building.no-charge': 'No charge points against a building',
  'building.fire': 'Garrison: 1 die per company inside, all round, kill number and range by kind',
  'building.fire-when':
    'A garrison fires in its own fire phase, at anything in range, and at the first contact of an assault',
  'building.reform': 'After an assault the attackers lose a whole move to form up again',
  'building.capacity': 'A building holds one unit, {companies} companies at most; going in costs {cost}',
  'building.outcome':
    'Garrison told R1, R1S or R2 leaves on the far side in open order (R1S shaken, R2 routing); one attacking unit with AV or BT may go in',
  // woods
  'woods.open-order': 'Inside woods every unit is in open order',
  'woods.half-range': 'Inside woods fire reaches half its range',
  'woods.edge-fire': 'Units on the edge may fire outwards at full range and are in light cover',
  'woods.no-flank': 'No flank or rear inside woods',
  'woods.no-charge': 'No charge points inside woods',
  'woods.join':
    'More companies join a fight in woods by one reaction die for the whole battalion, each moving that many cm',
  'woods.reaction-die': 'Reaction moves inside woods are {dice}, in cm, forward or back',
  'woods.mixed':
    'Light companies of different value may fight together: the owner picks the value, and those lose first. Enter them as one unit',
  'woods.leave': 'Coming out of woods, foot other than light infantry needs half a move to form',
  'woods.rout': 'A routing unit that runs into woods is eliminated',
  'woods.sight':
    'From outside only the edge of a wood, {value} cm deep, can be seen and fired at; inside, sight is by range',
  // morale
  'morale.index':
    'Every unit has a reactivity index: how steady it is; cavalry must beat it to break a square',
  'morale.index-militia': 'Militia: index {value}',
  'morale.index-british': 'British line: index {value}',
  'morale.index-regular':
    'Index of other line {line}, light infantry {light}, cavalry {cavalry}, artillery {artillery}',
  'morale.index-elite': 'Index of grenadiers {grenadier}, rifles {rifle}, elite cavalry {eliteCavalry}',
  'morale.index-guard': 'Guard: index {value}',
  'morale.trigger': 'A unit takes the reactivity test for each pair of soldiers it loses in one turn',
  'morale.trigger-count': 'Tests at the 2nd, 4th, 6th loss; two pairs at once, two tests',
  'morale.test': 'One die, passed at the index or less',
  'morale.test-limits': 'A 1 always passes, a 6 always fails',
  'morale.modifier': 'No modifiers but the optional general; a scenario may set its own',
  'morale.trigger-when':
    'The test is taken when the losses come off; for melee losses, after the result is carried out; routing units do not test',
  'morale.shaken': 'A unit that fails its test is shaken',
  'morale.shaken-until': 'Shaken costs {cost} in melee until the unit is reformed',
  'morale.shaken-effects':
    'A shaken unit moves, fires and takes other reactions as usual, but does not attack',
  'morale.second-failure':
    'A shaken unit that fails again retreats (R1, staying shaken, not turned into a rout); failing after that it routs',
  'morale.ladder-kept': 'How far down the ladder a unit stands (shaken, retreated) is kept until it reforms',
  'morale.breaking-when': 'After all melees each friend within {cm} cm of a routing unit may have to test',
  'morale.breaking-who':
    "At the breaking point a unit tests only if its index is equal to or lower than the router's",
  'morale.breaking-ladder':
    'A unit that fails at the breaking point goes one step down: steady → shaken → retreat → rout',
  'morale.breaking-chain': 'Each new rout makes its own neighbours test again, tested before or not',
  'morale.breaking-where':
    'Only units that began to rout in this player turn make others test, measured edge to edge from where their rout move ended; units that are routing do not test',
  'morale.rout-move':
    'Rout in cm: foot and gunners {foot} + {footDice}, heavy cavalry {heavy} + {horseDice}, light cavalry {light} + {horseDice}',
  'morale.rout-medium': 'Rout of medium cavalry in cm: {value} + {horseDice}',
  'morale.rout-rate':
    'The fixed part of a rout is the full move: the column rate for foot, the class rate for horse',
  'morale.rout-friends':
    'A routing unit runs through friends and, if it would end on them, on to clear ground; they suffer only the breaking point',
  'morale.reform':
    'At the start of its own player turn a shaken unit with no enemy within {enemyCm} cm may reform, {how}: it is steady again and may not move, fire or attack in that turn',
  'morale.rally':
    'A routing unit tests at the start of its own player turn. Passed: stops, shaken, faces as it likes, does no more this turn. Failed: runs its rout distance again',
  // command
  'command.none': 'The basic game has no commanders; the author has them as an extra that can join a melee',
  'command.general-test':
    'A unit within {cm} cm of its general: +{value} to the index in a reactivity test, one test per player turn',
  'command.general-melee': 'General attached to a unit: +{value} to its total in melee',
  'command.general-lost': 'If the unit of a general routs or is destroyed: one die, on 1 he is lost',
  // scenario
  'scenario.table': 'About 150 × 100 cm, players on the long sides; larger is fine',
  'scenario.small-game':
    'A small game: 2 or 3 guns of 4 or 6 lb and 6 to 12 riders a side, some terrain but not too much',
  'scenario.terrain':
    'The scenario draws terrain, edges and objectives. Without one: {pieces} pieces a side placed in turn, {gapCm} cm or more apart, the side that will go first beginning; the other side picks its long edge; {objectives} objectives, evenly along the middle line',
  'scenario.force': 'Ready-made side: {force}',
  'scenario.deployment':
    'Within {depthCm} cm of the own long edge, unit by unit in turn, {who}; any formation and facing; a side may place its units elsewhere until it is done, in the same order',
  'scenario.turns': 'A game lasts {value} turns',
  'scenario.broken':
    'A side that at the end of a player turn has {share} or more of its starting units destroyed, off the table or routing has lost; both at once, a draw',
  'scenario.points':
    'Otherwise after the last turn: {destroyed} per enemy unit destroyed or off the table, {routing} per enemy unit routing, {objective} per objective held; more points win, equal is a draw',
  'scenario.objective':
    'An objective is held by the side that alone has a steady or shaken unit within {objectiveCm} cm',
};
