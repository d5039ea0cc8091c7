/** `square`: an attack of cavalry on a square. */
import {
  allOf,
  type Chance,
  flag,
  type Line,
  number,
  type OutputOf,
  optional,
  orNull,
  procedure,
  type RefusalRule,
  record,
  required,
  rulesIn,
  type StepNote,
  type StepNoter,
  total,
  whole,
} from '@grognard/rules-kit';
import type { Rules } from '../../model.ts';
import { outcomeOfSquare, tellSquare } from '../../words/tell-skirmish.ts';
import { perRules, refusalsInForce, sectionsInForce } from '../in-force.ts';

const squareInput = record({
  index: required(whole(1, 6), 'Reactivity index of the square'),
  troopers: required(whole(1, 24), 'Attacking troopers'),
  units: optional(whole(1, 8), 1, 'Attacking cavalry units'),
  charging: optional(flag(), false, 'Charging'),
  runCm: optional(orNull(number(0, 200)), null, 'Straight run (cm)', {
    matters: [{ field: 'charging', is: [true] }],
  }),
  shaken: optional(flag(), false, 'Shaken, or fell below four bases during this charge', {
    matters: [{ field: 'charging', is: [true] }],
  }),
  losses: optional(whole(0, 30), 0, 'Soldiers the square lost in this player turn'),
  soldiers: optional(orNull(whole(1, 200)), null, 'Soldiers forming the square'),
  sheltering: optional(whole(0, 50), 0, 'Soldiers sheltering in the square'),
});

export interface AttackOnSquare {
  readonly rules: Rules;
  readonly asked: OutputOf<typeof squareInput>;
}

/** Whether the square broke, and the soldiers it lost. */
export type SquareOutcome = { readonly broken: boolean; readonly soldiersKilled: number };

export const squareDice = 3;
/** Soldiers killed for each trooper if the square breaks. */
export const killsPerTrooper = 2;

/** Parameters of the throw against a square. */
export interface Onset {
  readonly index: number;
  readonly points: number;
  readonly losses: number;
  readonly charge: number;
  readonly killsForming: number;
  readonly killsSheltering: number;
  readonly placed: 'after' | 'before';
  readonly broken: SquareOutcome;
}

const stands: SquareOutcome = { broken: false, soldiersKilled: 0 };

/** Index of the square, and the points against it. */
export const squareSections = perRules((rules) => {
  const charge = allOf<AttackOnSquare>({
    id: 'square.charge',
    value: 1,
    when: ({ asked }) => asked.charging,
    lostTo: [
      { id: 'attack.impetus', when: ({ asked }) => asked.shaken },
      {
        id: 'attack.charge-run',
        when: ({ asked }) => asked.runCm !== null && asked.runCm < rules.chargeRunCm.cavalry,
      },
    ],
  });
  const losses = allOf<AttackOnSquare>({
    id: 'square.losses',
    value: ({ asked }) => asked.losses,
    when: () => true,
  });
  const index = allOf<AttackOnSquare>({
    id: 'morale.index',
    value: ({ asked }) => asked.index,
    when: () => true,
  });
  return {
    index: sectionsInForce(rules, [index]),
    charge: sectionsInForce(rules, [charge]),
    losses: sectionsInForce(rules, [losses]),
  };
});

function assess(situation: AttackOnSquare, lines: Line[] | null): Onset {
  const { rules, asked } = situation;
  const rows = squareSections(rules);
  const points = lines ? { lines, of: 'points' } : null;
  const index = total(rows.index, situation, lines ? { lines, of: 'index' } : null);
  const charge = total(rows.charge, situation, points);
  const losses = total(rows.losses, situation, points);
  const kills = killsPerTrooper * asked.troopers;
  const killsForming = Math.min(kills, asked.soldiers ?? kills);
  const killsSheltering = Math.min(kills - killsForming, asked.sheltering);
  return {
    index,
    points: charge + losses,
    losses,
    charge,
    killsForming,
    killsSheltering,
    placed: rules.squarePoints,
    broken: { broken: true, soldiersKilled: killsForming + killsSheltering },
  };
}

/**
 * Points placed after the roll, as suits the attacker. Each die has a whole third of the losses. The remaining losses go one each to
 * different dice, the charge point to any die. So a die may be short by one, or by two if both points go to it.
 */
