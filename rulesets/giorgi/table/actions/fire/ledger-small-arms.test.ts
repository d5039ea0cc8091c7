import { describe, expect, test } from 'vitest';
import { indexIn, straightAt, type TestUnit } from '../../testing/battle.ts';
import { across, box, compare, type LedgerPosition } from './testing/ledger.ts';

/** `a` 40 cm from the south edge, and `b` before it, so that the gap between bodies 2 cm deep is as given. */
function facing(a: TestUnit, b: TestUnit = {}, gap = 15, more: Partial<LedgerPosition['battle']> = {}) {
  const north = { b: { at: [50, 42 + gap] as const, ...b } };
  return { battle: { south: { a: { at: [50, 40] as const, bases: 4, ...a } }, north, ...more } };
}

const open = { formation: 'open' as const };
const light = { kind: 'light' as const, ...open };
const everywhere = { areas: [{ kind: 'woods' as const, corners: box(10, 10, 80, 80) }] };
const inWoods = { ...open, gapCm: 0 };
const wall = (kind: 'low-wall' | 'high-wall' | 'hedge') => ({ lines: [{ kind, points: across(55.5) }] });
const farm = { houses: [{ id: 'farm', at: [50, 40] as const }] };
const held = { house: 'farm', bases: 3 };

/** Horse attacking a line or square of `a`. */
const coming = (a: TestUnit, run: number, kind: 'medium-cavalry' | 'heavy-cavalry'): LedgerPosition => ({
  battle: {
    south: { a: { at: [50, 40], bases: 4, ...a } },
    north: { b: { at: [50, a.formation === 'square' ? 42.5 + 1.5 + run : 42.5 + run], kind } },
  },
  approach: (table, state) => straightAt(table, state, 'b', 'a', run * 100),
});

const positions: Readonly<Record<string, LedgerPosition>> = {
  E01: facing({}, {}, 18),
  E02: facing({ bases: 5 }, {}, 15, wall('low-wall')),
  E03: {
    battle: {
      south: {
        a: { at: [50, 40], bases: 4 },
        c: { at: [48.5, 46], bases: 2, formation: 'column', files: 1 },
      },
      north: { b: { at: [50, 57] } },
    },
  },
  E04: facing({ bases: 1 }),
  E05: facing({}, {}, 20.5),
  E06: facing({ kind: 'grenadier' }, {}, 15, { areas: [{ kind: 'bushes', corners: box(30, 54, 40, 6) }] }),
  E07: facing({ kind: 'guard' }, {}, 15, { areas: [{ kind: 'hill', corners: box(30, 50, 40, 20) }] }),
  E08: facing({ kind: 'militia', bases: 6 }),
  E09: facing({ ...light, bases: 3 }, {}, 25),
  E10: facing({ kind: 'rifle', ...open, bases: 2 }, light, 28),
  E11: facing({ kind: 'rifle', ...open, bases: 2 }, light, 28),
  E12: facing({ kind: 'light', ...inWoods, bases: 2 }, { kind: 'light', ...inWoods }, 12.5, everywhere),
  E13: facing(inWoods, { kind: 'light', ...inWoods }, 10, everywhere),
  E14: facing({ kind: 'medium-cavalry', bases: 6, carbine: true }, {}, 13),
  E15: facing({ kind: 'medium-cavalry', bases: 6 }, {}, 13),
  E16: facing(held, {}, 15, farm),
  E17: {
    battle: { south: { a: { at: [50, 40], ...held } }, north: { b: { at: [50, 44] } }, ...farm },
    change: (table, state) => {
      const clash = { by: indexIn(table, 'b'), on: indexIn(table, 'a'), struck: 'house' as const };
      state.clashes = [{ ...clash, run: 0, charging: false, thinned: false, how: 'attack' }];
    },
    approach: (table, state) => straightAt(table, state, 'b', 'a', 0),
  },
  E18: coming({ formation: 'square' }, 20, 'heavy-cavalry'),
  E29: coming({}, 16, 'medium-cavalry'),
  E31: coming({}, 20, 'medium-cavalry'),
  E36: facing({}, {}, 15, wall('high-wall')),
  E37: facing({}, {}, 15, wall('high-wall')),
  E39: facing({ kind: 'light', ...inWoods, bases: 3 }, inWoods, 10, everywhere),
  E40: facing({}, { kind: 'light', ...inWoods }, 15, {
    areas: [{ kind: 'woods', corners: box(30, 55.5, 40, 20) }],
  }),
  E41: facing({}, light, 15, wall('low-wall')),
  E45: facing({}, { kind: 'light-cavalry', ...open, gapCm: 0 }),
  E46: facing({}, { kind: 'gun', formation: 'limbered', facing: 90, at: [50, 59] }),
};

describe('worked examples of small arms, as positions', () => {
  test.each(Object.entries(positions))(
    'fire.kill-roll: %s is on the table as in the ledger',
    (id, position) => {
      const { refused, table, ledger } = compare(id, position);
      expect(refused.table).toEqual(refused.ledger);
      if (refused.ledger.length === 0) expect(table).toEqual(ledger);
    },
  );
});
