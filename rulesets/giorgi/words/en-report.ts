/** English sentences of a battle report. A name stands before a colon, so that nothing need agree with it. */
import { entryAt } from '@grognard/lists';
import { counted, listed, plusMinus } from '@grognard/rules-kit';
import type { Formation, MeleeResult, SideFate } from '../model.ts';
import type { Reaction } from '../table/state/commands.ts';
import type { MissingReason } from '../table/state/events.ts';
import type { Approach } from '../table/state/model.ts';
import { formationNames, resultNames } from './names.ts';

const points = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'];

const shots = {
  'small-arms': 'musketry',
  round: 'round shot',
  canister: 'canister',
  shell: 'shell',
} as const;

/** The target of fire, by occasion. `onward` is a ball that has already struck another unit. */
const firing = { ordered: 'at', reaction: 'on the approach of', onward: 'that goes on into' } as const;

/** Kinds of move by their cause. Length and direction follow. */
const moves = {
  order: 'moves',
  attack: 'moves in',
  flush: 'lines up with the enemy',
  R1: 'is driven back',
  R2: 'routs',
  AV: 'advances',
  BT: 'breaks through',
  pushed: 'is pushed back',
  fire: 'moves',
  flee: 'flees',
  'fire-and-flee': 'fires and flees',
  'fall-back': 'falls back facing the enemy',
  'counter-attack': 'counter-attacks',
  support: 'moves up in support',
  form: 'forms',
  stand: 'stands',
} as const;

const wishes: Readonly<Record<Reaction, string>> = {
  fire: 'will fire at the attacker',
  flee: 'flees',
  'fire-and-flee': 'will fire and then flee',
  'fall-back': 'falls back',
  'counter-attack': 'counter-attacks',
  support: 'moves up in support',
  form: 'changes formation in time',
  stand: 'stands',
};

const vain: Readonly<Record<Reaction, string>> = {
  ...wishes,
  'fire-and-flee': 'hesitates and stands',
  'fall-back': 'is too late to fall back',
  'counter-attack': 'fails to counter-attack',
  support: 'fails to support',
  form: 'is too late to change formation',
};

const tests = {
  losses: 'test for losses',
  rally: 'test to rally',
  reaction: 'test to react',
  breaking: 'test at the sight of the rout',
  reform: 'test to reform',
} as const;

const rungs = {
  0: 'is steady again',
  1: 'is shaken',
  2: 'falls back, shaken',
  3: 'routs',
} as const;

/** Reasons by rule, where they do not follow from the line before. */
const becauses: Readonly<Record<string, string>> = {
  'melee.retreat-zone': ', blocked by an enemy control zone',
  'melee.r1-shaken': ', already shaken',
  'melee.r1-friend': ': a friend falls back onto it',
};

/** Reasons for which an attack makes no contact. */
const missing: Readonly<Record<MissingReason, string>> = {
  gone: 'the enemy is no longer in its path',
  barred: 'friends are in the way',
  shaken: 'shaken by fire',
  crowded: 'no room for contact',
};

const sides = {
  front: '',
  flank: ', in the flank',
  rear: ', in the rear',
  house: ', at the walls',
  none: '',
} as const;

/** Endings of a battle, by rule. */
const endings: Readonly<Record<string, string>> = {
  'scenario.broken': 'An army is broken.',
  'scenario.points': 'Last turn played.',
  'scenario.turns': 'Last turn played.',
  concede: 'The other side concedes.',
};

/** Losses of a unit, by rule. */
const losses: Readonly<Record<string, string>> = {
  'unit.gone': 'is destroyed',
  'woods.rout': 'routs into the woods and is destroyed',
  'melee.retreat-zone': 'is cut off while fleeing and destroyed',
  'building.outcome': 'finds no way out of the house and is destroyed',
  'artillery.no-guns': 'has lost its last gun',
};

/** Purposes of dice. */
const purposes: Readonly<Record<string, string>> = {
  shot: 'fire',
  losses: 'test',
  rally: 'rally',
  reaction: 'test',
  breaking: 'test',
  reform: 'test',
  dash: 'distance',
  rout: 'run',
  melee: 'melee',
  square: 'square',
  first: 'first turn',
  general: 'general',
};

const soldiers = (number: number): string => counted(number, 'soldier');
const falls = (number: number): string => (number === 0 ? 'no losses' : `${soldiers(number)} lost`);
const cm = (tenths: number): string => `${Math.round(tenths / 10) / 10} cm`;
const fate = ({ lost, result }: SideFate): string =>
  `loses ${lost === 0 ? 'nobody' : soldiers(lost)} and ${resultNames[result]}`;

