/** The evening of Giorgi's rules: what stays with a unit, what fire, melee and tests do to it, and what comes next. */
import type {
  ArmyAccount,
  EveningProcedure,
  EveningRules,
  EveningUnit,
  FollowUp,
  UnitChange,
  UnitTraits,
} from '@grognard/rules-kit';
import { tableFigures } from '../data/table.ts';
import { armOf, type ChartCell, type Kind, type SideFate } from '../model.ts';
import type { FireOutcome } from '../rules/fire/procedure.ts';
import type { SkirmishOutcome } from '../rules/melee/skirmish.ts';
import type { SquareOutcome } from '../rules/melee/square.ts';
import type { ReactOutcome } from '../rules/morale/react.ts';
import type { TestOutcome } from '../rules/morale/reactivity.ts';
import type { RoutOutcome } from '../rules/morale/rout.ts';
import * as said from '../words/evening.ts';
import { forces } from './forces.ts';
import { advances, falloutOf, friendsTest, nextMelee, nextShot, retreats } from './next.ts';
import { afterLoss, basesLeft, kindOf, numberOf, traits } from './units.ts';

const isShaken = ({ state }: UnitTraits) => state === 'shaken';

/** What a kind fires (fire.weapon). Guns keep round shot or canister, whichever was chosen. */
function shotFor(kind: Kind, now: unknown): string | undefined {
  if (armOf(kind) !== 'artillery') return 'small-arms';
  if (kind === 'howitzer') return 'shell';
  return now === 'canister' ? undefined : 'round';
}

const fire: EveningProcedure<FireOutcome> = {
  roles: [
    {
      id: 'firer',
      title: said.firer,
      of: 'acting',
      fills: {
        shot: (had, now) => shotFor(kindOf(had), now),
        'firer.kind': 'kind',
        'firer.formation': 'formation',
        'firer.bases': basesLeft,
        'firer.state': 'state',
        'firer.calibre': 'calibre',
        'firer.carbine': 'carbine',
      },
    },
    {
      id: 'target',
      title: said.target,
      of: 'enemy',
      fills: { 'target.kind': 'kind', 'target.formation': 'formation', 'target.soldiers': 'soldiers' },
    },
  ],
  changes: ({ outcome, units }) => (units['target'] ?? []).flatMap((unit) => afterLoss(unit, outcome.killed)),
  follows: ({ units }) => [...falloutOf(units['target'] ?? []), nextShot],
};

/** Marks of a result of the chart: shaken, or routing (melee.r1s, melee.r2). */
function marksOf({ result }: SideFate): UnitTraits {
  if (result === 'R2') return { state: 'routing' };
  return result === 'R1S' ? { state: 'shaken' } : {};
}

/** Each unit of a side loses the soldiers and carries out the result. */
function sideChanges(units: readonly EveningUnit[] = [], fate: SideFate): readonly UnitChange[] {
  return units.flatMap((unit) => afterLoss(unit, fate.lost, marksOf(fate)));
}

const meleeFills = {
  kind: 'kind',
  formation: 'formation',
  bases: basesLeft,
  shaken: isShaken,
} as const;

function meleeFollows({ attacker, defender }: ChartCell, units: readonly EveningUnit[]): readonly FollowUp[] {
  const results = [attacker.result, defender.result];
  const isRout = results.includes('R2');
  return [
    ...falloutOf(units),
    ...(isRout ? [friendsTest] : []),
    ...(results.some((result) => result === 'R1' || result === 'R1S') ? [retreats] : []),
    ...(results.some((result) => result === 'AV' || result === 'BT') ? [advances] : []),
    ...(isRout
      ? [{ title: said.generalRisk, rule: 'command.general-lost', procedure: null, units: {}, input: {} }]
      : []),
    nextMelee,
  ];
}

const melee: EveningProcedure<ChartCell> = {
  roles: [
    { id: 'attacker', title: said.attackers, of: 'acting', list: 'attackers', fills: meleeFills },
    { id: 'defender', title: said.defenders, of: 'enemy', list: 'defenders', fills: meleeFills },
  ],
  changes: ({ outcome, units }) => [
    ...sideChanges(units['attacker'], outcome.attacker),
    ...sideChanges(units['defender'], outcome.defender),
  ],
  follows: ({ outcome, units }) =>
    meleeFollows(outcome, [...(units['attacker'] ?? []), ...(units['defender'] ?? [])]),
};

