/** Front, flank and rear (`formation.facing`). */

import { type Base, cornerOf, isInPolygon, type Point, quarterOf, quarterShares } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { fieldOf } from '../field/field-of.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { bodyNow } from './bodies.ts';

export type Quarter = 'front' | 'flank' | 'rear';

/** Whether a unit has front, flank and rear. Open order, squares, garrisons and units inside a wood do not. */
export function hasSides(table: Table, state: State, unit: UnitIndex): boolean {
  const { stands } = entryAt(state.units, unit);
  if (stands.house !== none || stands.formation === 'open' || stands.formation === 'square') return false;
  return !fieldOf(table, state).woods.some((wood) => isInPolygon(wood, stands.x, stands.y));
}

/** Quarter from which a shot or an attack comes: that of the point, or that of most of the attacker's front edge. */
export function quarterFrom(
  table: Table,
  state: State,
  unit: UnitIndex,
  from: Point | Base,
): Quarter | 'none' {
  if (!hasSides(table, state, unit)) return 'none';
  const body = bodyNow(table, state, unit);
  const reading = table.options['formation.facing'];
  if (!('footprint' in from)) return quarterOfPoint(body, from, reading);
  const left = cornerOf(from, 'front-left');
  const right = cornerOf(from, 'front-right');
  return mostOf(
    reading === 'edge-lines'
      ? quarterShares(body, left.x, left.y, right.x, right.y)
      : counted(body, left, right),
  );
}

function quarterOfPoint(body: Base, { x, y }: Point, reading: 'edge-lines' | 'diagonals'): Quarter {
  return reading === 'edge-lines' ? quarterOf(body, x, y) : diagonalQuarter(body, x, y);
}

/** Quarter by lines at 45° from the corners. On a line is flank. */
function diagonalQuarter(body: Base, x: number, y: number): Quarter {
  const { ux, uy, vx, vy } = body;
  const wide = Math.sqrt(ux * ux + uy * uy);
  const deep = Math.sqrt(vx * vx + vy * vy);
  const dx = x - body.x;
  const dy = y - body.y;
  const ahead = (ux * dy - uy * dx) / wide;
  const aside = Math.abs(dx * vy - dy * vx) / deep;
  const beyond = aside - wide;
  if (ahead - deep > beyond) return 'front';
  return -ahead - deep > beyond ? 'rear' : 'flank';
}

/** Number of places examined on a front edge. Odd, so that two quarters never have half each. */
const looks = 41;

function counted(body: Base, left: Point, right: Point): Record<Quarter, number> {
  const count = { front: 0, flank: 0, rear: 0 };
  for (let i = 0; i < looks; i++) {
    const share = (2 * i + 1) / (2 * looks);
    const x = left.x + (right.x - left.x) * share;
    const y = left.y + (right.y - left.y) * share;
    count[diagonalQuarter(body, x, y)] += 1;
  }
  return count;
}

/** The quarter with more than half, where half ahead counts as front. An edge mostly in no quarter lies across the flank. */
function mostOf({ front, flank, rear }: Readonly<Record<Quarter, number>>): Quarter {
  const half = (front + flank + rear) / 2;
  if (front >= half) return 'front';
  return rear > half ? 'rear' : 'flank';
}
