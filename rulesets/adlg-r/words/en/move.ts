/** English sentences of the rules of chapter move, by rule id. */
export const move: Readonly<Record<string, string>> = {
  'move.li': 'LI: open {open}, rough {rough}, difficult {difficult} UD',
  'move.mi': 'MI, and Drag inside {near} UD of an enemy: {open}, {rough}, {difficult}',
  'move.lmi': 'LMI moves as MI',
  'move.hi': 'HI: {open}, {rough}, {difficult}',
  'move.hi-far': 'HI in open terrain: {open} if the move starts more than {far} UD from every enemy',
  'move.levy': 'Levy moves as HI, which it is',
  'move.lh': 'LH: {open}, {rough}, {difficult}',
  'move.kn': 'Gendarmes: {open}, {rough}, {difficult}',
  'move.cv': 'Cv, and Drag outside {near} UD of every enemy: {open}, {rough}, {difficult}',
  'move.drag-edge': 'At exactly {near} UD dragoons use the cavalry row',
  'move.mobile': 'Mobile artillery is light and medium artillery',
  'move.road': 'Along a road: the open allowance + {value} UD',
  'move.road-whole':
    'The whole move must be on the road; then the terrain it crosses does not matter. The +{value} may be left out',
  'move.worst':
    'Several terrains in one move: the lowest allowance. Touching with any part of the base, at the start, on the way or at the end, counts',
  'move.ahead': 'Otherwise movement is straight ahead; backwards only to disengage or to leave a ZoC',
  'move.wheel-cost': 'A wheel of 90° counts 1.5 UD',
  'move.wheel-part': 'A smaller wheel costs in proportion: angle ÷ 60 UD for a single unit, however wide',
  'move.wheel-group': 'A group n units abreast in its widest rank: n × angle ÷ 60 UD',
  'move.wheel-pivot':
    'About one front corner, in a group that of the widest rank; the opposite front corner is the one measured. Several wheels are allowed up to the same total',
  'move.turn-cost': 'It costs 1 UD; 2 UD for Unmanoeuvrable units, war wagons and Deep Order',
  'move.turn-free': 'The first quarter- or half-turn of LI, Drag and LH is free',
  'move.turn-second':
    'LI, Drag and LH may make a second turn in the same move for 1 UD; the free one is at the start or the end of the move',
  'move.half-turn': 'Half-turn: 180° on the spot, same ground',
  'move.quarter-turn': 'Quarter-turn: the new front edge lies on the line of the old side edge',
  'move.quarter-anchor':
    'The old front corner on that side stays where it is; the base is laid out from it, width along the old side line towards the rear, depth inwards',
  'move.extension-melee':
    'Allowed with part of the front in melee; friends in the way are passed as in interpenetration',
  'move.multiple-enemy': 'Enemy means units, camps and ambush markers, not a lone commander',
  'move.multiple-order': 'Each move is an order of its own, paid anew',
  'move.third-commander': 'Present = the corps commander is with the unit or group in all three moves',
  'move.third-difficult': 'A third move is difficult except for LI, LH, Drag and Cv',
  'move.exit-difficult': 'Leaving a ZoC is difficult except for units able to evade',
  'move.unmanoeuvrable-turn':
    'For Unmanoeuvrable units every move with a quarter- or half-turn is difficult, even into contact',
  'move.deep-turn':
    'For war wagons, Tercio, Keil and Colunela too every move with a quarter- or half-turn is difficult',
  'move.unmanoeuvrable-front':
    'For Unmanoeuvrable units every extension or contraction is difficult, even into contact',
  'move.unmanoeuvrable-short':
    'For them a move shorter than the full allowance is difficult unless it ends in contact',
  'move.unmanoeuvrable-easy': 'A full-length move with a wheel or slide is easy',
  'move.too-short':
    'Without allowance enough a difficult manoeuvre may still be made; the unit becomes Disordered',
  'move.column-how':
    "Quarter-turn of a block: the file on the side turned to becomes the front rank, further files the next ranks; the block's old front corner on that side stays",
  'move.road-how':
    'On a road: one unit abreast, the middles of its front and rear edge on the road all the way',
};
