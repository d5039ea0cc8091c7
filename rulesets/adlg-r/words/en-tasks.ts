/** English words of tasks, their choices, and the notes of proposals. */

import type { Edge } from '@grognard/geometry';
import { counted, listed } from '@grognard/rules-kit';
import type { FieldGround } from '../table/state/battlefield.ts';

const shootEdges: Readonly<Record<Edge, string>> = {
  front: 'Front',
  left: 'Left',
  right: 'Right',
  rear: 'Rear',
};

const tasks = {
  activate: 'Next corps',
  corps: (name: string, least: number, most: number) => `${name}: ${least} to ${most} CP`,
  place: 'Destination',
  march: 'Manoeuvre',
  handles: {
    forward: 'Advance',
    slide: 'Slide',
    'wheel-left': 'Wheel left',
    'wheel-right': 'Wheel right',
    pivot: 'Pivot',
  },
  turn: 'Turn',
  turns: { none: 'None', left: 'Quarter-turn left', right: 'Quarter-turn right', half: 'Half-turn' },
  front: 'Front',
  fronts: {
    none: 'As it is',
    'extend-left': 'Extend left by one',
    'extend-right': 'Extend right by one',
    'contract-left': 'Left wing falls in',
    'contract-right': 'Right wing falls in',
    column: 'Column',
  },
  /** Parts of a move. */
  steps: {
    advance: 'Advance',
    slide: 'Slide',
    wheel: 'Wheel',
    quarter: 'Quarter-turn',
    half: 'Half-turn',
    extend: 'Extension',
    contract: 'Contraction',
    pivot: 'Pivot',
  },
  step: (name: string, counts: string) => `${name} (counts ${counts})`,
  charge: 'Charge',
  nobody: 'Nobody',
  manner: 'How',
  manners: { charge: 'Charge', spontaneous: 'Spontaneous charge', support: 'Move into support' },
  into: 'Into bad ground',
  intos: { yes: 'Go on into it', no: 'Halt before it' },
  act: 'Order',
  acts: {
    none: 'None',
    rally: 'Rally',
    square: 'Form square',
    unsquare: 'Leave square',
    stakes: 'Plant stakes',
    ready: 'Make battle-ready',
    disengage: 'Disengage',
    hold: 'Hold back',
    conform: 'Conform to the enemy',
    'leave-back': 'Leave the ZoC straight back',
    'leave-evade': 'Leave the ZoC by evading',
    'leave-ahead': 'Leave the ZoC straight ahead',
  },
  free: 'Free point',
  payWith: { roll: 'Keep it', free: 'Use it' },
  urge: 'Spur on a hesitant corps',
  urges: (corps: string, price: string) => `${corps}: ${price}`,
  attach: 'Join a unit',
  alone: 'Nobody',
  target: 'Target',
  main: 'Main shooter',
  shootOver: 'Over which edge',
  shootEdges,
  supports: 'In support',
  engage: 'Commander',
  engages: { yes: 'Fights with his unit', no: 'Stays out of it' },
  fight: 'Melee',
  versus: (one: string, other: string) => `${one} against ${other}`,
  pursue: 'Pursuit',
  pursues: { yes: 'Pursue', no: 'Stay' },
  along: 'Go along',
  answer: 'Answer',
  answers: {
    stand: 'Stand',
    evade: 'Evade',
    'evade-turn': 'Evade, then turn back',
    'evade-align': 'Evade along the charge',
    'evade-align-turn': 'Evade along the charge, then turn back',
    counter: 'Charge back',
  },
  follow: (name: string) => `${name} goes on`,
  choose: 'Choice',
  wings: { left: 'Left wing first', right: 'Right wing first' },
};

const grounds: Readonly<Record<FieldGround, string>> = {
  open: 'open ground',
  brush: 'brush',
  field: 'field',
  'enclosed-field': 'enclosed field',
  rough: 'rough ground',
  difficult: 'difficult ground',
  impassable: 'impassable',
};

const notes = {
  order: 'Order',
  price: 'Price',
  free: 'Of it from the free point',
  left: 'Left after it',
  used: 'Used',
  moveNumber: 'Move of this phase',
  ground: 'Worst ground',
  zones: 'Enters the ZoC of',
  shot: 'Shot',
  melee: 'Melee',
  /** Both sides of a melee. */
  sumOf: (name: string) => name,
  range: 'Distance',
  modifier: 'Shooter',
  protection: 'Target',
  rest: 'Still to go',
  need: 'To reach on a die',
  bonus: 'Added to it',
  charge: 'Charge',
  mayEvade: 'May evade',
  nobodyEvades: 'nobody',
};

const odds = {
  hit: 'the target loses a point or more',
  losesMore: (lost: number) => `the target loses ${counted(lost, 'point')}`,
  rallies: (recovered: number) =>
    recovered === 0 ? 'it does not rally' : `it recovers ${counted(recovered, 'point')}`,
  beaten: (who: string) => `${who} loses more`,
  pointsOfOne: (who: string, lost: number) => `${who} loses ${counted(lost, 'point')}`,
  routs: (who: string) => `${who} routs`,
  nothing: 'nobody loses',
  and: (parts: readonly string[]) => parts.join(', '),
  cp: (cp: number, free: number) => `${cp} CP${free > 0 ? ` and ${free} free` : ''}`,
};

const groups = {
  joined: (corps: string, names: readonly string[]) => `${corps}: ${listed(names)}`,
};

export const taskWords = { tasks, grounds, notes, odds, groups };
