/** Groups that change their order, roads, works, rivers: positions with where everybody ends. */
import { describe, expect, it } from 'vitest';
import type { OrderStep } from '../../state/commands.ts';
import type { State, Table } from '../../state/model.ts';
import { isRefused } from '../../state/turn.ts';
import { type BattleSetup, indexIn, layBattle, type TestUnit } from '../../testing/battle.ts';
import { touch } from '../../testing/contacts.ts';
import { type MovePlot, plotMove } from './index.ts';

const ud = 400;
const advance = (uds: number): OrderStep => ({ step: 'advance', by: uds * ud });
const wheel = (degrees: number): OrderStep => ({ step: 'wheel', about: 'left', angle: degrees * 10 });
const quarter = (to: 'left' | 'right'): OrderStep => ({ step: 'quarter', to });
const half: OrderStep = { step: 'half' };
const extend = (left: number, right: number): OrderStep => ({ step: 'extend', left, right });
const contract = (lead: string[], left: number, right: number): OrderStep => ({
  step: 'contract',
  lead,
  left,
  right,
});

const horse = (x: number, y: number) => ({ kind: 'heavy-cavalry', at: [x, y] }) as const;
const foot = (x: number, y: number) => ({ kind: 'pike-and-shot', at: [x, y] }) as const;
const wagon = (x: number, y: number) => ({ kind: 'war-wagon', at: [x, y] }) as const;

interface Try {
  readonly battle?: Omit<BattleSetup, 'south'>;
  readonly units?: readonly string[];
  readonly arrange?: (table: Table, state: State) => void;
}

function plot(
  south: Readonly<Record<string, TestUnit>>,
  steps: OrderStep[],
  { battle, units, arrange }: Try = {},
) {
  const { table, state } = layBattle({ north: { z: horse(28, 19) }, ...battle, south });
  arrange?.(table, state);
  const named = (units ?? Object.keys(south)).map((id) => indexIn(table, id));
  return plotMove(table, state, named, steps);
}

function against(...args: Parameters<typeof plot>): readonly string[] {
  const plotted = plot(...args);
  return isRefused(plotted) ? plotted : [];
}

function laid(...args: Parameters<typeof plot>): MovePlot {
  const plotted = plot(...args);
  if (isRefused(plotted)) throw new Error(plotted.join(', '));
  return plotted;
}

/** Middles in UD, and headings in degrees. */
function ends({ manoeuvre }: MovePlot): number[][] {
  return manoeuvre.to.map(({ x, y, heading }) => [x / ud, y / ud, heading / 10]);
}

describe('quarter-turns of groups', () => {
  const line = { a: horse(10, 5), b: horse(11, 5), c: horse(12, 5) };

  it('move.column, move.column-how: a line that turns becomes a column behind the unit on that side', () => {
    // The front lies at 5.375; the left corner of a at 9.5 stays.
    expect(ends(laid(line, [quarter('left')]))).toEqual([
      [9.875, 4.875, 180],
      [10.625, 4.875, 180],
      [11.375, 4.875, 180],
    ]);
    expect(ends(laid(line, [quarter('right')]))).toEqual([
      [10.625, 4.875, 0],
      [11.375, 4.875, 0],
      [12.125, 4.875, 0],
    ]);
  });

  it('move.column-how: a column that turns becomes a line, its head beside the old corner', () => {
    const column = { a: horse(10, 5), b: horse(10, 4.25), c: horse(10, 3.5) };
    expect(ends(laid(column, [quarter('left')]))).toEqual([
      [9.875, 4.875, 180],
      [9.875, 3.875, 180],
      [9.875, 2.875, 180],
    ]);
  });

  it('move.column-how: of a block the near file becomes the front rank, the far one the second', () => {
    const block = { a: foot(10, 5), b: foot(12, 5), c: foot(10, 4), d: foot(12, 4) };
    expect(ends(laid(block, [quarter('right')]))).toEqual([
      [11.5, 4.5, 0],
      [12.5, 4.5, 0],
      [11.5, 2.5, 0],
      [12.5, 2.5, 0],
    ]);
  });

  it('move.column: whoever finds no room in the new front rank goes to the second', () => {
    const column = { a: horse(10, 5), b: horse(10, 4.25), c: horse(10, 3.5), wall: foot(9.5, 2) };
    expect(ends(laid(column, [quarter('left')], { units: ['a', 'b', 'c'] }))).toEqual([
      [9.875, 4.875, 180],
      [9.875, 3.875, 180],
      [10.625, 4.875, 180],
    ]);
  });

  it('move.quarter-anchor: by option a block turns about its middle', () => {
    const battle = { options: { 'move.quarter-anchor': 'centre' } };
    expect(ends(laid(line, [quarter('left')], { battle }))).toEqual([
      [10.25, 5, 180],
      [11, 5, 180],
      [11.75, 5, 180],
    ]);
  });

  it('move.half-turn, command.group-ends: the same ground; who is no group afterwards may not', () => {
    expect(ends(laid(line, [half]))).toEqual([
      [10, 5, 270],
      [11, 5, 270],
      [12, 5, 270],
    ]);
    const unlike = { a: foot(10, 5), li: { kind: 'light-infantry', at: [11.5, 5.25] } as const };
    expect(against(unlike, [half])).toContain('command.group-ends');
  });

  it('wagon.turn-room, wagon.group-turn: two wagons at most, and no others among them', () => {
    const three = { a: wagon(10, 5), b: wagon(11, 5), c: wagon(12, 5) };
    expect(against(three, [quarter('left')])).toContain('wagon.turn-room');
    expect(laid({ a: wagon(10, 5), b: wagon(11, 5) }, [quarter('left')]).used).toBe(2 * ud);
    expect(against({ a: wagon(10, 5), f: foot(11.5, 5.5) }, [quarter('left')])).toContain('wagon.group-turn');
  });
});

