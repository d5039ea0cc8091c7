/** The edge of an enemy that a charge strikes: which are open from where it starts, and which its path meets first. */
import {
  type Base,
  type Edge,
  edgeMet,
  edgeOf,
  type LocalPoint,
  segmentToBase,
  toLocal,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitEdge } from '../../state/model.ts';
import { isAllRound } from '../melee/index.ts';

const allEdges: readonly UnitEdge[] = ['front', 'left', 'right', 'rear'];

/** The front edge of a charger in the frame of its target. */
interface StartLine {
  readonly left: LocalPoint;
  readonly right: LocalPoint;
}

/** Edges that are open to a charger whose front edge starts here (`charge.edge-front`, `charge.edge-flank`, `charge.edge-rear`). */
export function openEdges(target: Base, start: Base, eps: number): UnitEdge[] {
  const [left, right] = edgeOf(start, 'front').map(({ x, y }) => toLocal(target, x, y));
  if (left === undefined || right === undefined) return [];
  const line = { left, right };
  const { wide, deep } = sizeOf(target);
  const aheads = [left.ahead, right.ahead];
  const [least, most] = [Math.min(...aheads), Math.max(...aheads)];
  const open: UnitEdge[] = [];
  // `charge.edge-line`: wholly on the front line counts as ahead of it.
  if (most > eps || least >= -eps) open.push('front');
  const half = wide / 2 - eps;
  const isInStrip =
    isIn(line, half, eps, Number.POSITIVE_INFINITY) ||
    isIn(line, half, Number.NEGATIVE_INFINITY, -deep - eps);
  if (least < -eps && !isInStrip) open.push(left.right + right.right < 0 ? 'left' : 'right');
  if (least < -deep - eps) open.push('rear');
  return open;
}

function sizeOf({ footprint }: Base): { wide: number; deep: number } {
  if (footprint.shape === 'round') throw new RangeError('units stand on rectangles');
  return { wide: footprint.width, deep: footprint.depth };
}

/** Whether part of a line lies between two values ahead and nearer to the middle than `half`. */
function isIn({ left, right }: StartLine, half: number, low: number, high: number): boolean {
  const [a, b] = left.ahead <= right.ahead ? [left, right] : [right, left];
  if (b.ahead <= low || a.ahead >= high) return false;
  const share = (ahead: number) => (b.ahead === a.ahead ? 0 : (ahead - a.ahead) / (b.ahead - a.ahead));
  const from = Math.max(0, a.ahead < low ? share(low) : 0);
  const to = b.ahead > high ? share(high) : 1;
  const at = (part: number) => a.right + part * (b.right - a.right);
  return Math.min(at(from), at(to)) < half && Math.max(at(from), at(to)) > -half;
}

/** Where a charger starts, and where its path meets the target. */
export interface ChargePath {
  readonly start: Base;
  readonly end: Base;
}

/** The edge that is struck (`charge.edge-choice`). Those that are closed are passed over for the nearest open one. */
export function struckEdge(
  table: Table,
  state: State,
  on: UnitIndex,
  target: Base,
  { start, end }: ChargePath,
): UnitEdge {
  const met = edgeMet(target, end);
  if (isAllRound(table, state, on)) return met;
  const open = openEdges(target, start, table.sizes.eps);
  if (table.options['charge.edge-choice'] === 'charger') return best(open) ?? met;
  if (open.includes(met) || open.length === 0) return met;
  const far = (edge: Edge) => {
    const [a, b] = edgeOf(target, edge);
    return segmentToBase(end, a.x, a.y, b.x, b.y);
  };
  return entryAt(
    open.toSorted((one, other) => far(one) - far(other) || allEdges.indexOf(one) - allEdges.indexOf(other)),
    0,
  );
}

/** Free choice takes what hurts most. */
function best(open: readonly UnitEdge[]): UnitEdge | null {
  const flank = open.find((edge) => edge === 'left' || edge === 'right');
  return flank ?? (open.includes('rear') ? 'rear' : (open[0] ?? null));
}
