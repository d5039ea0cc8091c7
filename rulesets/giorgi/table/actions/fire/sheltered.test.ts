/** Tests of saves by terrain: cover of woods, houses and walls, and height. */
import { describe, expect, test } from 'vitest';
import type { Shot } from '../../state/model.ts';
import { type BattleSetup, layBattle } from '../../testing/battle.ts';
import { shotAt, tell } from './testing/shots.ts';

const box = (west: number, south: number, east: number, north: number): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** Verdict on fire of `a` at `b`. */
function judge(battle: BattleSetup, shot: Shot['shot'] = 'small-arms') {
  const { table, state } = layBattle(battle);
  const { against: refusals, cases } = tell(table, state, shotAt(table, 'a', shot, 'b'));
  return { against: refusals, saves: cases[0]!.lines.filter((line) => line.startsWith('save.')) };
}

const walls = [undefined, 'low-wall', 'high-wall'] as const;

/** A wall from west to east, or none. */
function wallAt(y: number, kind: (typeof walls)[number]): NonNullable<BattleSetup['lines']> {
  if (kind === undefined) return [];
  const points = [
    [20, y],
    [80, y],
  ];
  return [{ kind, points }];
}

describe('save.best: walls at and in woods', () => {
  const areas = [{ kind: 'woods' as const, corners: box(30, 40, 70, 60) }];
  const light = { kind: 'light', formation: 'open', gapCm: 0 } as const;

  test('save.open-heavy: a wall along the edge of a wood counts for who stands at that edge', () => {
    const saved = walls.map((kind) =>
      judge({
        areas,
        lines: wallAt(39.9, kind),
        south: { a: { at: [50, 27] } },
        north: { b: { at: [50, 41.2], ...light } },
      }),
    );
    expect(saved).toEqual([
      { against: [], saves: ['save.open-light 3'] },
      { against: [], saves: ['save.open-heavy 4'] },
      { against: [], saves: ['save.open-heavy 4'] },
    ]);
  });

  test('save.low-wall: it counts too for a base among the trees of a unit outside', () => {
    const saved = walls.map((kind) =>
      judge({
        areas,
        lines: wallAt(43.9, kind),
        south: { a: { at: [74, 29], bases: 2 } },
        north: { b: { at: [76, 45] } },
      }),
    );
    expect(saved.map(({ saves }) => saves)).toEqual([[], ['save.low-wall 3'], ['save.high-wall 4']]);
    const amongTrees = walls.map((kind) =>
      judge({
        areas,
        lines: wallAt(39.9, kind),
        south: { a: { at: [68.5, 27], bases: 2 } },
        north: { b: { at: [76, 41.2] } },
      }),
    );
    expect(amongTrees.map(({ saves }) => saves)).toEqual([
      ['save.light 2'],
      ['save.low-wall 3'],
      ['save.high-wall 4'],
    ]);
  });

  test('save.woods: deep inside a low wall adds nothing', () => {
    const inside = (kind: (typeof walls)[number]) =>
      judge({
        areas,
        lines: wallAt(48.9, kind),
        south: { a: { at: [50, 44], ...light } },
        north: { b: { at: [50, 50], ...light } },
      });
    expect(walls.slice(0, 2).map(inside)).toEqual([
      { against: [], saves: ['save.woods 3'] },
      { against: [], saves: ['save.woods 3'] },
    ]);
    expect(inside('high-wall').saves[0]).toMatch(/ 4$/);
  });

  test('artillery.no-woods: no wall makes guns fire at who is deep inside', () => {
    for (const kind of walls)
      expect(
        judge(
          {
            areas,
            lines: wallAt(48.9, kind),
            south: { a: { at: [50, 10], kind: 'howitzer' } },
            north: { b: { at: [50, 50], ...light } },
          },
          'shell',
        ).against,
      ).toEqual(['artillery.no-woods']);
  });
});

describe('terrain.contour: a unit stands as high as its middle, whichever of its bases is struck', () => {
  const saved = (west: number, east: number, x: number) =>
    judge({
      areas: [{ kind: 'hill', corners: box(west, 40, east, 60) }],
      south: { a: { at: [x, 30], bases: 2 } },
      north: { b: { at: [50, 45], bases: 6 } },
    });

  test('save.higher: none for an end on the hill of a line that is not', () => {
    expect(saved(50.5, 90.5, 57.5)).toEqual({ against: [], saves: [] });
  });

  test('save.higher: for an end below of a line that is on the hill', () => {
    expect(saved(48, 68, 42.5)).toEqual({ against: [], saves: ['save.higher 1'] });
  });

  test('save.higher: of the firer too the middle counts', () => {
    const from = (x: number) =>
      judge({
        areas: [{ kind: 'hill', corners: box(50, 20, 90, 60) }],
        south: { a: { at: [x, 30], bases: 6 } },
        north: { b: { at: [52, 45], bases: 2 } },
      });
    expect(from(49).saves).toEqual(['save.higher 1']);
    expect(from(55).saves).toEqual([]);
  });
});
