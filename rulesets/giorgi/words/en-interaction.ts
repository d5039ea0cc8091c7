/** English words of the interaction: pieces, tasks and proposals. */
import {
  counted,
  listed,
  percentOfShare,
  plusMinus,
  wholePercentOf,
  decimal as written,
} from '@grognard/rules-kit';
import type { Cover, Formation } from '../model.ts';
import type { QuestionPhase } from '../table/flow/question.ts';
import type { Reaction } from '../table/state/commands.ts';
import { forecastWords } from './en-forecast.ts';
import { hints } from './en-hints.ts';
import { calibreNames, coverNames, formationNames, kindNames } from './names.ts';

const cm = (tenths: number): string => `${Math.round(tenths / 10) / 10} cm`;
const percent = (share: number): string => percentOfShare(share, 'en');
const decimal = (value: number): string => written(Math.round(value * 100) / 100, 'en');
const soldiers = (count: number): string => counted(count, 'soldier');
const bases = (count: number): string => counted(count, 'base');

const pieces = {
  general: (side: string) => `General (${side})`,
  aboutGeneral: 'steadies units nearby and fights with the unit he joins',
  ground: 'Terrain',
  aboutGround: 'placed piece by piece by both sides',
  horseGuns: 'horse artillery',
  carbines: 'with carbines',
  second: (count: number, kind: string) => `${bases(count)} of them ${kind}`,
  gunsOf: (calibre: string) => `${calibre} guns`,
  guns: (count: number) => counted(count, 'gun'),
  bases,
  index: (nerve: number) => `reactivity ${nerve}`,
  reserve: 'in reserve',
  off: 'off the table',
  holds: (house: string) => `holds ${house}`,
  left: (men: number, count: number) => `${soldiers(men)} on ${bases(count)}`,
  rungs: { 1: 'shaken', 2: 'shaken, has fallen back', 3: 'routing' },
  unmanned: 'guns unmanned',
  fights: (names: readonly string[]) => `in contact with ${listed(names)}`,
  spent: 'loses its next move',
  formUp: 'must reform first',
  rests: 'must rest before it charges again',
  withGeneral: 'the general is with it',
  joins: (name: string) => `with ${name}`,
  helped: 'has helped this player turn',
};

const told = {
  quiet: 'has rallied or reformed',
  fired: 'has fired',
  moved: 'has moved',
  charged: 'has charged',
  able: {
    start: 'can rally or reform',
    guns: 'can still fire',
    'small-arms': 'can still fire',
    move: 'can still move',
  },
  attacks: (whom: string | null) => (whom === null ? 'attacks straight on' : `attacks ${whom}`),
};

const plain = (words: string) => () => words;
const ofTurn = (words: string) => (turn: number, turns: number) => `Turn ${turn} of ${turns}: ${words}`;

const phases: Readonly<Record<QuestionPhase, (turn: number, turns: number) => string>> = {
  roll: plain('First turn'),
  terrain: plain('Place terrain'),
  edge: plain('Choose your edge'),
  deploy: plain('Deployment'),
  start: ofTurn('rally and reform'),
  guns: ofTurn('gun fire'),
  'small-arms': ofTurn('small-arms fire'),
  move: ofTurn('movement and attacks'),
  melee: ofTurn('melees'),
  breaking: ofTurn('breaking point'),
  reaction: plain('Under attack'),
  end: plain('Remove a base'),
  value: plain('Choose the fighting value'),
  occupy: plain('House captured'),
  advance: plain('Melee won'),
  breakthrough: plain('Breakthrough'),
};

const done: Readonly<Record<QuestionPhase, string>> = {
  roll: 'Roll',
  terrain: 'Finish terrain',
  edge: 'Done',
  deploy: 'Finish deployment',
  start: 'Go to gun fire',
  guns: 'Cease fire',
  'small-arms': 'Cease fire',
  move: 'End movement',
  melee: 'Done',
  breaking: 'Done',
  reaction: 'Finish reactions',
  end: 'Done',
  value: 'Done',
  occupy: 'Done',
  advance: 'Done',
  breakthrough: 'Stay',
};

const asked = {
  phases,
  done,
  over: 'The battle is over',
  waiting: 'Waiting for the other side',
  looking: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  notYours: (id: string) => `"${id}" cannot act now`,
  unread: 'not a valid order',
  oneByOne: 'Order units one at a time',
  attacked: (who: string, whom: string) => `${who} attacks ${whom}. How do you react?`,
  comesOn: (who: string) => `${who} keeps coming straight on. How do you react?`,
  mayAdvance: (who: string) => `${who} has won and may advance.`,
  brokeThrough: (who: string) => `${who} has broken through and may move once more.`,
  whoseValue: (who: string) => `${who} is a mixed unit. Which kind fights, and takes losses first?`,
  whichEnd: (who: string) => `${who} loses a base. From which end?`,
  houseWon: (house: string) => `${house} is captured. Who goes in?`,
};