describe('extension', () => {
  const block = { a: horse(10, 5), b: horse(11, 5), c: horse(10, 4.25), d: horse(11, 4.25) };

  it('move.extension, move.extension-cost: rear units come up beside the front, 1 UD and 1 UD for each', () => {
    const { used, ...rest } = laid(block, [extend(1, 1)]);
    expect(used).toBe(3 * ud);
    expect(ends({ used, ...rest })).toEqual([
      [10, 5, 90],
      [11, 5, 90],
      [9, 5, 90],
      [12, 5, 90],
    ]);
    expect(laid(block, [extend(1, 0), advance(2)]).used).toBe(4 * ud);
    expect(against(block, [extend(1, 1), advance(2)])).toContain('move.front-edge');
  });

  it('move.extension-cost: needs two ranks and an allowance above 1 UD', () => {
    expect(against({ a: horse(10, 5), b: horse(11, 5) }, [extend(1, 0)])).toEqual(['move.extension']);
    const wood = { battle: { areas: [{ kind: 'wood', at: [10, 5], size: [6, 6] } as const] } };
    expect(against(block, [extend(1, 0)], wood)).toContain('move.extension-cost');
  });

  it('move.wheel-extension: not together with a wheel, unless the option allows it', () => {
    expect(against(block, [extend(1, 0), wheel(10)])).toContain('move.wheel-extension');
    const option = { battle: { options: { 'move.wheel-extension': false } } };
    expect(against(block, [extend(1, 0), wheel(10)], option)).toEqual([]);
  });

  it('move.extension-melee: with part of the front in melee the others come up', () => {
    const north = { z: { ...horse(11, 5.75) } };
    const fighting: Try = {
      battle: { north },
      arrange: (table, state) => touch(table, state, 'b', 'z'),
    };
    expect(against(block, [extend(1, 0)], fighting)).toEqual([]);
    expect(against(block, [extend(1, 0), advance(0.5)], fighting)).toContain('melee.lasts');
  });

  it('command.group-wide: never more than six abreast', () => {
    const wide = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`u${n}`, horse(8 + n, 5)]));
    expect(against({ ...wide, rear: horse(8, 4.25) }, [extend(1, 0)])).toContain('command.group-wide');
  });
});

describe('contraction', () => {
  const line = { a: horse(10, 5), b: horse(11, 5), c: horse(12, 5), d: horse(13, 5) };

  it('move.contraction: the lead advances, the wings slip in behind; only the advance counts', () => {
    const plotted = laid(line, [contract(['b', 'c'], 1, 1), advance(1)]);
    expect(plotted.used).toBe(ud);
    expect(ends(plotted)).toEqual([
      [11, 5.25, 90],
      [11, 6, 90],
      [12, 6, 90],
      [12, 5.25, 90],
    ]);
    expect(against(line, [contract(['b', 'c'], 1, 1), advance(0.5)])).toContain('move.contraction');
    expect(against(line, [contract(['b', 'c'], 2, 0), advance(1)])).toEqual(['move.contraction']);
  });

  it('move.contraction-count: each wing tucks in as many units as base depths the lead goes', () => {
    expect(against(line, [contract(['a', 'b'], 0, 2), advance(1)])).toContain('move.contraction-count');
    expect(against(line, [contract(['a', 'b'], 0, 2), advance(1.5)])).toEqual([]);
    const free = { battle: { options: { 'move.contraction-count': 'free' } } };
    expect(against(line, [contract(['a', 'b'], 0, 2), advance(1)], free)).toEqual([]);
  });

  it('move.contraction: the units that lead may wheel', () => {
    expect(laid(line, [contract(['b', 'c'], 1, 1), advance(1), wheel(30)]).used).toBe(2 * ud);
  });

  it('zoc.extension: nobody may leave a zone by it', () => {
    const north = { z: foot(13.5, 6.5) };
    expect(against(line, [contract(['a', 'b'], 0, 2), advance(1.5)], { battle: { north } })).toContain(
      'zoc.extension',
    );
  });
});

