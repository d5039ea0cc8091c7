/** English sentences of a battle report. A name stands before a colon, so that nothing need agree with it. */
import { entryAt } from '@grognard/lists';
import { counted, listed } from '@grognard/rules-kit';
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
  attack: 'goes in',
  flush: 'comes up along the enemy',
  R1: 'is driven back',
  R2: 'runs',
  AV: 'advances',
  BT: 'breaks through',
  pushed: 'is pushed back',
  fire: 'moves',
  flee: 'flees',
  'fire-and-flee': 'fires and flees',
  'fall-back': 'falls back facing the enemy',
  'counter-attack': 'counter-attacks',
  support: 'comes to help',
  form: 'forms',
  stand: 'stands',
} as const;

const wishes: Readonly<Record<Reaction, string>> = {
  fire: 'will fire at the attacker',
  flee: 'takes to flight',
  'fire-and-flee': 'will fire and then flee',
  'fall-back': 'falls back',
  'counter-attack': 'counter-attacks',
  support: 'will come to help',
  form: 'changes formation in time',
  stand: 'stands',
};

const vain: Readonly<Record<Reaction, string>> = {
  ...wishes,
  'fire-and-flee': 'wavers and stands',
  'fall-back': 'is too late to fall back',
  'counter-attack': 'does not follow the order to counter-attack',
  support: 'does not stir to help',
  form: 'is too late to change formation',
};

const tests = {
  losses: 'after its losses',
  rally: 'to rally',
  reaction: 'to react in time',
  breaking: 'at the sight of the rout',
  reform: 'to reform',
} as const;

const rungs = {
  0: 'is steady again',
  1: 'is shaken',
  2: 'gives ground, shaken',
  3: 'breaks and routs',
} as const;

/** Reasons by rule, where they do not follow from the line before. */
const becauses: Readonly<Record<string, string>> = {
  'melee.retreat-zone': ', its way barred by an enemy’s control zone',
  'melee.r1-shaken': ', being shaken already',
  'melee.r1-friend': ', for a friend gives way on it',
};

/** Reasons for which an attack makes no contact. */
const missing: Readonly<Record<MissingReason, string>> = {
  gone: 'the enemy is no longer on its way',
  barred: 'friends bar the way',
  shaken: 'fire has shaken the attack',
  crowded: 'there is no room to come to grips',
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
  'scenario.broken': ', for an army is broken',
  'scenario.points': ', for the last turn is over',
  'scenario.turns': ', for the last turn is over',
  concede: ', for the field is given up',
};

