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
  place: 'Destination',
  march: 'Manoeuvre',
  handles: {
    forward: 'Advance',
    slide: 'Slide',
    'wheel-left': 'Wheel left',
    'wheel-right': 'Wheel right',
    about: 'Half-turn',
    pivot: 'Pivot',
  },
  turn: 'Turn',
  turns: { none: 'None', left: 'Quarter-turn left', right: 'Quarter-turn right', half: 'Half-turn' },
  charge: 'Charge',
  nobody: 'Nobody',
  manner: 'How',
  manners: { charge: 'Charge', spontaneous: 'Spontaneous charge', support: 'Move into support' },
  into: 'Into bad ground',
  act: 'Order',
  acts: {
    none: 'None',
    rally: 'Rally',
    square: 'Form square',
    unsquare: 'Leave square',
    stakes: 'Plant stakes',
    disengage: 'Disengage',
    hold: 'Hold back',
    'leave-back': 'Leave the ZoC straight back',
    'leave-evade': 'Leave the ZoC by evading',
    'leave-ahead': 'Leave the ZoC straight ahead',
  },
  free: 'Free point',
  payWith: { roll: 'Keep it', free: 'Use it' },
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
  move: 'Move',
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
  onDice: 'On the dice',
  rally: 'Rally',
  need: 'To reach on a die',
  bonus: 'Added to it',
  command: 'Command points',
  charge: 'Charge',
  strikes: 'Strikes',
  mayEvade: 'May evade',
  nobodyEvades: 'nobody',
  noLongerMoves: 'stays where it is',
  apart: 'Not joined to the others: an order of its own',
};

const odds = {
  loses: 'the target loses a point',
  rallies: 'it rallies',
  pointsOfOne: (who: string, lost: number) => `${who} loses ${counted(lost, 'point')}`,
  routs: (who: string) => `${who} routs`,
  nothing: 'nobody loses',
  and: (parts: readonly string[]) => parts.join(', '),
  cp: (cp: number, free: number) => `${cp} CP${free > 0 ? ` and ${free} free` : ''}`,
};

const groups = {
  joined: (corps: string, names: readonly string[]) => `${corps}: ${listed(names)}`,
  slowest: 'sets the pace',
  goes: 'could go this far',
};

export const taskWords = { tasks, grounds, notes, odds, groups };
