/** matesAlong: units of a group that go along with one of them who conforms, to stay in line (`conform.motion`). */
import { fromLocal, frontOf, type Pose, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseAt, baseOf, offsetsIn, standsOn } from '../../bodies/index.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { bodiesBut, entersPenalty, mayStand } from './room.ts';
import type { ShiftedUnit } from './shift.ts';

/** Mates who stay in line by going no farther than 1 UD, each with room for itself. */
export function matesAlong(
  table: Table,
  state: State,
  unit: UnitIndex,
  pose: Pose,
  mates: readonly UnitIndex[],
): ShiftedUnit[] {
  const joined = mates.filter((mate) => entryAt(state.units, mate).status === 'on');
  const offsets = joined.length === 0 ? null : offsetsIn(table, state, [unit, ...joined]);
  if (offsets === null) return [];
  const frame = baseAt(table, state, unit, pose);
  const along: ShiftedUnit[] = [];
  let now = stateIf(state, [[unit, pose]]);
  joined.forEach((mate, n) => {
    const to = { ...fromLocal(frame, entryAt(offsets, n + 1)), heading: pose.heading };
    const by = wayOfFront(table, state, mate, to);
    if (by > table.sizes.ud + table.sizes.eps || !mayStand(table, now, mate, to)) return;
    const base = baseAt(table, state, mate, to);
    const isFree = !bodiesBut(table, now, [mate]).some(
      (body) => !mates.includes(body.unit) && standsOn(base, body.base, table.sizes.eps),
    );
    if (!isFree || entersPenalty(table, state, mate, to)) return;
    along.push({ unit: mate, pose: to, by });
    now = stateIf(now, [[mate, to]]);
  });
  return standApart(table, now, mates) ? along : [];
}

function standApart(table: Table, state: State, units: readonly UnitIndex[]): boolean {
  return units.every((unit, n) =>
    units
      .slice(n + 1)
      .every((other) => !standsOn(baseOf(table, state, unit), baseOf(table, state, other), table.sizes.eps)),
  );
}

function wayOfFront(table: Table, state: State, unit: UnitIndex, to: Pose): Tenths {
  const from = frontOf(baseOf(table, state, unit));
  const end = frontOf(baseAt(table, state, unit, to));
  return pointDistance(from.x, from.y, end.x, end.y);
}