/** Losses of a unit, by rule. */
const losses: Readonly<Record<string, string>> = {
  'unit.gone': 'the last man falls',
  'woods.rout': 'runs into the woods and is lost',
  'melee.retreat-zone': 'is cut off in its flight and lost',
  'building.outcome': 'finds no way out of the house and is lost',
  'artillery.no-guns': 'is no battery any more without its guns',
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
const falls = (number: number): string =>
  number === 0 ? 'nobody falls' : `${soldiers(number)} ${number === 1 ? 'falls' : 'fall'}`;
const cm = (tenths: number): string => `${Math.round(tenths / 10) / 10} cm`;
const fate = ({ lost, result }: SideFate): string =>
  `${lost === 0 ? 'no loss' : soldiers(lost)}, ${resultNames[result]}`;

export const report = {
  endings,
  purposes,
  cm,
  compass: (heading: number) => entryAt(points, Math.round(heading / 450) % points.length),
  formation: (formation: Formation | 'gunners') =>
    formation === 'gunners' ? 'on foot' : formationNames[formation],
  result: (result: MeleeResult) => resultNames[result],
  goesFirst: (side: string) => `${side}: the first player turn.`,
  laid: (side: string, piece: string) => `${side}: lays ${piece}.`,
  noneMore: (side: string) => `${side}: lays no more ground.`,
  edge: (side: string, edge: string) => `${side}: the ${edge} edge of the table.`,
  placed: (who: string, formation: string) => `${who}: takes post ${formation}.`,
  turn: (turn: number, side: string) => `Turn ${turn}. ${side}.`,
  tested: (who: string, what: keyof typeof tests, outcome: 'passed' | 'failed', help: 'alone' | 'general') =>
    `${who}: tests ${tests[what]}${help === 'general' ? ', with the general near,' : ''} and ${outcome === 'passed' ? 'passes' : 'fails'}.`,
  rung: (who: string, rung: keyof typeof rungs, by: string) => `${who}: ${rungs[rung]}${becauses[by] ?? ''}.`,
  rallied: (who: string) => `${who}: stands and dresses its ranks.`,
  reformed: (who: string) => `${who}: reforms and is steady again.`,
  generalLost: (side: string) => `${side}: the general falls.`,
  generalHelped: (side: string) => `${side}: the general steadies his men.`,
  rode: (side: string, joined: string | null) =>
    joined === null ? `${side}: the general rides on.` : `${side}: the general joins ${joined}.`,
  fired: (who: string, shot: keyof typeof shots, whom: string, killed: number, when: keyof typeof firing) =>
    `${who}: ${shots[shot]} ${firing[when]} ${whom}; ${falls(killed)}.`,
  leftBehind: (who: string) => `${who}: what was left of the companies struck is lost.`,
  gunsLeft: (who: string) => `${who}: the gunners leave their guns.`,
  gunsManned: (who: string) => `${who}: the gunners are back at their guns.`,
  gunsTaken: (who: string) => `${who}: the guns are lost.`,
  destroyed: (who: string, by: string) => `${who}: ${losses[by] ?? 'is no more'}.`,
  noRoom: (who: string) => `${who}: has no room to give way.`,
  wentOff: (who: string) => `${who}: leaves the field.`,
  moved: (who: string, how: keyof typeof moves, leg: string | null, formed: string | null) => {
    const forms = formed === null ? '' : `${leg === null ? '' : ', '}forms up ${formed}`;
    const goes = leg === null ? '' : `${moves[how]} ${leg}`;
    return `${who}: ${goes}${forms}.`;
  },
  leg: (length: string, toward: string) => `${length} ${toward}`,
  declared: (who: string, whom: string) => `${who}: attacks ${whom}.`,
  answered: (who: string, how: Reaction, passed: boolean | null) =>
    `${who}: ${passed === false ? vain[how] : wishes[how]}.`,
  struck: (who: string, whom: string, companies: number, killed: number, manner: Approach['manner']) =>
    `${who}: ${manner === 'pass-through' ? 'rides or runs over' : 'presses home on'} ${whom}, ${counted(companies, 'company', 'companies')} struck; ${falls(killed)}.`,
  met: (who: string, whom: string, from: keyof typeof sides, charge: string | null) =>
    `${who}: ${charge === null ? 'comes to grips' : `charges home after ${charge}`} with ${whom}${sides[from]}.`,
  missed: (who: string, whom: string, by: MissingReason) =>
    `${who}: no contact with ${whom}; ${missing[by]}.`,
  fought: (
    attackers: readonly string[],
    defenders: readonly string[],
    sums: { readonly attack: number; readonly defence: number; readonly column: number },
    fates: { readonly attacker: SideFate; readonly defender: SideFate },
  ) =>
    `Melee: ${listed(attackers)} (${sums.attack}) against ${listed(defenders)} (${sums.defence}), column ${sums.column > 0 ? '+' : ''}${sums.column}. Attack: ${fate(fates.attacker)}. Defence: ${fate(fates.defender)}.`,
  square: (who: string, whom: string, killed: number | null) =>
    killed === null
      ? `${who}: cannot break the square of ${whom}.`
      : `${who}: breaks the square of ${whom}; ${falls(killed)}.`,
  entered: (who: string, house: string) => `${who}: goes into ${house}.`,
  cameOut: (who: string, house: string) => `${who}: comes out of ${house}.`,
  counted: (who: string, kind: string) => `${who}: ${kind} stand first.`,
  won: (winner: string, tally: string, why: string) => `The day goes to ${winner}${why}. Points: ${tally}.`,
  drawn: (tally: string, why: string) => `The day is drawn${why}. Points: ${tally}.`,
};