const skirmish: EveningProcedure<SkirmishOutcome> = {
  roles: [
    {
      id: 'unit',
      title: said.struck,
      of: 'enemy',
      fills: { state: ({ state }) => (state === 'routing' ? 'routing' : 'open-order') },
    },
  ],
  changes: ({ outcome, units }) =>
    (units['unit'] ?? []).flatMap((unit) =>
      afterLoss(unit, outcome.killed, outcome.result === 'R2' ? { state: 'routing' } : {}),
    ),
  follows: ({ units }) => [...falloutOf(units['unit'] ?? []), nextMelee],
};

const square: EveningProcedure<SquareOutcome> = {
  roles: [
    {
      id: 'attacker',
      title: said.cavalry,
      of: 'acting',
      fills: { troopers: 'soldiers', shaken: isShaken },
    },
    {
      id: 'square',
      title: said.inSquare,
      of: 'enemy',
      fills: { index: 'index', soldiers: 'soldiers', losses: 'lostNow' },
    },
  ],
  changes: ({ outcome, units }) =>
    outcome.broken
      ? (units['square'] ?? []).flatMap((unit) =>
          afterLoss(unit, outcome.soldiersKilled, { state: 'routing' }),
        )
      : [],
  follows: ({ outcome, units }) =>
    outcome.broken ? [...falloutOf(units['square'] ?? []), friendsTest] : [retreats],
};

/** One step down the ladder: steady, shaken, retreat, rout (morale.breaking-ladder, morale.second-failure). */
function stepDown({ state, retreated }: UnitTraits): UnitTraits {
  if (state === 'steady') return { state: 'shaken' };
  return retreated === true ? { state: 'routing' } : { retreated: true };
}

const reactivity: EveningProcedure<TestOutcome> = {
  roles: [{ id: 'unit', title: said.tested, of: 'acting', fills: { index: 'index' } }],
  changes: ({ outcome, units }) =>
    (units['unit'] ?? []).flatMap(({ id, traits: had }): UnitChange[] => {
      if (had['state'] === 'routing')
        return outcome.passed ? [{ unit: id, traits: { state: 'shaken' }, rule: 'morale.rally' }] : [];
      const due = numberOf(had, 'testsDue');
      const settled = due > 0 ? { testsDue: due - 1 } : {};
      const marks = outcome.passed ? {} : stepDown(had);
      const rule = outcome.passed ? 'morale.trigger' : 'morale.shaken';
      const changed = { ...settled, ...marks };
      return Object.keys(changed).length === 0 ? [] : [{ unit: id, traits: changed, rule }];
    }),
  follows: ({ outcome, units }) => {
    const [unit] = units['unit'] ?? [];
    const isBack = !outcome.passed && unit?.traits['state'] === 'shaken' && unit.traits['retreated'] === true;
    return [...falloutOf(units['unit'] ?? []), ...(isBack ? [retreats] : []), nextShot, nextMelee];
  },
};

const rout: EveningProcedure<RoutOutcome> = {
  roles: [{ id: 'unit', title: said.runs, of: 'acting', fills: { kind: 'kind' } }],
  follows: () => [friendsTest, nextShot, nextMelee],
};

const react: EveningProcedure<ReactOutcome> = {
  roles: [{ id: 'unit', title: said.reacts, of: 'enemy', fills: { kind: 'kind', shaken: isShaken } }],
  follows: ({ outcome, input, units }): readonly FollowUp[] => {
    const ids = (units['unit'] ?? []).map(({ id }) => id);
    const flees = input['action'] === 'flee' || input['action'] === 'fire-and-flee';
    if (flees && outcome.enough === false)
      return [
        {
          title: said.caught,
          rule: 'attack.flee-caught',
          procedure: 'skirmish',
          units: { unit: ids },
          input: { state: 'routing' },
        },
      ];
    const meets = input['action'] === 'counter-attack' || input['action'] === 'support';
    if (!meets || outcome.enough === false) return [];
    return [
      { title: said.melee, rule: 'melee.dice', procedure: 'melee', units: { defender: ids }, input: {} },
    ];
  },
};

/** Units destroyed or routing, against the number that breaks a side (scenario.broken). */
function accounts(units: readonly EveningUnit[]): readonly ArmyAccount[] {
  const count = units.filter(({ isOut, traits: { state } }) => isOut || state === 'routing').length;
  const of = Math.ceil(tableFigures.victory.brokenShare * units.length);
  return [
    { title: said.broken, rule: 'scenario.broken', count, of, isReached: units.length > 0 && count >= of },
  ];
}

export const evening: EveningRules = {
  traits,
  procedures: { fire, melee, skirmish, square, reactivity, rout, react },
  hasSideTurns: true,
  accounts,
  forces,
};