function breaksAfter(onset: Onset, chance: Chance): boolean {
  const { index, losses, charge } = onset;
  const spare = losses % squareDice;
  const need = index + 1 - (losses - spare) / squareDice;
  // Plain dice can be counted together, because none is thrown again.
  const [counts = []] = chance.openCounts([squareDice], 6, [need - 2, need - 1, need]);
  const [twoShort = 0, oneShort = 0, through = 0] = counts;
  const byOne = oneShort - through;
  const byTwo = twoShort - oneShort;
  const breaks =
    twoShort >= squareDice && byTwo <= charge && (byTwo === 0 ? byOne <= spare + charge : byOne + 1 <= spare);
  const helped = breaks ? squareDice - through : 0;
  chance.note?.(squareNote(onset, { need, through, helped, breaks }));
  return breaks;
}

/** Dice that are through by their faces, and those that the points help over the index. */
interface CountedSquare {
  readonly need: number;
  readonly through: number;
  readonly helped: number;
  readonly breaks: boolean;
}

const placedPoints = 'square.points';

function squareNote({ points }: Onset, { need, through, helped, breaks }: CountedSquare): StepNote {
  return {
    by: 'attacker',
    for: 'square',
    gives: {
      read: 'reaching',
      value: through,
      ...(helped > 0 ? { lines: [{ rule: placedPoints, value: helped }] } : {}),
      result: breaks ? 'broken' : 'square-stands',
    },
    against: { from: { through: need } },
    rules: ['square.dice', ...(helped > 0 ? [placedPoints] : []), ...(breaks ? [] : ['square.failure'])],
    ...(points > 0 && helped === 0 ? { idle: [placedPoints] } : {}),
  };
}

/** Points placed before the roll: losses on dice 1, 2, 3, 1, … and the charge point on the last. */
function breaksBefore(onset: Onset, chance: Chance): boolean {
  const { index, losses, charge } = onset;
  let through = 0;
  let reached = 0;
  for (let die = 0; die < squareDice; die++) {
    const lost = Math.floor((losses + squareDice - 1 - die) / squareDice);
    const own = die === squareDice - 1 ? charge : 0;
    const face = chance.die();
    if (face > index) through++;
    if (face + lost + own > index) reached++;
  }
  const breaks = reached === squareDice;
  chance.note?.(squareNote(onset, { need: index + 1, through, helped: reached - through, breaks }));
  return breaks;
}

/** The soldiers of a broken square: those who form it, then those inside. */
function noteKills(note: StepNoter, { killsForming, killsSheltering }: Onset): void {
  note({
    by: 'square',
    for: 'losses',
    gives: {
      read: 'forming',
      value: 0,
      adds: { killsForming, killsSheltering },
      result: 'killed',
      amount: killsForming + killsSheltering,
    },
    rules: ['square.kills', 'square.survivors'],
  });
}

const refusals: readonly RefusalRule<AttackOnSquare>[] = [
  { id: 'square.one-unit', when: ({ asked }) => asked.units > 1 },
];

export const square = procedure({
  id: 'square',
  title: 'Cavalry against a square',
  steps: [
    `Roll ${squareDice} dice: the square breaks if all of them are higher than its index.`,
    'Each soldier the square lost in this player turn lowers the index for one die by 1, evenly; a charge adds 1 to one die. The attacker places the points after the roll.',
    `Broken: ${killsPerTrooper} soldiers killed for each trooper, first those who form the square, then those inside; the rest rout.`,
    'Not broken: the cavalry retreats without loss.',
  ],
  input: squareInput,
  situation: (rules: Rules, asked): AttackOnSquare => ({ rules, asked }),
  mistakes: () => [],
  refusals: refusalsInForce(refusals),
  assess,
  facts: ({ index, points, killsForming, killsSheltering }) => ({
    index,
    points,
    killsForming,
    killsSheltering,
  }),
  totals: {},
  roll: (onset, chance) => {
    const broken = onset.placed === 'after' ? breaksAfter(onset, chance) : breaksBefore(onset, chance);
    if (broken && chance.note !== undefined) noteKills(chance.note, onset);
    return broken ? onset.broken : stands;
  },
  prints: perRules((rules) => {
    const { index, charge, losses } = squareSections(rules);
    return [...rulesIn(index), ...rulesIn(charge), ...rulesIn(losses)];
  }),
  tell: {
    case: tellSquare,
    outcome: outcomeOfSquare,
    facts: {
      index: 'Index',
      points: 'Points',
      killsForming: 'Killed of those forming it',
      killsSheltering: 'Killed of those inside',
    },
  },
});
