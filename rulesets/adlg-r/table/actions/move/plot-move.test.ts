/** Moves by order: every refusal beside a move that is allowed. */
import { describe, expect, it } from 'vitest';
import type { OrderStep } from '../../state/commands.ts';
import type { State, Table } from '../../state/model.ts';
import { isRefused } from '../../state/turn.ts';
import { type BattleSetup, indexIn, layBattle, type TestUnit, unitIn } from '../../testing/battle.ts';
import { type MovePlot, plotMove } from './index.ts';

const ud = 400;
const advance = (uds: number): OrderStep => ({ step: 'advance', by: uds * ud });
const slide = (uds: number): OrderStep => ({ step: 'slide', by: uds * ud });
const wheel = (degrees: number, about: 'left' | 'right' = 'left'): OrderStep => ({
  step: 'wheel',
  about,
  angle: degrees * 10,
});
const quarter = (to: 'left' | 'right'): OrderStep => ({ step: 'quarter', to });
const half: OrderStep = { step: 'half' };

const foot = (x: number, y: number) => ({ kind: 'pike-and-shot', at: [x, y] }) as const;
const horse = (x: number, y: number) => ({ kind: 'heavy-cavalry', at: [x, y] }) as const;
const far = { z: foot(15, 19) };

interface Try {
  readonly units?: readonly string[];
  readonly battle?: Omit<BattleSetup, 'south'>;
  readonly before?: (table: Table, state: State) => void;
}

function plot(
  south: Readonly<Record<string, TestUnit>>,
  steps: readonly OrderStep[],
  { units, battle, before }: Try = {},
) {
  const { table, state } = layBattle({ north: far, ...battle, south });
  before?.(table, state);
  const plotted = plotMove(
    table,
    state,
    (units ?? Object.keys(south)).map((id) => indexIn(table, id)),
    steps,
  );
  return { table, plotted };
}

/** The rules against a move. Empty if it is allowed. */
function against(...args: Parameters<typeof plot>): readonly string[] {
  const { plotted } = plot(...args);
  return isRefused(plotted) ? plotted : [];
}

function laid(...args: Parameters<typeof plot>): MovePlot {
  const { plotted } = plot(...args);
  if (isRefused(plotted)) throw new Error(plotted.join(', '));
  return plotted;
}

describe('allowance', () => {
  it('move.hi, move.hi-far, move.front-edge: 3 UD far from the enemy, else 2', () => {
    expect(against({ a: foot(10, 5) }, [advance(3)])).toEqual([]);
    expect(against({ a: foot(10, 5) }, [advance(3.1)])).toEqual(['move.front-edge']);
    const near = { battle: { north: { z: foot(20, 5) }, size: [24, 16] as const } };
    expect(laid({ a: foot(10, 5) }, [advance(3)], near).allowance).toBe(3 * ud);
    const nearer = { battle: { north: { z: foot(10, 9.9) } } };
    expect(laid({ a: foot(10, 5) }, [advance(2)], nearer).allowance).toBe(2 * ud);
    expect(against({ a: foot(10, 5) }, [advance(2.1)], nearer)).toContain('move.front-edge');
  });

  it('move.worst: the worst ground touched counts for the whole move, impassable ground is never entered', () => {
    const wood = { battle: { areas: [{ kind: 'wood', at: [10, 7.5], size: [4, 2] } as const] } };
    expect(laid({ a: foot(10, 5) }, [advance(0.9)], wood).allowance).toBe(3 * ud);
    expect(against({ a: foot(10, 5) }, [advance(1.2)], wood)).toEqual(['move.front-edge']);
    const coast = { battle: { areas: [{ kind: 'coast', at: [10, 7.5], size: [4, 2] } as const] } };
    expect(against({ a: foot(10, 5) }, [advance(1.2)], coast)).toContain('terrain.impassable');
    expect(against({ a: { kind: 'war-wagon', at: [10, 5] } }, [advance(1)], wood)).toContain('move.wagon');
  });

  it('move.wheel-cost, move.wheel-part, move.wheel-group: angle ÷ 60 UD, times the units abreast', () => {
    expect(laid({ a: horse(10, 5) }, [wheel(90)]).used).toBe(1.5 * ud);
    expect(laid({ a: foot(10, 5) }, [wheel(60)]).used).toBe(ud);
    const three = { a: horse(10, 5), b: horse(11, 5), c: horse(12, 5) };
    expect(laid(three, [wheel(60)]).used).toBe(3 * ud);
    const byWidth = { battle: { options: { 'move.wheel-group': 'ud' } } };
    expect(laid({ a: foot(10, 5) }, [wheel(60)], byWidth).used).toBe(2 * ud);
  });

  it('move.turn-cost, move.turn-free: 1 UD, 2 for those who turn badly, nothing for the light', () => {
    const used = (kind: TestUnit['kind'], ...steps: OrderStep[]) =>
      laid({ a: { kind, at: [10, 5] } }, steps).used / ud;
    expect(used('heavy-cavalry', quarter('left'))).toBe(1);
    expect(used('tercio', half)).toBe(2);
    expect(used('war-wagon', quarter('right'))).toBe(2);
    expect(used('light-cavalry', quarter('left'), advance(2))).toBe(2);
    expect(used('light-cavalry', quarter('left'), advance(2), half)).toBe(3);
  });

  it('command.group-speed: a group goes at the pace of its slowest', () => {
    const group = { a: foot(10, 5), b: { kind: 'light-artillery', at: [11.5, 5] } as const };
    expect(laid(group, [advance(2)]).allowance).toBe(2 * ud);
    expect(against(group, [advance(2.5)])).toEqual(['move.front-edge']);
  });
});

