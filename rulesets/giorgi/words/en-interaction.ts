/** English words of the interaction: pieces, tasks and proposals. */
import { counted, listed, plusMinus, decimal as written } from '@grognard/rules-kit';
import type { Cover, Formation } from '../model.ts';
import type { QuestionPhase } from '../table/flow/question.ts';
import type { Reaction } from '../table/state/commands.ts';
import { hints } from './en-hints.ts';
import { calibreNames, coverNames, formationNames, kindNames } from './names.ts';

const cm = (tenths: number): string => `${Math.round(tenths / 10) / 10} cm`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const decimal = (value: number): string => written(Math.round(value * 100) / 100, 'en');
const soldiers = (count: number): string => counted(count, 'soldier');
const bases = (count: number): string => counted(count, 'base');

const pieces = {
  general: (side: string) => `General (${side})`,
  aboutGeneral: 'steadies those who are near, and fights with those he joins',
  ground: 'The ground',
  aboutGround: 'laid piece by piece by both sides',
  horseGuns: 'horse artillery',
  carbines: 'with carbines',
  second: (count: number, kind: string) => `${bases(count)} of them ${kind}`,
  guns: (count: number) => counted(count, 'piece'),
  bases,
  index: (nerve: number) => `index ${nerve}`,
  reserve: 'not yet on the table',
  off: 'off the table',
  holds: (house: string) => `holds ${house}`,
  left: (men: number, count: number) => `${soldiers(men)} on ${bases(count)}`,
  rungs: { 1: 'shaken', 2: 'shaken, has given ground', 3: 'routing' },
  unmanned: 'its guns stand unmanned',
  fights: (names: readonly string[]) => `in contact with ${listed(names)}`,
  spent: 'its next move is spent',
  formUp: 'must form up first',
  rests: 'must rest before it charges again',
  withGeneral: 'the general is with it',
  joins: (name: string) => `with ${name}`,
  helped: 'has helped in this player turn',
};

const told = {
  quiet: 'has rallied or reformed',
  fired: 'has fired',
  moved: 'has moved',
  charged: 'has charged',
};

const plain = (words: string) => () => words;
const ofTurn = (words: string) => (turn: number, turns: number) => `Turn ${turn} of ${turns}: ${words}`;

const phases: Readonly<Record<QuestionPhase, (turn: number, turns: number) => string>> = {
  roll: plain('Who goes first'),
  terrain: plain('Lay a piece of ground'),
  edge: plain('Choose an edge'),
  deploy: plain('Setting up'),
  start: ofTurn('rally and reform'),
  guns: ofTurn('gun fire'),
  'small-arms': ofTurn('small-arms fire'),
  move: ofTurn('movement and attacks'),
  melee: ofTurn('melees'),
  breaking: ofTurn('breaking point'),
  reaction: plain('Under attack'),
  end: plain('A base comes off'),
  value: plain('Whose value counts'),
  occupy: plain('A house is won'),
  advance: plain('A melee is won'),
  breakthrough: plain('Through the enemy'),
};

const done: Readonly<Record<QuestionPhase, string>> = {
  roll: 'Throw the dice',
  terrain: 'No more ground',
  edge: 'Done',
  deploy: 'Done',
  start: 'On to gun fire',
  guns: 'Cease fire',
  'small-arms': 'Cease fire',
  move: 'End movement',
  melee: 'Done',
  breaking: 'Done',
  reaction: 'That is our answer',
  end: 'Done',
  value: 'Done',
  occupy: 'Done',
  advance: 'Done',
  breakthrough: 'Stay here',
};

const asked = {
  phases,
  done,
  over: 'The battle is over',
  waiting: 'The other side is asked',
  looking: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  notYours: (id: string) => `nothing can be told to "${id}" now`,
  unread: 'this is no order',
  oneByOne: 'units are told something one at a time',
  attacked: (who: string, whom: string) => `${who} attacks ${whom}. Who answers, and how?`,
  comesOn: (who: string) => `${who} comes straight on. Who answers, and how?`,
  mayAdvance: (who: string) => `${who} has won and may advance.`,
  brokeThrough: (who: string) => `${who} has broken through and may move once more.`,
  whoseValue: (who: string) => `${who} is of two kinds. Whose value counts, and who loses first?`,
  whichEnd: (who: string) => `${who} loses a base. From which end?`,
  houseWon: (house: string) => `${house} is won. Who goes in?`,
};

const tasks = {
  place: 'Where to',
  way: 'Way',
  march: 'By hand',
  handles: {
    forward: 'Forward',
    slide: 'Sidestep',
    'wheel-left': 'Wheel left',
    'wheel-right': 'Wheel right',
    about: 'About-face',
  },
  attack: 'Attack',
  nobody: 'Nobody',
  manner: 'Against loose troops',
  manners: { 'pressed-home': 'Press home', 'pass-through': 'Strike in passing' },
  formation: 'Formation',
  formWhen: 'When it forms',
  formTimes: { first: 'Before it goes', last: 'When it is there' },
  files: 'Bases abreast',
  gap: 'Between bases',
  enter: 'Go into',
  noHouse: 'No house',
  leave: 'Come out by',
  walls: ['The front wall', 'The right wall', 'The rear wall', 'The left wall'],
  house: 'In a house',
  facing: 'Facing',
  shot: 'What is fired',
  shots: { 'small-arms': 'Musketry', round: 'Round shot', canister: 'Canister', shell: 'Shell' },
  target: 'At whom',
  rod: 'The rod',
  rodEnd: 'End of the rod',
  face: 'Face of the square',
  anyFace: 'Any that can',
  faces: ['Front', 'Right', 'Rear', 'Left'],
  piece: 'From which piece',
  anyPiece: 'The best',
  pieceNumber: (n: number) => `Piece ${n}`,
  bases: 'Which bases fire',
  baseNumber: (n: number) => `Base ${n}`,
  answer: 'Answer',
  attach: 'Join',
  alone: 'Nobody',
  nerve: 'Nerve',
  rally: 'Try to rally',
  reform: 'Reform',
  groundPiece: 'Piece of ground',
  edge: 'Our edge',
  edges: { south: 'The near edge', north: 'The far edge' },
  advance: 'Advance',
  stay: 'Stay',
  goesIn: (name: string) => `${name} goes in`,
  nobodyGoesIn: 'Nobody goes in',
  leftEnd: 'From the left',
  rightEnd: 'From the right',
  questions: {
    advance: 'After the melee',
    occupy: 'The house',
    value: 'Whose value counts',
    end: 'Where a base comes off',
  },
  fight: 'Which melee is fought',
  versus: (one: readonly string[], other: readonly string[]) => `${listed(one)} against ${listed(other)}`,
};

