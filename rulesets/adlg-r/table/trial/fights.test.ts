/** Battles that begin in contact and in range, played by chance: invariants hold after every command. */
import { Problem } from '@grognard/rules-kit';
import { SeededRandom } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { isScenario, readScenario } from '../../scenarios/check.ts';
import millHill from '../../scenarios/mill-hill.json' with { type: 'json' };
import { rulesFor } from '../../scenarios/rules-for.ts';
import { tableWordsOf } from '../../words/english.ts';
import { makeTable } from '../flow/make-table.ts';
import { startState } from '../flow/start.ts';
import { type BattleSetup, layBattle } from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { playOut } from '../testing/random-play.ts';

const battle: BattleSetup = {
  turns: 6,
  areas: [
    { kind: 'wood', form: 'oval', at: [22, 10], size: [5, 4] },
    {
      kind: 'gentle-hill',
      form: 'oval',
      at: [8, 12],
      size: [6, 4],
      ridge: [
        [6, 12],
        [10, 12],
      ],
    },
  ],
  southCorps: {
    foot: {
      grade: 'competent',
      at: [9, 4],
      units: {
        tercio: { kind: 'tercio', at: [9, 8], weapon: 'arquebus' },
        pikes: { kind: 'pike-and-shot', at: [11, 8.5], weapon: 'musket' },
        shot: { kind: 'shot', at: [13, 8.5], weapon: 'musket' },
        guns: { kind: 'medium-artillery', at: [6, 7] },
      },
    },
    horse: {
      grade: 'ordinary',
      at: [18, 4],
      included: 'knights',
      units: {
        knights: { kind: 'gendarmes', at: [17.5, 8.625], traits: ['shock'] },
        riders: { kind: 'heavy-cavalry', at: [18.5, 8.625], traits: ['pistol'] },
        light: { kind: 'light-cavalry', at: [20, 7], weapon: 'carbine' },
        elephant: { kind: 'elephants', at: [15.5, 8.5] },
      },
    },
  },
  northCorps: {
    line: {
      grade: 'brilliant',
      at: [10, 14],
      units: {
        keil: { kind: 'keil', at: [9, 10], traits: ['keil-swordsmen'] },
        foes: { kind: 'later-pike-and-shot', at: [11, 9.5], weapon: 'musket', quality: 'elite' },
        bows: { kind: 'bowmen', at: [13, 12] },
        cannon: { kind: 'heavy-artillery', at: [5, 13] },
        skirmishers: { kind: 'light-infantry', at: [7, 9], weapon: 'musket' },
      },
    },
    wing: {
      grade: 'ordinary',
      at: [18, 14],
      units: {
        horse: { kind: 'medium-cavalry', at: [17.5, 9.375], traits: ['impact', 'headstrong'] },
        other: { kind: 'medium-cavalry', at: [18.5, 9.375], quality: 'mediocre' },
        spears: { kind: 'medium-spearmen', at: [15, 9.5] },
        rear: { kind: 'levy', at: [17.5, 10.5] },
      },
    },
  },
};

function laid(options: Readonly<Record<string, unknown>>, setup: BattleSetup = battle) {
  const { table, state } = layBattle({ ...setup, options });
  for (const [by, on] of [
    ['tercio', 'keil'],
    ['pikes', 'foes'],
    ['knights', 'horse'],
    ['riders', 'other'],
    ['elephant', 'spears'],
  ] as const)
    touch(table, state, by, on, { first: true });
  return { table, state };
}

const readings: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { 'turn.shots-laid': 'at-once', 'rout.cascade-order': 'depth-first' },
  { 'melee.wide-front': 'two-melees', 'rout.steps': 'commanders-first' },
  { 'melee.pairing': 'phasing-player', 'shoot.edge-one': false, 'commander.stays-engaged': false },
];

