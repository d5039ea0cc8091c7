/** Reach of a unit: how far straight on, after wheels and turned about, and what ends it. */
import type { Measurement } from '@grognard/engine';
import type { Point, Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { allowanceOn, plotMove } from '../actions/move/index.ts';
import { baseOf } from '../bodies/index.ts';
import { cited } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { groundUnder } from '../field/index.ts';
import type { OrderStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isRefused } from '../state/turn.ts';
import type { InteractionContext } from './interaction-context.ts';
import { standAfter } from './lead.ts';
import { nextSequenceOf } from './threats.ts';

/** Wheels tried to either side, in tenths of a degree. */
const wheels = [0, 100, 200, 300, 450, 600, 750, 900] as const;
const tries = 7;

export function reachOf({ table, state }: InteractionContext, unit: UnitIndex): Measurement {
  const { side, corps, id } = entryAt(table.units, unit);
  const then = nextSequenceOf(state, side, table, corps);
  const left = [...wheels].reverse().map((angle) => endAfter(table, then, unit, 'left', angle));
  const right = wheels.slice(1).map((angle) => endAfter(table, then, unit, 'right', angle));
  const corners = [...left, ...right].flatMap((point) => point ?? []);
  const base = baseOf(table, state, unit);
  const outline = [{ x: base.x, y: base.y }, ...corners];
  return {
    items:
      corners.length < 3
        ? []
        : [{ kind: 'reach', id: `reach:${id}`, side: entryAt(table.sides, side).id, corners: outline }],
    lines: linesFor(table, then, unit),
    threats: [],
  };
}

/** Where the middle comes after a wheel and as far as it may go on. */
function endAfter(
  table: Table,
  state: State,
  unit: UnitIndex,
  about: 'left' | 'right',
  angle: number,
): Point | null {
  const wheel: OrderStep[] = angle === 0 ? [] : [{ step: 'wheel', about, angle }];
  const far = farthest(table, state, unit, wheel);
  if (far === null) return null;
  const steps: OrderStep[] = far === 0 ? wheel : [...wheel, { step: 'advance', by: far }];
  const stand = standAfter(table, state, [unit], steps);
  return stand === null ? null : stand.first;
}

/** The longest legal advance after these steps, or null if they are not legal themselves. */
function farthest(table: Table, state: State, unit: UnitIndex, first: readonly OrderStep[]): Tenths | null {
  const isLegal = (by: Tenths) => {
    const steps: OrderStep[] = by === 0 ? [...first] : [...first, { step: 'advance', by }];
    return steps.length === 0 || !isRefused(plotMove(table, state, [unit], steps));
  };
  if (!isLegal(0)) return null;
  let [low, high] = [0, allowanceOn(table, state, unit, 'open').far];
  if (isLegal(high)) return high;
  for (let n = 0; n < tries; n++) {
    const middle = Math.round((low + high) / 2);
    if (isLegal(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Its allowance here, how far it comes straight on, and the rule that ends it there. */
function linesFor(table: Table, state: State, unit: UnitIndex): string[] {
  const { instruments, grounds, ud } = interactionWordsOf(table);
  const base = baseOf(table, state, unit);
  const ground = groundUnder(table.field, base);
  const allowance = allowanceOn(table, state, unit, ground).far;
  const far = farthest(table, state, unit, []);
  const lines = [instruments.allowance(grounds[ground], ud(allowance / table.sizes.ud))];
  if (far === null || far >= allowance) return lines;
  const beyond = plotMove(table, state, [unit], [{ step: 'advance', by: far + table.sizes.eps * 4 }]);
  const [rule] = isRefused(beyond) ? beyond : [];
  return rule === undefined
    ? lines
    : [...lines, instruments.endsAt(ud(far / table.sizes.ud), cited(table, rule).label)];
}