const answers: Readonly<Record<Reaction, string>> & {
  readonly formAs: (formation: string) => string;
  readonly with: (answer: string, shot: string) => string;
} = {
  fire: 'Fire',
  flee: 'Flee',
  'fire-and-flee': 'Fire and flee',
  'fall-back': 'Fall back',
  'counter-attack': 'Counter-attack',
  support: 'Come to help',
  form: 'Form',
  stand: 'Stand',
  formAs: (formation: string) => `Form ${formation}`,
  with: (answer: string, shot: string) => `${answer}: ${shot.toLowerCase()}`,
};

const odds = {
  anyFalls: 'somebody falls',
  attackWins: 'the defender gives way',
  passes: 'passes its test',
  getsAway: 'gets away',
  comesToGrips: 'reaches the enemy',
  firesWith: (answer: string, chance: string, mean: string, test: string) =>
    `${answer} (${chance}, ${mean} on average, ${test} that it must test)`,
  firesAfter: (way: string, chance: string, mean: string, test: string) =>
    `after ${way}: ${chance} that somebody falls, ${mean} on average, ${test} that it must test`,
};

const sums = {
  range: 'Range',
  dice: 'Dice',
  killOn: 'Kills up to',
  saveOn: 'Saved up to',
  noSave: 'no save',
  mean: 'Fall on average',
  attack: 'Attack',
  defence: 'Defence',
  column: 'Column of the chart',
  index: 'Index',
  points: 'Points',
  noDice: 'Without dice',
  pressedHome: 'each company struck loses its soldiers',
  struck: (companies: number, killed: number, left: number) =>
    `${counted(companies, 'company', 'companies')} struck, ${soldiers(killed)} fall, ${left} left`,
  test: 'Test: needs up to',
  needAway: 'To get away',
  needContact: 'To the enemy',
};

const notes = {
  move: 'The move',
  effort: 'Of the move',
  changes: 'Changing formation',
  formation: 'At the end',
  drawsFire: 'Draws the fire of',
  attack: 'The attack',
  run: 'Straight run',
  charge: 'Charge',
  charges: 'yes',
  noCharge: (least: string) => `no: ${least} straight, and rested`,
  strikes: 'Comes in',
  answers: 'May answer',
  nobody: 'Nobody',
  noAnswer: 'it goes in unanswered',
  melee: 'The melee',
  ifItStands: 'If it stands',
  shot: 'The shot',
  test: 'The test',
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
  none: 'A free line of fire.',
  friends: 'Friends are in the way.',
  terrain: 'The ground is in the way.',
};

const covers = Object.fromEntries(
  Object.entries(coverNames).map(([cover, words]) => [cover, `It stands ${words}.`]),
) as Readonly<Record<Cover, string>>;

const instruments = {
  centre: (length: string) => `${length} between the middles.`,
  edge: (length: string) => `${length} at the nearest.`,
  lines,
  covers,
  higher: 'It stands higher.',
  lower: 'It stands lower.',
  struck: (name: string, chance: string) => `${name}: ${chance} that somebody falls.`,
  nobodyStruck: 'The rod strikes nobody.',
  range: (weapon: string, length: string) => `${weapon}: ${length}.`,
  noFire: 'It has nothing to fire.',
  zone: 'Whoever comes through its zone is fired at.',
  noZone: 'It has no control zone.',
  goes: (formation: string, length: string) => `${formation}: ${length}.`,
  goesAfter: (formation: string, length: string, after: string) =>
    `${formation}: ${length}, after forming ${after}.`,
  onWhom: (title: string, name: string) => `${title} at ${name}`,
  nobody: 'Nobody could hit it in the next player turn.',
};

const quarters: Readonly<Record<'front' | 'flank' | 'rear' | 'none' | 'house', string>> = {
  front: 'on the front',
  flank: 'in the flank',
  rear: 'in the rear',
  none: 'it has no flank',
  house: 'at the walls',
};

export const interactionWords = {
  cm,
  percent,
  decimal,
  signed: (value: number): string => plusMinus(value),
  formation: (formation: Formation | 'gunners'): string =>
    formation === 'gunners' ? 'on foot' : formationNames[formation],
  kinds: kindNames,
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
    barred: 'barred',
    by: groundBy,
    price: (factor: number) => `× ${decimal(factor)}`,
  },
  rod: { near: 'near', middle: 'middle', far: 'far' },
  threats: {
    fires: (name: string, shot: keyof typeof tasks.shots) => `${name}: ${tasks.shots[shot].toLowerCase()}`,
    attacks: (name: string) => `${name}: attack`,
  },
  instruments,
  quarters,
};

export type InteractionWords = typeof interactionWords & {
  /** Guns of a calibre, where a language puts the two together otherwise than with a comma. */
  readonly gun?: (kind: string, calibre: string) => string;
};