describe('steps', () => {
  it('move.wheel, wagon.wheel: 90° in a move, wagons 45', () => {
    expect(against({ a: { kind: 'light-cavalry', at: [10, 5] } }, [wheel(90), wheel(10, 'right')])).toContain(
      'move.wheel',
    );
    expect(against({ a: { kind: 'war-wagon', at: [10, 5] } }, [wheel(45)])).toEqual([]);
    expect(against({ a: { kind: 'war-wagon', at: [10, 5] } }, [wheel(46)])).toContain('wagon.wheel');
  });

  it('move.slide, move.slide-how, move.slide-limits: one of up to 1 UD with an advance of 1 UD, no turn', () => {
    expect(against({ a: horse(10, 5) }, [slide(1), advance(1)])).toEqual([]);
    expect(against({ a: horse(10, 5) }, [slide(1)])).toContain('move.slide');
    expect(against({ a: horse(10, 5) }, [slide(1.2), advance(1)])).toContain('move.slide-how');
    expect(against({ a: horse(10, 5) }, [slide(0.5), advance(1), slide(0.5)])).toContain('move.slide-limits');
    expect(against({ a: horse(10, 5) }, [slide(0.5), advance(1), half])).toContain('move.slide-limits');
    expect(laid({ a: horse(10, 5) }, [slide(-1), advance(1)]).used).toBe(ud);
  });

  it('move.turn, move.turn-second: one turn, two for LI, Drag and LH', () => {
    expect(against({ a: horse(10, 5) }, [half, quarter('left')])).toContain('move.turn');
    expect(against({ a: { kind: 'light-cavalry', at: [10, 5] } }, [half, quarter('left')])).toEqual([]);
  });

  it('move.quarter-turn, move.quarter-anchor: the front corner on that side stays, the width goes to the rear', () => {
    const end = (to: 'left' | 'right', options = {}) =>
      laid({ a: foot(10, 5) }, [quarter(to)], { battle: { options } }).manoeuvre.to[0];
    // Front from 9 to 11 at 5.5. To the right: front on x = 11 from 5.5 down to 3.5.
    expect(end('right')).toEqual({ x: 10.5 * ud, y: 4.5 * ud, heading: 0 });
    expect(end('left')).toEqual({ x: 9.5 * ud, y: 4.5 * ud, heading: 1800 });
    expect(end('left', { 'move.quarter-anchor': 'centre' })).toEqual({
      x: 10 * ud,
      y: 5 * ud,
      heading: 1800,
    });
  });

  it('artillery.pivot, artillery.heavy: guns pivot about their middle, heavy ones do nothing else', () => {
    const pivot: OrderStep = { step: 'pivot', angle: 450 };
    expect(laid({ a: { kind: 'heavy-artillery', at: [10, 5] } }, [pivot]).manoeuvre.to[0]).toEqual({
      x: 10 * ud,
      y: 5 * ud,
      heading: 1350,
    });
    expect(against({ a: { kind: 'heavy-artillery', at: [10, 5] } }, [advance(1)])).toContain(
      'artillery.heavy',
    );
    expect(against({ a: horse(10, 5) }, [pivot])).toContain('artillery.pivot');
  });

  it('move.wheel-pivot: a group wheels about the front corner of its widest rank and stays joined', () => {
    const block = { a: horse(10, 5), b: horse(11, 5), c: horse(10, 4.25), d: horse(11, 4.25) };
    const { manoeuvre } = laid(block, [wheel(90), advance(1)]);
    // The corner at (9.5, 5.375) stands; the front then lies along x = 9.5, and goes 1 UD west.
    expect(manoeuvre.to).toEqual(
      [
        { x: 3650 - ud, y: 2350, heading: 1800 },
        { x: 3650 - ud, y: 2750, heading: 1800 },
        { x: 3950 - ud, y: 2350, heading: 1800 },
        { x: 3950 - ud, y: 2750, heading: 1800 },
      ].map(({ x, y, heading }) => ({ x: x + 300, y, heading })),
    );
  });
});