const tasks = {
  place: 'Destination',
  way: 'Path',
  march: 'Manoeuvre',
  handles: {
    forward: 'Forward',
    slide: 'Sidestep',
    'wheel-left': 'Wheel left',
    'wheel-right': 'Wheel right',
    about: 'About-face',
  },
  attack: 'Attack',
  nobody: 'Nobody',
  manner: 'Against open order',
  manners: { 'pressed-home': 'Press home', 'pass-through': 'Strike in passing' },
  formation: 'Formation',
  keepTogether: 'Slower units',
  keepTogethers: { yes: 'All halt with the slowest', no: 'Each goes as far as it can' },
  again: 'As last turn',
  lastTurn: 'Repeat',
  formWhen: 'Change formation',
  formTimes: { first: 'Before moving', last: 'After moving' },
  files: 'Bases abreast',
  gap: 'Gap between bases',
  enter: 'Enter',
  noHouse: 'No house',
  leave: 'Leave by',
  walls: ['Front wall', 'Right wall', 'Rear wall', 'Left wall'],
  house: 'House',
  facing: 'Facing',
  shot: 'Ammunition',
  shots: { 'small-arms': 'Musketry', round: 'Round shot', canister: 'Canister', shell: 'Shell' },
  target: 'Target',
  rod: 'Firing rod',
  rodEnd: 'Rod direction',
  face: 'Square face',
  anyFace: 'Any',
  faces: ['Front', 'Right', 'Rear', 'Left'],
  piece: 'Gun',
  anyPiece: 'Best',
  pieceNumber: (n: number) => `Gun ${n}`,
  bases: 'Firing bases',
  baseNumber: (n: number) => `Base ${n}`,
  answer: 'Reaction',
  attach: 'Join unit',
  alone: 'No unit',
  nerve: 'Morale',
  rally: 'Try to rally',
  reform: 'Reform',
  groundPiece: 'Terrain piece',
  edge: 'Your edge',
  edges: { south: 'Near edge', north: 'Far edge' },
  advance: 'Advance',
  stay: 'Stay',
  goesIn: (name: string) => `${name} goes in`,
  nobodyGoesIn: 'Nobody goes in',
  leftEnd: 'The left end',
  rightEnd: 'The right end',
  questions: {
    advance: 'After the melee',
    occupy: 'House',
    value: 'Fighting value',
    end: 'Remove a base from',
  },
  fight: 'Next melee',
  versus: (one: readonly string[], other: readonly string[]) => `${listed(one)} against ${listed(other)}`,
};

const answers: Readonly<Record<Reaction, string>> & {
  readonly formAs: (formation: string) => string;
  readonly with: (answer: string, shot: string) => string;
} = {
  fire: 'Fire',
  flee: 'Flee',
  'fire-and-flee': 'Fire, then flee',
  'fall-back': 'Fall back',
  'counter-attack': 'Counter-attack',
  support: 'Support',
  form: 'Form',
  stand: 'Stand',
  formAs: (formation: string) => `Form ${formation}`,
  with: (answer: string, shot: string) => `${answer}: ${shot.toLowerCase()}`,
};

const odds = {
  anyFalls: 'at least one loss',
  attackWins: 'defender gives way',
  passes: 'passes its test',
  getsAway: 'escapes',
  comesToGrips: 'reaches the enemy',
  firesWith: (answer: string, chance: string, mean: string, test: string) =>
    `${answer} (${chance}, ${mean} losses on average, ${test} to force a test)`,
  firesAfter: (way: string, chance: string, mean: string, test: string) =>
    `after ${way}: ${chance} for at least one loss, ${mean} on average, ${test} to force a test`,
};

const sums = {
  range: 'Range',
  dice: 'Dice',
  killOn: 'Kills on',
  saveOn: 'Saved on',
  /** A number that the throw may not exceed. */
  atMost: (number: number): string => `${number} or less`,
  noSave: 'no save',
  mean: 'Average losses',
  attack: 'Attack',
  defence: 'Defence',
  column: 'Chart column',
  index: 'Reactivity',
  points: 'Points',
  noDice: 'Without dice',
  pressedHome: 'each company struck loses its soldiers',
  struck: (companies: number, killed: number, left: number) =>
    `${counted(companies, 'company', 'companies')} struck, ${soldiers(killed)} lost, ${left} left`,
  test: 'Test: needs',
  needAway: 'Distance to escape',
  needContact: 'Distance to contact',
};

