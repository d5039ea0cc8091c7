/** Tests that the invariant on lines of fire names each fault of a shot, and none of a valid shot. */
import { describe, expect, test } from 'vitest';
import { shoot } from '../actions/fire/index.ts';
import { shotAt } from '../actions/fire/testing/shots.ts';
import { copyState } from '../state/copy.ts';
import type { GiorgiEventOf } from '../state/events.ts';
import type { Shot } from '../state/model.ts';
import { type BattleSetup, indexIn, layBattle, turnOn } from '../testing/battle.ts';
import { brokenInvariants } from './index.ts';

type FiredEvent = GiorgiEventOf<'fired'>;

const battle: BattleSetup = {
  south: { g: { at: [50, 10], kind: 'gun', bases: 2 }, m: { at: [80, 30] }, f: { at: [65, 25] } },
  north: { b: { at: [50, 30], formation: 'square' }, c: { at: [80, 45] } },
};

/** Faults of a real shot of the battle after a change to it. */
function faultsOf(
  by: string,
  what: Shot['shot'],
  on: string,
  change: (event: FiredEvent) => FiredEvent,
): string[] {
  const { table, state } = layBattle(battle);
  const before = copyState(state);
  const { turn, all } = turnOn(table, state, { [`${by} shot`]: [6, 6, 6, 6, 6, 6] });
  shoot(turn, shotAt(table, by, what, on), null);
  const events = all('fired').map(change);
  expect(events).toHaveLength(1);
  const given = { side: 'south', command: { kind: 'done' }, events } as const;
  return brokenInvariants(table, before, given, copyState(state))
    .filter((line) => line.startsWith('34'))
    .map((line) => line.slice('34 lines of fire: '.length));
}

describe('34 lines of fire', () => {
  test.each([
    ['g', 'round', 'b'],
    ['g', 'canister', 'b'],
    ['m', 'small-arms', 'c'],
  ] as const)('%s: %s at %s is right', (by, what, on) => {
    expect(faultsOf(by, what, on, (event) => event)).toEqual([]);
  });

  const elsewhere = { x: 3000, y: 5000 };
  test.each<[string, Shot['shot'], string, (event: FiredEvent) => FiredEvent, string]>([
    ['g', 'round', 'b', (one) => ({ ...one, rod: [] }), 'g fires round shot without a rod through b'],
    ['g', 'round', 'b', (one) => ({ ...one, to: elsewhere }), 'g fires round shot without a rod through b'],
    [
      'g',
      'round',
      'b',
      (one) => ({ ...one, to: { ...one.to, y: 12000 } }),
      'g fires round shot beyond its rod at b',
    ],
    [
      'g',
      'round',
      'b',
      (one) => ({ ...one, from: { x: 5000, y: 1300 } }),
      'g fires from where no piece stands at b',
    ],
    [
      'g',
      'canister',
      'b',
      (one) => ({ ...one, to: elsewhere }),
      'g fires along a line that does not end at b',
    ],
    [
      'm',
      'small-arms',
      'c',
      (one) => ({ ...one, to: elsewhere }),
      'm fires along a line that does not end at c',
    ],
    ['m', 'small-arms', 'c', (one) => ({ ...one, from: { x: 6500, y: 1000 } }), 'm fires through f at c'],
  ])('%s: %s at %s, spoilt (%#)', (by, what, on, change, fault) => {
    expect(faultsOf(by, what, on, change)).toEqual([fault]);
  });

  test('artillery.arc: outside of it', () => {
    const { table } = layBattle(battle);
    const on = indexIn(table, 'c');
    const aside = (one: FiredEvent): FiredEvent => {
      const to = { x: 8000, y: 4500 };
      return { ...one, on, to, rod: [{ unit: on, from: 4000, to: 4200, sector: 'near' }] };
    };
    expect(faultsOf('g', 'round', 'b', aside)).toEqual(['g fires outside its arc at c']);
  });
});
