/** Tests of control zones: which units have one, at which sides, and how deep. */
import { describe, expect, test } from 'vitest';
import { indexIn, layBattle, type TestUnit } from '../../testing/battle.ts';
import { zonesOf } from './index.ts';
import { shotAt, tell } from './testing/shots.ts';

/** Depth of the zones of `a` in cm, and the side of each. */
function zones(a: TestUnit): readonly string[] {
  const { table, state } = layBattle({
    south: { a: { at: [75, 40], ...a } },
    north: { b: { at: [75, 90] } },
  });
  const unit = indexIn(table, 'a');
  const { x, y } = state.units[unit]!.stands;
  return zonesOf(table, state, unit).map((zone) => {
    if (!('base' in zone)) return 'arc';
    const { base } = zone;
    const [east, north] = [base.x - x, base.y - y];
    const towards =
      Math.abs(east) > Math.abs(north) ? (east > 0 ? 'east' : 'west') : north > 0 ? 'north' : 'south';
    return `${towards} ${Math.hypot(base.vx, base.vy) / 50}`;
  });
}

describe('attack.zone: as far as the fire of the unit reaches', () => {
  test('a line, a column, skirmishers', () => {
    expect(zones({})).toEqual(['north 20']);
    expect(zones({ formation: 'column' })).toEqual(['north 20']);
    expect(zones({ kind: 'light', formation: 'open' })).toEqual(['north 25']);
  });

  test('fire.rifle-range: of two kinds the one that fires farther, whichever comes first', () => {
    expect(zones({ kind: 'light', bases: 4, with: { kind: 'rifle', bases: 2 } })).toEqual(['north 30']);
    expect(zones({ kind: 'rifle', bases: 4, with: { kind: 'light', bases: 2 } })).toEqual(['north 30']);
    // The rifles stand behind.
    const column = {
      kind: 'light',
      bases: 4,
      with: { kind: 'rifle', bases: 2 },
      formation: 'column',
    } as const;
    expect(zones(column)).toEqual(['north 25']);
  });
});

describe('attack.zone-none: who cannot fire has no zone', () => {
  test('fire.no-dice: a column one base wide has no pair before it, nor one of two kinds', () => {
    const narrow = { formation: 'column', files: 1 } as const;
    expect(zones(narrow)).toEqual([]);
    expect(zones({ ...narrow, kind: 'light' })).toEqual(['north 25']);
    const mixed = { formation: 'column', bases: 4, with: { kind: 'grenadier', bases: 3 } } as const;
    expect(zones(mixed)).toEqual([]);
  });

  test('fire.no-dice: so it is with their shots', () => {
    const { table, state } = layBattle({
      south: { b: { at: [75, 30] } },
      north: { a: { at: [75, 15], facing: 0, formation: 'column', files: 1 } },
    });
    expect(tell(table, state, shotAt(table, 'a', 'small-arms', 'b')).against).toEqual(['fire.no-dice']);
    expect(zonesOf(table, state, indexIn(table, 'a'))).toEqual([]);
  });

  test('fire.square-face: a square has one before each face on which somebody stands', () => {
    const before = (bases: number) => zones({ formation: 'square', bases });
    expect(before(4)).toEqual(['north 20', 'east 20', 'south 20', 'west 20']);
    expect([3, 2, 1].map(before)).toEqual([
      ['north 20', 'south 20', 'west 20'],
      ['north 20', 'south 20'],
      ['north 20'],
    ]);
  });

  test('attack.zone: a zone that is kept is found anew when the companies of a kind are gone', () => {
    const { table, state } = layBattle({
      south: { a: { at: [75, 40], kind: 'light', bases: 4, with: { kind: 'rifle', bases: 2 } } },
      north: { b: { at: [75, 90] } },
    });
    const unit = indexIn(table, 'a');
    const before = zonesOf(table, state, unit);
    state.units[unit]!.second = 0;
    expect(zonesOf(table, state, unit)).not.toEqual(before);
  });
});
