/** Where a blocked line of fire ends short of its target. */

import {
  type Base,
  basesCrossed,
  endBetween,
  type Point,
  pointTowards,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { forestCm } from '../../data/distances.ts';
import { ownBase } from '../bodies/bases.ts';
import { tenthsPerCm } from '../bodies/move-facts.ts';
import { placementOf } from '../bodies/placement.ts';
import type { Placement } from '../field/model.ts';
import { lineOfFire } from '../field/sight.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** The number of bisections used to find where a line is blocked. */
const halvings = 14;

/** The point on a line beyond which walls, hills or wood block sight. */
export function blockedByGround({ field }: Table, from: Placement, to: Placement): Point {
  const isSeen = ({ x, y }: Point) => {
    const there: Placement = { base: { ...to.base, x, y }, room: -1, vessel: -1 };
    const { solid, forest } = lineOfFire(field, from, there);
    return !solid && (forest === null || forest <= forestCm * tenthsPerCm);
  };
  return endBetween(from.base, to.base, halvings, isSeen).last;
}

/** The first base in the line between two figures, or null. */
export function blockedByFigure(state: State, one: FigureIndex, other: FigureIndex): Point | null {
  const [from, to] = [entryAt(state.figures, one), entryAt(state.figures, other)];
  const bases: Base[] = [];
  state.figures.forEach((figure, figureIndex) => {
    if (figure.status === 'on' && figureIndex !== one && figureIndex !== other) bases.push(ownBase(figure));
  });
  const [hit] = basesCrossed(from.x, from.y, to.x, to.y, bases);
  return hit === undefined ? null : pointTowards(from, to, hit.from);
}

/** Rules by which ground blocks a line. */
const byGround: readonly RuleId[] = ['shoot.line-solid', 'hide.forest-ten', 'hide.forest-deep'];

/** Where a refused shot ends, or null if its line reaches the target. */
export function blockedAt(
  table: Table,
  state: State,
  {
    man: figure,
    target,
    range,
  }: { readonly man: FigureIndex; readonly target: FigureIndex; readonly range: Tenths },
  refusals: readonly RuleId[],
): Point | null {
  if (refusals.some((rule) => byGround.includes(rule)))
    return blockedByGround(table, placementOf(state, figure), placementOf(state, target));
  if (refusals.includes('shoot.line-figure')) return blockedByFigure(state, figure, target);
  return refusals.includes('shoot.range')
    ? pointTowards(entryAt(state.figures, figure), entryAt(state.figures, target), range)
    : null;
}
