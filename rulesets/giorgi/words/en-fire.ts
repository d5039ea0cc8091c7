/** English words of the chapters unit to save, by rule. Numbers of the rules are in braces. */
export const fireWords: Readonly<Record<string, string>> = {
  // unit
  'unit.kinds': 'Foot: line, grenadier, light. Horse: light, medium, heavy. Artillery: guns, howitzers',
  'unit.kinds-more': 'Also militia, and elite light infantry with rifles',
  'unit.guard': 'Guard foot is a grenadier in fire and melee, with a higher index',
  'unit.soldier': 'Losses are counted in soldiers: one man on foot, one rider or one gunner',
  'unit.base': 'Base and company are one and the same',
  'unit.light-base': 'A light company has 2 or 3 soldiers',
  'unit.light-base-size': 'Light companies start with {value} soldiers',
  'unit.foot-base': 'Every other foot base has 3 soldiers',
  'unit.horse-base': 'A horse base is 1 trooper',
  'unit.horse-strength': 'A cavalry unit is usually 6 troopers',
  'unit.strength':
    'Bases at the start: line {line}, militia {militia}, grenadiers {grenadier}, guard {guard}, light {light}, rifles {rifle}, horse {horse}. Allowed 1 to 12',
  'unit.battery': 'A battery is one unit and fires as one',
  'unit.battery-strength':
    'A battery has {guns} guns or {howitzers} howitzers with {crew} gunners each; a piece is out when its gunners are gone',
  'unit.horse-battery':
    'A battery is foot artillery unless the scenario makes it horse artillery; only its move differs',
  'unit.loss': 'Each kill takes one soldier from the unit',
  'unit.bases-left':
    'Bases left = soldiers left ÷ soldiers per base, rounded up: losses empty one base at a time',
  'unit.base-removed':
    'The owner takes an emptied base from an end of the rank, in column or square from the rear, so that no gap opens',
  'unit.understaffed': 'Understaffed = fewer than {bases} bases left',
  'unit.understaffed-who': 'Infantry and cavalry can be understaffed, artillery cannot',
  'unit.gone': 'A unit without soldiers is removed and counts as destroyed',
  'unit.horse-classes': 'Cuirassiers are heavy, lancers and dragoons medium',
  'unit.hussars': 'Hussars and chasseurs are light',
  'unit.scale': '1 mm on the table is 1 m',
  'unit.base-size':
    'Footprint, width × depth in mm: foot {foot}, trooper {trooper}, gun {gun}, limbered gun {limbered}',
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
    'Line: one rank. Column: {columnWidth} bases wide. Square: equal faces, no flank. Open order: gaps of up to {openGapCm} cm between bases',
  'formation.change-cost':
    'A change of formation costs {cost}, on the middle of the front; what is left is that share of the rate of the formation moved in',
  'formation.limber-cost': 'Limbering or unlimbering costs {cost}',
  'formation.square-who': 'Only foot outside woods and buildings forms square',
  'formation.facing':
    "Lines along the front edge and the rear edge of a unit, drawn on both ways: ahead of the first is its front, behind the second its rear, between them its flank. An attack counts from where most of the attacker's front edge is when its last straight run begins, a shot from where it starts",
  // move
  'move.by-formation': 'The rate depends on the formation held',
  'move.infantry-column': 'Foot in column: {value} cm',
  'move.infantry-open': 'Foot in open order: {value} cm',
  'move.infantry-line': 'Foot in line: {value} cm',
  'move.infantry-square': 'Foot in square: {value} cm',
  'move.heavy-cavalry': 'Heavy cavalry: {value} cm',
  'move.medium-cavalry': 'Medium cavalry: {value} cm',
  'move.light-cavalry': 'Light cavalry: {value} cm',
  'move.horse-formations': 'Horse has the rate of its class in every formation',
  'move.foot-guns': 'Foot artillery: limbered {value} cm, manhandled {manhandled} cm',
  'move.horse-guns': 'Horse artillery: limbered {value} cm, manhandled {manhandled} cm',
  'move.general': 'General: {value} cm',
  'move.half': '"Half a move" is half the rate of the formation held',
  'move.wheel': 'A wheel is measured on the outer corner',
  'move.manoeuvre':
    'About-face: {aboutFace}. Sidestep of up to {sidestepCm} cm: {sidestep}. Backwards: at {backward} the rate',
  'move.through-friends':
    'Units in open order pass through friends and are passed through; formed units are not',
  'move.enemy-gap': 'Without attacking, a unit keeps {value} cm from every enemy',
  'move.spent': 'A unit that broke through has no move in its next player turn',
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
  'terrain.woods-rate': 'Woods leave {share} of the move',
  'terrain.rates':
    'What is left of the rate, for the part of the move affected: stream {stream}, plough {plough}, uphill {uphill}, hedge {hedge}, low wall {lowWall}, high wall {highWall}',
  'terrain.road': 'Column or limbered, wholly on a road: rate × {value}, not into contact',
  'terrain.river': 'Rivers are crossed by bridge or ford only',
  // fire
  'fire.kill-roll': 'Each die at or under the kill number hits one soldier, who dies unless saved',
  'fire.line-dice': 'Line: 1 die for each two adjacent bases',
  'fire.line-kill': 'Line kills on {span}',
  'fire.adjacent': 'Only bases standing side by side make a pair',
  'fire.odd-base': 'A base left over adds nothing',
  'fire.light-dice': 'Light infantry: 1 die for each company',
  'fire.light-kill': 'Light infantry kills on {span}',
  'fire.rifle-dice': 'Rifles: 1 die for each company',
  'fire.rifle-kill': 'Rifles kill on {span}',
  'fire.grenadier-dice': 'Grenadiers: as line',
  'fire.grenadier-kill': 'Grenadiers kill on {span}',
  'fire.guard-dice': 'Guard: as line',
  'fire.guard-kill': 'Guard kills on {span}',
  'fire.militia-dice': 'Militia: as line',
  'fire.militia-kill': 'Militia kills on {span}',
  'fire.carbine-dice': 'Carbines: 1 die for each two troopers',
  'fire.carbine-kill': 'Carbines kill on {span}',
  'fire.line-range': 'Line: {value} cm',
  'fire.foot-range': 'Grenadiers {grenadier} cm, guard {guard} cm, militia {militia} cm',
  'fire.light-range': 'Light infantry: {value} cm',
  'fire.rifle-range': 'Rifles: {value} cm',
  'fire.carbine-range': 'Carbines: {value} cm',
  'fire.measure':
    'From the nearest point of the firing bases to the nearest point of the target; at the range is in range',
  'fire.bear':
    'A base bears if some of the target is in its arc and range and nothing masks it; only bases that bear count',
  'fire.front-rank': 'Only bases in the first rank fire; so a column fires with its front row',
  'fire.arc-round': 'Light infantry in open order and carbines fire all round',
  'fire.square-face':
    'A square, of any foot, fires {dice} from each face, straight out; each face has a target of its own',
  'fire.one-target': 'A unit fires at one target per phase, once, and chooses it freely',
  'fire.at-once': 'Shots are worked out one by one, losses come off at once',
  // artillery
  'artillery.shots': 'Three ways: round shot at zero elevation, canister, howitzer shell',
  'artillery.one-shot': 'One shot per battery and fire phase',
  'artillery.rod':
    'A rod per calibre, as long as the range, laid along the shot and marked: first bounce, canister, near, middle, far',
  'artillery.round-dice': 'Round shot: 1 die for each soldier the rod crosses',
  'artillery.sector-near': 'Near sector: kills on {span}',
  'artillery.sector-middle': 'Middle sector: kills on {span}',
  'artillery.sector-far': 'Far sector: kills on {span}',
  'artillery.square-dice':
    'Round shot at a square: {value} dice, whatever the rod crosses; kill number by sector',
  'artillery.square-rod':
    'The rod must cross the square all the same, inside the arc and free of friends: without a rod through its target there is no round shot',
  'artillery.two-sectors': 'A unit lying in two sectors counts wholly in the nearer',
  'artillery.several-units':
    'Every unit under the rod is hit, each with its own soldiers and sector, nearest first',
  'artillery.first-bounce':
    'The first-bounce and canister marks lie before the near mark; round shot there kills as in the near sector',
  'artillery.enfilade':
    'A column taken from the flank: twice the round-shot dice. Only a column, only round shot, not a square',
  'artillery.depth':
    'Soldiers under the rod where figures cannot be counted: line from the front {lineFront}, column {columnPerBase} per base crossed (depth from the front, width from the flank), line from the flank {lineFlankPerBase} per base, deployed guns {guns}, limbered guns {limbered}, garrison {garrison}',
  'artillery.rods':
    'Canister, near, middle and far reach, in cm: 4 lb {lb4}, 6 lb {lb6}, 8 and 9 lb {lb8}, 12 lb {lb12}; a mark belongs to the nearer sector',
  'artillery.rod-from':
    'The rod starts at the muzzle of one manned gun of the battery, whichever its owner likes',
  'artillery.canister-dice': 'Canister: {value} dice',
  'artillery.canister-kill': 'Canister kills on {span}',
  'artillery.canister-open': 'Canister may be fired at open order',
  'artillery.howitzer-dice': 'Howitzer: {value} dice',
  'artillery.howitzer-kill': 'Howitzer kills on {span}',
  'artillery.howitzer-arc': 'Howitzers fire in a high arc: hills, woods, buildings do not stop the shot',
  'artillery.howitzer-friends': 'Friends do not stop the shot of a howitzer',
  'artillery.howitzer-saves':
    'Against shell, cover (buildings and walls too) and height give no save; open order, deployed guns and the cavalry rows still do',
  'artillery.howitzer-canister': 'Howitzers have no canister, so no reaction fire',
  'artillery.light-cover':
    'Light cover may be fired at with round shot or canister; the target has its usual save',
  'artillery.half-battery': 'Half or more of the guns lost: {value} to the kill number of every shot',
  'artillery.abandoned':
    'Gunners who flee leave their guns; an enemy that touches unmanned guns takes them out of play; gunners who got away or rallied may walk back to them, as foot in column',
  'artillery.no-guns':
    'A battery that has lost all its guns counts as destroyed; gunners still running are taken off when they would rally',
  // save
  'save.roll':
    'A unit in cover or a favourable state rolls one die for each soldier hit; at or under the save number he lives',
  'save.once': 'Only one save die per hit, ever',
  'save.best':
    'Rows are exclusive: of all that apply the highest counts, nothing adds up; of equal rows the first of the list is named',
  'save.open-heavy': 'Foot in open order behind a low or high wall: {span}',
  'save.guns-heavy': 'Deployed artillery behind a low or high wall: {span}',
  'save.high-wall': 'Behind high heavy cover: {span}',
  'save.building': 'Garrison of a building, as behind heavy cover: {span}',
  'save.woods': 'Inside woods: {span}',
  'save.open-light': 'Foot in open order in light cover or at a wood edge: {span}',
  'save.guns-light': 'Deployed artillery in light cover: {span}',
  'save.low-wall': 'Behind low heavy cover: {span}',
  'save.open-order': 'Foot in open order, against canister: {span}',
  'save.open-order-all': 'Foot in open order, against every other fire: {span}',
  'save.guns-deployed': 'Deployed artillery: {span}',
  'save.cavalry-canister': 'Cavalry under canister: {span}',
  'save.cavalry-charging': 'Cavalry while charging, against any fire: {span}',
  'save.cavalry-open-order': 'Cavalry in open order: {span}',
  'save.light': 'In light cover or at a wood edge: {span}',
  'save.higher': 'On a higher contour than the firer: {span}',
  'save.none': 'No row applies: no save die',
  'save.garrison-order': 'Inside woods or a building the formation gives no row of its own',
};
