/** shortestRoute: the way of least allowance on which a unit comes to charge an enemy (`charge.route`, `charge.uncontrolled-route`). */
import { cornersOf, frontage, type Tenths, toLocal } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isRefused } from '../../state/turn.ts';
import { baseOfCamp } from '../camp/index.ts';
import { type ChargePlot, plotCharge } from '../charge/index.ts';

/** Wheels are tried by steps of this many tenths of a degree. */
const wheelStep = 50;
const mostWheel = 900;

const sides = ['left', 'right'] as const;

/** The charge on the shortest route; of equals straight, slide, wheel, turn, then left. Null if none leads there. */
export function shortestRoute(
  table: Table,
  state: State,
  unit: UnitIndex,
  target: UnitIndex | 'camp',
): ChargePlot | null {
  let best: ChargePlot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const opening of openingsTo(table, state, unit, target)) {
    if (wheelOf(table, opening) >= least) continue;
    const plot = plotCharge(table, state, {
      units: [unit],
      opening,
      target,
      how: 'uncontrolled',
      into: false,
    });
    if (isRefused(plot)) continue;
    const used = plot.laid.used + entryAt(plot.lanes, 0).far;
    if (used >= least) continue;
    least = used;
    best = plot;
  }
  return best;
}

/** What the wheels of an opening take at least. */
function wheelOf({ sizes }: Table, opening: readonly OrderStep[]): Tenths {
  return opening.reduce((sum, step) => sum + (step.step === 'wheel' ? (step.angle * sizes.ud) / 600 : 0), 0);
}

function openingsTo(table: Table, state: State, unit: UnitIndex, target: UnitIndex | 'camp'): OrderStep[][] {
  const wheels = sides.flatMap((about) =>
    Array.from(
      { length: mostWheel / wheelStep },
      (_, n): OrderStep => ({
        step: 'wheel',
        about,
        angle: wheelStep * (n + 1),
      }),
    ),
  );
  const inOrder = wheels.toSorted((one, other) => angleOf(one) - angleOf(other));
  const turns = sides.map((to): OrderStep => ({ step: 'quarter', to }));
  return [
    [],
    ...slidesTo(table, state, unit, target).map((by): OrderStep[] => [{ step: 'slide', by }]),
    ...inOrder.map((wheel) => [wheel]),
    ...turns.map((turn) => [turn]),
    ...turns.flatMap((turn) =>
      inOrder.filter((wheel) => angleOf(wheel) % 150 === 0).map((wheel) => [turn, wheel]),
    ),
  ];
}

function angleOf(step: OrderStep): number {
  return step.step === 'wheel' ? step.angle : 0;
}

/** The least slide that brings the target into the lane, and those of 1 UD past what stands before it. */
function slidesTo(table: Table, state: State, unit: UnitIndex, target: UnitIndex | 'camp'): Tenths[] {
  const { ud, eps } = table.sizes;
  const own = baseOf(table, state, unit);
  const half = frontage(own.footprint) / 2;
  const body = target === 'camp' ? baseOfCamp(table, state, unit) : baseOf(table, state, target);
  const rights = cornersOf(body).map(({ x, y }) => toLocal(own, x, y).right);
  const [least, most] = [Math.min(...rights), Math.max(...rights)];
  const toRight = Math.ceil(least - half + 2 * eps);
  const toLeft = Math.floor(most + half - 2 * eps);
  const needed = toRight > 0 ? [toRight] : toLeft < 0 ? [toLeft] : [];
  return [...needed, -ud, ud].filter((by) => by !== 0 && Math.abs(by) <= ud);
}