export const report = {
  endings,
  purposes,
  cm,
  compass: (heading: number) => entryAt(points, Math.round(heading / 450) % points.length),
  formation: (formation: Formation | 'gunners') =>
    formation === 'gunners' ? 'on foot' : formationNames[formation],
  result: (result: MeleeResult) => resultNames[result],
  goesFirst: (side: string, thrown: readonly [number, number] | null) =>
    `First to act: ${side}${thrown === null ? '' : ` (${thrown[0]} against ${thrown[1]})`}.`,
  laid: (side: string, piece: string) => `${side}: places a piece of terrain (${piece}).`,
  noneMore: (side: string) => `${side}: places no more terrain.`,
  edge: (side: string, edge: string) => `${side}: the ${edge} edge of the table.`,
  placed: (who: string, formation: string) => `${who}: deploys ${formation}.`,
  turn: (turn: number, side: string) => `Turn ${turn}. ${side}.`,
  tested: (who: string, what: keyof typeof tests, outcome: 'passed' | 'failed', help: 'alone' | 'general') =>
    `${who}: ${outcome === 'passed' ? 'passes' : 'fails'} its ${tests[what]}${help === 'general' ? ' with the general near' : ''}.`,
  rung: (who: string, rung: keyof typeof rungs, by: string) => `${who}: ${rungs[rung]}${becauses[by] ?? ''}.`,
  rallied: (who: string) => `${who}: rallies.`,
  reformed: (who: string) => `${who}: reforms and is steady again.`,
  generalLost: (side: string) => `${side}: the general is lost.`,
  generalHelped: (side: string) => `${side}: the general helps the test.`,
  rode: (side: string, joined: string | null) =>
    joined === null ? `${side}: the general rides on.` : `${side}: the general joins ${joined}.`,
  fired: (who: string, shot: keyof typeof shots, whom: string, killed: number, when: keyof typeof firing) =>
    `${who}: ${shots[shot]} ${firing[when]} ${whom}; ${falls(killed)}.`,
  leftBehind: (who: string) => `${who}: the rest of the struck companies is lost.`,
  gunsLeft: (who: string) => `${who}: the gunners leave their guns.`,
  gunsManned: (who: string) => `${who}: the gunners are back at their guns.`,
  gunsTaken: (who: string) => `${who}: the guns are lost.`,
  destroyed: (who: string, by: string) => `${who}: ${losses[by] ?? 'is destroyed'}.`,
  noRoom: (who: string) => `${who}: has no room to fall back.`,
  wentOff: (who: string) => `${who}: leaves the table.`,
  moved: (who: string, how: keyof typeof moves, leg: string | null, formed: string | null) => {
    const forms = formed === null ? '' : `${leg === null ? '' : ', '}forms ${formed}`;
    const goes = leg === null ? '' : `${moves[how]} ${leg}`;
    return `${who}: ${goes}${forms}.`;
  },
  leg: (length: string, toward: string) => `${length} ${toward}`,
  declared: (who: string, whom: string) => `${who}: attacks ${whom}.`,
  answered: (who: string, how: Reaction, passed: boolean | null) =>
    `${who}: ${passed === false ? vain[how] : wishes[how]}.`,
  struck: (who: string, whom: string, companies: number, killed: number, manner: Approach['manner']) =>
    `${who}: ${manner === 'pass-through' ? 'strikes' : 'presses home on'} ${whom}${manner === 'pass-through' ? ' in passing' : ''}, ${counted(companies, 'company', 'companies')} struck; ${falls(killed)}.`,
  met: (who: string, whom: string, from: keyof typeof sides, charge: string | null) =>
    `${who}: ${charge === null ? `makes contact with ${whom}` : `charges home from ${charge} into ${whom}`}${sides[from]}.`,
  missed: (who: string, whom: string, by: MissingReason) => `${who}: does not reach ${whom}: ${missing[by]}.`,
  fought: (
    attackers: readonly string[],
    defenders: readonly string[],
    sums: { readonly attack: number; readonly defence: number; readonly column: number },
    fates: { readonly attacker: SideFate; readonly defender: SideFate },
  ) =>
    `Melee: ${listed(attackers)} (${sums.attack}) against ${listed(defenders)} (${sums.defence}), chart column ${plusMinus(sums.column)}. Attacker ${fate(fates.attacker)}; defender ${fate(fates.defender)}.`,
  square: (who: string, whom: string, killed: number | null) =>
    killed === null
      ? `${who}: cannot break the square of ${whom}.`
      : `${who}: breaks the square of ${whom}; ${falls(killed)}.`,
  entered: (who: string, house: string) => `${who}: goes into ${house}.`,
  cameOut: (who: string, house: string) => `${who}: comes out of ${house}.`,
  counted: (who: string, kind: string) => `${who}: ${kind} count first.`,
  won: (winner: string, tally: string, why: string) =>
    `Victory: ${winner}. ${why === '' ? '' : `${why} `}Points: ${tally}.`,
  drawn: (tally: string, why: string) => `Draw. ${why === '' ? '' : `${why} `}Points: ${tally}.`,
};