const notes = {
  move: 'Move',
  effort: 'Movement used',
  changes: 'Changing formation',
  formation: 'At the end',
  drawsFire: 'Draws fire from',
  rate: (how: string, length: string) => `${how}, ${length} a move`,
  underFire: 'Draws fire on its way: dice are rolled, so it moves after the others, on its own',
  noMoveBefore: 'No move last turn',
  notAgain: 'Not repeated: last turn it attacked, or went into or out of a house',
  attack: 'Attack',
  run: 'Straight run',
  charge: 'Charge',
  charges: 'Yes',
  noCharge: (least: string) => `No (needs ${least} straight, rested)`,
  strikes: 'Hits',
  answers: 'May react',
  nobody: 'Nobody',
  noAnswer: 'no reaction',
  melee: 'Melee',
  ifItStands: 'If it stands',
  shot: 'Shot',
  test: 'Test',
};

/** Effects of terrain on a move, by the rule that prices it. */
const groundBy: Readonly<Record<string, string>> = {
  'terrain.woods-rate': 'woods',
  'terrain.woods-forbidden': 'woods',
  'terrain.rates': 'slow ground',
  'terrain.road': 'road',
  'terrain.river': 'river',
  'building.walls': 'a house',
};

const lines: Readonly<Record<'none' | 'friends' | 'terrain', string>> = {
  none: 'Clear line of fire.',
  friends: 'Friends are in the way.',
  terrain: 'Terrain is in the way.',
};

const covers = Object.fromEntries(
  Object.entries(coverNames).map(([cover, words]) => [cover, `It stands ${words}.`]),
) as Readonly<Record<Cover, string>>;

const instruments = {
  centre: (length: string) => `${length} centre to centre.`,
  edge: (length: string) => `${length} edge to edge.`,
  lines,
  covers,
  higher: 'It stands higher.',
  lower: 'It stands lower.',
  struck: (name: string, chance: string) => `${name}: ${chance} for at least one loss.`,
  nobodyStruck: 'The rod hits nobody.',
  range: (weapon: string, length: string) => `${weapon}: ${length}.`,
  noFire: 'It has nothing to fire.',
  zone: 'It fires at enemies that cross its control zone.',
  noZone: 'It has no control zone.',
  goes: (formation: string, length: string) => `${formation}: ${length}.`,
  goesAfter: (formation: string, length: string, after: string) =>
    `${formation}: ${length}, after forming ${after}.`,
  couldHitIt: (enemies: number) =>
    `${counted(enemies, 'enemy', 'enemies')} could hit it in the next player turn:`,
  itCouldHit: (units: number) =>
    units === 0
      ? 'It could hit nobody in its next player turn.'
      : `It could hit ${counted(units, 'unit')} in its next player turn:`,
  onWhom: (title: string, name: string) => `${title} at ${name}`,
  nobody: 'No enemy could hit it in the next player turn.',
};

const quarters: Readonly<Record<'front' | 'flank' | 'rear' | 'none' | 'house', string>> = {
  front: 'on the front',
  flank: 'in the flank',
  rear: 'in the rear',
  none: 'all-round defence',
  house: 'at the walls',
};

export const interactionWords = {
  cm,
  /** A length that is too long, and what it may be. */
  ofMost: (length: number, most: number): string => `${Math.ceil(length / 10) / 10} of ${cm(most)}`,
  percent,
  /** A part of a move. */
  partOfMove: (share: number): string => wholePercentOf(share, 'en'),
  decimal,
  signed: (value: number): string => plusMinus(value),
  formation: (formation: Formation | 'gunners'): string =>
    formation === 'gunners' ? 'on foot' : formationNames[formation],
  kinds: kindNames,
  arms: { foot: 'infantry', horse: 'cavalry', artillery: 'artillery' },
  calibres: calibreNames,
  pieces,
  orderText: told,
  prompt: asked,
  hints,
  tasks,
  answers,
  odds,
  sums,
  notes,
  ground: {
    open: 'open ground',
    hard: 'slow ground',
    barred: 'impassable',
    by: groundBy,
    price: (factor: number) => (factor === 0.5 ? 'half speed (× 0.5)' : `× ${decimal(factor)}`),
  },
  rod: { near: 'near', middle: 'middle', far: 'far' },
  threats: {
    fires: (name: string, shot: keyof typeof tasks.shots) => `${name}: ${tasks.shots[shot].toLowerCase()}`,
    attacks: (name: string) => `${name}: attack`,
  },
  instruments,
  quarters,
  forecast: forecastWords,
};

export type InteractionWords = typeof interactionWords;