describe('what stands in the way', () => {
  it('move.path, charge.definition: nobody goes through enemies or into contact', () => {
    const north = { z: foot(10, 8) };
    expect(against({ a: foot(10, 5) }, [advance(1.9)], { battle: { north } })).toEqual([]);
    expect(against({ a: foot(10, 5) }, [advance(2)], { battle: { north } })).toContain('charge.definition');
    expect(
      against({ a: { kind: 'light-cavalry', at: [10, 5] } }, [advance(5)], { battle: { north } }),
    ).toContain('move.path');
  });

  it('move.path, interpenetration.room: friends one may pass are no obstacle on the way, but at the end', () => {
    const south = { a: { kind: 'light-infantry', at: [10, 5] } as const, b: foot(10, 6.5) };
    expect(against(south, [advance(3)], { units: ['a'] })).toEqual([]);
    expect(against(south, [advance(1.5)], { units: ['a'] })).toEqual(['interpenetration.room']);
    expect(against({ a: foot(10, 5), b: foot(10, 6.5) }, [advance(2.9)], { units: ['a'] })).toContain(
      'move.path',
    );
  });

  it('move.table: bases end wholly on the table', () => {
    expect(against({ a: foot(1.2, 5) }, [quarter('left'), advance(1)])).toContain('move.table');
    expect(against({ a: foot(2.2, 5) }, [quarter('left'), advance(1)])).toEqual([]);
  });
});

describe('how often', () => {
  const moved = (moves: number, wasNear = false): Try => ({
    before: (table, state) => {
      Object.assign(unitIn(table, state, 'a').doings, { moves, wasNear });
    },
  });

  it('command.three-orders: three moves at most', () => {
    expect(laid({ a: horse(10, 5) }, [advance(1)], moved(2)).moveNumber).toBe(3);
    expect(against({ a: horse(10, 5) }, [advance(1)], moved(3))).toContain('command.three-orders');
  });

  it('move.multiple-distance: second moves never within 4 UD of an enemy in the whole phase', () => {
    expect(against({ a: horse(15, 12) }, [advance(2)], moved(1))).toEqual([]);
    expect(against({ a: horse(15, 12) }, [advance(2.5)], moved(1))).toEqual(['move.multiple-distance']);
    expect(against({ a: horse(15, 12) }, [advance(2.5)], moved(0))).toEqual([]);
    expect(against({ a: horse(10, 5) }, [advance(1)], moved(1, true))).toEqual(['move.multiple-distance']);
  });

  it('rally.no-move, square.no-move, conform.shift-after, melee.lasts', () => {
    const doing = (change: object): Try => ({
      before: (table, state) => {
        Object.assign(unitIn(table, state, 'a').doings, change);
      },
    });
    expect(against({ a: foot(10, 5) }, [advance(1)], doing({ triedRally: true }))).toEqual(['rally.no-move']);
    expect(against({ a: foot(10, 5) }, [advance(1)], doing({ shifted: true }))).toEqual([
      'conform.shift-after',
    ]);
    expect(
      against({ a: { kind: 'light-cavalry', at: [10, 5] } }, [advance(1)], doing({ shifted: true })),
    ).toEqual([]);
    const inSquare: Try = {
      before: (table, state) => {
        unitIn(table, state, 'a').square = true;
      },
    };
    expect(against({ a: foot(10, 5) }, [advance(1)], inSquare)).toEqual(['square.no-move']);
  });
});

describe('zones of control', () => {
  const north = { z: foot(10, 8) };
  // The front of z lies at 7.5; that of a at 5.5 when it stands at 5.

  it('zoc.approach, zoc.entering: whoever enters goes on straight towards the enemy', () => {
    expect(against({ a: foot(10, 5) }, [advance(1.5)], { battle: { north } })).toEqual([]);
    expect(laid({ a: foot(10, 5) }, [advance(1.5)], { battle: { north } }).entries).toHaveLength(1);
    expect(against({ a: horse(10, 6.3) }, [quarter('left'), advance(2)], { battle: { north } })).toContain(
      'zoc.approach-test',
    );
  });

  it('zoc.approach-test: no point of the front goes farther from the enemy, none leaves the zone', () => {
    expect(against({ a: horse(10, 6.5) }, [advance(0.3)], { battle: { north } })).toEqual([]);
    expect(against({ a: horse(10, 6.5) }, [half], { battle: { north } })).toEqual(['zoc.approach-test']);
    expect(
      against({ a: horse(10.2, 6.4) }, [slide(1), advance(1)], { battle: { north: { z: foot(10, 9) } } }),
    ).toEqual([]);
  });

  it('zoc.approach-turn: a turn on the spot to face who threatens the flank is allowed', () => {
    const flank = { z: { ...horse(12.4, 4.9), facing: 270 } };
    expect(against({ a: horse(11, 5) }, [quarter('right')], { battle: { north: flank } })).toEqual([]);
    expect(against({ a: horse(11, 5) }, [quarter('left')], { battle: { north: flank } })).toEqual([
      'zoc.approach-test',
    ]);
  });
});

it('command.group-speed, move.wheel-group: wheels to both sides take no more than the allowance in all', () => {
  const rank = { a: horse(14, 4), b: horse(15, 4) };
  const both = (advance: number): OrderStep[] => [
    wheel(42),
    { step: 'slide', by: 200 },
    wheel(24, 'right'),
    { step: 'advance', by: advance * ud },
  ];
  expect(plot(rank, both(1.8)).plotted).toMatchObject({ slid: true });
  expect(plot(rank, both(2)).plotted).toEqual(['move.front-edge']);
});
