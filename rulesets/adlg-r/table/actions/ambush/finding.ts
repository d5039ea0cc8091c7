/** Who comes upon a marker: by nearness, by sight, or a friend who crosses it (`deploy.ambush-reveal`, `deploy.ambush-sight`). */
import { type Base, baseDistance, edgeOf, overlaps } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { SideIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Marker } from '../../state/setup.ts';
import { coveringArea, isInSight, markerBase } from './hiding.ts';

/** Distances in UD at which a marker is found, and at which its owner is asked. */
const foundUd = 1;
const nearUd = 4;

/** Numbers of the markers that lie on the table. */
export function markersThere({ markers }: State): number[] {
  return markers.flatMap(({ gone }, n) => (gone === null ? [n] : []));
}

/** Bases of the markers of a side, which count as units of it (`deploy.ambush-enemy`). */
export function markerBasesOf(table: Table, state: State, side: SideIndex): Base[] {
  return state.markers.flatMap((marker) =>
    marker.side === side && marker.gone === null ? [markerBase(table, marker.pose)] : [],
  );
}

/** Whether a unit, standing like this, comes upon a marker. */
export function findsMarker(
  table: Table,
  state: State,
  unit: UnitIndex,
  body: Base,
  { side, pose }: Pick<Marker, 'side' | 'pose'>,
): boolean {
  const base = markerBase(table, pose);
  if (entryAt(table.units, unit).side === side) return overlaps(body, base);
  if (baseDistance(body, base) < foundUd * table.sizes.ud + table.sizes.eps) return true;
  if (coveringArea(table, base) !== null) return false;
  const others = bodiesBut(table, state, unit);
  return edgeOf(body, 'front').some((eye) => isInSight(table, eye, body, base, others));
}

function bodiesBut(table: Table, state: State, unit: UnitIndex): Base[] {
  return indicesOf(table.units)
    .filter((other) => other !== unit && entryAt(state.units, other).status === 'on')
    .map((other) => baseOf(table, state, other));
}

/** Markers that somebody on the table has come upon, with the finder. */
export function foundNow(table: Table, state: State): { readonly marker: number; readonly by: UnitIndex }[] {
  return markersThere(state).flatMap((marker) => {
    const by = indicesOf(table.units).find(
      (unit) =>
        entryAt(state.units, unit).status === 'on' &&
        findsMarker(table, state, unit, baseOf(table, state, unit), entryAt(state.markers, marker)),
    );
    return by === undefined ? [] : [{ marker, by }];
  });
}

/** Whether an enemy of a marker’s owner has come within 4 UD of it in this sequence. */
export function isEnemyNear(table: Table, state: State, { side, pose }: Marker): boolean {
  const base = markerBase(table, pose);
  return indicesOf(table.units).some(
    (unit) =>
      entryAt(table.units, unit).side !== side &&
      entryAt(state.units, unit).status === 'on' &&
      entryAt(state.units, unit).doings.moved &&
      baseDistance(baseOf(table, state, unit), base) < nearUd * table.sizes.ud + table.sizes.eps,
  );
}

/** A unit that came out of hiding in this phase because an enemy was near cannot be charged in it (`deploy.ambush-reveal`). */
export function isShielded({ markers, sequence, step }: State, unit: UnitIndex): boolean {
  if (step !== 'movement') return false;
  return markers.some(
    ({ gone, units }) => gone?.how === 'near' && gone.sequence === sequence && units?.includes(unit) === true,
  );
}
