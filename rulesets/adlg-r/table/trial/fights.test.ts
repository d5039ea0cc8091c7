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
import type { BattleSetup } from '../testing/battle.ts';
import { inContact, layInContact } from '../testing/in-contact.ts';
import { playOut } from '../testing/random-play.ts';

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
        const { table, state } = layInContact(options);
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
    ...inContact,
    areas: inContact.areas!.map((area) => ({
      ...area,
      at: [30 - area.at![0]!, 20 - area.at![1]!],
      ridge: area.ridge?.map(([x, y]) => [30 - x!, 20 - y!]) ?? null,
    })),
    southCorps: turned(inContact.southCorps, 180)!,
    northCorps: turned(inContact.northCorps, 0)!,
  };
  const outcome = (setup: BattleSetup, n: number) => {
    const { table, state } = layInContact({}, setup);
    const random = new SeededRandom(1632, `half ${n}`);
    const played = playOut(table, state, (count) => random.below(count));
    const { result, commands, kinds } = played;
    return { result, commands, kinds, units: played.state.units.map(({ lost, status }) => [lost, status]) };
  };
  for (let n = 0; n < 4; n++) expect(outcome(half, n)).toEqual(outcome(inContact, n));
});

function millHillTable() {
  const scenario = readScenario(millHill, 'adlg-r');
  if (!isScenario(scenario)) throw new Error('mill-hill cannot be read');
  const rules = rulesFor('adlg-r', {});
  if (rules instanceof Problem) throw new Error(rules.message);
  return makeTable(scenario, 'adlg-r', rules, {}, tableWordsOf(), null);
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