describe('pace', () => {
  it('command.group-speed: in a wheel each goes by its own allowance', () => {
    const mixed = {
      a: foot(10, 5),
      b: foot(12, 5),
      li: { kind: 'light-infantry', at: [13.5, 5.25] } as const,
    };
    // The outer one makes all of 3 × 40 ÷ 60 = 2 UD, HI near the enemy no more than 2.
    const near = { battle: { north: { z: foot(15, 8) } } };
    expect(against(mixed, [wheel(50)], near)).toEqual([]);
    expect(against(mixed, [wheel(61)], near)).toContain('move.front-edge');
  });

  it('move.road, move.road-whole, move.road-how: on a road one goes by the open allowance and 1 UD more', () => {
    const battle = {
      areas: [{ kind: 'wood', at: [10, 8], size: [8, 8] } as const],
      map: {
        roads: [
          {
            id: 'road',
            points: [
              [10, 0],
              [10, 20],
            ],
            name: null,
          },
        ],
      },
    };
    expect(laid({ a: horse(10, 5) }, [advance(5)], { battle }).allowance).toBe(5 * ud);
    expect(against({ a: horse(11.2, 5) }, [advance(2)], { battle })).toContain('move.front-edge');
    expect(against({ a: horse(10, 5), b: horse(11, 5) }, [advance(2)], { battle })).toContain(
      'move.front-edge',
    );
    expect(laid({ a: wagon(10, 5) }, [advance(3)], { battle }).used).toBe(3 * ud);
    expect(laid({ a: horse(10, 5), b: horse(10, 4.25) }, [advance(5)], { battle }).used).toBe(5 * ud);
  });

  it('terrain.road: a bridge leads over an impassable river', () => {
    const river = { kind: 'river', at: [15, 8], size: [30, 1.5], ground: 'impassable' } as const;
    const road = {
      id: 'road',
      points: [
        [10, 0],
        [10, 20],
      ],
      name: null,
    };
    expect(
      against({ a: horse(10, 5) }, [advance(4)], { battle: { areas: [river], map: { roads: [road] } } }),
    ).toEqual([]);
    expect(
      against({ a: horse(14, 5) }, [advance(4)], { battle: { areas: [river], map: { roads: [road] } } }),
    ).toContain('terrain.impassable');
  });

  it('fortification.cross: crossing works takes 1 UD of foot, 2 UD of mounted', () => {
    const works = [{ kind: 'obstacle', from: [8, 6], to: [14, 6] } as const];
    const south = { kind: 'medium-swordsmen', at: [10, 5] } as const;
    expect(laid({ a: south }, [advance(2)], { battle: { works } }).used).toBe(3 * ud);
    expect(against({ a: south }, [advance(2.1)], { battle: { works } })).toContain('move.front-edge');
    expect(laid({ a: horse(10, 5) }, [advance(2)], { battle: { works } }).used).toBe(4 * ud);
    expect(laid({ a: horse(10, 5) }, [advance(0.5)], { battle: { works } }).used).toBe(0.5 * ud);
  });

  it('fortification.no-wheel: neither wheels nor pivots behind works', () => {
    const works = [{ kind: 'fortification', from: [11, 5.5], to: [9, 5.5] } as const];
    expect(against({ a: foot(10, 5) }, [wheel(10)], { battle: { works } })).toContain(
      'fortification.no-wheel',
    );
    const gun = { kind: 'light-artillery', at: [10, 5] } as const;
    expect(against({ a: gun }, [{ step: 'pivot', angle: 100 }], { battle: { works } })).toContain(
      'fortification.no-wheel',
    );
  });

  it('terrain.river, terrain.river-angle: across at right angles, in the water no turns but half-turns', () => {
    const river = { kind: 'river', at: [15, 8], size: [30, 1.5], ground: 'rough' } as const;
    const battle = { areas: [river] };
    expect(against({ a: horse(10, 5) }, [advance(3)], { battle })).toEqual([]);
    expect(against({ a: horse(10, 7.5) }, [wheel(20)], { battle })).toContain('terrain.river');
    expect(against({ a: horse(10, 7.5) }, [half], { battle })).toEqual([]);
    expect(against({ a: { ...horse(8, 6), facing: 50 } }, [advance(3)], { battle })).toContain(
      'terrain.river-angle',
    );
    const dry = { areas: [{ ...river, ground: 'open' } as const] };
    expect(against({ a: horse(10, 7.5) }, [wheel(20)], { battle: dry })).toEqual([]);
  });
});
