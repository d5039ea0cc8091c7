import { describe, expect, test } from 'vitest';
import type { Shot } from '../../state/model.ts';
import { straightAt, type TestUnit, unitIn } from '../../testing/battle.ts';
import { across, box, compare, type LedgerPosition } from './testing/ledger.ts';

/** A piece `a` with its muzzle 12 cm from the south edge, and `b` with its front at the given distance. */
function facing(
  shot: Shot['shot'],
  far: number,
  b: TestUnit,
  more: Partial<LedgerPosition['battle']> = {},
  a: TestUnit = {},
): LedgerPosition {
  const depth = depthOf(b);
  return {
    shot,
    battle: {
      south: { a: { at: [48.5, 10], kind: 'gun', bases: 1, ...a } },
      north: { b: { at: [50, 12 + far + depth / 2], ...b } },
      ...more,
    },
  };
}

/** Depth of a body of foot or guns, in cm. */
function depthOf({ kind, formation, bases, house, facing: heading }: TestUnit): number {
  if (house !== undefined) return 6;
  if (kind === 'gun') return 4;
  if (formation === 'square') return 8;
  if (formation !== 'column') return 2;
  return heading === 90 ? 6 : bases === 4 ? 4 : 6;
}

const column = { formation: 'column' as const };
const open = { kind: 'light' as const, formation: 'open' as const };
const gun = { kind: 'gun' as const, bases: 1 };
const howitzer = { kind: 'howitzer' as const };
const halfLost = (position: LedgerPosition): LedgerPosition => ({
  ...position,
  change: (table, state) => {
    Object.assign(unitIn(table, state, 'a'), { soldiers: 2, pieces: 1 });
  },
});
const line = (kind: 'hedge' | 'low-wall' | 'trench', y: number) => ({ lines: [{ kind, points: across(y) }] });
const hill = { kind: 'hill' as const, corners: box(20, 60, 60, 30) };

const positions: Readonly<Record<string, LedgerPosition>> = {
  E19: facing('round', 15, column),
  E20: facing('round', 50, column),
  E21: {
    shot: 'round',
    battle: {
      south: { a: { at: [10, 48.5], kind: 'gun', bases: 1, calibre: '12lb', facing: 90 } },
      north: { b: { at: [114, 50], bases: 4, facing: 270, ...column } },
    },
  },
  E22: halfLost(facing('round', 15, { bases: 4, ...column }, {}, { bases: 2 })),
  E23: halfLost(facing('round', 70, {}, {}, { bases: 2 })),
  E24: facing('round', 50, { formation: 'square' }),
  E25: facing('round', 50, { ...column, facing: 90 }),
  E26: facing('round', 20, open),
  E27: {
    shot: 'round',
    battle: { south: { a: { at: [50, 10], ...gun } }, north: { b: { at: [50, 28] } } },
    approach: (table, state) => straightAt(table, state, 'b', 'a', 1500),
  },
  E30: {
    shot: 'canister',
    battle: {
      south: { a: { at: [50, 10], ...gun } },
      north: { b: { at: [50, 49.5], kind: 'medium-cavalry' } },
    },
    approach: (table, state) => ({ ...straightAt(table, state, 'b', 'a', 1600), target: -1 }),
  },
  E32: {
    ...facing('canister', 20, open),
    change: (table, state) => {
      unitIn(table, state, 'b').soldiers = 2;
    },
  },
  E33: facing(
    'shell',
    60,
    {},
    { ...line('low-wall', 71), areas: [hill], houses: [{ at: [50, 30] }] },
    howitzer,
  ),
  E34: facing('shell', 60, open, line('hedge', 71), howitzer),
  E35: facing('shell', 60, open, line('hedge', 71), howitzer),
  E38: facing('round', 20, { house: 'farm' }, { houses: [{ id: 'farm', at: [50, 35] }] }),
  E42: facing('round', 50, gun),
  E43: facing('round', 20, gun, line('hedge', 31)),
  E44: facing('round', 20, gun, line('trench', 31)),
};

describe('worked examples of artillery, as positions', () => {
  test.each(Object.entries(positions))(
    'artillery.shots: %s is on the table as in the ledger',
    (id, position) => {
      const { refused, table, ledger } = compare(id, position);
      expect(refused.table).toEqual(refused.ledger);
      if (refused.ledger.length === 0) expect(table).toEqual(ledger);
    },
  );

  test('artillery.no-woods: E28, a unit deep inside a wood is also out of sight', () => {
    const { refused } = compare(
      'E28',
      facing('canister', 20, open, { areas: [{ kind: 'woods', corners: box(20, 20, 60, 40) }] }),
    );
    expect(refused.table).toEqual(['artillery.line-of-fire', ...refused.ledger]);
  });
});
