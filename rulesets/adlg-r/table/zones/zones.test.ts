/** Zones of control: who holds whom, and who threatens most. */
import { describe, expect, it } from 'vitest';
import { baseOf } from '../bodies/index.ts';
import { type BattleSetup, indexIn, layBattle } from '../testing/battle.ts';
import { holdersOf, isDirectlyAhead, mostThreatening } from './index.ts';

/** Ids of the enemies that hold a unit of the south, and of those that threaten it most. */
function around(battle: BattleSetup, id = 'a') {
  const { table, state } = layBattle(battle);
  const ids = (units: readonly number[]) => units.map((unit) => table.units[unit as never]?.id);
  const unit = indexIn(table, id);
  return { held: ids(holdersOf(table, state, unit)), most: ids(mostThreatening(table, state, unit)) };
}

const held = (battle: BattleSetup, id?: string) => around(battle, id).held;

const horse = (x: number, y: number) => ({ kind: 'heavy-cavalry', at: [x, y] }) as const;
const foot = (x: number, y: number) => ({ kind: 'shot', at: [x, y] }) as const;

describe('who holds whom', () => {
  it('zoc.area, zoc.inside: up to 1 UD in front, exactly there no more', () => {
    // The front of z lies at 15.5, the front of a at 14.5 and nearer.
    expect(held({ south: { a: foot(10, 14.1) }, north: { z: foot(10, 16) } })).toEqual(['z']);
    expect(held({ south: { a: foot(10, 14) }, north: { z: foot(10, 16) } })).toEqual([]);
    expect(held({ south: { a: foot(12, 14.2) }, north: { z: foot(10, 16) } })).toEqual([]);
    expect(held({ south: { a: foot(11.9, 14.2) }, north: { z: foot(10, 16) } })).toEqual(['z']);
  });

  it('zoc.none: camps, guns, wagons and units in melee have none', () => {
    const near = (kind: 'light-artillery' | 'war-wagon') =>
      held({ south: { a: foot(10, 14.2) }, north: { z: { kind, at: [10, 16] } } });
    expect(near('light-artillery')).toEqual([]);
    expect(near('war-wagon')).toEqual([]);
    const { table, state } = layBattle({
      south: { a: foot(10, 14.2), b: foot(10, 17) },
      north: { z: foot(10, 16) },
    });
    const [a, b, z] = ['a', 'b', 'z'].map((id) => indexIn(table, id));
    expect(holdersOf(table, state, a!)).toEqual([z]);
    state.contacts = [
      {
        by: b!,
        on: z!,
        edge: 'rear',
        complete: true,
        since: 1,
        how: 'charge',
        uncontrolled: false,
        first: true,
      },
    ];
    expect(holdersOf(table, state, a!)).toEqual([]);
  });

  it('zoc.li, zoc.li-rough: LI holds LI, LH, elephants and guns, and in the rough everybody who is in it', () => {
    const skirmisher = { kind: 'light-infantry', at: [10, 15.75] } as const;
    const wood = { kind: 'wood', at: [10, 15], size: [6, 4] } as const;
    expect(held({ south: { a: foot(10, 14.2) }, north: { z: skirmisher } })).toEqual([]);
    expect(
      held({ south: { a: { kind: 'light-cavalry', at: [10, 14.4] } }, north: { z: skirmisher } }),
    ).toEqual(['z']);
    expect(held({ areas: [wood], south: { a: foot(10, 14.2) }, north: { z: skirmisher } })).toEqual(['z']);
  });

  it('zoc.terrain, zoc.rays: a line ends at ground that penalises its owner', () => {
    const wood = { kind: 'wood', at: [10, 14], size: [6, 2.2] } as const;
    expect(held({ areas: [wood], south: { a: foot(10, 14.2) }, north: { z: horse(10, 15.8) } })).toEqual([]);
    expect(held({ areas: [wood], south: { a: foot(10, 14.2) }, north: { z: foot(10, 15.8) } })).toEqual([]);
    const east = { kind: 'wood', at: [12.9, 14], size: [6, 3] } as const;
    expect(held({ areas: [east], south: { a: foot(10, 14.2) }, north: { z: horse(9.6, 15.8) } })).toEqual([
      'z',
    ]);
  });

  it('zoc.works, zoc.works-out: it does not reach behind works, but out of one’s own', () => {
    const ditch = { kind: 'obstacle', from: [12, 15], to: [8, 15] } as const;
    // Those to the left of the line from `from` to `to` defend it: here, the south.
    expect(held({ works: [ditch], south: { a: foot(10, 14.2) }, north: { z: foot(10, 16) } })).toEqual([]);
    const { table, state } = layBattle({
      works: [ditch],
      south: { a: foot(10, 14.2) },
      north: { z: foot(10, 16) },
    });
    expect(holdersOf(table, state, indexIn(table, 'z'))).toEqual([indexIn(table, 'a')]);
  });

  it('zoc.through: it passes friends whom its owner may pass, and nobody else', () => {
    const between = (kind: 'light-infantry' | 'shot') =>
      held({
        south: { a: { kind: 'light-cavalry', at: [10, 14] } },
        north: { z: { kind: 'bowmen', at: [10, 15.55] }, y: { kind, at: [10, 14.7], facing: 90 } },
      });
    expect(between('light-infantry')).toContain('z');
    expect(between('shot')).not.toContain('z');
  });
});

describe('the most threatening enemy', () => {
  it('zoc.threat: who stands in front comes before who is nearer on the flank', () => {
    const battle = {
      south: { a: foot(10, 14.2) },
      north: { front: foot(10, 16), flank: { ...horse(11.5, 14.2), facing: 270 } },
    };
    expect(around(battle)).toEqual({ held: ['front', 'flank'], most: ['front'] });
  });

  it('zoc.threat: of two in front the nearer, of two as near the one that covers most', () => {
    const two = (x: number, y: number) =>
      around({ south: { a: foot(10, 14.2) }, north: { y: horse(9.5, 15.6), z: horse(x, y) } }).most;
    expect(two(10.6, 15.4)).toEqual(['z']);
    expect(two(11.2, 15.6)).toEqual(['y']);
    expect(two(10.5, 15.6)).toEqual(['y', 'z']);
  });

  it('directly in front is positive area in the strip ahead', () => {
    const { table, state } = layBattle({
      south: { a: foot(10, 5) },
      north: { z: foot(12, 9), y: foot(11.9, 12) },
    });
    const [a, z, y] = ['a', 'z', 'y'].map((id) => baseOf(table, state, indexIn(table, id)));
    expect(isDirectlyAhead(a!, z!)).toBe(false);
    expect(isDirectlyAhead(a!, y!)).toBe(true);
  });
});