describe.each(readings.map((options) => [JSON.stringify(options), options] as const))(
  '%s',
  (name, options) => {
    it('ends, and every command keeps the invariants', () => {
      const seen: Record<string, number> = {};
      for (let n = 0; n < 5; n++) {
        const { table, state } = laid(options);
        const random = new SeededRandom(1632, `${name} ${n}`);
        const played = playOut(table, state, (count) => random.below(count));
        expect(played.broken).toEqual([]);
        for (const [kind, times] of Object.entries(played.kinds)) seen[kind] = (seen[kind] ?? 0) + times;
      }
      const wanted = ['shot', 'fought', 'lost', 'routed', 'removed', 'rallied', 'rode', 'engaged', 'pursued'];
      expect(wanted.filter((kind) => seen[kind] === undefined)).toEqual([]);
    });
  },
);

/** Everything half-turned about the middle of the table, which is 30 × 20. */
function turned(corps: BattleSetup['southCorps'], facing: number): BattleSetup['southCorps'] {
  const at = ([x, y]: readonly number[]) => [30 - x!, 20 - y!];
  return Object.fromEntries(
    Object.entries(corps ?? {}).map(([id, one]) => [
      id,
      {
        ...one,
        at: at(one.at ?? [0, 0]),
        units: Object.fromEntries(
          Object.entries(one.units).map(([unit, given]) => [
            unit,
            { ...given, at: at(given.at ?? [0, 0]), facing },
          ]),
        ),
      },
    ]),
  );
}

it('22: a half-turned battle comes out the same', () => {
  const half: BattleSetup = {
    ...battle,
    areas: battle.areas!.map((area) => ({
      ...area,
      at: [30 - area.at![0]!, 20 - area.at![1]!],
      ridge: area.ridge?.map(([x, y]) => [30 - x!, 20 - y!]) ?? null,
    })),
    southCorps: turned(battle.southCorps, 180)!,
    northCorps: turned(battle.northCorps, 0)!,
  };
  const outcome = (setup: BattleSetup, n: number) => {
    const { table, state } = laid({}, setup);
    const random = new SeededRandom(1632, `half ${n}`);
    const played = playOut(table, state, (count) => random.below(count));
    const { result, commands, kinds } = played;
    return { result, commands, kinds, units: played.state.units.map(({ lost, status }) => [lost, status]) };
  };
  for (let n = 0; n < 4; n++) expect(outcome(half, n)).toEqual(outcome(battle, n));
});

function millHillTable() {
  const scenario = readScenario(millHill, 'adlg-r');
  if (!isScenario(scenario)) throw new Error('mill-hill cannot be read');
  const rules = rulesFor('adlg-r', {});
  if (rules instanceof Problem) throw new Error(rules.message);
  return makeTable(scenario, 'adlg-r', rules, {}, tableWordsOf());
}

it('mill-hill: sides that advance, shoot and pass come to an end', () => {
  const table = millHillTable();
  const seen: Record<string, number> = {};
  for (let n = 0; n < 4; n++) {
    const random = new SeededRandom(1632, `advance ${n}`);
    const played = playOut(table, startState(table), (count) => random.below(count), true);
    expect(played.broken).toEqual([]);
    for (const [kind, times] of Object.entries(played.kinds)) seen[kind] = (seen[kind] ?? 0) + times;
  }
  expect(['moved', 'shot', 'lost', 'entered'].filter((kind) => seen[kind] === undefined)).toEqual([]);
});

it('mill-hill: sides that only activate, ride, shoot and pass come to the limit', () => {
  const table = millHillTable();
  for (let n = 0; n < 3; n++) {
    const random = new SeededRandom(1632, `mill ${n}`);
    const played = playOut(table, startState(table), (count) => random.below(count));
    expect(played.broken).toEqual([]);
    expect(played.result).toEqual({ winners: [], by: 'victory.points-game', points: { south: 0, north: 0 } });
    expect(played.state.turn).toBe(8);
  }
});
