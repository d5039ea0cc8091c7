/** English words of the interaction: pieces, tasks and proposals. */
import { counted, listed, plusMinus, decimal as written } from '@grognard/rules-kit';
import type { QuestionPhase } from '../table/flow/question.ts';
import type { UnitEdge } from '../table/state/model.ts';
import { forecastWords } from './en-forecast.ts';
import { hints } from './en-hints.ts';
import { taskWords } from './en-tasks.ts';

const oneDigit = (value: number): string => written(Math.round(value * 10) / 10, 'en');
const ud = (value: number): string => `${oneDigit(value)} UD`;
const cp = (count: number): string => `${count} CP`;
const points = (count: number): string => counted(count, 'point');

const pieces = {
  commander: (corps: string) => `Commander (${corps})`,
  cohesion: (left: number, most: number) => `cohesion ${left} of ${most}`,
  lost: (count: number) => `${points(count)} lost, Disordered`,
  square: 'in square',
  stakes: 'stakes planted',
  ready: 'battle-ready',
  fights: (names: readonly string[]) => `in contact with ${listed(names)}`,
  supports: 'supports a melee',
  looting: 'loots the camp',
  heldBy: (names: readonly string[]) => `in the ZoC of ${listed(names)}`,
  withCommander: 'its commander is with it',
  outOfRange: 'out of command range',
  alone: 'on his own',
  joins: (name: string) => `with ${name}`,
  engaged: (name: string) => `fights with ${name}`,
  corpsPoints: (left: string, free: number) => `${left} left${free > 0 ? ', 1 free point' : ''}`,
};

const told = {
  moved: (times: number) => (times === 1 ? 'has moved' : `has moved ${times} times`),
  charged: 'has charged',
  disengaged: 'has disengaged',
  leftZoc: 'has left a ZoC',
  rallied: 'has tried to rally',
  held: 'is held back',
  shot: 'has shot',
  rode: 'has ridden',
  able: { orders: 'no order yet', shooting: 'can still shoot', pursuit: 'may pursue' },
  mustCharge: 'Headstrong: charges at the end unless it is held back',
};

const ofTurn = (words: string) => (turn: number, turns: number) =>
  turns > 0 ? `Turn ${turn} of ${turns}: ${words}` : `Turn ${turn}: ${words}`;
const plain = (words: string) => () => words;

const phases: Readonly<Record<QuestionPhase, (turn: number, turns: number) => string>> = {
  activation: ofTurn('which corps?'),
  orders: ofTurn('orders'),
  shooting: ofTurn('shooting'),
  engagement: ofTurn('commanders in melee'),
  melee: ofTurn('melees'),
  rout: ofTurn('routs'),
  pursuit: ofTurn('pursuit'),
  check: ofTurn('check of the armies'),
  answer: plain('Charged'),
  follow: plain('The enemy has evaded'),
  wing: plain('Headstrong'),
  face: plain('Facing'),
  pursued: plain('Pursued'),
  found: plain('Your ambush is found'),
  near: plain('An enemy near your ambush'),
  initiative: plain('Dice for initiative'),
  role: plain('Attack or defend?'),
  region: plain('Which region?'),
  pieces: plain('Choose terrain'),
  replace: plain('Another piece instead'),
  lay: plain('Lay terrain'),
  adjust: plain('Adjust terrain'),
  camp: plain('Place the camp'),
  works: plain('Lay works'),
  plan: plain('Secret plan'),
  markers: plain('Ambush markers'),
  deploy: plain('Deploy a corps'),
};

const done: Readonly<Record<QuestionPhase, string>> = {
  activation: 'Done',
  orders: 'End this corps’ orders',
  shooting: 'Cease fire',
  engagement: 'Nobody else fights',
  melee: 'Fight the rest',
  rout: 'Done',
  pursuit: 'End pursuit',
  check: 'Done',
  answer: 'Done',
  follow: 'Done',
  wing: 'Done',
  face: 'Done',
  pursued: 'Done',
  found: 'Done',
  near: 'Stay hidden',
  initiative: 'Throw',
  role: 'Done',
  region: 'Done',
  pieces: 'Done',
  replace: 'Done',
  lay: 'Done',
  adjust: 'Leave it',
  camp: 'Done',
  works: 'No more works',
  plan: 'Done',
  markers: 'No more markers',
  deploy: 'Done',
};

