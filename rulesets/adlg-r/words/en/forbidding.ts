/** English sentences of the rules that forbid something on the table, except those that refuse a case. */
export const forbidding: Readonly<Record<string, string>> = {
  // turn
  'turn.corps-finish':
    'Each corps once, in the order its player likes; it is rolled for and finished before the next is rolled for',
  // command
  'command.points':
    'CP of a corps = (1D6 + value of its commander) ÷ {divisor}, rounded up, rolled when the corps is activated',
  'command.free': 'Besides these, every commander has {cp} free CP per game turn',
  'command.free-use': 'The free CP may also move him, or the unit or group he is with. Nothing else',
  'command.own-corps': 'A commander orders only units of his own corps',
  'command.three-orders': 'At most three move orders per game turn to the same unit or group',
  'command.support-move': 'Move into support of a melee: {cp} CP; a move, not a charge',
  'command.lost': 'A corps without commander rolls with value {value} and every unit counts as out of range',
  'command.group':
    'A group is units of one corps, same facing, each joined to the rest; it moves by one order',
  'command.group-joined':
    'Joined: side by side with both front corners of the shared side together, or one behind the other with a front corner of the rear unit on a rear corner of the front unit, edges touching. Corner only, or another facing: not joined',
  'command.group-wide': 'At most {value} units abreast; depth is free',
  'command.group-mix':
    'No foot with mounted, except LI with mounted and elephants with foot. Elephants not with other mounted. Artillery and war wagons may join foot',
  'command.group-ends':
    'A group must be one at the start and at the end of the move, except after a continued charge, an interpenetration, conforming or evading',
  'command.headstrong-bound':
    'For those {cp} CP only enemies count who would bind the unit to charge, none that it is exempt from charging',
  // move
  'move.front-edge':
    'Distance is measured on the front edge; the sum of straight moves and of the costs below may not pass the allowance',
  'move.path':
    'The base may not cross enemies, impassable ground or friends it cannot pass; a wheeling group may overlap friends meanwhile',
  'move.slide': 'A single slide, together with a straight advance of at least 1 UD before or after it',
  'move.slide-how': 'Sideways up to 1 UD, facing kept, before, during or after the advance; it costs nothing',
  'move.slide-limits':
    'One slide per unit and movement phase; not with a turn, an extension or a contraction. The 1 UD advance is not needed when charging or ending in contact',
  'move.wheel': 'Wheel up to 90° in a move, war wagons 45°',
  'move.wheel-extension': 'Not together with an extension',
  'move.turn': 'One quarter- or half-turn in a move',
  'move.column':
    'A group turns from line to column or back by a quarter-turn: the leading unit or rank is fixed, the others fall in behind or beside it, what they gain is not counted; no room in the new front rank: second rank',
  'move.extension': 'Extension or contraction of a group is a manoeuvre',
  'move.extension-cost':
    'Extension: rear units come up beside the front rank; 1 UD + 1 UD for each unit brought up, the rest for a straight advance before or after. Needs two ranks and an allowance over 1 UD',
  'move.contraction':
    'Contraction: the lead units advance at least one base depth, the others slip in behind, on both wings if wanted; only the advance is counted. The lead units may wheel. Needs an allowance over 1 UD',
  'move.contraction-count': 'Each wing tucks in as many units as base depths the lead rank advances',
  'move.table': 'By order nobody leaves the table; bases end wholly on it',
  // zoc
  'zoc.charge': 'A unit in a ZoC may charge the most threatening enemy, and no other',
  'zoc.approach-test':
    "All must hold at the end: angle to that enemy no greater than before; no point of the front edge further from the enemy's front edge than before; no point of it that was inside the ZoC now outside; an advance, prolonged, would meet the enemy's front edge",
  'zoc.extension': 'Extension and contraction are allowed if no unit leaves the ZoC',
  'zoc.entering': 'A move that enters a ZoC goes on under these rules from the entry point',
  'zoc.exit-back-how':
    'The unit first faces the most threatening enemy on the spot if needed; it stops at enemies, impassable ground, the table edge and friends it cannot pass; no contact, no shooting',
  // interpenetration
  'interpenetration.room':
    'The mover must get at least partly beyond. Light movers and lone commanders are carried on just enough to clear; heavy artillery, war wagons and units behind works must be cleared wholly; otherwise the crossed unit is pushed back the minimum. No room: not allowed',
  'interpenetration.burst-once':
    'One loss per sequence however often; then no move or rally, light units included. Not across works',
  // disengage
  'disengage.li': 'LI may when facing foot, elephants, or mounted penalised by terrain',
  'disengage.mounted': 'Mounted except elephants may when facing foot or slower mounted',
  'disengage.all': 'All may when facing artillery, war wagons, or across fortifications or obstacles',
  'disengage.unit': 'A unit or group in melee or melee support, still facing the enemy',
  'disengage.forbidden':
    "Not with an enemy's front on its flank or rear, not with another enemy's ZoC on its flank or rear, not with one of those blockers less than 1 UD directly behind",
  'disengage.slower': 'Slower = lower open allowance; dragoons in melee are foot',
  'disengage.zero': 'Not if the allowance − 1 is 0',
  // charge
  'charge.definition':
    'A charge is a move that brings part of the front edge, be it a corner, into contact with a new enemy. Contact comes only by charge, move to support or pursuit',
  'charge.corner':
    'A corner is enough only if the unit can then conform at least partly. Units already touching do not charge each other, they conform',
  'charge.light-infantry-front':
    'Against heavy troops that destroy LI in the open, its whole front edge must end in the rough or difficult terrain',
  'charge.target':
    'Targets are the first enemies met on the path. No path through enemies; heavy troops may aim past enemy LI in the open, which must evade',
  'charge.range':
    'In range = distance ≤ allowance, and a legal path exists. Wheels and turns eat allowance, a slide does not',
  'charge.opening': 'At the start one slide or one wheel',
  'charge.opening-turn': 'Or a quarter- or half-turn, then if wanted a wheel, no slide',
  'charge.minimum': 'A charge after evaders must go at least {foot} UD, mounted {mounted} UD, if it can',
  'charge.continue':
    'Units of the group neither in contact nor in support may go on straight to their maximum; Headstrong ones must',
  'charge.not-allowed':
    'Not onto an edge where a friend is already in melee or melee support, unless half of a wide front is free; not onto the covered faces of a column; not onto a flank or rear if enemy ZoCs keep it from conforming completely; not by a unit that has moved in this phase',
  'charge.spontaneous': "Spontaneous charge: against an enemy in the unit's own ZoC, without CP",
  'charge.uncontrolled-choice':
    'With the target directly in front at 1 UD or less the player may call it spontaneous: no −1',
  'charge.or-support':
    'Contact with an enemy in melee with a friend is a move to support, never a charge; but a second attacker who takes the free part of a wide front charges and has a first phase',
  'charge.wide-edge':
    'On a front edge 2 UD wide a friend takes what he covers; 1 UD free at a corner may be charged',
  'charge.counter': 'There is no counter-charge: stand or evade',
  'charge.slide-along':
    'Sliding along the flank or rear of an enemy: only if that enemy, or the head of its column, is in melee and the mover charges, pursues or supports; or if the mover began in contact with it; or to charge its most threatening enemy, which alone allows sliding along a front',
  // evade
  'evade.must':
    'LI in the open that heavy troops would contact must evade, unless after conforming it would fight light troops or elephants or stand in support',
  'evade.group':
    'A unit, a group or part of a group may evade if one of its units would be hit; several times in a phase if need be',
  'evade.align': 'An evading unit may wheel to match the direction of the charge',
  'evade.align-cost': 'That wheel costs distance, and the new direction must not be blocked',
  'evade.end-turn': 'LI and LH may half-turn free at the end; Drag too',
  // conform
  'conform.shift-after': 'A shifted heavy unit may not move or rally for the rest of the phase',
  'conform.zoc':
    'A flank or rear attack that enemy ZoCs keep from completing is forbidden, unless another enemy stands between. ZoC comes before conforming',
  'conform.incomplete':
    'Terrain, table edge or friends that cannot be shifted: conform as far as possible, fight all the same, complete it in a later own movement phase',
  'conform.never':
    'War wagons and defenders of works never conform; artillery need not; heavy artillery only by a quarter- or half-turn',
  'conform.rallying': 'A unit that tries to rally does not conform in that phase',
  'conform.resolve-contact':
    'A unit touching enemies without melee or support conforms, leaves or charges another in its movement phase. It is no charge: no first phase',
  // shoot
  'shoot.edge-lh': 'LH shoot over any edge, always at the nearest target',
  'shoot.edge-one': 'One edge and one shot per unit and phase',
  'shoot.priority-front': 'First the nearest target directly in front',
  'shoot.priority-zone': 'Else the nearest target in the zone of fire',
  'shoot.priority-guns':
    'Medium and heavy artillery: so within 4 UD; with nothing there they choose freely beyond',
  'shoot.combine':
    'One resolution per target and phase: one main shooter, the others that could shoot at that same target support',
  // melee
  'melee.pairing':
    'Front-to-front contacts are paired first, longest shared edge first, each unit main in one melee at most; then units without such a pair, touched on flank or rear, with the first that touched and is not yet main elsewhere; all other contacts are tested for support',
  'melee.lasts': 'A melee goes on over the turns until one side routs or disengages',
  'melee.simple-support-where':
    "Front corner on front corner, fronts in line, of a friend that fights on its front; or its flank edge on the flank edge of an enemy engaged on front or rear, facing the same or the opposite way. Its flank on the enemy's rear: no support",
  // pursuit
  'pursuit.must': 'Headstrong and Shock units must pursue, the full 1 UD',
  'pursuit.all': 'A pursuing unit must have routed all its melee opponents',
  'pursuit.move': 'Straight ahead up to 1 UD, ZoC ignored; works may be crossed',
  'pursuit.one': 'Several victors over one enemy: one pursues; one that must, before others',
  'pursuit.supporters': 'Supporters with corners together and the same facing may go along, as far',
  // rally
  'rally.shifted': 'A heavy unit that was shifted or pushed may not try',
  'rally.headstrong':
    'A Headstrong group held for {cp} CP may make one try in that price, each further try 1 CP',
  // commander
  'commander.move': 'Alone he moves {open} UD and turns freely',
  'commander.move-terrain':
    'Terrain other than impassable and all ZoCs mean nothing to him; he may not end in contact with an enemy',
  'commander.attach': 'He attaches to exactly one unit at the end of his move; then he moves with it',
  'commander.included': 'An included commander is part of his unit for the whole game',
  'commander.engage':
    'An attached commander may be engaged before the dice: +1; an included one always is. Only with a main unit',
  'commander.stays-engaged': 'Once engaged he stays so while that melee lasts',
  'commander.moves': 'Alone he makes up to {moves}, near enemies too; never while engaged',
  // square
  'square.when': "An order in movement, not in melee; entering or leaving is the unit's whole move",
  'square.room': 'No room for a square: refused. Leaving it the unit keeps middle and facing',
  // fortification
  'fortification.no-wheel': 'No wheel, and no artillery pivot, behind fortification or obstacle',
  'fortification.stakes':
    'Stakes: planted by a unit that has them, for {cp} CP, at least {ud} UD from every enemy; then fixed in front of its front edge and left behind when it moves',
  // wagon
  'wagon.wheel': 'Wheel 45° at most; quarter- or half-turn 2 UD and difficult',
  'wagon.turn-room':
    'One wagon, or two in a group, may quarter-turn with one wagon shifted 1 UD sideways; line to column and back only with two at most',
  'wagon.group-turn': 'A group that mixes war wagons with others makes no quarter- or half-turn',
  'wagon.battle-ready-when': "Battle-ready = it has not moved in this player's sequence",
  // artillery
  'artillery.pivot':
    'Any artillery may pivot about its centre up to 90°; light and medium may also wheel as others do',
  // elephant
  'elephant.no-disengage': 'Elephants disengage only from artillery, war wagons or across works',
  // terrain
  'terrain.river':
    'River 1 to 2 UD wide, long edge to long edge. 1D6: 1 open, 2–3 rough, 4–5 difficult, 6 impassable. Crossed at right angles, inside it only slides and half-turns (not if dry); no cover; bank +1',
  'terrain.river-angle': 'At right angles to a river: within {degrees}°',
  // deploy
  'deploy.hesitant':
    'Allied or unreliable commander: a natural 1 on the first activation makes the corps hesitant: no move, no shooting, no uncontrolled charge. Reliable on a 6 later (+1 if the commander-in-chief spends exactly 2 CP), or at once if attacked, shot at or with an enemy within 4 UD',
  // camp
  'camp.attacker':
    'Its attacker counts as in melee and does not evade, but may be shot at. Attacked itself, it stops and fights the newcomer, and conforms to it in its next movement phase',
  'camp.loot':
    'Units that took it loot: they stay and do nothing until 4+ on 1D6 before an order; they count as in melee and make no uncontrolled charge',
};
