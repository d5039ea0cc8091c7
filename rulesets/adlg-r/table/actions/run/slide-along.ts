/** firstSlideAlong: where a way straight on begins to slide along the edge of an enemy that it may not slide along (`charge.slide-along`). */
import {
  angleBetween,
  type Base,
  baseDistance,
  edgeAlong,
  firstMet,
  placeBase,
  sharedEdge,
  type Tenths,
  type Track,
  toLocal,
  trackBySteps,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { angleEps, baseAt, baseOf, poseAhead } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { isInMelee, mostThreatening } from '../../zones/index.ts';

export interface SlidesAlong {
  readonly unit: UnitIndex;
  readonly track: Track;
  /** Enemies that the way leads to: nobody slides along whom it charges. */
  readonly aims: readonly UnitIndex[];
  /** Charging the enemy that threatens most allows sliding along any edge, a front included. */
  readonly isCharge: boolean;
}

/** How far along a slide is told from a mere touch of corners, in UD. */
const furtherUd = 0.25;

/** Null if there is none. */
export function firstSlideAlong(
  table: Table,
  state: State,
  { unit, track, aims, isCharge }: SlidesAlong,
): Tenths | null {
  if (track.length <= 0) return null;
  const { eps, ud } = table.sizes;
  const began = baseAt(table, state, unit, track.from);
  if (began.footprint.shape === 'round') return null;
  // A little wider than the base, so that a unit flush beside the way is met.
  const wide = { ...began.footprint, width: began.footprint.width + 2 * eps };
  const brush = trackBySteps(placeBase(wide, track.from), [{ step: 'march', by: track.length }]);
  let rest = unitsOn(table, state, otherSide(entryAt(table.units, unit).side))
    .filter((enemy) => !aims.includes(enemy))
    .map((enemy) => ({ enemy, base: baseOf(table, state, enemy) }));
  for (;;) {
    const met = firstMet(
      brush,
      rest.map(({ base }) => base),
      0,
    );
    if (met === null) return null;
    const beside = entryAt(rest, met.index);
    const further = Math.min(track.length, met.along + Math.round(furtherUd * ud));
    const body = baseAt(table, state, unit, poseAhead(track.from, further));
    if (!maySlide(table, state, { began, body, ...beside }))
      return isCharge && isAtMostThreatening(table, state, unit, track, aims) ? null : met.along;
    rest = rest.filter((one) => one !== beside);
  }
}

/** Whether a body beside an enemy slides along none of its edges, or along one where it may. */
function maySlide(
  table: Table,
  state: State,
  {
    began,
    body,
    enemy,
    base,
  }: { readonly began: Base; readonly body: Base; readonly enemy: UnitIndex; readonly base: Base },
): boolean {
  const { eps } = table.sizes;
  if (baseDistance(body, base) >= eps || sharedEdge(body, base, eps) <= eps) return true;
  const edge = edgeAlong(body, base);
  if (edge !== 'left' && edge !== 'right') return true;
  if (edgeAlong(base, body) === 'front') return false;
  if (baseDistance(began, base) < eps) return true;
  return isInMelee(state, enemy) || isInMelee(state, headOf(table, state, enemy));
}

function isAtMostThreatening(
  table: Table,
  state: State,
  unit: UnitIndex,
  { from }: Track,
  aims: readonly UnitIndex[],
): boolean {
  return mostThreatening(table, state, unit, from).some((threat) => aims.includes(threat));
}

/** The unit at the head of the column in which an enemy stands. */
function headOf(table: Table, state: State, enemy: UnitIndex): UnitIndex {
  const comrades = unitsOn(table, state, entryAt(table.units, enemy).side);
  let head = enemy;
  for (let rank = 0; rank < comrades.length; rank++) {
    const own = baseOf(table, state, head);
    const before = comrades.find((other) => {
      const base = baseOf(table, state, other);
      if (other === head || angleBetween(own.heading, base.heading) >= angleEps) return false;
      return (
        toLocal(own, base.x, base.y).ahead > 0 && sharedEdge(own, base, table.sizes.eps) > table.sizes.ud / 2
      );
    });
    if (before === undefined) return head;
    head = before;
  }
  return head;
}