const asked = {
  phases,
  done,
  allTheWay: 'All the way',
  activateLast: (corps: string) => `Activate ${corps}`,
  over: 'The battle is over',
  waiting: 'Waiting for the other side',
  looking: (turn: number, turns: number) => (turns > 0 ? `Turn ${turn} of ${turns}` : `Turn ${turn}`),
  ordersOf: (corps: string, left: string, free: number) =>
    `${corps}: ${left} left${free > 0 ? ' and a free point' : ''}.`,
  headstrong: (names: readonly string[]) =>
    names.length === 1
      ? `${listed(names)} is Headstrong and will charge if it can.`
      : `${listed(names)} are Headstrong and will charge if they can.`,
  whichCorps: 'Which corps acts next?',
  notYours: (id: string) => `"${id}" cannot act now`,
  unread: 'not a valid order',
  oneByOne: 'One at a time',
  charged: (who: readonly string[], whom: readonly string[]) =>
    `${listed(who)} ${who.length === 1 ? 'charges' : 'charge'} ${listed(whom)}. Stand or evade?`,
  follows: (who: readonly string[]) =>
    `All targets have evaded. How far ${who.length === 1 ? 'does' : 'do'} ${listed(who)} go on?`,
  wing: (corps: string) => `${corps}: Headstrong units charge now. From which wing?`,
  faces: (who: string) => `${who} has nobody to its front left. Whom does it face?`,
  pursued: (who: string, whom: string) => `${who} pursues into ${whom}. Stand or evade?`,
};

const instruments = {
  centre: (far: string) => `${far} from point to point.`,
  edge: (far: string) => `${far} from edge to edge.`,
  clear: 'Seen.',
  cover: 'Seen, in cover.',
  hidden: 'Not seen.',
  allowance: (ground: string, far: string) => `${ground}: ${far}.`,
  endsAt: (far: string, by: string) => `Straight on ${far}, then: ${by}.`,
  shoots: (weapon: string, far: string) => `${weapon}: ${far}.`,
  noShot: 'It does not shoot.',
  zone: 'Its ZoC reaches 1 UD straight ahead.',
  noZone: 'It has no ZoC now.',
  range: (far: string, light: string) => `Command range ${far}, ${light} for light troops and dragoons.`,
  couldHitIt: (enemies: number) =>
    `${counted(enemies, 'enemy', 'enemies')} could hit it in the next sequence:`,
  itCouldHit: (units: number) =>
    units === 0
      ? 'It could hit nobody in its next sequence.'
      : `It could hit ${counted(units, 'unit')} in its next sequence:`,
  onWhom: (title: string, name: string) => `${title}: ${name}`,
  nobody: 'No enemy could hit it in the next sequence.',
  routCosts: (names: readonly string[]) =>
    names.length === 0
      ? 'If it routs, it shakes nobody behind it.'
      : `If it routs, it costs a point each behind it: ${listed(names)}.`,
};

const edges: Readonly<Record<UnitEdge, string>> = {
  front: 'on the front',
  left: 'in the left flank',
  right: 'in the right flank',
  rear: 'in the rear',
};

export const interactionWords = {
  ud,
  /** A length that is too long, and what it may be. */
  ofMost: (length: number, most: number): string => `${oneDigit(Math.ceil(length * 10) / 10)} of ${ud(most)}`,
  cp,
  ofPoints: (price: number, left: number): string => `${price} of ${cp(left)}`,
  signed: (value: number): string => plusMinus(value),
  listed: (names: readonly string[]): string => listed(names),
  pieces,
  orderText: told,
  prompt: asked,
  hints,
  ...taskWords,
  threats: {
    shoots: (name: string) => `${name}: shoots`,
    charges: (name: string, edge: UnitEdge) => `${name}: charges ${edges[edge]}`,
    worst: 'threatens most',
  },
  instruments,
  edges,
  forecast: forecastWords,
};

export type InteractionWords = typeof interactionWords;
